"""Entries: what stands in the log of a table. The log is the table; everything else is computed from it.

An entry says who did what and when. Some change the board (`Moved`, `Resigned`, `Undone`), the others change
what goes on around it: pauses, stand-ins, requests, talk. Entries are numbered from 1 without a gap; number 1
is `Started`, and the first decision is asked by it.

In the database an entry is a row: number, time, kind, and the fields below as JSON. Events of the board are
kept beside the entry that caused them, with who may see them, so that a log can be read without a replay. An
event has two shapes: this one, with its secrets, and what the presenter makes of it for one seat.
"""

from typing import Literal, TypeAlias

import msgspec

from undercroft.engine.events import Event

Why: TypeAlias = Literal["absent", "time", "own"]
Face: TypeAlias = Literal["laugh", "cheer", "gasp", "think", "sorry", "hurry"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One line of the log; `seat` is who did it."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The table was set up. The seat is that of the person who said so, or 0."""


class Moved(Entry, frozen=True, tag="moved", rename={"outcomes": "fates"}):
    """The seat answered its decision. `ref` is the sender's own mark, `bot` says that a bot decided,
    `outcomes` are what came of it that no seed leads to again (rows have an older name for them), and `films`
    show it (base64); no state depends on them.
    """

    option: str
    ref: str = ""
    bot: bool = False
    outcomes: tuple[str, ...] = ()
    films: tuple[str, ...] = ()


class Resigned(Entry, frozen=True, tag="resigned"):
    """The seat left the game."""


class Undone(Entry, frozen=True, tag="undone"):
    """The table went back to where `to` decisions had been taken. `asked` says that the seat was to decide:
    then the time it thought is its own. `renewal` is the number of the renewal of chance there, counted from
    1 at each table; 0 where nobody had learnt anything since.
    """

    to: int
    asked: bool = False
    renewal: int = 0


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """The seat wants to go back further than it may on its own."""

    to: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """The seat agrees to what was asked, or not. The last one who agrees writes `Undone` instead."""

    yes: bool


class Said(Entry, frozen=True, tag="said"):
    """Talk at the table. The text is empty when its author had it deleted."""

    text: str


class Reacted(Entry, frozen=True, tag="reacted"):
    """A face made at the table, instead of words."""

    face: Face


class Paused(Entry, frozen=True, tag="paused"):
    """No move is taken and no clock runs until somebody resumes."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """From here on a bot decides for the seat: its person is away, out of time, or wants it so."""

    why: Why


class Returned(Entry, frozen=True, tag="returned"):
    """The person decides again, at once if the seat was `asked`."""

    asked: bool = False


class Left(Entry, frozen=True, tag="left"):
    """The person is gone for good; a bot keeps the seat."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host of the server closed the table; seat is 0 and means nobody."""


AnyEntry: TypeAlias = (
    Started
    | Moved
    | Resigned
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | Reacted
    | Paused
    | Resumed
    | StoodIn
    | Returned
    | Left
    | Rematched
    | Closed
)
Turning: TypeAlias = Started | Moved | Resigned | Undone  # what changes the board, and so the question


class Line(msgspec.Struct, frozen=True):
    """An entry with its number, its time (milliseconds since 1970) and what happened on the board."""

    seq: int
    time: int
    entry: AnyEntry
    events: tuple[Event, ...] = ()
