"""What is said between a table and a program that plays a seat: one JSON object per line, questions on its
standard input and answers on its standard output. docs/writing-bots.md tells the story, and the JSON Schema
beside it is made from here.

The program speaks only when it is spoken to: `ready` answers `hello`, an `answer` answers each `ask`. What it
says is read strictly. What it is told may grow by fields, which an older program passes over.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
LONGEST: Final = 65_536  # bytes in one line of a program


Kind: TypeAlias = Literal["start", "protocol", "legality", "time"]


class BotFault(Exception):
    """A program that does not play as it should, and is stopped. The message says what was expected; `kind`
    is what it failed in.
    """

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(kind, message)
        self.kind: Kind = kind

    def __str__(self) -> str:
        return str(self.args[1])


# -- to the program ------------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything a program is told."""


class Hello(Told, frozen=True, tag="hello"):
    """The first line: where the program sits. All its chance should come from the seed, which says nothing
    of the table's own; every answer should come within so many seconds.
    """

    protocol: int
    game: str
    version: Annotated[int, Meta(description="Of the rules.")]
    seats: int
    seat: int
    options: Annotated[dict[str, int], Meta(description="Of the game.")]
    seed: str
    seconds: float


class Ask(Told, frozen=True, omit_defaults=True, tag="ask"):
    """A decision of the program's seat. `view` is all that the seat may know; `options` can be answered with,
    and where they are a grid, anything legal between. `table` comes if the program wishes: a saved table as
    it may be, in which everything hidden from the seat is dealt anew.
    """

    number: Annotated[int, Meta(ge=1, description="Counts the questions.")]
    prompt: Annotated[str, Meta(description="What is decided, a dotted path.")]
    options: Annotated[list[str], Meta(min_length=1)]
    view: dict[str, Any]
    table: dict[str, Any] | None = None


class Standing(msgspec.Struct, frozen=True):
    """A seat's place, and why."""

    seat: int
    rank: int
    reason: str
    rule: str
    figures: dict[str, int]


class Over(Told, frozen=True, tag="over"):
    """The game is over; the best first."""

    standings: list[Standing]


class Bye(Told, frozen=True, tag="bye"):
    """Nothing more will be asked. The program ends."""


# -- from the program ----------------------------------------------------------------------------------------


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a program says."""


class Ready(Said, frozen=True, tag="ready"):
    """The answer to `hello`: who plays, and whether a table comes with every question."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    table: bool = False


class Answer(Said, frozen=True, tag="answer"):
    """The answer to an `ask`, with its number."""

    number: int
    option: Annotated[str, Meta(min_length=1, max_length=200)]
    comment: Annotated[str, Meta(max_length=1000, description="For people; nothing depends on it.")] = ""


ToProgram: TypeAlias = Hello | Ask | Over | Bye
FromProgram: TypeAlias = Ready | Answer


def schema_of(title: str, **directions: Any) -> dict[str, Any]:
    """The JSON Schema of a protocol: what each side may say, by its name."""
    said, parts = msgspec.json.schema_components([*directions.values()], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": {**dict(zip(directions, said, strict=True)), **parts},
    }


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    title = f"Undercroft, protocol of bots {PROTOCOL}"
    return schema_of(title, ToProgram=ToProgram, FromProgram=FromProgram)
