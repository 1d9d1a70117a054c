"""The hall: several processes on one database. One wins, all agree, and nothing that is owed stays undone."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest
from tests.contracts import laws
from tests.server.arrange import (
    BACKENDS,
    NOON,
    Ear,
    Hands,
    Story,
    at_random,
    emptied,
    forgotten,
    halls,
    in_a_loop,
    lines_of,
    migrated_database,
    move,
    picture,
    player_row,
    row_of,
    settled,
    sit_down,
    swept,
    toys_on_the_shelf,
)

from undercroft.engine.record import verify
from undercroft.engine.registry import game, shelf
from undercroft.server.bus import Alone
from undercroft.server.clocks import BankClock, MoveClock
from undercroft.server.entries import Left, Line, Moved, Paused, Returned, Said, StoodIn, Undone
from undercroft.server.hall import (
    ATTEMPTS,
    HERE,
    IDLE,
    RECENT,
    SNAPSHOT_EVERY,
    Hall,
    NoSuchTable,
    Room,
    bot_choice,
    bot_move,
)
from undercroft.server.match import GRACE, Denied
from undercroft.server.rebuild import Unplayable, board_at
from undercroft.server.store import log, people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Conflict, Database, Unavailable
from undercroft.server.telling import tell_line
from undercroft.server.web.api import written_record


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


@pytest.fixture(scope="module", params=BACKENDS)
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with migrated_database(request, tmp_path_factory.mktemp("hall")) as url:
        yield url


@pytest.fixture
def url(shared: str) -> str:
    return emptied(shared)


async def said(hall: Hall, room: Room, text: str, seat: int = 0) -> int:
    return await hall.submit(room, lambda m: m.say(seat, text))


async def comes(hall: Hall, room: Room, ear: Ear) -> None:
    room.listeners.add(ear)
    room.listeners.add(ear)
    await hall.came(room, ear)


async def insist(hall: Hall, room: Room, text: str, seat: int) -> int:
    """Say it again where too many others wrote: then it was not said."""
    while True:
        with suppress(Unavailable):
            return await said(hall, room, text, seat)


def told(room: Room, lines: list[Line]) -> bytes:
    """The lines as each seat, and somebody who watches, is told them."""
    seats = [*range(room.match.table.seats), None]
    return log.encode([tell_line(room.match.table.game, line, seat) for line in lines for seat in seats])


async def agree(*some: Hall, id: str = "t") -> None:
    """Everybody sees the same match and the same lines: in memory, and in a room that is opened now."""
    await settled(*some)
    async with halls(some[0].database.url.render_as_string(hide_password=False)) as [fresh]:
        true = picture((await fresh.open(id)).match)
    written = await lines_of(some[0], id)
    for hall in some:
        room = await hall.open(id)
        await hall.catch_up(room)
        assert true == picture(room.match)
        for since in range(max(0, len(written) - 20), len(written)):
            lines = await hall.lines(room, since, room.match.seq)
            assert log.encode(written[since:]) == log.encode(lines)
            assert told(room, written[since:]) == told(room, lines)


# -- writing ---------------------------------------------------------------------------------------


@in_a_loop
async def test_what_is_submitted_is_written_and_told(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        clock.wait(3)
        seq = await hall.submit(room, lambda m: m.move(0, 1, "play two_1", "mine"), "anna")
        assert (2, 2, 1, 1) == (seq, room.match.seq, room.match.step, ear.woken)
        written = (await lines_of(hall))[-1]
        assert (2, NOON + 3000, Moved(0, "play two_1", "mine")) == (written.seq, written.time, written.entry)
        assert ["played"] == [event.kind for event in written.events]
        row = await row_of(hall)
        assert ("playing", 1, NOON + 3000, None) == (row.status, row.asked, row.changed, row.ended)


@in_a_loop
async def test_who_did_it_is_kept(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "random")
        room = await hall.open("t")
        await hall.submit(room, lambda m: m.move(0, 1, "play two_1"), "anna")
        await settled(hall)
        done = (await hall.database.read(lambda c: people.everything_of(c, "anna")))["actions"]
        assert [1, 2] == [action["seq"] for action in done]  # the start and the move, not what the bot did


@in_a_loop
async def test_what_is_denied_leaves_no_trace(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        before = picture(room.match), await row_of(hall)
        with pytest.raises(Denied):
            await hall.submit(room, lambda m: m.move(1, 1, "play two_1"))
        assert before == (picture(room.match), await row_of(hall))
        assert ([1], 0) == ([line.seq for line in await lines_of(hall)], ear.woken)


@in_a_loop
async def test_nothing_is_told_before_it_is_written(url: str) -> None:
    async with halls(url, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        database = shaky(hall)
        database.gate = asyncio.Event()
        moving = asyncio.create_task(move(hall, room))
        await database.arrived.wait()
        assert (1, 0, False) == (room.match.seq, ear.woken, moving.done())
        database.gate.set()
        assert 2 == await moving
        assert (2, 1) == (room.match.seq, ear.woken)


@in_a_loop
async def test_how_a_table_stands_at_the_end(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        clock.wait(5)
        await hall.submit(room, lambda m: m.resign(1))
        row = await row_of(hall)
        assert ("over", None, None, NOON + 5000) == (row.status, row.asked, row.due, row.ended)
        clock.wait(5)
        await said(hall, room, "well played")
        assert NOON + 5000 == (await row_of(hall)).ended


@in_a_loop
async def test_a_closed_table(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", clock=MoveClock(30))
        room = await hall.open("t")
        await hall.submit(room, lambda m: m.close())
        row = await row_of(hall)
        assert ("closed", None, None, NOON) == (row.status, row.asked, row.due, row.ended)


# -- a database that fails -------------------------------------------------------------------------


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


def shaky(hall: Hall) -> Shaky:
    assert isinstance(hall.database, Shaky)
    return hall.database


@asynccontextmanager
async def shaky_table(url: str) -> AsyncIterator[tuple[Hall, Room, Ear]]:
    """A table in play, with somebody who listens, on a database that does what its script says."""
    async with halls(url, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        ear = Ear("anna")
        room.listeners.add(ear)
        hall.patience = 5.0
        yield hall, room, ear


def talk(lines: list[Any]) -> list[str]:
    return [line.entry.text for line in lines if isinstance(line.entry, Said)]


@in_a_loop
async def test_a_disk_that_is_full(url: str) -> None:
    async with shaky_table(url) as (hall, room, ear):
        before = picture(room.match), await row_of(hall)
        shaky(hall).script = ["full"]
        with pytest.raises(Unavailable, match="the disk is full"):
            await said(hall, room, "hm")
        assert before == (picture(room.match), await row_of(hall))
        assert ([1], 0) == ([line.seq for line in await lines_of(hall)], ear.woken)
        assert 2 == await said(hall, room, "hm")


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
    async with shaky_table(url) as (hall, room, ear):
        shaky(hall).script = list(script)
        assert 2 == await said(hall, room, "hm") == room.match.seq
        assert ["hm"] == talk(await lines_of(hall))
        assert ear.woken
        await agree(hall)
        shaky(hall).script = list(script)
        assert 3 == await move(hall, room, "play two_1") == room.match.seq
        assert [1, 2, 3] == [line.seq for line in await lines_of(hall)]
        await agree(hall)


@in_a_loop
async def test_a_database_that_is_away_for_a_while(url: str) -> None:
    async with shaky_table(url) as (hall, room, _):
        shaky(hall).script = ["late 0"]
        shaky(hall).failing_reads = 2
        assert 2 == await said(hall, room, "hm")
        assert ["hm"] == talk(await lines_of(hall))


@in_a_loop
async def test_an_undo_waits_for_the_database(url: str) -> None:
    async with shaky_table(url) as (hall, room, _):
        await move(hall, room, "play two_1")
        shaky(hall).failing_reads = 2
        await hall.submit(room, lambda m: m.undo(0, m.around.asked_seq, m.step - 1))
        assert isinstance((await lines_of(hall))[-1].entry, Undone)
        await agree(hall)


@in_a_loop
async def test_patience_ends(url: str) -> None:
    async with shaky_table(url) as (hall, room, _):
        hall.patience = 0.0
        shaky(hall).script = ["lost"]
        shaky(hall).failing_reads = 5
        with pytest.raises(Unavailable):
            await said(hall, room, "hm")
        shaky(hall).failing_reads = 0
        assert 2 == await said(hall, room, "hm")


@in_a_loop
async def test_too_many_others(url: str) -> None:
    async with shaky_table(url) as (hall, room, _):
        hall.patience = 0.0
        shaky(hall).script = ["taken"] * ATTEMPTS
        with pytest.raises(Unavailable, match="too many others") as error:
            await said(hall, room, "hm")
        assert not error.value.unsure
        assert [] == talk(await lines_of(hall))
        assert ATTEMPTS == hall.meters.conflicts._value.get()
        shaky(hall).script = ["taken"] * (ATTEMPTS - 1)
        assert 2 == await said(hall, room, "hm")


@in_a_loop
async def test_as_long_as_there_is_patience_nobody_gives_up(url: str) -> None:
    async with shaky_table(url) as (hall, room, _):
        hall.patience = 60.0
        shaky(hall).script = ["taken"] * (3 * ATTEMPTS)
        assert 2 == await said(hall, room, "hm")


@in_a_loop
async def test_whoever_hangs_up_in_the_middle_leaves_no_disorder(url: str) -> None:
    """The line may stand although nobody waits for it: the next one who writes sees it."""
    async with shaky_table(url) as (hall, room, _):
        database = shaky(hall)
        gate = database.gate = asyncio.Event()
        talking = asyncio.create_task(said(hall, room, "hm"))
        await database.arrived.wait()
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        gate.set()
        database.gate = None
        assert not room.lock.locked()
        await move(hall, room)
        await agree(hall)
        assert list(range(1, room.match.seq + 1)) == [line.seq for line in await lines_of(hall)]


# -- two processes ---------------------------------------------------------------------------------


@in_a_loop
async def test_two_answer_one_question_and_one_wins(url: str) -> None:
    """Both are told the truth: one that his move stands, the other that the question is answered."""
    for option in ("play two_1", "play two_3"):
        emptied(url)
        async with halls(url, 2) as [here, there]:
            await sit_down(here, "anna", "ben")
            rooms = [await hall.open("t") for hall in (here, there)]
            outcomes = await asyncio.gather(
                here.submit(rooms[0], lambda m: m.move(0, 1, "play two_1", "here")),
                there.submit(rooms[1], lambda m, o=option: m.move(0, 1, o, "there")),  # type: ignore[misc]
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
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        outcomes = await asyncio.gather(
            *(hall.submit(room, lambda m: m.move(0, 1, "play two_1")) for _ in range(10)),
            return_exceptions=True,
        )
        assert 1 == outcomes.count(2)
        assert ["stale"] * 9 == [x.code for x in outcomes if isinstance(x, Denied)]
        assert 0 == hall.meters.conflicts._value.get()


@in_a_loop
async def test_a_storm_of_talk_and_moves_from_both(url: str) -> None:
    """Nothing is lost, nothing is doubled, and both end with the same match."""
    async with halls(url, 2) as both:
        await sit_down(both[0], "anna", "ben", game="dungeoneer", version=1, options={})
        rooms = [await hall.open("t") for hall in both]

        async def play(n: int, rng: Random) -> int:
            taken = 0
            for _ in range(25):
                match = rooms[n].match
                option, asked, seat = at_random(rng, match.table), match.around.asked_seq, match.asked
                assert seat is not None
                try:
                    await both[n].submit(rooms[n], lambda m, s=seat, a=asked, o=option: m.move(s, a, o))  # type: ignore[misc]
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
        assert both[0].meters.conflicts._value.get() + both[1].meters.conflicts._value.get()
        await agree(*both)


@in_a_loop
async def test_an_undo_in_another_process(url: str) -> None:
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.open("t"), await there.open("t")
        for option in ("play two_1", "play two_2", "play one_1"):
            await move(here, room, option)
        await there.catch_up(other)
        asked = other.match.around.asked_seq
        await there.submit(other, lambda m: m.undo(1, asked, 1))
        assert (5, 1) == (other.match.seq, other.match.step)
        await said(here, room, "what happened?")  # meets a conflict, and catches up
        assert (6, 1) == (room.match.seq, room.match.step)
        await move(here, room, "play four_1")
        await agree(here, there)


@in_a_loop
async def test_the_host_takes_nothing_back_when_the_line_of_the_other_breaks(url: str) -> None:
    """With a bot in the other's place the same dice and cards would come again, and the host knows them."""
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben", game="dungeoneer", version=1, options={})
        room, ear = await here.open("t"), Ear("ben")
        await comes(there, await there.open("t"), ear)
        for _ in range(12):
            await move(here, room)
        await there.went(await there.open("t"), ear)
        await here.submit(room, lambda m: m.stand_in(1, "absent"))
        await settled(here)
        for hall in (here, there):
            other = await hall.open("t")
            await hall.catch_up(other)
            before = picture(other.match)
            with pytest.raises(Denied) as denied:
                await hall.submit(other, lambda m: m.undo(0, m.around.asked_seq, 1))
            assert "away" == denied.value.code
            assert before == picture(other.match)
        await agree(here, there)


