"""Rooms by the hundred, with numpy where it is installed (undercroft[drop] brings it along).

This is a filter in front of the exact tests of `board`: what floating point can tell for certain is told
here, with a margin far above its errors, and everything else is left to them. So with numpy and without it
the same rooms are found, with the same cubes in them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.games.dungeon_drop.board import ROUND, Footprint, is_room
from undercroft.games.dungeon_drop.board import all_rooms as rooms_one_by_one

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

FEW: Final = 8  # Pillars: for fewer a loop is quicker
WORD: Final = 62  # bits of a mask that are found at once
SURE: Final = 1e-9  # of a square, for what is compared by squares; numbers below 2**53 are exact
MARGIN: Final = 0.01  # in hundredths of a millimetre
TOUCH: Final = 1 + MARGIN  # what is as near as that may touch (DRP-R-11)
HALF_DIAGONAL: Final = 0.7072  # of a square, in sides; rounded up
ROUNDING: Final = 2  # hundredths that rounding may add to a corner, or take from it


@cache
def is_there() -> bool:
    """Whether numpy is installed."""
    return find_spec("numpy") is not None


@cache
def numpy() -> Any:
    """It is loaded when the first rooms are looked for, and not by whoever only wants a table."""
    return import_module("numpy")


@lru_cache(64)
def triples(count: int) -> Any:
    """All threes of so many things, in order: an array of whole numbers."""
    np = numpy()
    return np.array(list(combinations(range(count), 3)), dtype=np.intp).reshape(-1, 3)


def all_rooms(pillars: tuple[Footprint, ...], altitude: int, inside: int) -> list[tuple[int, int, int]]:
    """As `board.all_rooms`: every room that three of these Pillars form."""
    if not is_there() or len(pillars) < FEW:
        return rooms_one_by_one(pillars, altitude, inside)
    np = numpy()
    threes = triples(len(pillars))
    xs, ys = (np.array([pillar[way] for pillar in pillars]) for way in (0, 1))
    across, down = xs[None, :] - xs[:, None], ys[None, :] - ys[:, None]  # from the first to the second
    squares = across * across + down * down
    turns = across[:, :, None] * down[:, None, :] - down[:, :, None] * across[:, None, :]
    left = turns >= 0  # whether the third lies on the line from the first to the second, or to the left
    i, j, k = threes.T
    area = turns[i, j, k]
    longest = np.maximum(np.maximum(squares[i, j], squares[j, k]), squares[k, i])
    high, least = area.astype(float) ** 2, float(altitude * altitude) * longest
    thick = (area != 0) & (high >= least * (1 - SURE))
    mirrored = area < 0
    j, k = np.where(mirrored, k, j), np.where(mirrored, j, k)
    blocking = (left[i, j] & left[j, k] & left[k, i]).sum(axis=1) - 3
    found = threes[thick & (blocking <= inside)]
    close = (high < least * (1 + SURE))[thick & (blocking <= inside)]
    rooms: list[tuple[int, int, int]] = list(map(tuple, found.tolist()))
    if not close.any():
        return rooms
    return [
        room
        for room, doubtful in zip(rooms, close.tolist(), strict=True)
        if not doubtful or is_one(pillars, room, altitude, inside)
    ]


def is_one(pillars: Sequence[Footprint], room: tuple[int, int, int], altitude: int, inside: int) -> bool:
    others = [pillar for n, pillar in enumerate(pillars) if n not in room]
    return is_room([pillars[n] for n in room], others, altitude, inside)


class Contents(NamedTuple):
    """For each room, as masks of the things: what surely lies in it, and what may. And how heavy all that
    may lie there is together.
    """

    sure: list[int]
    maybe: list[int]
    most: list[int]


class Lattice:
    """Many rooms between a few Pillars, ready to be asked what lies in them.

    A room holds all that is as near to the triangle of the centres as half the sides of Pillar and thing, and
    nothing that is farther than half their diagonals.
    """

    def __init__(self, pillars: Sequence[Footprint], rooms: Sequence[tuple[int, ...]]) -> None:
        self.count = len(rooms)
        if not is_there() or not rooms:
            return
        np = numpy()
        shapes = np.array(pillars, dtype=float)
        self.x, self.y = shapes[:, 0, None, None], shapes[:, 1, None, None]
        self.along_x, self.along_y = shapes[None, :, 0, None] - self.x, shapes[None, :, 1, None] - self.y
        self.length = np.maximum(self.along_x * self.along_x + self.along_y * self.along_y, 1)
        i, j, k = np.array(rooms, dtype=np.intp).T
        turn = self.along_x[i, j] * self.along_y[i, k] < self.along_y[i, j] * self.along_x[i, k]
        j, k = np.where(turn[:, 0], k, j), np.where(turn[:, 0], j, k)
        self.first, self.second = np.stack((i, j, k)), np.stack((j, k, i))  # the sides, counter-clockwise
        outer, inner = thickness(shapes)
        self.outer = outer[self.first].max(axis=0)[:, None] + TOUCH
        self.inner = inner[self.first].min(axis=0)[:, None] - MARGIN

    def contents(self, things: Sequence[Footprint], weights: Sequence[int]) -> Contents:
        """What lies in each room."""
        if not is_there() or not self.count or not things:
            count = self.count
            return Contents([0] * count, [(1 << len(things)) - 1] * count, [sum(weights)] * count)
        np = numpy()
        shapes = np.array(things, dtype=float)
        away_x, away_y = shapes[:, 0] - self.x, shapes[:, 1] - self.y
        along_x, along_y = self.along_x, self.along_y
        left = along_x * away_y >= along_y * away_x
        part = (along_x * away_x + along_y * away_y) / self.length
        part = np.minimum(np.maximum(part, 0), 1)
        away_x, away_y = away_x - part * along_x, away_y - part * along_y
        square = (away_x * away_x + away_y * away_y)[self.first, self.second].min(axis=0)
        square[left[self.first, self.second].all(axis=0)] = 0
        outer, inner = thickness(shapes)
        far, near = self.outer + outer, self.inner + inner
        may, sure = square <= far * far, square <= near * near
        return Contents(masks(sure), masks(may & ~sure), (may @ np.array(weights)).tolist())


def thickness(shapes: "Numbers") -> "tuple[Numbers, Numbers]":
    """How far footprints reach from their centres: at most, and in every direction."""
    np = numpy()
    turns, sides = shapes[:, 2], shapes[:, 3]
    half, disc = sides / 2, turns == ROUND
    return np.where(disc, half, sides * HALF_DIAGONAL + ROUNDING), np.where(disc, half, half - ROUNDING)


def masks(rows: "NDArray[np.bool_]") -> list[int]:
    """Each row of a table as a number: the first column is the lowest bit."""
    np = numpy()
    bits = 1 << np.arange(min(rows.shape[1], WORD))
    found: list[int] = (rows[:, :WORD] @ bits).tolist()
    for start in range(WORD, rows.shape[1], WORD):
        more = rows[:, start : start + WORD]
        found = [a | b << start for a, b in zip(found, (more @ bits[: more.shape[1]]).tolist(), strict=True)]
    return found
