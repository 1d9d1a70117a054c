"""The physics: what a hand does, what cubes do, where they end, and what the recording says of it.

Seeds are fixed, but another processor may see other falls. So whatever is counted has a wide margin: at least
four standard errors.
"""

import hashlib
import math
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.games.dungeon_drop.board import (
    ROUND,
    corners,
    is_free,
    is_off,
    is_on_token,
    meet,
    overlap,
    separate,
)
from undercroft.games.dungeon_drop.cards.content import Measures, read_all
from undercroft.games.dungeon_drop.physics import (
    Body,
    Clip,
    Drop,
    FallOutcome,
    FallScene,
    Flick,
    NoPhysics,
    Pull,
    Track,
    decode,
    recording,
    settle,
    settling,
    world,
)
from undercroft.games.dungeon_drop.physics import bodies as poses
from undercroft.games.dungeon_drop.physics import hand as hands
from undercroft.games.dungeon_drop.physics.bodies import METRE, Pose
from undercroft.games.dungeon_drop.physics.hand import Hand, Handling, Start

MEASURES = read_all().table
SMALL, LARGE, HUGE = MEASURES.sides.by_size
DISC = 2 * MEASURES.pawn.radius
DEPTH = MEASURES.room.overlap
STEADY = settings(derandomize=True, deadline=None, database=None, print_blob=False)

needs_mujoco = pytest.mark.skipif(
    find_spec("mujoco") is None, reason="MuJoCo is not installed; it comes with undercroft[drop]"
)


def changed(**parts: dict[str, Any]) -> Measures:
    """The measures with other numbers."""
    new = {name: msgspec.structs.replace(getattr(MEASURES, name), **more) for name, more in parts.items()}
    return msgspec.structs.replace(MEASURES, **new)


def at(x: float, y: float, side: int = SMALL, turn: int = 0) -> Body:
    """A cube that lies there, in millimetres."""
    return Body(round(100 * x), round(100 * y), turn, side)


def figure(x: float = 0, y: float = 0) -> Body:
    """Pawn or meeple."""
    return Body(round(100 * x), round(100 * y), ROUND, DISC)


def in_hand(count: int, side: int = LARGE) -> tuple[Body, ...]:
    return (Body(0, 0, 0, side),) * count


def drop(bodies: Sequence[Body], count: int, x: float = 0, y: float = 0, height: float = 225) -> Drop:
    """The last bodies are dropped."""
    numbers = tuple(range(len(bodies) - count, len(bodies)))
    return Drop(numbers, round(100 * x), round(100 * y), round(100 * height))


# -- poses -------------------------------------------------------------------------------------------------


@given(st.integers(0, 3599), st.integers(0, 5))
@STEADY
def test_a_flat_cube_is_read_as_it_was_laid(turn: int, face: int) -> None:
    q = poses.flat(turn, face)
    assert (turn, face) == poses.lying(q)[:2]
    assert poses.lying(q)[2] < 1e-5
    assert (turn, face) == poses.lying((-q[0], -q[1], -q[2], -q[3]))[:2]


@pytest.mark.parametrize(
    ("face", "axis"),
    [(0, (0, 0, 1)), (1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, -1, 0)), (4, (-1, 0, 0)), (5, (0, 0, -1))],
)
def test_which_face_is_up(face: int, axis: tuple[int, int, int]) -> None:
    """The axis of the body that belongs to the face points up, whatever the angle."""
    for turn in (0, 1, 450, 1234, 3599):
        rows = poses.matrix(poses.flat(turn, face))
        up = [sum(a * b for a, b in zip(row, axis, strict=True)) for row in rows]
        assert [0, 0, 1] == pytest.approx(up, abs=1e-9)


@pytest.mark.parametrize("tilt", [1.0, 4.9, 5.1, 20.0, 44.0])
def test_tilt(tilt: float) -> None:
    half = math.radians(tilt) / 2
    q = poses.times((math.cos(half), math.sin(half), 0.0, 0.0), poses.flat(100, 2))
    assert tilt == pytest.approx(poses.lying(q)[2])
    assert 2 == poses.lying(q)[1]


def test_the_angle_is_that_of_the_footprint() -> None:
    """A corner of the cube, turned as the body is, lies over a corner of the footprint."""
    body = at(30, -20, LARGE, 271)
    q = poses.flat(body.turn, 0)
    rows = poses.matrix(q)
    x, y, _ = (sum(part * LARGE / 2 for part in row[:2]) + row[2] * 0 for row in rows)
    assert (round(body.x + x), round(body.y + y)) in corners(body.footprint)


# -- the hand ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_cubes_do_not_overlap_in_the_hand(seed: int) -> None:
    """DRP-R-02: 49 cubes and the Pawn in a disc of radius 30 and a height of 40."""
    bodies = [*in_hand(48, SMALL), Body(0, 0, 0, HUGE), figure()]
    aims = dict.fromkeys(range(50), ((500, -700), 20000))
    starts = hands.release(Hand(seed), MEASURES, bodies, aims, first=True)
    held = []
    for n, start in starts.items():
        x, y, z = (part * METRE for part in start.place.at)
        assert math.hypot(x - 500, y + 700) <= 3000 + 1e-6
        assert 20000 <= z <= 24000
        half = bodies[n].side / 2 / METRE
        up = MEASURES.pawn.height / 2 / METRE if n == 49 else half
        held.append(hands.Held(start.place.at, poses.matrix(start.place.quaternion), (half, half, up)))
    assert not any(hands.are_crossed(a, b) for a, b in combinations(held, 2))


def test_the_hand_makes_room() -> None:
    """More than fits is held higher, and still does not overlap."""
    bodies = in_hand(30)
    starts = hands.release(Hand(1), MEASURES, bodies, dict.fromkeys(range(30), ((0, 0), 15000)))
    half = LARGE / 2 / METRE
    held = [
        hands.Held(start.place.at, poses.matrix(start.place.quaternion), (half, half, half))
        for start in starts.values()
    ]
    assert not any(hands.are_crossed(a, b) for a, b in combinations(held, 2))
    assert max(start.place.at[2] for start in starts.values()) > 0.19


