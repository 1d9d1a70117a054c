"""Bot workers: bots think in processes of their own. Whatever happens to one, every question has an answer,
and nobody else waits.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy import update
from tests.server.arrange import (
    Hands,
    Story,
    hubs,
    in_a_loop,
    lines_of,
    migrated,
    move,
    row_of,
    settled,
    sit_down,
    swept,
)
from tests.server.processes import alive, linux, script, until_a_worker_is_there, until_gone
from tests.server.visitors import guests
from tools.warm import Server

from undercroft import bots
from undercroft.bots.search import OptionStats
from undercroft.engine.registry import game
from undercroft.server import bot_driver as driver_module
from undercroft.server import bot_workers as bot_workers_module
from undercroft.server.admin.checking import wrong_at
from undercroft.server.bot_driver import LATER, bot_choice, question_of, thinks
from undercroft.server.bot_worker import BotQuestion, answered, ranked
from undercroft.server.bot_workers import LEAST, PATIENCE, BotWorker, BotWorkers
from undercroft.server.entries import Moved
from undercroft.server.match import THINKING_CLAIM
from undercroft.server.metrics import Metrics
from undercroft.server.rooms import Room
from undercroft.server.store.schema import seats
from undercroft.server.table_hub import TableHub
from undercroft.server.workers import Worker, WorkerLost

SLOW = """\
import sys, time
from undercroft.server import bot_worker

def think(question):
    if question.bot in sys.argv[1].split(","):
        time.sleep(600)
    return bot_worker.BotAnswer("hint" if question.hint else question.bot)

bot_worker.answered = think
bot_worker.main()
"""

HANGING = """\
import time
from undercroft.server import bot_worker

really = bot_worker.answered
bot_worker.answered = lambda question: time.sleep(600) if question.bot == "sharp" else really(question)
bot_worker.main()
"""

FAILING = """\
import os, sys
from undercroft.server import bot_worker

def think(question):
    if question.bot == "sharp":
        raise ValueError("no idea")
    if question.bot == "steady":
        print("I am dying", flush=True)
        os._exit(1)
    print("what a bot prints is no answer", flush=True)
    return bot_worker.BotAnswer(question.bot)

bot_worker.answered = think
bot_worker.main()
"""

ECHO = """\
from undercroft.server import bot_worker

