"""What strangers send over live connections, byte by byte, to a real server: floods of frames that no message
comes of, of messages, and of connections and requests. The flooder is sent away, and all others play on.

Every flood is bounded. Where a server would put up with it, the flooder asks at the end whether it is still
heard, and that is the failure.
"""

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from tests.server.arrange import in_a_loop
from tests.server.transcripts.stage import Local
from tests.server.visitors import guests, table_for
from tools import patient
from tools.client import ConnectionClosed, Live, Person
from tools.warm import Server
from uvicorn.server import ServerState

from undercroft.server.config import Limits, Settings
from undercroft.server.run import config_of
from undercroft.server.web.addresses import counted_as
from undercroft.server.web.wires import Wire

MASK = b"\0\0\0\0"  # a mask that changes nothing
PING, PONG = b"\x89\x80" + MASK, b"\x8a\x80" + MASK
BEGIN, PIECE = b"\x01\x80" + MASK, b"\x00\x80" + MASK
STILL_HERE = b"still here?"
FLOOD = 100_000  # frames
PATIENCE = 600  # seconds until a test that hangs is given up


def text(words: str) -> bytes:
    data = words.encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + MASK + data


HELLO = text('{"type":"hello"}')


def request(table: str, cookie: str = "") -> str:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"cookie: {cookie}\r\n\r\n"
    )