def test_boxes_that_cross() -> None:
    """Two turned by 45 degrees: their corners pass each other, their bounding spheres do not."""
    h = math.sqrt(0.5)
    straight = poses.matrix((1.0, 0.0, 0.0, 0.0))
    turned = poses.matrix((math.cos(math.pi / 8), 0.0, 0.0, math.sin(math.pi / 8)))
    one = hands.Held((0.0, 0.0, 0.0), straight, (0.5, 0.5, 0.5))
    for far, crossed in ((0.5 + h - 0.01, True), (0.5 + h + 0.01, False)):
        assert crossed == hands.are_crossed(one, hands.Held((far, 0.0, 0.0), turned, (0.5, 0.5, 0.5)))


@cache
def released(first: bool) -> list[Start]:
    """Many bodies, let go one by one."""
    hand = Hand(7)
    found = []
    for _ in range(4000):
        found += hands.release(hand, MEASURES, in_hand(1), {0: ((0, 0), 15000)}, first).values()
    return found


@pytest.mark.parametrize(("first", "deviation"), [(False, 0.20), (True, 0.45)])
def test_the_speed_of_a_release(first: bool, deviation: float) -> None:
    """DRP-R-02: a normal law in both directions, and none upwards. The standard error is a ninetieth."""
    for axis in (0, 1):
        speeds = [start.speed[axis] for start in released(first)]
        assert abs(sum(speeds) / len(speeds)) < 5 * deviation / math.sqrt(len(speeds))
        assert deviation == pytest.approx(math.sqrt(sum(v * v for v in speeds) / len(speeds)), rel=0.06)
        near = sum(abs(v) < deviation for v in speeds) / len(speeds)
        assert 0.683 == pytest.approx(near, abs=0.04)
    assert {0.0} == {start.speed[2] for start in released(first)}


@pytest.mark.parametrize(("first", "radius"), [(False, 0.012), (True, 0.030)])
def test_the_place_of_a_release(first: bool, radius: float) -> None:
    """DRP-R-02: uniform in a disc: half of it within 0.707 of the radius."""
    far = [math.hypot(*start.place.at[:2]) for start in released(first)]
    assert max(far) <= radius
    assert 0.5 == pytest.approx(sum(f < radius * math.sqrt(0.5) for f in far) / len(far), abs=0.04)
    rises = [start.place.at[2] for start in released(first)]
    assert 0.15 <= min(rises) < 0.151
    assert 0.189 < max(rises) <= 0.19


def test_any_orientation_is_as_likely() -> None:
    """DRP-R-02: each axis of a cube points anywhere; its height is 0 in the mean, and its square a third."""
    for axis in range(3):
        ups = [poses.matrix(start.place.quaternion)[2][axis] for start in released(False)]
        assert abs(sum(ups) / len(ups)) < 0.05
        assert 1 / 3 == pytest.approx(sum(up * up for up in ups) / len(ups), abs=0.025)


def test_the_spin_of_a_release() -> None:
    spins = [math.hypot(*start.spin) for start in released(False)]
    assert max(spins) <= 10
    assert 5 == pytest.approx(sum(spins) / len(spins), abs=0.3)


def test_the_noise_of_a_flick() -> None:
    """DRP-R-35: 0.575 m/s at half strength, up to 2 degrees and 5 % off either way."""
    hand = Hand(3)
    cause = Flick(0, 900, 50)
    speeds = [hands.flick(hand, MEASURES, [at(0, 0)], cause)[0].speed for _ in range(2000)]
    turns = [math.degrees(math.atan2(y, x)) - 90 for x, y, _ in speeds]
    sizes = [math.hypot(x, y) / 0.575 for x, y, _ in speeds]
    assert -2 <= min(turns) < -1.9
    assert 1.9 < max(turns) <= 2
    assert 0.95 <= min(sizes) < 0.955
    assert 1.045 < max(sizes) <= 1.05


@pytest.mark.parametrize(("strength", "speed"), [(0, 0.15), (50, 0.575), (100, 1.0)])
def test_an_aimed_shot_has_no_noise(strength: int, speed: float) -> None:
    start = hands.flick(Hand(3), MEASURES, [at(0, 0)], Flick(0, 1800, strength, noise=False))[0]
    assert (-speed, 0, 0) == pytest.approx(start.speed)


def test_a_pull() -> None:
    """Every cube towards the point with the same speed; the one that lies there stays (DRP-R-85)."""
    bodies = [at(30, 40), at(0, 0), at(-5, 0)]
    starts = hands.pull(MEASURES, bodies, Pull((0, 1, 2), 0, 0, 600))
    assert [0, 2] == list(starts)
    assert (-0.36, -0.48, 0) == pytest.approx(starts[0].speed)
    assert (0.6, 0, 0) == pytest.approx(starts[2].speed)


def test_the_same_seed_is_the_same_hand() -> None:
    one, same, other = (
        hands.release(Hand(seed), MEASURES, in_hand(4), dict.fromkeys(range(4), ((0, 0), 15000)))
        for seed in (5, 5, 6)
    )
    assert one == same
    assert one != other


# -- the recording -----------------------------------------------------------------------------------------

values = st.integers(-9000, 9000)
frames = st.tuples(values, values, values, values, values, values, values)


@st.composite
def clips(draw: st.DrawFn) -> Clip:
    length = draw(st.integers(1, 5))
    tracks = [
        Track(
            draw(st.integers(0, 300)),
            draw(st.sampled_from((SMALL, LARGE, HUGE))),
            draw(st.booleans()),
            draw(st.lists(frames, min_size=length, max_size=length)),
        )
        for _ in range(draw(st.integers(0, 3)))
    ]
    return Clip(length, tracks)


@given(st.lists(clips(), max_size=3))
@STEADY
def test_a_recording_is_read_as_it_was_written(some: list[Clip]) -> None:
    assert some == decode(recording.encode(some))


