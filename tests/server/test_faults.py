"""Faults, with real processes: while many clients play, servers are killed, PostgreSQL and Redis go away and
come back, connections break between a commit and its answer, the disk is full. What was accepted stays, and
the game goes on. tools/storm.py plays and compares; `make soak` does the same for much longer.
"""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
from tools import patient, storm
from tools.services import Postgres, Redis, free_port
from tools.storm import Device, Site, Storm
from tools.warm import Server

PATIENT = ("database_wait_seconds=600",)  # a move waits as long as it takes, however busy the machine is


@contextlib.asynccontextmanager
async def stormy(site: Site, talk: float = 0.02) -> AsyncIterator[Storm]:
    """People play on all servers of a site; at the end everything is compared."""
    try:
        for number in range(len(site.servers)):
            site.start(number)
        await site.all_open()
        async with Storm(site, tables=4, talk=talk) as people:
            yield people
            await people.check(everything=True)
    finally:
        site.close()


async def until(true: Callable[[], bool], people: Storm, seconds: float = storm.REST) -> None:
    ends = time.monotonic() + seconds
    while not true():
        people.must_hold()
        assert time.monotonic() < ends, "it does not come about"
        await asyncio.sleep(0.02)


async def get(site: Site, path: str, number: int = 0) -> httpx.Response:
    async with patient.AsyncClient(timeout=storm.REST) as client:
        return await client.get(f"{site.servers[number].base}{path}")


async def until_ready(site: Site, people: Storm, ready: bool = True) -> None:
    """A server whose machine lets the database take more than five seconds says that it is not."""
    while (await get(site, "/ready")).status_code != (200 if ready else 503):
        people.must_hold()
        await asyncio.sleep(0.1)


# -- kill -9 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("database", "kills"), [("sqlite", 5), ("postgres", 7)])
def test_a_server_that_is_killed_loses_nothing(tmp_path: Path, database: str, kills: int) -> None:
    with storm.site_on(database, tmp_path) as site:
        people = asyncio.run(storm.run(site, kills, between=0.2, tables=5, seed="tests"))
    assert people.kills == kills
    assert people.book.moves > 20


def test_everything_comes_to_rest_where_a_lone_person_has_let_a_bot_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots among themselves take a second a move, and would go on for as long as the game does."""

    async def let_a_bot_decide(device: Device, seat: int) -> bool:
        return device.state["seats"][seat]["stand_in"] is None and await device.done("stand_in", on=True)

    async def story() -> None:
        site = Site(tmp_path)
        try:
            site.start(0)
            async with Storm(site, tables=1, talk=0) as people:
                devices = people.places[0].devices
                await until(lambda: all(d.state["seats"][0]["stand_in"] == "own" for d in devices), people)
                await people.check(everything=True)
                assert [None, None, None] == [device.state["seats"][0]["stand_in"] for device in devices]
        finally:
            site.close()

    monkeypatch.setattr(Device, "do_something_rare", let_a_bot_decide)
    asyncio.run(story())


def test_nobody_moves_at_rest_who_was_thinking_when_it_became_calm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what is compared may have changed since, on a machine that is quick enough."""
    monkeypatch.setattr(storm, "THINKING", 1.0)

    async def story() -> None:
        site = Site(tmp_path)
        try:
            site.start(0)
            async with Storm(site, tables=4, talk=0) as people:
                for _ in range(4):
                    people.calm = False
                    await people.go_on(4)
                    people.calm = True
                    await people.rest()
                    accepted = people.book.moves
                    await asyncio.sleep(storm.THINKING)
                    assert people.book.moves == accepted
        finally:
            site.close()

    asyncio.run(story())


def test_no_server_stays_behind_that_ended_by_itself(tmp_path: Path) -> None:
    """Else it would be an error of whichever test comes next."""

    async def story() -> None:
        site = Site(tmp_path, servers=2, warm=False)  # slow enough to be killed before it opens
        for number in (0, 1):
            site.start(number)
        one, other = (server.process for server in site.servers)
        os.kill(one.pid, signal.SIGKILL)
        with pytest.raises(storm.Broken, match="did not open"):
            await site.all_open()
        site.close()
        assert (-signal.SIGKILL, -signal.SIGKILL) == (one.returncode, other.returncode)

    asyncio.run(story())


