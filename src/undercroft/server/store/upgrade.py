"""Bringing a database to the shape this version knows, with Alembic, at every start.

Two processes that start together must not both do it: with PostgreSQL an advisory lock makes them wait, with
SQLite the writer's lock does. Alembic is loaded only where there is something to do.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from undercroft.server.store.database import Database, Unavailable, without_limit
from undercroft.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

NEWEST: Final = "0013"
LOCK: Final = 7_266_378  # any number, the same in all processes


class TooNew(Exception):
    """The database was written by a later version."""


def script() -> "ScriptDirectory":
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def is_current(connection: Connection) -> bool:
    return revision_of(connection) == NEWEST


class Unusable(Exception):
    """A database that cannot be opened, with the reason in one line."""


def prepare(url: str) -> None:
    """Open a database once and bring it to our shape, before anybody is told that the server is there."""
    database = Database(url)
    try:
        upgrade(database)
    except (TooNew, Unavailable, DBAPIError, OSError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
        raise Unusable(f"{database.url.render_as_string(hide_password=True)}: {reason}") from None
    finally:
        database.engine.dispose()


def upgrade(database: Database) -> None:
    """Raises TooNew rather than touch what it does not know."""
    database.run(lambda connection: upgrade_in(connection, database.is_sqlite))


def upgrade_in(connection: Connection, is_sqlite: bool) -> None:
    without_limit(connection)
    if not is_sqlite:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision_of(connection)
    if found == NEWEST:
        return
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.util import CommandError

    scripts = script()
    try:
        known = found is None or scripts.get_revision(found) is not None
    except CommandError:
        known = False
    if not known:
        raise TooNew(f"the database has revision {found}, which this version does not know")
    with EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
