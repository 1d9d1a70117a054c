"""Bot workers: the processes in which bots think. The server waits for them, and serves others meanwhile.

There are two lines, each with processes of its own. Rules of thumb take milliseconds and must not wait behind
a search, which takes a second or more: they have the quick line. Searches have the deep one. Where it is long
each thinks for a shorter time: what one waits for is PATIENCE, not the sum of what all would like to have.

A question has its place in the deep line by the time at which it came. A bot's counts as if it had come
HEAD_START later, so that hints go before it, because a person waits for them: but not those that are younger
by more than that. Each further hint that the same person waits for counts as if it had come TURN later, so
that one who asks much holds nobody up. No more than HINTS for each process wait; whoever comes then is told
so. And a bot never waits longer than LONGEST: then somebody simpler decides, in the quick line.

A process that does not answer in time is ended, and one that dies is replaced; then the question is put
again, and if that does not help either, somebody simpler decides. So every question has an answer, and no
table stands still because a bot does.

The processes are started when there are questions for them. They end with the server, however that ends.
"""

import asyncio
import itertools
import os
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import structlog

from undercroft.server.bot_worker import BotAnswer, BotQuestion, answered
from undercroft.server.metrics import Metrics
from undercroft.server.workers import Worker, WorkerLost

COMMAND: Final = (sys.executable, "-P", "-m", "undercroft.server.bot_worker")
SECONDS: Final = 1.0  # that a bot which searches thinks about a decision
HINT_SECONDS: Final = 1.5
PATIENCE: Final = 4.0  # seconds in which all who are in the deep line shall have been heard
LEAST: Final = 0.05  # seconds that are thought in any case
GRACE: Final = 10.0  # seconds beyond its time after which a process is ended
ATTEMPTS: Final = 2  # at one question, where the process that thinks about it dies
HEAD_START: Final = 2.0  # seconds by which hints go before bots
TURN: Final = PATIENCE  # seconds by which those of others go before a second hint for the same person
HINTS: Final = 16  # that may wait for each process: then each is still given a quarter of a second
OWN_HINTS: Final = 3  # that one person may wait for
LONGEST: Final = 8.0  # seconds that a bot which searches waits for its turn
THUMB: Final = ("random", "novice", "steady")  # who does not search
SPARE: Final = 2  # processes of the quick line at least: one that hangs must not be the only one
SIMPLER: Final = {"sharp": "steady", "steady": "novice"}  # who decides where a bot does not; then nobody

logger = structlog.get_logger("undercroft.bot_workers")


class BotWorker(Worker):
    """One process that thinks."""

    def __init__(self, command: Sequence[str], grace: float) -> None:
        super().__init__(command)
        self.grace = grace

    async def answer(self, question: BotQuestion) -> BotAnswer:
        """Raises WorkerLost; then the process is gone."""
        told = await self.ask(msgspec.msgpack.encode(question), question.seconds + self.grace)
        try:
            return msgspec.msgpack.decode(told, type=BotAnswer)
        except msgspec.MsgspecError:
            raise WorkerLost("died", await self.end()) from None


class QueuedQuestion(NamedTuple):
    """A question in line. Those with the earlier place come first, and then whoever came first."""

    place: float
    number: int
    question: BotQuestion
    asker: str | None
    future: "asyncio.Future[BotAnswer]"


