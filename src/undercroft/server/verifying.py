"""Verifying: the one place at which this server verifies records, and the line before it.

A record is played again in a process of its own, which is started for it and ended after it; `verifier` says
what it may take. There is one at a time, and a short line: whoever comes when that is full is told so. If the
process takes too much, or too long by the clock, it is ended; nobody else notices.
"""

import asyncio
import re
import signal
import sys
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from undercroft.engine.own_content import KNOWN, text_of
from undercroft.server.config import Limits
from undercroft.server.match import Denied
from undercroft.server.metrics import Metrics
from undercroft.server.verifier import Judgement
from undercroft.server.workers import Worker, WorkerLost

COMMAND: Final = (sys.executable, "-P", "-m", "undercroft.server.verifier")
LINE: Final = 4  # who may wait while another's record is verified
SLOWER: Final = 3  # times what it may take of a processor that it may take by the clock: others work too
ENDED: Final = {-getattr(signal, name, 0) for name in ("SIGXCPU", "SIGKILL")}  # codes of who took too much
AT_HOME: Final = "on a machine of your own `undercroft verify FILE` does it"

logger = structlog.get_logger("undercroft.verifying")


NAMED: Final = re.compile(r"^content ([0-9a-f]{64}) ", re.MULTILINE)
HEADER: Final = 100_000  # letters of a record in which it is named


def content_named(record: str) -> str:
    """All that the content says which a record names, if this server knows it."""
    found = NAMED.search(record, 0, HEADER)
    return text_of(found[1]) if found and found[1] in KNOWN else ""


class Stumbled(Exception):
    """A record at which the rules, or the process, failed in a way that nobody thought of."""


class Verifying:
    """Verifies records for whoever is connected."""

    def __init__(self, limits: Limits, metrics: Metrics, command: Sequence[str] = COMMAND) -> None:
        self.limits = limits
        self.metrics = metrics
        self.command = command
        self.present = 0  # those who wait, and the one whose turn it is
        self.turn = asyncio.Lock()
        self.asking: asyncio.Task[bytes] | None = None
        self.closing = False

    def must_have_room(self) -> None:
        """Raises Denied where the line is full."""
        if self.present > LINE:
            self.metrics.verified.labels("busy").inc()
            raise Denied("busy", "others wait already to have a record verified; try again in a minute")

    async def judge(self, record: str) -> Judgement:
        """What comes of a record. Raises Denied where it is not verified here."""
        self.must_have_room()
        self.present += 1
        try:
            async with self.turn:
                judgement = await self.judge_alone(record)
        finally:
            self.present -= 1
        self.metrics.verified.labels(judgement.refusal or ("wrong" if judgement.problem else "good")).inc()
        if judgement.refusal == "failed":
            raise Stumbled(judgement.problem)
        if judgement.refusal:
            raise Denied(judgement.refusal, f"{judgement.problem or self.too_costly}; {AT_HOME}")
        return judgement

    @property
    def too_costly(self) -> str:
        limits = self.limits
        return f"it takes more than {limits.record_seconds} s or {limits.record_megabytes} MB to verify this"

    async def judge_alone(self, record: str) -> Judgement:
        """In a process that is there for this record alone."""
        if self.closing:
            raise Denied("unavailable", "the server is being closed")
        limits = self.limits
        words = (limits.record_seconds, limits.record_megabytes, limits.record_decisions)
        worker = Worker([*self.command, *map(str, words)], silent=True)
        message = msgspec.msgpack.encode((record, content_named(record)))
        asking = worker.ask(message, limits.record_seconds * SLOWER)
        self.asking = asyncio.create_task(asking)
        try:
            return msgspec.msgpack.decode(await self.asking, type=Judgement)
        except WorkerLost as lost:
            logger.warning("a verification was lost", why=lost.why, code=lost.code)
            costly = lost.why == "late" or lost.code in ENDED
            return Judgement("too_costly") if costly else Judgement("failed", f"the process {lost.why}")
        except asyncio.CancelledError:
            if not self.closing:
                raise
            raise Denied("unavailable", "the server is being closed") from None
        finally:
            self.asking = None
            await worker.end()

    async def stop(self) -> None:
        """End what goes on; whoever waits is sent away."""
        self.closing = True
        if self.asking is not None:
            self.asking.cancel()
        async with self.turn:
            pass
