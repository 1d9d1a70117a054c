"""The geometry of the table: the catalogue's examples, and every function against a slow version that is
obviously right, in decimals or fractions.
"""

import math
from collections.abc import Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from undercroft.games.dungeon_drop import board as g
from undercroft.games.dungeon_drop.board import ROUND, Footprint, Point, Polygon, RoomStep
from undercroft.games.dungeon_drop.cards.content import read_all

MEASURES = read_all().table
ALTITUDE = MEASURES.room.altitude
DEPTH = MEASURES.room.overlap
SMALL, LARGE, HUGE = MEASURES.sides.by_size
DISC = 2 * MEASURES.pawn.radius
STEADY = settings(derandomize=True, deadline=None, database=None, print_blob=False)


def small(x: float, y: float, turn: int = 0) -> Footprint:
    """A small cube, in millimetres."""
    return Footprint(round(100 * x), round(100 * y), turn, SMALL)


def large(x: float, y: float, turn: int = 0) -> Footprint:
    return Footprint(round(100 * x), round(100 * y), turn, LARGE)


def pawn(x: float, y: float) -> Footprint:
    return Footprint(round(100 * x), round(100 * y), ROUND, DISC)


A, B, C = small(0, 0), small(120, 0), small(0, 90)
ROOM = g.region([A, B, C])


# -- the examples ------------------------------------------------------------------------------------------


def test_the_region_of_the_examples() -> None:
    assert ((-400, -400), (12400, -400), (12400, 400), (400, 9400), (-400, 9400)) == ROOM


@pytest.mark.parametrize(
    ("cube", "taken"),
    [
        pytest.param(small(40, 30), True, id="EX-01"),
        pytest.param(small(60, -6), True, id="EX-02"),
        pytest.param(small(60, -8), True, id="EX-03 touches"),
        pytest.param(small(60, -9), False, id="EX-03 gap 1"),
        pytest.param(small(60, -9, 450), True, id="EX-04 overlap 0.66"),
        pytest.param(small(60, -10, 450), False, id="EX-04 gap 0.34"),
        pytest.param(large(74, 50), True, id="EX-05 77.4"),
        pytest.param(large(75, 50), False, id="EX-05 78.0"),
        pytest.param(Footprint(6000, -801, 0, SMALL), False, id="R-11 a gap of 0.01"),
        pytest.param(small(60, -9, 450 + 900), True, id="R-11 turned on by a right angle"),
        pytest.param(pawn(60, -9), True, id="R-62 touches"),
        pytest.param(pawn(60, -9.01), False, id="R-62 a gap of 0.01"),
        pytest.param(pawn(60, 30), True, id="R-62 inside"),
    ],
)
def test_what_is_in_the_room(cube: Footprint, taken: bool) -> None:
    assert taken == g.is_in(cube, ROOM)
    assert ([0] if taken else []) == g.all_in([cube], ROOM)


@pytest.mark.parametrize(
    ("other", "blocks"),
    [
        pytest.param(small(30, 20), True, id="EX-06 inside"),
        pytest.param(small(60, 0), True, id="EX-06 on the edge"),
        pytest.param(small(60, -5), False, id="EX-06 outside, touching the border"),
        pytest.param(small(60, -0.01), False, id="a hundredth outside"),
        pytest.param(small(0, 90), True, id="on a corner"),
        pytest.param(small(60, 45), True, id="on the slanted edge"),
    ],
)
def test_other_pillars(other: Footprint, blocks: bool) -> None:
    far = small(300, 200)
    assert ([1] if blocks else []) == g.blockers([A, B, C], [far, other])
    assert blocks != g.is_room([A, B, C], [far, other], ALTITUDE)
    assert g.is_room([A, B, C], [far, other], ALTITUDE, inside=1)


@pytest.mark.parametrize(
    ("third", "thin"),
    [
        pytest.param(small(200, 9), True, id="EX-07 altitude 4.5"),
        pytest.param(small(200, 20), False, id="EX-07 altitude 9.95"),
        pytest.param(small(50, 8), False, id="exactly 8"),
        pytest.param(small(50, 7.99), True, id="a hundredth less"),
        pytest.param(small(200, 0), True, id="in a line"),
        pytest.param(small(100, 0), True, id="two in one place"),
    ],
)
def test_thin_triangles(third: Footprint, thin: bool) -> None:
    room = [small(0, 0), small(100, 0), third]
    assert thin == g.is_thin(room, ALTITUDE)
    assert thin != g.is_room(room, [], ALTITUDE)


def test_three_in_one_place_are_no_room() -> None:
    assert g.is_thin([A, A, A], ALTITUDE)
    assert [] == g.all_rooms([A, A, A], ALTITUDE)


TOKENS = [A, B, C]
PILLARS = {
    "D": small(110, 100),
    "E": small(-60, 40),
    "F": small(60, -70),
    "G": small(30, 25),
}


def named(steps: Sequence[RoomStep]) -> set[str]:
    """Rooms as the catalogue writes them: T1T2E."""
    letters = list(PILLARS)
    return {
        "".join(f"T{n + 1}" for n in range(3) if n not in step.tokens)
        + "".join(letters[n] for n in step.pillars)
        for step in steps
    }


