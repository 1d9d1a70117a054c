"""The bot that leaves everything to chance."""

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.bots.base import Redeal
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option


class RandomBot:
    """Every option alike. It neither looks nor thinks: the measure for those who do."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance.seeded(seed, ("random bot",))

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        return options[self.chance.below("random bot", len(options))]
