"""A stage for conversations: a real server on a real port whose chance and time are in our hands, clients of
flesh and blood (tools/client.py), and somebody who writes down what they say.

What is written down is the same every time. The clock stands still between two commands, every table has the
same seed, and names that are drawn by lot are replaced by numbers. News may come in one message or in
several, as time has it: after each command everybody reads until nothing is left to be told, and what came
is written as one message.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import pytest
import structlog
import uvicorn
from tools.client import ConnectionClosed, Live, Person
from tools.servers import RELAXED

from undercroft import bots
from undercroft.engine.state import Table
from undercroft.server import bot_worker, lobby
from undercroft.server.config import Settings, read_limits
from undercroft.server.rooms import Room
from undercroft.server.run import config_of
from undercroft.server.service import Service
from undercroft.server.web.app import make_app

T = TypeVar("T")
SEED = "transcript-4"  # seat 0 begins, with two seats and with three
MIDNIGHT = 1_767_225_600_000  # the first moment of 2026
WIDTH = 110


class Clock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.time = MIDNIGHT

    def __call__(self) -> int:
        return self.time


class Local:
    """A server on a free port, in a thread of this process, so that a test can reach into it."""

    def __init__(self, folder: Path, clock: Callable[[], int] | None = None, **changes: Any) -> None:
        limits = {name: value for limit in RELAXED for name, _, value in [limit.partition("=")]}
        limits |= {name: str(changes.pop(name)) for name in list(changes) if name in limits_known()}
        self.settings = Settings(
            **{
                "database": str(folder / "undercroft.db"),
                "secret": b"not a secret: the key of a server that lives for one test",
                "bot_workers": 0,  # bots think here, and know the games of the tests
                "limits": read_limits([f"{name}={value}" for name, value in limits.items()]),
                **changes,
            }
        )
        self.app = make_app(self.settings, clock) if clock else make_app(self.settings)
        self.server = uvicorn.Server(config_of(self.settings, self.app))
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.serve)

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def serve(self) -> None:
        async def work() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listening])

        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(work())

    def __enter__(self) -> Self:
        self.talkative = structlog.get_config()
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not open"
            self.thread.join(0.005)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join()
        structlog.configure(**self.talkative)

    def ask(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Do something in the thread of the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        return await asyncio.wrap_future(self.ask(work))

    def room(self, table: str) -> Room | None:
        return self.service.hub.rooms.by_id.get(table)

    async def quiet(self) -> None:
        """Wait until no bot thinks and nothing is under way."""

        async def wait() -> None:
            hub = self.service.hub
            while hub.background.tasks or any(
                room.botting or room.lock.locked() for room in hub.rooms.by_id.values()
            ):
                await asyncio.sleep(0.001)

        await self.do(wait())


def limits_known() -> tuple[str, ...]:
    return Settings.__struct_defaults__[-1].__struct_fields__


@contextlib.contextmanager
def fixed_seed(seed: str = SEED) -> Iterator[None]:
    """Every table that is made meanwhile, in this process, has this seed, and whoever stands in for somebody
    leaves everything to it: a conversation does not change when bots learn to play better.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "secret_seed", lambda: seed)
        patch.setattr(bots, "STAND_IN", "random")
        patch.setattr(bot_worker, "weighed", beforehand)
        yield


def beforehand(table: Table, bot: Any) -> bot_worker.BotAnswer:
    """What a search finds is never quite the same: here somebody has thought of it beforehand."""
    assert table.choice is not None
    first, second, *_ = (table.write(option) for option in table.choice.options)
    return bot_worker.BotAnswer(
        lines=(
            bot_worker.WeighedOption(first, 612, 0.55, 0.02, "counsel-discard", {"card": first.split()[-1]}),
            bot_worker.WeighedOption(second, 201, 0.43, 0.03, "", {}),
        )
    )


# -- who speaks ----------------------------------------------------------------------------------------------


