"""Live connections hold what docs/protocol.md promises: with broken wires, races, slow readers, crowds,
strange messages, limits, restarts, and with two processes.
"""

import asyncio
import contextlib
import itertools
import socket
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self

import pytest
import structlog.testing
from sqlalchemy import event
from tests.server.transcripts.stage import Clock, Local, fixed_seed
from tools.client import ConnectionClosed, Live, Person
from tools.services import Postgres, Redis
from tools.warm import Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from undercroft.server.committer import Committer
from undercroft.server.entries import Line, Moved
from undercroft.server.rooms import Listener, Room
from undercroft.server.store import people
from undercroft.server.store.database import Database
from undercroft.server.web import live as live_module

NAMES = itertools.count(1)


class Client(Live):
    """A client that believes nothing: news must go on where the last ones ended, and lead to the state."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    def take_in(self, message: Any) -> None:
        if message["type"] in ("welcome", "news"):
            if message["type"] == "news":
                assert message["since"] == self.state["seq"], "a gap, or something told twice"
            seqs = [line["seq"] for line in message["lines"]]
            assert seqs == list(range(message["since"] + 1, message["state"]["seq"] + 1))
        super().take_in(message)

    async def reach(self, seq: int) -> None:
        """Read until a line is known."""
        while self.state is None or self.state["seq"] < seq:
            await self.next()

    async def closing(self) -> tuple[str, int]:
        """Read to the end: why the server closed the connection, and with which code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return self.gone(closed)

    async def turned_away(self) -> tuple[str, int]:
        """Try to come in: why the server closed the connection, and with which code."""
        try:
            await self.open()
        except ConnectionClosed as closed:  # it may not even have listened
            return self.gone(closed)
        assert "failed" == self.messages[-1]["type"]
        return await self.closing()

    def gone(self, closed: ConnectionClosed) -> tuple[str, int]:
        self.socket = None
        return (closed.rcvd.reason, closed.rcvd.code) if closed.rcvd else ("", 1006)

    @property
    def known(self) -> Any:
        """Everything a client keeps."""
        return self.lines, self.state, self.seed


def at(person: Person, table: str, base: str = "", **hello: Any) -> Client:
    return Client(base or person.base, table, person.cookie, hello)


async def guest(base: str, name: str = "Ada") -> Person:
    person = Person(base)
    await person.come_in(name)
    return person


