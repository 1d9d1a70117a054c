"""The way down: tiles with Stairs lie near the top, in every deal and in every deal that somebody imagines
(RCV-R-193); and a switch that follows another (RCV-R-242).
"""

from collections import Counter
from typing import Any, cast

import pytest

import undercroft as uc
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.rules.depths import ON_TOP, stairs_tiles
from undercroft.games.rocca_civetta.table import Table

GAME = VERSIONS[-1]
DEEP = {"dangerous_zones": 1, "floor_iv": 1, "way_down": 1}


def table(seed: int) -> Table:
    return cast(Table, GAME.new(2, DEEP, seed=seed))


def leads_down(s: Table) -> list[bool]:
    """By Floor, whether one of the first tiles has Stairs."""
    return [
        any(zone in stairs_tiles(s, floor) for zone in s.piles[floor - 1][-n:]) for floor, n in ON_TOP.items()
    ]


def test_every_deal_leads_down() -> None:
    assert all(leads_down(table(seed)) == [True, True] for seed in range(40))


def test_the_tile_with_stairs_lies_anywhere_among_the_first() -> None:
    depths = Counter(
        len(s.piles[1]) - s.piles[1].index(s.box.zone_index["II-3"]) for s in map(table, range(90))
    )
    assert {1, 2, 3} == set(depths)
    assert min(depths.values()) > 15


@pytest.mark.parametrize("seat", [0, None])
def test_every_deal_that_is_imagined_leads_down(seat: int | None) -> None:
    for seed in range(12):
        s = table(seed)
        for n in range(12):
            other = s.redeal(seat, f"deal-{n}")
            assert leads_down(other) == [True, True]
            assert GAME.conserved(other) == []


def test_what_is_imagined_depends_on_what_is_seen() -> None:
    """The same chance deals the same from two tables that look alike."""
    s = table(7)
    other = s.redeal(0, "another")
    assert s.redeal(0, "same").piles == other.redeal(0, "same").piles


def test_whoever_has_seen_a_tile_imagines_it_there() -> None:
    s = table(3)
    top = s.piles[2][-1]
    s.seen[s.box.tiles[top]] |= 1
    for n in range(20):
        other = s.redeal(0, f"deal-{n}")
        assert (top, [True, True]) == (other.piles[2][-1], leads_down(other))


def test_a_renewal_leads_down() -> None:
    for number in range(1, 15):
        s = table(5)
        s.renew(number)
        assert leads_down(s) == [True, True]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, 0),
        ({"dangerous_zones": 1, "floor_iv": 1}, 1),
        ({"dangerous_zones": 1, "floor_iv": 1, "familiars": 0}, 0),
    ],
)
def test_familiars_follow_floor_iv(options: dict[str, int], expected: int) -> None:
    assert expected == GAME.checked_options(options)["familiars"]


@pytest.mark.parametrize("familiars", [0, 1])
def test_a_record_says_what_was_said(familiars: int) -> None:
    s: Any = GAME.new(2, {"dangerous_zones": 1, "floor_iv": 1, "familiars": familiars}, seed=1)
    assert familiars == uc.replay(s.record()).settings["familiars"]
