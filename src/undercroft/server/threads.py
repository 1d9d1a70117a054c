"""Threads: a few for each kind of work that takes a while, so that one kind never waits for another."""

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """So many threads for one kind of work. They are started when there is any."""

    def __init__(self, kind: str, count: int) -> None:
        self.pool = ThreadPoolExecutor(count, kind)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait for a turn and for the work; what is logged meanwhile belongs to whoever asked."""
        context = contextvars.copy_context()
        job = partial(context.run, work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self.pool, job)

    async def stop(self) -> None:
        """Wait for what goes on. What has not begun never will."""
        await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
