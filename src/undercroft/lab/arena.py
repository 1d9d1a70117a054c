"""The arena: bots against each other, until it is known who is stronger and how surely.

A bout is one game. Every combination of bots plays every deal as often as there are seats, and moves on by
one seat each time, so that neither a lucky deal nor a good seat counts for anybody. Where a game is for one,
all play the same deals alone, and the better result wins.

Which bout comes when follows from the contest alone. What was played can be kept in a file, a line for each
bout, and a contest that was stopped goes on from there.
"""

import math
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations, combinations_with_replacement, count, groupby, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import undercroft
from undercroft import bots
from undercroft.engine import registry
from undercroft.engine.own_content import text_of
from undercroft.lab.extras import needed
from undercroft.lab.plan import LONGEST, Endless, game_with
from undercroft.lab.stats import Estimate, Z, grouped
from undercroft.lab.workers import on_this_machine

STAKE: Final = 0.5  # the part of a purse that is bet at most
DOUBT: Final = 4  # deals that are taken to have differed before any was played


class BadContest(ValueError):
    """A contest that cannot be held: the message says what was expected."""


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays what: everything that the bouts depend on, with all that an owner says of his cards."""

    package: str  # the version of Undercroft: bots may play differently in another
    game: str
    version: int
    seats: int
    options: dict[str, int]
    names: tuple[str, ...]
    seed: str
    content: str = ""


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
        undercroft.__version__,
        rules.name,
        rules.version,
        chosen,
        dict(table.settings),
        tuple(names),
        seed,
        text_of(rules.own),
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
    rules = game_with(contest.game, contest.version, contest.content)
    table = rules.new(contest.seats, contest.options, bout.seed)
    players = [bots.bot(name, rules, f"{bout.number}-{seat}") for seat, name in enumerate(bout.names)]
    try:
        while table.choice is not None:
            table.take(bots.answer(players[table.choice.seat], table))
            if table.past.number >= LONGEST:
                raise Endless
    finally:
        bots.close_bots(players, table)
    return Result(bout.number, bout.names, tuple(bots.heuristics(rules).result(table)))


def hold(
    contest: Contest,
    games: int,
    workers: int,
    keep: Path | None = None,
    tell: Callable[[int], None] | None = None,
) -> Generator[list[Result]]:
    """Play so many bouts; gives all results so far, in order and without gaps, whenever there are more. It
    tells how many of the bouts are done, those that were kept included.
    """
    known = {result.number: result for result in kept(contest, keep)}
    wanted = [bout for bout in islice(bouts(contest), games) if bout.number not in known]
    done = games - len(wanted)
    results: list[Result] = []
    tell = tell or (lambda done: None)
    tell(done)

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
            done += 1
            tell(done)
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
    return [kept_result(contest, keep, n, line) for n, line in enumerate(lines[:-1], 2)]


def kept_result(contest: Contest, keep: Path, n: int, line: bytes) -> Result:
    """A line of the file. Raises BadContest if it tells of no bout of this contest."""
    try:
        found = msgspec.json.decode(line, type=Result)
        if not len(found.names) == len(found.shares) == contest.seats or found.number < 0:
            raise ValueError(f"expected {contest.seats} names and as many shares")
    except ValueError as error:  # msgspec's own, too
        text = line.decode(errors="replace")[:100]
        raise BadContest(f"{keep}, line {n}: {error}, found {text!r}; delete the line and go on") from None
    return found


def note(keep: Path | None, result: Result) -> None:
    if keep is not None:
        with keep.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


# -- who is stronger -----------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A bot's strength on openskill's scale, how unsure it is (95 %), and its share of all victories: those
    who win together share one, and a good place behind them is none.
    """

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
        for (name, _), won in zip(meeting, victories(meeting), strict=True):
            shares[name].append(won)
        places = mean_places(meeting)
        rated = model.rate([[known[name]] for name in places], scores=list(places.values()))
        known |= {name: rating for name, (rating,) in zip(places, rated, strict=True)}
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


