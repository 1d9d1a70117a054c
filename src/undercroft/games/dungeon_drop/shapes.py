"""What a view of Dungeon Drop holds (`view.py` and `rules/showing.py` make it), and what is printed on its
boards (its `texts` tell it).

Lengths are hundredths of a millimetre, angles tenths of a degree, counter-clockwise from larger x; 0, 0 is
the middle of the table, y grows away from the player.
"""

from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from undercroft.engine.shapes import Known, Place, PlayedView, Question, Shape
from undercroft.games.dungeon_drop.cards.content import Floors, Measures
from undercroft.games.dungeon_drop.table import PHASES

CONSTANTS: Final = {"PHASES": PHASES}


class Cube(NamedTuple):
    """A cube on the table."""

    name: str
    x: int
    y: int
    turn: int
    face: int


class Footprint(NamedTuple):
    """Where something stands; a turn below 0 is a disc, and its side the diameter."""

    x: int
    y: int
    turn: int
    side: int


class Point(NamedTuple):
    """A point of the table."""

    x: int
    y: int


class Held(NamedTuple):
    """A cube on the hero's card, and the life that it covers."""

    cube: str
    covers: int


class Hit(NamedTuple):
    """A monster, and how hard it hits."""

    cube: str
    damage: int


class Seat(Shape, frozen=True):
    """A hero and what belongs to it."""

    race: str | None
    classes: list[str]
    tilted: list[str]
    quest: str | None
    life: int
    life_left: int
    initiative: int
    strain: int
    lockpick: int
    stash: list[str]
    card: list[Held]
    trophies: list[str]
    meeple: Footprint | None
    meeple_points: int
    weight: int
    worth: Annotated[
        dict[str, int],
        Meta(description="points that are sure so far, by item, and `opened` Chests; empty before a Quest"),
    ]
    is_in: bool = msgspec.field(name="in")


class Loot(Shape, frozen=True):
    """A loot that is going on: what is taken, what hits, and what would be left of life."""

    seat: int
    corners: list[str]
    cubes: list[str]
    slain: list[str]
    stopped: list[str]
    dealt: list[Hit]
    shields: int
    life: int
    left: int


class RoomOffer(Shape, frozen=True):
    """What choosing a room would bring: `hits` is how hard its monsters hit in all, `damage` the least that
    is left of it.
    """

    option: str
    cubes: list[str]
    hits: int
    damage: int
    shields: int
    left: int


class HeightRange(Shape, frozen=True):
    """From how high, in millimetres."""

    height: tuple[int, int]


class DropRange(Shape, frozen=True):
    """Where one may aim, from how high, and what falls: which cubes, if that is known."""

    zone: list[Point]
    height: tuple[int, int]
    count: int
    cubes: list[str]


class PlaceRange(Shape, frozen=True):
    """Which cubes may be laid where."""

    zone: list[Point]
    cubes: list[str]


class FlickRange(Shape, frozen=True):
    """Which cubes may be flicked and how hard; with noise, not exactly where one aims."""

    cubes: list[str]
    strength: tuple[int, int]
    noise: bool


class SlideRange(Shape, frozen=True):
    """Which cubes may be pushed, and how far."""

    cubes: list[str]
    reach: int


class PropRange(Shape, frozen=True):
    """Which cubes may be stood up again, and how far from where."""

    cubes: list[str]
    reach: int
    around: Point


class PullRange(Shape, frozen=True):
    """Where to, and how far around it cubes are pulled."""

    zone: list[Point]
    cubes: list[str]
    reach: int


class PointRange(Shape, frozen=True):
    """How far around a point cubes are taken up again."""

    cubes: list[str]
    reach: int


class MeepleRange(Shape, frozen=True):
    """Where a meeple may stand."""

    zone: list[Point]


class Ranges(Shape, frozen=True):
    """By verb: the bounds of what may be chosen beside the grid that is listed."""

    height: HeightRange | UnsetType = UNSET
    drop: DropRange | UnsetType = UNSET
    place: PlaceRange | UnsetType = UNSET
    flick: FlickRange | UnsetType = UNSET
    slide: SlideRange | UnsetType = UNSET
    prop: PropRange | UnsetType = UNSET
    pull: PullRange | UnsetType = UNSET
    point: PointRange | UnsetType = UNSET
    meeple: MeepleRange | UnsetType = UNSET


class DropQuestion(Question, frozen=True):
    """The decision that is pending, with what whoever is asked is shown beside the options."""

    ranges: Ranges | UnsetType = UNSET
    rooms: list[RoomOffer] | UnsetType = UNSET


class DungeonDropView(PlayedView, frozen=True):
    """A table of Dungeon Drop."""

    options: dict[str, int]
    asked: DropQuestion | None
    seat: dict[str, Seat]
    cubes: list[Cube]
    tokens: list[Footprint]
    pawn: Annotated[Footprint | None, Meta(description="in set-up only")]
    box: dict[str, int]
    drawn: Known
    aside: list[str]
    discard: list[str]
    order: list[int]
    floor: int
    tracker: int
    spent: bool
    required: int | None
    loot: Loot | None
    stuck: Annotated[
        bool, Meta(description="solo, before the move: no room can be gone to, unless something changes")
    ]
    ending: str
    standings: list[Place]


class Pieces(Shape, frozen=True):
    """What the bodies in a film are called: cubes by their number; behind them the Pawn, then the meeples by
    seat.
    """

    names: list[str]


VIEW: Final = DungeonDropView
BOARDS: Final[dict[str, Any]] = {"table": Measures, "tracker": Floors, "pieces": Pieces}
