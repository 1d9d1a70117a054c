"""The line before the bot workers: who is served next. The clock is set by hand, and they answer when they
are told to.
"""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec

import pytest
import structlog

from undercroft.server import bot_workers as bot_workers_module
from undercroft.server.bot_worker import BotAnswer, BotQuestion
from undercroft.server.bot_workers import HEAD_START, HINTS, LONGEST, OWN_HINTS, TURN, BotWorkers
from undercroft.server.metrics import Metrics

P = ParamSpec("P")


class SetTime(asyncio.SelectorEventLoop):
    """A loop for which time passes when a test says so."""

    now = 1000.0

    def time(self) -> float:
        return self.now


def by_hand(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that awaits, and says what time it is."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=SetTime) as runner:
            runner.run(main())

    return run


async def after(seconds: float = 0.0) -> None:
    """Let time pass, and everybody do what he does then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SetTime)
    loop.now += seconds
    for _ in range(20):
        await asyncio.sleep(0)


class Desk:
    """Bot workers without processes. Those who search think until they are told to answer."""

    def __init__(self) -> None:
        self.served: list[str] = []  # whose question was begun, in order
        self.answers: list[asyncio.Event] = []
        self.bot_workers = BotWorkers(1, Metrics())
        self.asking: dict[str, asyncio.Task[object]] = {}

    def bot_worker(self, command: object, grace: float) -> "Desk":
        return self

    async def answer(self, question: BotQuestion) -> BotAnswer:
        self.served.append(question.seed)
        if question.hint or question.bot == "sharp":
            self.answers.append(asyncio.Event())
            await self.answers[-1].wait()
        return BotAnswer(question.bot)

    async def end(self) -> None:
        pass

    async def bot(self, name: str) -> None:
        await self.ask(name, self.bot_workers.decide(asked(name)))

    async def hint(self, name: str, person: str = "") -> None:
        await self.ask(name, self.bot_workers.weigh(asked(name), person or name))

    async def ask(self, name: str, thought: Awaitable[object]) -> None:
        self.asking[name] = asyncio.ensure_future(thought)
        await after()

    async def next(self) -> None:
        """The one who thinks answers, and begins with the next question."""
        self.answers[-1].set()
        await after()

    async def serve_all(self) -> list[str]:
        while self.bot_workers.deep.line:
            await self.next()
        return self.served

    def count(self, name: str) -> float:
        return self.bot_workers.metrics.registry.get_sample_value(name, {"bot": "sharp"}) or 0.0


def asked(name: str) -> BotQuestion:
    return BotQuestion("toy", 1, {}, "sharp", name, 0.0)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    made = Desk()
    monkeypatch.setattr(bot_workers_module, "BotWorker", made.bot_worker)
    return made


@by_hand
async def test_hints_go_first_unless_they_came_much_later(desk: Desk) -> None:
    await desk.hint("first")
    await desk.bot("bot")
    await after(HEAD_START / 2)
    await desk.hint("soon")
    await after(HEAD_START)
    await desk.hint("late")
    assert ["first", "soon", "bot", "late"] == await desk.serve_all()


@by_hand
async def test_bots_keep_their_order_among_themselves(desk: Desk) -> None:
    await desk.hint("first")
    for name in "abc":
        await desk.bot(name)
    assert ["first", "a", "b", "c"] == await desk.serve_all()


@by_hand
async def test_a_bot_does_not_starve_where_hints_are_asked_for_without_end(desk: Desk) -> None:
    """45 people, each of whom asks again as soon as he is answered; a thought takes a tenth of a second."""
    for n in range(HINTS):
        await desk.hint(f"hint {n}")
    await desk.bot("bot")
    for n in range(HINTS, 20 * HINTS):
        if "bot" in desk.served:
            break
        await after(0.1)
        await desk.hint(f"hint {n % 45}")
        await desk.next()
    assert "bot" in desk.served
    await desk.next()
    assert "sharp" == desk.asking["bot"].result()


@by_hand
async def test_who_asks_for_much_holds_up_nobody(desk: Desk) -> None:
    await desk.hint("first")
    for n in range(3):
        await desk.hint(f"ada {n}", "ada")
    await desk.hint("ben", "ben")
    await after(TURN)
    await desk.hint("cem", "cem")
    assert ["first", "ada 0", "ben", "ada 1", "cem", "ada 2"] == await desk.serve_all()


@by_hand
async def test_where_its_turn_does_not_come_somebody_simpler_decides(desk: Desk) -> None:
    """From the other line, and it is counted and logged."""
    await desk.hint("endless")
    await desk.bot("bot")
    await after(LONGEST - 0.5)
    assert not desk.asking["bot"].done()
    with structlog.testing.capture_logs() as logged:
        await after(1.0)
    assert "steady" == desk.asking["bot"].result()
    assert (1, 1) == (
        desk.count("undercroft_thoughts_waited_total"),
        desk.count("undercroft_thoughts_replaced_total"),
    )
    assert ["a bot has waited too long", "a bot did not decide"] == [line["event"] for line in logged]
    assert 0 == len(desk.bot_workers.deep.line)


@by_hand
async def test_whoever_is_being_thought_about_waits_no_longer(desk: Desk) -> None:
    await desk.bot("bot")
    await after(LONGEST * 2)
    await desk.next()
    assert "sharp" == desk.asking["bot"].result()
    assert 0 == desk.count("undercroft_thoughts_waited_total")


@by_hand
async def test_only_so_many_hints_are_waited_for(desk: Desk) -> None:
    """Bots are not counted, nor those who have gone."""
    await desk.bot("bot")
    await desk.bot("another")
    for n in range(HINTS):
        assert not desk.bot_workers.is_crowded
        await desk.hint(f"hint {n}")
    assert desk.bot_workers.is_crowded
    desk.asking["hint 3"].cancel()
    await after()
    assert not desk.bot_workers.is_crowded


@by_hand
async def test_one_person_waits_for_a_few_hints_at_most(desk: Desk) -> None:
    await desk.bot("bot")
    for n in range(OWN_HINTS):
        assert not desk.bot_workers.is_greedy("ada")
        await desk.hint(f"hint {n}", "ada")
    assert [True, False] == [desk.bot_workers.is_greedy(name) for name in ("ada", "ben")]
