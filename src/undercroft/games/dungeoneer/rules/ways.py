"""Ways out of a space, doors, and how far a hero gets without walking (chapters MOVE, OBS; DGR-R-39, 47)."""

from undercroft.engine.choice import Reason
from undercroft.games.dungeoneer.board import BLOCKED, NOTHING, STEPS, cell_name, edge, ways_at
from undercroft.games.dungeoneer.cards.content import LOCKED, OPEN, OPENING
from undercroft.games.dungeoneer.table import Table


def ways_of(s: Table, seat: int) -> tuple[int, int, int, int]:
    """The ways out of the hero's space, worked out once for every dungeon."""
    return ways_at(s.box, s.grid, s.ways, s.at[seat])


def why_not_linked(s: Table, seat: int, side: int) -> Reason | None:
    """What makes a side no way at all: nothing behind it, a wall, a false door."""
    way = ways_of(s, seat)[side]
    if way >= 0:
        return None
    if way == NOTHING:
        return Reason("DGR-MOVE-04", "move.nothing_there")
    if way == BLOCKED:
        return Reason("DGR-MOVE-03", "move.wall")  # DGR-OBS-04
    mark = s.box.sides[s.grid[s.at[seat]]][side]
    return Reason("DGR-BUILD-08" if mark == OPENING else "DGR-OBS-14", "move.wall_behind")  # DGR-BUILD-09


def shut_door(s: Table, seat: int, side: int) -> int:
    """The mark of the door that is still shut on a linked side, or OPEN."""
    mark = ways_of(s, seat)[side]
    if mark == OPEN and s.slammed_now:
        mark = LOCKED + s.slammed_now  # Slamming Doors
    if mark < LOCKED or edge(s.at[seat], side) in s.opened:  # DGR-OBS-07, DGR-OBS-08
        return OPEN
    return mark


def why_not_leave(s: Table) -> Reason | None:
    """A hero who may not change space this turn."""
    return Reason("DGR-DEF-01", "move.rooted") if s.rooted_now else None


def open_side(s: Table, seat: int, side: int) -> None:
    """DGR-R-47: the door between the two cells, in both directions, for everybody, until the next Reset."""
    cell = s.at[seat]
    s.opened += (edge(cell, side),)
    s.tell("door_opened", seat=seat, cell=cell_name(cell), to=cell_name(cell + STEPS[side]))


# -- relocation (DGR-R-39) -----------------------------------------------------------------------------------


def cells_in_reach(s: Table, seat: int, reach: str) -> list[int]:
    here, grid = s.at[seat], s.grid
    if reach == "adjacent":
        return [cell for cell in (here + step for step in STEPS) if cell in grid]
    if reach == "room":
        return [cell for cell, slot in sorted(grid.items()) if cell != here and s.box.card[slot // 2].room]
    return [cell for cell in sorted(grid) if cell != here]


def why_not_relocate(s: Table, seat: int, reach: str, cell: int) -> Reason | None:
    if s.rooted_now and seat == s.active:
        return why_not_leave(s)
    slot = s.grid.get(cell)
    if slot is None:
        return Reason("DGR-MOVE-04", "move.nothing_there")
    here = s.at[seat]
    if cell == here:
        return Reason("DGR-R-39", "relocate.already_there")
    if reach == "adjacent" and cell - here not in STEPS:
        return Reason("DGR-R-39", "relocate.not_adjacent")
    if reach == "room" and not s.box.card[slot // 2].room:
        return Reason("DGR-R-39", "relocate.not_room")
    return None
