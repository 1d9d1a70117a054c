"""A match: a table with people around it. It decides what is allowed, and knows neither wires nor disks.

A match never changes: each line of its log leads from one to the next (`after`). A command gives a `Draft`:
the entry that would be written and the board after it. Nothing has happened until somebody has written it. So
a draft that loses a race, or meets a full disk, leaves no trace.

People may do more than their seats: whoever holds several decides for each of them. What a command may see
and say is always that of one seat.
"""

import base64
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from undercroft import bots
from undercroft.engine.chance import fingerprint
from undercroft.engine.choice import Malformed, Reason, Refused
from undercroft.engine.events import Event
from undercroft.engine.state import Table
from undercroft.server.clocks import Clock, NoClock, allowance, first_bank, increment
from undercroft.server.entries import (
    AnyEntry,
    Closed,
    Face,
    Left,
    Line,
    Moved,
    Paused,
    Reacted,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    StoodIn,
    Turning,
    UndoAnswered,
    UndoAsked,
    Undone,
    Why,
)
from undercroft.server.names import plain, shows_something

LONGEST_TALK: Final = 500
MOST_LOOKED_BACK: Final = 60  # decisions among which somebody's own last one is looked for
LETTING_GO_ON: Final = ("pass",)
WELCOME_BACK: Final = 60_000  # whoever returns has at least this much time left
CLAIM: Final = 2_000  # ms that the process which owes a bot's move has before others take over
THINKING_CLAIM: Final = 6_000  # the same, where the bot thinks; whoever needs longer says so in time


