"""Where things came to rest, as a text for the record (DRP-R-09): the poses are the result of a chance event,
kept with the move and never computed again.

An outcome lists the pieces that lie elsewhere than before. Behind their number come x and y in three bytes
each, the angle and the face in two: the angle is below 3600, so face * 4096 + angle fits. The Pawn and the
meeples have numbers behind those of the cubes, and 4095 for an angle. A meeple that left the table has the
face 7.
"""

import base64
import binascii
from collections.abc import Iterable
from struct import iter_unpack

from undercroft.engine.choice import Malformed
from undercroft.games.dungeon_drop.board import ROUND
from undercroft.games.dungeon_drop.physics.bodies import Body

SIZE = 9
NO_ANGLE = 4095
GONE = 7


def write(moved: Iterable[tuple[int, Body | None]]) -> str:
    """
    >>> write([(3, Body(1200, -5, 450, 800, 2))])
    'AwAEsP__-yHC'
    """
    data = bytearray()
    for number, body in moved:
        x, y, turn, face = (body.x, body.y, body.turn, body.face) if body else (0, 0, ROUND, GONE)
        angle = NO_ANGLE if turn == ROUND else turn
        data += bytes((number,)) + x.to_bytes(3, "big", signed=True) + y.to_bytes(3, "big", signed=True)
        data += (face * 4096 + angle).to_bytes(2, "big")
    return base64.urlsafe_b64encode(bytes(data)).decode("ascii").rstrip("=")


def read(text: str, sides: dict[int, int]) -> list[tuple[int, Body | None]]:
    """What `write` wrote, to the letter; `sides` are those of the pieces that can lie on the table. Raises
    Malformed.

    >>> read("AwAEsP__-yHC", {3: 800})
    [(3, Body(x=1200, y=-5, turn=450, side=800, face=2))]
    """
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Malformed(f"{text[:40]!r} does not tell where anything lies") from None
    if len(data) % SIZE:
        raise Malformed(f"{text[:40]!r} does not tell where anything lies")
    found: list[tuple[int, Body | None]] = []
    last, is_ordered = -1, base64.urlsafe_b64encode(data).decode("ascii").rstrip("=") == text
    for number, high_x, low_x, high_y, low_y, pose in iter_unpack(">BbHbHH", data):
        face, angle = divmod(pose, 4096)
        if number not in sides or face > GONE or (angle >= 3600 and angle != NO_ANGLE):
            raise Malformed(f"{text[:40]!r} does not tell where anything lies")
        x, y = high_x << 16 | low_x, high_y << 16 | low_y
        is_ordered &= number > last
        last = number
        if face == GONE:
            is_ordered &= (x, y, angle) == (0, 0, NO_ANGLE)  # as `write` has it
            found.append((number, None))
        else:
            found.append((number, Body(x, y, ROUND if angle == NO_ANGLE else angle, sides[number], face)))
    if not is_ordered:
        raise Malformed(f"{text[:40]!r} does not tell of each piece once, in the order of pieces")
    return found