bot_worker.answered = lambda question: bot_worker.BotAnswer(f"{question.seconds:.3f}")
bot_worker.main()
"""


pytestmark = pytest.mark.usefixtures("toys")


@contextlib.asynccontextmanager
async def some(count: int = 1, **more: Any) -> AsyncIterator[BotWorkers]:
    patient = {"grace": 600.0, "longest": 600.0}  # however busy we are
    bot_workers = BotWorkers(count, Metrics(), **{**patient, **more})
    try:
        yield bot_workers
    finally:
        await bot_workers.stop()


def question(bot: str = "steady", name: str = "dungeoneer", steps: int = 6) -> BotQuestion:
    """A table in the middle of a game, where somebody has a choice."""
    chance, table = Random(4), game(name).new(seats=2, seed="thinkers")
    while table.choice is not None and (steps > 0 or len(table.choice.options) < 2):
        table.take(chance.choice(table.choice.options))
        steps -= 1
    return BotQuestion(name, table.game.version, table.save(table.past.number), bot, "seed", 0.0)


def offered(asked: BotQuestion) -> list[str]:
    table = game(asked.game, asked.version).load(asked.table)
    assert table.choice is not None
    return [table.write(option) for option in table.choice.options]


def count(bot_workers: BotWorkers, name: str, **labels: str) -> float:
    return bot_workers.metrics.registry.get_sample_value(name, labels) or 0.0


def pids(bot_workers: BotWorkers) -> list[int]:
    return [bot_worker.process.pid for bot_worker in staff(bot_workers) if bot_worker.process is not None]


def staff(bot_workers: BotWorkers) -> list[BotWorker]:
    return [*bot_workers.quick.bot_workers.values(), *bot_workers.deep.bot_workers.values()]


async def until_started(bot_workers: BotWorkers, most: int = 1) -> list[int]:
    async with asyncio.timeout(600):
        while len(pids(bot_workers)) < most:
            await asyncio.sleep(0.001)
    return pids(bot_workers)


# -- deciding --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dungeoneer", "dungeonology"])
@in_a_loop
async def test_a_bot_worker_decides_what_the_bot_would_decide_here(name: str) -> None:
    asked = question(name=name)
    here = answered(asked)
    async with some() as bot_workers:
        assert here.option == await bot_workers.decide(asked)
        assert here.option in offered(asked)
        assert 1 == count(bot_workers, "undercroft_thinking_seconds_count", bot="steady")


@in_a_loop
async def test_a_search_is_given_its_time_and_decides() -> None:
    asked = question("sharp")
    async with some(seconds=0.05) as bot_workers:
        assert await bot_workers.decide(asked) in offered(asked)


def test_what_is_hidden_from_a_seat_changes_nothing() -> None:
    """A table dealt anew for the seat that is asked gives the same decision."""
    asked = question("sharp:20")
    table = game(asked.game).load(asked.table)
    assert table.choice is not None
    for deal in range(4):
        other = table.redeal(table.choice.seat, deal)
        imagined = BotQuestion(
            asked.game, asked.version, other.save(other.past.number), asked.bot, "seed", 9.0
        )
        assert answered(imagined).option == bot_of(asked)


def bot_of(asked: BotQuestion) -> str:
    return answered(BotQuestion(asked.game, asked.version, asked.table, asked.bot, asked.seed, 9.0)).option


@in_a_loop
async def test_nobody_is_started_before_there_is_something_to_think_about() -> None:
    async with some(3) as bot_workers:
        assert 0 == len(staff(bot_workers))
        await bot_workers.decide(question())
        assert 1 == len(staff(bot_workers))
        await bot_workers.decide(question())
        assert 1 == len(staff(bot_workers))  # the one that is idle


def test_a_hint_is_what_the_bot_would_do_and_what_promises_less() -> None:
    lines = [
        OptionStats((n,), looks, share, 0.1, None)
        for n, looks, share in ((1, 80, 0.5), (2, 2, 0.9), (3, 40, 0.4))
    ]
    assert [(1,), (2,), (3,)] == [line.option for line in ranked(lines)]
    assert [0.5, 0.5, 0.4] == [line.share for line in ranked(lines)]


# -- trouble ---------------------------------------------------------------------------------------


@in_a_loop
async def test_a_bot_worker_that_is_killed_is_replaced_and_the_question_put_again() -> None:
    asked = question("sharp")
    async with some(seconds=1.0) as bot_workers:
        thought = asyncio.create_task(bot_workers.decide(asked))
        [first] = await until_started(bot_workers)
        os.kill(first, signal.SIGKILL)
        assert await thought in offered(asked)
        assert pids(bot_workers) != [first]
        assert 1 == count(bot_workers, "undercroft_thinkers_lost_total", why="died")
        assert 0 == count(bot_workers, "undercroft_thoughts_replaced_total", bot="sharp")


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_bot_worker_that_is_killed_while_it_has_nothing_to_do_is_missed_by_nobody(loop: str) -> None:
    """A server runs on uvloop, where a pipe that is closed fails in a way of its own."""
    with asyncio.Runner(loop_factory=pytest.importorskip(loop).new_event_loop) as runner:
        runner.run(killed_while_idle())


async def killed_while_idle() -> None:
    asked = question()
    async with some() as bot_workers:
        first = await bot_workers.decide(asked)
        [bot_worker] = staff(bot_workers)
        assert bot_worker.process is not None
        os.kill(bot_worker.process.pid, signal.SIGKILL)
        await bot_worker.process.wait()
        assert first == await bot_workers.decide(asked)
        assert 1 == count(bot_workers, "undercroft_thinkers_lost_total", why="died")
        assert 0 == count(bot_workers, "undercroft_thoughts_replaced_total", bot="steady")


@in_a_loop
async def test_whoever_takes_too_long_is_ended_and_somebody_simpler_decides(tmp_path: Path) -> None:
    async with some(seconds=0.05, grace=600.0, command=script(tmp_path, SLOW, "sharp")) as bot_workers:
        bot_workers.deep.grace = 0.1  # but whoever is simpler has time to start
        assert "steady" == await bot_workers.decide(question("sharp"))
        [late] = bot_workers.deep.bot_workers.values()
        assert late.process is None
        assert 1 == count(bot_workers, "undercroft_thinkers_lost_total", why="late")
        assert 1 == count(bot_workers, "undercroft_thoughts_replaced_total", bot="sharp")


class Answering(Worker):
    """Whose answer is a future."""

    def __init__(self) -> None:
        super().__init__([])
        self.future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def exchange(self, message: bytes) -> bytes:
        return await self.future


@pytest.mark.parametrize("moments", range(5))
@in_a_loop
async def test_whoever_is_told_to_stop_at_the_very_moment_of_an_answer_stops(moments: int) -> None:
    """Else a server that is to end would go on taking questions for ever."""
    worker = Answering()
    asking = asyncio.create_task(worker.ask(b"?", 600))
    await asyncio.sleep(0)
    worker.future.set_result(b"!")
    for _ in range(moments):
        await asyncio.sleep(0)
    was_done = asking.done()
    asking.cancel()
    await asyncio.wait({asking})
    assert was_done or asking.cancelled()


@in_a_loop
async def test_a_bot_that_fails_or_dies_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    async with some(command=script(tmp_path, FAILING)) as bot_workers:
        assert "novice" == await bot_workers.decide(question("sharp"))
        assert 2 == count(bot_workers, "undercroft_thinkers_lost_total", why="died")  # it was asked twice
        assert 2 == count(bot_workers, "undercroft_thoughts_replaced_total", bot="sharp")


@in_a_loop
async def test_where_nobody_can_think_nobody_decides() -> None:
    async with some(command=["/nowhere/python"]) as bot_workers:
        assert await bot_workers.decide(question("sharp")) is None
        assert await bot_workers.weigh(question("sharp")) is None


def unspeakable(bot: str = "steady") -> BotQuestion:
    """A table that cannot be written down: a number of 71 bits."""
    return msgspec.structs.replace(question(bot), table={"number": 1 << 70})


@pytest.mark.parametrize("bot", ["sharp", "novice"])
@in_a_loop
async def test_a_mistake_that_nobody_thought_of_stops_no_bot(bot: str) -> None:
    async with some(seconds=0.05) as bot_workers:
        async with asyncio.timeout(600):
            assert await bot_workers.decide(unspeakable(bot)) is None
            assert await bot_workers.decide(question(bot)) in offered(question())
        assert count(bot_workers, "undercroft_thinkers_lost_total", why="failed")


@in_a_loop
async def test_whoever_gives_up_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here by a process that cannot even be ended, while others wait."""
    tried: list[BotWorker] = []

    async def end(bot_worker: BotWorker) -> None:
        tried.append(bot_worker)
        raise RuntimeError("it will not go")

    asked = question("sharp")
    async with some(seconds=0.05) as bot_workers:
        with monkeypatch.context() as patch:
            patch.setattr(BotWorker, "end", end)
            lost = asyncio.create_task(bot_workers.ask(unspeakable("sharp")))
            waiting = asyncio.create_task(bot_workers.ask(asked))
            with pytest.raises(WorkerLost):
                await lost
            while len(tried) < 2:
                await asyncio.sleep(0)
        async with asyncio.timeout(600):
            assert (await waiting).option in offered(asked)
        assert 1 == len(staff(bot_workers))


