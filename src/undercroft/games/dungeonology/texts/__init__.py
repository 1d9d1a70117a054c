"""What the sentences of Dungeonology mention. The sentences themselves are in the Fluent files, one folder
per language.

Whoever speaks asks this package by name and knows nothing else of the game; docs/texts.md says what it must
offer. Facts are plain: seats are numbers, cards and Zones have their names in notation, and `KINDS` says
which is which. Whatever is counted, a cost, cubes, the effects of a Zone, is of the kind `cost`: each of its
words is a message `amount-...` with its number.

Interns and Skills are named with their kind in front, ``intern.guard``, because Trick Cards have the same
names.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, cast

import msgspec

from undercroft.engine.choice import Option
from undercroft.engine.frame import Frame
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeonology.board import ROW, SHAPES, meeting, passages_of_side, shared_edges, side_of
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import (
    COLOURS,
    CUBES,
    DIRECTIONS,
    FATE,
    START,
    Alert,
    Boss,
    Clan,
    Intern,
    Jinx,
    Panic,
    Scholar,
    Side,
    Trap,
    Trick,
    Zone,
    passage_names,
)
from undercroft.games.dungeonology.cards.packs import base_box, box_in
from undercroft.games.dungeonology.cards.procedures import HonoraryTour
from undercroft.games.dungeonology.rules.auxiliary import ALIKE, BRANCHES, is_alike, told_branch
from undercroft.games.dungeonology.rules.cubes import ChooseCube, LoseCube, collectable
from undercroft.games.dungeonology.rules.ending import neighbour_floors
from undercroft.games.dungeonology.rules.moving import Revealing, is_blocked, is_dark
from undercroft.games.dungeonology.rules.panic import Stampede
from undercroft.games.dungeonology.rules.playing import Playing, answered_by, can_pay
from undercroft.games.dungeonology.rules.scoring import PLACE_BONUS, cube_points, thesis_points
from undercroft.games.dungeonology.rules.skills import Butting, harvest_of
from undercroft.games.dungeonology.rules.stealth_test import (
    Espionage,
    StealthTest,
    Study,
    bonus_of,
    current_test,
)
from undercroft.games.dungeonology.rules.students import spare_students
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.rules.turn import THESIS_STARS, Thesis, forecast
from undercroft.games.dungeonology.rules.values import (
    change,
    colours_of,
    hand_value_of,
    has_room,
    initial_students_of,
    intelligence_of,
    is_protected,
    speed_of,
    stamina_of,
    stars_of,
    stars_on,
    study_bonus_of,
)
from undercroft.games.dungeonology.table import NOBODY, Table

KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "victim", "turn", "taker", "tester", "player"), "seat"),
    "seats": "seat&",
    **dict.fromkeys(("card", "answered", "zone", "other", "scholar", "boss"), "card"),
    "cards": "card*",
    "joins": "card&",
    "cell": "cell",
    **dict.fromkeys(("cost", "alternative", "wanted", "waits", "gains", "spaces", "effects"), "cost"),
    **dict.fromkeys(("north", "east", "south", "west"), "door"),
    "modifiers": "cube=",
    **dict.fromkeys(("skills", "exalted_skills"), "skill*"),
    "skill": "skill",
    "intern": "intern",
    "cube": "cube",
    "type": "type",
    "timing": "timing",
    "aux": "aux",
    "deed": "deed",
    "effect": "effect",
    "floor": "floor",
    **dict.fromkeys(("side", "shift", "way"), "side"),
    "colour": "colour",
    "lacking": "cube&",
    **dict.fromkeys(("setting", "needs"), "setting"),
    "phase": "phase",
    "ending": "ending",
}


# -- the table -----------------------------------------------------------------------------------------------


def heroes(view: Mapping[str, Any]) -> list[str]:
    return [view["seat"][str(seat)]["scholar"] or "" for seat in range(view["seats"])]


def spaces(view: Mapping[str, Any]) -> dict[str, str]:
    return {zone["cell"]: zone["zone"] for zone in view["dungeon"]}


def before(spaces: dict[str, str], told: Mapping[str, Any]) -> dict[str, str]:
    """A tile that lies stays where it is."""
    return spaces


# -- events, reasons and prompts -----------------------------------------------------------------------------


def event(told: Mapping[str, Any]) -> dict[str, Any]:
    return event_of(base_box(), told)


def event_of(box: Box, told: Mapping[str, Any]) -> dict[str, Any]:
    """The same where more boxes are in use."""
    mentioned = dict(told)
    kind = told["kind"]
    if kind == "indicated":
        mentioned["wanted"] = dict(Counter(told["cubes"]))
    elif kind == "aux_played":
        trick = printed(box, told["card"]).piece
        alike = told["branch"] in ALIKE
        mentioned["effect"] = f"social_{told['branch']}" if alike else effect_name(box, trick, told["branch"])
    elif kind == "main_declared":
        mentioned = {"victim": None, "zone": None} | mentioned
    elif kind == "nothing_fits":
        mentioned["floor"] = str(told["floor"])
    elif kind == "randomized":
        picked = COLOURS.index(told["colour"]) if told["what"] == "scholar" else None
        mentioned |= {"seat": picked, "way": told["passage"][0]}
    elif kind == "scored":
        mentioned["points"] = told["total"]
    return mentioned


def reason(data: Mapping[str, Any]) -> dict[str, Any]:
    mentioned = dict(data)
    if "floor" in data:
        mentioned["floor"] = str(data["floor"])
    if "cubes" in data:
        mentioned["lacking"] = data["cubes"]
    return mentioned


def more_actions(view: Mapping[str, Any], skills: Iterable[str]) -> int:
    """The Actions that Skills add to a turn."""
    by_skill = box_in(view).changes["actions"][2]
    return sum(by_skill.get(skill, 0) for skill in skills)


def prompt(view: Mapping[str, Any]) -> dict[str, Any]:
    asked = view["asked"]
    own = view["seat"][str(asked["seat"])]
    mentioned: dict[str, Any] = {
        "turn": view["turn"],
        "points": view["points"],
        "left": 1 + more_actions(view, own["skills"]) + view["extra"] - len(view["actions"]),
        "stun": own["stun"],
        "stamina": own["values"]["stamina"],
        "students": own["students"],
        "stars": own["stars"],
        "boss": view["boss"]["id"] if view["boss"] else None,
    }
    if view["plays"]:
        played = view["plays"][0]
        mentioned |= {"card": played["card"], "player": played["seat"]}
    elif view["stage"]:
        mentioned |= {"card": view["stage"][-1]}
    test = view["test"]
    if test:
        mentioned |= {name: test[name] for name in ("zone", "victim", "cube", "stealth", "alert")}
        mentioned |= {"test": test["kind"], "tester": test["seat"], "speakers": speakers(view)}
    return mentioned


def speakers(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Who may speak in the Stealth Test, in order: once around the table and the tester last, in Espionage
    only the two (DGY-STUDY-13, DGY-STUDY-15); and where in it we are. For those who draw it.
    """
    test, asked, seats = view["test"], view["asked"], view["seats"]
    others = [(test["seat"] + n) % seats for n in range(1, seats)]
    spied_on = [] if test["victim"] is None else [test["victim"]]
    order = [*(others if test["kind"] == "study" else spied_on), test["seat"]]
    begun = asked["prompt"] in ("test.opponent", "test.target", "test.tester")
    now = order.index(asked["seat"]) if begun and asked["seat"] in order else -1
    found = []
    for n, seat in enumerate(order):
        absent = view["seat"][str(seat)]["at"] in (None, "starting_zone")
        silent = absent or (seat != test["seat"] and test["silent"])
        state = "now" if n == now else "silent" if silent else "spoken" if n < now else "next"
        found.append({"seat": seat, "state": state})
    return found


