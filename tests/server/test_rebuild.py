"""From the store to the match: with and without snapshots, under the rules a table was started with."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update
from tests.contracts import laws, toy
from tests.server.arrange import KeptStory, in_memory, picture, put_table, table_row

from undercroft.engine.registry import game, shelf
from undercroft.server.entries import Undone
from undercroft.server.rebuild import (
    Unplayable,
    board_at,
    boards,
    first_table,
    game_of,
    load_match,
)
from undercroft.server.store import log
from undercroft.server.store.schema import actions, snapshots

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def connection() -> Iterator[Connection]:
    with in_memory() as made:
        yield made


@pytest.fixture
def story(connection: Connection) -> KeptStory:
    """Four decisions, a snapshot after the second and after the fourth, and some talk."""
    told = KeptStory(connection, "anna", "ben")
    for n in range(1, 5):
        told.move()
        told.do(told.match.say(0, f"that was {n}"))
        if n % 2 == 0:
            told.snapshot()
    return told


# -- loading ---------------------------------------------------------------------------------------


def test_no_such_table(connection: Connection) -> None:
    assert load_match(connection, "t") is None


def test_a_table_that_has_not_started_has_no_line(connection: Connection) -> None:
    put_table(connection, table_row(), ("anna", ""), start=False)
    loaded = load_match(connection, "t")
    assert loaded is not None
    assert (0, 0, "open") == (loaded.match.seq, loaded.match.step, loaded.seats[1].kind)


def test_what_is_loaded_beside_the_match(story: KeptStory) -> None:
    loaded = load_match(story.connection, "t")
    assert loaded is not None
    assert story.row == loaded.row
    assert story.seats == loaded.seats


def test_the_match_is_the_same(story: KeptStory) -> None:
    assert picture(story.match) == picture(story.rebuilt())


def test_only_the_lines_after_the_newest_snapshot_are_needed(story: KeptStory) -> None:
    story.move()
    story.connection.execute(delete(actions).where(actions.c.seq <= 9))
    assert picture(story.match) == picture(story.rebuilt())


def test_without_snapshots_the_log_is_enough(story: KeptStory) -> None:
    log.drop_snapshots(story.connection, "t", 100)
    assert [] == log.snapshot_seqs(story.connection, "t")
    assert picture(story.match) == picture(story.rebuilt())


def test_an_undo_behind_the_newest_snapshot(story: KeptStory) -> None:
    story.write(Undone(0, 1))
    assert 1 == story.match.step
    assert picture(story.match) == picture(story.rebuilt())


def test_an_undo_to_the_very_snapshot(story: KeptStory) -> None:
    story.move()
    story.write(Undone(0, 4))
    story.connection.execute(delete(actions).where(actions.c.seq <= 9))
    assert picture(story.match) == picture(story.rebuilt())


def spoil(connection: Connection, change: Callable[[dict[str, Any]], object]) -> None:
    """Change what every snapshot says."""
    for row in connection.execute(select(snapshots)).all():
        data = msgspec.json.decode(row.data)
        change(data)
        connection.execute(
            update(snapshots).where(snapshots.c.seq == row.seq), {"data": msgspec.json.encode(data).decode()}
        )


SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "another format": lambda data: data["table"].update(format=99),
    "another version": lambda data: data["table"].update(version=1),
    "fields that do not fit": lambda data: data["table"]["position"]["fields"].update(deck=[]),
    "something missing": lambda data: data["around"].pop("sitters"),
    "nothing in it": lambda data: data.clear(),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_snapshot_that_cannot_be_read_is_no_loss(story: KeptStory, how: str) -> None:
    spoil(story.connection, SPOILT[how])
    assert picture(story.match) == picture(story.rebuilt())
    for step in range(5):
        assert laws.state(story.board(step)) == laws.state(board_at(story.connection, story.row, step)[0])


def test_a_snapshot_remembers_who_acted_last(connection: Connection) -> None:
    """Also where nothing can be taken back freely: everybody is told who acted."""
    story = KeptStory(connection, "anna", "ben")
    story.quietly()
    story.loudly()
    assert story.match.table.undo_floor == story.match.step
    story.snapshot()
    assert 1 == story.rebuilt().table.past.seat


def test_a_snapshot_is_short(story: KeptStory) -> None:
    for seq, step in log.snapshot_seqs(story.connection, "t"):
        found = log.latest_snapshot(story.connection, "t", seq)
        assert found is not None
        assert step == found.state.step
        before = min(story.board(step).learnt, step - 1)
        assert (step - before, before) == (len(found.table["moves"]), found.table.get("before", 0))


def test_a_snapshot_names_nobody(story: KeptStory) -> None:
    """Whoever deletes his data is not found in an old one."""
    for row in story.connection.execute(select(snapshots)):
        assert not any(name in row.data.lower() for name in ("anna", "ben"))


# -- earlier boards --------------------------------------------------------------------------------


def test_the_board_at_every_decision(story: KeptStory) -> None:
    for step in range(5):
        table, course = board_at(story.connection, story.row, step)
        assert laws.state(story.board(step)) == laws.state(table)
        assert [2, 4, 6, 8] == [line.seq for line in course.kept]


def test_a_snapshot_of_what_was_taken_back_is_not_used(story: KeptStory) -> None:
    """Four decisions, back to one, then four others: the snapshot after the fourth shows another board."""
    old = laws.state(story.match.table)
    story.write(Undone(0, 1))
    for _ in range(4):
        story.loudly()
    table, course = board_at(story.connection, story.row, 4)
    assert laws.state(story.board(4)) == laws.state(table) != old
    assert [2, 11, 12, 13, 14] == [line.seq for line in course.kept]


def test_boards_one_after_the_other(story: KeptStory) -> None:
    for start in range(5):
        for count in range(1, 7):
            found = [
                (line and line.seq, laws.state(table))
                for line, table in boards(story.connection, story.row, start, count)
            ]
            wanted = range(start, min(5, start + count))
            assert [(2 * n or None, laws.state(story.board(n))) for n in wanted] == found


# -- rules versions --------------------------------------------------------------------------------


def finished(connection: Connection, version: int, seed: str) -> KeptStory:
    told = KeptStory(
        connection, "anna", "ben", game="toy", version=version, seed=seed, id=f"{version}-{seed}"
    )
    told.to_the_end()
    return told


def test_a_table_is_played_under_the_rules_it_was_started_with(connection: Connection) -> None:
    assert 2 == game("toy").version
    loaded = finished(connection, 1, "3").rebuilt()
    assert 1 == loaded.table.game.version


def test_the_versions_disagree_about_some_game(connection: Connection) -> None:
    """So the test above is about something: who takes a trick of equal cards decides who is asked next."""
    seats = {
        version: [[line.entry.seat for line in finished(connection, version, str(n)).lines] for n in range(8)]
        for version in (1, 2)
    }
    assert seats[1] != seats[2]


@pytest.mark.parametrize("version", [3, 99])
def test_a_version_that_is_not_installed(connection: Connection, version: int) -> None:
    put_table(connection, table_row(game="toy", version=version), ("anna", "ben"), start=False)
    with pytest.raises(Unplayable, match=f"toy has no rules version {version}; it has: 1, 2"):
        load_match(connection, "t")


def test_a_game_that_is_not_installed() -> None:
    with pytest.raises(Unplayable, match="no game 'chess'"):
        game_of(table_row(game="chess"))


def test_a_version_that_was_taken_away_is_missed_with_a_snapshot_too(story: KeptStory) -> None:
    versions = shelf()[story.row.game]
    rules = versions.pop(story.row.version)
    try:
        versions[77] = toy.Toy()
        with pytest.raises(Unplayable):
            story.rebuilt()
        with pytest.raises(Unplayable):
            board_at(story.connection, story.row, 1)
    finally:
        del versions[77]
        versions[story.row.version] = rules
    assert picture(story.match) == picture(story.rebuilt())


def test_the_seed_of_a_table_is_secret() -> None:
    assert first_table(table_row()).origin.secret
