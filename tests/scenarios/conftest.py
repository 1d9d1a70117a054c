"""Small scenario files, written into a folder of their own and run."""

from collections.abc import Callable
from pathlib import Path

import pytest

from undercroft import scenarios

Runs = Callable[[str], scenarios.ScenarioResult]

HEAD = """\
game  = "dungeoneer"
rule  = ["DGR-MOVE-02"]
title = "A walk"
"""

# Line 5 is [given]. Seat 0 has 3 movement points and two Crossroads to the east; seat 1 is on the far one.
WALK = """
[given]
map  = ["entrance_chamber_1 0,0", "crossroads_1 1,0", "crossroads_2 2,0"]
only = ["map_deck"]
seat = { 0.hero = "roderik_talus", 1.at = "2,0" }
"""


@pytest.fixture
def run(tmp_path: Path) -> Runs:
    """Run a text as a file."""

    def run_text(text: str) -> scenarios.ScenarioResult:
        path = tmp_path / "x.toml"
        path.write_text(text, "utf-8")
        return scenarios.run_file(path)

    return run_text


@pytest.fixture
def walk(run: Runs) -> Runs:
    """Run a text that follows the head and the table of a walk."""
    return lambda text: run(HEAD + WALK + text)


@pytest.fixture
def given(run: Runs) -> Runs:
    """Run a text that follows the head: line 4 is its first."""
    return lambda text: run(HEAD + text)
