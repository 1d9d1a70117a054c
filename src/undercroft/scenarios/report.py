"""What came of many files, for printing."""

from pathlib import Path
from typing import NamedTuple

from undercroft.scenarios.runner import Failure, Outcome, run_file


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
        return cited(self.outcomes, "rule")

    @property
    def cards(self) -> dict[str, tuple[Path, ...]]:
        """Every card that some file is about, with these files."""
        return cited(self.outcomes, "card")

    def lines(self) -> list[str]:
        """The failures explained, and a last line that counts."""
        lines = [line for outcome in self.outcomes for line in outcome.lines()]
        count = len(self.outcomes)
        lines.append(
            f"{count} {'scenario' if count == 1 else 'scenarios'}: {self.passed} passed, {self.failed} failed"
        )
        return lines


def cited(outcomes: tuple[Outcome, ...], what: str) -> dict[str, tuple[Path, ...]]:
    found: dict[str, list[Path]] = {}
    for outcome in outcomes:
        for name in getattr(outcome, what):
            found.setdefault(name, []).append(outcome.path)
    return {name: tuple(found[name]) for name in sorted(found)}


def files_in(path: Path) -> list[Path]:
    """A file itself, or all scenario files under a folder."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def check_paths(paths: list[Path]) -> Report:
    """Run files, and all files in folders."""
    outcomes: list[Outcome] = []
    for path in paths:
        files = files_in(path)
        if not files:
            failure = Failure(0, "", "no scenario file (*.toml) in this folder")
            outcomes.append(Outcome(path, "", (), (), (failure,), (), ""))
        outcomes += [run_file(file) for file in files]
    return Report(tuple(outcomes))
