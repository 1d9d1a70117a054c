"""My data: what the server knows about me, and how it forgets me while the others play on."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from tests.server.arrange import in_a_loop
from tests.server.visitors import bring, guests, play, refused, resign, table_for
from tools.client import Live, Person
from tools.warm import Server

import undercroft as uc
from undercroft.server.identity import Signer

PASSWORD = "correct horse battery"
NAME = "Quillon Marrowby"  # nothing else contains these words
LOGIN = "zephyrine.oak"
WORDS = "I hid the vellum under the sycamore"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("my-data")) as process:
        yield process


def rows(server: Server, query: str, *values: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection:
        return connection.execute(query, values).fetchall()


def player_of(server: Server, person: Person) -> str:
    signer = Signer((server.folder / "secret").read_bytes().strip())
    session = signer.read_session(person.http.cookies["undercroft"])
    assert session is not None
    return session.player


async def export(person: Person) -> Any:
    return await person.ask("GET", "/api/me/data")


async def delete(person: Person) -> None:
    answer = await person.http.request("DELETE", "/api/me", json={"confirm": True})
    assert (204, b"") == (answer.status_code, answer.content), answer.text


# -- export ----------------------------------------------------------------------------------------


@in_a_loop
async def test_the_export_holds_everything_of_mine_and_nothing_of_others(server: Server) -> None:
    async with guests(server, NAME, "Bob", "") as (me, bob, stranger):
        await refused(stranger, 401, "who_are_you", "GET", "/api/me/data")
        await me.ask("POST", "/api/me/account", {"login": LOGIN, "password": PASSWORD})
        begun = await table_for(me, bob, name="My own table")
        joined = await table_for(bob, me)
        waiting = await me.make_table(["me", "open"])
        async with me.live(begun["id"]) as one, bob.live(begun["id"]) as two:
            await play(Random(1), 12, [one, two])
            await one.do("say", text=WORDS)
            await two.do("say", text="Bob keeps his own counsel")
        answer = await me.http.get("/api/me/data")
        assert 'attachment; filename="undercroft-my-data.json"' == answer.headers["content-disposition"]
        data = answer.json()
        id = player_of(server, me)
        profile = data["profile"]
        assert (id, NAME, LOGIN, "en") == tuple(profile[k] for k in ("id", "name", "login", "language"))
        assert not {"password", "epoch"} & profile.keys()
        found = rows(server, "select table_id, seat, name from seats where player = ?", id)
        assert sorted(found) == sorted((s["table_id"], s["seat"], s["name"]) for s in data["seats"])
        assert {begun["id"], joined["id"], waiting["id"]} == {seat["table_id"] for seat in data["seats"]}
        made = {(table["id"], table["game"], table["name"]) for table in data["tables_made"]}
        assert {(begun["id"], "dungeoneer", "My own table"), (waiting["id"], "dungeoneer", "")} == made
        done = rows(server, "select table_id, seq, data from actions where player = ?", id)
        assert sorted((t, n, json.loads(d)) for t, n, d in done) == sorted(
            (a["table_id"], a["seq"], a["data"]) for a in data["actions"]
        )
        kinds = {action["data"]["kind"] for action in data["actions"]}
        assert {"started", "moved", "said"} == kinds
        mine = [line for line in one.lines.values() if line["kind"] == "moved" and line["seat"] == 0]
        moves = [a for a in data["actions"] if a["data"]["kind"] == "moved"]
        assert [line["seq"] for line in mine] == [a["seq"] for a in moves if a["table_id"] == begun["id"]]
        assert WORDS in answer.text
        for foreign in ("Bob", "counsel", PASSWORD, "argon2", "seed", "token", "invite"):
            assert foreign not in answer.text, foreign


@in_a_loop
async def test_a_new_guest_has_little(server: Server) -> None:
    async with guests(server, "Ada") as (ada,):
        data = await export(ada)
        assert ([], [], []) == (data["seats"], data["tables_made"], data["actions"])
        assert "Ada" == data["profile"]["name"]


# -- deletion --------------------------------------------------------------------------------------


@in_a_loop
async def test_only_on_purpose(server: Server) -> None:
    async with guests(server, "Ada", "") as (ada, stranger):
        for body in ({"confirm": False}, {}, {"confirm": 1}, {"confirm": "true"}, []):
            await refused(ada, 400, "malformed", "DELETE", "/api/me", body)
        await refused(ada, 415, "not_json", "DELETE", "/api/me")
        await refused(stranger, 401, "who_are_you", "DELETE", "/api/me", {"confirm": True})
        assert (await ada.ask("GET", "/api/me"))["known"]


async def everything_told(person: Person, tables: list[str]) -> str:
    """Every answer that somebody can get about some tables, as one text."""
    paths = ["/api/me", "/api/me/data", "/api/me/tables", "/api/tables"]
    for id in tables:
        table = f"/api/tables/{id}"
        paths += [table, f"{table}/invitations", f"{table}/record", f"{table}/verify"]
        for seat in ("", "&seat=0", "&seat=1"):
            paths += [f"{table}/log?limit=200{seat}", f"{table}/replay?count=50{seat}"]
    answers = [(await person.http.get(path)).text for path in paths]
    for id in tables:
        with contextlib.suppress(AssertionError):
            async with person.live(id, since=0) as live:
                answers += [json.dumps(message) for message in live.messages]
    return "\n".join(answers)


def files_of(server: Server) -> bytes:
    """The database as it lies on the disk, with all that SQLite puts beside it, and the server's log."""
    return b"".join(path.read_bytes() for path in sorted(server.folder.iterdir()) if path.is_file())


