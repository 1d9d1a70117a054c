"""The server's benchmark runs and prints its tables. What it measures is not looked at here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("bench")
    command = [sys.executable, "-m", "benchmarks.server", "--quick", "--folder", str(folder)]
    done = subprocess.run(
        [*command, "sqlite", "opening", "memory"], cwd=ROOT, capture_output=True, text=True, timeout=3000
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "figure",
    [
        "a durable row in SQLite",
        "an echo, 8 wires, 20/s offered",
        "one process, 8 tables, 2 watchers at each",
        "60 moves, not in memory",
        "a table of 110 moves costs",
        "open, with one connection each",
        "open, without connections",
    ],
)
def test_prints_every_figure(printed: str, figure: str) -> None:
    assert figure in printed


def test_moves_are_accepted_at_every_rate(printed: str) -> None:
    rows = [line.split() for line in printed.splitlines()]
    moves = {row[0]: int(row[9].replace(",", "")) for row in rows if row and row[0] in ("20", "all")}
    assert ["20", "all"] == [rate for rate, count in moves.items() if count > 0]


def test_nothing_is_refused(printed: str) -> None:
    assert "REFUSED" not in printed
