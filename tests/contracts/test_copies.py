"""A copy is equal to its original and independent of it."""

from random import Random

import pytest
from tests.contracts import laws, toy
from tests.contracts.play import HALVES, TABLES, any_option, half, positions

from undercroft.engine.game import Game


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_equal(game: Game, seats: int) -> None:
    for table in positions(game, seats):
        laws.copy_is_equal(table)


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_independent(game: Game, seats: int, which: int) -> None:
    rng = Random(5)
    for table in half(game, seats, which)[::2]:
        laws.copy_shares_nothing_that_changes(table, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_copies_play_alike(game: Game, seats: int) -> None:
    rng = Random(6)
    for table in positions(game, seats):
        laws.play_alike(table.copy(), table.copy(), rng, 10)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_change_is_a_difference(game: Game, seats: int) -> None:
    table = game.new(seats, seed=1)
    other = table.copy()
    other.take(any_option(Random(1), other))
    assert other != table


class Careless(toy.Table):
    """A table whose copies share a list."""

    def copy(self) -> toy.Table:
        other = super().copy()
        other.tricks = self.tricks
        return other


class CarelessToy(toy.Toy):
    """A toy with careless copies."""

    table = Careless


def test_aliasing_is_found() -> None:
    table = CarelessToy().new(2, seed=3)
    with pytest.raises(AssertionError, match="tricks is shared by copies and was changed"):
        laws.copy_shares_nothing_that_changes(table, Random(1))
