"""Checking: whether every table is what its log says. Useful after a crash, a full disk or a restore.

log         numbers from 1 without a gap, columns that say the same as the entry, nothing that cannot be read
board       every decision was legal when it was taken, under the rules the table began with
snapshots   each of this version is the table as the log had it then; nobody uses those of others
row         status and whose turn it is are those after the last line
campaigns   every sheet is what the records of its games say
seats       there are as many as the table has, and their bots are bots of ours

Each table is read at one moment, so people may play meanwhile.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import SQLAlchemyError

from undercroft import bots
from undercroft.engine.choice import Malformed, Refused
from undercroft.engine.codec import SaveError
from undercroft.engine.settings import BadSetup
from undercroft.server import campaigns
from undercroft.server.admin.open_database import snapshot_of
from undercroft.server.admin.transfer import Tell
from undercroft.server.clocks import increment
from undercroft.server.entries import Closed, Line, Moved, Resigned, Started, Undone
from undercroft.server.match import SHAPE, Course, Denied, Match, apply_line, play, take_snapshot
from undercroft.server.rebuild import Unplayable, first_match, game_of
from undercroft.server.store import log
from undercroft.server.store.database import Database
from undercroft.server.store.schema import actions, snapshots, tables
from undercroft.server.store.schema import campaigns as campaigns_table
from undercroft.server.store.tables import SeatRow, TableRow, read_table

STRIDE: Final = 16  # decisions between two boards that are remembered, to go back to


class Problem(NamedTuple):
    """Something wrong with a table, or with the whole database where no table is named; with a snapshot, if
    that of a line is named.
    """

    table: str
    text: str
    snapshot: int = 0


class Found(Exception):
    """What is wrong with a log, where nothing after it can be judged."""


def check(database: Database, tell: Tell) -> tuple[int, list[Problem]]:
    """Look at everything; gives how many tables there are, and what is wrong."""
    problems = broken_pages(database)
    ids = database.run_reading(lambda connection: list(connection.scalars(select(tables.c.id))))
    for number, id in enumerate(sorted(ids), 1):
        with snapshot_of(database) as connection:
            problems += wrong_at(connection, id)
        tell("checking tables", number, len(ids))
    with snapshot_of(database) as connection:
        problems += wrong_campaigns(connection)
    return len(ids), problems


def wrong_campaigns(connection: Connection) -> Iterator[Problem]:
    """Where a sheet is not what the records of its games say."""
    for id in sorted(connection.scalars(select(campaigns_table.c.id))):
        try:
            for text in campaigns.wrong_with(connection, campaigns.load(connection, id)):
                yield Problem(id, f"the campaign: {text}")
        except (Denied, BadSetup, Unplayable, msgspec.MsgspecError) as error:
            yield Problem(id, f"the campaign: {error}")


def mend(database: Database, problems: list[Problem]) -> list[Problem]:
    """Delete snapshots that are wrong, since the log gives the same. Gives the problems that stay."""
    wrong = [problem for problem in problems if problem.snapshot]

    def job(connection: Connection) -> None:
        for problem in wrong:
            where = (snapshots.c.table_id == problem.table, snapshots.c.seq == problem.snapshot)
            connection.execute(delete(snapshots).where(*where))

    database.run(job)
    return [problem for problem in problems if not problem.snapshot]


def broken_pages(database: Database) -> list[Problem]:
    """What SQLite itself finds wrong with the file."""
    if not database.is_sqlite:
        return []

    def look(connection: Connection) -> list[Problem]:
        pages = [str(row[0]) for row in connection.exec_driver_sql("pragma integrity_check")]
        keys = connection.exec_driver_sql("pragma foreign_key_check").all()
        found = [text for text in pages if text != "ok"] + [f"a row of {x[0]} points nowhere" for x in keys]
        return [Problem("", text) for text in found]

    return database.run_reading(look)


def wrong_at(connection: Connection, id: str) -> Iterator[Problem]:
    """Everything wrong with one table."""
    try:
        found = read_table(connection, id)
        if found is None:
            return  # it was deleted meanwhile
        row, sitting = found
        if [seat.seat for seat in sitting] != list(range(row.seats)):
            raise Found(f"expected seats 0 to {row.seats - 1}, found {[seat.seat for seat in sitting]}")
        yield from (Problem(id, text) for text in wrong_bots(sitting))
        lines = read_log(connection, id)
        if row.started is None:
            yield from (Problem(id, text) for text in wrong_before_start(row, lines))
        elif not lines:
            raise Found("the log is empty, but the game has started")
        else:
            yield from wrong_in_play(connection, row, sitting, lines)
    except Found as error:
        yield Problem(id, str(error))
    except msgspec.MsgspecError as error:
        yield Problem(id, f"cannot be read: {error}")
    except SQLAlchemyError:
        raise
    except Exception as error:  # rules stumble in their own ways over what they could not have written
        yield Problem(id, f"cannot be played: {type(error).__name__}: {error}")


def wrong_bots(sitting: list[SeatRow]) -> Iterator[str]:
    """A server plays for these seats as its usual stand-in would, and starts no program."""
    for seat in sitting:
        if seat.bot and seat.bot not in bots.LEVELS:
            yield f"the bot of seat {seat.seat} is {seat.bot!r}; there are: {', '.join(bots.LEVELS)}"


def wrong_before_start(row: TableRow, lines: list[Line]) -> Iterator[str]:
    if row.status not in ("waiting", "closed"):
        yield f"the row says {row.status}, but the game has not started"
    if lines:
        yield f"the log has {len(lines)} lines, but the game has not started"


# -- the log -------------------------------------------------------------------------------------------------


def read_log(connection: Connection, id: str) -> list[Line]:
    """All lines. Raises Found at the first that is not there or cannot be read."""
    lines: list[Line] = []
    wanted = select(actions).where(actions.c.table_id == id).order_by(actions.c.seq)
    for row in connection.execute(wanted):
        if row.seq != len(lines) + 1:
            raise Found(f"line {len(lines) + 1} is missing: the next one is {row.seq}")
        try:
            line = log.line_of(row)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Found(f"line {row.seq} cannot be read: {error}") from None
        kind = type(line.entry).__struct_config__.tag
        if (row.kind, row.seat) != (kind, line.entry.seat):
            raise Found(
                f"line {row.seq}: the row says {row.kind} of seat {row.seat}, "
                f"the entry says {kind} of seat {line.entry.seat}"
            )
        if isinstance(line.entry, Started) != (line.seq == 1):
            raise Found(f"line {row.seq}: a table starts once, with its first line")
        lines.append(line)
    return lines


class Replay:
    """A log, played line by line. Undo goes back to a board that was remembered, and plays on from there."""

    def __init__(self, row: TableRow, sitting: list[SeatRow]) -> None:
        match = first_match(row, sitting)
        self.table = match.table
        self.state = match.state
        self.clock = row.clock
        self.id = row.id
        self.course = Course()
        self.boards = [self.table.copy()]  # after 0, STRIDE, 2 * STRIDE ... of them

    def go(self, line: Line) -> None:
        """One line more. Raises Found if it could not have been written."""
        entry = line.entry
        if not 0 <= entry.seat < self.table.seats:
            raise Found(f"line {line.seq}: there is no seat {entry.seat}")
        if isinstance(entry, Moved | Resigned):
            try:
                play(self.table, entry)
            except (Refused, Malformed) as error:
                raise Found(f"line {line.seq}: {told_entry(entry)} is not legal here: {error}") from None
            self.course.add(line)
            if self.course.end % STRIDE == 0:
                self.boards.append(self.table.copy())
        elif isinstance(entry, Undone):
            self.go_back(line, entry)
        apply_line(self.state, line, increment(self.clock))

    def go_back(self, line: Line, entry: Undone) -> None:
        if not 0 <= entry.to < self.course.end:
            raise Found(f"line {line.seq}: goes back to decision {entry.to} of {self.course.end}")
        if entry.renewal not in (0, self.state.renewals + 1):
            expected = f"expected 0 or {self.state.renewals + 1}"
            raise Found(f"line {line.seq}: renews chance with the number {entry.renewal}; {expected}")
        self.course.add(line)
        del self.boards[entry.to // STRIDE + 1 :]
        self.table = self.boards[-1].copy()
        self.course.lead(self.table)

    @property
    def match(self) -> Match:
        return Match(self.id, self.table, self.clock, self.state)


def told_entry(entry: Moved | Resigned) -> str:
    return (
        f"{entry.option!r} of seat {entry.seat}" if isinstance(entry, Moved) else f"resigning of {entry.seat}"
    )


# -- what follows from it ------------------------------------------------------------------------------------


def wrong_in_play(
    connection: Connection, row: TableRow, sitting: list[SeatRow], lines: list[Line]
) -> Iterator[Problem]:
    try:
        replay = Replay(row, sitting)
    except (Unplayable, BadSetup) as error:
        raise Found(f"cannot be played: {error}") from None
    cached = snapshots_of(connection, row.id)
    for line in lines:
        replay.go(line)
        if line.seq in cached:
            step, data = cached.pop(line.seq)
            for text in wrong_snapshot(row, step, data, replay):
                yield Problem(row.id, f"the snapshot of line {line.seq} {text}", line.seq)
    for seq in cached:
        text = f"there is a snapshot of line {seq}, but the log ends with line {len(lines)}"
        yield Problem(row.id, text, seq)
    yield from (Problem(row.id, text) for text in wrong_row(row, replay.match, lines))


def snapshots_of(connection: Connection, id: str) -> dict[int, tuple[int, str]]:
    wanted = select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.seq)
    return {row.seq: (row.step, row.data) for row in connection.execute(wanted)}


def wrong_snapshot(row: TableRow, step: int, data: str, replay: Replay) -> Iterator[str]:
    try:
        if log.AGED.decode(data).shape != SHAPE:
            return
        snapshot = log.SNAPSHOT.decode(data)
        table = game_of(row).load(snapshot.table)
    except (msgspec.MsgspecError, SaveError) as error:
        yield f"cannot be read: {error}"
        return
    taken = replay.course.end
    if (step, snapshot.state.step) != (taken, taken):
        yield f"says {step} decisions, the log says {taken}"
    elif table != replay.table or table.undo_floor != replay.table.undo_floor:
        yield "is another board than that of the log"
    elif snapshot.state != take_snapshot(replay.match).state:
        yield "differs from the log around the board"


def wrong_row(row: TableRow, match: Match, lines: list[Line]) -> Iterator[str]:
    closed = any(isinstance(line.entry, Closed) for line in lines)
    status = "closed" if closed else "over" if match.table.over else "playing"
    if row.status != status:
        yield f"the row says {row.status}, the log says {status}"
    if row.asked != match.asked:
        yield f"the row says that seat {row.asked} is asked, the log says {match.asked}"
    if (row.ended is None) != (status == "playing"):
        yield f"the row says that it ended at {row.ended}, the log says {status}"
    if match.bot_to_move and row.due is None:
        yield "a bot is to move, but nobody will wake it"
