"""What the sentences of Dungeon Drop mention. The sentences themselves are in the Fluent files, one folder
per language.

Whoever speaks asks this package by name and knows nothing else of the game; docs/texts.md says what it must
offer. A single cube, ``gold_s1``, is called by its kind; several are counted, each kind a message
``amount-...`` with its number. Points on the table are said as ``$spot``.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

import msgspec

from undercroft.engine.choice import Option
from undercroft.engine.own_content import per_content
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import (
    GEMS,
    SIZES,
    Class,
    Cube,
    Printed,
    Quest,
    Race,
)
from undercroft.games.dungeon_drop.rules.acting import Pulling, Tossing
from undercroft.games.dungeon_drop.rules.exploring import share
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.rooms import inside, room, takes
from undercroft.games.dungeon_drop.rules.scoring import figures, monsters, opened
from undercroft.games.dungeon_drop.table import IN_BOX, IN_HAND, STASH, Table

KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "turn"), "seat"),
    "seats": "seat&",
    **dict.fromkeys(("card", "race", "cube", "into", "first", "second", "monster"), "card"),
    **dict.fromkeys(("small_gems", "large_gems"), "card="),
    **dict.fromkeys(("cubes", "copies"), "cost"),
    "ability": "ability",
    "own_ability": "ability",
    **dict.fromkeys(("window", "normal_window"), "window"),
    **dict.fromkeys(("colour", "edge"), "colour"),
    "glyph": "glyph",
    "ending": "ending",
    "legacy": "legacy",
}

MINUS: Final = "\N{MINUS SIGN}"


# -- the table -----------------------------------------------------------------------------------------------


def heroes(view: Mapping[str, Any]) -> list[str]:
    return [view["seat"][str(seat)]["race"] or "" for seat in range(view["seats"])]


def spaces(view: Mapping[str, Any]) -> dict[str, str]:
    """Cubes lie anywhere: there are no spaces with names."""
    return {}


def before(spaces: dict[str, str], told: Mapping[str, Any]) -> dict[str, str]:
    return spaces


# -- cubes and points ----------------------------------------------------------------------------------------


def kind_of(name: str) -> str:
    """The kind of a single cube or token, or the id of a card.

    >>> kind_of("gold_s1"), kind_of("pillar_token_2"), kind_of("high_elf")
    ('gold', 'pillar_token', 'high_elf')
    """
    return name if name in catalogue() else name.rpartition("_")[0]


def counted(names: Iterable[str]) -> dict[str, Any]:
    """Cubes by kind, and how many there are of all kinds."""
    found = Counter(map(kind_of, names))
    return {"cubes": dict(found), "cubes_n": found.total()}


def spot(x: float, y: float) -> str:
    """A point in millimetres, with a true minus.

    >>> spot(120, 40), spot(68.8, 3)
    ('(120, 40)', '(68.8, 3)')
    """
    return f"({x}, {y})".replace("-", MINUS)


SINGLE: Final = ("cube", "into", "first", "second", "monster")


def in_words(told: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of an event or a reason, with cubes by their kinds."""
    mentioned = dict(told)
    for name in SINGLE:
        if told.get(name):
            mentioned[name] = kind_of(told[name])
    if "cubes" in told:
        mentioned |= counted(told["cubes"])
    if "x" in told:
        mentioned["spot"] = spot(told["x"], told["y"])
    return mentioned


# -- events, reasons and prompts -----------------------------------------------------------------------------


def event(told: Mapping[str, Any]) -> dict[str, Any]:
    mentioned = in_words(told)
    if told["kind"] == "chests_rolled":
        rolls = told["rolls"]
        mentioned |= {"rolls": ", ".join(map(str, rolls)), "rolls_n": len(rolls), "n": sum(rolls)}
    elif told["kind"] == "looted":
        mentioned["corners"] = ", ".join(told["corners"])
    elif told["kind"] == "used":
        mentioned["own_ability"] = getattr(catalogue()[told["card"]], "ability", "")
        mentioned["copied"] = mentioned["own_ability"] != told["ability"]
    return mentioned


def reason(data: Mapping[str, Any]) -> dict[str, Any]:
    return in_words(data)


