"""Notices: people who are away are told that it is their turn, in the ways they have asked for, once; nothing
goes where it must not, and nobody waits for whoever does not answer. Push services and mail servers here are
real ones, on this machine.
"""

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from tests.server.arrange import in_a_loop
from tests.server.transcripts.stage import Clock, Local, fixed_seed
from tests.server.visitors import guests, refused, table_for
from tools.client import Person

from undercroft.server.notices import mail, outside
from undercroft.server.notices.mail import post, read_mail_url
from undercroft.server.notices.notifier import AFTER, ATTEMPTS, LATER, Notifier
from undercroft.server.notices.outside import NotAllowed, Request, Unreached, send
from undercroft.server.notices.push import (
    Subscription,
    coded,
    decoded,
    encrypted,
    expanded,
    keys_from,
    public_of,
    signed,
)
from undercroft.server.notices.ways import BadWay, read_way
from undercroft.server.store import notices as store
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Database
from undercroft.server.web.notices import MOST

N = "/api/me/notices"


# -- the outside, on this machine ------------------------------------------------------------------


class Outside:
    """A push service or another one: it notes what comes, and answers with a number."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.number = 201
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.heard.append((head[0], headers, body))
        writer.write(f"HTTP/1.1 {self.number} So\r\nLocation: {self.url}/elsewhere\r\n\r\n".encode())
        await writer.drain()


class MailHouse:
    """A mail server: it keeps what it is given, or says nothing at all."""

    def __init__(self, silent: bool = False, encrypts: bool = False) -> None:
        self.silent = silent
        self.encrypts = encrypts  # says so; with whom we do not know, so nobody goes on
        self.words: list[str] = []
        self.mails: list[str] = []
        self.calls = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"smtp://127.0.0.1:{self.listening.getsockname()[1]}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        if self.silent:
            await reader.read()
            return
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            self.words.append(line.split()[0].decode().upper())
            if word == b"EHLO" and self.encrypts:
                writer.write(b"250-here\r\n250-STARTTLS\r\n")
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            await writer.drain()


@asynccontextmanager
async def open_to(*houses: Any) -> AsyncIterator[None]:
    wires: list[asyncio.StreamWriter] = []

    def noted(house: Any) -> Any:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            wires.append(writer)
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                await house.answer(reader, writer)
            writer.close()

        return answer

    servers = [await asyncio.start_server(noted(house), sock=house.listening) for house in houses]
    try:
        yield
    finally:
        for server in servers:
            server.close()
        for wire in wires:
            wire.close()
        await asyncio.sleep(0.05)  # they say goodbye in the loop that is about to end


class Browser:
    """A browser that can be told something."""

    def __init__(self) -> None:
        self.private = int.from_bytes(b"a browser of one test", "big")
        self.auth = b"sixteen letters!"

    def subscription(self, endpoint: str) -> str:
        known = {"endpoint": endpoint, "p256dh": coded(public_of(self.private)), "auth": coded(self.auth)}
        return json.dumps(known)

    def read(self, body: bytes) -> Any:
        """What only this browser can read (RFC 8188, RFC 8291)."""
        salt, theirs = body[:16], body[21:86]
        peer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = ec.derive_private_key(self.private, ec.SECP256R1()).exchange(ec.ECDH(), peer)
        info = b"WebPush: info\0" + public_of(self.private) + theirs
        key = expanded(self.auth, shared, info, 32)
        content = expanded(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expanded(salt, key, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(content).decrypt(nonce, body[86:], None)[:-1])


class Timed(Local):
    """A server whose clock is in our hands."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.clock = Clock()
        changes = {"notices": True, "notices_private": True, **changes}
        super().__init__(folder, self.clock, **changes)

    @property
    def notifier(self) -> Notifier:
        return self.service.notifier

    async def later(self, milliseconds: int = AFTER) -> None:
        self.clock.time += milliseconds
        await self.do(self.notifier.round())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Timed]:
    with fixed_seed(), Timed(tmp_path) as made:
        yield made


