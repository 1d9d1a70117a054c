"""Statistics for reports: rates with intervals, differences with tests, and corrections for asking many
questions at once. docs/lab.md says in words what each is good for.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from undercroft.lab.needs import needed

Z: Final = 1.959964  # two-sided, 95 %
ALPHA: Final = 0.05
FEW: Final = 8  # groups from which on their differences say something
MOST: Final = 4  # times as many values as there are, that they can stand for
SHUFFLES: Final = 1999
ENOUGH: Final = 20_000  # values from which on the shuffles tell nothing that the normal curve does not


class Estimate(NamedTuple):
    """A value with its 95 % interval, and the chance of one so far from nothing where there is nothing."""

    value: float
    low: float
    high: float
    p: float = 1.0


def two_sided(z: float) -> float:
    """The chance of a value so far from the middle of the normal curve.

    >>> round(two_sided(1.96), 3), two_sided(0.0)
    (0.05, 1.0)
    """
    return math.erfc(abs(z) / math.sqrt(2))


def wilson(hits: float, n: float, even: float | None = None) -> Estimate:
    """A rate with Wilson's interval; `even` is the rate that is put to the test.

    >>> estimate = wilson(8, 10)
    >>> round(estimate.low, 3), round(estimate.high, 3)
    (0.49, 0.943)
    """
    if not n:
        return Estimate(math.nan, 0.0, 1.0)
    rate, z2 = hits / n, Z * Z
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    reach = Z * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    p = 1.0
    if even is not None and 0 < even < 1:
        p = two_sided((rate - even) / math.sqrt(even * (1 - even) / n))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach), p)


def grouped(groups: Sequence[Sequence[float]], even: float | None = None) -> Estimate:
    """A rate from values between 0 and 1 that belong together in groups, such as the games of one deal:
    Wilson's interval for as many independent values as explain how the groups differ (Korn and Graubard).

    Where most deals are won once by each, more is known than from as many games by themselves.

    >>> estimate = grouped([[1.0, 0.0]] * 10 + [[1.0, 1.0]] * 2)
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)
    (0.583, 0.434, 0.719)
    >>> alone = wilson(14, 24)
    >>> round(alone.low, 3), round(alone.high, 3)
    (0.388, 0.755)
    """
    values = [value for group in groups for value in group]
    n, m = len(values), len(groups)
    if m < FEW:
        return wilson(math.fsum(values), n, even)
    rate = math.fsum(values) / n
    # as if one group more had come out entirely one way: groups that are all alike would prove everything
    spread = math.fsum(((math.fsum(group) - len(group) * rate) * m / n) ** 2 for group in groups)
    error2 = (spread + max(rate, 1 - rate) ** 2) / (m * (m - 1))
    size = min(rate * (1 - rate) / error2, MOST * n) if 0 < rate < 1 else n
    return wilson(rate * size, size, even)


def rate_difference(hits_a: int, n_a: int, hits_b: int, n_b: int) -> Estimate:
    """How much larger the second rate is: Newcombe's interval from those of Wilson, and the test of two
    proportions.

    >>> estimate = rate_difference(40, 100, 60, 100)
    >>> round(estimate.value, 2), round(estimate.low, 3), round(estimate.high, 3), round(estimate.p, 4)
    (0.2, 0.061, 0.328, 0.0047)
    """
    if not n_a or not n_b:
        return Estimate(math.nan, -1.0, 1.0)
    a, b = wilson(hits_a, n_a), wilson(hits_b, n_b)
    value = b.value - a.value
    low = value - math.hypot(b.value - b.low, a.high - a.value)
    high = value + math.hypot(b.high - b.value, a.value - a.low)
    pooled = (hits_a + hits_b) / (n_a + n_b)
    error = math.sqrt(pooled * (1 - pooled) * (1 / n_a + 1 / n_b))
    return Estimate(value, low, high, two_sided(value / error) if error else 1.0)


class Stratum(NamedTuple):
    """Seats that are alike: how many did something and how many of those won, and the same for the others."""

    with_n: int
    with_won: int
    without_n: int
    without_won: int


def swing(strata: Iterable[Stratum]) -> Estimate:
    """How much more often those win who did it, within strata: the difference of Mantel and Haenszel with the
    variance of Sato, and the test of Cochran, Mantel and Haenszel, which is right for few seats too. A
    stratum in which all or none did it says nothing.

    >>> estimate = swing([Stratum(100, 60, 100, 40)])
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)
    (0.2, 0.064, 0.336)
    """
    weight = total = p_part = q_part = spread = 0.0
    for n1, a1, n0, a0 in strata:
        if n1 and n0:
            n = n1 + n0
            weight += n1 * n0 / n
            total += (a1 * n0 - a0 * n1) / n
            p_part += (n1 * n1 * a0 - n0 * n0 * a1 + n1 * n0 * (n0 - n1) / 2) / (n * n)
            q_part += (a1 * (n0 - a0) + a0 * (n1 - a1)) / (2 * n)
            won = a1 + a0
            spread += n1 * n0 * won * (n - won) / (n * n * (n - 1))
    if not weight:
        return Estimate(math.nan, -1.0, 1.0)
    value = total / weight
    error = math.sqrt(max(0.0, value * p_part + q_part)) / weight
    p = two_sided(total / math.sqrt(spread)) if spread else 1.0
    return Estimate(value, value - Z * error, value + Z * error, p)


def share(seats: int, squares: int, games: int, size: int) -> Estimate:
    """The share of all seats that did something, from how many did it in each game: their sum and the sum of
    their squares. Seats of one game are alike, so the interval goes by games.

    >>> estimate = share(seats=150, squares=250, games=100, size=3)
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)
    (0.5, 0.467, 0.533)
    """
    value = seats / (games * size)
    spread = (squares / size**2 - games * value**2) / (games - 1) if games > 1 else 0.0
    error = math.sqrt(max(0.0, spread) / games)
    return Estimate(value, value - Z * error, value + Z * error)


def change(before: Estimate, after: Estimate) -> Estimate:
    """The difference between two estimates that know nothing of each other."""
    if math.isnan(before.value) or math.isnan(after.value):
        return Estimate(math.nan, -1.0, 1.0)
    errors = [(estimate.high - estimate.low) / (2 * Z) for estimate in (before, after)]
    value, error = after.value - before.value, math.hypot(*errors)
    return Estimate(value, value - Z * error, value + Z * error, two_sided(value / error) if error else 1.0)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval."""
    n = len(values)
    if not n:
        return Estimate(math.nan, math.nan, math.nan)
    value = math.fsum(values) / n
    error = math.sqrt(variance(values, value) / n)
    return Estimate(value, value - Z * error, value + Z * error)


