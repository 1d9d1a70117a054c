"""Commands: closing tables, sending people away, making accounts. All of it while the server runs.

A server notices a line in a log within seconds, or at once where it listens to PostgreSQL. It ends the
connections of banned people at its next look around.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection

from undercroft.engine.languages import ORIGINAL
from undercroft.server import campaigns
from undercroft.server.admin import Trouble
from undercroft.server.admin.queries import player_called
from undercroft.server.bus import CHANNEL, message_of
from undercroft.server.entries import Closed, Line
from undercroft.server.identity import fresh_id
from undercroft.server.names import BadName, read_name
from undercroft.server.passwords import BadPassword, check_choice
from undercroft.server.store import log, people
from undercroft.server.store import tables as store
from undercroft.server.store.database import Conflict, Database, notify
from undercroft.server.store.people import PlayerRow
from undercroft.server.web.schemas import Login, Password

ATTEMPTS: Final = 50  # to write a line while people play


# -- tables --------------------------------------------------------------------------------------------------


def close(database: Database, id: str, now: int) -> None:
    """End a table for good: one that waits is given up, one in play gets its last line. That needs no board,
    so a table whose rules are not installed can be closed too.
    """
    for _ in range(ATTEMPTS):
        try:
            database.run(lambda connection: close_in(connection, database.is_sqlite, id, now))
            return
        except Conflict:  # somebody has moved: the next number is free
            continue
    raise Trouble(f"{id}: too many others write to this table")


def close_in(connection: Connection, is_sqlite: bool, id: str, now: int) -> None:
    found = store.read_table(connection, id)
    if found is None:
        raise Trouble(f"there is no table {id!r}; `undercroft admin list` lists them")
    row, _ = found
    if row.status not in ("waiting", "playing"):
        raise Trouble(f"{id}: the table is {row.status} already")
    seq = None
    if row.status == "playing":  # first the line, then the row, as a server does it: neither blocks the other
        seq = log.last_seq(connection, id) + 1
        log.append(connection, id, Line(seq, now, Closed(0)), fresh_id(), None)
    values = {"status": "closed", "asked": None, "due": None, "ended": now, "changed": now}
    store.set_table(connection, id, row.status, values)
    if row.status == "playing":
        campaigns.settle(connection, id, None, now)
    if not is_sqlite:
        notify(connection, CHANNEL, message_of(id, seq))


# -- people --------------------------------------------------------------------------------------------------


def ban(database: Database, who: str) -> PlayerRow:
    """Somebody is not welcome any more: all sessions end."""

    def job(connection: Connection) -> PlayerRow:
        player = player_called(connection, who)
        people.set_player(connection, player.id, {"banned": True, "epoch": player.epoch + 1})
        return player

    return database.run(job)


def unban(database: Database, who: str) -> PlayerRow:
    """Somebody may come again: with an account, by logging in."""

    def job(connection: Connection) -> PlayerRow:
        player = player_called(connection, who)
        people.set_player(connection, player.id, {"banned": False})
        return player

    return database.run(job)


def checked(text: str, kind: object, what: str) -> str:
    try:
        return str(msgspec.convert(text, kind))
    except msgspec.ValidationError as error:
        raise Trouble(f"{what}: {error}") from None


def check_login(login: str) -> str:
    return checked(login, Login, "login")


def check_password(password: str, *names: str) -> str:
    """A password that somebody with these names may have."""
    checked(password, Password, "password")
    try:
        check_choice(password, *names)
    except BadPassword as error:
        raise Trouble(f"password: {error}") from None
    return password


def check_name(name: str) -> str:
    try:
        return read_name(name)
    except BadName as error:
        raise Trouble(f"name: {error}") from None


def set_account(database: Database, login: str, hashed: str, name: str | None, now: int) -> bool:
    """Make an account, or give one a new password: then all its sessions end. Says whether it is new."""

    def job(connection: Connection) -> bool:
        player = people.read_login(connection, login)
        if player is None:
            fresh = PlayerRow(fresh_id(), name or login[:24], login, hashed, 0, ORIGINAL, False, now, now)
            people.add_player(connection, fresh)
            return True
        changes = {"password": hashed, "epoch": player.epoch + 1, "name": name or player.name}
        people.set_player(connection, player.id, changes)
        return False

    return database.run(job)
