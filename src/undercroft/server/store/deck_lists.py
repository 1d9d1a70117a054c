"""Lists of decks that accounts keep, finished or not: names, ids of cards and counts, and nothing that is
worked out from them (DGR-R-171).

Each change of a list raises its `revision`. Whoever changes one says which he has seen, so that of two
devices none writes over what the other has done.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from undercroft.server.store.database import Conflict
from undercroft.server.store.schema import deck_lists

encode = msgspec.json.Encoder(order="deterministic").encode


class KeptList(msgspec.Struct, frozen=True):
    """One list as the database has it."""

    player: str
    id: str
    game: str
    name: str
    cards: dict[str, int]
    revision: int
    changed: int


def kept_list(row: Any) -> KeptList:
    return KeptList(**{**row._mapping, "cards": msgspec.json.decode(row.cards)})


def lists_of(connection: Connection, player: str, game: str) -> list[KeptList]:
    """Those of one game, the one changed last first."""
    wanted = select(deck_lists).where(deck_lists.c.player == player, deck_lists.c.game == game)
    found = connection.execute(wanted.order_by(deck_lists.c.changed.desc(), deck_lists.c.id))
    return [kept_list(row) for row in found]


def count_lists(connection: Connection, player: str) -> int:
    return connection.scalar(select(func.count()).where(deck_lists.c.player == player)) or 0


def one(player: str, id: str) -> Any:
    return (deck_lists.c.player == player) & (deck_lists.c.id == id)


def find_list(connection: Connection, player: str, id: str) -> KeptList | None:
    row = connection.execute(select(deck_lists).where(one(player, id))).first()
    return kept_list(row) if row else None


def add_list(connection: Connection, row: KeptList) -> None:
    connection.execute(
        insert(deck_lists), {**msgspec.structs.asdict(row), "cards": encode(row.cards).decode()}
    )


def change_list(connection: Connection, row: KeptList, seen: int) -> None:
    """Raises Conflict if another device has changed it since."""
    values = {"name": row.name, "cards": encode(row.cards).decode(), "revision": row.revision}
    done = connection.execute(
        update(deck_lists).where(one(row.player, row.id), deck_lists.c.revision == seen),
        {**values, "changed": row.changed},
    )
    if done.rowcount != 1:
        raise Conflict("the list has changed")


def drop_list(connection: Connection, player: str, id: str) -> None:
    connection.execute(delete(deck_lists).where(one(player, id)))


def forget(connection: Connection, player: str) -> None:
    connection.execute(delete(deck_lists).where(deck_lists.c.player == player))
