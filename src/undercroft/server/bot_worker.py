"""A bot worker: a worker that decides for bots, so that nobody else waits while one thinks. Questions and
answers are msgpack; a table comes as it is saved, without its past.

What a bot is given of the table is what its seat may know (`bots.answer`); that holds for hints as well.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from undercroft import bots
from undercroft.bots.search import OptionStats
from undercroft.bots.sharp_bot import SharpBot
from undercroft.engine import registry
from undercroft.engine.admitting import admit_text
from undercroft.engine.choice import Option
from undercroft.engine.state import Table
from undercroft.server.worker import serve


class BotQuestion(msgspec.Struct, frozen=True, array_like=True):
    """A table at which somebody must decide. `seconds` is how long a bot that searches may think, `share`
    the part of its usual time that this is; a hint is what such a bot thinks of every option.
    """

    game: str
    version: int
    table: Any  # as `table.save` gives it
    bot: str
    seed: str
    seconds: float
    hint: bool = False
    share: float = 1.0
    content: str = ""  # all that an owner says of the cards, if it is not ours


class WeighedOption(msgspec.Struct, frozen=True, array_like=True):
    """What the search thinks of one option (`bots.search.OptionStats`)."""

    option: str
    looks: int
    share: float
    error: float
    reason: str
    data: Mapping[str, Any]


class BotAnswer(msgspec.Struct, frozen=True, array_like=True):
    """The option that a bot decides for, or for a hint what it thinks of all it has considered, the best
    first; or what went wrong.
    """

    option: str = ""
    lines: tuple[WeighedOption, ...] = ()
    problem: str = ""


def answered(question: BotQuestion) -> BotAnswer:
    """Think, in this process."""
    own = admit_text(question.content).hash if question.content else ""
    game = registry.game(question.game, question.version, own)
    table = game.load(question.table)
    budget = bots.Budget(seconds=question.seconds)
    if question.hint:
        return weighed(table, SharpBot(game, question.seed, budget))
    return BotAnswer(table.write(chosen(table, bots.level_bot(question.bot, game, question.seed, budget))))


def chosen(table: Table, bot: bots.Bot) -> Option:
    """What a bot decides; a bot that names what is not offered has failed."""
    choice, option = table.choice, bots.answer(bot, table)
    assert choice is not None
    if option not in choice.options and not table.accepts_unlisted(choice, option):
        raise ValueError(f"{option!r} is not offered")
    return option


def weighed(table: Table, bot: SharpBot) -> BotAnswer:
    """What a bot thinks of the options of the seat that is asked. Where there is but one, nothing."""
    choice = table.choice
    assert choice is not None
    seat = choice.seat
    if len(choice.options) == 1:
        return BotAnswer(lines=(WeighedOption(table.write(choice.options[0]), 0, 0.0, 0.0, "", {}),))
    thought = bot.think(
        bots.LazyView(lambda: table.view(seat)), choice.options, lambda chance: table.redeal(seat, chance)
    )
    lines = []
    for option, looks, share, error, opinion in ranked(thought.ranking):
        reason, data = (opinion.reason, opinion.data) if opinion is not None else ("", {})
        lines.append(WeighedOption(table.write(option), looks, share, error, reason, data))
    return BotAnswer(lines=tuple(lines))


def ranked(lines: Sequence[OptionStats]) -> list[OptionStats]:
    """What the bot would do, and after it everything else that it considered. Where something looked better,
    it was by no more than luck explains: it is told as no better, and no figure says otherwise.
    """
    chosen, *others = lines
    return [chosen, *(line._replace(share=min(line.share, chosen.share)) for line in others)]


# -- the process ---------------------------------------------------------------------------------------------


def reply(message: bytes) -> bytes:
    """What comes of a question, whatever it is."""
    try:
        answer = answered(msgspec.msgpack.decode(message, type=BotQuestion))
    except Exception as error:
        answer = BotAnswer(problem=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(answer)


def main() -> None:
    serve(reply)


if __name__ == "__main__":
    main()
