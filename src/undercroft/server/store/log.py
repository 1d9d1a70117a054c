"""The log of a table, its snapshots, and the row that says where it stands."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update

from undercroft.engine.events import Event
from undercroft.server.entries import AnyEntry, Line
from undercroft.server.match import STORED, Snapshot, TableStatus
from undercroft.server.store.database import Prepared
from undercroft.server.store.schema import actions, snapshots, tables


class Aged(msgspec.Struct, rename=STORED):
    """A snapshot of which only is read which version took it."""

    state: msgspec.Raw
    table: msgspec.Raw
    shape: str = ""


EventRow: TypeAlias = tuple[str, dict[str, Any], dict[str, Any] | None, int]


def event_row(event: Any) -> EventRow:
    """An event as it is written: kind, data, secrets, and who may see them. Who learnt something by it is
    known again when the board is played.
    """
    if not isinstance(event, Event):
        raise NotImplementedError(f"{type(event)} is not written")
    return event.kind, event.data, event.secret, event.seen


encode: Final = msgspec.json.Encoder(enc_hook=event_row).encode
ENTRY: Final = msgspec.json.Decoder(AnyEntry)
EVENTS: Final[msgspec.json.Decoder[list[EventRow]]] = msgspec.json.Decoder(list[EventRow])
SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)
AGED: Final = msgspec.json.Decoder(Aged)

NO_END: Final = 2**31 - 1

READ: Final = (
    select(actions.c.seq, actions.c.time, actions.c.data, actions.c.events)
    .where(actions.c.table_id == bindparam("table"))
    .where(actions.c.seq > bindparam("after"), actions.c.seq <= bindparam("upto"))
    .order_by(actions.c.seq)
)
NEXT_MOVE: Final = (
    select(actions.c.seq, actions.c.time, actions.c.data, actions.c.events)
    .where(actions.c.table_id == bindparam("table"), actions.c.kind == "moved")
    .where(actions.c.seq > bindparam("after"))
    .order_by(actions.c.seq)
    .limit(1)
)
APPEND: Final = Prepared(insert(actions))
SET_STATUS: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        status=bindparam("status"),
        asked=bindparam("asked"),
        due=bindparam("due"),
        changed=bindparam("changed"),
        ended=func.coalesce(bindparam("ended"), tables.c.ended),
    )
)


def line_of(row: Any) -> Line:
    events = tuple(Event(*event) for event in EVENTS.decode(row.events)) if row.events else ()
    return Line(row.seq, row.time, ENTRY.decode(row.data), events)


def append(connection: Connection, table: str, line: Line, token: str, player: str | None) -> None:
    """Write one line. The primary key raises when its number is taken."""
    APPEND.run(
        connection,
        {
            "table_id": table,
            "seq": line.seq,
            "time": line.time,
            "kind": type(line.entry).__struct_config__.tag,
            "seat": line.entry.seat,
            "player": player,
            "token": token,
            "data": encode(line.entry).decode(),
            "events": encode(line.events).decode() if line.events else "",
        },
    )


def read_lines(connection: Connection, table: str, after: int = 0, upto: int = NO_END) -> list[Line]:
    """The lines with numbers above `after`, up to `upto`, oldest first."""
    return [line_of(row) for row in connection.execute(READ, {"table": table, "after": after, "upto": upto})]


def next_move(connection: Connection, table: str, after: int) -> Line | None:
    """The first move after a line: if that line put a question which was answered, its answer."""
    row = connection.execute(NEXT_MOVE, {"table": table, "after": min(after, NO_END)}).first()
    return line_of(row) if row else None


def read_board(connection: Connection, table: str, after: int = 0) -> list[Line]:
    """The lines that change the board, without what happened in them."""
    wanted = (
        select(actions.c.seq, actions.c.time, actions.c.data)
        .where(actions.c.table_id == table, actions.c.seq > after)
        .where(actions.c.kind.in_(("moved", "resigned", "undone")))
        .order_by(actions.c.seq)
    )
    return [Line(row.seq, row.time, ENTRY.decode(row.data)) for row in connection.execute(wanted)]


def last_seq(connection: Connection, table: str) -> int:
    found = connection.scalar(select(func.max(actions.c.seq)).where(actions.c.table_id == table))
    return found or 0


def last_seqs(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Where the logs of several tables end."""
    wanted = (
        select(actions.c.table_id, func.max(actions.c.seq))
        .where(actions.c.table_id.in_(ids))
        .group_by(actions.c.table_id)
    )
    return {row[0]: row[1] for row in connection.execute(wanted)}


def written_as(connection: Connection, table: str, token: str, after: int) -> int | None:
    """The number of the line that an attempt wrote, if it did."""
    wanted = select(actions.c.seq).where(
        actions.c.table_id == table, actions.c.seq > after, actions.c.token == token
    )
    found: int | None = connection.scalar(wanted)
    return found


def set_status(connection: Connection, table: str, status: TableStatus) -> None:
    SET_STATUS.run(connection, {"table": table, **status._asdict()})


# -- snapshots -----------------------------------------------------------------------------------------------


def latest_snapshot(connection: Connection, table: str, upto: int | None = None) -> Snapshot | None:
    """The newest snapshot, or the newest one not after a line. Raises MsgspecError for one of another age."""
    wanted = select(snapshots.c.data).where(snapshots.c.table_id == table)
    if upto is not None:
        wanted = wanted.where(snapshots.c.seq <= upto)
    data = connection.scalar(wanted.order_by(snapshots.c.seq.desc()).limit(1))
    return SNAPSHOT.decode(data) if data else None


def snapshot_seqs(connection: Connection, table: str) -> list[tuple[int, int]]:
    """Line and decision of every snapshot, newest first."""
    wanted = select(snapshots.c.seq, snapshots.c.step).where(snapshots.c.table_id == table)
    return [(row.seq, row.step) for row in connection.execute(wanted.order_by(snapshots.c.seq.desc()))]


def put_snapshot(connection: Connection, table: str, seq: int, step: int, data: str) -> None:
    """Keep a snapshot, unless there is one of this line."""
    where = (snapshots.c.table_id == table, snapshots.c.seq == seq)
    if connection.scalar(select(snapshots.c.seq).where(*where)) is None:
        connection.execute(insert(snapshots), {"table_id": table, "seq": seq, "step": step, "data": data})


def drop_snapshots(connection: Connection, table: str, most: int) -> int:
    """Delete some snapshots of a table, and say how many."""
    return drop_newest(connection, snapshots, table, most)


def drop_newest(connection: Connection, part: Table, table: str, most: int) -> int:
    """Delete those rows of a table that belong to its last lines, and say how many."""
    newest = select(part.c.seq).where(part.c.table_id == table).order_by(part.c.seq.desc()).limit(most)
    seqs = list(connection.scalars(newest))
    if seqs:
        connection.execute(delete(part).where(part.c.table_id == table, part.c.seq >= seqs[-1]))
    return len(seqs)
