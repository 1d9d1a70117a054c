"""Rooms, limits, distances and free spots, in whole numbers (chapters ROOM and MOVE; DRP-R-03, 06, 07, 11 to
16, 19, 20, 33, 59, 60, 62, 74, 76 to 81).

A length is a number of hundredths of a millimetre, an angle a number of tenths of a degree,
counter-clockwise from larger x (DRP-R-76). The corners of a footprint are rounded to hundredths once; from
there on every test is exact: distances are compared by their squares, as whole numbers or fractions, and no
float occurs. So a test gives the same answer on every machine.

A polygon is convex and lists its corners counter-clockwise, without three in a line. The hull of one or two
points has one or two corners; what takes a polygon copes with that.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations
from math import isqrt
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.cards.content import Measures, Surface
from undercroft.games.dungeon_drop.ranges import Angle, Breadth, Coordinate

Point = tuple[int, int]
Polygon = tuple[Point, ...]

ROUND: Final = -1  # as the angle of a footprint: it is a disc
FULL: Final = 3600
RIGHT: Final = 900
HALF: Final = Fraction(1, 2)  # "at most 0.005" is half of a hundredth (DRP-R-76)

UNIT: Final = 10**30  # sines and cosines are whole numbers of this part
PI: Final = 3141592653589793238462643383279502884197  # of 10 ** 39


class Footprint(NamedTuple):
    """What a piece covers of the table: a square with its side and angle, or, with the angle ROUND, a disc
    with its diameter (DRP-R-08, DRP-R-15). A token has that of the Pillar it stands for.
    """

    x: Coordinate
    y: Coordinate
    turn: Angle
    side: Breadth

    @property
    def centre(self) -> Point:
        return self.x, self.y

    def at(self, x: int, y: int) -> "Footprint":
        return Footprint(x, y, self.turn, self.side)


# -- numbers -----------------------------------------------------------------------------------------------


def rounded(value: int, parts: int = 1) -> int:
    """The whole number nearest to a fraction, halves away from zero (DRP-R-76).

    >>> rounded(5, 2), rounded(-5, 2), rounded(-4, 3)
    (3, -3, -1)
    """
    whole = (2 * abs(value) + parts) // (2 * parts)
    return whole if value >= 0 else -whole


@cache
def quadrant() -> tuple[tuple[int, int], ...]:
    """Cosine and sine of every tenth of a degree of the first right angle, in UNITs. The first step comes
    from its power series, the others by turning on; ten digits more than are kept leave no doubt about
    rounding.
    """
    part = UNIT * 10**9
    step = PI // 1800
    term, power, series = part, 0, [0, 0]
    while term:
        series[power % 2] += -term if power % 4 > 1 else term
        power += 1
        term = term * step // (part * power)
    found, cosine, sine = [], part, 0
    for _ in range(RIGHT):
        found.append((rounded(cosine, 10**9), rounded(sine, 10**9)))
        cosine, sine = (
            (cosine * series[0] - sine * series[1]) // part,
            (sine * series[0] + cosine * series[1]) // part,
        )
    return tuple(found)


def direction(turn: int) -> Point:
    """Cosine and sine of an angle, in UNITs.

    >>> direction(900) == (0, UNIT), direction(-300)[1] == -UNIT // 2
    (True, True)
    """
    quarter, rest = divmod(turn % FULL, RIGHT)
    x, y = quadrant()[rest]
    for _ in range(quarter):
        x, y = -y, x
    return x, y


def stretched(x: int, y: int, length: int) -> Point:
    """The vector of this length in the direction of another one, rounded; towards larger x if that is none.

    >>> stretched(3, -4, 1000), stretched(0, 0, 5)
    ((600, -800), (5, 0))
    """
    if not x and not y:
        return length, 0
    fine = 10**9
    far = isqrt((x * x + y * y) * fine * fine)
    return rounded(x * length * fine, far), rounded(y * length * fine, far)


def mean(points: Sequence[Point]) -> Point:
    """The mean of points, rounded; of the three token centres it is where the Pawn is drawn (DRP-R-17)."""
    count = len(points)
    return rounded(sum(x for x, _ in points), count), rounded(sum(y for _, y in points), count)


def cross(a: Point, b: Point, c: Point) -> int:
    """Twice the area of a triangle, above 0 if it runs counter-clockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def square_of_distance(a: Point, b: Point) -> int:
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + y * y