def prompt(view: Mapping[str, Any]) -> dict[str, Any]:
    own = view["seat"][str(view["asked"]["seat"])]
    return {
        "turn": view["turn"],
        "drawn": view["drawn"]["count"],
        "solo": view["seats"] == 1,
        "floor": view["floor"],
        "required": view["required"],
        "tracker": view["tracker"],
        "life": own["life_left"],
    }


# -- options -------------------------------------------------------------------------------------------------


def option(table: EngineTable, option: Option) -> dict[str, Any]:
    s = cast(Table, table)
    verb, *numbers = option
    kinds = s.game.verbs[verb].kinds
    mentioned: dict[str, Any] = {"prompt": ""}
    if s.choice is not None:
        mentioned["prompt"] = s.choice.prompt.replace(".", "-").replace("_", "-")
    for kind, number in zip(kinds, numbers, strict=True):
        mentioned[kind] = s.game.kinds[kind].write(s, number)
    if "cube" in kinds:
        mentioned["piece"] = mentioned["cube"]
        mentioned["cube"] = kind_of(mentioned["cube"])
    if "x" in kinds:
        at = kinds.index("x")
        mentioned["spot"] = spot(numbers[at], numbers[at + 1])
    more = MORE.get(verb)
    seat = s.active if s.choice is None else s.choice.seat
    return mentioned | more(s, seat, *numbers) if more else mentioned


def dropping(s: Table, seat: int, x: int, y: int, height: int) -> dict[str, Any]:
    """How many cubes will fall: those of the hand, those that will be drawn, or those picked up again."""
    top = s.stack[-1]
    if isinstance(top, Tossing):
        return {"n": len(top.chosen), "again": True}
    return {"n": len(s.at(IN_HAND)) or min(share(s), len(s.at(IN_BOX))), "again": False}


def using(s: Table, seat: int, card: int, copied: int) -> dict[str, Any]:
    """Resourceful uses the text of another card."""
    own, other = s.box.card(card), s.box.card(copied)
    return {"card": own.id, "own_ability": own.ability, "ability": other.ability, "copied": card != copied}


def choosing_room(s: Table, seat: int, *corners: int) -> dict[str, Any]:
    """What lies in it, the damage before Shields and abilities, and whether the Staircase is there."""
    found = room(s, corners)
    cubes = takes(s, found.corners, found.space)
    write = s.game.kinds["corner"].write
    return {
        "corners": ", ".join(write(s, n) for n in corners),
        "n": sum(s.box.damage[n] for n in cubes),
        "stair": bool(inside(s, found.space, frozenset({s.box.stair}))),
        **counted(s.names(cubes)),
    }


def drinking(s: Table, seat: int, monster: int) -> dict[str, Any]:
    return {"n": s.covers[monster]}


def facing(s: Table, seat: int, monster: int) -> dict[str, Any]:
    """What a monster deals, and how many Shields there are against it."""
    top = s.stack[-1]
    return {
        "n": s.box.damage[monster],
        "left": top.shields_left(s) if isinstance(top, Looting) else s.count(seat, "shield"),
    }


def swapping(s: Table, seat: int, first: int, second: int) -> dict[str, Any]:
    names = s.names((first, second))
    return {
        **dict(zip(("first", "second"), map(kind_of, names), strict=True)),
        **dict(zip(("piece", "other_piece"), names, strict=True)),
    }


def pulling(s: Table, seat: int, x: int, y: int) -> dict[str, Any]:
    top = s.stack[-1]
    return counted(s.names(top.pulled(s, x, y)) if isinstance(top, Pulling) else ())


def pointing(s: Table, seat: int, x: int, y: int) -> dict[str, Any]:
    top = s.stack[-1]
    return counted(s.names(top.within(s, x, y)) if isinstance(top, Tossing) else ())


def leaving(s: Table, seat: int) -> dict[str, Any]:
    """The score before the Chests are rolled, and what is asked for (DRP-R-48)."""
    return {
        "points": figures(s, seat, 0)["total"],
        "chests": opened(s, seat),
        "required": s.box.floors.score(s.tracker, s.life(seat)),
        "relics": relics(s, seat),
    }


