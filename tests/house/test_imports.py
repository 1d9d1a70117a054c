"""Importing the library is light, and its rooms keep their distance from chance and clock."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "undercroft"

# Each costs milliseconds that nobody who only wants a table should pay; `make bench` prints the time itself.
HEAVY = {
    "argparse",
    "asyncio",
    "babel",
    "cyclopts",
    "email",
    "fluent",
    "hypothesis",
    "importlib.metadata",
    "logging",
    "multiprocessing",
    "pytz",
    "rich",
    "sqlite3",
    "tomllib",
    "unittest",
    "urllib.request",
}

LATE = {"from importlib.metadata import entry_points"}  # heavy, and needed by whoever asks for a game

BANNED = {
    "random": "import random",
    "a name from random": "from random import shuffle",
    "secrets": "import secrets",
    "time": "from time import perf_counter",
    "datetime": "from datetime import datetime",
    "uuid": "import uuid",
    "numpy.random": "import numpy.random",
    "os.urandom": "import os\n\nSEED = os.urandom(8)",
}


def modules_after(statement: str) -> set[str]:
    """All modules that a fresh interpreter holds after one statement."""
    program = f"{statement}\nimport sys\nsys.stdout.write('\\n'.join(sys.modules))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return set(done.stdout.split())


def test_importing_the_library_loads_nothing_heavy() -> None:
    loaded = modules_after("import undercroft") - modules_after("pass")
    assert set() == {name for name in loaded if name in HEAVY or name.split(".")[0] in HEAVY}


def test_importing_the_library_loads_no_game() -> None:
    loaded = modules_after("import undercroft")
    assert set() == {name for name in loaded if name.startswith("undercroft.games.")}


@pytest.mark.parametrize("room", ["engine", "games"])
def test_modules_know_one_another_without_circles(room: str) -> None:
    """An import within a function would hide one. What nobody needs who only wants a table may wait."""
    hidden = [
        f"{path.relative_to(SOURCE)}:{line.lineno}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for line in ast.walk(function)
        if isinstance(line, ast.Import | ast.ImportFrom) and ast.unparse(line) not in LATE
    ]
    assert [] == hidden


def findings(text: str, filename: str) -> set[str]:
    """The codes of what ruff finds in a file of that name, with the project's own settings."""
    options = ["--no-cache", "--output-format=json", f"--stdin-filename={filename}", "-"]
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", *options],
        input=f'"""A module."""\n\n{text}\n',
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode in (0, 1), done.stderr
    return {finding["code"] for finding in json.loads(done.stdout)}


@pytest.mark.parametrize("text", BANNED.values(), ids=BANNED.keys())
@pytest.mark.parametrize("room", ["engine", "games/dungeoneer", "games/dungeonology/rules"])
def test_engine_and_games_have_no_chance_or_clock_of_their_own(room: str, text: str) -> None:
    assert "TID251" in findings(text, f"src/undercroft/{room}/x.py")


@pytest.mark.parametrize("path", ["src/undercroft/bots/x.py", "tests/x.py", "tools/x.py"])
def test_other_rooms_may_use_them(path: str) -> None:
    assert "TID251" not in findings("import random", path)


def test_the_one_exception_is_the_secret_seed() -> None:
    marked = {
        (path.relative_to(SOURCE).as_posix(), line.split("#")[0].strip())
        for room in ("engine", "games")
        for path in sorted((SOURCE / room).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"#\s*(ruff:\s*)?noqa(?!:)|#\s*(ruff:\s*)?noqa:.*TID", line)
    }
    assert marked <= {("engine/chance.py", "import secrets")}