def test_the_bytes_of_a_recording() -> None:
    """The format, number by number: as its description says, and as the page reads it."""
    frames_of = [(0, 1, 80, 1000, 0, 0, 0), (5, 1, 78, 1000, 0, 0, 0), (9, 1, 70, 999, 0, -30, 0)]
    data = zlib.decompress(recording.encode([Clip(3, [Track(300, 800, True, frames_of)])]))
    assert (
        bytes.fromhex(
            "01 01"  # version, clips
            "03 01"  # frames, tracks
            "ac02 c10c"  # body 300, side 800 and a cylinder
            "00 0a 01"  # x: 0, +5, -1
            "02 00 00"  # y: 1
            "a001 03 0b"  # z: 80, -2, -6
            "d00f 00 01"  # qw: 1000, 0, -1
            "00 00 00"
            "00 00 3b"  # qy: 0, 0, -30
            "00 00 00"
        )
        == data
    )


def test_a_recording_of_another_version() -> None:
    with pytest.raises(ValueError, match="expected a recording of version 1, found 2"):
        decode(zlib.compress(b"\x02\x00"))


def test_signs_are_kept_from_frame_to_frame() -> None:
    """q and -q are the same orientation; a jump between them would tumble in between."""
    film = [{0: Pose((0.0, 0.0, 0.004 * n), (s, 0.0, 0.0, 0.0))} for n, s in enumerate((1.0, -1.0, 1.0))]
    (track,) = recording.clip({0: at(0, 0)}, film).tracks
    assert [1000, 1000, 1000] == [frame[3] for frame in track.frames]


def test_what_lies_still_has_no_track() -> None:
    still = Pose((0.1, 0.1, 0.004), (1.0, 0.0, 0.0, 0.0))
    film = [{0: still, 1: Pose((0.001 * n, 0.0, 0.004), (1.0, 0.0, 0.0, 0.0))} for n in range(3)]
    assert [1] == [track.body for track in recording.clip({0: at(0, 0), 1: at(0, 0)}, film).tracks]


# -- without MuJoCo ----------------------------------------------------------------------------------------


