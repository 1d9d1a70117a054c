"""`make bench`, the server: how long a move takes with 200 tables in play, and what a table costs.

floors     what the disk allows (a durable row per commit) and what the wire allows (an echo)
sqlite     200 tables, each with a person, a bot and two who watch, on one process and one SQLite file
redis      the same on two processes with PostgreSQL and Redis; those who watch are at the other process
notify     the same without Redis: PostgreSQL itself tells the other process
opening    from connecting to `welcome`, for long and short games that are not in memory
memory     what idle tables take

    python -m benchmarks.server [--quick] [PART ...]

The load comes from a second process, benchmarks/load.py. All is measured in one run, and beside the floors,
because absolute times say little about another machine.
"""

import argparse
import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import psutil
import psycopg
from benchmarks.load import BEGUN, GAME, LoadPlan, Measured, Phase, joined
from sqlalchemy import Connection
from tools.servers import Server, die_with_parent
from tools.services import Postgres, Redis, free_port

from undercroft.server import lobby
from undercroft.server.bus import Alone
from undercroft.server.clocks import NoClock
from undercroft.server.config import read_secret
from undercroft.server.identity import Signer, fresh_id
from undercroft.server.match import Draft, Match
from undercroft.server.metrics import Metrics
from undercroft.server.rebuild import first_table
from undercroft.server.steady import milliseconds
from undercroft.server.store import people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Database
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.store.upgrade import upgrade
from undercroft.server.table_hub import TableHub
from undercroft.server.web.cookies import NAME

ROOT: Final = Path(__file__).parents[1]
WATCHERS: Final = 2
LATE: Final = 5.0  # ms; a load that is later than this measures itself
BUSY: Final = 0.8  # cores; the same
NOISE: Final = 0.2  # cores; where the rest of the machine uses more, little can be said
LINE: Final = "x" * 400  # about the size of a line of the log
KEYS: Final = {"tables": "id", "seats": "table_id", "actions": "table_id", "snapshots": "table_id"}
CAUTION: Final = 0.95  # how often a player passes who may: so a game goes on for thousands of moves


class Scale(NamedTuple):
    """How much is measured."""

    tables: int = 200
    rates: tuple[int, ...] = (50, 100, 200, 300)  # moves of people per second, at all tables together
    enough: int = 3000  # moves, for a 99th percentile that means something
    warm: float = 5.0
    seconds: float = 20.0  # at least
    games: int = 5  # of each length
    short: int = 125  # moves; both lengths have 25 since the last snapshot
    long: int = 2025
    openings: int = 200  # of each length
    idle: int = 1000  # tables
    patience: float = 200.0  # seconds until idle tables are closed; they wait for two minutes


