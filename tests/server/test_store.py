"""The store, the same on SQLite and on PostgreSQL: the log, snapshots, tables, seats, people, jobs."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select, text
from tests.server.arrange import (
    NOON,
    all_rows,
    forgotten,
    in_a_loop,
    new_file,
    opened,
    player_row,
    put_table,
    seat_rows,
    table_row,
)

from undercroft.engine.events import Event
from undercroft.server import lobby
from undercroft.server.clocks import BankClock, DaysClock
from undercroft.server.entries import (
    AnyEntry,
    Closed,
    Left,
    Line,
    Moved,
    Paused,
    Reacted,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from undercroft.server.identity import Invitation
from undercroft.server.match import Denied, MatchState, Occupant, Snapshot, TableStatus
from undercroft.server.store import log, people
from undercroft.server.store import tables as store
from undercroft.server.store.database import BATCH, BadAddress, Conflict, Database, Unavailable
from undercroft.server.store.schema import actions, players, tables

PATIENCE = 600  # seconds until a test that hangs is given up


pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return new_file(tmp_path)


@pytest.fixture
def connection(url: str) -> Iterator[Connection]:
    """A transaction that is rolled back at the end."""
    database = Database(url)
    with database.writing.connect() as made:
        yield made
        made.rollback()
    database.engine.dispose()


def line(seq: int, entry: AnyEntry | None = None, time: int = NOON) -> Line:
    return Line(seq, time, entry or Said(0, "hm"))


# -- the log ---------------------------------------------------------------------------------------

ENTRIES: list[AnyEntry] = [
    Started(1),
    Moved(0, "play two_1", "mine"),
    Moved(1, "play two_2", bot=True),
    UndoAsked(0, 1),
    UndoAnswered(1, False),
    Undone(0, 1, asked=True),
    Undone(0, 0),
    Said(1, "grüß dich, 山 \\ ' \" %s :x"),
    Paused(0),
    Resumed(1),
    StoodIn(0, "time"),
    Returned(0, asked=True),
    Resigned(1),
    Left(0),
    Rematched(1, "next"),
    Closed(0),
    Reacted(1, "laugh"),
]
EVENTS = (Event("dealt", {"seat": 0}, {"cards": ["two_1"]}, 1), Event("led", {"seat": 1}))


def test_lines_come_back_as_they_were_written(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    written = [Line(n, NOON + n, entry, EVENTS[: n % 3]) for n, entry in enumerate(ENTRIES, 1)]
    for each in reversed(written):
        log.append(connection, "t", each, "token", "anna")
    assert log.encode(written) == log.encode(log.read_lines(connection, "t"))


def test_how_events_are_written(connection: Connection) -> None:
    """As those before us wrote them: a list of four for each."""
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    log.append(connection, "t", Line(1, NOON, Started(0), EVENTS), "token", None)
    expected = '[["dealt",{"seat":0},{"cards":["two_1"]},1],["led",{"seat":1},null,255]]'
    assert expected == connection.scalar(select(actions.c.events))
    [written] = log.read_lines(connection, "t")
    told = [event.for_seat(seat) for seat in (0, 1) for event in written.events]
    dealt, led = {"kind": "dealt", "seat": 0}, {"kind": "led", "seat": 1}
    assert [{**dealt, "cards": ["two_1"]}, led, dealt, led] == told


def test_every_kind_of_entry_is_kept() -> None:
    assert set(AnyEntry.__args__) == {type(entry) for entry in ENTRIES}


def test_some_lines(connection: Connection) -> None:
    put_table(connection, table_row("other"), ("anna", "ben"))
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    for n in range(1, 10):
        log.append(connection, "t", line(n), "token", None)
    assert [4, 5, 6, 7, 8, 9] == [x.seq for x in log.read_lines(connection, "t", 3)]
    assert [4, 5] == [x.seq for x in log.read_lines(connection, "t", 3, 5)]
    assert [] == log.read_lines(connection, "t", 9)
    assert [] == log.read_lines(connection, "nobody")


def test_where_logs_end(connection: Connection) -> None:
    assert 0 == log.last_seq(connection, "t")
    for id, count in (("a", 3), ("b", 5)):
        put_table(connection, table_row(id), ("anna", "ben"), start=False)
        for n in range(1, count + 1):
            log.append(connection, id, line(n), "token", None)
    assert (3, 5) == (log.last_seq(connection, "a"), log.last_seq(connection, "b"))
    assert {"a": 3, "b": 5} == log.last_seqs(connection, ["a", "b", "c"])
    assert {"b": 5} == log.last_seqs(connection, ["b"])
    assert {} == log.last_seqs(connection, [])


def test_the_lines_of_the_board(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    for n, entry in enumerate(ENTRIES, 1):
        log.append(connection, "t", Line(n, NOON, entry, EVENTS), "token", None)
    found = log.read_board(connection, "t")
    assert ["Moved", "Moved", "Undone", "Undone", "Resigned"] == [type(x.entry).__name__ for x in found]
    assert {()} == {x.events for x in found}
    assert [13] == [x.seq for x in log.read_board(connection, "t", 7)]


def test_the_move_after_a_line(connection: Connection) -> None:
    put_table(connection, table_row("other"), ("anna", "ben"), start=False)
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    moves = {3: Moved(0, "play two_1", "mine"), 6: Moved(1, "play two_2", bot=True)}
    for n in range(1, 9):
        log.append(connection, "t", Line(n, NOON, moves.get(n, Said(0, "hm")), EVENTS), "token", None)
    log.append(connection, "other", Line(1, NOON, moves[3]), "token", None)
    found = [log.next_move(connection, "t", after) for after in range(10)]
    assert [3, 3, 3, 6, 6, 6, None, None, None, None] == [each and each.seq for each in found]
    assert log.encode(Line(6, NOON, moves[6], EVENTS)) == log.encode(found[5])
    assert log.next_move(connection, "t", 2**53) is None


def test_the_move_after_a_line_is_looked_up(connection: Connection) -> None:
    """In an index that knows the kinds of lines: not by reading what people said meanwhile."""
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    for n in range(1, 2000):
        log.append(connection, "t", line(n), "token", None)
    connection.execute(text("analyze"))
    explain = "explain query plan" if connection.dialect.name == "sqlite" else "explain"
    compiled = log.NEXT_MOVE.params(table="t", after=1).compile(
        connection, compile_kwargs={"literal_binds": True}
    )
    plan = " ".join(str(row) for row in connection.exec_driver_sql(f"{explain} {compiled}"))
    assert "ix_actions_table_id_kind_seq" in plan
    assert "Filter" not in plan


def test_which_line_an_attempt_wrote(connection: Connection) -> None:
    put_table(connection, table_row("other"), ("anna", "ben"))
    put_table(connection, table_row(), ("anna", "ben"), start=False)
    for n in range(1, 4):
        log.append(connection, "t", line(n), f"token {n}", None)
    assert 2 == log.written_as(connection, "t", "token 2", 0)
    assert 2 == log.written_as(connection, "t", "token 2", 1)
    assert log.written_as(connection, "t", "token 2", 2) is None
    assert log.written_as(connection, "t", "token 9", 0) is None
    assert log.written_as(connection, "other", "token 2", 0) is None


@in_a_loop
async def test_a_number_that_is_taken(url: str) -> None:
    async with opened(url) as database:
        await database.write(lambda c: put_table(c, table_row(), ("anna", "ben")))
        before = await database.read(all_rows)

        def job(connection: Connection) -> None:
            people.add_player(connection, player_row("cleo"))
            log.set_status(connection, "t", TableStatus("over", None, None, 0, 5))
            log.append(connection, "t", line(1), "token", "anna")

        with pytest.raises(Conflict):
            await database.write(job)
        assert before == await database.read(all_rows)


@in_a_loop
async def test_many_write_the_same_number_and_one_wins(url: str) -> None:
    """Twenty at once, through two doors."""
    async with opened(url) as here, opened(url) as there:
        await here.write(lambda c: put_table(c, table_row(), ("anna", "ben")))

        async def attempt(n: int) -> bool:
            door = (here, there)[n % 2]
            try:
                await door.write(lambda c: log.append(c, "t", line(2, Said(0, str(n))), str(n), None))
            except Conflict:
                return False
            return True

        outcomes = await asyncio.gather(*map(attempt, range(20)))
        assert 1 == sum(outcomes)
        written = await there.read(lambda c: log.read_lines(c, "t", 1))
        assert [Said(0, str(outcomes.index(True)))] == [x.entry for x in written]


def test_no_line_without_a_table(url: str) -> None:
    database = Database(url)
    with pytest.raises(Conflict):
        database.run(lambda c: log.append(c, "nowhere", line(1), "token", None))
    database.engine.dispose()


def test_how_a_table_stands(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", "ben"))
    put_table(connection, table_row("other"), ("anna", "ben"))
    before = store.read_table(connection, "other")

    def stands(*values: Any) -> tuple[Any, ...]:
        log.set_status(connection, "t", TableStatus(*values))
        found = store.read_table(connection, "t")
        assert found is not None
        return found[0].status, found[0].asked, found[0].due, found[0].changed, found[0].ended

    assert ("playing", 1, 99, 7, None) == stands("playing", 1, 99, 7, None)
    assert ("over", None, None, 8, 8) == stands("over", None, None, 8, 8)
    assert ("over", None, None, 9, 8) == stands("over", None, None, 9, None)  # once ended, always ended
    assert before == store.read_table(connection, "other")


# -- snapshots -------------------------------------------------------------------------------------


def snapshot(step: int) -> str:
    return log.encode(Snapshot(MatchState([Occupant("")], step=step), {"any": "thing"})).decode()


def test_the_newest_snapshot(connection: Connection) -> None:
    for id in ("t", "other"):
        put_table(connection, table_row(id), ("anna", "ben"))
    assert log.latest_snapshot(connection, "t") is None
    for seq, step in ((10, 7), (30, 21), (20, 13)):
        log.put_snapshot(connection, "t", seq, step, snapshot(step))
    log.put_snapshot(connection, "other", 99, 99, snapshot(99))

    def found(upto: int | None = None) -> int | None:
        kept = log.latest_snapshot(connection, "t", upto)
        return kept and kept.state.step

    assert [21, 21, 13, 13, 7, None] == [found(), found(30), found(29), found(20), found(19), found(9)]
    assert [(30, 21), (20, 13), (10, 7)] == log.snapshot_seqs(connection, "t")
    assert [2, 1, 0] == [log.drop_snapshots(connection, "t", 2) for _ in range(3)]
    assert log.latest_snapshot(connection, "t") is None
    assert [(99, 99)] == log.snapshot_seqs(connection, "other")


def test_the_first_snapshot_of_a_line_stays(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", "ben"))
    log.put_snapshot(connection, "t", 10, 7, snapshot(7))
    log.put_snapshot(connection, "t", 10, 8, snapshot(8))
    assert [(10, 7)] == log.snapshot_seqs(connection, "t")


# -- jobs ------------------------------------------------------------------------------------------


@asynccontextmanager
async def held_up(database: Database) -> AsyncIterator[None]:
    """Somebody writes, and does not come to an end: whatever is written meanwhile must wait (SQLite)."""
    begun, go = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        begun.set()
        go.wait(PATIENCE)

    holding = asyncio.create_task(database.write(hold))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield
    finally:
        go.set()
        await holding


def new_player(id: str) -> Any:
    return lambda connection: people.add_player(connection, player_row(id))


def names(connection: Connection) -> set[str]:
    return set(connection.scalars(select(players.c.id)))


@in_a_loop
async def test_a_job_gives_its_result(url: str) -> None:
    async with opened(url) as database:

        def job(connection: Connection) -> int:
            people.add_player(connection, player_row("anna"))
            return connection.scalar(select(func.count()).select_from(players)) or 0

        assert 1 == await database.write(job)
        assert {"anna"} == await database.read(names)


@in_a_loop
async def test_a_job_that_fails_leaves_nothing_behind(url: str) -> None:
    async with opened(url) as database:

        def job(connection: Connection) -> None:
            people.add_player(connection, player_row("anna"))
            raise Denied("no", "not at all")

        with pytest.raises(Denied, match="not at all"):
            await database.write(job)
        assert set() == await database.read(names)


@in_a_loop
async def test_a_job_that_fails_does_not_harm_its_neighbours(url: str) -> None:
    async with opened(url) as database:
        await database.write(new_player("anna"))

        def stumble(connection: Connection) -> None:
            people.add_player(connection, player_row("dora"))
            raise LookupError("where was I?")

        def twice(connection: Connection) -> None:
            people.add_player(connection, player_row("emil"))
            people.add_player(connection, player_row("anna"))

        jobs = [new_player("ben"), stumble, new_player("cleo"), twice, new_player("finn")]
        async with held_up(database):
            tasks = [asyncio.create_task(database.write(job)) for job in jobs]
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(None), LookupError, type(None), Conflict, type(None)] == [type(x) for x in outcomes]
        assert {"anna", "ben", "cleo", "finn"} == await database.read(names)


@in_a_loop
async def test_what_waits_is_committed_at_once(file: str) -> None:
    commits: list[int] = []
    async with opened(file, on_commit=commits.append) as database:
        async with held_up(database):
            tasks = [asyncio.create_task(database.write(new_player(f"p{n}"))) for n in range(BATCH + 10)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert [1, BATCH, 10] == commits
        assert BATCH + 10 == len(await database.read(names))


@in_a_loop
async def test_jobs_of_one_commit_are_done_in_order(file: str) -> None:
    def count_and_add(id: str) -> Any:
        def job(connection: Connection) -> int:
            count = len(names(connection))
            people.add_player(connection, player_row(id))
            return count

        return job

    async with opened(file) as database:
        async with held_up(database):
            tasks = [asyncio.create_task(database.write(count_and_add(id))) for id in ("a", "b", "c")]
            await asyncio.sleep(0)
        assert [0, 1, 2] == await asyncio.gather(*tasks)


@in_a_loop
async def test_nothing_is_seen_before_its_commit(url: str) -> None:
    """Whoever reads does not wait for whoever writes, and sees only what is committed."""
    async with opened(url) as here, opened(url) as there:
        begun, go = threading.Event(), threading.Event()

        def job(connection: Connection) -> None:
            people.add_player(connection, player_row("anna"))
            begun.set()
            go.wait(PATIENCE)

        writing = asyncio.create_task(here.write(job))
        await asyncio.to_thread(begun.wait, PATIENCE)
        assert (set(), set()) == (await here.read(names), await there.read(names))
        assert not writing.done()
        go.set()
        await writing
        assert ({"anna"}, {"anna"}) == (await here.read(names), await there.read(names))


@in_a_loop
async def test_what_is_answered_is_on_the_disk(file: str, tmp_path: Path) -> None:
    """A copy of the files, taken when the answer is there, has it: as if the power failed at this instant."""
    async with opened(file) as database:
        for n in range(5):
            await database.write(new_player(f"p{n}"))
            folder = tmp_path / f"copy {n}"
            folder.mkdir()
            for part in tmp_path.glob("undercroft.db*"):
                if not part.name.endswith("-shm"):  # an index, made anew from the other two
                    shutil.copy(part, folder / part.name)
            with closing(sqlite3.connect(folder / "undercroft.db")) as copy:
                assert [(n + 1,)] == copy.execute("select count(*) from players").fetchall()


@in_a_loop
async def test_how_durable(url: str) -> None:
    async with opened(url) as database:
        if database.is_sqlite:
            found = await database.read(
                lambda c: [
                    c.scalar(text(f"pragma {x}")) for x in ("synchronous", "journal_mode", "foreign_keys")
                ]
            )
            assert [2, "wal", 1] == found  # 2 is FULL: the log is synced at every commit
        else:
            shown = await database.read(
                lambda c: [c.scalar(text(f"show {x}")) for x in ("synchronous_commit", "fsync")]
            )
            assert "on" == shown[0]


@in_a_loop
async def test_whoever_stops_waiting_harms_nobody(url: str) -> None:
    """The job may be done all the same; those beside it are."""
    async with opened(url) as database:
        async with held_up(database):
            gone = asyncio.create_task(database.write(new_player("anna")))
            stays = asyncio.create_task(database.write(new_player("ben")))
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
        await stays
        assert "ben" in await database.read(names)


@in_a_loop
async def test_two_doors_to_one_database(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        doors = [here, there] * 25
        await asyncio.gather(*(door.write(new_player(f"p{n}")) for n, door in enumerate(doors)))
        assert 50 == len(await here.read(names))


@in_a_loop
async def test_what_was_begun_is_finished_before_the_door_closes(url: str) -> None:
    database = Database(url)
    await database.start()
    tasks = [asyncio.create_task(database.write(new_player(f"p{n}"))) for n in range(6)]
    await asyncio.sleep(0)
    await database.stop()
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    async with opened(url) as again:
        assert 6 == len(await again.read(names))


@in_a_loop
async def test_a_closed_door(url: str) -> None:
    database = Database(url)
    for _ in range(2):  # before it was opened, and after it was closed
        for way in (database.read, database.write):
            with pytest.raises(Unavailable) as error:
                await asyncio.wait_for(way(names), PATIENCE)
            assert not error.value.unsure
        if not database.pools and not database.closing:
            await database.start()
        await database.stop()


@in_a_loop
async def test_a_door_that_is_being_closed(url: str) -> None:
    """Nobody waits for ever for a writer who has gone home."""
    database = Database(url)
    await database.start()
    await database.read(names)
    stopping = asyncio.create_task(database.stop())
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await asyncio.wait_for(database.write(new_player("anna")), PATIENCE)
    await stopping


@in_a_loop
async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "undercroft.db").write_bytes(b"This is a letter to my aunt. " * 100)
    async with opened(str(tmp_path / "undercroft.db")) as database:
        for _ in range(2):
            with pytest.raises(Unavailable):
                await asyncio.wait_for(database.write(names), PATIENCE)


@pytest.mark.parametrize(
    "address", ["mysql://me@host/db", "postgresql+asyncpg://me:word@host/x", "://", "a://b:c"]
)
def test_an_address_that_nobody_knows(address: str) -> None:
    with pytest.raises(BadAddress) as error:
        Database(address)
    assert "word" not in str(error.value)


# -- tables ----------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_made(connection: Connection) -> None:
    row = table_row(
        seats=3,
        name="Grüß dich, 山",
        public=True,
        watch=False,
        clock=BankClock(600, 5),
        absent=180,
        creator="anna",
        rematch_of="before",
    )
    people.add_player(connection, player_row("anna"))
    put_table(connection, row, ("anna", "", "random"), start=False)
    assert (row, seat_rows("t", ("anna", "", "random"))) == store.read_table(connection, "t")
    assert store.read_table(connection, "nobody") is None


def test_an_id_that_is_taken(url: str) -> None:
    database = Database(url)
    database.run(lambda c: put_table(c, table_row(), ("anna", "ben")))
    before = database.run(all_rows)
    with pytest.raises(Conflict):
        database.run(lambda c: put_table(c, table_row(), ("anna", "cleo")))
    assert before == database.run(all_rows)
    database.engine.dispose()


def test_what_a_stranger_may_find(connection: Connection) -> None:
    def put(id: str, status: str, changed: int, public: bool = True, watch: bool = True) -> None:
        row = table_row(id, status=status, changed=changed, public=public, watch=watch)
        put_table(connection, row, ("anna", ""), start=False)

    put("playing-1", "playing", 10)
    put("playing-2", "playing", 30)
    put("unwatched", "playing", 40, watch=False)
    put("waiting-1", "waiting", 5)
    put("waiting-2", "waiting", 6, watch=False)
    put("private", "waiting", 50, public=False)
    put("over", "over", 60)
    put("closed", "closed", 70)
    found = store.public_tables(connection, 10)
    assert ["waiting-2", "waiting-1", "playing-2", "playing-1"] == [row.id for row, _ in found]
    assert all(2 == len(seats) for _, seats in found)
    assert ["waiting-2", "waiting-1"] == [row.id for row, _ in store.public_tables(connection, 2)]


def mine(
    connection: Connection, status: str | None = None, before: Any = None, limit: int = 100
) -> list[str]:
    return [row.id for row, _ in store.tables_of(connection, "anna", status, before, limit)]


def test_my_tables(connection: Connection) -> None:
    people.add_player(connection, player_row("anna"))
    for id, who, creator, status, changed in (
        ("made", ("ben", "cleo"), "anna", "waiting", 10),
        ("sits", ("anna", "ben"), None, "playing", 30),
        ("both", ("cleo", "anna"), "anna", "over", 20),
        ("not", ("ben", "cleo"), None, "playing", 40),
    ):
        put_table(
            connection, table_row(id, creator=creator, status=status, changed=changed), who, start=False
        )
    assert ["sits", "both", "made"] == mine(connection)
    assert ["both"] == mine(connection, "over")
    assert [] == mine(connection, "closed")
    assert [2, 2, 2] == [len(seats) for _, seats in store.tables_of(connection, "anna", None, None, 9)]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 100])
def test_my_tables_page_by_page(connection: Connection, size: int) -> None:
    """Each is shown once, also where several were changed at the same instant."""
    people.add_player(connection, player_row("anna"))
    for n in range(10):
        put_table(connection, table_row(f"t{n}", changed=NOON + n // 4), ("anna", "ben"), start=False)
    found: list[str] = []
    before = None
    for _ in range(11):
        page = store.tables_of(connection, "anna", None, before, size)
        found += [row.id for row, _ in page]
        if len(page) < size:
            break
        before = page[-1][0].changed, page[-1][0].id
    assert mine(connection) == found
    assert [f"t{n}" for n in (8, 9, 4, 5, 6, 7, 0, 1, 2, 3)] == found


def test_how_many_tables_somebody_has_open(connection: Connection) -> None:
    people.add_player(connection, player_row("anna"))
    for n, status in enumerate(("waiting", "playing", "over", "closed")):
        put_table(connection, table_row(f"t{n}", status=status, creator="anna"), ("ben", "cleo"), start=False)
    put_table(connection, table_row("not", status="playing"), ("anna", "ben"), start=False)
    assert 2 == store.count_unfinished(connection, "anna")
    assert 0 == store.count_unfinished(connection, "ben")


def test_what_is_overdue(connection: Connection) -> None:
    for id, status, due in (
        ("late", "playing", 50),
        ("later", "playing", 20),
        ("just", "playing", 100),
        ("soon", "playing", 101),
        ("never", "playing", None),
        ("over", "over", 10),
        ("waiting", "waiting", 10),
        ("closed", "closed", 10),
    ):
        put_table(connection, table_row(id, status=status, due=due), ("anna", "ben"), start=False)
    assert ["later", "late", "just"] == store.overdue(connection, 100, 9)
    assert ["later"] == store.overdue(connection, 100, 1)


def test_putting_off_what_is_due_and_nothing_else(connection: Connection) -> None:
    for id, due in (("late", 50), ("just", 100), ("soon", 101), ("never", None)):
        put_table(connection, table_row(id, status="playing", due=due), ("anna", "ben"), start=False)

    def due_at(id: str) -> int | None:
        found = store.read_table(connection, id)
        assert found is not None
        return found[0].due

    for id in ("late", "just", "soon", "never"):
        store.postpone(connection, id, 100, 500)
    assert [500, 500, 101, None] == [due_at(id) for id in ("late", "just", "soon", "never")]
    store.postpone(connection, "soon", 101, None)
    assert due_at("soon") is None


def test_a_table_is_changed_only_while_it_is_what_it_was(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", ""), start=False)
    store.set_table(connection, "t", "waiting", {"changed": 5})
    with pytest.raises(Conflict, match="the table is not playing"):
        store.set_table(connection, "t", "playing", {"changed": 6})
    with pytest.raises(Conflict):
        store.set_table(connection, "nobody", "waiting", {"changed": 6})
    found = store.read_table(connection, "t")
    assert found is not None
    assert 5 == found[0].changed


# -- seats -----------------------------------------------------------------------------------------


@in_a_loop
async def test_two_claim_one_seat(url: str) -> None:
    """Both have seen that it is open; one sits down, the other is told."""
    async with opened(url) as here, opened(url) as there:
        await here.write(lambda c: put_table(c, table_row(), ("anna", ""), start=False))
        for id in ("ben", "cleo"):
            await here.write(new_player(id))
        open_seat = seat_rows("t", ("anna", ""))[1]

        def sit(id: str) -> Any:
            return lambda c: store.set_seat(c, "t", 1, open_seat, lobby.taken_by(player_row(id)))

        outcomes = await asyncio.gather(
            here.write(sit("ben")), there.write(sit("cleo")), return_exceptions=True
        )
        assert 1 == sum(x is None for x in outcomes)
        assert 1 == sum(isinstance(x, Conflict) for x in outcomes)
        seats = (await here.read(lambda c: store.seats_at(c, ["t"])))["t"]
        assert ("person", ("ben", "cleo")[outcomes.index(None)], "") == (
            seats[1].kind,
            seats[1].player,
            seats[1].invite,
        )


@in_a_loop
async def test_one_invitation_for_many(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        await here.write(lambda c: put_table(c, table_row(), ("anna", ""), start=False))
        guests = [player_row(f"p{n}") for n in range(8)]
        for guest in guests:
            await here.write(lambda c, g=guest: people.add_player(c, g))
        invitation = Invitation("t", 1, "invite-1")

        async def claim(n: int) -> bool:
            door = (here, there)[n % 2]
            try:
                await door.write(lambda c: lobby.claim(c, invitation, guests[n], NOON))
            except Denied as denied:
                return denied.code != "claimed"
            return True

        outcomes = await asyncio.gather(*map(claim, range(8)))
        assert 1 == sum(outcomes)
        winner = outcomes.index(True)
        assert await claim(winner)  # who sits there may come by the same link again
        seats = (await there.read(lambda c: store.seats_at(c, ["t"])))["t"]
        assert guests[winner].id == seats[1].player


def test_a_seat_is_changed_only_while_it_is_what_it_was(connection: Connection) -> None:
    put_table(connection, table_row(seats=3), ("anna", "", "random"), start=False)
    for n, was in enumerate(seat_rows("t", ("anna", "", "random"))):
        for change in ({"kind": "open" if was.kind != "open" else "bot"}, {"invite": "x"}, {"player": "ben"}):
            with pytest.raises(Conflict):
                store.set_seat(connection, "t", n, msgspec.structs.replace(was, **change), {"name": "nobody"})
        store.set_seat(connection, "t", n, was, {"name": f"seat {n}"})
    assert ["seat 0", "seat 1", "seat 2"] == [x.name for x in store.seats_at(connection, ["t"])["t"]]


def test_seats_of_several_tables(connection: Connection) -> None:
    put_table(connection, table_row("a", seats=3), ("anna", "", "random"), start=False)
    put_table(connection, table_row("b"), ("anna", "ben"), start=False)
    found = store.seats_at(connection, ["b", "a", "nobody"])
    assert {"a": [0, 1, 2], "b": [0, 1], "nobody": []} == {
        id: [x.seat for x in seats] for id, seats in found.items()
    }


def test_whoever_leaves_is_not_named_any_more(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", "ben"))
    store.vacate(connection, "t", 1)
    anna, gone = store.seats_at(connection, ["t"])["t"]
    assert ("bot", None, "", "") == (gone.kind, gone.player, gone.name, gone.bot)
    assert "anna" == anna.player


def test_standing_up_before_the_game(connection: Connection) -> None:
    put_table(connection, table_row("waits"), ("anna", "ben"), start=False)
    put_table(connection, table_row("plays"), ("anna", "ben"))
    store.give_up(connection, "waits", "anna")
    seats = store.seats_at(connection, ["waits", "plays"])
    free = seats["waits"][0]
    assert ("open", None, "") == (free.kind, free.player, free.name)
    assert free.invite  # somebody else can be invited
    assert ["ben", "anna", "ben"] == [x.player for x in (seats["waits"][1], *seats["plays"])]


def test_who_was_seen_where(connection: Connection) -> None:
    put_table(connection, table_row("a", seats=3), ("anna", "ben", "anna"))
    put_table(connection, table_row("b"), ("anna", "ben"))
    store.record_presence(connection, [("a", "anna"), ("b", "ben"), ("a", "anna"), ("nobody", "anna")], 77)
    store.record_presence(connection, [], 99)
    seats = store.seats_at(connection, ["a", "b"])
    assert [[77, 0, 77], [0, 77]] == [[x.seen for x in seats[id]] for id in ("a", "b")]
    store.record_presence(connection, [("b", "ben")], 78, has_left=True)
    [_, ben] = store.seats_at(connection, ["b"])["b"]
    assert (78, True, False) == (ben.seen, ben.has_left, ben.is_here(78))
    store.record_presence(connection, [("b", "ben")], 79)
    [_, ben] = store.seats_at(connection, ["b"])["b"]
    assert (79, False, True) == (ben.seen, ben.has_left, ben.is_here(79))


def test_tables_go_with_all_they_have(connection: Connection) -> None:
    put_table(connection, table_row("stays"), ("anna", "ben"))
    log.put_snapshot(connection, "stays", 1, 0, snapshot(0))
    before = all_rows(connection)
    for id in ("a", "b"):
        put_table(connection, table_row(id), ("anna", "ben"))
        log.put_snapshot(connection, id, 1, 0, snapshot(0))
    store.drop_tables(connection, ["a", "b", "nobody"])
    assert before == all_rows(connection)
    store.drop_tables(connection, [])
    assert before == all_rows(connection)


# -- beginning -------------------------------------------------------------------------------------


@in_a_loop
async def test_a_table_starts_once(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        await here.write(lambda c: put_table(c, table_row(), ("anna", "ben"), start=False))
        row, seats = table_row(), seat_rows("t", ("anna", "ben"))

        def start(c: Connection) -> None:
            lobby.start(c, row, seats, 0, NOON, "token")

        outcomes = await asyncio.gather(*(x.write(start) for x in (here, there)), return_exceptions=True)
        assert 1 == sum(x is None for x in outcomes)
        assert 1 == sum(isinstance(x, Conflict) for x in outcomes)
        assert [1] == [x.seq for x in await here.read(lambda c: log.read_lines(c, "t"))]


@in_a_loop
async def test_no_game_begins_while_somebody_stands_up(url: str) -> None:
    """Ben's seat is open, but not yet committed, when the table is to start."""
    async with opened(url) as here, opened(url) as there:
        await here.write(lambda c: put_table(c, table_row(), ("anna", "ben"), start=False))
        begun, go = threading.Event(), threading.Event()

        def stand_up(connection: Connection) -> None:
            store.set_table(connection, "t", "waiting", {"changed": NOON + 1})
            store.give_up(connection, "t", "ben")
            begun.set()
            go.wait(PATIENCE)

        def start(connection: Connection) -> None:
            found = store.read_table(connection, "t", lock=True)
            assert found is not None
            lobby.start(connection, *found, 0, NOON, "token")

        standing = asyncio.create_task(here.write(stand_up))
        await asyncio.to_thread(begun.wait, PATIENCE)
        starting = asyncio.create_task(there.write(start))
        await asyncio.sleep(0.2)  # long enough to have read the old seats, if nothing held it back
        assert not starting.done()
        go.set()
        await standing
        with pytest.raises(Denied) as error:
            await starting
        assert "open_seats" == error.value.code


