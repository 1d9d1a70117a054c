"""Measures: what the tables of a run say, as lines for plots and pages."""

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.engine.game import UsageEvents
from undercroft.engine.languages import ORIGINAL
from undercroft.lab.extras import needed, polars
from undercroft.lab.folder import BadFolder, collected, failures, parts, read, read_plan
from undercroft.lab.plan import RunPlan, rules_of
from undercroft.lab.stats import UNKNOWN, Estimate, Seats, holm, seats_of, share, swing, wilson
from undercroft.lab.tables import FIGURE
from undercroft.lab.uses import usage_events_of
from undercroft.texts import Speaker, speaker
from undercroft.texts.facts import facts_of

FEW: Final = 20  # seats with and without a card that can be compared, below which it has no swing
FIFTHS: Final = 5


class Run(NamedTuple):
    """A run, loaded: games that ended, their seats, and their uses, which are read when they are needed."""

    folder: Path
    plan: RunPlan
    games: Any
    seats: Any
    uses: Any
    failed: int
    usage_events: UsageEvents

    @property
    def even(self) -> float:
        """The win rate if all were alike. Those who share the first place have all won."""
        return float(self.seats["won"].mean())

    @property
    def words(self) -> Speaker:
        return speaker(rules_of(self.plan), ORIGINAL)


def load(folder: Path) -> Run:
    """Whatever belongs to no ended game is left out: while a run goes on, its seats and uses are written
    before the games. Raises BadFolder for a part that is missing or cannot be read.
    """
    pl = polars()
    plan = read_plan(folder)
    games = read(folder, "games")
    if games is None or games["failed"].all():
        failed = failures(folder)
        how = f"; {len(failed)} failed, the first is {failed[0]}" if failed else " yet"
        raise BadFolder(f"{folder}: no game of this run has ended{how}")
    ended = games.filter(~games["failed"])
    seats = read(folder, "seats").join(ended, on="game", how="semi", maintain_order="left")
    every = pl.scan_parquet(parts(folder, "uses"))
    uses = every.join(ended.lazy().select("game"), on="game", how="semi")
    kinds = collected(folder, "uses", uses.select("kind").unique())["kind"].to_list()
    usage = usage_events_of(rules_of(plan), kinds)
    return Run(folder, plan, ended, with_strata(seats), uses, len(games) - len(ended), usage)


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


def kind_word(run: Run, column: str) -> str:
    """What the game itself calls that which stands in the column of heroes or callings: Scholar, Race, Class.
    Nothing where nobody has one.
    """
    there = run.seats[column].drop_nulls()
    kind = card_kinds(run).get(there[0], "") if len(there) else ""
    if kind in ("", "hero"):
        return "hero" if len(there) else ""
    message = f"kind-{kind}"
    return run.words.say(message) if run.words.has(message) else kind


def hero_words(run: Run) -> list[str]:
    return [word for column in ("hero", "calling") if (word := kind_word(run, column))]


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
    contents = facts_of(rules_of(run.plan).texts, rules_of(run.plan).own).contents()
    return {key: str(found.get("kind", "")) for key, found in contents.items()}


class Met(NamedTuple):
    """Who met a card in some way: how often in all, and the numbers of the seats."""

    uses: int
    seats: Any


def meetings(run: Run, kinds: Iterable[str]) -> dict[str, Met]:
    """By card, for events of these kinds. Seats are numbered as in the table of the run."""
    pl = polars()
    numbered = run.seats.lazy().select("game", "seat").with_row_index("number")
    wanted = (
        run.uses.filter(pl.col("kind").is_in(list(kinds)))
        .join(numbered, on=["game", "seat"])
        .group_by("card", "number")
        .agg(pl.col("n").sum())
        .group_by("card")
        .agg(pl.col("n").sum(), pl.col("number"))
    )
    met = collected(run.folder, "uses", wanted)
    return {card: Met(n, numbers.to_numpy()) for card, n, numbers in zip(*met.get_columns(), strict=True)}


def seats_in(run: Run) -> Seats:
    """All seats, for the swing of their cards."""
    pl = polars()
    numbers = run.seats.select(pl.col("game", "stratum").rank("dense") - 1, "won")
    return seats_of(*(column.to_numpy() for column in numbers.get_columns()))


def swing_of(seats: Seats, having: Any) -> Estimate:
    """The swing, if there are enough on both sides."""
    return swing(seats, having) if min(compared(seats, having)) >= FEW else UNKNOWN


def compared(seats: Seats, having: Any) -> tuple[int, int]:
    """How many seats with it and without it there are in strata that have both: a power belongs to one hero,
    and the seats of the other heroes say nothing about it, however many they are.
    """
    np: Any = needed("numpy", "lab")
    those = np.bincount(seats.strata[having], minlength=len(seats.sizes))
    others = seats.sizes - those
    both = (those > 0) & (others > 0)
    return int(those[both].sum()), int(others[both].sum())


def raw_difference(seats: Seats, having: Any) -> float:
    lacking = len(seats.won) - len(having)
    if not len(having) or not lacking:
        return math.nan
    won = float(seats.won[having].sum())
    return won / len(having) - (float(seats.won.sum()) - won) / lacking


def cards(run: Run) -> list[CardLine]:
    """Every card that was used or drawn, the most used first."""
    seats, what, none = seats_in(run), card_kinds(run), nobody()
    used, drawn = meetings(run, run.usage_events.used), meetings(run, run.usage_events.drawn)
    plain = meetings(run, run.usage_events.used - run.usage_events.goals)
    keys = sorted(used.keys() | drawn.keys())
    swings = {key: swing_of(seats, plain.get(key, none).seats) for key in keys}
    draws = {key: swing_of(seats, drawn.get(key, none).seats) for key in keys}
    corrected = {way: corrected_of(found) for way, found in (("used", swings), ("drawn", draws))}
    lines = [
        CardLine(
            key=key,
            name=card_name(run.words, key),
            what=key.partition(".")[0] if "." in key else what.get(key, ""),
            share=share_of(run, seats.games[used.get(key, none).seats]),
            uses=used.get(key, none).uses,
            raw=raw_difference(seats, plain.get(key, none).seats),
            swing=swings[key],
            p=corrected["used"].get(key, 1.0),
            drawn=draws[key],
            drawn_p=corrected["drawn"].get(key, 1.0),
        )
        for key in keys
    ]
    return sorted(lines, key=lambda line: (-line.share.value, -line.uses, line.name))


def nobody() -> Met:
    np: Any = needed("numpy", "lab")
    return Met(0, np.array([], int))


def share_of(run: Run, games: Sequence[int] = ()) -> Estimate:
    """The share of all seats, from the game of each that did it; without any, that of a card nobody used."""
    np: Any = needed("numpy", "lab")
    each = np.bincount(np.asarray(games, int), minlength=len(run.games))
    return share(np.bincount(each, minlength=run.plan.seats + 1).tolist())


def corrected_of(found: Mapping[str, Estimate]) -> dict[str, float]:
    """Holm's correction over all that could be worked out."""
    known = [key for key, estimate in found.items() if not math.isnan(estimate.value)]
    return dict(zip(known, holm([found[key].p for key in known]), strict=True))
