"""Heuristics: what Dungeoneer knows of playing well, for the bots and the hints that ask for it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinions
from undercroft.games.dungeoneer.heuristics.evaluate import evaluate
from undercroft.games.dungeoneer.heuristics.novice import novice
from undercroft.games.dungeoneer.heuristics.search import rollout_policy
from undercroft.games.dungeoneer.heuristics.seen import seen
from undercroft.games.dungeoneer.heuristics.steady import steady
from undercroft.games.dungeoneer.heuristics.useless import useless


class DungeoneerHeuristics(Heuristics):
    """Rules of thumb by the question that is asked."""

    rollout_depth = 12  # through a turn of everybody: a gain that is paid for there is none
    max_branching = 6

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return novice(seen(view), options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return steady(view, options)

    def useless(self, view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
        return useless(view, options)

    def rollout_policy(self, table: Any, chance: Chance) -> Option:
        return rollout_policy(table)

    def evaluate(self, table: Any) -> Sequence[float]:
        return evaluate(table)


HEURISTICS: Final = DungeoneerHeuristics()
