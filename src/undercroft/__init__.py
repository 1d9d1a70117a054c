"""Undercroft: a table for dungeon games, with every rule enforced.

>>> import undercroft as uc
>>> table = uc.game("dungeoneer").new(seats=2, seed=7)
>>> table.choice.prompt
'discard.choose'
"""

from undercroft.engine import registry
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Choice, Malformed, Option, Reason, Refused
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.record import RecordError
from undercroft.engine.registry import UnknownGame, game
from undercroft.engine.replay import Verdict, replay, verify
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Place, Table
from undercroft.engine.validation import ContentError

__all__ = [
    "BadSetup",
    "Chance",
    "Choice",
    "ContentError",
    "Event",
    "Game",
    "Malformed",
    "Option",
    "Place",
    "Reason",
    "RecordError",
    "Refused",
    "Table",
    "UnknownGame",
    "Verdict",
    "game",
    "game_names",
    "replay",
    "verify",
]
__version__ = "0.1.0"

game_names = registry.game_names