# -- footprints and polygons -------------------------------------------------------------------------------


@lru_cache(32768)
def reach(side: int, turn: int) -> Point:
    """From the centre of a square to its first corner, rounded. The others are a right angle on."""
    cosine, sine = quadrant()[turn]
    return rounded(side * (cosine - sine), 2 * UNIT), rounded(side * (cosine + sine), 2 * UNIT)


@lru_cache(256)
def corners(square: Footprint) -> Polygon:
    """The corners of a square footprint (DRP-R-76).

    >>> corners(Footprint(0, 0, 0, 800))
    ((400, 400), (-400, 400), (-400, -400), (400, -400))
    >>> corners(Footprint(0, 0, 450, 800))
    ((0, 566), (-566, 0), (0, -566), (566, 0))
    """
    x, y, turn, side = square
    a, b = reach(side, turn % RIGHT)
    return (x + a, y + b), (x - b, y + a), (x - a, y - b), (x + b, y - a)


def outline(footprint: Footprint) -> Polygon:
    """The corners of a square; for a disc those of a polygon of 24 sides around it, by which it is pushed."""
    if footprint.turn != ROUND:
        return corners(footprint)
    x, y, _, side = footprint
    wide = direction(75)[0]  # the polygon touches the disc in the middle of its sides
    around = (direction(75 + 150 * corner) for corner in range(24))
    return tuple((x + rounded(side * a, 2 * wide), y + rounded(side * b, 2 * wide)) for a, b in around)


def hull(points: Iterable[Point]) -> Polygon:
    """The convex hull.

    >>> hull([(0, 0), (2, 0), (1, 1), (1, 0), (0, 3), (2, 3)])
    ((0, 0), (2, 0), (2, 3), (0, 3))
    """
    found = sorted(set(points))
    if len(found) < 3:
        return tuple(found)
    chain: list[Point] = []
    for way in (found, found[-2::-1]):
        least = max(len(chain), 1)
        for point in way:
            x, y = point
            while len(chain) > least:
                (a, b), (c, d) = chain[-2], chain[-1]
                if (c - a) * (y - b) - (d - b) * (x - a) > 0:
                    break
                chain.pop()
            chain.append(point)
    return tuple(chain[:-1])


