"""The soak finds what is wrong, stops, and leaves a record that leads there."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from undercroft.engine.replay import replay
from undercroft.engine.state import Table

TOOL = Path(__file__).parents[2] / "tools" / "soak.py"


@pytest.fixture(scope="module")
def soak() -> ModuleType:
    spec = importlib.util.spec_from_file_location("soak", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complain(table: Table, rng: Random) -> None:
    """A law that is broken after ten decisions."""
    assert table.past.number < 10, "there were ten decisions"


def test_the_same_game_again(soak: ModuleType) -> None:
    assert soak.play_one((0, 0)) == soak.play_one((0, 0))


def test_games_are_over_all_numbers_of_seats(soak: ModuleType) -> None:
    assert 3 == len({soak.play_one((1, number)).name for number in range(3)})


def test_a_broken_law_is_reported(soak: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LAWS", ((1, complain),))
    outcome = soak.play_one((0, 1))
    assert "there were ten decisions" in outcome.failure
    assert 10 == outcome.decisions == replay(outcome.record).past.number


def test_a_failing_decision_is_reported(soak: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record ends before the decision, and the report names it."""
    take = Table.take

    def fail(table: Table, option: tuple[object, ...], *more: Any) -> object:
        assert table.past.number < 4, "a bug in the rules"
        return take(table, option, *more)

    monkeypatch.setattr(soak, "LAWS", ())
    monkeypatch.setattr(Table, "take", fail)
    outcome = soak.play_one((0, 0))
    monkeypatch.undo()
    assert outcome.failure.startswith("taking '")
    assert "a bug in the rules" in outcome.failure
    assert 4 == replay(outcome.record).past.number


def test_the_record_of_a_failure(soak: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(soak, "LAWS", ((1, complain),))
    monkeypatch.setattr(soak, "FAILURE", tmp_path / "failure.record")
    soak.report_failure(soak.play_one((0, 1)), 0)
    text = (tmp_path / "failure.record").read_text("utf-8")
    assert "# AssertionError: there were ten decisions" in text
    assert 10 == replay(text).past.number
    with pytest.raises(AssertionError, match="there were ten decisions"):
        soak.check(tmp_path / "failure.record")


def test_the_command(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "--games", "4", "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (0, "") == (done.returncode, done.stderr)
    assert "4 of 4 games" in done.stdout
    assert "4 games, " in done.stdout
    assert not list(tmp_path.iterdir())
