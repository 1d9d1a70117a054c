"""Queries: which tables and people there are, and what goes on at a table. Nothing here changes anything."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, or_, select

from undercroft import texts
from undercroft.engine.languages import ORIGINAL
from undercroft.server.admin import Trouble
from undercroft.server.entries import Line, Moved, Said
from undercroft.server.match import Match
from undercroft.server.rebuild import load_match
from undercroft.server.store import log, people
from undercroft.server.store import tables as store
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.schema import players, seats, tables
from undercroft.server.store.tables import SeatRow, TableRow

PART: Final = 500  # names in one question to the database
LAST_LINES: Final = 10


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits somewhere."""

    seat: int
    kind: str
    name: str
    player: str | None
    bot: str
    seen: int


class ListedTable(msgspec.Struct, frozen=True):
    """A table as a host sees it. Times are milliseconds since 1970; `lines` is the length of its log."""

    id: str
    name: str
    game: str
    version: int
    status: str
    asked: int | None
    public: bool
    seats: list[ListedSeat]
    lines: int
    created: int
    started: int | None
    ended: int | None
    changed: int


class ListedPerson(msgspec.Struct, frozen=True):
    """A guest, or with a login an account. `tables` are those with a seat of theirs, `playing` how many of
    them are in play.
    """

    id: str
    name: str
    login: str | None
    banned: bool
    created: int
    seen: int
    tables: int
    playing: int


class ShownTable(msgspec.Struct, frozen=True):
    """A table with the end of its log, as somebody who watches would be told it."""

    table: ListedTable
    options: dict[str, int]
    asks: str
    log: list["ShownLine"]


class ShownLine(msgspec.Struct, frozen=True):
    """A line of a log: who, what kind, and in words what happened."""

    seq: int
    time: int
    kind: str
    seat: int
    words: list[str]


def player_called(connection: Connection, who: str) -> PlayerRow:
    """Somebody by id or login. Raises Trouble if there is nobody."""
    found = people.read_player(connection, who) or people.read_login(connection, who)
    if found is None:
        raise Trouble(f"nobody has the id or login {who!r}; `undercroft admin people` lists everybody")
    return found


def parts(names: Iterable[str]) -> Iterable[list[str]]:
    rest = iter(names)
    while part := list(islice(rest, PART)):
        yield part


# -- tables --------------------------------------------------------------------------------------------------


def listed_tables(
    connection: Connection,
    *,
    status: str | None = None,
    game: str | None = None,
    player: str | None = None,
    changed_before: int | None = None,
) -> list[ListedTable]:
    """Tables that fit all that is asked for, those changed last first."""
    wanted = select(tables.c.id)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if player is not None:
        id = player_called(connection, player).id
        sits = select(seats.c.table_id).where(seats.c.player == id)
        wanted = wanted.where(or_(tables.c.creator == id, tables.c.id.in_(sits)))
    if changed_before is not None:
        wanted = wanted.where(tables.c.changed < changed_before)
    found: list[ListedTable] = []
    for ids in parts(list(connection.scalars(wanted.order_by(tables.c.changed.desc(), tables.c.id)))):
        ends = log.last_seqs(connection, ids)
        rows = {row.id: (row, sitting) for row, sitting in tables_called(connection, ids)}
        found += [listed_table(*rows[id], ends.get(id, 0)) for id in ids]
    return found


def tables_called(connection: Connection, ids: Sequence[str]) -> store.Listed:
    return store.listed(connection, select(tables).where(tables.c.id.in_(list(ids))))


def listed_table(row: TableRow, sitting: list[SeatRow], lines: int) -> ListedTable:
    return ListedTable(
        id=row.id,
        name=row.name,
        game=row.game,
        version=row.version,
        status=row.status,
        asked=row.asked,
        public=row.public,
        seats=[ListedSeat(s.seat, s.kind, s.name, s.player, s.bot, s.seen) for s in sitting],
        lines=lines,
        created=row.created,
        started=row.started,
        ended=row.ended,
        changed=row.changed,
    )


# -- one table -----------------------------------------------------------------------------------------------


def shown_table(connection: Connection, id: str) -> ShownTable:
    """Raises Trouble where there is no such table."""
    found = store.read_table(connection, id)
    if found is None:
        raise Trouble(f"there is no table {id!r}; `undercroft admin list` lists them")
    row, sitting = found
    end = log.last_seq(connection, id)
    match = playable(connection, id) if end else None
    lines = log.read_lines(connection, id, max(0, end - LAST_LINES))
    asks = ""
    if match is not None and match.asked is not None:
        asks = texts.speaker(match.table.game, ORIGINAL).prompt(
            match.table.view(None), None, names_at(sitting)
        )
    return ShownTable(
        listed_table(row, sitting, end),
        row.options,
        asks,
        [shown_line(line, match, sitting) for line in lines],
    )


def playable(connection: Connection, id: str) -> Match | None:
    """The match, if its rules are installed and its log can be played; `check` says why it cannot."""
    try:
        loaded = load_match(connection, id)
    except Exception:
        return None
    return loaded.match if loaded else None


def names_at(sitting: list[SeatRow]) -> list[str | None]:
    return [seat.name or seat.bot or None for seat in sitting]


def shown_line(line: Line, match: Match | None, sitting: list[SeatRow]) -> ShownLine:
    kind = str(type(line.entry).__struct_config__.tag)
    words: list[str] = []
    if isinstance(line.entry, Said):
        words = [line.entry.text]
    elif match is not None:
        speaker = texts.speaker(match.table.game, ORIGINAL)
        view, names = match.table.view(None), names_at(sitting)
        words = [speaker.event(event.for_seat(None), None, view, names) for event in line.events]
    elif isinstance(line.entry, Moved):
        words = [event.kind for event in line.events]
    return ShownLine(line.seq, line.time, kind, line.entry.seat, words)


# -- people --------------------------------------------------------------------------------------------------


def listed_people(connection: Connection, search: str = "") -> list[ListedPerson]:
    """Everybody, those seen last first; with `search`, those whose id, name or login has it in it."""
    sits = (
        select(
            seats.c.player,
            func.count(seats.c.table_id.distinct()).label("tables"),
            func.max(seats.c.seen).label("seen"),
        )
        .where(seats.c.player.is_not(None))
        .group_by(seats.c.player)
        .subquery()
    )
    plays = (
        select(seats.c.player, func.count(seats.c.table_id.distinct()).label("playing"))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.player.is_not(None), tables.c.status == "playing")
        .group_by(seats.c.player)
        .subquery()
    )
    wanted = (
        select(players, sits.c.tables, sits.c.seen.label("sat"), plays.c.playing)
        .outerjoin(sits, sits.c.player == players.c.id)
        .outerjoin(plays, plays.c.player == players.c.id)
    )
    found = [person_of(row) for row in connection.execute(wanted)]
    words = search.casefold()
    found = [x for x in found if words in f"{x.id}\n{x.name}\n{x.login or ''}".casefold()]
    return sorted(found, key=lambda person: (-person.seen, person.id))


def person_of(row: Any) -> ListedPerson:
    seen = max(row.seen, row.sat or 0)
    return ListedPerson(
        row.id, row.name, row.login, row.banned, row.created, seen, row.tables or 0, row.playing or 0
    )
