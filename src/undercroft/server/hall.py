"""The hall: the tables that are open in this process.

A room holds a match in memory and those who listen to it. It is a cache: any process can open the same room,
and when another process has written a line, the room catches up from the log. What is said to a room goes
through `submit`, one at a time: draft, write, accept, announce. Only what is written is announced.
"""

import asyncio
import contextlib
import itertools
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import structlog
from sqlalchemy import Connection

from undercroft import bots
from undercroft.engine.state import Table
from undercroft.server.bus import Bus
from undercroft.server.entries import Left, Line, Undone, stored
from undercroft.server.match import THINKING, Denied, Draft, Match, take_snapshot
from undercroft.server.meters import Meters
from undercroft.server.rebuild import Loaded, board_at, load_match
from undercroft.server.steady import AHEAD, Now, milliseconds
from undercroft.server.store import log, people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Conflict, Database, Unavailable
from undercroft.server.thinker import Answer, Question
from undercroft.server.thinkers import Thinkers
from undercroft.server.threads import Threads

FALLS: Final = 4  # decisions at once that take a while, for cubes fall
RECENT: Final = 100  # lines kept in memory; older ones are read from the store
SNAPSHOT_EVERY: Final = 50  # decisions
ATTEMPTS: Final = 20  # to write one line while others write theirs
LATER: Final = 3_600_000  # ms until a table at which something is wrong is tried again
HOLD: Final = 2.0  # seconds between two times of saying so
PATIENCE: Final = 1_000  # the least before one looks again whether somebody is away
HERE: Final = 45_000  # ms after which somebody who was connected to a process that died counts as gone
BEAT: Final = 15.0  # seconds between two notes of who is connected
ANEW: Final = 0  # said on the bus instead of a number: read everything again
IDLE: Final = 120.0  # seconds until a room without listeners is closed

logger = structlog.get_logger("undercroft.hall")
T = TypeVar("T")


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
        self.told: dict[Any, bytes] = {}  # messages of the present line that several listeners share
        self.snapshot_step = loaded.match.step
        self.used = time.monotonic()
        self.noticed = 0, 0  # a question whose time has not come, and when this process found it
        self.botting = False
        self.thinking: tuple[int, asyncio.Task[str]] | None = None  # about the question of a line
        self.hint: tuple[int, asyncio.Task[Answer | None]] | None = None  # the same, for the person asked

    @property
    def id(self) -> str:
        return self.row.id

    def wake(self) -> None:
        self.told.clear()
        self.drop_thoughts()
        for listener in self.listeners:
            listener.wake()

    def drop_thoughts(self) -> None:
        """What is thought about a question that is gone, nobody wants to know any more."""
        present = self.match.around.asked_seq
        if self.thinking is not None and not (self.match.bot_to_move and self.thinking[0] == present):
            self.thinking[1].cancel()
        if self.hint is not None and self.hint[0] != present:
            self.hint[1].cancel()
            self.hint = None

    def here(self, now: int) -> list[bool]:
        """Which seats have their person connected: here, or not long ago in another process."""
        local = {listener.player for listener in self.listeners}
        people = [sitter.player for sitter in self.match.around.sitters]
        return [
            player is not None and (player in local or now - HERE < seat.seen <= now + AHEAD)
            for player, seat in zip(people, self.seats, strict=True)
        ]

    def ahead(self, now: int) -> int:
        """By how much the time of the present question is wrong: whoever put it had a clock that was ahead.
        It counts from when this process found it.
        """
        asked_seq, asked_at = self.match.around.asked_seq, self.match.around.asked_at
        if asked_at <= now + AHEAD:
            return 0
        if self.noticed[0] != asked_seq:
            self.noticed = asked_seq, now
        return asked_at - self.noticed[1]


