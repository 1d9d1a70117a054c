"""The dungeon as a drawing: tiles on a lattice of half-tiles, where Passages meet, and what is linked
(chapter ZONE; DGY-R-69, 71, 196, 197).

A cell is one number, `(y + 64) * 128 + x + 64` with y to the south. A tile lies on a cell and covers it and
the three to its east and south; a Megazone covers four by four. A half-edge is one number too: twice the cell
south or east of it, plus 1 if the edge runs from north to south. So two tiles share a half-edge when they
have the same number for it.
"""

from functools import cache
from typing import Final, NamedTuple

from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import PASSAGES, SIZES, passage_names

ROW: Final = 128
ORIGIN: Final = 64 * ROW + 64  # the Starting Zone
NOWHERE: Final = -1


class Shape(NamedTuple):
    """A tile of so many cells along each side, two to a tile. By Passage, clockwise (DGY-R-197): what to add
    to twice the cell of a tile for the half-edge, and to the cell for the cell behind it. No tile is ever
    turned (DGY-PLACE-03, DGY-R-74).
    """

    width: int
    covered: tuple[int, ...]  # what to add to its cell for the cells that it covers
    edges: tuple[int, ...]
    behind: tuple[int, ...]
    passage_at: dict[int, int]  # edges, the other way round


def shape_of(size: int) -> Shape:
    """
    >>> shape_of(1).edges[:4], shape_of(1).behind[:4]
    ((0, 2, 5, 261), (-128, -127, 2, 130))
    """
    width = 2 * size
    cells = range(width)
    north = [(2 * i, i - ROW) for i in cells]
    east = [(2 * (width + ROW * i) + 1, width + ROW * i) for i in cells]
    south = [(2 * (ROW * width + i), ROW * width + i) for i in reversed(cells)]
    west = [(2 * ROW * i + 1, ROW * i - 1) for i in reversed(cells)]
    edges, behind = zip(*north, *east, *south, *west, strict=True)
    return Shape(
        width,
        tuple(ROW * y + x for y in cells for x in cells),
        edges,
        behind,
        {edge: passage for passage, edge in enumerate(edges)},
    )


SHAPES: Final = {size: shape_of(size) for size in SIZES}  # by the tiles along a side


def side_of(size: int, passage: int) -> int:
    """Which of n e s w, by number."""
    return passage // (2 * size)


def passages_of(size: int, randomized: int) -> int:
    """The Passages for which one of the eight on a Randomizer card stands, as a mask.

    >>> passages_of(1, 3), f"{passages_of(2, 3):b}"
    (8, '11000000')
    """
    return ((1 << size) - 1) << size * randomized


def randomized_of(size: int, passages: int) -> int:
    """Those that stand for some of these Passages, as a mask."""
    if size == 1:
        return passages
    return sum(1 << p for p in range(len(PASSAGES)) if passages & passages_of(size, p))


@cache
def passages_of_side(size: int, side: int) -> int:
    """All of that side, as a mask."""
    return ((1 << 2 * size) - 1) << 2 * size * side


@cache
def steps_beside(width: int, other: int, aligned: bool) -> tuple[int, ...]:
    """How far from a tile another may lie that touches it: straight, or shifted along the side (DGY-R-196).

    >>> [cell_name(ORIGIN + step) for step in steps_beside(2, 2, False)[:6]]
    ['0,-2', '-1,-2', '1,-2', '2,0', '2,-1', '2,1']
    """
    shifts = sorted(range(1 - other, width), key=lambda shift: (abs(shift), shift))
    if aligned:  # on the grid of the tiles
        shifts = [shift for shift in shifts if shift % 2 == 0]
    sides = ((-other * ROW, 1), (width, ROW), (width * ROW, 1), (-other, ROW))
    return tuple(step + shift * along for step, along in sides for shift in shifts)


MOST_LINKS: Final = 2  # of a Zone that is narrow

Cells = dict[int, int]


class Link(NamedTuple):
    """A neighbour that can be reached: its Zone, and the masks of the Passages that meet, from both sides."""

    zone: int
    out: int
    into: int


