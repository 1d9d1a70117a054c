"""Tables and seats: who sits where, before, during and after a game."""

import contextlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from undercroft.engine.admitting import admit_text
from undercroft.engine.own_content import KNOWN, text_of
from undercroft.engine.validation import ContentError
from undercroft.server.clocks import Clock
from undercroft.server.identity import fresh_id
from undercroft.server.steady import AHEAD
from undercroft.server.store import log
from undercroft.server.store.database import Conflict
from undercroft.server.store.schema import (
    actions,
    chapters,
    contents,
    seats,
    snapshots,
    tables,
    waiting_words,
)

OPTIONS: Final[msgspec.json.Decoder[dict[str, int]]] = msgspec.json.Decoder(dict[str, int])
HERE: Final = 45_000  # ms after which somebody who was connected to a process that died counts as gone
CLOCK: Final[msgspec.json.Decoder[Clock]] = msgspec.json.Decoder(Clock)


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    id: str
    game: str
    version: int
    options: dict[str, int]
    seats: int
    name: str
    language: str
    public: bool
    watch: bool
    clock: Clock
    absent: int
    creator: str | None
    status: Literal["waiting", "playing", "over", "closed"]
    seed: str
    asked: int | None
    due: int | None
    created: int
    started: int | None
    ended: int | None
    changed: int
    rematch_of: str | None
    hints: bool | None = None
    code: str | None = None
    content: str = ""
    daily: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: Literal["open", "person", "bot"]
    player: str | None
    name: str
    bot: str
    invite: str
    seen: int = 0
    has_left: bool = False
    deck: str = ""
    ready: bool = False

    def is_here(self, now: int) -> bool:
        """Whether its person is connected, to any process, as far as was noted."""
        return not self.has_left and now - HERE < self.seen <= now + AHEAD


def table_of(row: Any) -> TableRow:
    data = dict(row._mapping)
    data["options"] = OPTIONS.decode(data["options"])
    data["clock"] = CLOCK.decode(data["clock"])
    return TableRow(**data)


def seat_of(row: Any) -> SeatRow:
    return SeatRow(**row._mapping)


# -- reading -------------------------------------------------------------------------------------------------


