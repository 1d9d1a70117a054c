"""The server's benchmark runs and prints its tables. What it measures is not looked at here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIGURES = (
    "a durable row in SQLite",
    "an echo, 8 wires, 20/s offered",
    "one process, 8 tables, 2 watchers at each",
    "60 moves, not in memory",
    "a table of 110 moves costs",
    "open, with one connection each",
    "open, without connections",
)


@pytest.mark.soak
def test_prints_every_figure_and_nothing_is_refused(tmp_path: Path) -> None:
    """One test, because one run serves it: each worker that had a part of it would run all again."""
    command = [sys.executable, "-m", "benchmarks.server", "--quick", "--folder", str(tmp_path)]
    done = subprocess.run(
        [*command, "sqlite", "opening", "memory"], cwd=ROOT, capture_output=True, text=True, timeout=3000
    )
    assert done.returncode == 0, done.stderr
    assert not [figure for figure in FIGURES if figure not in done.stdout]
    assert "REFUSED" not in done.stdout
    rows = [line.split() for line in done.stdout.splitlines()]
    moves = {row[0]: int(row[9].replace(",", "")) for row in rows if row and row[0] in ("20", "all")}
    assert ["20", "all"] == [rate for rate, count in moves.items() if count > 0]