QUICK: Final = Scale(8, (20,), 1, 0.2, 0.5, 1, 60, 110, 4, 10, 0.0)


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    2.0
    """
    return ordered[max(0, round(share * len(ordered)) - 1)] if ordered else float("nan")


# -- floors --------------------------------------------------------------------------------------------------


class Floor(NamedTuple):
    """How quick the bare thing is; times in milliseconds, in order."""

    per_second: float
    times: list[float]


def repeated(work: Callable[[int], object], seconds: float) -> Floor:
    """Do it one after the other, for so long."""
    times: list[float] = []
    began = now = time.perf_counter()
    while now < began + seconds:
        work(len(times))
        then, now = now, time.perf_counter()
        times.append(1000 * (now - then))
    return Floor(len(times) / (now - began), sorted(times))


def sqlite_floor(folder: Path, seconds: float) -> Floor:
    """One row and one commit that reaches the disk, with nothing around it."""
    connection = sqlite3.connect(folder / "floor.db", isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("create table line (id integer primary key, data text)")
    floor = repeated(lambda n: connection.execute("insert into line values (?, ?)", (n, LINE)), seconds)
    connection.close()
    return floor


def postgres_floor(url: str, seconds: float) -> Floor:
    """The same with PostgreSQL."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("create table line (id integer primary key, data text)")
        return repeated(lambda n: connection.execute("insert into line values (%s, %s)", (n, LINE)), seconds)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends back what it is sent: the wire, and nothing else."""
    if scope["type"] == "http":  # whoever asks whether it is open
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


@contextmanager
def echoing() -> Iterator[tuple[str, int]]:
    """A process that echoes: its address and its number."""
    port = free_port()
    command = [sys.executable, "-m", "uvicorn", "benchmarks.server:echo", "--port", str(port)]
    command += ["--lifespan", "off", "--log-level", "critical", "--ws-per-message-deflate", "false"]
    with subprocess.Popen(command, cwd=ROOT, preexec_fn=die_with_parent) as process:
        try:
            base = f"http://127.0.0.1:{port}"
            wait_until_open(base)
            yield base, process.pid
        finally:
            process.terminate()


def wait_until_open(base: str) -> None:
    while True:
        try:
            urllib.request.urlopen(base, timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)


# -- load ----------------------------------------------------------------------------------------------------


class Used(NamedTuple):
    """Seconds of processors that were used, and lines that were written, since all began."""

    server: float
    services: float
    machine: float
    lines: float


class LoadResult(NamedTuple):
    """What the load has measured, and what it took: in cores, and in lines per second."""

    load: Measured
    server: float
    services: float
    others: float
    lines: float


class Field(NamedTuple):
    """What a load is let loose on."""

    bases: list[str]
    servers: list[int]  # process numbers
    services: Sequence[int] = ()
    echo: bool = False

    def used(self) -> Used:
        machine = psutil.cpu_times()
        idle = machine.idle + getattr(machine, "iowait", 0.0)
        lines = 0.0 if self.echo else sum(metric(base, "undercroft_lines_total") for base in self.bases)
        return Used(seconds_of(self.servers), seconds_of(self.services), sum(machine) - idle, lines)

    def outcomes(self, scale: Scale, rates: Sequence[int]) -> Iterator[LoadResult]:
        """Go through rates; 0 is as much as goes."""
        phases = [
            Phase(rate, scale.warm, max(scale.seconds, 1.1 * scale.enough / rate if rate else 0))
            for rate in rates
        ]
        plan = LoadPlan(self.bases, scale.tables, WATCHERS, phases, self.echo)
        with subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=die_with_parent,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(plan))
            process.stdin.close()
            before = self.used()
            for text in process.stdout:
                if text.strip() == BEGUN.encode():
                    before = self.used()
                else:
                    yield outcome(msgspec.json.decode(text, type=Measured), before, self.used())
        if process.returncode:
            raise SystemExit("the load has failed")


def outcome(load: Measured, before: Used, after: Used) -> LoadResult:
    server, services, machine, lines = ((b - a) / load.seconds for a, b in zip(before, after, strict=True))
    others = max(0.0, machine - server - services - load.busy)
    return LoadResult(load, server, services, others, lines)


def seconds_of(numbers: Sequence[int]) -> float:
    """What processes and their children have used."""
    found = [psutil.Process(number) for number in numbers]
    family = {p.pid: p for process in found for p in [process, *process.children(recursive=True)]}
    total = 0.0
    for process in family.values():
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def metric(base: str, name: str) -> float:
    with urllib.request.urlopen(f"{base}/metrics", timeout=30) as answer:
        for text in answer.read().decode().splitlines():
            if text.startswith(f"{name} "):
                return float(text.split()[1])
    raise LookupError(name)


HEAD: Final = (
    f"  {'offered':>8}{'moves/s':>9}{'lines/s':>9}{'p50 ms':>8}{'p95':>8}{'p99':>8}{'max':>8}{'x floor':>9}"
    f"{'watchers':>10}{'moves':>8}{'server':>8}{'services':>10}{'load':>6}{'late':>6}{'others':>8}"
)
LEGEND: Final = """\
  offered: moves of people per second, to which bots answer; lines: all that is written, the bots' moves too
  p50, p95, p99, max: from sending a move to `accepted`; watchers: to its line at those who watch, p99
  the goal: a p99 under 50 ms on SQLite
  x floor: the p99 to that of one durable row plus that of one echo
  server, services, load, others: cores used by our processes, by PostgreSQL and Redis, by the load, by the
  rest of the machine; late: by how much the load was late itself, p99 in ms"""


def row(done: LoadResult, floor: float, scale: Scale) -> str:
    load = done.load
    p50, p95, p99, most = (percentile(load.moves, share) for share in (0.5, 0.95, 0.99, 1.0))
    late = percentile(load.lag, 0.99)
    marks = [
        name
        for name, bad in (
            ("FEW MOVES", len(load.moves) < scale.enough),
            ("THE LOAD WAS LATE", late > LATE or load.busy > BUSY),
            ("DISTURBED", done.others > NOISE),
            (f"REFUSED: {', '.join(sorted(set(load.refused)))}", load.refused),
        )
        if bad
    ]
    text = (
        f"  {round(load.rate) or 'all':>8}{len(load.moves) / load.seconds:9,.0f}{done.lines:9,.0f}"
        f"{p50:8.1f}{p95:8.1f}{p99:8.1f}{most:8.1f}{p99 / floor:9.1f}{percentile(load.news, 0.99):10.1f}"
        f"{len(load.moves):8,}{done.server:8.2f}{done.services:10.2f}{load.busy:6.2f}{late:6.1f}{done.others:8.2f}"
    )
    return "  ".join([text, *marks])


# -- tables that are there before the server -----------------------------------------------------------------


class Shelf:
    """A database with games that were played to a certain length, through the hub as the server does it.
    Each is copied, log and snapshots and all, as often as it is to be opened.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "undercroft.db"
        self.me = PlayerRow(fresh_id(), "Ada", None, None, 0, "en", False, 0, 0)
        folder.mkdir(parents=True)

    @property
    def cookie(self) -> str:
        secret = read_secret(self.folder / "secret")
        return f"{NAME}={Signer(secret).session(self.me.id, self.me.epoch)}"

    async def fill(self, lengths: Sequence[int], games: int, copies: int) -> list[list[str]]:
        """For each length, the names of `copies` tables, which show `games` different games."""
        database = Database(str(self.path))
        await asyncio.to_thread(upgrade, database)
        await database.start()
        hub = TableHub(database, Alone(), Metrics())
        await database.write(lambda c: people.add_player(c, self.me))
        seeds = iter(range(1_000_000))
        played = [[await self.play(hub, database, seeds, length) for _ in range(games)] for length in lengths]
        await hub.stop()
        await database.stop()
        with sqlite3.connect(self.path) as connection:
            return [[copy(connection, ids[n % games]) for n in range(copies)] for ids in played]

    async def play(self, hub: TableHub, database: Database, seeds: Iterator[int], length: int) -> str:
        """Write a game that is not over after so many moves; its name."""
        row, seats, options = next(filter(None, (self.lasting(seed, length) for seed in seeds)))

        def begin(connection: Connection) -> None:
            tables_store.add_table(connection, row, seats)
            lobby.start(connection, row, seats, 0, milliseconds(), fresh_id())

        await database.write(begin)
        room = await hub.rooms.open(row.id)
        for option in options:
            await hub.committer.submit(room, answering(option), self.me.id)
        while hub.background.tasks:  # snapshots are written beside the moves
            await asyncio.sleep(0.01)
        return row.id

    def lasting(self, seed: int, length: int) -> tuple[TableRow, list[SeatRow], list[str]] | None:
        """A table and so many moves at it, if the game lasts as long."""
        plan = lobby.TablePlan(
            game=GAME,
            options={"round_limit": 1000},
            seats=[lobby.PlannedSeat("me")] * 4,
            name="",
            language="en",
            public=False,
            watch=True,
            clock=NoClock(),
            absent=0,
        )
        row, seats = lobby.make_table(plan, self.me, milliseconds())
        row = msgspec.structs.replace(row, seed=str(seed))
        table, chance, options = first_table(row), random.Random(seed), list[str]()
        while len(options) < length and table.choice is not None:
            offered = table.choice.options
            still = [option for option in offered if option in (("pass",), ("done",))]
            option = still[0] if still and chance.random() < CAUTION else chance.choice(offered)
            options.append(table.write(option))
            table.take(option)
        return (row, seats, options) if len(options) == length and not table.over else None


