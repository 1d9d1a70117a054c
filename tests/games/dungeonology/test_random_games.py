"""Random games over all sixteen combinations of the advanced rules: no exception, nothing lost or doubled."""

import random

import pytest

from undercroft.games.dungeonology.game import VERSIONS

GAME = VERSIONS[-1]
RULES = ("boss", "dangerous_zones", "maximum_alert", "main_effects")


@pytest.mark.parametrize("combination", range(16))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_to_its_end(combination: int, seats: int) -> None:
    options = {rule: combination >> n & 1 for n, rule in enumerate(RULES)}
    options |= {"alert": combination % 4, "choose_scholars": seats % 2, "aligned": combination % 2}
    table = GAME.new(seats, options, f"random {combination} {seats}".replace(" ", "-"))
    player = random.Random(combination * 10 + seats)
    steps = 0
    while not table.over:
        assert table.choice is not None
        assert table.choice.options, table.choice.prompt
        table.take(player.choice(table.choice.options))
        steps += 1
        if steps % 25 == 0:
            assert [] == GAME.conserved(table)
            copy = GAME.load(table.copy().save())
            assert table == copy
            assert table.choice is None or table.choice.options == copy.choice.options  # type: ignore[union-attr]
        assert steps < 5000
    assert [] == GAME.conserved(table)
    assert table.standings
