"""What is said and agreed on while a table waits for its people."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from undercroft.server.store.schema import seats, waiting_words

KEPT: Final = 40  # words at one table; older ones go


class WaitingWord(msgspec.Struct, frozen=True):
    """Something that was said."""

    table_id: str
    seq: int
    time: int
    player: str
    name: str
    text: str


def read_words(connection: Connection, table: str) -> list[WaitingWord]:
    wanted = select(waiting_words).where(waiting_words.c.table_id == table).order_by(waiting_words.c.seq)
    return [WaitingWord(**row._mapping) for row in connection.execute(wanted)]


def say(connection: Connection, table: str, player: str, name: str, text: str, now: int) -> None:
    """The primary key lets one of several who speak at once be the next; the others raise Conflict."""
    mine = waiting_words.c.table_id == table
    last = connection.scalar(select(func.max(waiting_words.c.seq)).where(mine)) or 0
    word = WaitingWord(table, last + 1, now, player, name, text)
    connection.execute(insert(waiting_words), msgspec.structs.asdict(word))
    connection.execute(delete(waiting_words).where(mine, waiting_words.c.seq <= last + 1 - KEPT))


def forget_words(connection: Connection, table: str) -> None:
    connection.execute(delete(waiting_words).where(waiting_words.c.table_id == table))


def forget_words_of(connection: Connection, player: str) -> list[str]:
    """Whatever somebody has said at tables that wait. Gives those tables."""
    mine = waiting_words.c.player == player
    found = list(connection.scalars(select(waiting_words.c.table_id).where(mine).distinct()))
    if found:
        connection.execute(delete(waiting_words).where(mine))
    return found


def words_of(connection: Connection, player: str) -> Sequence[WaitingWord]:
    wanted = select(waiting_words).where(waiting_words.c.player == player)
    found = connection.execute(wanted.order_by(waiting_words.c.table_id, waiting_words.c.seq))
    return [WaitingWord(**row._mapping) for row in found]


def set_ready(connection: Connection, table: str, player: str, ready: bool) -> None:
    """Say of all seats of a person that he is ready, or not yet."""
    connection.execute(
        update(seats).where(seats.c.table_id == table, seats.c.player == player), {"ready": ready}
    )
