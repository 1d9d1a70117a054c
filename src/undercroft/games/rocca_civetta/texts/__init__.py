"""What the sentences of Rocca Civetta mention, beyond those of the base: Research Cards, Stars, and the
options of its cards and Skills. The Fluent files of the base are read first; a message of the same name here
replaces theirs.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, cast

import msgspec

from undercroft.engine.choice import Option
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeonology import texts as base
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.rocca_civetta.cards.content import Clan, Research
from undercroft.games.rocca_civetta.cards.packs import whole_box
from undercroft.games.rocca_civetta.rules.scholars import Picking
from undercroft.games.rocca_civetta.table import Table

KINDS: Final[Mapping[str, str]] = {
    **base.KINDS,
    "all_stars": "star&",
    "any_stars": "star|",
    "set": "star&",
}

heroes = base.heroes
spaces = base.spaces
before = base.before
reason = base.reason
prompt = base.prompt
power = base.power
scene = base.scene


def event(told: Mapping[str, Any]) -> dict[str, Any]:
    return base.event_of(whole_box(), told)


# -- options -------------------------------------------------------------------------------------------------


def option(table: EngineTable, option: Option) -> dict[str, Any]:
    s = cast(Table, table)
    verb, *numbers = option
    more = MORE.get(verb)
    seat = s.active if s.choice is None else s.choice.seat
    mentioned = base.option(table, option)
    return mentioned | more(s, seat, *numbers) if more else mentioned


def claiming(s: Table, seat: int, card: int) -> dict[str, Any]:
    return {"points": s.box.research_of(card).points}


def choosing_card(s: Table, seat: int, card: int) -> dict[str, Any]:
    return {"bonus": s.box.bonus[card]}


def picking(s: Table, seat: int, place: int) -> dict[str, Any]:
    """The cube itself, and the Alert Value if it is the last."""
    frame = base.top(s, Picking)
    study = cast(Study, frame.study(s).copy())
    study.count = len(frame.places) + 1
    return {"cube": s.cube_word(s.spaces[study.zone][place]), "alert": study.alert(s)}


def revealing(s: Table, seat: int) -> dict[str, Any]:
    """Tiles that she looks at together (RCV-R-191)."""
    facts = base.revealing(s, seat)
    wide = 1 + change(s, seat, "tiles") + change(s, seat, "explored_tiles")
    return facts | {"wide": min(wide, facts["left"])}


MORE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "claim": claiming,
    "store": choosing_card,
    "draw": choosing_card,
    "pick": picking,
    "reveal": revealing,
}


# -- cards ---------------------------------------------------------------------------------------------------


def research_facts(found: base.Printed) -> dict[str, Any]:
    return {"points": found.piece.points}


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
    "research": research_facts,
    "intern": intern_facts,
    "clan": clan_facts,
}


@cache
def catalogue() -> dict[str, base.Printed]:
    """Everything of both boxes by its name, copies left out."""
    box = whole_box()
    found = dict(base.catalogue(box))
    for n in box.research:
        card: Research = box.card[n]
        found[card.id] = base.Printed(card.id, "research", card, box)
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
    return base.drawn(found) | DETAILS[found.kind](found)


def boards() -> dict[str, dict[str, Any]]:
    """Those of the base, and the Stars of a Note Board by name."""
    stars = {
        star.id: msgspec.to_builtins(star) | {"column": CUBES[star.column]} for star in whole_box().stars
    }
    return base.boards_of(whole_box()) | {"stars": stars}
