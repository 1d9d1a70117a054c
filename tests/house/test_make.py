"""What `make` would do, without doing it."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def plan(target: str, path: str = "") -> str:
    """Every command of a target as if nothing had been made yet."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={**clean, **({"PATH": path} if path else {})},
    )
    return done.stdout


@pytest.mark.parametrize("target", ["test", "bench"])
def test_the_page_is_built_before_it_is_looked_at(target: str) -> None:
    told = plan(target)
    steps = {"test": "-m pytest", "bench": "-m benchmarks.page"}
    order = [told.index(step) for step in ("npm ci", "run --silent build", steps[target])]
    assert sorted(order) == order


def test_the_page_is_checked_before_the_long_tests() -> None:
    told = plan("test")
    order = [told.index(step) for step in ("run --silent check", "run --silent test", "-m pytest")]
    assert sorted(order) == order


def test_a_machine_without_node_gets_it_as_a_wheel(tmp_path: Path) -> None:
    """In an environment of its own, which comes first on PATH for npm and for nobody else."""
    for name in ("make", "sh", "find"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    told = plan("page", str(tmp_path))
    assert "--require-hashes requirements/node.txt" in told
    runs = [line for line in told.splitlines() if re.search(r"\bnpm\b", line)]
    assert 2 == len(runs)
    assert [] == [line for line in runs if f'PATH="{ROOT}/.venv-node/bin:$PATH" npm' not in line]