def test_ex_08_adjacent_rooms() -> None:
    legal = {"T1T2E", "T1T2F", "T1T2G", "T1T3D", "T1T3E", "T1T3F", "T1T3G", "T2T3D", "T2T3G"}
    assert legal == named(g.adjacent_steps(TOKENS, list(PILLARS.values()), ALTITUDE))


def test_ex_08_what_blocks() -> None:
    """Only G is inside, in each of the three."""
    pillars = list(PILLARS.values())
    for unused, pillar in ((2, 0), (0, 1), (0, 2)):
        corners, others = g.step_room(RoomStep((unused,), (pillar,)), TOKENS, pillars)
        assert [PILLARS["G"]] == [others[number] for number in g.blockers(corners, others)]


def test_ex_09_swap() -> None:
    token, cube = g.swap(TOKENS[0], PILLARS["D"])
    assert (small(110, 100), small(0, 0)) == (token, cube)


def test_swap_keeps_the_size_of_the_cube() -> None:
    token, cube = g.swap(small(1, 2, 300), large(30, 40, 77))
    assert (large(30, 40, 77), large(1, 2, 300)) == (token, cube)


def test_ex_10_flight() -> None:
    legal = {"T1DE", "T1EF", "T1EG", "T1FG", "T2DF", "T2DG", "T2FG", "T3DE", "T3DG", "T3EG"}
    assert legal == named(g.flight_steps(TOKENS, list(PILLARS.values()), ALTITUDE))


def test_ex_10_why_not() -> None:
    pillars = list(PILLARS.values())
    by_name = {name: number for number, name in enumerate(PILLARS)}

    def room(name: str) -> tuple[list[Footprint], list[Footprint]]:
        kept = int(name[1]) - 1
        unused = tuple(n for n in range(3) if n != kept)
        return g.step_room(RoomStep(unused, (by_name[name[2]], by_name[name[3]])), TOKENS, pillars)

    for name, blocker in (
        ("T2EF", A),
        ("T3EF", A),
        ("T1DF", PILLARS["G"]),
        ("T2DE", PILLARS["G"]),
        ("T3DF", PILLARS["G"]),
    ):
        corners, others = room(name)
        assert blocker in [others[number] for number in g.blockers(corners, others)]
    for name in ("T1DG", "T2EG", "T3FG"):
        assert g.is_thin(room(name)[0], ALTITUDE)


def test_ex_11_the_third_token_blocks() -> None:
    tokens = [small(0, 0), small(120, 0), small(60, 30)]
    cube = small(60, 120)
    assert [0] == g.blockers([tokens[0], tokens[1], cube], [tokens[2]])
    assert RoomStep((2,), (0,)) not in g.adjacent_steps(tokens, [cube], ALTITUDE)


@pytest.mark.parametrize(("x", "inside"), [(-92, True), (-96, False)])
def test_ex_12_the_limits(x: int, inside: bool) -> None:
    pillars = [small(-100, -80), small(120, -60), small(90, 110), small(-70, 90)]
    space = g.limits(pillars, ALTITUDE)
    assert space is not None
    assert inside == g.is_in(small(x, 0), space)


@pytest.mark.parametrize(
    "pillars",
    [
        pytest.param([], id="none"),
        pytest.param([A, B], id="two"),
        pytest.param([A, B, small(60, 0)], id="in a line"),
        pytest.param([A, B, small(60, 7.99)], id="too narrow"),
        pytest.param([A, A, A, B], id="two places"),
    ],
)
def test_no_limits(pillars: list[Footprint]) -> None:
    assert g.limits(pillars, ALTITUDE) is None


def test_limits_that_are_just_wide_enough() -> None:
    assert g.limits([A, B, small(60, 8)], ALTITUDE) is not None


@pytest.mark.parametrize(
    ("x", "y", "on"),
    [(12, 0, True), (12.5, 0, False), (12.49, 0, True), (10, 10, True), (11, 11, False), (0, 0, True)],
)
def test_ex_13_on_a_token(x: float, y: float, on: bool) -> None:
    """DRP-EX-13, DRP-R-06."""
    assert on == g.is_on_token(large(x, y), (0, 0), MEASURES)


def test_measures_of_the_examples() -> None:
    """The examples are true for these measures; a change of one must look at them again."""
    assert (800, 1000, 1200) == (SMALL, LARGE, HUGE)
    assert (800, 800, 50, 500) == (
        ALTITUDE,
        MEASURES.token.radius,
        MEASURES.token.margin,
        MEASURES.pawn.radius,
    )
    assert (80000, 60000) == (MEASURES.surface.width, MEASURES.surface.depth)


# -- slow and obvious --------------------------------------------------------------------------------------


