"""Writing to a table: of several processes one wins and all agree; on a database that fails, nothing is lost
and nothing doubled.
"""

import asyncio
from random import Random

import pytest
from tests.contracts import laws
from tests.server.arrange import (
    NOON,
    Ear,
    Hands,
    at_random,
    emptied,
    hubs,
    in_a_loop,
    lines_of,
    move,
    picture,
    row_of,
    settled,
    sit_down,
)
from tests.server.hubs import Shaky, agree, comes, insist, offers, said, shaky, shaky_table, talk

from undercroft.engine.registry import game
from undercroft.engine.replay import verify
from undercroft.server.clocks import MoveClock
from undercroft.server.committer import ATTEMPTS
from undercroft.server.entries import Left, Moved, Said, Undone
from undercroft.server.match import Denied
from undercroft.server.rebuild import board_at
from undercroft.server.store import people
from undercroft.server.store.database import Unavailable
from undercroft.server.web.api import written_record

pytestmark = pytest.mark.usefixtures("toys")


@in_a_loop
async def test_what_is_submitted_is_written_and_told(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        clock.wait(3)
        seq = await hub.committer.submit(room, lambda m: m.move(0, 1, "play two_1", "mine"), "anna")
        assert (2, 2, 1, 1) == (seq, room.match.seq, room.match.step, ear.woken)
        written = (await lines_of(hub))[-1]
        assert (2, NOON + 3000, Moved(0, "play two_1", "mine")) == (written.seq, written.time, written.entry)
        assert ["played"] == [event.kind for event in written.events]
        row = await row_of(hub)
        assert ("playing", 1, NOON + 3000, None) == (row.status, row.asked, row.changed, row.ended)


@in_a_loop
async def test_who_did_it_is_kept(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "random")
        room = await hub.rooms.open("t")
        await hub.committer.submit(room, lambda m: m.move(0, 1, "play two_1"), "anna")
        await settled(hub)
        done = (await hub.database.read(lambda c: people.everything_of(c, "anna")))["actions"]
        assert [1, 2] == [action["seq"] for action in done]  # the start and the move, not what the bot did


@in_a_loop
async def test_what_is_denied_leaves_no_trace(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        before = picture(room.match), await row_of(hub)
        with pytest.raises(Denied):
            await hub.committer.submit(room, lambda m: m.move(1, 1, "play two_1"))
        assert before == (picture(room.match), await row_of(hub))
        assert ([1], 0) == ([line.seq for line in await lines_of(hub)], ear.woken)


@in_a_loop
async def test_nothing_is_told_before_it_is_written(url: str) -> None:
    async with hubs(url, make=Shaky) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        database = shaky(hub)
        database.gate = asyncio.Event()
        moving = asyncio.create_task(move(hub, room))
        await database.arrived.wait()
        assert (1, 0, False) == (room.match.seq, ear.woken, moving.done())
        database.gate.set()
        assert 2 == await moving
        assert (2, 1) == (room.match.seq, ear.woken)


@in_a_loop
async def test_how_a_table_stands_at_the_end(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        clock.wait(5)
        await hub.committer.submit(room, lambda m: m.resign(1))
        row = await row_of(hub)
        assert ("over", None, None, NOON + 5000) == (row.status, row.asked, row.due, row.ended)
        clock.wait(5)
        await said(hub, room, "well played")
        assert NOON + 5000 == (await row_of(hub)).ended


@in_a_loop
async def test_a_closed_table(url: str) -> None:
    clock = Hands()
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", clock=MoveClock(30))
        room = await hub.rooms.open("t")
        await hub.committer.submit(room, lambda m: m.close())
        row = await row_of(hub)
        assert ("closed", None, None, NOON) == (row.status, row.asked, row.due, row.ended)


# -- a database that fails -------------------------------------------------------------------------


@in_a_loop
async def test_a_disk_that_is_full(url: str) -> None:
    async with shaky_table(url) as (hub, room, ear):
        before = picture(room.match), await row_of(hub)
        shaky(hub).script = ["full"]
        with pytest.raises(Unavailable, match="the disk is full"):
            await said(hub, room, "hm")
        assert before == (picture(room.match), await row_of(hub))
        assert ([1], 0) == ([line.seq for line in await lines_of(hub)], ear.woken)
        assert 2 == await said(hub, room, "hm")


WIRES = (  # "late n": the commit arrives all the same, when somebody has looked n times
    ["lost"],
    ["lost", "lost", "lost"],
    ["late 0"],
    ["late 1"],
    ["late 2"],
    ["late 9"],
    ["lost", "late 0"],
    ["taken", "late 9", "taken"],
    ["late 1", "late 1"],
)


@pytest.mark.parametrize("script", WIRES, ids=", ".join)
@in_a_loop
async def test_a_wire_that_breaks(url: str, script: list[str]) -> None:
    """Whatever became of the attempts: it is written once, and that is the answer."""
    async with shaky_table(url) as (hub, room, ear):
        shaky(hub).script = list(script)
        assert 2 == await said(hub, room, "hm") == room.match.seq
        assert ["hm"] == talk(await lines_of(hub))
        assert ear.woken
        await agree(hub)
        shaky(hub).script = list(script)
        assert 3 == await move(hub, room, "play two_1") == room.match.seq
        assert [1, 2, 3] == [line.seq for line in await lines_of(hub)]
        await agree(hub)


@in_a_loop
async def test_a_database_that_is_away_for_a_while(url: str) -> None:
    async with shaky_table(url) as (hub, room, _):
        shaky(hub).script = ["late 0"]
        shaky(hub).failing_reads = 2
        assert 2 == await said(hub, room, "hm")
        assert ["hm"] == talk(await lines_of(hub))


@in_a_loop
async def test_an_undo_waits_for_the_database(url: str) -> None:
    async with shaky_table(url) as (hub, room, _):
        await move(hub, room, "play two_1")
        shaky(hub).failing_reads = 2
        await hub.committer.submit(room, lambda m: m.undo(0, m.state.asked_seq, m.step - 1))
        assert isinstance((await lines_of(hub))[-1].entry, Undone)
        await agree(hub)


@in_a_loop
async def test_patience_ends(url: str) -> None:
    async with shaky_table(url) as (hub, room, _):
        hub.committer.patience = 0.0
        shaky(hub).script = ["lost"]
        shaky(hub).failing_reads = 5
        with pytest.raises(Unavailable):
            await said(hub, room, "hm")
        shaky(hub).failing_reads = 0
        assert 2 == await said(hub, room, "hm")


@in_a_loop
async def test_too_many_others(url: str) -> None:
    async with shaky_table(url) as (hub, room, _):
        hub.committer.patience = 0.0
        shaky(hub).script = ["taken"] * ATTEMPTS
        with pytest.raises(Unavailable, match="too many others") as error:
            await said(hub, room, "hm")
        assert not error.value.unsure
        assert [] == talk(await lines_of(hub))
        assert ATTEMPTS == hub.rooms.metrics.conflicts._value.get()
        shaky(hub).script = ["taken"] * (ATTEMPTS - 1)
        assert 2 == await said(hub, room, "hm")


@in_a_loop
async def test_as_long_as_there_is_patience_nobody_gives_up(url: str) -> None:
    async with shaky_table(url) as (hub, room, _):
        hub.committer.patience = 600.0
        shaky(hub).script = ["taken"] * (3 * ATTEMPTS)
        assert 2 == await said(hub, room, "hm")


@in_a_loop
async def test_whoever_hangs_up_in_the_middle_leaves_no_disorder(url: str) -> None:
    """The line may stand although nobody waits for it: the next one who writes sees it."""
    async with shaky_table(url) as (hub, room, _):
        database = shaky(hub)
        gate = database.gate = asyncio.Event()
        talking = asyncio.create_task(said(hub, room, "hm"))
        await database.arrived.wait()
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        gate.set()
        database.gate = None
        assert not room.lock.locked()
        await move(hub, room)
        await agree(hub)
        assert list(range(1, room.match.seq + 1)) == [line.seq for line in await lines_of(hub)]


# -- two processes ---------------------------------------------------------------------------------


@in_a_loop
async def test_two_answer_one_question_and_one_wins(url: str) -> None:
    """Both are told the truth: one that his move stands, the other that the question is answered."""
    for option in ("play two_1", "play two_3"):
        emptied(url)
        async with hubs(url, 2) as [here, there]:
            await sit_down(here, "anna", "ben")
            rooms = [await hub.rooms.open("t") for hub in (here, there)]
            outcomes = await asyncio.gather(
                here.committer.submit(rooms[0], lambda m: m.move(0, 1, "play two_1", "here")),
                there.committer.submit(rooms[1], lambda m, o=option: m.move(0, 1, o, "there")),  # type: ignore[misc]
                return_exceptions=True,
            )
            assert 1 == outcomes.count(2)
            [loser] = [x for x in outcomes if isinstance(x, BaseException)]
            assert isinstance(loser, Denied)
            assert "stale" == loser.code
            written = await lines_of(here)
            assert [1, 2] == [line.seq for line in written]
            entry = written[1].entry
            assert isinstance(entry, Moved)
            assert ("here", "there")[outcomes.index(2)] == entry.ref
            await agree(here, there)


@in_a_loop
async def test_many_in_one_process_answer_one_question(url: str) -> None:
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        outcomes = await asyncio.gather(
            *(hub.committer.submit(room, lambda m: m.move(0, 1, "play two_1")) for _ in range(10)),
            return_exceptions=True,
        )
        assert 1 == outcomes.count(2)
        assert ["stale"] * 9 == [x.code for x in outcomes if isinstance(x, Denied)]
        assert 0 == hub.rooms.metrics.conflicts._value.get()


@in_a_loop
async def test_a_storm_of_talk_and_moves_from_both(url: str) -> None:
    """Nothing is lost, nothing is doubled, and both end with the same match."""
    async with hubs(url, 2) as both:
        await sit_down(both[0], "anna", "ben", game="dungeoneer", version=1, options={})
        rooms = [await hub.rooms.open("t") for hub in both]

        async def play(n: int, rng: Random) -> int:
            taken = 0
            for _ in range(25):
                match = rooms[n].match
                option, asked, seat = at_random(rng, match.table), match.state.asked_seq, match.asked
                assert seat is not None
                try:
                    await both[n].committer.submit(
                        rooms[n], lambda m, s=seat, a=asked, o=option: m.move(s, a, o)
                    )  # type: ignore[misc]
                    taken += 1
                except Denied as denied:
                    assert "stale" == denied.code  # noqa: PT017 - a denial is one of the two good outcomes
            return taken

        async def chat(n: int) -> list[int]:
            return [await insist(both[n], rooms[n], f"{n}: {k}", n) for k in range(15)]

        *spoken, moved, moved_too = await asyncio.gather(
            chat(0), chat(1), play(0, Random(1)), play(1, Random(2))
        )
        written = await lines_of(both[0])
        assert list(range(1, len(written) + 1)) == [line.seq for line in written]
        assert sorted(f"{n}: {k}" for n in (0, 1) for k in range(15)) == sorted(talk(written))
        numbered = {line.seq: line.entry for line in written}
        for n in (0, 1):
            assert [Said(n, f"{n}: {k}") for k in range(15)] == [numbered[seq] for seq in spoken[n]]
        assert moved + moved_too == sum(isinstance(line.entry, Moved) for line in written)
        assert both[0].rooms.metrics.conflicts._value.get() + both[1].rooms.metrics.conflicts._value.get()
        await agree(*both)


@in_a_loop
async def test_an_undo_in_another_process(url: str) -> None:
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        for option in ("play two_1", "play two_2", "play one_1"):
            await move(here, room, option)
        await there.rooms.catch_up(other)
        asked = other.match.state.asked_seq
        await there.committer.submit(other, lambda m: m.undo(1, asked, 1))
        assert (5, 1) == (other.match.seq, other.match.step)
        await said(here, room, "what happened?")  # meets a conflict, and catches up
        assert (6, 1) == (room.match.seq, room.match.step)
        await move(here, room, "play four_1")
        await agree(here, there)


@in_a_loop
async def test_the_host_takes_nothing_back_when_the_line_of_the_other_breaks(url: str) -> None:
    """With a bot in the other's place the same dice and cards would come again, and the host knows them."""
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben", game="dungeoneer", version=1, options={})
        room, ear = await here.rooms.open("t"), Ear("ben")
        await comes(there, await there.rooms.open("t"), ear)
        for _ in range(12):
            await move(here, room)
        await there.presence.went(await there.rooms.open("t"), ear)
        await here.committer.submit(room, lambda m: m.stand_in(1, "absent"))
        await settled(here)
        for hub in (here, there):
            other = await hub.rooms.open("t")
            await hub.rooms.catch_up(other)
            before = picture(other.match)
            with pytest.raises(Denied) as denied:
                await hub.committer.submit(other, lambda m: m.undo(0, m.state.asked_seq, 1))
            assert "away" == denied.value.code
            assert before == picture(other.match)
        await agree(here, there)


@in_a_loop
async def test_all_go_back_behind_something_learnt(url: str) -> None:
    """Chance is renewed for every process alike, with and without a snapshot, more than once, and the record
    proves it.
    """
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben", game="dungeoneer", version=1, options={})
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        for renewal, to in enumerate((3, 1, 1, 5), 1):
            while room.match.table.learnt <= 5:
                await move(here, room)
            await here.rooms.snapshot(room)
            old = (await here.database.read(lambda c, n=to: board_at(c, room.row, n)))[0]  # type: ignore[misc]
            await here.committer.submit(room, lambda m, n=to: m.undo(0, m.state.asked_seq, n))  # type: ignore[misc]
            await there.rooms.catch_up(other)
            await there.committer.submit(other, lambda m: m.answer_undo(1, True))
            await here.rooms.catch_up(room)
            await agree(here, there)
            for seat in laws.viewers(old):
                assert laws.plain(old.view(seat)) == laws.plain(room.match.table.view(seat))
            assert old != room.match.table
            assert renewal == room.match.state.renewals == room.match.table.past.renewal
        for _ in range(4):
            await move(here, room)
        await here.rooms.snapshot(room)
        await agree(here, there)
        await here.committer.submit(room, lambda m: m.resign(1))
        verdict = verify(await here.database.read(lambda c: written_record(c, room.row)))
        assert (True, 4) == (verdict.seed_fits, verdict.renewals)
        assert verdict.table == room.match.table


@in_a_loop
async def test_an_undo_against_a_move(url: str) -> None:
    """One of the two comes first; the other one is stale."""
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        for option in ("play two_1", "play two_2"):
            await move(here, room, option)
        await there.rooms.catch_up(other)
        outcomes = await asyncio.gather(
            here.committer.submit(room, lambda m: m.undo(1, 3, 1)),
            there.committer.submit(other, lambda m: m.move(1, 3, "play one_1")),
            return_exceptions=True,
        )
        assert 1 == outcomes.count(4)
        assert ["stale"] == [x.code for x in outcomes if isinstance(x, Denied)]
        await agree(here, there)


@in_a_loop
async def test_somebody_leaves_in_another_process(url: str) -> None:
    async with hubs(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.rooms.open("t"), await there.rooms.open("t")
        await there.committer.submit(other, lambda m: m.leave(1))
        assert Left(1) == (await lines_of(there))[-1].entry
        await here.rooms.catch_up(room)
        assert ["anna", None] == [occupant.player for occupant in room.match.state.occupants]
        assert ["Anna", ""] == [occupant.name for occupant in room.match.state.occupants]
        assert [("person", "anna"), ("bot", None)] == [(seat.kind, seat.player) for seat in room.seats]
        await agree(here, there)


# -- rules versions --------------------------------------------------------------------------------


@in_a_loop
async def test_a_move_is_judged_by_the_rules_of_its_table(url: str) -> None:
    """A seat that only version 2 would ask is refused by a table of version 1."""
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben", game="toy", version=1, seed="4")
        room = await hub.rooms.open("t")
        newer = game("toy", 2).new(2, room.row.options, room.row.seed, secret=True)
        while room.match.table.choice and newer.choice and room.match.asked == newer.choice.seat:
            option = next(o for o in reversed(offers(room)) if o.startswith("play"))
            newer.take(option)
            await move(hub, room, option)
        assert newer.choice is not None
        other, option, asked = (
            newer.choice.seat,
            newer.write(newer.choice.options[0]),
            room.match.state.asked_seq,
        )
        assert {0, 1} == {other, room.match.asked}
        with pytest.raises(Denied) as error:
            await hub.committer.submit(room, lambda m: m.move(other, asked, option))
        assert "refused" == error.value.code