# -- options -------------------------------------------------------------------------------------------------


def option(table: EngineTable, option: Option) -> dict[str, Any]:
    return option_of(MORE, table, option)


def option_of(
    mentions: Mapping[str, Callable[..., dict[str, Any]]], table: EngineTable, option: Option
) -> dict[str, Any]:
    """The same with what another game mentions, by verb."""
    s = cast(Table, table)
    verb, *numbers = option
    mentioned: dict[str, Any] = {}
    for kind, number in zip(s.game.verbs[verb].kinds, numbers, strict=True):
        written = number if kind in ("seat", "number") else s.game.kinds[kind].write(s, number)
        mentioned[ARGUMENTS.get(kind, kind)] = written
    if s.choice is not None:
        mentioned["prompt"] = s.choice.prompt.replace(".", "-").replace("_", "-")
    more = mentions.get(verb)
    seat = s.active if s.choice is None else s.choice.seat
    return mentioned | more(s, seat, *numbers) if more else mentioned


ARGUMENTS: Final = {"trick": "card", "number": "n"}  # where the kind of an argument does not name it

F = TypeVar("F", bound=Frame)


def top(s: Table, kind: type[F]) -> F:
    """The procedure that asks."""
    frame = s.stack[-1]
    assert isinstance(frame, kind)
    return frame


