"""Whether somebody is asked follows from public facts only: who is passed over betrays nothing."""

from random import Random

import pytest
from tests.contracts import laws, toy
from tests.contracts.play import COMPANY, any_verb, new_table, play, so_many

from undercroft.engine.game import Game
from undercroft.engine.window import Window

ROUNDS = 4  # games played at random
DECISIONS = 400  # of each of them


def look_at_windows(game: Game, seats: int, games: int = ROUNDS) -> int:
    """Play at random and ask the law at every decision. Gives the number of decisions in a window."""
    looked = 0
    for seed in range(games):
        rng = Random(f"windows {game} {seats} {seed}")
        for table in play(new_table(game, seats, rng), rng, any_verb, DECISIONS):
            looked += bool(laws.who_may_react(table))
            laws.windows_follow_from_public_facts(table, rng)
    return looked


@pytest.mark.parametrize(("game", "seats"), COMPANY)
def test_who_is_asked_betrays_nothing(game: Game, seats: int) -> None:
    has_windows = any(issubclass(frame, Window) for frame in game.frames.values())
    looked = look_at_windows(game, seats, so_many(game, ROUNDS))
    assert looked >= 10 or not has_windows, "hardly anybody was asked: the test proves nothing"


# -- carelessness is found -------------------------------------------------------------------------


class Prying(toy.Trick):
    """Whoever has nothing but ones and twos is not even asked, and all know what he holds."""

    def may_react(self, s: toy.Table, seat: int) -> bool:
        return super().may_react(s, seat) and any(n >= 8 for n in s.hand[seat])


class Meddling(toy.Trick):
    """Honest about who may react, but the seat with the highest card is asked."""

    def ask(self, s: toy.Table) -> str:
        there = [seat for seat in range(s.seats) if s.hand[seat]]
        if there:
            seat = max(there, key=lambda n: s.hand[n])
            s.ask(seat, "trick.play", toy.ANSWERS.verbs)
            return "answered"
        return "settle"


def test_a_window_that_looks_into_hands_is_found() -> None:
    with pytest.raises(AssertionError, match="who may react at"):
        look_at_windows(toy.with_trick(Prying), 3)


def test_a_question_that_looks_into_hands_is_found() -> None:
    with pytest.raises(AssertionError, match="who is asked at"):
        look_at_windows(toy.with_trick(Meddling), 3)
