"""Records that strangers send to be verified: what they may cost, that nobody else waits for them, and that
nothing is played on from a position that somebody thought of.
"""

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.arrange import in_a_loop
from tests.server.processes import linux, script, until_a_worker_is_there, until_gone
from tests.server.visitors import guests, play, refused, resign, table_for
from tools import patient
from tools.client import Person
from tools.warm import Server

import undercroft as uc
from undercroft.engine.codec import start_of
from undercroft.engine.record import RecordError
from undercroft.engine.state import Table
from undercroft.server.config import Limits, Settings
from undercroft.server.match import Denied
from undercroft.server.metrics import Metrics
from undercroft.server.verifier import judged
from undercroft.server.verifying import COMMAND, LINE, Stumbled, Verifying
from undercroft.server.web.api import ENDPOINTS
from undercroft.server.web.app import make_app
from undercroft.server.web.schemas import RecordText

MANY = 10_000


def at(name: str, good: Callable[[Table], bool]) -> Table:
    """The first table of a random game at which something holds."""
    chance, table = Random(3), uc.game(name).new(seats=2, seed=3)
    while not good(table):
        assert table.choice is not None
        table.take(chance.choice(table.choice.options))
    return table


def from_position(table: Table, change: Callable[[Any], object]) -> str:
    """The record of one move from a position that no game leads to."""
    position = json.loads(start_of(table))
    change(position)
    choice = table.choice
    assert choice is not None
    head = f"undercroft record 1\ngame {table.game.name} {table.game.version}\nseats {table.seats}\nseed 7"
    move = f"{choice.seat} {table.write(choice.options[-1])}"
    return f"{head}\nstart {json.dumps(position)}\n\n{move}\nend 1\n"


def endless() -> str:
    """Its window, in which nobody has anything to say, is open until 10**15 have passed."""
    table = at("dungeoneer", lambda table: type(table.stack[-1]).__name__ == "Window")
    window = {"kind": "check", "quiet": -(10**15)}
    return from_position(table, lambda position: position["stack"][-1][1].update(window))


def vast() -> str:
    """Its university has two hundred million students."""
    table = uc.game("dungeonology").new(seats=2, seed=3)
    return from_position(table, lambda position: position["fields"].update(university=[10, 200_000_000]))


def nested(depth: int = 100_000) -> str:
    head = "undercroft record 1\ngame dungeoneer 1\nseats 2\nseed 7"
    return f'{head}\nstart {{"fields": {{"at": {"[" * depth}{"]" * depth}}}}}\n\nend 0\n'


HOSTILE = {"endless": endless, "vast": vast, "nested": nested}


def short(steps: int = 5) -> str:
    """A good record, of a game that goes on."""
    chance, table = Random(5), uc.game("dungeoneer").new(seats=2, seed="five")
    for _ in range(steps):
        assert table.choice is not None
        table.take(chance.choice(table.choice.options))
    return table.record()


# -- what is judged --------------------------------------------------------------------------------


def test_a_good_record() -> None:
    judgement = judged(short(), MANY)
    assert ("", "", 5, 5, True) == (
        judgement.refusal,
        judgement.problem,
        judgement.moves,
        judgement.checked,
        judgement.seed_fits,
    )


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_is_played_from_a_position(name: str) -> None:
    """It is not even looked at."""
    judgement = judged(HOSTILE[name](), MANY)
    assert "from_position" == judgement.refusal
    assert "line 5" in judgement.problem


def test_at_home_a_record_may_begin_from_a_position() -> None:
    text = from_position(at("dungeoneer", lambda table: table.past.number == 5), lambda position: None)
    assert 1 == uc.verify(text).moves
    with pytest.raises(RecordError, match="line 5: start: "):
        uc.verify(nested())


def test_a_record_with_too_many_decisions() -> None:
    assert "" == judged(short(5), 5).refusal
    judgement = judged(short(6), 5)
    assert ("too_long", "expected at most 5 decisions, found 6") == (judgement.refusal, judgement.problem)


