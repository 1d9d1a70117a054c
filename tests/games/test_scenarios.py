"""Every scenario file of every game holds."""

from pathlib import Path

import pytest

from undercroft import scenarios

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/scenarios/**/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_scenario(path: Path) -> None:
    outcome = scenarios.run_file(path)
    assert outcome.passed, "\n" + "\n".join(outcome.lines())
