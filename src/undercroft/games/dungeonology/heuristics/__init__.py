"""Heuristics for Dungeonology: what somebody thinks who knows the game, and how things stand.

    situation   what one player can see, and what things are worth to her
    stealth     what a Study or an Espionage would take, and how likely it succeeds
    journey     what every Zone promises, and how far it is
    turns       which Activity, where to go, which Action, which cards
    contest     what to lay down in a test, when to hinder, what to answer
    effects     what Main Effects and Skills are worth
    choices     whatever else an effect asks for
    novice      what a beginner knows
    steady      all of this, by the question that is asked
    useless     what brings nothing
    evaluate    each seat's share in the victory
    search      what a seat would probably do

Rules of thumb (`steady`) reckon in points, and add up: what an option brings, and what the rest of the turn
is then worth. They look at most one Study ahead.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinions, favourite_of
from undercroft.games.dungeonology.heuristics import evaluate, novice, search
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.dungeonology.heuristics.steady import POINTLESS, steady
from undercroft.games.dungeonology.heuristics.useless import useless, vain_cards


class DungeonologyHeuristics(Heuristics):
    """Knows Dungeonology."""

    rollout_depth: ClassVar = 8  # about the rest of a turn between two: in many decisions others pass
    prior_scale: ClassVar = 1.0  # a point is a clear difference

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        s = Situation(view, options)
        rule = novice.RULES.get(s.prompt)
        return rule(s) if rule else {}

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return steady(Situation(view, options))

    def candidates(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """All but what is in vain: a simulation would weigh the card that is drawn for a wasted one."""
        vain = {option for option, opinion in opinions.items() if opinion.reason in POINTLESS}
        vain.discard(favourite_of(opinions))
        return [option for option in options if option not in vain]

    def useless(self, view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
        return useless(view, options) | vain_cards(Situation(view, options))

    def rollout_policy(self, table: Any, chance: Chance) -> Option:
        return search.rollout_policy(table, chance)

    def evaluate(self, table: Any) -> Sequence[float]:
        return evaluate.evaluate(table)


HEURISTICS: Final = DungeonologyHeuristics()
