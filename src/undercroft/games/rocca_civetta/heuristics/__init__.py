"""Heuristics for Rocca Civetta: what somebody thinks who knows the base game. Questions that only the
expansion asks are answered by what can be told without knowing more.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeonology.heuristics import DungeonologyHeuristics
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.rocca_civetta.heuristics.prompts import ANSWERS


class RoccaCivettaHeuristics(DungeonologyHeuristics):
    """Knows Dungeonology, and answers whatever else is asked."""

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        answer = ANSWERS.get(view["asked"]["prompt"])
        if answer is not None:
            return answer(Situation(view, options))
        known = super().steady(view, options)
        return known or {option: Opinion(0.0) for option in options}


HEURISTICS: Final = RoccaCivettaHeuristics()
