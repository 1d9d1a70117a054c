"""What Dungeon Drop knows of playing well: rules of thumb for players, and quick judgement for a search."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.counsel import Counsel, Opinions
from undercroft.games.dungeon_drop.counsel import ahead
from undercroft.games.dungeon_drop.counsel.novice import novice
from undercroft.games.dungeon_drop.counsel.steady import steady


class DropCounsel(Counsel):
    """Rules of thumb look at views; the search asks about the table itself."""

    ahead = 2  # to the end of the turn: a decision takes milliseconds, and every fall blurs what follows
    scale = 1.0  # point

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return novice(view, options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return steady(view, options)

    def inclined(self, table: Any, chance: Chance) -> Option:
        return ahead.inclined(table, chance)

    def appraise(self, table: Any) -> Sequence[float]:
        return ahead.appraise(table)

    def result(self, table: Any) -> Sequence[float]:
        """A solo hero wins no game against anybody: what counts is how far the run came."""
        return ahead.result(table) if table.is_solo else super().result(table)


COUNSEL: Final = DropCounsel()