@in_a_loop
async def test_an_option_that_is_not_offered_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "answer", lambda bot, table: ("move", 99))
    async with some(0) as bot_workers:
        with pytest.raises(ValueError, match="not offered"):
            await bot_workers.ask(question())


@in_a_loop
async def test_bot_workers_end_when_they_are_told_to() -> None:
    async with some(seconds=60.0) as bot_workers:
        waiting = asyncio.create_task(bot_workers.decide(question("sharp")))
        [pid] = await until_started(bot_workers)
        await bot_workers.stop()
        assert not alive(pid)
        waiting.cancel()


# -- the line --------------------------------------------------------------------------------------


@in_a_loop
async def test_where_many_wait_each_thinks_for_a_shorter_time(tmp_path: Path) -> None:
    async with some(seconds=1.0, command=script(tmp_path, ECHO)) as bot_workers:
        asked = question("sharp")
        times = [
            float(x or 0) for x in await asyncio.gather(*(bot_workers.decide(asked) for _ in range(100)))
        ]
        assert max(LEAST, PATIENCE / 100) == pytest.approx(times[0], abs=0.002)
        assert 1.0 == times[-1]  # nobody else waits any more
        assert sorted(times) == times
        assert 0 == count(bot_workers, "undercroft_thinking_waiting", line="deep")