@in_a_loop
async def test_all_go_back_behind_something_learnt(url: str) -> None:
    """Chance is renewed for every process alike, with and without a snapshot, more than once, and the record
    proves it.
    """
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben", game="dungeoneer", version=1, options={})
        room, other = await here.open("t"), await there.open("t")
        for renewal, to in enumerate((3, 1, 1, 5), 1):
            while room.match.table.learnt <= 5:
                await move(here, room)
            await here.snapshot(room)
            old = (await here.database.read(lambda c, n=to: board_at(c, room.row, n)))[0]  # type: ignore[misc]
            await here.submit(room, lambda m, n=to: m.undo(0, m.around.asked_seq, n))  # type: ignore[misc]
            await there.catch_up(other)
            await there.submit(other, lambda m: m.answer_undo(1, True))
            await here.catch_up(room)
            await agree(here, there)
            for seat in laws.viewers(old):
                assert laws.plain(old.view(seat)) == laws.plain(room.match.table.view(seat))
            assert old != room.match.table
            assert renewal == room.match.around.renewals == room.match.table.past.renewal
        for _ in range(4):
            await move(here, room)
        await here.snapshot(room)
        await agree(here, there)
        await here.submit(room, lambda m: m.resign(1))
        verdict = verify(await here.database.read(lambda c: written_record(c, room.row)))
        assert (True, 4) == (verdict.seed_fits, verdict.renewals)
        assert verdict.table == room.match.table


