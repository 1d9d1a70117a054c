"""How the land lies, found quickly: where rooms are and how many steps it is to them, doors left aside.

The search asks this of thousands of imagined tables, many with the same dungeon: whatever was found out about
a dungeon is kept while it is remembered.
"""

from typing import Final

from undercroft.games.dungeoneer.board import OPPOSITE, STEPS, Grid
from undercroft.games.dungeoneer.cards.box import Box

REMEMBERED: Final = 512  # dungeons


class MapDistances:
    """One dungeon: its rooms, and steps to them from everywhere."""

    __slots__ = ("box", "far", "grid", "rooms")

    def __init__(self, box: Box, grid: Grid) -> None:
        self.box = box
        self.grid = grid
        self.rooms: dict[str, int] = {box.card[slot // 2].id: cell for cell, slot in grid.items()}
        self.far: dict[int, dict[int, int]] = {}

    def steps_to(self, target: int) -> dict[int, int]:
        """Steps to this space from every other."""
        far = self.far.get(target)
        if far is None:
            far = self.far[target] = self.spread(target)
        return far

    def spread(self, target: int) -> dict[int, int]:
        sides_of, grid = self.box.sides, self.grid
        far = {target: 0}
        waiting = [target]
        for cell in waiting:  # grows as it goes
            sides = sides_of[grid[cell]]
            steps = far[cell] + 1
            for side in (0, 1, 2, 3):
                if sides[side]:
                    there = cell + STEPS[side]
                    if there in grid and there not in far and sides_of[grid[there]][OPPOSITE[side]]:
                        far[there] = steps
                        waiting.append(there)
        return far


memory: dict[int, MapDistances] = {}


def distances_of(box: Box, grid: Grid) -> MapDistances:
    """The lie of a dungeon. Grids are replaced, never changed (table.py), so each is known by its identity
    for as long as it is held here.
    """
    found = memory.get(id(grid))
    if found is None:
        if len(memory) >= REMEMBERED:
            memory.clear()
        found = memory[id(grid)] = MapDistances(box, grid)
    return found
