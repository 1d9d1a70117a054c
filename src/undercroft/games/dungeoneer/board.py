"""The dungeon: a square grid of map cards, their sides, links and doors (chapters BUILD, OBS; DGR-R-31 to 35,
49, 128, 131).

A cell is one number, so that a neighbour is a sum. `grid` maps a cell to a slot: twice the number of the map
card, plus one if it is turned. The Entrance Chamber lies at 0,0; x grows to the east, y to the south.
"""

from functools import cache
from typing import Final

from undercroft.games.dungeoneer.cards.box import Box
from undercroft.games.dungeoneer.cards.content import OPENING, WALL

WIDTH: Final = 256
CENTRE: Final = 128 * WIDTH + 128
STEPS: Final = (-WIDTH, 1, WIDTH, -1)  # north, east, south, west
OPPOSITE: Final = (2, 3, 0, 1)
SIDES: Final = ("n", "e", "s", "w")

Grid = dict[int, int]


def cell_at(x: int, y: int) -> int:
    return CENTRE + y * WIDTH + x


@cache
def cell_name(cell: int) -> str:
    """
    >>> cell_name(CENTRE), cell_name(CENTRE + STEPS[0])
    ('0,0', '0,-1')
    """
    y, x = divmod(cell - CENTRE + 128, WIDTH)
    return f"{x - 128},{y}"


def read_cell(word: str) -> int | None:
    """
    >>> read_cell("2,-1") == cell_at(2, -1), read_cell("2;1")
    (True, None)
    """
    x, comma, y = word.partition(",")
    if not comma or not all(
        n.removeprefix("-").isascii() and n.removeprefix("-").isdigit() and len(n) < 4 for n in (x, y)
    ):
        return None
    column, line = int(x), int(y)
    if abs(column) > 100 or abs(line) > 100 or word != f"{column},{line}":
        return None
    return cell_at(column, line)


NOTHING, BLOCKED, BEHIND = -3, -2, -1  # no card there, a wall here, a wall on the other side


def ways_from(box: Box, grid: Grid, cell: int) -> tuple[int, int, int, int]:
    """For each side of a cell the mark that counts when leaving by it, or why there is no way.

    DGR-R-32, 33, 35: neither card may have a wall on the common side. The mark is that of the side of
    departure (DGR-OBS-13), but between a Room and a Passage the door of the Room in both directions
    (DGR-OBS-15, DGR-R-49).
    """
    marks = []
    sides = box.sides[grid[cell]]
    for side in (0, 1, 2, 3):
        there = grid.get(cell + STEPS[side])
        mark = sides[side]
        if there is None:
            mark = NOTHING
        elif mark == WALL:
            mark = BLOCKED
        else:
            other = box.sides[there][OPPOSITE[side]]
            if other == WALL:
                mark = BEHIND
            elif mark == OPENING:
                mark = other
        marks.append(mark)
    return (marks[0], marks[1], marks[2], marks[3])


def ways_at(
    box: Box, grid: Grid, known: dict[int, tuple[int, int, int, int]], cell: int
) -> tuple[int, int, int, int]:
    """The same, looked up in what is already known of this grid."""
    ways = known.get(cell)
    if ways is None:
        ways = known[cell] = ways_from(box, grid, cell)
    return ways


def edge(cell: int, side: int) -> int:
    """A number for the border between two cells, the same from both."""
    if side == 0 or side == 3:
        cell += STEPS[side]
        side = OPPOSITE[side]
    return cell * 2 + side - 1


@cache
def edge_name(number: int) -> str:
    cell, side = divmod(number, 2)
    return f"{cell_name(cell)} {SIDES[side + 1]}"


def read_edge(text: str) -> int | None:
    place, _, side = text.partition(" ")
    cell = read_cell(place)
    return None if cell is None or side not in SIDES else edge(cell, SIDES.index(side))


def is_connected(box: Box, grid: Grid, start: int = CENTRE) -> bool:
    """DGR-DEF-16, DGR-R-33: every card can be reached from any other without passing a wall."""
    sides_of = box.sides
    reached = {start}
    waiting = [start]
    while waiting:
        cell = waiting.pop()
        sides = sides_of[grid[cell]]
        for side in (0, 1, 2, 3):
            if sides[side]:  # no wall here
                neighbour = cell + STEPS[side]
                if (
                    neighbour not in reached
                    and neighbour in grid
                    and sides_of[grid[neighbour]][OPPOSITE[side]]
                ):
                    reached.add(neighbour)
                    waiting.append(neighbour)
    return len(reached) == len(grid)


def open_ends(box: Box, grid: Grid) -> dict[int, int]:
    """Empty cells that an opening or a door leads to, with a mask of the sides (of the empty cell) it comes
    from (DGR-R-34).
    """
    ends: dict[int, int] = {}
    sides_of = box.sides
    for cell, slot in grid.items():
        sides = sides_of[slot]
        for side in (0, 1, 2, 3):
            if sides[side]:  # no wall
                neighbour = cell + STEPS[side]
                if neighbour not in grid:
                    ends[neighbour] = ends.get(neighbour, 0) | 1 << OPPOSITE[side]
    return ends


def has_open_end(box: Box, grid: Grid) -> bool:
    """DGR-R-34: some opening or door leads to an empty cell."""
    for cell, slot in grid.items():
        sides = box.sides[slot]
        for side in (0, 1, 2, 3):
            if sides[side] and cell + STEPS[side] not in grid:
                return True
    return False


def is_symmetric(box: Box, card: int) -> bool:
    """Turning it by 180 degrees changes nothing."""
    return box.sides[2 * card] == box.sides[2 * card + 1]


def joins(box: Box, ends: dict[int, int], slot: int, cell: int) -> bool:
    """DGR-BUILD-05, DGR-R-32: at least one common side without a wall on either card."""
    return bool(ends.get(cell, 0) & box.ways_out[slot])


def stays_open(box: Box, grid: Grid, ends: dict[int, int], slot: int, cell: int) -> bool:
    """DGR-R-34: after the card is laid there, some opening still leads to an empty cell."""
    if len(ends) > (cell in ends):
        return True
    sides = box.sides[slot]
    return any(sides[side] and cell + STEPS[side] not in grid for side in (0, 1, 2, 3))