async def waited_for(server: Timed, ada: Person, ben: Person) -> tuple[str, Person, Person]:
    """A table of both; who is asked there, and who is not."""
    made = await table_for(ada, ben, name="Friday")
    table = await ada.ask("GET", f"/api/tables/{made['id']}")
    server.clock.time += 1
    return (made["id"], ada, ben) if table["asked"] == 0 else (made["id"], ben, ada)


# -- what is sent ----------------------------------------------------------------------------------


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5."""
    to = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypted(
        to, b"When I grow up, I want to be a watermelon", private, decoded("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert coded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_whose_message_it_is_can_be_checked() -> None:
    keys = keys_from(b"x" * 32)
    assert keys == keys_from(b"x" * 32) != keys_from(b"y" * 32)
    said = signed(keys, "https://push.example.net", "mailto:host@example.org", now=1000)
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", said)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert {"aud": "https://push.example.net", "exp": 44_200, "sub": "mailto:host@example.org"} == json.loads(
        decoded(claims)
    )
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("mail", "ada"),
        ("mail", "ada@example.org\nBcc: ben@example.org"),
        ("mail", "ada@example.org, ben@example.org"),
        ("ntfy", "https://ntfy.example.org/"),
        ("ntfy", "file:///etc/passwd"),
        ("ntfy", "https://ntfy.example.org:0/a"),
        ("discord", "https://example.org/api/webhooks/1/2"),
        ("discord", "https://discord.com@example.org/api/webhooks/1/2"),
        ("gotify", "https://gotify.example.org/message"),
        ("matrix", "https://example.org/!room:example.org"),
        ("push", '{"endpoint":"https://push.example.org/1","p256dh":"AAAA","auth":"AAAA"}'),
        ("push", "nonsense"),
    ],
)
def test_addresses_that_cannot_be_right(kind: Any, address: str) -> None:
    with pytest.raises(BadWay):
        read_way(kind, address)


# -- where nothing goes ----------------------------------------------------------------------------


def resolved(monkeypatch: pytest.MonkeyPatch, *found: str) -> list[str]:
    """From here on every name has these addresses. Gives the names that were asked for."""
    asked: list[str] = []

    async def look(self: Any, host: str, port: int, **more: Any) -> Any:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look)
    return asked


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["192.168.0.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["224.0.0.1"],
        ["::1"],
        ["fd00::1"],
        ["fe80::1"],
        ["::ffff:10.0.0.1"],
        ["64:ff9b::a00:1"],
        ["64:ff9b:1::a00:1"],
        ["::127.0.0.1"],
        ["::ffff:0:10.0.0.1"],
        ["fec0::1"],
        ["3fff::1"],
        ["192.88.99.1"],
        ["93.184.216.34", "10.0.0.1"],  # one good address lets no bad one in
    ],
)
@in_a_loop
async def test_the_network_of_the_host_is_not_reached(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    resolved(monkeypatch, *found)
    with pytest.raises(NotAllowed):
        await send(Request("POST", "https://innocent.example.org/x", {}, b""), private=False)


@in_a_loop
async def test_the_address_that_was_looked_at_is_the_one_that_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that says something else the second time is not asked a second time."""
    asked = resolved(monkeypatch, "93.184.216.34")
    used: list[str] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        used.append(host)
        assert "innocent.example.org" == more["server_hostname"]
        raise OSError("far enough")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreached):
        await send(Request("POST", "https://innocent.example.org/x", {}, b""), private=False)
    assert (["innocent.example.org"], ["93.184.216.34"]) == (asked, used)


@in_a_loop
async def test_without_encryption_nothing_goes_out() -> None:
    with pytest.raises(NotAllowed):
        await send(Request("POST", "http://93.184.216.34/x", {}, b""), private=False)


