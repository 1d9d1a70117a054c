"""What came of one scenario file, and how a failure is explained."""

from pathlib import Path
from typing import NamedTuple


class Failure(NamedTuple):
    """An expectation that did not hold, or a mistake in the file: where it was written and what is wrong.

    `line` counts from 1; 0 where no line is to blame. `asked` is what was asked when something before a
    choice failed, in words.
    """

    line: int
    field: str
    message: str
    asked: str = ""


class ScenarioDecision(NamedTuple):
    """A decision that was taken on the way. `passed` marks a window that the file does not mention,
    `outcomes` are what came of it that no seed leads to again.
    """

    seat: int
    prompt: str
    text: str
    passed: bool
    outcomes: tuple[str, ...] = ()

    def __str__(self) -> str:
        note = "  (not mentioned: passed)" if self.passed else ""
        return f"seat {self.seat}, {self.prompt}: {self.text}{note}"


class ScenarioResult(NamedTuple):
    """What came of one file."""

    path: Path
    failures: tuple[Failure, ...]
    title: str = ""
    rule: tuple[str, ...] = ()
    card: tuple[str, ...] = ()
    decisions: tuple[ScenarioDecision, ...] = ()
    pending: str = ""  # what is asked in the end, in words

    @property
    def passed(self) -> bool:
        return not self.failures

    def lines(self) -> list[str]:
        """The failures explained; nothing for a scenario that passed."""
        if self.passed:
            return []
        lines = [f"{self.path}: failed{f': {self.title}' if self.title else ''}"]
        for failure, after in zip(self.failures, (*self.failures[1:], None), strict=True):
            place = f"{self.path}:{failure.line}" if failure.line else str(self.path)
            field = f"{failure.field}: " if failure.field else ""
            first, *more = failure.message.split("\n")
            lines += [f"  {place}: {field}{first}", *(f"      {line}" for line in more)]
            if failure.asked and (after is None or after.asked != failure.asked):
                lines.append(f"      before this choice {failure.asked}")
        if self.decisions:
            lines.append("  decisions so far:")
            lines += [f"    {n}. {decision}" for n, decision in enumerate(self.decisions, 1)]
        if self.pending:
            lines.append(f"  now {self.pending}")
        return lines