class WorkerPool:
    """Some processes, and the line before them. Another is started where nobody is free, up to `count`. Time
    is that of the event loop, which nobody sets back.
    """

    def __init__(
        self,
        name: str,
        count: int,
        metrics: Metrics,
        grace: float,
        command: Sequence[str],
        longest: float | None = None,
    ) -> None:
        self.name = name
        self.count = count
        self.metrics = metrics
        self.grace = grace
        self.command = command
        self.longest = longest
        self.line: list[QueuedQuestion] = []
        self.filled = asyncio.Event()
        self.numbers = itertools.count()
        self.idle = 0
        self.bot_workers: dict[asyncio.Task[None], BotWorker] = {}

    async def ask(self, question: BotQuestion, asker: str | None = None) -> BotAnswer:
        """Get in line, and wait. Raises WorkerLost."""
        loop = asyncio.get_running_loop()
        place = self.place(question, asker, loop.time())
        waiting = QueuedQuestion(place, next(self.numbers), question, asker, loop.create_future())
        self.line.append(waiting)
        self.note()
        self.filled.set()
        self.hire()
        end: asyncio.TimerHandle | None = None
        if self.longest is not None and not question.hint:
            end = loop.call_later(self.longest, self.give_up, waiting)
        try:
            return await waiting.future
        finally:
            if end is not None:
                end.cancel()
            self.leave(waiting)

    def place(self, question: BotQuestion, asker: str | None, now: float) -> float:
        """Where a question stands: when it came, and later if others are to go before it."""
        return now + TURN * self.hints_for(asker) if question.hint else now + HEAD_START

    def hints_for(self, asker: str | None) -> int:
        """How many hints a person waits for in line."""
        return sum(waiting.question.hint and waiting.asker == asker for waiting in self.line)

    def give_up(self, waiting: QueuedQuestion) -> None:
        """Somebody has waited long enough, unless it is his turn already."""
        if waiting in self.line and not waiting.future.done():
            waiting.future.set_exception(WorkerLost("waited"))

    def leave(self, waiting: QueuedQuestion) -> None:
        """Whoever wants to know nothing any more keeps nobody waiting."""
        if waiting in self.line:
            self.line.remove(waiting)
            self.note()

    def note(self) -> None:
        self.metrics.waiting.labels(self.name).set(len(self.line))

    def hire(self) -> None:
        """Start another, where there is a question that nobody is free for."""
        if len(self.line) > self.idle and len(self.bot_workers) < self.count:
            bot_worker = BotWorker(self.command, self.grace)
            task = asyncio.create_task(self.serve(bot_worker))
            self.bot_workers[task] = bot_worker
            task.add_done_callback(self.left)

    def left(self, task: "asyncio.Task[None]") -> None:
        """Whoever gave up makes room for another. Nobody should, but then all bots would stand still."""
        del self.bot_workers[task]
        if not task.cancelled():
            logger.error("a bot worker gave up", exc_info=task.exception())
            self.hire()

    async def serve(self, bot_worker: BotWorker) -> None:
        """Take one question after another from the line."""
        try:
            while True:
                waiting = await self.next()
                if not waiting.future.done():  # else nobody wants to know any more
                    await self.settle(bot_worker, waiting.question, waiting.future)
        finally:
            await bot_worker.end()

    async def next(self) -> QueuedQuestion:
        """Whoever is first in line, when there is somebody."""
        self.idle += 1
        try:
            while not self.line:
                self.filled.clear()
                await self.filled.wait()
        finally:
            self.idle -= 1
        first = min(self.line)
        self.leave(first)
        return first

    async def settle(
        self, bot_worker: BotWorker, question: BotQuestion, future: "asyncio.Future[BotAnswer]"
    ) -> None:
        """Whatever happens, whoever asked hears of it: an answer, or that it is lost."""
        try:
            with self.metrics.thinking.labels(who(question)).time():
                answer = await bot_worker.answer(self.timed(question))
        except WorkerLost as lost:
            logger.warning("a bot worker was lost", why=lost.why, bot=question.bot, game=question.game)
            self.lose(future, lost)
        except Exception:
            logger.exception("a bot worker failed", bot=question.bot, game=question.game)
            self.lose(future, WorkerLost("failed"))
            await bot_worker.end()  # nobody knows what it is about
        else:
            if not future.done():
                future.set_result(answer)

    def lose(self, future: "asyncio.Future[BotAnswer]", lost: WorkerLost) -> None:
        self.metrics.lost.labels(lost.why).inc()
        if not future.done():
            future.set_exception(lost)

    def timed(self, question: BotQuestion) -> BotQuestion:
        """With the time there is: all it wants, or a share of PATIENCE where others wait."""
        wanted, others = question.seconds, len(self.line)
        if not others:
            return question
        share = max(LEAST, PATIENCE * self.count / (others + 1))
        return msgspec.structs.replace(question, seconds=min(wanted, share))

    async def stop(self) -> None:
        """End all processes, whatever they are thinking about."""
        tasks = list(self.bot_workers)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class BotWorkers:
    """All bot workers of a server: `count` that search, and at least SPARE for rules of thumb. Without any,
    the server thinks for itself, and everything else waits: for tools and tests.
    """

    def __init__(
        self,
        count: int,
        metrics: Metrics,
        seconds: float = SECONDS,
        grace: float = GRACE,
        command: Sequence[str] = COMMAND,
        longest: float = LONGEST,
    ) -> None:
        self.count = count
        self.metrics = metrics
        self.seconds = seconds
        self.quick = WorkerPool("quick", max(SPARE, count // 2), metrics, grace, command)
        self.deep = WorkerPool("deep", count, metrics, grace, command, longest)

    async def decide(self, question: BotQuestion) -> str | None:
        """The option that a bot, or somebody simpler, decides for; None where nobody can say."""
        name: str | None = question.bot
        while name is not None:
            answer = await self.ask_again(msgspec.structs.replace(question, bot=name))
            if answer is not None:
                return answer.option
            name = SIMPLER.get(name)
            self.metrics.replaced.labels(question.bot).inc()
            logger.warning("a bot did not decide", bot=question.bot, instead=name or "chance")
        return None

    async def weigh(self, question: BotQuestion, asker: str | None = None) -> BotAnswer | None:
        """What a bot that searches thinks of all options; None where it cannot say."""
        return await self.ask_again(msgspec.structs.replace(question, hint=True), asker)

    @property
    def is_crowded(self) -> bool:
        """Whether so many hints are waited for that nobody else should begin to."""
        return bool(self.count) and sum(x.question.hint for x in self.deep.line) >= HINTS * self.count

    def is_greedy(self, asker: str | None) -> bool:
        """Whether a person waits for as many hints as one may."""
        return self.deep.hints_for(asker) >= OWN_HINTS

    async def ask_again(self, question: BotQuestion, asker: str | None = None) -> BotAnswer | None:
        """Ask again where a process died; not where thinking fails, or takes or waits too long."""
        for _ in range(ATTEMPTS):
            try:
                answer = await self.ask(question, asker)
            except WorkerLost as lost:
                if lost.why == "waited":
                    self.metrics.waited.labels(question.bot).inc()
                    logger.warning("a bot has waited too long", bot=question.bot, game=question.game)
                if lost.why != "died":
                    return None
                continue
            if answer.problem:
                logger.error("a bot failed", bot=question.bot, game=question.game, problem=answer.problem)
                return None
            return answer
        return None

    async def ask(self, question: BotQuestion, asker: str | None = None) -> BotAnswer:
        """Of those who are there for such a question. Raises WorkerLost."""
        question = msgspec.structs.replace(question, seconds=self.wanted(question))
        if not self.count:
            with self.metrics.thinking.labels(who(question)).time():
                return answered(question)
        return await (self.deep if searches(question) else self.quick).ask(question, asker)

    def wanted(self, question: BotQuestion) -> float:
        """How long a question is thought about where nobody else waits. A rule of thumb takes no time."""
        if question.hint:
            return HINT_SECONDS
        return self.seconds * question.share if searches(question) else 0.0

    async def stop(self) -> None:
        await asyncio.gather(self.quick.stop(), self.deep.stop())


def searches(question: BotQuestion) -> bool:
    return question.hint or question.bot not in THUMB


def who(question: BotQuestion) -> str:
    """Under what name the time of a question is counted."""
    return "hint" if question.hint else question.bot


def usual_count() -> int:
    """How many bot workers that search suit this machine: one core of those we may use is for the server."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, cores - 1)