async def pair(base: str, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table that has started."""
    ada, ben = await guest(base, "Ada"), await guest(base, "Ben")
    table = (await ada.make_table(["me", "open"], public=True, **more))["id"]
    await ben.ask("POST", f"/api/tables/{table}/seats/1")
    await ada.ask("POST", f"/api/tables/{table}/start")
    return ada, ben, table


async def in_turn(ada: Person, ben: Person, table: str) -> tuple[Person, Person]:
    """Who is asked, and who is not: with a real server the dice decide who begins."""
    asked = (await ada.ask("GET", f"/api/tables/{table}"))["asked"]
    return (ada, ben) if asked == 0 else (ben, ada)


async def together(*clients: Client) -> None:
    """Everybody knows what anybody knows."""
    last = max(client.state["seq"] for client in clients)
    for client in clients:
        await client.reach(last)


# -- servers -------------------------------------------------------------------------------------------------


class Cluster(NamedTuple):
    """One process or two, on one database."""

    first: str
    second: str


@pytest.fixture(scope="module", params=["sqlite", "redis", "notify"])
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        with Server(folder) as server:
            yield Cluster(server.base, server.base)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"live_{next(NAMES)}"
    flags: list[str] = []
    if request.param == "redis":
        shared: Redis = request.getfixturevalue("shared_redis")
        flags = ["--redis", shared.url]
    url = postgres.create_database(name)
    servers = [Server(folder, *flags, database=url) for _ in range(2)]
    with contextlib.ExitStack() as stack:
        stack.callback(postgres.drop_database, name)
        for server in servers:
            server.start(wait=False)
            stack.callback(server.stop)
        for server in servers:
            server.wait_until_open()
        yield Cluster(servers[0].base, servers[1].base)


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server whose clock stands still, where seat 0 begins, and whose inside can be reached."""
    server = Local(tmp_path_factory.mktemp("local"), Clock())
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # a slow reader is noticed soon
    with fixed_seed(), server:
        yield server


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Timed"]:
    """A server for tests in which time passes."""
    with fixed_seed(), Timed(tmp_path_factory.mktemp("timed"), Clock()) as server:
        yield server


class Timed(Local):
    """A server whose clock is in our hands."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        super().__init__(folder, clock)
        self.clock = clock

    async def wait(self, seconds: int) -> None:
        """Let time pass, and what is due happen."""
        self.clock.time += seconds * 1000
        await self.do(self.service.hub.sweeper.sweep())
        await self.quiet()

    def seq(self, table: str) -> int:
        """The last line of a table's log."""
        return self.service.hub.rooms.by_id[table].match.seq


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server with little patience."""
    with Local(
        tmp_path_factory.mktemp("strict"),
        messages_per_second=5,
        talk_per_minute=8,
        sockets_per_person=2,
        sockets_per_address=8,
        watchers_per_table=2,
    ) as server:
        yield server


# -- a broken wire -------------------------------------------------------------------------------------------


class Breaking(Client):
    """A client whose wire breaks after so many messages. It comes back at once, or when it has something to
    say; and what was not answered it says again.
    """

    breaks = 0
    late = False
    heard = 0
    wires = 0
    server: Local

    async def next(self, timeout: float = 30) -> Any:
        message = await super().next(timeout)
        self.heard += 1
        if self.heard == self.breaks:
            self.cut()
            if not self.late:
                await self.come_back()
        return message

    def cut(self) -> None:
        assert self.socket is not None
        self.port = self.socket.local_address[1]
        super().cut()

    async def come_back(self) -> None:
        if self.socket is None:
            self.wires += 1
            await self.server.do(self.noticed())
            answer = await self.resume()
            if answer["type"] == "welcome":
                assert self.hello["since"] == answer["since"], "told more than was missed, or less"

    async def noticed(self) -> None:
        """Until the server knows that the wire is broken and has done what it heard on it: whoever looks into
        the log before that looks too early, and would say the same thing twice.
        """
        rooms = self.server.service.hub.rooms.by_id
        while any(self.is_mine(wire) for room in rooms.values() for wire in room.listeners):
            await asyncio.sleep(0.001)
        while self.server.service.hub.background.tasks or any(room.lock.locked() for room in rooms.values()):
            await asyncio.sleep(0.001)

    def is_mine(self, wire: Listener) -> bool:
        assert isinstance(wire, live_module.Connection)
        assert wire.socket.client is not None
        return wire.socket.client.port == self.port

    async def say_surely(self, type: str, **fields: Any) -> None:
        """Until it is answered, or stands in the log."""
        await self.come_back()
        known, said_on = max(self.lines, default=0), -1
        while not self.is_done(type, fields["ref"], known):
            if said_on != self.wires:
                said_on = self.wires
                await self.send(type, **fields)
            await self.next()
            await self.come_back()

    def is_done(self, type: str, ref: str, known: int) -> bool:
        """What was not answered may have been written all the same: the lines that came since tell."""
        answered = any(m.get("ref") == ref and m["type"] != "news" for m in self.messages)
        return answered or any(
            seq > known and line["kind"] in LEADS_TO[type] for seq, line in self.lines.items()
        )


LEADS_TO = {  # the lines a command may lead to; a move is sent again without a look
    "move": (),
    "undo": ("undone", "undo_asked"),
    "consent": ("undone", "undo_answered"),
    "say": ("said",),
    "pause": ("paused",),
    "resume": ("resumed",),
    "stand_in": ("stood_in", "returned"),
    "resign": ("resigned",),
}
Act = tuple[int, Callable[[Client], dict[str, Any]]]


def move(wanted: str) -> Callable[[Client], dict[str, Any]]:
    def command(client: Client) -> dict[str, Any]:
        option = next(option for option in client.options if option.startswith(wanted))
        return {"type": "move", "asked": client.state["asked_seq"], "option": option}

    return command


def plain(type: str, **fields: Any) -> Callable[[Client], dict[str, Any]]:
    return lambda client: {"type": type, **fields}


def undo(to: int) -> Callable[[Client], dict[str, Any]]:
    return lambda client: {"type": "undo", "asked": client.state["asked_seq"], "to": to}


PLAY: list[Act] = [  # who, and what
    (0, move("discard")),
    (0, move("done")),
    (0, move("place")),
    (1, plain("say", text="Take your time.")),
    (0, move("move")),
    (0, undo(3)),
    (1, plain("pause")),
    (0, plain("resume")),
    (0, undo(0)),
    (1, plain("consent", yes=True)),
    (0, move("discard")),
    (0, plain("stand_in", on=True)),
    (0, plain("stand_in", on=False)),
    (1, move("discard")),
    (1, plain("resign")),
]


async def play_through(
    local: Local, people: list[Person], breaks: int, late: tuple[bool, bool]
) -> list[Breaking]:
    """A game of two people, both with wires that break after the same number of messages."""
    ada, ben = people
    table = (await ada.make_table(["me", "open"], public=True))["id"]
    await ben.ask("POST", f"/api/tables/{table}/seats/1")
    clients = [Breaking(local.base, table, person.cookie, {}) for person in people]
    for client, is_late in zip(clients, late, strict=True):
        client.server, client.breaks, client.late = local, breaks, is_late
        await client.open()
    await ada.ask("POST", f"/api/tables/{table}/start")
    await everybody_knows(local, table, clients)
    for number, (seat, command) in enumerate(PLAY):
        client = clients[seat]
        await client.come_back()
        await everybody_knows(local, table, [client])
        await client.say_surely(**command(client), ref=f"r{number}")
        await everybody_knows(local, table, clients)
    for client in clients:
        await client.come_back()
    await everybody_knows(local, table, clients)
    for client in clients:
        await client.drop()
    return clients


async def everybody_knows(local: Local, table: str, clients: list[Breaking]) -> None:
    await local.quiet()
    room = local.room(table)
    while room is None:  # nobody has come in yet
        if all(client.socket is None for client in clients):
            return
        for client in clients:
            if client.socket is not None:
                await client.next()
        room = local.room(table)
    for client in clients:
        while client.socket is not None and (client.state is None or client.state["seq"] < room.match.seq):
            await client.next()


def test_a_wire_that_breaks_after_any_message_leaves_no_trace(local: Local) -> None:
    """Whoever lost the wire knows in the end what he would have known without that."""

    async def story() -> None:
        people = [await guest(local.base, name) for name in ("Ada", "Ben")]
        calm = await play_through(local, people, 0, (False, False))
        assert calm[0].state["over"]
        longest = max(client.heard for client in calm)
        plans = list(itertools.product(range(1, longest + 1), ((False, True), (True, False))))
        for some in (plans[start : start + 8] for start in range(0, len(plans), 8)):
            runs = await asyncio.gather(*(play_through(local, people, *plan) for plan in some))
            for plan, clients in zip(some, runs, strict=True):
                for broken, whole in zip(clients, calm, strict=True):
                    assert whole.known == broken.known, plan
        for person in people:
            await person.http.aclose()

    asyncio.run(story())


def test_a_move_is_announced_although_its_wire_ends_while_it_is_written(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one need not wait until the mover has come back."""
    write = Committer.write
    writes, goes_on = asyncio.Event(), asyncio.Event()  # in the loop of the server

    async def slowly(self: Committer, room: Room, line: Line, *what: Any) -> None:
        if isinstance(line.entry, Moved) and line.entry.ref == "slow":  # other tables have moves, too
            writes.set()
            await goes_on.wait()
        await write(self, room, line, *what)

    async def breaks_off(room: Room, wire: live_module.Connection) -> None:
        await writes.wait()
        wire.kick()
        while wire in room.listeners:
            await asyncio.sleep(0.001)
        goes_on.set()

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        mover, other = await in_turn(ada, ben, table)
        async with ada, ben, at(mover, table) as hers, at(other, table) as his:
            room = local.room(table)
            assert room is not None
            (wire,) = (
                x for x in room.listeners if isinstance(x, live_module.Connection) and x.seat == hers.seat
            )
            monkeypatch.setattr(Committer, "write", slowly)
            await hers.send("move", asked=hers.state["asked_seq"], option=hers.options[0], ref="slow")
            await local.do(breaks_off(room, wire))
            await his.reach(2)
            assert "moved" == his.lines[2]["kind"]

    asyncio.run(story())


def test_news_for_a_wire_that_is_just_being_closed_are_no_failure(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes while something is said to him is gone, and nothing went wrong here."""
    send_news = live_module.Connection.send_news
    met = []

    async def closed_meanwhile(self: live_module.Connection, room: Room) -> None:
        met.append(self)
        self.wire.disconnected = True
        await send_news(self, room)

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table) as hers:
            monkeypatch.setattr(live_module.Connection, "send_news", closed_meanwhile)
            with pytest.raises(ConnectionClosed):
                await hers.do("say", text="Good bye.")

    with structlog.testing.capture_logs() as logged:
        asyncio.run(story())
    assert met
    assert [] == [line for line in logged if line["log_level"] == "error"]


def test_whoever_missed_more_than_the_server_remembers_is_told_all_of_it(local: Local) -> None:
    """The server keeps some lines in memory; older ones come from the store, in the same form."""

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table) as hers:
            other = at(ada, table)
            await other.open()
            await other.drop()
            for number in range(150):
                await hers.do("say", text=f"Line {number}")
            await other.resume()
            assert hers.known == other.known
            await other.drop()

    asyncio.run(story())


def test_whoever_knows_nothing_is_told_the_newest_lines(local: Local) -> None:
    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table) as hers:
            for number in range(70):
                await hers.do("say", text=f"Line {number}")
            async with at(ada, table) as fresh:
                assert list(range(71 - live_module.OPENING_LINES + 1, 72)) == list(fresh.lines)

    asyncio.run(story())


def test_whoever_knows_more_than_the_log_is_told_where_it_ends(local: Local) -> None:
    """The table may come from a backup. `since` in the answer says which of the client's lines are good."""

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table, since=1000) as hers:
            assert (1, [], 1) == (hers.messages[0]["since"], hers.messages[0]["lines"], hers.state["seq"])

    asyncio.run(story())


# -- a race --------------------------------------------------------------------------------------------------


def test_of_two_who_answer_one_question_exactly_one_is_heard(cluster: Cluster) -> None:
    """Two devices of one person, with two processes where there are two. The other is told the truth."""

    async def story() -> None:
        ada, ben, table = await pair(cluster.first)
        async with ada, ben, contextlib.AsyncExitStack() as stack:
            devices = {
                seat: [
                    await stack.enter_async_context(at(person, table, base))
                    for base in (cluster.first, cluster.second)
                ]
                for seat, person in enumerate((ada, ben))
            }
            everybody = [*devices[0], *devices[1]]
            for _ in range(12):
                rivals = devices[everybody[0].state["asked"]["seat"]]
                asked = rivals[0].state["asked_seq"]
                options = (rivals[0].options[0], rivals[0].options[-1])
                answers = await asyncio.gather(
                    *(device.move(option) for device, option in zip(rivals, options, strict=True))
                )
                assert ["accepted", "refused"] == sorted(answer["type"] for answer in answers)
                assert ["stale"] == [answer["code"] for answer in answers if answer["type"] == "refused"]
                seq = next(answer["seq"] for answer in answers if answer["type"] == "accepted")
                for client in everybody:
                    await client.reach(seq)
                assert seq > asked
            await together(*everybody)
            assert devices[0][0].known == devices[0][1].known
            assert devices[1][0].known == devices[1][1].known
            moved = [line for line in devices[0][0].lines.values() if line["kind"] == "moved"]
            assert 12 == len(moved)

    asyncio.run(story())


# -- said again ----------------------------------------------------------------------------------------------


async def move_unheard(actor: Client, witness: Client, ref: str) -> dict[str, Any]:
    """A move is written, but its sender's wire breaks before the answer. Gives what was sent."""
    command = {"asked": actor.state["asked_seq"], "option": actor.options[0], "ref": ref}
    await actor.send("move", **command)
    await witness.reach(command["asked"] + 1)
    actor.cut()
    return command


def test_a_move_sent_again_after_a_lost_answer_is_confirmed_and_not_doubled(cluster: Cluster) -> None:
    """Also by another process than the one that wrote it."""

    async def story() -> None:
        ada, ben, table = await pair(cluster.first)
        one, other = await in_turn(ada, ben, table)
        async with ada, ben, at(other, table, cluster.first) as witness:
            actor = at(one, table, cluster.first)
            await actor.open()
            command = await move_unheard(actor, witness, "once")
            async with at(one, table, cluster.second) as again:
                assert 2 == (await again.do("move", **command))["seq"]
                assert 2 == (await again.do("move", **command))["seq"]
                assert ["once"] == [x["ref"] for x in again.lines.values() if x["kind"] == "moved"]

    asyncio.run(story())


def test_a_move_sent_again_is_confirmed_though_the_game_has_stopped_meanwhile(local: Local) -> None:
    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ben, table) as his:
            hers = at(ada, table)
            await hers.open()
            command = await move_unheard(hers, his, "before the pause")
            await his.do("pause")
            await hers.resume()
            assert "accepted" == (await hers.do("move", **command))["type"]
            await hers.do("resume")
            hers.cut()
            await his.do("resign")
            await hers.resume()
            assert "accepted" == (await hers.do("move", **command))["type"]
            await hers.drop()

    asyncio.run(story())


