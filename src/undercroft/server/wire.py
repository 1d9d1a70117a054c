"""The live protocol: what travels over the WebSocket of a table, as types. docs/protocol.md tells the story,
and its JSON Schema is made from here.

A client says `hello` first and names the last line of the log it knows. From then on every `news` carries
the lines after that and the state after the last of them, so a client that keeps the newest state and all
lines knows everything, whenever its wire broke.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

from undercroft.bots.protocol import schema_of
from undercroft.server.clocks import Clock
from undercroft.server.entries import Face

PROTOCOL: Final = 1

Ref: TypeAlias = Annotated[
    str, Meta(max_length=40, description="The sender's own mark, sent back with the answer.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Seq: TypeAlias = Annotated[
    int, Meta(ge=0, le=2**53, description="The number of a line of the log; 0 is before the first.")
]


# -- from the client -----------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(Command, frozen=True, tag="hello"):
    """The first message. `since` is the last line the client knows; without it the newest lines are told.
    `seat` is from where it wants to look, one of its own; without it the server chooses. With `curtain`
    whoever has several seats is first told what those know who watch, until he says `look`.
    """

    protocol: int = PROTOCOL
    since: Seq | None = None
    seat: SeatNumber | None = None
    curtain: bool = False


class Move(Command, frozen=True, tag="move"):
    """Answer the decision that line `asked` put, with one of the options offered."""

    asked: Seq
    option: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: Ref = ""
    seat: SeatNumber | None = None


class Why(Command, frozen=True, tag="why"):
    """Why is this not offered to me now?"""

    option: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: Ref = ""
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Go back to where `to` decisions had been taken. Behind the floor the others are asked."""

    asked: Seq
    to: Annotated[int, Meta(ge=0, le=2**53)]
    ref: Ref = ""
    seat: SeatNumber | None = None


class Consent(Command, frozen=True, tag="consent"):
    """Answer somebody who wants to go back."""

    yes: bool
    ref: Ref = ""
    seat: SeatNumber | None = None


class Say(Command, frozen=True, tag="say"):
    """Talk to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""
    seat: SeatNumber | None = None


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks; no move is taken."""

    ref: Ref = ""
    seat: SeatNumber | None = None


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""

    ref: Ref = ""
    seat: SeatNumber | None = None


class Resign(Command, frozen=True, tag="resign"):
    """Leave the game."""

    ref: Ref = ""
    seat: SeatNumber | None = None


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot decide for me (`on`), or decide again myself. Whoever made the table may also let one decide
    for somebody who is not there (`whose`), until he returns.
    """

    on: bool
    ref: Ref = ""
    seat: SeatNumber | None = None
    whose: SeatNumber | None = None


class Ready(Command, frozen=True, tag="ready"):
    """While the table waits: I am ready to begin, or not yet."""

    on: bool
    ref: Ref = ""


class React(Command, frozen=True, tag="react"):
    """Make a face at the table."""

    face: Face
    ref: Ref = ""
    seat: SeatNumber | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Meet again at a new table, with the same people and options."""

    ref: Ref = ""
    seat: SeatNumber | None = None


class Hint(Command, frozen=True, tag="hint"):
    """What would you do about the question of line `asked`, and why?"""

    asked: Seq
    ref: Ref = ""
    seat: SeatNumber | None = None


class Look(Command, frozen=True, tag="look"):
    """Look from another of my seats: for several people at one screen; from none, while a curtain is between
    two of them. Answered by a new `welcome`.
    """

    seat: SeatNumber | None
    ref: Ref = ""


Incoming: TypeAlias = (
    Hello
    | Move
    | Why
    | Undo
    | Consent
    | Say
    | React
    | Ready
    | Pause
    | Resume
    | Resign
    | StandIn
    | Rematch
    | Hint
    | Look
)


# -- parts of answers ----------------------------------------------------------------------------------------


class Because(msgspec.Struct, frozen=True):
    """The rule that forbids something: its id, the key of the sentence, and what the sentence mentions."""

    rule: str
    key: str
    facts: dict[str, Any]


class Counsel(msgspec.Struct, frozen=True):
    """Why an option is good or bad: the message that says so, and what it mentions."""

    key: str
    facts: dict[str, Any]


class Weighed(msgspec.Struct, frozen=True):
    """What the search thinks of an option. `looks` is how often it looked there (0: there is only this one),
    `share` the part of the victory it expects, from 0 to 1, and `error` how unsure that is (standard error).
    `facts` are what the label of the option mentions.
    """

    option: str
    looks: int
    share: float
    error: float
    facts: dict[str, Any]
    counsel: Counsel | None


