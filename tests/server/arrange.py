"""What tests of the server's core arrange: a toy whose low cards lie open, people at tables, a match with its
log, hubs that share a database, and a clock that is set by hand.
"""

import asyncio
import functools
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import msgspec
import pytest
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from sqlalchemy import Connection, create_engine, delete
from tests.contracts import laws, toy

from undercroft import bots
from undercroft.engine.choice import Option
from undercroft.engine.events import EVERYBODY
from undercroft.engine.registry import register, shelf
from undercroft.engine.state import Table
from undercroft.server import lobby
from undercroft.server.bus import Alone, Bus
from undercroft.server.clocks import Clock, NoClock
from undercroft.server.entries import AnyEntry, Left, Line, Started
from undercroft.server.match import Course, Denied, Draft, Match, Undone, take_snapshot
from undercroft.server.metrics import Metrics
from undercroft.server.presenter import present_state
from undercroft.server.rebuild import first_match, first_table, load_match
from undercroft.server.rooms import Room
from undercroft.server.store import log, people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Database
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.schema import metadata, snapshots
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.store.upgrade import script, upgrade
from undercroft.server.table_hub import TableHub

NOON = 1_000_000  # when every story begins, in milliseconds
SEED = "21"


class HalfOpen(toy.Toy):
    """The toy with its ones and twos face up: nobody learns anything when one of them is played. Seat 0 holds
    two_1 and two_3, seat 1 two_2 and one_1, seat 2 one_4 and two_4. Among equals the last takes the trick.
    """

    name = "half_open"
    version = 2

    def give(self, table: toy.Table, seat: int, cards: list[int]) -> None:
        super().give(table, seat, cards)
        for n in cards:
            if n // 4 < 2:
                table.seen[n] = EVERYBODY


@contextmanager
def toys_on_the_shelf() -> Iterator[None]:
    for game in (*toy.VERSIONS, HalfOpen()):
        register(game)
    try:
        yield
    finally:
        del shelf()[toy.Toy.name], shelf()[HalfOpen.name]


# -- people and tables -----------------------------------------------------------------------------


def player_row(id: str, **changes: Any) -> PlayerRow:
    row = PlayerRow(id, id.title(), None, None, 0, "en", False, NOON, NOON)
    return msgspec.structs.replace(row, **changes)


def table_row(id: str = "t", **changes: Any) -> TableRow:
    row = TableRow(
        id=id,
        game=HalfOpen.name,
        version=HalfOpen.version,
        options={"tricks": 4},
        seats=2,
        name="",
        language="en",
        public=False,
        watch=True,
        clock=NoClock(),
        absent=0,
        creator=None,
        status="waiting",
        seed=SEED,
        asked=None,
        due=None,
        created=NOON,
        started=None,
        ended=None,
        changed=NOON,
        rematch_of=None,
    )
    return msgspec.structs.replace(row, **changes)


def seat_rows(table: str, who: Sequence[str]) -> list[SeatRow]:
    """Seats for people and bots, by name; an empty name is an open seat."""
    found = []
    for n, name in enumerate(who):
        if name in bots.LEVELS:
            found.append(SeatRow(table, n, "bot", None, name, name, ""))
        elif name:
            found.append(SeatRow(table, n, "person", name, name.title(), "", ""))
        else:
            found.append(SeatRow(table, n, "open", None, "", "", f"invite-{n}"))
    return found


def quiet(table: Table) -> list[str]:
    """The options of the present decision that teach nobody anything."""
    return [table.write(option) for option in offered(table) if not learns(table, option)]


def loud(table: Table) -> list[str]:
    """Those by which somebody learns something."""
    return [table.write(option) for option in offered(table) if learns(table, option)]


def offered(table: Table) -> tuple[Option, ...]:
    return table.choice.options if table.choice else ()


def learns(table: Table, option: Option) -> bool:
    after = table.copy()
    return any(event.learned for event in after.take(option))


# -- a match with its log, in memory ---------------------------------------------------------------


