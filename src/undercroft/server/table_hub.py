"""The table hub: everything that goes on at the tables of one process, and what it hears of others.

Its parts have one duty each: `rooms` keeps tables open, `committer` writes, `bot_driver` lets bots decide,
`presence` knows who is here, `sweeper` does what is overdue. The hub puts them together.
"""

import contextlib
from typing import Final

from undercroft.server.background import BackgroundTasks
from undercroft.server.bot_driver import BotDriver
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.bus import Bus
from undercroft.server.committer import Committer
from undercroft.server.metrics import Metrics
from undercroft.server.presence import Presence
from undercroft.server.rooms import NoSuchTable, Room, Rooms
from undercroft.server.steady import Now, milliseconds
from undercroft.server.store import log
from undercroft.server.store.database import Database, Unavailable
from undercroft.server.sweeper import Sweeper

ANEW: Final = 0  # said on the bus instead of a number: read everything again


class TableHub:
    """The parts, and what passes between this process and the others."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        metrics: Metrics,
        now: Now = milliseconds,
        patience: float = 10.0,
        bot_workers: BotWorkers | None = None,
        pace: float = 0.0,
    ) -> None:
        self.database = database
        self.bus = bus
        self.now = now
        self.background = BackgroundTasks()
        self.rooms = Rooms(database, metrics)
        self.committer = Committer(
            database, bus, metrics, self.rooms, now, patience, self.committed, self.is_answered_at_once
        )
        bot_workers = bot_workers or BotWorkers(0, metrics)
        self.bot_driver = BotDriver(self.committer, bus, self.background, bot_workers, pace)
        self.presence = Presence(database, bus, self.rooms, self.committer, now)
        self.sweeper = Sweeper(database, self.rooms, self.committer, self.bot_driver, self.presence, now)

    def committed(self, room: Room) -> None:
        """A line stands, and everybody here knows of it."""
        self.bot_driver.let_bots_play(room)
        if self.rooms.needs_snapshot(room):
            self.background.spawn(self.rooms.snapshot(room))

    def is_answered_at_once(self, room: Room) -> bool:
        return self.bot_driver.answers_at_once(room)

    # -- what others must know -------------------------------------------------------------------------------

    def started(self, id: str) -> None:
        """A table has just started here."""
        self.touched(id)
        self.background.spawn(self.first_bots(id))

    async def first_bots(self, id: str) -> None:
        with contextlib.suppress(NoSuchTable, Unavailable):
            room = await self.rooms.open(id)
            self.bot_driver.let_bots_play(room)

    def touched(self, id: str) -> None:
        """A table that has not started was changed, or has just started."""
        self.rooms.wake_waiting(id)
        self.bus.publish(id, None)

    async def forget(self, id: str) -> None:
        """Something was changed behind the log's back: read everything anew, here and in other processes."""
        room = self.rooms.by_id.get(id)
        if room is not None:
            await self.rooms.reload_quietly(room)
        self.touched(id)
        self.bus.publish(id, ANEW)

    # -- what others have done -------------------------------------------------------------------------------

    def heard(self, table: str, seq: int | None) -> None:
        """Another process has written to a table, or (without a number) somebody came or went there."""
        self.rooms.wake_waiting(table)
        room = self.rooms.by_id.get(table)
        if room is None:
            return
        if seq is None:
            self.background.spawn(self.presence.refresh(room))
        elif seq == ANEW:
            self.background.spawn(self.rooms.reload_quietly(room))
        elif seq > room.match.seq:
            self.background.spawn(self.rooms.catch_up_with(room, seq))

    async def poll(self) -> None:
        """Look for lines that nobody told us about: the bus may be down, or there may be none. And for
        sessions that have ended.
        """
        await self.presence.end_stale_sessions()
        for id in self.rooms.before:
            self.rooms.wake_waiting(id)
        ids = [id for id, room in self.rooms.by_id.items() if room.listeners]
        for start in range(0, len(ids), 500):
            part = ids[start : start + 500]
            for id, seq in (await self.database.read(lambda c: log.last_seqs(c, part))).items():  # noqa: B023
                self.heard(id, seq)

    async def heartbeat(self) -> None:
        """Note who is still connected, and close rooms that nobody uses."""
        await self.presence.heartbeat()
        await self.rooms.close_idle()

    async def stop(self) -> None:
        await self.background.stop()
        await self.committer.stop()
