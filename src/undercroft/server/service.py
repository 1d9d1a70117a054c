"""The service: one process of the server, with all its parts and what it does by itself."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import Connection

from undercroft.server.bot_workers import BotWorkers, usual_count
from undercroft.server.bus import Alone, Bus, PostgresBus, RedisBus
from undercroft.server.config import Settings
from undercroft.server.forgetting import go_on
from undercroft.server.identity import Signer
from undercroft.server.metrics import Metrics
from undercroft.server.notices.notifier import Notifier
from undercroft.server.presence import HEARTBEAT
from undercroft.server.rate_limits import RateLimit
from undercroft.server.rebuild import warm_up
from undercroft.server.steady import Now, milliseconds
from undercroft.server.store import people
from undercroft.server.store.database import Database, Unavailable, try_writing
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.upgrade import is_current, upgrade
from undercroft.server.table_hub import TableHub
from undercroft.server.threads import Threads
from undercroft.server.verifying import Verifying

SWEEP: Final = 1.0  # seconds between two looks for what is overdue
POLL: Final = 5.0  # seconds between two looks for lines of others
NOTICES: Final = 3.0  # seconds between two looks for who is to be told of something
FORGET: Final = 20.0  # seconds between two looks for people who are half forgotten
SEEN_EVERY: Final = 3_600_000  # milliseconds between two notes that somebody was here
PROBE: Final = 2.0  # seconds between two attempts to write, where somebody asks whether that is possible
PASSWORDS: Final = 2  # hashed at once; each takes a while and 64 MB, on purpose
POLL_ALONE: Final = 0.5  # the same, while the bus is down

logger = structlog.get_logger("undercroft.service")


class Service:
    """Everything that endpoints and live connections work with."""

    def __init__(self, settings: Settings, now: Now = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.database = Database(settings.database, self.metrics.batch.observe, settings.statement_seconds)
        self.bus = self.make_bus()
        workers = usual_count() if settings.bot_workers is None else settings.bot_workers
        self.bot_workers = BotWorkers(workers, self.metrics, settings.bot_seconds)
        limits = settings.limits
        self.hub = TableHub(
            self.database,
            self.bus,
            self.metrics,
            now,
            patience=limits.database_wait_seconds,
            bot_workers=self.bot_workers,
            pace=settings.pace,
        )
        self.signer = Signer(settings.secret)
        self.guests = RateLimit(limits.guests_per_hour / 3600, limits.guests_per_hour)
        self.logins = RateLimit(limits.logins_per_minute / 60, limits.logins_per_minute)
        self.passwords = RateLimit(limits.passwords_per_minute / 60, limits.passwords_per_minute)
        self.requests = RateLimit(limits.requests_per_second, limits.requests_per_second * 4)
        visits = limits.address_requests_per_second
        self.visits = RateLimit(visits, visits * 10)
        self.messages = RateLimit(limits.messages_per_second, limits.messages_per_second * 3)
        self.arrivals = RateLimit(limits.address_sockets_per_minute / 60, limits.address_sockets_per_minute)
        self.talk = RateLimit(limits.talk_per_minute / 60, max(1, limits.talk_per_minute / 4))
        self.codes = RateLimit(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.pictures = RateLimit(limits.pictures_per_minute / 60, limits.pictures_per_minute)
        self.drawing = Threads("drawing", 1)
        self.hints = RateLimit(limits.hints_per_minute / 60, max(1, limits.hints_per_minute / 3))
        self.records = RateLimit(limits.records_per_minute / 60, limits.records_per_minute)
        self.ways = RateLimit(limits.ways_per_hour / 3600, limits.ways_per_hour)
        self.deals = RateLimit(limits.deals_per_hour / 3600, limits.deals_per_hour)
        self.keeping = RateLimit(limits.lists_per_minute / 60, limits.lists_per_minute)
        self.confirming = RateLimit(1 / 60, 5)  # codes tried for one mail address
        self.notifier = Notifier(settings, self.database, self.metrics, now)
        self.hashing = Threads("hashing", PASSWORDS)
        self.books = Threads("books", 1)
        self.lists = Threads("lists", 1)
        self.verifying = Verifying(limits, self.metrics)
        self.replays = RateLimit(limits.replays_per_minute / 60, max(1, limits.replays_per_minute / 2))
        self.sockets_of: Counter[str] = Counter()  # by player and by address
        self.tasks: list[asyncio.Task[None]] = []
        self.probing = asyncio.Lock()
        self.probe_at, self.is_writable = 0.0, True

    def make_bus(self) -> Bus:
        if self.settings.redis:
            return RedisBus(self.settings.redis)
        return Alone() if self.database.is_sqlite else PostgresBus(self.database)

    async def start(self) -> None:
        upgrade(self.database)
        warm_up()
        await self.database.start()
        await self.bus.start(self.hub.heard)
        self.tasks = [
            asyncio.create_task(self.again(self.hub.sweeper.sweep, lambda: SWEEP)),
            asyncio.create_task(self.again(self.hub.heartbeat, lambda: HEARTBEAT)),
            asyncio.create_task(self.again(self.hub.poll, self.poll_pause)),
            asyncio.create_task(self.again(self.forget, lambda: FORGET)),
            asyncio.create_task(self.again(self.notifier.round, lambda: NOTICES)),
        ]
        logger.info("open", database=self.database.url.get_backend_name(), bus=type(self.bus).__name__)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.hub.stop()
        await self.bot_workers.stop()
        await self.verifying.stop()
        await self.hashing.stop()
        await self.books.stop()
        await self.lists.stop()
        await self.drawing.stop()
        await self.notifier.stop()
        await self.bus.stop()
        await self.database.stop()
        logger.info("closed")

    def poll_pause(self) -> float:
        self.metrics.bus.set(self.bus.healthy)
        return POLL if self.bus.healthy else POLL_ALONE

    async def forget(self) -> None:
        await go_on(self.hub)

    async def again(self, work: Callable[[], Awaitable[None]], pause: Callable[[], float]) -> None:
        """Do something again and again; processes that began together drift apart."""
        while True:
            waited = 0.0
            wanted = pause() * random.uniform(0.8, 1.2)
            while waited < wanted and waited < pause() * 1.2:  # a bus that is lost shortens the wait
                await asyncio.sleep(0.25)
                waited += 0.25
            try:
                await work()
            except Unavailable as error:
                logger.warning("database away", work=getattr(work, "__name__", ""), error=str(error))
            except Exception:
                logger.exception("background work failed", work=getattr(work, "__name__", ""))

    async def ready(self) -> bool:
        """Whether the database answers, has the shape we know, and takes something in."""
        try:
            async with asyncio.timeout(5):
                return await self.database.read(is_current) and await self.can_write()
        except (Unavailable, TimeoutError):
            return False

    async def can_write(self) -> bool:
        """Whether there is room on the disk. Tried every few seconds at most, however many ask."""
        async with self.probing:
            if time.monotonic() >= self.probe_at:
                self.is_writable, self.probe_at = False, time.monotonic() + PROBE
                await self.database.write(try_writing)
                self.is_writable = True
            return self.is_writable

    async def player_of(self, cookie: str) -> PlayerRow | None:
        """Whom a session speaks of, if it is still good."""
        session = self.signer.read_session(cookie) if cookie else None
        if session is None:
            return None

        def look(connection: Connection) -> PlayerRow | None:
            return people.read_player(connection, session.player)

        player = await self.database.read(look)
        if player is None or player.epoch != session.epoch:
            return None
        if self.now() - player.seen > SEEN_EVERY:
            self.hub.background.spawn(self.note_seen(player))
        return player

    async def note_seen(self, player: PlayerRow) -> None:
        with contextlib.suppress(Unavailable):
            changes = {"seen": self.now()}
            await self.database.write(lambda connection: people.set_player(connection, player.id, changes))
