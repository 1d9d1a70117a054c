"""The statistics of reports, against values known from elsewhere and against chance itself."""

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from undercroft.lab import stats
from undercroft.lab.stats import Estimate


def rounded(estimate: Estimate, digits: int = 4) -> tuple[float, float, float]:
    return round(estimate.value, digits), round(estimate.low, digits), round(estimate.high, digits)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)],
)
def test_wilson(hits: int, n: int, low: float, high: float) -> None:
    """The examples of Newcombe, 1998."""
    assert (round(hits / n, 4), low, high) == rounded(stats.wilson(hits, n))


def test_newcombe() -> None:
    """56 of 70 against 48 of 80: his method 10."""
    assert (0.2, 0.0524, 0.3339) == rounded(stats.rate_difference(48, 80, 56, 70))


def test_nobody() -> None:
    assert math.isnan(stats.wilson(0, 0).value)
    assert math.isnan(stats.grouped([]).value)
    assert math.isnan(stats.rate_difference(0, 0, 1, 2).value)


# -- swing ---------------------------------------------------------------------------------------------------


def alone(*strata: tuple[int, int, int, int]) -> Estimate:
    """The swing of seats that are each a game of their own. In each stratum: how many did it, how many of
    those won, and the same for the others.
    """
    cells = [
        (k, did, n < won)
        for k, (those, won_those, others, won_others) in enumerate(strata)
        for did, many, won in ((True, those, won_those), (False, others, won_others))
        for n in range(many)
    ]
    where, did, won = zip(*cells, strict=True)
    return stats.swing(stats.seats_of(range(len(cells)), where, won), np.flatnonzero(did))


def test_all_did_it() -> None:
    assert math.isnan(alone((5, 1, 0, 0)).value)


def test_nobody_won() -> None:
    assert math.isnan(alone((50, 0, 50, 0)).value)


def test_strata_undo_a_confusion() -> None:
    """The strong use the card often and the weak rarely, but it does nothing: Simpson's paradox."""
    found = alone((80, 64, 20, 16), (20, 4, 80, 16))
    assert (0.0, 1.0) == (round(found.value, 9), round(found.p, 9))


def test_without_strata_the_confusion_stays() -> None:
    assert alone((100, 68, 100, 32)).p < 0.001


def test_seats_alone_are_tested_as_ever() -> None:
    """By Cochran, Mantel and Haenszel it is 0.0049; here one game counts twice."""
    assert 0.005 == round(alone((100, 60, 100, 40)).p, 3)


def test_the_interval_of_swings_holds_what_it_promises() -> None:
    chance = Random(4)
    hits = 0
    for _ in range(400):
        strata = []
        for base in (0.2, 0.5):
            cells = [sum(chance.random() < rate for _ in range(60)) for rate in (base + 0.15, base)]
            strata.append((60, cells[0], 60, cells[1]))
        estimate = alone(*strata)
        hits += estimate.low <= 0.15 <= estimate.high
    assert 0.92 < hits / 400 < 0.98


def one_winner(chance: Any, seats: int, games: int = 200, odds: float = 1.0) -> Estimate:
    """The swing of a card that one seat of each game has, where one seat wins: its holder so many times as
    often as each of the others.
    """
    holder = chance.integers(seats, size=games)
    weights = np.ones((games, seats))
    weights[np.arange(games), holder] = odds
    reached = np.cumsum(weights, axis=1) > chance.random((games, 1)) * weights.sum(axis=1, keepdims=True)
    won = np.zeros((games, seats), bool)
    won[np.arange(games), reached.argmax(axis=1)] = True
    strata = chance.integers(3, size=games * seats)
    field = stats.seats_of(np.repeat(np.arange(games), seats), strata, won.ravel())
    return stats.swing(field, np.arange(games) * seats + holder)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swings_find_nothing_where_nothing_is(seats: int) -> None:
    """About one in twenty is below 5 %, although where one seat of a game wins, the others do not."""
    chance = np.random.default_rng(seats)
    below = sum(one_winner(chance, seats).p < 0.05 for _ in range(400))
    assert 0.02 <= below / 400 <= 0.08