def relics(s: Table, seat: int) -> int:
    return sum(n in s.box.relics for n in s.holds(seat, STASH))


def retiring(s: Table, seat: int) -> dict[str, Any]:
    return {"tracker": s.tracker, "legacy": s.box.floors.legacy_of(s.tracker).id}


def descending(s: Table, seat: int) -> dict[str, Any]:
    """The next floor, and how many Classes are drawn first (DRP-LVL-01, DRP-LVL-02)."""
    huge = s.box.in_group("huge")
    levels = bool(relics(s, seat)) + any(n in huge for n in monsters(s, seat))
    return {"floor": s.floor + 1, "n": min(levels, s.box.measures.game.levels, len(s.class_deck))}


MORE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "drop": dropping,
    "use": using,
    "room": choosing_room,
    "drink": drinking,
    "mend": drinking,
    "shield": facing,
    "slay": facing,
    "swap": swapping,
    "pull": pulling,
    "point": pointing,
    "leave": leaving,
    "retire": retiring,
    "descend": descending,
}


# -- cards ---------------------------------------------------------------------------------------------------

PIECES: Final[dict[type, str]] = {Cube: "cube", Race: "race", Class: "class", Quest: "quest"}


@per_content
def catalogue() -> dict[str, Printed]:
    """Every kind of cube and every card of the box, by its id."""
    box = base_box()
    pieces: list[Printed] = [*box.cubes, *box.races, *box.classes, *box.quests]
    return {piece.id: piece for piece in pieces}


def printed(name: str) -> Printed:
    return catalogue()[kind_of(name)]


def power(name: str) -> str:
    """Abilities stand on cards of their own."""
    return ""


def scene(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What goes on is part of the heading."""
    return None


def card(name: str) -> tuple[str, dict[str, Any]]:
    found = printed(name)
    kind = PIECES[type(found)]
    return kind, DETAILS[kind](found)


def cube_facts(cube: Cube) -> dict[str, Any]:
    return {
        "copies": dict(zip(SIZES, cube.counts, strict=True)),
        "colour": cube.colour,
        "edge": cube.edge or None,
        "glyph": cube.glyph,
        "scores": cube.scores or None,
        "points": cube.points,
        "damage": cube.damage,
    }


def class_facts(found: Class | Race) -> dict[str, Any]:
    """The ability, and when it is declared; the normal game is told where it differs."""
    solo, normal = found.solo.window, found.normal.window
    return {"ability": found.ability, "window": solo, "normal_window": None if solo == normal else normal}


def race_facts(race: Race) -> dict[str, Any]:
    return {"life": race.life, "initiative": race.initiative, **class_facts(race)}


def quest_facts(quest: Quest) -> dict[str, Any]:
    """What the gems are worth; `sized` where their size decides."""
    return {
        "small_gems": list(zip(GEMS, quest.small, strict=True)),
        "large_gems": list(zip(GEMS, quest.large, strict=True)),
        "sized": quest.small != quest.large,
        "mode": quest.mode or None,
    }


DETAILS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "cube": cube_facts,
    "race": race_facts,
    "class": class_facts,
    "quest": quest_facts,
}


def contents() -> dict[str, dict[str, Any]]:
    return {name: drawn(found) for name, found in catalogue().items()}


def drawn(found: Printed) -> dict[str, Any]:
    kind = PIECES[type(found)]
    facts = DETAILS[kind](found) | {"kind": kind, "number": found.number, "rules": list(found.rules)}
    if isinstance(found, Cube):
        facts |= {"finish": found.finish, "translucent": found.translucent, "groups": list(found.groups)}
        facts |= {"die": list(found.die), "mode": found.mode}
    return facts


def boards() -> dict[str, dict[str, Any]]:
    """The Relic tracker, the measures of table and pieces, lengths in hundredths of a millimetre, and what
    the pieces are called by their numbers.
    """
    box = base_box()
    tracker: dict[str, Any] = msgspec.to_builtins(box.floors)
    measures: dict[str, Any] = msgspec.to_builtins(box.measures)
    return {"tracker": tracker, "table": measures, "pieces": {"names": list(box.names)}}
