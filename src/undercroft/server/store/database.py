"""The database: one way to read and one way to write, for SQLite and PostgreSQL.

Statements are SQLAlchemy Core in plain functions that are given a connection. They run in threads, so that
the event loop never waits for a disk. There are a few threads, each with a connection, for each kind of
reading: who only asks whose session this is does not wait for those who want a whole game to be replayed.

SQLite has one writer thread. It takes everything that waits, runs each job in a savepoint of its own, and
commits once for all of them: a job is answered when its commit is on the disk (WAL, synchronous FULL). It
keeps its connection, and says to sqlite3 itself where transactions begin and end: for a job of two rows that
takes 19 us, and 82 us through SQLAlchemy. With PostgreSQL each job has its own connection and transaction,
and the server groups commits itself.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar, cast

from sqlalchemy import URL, ClauseElement, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Job = Callable[[Connection], T]

Kind: TypeAlias = Literal["store", "rooms", "replays"]
# What is quickly told; what a game in play needs, which plays its last moves; whole games for those who look
# back. PostgreSQL writes in the first as well.
SQLITE_THREADS: Final[dict[Kind, int]] = {"store": 4, "rooms": 2, "replays": 2}
POSTGRES_THREADS: Final[dict[Kind, int]] = {"store": 8, "rooms": 2, "replays": 2}
BATCH: Final = 256  # jobs in one commit
CONNECT_SECONDS: Final = 5  # for a connection to PostgreSQL, unless its own PGCONNECT_TIMEOUT says otherwise


class Conflict(Exception):
    """Somebody else has written what this job wanted to write."""


class Unavailable(Exception):
    """The database cannot be reached or cannot write now. Whether the job was done must be looked up, if
    `unsure`.
    """

    def __init__(self, message: str, unsure: bool) -> None:
        super().__init__(message)
        self.unsure = unsure


class BadAddress(ValueError):
    """A database that nobody can open: the address is wrong, or not one we know."""


class QueuedJob(NamedTuple):
    """A job in the queue of the writer."""

    job: Job[Any]
    future: "asyncio.Future[Any]"


class Database:
    """The store's door. `start` before use, `stop` at the end; both in the event loop that uses it."""

    def __init__(
        self,
        url: str,
        on_commit: Callable[[int], None] = lambda jobs: None,
        statement_seconds: float | None = None,
    ) -> None:
        self.url = read_url(url)
        self.on_commit = on_commit
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = (
            sqlite_engine(self.url) if self.is_sqlite else postgres_engine(self.url, statement_seconds)
        )
        self.writing = self.engine.execution_options(writing=True)
        self.pools: dict[Kind, ThreadPoolExecutor] = {}
        self.jobs: queue.SimpleQueue[QueuedJob | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None
        self.kept: Connection | None = None  # that of the writer
        self.closing = False

    async def start(self) -> None:
        threads = SQLITE_THREADS if self.is_sqlite else POSTGRES_THREADS
        self.pools = {kind: ThreadPoolExecutor(count, kind) for kind, count in threads.items()}
        if self.is_sqlite:
            self.writer = threading.Thread(
                target=self.write_all, args=[asyncio.get_running_loop()], name="writer"
            )
            self.writer.start()

    async def stop(self) -> None:
        self.closing = True
        if self.writer is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
            self.writer = None
        for pool in self.pools.values():
            pool.shutdown()
        self.pools = {}
        self.engine.dispose()

    async def read(self, job: Job[T], kind: Kind = "store") -> T:
        """Run a job that changes nothing."""
        return await self.in_pool(lambda: self.run_reading(job), kind)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; its result is there when the commit is. Raises Conflict where a unique
        key is taken and Unavailable where the database is.
        """
        if self.closing:
            raise Unavailable("the database is being closed", unsure=False)
        if self.writer is None:
            return await self.in_pool(lambda: self.run(job))
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(QueuedJob(job, future))
        return await future

    async def in_pool(self, work: Callable[[], T], kind: Kind = "store") -> T:
        if not self.pools:
            raise Unavailable("the database is not open", unsure=False)
        return await asyncio.get_running_loop().run_in_executor(self.pools[kind], work)

    def run(self, job: Job[T]) -> T:
        """Run a job in a transaction of its own, in this thread."""
        with translated(), self.writing.begin() as connection:
            return job(connection)

    def run_reading(self, job: Job[T]) -> T:
        with translated(), self.engine.begin() as connection:
            return job(connection)

    async def sweep_out(self) -> None:
        """Leave nothing behind of what was deleted: SQLite keeps old pages in its write-ahead log."""
        if self.is_sqlite:
            await self.in_pool(self.truncate_log)

    def truncate_log(self) -> None:
        with translated(), contextlib.closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("pragma wal_checkpoint(truncate)").fetchall()

    # -- the writer of SQLite --------------------------------------------------------------------------------

    def write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        while self.write_next(loop):
            pass
        self.give_back()

    def write_next(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Wait for a job, take those behind it along, and commit. False when there will be no more."""
        batch: list[QueuedJob] = []
        waiting = self.jobs.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == BATCH or self.jobs.empty():
                break
            waiting = self.jobs.get()
        if batch:
            outcomes = self.write_batch(batch)
            self.on_commit(len(batch))
            with contextlib.suppress(RuntimeError):  # the loop is gone: so is everybody who waited
                loop.call_soon_threadsafe(settle, batch, outcomes)
        return waiting is not None

    def write_batch(self, batch: list[QueuedJob]) -> list[Any]:
        """The result of each job, or the exception it ends with."""
        try:
            with translated(), self.transaction() as connection:
                return [attempt(connection, waiting.job) for waiting in batch]
        except Unavailable as error:
            return [error] * len(batch)
        except Exception as error:  # the thread must live on, whatever a driver thinks of
            return [Unavailable(f"{type(error).__name__}: {error}", unsure=False)] * len(batch)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """One transaction on the writer's connection; after a failure it has a new one."""
        connection = self.kept = self.kept or self.writing.connect().execution_options(batched=True)
        sqlite = sqlite_of(connection)
        try:
            sqlite.execute("begin immediate")  # a writer waits for its turn here
            yield connection
            if connection.in_transaction():  # a job went through SQLAlchemy, which takes notice of the end
                connection.commit()
            else:
                sqlite.execute("commit")
        except BaseException:
            self.give_back()
            raise

    def give_back(self) -> None:
        """Close the writer's connection; what is not committed has not happened."""
        kept, self.kept = self.kept, None
        if kept is not None:
            kept.close()


def sqlite_of(connection: Connection) -> sqlite3.Connection:
    """What lies below a connection to SQLite."""
    return cast("sqlite3.Connection", connection.connection.driver_connection)


def attempt(connection: Connection, job: Job[Any]) -> Any:
    """One job in a savepoint: what goes wrong in it does not touch the others, unless the disk is full."""
    sqlite = sqlite_of(connection)
    sqlite.execute("savepoint job")
    try:
        with translated():
            result = job(connection)
    except Unavailable:
        raise
    except Exception as error:
        sqlite.execute("rollback to job")
        return error
    sqlite.execute("release job")
    return result


def settle(batch: list[QueuedJob], outcomes: list[Any]) -> None:
    for waiting, outcome in zip(batch, outcomes, strict=True):
        if waiting.future.done():
            continue  # whoever asked has gone
        if isinstance(outcome, Exception):
            waiting.future.set_exception(outcome)
        else:
            waiting.future.set_result(outcome)


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """The database's exceptions in our words."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except (sqlite3.OperationalError, sqlite3.InterfaceError, sqlite3.InternalError) as error:
        raise Unavailable(str(error), unsure=False) from error
    except (OperationalError, InterfaceError, InternalError) as error:
        lost = error.connection_invalidated or not isinstance(error.orig, sqlite3.Error)
        raise Unavailable(str(error.orig), unsure=lost) from error
    except PoolTimeout as error:  # no connection to be had in time
        raise Unavailable(str(error), unsure=False) from error


# -- engines -------------------------------------------------------------------------------------------------


def normal_url(url: str) -> str:
    """A path is a SQLite file; the driver for PostgreSQL is psycopg 3.

    >>> normal_url("games.db"), normal_url("postgresql://me@host/undercroft")
    ('sqlite:///games.db', 'postgresql+psycopg://me@host/undercroft')
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        return f"sqlite:///{url}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return url


def read_url(url: str) -> URL:
    try:
        read = make_url(normal_url(url))
    except (ArgumentError, ValueError):
        scheme = url.partition("://")[0]  # the rest may hold a password
        raise BadAddress(f"{scheme}://...: expected a file, or postgresql://user@host:port/name") from None
    if read.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadAddress(f"{read.drivername}: expected a SQLite file or a PostgreSQL database")
    return read


def sqlite_engine(url: Any) -> Engine:
    if url.database:
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)  # seeds, talk and password hashes are for its owner
    engine = create_engine(
        url,
        hide_parameters=True,
        poolclass=QueuePool,
        pool_size=sum(SQLITE_THREADS.values()) + 1,
        max_overflow=0,
        connect_args={"timeout": 10, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma secure_delete = on")  # what people delete is gone from the file
        connection.execute("pragma busy_timeout = 10000")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        """A writer waits for its turn here; a reader that becomes one later could not. Transactions of the
        writer thread have begun already.
        """
        options = connection.get_execution_options()
        if not options.get("batched"):
            connection.exec_driver_sql("begin immediate" if options.get("writing") else "begin")

    return engine


def postgres_engine(url: Any, statement_seconds: float | None = None) -> Engine:
    """A statement that takes longer than it may is given up: it must not hold a thread, and locks, for ever.
    Commands of the host, which read everything, have no such limit.
    """
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=sum(POSTGRES_THREADS.values()),
        max_overflow=0,
        pool_timeout=10,
        connect_args={"connect_timeout": connect_seconds(), "application_name": "undercroft"},
    )
    if statement_seconds is not None:

        @event.listens_for(engine, "connect")
        def connected(connection: Any, _: object) -> None:
            connection.autocommit = True
            connection.execute(f"set statement_timeout = {int(statement_seconds * 1000)}")
            connection.autocommit = False

    return engine


def connect_seconds() -> str | int:
    return os.environ.get("PGCONNECT_TIMEOUT", CONNECT_SECONDS)


def without_limit(connection: Connection) -> None:
    """For this transaction a statement may take as long as it does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set local statement_timeout = 0"))


def try_writing(connection: Connection) -> None:
    """Write what is there already: it needs a little room on the disk, as everything does."""
    connection.execute(text("update alembic_version set version_num = version_num"))


class Prepared:
    """A statement compiled once for each kind of database, for what is done at every move: an insert takes
    14 us like this and 75 us through `execute`, and 4 us where sqlite3 itself is asked.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self.compiled: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> None:
        kind = connection.dialect.name
        if kind not in self.compiled:
            compiled: Any = self.statement.compile(dialect=connection.dialect)
            self.compiled[kind] = str(compiled), list(compiled.positiontup) if compiled.positional else None
        sql, order = self.compiled[kind]
        given = values if order is None else tuple(values[name] for name in order)
        if kind == "sqlite" and (sqlite := sqlite_of(connection)).in_transaction:
            sqlite.execute(sql, cast("tuple[Any, ...]", given))
        else:  # SQLAlchemy begins one
            connection.exec_driver_sql(sql, given)


def notify(connection: Connection, channel: str, message: str) -> None:
    """Tell other processes, at the commit (PostgreSQL only)."""
    connection.execute(text("select pg_notify(:channel, :message)"), {"channel": channel, "message": message})