@pytest.mark.parametrize("word", ["game dungeoneer", "option round_limit", "seats", "0"])
def test_a_mistake_is_told_in_a_few_words(word: str) -> None:
    """However long what is wrong may be."""
    text = short().replace(f"\n{word} ", f"\n{word} {'x' * 1_900_000}", 1)
    if text == short():
        text = text.replace("seats 2", f"seats 2\n{word} {'x' * 1_900_000}")
    judgement = judged(text, MANY)
    assert judgement.line
    assert 10 < len(judgement.problem) < 1_000


# -- what it may cost ------------------------------------------------------------------------------

STRANGE = """\
import os, sys, time
from undercroft.server import verifier

def burn():
    sum(range(10**15))  # not even another thread of this process gets a word in

def grow():
    return [0] * (1 << 30)

def sleep():
    time.sleep(6000)

def die():
    os._exit(3)

def fail():
    raise ValueError("x" * 1_900_000)

def talk():
    print("x" * 100_000)
    sys.stderr.write("y" * 100_000)

def verify(record):
    globals()[record.header.seed]()
    return really(record)

really, verifier.verify_record = verifier.verify_record, verify
verifier.main()
"""


def seeded(seed: str) -> str:
    return f"undercroft record 1\ngame dungeoneer 1\nseats 2\nseed {seed}\n\nend 0\n"


@contextlib.asynccontextmanager
async def verifying(folder: Path, **limits: int) -> AsyncIterator[Verifying]:
    found = Verifying(Limits(**limits), Metrics(), script(folder, STRANGE))
    try:
        yield found
    finally:
        await found.stop()


async def denied(verifying: Verifying, seed: str) -> Denied:
    with pytest.raises(Denied) as caught:
        await verifying.judge(seeded(seed))
    return caught.value


def outcomes(verifying: Verifying, outcome: str) -> float:
    name = "undercroft_verifications_total"
    return verifying.metrics.registry.get_sample_value(name, {"outcome": outcome}) or 0.0


@linux
@pytest.mark.parametrize(
    ("seed", "limits"),
    [
        ("burn", {"record_seconds": 2}),
        ("grow", {"record_megabytes": 300}),
        ("sleep", {"record_seconds": 1}),
    ],
)
@in_a_loop
async def test_a_record_that_takes_too_much(tmp_path: Path, seed: str, limits: dict[str, int]) -> None:
    """The system ends who computes without end, gives no more memory, and the clock ends who waits."""
    async with verifying(tmp_path, **limits) as strange:
        error = await denied(strange, seed)
        assert "too_costly" == error.code
        assert "undercroft verify FILE" in error.message
        assert 1 == outcomes(strange, "too_costly")


