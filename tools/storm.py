"""Storm: servers are killed with SIGKILL again and again while many clients play, and nothing may be lost.

    python tools/storm.py --database sqlite --kills 1000
    python tools/storm.py --database postgres --kills 1000      two servers, PostgreSQL and Redis

People with two devices, bots, watchers and several seats at one screen play random moves at many tables; they
talk, pause, go back, let bots stand in, make new tables and race for invitations. Whoever loses the wire
connects again and sends the move that was not answered once more, with the same ref. Every answer is written
down. Now and then, and at the end, everything comes to rest and is compared:

- what was accepted stands in the log, at its number, as it was sent; what was refused does not
- no ref stands there twice, and no number is missing
- every session is good, every seat belongs to whom it was given, every invitation was claimed once
- the log alone, snapshot and log, and what the live servers show to each client are the same table
- what each client was told, line by line, is what the log tells it
- SQLite's integrity check; the records of games that are over; no error in the logs of the servers

The seed decides who does what and when a server is killed, but not how the processes race. The first thing
that is wrong ends the storm; databases and logs are kept then.
"""

import argparse
import asyncio
import contextlib
import functools
import itertools
import json
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, Final, NamedTuple

import httpx
import msgspec
from sqlalchemy import Connection, text
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import servers
from tools.client import Live, Person
from tools.servers import Process
from tools.services import Postgres, Redis
from tools.warm import Server

from undercroft.engine.record import RecordError
from undercroft.engine.replay import verify
from undercroft.server.entries import AnyEntry, Line, Moved, Said
from undercroft.server.match import Course, Match, advance, take_snapshot
from undercroft.server.presenter import present_line, present_state
from undercroft.server.rebuild import Loaded, first_match, first_table, load_match
from undercroft.server.store import log
from undercroft.server.store.database import Database

GAMES: Final = ("dungeoneer", "dungeonology")  # in turn
ADVANCED: Final = ("boss", "dangerous_zones", "maximum_alert", "main_effects")
CHECK_EVERY: Final = 50  # kills
PLAYED_ON: Final = 25  # moves after them, however quick the machine is
THINKING: Final = 0.03  # seconds at most
REST: Final = (
    600.0  # seconds until everything has come to rest, or something is wrong: also on a busy machine
)
LOST: Final = (OSError, WebSocketException, TimeoutError, EOFError)
KINDS: Final = {  # what a command may become in the log
    "move": {"moved"},
    "undo": {"undone", "undo_asked"},
    "consent": {"undo_answered", "undone"},
    "say": {"said"},
    "pause": {"paused"},
    "resume": {"resumed"},
    "stand_in": {"stood_in", "returned"},
}


class Broken(Exception):
    """Something that must hold does not."""

    def __init__(self, what: str, table: str = "", seq: int | None = None) -> None:
        where = f"table {table}, " if table else ""
        where += f"line {seq}, " if seq is not None else ""
        super().__init__(f"{where}{what}")


# -- what clients were told ----------------------------------------------------------------------------------


class Command(NamedTuple):
    """Something that a client has sent, and may send again."""

    type: str
    ref: str
    seat: int
    fields: dict[str, Any]


class Book:
    """Every answer that a client ever got."""

    def __init__(self) -> None:
        self.accepted: dict[str, dict[int, Command]] = defaultdict(dict)  # by table and number
        self.refused: dict[str, dict[str, str]] = defaultdict(dict)  # by table and ref: the code
        self.number: dict[str, int] = {}  # by ref
        self.counts: Counter[str] = Counter()

    def accept(self, table: str, seq: int, command: Command) -> None:
        """Told by the server, or seen in the log it sent. Twice the same is fine, two stories are not."""
        self.counts[command.type] += command.ref not in self.number
        known = self.number.setdefault(command.ref, seq)
        if known != seq:
            raise Broken(f"{command} was accepted as line {known} before", table, seq)
        other = self.accepted[table].setdefault(seq, command)
        if other.ref != command.ref:
            raise Broken(f"both {other} and {command} were accepted for it", table, seq)
        if command.ref in self.refused[table]:
            raise Broken(f"{command} had been refused: {self.refused[table][command.ref]}", table, seq)

    def refuse(self, table: str, code: str, command: Command) -> None:
        if code == "unavailable":  # nothing is said about whether it was written
            self.counts["unavailable"] += 1
            return
        if command.ref in self.number:
            raise Broken(f"{command} was accepted, and now refused: {code}", table, self.number[command.ref])
        self.refused[table][command.ref] = code
        self.counts["refused"] += 1

    @property
    def moves(self) -> int:
        return self.counts["move"]


# -- the servers ---------------------------------------------------------------------------------------------


