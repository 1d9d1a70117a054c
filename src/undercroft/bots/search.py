"""The bot that thinks ahead: information-set Monte-Carlo tree search.

A simulation begins with a table dealt anew from what the seat knows, goes down the tree by what proved good
so far, adds one decision to it, goes on for some more by the rollout policy, and evaluates the table it has
come to. All simulations share one tree, whatever was dealt: a node is what was decided, not what was hidden,
and it counts how often its option could have been chosen at all. Each seat chooses for itself (max-n).

The rules of thumb are asked once, about the decision at hand: their favourite is visited first and most,
and where options are many those they have an opinion of are the ones considered. Another option is preferred
to the favourite if it proved better on the same deals by more than luck explains.
"""

import time
from collections.abc import Mapping, Sequence
from math import exp, fsum, inf, sqrt
from typing import Final, NamedTuple

from undercroft.bots.base import Budget, Redeal
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Heuristics, Opinion, Opinions
from undercroft.engine.state import Table

C_PUCT: Final = 2.0  # how much is given for what was visited little
PRIOR_WEIGHT: Final = 0.4  # the share of the first visits that goes to the favourites of the rules of thumb
POLICY_WEIGHT: Final = 0.5  # the same inside the tree, for what the rollout policy would do
MIN_PAIRS: Final = 8  # deals on which an option must have been tried before it is preferred to the favourite
Z_MARGIN: Final = 2.0  # standard errors by which it must have been better there


class OptionStats(NamedTuple):
    """What the search thinks of one option: how often it was visited, the share in the victory it expects,
    and how unsure that is (standard error); with the opinion of the rules of thumb.
    """

    option: Option
    visits: int
    share: float
    error: float
    opinion: Opinion | None


class SearchResult(NamedTuple):
    """What a search has found: every option considered, the best first."""

    ranking: tuple[OptionStats, ...]
    simulations: int
    decisions: int  # taken on the way


