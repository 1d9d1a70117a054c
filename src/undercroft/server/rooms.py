"""Rooms: the tables that are open in this process.

A room holds a match in memory and those who listen to it. It is a cache: any process can open the same room,
and when another process has written a line, the room catches up from the log.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterator
from typing import Any, Final, Protocol

from undercroft.server.bot_worker import BotAnswer
from undercroft.server.entries import Left, Line, Undone
from undercroft.server.match import take_snapshot
from undercroft.server.metrics import Metrics
from undercroft.server.rebuild import Loaded, load_match
from undercroft.server.steady import AHEAD
from undercroft.server.store import log
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Conflict, Database, Unavailable

RECENT: Final = 100  # lines kept in memory; older ones are read from the store
SNAPSHOT_EVERY: Final = 50  # decisions
IDLE: Final = 120.0  # seconds until a room without listeners is closed


class NoSuchTable(Exception):
    """There is no table of this name, or it has not started."""


class Listener(Protocol):
    """Somebody connected to a room."""

    player: str | None
    epoch: int  # of the session it came with

    def kick(self) -> None:
        """The session has ended."""
        ...

    def wake(self) -> None:
        """There are new lines, or somebody came or went."""
        ...


class Room:
    """One open table."""

    def __init__(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.match = loaded.match
        self.seats = loaded.seats
        self.lock = asyncio.Lock()
        self.presence = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.recent: deque[Line] = deque(maxlen=RECENT)
        self.message_cache: dict[Any, bytes] = {}  # news up to this line, framed, for those who share them
        self.snapshot_step = loaded.match.step
        self.used = time.monotonic()
        self.noticed = 0, 0  # a question whose time has not come, and when this process found it
        self.botting = False
        self.unheard = 0  # lines for which nobody has been woken yet
        self.thinking: tuple[int, asyncio.Task[str]] | None = None  # about the question of a line
        self.hint: tuple[int, asyncio.Task[BotAnswer | None]] | None = None  # the same, for the person asked

    @property
    def id(self) -> str:
        return self.row.id

    def wake(self) -> None:
        self.unheard = 0
        self.message_cache.clear()
        self.drop_thoughts()
        for listener in self.listeners:
            listener.wake()

    def drop_thoughts(self) -> None:
        """What is thought about a question that is gone, nobody wants to know any more."""
        present = self.match.state.asked_seq
        if self.thinking is not None and not (self.match.bot_to_move and self.thinking[0] == present):
            self.thinking[1].cancel()
        if self.hint is not None and self.hint[0] != present:
            self.hint[1].cancel()
            self.hint = None

    def here(self, now: int) -> list[bool]:
        """Which seats have their person connected: here, or not long ago in another process."""
        local = {listener.player for listener in self.listeners}
        people = [occupant.player for occupant in self.match.state.occupants]
        return [
            player is not None and (player in local or seat.is_here(now))
            for player, seat in zip(people, self.seats, strict=True)
        ]

    def ahead(self, now: int) -> int:
        """By how much the time of the present question is wrong: whoever put it had a clock that was ahead.
        It counts from when this process found it.
        """
        asked_seq, asked_at = self.match.state.asked_seq, self.match.state.asked_at
        if asked_at <= now + AHEAD:
            return 0
        if self.noticed[0] != asked_seq:
            self.noticed = asked_seq, now
        return asked_at - self.noticed[1]


class Rooms:
    """All rooms of this process, and those who wait for a table to start."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.by_id: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.before: dict[str, set[Listener]] = {}  # those at tables that have not started

    async def open(self, id: str) -> Room:
        """The room of a table that has started. Several callers at once open it once."""
        room = self.by_id.get(id)
        if room is None:
            opening = self.opening.get(id)
            if opening is None:
                opening = self.opening[id] = asyncio.create_task(self.load(id))
                opening.add_done_callback(lambda _: self.opening.pop(id, None))
            room = await asyncio.shield(opening)
        room.used = time.monotonic()
        return room

    async def load(self, id: str) -> Room:
        loaded = await self.database.read(lambda connection: load_match(connection, id), "rooms")
        if loaded is None or loaded.match.seq == 0:
            raise NoSuchTable(id)
        room = self.by_id[id] = Room(loaded)
        self.metrics.rooms.set(len(self.by_id))
        return room

    async def reload(self, room: Room) -> None:
        """Build the match anew from the log, where playing on from memory is not enough."""
        loaded = await self.database.read(lambda connection: load_match(connection, room.id), "rooms")
        if loaded is None:
            self.by_id.pop(room.id, None)
            raise NoSuchTable(room.id)
        room.match, room.row, room.seats = loaded.match, loaded.row, loaded.seats
        room.recent.clear()

    async def reload_quietly(self, room: Room) -> None:
        with contextlib.suppress(Unavailable, NoSuchTable):
            async with room.lock:
                await self.reload(room)
            room.wake()

    async def lines(self, room: Room, since: int, upto: int) -> list[Line]:
        """All lines after `since`, up to one that is written."""
        if since >= upto:
            return []
        if room.recent and room.recent[0].seq <= since + 1:
            return [line for line in room.recent if since < line.seq <= upto]
        return await self.database.read(lambda c: log.read_lines(c, room.id, since, upto))

    async def next_move(self, room: Room, after: int) -> Line | None:
        """The first move after a line, which may be any line: one row of the store, however long the log."""
        return await self.database.read(lambda c: log.next_move(c, room.id, after))

    async def catch_up(self, room: Room) -> bool:
        """Take over what other processes have written. Says whether there was anything."""
        seq = room.match.seq
        lines = await self.database.read(lambda c: log.read_lines(c, room.id, seq))
        if not lines:
            return False
        if any(isinstance(line.entry, Undone | Left) for line in lines):
            await self.reload(room)
        else:
            for line in lines:
                room.match = room.match.after(line)
                room.recent.append(line)
        room.wake()
        return True

    async def catch_up_with(self, room: Room, seq: int) -> None:
        with contextlib.suppress(Unavailable, NoSuchTable):
            async with room.lock:
                if seq > room.match.seq:
                    await self.catch_up(room)

    async def read_seats(self, room: Room) -> None:
        with contextlib.suppress(Unavailable):
            found = await self.database.read(lambda c: tables_store.seats_at(c, [room.id]))
            if found[room.id]:
                room.seats = found[room.id]
                room.wake()

    def needs_snapshot(self, room: Room) -> bool:
        """Whether so much was played since the last one, or taken back behind it, that loading takes long."""
        return not room.snapshot_step <= room.match.step < room.snapshot_step + SNAPSHOT_EVERY

    async def snapshot(self, room: Room) -> None:
        match = room.match
        room.snapshot_step = match.step
        taken = take_snapshot(match)
        data = log.encode(taken).decode()
        seq, step = match.seq, match.step
        with contextlib.suppress(Unavailable, Conflict):  # a cache: the next one will do
            await self.database.write(lambda c: log.put_snapshot(c, room.id, seq, step, data))

    async def close_idle(self) -> None:
        """Close rooms that nobody uses."""
        stale = time.monotonic() - IDLE
        for id, room in list(self.by_id.items()):
            if not room.listeners and room.used < stale and not room.lock.locked() and not room.botting:
                if room.match.step != room.snapshot_step:
                    await self.snapshot(room)  # and look again the next time, for somebody may have come
                else:
                    self.by_id.pop(id, None)
        self.metrics.rooms.set(len(self.by_id))

    # -- those who listen ------------------------------------------------------------------------------------

    @property
    def listeners(self) -> list[Listener]:
        """Everybody who is connected to this process, at whatever table."""
        groups = [*(room.listeners for room in self.by_id.values()), *self.before.values()]
        return [listener for group in groups for listener in group]

    @contextlib.contextmanager
    def waiting(self, id: str, listener: Listener) -> Iterator[None]:
        self.before.setdefault(id, set()).add(listener)
        try:
            yield
        finally:
            self.before[id].discard(listener)
            if not self.before[id]:
                del self.before[id]

    def wake_waiting(self, id: str) -> None:
        """Those who wait for a table to start look at it again."""
        for listener in self.before.get(id, ()):
            listener.wake()
