"""Measures: what the tables of a run say, as lines for plots and pages."""

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.engine.game import Ways
from undercroft.lab.folder import BadFolder, failures, read_plan
from undercroft.lab.needs import polars
from undercroft.lab.plan import Plan, rules_of
from undercroft.lab.stats import Estimate, Stratum, holm, share, swing, wilson
from undercroft.lab.tables import FIGURE, read
from undercroft.lab.uses import ways_of
from undercroft.texts import Speaker, speaker
from undercroft.texts.facts import facts_of

FEW: Final = 20  # seats with and without a card, below which its swing is not worked out
FIFTHS: Final = 5


class Run(NamedTuple):
    """A run, loaded: games that ended, their seats, and where the uses lie."""

    folder: Path
    plan: Plan
    games: Any
    seats: Any
    failed: int
    ways: Ways

    @property
    def even(self) -> float:
        """The win rate if all were alike. Those who share the first place have all won."""
        return float(self.seats["won"].mean())

    @property
    def words(self) -> Speaker:
        return speaker(rules_of(self.plan), "en")


def load(folder: Path) -> Run:
    pl = polars()
    plan = read_plan(folder)
    games = read(folder, "games")
    seats = read(folder, "seats")
    ended = None if games is None else games.filter(~pl.col("failed"))
    failed = failures(folder)
    if ended is None or not len(ended):
        how = f"; {len(failed)} failed, the first is {failed[0]}" if failed else " yet"
        raise BadFolder(f"{folder}: no game of this run has ended{how}")
    kinds = uses_of(folder).select("kind").unique().collect()["kind"].to_list()
    return Run(folder, plan, ended, with_strata(seats), len(failed), ways_of(rules_of(plan), kinds))


def uses_of(folder: Path) -> Any:
    pl = polars()
    return pl.scan_parquet(sorted((folder / "uses").glob("*.parquet")))


def with_strata(seats: Any) -> Any:
    """Seats that are alike have the same stratum: the same bot, the same hero, and about as many decisions.
    Whoever is in the game for longer uses more of everything, and wins more often.
    """
    pl = polars()
    place = (pl.col("decisions").rank("average") - 0.5) / pl.len()
    fifth = (place * FIFTHS).floor().cast(pl.Int32)
    alike = (pl.col("bot"), pl.col("hero").fill_null(""), fifth.over("bot").cast(pl.String))
    return seats.with_columns(stratum=pl.concat_str(alike, separator=" "))


# -- win rates -----------------------------------------------------------------------------------------------


class Rate(NamedTuple):
    """How often one kind of seat won. `p` is corrected for the number of kinds."""

    key: str
    name: str
    n: int
    won: int
    estimate: Estimate
    p: float


def win_rates(run: Run, column: str, name: Mapping[str, str] | None = None) -> list[Rate]:
    """Win rates by the values of a column of `seats`, in the order of the values."""
    pl = polars()
    counted = (
        run.seats.drop_nulls(column)
        .group_by(column)
        .agg(n=pl.len(), won=pl.col("won").sum())
        .sort(column)
        .iter_rows()
    )
    found = [(str(key), n, won, wilson(won, n, run.even)) for key, n, won in counted]
    ps = holm([estimate.p for *_, estimate in found])
    return [
        Rate(key, (name or {}).get(key, key), n, won, estimate, p)
        for (key, n, won, estimate), p in zip(found, ps, strict=True)
    ]


def heroes(run: Run, column: str) -> list[Rate]:
    """By hero or calling, the best first, with their names."""
    names = {key: card_name(run.words, key) for key in run.seats[column].drop_nulls().unique()}
    return sorted(win_rates(run, column, names), key=lambda rate: -rate.estimate.value)


def by_seat(run: Run) -> list[Rate]:
    return win_rates(run, "seat", {str(seat): f"seat {seat}" for seat in range(run.plan.seats)})


def by_turn(run: Run) -> list[Rate]:
    """By who had the first turn, the second, and so on."""
    words = ("first turn", "second turn", "third turn", "fourth turn")
    return win_rates(run, "turn", {str(n): word for n, word in enumerate(words, 1)})


# -- endings, lengths, figures -------------------------------------------------------------------------------


class Share(NamedTuple):
    """A part of all games."""

    key: str
    name: str
    n: int
    estimate: Estimate


def endings(run: Run) -> list[Share]:
    """How games end, the most frequent first."""
    pl = polars()
    counted = run.games.group_by("ending").agg(n=pl.len()).sort(["n", "ending"], descending=[True, False])
    return [
        Share(key or "", ending_name(run.words, key or ""), n, wilson(n, len(run.games)))
        for key, n in counted.iter_rows()
    ]


def ending_name(words: Speaker, key: str) -> str:
    message = f"ending-{key.replace('_', '-')}"
    return words.say(message).rstrip(".") if words.has(message) else key or "unknown"


def numbers(frame: Any, column: str) -> list[float]:
    return [float(value) for value in frame[column].drop_nulls()]


def figures(run: Run) -> list[str]:
    """The figures of the standings, in the order of the game."""
    return [name.removeprefix(FIGURE) for name in run.seats.columns if name.startswith(FIGURE)]


def main_figure(run: Run) -> str:
    """What decides: the total, or else the first that the standings name."""
    found = figures(run)
    return "total" if "total" in found else found[0] if found else ""


# -- cards ---------------------------------------------------------------------------------------------------


