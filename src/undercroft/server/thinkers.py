"""Thinkers: the processes in which bots think. The server only waits for them, and serves others meanwhile.

There are two lines, each with processes of its own. Rules of thumb take milliseconds and must not wait behind
a search, which takes a second or more: they have the quick line. Searches have the deep one, where hints go
first, because a person waits for them; bots take their turns as they come. Where the deep line is long each
thinks for a shorter time: what one waits for is PATIENCE, not the sum of what all would like to have.

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

from undercroft.server.meters import Meters
from undercroft.server.thinker import Answer, Question, answered
from undercroft.server.workers import Lost, Worker

COMMAND: Final = (sys.executable, "-P", "-m", "undercroft.server.thinker")
SECONDS: Final = 1.0  # that a bot which searches thinks about a decision
HINT_SECONDS: Final = 1.5
PATIENCE: Final = 4.0  # seconds in which all who are in the deep line shall have been heard
LEAST: Final = 0.05  # seconds that are thought in any case
GRACE: Final = 10.0  # seconds beyond its time after which a process is ended
ATTEMPTS: Final = 2  # at one question, where the process that thinks about it dies
THUMB: Final = ("random", "novice", "steady")  # who does not search
SPARE: Final = 2  # processes of the quick line at least: one that hangs must not be the only one
SIMPLER: Final = {"sharp": "steady", "steady": "novice"}  # who decides where a bot does not; then nobody

logger = structlog.get_logger("undercroft.thinkers")


class Thinker(Worker):
    """One process that thinks."""

    def __init__(self, command: Sequence[str], grace: float) -> None:
        super().__init__(command)
        self.grace = grace

    async def answer(self, question: Question) -> Answer:
        """Raises Lost; then the process is gone."""
        told = await self.ask(msgspec.msgpack.encode(question), question.seconds + self.grace)
        try:
            return msgspec.msgpack.decode(told, type=Answer)
        except msgspec.MsgspecError:
            raise Lost("died", await self.end()) from None


class Waiting(NamedTuple):
    """A question in line. Lower ranks come first, and within one whoever came first."""

    rank: int
    number: int
    question: Question
    future: "asyncio.Future[Answer]"


class Crew:
    """Some processes, and the line before them. Another is started where nobody is free, up to `count`."""

    def __init__(self, name: str, count: int, meters: Meters, grace: float, command: Sequence[str]) -> None:
        self.name = name
        self.count = count
        self.meters = meters
        self.grace = grace
        self.command = command
        self.line: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self.numbers = itertools.count()
        self.idle = 0
        self.thinkers: dict[asyncio.Task[None], Thinker] = {}

    async def ask(self, question: Question) -> Answer:
        """Get in line, and wait. Raises Lost."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        rank = 0 if question.hint else 1
        self.line.put_nowait(Waiting(rank, next(self.numbers), question, future))
        self.note()
        self.hire()
        return await future

    def note(self) -> None:
        self.meters.waiting.labels(self.name).set(self.line.qsize())

    def hire(self) -> None:
        """Start another, where there is a question that nobody is free for."""
        if self.line.qsize() > self.idle and len(self.thinkers) < self.count:
            thinker = Thinker(self.command, self.grace)
            task = asyncio.create_task(self.serve(thinker))
            self.thinkers[task] = thinker
            task.add_done_callback(self.left)

    def left(self, task: "asyncio.Task[None]") -> None:
        """Whoever gave up makes room for another. Nobody should, but then all bots would stand still."""
        del self.thinkers[task]
        if not task.cancelled():
            logger.error("a thinker gave up", exc_info=task.exception())
            self.hire()

    async def serve(self, thinker: Thinker) -> None:
        """Take one question after another from the line."""
        try:
            while True:
                waiting = await self.next()
                if not waiting.future.done():  # else nobody wants to know any more
                    await self.settle(thinker, waiting.question, waiting.future)
        finally:
            await thinker.end()

    async def next(self) -> Waiting:
        self.idle += 1
        try:
            return await self.line.get()
        finally:
            self.idle -= 1
            self.note()

    async def settle(self, thinker: Thinker, question: Question, future: "asyncio.Future[Answer]") -> None:
        """Whatever happens, whoever asked hears of it: an answer, or that it is lost."""
        try:
            with self.meters.thinking.labels(who(question)).time():
                answer = await thinker.answer(self.timed(question))
        except Lost as lost:
            logger.warning("a thinker was lost", why=lost.why, bot=question.bot, game=question.game)
            self.lose(future, lost)
        except Exception:
            logger.exception("a thinker failed", bot=question.bot, game=question.game)
            self.lose(future, Lost("failed"))
            await thinker.end()  # nobody knows what it is about
        else:
            if not future.done():
                future.set_result(answer)

    def lose(self, future: "asyncio.Future[Answer]", lost: Lost) -> None:
        self.meters.lost.labels(lost.why).inc()
        if not future.done():
            future.set_exception(lost)

    def timed(self, question: Question) -> Question:
        """With the time there is: all it wants, or a share of PATIENCE where others wait."""
        wanted, others = question.seconds, self.line.qsize()
        if not others:
            return question
        share = max(LEAST, PATIENCE * self.count / (others + 1))
        return msgspec.structs.replace(question, seconds=min(wanted, share))

    async def stop(self) -> None:
        """End all processes, whatever they are thinking about."""
        tasks = list(self.thinkers)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Thinkers:
    """All thinkers of a server: `count` that search, and at least SPARE for rules of thumb. Without any, the
    server thinks for itself, and everything else waits: for tools and tests.
    """

    def __init__(
        self,
        count: int,
        meters: Meters,
        seconds: float = SECONDS,
        grace: float = GRACE,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.count = count
        self.meters = meters
        self.seconds = seconds
        self.quick = Crew("quick", max(SPARE, count // 2), meters, grace, command)
        self.deep = Crew("deep", count, meters, grace, command)

    async def decide(self, question: Question) -> str | None:
        """The option that a bot, or somebody simpler, decides for; None where nobody can say."""
        name: str | None = question.bot
        while name is not None:
            answer = await self.patiently(msgspec.structs.replace(question, bot=name))
            if answer is not None:
                return answer.option
            name = SIMPLER.get(name)
            self.meters.replaced.labels(question.bot).inc()
            logger.warning("a bot did not decide", bot=question.bot, instead=name or "chance")
        return None

    async def weigh(self, question: Question) -> Answer | None:
        """What a bot that searches thinks of all options; None where it cannot say."""
        return await self.patiently(msgspec.structs.replace(question, hint=True))

    async def patiently(self, question: Question) -> Answer | None:
        """Ask again where a process died; not where thinking itself fails or takes too long."""
        for _ in range(ATTEMPTS):
            try:
                answer = await self.ask(question)
            except Lost as lost:
                if lost.why != "died":
                    return None
                continue
            if answer.problem:
                logger.error("a bot failed", bot=question.bot, game=question.game, problem=answer.problem)
                return None
            return answer
        return None

    async def ask(self, question: Question) -> Answer:
        """Of those who are there for such a question. Raises Lost."""
        question = msgspec.structs.replace(question, seconds=self.wanted(question))
        if not self.count:
            with self.meters.thinking.labels(who(question)).time():
                return answered(question)
        return await (self.deep if searches(question) else self.quick).ask(question)

    def wanted(self, question: Question) -> float:
        """How long a question is thought about where nobody else waits. A rule of thumb takes no time."""
        if question.hint:
            return HINT_SECONDS
        return self.seconds if searches(question) else 0.0

    async def stop(self) -> None:
        await asyncio.gather(self.quick.stop(), self.deep.stop())


def searches(question: Question) -> bool:
    return question.hint or question.bot not in THUMB


def who(question: Question) -> str:
    """Under what name the time of a question is counted."""
    return "hint" if question.hint else question.bot


def usual_count() -> int:
    """How many thinkers that search suit this machine: one core of those we may use is for the server."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, cores - 1)
