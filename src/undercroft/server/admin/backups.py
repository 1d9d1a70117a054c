"""Backups, and moving from one database to another.

A backup is a SQLite file, whichever database it was made from: one portable format that every tool can open.
It holds the tables of the server as they were at one moment, and a table of its own,

    undercroft_backup(name, rows, sha256)

with the sums of the others (see `transfer`). Its application id is 0x55434654 ("UCFT"), its user version the
number of this format. It is a database too: commands that look can look into it.

The secret that signs sessions is not in it. Passwords are, hashed; so are seeds of games in play: only its
owner may read a backup.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event, text

from undercroft.server.admin import Trouble
from undercroft.server.admin.open_database import alone, in_a_line, is_empty, opened, shown, snapshot_of
from undercroft.server.admin.transfer import Sum, Sums, Tell, copy, empty, must_agree, sums_of
from undercroft.server.store.database import Database
from undercroft.server.store.upgrade import NEWEST, TooNew, revision_of, upgrade, upgrade_in

MARK: Final = 0x55434654
FORMAT: Final = 1
PAGES: Final = 1000  # copied in one step


# -- making one ----------------------------------------------------------------------------------------------


def backup(database: Database, file: Path, tell: Tell) -> Sums:
    """A copy of one moment, under its name when it is whole and has been compared."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with in_a_line(str(file)):
            if database.is_sqlite:
                copy_pages(database, fresh, tell)
            else:
                copy_rows(database, fresh, tell)
            sums = seal(fresh, tell)
        os.replace(fresh, file)
        sync(file.absolute().parent)
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            fresh.with_name(fresh.name + end).unlink(missing_ok=True)
    return sums


def copy_pages(database: Database, fresh: Path, tell: Tell) -> None:
    """From SQLite: page by page, within one reading transaction, so that no writer makes it begin anew."""
    with snapshot_of(database) as source, contextlib.closing(sqlite3.connect(fresh)) as target:
        driver = source.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.backup(
            target,
            pages=PAGES,
            progress=lambda _, left, total: tell("copying pages", total - left, total),
        )


def copy_rows(database: Database, fresh: Path, tell: Tell) -> None:
    """From PostgreSQL: row by row, into the same tables."""
    target = Database(str(fresh))
    try:
        with snapshot_of(database) as source, target.writing.begin() as connection:
            upgrade_in(connection, is_sqlite=True)
            copy(source, connection, tell)
    finally:
        target.engine.dispose()


def seal(fresh: Path, tell: Tell) -> Sums:
    """Look a backup over, write its sums into it, and bring it to the disk."""
    with contextlib.closing(sqlite3.connect(fresh)) as file:
        file.execute("pragma journal_mode = delete")  # from here on it is one file
        found = file.execute("pragma integrity_check").fetchone()[0]
    if found != "ok":
        raise Trouble(f"the copy is damaged: {found}")
    with reading(fresh) as connection:
        sums = sums_of(connection, tell)
    with contextlib.closing(sqlite3.connect(fresh)) as file:
        file.execute("drop table if exists undercroft_backup")
        columns = "name text primary key, rows integer not null, sha256 text not null"
        file.execute(f"create table undercroft_backup ({columns})")
        file.executemany(
            "insert into undercroft_backup values (?, ?, ?)", [(name, *found) for name, found in sums.items()]
        )
        file.execute(f"pragma application_id = {MARK}")
        file.execute(f"pragma user_version = {FORMAT}")
        file.commit()
    sync(fresh)
    return sums


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- going back to one ---------------------------------------------------------------------------------------


def restore(file: Path, name: str, replace: bool, tell: Tell) -> Sums:
    """Put a backup into a database: all of it, or nothing has changed. A backup of an older version is
    brought up to date on the way, and stays as it is.
    """
    with in_a_line(str(file)), whole_backup(file, tell) as source, alone(name) as (target, connection):
        return pour(source, target, connection, replace, tell)


def pour(source: Connection, target: Database, connection: Connection, replace: bool, tell: Tell) -> Sums:
    if replace:
        empty(connection)
    elif not is_empty(connection):
        raise Trouble(f"{shown(target.url)} is not empty")
    return copy(source, connection, tell)


@contextlib.contextmanager
def whole_backup(file: Path, tell: Tell) -> Iterator[Connection]:
    """A backup that holds what it held when it was made, in the newest shape."""
    with reading(file) as connection:
        must_be_backup(connection, file)
        kept = connection.execute(text("select name, rows, sha256 from undercroft_backup"))
        must_agree(
            {row.name: Sum(row.rows, row.sha256) for row in kept}, sums_of(connection, tell), f"{file}"
        )
        found = revision_of(connection)
        if found == NEWEST:
            yield connection
            return
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder) / "backup.db"
        shutil.copyfile(file, scratch)
        database = Database(str(scratch))
        try:
            upgrade(database)
            with snapshot_of(database) as connection:
                yield connection
        except TooNew:
            raise Trouble(f"{file}: made by a later version (revision {found})") from None
        finally:
            database.engine.dispose()


@contextlib.contextmanager
def reading(file: Path) -> Iterator[Connection]:
    """A SQLite file that is only looked at, and stays exactly as it is."""
    if not file.is_file():
        raise Trouble(f"{file}: there is no such file")
    engine = create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=ro&uri=true")

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("begin")

    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def must_be_backup(connection: Connection, file: Path) -> None:
    mark = connection.exec_driver_sql("pragma application_id").scalar()
    found = connection.exec_driver_sql("pragma user_version").scalar()
    if mark != MARK:
        raise Trouble(
            f"{file}: no backup; it can be moved with `undercroft admin migrate` if it is a database"
        )
    if found != FORMAT:
        raise Trouble(f"{file}: a backup of format {found}, this version knows format {FORMAT}")


# -- moving --------------------------------------------------------------------------------------------------


def migrate(source_name: str, target_name: str, tell: Tell) -> Sums:
    """Copy everything into an empty database: all of it, or nothing has changed."""
    with (
        opened(source_name) as database,
        snapshot_of(database) as source,
        alone(target_name) as (target, connection),
    ):
        return pour(source, target, connection, False, tell)
