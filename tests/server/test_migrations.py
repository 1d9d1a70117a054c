"""Migrations: a database comes to the shape that the schema describes, once, whoever starts first."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import asdict
from sqlalchemy import Connection, insert, inspect, text
from tests.server.arrange import (
    BACKENDS,
    NOON,
    all_rows,
    hubs,
    migrated,
    migrated_to,
    move,
    picture,
    player_row,
    put_table,
    settled,
    sit_down,
    table_row,
    toys_on_the_shelf,
)

from undercroft.server.admin.checking import check
from undercroft.server.admin.transfer import shape_of
from undercroft.server.clocks import MoveClock
from undercroft.server.entries import Line, Moved, Started
from undercroft.server.rebuild import load_match
from undercroft.server.store import log
from undercroft.server.store import tables as store
from undercroft.server.store.database import Database
from undercroft.server.store.schema import metadata
from undercroft.server.store.upgrade import (
    NEWEST,
    TooNew,
    Unusable,
    is_current,
    prepare,
    revision_of,
    script,
    upgrade,
)

OLD = Path(__file__).parent / "databases" / "0004.sql"


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database without anything in it."""
    new = str(tmp_path / "new.db") if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    made = Database(new)
    yield made
    made.engine.dispose()


def address(database: Database) -> str:
    return database.url.render_as_string(hide_password=False)


def shape(connection: Connection) -> dict[str, Any]:
    """All tables with their columns, keys and indexes, and the revision."""
    found = inspect(connection)
    return {
        "revision": revision_of(connection),
        "tables": {
            name: (
                [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)],
                found.get_pk_constraint(name),
                found.get_indexes(name),
                found.get_unique_constraints(name),
                found.get_foreign_keys(name),
            )
            for name in sorted(found.get_table_names())
        },
    }


def test_a_migrated_database_is_what_the_schema_says(database: Database) -> None:
    upgrade(database)
    assert [] == database.run(lambda c: compare_metadata(MigrationContext.configure(c), metadata))