class DungeonPlan(NamedTuple):
    """What follows from where the tiles and tokens lie."""

    cells: Cells
    links: tuple[tuple[Link, ...], ...]  # by Zone
    beside: tuple[tuple[int, ...], ...]  # by Zone: adjacent ones, linked or not


@cache
def cell_name(cell: int) -> str:
    """
    >>> cell_name(ORIGIN), cell_name(ORIGIN + 3 - ROW)
    ('0,0', '3,-1')
    """
    return f"{cell % ROW - 64},{cell // ROW - 64}"


def read_cell(text: str) -> int | None:
    """
    >>> read_cell("3,-1") == ORIGIN + 3 - ROW, read_cell("3;1"), read_cell("99,0")
    (True, None, None)
    """
    words = text.split(",")
    if len(words) != 2 or not all(
        word.removeprefix("-").isascii() and word.removeprefix("-").isdigit() for word in words
    ):
        return None
    x, y = (int(word) for word in words)
    if max(abs(x), abs(y)) > 60 or cell_name((y + 64) * ROW + x + 64) != text:
        return None
    return (y + 64) * ROW + x + 64


def survey(box: Box, where: list[int], walls: tuple[int, ...], stairs: tuple[int, ...]) -> DungeonPlan:
    """Read the drawing. `where` is the cell of every Zone, or NOWHERE."""
    cells: Cells = {}
    for zone, cell in enumerate(where):
        if cell != NOWHERE:
            cover(box, cells, zone, cell)
    links: list[tuple[Link, ...]] = [()] * len(where)
    beside: list[tuple[int, ...]] = [()] * len(where)
    for zone, cell in enumerate(where):
        if cell != NOWHERE:
            links[zone], beside[zone] = surroundings(box, cells, where, walls, stairs, zone)
    return DungeonPlan(cells, tuple(links), tuple(beside))


def enlarge(
    plan: DungeonPlan, box: Box, where: list[int], walls: tuple[int, ...], stairs: tuple[int, ...], tile: int
) -> DungeonPlan:
    """The same with one more tile, which lies there already: only what it touches is read again."""
    cells = plan.cells.copy()
    cover(box, cells, tile, where[tile])
    links, beside = list(plan.links), list(plan.beside)
    links[tile], beside[tile] = surroundings(box, cells, where, walls, stairs, tile)
    for zone in beside[tile]:
        links[zone], beside[zone] = surroundings(box, cells, where, walls, stairs, zone)
    return DungeonPlan(cells, tuple(links), tuple(beside))


def cover(box: Box, cells: Cells, zone: int, cell: int) -> None:
    for more in SHAPES[box.zone[zone].size].covered:
        cells[cell + more] = zone


def surroundings(
    box: Box, cells: Cells, where: list[int], walls: tuple[int, ...], stairs: tuple[int, ...], zone: int
) -> tuple[tuple[Link, ...], tuple[int, ...]]:
    """What a placed Zone is linked to, and what lies beside it: DGY-ZONE-10, 11, DGY-STAIR-08, 09 and
    DGY-R-69.
    """
    cell, mine = where[zone], box.zone[zone]
    shape = SHAPES[mine.size]
    found: dict[int, tuple[int, int]] = {}
    touching: dict[int, None] = {}
    for passage, behind in enumerate(shape.behind):
        other = cells.get(cell + behind)
        if other is None:
            continue
        touching[other] = None
        if not mine.passages >> passage & 1:
            continue
        edge = 2 * cell + shape.edges[passage]
        theirs = box.zone[other]
        entry = meeting(box, other, where[other], edge)
        if not theirs.passages >> entry & 1 or edge in walls:
            continue
        if mine.floor != theirs.floor and edge not in stairs:
            continue
        out, into = found.get(other, (0, 0))
        found[other] = (out | 1 << passage, into | 1 << entry)
    return tuple([Link(other, out, into) for other, (out, into) in found.items()]), tuple(touching)


