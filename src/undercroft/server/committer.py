"""The committer: the only way to write to a table in play.

What is said to a room goes through `submit`, one at a time: draft, write, accept, announce. Only what is
written is announced. If another process was quicker, the room catches up and what was said is drafted again.
"""

import asyncio
import contextlib
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from undercroft.engine.state import Table
from undercroft.server import campaigns
from undercroft.server.bus import Bus
from undercroft.server.entries import Left, Line, Undone
from undercroft.server.match import THINKING_CLAIM, Draft, Match
from undercroft.server.metrics import Metrics
from undercroft.server.rebuild import board_at
from undercroft.server.rooms import Room, Rooms
from undercroft.server.steady import Now
from undercroft.server.store import log
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Conflict, Database, Unavailable
from undercroft.server.threads import Threads

FALLS: Final = 4  # decisions at once that take a while, for cubes fall
ATTEMPTS: Final = 20  # to write one line while others write theirs
MOST_UNHEARD: Final = 8  # lines for which nobody is woken because a bot answers at once

T = TypeVar("T")


class Committer:
    """Writes lines, and says when a table is to be looked at again."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        metrics: Metrics,
        rooms: Rooms,
        now: Now,
        patience: float,
        committed: Callable[[Room], None],
        is_answered_at_once: Callable[[Room], bool],
    ) -> None:
        self.database = database
        self.bus = bus
        self.metrics = metrics
        self.rooms = rooms
        self.now = now
        self.patience = patience  # seconds to wait for a database that went away
        self.committed = committed  # what else there is to do when a line stands
        self.is_answered_at_once = is_answered_at_once  # whether a bot here is about to write the next one
        self.falls = Threads("falls", FALLS)

    async def submit(self, room: Room, draft: Callable[[Match], Draft], player: str | None = None) -> int:
        """Write what a command drafts, and announce it. Raises Denied when it is not allowed, Unavailable
        when it cannot be written; then nothing has changed. Gives the number of the line.
        """
        began = time.perf_counter()
        token = secrets.token_hex(8)
        room.used = time.monotonic()
        async with room.lock:
            patience_ends = time.monotonic() + self.patience
            since = room.match.seq
            unsure = False  # whether an attempt may have been written although nobody told us
            for attempt in itertools.count(1):
                match = room.match
                is_slow = match.table.game.runs_in_thread
                drafted = await self.falls.run(draft, match) if is_slow else draft(match)
                board = drafted.table
                if isinstance(drafted.entry, Undone):
                    rewound = partial(self.rewound, room, drafted.entry)
                    board = await self.retry_while_down(rewound, patience_ends)
                line = Line(match.seq + 1, self.now(), drafted.entry, drafted.events)
                after = match.after(line, board)
                try:
                    await self.write(room, line, after, token, player)
                except Conflict:
                    self.metrics.conflicts.inc()
                except Unavailable as error:
                    if not error.unsure:
                        raise
                    unsure = True
                else:
                    room.match = after
                    room.recent.append(line)
                    self.metrics.accepted(time.perf_counter() - began)
                    return self.announced(room, line.seq)
                if room.unheard:  # this may take a while
                    room.wake()
                is_behind = await self.retry_while_down(lambda: self.rooms.catch_up(room), patience_ends)
                if not is_behind and not unsure:
                    # nothing new, and yet no: the table may be gone
                    await self.retry_while_down(lambda: self.rooms.reload(room), patience_ends)
                if unsure:  # what is not there by now can only collide with the next attempt
                    seq = await self.retry_while_down(lambda: self.written(room, token, since), patience_ends)
                    if seq is not None:
                        with contextlib.suppress(Unavailable):
                            await self.rooms.catch_up(room)  # it may have come after the last look
                        return self.announced(room, seq)
                if attempt >= ATTEMPTS and time.monotonic() > patience_ends:
                    break
            raise Unavailable("too many others write to this table", unsure=False)

    async def written(self, room: Room, token: str, since: int) -> int | None:
        """The number of the line that an attempt wrote after all."""
        return await self.database.read(lambda c: log.written_as(c, room.id, token, since))

    async def retry_while_down(self, work: Callable[[], Awaitable[T]], ends: float) -> T:
        """Try again until the database is back, or patience ends."""
        while True:
            try:
                return await work()
            except Unavailable:
                if time.monotonic() > ends:
                    raise
                await asyncio.sleep(0.2)

    async def write(self, room: Room, line: Line, after: Match, token: str, player: str | None) -> None:
        """One line and what follows from it, in one transaction."""
        status = room.match.status_after(line, after, room.row.absent)
        gone = line.entry.seat if isinstance(line.entry, Left) else None
        ends = after.ended and not room.match.ended

        def job(connection: Connection) -> None:
            log.append(connection, room.id, line, token, player)
            log.set_status(connection, room.id, status)
            if gone is not None:
                tables_store.vacate(connection, room.id, gone)
            if ends:
                table = after.table if after.table.over else None
                campaigns.settle(connection, room.id, table, line.time)
            self.bus.with_commit(connection, room.id, line.seq)

        await self.database.write(job)

    def announced(self, room: Room, seq: int) -> int:
        """Others hear of it at once, unless a bot answers at once: then its answer comes along."""
        self.bus.publish(room.id, seq)
        self.committed(room)
        if room.unheard < MOST_UNHEARD and self.is_answered_at_once(room):
            room.unheard += 1
        else:
            room.wake()
        return seq

    async def rewound(self, room: Room, entry: Undone) -> Table:
        """The board to which an undo goes back."""
        board, _ = await self.database.read(lambda c: board_at(c, room.row, entry.to), "rooms")
        if entry.renewal:
            board.renew(entry.renewal)
        return board

    # -- when something is due -------------------------------------------------------------------------------

    async def extend_claim(self, room: Room, match: Match) -> None:
        """Say that this process is still about it, so that no other begins."""
        asked, due = match.asked, self.now() + THINKING_CLAIM
        with contextlib.suppress(Unavailable):
            await self.database.write(lambda c: tables_store.extend_claim(c, room.id, asked, due))

    async def postpone(self, id: str, due: int | None) -> None:
        """Come back later, unless a line that was written meanwhile says when."""
        now = self.now()
        with contextlib.suppress(Unavailable):
            await self.database.write(lambda c: tables_store.postpone(c, id, now, due))

    async def stop(self) -> None:
        await self.falls.stop()
