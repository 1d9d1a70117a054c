"""The weights of Dungeoneer's rules of thumb, tuned by self-play (`weights.toml`)."""

from typing import Final

from undercroft.engine.weights import weights

weigh: Final = weights("undercroft.games.dungeoneer.heuristics")
