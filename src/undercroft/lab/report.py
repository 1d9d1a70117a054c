"""The report of a run: a page and its plots. `compare` makes the one of two runs."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from undercroft.lab import measures, plots
from undercroft.lab.folder import write_whole
from undercroft.lab.measures import CardLine, Rate, Run
from undercroft.lab.page import (
    Section,
    are,
    between,
    decided,
    facts,
    figure,
    folded,
    listed,
    page,
    paragraph,
    percent,
    plain,
    points,
    points_between,
    several,
    table,
)
from undercroft.lab.plan import content_said, options_text
from undercroft.lab.plots import GAP, Bar, Spread
from undercroft.lab.stats import ALPHA, Estimate, mean, p_text, variance
from undercroft.lab.tables import FIGURE

MOST: Final = 30  # lines of a plot
TURNS: Final = "place in the order of turns"

HOW_TO_READ: Final = (
    "Lines and whiskers are 95 % intervals, Wilson's for rates. The dashed line is the win rate if nothing "
    "mattered. What is filled or bold stands out even after Holm's correction for the number of lines.",
    "Swing is how much more often those seats win that used a card than those that did not, in points of a "
    "hundred. Only seats with the same bot, the same hero and about as many decisions are compared, because "
    "whoever stays in the game for longer uses more of everything. It is a difference, not a cause: a card "
    "may be used by those who are winning anyway. Raw is the difference over all seats. Intervals and tests "
    "of cards go by games, because of the seats of one game only one wins.",
    "Cards come to a seat by chance, so the swing of having drawn a card says more about the card, and the "
    "swing of use more about the moment in which it is used.",
)


def report_run(folder: Path, out: Path | None = None) -> Path:
    """Write the report of a run, and say where its page is."""
    run = measures.load(folder)
    place = out or folder / "report"
    place.mkdir(parents=True, exist_ok=True)
    found = [line for line in measures.cards(run) if line.uses or not math.isnan(line.drawn.value)]
    sections = [
        Section("summary", "In short", listed(summary(run, found))),
        lengths(run, place),
        endings(run, place),
        seats(run, place),
        players(run, place),
        heroes(run, place),
        scores(run, place),
        cards(run, found, place),
        Section("method", "How to read this", listed(HOW_TO_READ)),
    ]
    name = run.words.game_name(run.plan.game)
    text = page(f"{name}: {several(len(run.games), 'game')}", introduction(run), sections)
    path = place / "index.html"
    write_whole(path, text.encode())
    return path


def introduction(run: Run) -> list[str]:
    plan = run.plan
    changing = "; they change seats from game to game" if len(set(plan.bots)) > 1 else ""
    lines = [
        facts(
            [
                ("game", f"{plan.game}, rules version {plan.version}, {several(plan.seats, 'seat')}"),
                *([("content", content_said(plan))] if plan.content else []),
                ("options", options_text(plan) or "as usual"),
                ("bots", ", ".join(plan.bots) + changing),
                ("seed", plan.seed),
                ("Undercroft", plan.package),
            ]
        )
    ]
    there = len(run.games) + run.failed
    if there < plan.games:
        lines.append(
            paragraph(f"The run is not finished: {there:,} of {several(plan.games, 'game')} so far.", "bad")
        )
    if run.failed:
        lines.append(
            paragraph(
                f"{several(run.failed, 'game')} failed and {are(run.failed)} not counted: see the folder "
                "failures.",
                "bad",
            )
        )
    return lines


def summary(run: Run, cards: Sequence[CardLine]) -> list[str]:
    """What somebody wants to know who reads nothing else."""
    lengths = [
        f"{middle(measures.numbers(run.games, column)):.0f} {column}"
        for column in ("decisions", "rounds")
        if measures.numbers(run.games, column)
    ]
    top = measures.endings(run)[0]
    told = [
        f"Half of the games take at most {' and half at most '.join(lengths)}.",
        f"{percent(top.estimate.value)} end like this: {top.name}.",
    ]
    if run.plan.seats > 1:
        found = [
            verdict(measures.by_turn(run), run.even, TURNS),
            *(
                verdict(measures.heroes(run, column), run.even, measures.kind_word(run, column))
                for column in ("hero", "calling")
            ),
        ]
        told += [line for line in found if line]
    for what, drawn in (("used", False), ("drawn", True)):
        strong = [
            (line.name, swing.value) for line in cards for swing, p in [way_of(line, drawn)] if p < ALPHA
        ]
        strong.sort(key=lambda card: -abs(card[1]))
        named = ", ".join(f"{name} ({points(value)})" for name, value in strong[:6])
        more = f", and {len(strong) - 6} more" if len(strong) > 6 else ""
        told.append(f"Cards with a significant swing when {what}: {named or 'none'}{more}.")
    return told


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that so many of them do not exceed.

    >>> quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.95)
    (2, 4)
    """
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def middle(values: Sequence[float]) -> float:
    return quantile(values, 0.5)


