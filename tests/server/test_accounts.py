"""Who somebody is, on a real server: guests, accounts, sessions, and doors that are closed to strangers."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from itsdangerous import URLSafeTimedSerializer
from tests.server.arrange import BACKENDS, in_a_loop, player_row
from tests.server.visitors import guests, invitation, refused, table_for
from tools import patient
from tools.client import Person
from tools.warm import Server

from undercroft.server import identity, passwords
from undercroft.server.config import Limits, Settings
from undercroft.server.identity import Session, Signer
from undercroft.server.store import people
from undercroft.server.store.database import Database
from undercroft.server.web.app import make_app

PASSWORD = "correct horse battery"
BAD_PASSWORDS = {
    "BOB.THE.Builder": "password_is_name",
    "bob the builder": "password_is_name",
    "\uff42ob.the.builder": "password_is_name",
    "PassWord1": "password_common",
    "1234 5678": "password_common",
    "Contrasen\u0303a": "password_common",
    "e\u0301" * 4 + "abc": "password_short",
}
NOBODY = {"known": False, "name": None, "login": None, "language": None}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("accounts")) as process:
        yield process


def signer_of(server: Server) -> Signer:
    return Signer((server.folder / "secret").read_bytes().strip())


def cookie_of(person: Person) -> str:
    return str(person.http.cookies["undercroft"])


def session_of(server: Server, person: Person) -> Session:
    found = signer_of(server).read_session(cookie_of(person))
    assert found is not None
    return found


async def who_is(server: Server, cookie: str) -> Any:
    """Whom the server sees behind a cookie."""
    async with patient.AsyncClient(base_url=server.base) as http:
        answer = await http.get("/api/me", headers={b"cookie": f"undercroft={cookie}".encode()})
        assert 200 == answer.status_code
        return answer.json()


async def make_account(person: Person, login: str) -> Any:
    return await person.ask("POST", "/api/me/account", {"login": login, "password": PASSWORD})


# -- guests ----------------------------------------------------------------------------------------


@in_a_loop
async def test_a_guest_needs_only_a_name(server: Server) -> None:
    async with guests(server, "") as (ada,):
        assert NOBODY == await ada.ask("GET", "/api/me")
        me = {"known": True, "name": "Ada", "login": None, "language": "fr"}
        assert me == await ada.ask("POST", "/api/me", {"name": " Ada\n", "language": "fr"})
        assert me == await ada.ask("GET", "/api/me")


@in_a_loop
async def test_whoever_is_known_stays_the_same(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        before = cookie_of(ada)
        assert "Ida" == (await ada.ask("POST", "/api/me", {"name": "Ida"}))["name"]
        assert before == cookie_of(ada)
        assert "Ida" == (await who_is(server, before))["name"]


@in_a_loop
async def test_changing_name_and_language(server: Server) -> None:
    async with guests(server, "Ada", "") as (ada, stranger):
        changed = {"known": True, "name": "Ada", "login": None, "language": "es"}
        assert changed == await ada.ask("PATCH", "/api/me", {"language": "es"})
        assert {**changed, "name": "Ida"} == await ada.ask("PATCH", "/api/me", {"name": "Ida"})
        assert {**changed, "name": "Ida"} == await ada.ask("PATCH", "/api/me", {})
        await refused(stranger, 401, "who_are_you", "PATCH", "/api/me", {"name": "Eve"})


@pytest.mark.parametrize(
    ("name", "code", "problem"),
    [
        ("", "malformed", "length >= 1"),
        ("x" * 25, "bad_name", "at most 24 characters"),
        ("x" * 500, "malformed", "length <= 192"),
        (" ", "bad_name", "that can be read"),
        ("\u202e\u200b\u0000", "bad_name", "that can be read"),
        (None, "malformed", "str"),
        (7, "malformed", "str"),
    ],
    ids=ascii,
)
@in_a_loop
async def test_names_that_nobody_has(server: Server, name: Any, code: str, problem: str) -> None:
    async with guests(server, "", "Ada") as (stranger, ada):
        assert problem in await refused(stranger, 400, code, "POST", "/api/me", {"name": name})
        assert NOBODY == await stranger.ask("GET", "/api/me")
        if name is not None:
            await refused(ada, 400, code, "PATCH", "/api/me", {"name": name})
            assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]


# -- accounts --------------------------------------------------------------------------------------


@in_a_loop
async def test_an_account_keeps_the_seats_of_the_guest(server: Server) -> None:
    """From one device to the next, in the middle of a game."""
    async with guests(server, "Ada", "Bob", "") as (ada, bob, phone):
        begun = await table_for(ada, bob)
        made = await make_account(ada, "ada.keeps")
        assert {"known": True, "name": "Ada", "login": "ada.keeps", "language": "en"} == made
        entered = await phone.ask("POST", "/api/login", {"login": "ada.keeps", "password": PASSWORD})
        assert made == entered
        mine = (await phone.ask("GET", "/api/me/tables"))["tables"]
        assert [begun["id"]] == [table["id"] for table in mine]
        assert [True, False] == [seat["mine"] for seat in mine[0]["seats"]]
        async with phone.live(begun["id"]) as live:
            assert 0 == live.seat
            assert "accepted" == (await live.do("say", text="From my phone"))["type"]
        assert session_of(server, ada) == session_of(server, phone)  # both go on


@in_a_loop
async def test_accounts_that_cannot_be(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "") as (ada, bob, stranger):
        good = {"login": "ada.first", "password": PASSWORD}
        await refused(stranger, 401, "who_are_you", "POST", "/api/me/account", good)
        await make_account(ada, "ada.first")
        await refused(ada, 409, "has_account", "POST", "/api/me/account", {**good, "login": "ada.second"})
        await refused(bob, 409, "login_taken", "POST", "/api/me/account", good)
        for login in ("ab", "x" * 31, "Ada", "a b c", "a\u0000b", "ada@home", "äda", "", 7, None, "ada\n"):
            await refused(bob, 400, "malformed", "POST", "/api/me/account", {**good, "login": login})
        for password in ("seven77", "x" * 201, "", 12345678, None):
            await refused(bob, 400, "malformed", "POST", "/api/me/account", {**good, "password": password})
        await bob.ask("PATCH", "/api/me", {"name": "Bob the Builder"})
        for password, code in BAD_PASSWORDS.items():
            body = {"login": "bob.the.builder", "password": password}
            await refused(bob, 422, code, "POST", "/api/me/account", body)
        assert (await bob.ask("GET", "/api/me"))["login"] is None
        await make_account(bob, "bob.0_-")


@in_a_loop
async def test_a_race_for_one_login(server: Server) -> None:
    async with guests(server, *"ABCD") as racers:
        body = {"login": "wanted.by.all", "password": PASSWORD}
        answers = await asyncio.gather(*(each.http.post("/api/me/account", json=body) for each in racers))
        assert [200, 409, 409, 409] == sorted(answer.status_code for answer in answers)


@in_a_loop
async def test_passwords_are_not_kept(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        await make_account(ada, "ada.hashed")
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection:
            query = "select password from players where login = 'ada.hashed'"
            (found,) = connection.execute(query).fetchone()
        assert found.startswith("$argon2id$")
        assert PASSWORD not in found


@in_a_loop
async def test_a_stranger_learns_nothing_from_a_refusal(server: Server) -> None:
    """A wrong password and a login that nobody has are answered alike, but for the id."""
    async with guests(server, "Ada", "") as (ada, eve):
        await make_account(ada, "ada.uniform")
        answers = [
            await eve.http.post("/api/login", json={"login": login, "password": password})
            for login, password in (
                ("ada.uniform", "wrong"),
                ("nobody.here", "wrong"),
                ("nobody.here", PASSWORD),
                ("ada.uniform", PASSWORD + " "),
                ("ada.uniform", PASSWORD.upper()),
                ("ada.uniform", ""),
            )
        ]
        for answer in answers:
            error = answer.json()["error"]
            told = (answer.status_code, error["code"], error["message"])
            assert (401, "wrong_password", "no account has this login and password") == told
            assert "set-cookie" not in answer.headers
        headers = [{k: v for k, v in a.headers.items() if k not in ("date", "x-request-id")} for a in answers]
        assert all(headers[0] == other for other in headers)
        assert NOBODY == await eve.ask("GET", "/api/me")


class CountingHasher:
    """Counts how often a password was really checked."""

    def __init__(self) -> None:
        self.real = passwords.hasher
        self.checked: list[str] = []

    def hash(self, password: str) -> str:
        return self.real.hash(password)

    def verify(self, hashed: str, password: str) -> bool:
        self.checked.append(hashed)
        return self.real.verify(hashed, password)

    def check_needs_rehash(self, hashed: str) -> bool:
        return self.real.check_needs_rehash(hashed)


@in_a_loop
async def test_the_same_work_for_logins_that_nobody_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Argon2 is asked once at every attempt, with a hash of the same cost: time tells nobody who exists."""
    hasher = CountingHasher()
    monkeypatch.setattr(passwords, "hasher", hasher)
    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32))
    base = "http://localhost"
    async with (
        app.router.lifespan_context(app),
        patient.AsyncClient(transport=httpx.ASGITransport(app), base_url=base) as http,
    ):
        await http.post("/api/me", json={"name": "Ada"})
        assert (
            200
            == (await http.post("/api/me/account", json={"login": "ada", "password": PASSWORD})).status_code
        )
        for login in ("ada", "nobody", "nobody"):
            answer = await http.post("/api/login", json={"login": login, "password": "wrong"})
            assert 401 == answer.status_code
    assert 3 == len(hasher.checked)
    costs = {hashed.rsplit("$", 2)[0] for hashed in hasher.checked}
    assert 1 == len(costs), costs
    assert hasher.checked[0] != hasher.checked[1]