@pytest.mark.parametrize("seats", [2, 3])
def test_swings_find_what_is_there(seats: int) -> None:
    chance = np.random.default_rng(seats)
    found = sum(one_winner(chance, seats, odds=2.0).p < 0.05 for _ in range(100))
    assert found >= 95


@pytest.mark.parametrize(("seats", "truth"), [(2, 1 / 3), (3, 1 / 4)])
def test_the_interval_of_swings_within_games(seats: int, truth: float) -> None:
    """A holder who wins twice as often as each other: 2 in 3 against 1 in 3, or 2 in 4 against 1 in 4."""
    chance = np.random.default_rng(seats)
    found = [one_winner(chance, seats, odds=2.0) for _ in range(400)]
    assert 0.92 < sum(estimate.low <= truth <= estimate.high for estimate in found) / 400 < 0.98


def test_one_game_proves_no_swing() -> None:
    field = stats.seats_of([0] * 80, [0] * 80, [n < 40 for n in range(80)])
    assert stats.swing(field, np.arange(40)).p > 0.3


def test_very_few_games_prove_no_swing() -> None:
    """Four games, in each of which the one holder wins: a coin does so in one of eight."""
    field = stats.seats_of([n // 2 for n in range(8)], [0] * 8, [n % 2 == 0 for n in range(8)])
    assert stats.swing(field, np.arange(0, 8, 2)).p > 0.05


def test_a_swing_without_exception_is_still_an_estimate() -> None:
    estimate = alone((50, 50, 50, 0))
    assert estimate.low < 0.99 < estimate.value


# -- other differences ---------------------------------------------------------------------------------------


def test_a_card_that_everybody_uses_now() -> None:
    """Nobody in 200 games before, everybody in 200 games after."""
    assert stats.change(stats.share([200, 0, 0]), stats.share([0, 0, 200])).p < 1e-9


def test_one_game_proves_no_change() -> None:
    assert stats.change(stats.share([1, 0, 0]), stats.share([0, 0, 1])).p > 0.05


def test_what_is_known_without_error() -> None:
    assert 0.0 == stats.change(Estimate(1.0, 1.0, 1.0), Estimate(2.0, 2.0, 2.0)).p


def test_nothing_changed() -> None:
    assert 1.0 == stats.change(Estimate(1.0, 1.0, 1.0), Estimate(1.0, 1.0, 1.0)).p


def test_changes_of_rates_are_newcombe_s() -> None:
    assert (0.2, 0.0524, 0.3339) == rounded(stats.change(stats.wilson(48, 80), stats.wilson(56, 70)))


@pytest.mark.parametrize("tally", [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
def test_the_share_in_one_game(tally: list[int]) -> None:
    """One of two seats, or both, or none: it may be anything."""
    found = stats.share(tally)
    assert found.high - found.low > 0.4


def test_shares_go_by_games() -> None:
    """In half of the games all use it, in the others none: as many games as there are, not seats."""
    assert rounded(stats.wilson(200, 400), 2) == rounded(stats.share([200, 0, 0, 0, 200]), 2)


def test_many_values_without_a_spread() -> None:
    assert stats.mean_difference([1.0] * 12_000, [2.0] * 12_000).p < 1e-9


def test_one_value_among_many_is_left_to_the_shuffles() -> None:
    """3 is far off for these, but one value in 400 is so far."""
    chance = Random(3)
    many = [chance.gauss(0, 1) for _ in range(stats.ENOUGH)]
    assert stats.mean_difference([3.0], many).p > 0.001


def test_one_value_says_nothing_about_others() -> None:
    assert (-math.inf, math.inf) == stats.mean([3.0])[1:3]


def test_holm_keeps_the_order_of_questions() -> None:
    assert [0.9, 0.003, 0.04] == [round(p, 3) for p in stats.holm([0.9, 0.001, 0.02])]


def test_shuffles_find_what_is_there() -> None:
    chance = Random(1)
    one = [chance.gauss(10, 2) for _ in range(80)]
    other = [chance.gauss(11.5, 2) for _ in range(80)]
    assert stats.mean_difference(one, other).p < 0.01


def test_shuffles_find_nothing_where_nothing_is() -> None:
    """About one in twenty is below 5 %."""
    chance = Random(2)
    below = 0
    for _ in range(60):
        values = [chance.gauss(0, 1) for _ in range(40)]
        below += stats.shuffled(values[:20], values[20:]) < 0.05
    assert below <= 8


def test_many_values_need_no_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stats, "ENOUGH", 50)
    monkeypatch.setattr(stats, "shuffled", None)
    estimate = stats.mean_difference([float(n % 7) for n in range(100)], [float(n % 9) for n in range(100)])
    assert estimate.low < estimate.value < estimate.high
    assert 0 < estimate.p < 0.01


def test_the_same_shuffles_every_time() -> None:
    one, other = [1.0, 2.0, 3.0, 9.0], [2.0, 5.0, 6.0, 7.0]
    assert stats.shuffled(one, other) == stats.shuffled(one, other)


def test_groups_that_differ_less_than_their_values_tell_more() -> None:
    """Every deal is won once by each, but a few: the games by themselves would say less."""
    deals = [[1.0, 0.0]] * 40 + [[1.0, 1.0]] * 8
    by_deal, by_game = stats.grouped(deals, 0.5), stats.wilson(56, 96, 0.5)
    assert by_deal.value == by_game.value
    assert by_game.low < by_deal.low < by_deal.value < by_deal.high < by_game.high
    assert by_deal.p < by_game.p


def test_groups_that_are_alike_within_tell_less() -> None:
    deals = [[1.0, 1.0]] * 14 + [[0.0, 0.0]] * 10
    by_deal, by_game = stats.grouped(deals), stats.wilson(28, 48)
    assert by_deal.low < by_game.low < by_game.high < by_deal.high


@pytest.mark.parametrize("wins", [0, 1, 10, 19, 20])
def test_groups_of_one_are_values(wins: int) -> None:
    assert rounded(stats.wilson(wins, 20), 9) == rounded(
        stats.grouped([[1.0]] * wins + [[0.0]] * (20 - wins)), 9
    )


@pytest.mark.parametrize("value", [0.0, 1.0])
@pytest.mark.parametrize("deals", [1, 7, 20])
def test_groups_without_a_difference(deals: int, value: float) -> None:
    """They may be alike because each is decided by its deal: as many values as there are groups."""
    assert rounded(stats.wilson(deals * value, deals), 9) == rounded(
        stats.grouped([[value, value]] * deals), 9
    )


@pytest.mark.parametrize("lost", range(19))
def test_each_loss_lowers_the_interval_a_little(lost: int) -> None:
    """Twenty deals of two games, of which so many are lost once: from none to one is a step like others."""
    low, next_low = (stats.grouped([[1.0, 1.0]] * (20 - n) + [[1.0, 0.0]] * n).low for n in (lost, lost + 1))
    assert 0.0 < low - next_low < 0.03


def deals_of(chance: Random, rate: float, deals: int, alike: float) -> list[list[float]]:
    """Deals of four games; so many of the games are decided by the deal."""
    made = []
    for _ in range(deals):
        fate = chance.random() < rate
        made.append([float(fate if chance.random() < alike else chance.random() < rate) for _ in range(4)])
    return made


@pytest.mark.parametrize("deals", [3, 8, 30])
@pytest.mark.parametrize("rate", [0.5, 0.9])
def test_the_interval_of_groups_holds_what_it_promises(rate: float, deals: int) -> None:
    chance = Random(deals)
    found = [stats.grouped(deals_of(chance, rate, deals, 0.7)) for _ in range(400)]
    assert sum(estimate.low <= rate <= estimate.high for estimate in found) / 400 > 0.92