class Node:
    """What came of one decision: visits, and the sums of every seat's shares."""

    __slots__ = ("availability", "children", "value_sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.availability = 0  # how often the decision could have been taken
        self.value_sums = [0.0] * seats
        self.children: dict[Option, Node] = {}


class Search:
    """One decision thought through."""

    def __init__(self, heuristics: Heuristics, redeal: Redeal, chance: Chance) -> None:
        self.heuristics = heuristics
        self.redeal = redeal
        self.chance = chance
        self.deals: list[tuple[Table, int]] = []  # with where the chance of the rollout starts
        self.seat = 0  # that is asked
        self.tried: dict[Option, list[float]] = {}  # its shares, deal by deal, for what may be answered
        self.low = 1.0  # of all shares seen: the scale on which options are compared
        self.high = 0.0
        self.decisions = 0
        self.count = 0

    def think(self, options: Sequence[Option], opinions: Opinions, budget: Budget) -> SearchResult:
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        if opinions:
            options = self.heuristics.candidates(opinions, options)
        considered = shortlist(options, opinions, self.heuristics.max_branching)
        prior = priors(considered, opinions, self.heuristics.prior_scale)
        table, _ = self.deal(0)
        assert table.choice is not None
        self.seat = table.choice.seat
        root = Node(table.seats)
        most = budget.simulations
        if len(considered) == 1:
            most = MIN_PAIRS if most is None else min(most, MIN_PAIRS)  # to say what may come of it
        while most is None or self.count < most:
            if ends is not None and self.count and time.monotonic() >= ends:
                break
            self.simulate(root, considered, prior)
        return self.result(root, considered, prior, opinions)

    def deal(self, n: int) -> tuple[Table, Chance]:
        """The n-th deal. Every option is tried on the same ones, in the same order and with the same luck: so
        what differs between options is the options.
        """
        if n == len(self.deals):
            self.deals.append((self.redeal(self.chance), self.chance.bits("bot")))
        table, start = self.deals[n]
        return table.copy(), Chance({"bot": start}, {})

    def simulate(self, root: Node, options: Sequence[Option], prior: Mapping[Option, float]) -> None:
        """One simulation."""
        first, fresh = self.select(root, self.seat, options, prior)
        before = self.tried.setdefault(first, [])
        table, chance = self.deal(len(before))
        table.take(first)
        node = root.children[first]
        path = [root, node]
        while not fresh and (choice := table.choice) is not None:
            found = choice.options
            if len(found) > self.heuristics.max_branching:
                break  # too much to try out: better to do what the policy says
            if len(found) == 1:
                table.take(found[0])
            else:
                option, fresh = self.select(node, choice.seat, found, self.policy(table, chance))
                table.take(option)
                node = node.children[option]
                path.append(node)
            self.decisions += 1
        shares = self.rollout(table, chance)
        before.append(shares[self.seat])
        self.count += 1
        self.decisions += 1
        self.low = min(self.low, *shares)
        self.high = max(self.high, *shares)
        for node in path:
            node.visits += 1
            for seat, share in enumerate(shares):
                node.value_sums[seat] += share

    def policy(self, table: Table, chance: Chance) -> dict[Option, float]:
        """Inside the tree nobody is asked for opinions: what the rollout policy would do has half the visits,
        and the others share the rest.
        """
        assert table.choice is not None
        options = table.choice.options
        found = dict.fromkeys(options, (1 - POLICY_WEIGHT) / len(options))
        found[self.heuristics.rollout_policy(table, chance)] += POLICY_WEIGHT
        return found

    def select(
        self, node: Node, seat: int, options: Sequence[Option], prior: Mapping[Option, float]
    ) -> tuple[Option, bool]:
        """The option that promises most, or that was visited too little; and whether it is a new one."""
        scale = self.high - self.low if self.high > self.low else 1.0
        hope = node.value_sums[seat] / node.visits / scale if node.visits else 0.0
        children = node.children
        best, most = options[0], -inf
        for option in options:
            known = children.get(option)
            if known is None:
                value = hope + C_PUCT * prior[option] * sqrt(node.visits + 1)
            else:
                known.availability += 1
                visits = known.visits
                value = known.value_sums[seat] / visits / scale
                value += C_PUCT * prior[option] * sqrt(known.availability + 1) / (1 + visits)
            if value > most:
                most, best = value, option
        fresh = best not in children
        if fresh:
            children[best] = Node(len(node.value_sums))
        return best, fresh

    def rollout(self, table: Table, chance: Chance) -> Sequence[float]:
        rollout_policy = self.heuristics.rollout_policy
        left = ahead = self.heuristics.rollout_depth * table.seats
        while table.choice is not None and (left > 0 or not self.heuristics.is_quiet(table)):
            table.take(rollout_policy(table, chance))
            left -= 1
        self.decisions += ahead - left
        return self.heuristics.result(table) if table.over else self.heuristics.evaluate(table)

    def result(
        self, root: Node, options: Sequence[Option], prior: Mapping[Option, float], opinions: Opinions
    ) -> SearchResult:
        """All options that were tried, the chosen one first and the others by what they promise."""
        favourite = max(self.tried, key=lambda option: prior[option])
        chosen = max(self.tried, key=lambda option: self.gain(option, favourite))
        lines = []
        for option in options:
            shares = self.tried.get(option)
            if shares:
                share = fsum(shares) / len(shares)
                error = error_of(shares, self.high - self.low)
                lines.append(OptionStats(option, len(shares), share, error, opinions.get(option)))
        lines.sort(key=lambda line: (line.option != chosen, -line.share))
        return SearchResult(tuple(lines), self.count, self.decisions)

    def gain(self, option: Option, favourite: Option) -> float:
        """What an option brings more than the favourite did on the same deals, less what may be luck."""
        if option == favourite:
            return 0.0
        pairs = zip(self.tried[option], self.tried[favourite], strict=False)
        more = [mine - other for mine, other in pairs]
        if len(more) < MIN_PAIRS:
            return -inf
        return fsum(more) / len(more) - Z_MARGIN * spread_of(more) / sqrt(len(more)) - self.heuristics.margin


def spread_of(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = fsum(values) / len(values)
    return sqrt(fsum((value - mean) ** 2 for value in values) / len(values))


def error_of(values: Sequence[float], widest: float) -> float:
    """How unsure a mean is, the standard error; after a single visit it may be anything that was ever seen.

    >>> error_of([0.5], 0.3), round(error_of([0.4, 0.6], 0.3), 3)
    (0.3, 0.1)
    """
    return spread_of(values) / sqrt(len(values) - 1) if len(values) > 1 else widest


def shortlist(options: Sequence[Option], opinions: Opinions, many: int) -> Sequence[Option]:
    """The options to consider: all, or where they are many the best of those that have an opinion."""
    if len(options) <= many:
        return options
    known = sorted(
        (option for option in options if option in opinions), key=lambda option: -opinions[option].score
    )
    return known[:many] if len(known) > 1 else spread(options, many)


def spread(options: Sequence[Option], many: int) -> Sequence[Option]:
    """So many of the options, evenly from the first to the last."""
    return [options[n * len(options) // many] for n in range(many)]


def priors(options: Sequence[Option], opinions: Opinions, scale: float) -> dict[Option, float]:
    """How the first visits are shared out: evenly, and more to what the rules of thumb like."""
    even = 1 / len(options)
    known = {option: opinions[option].score for option in options if option in opinions}
    if not known:
        return dict.fromkeys(options, even)
    best = max(known.values())
    liked = {
        option: exp((worth - best) / scale) if scale else float(worth == best)
        for option, worth in known.items()
    }
    whole = sum(liked.values())
    return {
        option: (1 - PRIOR_WEIGHT) * even + PRIOR_WEIGHT * liked.get(option, 0.0) / whole
        for option in options
    }
