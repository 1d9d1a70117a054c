"""What a hand does, with its seeded noise: letting go, flicking, and the pull of an ability (DRP-DROP-01,
DRP-R-02, DRP-R-35).

All draws come from one stream of chance, so the same seed does the same again.
"""

from collections.abc import Mapping, Sequence
from itertools import count
from math import cos, log, radians, sin, sqrt, tau
from typing import Final, NamedTuple

from undercroft.engine.chance import MASK, Chance
from undercroft.games.dungeon_drop.board import ROUND, Point
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.physics.bodies import (
    METRE,
    UPRIGHT,
    Body,
    Matrix,
    Pose,
    Quaternion,
    Vector,
    at_rest,
    matrix,
)

STREAM: Final = "hand"
TRIES: Final = 200  # to find room in the hand; then a cube is held above the others
AIR: Final = 0.0005  # between cubes in the hand, in metres
STILL: Final[Vector] = (0.0, 0.0, 0.0)


class Drop(NamedTuple):
    """Cubes dropped together over an aim point. `first`: the initial drop, which spreads more."""

    cubes: tuple[int, ...]
    x: int
    y: int
    height: int
    first: bool = False


class Flick(NamedTuple):
    """A flick of one cube: the direction in tenths of a degree, the strength in hundredths (DRP-R-35). An
    aimed shot has no noise.
    """

    cube: int
    direction: int
    strength: int
    noise: bool = True


class Pull(NamedTuple):
    """Cubes pulled towards a point, all at once, with a speed in mm/s. One that lies there stays."""

    cubes: tuple[int, ...]
    x: int
    y: int
    speed: int


Handling = Drop | Flick | Pull


class Start(NamedTuple):
    """A body as something sets it moving: metres, m/s and rad/s, the last about its own axes."""

    place: Pose
    speed: Vector
    spin: Vector = STILL


class Held(NamedTuple):
    """A body in the hand, with half of its extents."""

    at: Vector
    axes: Matrix
    half: Vector


class Hand:
    """A source of the numbers that a hand does not control."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance({STREAM: seed & MASK}, {})

    def share(self) -> float:
        """Uniform from 0 up to 1."""
        return (self.chance.bits(STREAM) >> 11) * 2.0**-53

    def either(self, most: float) -> float:
        """Uniform from -most to most."""
        return (2 * self.share() - 1) * most

    def around(self) -> tuple[float, float]:
        """Cosine and sine of any direction."""
        angle = tau * self.share()
        return cos(angle), sin(angle)

    def normal_pair(self, deviation: float) -> tuple[float, float]:
        """Two numbers from a normal law."""
        far = deviation * sqrt(-2 * log(1 - self.share()))
        x, y = self.around()
        return far * x, far * y

    def orientation(self) -> Quaternion:
        """Any orientation, all alike."""
        split = self.share()
        (a, b), (c, d) = self.around(), self.around()
        low, high = sqrt(1 - split), sqrt(split)
        return low * a, low * b, high * c, high * d

    def spin(self, most: float) -> Vector:
        """A turning about any axis, with any speed up to `most`."""
        speed = most * self.share()
        up = self.either(1)
        x, y = self.around()
        out = sqrt(1 - up * up)
        return speed * out * x, speed * out * y, speed * up


def release(
    hand: Hand,
    measures: Measures,
    bodies: Sequence[Body],
    aims: Mapping[int, tuple[Point, int]],
    first: bool = False,
) -> dict[int, Start]:
    """Let bodies go together, each over its own aim point and from its own height (DRP-R-02, DRP-R-79). They
    do not overlap in the hand. Pawn and meeples stay upright.
    """
    drop = measures.drop
    radius = (drop.first_offset if first else drop.offset) / METRE
    spread = (drop.first_spread if first else drop.spread) / 1000
    held: list[Held] = []
    starts = {}
    for number in sorted(aims, key=lambda number: -bodies[number].side):  # the largest find room first
        (x, y), height = aims[number]
        body = bodies[number]
        upright = body.turn == ROUND
        half = body.side / 2 / METRE + AIR / 2
        extents = (half, half, measures.pawn.height / 2 / METRE + AIR / 2 if upright else half)
        for attempt in count():
            out = radius * sqrt(hand.share())
            a, b = hand.around()
            rise = drop.rise / METRE * hand.share() + 2 * half * max(0, attempt - TRIES)
            turned = UPRIGHT[0] if upright else hand.orientation()
            at = (x / METRE + out * a, y / METRE + out * b, height / METRE + rise)
            one = Held(at, matrix(turned), extents)
            if not any(are_crossed(one, other) for other in held):
                held.append(one)
                speed = (*hand.normal_pair(spread), 0.0)
                spin = STILL if upright else hand.spin(drop.spin)
                starts[number] = Start(Pose(at, turned), speed, spin)
                break
    return starts


def are_crossed(p: Held, q: Held) -> bool:
    """Whether two boxes in the hand overlap: no axis of either and no product of two axes separates them."""
    apart = [b - a for a, b in zip(p.at, q.at, strict=True)]
    reach = sqrt(sum(h * h for h in p.half)) + sqrt(sum(h * h for h in q.half))
    if sum(d * d for d in apart) > reach * reach:
        return False
    ps, qs = list(zip(*p.axes, strict=True)), list(zip(*q.axes, strict=True))
    ways = [*ps, *qs, *(product(a, b) for a in ps for b in qs)]
    for way in ways:
        far = abs(inner(way, apart))
        wide = sum(h * abs(inner(way, axis)) for h, axis in zip(p.half, ps, strict=True))
        wide += sum(h * abs(inner(way, axis)) for h, axis in zip(q.half, qs, strict=True))
        if far > wide:
            return False
    return True


def inner(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def product(a: Sequence[float], b: Sequence[float]) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def flick(hand: Hand, measures: Measures, bodies: Sequence[Body], cause: Flick) -> dict[int, Start]:
    """Give one cube a push at its centre (DRP-R-35)."""
    flicks = measures.flick
    speed = (flicks.slowest + (flicks.fastest - flicks.slowest) * cause.strength / 100) / 1000
    angle = radians(cause.direction / 10)
    if cause.noise:
        angle += hand.either(radians(flicks.turn / 10))
        speed *= 1 + hand.either(flicks.error / 100)
    place = at_rest(bodies[cause.cube], measures.pawn.height)
    return {cause.cube: Start(place, (speed * cos(angle), speed * sin(angle), 0.0))}


def pull(measures: Measures, bodies: Sequence[Body], cause: Pull) -> dict[int, Start]:
    """Give cubes the same speed towards one point."""
    starts = {}
    for cube in cause.cubes:
        x, y = cause.x - bodies[cube].x, cause.y - bodies[cube].y
        far = sqrt(x * x + y * y)
        if far:
            speed = cause.speed / 1000 / far
            place = at_rest(bodies[cube], measures.pawn.height)
            starts[cube] = Start(place, (speed * x, speed * y, 0.0))
    return starts
