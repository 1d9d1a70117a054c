"""Rooms by the hundred, with numpy where it is installed (undercroft[drop] brings it along).

This is a filter in front of the exact tests of `board`: what floating point can tell for certain is told
here, with a margin far above its errors, and everything else is left to them. So with numpy and without it
the same rooms are found, with the same cubes in them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, combinations
from typing import Any, Final, NamedTuple

from undercroft.games.dungeon_drop.board import RIGHT, ROUND, Footprint, is_room, reach
from undercroft.games.dungeon_drop.board import all_rooms as rooms_one_by_one

FEW: Final = 8  # Pillars: for fewer a loop is quicker
WORD: Final = 64  # bits of a word of a mask
SURE: Final = 1e-9  # of a square, for what is compared by squares; numbers below 2**53 are exact
MARGIN: Final = 0.01  # in hundredths of a millimetre
TOUCH: Final = 1 + MARGIN  # what is as near as that may touch (DRP-R-11)
HALF_DIAGONAL: Final = 0.7072  # of a square, in sides; rounded up
ROUNDING: Final = 2  # hundredths that rounding may add to a corner, or take from it
SLACK: Final = 2 * ROUNDING + TOUCH  # the same for what reaches across a line, of two footprints

Three = tuple[int, int, int]


@cache
def is_there() -> bool:
    """Whether numpy is installed."""
    return find_spec("numpy") is not None


@cache
def numpy() -> Any:
    """It is loaded when the first rooms are looked for, and not by whoever only wants a table."""
    return import_module("numpy")


class Numbering(NamedTuple):
    """Two and three of so many things, in order: which they are, and which pairs are in each three."""

    first: Any  # of each pair
    second: Any
    pair: Any  # by two things the number of their pair
    threes: Any
    sides: Any  # of each three: first and second, second and third, first and third
    third: Any
    own: Any  # of each three, its things as a mask


@lru_cache(64)
def numbering(count: int) -> Numbering:
    np = numpy()
    first, second = np.triu_indices(count, 1)
    pair = np.zeros((count, count), dtype=np.intp)
    pair[first, second] = pair[second, first] = np.arange(len(first))
    threes = np.array(list(combinations(range(count), 3)), dtype=np.intp).reshape(-1, 3)
    i, j, k = threes.T
    bits = np.left_shift(np.uint64(1), threes.astype(np.uint64) % WORD)
    sides = np.stack((pair[i, j], pair[j, k], pair[i, k]))
    return Numbering(first, second, pair, threes, sides, k, bits[:, 0] | bits[:, 1] | bits[:, 2])


class Contents(NamedTuple):
    """For each room, as masks of the things: what surely lies in it, and what may. And how heavy all that
    may lie there is together.
    """

    sure: list[int]
    maybe: list[int]
    most: list[int]


class Lattice:
    """A few Pillars: which rooms there are between them, and what lies in these.

    A room is the triangle of the centres of its Pillars and three walls: a wall is all that lies between two
    Pillars, they too. So in the room lies what has its centre in the triangle, and what touches a wall; both
    can be told of two Pillars, for all the rooms that have them for corners. A thing is kept off a wall if it
    is farther from the line of the centres than both reach across it, or farther from its ends than half the
    diagonals. It touches the wall if it is nearer than they reach, and beside the wall with all its corners.
    """

    def __init__(self, pillars: tuple[Footprint, ...]) -> None:
        self.pillars = pillars
        self.thick: dict[int, tuple[Any, Any, Any]] = {}  # by altitude
        self.walls: Walls | None = None

    # -- which rooms there are -------------------------------------------------------------------------------

    def rooms(self, altitude: int, most: int = 0, least: int = 0) -> list[Three]:
        """Every room that three of these Pillars form, with at most so many others inside, and at least so
        many.
        """
        pillars = self.pillars
        if not is_there() or not FEW <= len(pillars) < WORD:
            found = rooms_one_by_one(pillars, altitude, most)
            if least:
                fewer = set(rooms_one_by_one(pillars, altitude, least - 1))
                found = [room for room in found if room not in fewer]
            return found
        if altitude not in self.thick:
            self.thick[altitude] = self.find_thick(altitude)
        threes, blocking, close = self.thick[altitude]
        if most or least:
            count = ones_in(blocking)
            wanted = (count >= least) & (count <= most)
        else:
            wanted = blocking == 0
        rooms: list[Three] = list(zip(*threes[wanted].T.tolist(), strict=True))
        if not close.any():
            return rooms
        return [
            room
            for room, doubtful in zip(rooms, close[wanted].tolist(), strict=True)
            if not doubtful or is_one(pillars, room, altitude, most)
        ]

    def find_thick(self, altitude: int) -> tuple[Any, Any, Any]:
        """The threes that are not too thin for a room; which others lie in them, as masks; and which must be
        looked at again.
        """
        np = numpy()
        its = numbering(len(self.pillars))
        xs, ys = (np.array([pillar[way] for pillar in self.pillars]) for way in (0, 1))
        x, y = xs[its.first], ys[its.first]
        along_x, along_y = xs[its.second] - x, ys[its.second] - y
        squares = along_x * along_x + along_y * along_y
        turns = along_x[:, None] * (ys - y[:, None]) - along_y[:, None] * (xs - x[:, None])
        there, back = words(turns >= 0)[:, 0], words(turns <= 0)[:, 0]  # on the line or to its left; right
        area = turns[its.sides[0], its.third]
        first, second, third = squares[its.sides]
        longest = np.maximum(np.maximum(first, second), third)
        high, least = area.astype(float) ** 2, float(altitude * altitude) * longest
        thick = (area != 0) & (high >= least * (1 - SURE))
        (a, b, c), left = its.sides[:, thick], area[thick] > 0
        within = np.where(left, there[a] & there[b] & back[c], back[a] & back[b] & there[c])
        return its.threes[thick], within ^ its.own[thick], (high < least * (1 + SURE))[thick]

    # -- what lies in them -----------------------------------------------------------------------------------

    def contents(
        self, rooms: Sequence[Three], things: Sequence[Footprint], weights: Sequence[int]
    ) -> Contents:
        """What lies in each of these rooms."""
        if not is_there() or not rooms or not things:
            count = len(rooms)
            return Contents([0] * count, [(1 << len(things)) - 1] * count, [sum(weights)] * count)
        np = numpy()
        if self.walls is None:
            self.walls = self.find_walls()
        walls, shapes = self.walls, told(things)
        along, away = (walls.lines @ shapes.spots).reshape(2, len(walls.ends), -1)
        across, aside = reaches(walls.ways, shapes)
        distance = np.abs(away)
        beyond = along - np.minimum(np.maximum(along, 0), walls.ends)
        touch = (distance <= walls.least + across) & (along >= walls.first + aside)
        touch &= along <= walls.last - aside
        far = walls.wide + shapes.wide
        may = (distance <= walls.most + across) & (away * away + beyond * beyond <= far * far)
        sides = words(np.array((away >= 0, away <= 0, touch, may)))
        i, j, k = np.fromiter(chain.from_iterable(rooms), np.intp, 3 * len(rooms)).reshape(-1, 3).T
        pair = numbering(len(self.pillars)).pair
        a, b, c = sides[:, pair[i, j]], sides[:, pair[j, k]], sides[:, pair[i, k]]
        inside = a[:2] & b[:2] & c[1::-1]  # of the sides, either to the left of all or to the right
        sure, may = (a[2:] | b[2:] | c[2:]) | (inside[0] | inside[1])
        weighed = bits_of(may)[:, : len(things)] @ np.array(weights)
        return Contents(whole(sure), whole(may & ~sure), weighed.tolist())

    def find_walls(self) -> "Walls":
        np = numpy()
        its, shapes = numbering(len(self.pillars)), told(self.pillars)
        x, y, _ = shapes.spots[:, its.first]
        along_x, along_y, _ = shapes.spots[:, its.second] - shapes.spots[:, its.first]
        ends = np.maximum(np.hypot(along_x, along_y), 1)
        along_x, along_y = along_x / ends, along_y / ends
        along = np.stack((along_x, along_y, -along_x * x - along_y * y))
        away = np.stack((-along_y, along_x, along_y * x - along_x * y))
        ways = np.stack((along_x, along_y)).T
        across, aside = reaches(ways, shapes)
        pairs = np.arange(len(ends))
        one, other = across[pairs, its.first], across[pairs, its.second]
        return Walls(
            np.hstack((along, away)).T,
            ways,
            ends[:, None],
            aside[pairs, its.first][:, None],
            (ends - aside[pairs, its.second])[:, None],
            np.minimum(one, other)[:, None] - SLACK,
            np.maximum(one, other)[:, None] + SLACK,
            np.maximum(shapes.wide[its.first], shapes.wide[its.second])[:, None] + TOUCH,
        )


def is_one(pillars: Sequence[Footprint], room: Three, altitude: int, inside: int) -> bool:
    others = [pillar for n, pillar in enumerate(pillars) if n not in room]
    return is_room([pillars[n] for n in room], others, altitude, inside)


class Walls(NamedTuple):
    """What lies between each two of a few Pillars: a row for each pair."""

    lines: Any  # what tells of a point how far along their line it lies, and below how far to the left of it
    ways: Any  # where the line leads
    ends: Any  # how far
    first: Any  # along the line, where the corners of the one are that reach farthest across
    last: Any  # and those of the other
    least: Any  # how far the wall reaches across everywhere between them
    most: Any  # and at most
    wide: Any  # half the longer diagonal


class Shapes(NamedTuple):
    """Footprints as numbers, a column for each."""

    spots: Any  # the centres, with a 1 below x and y
    axes: Any  # of a square, half a side
    discs: Any  # the radius of what is round
    wide: Any  # half the diagonal


def told(footprints: Sequence[Footprint]) -> Shapes:
    xs, ys, ones, across, down, discs, wide = [], [], [], [], [], [], []
    for x, y, turn, side in footprints:
        a, b = (0, 0) if turn == ROUND else reach(side, turn % RIGHT)
        xs.append(x)
        ys.append(y)
        ones.append(1)
        across.append((a + b) / 2)
        down.append((b - a) / 2)
        discs.append(side / 2 if turn == ROUND else 0)
        wide.append(side * HALF_DIAGONAL + ROUNDING)
    np = numpy()
    return Shapes(
        np.array((xs, ys, ones), dtype=float), np.array((across, down)), np.array(discs), np.array(wide)
    )


def reaches(ways: Any, shapes: Shapes) -> tuple[Any, Any]:
    """For each way how far footprints reach from their centres across it, and how far along it the corner
    lies that reaches so far.
    """
    np = numpy()
    across, down = shapes.axes
    first = np.abs(ways @ shapes.axes)
    second = np.abs(ways @ np.array((down, -across)))
    return first + second + shapes.discs, np.abs(first - second)


# -- masks: rows of bits, the first of which is the lowest, as rows of words ---------------------------------


def words(rows: Any) -> Any:
    np = numpy()
    *shape, count = rows.shape
    packed = np.zeros((*shape, -(-count // WORD) * WORD // 8), dtype=np.uint8)
    packed[..., : -(-count // 8)] = np.packbits(rows, axis=-1, bitorder="little")
    return packed.view("<u8")


def bits_of(masks: Any) -> Any:
    """A byte for every bit."""
    return numpy().unpackbits(masks.view("u1"), axis=-1, bitorder="little")


def ones_in(masks: Any) -> Any:
    """How many bits are set in each word."""
    return bits_of(masks[:, None]).sum(axis=1)


def whole(masks: Any) -> list[int]:
    """Each row as a number."""
    found: list[int] = masks[:, 0].tolist()
    for place in range(1, masks.shape[1]):
        found = [a | b << WORD * place for a, b in zip(found, masks[:, place].tolist(), strict=True)]
    return found