@in_a_loop
async def test_nobody_is_led_elsewhere() -> None:
    far = Outside()
    far.number = 302
    async with open_to(far):
        assert 302 == await send(Request("POST", f"{far.url}/here", {}, b"x"), private=True)
    assert ["POST /here HTTP/1.1"] == [line for line, _, _ in far.heard]


@in_a_loop
async def test_no_header_grows_a_second_line() -> None:
    far = Outside()
    async with open_to(far):
        with pytest.raises((Unreached, outside.Unsure)):
            await send(Request("POST", f"{far.url}/x", {"Title": "a\r\nHost: b"}, b""), private=True)
    assert not far.heard


# -- being told ------------------------------------------------------------------------------------


@in_a_loop
async def test_whoever_is_away_is_told_once_that_it_is_his_turn(server: Timed) -> None:
    """Not before a while has passed; not again in the same absence, and again after he has been there."""
    push, browser = Outside(), Browser()
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        table, asked, other = await waited_for(server, ada, ben)
        for person in (asked, other):
            way = {"kind": "push", "address": browser.subscription(f"{push.url}/one")}
            told = await person.ask("POST", N, way)
            assert ["127.0.0.1"] == [one["name"] for one in told["ways"]]
        await server.later(AFTER - 10)
        assert not push.heard
        await server.later()
        await server.later()
        ((line, headers, body),) = push.heard
        assert "POST /one HTTP/1.1" == line
        assert ("aes128gcm", table) == (headers["Content-Encoding"], headers["Topic"])
        notice = browser.read(body)
        name = (await other.ask("GET", "/api/me"))["name"]
        assert ("Your turn in Dungeoneer", f"Friday: {name} waits for you.") == (
            notice["title"],
            notice["text"],
        )
        assert notice["url"].endswith(f"/table/{table}")


@in_a_loop
async def test_whoever_is_there_is_not_told(server: Timed) -> None:
    push = Outside()
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        table, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "ntfy", "address": f"{push.url}/topic"})
        async with asked.live(table) as live:
            assert any(live.here)
            await server.later()
        assert not push.heard


@in_a_loop
async def test_the_services_are_told_in_their_own_words(server: Timed) -> None:
    far = Outside()
    async with open_to(far), guests(server, "Ada", "Ben") as (ada, ben):
        _, asked, _ = await waited_for(server, ada, ben)
        for kind, address in (
            ("ntfy", f"{far.url}/topic"),
            ("gotify", f"{far.url}/message?token=abc"),
            ("matrix", f"{far.url.replace('//', '//secret@')}/!room:example.org"),
        ):
            await asked.ask("POST", N, {"kind": kind, "address": address})
        await server.later()
    lines = sorted(
        (line.split("!")[0].split("%21")[0], headers.get("Authorization")) for line, headers, _ in far.heard
    )
    assert [
        ("POST / HTTP/1.1", None),
        ("POST /message?token=abc HTTP/1.1", None),
        ("PUT /_matrix/client/v3/rooms/", "Bearer secret"),
    ] == lines
    assert all("Your turn in Dungeoneer" in body.decode() for _, _, body in far.heard)


@in_a_loop
async def test_a_subscription_that_has_ended_goes(server: Timed) -> None:
    push, browser = Outside(), Browser()
    push.number = 410
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        _, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "push", "address": browser.subscription(f"{push.url}/x")})
        await server.later()
        assert [] == (await asked.ask("GET", N))["ways"]
        assert 1 == len(push.heard)


@pytest.mark.parametrize("number", [503, 429])
@in_a_loop
async def test_a_push_service_that_is_down_is_asked_again_but_not_for_ever(
    server: Timed, number: int
) -> None:
    push = Outside()
    push.number = number
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        _, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "ntfy", "address": f"{push.url}/x"})
        await server.later()
        for attempt in range(ATTEMPTS + 2):
            await server.later(LATER * 4**attempt)
        assert ATTEMPTS == len(push.heard)
        assert 1 == len((await asked.ask("GET", N))["ways"])


