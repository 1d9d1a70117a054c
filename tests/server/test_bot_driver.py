"""Bots decide where they are asked, and nowhere else."""

import asyncio

import pytest
from tests.server.arrange import (
    Hands,
    Story,
    hubs,
    in_a_loop,
    lines_of,
    move,
    settled,
    sit_down,
    swept,
)
from tests.server.hubs import Shaky, agree, shaky

from undercroft.server.bot_driver import bot_choice, bot_move
from undercroft.server.entries import Moved
from undercroft.server.match import CLAIM, Denied

pytestmark = pytest.mark.usefixtures("toys")


@in_a_loop
async def test_bots_decide_until_a_person_is_asked(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random", "random")
        room = await hub.rooms.open("t")
        await move(hub, room, "play two_1")
        await settled(hub)
        entries = [line.entry for line in await lines_of(hub)]
        assert all(isinstance(entry, Moved) and entry.bot for entry in entries[2:])
        assert {1, 2} <= {entry.seat for entry in entries[2:]}
        assert (0, False, False) == (room.match.asked, room.match.bot_to_move, room.botting)
        await agree(hub)


@in_a_loop
async def test_any_process_lets_a_bot_decide_alike(url: str) -> None:
    async with hubs(url, 2) as both:
        await sit_down(both[0], "random", "anna")
        chosen = [bot_choice((await hub.rooms.open("t")).match) for hub in both]
        assert chosen[0] == chosen[1]


def test_a_bot_decides_anew_after_an_undo() -> None:
    """Its chance comes from the line too: it is not condemned to the same decision for ever."""
    story = Story("random", "anna")
    found = set()
    for _ in range(12):
        match, option = story.match, bot_choice(story.match)
        found.add(option)
        story.do(bot_move(match, match.state.asked_seq, option))
        story.undo(1, 0)
    assert 1 < len(found)


@in_a_loop
async def test_no_bot_decides_for_a_person(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        with pytest.raises(Denied) as error:
            await hub.committer.submit(
                room, lambda m: bot_move(m, m.state.asked_seq, bot_choice(m, "random"))
            )
        assert "not_asked" == error.value.code


@in_a_loop
async def test_a_bot_that_cannot_write_is_taken_up_again(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        shaky(hub).script = ["", "full"]
        await move(hub, room)
        await settled(hub)
        assert (1, False) == (room.match.asked, room.botting)
        clock.wait(CLAIM / 1000)
        await swept(hub)
        assert 0 == room.match.asked
        await agree(hub)


@in_a_loop
async def test_where_bots_decide_for_all_the_game_does_not_run_away(url: str) -> None:
    """Whoever lets a bot decide has time to look on, and to decide again."""
    async with hubs(url) as [hub]:
        hub.bot_driver.pace = 600.0
        await sit_down(hub, "anna", "random", "random")
        room = await hub.rooms.open("t")
        await hub.committer.submit(room, lambda m: m.stand_in(0, "own"))
        while room.match.seq < 3:
            await asyncio.sleep(0.01)
        assert Moved is type((await lines_of(hub))[-1].entry)
        await asyncio.sleep(0.2)
        assert 3 == room.match.seq
        await hub.committer.submit(room, lambda m: m.take_back(0))
        assert room.match.state.occupants[0].decides
