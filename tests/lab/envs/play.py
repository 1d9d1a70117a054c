"""Tables for the tests of the environments: all games with all numbers of seats, played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from undercroft.engine.registry import game
from undercroft.engine.state import Table
from undercroft.lab import envs

SEATS = tuple((name, seats) for name in envs.VERSIONS for seats in game(name).seats)
NAMES = tuple(f"{name}-{seats}" for name, seats in SEATS)
SLOW = frozenset({"dungeon_drop"})  # a decision takes ten times as long there

EVERYTHING: dict[str, dict[str, int]] = {
    "dungeon_drop": {"teamwork": 1, "floor_limit": 2},
    "dungeoneer": {},
    "dungeonology": {
        "boss": 1,
        "dangerous_zones": 1,
        "maximum_alert": 1,
        "main_effects": 1,
        "choose_scholars": 1,
    },
    "rocca_civetta": {
        "boss": 1,
        "dangerous_zones": 1,
        "maximum_alert": 1,
        "main_effects": 1,
        "alchemy": 1,
        "specialists": 1,
        "spriggan": 1,
        "floor_iv": 1,
        "way_down": 1,
        "familiars": 1,
        "research": 1,
    },
}


def tables(name: str, seats: int, seeds: range, most: int) -> Iterator[Table]:
    """Decisions of random games; first the verb is picked, then the option, so that rare ones come up."""
    for seed in seeds:
        rng = Random(seed)
        options: dict[str, Any] = EVERYTHING[name] if seed % 2 else {}
        table = game(name).new(seats, options, seed=seed)
        for _ in range(most):
            if table.choice is None:
                break
            yield table
            offered = table.choice.options
            verb = rng.choice(sorted({option[0] for option in offered}))
            table.take(rng.choice([option for option in offered if option[0] == verb]))