@in_a_loop
async def test_whoever_is_alone_thinks_as_long_as_the_host_allows(tmp_path: Path) -> None:
    async with some(seconds=PATIENCE + 5, command=script(tmp_path, ECHO)) as bot_workers:
        assert PATIENCE + 5 == float(await bot_workers.decide(question("sharp")) or 0)


@in_a_loop
async def test_rules_of_thumb_in_line_take_no_time_from_a_search(tmp_path: Path) -> None:
    async with some(seconds=3.0, command=script(tmp_path, ECHO)) as bot_workers:
        simple = [asyncio.create_task(bot_workers.decide(question("steady"))) for _ in range(20)]
        assert 3.0 == float(await bot_workers.decide(question("sharp")) or 0)
        await asyncio.gather(*simple)


@pytest.mark.parametrize("stuck", ["sharp", "steady"])
@in_a_loop
async def test_rules_of_thumb_wait_for_nobody_who_hangs(tmp_path: Path, stuck: str) -> None:
    """Not for a search, which has another line, and not for one of their own: there are two of them."""
    async with some(grace=600.0, command=script(tmp_path, SLOW, stuck)) as bot_workers:
        slow = asyncio.create_task(bot_workers.decide(question(stuck)))
        await until_started(bot_workers)
        async with asyncio.timeout(600):
            assert "novice" == await bot_workers.decide(question("novice"))
        assert not slow.done()
        slow.cancel()


@in_a_loop
async def test_a_hint_goes_before_bots(tmp_path: Path) -> None:
    """For a person waits. Among themselves bots keep their order."""
    told: list[str] = []

    async def tell(name: str, thought: Coroutine[Any, Any, object]) -> None:
        await thought
        told.append(name)

    async with some(command=script(tmp_path, ECHO)) as bot_workers, asyncio.TaskGroup() as group:
        for name in ("first bot", "second bot", "third bot"):
            group.create_task(tell(name, bot_workers.decide(question("sharp"))))
        await until_started(bot_workers)
        group.create_task(tell("hint", bot_workers.weigh(question("sharp"))))
    assert ["first bot", "hint", "second bot", "third bot"] == told


@in_a_loop
async def test_a_question_that_nobody_wants_answered_any_more_is_passed_over(tmp_path: Path) -> None:
    async with some(grace=600.0, command=script(tmp_path, SLOW, "sharp")) as bot_workers:
        slow = asyncio.create_task(bot_workers.decide(question("sharp")))
        given_up = asyncio.create_task(bot_workers.weigh(question("sharp")))
        await asyncio.sleep(0)
        given_up.cancel()
        [pid] = await until_started(bot_workers)
        os.kill(pid, signal.SIGKILL)
        while bot_workers.deep.line:
            await asyncio.sleep(0.001)
        slow.cancel()
        assert 0 == count(bot_workers, "undercroft_thinking_seconds_count", bot="hint")


# -- at tables -------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def thoughtful(url: str, folder: Path, **more: Any) -> AsyncIterator[tuple[TableHub, Hands]]:
    """A hub whose bots never come to an end, unless they are simple."""
    clock = Hands()
    async with (
        hubs(url, clock=clock) as [hub],
        some(grace=600.0, command=script(folder, SLOW, "sharp"), **more) as bot_workers,
    ):
        hub.bot_driver.bot_workers = bot_workers
        yield hub, clock


async def until_a_person_is_asked(room: Room) -> None:
    async with asyncio.timeout(600):
        while room.match.bot_to_move:
            await asyncio.sleep(0.001)


async def until_it_thinks(room: Room) -> None:
    while room.thinking is None:
        await asyncio.sleep(0.001)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return migrated(str(tmp_path / "undercroft.db"))


