"""Statistics for reports: rates with intervals, differences with tests, and corrections for asking many
questions at once. docs/lab.md says in words what each is good for.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from undercroft.lab.extras import needed

Z: Final = 1.959964  # two-sided, 95 %
ALPHA: Final = 0.05
FEW: Final = 100  # values on either side, below which it is always the shuffles that tell
MOST: Final = 4  # times as many values as there are, that they can stand for
SHUFFLES: Final = 1999
ENOUGH: Final = 20_000  # values from which on the shuffles tell nothing that the normal curve does not


class Estimate(NamedTuple):
    """A value with its 95 % interval, and the chance of one so far from nothing where there is nothing."""

    value: float
    low: float
    high: float
    p: float = 1.0


UNKNOWN: Final = Estimate(math.nan, -1.0, 1.0)  # a difference about which nothing can be said


def two_sided(z: float) -> float:
    """The chance of a value so far from the middle of the normal curve.

    >>> round(two_sided(1.96), 3), two_sided(0.0)
    (0.05, 1.0)
    """
    return math.erfc(abs(z) / math.sqrt(2))


def chance_of(value: float, error: float) -> float:
    """The chance of a value so far from nothing, if its standard error is this one. What is not nothing, and
    is known without an error, is no chance.

    >>> round(chance_of(0.2, 0.1), 3), chance_of(0.2, 0.0), chance_of(0.0, 0.0)
    (0.046, 0.0, 1.0)
    """
    return two_sided(value / error) if error else float(not value)


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
    """A rate from values between 0 and 1 that belong together in groups, such as the games of one deal.

    Where most deals are won once by each, more is known than from as many games by themselves.

    >>> estimate = grouped([[1.0, 0.0]] * 10 + [[1.0, 1.0]] * 2)
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)
    (0.583, 0.437, 0.716)
    >>> alone = wilson(14, 24)
    >>> round(alone.low, 3), round(alone.high, 3)
    (0.388, 0.755)
    """
    return clustered([Cluster(1, math.fsum(group), len(group)) for group in groups], even)


def share(tally: Sequence[int]) -> Estimate:
    """The share of all seats that did something, from the number of games in which nobody, one seat, two
    seats and so on did it. Seats of one game are alike, so the interval goes by games.

    >>> estimate = share([0, 50, 50, 0])
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)
    (0.5, 0.465, 0.535)
    """
    seats = len(tally) - 1
    return clustered([Cluster(games, did, seats) for did, games in enumerate(tally)])


class Cluster(NamedTuple):
    """Values between 0 and 1 that belong together: how often they came so, their sum and their number."""

    times: int
    hits: float
    n: int


def clustered(found: Sequence[Cluster], even: float | None = None) -> Estimate:
    """A rate with Wilson's interval for as many independent values as tell the same (Korn and Graubard,
    1998): their number divided by the design effect (Kish), that is by how much more the clusters differ
    than independent values would.

    The design effect is that of the clusters and two more, one entirely 1 and one entirely 0, as Agresti and
    Coull (1998) add successes and failures: clusters that are all alike would prove everything. So where
    all values are the same, there are as many as clusters; and clusters of one value each are just Wilson's.
    """
    n = sum(times * size for times, _, size in found)
    if not n:
        return wilson(0, 0)
    hits = math.fsum(times * hit for times, hit, _ in found)
    more = n / sum(times for times, *_ in found)
    rate = (hits + more) / (n + 2 * more)
    spread = math.fsum(times * (hit - size * rate) ** 2 for times, hit, size in found)
    spread += (more - more * rate) ** 2 + (more * rate) ** 2
    size = n * min(MOST, (n + 2 * more) * rate * (1 - rate) / spread)
    return wilson(hits / n * size, size, even)


def rate_difference(hits_a: int, n_a: int, hits_b: int, n_b: int) -> Estimate:
    """How much larger the second rate is: Newcombe's interval from those of Wilson, and the test of two
    proportions.

    >>> estimate = rate_difference(40, 100, 60, 100)
    >>> round(estimate.value, 2), round(estimate.low, 3), round(estimate.high, 3), round(estimate.p, 4)
    (0.2, 0.061, 0.328, 0.0047)
    """
    apart = change(wilson(hits_a, n_a), wilson(hits_b, n_b))
    if math.isnan(apart.value):
        return apart
    pooled = (hits_a + hits_b) / (n_a + n_b)
    error = math.sqrt(pooled * (1 - pooled) * (1 / n_a + 1 / n_b))
    return apart._replace(p=chance_of(apart.value, error))


def change(before: Estimate, after: Estimate) -> Estimate:
    """The difference between two estimates that know nothing of each other. Each of its bounds is as far off
    as those of the two that make it so (Zou and Donner, 2008), also where they are not in the middle.
    """
    if math.isnan(before.value) or math.isnan(after.value):
        return UNKNOWN
    value = after.value - before.value
    below = math.hypot(after.value - after.low, before.high - before.value)
    above = math.hypot(after.high - after.value, before.value - before.low)
    return Estimate(
        value, value - below, value + above, chance_of(value, (below if value > 0 else above) / Z)
    )


class Seats(NamedTuple):
    """The seats of many games, each as one number in every array: its game, its stratum (seats that are
    alike), whether it won, and by how much that is more than is usual in the stratum. `sizes` are those of
    the strata; `scale`, the root of n / (n - 1), makes up for n seats being close to a mean of their own.
    """

    games: Any
    strata: Any
    won: Any
    beyond: Any
    sizes: Any
    scale: Any


def seats_of(games: Any, strata: Any, won: Any) -> Seats:
    """From a number for each seat in every list or array; games and strata are numbered from 0."""
    np: Any = needed("numpy", "lab")
    where, wins = np.asarray(strata), np.asarray(won, float)
    sizes = np.bincount(where)
    usual = np.bincount(where, wins) / np.maximum(sizes, 1)
    scale = np.sqrt(sizes / np.maximum(sizes - 1, 1))
    return Seats(np.asarray(games), where, wins, wins - usual[where], sizes, scale[where])


def swing(seats: Seats, having: Any) -> Estimate:
    """How much more often those win who did it, within strata: the difference of Mantel and Haenszel. A
    stratum in which all or none did it, or won, says nothing. `having` are the numbers of those seats.

    Where one wins, the others of the same game do not. So what varies is the sum over the seats of a game,
    not the seat (Liang and Zeger, 1986): in the test as if there were no swing, in the interval around it.
    Both are as if the most telling game had been played once more, and had come out the other way: one game
    proves nothing, and neither do games that are all alike.

    >>> two_each = seats_of([n // 2 for n in range(200)], [0] * 200, [n % 2 == 0 for n in range(200)])
    >>> estimate = swing(two_each, [n for n in range(200) if n % 2 == (n >= 120)])
    >>> round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3), round(estimate.p, 3)
    (0.2, 0.006, 0.394, 0.047)
    """
    np: Any = needed("numpy", "lab")
    usual = np.bincount(seats.strata[having], minlength=len(seats.sizes)) / np.maximum(seats.sizes, 1)
    did = -usual[seats.strata]
    did[having] += 1.0
    weight = float(did @ did)
    told = np.bincount(seats.games, did * seats.beyond * seats.scale)
    if not weight or not told.any():
        return UNKNOWN
    total = float(did @ seats.beyond)
    value = total / weight
    due = np.bincount(seats.games, did * did * seats.scale) * value
    against = np.max(np.abs(told) + np.abs(due))
    error = math.sqrt(np.sum((told - due) ** 2) + against**2) / weight
    p = chance_of(total, math.sqrt(told @ told + np.max(np.abs(told)) ** 2))
    return Estimate(value, value - Z * error, value + Z * error, p)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval. One value says nothing about others."""
    n = len(values)
    if not n:
        return Estimate(math.nan, math.nan, math.nan)
    value = math.fsum(values) / n
    if n == 1:
        return Estimate(value, -math.inf, math.inf)
    error = math.sqrt(variance(values, value) / n)
    return Estimate(value, value - Z * error, value + Z * error)


def variance(values: Sequence[float], value: float) -> float:
    return math.fsum((x - value) ** 2 for x in values) / (len(values) - 1) if len(values) > 1 else 0.0


def mean_difference(a: Sequence[float], b: Sequence[float]) -> Estimate:
    """How much larger the second mean is: the interval of Welch, and a permutation test. With very many
    values the normal curve stands in for the shuffles: that of values which are all from the same source.
    """
    if not len(a) or not len(b):
        return Estimate(math.nan, math.nan, math.nan)
    first, second = mean(a), mean(b)
    value = second.value - first.value
    error = math.hypot(first.high - first.value, second.high - second.value) / Z
    if len(a) + len(b) > ENOUGH and min(len(a), len(b)) >= FEW:
        both = [*a, *b]
        spread = variance(both, math.fsum(both) / len(both)) * (1 / len(a) + 1 / len(b))
        p = chance_of(value, math.sqrt(spread))
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