# -- leaving ---------------------------------------------------------------------------------------


@in_a_loop
async def test_leaving_this_device(server: Server) -> None:
    async with guests(server, "Ada", "", "") as (ada, phone, stranger):
        await make_account(ada, "ada.leaves")
        await phone.ask("POST", "/api/login", {"login": "ada.leaves", "password": PASSWORD})
        answer = await ada.http.post("/api/logout", json={})
        assert (204, b"") == (answer.status_code, answer.content)
        assert ["undercroft-device"] == list(ada.http.cookies)
        assert NOBODY == await ada.ask("GET", "/api/me")
        assert "Ada" == (await phone.ask("GET", "/api/me"))["name"]
        await stranger.ask("POST", "/api/logout", {"everywhere": True})  # nobody can leave too


@in_a_loop
async def test_leaving_everywhere(server: Server) -> None:
    """All sessions end, and with them the live connections; the account stays."""
    async with guests(server, "Ada", "") as (ada, phone):
        login = {"login": "ada.everywhere", "password": PASSWORD}
        await make_account(ada, login["login"])
        await phone.ask("POST", "/api/login", login)
        begun = await ada.make_table(["me", "me"], start=True)
        cookies = cookie_of(ada), cookie_of(phone)
        async with phone.live(begun["id"]) as live:
            await ada.ask("POST", "/api/logout", {"everywhere": True})
            for cookie in cookies:
                assert NOBODY == await who_is(server, cookie)
            failed = await live.until(lambda message: message["type"] == "failed")
            assert "session_ended" == failed["code"]
        assert "Ada" == (await ada.ask("POST", "/api/login", login))["name"]
        assert NOBODY == await who_is(server, cookies[0])


