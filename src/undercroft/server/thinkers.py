"""Thinkers: the processes in which bots think. The server only waits for them, and serves others meanwhile.

Whoever wants something decided gets in line; one table has one question there at most, so everybody has his
turn. Where the line is long each thinks for a shorter time: what one waits for is PATIENCE, not the sum of
what all would like to have. A process that does not answer in time is ended, and one that dies is replaced;
then the question is put again, and if that does not help either, somebody simpler decides. So every question
has an answer, and no table stands still because a bot does.

The processes are started when the first question comes. They end with the server, however that ends.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import structlog

from undercroft.server.meters import Meters
from undercroft.server.thinker import HEAD, Answer, Question, answered, framed

COMMAND: Final = (sys.executable, "-P", "-m", "undercroft.server.thinker")
SECONDS: Final = 1.0  # that a bot which searches thinks about a decision
HINT_SECONDS: Final = 1.5
PATIENCE: Final = 4.0  # seconds in which all who are in line shall have been heard
LEAST: Final = 0.05  # seconds that are thought in any case
GRACE: Final = 10.0  # seconds beyond its time after which a process is ended
ATTEMPTS: Final = 2  # at one question, where the process that thinks about it dies
SIMPLER: Final = {"sharp": "steady", "steady": "novice"}  # who decides where a bot does not; then nobody

logger = structlog.get_logger("undercroft.thinkers")


class Lost(Exception):
    """A process that gave no answer."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why  # died or late


class Thinker:
    """One process. It is started when it is needed, and anew after it was lost."""

    def __init__(self, command: Sequence[str], grace: float) -> None:
        self.command = command
        self.grace = grace
        self.process: asyncio.subprocess.Process | None = None

    async def answer(self, question: Question) -> Answer:
        """Raises Lost; then the process is gone."""
        try:
            return await asyncio.wait_for(self.exchange(question), question.seconds + self.grace)
        except TimeoutError:
            await self.end()
            raise Lost("late") from None
        except (OSError, EOFError, msgspec.MsgspecError):
            await self.end()
            raise Lost("died") from None

    async def exchange(self, question: Question) -> Answer:
        process = self.process
        if process is None:
            process = self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(question)))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()


class Thinkers:
    """All thinkers of a server, and the line before them. Without any, the server thinks for itself, and
    everything else waits: for tools and tests.
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
        self.grace = grace
        self.command = command
        self.line: asyncio.Queue[tuple[Question, asyncio.Future[Answer]]] = asyncio.Queue()
        self.idle = 0
        self.thinkers: dict[asyncio.Task[None], Thinker] = {}

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
                if lost.why == "late":
                    return None
                continue
            if answer.problem:
                logger.error("a bot failed", bot=question.bot, game=question.game, problem=answer.problem)
                return None
            return answer
        return None

    async def ask(self, question: Question) -> Answer:
        """Get in line, and wait. Raises Lost."""
        if not self.count:
            with self.measured(question):
                return answered(self.timed(question))
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.line.put_nowait((question, future))
        self.meters.waiting.set(self.line.qsize())
        if self.line.qsize() > self.idle and len(self.thinkers) < self.count:
            thinker = Thinker(self.command, self.grace)
            task = asyncio.create_task(self.serve(thinker))
            self.thinkers[task] = thinker
        return await future

    async def serve(self, thinker: Thinker) -> None:
        """Take one question after another from the line."""
        try:
            while True:
                self.idle += 1
                try:
                    question, future = await self.line.get()
                finally:
                    self.idle -= 1
                self.meters.waiting.set(self.line.qsize())
                if future.done():  # nobody wants to know any more
                    continue
                try:
                    with self.measured(question):
                        answer = await thinker.answer(self.timed(question))
                except Lost as lost:
                    self.meters.lost.labels(lost.why).inc()
                    logger.warning("a thinker was lost", why=lost.why, bot=question.bot, game=question.game)
                    if not future.done():
                        future.set_exception(lost)
                else:
                    if not future.done():
                        future.set_result(answer)
        finally:
            await thinker.end()

    def timed(self, question: Question) -> Question:
        """With the time there is: all of it, or a share of PATIENCE where others wait."""
        wanted = HINT_SECONDS if question.hint else self.seconds
        share = PATIENCE * max(1, self.count) / (self.line.qsize() + 1)
        return msgspec.structs.replace(question, seconds=max(min(LEAST, wanted), min(wanted, share)))

    @contextlib.contextmanager
    def measured(self, question: Question) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            who = "hint" if question.hint else question.bot
            self.meters.thinking.labels(who).observe(time.perf_counter() - began)

    async def stop(self) -> None:
        """End all processes, whatever they are thinking about."""
        tasks = list(self.thinkers)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.clear()


def usual_count() -> int:
    """How many thinkers suit this machine: one core is for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)
