"""Presence: who is connected to which table, here and at other processes."""

import contextlib
from typing import Final

from undercroft.server.bus import Bus
from undercroft.server.committer import Committer
from undercroft.server.match import Denied
from undercroft.server.rooms import Listener, Room, Rooms
from undercroft.server.steady import Now
from undercroft.server.store import people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Database, Unavailable

HEARTBEAT: Final = 15.0  # seconds between two notes of who is connected


class Presence:
    """Notes who comes and goes, and brings back whoever was away."""

    def __init__(self, database: Database, bus: Bus, rooms: Rooms, committer: Committer, now: Now) -> None:
        self.database = database
        self.bus = bus
        self.rooms = rooms
        self.committer = committer
        self.now = now

    async def came(self, room: Room, listener: Listener) -> None:
        """Note that a listener is here; whoever was away decides for himself again."""
        player = listener.player
        if player is None or not room.match.seats_of(player):
            return
        await self.record(room, player)
        for seat in room.match.seats_of(player):
            if room.match.state.occupants[seat].stand_in == "absent" and listener in room.listeners:
                with contextlib.suppress(Denied, Unavailable):
                    await self.committer.submit(room, lambda m, s=seat: m.take_back(s), player)  # type: ignore[misc]

    async def went(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        player = listener.player
        if player is None or any(other.player == player for other in room.listeners):
            return
        if room.match.seats_of(player):
            await self.record(room, player)

    async def record(self, room: Room, player: str) -> None:
        """Write down whether somebody is connected here: one after another, and as it is by then."""
        async with room.presence:
            here = any(listener.player == player for listener in room.listeners)
            now, seat = self.now(), [(room.id, player)]
            with contextlib.suppress(Unavailable):
                await self.database.write(lambda c: tables_store.record_presence(c, seat, now, not here))
            await self.rooms.read_seats(room)
        self.bus.publish(room.id, None)

    async def record_waiting(self, table: str, player: str, gone: bool = False) -> None:
        """The same at a table that has not started."""
        now = self.now()
        with contextlib.suppress(Unavailable):
            await self.database.write(lambda c: tables_store.record_presence(c, [(table, player)], now, gone))
        self.rooms.wake_waiting(table)
        self.bus.publish(table, None)

    async def left_waiting(self, table: str, listener: Listener) -> None:
        """Whoever has the table open elsewhere, too, is still there."""
        player = listener.player
        if player is not None and all(other.player != player for other in self.rooms.before.get(table, ())):
            await self.record_waiting(table, player, gone=True)

    async def refresh(self, room: Room) -> None:
        """Read again who was seen when. Whoever closed another device at another process, and so counts as
        gone, is here all the same.
        """
        await self.rooms.read_seats(room)
        gone = {seat.player for seat in room.seats if seat.has_left}
        for player in gone & {listener.player for listener in room.listeners}:
            if player is not None:
                await self.record(room, player)

    async def heartbeat(self) -> None:
        """Note who is still connected."""
        present = [
            (room.id, listener.player)
            for room in self.rooms.by_id.values()
            for listener in room.listeners
            if listener.player is not None and room.match.seats_of(listener.player)
        ]
        present += [
            (table, listener.player)
            for table, listeners in self.rooms.before.items()
            for listener in listeners
            if listener.player is not None
        ]
        if present:
            now = self.now()
            await self.database.write(lambda c: tables_store.record_presence(c, present, now))

    async def end_stale_sessions(self) -> None:
        """End the connections of sessions that have ended elsewhere."""
        listeners = self.rooms.listeners
        ids = {x.player for x in listeners if x.player is not None}
        welcome = await self.database.read(lambda c: people.welcome(c, ids)) if ids else {}
        for listener in listeners:
            if listener.player is not None and welcome.get(listener.player) != listener.epoch:
                listener.kick()