# -- sessions --------------------------------------------------------------------------------------


def flipped(text: str, at: int) -> str:
    return text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]


@in_a_loop
async def test_tampered_sessions(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        made = await ada.make_table(["me", "open"])
        good, other = cookie_of(ada), cookie_of(bob)
        body, time, signature = good.split(".")
        player, epoch = session_of(server, ada)
        signer = signer_of(server)
        assert "Ada" == (await who_is(server, good))["name"]
        assert "Ada" == (await who_is(server, signer.session(player, epoch)))["name"]
        for bad in (
            "",
            "x",
            "..",
            "a.b.c",
            good[:-1],
            flipped(good, 3),
            flipped(good, len(body) + 2),
            flipped(good, -3),
            f"{other.split('.')[0]}.{time}.{signature}",
            f"{body}.{time}",
            good + "." + signature,
            await invitation(ada, made["id"], 1),  # signed by us, but no session
            signer.session(player, epoch + 1),
            signer.session(player, epoch - 1),
            signer.session("0123456789abcdef", 0),
            signer.sessions.dumps({"player": player}),
            signer.sessions.dumps([player]),
            signer.sessions.dumps([player, "x"]),
            signer.sessions.dumps(None),
            Signer(b"another secret of thirty-two chars").session(player, epoch),
            "x" * 4000,
            "\N{GHOST}",
        ):
            assert NOBODY == await who_is(server, bad), bad


class LongAgo(URLSafeTimedSerializer):
    """Signs as if more time had passed than a browser keeps a cookie."""

    class OldSigner(URLSafeTimedSerializer.default_signer):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - identity.SESSION_SECONDS - 60

    default_signer = OldSigner


@in_a_loop
async def test_sessions_end_with_time(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        secret = (server.folder / "secret").read_bytes().strip()
        old = LongAgo(secret, salt="undercroft session").dumps(list(session_of(server, ada)))
        assert NOBODY == await who_is(server, old)


@in_a_loop
async def test_another_secret_ends_all_sessions(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        async with guests(before, "Ada") as (ada,):
            cookie = cookie_of(ada)
            made = await ada.make_table(["me", "open"])
            token = {"token": await invitation(ada, made["id"], 1)}
    (tmp_path / "secret").write_text("x" * 64)
    with Server(tmp_path) as after:
        assert NOBODY == await who_is(after, cookie)
        async with guests(after, "Bob") as (bob,):
            await refused(bob, 404, "no_invitation", "POST", "/api/invitations", token)


@in_a_loop
async def test_sessions_outlive_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        async with guests(before, "Ada") as (ada,):
            cookie = cookie_of(ada)
    with Server(tmp_path) as after:
        assert "Ada" == (await who_is(after, cookie))["name"]


@in_a_loop
async def test_somebody_who_is_not_welcome(server: Server) -> None:
    """Whoever is banned is told so, at every door."""
    async with guests(server, "Eve", "Bob") as (eve, bob):
        await make_account(eve, "eve.banned")
        begun = await table_for(eve, bob)
        player = session_of(server, eve).player
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection, connection:
            connection.execute("update players set banned = 1 where id = ?", [player])
        for method, path, body in (
            ("GET", "/api/me", None),
            ("GET", "/api/tables", None),
            ("POST", "/api/me", {"name": "Eva"}),
            ("POST", "/api/tables", {"game": "dungeoneer", "seats": [{"kind": "me"}] * 2}),
            ("GET", f"/api/tables/{begun['id']}/log?seat=0", None),
        ):
            await refused(eve, 403, "banned", method, path, body)
        live = eve.live(begun["id"])
        assert "banned" == (await live.open())["code"]
        await live.drop()
        eve.http.cookies.clear()
        body = {"login": "eve.banned", "password": PASSWORD}
        await refused(eve, 403, "banned", "POST", "/api/login", body)
        await refused(eve, 401, "wrong_password", "POST", "/api/login", {**body, "password": "wrong"})
        assert "playing" == (await bob.ask("GET", f"/api/tables/{begun['id']}"))["status"]


# -- a server that is not open to strangers --------------------------------------------------------


@in_a_loop
async def test_a_closed_door(tmp_path: Path) -> None:
    """Strangers come in with an invitation that is still good; people with an account as ever."""
    login = {"login": "ada", "password": PASSWORD}
    with Server(tmp_path) as open_door:
        async with guests(open_door, "Ada") as (ada,):
            await make_account(ada, "ada")
            made = await ada.make_table(["me", "open", "open"], public=True)
    with Server(tmp_path, "--no-open-registration") as server:
        async with guests(server, "", "", "", "") as (ada, bob, cleo, eve):
            await ada.ask("POST", "/api/login", login)
            token = await invitation(ada, made["id"], 1)
            for wrong in ({}, {"invitation": None}, {"invitation": "x"}, {"invitation": token[:-1]}):
                await refused(eve, 403, "not_allowed", "POST", "/api/me", {"name": "Eve", **wrong})
            await bob.ask("POST", "/api/me", {"name": "Bob", "invitation": token})
            await bob.ask("POST", "/api/invitations", {"token": token})
            await refused(
                eve, 403, "not_allowed", "POST", "/api/me", {"name": "Eve", "invitation": token}
            )  # it has been used
            assert "Bobby" == (await bob.ask("POST", "/api/me", {"name": "Bobby"}))["name"]
            await cleo.ask(
                "POST", "/api/me", {"name": "Cleo", "invitation": await invitation(ada, made["id"], 2)}
            )
            assert "playing" == (await ada.ask("POST", f"/api/tables/{made['id']}/start"))["status"]
            assert [made["id"]] == [t["id"] for t in (await eve.ask("GET", "/api/tables"))["tables"]]


@pytest.fixture(params=BACKENDS)
def closed_doors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[list[Server], str]]:
    """All processes of a server that is closed to strangers, and the cookie of somebody who invites: two with
    PostgreSQL, one with SQLite.
    """
    sqlite = request.param == "sqlite"
    url = str(tmp_path / "undercroft.db") if sqlite else request.getfixturevalue("postgres_url")
    flags = ("--no-open-registration", "--secret-file", str(tmp_path / "secret"))
    with contextlib.ExitStack() as stack:
        found = [Server(tmp_path / str(n), *flags, database=url) for n in range(1 if sqlite else 2)]
        for each in found:
            stack.enter_context(each)
        database = Database(url)
        ada = player_row("ada")
        database.run(lambda c: people.add_player(c, ada))
        database.engine.dispose()
        yield found, Signer((tmp_path / "secret").read_bytes().strip()).session(ada.id, ada.epoch)


@in_a_loop
async def test_a_link_lets_in_one_person(closed_doors: tuple[list[Server], str]) -> None:
    """Whoever is first, however many come at once and through whichever process; and nobody after him, not
    even when the seat is free again.
    """
    servers, cookie = closed_doors
    async with contextlib.AsyncExitStack() as stack:
        everybody = [
            await stack.enter_async_context(Person(servers[n % len(servers)].base)) for n in range(9)
        ]
        ada, *crowd = everybody
        ada.http.cookies.set("undercroft", cookie)
        made = await ada.make_table(["me", "open", "open"])
        for seat in (1, 2):
            body = {"name": "Guest", "invitation": await invitation(ada, made["id"], seat)}
            strangers = [each for each in crowd if not each.http.cookies]
            answers = await asyncio.gather(*(each.http.post("/api/me", json=body) for each in strangers))
            refusals = [403] * (len(strangers) - 1)
            assert [200, *refusals] == sorted(answer.status_code for answer in answers)
            assert {"not_allowed"} == {a.json()["error"]["code"] for a in answers if a.status_code == 403}
        insiders = [each for each in crowd if each.http.cookies]
        tables = [(await each.ask("GET", "/api/me/tables"))["tables"] for each in insiders]
        assert [[made["id"]]] * 2 == [[table["id"] for table in mine] for mine in tables]
        seats = [next(s["seat"] for s in mine[0]["seats"] if s["mine"]) for mine in tables]
        assert [1, 2] == sorted(seats)
        last = insiders[seats.index(2)]
        claimed = await last.ask("POST", "/api/invitations", {"token": body["invitation"]})
        assert made["id"] == claimed["id"]  # he sits there already
        await last.ask("DELETE", f"/api/tables/{made['id']}/seats/2")
        stranger = next(each for each in crowd if not each.http.cookies)
        await refused(stranger, 403, "not_allowed", "POST", "/api/me", body)
        assert (await last.ask("GET", "/api/me"))["known"]
        fresh = await invitation(ada, made["id"], 2)
        assert "Guest" == (await stranger.ask("POST", "/api/me", {**body, "invitation": fresh}))["name"]


# -- passwords -------------------------------------------------------------------------------------


def test_the_list_of_common_passwords() -> None:
    """Those that are refused anyway need not stand there."""
    found = passwords.common()
    assert 100 < len(found)
    assert [] == [word for word in found if len(word) < passwords.SHORTEST or word != passwords.folded(word)]
    assert {"password", "12345678", "qwertyuiop", "motdepasse", "contraseña"} <= found


def test_a_password_is_what_was_meant() -> None:
    """However a keyboard spells it; but different letters stay different."""
    one, two = "caf\u00e9 au lait", "cafe\u0301 au lait"
    hashed = passwords.hash_password(two)
    assert (True, None) == passwords.try_password(one, hashed)
    assert (True, None) == passwords.try_password(two, hashed)
    assert not passwords.try_password("cafe au lait", hashed).fits
    assert not passwords.try_password("\uff43afé au lait", hashed).fits


def test_a_hash_of_old_fits_and_is_renewed() -> None:
    """Of the text as it was typed; and of a hasher that worked less."""
    typed = "cafe\u0301 au lait"
    old = passwords.try_password(typed, passwords.hasher.hash(typed))
    assert old.fits
    assert old.renewed is not None
    assert (True, None) == passwords.try_password("caf\u00e9 au lait", old.renewed)
    weak = passwords.try_password(PASSWORD, PasswordHasher(time_cost=1).hash(PASSWORD))
    assert weak.fits
    assert weak.renewed is not None
    assert (False, None) == passwords.try_password("wrong", PasswordHasher(time_cost=1).hash(PASSWORD))


@in_a_loop
async def test_logging_in_renews_a_hash_of_old(server: Server) -> None:
    typed = "cafe\u0301 au lait"
    async with guests(server, "Ada", "", "") as (ada, phone, tablet):
        await make_account(ada, "ada.typed")
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection, connection:
            kept = passwords.hasher.hash(typed)
            connection.execute("update players set password = ? where login = 'ada.typed'", [kept])
        composed = {"login": "ada.typed", "password": "caf\u00e9 au lait"}
        await refused(tablet, 401, "wrong_password", "POST", "/api/login", composed)
        await phone.ask("POST", "/api/login", {"login": "ada.typed", "password": typed})
        assert "Ada" == (await tablet.ask("POST", "/api/login", composed))["name"]
        assert "Ada" == (await phone.ask("GET", "/api/me"))["name"]  # nobody was logged out


@in_a_loop
async def test_changing_the_password(server: Server) -> None:
    """It ends all other sessions and what is live in them. The old one is asked for, the new one judged."""
    async with guests(server, "Ada", "", "Bob", "") as (ada, phone, bob, stranger):
        login = {"login": "ada.changes", "password": PASSWORD}
        new = "another battery staple"
        await make_account(ada, login["login"])
        await phone.ask("POST", "/api/login", login)
        cookies = cookie_of(ada), cookie_of(phone)
        path, body = "/api/me/password", {"old": PASSWORD, "new": new}
        await refused(stranger, 401, "who_are_you", "PUT", path, body)
        await refused(bob, 409, "no_account", "PUT", path, body)
        await refused(ada, 403, "wrong_old_password", "PUT", path, {**body, "old": "wrong"})
        for password, code in (("Ada.Changes", "password_is_name"), ("password123", "password_common")):
            await refused(ada, 422, code, "PUT", path, {**body, "new": password})
        await refused(ada, 400, "malformed", "PUT", path, {**body, "new": "short"})
        begun = await ada.make_table(["me", "me"], start=True)
        async with phone.live(begun["id"]) as live:
            assert "ada.changes" == (await ada.ask("PUT", path, body))["login"]
            failed = await live.until(lambda message: message["type"] == "failed")
            assert "session_ended" == failed["code"]
        for cookie in cookies:
            assert NOBODY == await who_is(server, cookie)
        assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]
        await refused(phone, 401, "wrong_password", "POST", "/api/login", login)
        assert "Ada" == (await phone.ask("POST", "/api/login", {**login, "password": new}))["name"]


@in_a_loop
async def test_ending_all_other_sessions(server: Server) -> None:
    async with guests(server, "Ada", "", "") as (ada, phone, stranger):
        await refused(stranger, 401, "who_are_you", "DELETE", "/api/me/sessions")
        login = {"login": "ada.ends", "password": PASSWORD}
        await make_account(ada, login["login"])
        await phone.ask("POST", "/api/login", login)
        before = cookie_of(ada)
        assert "Ada" == (await ada.ask("DELETE", "/api/me/sessions"))["name"]
        for cookie in (before, cookie_of(phone)):
            assert NOBODY == await who_is(server, cookie)
        assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]
        assert "Ada" == (await phone.ask("POST", "/api/login", login))["name"]


