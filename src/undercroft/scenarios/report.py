"""What came of many files, for printing."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from undercroft.scenarios.result import Failure, ScenarioResult
from undercroft.scenarios.runner import check


class Report(NamedTuple):
    """The results of all files, in the order in which they were checked."""

    results: tuple[ScenarioResult, ...]

    @property
    def passed(self) -> int:
        return sum(result.passed for result in self.results)

    @property
    def failed(self) -> int:
        return len(self.results) - self.passed

    @property
    def rules(self) -> dict[str, tuple[Path, ...]]:
        """Every rule id that is cited, with the files that cite it."""
        return gathered((rule, result.path) for result in self.results for rule in result.rule)

    @property
    def cards(self) -> dict[str, tuple[Path, ...]]:
        """Every card that some file is about, with these files."""
        return gathered((card, result.path) for result in self.results for card in result.card)

    def lines(self) -> list[str]:
        """The failures explained, and a last line that counts."""
        lines = [line for result in self.results for line in result.lines()]
        count = len(self.results)
        what = "scenario" if count == 1 else "scenarios"
        return [*lines, f"{count} {what}: {self.passed} passed, {self.failed} failed"]


def gathered(pairs: Iterable[tuple[str, Path]]) -> dict[str, tuple[Path, ...]]:
    found: dict[str, list[Path]] = {}
    for name, path in pairs:
        found.setdefault(name, []).append(path)
    return {name: tuple(found[name]) for name in sorted(found)}


def check_paths(paths: list[Path]) -> Report:
    """Run files, and all scenario files under folders."""
    results: list[ScenarioResult] = []
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            results.append(
                ScenarioResult(path, (Failure(0, "", "no scenario file (*.toml) in this folder"),))
            )
        results += check(files)
    return Report(tuple(results))
