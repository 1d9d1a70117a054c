"""The page's benchmark runs and prints its tables. Its times are not looked at here, but sizes are."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed() -> str:
    command = [sys.executable, "-m", "benchmarks.page", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "figure",
    [
        "loaded until the first table stands",
        "all without fonts",
        "first options, nothing in the cache",
        "first options, all in the cache",
        "a page on which nothing moves",
        "the same, seen from nearby",
    ],
)
def test_prints_every_figure(printed: str, figure: str) -> None:
    assert figure in printed


def test_the_first_table_is_light(printed: str) -> None:
    assert "the limit is 300 kB: kept" in printed


def test_files_travel_compressed(printed: str) -> None:
    """All but the smallest."""
    ((gzipped, sent),) = re.findall(r"scripts +\d+ +([\d.]+) +([\d.]+)", printed)
    assert float(gzipped) <= float(sent) < 1.05 * float(gzipped)