@linux
@in_a_loop
async def test_time_of_a_processor_is_counted_by_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the clock here, and yet it ends."""
    monkeypatch.setattr("undercroft.server.verifying.SLOWER", 600)
    async with verifying(tmp_path, record_seconds=2) as strange:
        assert "too_costly" == (await denied(strange, "burn")).code


@pytest.mark.parametrize("seed", ["die", "fail"])
@in_a_loop
async def test_a_process_that_fails_is_our_fault(tmp_path: Path, seed: str) -> None:
    """The host hears of it, in a few words."""
    async with verifying(tmp_path) as strange:
        with pytest.raises(Stumbled) as caught:
            await strange.judge(seeded(seed))
        assert len(str(caught.value)) < 3_000
        assert 1 == outcomes(strange, "failed")


@in_a_loop
async def test_what_a_process_prints_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """And nothing for the log either."""
    async with verifying(tmp_path) as strange:
        assert "" == (await strange.judge(seeded("talk"))).problem
    assert ("", "") == capfd.readouterr()


@in_a_loop
async def test_one_at_a_time_and_a_short_line(tmp_path: Path) -> None:
    async with verifying(tmp_path, record_seconds=600) as strange:
        some = [asyncio.create_task(strange.judge(seeded("sleep"))) for _ in range(1 + LINE)]
        while strange.present < 1 + LINE:
            await asyncio.sleep(0.001)
        assert "busy" == (await denied(strange, "sleep")).code
        assert not any(task.done() for task in some)
        some[0].cancel()  # whoever goes makes room
        with contextlib.suppress(asyncio.CancelledError):
            await some[0]
        assert LINE == strange.present
        await strange.stop()
        codes = [error.code for error in await asyncio.gather(*some[1:], return_exceptions=True)]  # type: ignore[union-attr]
        assert ["unavailable"] * LINE == codes
        assert 0 == strange.present


@in_a_loop
async def test_a_process_for_each_record() -> None:
    """What one has left behind is gone with it."""
    honest = Verifying(Limits(), Metrics())
    assert COMMAND == honest.command
    for _ in range(2):
        assert 5 == (await honest.judge(short())).moves
        assert honest.asking is None
    await honest.stop()


# -- at the door -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("--limit", "record_decisions=500")
    with Server(tmp_path_factory.mktemp("verifying"), *limits) as process:
        yield process


@pytest.mark.parametrize("name", HOSTILE)
@in_a_loop
async def test_hostile_records(server: Server, name: str) -> None:
    async with guests(server, "Eve") as (eve,):
        record = {"record": HOSTILE[name]()}
        told = await refused(eve, 422, "from_position", "POST", "/api/verify", record)
        assert "undercroft verify FILE" in told


@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"record":' + b"[" * 100_000, b'{"record":' * 50_000])
@in_a_loop
async def test_nested_bodies(server: Server, body: bytes) -> None:
    async with guests(server, "Eve") as (eve,):
        headers = {"content-type": "application/json"}
        answer = await eve.http.post("/api/verify", content=body, headers=headers)
        assert (400, "malformed") == (answer.status_code, answer.json()["error"]["code"])


@in_a_loop
async def test_a_record_that_is_too_long_is_told_so(server: Server) -> None:
    moves = "0 pass\n" * 501
    record = {"record": f"undercroft record 1\ngame dungeoneer 1\nseats 2\nseed 7\n\n{moves}end 501\n"}
    async with guests(server, "Ada") as (ada,):
        told = await refused(ada, 413, "too_long", "POST", "/api/verify", record)
        assert told.startswith("expected at most 500 decisions, found 501")


@in_a_loop
async def test_a_failed_record_is_not_written_into_the_log(server: Server) -> None:
    before = server.log.stat().st_size
    async with guests(server, "Ada") as (ada,):
        for text in (short().replace("seed five", f"seed {'s' * 1_900_000}"), "x" * 1_900_000):
            verdict = await ada.ask("POST", "/api/verify", {"record": text})
            assert not verdict["fits"]
            assert len(verdict["problem"]) < 1_000
    assert server.log.stat().st_size - before < 10_000


@in_a_loop
async def test_whoever_wants_a_record_verified_is_known(server: Server) -> None:
    async with guests(server, "", "Ada", "Bob") as (stranger, ada, bob):
        begun = await table_for(ada, bob)
        await resign(bob, begun["id"])
        table = f"/api/tables/{begun['id']}"
        await refused(stranger, 401, "who_are_you", "POST", "/api/verify", {"record": short()})
        await refused(stranger, 401, "who_are_you", "GET", f"{table}/verify")
        assert (
            await bob.ask("POST", "/api/verify", {"record": await stranger.ask("GET", f"{table}/record")})
        )["fits"]
        assert (await bob.ask("GET", f"{table}/verify"))["fits"]


@in_a_loop
async def test_a_record_of_ours_that_is_too_long(tmp_path: Path) -> None:
    """It goes the same way."""
    with Server(tmp_path, "--limit", "record_decisions=3") as server:
        async with guests(server, "Ada", "Bob") as (ada, bob):
            begun = await table_for(ada, bob)
            async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two:
                await play(Random(8), 5, [one, two])
            await resign(bob, begun["id"])
            await refused(ada, 413, "too_long", "GET", f"/api/tables/{begun['id']}/verify")


@in_a_loop
async def test_a_small_ration(tmp_path: Path) -> None:
    """For one person, and for one address whoever is there."""
    limits = Limits(records_per_minute=2)
    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32, limits=limits))
    service = app.state.service
    service.records.clock = lambda: 0.0
    async with app.router.lifespan_context(app), contextlib.AsyncExitStack() as stack:

        async def visitor(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(address, 1))
            client = patient.AsyncClient(transport=transport, base_url="http://localhost")
            http = await stack.enter_async_context(client)
            await http.post("/api/me", json={"name": "Ada"})
            return http

        async def status(http: httpx.AsyncClient, cookies: Any = None) -> int:
            return (await http.post("/api/verify", json={"record": "x"}, cookies=cookies)).status_code

        ada = await visitor("192.0.2.1")
        assert [200, 200, 429] == [await status(ada) for _ in range(3)]
        elsewhere = await visitor("192.0.2.2")
        elsewhere.cookies = ada.cookies
        assert 429 == await status(elsewhere)  # the same person
        assert 429 == await status(await visitor("192.0.2.1"))  # the same address
        assert 200 == await status(await visitor("192.0.2.3"))


def test_there_is_no_other_way_in() -> None:
    """Records are taken by one endpoint, and nothing takes saves, positions or scenarios."""
    taking = {e.path for e in ENDPOINTS if e.body is RecordText}
    assert {"/api/verify"} == taking
    words = {"record", "save", "saved", "start", "position", "scenario", "given", "state", "table"}
    for endpoint in ENDPOINTS:
        for schema in msgspec.json.schema_components([endpoint.body])[1].values() if endpoint.body else ():
            named = words & schema.get("properties", {}).keys()
            for name in named - ({"record"} if endpoint.body is RecordText else set()):
                assert "boolean" == schema["properties"][name]["type"], (endpoint.path, name)


# -- nobody else waits -----------------------------------------------------------------------------

BURNING = """\
from undercroft.engine import replay