class Player(Person):
    """Somebody whose requests are written down, if they matter."""

    def __init__(self, stage: "Stage", name: str) -> None:
        super().__init__(stage.local.base)
        self.stage = stage
        self.name = name

    async def request(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """A request that belongs to the conversation."""
        self.stage.tick()
        self.stage.write(f"{self.name} > {method} {path}", body)
        answer = await self.ask(method, path, body, expect)
        self.stage.learn(answer)
        self.stage.write(f"{self.name} < {expect or 200}", answer)
        await self.stage.settle()
        return answer

    async def join(self, table: str, device: str = "", first: str = "hello", **hello: Any) -> "Client":
        """Connect and say hello, or what else comes first."""
        client = Client(self.stage, f"{self.name}{device}", table, self, first, hello)
        await client.connect()
        return client


class Client(Live):
    """One connection of a player. What it says and hears is written down."""

    def __init__(
        self, stage: "Stage", label: str, table: str, who: Player, first: str, hello: dict[str, Any]
    ) -> None:
        super().__init__(stage.local.base, table, who.cookie, hello)
        self.stage = stage
        self.first = first
        self.label = label
        self.who = who
        self.table = table
        self.written = 0  # messages
        self.shown: dict[str, Any] = {}  # the state as it was last written down
        self.shown_here: list[bool] = []
        self.shown_waiting: Any = None
        self.mark = "abcdefgh"[len(stage.clients)]  # no two devices use the same marks
        self.marks = 0
        stage.clients.append(self)

    async def connect(self) -> None:
        """Say hello, and hear the first answer, whatever it is."""
        self.stage.tick()
        await self.open()
        await self.stage.settle(self)

    async def reconnect(self) -> None:
        """Say hello again after the wire broke."""
        self.stage.tick()
        await self.resume()
        await self.stage.settle(self)

    async def send(self, type: str, **fields: Any) -> None:
        type = self.first if type == "hello" else type
        self.stage.write(f"{self.label} >", {"type": type, **fields})
        await super().send(type, **fields)

    async def tell(self, type: str, **fields: Any) -> Any:
        """Say something, hear the answer, and let everybody hear what comes of it."""
        self.stage.tick()
        if "ref" not in fields:
            self.marks += 1
            fields["ref"] = f"{self.mark}{self.marks}"
        ref = fields["ref"]
        await self.send(type, **fields)
        answer = await self.until(lambda m: m.get("ref") == ref)
        await self.stage.settle(self)
        return answer

    async def play(self, option: str, **fields: Any) -> Any:
        """Take one of the options."""
        assert option in self.options, f"{option!r} is not among {self.options}"
        return await self.tell("move", asked=self.state["asked_seq"], option=option, **fields)

    async def throw(self, message: str | bytes) -> None:
        """Say something that is no message at all, and hear what the server thinks of it."""
        assert self.socket is not None
        self.stage.tick()
        self.stage.write(f"{self.label} > {message!r}")
        await self.socket.send(message)
        await self.next()
        await self.stage.settle(self)

    async def until_closed(self) -> None:
        """Hear the rest, and how the connection is closed."""
        assert self.socket is not None
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            await self.stage.settle(self)
            code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
            self.stage.write(f"{self.label} < closed with {code} {reason}".rstrip())
            self.socket = None

    async def leave(self) -> None:
        """Close the connection, and let the others hear of it."""
        self.stage.tick()
        self.stage.write(f"{self.label} > closes the connection")
        await self.drop()
        room = self.stage.local.room(self.table)
        if room is not None:
            here = any(c.who is self.who and c.table == self.table and c.socket for c in self.stage.clients)
            seats = [seat for seat in range(room.row.seats) if seat in self.mine] if not here else []
            while any(room.here(self.stage.clock())[seat] for seat in seats):
                await asyncio.sleep(0.002)
        await self.stage.settle()

    @property
    def mine(self) -> list[int]:
        return next((m["mine"] for m in reversed(self.messages) if m["type"] == "welcome"), [])

    @property
    def is_noticed(self) -> bool:
        """Whether the server has written down that this person is here: it does so after the welcome."""
        room = self.stage.local.room(self.table)
        if self.socket is None or self.state is None or room is None:
            return True
        return all(room.seats[seat].seen and not room.seats[seat].has_left for seat in self.mine)

    async def behind(self) -> bool:
        """Whether there is something that this client has not been told yet."""
        if self.socket is None:
            return False
        room = self.stage.local.room(self.table)
        if self.state is None:
            return bool(
                self.waiting and self.waiting != await self.who.ask("GET", f"/api/tables/{self.table}")
            )
        assert room is not None
        return self.state["seq"] < room.match.seq or self.here != room.here(self.stage.clock())


class Stage:
    """One conversation: its people, its clients, and what they said."""

    def __init__(self, local: Local, clock: Clock) -> None:
        self.local = local
        self.clock = clock
        clock.time = MIDNIGHT
        self.clients: list[Client] = []
        self.people: list[Player] = []
        self.names: dict[str, str] = {}  # what was drawn by lot -> how it is called here
        self.text: list[str] = []
        self.hushed = False

    async def __aenter__(self) -> "Stage":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self.clients:
            await client.drop()
        for person in self.people:
            await person.http.aclose()

    async def player(self, name: str, guest: bool = True) -> Player:
        """Somebody who has come in; without `guest` somebody whom the server does not know."""
        player = Player(self, name)
        self.people.append(player)
        if guest:
            await player.come_in(name)
        return player

    async def table(self, *seats: "Player | str", **more: Any) -> str:
        """A table at which these people sit already; whoever comes first has made it. It has started."""
        maker = next(seat for seat in seats if isinstance(seat, Player))
        wishes = ["me" if seat is maker else "open" if isinstance(seat, Player) else seat for seat in seats]
        table = await maker.make_table(wishes, public=True, **more)
        self.call(table["id"], "table")
        for number, seat in enumerate(seats):
            if isinstance(seat, Player) and seat is not maker:
                await seat.ask("POST", f"/api/tables/{table['id']}/seats/{number}")
        await maker.ask("POST", f"/api/tables/{table['id']}/start")
        return str(table["id"])

    def learn(self, answer: Any) -> None:
        """Give numbers to the tables and invitations that an answer names, and to the ids of problems."""
        if isinstance(answer, dict):
            if "seats" in answer:
                self.call(answer["id"], "table")
            for invitation in answer.get("invitations", ()):
                self.call(invitation["token"], "invitation")
            if "invitations" in answer:
                self.call(answer["code"], "code")
            if "error" in answer:
                self.call(answer["error"]["id"], "id")

    def call(self, drawn: str, kind: str) -> None:
        """Give a number to something that was drawn by lot."""
        if drawn not in self.names:
            number = 1 + sum(name.startswith(f"<{kind} ") for name in self.names.values())
            self.names[drawn] = f"<{kind} {number}>"

    # -- time ------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """A second between two commands."""
        self.clock.time += 1000

    async def later(self, seconds: int) -> None:
        """Let time pass, and what is due happen."""
        self.note(f"{seconds} seconds later.")
        self.clock.time += seconds * 1000
        await self.local.do(self.local.service.hub.sweeper.sweep())
        await self.settle()

    # -- writing down ----------------------------------------------------------------------------------------

    def scene(self, what: str) -> None:
        self.text += ["", f"== {what}"]

    def note(self, what: str) -> None:
        self.text.append(f"-- {what}")

    @contextlib.contextmanager
    def aside(self, what: str) -> Iterator[None]:
        """What happens meanwhile is told in these few words."""
        self.note(what)
        self.hushed = True
        try:
            yield
        finally:
            self.hushed = False

    def write(self, who: str, body: Any = None) -> None:
        if self.hushed:
            return
        who = self.renamed(who)
        if body is None:
            self.text.append(who)
        else:
            self.text += laid_out(self.renamed(body), f"{who} ")

    def renamed(self, value: Any) -> Any:
        """The same with numbers for what was drawn by lot."""
        if isinstance(value, str):
            for drawn, name in self.names.items():
                value = value.replace(drawn, name)
            return value.replace(self.local.base, "http://localhost:8000")
        if isinstance(value, dict):
            return {key: self.renamed(part) for key, part in value.items()}
        return [self.renamed(part) for part in value] if isinstance(value, list) else value

    async def settle(self, first: Client | None = None) -> None:
        """Let everybody hear everything, and write it down: first for whoever spoke."""
        while True:
            while not all(client.is_noticed for client in self.clients):
                await asyncio.sleep(0.002)
            await self.local.quiet()
            behind = [client for client in self.clients if await client.behind()]
            if not behind:
                break
            for client in behind:
                await client.next()
        for client in sorted(self.clients, key=lambda client: client is not first):
            for message in client.messages[client.written :]:
                if message["type"] == "failed":
                    self.call(message["id"], "id")
                for line in message.get("lines", ()):
                    if "table" in line:
                        self.call(line["table"], "table")
            for message in told(client):
                self.write(f"{client.label} <", message)


# -- what is shown -------------------------------------------------------------------------------------------


def told(client: Client) -> Iterator[Any]:
    """What a client has heard since the last time: answers, then all news as one, then who is here."""
    fresh, client.written = client.messages[client.written :], len(client.messages)
    news = [message for message in fresh if message["type"] == "news"]
    waiting = [message for message in fresh if message["type"] == "waiting"]
    for message in fresh:
        if message["type"] == "welcome":
            client.shown, client.shown_here = message["state"], client.here
            yield {**message, "state": short(message["state"], {}), "here": client.here}
        elif message["type"] not in ("news", "waiting", "here"):
            yield message
    if waiting and waiting[-1] != client.shown_waiting:
        client.shown_waiting = waiting[-1]
        yield waiting[-1]
    if news:
        lines = [line for message in news for line in message["lines"]]
        assert [line["seq"] for line in lines] == list(
            range(news[0]["since"] + 1, news[-1]["state"]["seq"] + 1)
        )
        state = short(news[-1]["state"], client.shown)
        client.shown = news[-1]["state"]
        yield {**news[-1], "since": news[0]["since"], "lines": lines, "state": state}
    if client.here != client.shown_here:
        client.shown_here = client.here
        yield {"type": "here", "here": client.here}


def short(state: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What has changed in a state; of a view only its hash, and what is asked."""
    changed = {key: value for key, value in state.items() if key not in before or before[key] != value}
    if "view" in changed:
        view = changed["view"]
        changed["view"] = {"asked": view.get("asked"), "...": f"sha256 {digest(view)}"}
    return changed


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def laid_out(value: Any, start: str, end: str = "") -> list[str]:
    """JSON on as few lines as fit, each as full as it can be."""
    line = f"{start}{json.dumps(value, ensure_ascii=False)}{end}"
    if len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return [line]
    margin = " " * (len(start) - len(start.lstrip())) + "  "
    keys = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    parts = list(value.values()) if isinstance(value, dict) else value
    lines = [f"{start}{'{' if isinstance(value, dict) else '['}"]
    room = False  # whether the next part may stand beside the last one
    for number, (key, part) in enumerate(zip(keys, parts, strict=True), 1):
        more = laid_out(part, f"{margin}{key}", "," if number < len(parts) else "")
        if room and len(more) == 1 and len(lines[-1]) + len(more[0].strip()) < WIDTH:
            lines[-1] += f" {more[0].strip()}"
        else:
            lines += more
        room = len(more) == 1
    return [*lines, f"{margin[:-2]}{'}' if isinstance(value, dict) else ']'}{end}"]
