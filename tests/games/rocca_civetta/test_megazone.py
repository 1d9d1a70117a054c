"""Tiles and the Megazone side by side, beside a reading of the drawing by brute force: where a tile can lie,
what is linked with what, and that every Zone keeps its way home (RCV-R-41, 164, 194; DGY-R-196).
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast

import pytest

from undercroft.games.dungeonology.board import (
    NOWHERE,
    ROW,
    SHAPES,
    cell_name,
    distances,
    edge_name,
    has_open_side,
    passages_of,
    passages_of_side,
    randomized_of,
    side_of,
    spots_beside,
    survey,
)
from undercroft.games.dungeonology.cards.content import PASSAGES, passage_names
from undercroft.games.dungeonology.rules.ending import neighbour_floors
from undercroft.games.dungeonology.rules.moving import lay_tile
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.game import GODDESS, VERSIONS
from undercroft.games.rocca_civetta.rules.goddess import lair_tile
from undercroft.games.rocca_civetta.table import Table

GAME = VERSIONS[-1]
OPTIONS = {"boss": 1, "dangerous_zones": 1, "floor_iv": 1, "profile": GODDESS}
SEEDS = range(5)
SPAN = 5  # cells: farther away no tile touches another

Segment = tuple[tuple[int, int], tuple[int, int]]


def place(cell: int) -> tuple[int, int]:
    x, y = cell_name(cell).split(",")
    return int(x), int(y)


def openings(s: Table, zone: int, cell: int) -> set[Segment]:
    """Where its Passages come out: pieces of its rim, walked clockwise from the upper left corner."""
    facts = s.box.zone[zone]
    x, y = place(cell)
    width = 2 * facts.size
    at, rim = (x, y), []
    for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for _ in range(width):
            following = (at[0] + right, at[1] + down)
            rim.append(cast(Segment, tuple(sorted((at, following)))))
            at = following
    return {piece for n, piece in enumerate(rim) if facts.passages >> n & 1}


def ground(s: Table, zone: int, cell: int) -> set[tuple[int, int]]:
    x, y = place(cell)
    width = 2 * s.box.zone[zone].size
    return {(x + right, y + down) for right in range(width) for down in range(width)}


def spots_by_hand(s: Table, zone: int, tile: int) -> set[int]:
    taken = {point for other in s.placed_zones() for point in ground(s, other, s.where[other])}
    mine = openings(s, zone, s.where[zone])
    return {
        cell
        for down in range(-SPAN, SPAN + 1)
        for right in range(-SPAN, SPAN + 1)
        for cell in (s.where[zone] + down * ROW + right,)
        if not (s.has("aligned") and any(n % 2 for n in place(cell)))
        if ground(s, tile, cell).isdisjoint(taken) and openings(s, tile, cell) & mine
    }


@cache
def grown(seed: int, aligned: int) -> tuple[tuple[Table, frozenset[frozenset[int]]], ...]:
    """A dungeon that grows tile by tile, by exploring and by Stairs, with the Lair among the first; beside
    each the pairs of Zones that Stairs join.
    """
    s = cast(Table, GAME.new(2, OPTIONS | {"aligned": aligned}, seed=seed))
    rng, stairs, found = Random(seed), set[frozenset[int]](), []
    tiles = [zone for zone in range(1, len(s.where)) if s.where[zone] == NOWHERE]
    for step in range(16):
        offers = [
            (zone, tile, cell)
            for zone in s.placed_zones()
            for tile in tiles
            if s.box.zone[tile].floor in (s.box.zone[zone].floor, *neighbour_floors(s, zone))
            for cell in spots_beside(s.box, s.plan, s.where, zone, tile, bool(aligned))
        ]
        if not offers:
            break
        lairs = [offer for offer in offers if offer[1] == lair_tile(s)]
        deep = [
            offer for offer in offers if step < 4 and s.box.zone[offer[1]].floor > s.box.zone[offer[0]].floor
        ]
        zone, tile, cell = rng.choice(lairs or deep or offers)
        climbs = s.box.zone[zone].floor != s.box.zone[tile].floor
        lay_tile(s, 0, tile, cell, zone, climbs)
        if climbs:
            stairs.add(frozenset((zone, tile)))
        tiles.remove(tile)
        found.append((cast(Table, s.copy()), frozenset(stairs)))
    return tuple(found)


def dungeons(aligned: int) -> Iterator[tuple[Table, frozenset[frozenset[int]]]]:
    for seed in SEEDS:
        yield from grown(seed, aligned)


def lying(s: Table) -> bool:
    return s.where[lair_tile(s)] != NOWHERE


def test_the_lair_lies_in_every_one_of_these_dungeons() -> None:
    for aligned in (0, 1):
        assert all(lying(grown(seed, aligned)[-1][0]) for seed in SEEDS)


@pytest.mark.parametrize("aligned", [0, 1])
def test_a_tile_can_lie_where_the_drawing_says(aligned: int) -> None:
    compared = 0
    for s, _ in dungeons(aligned):
        rest = [zone for zone, cell in enumerate(s.where) if cell == NOWHERE]
        for tile in rest if lying(s) else [*rest[:3], lair_tile(s)]:
            for zone in s.placed_zones():
                spots = spots_beside(s.box, s.plan, s.where, zone, tile, bool(aligned))
                assert len(set(spots)) == len(spots)
                assert set(spots) == spots_by_hand(s, zone, tile), (s.zone_word(zone), s.zone_word(tile))
                compared += len(spots)
    assert compared > 1000


@pytest.mark.parametrize("aligned", [0, 1])
def test_links_are_what_the_drawing_says(aligned: int) -> None:
    neighbours = 0
    for s, stairs in dungeons(aligned):
        placed = s.placed_zones()
        rims = {zone: openings(s, zone, s.where[zone]) for zone in placed}
        for zone in placed:
            floor = s.box.zone[zone].floor
            expected = {
                other
                for other in placed
                if other != zone
                and rims[zone] & rims[other]
                and (s.box.zone[other].floor == floor or frozenset((zone, other)) in stairs)
            }
            assert {link.zone for link in s.plan.links[zone]} == expected, s.zone_word(zone)
            for link in s.plan.links[zone]:
                met = rims[zone] & rims[link.zone]
                assert link.out.bit_count() == link.into.bit_count() == len(met)
                assert any(other.zone == zone and other.out == link.into for other in s.plan.links[link.zone])
            if zone == lair_tile(s):
                neighbours = max(neighbours, len(expected))
        assert survey(s.box, s.where, s.walls, s.stairs) == s.plan
    assert neighbours > 2  # on one side or several, each of them linked by itself


@pytest.mark.parametrize("aligned", [0, 1])
def test_every_zone_keeps_its_way_home(aligned: int) -> None:
    for s, _ in dungeons(aligned):
        assert set(s.placed_zones()) == set(distances(s.plan, CAMP))


@pytest.mark.parametrize("aligned", [0, 1])
def test_an_open_side_faces_no_tile(aligned: int) -> None:
    for s, _ in dungeons(aligned):
        taken = {point for zone in s.placed_zones() for point in ground(s, zone, s.where[zone])}
        for zone in s.placed_zones():
            own = ground(s, zone, s.where[zone])
            free = [
                piece
                for piece in openings(s, zone, s.where[zone])
                if not (beyond(piece) & taken) - own and beyond(piece) - own
            ]
            assert has_open_side(s.box, s.plan, s.where, s.walls, zone) == bool(free)


def beyond(piece: Segment) -> set[tuple[int, int]]:
    """The two cells on which a piece of a rim borders."""
    (x, y), (right, _) = piece
    return {(x, y), (x, y - 1)} if right > x else {(x, y), (x - 1, y)}


def test_walls_and_stairs_have_names_that_lead_back() -> None:
    for s, _ in dungeons(0):
        for edge in (*s.walls, *s.stairs):
            name, passage = edge_name(s.box, s.plan, s.where, edge).split()
            zone = s.box.zone_index[name]
            size = s.box.zone[zone].size
            assert 2 * s.where[zone] + SHAPES[size].edges[passage_names(size).index(passage)] == edge


def test_a_randomized_position_stands_for_two_of_a_megazone() -> None:
    names = passage_names(2)
    for n, name in enumerate(PASSAGES):
        side, position = name[0], int(name[1])
        stands_for = {names.index(f"{side}{2 * position - 1}"), names.index(f"{side}{2 * position}")}
        mask = passages_of(2, n)
        assert {p for p in range(16) if mask >> p & 1} == stands_for
        assert all(randomized_of(2, 1 << p) == 1 << n for p in stands_for)
        assert all(side_of(2, p) == n // 2 and passages_of_side(2, n // 2) >> p & 1 for p in stands_for)
        assert passages_of(1, n) == randomized_of(1, 1 << n) == 1 << n
    assert sum(passages_of_side(2, side) for side in range(4)) == (1 << 16) - 1


def test_the_lair_covers_four_tiles() -> None:
    s = cast(Table, GAME.new(2, OPTIONS, seed=1))
    assert len(SHAPES[s.box.zone[lair_tile(s)].size].covered) == 4 * len(SHAPES[1].covered) == 16
