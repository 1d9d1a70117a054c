"""Forgetting somebody who wants to be forgotten, however much he has said.

He is a stranger at once: neither a session nor a login leads to him any more (`people.begin_forgetting`).
What is left of him goes in small transactions, so that the tables of others go on in between. Each step finds
what is left by looking for it. So whoever is killed in the middle leaves it to the next: `go_on` finishes
what nobody has been about for a while.

- campaigns that were only his go; in those of others a bot has his seat
- tables that were only his go; from the end of the log, so that what is left of one can be read
- at those of others his seats go to bots, or are open again where the game has not begun
- nobody tells him of anything any more
- his lists of decks go
- what he said at tables that wait goes
- his words are emptied, and his moves are nobody's; for they are the others' game too
"""

import contextlib
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection

from undercroft.server import campaigns
from undercroft.server.match import Denied
from undercroft.server.rebuild import Unplayable
from undercroft.server.rooms import NoSuchTable
from undercroft.server.steady import AHEAD
from undercroft.server.store import campaigns as campaigns_store
from undercroft.server.store import deck_lists, log, notices, people, waiting
from undercroft.server.store import tables as store
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.table_hub import TableHub

ROWS: Final = 200  # changed in one transaction
LEFT: Final = 60_000  # ms after which nobody seems to be about it any more

logger = structlog.get_logger("undercroft.forgetting")
T = TypeVar("T")


async def forget(hub: TableHub, player: str) -> None:
    """Remove somebody and all he said. Several may be about the same person."""
    now = hub.now()
    await hub.database.write(lambda c: people.begin_forgetting(c, player, now))
    await hub.presence.end_stale_sessions()
    gone = False
    while not gone:  # somebody may have written a last word meanwhile
        await step(hub, player, lambda c: notices.forget(c, player))
        await step(hub, player, lambda c: deck_lists.forget(c, player))
        for id in await step(hub, player, lambda c: waiting.forget_words_of(c, player)):
            hub.touched(id)
        await forget_campaigns(hub, player)
        touched = await forget_tables(hub, player)
        while lines := await step(hub, player, lambda c: people.forget_lines(c, player, ROWS)):
            touched.update(lines)
        for id in touched:
            await hub.forget(id)
        gone = await hub.database.write(lambda c: people.remove(c, player))
    await hub.database.sweep_out()


async def go_on(hub: TableHub) -> None:
    """Finish what somebody began who is gone."""
    now = hub.now()
    for player in await hub.database.read(lambda c: people.half_forgotten(c, now - LEFT, now + AHEAD)):
        logger.info("forgetting goes on", player=player)
        await forget(hub, player)


async def step(hub: TableHub, player: str, work: Callable[[Connection], T]) -> T:
    """One transaction, which says that somebody is about it."""
    now = hub.now()

    def job(connection: Connection) -> T:
        people.set_player(connection, player, {"seen": now})
        return work(connection)

    return await hub.database.write(job)


async def forget_campaigns(hub: TableHub, player: str) -> None:
    """Leave all campaigns: one that was only his goes; in those of others a bot has his seat, and the sheet
    stays whole, without his name.
    """
    for id in await hub.database.read(lambda c: campaigns_store.campaigns_of(c, player, 100_000)):
        for table in await step(hub, player, lambda c, id=id: leave_campaign(c, id, player, hub.now())):  # type: ignore[misc]
            hub.started(table)
    await step(hub, player, lambda c: campaigns_store.forget_creator(c, player))


def leave_campaign(connection: Connection, id: str, player: str, now: int) -> list[str]:
    """Gives the tables that were made."""
    state = campaigns.load(connection, id, lock=True)
    if all(one.player in (None, player) for one in state.teachers):
        campaigns_store.drop_campaign(connection, id)
        return []
    return campaigns.leave(connection, id, player, now)


async def forget_tables(hub: TableHub, player: str) -> set[str]:
    """Leave all tables, and give their names."""
    found = await hub.database.read(lambda c: store.tables_of(c, player, None, None, 100_000))
    for row, seats in found:
        if row.status == "waiting":
            await step(hub, player, lambda c, id=row.id: leave_before(c, id, player))  # type: ignore[misc]
        elif is_only_his(seats, player):
            await drop(hub, player, row)
        else:
            await leave(hub, player, row, seats)
    return {row.id for row, _ in found}


def is_only_his(seats: Sequence[SeatRow], player: str) -> bool:
    return all(seat.player in (None, player) for seat in seats)


def leave_before(connection: Connection, id: str, player: str) -> None:
    """Before the game a table goes with whoever made it, or with its last person; else the seat is open."""
    found = store.read_table(connection, id, lock=True)
    if found is None:
        return
    row, seats = found
    if row.creator == player or is_only_his(seats, player):
        store.drop_tables(connection, [id])
    else:
        store.give_up(connection, id, player)


async def drop(hub: TableHub, player: str, row: TableRow) -> None:
    """Remove a table at which nobody else sits: first it ends, so that no bot plays on."""
    if row.status == "playing":
        with contextlib.suppress(NoSuchTable, Unplayable, Denied):
            await hub.committer.submit(await hub.rooms.open(row.id), lambda m: m.close())
    while await step(hub, player, lambda c: store.drop_some(c, row.id, ROWS)):
        pass


async def leave(hub: TableHub, player: str, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Leave a table of others. In play a bot takes over."""
    if row.status == "playing":
        with contextlib.suppress(NoSuchTable, Unplayable, Denied):  # the rows are changed below all the same
            room = await hub.rooms.open(row.id)
            for seat in seats:
                if seat.player == player:
                    await hub.committer.submit(room, lambda m, s=seat.seat: m.leave(s))  # type: ignore[misc]
    while await step(hub, player, lambda c: log.drop_snapshots(c, row.id, ROWS)):
        pass
    await step(hub, player, lambda c: store.give_up(c, row.id, player))