@in_a_loop
async def test_a_bot_that_thinks_holds_up_nobody(url: str, tmp_path: Path) -> None:
    """Not the talk at its own table, and not the bots of others."""
    clock, hanging = Hands(), script(tmp_path, HANGING)
    async with hubs(url, clock=clock) as [hub], some(grace=600.0, command=hanging) as bot_workers:
        hub.bot_driver.bot_workers = bot_workers
        for id, bot in (("t", "sharp"), ("other", "steady")):
            await sit_down(hub, "anna", bot, id=id, game="dungeoneer", version=1, options={})
        room, other = await hub.rooms.open("t"), await hub.rooms.open("other")
        await until_it_is_the_bots_turn(hub, room)
        await until_it_thinks(room)
        await hub.committer.submit(room, lambda m: m.say(0, "take your time"))
        await until_it_is_the_bots_turn(hub, other)
        await until_a_person_is_asked(other)
        assert 1 <= count(bot_workers, "undercroft_thinking_seconds_count", bot="steady")
        assert (1, True) == (room.match.asked, room.botting)
        assert room.thinking is not None  # what was said changes nothing about the question


async def until_it_is_the_bots_turn(hub: TableHub, room: Room) -> None:
    """And it has something to think about."""
    while not (room.match.bot_to_move and thinks(room.match)):
        await until_a_person_is_asked(room)
        await move(hub, room)


@in_a_loop
async def test_a_question_that_is_taken_back_is_not_thought_about(url: str, tmp_path: Path) -> None:
    async with thoughtful(url, tmp_path) as (hub, _):
        await sit_down(hub, "anna", "sharp")
        room = await hub.rooms.open("t")
        await move(hub, room)
        await until_it_thinks(room)
        asked = room.match.state.asked_seq
        await hub.committer.submit(room, lambda m: m.undo(0, asked, 0))
        await settled(hub)
        assert (0, False) == (room.match.asked, room.botting)