def times(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    """On the same side of all three edges; on a line only if between."""
    signs = [times(a, b, p), times(b, c, p), times(c, a, p)]
    if times(a, b, c) == 0:
        return any(on_segment(p, *ends) for ends in ((a, b), (b, c), (c, a)))
    return min(signs) >= 0 or max(signs) <= 0


def on_segment(p: Point, a: Point, b: Point) -> bool:
    straight = times(a, b, p) == 0
    return straight and all(min(a[i], b[i]) <= p[i] <= max(a[i], b[i]) for i in (0, 1))


def square_to_segment(p: Point, a: Point, b: Point) -> Fraction:
    """The square of the distance, with the foot of the perpendicular kept on the segment."""
    x, y = b[0] - a[0], b[1] - a[1]
    far = x * x + y * y
    share = Fraction((p[0] - a[0]) * x + (p[1] - a[1]) * y, far) if far else Fraction(0)
    share = max(Fraction(0), min(Fraction(1), share))
    return (a[0] + share * x - p[0]) ** 2 + (a[1] + share * y - p[1]) ** 2


def ring(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def fan_contains(polygon: Polygon, p: Point) -> bool:
    """In one of the triangles with the first corner."""
    if len(polygon) < 3:
        return any(on_segment(p, a, b) for a, b in ring(polygon))
    return any(in_triangle(p, polygon[0], b, c) for b, c in pairwise(polygon[1:]))


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def sign(value: int) -> int:
        return (value > 0) - (value < 0)

    apart = (
        sign(times(a, b, c)) * sign(times(a, b, d)) < 0 and sign(times(c, d, a)) * sign(times(c, d, b)) < 0
    )
    return apart or any(on_segment(*three) for three in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)))


def slow_square_between(p: Polygon, q: Polygon) -> Fraction:
    if fan_contains(p, q[0]) or fan_contains(q, p[0]):
        return Fraction(0)
    if any(segments_cross(*e, *f) for e in ring(p) for f in ring(q)):
        return Fraction(0)
    ends = [square_to_segment(point, *edge) for point in p for edge in ring(q)]
    ends += [square_to_segment(point, *edge) for point in q for edge in ring(p)]
    return min(ends)


def slow_square_of_gap(polygon: Polygon, point: Point) -> Fraction:
    if fan_contains(polygon, point):
        return Fraction(0)
    return min(square_to_segment(point, a, b) for a, b in ring(polygon))


def slow_hull(points: Sequence[Point]) -> set[Point]:
    """What lies in no triangle and on no segment of the others."""
    found = set(points)
    return {
        p
        for p in found
        if not any(in_triangle(p, *three) for three in combinations(found - {p}, 3))
        and not any(on_segment(p, *two) for two in combinations(found - {p}, 2))
    }


def slow_depth_squared(p: Polygon, q: Polygon) -> Fraction:
    """The square of the shortest translation that separates two polygons: how deep the origin lies in the
    hull of all differences. 0 if they do not overlap.
    """
    around = g.hull((a[0] - b[0], a[1] - b[1]) for a in p for b in q)
    if any(times(a, b, (0, 0)) <= 0 for a, b in ring(around)):
        return Fraction(0)
    return min(square_to_segment((0, 0), a, b) for a, b in ring(around))


def separating_gap_squared(p: Polygon, q: Polygon) -> Fraction:
    """The square of the largest gap between the shadows on the normals of all edges; 0 if there is none."""
    best = Fraction(0)
    for a, b in ring(p) + ring(q):
        x, y = b[1] - a[1], a[0] - b[0]
        ps = [x * c[0] + y * c[1] for c in p]
        qs = [x * c[0] + y * c[1] for c in q]
        gap = max(min(qs) - max(ps), min(ps) - max(qs))
        if gap > 0:
            best = max(best, Fraction(gap * gap, x * x + y * y))
    return best


points = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
few = st.lists(points, min_size=1, max_size=7)
spots = st.tuples(st.integers(-2500, 2500), st.integers(-2500, 2500))
squares = st.builds(
    lambda at, turn, side: Footprint(at[0], at[1], turn, side),
    spots,
    st.integers(0, 3599),
    st.sampled_from((SMALL, LARGE, HUGE)),
)
discs = st.builds(lambda at: Footprint(at[0], at[1], ROUND, DISC), spots)
anything = squares | discs
regions = st.lists(squares, min_size=3, max_size=3).map(g.region)


# -- numbers and corners -----------------------------------------------------------------------------------


def test_sines_and_cosines() -> None:
    """To thirty digits: each lies on the circle, and agrees with floating point as far as that goes."""
    for turn, (cosine, sine) in enumerate(g.quadrant()):
        assert abs(cosine * cosine + sine * sine - g.UNIT**2) < 4 * g.UNIT
        assert math.isclose(sine / g.UNIT, math.sin(math.radians(turn / 10)), abs_tol=1e-15)
        assert math.isclose(cosine / g.UNIT, math.cos(math.radians(turn / 10)), abs_tol=1e-15)
    half = math.isqrt(3 * g.UNIT**2) // 2
    assert abs(g.direction(600)[1] - half) <= 2
    assert g.direction(300)[1] == g.UNIT // 2


@pytest.mark.parametrize("side", [SMALL, LARGE, HUGE])
def test_corners(side: int) -> None:
    """The same as floating point rounded, for none is near enough to a half to be in doubt (DRP-R-76)."""
    for turn in range(900):
        angle = math.radians(turn / 10)
        out = [side / 2 * (math.cos(angle) - math.sin(angle)), side / 2 * (math.cos(angle) + math.sin(angle))]
        assert all(abs(abs(part) % 1 - 0.5) > 1e-6 for part in out)
        assert (round(out[0]), round(out[1])) == g.corners(Footprint(0, 0, turn, side))[0]


@given(squares, st.integers(-4, 4))
@STEADY
def test_a_square_looks_the_same_after_a_right_angle(square: Footprint, quarters: int) -> None:
    turned = square._replace(turn=square.turn + 900 * quarters)
    assert g.corners(square) == g.corners(turned)


