"""What an option of the expansion brings, and what more strength or Speed changes in the rest of a turn."""

from typing import Any, Final

from undercroft.games.dungeonology.heuristics import turns
from undercroft.games.dungeonology.heuristics.journey import Journey
from undercroft.games.rocca_civetta.heuristics.situation import Situation

PHASES: Final = ("phase.movement", "phase.action")
KEPT: Final = 0.4  # a point of strength after the Action, for the next turn
WASTED: Final = -1.0


class Gain:
    """What an option brings, and why it would be chosen."""

    __slots__ = ("facts", "key", "worth")

    def __init__(self, worth: float, key: str, **facts: Any) -> None:
        self.worth = worth
        self.key = key
        self.facts = facts


NOTHING: Final = Gain(0.0, "counsel-waste")


def acts(s: Situation) -> bool:
    """Whether the Action is still to come."""
    return s.prompt == "phase.movement" or any(
        option[0] in ("study", "spy", "collect", "bivouac", "teleport", "engage", "crack", "clear", "calm")
        for option in s.options
    )


def change(s: Situation, more: float, steps: int = 0) -> float:
    """What so much more strength, or so many Speed points more, change in the rest of the turn."""
    if s.prompt not in PHASES:
        return KEPT * more
    points, acting = int(s.view["points"]), acts(s)
    before = Journey(s, s.strength).goal(s.at, points, acting).worth
    after = Journey(s, s.strength + (more if acting else 0.0)).goal(s.at, points + steps, acting).worth
    return after - before + (0.0 if acting else KEPT * more) - turns.EFFORT


def least(s: Situation, n: int, without: int = -1) -> float:
    """The Bonus Values of so many cards that are given up."""
    cards = [card for card in s.given_up if card != without][:n]
    return float(sum(s.bonus(card) for card in cards))
