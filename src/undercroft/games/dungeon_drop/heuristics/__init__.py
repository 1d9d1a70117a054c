"""What Dungeon Drop knows of playing well: rules of thumb for players, and quick judgement for a search."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinions, favourite_of
from undercroft.games.dungeon_drop.heuristics import ahead
from undercroft.games.dungeon_drop.heuristics.novice import novice
from undercroft.games.dungeon_drop.heuristics.purse import Skill
from undercroft.games.dungeon_drop.heuristics.thumb import thumb


class DropHeuristics(Heuristics):
    """Rules of thumb look at views; the search asks about the table itself."""

    ahead = (
        0  # a decision takes milliseconds, every fall blurs what follows, and `appraise` sees the next rooms
    )
    breadth = 8
    doubt = 0.03
    scale = 1.0  # point

    def novice(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return novice(view, options)

    def steady(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return thumb(view, options, Skill.STEADY)

    def keen(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return thumb(view, options, Skill.KEEN)

    def inclined(self, table: Any, chance: Chance) -> Option:
        return ahead.inclined(table, chance)

    def rivals(self, opinions: Opinions, options: Sequence[Option]) -> Sequence[Option]:
        """What an ability is good for is decided after it was used: that is left to the rules of thumb."""
        favourite = favourite_of(opinions)
        if favourite[0] == "use":
            return [favourite]
        return [option for option in options if option[0] != "use"]

    def is_settled(self, table: Any) -> bool:
        """Whoever loots does so to the end; and a solo hero's turn is judged when it is over."""
        if table.is_solo and table.choice.prompt in ("act.choose", "move.room"):
            return False
        return not ahead.is_looting(table)

    def appraise(self, table: Any) -> Sequence[float]:
        return ahead.appraise(table)

    def result(self, table: Any) -> Sequence[float]:
        """A solo hero wins no game against anybody: what counts is how far the run came."""
        return ahead.result(table) if table.is_solo else super().result(table)


HEURISTICS: Final = DropHeuristics()
