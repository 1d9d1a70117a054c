"""Notices as the database has them: ways, quiet hours, and the outbox.

A row of the outbox is one notice: for one way, about one table, in one absence from it, which is known by
when its person was last seen there. Its key lets it be written once, whichever process finds that it is due.
It is claimed before it is sent, by a change that only one process can make, and never given back once
something went out.
"""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from undercroft.server.store.schema import notice_ways, outbox, quiet_hours, seats, tables

FORGET: Final = 3 * 24 * 60 * 60 * 1000  # ms that a notice is remembered, so that it does not come again
STALE: Final = 24 * 60 * 60 * 1000  # ms after which nobody is told of a question any more


class Way(msgspec.Struct, frozen=True):
    """How somebody may be told. With a `code` it is not confirmed yet."""

    id: str
    player: str
    kind: Any
    address: str
    code: str
    created: int


class Quiet(msgspec.Struct, frozen=True):
    """When somebody wants no notice: minutes of the day, in a time zone."""

    begins: int
    ends: int
    zone: str


class Letter(NamedTuple):
    """A notice that is due."""

    way_id: str
    table_id: str
    absence: int
    attempts: int


class Waits(NamedTuple):
    """Somebody who is away is waited for."""

    way_id: str
    player: str
    table_id: str
    absence: int


def ways_of(connection: Connection, player: str) -> list[Way]:
    wanted = select(notice_ways).where(notice_ways.c.player == player)
    found = connection.execute(wanted.order_by(notice_ways.c.created, notice_ways.c.id))
    return [Way(**row._mapping) for row in found]


def read_way(connection: Connection, id: str) -> Way | None:
    row = connection.execute(select(notice_ways).where(notice_ways.c.id == id)).first()
    return Way(**row._mapping) if row else None


def add_way(connection: Connection, way: Way) -> None:
    connection.execute(insert(notice_ways), msgspec.structs.asdict(way))


def confirm_way(connection: Connection, id: str) -> None:
    connection.execute(update(notice_ways).where(notice_ways.c.id == id), {"code": ""})


def drop_way(connection: Connection, id: str) -> None:
    connection.execute(delete(outbox).where(outbox.c.way_id == id))
    connection.execute(delete(notice_ways).where(notice_ways.c.id == id))


def quiet_of(connection: Connection, player: str) -> Quiet | None:
    wanted = select(quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.zone)
    row = connection.execute(wanted.where(quiet_hours.c.player == player)).first()
    return Quiet(**row._mapping) if row else None


def set_quiet(connection: Connection, player: str, quiet: Quiet | None) -> None:
    connection.execute(delete(quiet_hours).where(quiet_hours.c.player == player))
    if quiet is not None:
        connection.execute(insert(quiet_hours), {"player": player, **msgspec.structs.asdict(quiet)})


def forget(connection: Connection, player: str) -> None:
    """Remove all ways of somebody, and what was to be sent."""
    for way in ways_of(connection, player):
        drop_way(connection, way.id)
    set_quiet(connection, player, None)


# -- the outbox ----------------------------------------------------------------------------------------------


def waited_for(
    connection: Connection, asked_before: int, seen_before: int, now: int, most: int
) -> list[Waits]:
    """Who has asked to be told, is waited for since a while, has not been at that table since, and was not
    told of it yet in this absence.
    """
    told = exists().where(
        outbox.c.way_id == notice_ways.c.id,
        outbox.c.table_id == tables.c.id,
        outbox.c.absence == seats.c.seen,
    )
    wanted = (
        select(notice_ways.c.id, notice_ways.c.player, tables.c.id, func.max(seats.c.seen))
        .join(seats, seats.c.table_id == tables.c.id)
        .join(notice_ways, notice_ways.c.player == seats.c.player)
        .where(
            tables.c.status == "playing",
            tables.c.asked == seats.c.seat,
            tables.c.changed <= asked_before,
            tables.c.changed > now - STALE,
            seats.c.seen < tables.c.changed,
            (seats.c.seen < seen_before) | seats.c.has_left.is_(True),
            notice_ways.c.code == "",
            ~told,
        )
        .group_by(notice_ways.c.id, notice_ways.c.player, tables.c.id)
        .limit(most)
    )
    return [Waits(*row) for row in connection.execute(wanted)]


def still_waits(connection: Connection, letter: Letter, player: str) -> bool:
    """Whether it is still their turn, and they have not come."""
    wanted = (
        select(seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.table_id == letter.table_id,
            seats.c.player == player,
            seats.c.seen == letter.absence,
            tables.c.asked == seats.c.seat,
            tables.c.status == "playing",
        )
    )
    return connection.scalar(wanted.limit(1)) is not None


def put(connection: Connection, waits: Waits, due: int, now: int) -> None:
    row = {"way_id": waits.way_id, "table_id": waits.table_id, "absence": waits.absence}
    connection.execute(insert(outbox), {**row, "due": due, "state": "due", "attempts": 0, "created": now})


def due(connection: Connection, now: int, most: int) -> list[Letter]:
    wanted = select(outbox.c.way_id, outbox.c.table_id, outbox.c.absence, outbox.c.attempts)
    found = wanted.where(outbox.c.state == "due", outbox.c.due <= now).order_by(outbox.c.due).limit(most)
    return [Letter(*row) for row in connection.execute(found)]


def one(letter: Letter) -> Any:
    return (
        (outbox.c.way_id == letter.way_id)
        & (outbox.c.table_id == letter.table_id)
        & (outbox.c.absence == letter.absence)
    )


def claim(connection: Connection, letter: Letter) -> bool:
    """Whether it is ours to send now: of several processes one changes the row."""
    taken = update(outbox).where(one(letter), outbox.c.state == "due").values(state="sent")
    return connection.execute(taken).rowcount == 1


def postpone(connection: Connection, letter: Letter, due: int, attempts: int) -> None:
    """Nothing went out; it is tried again."""
    connection.execute(update(outbox).where(one(letter)), {"state": "due", "due": due, "attempts": attempts})


def clear(connection: Connection, now: int) -> None:
    connection.execute(delete(outbox).where(outbox.c.created < now - FORGET))
