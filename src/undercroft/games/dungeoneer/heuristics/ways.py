"""How far it is: movement points that a hero will need, with the luck of doors reckoned in (chapters MOVE,
OBS).
"""

from functools import cache
from heapq import heappop, heappush
from typing import Final

from undercroft.games.dungeoneer.board import STEPS, edge, ways_at
from undercroft.games.dungeoneer.cards.content import LOCKED, MOVE, OPEN, TRAPPED
from undercroft.games.dungeoneer.heuristics.odds import has_second_die, passes, passes_by_threat, test_total
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.table import Table

WOUND_IN_POINTS: Final = 4.0  # a detour of so many steps is better than a wound
TURN_IN_POINTS: Final = 2.0  # the rest of a turn
PERIL_IN_POINTS: Final = 0.5
HOPELESS: Final = weigh("ways.HOPELESS", 99.0)  # a door that no die opens


def door_mark(s: Table, seat: int, cell: int, side: int, mark: int) -> int:
    """The mark of a door that this hero finds shut, or OPEN."""
    slammed = s.slammed_now if seat == s.active else s.slammed[seat]
    if mark == OPEN and slammed:
        mark = LOCKED + slammed
    if mark < LOCKED or (seat == s.active and edge(cell, side) in s.opened):
        return OPEN
    return mark


@cache
def tolls(total: int, second_die: bool) -> dict[int, float]:
    """For every mark of a door the points that going through costs on average (DGR-OBS-05, DGR-OBS-09), by
    what the hero adds to the die.
    """
    costs = {OPEN: 1.0}
    for threat, odds in enumerate(passes_by_threat(total, second_die)):
        costs[LOCKED + threat] = 1 / odds if odds else HOPELESS
        costs[TRAPPED + threat] = 1 + (1 - odds) * WOUND_IN_POINTS
    return costs


def at_doors(s: Table, seat: int) -> tuple[int, bool]:
    """What this hero adds to the die at a door, and whether he may roll again."""
    return test_total(s, seat, "door", MOVE), has_second_die(s, seat, "door")


def entry_toll(s: Table, seat: int, card: int) -> float:
    """What the Pit or the test of a space costs on average, in points (DGR-OBS-10, DGR-SPACE-02)."""
    space = s.box.card[card]
    toll = 0.0
    if space.pit:  # a wound, and the rest of the turn
        toll += (1 - passes(s, seat, "pit", MOVE, space.pit)) * (WOUND_IN_POINTS + TURN_IN_POINTS)
    score, threat = space.entry
    if threat:
        harm = sum(
            n * (WOUND_IN_POINTS if verb == "wound" else PERIL_IN_POINTS) for verb, n in space.entry_failure
        )
        toll += (1 - passes(s, seat, "room", score, threat)) * harm
    return toll


Roads = dict[int, list[tuple[int, float]]]


def roads(s: Table, seat: int) -> tuple[Roads, Roads]:
    """Every step that can be taken, with its points: by where it begins, and by where it ends."""
    box, grid, known = s.box, s.grid, s.ways
    costs = tolls(*at_doors(s, seat))
    entry = {cell: entry_toll(s, seat, slot // 2) for cell, slot in grid.items()}
    leaving: Roads = {}
    arriving: Roads = {cell: [] for cell in grid}
    for cell, slot in grid.items():
        steps = leaving[cell] = []
        for side, way in enumerate(ways_at(box, grid, known, cell)):
            if way >= 0:
                there = cell + STEPS[side]
                steps.append((there, costs[door_mark(s, seat, cell, side, way)] + entry[there]))
        here = box.card[slot // 2]
        if here.reach == "room" and here.action is not None:  # the Portal Chamber
            for there, other in grid.items():
                if there != cell and box.card[other // 2].room:
                    steps.append((there, here.action.points + entry[there]))
        for there, cost in steps:
            arriving[there].append((cell, cost))
    return leaving, arriving


def distances(roads: Roads, start: int) -> dict[int, float]:
    """Points between one space and every other that can be reached, along the roads as they are given."""
    far: dict[int, float] = {}
    waiting = [(0.0, start)]
    while waiting:
        so_far, cell = heappop(waiting)
        if cell not in far:
            far[cell] = so_far
            for there, cost in roads[cell]:
                if there not in far:
                    heappush(waiting, (so_far + cost, there))
    return far


def spaces_of(s: Table, rooms: tuple[str, ...]) -> list[int]:
    """Where rooms of these names lie."""
    card = s.box.card
    return [cell for cell, slot in s.grid.items() if card[slot // 2].id in rooms]