def edges(polygon: Polygon) -> Iterable[tuple[Point, Point]]:
    """The sides. A polygon of two corners has one in either direction, of one corner none."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True) if len(polygon) > 1 else ()


def contains(polygon: Polygon, point: Point) -> bool:
    """Whether a point lies in a closed polygon: on the line is in."""
    if len(polygon) > 2:
        x, y = point
        a, b = polygon[-1]
        for c, d in polygon:
            if (c - a) * (y - b) < (x - a) * (d - b):
                return False
            a, b = c, d
        return True
    return point in polygon or any(
        not cross(a, b, point) and square_of_distance(a, point) + square_of_distance(point, b) < far
        for a, b in edges(polygon)
        if (far := square_of_distance(a, b))
    )


def nearest(polygon: Polygon, point: Point) -> tuple[Fraction, Fraction]:
    """The point of a closed polygon that is nearest to another one."""
    if contains(polygon, point):
        return Fraction(point[0]), Fraction(point[1])
    square, left, low = min((square_of_distance(a, point), *a) for a in polygon)
    best = [(Fraction(square), Fraction(left), Fraction(low))]
    for a, b in edges(polygon):
        x, y = b[0] - a[0], b[1] - a[1]
        along = (point[0] - a[0]) * x + (point[1] - a[1]) * y
        far = x * x + y * y
        if 0 < along < far:
            away = cross(a, b, point)
            best.append(
                (Fraction(away * away, far), a[0] + Fraction(along * x, far), a[1] + Fraction(along * y, far))
            )
    _, nearest_x, nearest_y = min(best)
    return nearest_x, nearest_y


def is_close(polygon: Polygon, point: Point, diameter: int, strictly: int = 0) -> bool:
    """Whether a disc of this diameter around a point touches a closed polygon, or with a 1 overlaps it."""
    if contains(polygon, point):
        return True
    square = diameter * diameter
    for a, b in edges(polygon) if len(polygon) > 1 else zip(polygon, polygon, strict=True):
        if 4 * square_of_distance(a, point) + strictly <= square:
            return True
        x, y = b[0] - a[0], b[1] - a[1]
        far = x * x + y * y
        if 0 < (point[0] - a[0]) * x + (point[1] - a[1]) * y < far:
            away = cross(a, b, point)
            if 4 * away * away + strictly <= square * far:
                return True
    return False


def are_close(p: Polygon, q: Polygon, diameter: int) -> bool:
    """Whether the distance of two closed polygons is at most half of this diameter."""
    return (
        any(is_close(p, point, diameter) for point in q)
        or any(is_close(q, point, diameter) for point in p)
        or meet(p, q, Fraction(0))
    )


def clamp(zone: Polygon, point: Point) -> Point:
    """The aim point moved into its zone, rounded (DRP-R-01, DRP-R-78). A point no farther than a hundredth
    is left alone, so that what was moved once is not moved again.
    """
    if is_close(zone, point, 2):
        return point
    x, y = nearest(zone, point)
    return rounded(x.numerator, x.denominator), rounded(y.numerator, y.denominator)


# -- separating axes ---------------------------------------------------------------------------------------


class Side(NamedTuple):
    """How far the side of a polygon keeps another one off: `gap` along the outward normal (x, y), both as
    long as the normal. Below 0 it does not.
    """

    gap: int
    x: int
    y: int

    @property
    def square(self) -> int:
        return self.x * self.x + self.y * self.y


def sides(p: Polygon, q: Polygon) -> Iterator[Side]:
    """The sides of the first polygon against the second."""
    for a, b in edges(p):
        x, y = b[1] - a[1], a[0] - b[0]
        yield Side(min(x * (c[0] - a[0]) + y * (c[1] - a[1]) for c in q), x, y)


def meet(p: Polygon, q: Polygon, gap: Fraction = HALF) -> bool:
    """Whether no side separates two polygons by more than this gap (DRP-R-11)."""
    square = gap * gap
    top, bottom = square.numerator, square.denominator
    return all(
        side.gap <= 0 or side.gap * side.gap * bottom <= top * side.square
        for first, second in ((p, q), (q, p))
        for side in sides(first, second)
    )


def overlap(a: Footprint, b: Footprint, depth: int) -> bool:
    """Whether two footprints lie over each other: the shortest translation that separates them is longer than
    `depth`; up to that they touch (DRP-R-77).

    >>> overlap(Footprint(0, 0, 0, 800), Footprint(795, 0, 0, 800), 5)
    False
    >>> overlap(Footprint(0, 0, 0, 800), Footprint(794, 0, 0, 800), 5)
    True
    """
    x, y, wide = a.x - b.x, a.y - b.y, a.side + b.side
    apart = x * x + y * y
    if 2 * apart >= wide * wide:  # as far as half the diagonals
        return False
    if a.turn == ROUND and b.turn == ROUND:
        return 4 * apart < (wide - 2 * depth) ** 2
    if a.turn == ROUND:
        a, b = b, a
    if b.turn == ROUND:
        square = corners(a)
        deep = b.side - 2 * depth
        return is_close(square, b.centre, deep, strictly=1)
    p, q = reach(a.side, a.turn % RIGHT), reach(b.side, b.turn % RIGHT)
    return is_deep(p, q, x, y, depth) and is_deep(q, p, x, y, depth)


def lie_over(a: Footprint, b: Footprint, depth: int) -> bool:
    """The same of two that mostly are far apart."""
    wide = a[3] + b[3]
    return abs(a[0] - b[0]) < wide and abs(a[1] - b[1]) < wide and overlap(a, b, depth)


def is_deep(p: Point, q: Point, x: int, y: int, depth: int) -> bool:
    """Whether no side of the first square keeps the second out, but for this depth. A square is told by the
    way from its centre to a corner; (x, y) leads from the one centre to the other.
    """
    (a, b), (c, d) = p, q
    along, across = a - b, a + b  # a side's outward normal; the next one's is (-across, along)
    own = a * a + b * b
    wide = own + max(abs(along * c + across * d), abs(across * c - along * d))
    gap = max(abs(along * x + across * y), abs(along * y - across * x)) - wide
    return gap < 0 and gap * gap > 2 * own * depth * depth


def pushed(footprint: Footprint, other: Footprint) -> Footprint:
    """A footprint moved by the shortest translation that separates it from another one, rounded. On a tie in
    the direction with the larger x, then the larger y (DRP-R-60).
    """
    p, q = outline(footprint), outline(other)
    ways = [Side(side.gap, side.x, side.y) for side in sides(q, p)]
    ways += [Side(side.gap, -side.x, -side.y) for side in sides(p, q)]
    best = min(
        ways,
        key=lambda way: (
            Fraction(way.gap * way.gap, way.square),
            -Fraction(way.x * abs(way.x), way.square),
            -Fraction(way.y * abs(way.y), way.square),
        ),
    )
    x = footprint.x * best.square - best.gap * best.x
    y = footprint.y * best.square - best.gap * best.y
    return footprint.at(rounded(x, best.square), rounded(y, best.square))


# -- rooms -------------------------------------------------------------------------------------------------


def region(pillars: Sequence[Footprint]) -> Polygon:
    """The space of a room with the full thickness of its Pillars (DRP-ROOM-02, DRP-R-11); of all Pillars,
    that inside the Dungeon limits (DRP-R-14).
    """
    return region_of(tuple(pillars))


@lru_cache(256)
def region_of(pillars: tuple[Footprint, ...]) -> Polygon:
    return hull(corner for pillar in pillars for corner in corners(pillar))


class Border(NamedTuple):
    """The sides of a polygon, ready for many tests: a box around it, and for every side where it begins,
    where it goes, and the square of its length.
    """

    left: int
    right: int
    low: int
    high: int
    lines: tuple[tuple[int, int, int, int, int], ...]


@lru_cache(256)
def border(space: Polygon) -> Border:
    xs, ys = [x for x, _ in space], [y for _, y in space]
    lines = ((*a, b[0] - a[0], b[1] - a[1], square_of_distance(a, b)) for a, b in edges(space))
    return Border(min(xs), max(xs), min(ys), max(ys), tuple(lines))


def is_in(footprint: Footprint, space: Polygon) -> bool:
    """Whether a piece is in a room or inside the limits: within or touching (DRP-ROOM-03, DRP-R-11, DRP-R-14,
    DRP-R-62, DRP-R-70).
    """
    x, y, turn, side = footprint
    left, right, low, high, lines = border(space)
    if x + side < left or x - side > right or y + side < low or y - side > high:
        return False
    if turn == ROUND:
        return is_close(space, (x, y), side + 1)  # twice the radius and half a hundredth
    inside = True
    first, second = reach(side, turn % RIGHT)  # from the centre to a corner; the next is (-second, first)
    for a, b, along_x, along_y, square in lines:
        away = along_y * (x - a) - along_x * (y - b)
        if away > 0:
            inside = False
            away -= max(abs(along_y * first - along_x * second), abs(along_y * second + along_x * first))
            if away > 0 and 4 * away * away > square:
                return False
    if inside:
        return True
    half = first * first + second * second  # how far a side is from the centre, along (p, q) and across
    p, q = first - second, first + second
    along = [p * (a - x) + q * (b - y) for a, b in space]
    across = [p * (b - y) - q * (a - x) for a, b in space]
    gap = max(min(along), -max(along), min(across), -max(across)) - half
    return gap <= 0 or 2 * gap * gap <= half


def is_deep_in(footprint: Footprint, space: Polygon) -> bool:
    """Whether a piece is surely inside a polygon, and nowhere near its sides."""
    if len(space) < 3:
        return False
    x, y, _, side = footprint
    far = side * side
    for a, b, along_x, along_y, square in border(space).lines:
        away = along_x * (y - b) - along_y * (x - a)
        if away < 0 or away * away < far * square:
            return False
    return True


def all_in(footprints: Sequence[Footprint], space: Polygon) -> list[int]:
    """Which of these pieces are in a room (DRP-R-24, step 1)."""
    return [number for number, footprint in enumerate(footprints) if is_in(footprint, space)]


def blockers(room: Sequence[Footprint], others: Sequence[Footprint]) -> list[int]:
    """Which other Pillars and tokens lie in the closed triangle of the centres, so that it is no room
    (DRP-ROOM-04, DRP-R-12).
    """
    triangle = hull(pillar.centre for pillar in room)
    return [number for number, other in enumerate(others) if contains(triangle, other.centre)]


def is_thin(room: Sequence[Footprint], altitude: int) -> bool:
    """Whether the smallest altitude of the triangle of the centres is too low for a room (DRP-R-13)."""
    a, b, c = (pillar.centre for pillar in room)
    longest = max(square_of_distance(a, b), square_of_distance(b, c), square_of_distance(c, a))
    area = cross(a, b, c)
    return not area or area * area < altitude * altitude * longest


def is_room(room: Sequence[Footprint], others: Sequence[Footprint], altitude: int, inside: int = 0) -> bool:
    """Whether three Pillars form a room; Hidden Path allows others inside (DRP-ROOM-01, 04, DRP-R-12, 13)."""
    return not is_thin(room, altitude) and len(blockers(room, others)) <= inside


@lru_cache(256)
def lefts(points: tuple[Point, ...], few: int) -> tuple[tuple[int, ...], ...]:
    """For every point and every other one: which points lie on the line from the one to the other or to the
    left of it, as a mask. Only for pairs with one of the first few.
    """
    count = len(points)
    found = [[0] * count for _ in points]
    for first in range(count):
        for second in range(min(first, few)):
            there, back = beside(points[first], points[second], points)
            found[first][second], found[second][first] = there, back
    return tuple(map(tuple, found))


def rooms(
    pillars: Sequence[Footprint],
    triples: Iterable[tuple[int, int, int]],
    altitude: int,
    inside: int = 0,
    few: int | None = None,
) -> Iterator[tuple[int, int, int]]:
    """Which three of these Pillars and tokens form a room, with all of them in the way: as is_room says of
    each, but quick for many; quicker if all but one of each three are among the first few.
    """
    points = tuple(pillar.centre for pillar in pillars)
    left = lefts(points, len(points) if few is None else few)
    least = altitude * altitude
    for triple in triples:
        i, j, k = triple
        a, b, c = points[i], points[j], points[k]
        area = cross(a, b, c)
        longest = max(square_of_distance(a, b), square_of_distance(b, c), square_of_distance(c, a))
        if not area or area * area < least * longest:
            continue
        if area < 0:
            j, k = k, j
        within = left[i][j] & left[j][k] & left[k][i]
        if within.bit_count() - 3 <= inside:
            yield triple


def all_rooms(pillars: Sequence[Footprint], altitude: int, inside: int = 0) -> list[tuple[int, int, int]]:
    """Every room that three of these Pillars form (DRP-MP-06, DRP-ENT-06)."""
    return list(rooms(pillars, combinations(range(len(pillars)), 3), altitude, inside))


def free_rooms(
    pillars: Sequence[Footprint], others: Sequence[Footprint], altitude: int
) -> Iterator[tuple[int, int, int]]:
    """The rooms between two Pillars and something else, with all other Pillars in the way (DRP-R-33): the
    numbers of the Pillars, and of the third corner.
    """
    points = tuple(pillar.centre for pillar in pillars)
    left = lefts(points, len(points))
    least = altitude * altitude
    for number, other in enumerate(others if points else ()):
        c = other.centre
        there, back = zip(*(beside(c, point, points) for point in points), strict=True)
        for i, j in combinations(range(len(points)), 2):
            a, b = points[i], points[j]
            area = cross(a, b, c)
            longest = max(square_of_distance(a, b), square_of_distance(b, c), square_of_distance(c, a))
            if not area or area * area < least * longest:
                continue
            first, second = (i, j) if area > 0 else (j, i)
            within = left[first][second] & back[second] & there[first]
            if not within & ~(1 << i | 1 << j):
                yield i, j, number


def beside(a: Point, b: Point, points: Sequence[Point]) -> tuple[int, int]:
    """Which points lie on the line from one to another or to the left of it, and which on it or to the right,
    as masks.
    """
    x, y = b[0] - a[0], b[1] - a[1]
    there = back = 0
    for number, (c, d) in enumerate(points):
        turn = x * (d - a[1]) - y * (c - a[0])
        if turn >= 0:
            there |= 1 << number
        if turn <= 0:
            back |= 1 << number
    return there, back


def limits(pillars: Sequence[Footprint], altitude: int) -> Polygon | None:
    """The Dungeon limits; none if the Pillars are too few or too much in a line (DRP-ROOM-07, DRP-R-14)."""
    around = hull(pillar.centre for pillar in pillars)
    if len(around) < 3:
        return None
    for a, b in edges(around):
        if max(cross(a, b, c) for c in around) ** 2 < altitude * altitude * square_of_distance(a, b):
            return None
    return region(pillars)


class RoomStep(NamedTuple):
    """A way to another room: the tokens that are not used any more, and the Pillar cubes that are."""

    tokens: tuple[int, ...]
    pillars: tuple[int, ...]


def step_room(
    step: RoomStep, tokens: Sequence[Footprint], pillars: Sequence[Footprint]
) -> tuple[list[Footprint], list[Footprint]]:
    """The three corners of a room to step to, and all the Pillars and tokens that could block it."""
    kept = [token for number, token in enumerate(tokens) if number not in step.tokens]
    left = [tokens[number] for number in step.tokens]
    new = [pillars[number] for number in step.pillars]
    rest = [pillar for number, pillar in enumerate(pillars) if number not in step.pillars]
    return [*kept, *new], [*left, *rest]


def adjacent_steps(
    tokens: Sequence[Footprint], pillars: Sequence[Footprint], altitude: int, inside: int = 0
) -> list[RoomStep]:
    """The adjacent rooms: two of the three tokens and one Pillar cube (DRP-MOVE-01, DRP-R-19)."""
    everything = [*tokens, *pillars]
    triples = ((a, b, c) for a, b in combinations(range(3), 2) for c in range(3, len(everything)))
    return [
        RoomStep((3 - a - b,), (c - 3,)) for a, b, c in rooms(everything, triples, altitude, inside, few=3)
    ]


def flight_steps(tokens: Sequence[Footprint], pillars: Sequence[Footprint], altitude: int) -> list[RoomStep]:
    """The rooms that Flight reaches: one of the three tokens and two Pillar cubes (DRP-R-33)."""
    everything = [*tokens, *pillars]
    triples = ((a, b, c) for a in range(3) for b, c in combinations(range(3, len(everything)), 2))
    return [
        RoomStep(((1, 2), (0, 2), (0, 1))[a], (b - 3, c - 3))
        for a, b, c in rooms(everything, triples, altitude)
    ]


def swap(token: Footprint, pillar: Footprint) -> tuple[Footprint, Footprint]:
    """Token and Pillar cube after a move. The token takes all of the cube's footprint; the cube keeps its
    side (DRP-MOVE-02, DRP-R-20).
    """
    return pillar, Footprint(token.x, token.y, token.turn, pillar.side)


def pairs(tokens: tuple[Point, Point], cubes: tuple[Point, Point]) -> tuple[int, int]:
    """Which cube the first and the second token swap with in Flight: the shortest way in total, on a tie the
    lower with the lower (DRP-R-33).
    """
    straight = [square_of_distance(tokens[0], cubes[0]), square_of_distance(tokens[1], cubes[1])]
    crossed = [square_of_distance(tokens[0], cubes[1]), square_of_distance(tokens[1], cubes[0])]
    return (0, 1) if roots_at_most(straight, crossed) else (1, 0)


def roots_at_most(left: Sequence[int], right: Sequence[int]) -> bool:
    """Whether the square roots of two numbers are together at most those of two others.

    >>> roots_at_most([2, 8], [18, 0]), roots_at_most([2, 9], [18, 0])
    (True, False)
    """
    a, b = 4 * left[0] * left[1], 4 * right[0] * right[1]
    more = sum(right) - sum(left)  # is it true that the root of a is at most this and the root of b?
    if more >= 0:
        rest = a - b - more * more
        return rest <= 0 or rest * rest <= 4 * more * more * b
    rest = b - a - more * more
    return rest >= 0 and 4 * more * more * a <= rest * rest


# -- distances ---------------------------------------------------------------------------------------------


def is_near(points: Sequence[Point], other: Point, distance: int) -> bool:
    """Whether the mean of some points is at most so far from another one, after rounding: a point and a
    cube, or the Pawn, which is the mean of the three tokens, and a cube (DRP-R-59).
    """
    count, (a, b) = len(points), other
    if count == 1:
        [(x, y)] = points
        x, y = x - a, y - b
    else:
        x = sum(x for x, _ in points) - count * a
        y = sum(y for _, y in points) - count * b
    return 4 * (x * x + y * y) <= (count * (2 * distance + 1)) ** 2


def is_within(footprint: Footprint, space: Polygon, distance: int) -> bool:
    """Whether the gap between a square and a region is at most so long, after rounding (DRP-R-59)."""
    x, y, _, side = footprint
    left, right, low, high, lines = border(space)
    far = side + distance + 2  # more than half a diagonal, and what rounding may add to it
    if x + far < left or x - far > right or y + far < low or y - far > high:
        return False
    for a, b, along_x, along_y, square in lines:
        away = along_y * (x - a) - along_x * (y - b)
        if away > 0 and away * away > far * far * square:
            return False
    return are_close(corners(footprint), space, 2 * distance + 1)


def is_on_token(footprint: Footprint, token: Point, measures: Measures) -> bool:
    """Whether a cube lies on a Pillar token (DRP-R-06)."""
    near = measures.token.radius - measures.token.margin
    apart = square_of_distance(footprint.centre, token)
    if apart >= (near + footprint.side) ** 2:
        return False
    return is_close(outline(footprint), token, 2 * near, strictly=1)


# -- free spots and pushing --------------------------------------------------------------------------------


def is_off(point: Point, surface: Surface) -> bool:
    """Whether a centre has left the table (DRP-R-05)."""
    return 2 * abs(point[0]) > surface.width or 2 * abs(point[1]) > surface.depth


def is_whole(footprint: Footprint, surface: Surface) -> bool:
    """Whether all of a footprint is on the table."""
    x, y, turn, side = footprint
    if turn == ROUND:
        return 2 * abs(x) + side <= surface.width and 2 * abs(y) + side <= surface.depth
    return not any(is_off(corner, surface) for corner in corners(footprint))


def is_free(
    footprint: Footprint, others: Iterable[Footprint], tokens: Iterable[Point], measures: Measures
) -> bool:
    """Whether a footprint is a free spot: wholly on the table, over no other and over no token (DRP-R-74)."""
    if not is_whole(footprint, measures.surface):
        return False
    depth = measures.room.overlap
    wide = 2 * measures.token.radius
    x, y, _, side = footprint
    for other in others:
        away_x, away_y, both = x - other[0], y - other[1], side + other[3]
        if 2 * (away_x * away_x + away_y * away_y) < both * both and overlap(footprint, other, depth):
            return False
    return not any(overlap(footprint, Footprint(a, b, ROUND, wide), depth) for a, b in tokens)


def free_spot(
    footprint: Footprint, others: Sequence[Footprint], tokens: Sequence[Point], measures: Measures
) -> Footprint:
    """The free spot for a footprint that is nearest to where it is: there, or on rings around (DRP-R-60,
    DRP-R-81).
    """
    if is_free(footprint, others, tokens, measures):
        return footprint
    x, y, _, side = footprint
    push = measures.push
    ways = [direction(turn) for turn in range(0, FULL, FULL // push.directions)]
    far = [(square_of_distance((x, y), other.centre), other.side + side, other) for other in others]
    for radius in range(push.ring, measures.surface.width + measures.surface.depth, push.ring):
        near = [other for square, wide, other in far if square < (radius + wide) ** 2]
        for along_x, along_y in ways:
            spot = footprint.at(x + rounded(radius * along_x, UNIT), y + rounded(radius * along_y, UNIT))
            if is_free(spot, near, tokens, measures):
                return spot
    raise ValueError(f"no free spot on the table for {footprint}")


def push_out(
    footprints: Sequence[Footprint],
    movable: Collection[int],
    obstacles: Collection[int],
    tokens: Sequence[Point],
    measures: Measures,
) -> list[Footprint]:
    """Push pieces out of the obstacles and, pass after pass, out of what was pushed; what then still lies
    over something, or would leave the table, goes to the nearest free spot (DRP-R-60, DRP-R-81). After a
    swap the obstacles are the placed cube and the Pillars, and what may move are the other cubes (DRP-R-20).
    """
    now = list(footprints)
    depth = measures.room.overlap
    order = sorted(movable)
    rank: dict[int, int] = {}
    stuck: set[int] = set()

    def gives_way(number: int, other: int) -> bool:
        """To what cannot move, to what was pushed before, and among those that were not to the lower."""
        if other not in movable:
            return True
        if other in rank:
            return rank[other] < rank.get(number, len(rank))
        return number not in rank and other < number

    for _ in range(measures.push.passes):
        moved = False
        for number in order:
            for other in sorted({*obstacles, *rank} - {number}):
                if number in stuck or not lie_over(now[number], now[other], depth):
                    continue
                if not gives_way(number, other):
                    continue
                spot = pushed(now[number], now[other])
                if is_off(spot.centre, measures.surface):
                    stuck.add(number)
                    continue
                now[number] = spot
                rank.setdefault(number, len(rank))
                moved = True
        if not moved:
            break
    for number in order:
        others = [footprint for other, footprint in enumerate(now) if other != number]
        if number in stuck or any(lie_over(now[number], other, depth) for other in others):
            now[number] = free_spot(now[number], others, tokens, measures)
    return now


def separate(
    footprints: Sequence[Footprint], cubes: Collection[int], pillars: Collection[int], measures: Measures
) -> list[Footprint]:
    """Push cubes that touch too many others out of their clusters (DRP-SET-05, DRP-R-07, DRP-R-80). Whatever
    is not a cube, the Pawn, is not counted, but gives way.
    """
    now = list(footprints)
    cluster = measures.cluster
    gap = Fraction(cluster.gap)
    order = sorted(cubes)
    for _ in range(cluster.passes):
        moved = False
        for number in order:
            x, y = now[number].centre
            beside = [other for other in order if other != number and is_beside(now[number], now[other], gap)]
            if len(beside) <= cluster.neighbours:
                continue
            away_x = sum(x - now[other].x for other in beside)
            away_y = sum(y - now[other].y for other in beside)
            push_x, push_y = stretched(away_x, away_y, cluster.push)
            if is_off((x + push_x, y + push_y), measures.surface):
                continue
            moved = True
            now[number] = now[number].at(x + push_x, y + push_y)
            movable = [other for other in range(len(now)) if other != number and other not in pillars]
            now = push_out(now, movable, {number, *pillars}, (), measures)
            others = [footprint for other, footprint in enumerate(now) if other != number]
            now[number] = free_spot(now[number], others, (), measures)
        if not moved:
            break
    return now


def is_beside(a: Footprint, b: Footprint, gap: Fraction) -> bool:
    """Whether two squares touch, with at most this gap between them (DRP-R-07)."""
    wide = a.side + b.side + 2 * gap
    return square_of_distance(a.centre, b.centre) <= wide * wide and meet(corners(a), corners(b), gap)


def slide_off(
    footprint: Footprint,
    token: Point,
    others: Sequence[Footprint],
    tokens: Sequence[Point],
    measures: Measures,
) -> Footprint:
    """A cube that keeps landing on a token, moved straight away from it to the first free spot (DRP-R-06,
    DRP-R-81).
    """
    x, y = footprint.x - token[0], footprint.y - token[1]
    far = measures.push.slide
    while True:
        away_x, away_y = stretched(x, y, far)
        spot = footprint.at(footprint.x + away_x, footprint.y + away_y)
        if is_off(spot.centre, measures.surface):
            return free_spot(footprint, others, tokens, measures)
        if is_free(spot, others, tokens, measures):
            return spot
        far += measures.push.slide
