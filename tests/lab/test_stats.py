"""The statistics of reports, against values known from elsewhere and against chance itself."""

import math
from random import Random

import pytest

from undercroft.lab import stats
from undercroft.lab.stats import Estimate, Stratum


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
    assert math.isnan(stats.rate_difference(0, 0, 1, 2).value)
    assert math.isnan(stats.swing([Stratum(5, 1, 0, 0)]).value)


def test_strata_undo_a_confusion() -> None:
    """The strong use the card often and the weak rarely, but it does nothing: Simpson's paradox."""
    strong, weak = Stratum(80, 64, 20, 16), Stratum(20, 4, 80, 16)
    raw = stats.swing([Stratum(100, 68, 100, 32)])
    assert raw.p < 0.001
    assert (0.0, 1.0) == (round(stats.swing([strong, weak]).value, 9), stats.swing([strong, weak]).p)


def test_the_interval_of_swings_holds_what_it_promises() -> None:
    chance = Random(4)
    hits = 0
    for _ in range(400):
        strata = []
        for base in (0.2, 0.5):
            cells = [sum(chance.random() < rate for _ in range(60)) for rate in (base + 0.15, base)]
            strata.append(Stratum(60, cells[0], 60, cells[1]))
        estimate = stats.swing(strata)
        hits += estimate.low <= 0.15 <= estimate.high
    assert 0.92 < hits / 400 < 0.98


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


def test_few_groups_are_taken_as_single_values() -> None:
    assert stats.wilson(4, 6, 0.5) == stats.grouped([[1.0, 0.0], [1.0, 1.0], [1.0, 0.0]], 0.5)


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_groups_without_a_difference(value: float) -> None:
    assert stats.wilson(40 * value, 40) == stats.grouped([[value, value]] * 20)