def answering(option: str) -> Callable[[Match], Draft]:
    """Whoever is asked decides so."""

    def draft(match: Match) -> Draft:
        assert match.asked is not None
        return match.move(match.asked, match.state.asked_seq, option)

    return draft


def copy(connection: sqlite3.Connection, id: str) -> str:
    """The same table under another name."""
    name = fresh_id()
    for table, key in KEYS.items():
        columns = [column[1] for column in connection.execute(f"pragma table_info({table})")]
        rest = ", ".join(column for column in columns if column != key)
        connection.execute(
            f"insert into {table} ({key}, {rest}) select ?, {rest} from {table} where {key} = ?", (name, id)
        )
    return name


async def opened(base: str, id: str, cookie: str) -> float:
    """Milliseconds from connecting to `welcome`."""
    began = time.perf_counter()
    async with joined(base, id, cookie):
        return 1000 * (time.perf_counter() - began)


# -- the parts -----------------------------------------------------------------------------------------------


class Bench:
    """All parts, in the order in which they are measured."""

    def __init__(self, scale: Scale, folder: Path) -> None:
        self.scale = scale
        self.folder = folder
        self.disk = self.wire = self.wires = Floor(0.0, [])

    def floors(self) -> None:
        """What no server could beat here."""
        scale = self.scale
        print(f"floors{'':42}{'per second':>11}{'p50 ms':>9}{'p95':>9}{'p99':>9}{'max':>9}")
        self.disk = sqlite_floor(self.folder, scale.seconds / 2)
        print_floor("a durable row in SQLite, one after the other", self.disk)
        rate = scale.rates[-1]
        with echoing() as (base, number):
            done = Field([base], [number], echo=True).outcomes(scale, [rate, 0])
            self.wire, self.wires = (Floor(len(x.load.moves) / x.load.seconds, x.load.moves) for x in done)
        print_floor(f"an echo, {scale.tables} wires, {rate}/s offered", self.wire)
        print_floor(f"an echo, {scale.tables} wires, as many as go", self.wires)

    def sqlite(self) -> None:
        """One process, one file."""
        print(f"\nsqlite: one process, {self.scale.tables} tables, {WATCHERS} watchers at each")
        with Server(self.folder / "sqlite") as server:
            assert server.process is not None
            self.load(Field([server.base], [server.process.pid]), self.disk)

    def redis(self) -> None:
        with Redis(self.folder / "redis-service") as redis:
            self.several("redis", ["--redis", redis.url], [redis.pid])

    def notify(self) -> None:
        self.several("notify", [], [])

    def several(self, name: str, flags: list[str], services: list[int]) -> None:
        """Two processes on one PostgreSQL."""
        folder = self.folder / name
        print(f"\n{name}: two processes, {self.scale.tables} tables, {WATCHERS} watchers at each")
        flags = [*flags, "--secret-file", str(self.folder / "secret")]
        with Postgres(folder) as postgres, ExitStack() as stack:
            floor = postgres_floor(postgres.create_database("floor"), self.scale.seconds / 2)
            print_floor("a durable row in PostgreSQL, one after the other", floor)
            url = postgres.create_database("undercroft")
            servers = [stack.enter_context(Server(folder, *flags, database=url)) for _ in range(2)]
            numbers = [server.process.pid for server in servers if server.process is not None]
            field = Field([server.base for server in servers], numbers, [postgres.pid, *services])
            self.load(field, floor)

    def load(self, field: Field, disk: Floor) -> None:
        print(HEAD)
        floor = percentile(disk.times, 0.99) + percentile(self.wire.times, 0.99)
        for done in field.outcomes(self.scale, [*self.scale.rates, 0]):
            print(row(done, floor, self.scale), flush=True)
            if not done.load.rate:
                rows, echoes = done.lines / disk.per_second, done.lines / self.wires.per_second
                print(f"  as many as go: {rows:.2f} lines for each durable row, {echoes:.2f} for each echo")

    def opening(self) -> None:
        """Long games against short ones; the process has just started and knows none of them."""
        scale, shelf = self.scale, Shelf(self.folder / "opening")
        short, long = asyncio.run(shelf.fill([scale.short, scale.long], scale.games, scale.openings))
        with Server(shelf.folder) as server:
            times = asyncio.run(open_in_turn(server.base, shelf.cookie, short, long))
        print(f"\nopening, from connecting to `welcome`, {scale.openings} times each")
        names = (f"{scale.short:,} moves, not in memory", f"{scale.long:,} moves, not in memory")
        for name, spent in zip((*names, "either, in memory"), times, strict=True):
            print_floor(name, Floor(1000 * len(spent) / sum(spent), sorted(spent)))
        ratio = percentile(sorted(times[1]), 0.5) / percentile(sorted(times[0]), 0.5)
        print(
            f"  a table of {scale.long:,} moves costs {ratio:.2f} x one of {scale.short:,} (medians; bar: 2)"
        )

    def memory(self) -> None:
        """Games in their middle, each opened by one person who then does nothing."""
        scale, shelf = self.scale, Shelf(self.folder / "memory")
        [ids] = asyncio.run(shelf.fill([scale.short], scale.games, 2 * scale.idle + 50))
        print(f"\nmemory of the server, {scale.idle:,} idle tables after {scale.short:,} moves each")
        with Server(shelf.folder) as server:
            asyncio.run(self.sit(server, shelf.cookie, ids))

    async def sit(self, server: Server, cookie: str, ids: list[str]) -> None:
        assert server.process is not None
        process, count = psutil.Process(server.process.pid), self.scale.idle
        for id in ids[2 * count :]:  # what is imported and kept at first use is not counted
            await opened(server.base, id, cookie)
        before = process.memory_info().rss
        print(f"  {before / 1e6:.1f} MB with none")

        def say(what: str) -> None:
            more = process.memory_info().rss - before
            print(f"  {more / count / 1024:.1f} kB a table, {more / 1e6:+.1f} MB in all: {what}", flush=True)

        async with AsyncExitStack() as stack:
            for id in ids[:count]:
                await stack.enter_async_context(joined(server.base, id, cookie))
            await asyncio.sleep(1)
            say("open, with one connection each")
        await asyncio.sleep(1)
        say("open, without connections")
        ends = time.monotonic() + self.scale.patience
        while time.monotonic() < ends and metric(server.base, "undercroft_rooms"):
            await asyncio.sleep(1)
        if metric(server.base, "undercroft_rooms"):
            return
        say("closed; what the allocator keeps for the next ones")
        for id in ids[count : 2 * count]:
            await opened(server.base, id, cookie)
        say("after the next so many, open without connections")


