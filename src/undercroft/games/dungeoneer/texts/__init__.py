"""What the sentences of Dungeoneer mention. The sentences themselves are in the Fluent files, one folder per
language.

Whoever speaks asks this package by name and knows nothing else of the game; docs/texts.md says what it must
offer. Facts are plain: seats are numbers, cards and spaces have their names in notation, and `KINDS` says
which is which.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from undercroft.engine.choice import Option
from undercroft.engine.own_content import per_content
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeoneer.board import OPPOSITE, STEPS
from undercroft.games.dungeoneer.cards.box import base_box, tournament_box
from undercroft.games.dungeoneer.cards.content import (
    LOCKED,
    MOVE,
    NO_ATTACK,
    OPEN,
    OPENING,
    SCORES,
    TRAPPED,
    WALL,
    Card,
)
from undercroft.games.dungeoneer.cards.effects import Destruction, Swap
from undercroft.games.dungeoneer.heuristics.odds import (
    duel_odds,
    monster_odds,
    passes,
    percent,
    quest_fight_odds,
)
from undercroft.games.dungeoneer.rules.combat import Round, weapon_parts
from undercroft.games.dungeoneer.rules.layout import Layout
from undercroft.games.dungeoneer.rules.move import challenge_price
from undercroft.games.dungeoneer.rules.scores import price_of
from undercroft.games.dungeoneer.rules.threats import Test, total_of
from undercroft.games.dungeoneer.rules.ways import shut_door
from undercroft.games.dungeoneer.table import QUESTS_TO_WIN, Table

KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "victim", "turn"), "seat"),
    "seats": "seat&",
    "rolls": "seat=",
    "hero": "seat/card",
    "foe": "seat/monster/card",
    **dict.fromkeys(("card", "old", "first", "second", "there", "treasure"), "card"),
    **dict.fromkeys(("cards", "quests"), "card*"),
    "joins": "card&",
    "rooms": "card|",
    **dict.fromkeys(("cell", "to", "first_cell", "second_cell"), "cell"),
    **dict.fromkeys(("parts", "hero_parts", "foe_parts"), "sum"),
    "cost": "cost",
    **dict.fromkeys(("north", "east", "south", "west"), "door"),
    **dict.fromkeys(("attacks", "rows"), "score="),
    "tags": "tag*",
    "score": "score",
    "side": "side",
    "phase": "phase",
    "timing": "timing",
    "tag": "tag",
    "power": "power",
    "thing": "thing",
    "how": "ending",
}


# -- the table -----------------------------------------------------------------------------------------------


def heroes(view: Mapping[str, Any]) -> list[str]:
    return [view["seat"][str(seat)]["hero"] for seat in range(view["seats"])]


def spaces(view: Mapping[str, Any]) -> dict[str, str]:
    return {space["cell"]: space["card"] for space in view["map"]}


def before(spaces: dict[str, str], told: Mapping[str, Any]) -> dict[str, str]:
    """Only Shifting Halls ever moves a Map card."""
    if told["kind"] == "swapped":
        first, second = told["cells"]
        spaces[first], spaces[second] = told["second"], told["first"]
    return spaces


# -- events, reasons and prompts -----------------------------------------------------------------------------


def event(told: Mapping[str, Any]) -> dict[str, Any]:
    mentioned = dict(told)
    if told["kind"] == "rolled_for_first":
        mentioned["rolls"] = list(zip(told["seats"], told["dice"], strict=True))
    elif told["kind"] == "combat_compared":
        ahead = told["hero_total"] - told["foe_total"]
        mentioned["won"] = "hero" if ahead > 0 else "foe" if ahead < 0 else "nobody"
    elif told["kind"] == "swapped":
        mentioned["first_cell"], mentioned["second_cell"] = told["cells"]
        mentioned["first_turned"], mentioned["second_turned"] = told["turned"]
    return mentioned


def reason(data: Mapping[str, Any]) -> dict[str, Any]:
    """Where a hero is refused something, it is about the power."""
    mentioned = dict(data)
    if "hero" in data:
        mentioned["power"] = power(data["hero"])
    if is_hero(data.get("card", "")):
        mentioned["card"] = f"power.{power(data['card'])}"
    return mentioned


def prompt(view: Mapping[str, Any]) -> dict[str, Any]:
    asked, scene = view["asked"], view["scene"] or {}
    hero = printed(view["seat"][str(asked["seat"])]["hero"])
    mentioned = {
        "turn": view["turn"],
        "points": view["points"],
        "power": power(hero.id),
        "cost": power_cost(hero),
    }
    if "foe" in scene:
        mentioned |= {"hero": scene["hero"], "foe": scene["foe"], "score": scene["score"]}
        if scene["foe"] == f"@{asked['seat']}":  # the challenged hero looks at it from the other side
            mentioned |= {"hero": asked["seat"], "foe": f"@{scene['hero']}"}
    elif view["stage"]:
        mentioned["card"] = mentioned["foe"] = scene.get("card") or view["stage"][-1]
    return mentioned


# -- options -------------------------------------------------------------------------------------------------


def option(table: EngineTable, option: Option) -> dict[str, Any]:
    s = cast(Table, table)
    verb, *numbers = option
    kinds = s.game.verbs[verb].kinds
    mentioned: dict[str, Any] = {}
    for name, kind, number in zip(ARGUMENTS.get(verb, kinds), kinds, numbers, strict=True):
        mentioned[name] = number if kind == "seat" else s.game.kinds[kind].write(s, number)
    more = MORE.get(verb)
    seat = s.active if s.choice is None else s.choice.seat
    return mentioned | more(s, seat, *numbers) if more else mentioned


ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {  # where the kind of an argument does not name it
    "replace": ("card", "old"),
    "offer": ("card", "treasure"),
    "facing": ("first_facing", "second_facing"),
}


def discarding(s: Table, seat: int, n: int) -> dict[str, Any]:
    return {"from": "quest" if n in s.quests[seat] else "treasure" if n in s.treasures[seat] else "hand"}


def playing(s: Table, seat: int, n: int, *_: int) -> dict[str, Any]:
    return {"cost": {"glory": price_of(s, seat, s.box.card[n])}}


def using(s: Table, seat: int, n: int) -> dict[str, Any]:
    return {"left": s.box.card[n].charges - s.tokens[n]}


def unlocking(s: Table, seat: int, n: int, side: int) -> dict[str, Any]:
    return using(s, seat, n) | {"there": space_name(s, s.at[seat] + STEPS[side])}


def lifting(s: Table, seat: int, n: int) -> dict[str, Any]:
    return {"cost": {"glory": s.box.card[n].payoff}}


def sending(s: Table, seat: int, n: int, *_: int) -> dict[str, Any]:
    card = s.box.card[n]
    return {"cost": {"peril": card.cost}, "target": card.target}


def attacking(s: Table, seat: int, n: int, victim: int, score: int) -> dict[str, Any]:
    return sending(s, seat, n) | {"victim": victim} | stakes(*monster_odds(s, n, score, victim))


def springing(s: Table, seat: int, n: int, victim: int) -> dict[str, Any]:
    fails = 1 - passes(s, victim, "trap", *s.box.card[n].test)
    return sending(s, seat, n) | {"victim": victim, "odds": percent(fails)}


def stakes(odds: float, risk: float) -> dict[str, Any]:
    """How often dice are kind to whoever asks for them, and how often they are not."""
    return {"odds": percent(odds), "risk": percent(risk)}


def destroying(s: Table, seat: int, n: int) -> dict[str, Any]:
    frame = s.stack[-1]
    assert isinstance(frame, Destruction)
    return {"seat": frame.victim}


def facing(s: Table, seat: int, *_: int) -> dict[str, Any]:
    frame = s.stack[-1]
    assert isinstance(frame, Swap)
    return {"first": space_name(s, frame.first), "second": space_name(s, frame.second)}


def placing(s: Table, seat: int, cell: int, turned: int) -> dict[str, Any]:
    """The new card with the spaces it will be linked to."""
    frame = s.stack[-1]
    card = frame.card(s) if isinstance(frame, Layout) else s.stage[-1]
    sides = s.box.sides[2 * card + turned]
    joins = [
        space_name(s, cell + STEPS[side])
        for side in range(4)
        if sides[side] != WALL
        and cell + STEPS[side] in s.grid
        and s.box.sides[s.grid[cell + STEPS[side]]][OPPOSITE[side]] != WALL
    ]
    return {"card": s.name(card), "joins": joins}


def walking(s: Table, seat: int, side: int) -> dict[str, Any]:
    return {"there": space_name(s, s.at[seat] + STEPS[side])}


def entering(s: Table, seat: int, side: int) -> dict[str, Any]:
    """The space with the Pit that still waits there."""
    card = s.grid[s.at[seat] + STEPS[side]] // 2
    pit = 0 if s.used[card] else s.box.card[card].pit
    return walking(s, seat, side) | {"pit": pit, "needs": needed(s, seat, "pit", MOVE, pit)}


def needed(s: Table, seat: int, kind: str, score: int, threat: int) -> int:
    """The die that a test asks for as things are: 1 if none can fail, 7 if none is enough."""
    return min(7, max(1, threat - total_of(s, Test(seat, kind, score, threat, card=0))))


def opening(s: Table, seat: int, side: int) -> dict[str, Any]:
    mark = shut_door(s, seat, side)
    kind, threat = door(mark)
    needs = needed(s, seat, "door", MOVE, threat)
    return walking(s, seat, side) | {"door": kind, "threat": threat, "score": SCORES[MOVE], "needs": needs}


def challenging(s: Table, seat: int, rival: int, score: int) -> dict[str, Any]:
    return {"cost": {"points": challenge_price(s, seat)}} | stakes(*duel_odds(s, seat, rival, score))


def acting(s: Table, seat: int, *_: int) -> dict[str, Any]:
    here = s.grid[s.at[seat]] // 2
    action = s.box.card[here].action
    assert action is not None
    return {"card": s.name(here), "cost": {"points": action.points, "glory": action.glory}}


def using_power(s: Table, seat: int, *_: int) -> dict[str, Any]:
    hero = s.box.card[s.hero[seat]]
    return {"power": power(hero.id), "cost": power_cost(hero)}


def questing(s: Table, seat: int, n: int) -> dict[str, Any]:
    card = s.box.card[n]
    mentioned: dict[str, Any] = {"quest": card.quest, "stage": s.tokens[n], "cost": {"glory": card.glory}}
    score, threat = card.test
    mentioned |= {"treasures": card.treasures, "score": SCORES[score], "threat": threat}
    mentioned["needs"] = needed(s, seat, "quest", score, threat)
    if card.quest == "slay":
        mentioned |= {"foe": card.thing, "n": card.life - s.tokens[n]}
        mentioned |= stakes(*quest_fight_odds(s, seat, n))
    elif card.thing:
        mentioned["thing"] = card.thing
    return mentioned


def styling(s: Table, seat: int, score: int) -> dict[str, Any]:
    return {"n": s.box.card[current_round(s).card].attack[score]}


def arming(s: Table, seat: int, n: int) -> dict[str, Any]:
    """The bonus as far as the foe lets it count; without a charge a charged weapon has none."""
    parts = [] if s.box.card[n].charges else weapon_parts(s, current_round(s), n)
    return {"bonus": sum(bonus for _, bonus in parts)}


def charging(s: Table, seat: int, n: int) -> dict[str, Any]:
    fight, weapon = current_round(s), s.box.card[n].weapon
    bonus = weapon[fight.score] if weapon else 0
    if fight.kind == "encounter":
        bonus = min(bonus, s.box.card[fight.card].weapon_cap)
    return using(s, seat, n) | {"bonus": bonus}


def ceasing(s: Table, seat: int) -> dict[str, Any]:
    return {"prompt": "" if s.choice is None else s.choice.prompt.replace(".", "-").replace("_", "-")}


MORE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "discard": discarding,
    "play": playing,
    "replace": playing,
    "jump": playing,
    "use": using,
    "unlock": unlocking,
    "lift": lifting,
    "bane": sending,
    "attack": attacking,
    "trap": springing,
    "destroy": destroying,
    "facing": facing,
    "place": placing,
    "move": entering,
    "open": opening,
    "challenge": challenging,
    "room": acting,
    "portal": acting,
    "power": using_power,
    "farstep": using_power,
    "quest": questing,
    "style": styling,
    "weapon": arming,
    "charge": charging,
    "done": ceasing,
}


def space_name(s: Table, cell: int) -> str:
    return s.name(s.grid[cell] // 2)


def current_round(s: Table) -> Round:
    frame = s.stack[-1]
    assert isinstance(frame, Round)
    return frame


# -- cards ---------------------------------------------------------------------------------------------------


@per_content
def printed_cards() -> dict[str, Card]:
    """Every card of the base set by its content id and by the names of its copies, whoever brings them."""
    box, own = base_box(), tournament_box()
    named = {name: card for one in (box, own) for name, card in zip(one.names, one.card, strict=True)}
    return {card.id: card for card in box.card} | named


def printed(name: str) -> Card:
    return printed_cards()[name]


def is_hero(name: str) -> bool:
    card = printed_cards().get(name)
    return card is not None and card.kind == "hero"


def power(name: str) -> str:
    found = printed(name).power
    return "" if found is None else found.id


def scene(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    shown: Mapping[str, Any] | None = view["scene"]
    return shown


def power_cost(hero: Card) -> dict[str, int]:
    assert hero.power is not None
    return {"points": hero.power.points, "glory": hero.power.glory}


def door(mark: int) -> tuple[str, int]:
    """A side of a card in words."""
    plain = {WALL: "wall", OPENING: "opening", OPEN: "open"}.get(mark)
    if plain is not None:
        return plain, 0
    return ("trapped", mark - TRAPPED) if mark > TRAPPED else ("locked", mark - LOCKED)


def card(name: str) -> tuple[str, dict[str, Any]]:
    printed_card = printed(name)
    kind = printed_card.kind
    if kind == "map":
        return ("room" if printed_card.room else "passage"), map_facts(printed_card)
    if kind == "hero":
        rows = [(SCORES[n], "/".join(str(row[n]) for row in printed_card.levels)) for n in range(3)]
        limits = {"treasures": printed_card.treasure_limit, "boons": printed_card.boon_limit}
        return kind, {"rows": rows, "power": power(name), "cost": power_cost(printed_card), **limits}
    if kind == "quest":
        return kind, {}
    currency = "peril" if kind in ("monster", "trap", "bane") else "glory"
    facts: dict[str, Any] = {"cost": {currency: printed_card.cost}}
    if kind in ("monster", "treasure"):
        facts["tags"] = list(printed_card.tags)
    if kind == "monster":
        facts["life"] = printed_card.life
        facts["attacks"] = [
            (SCORES[n], printed_card.attack[n]) for n in range(3) if printed_card.attack[n] != NO_ATTACK
        ]
    return kind, facts


def map_facts(space: Card) -> dict[str, Any]:
    north, east, south, west = (door(mark) for mark in space.sides)
    doors = {"north": north, "east": east, "south": south, "west": west}
    return {"cost": {"peril": space.peril, "glory": space.glory}, **doors}


# What to read about cards that no rule names.
ABOUT: Final = {"passage": ("DGR-CARD-07",), "monster": ("DGR-MON-01",)}


def boards() -> dict[str, dict[str, Any]]:
    """There are none, for everything is printed on cards; only what it takes to win is told."""
    return {"goal": {"quests": QUESTS_TO_WIN}}


def contents() -> dict[str, dict[str, Any]]:
    return {found.id: drawn(found) for found in dict.fromkeys(base_box().card)}


def drawn(found: Card) -> dict[str, Any]:
    kind, facts = card(found.id)
    facts |= {"kind": kind, "number": found.number, "rules": list(found.rules or ABOUT.get(kind, ()))}
    if kind in ("room", "passage"):
        facts["pit"] = found.pit
    elif kind == "quest":
        what = "foe" if found.quest == "slay" else "thing"
        facts |= {"quest": found.quest, "rooms": list(found.rooms), what: found.thing}
    elif kind == "boon":
        facts["timing"] = found.timing
    elif kind == "treasure":
        facts |= {"charges": found.charges, "timing": "permanent"}  # DGR-CARD-12
    elif kind == "trap":
        facts |= {"score": SCORES[found.test[0]], "threat": found.test[1]}
    return facts