def counted(box: Box, cubes: Iterable[int]) -> dict[str, int]:
    found = Counter(cubes)
    return {box.cube_names[cube]: found[cube] for cube in sorted(found)}


def cubes_at(s: Table, zone: int, places: Iterable[int]) -> dict[str, int]:
    return counted(s.box, (s.spaces[zone][place] for place in places))


def several(name: str, amounts: Mapping[str, int]) -> dict[str, Any]:
    """What is counted, and of how many words it will consist."""
    return {name: amounts, f"{name}_n": sum(1 for n in amounts.values() if n)}


# the Activity


def becoming(s: Table, seat: int, scholar: int) -> dict[str, Any]:
    side = s.box.scholars[scholar].normal
    return values_of(side) | {"skills": list(side.skills)}


def exploring(s: Table, seat: int) -> dict[str, Any]:
    return {"n": speed_of(s, seat)}


def resting(s: Table, seat: int) -> dict[str, Any]:
    """What Rest and Bivouac bring, before the hand is changed."""
    students = min(initial_students_of(s, seat) - s.students[seat], spare_students(s))
    gains = {
        "recover": 0 if s.maximum else s.stun[seat],
        "unjinx": min(1, len(s.jinxes[seat]) + len(s.veiled[seat])),
        "gather": max(0, students),
        "refill": max(0, hand_value_of(s, seat) - len(s.hand[seat])),
    }
    return several("gains", gains)


def submitting(s: Table, seat: int) -> dict[str, Any]:
    """The Clan Card only for those who know it."""
    if not s.seen[s.clan] >> seat & 1:
        bonus = PLACE_BONUS[len(s.theses)]
        return {"known": False, "points": cube_points(s, seat), "target": 0, "total": 0, "bonus": bonus}
    points, target = thesis_points(s, seat), s.box.card[s.clan].target
    return {"known": True, "points": points, "target": target, "total": forecast(s, seat), "bonus": 0}


# moving


def waiting(s: Table, seat: int, zone: int) -> dict[str, int]:
    """What is in store for a Scholar who enters a Zone."""
    found: dict[str, int] = {}
    if s.traps[zone]:
        found["traps"] = len(s.traps[zone])
    for name, n in s.box.zone[zone].effects:
        if name == "stairs":
            new = not s.entered >> zone & 1 and not s.maximum
            found[name] = int(new and any(s.piles[floor - 1] for floor in neighbour_floors(s, zone)))
        elif name == "boss":
            found[name] = int(s.boss >= 0 and not s.boss_done)
        elif name in s.rules.incoming_effects and s.has("dangerous_zones"):
            found[name] = n or 1
    return found


def company(s: Table, seat: int, zone: int) -> list[int]:
    return [other for other in s.clockwise(seat) if s.at[other] == zone]


def coming(s: Table, seat: int, zone: int) -> dict[str, Any]:
    return several("waits", waiting(s, seat, zone)) | {"seats": company(s, seat, zone)}


def walking(s: Table, seat: int, zone: int) -> dict[str, Any]:
    """The way in: its side, and the Door that opens for her."""
    link = next(link for link in s.plan.links[s.at[seat]] if link.zone == zone)
    size, out = s.box.zone[s.at[seat]].size, link.out
    side = DIRECTIONS[side_of(size, (out & -out).bit_length() - 1)]
    doors, owned = s.box.zone[zone].doors, colours_of(s, seat)
    ways = [door for p, door in enumerate(doors) if link.into >> p & 1]
    opens = min((way for way in ways if way & owned == way), default=ways[0])
    door = {door_name(opens): 1} if opens else {}
    return several("waits", door | waiting(s, seat, zone)) | {
        "side": side,
        "seats": company(s, seat, zone),
    }


def door_name(colours: int) -> str:
    return "_".join(("door", *colour_names(colours)))


def colour_names(colours: int) -> list[str]:
    return [CUBES[cube] for cube in range(len(CUBES)) if colours >> cube & 1]


def revealing(s: Table, seat: int) -> dict[str, Any]:
    floor = s.box.zone[s.at[seat]].floor
    return choosing_floor(s, seat, floor)


def choosing_floor(s: Table, seat: int, floor: int) -> dict[str, Any]:
    wide = min(1 + change(s, seat, "tiles"), len(s.piles[floor - 1]))
    return {"floor": str(floor), "left": len(s.piles[floor - 1]), "wide": wide}


