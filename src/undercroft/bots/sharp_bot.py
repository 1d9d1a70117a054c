"""The bot that searches."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.bots.base import Budget, Redeal, heuristics
from undercroft.bots.search import Search, SearchResult
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.game import Game

DEFAULT: Final = Budget(seconds=1.0)


class SharpBot:
    """Thinks every decision through, for as long as it may."""

    name = "sharp"

    def __init__(self, game: Game, seed: int | str, budget: Budget | None = None) -> None:
        self.heuristics = heuristics(game)
        self.chance = Chance.seeded(seed, ("bot",))
        self.budget = budget or DEFAULT

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        if len(options) == 1:
            return options[0]
        return self.think(view, options, redeal).ranking[0].option

    def think(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> SearchResult:
        """Everything it finds out about the options."""
        search = Search(self.heuristics, redeal, self.chance)
        return search.think(options, self.heuristics.search_prior(view, options), self.budget)