@in_a_loop
async def test_an_undo_against_a_move(url: str) -> None:
    """One of the two comes first; the other one is stale."""
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.open("t"), await there.open("t")
        for option in ("play two_1", "play two_2"):
            await move(here, room, option)
        await there.catch_up(other)
        outcomes = await asyncio.gather(
            here.submit(room, lambda m: m.undo(1, 3, 1)),
            there.submit(other, lambda m: m.move(1, 3, "play one_1")),
            return_exceptions=True,
        )
        assert 1 == outcomes.count(4)
        assert ["stale"] == [x.code for x in outcomes if isinstance(x, Denied)]
        await agree(here, there)


@in_a_loop
async def test_somebody_leaves_in_another_process(url: str) -> None:
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.open("t"), await there.open("t")
        await there.submit(other, lambda m: m.leave(1))
        assert Left(1) == (await lines_of(there))[-1].entry
        await here.catch_up(room)
        assert ["anna", None] == [sitter.player for sitter in room.match.around.sitters]
        assert ["Anna", ""] == [sitter.name for sitter in room.match.around.sitters]
        assert [("person", "anna"), ("bot", None)] == [(seat.kind, seat.player) for seat in room.seats]
        await agree(here, there)


@in_a_loop
async def test_what_is_heard_is_read(url: str) -> None:
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.open("t"), await there.open("t")
        ear = Ear("ben")
        other.listeners.add(ear)
        await move(here, room)
        there.heard("t", 2)
        await settled(there)
        assert (2, 1) == (other.match.seq, ear.woken)
        there.heard("t", 2)  # known already
        there.heard("t", 1)
        there.heard("somewhere else", 7)
        assert not there.tasks
        assert 1 == ear.woken
        await agree(here, there)


