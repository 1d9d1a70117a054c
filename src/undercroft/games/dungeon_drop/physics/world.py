"""The rigid bodies of one fall, simulated by MuJoCo until they rest (DRP-DROP-01, DRP-R-04, 05, 08 to 10,
95).

Same bodies, same starts, same hand: same fall, to the last bit, on one kind of processor and with one
version of the library. Nobody relies on more, because only the rounded result is kept (DRP-R-09).

- A step is a tenth of that of DRP-R-09; the frames of a recording are a whole number of steps apart.
- Contacts are springs with the damping that gives the ruled restitution, and softer near the surface
  (`solimp`): so a cube comes to rest 7 µm deep. On a spring that is stiff at once it would hop for ever.
- What rests is put to sleep and costs nothing until it is touched. A fall is over when all that is on the
  table sleeps, or when nothing has moved for a while: a few cubes that lie against each other keep trembling.
- The table has edges and no walls. What has left it tips over the edge to the ground and touches no other
  cube. For the others the table has no end, because a cube that hangs over an edge would creep off it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from math import acos, cos, exp, hypot, radians, sin, sqrt
from typing import Any, Final, NamedTuple

from undercroft.games.dungeon_drop.board import ROUND, overlap
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.physics.bodies import METRE, Body, Pose, Vector, at_rest, lying
from undercroft.games.dungeon_drop.physics.hand import STILL, Hand, Start
from undercroft.games.dungeon_drop.physics.recording import FRAMES

STEPS: Final = 10  # of ours in one of DRP-R-09
STIFF: Final = 0.003  # the time constant of a contact, in seconds
GROUND: Final = -0.3  # where cubes land that left the table, in metres
WINDOW: Final = 8  # frames without movement are rest
SHIFT: Final = 0.0001  # what is no movement, in metres
TWIST: Final = cos(radians(0.25) / 2)  # and as a quaternion's cosine
WAVER: Final = 10.0  # degrees by which each kick may miss more than the one before

# Which bodies touch which: bits of what a body is, and of what it minds.
TOP, BESIDE, CUBE = 1, 2, 4


NEEDED: Final = 'dropping cubes needs MuJoCo: install "undercroft[drop]"'


class NoPhysics(RuntimeError):
    """The simulation is not installed."""


def missing() -> str:
    """What must be installed before anything can fall."""
    return "" if find_spec("mujoco") else NEEDED


class Fall(NamedTuple):
    """What happened to the bodies, by their numbers."""

    film: list[dict[int, Pose]]  # frame by frame, the first before anything moved
    off: set[int]  # these left the table
    leaning: set[int]  # these do not lie flat, after all kicks


@cache
def mujoco() -> Any:
    """The library. It takes a quarter of a second to load, so nobody does before something falls. Its
    warnings are looked for in the data and not written into a file.
    """
    try:
        library = import_module("mujoco")
    except ImportError as error:
        raise NoPhysics(NEEDED) from error
    library.set_mju_user_warning(lambda message: None)
    return library


@cache
def damping(restitution: int) -> float:
    """The damping ratio of a contact after which a body has so many hundredths of its speed. The contact
    pushes and never pulls, so a ratio of z leaves exp(-2 z acos(z) / sqrt(1 - z z)).

    >>> round(damping(35), 3)
    0.419
    """
    low, high = 0.001, 0.999
    for _ in range(50):
        z = (low + high) / 2
        low, high = (z, high) if exp(-2 * z * acos(z) / sqrt(1 - z * z)) > restitution / 100 else (low, z)
    return high


class World:
    """Bodies on a table and above it. Those without a start lie flat and sleep."""

    def __init__(self, measures: Measures, bodies: Mapping[int, Body], starts: Mapping[int, Start]) -> None:
        self.measures = measures
        self.bodies = bodies
        self.numbers = list(bodies)
        self.off: set[int] = set()
        flat = {number: at_rest(body, measures.pawn.height) for number, body in bodies.items()}
        self.begin = flat | {number: start.place for number, start in starts.items()}
        self.lying = [number for number in bodies if self.begin[number] == flat[number]]
        library = mujoco()
        self.model = library.MjModel.from_xml_string(self.description())
        self.data = library.MjData(self.model)
        for number, start in starts.items():
            self.push(number, start.speed, start.spin)

    def description(self) -> str:
        """The scene in MuJoCo's language."""
        measures = self.measures
        surface, material = measures.surface, measures.material
        wide, deep = surface.width / 2 / METRE, surface.depth / 2 / METRE
        return f"""
            <mujoco>
              <option timestep="{1 / (STEPS * measures.fall.steps)!r}" integrator="implicitfast"
                solver="Newton" iterations="50" tolerance="1e-8" cone="elliptic" impratio="10"
                sleep_tolerance="0.001">
                <flag sleep="enable"/>
              </option>
              <size memory="16M"/>
              <default>
                <geom condim="4" friction="{material.friction / 100} 0.003 0.0001" density="1200"
                  solref="{STIFF} {damping(material.restitution)!r}" solimp="0.5 0.99 0.0005 0.5 2"
                  contype="{BESIDE}" conaffinity="0"/>
              </default>
              <worldbody>
                <geom type="plane" size="0 0 1" contype="{TOP}"/>
                <geom type="box" size="{wide} {deep} 0.05" pos="0 0 -0.05"/>
                <geom type="plane" size="0 0 1" pos="0 0 {GROUND}"/>
                {"".join(self.piece(number) for number in self.numbers)}
              </worldbody>
              <contact>{"".join(self.exception(a, b) for a, b in combinations(self.lying, 2))}</contact>
            </mujoco>"""

    def piece(self, number: int) -> str:
        """One body of the scene. A cylinder slides and never tips (DRP-R-62)."""
        body = self.bodies[number]
        at, turned = (" ".join(map(repr, part)) for part in self.begin[number])
        half = body.side / 2 / METRE
        sleep = "init" if number in self.lying else "allowed"
        joints, shape = "<freejoint/>", f'type="box" size="{half} {half} {half}"'
        if body.turn == ROUND:
            joints = "".join(f'<joint type="slide" axis="{axis}"/>' for axis in ("1 0 0", "0 1 0", "0 0 1"))
            shape = f'type="cylinder" size="{half} {self.measures.pawn.height / 2 / METRE}"'
        return f"""
            <body name="{number}" pos="{at}" quat="{turned}" sleep="{sleep}">
              {joints}<geom {shape} contype="{CUBE}" conaffinity="{TOP | CUBE}"/>
            </body>"""

    def exception(self, a: int, b: int) -> str:
        """Cubes that lie over each other do not touch in this fall: a swap can leave Pillars so (DRP-R-20),
        and they would jump apart.
        """
        first, second = self.bodies[a].footprint, self.bodies[b].footprint
        if not overlap(first, second, self.measures.room.overlap):
            return ""
        return f'<exclude body1="{a}" body2="{b}"/>'

    def push(self, number: int, speed: Vector, spin: Vector = STILL) -> None:
        """Give a body a speed, and wake it. A cylinder does not turn."""
        index = self.numbers.index(number) + 1
        first, count = self.model.body_dofadr[index], self.model.body_dofnum[index]
        self.data.qvel[first : first + count] = (*speed, *spin)[:count]

    def advance(self) -> None:
        """One frame of the recording. After every step of DRP-R-09 the edges are watched."""
        library, surface = mujoco(), self.measures.surface
        wide, deep = surface.width / 2 / METRE, surface.depth / 2 / METRE
        for _ in range(self.measures.fall.steps // FRAMES):
            library.mj_step(self.model, self.data, nstep=STEPS)
            for number, (x, y, z) in zip(self.numbers, self.data.xpos[1:].tolist(), strict=True):
                if number not in self.off and (abs(x) > wide or abs(y) > deep or z < 0):
                    self.leave(number)

    def leave(self, number: int) -> None:
        """A body is off the table, and out of the way of all others (DRP-DROP-04, DRP-R-05)."""
        self.off.add(number)
        index = self.numbers.index(number)
        geom = self.model.body_geomadr[index + 1]
        self.model.geom_contype[geom] = 0
        self.model.geom_conaffinity[geom] = BESIDE

    def places(self) -> dict[int, Pose]:
        """Where all bodies are."""
        rows = zip(self.data.xpos[1:].tolist(), self.data.xquat[1:].tolist(), strict=True)
        return {
            number: Pose(tuple(at), tuple(turned))
            for number, (at, turned) in zip(self.numbers, rows, strict=True)
        }

    def is_broken(self) -> bool:
        """Whether the simulation complained: numbers that are none, or no memory."""
        return any(warning.number for warning in self.data.warning)

    def sleepers(self) -> set[int]:
        """The bodies that sleep."""
        return {
            number for number, state in zip(self.numbers, self.data.tree_asleep, strict=True) if state >= 0
        }


def fall(measures: Measures, bodies: Mapping[int, Body], starts: Mapping[int, Start], hand: Hand) -> Fall:
    """Let things happen until all that is on the table rests, flat if kicks can bring it about, or time is up
    (DRP-R-08, DRP-R-09).
    """
    world = World(measures, bodies, starts)
    film = [dict(world.begin)]
    kicks = dict.fromkeys(bodies, 0)
    since = 0
    for _ in range(measures.fall.seconds * FRAMES):
        world.advance()
        if world.is_broken():
            break
        film.append(world.places())
        awake = set(bodies) - world.off - world.sleepers()
        if awake and (len(film) - since <= WINDOW or not is_still(awake, film[-WINDOW - 1 :])):
            continue
        leaning = leaners(measures, bodies, film[-1], world.off)
        leaning = [number for number in leaning if kicks[number] < measures.rest.kicks]
        if not leaning:
            break
        for number in leaning:
            world.push(number, kick(measures, bodies, film[-1], number, kicks[number], hand))
            kicks[number] += 1
        since = len(film)
    return Fall(film, world.off, set(leaners(measures, bodies, film[-1], world.off)))


def is_still(numbers: set[int], film: Sequence[Mapping[int, Pose]]) -> bool:
    """Whether these bodies have been where they are in all of these frames."""
    for places in film[:-1]:
        for number in numbers:
            (a, p), (b, q) = places[number], film[-1][number]
            if any(abs(c - d) > SHIFT for c, d in zip(a, b, strict=True)):
                return False
            if abs(sum(c * d for c, d in zip(p, q, strict=True))) < TWIST:
                return False
    return True


def leaners(
    measures: Measures, bodies: Mapping[int, Body], places: Mapping[int, Pose], off: set[int]
) -> list[int]:
    """The bodies that do not lie flat on the table (DRP-R-08)."""
    found = []
    for number, body in bodies.items():
        if number in off:
            continue
        at, turned = places[number]
        lift = at[2] - at_rest(body, measures.pawn.height).at[2]
        tilt = 0.0 if body.turn == ROUND else lying(turned)[2]
        if abs(lift) * METRE > measures.rest.lift or tilt * 10 > measures.rest.tilt:
            found.append(number)
    return found


def kick(
    measures: Measures,
    bodies: Mapping[int, Body],
    places: Mapping[int, Pose],
    number: int,
    before: int,
    hand: Hand,
) -> Vector:
    """The speed that a body gets that leans or lies on others: away from their middle, anywhere if there is
    none (DRP-R-08). Every kick after the first may miss a little more, so that it does not do the same in
    vain.
    """
    x, y, z = places[number].at
    reach = bodies[number].side
    below = [
        other.at
        for its, other in places.items()
        if its != number
        and other.at[2] < z
        and hypot(*(a - b for a, b in zip(other.at, (x, y, z), strict=True))) * METRE
        < 0.87 * (reach + bodies[its].side)
    ]
    away_x = sum(x - at[0] for at in below)
    away_y = sum(y - at[1] for at in below)
    far = hypot(away_x, away_y)
    if far < SHIFT:
        away_x, away_y = hand.around()
        far = 1.0
    angle = hand.either(radians(WAVER * before))
    speed = measures.rest.kick / 1000 / far
    return (
        speed * (away_x * cos(angle) - away_y * sin(angle)),
        speed * (away_x * sin(angle) + away_y * cos(angle)),
        0.0,
    )
