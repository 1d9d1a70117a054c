"""Endings: a recorded game of Dungeoneer for every way a game can end, for 2, 3 and 4 seats.

    python tools/endings.py

Searches seeds, keeps the shortest game of each kind, and writes tests/games/dungeoneer/endings/*.record anew.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.registry import game
from undercroft.engine.state import RESIGN, Table

FOLDER = Path(__file__).parents[1] / "tests" / "games" / "dungeoneer" / "endings"

# What a hero in search of his Quests does first; whoever is in search of nothing takes any verb.
ERRANDS = (
    ("complete",),
    ("offer",),
    ("quest",),
    ("move", "open", "unlock", "portal"),
    ("place", "done", "pass"),
)
FIGHTS = (("attack", "trap", "bane", "challenge"), ("play", "replace", "weapon", "blame", "done", "pass"))


def prefer(wishes: tuple[tuple[str, ...], ...], table: Table, chance: Chance) -> Option:
    """Mostly one of the verbs wished for first, now and then any."""
    assert table.choice is not None
    options = table.choice.options
    if chance.below("player", 5):
        for verbs in wishes:
            wanted = tuple(option for option in options if option[0] in verbs)
            if wanted:
                return wanted[chance.below("player", len(wanted))]
    verbs = sorted({option[0] for option in options})
    verb = verbs[chance.below("player", len(verbs))]
    wanted = tuple(option for option in options if option[0] == verb)
    return wanted[chance.below("player", len(wanted))]


class Ending(NamedTuple):
    """One way to end: how to play towards it, and how to know it."""

    name: str
    wishes: tuple[tuple[str, ...], ...]
    is_it: Callable[[Table], bool]
    round_limit: int = 100
    patience: int = 0  # one in so many decisions somebody leaves; 0 for never


def winners(table: Table, reason: str) -> int:
    """How many share the first place for this reason."""
    return sum(place.rank == 1 and place.reason == reason for place in table.standings)


def was_left(table: Table) -> bool:
    """Whether the last decision was somebody's to leave, in a game that was well under way."""
    return table.past.option == RESIGN and table.past.number > 50


ENDINGS = (
    Ending("third_quest", ERRANDS, lambda t: winners(t, "third_quest") == 1),
    Ending("last_hero", FIGHTS, lambda t: winners(t, "last_hero") == 1 and t.past.option != RESIGN),
    Ending("last_hero_resigned", FIGHTS, lambda t: winners(t, "last_hero") == 1 and was_left(t), patience=40),
    Ending("round_limit", ERRANDS, lambda t: winners(t, "round_limit") == 1, round_limit=5),
    Ending("round_limit_shared", ERRANDS, lambda t: winners(t, "round_limit") > 1, round_limit=2),
)


def games(ending: Ending, seats: int, seeds: int) -> Iterator[Table]:
    """Finished games, one for each seed."""
    for seed in range(seeds):
        table = game("dungeoneer").new(seats, {"round_limit": ending.round_limit}, seed=seed)
        chance = Chance.seeded(f"{ending.name} {seats} {seed}", ("player",))
        while table.choice is not None:
            if ending.patience and table.past.number and not chance.below("player", ending.patience):
                alive = [s for s in range(seats) if table.game.why_not_resign(table, s) is None]
                table.resign(alive[chance.below("player", len(alive))])
            else:
                table.take(prefer(ending.wishes, table, chance))
        yield table


def main(seeds: int = 150) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing = 0
    for ending in ENDINGS:
        for seats in game("dungeoneer").seats:
            path = FOLDER / f"{ending.name}-{seats}.record"
            found = [table for table in games(ending, seats, seeds) if ending.is_it(table)]
            if not found:
                print(f"{path.name}: no such game among {seeds} seeds")
                missing += 1
                continue
            shortest = min(found, key=lambda table: table.past.number)
            path.write_text(shortest.record(), encoding="utf-8")
            print(f"{path.name}: {shortest.past.number} decisions, {len(found)} of {seeds} games end so")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
