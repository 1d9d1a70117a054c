"""Players: guests and accounts, and what the store knows about each."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from undercroft.server.store.schema import actions, players, seats, tables


class PlayerRow(msgspec.Struct, frozen=True):
    """A player as the database has it."""

    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    language: str
    banned: bool
    created: int
    seen: int


def player_of(row: Any) -> PlayerRow:
    return PlayerRow(**row._mapping)


def read_player(connection: Connection, id: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.id == id)).first()
    return player_of(row) if row else None


def read_login(connection: Connection, login: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.login == login)).first()
    return player_of(row) if row else None


def welcome(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The epochs of those players who exist and are not banned."""
    wanted = select(players.c.id, players.c.epoch).where(players.c.id.in_(ids), players.c.banned.is_(False))
    return {row.id: row.epoch for row in connection.execute(wanted)}


def add_player(connection: Connection, row: PlayerRow) -> None:
    connection.execute(insert(players), msgspec.structs.asdict(row))


def set_player(connection: Connection, id: str, values: dict[str, Any]) -> None:
    connection.execute(update(players).where(players.c.id == id), values)


# -- my data -------------------------------------------------------------------------------------------------


def everything_of(connection: Connection, player: str) -> dict[str, Any]:
    """All that is kept about a player, as plain data."""
    row = read_player(connection, player)
    profile = (
        {k: v for k, v in msgspec.structs.asdict(row).items() if k not in ("password", "epoch")}
        if row
        else {}
    )
    sitting = select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.seen).where(
        seats.c.player == player
    )
    made = select(tables.c.id, tables.c.game, tables.c.name, tables.c.created).where(
        tables.c.creator == player
    )
    done = (
        select(actions.c.table_id, actions.c.seq, actions.c.time, actions.c.data)
        .where(actions.c.player == player)
        .order_by(actions.c.table_id, actions.c.seq)
    )
    return {
        "profile": profile,
        "seats": [dict(r._mapping) for r in connection.execute(sitting)],
        "tables_made": [dict(r._mapping) for r in connection.execute(made)],
        "actions": [{**r._mapping, "data": msgspec.json.decode(r.data)} for r in connection.execute(done)],
    }


def forget(connection: Connection, player: str) -> None:
    """Remove a player and the words he said; the moves stay, for they are the others' game too."""
    said = select(actions.c.table_id, actions.c.seq, actions.c.seat).where(
        actions.c.player == player, actions.c.kind == "said"
    )
    for row in connection.execute(said).all():
        silence = msgspec.json.encode({"kind": "said", "seat": row.seat, "text": ""}).decode()
        connection.execute(
            update(actions).where(actions.c.table_id == row.table_id, actions.c.seq == row.seq),
            {"data": silence},
        )
    connection.execute(update(actions).where(actions.c.player == player), {"player": None})
    connection.execute(update(seats).where(seats.c.player == player), {"player": None, "name": ""})
    connection.execute(update(tables).where(tables.c.creator == player), {"creator": None, "name": ""})
    connection.execute(delete(players).where(players.c.id == player))