class Hall:
    """All rooms of this process, and the door to the others."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        meters: Meters,
        now: Now = milliseconds,
        patience: float = 10.0,
        thinkers: Thinkers | None = None,
        pace: float = 0.0,
    ) -> None:
        self.database = database
        self.bus = bus
        self.meters = meters
        self.thinkers = thinkers or Thinkers(0, meters)
        self.falls = Threads("falls", FALLS)
        self.now = now
        self.patience = patience  # seconds to wait for a database that went away
        self.pace = pace  # seconds between two moves, where bots decide for everybody
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.before: dict[str, set[Listener]] = {}  # those at tables that have not started
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- rooms -----------------------------------------------------------------------------------------------

    async def open(self, id: str) -> Room:
        """The room of a table that has started. Several callers at once open it once."""
        room = self.rooms.get(id)
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
        room = self.rooms[id] = Room(loaded)
        self.meters.rooms.set(len(self.rooms))
        return room

    async def reload(self, room: Room) -> None:
        """Build the match anew from the log, where playing on from memory is not enough."""
        loaded = await self.database.read(lambda connection: load_match(connection, room.id), "rooms")
        if loaded is None:
            self.rooms.pop(room.id, None)
            raise NoSuchTable(room.id)
        room.match, room.row, room.seats = loaded.match, loaded.row, loaded.seats
        room.recent.clear()

    async def forget(self, id: str) -> None:
        """Something was changed behind the log's back: read everything anew, here and in other processes."""
        room = self.rooms.get(id)
        if room is not None:
            await self.reload_quietly(room)
        self.touched(id)
        self.bus.publish(id, ANEW)

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

    # -- tables that have not started ------------------------------------------------------------------------

    @contextlib.contextmanager
    def waiting(self, id: str, listener: Listener) -> Iterator[None]:
        self.before.setdefault(id, set()).add(listener)
        try:
            yield
        finally:
            self.before[id].discard(listener)
            if not self.before[id]:
                del self.before[id]

    def started(self, id: str) -> None:
        """A table has just started here."""
        self.touched(id)
        self.spawn(self.first_bots(id))

    async def first_bots(self, id: str) -> None:
        with contextlib.suppress(NoSuchTable, Unavailable):
            room = await self.open(id)
            self.let_bots_play(room)

    def touched(self, id: str) -> None:
        """A table that has not started was changed, or has just started."""
        for listener in self.before.get(id, ()):
            listener.wake()
        self.bus.publish(id, None)

    # -- commands --------------------------------------------------------------------------------------------

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
                drafted = (
                    await self.falls.run(draft, match)
                    if room.match.table.game.runs_in_thread
                    else draft(match)
                )
                board = drafted.table
                if isinstance(drafted.entry, Undone):
                    rewound = partial(self.rewound, room, drafted.entry)
                    board = await self.patiently(rewound, patience_ends)
                line = Line(match.seq + 1, self.now(), drafted.entry, stored(drafted.events))
                after = match.after(line, board)
                try:
                    await self.write(room, line, after, token, player)
                except Conflict:
                    self.meters.conflicts.inc()
                except Unavailable as error:
                    if not error.unsure:
                        raise
                    unsure = True
                else:
                    room.match = after
                    room.recent.append(line)
                    self.meters.accepted(time.perf_counter() - began)
                    return self.announced(room, line.seq)
                if not await self.patiently(lambda: self.catch_up(room), patience_ends) and not unsure:
                    # nothing new, and yet no: the table may be gone
                    await self.patiently(lambda: self.reload(room), patience_ends)
                if unsure:  # what is not there by now can only collide with the next attempt
                    seq = await self.patiently(lambda: self.written(room, token, since), patience_ends)
                    if seq is not None:
                        with contextlib.suppress(Unavailable):
                            await self.catch_up(room)  # it may have come after the last look
                        return self.announced(room, seq)
                if attempt >= ATTEMPTS and time.monotonic() > patience_ends:
                    break
            raise Unavailable("too many others write to this table", unsure=False)

    async def written(self, room: Room, token: str, since: int) -> int | None:
        """The number of the line that an attempt wrote after all."""
        return await self.database.read(lambda c: log.written_as(c, room.id, token, since))

    async def patiently(self, work: Callable[[], Awaitable[T]], ends: float) -> T:
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

        def job(connection: Connection) -> None:
            log.append(connection, room.id, line, token, player)
            log.set_status(connection, room.id, status)
            if gone is not None:
                tables_store.vacate(connection, room.id, gone)
            self.bus.with_commit(connection, room.id, line.seq)

        await self.database.write(job)

    def announced(self, room: Room, seq: int) -> int:
        room.wake()
        self.bus.publish(room.id, seq)
        self.let_bots_play(room)
        if room.match.step >= room.snapshot_step + SNAPSHOT_EVERY or room.match.step < room.snapshot_step:
            self.spawn(self.snapshot(room))
        return seq

    async def rewound(self, room: Room, entry: Undone) -> Table:
        """The board to which an undo goes back."""
        board, _ = await self.database.read(lambda c: board_at(c, room.row, entry.to), "rooms")
        if entry.renewal:
            board.renew(entry.renewal)
        return board

    async def snapshot(self, room: Room) -> None:
        match = room.match
        room.snapshot_step = match.step
        taken = take_snapshot(match)
        data = log.encode(taken).decode()
        seq, step = match.seq, match.step
        with contextlib.suppress(Unavailable, Conflict):  # a cache: the next one will do
            await self.database.write(lambda c: log.put_snapshot(c, room.id, seq, step, data))

    # -- bots ------------------------------------------------------------------------------------------------

    def let_bots_play(self, room: Room) -> None:
        """Where a bot is asked; nobody waits for it."""
        if room.match.bot_to_move and not room.botting:
            room.botting = True
            self.spawn(self.play_bots(room))

    async def play_bots(self, room: Room) -> None:
        """Let the bots decide until a person is asked."""
        try:
            while room.match.bot_to_move:
                match = room.match
                option = await self.thought(room, match)
                if option is not None:
                    asked_seq = match.around.asked_seq
                    try:
                        await self.submit(room, lambda m, a=asked_seq, o=option: bot_move(m, a, o))  # type: ignore[misc]
                    except Denied:
                        if room.match is match:  # else there is something new to think about
                            raise
                await asyncio.sleep(self.breath(room))
        except (Denied, Unavailable, NoSuchTable) as error:  # whoever sweeps will come back to it
            logger.warning("bot stopped", table=room.id, error=str(error))
        except Exception:
            logger.exception("bot cannot go on", table=room.id)
            await self.put_off(room.id, self.now() + LATER)
        finally:
            room.botting = False

    def breath(self, room: Room) -> float:
        """People at other processes want to get a word in. Whoever lets a bot decide wants to see what it
        does, and may want to decide again: where nobody else holds the game up, it does not run away.
        """
        return self.bus.breath if room.match.is_decided_by_people else max(self.bus.breath, self.pace)

    async def thought(self, room: Room, match: Match) -> str | None:
        """What the bot that is asked decides; None if the question is another one meanwhile. Nobody holds the
        room for it: people may talk, go back or return while it thinks.
        """
        if not thinks(match):
            return bot_choice(match)
        task = asyncio.create_task(self.decided(match))
        room.thinking = match.around.asked_seq, task
        try:
            while not (await asyncio.wait({task}, timeout=HOLD))[0]:
                await self.hold(room, match)
        finally:
            room.thinking = None
            task.cancel()
        return None if task.cancelled() else task.result()

    async def decided(self, match: Match) -> str:
        return await self.thinkers.decide(question_of(match)) or bot_choice(match, "random")

    async def hold(self, room: Room, match: Match) -> None:
        """Say that this process is still about it, so that no other begins."""
        asked, due = match.asked, self.now() + THINKING
        with contextlib.suppress(Unavailable):
            await self.database.write(lambda c: tables_store.hold(c, room.id, asked, due))

    # -- what happens by itself ------------------------------------------------------------------------------

    def heard(self, table: str, seq: int | None) -> None:
        """Another process has written to a table, or (without a number) somebody came or went there."""
        for listener in self.before.get(table, ()):
            listener.wake()
        room = self.rooms.get(table)
        if room is None:
            return
        if seq is None:
            self.spawn(self.look_around(room))
        elif seq == ANEW:
            self.spawn(self.reload_quietly(room))
        elif seq > room.match.seq:
            self.spawn(self.catch_up_with(room, seq))

    async def reload_quietly(self, room: Room) -> None:
        with contextlib.suppress(Unavailable, NoSuchTable):
            async with room.lock:
                await self.reload(room)
            room.wake()

    async def catch_up_with(self, room: Room, seq: int) -> None:
        with contextlib.suppress(Unavailable, NoSuchTable):
            async with room.lock:
                if seq > room.match.seq:
                    await self.catch_up(room)

    async def look_around(self, room: Room) -> None:
        """Read again who was seen when. Whoever closed another device at another process, and so counts as
        gone, is here all the same.
        """
        await self.read_seats(room)
        gone = {seat.player for seat in room.seats if seat.seen < 0}
        for player in gone & {listener.player for listener in room.listeners}:
            if player is not None:
                await self.note_presence(room, player)

    async def read_seats(self, room: Room) -> None:
        with contextlib.suppress(Unavailable):
            found = await self.database.read(lambda c: tables_store.seats_at(c, [room.id]))
            if found[room.id]:
                room.seats = found[room.id]
                room.wake()

    async def poll(self) -> None:
        """Look for lines that nobody told us about: the bus may be down, or there may be none. And for
        sessions that have ended.
        """
        await self.dismiss()
        for listeners in self.before.values():
            for listener in listeners:
                listener.wake()
        ids = [id for id, room in self.rooms.items() if room.listeners]
        for start in range(0, len(ids), 500):
            part = ids[start : start + 500]
            for id, seq in (await self.database.read(lambda c: log.last_seqs(c, part))).items():  # noqa: B023
                self.heard(id, seq)

    async def sweep(self) -> None:
        """Do what is overdue: bots whose process is gone, time that is up, people who are away. Nothing waits
        for a clock that was wrong to become right.
        """
        now = self.now()
        if await self.database.read(lambda c: tables_store.has_future(c, now + AHEAD)):
            count = await self.database.write(lambda c: tables_store.date_back(c, now + AHEAD, now))
            logger.warning("a clock was set back", tables=count)
        for id in await self.database.read(lambda c: tables_store.overdue(c, now, 100)):
            try:
                await self.attend(await self.open(id))
            except (Denied, Unavailable, NoSuchTable) as error:
                logger.info("overdue table left alone", table=id, error=str(error))
            except Exception:
                logger.exception("overdue table cannot go on", table=id)
                await self.put_off(id, now + LATER)

    async def attend(self, room: Room) -> None:
        """Do what is due at one table."""
        async with room.lock:
            await self.catch_up(room)
        match, now = room.match, self.now()
        if match.bot_to_move:
            self.let_bots_play(room)
            return
        seat, deadline, ahead = match.asked, match.deadline, room.ahead(now)
        deadline = None if deadline is None else deadline - ahead
        if seat is None:
            await self.put_off(room.id, None)
        elif deadline is not None and deadline <= now:
            await self.submit(room, lambda m: m.stand_in(overdue_seat(m, self.now() + ahead), "time"))
        else:
            await self.look_around(room)
            here = room.here(now)
            seen = abs(room.seats[seat].seen)
            away = now - max(seen if seen <= now + AHEAD else 0, match.around.asked_at - ahead)
            patience = room.row.absent * 1000
            if patience and not here[seat] and any(here) and away >= patience:
                question = match.around.asked_seq
                await self.submit(room, lambda m: absent_from(m, seat, question))
            else:  # perhaps because nobody is here who waits: then the game waits for them all
                patient = now + max(PATIENCE, patience - away) if patience else None
                await self.put_off(room.id, min((t for t in (deadline, patient) if t), default=None))

    async def put_off(self, id: str, due: int | None) -> None:
        """Come back later, unless a line that was written meanwhile says when."""
        now = self.now()
        with contextlib.suppress(Unavailable):
            await self.database.write(lambda c: tables_store.put_off(c, id, now, due))

    # -- who is here -----------------------------------------------------------------------------------------

    async def came(self, room: Room, listener: Listener) -> None:
        """Note that a listener is here; whoever was away decides for himself again."""
        player = listener.player
        if player is None or not room.match.seats_of(player):
            return
        await self.note_presence(room, player)
        for seat in room.match.seats_of(player):
            if room.match.around.sitters[seat].stand_in == "absent" and listener in room.listeners:
                with contextlib.suppress(Denied, Unavailable):
                    await self.submit(room, lambda m, s=seat: m.take_back(s), player)  # type: ignore[misc]

    async def went(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        player = listener.player
        if player is None or any(other.player == player for other in room.listeners):
            return
        if room.match.seats_of(player):
            await self.note_presence(room, player)

    async def note_presence(self, room: Room, player: str) -> None:
        """Write down whether somebody is connected here: one after another, and as it is by then."""
        async with room.presence:
            here = any(listener.player == player for listener in room.listeners)
            seen = self.now() if here else -self.now()
            with contextlib.suppress(Unavailable):
                await self.database.write(lambda c: tables_store.saw(c, [(room.id, player)], seen))
            await self.read_seats(room)
        self.bus.publish(room.id, None)

    async def beat(self) -> None:
        """Note who is still connected, and close rooms that nobody uses."""
        present = [
            (room.id, listener.player)
            for room in self.rooms.values()
            for listener in room.listeners
            if listener.player is not None and room.match.seats_of(listener.player)
        ]
        if present:
            now = self.now()
            await self.database.write(lambda c: tables_store.saw(c, present, now))
        stale = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            if not room.listeners and room.used < stale and not room.lock.locked() and not room.botting:
                if room.match.step != room.snapshot_step:
                    await self.snapshot(room)  # and look again at the next beat, for somebody may have come
                else:
                    self.rooms.pop(id, None)
        self.meters.rooms.set(len(self.rooms))

    async def dismiss(self) -> None:
        """End the connections of sessions that have ended elsewhere."""
        listeners = [x for room in self.rooms.values() for x in room.listeners]
        listeners += [x for group in self.before.values() for x in group]
        ids = {x.player for x in listeners if x.player is not None}
        welcome = await self.database.read(lambda c: people.welcome(c, ids)) if ids else {}
        for listener in listeners:
            if listener.player is not None and welcome.get(listener.player) != listener.epoch:
                listener.kick()

    # -- running ---------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.falls.stop()


def overdue_seat(match: Match, now: int) -> int:
    """The seat whose time is up; Denied if it has moved meanwhile."""
    seat, deadline = match.asked, match.deadline
    if seat is None or deadline is None or deadline > now:
        raise Denied("in_time", "nobody is out of time")
    return seat


def absent_from(match: Match, seat: int, question: int) -> Draft:
    """A bot for somebody who is away; Denied if the question has been answered meanwhile."""
    match.must_be_current(question)
    return match.stand_in(seat, "absent")


def thinks(match: Match) -> bool:
    """Whether the bot that is asked has anything to think about."""
    choice = match.table.choice
    return choice is not None and len(choice.options) > 1 and match.bot_asked() != "random"


def seed_of(match: Match) -> str:
    """What a bot leaves to chance comes from the table's seed and the decision, so that any process would
    decide the same.
    """
    return f"{match.table.origin.seed}/{match.asked}/{match.seq}"


def question_of(match: Match, bot: str = "") -> Question:
    """What a thinker must know of a table to decide there."""
    table = match.table
    saved = table.save(table.past.number)
    return Question(table.game.name, table.game.version, saved, bot or match.bot_asked(), seed_of(match), 0.0)


def bot_choice(match: Match, name: str = "") -> str:
    """What a bot decides here and now: one that need not think."""
    bot = bots.level_bot(name or match.bot_asked(), match.table.game, seed_of(match))
    return match.table.write(bots.answer(bot, match.table))


def bot_move(match: Match, asked_seq: int, option: str) -> Draft:
    """What a bot has decided about the question of a line; Denied if a person decides by now."""
    match.bot_asked()
    assert match.asked is not None
    return match.move(match.asked, asked_seq, option, bot=True)
