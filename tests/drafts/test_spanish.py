"""What the Spanish book says otherwise, as far as its clauses are built (DGY-ED-06). Nobody can choose that
edition yet: here its number is a value of the setting, so that the scenarios beside read as they will in the
tests of the game.
"""

from pathlib import Path

import pytest

from undercroft import scenarios
from undercroft.games.dungeonology.game import Dungeonology
from undercroft.games.dungeonology.rules import clauses
from undercroft.games.dungeonology.rules.clauses import EDITIONS, SPANISH

FILES = sorted((Path(__file__).parent / "spanish").glob("*.toml"))


@pytest.fixture
def with_spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = tuple(
        setting._replace(high=len(EDITIONS)) if setting.name == "edition" else setting
        for setting in Dungeonology.settings
    )
    monkeypatch.setattr(clauses, "EDITIONS", (*EDITIONS, SPANISH))
    monkeypatch.setattr(Dungeonology, "settings", settings)


@pytest.mark.usefixtures("with_spanish")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_of_the_spanish_book(path: Path) -> None:
    result = scenarios.run_file(path)
    assert [] == [str(failure) for failure in result.failures]


def test_nobody_can_choose_it() -> None:
    assert SPANISH not in EDITIONS
    assert {"edition": len(EDITIONS) - 1} == {
        setting.name: setting.high for setting in Dungeonology.settings if setting.name == "edition"
    }
