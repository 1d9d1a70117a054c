"""What the sentences of Rocca Civetta mention, beyond those of the base: Research Cards, Stars, and the
options of its cards and Skills. The Fluent files of the base are read first; a message of the same name here
replaces theirs.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from undercroft.engine.choice import Option
from undercroft.engine.own_content import per_content
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeonology import texts as base
from undercroft.games.dungeonology.board import ROW
from undercroft.games.dungeonology.cards.content import CUBES, Skill
from undercroft.games.dungeonology.rules.cubes import collectable
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.rocca_civetta.cards.content import Clan, Congregation, Familiar, OmegaCard, Research
from undercroft.games.rocca_civetta.cards.packs import whole_box
from undercroft.games.rocca_civetta.rules.bosses import Enchanting
from undercroft.games.rocca_civetta.rules.camp import Pitching
from undercroft.games.rocca_civetta.rules.clans import meets_requirement
from undercroft.games.rocca_civetta.rules.eggs import Digging
from undercroft.games.rocca_civetta.rules.familiars import Counting, places_beyond
from undercroft.games.rocca_civetta.rules.goddess import tentacles_on
from undercroft.games.rocca_civetta.rules.jukas import out_there
from undercroft.games.rocca_civetta.rules.mind_twist import due, has_cost
from undercroft.games.rocca_civetta.rules.omega.espionage import OmegaEspionage, OmegaReveal, StealSecret
from undercroft.games.rocca_civetta.rules.omega.steps import Robbing
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA, columns_for
from undercroft.games.rocca_civetta.rules.scholars import IndicateCubes
from undercroft.games.rocca_civetta.rules.student_effects import Reading
from undercroft.games.rocca_civetta.rules.support import BONUSES, NAMES
from undercroft.games.rocca_civetta.rules.temple import IdolEspionage
from undercroft.games.rocca_civetta.rules.tiles import LayingAside
from undercroft.games.rocca_civetta.table import IDOL, Table

KINDS: Final[Mapping[str, str]] = {
    **base.KINDS,
    "all_stars": "star&",
    "any_stars": "star|",
    "set": "star&",
    "interns": "intern&",
    "familiar": "card",
    "student": "student",
    "drawn": "student&",
}

heroes = base.heroes
spaces = base.spaces
before = base.before
reason = base.reason
power = base.power
scene = base.scene


ON_FLOORS: Final = ("omega_found_none", "floor_calmed")


def prompt(view: Mapping[str, Any]) -> dict[str, Any]:
    """What is asked, with the field of an Omega Card that may be answered."""
    omega = view["omega"]
    return base.prompt(view) | (revealed(omega) if omega and omega["revealed"] else {})


def revealed(omega: Mapping[str, Any]) -> dict[str, Any]:
    """A Sabotage with how many cards it turns up how often, or the word of a Reaction."""
    box = whole_box()
    card: OmegaCard = box.card[box.number[omega["card"]]]
    sabotage = omega["revealed"] == "sabotage"
    return {
        "answered": omega["card"],
        "word": "sabotage" if sabotage else card.reaction,
        "n": card.sabotage[0] if sabotage and card.sabotage else 0,
        "times": len(card.sabotage),
    }


def event(told: Mapping[str, Any]) -> dict[str, Any]:
    mentioned = base.event_of(whole_box(), told)
    return mentioned | {"floor": str(told["floor"])} if told["kind"] in ON_FLOORS else mentioned


# -- options -------------------------------------------------------------------------------------------------


def option(table: EngineTable, option: Option) -> dict[str, Any]:
    return base.option_of(MORE, table, option)


def resting(s: Table, seat: int) -> dict[str, Any]:
    """What Rest and Bivouac bring, with what Nightmares leave and the Camp Cook adds."""
    gains = dict(base.resting(s, seat)["gains"])
    gains["recover"] = 0 if s.maximum else s.hinges.stun_shed(s, seat)
    gains["refill"] += change(s, seat, "rest_cards")
    return base.several("gains", gains)


def submitting(s: Table, seat: int) -> dict[str, Any]:
    """Whether she has the Star that the Clan Card asks for, only for those who know it (RCV-R-192)."""
    facts = base.submitting(s, seat)
    bonus = facts["bonus"] + change(s, seat, "thesis_bonus") if facts["bonus"] else 0
    return facts | {"starred": not facts["known"] or meets_requirement(s, seat), "bonus": bonus}


def walking(s: Table, seat: int, zone: int) -> dict[str, Any]:
    """Whoever flies needs no link."""
    here = s.at[seat]
    if any(link.zone == zone for link in s.plan.links[here]):
        return base.walking(s, seat, zone)
    return base.coming(s, seat, zone) | {"side": side_toward(s, here, zone)}


def side_toward(s: Table, zone: int, other: int) -> str:
    """On which side of a Zone an adjacent one lies."""
    down, right = divmod(s.where[other] - s.where[zone] + 64 * ROW + 64, ROW)
    along_x, along_y = right - 64, down - 64
    if abs(along_y) == 2:
        return "s" if along_y > 0 else "n"
    return "e" if along_x > 0 else "w"


def suffering(s: Table, seat: int) -> dict[str, Any]:
    """How many would get a card of hers, where Jukas hands them out."""
    return base.bearing(s, seat) | {"takers": len(out_there(s, seat))}


def revealing(s: Table, seat: int) -> dict[str, Any]:
    """Tiles that she looks at together (RCV-R-191)."""
    facts = base.revealing(s, seat)
    wide = 1 + change(s, seat, "tiles") + change(s, seat, "explored_tiles")
    return facts | {"wide": min(wide, facts["left"])}


def spying(s: Table, seat: int, other: int, column: int) -> dict[str, Any]:
    if other == OMEGA:
        alone = bool(change(s, seat, "spies_alone"))
        cost = {} if alone else dearer(s, seat, {"sacrifice": 1})
        return spying_on_omega(s, seat, column) | base.several("cost", cost)
    if column == IDOL:
        cost = {} if change(s, seat, "spies_alone") else dearer(s, seat, {"sacrifice": 1})
        return spying_for_idol(s, seat, other, not cost) | base.several("cost", cost)
    facts = base.spying(s, seat, other, column)
    return facts | base.several("cost", dearer(s, seat, facts["cost"]))


def spying_on_omega(s: Table, seat: int, cube: int) -> dict[str, Any]:
    """Nothing is Protected on the Tome."""
    test = OmegaEspionage(seat, s.at[seat], column=cube)
    return {
        "alert": test.alert(s),
        "protected": False,
        "room": bool(columns_for(s, seat, cube)),
        **base.several("waits", base.luck(s, s.at[seat])),
    }


def spying_for_idol(s: Table, seat: int, other: int, alone: bool) -> dict[str, Any]:
    """It is never Protected, and needs no column (RCV-R-213)."""
    test = IdolEspionage(seat, s.at[seat], target=other, alone=int(alone))
    waits = base.several("waits", base.luck(s, s.at[seat]))
    return {"alert": test.alert(s), "protected": False, "room": True, **waits}


def heisting(s: Table, seat: int, other: int, column: int) -> dict[str, Any]:
    if column == IDOL:
        return spying_for_idol(s, seat, other, alone=True)
    return spying_on_omega(s, seat, column) if other == OMEGA else base.heisting(s, seat, other, column)


def targeting(s: Table, seat: int, other: int) -> dict[str, Any]:
    """Omega has neither Students nor cards (RCV-R-109)."""
    if other == OMEGA:
        return {"zone": s.zone_word(s.omega_at), "students": 0, "cards_n": 0}
    return base.targeting(s, seat, other)


def choosing_cube(s: Table, seat: int, cube: int) -> dict[str, Any]:
    facts = base.choosing_cube(s, seat, cube)
    return facts | {"victim": OMEGA} if isinstance(s.stack[-1], StealSecret) else facts


def protecting(s: Table, seat: int) -> dict[str, Any]:
    frame = s.stack[-1]
    if isinstance(frame, Robbing):
        return {"cube": s.cube_word(frame.column), "taker": OMEGA}
    return base.protecting(s, seat)


def playing(s: Table, seat: int, card: int) -> dict[str, Any]:
    facts = base.playing(s, seat, card)
    costs = {name: dearer(s, seat, facts[name]) for name in ("cost", "alternative") if facts[name]}
    return facts | costs


def reacting(s: Table, seat: int, card: int) -> dict[str, Any]:
    frame = s.stack[-1]
    if isinstance(frame, OmegaReveal):
        return playing(s, seat, card) | {"answered": s.name(frame.card), "player": OMEGA}
    return base.reacting(s, seat, card) | {"cost": playing(s, seat, card)["cost"]}


def using_skill(s: Table, seat: int, skill: int) -> dict[str, Any]:
    facts, used = base.using_skill(s, seat, skill), s.box.skill[s.box.used_skills[skill]]
    cost = dearer(s, seat, asked_cost(used, bool(s.exalted[seat])) or facts["cost"])
    more = due(s) if has_cost(used) else 0
    return facts | {"cost": {**cost, "discard": cost.get("discard", 0) + more} if more else cost}


def asked_cost(skill: Skill, exalted: bool = False) -> dict[str, int]:
    """What a Skill costs that asks for it by itself; Camp Z nothing while Exalted."""
    verb = skill.effect[0] if skill.effect else ""
    if verb == "pitch":
        return {} if exalted else {"draw": int(skill.effect[1])}
    if verb == "brew":
        return {"discard": int(skill.effect[1])}
    return {"draw": 1} if verb == "buy_trap" else {}


def dearer(s: Table, seat: int, cost: Mapping[str, int]) -> dict[str, int]:
    """A cost with the Student that a strike adds (RCV-R-244)."""
    return {
        name: s.hinges.sacrifice_cost(s, seat, n) if name == "sacrifice" else n for name, n in cost.items()
    }


def going(s: Table, seat: int, zone: int) -> dict[str, Any]:
    """Who is called there."""
    frame, facts = s.stack[-1], base.going(s, seat, zone)
    return facts | {"victim": frame.seats[0]} if isinstance(frame, Enchanting) else facts


def laying(s: Table, seat: int, tile: int, cell: int) -> dict[str, Any]:
    """Also of a tile that lay aside."""
    frame = s.stack[-1]
    if isinstance(frame, LayingAside):
        return base.laying_beside(s, frame.zone, tile, cell)
    if isinstance(frame, Digging):
        return base.laying_beside(s, s.boss_at, tile, cell)
    if isinstance(frame, Pitching):
        facts = base.laying_beside(s, s.at[seat], tile, cell)
        there = [s.zone_word(zone) for zone in s.pieces.camps]  # where it lies still
        return facts | {"joins": [zone for zone in facts["joins"] if zone not in there]}
    return base.laying(s, seat, tile, cell)


def claiming(s: Table, seat: int, card: int) -> dict[str, Any]:
    return {"points": s.pieces.research_of(card).points}


def choosing_card(s: Table, seat: int, card: int) -> dict[str, Any]:
    return {"bonus": s.box.bonus[card]}


def picking(s: Table, seat: int, place: int) -> dict[str, Any]:
    """The cube itself, and the Alert Value if it is the last."""
    frame = base.top(s, IndicateCubes)
    study = frame.study(s).copy()
    study.count = len(frame.places) + 1
    return {"cube": s.cube_word(s.spaces[study.zone][place]), "alert": study.alert(s)}


def placing(s: Table, seat: int, column: int) -> dict[str, Any]:
    """What a white cube would be worth there, and whether it would cover a Star."""
    slots = s.box.columns[column]
    return {"value": slots.value, "star": len(s.board[seat][column]) + 1 in slots.stars}


def indicating(s: Table, seat: int, n: int) -> dict[str, Any]:
    """Whoever may leave a cube out is asked by another procedure."""
    frame = s.stack[-1]
    if not isinstance(frame, Counting):
        return base.indicating(s, seat, n)
    study = frame.study(s)
    return counted(s, study, collectable(s, seat, study.zone, n))


def counting_on(s: Table, seat: int, n: int) -> dict[str, Any]:
    """The cubes behind the one that she leaves out."""
    study = base.top(s, Counting).study(s)
    return counted(s, study, places_beyond(s, study, n))


def counted(s: Table, study: Study, places: list[int]) -> dict[str, Any]:
    test = study.copy()
    test.count = len(places)
    return {"alert": test.alert(s), "wanted": base.cubes_at(s, study.zone, places)}


def engaging(s: Table, seat: int, familiar: int) -> dict[str, Any]:
    return {"cost": familiar_cost(s.pieces.familiars[familiar])}


def familiar_cost(familiar: Familiar) -> dict[str, int]:
    return {CUBES[cube]: n for cube, n in enumerate(familiar.cost) if n}


def discarding(s: Table, seat: int, card: int) -> dict[str, Any]:
    """From whose hand, where she looks into one."""
    frame = s.stack[-1]
    facts = base.MORE["discard"](s, seat, card)
    return facts | {"victim": frame.victim} if isinstance(frame, Reading) else facts


def buying(s: Table, seat: int, bonus: int) -> dict[str, Any]:
    return {"bonus": NAMES[bonus], "price": BONUSES[NAMES[bonus]].price, "points": s.support[seat]}


def cooking(s: Table, seat: int) -> dict[str, Any]:
    return {"n": s.cauldron}


def using_water(s: Table, seat: int) -> dict[str, Any]:
    """The tokens that are left then."""
    return base.bearing(s, seat) | {"left": s.hot_water[seat] - 1}


def opening(s: Table, seat: int) -> dict[str, Any]:
    """Whether it lies in the Burrow."""
    return {"burrow": s.at[seat] in s.pieces.burrows}


def calming(s: Table, seat: int, floor: int) -> dict[str, Any]:
    """The Tentacles that go."""
    return {"floor": str(floor), "n": len(tentacles_on(s, floor))}


MORE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    **base.MORE,
    "rest": resting,
    "bivouac": resting,
    "suffer": suffering,
    "submit": submitting,
    "walk": walking,
    "reveal": revealing,
    "spy": spying,
    "main": playing,
    "react": reacting,
    "skill": using_skill,
    "at": going,
    "claim": claiming,
    "store": choosing_card,
    "draw": choosing_card,
    "pick": picking,
    "cook": cooking,
    "discard": discarding,
    "buy": buying,
    "lay": laying,
    "crack": opening,
    "calm": calming,
    **dict.fromkeys(("melt", "warm", "pour"), using_water),
    "column": placing,
    "indicate": indicating,
    "beyond": counting_on,
    "engage": engaging,
    "heist": heisting,
    "target": targeting,
    "cube": choosing_cube,
    "keep": protecting,
    "yield": protecting,
}


# -- cards ---------------------------------------------------------------------------------------------------


def skill_facts(found: base.Printed) -> dict[str, Any]:
    """With a cost that the Skill asks for by itself."""
    facts, cost = base.skill_facts(found), asked_cost(found.box.skill[found.name.removeprefix("skill.")])
    return facts | {"cost": cost} if cost else facts


def research_facts(found: base.Printed) -> dict[str, Any]:
    return {"points": found.piece.points}


def familiar_facts(found: base.Printed) -> dict[str, Any]:
    return {"cost": familiar_cost(found.piece)}


def congregation_facts(found: base.Printed) -> dict[str, Any]:
    return {}


def omega_facts(found: base.Printed) -> dict[str, Any]:
    return {"alert": found.piece.alert}


def intern_facts(found: base.Printed) -> dict[str, Any]:
    """An Intern may cost points."""
    points = found.piece.points
    return {"points": points, "loss": max(0, -points)}


def clan_facts(found: base.Printed) -> dict[str, Any]:
    """The Stars that it wants: all of these, one of these, or so many of any kind (RCV-R-162)."""
    clan = found.piece
    facts = base.clan_facts(found)
    if not isinstance(clan, Clan):
        return facts | {"shape": "none", "n": 0, "all_stars": [], "any_stars": [], "set": [], "set_points": 0}
    shape = "count" if not clan.wanted else "all" if clan.enough == len(clan.wanted) else "any"
    return facts | {
        "shape": shape,
        "n": clan.enough,
        "all_stars": list(clan.wanted),
        "any_stars": list(clan.wanted),
        "set": list(clan.set),
        "set_points": clan.set_points,
    }


DETAILS: Final[Mapping[str, Callable[[base.Printed], dict[str, Any]]]] = {
    **base.DETAILS,
    "skill": skill_facts,
    "research": research_facts,
    "familiar": familiar_facts,
    "congregation": congregation_facts,
    "omega_card": omega_facts,
    "intern": intern_facts,
    "clan": clan_facts,
}


@per_content
def catalogue() -> dict[str, base.Printed]:
    """Everything of both boxes by its name, copies left out."""
    box = whole_box()
    found = dict(base.catalogue(box))
    for n in box.research:
        card: Research = box.card[n]
        found[card.id] = base.Printed(card.id, "research", card, box)
    for familiar in box.familiars:
        found[familiar.id] = base.Printed(familiar.id, "familiar", familiar, box)
    for congregation in box.congregations:
        found[congregation.id] = base.Printed(congregation.id, "congregation", congregation, box)
    for n in box.omega_cards:
        omega: OmegaCard = box.card[n]
        found[omega.id] = base.Printed(omega.id, "omega_card", omega, box)
    return found


def card(name: str) -> tuple[str, dict[str, Any]]:
    found = catalogue().get(name) or base.printed(whole_box(), name)
    return found.kind, DETAILS[found.kind](found)


def contents() -> dict[str, dict[str, Any]]:
    return {name: drawn(found) for name, found in catalogue().items()}


def drawn(found: base.Printed) -> dict[str, Any]:
    if found.kind == "research":
        card = found.piece
        own = {"kind": found.kind, "number": card.number, "rules": list(card.rules), "without": card.without}
        return research_facts(found) | own
    if found.kind == "familiar":
        return familiar_facts(found) | drawn_familiar(found.piece)
    if found.kind == "congregation":
        return drawn_congregation(found.piece)
    if found.kind == "omega_card":
        printed = msgspec.to_builtins(found.piece)
        return {"kind": found.kind, "field_d": printed.pop("effect"), **printed}  # no effect of a Trick
    more = drawn_panic(found.piece) if found.kind == "panic" else {}
    return DETAILS[found.kind](found) | base.drawn(found) | more


def drawn_panic(panic: Any) -> dict[str, Any]:
    """How many Students of each player fill the Cauldron, and whether the last Egg ends the game."""
    return {"cauldron": getattr(panic, "cauldron", 0), "frees_eggs": getattr(panic, "frees_eggs", False)}


def drawn_familiar(familiar: Familiar) -> dict[str, Any]:
    box = whole_box()
    zones = [box.zone[zone].id for zone in box.familiar_zones[box.familiars.index(familiar)]]
    return {
        "kind": "familiar",
        "number": familiar.number,
        "rules": list(familiar.rules),
        "zones": zones,
    }


def drawn_congregation(card: Congregation) -> dict[str, Any]:
    return {
        "kind": "congregation",
        "number": card.number,
        "rules": list(card.rules),
        "effects": list(card.effects),
    }


def boards() -> dict[str, dict[str, Any]]:
    """Those of the base, and the Stars of a Note Board by name."""
    stars = {
        star.id: msgspec.to_builtins(star) | {"column": CUBES[star.column]} for star in whole_box().stars
    }
    return base.boards_of(whole_box()) | {"stars": stars}