def victories(meeting: Sequence[tuple[str, float]]) -> list[float]:
    """What each has of the victory alone.

    >>> victories([("a", 0.04), ("b", 1.0), ("c", 0.02)]), victories([("a", 0.5), ("b", 0.5)])
    ([0.0, 1.0, 0.0], [0.5, 0.5])
    """
    best = max(share for _, share in meeting)
    winners = sum(share == best for _, share in meeting)
    return [1 / winners if share == best else 0.0 for _, share in meeting]


def mean_places(meeting: Sequence[tuple[str, float]]) -> dict[str, float]:
    """How many of the others each name leaves behind, a tie being a half. A bot that has several seats is
    rated by the mean of them, since its best seat would be the better the more it has.

    >>> mean_places([("a", 0.02), ("b", 1.0), ("b", 0.0)])
    {'a': 1.0, 'b': 1.0}
    """
    found: dict[str, list[float]] = {}
    for name, share in meeting:
        behind = [(share > other) + 0.5 * (share == other) for _, other in meeting]
        found.setdefault(name, []).append(math.fsum(behind) - 0.5)  # but oneself
    return {name: math.fsum(each) / len(each) for name, each in found.items()}


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


def scores_by_deal(
    contest: Contest, results: Sequence[Result], name: str, other: str
) -> Iterator[list[float]]:
    """The scores of the meetings of each deal. They belong together: a seat or a hand that wins for whoever
    has it says nothing.
    """
    size = deal_size(contest)
    for _, of in groupby(results, key=lambda result: result.number // size):
        if scores := scores_between(contest, of, name, other):
            yield scores


def duel(contest: Contest, results: Sequence[Result], name: str, other: str) -> Duel:
    met = list(scores_by_deal(contest, results, name, other))
    return Duel(name, other, sum(map(len, met)), grouped(met, 0.5))


def duels(contest: Contest, results: Sequence[Result]) -> list[Duel]:
    return [duel(contest, results, a, b) for a, b in combinations(contest.names, 2)]


# -- a test that stops when it knows -------------------------------------------------------------------------


class Sprt(NamedTuple):
    """A sequential test of two bots: whether the first scores more than `low`, or less than `high`.

    It bets (Waudby-Smith and Ramdas, 2024). One purse bets, deal by deal, on more than `low`, for what would
    be a fair price at `low`; another one on less than `high`. Where the score is not more than `low`, nobody
    makes 20 out of 1 by such bets in more than one of twenty contests, whenever he stops, and however ties
    and the games of a deal hang together. So the first purse that comes to 1 / `error` has proved its case.
    """

    low: float = 0.5
    high: float = 0.55
    error: float = 0.05

    def verdict(self, deals: Iterable[float]) -> bool | None:
        """Whether the first bot is stronger; nothing while nobody can tell. From its mean score in each deal,
        in the order in which they were played.

        >>> Sprt().verdict([0.5, 1.0] * 30), Sprt().verdict([0.5, 0.0] * 30), Sprt().verdict([1.0] * 3)
        (True, False, None)
        """
        more = less = 0.0  # the logarithms of the purses
        proved = -math.log(self.error)
        total = squares = 0.0
        for n, score in enumerate(deals):
            bet = self.bet(n, total, squares)
            more += math.log1p(min(bet, STAKE / self.low) * (score - self.low))
            less += math.log1p(min(bet, STAKE / (1 - self.high)) * (self.high - score))
            if more >= proved or less >= proved:
                return more >= proved
            total, squares = total + score, squares + score * score
        return None

    def bet(self, n: int, total: float, squares: float) -> float:
        """The bet at which a purse grows fastest, if the score is as far off as `high` is from `low`: the
        less, the more the deals so far differ. It begins as if some had differed as much as they can.
        """
        spread = squares - total * total / n if n else 0.0
        gap = self.high - self.low
        return gap / ((spread + DOUBT / 4) / (n + DOUBT) + gap * gap)


def whole_deals(contest: Contest, results: Sequence[Result]) -> Sequence[Result]:
    """Without the games of a deal that is still being played."""
    return results[: len(results) - len(results) % deal_size(contest)]


def verdict(contest: Contest, results: Sequence[Result], test: Sprt) -> bool | None:
    """What a test says of the first two bots."""
    name, other = contest.names[:2]
    deals = scores_by_deal(contest, whole_deals(contest, results), name, other)
    return test.verdict(math.fsum(scores) / len(scores) for scores in deals)
