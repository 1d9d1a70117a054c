"""The sweeper: does what is overdue at any table, whoever should have done it."""

from typing import Final

import structlog

from undercroft.server.bot_driver import LATER, BotDriver
from undercroft.server.committer import Committer
from undercroft.server.match import Denied, Draft, Match
from undercroft.server.presence import Presence
from undercroft.server.rooms import NoSuchTable, Room, Rooms
from undercroft.server.steady import AHEAD, Now
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Database, Unavailable

PATIENCE: Final = 1_000  # the least before one looks again whether somebody is away

logger = structlog.get_logger("undercroft.sweeper")


class Sweeper:
    """Looks for tables at which something is due, and does it."""

    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        committer: Committer,
        bot_driver: BotDriver,
        presence: Presence,
        now: Now,
    ) -> None:
        self.database = database
        self.rooms = rooms
        self.committer = committer
        self.bot_driver = bot_driver
        self.presence = presence
        self.now = now

    async def sweep(self) -> None:
        """Do what is overdue: bots whose process is gone, time that is up, people who are away. Nothing waits
        for a clock that was wrong to become right.
        """
        now = self.now()
        if await self.database.read(lambda c: tables_store.has_future(c, now + AHEAD)):
            count = await self.database.write(lambda c: tables_store.date_back(c, now + AHEAD, now))
            logger.warning("a clock was set back", tables=count)
        for id in await self.database.read(lambda c: tables_store.overdue(c, now, 100)):
            try:
                await self.attend(await self.rooms.open(id))
            except (Denied, Unavailable, NoSuchTable) as error:
                logger.info("overdue table left alone", table=id, error=str(error))
            except Exception:
                logger.exception("overdue table cannot go on", table=id)
                await self.committer.postpone(id, now + LATER)

    async def attend(self, room: Room) -> None:
        """Do what is due at one table."""
        async with room.lock:
            await self.rooms.catch_up(room)
        match, now = room.match, self.now()
        if match.bot_to_move:
            self.bot_driver.let_bots_play(room)
            return
        seat, deadline, ahead = match.asked, match.deadline, room.ahead(now)
        deadline = None if deadline is None else deadline - ahead
        if seat is None:
            await self.committer.postpone(room.id, None)
        elif deadline is not None and deadline <= now:
            await self.committer.submit(
                room, lambda m: m.stand_in(overdue_seat(m, self.now() + ahead), "time")
            )
        else:
            await self.presence.refresh(room)
            here = room.here(now)
            seen = room.seats[seat].seen
            away = now - max(seen if seen <= now + AHEAD else 0, match.state.asked_at - ahead)
            patience = room.row.absent * 1000
            if patience and not here[seat] and any(here) and away >= patience:
                question = match.state.asked_seq
                await self.committer.submit(room, lambda m: absent_from(m, seat, question))
            else:  # perhaps because nobody is here who waits: then the game waits for them all
                patient = now + max(PATIENCE, patience - away) if patience else None
                await self.committer.postpone(
                    room.id, min((t for t in (deadline, patient) if t), default=None)
                )


def overdue_seat(match: Match, now: int) -> int:
    """The seat whose time is up; Denied if it has moved meanwhile."""
    seat, deadline = match.asked, match.deadline
    if seat is None or deadline is None or deadline > now:
        raise Denied("in_time", "nobody is out of time")
    return seat


def absent_from(match: Match, seat: int, question: int) -> Draft:
    """A bot for somebody who is away; Denied if the question has been answered meanwhile."""
    match.must_be_current(question)
    return match.stand_in(seat, "absent")
