"""What strangers try, on real servers: other people's pages, other names, floods, tampered words; and what
may be seen of secrets, in answers and in logs.
"""

import asyncio
import contextlib
import json
import re
import socket
import sqlite3
import threading
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from tests.server.arrange import in_a_loop
from tests.server.visitors import guests, invitation, refused, resign, table_for
from tools import patient
from tools.client import ConnectionClosed, Person
from tools.warm import Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from undercroft.server.config import Settings
from undercroft.server.web import api, endpoint, guard
from undercroft.server.web.api import ENDPOINTS
from undercroft.server.web.app import make_app
from undercroft.server.web.openapi import document, plain

PASSWORD = "correct horse battery staple"
PUBLIC = "https://games.example.org"
EVIL = "http://evil.example"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("security")) as process:
        yield process


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that people reach by another name, over https."""
    with Server(tmp_path_factory.mktemp("public"), "--public-url", PUBLIC) as process:
        yield process


def cookies_in(answer: httpx.Response) -> dict[str, dict[str, str]]:
    """The cookies that an answer sets, each with its attributes."""
    found = {}
    for line in answer.headers.get_list("set-cookie"):
        pair, *attributes = line.split("; ")
        name, _, value = pair.partition("=")
        found[name] = {"value": value} | {
            key.lower(): val for key, _, val in (attribute.partition("=") for attribute in attributes)
        }
    return found


# -- cookies ---------------------------------------------------------------------------------------


def test_the_cookie_of_a_session(server: Server) -> None:
    """Out of reach of scripts, and not sent along by other people's pages."""
    answer = patient.post(f"{server.base}/api/me", json={"name": "Ada"})
    cookie = cookies_in(answer).pop("undercroft")
    assert {"value", "httponly", "max-age", "path", "samesite"} == cookie.keys()
    assert ("/", "lax") == (cookie["path"], cookie["samesite"].lower())
    assert 300 * 86400 < int(cookie["max-age"]) <= 400 * 86400


def test_the_cookie_over_https(public_server: Server) -> None:
    """Never sent without encryption, and never set by anybody else's domain."""
    host = {"host": "games.example.org"}
    answer = patient.post(f"{public_server.base}/api/me", json={"name": "Ada"}, headers=host)
    (name, cookie), *others = cookies_in(answer).items()
    assert ("__Host-undercroft", []) == (name, others)
    assert {"value", "httponly", "max-age", "path", "samesite", "secure"} == cookie.keys()
    assert "/" == cookie["path"]
    sent = {**host, "cookie": f"{name}={cookie['value']}"}
    assert "Ada" == patient.get(f"{public_server.base}/api/me", headers=sent).json()["name"]


def test_only_the_guarded_cookie_counts_over_https(public_server: Server) -> None:
    """The other one could have been set by a neighbour's page, or by somebody on the way."""
    host = {"host": "games.example.org"}
    answer = patient.post(f"{public_server.base}/api/me", json={"name": "Eve"}, headers=host)
    session = cookies_in(answer)["__Host-undercroft"]["value"]
    for name, known in (("__Host-undercroft", True), ("undercroft", False)):
        sent = {**host, "cookie": f"{name}={session}"}
        assert known == patient.get(f"{public_server.base}/api/me", headers=sent).json()["known"]


def test_the_cookie_behind_a_proxy(server: Server, tmp_path: Path) -> None:
    """Whether the way is encrypted is believed of a proxy that the host named, and of nobody else."""
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with Server(tmp_path, "--behind-proxy", "127.0.0.1") as behind:
        answer = patient.post(f"{behind.base}/api/me", json={"name": "Ada"}, headers=told)
        assert ["__Host-undercroft"] == list(cookies_in(answer))
        answer = patient.post(f"{behind.base}/api/me", json={"name": "Ada"})
        assert ["undercroft"] == list(cookies_in(answer))
    answer = patient.post(f"{server.base}/api/me", json={"name": "Ada"}, headers=told)
    assert ["undercroft"] == list(cookies_in(answer))