class Stranger:
    """A live connection without a library: whatever bytes one likes, and what comes back."""

    def __init__(self, port: int, table: str, cookie: str = "", address: str = "127.0.0.66") -> None:
        self.wire = socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.wire.sendall(request(table, cookie).encode())
        self.heard = self.wire.makefile("rb")
        assert b"101" in self.heard.readline()
        while self.heard.readline() != b"\r\n":
            pass
        self.frames: list[tuple[int, bytes]] = []
        self.ear = threading.Thread(target=self.listen)
        self.ear.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):
            self.wire.shutdown(socket.SHUT_RDWR)
        self.ear.join(PATIENCE)
        self.heard.close()
        self.wire.close()

    def listen(self) -> None:
        """All frames, until the wire ends."""
        with contextlib.suppress(OSError):
            while len(head := self.heard.read(2)) == 2:
                size = head[1]
                if size > 125:
                    size = int.from_bytes(self.heard.read(2 if size == 126 else 8), "big")
                self.frames.append((head[0] & 15, self.heard.read(size)))

    def send(self, data: bytes) -> None:
        """As far as somebody listens."""
        with contextlib.suppress(OSError):
            self.wire.sendall(data)

    def end(self) -> tuple[int, str]:
        """Wait for the end: the code of the close frame and its reason."""
        self.ear.join(PATIENCE)
        assert not self.ear.is_alive(), "the server goes on listening"
        closing = [data for code, data in self.frames if code == 8]
        return (int.from_bytes(closing[0][:2], "big"), closing[0][2:].decode()) if closing else (1006, "")

    @property
    def messages(self) -> list[Any]:
        return [json.loads(data) for code, data in self.frames if code == 1]

    @property
    def answers(self) -> list[str]:
        """What kinds of messages came, but for who is here."""
        return [message["type"] for message in self.messages if message["type"] != "here"]

    @property
    def is_told_to_go(self) -> bool:
        return any(code == 8 for code, _ in self.frames)

    @property
    def pongs(self) -> list[bytes]:
        return [data for code, data in self.frames if code == 10]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that a host gets who says nothing, but for the number of guests."""
    folder = tmp_path_factory.mktemp("wires")
    with Server(folder, "--limit", "guests_per_hour=10000", strict=True) as process:
        yield process


FLOODS = {
    "pings": PING * FLOOD,
    "pings with all they can carry": (b"\x89\xfd" + MASK + b"x" * 125) * 10_000,
    "pongs": PONG * FLOOD,
    "pings and pongs": (PING + PONG) * (FLOOD // 2),
    "empty pieces of a message": BEGIN + PIECE * FLOOD,
    "pieces of one byte": BEGIN + (b"\x00\x81" + MASK + b"x") * 8_000,
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("first", [b"", HELLO], ids=["before hello", "after it"])
@in_a_loop
async def test_a_flood_of_frames_ends_the_connection(server: Server, flood: str, first: bytes) -> None:
    """And hardly any of it is answered; meanwhile others are heard, and move."""
    async with guests(server, "Ada", "Ben") as (ada, ben):
        table = (await table_for(ada, ben))["id"]
        async with ada.live(table) as hers, ben.live(table) as his:
            with Stranger(server.port, table) as eve:
                eve.send(first)
                data = FLOODS[flood] + b"\x89\x8b" + MASK + STILL_HERE
                flooding = asyncio.create_task(asyncio.to_thread(eve.send, data))
                while not flooding.done():
                    assert "ok" == (await ada.ask("GET", "/health"))["status"]
                    await play_one(hers, his)
                    await asyncio.sleep(0.05)
                assert STILL_HERE not in eve.pongs
                assert (4429, "too_fast") == await asyncio.to_thread(eve.end)
                assert len(eve.pongs) < 2000
            await play_one(hers, his)
    assert '"level": "error"' not in server.log.read_text()


async def play_one(*lives: Live) -> None:
    """One move of whoever is asked, as long as there is something to decide."""
    for live in lives:
        if live.options:
            answer = await live.move(live.options[0])
            assert "accepted" == answer["type"], answer
            for other in lives:
                while other.state["seq"] < answer["seq"]:
                    await other.next()
            return


WHY = '{"type":"why","option":"x"}'
MESSAGES = {
    "whole": (text(WHY), (4429, "too_fast")),
    "in two pieces": (BEGIN[:1] + text(WHY)[1:] + b"\x80\x80" + MASK, (4429, "too_fast")),
    "tiny": (text("{}"), (4400, "malformed")),
    "empty": (text(""), (4400, "malformed")),
}


@pytest.mark.parametrize("kind", MESSAGES)
@in_a_loop
async def test_a_flood_of_messages_ends_the_connection(server: Server, kind: str) -> None:
    """No more of them is read than somebody listens to; and whoever goes on afterwards is not listened to."""
    message, end = MESSAGES[kind]
    async with guests(server, "Ada") as (ada,):
        table = (await ada.make_table(["me", "me"], start=True))["id"]
        with Stranger(server.port, table, ada.cookie) as eve:
            eve.send(HELLO + message * FLOOD)
            assert end == await asyncio.to_thread(eve.end)
            assert len(eve.messages) < 1000
        assert "ok" == (await ada.ask("GET", "/health"))["status"]
    assert '"level": "error"' not in server.log.read_text()


@in_a_loop
async def test_a_word_that_comes_letter_by_letter(server: Server) -> None:
    """Slowly is not too fast: it is heard, however many reads it takes."""
    async with guests(server, "Ada") as (ada,):
        table = (await ada.make_table(["me", "me"], start=True))["id"]
        with Stranger(server.port, table, ada.cookie) as eve:
            for letter in HELLO + text('{"type":"why","option":"move n","ref":"r1"}') * 5:
                eve.send(bytes([letter]))
            async with asyncio.timeout(PATIENCE):
                while len(eve.answers) < 6:
                    await asyncio.sleep(0.02)
            assert ["welcome", *["because"] * 5] == eve.answers


class Pipe(asyncio.Transport):
    """A transport that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = self.closed = False
        self.written = b""

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed


async def laid(limits: Limits, tmp_path: Path) -> tuple[Wire, Pipe, asyncio.Queue[str]]:
    """An open wire whose clock stands still, and an application that listens when it is told to."""
    heard: asyncio.Queue[str] = asyncio.Queue(1)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await heard.put(message["text"])

    settings = Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32)
    config = config_of(settings, app)  # type: ignore[arg-type]
    config.load()
    wire, pipe = Wire(config=config, server_state=ServerState(), app_state={}, limits=limits), Pipe()
    for bucket in (wire.bytes, wire.controls, wire.fragments):
        bucket.clock = lambda since=bucket.since: since  # type: ignore[misc]
    wire.connection_made(pipe)
    wire.data_received(request("t").encode())
    while not wire.handshake_complete:
        await asyncio.sleep(0)
    return wire, pipe, heard


