"""What a view of a table with the expansion holds (`view.py` makes it), beside what one of the base does."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.engine.shapes import Deck, Known, Shape
from undercroft.games.dungeonology import shapes as base

CONSTANTS: Final = base.CONSTANTS
AnyCube: TypeAlias = Literal[
    "civilization",
    "militia",
    "worship",
    "riches",
    "caste",
    "false_information",
    "universal_information",
]


class Seat(base.Seat, frozen=True):
    """A Scholar and what belongs to it."""

    star_tokens: Annotated[list[str], Meta(description="metal and column of the Stars that are held")]
    universal: Annotated[
        dict[str, list[int]], Meta(description="by column, slots from the bottom with a white cube")
    ]
    stored: Annotated[Known, Meta(description="under the Zainetto Card")]
    completed: Annotated[list[str], Meta(description="Research Cards")]
    silenced: Annotated[bool, Meta(description="plays no Trick Cards for a while, but declares with them")]
    dulled: Annotated[bool, Meta(description="her Study Bonus counts 0 for a while")]
    fooled: Annotated[bool, Meta(description="the Fool's Token lies on her card")]
    carrying: Annotated[bool, Meta(description="an Egg")]
    delivered: Annotated[int, Meta(description="Eggs that were brought home")]
    kinds: Annotated[dict[str, int], Meta(description="how many of the Students belong to a Congregation")]
    support: Annotated[int, Meta(description="Support Points that are left, in a campaign")]
    wheel: Annotated[int, Meta(description="by how much the Study Bonus was raised in Setup")]
    hot_water: Annotated[int, Meta(description="Hot Water Tokens")]
    shells: Annotated[int, Meta(description="of Eggs that she has opened")]
    rescued: Annotated[bool, Meta(description="she has rescued Enrico Giovanni")]
    blessed: Annotated[bool, Meta(description="she has the Blessing of Scilla")]
    beaten: Annotated[int, Meta(description="Tentacles that she has beaten")]
    calmed: Annotated[int, Meta(description="how often she has freed a Floor of Tentacles")]
    melted: Annotated[int, Meta(description="Iota that she has melted")]
    familiars: Annotated[list[str], Meta(description="that are Linked to her")]
    warded: Annotated[bool, Meta(description="her Familiar has kept an Encounter away in this turn")]


class Zone(base.Zone, frozen=True):
    """A tile that lies in the Dungeon."""

    cubes: list[AnyCube | None]  # type: ignore[assignment]
    eggs: int
    frozen: Annotated[bool, Meta(description="an Iota stands there")]
    size: Annotated[int, Meta(description="tiles along a side")]
    tentacle: Annotated[bool, Meta(description="a Tentacle lies there")]
    trappers: Annotated[list[int | None], Meta(description="who placed each of the Trap Tokens")]


class Temple(Shape, frozen=True):
    """The pieces of the Cursed Temple."""

    idol: Annotated[int | None, Meta(description="who has it, null while it lies in the Crypt")]
    bridge: Annotated[list[str] | None, Meta(description="the Zones that it joins, null before there is one")]
    bridge_fell: bool
    pillar: Annotated[bool, Meta(description="it stands in the Catacombs")]
    snake_pit: Annotated[str | None, Meta(description="the Zone where it lies")]
    boulder: Annotated[str | None, Meta(description="the Zone where it lies, with Rolling Stone")]


class Sea(Shape, frozen=True):
    """The pieces of Goddess of the Sea."""

    tentacles: Annotated[int, Meta(description="that are still on Cariddi's card")]
    lair: Annotated[str | None, Meta(description="the Zone that is the Lair, null before there is one")]


class Research(Shape, frozen=True):
    """The Research Cards."""

    open: list[str]
    deck: Deck
    claimed: Annotated[bool, Meta(description="one was taken in this turn")]


class Familiar(Shape, frozen=True):
    """A Familiar: Linked to a Scholar, in a Zone, or in the Reserve."""

    seat: int | None
    at: str | None


class Lasting(Shape, frozen=True):
    """What lasts for the current player until the end of the turn."""

    tumbling: bool
    doorless: bool
    intelligence: int
    relief: int
    promised: int
    skipped: Annotated[bool, Meta(description="a Familiar has let her leave out a cube")]


class Omega(Shape, frozen=True):
    """Omega, where he plays. All of him is open but for the order of his deck."""

    at: Annotated[str, Meta(description="the Zone of his model")]
    tome: Annotated[list[str], Meta(description="cubes on the Tome of Secrets, in reading order")]
    spaces: Annotated[int, Meta(description="up to the OMEGA symbol")]
    columns: Annotated[int, Meta(description="spaces in a row")]
    stars: Annotated[list[int], Meta(description="the spaces with a Black Star, counted from 1")]
    leaves: Annotated[int, Meta(description="cubes of every Zone that he does not take")]
    more: Annotated[int, Meta(description="Students that he draws beside those of his card")]
    black: Annotated[int, Meta(description="Black Stars that are covered")]
    deck: Deck
    discard: Annotated[list[str], Meta(description="the last card drawn at the end")]
    card: Annotated[str | None, Meta(description="the last Omega Card drawn, for whatever reason")]
    bonus: Annotated[int, Meta(description="its Alert Bonus, which counts in his Zone")]
    gains: Annotated[list[str], Meta(description="what he got in the last Omega Phase and still has")]
    phase: Annotated[str | None, Meta(description="the step of the Omega Phase that is being played")]
    revealed: Annotated[
        Literal["sabotage", "reaction"] | None,
        Meta(description="the field of the last card that may be answered now"),
    ]


class Figures(base.Figures, frozen=True):
    """What a score is made of."""

    research: int
    mode: Annotated[int, Meta(description="of the mode of a Big Boss")]
    set: Annotated[int, Meta(description="of the Star set of the Clan Card")]


class ScoredPlace(base.ScoredPlace, frozen=True):
    """A place in the ranking, with the score."""

    figures: Figures


class Test(base.Test, frozen=True, kw_only=True):
    """The Stealth Test in progress."""

    cube: AnyCube | None  # type: ignore[assignment]


class RoccaCivettaView(base.DungeonologyView, frozen=True):
    """A table of Dungeonology with Rocca Civetta."""

    seat: dict[str, Seat]  # type: ignore[assignment]
    dungeon: list[Zone]  # type: ignore[assignment]
    supply: dict[AnyCube, int]  # type: ignore[assignment]
    temple: Annotated[Temple | None, Meta(description="null without Enrico Giovanni")]
    sea: Annotated[Sea | None, Meta(description="null without Scilla and Cariddi")]
    nest: Annotated[int | None, Meta(description="Eggs beside the Campus, null without the mode")]
    egg_row: Annotated[int | None, Meta(description="Eggs that are to come, null without Marconiglio")]
    iota: Annotated[int | None, Meta(description="Iota in their Reserve, null without Freddo")]
    water: Annotated[int | None, Meta(description="Hot Water Tokens in the Reserve, null without Freddo")]
    bonfire_spaces: Annotated[int, Meta(description="how many Students the Bonfire has room for")]
    captives: Annotated[int | None, Meta(description="Phi Students with Jukas, null without him")]
    congregations: Annotated[list[str], Meta(description="whose cards lie on the table")]
    bonfire_row: Annotated[
        list[str], Meta(description="the kinds of Students at the Bonfire, the last one leaves first")
    ]
    research: Research
    cauldron: int
    enrolled: Annotated[
        dict[str, int] | None,
        Meta(description="how many in the University belong to a Congregation, null for a seat"),
    ]
    stewed: Annotated[dict[str, int], Meta(description="how many in the Cauldron belong to a Congregation")]
    familiars: dict[str, Familiar]
    omega: Omega | None
    test: Test | None
    lasting: Lasting
    standings: list[ScoredPlace]  # type: ignore[assignment]


class ResearchFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a Research Card."""

    kind: Literal["research"]
    number: str
    rules: list[str]
    points: int