class CardLine(NamedTuple):
    """A card or piece in all games: the share of seats that used it, how often it was used in all, and its
    swing: how much more often those win who used it, or who came to have it, than those who did not. `p` is
    corrected for the number of cards.
    """

    key: str
    name: str
    what: str
    share: Estimate
    uses: int
    raw: float
    swing: Estimate
    p: float
    drawn: Estimate
    drawn_p: float


def card_name(words: Speaker, key: str) -> str:
    """In words; what is no card says what it is, because cards may have the same name."""
    message = words.card_message(key)
    kind, dot, _ = key.partition(".")
    return (words.say(message) + (f" ({kind})" if dot else "")) if words.has(message) else key


def card_kinds(run: Run) -> dict[str, str]:
    contents = facts_of(rules_of(run.plan).texts).contents()
    return {key: str(found.get("kind", "")) for key, found in contents.items()}


class Met(NamedTuple):
    """Who met a card in some way: how often, how many seats and the sum of their squares over the games, and
    by strata how many seats and winners.
    """

    uses: int
    seats: int
    squares: int
    strata: dict[str, tuple[int, int]]


def meetings(run: Run, kinds: Iterable[str]) -> dict[str, Met]:
    """By card, for events of these kinds."""
    pl = polars()
    met = (
        uses_of(run.folder)
        .filter(pl.col("kind").is_in(list(kinds)))
        .group_by("card", "game", "seat")
        .agg(pl.col("n").sum())
        .join(run.seats.lazy().select("game", "seat", "won", "stratum"), on=["game", "seat"])
    )
    tables = met.group_by("card", "game").agg(n=pl.col("n").sum(), seats=pl.len().cast(pl.Int64))
    totals = tables.group_by("card").agg(
        uses=pl.col("n").sum(), seats=pl.col("seats").sum(), squares=(pl.col("seats") ** 2).sum()
    )
    strata = met.group_by("card", "stratum").agg(seats=pl.len(), won=pl.col("won").cast(pl.Int64).sum())
    total, counted = pl.collect_all(
        [totals, strata], engine="streaming"
    )  # rows by the million: not all at once
    found = {card: Met(uses, seats, squares, {}) for card, uses, seats, squares in total.iter_rows()}
    for card, stratum, seats, won in counted.iter_rows():
        found[card].strata[stratum] = (seats, won)
    return found


def strata_of(run: Run) -> dict[str, tuple[int, int]]:
    """How many seats, and how many of them won, in every stratum."""
    pl = polars()
    counted = run.seats.group_by("stratum").agg(n=pl.len(), won=pl.col("won").cast(pl.Int64).sum())
    return {stratum: (n, won) for stratum, n, won in counted.sort("stratum").iter_rows()}


def split(met: Met | None, everybody: Mapping[str, tuple[int, int]]) -> list[Stratum]:
    """With and without the card, stratum by stratum."""
    there = met.strata if met is not None else {}
    rows = []
    for stratum, (n, won) in everybody.items():
        with_n, with_won = there.get(stratum, (0, 0))
        rows.append(Stratum(with_n, with_won, n - with_n, won - with_won))
    return rows


UNKNOWN: Final = Estimate(math.nan, -1.0, 1.0)


def swing_of(rows: Sequence[Stratum]) -> Estimate:
    """The swing, if there are enough on both sides."""
    having, lacking = sum(row.with_n for row in rows), sum(row.without_n for row in rows)
    return swing(rows) if min(having, lacking) >= FEW else UNKNOWN


def raw_difference(rows: Sequence[Stratum]) -> float:
    having, lacking = sum(row.with_n for row in rows), sum(row.without_n for row in rows)
    if not having or not lacking:
        return math.nan
    return sum(row.with_won for row in rows) / having - sum(row.without_won for row in rows) / lacking


def cards(run: Run) -> list[CardLine]:
    """Every card that was used or drawn, the most used first."""
    everybody, what = strata_of(run), card_kinds(run)
    used, drawn = meetings(run, run.ways.used), meetings(run, run.ways.drawn)
    plain = meetings(run, run.ways.used - run.ways.goals)
    keys = sorted(used.keys() | drawn.keys())
    splits = {key: split(plain.get(key), everybody) for key in keys}
    swings = {key: swing_of(splits[key]) for key in keys}
    draws = {key: swing_of(split(drawn.get(key), everybody)) for key in keys}
    corrected = {way: corrected_of(found) for way, found in (("used", swings), ("drawn", draws))}
    none = Met(0, 0, 0, {})
    lines = [
        CardLine(
            key=key,
            name=card_name(run.words, key),
            what=key.partition(".")[0] if "." in key else what.get(key, ""),
            share=share_of(run, used.get(key, none)),
            uses=used.get(key, none).uses,
            raw=raw_difference(splits[key]),
            swing=swings[key],
            p=corrected["used"].get(key, 1.0),
            drawn=draws[key],
            drawn_p=corrected["drawn"].get(key, 1.0),
        )
        for key in keys
    ]
    return sorted(lines, key=lambda line: (-line.share.value, -line.uses, line.name))


def share_of(run: Run, met: Met) -> Estimate:
    return share(met.seats, met.squares, len(run.games), run.plan.seats)


def corrected_of(found: Mapping[str, Estimate]) -> dict[str, float]:
    """Holm's correction over all that could be worked out."""
    known = [key for key, estimate in found.items() if not math.isnan(estimate.value)]
    return dict(zip(known, holm([found[key].p for key in known]), strict=True))
