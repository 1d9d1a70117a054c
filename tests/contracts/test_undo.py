"""The undo floor, from the events alone."""

from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import PLAYERS, TABLES, any_option, new_table, play

from undercroft.engine.game import Game
from undercroft.engine.replay import replay


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_floor_at_every_decision(game: Game, seats: int) -> None:
    for seed in range(6):
        rng = Random(f"undo {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        memory = laws.Memory()
        for decision in play(table, rng, PLAYERS[seed % 2]):
            memory.note(decision)
            memory.floor_is_right(decision)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_floor_after_somebody_left(game: Game, seats: int) -> None:
    for seed in range(4):
        rng = Random(f"undo {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        memory = laws.Memory()
        for decision in play(table, rng, limit=60):
            memory.note(decision)
            memory.floor_is_right(decision)
        laws.leave(table, rng)
        for decision in play(table, rng, limit=60):
            memory.note(decision)
            memory.floor_is_right(decision)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_going_back_and_choosing_again(game: Game, seats: int) -> None:
    """The table at the floor asks the same seat, and every seat knows there what it knows now."""
    for seed in range(4):
        rng = Random(f"undo {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        for decision in play(table, rng, PLAYERS[seed % 2], limit=150):
            floor, now = decision.undo_floor, decision.past.number
            if floor == now or rng.random() < 0.8:
                continue
            back = replay(decision.record(), floor)
            assert back.choice is not None
            assert back.choice.seat == decision.past.seat
            for seat in laws.viewers(decision):
                assert laws.hidden_from(back, seat) <= laws.hidden_from(decision, seat)
            back.take(any_option(rng, back))