class StormServer(Server):
    """A server that, if `warm`, is forked from a process which has imported everything: it opens much sooner
    then, and more kills meet a server at work. Every tenth time it is started from nothing, as a host does.
    """

    process: Any

    def __init__(self, folder: Path, *flags: str, database: str, warm: bool) -> None:
        super().__init__(folder, "--log-level", "warning", *flags, database=database)
        self.warm = warm
        self.starts = itertools.count()

    def begin(self, log: BinaryIO, preexec: Any = None) -> Process:
        if not self.warm or next(self.starts) % 10 == 9:
            return servers.Server.begin(self, log, preexec)
        return super().begin(log, preexec)


class Site:
    """The servers of one database. `opened` says which of them answer."""

    def __init__(
        self,
        folder: Path,
        servers: int = 1,
        database: str = "",
        redis: str = "",
        warm: bool = True,
        limits: tuple[str, ...] = (),
    ) -> None:
        flags = ["--redis", redis] if redis else []
        flags += [word for limit in limits for word in ("--limit", limit)]
        self.servers = [StormServer(folder, *flags, database=database, warm=warm) for _ in range(servers)]
        self.database = self.servers[0].database
        self.opened = [asyncio.Event() for _ in self.servers]
        self.any_open = asyncio.Event()
        self.waiting: list[asyncio.Task[None] | None] = [None] * servers
        self.read_upto: dict[Path, int] = {}

    def start(self, number: int, preexec: Any = None) -> None:
        """Start one server; `opened` follows when it answers."""
        self.servers[number].start(preexec, wait=False)
        self.waiting[number] = asyncio.create_task(self.watch(number))

    async def watch(self, number: int) -> None:
        """A server listens only when it is ready to work."""
        server = self.servers[number]
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.close()
                self.opened[number].set()
                self.any_open.set()
                return
            if server.process is None or server.process.poll() is not None:
                raise Broken(f"server {number} did not open:\n{server.log.read_text()[-3000:]}")
            await asyncio.sleep(0.01)

    def kill(self, number: int) -> bool:
        """SIGKILL. Says whether it had opened."""
        was_open = self.opened[number].is_set()
        waiting = self.waiting[number]
        if waiting is not None:
            if waiting.done() and not waiting.cancelled():
                waiting.result()  # it must not have ended by itself
            waiting.cancel()
        self.opened[number].clear()
        if not any(opened.is_set() for opened in self.opened):
            self.any_open.clear()
        self.servers[number].kill()
        return was_open

    def must_live(self) -> None:
        """No server may end unless we end it."""
        for server in self.servers:
            if server.process is not None and (code := server.process.poll()) is not None:
                raise Broken(f"a server ended with code {code}:\n{server.log.read_text()[-3000:]}")

    async def all_open(self) -> None:
        for waiting in self.waiting:
            if waiting is not None:
                await asyncio.wait_for(asyncio.shield(waiting), REST)

    def close(self) -> None:
        """Whatever became of them, no server stays behind."""
        for waiting in self.waiting:
            if waiting is not None:
                waiting.cancel()
        for server in self.servers:
            server.kill()

    async def base(self, rng: Random) -> str:
        """The address of a server that answers."""
        await self.any_open.wait()
        return rng.choice([s.base for s, o in zip(self.servers, self.opened, strict=True) if o.is_set()])

    def complaints(self) -> Iterator[str]:
        """Errors that the servers have logged since the last look."""
        for path in {server.log for server in self.servers}:
            with path.open("rb") as file:
                file.seek(self.read_upto.get(path, 0))
                for line in file:
                    try:
                        level = json.loads(line).get("level", "")
                    except ValueError:
                        level = "error" if b"Traceback" in line or b"Error" in line else ""
                    if level in ("error", "critical"):
                        yield line.decode(errors="replace")[:3000]
                self.read_upto[path] = file.tell()


# -- clients -------------------------------------------------------------------------------------------------


