"""Two runs of one game beside each other: what changed, by how much, and whether it may be chance.

The first run is the old one, the second the new one; every difference is new minus old.
"""

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from undercroft.lab import measures, plots
from undercroft.lab.folder import BadFolder, differing, write_whole
from undercroft.lab.measures import Run
from undercroft.lab.page import (
    Section,
    are,
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
    signed,
    table,
)
from undercroft.lab.plan import RunPlan, content_said
from undercroft.lab.plots import Bar, Spread
from undercroft.lab.stats import (
    ALPHA,
    ENOUGH,
    SHUFFLES,
    Estimate,
    change,
    holm,
    mean_difference,
    p_text,
    rate_difference,
    wilson,
)
from undercroft.lab.tables import FIGURE

MOST: Final = 30
USE, SWING, DRAWN = "use", "swing when used", "swing when drawn"

HOW_TO_READ: Final = (
    "Every difference is new minus old, with its 95 % interval. What is bold or filled is significant at 5 % "
    "after Holm's correction over all lines of its chapter, for cards of its plot: if nothing had changed, "
    "even one such line would turn up in at most one of twenty comparisons.",
    "Rates are compared by the test of two proportions with Newcombe's interval. Lengths and scores are "
    f"compared game by game by a permutation test with {SHUFFLES:,} shuffles, or by the normal curve above "
    f"{ENOUGH:,} games, with Welch's interval. The use and the swing of cards are compared by their "
    "intervals, which go by games: what the seats of one game do, and which of them wins, hangs together.",
    "The two runs are treated as independent, although runs with the same seed begin from the same deals; "
    "this is on the safe side.",
    "Where games became longer or shorter, most cards are used more or less often for that reason alone; "
    "their swing is of seats with about as many decisions.",
    "No significant difference does not mean that there is none: the interval says how large it may be.",
)


Row: TypeAlias = tuple[str, str, float, float, Estimate]


class Difference(NamedTuple):
    """One line of a chapter: the value before and after, the difference, and the corrected p."""

    key: str
    name: str
    old: float
    new: float
    estimate: Estimate
    p: float

    @property
    def strong(self) -> bool:
        return self.p < ALPHA


def compare_runs(old_folder: Path, new_folder: Path, out: Path | None = None) -> Path:
    """Write the comparison of two runs, and say where its page is."""
    old, new = measures.load(old_folder), measures.load(new_folder)
    if old.plan.game != new.plan.game:
        raise BadFolder(
            f"{old_folder} is of {old.plan.game}, {new_folder} of {new.plan.game}: nothing to compare"
        )
    place = out or new_folder / "compared"
    place.mkdir(parents=True, exist_ok=True)
    found: list[tuple[Section, list[str]]] = [
        lengths(old, new, place),
        endings(old, new, place),
        chances(old, new, place),
        heroes(old, new, place),
        scores(old, new, place),
        cards(old, new, place),
    ]
    told = [line for _, lines in found for line in lines]
    name = old.words.game_name(old.plan.game)
    summary = Section(
        "summary", "In short", listed(told) if told else paragraph("Nothing changed significantly.")
    )
    method = Section("method", "How to read this", listed(HOW_TO_READ))
    text = page(
        f"{name}: two runs compared",
        introduction(old, new),
        [summary, *(section for section, _ in found), method],
    )
    path = place / "index.html"
    write_whole(path, text.encode())
    return path


def introduction(old: Run, new: Run) -> list[str]:
    names = (
        name for name in RunPlan.__struct_fields__ if name not in ("format", "chunk", "games", "content")
    )
    changed = [
        (name, " → ".join(differing(getattr(old.plan, name), getattr(new.plan, name))))
        for name in names
        if getattr(old.plan, name) != getattr(new.plan, name)
    ]
    if old.plan.content != new.plan.content:
        changed.append(("content", f"{content_said(old.plan)} → {content_said(new.plan)}"))
    lines = [
        facts(
            [
                ("old", f"{old.folder}, {several(len(old.games), 'game')}"),
                ("new", f"{new.folder}, {several(len(new.games), 'game')}"),
                *changed,
            ]
        )
    ]
    if not changed:
        lines.append(paragraph("Both runs have the same plan: what differs between them is the package."))
    failed = old.failed + new.failed
    if failed:
        lines.append(paragraph(f"{several(failed, 'game')} failed and {are(failed)} not counted.", "bad"))
    return lines


# -- chapters: what the page shows, and the sentences for its beginning --------------------------------------


def corrected(rows: Sequence[Row]) -> list[Difference]:
    ps = holm([row[4].p for row in rows])
    return [Difference(*row, p) for row, p in zip(rows, ps, strict=True)]


