"""What the Spanish book says otherwise, as far as its clauses are built (DGY-ED-06). Nobody can choose that
edition yet: here its number is a value of the setting, so that the scenarios beside read as they will in the
tests of the game.
"""

from pathlib import Path

import pytest

from undercroft import scenarios
from undercroft.engine.settings import RefusedOptions
from undercroft.games.dungeonology.game import MODULES, VERSIONS, Dungeonology
from undercroft.games.dungeonology.rules import clauses
from undercroft.games.dungeonology.rules.clauses import EDITIONS, SPANISH

GAME = VERSIONS[-1]
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


@pytest.mark.usefixtures("with_spanish")
def test_all_advanced_rules_are_on_where_nothing_is_said() -> None:
    """DGY-EX-91, DGY-ED-20."""
    settings = GAME.new(2, {"edition": 2}, seed=1).settings
    assert dict.fromkeys(MODULES, 1) == {name: settings[name] for name in MODULES}


@pytest.mark.usefixtures("with_spanish")
@pytest.mark.parametrize(
    ("options", "rule", "setting"),
    [
        *(({name: 0}, "DGY-ED-20", name) for name in MODULES),
        ({"level": 2}, "DGY-ED-06", "level"),
    ],
)
def test_what_it_does_not_know_is_refused(options: dict[str, int], rule: str, setting: str) -> None:
    """DGY-EX-91."""
    with pytest.raises(RefusedOptions) as refused:
        GAME.new(4, {"edition": 2, **options})
    assert (rule, setting) == (refused.value.reason.rule, refused.value.reason.data["setting"])
    assert () == tuple(GAME.new(4, options, seed=1).standings)  # another edition takes them


def test_nobody_can_choose_it() -> None:
    assert SPANISH not in EDITIONS
    assert {"edition": len(EDITIONS) - 1} == {
        setting.name: setting.high for setting in Dungeonology.settings if setting.name == "edition"
    }
