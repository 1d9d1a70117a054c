"""Pieces as bodies: whole-number poses, and orientations as quaternions.

A quaternion is (w, x, y, z). The faces of a cube are numbered so that opposite ones make 5:

    face   0    1    2    3    4    5
    axis  +z   +x   +y   -y   -x   -z

A cube that lies flat with a face up is turned by UPRIGHT[face] first, which brings that face up, and then by
its angle about the vertical, counter-clockwise as seen from above. Faces and whole turns are for looks only:
tests take the angle modulo a right angle, and a footprint does not know its face (DRP-R-32).
"""

from math import acos, atan2, cos, degrees, pi, sin, sqrt
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.board import FULL, ROUND, Footprint
from undercroft.games.dungeon_drop.ranges import Angle, Breadth, Coordinate, Face

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Matrix = tuple[Vector, Vector, Vector]

H: Final = sqrt(0.5)
UPRIGHT: Final[tuple[Quaternion, ...]] = (
    (1.0, 0.0, 0.0, 0.0),
    (H, 0.0, -H, 0.0),
    (H, H, 0.0, 0.0),
    (H, -H, 0.0, 0.0),
    (H, 0.0, H, 0.0),
    (0.0, 1.0, 0.0, 0.0),
)
METRE: Final = 100_000  # in hundredths of a millimetre


class Body(NamedTuple):
    """A piece on the table, or in the hand: its footprint, and which face is up. With the angle ROUND it is
    an upright cylinder, Pawn or meeple, and `side` its diameter (DRP-R-62, DRP-R-70).
    """

    x: Coordinate
    y: Coordinate
    turn: Angle
    side: Breadth
    face: Face = 0

    @property
    def footprint(self) -> Footprint:
        return Footprint(self.x, self.y, self.turn, self.side)

    def moved_to(self, footprint: Footprint) -> "Body":
        return Body(footprint.x, footprint.y, self.turn, self.side, self.face)


class Pose(NamedTuple):
    """Where a body is at one moment of a fall, in metres."""

    at: Vector
    quaternion: Quaternion


def times(p: Quaternion, q: Quaternion) -> Quaternion:
    """First q, then p."""
    a, b, c, d = p
    e, f, g, h = q
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def matrix(q: Quaternion) -> Matrix:
    """The rotation as a matrix; its columns are the axes of the body."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def flat(turn: int, face: int) -> Quaternion:
    """The orientation of a cube that lies flat.

    >>> [round(part, 3) for part in flat(900, 0)]
    [0.707, 0.0, 0.0, 0.707]
    """
    if turn == ROUND:
        return UPRIGHT[0]
    half = turn * pi / FULL
    return times((cos(half), 0.0, 0.0, sin(half)), UPRIGHT[face])


def lying(q: Quaternion) -> tuple[int, int, float]:
    """The angle and the face of a cube, and by how many degrees that face is not level.

    >>> lying(flat(1234, 3))[:2]
    (1234, 3)
    """
    x, y, z = matrix(q)[2]
    heights = (z, x, y, -y, -x, -z)
    face = max(range(6), key=heights.__getitem__)
    w, *back = UPRIGHT[face]
    turned = times(q, (w, -back[0], -back[1], -back[2]))
    turn = round(degrees(2 * atan2(turned[3], turned[0])) * 10) % FULL
    return turn, face, degrees(acos(min(1.0, heights[face])))


def at_rest(body: Body, height: int) -> Pose:
    """Where a body is that lies flat; cylinders are as high as `height`."""
    up = height if body.turn == ROUND else body.side
    return Pose((body.x / METRE, body.y / METRE, up / 2 / METRE), flat(body.turn, body.face))


def rounded_body(body: Body, place: Pose) -> Body:
    """A body that has come to rest, with its pose rounded (DRP-R-09)."""
    x, y = round(place.at[0] * METRE), round(place.at[1] * METRE)
    if body.turn == ROUND:
        return Body(x, y, ROUND, body.side, 0)
    turn, face, _ = lying(place.quaternion)
    return Body(x, y, turn, body.side, face)
