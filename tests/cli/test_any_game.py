"""A game that brings no texts and no painter can be played in the terminal all the same, in its own words.
The game is a toy that only this process has.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.engine.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
PROGRAM = f"""
import sys
sys.path.append({str(ROOT)!r})
from tests.contracts import toy
from undercroft.cli import main
from undercroft.engine.registry import register
for game in toy.VERSIONS:
    register(game)
main()
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_texts_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    came = subprocess.run(
        [sys.executable, "-c", PROGRAM, "play", "toy", "--seats", "you,random", "--language", language],
        input="? 1\n" + "1\n" * 20,
        env={"PATH": "", "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "dealt: seat 0, cards" in came.stdout
    assert "[play " in came.stdout  # what is behind an option
    assert "played: seat 0, card " in came.stdout
    assert "played: seat 1, card " in came.stdout
    assert list(tmp_path.glob("**/*.record"))
    assert not came.stderr