def laying(s: Table, seat: int, tile: int, cell: int) -> dict[str, Any]:
    """Where the tile will lie, and whether she will get in."""
    frame = top(s, Revealing)
    facts = laying_beside(s, frame.zone, tile, cell)
    edges = shared_edges(s.box, tile, cell, frame.zone, s.where[frame.zone])
    into = sum(1 << meeting(s.box, tile, cell, edge) for edge in edges)
    enters = not frame.stair and not frame.once
    return facts | {"shut": enters and is_blocked(s, seat, tile, into)}


def laying_beside(s: Table, beside: int, tile: int, cell: int) -> dict[str, Any]:
    """On which side, how far shifted, and with which Zones the tile will be linked."""
    down, right = divmod(cell - s.where[beside] + 64 * ROW + 64, ROW)
    x, y = right - 64, down - 64
    here, new = SHAPES[s.box.zone[beside].size].width, SHAPES[s.box.zone[tile].size].width
    if y in (here, -new):
        side, shift, halves = "s" if y > 0 else "n", "e" if x > 0 else "w", abs(x)
    else:
        side, shift, halves = "e" if x > 0 else "w", "s" if y > 0 else "n", abs(y)
    joins = []
    for zone, there in enumerate(s.where):
        meets = there >= 0 and shared_edges(s.box, tile, cell, zone, there)
        if meets and (zone == beside or s.box.zone[zone].floor == s.box.zone[tile].floor):
            joins.append(s.zone_word(zone))
    return {
        "side": side,
        "shift": shift if halves else None,
        "halves": halves,
        "joins": joins,
        "shut": False,
    }


# Stealth Tests


def luck(s: Table, zone: int) -> dict[str, int]:
    """What the Zone adds to a test that is taken in it."""
    effects = s.box.zone[zone].effects if s.has("dangerous_zones") else ()
    return {name: n for name, n in effects if name in ("good_luck", "bad_luck", "danger")}


def studying(s: Table, seat: int) -> dict[str, Any]:
    zone = s.at[seat]
    most = min(intelligence_of(s, seat), 1) if is_dark(s) else intelligence_of(s, seat)
    places = collectable(s, seat, zone, most)
    alert = Study(seat, zone, count=1).alert(s)
    return {
        "alert": alert,
        "most": len(places),
        "wanted": cubes_at(s, zone, places),
        "bonus": study_bonus_of(s, seat),
        **several("waits", luck(s, zone)),
    }


def spying(s: Table, seat: int, other: int, column: int) -> dict[str, Any]:
    alone = min(1, change(s, seat, "spies_alone"))
    return espionage(s, seat, other, column, alone) | several("cost", {} if alone else {"sacrifice": 1})


def heisting(s: Table, seat: int, other: int, column: int) -> dict[str, Any]:
    return espionage(s, seat, other, column, 1)


def espionage(s: Table, seat: int, other: int, column: int, alone: int) -> dict[str, Any]:
    test = Espionage(seat, s.at[seat], target=other, column=column, alone=alone)
    return {
        "alert": test.alert(s),
        "protected": is_protected(s, other, column),
        "room": has_room(s, seat, column),
        **several("waits", luck(s, s.at[seat])),
    }


def indicating(s: Table, seat: int, n: int) -> dict[str, Any]:
    test = top(s, Study).copy()
    test.count = n
    return {"alert": test.alert(s), "wanted": cubes_at(s, test.zone, collectable(s, seat, test.zone, n))}


def stealth_of(s: Table, test: StealthTest, *more: int) -> int:
    """What would be declared with these cards too."""
    laid = sum(bonus_of(s, test.seat, card) for card in (*test.cards, *more))
    return laid + test.constant_bonus(s)


def adding(s: Table, seat: int, card: int) -> dict[str, Any]:
    test = top(s, StealthTest)
    return {"bonus": bonus_of(s, seat, card), "stealth": stealth_of(s, test, card), "alert": test.alert(s)}


def declaring(s: Table, seat: int) -> dict[str, Any]:
    test = top(s, StealthTest)
    return {"stealth": stealth_of(s, test), "alert": test.alert(s)}


def passing(s: Table, seat: int) -> dict[str, Any]:
    test = current_test(s)
    if test is None:
        return {"stealth": 0, "alert": 0, "passed": False}
    alert = test.alert(s)
    return {"stealth": test.stealth, "alert": alert, "passed": test.stealth >= alert}


# cards and Skills


def cost_of(parts: Iterable[tuple[str, int]]) -> dict[str, int]:
    """A number that the player fixes is a word of its own."""
    return {name if n else f"{name}_any": n or 1 for name, n in parts}