class Silent(Outside):
    """A push service that takes everything in and never answers."""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(((await reader.readuntil(b"\r\n\r\n")).decode(), {}, b""))
        await reader.read()


@in_a_loop
async def test_a_push_service_that_hangs_keeps_nobody_waiting_and_is_told_once(server: Timed) -> None:
    """Perhaps it has taken the notice in: so it is not sent twice, and the service is left in peace."""
    push, browser, other = Silent(), Browser(), Outside()
    async with open_to(push, other), guests(server, "Ada", "Ben") as (ada, ben):
        table, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "push", "address": browser.subscription(f"{push.url}/x")})
        await asked.ask("POST", N, {"kind": "ntfy", "address": f"{other.url}/y"})
        server.notifier.seconds = 2.0
        sending = asyncio.ensure_future(server.later())
        while not push.heard or not other.heard:
            await asyncio.sleep(0.01)
        async with asked.live(table) as live:
            assert "accepted" == (await live.do("say", text="I am here"))["type"]
        await sending
        for _ in range(3):
            await server.later(LATER)
        assert (1, 1) == (len(push.heard), len(other.heard))
        assert 2 == len((await asked.ask("GET", N))["ways"])


@in_a_loop
async def test_a_turn_that_is_over_is_told_to_nobody(server: Timed) -> None:
    """What was to be sent after quiet hours is not, if he has decided meanwhile."""
    push = Outside()
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        table, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "ntfy", "address": f"{push.url}/x"})
        quiet = {"begins": 0, "ends": 60, "zone": "UTC"}  # the clock says midnight
        await asked.ask("PUT", "/api/me/quiet", {"quiet": quiet})
        await server.later()
        async with asked.live(table) as live:
            await live.move(live.options[0])
        await server.later(60 * 60_000)
        assert not push.heard


@in_a_loop
async def test_quiet_hours_hold_a_notice_back(server: Timed) -> None:
    push = Outside()
    async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
        _, asked, _ = await waited_for(server, ada, ben)
        await asked.ask("POST", N, {"kind": "ntfy", "address": f"{push.url}/x"})
        quiet = {"begins": 0, "ends": 60, "zone": "UTC"}
        told = await asked.ask("PUT", "/api/me/quiet", {"quiet": quiet})
        assert quiet == told["quiet"]
        await server.later()
        assert not push.heard
        await server.later(60 * 60_000)
        assert 1 == len(push.heard)
        await refused(ada, 422, "bad_zone", "PUT", "/api/me/quiet", {"quiet": {**quiet, "zone": "Moon/Base"}})
        await refused(ada, 400, "malformed", "PUT", "/api/me/quiet", {"quiet": {**quiet, "ends": 1440}})


# -- mail ------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_mail_goes_only_where_it_was_confirmed(tmp_path: Path) -> None:
    house = MailHouse()
    with fixed_seed(), Timed(tmp_path, mail=house.url, mail_from="table@example.org") as server:
        async with open_to(house), guests(server, "Ada", "Ben") as (ada, ben):
            _, asked, other = await waited_for(server, ada, ben)
            told = await asked.ask("POST", N, {"kind": "mail", "address": "ada@example.org"})
            (way,) = told["ways"]
            assert not way["confirmed"]
            await server.later()
            code = re.findall(r"\b\d{6}\b", house.mails[0])[0]
            assert 1 == len(house.mails), "a notice went to an address that nobody confirmed"
            path = f"{N}/{way['id']}"
            wrong = {"code": f"{(int(code) + 1) % 10**6:06}"}
            await refused(asked, 403, "wrong_code", "POST", path, wrong)
            await refused(other, 404, "no_way", "POST", path, {"code": code})
            assert (await asked.ask("POST", path, {"code": code}))["ways"][0]["confirmed"]
            await server.later()
        assert 2 == len(house.mails)
        assert "Subject: Your turn in Dungeoneer" in house.mails[1]
        assert "To: ada@example.org" in house.mails[1]


