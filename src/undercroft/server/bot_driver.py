"""The bot driver: lets bots decide where they are asked.

How long a bot takes follows from what everybody sees: how good it is, and whether it may let something pass.
Else its haste would tell that it has nothing to choose from, and its delay that it has. So where it may pass,
its answer comes after exactly that time, whatever it has thought of until then, and elsewhere no sooner.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from undercroft import bots
from undercroft.engine.choice import Option
from undercroft.engine.own_content import text_of
from undercroft.server.background import BackgroundTasks
from undercroft.server.bot_worker import BotQuestion
from undercroft.server.bot_workers import SIMPLER, THUMB, BotWorkers
from undercroft.server.bus import Bus
from undercroft.server.committer import Committer
from undercroft.server.match import Denied, Draft, Match
from undercroft.server.rooms import NoSuchTable, Room
from undercroft.server.store.database import Unavailable

CLAIM_EVERY: Final = 2.0  # seconds between two times of saying that a bot is still thinking
LATER: Final = 3_600_000  # ms until a table at which something is wrong is tried again
PASS: Final[Option] = ("pass",)
GLANCE: Final = 0.04  # seconds that a bot has besides those in which it searches: a rule of thumb needs less
REACTION: Final = 0.5  # the share of its time that a search takes where it may pass: that is asked often
LEEWAY: Final = 1.2  # how much longer than its time a search may take to be heard there
SETTLING: Final = 0.02  # seconds in which a rule of thumb decides, where it was not

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
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.committer = committer
        self.bus = bus
        self.background = background
        self.bot_workers = bot_workers
        self.pace = pace  # seconds between two moves, where bots decide for everybody
        self.rest = rest  # lets so many seconds pass

    def let_bots_play(self, room: Room) -> None:
        """Where a bot is asked; nobody waits for it."""
        if room.match.bot_to_move and not room.botting:
            room.botting = True
            self.background.spawn(self.play_bots(room))

    def answers_at_once(self, room: Room) -> bool:
        """Whether a bot that need not think writes the next line before anybody could do anything else."""
        return room.botting and needs_no_time(room.match) and not self.pause_between_bots(room)

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
            if room.unheard:
                room.wake()

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
        if needs_no_time(match):
            return bot_choice(match)
        task = asyncio.create_task(self.decided_in_time(match))
        room.thinking = match.state.asked_seq, task
        try:
            while not (await asyncio.wait({task}, timeout=CLAIM_EVERY))[0]:
                await self.committer.extend_claim(room, match)
        finally:
            room.thinking = None
            task.cancel()
        return None if task.cancelled() else task.result()

    async def decided_in_time(self, match: Match) -> str:
        """What the bot decides, when its time is over."""
        reacts = may_pass(match)
        question = question_of(match, share=REACTION if reacts else 1.0)
        thought = asyncio.create_task(self.decided(match, question))
        try:
            await self.rest(GLANCE + self.bot_workers.wanted(question) * (LEEWAY if reacts else 1.0))
            if not reacts:
                return await thought
            option = await thought if thought.done() else decided_at_once(match, question.bot)
            await self.rest(SETTLING)
            return option
        finally:
            thought.cancel()

    async def decided(self, match: Match, question: BotQuestion) -> str:
        if not thinks(match):
            return bot_choice(match, "random")
        return await self.bot_workers.decide(question) or bot_choice(match, "random")


def needs_no_time(match: Match) -> bool:
    """Whether chance decides, which takes no time, whatever it has to choose from."""
    return match.bot_to_move and match.bot_asked() == "random"


def thinks(match: Match) -> bool:
    """Whether the bot that is asked has anything to think about."""
    choice = match.table.choice
    return choice is not None and len(choice.options) > 1 and match.bot_asked() != "random"


def may_pass(match: Match) -> bool:
    """Whether it may let something pass, as everybody knows who sees what is asked."""
    choice = match.table.choice
    return choice is not None and PASS in choice.options


def seed_of(match: Match) -> str:
    """What a bot leaves to chance comes from the table's seed and the decision, so that any process would
    decide the same.
    """
    return f"{match.table.origin.seed}/{match.asked}/{match.seq}"


def question_of(match: Match, bot: str = "", share: float = 1.0) -> BotQuestion:
    """What a bot worker must know of a table to decide there, in this share of its time."""
    table = match.table
    saved = table.save(table.past.number)
    return BotQuestion(
        table.game.name,
        table.game.version,
        saved,
        bot or match.bot_asked(),
        seed_of(match),
        0.0,
        share=share,
        content=text_of(table.game.own),
    )


def bot_choice(match: Match, name: str = "") -> str:
    """What a bot decides here and now: one that need not think."""
    bot = bots.level_bot(name or match.bot_asked(), match.table.game, seed_of(match))
    return match.table.write(bots.answer(bot, match.table))


def decided_at_once(match: Match, bot: str) -> str:
    """What a bot decides that goes by rules of thumb, else one that is simpler and does."""
    try:
        return bot_choice(match, bot if bot in THUMB else SIMPLER.get(bot, bots.STAND_IN))
    except Exception:
        logger.exception("a bot failed", bot=bot, game=match.table.game.name)
        return bot_choice(match, "random")


def bot_move(match: Match, asked_seq: int, option: str) -> Draft:
    """What a bot has decided about the question of a line; Denied if a person decides by now."""
    match.bot_asked()
    assert match.asked is not None
    return match.move(match.asked, asked_seq, option, bot=True)