def test_what_a_start_writes(connection: Connection) -> None:
    put_table(connection, table_row(absent=60, clock=DaysClock(1)), ("anna", "ben"), now=NOON + 5)
    found = store.read_table(connection, "t")
    assert found is not None
    row = found[0]
    assert ("playing", 0, NOON + 5, NOON + 5, NOON + 5 + 60_000) == (
        row.status,
        row.asked,
        row.started,
        row.changed,
        row.due,
    )
    first = log.read_lines(connection, "t")[0]
    assert (1, NOON + 5, Started(0)) == (first.seq, first.time, first.entry)
    assert ["dealt", "dealt"] == [event.kind for event in first.events]


# -- people ----------------------------------------------------------------------------------------


def test_a_player_comes_back_as_he_was_made(connection: Connection) -> None:
    row = player_row("anna", login="anna", password="hash", epoch=3, language="fr", banned=True)
    people.add_player(connection, row)
    assert row == people.read_player(connection, "anna") == people.read_login(connection, "anna")
    assert people.read_player(connection, "ben") is None
    assert people.read_login(connection, "ben") is None
    people.set_player(connection, "anna", {"name": "Änne", "banned": False})
    changed = people.read_player(connection, "anna")
    assert changed is not None
    assert ("Änne", False, "fr") == (changed.name, changed.banned, changed.language)