class TableEvent(TypedDict):
    """Something that happened, and what a sentence about it mentions. What that is depends on the kind."""

    kind: str


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log as this client may know it. Which fields are there depends on the kind."""

    seq: int
    time: Annotated[int, Meta(description="Milliseconds since 1970.")]
    kind: str
    seat: int
    events: list[TableEvent] | UnsetType = UNSET
    ref: str | UnsetType = UNSET  # to the sender only
    bot: bool = False
    to: int | UnsetType = UNSET
    renewal: Annotated[
        int | UnsetType,
        Meta(description="The table went back behind something learnt: the number of the renewal of chance."),
    ] = UNSET
    yes: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    face: Annotated[Face | UnsetType, Meta(description="The face that somebody makes instead of words.")] = (
        UNSET
    )
    why: Literal["absent", "time", "own"] | UnsetType = UNSET
    table: str | UnsetType = UNSET
    films: Annotated[
        list[str] | UnsetType,
        Meta(description="Recordings of what fell, for the eyes (base64); docs/games/dungeon_drop/films.md."),
    ] = UNSET


class AskedInView(TypedDict):
    """The decision that is pending, in notation. `options` are there for the seat that is asked; of what
    `ranges` names, by verb, they are only a grid, and these are the bounds.
    """

    seat: int
    prompt: str
    options: NotRequired[list[str]]
    ranges: NotRequired[dict[str, dict[str, Any]]]


class View(TypedDict):
    """What a seat, or somebody who watches, may know of the table. Each game has its own; this is in all."""

    over: bool
    asked: AskedInView | None


class Ahead(msgspec.Struct, frozen=True):
    """What may be answered to a question that comes soon, if `via` are the answers to this one and those
    between: they teach nobody anything. `facts` is what its label mentions.
    """

    via: list[str]
    option: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True):
    """The decision that is pending. `offers` is there only for the seat that is asked: what the label of each
    of `view.asked.options` mentions, in the same order. `ahead` is what the same seat may do after the next
    answer, where that only goes on.
    """

    seat: int
    prompt: str
    facts: dict[str, Any]
    offers: list[dict[str, Any]] | None
    useless: Annotated[list[int], Meta(description="Which of the offers bring nothing, by a rule of thumb.")]
    ahead: list[Ahead] | UnsetType = UNSET


class UndoState(msgspec.Struct, frozen=True):
    """`floor` is the earliest decision `seat`, who acted last, may go back to alone; `request` is somebody's
    wish to go back further, with those who agreed and those who are still asked. `own` are the last decisions
    of whoever reads this, newest first, up to one that did more than pass.
    """

    seat: int
    floor: int
    request: "UndoRequest | None"
    own: "list[OwnDecision]"


class OwnDecision(msgspec.Struct, frozen=True):
    """A decision that its seat may take back: by going to where `to` decisions had been taken. `consent` says
    that others are asked, `renews` that chance is renewed, `refused` why it cannot be taken back.
    """

    to: int
    option: str
    consent: bool
    renews: bool
    refused: str | None


class UndoRequest(msgspec.Struct, frozen=True):
    """A wish to go back to where `to` decisions had been taken. `renews` says that somebody has learnt
    something since: then chance is renewed.
    """

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]
    renews: bool


class SeatState(msgspec.Struct, frozen=True):
    """Who plays a seat now. `person` is false for a bot; `stand_in` says why a bot decides for a person."""

    name: str
    person: bool
    bot: str
    stand_in: str | None


class Standing(msgspec.Struct, frozen=True):
    """A place in the ranking with its reason."""

    seat: int
    rank: int
    reason: str
    rule: str
    figures: dict[str, int]


class Time(msgspec.Struct, frozen=True):
    """Clocks, in milliseconds: since when the decision is pending, when time is up, and what each seat has
    saved (with a `bank` clock).
    """

    asked_at: int
    until: int | None
    banks: list[int] | None


class State(msgspec.Struct, frozen=True):
    """Everything this client may know about the table after line `seq`."""

    seq: int
    asked_seq: Annotated[int, Meta(description="The line that put the present question; a move names it.")]
    step: int
    over: bool
    closed: bool
    paused: bool
    asked: Asked | None
    view: View
    seats: list[SeatState]
    undo: UndoState
    time: Time
    standings: list[Standing]
    rematch: str | None


class ContentInfo(msgspec.Struct, frozen=True):
    """The content of an owner, by its name and its hash."""

    name: str
    hash: str


class About(msgspec.Struct, frozen=True):
    """What does not change while a game lasts."""

    id: str
    name: str
    language: str
    game: str
    version: int
    options: dict[str, int]
    clock: Clock
    watch: bool
    seed_hash: Annotated[str, Meta(description="The seed is shown when the game is over and must fit this.")]
    hints: Annotated[bool, Meta(description="Whether hints are given at this table.")]
    campaign: Annotated[str, Meta(description="The campaign of which it is a chapter, or nothing.")] = ""
    daily: Annotated[str, Meta(description="The day whose deal it is, or nothing.")] = ""
    content: Annotated[
        ContentInfo | None, Meta(description="That of an owner, with which it is played; else ours.")
    ] = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as others see it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    mine: bool
    has_deck: Annotated[bool, Meta(description="Whether a deck of its own was handed in.")] = False
    ready: Annotated[bool, Meta(description="Before the game: whether its person is ready to begin.")] = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as others see it."""

    id: str
    game: str
    version: int
    options: dict[str, int]
    name: str
    language: str
    public: bool
    watch: bool
    clock: Clock
    absent: int
    status: Literal["waiting", "playing", "over", "closed"]
    asked: int | None
    created: int
    started: int | None
    ended: int | None
    changed: int
    mine: Annotated[bool, Meta(description="Whether I made it.")]
    seats: list[SeatInfo]
    rematch_of: str | None
    daily: Annotated[str, Meta(description="The day whose deal it is, or nothing.")]
    agreed: Annotated[bool, Meta(description="While it waits: whether all are ready, so that any may begin.")]
    hints: Annotated[bool, Meta(description="Whether hints are given, with those who sit there now.")]
    content: Annotated[
        ContentInfo | None, Meta(description="That of an owner, with which it is played; else ours.")
    ] = None