@given(squares)
@STEADY
def test_corners_run_counter_clockwise(square: Footprint) -> None:
    assert set(g.corners(square)) == set(g.hull(g.corners(square)))
    assert all(times(a, b, square.centre) > 0 for a, b in ring(g.corners(square)))


@given(st.integers(-(10**9), 10**9), st.integers(1, 10**6))
@STEADY
def test_rounding(value: int, parts: int) -> None:
    with localcontext() as context:
        context.prec = 40
        expected = (Decimal(value) / Decimal(parts)).quantize(Decimal(1), rounding="ROUND_HALF_UP")
        # Forty digits tell a half from its neighbours here.
        assert int(expected) == g.rounded(value, parts)


@given(spots, st.integers(0, 5000))
@STEADY
def test_stretched(vector: Point, length: int) -> None:
    assume(vector != (0, 0))
    x, y = g.stretched(*vector, length)
    far = math.hypot(*vector)
    assert abs(x - vector[0] * length / far) <= 0.5 + 1e-6
    assert abs(y - vector[1] * length / far) <= 0.5 + 1e-6


@given(st.lists(spots, min_size=1, max_size=5))
@STEADY
def test_mean(some: list[Point]) -> None:
    x, y = g.mean(some)
    assert abs(x * len(some) - sum(p[0] for p in some)) * 2 <= len(some)
    assert abs(y * len(some) - sum(p[1] for p in some)) * 2 <= len(some)


# -- polygons ----------------------------------------------------------------------------------------------


@given(few)
@STEADY
def test_hull(some: list[Point]) -> None:
    found = g.hull(some)
    assert slow_hull(some) == set(found)
    assert len(found) == len(set(found))
    if len(found) > 2:
        assert all(times(a, b, c) > 0 for (a, b), (_, c) in pairwise([*ring(found), ring(found)[0]]))


@given(few, points)
@STEADY
def test_contains(some: list[Point], point: Point) -> None:
    assert fan_contains(g.hull(some), point) == g.contains(g.hull(some), point)


@given(few, points)
@STEADY
def test_nearest(some: list[Point], point: Point) -> None:
    polygon = g.hull(some)
    x, y = g.nearest(polygon, point)
    assert slow_square_of_gap(polygon, point) == (point[0] - x) ** 2 + (point[1] - y) ** 2
    scaled = tuple((a * x.denominator * y.denominator, b * x.denominator * y.denominator) for a, b in polygon)
    assert fan_contains(scaled, (x.numerator * y.denominator, y.numerator * x.denominator))


@given(few, points, st.integers(0, 12))
@STEADY
def test_a_disc_that_touches_or_overlaps(some: list[Point], point: Point, diameter: int) -> None:
    polygon = g.hull(some)
    far, square = 4 * slow_square_of_gap(polygon, point), diameter * diameter
    assert (far <= square) == g.is_close(polygon, point, diameter)
    inside = fan_contains(polygon, point)
    assert (inside or far < square) == g.is_close(polygon, point, diameter, strictly=1)


@given(few, few, st.integers(0, 12))
@STEADY
def test_distance_of_polygons(some: list[Point], more: list[Point], diameter: int) -> None:
    p, q = g.hull(some), g.hull(more)
    assume(len(p) > 2 and len(q) > 2)
    assert (4 * slow_square_between(p, q) <= diameter * diameter) == g.are_close(p, q, diameter)


@given(st.lists(spots, min_size=1, max_size=5), spots)
@STEADY
def test_clamp(some: list[Point], point: Point) -> None:
    zone = g.hull(some)
    moved = g.clamp(zone, point)
    assert moved == g.clamp(zone, moved)
    assert slow_square_of_gap(zone, moved) <= 1
    if fan_contains(zone, point):
        assert point == moved
    away = math.sqrt(slow_square_of_gap(zone, point))
    assert math.hypot(moved[0] - point[0], moved[1] - point[1]) <= away + 1


def test_a_clamped_point_is_not_clamped_again() -> None:
    """Rounded, it lies a little outside; the point of the zone nearest to that would be rounded elsewhere."""
    zone = ((-3, -12), (9, -23), (1, 8))
    assert (8, -17) == g.clamp(zone, (40, -9)) == g.clamp(zone, (8, -17))


# -- rooms -------------------------------------------------------------------------------------------------


@given(squares, regions)
@settings(STEADY, max_examples=300)
def test_in_a_room(square: Footprint, space: Polygon) -> None:
    gap = separating_gap_squared(g.corners(square), space)
    assert (4 * gap <= 1) == g.is_in(square, space)
    if slow_square_between(g.corners(square), space) == 0:
        assert g.is_in(square, space)


@given(squares, regions, st.integers(-3, 3))
@settings(STEADY, max_examples=200)
def test_at_the_border(square: Footprint, space: Polygon, more: int) -> None:
    """The same where it matters: with the square pushed against the room from outside, and a little off."""
    polygon = g.corners(square)
    a, b = space[0], space[1]
    out_x, out_y = b[1] - a[1], a[0] - b[0]
    reach = min(out_x * x + out_y * y for x, y in polygon) - (out_x * a[0] + out_y * a[1])
    length = out_x**2 + out_y**2
    beside = square.at(
        square.x - round(Fraction(reach * out_x, length)) + more,
        square.y - round(Fraction(reach * out_y, length)),
    )
    gap = separating_gap_squared(g.corners(beside), space)
    assert (4 * gap <= 1) == g.is_in(beside, space)


