"""Threads: however much there is to do of one kind, nobody who wants something else waits for it."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import structlog
from tests.server.arrange import in_a_loop, move, sit_down
from tools import patient

from undercroft.server import rooms as rooms_module
from undercroft.server.committer import FALLS
from undercroft.server.config import Limits, Settings
from undercroft.server.match import Match
from undercroft.server.service import PASSWORDS, Service
from undercroft.server.store.database import SQLITE_THREADS
from undercroft.server.threads import Threads
from undercroft.server.web import api, replays
from undercroft.server.web.app import make_app

MANY = 12  # more than there are threads of any kind
LOGIN = {"login": "ada", "password": "correct horse battery staple"}
DROP: dict[str, Any] = {"game": "dungeon_drop", "version": 1, "options": {}}
TOY: dict[str, Any] = {"game": "dungeoneer", "version": 1, "options": {}}


class House(NamedTuple):
    """A server in this process, and somebody with an account who is logged in."""

    service: Service
    http: httpx.AsyncClient


@contextlib.asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    limits = Limits(
        requests_per_second=1000,
        address_requests_per_second=1000,
        logins_per_minute=1000,
        passwords_per_minute=1000,
    )
    app = make_app(Settings(database=str(folder / "undercroft.db"), secret=b"s" * 32, limits=limits))
    async with (
        app.router.lifespan_context(app),
        patient.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        await http.post("/api/me", json={"name": "Ada"})
        assert 200 == (await http.post("/api/me/account", json=LOGIN)).status_code
        service = app.state.service
        await sit_down(service.hub, "anna", "ben", id="played", **TOY)
        yield House(service, http)


# What people do, each of another kind; `n` tells those who do the same at once apart.


async def be_known(house: House, n: int) -> None:
    assert (await house.http.get("/api/me")).json()["known"]


async def log_in(house: House, n: int) -> None:
    assert 200 == (await house.http.post("/api/login", json=LOGIN)).status_code


async def read_the_book(house: House, n: int) -> None:
    assert 200 == (await house.http.get("/api/games/dungeoneer/book?language=en")).status_code


async def look_back(house: House, n: int) -> None:
    assert 200 == (await house.http.get("/api/tables/played/log")).status_code


async def see_it_again(house: House, n: int) -> None:
    assert 200 == (await house.http.get("/api/tables/played/replay")).status_code


async def open_a_table(house: House, n: int) -> None:
    await house.service.hub.rooms.open(f"closed{n}")


async def drop_cubes(house: House, n: int) -> None:
    await move(house.service.hub, house.service.hub.rooms.by_id[f"drop{n}"], "height 200")


EVERYTHING: list[Callable[[House, int], Awaitable[None]]] = [
    be_known,
    log_in,
    read_the_book,
    look_back,
    see_it_again,
    open_a_table,
    drop_cubes,
]
WHERE: dict[str, tuple[Any, str, int]] = {  # what takes long, and how many threads there are for it
    "log_in": (api, "try_password", PASSWORDS),
    "read_the_book": (api, "book", 1),
    "look_back": (api, "present_line", SQLITE_THREADS["replays"]),
    "see_it_again": (replays, "replayed", 1),
    "open_a_table": (rooms_module, "load_match", SQLITE_THREADS["rooms"]),
    "drop_cubes": (Match, "move", FALLS),
}


class Gate:
    """Whoever does something waits here, in a thread, until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
        where, name, self.threads = WHERE[what]
        self.really = getattr(where, name)
        self.open = threading.Event()
        self.waiting: list[threading.Thread] = []
        monkeypatch.setattr(where, name, lambda *args, **more: self.wait(*args, **more))

    def wait(self, *args: Any, **more: Any) -> Any:
        self.waiting.append(threading.current_thread())
        self.open.wait()
        return self.really(*args, **more)

    async def is_crowded(self) -> None:
        while len(self.waiting) < self.threads:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("busy", EVERYTHING[1:], ids=lambda busy: busy.__name__)
@in_a_loop
async def test_nobody_waits_for_another_kind_of_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: Callable[[House, int], Any]
) -> None:
    async with house(tmp_path) as here:
        hub = here.service.hub
        for n in range(MANY if busy is drop_cubes else 1):
            await sit_down(hub, "anna", id=f"drop{n}", **DROP)
            await hub.rooms.open(f"drop{n}")
        for n in range(MANY if busy is open_a_table else 1):
            await sit_down(hub, "anna", "ben", id=f"closed{n}", **TOY)
        with monkeypatch.context() as patched:
            gate = Gate(patched, busy.__name__)
            some = [asyncio.create_task(busy(here, n)) for n in range(MANY)]
            try:
                async with asyncio.timeout(600):
                    await gate.is_crowded()
                    for other in EVERYTHING:
                        if other is not busy and {other, busy} != {look_back, see_it_again}:
                            await other(here, 0)
                assert not any(task.done() for task in some)
                assert gate.threads == len(set(gate.waiting))
            finally:
                gate.open.set()
            await asyncio.gather(*some)


@in_a_loop
async def test_threads_end_with_their_work() -> None:
    """What goes on is waited for; what has not begun is dropped."""
    threads, gate, begun = Threads("few", 1), threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        gate.wait()
        return threading.current_thread().name

    first, second = (asyncio.create_task(threads.run(work)) for _ in range(2))
    await asyncio.to_thread(begun.wait)
    stopping = asyncio.create_task(threads.stop())
    with pytest.raises(asyncio.CancelledError):
        await second
    assert not first.done()
    gate.set()
    await stopping
    assert (await first).startswith("few")


@in_a_loop
async def test_what_is_logged_in_a_thread_belongs_to_whoever_asked() -> None:
    threads = Threads("few", 1)
    with structlog.contextvars.bound_contextvars(request="abc"):
        assert {"request": "abc"} == await threads.run(structlog.contextvars.get_contextvars)
    await threads.stop()
