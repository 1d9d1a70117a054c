"""Rooms: opened once, closed when nobody uses them, and always what the log says."""

import asyncio
from random import Random

import pytest
from tests.server.arrange import (
    Ear,
    Hands,
    at_random,
    hubs,
    in_a_loop,
    lines_of,
    move,
    picture,
    row_of,
    settled,
    sit_down,
    swept,
)
from tests.server.hubs import Shaky, agree, offers, said, shaky

from undercroft.engine.registry import game, shelf
from undercroft.server.clocks import MoveClock
from undercroft.server.rebuild import Unplayable
from undercroft.server.rooms import IDLE, RECENT, SNAPSHOT_EVERY, NoSuchTable
from undercroft.server.store import log

pytestmark = pytest.mark.usefixtures("toys")


@in_a_loop
async def test_several_open_a_room_once(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        rooms = await asyncio.gather(*(hub.rooms.open("t") for _ in range(5)))
        assert 1 == len({id(room) for room in rooms})
        assert {} == hub.rooms.opening
        assert 1 == hub.rooms.metrics.rooms._value.get()


@in_a_loop
async def test_whoever_stops_waiting_for_a_room_does_not_close_it_to_others(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        first, second = (asyncio.create_task(hub.rooms.open("t")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert "t" == (await second).id


@in_a_loop
async def test_no_room_for_a_table_that_has_not_started(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "", start=False)
        for id in ("t", "nowhere"):
            with pytest.raises(NoSuchTable):
                await hub.rooms.open(id)
        assert {} == hub.rooms.opening == hub.rooms.by_id


@in_a_loop
async def test_lines_from_memory_and_from_the_store(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        for n in range(RECENT + 20):
            await said(hub, room, str(n))
        seq = room.match.seq
        assert RECENT == len(room.recent)
        written = await lines_of(hub)
        for since in (0, 1, seq - RECENT - 1, seq - RECENT, seq - RECENT + 1, seq - 1, seq, seq + 5):
            for upto in (seq, seq - 3):
                expected = [line for line in written if since < line.seq <= upto]
                found = await hub.rooms.lines(room, since, upto)
                assert log.encode(expected) == log.encode(found), (since, upto)


@in_a_loop
async def test_a_room_that_nobody_uses_is_closed_and_opens_again_as_it_was(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        for _ in range(3):
            await move(hub, room)
        before = picture(room.match)
        for beat in range(2):  # at the first one a snapshot is taken
            assert {"t"} == set(hub.rooms.by_id), beat
            room.used -= IDLE + 1
            await hub.heartbeat()
        assert {} == hub.rooms.by_id
        assert 0 == hub.rooms.metrics.rooms._value.get()
        assert [(4, 3)] == await hub.database.read(lambda c: log.snapshot_seqs(c, "t"))
        again = await hub.rooms.open("t")
        assert again is not room
        assert before == picture(again.match)


@in_a_loop
async def test_rooms_that_are_in_use_stay(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        await hub.heartbeat()
        assert {"t"} == set(hub.rooms.by_id)  # it was used just now
        ear = Ear(None)
        room.listeners.add(ear)
        room.used -= IDLE + 1
        await hub.heartbeat()
        assert {"t"} == set(hub.rooms.by_id)  # somebody listens
        room.listeners.clear()
        async with room.lock:
            await hub.heartbeat()
        assert {"t"} == set(hub.rooms.by_id)  # somebody writes
        room.botting = True
        await hub.heartbeat()
        assert {"t"} == set(hub.rooms.by_id)  # a bot thinks
        room.botting = False
        await hub.heartbeat()
        assert {} == hub.rooms.by_id


@in_a_loop
async def test_nobody_is_left_in_a_room_that_is_being_closed(url: str) -> None:
    """Somebody comes while the snapshot of a room without listeners is written."""
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        await move(hub, room)
        room.used -= IDLE + 1
        gate = shaky(hub).gate = asyncio.Event()
        beating = asyncio.create_task(hub.heartbeat())
        await shaky(hub).arrived.wait()
        ear = Ear(None)
        mine = await hub.rooms.open("t")
        mine.listeners.add(ear)
        gate.set()
        await beating
        assert mine is await hub.rooms.open("t")
        await move(hub, await hub.rooms.open("t"))
        assert ear.woken


@in_a_loop
async def test_a_snapshot_now_and_then(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random", game="dungeoneer", version=1, options={}, seed="3")
        hub.started("t")
        room, rng = await hub.rooms.open("t"), Random(3)
        await settled(hub)
        while room.match.step < 2 * SNAPSHOT_EVERY and not room.match.ended:
            await move(hub, room, at_random(rng, room.match.table))
            await settled(hub)
        steps = [step for _, step in await hub.database.read(lambda c: log.snapshot_seqs(c, "t"))]
        assert len(steps) == room.match.step // SNAPSHOT_EVERY
        await agree(hub)


@in_a_loop
async def test_after_an_undo_behind_the_snapshot_there_is_a_new_one(url: str) -> None:
    """Else the table would be built from its first line again and again."""
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        await move(hub, room)
        await settled(hub)
        await hub.rooms.snapshot(room)
        asked = room.match.state.asked_seq
        await hub.committer.submit(room, lambda m: m.undo(0, asked, 0))
        await settled(hub)
        seqs = await hub.database.read(lambda c: log.snapshot_seqs(c, "t"))
        assert (room.match.seq, 0) == seqs[0]
        await agree(hub)


# -- rules versions --------------------------------------------------------------------------------


@in_a_loop
async def test_a_table_plays_on_under_the_rules_it_was_started_with(url: str) -> None:
    """Version 2 is the newest. Seed 4 is a game in which the two do not ask the same seats."""
    assert 2 == game("toy").version
    asked: dict[int, list[int]] = {}
    for version in (1, 2):
        id = f"v{version}"
        async with hubs(url, 2) as both:
            await sit_down(both[0], "anna", "ben", id=id, game="toy", version=version, seed="4")
            rooms = [await hub.rooms.open(id) for hub in both]
            seats: list[int] = []
            while not rooms[0].match.ended:
                n = len(seats) % 2  # now here, now there
                await both[n].rooms.catch_up(rooms[n])
                assert version == rooms[n].match.table.game.version
                seats.append(rooms[n].match.asked or 0)
                option = next(o for o in reversed(offers(rooms[n])) if o.startswith("play"))
                await move(both[n], rooms[n], option)
                if len(seats) == 3:
                    await both[n].rooms.reload(rooms[n])
                await both[0].rooms.catch_up(rooms[0])
            await agree(*both, id=id)
            asked[version] = seats
    assert asked[1] != asked[2]


@in_a_loop
async def test_a_version_that_is_not_installed(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", id="fine", clock=MoveClock(30))
        await sit_down(hub, "anna", "ben", game="toy", version=1, clock=MoveClock(30))
        first = shelf()["toy"].pop(1)
        try:
            with pytest.raises(Unplayable, match="no rules version 1; it has: 2"):
                await hub.rooms.open("t")
            assert {} == hub.rooms.by_id == hub.rooms.opening
            clock.wait(31)
            await swept(hub)  # others are attended to all the same
            await settled(hub)
            assert 1 == (await row_of(hub, "fine")).asked
            assert clock.time + 3_600_000 == (await row_of(hub)).due
        finally:
            shelf()["toy"][1] = first
        assert 1 == (await hub.rooms.open("t")).match.seq