def meeting(box: Box, zone: int, cell: int, edge: int) -> int:
    """Which Passage of a tile lies on this half-edge."""
    return SHAPES[box.zone[zone].size].passage_at[edge - 2 * cell]


def edges_of(box: Box, zone: int, cell: int) -> list[int]:
    """The half-edges with a Passage of this tile, if it lies there."""
    facts = box.zone[zone]
    return [2 * cell + edge for p, edge in enumerate(SHAPES[facts.size].edges) if facts.passages >> p & 1]


def shared_edges(box: Box, first: int, at: int, second: int, there: int) -> list[int]:
    """The half-edges on which Passages of two tiles meet, wherever they lie."""
    edges = {*edges_of(box, second, there)}
    return [edge for edge in edges_of(box, first, at) if edge in edges]


@cache
def meeting_steps(first: int, size: int, second: int, other: int, aligned: bool) -> tuple[int, ...]:
    """How far from a first tile a second may lie so that Passages of theirs meet (DGY-R-196)."""
    one, two = SHAPES[size], SHAPES[other]
    mine = {edge for p, edge in enumerate(one.edges) if first >> p & 1}
    theirs = [edge for p, edge in enumerate(two.edges) if second >> p & 1]
    steps = steps_beside(one.width, two.width, aligned)
    return tuple(step for step in steps if any(2 * step + edge in mine for edge in theirs))


def is_full(box: Box, plan: DungeonPlan, zone: int) -> bool:
    """Whether a narrow Zone has all the links that it may have."""
    return zone in box.narrow and len(plan.links[zone]) >= MOST_LINKS


def spots_beside(
    box: Box, plan: DungeonPlan, where: list[int], zone: int, tile: int, aligned: bool
) -> list[int]:
    """The cells on which a tile can be laid so that it is linked to this Zone (DGY-PLACE-02, DGY-R-196)."""
    if is_full(box, plan, zone):
        return []
    start, here, new = where[zone], box.zone[zone], box.zone[tile]
    cells, covered = plan.cells, SHAPES[new.size].covered
    found = []
    for step in meeting_steps(here.passages, here.size, new.passages, new.size, aligned):
        cell = start + step
        for more in covered:
            if cell + more in cells:
                break
        else:
            found.append(cell)
    return found


def has_open_side(box: Box, plan: DungeonPlan, where: list[int], walls: tuple[int, ...], zone: int) -> bool:
    """Whether a Passage without a Wall Token faces no placed Zone (DGY-R-75)."""
    if is_full(box, plan, zone):
        return False
    cell, facts, cells = where[zone], box.zone[zone], plan.cells
    shape = SHAPES[facts.size]
    for p, behind in enumerate(shape.behind):
        if facts.passages >> p & 1 and cell + behind not in cells and 2 * cell + shape.edges[p] not in walls:
            return True
    return False


def edge_name(box: Box, plan: DungeonPlan, where: list[int], edge: int) -> str:
    """A half-edge by the first Zone that has a Passage there: ``I-2 s1``."""
    behind = edge >> 1
    before = behind - 1 if edge & 1 else behind - ROW
    for zone in sorted([plan.cells[cell] for cell in (behind, before) if cell in plan.cells]):
        facts = box.zone[zone]
        passage = SHAPES[facts.size].passage_at.get(edge - 2 * where[zone], -1)
        if passage >= 0 and facts.passages >> passage & 1:
            return f"{facts.id} {passage_names(facts.size)[passage]}"
    raise AssertionError(f"no Passage lies at {edge}")


def distances(
    plan: DungeonPlan,
    start: int,
    secret: dict[int, list[int]] | None = None,
    without: tuple[int, ...] = (),
) -> dict[int, int]:
    """Steps from a Zone to every other that can be reached over links, and Secret Passages where they are
    given, and without Zones that are named.
    """
    far = {start: 0}
    queue = [start]
    for zone in queue:
        following = [link.zone for link in plan.links[zone]]
        if secret:
            following += secret.get(zone, ())
        for other in following:
            if other not in far and other not in without:
                far[other] = far[zone] + 1
                queue.append(other)
    return far
