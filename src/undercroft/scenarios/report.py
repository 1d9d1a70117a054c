"""What came of many files, for printing."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from undercroft.scenarios.outcome import Failure, Outcome
from undercroft.scenarios.runner import check


class Report(NamedTuple):
    """The outcomes of all files, in the order in which they were checked."""

    outcomes: tuple[Outcome, ...]

    @property
    def passed(self) -> int:
        return sum(outcome.passed for outcome in self.outcomes)

    @property
    def failed(self) -> int:
        return len(self.outcomes) - self.passed

    @property
    def rules(self) -> dict[str, tuple[Path, ...]]:
        """Every rule id that is cited, with the files that cite it."""
        return gathered((rule, outcome.path) for outcome in self.outcomes for rule in outcome.rule)

    @property
    def cards(self) -> dict[str, tuple[Path, ...]]:
        """Every card that some file is about, with these files."""
        return gathered((card, outcome.path) for outcome in self.outcomes for card in outcome.card)

    def lines(self) -> list[str]:
        """The failures explained, and a last line that counts."""
        lines = [line for outcome in self.outcomes for line in outcome.lines()]
        count = len(self.outcomes)
        what = "scenario" if count == 1 else "scenarios"
        return [*lines, f"{count} {what}: {self.passed} passed, {self.failed} failed"]


def gathered(pairs: Iterable[tuple[str, Path]]) -> dict[str, tuple[Path, ...]]:
    found: dict[str, list[Path]] = {}
    for name, path in pairs:
        found.setdefault(name, []).append(path)
    return {name: tuple(found[name]) for name in sorted(found)}


def check_paths(paths: list[Path]) -> Report:
    """Run files, and all scenario files under folders."""
    outcomes: list[Outcome] = []
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            outcomes.append(Outcome(path, (Failure(0, "", "no scenario file (*.toml) in this folder"),)))
        outcomes += check(files)
    return Report(tuple(outcomes))
