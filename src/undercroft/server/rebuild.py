"""From the store to the match: the newest snapshot that fits, and the log after it. Without any snapshot the
log alone gives the same match; it only takes longer.
"""

import contextlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.codec import SaveError
from undercroft.engine.game import Game
from undercroft.engine.registry import UnknownGame
from undercroft.engine.state import Table
from undercroft.server.entries import Line
from undercroft.server.match import SHAPE, Course, Match, MatchState, Occupant, TooLate, advance
from undercroft.server.store import log
from undercroft.server.store.tables import SeatRow, TableRow, decks_at, read_table

logger = structlog.get_logger("undercroft.rebuild")


class Unplayable(Exception):
    """The rules version of a table is not installed here, or the content that it is played with not known."""


class Loaded(NamedTuple):
    """A match with what the store says about its table."""

    row: TableRow
    seats: list[SeatRow]
    match: Match


def game_of(row: TableRow) -> Game:
    """The rules the table was started under, and its content, whatever is newest now."""
    try:
        return registry.game(row.game, row.version, row.content)
    except UnknownGame as error:
        raise Unplayable(str(error)) from None


def warm_up() -> None:
    """Set up, save and load a table of every game once, before any thread does. What is read and worked out
    the first time, msgspec's knowledge of types above all, must not be by two threads at once: that ends in
    a crash of the interpreter.
    """
    for versions in registry.shelf().values():
        for game in versions.values():
            table = game.new(seed="warm")
            game.load(msgspec.json.decode(msgspec.json.encode(table.save())))


def first_table(row: TableRow, decks: Sequence[str] = ()) -> Table:
    """The table at its first decision. Who brought no deck of his own is given one that lies ready."""
    return game_of(row).new(
        row.seats, row.options, row.seed, secret=True, decks=[deck or None for deck in decks if any(decks)]
    )


def opening_table(connection: Connection, row: TableRow) -> Table:
    """The same, with the decks that are stored with its seats."""
    return first_table(row, decks_at(connection, row.id) if game_of(row).has_decks(row.options) else ())


def first_match(row: TableRow, seats: list[SeatRow]) -> Match:
    """The match before its first line."""
    occupants = [Occupant(seat.name, seat.player, level_of(seat.bot, row.id)) for seat in seats]
    table = first_table(row, [seat.deck for seat in seats])
    return Match(row.id, table, row.clock, MatchState(occupants), bool(row.daily))


def load_match(connection: Connection, id: str) -> Loaded | None:
    """The match as the log has it now; None for a table that does not exist."""
    found = read_table(connection, id)
    if found is None:
        return None
    row, seats = found
    match = snapshot_match(connection, row)
    if match is not None:
        try:
            advance(match, log.read_lines(connection, id, match.seq))
            return Loaded(row, seats, with_people(match, seats))
        except TooLate:
            pass
    match = first_match(row, seats)
    advance(match, log.read_lines(connection, id))
    return Loaded(row, seats, with_people(match, seats))


def with_people(match: Match, seats: list[SeatRow]) -> Match:
    """Who sits where now: somebody who has deleted his data is nobody, whatever an old line says."""
    for occupant, seat in zip(match.state.occupants, seats, strict=True):
        occupant.name, occupant.player = seat.name, seat.player
        occupant.bot = level_of(occupant.bot, match.id)
    return match


def level_of(bot: str, table: str) -> str:
    """The bot of a seat, if it is one of ours. Whatever else a row or a snapshot names, such as a program
    that came with somebody's backup, is not started: the usual stand-in plays instead.
    """
    if not bot or bot in bots.LEVELS:
        return bot
    logger.warning("no such bot", table=table, bot=bot, instead=bots.STAND_IN)
    return bots.STAND_IN


def snapshot_match(connection: Connection, row: TableRow) -> Match | None:
    """The match at its newest snapshot. One of another version, or that cannot be read, is no loss."""
    try:
        snapshot = log.latest_snapshot(connection, row.id)
        if snapshot is None or snapshot.shape != SHAPE:
            return None
        table = game_of(row).load(snapshot.table)
        return Match(row.id, table, row.clock, snapshot.state, bool(row.daily))
    except (SaveError, msgspec.MsgspecError):
        return None


# -- the board at an earlier decision ------------------------------------------------------------------------


def board_at(connection: Connection, row: TableRow, step: int) -> tuple[Table, Course]:
    """The board after `step` decisions, and all decisions that nobody took back."""
    lines = log.read_board(connection, row.id)
    course = Course(lines)
    table = nearest_board(connection, row, lines, course, step)
    course.lead(table, step)
    return table, course


def nearest_board(
    connection: Connection, row: TableRow, lines: list[Line], course: Course, step: int
) -> Table:
    """The board of the newest snapshot from which the wanted decision can be reached, or the first one."""
    for seq, taken in log.snapshot_seqs(connection, row.id):
        if taken <= step and leads_to(lines, course, seq, taken):
            with contextlib.suppress(SaveError, msgspec.MsgspecError):
                found = log.latest_snapshot(connection, row.id, seq)
                if found is not None:
                    return game_of(row).load(found.table)
    return opening_table(connection, row)


def leads_to(lines: list[Line], course: Course, seq: int, taken: int) -> bool:
    """Whether nothing that stood at line `seq`, after `taken` decisions, was taken back later."""
    before = Course(line for line in lines if line.seq <= seq).kept
    kept = course.kept[:taken]
    return taken <= course.end and [x.seq for x in before[-1:]] == [x.seq for x in kept[-1:]]


def boards(
    connection: Connection, row: TableRow, start: int, count: int
) -> Iterator[tuple[Line | None, Table]]:
    """The boards after `start`, `start` + 1, ... decisions, each with the line that led to it. The same table
    is given every time: look at it before going on.
    """
    table, course = board_at(connection, row, start)
    yield course.kept[start - 1] if start else None, table
    for step, line in enumerate(course.kept[start : start + count - 1], start + 1):
        course.lead(table, step)
        yield line, table