def variance(values: Sequence[float], value: float) -> float:
    return math.fsum((x - value) ** 2 for x in values) / (len(values) - 1) if len(values) > 1 else 0.0


def mean_difference(a: Sequence[float], b: Sequence[float]) -> Estimate:
    """How much larger the second mean is: the interval of Welch, and a permutation test. With very many
    values the normal curve stands in for the shuffles.
    """
    if not len(a) or not len(b):
        return Estimate(math.nan, math.nan, math.nan)
    first, second = mean(a), mean(b)
    value = second.value - first.value
    error = math.hypot(first.high - first.value, second.high - second.value) / Z
    if len(a) + len(b) > ENOUGH:
        p = two_sided(value / error) if error else 1.0
    else:
        p = shuffled(a, b)
    return Estimate(value, value - Z * error, value + Z * error, p)


def shuffled(a: Sequence[float], b: Sequence[float]) -> float:
    """The share of shuffles that put the means at least as far apart. Always the same shuffles."""
    np: Any = needed("numpy", "lab")
    both = np.concatenate([np.asarray(a, float), np.asarray(b, float)])
    chance = np.random.default_rng(7)
    whole, n, m = both.sum(), len(a), len(b)
    far = abs(both[n:].mean() - both[:n].mean()) * (1 - 1e-12)
    hits = 0
    for _ in range(SHUFFLES):
        chance.shuffle(both)
        part = both[:n].sum()
        hits += abs((whole - part) / m - part / n) >= far
    return float(hits + 1) / (SHUFFLES + 1)


def holm(ps: Sequence[float]) -> list[float]:
    """Holm's correction: what is below 0.05 after it would hold for all questions together.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    corrected = [1.0] * len(ps)
    highest = 0.0
    for n, i in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        highest = max(highest, min(1.0, ps[i] * (len(ps) - n)))
        corrected[i] = highest
    return corrected


def minus(text: str) -> str:
    """Figures with a true minus instead of a hyphen."""
    return text.replace("-", "\N{MINUS SIGN}")


def p_text(p: float) -> str:
    """
    >>> p_text(0.00001), p_text(0.0312), p_text(0.7)
    ('p < 0.001', 'p = 0.031', 'p = 0.70')
    """
    if p < 0.001:
        return "p < 0.001"
    return f"p = {p:.3f}" if p < 0.1 else f"p = {p:.2f}"
