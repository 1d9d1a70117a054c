"""Rules that no position of the base set can reach: shown on tables made by hand."""

from typing import Any

import msgspec
import pytest

from undercroft.engine.frame import DONE
from undercroft.engine.registry import game
from undercroft.games.dungeonology.board import ORIGIN, ROW
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import MILITIA, PASSAGES, Contents, read_all
from undercroft.games.dungeonology.cards.effects import LEXICON
from undercroft.games.dungeonology.rules.moving import Entering, is_blocked, why_not_walk
from undercroft.games.dungeonology.rules.stealth_test import Study
from undercroft.games.dungeonology.rules.turn import Turn
from undercroft.games.dungeonology.table import CAMP, EMPTY, Table
from undercroft.games.dungeonology.zones import draw_jinx

WEST, NORTH = ORIGIN - 2, ORIGIN - 2 * ROW  # beside the Starting Zone


def table(**options: int) -> Any:
    return game("dungeonology").new(seats=2, options=options, seed="unreachable")


def lay(s: Any, zone: str, cell: int) -> int:
    """A tile from its pile onto the table, with its cubes."""
    n: int = s.box.zone_index[zone]
    s.where[n] = cell
    s.spaces[n] = s.box.zone[n].spaces
    s.piles = [tuple(other for other in pile if other != n) for pile in s.piles]
    s.derive()
    return n


def box_with_doors(zone: str, *passages: str) -> Box:
    """The base set, but that Militia Doors close these Passages of a tile."""
    contents: Contents = read_all()
    doors = tuple(1 << MILITIA if passage in passages else 0 for passage in PASSAGES)
    zones = tuple(
        msgspec.structs.replace(tile, doors=doors) if tile.id == zone else tile for tile in contents.zones
    )
    return Box(msgspec.structs.replace(contents, zones=zones), LEXICON)


@pytest.mark.parametrize(
    ("doors", "cubes", "blocked"),
    [(("e1",), 0, False), (("e2",), 0, False), (("e1", "e2"), 0, True), (("e1", "e2"), 1, False)],
)
def test_one_way_without_a_door_is_enough(
    doors: tuple[str, ...], cubes: int, blocked: bool
) -> None:  # DGY-R-70
    s = table()
    s.box = box_with_doors("I-1", *doors)
    zone = lay(s, "I-1", WEST)  # its Passages e1 and e2 meet the Starting Zone
    seat = s.active
    s.board[seat] = ((), (MILITIA,) * cubes, (), (), ())
    (link,) = (link for link in s.plan.links[CAMP] if link.zone == zone)
    assert 1 << PASSAGES.index("e1") | 1 << PASSAGES.index("e2") == link.into
    assert blocked == is_blocked(s, seat, zone, link.into)
    reason = why_not_walk(s, seat, ("walk", zone))
    assert ("DGY-ZONE-07" if blocked else None) == (reason and reason.rule)


def test_a_declared_cube_that_has_gone_is_not_replaced() -> None:  # DGY-R-99
    s = table()
    zone = lay(s, "I-4", NORTH)  # Civilization, Militia, Worship
    seat = s.active
    s.at[seat] = zone
    test = Study(seat, zone, parts=((0, "study_bonus", 99),), count=2, places=(0, 1))
    s.spaces[zone] = (EMPTY, *s.spaces[zone][1:])
    s.supply[0] += 1
    step = "compare"
    while step != "done":
        step = getattr(test, step)(s)
    assert [0, 1, 0, 0, 0] == [len(column) for column in s.board[seat]]
    assert EMPTY not in s.spaces[zone][2:]


def entering(s: Table, zone: int) -> Entering:
    """A Scholar who has arrived in a Zone, before its effects."""
    frame = Entering(s.active, zone)
    assert "traps" == frame.arrive(s)
    return frame


@pytest.mark.parametrize("stays", [True, False])
def test_whoever_was_moved_away_suffers_nothing_more(stays: bool) -> None:  # DGY-R-150
    s = table(dangerous_zones=1)
    zone = lay(s, "I-6", NORTH)  # Ambush 1
    frame = entering(s, zone)
    if not stays:
        s.at[s.active] = CAMP
    before = len(s.stack)
    assert ("effects" if stays else DONE) == frame.effects(s)
    assert before + stays == len(s.stack)


@pytest.mark.parametrize("stays", [True, False])
def test_nor_does_a_trap_strike_her_there(stays: bool) -> None:  # DGY-R-150
    s = table(dangerous_zones=1)
    zone = lay(s, "I-6", NORTH)
    token, s.trap_supply = s.trap_supply[0], s.trap_supply[1:]
    s.traps[zone] = (token,)
    frame = entering(s, zone)
    if not stays:
        s.at[s.active] = CAMP
    assert ("traps" if stays else "effects") == frame.traps(s)
    assert ((), (token,))[not stays] == s.traps[zone]


def test_a_jinx_that_comes_while_jinxes_are_revealed_is_revealed_too() -> None:  # DGY-R-112
    s = table()
    turn = Turn()
    first, other = s.around()
    draw_jinx(s, other)
    assert "unveil" == turn.unveil(s)
    draw_jinx(s, first)
    draw_jinx(s, other)
    assert ["unveil", "unveil", "interns"] == [turn.unveil(s) for _ in range(3)]
    assert ([1, 2], [(), ()]) == ([len(s.jinxes[first]), len(s.jinxes[other])], s.veiled)