def costs_of(trick: Trick) -> dict[str, Any]:
    first, *others = [cost_of(parts) for parts in trick.cost]
    return {"cost": first, "alternative": others[0] if others else None}


def using_aux(s: Table, seat: int, card: int, branch: int) -> dict[str, Any]:
    if is_alike(s, card):
        return {"effect": f"social_{told_branch(branch)}"}
    return {"effect": effect_name(s.box, s.box.trick[card], BRANCHES[branch])}


def robbing(s: Table, seat: int, card: int, other: int) -> dict[str, Any]:
    return {"effect": effect_name(s.box, s.box.trick[card], "rob")}


def effect_name(box: Box, trick: Trick, branch: str) -> str:
    return f"{aux_name(box, trick)}_{branch}"


def aux_name(box: Box, trick: Trick) -> str:
    return f"{box.types[trick.type]}_{trick.level}"


def playing(s: Table, seat: int, card: int) -> dict[str, Any]:
    """The card itself is no longer there when a discard is paid."""
    trick = s.box.trick[card]
    bills = [tuple((name, n + (name == "discard")) for name, n in parts) for parts in trick.cost]
    owner = None
    if trick.intern:
        intern = s.box.intern_index[trick.intern]
        owner = next((other for other in s.clockwise(seat) if intern in s.interns[other]), None)
    return costs_of(trick) | {
        "action": trick.action,
        "deed": "intern" if trick.intern else trick.id,
        "victim": owner,
        "payable": any(can_pay(s, seat, parts) for parts in bills),
    }


def reacting(s: Table, seat: int, card: int) -> dict[str, Any]:
    answered = answered_by(s)
    return playing(s, seat, card) | {"answered": s.name(answered.card), "player": answered.seat}


def using_skill(s: Table, seat: int, skill: int) -> dict[str, Any]:
    name = s.box.used_skills[skill]
    return {"cost": skill_cost(s.box, name), "deed": name}


def skill_cost(box: Box, skill: str) -> dict[str, int]:
    cost = box.skill[skill].cost
    return {cost: 1} if cost else {}


def harvesting(s: Table, seat: int, n: int) -> dict[str, Any]:
    skill = harvest_of(s, seat)
    places = collectable(s, seat, s.at[seat], n)
    return {"skill": skill, "cost": s.box.skill[skill].price_of(n), "wanted": cubes_at(s, s.at[seat], places)}


# choices inside an effect


def targeting(s: Table, seat: int, other: int) -> dict[str, Any]:
    return {
        "zone": s.zone_word(s.at[other]),
        "students": s.students[other],
        "cards_n": len(s.hand[other]),
    }


def going(s: Table, seat: int, zone: int) -> dict[str, Any]:
    """Who is there, who is moved there, and what happens then."""
    frame = s.stack[-1]
    found: dict[str, Any] = {"seats": [other for other in s.around() if s.at[other] == zone], "waits_n": 0}
    if isinstance(frame, Stampede):
        found["victim"] = frame.seats[0]
    elif isinstance(frame, Playing) and ("go_there",) in s.box.trick[frame.card].effects:
        found |= several("waits", waiting(s, seat, zone))
    return {"waits": {}, "victim": None} | found


def choosing_cube(s: Table, seat: int, cube: int) -> dict[str, Any]:
    """What it is worth, and whether a Star goes with it."""
    frame = s.stack[-1]
    found = {"value": s.hinges.cube_value(s, cube), "star": False, "taker": None, "victim": None}
    if isinstance(frame, (ChooseCube, Thesis)):
        board = list(s.board[seat])
        board[cube] = board[cube][:-1]
        found["star"] = stars_on(s.box, tuple(board)) < stars_of(s, seat)
        if isinstance(frame, ChooseCube):
            found["taker"] = None if frame.taker == NOBODY else frame.taker
    else:
        found["victim"] = getattr(frame, "victim", None)
    return found


def protecting(s: Table, seat: int) -> dict[str, Any]:
    """One cube, or any of them if a Toll would take it."""
    frame = s.stack[-1]
    if not isinstance(frame, LoseCube):
        return {"cube": None, "taker": None}
    taker = None if frame.taker == NOBODY else frame.taker
    return {"cube": s.cube_word(frame.column), "taker": taker}


def numbering(s: Table, seat: int, n: int) -> dict[str, Any]:
    frame = s.stack[-1]
    if not isinstance(frame, HonoraryTour):
        return {"wanted": {}}
    places = collectable(s, seat, s.at[seat], n)
    return {"wanted": cubes_at(s, s.at[seat], places)}


