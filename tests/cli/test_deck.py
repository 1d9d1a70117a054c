"""What `undercroft deck` says of lists: legal or not, all faults at once, and the other forms of a list."""

from pathlib import Path

import pytest
from tests.cli.command import Run

import undercroft as uc

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


TOURNAMENT = ("--option", "custom_decks=1", "--option", "tournament_map=1", "--seed", "1")


def test_a_table_with_a_list_for_each_seat(run: Run, tmp_path: Path) -> None:
    path, record = tmp_path / "oath.deck", tmp_path / "new.record"
    path.write_text(run("deck", "show", "axe_and_oath", "--language", "es").stdout, "utf-8")
    run("new", "dungeoneer", *TOURNAMENT, "--deck", path, "--deck", "the_obedient_dead", "--out", record)
    view = uc.replay(record.read_text("utf-8")).view(None)
    assert ["kron_axereaver", "ozreth_vane"] == [view["seat"][str(seat)]["hero"] for seat in (0, 1)]


def test_a_table_with_a_list_that_is_not_legal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "slip.deck"
    path.write_text("deck: Test\nRaka", "utf-8")
    done = run("new", "dungeoneer", *TOURNAMENT, "--deck", path)
    assert (2, True) == (done.returncode, "DGR-TDECK-04" in done.stderr)


def test_decks_need_their_option(run: Run) -> None:
    done = run("new", "dungeoneer", "--deck", "axe_and_oath")
    assert (2, True) == (done.returncode, "custom_decks" in done.stderr)


def test_closed_lists_are_not_lost(run: Run) -> None:
    done = run("new", "dungeoneer", *TOURNAMENT, "--option", "lists=1", "--secret")
    assert (2, True) == (done.returncode, "closed lists would be lost" in done.stderr)


def test_the_tournament_at_the_terminal(run: Run) -> None:
    """The layout is drawn and asked, and the game goes on where it was left."""
    played = run("play", "dungeoneer", *TOURNAMENT, "--language", "en", input="1\nquit\n")
    assert "Place the Map card you have drawn, or keep it for the end." in played.stdout
    again = run("play", "--resume", "--language", "en", input="quit\n")
    assert (0, True) == (again.returncode, "Map card" in again.stdout)
