"""The plan of the dungeon grows with every tile; it is the same as if the whole drawing were read again."""

import random

import pytest

from undercroft.engine.registry import game
from undercroft.games.dungeonology.board import survey
from undercroft.games.dungeonology.table import Table

EVERYTHING = {"boss": 1, "dangerous_zones": 1, "main_effects": 1}


@pytest.mark.parametrize("aligned", [0, 1])
def test_a_plan_that_has_grown_is_that_of_the_whole_drawing(aligned: int) -> None:
    table = game("dungeonology").new(3, {**EVERYTHING, "aligned": aligned}, seed=5)
    assert isinstance(table, Table)
    pick = random.Random(5)
    laid = 0
    while table.choice is not None:
        events = table.take(pick.choice(table.choice.options))
        if any(event.kind == "zone_placed" for event in events):
            laid += 1
            assert survey(table.box, table.where, table.walls, table.stairs) == table.plan
    assert laid > 5