def paying(s: Table, seat: int, n: int) -> dict[str, Any]:
    return {"cost": cost_of(s.box.trick[top(s, Playing).card].cost[n])}


def discarding(s: Table, seat: int, card: int) -> dict[str, Any]:
    owner = next(other for other in range(s.seats) if card in s.hand[other])
    return {"bonus": s.box.bonus[card], "victim": owner}


def shedding(s: Table, seat: int, card: int) -> dict[str, Any]:
    return {"penalty": s.box.card[card].penalty}


def bearing(s: Table, seat: int) -> dict[str, Any]:
    """A Stun Token, or the price of an Objection."""
    facts: dict[str, Any] = {"stun": s.stun[seat], "stamina": stamina_of(s, seat)}
    facts |= {"students": s.students[seat], "card": None}
    if not isinstance(s.stack[-1], Stuns):
        plays = [frame for frame in s.stack if isinstance(frame, Playing) and frame.seat == seat]
        facts["card"] = s.name(plays[-1].card) if plays else None
    return facts


def butting(s: Table, seat: int) -> dict[str, Any]:
    frame = top(s, Butting)
    return {"victim": frame.victim, "heroic": bool(frame.heroic), "n": len(s.hand[frame.victim])}


def ceasing(s: Table, seat: int) -> dict[str, Any]:
    boss = s.box.bosses[s.boss].id if s.boss >= 0 else None
    return {"points": s.points, "boss": boss, "acted": len(s.actions)}


MORE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "scholar": becoming,
    "explore": exploring,
    "rest": resting,
    "bivouac": resting,
    "submit": submitting,
    "walk": walking,
    "sneak": coming,
    "teleport": coming,
    "reveal": revealing,
    "floor": choosing_floor,
    "lay": laying,
    "study": studying,
    "spy": spying,
    "heist": heisting,
    "indicate": indicating,
    "add": adding,
    "declare": declaring,
    "pass": passing,
    "aux": using_aux,
    "rob": robbing,
    "main": playing,
    "react": reacting,
    "skill": using_skill,
    "collect": harvesting,
    "target": targeting,
    "at": going,
    "cube": choosing_cube,
    "keep": protecting,
    "yield": protecting,
    "number": numbering,
    "pay": paying,
    "discard": discarding,
    "shed": shedding,
    "avoid": bearing,
    "suffer": bearing,
    "shake": butting,
    "snatch": butting,
    "done": ceasing,
}


# -- cards ---------------------------------------------------------------------------------------------------

Piece = Scholar | Zone | Trick | Jinx | Intern | Clan | Alert | Panic | Boss | Trap
PIECES: Final[dict[type, str]] = {
    Scholar: "scholar",
    Zone: "zone",
    Trick: "trick",
    Jinx: "jinx",
    Intern: "intern",
    Clan: "clan",
    Alert: "alert",
    Panic: "panic",
    Boss: "boss",
    Trap: "trap",
}


class Printed(NamedTuple):
    """Something printed: what it is called, its kind, and what stands on it; of a Skill the Scholar."""

    name: str
    kind: str
    piece: Any
    box: Box


@cache
def catalogue(box: Box) -> dict[str, Printed]:
    """Everything of a box by its name, copies left out; kinds that the base does not know are left out."""
    pieces = (*box.scholars, *box.card, *box.bosses, *box.alerts)
    kinds = [(piece, kind_of(piece)) for piece in pieces]
    found = {piece.id: Printed(piece.id, kind, piece, box) for piece, kind in kinds if kind}
    for intern in box.interns:
        found[f"intern.{intern.id}"] = Printed(f"intern.{intern.id}", "intern", intern, box)
    for scholar in box.scholars:
        for skill in (*scholar.normal.skills, *scholar.exalted.skills):
            found[f"skill.{skill}"] = Printed(f"skill.{skill}", "skill", scholar, box)
    return found


def kind_of(piece: Any) -> str:
    return next((kind for known, kind in PIECES.items() if isinstance(piece, known)), "")


def printed(box: Box, name: str) -> Printed:
    """By its name, or by that of a copy."""
    found = catalogue(box).get(name)
    return found if found is not None else catalogue(box)[name.rpartition("_")[0]]


def power(name: str) -> str:
    """Skills are cards of their own."""
    return ""