def test_another_move_with_the_same_mark_is_not_confirmed(local: Local) -> None:
    """Two devices may count their marks alike."""

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table) as hers:
            one, other = hers.options[:2]
            await hers.do("move", asked=1, option=one, ref="m1")
            assert "stale" == (await hers.do("move", asked=1, option=other, ref="m1"))["code"]

    asyncio.run(story())


def test_a_stale_move_costs_one_row(local: Local) -> None:
    """However long the log is since its question; and a move sent again is found in the same way."""

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ada, table) as hers, at(ben, table) as his:
            first = hers.options[0]
            await hers.do("move", asked=1, option=first, ref="m1")
            for number in range(40):
                await his.do("say", text=f"{number} bottles of ale")
            room = local.room(table)
            assert room is not None
            room.recent.clear()  # as after a restart
            for option, kind in ((first, "accepted"), ("no such thing", "refused")):
                with statements(local.service.database) as heard:
                    assert kind == (await hers.do("move", asked=1, option=option, ref="m1"))["type"]
                assert [1] == [rows for words, rows in heard if "actions" in words]

    asyncio.run(story())


@contextlib.contextmanager
def statements(database: Database) -> Iterator[list[tuple[str, int]]]:
    """What is asked of a SQLite file meanwhile, and how many rows are the answer."""
    heard: list[tuple[str, int]] = []

    def listen(connection: Any, cursor: Any, words: str, values: Any, *more: Any) -> None:
        if words.startswith("SELECT"):
            with contextlib.closing(cursor.connection.cursor()) as again:
                heard.append((words, len(again.execute(words, values).fetchall())))

    event.listen(database.engine, "before_cursor_execute", listen)
    try:
        yield heard
    finally:
        event.remove(database.engine, "before_cursor_execute", listen)


