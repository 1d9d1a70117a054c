"""Hubs in tests: what their people do, a database that fails on command, a bus that remembers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from tests.server.arrange import (
    Ear,
    hubs,
    lines_of,
    picture,
    settled,
    sit_down,
)

from undercroft.server.bus import Alone
from undercroft.server.entries import Line, Said
from undercroft.server.presenter import present_line
from undercroft.server.rooms import Room
from undercroft.server.store import log
from undercroft.server.store.database import Conflict, Database, Unavailable
from undercroft.server.table_hub import TableHub


async def said(hub: TableHub, room: Room, text: str, seat: int = 0) -> int:
    return await hub.committer.submit(room, lambda m: m.say(seat, text))


async def comes(hub: TableHub, room: Room, ear: Ear) -> None:
    room.listeners.add(ear)
    await hub.presence.came(room, ear)


async def insist(hub: TableHub, room: Room, text: str, seat: int) -> int:
    """Say it again where too many others wrote: then it was not said."""
    while True:
        with suppress(Unavailable):
            return await said(hub, room, text, seat)


def told(room: Room, lines: list[Line]) -> bytes:
    """The lines as each seat, and somebody who watches, is told them."""
    seats = [*range(room.match.table.seats), None]
    return log.encode([present_line(room.match.table.game, line, seat) for line in lines for seat in seats])


async def agree(*some: TableHub, id: str = "t") -> None:
    """Everybody sees the same match and the same lines: in memory, and in a room that is opened now."""
    await settled(*some)
    async with hubs(some[0].database.url.render_as_string(hide_password=False)) as [fresh]:
        true = picture((await fresh.rooms.open(id)).match)
    written = await lines_of(some[0], id)
    for hub in some:
        room = await hub.rooms.open(id)
        await hub.rooms.catch_up(room)
        assert true == picture(room.match)
        for since in range(max(0, len(written) - 20), len(written)):
            lines = await hub.rooms.lines(room, since, room.match.seq)
            assert log.encode(written[since:]) == log.encode(lines)
            assert told(room, written[since:]) == told(room, lines)


class Shaky(Database):
    """A database whose next writes go as its script says, and whose next reads fail so many times."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.script: list[str] = []
        self.failing_reads = 0
        self.late: Any = None  # a job whose commit is still on its way
        self.looks = 0  # how many reads that takes
        self.gate: asyncio.Event | None = None
        self.arrived = asyncio.Event()

    async def read(self, job: Any, kind: Any = "store") -> Any:
        if self.failing_reads:
            self.failing_reads -= 1
            raise Unavailable("not now", unsure=True)
        if not self.looks:
            await self.arrive()
        self.looks = max(0, self.looks - 1)
        return await super().read(job, kind)

    async def write(self, job: Any) -> Any:
        if self.gate is not None:
            self.arrived.set()
            await self.gate.wait()
        await self.arrive()
        match self.script.pop(0).split() if self.script else []:
            case ["full"]:
                raise Unavailable("the disk is full", unsure=False)
            case ["taken"]:
                raise Conflict("somebody was quicker")
            case ["lost"]:
                raise Unavailable("the wire broke", unsure=True)
            case ["late", looks]:
                self.late, self.looks = job, int(looks)
                raise Unavailable("the wire broke", unsure=True)
            case _:
                return await super().write(job)

    async def arrive(self) -> None:
        late, self.late = self.late, None
        if late is not None:
            await super().write(late)


def shaky(hub: TableHub) -> Shaky:
    assert isinstance(hub.database, Shaky)
    return hub.database


@asynccontextmanager
async def shaky_table(url: str) -> AsyncIterator[tuple[TableHub, Room, Ear]]:
    """A table in play, with somebody who listens, on a database that does what its script says."""
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        hub.committer.patience = 600.0  # however busy we are
        yield hub, room, ear


def talk(lines: list[Any]) -> list[str]:
    return [line.entry.text for line in lines if isinstance(line.entry, Said)]


class Wire(Alone):
    """A bus between the hubs of one process."""

    def __init__(self, messages: list[tuple[str, int | None]]) -> None:
        self.messages = messages

    def publish(self, table: str, seq: int | None) -> None:
        self.messages.append((table, seq))


def offers(room: Room) -> list[str]:
    choice = room.match.table.choice
    return [room.match.table.write(option) for option in choice.options] if choice else []
