"""Rooms by the hundred: the same as one by one, at random tables and in the recorded games, with numpy and
without it.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import recorded

from undercroft.games.dungeon_drop import board, vectors
from undercroft.games.dungeon_drop.board import (
    ROUND,
    Footprint,
    contains,
    hull,
    is_deep_in,
    is_in,
    is_room,
    outline,
    region,
)
from undercroft.games.dungeon_drop.cards.content import read_all
from undercroft.games.dungeon_drop.rules.aiming import GRID, MM, aim_zone, grid_over
from undercroft.games.dungeon_drop.rules.damage import loot_effects, survives
from undercroft.games.dungeon_drop.rules.normal import Forming
from undercroft.games.dungeon_drop.rules.rooms import takes
from undercroft.games.dungeon_drop.table import Table

NAME = "dungeon_drop"
MEASURES = read_all().table
ALTITUDE = MEASURES.room.altitude
SMALL, LARGE, HUGE = MEASURES.sides.by_size
STEADY = settings(derandomize=True, deadline=None, database=None, print_blob=False, max_examples=60)
GAMES = ["rounds", "rounds_honour", "rounds_teamwork", "resigned", "kingdom", "lost_box", "lost_move"]

spots = st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000))
lines = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(lambda at: (3000 * at[0], 3000 * at[1]))
cubes = st.builds(
    lambda at, turn, side: Footprint(at[0], at[1], turn, side),
    spots | lines,
    st.integers(0, 3599) | st.just(0),
    st.sampled_from((SMALL, LARGE, HUGE)),
)
discs = st.builds(lambda at: Footprint(at[0], at[1], ROUND, 2 * MEASURES.pawn.radius), spots)
pillars = st.lists(cubes, min_size=vectors.FEW, max_size=12, unique_by=lambda one: one.centre)


@pytest.fixture(params=[True, False], ids=["with numpy", "without numpy"])
def numpy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if not request.param:
        monkeypatch.setattr(vectors, "is_there", lambda: False)
    return bool(request.param)


@given(pillars, st.integers(0, 2))
@STEADY
def test_every_room(some: list[Footprint], inside: int) -> None:
    between = vectors.Lattice(tuple(some))
    rooms = board.all_rooms(some, ALTITUDE, inside)
    assert rooms == between.rooms(ALTITUDE, inside)
    plain = board.all_rooms(some, ALTITUDE)
    assert [room for room in rooms if room not in plain] == between.rooms(ALTITUDE, inside, least=1)


@given(pillars)
@STEADY
def test_a_room_that_is_just_thick_enough(some: list[Footprint]) -> None:
    """The altitude is that of one of the triangles, to the hundredth: where floating point could err."""
    a, b, c = (pillar.centre for pillar in some[:3])
    longest = max(board.square_of_distance(*pair) for pair in ((a, b), (b, c), (c, a)))
    altitude = round(abs(board.cross(a, b, c)) / longest**0.5)
    assert board.all_rooms(some, altitude, 9) == vectors.Lattice(tuple(some)).rooms(altitude, 9)


@given(pillars, st.lists(cubes | discs, min_size=1, max_size=70))
@STEADY
def test_what_lies_in_rooms(some: list[Footprint], things: list[Footprint]) -> None:
    rooms = board.all_rooms(some, ALTITUDE, 1)
    found = vectors.Lattice(tuple(some)).contents(rooms, things, range(1, len(things) + 1))
    for room, sure, maybe, most in zip(rooms, *found, strict=True):
        space = region([some[n] for n in room])
        truth = sum(1 << n for n, thing in enumerate(things) if is_in(thing, space))
        assert 0 == sure & maybe == sure & ~truth == truth & ~(sure | maybe)
        assert sum(n + 1 for n in range(len(things)) if (sure | maybe) >> n & 1) <= most


def test_most_is_sure() -> None:
    """The filter is worth something: of what lies far inside or far outside nothing is left to the exact
    tests.
    """
    some = [Footprint(x, y, 0, SMALL) for x in range(0, 40000, 10000) for y in range(0, 40000, 10000)]
    between = vectors.Lattice(tuple(some))
    rooms = between.rooms(ALTITUDE)
    found = between.contents(rooms, [Footprint(3000, 3000, 0, SMALL)], [1])
    assert 0 < sum(map(bool, found.sure)) < len(rooms)
    assert sum(map(bool, found.maybe)) < len(rooms) // 10


steps = st.tuples(st.integers(-5, 5), st.integers(-5, 5)).map(
    lambda at: (GRID * MM * at[0], GRID * MM * at[1])
)


@given(st.lists(spots | steps, min_size=1, max_size=9))
@STEADY
def test_the_grid_over_a_zone(points: list[tuple[int, int]]) -> None:
    """Every point of the grid, one by one; corners and sides of the zone may lie on it."""
    zone = hull(points)
    whole = range(-240 // GRID * GRID, 241, GRID)
    expected = [(x, y) for x in whole for y in whole if contains(zone, (x * MM, y * MM))]
    found = grid_over(zone)
    assert expected == found if expected else len(found) == 1


@given(cubes, st.lists(spots, min_size=3, max_size=9))
@STEADY
def test_what_is_deep_inside_widens_nothing(shape: Footprint, points: list[tuple[int, int]]) -> None:
    zone = hull(points)
    if is_deep_in(shape, zone):
        assert zone == hull([*zone, *outline(shape)])


# -- in recorded games ---------------------------------------------------------------------------------------


def moments(ending: str) -> Iterator[Table]:
    """The table at every decision of a recorded game, as it is replayed."""
    done = recorded.recorded(NAME, ending, recorded.seats_of(NAME, ending)[-1])
    table = done.game.new(done.seats, dict(done.settings), seed=done.origin.seed)
    assert isinstance(table, Table)
    for step in reversed([*done.steps()]):
        yield table
        if step.option == ("resign",):
            table.resign(step.seat)
        else:
            table.take(step.option, outcomes=step.outcomes)


def slow_rooms(s: Table, seat: int) -> list[tuple[object, ...]]:
    """The rooms that can be looted, one by one from the rules, remembering nothing."""
    prints = {n: body.footprint for n, body in enumerate(s.bodies) if body is not None}
    lying = [n for n in prints if n in s.box.pillars]
    found: list[tuple[object, ...]] = []
    for three in combinations(lying, 3):
        corners, others = [prints[n] for n in three], [prints[n] for n in lying if n not in three]
        if not is_room(corners, others, ALTITUDE):
            continue
        space = region(corners)
        inside = [n for n in prints if n not in (*lying, s.box.stair) and is_in(prints[n], space)]
        if s.settings["honour"] or survives(s, seat, inside, loot_effects(s, seat)):
            found.append(("room", *three))
    return found


@pytest.mark.parametrize("ending", ["rounds", "rounds_honour"])
def test_the_rooms_that_are_offered(ending: str, numpy: bool) -> None:
    looked_at = 0
    for s in moments(ending):
        top = s.stack[-1]
        if isinstance(top, Forming) and top.copied < 0:
            assert s.choice is not None
            offered = [option for option in s.choice.options if option[0] == "room"]
            assert slow_rooms(s, s.choice.seat) == offered
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("ending", GAMES)
def test_what_is_remembered_is_still_true(ending: str) -> None:
    """Options, views and the aim zone are the same at a table that has just been loaded."""
    for s in moments(ending):
        assert s.choice is not None
        fresh = s.game.load(s.save())
        assert isinstance(fresh, Table)
        fresh.ask_again()
        assert fresh.choice is not None
        assert fresh.choice.options == s.choice.options
        assert fresh.view(s.choice.seat) == s.view(s.choice.seat)
        if not s.is_solo:
            everything = hull(point for shape in s.footprints().values() for point in outline(shape))
            assert everything == aim_zone(s)


@pytest.mark.parametrize("ending", ["rounds_teamwork", "kingdom"])
def test_the_same_without_numpy(ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def story() -> list[object]:
        return [(s.choice.options, s.view(s.choice.seat)) for s in moments(ending) if s.choice is not None]

    told = story()
    monkeypatch.setattr(vectors, "is_there", lambda: False)
    assert told == story()


def test_what_is_told_of_a_room() -> None:
    """The cubes of each room, as looting it would take them."""
    told = 0
    for s in moments("rounds"):
        assert s.choice is not None
        if "room" not in s.choice.verbs:
            continue
        for row in s.view(s.choice.seat)["asked"]["rooms"]:
            _, *corners = s.read(row["option"])
            space = region([s.footprint(n) for n in corners])
            assert s.names(takes(s, tuple(corners), space)) == row["cubes"]
            told += 1
    assert told
