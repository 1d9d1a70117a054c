"""What a view of Dungeoneer holds (`view.py` makes it)."""

from typing import Annotated, Any, Final, NamedTuple

from msgspec import UNSET, Meta, UnsetType

from undercroft.engine.shapes import Deck, Known, Place, PlayedView, Shape
from undercroft.games.dungeoneer.table import PHASES

CONSTANTS: Final = {"PHASES": PHASES}


class Part(NamedTuple):
    """A number of a sum and where it comes from: `die`, `hero`, or a card."""

    source: str
    n: int


class Printed(Shape, frozen=True):
    """What everybody reads on a Map card."""

    card: str
    room: bool
    peril: int
    glory: int
    pit: int
    sides: Annotated[
        list[str],
        Meta(description="north, east, south, west: O open, L6 locked, T6 trapped, = opening, # wall"),
    ]


class Space(Printed, frozen=True):
    """A Map card that lies in the dungeon."""

    cell: str
    turned: bool


class Limits(Shape, frozen=True):
    """How many cards may lie in front of a hero."""

    treasures: int
    boons: int


class Seat(Shape, frozen=True):
    """A hero and what belongs to it, with its decks and piles where each seat has its own."""

    hero: str
    level: int
    life: int
    glory: int
    peril: int
    at: Annotated[str | None, Meta(description="null for a hero who has left the game")]
    scores: dict[str, int]
    limits: Limits
    hand: Known
    wounded: dict[str, int]
    treasures: list[str]
    charges: dict[str, int]
    boons: list[str]
    banes: list[str]
    quests: list[str]
    progress: dict[str, int]
    goals: dict[str, list[str]]
    completed: list[str]
    points_lost: int
    rooted: bool
    slammed: int
    due_glory: int
    due_peril: int
    adventure: Deck | UnsetType = UNSET
    discard: list[str] | UnsetType = UNSET
    quest_deck: Deck | UnsetType = UNSET
    quest_discard: list[str] | UnsetType = UNSET
    deck: Annotated[
        dict[str, int] | UnsetType | None,
        Meta(description="what the seat has brought, by content id; null where nobody may read it"),
    ] = UNSET


class Layout(Shape, frozen=True):
    """The dungeon while it is laid out: whose turn it is, the decks that seats were given (one, where it is
    common), the cards that were kept, and who has done so.
    """

    seat: int
    decks: list[Deck]
    kept: dict[str, Known]
    keepers: list[int]


class Combat(Shape, frozen=True, tag_field="scene", tag="combat"):
    """A combat, both sums as they grow. They are there when it is known with which Score one fights."""

    combat: str
    hero: int
    foe: Annotated[str, Meta(description="a card, or @ and a seat")]
    score: str | None
    rolled: bool
    avoided: list[int]
    hero_parts: list[Part] | UnsetType = UNSET
    foe_parts: list[Part] | UnsetType = UNSET


class Test(Shape, frozen=True, tag_field="scene", tag="test"):
    """A test against a Threat, once the die is cast."""

    hero: int
    test: str
    card: str
    threat: int
    score: str
    hero_parts: list[Part]
    total: int


class Trap(Shape, frozen=True, tag_field="scene", tag="trap"):
    """A Trap that somebody has played."""

    hero: int
    card: str
    by: int
    avoided: list[int]


class RoomDie(Shape, frozen=True, tag_field="scene", tag="die"):
    """A die that a room asks for."""

    hero: int
    card: str
    die: int


class Declared(Shape, frozen=True):
    """An Encounter that waits to be resolved."""

    card: str
    victim: int
    score: str | None


class Wounds(Shape, frozen=True):
    """Wounds that are about to fall."""

    seat: int
    n: int


class Bane(Shape, frozen=True):
    """A Bane that is being played."""

    card: str
    seat: int
    victim: int


class DungeoneerView(PlayedView, frozen=True):
    """A table of Dungeoneer. Decks and piles are those from which all draw; where seats have their own, these
    are empty.
    """

    seat: dict[str, Seat]
    first: int
    points: Annotated[int, Meta(description="movement points that are left")]
    map: list[Space]
    opened: list[str]
    visited: list[str]
    used: list[str]
    moved: bool
    challenged: bool
    rooted: bool
    slammed: int
    emboldened: int
    stage: list[str]
    placing: Printed | None
    adventure: Deck
    discard: list[str]
    quest_deck: Deck
    quest_discard: list[str]
    map_deck: Deck
    scene: Combat | Test | Trap | RoomDie | None
    declared: list[Declared]
    due_wounds: int
    wounds: Wounds | None
    bane: Bane | None
    swap: list[str] | None
    recall: int
    standings: list[Place]
    layout: Layout | UnsetType | None = UNSET


class Goal(Shape, frozen=True):
    """What it takes to win while others are alive."""

    quests: int


VIEW: Final = DungeoneerView
BOARDS: Final[dict[str, Any]] = {"goal": Goal}
