"""Nothing that is owed stays undone: moves of bots, time that is up, people who are away."""

import asyncio
from typing import Any

import pytest
from tests.server.arrange import (
    NOON,
    Ear,
    Hands,
    hubs,
    in_a_loop,
    lines_of,
    move,
    row_of,
    settled,
    sit_down,
    swept,
)
from tests.server.hubs import agree, comes

from undercroft.server.clocks import BankClock, MoveClock
from undercroft.server.entries import Moved, Paused, Returned, StoodIn
from undercroft.server.match import CLAIM
from undercroft.server.rooms import Room

pytestmark = pytest.mark.usefixtures("toys")


# -- bots whose process is gone --------------------------------------------------------------------


@in_a_loop
async def test_a_move_that_a_dead_process_owes_is_made_by_another(url: str) -> None:
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [dead, alive]:
        await sit_down(dead, "random", "anna")
        assert NOON + CLAIM == (await row_of(alive)).due
        clock.wait((CLAIM - 1) / 1000)
        await swept(alive)
        assert {} == alive.rooms.by_id  # the one that owes it has time until then
        clock.wait(0.001)
        await swept(alive)
        assert 1 == (await row_of(alive)).asked
        await agree(dead, alive)


@in_a_loop
async def test_a_move_left_undone_in_the_middle_of_a_game(url: str) -> None:
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [dying, alive]:
        await sit_down(dying, "anna", "random")
        room = await dying.rooms.open("t")
        room.botting = True  # so that nobody begins: as if the process had died here
        await move(dying, room)
        assert (1, NOON + CLAIM) == ((await row_of(alive)).asked, (await row_of(alive)).due)
        clock.wait(CLAIM / 1000)
        await swept(alive)
        assert 0 == (await row_of(alive)).asked
        await agree(dying, alive)


@in_a_loop
async def test_two_who_take_over_do_not_play_twice(url: str) -> None:
    clock = Hands()
    async with hubs(url, 3, clock=clock) as some:
        await sit_down(some[0], "random", "random", "anna")
        clock.wait(60)
        await asyncio.gather(*(swept(hub) for hub in some))
        entries = [line.entry for line in await lines_of(some[0])]
        assert all(isinstance(entry, Moved) and entry.bot for entry in entries[1:])
        assert 2 == (await row_of(some[0])).asked
        await agree(*some)


# -- time ------------------------------------------------------------------------------------------


@in_a_loop
async def test_whoever_is_out_of_time_is_replaced(url: str) -> None:
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        assert NOON + 30_000 == (await row_of(here)).due
        clock.wait(29.999)
        await swept(here)
        assert [1] == [line.seq for line in await lines_of(here)]
        clock.wait(0.001)
        await asyncio.gather(here.sweeper.sweep(), there.sweeper.sweep())
        await settled(here, there)
        entries = [line.entry for line in await lines_of(here)]
        assert StoodIn(0, "time") == entries[1]
        assert all(isinstance(entry, Moved) and entry.bot for entry in entries[2:])
        row = await row_of(here)
        assert (1, NOON + 60_000) == (row.asked, row.due)
        await agree(here, there)


