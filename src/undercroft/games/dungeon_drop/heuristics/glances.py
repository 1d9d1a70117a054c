"""Rooms at a glance: what lies between three corners, more or less, and what it is worth by itself. For the
search, which compares dozens of rooms at thousands of tables.
"""

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.board import Point
from undercroft.games.dungeon_drop.cards.box import Box
from undercroft.games.dungeon_drop.cards.content import GEMS, SIZES
from undercroft.games.dungeon_drop.heuristics.purse import DANGER, MM, RELIC, STRIDE
from undercroft.games.dungeon_drop.rules.rooms import TOKEN
from undercroft.games.dungeon_drop.table import Table

LOOKED_AT: Final = 40  # rooms that are compared, the largest
HEART: Final = 0.3  # points of a heart, at a glance
ROUGH: Final = {"potion": 1.0, "key": 1.5, "chest": 2.5, "shield": 3.0, "relic": RELIC}


class Thing(NamedTuple):
    """A cube on the table as a glance sees it: where it is, half its side, points, hearts."""

    cube: int
    x: int
    y: int
    half: int
    points: float
    hearts: int


class Triangle:
    """A room at a glance: what lies between its corners, more or less."""

    def __init__(self, s: Table, corners: tuple[int, ...]) -> None:
        self.corners = corners
        a, b, c = (corner_of(s, n) for n in corners)
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        self.points = (a, b, c) if area >= 0 else (a, c, b)
        self.area = abs(area)  # twice

    def takes(self, things: Sequence[Thing]) -> list[Thing]:
        (ax, ay), (bx, by), (cx, cy) = self.points
        ux, uy, vx, vy, wx, wy = bx - ax, by - ay, cx - bx, cy - by, ax - cx, ay - cy
        u, v, w = hypot(ux, uy), hypot(vx, vy), hypot(wx, wy)
        return [
            thing
            for thing in things
            if ux * (thing[2] - ay) - uy * (thing[1] - ax) > -thing[3] * u
            and vx * (thing[2] - by) - vy * (thing[1] - bx) > -thing[3] * v
            and wx * (thing[2] - cy) - wy * (thing[1] - cx) > -thing[3] * w
        ]

    def worth(self, things: Sequence[Thing], life: int) -> float:
        points, hearts = 0.0, 0
        for _, _, _, _, worth, damage in self.takes(things):
            points += worth
            hearts += damage
        return points - HEART * hearts - danger(max(1, life - hearts)) if hearts else points

    def way_to(self, goal: Point | None) -> float:
        """What it costs that the room is far from where one wants to go."""
        if goal is None:
            return 0.0
        x, y = (sum(point[n] for point in self.points) / 3 for n in (0, 1))
        return RELIC * hypot(x - goal[0], y - goal[1]) / MM / STRIDE


def glance(s: Table, seat: int) -> list[Thing]:
    """The cubes that can be taken, and what they are worth to a seat by themselves."""
    worth = worths(s.box, s.quest[seat])
    kept = s.box.pillars | {s.box.stair}
    found = []
    for n, body in enumerate(s.bodies):
        if body is not None and n not in kept:
            found.append(Thing(n, body.x, body.y, body.side // 2, worth[n], s.box.damage[n]))
    return found


@cache
def worths(box: Box, quest: int) -> tuple[float, ...]:
    """By cube: its points for this Quest, or what it may be good for."""
    small, found = SIZES.index("small"), []
    for n, size in enumerate(box.size):
        kind = box.kind_of(n)
        if n in box.gems:
            row = box.quests[quest].small if size == small else box.quests[quest].large
            found.append(float(row[GEMS.index(kind)]))
        else:
            found.append(ROUGH.get(kind, float(box.cubes[box.kind[n]].points)))
    return tuple(found)


def corner_of(s: Table, n: int) -> Point:
    if n >= TOKEN:
        return s.tokens[n - TOKEN].centre
    body = s.bodies[n]
    assert body is not None
    return body.x, body.y


def danger(life: int) -> float:
    return DANGER.get(life, 0.0)