@in_a_loop
async def test_two_who_change_the_password_at_once(server: Server) -> None:
    """One of them does; the other's session has ended."""
    async with guests(server, "Ada", "") as (ada, phone):
        login = {"login": "ada.races", "password": PASSWORD}
        await make_account(ada, login["login"])
        await phone.ask("POST", "/api/login", login)
        wishes = [{"old": PASSWORD, "new": f"battery staple {n}"} for n in (1, 2)]
        answers = await asyncio.gather(
            *(
                each.http.put("/api/me/password", json=wish)
                for each, wish in zip((ada, phone), wishes, strict=True)
            )
        )
        codes = [answer.status_code for answer in answers]
        assert 1 == codes.count(200)
        assert set(codes) <= {200, 401, 403, 409}
        known = [(await each.ask("GET", "/api/me"))["known"] for each in (ada, phone)]
        assert [code == 200 for code in codes] == known


# -- wrong passwords -------------------------------------------------------------------------------


class Calls:
    """A server in this process, called from any address at any time."""

    def __init__(self, folder: Path) -> None:
        limits = Limits(logins_per_minute=3, passwords_per_minute=6)
        database = str(folder / "undercroft.db")
        self.app = make_app(Settings(database=database, secret=b"s" * 32, limits=limits))
        self.time = 0.0
        service = self.app.state.service
        for limit in (service.logins, service.passwords):
            limit.clock = lambda: self.time

    def person(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        return patient.AsyncClient(transport=transport, base_url="http://localhost")


async def log_in(http: httpx.AsyncClient, login: str = "ada", password: str = PASSWORD) -> int:
    answer = await http.post("/api/login", json={"login": login, "password": password})
    assert 200 == answer.status_code or "set-cookie" not in answer.headers
    return answer.status_code


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that are quick to try: their cost is not what is tested."""
    monkeypatch.setattr(passwords, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passwords.nobody.cache_clear()


@pytest.mark.usefixtures("cheap")
@in_a_loop
async def test_wrong_passwords_lock_nobody_else_out(tmp_path: Path) -> None:
    calls = Calls(tmp_path)
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(calls.app.router.lifespan_context(calls.app))
        ada, eve, phone, mallory = [
            await stack.enter_async_context(calls.person(address))
            for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.1")
        ]
        await ada.post("/api/me", json={"name": "Ada"})
        made = await ada.post("/api/me/account", json={"login": "ada", "password": PASSWORD})
        assert 200 == made.status_code
        await ada.post("/api/logout", json={})

        # A stranger guesses until he is refused; even the right password does not help him then.
        assert [401] * 3 + [429] == [await log_in(eve, password="wrong") for _ in range(4)]
        assert 429 == await log_in(eve)
        assert 401 == await log_in(eve, login="bob", password="wrong")  # another account
        # The owner comes in from elsewhere.
        assert 200 == await log_in(phone)
        # A stranger behind the owner's own address; the owner's device is known there.
        assert [401] * 3 + [429] == [await log_in(mallory, password="wrong") for _ in range(4)]
        assert 429 == await log_in(mallory)
        assert 200 == await log_in(ada)
        # A known device cannot guess for ever, either.
        assert [401] * 3 + [429] == [await log_in(ada, password="wrong") for _ in range(4)]
        # All of one address together: whatever the accounts.
        found = [await log_in(eve, login=f"guess{n}", password="wrong") for n in range(4)]
        assert [401, 401, 429, 429] == found
        # Time heals: three a minute for the account, six for the address.
        calls.time = 20.0
        assert [401, 429] == [await log_in(eve, password="wrong") for _ in range(2)]
        calls.time = 40.0
        assert [200, 200, 200] == [await log_in(each) for each in (eve, mallory, ada)]


@pytest.mark.usefixtures("cheap")
@in_a_loop
async def test_right_passwords_are_not_counted_as_wrong(tmp_path: Path) -> None:
    """But how many are tried from one address is bounded: each takes its time."""
    calls = Calls(tmp_path)
    async with calls.app.router.lifespan_context(calls.app), calls.person("10.0.0.1") as ada:
        await ada.post("/api/me", json={"name": "Ada"})
        await ada.post("/api/me/account", json={"login": "ada", "password": PASSWORD})
        async with calls.person("10.0.0.2") as other:
            found = []
            for _ in range(7):
                found.append(await log_in(other))
                other.cookies.clear()
        assert [200] * 6 + [429] == found


def test_somebody_elses_device_is_a_stranger() -> None:
    """What a device keeps names an account, and cannot be forged."""
    signer = Signer(b"s" * 32)
    device = signer.read_device(signer.device("ada"))
    assert device is not None
    assert "ada" == device.player
    assert signer.device("ada") != signer.device("ada")
    for bad in (
        "",
        "x",
        signer.device("ada")[:-1],
        Signer(b"t" * 32).device("ada"),
        signer.session("ada", 0),
    ):
        assert signer.read_device(bad) is None
