"""Bots that go by the rules of thumb of a game: one who has played once or twice, one who knows it well."""

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.bots.base import Redeal, heuristics, looked_at
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.heuristics import Opinions


def favourites(opinions: Opinions, options: Sequence[Option]) -> list[Option]:
    """The options of the highest score; all of them where nobody has an opinion."""
    known = [option for option in options if option in opinions]
    if not known:
        return list(options)
    best = max(opinions[option].score for option in known)
    return [option for option in known if opinions[option].score == best]


class NoviceBot:
    """Goes by the first rules of thumb one learns."""

    name = "novice"

    def __init__(self, game: Game, seed: int | str) -> None:
        self.heuristics = heuristics(game)
        self.chance = Chance.seeded(seed, ("bot",))

    def opinions(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return self.heuristics.novice(view, options)

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        if len(options) == 1:
            return options[0]
        liked = favourites(self.opinions(looked_at(view), options), options)
        return liked[self.chance.below("bot", len(liked))]


class SteadyBot(NoviceBot):
    """Goes by rules of thumb that hold up, and does not calculate."""

    name = "steady"

    def opinions(self, view: Mapping[str, Any], options: Sequence[Option]) -> Opinions:
        return self.heuristics.steady(view, options)
