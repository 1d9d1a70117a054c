"""The bot driver: lets bots decide where they are asked."""

import asyncio
from typing import Final

import structlog

from undercroft import bots
from undercroft.server.background import BackgroundTasks
from undercroft.server.bot_worker import BotQuestion
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.bus import Bus
from undercroft.server.committer import Committer
from undercroft.server.match import Denied, Draft, Match
from undercroft.server.rooms import NoSuchTable, Room
from undercroft.server.store.database import Unavailable

CLAIM_EVERY: Final = 2.0  # seconds between two times of saying that a bot is still thinking
LATER: Final = 3_600_000  # ms until a table at which something is wrong is tried again

logger = structlog.get_logger("undercroft.bots")


class BotDriver:
    """The bots of all rooms of this process."""

    def __init__(
        self,
        committer: Committer,
        bus: Bus,
        background: BackgroundTasks,
        bot_workers: BotWorkers,
        pace: float,
    ) -> None:
        self.committer = committer
        self.bus = bus
        self.background = background
        self.bot_workers = bot_workers
        self.pace = pace  # seconds between two moves, where bots decide for everybody

    def let_bots_play(self, room: Room) -> None:
        """Where a bot is asked; nobody waits for it."""
        if room.match.bot_to_move and not room.botting:
            room.botting = True
            self.background.spawn(self.play_bots(room))

    async def play_bots(self, room: Room) -> None:
        """Let the bots decide until a person is asked."""
        try:
            while room.match.bot_to_move:
                match = room.match
                option = await self.thought(room, match)
                if option is not None:
                    asked_seq = match.state.asked_seq
                    try:
                        await self.committer.submit(room, lambda m, a=asked_seq, o=option: bot_move(m, a, o))  # type: ignore[misc]
                    except Denied:
                        if room.match is match:  # else there is something new to think about
                            raise
                await asyncio.sleep(self.pause_between_bots(room))
        except (Denied, Unavailable, NoSuchTable) as error:  # whoever sweeps will come back to it
            logger.warning("bot stopped", table=room.id, error=str(error))
        except Exception:
            logger.exception("bot cannot go on", table=room.id)
            await self.committer.postpone(room.id, self.committer.now() + LATER)
        finally:
            room.botting = False

    def pause_between_bots(self, room: Room) -> float:
        """People at other processes want to get a word in. Whoever lets a bot decide wants to see what it
        does, and may want to decide again: where nobody else holds the game up, it does not run away.
        """
        pause = self.bus.pause_between_bots
        return pause if room.match.is_decided_by_people else max(pause, self.pace)

    async def thought(self, room: Room, match: Match) -> str | None:
        """What the bot that is asked decides; None if the question is another one meanwhile. Nobody holds the
        room for it: people may talk, go back or return while it thinks.
        """
        if not thinks(match):
            return bot_choice(match)
        task = asyncio.create_task(self.decided(match))
        room.thinking = match.state.asked_seq, task
        try:
            while not (await asyncio.wait({task}, timeout=CLAIM_EVERY))[0]:
                await self.committer.extend_claim(room, match)
        finally:
            room.thinking = None
            task.cancel()
        return None if task.cancelled() else task.result()

    async def decided(self, match: Match) -> str:
        return await self.bot_workers.decide(question_of(match)) or bot_choice(match, "random")


def thinks(match: Match) -> bool:
    """Whether the bot that is asked has anything to think about."""
    choice = match.table.choice
    return choice is not None and len(choice.options) > 1 and match.bot_asked() != "random"


def seed_of(match: Match) -> str:
    """What a bot leaves to chance comes from the table's seed and the decision, so that any process would
    decide the same.
    """
    return f"{match.table.origin.seed}/{match.asked}/{match.seq}"


def question_of(match: Match, bot: str = "") -> BotQuestion:
    """What a bot worker must know of a table to decide there."""
    table = match.table
    saved = table.save(table.past.number)
    return BotQuestion(
        table.game.name, table.game.version, saved, bot or match.bot_asked(), seed_of(match), 0.0
    )


def bot_choice(match: Match, name: str = "") -> str:
    """What a bot decides here and now: one that need not think."""
    bot = bots.level_bot(name or match.bot_asked(), match.table.game, seed_of(match))
    return match.table.write(bots.answer(bot, match.table))


def bot_move(match: Match, asked_seq: int, option: str) -> Draft:
    """What a bot has decided about the question of a line; Denied if a person decides by now."""
    match.bot_asked()
    assert match.asked is not None
    return match.move(match.asked, asked_seq, option, bot=True)
