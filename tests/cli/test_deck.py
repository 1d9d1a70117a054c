"""What `undercroft deck` says of lists: legal or not, all faults at once, and the other forms of a list."""

from pathlib import Path

import pytest
from tests.cli.command import Run

SLIP = "deck: Test\nHéros\nRoderik Talus\n2 dodge; 1x Dodge\n3 Skeleton Warior\n"


def test_one_that_lies_ready_is_legal(run: Run) -> None:
    done = run("deck", "check", "paladins_vigil", "--sets", "1", "--language", "en")
    assert (0, "Paladin's Vigil: legal, 50 cards.\n") == (done.returncode, done.stdout)


@pytest.mark.parametrize(
    ("language", "first"), [("en", "Line 5"), ("fr", "Ligne 5\u00a0"), ("es", "Línea 5")]
)
def test_everything_wrong_is_said_together(run: Run, tmp_path: Path, language: str, first: str) -> None:
    path = tmp_path / "slip.deck"
    path.write_text(SLIP, "utf-8")
    done = run("deck", "check", path, "--language", language)
    said = done.stdout
    rules = ["DGR-TDECK-04", "DGR-R-110", "DGR-TDECK-07"]
    assert (1, True, []) == (
        done.returncode,
        said.startswith(f"{first}:"),
        [id for id in rules if id not in said],
    )


def test_a_damaged_short_form(run: Run) -> None:
    done = run("deck", "check", "UCD1-AAAA-000000", "--language", "en")
    assert (1, "Line 1: The short form is damaged: its check does not fit.\n") == (
        done.returncode,
        done.stdout,
    )


def test_from_ids_to_names_to_a_word_and_back(run: Run, tmp_path: Path) -> None:
    ids = run("deck", "convert", "axe_and_oath").stdout
    path = tmp_path / "oath.deck"
    path.write_text(run("deck", "show", "axe_and_oath", "--language", "fr").stdout, "utf-8")
    word = run("deck", "convert", path, "--to", "short").stdout.strip()
    again = run("deck", "convert", word).stdout
    assert ids.split("\n")[1:] == again.split("\n")
    assert ids == run("deck", "convert", path).stdout


def test_no_other_form_of_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "slip.deck"
    path.write_text(SLIP, "utf-8")
    done = run("deck", "convert", path, "--language", "en")
    assert (1, "", True) == (done.returncode, done.stdout, "Line 5" in done.stderr)


def test_a_game_without_decks(run: Run) -> None:
    done = run("deck", "check", "paladins_vigil", "--game", "dungeonology")
    assert (2, True) == (done.returncode, "there is: dungeoneer" in done.stderr)


def test_so_many_sets_are_none(run: Run) -> None:
    assert 2 == run("deck", "check", "paladins_vigil", "--sets", "5").returncode
