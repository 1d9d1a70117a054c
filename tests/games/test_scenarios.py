"""Every scenario file of every registered game holds."""

from pathlib import Path

import pytest

from undercroft import game_names, scenarios

HERE = Path(__file__).parent
FILES = sorted(path for game in game_names() for path in (HERE / game / "scenarios").glob("**/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_scenario(path: Path) -> None:
    outcome = scenarios.run_file(path)
    assert outcome.passed, "\n" + "\n".join(outcome.lines())