class Denied(Exception):
    """A command that is not allowed now. `code` is for programs, `reason` is the rule of the game, if one
    forbids it.
    """

    def __init__(self, code: str, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reason = reason


def read_talk(text: str) -> str:
    """What somebody says, as others will read it. Raises Denied."""
    words = plain(text).strip()
    if not shows_something(words) or len(words) > LONGEST_TALK:
        raise Denied("malformed", f"expected a text of 1 to {LONGEST_TALK} characters")
    return words


class Occupant(msgspec.Struct):
    """Who plays a seat: a person, or a bot where there is none. A stand-in is the bot of an absent person."""

    name: str
    player: str | None = None
    bot: str = ""
    stand_in: Why | None = None
    resigned: bool = False

    @property
    def decides(self) -> bool:
        """Whether the person is asked, and no bot."""
        return self.player is not None and self.stand_in is None


class UndoRequest(msgspec.Struct):
    """Somebody wants to go back further than to the last new information."""

    seat: int
    to: int
    agreed: list[int]  # seats of people who said yes


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """What a seat decided when `to` decisions had been taken, in notation."""

    to: int
    seat: int
    option: str


STORED: Final = {  # names in snapshots that are older than those in the code
    "occupants": "sitters",
    "resign_floor": "no_return",
    "outcome_floor": "settled",
    "undone_to": "retrod",
    "state": "around",
}


class MatchState(msgspec.Struct, rename=STORED):
    """Everything about a match that is not on the board; a snapshot keeps it beside the saved table."""

    occupants: list[Occupant]
    seq: int = 0
    asked_seq: int = 0  # of the line that put the present question
    asked_at: int = 0  # when it was put; pauses do not count
    step: int = 0  # how many decisions have been taken
    resign_floor: int = 0  # nobody goes back behind this decision: there somebody left the game
    outcome_floor: int = 0  # nor behind this one: something fell there, and would not fall so again
    undone_to: int = 0  # decisions up to this one have been taken back once
    renewals: int = 0  # how often chance was renewed
    banks: list[int] | None = None  # milliseconds left to each seat
    paused_at: int | None = None
    request: UndoRequest | None = None
    rematch: str = ""
    closed: bool = False
    decisions: list[Decision] = []  # the last ones that nobody has taken back, oldest first


class Draft(NamedTuple):
    """What would be written, and the board after it (None where the board stays, or must be rebuilt)."""

    entry: AnyEntry
    table: Table | None = None
    events: tuple[Event, ...] = ()


class TableStatus(NamedTuple):
    """What the table's row says: whose turn it is, and what else the lobby and the sweeper want to know."""

    status: str
    asked: int | None
    due: int | None
    changed: int
    ended: int | None  # None leaves it as it is


class Match:
    """One table in play or over, as the log has it up to `state.seq`."""

    def __init__(
        self, id: str, table: Table, clock: Clock, state: MatchState, one_deal: bool = False
    ) -> None:
        self.id = id
        self.table = table
        self.clock = clock
        self.one_deal = one_deal  # all who play it have the same chance, so it is not renewed
        self.state = state
        if state.banks is None:
            bank = first_bank(clock)
            state.banks = [bank] * table.seats if bank else None

    # -- what is known ---------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.state.seq

    @property
    def step(self) -> int:
        """How many decisions have been taken."""
        return self.state.step

    @property
    def ended(self) -> bool:
        return self.table.over or self.state.closed

    @property
    def seed_hash(self) -> str:
        return fingerprint(self.table.origin.seed)

    def seats_of(self, player: str | None) -> list[int]:
        occupants = self.state.occupants
        return [seat for seat, s in enumerate(occupants) if player is not None and s.player == player]

    @property
    def asked(self) -> int | None:
        """The seat that must decide; nobody in a pause or after the end."""
        if self.ended or self.state.paused_at is not None or self.table.choice is None:
            return None
        return self.table.choice.seat

    @property
    def bot_to_move(self) -> bool:
        return self.asked is not None and not self.state.occupants[self.asked].decides

    @property
    def is_decided_by_people(self) -> bool:
        """Whether anybody decides for himself; else bots play on alone."""
        return any(occupant.decides for occupant in self.state.occupants)

    @property
    def deadline(self) -> int | None:
        """When the person who is asked runs out of time."""
        seat = self.asked
        if seat is None or not self.state.occupants[seat].decides:
            return None
        if self.state.banks is not None:
            return self.state.asked_at + self.state.banks[seat]
        time = allowance(self.clock)
        return self.state.asked_at + time if time else None

    def bot_asked(self) -> str:
        """The bot that decides for the seat that is asked. Raises Denied where a person does."""
        seat = self.asked
        if seat is None or not self.bot_to_move:
            raise Denied("not_asked", "no bot is asked")
        return self.state.occupants[seat].bot or bots.STAND_IN

    def due(self, absent: int, now: int) -> int | None:
        """When something must happen at the table by itself; after `absent` seconds one looks whether whoever
        is asked is away.
        """
        seat = self.asked
        if seat is None:
            return None
        if self.bot_to_move:
            return now + (CLAIM if self.bot_asked() == "random" else THINKING_CLAIM)
        times = [self.deadline]
        if absent and self.keeps_waiting(seat):
            times.append(now + absent * 1000)
        return min((t for t in times if t is not None), default=None)

    @property
    def floor(self) -> int:
        """The earliest decision to which the seat that acted last may go back alone. Where time counts, a
        decision is taken back once: nobody gains time by going to and fro.
        """
        floor = max(self.table.undo_floor, self.state.resign_floor, self.state.outcome_floor)
        return floor if isinstance(self.clock, NoClock) else max(floor, min(self.state.undone_to, self.step))

    def others(self, seat: int) -> list[int]:
        """Seats of the other people who must agree: one for each person who holds any. A bot that sits there
        for a person agrees to nothing; whoever has resigned has no say in what came after.
        """
        mine, found = self.state.occupants[seat].player, dict[str, int]()
        for other, occupant in enumerate(self.state.occupants):
            if occupant.player is not None and occupant.player != mine and not occupant.resigned:
                found.setdefault(occupant.player, other)
        return list(found.values())

    def keeps_waiting(self, seat: int) -> bool:
        """Whether another person, who decides for himself, waits for this seat."""
        mine = self.state.occupants[seat].player
        return any(occupant.decides and occupant.player != mine for occupant in self.state.occupants)

    def is_away(self, seat: int) -> bool:
        """Whether a bot decides for the person of this seat, here or at another one, until he returns."""
        seats = self.seats_of(self.state.occupants[seat].player)
        return any(self.state.occupants[s].stand_in == "absent" for s in seats)

    # -- commands --------------------------------------------------------------------------------------------

    def move(self, seat: int, asked_seq: int, option: str, ref: str = "", bot: bool = False) -> Draft:
        """Answer the decision that line `asked_seq` put."""
        self.must_go_on()
        self.must_be_current(asked_seq)
        after = self.table.copy()
        try:
            events = after.take(option, seat)
        except Refused as error:
            raise Denied("refused", "the rules do not offer this", error.reason) from None
        except Malformed as error:
            raise Denied("malformed", str(error)) from None
        step = after.past
        films = tuple(base64.b64encode(film).decode() for film in after.recordings)
        entry = Moved(seat, self.table.write(step.option), ref, bot, step.outcomes, films)
        return Draft(entry, after, events)

    def resign(self, seat: int) -> Draft:
        self.must_go_on()
        after = self.table.copy()
        try:
            events = after.resign(seat)
        except Refused as error:
            raise Denied("refused", "the rules do not allow to resign now", error.reason) from None
        return Draft(Resigned(seat), after, events)

    def undo(self, seat: int, asked_seq: int, to: int) -> Draft:
        """Go back; further than the floor only if no other person holds a seat, else ask them. Nobody is
        asked who cannot answer, and nobody goes back without him.
        """
        self.must_go_on()
        self.must_be_current(asked_seq)
        return Draft(UndoAsked(seat, to)) if self.needs_consent(seat, to) else self.going_back(seat, to)

    def needs_consent(self, seat: int, to: int) -> bool:
        """Whether others are asked before this seat goes back so far; raises Denied where it cannot."""
        if not 0 <= to < self.step:
            raise Denied(
                "nothing_to_undo", f"{self.step} decisions were taken; expected 0 to {self.step - 1}"
            )
        if to < self.state.resign_floor:
            raise Denied("resigned", "somebody has left the game since")
        if to < self.state.outcome_floor:
            raise Denied("settled", "something has fallen since; nobody can put that back")
        if self.one_deal and to < self.table.learnt:
            raise Denied("one_deal", "all play the same deal; nobody goes back behind what he has learnt")
        others = self.others(seat)
        if (self.table.past.seat == seat and to >= self.floor) or not others:
            return False
        if any(map(self.is_away, others)):
            raise Denied("away", "somebody who must agree is away")
        return True

    def own_decisions(self, seat: int) -> Iterator[Decision]:
        """The last decisions of this seat, newest first, up to one that did more than let others go on."""
        for decision in reversed(self.state.decisions):
            if decision.seat == seat:
                yield decision
                if decision.option not in LETTING_GO_ON:
                    return

    def going_back(self, seat: int, to: int) -> Draft:
        """The table goes back. Behind something that somebody has learnt chance is renewed, whoever agreed:
        nobody shall know dice and cards beforehand.
        """
        renewal = self.state.renewals + 1 if to < self.table.learnt else 0
        return Draft(Undone(seat, to, self.asked == seat, renewal))

    def answer_undo(self, seat: int, yes: bool) -> Draft:
        self.must_go_on()
        request = self.state.request
        if request is None:
            raise Denied("no_request", "nobody has asked to go back")
        asked = self.others(request.seat)
        me = self.state.occupants[seat].player
        mine = next((s for s in asked if self.state.occupants[s].player == me), None)
        if mine is None or mine in request.agreed:
            raise Denied("not_asked", "this seat is not asked, or has answered")
        if yes and set(asked) <= {*request.agreed, mine}:
            return self.going_back(request.seat, request.to)
        return Draft(UndoAnswered(mine, yes))

    def say(self, seat: int, text: str) -> Draft:
        return Draft(Said(seat, read_talk(text)))

    def react(self, seat: int, face: Face) -> Draft:
        return Draft(Reacted(seat, face))

    def pause(self, seat: int) -> Draft:
        self.must_go_on()
        return Draft(Paused(seat))

    def resume(self, seat: int) -> Draft:
        if self.state.paused_at is None:
            raise Denied("not_paused", "the game is not paused")
        self.must_not_have_ended()
        return Draft(Resumed(seat))

    def stand_in(self, seat: int, why: Why) -> Draft:
        self.must_not_have_ended()
        if not self.state.occupants[seat].decides:
            raise Denied("stood_in", "a bot decides for this seat already")
        return Draft(StoodIn(seat, why))

    def take_back(self, seat: int) -> Draft:
        """The person of a seat returns to it."""
        if self.state.occupants[seat].stand_in is None:
            raise Denied("not_stood_in", "nobody stands in for this seat")
        return Draft(Returned(seat, asked=self.asked == seat))

    def leave(self, seat: int) -> Draft:
        if self.state.occupants[seat].player is None:
            raise Denied("not_your_seat", "nobody sits there")
        return Draft(Left(seat))

    def rematch(self, seat: int, table: str) -> Draft:
        if not self.ended:
            raise Denied("not_over", "the game is not over")
        if self.state.rematch:
            raise Denied("rematched", "the next table is there already")
        return Draft(Rematched(seat, table))

    def close(self) -> Draft:
        self.must_not_have_ended()
        return Draft(Closed(0))

    def why_not(self, seat: int, option: str) -> Reason | None:
        """Why this seat is not offered something now; None if it is."""
        try:
            return self.table.why_not(option, seat)
        except Malformed as error:
            raise Denied("malformed", str(error)) from None

    def must_not_have_ended(self) -> None:
        if self.state.closed:
            raise Denied("closed", "the table was closed")
        if self.table.over:
            raise Denied("over", "the game is over", self.table.game.why_over(self.table))

    def must_go_on(self) -> None:
        self.must_not_have_ended()
        if self.state.paused_at is not None:
            raise Denied("paused", "the game is paused")

    def must_be_current(self, asked_seq: int) -> None:
        if asked_seq != self.state.asked_seq:
            raise Denied("stale", f"the question now is that of line {self.state.asked_seq}")

    # -- the log ---------------------------------------------------------------------------------------------

    def after(self, line: Line, table: Table | None = None) -> "Match":
        """The match after a line. The board is that of its draft, or is played from the line."""
        if table is None:
            table = self.table
            if isinstance(line.entry, Moved | Resigned | Undone):
                table = table.copy()
                play(table, line.entry)
        occupants = [msgspec.structs.replace(occupant) for occupant in self.state.occupants]
        banks = self.state.banks and self.state.banks[:]
        state = msgspec.structs.replace(self.state, occupants=occupants, banks=banks)
        apply_line(state, line, increment(self.clock))
        return Match(self.id, table, self.clock, state, self.one_deal)

    def status_after(self, line: Line, after: "Match", absent: int) -> TableStatus:
        """What the table's row says when a line has led to the next match."""
        status = "closed" if after.state.closed else "over" if after.table.over else "playing"
        ended = line.time if after.ended and not self.ended else None
        return TableStatus(status, after.asked, after.due(absent, line.time), line.time, ended)


def play(table: Table, entry: AnyEntry) -> None:
    """What an entry does to the board. An undo is not played: it is a matter of leaving out moves."""
    if isinstance(entry, Moved):
        table.take(entry.option, entry.seat, entry.outcomes)
    elif isinstance(entry, Resigned):
        table.resign(entry.seat)
    elif isinstance(entry, Undone):
        raise ValueError("an undo cannot be played; the table must be built anew")


def apply_line(state: MatchState, line: Line, increment: int) -> None:
    """What a line changes around the board."""
    entry, time = line.entry, line.time
    state.seq = line.seq
    match entry:
        case Moved(seat, bot=False) | Undone(seat, asked=True):
            if state.banks is not None:
                left = max(0, state.banks[seat] - max(0, time - state.asked_at))
                fresh = isinstance(entry, Moved) and state.step >= state.undone_to
                state.banks[seat] = left + (increment if fresh else 0)
        case UndoAsked(seat, to):
            state.request = UndoRequest(seat, to, [])
        case UndoAnswered(seat, yes):
            if state.request is not None:
                state.request = UndoRequest(
                    state.request.seat, state.request.to, [*state.request.agreed, seat]
                )
                state.request = state.request if yes else None
        case Paused():
            state.paused_at = time
        case Resumed():
            state.asked_at += max(0, time - (state.paused_at or time))
            state.paused_at = None
        case StoodIn(seat, why):
            state.occupants[seat].stand_in = why
            state.request = None
            if state.banks is not None and why == "time":
                state.banks[seat] = 0
        case Returned(seat, asked):
            state.occupants[seat].stand_in = None
            if state.banks is not None:
                state.banks[seat] = max(state.banks[seat], WELCOME_BACK)
            if asked:
                state.asked_at = time
        case Left(seat):
            state.occupants[seat] = Occupant("", bot=state.occupants[seat].bot)
            state.request = None
        case Rematched(_, table):
            state.rematch = table
        case Closed():
            state.closed = True
        case _:
            pass
    if isinstance(entry, Moved | Resigned):
        if isinstance(entry, Moved):
            kept = state.decisions[1 - MOST_LOOKED_BACK :]
            state.decisions = [*kept, Decision(state.step, entry.seat, entry.option)]
        state.step += 1
        if isinstance(entry, Resigned):
            state.resign_floor = state.step
            state.occupants[entry.seat].resigned = True
        elif entry.outcomes:
            state.outcome_floor = state.step
    elif isinstance(entry, Undone):
        state.undone_to = max(state.undone_to, state.step)
        state.step = entry.to
        state.decisions = [decision for decision in state.decisions if decision.to < entry.to]
        state.renewals = max(state.renewals, entry.renewal)
    if isinstance(entry, Turning):
        state.asked_seq = line.seq
        state.asked_at = time
        state.request = None


# -- from the log to the match -------------------------------------------------------------------------------


AGE: Final = 1  # of snapshots: raise it when `apply_line` comes to mean something else by the same fields
KEPT: Final = (MatchState, Occupant, UndoRequest, Decision)
SHAPE: Final = " ".join((str(AGE), *(name for part in KEPT for name in part.__struct_encode_fields__)))


class Snapshot(msgspec.Struct, rename=STORED):
    """A match as it was after one line: a cache, never more than what the log says. One whose shape is not
    SHAPE was taken by another version, which knew other things about a match: it is passed over.
    """

    state: MatchState
    table: dict[str, Any]
    shape: str = ""


class TooLate(Exception):
    """The log goes back behind this snapshot."""


def take_snapshot(match: Match) -> Snapshot:
    """The moves since somebody learnt something are kept, and always the last one, which says who acted;
    those before are in the log. People are not kept: the rows of the seats say who sits there.
    """
    nameless = [msgspec.structs.replace(occupant, name="", player=None) for occupant in match.state.occupants]
    state = msgspec.structs.replace(match.state, occupants=nameless)
    return Snapshot(state, match.table.save(max(0, min(match.table.learnt, match.step - 1))), SHAPE)


class Course:
    """The decisions that nobody has taken back, and where chance was renewed between them; `start` decisions
    were taken before.
    """

    def __init__(self, lines: Iterable[Line] = (), start: int = 0) -> None:
        self.start = start
        self.kept: list[Line] = []  # oldest first
        self.renewals: dict[int, int] = {}  # number of decisions taken -> number of the renewal there
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """One line more. Raises TooLate for an undo that goes back behind the start."""
        entry = line.entry
        if isinstance(entry, Moved | Resigned):
            self.kept.append(line)
        elif isinstance(entry, Undone):
            if entry.to < self.start:
                raise TooLate
            del self.kept[entry.to - self.start :]
            self.renewals = {after: n for after, n in self.renewals.items() if after <= entry.to}
            if entry.renewal:
                self.renewals[entry.to] = entry.renewal

    @property
    def end(self) -> int:
        """How many decisions have been taken."""
        return self.start + len(self.kept)

    def lead(self, table: Table, upto: int | None = None) -> None:
        """Play a board of this course on, until `upto` decisions have been taken, or all."""
        end = self.end if upto is None else min(upto, self.end)
        self.renew(table)
        while table.past.number < end:
            play(table, self.kept[table.past.number - self.start].entry)
            self.renew(table)

    def renew(self, table: Table) -> None:
        """Renew the chance of a board of this course, if that was done there and is not done yet."""
        renewal = self.renewals.get(table.past.number, 0)
        if renewal > table.past.renewal:
            table.renew(renewal)


def advance(match: Match, lines: Sequence[Line]) -> None:
    """Bring a match up to date with the lines after it. Raises TooLate if they go back behind it."""
    Course(lines, match.step).lead(match.table)
    more = increment(match.clock)
    for line in lines:
        apply_line(match.state, line, more)
