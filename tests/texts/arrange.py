"""Tables set up by hand, as a scenario would."""

from typing import Any

import msgspec

import undercroft as uc
from undercroft.engine.state import Origin

GAME = uc.game("dungeoneer")


def arranged(**given: Any) -> uc.Table:
    """A table at its first decision, described as in the [given] of a scenario: seat={"0": {...}}."""
    facts = msgspec.convert(given, GAME.given)
    table = GAME.empty(facts.seats, GAME.checked_options(facts.options), Origin(facts.seed))
    GAME.arrange(table, facts)
    GAME.begin(table)
    return table