@given(discs, regions)
@settings(STEADY, max_examples=200)
def test_a_disc_in_a_room(disc: Footprint, space: Polygon) -> None:
    far = Fraction(0)
    if not fan_contains(space, disc.centre):
        far = min(square_to_segment(disc.centre, a, b) for a, b in ring(space))
    assert (far <= (Fraction(DISC, 2) + Fraction(1, 2)) ** 2) == g.is_in(disc, space)


@given(st.lists(squares, min_size=3, max_size=3), st.lists(squares, max_size=6))
@STEADY
def test_blockers(room: list[Footprint], others: list[Footprint]) -> None:
    a, b, c = (pillar.centre for pillar in room)
    assert [n for n, other in enumerate(others) if in_triangle(other.centre, a, b, c)] == g.blockers(
        room, others
    )


@given(st.lists(squares, min_size=3, max_size=3))
@STEADY
def test_thin(room: list[Footprint]) -> None:
    a, b, c = (pillar.centre for pillar in room)
    longest = max(math.dist(a, b), math.dist(b, c), math.dist(c, a))
    assume(longest > 0)
    altitude = abs(times(a, b, c)) / longest
    assume(abs(altitude - ALTITUDE) > 1e-6)
    assert (altitude < ALTITUDE) == g.is_thin(room, ALTITUDE)


@given(st.lists(squares, min_size=3, max_size=6), st.sampled_from((ALTITUDE, 1700)))
@settings(STEADY, max_examples=200)
def test_limits(pillars: list[Footprint], altitude: int) -> None:
    """The smallest width, looked for in a thousand directions."""
    found = g.limits(pillars, altitude)
    narrowest = math.inf
    for n in range(1000):
        x, y = math.cos(math.pi * n / 1000), math.sin(math.pi * n / 1000)
        shadow = [x * pillar.x + y * pillar.y for pillar in pillars]
        narrowest = min(narrowest, max(shadow) - min(shadow))
    if narrowest < altitude:
        assert found is None
    elif narrowest > altitude + 25:  # a thousandth of half a turn, on at most 5000
        assert set(g.region(pillars)) == set(found or ())


@given(st.lists(squares, min_size=3, max_size=3), st.lists(squares, max_size=4), st.integers(0, 1))
@STEADY
def test_adjacent_steps(tokens: list[Footprint], pillars: list[Footprint], inside: int) -> None:
    found = g.adjacent_steps(tokens, pillars, ALTITUDE, inside)
    expected = set()
    for unused in range(3):
        kept = [token for n, token in enumerate(tokens) if n != unused]
        for n, pillar in enumerate(pillars):
            room = [*kept, pillar]
            others = [tokens[unused], *(p for m, p in enumerate(pillars) if m != n)]
            blocked = [p for p in others if in_triangle(p.centre, *(q.centre for q in room))]
            if not g.is_thin(room, ALTITUDE) and len(blocked) <= inside:
                expected.add(RoomStep((unused,), (n,)))
    assert expected == set(found)
    assert len(expected) == len(found)


@given(st.lists(squares, min_size=3, max_size=3), st.lists(squares, max_size=4))
@STEADY
def test_flight_steps(tokens: list[Footprint], pillars: list[Footprint]) -> None:
    found = g.flight_steps(tokens, pillars, ALTITUDE)
    expected = set()
    for kept in range(3):
        for pair in combinations(range(len(pillars)), 2):
            room = [tokens[kept], *(pillars[n] for n in pair)]
            others = [token for n, token in enumerate(tokens) if n != kept]
            others += [pillar for n, pillar in enumerate(pillars) if n not in pair]
            if g.is_room(room, others, ALTITUDE):
                expected.add(RoomStep(tuple(n for n in range(3) if n != kept), pair))
    assert expected == set(found)
    assert len(expected) == len(found)


@given(st.lists(squares, max_size=7), st.integers(0, 2))
@STEADY
def test_all_rooms(pillars: list[Footprint], inside: int) -> None:
    expected = []
    for triple in combinations(range(len(pillars)), 3):
        others = [pillar for n, pillar in enumerate(pillars) if n not in triple]
        if g.is_room([pillars[n] for n in triple], others, ALTITUDE, inside):
            expected.append(triple)
    assert expected == g.all_rooms(pillars, ALTITUDE, inside)


grid = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(lambda at: small(10 * at[0], 10 * at[1]))


@given(st.lists(grid, max_size=8, unique=True), st.integers(0, 2))
@STEADY
def test_all_rooms_with_many_on_the_line(pillars: list[Footprint], inside: int) -> None:
    expected = []
    for triple in combinations(range(len(pillars)), 3):
        room = [pillars[n] for n in triple]
        others = [pillar for n, pillar in enumerate(pillars) if n not in triple]
        blocked = [pillar for pillar in others if in_triangle(pillar.centre, *(p.centre for p in room))]
        if not g.is_thin(room, ALTITUDE) and len(blocked) <= inside:
            expected.append(triple)
    assert expected == g.all_rooms(pillars, ALTITUDE, inside)


