"""benchmarks/history.md: what our speed was, version by version, as ratios to Catanatron's in the same run.

The file is prose until its first heading of the second level; then every such heading is an entry,

    ## 0.1.0 0a31ed4 (2026-11-16, plain, Python 3.11.7)

followed by one table: a line per game, a column per figure, in each cell a ratio or a dash. More is better
everywhere. Entries are appended, oldest first. Plain and compiled builds are compared each with their own.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.slices import markdown

FILE: Final = Path(__file__).with_name("history.md")
FELL: Final = 0.25  # the share that a ratio may lose before it is said loudly

HEADING: Final = re.compile(r"## (.+) \((\d{4}-\d\d-\d\d), (plain|compiled), Python ([\w.+-]+)\)")
DASH: Final = "–"

Ratios = dict[str, dict[str, float]]  # by game, then by figure


class Unreadable(ValueError):
    """The file is not as the tool writes it."""


class Entry(NamedTuple):
    """What was measured of one version."""

    version: str  # with the commit
    date: str
    build: str  # plain or compiled
    python: str
    ratios: Mapping[str, Mapping[str, float]]


class Fall(NamedTuple):
    """A ratio that is much smaller than it was."""

    game: str
    figure: str
    before: float
    now: float

    @property
    def lost(self) -> float:
        return 1 - self.now / self.before


def read(text: str) -> list[Entry]:
    """All entries of the file, oldest first. Raises Unreadable and names the line."""
    entries: list[Entry] = []
    head: list[str] = []
    ratios: Ratios = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            match = HEADING.fullmatch(line.rstrip())
            if match is None:
                raise Unreadable(f"line {number}: expected {written('0.1.0 0a31ed4')!r}, found {line!r}")
            version, date, build, python = match.groups()
            head, ratios = [], {}
            entries.append(Entry(version, date, build, python, ratios))
        elif entries and line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not head:
                head = cells[1:]
            elif set("".join(cells)) <= set("-: "):
                continue
            elif len(cells) != len(head) + 1:
                raise Unreadable(f"line {number}: expected {len(head)} figures, found {len(cells) - 1}")
            else:
                try:
                    pairs = zip(head, cells[1:], strict=True)
                    ratios[cells[0]] = {figure: float(cell) for figure, cell in pairs if cell != DASH}
                except ValueError:
                    raise Unreadable(f"line {number}: expected numbers, found {line!r}") from None
    return entries


def written(version: str, date: str = "2026-11-16", build: str = "plain", python: str = "3.11.7") -> str:
    """The heading of an entry."""
    return f"## {version} ({date}, {build}, Python {python})"


def write(entry: Entry) -> str:
    """An entry as it stands in the file."""
    heading = written(entry.version, entry.date, entry.build, entry.python)
    if not HEADING.fullmatch(heading) or "\n" in heading:
        raise Unreadable(f"a version is a line such as '0.1.0 0a31ed4', not {entry.version!r}")
    figures = list(dict.fromkeys(figure for some in entry.ratios.values() for figure in some))
    rows = [
        [game, *(f"{some[figure]:.3g}" if figure in some else DASH for figure in figures)]
        for game, some in entry.ratios.items()
    ]
    return f"{heading}\n\n{markdown(['of Catanatron', *figures], rows)}\n"


def keep(path: Path, entry: Entry) -> None:
    """Append an entry. The file must be readable before, and is so after."""
    text = path.read_text(encoding="utf-8")
    read(text)
    path.write_text(f"{text.rstrip()}\n\n{write(entry)}", encoding="utf-8")


def last(entries: Sequence[Entry], build: str) -> Entry | None:
    """The newest entry of the same build."""
    return next((entry for entry in reversed(entries) if entry.build == build), None)


def falls(before: Entry, ratios: Mapping[str, Mapping[str, float]], much: float = FELL) -> list[Fall]:
    """What fell by more than it may since then, the worst first. Only what both have measured is compared."""
    found = [
        Fall(game, figure, was, ratios[game][figure])
        for game, figures in before.ratios.items()
        for figure, was in figures.items()
        if figure in ratios.get(game, {}) and ratios[game][figure] < (1 - much) * was
    ]
    return sorted(found, key=lambda fall: -fall.lost)


def unmeasured(before: Entry, ratios: Mapping[str, Mapping[str, float]]) -> list[str]:
    """What the entry has and this run has not."""
    return [
        f"{game}: {figure}"
        for game, figures in before.ratios.items()
        for figure in figures
        if figure not in ratios.get(game, {})
    ]


def verdict(before: Entry | None, ratios: Mapping[str, Mapping[str, float]], terminal: bool) -> str:
    """What there is to say: one quiet line, or a banner, bold and red on a terminal."""
    if before is None:
        return "benchmarks/history.md has no entry of this build to compare with."
    missing = unmeasured(before, ratios)
    told = [f"Not measured in this run: {', '.join(missing)}."] if missing else []
    fallen = falls(before, ratios)
    if not fallen:
        return "\n".join([*told, f"No ratio fell by more than {FELL:.0%} since {before.version}."])
    banner = [
        f"{len(fallen)} OF OUR RATIOS FELL BY MORE THAN {FELL:.0%} SINCE {before.version.upper()}",
        *(
            f"{fall.game.upper()}: {fall.figure.upper()} {fall.before:.3g} -> {fall.now:.3g}, "
            f"{fall.lost:.0%} LESS"
            for fall in fallen
        ),
    ]
    width = max(map(len, banner))
    framed = ["!" * (width + 4), *(f"! {line:{width}} !" for line in banner), "!" * (width + 4)]
    if terminal:
        framed = [f"\x1b[1;31m{line}\x1b[0m" for line in framed]
    return "\n".join([*told, *framed])
