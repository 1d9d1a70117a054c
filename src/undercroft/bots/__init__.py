"""Bots: who plays a seat when nobody sits there. A bot is given a view, options, and tables as they may be;
never the table itself.
"""

from typing import Final

from undercroft.bots.base import Bot, Budget, LazyView, Redeal, answer, close_bots, heuristics
from undercroft.bots.protocol import BotFault
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.sharp_bot import SharpBot
from undercroft.bots.thumb_bots import NoviceBot, SteadyBot
from undercroft.engine.game import Game

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Bot",
    "BotFault",
    "Budget",
    "LazyView",
    "Redeal",
    "UnknownBot",
    "answer",
    "bot",
    "check",
    "check_timeless",
    "close_bots",
    "heuristics",
    "level_bot",
]

LEVELS: Final = ("random", "novice", "steady", "sharp")  # the weakest first
STAND_IN: Final = "steady"  # who decides for a person who is away


class UnknownBot(LookupError):
    """A name that no bot has, or none that will do here."""


def check(name: str) -> tuple[str, int | None]:
    """The level that a name means, and after a colon how many simulations it may run; or the program
    that it means. Raises UnknownBot. A server asks for a `level_bot` instead: it runs nobody's programs.

    >>> check("sharp:200"), check("steady")
    (('sharp', 200), ('steady', None))
    """
    level, colon, simulations = name.partition(":")
    if level not in LEVELS and is_program(name):
        return name, None
    if level not in LEVELS or (
        colon and (level != "sharp" or not simulations.isdecimal() or not int(simulations))
    ):
        raise UnknownBot(
            f"no bot {name!r}; there are: {', '.join(LEVELS)}, sharp:200 for one that runs 200 "
            "simulations about each decision, and programs such as ./mybot"
        )
    return level, int(simulations) if simulations else None


def check_timeless(name: str) -> None:
    """The same for games that are to be played again: a bot that goes by the clock would play other ones on
    another machine. Raises UnknownBot.
    """
    if check(name) == ("sharp", None):
        raise UnknownBot(
            "sharp goes by the clock, and its games could not be played again; say how many simulations "
            "it may run, such as sharp:200"
        )


def is_program(name: str) -> bool:
    """Whether a name means a program that can be run here. Raises UnknownBot if only its file is wrong."""
    from undercroft.bots import program

    try:
        return program.is_program(name) and bool(program.command_of(name))
    except BotFault as error:
        raise UnknownBot(str(error)) from None


def bot(name: str, game: Game, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot by name. Everything it leaves to chance comes from its own seed; the budget is for those who
    think, and a number in the name goes before it.

    >>> from undercroft.engine.registry import game
    >>> bot("random", game("dungeoneer"), 7).choose({}, [("pass",), ("done",)], None)
    ('done',)
    """
    level, _ = check(name)
    if level not in LEVELS:
        from undercroft.bots.program import ProgramBot

        return ProgramBot(name, game, seed, budget)
    return level_bot(name, game, seed, budget)


def level_bot(name: str, game: Game, seed: int | str, budget: Budget | None = None) -> Bot:
    """The same, where the name may come from anybody: never a program. Raises UnknownBot."""
    if name.partition(":")[0] not in LEVELS:
        raise UnknownBot(f"no bot {name!r} here; there are: {', '.join(LEVELS)}")
    level, simulations = check(name)
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return NoviceBot(game, seed)
    if level == "steady":
        return SteadyBot(game, seed)
    return SharpBot(game, seed, Budget(simulations=simulations) if simulations else budget)
