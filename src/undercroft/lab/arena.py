"""The arena: bots against each other, until it is known who is stronger and how surely.

A bout is one game. Every combination of bots plays every deal as often as there are seats, and moves on by
one seat each time, so that neither a lucky deal nor a good seat counts for anybody. Where a game is for one,
all play the same deals alone, and the better result wins.

Which bout comes when follows from the contest alone. What was played can be kept in a file, a line for each
bout, and a contest that was stopped goes on from there.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations, combinations_with_replacement, count, groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft import bots
from undercroft.engine import registry
from undercroft.lab.needs import needed
from undercroft.lab.stats import Estimate, Z, grouped
from undercroft.lab.workers import on_this_machine


class BadContest(ValueError):
    """A contest that cannot be held: the message says what was expected."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what: everything that the bouts depend on."""

    package: str  # the version of Undercroft: bots may play differently in another
    game: str
    version: int
    seats: int
    options: dict[str, int]
    names: tuple[str, ...]
    seed: str


class Bout(NamedTuple):
    """One game: who sits where, and the seed of the deal."""

    number: int
    names: tuple[str, ...]
    seed: str

    @property
    def title(self) -> str:
        return f"game {self.number}"


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How a bout ended: the share of each seat in the victory."""

    number: int
    names: tuple[str, ...]
    shares: tuple[float, ...]


def contest(
    game: str,
    names: Sequence[str],
    *,
    seats: int | None = None,
    options: dict[str, int] | None = None,
    seed: str = "arena",
) -> Contest:
    """A contest that can be held. Raises BadContest, BadSetup, UnknownBot, UnknownGame."""
    rules = registry.game(game)
    if rules.missing():
        raise BadContest(rules.missing())
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadContest(f"expected at least two different bots, not {', '.join(names) or 'nobody'}")
    for name in names:
        bots.check_timeless(name)
    chosen = seats if seats is not None else max(2, rules.seats.start)
    table = rules.new(chosen, options, seed)  # says what is wrong
    return Contest(
        undercroft.__version__, rules.name, rules.version, chosen, dict(table.options), tuple(names), seed
    )


def groups(contest: Contest) -> list[tuple[str, ...]]:
    """Who meets at one table."""
    names, seats = contest.names, contest.seats
    if seats == 1:
        return [(name,) for name in names]
    if len(names) >= seats:
        return list(combinations(names, seats))
    found = combinations_with_replacement(names, seats)
    return [group for group in found if len(set(group)) == len(names)]


def deal_size(contest: Contest) -> int:
    """How many bouts one deal makes: everybody of every group on each of the seats."""
    return len(groups(contest)) * contest.seats


def bouts(contest: Contest) -> Iterator[Bout]:
    """All bouts, without end."""
    seats, number = contest.seats, 0
    for deal in count():
        for group in groups(contest):
            for turn in range(seats):
                yield Bout(number, (*group[turn:], *group[:turn]), f"{contest.seed}-{deal}")
                number += 1


def play(contest: Contest, bout: Bout) -> Result:
    """One bout."""
    rules = registry.game(contest.game, contest.version)
    table = rules.new(contest.seats, contest.options, bout.seed)
    players = [bots.bot(name, rules, f"{bout.number}-{seat}") for seat, name in enumerate(bout.names)]
    try:
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
    finally:
        bots.dismiss(players, table)
    return Result(bout.number, bout.names, tuple(bots.counsel(rules).result(table)))


def hold(
    contest: Contest,
    games: int,
    workers: int,
    keep: Path | None = None,
    tell: Callable[[int], None] | None = None,
) -> Iterator[list[Result]]:
    """Play so many bouts; gives all results so far, in order and without gaps, whenever there are more."""
    known = {result.number: result for result in kept(contest, keep)}
    wanted = [bout for bout in islice(bouts(contest), games) if bout.number not in known]
    results: list[Result] = []

    def whole() -> list[Result]:
        while len(results) < games and len(results) in known:
            results.append(known[len(results)])
        return results

    if whole():
        yield results
    with closing(on_this_machine(partial(play, contest), wanted, workers)) as played:
        for result in played:
            known[result.number] = result
            note(keep, result)
            if tell is not None:
                tell(len(known))
            before = len(results)
            if len(whole()) > before:
                yield results


# -- what was played -----------------------------------------------------------------------------------------


def kept(contest: Contest, keep: Path | None) -> list[Result]:
    """What a file holds of this contest; a line that was cut off in the middle counts for nothing."""
    if keep is None:
        return []
    head = msgspec.json.encode(contest) + b"\n"
    data = keep.read_bytes() if keep.exists() else b""
    if head.startswith(data):
        keep.parent.mkdir(parents=True, exist_ok=True)
        keep.write_bytes(head)
        return []
    first, *lines = data.split(b"\n")
    if not data.startswith(head):
        raise BadContest(f"{keep} holds another contest: {first.decode(errors='replace')[:300]}")
    if lines and lines[-1]:
        keep.write_bytes(data[: len(data) - len(lines[-1])])
    return [msgspec.json.decode(line, type=Result) for line in lines[:-1]]


def note(keep: Path | None, result: Result) -> None:
    if keep is not None:
        with keep.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


# -- who is stronger -----------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A bot's strength on openskill's scale, how unsure it is (95 %), and its share of all victories."""

    name: str
    mu: float
    error: float
    games: int
    share: float


