"""Opening a database for the host's commands: which one it is, and whether it is one of ours.

Commands work on a database of exactly this version's shape. Only a server changes the shape, when it starts.

Most commands work beside a running server. A copy into a database does not: a server keeps tables in memory
and would play on with those that were there before. So `alone` opens a database that nobody else uses, and
keeps everybody else out.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from undercroft.server.admin import Trouble
from undercroft.server.store.database import BadAddress, Conflict, Database, Unavailable, read_url
from undercroft.server.store.schema import metadata
from undercroft.server.store.upgrade import NEWEST, TooNew, revision_of, upgrade_in

BUSY: Final = "{place} is in use: stop every server on it first"


def place_of(name: str) -> URL:
    """Where a database lies. Raises Trouble for what is no SQLite file and no PostgreSQL."""
    try:
        place = read_url(name)
    except BadAddress as error:
        raise Trouble(str(error)) from None
    if place.get_backend_name() == "sqlite" and place.database in (None, "", ":memory:"):
        raise Trouble("expected a SQLite file or postgresql://...")
    return place


def shown(place: URL) -> str:
    """A database as it may be printed: without its password."""
    if place.get_backend_name() == "sqlite":
        return str(place.database)
    return place.set(drivername="postgresql").render_as_string(hide_password=True)


@contextlib.contextmanager
def in_a_line(place: str) -> Iterator[None]:
    """Whatever a database complains about, as one line that names it and gives no data away."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Trouble(f"{place}: {first_line(getattr(error, 'orig', None) or error)}") from None
    except (TooNew, Unavailable, Conflict) as error:
        raise Trouble(f"{place}: {first_line(error)}") from None


def first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__


@contextlib.contextmanager
def opened(name: str) -> Iterator[Database]:
    """A database that a server of this version has opened before."""
    place = place_of(name)
    if place.get_backend_name() == "sqlite" and not Path(str(place.database)).exists():
        raise Trouble(f"{shown(place)}: there is no database; a server makes it")
    database = Database(name)
    try:
        with in_a_line(shown(place)):
            database.run_reading(lambda connection: must_be_ours(connection, shown(place)))
            yield database
    finally:
        database.engine.dispose()


def must_be_ours(connection: Connection, place: str) -> None:
    found = revision_of(connection)
    if found == NEWEST:
        return
    if found is None:
        raise Trouble(f"{place}: no server has opened this database yet")
    raise Trouble(
        f"{place}: the database has revision {found}, this version knows {NEWEST}; a server of this version "
        "brings older ones up to date when it starts"
    )


@contextlib.contextmanager
def snapshot_of(database: Database) -> Iterator[Connection]:
    """A connection that sees one moment of the database, however long it reads and whatever others write."""
    engine = database.engine
    if not database.is_sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with engine.begin() as connection:
        connection.execute(text("select 1 from tables limit 1")).all()  # the moment is that of the first look
        yield connection


@contextlib.contextmanager
def alone(name: str) -> Iterator[tuple[Database, Connection]]:
    """A transaction in a database that nobody else uses; it may be new. It has the newest shape, and what is
    written is there when everything has gone well, or not at all.
    """
    place = place_of(name)
    database = Database(name)
    try:
        with in_a_line(shown(place)):
            if database.is_sqlite:
                lock_file(database, shown(place))
            with database.writing.begin() as connection:
                upgrade_in(connection, database.is_sqlite)
                if not database.is_sqlite and others_use(connection):
                    raise Trouble(BUSY.format(place=shown(place)))
                yield database, connection
    finally:
        database.engine.dispose()


def lock_file(database: Database, place: str) -> None:
    """Open a SQLite file for good: the one connection stays in the pool, and with it the lock."""
    event.listen(database.engine, "connect", lock_out, insert=True)
    try:
        database.engine.connect().close()
    except (sqlite3.OperationalError, SQLAlchemyError) as error:
        if "locked" in str(error):
            raise Trouble(BUSY.format(place=place)) from None
        raise


def lock_out(connection: sqlite3.Connection, _: object) -> None:
    """Before the first look at a SQLite file: nobody else has it open, or may open it, or this fails."""
    connection.execute("pragma busy_timeout = 0")
    connection.execute("pragma locking_mode = exclusive")


def others_use(connection: Connection) -> bool:
    """Whether another process of ours is connected to this PostgreSQL database."""
    sessions = (
        "select count(*) from pg_stat_activity where datname = current_database() "
        "and pid <> pg_backend_pid() and application_name = 'undercroft'"
    )
    return bool(connection.scalar(text(sessions)))


def is_served(database: Database) -> bool:
    """Whether a server, or another command, works on the database just now."""
    if not database.is_sqlite:
        return bool(database.run_reading(others_use))
    database.engine.dispose()
    probe = sqlite3.connect(str(database.url.database), isolation_level=None)
    try:
        lock_out(probe, None)
        probe.execute("begin immediate")
        probe.execute("rollback")
    except sqlite3.OperationalError:
        return True
    finally:
        probe.close()
    return False


def is_empty(connection: Connection) -> bool:
    """Whether nothing is kept in any of our tables, or there are none yet."""
    there = set(inspect(connection).get_table_names())
    names: list[Any] = [table for table in metadata.sorted_tables if table.name in there]
    return all(connection.execute(table.select().limit(1)).first() is None for table in names)