@in_a_loop
async def test_every_way_to_a_session_is_guarded_alike(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        login = {"login": "ada.cookie", "password": PASSWORD}
        new = {"old": PASSWORD, "new": "another battery staple"}
        for answer in (
            await ada.http.post("/api/me/account", json=login),
            await ada.http.post("/api/login", json=login),
            await ada.http.put("/api/me/password", json=new),
            await ada.http.delete("/api/me/sessions"),
        ):
            found = cookies_in(answer)
            assert {"undercroft", "undercroft-device"} == found.keys()
            for cookie in found.values():
                assert "httponly" in cookie
                assert "lax" == cookie["samesite"].lower()
        dropped = cookies_in(await ada.http.post("/api/logout", json={}))
        assert {"undercroft", "__Host-undercroft"} == dropped.keys()
        assert all("0" == each["max-age"] and each["value"] in ("", '""') for each in dropped.values())
        assert "secure" in dropped["__Host-undercroft"]


# -- other people's pages --------------------------------------------------------------------------

CHANGING = [(e.method, plain(e.path)) for e in ENDPOINTS if e.method != "GET"]
READING = [plain(e.path) for e in ENDPOINTS if e.method == "GET"]
FOREIGN = [
    {"origin": EVIL},
    {"origin": "null"},
    {"origin": "https://127.0.0.1"},  # another port
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": "file://"},
    {"origin": EVIL, "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def filled(path: str, table: str) -> str:
    path = path.replace("{table}", table).replace("{campaign}", table)
    path = path.replace("{way}", "nowhere").replace("{mode}", "solitary").replace("{puzzle}", "1")
    return path.replace("{seat}", "0").replace("{game}", "dungeoneer").replace("{list}", "nowhere")


@pytest.mark.parametrize(("method", "path"), CHANGING)
def test_nothing_is_changed_from_other_pages(server: Server, method: str, path: str) -> None:
    with patient.Client(base_url=server.base) as http:
        http.post("/api/me", json={"name": "Ada"})
        wish = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = http.post("/api/tables", json=wish).json()["id"]
        address = filled(path, made)
        for headers in FOREIGN:
            answer = http.request(method, address, json={}, headers=headers)
            told = (answer.status_code, answer.json()["error"]["code"])
            assert (403, "wrong_origin") == told, headers
        own = f"http://127.0.0.1:{server.port}"
        for headers in ({"origin": own}, {"origin": own.upper()}, {"sec-fetch-site": "same-origin"}, {}):
            answer = http.request(method, address, headers=headers)
            if answer.status_code >= 400:
                assert "wrong_origin" != answer.json()["error"]["code"], headers


@in_a_loop
async def test_a_form_on_another_page(server: Server) -> None:
    """The whole attack, with the victim's cookie and a body that would do; from our own page it does."""
    async with guests(server, "Ada") as (ada,):
        wish = json.dumps({"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "open"}]})
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            headers = {"origin": EVIL, "content-type": kind}
            assert 403 == (await ada.http.post("/api/tables", content=wish, headers=headers)).status_code
        simple = {"content-type": "text/plain"}  # what a form can send without being asked
        assert 415 == (await ada.http.post("/api/tables", content=wish, headers=simple)).status_code
        assert [] == (await ada.ask("GET", "/api/me/tables"))["tables"]
        proper = {"content-type": "application/json; charset=utf-8", "origin": server.base}
        assert 201 == (await ada.http.post("/api/tables", content=wish, headers=proper)).status_code


@pytest.mark.parametrize("path", READING)
def test_other_pages_read_nothing(server: Server, path: str) -> None:
    """No answer allows another page to look at it."""
    for method in ("GET", "OPTIONS"):
        headers = {"origin": EVIL, "access-control-request-method": "POST"}
        answer = patient.request(method, f"{server.base}{filled(path, 'nowhere')}", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_the_public_name(public_server: Server) -> None:
    """Our own pages come from the name that people know, wherever the server itself listens."""
    with patient.Client(base_url=public_server.base) as http:
        for origin, status in (
            (PUBLIC, 200),
            (PUBLIC.upper(), 200),
            ("http://games.example.org", 403),  # not encrypted
            (f"{PUBLIC}.evil.example", 403),
            (f"{PUBLIC}:8443", 403),
        ):
            answer = http.post("/api/me", json={"name": "Ada"}, headers={"origin": origin})
            assert status == answer.status_code, origin
            http.cookies.clear()


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("127.0.0.1", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("evil.example:80", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.org", False),
        ("", False),
        ("[::1", False),
        ("a b", False),
    ],
)
def test_names_of_the_server(server: Server, host: str, good: bool) -> None:
    """A stranger's name that leads here is refused, for everything: no page of his can speak to us."""
    for method, path in (("GET", "/api/me"), ("GET", "/"), ("GET", "/metrics"), ("POST", "/api/logout")):
        answer = raw(server, f"{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")
        assert good == (" 421 " not in answer.partition("\r\n")[0]), answer[:200]
        if not good:
            assert '"wrong_host"' in answer


async def handshake(server: Server, table: str, cookie: str, **headers: str) -> Any:
    """The first message on a live connection."""
    origin = headers.pop("origin", None)
    async with connect(
        f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/live",
        additional_headers={"cookie": cookie, **headers},
        origin=Origin(origin) if origin is not None else None,
    ) as live:
        await live.send(json.dumps({"type": "hello"}))
        return json.loads(await live.recv())


@in_a_loop
async def test_no_live_connection_from_other_pages(server: Server) -> None:
    """A browser sends the cookie along with a handshake; so the other page must be turned away there."""
    async with guests(server, "Ada") as (ada,):
        begun = await ada.make_table(["me", "me"], start=True)
        for foreign in FOREIGN:
            with pytest.raises(InvalidStatus) as caught:
                await handshake(server, begun["id"], ada.cookie, **foreign)
            assert 403 == caught.value.response.status_code
        for own in ({}, {"origin": server.base}, {"sec-fetch-site": "same-origin"}):
            assert "welcome" == (await handshake(server, begun["id"], ada.cookie, **own))["type"]


def test_no_live_connection_under_another_name(server: Server) -> None:
    key = "host: evil.example\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13"
    answer = raw(
        server,
        f"GET /api/tables/t/live HTTP/1.1\r\n{key}\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    )
    assert answer.startswith("HTTP/1.1 403 ")


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["info", "debug"])
@in_a_loop
async def test_no_secret_in_the_log(tmp_path: Path, level: str) -> None:
    """A whole evening, with mistakes: neither session nor invitation, password, seed or key is written."""
    with Server(tmp_path, "--log-level", level) as server:
        async with guests(server, "Ada", "Bob", "") as (ada, bob, phone):
            login = {"login": "ada", "password": PASSWORD}
            await ada.ask("POST", "/api/me/account", login)
            await phone.ask("POST", "/api/login", login)
            await refused(
                bob, 401, "wrong_password", "POST", "/api/login", {**login, "password": "wr0ngpass"}
            )
            await refused(bob, 400, "malformed", "POST", "/api/login", {**login, "more": "malf0rmed"})
            made = await ada.make_table(["me", "open"])
            token = await invitation(ada, made["id"], 1)
            await refused(bob, 404, "no_invitation", "POST", "/api/invitations", {"token": token[:-2]})
            await bob.ask("POST", "/api/invitations", {"token": token})
            await ada.ask("POST", f"/api/tables/{made['id']}/start")
            async with ada.live(made["id"]) as one, bob.live(made["id"]) as two:
                await (one if one.options else two).move((one.options or two.options)[0])
                await one.do("say", text="Wh1spered")
                await one.do("why", option="no such thing")
                await two.do("resign")
            await ada.ask("GET", f"/api/tables/{made['id']}/record")
            await ada.ask("GET", "/api/me/data")
            await bob.ask("DELETE", "/api/me", {"confirm": True})
            sessions = [person.http.cookies["undercroft"] for person in (ada, phone)]
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection:
            (seed, hashed) = connection.execute("select seed, password from tables, players").fetchone()
            invites = [row[0] for row in connection.execute("select token from actions")]
    log = server.log.read_text()
    key = (tmp_path / "secret").read_text().strip()
    for secret in (
        PASSWORD,
        "wr0ngpass",
        "malf0rmed",
        token,
        seed,
        hashed,
        key,
        "Wh1spered",
        *sessions,
        *invites,
    ):
        assert secret, "nothing to look for"
        assert secret not in log
    for session in sessions:
        assert session.rpartition(".")[2] not in log  # nor its signature alone
    assert f"/api/tables/{made['id']}/start" in log


@in_a_loop
async def test_secrets_are_not_in_addresses(server: Server) -> None:
    """An invitation stands behind a #, which no browser sends; nothing secret is taken from a query."""
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.make_table(["me", "open"])
        found = (await ada.ask("GET", f"/api/tables/{made['id']}/invitations"))["invitations"]
        for each in found:
            assert each["token"] not in each["link"].partition("#")[0]
        session = ada.http.cookies["undercroft"]
        async with Person(server.base) as eve:
            assert not (await eve.ask("GET", f"/api/me?undercroft={session}&session={session}"))["known"]
        await refused(bob, 415, "not_json", "POST", f"/api/invitations?token={found[0]['token']}")
    queries = {name for e in ENDPOINTS if e.query for name in e.query.__struct_fields__}
    assert not {name for name in queries if re.search("token|secret|password|session|seed|invit", name)}


@in_a_loop
async def test_a_seed_is_told_when_the_game_is_over(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        begun = await table_for(ada, bob)
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection:
            query = "select seed from tables where id = ?"
            (seed,) = connection.execute(query, [begun["id"]]).fetchone()
        paths = ["/api/tables", f"/api/tables/{begun['id']}", "/api/me/tables", "/api/me/data"]
        paths += [f"/api/tables/{begun['id']}/{what}" for what in ("log", "replay", "record", "verify")]
        paths += [f"/api/tables/{begun['id']}/replay?seat=0", f"/api/tables/{begun['id']}/replay?whole=true"]
        told = [(await person.http.get(path)).text for person in (ada, bob, stranger) for path in paths]
        async with ada.live(begun["id"]) as live:
            told.append(json.dumps(live.messages))
        assert not [text for text in told if seed in text]
        await resign(bob, begun["id"])
        assert seed in await stranger.ask("GET", f"/api/tables/{begun['id']}/record")


# -- headers ---------------------------------------------------------------------------------------


def is_guarded(answer: httpx.Response) -> None:
    """What every answer says to browsers."""
    for name, value in HEADERS.items():
        assert value == answer.headers[name], (answer.request.url, name)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert "'none'" == policy["default-src"]
    assert "'none'" == policy["frame-ancestors"]
    assert "'none'" == policy["base-uri"]
    assert "'self'" == policy["script-src"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert re.fullmatch("[0-9a-f]{12}", answer.headers["x-request-id"])
    assert "camera=()" in answer.headers["permissions-policy"]


def test_every_kind_of_answer_is_guarded(server: Server, public_server: Server) -> None:
    with patient.Client(base_url=server.base) as http:
        for status, answer in (
            (200, http.get("/")),
            (200, http.get("/health")),
            (200, http.get("/metrics")),
            (200, http.head("/api/me")),
            (200, http.post("/api/me", json={"name": "Ada"})),
            (400, http.post("/api/me", json={})),
            (401, http.post("/api/login", json={"login": "nobody", "password": "x"})),
            (403, http.post("/api/me", json={"name": "Ada"}, headers={"origin": EVIL})),
            (404, http.get("/nowhere")),
            (404, http.get("/api/tables/nowhere")),
            (405, http.put("/api/me")),
            (413, http.post("/api/me", json={"name": "A" * 100_000})),
            (415, http.post("/api/me", content="{}")),
            (421, http.get("/", headers={"host": "evil.example"})),
            (204, http.post("/api/logout", json={})),
        ):
            assert status == answer.status_code, answer.text
            is_guarded(answer)
            assert "strict-transport-security" not in answer.headers
    is_guarded(patient.get(public_server.base))


def test_browsers_stay_with_https(public_server: Server) -> None:
    """Where people come over https they are told to come so for ever."""
    answer = patient.get(f"{public_server.base}/", headers={"host": "games.example.org"})
    assert re.match(r"max-age=\d{7,}", answer.headers.get("strict-transport-security", ""))


# -- errors ----------------------------------------------------------------------------------------


@in_a_loop
async def test_an_internal_error_shows_nothing_but_an_id(tmp_path: Path) -> None:
    """A log that somebody has damaged: the people at the table learn nothing of it, the host everything."""
    with Server(tmp_path) as server:
        async with guests(server, "Ada", "Bob") as (ada, bob):
            begun = await table_for(ada, bob)
            async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two:
                mover = one if one.options else two
                await mover.move(mover.options[0])
            cookies = ada.http.cookies
    with contextlib.closing(sqlite3.connect(server.database)) as connection, connection:
        broken = json.dumps({"kind": "moved", "seat": mover.seat, "option": "br0ken words"})
        connection.execute("update actions set data = ? where seq = 2", [broken])
        connection.execute("delete from snapshots")
    with Server(tmp_path) as server:
        async with guests(server, "") as (ada,):
            ada.http.cookies.update(cookies)
            answer = await ada.http.get(f"/api/tables/{begun['id']}/replay?start=1&seat=0")
            assert 500 == answer.status_code
            id = answer.headers["x-request-id"]
            nothing = {"code": "internal", "message": "something went wrong here", "id": id}
            assert {"error": nothing} == answer.json()
            is_guarded(answer)
            live = ada.live(begun["id"])
            failed = await live.open()
            assert ("failed", "internal", "something went wrong here") == (
                failed["type"],
                failed["code"],
                failed["message"],
            )
            with pytest.raises(ConnectionClosed):
                await live.next()
            assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]  # the server goes on
    log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    for found in (id, failed["id"]):
        (error,) = [line for line in log if line.get("request") == found and line["level"] == "error"]
        assert "br0ken" in error["exception"]


@in_a_loop
async def test_a_seed_in_an_error_stays_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine writes seed and moves into what goes wrong in it, so that a host can look into it."""

    async def broken(ask: Any) -> Any:
        error = RuntimeError("a step that does not exist")
        error.add_note("while seat 0 took 'pass' after this game:\nseed s3cret")
        raise error

    monkeypatch.setattr(api, "found_table", broken)
    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32))
    with structlog.testing.capture_logs() as logged:
        async with (
            app.router.lifespan_context(app),
            patient.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
        ):
            answer = await http.get("/api/tables/t")
    assert 500 == answer.status_code
    assert {"code", "message", "id"} == answer.json()["error"].keys()
    for secret in ("s3cret", "step", "RuntimeError", "found_table", ".py"):
        assert secret not in answer.text
    (failure,) = [line for line in logged if line["log_level"] == "error"]
    assert failure["exc_info"]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/api",
        "/api/",
        "/api/me/",
        "/api/tables/",
        "/api/tables/UPPER",
        "/api/tables/a.b",
        f"/api/tables/{'a' * 33}",
        "/api/tables/t/seats/7",
        "/api/tables/t/seats/-1",
        "/api/tables/t/seats/00",
        "/../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../../../../../etc/passwd",
        "/assets/..%2f..%2f..%2f..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/.git/config",
        "/undercroft.db",
        "/secret",
        "/api/tables/..%2f..%2fsecret",
        "/%00",
        "/%ff%fe",
        "/%0d%0aset-cookie:%20x=1",
        "/api/me%20",
        "/api/me;x=1",
        "/API/ME",
        "/api%2fme%2fdata",
    ],
)
def test_addresses_that_are_not_there(server: Server, path: str) -> None:
    """Sent as they are, for a client would tidy them up."""
    answer = raw(server, f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 404 ") or path == "/api%2fme%2fdata", head
    assert "root:" not in answer
    assert "x=1" not in head
    assert json.loads(body)["error"]["code"] in ("not_found", "no_table", "who_are_you")


@pytest.mark.parametrize("path", sorted(document(ENDPOINTS)["paths"]))
def test_methods_that_are_not_there(server: Server, path: str) -> None:
    """Each address names the methods it has."""
    here = {method.upper() for method in document(ENDPOINTS)["paths"][path]}
    here |= {"HEAD"} if "GET" in here else set()
    with patient.Client(base_url=server.base) as http:
        for method in {
            "GET",
            "HEAD",
            "POST",
            "PUT",
            "PATCH",
            "DELETE",
            "OPTIONS",
            "TRACE",
            "PROPFIND",
        } - here:
            answer = http.request(method, filled(path, "nowhere"))
            assert 405 == answer.status_code, method
            assert here == set(answer.headers["allow"].split(", "))
            if method != "HEAD":
                assert "wrong_method" == answer.json()["error"]["code"]
        if "HEAD" in here:
            one, two = (http.request(method, filled(path, "nowhere")) for method in ("GET", "HEAD"))
            assert one.status_code == two.status_code
            assert b"" == two.content


def test_words_that_are_no_request(server: Server) -> None:
    for words in (
        "BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n",
        "GET / HTTP/9.9\r\nhost: localhost\r\n\r\n",
        "GET\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01",  # somebody who wants to speak TLS
        POST.format("/api/me", "content-length: 5\r\ntransfer-encoding: chunked") + "0\r\n\r\n",
        POST.format("/api/me", "content-length: -1"),
        POST.format("/api/me", "content-length: 1\r\ncontent-length: 2"),
    ):
        assert raw(server, words).startswith("HTTP/1.1 400 "), words
    assert 200 == patient.get(f"{server.base}/health").status_code


# -- words of people -------------------------------------------------------------------------------

TRICKY = [
    "<script>boo()</script>",
    "</title><img src=x>",
    "\"'`&quot;;--",
    "'; drop table players",
    "quiz\u202ezi\u2066cal\u200fly",  # no four letters that the number of a request may have
    "a\x00b\x1bc\x7fd",
    "a\r\nset-cookie: x=1",
    "\N{GHOST}\N{ZERO WIDTH JOINER}\N{SNAKE}",
    "é" * 24,
    "{{7*7}}${7*7}%n%s",
    "../../etc/passwd",
]


@pytest.mark.parametrize("words", TRICKY, ids=ascii)
@in_a_loop
async def test_words_come_back_as_words(server: Server, words: str) -> None:
    """In JSON that no browser takes for anything else, without what cannot be seen; and nowhere else."""
    seen = (c if c.isprintable() else " " for c in words if unicodedata.category(c) != "Cf")
    shown = " ".join("".join(seen).split())
    async with guests(server, "", "Bob") as (ada, bob):
        await ada.ask("POST", "/api/me", {"name": words})
        begun = await table_for(ada, bob, name=words, public=True)
        table = f"/api/tables/{begun['id']}"
        assert shown == begun["name"]
        assert shown == begun["seats"][0]["name"]
        async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two:
            assert "accepted" == (await one.do("say", text=words))["type"]
            await two.do("resign")
            assert shown == two.state["seats"][0]["name"]
            (said,) = [line for line in two.lines.values() if line["kind"] == "said"]
            assert shown.replace(" ", "") == said["text"].replace(" ", "")
        for path in ("/api/me", "/api/tables", table, f"{table}/log", f"{table}/record", "/api/me/data", "/"):
            answer = await ada.http.get(path)
            assert "nosniff" == answer.headers["x-content-type-options"]
            assert not any(words[:5] in value or shown in value for value in answer.headers.values())
            assert "x=1" not in str(answer.headers)
            if "json" not in answer.headers["content-type"]:
                assert words not in answer.text
                assert shown not in answer.text
        found = await ada.http.get(f"{table}/record")
        name = f'attachment; filename="undercroft-dungeoneer-{begun["id"]}.record"'
        assert name == found.headers["content-disposition"]


@in_a_loop
async def test_words_that_are_no_words(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        for body in (
            b'{"name": "\xff\xfe"}',
            b'{"name": "\\ud800"}',
            b'{"name": "a" "b"}',
            b'{"name": NaN}',
            b'{"name": "a", "name2": "b"}',
            b'\xef\xbb\xbf{"name": "a"}',
            b"[" * 50_000,
            b'{"name":' * 5_000,
            b"null",
            b"",
        ):
            answer = await ada.http.patch(
                "/api/me", content=body, headers={"content-type": "application/json"}
            )
            assert 400 == answer.status_code, body[:40]
            assert "malformed" == answer.json()["error"]["code"]
        assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]


# -- too much --------------------------------------------------------------------------------------


def raw(server: Server, words: str | bytes, flood: bytes = b"", most: int = 0) -> str:
    """What the server says to bytes until it hangs up, which we wait for once it has begun to speak. A flood
    follows, of `most` bytes.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=600) as wire:
        wire.sendall(words.encode("latin-1") if isinstance(words, str) else words)
        heard, spoken = bytearray(), threading.Event()

        def listen() -> None:
            with contextlib.suppress(OSError):
                while part := wire.recv(65536):
                    heard.extend(part)
                    spoken.set()
            spoken.set()

        ear = threading.Thread(target=listen)
        ear.start()
        with contextlib.suppress(OSError):
            for _ in range(0, most, max(1, len(flood))):
                wire.sendall(flood)
        if not flood and b"connection: close" not in (words if isinstance(words, bytes) else words.encode()):
            spoken.wait(600)
            with contextlib.suppress(OSError):
                wire.shutdown(socket.SHUT_WR)
        ear.join(600)
        assert not ear.is_alive(), "the server goes on listening for ever"
    return heard.decode("latin-1")


CHUNK = b"10000\r\n" + b"x" * 65536 + b"\r\n"
POST = "POST {} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n{}\r\n\r\n"


@pytest.mark.parametrize("path", ["/api/me", "/api/verify", "/api/tables/t/start", "/nowhere"])
def test_a_body_that_never_ends(server: Server, path: str) -> None:
    """In pieces, without saying how much it is: it is cut off, whether somebody wanted it or not."""
    answer = raw(server, POST.format(path, "transfer-encoding: chunked"), CHUNK, most=200_000_000)
    assert "" == answer or answer.startswith("HTTP/1.1 4"), answer[:100]


@pytest.mark.parametrize(("path", "most"), [("/api/me", 65_536), ("/api/verify", 2_000_000)])
def test_how_large_a_body_may_be(server: Server, path: str, most: int) -> None:
    """To the byte, announced or not; a little too much is answered, so that people know."""
    with patient.Client(base_url=server.base) as http:
        for size, status in ((most, 400), (most + 1, 413)):
            body = b'"' + b"x" * (size - 2) + b'"'
            for content in (body, pieces(body)):
                headers = {"content-type": "application/json"}
                answer = http.post(path, content=content, headers=headers)
                assert status == answer.status_code, (size, answer.text[:100])
        assert "too_large" == answer.json()["error"]["code"]
        assert str(most) in answer.json()["error"]["message"]


def pieces(body: bytes) -> Iterator[bytes]:
    for start in range(0, len(body), 10_000):
        yield body[start : start + 10_000]


def test_a_body_that_is_announced_as_huge(server: Server) -> None:
    """It is not waited for."""
    answer = raw(server, POST.format("/api/me", "content-length: 100000000000\r\nconnection: close"))
    assert answer.startswith("HTTP/1.1 413 ")


def test_a_head_that_never_ends(server: Server) -> None:
    start = "GET /health HTTP/1.1\r\nhost: localhost\r\n"
    assert "200 OK" not in raw(server, f"{start}x: ", b"y" * 65536, most=200_000_000)
    assert "200 OK" not in raw(server, start, b"x: y\r\n" * 10_000, most=200_000_000)
    assert 200 == patient.get(f"{server.base}/health").status_code


def test_requests_that_do_not_wait_for_answers(server: Server) -> None:
    """They are not even counted, but cut off: one read may hold hundreds."""
    one = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    answer = raw(server, one * 500 + one.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    assert answer.count("HTTP/1.1 200 OK") < 20
    several = one * 5 + one.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
    assert 6 == raw(server, several).count("HTTP/1.1 200 OK")


SLOW_POST = {
    "type": "http",
    "method": "POST",
    "path": "/api/me",
    "raw_path": b"/api/me",
    "query_string": b"",
    "root_path": "",
    "scheme": "http",
    "http_version": "1.1",
    "headers": [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"20")],
    "client": ("127.0.0.1", 1),
    "server": ("127.0.0.1", 2),
}


@in_a_loop
async def test_a_body_that_takes_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "BODY_SECONDS", 0.05)
    monkeypatch.setattr(guard, "DRAIN_SECONDS", 0.05)
    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32))

    async with app.router.lifespan_context(app):
        sent: list[Any] = []
        parts = [{"type": "http.request", "body": b'{"name"', "more_body": True}]

        async def receive() -> Any:
            if not parts:
                await asyncio.Event().wait()
            return parts.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        await app(SLOW_POST, receive, send)
    assert 408 == sent[0]["status"]
    assert "too_slow" == json.loads(sent[1]["body"])["error"]["code"]


def test_somebody_who_hangs_up(server: Server) -> None:
    """In the middle of a body. That is no fault of ours, and is not logged as one."""
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(POST.format("/api/me", "content-length: 50").encode() + b'{"na')
    assert 200 == patient.get(f"{server.base}/health").status_code
    assert '"level": "error"' not in server.log.read_text()


# -- too often -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("guests_per_hour=5", "logins_per_minute=3", "passwords_per_minute=3", "tables_per_person=3")
    flags = [word for limit in limits for word in ("--limit", limit)]
    with Server(tmp_path_factory.mktemp("strict"), *flags, strict=True) as process:
        yield process


@pytest.fixture(scope="module")
def sluggish(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One request a second, and four at once; slow enough for a busy machine to be too fast."""
    folder = tmp_path_factory.mktemp("sluggish")
    with Server(folder, "--limit", "requests_per_second=1", strict=True) as process:
        yield process


def from_address(server: Server, address: str) -> httpx.Client:
    return patient.Client(base_url=server.base, transport=httpx.HTTPTransport(local_address=address))


def until_refused(ask: Callable[[], httpx.Response], most: int) -> tuple[int, httpx.Response]:
    """How often something worked, and how it was refused then."""
    for worked in range(most):
        answer = ask()
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 0
            assert {"code", "message", "id"} == answer.json()["error"].keys()
            return worked, answer
    raise AssertionError("nobody was refused")


def test_too_many_guests(strict: Server) -> None:
    with from_address(strict, "127.0.0.11") as one, from_address(strict, "127.0.0.12") as two:

        def come_in() -> httpx.Response:
            one.cookies.clear()
            return one.post("/api/me", json={"name": "Eve"})

        worked, answer = until_refused(come_in, 10)
        assert (5, "too_many") == (worked, answer.json()["error"]["code"])
        assert not answer.headers.get("set-cookie")
        assert 200 == two.post("/api/me", json={"name": "Ada"}).status_code  # others are not held up
        assert 200 == two.post("/api/me", json={"name": "Ida"}).status_code  # nor is whoever is known


def test_too_many_attempts_from_one_address(strict: Server) -> None:
    with from_address(strict, "127.0.0.21") as eve:
        tries = iter(range(100))
        worked, answer = until_refused(
            lambda: eve.post("/api/login", json={"login": f"guess{next(tries)}", "password": "x"}), 10
        )
        assert 3 <= worked
        assert "too_many" == answer.json()["error"]["code"]


def test_too_many_attempts_at_one_account(strict: Server) -> None:
    """From one address; somebody elsewhere is not held up."""
    with from_address(strict, "127.0.0.31") as eve, from_address(strict, "127.0.0.32") as other:
        body = {"login": "victim", "password": "x"}
        worked, _ = until_refused(lambda: eve.post("/api/login", json=body), 10)
        assert 3 <= worked
        assert 401 == other.post("/api/login", json=body).status_code


def test_too_many_attempts_at_an_account(strict: Server) -> None:
    """A password takes its time to be kept, too; also where the login is taken."""
    with from_address(strict, "127.0.0.25") as ada, from_address(strict, "127.0.0.26") as eve:
        for each in (ada, eve):
            each.post("/api/me", json={"name": "Somebody"})
        body = {"login": "the.only.one", "password": PASSWORD}
        assert 200 == ada.post("/api/me/account", json=body).status_code
        worked, answer = until_refused(lambda: eve.post("/api/me/account", json=body), 10)
        assert 3 <= worked
        assert "too_many" == answer.json()["error"]["code"]


def test_looking_back_too_often(sluggish: Server) -> None:
    """What plays a whole game again is counted, whoever asks for it."""
    with from_address(sluggish, "127.0.0.65") as ada, from_address(sluggish, "127.0.0.66") as eve:
        ada.post("/api/me", json={"name": "Ada"})
        wish = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        table = f"/api/tables/{ada.post('/api/tables', json=wish).json()['id']}"
        assert 200 == eve.get(f"{table}/replay").status_code
        worked, answer = until_refused(lambda: eve.get(f"{table}/replay"), 100)
        assert 3 <= worked
        assert "too_fast" == answer.json()["error"]["code"]
        for dear in ("record", "verify"):
            until_refused(lambda dear=dear: eve.get(f"{table}/{dear}"), 100)
        assert 200 == ada.get(f"{table}/replay").status_code  # others are not held up
        assert 200 == eve.get(table).status_code


def test_too_many_requests(sluggish: Server) -> None:
    """Of those that change something; looking is not counted. And a bucket fills again."""
    with from_address(sluggish, "127.0.0.61") as one, from_address(sluggish, "127.0.0.62") as two:
        for each in (one, two):
            each.post("/api/me", json={"name": "Ada"})
        worked, answer = until_refused(lambda: one.patch("/api/me", json={"language": "fr"}), 200)
        assert 3 <= worked
        assert "too_fast" == answer.json()["error"]["code"]
        assert 200 == one.get("/api/me").status_code
        assert 200 == two.patch("/api/me", json={}).status_code


def test_too_many_tables(strict: Server) -> None:
    with from_address(strict, "127.0.0.71") as ada:
        ada.post("/api/me", json={"name": "Ada"})
        wish = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made: list[str] = []

        def make() -> httpx.Response:
            answer = ada.post("/api/tables", json=wish)
            if answer.status_code == 201:
                made.append(answer.json()["id"])
            return answer

        worked, answer = until_refused(make, 10)
        assert (3, "too_many") == (worked, answer.json()["error"]["code"])
        assert "at most 3 unfinished tables" in answer.json()["error"]["message"]
        ada.delete(f"/api/tables/{made[0]}")
        assert 201 == ada.post("/api/tables", json=wish).status_code  # room again
