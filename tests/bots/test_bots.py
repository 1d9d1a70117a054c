"""Bots: found by name, given a view, and reproducible from a seed."""

from collections import Counter

import pytest

import undercroft as uc
from undercroft import bots

OPTIONS = [("pass",), ("move", 0), ("move", 1), ("done",)]


def answers(seed: int | str, n: int = 40) -> list[uc.Option]:
    bot = bots.bot("random", seed)
    return [bot.choose({}, OPTIONS) for _ in range(n)]


def test_a_bot_has_its_name() -> None:
    assert ["random"] == [bots.bot(name, 1).name for name in bots.names()]


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'genius'; there are: random"):
        bots.bot("genius", 1)


def test_the_same_seed_plays_the_same() -> None:
    assert answers("a") == answers("a")


def test_another_seed_plays_differently() -> None:
    assert answers("a") != answers("b")


def test_the_random_bot_picks_every_option_about_alike() -> None:
    counts = Counter(answers(3, 2000))
    assert set(OPTIONS) == {option for option, n in counts.items() if 400 < n < 600}


@pytest.mark.parametrize("game", uc.games())
def test_the_random_bot_finishes_a_game(game: str) -> None:
    table = uc.game(game).new(seats=3, seed=5)
    players = [bots.bot("random", seat) for seat in range(3)]
    while table.choice is not None:
        seat = table.choice.seat
        table.take(players[seat].choose(table.view(seat), table.choice.options))
    assert table.over
