"""Reading the pages of a rulebook."""

from pathlib import Path

import pytest

from undercroft import rulebook
from undercroft.rulebook.catalogue import loose_ends, read_pages

RULES = """\
# Rules

Some words about `DGR-GOAL-99`, which begin no statement.

## GOAL: winning

- **DGR-GOAL-01** The first one home wins. Nobody
  else does. [R-01]
- **DGR-GOAL-02** Ties are shared.

## MOVE

- An ordinary list.
- **DGR-MOVE-01** One step.
"""
RULINGS = """\
## Home

- **DGR-R-01** What is home? **Decision:** the cell
  where the pawn began (MOVE-01).

## EX: examples

- **DGR-EX-01** A pawn comes home and wins (R-01).

## The other edition

- **DGR-PUB-01** Home is upstairs. Not used.
"""


def pages(folder: Path, rules: str = RULES, rulings: str = RULINGS) -> Path:
    (folder / "rules.md").write_text(rules, encoding="utf-8")
    (folder / "rulings.md").write_text(rulings, encoding="utf-8")
    return folder


def test_statements_are_read_in_order(tmp_path: Path) -> None:
    expected = ["DGR-GOAL-01", "DGR-GOAL-02", "DGR-MOVE-01", "DGR-R-01", "DGR-EX-01", "DGR-PUB-01"]
    assert expected == list(read_pages(pages(tmp_path)))


def test_a_statement_goes_on_in_indented_lines(tmp_path: Path) -> None:
    rule = read_pages(pages(tmp_path))["DGR-GOAL-01"]
    assert "The first one home wins. Nobody else does. [R-01]" == rule.text


def test_the_heading_above_is_the_chapter(tmp_path: Path) -> None:
    chapters = {id: rule.chapter for id, rule in read_pages(pages(tmp_path)).items()}
    assert ("GOAL: winning", "MOVE", "Home") == (
        chapters["DGR-GOAL-02"],
        chapters["DGR-MOVE-01"],
        chapters["DGR-R-01"],
    )


def test_kinds(tmp_path: Path) -> None:
    kinds = [rule.kind for rule in read_pages(pages(tmp_path)).values()]
    assert ["rule", "rule", "rule", "ruling", "example", "published"] == kinds


def test_the_title_is_the_first_sentence_or_the_question(tmp_path: Path) -> None:
    rules = read_pages(pages(tmp_path))
    assert "The first one home wins." == rules["DGR-GOAL-01"].title
    assert "What is home?" == rules["DGR-R-01"].title


def test_an_id_is_there_once(tmp_path: Path) -> None:
    twice = RULES + "- **DGR-GOAL-01** Or the second one.\n"
    with pytest.raises(rulebook.RulebookError, match=r"rules\.md:15: DGR-GOAL-01 is there a second time"):
        read_pages(pages(tmp_path, twice))


def test_a_ruling_decides(tmp_path: Path) -> None:
    with pytest.raises(rulebook.RulebookError, match=r"rulings\.md:1: DGR-R-01 is a ruling; expected"):
        read_pages(pages(tmp_path, rulings="- **DGR-R-01** What is home?\n"))


def test_references_between_pages_are_followed(tmp_path: Path) -> None:
    folder = pages(tmp_path)
    (folder / "cards.md").write_text("Fast Boots: see R-01, R-77 and DGC-T01.\n", encoding="utf-8")
    expected = [
        "cards.md:1: names R-77, which the rulebook does not have",
        "rules.md:3: names GOAL-99, which the rulebook does not have",
    ]
    assert expected == list(loose_ends(folder, "DGR", read_pages(folder)))


def test_dungeoneer_has_every_chapter() -> None:
    rules = rulebook.catalogue("dungeoneer").values()
    areas = [
        "GOAL",
        "COMP",
        "SETUP",
        "TURN",
        "RESET",
        "DRAW",
        "ENC",
        "BUILD",
        "MOVE",
        "SPACE",
        "RES",
        "COMB",
        "MON",
    ]
    areas += ["THR", "CHAL", "REW", "QST", "OBS", "DEF", "CARD", "TDECK", "TMAP"]
    areas += ["LIST", "BLD"]
    found = dict.fromkeys(rule.id.split("-")[1] for rule in rules if rule.kind == "rule")
    assert areas == list(found)


def test_a_game_without_a_rulebook_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undercroft.rulebook.material.file_of", lambda module: tmp_path / "a" / "b" / "c.py")
    with pytest.raises(rulebook.RulebookError, match="the rulebook of dungeoneer is not installed here"):
        rulebook.catalogue("dungeoneer")


def test_an_installed_package_carries_the_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    docs = tmp_path / "undercroft" / "_material" / "docs" / "games" / "dungeoneer"
    docs.mkdir(parents=True)
    pages(docs)
    monkeypatch.setattr(
        "undercroft.rulebook.material.file_of", lambda module: tmp_path / "undercroft" / "x.py"
    )
    assert "One step." == rulebook.catalogue("dungeoneer")["DGR-MOVE-01"].text