# -- from the server -----------------------------------------------------------------------------------------


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything the server says."""


class WaitingLine(msgspec.Struct, frozen=True):
    """What somebody says while the table waits. It is gone when the game begins."""

    seq: int
    time: int
    name: str
    mine: bool
    text: str


class Waiting(Reply, frozen=True, tag="waiting"):
    """The table has not started: who sits where so far, who of them is connected, and what they say. Sent
    again at every change; `welcome` follows when the game starts.
    """

    table: TableInfo
    here: list[bool]
    words: list[WaitingLine]


class Welcome(Reply, frozen=True, tag="welcome"):
    """The answer to `hello` and `look`: from which seat the client looks (None: it watches), which are its
    own, and the news. With `since` the lines are all that came after it; without, the newest ones.
    """

    protocol: int
    table: About
    seat: int | None
    mine: list[int]
    host: Annotated[bool, Meta(description="Whether the client's person made the table.")]
    since: int
    lines: list[LogLine]
    state: State
    here: list[bool]
    seed: str | None
    now: Annotated[int, Meta(description="The server's clock, for clients whose own is wrong.")]
    ref: str = ""


class News(Reply, frozen=True, tag="news"):
    """All lines after `since`, and the state after the last of them."""

    since: int
    lines: list[LogLine]
    state: State
    seed: str | None = None  # once the game is over


class Accepted(Reply, frozen=True, tag="accepted"):
    """What was asked for stands in the log, as line `seq`."""

    ref: str
    seq: int


class RefusedReply(Reply, frozen=True, tag="refused"):
    """What was asked for is not done. `because` is there when a rule of the game forbids it."""

    ref: str
    code: str
    message: str
    because: Because | None = None


class WhyReply(Reply, frozen=True, tag="because"):
    """The answer to `why`: the rule that forbids it, or nothing if it is offered."""

    ref: str
    because: Because | None


class HintReply(Reply, frozen=True, tag="hint"):
    """The answer to `hint`: what the search thinks of some options of the question of line `asked`, the best
    first.
    """

    asked: int
    lines: list[Weighed]
    ref: str = ""


class Here(Reply, frozen=True, tag="here"):
    """Which seats have somebody connected."""

    here: list[bool]


class Failed(Reply, frozen=True, tag="failed"):
    """Something that is wrong with the connection itself; `id` finds it in the server's log. The connection
    is closed.
    """

    id: str
    code: str
    message: str


Outgoing: TypeAlias = (
    Waiting | Welcome | News | Accepted | RefusedReply | WhyReply | HintReply | Here | Failed
)


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    return schema_of(f"Undercroft, live protocol {PROTOCOL}", FromClient=Incoming, FromServer=Outgoing)