def test_no_server_stays_behind_that_did_not_open(tmp_path: Path) -> None:
    server = Server(tmp_path, "--nonsense")
    with pytest.raises(RuntimeError, match="the server did not open"):
        server.start()
    assert server.process is None


# -- PostgreSQL ----------------------------------------------------------------------------------------------


def immediately(postgres: Postgres) -> None:
    """Without a checkpoint: it recovers when it starts again."""
    os.kill(postgres.pid, signal.SIGQUIT)
    while postgres.is_running:
        time.sleep(0.01)


def test_postgresql_restarts_under_load(own_postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        database = own_postgres.create_database("undercroft")
        site = Site(tmp_path / "site", database=database, limits=PATIENT)
        async with stormy(site) as people:
            for end in (own_postgres.stop, lambda: immediately(own_postgres), own_postgres.kill):
                await people.go_on(10)
                await asyncio.to_thread(end)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(own_postgres.start)
                await people.go_on(10)
            assert people.book.counts["unavailable"] == 0, "a short absence is waited out"

    asyncio.run(story())


def test_postgresql_is_away_for_longer_than_a_move_waits(own_postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        database = own_postgres.create_database("undercroft")
        site = Site(tmp_path / "site", database=database, limits=("database_wait_seconds=1",))
        async with stormy(site) as people:
            await people.go_on(10)
            await until_ready(site, people)
            await asyncio.to_thread(own_postgres.stop)
            away = await get(site, "/ready")
            assert (away.status_code, away.json()["error"]["code"]) == (503, "not_ready")
            asked = await get(site, "/api/tables")
            assert (asked.status_code, asked.json()["error"]["code"]) == (503, "unavailable")
            assert (await get(site, "/health")).status_code == 200
            await until(lambda: people.book.counts["unavailable"] > 0, people)
            await asyncio.to_thread(own_postgres.start)
            await people.go_on(20)
            await until_ready(site, people)

    asyncio.run(story())


class Cutter:
    """Stands between a server and PostgreSQL, and cuts wires at a commit: before it has arrived, or when it
    is done and only the answer is missing. The server cannot tell the two apart.
    """

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self.target = target
        self.rng = Random("cutter")
        self.cuts = {"before": 0, "after": 0}
        self.is_sharp = False
        self.spared = 0  # commits that pass after a cut, so that a second try is never cut as well

    def strikes(self) -> bool:
        if not self.is_sharp or self.spared:
            self.spared = max(0, self.spared - 1)
            return False
        if self.rng.random() < 0.1:
            self.spared = 8
            return True
        return False

    async def serve(self, inner: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        outer, questions = await asyncio.open_connection("127.0.0.1", self.target)
        doomed = asyncio.Event()
        ways = [
            asyncio.create_task(self.ask(inner, questions, doomed)),
            asyncio.create_task(self.answer(outer, answers, doomed)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for writer in (questions, answers):
                writer.transport.abort()

    async def ask(self, inner: asyncio.StreamReader, questions: Any, doomed: asyncio.Event) -> None:
        while data := await inner.read(65536):
            if b"COMMIT" in data and self.strikes():
                if self.rng.random() < 0.5:
                    self.cuts["before"] += 1
                    return
                doomed.set()
            questions.write(data)

    async def answer(self, outer: asyncio.StreamReader, answers: Any, doomed: asyncio.Event) -> None:
        while data := await outer.read(65536):
            if doomed.is_set():
                self.cuts["after"] += 1
                return
            answers.write(data)


def test_a_commit_whose_answer_is_lost(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        cutter = Cutter(postgres.port)
        async with await asyncio.start_server(cutter.serve, "127.0.0.1", cutter.port):
            database = postgres_url.replace(f":{postgres.port}/", f":{cutter.port}/")
            site = Site(tmp_path, database=database, limits=PATIENT)
            async with stormy(site, talk=0.3) as people:
                cutter.is_sharp = True
                await until(lambda: min(cutter.cuts.values()) >= 10, people)
                cutter.is_sharp = False
                assert people.book.counts["unavailable"] == 0, "it is looked up, not refused"

    asyncio.run(story())


def test_connections_that_are_terminated(postgres_url: str, tmp_path: Path) -> None:
    def terminate() -> int:
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            ended = connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where datname = current_database() and pid <> pg_backend_pid()"
            ).fetchall()
        return len(ended)

    async def story() -> None:
        async with stormy(Site(tmp_path, database=postgres_url)) as people:
            terminated = 0
            for _ in range(10):
                await people.go_on(2)
                terminated += await asyncio.to_thread(terminate)
            assert terminated >= 10
            await people.go_on(10)

    asyncio.run(story())


# -- Redis ---------------------------------------------------------------------------------------------------


def test_redis_goes_and_comes_back(own_redis: Redis, postgres_url: str, tmp_path: Path) -> None:
    """The check at the end of each part compares what clients of both processes know."""

    async def hears(site: Site) -> list[bool]:
        return [(await get(site, "/ready", number)).json().get("bus") for number in (0, 1)]

    async def until_all(site: Site, people: Storm, heard: bool) -> None:
        while await hears(site) != [heard, heard]:
            people.must_hold()
            await asyncio.sleep(0.1)

    async def story() -> None:
        folder = tmp_path / "site"
        site = Site(folder, servers=2, database=postgres_url, redis=own_redis.url, limits=PATIENT)
        async with stormy(site) as people:
            await until_all(site, people, heard=True)
            await asyncio.to_thread(own_redis.kill)
            await until_all(site, people, heard=False)
            await people.go_on(20)
            await people.check()
            await asyncio.to_thread(own_redis.start)
            await until_all(site, people, heard=True)
            await people.go_on(20)
            assert people.book.counts["unavailable"] == 0

    asyncio.run(story())


# -- SQLite --------------------------------------------------------------------------------------------------


def test_a_full_disk(tmp_path: Path) -> None:
    """No file may grow beyond a certain size: every write fails as on a full disk. The server is killed
    meanwhile, too, and opens again with what it has.
    """

    def me(site: Site) -> str:
        return f"{site.servers[0].base}/api/me"

    async def is_full(site: Site, people: Storm) -> None:
        before = people.book.counts["unavailable"]
        await until(lambda: people.book.counts["unavailable"] > before, people)
        await asyncio.to_thread(people.keeps_its_word)
        place = people.places[0]
        assert (await get(site, f"/api/tables/{place.table}")).status_code == 200, "reading goes on"
        while (answer := await place.people[0].http.post(me(site), json={"name": "Ada"})).is_success:
            pass  # a little may still fit
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
        await until_ready(site, people, ready=False)

    async def story() -> None:
        site = Site(tmp_path)
        async with stormy(site) as people:
            await people.go_on(10)
            full = max(path.stat().st_size for path in tmp_path.iterdir()) + 50_000
            limit(site, full)
            await is_full(site, people)
            site.kill(0)
            site.start(0, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY)))
            await site.all_open()
            await is_full(site, people)
            limit(site, resource.RLIM_INFINITY)
            await people.go_on(30)
            await until_ready(site, people)

    asyncio.run(story())


def limit(site: Site, size: int) -> None:
    """How large a file of the first server may be; not even it can tell that from a full disk."""
    server = site.servers[0].process
    assert server is not None
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_others_write_to_the_same_file(tmp_path: Path) -> None:
    """A command of the host holds the lock now and then, and one copies the database; moves wait for it."""

    def hold(database: str, seconds: float) -> None:
        with contextlib.closing(sqlite3.connect(database, timeout=600, isolation_level=None)) as connection:
            connection.execute("begin immediate")
            connection.execute("update players set seen = seen + 1")
            time.sleep(seconds)
            connection.execute("commit")

    def back_up(database: str, target: Path) -> None:
        command = [sys.executable, "-m", "undercroft.cli", "admin", "backup", str(target)]
        subprocess.run([*command, "--database", database], check=True, capture_output=True)

    async def story() -> None:
        site = Site(tmp_path / "site", limits=PATIENT)
        async with stormy(site) as people:
            copying = asyncio.create_task(asyncio.to_thread(back_up, site.database, tmp_path / "copy.db"))
            for _ in range(5):
                await asyncio.to_thread(hold, site.database, 0.3)
                await people.go_on(3)
            await copying
            await people.go_on(10)
            assert people.book.counts["unavailable"] == 0

    asyncio.run(story())
