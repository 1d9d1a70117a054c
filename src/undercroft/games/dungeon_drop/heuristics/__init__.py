"""What Dungeon Drop knows of playing well: rules of thumb for players, and quick judgement for a search."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinions, favourite_of
from undercroft.games.dungeon_drop.heuristics import evaluate, search, steady
from undercroft.games.dungeon_drop.heuristics.novice import novice
from undercroft.games.dungeon_drop.heuristics.purse import Skill


class DropHeuristics(Heuristics):
    """Rules of thumb look at views; the search asks about the table itself."""

    rollout_depth = (
        0  # a decision takes milliseconds, every fall blurs what follows, and `evaluate` sees the next rooms
    )
    max_branching = 8
    margin = 0.03
    prior_scale = 1.0  # point

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return novice(view, options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return steady.opinions(view, options, Skill.STEADY)

    def search_prior(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return steady.opinions(view, options, Skill.KEEN)

    def rollout_policy(self, table: Any, chance: Chance) -> Option:
        return search.rollout_policy(table, chance)

    def candidates(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """What an ability is good for is decided after it was used: that is left to the rules of thumb."""
        favourite = favourite_of(opinions)
        if favourite[0] == "use":
            return [favourite]
        return [option for option in options if option[0] != "use"]

    def is_quiet(self, table: Any) -> bool:
        """Whoever loots does so to the end; and a solo hero's turn is judged when it is over."""
        if table.is_solo and table.choice.prompt in ("act.choose", "move.room"):
            return False
        return not evaluate.is_looting(table)

    def evaluate(self, table: Any) -> Sequence[float]:
        return evaluate.evaluate(table)

    def result(self, table: Any) -> Sequence[float]:
        """A solo hero wins no game against anybody: what counts is how far the run came."""
        return evaluate.result(table) if table.is_solo else super().result(table)


HEURISTICS: Final = DropHeuristics()