# -- chapters ------------------------------------------------------------------------------------------------


def quantiles(values: Sequence[float]) -> list[str]:
    """Mean, spread, and the values that so many do not exceed."""
    average = mean(values)
    spread = math.sqrt(variance(values, average.value))
    found = (quantile(values, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
    return [f"{average.value:.1f}", f"{spread:.1f}", *(f"{value:.0f}" for value in found)]


SPREAD: Final = ("mean", "deviation", "5 %", "25 %", "median", "75 %", "95 %")


def lengths(run: Run, place: Path) -> Section:
    measured = {
        "decisions": measures.numbers(run.games, "decisions"),
        "of them with a choice": measures.numbers(run.games, "choices"),
        "rounds": measures.numbers(run.games, "rounds"),
    }
    measured = {name: values for name, values in measured.items() if values}
    panels = [
        Spread(name.capitalize(), f"{name} in a game", [("", measured[name])])
        for name in ("decisions", "rounds")
        if name in measured
    ]
    plot = plots.spreads(place / "length.png", panels)
    return Section(
        "length",
        "Length",
        figure(
            plot,
            f"Length of games; half take at most {middle(measured['decisions']):.0f} decisions.",
            "The dashed lines are the means.",
        ),
        table(("", *SPREAD), [(name, *quantiles(values)) for name, values in measured.items()]),
    )


def endings(run: Run, place: Path) -> Section:
    shares = measures.endings(run)
    bars = [Bar(share.name, share.estimate, note=percent(share.estimate.value)) for share in shares]
    plot = plots.shares(place / "endings.png", bars, "of all games")
    top = shares[0]
    return Section(
        "endings",
        "How games end",
        figure(plot, f"The most frequent ending: {top.name}, {percent(top.estimate.value)} of all games."),
        table(
            ("ending", "games", "share", "95 %"),
            [(s.name, f"{s.n:,}", percent(s.estimate.value), between(s.estimate)) for s in shares],
        ),
    )


def bars_of(rates: Sequence[Rate]) -> list[Bar]:
    return [Bar(rate.name, rate.estimate, rate.p < ALPHA, f"n = {rate.n:,}") for rate in rates]


def rate_table(what: str, rates: Sequence[Rate], even: float) -> str:
    rows = []
    for rate in rates:
        away = Estimate(rate.estimate.value - even, 0.0, 0.0)
        won = decided(percent(rate.estimate.value), away, rate.p < ALPHA)
        rows.append((rate.name, f"{rate.n:,}", won, between(rate.estimate), p_text(rate.p)))
    return table((what, "seats", "won", "95 %", "corrected"), rows)


def verdict(rates: Sequence[Rate], even: float, what: str) -> str:
    """What stands out, in a sentence; nothing where there is nothing."""
    if not rates:
        return ""
    strong = [rate for rate in rates if rate.p < ALPHA]
    if not strong:
        return f"No {what} wins clearly more or less often than {percent(even)}."
    told = ", ".join(f"{rate.name} ({percent(rate.estimate.value)})" for rate in strong[:8])
    more = f", and {len(strong) - 8} more" if len(strong) > 8 else ""
    return f"By {what}, these win clearly more or less often than {percent(even)}: {told}{more}."


def seats(run: Run, place: Path) -> Section:
    if run.plan.seats == 1:
        return Section("seats", "Seats")
    by_seat, by_turn = measures.by_seat(run), measures.by_turn(run)
    panels = [("By seat", bars_of(by_seat))]
    if by_turn:
        panels.append(("By first turn", bars_of(by_turn)))
    plot = plots.rates(place / "seats.png", panels, run.even)
    return Section(
        "seats",
        "Win rate by seat and turn",
        paragraph(verdict(by_seat, run.even, "seat")),
        paragraph(verdict(by_turn, run.even, TURNS)) if by_turn else "",
        figure(plot, "Win rate of each seat and of each place in the order of turns."),
        rate_table("seat", by_seat, run.even),
        rate_table("order", by_turn, run.even) if by_turn else "",
    )


def players(run: Run, place: Path) -> Section:
    rates = sorted(measures.win_rates(run, "bot"), key=lambda rate: -rate.estimate.value)
    if len(rates) < 2 and run.plan.seats > 1:
        return Section("bots", "Bots", paragraph(f"All seats were played by {run.plan.bots[0]}."))
    plot = plots.rates(place / "bots.png", [("By bot", bars_of(rates))], run.even)
    return Section(
        "bots",
        "Win rate by bot",
        figure(plot, verdict(rates, run.even, "bot")),
        rate_table("bot", rates, run.even),
    )


def heroes(run: Run, place: Path) -> Section:
    parts: list[str] = []
    for column in ("hero", "calling"):
        rates, what = measures.heroes(run, column), measures.kind_word(run, column)
        if rates:
            plot = plots.rates(place / f"{column}.png", [(f"By {what}", bars_of(rates))], run.even)
            parts += [
                paragraph(verdict(rates, run.even, what)),
                figure(plot, f"Win rate by {what}."),
                folded(f"All in figures ({len(rates)})", rate_table(what, rates, run.even)),
            ]
    return Section("heroes", f"Win rate by {' and '.join(measures.hero_words(run))}", *parts)


def scores(run: Run, place: Path) -> Section:
    main = measures.main_figure(run)
    if not main:
        return Section("scores", "Scores")
    won, lost = run.seats.filter(run.seats["won"]), run.seats.filter(~run.seats["won"])
    column = f"{FIGURE}{main}"
    values = [("others", measures.numbers(lost, column)), ("winners", measures.numbers(won, column))]
    there = [(name, found) for name, found in values if found]
    panel = Spread(main.capitalize(), f"{main} at the end", there if len(there) > 1 else [("", there[0][1])])
    plot = plots.spreads(place / "scores.png", [panel])
    rows = []
    for name in measures.figures(run):
        column = f"{FIGURE}{name}"
        found = [measures.numbers(frame, column) for frame in (run.seats, won, lost)]
        means = [plain(mean(part).value) if part else "–" for part in found]
        spread = math.sqrt(variance(found[0], mean(found[0]).value)) if found[0] else math.nan
        rows.append((name.replace("_", " "), means[0], f"{spread:.2f}", *means[1:]))
    return Section(
        "scores",
        "Scores",
        figure(plot, f"Distribution of {main} among winners and others.", "The dashed lines are the means."),
        table(("figure", "mean", "deviation", "winners", "others"), rows),
    )


# -- cards ---------------------------------------------------------------------------------------------------


def way_of(line: CardLine, drawn: bool) -> tuple[Estimate, float]:
    """The swing when drawn or when used, with its corrected p."""
    return (line.drawn, line.drawn_p) if drawn else (line.swing, line.p)


def extremes(lines: Sequence[CardLine], drawn: bool) -> list[CardLine]:
    """The cards that move most, up and down, in the order of their swing."""
    known = [line for line in lines if not math.isnan(way_of(line, drawn)[0].value)]
    known.sort(key=lambda line: -way_of(line, drawn)[0].value)
    return known if len(known) <= MOST else known[: MOST // 2] + known[-MOST // 2 :]


def cards(run: Run, lines: Sequence[CardLine], place: Path) -> Section:
    used = [line for line in lines if line.uses]
    if not used:
        return Section("cards", "Cards")
    games = len(run.games)
    bars = [Bar(line.name, line.share) for line in used[:MOST]]
    parts = [
        figure(
            plots.shares(place / "cards_used.png", bars, "of all seats used it"),
            f"The cards used by most seats, {used[0].name} first.",
            f"The {len(bars)} cards and pieces that most seats used; {len(used)} were used at all.",
        )
    ]
    for drawn, file, what in ((False, "cards_swing", "used"), (True, "cards_drawn", "drawn")):
        moving = extremes(lines, drawn)
        if moving:
            bars = [Bar(line.name, swing, p < ALPHA) for line in moving for swing, p in [way_of(line, drawn)]]
            told = f"Swing of cards {what}: the {len(bars)} that move most, up and down."
            if len(bars) == MOST:
                bars.insert(MOST // 2, GAP)
            label = f"swing when {what}, in points of a hundred"
            parts.append(figure(plots.swings(place / f"{file}.png", bars, label), told, told))
    parts.append(folded(f"All cards in figures ({len(lines)})", card_table(lines, games)))
    kinds = ", ".join(sorted(run.usage_events.used)).replace("_", " ")
    parts.append(paragraph(f"Counted as use: {kinds}.", "soft"))
    return Section("cards", "Cards by use and by swing", *parts)


def card_table(lines: Sequence[CardLine], games: int) -> str:
    return table(
        ("card", "kind", "seats", "uses per game", "raw", "swing used", "95 %", "swing drawn", "95 %"),
        [
            (
                line.name,
                line.what,
                percent(line.share.value),
                f"{line.uses / games:.2f}",
                points(line.raw),
                decided(points(line.swing.value), line.swing, line.p < ALPHA),
                points_between(line.swing),
                decided(points(line.drawn.value), line.drawn, line.drawn_p < ALPHA),
                points_between(line.drawn),
            )
            for line in lines
        ],
        left=2,
    )