@in_a_loop
async def test_somebody_is_forgotten(tmp_path: Path) -> None:
    """Seats in play go to a bot, seats that wait are free, words and names are gone from every answer and
    from the disk; the others play on, and all records still verify.
    """
    with Server(tmp_path) as server:
        async with guests(server, NAME, "Bob", "Cleo") as (me, bob, cleo):
            await me.ask("POST", "/api/me/account", {"login": LOGIN, "password": PASSWORD})
            id = player_of(server, me)
            over = await table_for(me, bob)
            async with me.live(over["id"]) as one, bob.live(over["id"]) as two:
                await play(Random(2), 6, [one, two])
                await one.do("say", text=WORDS)
                await two.do("resign")
            playing = await table_for(bob, me)
            async with bob.live(playing["id"]) as one, me.live(playing["id"]) as two:
                await play(Random(3), 6, [one, two])
                await two.do("say", text=WORDS)
            waiting = await bob.make_table(["me", "open", "open"])
            await bring(bob, waiting["id"], 1, me)
            own = await me.make_table(["me", "open"])
            await bring(me, own["id"], 1, cleo)
            alone = await me.make_table(["me", "random"], start=True)
            tables = [made["id"] for made in (over, playing, waiting, own, alone)]
            before = await everything_told(bob, tables)
            assert NAME in before
            assert WORDS in before
            assert NAME.encode() in files_of(server)
            cookie = me.http.cookies["undercroft"]
            async with bob.live(playing["id"]) as live:
                await delete(me)
                await live.until(lambda message: message["type"] == "news")
                assert "left" in [line["kind"] for line in live.lines.values()]
                seat = live.state["seats"][1]
                assert ("", False) == (seat["name"], seat["person"])
                if not live.options and not live.state["over"]:  # the bot answers for him
                    await live.my_turn()
                answer = await live.move(live.options[0])
                assert "accepted" == answer["type"]
            assert not me.http.cookies
            me.http.cookies.set("undercroft", cookie)
            assert not (await me.ask("GET", "/api/me"))["known"]
            await refused(
                me, 401, "wrong_password", "POST", "/api/login", {"login": LOGIN, "password": PASSWORD}
            )
            for gone in (own, alone):
                await refused(cleo, 404, "no_table", "GET", f"/api/tables/{gone['id']}")
            freed = await bob.ask("GET", f"/api/tables/{waiting['id']}")
            assert ["person", "open", "open"] == [seat["kind"] for seat in freed["seats"]]
            assert (await bob.ask("GET", f"/api/tables/{over['id']}/verify"))["fits"]
            await resign(bob, playing["id"])
            record = await bob.ask("GET", f"/api/tables/{playing['id']}/record")
            assert uc.verify(record).seed_fits
            for person in (bob, cleo):
                after = await everything_told(person, tables)
                for secret in (NAME, LOGIN, WORDS, id):
                    assert secret not in after, secret
            said = [
                line
                for line in (await bob.ask("GET", f"/api/tables/{over['id']}/log"))["lines"]
                if line["kind"] == "said"
            ]
            assert [""] == [line["text"] for line in said]
        on_disk = files_of(server)
        for secret in (NAME, LOGIN, WORDS, id, PASSWORD):
            assert secret.encode() not in on_disk, secret
        assert b"Bob" in on_disk
    assert NAME.encode() not in files_of(server)
    with Server(tmp_path) as server:  # nor does it come back
        async with guests(server, LOGIN[:20]) as (other,):
            assert NAME not in await everything_told(other, tables)
            await other.ask("POST", "/api/me/account", {"login": LOGIN, "password": PASSWORD})


