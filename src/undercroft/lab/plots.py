"""Plots: one PNG each, drawn on paper that suits a light page and a dark one."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.lab.extras import needed
from undercroft.lab.stats import Estimate, minus

PAPER: Final = "#fbf8f1"
INK: Final = "#2b241d"
FAINT: Final = "#8d7b64"
BLUE: Final = "#2f6690"
RED: Final = "#b3462f"
GREY: Final = "#a8a094"
WIDTH: Final = 8.0


class Bar(NamedTuple):
    """A line of a plot: its name, the value with its interval, and whether it stands out."""

    name: str
    estimate: Estimate
    strong: bool = False
    note: str = ""


GAP: Final = Bar("⋯", Estimate(math.nan, math.nan, math.nan))  # where lines were left out


def sheet(height: float, panels: int = 1, same_scale: bool = False) -> tuple[Any, list[Any]]:
    figure_of = needed("matplotlib.figure", "lab").Figure
    figure = figure_of(figsize=(WIDTH, height), dpi=130, layout="constrained", facecolor=PAPER)
    axes = figure.subplots(1, panels, squeeze=False, sharex=same_scale)[0]
    for axis in axes:
        axis.set_facecolor(PAPER)
        for side in ("top", "right"):
            axis.spines[side].set_visible(False)
        for side in ("left", "bottom"):
            axis.spines[side].set_color(FAINT)
        axis.tick_params(colors=INK, labelsize=9)
    return figure, list(axes)


def save(figure: Any, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="png", metadata={"Software": None})
    return path


def percent_axis(axis: Any) -> None:
    """Ticks in per cent, with as many digits as it takes."""
    ticker = needed("matplotlib.ticker", "lab")
    axis.set_major_formatter(ticker.FuncFormatter(lambda x, _: f"{round(100 * x, 2):g} %"))


def points_axis(axis: Any) -> None:
    """Ticks in points of a hundred, up or down."""
    ticker = needed("matplotlib.ticker", "lab")
    axis.set_major_formatter(ticker.FuncFormatter(lambda x, _: signed(100 * x)))


def signed(value: float) -> str:
    """
    >>> signed(2.5), signed(10.0), signed(0.0)
    ('+2.5', '+10', '0')
    """
    return minus(f"{round(value, 2):+g}") if round(value, 2) else "0"


def intervals(axis: Any, bars: Sequence[Bar], even: float | None, label: str) -> None:
    """Dots with their intervals, the first line at the top. Those that stand out are filled."""
    for n, bar in enumerate(bars):
        value, low, high, _ = bar.estimate
        if math.isnan(value):
            continue
        colour = (BLUE if value >= (even or 0.0) else RED) if bar.strong else FAINT
        axis.plot([low, high], [n, n], color=colour, linewidth=2, solid_capstyle="round")
        axis.plot(
            [value], [n], "o", color=colour, markersize=6, markerfacecolor=colour if bar.strong else PAPER
        )
        if bar.note:
            axis.annotate(
                bar.note, (1, n), xycoords=("axes fraction", "data"), xytext=(4, 0), va="center",
                textcoords="offset points", fontsize=7.5, color=FAINT, annotation_clip=False,
            )  # fmt: skip
    axis.set_yticks(range(len(bars)), [bar.name for bar in bars])
    axis.set_ylim(len(bars) - 0.4, -0.6)
    if even is not None:
        axis.axvline(even, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    axis.set_xlabel(label, color=INK, fontsize=9)
    axis.grid(axis="x", color=GREY, alpha=0.25)


def height_for(lines: int) -> float:
    return max(1.6, 0.9 + 0.27 * lines)


def rates(path: Path, panels: Sequence[tuple[str, Sequence[Bar]]], even: float) -> Path:
    """Win rates beside each other, with the rate if all were alike as a dashed line."""
    figure, axes = sheet(0.3 + height_for(max(len(bars) for _, bars in panels)), len(panels), same_scale=True)
    for axis, (title, bars) in zip(axes, panels, strict=True):
        intervals(axis, bars, even, "won")
        percent_axis(axis.xaxis)
        axis.set_title(title, color=INK, fontsize=10, loc="left")
    return save(figure, path)


def swings(path: Path, bars: Sequence[Bar], label: str) -> Path:
    figure, (axis,) = sheet(height_for(len(bars)))
    intervals(axis, bars, 0.0, label)
    points_axis(axis.xaxis)
    return save(figure, path)


def shares(path: Path, bars: Sequence[Bar], label: str, others: Sequence[Bar] = (), names: str = "") -> Path:
    """Horizontal bars with intervals; for two runs in pairs, the first pale."""
    figure, (axis,) = sheet(height_for(len(bars) * (2 if others else 1)))
    thick = 0.38 if others else 0.66
    runs = [(bars, GREY if others else BLUE, -thick / 2 if others else 0.0)]
    if others:
        runs.append((others, BLUE, thick / 2))
    for run, (lines, colour, shift) in enumerate(runs):
        for n, bar in enumerate(lines):
            value, low, high, _ = bar.estimate
            axis.barh(
                n + shift, value, height=thick, color=colour, alpha=0.85,
                label=names.split("|")[run] if names and not n else None,
            )  # fmt: skip
            axis.plot([max(0.0, low), min(1.0, high)], [n + shift, n + shift], color=INK, linewidth=1)
            if bar.note:
                axis.annotate(
                    bar.note, (high, n + shift), xytext=(4, 0), textcoords="offset points", va="center",
                    fontsize=8, color=INK,
                )  # fmt: skip
    axis.set_yticks(range(len(bars)), [bar.name for bar in bars])
    axis.set_ylim(len(bars) - 0.4, -0.6)
    axis.margins(x=0.12)
    axis.set_xlim(left=0)
    axis.set_xlabel(label, color=INK, fontsize=9)
    percent_axis(axis.xaxis)
    if names:
        axis.legend(frameon=False, fontsize=8)
    return save(figure, path)


class Spread(NamedTuple):
    """Values whose distribution is drawn; two kinds of them lie over each other."""

    title: str
    label: str
    values: Sequence[tuple[str, Sequence[float]]]


def spreads(path: Path, panels: Sequence[Spread]) -> Path:
    """Histograms, each as a share of its own values, with the means as dashed lines."""
    figure, axes = sheet(3.1, len(panels))
    for axis, panel in zip(axes, panels, strict=True):
        every = [value for _, values in panel.values for value in values]
        edges = bins(every)
        palette = (BLUE,) if len(panel.values) == 1 else (GREY, BLUE)
        for (name, values), colour in zip(panel.values, palette, strict=True):
            if not values:
                continue
            weights = [1 / len(values)] * len(values)
            axis.hist(values, edges, weights=weights, color=colour, alpha=0.55, label=name or None)
            axis.hist(values, edges, weights=weights, color=colour, histtype="step", linewidth=1.4)
            axis.axvline(math.fsum(values) / len(values), color=colour, linestyle=(0, (4, 3)), linewidth=1.3)
        axis.set_title(panel.title, color=INK, fontsize=10, loc="left")
        axis.set_xlabel(panel.label, color=INK, fontsize=9)
        locator = needed("matplotlib.ticker", "lab").MaxNLocator
        axis.xaxis.set_major_locator(locator("auto", integer=True, min_n_ticks=1))  # whole, even if it is one
        percent_axis(axis.yaxis)
        if len(panel.values) > 1:
            axis.legend(frameon=False, fontsize=8)
    return save(figure, path)


def bins(values: Sequence[float]) -> list[float]:
    """Edges of bars, at most 40, that do not cut whole numbers in two.

    >>> bins([0, 1, 3])
    [-0.5, 0.5, 1.5, 2.5, 3.5]
    """
    if not values:
        return [0.0, 1.0]
    low, high = math.floor(min(values)), math.ceil(max(values))
    width = max(1, -(-(high - low + 1) // 40))
    count = -(-(high - low + 1) // width)
    return [low - 0.5 + width * n for n in range(count + 1)]