# -- slow readers and crowds ---------------------------------------------------------------------------------


class Slow(Client):
    """A client with little room for what it has not read."""

    async def open(self, origin: Origin | None = None) -> Any:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        host, _, port = self.url.removeprefix("ws://").partition("/")[0].partition(":")
        await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
        self.socket = await connect(
            self.url, sock=narrow, additional_headers={"Cookie": self.cookie}, max_queue=1, compression=None
        )
        await self.send("hello", **self.hello)
        return await self.next()


def test_a_slow_reader_is_told_everything_in_the_end_and_keeps_nobody_waiting(local: Local) -> None:
    """What it was too slow for comes in fewer and larger messages: there is no queue that could overflow."""

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        slow = Slow(local.base, table, ben.cookie, {})
        async with ada, ben, slow, at(ada, table) as hers, at(ben, table) as quick:
            for number in range(200):
                await hers.do("say", text=f"{number} " + "x" * 490)
            await together(hers, quick)
            await slow.reach(hers.state["seq"])
            assert quick.known == slow.known
            assert len(slow.messages) < len(quick.messages) / 2

    asyncio.run(story())


def test_two_hundred_watchers_see_the_same_and_the_next_one_is_sent_away(cluster: Cluster) -> None:
    async def story() -> None:
        ada, ben, table = await pair(cluster.first)
        one, other = await in_turn(ada, ben, table)
        async with ada, ben, at(one, table) as player:
            crowd = [Client(cluster.first, table, "", {}) for _ in range(200)]
            for start in range(0, 200, 50):
                await asyncio.gather(*(watcher.open() for watcher in crowd[start : start + 50]))
            for _ in range(3):
                await player.move(player.options[0])
            await together(player, *crowd)
            assert all(watcher.known == crowd[0].known for watcher in crowd)
            late = Client(cluster.first, table, "", {})
            assert ("too_many", 4429) == await late.turned_away()
            async with at(other, table) as second:
                assert second.seat is not None
            for watcher in crowd:
                watcher.cut()

    asyncio.run(story())