class ZoneFacts(base.ZoneFacts, frozen=True, kw_only=True):
    """What is printed on a tile."""

    slots: list[AnyCube]  # type: ignore[assignment]


class FamiliarFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a Familiar Card."""

    kind: Literal["familiar"]
    number: str
    rules: list[str]
    cost: dict[str, int]
    zones: Annotated[list[str], Meta(description="where it can be engaged")]


class CongregationFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a Student Congregation Card."""

    kind: Literal["congregation"]
    number: str
    rules: list[str]
    effects: Annotated[list[str], Meta(description="what its Students do")]


class OmegaCardFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on an Omega Card, field by field (RCV-OPH-01)."""

    kind: Literal["omega_card"]
    id: str
    number: str
    rules: list[str]
    students: int
    movement: list[str]
    teleport: bool
    field_d: Annotated[str, Meta(description="what he does before his encounters, in a word")]
    encounter: list[str]
    black_star: str
    star: str
    double_star: str
    sabotage: list[int]
    reaction: str
    alert: int


VIEW: Final = RoccaCivettaView
CARDS: Final[dict[str, Any]] = {
    **base.CARDS,
    "zone": ZoneFacts,
    "research": ResearchFacts,
    "familiar": FamiliarFacts,
    "congregation": CongregationFacts,
    "omega_card": OmegaCardFacts,
}
PROMPT: Final[dict[str, Any]] = base.PROMPT
BOARDS: Final[dict[str, Any]] = base.BOARDS
