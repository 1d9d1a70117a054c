"""The load: many tables in play over real wires, and how long each move took. It runs in a process of its
own, so that it shares nothing with the server but the machine.

    python -m benchmarks.load < plan.json

At every table sit a person and a bot, and others watch. The person is asked, waits for the next time that is
hers, picks an option at random and sends it; what is measured is the time until `accepted` comes back, and
until each watcher has the news. The times at which all people together move are those of a Poisson process
with the rate that is offered. Without a rate everybody answers at once, and the server gets as much as it can
take. A game that is over is followed by another one at a new table.

The plan is a `LoadPlan` as JSON. For each phase two lines come back: `begun`, and a `Measured` when it is
over. What the load itself costs is measured too: a generator that is late or busy measures itself.
"""

import asyncio
import math
import random
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec
import uvloop
from tools.client import Person
from websockets.asyncio.client import ClientConnection, connect

GAME: Final = "dungeoneer"
BEGUN: Final = "begun"
TICK: Final = 0.005  # seconds between two looks at how late this process is
COMING: Final = 20  # tables that are made at the same time
NAP: Final = 0.25  # seconds until somebody who waits looks whether the pace has changed


class Phase(msgspec.Struct):
    """Some seconds at one rate: moves of people per second at all tables together, 0 for as many as go."""

    rate: float
    warm: float
    seconds: float


class LoadPlan(msgspec.Struct):
    """What shall happen. With several servers, those who watch are at the one after that of the person. For
    an `echo` there are no tables: messages as long as moves come and go.
    """

    servers: list[str]
    tables: int
    watchers: int
    phases: list[Phase]
    echo: bool = False
    seed: int = 1


class Measured(msgspec.Struct):
    """What came of a phase. Times are in milliseconds, in order of size."""

    rate: float
    seconds: float
    moves: list[float]  # from sending a move to `accepted`
    news: list[float]  # from sending a move to its line at a watcher
    lag: list[float]  # by how much this process was late
    busy: float  # share of one core that this process used
    messages: int
    ended: int  # games that were over
    refused: list[str]


# -- what is read of a message; the rest is skipped ----------------------------------------------------------


class Question(msgspec.Struct):
    """Who is asked for what."""

    seat: int
    options: list[str] = []


class View(msgspec.Struct):
    """What a seat sees."""

    asked: Question | None = None


class State(msgspec.Struct):
    """Where a table stands."""

    seq: int
    asked_seq: int
    over: bool
    view: View


class Told(msgspec.Struct):
    """A line of the log."""

    seq: int


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The first message."""

    seat: int | None
    state: State


class News(msgspec.Struct, tag_field="type", tag="news"):
    """Lines and the state after them."""

    state: State


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """A move stands in the log."""

    seq: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A move does not."""

    code: str


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    """The connection is ended."""

    code: str


class Here(msgspec.Struct, tag_field="type", tag="here"):
    """Somebody came or went."""


class Seen(msgspec.Struct):
    """What a watcher reads."""

    type: str
    lines: list[Told] = []


MESSAGE: Final = msgspec.json.Decoder(Welcome | News | Accepted | Refused | Failed | Here)
SEEN: Final = msgspec.json.Decoder(Seen)


# -- the generator -------------------------------------------------------------------------------------------