def test_the_comparison_finds_what_is_missing(database: Database) -> None:
    """Else the test above would say nothing."""
    upgrade(database)
    database.run(lambda c: c.execute(text("alter table seats drop column seen")))
    database.run(lambda c: c.execute(text("drop index ix_actions_player")))
    found = database.run(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert {"add_column", "add_index"} == {change[0] for change in found}


def test_keys_are_what_the_schema_says(database: Database) -> None:
    """The primary key of the log is the lock; Alembic does not compare primary keys, nor what is deleted with
    a table.
    """
    upgrade(database)
    found = database.run(shape)["tables"]
    for table in metadata.sorted_tables:
        _, key, _, _, foreign = found[table.name]
        assert [column.name for column in table.primary_key] == key["constrained_columns"]
        assert {
            (k.column_keys[0], k.referred_table.name, k.ondelete) for k in table.foreign_key_constraints
        } == {
            (k["constrained_columns"][0], k["referred_table"], k["options"].get("ondelete")) for k in foreign
        }


def test_the_newest_revision_is_the_last_step() -> None:
    assert [NEWEST] == script().get_heads()


def test_there_is_one_way_from_nothing_to_now() -> None:
    steps = list(script().walk_revisions())
    assert steps[-1].down_revision is None
    assert [step.revision for step in steps[1:]] == [step.down_revision for step in steps[:-1]]


def test_upgrading_twice_is_harmless(database: Database) -> None:
    upgrade(database)
    with toys_on_the_shelf():
        database.run(lambda c: put_table(c, table_row(), ("anna", "ben")))
    before = database.run(shape), database.run(all_rows)
    upgrade(database)
    assert before == (database.run(shape), database.run(all_rows))


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004"])
def test_a_database_of_an_earlier_version_comes_along(database: Database, revision: str) -> None:
    """With all that was played: it has the same shape as a new one, and the same rows as before."""
    migrated_to(address(database), revision).engine.dispose()
    with toys_on_the_shelf():
        database.run(lambda c: c.execute(insert(metadata.tables["players"]), asdict(player_row("anna"))))
        row = asdict(table_row(creator="anna")) | {"options": "{}", "clock": '{"kind":"none"}'}
        del row["code"]  # revision 8
        del row["content"]  # revision 9
        del row["daily"]  # revision 11
        if revision == "0001":
            del row["hints"]
        database.run(lambda c: c.execute(insert(metadata.tables["tables"]), row))
        for line in (Line(1, NOON, Started(0)), Line(2, NOON, Moved(0, "play two_1", "mine"))):
            database.run(lambda c, line=line: log.append(c, "t", line, "token", "anna"))  # type: ignore[misc]
    upgrade(database)
    assert [] == database.run(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert [2, None] == [
        found and found.seq
        for after in (1, 2)
        for found in [database.run(lambda c, after=after: log.next_move(c, "t", after))]  # type: ignore[misc]
    ]


def test_names_that_had_grown_are_cut(tmp_path: Path) -> None:
    """With SQLite, which does not measure; so they fit into PostgreSQL."""
    made = migrated_to(str(tmp_path / "old.db"), "0003")
    made.run(
        lambda c: c.execute(insert(metadata.tables["players"]), asdict(player_row("anna", name="x" * 72)))
    )
    upgrade(made)
    assert "x" * 24 == made.run(lambda c: c.scalar(text("select name from players")))
    made.engine.dispose()


def written_by_revision_4(folder: Path) -> Database:
    """A database as the version before the fifth step wrote it: two people, of whom one left, and a bot."""
    place = folder / "0004.db"
    with contextlib.closing(sqlite3.connect(place)) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    return Database(str(place))


def test_who_had_left_has_left(database: Database, tmp_path: Path) -> None:
    """The sign of a time becomes a fact of its own, and everything else is as it was."""
    old = written_by_revision_4(tmp_path)
    rows = old.run(lambda c: {t.name: [dict(r._mapping) for r in c.execute(t.select())] for t in shape_of(c)})
    old.engine.dispose()
    migrated_to(address(database), "0004").engine.dispose()
    database.run(lambda c: put_columns(c, rows))
    upgrade(database)
    found = database.run(lambda c: store.seats_at(c, ["t"])["t"])
    assert [(1_000_000, False), (1_037_000, True), (0, False)] == [(s.seen, s.has_left) for s in found]
    assert [True, False, False] == [s.is_here(1_037_000) for s in found]
    loaded = database.run_reading(lambda connection: load_match(connection, "t"))
    assert loaded is not None
    assert 5 == loaded.match.seq
    assert ["Anna", "Ben", "random"] == [x.name for x in loaded.match.state.occupants]
    assert (1, []) == check(database, lambda *_: None)


def test_whether_it_is_current(database: Database) -> None:
    assert (None, False) == (database.run(revision_of), database.run(is_current))
    upgrade(database)
    assert (NEWEST, True) == (database.run(revision_of), database.run(is_current))


def test_several_processes_start_at_once(database: Database) -> None:
    count = 4
    together = threading.Barrier(count)
    assert database.run(revision_of) is None  # the file is there, with nothing in it

    def start(_: int) -> str | None:
        mine = Database(address(database))
        try:
            together.wait(600)
            upgrade(mine)
            return mine.run(revision_of)
        finally:
            mine.engine.dispose()

    with ThreadPoolExecutor(count) as pool:
        assert [NEWEST] * count == list(pool.map(start, range(count)))
    assert [] == database.run(lambda c: compare_metadata(MigrationContext.configure(c), metadata))


def test_a_database_of_a_later_version_is_refused_and_untouched(database: Database) -> None:
    upgrade(database)
    with toys_on_the_shelf():
        database.run(lambda c: put_table(c, table_row(), ("anna", "ben")))
    database.run(lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    database.run(lambda c: c.execute(text("alter table seats add column mood varchar(9)")))
    before = database.run(shape), database.run(all_rows)
    with pytest.raises(TooNew, match="revision 9999, which this version does not know"):
        upgrade(database)
    assert before == (database.run(shape), database.run(all_rows))
    assert not database.run(is_current)


def test_a_step_that_fails_leaves_nothing_behind(database: Database) -> None:
    """Another table is in the way of the third one we make: then the first two are not made either."""
    database.run(lambda c: c.execute(text("create table seats (colour varchar(9))")))
    before = database.run(shape)
    with pytest.raises(Exception, match="seats"):
        upgrade(database)
    assert before == database.run(shape)


# -- before the server is opened -------------------------------------------------------------------


def test_a_database_is_prepared(database: Database) -> None:
    prepare(address(database))
    assert database.run(is_current)


def test_a_database_that_cannot_be_used_is_told_in_one_line(database: Database) -> None:
    upgrade(database)
    database.run(lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    with pytest.raises(Unusable) as error:
        prepare(address(database))
    assert "revision 9999" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_bytes(b"Dear aunt, " * 100)
    with pytest.raises(Unusable, match="file is not a database"):
        prepare(str(letter))
    assert b"Dear aunt, " * 100 == letter.read_bytes()


def test_nobody_answers() -> None:
    with pytest.raises(Unusable) as error:
        prepare("postgresql://me:word@127.0.0.1:1/undercroft")
    assert "word" not in str(error.value)
    assert "\n" not in str(error.value)


# -- and afterwards --------------------------------------------------------------------------------


async def some_tables(url: str) -> None:
    """A game by the clock, in which something was taken back, and one against a bot, with snapshots."""
    async with hubs(url) as [hub]:
        await sit_down(hub, "anna", "ben", clock=MoveClock(60))
        await sit_down(hub, "anna", "random", id="other")
        for id in ("t", "other"):
            room = await hub.rooms.open(id)
            await move(hub, room)
            await settled(hub)
            if id == "t":
                asked = room.match.state.asked_seq
                await hub.committer.submit(room, lambda m, a=asked: m.undo(0, a, 0))  # type: ignore[misc]
            await hub.rooms.snapshot(room)


def of_an_older_version(data: str) -> str:
    """A snapshot as the first version took them: it kept names, and did not know what was taken back."""
    snapshot = msgspec.json.decode(data)
    del snapshot["shape"], snapshot["around"]["retrod"]
    for occupant in snapshot["around"]["sitters"]:
        occupant["name"] = "Anna"
    return msgspec.json.encode(snapshot).decode()


def test_a_database_that_was_brought_up_to_date_is_not_complained_about(tmp_path: Path) -> None:
    """Its snapshots are those of an older version: nobody uses them, and nobody finds them wrong."""
    newest = migrated(str(tmp_path / "newest.db"))
    with toys_on_the_shelf():
        asyncio.run(some_tables(newest))
        source, target = Database(newest), migrated_to(str(tmp_path / "old.db"), "0001")
        rows = source.run(all_columns)
        for row in rows["snapshots"]:
            row["data"] = of_an_older_version(row["data"])
        target.run(lambda c: put_columns(c, rows))
        upgrade(target)
        assert (2, []) == check(target, lambda *_: None)
        for id in ("t", "other"):
            assert told(source, id) == told(target, id)
        for database in (source, target):
            database.engine.dispose()


def told(database: Database, id: str) -> dict[str, Any]:
    loaded = database.run_reading(lambda connection: load_match(connection, id))
    assert loaded is not None
    return picture(loaded.match)


def all_columns(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row._mapping) for row in connection.execute(table.select())]
        for table in metadata.sorted_tables
    }


def put_columns(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Those that the older version knows."""
    for table in shape_of(connection):
        for row in rows[table.name]:
            connection.execute(
                table.insert(), {name: value for name, value in row.items() if name in table.columns}
            )
