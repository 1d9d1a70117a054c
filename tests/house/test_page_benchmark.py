"""The page's benchmark runs and prints its tables. Its times are not looked at here, but sizes are."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIGURES = (
    "loaded until the first table stands",
    "all without fonts",
    "first options, nothing in the cache",
    "first options, all in the cache",
    "a page on which nothing moves",
    "the same, seen from nearby",
)


def test_prints_every_figure_and_the_first_table_is_light() -> None:
    """One test, because one run serves it: each worker that had a part of it would run all again."""
    command = [sys.executable, "-m", "benchmarks.page", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stderr
    assert not [figure for figure in FIGURES if figure not in done.stdout]
    assert "the limit is 300 kB: kept" in done.stdout
    ((gzipped, sent),) = re.findall(r"scripts +\d+ +([\d.]+) +([\d.]+)", done.stdout)
    assert float(gzipped) <= float(sent) < 1.05 * float(gzipped), (
        "files travel compressed, all but the smallest"
    )
