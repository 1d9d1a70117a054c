"""Tables set up by hand, as a scenario would."""

from typing import Any

import msgspec

import undercroft as uc
from undercroft.engine.past import Origin

GAME = uc.game("dungeoneer")


def arranged(game: uc.Game = GAME, /, **given: Any) -> uc.Table:
    """A table at its first decision, described as in the [given] of a scenario: seat={"0": {...}}."""
    facts = msgspec.convert(given, game.given)
    table = game.empty(facts.seats, game.checked_options(facts.options), Origin(facts.seed))
    game.arrange(table, facts)
    game.begin(table)
    return table