@given(
    st.lists(grid, min_size=1, max_size=7, unique=True) | st.lists(squares, min_size=1, max_size=6),
    st.lists(grid | squares, max_size=3),
)
@STEADY
def test_free_rooms(pillars: list[Footprint], others: list[Footprint]) -> None:
    """Two Pillars and something else, with only Pillars in the way: Flight of the normal game."""
    expected = set()
    for i, j in combinations(range(len(pillars)), 2):
        rest = [pillar for n, pillar in enumerate(pillars) if n not in (i, j)]
        for number, other in enumerate(others):
            if g.is_room([pillars[i], pillars[j], other], rest, ALTITUDE):
                expected.add((i, j, number))
    found = list(g.free_rooms(pillars, others, ALTITUDE))
    assert expected == set(found)
    assert len(expected) == len(found)


near_points = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
two = st.tuples(near_points, near_points) | st.tuples(spots, spots)


@given(two, two)
@settings(STEADY, max_examples=300)
def test_pairs(tokens: tuple[Point, Point], cubes: tuple[Point, Point]) -> None:
    with localcontext() as context:
        context.prec = 80

        def way(a: Point, b: Point) -> Decimal:
            return Decimal((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2).sqrt()

        straight = way(tokens[0], cubes[0]) + way(tokens[1], cubes[1])
        crossed = way(tokens[0], cubes[1]) + way(tokens[1], cubes[0])
        shorter = crossed < straight - Decimal(10) ** -60
    assert ((1, 0) if shorter else (0, 1)) == g.pairs(tokens, cubes)


def test_pairs_on_a_tie() -> None:
    """DRP-R-33: the lower with the lower. A square, and a tie of irrational lengths."""
    assert (0, 1) == g.pairs(((0, 0), (100, 100)), ((100, 0), (0, 100)))
    assert (0, 1) == g.pairs(((0, 0), (3, 3)), ((1, 1), (2, 2)))
    assert (1, 0) == g.pairs(((0, 0), (100, 0)), ((101, 0), (1, 0)))


# -- distances ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "y", "near"),
    [
        (6000, 0, True),
        (6001, 0, False),
        (3600, 4800, True),
        (6000, 77, True),  # 60.0049, which is 60.00 after rounding
        (6000, 78, False),  # 60.0051
    ],
)
def test_r_59_limits_are_inclusive_after_rounding(x: int, y: int, near: bool) -> None:
    assert near == g.is_near([(0, 0)], (x, y), 6000)


@given(st.lists(spots, min_size=1, max_size=3), spots, st.integers(0, 5000))
@STEADY
def test_near(some: list[Point], other: Point, distance: int) -> None:
    x = Fraction(sum(p[0] for p in some), len(some)) - other[0]
    y = Fraction(sum(p[1] for p in some), len(some)) - other[1]
    assert (x * x + y * y <= (distance + Fraction(1, 2)) ** 2) == g.is_near(some, other, distance)


@given(squares, regions, st.integers(0, 2500))
@STEADY
def test_within(square: Footprint, space: Polygon, distance: int) -> None:
    far = slow_square_between(g.corners(square), space)
    assert (far <= (distance + Fraction(1, 2)) ** 2) == g.is_within(square, space, distance)


def test_r_59_the_gap_to_a_corner_is_measured_straight() -> None:
    """Light Fingers: 20 from the corner of the room, and not 20 to both sides of it."""
    assert g.is_within(small(-20, -20), ROOM, 2000)  # 12 and 12 away: 17.0
    assert not g.is_within(small(-23, -23), ROOM, 2000)  # 15 and 15 away: 21.2
    assert g.is_within(small(60, -28), ROOM, 2000)
    assert not g.is_within(small(60, -28.01), ROOM, 2000)


@given(squares, spots)
@settings(STEADY, max_examples=200)
def test_on_a_token(square: Footprint, token: Point) -> None:
    far = Fraction(0)
    polygon = g.corners(square)
    if not fan_contains(polygon, token):
        far = min(square_to_segment(token, a, b) for a, b in ring(polygon))
    assert (far < 750**2) == g.is_on_token(square, token, MEASURES)


# -- overlaps ----------------------------------------------------------------------------------------------


@given(squares, squares)
@settings(STEADY, max_examples=300)
def test_overlap(a: Footprint, b: Footprint) -> None:
    depth = slow_depth_squared(g.corners(a), g.corners(b))
    assert (depth > DEPTH * DEPTH) == g.overlap(a, b, DEPTH) == g.overlap(b, a, DEPTH)


@given(squares, discs)
@settings(STEADY, max_examples=200)
def test_overlap_with_a_disc(square: Footprint, disc: Footprint) -> None:
    polygon = g.corners(square)
    deep = Fraction(DISC, 2) - DEPTH
    far = min(square_to_segment(disc.centre, a, b) for a, b in ring(polygon))
    expected = fan_contains(polygon, disc.centre) or far < deep * deep
    assert expected == g.overlap(square, disc, DEPTH) == g.overlap(disc, square, DEPTH)


@given(discs, discs)
@STEADY
def test_overlap_of_discs(a: Footprint, b: Footprint) -> None:
    assert (math.dist(a.centre, b.centre) < DISC - DEPTH) == g.overlap(a, b, DEPTH)


