"""The real command, with a state directory of its own."""

from functools import partial
from pathlib import Path

import pytest
from tests.cli import command


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


@pytest.fixture
def run(state: Path) -> command.Run:
    return partial(command.run, state)


@pytest.fixture
def walk(tmp_path: Path) -> Path:
    path = tmp_path / "walk.toml"
    path.write_text(command.WALK, encoding="utf-8")
    return path


@pytest.fixture
def lecture(tmp_path: Path) -> Path:
    path = tmp_path / "lecture.toml"
    path.write_text(command.LECTURE, encoding="utf-8")
    return path
