"""Every card has a scenario, and the catalogue counts them right."""

from pathlib import Path

import pytest

from undercroft import rulebook
from undercroft.rulebook.cards import faults_of_cards
from undercroft.rulebook.coverage import survey
from undercroft.rulebook.material import Material

GOOD = "# The cards\n\nAll 6 cards: 5 Maps (2 Rooms,\n3 Passages) and 1 Heroes.\n\n9 cards more.\n"
SCENARIO = 'card = ["raka", "stair", "vault"]\n'


def house(tmp_path: Path, page: str | None = GOOD, scenario: str = SCENARIO) -> Material:
    """A game of one hero, three stairs and two vaults."""
    files = {
        "code/content/heroes.toml": '[raka]\nnumber = "H1"\n',
        "code/content/maps.toml": "[stair]\ncopies = 3\nroom = false\n[vault]\ncopies = 2\nroom = true\n",
        "docs/cards.md": page,
        "docs/rules.md": "",
        "tests/deep/x.toml": scenario,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text is not None:
            path.write_text(text, encoding="utf-8")
    return Material("DGR", tmp_path / "code", tmp_path / "docs", tmp_path / "tests")


def test_all_is_well(tmp_path: Path) -> None:
    assert [] == survey(house(tmp_path)).problems


def test_a_file_in_a_folder_of_its_own_has_no_cards(tmp_path: Path) -> None:
    where = house(tmp_path)
    board = where.code / "content" / "pieces" / "board.toml"
    board.parent.mkdir()
    board.write_text("[columns.green]\nslots = 6\n[pieces]\ncopies = 'many'\n", encoding="utf-8")
    assert [] == survey(where).problems


@pytest.mark.parametrize(
    "scenario", ['card = ["raka", "vault"]', 'card = ["raka", "vault"]\ntitle = "stair"']
)
def test_a_card_needs_a_scenario(tmp_path: Path, scenario: str) -> None:
    assert ["maps.toml: stair: shown by no scenario"] == survey(house(tmp_path, scenario=scenario)).problems


@pytest.mark.parametrize("scenario", ["card = [", "card = 'raka'", "card = 3", "card = [3]", ""])
def test_a_broken_scenario_shows_nothing(tmp_path: Path, scenario: str) -> None:
    assert 3 == len(list(faults_of_cards(house(tmp_path, scenario=scenario))))


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("6 cards", "7 cards", ["the first paragraph counts 7 cards; there are 6"]),
        ("1 Heroes", "2 Heroes", ["the first paragraph counts 2 heroes; there are 1"]),
        (
            " and 1 Heroes",
            "",
            ["the first paragraph does not say how many heroes there are; there are 1"],
        ),
        (
            "2 Rooms",
            "3 Rooms",
            [
                "the first paragraph counts 3 rooms; there are 2",
                "the first paragraph counts 5 Maps, but 6 in the brackets behind them",
            ],
        ),
        (
            "3 Passages",
            "4 Passages",
            ["the first paragraph counts 5 Maps, but 6 in the brackets behind them"],
        ),
    ],
)
def test_counts_that_are_wrong(tmp_path: Path, old: str, new: str, faults: list[str]) -> None:
    assert old in GOOD
    assert [f"cards.md: {fault}" for fault in faults] == survey(
        house(tmp_path, GOOD.replace(old, new))
    ).problems


def test_a_catalogue_is_needed(tmp_path: Path) -> None:
    assert ["cards.md: is missing, where the cards are counted"] == survey(house(tmp_path, None)).problems


@pytest.mark.parametrize("text", ["[raka", "raka = 3", "[raka]\ncopies = 'two'"])
def test_content_that_cannot_be_read(tmp_path: Path, text: str) -> None:
    where = house(tmp_path)
    (where.code / "content" / "heroes.toml").write_text(text, encoding="utf-8")
    with pytest.raises(rulebook.RulebookError, match=r"heroes\.toml: "):
        survey(where)
