"""The modes of Big Bosses: what an Egg holds has no influence on what anybody sees; tiles that lay aside, and
the hops of Marconiglio, beside a reading of the drawing by brute force (RCV-R-165, 210, 211, 350).
"""

from functools import cache
from itertools import permutations
from random import Random
from typing import Any, cast

import msgspec
import pytest

import undercroft as uc
from undercroft.engine.past import Origin
from undercroft.games.dungeonology.board import NOWHERE, distances
from undercroft.games.dungeonology.cards.content import PASSAGES
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta import texts
from undercroft.games.rocca_civetta.game import VERSIONS
from undercroft.games.rocca_civetta.heuristics import PATIENCE, WAITED, RoccaCivettaHeuristics
from undercroft.games.rocca_civetta.rules.eggs import burrow, hops
from undercroft.games.rocca_civetta.rules.winter import bath
from undercroft.games.rocca_civetta.table import Table

GAME = VERSIONS[-1]
WINTER, HUNT = 14, 15
DEEP = {"boss": 1, "dangerous_zones": 1, "floor_iv": 1}
GAMES = 12
# the ends of half a side on a sheet where a tile is four by four, north at the top
ENDS = {
    "n1": ((0, 0), (2, 0)),
    "n2": ((2, 0), (4, 0)),
    "e1": ((4, 0), (4, 2)),
    "e2": ((4, 2), (4, 4)),
    "s1": ((2, 4), (4, 4)),
    "s2": ((0, 4), (2, 4)),
    "w1": ((0, 2), (0, 4)),
    "w2": ((0, 0), (0, 2)),
}


@cache
def grown(profile: int) -> tuple[Table, ...]:
    """Tables in the middle of random games, and at their ends."""
    found = []
    for seed in range(GAMES):
        table = cast(Table, GAME.new(2, {**DEEP, "profile": profile}, seed=seed))
        rng = Random(seed)
        while table.choice is not None:
            table.take(rng.choice(table.choice.options))
            if table.past.number % 60 == 0:
                found.append(cast(Table, table.copy()))
        found.append(table)
    return tuple(found)


def openings(s: Table, zone: int) -> set[tuple[tuple[int, int], ...]]:
    """Where its Passages come out on the sheet."""
    down, right = divmod(s.where[zone], 128)
    mask = s.box.zone[zone].passages
    return {
        tuple((2 * right + x, 2 * down + y) for x, y in ENDS[name])
        for n, name in enumerate(PASSAGES)
        if mask >> n & 1
    }


def test_hops_are_what_the_drawing_says() -> None:
    for s in grown(HUNT):
        placed = s.placed_zones()
        expected = {(a, b) for a, b in permutations(placed, 2) if openings(s, a) & openings(s, b)}
        assert expected == {(zone, other) for zone in placed for other in hops(s, zone)}


@pytest.mark.parametrize("profile", [WINTER, HUNT])
def test_every_zone_keeps_its_way_home(profile: int) -> None:
    """Whatever tiles that lay aside have covered."""
    for s in grown(profile):
        assert set(s.placed_zones()) == set(distances(s.plan, CAMP))


def test_the_bath_is_laid_once_and_beside_the_starting_zone() -> None:
    for s in grown(WINTER):
        assert bath(s) in s.plan.beside[CAMP]
        assert any(link.zone == bath(s) for link in s.plan.links[CAMP])


def test_the_burrow_lies_once_and_is_linked_with_its_floor() -> None:
    lying = [s for s in grown(HUNT) if burrow(s) >= 0]
    assert lying
    for s in lying:
        assert sum(s.where[zone] != NOWHERE for zone in s.pieces.burrows) == 1
        floor = s.box.zone[burrow(s)].floor
        assert any(s.box.zone[link.zone].floor == floor for link in s.plan.links[burrow(s)])


def everything_seen(s: Table) -> list[Any]:
    asked = s.choice.options if s.choice else ()
    return [*(s.view(seat) for seat in (None, *range(s.seats))), asked]


def test_what_eggs_hold_is_seen_by_nobody() -> None:
    """With any two unopened Eggs exchanged every view and every option is the same."""
    exchanged = 0
    for s in grown(HUNT):
        if len(s.egg_row) < 1 or s.over:
            continue
        zone = next((zone for zone, eggs in enumerate(s.inside) if eggs and eggs[0] != s.egg_row[0]), None)
        if zone is None:
            continue
        other = cast(Table, s.copy())
        other.egg_row = (s.inside[zone][0], *s.egg_row[1:])
        other.inside[zone] = (s.egg_row[0], *s.inside[zone][1:])
        assert everything_seen(s) == everything_seen(other)
        exchanged += 1
    assert exchanged


# -- what the page reads -------------------------------------------------------------------------------------


def test_the_page_knows_how_large_the_cauldron_is() -> None:
    """And whether the last Egg ends the game: the facts of every Panic Card of both boxes say so."""
    facts = {name: card for name, card in texts.contents().items() if card["kind"] == "panic"}
    assert {name: card["cauldron"] for name, card in facts.items() if card["cauldron"]} == {"cooking_time": 2}
    assert [name for name, card in facts.items() if card["frees_eggs"]] == ["egg_hunt"]
    assert len(facts) == 8


# -- those who wait at home ----------------------------------------------------------------------------------


def test_nobody_waits_at_home_for_ever() -> None:
    """Who has waited for many rounds rates it lower with every round; who is out there does not care."""

    def stays(round: int, at: str) -> float:
        game = uc.game("rocca_civetta")
        given = msgspec.convert(
            {"phase": "movement", "dungeon": ["I-4 2,0"], "round": round, "seat": {"0": {"at": at}}},
            game.given,
        )
        table = game.empty(2, game.checked_options({}), Origin("7"))
        game.arrange(table, given)
        game.begin(table)
        assert table.choice is not None
        found = RoccaCivettaHeuristics().steady(table.view(0), table.choice.options)
        return found[("done",)].score

    assert stays(10, "starting_zone") == stays(PATIENCE, "starting_zone")
    assert stays(PATIENCE + 5, "starting_zone") == pytest.approx(stays(10, "starting_zone") - 5 * WAITED)
    assert stays(PATIENCE + 5, "I-4") == stays(10, "I-4")