@in_a_loop
async def test_what_is_more_than_its_share_is_read_later(tmp_path: Path) -> None:
    """A read counts for 1024 bytes at least. The connection rests, and nothing is lost."""
    wire, pipe, heard = await laid(Limits(wire_bytes_per_second=1024), tmp_path)
    message = text("hm")
    for letter in message[:3]:
        assert not pipe.paused
        wire.data_received(bytes([letter]))
    assert not pipe.paused  # four reads, with the first one
    wire.data_received(message[3:])
    assert pipe.paused
    assert "hm" == await heard.get()
    await asyncio.sleep(0)
    assert pipe.paused  # though the application listens
    wire.rested()
    assert not pipe.paused


@in_a_loop
async def test_no_more_is_parsed_than_somebody_listens_to(tmp_path: Path) -> None:
    """Of all that one read may bring."""
    wire, pipe, heard = await laid(Limits(), tmp_path)
    wire.data_received(b"".join(text(str(number)) for number in range(10_000)))
    assert wire.queue.qsize() < 200
    assert pipe.paused
    for number in range(10_000):
        assert str(number) == await heard.get()
    assert not wire.held


@in_a_loop
async def test_a_ration_to_the_frame(tmp_path: Path) -> None:
    """60 pings at once, and not one more: then the last word is said, and nothing is read."""
    for allowed, flood in ((60, PING), (60, PONG), (200, PIECE)):
        wire, pipe, _ = await laid(Limits(), tmp_path)
        wire.data_received((BEGIN if flood is PIECE else b"") + flood * (allowed - (flood is PIECE)))
        assert not wire.close_sent
        wire.data_received(flood)
        assert pipe.written.endswith(b"\x88\x0a" + (4429).to_bytes(2, "big") + b"too_fast")
        assert (True, False) == (pipe.paused, pipe.closed)
        assert {"type": "websocket.disconnect", "code": 4429, "reason": "too_fast"} == await wire.receive()
        assert wire.close_timer is not None
        wire.close_timer.cancel()


@in_a_loop
async def test_after_the_last_word_every_frame_counts(tmp_path: Path) -> None:
    """Whoever was told to go and goes on talking is cut off."""
    wire, pipe, _ = await laid(Limits(), tmp_path)
    await wire.send({"type": "websocket.close", "code": 4400, "reason": "malformed"})
    wire.data_received(text("hm") * 200)
    assert not pipe.closed
    wire.data_received(text("hm"))
    assert pipe.closed
    assert wire.close_timer is not None
    wire.close_timer.cancel()


# -- messages of one person ------------------------------------------------------------------------


@in_a_loop
async def test_messages_are_counted_by_person(tmp_path: Path) -> None:
    """Whoever has five connections has one ration; others have their own."""
    with Local(tmp_path, messages_per_second=1) as local:
        async with Person(local.base) as ada, Person(local.base) as ben:
            await ada.come_in("Ada")
            await ben.come_in("Ben")
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            local.service.messages.clock = lambda: 0.0  # time stands still
            async with AsyncExitStack() as stack:
                hers = [await stack.enter_async_context(ada.live(table)) for _ in range(5)]
                his = await stack.enter_async_context(ben.live(table))
                for live in hers[:3]:
                    assert "because" == (await live.do("why", option="move n"))["type"]
                await hers[3].send("why", option="x")
                failed = await hers[3].until(lambda m: m["type"] == "failed")
                assert "too_fast" == failed["code"]
                with pytest.raises(ConnectionClosed) as caught:
                    await hers[3].next()
                assert caught.value.rcvd is not None
                assert (4429, "too_fast") == (caught.value.rcvd.code, caught.value.rcvd.reason)
                assert "not_your_seat" == (await his.do("why", option="x"))["code"]


