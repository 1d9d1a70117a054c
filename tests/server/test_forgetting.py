"""Forgetting somebody who has said much: in small pieces, and to the end, whoever dies meanwhile."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert
from tests.server.arrange import (
    NOON,
    Ear,
    Hands,
    all_rows,
    emptied,
    hubs,
    in_a_loop,
    lines_of,
    settled,
    sit_down,
)

from undercroft.server.entries import Left, Said
from undercroft.server.forgetting import LEFT, ROWS, forget, go_on
from undercroft.server.rooms import NoSuchTable
from undercroft.server.store import log, people
from undercroft.server.store.database import Database, Unavailable
from undercroft.server.store.people import FORGOTTEN
from undercroft.server.store.schema import actions
from undercroft.server.table_hub import TableHub

MUCH = 3 * ROWS + 7
FEW = 12  # rows beside them: his own, the seats and the row of a table


pytestmark = pytest.mark.usefixtures("toys")


def talk(connection: Connection, table: str, player: str, count: int) -> None:
    """Much that somebody has said at a table."""
    end = log.last_seq(connection, table)
    line: dict[str, Any] = {"table_id": table, "time": NOON, "kind": "said", "seat": 0, "events": ""}
    words = log.encode(Said(0, "s3cret")).decode()
    more = {"player": player, "token": "t", "data": words}
    connection.execute(insert(actions), [{**line, **more, "seq": end + n} for n in range(1, count + 1)])


async def evening(hub: TableHub, words: int) -> None:
    """Anna plays with Ben, sits with Cem before a game, and has a table and one that waits to herself."""
    await sit_down(hub, "anna", "ben", id="t", creator=None)
    await sit_down(hub, "cem", "anna", id="waits", start=False)
    await sit_down(hub, "anna", "anna", id="own")
    await sit_down(hub, "anna", "", id="hers", start=False)
    for id in ("t", "own"):
        await hub.database.write(lambda c, id=id: talk(c, id, "anna", words))  # type: ignore[misc]
    await hub.database.write(lambda c: talk(c, "t", "ben", 1))


def left_of_her(connection: Connection) -> str:
    """What can still be found in any column, and what should not have gone."""
    left = repr(all_rows(connection)).lower()
    assert "s3cret" in left, "ben's words"
    return " ".join(word for word in ("anna", "'own'", "'hers'") if word in left)


class Counted(Database):
    """A database that counts how many rows each transaction changes."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.changed: list[int] = []
        event.listen(self.engine, "begin", lambda _: self.changed.append(0))
        event.listen(self.engine, "after_cursor_execute", self.note)

    def note(self, connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.lower().startswith(("update", "delete")):
            self.changed[-1] += cursor.rowcount


@in_a_loop
async def test_no_transaction_changes_much(url: str) -> None:
    async with hubs(url, make=Counted) as [hub]:
        database = hub.database
        assert isinstance(database, Counted)
        await evening(hub, MUCH)
        database.changed.clear()
        await forget(hub, "anna")
        assert "" == await database.read(left_of_her)
        assert ROWS <= max(database.changed) <= ROWS + FEW
        assert 2 * MUCH < sum(database.changed)


class Mortal(Database):
    """A database to which a process writes so many times; then the process is gone."""

    lives = 0

    async def write(self, job: Any) -> Any:
        if not self.lives:
            raise Unavailable("killed", unsure=True)
        Mortal.lives -= 1
        return await super().write(job)


@in_a_loop
async def test_whoever_is_killed_leaves_the_rest_to_the_next(url: str) -> None:
    """After any number of writes. She is a stranger at once, and nothing of others is lost."""
    clock, kills, done = Hands(), 0, False
    while not done:
        await asyncio.to_thread(emptied, url)
        async with hubs(url, clock=clock) as [hub]:
            await evening(hub, 3)
        Mortal.lives = kills + 1
        async with hubs(url, clock=clock, make=Mortal) as [hub]:
            hub.committer.patience = 0
            try:
                await forget(hub, "anna")
                done = True
            except Unavailable:
                kills += 1
            hub.database.__class__ = Database
        async with hubs(url, clock=clock) as [hub]:
            player = await hub.database.read(lambda c: people.read_player(c, "anna"))
            assert player is None or (FORGOTTEN, "", None) == (player.epoch, player.name, player.login)
            await go_on(hub)
            assert player == await hub.database.read(lambda c: people.read_player(c, "anna")), "too early"
            clock.wait(LEFT / 1000 + 1)
            await go_on(hub)
            await settled(hub)
            assert "" == await hub.database.read(left_of_her)
            assert 1 == sum(isinstance(line.entry, Left) for line in await lines_of(hub))
            assert ["", "Ben"] == [
                occupant.name for occupant in (await hub.rooms.open("t")).match.state.occupants
            ]
            with pytest.raises(NoSuchTable):
                await hub.rooms.open("own")
    assert 8 < kills


@in_a_loop
async def test_whoever_goes_is_sent_away_at_once(url: str) -> None:
    async with hubs(url) as [hub]:
        await evening(hub, 1)
        room, anna, ben = await hub.rooms.open("t"), Ear("anna"), Ear("ben")
        room.listeners.update((anna, ben))
        await forget(hub, "anna")
        assert (True, False) == (anna.kicked, ben.kicked)
