"""Background tasks: what goes on while nobody waits for it, until it is done or the process ends."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

logger = structlog.get_logger("undercroft.background")
T = TypeVar("T")


class BackgroundTasks:
    """The tasks of one process. What fails is logged, for nobody else will ask."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
