"""The page's benchmark runs and prints its tables. Its times are not looked at here, but sizes are."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIGURES = (
    "loaded until the first table stands",
    "all without fonts",
    "first options, nothing in the cache",
    "first options, all in the cache",
    "a page on which nothing moves",
    "the same, seen from nearby",
)


def printed(*parts: str) -> str:
    command = [sys.executable, "-m", "benchmarks.page", "--quick", *parts]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_table_is_light() -> None:
    told = printed("size")
    assert "the limit is 300 kB: kept" in told
    ((gzipped, sent),) = re.findall(r"scripts +\d+ +([\d.]+) +([\d.]+)", told)
    assert float(gzipped) <= float(sent) < 1.05 * float(gzipped), (
        "files travel compressed, all but the smallest"
    )


@pytest.mark.soak
def test_every_figure_is_printed() -> None:
    told = printed()
    assert not [figure for figure in FIGURES if figure not in told]
