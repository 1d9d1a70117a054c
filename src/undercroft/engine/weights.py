"""Weights of heuristics: numbers that were first set by hand and then tuned by play.

A rule of thumb says what it thinks something is worth, `STEP: Final = weigh("moves.STEP", 0.04)`. A file
`weights.toml` beside the heuristics says by which factor self-play found it better, and how that was found
out. Without the file, or without a line in it, the number stands as it was thought.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

FILE: Final = "weights.toml"


class Weights:
    """The weights of one game, by module and name."""

    def __init__(self, factors: Mapping[str, float]) -> None:
        self.factors = factors
        self.rough: dict[str, float] = {}  # as they were thought

    def __call__(self, name: str, rough: float) -> float:
        """A weight, tuned.

        >>> weigh = Weights({"moves.STEP": 1.5})
        >>> weigh("moves.STEP", 0.04), weigh("moves.DOOR", 0.5)
        (0.06, 0.5)
        """
        self.rough[name] = rough
        return rough * self.factors.get(name, 1.0)


def weights(package: str) -> Weights:
    """The weights beside the heuristics of a game."""
    return Weights(record(package).get("factors", {}))


def record(package: str) -> dict[str, Any]:
    """What the file of a game says: the factors, and how they were found."""
    place = files(package) / FILE
    return tomllib.loads(place.read_text("utf-8")) if place.is_file() else {}