def scene(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """A Stealth Test is told by those who draw it."""
    return None


def card(name: str) -> tuple[str, dict[str, Any]]:
    return card_of(base_box(), name)


def card_of(box: Box, name: str) -> tuple[str, dict[str, Any]]:
    found = printed(box, name)
    return found.kind, DETAILS[found.kind](found)


def signed(n: int) -> str:
    """With a sign in front, a true minus: for sentences."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else f"+{n}"


def values_of(side: Side) -> dict[str, Any]:
    names = ("students", "hand", "speed", "intelligence", "stamina")
    return {name: getattr(side, name) for name in names}


def scholar_facts(found: Printed) -> dict[str, Any]:
    normal, exalted = found.piece.normal, found.piece.exalted
    facts: dict[str, Any] = values_of(normal)
    for name, n in values_of(exalted).items():
        facts[name] = str(n) if facts[name] == n else f"{facts[name]}/{n}"
    combo = {CUBES[cube]: n for cube, n in enumerate(found.piece.combo) if n}
    return facts | {"wanted": combo, "skills": list(normal.skills), "exalted_skills": list(exalted.skills)}


def zone_facts(found: Printed) -> dict[str, Any]:
    zone = found.piece
    sides = [zone_side(zone, side) for side in range(4)]
    facts = dict(zip(("north", "east", "south", "west"), sides, strict=True))
    effects = dict(effect_amount(found.box, name, n) for name, n in zone.effects)
    return {
        "floor": str(zone.floor),
        "alert": zone.alert,
        **several("spaces", counted(found.box, zone.spaces)),
        **several("effects", effects),
        **facts,
    }


def zone_side(zone: Zone, side: int) -> tuple[str, int]:
    """How many Passages a side has, and which Door they have."""
    ways = zone.passages & passages_of_side(zone.size, side)
    passages = [p for p in range(len(zone.doors)) if ways >> p & 1]
    if not passages:
        return "wall", 0
    colours = colour_names(zone.doors[passages[0]])
    return "_".join(colours) or "open", len(passages)


def effect_amount(box: Box, name: str, n: int) -> tuple[str, int]:
    """An icon of a Zone as something that is counted; a letter, a colour and a word become part of it."""
    beside = box.zone_effects[name]
    if isinstance(beside, tuple):
        return f"{name}_{beside[n]}", 1
    if name == "secret_passage":
        return f"passage_{chr(n + ord('a'))}", 1
    if name == "bivouac":
        return f"bivouac_{CUBES[n]}", 1
    return name, n or 1


def trick_facts(found: Printed) -> dict[str, Any]:
    trick = found.piece
    facts = {
        "type": found.box.types[trick.type],
        "bonus": trick.bonus,
        "aux": aux_name(found.box, trick),
    }
    return facts | {"timing": trick.timing, "action": trick.action} | costs_of(trick)


def jinx_facts(found: Printed) -> dict[str, Any]:
    return {"penalty": found.piece.penalty}


def intern_facts(found: Printed) -> dict[str, Any]:
    return {"points": found.piece.points}


def clan_facts(found: Printed) -> dict[str, Any]:
    clan = found.piece
    modifiers = [(CUBES[cube], signed(n)) for cube, n in enumerate(clan.modifiers) if n]
    return {"target": clan.target, "modifiers": modifiers}


def alert_facts(found: Printed) -> dict[str, Any]:
    alert = found.piece
    bonuses, refills, _ = zip(*alert.rows, strict=True)
    return {
        "minutes": alert.minutes,
        "students": alert.students,
        "bonuses": "/".join(map(str, bonuses)),
        "refills": "/".join(map(str, refills)),
    }


def panic_facts(found: Printed) -> dict[str, Any]:
    return {"students": found.piece.students, "alert": found.piece.alert}


def boss_facts(found: Printed) -> dict[str, Any]:
    return {"alert": found.piece.alert}


def trap_facts(found: Printed) -> dict[str, Any]:
    return {}


def skill_facts(found: Printed) -> dict[str, Any]:
    """Who has it, when it is used and what it costs."""
    skill = found.box.skill[found.name.removeprefix("skill.")]
    timing, cost = skill.moment or "passive", skill_cost(found.box, skill.id)
    if skill.price:
        timing, cost = "action", skill.price_of(1)
    return {"timing": timing, "passive": timing == "passive", "cost": cost, "scholar": found.piece.id}


DETAILS: Final[dict[str, Callable[[Printed], dict[str, Any]]]] = {
    "scholar": scholar_facts,
    "zone": zone_facts,
    "trick": trick_facts,
    "jinx": jinx_facts,
    "intern": intern_facts,
    "clan": clan_facts,
    "alert": alert_facts,
    "panic": panic_facts,
    "boss": boss_facts,
    "trap": trap_facts,
    "skill": skill_facts,
}

# What to read about cards that no rule names.
ABOUT: Final = {
    "zone": ("DGY-ZONE-01",),
    "alert": ("DGY-OMEGA-11",),
    "trap": ("DGY-TOKEN-07",),
    "skill": ("DGY-BOARD-02",),
}


def boards() -> dict[str, dict[str, Any]]:
    """The printed boards: the columns of a Note Board, and the Bonfire; and what a Thesis asks for."""
    return boards_of(base_box())


def boards_of(box: Box) -> dict[str, dict[str, Any]]:
    note = {cube: msgspec.to_builtins(column) for cube, column in zip(CUBES, box.columns, strict=True)}
    return {"note": note, "bonfire": {"spaces": box.bonfire}, "thesis": {"stars": THESIS_STARS}}


def contents() -> dict[str, dict[str, Any]]:
    return contents_of(base_box())


def contents_of(box: Box) -> dict[str, dict[str, Any]]:
    return {name: drawn(found) for name, found in catalogue(box).items()}


def drawn(found: Printed) -> dict[str, Any]:
    kind, piece = found.kind, found.piece
    own = None if kind == "skill" else piece
    number, rules = getattr(own, "number", ""), getattr(own, "rules", ()) or ABOUT.get(kind, ())
    facts = DETAILS[kind](found) | {"kind": kind, "number": number, "rules": list(rules)}
    more = DRAWINGS.get(kind)
    found_copies = {"copies": sum(card is piece for card in found.box.card)} if kind == "trick" else {}
    return facts | found_copies | more(piece, found.box) if more else facts


def drawn_scholar(scholar: Scholar, box: Box) -> dict[str, Any]:
    sides = {"normal": scholar.normal, "exalted": scholar.exalted}
    return {name: values_of(side) | {"skills": list(side.skills)} for name, side in sides.items()}


def drawn_zone(zone: Zone, box: Box) -> dict[str, Any]:
    """The tile as it is printed: cubes from the left, Passages clockwise, their Doors, the icons in order."""
    names = passage_names(zone.size)
    doors = {names[p]: colour_names(door) for p, door in enumerate(zone.doors) if door}
    return {
        "floor": zone.floor,
        "size": zone.size,
        "slots": [box.cube_names[cube] for cube in zone.spaces],
        "passages": [name for p, name in enumerate(names) if zone.passages >> p & 1],
        "doors": doors,
        "icons": [icon(box, name, n) for name, n in zone.effects],
        "start": zone.id == START,
    }


def icon(box: Box, name: str, n: int) -> list[str | int]:
    beside = box.zone_effects[name]
    if isinstance(beside, tuple):
        return [name, beside[n]]
    if name == "secret_passage":
        return [name, chr(n + ord("A"))]
    return [name, CUBES[n]] if name == "bivouac" else [name, n]


def drawn_trick(trick: Trick, box: Box) -> dict[str, Any]:
    main = trick.type != FATE
    return {
        "level": trick.level,
        "costs": [[list(part) for part in parts] for parts in trick.cost] if main else [],
        "grants": trick.intern,
        "when": trick.when,
        "reaction": trick.reaction,
        "peaceful": trick.peaceful,
        "omega": trick.omega,
        "aimed": bool(main and trick.aim),
    }


def drawn_jinx(jinx: Jinx, box: Box) -> dict[str, Any]:
    return {"omega": jinx.omega}


def drawn_intern(intern: Intern, box: Box) -> dict[str, Any]:
    return {"shield": CUBES[intern.shield] if intern.shield >= 0 else ""}


def drawn_alert(alert: Alert, box: Box) -> dict[str, Any]:
    return {"omegas": alert.omegas, "rows": [list(row) for row in alert.rows]}


def drawn_panic(panic: Panic, box: Box) -> dict[str, Any]:
    return {"dungeon": panic.dungeon, "wants_boss": panic.boss}


def drawn_boss(boss: Boss, box: Box) -> dict[str, Any]:
    return {"who": boss.boss}


def drawn_trap(trap: Trap, box: Box) -> dict[str, Any]:
    return {"trap": trap.id.removeprefix("trap_"), "n": trap.n}


DRAWINGS: Final[dict[str, Callable[[Any, Box], dict[str, Any]]]] = {
    "scholar": drawn_scholar,
    "zone": drawn_zone,
    "trick": drawn_trick,
    "jinx": drawn_jinx,
    "intern": drawn_intern,
    "alert": drawn_alert,
    "panic": drawn_panic,
    "boss": drawn_boss,
    "trap": drawn_trap,
}
