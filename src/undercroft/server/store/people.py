"""Players: guests and accounts, and what the store knows about each."""

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from undercroft.server.store.database import Conflict
from undercroft.server.store.schema import (
    actions,
    campaigns,
    deck_lists,
    notice_ways,
    players,
    quiet_hours,
    seats,
    tables,
    teachers,
    waiting_words,
)

FORGOTTEN: Final = -1_000_000_000  # the epoch of somebody who is to go: no session has it, nor will
FORGET: Final = (
    update(actions)
    .where(actions.c.table_id == bindparam("table"), actions.c.seq == bindparam("line"))
    .values(player=None, data=bindparam("words"))
)


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


def renew_player(connection: Connection, was: PlayerRow, values: dict[str, Any]) -> None:
    """Change a player whose sessions and password are still what they were; raises Conflict if somebody was
    quicker.
    """
    same = players.c.password.is_(None) if was.password is None else players.c.password == was.password
    done = connection.execute(
        update(players).where(players.c.id == was.id, players.c.epoch == was.epoch, same), values
    )
    if done.rowcount != 1:
        raise Conflict("the account has changed")


# -- my data -------------------------------------------------------------------------------------------------


def everything_of(connection: Connection, player: str) -> dict[str, Any]:
    """All that is kept about a player, as plain data."""
    row = read_player(connection, player)
    profile = (
        {k: v for k, v in msgspec.structs.asdict(row).items() if k not in ("password", "epoch")}
        if row
        else {}
    )
    sitting = select(
        seats.c.table_id, seats.c.seat, seats.c.name, seats.c.seen, seats.c.has_left, seats.c.deck
    ).where(seats.c.player == player)
    made = select(tables.c.id, tables.c.game, tables.c.name, tables.c.created).where(
        tables.c.creator == player
    )
    done = (
        select(actions.c.table_id, actions.c.seq, actions.c.time, actions.c.data)
        .where(actions.c.player == player)
        .order_by(actions.c.table_id, actions.c.seq)
    )
    teaching = select(teachers.c.campaign_id, teachers.c.seat, teachers.c.name, teachers.c.team).where(
        teachers.c.player == player
    )
    opened = select(campaigns.c.id, campaigns.c.game, campaigns.c.name, campaigns.c.created).where(
        campaigns.c.creator == player
    )
    said = (
        select(waiting_words.c.table_id, waiting_words.c.time, waiting_words.c.text)
        .where(waiting_words.c.player == player)
        .order_by(waiting_words.c.table_id, waiting_words.c.seq)
    )
    told = select(notice_ways.c.kind, notice_ways.c.address, notice_ways.c.created).where(
        notice_ways.c.player == player
    )
    quiet = select(quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.zone).where(
        quiet_hours.c.player == player
    )
    kept = select(deck_lists.c.game, deck_lists.c.name, deck_lists.c.cards, deck_lists.c.changed).where(
        deck_lists.c.player == player
    )
    return {
        "deck_lists": [
            {**r._mapping, "cards": msgspec.json.decode(r.cards)} for r in connection.execute(kept)
        ],
        "notices": [dict(r._mapping) for r in connection.execute(told)],
        "quiet_hours": [dict(r._mapping) for r in connection.execute(quiet)],
        "said_before": [dict(r._mapping) for r in connection.execute(said)],
        "campaigns": [dict(r._mapping) for r in connection.execute(teaching)],
        "campaigns_made": [dict(r._mapping) for r in connection.execute(opened)],
        "profile": profile,
        "seats": [dict(r._mapping) for r in connection.execute(sitting)],
        "tables_made": [dict(r._mapping) for r in connection.execute(made)],
        "actions": [{**r._mapping, "data": msgspec.json.decode(r.data)} for r in connection.execute(done)],
    }


# -- forgetting somebody ------------------------------------------------------------------------------------


def begin_forgetting(connection: Connection, id: str, now: int) -> None:
    """From here on no session and no login leads to a player, and everybody can see that he is to go."""
    gone = {"name": "", "login": None, "password": None, "epoch": FORGOTTEN, "seen": now}
    set_player(connection, id, gone)


def half_forgotten(connection: Connection, before: int, soon: int) -> list[str]:
    """Players who are to go, where nobody has been about it since, or by a clock that was wrong."""
    wanted = select(players.c.id).where(players.c.epoch < 0)
    return list(connection.scalars(wanted.where((players.c.seen < before) | (players.c.seen > soon))))


def forget_lines(connection: Connection, player: str, most: int) -> list[str]:
    """Make some of a player's lines nobody's, and empty what was said. Gives the table of each; none are left
    where there is none.
    """
    mine = select(actions.c.table_id, actions.c.seq, actions.c.seat, actions.c.kind, actions.c.data)
    found = connection.execute(mine.where(actions.c.player == player).limit(most)).all()
    if found:
        connection.execute(FORGET, [{"table": x.table_id, "line": x.seq, "words": silent(x)} for x in found])
    return [row.table_id for row in found]


def silent(row: Any) -> str:
    """What stays of a line."""
    if row.kind != "said":
        return str(row.data)
    return msgspec.json.encode({"kind": "said", "seat": row.seat, "text": ""}).decode()


def remove(connection: Connection, id: str) -> bool:
    """Delete a player of whom nothing else is left. False where something is."""
    for column in (
        actions.c.player,
        seats.c.player,
        tables.c.creator,
        teachers.c.player,
        campaigns.c.creator,
        waiting_words.c.player,
        notice_ways.c.player,
        quiet_hours.c.player,
        deck_lists.c.player,
    ):
        if connection.scalar(select(column).where(column == id).limit(1)) is not None:
            return False
    connection.execute(delete(players).where(players.c.id == id))
    return True
