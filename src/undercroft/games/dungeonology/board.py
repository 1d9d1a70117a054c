"""The dungeon as a drawing: tiles on a lattice of half-tiles, where Passages meet, and what is linked
(chapter ZONE; DGY-R-69, 71, 196, 197).

A cell is one number, `(y + 64) * 128 + x + 64` with y to the south. A tile lies on a cell and covers it and
the three to its east and south. A half-edge is one number too: twice the cell south or east of it, plus 1 if
the edge runs from north to south. So two tiles share a half-edge when they have the same number for it.
"""

from functools import cache
from typing import Final, NamedTuple

from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import PASSAGES

ROW: Final = 128
ORIGIN: Final = 64 * ROW + 64  # the Starting Zone
NOWHERE: Final = -1

# By Passage, in the order of DGY-R-197: n1 n2 e1 e2 s1 s2 w1 w2. What to add to twice the cell of a tile for
# the half-edge, and to the cell for the cell behind it. No tile is ever turned (DGY-PLACE-03, DGY-R-74).
EDGES: Final = (0, 2, 5, 2 * ROW + 5, 4 * ROW + 2, 4 * ROW, 2 * ROW + 1, 1)
BEHIND: Final = (-ROW, 1 - ROW, 2, ROW + 2, 2 * ROW + 1, 2 * ROW, ROW - 1, -1)
SIDE_OF: Final = (0, 0, 1, 1, 2, 2, 3, 3)  # n e s w
COVERED: Final = (0, 1, ROW, ROW + 1)
PASSAGE_AT: Final = {edge: passage for passage, edge in enumerate(EDGES)}  # EDGES, the other way round

# Where a second tile may lie beside a first: straight, or shifted by half a tile either way (DGY-R-196).
STRAIGHT: Final = (-2 * ROW, 2, 2 * ROW, -2)
SHIFTED: Final = tuple(
    step + shift
    for step, along in zip(STRAIGHT, (1, ROW, 1, ROW), strict=True)
    for shift in (0, -along, along)
)

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
            cover(cells, zone, cell)
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
    cover(cells, tile, where[tile])
    links, beside = list(plan.links), list(plan.beside)
    links[tile], beside[tile] = surroundings(box, cells, where, walls, stairs, tile)
    for zone in beside[tile]:
        links[zone], beside[zone] = surroundings(box, cells, where, walls, stairs, zone)
    return DungeonPlan(cells, tuple(links), tuple(beside))


def cover(cells: Cells, zone: int, cell: int) -> None:
    for more in COVERED:
        cells[cell + more] = zone


def surroundings(
    box: Box, cells: Cells, where: list[int], walls: tuple[int, ...], stairs: tuple[int, ...], zone: int
) -> tuple[tuple[Link, ...], tuple[int, ...]]:
    """What a placed Zone is linked to, and what lies beside it: DGY-ZONE-10, 11, DGY-STAIR-08, 09 and
    DGY-R-69.
    """
    cell, mine = where[zone], box.zone[zone]
    found: dict[int, tuple[int, int]] = {}
    touching: dict[int, None] = {}
    for passage, behind in enumerate(BEHIND):
        other = cells.get(cell + behind)
        if other is None:
            continue
        touching[other] = None
        if not mine.passages >> passage & 1:
            continue
        edge = 2 * cell + EDGES[passage]
        theirs = box.zone[other]
        entry = meeting(where[other], edge)
        if not theirs.passages >> entry & 1 or edge in walls:
            continue
        if mine.floor != theirs.floor and edge not in stairs:
            continue
        out, into = found.get(other, (0, 0))
        found[other] = (out | 1 << passage, into | 1 << entry)
    return tuple([Link(other, out, into) for other, (out, into) in found.items()]), tuple(touching)


def meeting(cell: int, edge: int) -> int:
    """Which Passage of a tile lies on this half-edge."""
    return PASSAGE_AT[edge - 2 * cell]


def shared_edges(box: Box, first: int, at: int, second: int, there: int) -> list[int]:
    """The half-edges on which Passages of two tiles meet, wherever they lie."""
    edges = {2 * there + EDGES[p] for p in range(8) if box.zone[second].passages >> p & 1}
    mine = (2 * at + EDGES[p] for p in range(8) if box.zone[first].passages >> p & 1)
    return [edge for edge in mine if edge in edges]


@cache
def meeting_steps(first: int, second: int, aligned: bool) -> tuple[int, ...]:
    """How far from a first tile a second may lie so that Passages of theirs meet (DGY-R-196)."""
    mine = {EDGES[p] for p in range(8) if first >> p & 1}
    theirs = [EDGES[p] for p in range(8) if second >> p & 1]
    steps = STRAIGHT if aligned else SHIFTED
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
    start = where[zone]
    cells = plan.cells
    found = []
    for step in meeting_steps(box.zone[zone].passages, box.zone[tile].passages, aligned):
        cell = start + step
        if (
            cell not in cells
            and cell + 1 not in cells
            and cell + ROW not in cells
            and cell + ROW + 1 not in cells
        ):
            found.append(cell)
    return found


def has_open_side(box: Box, plan: DungeonPlan, where: list[int], walls: tuple[int, ...], zone: int) -> bool:
    """Whether a Passage without a Wall Token faces no placed Zone (DGY-R-75)."""
    if is_full(box, plan, zone):
        return False
    cell, passages, cells = where[zone], box.zone[zone].passages, plan.cells
    for p in range(8):
        if passages >> p & 1 and cell + BEHIND[p] not in cells and 2 * cell + EDGES[p] not in walls:
            return True
    return False


def edge_name(box: Box, plan: DungeonPlan, where: list[int], edge: int) -> str:
    """A half-edge by the first Zone that has a Passage there: ``I-2 s1``."""
    behind = edge >> 1
    before = behind - 1 if edge & 1 else behind - ROW
    for zone in sorted([plan.cells[cell] for cell in (behind, before) if cell in plan.cells]):
        facts, passage = box.zone[zone], PASSAGE_AT.get(edge - 2 * where[zone], -1)
        if passage >= 0 and facts.passages >> passage & 1:
            return f"{facts.id} {PASSAGES[passage]}"
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
