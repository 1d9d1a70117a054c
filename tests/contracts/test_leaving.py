"""Any seat may leave at any time."""

from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import COMPANY, HALVES, TABLES, any_option, half, new_table, play, so_many

from undercroft.engine.choice import Refused
from undercroft.engine.game import Game


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_others_go_on(game: Game, seats: int, which: int) -> None:
    rng = Random(31)
    for table in half(game, seats, which):
        laws.leaving_is_clean(table, rng)


@pytest.mark.parametrize("which", HALVES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_law_holds_after_somebody_left(game: Game, seats: int, which: int) -> None:
    rng = Random(32)
    for table in half(game, seats, which):
        other = table.copy()
        laws.leave(other, rng)
        laws.options_are_sound(other)
        laws.pieces_are_conserved(other)
        laws.views_keep_secrets(other, rng)
        laws.views_name_nothing_hidden(other)
        laws.save_gives_the_same(other, rng)
        laws.legality_and_reason_agree(other, rng, most=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_games_in_which_people_leave(game: Game, seats: int) -> None:
    for seed in range(so_many(game, 16)):
        rng = Random(f"leaving {game} {seats} {seed}")
        table = new_table(game, seats, rng)
        left: set[int] = set()
        for decision in play(table, rng):
            if not decision.over and rng.random() < 0.02:
                seat = laws.leave(decision, rng)
                assert seat is not None
                left.add(seat)
            laws.options_are_sound(decision)
            laws.pieces_are_conserved(decision)
            if decision.choice is not None:
                assert decision.choice.seat not in left
        assert table.over
        laws.record_gives_the_same(table)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nobody_leaves_twice(game: Game, seats: int) -> None:
    table = game.new(seats, seed=1)
    table.resign(0)
    before = laws.state(table)
    with pytest.raises(Refused) as refused:
        table.resign(0)
    assert refused.value.reason.rule in laws.catalogue(game)
    assert laws.state(table) == before


@pytest.mark.parametrize(("game", "seats"), COMPANY)
def test_the_last_one_wins(game: Game, seats: int) -> None:
    table = game.new(seats, seed=1)
    table.take(any_option(Random(1), table))
    for seat in range(seats - 1):
        assert not table.over
        table.resign(seat)
    assert table.over
    assert [(seats - 1, 1)] == [(place.seat, place.rank) for place in table.standings if place.rank == 1]
