"""Bots decide where they are asked, and nowhere else."""

import asyncio
import itertools
from random import Random

import msgspec
import pytest
from tests.server.arrange import (
    Ear,
    Hands,
    Story,
    hubs,
    in_a_loop,
    lines_of,
    move,
    offered,
    settled,
    sit_down,
    swept,
)
from tests.server.hubs import Shaky, agree, shaky

from undercroft import bots
from undercroft.bots.random_bot import RandomBot
from undercroft.server import committer
from undercroft.server.bot_driver import PASS, BotDriver, bot_choice, bot_move
from undercroft.server.bot_worker import BotQuestion, answered
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.entries import Moved
from undercroft.server.match import CLAIM, Denied, Match
from undercroft.server.metrics import Metrics
from undercroft.server.rooms import Room

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


class Listening(Ear):
    """Somebody who notes how far the game had come whenever he was woken."""

    def __init__(self, room: Room) -> None:
        super().__init__(None)
        self.room = room
        self.heard: list[int] = []

    def wake(self) -> None:
        super().wake()
        self.heard.append(self.room.match.seq)


@in_a_loop
async def test_the_answer_of_a_bot_that_need_not_think_comes_with_the_move(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        ear = Listening(room)
        room.listeners.add(ear)
        await move(hub, room)
        await settled(hub)
        assert (0, room.match.seq, 0) == (room.match.asked, ear.heard[0], room.unheard)
        assert 3 < room.match.seq


@in_a_loop
async def test_a_move_is_heard_of_although_the_bot_cannot_answer(url: str) -> None:
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        ear = Listening(room)
        room.listeners.add(ear)
        shaky(hub).script = ["", "full"]
        moved = await move(hub, room)
        await settled(hub)
        assert [moved] == ear.heard


@in_a_loop
async def test_nobody_waits_for_ever_for_bots_that_answer_each_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committer, "MOST_UNHEARD", 1)
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", *["random"] * 3)
        room = await hub.rooms.open("t")
        ear = Listening(room)
        room.listeners.add(ear)
        await move(hub, room)
        await settled(hub)
        steps = [later - earlier for earlier, later in itertools.pairwise([1, *ear.heard])]
        assert 2 == max(steps)
        assert 4 < room.match.seq == ear.heard[-1]


# -- what its time tells ---------------------------------------------------------------------------


class Thought(BotWorkers):
    """What is thought comes at once, or never."""

    def __init__(self, comes: bool) -> None:
        super().__init__(1, Metrics(), 2.0)
        self.comes = comes
        self.asked: list[BotQuestion] = []

    async def decide(self, question: BotQuestion) -> str | None:
        self.asked.append(question)
        if not self.comes:
            await asyncio.Event().wait()
        return answered(msgspec.structs.replace(question, bot="novice")).option


def asked_where(bot: str, passes: bool, choice: bool) -> Match:
    """A bot that may pass or not, and has a choice or not."""
    for seed in range(20):
        rng, story = (
            Random(seed),
            Story("anna", bot, game="dungeonology", version=1, options={}, seed=str(seed)),
        )
        for _ in range(150):
            options = offered(story.match.table)
            if story.asked == 1 and (PASS in options, len(options) > 1) == (passes, choice):
                return story.match
            option = story.match.table.write(rng.choice(options))
            asked_seq = story.match.state.asked_seq
            story.do(story.match.move(story.asked, asked_seq, option, bot=story.asked == 1))
    raise AssertionError("no such question in many games")


async def rests_of(match: Match, thought: Thought) -> list[float]:
    """For how long a bot rests until it has decided. Others do what they can meanwhile."""
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        for _ in range(20):
            await asyncio.sleep(0)

    driver = BotDriver(None, None, None, thought, 0.0, rest)  # type: ignore[arg-type]
    assert match.table.read(await driver.decided_in_time(match)) in offered(match.table)
    return rests


@pytest.mark.parametrize(("bot", "seconds"), [("steady", 0.06), ("sharp", 1.26)])
@in_a_loop
async def test_a_reaction_takes_as_long_whatever_a_bot_holds_and_thinks(bot: str, seconds: float) -> None:
    alone, free = asked_where(bot, passes=True, choice=False), asked_where(bot, passes=True, choice=True)
    rests = await rests_of(alone, Thought(comes=True))
    assert rests == await rests_of(free, Thought(comes=True)) == await rests_of(free, Thought(comes=False))
    assert sum(rests) == pytest.approx(seconds)


@pytest.mark.parametrize(("bot", "seconds"), [("steady", 0.04), ("sharp", 2.04)])
@in_a_loop
async def test_elsewhere_a_bot_without_a_choice_is_no_sooner_done(bot: str, seconds: float) -> None:
    matches = [asked_where(bot, passes=False, choice=choice) for choice in (False, True)]
    rests = [await rests_of(match, Thought(comes=True)) for match in matches]
    assert rests[0] == rests[1] == pytest.approx([seconds])


@in_a_loop
async def test_a_search_has_less_time_to_react_than_it_is_waited_for() -> None:
    thought = Thought(comes=True)
    rests = await rests_of(asked_where("sharp", passes=True, choice=True), thought)
    assert thought.wanted(thought.asked[0]) < rests[0]
    await rests_of(asked_where("sharp", passes=False, choice=True), thought)
    assert [1.0, 2.0] == [thought.wanted(question) for question in thought.asked]


@in_a_loop
async def test_a_rule_of_thumb_that_fails_in_haste_stops_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance decides, as where it fails in time."""
    match = asked_where("steady", passes=True, choice=True)
    monkeypatch.setattr(bots, "level_bot", lambda name, *_: RandomBot("x") if name == "random" else 1 / 0)
    assert 2 == len(await rests_of(match, Thought(comes=False)))
