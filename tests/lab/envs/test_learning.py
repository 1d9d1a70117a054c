"""The example that learns: it runs, the same seed gives the same, and practice moves it the right way."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[3] / "examples" / "learning" / "learn_dungeoneer.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_dungeoneer", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def curve(text: str) -> list[str]:
    """The lines without the time they took."""
    return [" ".join(line.split()[:1] + line.split()[2:]) for line in text.splitlines()[1:]]


def test_it_runs_and_the_same_seed_gives_the_same(
    example: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    given = example.wishes(["--games", "2", "--every", "2", "--tests", "2", "--seed", "2"])
    shares = [example.learn(given) for _ in range(2)]
    lines = curve(capsys.readouterr().out.replace("  games", "\n  games", 1).lstrip("\n"))
    assert shares[0] == shares[1]
    assert lines[:2] == lines[-2:]
    assert [line.split()[0] for line in lines[:2]] == ["0", "2"]


def test_what_led_to_victory_becomes_likelier(example: ModuleType) -> None:
    learner = example.Learner(3, 2, example.wishes([]))
    seen, legal = np.array([1, 0, 1], np.float32), np.array([0, 2])
    for _ in range(40):
        moment = learner.decide(seen, legal)
        learner.learn([moment], float(moment.chosen == 1))
    assert learner.decide(seen, legal).chances[1] > 0.6


def test_the_critic_learns_what_to_expect(example: ModuleType) -> None:
    learner = example.Learner(2, 1, example.wishes([]))
    seen, legal = np.array([1, 1], np.float32), np.array([0, 1])
    for _ in range(40):
        learner.learn([learner.decide(seen, legal)], 0.75)
    assert float(seen @ learner.critic) == pytest.approx(0.75, abs=0.01)
