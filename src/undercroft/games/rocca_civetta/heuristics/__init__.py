"""Heuristics for Rocca Civetta: what somebody thinks who knows the base game, and a few words about what the
expansion adds.

    prompts   questions that only the expansion asks
    added     options of the expansion beside those of the base
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinions
from undercroft.games.dungeonology.heuristics import DungeonologyHeuristics
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.rocca_civetta.heuristics.added import added_opinions, is_added
from undercroft.games.rocca_civetta.heuristics.prompts import ANSWERS

Thought = Callable[[Mapping[str, Any], Sequence[Option]], Opinions]


class RoccaCivettaHeuristics(DungeonologyHeuristics):
    """Knows Dungeonology, and answers whatever else is asked."""

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        if view["asked"]["prompt"] in ANSWERS:
            return {}
        return self.beside(super().novice, view, options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        answer = ANSWERS.get(view["asked"]["prompt"])
        if answer is not None:
            return answer(Situation(view, options))
        return self.beside(super().steady, view, options)

    def beside(self, think: Thought, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        """What the base thinks of its own options, and what is to be thought of the others."""
        s = Situation(view, options)
        known = [option for option in options if not is_added(s, option)]
        opinions = think(view, known) if known else {}
        if len(known) == len(options):
            return opinions
        return opinions | added_opinions(s, opinions, [option for option in options if option not in known])


HEURISTICS: Final = RoccaCivettaHeuristics()
