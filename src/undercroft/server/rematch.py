"""A rematch: the same people at a new table."""

import msgspec
from sqlalchemy import Connection

from undercroft.engine import registry
from undercroft.server.codes import fresh_code
from undercroft.server.entries import Rematched
from undercroft.server.identity import fresh_id
from undercroft.server.lobby import not_begun
from undercroft.server.match import Denied
from undercroft.server.rooms import Room
from undercroft.server.service import Service
from undercroft.server.store import campaigns
from undercroft.server.store import tables as store
from undercroft.server.store.tables import SeatRow, TableRow


async def rematch(service: Service, room: Room, seat: int, player: str | None) -> int:
    """Make the next table and tell the people of this one; they need only sit down to play. Whoever asks
    second is led to the table that is there. Gives the number of the line that names it.
    """
    if room.match.state.rematch:
        return await line_of_rematch(service, room)
    now = service.now()
    id = fresh_id()

    def make(connection: Connection) -> None:
        found = store.read_table(connection, room.id)
        if found is None:
            raise Denied("no_table", "the table is not there any more")
        if campaigns.campaign_of(connection, room.id) is not None:
            raise Denied("in_campaign", "the next game of a campaign is the next chapter")
        store.add_table(connection, *next_table(*found, id, now))

    room.match.rematch(seat, id)  # denied before anything is made
    await service.database.write(make)
    try:
        return await service.hub.committer.submit(room, lambda match: match.rematch(seat, id), player)
    except Denied as denied:
        await service.database.write(lambda connection: store.drop_tables(connection, [id]))
        if denied.code == "rematched":
            return await line_of_rematch(service, room)
        raise


async def line_of_rematch(service: Service, room: Room) -> int:
    lines = await service.hub.rooms.lines(room, 0, room.match.seq)
    return next(line.seq for line in lines if isinstance(line.entry, Rematched))


def next_table(row: TableRow, seats: list[SeatRow], id: str, now: int) -> tuple[TableRow, list[SeatRow]]:
    """The same table once more, under the newest rules; whoever went last now goes first."""
    game = registry.game(row.game)
    fresh = msgspec.structs.replace(
        row,
        **not_begun(game, id, now),
        options=game.checked_options(row.options, row.seats),
        rematch_of=row.id,
        daily="",
        code=fresh_code(),
    )
    turned = [seats[-1], *seats[:-1]]
    return fresh, [again(seat, id, number) for number, seat in enumerate(turned)]


def again(seat: SeatRow, table: str, number: int) -> SeatRow:
    if seat.kind == "bot" and not seat.bot:  # somebody who had left
        return SeatRow(table, number, "open", None, "", "", fresh_id())
    return msgspec.structs.replace(seat, table_id=table, seat=number, seen=0, has_left=False, ready=False)