class Device:
    """One client at one table, for one seat or only to watch."""

    def __init__(self, storm: "Storm", table: str, person: Person | None, seat: int | None) -> None:
        self.storm = storm
        self.rng = storm.rng
        self.table = table
        self.live = Live("", table, person.cookie if person else "", {} if seat is None else {"seat": seat})
        self.seat = seat
        self.pending: Command | None = None
        self.connected = False
        self.is_calm = seat is None  # has seen that the storm is calm, and does nothing more on its own
        self.known = 0  # the last line of which every message was as it should be
        self.compared = 0  # lines that were found equal to the log's

    @property
    def state(self) -> Any:
        return self.live.state

    @property
    def is_over(self) -> bool:
        return self.state is not None and (self.state["over"] or self.state["closed"])

    @property
    def rests(self) -> bool:
        """Connected, with nothing unanswered, about to be sent or missed, at a table where no bot is about to
        move.
        """
        if not (self.connected and self.is_calm) or self.pending is not None or self.state is None:
            return False
        if self.state["seq"] < max(self.storm.book.accepted[self.table], default=0):
            return False
        asked = self.state["asked"]
        if asked is None or self.state["paused"]:
            return True
        occupant = self.state["seats"][asked["seat"]]
        return bool(occupant["person"] and occupant["stand_in"] is None)

    async def run(self) -> None:
        """Play until cancelled, over as many connections as it takes."""
        while True:
            try:
                base = await self.storm.site.base(self.rng)
                self.live.url = f"{base.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
                await self.live.resume()
                self.take_in()
                if self.state is not None:  # the table may not have started, for a server that lags behind
                    self.connected = True
                    await self.settle()
                while True:
                    await self.act()
            except LOST as error:
                self.storm.lost_wires[type(error).__name__] += 1
            finally:
                self.connected = False
                self.take_in()
                if self.live.socket is not None:
                    self.live.socket.transport.abort()
                    self.live.socket = None
            await asyncio.sleep(self.rng.uniform(0, 0.05))

    def take_in(self) -> None:
        """Write down what the messages said since the last time."""
        for message in self.live.messages:
            kind = message["type"]
            if kind in ("welcome", "news"):
                self.note_lines(message)
            elif kind in ("accepted", "refused"):
                self.note_answer(message)
            elif kind == "failed" and message["code"] != "unavailable":
                raise Broken(f"a client of seat {self.seat} was sent away: {message}", self.table)
        self.live.messages.clear()

    def note_lines(self, message: Any) -> None:
        """Exactly what was missed, and no more."""
        told = [line["seq"] for line in message["lines"]]
        if message["since"] != self.known or told != list(range(self.known + 1, message["state"]["seq"] + 1)):
            raise Broken(
                f"a client of seat {self.seat} knew {self.known} and was told {told} "
                f"(since {message['since']}, up to {message['state']['seq']})",
                self.table,
            )
        self.known = message["state"]["seq"]

    def note_answer(self, message: Any) -> None:
        command = self.pending
        if command is None or command.ref != message["ref"]:
            raise Broken(f"an answer to nothing: {message}", self.table)
        if message["type"] == "accepted":
            self.storm.book.accept(self.table, message["seq"], command)
            self.pending = None
        else:
            self.storm.book.refuse(self.table, message["code"], command)
            if message["code"] != "unavailable" or command.type != "move":
                self.pending = None

    async def settle(self) -> None:
        """After a new connection: what became of the command that was not answered. A move is sent again,
        also when the log shows that it was accepted: the answer must be the same. The rest is looked up.
        """
        command = self.pending
        if command is None:
            return
        for seq, line in self.live.lines.items():
            if line.get("ref") == command.ref or line.get("text") == command.ref:
                self.storm.book.accept(self.table, seq, command)
                self.storm.book.counts["found"] += 1
                if self.rng.random() < 0.5:
                    self.pending = None
                    return
                break
        if command.type == "move":
            self.storm.book.counts["sent again"] += 1
            await self.tell(command)
        else:
            self.pending = None

    async def tell(self, command: Command) -> None:
        self.pending = command
        try:
            await self.live.do(command.type, ref=command.ref, seat=command.seat, **command.fields)
        finally:
            self.take_in()

    async def command(self, type: str, **fields: Any) -> None:
        assert self.seat is not None
        ref = self.storm.fresh_ref()
        if type == "say":
            fields["text"] = ref
        await self.tell(Command(type, ref, self.seat, fields))

    async def act(self) -> None:
        """Do one thing, or wait for one message."""
        self.is_calm = self.seat is None or self.storm.calm
        if self.pending is not None:  # refused as unavailable: once more, as a person would
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))
            await self.settle()
        elif self.seat is None or self.state is None:
            await self.listen(0.5)
        elif self.storm.calm:
            await self.calm_down(self.seat)
        elif self.rng.random() < self.storm.talk:
            await self.command("say")
        elif self.is_over:
            await self.listen(0.5)
        elif not await self.do_something_rare(self.seat):
            if self.live.options:
                await asyncio.sleep(self.rng.uniform(0, THINKING))
                await self.move()
            else:
                await self.listen(0.2)

    async def calm_down(self, seat: int) -> None:
        """Decide again for oneself: where a stand-in decides among bots, the game would go on to its end."""
        if self.state["seats"][seat]["stand_in"] and not self.is_over:
            await self.command("stand_in", on=False)
        else:
            await self.listen(0.5)

    async def move(self) -> None:
        """The options may have changed during the thought; then it is a stale move, which must be refused."""
        if self.live.options:
            option = self.rng.choice(self.live.options)
            await self.command("move", asked=self.state["asked_seq"], option=option)

    async def do_something_rare(self, seat: int) -> bool:
        state, chance = self.state, self.rng.random()
        request = state["undo"]["request"]
        if state["paused"]:
            return chance < 0.5 and await self.done("resume")
        if state["seats"][seat]["stand_in"] is not None:
            return chance < 0.3 and await self.done("stand_in", on=False)
        if request is not None and seat in request["waiting"] and chance < 0.5:
            return await self.done("consent", yes=self.rng.random() < 0.7)
        if chance < 0.01:
            return await self.done("pause")
        if chance < 0.015:
            return await self.done("stand_in", on=True)
        if chance < 0.05 and state["step"]:
            floor = state["undo"]["floor"] if self.rng.random() < 0.7 else max(0, state["step"] - 8)
            if floor < state["step"]:
                to = self.rng.randrange(floor, state["step"])
                return await self.done("undo", asked=state["asked_seq"], to=to)
        return False

    async def done(self, type: str, **fields: Any) -> bool:
        await self.command(type, **fields)
        return True

    async def listen(self, seconds: float) -> None:
        try:
            await self.live.next(seconds)
        except TimeoutError:
            return
        finally:
            self.take_in()
        if self.state is not None:
            self.connected = True