# -- strange messages ----------------------------------------------------------------------------------------

DEEP = "[" * 4000
STRANGE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half of JSON": '{"type": "say", "text": "',
    "binary": b'{"type": "pause"}',
    "not UTF-8 in JSON": b"\xff\xfe",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no type": "{}",
    "a type that is no text": '{"type": 7}',
    "an unknown type": '{"type": "cheat"}',
    "a type of the server": '{"type": "welcome"}',
    "an unknown field": '{"type": "pause", "seats": [0]}',
    "a missing field": '{"type": "move", "asked": 1}',
    "a wrong type": '{"type": "move", "asked": "1", "option": "done"}',
    "a boolean for a number": '{"type": "move", "asked": true, "option": "done"}',
    "a fraction": '{"type": "move", "asked": 1.5, "option": "done"}',
    "a negative number": '{"type": "move", "asked": -1, "option": "done"}',
    "a negative seat": '{"type": "pause", "seat": -1}',
    "a seat that no game has": '{"type": "pause", "seat": 7}',
    "more than 53 bits": '{"type": "undo", "asked": 1, "to": 9007199254740993}',
    "an enormous number": '{"type": "undo", "asked": 1, "to": %s}' % ("9" * 5000),
    "an enormous exponent": '{"type": "undo", "asked": 1, "to": 1e99999}',
    "not a number": '{"type": "undo", "asked": 1, "to": NaN}',
    "an empty option": '{"type": "move", "asked": 1, "option": ""}',
    "a long option": '{"type": "move", "asked": 1, "option": "%s"}' % ("x" * 201),
    "a long mark": '{"type": "pause", "ref": "%s"}' % ("x" * 41),
    "long talk": '{"type": "say", "text": "%s"}' % ("x" * 501),
    "half a character": '{"type": "say", "text": "\\ud800"}',
    "deep lists": DEEP,
    "deep lists in a field": '{"type": "say", "text": ' + DEEP,
    "deep lists in an unknown field": '{"type": "pause", "extra": ' + DEEP + "]" * 4000 + "}",
    "a second hello": '{"type": "hello", "protocol": 1}',
}


@pytest.fixture(scope="module")
def doors(local: Local) -> Callable[[str], Coroutine[Any, Any, Client]]:
    """Opens a connection at one of the doors: before hello, at a table that waits, at one in play."""

    async def open_door(door: str) -> Client:
        ada = await guest(local.base)
        table = (
            await ada.make_table(["me", "open" if door == "waiting" else "me"], start=door != "waiting")
        )["id"]
        client = at(ada, table)
        client.socket = await connect(client.url, additional_headers={"Cookie": ada.cookie}, compression=None)
        if door != "first":
            await client.send("hello")
            await client.next()
        await ada.http.aclose()
        return client

    return open_door


@pytest.mark.parametrize("what", STRANGE)
def test_a_strange_message_is_refused_and_nothing_else_happens(what: str, doors: Any) -> None:
    async def story() -> None:
        client = await doors("playing")
        await client.socket.send(STRANGE[what])
        answer = await client.next()
        assert ("refused", "malformed") == (answer["type"], answer["code"])
        assert "because" == (await client.do("why", option=client.options[0]))["type"]
        assert 1 == client.state["seq"]
        await client.drop()

    asyncio.run(story())


@pytest.mark.parametrize("what", [name for name in STRANGE if name != "a second hello"])
def test_a_strange_message_instead_of_hello_ends_the_connection(what: str, doors: Any) -> None:
    async def story() -> None:
        client = await doors("first")
        await client.socket.send(STRANGE[what])
        assert ("malformed", 4400) == await client.closing()

    asyncio.run(story())


def test_strange_messages_at_a_table_that_waits_change_nothing(doors: Any) -> None:
    async def story() -> None:
        client = await doors("waiting")
        for message in STRANGE.values():
            await client.socket.send(message)
        await client.send("pause", ref="the last one")
        refused = await client.until(lambda m: m.get("ref") == "the last one")
        assert "not_started" == refused["code"]
        await client.drop()

    asyncio.run(story())


STRANGE_BUT_SAID = {
    "NUL in talk": ({"type": "say", "text": "a\0b"}, "accepted"),
    "NUL in an option": ({"type": "move", "asked": 1, "option": "done\0"}, "refused"),
    "NUL in a mark": ({"type": "pause", "ref": "a\0b"}, "accepted"),
    "a very large line number": ({"type": "move", "asked": 2**53, "option": "done"}, "refused"),
    "a very large step": ({"type": "undo", "asked": 1, "to": 2**53}, "refused"),
    "an option of strange letters": (
        {"type": "move", "asked": 1, "option": "\u202e\u0663 \u00bd \U0001d7d9"},
        "refused",
    ),
    "a cell out of this world": ({"type": "why", "option": f"place {10**80},0 upright"}, "refused"),
    "talk of emoji": ({"type": "say", "text": "🎲" * 500}, "accepted"),
}


@pytest.mark.parametrize("what", STRANGE_BUT_SAID)
def test_strange_values_are_answered_on_every_store(what: str, cluster: Cluster) -> None:
    async def story() -> None:
        async with await guest(cluster.first) as ada:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            async with at(ada, table) as client:
                message, expected = STRANGE_BUT_SAID[what]
                assert expected == (await client.do(**message))["type"]
                async with at(ada, table, cluster.second) as again:
                    assert client.known == again.known

    asyncio.run(story())


