"""The recording of a fall, small enough to be sent to everybody who watches.

A recording is one or more clips, one after the other: a cube that left the table and is dropped again begins
a new clip. A clip is a number of frames, 30 a second, and a track for every body that moves in it. What has
no track lies still: where the clip before left it, else where it lay before. The last frame of a body in the
last clip that moves it is where it lies afterwards. A recording is for looks. It is no part of the state,
and nothing is ever computed from it.

The bytes are a zlib stream (RFC 1950, what browsers call "deflate") of these numbers. A natural number n is
written in groups of 7 bits, the lowest first, one to a byte; in all bytes but the last of a number the bit
128 is set. An integer i is written as the natural number 2 i if it is not negative, else -2 i - 1.

    natural   the version of this format: 1
    natural   the number of clips
    for each clip:
        natural   the number of frames, at least 1
        natural   the number of tracks
        for each track:
            natural   the number of the body, as the game counts its pieces
            natural   twice its side in hundredths of a millimetre, plus 1 for an upright cylinder, whose
                      diameter that is
        for each of the seven channels x, y, z, qw, qx, qy, qz:
            for each track:
                integer   the value in the first frame
                integer   the value in the second frame minus that in the first
                integer   from the third on, for each frame: its value minus twice the one before plus the one
                          before that

(x, y, z) is the centre of the body, in units of 0.05 mm, with the origin on the table in its middle, x to
the right, y away from the player and z up. (qw, qx, qy, qz) is its orientation in units of 1/1000: divide
all four by their length. It turns the axes of the body into those of the table. Signs are kept from frame to
frame, so both can be interpolated. bodies.py says which face of a cube is which.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.board import ROUND
from undercroft.games.dungeon_drop.physics.bodies import Body, Pose

VERSION: Final = 1
FRAMES: Final = 30  # in a second
GRAIN: Final = 0.00005  # of a position, in metres
TURNS: Final = 1000  # parts of a quaternion
CHANNELS: Final = 7
SLIDE: Final = 6  # frames for what is moved by hand after a fall

Frame = tuple[int, int, int, int, int, int, int]


class Track(NamedTuple):
    """How one body moves."""

    body: int
    side: int
    cylinder: bool
    frames: list[Frame]


class Clip(NamedTuple):
    """Bodies in motion at the same time."""

    length: int  # in frames
    tracks: list[Track]


def clip(bodies: Mapping[int, Body], film: Sequence[Mapping[int, Pose]]) -> Clip:
    """The clip of a fall; `film` has the places of all bodies, frame by frame."""
    tracks = []
    for number, body in bodies.items():
        frames: list[Frame] = []
        for places in film:
            frames.append(grains(places[number], frames[-1] if frames else None))
        if any(is_other(frames[0], frame) for frame in frames):
            tracks.append(Track(number, body.side, body.turn == ROUND, frames))
    return Clip(len(film), tracks)


def slide(before: Mapping[int, Pose], after: Mapping[int, Pose]) -> list[dict[int, Pose]]:
    """The film of what is set right by hand: straight from where it is to where it belongs."""
    return [
        {number: between(place, after[number], step / SLIDE) for number, place in before.items()}
        for step in range(SLIDE + 1)
    ]


def between(a: Pose, b: Pose, part: float) -> Pose:
    sign = 1 if sum(p * q for p, q in zip(a.quaternion, b.quaternion, strict=True)) >= 0 else -1
    x, y, z = (p + part * (q - p) for p, q in zip(a.at, b.at, strict=True))
    turned = [p + part * (sign * q - p) for p, q in zip(a.quaternion, b.quaternion, strict=True)]
    size = sum(p * p for p in turned) ** 0.5
    qw, qx, qy, qz = (p / size for p in turned)
    return Pose((x, y, z), (qw, qx, qy, qz))


def grains(place: Pose, before: Frame | None) -> Frame:
    """A place as whole numbers, with the sign of the quaternion that is nearer to the frame before."""
    x, y, z = (round(part / GRAIN) for part in place.at)
    turned = [round(part * TURNS) for part in place.quaternion]
    if before and sum(p * q for p, q in zip(turned, before[3:], strict=True)) < 0:
        turned = [-part for part in turned]
    qw, qx, qy, qz = turned
    return x, y, z, qw, qx, qy, qz


def is_other(a: Frame, b: Frame) -> bool:
    """Whether anybody would see the difference: more than one grain of a position, or a fifth of a degree."""
    return any(abs(p - q) > 1 for p, q in zip(a, b, strict=True))


def encode(clips: Sequence[Clip]) -> bytes:
    """The bytes of a recording."""
    return zlib.compress(b"".join(natural(number) for number in numbers(clips)), 9)


def numbers(clips: Sequence[Clip]) -> Iterator[int]:
    """All numbers of a recording, as natural numbers."""
    yield from (VERSION, len(clips))
    for length, tracks in clips:
        yield from (length, len(tracks))
        for track in tracks:
            yield from (track.body, 2 * track.side + track.cylinder)
        for channel in range(CHANNELS):
            for track in tracks:
                yield from map(folded, differences([frame[channel] for frame in track.frames]))


def differences(values: Sequence[int]) -> list[int]:
    """The first value, the first difference, then second differences: a free fall has the same ones
    throughout.

    >>> differences([7, 9, 12, 16])
    [7, 2, 1, 1]
    """
    steps = [b - a for a, b in pairwise(values)]
    return [*values[:1], *steps[:1], *(b - a for a, b in pairwise(steps))]


def summed(parts: Iterable[int]) -> list[int]:
    """The values again.

    >>> summed([7, 2, 1, 1])
    [7, 9, 12, 16]
    """
    values: list[int] = []
    step = 0
    for part in parts:
        if not values:
            values.append(part)
        else:
            step += part
            values.append(values[-1] + step)
    return values


def folded(value: int) -> int:
    """An integer as a natural number.

    >>> [folded(value) for value in (0, -1, 1, -2)]
    [0, 1, 2, 3]
    """
    return 2 * value if value >= 0 else -2 * value - 1


def unfolded(number: int) -> int:
    return -(number + 1) // 2 if number % 2 else number // 2


def natural(number: int) -> bytes:
    """
    >>> natural(5).hex(), natural(300).hex()
    ('05', 'ac02')
    """
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def naturals(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0


def decode(data: bytes) -> list[Clip]:
    """The clips of a recording."""
    read = naturals(zlib.decompress(data))
    if (version := next(read)) != VERSION:
        raise ValueError(f"expected a recording of version {VERSION}, found {version}")
    clips = []
    for _ in range(next(read)):
        length = next(read)
        heads = [(next(read), next(read)) for _ in range(next(read))]
        channels = [
            [summed(unfolded(next(read)) for _ in range(length)) for _ in heads] for _ in range(CHANNELS)
        ]
        tracks = []
        for number, (body, side) in enumerate(heads):
            x, y, z, qw, qx, qy, qz = (channel[number] for channel in channels)
            frames = list(zip(x, y, z, qw, qx, qy, qz, strict=True))
            tracks.append(Track(body, side // 2, bool(side % 2), frames))
        clips.append(Clip(length, tracks))
    return clips
