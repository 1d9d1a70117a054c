"""Replays: the past of a table, decision by decision.

To show one step all before it must be played again. What a game looked like that has ended never changes: so
it is told in parts that are made once and kept as they are sent, those that were asked for last. Whatever
must be made is made one at a time, and paid for by whoever wants it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import msgspec
from sqlalchemy import Connection

from undercroft.server.match import Course
from undercroft.server.presenter import present_asked, present_line
from undercroft.server.rebuild import boards
from undercroft.server.store import log
from undercroft.server.store.database import Database
from undercroft.server.store.tables import TableRow
from undercroft.server.web import schemas
from undercroft.server.web.problems import Problem
from undercroft.server.wire import View

PART: Final = 20  # steps, as the page asks for them
KEPT: Final = 32_000_000  # bytes; a game of Dungeon Drop has one million from each seat


class Key(NamedTuple):
    """Which part of which game, and who looks."""

    table: str
    seat: int | None
    whole: bool
    number: int


class ReplaySlice(NamedTuple):
    """Steps as they are sent, and how many decisions the game has."""

    steps: list[msgspec.Raw]
    total: int
    size: int  # in bytes


class Replays:
    """What was shown of games that have ended."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.parts: OrderedDict[Key, ReplaySlice] = OrderedDict()
        self.making: dict[Key, asyncio.Task[ReplaySlice]] = {}
        self.size = 0
        self.turn = asyncio.Semaphore(1)

    async def show(
        self, row: TableRow, query: schemas.ReplayQuery, pay: Callable[[], None]
    ) -> schemas.Replay:
        """Some steps of a game; `pay` raises where that costs more than somebody may spend."""
        if row.status == "playing":
            pay()
            return await self.make(row, query)
        first, last = query.start // PART, (query.start + query.count - 1) // PART
        steps: list[Any] = []
        total = first * PART
        for number in range(first, last + 1):
            if number * PART <= total:
                part = await self.part(row, Key(row.id, query.seat, query.whole, number), pay)
                total = part.total
                steps += part.steps
        if query.start > total:
            raise no_step(total)
        skipped = query.start - first * PART
        return schemas.Replay(steps[skipped : skipped + query.count], total)

    async def part(self, row: TableRow, key: Key, pay: Callable[[], None]) -> ReplaySlice:
        """A part that is kept, or made now; several who want it at once have it made once."""
        found = self.parts.get(key)
        if found is not None:
            self.parts.move_to_end(key)
            return found
        making = self.making.get(key)
        if making is None:
            pay()
            making = self.making[key] = asyncio.create_task(self.make_part(row, key))
            making.add_done_callback(lambda _: self.making.pop(key, None))
        return await asyncio.shield(making)

    async def make_part(self, row: TableRow, key: Key) -> ReplaySlice:
        query = schemas.ReplayQuery(start=key.number * PART, count=PART, seat=key.seat, whole=key.whole)
        replay = await self.make(row, query)
        steps = [msgspec.json.encode(step) for step in replay.steps]
        part = self.parts[key] = ReplaySlice([*map(msgspec.Raw, steps)], replay.total, sum(map(len, steps)))
        self.size += part.size
        while self.size > KEPT and len(self.parts) > 1:
            self.size -= self.parts.popitem(last=False)[1].size
        return part

    async def make(self, row: TableRow, query: schemas.ReplayQuery) -> schemas.Replay:
        async with self.turn:
            return await self.database.read(lambda c: replayed(c, row, query), "replays")


def no_step(total: int) -> Problem:
    return Problem(404, "no_step", f"the game has {total} decisions")


def replayed(connection: Connection, row: TableRow, query: schemas.ReplayQuery) -> schemas.Replay:
    total = Course(log.read_board(connection, row.id)).end
    if query.start > total:
        raise no_step(total)
    steps = []
    for step, (line, table) in enumerate(boards(connection, row, query.start, query.count), query.start):
        view = table.whole() if query.whole else table.view(query.seat)
        told_line = None
        if line is not None:
            full = log.read_lines(connection, row.id, line.seq - 1, line.seq)[0]
            told_line = present_line(table.game, full, query.seat)
        asked = present_asked(table, view, query.seat)
        steps.append(schemas.ReplayStep(step, told_line, cast(View, view), asked))
    return schemas.Replay(steps, total)