def test_a_message_that_is_too_large_ends_the_connection(local: Local, doors: Any) -> None:
    async def story() -> None:
        client = await doors("playing")
        await client.socket.send("x" * (local.settings.limits.message_bytes + 1))
        assert 1009 == (await client.closing())[1]

    asyncio.run(story())


def test_too_many_strange_messages_end_the_connection(doors: Any) -> None:
    async def story() -> None:
        for door in ("playing", "waiting"):
            client = await doors(door)
            for _ in range(live_module.MOST_MISTAKES + 1):
                await client.socket.send("?")
            assert ("malformed", 4400) == await client.closing()

    asyncio.run(story())


def test_hello_comes_first(doors: Any) -> None:
    async def story() -> None:
        client = await doors("first")
        await client.send("pause")
        assert ("no_hello", 4408) == await client.closing()

    asyncio.run(story())


def test_hello_comes_soon(doors: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "HELLO_SECONDS", 0.05)

    async def story() -> None:
        client = await doors("first")
        assert ("no_hello", 4408) == await client.closing()

    asyncio.run(story())


def test_the_protocol_must_be_ours(doors: Any) -> None:
    async def story() -> None:
        client = await doors("first")
        await client.send("hello", protocol=2)
        assert ("wrong_protocol", 4406) == await client.closing()

    asyncio.run(story())


# -- who may come in -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
    ids=str,
)
def test_pages_of_others_cannot_connect(headers: dict[str, str], local: Local) -> None:
    async def story() -> None:
        async with await guest(local.base) as ada:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            with pytest.raises(InvalidStatus) as refused:
                await connect(at(ada, table).url, additional_headers={"Cookie": ada.cookie, **headers})
            assert 403 == refused.value.response.status_code

    asyncio.run(story())


def test_our_own_page_can_connect(local: Local) -> None:
    async def story() -> None:
        async with await guest(local.base) as ada:
            client = at(ada, (await ada.make_table(["me", "me"], start=True))["id"])
            assert "welcome" == (await client.open(Origin(local.base)))["type"]
            await client.drop()

    asyncio.run(story())


def test_there_must_be_such_a_table(local: Local) -> None:
    async def story() -> None:
        async with await guest(local.base) as ada:
            client = at(ada, "nowhere")
            assert ("no_table", 4404) == await client.turned_away()

    asyncio.run(story())


def test_a_table_given_up_before_it_began_sends_everybody_away(local: Local) -> None:
    async def story() -> None:
        async with await guest(local.base) as ada:
            table = (await ada.make_table(["me", "open"]))["id"]
            client = at(ada, table)
            await client.open()
            await ada.ask("DELETE", f"/api/tables/{table}")
            assert ("no_table", 4404) == await client.closing()

    asyncio.run(story())


def test_a_table_may_be_closed_to_watchers(local: Local) -> None:
    async def story() -> None:
        ada, ben, table = await pair(local.base, watch=False)
        eve = await guest(local.base, "Eve")
        async with ada, ben, eve, at(ada, table):
            for cookie in ("", eve.cookie):
                watcher = Client(local.base, table, cookie, {})
                assert ("not_allowed", 4403) == await watcher.turned_away()

    asyncio.run(story())


def test_a_forged_cookie_is_nobody(local: Local) -> None:
    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben:
            other = "A" if ada.cookie[-5] != "A" else "B"  # the last one has bits that are not used
            for cookie in (
                ada.cookie[:-5] + other + ada.cookie[-4:],
                "undercroft=x",
                "undercroft=",
            ):
                async with Client(local.base, table, cookie, {}) as watcher:
                    assert watcher.seat is None

    asyncio.run(story())


def test_behind_a_curtain_nobody_has_a_hand(local: Local) -> None:
    """Several people at one screen: whoever comes with a curtain, or looks from none of his seats, is told
    what those know who watch, and still speaks for his own. With one seat there is nobody to hide it from.
    """

    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben:
            both = (await ada.make_table(["me", "me"], start=True))["id"]
            async with at(ada, both, curtain=True) as hers, at(ben, both) as watching:
                assert hers.seat is None
                assert hers.state["view"] == watching.state["view"]
                await hers.do("look", seat=1)
                assert "hand" in hers.state["view"]["seat"]["1"]
                assert hers.state["view"] != watching.state["view"]
                await hers.do("look", seat=None)
                assert hers.state["view"] == watching.state["view"]
                assert "accepted" == (await hers.do("say", text="I am here"))["type"]
                assert "not_your_seat" == (await watching.do("look", seat=None))["code"]
            async with at(ben, table, curtain=True) as his:
                assert his.seat == 1

    asyncio.run(story())


def test_nobody_looks_or_speaks_from_the_seat_of_somebody_else(local: Local) -> None:
    async def story() -> None:
        ada, ben, table = await pair(local.base)
        async with ada, ben, at(ben, table) as his:
            for fields in (
                {"type": "look", "seat": 0},
                {"type": "pause", "seat": 0},
                {"type": "look", "seat": 6},
            ):
                assert "not_your_seat" == (await his.do(**fields))["code"]
            thief = at(ben, table, seat=0)
            assert ("not_allowed", 4403) == await thief.turned_away()

    asyncio.run(story())


# -- sessions that end ---------------------------------------------------------------------------------------