def conflicts(figures: str) -> str:
    """How many attempts to write a line were in vain."""
    return next(line for line in figures.splitlines() if line.startswith("undercroft_conflicts_total"))


@in_a_loop
async def test_a_guest_is_forgotten_too(server: Server) -> None:
    """With a table that was only his: the bots that would have played on are not even asked."""
    async with guests(server, "Guest Ottoline") as (guest,):
        made = await guest.make_table(["me", "me"], start=True)
        before = await guest.ask("GET", "/metrics")
        await delete(guest)
        assert conflicts(before) == conflicts(await guest.ask("GET", "/metrics"))
        await refused(guest, 404, "no_table", "GET", f"/api/tables/{made['id']}")
        assert not (await guest.ask("GET", "/api/me"))["known"]
    assert b"Ottoline" not in files_of(server)


async def keep_deciding(live: Live, rng: Random, times: int) -> None:
    """Decide whenever asked, so many times or until the game is over."""
    for _ in range(times):
        if not await live.my_turn():
            return
        await live.move(rng.choice(live.options))


@in_a_loop
async def test_the_others_of_three_play_on(server: Server) -> None:
    """A bot decides for the one who went, who was the one that was asked."""
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        begun = await table_for(ada, bob, cleo)
        people = {0: ada, 1: bob, 2: cleo}
        asked = (await ada.ask("GET", f"/api/tables/{begun['id']}"))["asked"]
        await delete(people.pop(asked))
        one, two = people.values()
        async with one.live(begun["id"]) as first, two.live(begun["id"]) as second:
            both = [asyncio.create_task(keep_deciding(live, Random(4), 8)) for live in (first, second)]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            for done in await asyncio.gather(*both, return_exceptions=True):
                assert done is None or isinstance(done, asyncio.CancelledError), done
        kinds = [line["kind"] for line in (await one.ask("GET", f"/api/tables/{begun['id']}/log"))["lines"]]
        assert 10 < len(kinds)
        assert {"started", "left", "moved"} == set(kinds)
        for person in (one, two):
            if (await one.ask("GET", f"/api/tables/{begun['id']}"))["status"] == "playing":
                await resign(person, begun["id"])
        assert (await two.ask("GET", f"/api/tables/{begun['id']}/verify"))["fits"]


@in_a_loop
async def test_two_who_go_at_once(server: Server) -> None:
    async with guests(server, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        begun = await table_for(ada, bob, cleo)
        await asyncio.gather(delete(ada), delete(bob))
        table = await cleo.ask("GET", f"/api/tables/{begun['id']}")
        assert ["", "", "Cleo"] == [seat["name"] for seat in table["seats"]]
        assert [] == rows(
            server, "select name from seats where table_id = ? and name in ('Ada', 'Bob')", begun["id"]
        )


@in_a_loop
async def test_forgotten_in_every_process(tmp_path: Path, postgres_url: str) -> None:
    """With PostgreSQL and two processes: the other one forgets as well, what it has in memory included."""
    one = Server(tmp_path, database=postgres_url)
    two = Server(tmp_path, database=postgres_url)
    with one, two:
        async with guests(one, NAME, "Bob") as (me, bob):
            bob.base = two.base  # he is connected there
            begun = await table_for(me, bob)
            over = await table_for(me, bob)
            async with me.live(over["id"]) as mine, bob.live(over["id"]) as his:
                await mine.do("say", text=WORDS)
                await his.until(lambda message: WORDS in json.dumps(message))
                await mine.do("resign")
                await his.until(lambda message: message["type"] == "news" and message["state"]["over"])
                async with bob.live(begun["id"]) as live:
                    assert NAME == live.state["seats"][0]["name"]
                    await delete(me)
                    while NAME in json.dumps(live.state):
                        await live.until(lambda message: message["type"] == "news")
            for id in (begun["id"], over["id"]):
                async with asyncio.timeout(600):
                    while True:
                        async with bob.live(id, since=0) as again:
                            told = json.dumps(again.messages)
                        if NAME not in told and WORDS not in told:
                            break
                        await asyncio.sleep(0.1)
    with psycopg.connect(postgres_url) as connection:
        for table in ("players", "tables", "seats", "actions", "snapshots"):
            found = connection.execute(f"select * from {table}").fetchall()  # type: ignore[arg-type]
            assert NAME not in repr(found), table
            assert WORDS not in repr(found), table