@given(anything, anything)
@settings(STEADY, max_examples=300)
def test_pushed(a: Footprint, b: Footprint) -> None:
    """Afterwards they do not overlap, and no shorter way would have done."""
    assume(g.overlap(a, b, DEPTH))
    away = g.pushed(a, b)
    assert not g.overlap(away, b, DEPTH)
    far = math.dist(a.centre, away.centre)
    depth = math.sqrt(slow_depth_squared(g.outline(a), g.outline(b)))
    assert abs(far - depth) <= 0.75
    assert (a.turn, a.side) == (away.turn, away.side)


@pytest.mark.parametrize(
    ("turn", "way"),
    [pytest.param(0, (800, 0), id="larger x"), pytest.param(450, (566, 566), id="then larger y")],
)
def test_r_60_a_tie(turn: int, way: Point) -> None:
    same = Footprint(0, 0, turn, SMALL)
    assert way == g.pushed(same, same).centre


@given(discs)
@STEADY
def test_the_outline_of_a_disc_is_around_it(disc: Footprint) -> None:
    polygon = g.outline(disc)
    assert set(polygon) == set(g.hull(polygon))
    assert all(square_to_segment(disc.centre, a, b) >= (Fraction(DISC, 2) - 1) ** 2 for a, b in ring(polygon))
    assert all(math.dist(corner, disc.centre) <= DISC / 2 + DEPTH for corner in polygon)


# -- free spots --------------------------------------------------------------------------------------------

crowd = st.lists(anything, max_size=8)
tokens_of = st.lists(spots, max_size=3)


@given(anything, crowd, tokens_of)
@settings(STEADY, max_examples=40)
def test_free_spot(footprint: Footprint, others: list[Footprint], tokens: list[Point]) -> None:
    """It is free, and nothing before it in the order of DRP-R-60 is."""
    found = g.free_spot(footprint, others, tokens, MEASURES)
    assert g.is_free(found, others, tokens, MEASURES)
    assert (footprint.turn, footprint.side) == (found.turn, found.side)
    order = [footprint.centre]
    for radius in range(1, 80):
        for n in range(72):
            angle = math.radians(5 * n)
            x, y = 100 * radius * math.cos(angle), 100 * radius * math.sin(angle)
            order.append((footprint.x + round(x), footprint.y + round(y)))
    before = order[: order.index(found.centre)]
    assert not any(g.is_free(footprint.at(*spot), others, tokens, MEASURES) for spot in before)


@pytest.mark.parametrize(
    ("footprint", "free"),
    [
        (small(396, 0), True),
        (small(396.01, 0), False),
        (small(0, -296), True),
        (small(0, -296.01), False),
        (pawn(395, 295), True),
        (pawn(395.01, 0), False),
        (small(12.0, 0), True),  # touches the token's disc
        (small(11.95, 0), True),
        (small(11.94, 0), False),
        (small(58, 50), True),  # touches the cube
        (small(57.95, 50), True),
        (small(57.94, 50), False),
        (pawn(59, 50), True),
    ],
)
def test_r_74_what_is_free(footprint: Footprint, free: bool) -> None:
    assert free == g.is_free(footprint, [small(50, 50)], [(0, 0)], MEASURES)


def test_no_free_spot_at_all() -> None:
    with pytest.raises(ValueError, match="no free spot"):
        g.free_spot(Footprint(0, 0, 0, 70000), [], [], MEASURES)


@given(squares, crowd, st.sets(st.integers(0, 7)), tokens_of)
@settings(STEADY, max_examples=60)
def test_push_out(placed: Footprint, others: list[Footprint], pillars: set[int], tokens: list[Point]) -> None:
    """Only what may move moves, and only if it must; afterwards it lies over nothing."""
    now = [*others, placed]
    last = len(others)
    fixed = {n for n in pillars if n < last}
    movable = [n for n in range(last) if n not in fixed]
    moved = g.push_out(now, movable, {last, *fixed}, tokens, MEASURES)
    assert all(now[n] == moved[n] for n in (*fixed, last))
    assert all((a.turn, a.side) == (b.turn, b.side) for a, b in zip(now, moved, strict=True))
    for n in movable:
        assert not any(g.overlap(moved[n], other, DEPTH) for m, other in enumerate(moved) if m != n)
    if not any(g.overlap(a, b, DEPTH) for a, b in combinations(now, 2)):
        assert now == moved


def test_r_20_a_larger_cube_pushes_its_neighbours() -> None:
    """A large Pillar takes the place of a small one: what touched it on the right is pushed by 1 mm."""
    placed, gold, pillar, far = large(0, 0), small(8, 0), small(0, 9), small(50, 50)
    moved = g.push_out([placed, gold, pillar, far], [1, 3], [0, 2], [], MEASURES)
    assert [placed, small(9, 0), pillar, far] == moved


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_r_60_a_push_goes_on(order: tuple[int, int]) -> None:
    """Also where the cube that is pushed by the first comes before it: in another pass."""
    before, after = [small(8.5, 0), small(16.5, 0)], [small(9, 0), small(17, 0)]
    prints = [*(before[n] for n in order), large(0, 0)]
    moved = g.push_out(prints, [0, 1], [2], [], MEASURES)
    assert [*(after[n] for n in order), large(0, 0)] == moved


def test_r_81_nobody_is_pushed_off_the_table() -> None:
    placed, cube = large(395, 0), small(399, 0)
    moved = g.push_out([placed, cube], [1], [0], [], MEASURES)
    assert placed == moved[0]
    assert g.is_free(moved[1], [placed], [], MEASURES)


