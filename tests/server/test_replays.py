"""Replays: what a game looked like that has ended is worked out once, for all who want to see it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.arrange import in_a_loop
from tests.server.transcripts.stage import Local
from tests.server.visitors import play, refused
from tools.client import Person

from undercroft.engine.state import Table
from undercroft.server.web import replays
from undercroft.server.web.replays import PART, Replays

STEPS = 2 * PART + 5


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    with Local(tmp_path_factory.mktemp("replays")) as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_kept(local: Local) -> None:
    local.app.state.replays = Replays(local.service.database)


@contextmanager
def decisions(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The decisions that are played meanwhile, at whatever table."""
    played: list[str] = []
    take = Table.take

    def counted(self: Table, option: Any, *more: Any, **named: Any) -> Any:
        played.append(str(option))
        return take(self, option, *more, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "take", counted)
        yield played


async def a_game(person: Person, over: bool = True) -> str:
    """A table at which one person has decided so many times for both seats, and left."""
    table = (await person.make_table(["me", "me"], start=True))["id"]
    async with person.live(table, seat=0) as one, person.live(table, seat=1) as two:
        await play(Random(1), STEPS - over, [one, two])
        if over:
            assert "accepted" == (await one.do("resign"))["type"]
    return str(table)


@in_a_loop
async def test_a_game_that_has_ended_is_played_again_once(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(local.base) as ada, Person(local.base) as eve:
        await ada.come_in("Ada")
        path = f"/api/tables/{await a_game(ada)}/replay"
        shown: dict[str, Any] = {}
        with decisions(monkeypatch) as played:
            for query in (
                "start=0&count=20",
                "start=40&count=20",
                "start=15&count=50",
                "start=15&whole=true",
            ):
                shown[query] = await ada.ask("GET", f"{path}?{query}")
        assert played
        with decisions(monkeypatch) as again:
            for query in shown:
                assert shown[query] == await eve.ask("GET", f"{path}?{query}")
            for step in range(STEPS + 1):
                found = await eve.ask("GET", f"{path}?start={step}")
                assert [step] == [each["step"] for each in found["steps"]]
        assert [] == again


@in_a_loop
async def test_parts_fit_together(local: Local) -> None:
    """Wherever somebody begins and however much he wants, it is what one step at a time would be."""
    async with Person(local.base) as ada:
        await ada.come_in("Ada")
        path = f"/api/tables/{await a_game(ada)}/replay"
        for seat in ("", "&seat=0", "&seat=1", "&whole=true"):
            single = [
                (await ada.ask("GET", f"{path}?start={step}{seat}"))["steps"][0] for step in range(STEPS + 1)
            ]
            for start in (0, 1, PART - 1, PART, PART + 1, 2 * PART, STEPS):
                for count in (1, PART, PART + 1, 50):
                    found = await ada.ask("GET", f"{path}?start={start}&count={count}{seat}")
                    assert {"steps": single[start : start + count], "total": STEPS} == found
        for start in (STEPS + 1, 3 * PART, 3 * PART + 1, 10**6):
            await refused(ada, 404, "no_step", "GET", f"{path}?start={start}")


@in_a_loop
async def test_a_game_that_goes_on_is_not_kept(local: Local) -> None:
    async with Person(local.base) as ada:
        await ada.come_in("Ada")
        table = await a_game(ada, over=False)
        assert STEPS == (await ada.ask("GET", f"/api/tables/{table}/replay?start=40"))["total"]
        async with ada.live(table) as live:
            await live.do("resign")
        assert STEPS + 1 == (await ada.ask("GET", f"/api/tables/{table}/replay?start=40"))["total"]


@in_a_loop
async def test_many_who_want_the_same_have_it_made_once(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(local.base) as ada:
        await ada.come_in("Ada")
        path = f"/api/tables/{await a_game(ada)}/replay?start=0&count=20"
        with decisions(monkeypatch) as played:
            found = await asyncio.gather(*(ada.ask("GET", path) for _ in range(10)))
        assert PART - 1 == len(played)
        assert all(each == found[0] for each in found)


@in_a_loop
async def test_no_more_is_kept_than_there_is_room(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those parts go that nobody has asked for the longest."""
    async with Person(local.base) as ada:
        await ada.come_in("Ada")
        path = f"/api/tables/{await a_game(ada)}/replay"
        kept: Replays = local.app.state.replays
        for start in (0, PART):
            await ada.ask("GET", f"{path}?start={start}")
        monkeypatch.setattr(replays, "KEPT", kept.size)
        await ada.ask("GET", f"{path}?start=0")
        await ada.ask("GET", f"{path}?start={2 * PART}")
        assert [0, 2] == [key.number for key in kept.parts]
        assert kept.size == sum(part.size for part in kept.parts.values()) <= replays.KEPT


@in_a_loop
async def test_what_must_be_made_is_counted(tmp_path: Path) -> None:
    """For each person; what is known already costs nothing."""
    with Local(tmp_path, replays_per_minute=2) as strict:
        strict.service.replays.clock = lambda: 0.0  # time stands still
        async with Person(strict.base) as ada, Person(strict.base) as ben:
            await ada.come_in("Ada")
            await ben.come_in("Ben")
            path = f"/api/tables/{await a_game(ada)}/replay"
            await ada.ask("GET", f"{path}?start=0")
            await refused(ada, 429, "too_fast", "GET", f"{path}?start={PART}")
            await ada.ask("GET", f"{path}?start=1&count=10")
            await ben.ask("GET", f"{path}?start={PART}")
            await ada.ask("GET", f"{path}?start={PART}")


@in_a_loop
async def test_a_game_that_goes_on_is_counted_too(tmp_path: Path) -> None:
    with Local(tmp_path, replays_per_minute=2) as strict:
        strict.service.replays.clock = lambda: 0.0
        async with Person(strict.base) as ada:
            await ada.come_in("Ada")
            path = f"/api/tables/{await a_game(ada, over=False)}/replay?start=0"
            await ada.ask("GET", path)
            await refused(ada, 429, "too_fast", "GET", path)