@in_a_loop
async def test_a_mail_server_that_can_encrypt_is_asked_to() -> None:
    """Before a password or a mail goes to it. This one says it can, and has no certificate."""
    house = MailHouse(encrypts=True)
    server = read_mail_url(house.url.replace("smtp://", "smtp://ada:secret@"), "table@example.org")
    assert server is not None
    async with open_to(house):
        with pytest.raises(Unreached):
            await asyncio.to_thread(post, server, "ada@example.org", "Title", "text")
    assert ["EHLO", "STARTTLS"] == house.words[:2]
    assert ("AUTH" in house.words, house.mails) == (False, [])


@in_a_loop
async def test_no_password_goes_where_others_could_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    house = MailHouse()
    server = read_mail_url(house.url.replace("smtp://", "smtp://ada:secret@"), "table@example.org")
    assert server is not None
    monkeypatch.setattr(mail, "is_loopback", lambda host: False)
    async with open_to(house):
        with pytest.raises(Unreached, match="does not encrypt"):
            await asyncio.to_thread(post, server, "ada@example.org", "Title", "text")
    assert ("AUTH" in house.words, house.mails) == (False, [])


@in_a_loop
async def test_codes_are_not_guessed(tmp_path: Path) -> None:
    house = MailHouse()
    with Timed(tmp_path, mail=house.url, mail_from="table@example.org") as server:
        async with open_to(house), guests(server, "Ada") as (ada,):
            told = await ada.ask("POST", N, {"kind": "mail", "address": "ada@example.org"})
            path = f"{N}/{told['ways'][0]['id']}"
            answers: list[int] = []
            while 429 not in answers:  # one more try each minute, however slow we are
                answers.append((await ada.http.post(path, json={"code": "x"})).status_code)
    assert (len(answers) > 5, {*answers[:-1]}) == (True, {403})