@in_a_loop
async def test_a_bank_that_runs_out(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", clock=BankClock(60, 10))
        room = await hub.rooms.open("t")
        clock.wait(50)
        await move(hub, room)
        assert NOON + 110_000 == (await row_of(hub)).due
        await move(hub, room)
        assert [20_000, 70_000] == room.match.state.banks
        clock.wait(70)
        await swept(hub)
        await settled(hub)
        assert any(isinstance(line.entry, StoodIn) for line in await lines_of(hub))
        await agree(hub)


@in_a_loop
async def test_in_a_pause_nothing_is_due(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", clock=MoveClock(30), absent=60)
        room = await hub.rooms.open("t")
        clock.wait(10)
        await hub.committer.submit(room, lambda m: m.pause(0))
        assert (None, None) == ((await row_of(hub)).due, (await row_of(hub)).asked)
        clock.wait(1000)
        await swept(hub)
        await hub.committer.submit(room, lambda m: m.resume(0))
        row = await row_of(hub)
        assert (0, clock.time + 20_000) == (row.asked, row.due)


@in_a_loop
async def test_whoever_moved_in_time_elsewhere_is_not_replaced(url: str) -> None:
    """The sweeper's own room has not heard of the move."""
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        room = await here.rooms.open("t")
        await there.rooms.open("t")
        clock.wait(29)
        await move(here, room)
        clock.wait(2)
        await there.sweeper.attend(await there.rooms.open("t"))
        assert [1, 2] == [line.seq for line in await lines_of(here)]
        await agree(here, there)


# -- absence ---------------------------------------------------------------------------------------


@in_a_loop
async def test_whoever_is_away_is_replaced_until_he_returns(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", absent=60)
        room = await hub.rooms.open("t")
        ben = Ear("ben")
        await comes(hub, room, ben)
        assert NOON + 60_000 == (await row_of(hub)).due
        clock.wait(60)
        await swept(hub)
        await settled(hub)
        entries = [line.entry for line in await lines_of(hub)]
        assert StoodIn(0, "absent") == entries[1]
        assert 1 == room.match.asked
        anna = Ear("anna")
        await comes(hub, room, anna)
        assert Returned(0, asked=False) == (await lines_of(hub))[-1].entry
        assert room.match.state.occupants[0].decides
        await agree(hub)


@in_a_loop
async def test_whoever_is_there_may_think(url: str) -> None:
    """Connected here or in another process; then one looks again later."""
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        await comes(here, room, Ear("anna"))
        for _ in range(5):
            clock.wait(61)
            await here.heartbeat()
            for hub in (there, here):
                await swept(hub)
            assert [1] == [line.seq for line in await lines_of(here)]
            due = (await row_of(here)).due
            assert due is not None
            assert clock.time < due <= clock.time + 61_000
        assert [True, False] == room.here(clock.time)
        assert [True, False] == other.here(clock.time)


@in_a_loop
async def test_whoever_has_gone_is_given_the_whole_time_from_then(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", absent=60)
        room = await hub.rooms.open("t")
        anna = Ear("anna")
        await comes(hub, room, anna)
        await comes(hub, room, Ear("ben"))
        clock.wait(50)
        await hub.presence.went(room, anna)
        assert [False, True] == room.here(clock.time)
        clock.wait(10)
        await swept(hub)
        assert [1] == [line.seq for line in await lines_of(hub)]
        assert NOON + 110_000 == (await row_of(hub)).due
        clock.wait(49.999)
        await swept(hub)
        assert [1] == [line.seq for line in await lines_of(hub)]
        clock.wait(0.001)
        await swept(hub)
        await settled(hub)
        assert StoodIn(0, "absent") == (await lines_of(hub))[1].entry


@in_a_loop
async def test_where_all_are_away_the_game_waits(url: str) -> None:
    """Nobody is held up, and nobody should find it over: the first who comes back waits for the others."""
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", absent=60)
        room = await hub.rooms.open("t")
        for _ in range(5):
            clock.wait(600)
            await swept(hub)
            await settled(hub)
            assert [1] == [line.seq for line in await lines_of(hub)]
        await comes(hub, room, Ear("ben"))
        clock.wait(2)
        await swept(hub)
        await settled(hub)
        assert StoodIn(0, "absent") == (await lines_of(hub))[1].entry
        assert 1 == room.match.asked


@in_a_loop
async def test_nobody_waits_for_somebody_who_plays_alone(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "random", absent=60)
        assert (await row_of(hub)).due is None
        clock.wait(1000)
        await swept(hub)
        assert [1] == [line.seq for line in await lines_of(hub)]


# -- two who do what is due at the same time -------------------------------------------------------


@in_a_loop
async def test_putting_off_does_not_undo_what_a_line_says(url: str) -> None:
    """While one process looks at a table, another one writes a line that says when something is due."""
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(600), absent=60)
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        await comes(here, room, Ear("anna"))
        clock.wait(61)
        true_refresh = here.presence.refresh

        async def refresh(looked: Room) -> None:
            await true_refresh(looked)
            await there.committer.submit(other, lambda m: m.pause(0))

        here.presence.refresh = refresh  # type: ignore[method-assign]
        await swept(here)
        assert Paused(0) == (await lines_of(here))[-1].entry
        assert (await row_of(here)).due is None


@in_a_loop
async def test_nobody_is_replaced_at_the_very_moment_he_comes_back(url: str) -> None:
    """Anna moves through another process while this one has made up its mind that she is away."""
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        await here.rooms.open("t")
        other = await there.rooms.open("t")
        clock.wait(61)
        true_refresh = here.presence.refresh

        async def refresh(looked: Room) -> None:
            await true_refresh(looked)
            await move(there, other)

        here.presence.refresh = refresh  # type: ignore[method-assign]
        await swept(here)
        await settled(here, there)
        assert [Moved] == [type(line.entry) for line in (await lines_of(here))[1:]]
        await agree(here, there)


@in_a_loop
async def test_nobody_is_replaced_because_another_was_slow(url: str) -> None:
    """Anna's time is up, but her move comes in through another process just before the sweeper writes."""
    clock = Hands()
    async with hubs(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        await here.rooms.open("t")
        other = await there.rooms.open("t")
        clock.wait(31)
        true_submit = here.committer.submit

        async def submit(*args: Any) -> int:
            here.committer.submit = true_submit  # type: ignore[method-assign]
            await move(there, other)
            return await true_submit(*args)

        here.committer.submit = submit  # type: ignore[method-assign]
        await swept(here)
        await settled(here, there)
        assert [Moved] == [type(line.entry) for line in (await lines_of(here))[1:]]
        await agree(here, there)