def burn(given):
    while True:
        pass

replay.verify_record = burn
"""


def burning(folder: Path) -> Server:
    """A server at which no verification ends by itself."""
    (folder / "sitecustomize.py").write_text(BURNING)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return Server(folder, "--limit", "record_seconds=6000", PYTHONPATH=path)


async def ask_to_verify(person: Person) -> httpx.Response:
    person.http.timeout = httpx.Timeout(None)
    return await person.http.post("/api/verify", json={"record": short()})


@linux
@pytest.mark.parametrize("end", ["stop", "kill"])
@in_a_loop
async def test_six_at_once(tmp_path: Path, end: str) -> None:
    """Logging in, the book and falling cubes go on; and the server ends when it is told to, its worker with
    it.
    """
    password = {"login": "ada", "password": "correct horse battery staple"}
    with burning(tmp_path) as server:
        async with guests(server, "Ada", *(f"Eve {n}" for n in range(6))) as (ada, *eves):
            some = [asyncio.create_task(ask_to_verify(eve)) for eve in eves]
            (first,), waiting = await asyncio.wait(some, return_when=asyncio.FIRST_COMPLETED)
            answer = first.result()
            assert (503, "busy") == (answer.status_code, answer.json()["error"]["code"])
            workers = await until_a_worker_is_there(server)
            assert 1 == len(workers)
            await ada.ask("POST", "/api/me/account", password)
            await ada.ask("POST", "/api/login", password)
            assert (await ada.ask("GET", "/api/games/dungeoneer/book?language=en"))["chapters"]
            begun = await ada.make_table(["me"], "dungeon_drop", start=True)
            async with ada.live(begun["id"]) as live:
                assert "accepted" == (await live.move("height 200"))["type"]
            assert not any(task.done() for task in waiting)
            code = await asyncio.to_thread(getattr(server, end))
            assert 0 == (code or 0)
            await until_gone(workers)
            await asyncio.gather(*waiting, return_exceptions=True)