@in_a_loop
async def test_a_person_who_returns_decides_for_himself(url: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(bots, "STAND_IN", "sharp")
    async with thoughtful(url, tmp_path) as (hub, _):
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        await hub.committer.submit(room, lambda m: m.stand_in(0, "own"))
        await until_it_thinks(room)
        await hub.committer.submit(room, lambda m: m.take_back(0))
        await settled(hub)
        assert (0, False, False) == (room.match.asked, room.match.bot_to_move, room.botting)
        assert not any(isinstance(line.entry, Moved) for line in await lines_of(hub))


@in_a_loop
async def test_what_comes_too_late_is_not_played(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has let the same bot decide meanwhile."""
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "steady")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        thinking, goes_on = asyncio.Event(), asyncio.Event()

        async def decide(asked: BotQuestion) -> str:
            thinking.set()
            await goes_on.wait()
            return bot_choice(room.match, "random")

        monkeypatch.setattr(here.bot_driver.bot_workers, "decide", decide)
        await move(here, room)
        await thinking.wait()
        await there.rooms.catch_up(other)
        there.bot_driver.let_bots_play(other)
        await settled(there)
        goes_on.set()
        await settled(here)
        moved = [line.entry for line in await lines_of(here) if isinstance(line.entry, Moved)]
        assert [0, 1] == [entry.seat for entry in moved[:2]]
        assert room.match.seq == other.match.seq


@in_a_loop
async def test_whoever_thinks_long_says_so(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else another process would begin to think about the same."""
    monkeypatch.setattr(driver_module, "CLAIM_EVERY", 0.01)
    async with thoughtful(url, tmp_path) as (hub, clock):
        await sit_down(hub, "anna", "sharp")
        room = await hub.rooms.open("t")
        await move(hub, room)
        first = (await row_of(hub)).due
        assert clock() + THINKING_CLAIM == first
        clock.wait(5)
        while (await row_of(hub)).due == first:
            await asyncio.sleep(0.001)
        assert clock() + THINKING_CLAIM == (await row_of(hub)).due


@in_a_loop
async def test_a_sweep_waits_for_no_bot(url: str, tmp_path: Path) -> None:
    async with thoughtful(url, tmp_path) as (hub, clock):
        await sit_down(hub, "sharp", "anna")
        await sit_down(hub, "random", "anna", id="other")
        clock.wait(60)
        await hub.sweeper.sweep()
        await until_a_person_is_asked(await hub.rooms.open("other"))
        assert (await hub.rooms.open("t")).botting


@in_a_loop
async def test_where_nobody_can_think_chance_decides(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub], some(command=["/nowhere/python"]) as bot_workers:
        hub.bot_driver.bot_workers = bot_workers
        await sit_down(hub, "sharp", "anna")
        clock.wait(60)
        await swept(hub)
        assert 1 == (await row_of(hub)).asked


@in_a_loop
async def test_a_table_at_which_a_bot_fails_is_left_alone_for_a_while(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would fail again at once, and others would wait behind it."""
    monkeypatch.setattr(driver_module, "bot_choice", lambda *_: 1 / 0)
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "random", "anna")
        clock.wait(60)
        await swept(hub)
        assert clock() + LATER == (await row_of(hub)).due


PROGRAM = """\
#!/bin/sh
echo started > {mark}
exec cat
"""


@pytest.mark.parametrize("workers", [0, 1])
@in_a_loop
async def test_a_program_that_a_backup_names_is_not_started(tmp_path: Path, url: str, workers: int) -> None:
    """The stand-in plays instead, and whoever looks into the log or checks the database is told."""
    program, mark = tmp_path / "evil", tmp_path / "mark"
    program.write_text(PROGRAM.format(mark=mark))
    program.chmod(0o755)
    clock = Hands()
    async with hubs(url, clock=clock) as [hub], some(workers) as bot_workers:
        hub.bot_driver.bot_workers = bot_workers
        await sit_down(hub, "steady", "anna", game="dungeoneer", version=1, options={})
        change = update(seats).where(seats.c.bot != "").values(bot=str(program))
        await hub.database.write(lambda c: c.execute(change))
        clock.wait(60)
        with structlog.testing.capture_logs() as logged:
            room = await hub.rooms.open("t")
            assert room.match.bot_to_move
            await hub.sweeper.sweep()
            await until_a_person_is_asked(room)
        [told] = [line for line in logged if line["event"] == "no such bot"]
        assert (str(program), "steady") == (told["bot"], told["instead"])
        [problem] = await hub.database.read(lambda c: list(wrong_at(c, "t")))
        assert str(program) in problem.text
    assert not mark.exists()


def test_a_bot_worker_starts_no_program(tmp_path: Path) -> None:
    """Whoever asks it to: a second lock on the same door."""
    program, mark = tmp_path / "evil", tmp_path / "mark"
    program.write_text(PROGRAM.format(mark=mark))
    program.chmod(0o755)
    with pytest.raises(bots.UnknownBot):
        answered(question(str(program)))
    assert not mark.exists()


def test_what_goes_to_a_bot_worker_has_no_past() -> None:
    story = Story("anna", "ben")
    story.move()
    story.do(story.match.stand_in(story.asked, "own"))
    asked = question_of(story.match)
    assert ([], bots.STAND_IN) == (asked.table["moves"], asked.bot)
    assert story.match.table == game(asked.game, asked.version).load(asked.table)


@linux
def test_the_usual_number_of_bot_workers_leaves_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that this process may use, however many the machine has."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    for cores, expected in ((8, 7), (2, 1), (1, 1)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        assert expected == bot_workers_module.usual_count()


def test_where_nobody_says_which_cores_are_ours_all_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for cores, expected in ((8, 7), (2, 1), (1, 1), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert expected == bot_workers_module.usual_count()


# -- real servers ----------------------------------------------------------------------------------


@linux
@pytest.mark.parametrize("end", ["stop", "kill"])
@in_a_loop
async def test_a_server_that_ends_while_a_bot_thinks(tmp_path: Path, end: str) -> None:
    """It leaves no process behind; and when it is back the bot decides, and play goes on."""
    with Server(tmp_path, "--bot-workers", "1", UNDERCROFT_BOT_SECONDS="30") as server:
        async with guests(server, "Ada") as [ada]:
            table = await ada.make_table(["me", "sharp"], start=True)
            async with ada.live(table["id"]) as live:
                while live.options:  # until the bot is asked
                    await live.move(live.options[0])
                bot_workers = await until_a_worker_is_there(server)
                seq = live.state["seq"]
            await asyncio.to_thread(getattr(server, end))
            await until_gone(bot_workers)
            server.environment["UNDERCROFT_BOT_SECONDS"] = "0.05"
            await asyncio.to_thread(server.start)
            async with ada.live(table["id"]) as live:
                while live.state["seq"] == seq:
                    await live.until(lambda message: message["type"] == "news")
                assert live.lines[seq + 1]["bot"]
