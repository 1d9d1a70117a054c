"""What a view of Dungeonology holds (`view.py` makes it), and what is printed on its Zones and boards (its
`texts` tell it).
"""

from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from undercroft.engine.shapes import Deck, Known, PlayedView, Shape
from undercroft.games.dungeonology.cards.content import CUBES, Column
from undercroft.games.dungeonology.table import PHASES

Cube: TypeAlias = Literal["civilization", "militia", "worship", "riches", "caste"]
CONSTANTS: Final = {"PHASES": PHASES, "CUBES": CUBES}


class Part(NamedTuple):
    """A number of a sum and where it comes from."""

    source: str
    n: int


class Values(Shape, frozen=True):
    """The values of a Scholar, as they are now."""

    students: int
    hand: int
    speed: int
    intelligence: int
    stamina: int


class Seat(Shape, frozen=True):
    """A Scholar and what belongs to it."""

    scholar: str | None
    colour: str
    exalted: bool
    skills: list[str]
    values: Values
    students: int
    stun: int
    knowledge: bool
    board: dict[Cube, int]
    stars: int
    study_bonus: int
    points: Annotated[int, Meta(description="of the cubes")]
    thesis: Annotated[int | None, Meta(description="with the Clan Card, for those who know it")]
    hand: Known
    jinxes: list[str]
    veiled: Known
    interns: list[str]
    at: Annotated[str | None, Meta(description="null before the game and for whoever has left it")]
    disguised: bool
    place: Annotated[int, Meta(description="of the accepted Thesis, 0 without one")]
    score: int
    placed: list[Cube]


class Zone(Shape, frozen=True):
    """A tile that lies in the Dungeon."""

    zone: str
    cell: Annotated[str, Meta(description="its north-west half-tile")]
    floor: int
    alert: int
    cubes: list[Cube | None]
    entered: bool
    traps: list[str | None]
    x: bool
    teleport: bool
    links: list[str]
    idle: Annotated[list[str], Meta(description="printed icons that do nothing here, or nothing any more")]


class Test(Shape, frozen=True):
    """The Stealth Test in progress: both sums, each number with its source."""

    kind: Literal["study", "espionage"]
    seat: int
    zone: str
    victim: int | None
    cube: Cube | None
    count: int
    places: list[int]
    laid: Known
    stealth: int
    stealth_parts: list[Part]
    alert: int
    alert_parts: list[Part]
    silent: bool


class Play(Shape, frozen=True):
    """A Main Effect that was declared and is not resolved."""

    card: str
    seat: int
    cancelled: bool


class Boss(Shape, frozen=True):
    """The Boss and the Zone where it is."""

    id: str
    at: str | None


class University(Shape, frozen=True):
    """What is in the bag, when nothing is hidden any more."""

    gray: int
    omega: int


class Reserve(Shape, frozen=True):
    """Students that are nowhere else, when nothing is hidden any more."""

    students: int
    omegas: int


class Alert(Shape, frozen=True):
    """The Alert Card, and what it adds."""

    profile: str | None
    omegas: int
    rows: int
    bonus: int
    maximum: bool
    level: str


class Figures(Shape, frozen=True):
    """What a score is made of."""

    cubes: int
    clan: int
    thesis: int
    interns: int
    jinxes: int
    total: int
    students: int


class ScoredPlace(Shape, frozen=True):
    """A place in the ranking, with the score."""

    seat: int
    rank: int
    reason: str
    rule: str
    figures: Figures


class DungeonologyView(PlayedView, frozen=True, kw_only=True):
    """A table of Dungeonology."""

    options: dict[str, int]
    first: int
    points: Annotated[int, Meta(description="Speed points that are left")]
    actions: list[str]
    extra: bool
    seat: dict[str, Seat]
    dungeon: list[Zone]
    walls: list[str]
    stairs: list[str]
    idle: Annotated[list[str], Meta(description="icons that do nothing on a tile that is not laid yet")]
    piles: list[Deck]
    tiles: Annotated[list[str], Meta(description="turned up, to be laid")]
    boss: Boss | None
    bonfire: int
    university: University | None
    reserve: Reserve | None
    alert: Alert
    panic: str | None
    clan: str | None
    clan_open: bool
    supply: dict[Cube, int]
    traps: list[str]
    deck: Deck
    discard: list[str]
    jinx_deck: Deck
    jinx_discard: list[str]
    stage: list[str]
    plays: list[Play]
    test: Test | None
    countdown: int | None
    final_round: int | None
    theses: list[int]
    standings: list[ScoredPlace]
    home: Annotated[
        list[int] | UnsetType,
        Meta(description="seats that are finished, with models that stay in the Starting Zone"),
    ] = UNSET


class ZoneFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a tile. Passages: n1 is the west half of the north side, then clockwise."""

    kind: Literal["zone"]
    number: str
    rules: list[str]
    floor: int
    size: Annotated[int, Meta(description="tiles along a side")]
    alert: int
    slots: list[Cube]
    passages: list[str]
    doors: dict[str, list[Cube]]
    icons: list[tuple[str, int | str]]
    start: bool
    effects: dict[str, int]


class Bonfire(msgspec.Struct, frozen=True):
    """The printed Bonfire."""

    spaces: int


class Demands(msgspec.Struct, frozen=True):
    """What a Thesis asks for, whichever Clan reads it."""

    stars: int


class Speaking(Shape, frozen=True):
    """Somebody who may speak in a Stealth Test, told with every question that is asked during one."""

    seat: int
    state: Literal["spoken", "now", "next", "silent"]


VIEW: Final = DungeonologyView
CARDS: Final[dict[str, Any]] = {"zone": ZoneFacts}
PROMPT: Final[dict[str, Any]] = {"speakers": list[Speaking]}
BOARDS: Final[dict[str, Any]] = {"note": dict[Cube, Column], "bonfire": Bonfire, "thesis": Demands}
