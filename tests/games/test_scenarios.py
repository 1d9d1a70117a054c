"""Every scenario file of every registered game holds, and everything at its tables can be said: scenarios
come to decisions that games at random seldom see.
"""

from pathlib import Path

import pytest
from tests.texts.keys import strict_speaker
from tests.texts.saying import check, check_news, sentences

import undercroft as uc
from undercroft import scenarios, texts

HERE = Path(__file__).parent
GAMES = uc.game_names()
SPEAKERS = {game: [strict_speaker(game, language) for language in texts.LANGUAGES] for game in GAMES}
SCENARIOS = [
    pytest.param(game, path, id=path.relative_to(HERE).as_posix())
    for game in GAMES
    for path in sorted((HERE / game / "scenarios").glob("**/*.toml"))
]


@pytest.mark.parametrize(("game", "path"), SCENARIOS)
def test_scenario(game: str, path: Path) -> None:
    def say(table: uc.Table) -> None:
        """In one language after the other, beginning with another one in each file."""
        speaker = SPEAKERS[game][(len(path.stem) + table.past.number) % len(SPEAKERS[game])]
        check_news(table.past.events or (), table, speaker)
        if table.choice is not None:
            for sentence in sentences(table, speaker):
                check(sentence)

    outcome = scenarios.run_file(path, say)
    assert outcome.passed, "\n" + "\n".join(outcome.lines())
