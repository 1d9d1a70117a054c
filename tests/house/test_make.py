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


def test_what_the_tests_leave_out_is_soaked() -> None:
    assert "-m soak" in plan("soak")


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


FAKE = """#!/bin/sh
echo "${0##*/} $*" >> said
case "${0##*/} $*" in *"$FAIL"*) exit 1;; esac
"""
CHECKS = ("ruff format", "ruff check", "lint-imports", "mypy", "pyright", "check", "test")
TESTS = ("--ignore=tests/page", " tests/page", "undercroft rules", "audit.py", "fast.py --check")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A tree in which everything is set up, and every program only writes down that it was called."""
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    made = ("requirements/uv.txt", "requirements/dev.txt", "pyproject.toml", "web/package-lock.json")
    makes = (".venv/.uv", ".venv/.dev", "web/node_modules/.package-lock.json")
    page = "src/undercroft/server/web/page/index.html"
    for moment, name in enumerate((*made, "tests/games/one.toml", "web/src/a", "web/public/a", *makes, page)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (moment, moment))
    for name in ("python", "ruff", "mypy", "pyright", "lint-imports", "undercroft", "npm"):
        path = tmp_path / ".venv" / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(FAKE)
        path.chmod(0o755)
    return tmp_path


def outcome_of(house: Path, fail: str) -> tuple[int, str, str]:
    """What `make test` gives where a call with these words fails: code, complaints, all calls."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    npm = f"NPM={house}/.venv/bin/npm"
    done = subprocess.run(
        ["make", "test", "NODE=node", npm, "games=one two"],
        cwd=house,
        capture_output=True,
        text=True,
        env={**clean, "FAIL": fail},
    )
    return done.returncode, done.stderr, (house / "said").read_text()


@pytest.mark.parametrize(
    ("fail", "named"),
    [
        ("ruff format", ": lint] Error"),
        ("mypy", ": mypy] Error"),
        ("npm run --silent test", ": pagecheck] Error"),
        ("--ignore=tests/page", ": suite] Error"),
        (" tests/page", ": suite-page] Error"),
        ("rules one", ": rules] Error"),
        ("audit.py", ": audit] Error"),
        ("fast.py --check", ": translate] Error"),
    ],
)
def test_whatever_fails_everything_is_checked_and_it_is_named(house: Path, fail: str, named: str) -> None:
    code, told, calls = outcome_of(house, fail)
    assert (code, named in told) == (2, True), told
    spared = ("ruff check", "lint-imports") if fail == "ruff format" else ()
    assert [*spared] == [check for check in (*CHECKS, *TESTS) if check not in calls]


def test_where_nothing_fails_all_is_well(house: Path) -> None:
    code, _, calls = outcome_of(house, "nothing")
    assert (code, [check for check in (*CHECKS, *TESTS) if check not in calls]) == (0, [])
