"""The bot that thinks ahead: information-set Monte-Carlo tree search.

A line of thought begins with a table dealt anew from what the seat knows, follows the tree by what proved
good so far, adds one decision to it, goes on for a few more as one would incline to, and appraises the table
it has come to. All lines share one tree, whatever was dealt: a node is what was decided, not what was hidden,
and it counts how often its option could have been chosen at all. Each seat chooses for itself (max-n).

The rules of thumb are asked once, at the root: their favourite is looked at first and longest, and where
options are many those they have an opinion of are the ones considered.
"""

import time
from collections.abc import Mapping, Sequence
from math import exp, inf, sqrt
from typing import Final, NamedTuple

from undercroft.bots.mind import Budget, Redeal
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.counsel import Counsel, Opinion, Opinions
from undercroft.engine.state import Table

CURIOSITY: Final = 2.0  # how much is given for looking at what was looked at little
TRUST: Final = 0.4  # the share of the first looks that goes to the favourites of the rules of thumb
LEAN: Final = 0.5  # the same inside the tree, for what one inclines to
MANY: Final = 24  # options at one decision that are considered


class Line(NamedTuple):
    """What the search thinks of one option: how often it looked, the share in the victory it expects, and
    how unsure that is (standard error); with the opinion of the rules of thumb.
    """

    option: Option
    looks: int
    share: float
    error: float
    opinion: Opinion | None


class Thought(NamedTuple):
    """What a search has found: every option considered, the best first."""

    lines: tuple[Line, ...]
    followed: int  # lines of thought
    decisions: int  # taken on the way


class Node:
    """What came of one decision: looks, and the sums of every seat's shares."""

    __slots__ = ("able", "after", "looks", "squares", "sums")

    def __init__(self, seats: int) -> None:
        self.looks = 0
        self.able = 0  # how often the decision could have been taken
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.after: dict[Option, Node] = {}


class Search:
    """One decision thought through."""

    def __init__(self, counsel: Counsel, redeal: Redeal, chance: Chance) -> None:
        self.counsel = counsel
        self.seat = 0  # that is asked
        self.redeal = redeal
        self.chance = chance
        self.root: Node | None = None
        self.low = 1.0  # of all shares seen: the scale on which options are compared
        self.high = 0.0
        self.decisions = 0
        self.count = 0

    def think(self, options: Sequence[Option], opinions: Opinions, budget: Budget) -> Thought:
        ends = None if budget.seconds is None else time.monotonic() + budget.seconds
        considered = shortlist(options, opinions)
        prior = priors(considered, opinions, self.counsel.scale)
        while budget.lines is None or self.count < budget.lines:
            if ends is not None and self.count and time.monotonic() >= ends:
                break
            self.follow(considered, prior)
        return self.found(considered, opinions)

    def follow(self, options: Sequence[Option], prior: Mapping[Option, float]) -> None:
        """One line of thought."""
        table = self.redeal(self.chance)
        choice = table.choice
        assert choice is not None
        seats = table.seats
        root = self.root
        if root is None:
            root = self.root = Node(seats)
            self.seat = choice.seat
        node, path = root, [root]
        while choice is not None:
            found = options if node is root else choice.options
            if len(found) == 1:
                table.take(found[0])
            elif node is not root and len(found) > MANY:
                break  # too much to try out: better to do what one inclines to
            else:
                likely = prior if node is root else self.leaning(table, found)
                option, fresh = self.pick(node, choice.seat, found, likely, seats)
                table.take(option)
                node = node.after[option]
                path.append(node)
                if fresh:
                    self.decisions += 1
                    break
            self.decisions += 1
            choice = table.choice
        shares = self.play_out(table)
        self.count += 1
        self.low = min(self.low, *shares)
        self.high = max(self.high, *shares)
        for node in path:
            node.looks += 1
            for seat, share in enumerate(shares):
                node.sums[seat] += share
                node.squares[seat] += share * share

    def leaning(self, table: Table, options: Sequence[Option]) -> dict[Option, float]:
        """Inside the tree nobody is asked for opinions: what one inclines to at a glance has half the looks,
        and the others share the rest.
        """
        found = dict.fromkeys(options, (1 - LEAN) / len(options))
        liked = self.counsel.inclined(table, self.chance)
        if liked in found:
            found[liked] += LEAN
        return found

    def pick(
        self, node: Node, seat: int, options: Sequence[Option], prior: Mapping[Option, float], seats: int
    ) -> tuple[Option, bool]:
        """The option that promises most, or that was looked at too little; and whether it is a new one."""
        scale = self.high - self.low or 1.0
        hope = node.sums[seat] / node.looks / scale if node.looks else 0.0
        after = node.after
        best, most = options[0], -inf
        for option in options:
            known = after.get(option)
            if known is None:
                value = hope + CURIOSITY * prior[option] * sqrt(node.looks + 1)
            else:
                known.able += 1
                looks = known.looks
                value = known.sums[seat] / looks / scale
                value += CURIOSITY * prior[option] * sqrt(known.able + 1) / (1 + looks)
            if value > most:
                most, best = value, option
        fresh = best not in after
        if fresh:
            after[best] = Node(seats)
        return best, fresh

    def play_out(self, table: Table) -> Sequence[float]:
        inclined, chance = self.counsel.inclined, self.chance
        left = ahead = self.counsel.ahead
        while left and table.choice is not None:
            table.take(inclined(table, chance))
            left -= 1
        self.decisions += ahead - left
        return self.counsel.result(table) if table.over else self.counsel.appraise(table)

    def found(self, options: Sequence[Option], opinions: Opinions) -> Thought:
        root = self.root
        assert root is not None
        seat = self.seat
        lines = []
        for option in options:
            node = root.after.get(option)
            if node is not None:
                share = node.sums[seat] / node.looks
                spread = max(0.0, node.squares[seat] / node.looks - share * share)
                lines.append(Line(option, node.looks, share, sqrt(spread / node.looks), opinions.get(option)))
        lines.sort(key=lambda line: (-line.looks, -line.share))
        return Thought(tuple(lines), self.count, self.decisions)


def shortlist(options: Sequence[Option], opinions: Opinions) -> Sequence[Option]:
    """The options to consider: all, or where they are many the best of those that have an opinion."""
    if len(options) <= MANY:
        return options
    known = sorted(
        (option for option in options if option in opinions), key=lambda option: -opinions[option].worth
    )
    return known[:MANY] if len(known) > 1 else spread(options)


def spread(options: Sequence[Option]) -> Sequence[Option]:
    """So many of the options, evenly from the first to the last."""
    return [options[n * len(options) // MANY] for n in range(MANY)]


def priors(options: Sequence[Option], opinions: Opinions, scale: float) -> dict[Option, float]:
    """How the first looks are shared out: evenly, and more to what the rules of thumb like."""
    even = 1 / len(options)
    known = {option: opinions[option].worth for option in options if option in opinions}
    if not known:
        return dict.fromkeys(options, even)
    best = max(known.values())
    liked = {
        option: exp((worth - best) / scale) if scale else float(worth == best)
        for option, worth in known.items()
    }
    whole = sum(liked.values())
    return {option: (1 - TRUST) * even + TRUST * liked.get(option, 0.0) / whole for option in options}