def print_floor(name: str, floor: Floor) -> None:
    p50, p95, p99, most = (percentile(floor.times, share) for share in (0.5, 0.95, 0.99, 1.0))
    print(f"  {name:46}{floor.per_second:11,.0f}{p50:9.2f}{p95:9.2f}{p99:9.2f}{most:9.1f}", flush=True)


async def open_in_turn(base: str, cookie: str, short: list[str], long: list[str]) -> list[list[float]]:
    """Times for short games, long games, and games that are open already."""
    ready = min(10, len(short) // 2)
    for id in [*short[:ready], *long[:ready]]:  # the first ones pay for what is imported and prepared once
        await opened(base, id, cookie)
    times: list[list[float]] = [[], [], []]
    for one, other in zip(short[ready:], long[ready:], strict=True):
        times[0].append(await opened(base, one, cookie))
        times[1].append(await opened(base, other, cookie))
        times[2] += [await opened(base, id, cookie) for id in (one, other)]
    return times


PARTS: Final = ("floors", "sqlite", "redis", "notify", "opening", "memory")


def main() -> None:
    """Measure, and print as we go."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="The server's figures.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all without any")
    parser.add_argument("--quick", action="store_true", help="only see whether it runs")
    parser.add_argument("--folder", type=Path, help="where to write; on the disk that is to be measured")
    words = parser.parse_args()
    parts = words.parts or PARTS
    if not set(parts) <= set(PARTS):
        parser.error(f"expected some of {', '.join(PARTS)}")
    loads = {"sqlite", "redis", "notify"} & set(parts)
    if loads:
        parts = ["floors", *(part for part in parts if part != "floors")]
    with tempfile.TemporaryDirectory(dir=words.folder) as folder:
        bench = Bench(QUICK if words.quick else Scale(), Path(folder))
        for part in parts:
            getattr(bench, part)()
    if loads:
        print(f"\n{LEGEND}")


if __name__ == "__main__":
    main()