def read_table(connection: Connection, id: str, lock: bool = False) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats; locked, nobody stands up or sits down before this transaction is over."""
    wanted = select(tables).where(tables.c.id == id)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    if row is None:
        return None
    hear_of(connection, {row.content})
    return table_of(row), seats_at(connection, [id])[id]


def table_called(connection: Connection, code: str) -> tuple[TableRow, list[SeatRow]] | None:
    """The table that waits under a code."""
    id = connection.scalar(select(tables.c.id).where(tables.c.code == code, tables.c.status == "waiting"))
    return None if id is None else read_table(connection, id)


def seats_at(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    wanted = select(seats).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].append(seat_of(row))
    return found


Listed = list[tuple[TableRow, list[SeatRow]]]


def listed(connection: Connection, wanted: Any) -> Listed:
    rows = [table_of(row) for row in connection.execute(wanted)]
    hear_of(connection, {row.content for row in rows})
    sitting = seats_at(connection, [row.id for row in rows])
    return [(row, sitting[row.id]) for row in rows]


def public_tables(connection: Connection, limit: int) -> Listed:
    """What a stranger may find: tables that wait for people, then those that may be watched."""
    wanted = (
        select(tables)
        .where(tables.c.public.is_(True))
        .where(or_(tables.c.status == "waiting", (tables.c.status == "playing") & tables.c.watch.is_(True)))
        .order_by(tables.c.status.desc(), tables.c.changed.desc())
        .limit(limit)
    )
    return listed(connection, wanted)


def tables_of(
    connection: Connection, player: str, status: str | None, before: tuple[int, str] | None, limit: int
) -> Listed:
    """The tables a player sits at or has made, those changed last first; `before` is the last one known."""
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.player == player)
    wanted = select(tables).where(or_(tables.c.creator == player, mine))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if before is not None:
        time, id = before
        wanted = wanted.where(or_(tables.c.changed < time, (tables.c.changed == time) & (tables.c.id > id)))
    return listed(connection, wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))


def hear_of(connection: Connection, hashes: set[str]) -> None:
    """Contents of tables that nobody in this process has heard of yet are read. What cannot be read, such as
    one of a later version, stays unknown: its tables are not playable here.
    """
    unknown = [hash for hash in hashes if hash and hash not in KNOWN]
    if not unknown:
        return
    for text in connection.scalars(select(contents.c.text).where(contents.c.hash.in_(unknown))).all():
        with contextlib.suppress(ContentError):
            admit_text(text)


def keep_content(connection: Connection, hash: str) -> None:
    """Tables are played on with the content they began with: it is kept beside them, and for good."""
    there = select(contents.c.hash).where(contents.c.hash == hash)
    if hash and connection.scalar(there) is None:
        with contextlib.suppress(IntegrityError), connection.begin_nested():  # another process may be quicker
            connection.execute(insert(contents), {"hash": hash, "text": text_of(hash)})


def decks_at(connection: Connection, id: str) -> list[str]:
    """The lists of the seats of a table, as they stand in records."""
    wanted = select(seats.c.deck).where(seats.c.table_id == id).order_by(seats.c.seat)
    return list(connection.scalars(wanted))


def count_unfinished(connection: Connection, player: str) -> int:
    """How many tables of a player wait or are in play."""
    wanted = select(func.count()).where(
        tables.c.creator == player, tables.c.status.in_(("waiting", "playing"))
    )
    return connection.scalar(wanted) or 0


def begun_deal(
    connection: Connection, player: str, game: str, day: str
) -> tuple[TableRow, list[SeatRow]] | None:
    """The table at which a player is in the middle of a day's deal."""
    wanted = select(tables.c.id).where(
        tables.c.creator == player,
        tables.c.game == game,
        tables.c.daily == day,
        tables.c.status == "playing",
    )
    id = connection.scalar(wanted.order_by(tables.c.created.desc()).limit(1))
    return None if id is None else read_table(connection, id)


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables at which something must happen by itself."""
    wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= now)
    return list(connection.scalars(wanted.order_by(tables.c.due).limit(limit)))


def future(soon: int) -> Any:
    """Tables that were changed later than it is: by a clock that was wrong. (Whether public or not; said so,
    the index finds them.)
    """
    return tables.c.status == "playing", tables.c.public.in_((True, False)), tables.c.changed > soon


def has_future(connection: Connection, soon: int) -> bool:
    return connection.scalar(select(tables.c.id).where(*future(soon)).limit(1)) is not None


# -- writing -------------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, sitting: Sequence[SeatRow]) -> None:
    data = msgspec.structs.asdict(row)
    data["options"] = msgspec.json.encode(row.options, order="sorted").decode()
    data["clock"] = msgspec.json.encode(row.clock).decode()
    keep_content(connection, row.content)
    connection.execute(insert(tables), data)
    connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])


def set_table(connection: Connection, id: str, status: str, values: dict[str, Any]) -> None:
    """Change a table that has a certain status; raises Conflict if it has another one by now."""
    done = connection.execute(update(tables).where(tables.c.id == id, tables.c.status == status), values)
    if done.rowcount != 1:
        raise Conflict(f"the table is not {status}")


def set_seat(connection: Connection, id: str, seat: int, was: SeatRow, values: dict[str, Any]) -> None:
    """Change a seat that is still what it was; raises Conflict if somebody was quicker."""
    done = connection.execute(
        update(seats).where(
            seats.c.table_id == id,
            seats.c.seat == seat,
            seats.c.kind == was.kind,
            seats.c.invite == was.invite,
            seats.c.player.is_(None) if was.player is None else seats.c.player == was.player,
        ),
        values,
    )
    if done.rowcount != 1:
        raise Conflict("the seat has changed")


def set_decks(connection: Connection, id: str, sitting: Sequence[SeatRow]) -> None:
    """What the seats play with from now on, whatever is changed of the lists that lie ready."""
    for seat in sitting:
        connection.execute(
            update(seats).where(seats.c.table_id == id, seats.c.seat == seat.seat), {"deck": seat.deck}
        )


def vacate(connection: Connection, id: str, seat: int) -> None:
    """The person of a seat is gone for good, and with him the name."""
    connection.execute(
        update(seats).where(seats.c.table_id == id, seats.c.seat == seat),
        {"kind": "bot", "player": None, "name": "", "invite": ""},
    )


def give_up(connection: Connection, id: str, player: str) -> None:
    """Somebody has nothing to do with a table any more: before the game his seats are open, then nobody's."""
    mine = seats.c.table_id == id, seats.c.player == player
    status = connection.scalar(select(tables.c.status).where(tables.c.id == id))
    for seat in list(connection.scalars(select(seats.c.seat).where(*mine))):
        free = (
            {"kind": "open", "invite": fresh_id(), "deck": "", "ready": False} if status == "waiting" else {}
        )
        connection.execute(
            update(seats).where(*mine, seats.c.seat == seat), {"player": None, "name": "", **free}
        )
    made = tables.c.id == id, tables.c.creator == player
    connection.execute(update(tables).where(*made), {"creator": None, "name": ""})


RECORD_PRESENCE: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.player == bindparam("who"))
    .values(seen=bindparam("now"), has_left=bindparam("gone"))
)


def record_presence(
    connection: Connection, people: Sequence[tuple[str, str]], now: int, has_left: bool = False
) -> None:
    """Note that people are connected to tables, or have just left them: (table, player)."""
    rows = sorted(set(people))  # in one order, so that two processes cannot block each other
    if rows:
        values = [{"table": table, "who": player, "now": now, "gone": has_left} for table, player in rows]
        connection.execute(RECORD_PRESENCE, values)


def postpone(connection: Connection, id: str, now: int, due: int | None) -> None:
    """Change when something is due at a table where it is due by now."""
    connection.execute(update(tables).where(tables.c.id == id, tables.c.due <= now), {"due": due})


def date_back(connection: Connection, soon: int, now: int) -> int:
    """Tables of the future are of today, and what is due there is due: then it is seen when it really is.
    Gives how many there were.
    """
    wanted = update(tables).where(*future(soon))
    return connection.execute(wanted, {"changed": now, "due": now}).rowcount


def extend_claim(connection: Connection, id: str, asked: int | None, due: int) -> None:
    """Put off what is due at a table where a bot of this seat is still thinking."""
    wanted = tables.c.id == id, tables.c.asked == asked, tables.c.status == "playing", tables.c.due < due
    connection.execute(update(tables).where(*wanted), {"due": due})


def drop_some(connection: Connection, id: str, most: int) -> int:
    """Remove a part of a table, from the end of its log; 0 when nothing is left of it."""
    for part in (snapshots, actions):
        if gone := log.drop_newest(connection, part, id, most):
            return gone
    drop_tables(connection, [id])
    return 0


def drop_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove tables with all they have."""
    for part in (snapshots, actions, seats, chapters, waiting_words):
        connection.execute(delete(part).where(part.c.table_id.in_(list(ids))))
    connection.execute(delete(tables).where(tables.c.id.in_(list(ids))))