def test_importing_the_physics_loads_no_simulation() -> None:
    """Nor does making a scene: it takes a quarter of a second, and is not installed everywhere."""
    program = (
        "import sys\n"
        "from undercroft.games.dungeon_drop import board, physics\n"
        "physics.FallScene((physics.Body(0, 0, 0, 800),))\n"
        "assert not {'mujoco', 'numpy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_without_mujoco_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    world.mujoco.cache_clear()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    try:
        with pytest.raises(NoPhysics, match=r"undercroft\[drop\]"):
            settle(MEASURES, FallScene((at(0, 0),)), Flick(0, 0, 50), 0)
    finally:
        world.mujoco.cache_clear()


def test_an_event_without_movement_needs_no_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    world.mujoco.cache_clear()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    scene = FallScene((at(10, 20),))
    outcome = settle(MEASURES, scene, Pull((0,), 1000, 2000, 600), 0)
    assert (scene.bodies, []) == (outcome.bodies, decode(outcome.recording))
    world.mujoco.cache_clear()


# -- many events, looked at from all sides -----------------------------------------------------------------


@dataclass
class Case:
    """An event, what came of it, and what the simulation said on the way."""

    scene: FallScene
    cause: Handling
    outcome: FallOutcome
    falls: list[world.Fall]


def observed(measures: Measures, scene: FallScene, cause: Handling, seed: int) -> Case:
    """Settle, and keep what the simulation said."""
    falls: list[world.Fall] = []

    def spy(*given: Any) -> world.Fall:
        falls.append(world.fall(*given))
        return falls[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settling, "fall", spy)
        return Case(scene, cause, settle(measures, scene, cause, seed), falls)


FLOORS = 6
PAWN = 49
TOKENS = ((0, 0), (6000, 1000), (1000, 7000))


@cache
def floors() -> list[Case]:
    """Initial drops of a solo floor, from all heights."""
    bodies = (*in_hand(48, SMALL), Body(0, 0, 0, HUGE), figure())
    scene = FallScene(bodies, pillars=frozenset(range(12)), staircase=45)
    return [
        observed(MEASURES, scene, Drop(tuple(range(50)), 0, 0, 15000 + 3000 * seed, first=True), seed)
        for seed in range(FLOORS)
    ]


@cache
def explorations() -> list[Case]:
    """On each floor three explorations above the room of three tokens, one after the other."""
    found = []
    for seed, floor in enumerate(floors()):
        bodies = floor.outcome.bodies[:PAWN]
        for turn in range(3):
            bodies = (*bodies, *in_hand(4))
            scene = FallScene(bodies, pillars=frozenset(range(12)), tokens=TOKENS, staircase=45)
            case = observed(MEASURES, scene, drop(bodies, 4, 20, 25), 100 * seed + turn)
            found.append(case)
            bodies = case.outcome.bodies
    return found


@cache
def flicks() -> list[Case]:
    """Flicks with all strengths and a pull, on tables that are full."""
    found = []
    for seed, case in enumerate(explorations()[2::3]):
        scene = FallScene(case.outcome.bodies, tokens=TOKENS, staircase=45)
        causes: list[Handling] = [
            Flick(12 + seed, 600 * seed, 20 * seed),
            Pull((20, 21, 22, 23, 50), 2000, 2000, 600),
        ]
        found += [observed(MEASURES, scene, cause, seed) for cause in causes]
    return found


def everything() -> list[Case]:
    return [*floors(), *explorations(), *flicks()]


@needs_mujoco
def test_everything_comes_to_rest_in_time() -> None:
    """DRP-R-09. Far before the limit: nothing is ever forced."""
    lengths = [len(fall.film) - 1 for case in everything() for fall in case.falls]
    assert max(lengths) < 0.6 * MEASURES.fall.seconds * recording.FRAMES
    assert set() == {number for case in everything() for fall in case.falls for number in fall.leaning}


@needs_mujoco
def test_nothing_interpenetrates() -> None:
    for case in everything():
        prints = [body.footprint for n, body in enumerate(case.outcome.bodies) if n not in case.outcome.off]
        assert not any(overlap(a, b, DEPTH) for a, b in combinations(prints, 2))


@needs_mujoco
def test_nothing_is_off_the_table() -> None:
    for case in everything():
        assert () == case.outcome.off
        assert not any(is_off((body.x, body.y), MEASURES.surface) for body in case.outcome.bodies)


@needs_mujoco
def test_nothing_floats_and_nothing_stands_on_edge() -> None:
    """DRP-R-08. The simulation itself has laid all cubes flat; rounding and pushing moved none by a
    millimetre.
    """
    for case in everything():
        lying = {n: place for fall in case.falls for n, place in fall.film[-1].items() if n not in fall.off}
        settled = {n for fall in case.falls for n in fall.off}
        for n, (place, turned) in lying.items():
            body = case.outcome.bodies[n]
            height = MEASURES.pawn.height if body.turn == ROUND else body.side
            assert abs(place[2] * METRE - height / 2) < 100
            assert body.turn == ROUND or poses.lying(turned)[2] < 5
            if not (isinstance(case.cause, Drop) and case.cause.first) and n not in settled:
                assert math.hypot(place[0] * METRE - body.x, place[1] * METRE - body.y) < 100


@needs_mujoco
def test_poses_are_whole_numbers_in_range() -> None:
    for case in everything():
        for before, body in zip(case.scene.bodies, case.outcome.bodies, strict=True):
            assert all(type(part) is int for part in body)
            assert before.side == body.side
            if body.turn != ROUND:
                assert 0 <= body.turn < 3600
                assert 0 <= body.face < 6


@needs_mujoco
def test_clusters_are_separated() -> None:
    """DRP-R-07, DRP-SET-05: after the initial drop no cube touches more than two others."""
    gap = Fraction(MEASURES.cluster.gap)
    for case in floors():
        squares = [corners(body.footprint) for body in case.outcome.bodies if body.turn != ROUND]
        pairs = [(n, m) for n, m in combinations(range(len(squares)), 2) if meet(squares[n], squares[m], gap)]
        touching = Counter(n for pair in pairs for n in pair)
        assert max(touching.values(), default=0) <= MEASURES.cluster.neighbours


@needs_mujoco
def test_nothing_stays_on_a_token() -> None:
    """DRP-DROP-07, DRP-R-06: unless it lay there before."""
    for case in (*explorations(), *flicks()):
        for before, after in zip(case.scene.bodies, case.outcome.bodies, strict=True):
            for token in TOKENS:
                if is_on_token(after.footprint, token, MEASURES):
                    assert any(is_on_token(before.footprint, other, MEASURES) for other in TOKENS)


@needs_mujoco
def test_the_recording_ends_where_everything_lies() -> None:
    for case in everything():
        last: dict[int, Any] = {}
        for clip in decode(case.outcome.recording):
            last |= {track.body: track.frames[-1] for track in clip.tracks}
        for n, body in enumerate(case.outcome.bodies):
            if n in last:
                expected = recording.grains(poses.at_rest(body, MEASURES.pawn.height), last[n])
                assert expected == last[n]
            else:
                assert math.hypot(body.x - case.scene.bodies[n].x, body.y - case.scene.bodies[n].y) < 15


@needs_mujoco
def test_the_recording_begins_where_everything_lay() -> None:
    for case in (*explorations(), *flicks()):
        hand = case.cause.cubes if isinstance(case.cause, Drop) else ()
        first = decode(case.outcome.recording)[0]
        for track in first.tracks:
            if track.body not in hand:
                begin = poses.at_rest(case.scene.bodies[track.body], MEASURES.pawn.height)
                assert recording.grains(begin, None) == track.frames[0]


@needs_mujoco
def test_the_size_of_recordings() -> None:
    """A kilobyte for an exploration, ten for a whole floor."""
    assert sum(len(case.outcome.recording) for case in explorations()) / len(explorations()) < 2000
    assert max(len(case.outcome.recording) for case in floors()) < 20000


@needs_mujoco
def test_untouched_cubes_do_not_move_at_all() -> None:
    """No drift: what nothing has touched has exactly the pose it had, and that is most cubes."""
    still = moved = 0
    for case in (*explorations(), *flicks()):
        for n, (before, after) in enumerate(zip(case.scene.bodies, case.outcome.bodies, strict=True)):
            begin = poses.at_rest(before, MEASURES.pawn.height)
            places = [frame[n] for fall in case.falls for frame in fall.film if n in frame]
            if all(near(place, begin) for place in places):
                assert before == after
                still += 1
            else:
                moved += 1
    assert still > 3 * moved


def near(a: Pose, b: Pose) -> bool:
    """As near as numbers are exact."""
    return all(abs(p - q) < 1e-9 for p, q in zip((*a.at, *a.quaternion), (*b.at, *b.quaternion), strict=True))


@needs_mujoco
def test_cubes_that_are_only_shaken_do_not_creep() -> None:
    """A cube is let go a tenth of a millimetre above the table: it lands where it was, to the hundredth."""
    bodies = {0: at(12.34, 5.67, LARGE, 123)}
    begin = poses.at_rest(bodies[0], MEASURES.pawn.height)
    lifted = Pose((begin.at[0], begin.at[1], begin.at[2] + 0.0001), begin.quaternion)
    found = world.fall(MEASURES, bodies, {0: Start(lifted, (0.0, 0.0, 0.0))}, Hand(0))
    last = found.film[-1][0]
    assert bodies[0] == settling.rest(bodies[0], last, started=False)
    aside = Pose((begin.at[0] + 0.00003, begin.at[1], begin.at[2]), begin.quaternion)
    assert bodies[0]._replace(x=1237) == settling.rest(bodies[0], aside, started=False)
    assert bodies[0]._replace(x=1234) == settling.rest(bodies[0], begin, started=True)


@needs_mujoco
def test_the_pawn_never_tips() -> None:
    for case in floors():
        for fall in case.falls:
            if PAWN in fall.film[0]:
                assert all(places[PAWN].quaternion == (1, 0, 0, 0) for places in fall.film)
        assert case.outcome.bodies[PAWN].turn == ROUND


@needs_mujoco
def test_rest_is_rest() -> None:
    """With sleeping off and a second more, no cube moves by a tenth of a millimetre."""
    library = world.mujoco()
    for case in (*floors()[:3], *explorations()[:3]):
        bodies = dict(enumerate(case.outcome.bodies))
        table = world.World(MEASURES, bodies, {})
        table.model.opt.enableflags &= ~int(library.mjtEnableBit.mjENBL_SLEEP)
        for _ in range(recording.FRAMES):
            table.advance()
        assert set() == table.off
        for n, (there, _) in table.places().items():
            begin = table.begin[n].at
            assert all(abs(a - b) < 0.0001 for a, b in zip(there, begin, strict=True))


# -- what cubes do -----------------------------------------------------------------------------------------


@needs_mujoco
@pytest.mark.parametrize("side", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize(("strength", "slide"), [(0, 2.87), (50, 42.1), (100, 127.4)])
def test_ex_30_how_far_a_flicked_cube_slides(side: int, strength: int, slide: float) -> None:
    """v² / (2 · 0.4 · 9.81), whatever the size and however it lies (DRP-EX-30, DRP-R-10)."""
    for turn in (0, 300, 450):
        scene = FallScene((Body(-8000, 0, turn, side),))
        after = settle(MEASURES, scene, Flick(0, 0, strength, noise=False), 0).bodies[0]
        assert slide == pytest.approx((after.x + 8000) / 100, rel=0.03)
        assert abs(after.y) < 150


@needs_mujoco
@pytest.mark.parametrize("side", [SMALL, LARGE, HUGE])
def test_r_95_how_high_a_cube_bounces(side: int) -> None:
    """To about an eighth of the height it fell, over all heights; for one fall it depends on when a step
    meets the table (DRP-R-10, DRP-R-95).
    """
    library = world.mujoco()
    half = side / 2 / METRE
    shares = []
    for height in range(150, 301, 15):
        start = Start(Pose((0.0, 0.0, height / 1000 + half), (1.0, 0.0, 0.0, 0.0)), (0.0, 0.0, 0.0))
        table = world.World(MEASURES, {0: Body(0, 0, 0, side)}, {0: start})
        while table.data.qvel[2] <= 0:
            library.mj_step(table.model, table.data)
        top = 0.0
        while table.data.qvel[2] > 0:
            library.mj_step(table.model, table.data)
            top = table.data.qpos[2] - half
        shares.append(top / (height / 1000))
    assert 0.06 < min(shares)
    assert max(shares) < 0.18
    assert 0.1225 == pytest.approx(sum(shares) / len(shares), abs=0.03)


@needs_mujoco
@pytest.mark.parametrize("seed", range(3))
def test_energy_never_grows(seed: int) -> None:
    """Kinetic and potential, of twenty cubes falling together. A free fall in steps gains a thousandth."""
    library = world.mujoco()
    bodies = {n: Body(0, 0, 0, (SMALL, LARGE, HUGE)[n % 3]) for n in range(20)}
    aims = dict.fromkeys(bodies, ((0, 0), 30000))
    starts = hands.release(Hand(seed), MEASURES, list(bodies.values()), aims)
    table = world.World(MEASURES, bodies, starts)
    energies = []
    for _ in range(45 * 8):
        library.mj_step(table.model, table.data, nstep=world.STEPS)
        library.mj_energyPos(table.model, table.data)
        library.mj_energyVel(table.model, table.data)
        energies.append(sum(table.data.energy))
    lowest = math.inf
    for energy in energies:
        lowest = min(lowest, energy)
        assert energy - lowest < 0.005 * energies[0]
    assert energies[-1] < 0.05 * energies[0]


@cache
def scattered(height: int) -> list[Body]:
    """Two hundred and forty cubes, dropped by sixes over the centre."""
    found: list[Body] = []
    for seed in range(40):
        bodies = in_hand(6)
        found += settle(MEASURES, FallScene(bodies), drop(bodies, 6, height=height), seed).bodies
    return found


@needs_mujoco
def test_the_spread_grows_with_the_height() -> None:
    """DRP-R-01. The root of the mean square grows by about 40 % from the lowest to the highest drop, with a
    standard error of 5 %.
    """

    def spread(height: int) -> float:
        return math.sqrt(sum(b.x**2 + b.y**2 for b in scattered(height)) / len(scattered(height)))

    assert spread(300) > 1.15 * spread(150)
    assert spread(225) > spread(150)
    assert 6000 < spread(150) < 16000


@needs_mujoco
def test_there_is_no_drift() -> None:
    """Cubes end around the aim point, in all directions alike."""
    for height in (150, 225, 300):
        for values_of in ([b.x for b in scattered(height)], [b.y for b in scattered(height)]):
            middle = sum(values_of) / len(values_of)
            error = math.sqrt(sum(v * v for v in values_of)) / len(values_of)
            assert abs(middle) < 4.5 * error


@needs_mujoco
def test_dice_are_fair() -> None:
    """720 dice: chi-square with five degrees of freedom passes 31 once in a hundred thousand times."""
    faces = Counter(body.face for height in (150, 225, 300) for body in scattered(height))
    expected = sum(faces.values()) / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(6)) < 31


@needs_mujoco
def test_angles_are_fair() -> None:
    """No direction of a side is preferred: the mean of the angles' unit vectors is near 0."""
    turns = [body.turn for height in (150, 225, 300) for body in scattered(height)]
    for times in (1, 4):
        x = sum(math.cos(math.radians(times * turn / 10)) for turn in turns) / len(turns)
        y = sum(math.sin(math.radians(times * turn / 10)) for turn in turns) / len(turns)
        assert math.hypot(x, y) < 3.5 / math.sqrt(len(turns))


@needs_mujoco
def test_a_flick_goes_where_it_is_aimed() -> None:
    for degrees in range(0, 360, 45):
        after = settle(MEASURES, FallScene((at(0, 0),)), Flick(0, 10 * degrees, 50), degrees).bodies[0]
        off = (math.degrees(math.atan2(after.y, after.x)) - degrees + 180) % 360 - 180
        assert abs(off) < 3
        assert 3600 < math.hypot(after.x, after.y) < 4900


@needs_mujoco
def test_what_is_hit_moves() -> None:
    """A hard flick against a cube: both end farther on, in the order in which they lay."""
    scene = FallScene((at(0, 0), at(30, 0)))
    first, second = settle(MEASURES, scene, Flick(0, 0, 100, noise=False), 0).bodies
    assert first.x > 1500
    assert second.x > max(first.x, 3500)


@needs_mujoco
def test_falling_cubes_push_those_that_lie_there() -> None:
    """DRP-DROP-03."""
    lying = tuple(at(12 * x, 12 * y) for x in range(-2, 3) for y in range(-2, 3))
    bodies = (*lying, *in_hand(6))
    after = settle(MEASURES, FallScene(bodies), drop(bodies, 6, height=300), 1).bodies
    assert sum(a != b for a, b in zip(lying, after, strict=False)) >= 2


@needs_mujoco
def test_a_pull_brings_cubes_nearer() -> None:
    """Magnetise: 0.6 m/s is 46 mm of sliding."""
    bodies = (at(60, 0), at(0, -70), at(-55, 55), at(100, 100))
    after = settle(MEASURES, FallScene(bodies), Pull((0, 1, 2), 0, 0, 600), 0).bodies
    for n in range(3):
        far = math.hypot(bodies[n].x, bodies[n].y)
        assert 4590 == pytest.approx(far - math.hypot(after[n].x, after[n].y), rel=0.04)
    assert bodies[3] == after[3]


# -- what must not stay as it fell -------------------------------------------------------------------------


def start_at(x: float, y: float, z: float, tilt: float = 0.0, turn: float = 0.0) -> Start:
    """A body held there, in millimetres, tilted about the y axis and turned, in degrees."""
    a, b = math.radians(tilt) / 2, math.radians(turn) / 2
    q = poses.times((math.cos(b), 0.0, 0.0, math.sin(b)), (math.cos(a), 0.0, math.sin(a), 0.0))
    return Start(Pose((x / 1000, y / 1000, z / 1000), q), (0.0, 0.0, 0.0))


STANDING = {
    "on top of another": ([at(0, 0), at(0, 0)], {1: start_at(0, 0, 12.1)}),
    "on top, off the middle": ([at(0, 0, LARGE), at(0, 0)], {1: start_at(2, 1, 14.1, turn=30)}),
    "on its edge": ([at(0, 0, HUGE)], {0: start_at(0, 0, 8.49, tilt=45)}),
    "leaning": ([at(0, 0, HUGE), at(0, 0)], {1: start_at(10.2, 0, 6.0, tilt=30)}),
    "on two": ([at(-5, 0), at(5, 0), at(0, 0)], {2: start_at(0, 0, 12.1)}),
    "on a meeple": ([figure(), at(0, 0)], {1: start_at(0, 0, 12.1)}),
    "a Pawn on a cube": ([at(0, 0, HUGE), figure()], {1: start_at(0, 0, 16.2)}),
}


@needs_mujoco
@pytest.mark.parametrize("name", STANDING)
def test_r_08_what_does_not_lie_flat_is_kicked(name: str) -> None:
    bodies, starts = STANDING[name]
    numbered = dict(enumerate(bodies))
    found = world.fall(MEASURES, numbered, starts, Hand(1))
    assert set() == found.leaning
    assert set() == found.off
    for n, body in numbered.items():
        height = MEASURES.pawn.height if body.turn == ROUND else body.side
        assert height / 2 == pytest.approx(found.film[-1][n].at[2] * METRE, abs=5)


def test_r_08_a_kick_leads_away_from_the_support() -> None:
    """0.3 m/s, from the middle of the cubes below; what is above or far does not count."""
    bodies = {n: at(0, 0) for n in range(5)}
    level = (1.0, 0.0, 0.0, 0.0)
    spots = [
        (0.003, 0.001, 0.012),
        (0.0, -0.003, 0.004),
        (0.0, 0.005, 0.004),
        (0.004, 0.0, 0.020),
        (0.05, 0.0, 0.004),
    ]
    places = {n: Pose(spot, level) for n, spot in enumerate(spots)}
    assert (0.3, 0.0, 0.0) == pytest.approx(world.kick(MEASURES, bodies, places, 0, 0, Hand(0)))
    x, y, z = world.kick(MEASURES, bodies, places, 0, 3, Hand(0))
    assert (0.3, 0) == pytest.approx((math.hypot(x, y), z))
    assert 0 < abs(math.degrees(math.atan2(y, x))) <= 30


def test_r_08_a_kick_without_support_leads_anywhere() -> None:
    places = {0: Pose((0.0, 0.0, 0.0057), (1.0, 0.0, 0.0, 0.0))}
    hand = Hand(0)
    ways = [world.kick(MEASURES, {0: at(0, 0)}, places, 0, 0, hand) for _ in range(40)]
    assert all(math.hypot(*way) == pytest.approx(0.3) for way in ways)
    assert {(x > 0, y > 0) for x, y, _ in ways} == {(a, b) for a in (False, True) for b in (False, True)}


@needs_mujoco
def test_a_moment_of_stillness_is_no_rest() -> None:
    """A cube thrown up is back where it was after one frame, and then it falls straight down."""
    start = start_at(0, 0, 50)._replace(speed=(0.0, 0.0, 9.81 / recording.FRAMES / 2))
    found = world.fall(MEASURES, {0: at(0, 0)}, {0: start}, Hand(0))
    assert 0.05 == pytest.approx(found.film[1][0].at[2], abs=0.0001)
    assert (0, 0, 0.004) == pytest.approx(found.film[-1][0].at, abs=0.0005)


@needs_mujoco
def test_r_08_without_kicks_it_is_set_down() -> None:
    """Where kicks do not help, at the nearest free spot; and the recording shows how."""
    measures = changed(rest={"kicks": 0})
    event = settling.FallEvent(measures, FallScene((at(0, 0), at(0, 0))), Hand(1))
    event.happen({1: start_at(0, 0, 12.1)})
    below, above = (event.bodies[n] for n in range(2))
    assert at(0, 0) == below
    assert not overlap(below.footprint, above.footprint, DEPTH)
    assert 800 <= math.hypot(above.x, above.y) <= 1200
    (clip,) = event.clips
    heights = [frame[2] for frame in clip.tracks[0].frames]
    assert 80 == heights[-1]
    assert all(0 <= a - b < 60 for a, b in zip(heights[-6:], heights[-5:], strict=False))


@needs_mujoco
def test_r_09_after_its_time_everything_is_at_rest() -> None:
    """A fall of nine metres takes longer than a second: what is in the air then is set down."""
    measures = changed(fall={"seconds": 1})
    event = settling.FallEvent(measures, FallScene((at(0, 0), *in_hand(2))), Hand(0))
    event.happen({1: start_at(3, 0, 9000), 2: start_at(3, 0, 9050)})
    assert recording.FRAMES + 1 + recording.SLIDE == event.clips[0].length
    prints = [event.bodies[n].footprint for n in range(3)]
    assert at(0, 0).footprint == prints[0]
    assert all(is_free(one, [other for other in prints if other != one], [], MEASURES) for one in prints)
    assert all(math.hypot(one.x, one.y) < 2500 for one in prints)


@needs_mujoco
@pytest.mark.parametrize("speed", [math.nan, 1e300])
def test_a_simulation_that_breaks_ends_in_rest(
    speed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers that are none never reach a pose, and MuJoCo leaves no file behind."""
    monkeypatch.chdir(tmp_path)
    event = settling.FallEvent(MEASURES, FallScene((at(0, 0), at(0, 20))), Hand(1))
    event.happen({1: start_at(0, 20, 50)._replace(speed=(speed, 0.0, 0.0))})
    assert [at(0, 0), at(0, 20)] == [event.bodies[0], event.bodies[1]]
    assert 1 + recording.SLIDE == event.clips[0].length
    assert [] == list(tmp_path.iterdir())


# -- off the table, and on tokens --------------------------------------------------------------------------


@needs_mujoco
def test_r_05_what_leaves_the_table_is_dropped_again() -> None:
    """Over a corner of the table most cubes fall beside it. In the recording they fall below it, and come
    again in another clip (DRP-DROP-02, DRP-DROP-04, DRP-R-05).
    """
    bodies = (at(380, 280), *in_hand(6))
    case = observed(MEASURES, FallScene(bodies), drop(bodies, 6, 390, 290), 3)
    gone = case.falls[0].off
    assert gone
    assert gone <= set(case.outcome.again)
    assert len(decode(case.outcome.recording)) >= 2
    for n in gone:
        assert case.falls[0].film[-1][n].at[2] < 0
        assert n in case.falls[1].film[0]
    assert not any(is_off((body.x, body.y), MEASURES.surface) for body in case.outcome.bodies)


@needs_mujoco
def test_r_05_after_five_times_it_is_placed() -> None:
    """Over an aim beside the table nothing stays on it. A cube from there has no angle (DRP-R-81)."""
    case = observed(MEASURES, FallScene((at(0, 0, LARGE, 450),)), Drop((0,), 60000, 0, 20000), 3)
    assert 1 + MEASURES.rest.tries == len(case.falls)
    body = case.outcome.bodies[0]
    assert 0 == body.turn
    assert is_free(body.footprint, [], [], MEASURES)
    assert (39500, 0) == (body.x, body.y)


@needs_mujoco
@pytest.mark.parametrize("staircase", [None, 0])
def test_r_79_after_a_flick_a_cube_returns_to_where_it_lay(staircase: int | None) -> None:
    """It gains no way; only the Staircase comes back over the centre (DRP-R-38, DRP-R-79)."""
    bodies = (at(395, 100), at(-200, 0))
    aims = []

    def spy(hand: Hand, measures: Measures, found: Any, wanted: Any, first: bool = False) -> Any:
        aims.append(dict(wanted))
        return hands.release(hand, measures, found, wanted, first)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settling, "release", spy)
        outcome = settle(MEASURES, FallScene(bodies, staircase=staircase), Flick(0, 0, 100), 0)
    assert {0: ((39500, 10000) if staircase is None else (0, 0), 15000)} == aims[0]
    assert (0,) == outcome.again
    assert bodies[1] == outcome.bodies[1]


@needs_mujoco
def test_r_91_a_meeple_that_leaves_the_table_is_gone() -> None:
    """It is reported, and neither re-dropped nor in the way any more (DRP-R-91)."""
    bodies = (at(380, 0), figure(394, 0))
    outcome = settle(MEASURES, FallScene(bodies, meeples=frozenset({1})), Flick(0, 0, 100, noise=False), 0)
    assert (1,) == outcome.off
    assert 1 not in outcome.again


@needs_mujoco
def test_a_cube_may_hang_over_the_edge() -> None:
    """Its centre is on the table, so it stays, exactly (DRP-R-05)."""
    bodies = (at(399.9, 0), at(0, 299.5, LARGE, 450), *in_hand(1))
    after = settle(MEASURES, FallScene(bodies), drop(bodies, 1), 0).bodies
    assert bodies[:2] == after[:2]


@needs_mujoco
@pytest.mark.parametrize(("strength", "stays"), [(8, True), (17, False)])
def test_r_05_where_the_table_ends(strength: int, stays: bool) -> None:
    """A cube slides from 392 to 398, or would to 403: its centre decides (DRP-R-04, DRP-R-05)."""
    outcome = settle(MEASURES, FallScene((at(392, 0),)), Flick(0, 0, strength, noise=False), 0)
    assert (() if stays else (0,)) == outcome.again
    if stays:
        assert 39600 < outcome.bodies[0].x < 40000


@needs_mujoco
def test_what_has_left_the_table_touches_nobody() -> None:
    """A cube falls on another one, and through it, when that is off."""
    table = world.World(MEASURES, {0: at(0, 0), 1: at(0, 0)}, {1: start_at(0, 0, 30)})
    table.leave(0)
    for _ in range(20):
        table.advance()
    assert 0.004 == pytest.approx(table.places()[1].at[2], abs=0.0001)


@needs_mujoco
def test_nobody_waits_for_what_sleeps() -> None:
    """The lightest flick is over in 15 ms; its clip has a few frames and not a third of a second."""
    outcome = settle(MEASURES, FallScene((at(0, 0),)), Flick(0, 0, 0), 0)
    assert 5 >= decode(outcome.recording)[0].length


@needs_mujoco
def test_r_07_clusters_of_the_first_drop() -> None:
    """Five that lie in a cross are separated, and the recording shows it (DRP-SET-05, DRP-R-07)."""
    cross = (at(0, 0), at(8, 0), at(0, 8), at(-8, 0), at(0, -8.1), figure(100, 0))
    event = settling.FallEvent(MEASURES, FallScene(cross), Hand(0))
    event.loosen()
    assert cross != tuple(event.bodies[n] for n in range(6))
    assert figure(100, 0) == event.bodies[5]
    assert event.bodies[0].footprint == separate([one.footprint for one in cross], range(5), [], MEASURES)[0]
    (clip,) = event.clips
    assert 1 + recording.SLIDE == clip.length
    assert 5 not in [track.body for track in clip.tracks]


@needs_mujoco
@pytest.mark.parametrize("first", [True, False])
def test_r_07_only_the_first_drop_separates(first: bool) -> None:
    bodies = (at(-300, 0), at(-308, 0), at(-292, 0), at(-300, 8.1), at(-300, -8.1), *in_hand(1))
    after = settle(MEASURES, FallScene(bodies), Drop((5,), 30000, 0, 15000, first), 2).bodies
    assert first != (bodies[:5] == after[:5])


@needs_mujoco
def test_r_06_a_cube_that_is_pushed_onto_a_token_is_dropped_again() -> None:
    """The flicked cube stops at 9 mm and pushes another one to 37 (DRP-DROP-07, DRP-R-06)."""
    bodies = (at(0, 0), at(12, 0))
    outcome = settle(MEASURES, FallScene(bodies, tokens=((3600, 0),)), Flick(0, 0, 60, noise=False), 0)
    assert 1 in outcome.again
    assert not any(is_on_token(body.footprint, (3600, 0), MEASURES) for body in outcome.bodies)


@needs_mujoco
def test_r_06_after_five_times_it_slides_away() -> None:
    """With tokens everywhere but at the edges nothing finds a place by itself."""
    tokens = tuple((1100 * x, 1100 * y) for x in range(-30, 31) for y in range(-23, 24))
    case = observed(MEASURES, FallScene(in_hand(2), tokens=tokens), Drop((0, 1), 0, 0, 15000), 1)
    assert 1 + MEASURES.rest.tries == len(case.falls)
    assert (0, 1) == case.outcome.again
    prints = [body.footprint for body in case.outcome.bodies]
    assert all(is_free(one, [], tokens, MEASURES) for one in prints)
    assert not overlap(prints[0], prints[1], DEPTH)


@needs_mujoco
def test_r_06_what_lay_under_a_rim_stays() -> None:
    """A Move left it there; only physics events test, and only what was clear before."""
    bodies = (at(5, 0), at(100, 100), *in_hand(1))
    outcome = settle(MEASURES, FallScene(bodies, tokens=((0, 0),)), drop(bodies, 1, 150, 150), 0)
    assert bodies[0] == outcome.bodies[0]


@needs_mujoco
@pytest.mark.parametrize("apart", [8.0, 5.0, 1.0])
def test_pillars_that_lie_over_each_other_do_not_jump(apart: float) -> None:
    """A swap put a large one beside a small one, half into it (DRP-R-20). Nothing happens until one of them
    is hit, and then they are pushed apart by what they overlap.
    """
    pillars = (at(0, 0, LARGE), at(apart, 0))
    bodies = (*pillars, at(-15, 1), at(-15, 100))
    missed = settle(MEASURES, FallScene(bodies), Flick(3, 0, 40), 0)
    assert pillars == missed.bodies[:2]
    hit = settle(MEASURES, FallScene(bodies), Flick(2, 0, 40, noise=False), 0).bodies
    assert pillars != hit[:2]
    assert not overlap(hit[0].footprint, hit[1].footprint, DEPTH)
    assert all(math.dist(hit[n][:2], pillars[n][:2]) < 1200 for n in range(2))


# -- the same again ----------------------------------------------------------------------------------------

PROGRAM = """
import hashlib
from undercroft.games.dungeon_drop.cards.content import read_all
from undercroft.games.dungeon_drop.physics import Body, Drop, FallScene, settle
bodies = (*(Body(1500 * n - 9000, 400 * n, 77 * n, 800) for n in range(12)), *((Body(0, 0, 0, 1000),) * 4))
scene = FallScene(bodies, tokens=((0, 0), (6000, 1000), (1000, 7000)))
outcome = settle(read_all().table, scene, Drop((12, 13, 14, 15), 2000, 1500, 22500), 12345)
print(hashlib.sha256(repr(outcome).encode()).hexdigest())
"""


@needs_mujoco
def test_the_same_in_every_process() -> None:
    bodies = (
        *(Body(1500 * n - 9000, 400 * n, 77 * n, SMALL) for n in range(12)),
        *in_hand(4),
    )
    scene = FallScene(bodies, tokens=TOKENS)
    cause = Drop((12, 13, 14, 15), 2000, 1500, 22500)
    here = [
        hashlib.sha256(repr(settle(MEASURES, scene, cause, 12345)).encode()).hexdigest() for _ in range(2)
    ]
    settle(MEASURES, scene, cause, 54321)
    here.append(hashlib.sha256(repr(settle(MEASURES, scene, cause, 12345)).encode()).hexdigest())
    there = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert 1 == len({*here, *there})


@needs_mujoco
def test_the_same_in_threads() -> None:
    """A server simulates several tables at once."""
    bodies = in_hand(6)
    alone = [settle(MEASURES, FallScene(bodies), drop(bodies, 6), seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert alone == list(
            pool.map(lambda seed: settle(MEASURES, FallScene(bodies), drop(bodies, 6), seed), range(4))
        )


@needs_mujoco
def test_another_seed_is_another_fall() -> None:
    bodies = in_hand(4)
    found = {settle(MEASURES, FallScene(bodies), drop(bodies, 4), seed).bodies for seed in range(5)}
    assert 5 == len(found)


@needs_mujoco
def test_a_recording_knows_pieces_by_the_ids_of_the_game() -> None:
    bodies = (at(100, 100), *in_hand(2))
    plain = settle(MEASURES, FallScene(bodies), drop(bodies, 2), 0)
    named = settle(MEASURES, FallScene(bodies, ids=(7, 40, 92)), drop(bodies, 2), 0)
    assert plain.bodies == named.bodies
    assert {1, 2} == {track.body for clip in decode(plain.recording) for track in clip.tracks}
    assert {40, 92} == {track.body for clip in decode(named.recording) for track in clip.tracks}