def lengths(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    rows, panels = [], []
    for column in ("decisions", "rounds"):
        a, b = measures.numbers(old.games, column), measures.numbers(new.games, column)
        if a and b:
            estimate = mean_difference(a, b)
            rows.append((column, column, sum(a) / len(a), sum(b) / len(b), estimate))
            panels.append(Spread(column.capitalize(), f"{column} in a game", [("old", a), ("new", b)]))
    changes = corrected(rows)
    told = [
        f"Games are {'longer' if c.estimate.value > 0 else 'shorter'} by {abs(c.estimate.value):.1f} "
        f"{c.name} on average ({c.old:.1f} before, {c.new:.1f} now; {p_text(c.p)})."
        for c in changes
        if c.strong
    ]
    plot = plots.spreads(place / "length.png", panels)
    section = Section(
        "length",
        "Length",
        figure(plot, "The length of games in both runs.", "The dashed lines are the means."),
        mean_table("", changes),
    )
    return section, told


def mean_table(what: str, changes: Sequence[Difference]) -> str:
    def row(c: Difference) -> tuple[object, ...]:
        value, low, high, _ = c.estimate
        between = f"{signed(low, 2)} to {signed(high, 2)}"
        shown = decided(signed(value, 2), c.estimate, c.strong)
        return c.name, plain(c.old), plain(c.new), shown, between, p_text(c.p)

    return table((what, "old", "new", "difference", "95 %", "corrected"), map(row, changes))


def rate_table(what: str, changes: Sequence[Difference], swing: bool = False) -> str:
    written: Callable[[float], str] = points if swing else percent
    return table(
        (what, "old", "new", "difference", "95 %", "corrected"),
        [
            (
                c.name,
                written(c.old),
                written(c.new),
                decided(points(c.estimate.value), c.estimate, c.strong),
                points_between(c.estimate),
                p_text(c.p),
            )
            for c in changes
        ],
    )


def rate_words(changes: Sequence[Difference], verb: str) -> list[str]:
    """The significant changes of rates, the largest first."""
    strong = sorted((c for c in changes if c.strong), key=lambda c: -abs(c.estimate.value))
    told = [
        f"{c.name}: {verb} {'more' if c.estimate.value > 0 else 'less'} often, {percent(c.old)} before, "
        f"{percent(c.new)} now ({p_text(c.p)})."
        for c in strong[:5]
    ]
    return [*told, f"… and {len(strong) - 5} more of these."] if len(strong) > 5 else told


def endings(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    counted = [{share.key: share for share in measures.endings(run)} for run in (old, new)]
    total = [len(old.games), len(new.games)]
    rows, bars, others = [], [], []
    for key in dict.fromkeys([*counted[0], *counted[1]]):
        name = next(found[key].name for found in counted if key in found)
        a, b = (found[key].n if key in found else 0 for found in counted)
        estimate = rate_difference(a, total[0], b, total[1])
        rows.append((key, name, a / total[0], b / total[1], estimate))
        bars.append(Bar(name, wilson(a, total[0])))
        others.append(Bar(name, wilson(b, total[1])))
    changes = corrected(rows)
    plot = plots.shares(place / "endings.png", bars, "of all games", others, "old|new")
    section = Section(
        "endings",
        "How games end",
        figure(plot, "How games end in both runs."),
        rate_table("ending", changes),
    )
    return section, rate_words(changes, "games end so")


def rate_changes(old: Sequence[measures.Rate], new: Sequence[measures.Rate]) -> list[Difference]:
    """Win rates of what occurs in both runs."""
    before = {rate.key: rate for rate in old}
    rows = []
    for rate in new:
        was = before.get(rate.key)
        if was is not None:
            estimate = rate_difference(was.won, was.n, rate.won, rate.n)
            rows.append((rate.key, rate.name, was.estimate.value, rate.estimate.value, estimate))
    return corrected(rows)


def forest(path: Path, changes: Sequence[Difference], label: str) -> Path:
    """The lines that changed most surely, in the order of their differences."""
    known = [c for c in changes if not math.isnan(c.estimate.value)]
    most = sorted(known, key=lambda c: c.estimate.p)[:MOST]
    bars = [Bar(c.name, c.estimate, c.strong) for c in sorted(most, key=lambda c: -c.estimate.value)]
    return plots.swings(path, bars, label)


def chances(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    """By seat, turn and bot; only between tables of the same size is there anything to compare."""
    if old.plan.seats != new.plan.seats:
        words = "The tables are not of the same size: win rates by seat, turn and bot cannot be compared."
        return Section("seats", "Win rate by seat, turn and bot", paragraph(words)), []
    rows: list[Difference] = []
    for rates in (measures.by_seat, measures.by_turn, by_bot):
        rows += rate_changes(rates(old), rates(new))
    changes = corrected([row[:5] for row in rows])
    plot = forest(place / "seats.png", changes, "change of the win rate, in points of a hundred")
    section = Section(
        "seats",
        "Win rate by seat, turn and bot",
        figure(plot, "Changes of the win rate by seat, turn and bot."),
        rate_table("", changes),
    )
    return section, rate_words(changes, "wins")


def by_bot(run: Run) -> list[measures.Rate]:
    """Nothing where all seats are played by the same bot: somebody always wins."""
    names = {name: f"bot {name}" for name in run.plan.bots}
    return measures.win_rates(run, "bot", names) if len(names) > 1 else []


def heroes(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    what = " and ".join(dict.fromkeys(measures.hero_words(new) + measures.hero_words(old)))
    title = f"Win rate by {what}"
    if old.plan.seats != new.plan.seats:
        return Section("heroes", title), []
    rows: list[Any] = []
    for column in ("hero", "calling"):
        rows += [c[:5] for c in rate_changes(measures.heroes(old, column), measures.heroes(new, column))]
    if not rows:
        return Section("heroes", title), []
    changes = corrected(rows)
    plot = forest(place / "heroes.png", changes, "change of the win rate, in points of a hundred")
    section = Section(
        "heroes",
        title,
        figure(plot, f"Changes of the win rate by {what}."),
        folded(f"All in figures ({len(changes)})", rate_table(what, changes)),
    )
    return section, rate_words(changes, "wins")


def scores(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    """The figures of the standings, averaged over each game: seats of one game are not independent."""
    common = [name for name in measures.figures(old) if name in measures.figures(new)]
    rows, panels = [], []
    for name in common:
        a, b = (per_game(run, f"{FIGURE}{name}") for run in (old, new))
        if a and b:
            rows.append(
                (name, name.replace("_", " "), sum(a) / len(a), sum(b) / len(b), mean_difference(a, b))
            )
            if name == measures.main_figure(new):
                each = [measures.numbers(run.seats, f"{FIGURE}{name}") for run in (old, new)]
                label = f"{name} of a seat at the end"
                panels.append(Spread(name.capitalize(), label, [("old", each[0]), ("new", each[1])]))
    if not rows:
        return Section("scores", "Scores"), []
    changes = corrected(rows)
    told = [
        f"{c.name.capitalize()}: {abs(c.estimate.value):.2f} {'more' if c.estimate.value > 0 else 'less'} on "
        f"average ({plain(c.old)} before, {plain(c.new)} now; {p_text(c.p)})."
        for c in changes
        if c.strong
    ]
    plot = ""
    if panels:
        drawn = plots.spreads(place / "scores.png", panels)
        plot = figure(drawn, "Scores in both runs.", "The dashed lines are the means.")
    return Section("scores", "Scores", plot, mean_table("figure", changes)), told


def per_game(run: Run, column: str) -> list[float]:
    there = run.seats.select("game", column).drop_nulls()
    return measures.numbers(there.group_by("game").mean().sort("game"), column)


def cards(old: Run, new: Run, place: Path) -> tuple[Section, list[str]]:
    parts: list[str] = []
    told: list[str] = []
    files = ("cards_used", "cards_swing", "cards_drawn")
    for file, (what, changes) in zip(files, card_changes(old, new).items(), strict=True):
        if not changes:
            continue
        is_swing = what != USE
        label = f"change of the {what}" if is_swing else "change of the share of seats that use it"
        plot = forest(place / f"{file}.png", changes, f"{label}, in points of a hundred")
        caption = (
            f"Cards by {what}: the {min(MOST, len(changes))} that changed most surely, of {len(changes)}."
        )
        parts += [
            figure(plot, caption, caption),
            folded("All in figures", rate_table("card", changes, is_swing)),
        ]
        told += swing_words(changes, what) if is_swing else rate_words(changes, "used")
    return Section("cards", "Cards by use and by swing", *parts), told


def card_changes(old: Run, new: Run) -> dict[str, list[Difference]]:
    """What changed about cards, by what it is, the surest first; each is corrected by itself."""
    before = {line.key: line for line in measures.cards(old)}
    after = {line.key: line for line in measures.cards(new)}
    rows: dict[str, list[Row]] = {USE: [], SWING: [], DRAWN: []}
    for key in sorted(before.keys() | after.keys()):
        name = (after.get(key) or before[key]).name
        a = before[key].share if key in before else measures.share_of(old)
        b = after[key].share if key in after else measures.share_of(new)
        if a.value or b.value:
            rows[USE].append((key, name, a.value, b.value, change(a, b)))
        if key in before and key in after:
            for what, was, now in (
                (SWING, before[key].swing, after[key].swing),
                (DRAWN, before[key].drawn, after[key].drawn),
            ):
                estimate = change(was, now)
                if not math.isnan(estimate.value):
                    rows[what].append((key, name, was.value, now.value, estimate))
    return {what: sorted(corrected(found), key=lambda c: c.estimate.p) for what, found in rows.items()}


def swing_words(changes: Sequence[Difference], what: str) -> list[str]:
    strong = [c for c in changes if c.strong]
    told = [
        f"{c.name}: its {what} {'rose' if c.estimate.value > 0 else 'fell'} from {points(c.old)} to "
        f"{points(c.new)} points ({p_text(c.p)})."
        for c in strong[:5]
    ]
    return [*told, f"… and {len(strong) - 5} more of these."] if len(strong) > 5 else told