class Load:
    """All tables, and what is measured at them."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.pace = 0.0  # mean seconds between two moves at one table
        self.sitting = 0
        self.coming = asyncio.Semaphore(COMING)
        self.clear()

    def clear(self) -> None:
        """Forget what was measured."""
        self.moves: list[float] = []
        self.news: list[float] = []
        self.lag: list[float] = []
        self.refused: list[str] = []
        self.messages = self.ended = 0

    async def run(self, say: Callable[[str], None]) -> None:
        """Open the tables and go through the phases."""
        places = [LoadedTable(self, number) for number in range(self.plan.tables)]
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self.watch_the_time())]
            tasks += [group.create_task(p.repeat() if self.plan.echo else p.play()) for p in places]
            while self.sitting < len(places):
                await asyncio.sleep(NAP)
            for phase in self.plan.phases:
                self.pace = len(places) / phase.rate if phase.rate else 0.0
                for place in places:
                    place.due = time.perf_counter() + place.gap()
                await asyncio.sleep(phase.warm)
                say(BEGUN)
                say(msgspec.json.encode(await self.measure(phase)).decode())
            for task in tasks:
                task.cancel()

    async def measure(self, phase: Phase) -> Measured:
        self.clear()
        began, used = time.perf_counter(), time.process_time()
        await asyncio.sleep(phase.seconds)
        seconds, used = time.perf_counter() - began, time.process_time() - used
        return Measured(
            rate=phase.rate,
            seconds=seconds,
            moves=sorted(self.moves),
            news=sorted(self.news),
            lag=sorted(self.lag),
            busy=used / seconds,
            messages=self.messages,
            ended=self.ended,
            refused=self.refused,
        )

    async def watch_the_time(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.lag.append(1000 * (time.perf_counter() - due))


class LoadedTable:
    """One table after the other, always with the same person and as many watchers."""

    def __init__(self, load: Load, number: int) -> None:
        servers = load.plan.servers
        self.load = load
        self.number = number
        self.here = servers[number % len(servers)]
        self.there = servers[(number + 1) % len(servers)]
        self.random = random.Random(f"{load.plan.seed} {number}")
        self.due = math.inf  # when the next move is to be sent
        self.sent = (0, 0.0)  # the number of the line that the last move will have, and when it was sent

    def gap(self) -> float:
        return self.random.expovariate(1 / self.load.pace) if self.load.pace else 0.0

    async def play(self) -> None:
        """Game after game."""
        async with Person(self.here) as person:
            person.http.headers["connection"] = "close"  # it would be closed under us before the next table
            async with self.load.coming:
                await person.come_in(f"Player {self.number}")
            await self.play_game(person, newcomer=True)
            while True:
                await self.play_game(person)

    async def play_game(self, person: Person, newcomer: bool = False) -> None:
        async with AsyncExitStack() as stack:
            async with self.load.coming:
                table = (await person.make_table(["me", "random"], GAME, start=True))["id"]
                player, first = await stack.enter_async_context(joined(self.here, table, person.cookie))
                watchers = [
                    await stack.enter_async_context(joined(self.there, table))
                    for _ in range(self.load.plan.watchers)
                ]
            self.sent = (0, 0.0)
            self.load.sitting += newcomer
            watching = [asyncio.create_task(self.watch(wire)) for wire, _ in watchers]
            try:
                await self.decide(player, first)
            finally:
                for task in watching:
                    task.cancel()
        self.load.ended += 1

    async def decide(self, wire: ClientConnection, first: Welcome) -> None:
        """Answer whenever we are asked, until the game is over."""
        state = first.state
        while not state.over:
            asked = state.view.asked
            if asked is not None and asked.seat == first.seat:
                await self.my_time()
                state = await self.move(wire, state, self.random.choice(asked.options))
            else:
                state = await self.next_state(wire)

    async def my_time(self) -> None:
        """Wait until the next move is due. Whoever is behind does not wait."""
        while (left := self.due - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, NAP))
        self.due += self.gap()

    async def move(self, wire: ClientConnection, state: State, option: str) -> State:
        """Send an option; the state after it. The news may come before the answer."""
        message = {"type": "move", "asked": state.asked_seq, "option": option}
        text = msgspec.json.encode(message).decode()
        began = time.perf_counter()
        self.sent = (state.seq + 1, began)
        await wire.send(text)
        news: State | None = None
        while not isinstance(answer := await self.heard(wire), Accepted | Refused):
            news = answer.state if isinstance(answer, News) else news
        if isinstance(answer, Accepted):
            self.load.moves.append(1000 * (time.perf_counter() - began))
        else:
            self.load.refused.append(answer.code)
        return news if news is not None and news.seq > state.seq else await self.next_state(wire)

    async def next_state(self, wire: ClientConnection) -> State:
        while not isinstance(message := await self.heard(wire), News):
            pass
        return message.state

    async def heard(self, wire: ClientConnection) -> Any:
        message = MESSAGE.decode(await wire.recv())
        self.load.messages += 1
        if isinstance(message, Failed):
            raise RuntimeError(f"a connection failed: {message.code}")
        return message

    async def repeat(self) -> None:
        """Send what a move looks like, and wait until it comes back."""
        text = '{"type":"move","asked":100,"option":"move 3,4"}'
        async with connect(self.here.replace("http", "ws", 1), compression=None) as wire:
            self.load.sitting += 1
            while True:
                await self.my_time()
                began = time.perf_counter()
                await wire.send(text)
                await wire.recv()
                self.load.moves.append(1000 * (time.perf_counter() - began))

    async def watch(self, wire: ClientConnection) -> None:
        """Take in all news, and note when the person's last move arrives."""
        noted = 0
        async for text in wire:
            self.load.messages += 1
            lines = SEEN.decode(text).lines
            seq, began = self.sent
            if lines and noted < seq <= lines[-1].seq:
                noted = seq
                self.load.news.append(1000 * (time.perf_counter() - began))


@asynccontextmanager
async def joined(base: str, table: str, cookie: str = "") -> AsyncIterator[tuple[ClientConnection, Welcome]]:
    """A connection to a table, with the welcome there."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(url, additional_headers=headers, compression=None, max_size=None) as wire:
        await wire.send('{"type": "hello"}')
        while not isinstance(message := MESSAGE.decode(await wire.recv()), Welcome):
            pass
        yield wire, message


def main() -> None:
    """Read the plan, and print what is measured."""
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=LoadPlan)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(Load(plan).run(lambda text: print(text, flush=True)))


if __name__ == "__main__":
    main()