@in_a_loop
async def test_a_mail_server_that_hangs_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Neither a move nor other notices; and it is left in peace for a while."""
    house, push = MailHouse(), Outside()
    with fixed_seed(), Timed(tmp_path, mail=house.url, mail_from="table@example.org") as server:
        async with open_to(house, push), guests(server, "Ada", "Ben") as (ada, ben):
            table, asked, _ = await waited_for(server, ada, ben)
            told = await asked.ask("POST", N, {"kind": "mail", "address": "ada@example.org"})
            code = re.findall(r"\b\d{6}\b", house.mails[0])[0]
            await asked.ask("POST", f"{N}/{told['ways'][0]['id']}", {"code": code})
            await asked.ask("POST", N, {"kind": "ntfy", "address": f"{push.url}/x"})
            house.silent = True
            server.notifier.mail_seconds = 2.0
            sending = asyncio.ensure_future(server.later())
            while not push.heard or house.calls < 2:
                await asyncio.sleep(0.01)
            async with asked.live(table) as live:
                assert "accepted" == (await live.move(live.options[0]))["type"]
            await sending
            assert {"mail"} == set(server.notifier.resting)


# -- several processes, and many -------------------------------------------------------------------


@in_a_loop
async def test_a_thousand_notices_are_sent_once_each_by_two_processes(tmp_path: Path) -> None:
    """While they are sent, a move takes its way."""
    push = Outside()
    with fixed_seed(), Timed(tmp_path) as server:
        async with open_to(push), guests(server, "Ada", "Ben") as (ada, ben):
            table, _, other = await waited_for(server, ada, ben)
            me = await server.do(server.service.database.read(lambda c: player_asked(c, table)))

            def many(connection: Any) -> None:
                for n in range(1000):
                    store.add_way(connection, store.Way(f"way{n}", me, "ntfy", f"{push.url}/t{n}", "", 0))

            await server.do(server.service.database.write(many))
            second = Notifier(server.settings, server.service.database, server.service.metrics, server.clock)
            server.clock.time += AFTER

            async def both() -> None:
                for _ in range(8):
                    await asyncio.gather(server.notifier.note(), second.note())
                for _ in range(8):
                    await asyncio.gather(server.notifier.send_due(), second.send_due())

            sending = asyncio.ensure_future(server.do(both()))
            while len(push.heard) < 20:
                await asyncio.sleep(0.01)
            async with other.live(table) as live:
                assert "accepted" == (await live.do("say", text="hello"))["type"]
            await sending
            await server.do(second.stop())
        topics = [json.loads(body)["topic"] for _, _, body in push.heard]
        assert len(topics) == len(set(topics))
        assert 1000 == len(topics)


def player_asked(connection: Any, table: str) -> str:
    found = tables_store.read_table(connection, table)
    assert found is not None
    row, seats = found
    return str(seats[row.asked or 0].player)


# -- doors -----------------------------------------------------------------------------------------


@in_a_loop
async def test_nothing_is_sent_unless_the_host_says_so(tmp_path: Path) -> None:
    with Timed(tmp_path, notices=False) as server:
        async with guests(server, "Ada", "") as (ada, stranger):
            assert {"kinds": [], "key": "", "ways": [], "quiet": None} == await ada.ask("GET", N)
            way = {"kind": "ntfy", "address": "https://ntfy.example.org/x"}
            await refused(ada, 409, "no_notices", "POST", N, way)
            await refused(stranger, 401, "who_are_you", "GET", N)


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://2130706433/x",
        "https://localhost/x",
    ],
)
@in_a_loop
async def test_no_way_leads_into_the_network_of_the_host(tmp_path: Path, address: str) -> None:
    with Timed(tmp_path, notices_private=False) as server:
        async with guests(server, "Ada") as (ada,):
            await refused(ada, 422, "bad_way", "POST", N, {"kind": "ntfy", "address": address})
            assert [] == (await ada.ask("GET", N))["ways"]


@in_a_loop
async def test_ways_are_few_and_rationed(tmp_path: Path) -> None:
    with Timed(tmp_path, ways_per_hour=MOST + 2) as server:
        async with guests(server, "Ada", "Ben") as (ada, ben):
            for n in range(MOST):
                await ada.ask("POST", N, {"kind": "ntfy", "address": f"http://127.0.0.1/t{n}"})
            more = {"kind": "ntfy", "address": "http://127.0.0.1/more"}
            await refused(ada, 409, "many_ways", "POST", N, more)
            await ben.ask("POST", N, more)
            await refused(ben, 429, "too_many", "POST", N, {**more, "address": "http://127.0.0.1/again"})
            (way,) = (await ben.ask("GET", N))["ways"]
            await refused(ada, 404, "no_way", "DELETE", f"{N}/{way['id']}")
            assert [] == (await ben.ask("DELETE", f"{N}/{way['id']}"))["ways"]


@in_a_loop
async def test_my_data_lists_it_and_it_goes_with_me(server: Timed) -> None:
    async with guests(server, "Ada") as (ada,):
        await ada.ask("POST", N, {"kind": "ntfy", "address": "http://127.0.0.1/topic"})
        await ada.ask("PUT", "/api/me/quiet", {"quiet": {"begins": 1, "ends": 2, "zone": "Europe/Paris"}})
        data = await ada.ask("GET", "/api/me/data")
        assert ["http://127.0.0.1/topic"] == [way["address"] for way in data["notices"]]
        assert ["Europe/Paris"] == [hours["zone"] for hours in data["quiet_hours"]]
        await ada.ask("DELETE", "/api/me", {"confirm": True})
        database: Database = server.service.database

        def left(connection: Any) -> int:
            return sum(
                len(connection.execute(part.select()).all())
                for part in (store.notice_ways, store.quiet_hours)
            )

        assert 0 == await server.do(database.read(left))
