"""The words of the reckoning: what a hero would count, the table as it would be, rooms and loots; and the
numbers by which hearts, Relics, ways and waiting are weighed against points.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from undercroft.engine.choice import Option
from undercroft.games.dungeon_drop.board import Footprint, Point, Polygon
from undercroft.games.dungeon_drop.cards.content import Effect

MM: Final = 100  # hundredths
GRID: Final = 40  # millimetres between the spots that are offered
LOW: Final = 150  # the height to drop from
HIGH: Final = 300  # and when cubes are to roll far
DIE: Final = 3.5
DEADLY: Final = -1e6  # what a room is worth that cannot be survived
SURE: Final = 0.85  # the chance of enough points with which one leaves
SPARE: Final = 0.3  # of a point that is not needed
RELIC: Final = 6.0  # what a Relic is worth, in points
NEAR: Final = 0.7  # of a Relic that is not yet in the stash
LATER: Final = 0.6  # of what the room after the next one brings
FADE: Final = 0.8  # of a pull, for each move it is away
PULL: Final = 16.0  # of the Staircase, when it is time to leave
GLANCE: Final = 2.0  # of the Staircase before that
OUT: Final = 60.0  # points for being at the Staircase then
LATE: Final = 40.0  # points that it costs when the turns do not suffice to get there
SLACK: Final = {0: 12.0, 1: 5.0, 2: 2.0}  # and when so many turns are to spare
STRIDE: Final = 70.0  # millimetres that a move brings one nearer
NOWHERE: Final = 1e9  # moves to what is not there
TRIP: Final = 4  # turns without which no Relic is worth the way
FRAIL: Final = 2  # life with which no Relic is worth the way
SOON: Final = 4  # turns from which on something that can wait is worth all it may be
TILT: Final = 1.5  # points for which a card is not tilted in a loot
GAIN: Final = 3.0  # points that an ability must bring
WILD: Final = 0.6  # of what is hoped from cubes that roll
STUCK: Final = 3.0  # points that a room without a way on is worth less
HEART: Final = 1.2  # points of a heart, where a monster lies by itself
SOUND: Final = 4  # life that is left in that reckoning
DANGER: Final = {1: 5.0, 2: 2.5, 3: 1.0}  # points that so little life is worth less
KEPT: Final = {"potion": 1.0, "shield": 1.0}  # what they may still do
LOCKED: Final = 1.5  # points of a Chest without a Key
KEYS: Final = 2  # so many Keys without a Chest are worth a point each
BEAST: Final = -1.4  # a monster out of the Box
USUAL: Final = {"chest": 3.0, "shield": 3.0, "troll": BEAST, "pillar": 0.0}  # other cubes out of the Box
SLIDES: Final = {25: 17.0, 50: 42.0, 100: 127.0}  # millimetres of a flick, by strength


class Skill(IntEnum):
    """How much somebody works out. All go by the same rules of thumb."""

    PLAIN = 0  # uses no ability unless it must be
    STEADY = 1  # uses those whose gain can be seen, and does not look beyond the next room
    KEEN = 2  # tries out what comes of shifting pieces, and looks at the room after the next one


class Purse(NamedTuple):
    """What a hero would count: kinds of the stash, gem points, monsters, life."""

    stash: Counter[str]
    gems: int
    monsters: Counter[str]
    life: int
    relics: int
    shields: int  # collected, spent or not


class Layout(NamedTuple):
    """The table, or what it would be: cubes by number, and the tokens."""

    cubes: dict[int, Footprint]
    tokens: tuple[Footprint, ...]

    def after(self, change: Mapping[int, Footprint | None], tokens: tuple[Footprint, ...]) -> "Layout":
        """With some cubes elsewhere, or gone."""
        cubes = {n: shape for n, shape in self.cubes.items() if n not in change}
        return Layout(cubes | {n: shape for n, shape in change.items() if shape is not None}, tokens)


class Way(NamedTuple):
    """A room that could be looted: what is taken there, and the table after the move."""

    option: Option | None
    space: Polygon
    taken: tuple[int, ...]
    stair: bool
    tokens: tuple[Footprint, ...]
    moved: dict[int, Footprint | None]  # Pillars; those of the entry are set aside


class Loot(NamedTuple):
    """The best way to loot a room: what it brings, by which effect, and the purse afterwards."""

    value: float
    effect: Effect | None
    purse: Purse


class Pulls(NamedTuple):
    """What draws a hero on from a room, in points, and how many moves it is away."""

    relics: float = 0.0  # those that are left
    relic_away: float = NOWHERE  # the nearest of them
    late: float = 0.0  # what it costs that few turns are left for the way to the Staircase
    stair: float = 0.0
    stair_away: float = NOWHERE
    enough: bool = False  # whether the points would very probably suffice to leave
    out: bool = False  # whether it is time to leave, and here

    @property
    def worth(self) -> float:
        return self.relics - self.late + self.stair


class Outlook(NamedTuple):
    """What speaks for a room and against it, in points."""

    now: float  # what the loot brings
    pulls: Pulls = Pulls()
    stuck: float = 0.0  # what it costs that no way leads on
    later: float = 0.0  # a part of what the best room after it would bring
    beyond: tuple[int, ...] = ()  # the cubes there

    @property
    def worth(self) -> float:
        return self.now - self.stuck + self.later + self.pulls.worth


def far(point: Point, space: Polygon) -> float:
    """Millimetres between a point and a convex region, 0 inside."""
    x, y = point
    best = 1e9
    inside = True
    for (ax, ay), (bx, by) in zip(space, (*space[1:], space[0]), strict=True):
        along_x, along_y = bx - ax, by - ay
        if along_x * (y - ay) - along_y * (x - ax) < 0:
            inside = False
        length = along_x * along_x + along_y * along_y
        part = max(0.0, min(1.0, ((x - ax) * along_x + (y - ay) * along_y) / length)) if length else 0.0
        best = min(best, hypot(x - ax - part * along_x, y - ay - part * along_y))
    return 0.0 if inside else best / MM


@cache
def chance_of(dice: int, points: int) -> float:
    """That so many dice show at least so many points.

    >>> chance_of(1, 3), chance_of(0, 0), chance_of(0, 1)
    (0.6666666666666666, 1.0, 0.0)
    """
    if not dice:
        return float(points <= 0)
    return sum(chance_of(dice - 1, points - face) for face in range(1, 7)) / 6


def middle(shape: Iterable[Point]) -> tuple[float, float]:
    points = list(shape)
    return sum(x for x, _ in points) / len(points) / MM, sum(y for _, y in points) / len(points) / MM