async def ban(local: Local, person: Person) -> None:
    """What the host's command does to the database."""
    service = local.service
    cookie = person.cookie.partition("=")[2]

    async def job() -> None:
        player = await service.player_of(cookie)
        assert player is not None
        await service.database.write(lambda c: people.set_player(c, player.id, {"banned": True}))

    await local.do(job())


async def log_out_everywhere(local: Local, person: Person) -> None:
    await person.ask("POST", "/api/logout", {"everywhere": True})


@pytest.mark.parametrize("door", ["waiting", "playing"])
@pytest.mark.parametrize("end", [ban, log_out_everywhere], ids=lambda end: end.__name__)
def test_a_session_that_has_ended_is_dismissed(end: Any, door: str, local: Local) -> None:
    async def story() -> None:
        async with await guest(local.base) as ada:
            table = (
                await ada.make_table(["me", "me" if door == "playing" else "open"], start=door == "playing")
            )["id"]
            client, cookie = at(ada, table), ada.cookie
            await client.open()
            await end(local, ada)
            await local.do(local.service.hub.presence.end_stale_sessions())
            assert ("session_ended", 4401) == await client.closing()
            again = Client(local.base, table, cookie, {})
            if end is ban:
                assert ("banned", 4403) == await again.turned_away()
            else:
                await again.open()
                assert again.seat is None
                await again.drop()

    asyncio.run(story())


# -- limits --------------------------------------------------------------------------------------------------


async def nobody_left(server: Local) -> None:
    """Wait until the server has noticed that all who were connected are gone."""
    while server.service.sockets_of:
        await asyncio.sleep(0.002)


def test_whoever_talks_too_fast_is_sent_away(strict: Local) -> None:
    """A burst of three seconds' worth is fine."""

    async def story() -> None:
        await nobody_left(strict)
        async with await guest(strict.base) as ada:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            client = at(ada, table)
            await client.open()
            for _ in range(10):
                await client.do("why", option="done")
            for _ in range(10):
                await client.send("why", option="done")
            assert ("too_fast", 4429) == await client.closing()

    asyncio.run(story())


def test_talk_is_limited_without_hanging_up(strict: Local) -> None:
    async def story() -> None:
        await nobody_left(strict)
        async with await guest(strict.base) as ada:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            async with at(ada, table) as client:
                answers = [await client.do("say", text="Hello!") for _ in range(4)]
                assert ["accepted", "accepted", "refused", "refused"] == [
                    answer["type"] for answer in answers
                ]
                assert "too_fast" == answers[-1]["code"]

    asyncio.run(story())


def test_a_person_has_so_many_connections_and_no_more(strict: Local) -> None:
    async def story() -> None:
        await nobody_left(strict)
        async with await guest(strict.base) as ada:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            async with at(ada, table) as one, at(ada, table):
                third = at(ada, table)
                assert ("too_many", 4429) == await third.turned_away()
                assert "because" == (await one.do("why", option="done"))["type"]
            await nobody_left(strict)
            async with at(ada, table) as later:
                assert 0 == later.seat

    asyncio.run(story())


def test_a_table_has_so_many_watchers_and_no_more(strict: Local) -> None:
    async def story() -> None:
        await nobody_left(strict)
        async with await guest(strict.base) as ada, await guest(strict.base, "Eve") as eve:
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            async with Client(strict.base, table, "", {}), at(eve, table):
                third = Client(strict.base, table, "", {})
                assert ("too_many", 4429) == await third.turned_away()
                async with at(ada, table) as player:
                    assert 0 == player.seat

    asyncio.run(story())


def test_an_address_has_so_many_connections_and_no_more(strict: Local) -> None:
    async def story() -> None:
        await nobody_left(strict)
        async with await guest(strict.base) as ada, contextlib.AsyncExitStack() as stack:
            tables = [(await ada.make_table(["me", "me"], start=True))["id"] for _ in range(4)]
            for table in (*tables, *tables):
                await stack.enter_async_context(Client(strict.base, table, "", {}))
            ninth = at(ada, tables[0])
            assert ("too_many", 4429) == await ninth.turned_away()

    asyncio.run(story())


# -- time, absence, presence ---------------------------------------------------------------------------------


async def wait_for_here(client: Client, here: list[bool]) -> None:
    while client.here != here:
        await client.next()


def test_who_is_here_is_told_on_both_processes(cluster: Cluster) -> None:
    async def story() -> None:
        ada, ben, table = await pair(cluster.first)
        async with ada, ben, at(ada, table, cluster.first) as hers:
            assert [True, False] == hers.here
            async with at(ben, table, cluster.second) as his:
                await wait_for_here(hers, [True, True])
                await wait_for_here(his, [True, True])
            await wait_for_here(hers, [True, False])
            his = at(ben, table, cluster.second)
            await his.open()
            await wait_for_here(hers, [True, True])
            his.cut()
            await wait_for_here(hers, [True, False])

    asyncio.run(story())


def test_whoever_has_two_devices_is_here_until_both_are_gone(cluster: Cluster) -> None:
    async def story() -> None:
        ada, ben, table = await pair(cluster.first)
        async with ada, ben, at(ada, table, cluster.second) as hers:
            one, other = at(ben, table, cluster.first), at(ben, table, cluster.second)
            await one.open()
            await other.open()
            await wait_for_here(hers, [True, True])
            await other.drop()
            await one.do("say", text="Still here.")
            await hers.reach(one.state["seq"])
            await wait_for_here(hers, [True, True])
            await one.drop()
            await wait_for_here(hers, [True, False])

    asyncio.run(story())


