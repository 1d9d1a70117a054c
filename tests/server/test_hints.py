"""Hints: whoever must decide may ask what a bot would do, where the table allows it. Nobody learns more."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from tests.server.arrange import Story, in_a_loop, migrated_to
from tests.server.transcripts.stage import Local
from tests.server.visitors import table_for
from tools.client import Live, Person

from undercroft.bots import Budget
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.registry import game, game_names
from undercroft.server import bot_workers
from undercroft.server.bot_worker import BotAnswer, BotQuestion, WeighedOption, weighed
from undercroft.server.hints import SHOWN, allowed, must_be_asked
from undercroft.server.match import Denied
from undercroft.server.presenter import present_hint
from undercroft.server.rebuild import Loaded
from undercroft.server.rooms import Room
from undercroft.server.store.upgrade import upgrade

ROOT = Path(__file__).parents[2]
POSITIONS = 6  # of each game
LINES = 25  # of thought


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server in this process, whose hints are thought out quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_workers, "HINT_SECONDS", 0.02)
        with Local(tmp_path_factory.mktemp("hints"), hints_per_minute=100000) as server:
            yield server


@contextlib.asynccontextmanager
async def people(local: Local, *names: str) -> AsyncIterator[list[Person]]:
    async with contextlib.AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Person(local.base)) for _ in names]
        for person, name in zip(found, names, strict=True):
            await person.come_in(name)
        yield found


@contextlib.asynccontextmanager
async def alone(local: Local, *bots: str, **more: Any) -> AsyncIterator[Live]:
    """Somebody who plays against bots, and is asked."""
    async with people(local, "Ada") as [ada]:
        table = await ada.make_table(["me", *(bots or ("random",))], start=True, **more)
        async with ada.live(table["id"]) as live:
            await live.my_turn()
            yield live


async def asked_for(live: Live, **more: Any) -> Any:
    return await live.do("hint", asked=live.state["asked_seq"], **more)


async def replied(live: Live, ref: str = "hint") -> Any:
    """What was said to something asked earlier; it may have come while we waited for something else."""
    for message in live.messages:
        if message.get("ref") == ref:
            return message
    return await live.until(lambda message: message.get("ref") == ref)


async def choosing(live: Live) -> None:
    """Play until there is a choice."""
    while len(live.options) < 2:
        await live.move(live.options[0])
        await live.my_turn()


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dungeoneer", "dungeonology"])
@in_a_loop
async def test_a_hint_is_about_options_that_are_offered(local: Local, name: str) -> None:
    async with alone(local, game=name) as live:
        await choosing(live)
        hint = await asked_for(live)
        assert ("hint", live.state["asked_seq"]) == (hint["type"], hint["asked"])
        assert 1 <= len(hint["lines"]) <= SHOWN
        offers = dict(zip(live.options, live.state["asked"]["offers"], strict=True))
        for line in hint["lines"]:
            assert offers[line["option"]] == line["facts"]
            assert 0 <= line["share"] <= 1
            assert line["looks"] > 0
        shares = [line["share"] for line in hint["lines"]]
        assert sorted(shares, reverse=True) == shares


@in_a_loop
async def test_where_there_is_no_choice_there_is_nothing_to_think_about(local: Local) -> None:
    async with alone(local) as live:
        while len(live.options) != 1:
            await live.move(live.options[-1])
            await live.my_turn()
        [line] = (await asked_for(live))["lines"]
        assert (live.options[0], 0, None) == (line["option"], line["looks"], line["counsel"])


@in_a_loop
async def test_whoever_asks_again_is_told_the_same(local: Local) -> None:
    async with alone(local) as live:
        await choosing(live)
        first, again = await asked_for(live), await asked_for(live)
        assert first["lines"] == again["lines"]
        assert first["ref"] != again["ref"]


@pytest.mark.parametrize("name", game_names())
def test_a_hint_knows_only_what_the_seat_knows(name: str) -> None:
    """However hidden things lie, the same simulations lead to the same hint."""
    chance, table, tried = Random(name), game(name).new(seats=2, seed="hint"), 0
    while table.choice is not None and tried < POSITIONS:
        seat, options = table.choice.seat, table.choice.options
        if len(options) > 2 and chance.random() < 0.2:
            tried += 1
            dealt = [table, *(table.redeal(seat, deal) for deal in range(3))]
            hints = [weighed(one, SharpBot(game(name), "seed", Budget(simulations=LINES))) for one in dealt]
            assert [hints[0]] * len(hints) == hints
        table.take(chance.choice(options))


def test_an_option_without_a_reason_is_told_without() -> None:
    story = Story("anna", "random", game="dungeoneer", version=1, options={})
    option = story.match.table.write(story.match.table.choice.options[0])  # type: ignore[union-attr]
    card = option.split()[-1]
    lines = [
        WeighedOption(option, 9, 0.5, 0.1, "", {}),
        WeighedOption(option, 5, 0.4, 0.1, "counsel-discard", {"card": card}),
    ]
    told = present_hint(story.match, lines)
    assert told.lines[0].counsel is None
    assert told.lines[1].counsel is not None
    assert ("counsel-discard", card) == (told.lines[1].counsel.key, told.lines[1].counsel.facts["card"])


# -- who may ask -----------------------------------------------------------------------------------


def test_hints_are_for_those_who_play_alone_unless_somebody_says_otherwise() -> None:
    assert allowed(None, ["ada"])
    assert allowed(None, ["ada", "ada"])  # two seats at one screen
    assert not allowed(None, ["ada", "ben"])
    assert allowed(True, ["ada", "ben"])
    assert not allowed(False, ["ada"])


@pytest.mark.parametrize(
    ("seats", "wanted", "told"),
    [
        (["me", "random"], None, True),
        (["me", "random"], False, False),
        (["me", "open"], None, False),
        (["me", "open"], True, True),
        (["me", "me"], None, True),
    ],
)
@in_a_loop
async def test_a_table_says_whether_there_are_hints(
    local: Local, seats: list[str], wanted: bool | None, told: bool
) -> None:
    async with people(local, "Ada") as [ada]:
        table = await ada.make_table(seats, hints=wanted)
        assert told is table["hints"]


@in_a_loop
async def test_where_there_are_none_none_is_given(local: Local) -> None:
    async with alone(local, hints=False) as live:
        assert not live.messages[0]["table"]["hints"]
        assert "no_hints" == (await asked_for(live))["code"]


@in_a_loop
async def test_a_rematch_has_hints_where_there_were_some(local: Local) -> None:
    async with people(local, "Ada", "Ben") as [ada, ben]:
        table = await table_for(ada, ben, hints=True)
        async with ada.live(table["id"]) as live:
            await live.do("resign")
            assert "accepted" == (await live.do("rematch"))["type"]
            following = live.state["rematch"]
        assert (await ada.ask("GET", f"/api/tables/{following}"))["hints"]


@in_a_loop
async def test_only_whoever_is_asked_gets_a_hint(local: Local) -> None:
    async with people(local, "Ada", "Ben", "Eve") as [ada, ben, eve]:
        table = await table_for(ada, ben, hints=True)
        async with (
            ada.live(table["id"]) as hers,
            ben.live(table["id"]) as his,
            eve.live(table["id"]) as other,
        ):
            mine, theirs = (hers, his) if hers.options else (his, hers)
            await asyncio.sleep(0)
            assert "not_asked" == (await asked_for(theirs))["code"]
            assert "not_your_seat" == (await asked_for(theirs, seat=mine.seat))["code"]
            assert "not_your_seat" == (await asked_for(other))["code"]
            assert "stale" == (await mine.do("hint", asked=77))["code"]
            assert "hint" == (await asked_for(mine))["type"]
            await mine.do("pause")
            assert "paused" == (await asked_for(mine))["code"]


def test_a_stand_in_needs_no_hint() -> None:
    story = Story("anna", "anna", game="dungeoneer", version=1, options={})
    story.do(story.match.stand_in(story.asked, "own"))
    room = Room(Loaded(story.row, story.seats, story.match))
    with pytest.raises(Denied) as denied:
        must_be_asked(room, story.asked, story.match.state.asked_seq)
    assert "not_asked" == denied.value.code


# -- time and trouble ------------------------------------------------------------------------------


@in_a_loop
async def test_hints_are_rationed(tmp_path: Path) -> None:
    with Local(tmp_path, hints_per_minute=4) as local:
        async with alone(local) as live:
            answers = []
            for _ in range(3):
                await choosing(live)
                answers.append((await asked_for(live)).get("code"))
                await live.move(live.options[0])
                await live.my_turn()
            assert [None, "too_fast"] == answers[:2]


@in_a_loop
async def test_where_too_many_ask_that_is_said_and_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Local(tmp_path, hints_per_minute=3) as local:  # one at once
        async with alone(local) as live:
            with monkeypatch.context() as patch:
                patch.setattr(bot_workers.BotWorkers, "is_crowded", True)
                assert ["crowded"] * 3 == [(await asked_for(live))["code"] for _ in range(3)]
            assert "hint" == (await asked_for(live))["type"]


@in_a_loop
async def test_whoever_waits_for_several_hints_is_told_to_wait(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alone(local) as live:
        monkeypatch.setattr(bot_workers.BotWorkers, "is_greedy", lambda *_: True)
        assert "too_fast" == (await asked_for(live))["code"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_refusal_of_a_hint(language: str) -> None:
    [row] = re.findall(r"^\| `hint` .*\|(.*)\|$", (ROOT / "docs" / "protocol.md").read_text(), re.MULTILINE)
    words = (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text()
    for code in re.findall(r"`(\w+)`", row):
        assert f"\npage-refused-{code.replace('_', '-')} = " in words


@in_a_loop
async def test_one_may_move_while_a_hint_is_thought_out(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = asyncio.Event()

    async def weigh(question: BotQuestion, asker: str | None) -> BotAnswer:
        while not goes_on.is_set():
            await asyncio.sleep(0.005)
        return BotAnswer(lines=(WeighedOption("done", 1, 0.5, 0.1, "", {}),))

    monkeypatch.setattr(local.service.bot_workers, "weigh", weigh)
    async with alone(local) as live:
        await live.send("hint", asked=live.state["asked_seq"], ref="slow")
        await live.send("hint", asked=live.state["asked_seq"], ref="twice")
        assert "too_fast" == (await replied(live, "twice"))["code"]
        assert "accepted" == (await live.move(live.options[0]))["type"]
        goes_on.set()
        assert "stale" == (await replied(live, "slow"))["code"]


class Thoughts:
    """Somebody who thinks of a hint until he is told to stop, and is counted."""

    def __init__(self) -> None:
        self.begun = self.ended = 0
        self.goes_on = False

    async def weigh(self, question: BotQuestion, asker: str | None) -> BotAnswer:
        self.begun += 1
        try:
            while not self.goes_on:
                await asyncio.sleep(0.005)
        finally:
            self.ended += 1
        return BotAnswer(lines=(WeighedOption(offer_of(question), 1, 0.5, 0.1, "", {}),))

    async def until_begun(self) -> None:
        async with asyncio.timeout(600):
            while not self.begun:
                await asyncio.sleep(0.005)


def offer_of(question: BotQuestion) -> str:
    table = game(question.game, question.version).load(question.table)
    assert table.choice is not None
    return table.write(table.choice.options[0])


@pytest.fixture
def thoughts(local: Local, monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    found = Thoughts()
    monkeypatch.setattr(local.service.bot_workers, "weigh", found.weigh)
    return found


@contextlib.asynccontextmanager
async def twice(local: Local) -> AsyncIterator[tuple[Live, Live]]:
    """Somebody who plays alone, on two devices, and asks for a hint on both."""
    async with people(local, "Ada") as [ada]:
        table = await ada.make_table(["me", "random"], start=True)
        async with ada.live(table["id"]) as one, ada.live(table["id"]) as other:
            await one.my_turn()
            await other.my_turn()
            for live in (one, other):
                await live.send("hint", asked=live.state["asked_seq"], ref="hint")
                await live.do("why", option="nothing")  # so the hint was asked for before we go on
            yield one, other


@in_a_loop
async def test_who_asks_twice_at_once_waits_for_one_thought(local: Local, thoughts: Thoughts) -> None:
    async with twice(local) as (one, other):
        await thoughts.until_begun()
        thoughts.goes_on = True
        assert (await replied(one))["lines"] == (await replied(other))["lines"]
        assert 1 == thoughts.begun


@in_a_loop
async def test_a_thought_goes_on_for_those_who_stay(local: Local, thoughts: Thoughts) -> None:
    async with twice(local) as (one, other):
        await thoughts.until_begun()
        await one.drop()
        thoughts.goes_on = True
        assert "hint" == (await replied(other))["type"]
        assert 1 == thoughts.begun


@in_a_loop
async def test_a_question_that_is_answered_is_thought_about_no_longer(
    local: Local, thoughts: Thoughts
) -> None:
    async with twice(local) as (one, other):
        await thoughts.until_begun()
        await one.move(one.options[0])
        assert ["stale", "stale"] == [(await replied(live))["code"] for live in (one, other)]
        assert (1, 1) == (thoughts.begun, thoughts.ended)


@in_a_loop
async def test_where_nobody_had_an_idea_one_may_ask_again(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [None, BotAnswer(lines=())]

    async def weigh(question: BotQuestion, asker: str | None) -> BotAnswer | None:
        return answers.pop(0)

    monkeypatch.setattr(local.service.bot_workers, "weigh", weigh)
    async with alone(local) as live:
        assert ["refused", "hint"] == [(await asked_for(live))["type"] for _ in range(2)]


@in_a_loop
async def test_where_nobody_has_an_idea_that_is_said(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    async def weigh(question: BotQuestion, asker: str | None) -> BotAnswer | None:
        return None

    monkeypatch.setattr(local.service.bot_workers, "weigh", weigh)
    async with alone(local) as live:
        assert "no_idea" == (await asked_for(live))["code"]


@in_a_loop
async def test_a_mistake_is_answered_as_well(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    async def weigh(question: BotQuestion, asker: str | None) -> BotAnswer:
        raise ValueError("oh")

    monkeypatch.setattr(local.service.bot_workers, "weigh", weigh)
    async with alone(local) as live:
        assert "no_idea" == (await asked_for(live))["code"]


# -- tables that were made before there were hints -------------------------------------------------


def test_tables_of_the_first_version_have_hints_where_one_person_plays(tmp_path: Path) -> None:
    database = migrated_to(str(tmp_path / "old.db"), "0001")
    upgrade(database)
    columns = database.run(
        lambda c: c.execute(text("select name from pragma_table_info('tables')"))
    ).scalars()
    assert "hints" in list(columns)
    database.engine.dispose()


def test_what_a_bot_worker_finds_can_be_sent() -> None:
    line = WeighedOption("done", 3, 0.25, 0.5, "counsel-x", {"cards": ("a", "b"), "n": 3})
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(BotAnswer(lines=(line,))), type=BotAnswer)
    assert {"cards": ["a", "b"], "n": 3} == dict(sent.lines[0].data)
