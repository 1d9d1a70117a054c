"""The bus: how a process learns that another one has written to a table.

It carries only the name of a table and the number of a line; what happened is read from the log. So nothing
is lost with a message: while the bus is down (`healthy` is false) processes look into the database often.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, Protocol

import structlog
from sqlalchemy import Connection

from undercroft.server.store.database import Conflict, Database, Unavailable, connect_seconds, notify

CHANNEL: Final = "undercroft"
RETRY: Final = 0.5  # seconds
SILENCE: Final = (
    2.0  # seconds after which Redis is asked whether it is still there, and in which it must answer
)

logger = structlog.get_logger("undercroft.bus")
Heard = Callable[[str, int | None], None]


class Bus(Protocol):
    """A way to other processes."""

    healthy: bool
    pause_between_bots: float  # seconds between two moves of bots, for those who write from other processes

    async def start(self, heard: Heard) -> None: ...

    async def stop(self) -> None: ...

    def with_commit(self, connection: Connection, table: str, seq: int) -> None:
        """Called in the transaction that writes a line."""
        ...

    def publish(self, table: str, seq: int | None) -> None:
        """Called when a line is written, or (without a number) when somebody came or went."""
        ...


def message_of(table: str, seq: int | None) -> str:
    return f"{table} {'' if seq is None else seq}"


def deliver(heard: Heard, message: str) -> None:
    table, _, seq = message.partition(" ")
    if not seq or seq.isdigit():
        heard(table, int(seq) if seq else None)


class Alone:
    """The bus of a process that has no others beside it. A command of the host may still write: hence the
    polling, which is the same for all.
    """

    healthy = True
    pause_between_bots = 0.0

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def with_commit(self, connection: Connection, table: str, seq: int) -> None:
        pass

    def publish(self, table: str, seq: int | None) -> None:
        pass


class Listening:
    """What the two real buses share: a task that listens, and comes back after a failure."""

    pause_between_bots = 0.01
    failures: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.healthy = False
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        self.tasks = [asyncio.create_task(self.keep_listening(heard))]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def keep_listening(self, heard: Heard) -> None:
        while True:
            try:
                await self.listen(heard)
            except self.failures as error:
                if self.healthy:
                    logger.warning("bus lost", bus=type(self).__name__, error=type(error).__name__)
            self.healthy = False
            await asyncio.sleep(RETRY)

    async def listen(self, heard: Heard) -> None:
        raise NotImplementedError


class PostgresBus(Listening):
    """NOTIFY in the transaction that writes the line: other processes hear of it exactly when it is there."""

    def __init__(self, database: Database) -> None:
        import psycopg

        super().__init__()
        self.database = database
        self.connect = psycopg.AsyncConnection.connect
        self.failures = (OSError, psycopg.Error)

    async def listen(self, heard: Heard) -> None:
        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await self.connect(url, autocommit=True, connect_timeout=connect_seconds()) as connection:
            await connection.execute(f"listen {CHANNEL}")
            self.healthy = True
            logger.info("bus found", bus="PostgreSQL")
            async for note in connection.notifies():
                deliver(heard, note.payload)

    def with_commit(self, connection: Connection, table: str, seq: int) -> None:
        notify(connection, CHANNEL, message_of(table, seq))

    def publish(self, table: str, seq: int | None) -> None:
        if not seq and self.healthy:  # a line tells of itself at its commit
            task = asyncio.create_task(self.notify_later(message_of(table, seq)))
            self.tasks.append(task)
            task.add_done_callback(self.tasks.remove)

    async def notify_later(self, message: str) -> None:
        with contextlib.suppress(Unavailable, Conflict):
            await self.database.write(lambda connection: notify(connection, CHANNEL, message))


class RedisBus(Listening):
    """Publish and subscribe. What is published while Redis is away is forgotten; polling makes up for it. One
    that hangs keeps its connections and says nothing: so it is asked, and must answer.
    """

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        super().__init__()
        self.failures = (OSError, RedisError)
        self.client = Redis.from_url(
            url, socket_connect_timeout=SILENCE, socket_timeout=SILENCE, retry=Retry(NoBackoff(), 0)
        )
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)

    async def start(self, heard: Heard) -> None:
        await super().start(heard)
        self.tasks.append(asyncio.create_task(self.send()))

    async def stop(self) -> None:
        await super().stop()
        with contextlib.suppress(*self.failures):
            await self.client.aclose()

    async def listen(self, heard: Heard) -> None:
        async with self.client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            is_asked = True  # the first answer is that to the subscription
            while True:
                message = await subscription.get_message(timeout=SILENCE)
                if message is not None:
                    is_asked = False
                    self.found()
                    if message["type"] == "message":
                        deliver(heard, message["data"].decode())
                elif is_asked:
                    raise TimeoutError("Redis does not answer")
                else:
                    await subscription.ping()
                    is_asked = True

    def found(self) -> None:
        if not self.healthy:
            self.healthy = True
            logger.info("bus found", bus="Redis")

    async def send(self) -> None:
        while True:
            message = await self.outgoing.get()
            with contextlib.suppress(*self.failures):
                await self.client.publish(CHANNEL, message)

    def with_commit(self, connection: Connection, table: str, seq: int) -> None:
        pass

    def publish(self, table: str, seq: int | None) -> None:
        if self.healthy:
            with contextlib.suppress(asyncio.QueueFull):
                self.outgoing.put_nowait(message_of(table, seq))