@in_a_loop
async def test_what_nobody_told_is_found_by_polling(url: str) -> None:
    async with halls(url, 2) as [here, there]:
        for id in ("t", "u", "v"):
            await sit_down(here, "anna", "ben", id=id)
        rooms = {id: await here.open(id) for id in ("t", "u", "v")}
        others = {id: await there.open(id) for id in ("t", "u", "v")}
        ears = {id: Ear("ben") for id in ("t", "u")}
        for id, ear in ears.items():
            others[id].listeners.add(ear)
        for id in ("t", "v"):
            await move(here, rooms[id])
        await there.poll()
        await settled(there)
        assert [2, 1, 1] == [others[id].match.seq for id in ("t", "u", "v")]  # nobody listens to v
        assert [1, 0] == [ears[id].woken for id in ("t", "u")]


class Wire(Alone):
    """A bus between the halls of one process."""

    def __init__(self, messages: list[tuple[str, int | None]]) -> None:
        self.messages = messages

    def publish(self, table: str, seq: int | None) -> None:
        self.messages.append((table, seq))


@in_a_loop
async def test_what_is_told_to_others(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with halls(url, bus=lambda: Wire(messages)) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        await move(hall, room)
        assert [("t", 2)] == messages
        with pytest.raises(Denied):
            await hall.submit(room, lambda m: m.resume(0))
        assert [("t", 2)] == messages
        await comes(hall, room, Ear("ben"))
        assert [("t", 2), ("t", None)] == messages


@in_a_loop
async def test_what_was_changed_behind_the_log_is_read_anew(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with halls(url, 2, bus=lambda: Wire(messages)) as [here, there]:
        await sit_down(here, "anna", "ben")
        room, other = await here.open("t"), await there.open("t")
        ear = Ear("ben")
        other.listeners.add(ear)
        await here.submit(room, lambda m: m.say(0, "my words"), "anna")
        await there.catch_up(other)
        await here.database.write(lambda c: forgotten(c, "anna"))
        await here.forget("t")
        assert ("t", 0) in messages
        for table, seq in messages:
            there.heard(table, seq)
        await settled(there)
        for hall, each in ((here, room), (there, other)):
            assert ["", "Ben"] == [sitter.name for sitter in each.match.around.sitters]
            for since in (0, 1):
                assert "my words" not in repr(await hall.lines(each, since, each.match.seq))
        assert 2 <= ear.woken


@in_a_loop
async def test_a_table_that_is_gone(url: str) -> None:
    async with halls(url, 2) as [here, there]:
        await sit_down(here, "anna", "ben")
        room = await here.open("t")
        await here.database.write(lambda c: tables_store.drop_tables(c, ["t"]))
        await here.forget("t")
        assert {} == here.rooms
        for hall in (here, there):
            with pytest.raises(NoSuchTable):
                await hall.open("t")
        with pytest.raises(NoSuchTable):
            await said(here, room, "is anybody there?")


# -- rooms -----------------------------------------------------------------------------------------


@in_a_loop
async def test_several_open_a_room_once(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        rooms = await asyncio.gather(*(hall.open("t") for _ in range(5)))
        assert 1 == len({id(room) for room in rooms})
        assert {} == hall.opening
        assert 1 == hall.meters.rooms._value.get()


@in_a_loop
async def test_whoever_stops_waiting_for_a_room_does_not_close_it_to_others(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        first, second = (asyncio.create_task(hall.open("t")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert "t" == (await second).id


@in_a_loop
async def test_no_room_for_a_table_that_has_not_started(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "", start=False)
        for id in ("t", "nowhere"):
            with pytest.raises(NoSuchTable):
                await hall.open(id)
        assert {} == hall.opening == hall.rooms


@in_a_loop
async def test_lines_from_memory_and_from_the_store(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        for n in range(RECENT + 20):
            await said(hall, room, str(n))
        seq = room.match.seq
        assert RECENT == len(room.recent)
        written = await lines_of(hall)
        for since in (0, 1, seq - RECENT - 1, seq - RECENT, seq - RECENT + 1, seq - 1, seq, seq + 5):
            for upto in (seq, seq - 3):
                expected = [line for line in written if since < line.seq <= upto]
                assert expected == await hall.lines(room, since, upto), (since, upto)


@in_a_loop
async def test_a_room_that_nobody_uses_is_closed_and_opens_again_as_it_was(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        for _ in range(3):
            await move(hall, room)
        before = picture(room.match)
        for beat in range(2):  # at the first one a snapshot is taken
            assert {"t"} == set(hall.rooms), beat
            room.used -= IDLE + 1
            await hall.beat()
        assert {} == hall.rooms
        assert 0 == hall.meters.rooms._value.get()
        assert [(4, 3)] == await hall.database.read(lambda c: log.snapshot_seqs(c, "t"))
        again = await hall.open("t")
        assert again is not room
        assert before == picture(again.match)


@in_a_loop
async def test_rooms_that_are_in_use_stay(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        await hall.beat()
        assert {"t"} == set(hall.rooms)  # it was used just now
        ear = Ear(None)
        room.listeners.add(ear)
        room.used -= IDLE + 1
        await hall.beat()
        assert {"t"} == set(hall.rooms)  # somebody listens
        room.listeners.clear()
        async with room.lock:
            await hall.beat()
        assert {"t"} == set(hall.rooms)  # somebody writes
        room.botting = True
        await hall.beat()
        assert {"t"} == set(hall.rooms)  # a bot thinks
        room.botting = False
        await hall.beat()
        assert {} == hall.rooms


@in_a_loop
async def test_nobody_is_left_in_a_room_that_is_being_closed(url: str) -> None:
    """Somebody comes while the snapshot of a room without listeners is written."""
    async with halls(url, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        await move(hall, room)
        room.used -= IDLE + 1
        gate = shaky(hall).gate = asyncio.Event()
        beating = asyncio.create_task(hall.beat())
        await shaky(hall).arrived.wait()
        ear = Ear(None)
        mine = await hall.open("t")
        mine.listeners.add(ear)
        gate.set()
        await beating
        assert mine is await hall.open("t")
        await move(hall, await hall.open("t"))
        assert ear.woken


@in_a_loop
async def test_a_snapshot_now_and_then(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "random", game="dungeoneer", version=1, options={}, seed="3")
        hall.started("t")
        room, rng = await hall.open("t"), Random(3)
        await settled(hall)
        while room.match.step < 2 * SNAPSHOT_EVERY and not room.match.ended:
            await move(hall, room, at_random(rng, room.match.table))
            await settled(hall)
        steps = [step for _, step in await hall.database.read(lambda c: log.snapshot_seqs(c, "t"))]
        assert len(steps) == room.match.step // SNAPSHOT_EVERY
        await agree(hall)


@in_a_loop
async def test_after_an_undo_behind_the_snapshot_there_is_a_new_one(url: str) -> None:
    """Else the table would be built from its first line again and again."""
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "random")
        room = await hall.open("t")
        await move(hall, room)
        await settled(hall)
        await hall.snapshot(room)
        asked = room.match.around.asked_seq
        await hall.submit(room, lambda m: m.undo(0, asked, 0))
        await settled(hall)
        seqs = await hall.database.read(lambda c: log.snapshot_seqs(c, "t"))
        assert (room.match.seq, 0) == seqs[0]
        await agree(hall)


# -- bots ------------------------------------------------------------------------------------------


@in_a_loop
async def test_bots_decide_until_a_person_is_asked(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "random", "random")
        room = await hall.open("t")
        await move(hall, room, "play two_1")
        await settled(hall)
        entries = [line.entry for line in await lines_of(hall)]
        assert all(isinstance(entry, Moved) and entry.bot for entry in entries[2:])
        assert {1, 2} <= {entry.seat for entry in entries[2:]}
        assert (0, False, False) == (room.match.asked, room.match.bot_to_move, room.botting)
        await agree(hall)


@in_a_loop
async def test_a_bot_begins_where_it_is_asked_first(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "random", "anna")
        ear = Ear("anna")
        with hall.waiting("t", ear):
            hall.started("t")
        await settled(hall)
        assert 1 == ear.woken
        assert 1 == (await row_of(hall)).asked


@in_a_loop
async def test_any_process_lets_a_bot_decide_alike(url: str) -> None:
    async with halls(url, 2) as both:
        await sit_down(both[0], "random", "anna")
        chosen = [bot_choice((await hall.open("t")).match) for hall in both]
        assert chosen[0] == chosen[1]


def test_a_bot_decides_anew_after_an_undo() -> None:
    """Its chance comes from the line too: it is not condemned to the same decision for ever."""
    story = Story("random", "anna")
    found = set()
    for _ in range(12):
        match, option = story.match, bot_choice(story.match)
        found.add(option)
        story.do(bot_move(match, match.around.asked_seq, option))
        story.undo(1, 0)
    assert 1 < len(found)


@in_a_loop
async def test_no_bot_decides_for_a_person(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "random")
        room = await hall.open("t")
        with pytest.raises(Denied) as error:
            await hall.submit(room, lambda m: bot_move(m, m.around.asked_seq, bot_choice(m, "random")))
        assert "not_asked" == error.value.code


@in_a_loop
async def test_a_move_that_a_dead_process_owes_is_made_by_another(url: str) -> None:
    clock = Hands()
    async with halls(url, 2, clock=clock) as [dead, alive]:
        await sit_down(dead, "random", "anna")
        assert NOON + GRACE == (await row_of(alive)).due
        clock.wait((GRACE - 1) / 1000)
        await swept(alive)
        assert {} == alive.rooms  # the one that owes it has time until then
        clock.wait(0.001)
        await swept(alive)
        assert 1 == (await row_of(alive)).asked
        await agree(dead, alive)


@in_a_loop
async def test_a_move_left_undone_in_the_middle_of_a_game(url: str) -> None:
    clock = Hands()
    async with halls(url, 2, clock=clock) as [dying, alive]:
        await sit_down(dying, "anna", "random")
        room = await dying.open("t")
        room.botting = True  # so that nobody begins: as if the process had died here
        await move(dying, room)
        assert (1, NOON + GRACE) == ((await row_of(alive)).asked, (await row_of(alive)).due)
        clock.wait(GRACE / 1000)
        await swept(alive)
        assert 0 == (await row_of(alive)).asked
        await agree(dying, alive)


@in_a_loop
async def test_two_who_take_over_do_not_play_twice(url: str) -> None:
    clock = Hands()
    async with halls(url, 3, clock=clock) as some:
        await sit_down(some[0], "random", "random", "anna")
        clock.wait(60)
        await asyncio.gather(*(swept(hall) for hall in some))
        entries = [line.entry for line in await lines_of(some[0])]
        assert all(isinstance(entry, Moved) and entry.bot for entry in entries[1:])
        assert 2 == (await row_of(some[0])).asked
        await agree(*some)


@in_a_loop
async def test_a_bot_that_cannot_write_is_taken_up_again(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "random")
        room = await hall.open("t")
        shaky(hall).script = ["", "full"]
        await move(hall, room)
        await settled(hall)
        assert (1, False) == (room.match.asked, room.botting)
        clock.wait(GRACE / 1000)
        await swept(hall)
        assert 0 == room.match.asked
        await agree(hall)


# -- time ------------------------------------------------------------------------------------------


@in_a_loop
async def test_whoever_is_out_of_time_is_replaced(url: str) -> None:
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        assert NOON + 30_000 == (await row_of(here)).due
        clock.wait(29.999)
        await swept(here)
        assert [1] == [line.seq for line in await lines_of(here)]
        clock.wait(0.001)
        await asyncio.gather(here.sweep(), there.sweep())
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
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", clock=BankClock(60, 10))
        room = await hall.open("t")
        clock.wait(50)
        await move(hall, room)
        assert NOON + 110_000 == (await row_of(hall)).due
        await move(hall, room)
        assert [20_000, 70_000] == room.match.around.banks
        clock.wait(70)
        await swept(hall)
        await settled(hall)
        assert any(isinstance(line.entry, StoodIn) for line in await lines_of(hall))
        await agree(hall)


@in_a_loop
async def test_in_a_pause_nothing_is_due(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", clock=MoveClock(30), absent=60)
        room = await hall.open("t")
        clock.wait(10)
        await hall.submit(room, lambda m: m.pause(0))
        assert (None, None) == ((await row_of(hall)).due, (await row_of(hall)).asked)
        clock.wait(1000)
        await swept(hall)
        await hall.submit(room, lambda m: m.resume(0))
        row = await row_of(hall)
        assert (0, clock.time + 20_000) == (row.asked, row.due)


@in_a_loop
async def test_whoever_moved_in_time_elsewhere_is_not_replaced(url: str) -> None:
    """The sweeper's own room has not heard of the move."""
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        room = await here.open("t")
        await there.open("t")
        clock.wait(29)
        await move(here, room)
        clock.wait(2)
        await there.attend(await there.open("t"))
        assert [1, 2] == [line.seq for line in await lines_of(here)]
        await agree(here, there)


# -- absence ---------------------------------------------------------------------------------------


@in_a_loop
async def test_whoever_is_away_is_replaced_until_he_returns(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", absent=60)
        room = await hall.open("t")
        ben = Ear("ben")
        await comes(hall, room, ben)
        assert NOON + 60_000 == (await row_of(hall)).due
        clock.wait(60)
        await swept(hall)
        await settled(hall)
        entries = [line.entry for line in await lines_of(hall)]
        assert StoodIn(0, "absent") == entries[1]
        assert 1 == room.match.asked
        anna = Ear("anna")
        await comes(hall, room, anna)
        assert Returned(0, asked=False) == (await lines_of(hall))[-1].entry
        assert room.match.around.sitters[0].decides
        await agree(hall)


@in_a_loop
async def test_only_whoever_was_absent_comes_back_by_himself(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben", "anna")
        room = await hall.open("t")
        await hall.submit(room, lambda m: m.stand_in(2, "own"))
        await hall.submit(room, lambda m: m.stand_in(0, "absent"))
        await settled(hall)
        await comes(hall, room, Ear("anna"))
        assert [None, None, "own"] == [sitter.stand_in for sitter in room.match.around.sitters]


@in_a_loop
async def test_whoever_is_there_may_think(url: str) -> None:
    """Connected here or in another process; then one looks again later."""
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        room, other = await here.open("t"), await there.open("t")
        await comes(here, room, Ear("anna"))
        for _ in range(5):
            clock.wait(61)
            await here.beat()
            for hall in (there, here):
                await swept(hall)
            assert [1] == [line.seq for line in await lines_of(here)]
            due = (await row_of(here)).due
            assert due is not None
            assert clock.time < due <= clock.time + 61_000
        assert [True, False] == room.here(clock.time)
        assert [True, False] == other.here(clock.time)


@in_a_loop
async def test_whoever_has_gone_is_given_the_whole_time_from_then(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", absent=60)
        room = await hall.open("t")
        anna = Ear("anna")
        await comes(hall, room, anna)
        await comes(hall, room, Ear("ben"))
        clock.wait(50)
        await hall.went(room, anna)
        assert [False, True] == room.here(clock.time)
        clock.wait(10)
        await swept(hall)
        assert [1] == [line.seq for line in await lines_of(hall)]
        assert NOON + 110_000 == (await row_of(hall)).due
        clock.wait(49.999)
        await swept(hall)
        assert [1] == [line.seq for line in await lines_of(hall)]
        clock.wait(0.001)
        await swept(hall)
        await settled(hall)
        assert StoodIn(0, "absent") == (await lines_of(hall))[1].entry


@in_a_loop
async def test_where_all_are_away_the_game_waits(url: str) -> None:
    """Nobody is held up, and nobody should find it over: the first who comes back waits for the others."""
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", absent=60)
        room = await hall.open("t")
        for _ in range(5):
            clock.wait(600)
            await swept(hall)
            await settled(hall)
            assert [1] == [line.seq for line in await lines_of(hall)]
        await comes(hall, room, Ear("ben"))
        clock.wait(2)
        await swept(hall)
        await settled(hall)
        assert StoodIn(0, "absent") == (await lines_of(hall))[1].entry
        assert 1 == room.match.asked


@in_a_loop
async def test_where_bots_decide_for_all_the_game_does_not_run_away(url: str) -> None:
    """Whoever lets a bot decide has time to look on, and to decide again."""
    async with halls(url) as [hall]:
        hall.pace = 600.0
        await sit_down(hall, "anna", "random", "random")
        room = await hall.open("t")
        await hall.submit(room, lambda m: m.stand_in(0, "own"))
        while room.match.seq < 3:
            await asyncio.sleep(0.01)
        assert Moved is type((await lines_of(hall))[-1].entry)
        await asyncio.sleep(0.2)
        assert 3 == room.match.seq
        await hall.submit(room, lambda m: m.take_back(0))
        assert room.match.around.sitters[0].decides


@in_a_loop
async def test_whoever_still_has_another_window_open_has_not_gone(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", absent=60)
        room = await hall.open("t")
        one, two = Ear("anna"), Ear("anna")
        await comes(hall, room, one)
        await comes(hall, room, two)
        clock.wait(1)
        await hall.went(room, one)
        assert [True, False] == room.here(clock.time)
        assert [NOON, 0] == [seat.seen for seat in room.seats]
        await hall.went(room, two)
        assert [False, False] == room.here(clock.time)
        assert [-clock.time, 0] == [seat.seen for seat in room.seats]


@in_a_loop
async def test_what_is_noted_is_how_it_is_by_then(url: str) -> None:
    """Somebody comes, goes and comes again before the first note is written."""
    clock = Hands()
    async with halls(url, clock=clock, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room, anna = await hall.open("t"), Ear("anna")
        gate = shaky(hall).gate = asyncio.Event()
        notes = [asyncio.create_task(comes(hall, room, anna))]
        await shaky(hall).arrived.wait()
        notes.append(asyncio.create_task(hall.went(room, anna)))
        await asyncio.sleep(0)
        notes.append(asyncio.create_task(comes(hall, room, anna)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*notes)
        assert [NOON, 0] == [seat.seen for seat in room.seats]


@in_a_loop
async def test_whoever_has_gone_again_is_not_taken_back(url: str) -> None:
    """Anna looks in and is gone before it is noted: the bot plays on."""
    async with halls(url, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room, anna = await hall.open("t"), Ear("anna")
        await hall.submit(room, lambda m: m.stand_in(0, "absent"))
        await settled(hall)
        gate = shaky(hall).gate = asyncio.Event()
        shaky(hall).arrived.clear()
        coming = asyncio.create_task(comes(hall, room, anna))
        await shaky(hall).arrived.wait()
        going = asyncio.create_task(hall.went(room, anna))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(coming, going)
        assert "absent" == room.match.around.sitters[0].stand_in
        assert [False, False] == room.here(hall.now())


@in_a_loop
async def test_whoever_has_another_device_at_another_process_has_not_gone(url: str) -> None:
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        room, other = await here.open("t"), await there.open("t")
        one, two = Ear("anna"), Ear("anna")
        await comes(here, room, one)
        await comes(there, other, two)
        await here.went(room, one)
        there.heard("t", None)
        await settled(there)
        await here.look_around(room)
        assert [True, False] == room.here(clock.time) == other.here(clock.time)


@in_a_loop
async def test_coming_back_while_nothing_can_be_written(url: str) -> None:
    """The disk is full: whoever left before is here again, only the note about it is missing."""
    async with halls(url, make=Shaky) as [hall]:
        await sit_down(hall, "anna", "ben")
        room, anna = await hall.open("t"), Ear("anna")
        await comes(hall, room, anna)
        await hall.went(room, anna)
        shaky(hall).script = ["full"] * 20
        await comes(hall, room, anna)
        assert [True, False] == room.here(hall.now())
        assert 17 <= len(shaky(hall).script)  # it was tried, but not again and again


@in_a_loop
async def test_whoever_was_connected_to_a_process_that_died_is_here_for_a_little_while(url: str) -> None:
    clock = Hands()
    async with halls(url, 2, clock=clock) as [dead, alive]:
        await sit_down(dead, "anna", "ben")
        await comes(dead, await dead.open("t"), Ear("anna"))
        room = await alive.open("t")
        clock.wait((HERE - 1) / 1000)
        assert [True, False] == room.here(clock.time)
        clock.wait(0.001)
        assert [False, False] == room.here(clock.time)


@in_a_loop
async def test_nobody_waits_for_somebody_who_plays_alone(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "random", absent=60)
        assert (await row_of(hall)).due is None
        clock.wait(1000)
        await swept(hall)
        assert [1] == [line.seq for line in await lines_of(hall)]


@in_a_loop
async def test_who_watches_is_nobodys_presence(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with halls(url, bus=lambda: Wire(messages)) as [hall]:
        await sit_down(hall, "anna", "ben")
        room = await hall.open("t")
        for watcher in (Ear(None), Ear("cleo")):
            await comes(hall, room, watcher)
            await hall.went(room, watcher)
        assert ([], [0, 0]) == (messages, [seat.seen for seat in room.seats])


# -- two who do what is due at the same time -------------------------------------------------------


@in_a_loop
async def test_putting_off_does_not_undo_what_a_line_says(url: str) -> None:
    """While one process looks at a table, another one writes a line that says when something is due."""
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(600), absent=60)
        room, other = await here.open("t"), await there.open("t")
        await comes(here, room, Ear("anna"))
        clock.wait(61)
        true_look = here.look_around

        async def look_around(looked: Room) -> None:
            await true_look(looked)
            await there.submit(other, lambda m: m.pause(0))

        here.look_around = look_around  # type: ignore[method-assign]
        await swept(here)
        assert Paused(0) == (await lines_of(here))[-1].entry
        assert (await row_of(here)).due is None


@in_a_loop
async def test_nobody_is_replaced_at_the_very_moment_he_comes_back(url: str) -> None:
    """Anna moves through another process while this one has made up its mind that she is away."""
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", absent=60)
        await here.open("t")
        other = await there.open("t")
        clock.wait(61)
        true_look = here.look_around

        async def look_around(looked: Room) -> None:
            await true_look(looked)
            await move(there, other)

        here.look_around = look_around  # type: ignore[method-assign]
        await swept(here)
        await settled(here, there)
        assert [Moved] == [type(line.entry) for line in (await lines_of(here))[1:]]
        await agree(here, there)


@in_a_loop
async def test_nobody_is_replaced_because_another_was_slow(url: str) -> None:
    """Anna's time is up, but her move comes in through another process just before the sweeper writes."""
    clock = Hands()
    async with halls(url, 2, clock=clock) as [here, there]:
        await sit_down(here, "anna", "ben", clock=MoveClock(30))
        await here.open("t")
        other = await there.open("t")
        clock.wait(31)
        true_submit = here.submit

        async def submit(*args: Any) -> int:
            here.submit = true_submit  # type: ignore[method-assign]
            await move(there, other)
            return await true_submit(*args)

        here.submit = submit  # type: ignore[method-assign]
        await swept(here)
        await settled(here, there)
        assert [Moved] == [type(line.entry) for line in (await lines_of(here))[1:]]
        await agree(here, there)


# -- sessions, and tables that have not started ----------------------------------------------------


@in_a_loop
async def test_whose_session_has_ended_is_sent_away(url: str) -> None:
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben")
        for row in (player_row("cleo", epoch=3), player_row("dora", banned=True)):
            await hall.database.write(lambda c, r=row: people.add_player(c, r))  # type: ignore[misc]
        room = await hall.open("t")
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
        with hall.waiting("u", ears[-2]), hall.waiting("u", ears[-1]):
            await hall.poll()
        assert [False, True, False, True, True, True, False] == [ear.kicked for ear in ears]


@in_a_loop
async def test_who_waits_for_a_table_to_start_is_woken(url: str) -> None:
    messages: list[tuple[str, int | None]] = []
    async with halls(url, bus=lambda: Wire(messages)) as [hall]:
        one, two = Ear("anna"), Ear(None)
        with hall.waiting("t", one):
            with hall.waiting("t", two):
                hall.touched("t")
                hall.touched("u")
            hall.heard("t", 1)
            await hall.poll()
        hall.touched("t")
        assert (3, 1, {}) == (one.woken, two.woken, hall.before)
        assert [("t", None), ("u", None), ("t", None)] == messages


# -- rules versions --------------------------------------------------------------------------------


@in_a_loop
async def test_a_table_plays_on_under_the_rules_it_was_started_with(url: str) -> None:
    """Version 2 is the newest. Seed 4 is a game in which the two do not ask the same seats."""
    assert 2 == game("toy").version
    asked: dict[int, list[int]] = {}
    for version in (1, 2):
        id = f"v{version}"
        async with halls(url, 2) as both:
            await sit_down(both[0], "anna", "ben", id=id, game="toy", version=version, seed="4")
            rooms = [await hall.open(id) for hall in both]
            seats: list[int] = []
            while not rooms[0].match.ended:
                n = len(seats) % 2  # now here, now there
                await both[n].catch_up(rooms[n])
                assert version == rooms[n].match.table.game.version
                seats.append(rooms[n].match.asked or 0)
                option = next(o for o in reversed(offers(rooms[n])) if o.startswith("play"))
                await move(both[n], rooms[n], option)
                if len(seats) == 3:
                    await both[n].reload(rooms[n])
                await both[0].catch_up(rooms[0])
            await agree(*both, id=id)
            asked[version] = seats
    assert asked[1] != asked[2]


def offers(room: Room) -> list[str]:
    choice = room.match.table.choice
    return [room.match.table.write(option) for option in choice.options] if choice else []


@in_a_loop
async def test_a_move_is_judged_by_the_rules_of_its_table(url: str) -> None:
    """A seat that only version 2 would ask is refused by a table of version 1."""
    async with halls(url) as [hall]:
        await sit_down(hall, "anna", "ben", game="toy", version=1, seed="4")
        room = await hall.open("t")
        newer = game("toy", 2).new(2, room.row.options, room.row.seed, secret=True)
        while room.match.table.choice and newer.choice and room.match.asked == newer.choice.seat:
            option = next(o for o in reversed(offers(room)) if o.startswith("play"))
            newer.take(option)
            await move(hall, room, option)
        assert newer.choice is not None
        other, option, asked = (
            newer.choice.seat,
            newer.write(newer.choice.options[0]),
            room.match.around.asked_seq,
        )
        assert {0, 1} == {other, room.match.asked}
        with pytest.raises(Denied) as error:
            await hall.submit(room, lambda m: m.move(other, asked, option))
        assert "refused" == error.value.code


@in_a_loop
async def test_a_version_that_is_not_installed(url: str) -> None:
    clock = Hands()
    async with halls(url, clock=clock) as [hall]:
        await sit_down(hall, "anna", "ben", id="fine", clock=MoveClock(30))
        await sit_down(hall, "anna", "ben", game="toy", version=1, clock=MoveClock(30))
        first = shelf()["toy"].pop(1)
        try:
            with pytest.raises(Unplayable, match="no rules version 1; it has: 2"):
                await hall.open("t")
            assert {} == hall.rooms == hall.opening
            clock.wait(31)
            await swept(hall)  # others are attended to all the same
            await settled(hall)
            assert 1 == (await row_of(hall, "fine")).asked
            assert clock.time + 3_600_000 == (await row_of(hall)).due
        finally:
            shelf()["toy"][1] = first
        assert 1 == (await hall.open("t")).match.seq