@in_a_loop
async def test_a_login_belongs_to_one(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        for id in ("anna", "ben"):
            await here.write(new_player(id))

        async def take(database: Database, id: str) -> bool:
            try:
                await database.write(lambda c: people.set_player(c, id, {"login": "me"}))
            except Conflict:
                return False
            return True

        assert [False, True] == sorted(await asyncio.gather(take(here, "anna"), take(there, "ben")))


def test_guests_have_no_login_and_need_none(connection: Connection) -> None:
    for id in ("anna", "ben"):
        people.add_player(connection, player_row(id))
    assert {"anna", "ben"} == names(connection)


def test_who_is_welcome(connection: Connection) -> None:
    people.add_player(connection, player_row("anna", epoch=2))
    people.add_player(connection, player_row("ben", banned=True))
    people.add_player(connection, player_row("cleo"))
    assert {"anna": 2, "cleo": 0} == people.welcome(connection, {"anna", "ben", "cleo", "nobody"})


def evening(connection: Connection) -> None:
    """Anna and Ben have played, talked, and gone."""
    people.add_player(connection, player_row("anna", login="anna", password="hash", epoch=4))
    put_table(connection, table_row(creator="anna", name="A table"), ("anna", "ben"))
    log.append(connection, "t", line(2, Moved(0, "play two_1")), "token", "anna")
    log.append(connection, "t", line(3, Said(0, "my secret")), "token", "anna")
    log.append(connection, "t", line(4, Said(1, "well, well")), "token", "ben")
    log.append(connection, "t", line(5, Moved(1, "play two_2", bot=True)), "token", None)


LISTED = (
    *("seats", "tables_made", "actions", "said_before", "notices", "quiet_hours"),
    *("campaigns", "campaigns_made", "deck_lists"),
)


def test_everything_about_somebody(connection: Connection) -> None:
    evening(connection)
    data = people.everything_of(connection, "anna")
    assert {"profile", *LISTED} == set(data)
    profile = data["profile"]
    assert ("anna", "Anna", "anna", "en", False) == tuple(
        profile[key] for key in ("id", "name", "login", "language", "banned")
    )
    assert "password" not in profile
    assert [("t", 0, "Anna")] == [(x["table_id"], x["seat"], x["name"]) for x in data["seats"]]
    assert [("t", "A table")] == [(x["id"], x["name"]) for x in data["tables_made"]]
    assert [("t", 1), ("t", 2), ("t", 3)] == [(x["table_id"], x["seq"]) for x in data["actions"]]
    assert {"kind": "said", "seat": 0, "text": "my secret"} == data["actions"][2]["data"]
    assert msgspec.json.decode(msgspec.json.encode(data)) == data  # plain data


def test_everything_about_nobody(connection: Connection) -> None:
    evening(connection)
    nothing: dict[str, Any] = {"profile": {}} | {name: [] for name in LISTED}
    assert nothing == people.everything_of(connection, "cleo")


def test_forgetting_somebody(connection: Connection) -> None:
    evening(connection)
    before = log.read_lines(connection, "t")
    forgotten(connection, "anna")
    after = log.read_lines(connection, "t")
    assert Said(0, "") == after[2].entry
    others = [[x for x in lines if x.seq != 3] for lines in (before, after)]
    assert log.encode(others[0]) == log.encode(others[1])
    assert people.read_player(connection, "anna") is None
    assert people.everything_of(connection, "anna") == people.everything_of(connection, "nobody")
    found = store.read_table(connection, "t")
    assert found is not None
    row, seats = found
    assert (None, None, "", "ben") == (row.creator, seats[0].player, seats[0].name, seats[1].player)


def test_nothing_of_somebody_is_left_anywhere(connection: Connection) -> None:
    """Neither id nor name nor a word of his, in any column of any table."""
    evening(connection)
    assert "anna" in repr(all_rows(connection)).lower()
    forgotten(connection, "anna")
    left = repr(all_rows(connection)).lower()
    assert not [word for word in ("anna", "my secret", "hash") if word in left]
    assert "well, well" in left
    assert "ben" in left


def test_forgetting_nobody_changes_nothing(connection: Connection) -> None:
    evening(connection)
    before = all_rows(connection)
    forgotten(connection, "cleo")
    assert before == all_rows(connection)


def test_every_action_of_a_table_is_counted(connection: Connection) -> None:
    evening(connection)
    assert 5 == connection.scalar(select(func.count()).select_from(actions))
    assert 1 == connection.scalar(select(func.count()).select_from(tables))
