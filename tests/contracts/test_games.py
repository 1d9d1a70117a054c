"""Whole random games: at every decision somebody can answer and nothing is lost, and the game ends."""

from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import PLAYERS, TABLES, new_table, play, so_many

from undercroft.engine.game import Game

GAMES_EACH = 80
PARTS = 8
LATER = tuple(pytest.param(part, marks=pytest.mark.soak) for part in range(1, PARTS))


@pytest.mark.parametrize("part", [0, *LATER])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_decision(game: Game, seats: int, part: int) -> None:
    for seed in range(part, so_many(game, GAMES_EACH), PARTS):
        rng = Random(f"games {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        heard = []
        for decision in play(table, rng, PLAYERS[seed // PARTS % 2]):
            laws.options_are_sound(decision)
            laws.pieces_are_conserved(decision)
            heard.append(laws.plain([event.for_seat(None) for event in decision.past.events or ()]))
        assert table.over, f"seed {seed}: still no end after {table.past.number} decisions"
        again = [laws.plain([e.for_seat(None) for e in step.events or ()]) for step in table.steps()]
        assert heard[1:] == again[::-1], "an event has changed after it was told"