# -- clusters and tokens -----------------------------------------------------------------------------------


def neighbours(prints: Sequence[Footprint], n: int) -> int:
    gap = MEASURES.cluster.gap**2
    return sum(
        separating_gap_squared(g.corners(prints[n]), g.corners(other)) <= gap
        for m, other in enumerate(prints)
        if m != n
    )


def test_r_07_a_cluster_is_separated() -> None:
    """A cross of five: the one in the middle touches four. Where it is pushed there are others, which give
    way.
    """
    cross = [small(0, 0), small(8, 0), small(0, 8), small(-8, 0), small(0, -8.1)]
    moved = g.separate(cross, range(5), [], MEASURES)
    assert max(neighbours(moved, n) for n in range(5)) <= 2
    assert not any(g.overlap(a, b, DEPTH) for a, b in combinations(moved, 2))


def test_r_07_a_cube_may_touch_two() -> None:
    row = [small(0, 0), small(8, 0), small(16, 0)]
    assert row == g.separate(row, range(3), [], MEASURES)


def test_r_07_gap() -> None:
    """0.20 is touching, 0.21 is not."""
    around = [small(8.21, 0), small(0, 8.21), small(-8.21, 0)]
    assert [small(0, 0), *around] == g.separate([small(0, 0), *around], range(4), [], MEASURES)
    around[0] = small(8.2, 0)
    around[1] = small(0, 8.2)
    around[2] = small(-8.2, 0)
    assert small(0, 0) != g.separate([small(0, 0), *around], range(4), [], MEASURES)[0]


def test_r_80_the_pawn_does_not_count() -> None:
    """DRP-R-80."""
    prints = [small(0, 0), small(8, 0), small(-8, 0), pawn(0, 9)]
    assert prints == g.separate(prints, range(3), [], MEASURES)


CROWDED = [small(0, 0), small(-4.15, -8.1), small(4.15, -8.1), small(8.2, 2)]  # the first touches the others


def test_r_07_the_push() -> None:
    """By 2 mm, away from the mean centre of what is touched."""
    assert [small(-1, 1.73), *CROWDED[1:]] == g.separate(CROWDED, range(4), [], MEASURES)


def test_r_80_what_is_pushed_into_gives_way() -> None:
    moved = g.separate([*CROWDED, small(-3, 9)], range(5), [1, 2, 3], MEASURES)
    assert [small(-1, 1.73), *CROWDED[1:], small(-3, 9.73)] == moved


def test_r_80_pillars_are_not_pushed_by_others() -> None:
    """A Pillar stays; what was pushed into it goes to the nearest free spot."""
    moved = g.separate([*CROWDED, small(-3, 9)], range(5), [4], MEASURES)
    assert [*CROWDED[1:], small(-3, 9)] == moved[1:]
    assert g.free_spot(small(-1, 1.73), moved[1:], [], MEASURES) == moved[0]


def test_r_80_nobody_is_pushed_over_the_edge() -> None:
    """A push that would lead off the table is left out, though the cube touches three."""
    prints = [small(399, 0), small(390.9, 4.15), small(390.9, -4.15), small(399, 8.1)]
    assert 3 == neighbours(prints, 0)
    assert prints == g.separate(prints, range(4), [], MEASURES)


@given(st.lists(squares, max_size=9))
@settings(STEADY, max_examples=40)
def test_separating_never_makes_an_overlap(some: list[Footprint]) -> None:
    prints: list[Footprint] = []
    for square in some:
        prints.append(g.free_spot(square, prints, [], MEASURES))
    moved = g.separate(prints, range(len(prints)), [], MEASURES)
    assert not any(g.overlap(a, b, DEPTH) for a, b in combinations(moved, 2))
    if all(neighbours(prints, n) <= 2 for n in range(len(prints))):
        assert prints == moved


def test_r_06_a_cube_slides_off_a_token() -> None:
    """In steps of a millimetre: at 12.5 the token's disc is still touched, at 13 it is clear."""
    assert large(13, 0) == g.slide_off(large(9, 0), (0, 0), [], [(0, 0)], MEASURES)
    assert large(13, 0) == g.slide_off(large(0, 0), (0, 0), [], [(0, 0)], MEASURES)
    beyond = g.slide_off(large(9, 0), (0, 0), [small(14, 0)], [(0, 0)], MEASURES)
    assert large(23, 0) == beyond
    assert large(-113, 50) == g.slide_off(large(-109, 50), (-10000, 5000), [], [(-10000, 5000)], MEASURES)
    assert large(60, -83) == g.slide_off(large(60, -79), (6000, -7000), [], [(6000, -7000)], MEASURES)


def test_r_81_a_slide_does_not_leave_the_table() -> None:
    cube = large(392, 0)
    spot = g.slide_off(cube, (39000, 0), [], [(39000, 0)], MEASURES)
    assert g.is_free(spot, [], [(39000, 0)], MEASURES)
    assert spot == g.free_spot(cube, [], [(39000, 0)], MEASURES)


# -- no floats ---------------------------------------------------------------------------------------------


def test_there_is_no_float_in_it() -> None:
    import ast

    tree = ast.parse(Path(g.__file__).with_name("board.py").read_text(encoding="utf-8"))
    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Div)]
    imported = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "math"
        for alias in node.names
    ]
    assert ["isqrt"] == imported