def meetings(contest: Contest, results: Iterable[Result]) -> Iterator[list[tuple[str, float]]]:
    """Who met whom, with what each made of it: everybody at one table, or everybody who had the same deal."""
    if contest.seats > 1:
        for result in results:
            yield list(zip(result.names, result.shares, strict=True))
        return
    alone: list[tuple[str, float]] = []
    for result in results:
        alone.append((result.names[0], result.shares[0]))
        if len(alone) == len(contest.names):
            yield alone
            alone = []


def ratings(contest: Contest, results: Sequence[Result]) -> list[Rating]:
    """Everybody's strength, the strongest first (openskill, Plackett-Luce)."""
    model: Any = needed("openskill.models", "lab").PlackettLuce()
    known = {name: model.rating() for name in contest.names}
    shares: dict[str, list[float]] = {name: [] for name in contest.names}
    for meeting in meetings(contest, results):
        best = max(share for _, share in meeting)
        for name, share in meeting:
            shares[name].append(share if contest.seats > 1 else float(share == best))
        if len({name for name, _ in meeting}) == len(meeting):
            teams = [[known[name]] for name, _ in meeting]
            rated = model.rate(teams, scores=[share for _, share in meeting])
            for (name, _), (rating,) in zip(meeting, rated, strict=True):
                known[name] = rating
    found = [
        Rating(
            name,
            rating.mu,
            Z * rating.sigma,
            len(shares[name]),
            math.fsum(shares[name]) / max(1, len(shares[name])),
        )
        for name, rating in known.items()
    ]
    return sorted(found, key=lambda rating: -rating.mu)


class Duel(NamedTuple):
    """How often the first bot came before the second where both met; a tie is half."""

    name: str
    other: str
    meetings: int
    score: Estimate


def scores_between(contest: Contest, results: Iterable[Result], name: str, other: str) -> list[float]:
    """For every meeting of two bots, what the first made of it: 1 before the other, 0 behind it."""
    found = []
    for meeting in meetings(contest, results):
        mine = [share for who, share in meeting if who == name]
        theirs = [share for who, share in meeting if who == other]
        if mine and theirs:
            pairs = [(a > b) + 0.5 * (a == b) for a in mine for b in theirs]
            found.append(math.fsum(pairs) / len(pairs))
    return found


def duel(contest: Contest, results: Sequence[Result], name: str, other: str) -> Duel:
    """The games of one deal belong together: a seat or a hand that wins for whoever has it says nothing."""
    size = deal_size(contest)
    deals = [list(of) for _, of in groupby(results, key=lambda result: result.number // size)]
    scores = [scores_between(contest, of, name, other) for of in deals]
    met = [of for of in scores if of]
    return Duel(name, other, sum(map(len, met)), grouped(met, 0.5))


def duels(contest: Contest, results: Sequence[Result]) -> list[Duel]:
    return [duel(contest, results, a, b) for a, b in combinations(contest.names, 2)]


# -- a test that stops when it knows -------------------------------------------------------------------------


class Sprt(NamedTuple):
    """A sequential test of two bots: whether the first scores rather like `low` or rather like `high`."""

    low: float = 0.5
    high: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """
        >>> [round(bound, 2) for bound in Sprt().bounds]
        [-2.94, 2.94]
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def likelihood(self, scores: Sequence[float]) -> float:
        """The logarithm of how much better `high` explains the scores than `low` does, by the normal curve.

        >>> Sprt().likelihood([1.0, 0.0] * 50) < 0 < Sprt().likelihood([1.0, 1.0, 0.0] * 50)
        True
        """
        n = len(scores)
        if n < 2:
            return 0.0
        mean = math.fsum(scores) / n
        # as if one game more had been won and one lost: without it two wins would prove everything
        spread = (math.fsum((score - mean) ** 2 for score in scores) + 0.5) / (n + 2)
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, scores: Sequence[float]) -> bool | None:
        """Whether the first bot is stronger; nothing while nobody can tell."""
        lower, upper = self.bounds
        found = self.likelihood(scores)
        return True if found >= upper else False if found <= lower else None