class Story:
    """A match and the log that led to it. Whoever tells it says what is done, and lets time pass."""

    def __init__(self, *who: str, clock: Clock | None = None, **row: Any) -> None:
        self.row = table_row(seats=len(who), clock=clock or NoClock(), **row)
        self.seats = seat_rows(self.row.id, who)
        self.time = NOON
        self.lines: list[Line] = []
        self.match = first_match(self.row, self.seats)
        self.write(Started(0), events=self.match.table.past.events or ())

    @property
    def asked(self) -> int:
        """The seat that must decide."""
        assert self.match.table.choice is not None
        return self.match.table.choice.seat

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)

    def do(self, draft: Draft) -> AnyEntry:
        """Write what was drafted."""
        self.write(draft.entry, draft.table, draft.events)
        return draft.entry

    def write(self, entry: AnyEntry, board: Table | None = None, events: Any = ()) -> None:
        line = Line(self.match.seq + 1, self.time, entry, events)
        self.lines.append(line)
        if isinstance(entry, Undone):
            board = self.board(entry.to)
        self.match = self.match.after(line, board)

    def board(self, step: int) -> Table:
        """The board after so many decisions, played from the first one."""
        table = first_table(self.row)
        Course(self.lines).lead(table, step)
        return table

    def move(self, option: str = "", **more: Any) -> AnyEntry:
        """The seat that is asked decides, by default for what comes first."""
        match = self.match
        option = option or match.table.write(offered(match.table)[0])
        return self.do(match.move(self.asked, match.state.asked_seq, option, **more))

    def quietly(self) -> AnyEntry:
        """The seat that is asked does something that teaches nobody anything."""
        return self.move(quiet(self.match.table)[0])

    def loudly(self) -> AnyEntry:
        """The seat that is asked does something by which somebody learns something."""
        return self.move(loud(self.match.table)[0])

    def undo(self, seat: int, to: int) -> AnyEntry:
        return self.do(self.match.undo(seat, self.match.state.asked_seq, to))

    def to_the_end(self) -> None:
        while not self.match.table.over:
            self.move()


class KeptStory(Story):
    """A story whose lines are written to a store, as a hub would do it."""

    def __init__(self, connection: Connection, *who: str, **row: Any) -> None:
        self.connection = connection
        made = table_row(seats=len(who), **{"clock": NoClock(), **row})
        put_table(connection, made, who, start=False)
        super().__init__(*who, **row)

    def write(self, entry: AnyEntry, board: Table | None = None, events: Any = ()) -> None:
        super().write(entry, board, events)
        log.append(self.connection, self.row.id, self.lines[-1], "token", None)
        if isinstance(entry, Left):
            tables_store.vacate(self.connection, self.row.id, entry.seat)

    def snapshot(self) -> None:
        data = log.encode(take_snapshot(self.match)).decode()
        log.put_snapshot(self.connection, self.row.id, self.match.seq, self.match.step, data)

    @contextmanager
    def only(self, *kept: int) -> Iterator[None]:
        """For a while there are no other snapshots than those of these lines."""
        gone = delete(snapshots).where(snapshots.c.seq.not_in(kept))
        with self.connection.begin_nested() as savepoint:
            self.connection.execute(gone)
            yield
            savepoint.rollback()

    def rebuilt(self) -> Match:
        loaded = load_match(self.connection, self.row.id)
        assert loaded is not None
        return loaded.match