def kinds(client: Client) -> list[str]:
    return [line["kind"] for line in client.lines.values() if line["kind"] != "moved"]


def test_a_bot_plays_for_somebody_away_after_the_time_agreed_upon_and_not_before(timed: Timed) -> None:
    async def story() -> None:
        ada, ben, table = await pair(timed.base, absent=60)
        async with ada, ben, at(ben, table) as his:
            hers = at(ada, table)
            await hers.open()
            await wait_for_here(his, [True, True])
            await timed.wait(300)  # she thinks, but she is there
            hers.cut()
            await wait_for_here(his, [False, True])
            await timed.wait(59)
            assert 1 == timed.seq(table)
            await timed.wait(2)
            await his.reach(timed.seq(table))
            assert ["started", "stood_in"] == kinds(his)
            assert "absent" == his.lines[2]["why"] == his.state["seats"][0]["stand_in"]
            await hers.resume()
            await hers.until(lambda m: "returned" in kinds(hers))
            assert hers.state["seats"][0]["stand_in"] is None
            await hers.drop()

    asyncio.run(story())


def test_nobody_stands_in_for_somebody_away_while_nobody_waits(timed: Timed) -> None:
    """A game alone against bots may lie as long as it likes."""

    async def story() -> None:
        async with await guest(timed.base) as ada:
            table = (await ada.make_table(["me", "random"], absent=60, start=True))["id"]
            async with at(ada, table) as client:
                before = client.known
            await timed.wait(10_000)
            async with at(ada, table) as client:
                assert before == client.known

    asyncio.run(story())


def test_a_clock_that_has_run_out_is_answered_by_a_bot(timed: Timed) -> None:
    async def story() -> None:
        ada, ben, table = await pair(timed.base, clock={"kind": "move", "seconds": 5})
        async with ada, ben, at(ada, table) as hers:
            assert timed.clock() + 5000 == hers.state["time"]["until"]
            await timed.wait(4)
            assert 1 == timed.seq(table)
            await timed.wait(2)
            await hers.reach(timed.seq(table))
            assert ("time", True) == (hers.lines[2]["why"], hers.lines[3]["bot"])
            assert "stale" == (await hers.do("move", asked=1, option="done"))["code"]
            await hers.do("stand_in", on=False)
            assert hers.state["seats"][0]["stand_in"] is None

    asyncio.run(story())


def test_time_that_has_run_out_is_not_given_back_by_a_new_wire(timed: Timed) -> None:
    """Whoever was too slow must say that he is back: a page left open would say so for ever."""

    async def story() -> None:
        ada, ben, table = await pair(timed.base, clock={"kind": "move", "seconds": 5})
        async with ada, ben, at(ada, table) as hers:
            await timed.wait(6)
            await hers.drop()
            await hers.resume()
            assert "time" == hers.state["seats"][0]["stand_in"]

    asyncio.run(story())


def test_a_bot_stands_in_and_goes_by_itself_while_two_processes_run(cluster: Cluster) -> None:
    """The same with real clocks: nobody calls the server to do what is due."""

    async def story() -> None:
        ada, ben, table = await pair(cluster.first, absent=1)
        one, other = await in_turn(ada, ben, table)
        async with ada, ben, at(other, table, cluster.second) as staying:
            async with at(one, table, cluster.first):
                pass
            await staying.until(lambda m: m["type"] == "news" and m["lines"][0]["kind"] == "stood_in")
            async with at(one, table, cluster.second) as back:
                await back.until(lambda m: "returned" in kinds(back))
                await staying.reach(back.state["seq"])
                assert ["started", "stood_in", "returned"] == kinds(staying)

    asyncio.run(story())


# -- the server goes and comes -------------------------------------------------------------------------------


def test_a_server_that_is_stopped_says_so_and_the_game_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        with Server(tmp_path) as server:
            ada, ben, table = await pair(server.base)
            one, other = await in_turn(ada, ben, table)
            async with ada, ben:
                empty = (await ada.make_table(["me", "open"]))["id"]
                actor, witness, waiting = at(one, table), at(other, table), at(ada, empty)
                for client in (actor, witness, waiting):
                    await client.open()
                command = await move_unheard(actor, witness, "before the end")
                await actor.resume()
                before = witness.known
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                codes = [(await client.closing())[1] for client in (actor, witness, waiting)]
                assert [1012, 1012, 1012] == codes
                await stopping
                await asyncio.to_thread(server.start)
                await actor.resume()
                await witness.resume()
                assert before == witness.known
                assert 2 == (await actor.do("move", **command))["seq"]
                await actor.move(actor.options[0])
                await witness.reach(3)
                assert "waiting" == (await waiting.resume())["type"]
                for client in (actor, witness, waiting):
                    await client.drop()

    asyncio.run(story())


def test_a_server_that_is_killed_has_lost_nothing_it_had_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        with Server(tmp_path) as server:
            ada, ben, table = await pair(server.base)
            async with ada, ben:
                actor = at((await in_turn(ada, ben, table))[0], table)
                await actor.open()
                await actor.move(actor.options[0])
                before = actor.known
                await asyncio.to_thread(server.kill)
                assert 1006 == (await actor.closing())[1]
                await asyncio.to_thread(server.start)
                await actor.resume()
                assert before == actor.known
                await actor.drop()

    asyncio.run(story())