# -- addresses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hosts", "counted"),
    [
        (
            ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:0207", "[::ffff:192.0.2.7]:80", "192.0.2.7:80"],
            "192.0.2.7",
        ),
        (
            ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::", "[2001:db8:1:2::9]", "[2001:db8:1:2::9]:443"],
            "2001:db8:1:2::/64",
        ),
        (["fe80::1", "fe80::1%eth0", "[fe80::2%25eth0]:1", "fe80::1%" + "x" * 1000], "fe80::/64"),
        (["::1", "[::1]:80"], "::1"),
        (
            ["", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "256.0.0.1", "::g", "[", "]", "%", ":", "\x00"],
            "nowhere",
        ),
    ],
)
def test_under_what_an_address_is_counted(hosts: list[str], counted: str) -> None:
    assert {counted} == {counted_as(host) for host in hosts}


def test_another_network_is_another_address() -> None:
    assert counted_as("2001:db8:0:1::1") != counted_as("2001:db8:0:2::1")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server behind a proxy, with little patience for any one address, whose clock stands still."""
    folder = tmp_path_factory.mktemp("proxied")
    with (
        Local(folder, behind_proxy="127.0.0.1", address_requests_per_second=1) as local,
        patient.Client(base_url=local.base) as http,
    ):
        local.service.visits.clock = lambda: 0.0
        yield http


def got(http: httpx.Client, address: str, path: str = "/health") -> httpx.Response:
    return http.get(path, headers={"x-forwarded-for": address})


@pytest.mark.parametrize(
    ("spread", "other"),
    [
        ("2001:db8:0:1:{0:x}::{0:x}", "2001:db8:0:2::1"),
        ("unknown{0}", "192.0.2.1"),
        ("192.0.2.2:{0}", "192.0.2.3"),
        ("[2001:db8:0:3::{0:x}]:{0}", "2001:db8:0:4::1"),
    ],
    ids=["a network", "no address", "ports", "brackets"],
)
def test_requests_are_counted_by_address(proxied: httpx.Client, spread: str, other: str) -> None:
    """Ten at once; and whatever one machine can choose among is one address."""
    *answers, last = [got(proxied, spread.format(number)) for number in range(1, 12)]
    assert [200] * 10 == [answer.status_code for answer in answers]
    assert (429, "too_fast") == (last.status_code, last.json()["error"]["code"])
    assert ("1", "close") == (last.headers["retry-after"], last.headers["connection"])
    assert 200 == got(proxied, other).status_code


def test_everything_counts(proxied: httpx.Client) -> None:
    """Also what is not there."""
    paths = ["/", "/api/games", "/assets/nothing.js", "/nowhere", "/api/me"] * 2
    assert 429 not in {got(proxied, "192.0.2.9", path).status_code for path in paths}
    assert {429} == {got(proxied, "192.0.2.9", path).status_code for path in paths}


@in_a_loop
async def test_connections_are_counted_by_address(tmp_path: Path) -> None:
    """Those that were opened in a while, not only those that are open."""
    with Local(tmp_path, address_sockets_per_minute=5) as local:
        local.service.arrivals.clock = lambda: 0.0  # time stands still
        async with Person(local.base) as ada:
            await ada.come_in("Ada")
            table = (await ada.make_table(["me", "me"], start=True))["id"]
            ends: list[tuple[str, tuple[int, str]]] = []
            for _ in range(7):
                with Stranger(local.listening.getsockname()[1], table) as eve:
                    eve.send(HELLO)
                    async with asyncio.timeout(PATIENCE):
                        while not eve.answers or (eve.answers[0] == "failed" and not eve.is_told_to_go):
                            await asyncio.sleep(0.01)
                    eve.send(b"\x88\x82" + MASK + (1000).to_bytes(2, "big"))
                    ends.append((eve.answers[0], await asyncio.to_thread(eve.end)))
            assert [("welcome", (1000, ""))] * 5 + [("failed", (4429, "too_many"))] * 2 == ends
            async with ada.live(table) as hers:  # from another address
                assert "welcome" == hers.messages[0]["type"]