@contextmanager
def in_memory() -> Iterator[Connection]:
    """A store that is gone when nobody looks any more."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        metadata.create_all(connection)
        yield connection
        connection.rollback()
    engine.dispose()


def denial(draft: Callable[[], object]) -> Denied:
    """How a command is denied."""
    with pytest.raises(Denied) as caught:
        draft()
    return caught.value


def picture(match: Match) -> dict[str, Any]:
    """Everything about a match that can be told apart: from every seat, from outside, and inside."""
    watching = [*range(match.table.seats), None]
    return {
        "around": msgspec.to_builtins(match.state),
        "board": laws.state(match.table),
        "floor": (match.table.undo_floor, match.table.learnt, match.table.past.renewal),
        "told": [msgspec.json.encode(present_state(match, seat)) for seat in watching],
        "due": (match.asked, match.bot_to_move, match.deadline, match.ended),
    }


# -- databases -------------------------------------------------------------------------------------

P = ParamSpec("P")
BACKENDS = ("sqlite", "postgresql")
NUMBERS = itertools.count(1)


def in_a_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        asyncio.run(main())

    return run


def new_file(folder: Path) -> str:
    """A migrated SQLite file without a row."""
    return migrated(str(folder / "undercroft.db"))


def migrated(url: str) -> str:
    database = Database(url)
    upgrade(database)
    database.engine.dispose()
    return url


def migrated_to(url: str, revision: str) -> Database:
    """A database as an earlier version has left it."""
    database, scripts = Database(url), script()

    def job(connection: Connection) -> None:
        with EnvironmentContext(
            Config(), scripts, fn=lambda found, _: scripts._upgrade_revs(revision, found)
        ) as environment:
            environment.configure(connection=connection, target_metadata=metadata)
            environment.run_migrations()

    database.run(job)
    return database


@contextmanager
def migrated_database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """A migrated database without a row: SQLite or PostgreSQL, as the parameter says."""
    if request.param == "sqlite":
        yield new_file(folder)
        return
    postgres, name = request.getfixturevalue("postgres"), f"core_{next(NUMBERS)}"
    yield migrated(postgres.create_database(name))
    postgres.drop_database(name)


def emptied(url: str) -> str:
    """Remove every row: much quicker than a new database."""

    def remove(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())

    database = Database(url)
    database.run(remove)
    database.engine.dispose()
    return url


@asynccontextmanager
async def opened(url: str, **more: Any) -> AsyncIterator[Database]:
    database = Database(url, **more)
    await database.start()
    try:
        yield database
    finally:
        await database.stop()


def all_rows(connection: Connection) -> dict[str, list[Any]]:
    """Every row of every table."""
    return {
        table.name: sorted(map(tuple, connection.execute(table.select())), key=repr)
        for table in metadata.sorted_tables
    }


def put_table(
    connection: Connection, row: TableRow, who: Sequence[str], now: int = NOON, start: bool = True
) -> None:
    """A table with its people, who are made where they are new; it starts unless a seat is open."""
    for name in who:
        if name and name not in bots.LEVELS and people.read_player(connection, name) is None:
            people.add_player(connection, player_row(name))
    seats = seat_rows(row.id, who)
    tables_store.add_table(connection, row, seats)
    if start:
        lobby.start(connection, row, seats, 0, now, "start")


def forgotten(connection: Connection, player: str) -> None:
    """Somebody is gone, as `forgetting` does it; but at once, and leaving all tables."""
    for row, _ in tables_store.tables_of(connection, player, None, None, 1000):
        tables_store.give_up(connection, row.id, player)
    while people.forget_lines(connection, player, 2):
        pass
    assert people.remove(connection, player)


# -- hubs -----------------------------------------------------------------------------------------


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Ear:
    """Somebody who listens, and counts how often he was woken."""

    def __init__(self, player: str | None, epoch: int = 0) -> None:
        self.player = player
        self.epoch = epoch
        self.woken = 0
        self.kicked = False

    def wake(self) -> None:
        self.woken += 1

    def kick(self) -> None:
        self.kicked = True


@asynccontextmanager
async def hubs(
    url: str,
    count: int = 1,
    clock: Hands | None = None,
    bus: Callable[[], Bus] = Alone,
    make: Callable[[str], Database] = Database,
) -> AsyncIterator[list[TableHub]]:
    """Several hubs on one database, as several processes would have them: they share nothing else."""
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(count):
            database = make(url)
            await database.start()
            stack.push_async_callback(database.stop)
            hub = TableHub(database, bus(), Metrics(), clock or Hands())
            stack.push_async_callback(hub.stop)
            made.append(hub)
        yield made


async def settled(*some: TableHub) -> None:
    """Wait until nothing goes on in the background."""
    while any(hub.background.tasks for hub in some):
        await asyncio.gather(*(task for hub in some for task in hub.background.tasks))


async def swept(hub: TableHub) -> None:
    """Do what is overdue, and wait until it is done."""
    await hub.sweeper.sweep()
    await settled(hub)


async def sit_down(hub: TableHub, *who: str, id: str = "t", start: bool = True, **row: Any) -> None:
    """Make a table and begin to play, as another process might have done."""
    made = table_row(id, seats=len(who), **row)
    now = hub.now()
    await hub.database.write(lambda c: put_table(c, made, who, now, start))


async def move(hub: TableHub, room: Room, option: str = "") -> int:
    """The seat that is asked decides, by default for what comes first."""
    match = room.match
    assert match.table.choice is not None
    seat, asked_seq = match.table.choice.seat, match.state.asked_seq
    option = option or match.table.write(match.table.choice.options[0])
    return await hub.committer.submit(room, lambda m: m.move(seat, asked_seq, option))


async def lines_of(hub: TableHub, id: str = "t") -> list[Line]:
    return await hub.database.read(lambda c: log.read_lines(c, id))


async def row_of(hub: TableHub, id: str = "t") -> TableRow:
    found = await hub.database.read(lambda c: tables_store.read_table(c, id))
    assert found is not None
    return found[0]


def at_random(rng: Random, table: Table) -> str:
    return table.write(rng.choice(offered(table)))