# -- places at which tables follow one another ---------------------------------------------------------------


class StormPlan(NamedTuple):
    """A kind of table: its seats, how many devices each of them has, and how many watch."""

    seats: tuple[str, ...]
    devices: int = 1
    watchers: int = 0
    clock: tuple[tuple[str, Any], ...] = (("kind", "none"),)


BANK: Final = (("kind", "bank"), ("seconds", 86400), ("increment", 3))
PLANS: Final = (
    StormPlan(("me", "random"), devices=2, watchers=1),
    StormPlan(("me", "open", "random")),
    StormPlan(("me", "me")),
    StormPlan(("me", "open"), devices=2, clock=BANK),
    StormPlan(("me", "open", "open", "random"), watchers=1),
    StormPlan(("me", "open", "me"), clock=BANK),
)


class Regulars:
    """People who play one game after another."""

    def __init__(self, storm: "Storm", number: int) -> None:
        self.storm = storm
        self.rng = storm.rng
        self.number = number
        self.plan = PLANS[number % len(PLANS)]
        self.people: list[Person] = []
        self.elsewhere: Person | None = None  # the first of them, at another device
        self.holders: dict[int, Person] = {}
        self.devices: list[Device] = []
        self.table = ""
        self.is_steady = False  # in play, or waiting for the storm to go on

    async def run(self) -> None:
        await self.gather_people()
        followed = ""
        while True:
            await self.wait_for_storm()
            await self.set_up(followed)
            async with self.playing():
                await self.until(lambda device: device.is_over)
                followed = await self.rematch() if self.rng.random() < 0.5 else ""
                await self.until(functools.partial(self.knows_all, followed))
            self.storm.finished += self.devices
            self.storm.ended.append(self.table)
            self.devices, self.table, self.holders = [], "", {}

    async def wait_for_storm(self) -> None:
        self.is_steady = True
        while self.storm.calm:
            await asyncio.sleep(0.05)
        self.is_steady = False

    async def until(self, true: Callable[[Device], bool]) -> None:
        """Wait until something is true of every device, and the storm is on."""
        self.is_steady = True
        while self.storm.calm or not all(device.state and true(device) for device in self.devices):
            await asyncio.sleep(0.05)
        self.is_steady = False

    def knows_all(self, followed: str, device: Device) -> bool:
        """Whether a device waits for nothing, knows of the next table, and as much as the others."""
        newest = max(other.known for other in self.devices)
        return (device.pending, device.state["rematch"] or "", device.known) == (None, followed, newest)

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        tasks = [self.storm.spawn(device.run()) for device in self.devices]
        try:
            yield
        finally:
            await end(tasks)

    async def gather_people(self) -> None:
        for number in range(3):
            person = self.storm.person()
            await self.storm.ask(person, "POST", "/api/me", {"name": f"Guest {self.number}.{number}"})
            self.people.append(person)
        if self.plan.devices > 1:
            login = {"login": f"guest-{self.number}", "password": "correct horse"}
            await self.storm.ask(self.people[0], "POST", "/api/me/account", login, also=("has_account",))
            self.elsewhere = self.storm.person()
            await self.storm.ask(self.elsewhere, "POST", "/api/login", login)

    async def set_up(self, followed: str) -> None:
        """A new table, or the one that follows the last; everybody sits, and it starts."""
        maker = self.people[0]
        if followed:
            table = await self.storm.ask(maker, "GET", f"/api/tables/{followed}")
        else:
            kinds = [{"kind": s} if s != "random" else {"kind": "bot", "bot": s} for s in self.plan.seats]
            game = GAMES[self.number % len(GAMES)]
            limit = {"round_limit": self.rng.choice((3, 8, 1000))}
            wish = {
                "game": game,
                "seats": kinds,
                "options": limit if game == "dungeoneer" else dict.fromkeys(ADVANCED, 1),
                "clock": dict(self.plan.clock),
                "absent": self.rng.choice((0, 180)),
            }
            table = await self.storm.ask(maker, "POST", "/api/tables", wish)
        self.table = table["id"]
        if not followed:
            await self.fill_seats()
        await self.storm.ask(maker, "POST", f"/api/tables/{self.table}/start", also=("started",))
        for person in self.people:
            shown = await self.storm.ask(person, "GET", f"/api/tables/{self.table}")
            self.holders |= {seat["seat"]: person for seat in shown["seats"] if seat["mine"]}
        self.devices = [
            Device(self.storm, self.table, device, seat)
            for seat, person in self.holders.items()
            for device in self.devices_of(person)
        ]
        self.devices += [Device(self.storm, self.table, None, None) for _ in range(self.plan.watchers)]

    def devices_of(self, person: Person) -> list[Person]:
        if person is self.people[0] and self.elsewhere is not None:
            return [person, self.elsewhere]
        return [person] * self.plan.devices

    async def fill_seats(self) -> None:
        """All the others race for each invitation; one of them gets it."""
        path = f"/api/tables/{self.table}/invitations"
        found = await self.storm.ask(self.people[0], "GET", path)
        for invitation in found["invitations"]:
            claims = [
                self.storm.ask(
                    person, "POST", "/api/invitations", {"token": invitation["token"]}, also=("claimed",)
                )
                for person in self.people[1:]
            ]
            told = await asyncio.gather(*claims)
            if sum("error" not in answer for answer in told) != 1:
                raise Broken(f"seat {invitation['seat']} was claimed by these: {told}", self.table)

    async def rematch(self) -> str:
        again = await self.storm.ask(self.people[0], "POST", f"/api/tables/{self.table}/rematch")
        return str(again["id"])


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel until it has been heard: up to Python 3.11 `wait_for` may swallow it."""
    pending = {*tasks}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=0.1)


# -- the storm -----------------------------------------------------------------------------------------------


class Storm:
    """Many places, and what is done to the servers meanwhile."""

    def __init__(self, site: Site, seed: str = "0", tables: int = 12, talk: float = 0.02) -> None:
        self.site = site
        self.rng = Random(f"storm {seed}")
        self.talk = talk  # how often somebody says something rather than do something
        self.book = Book()
        self.places = [Regulars(self, number) for number in range(tables)]
        self.finished: list[Device] = []  # of games that are over, not yet compared
        self.ended: list[str] = []
        self.people: list[Person] = []
        self.calm = False
        self.refs = itertools.count(1)
        self.lost_wires: Counter[str] = Counter()
        self.kills = 0
        self.kills_at_start = 0  # of servers that had not opened yet
        self.tasks: set[asyncio.Task[Any]] = set()
        self.failure: BaseException | None = None

    async def __aenter__(self) -> "Storm":
        """Begin, and wait until people play at every place."""
        for place in self.places:
            self.spawn(place.run())
        while not all(place.devices and all(d.known for d in place.devices) for place in self.places):
            self.must_hold()
            await asyncio.sleep(0.05)
        return self

    async def __aexit__(self, *_: object) -> None:
        await end(self.tasks)
        for person in self.people:
            await person.http.aclose()

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished_task)
        return task

    def finished_task(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failure = self.failure or task.exception()

    def must_hold(self) -> None:
        if self.failure is not None:
            raise self.failure
        self.site.must_live()

    def fresh_ref(self) -> str:
        return f"r{next(self.refs)}"

    def person(self) -> Person:
        person = Person("http://127.0.0.1")
        self.people.append(person)
        return person

    async def ask(
        self, person: Person, method: str, path: str, body: Any = None, also: tuple[str, ...] = ()
    ) -> Any:
        """The answer over HTTP, asked for again and again until a server lives long enough to give it.
        Errors with the codes in `also` are answers too.
        """
        while True:
            self.must_hold()
            base = await self.site.base(self.rng)
            try:
                answer = await person.http.request(method, f"{base}{path}", json=body)
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(0.02)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.2)
                continue
            found: Any = answer.json() if answer.content else None
            if not answer.is_success and found["error"]["code"] not in also:
                raise Broken(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
            return found

    async def go_on(self, moves: int, seconds: float = REST) -> None:
        """Wait until so many more moves have been accepted."""
        wanted, ends = self.book.moves + moves, time.monotonic() + seconds
        while self.book.moves < wanted:
            self.must_hold()
            if time.monotonic() > ends:
                raise Broken(f"only {moves - wanted + self.book.moves} of {moves} moves in {seconds} s")
            await asyncio.sleep(0.01)

    # -- killing ---------------------------------------------------------------------------------------------

    async def kill(self, kills: int, between: float, on_kill: Callable[[], None] = lambda: None) -> None:
        """Kill servers, each on its own or all at once, and start them again at once."""
        goal = self.kills + kills
        async with asyncio.TaskGroup() as group:
            for number in range(len(self.site.servers)):
                group.create_task(self.keep_killing(number, goal, between, on_kill))
        await self.site.all_open()

    async def keep_killing(self, number: int, goal: int, between: float, on_kill: Callable[[], None]) -> None:
        opening = 1.0
        while self.kills < goal:
            started = time.monotonic()
            if self.rng.random() < 0.15:  # while it is starting, or has just started
                await asyncio.sleep(self.rng.uniform(0, opening * 1.2))
            else:
                await self.until_open(number)
                opening = time.monotonic() - started
                if self.rng.random() < 0.8:  # else while everybody comes back
                    await self.go_on(1)
                await asyncio.sleep(self.rng.uniform(0, 2 * between))
            self.must_hold()
            together = self.rng.random() < 0.1
            for target in range(len(self.site.servers)) if together else [number]:
                if self.kills < goal:
                    self.kills += 1
                    self.kills_at_start += not self.site.kill(target)
                    self.site.start(target)
                    on_kill()

    async def until_open(self, number: int) -> None:
        """Another one may kill it meanwhile; then it opens later."""
        while not self.site.opened[number].is_set():
            waiting = self.site.waiting[number]
            if waiting is not None and waiting.done() and not waiting.cancelled():
                waiting.result()
            self.must_hold()
            await asyncio.sleep(0.005)

    # -- comparing -------------------------------------------------------------------------------------------

    async def check(self, everything: bool = False) -> None:
        """Let everything come to rest, compare the tables in play and those that have ended since the last
        time, or all there ever were, and go on.
        """
        self.calm = True
        await self.site.all_open()
        await self.rest()
        complaints = list(self.site.complaints())
        if complaints:
            raise Broken(f"the servers complain:\n{complaints[0]}")
        for person in self.people:
            if not (await self.ask(person, "GET", "/api/me"))["known"]:
                raise Broken(f"a session is no longer good: {person.cookie}")
        for place in self.places:
            await self.check_seats(place)
        ended = {device.table for device in self.finished}
        await asyncio.to_thread(self.compare, {*self.ended} if everything else ended)
        for table in ended:
            verdict = await self.ask(self.people[0], "GET", f"/api/tables/{table}/verify")
            if not verdict["fits"]:
                raise Broken(f"the record does not play: {verdict}", table)
        self.finished.clear()
        self.calm = False

    async def rest(self) -> None:
        ends = time.monotonic() + REST
        while not all(place.is_steady and all(d.rests for d in place.devices) for place in self.places):
            self.must_hold()
            if time.monotonic() > ends:
                raise Broken(f"this does not come to rest: {self.restless()}")
            await asyncio.sleep(0.02)
        self.must_hold()

    def restless(self) -> str:
        found = [
            f"table {place.table}: steady {place.is_steady}, "
            f"{[(d.seat, d.connected, d.known, d.pending) for d in place.devices if not d.rests]}"
            for place in self.places
            if not place.is_steady or not all(device.rests for device in place.devices)
        ]
        return "\n".join(found)

    async def check_seats(self, place: Regulars) -> None:
        for person in set(place.holders.values()):
            table = await self.ask(person, "GET", f"/api/tables/{place.table}")
            mine = {seat["seat"] for seat in table["seats"] if seat["mine"]}
            if mine != {seat for seat, holder in place.holders.items() if holder is person}:
                raise Broken(f"these seats belong to {person.cookie} now: {mine}", place.table)

    def compare(self, ended: set[str]) -> None:
        """The tables in play, and some that have ended."""
        devices: dict[str, list[Device]] = {place.table: place.devices for place in self.places}
        devices |= {table: [d for d in self.finished if d.table == table] for table in ended}
        database = Database(self.site.database)
        try:
            for table, clients in devices.items():
                if table:
                    database.run_reading(lambda c, t=table, d=clients: self.compare_table(c, t, d))
            if database.is_sqlite:
                found = database.run_reading(
                    lambda c: c.execute(text("pragma integrity_check")).scalars().all()
                )
                if found != ["ok"]:
                    raise Broken(f"integrity check: {found}")
            database.run_reading(self.no_log_has_gaps)
        finally:
            database.engine.dispose()

    def no_log_has_gaps(self, connection: Connection) -> None:
        counted = "select table_id, count(*), min(seq), max(seq) from actions group by table_id"
        for table, count, first, last in connection.execute(text(counted)):
            if (first, last) != (1, count):
                raise Broken(f"{count} lines, from {first} to {last}", table)

    def compare_table(self, connection: Connection, table: str, devices: list[Device]) -> None:
        loaded = load_match(connection, table)
        if loaded is None:
            raise Broken("it is gone", table)
        lines = log.read_lines(connection, table)
        self.log_keeps_its_word(table, lines)
        alone = first_match(loaded.row, loaded.seats)
        advance(alone, lines)
        if plain(alone) != plain(loaded.match):
            raise Broken("the log alone and the snapshot with the log give two tables", table, alone.seq)
        for device in devices:
            same_for_client(device, loaded, lines)
        if alone.table.over:
            record_plays(loaded, lines)

    def keeps_its_word(self) -> None:
        """What was accepted stands in the logs: to be asked at any time, also while moves go on."""
        database = Database(self.site.database)
        for table in list(self.book.accepted):
            database.run_reading(lambda c, t=table: self.log_keeps_its_word(t, log.read_lines(c, t)))
        database.engine.dispose()

    def log_keeps_its_word(self, table: str, lines: list[Line]) -> None:
        if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
            raise Broken(f"the numbers of its lines: {[line.seq for line in lines]}", table)
        marks = Counter(mark_of(line.entry) for line in lines)
        for mark, count in marks.items():
            if mark and count > 1:
                raise Broken(f"{mark} stands {count} times in the log", table)
            if mark in self.book.refused[table]:
                code = self.book.refused[table][mark]
                raise Broken(f"{mark} was refused ({code}) and stands in the log", table)
        for seq, command in self.book.accepted[table].items():
            entry = lines[seq - 1].entry if seq <= len(lines) else None
            if entry is None or not became(command, entry):
                raise Broken(f"accepted: {command}; in the log: {entry}", table, seq)


def mark_of(entry: AnyEntry) -> str:
    """By which a client knows its own line again."""
    return entry.ref if isinstance(entry, Moved) else entry.text if isinstance(entry, Said) else ""


def became(command: Command, entry: AnyEntry) -> bool:
    """Whether a line is what a command asked for."""
    if type(entry).__struct_config__.tag not in KINDS[command.type]:
        return False
    if isinstance(entry, Moved):
        return (entry.ref, entry.option, entry.seat, entry.bot) == (
            command.ref,
            command.fields["option"],
            command.seat,
            False,
        )
    return not isinstance(entry, Said) or (entry.text, entry.seat) == (command.ref, command.seat)


def plain(match: Match) -> Any:
    return json.loads(msgspec.json.encode(take_snapshot(match)))


def same_for_client(device: Device, loaded: Loaded, lines: list[Line]) -> None:
    """What a client was told is what the log tells it."""
    match, live = loaded.match, device.live
    shown = json.loads(msgspec.json.encode(present_state(match, device.seat)))
    if device.state != shown:
        differing = {
            key: (device.state.get(key), shown[key]) for key in shown if device.state.get(key) != shown[key]
        }
        raise Broken(
            f"seat {device.seat} is shown another state than the log gives: {differing}",
            device.table,
            match.seq,
        )
    if sorted(live.lines) != list(range(1, match.seq + 1)):
        raise Broken(f"seat {device.seat} knows these lines: {sorted(live.lines)}", device.table)
    player = None if device.seat is None else match.state.occupants[device.seat].player
    mine = match.seats_of(player)
    for line in lines[device.compared :]:
        told = json.loads(msgspec.json.encode(present_line(match.table.game, line, device.seat, mine)))
        if live.lines[line.seq] != told:
            raise Broken(
                f"seat {device.seat} was told {live.lines[line.seq]}, the log tells {told}",
                device.table,
                line.seq,
            )
    device.compared = len(lines)


def record_plays(loaded: Loaded, lines: list[Line]) -> None:
    table = first_table(loaded.row)
    Course(lines).lead(table)
    try:
        fits = verify(table.record(reveal=True)).seed_fits
    except RecordError as error:
        raise Broken(f"the record does not play: {error}", loaded.row.id) from error
    if not fits or table != loaded.match.table:
        raise Broken("the record leads elsewhere", loaded.row.id)


# -- the command ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def site_on(database: str, folder: Path) -> Iterator[Site]:
    """Servers that have not been started, and what they stand on."""
    with contextlib.ExitStack() as stack:
        if database == "sqlite":
            site = Site(folder)
        else:
            postgres = stack.enter_context(Postgres(folder / "services"))
            redis = stack.enter_context(Redis(folder / "services"))
            url = postgres.create_database("undercroft")
            site = Site(folder, servers=2, database=url, redis=redis.url)
        stack.callback(site.close)
        yield site


def wipe(site: Site) -> None:
    """An empty database again."""
    database = Database(site.database)
    if database.is_sqlite:
        for ending in ("", "-wal", "-shm"):
            Path(f"{site.database}{ending}").unlink(missing_ok=True)
    else:
        with database.writing.begin() as connection:
            connection.execute(text("drop schema public cascade"))
            connection.execute(text("create schema public"))
    database.engine.dispose()


async def first_starts(storm: Storm, kills: int) -> None:
    """Kill servers while they make an empty database their own; those that follow must open on what is left
    of it.
    """
    site = storm.site
    numbers = range(len(site.servers))
    while True:
        began = time.monotonic()
        for number in numbers:
            site.start(number)
        await site.all_open()
        opening = time.monotonic() - began
        if storm.kills >= kills:
            return
        for number in numbers:
            site.kill(number)
        wipe(site)
        for number in numbers:
            site.start(number)
        await asyncio.sleep(storm.rng.uniform(0.7, 1) * opening)
        for number in numbers:
            storm.kills += 1
            storm.kills_at_start += not site.kill(number)


class Progress:
    """One line that says how far the storm is: over itself for people, now and then for logs."""

    def __init__(self, storm: Storm, goal: int) -> None:
        self.storm = storm
        self.goal = goal
        self.began = time.monotonic()
        self.shown = 0.0
        self.width = 0

    def show(self, note: str = "") -> None:
        now, storm = time.monotonic(), self.storm
        on_screen = sys.stdout.isatty()
        if not note and now - self.shown < (0.2 if on_screen else 15):
            return
        self.shown = now
        took = now - self.began
        left = took / max(1, storm.kills) * (self.goal - storm.kills)
        line = (
            f"{storm.kills} of {self.goal} kills, {storm.kills / took:.2f}/s; {storm.book.moves} moves "
            f"accepted, {storm.book.moves / took:.0f}/s; {len(storm.ended)} games over; "
            f"{int(left // 60)}:{int(left % 60):02} left{f'; {note}' if note else ''}"
        )
        self.width = max(self.width, len(line))
        print(f"\r{line:<{self.width}}" if on_screen else line, end="" if on_screen else "\n", flush=True)


async def run(site: Site, kills: int, between: float, tables: int, seed: str) -> Storm:
    """A whole storm. Raises Broken, with the seed, when something does not hold."""
    storm = Storm(site, seed, tables)
    progress = Progress(storm, kills)
    try:
        await first_starts(storm, min(kills // 10, 10))
        async with storm:
            while storm.kills < kills:
                await storm.kill(min(CHECK_EVERY, kills - storm.kills), between, progress.show)
                await storm.go_on(PLAYED_ON)
                await storm.check(everything=storm.kills >= kills)
                progress.show("all is well")
    except (Broken, ExceptionGroup) as error:
        first = first_of(error)
        if not isinstance(first, Broken):
            raise
        raise Broken(f"seed {seed}, after {storm.kills} kills: {first}") from first
    return storm


def first_of(error: BaseException) -> BaseException:
    return first_of(error.exceptions[0]) if isinstance(error, BaseExceptionGroup) else error


def report(storm: Storm, took: float) -> str:
    counts = storm.book.counts
    return (
        f"\n{storm.kills} kills ({storm.kills_at_start} before the server had opened) in {took:.0f} s\n"
        f"{counts['move']} moves accepted: 0 lost, 0 doubled\n"
        f"{counts['sent again']} sent again after a kill, {counts['found']} found in the log meanwhile\n"
        f"{sum(counts[kind] for kind in KINDS if kind != 'move')} other commands accepted, "
        f"{counts['refused']} commands refused, {counts['unavailable']} told to try again\n"
        f"{len(storm.ended)} games over and {len(storm.places)} in play, all replayed; "
        f"{len(storm.people)} sessions good; {storm.lost_wires.total()} wires lost"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kills", type=int, default=1000, help="how many (1000)")
    parser.add_argument(
        "--seconds-between", type=float, default=0.3, help="from a move to the next kill, on average (0.3)"
    )
    parser.add_argument("--tables", type=int, default=12, help="in play at the same time (12)")
    parser.add_argument("--seed", default="0", help="another seed, another storm (0)")
    parser.add_argument("--folder", type=Path, help="for databases and logs (a temporary one)")
    wanted = parser.parse_args()
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="undercroft-storm-"))
    began = time.monotonic()
    try:
        with site_on(wanted.database, folder) as site:
            storm = asyncio.run(run(site, wanted.kills, wanted.seconds_between, wanted.tables, wanted.seed))
    except Broken as error:
        print(f"\n{error}\nDatabases and logs are in {folder}")
        return 1
    print(report(storm, time.monotonic() - began))
    if not wanted.folder:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
