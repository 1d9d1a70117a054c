"""Counts: from small positions with scripted chance, how many sequences of answers there are to depth n.

A number that changes is a rule that changed: an option more or less, a question more or less, a window that
opens or stays shut.
"""

from typing import Any

import msgspec
import pytest

import undercroft as uc
from undercroft.engine.past import Origin

NO_DECKS = ["adventure", "quest_deck", "map_deck"]

# Seat 0 walks, seat 1 waits at the far end and may not leave it in its first turn.
WALK = {
    "phase": "move",
    "only": NO_DECKS,
    "map": [
        "entrance_chamber_1 0,0",
        "narrow_corridor_1 1,0",
        "crossroads_1 2,0",
        "steep_stair_1 2,1",
        "crossroads_2 2,2",
    ],
    "seat": {
        "0": {"hero": "kron_axereaver", "at": "0,0"},  # Move 3
        "1": {"hero": "raka", "at": "2,2", "rooted": True},
    },
}

# A Monster and a Trap against somebody with a Dodge, an Amulet and one Glory; then the two can challenge.
FIGHT = {
    "phase": "encounter",
    "only": NO_DECKS,
    "dice": [1, 6, 2, 5, 3, 4] * 20,
    "seat": {
        "0": {"hero": "kron_axereaver", "hand": ["skeleton_warrior_1", "spear_trap_1"]},
        "1": {
            "hero": "roderik_talus",
            "peril": 4,
            "glory": 1,
            "life": 2,
            "hand": ["dodge_1"],
            "treasures": ["amulet_of_grace_1"],
        },
    },
}

# Two cards to be laid. The first has openings to the south and west: it fits once at each of four open ends.
BUILD = {
    "phase": "build",
    "dice": [3, 4] * 20,
    "only": NO_DECKS,
    "map": ["entrance_chamber_1 0,0", "narrow_corridor_1 1,0"],
    "map_deck": ["rat_warren_1", "forked_tunnel_1"],
    "seat": {"0": {"hero": "kron_axereaver"}, "1": {"hero": "raka", "at": "1,0", "rooted": True}},
}

# Shifting Halls: which card, with which other, and how they lie. Three pairs can be exchanged; the Tunnel
# may lie either way between two others, but only turned at the end, and turning Crossroads changes nothing.
SWAP = {
    "phase": "encounter",
    "dice": [3, 4] * 20,
    "only": NO_DECKS,
    "map": ["entrance_chamber_1 0,0", "crossroads_1 1,0", "forked_tunnel_1 2,0", "crossroads_2 2,1"],
    "seat": {
        "0": {"hero": "kron_axereaver", "hand": ["shifting_halls_1"]},
        "1": {"hero": "raka", "peril": 3, "points_lost": 9},
    },
}

COUNTS = {
    "fight": (FIGHT, [3, 7, 11, 22, 42, 84, 175]),
    "build": (BUILD, [4, 11, 27, 71, 107, 235, 506]),
    "swap": (SWAP, [2, 6, 11, 21, 21, 34, 57]),
}


def table_of(given: dict[str, Any]) -> uc.Table:
    game = uc.game("dungeoneer")
    table = game.empty(2, game.checked_options({}), Origin("counts"))
    game.arrange(table, msgspec.convert(given, game.given))
    game.begin(table)
    return table


def count(table: uc.Table, depth: int) -> int:
    """Sequences of exactly so many answers."""
    if table.choice is None:
        return 0
    if depth == 1:
        return len(table.choice.options)
    total = 0
    for option in table.choice.options:
        after = table.copy()
        after.take(option)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", COUNTS)
def test_count(name: str) -> None:
    given, expected = COUNTS[name]
    table = table_of(given)
    assert expected == [count(table, depth) for depth in range(1, len(expected) + 1)]


# -- walking, counted twice --------------------------------------------------------------------------

WAYS = {"0,0": ("1,0",), "1,0": ("0,0", "2,0"), "2,0": ("1,0", "2,1"), "2,1": ("2,0", "2,2")}


def walks(cell: str, points: int, depth: int) -> int:
    """The same count with two rules only: a step costs a point, and between two walks of seat 0 there are
    three questions with one answer each (seat 1 cannot play or go, seat 0 cannot play).
    """
    if depth == 0:
        return 1
    total = sum(walks(there, points - 1, depth - 1) for there in WAYS[cell]) if points else 0
    return total + (walks(cell, 3, depth - 4) if depth > 4 else 1)


@pytest.mark.parametrize("depth", range(1, 7))
def test_walks(depth: int) -> None:
    assert walks("0,0", 3, depth) == count(table_of(WALK), depth)
