"""Who is here: noted as it is, seen by every process alike."""

import asyncio

import pytest
from tests.server.arrange import (
    NOON,
    Ear,
    Hands,
    hubs,
    in_a_loop,
    player_row,
    settled,
    sit_down,
)
from tests.server.hubs import Shaky, Wire, comes, shaky

from undercroft.server.store import people
from undercroft.server.store.tables import HERE

pytestmark = pytest.mark.usefixtures("toys")


@in_a_loop
async def test_whoever_still_has_another_window_open_has_not_gone(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", absent=60)
        room = await hub.rooms.open("t")
        one, two = Ear("anna"), Ear("anna")
        await comes(hub, room, one)
        await comes(hub, room, two)
        clock.wait(1)
        await hub.presence.went(room, one)
        assert [True, False] == room.here(clock.time)
        assert [(NOON, False), (0, False)] == [(seat.seen, seat.has_left) for seat in room.seats]
        await hub.presence.went(room, two)
        assert [False, False] == room.here(clock.time)
        assert [(clock.time, True), (0, False)] == [(seat.seen, seat.has_left) for seat in room.seats]


@in_a_loop
async def test_what_is_noted_is_how_it_is_by_then(url: str) -> None:
    """Somebody comes, goes and comes again before the first note is written."""
    clock = Hands()
    async with hubs(url, clock=clock, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room, anna = await hub.rooms.open("t"), Ear("anna")
        gate = shaky(hub).gate = asyncio.Event()
        notes = [asyncio.create_task(comes(hub, room, anna))]
        await shaky(hub).arrived.wait()
        notes.append(asyncio.create_task(hub.presence.went(room, anna)))
        await asyncio.sleep(0)
        notes.append(asyncio.create_task(comes(hub, room, anna)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*notes)
        assert [(NOON, False), (0, False)] == [(seat.seen, seat.has_left) for seat in room.seats]


@in_a_loop
async def test_only_whoever_was_absent_comes_back_by_himself(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben", "anna")
        room = await hub.rooms.open("t")
        await hub.committer.submit(room, lambda m: m.stand_in(2, "own"))
        await hub.committer.submit(room, lambda m: m.stand_in(0, "absent"))
        await settled(hub)
        await comes(hub, room, Ear("anna"))
        assert [None, None, "own"] == [occupant.stand_in for occupant in room.match.state.occupants]


@in_a_loop
async def test_whoever_has_gone_again_is_not_taken_back(url: str) -> None:
    """Anna looks in and is gone before it is noted: the bot plays on."""
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room, anna = await hub.rooms.open("t"), Ear("anna")
        await hub.committer.submit(room, lambda m: m.stand_in(0, "absent"))
        await settled(hub)
        gate = shaky(hub).gate = asyncio.Event()
        shaky(hub).arrived.clear()
        coming = asyncio.create_task(comes(hub, room, anna))
        await shaky(hub).arrived.wait()
        going = asyncio.create_task(hub.presence.went(room, anna))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(coming, going)
        assert "absent" == room.match.state.occupants[0].stand_in
        assert [False, False] == room.here(hub.now())


@in_a_loop
async def test_whoever_has_another_device_at_another_process_has_not_gone(url: str) -> None:
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        one, two = Ear("anna"), Ear("anna")
        await comes(here, room, one)
        await comes(there, other, two)
        await here.presence.went(room, one)
        there.heard("t", None)
        await settled(there)
        await here.presence.refresh(room)
        assert [True, False] == room.here(clock.time) == other.here(clock.time)


@in_a_loop
async def test_coming_back_while_nothing_can_be_written(url: str) -> None:
    """The disk is full: whoever left before is here again, only the note about it is missing."""
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room, anna = await hub.rooms.open("t"), Ear("anna")
        await comes(hub, room, anna)
        await hub.presence.went(room, anna)
        shaky(hub).script = ["full"] * 20
        await comes(hub, room, anna)
        assert [True, False] == room.here(hub.now())
        assert 17 <= len(shaky(hub).script)  # it was tried, but not again and again


@in_a_loop
async def test_whoever_was_connected_to_a_process_that_died_is_here_for_a_little_while(url: str) -> None:
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [dead, alive]:
        await sit_down(dead, "anna", "ben")
        await comes(dead, await dead.rooms.open("t"), Ear("anna"))
        room = await alive.rooms.open("t")
        clock.wait((HERE - 1) / 1000)
        assert [True, False] == room.here(clock.time)
        clock.wait(0.001)
        assert [False, False] == room.here(clock.time)


@in_a_loop
async def test_who_watches_is_nobodys_presence(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with hubs(url, bus=lambda: Wire(messages)) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        for watcher in (Ear(None), Ear("cleo")):
            await comes(hub, room, watcher)
            await hub.presence.went(room, watcher)
        assert ([], [0, 0]) == (messages, [seat.seen for seat in room.seats])


@in_a_loop
async def test_whose_session_has_ended_is_sent_away(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        for row in (player_row("cleo", epoch=3), player_row("dora", banned=True)):
            await hub.database.write(lambda c, r=row: people.add_player(c, r))  # type: ignore[misc]
        room = await hub.rooms.open("t")
        ears = [
            Ear("anna"),
            Ear("anna", 1),
            Ear("cleo", 3),
            Ear("cleo", 2),
            Ear("dora"),
            Ear("gone"),
            Ear(None),
        ]
        for ear in ears[:-2]:
            room.listeners.add(ear)
        with hub.rooms.waiting("u", ears[-2]), hub.rooms.waiting("u", ears[-1]):
            await hub.poll()
        assert [False, True, False, True, True, True, False] == [ear.kicked for ear in ears]
