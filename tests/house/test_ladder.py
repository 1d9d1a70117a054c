"""The table of the bots' strength: new rows for what was played, and no other row lost."""

import pytest
from tools import ladder
from tools.ladder import BEGIN, END, RUNGS, Rung

from undercroft.lab.arena import Result

RUNG = Rung("dungeoneer", 2, 100)
OLD = "| dungeonology | 2 | sharp:200 | 1.0 ± 1.0 | 66% of 80 (54% to 77%) |"
PAGE = f"# Bots\n\n{BEGIN}| game |\n|---|\n| dungeoneer | 2 | steady | old |  |\n{OLD}\n{END}\nMore.\n"


def won(games: int) -> ladder.Played:
    """Every level of the rung against the one below, and the higher one always wins."""
    played: ladder.Played = []
    for held in ladder.contests(RUNG):
        low, high = held.names
        seated = [((low, high), (0.0, 1.0)), ((high, low), (1.0, 0.0))]
        played.append((held, [Result(number, *seated[number % 2]) for number in range(games)]))
    return played


def test_what_was_played_is_written_and_the_rest_stays() -> None:
    text = ladder.rewritten(PAGE, {RUNG: won(20)})
    assert OLD in text
    assert "| old |" not in text
    assert "100% of 20 (" in text
    assert text.startswith("# Bots\n\n" + BEGIN)
    assert text.endswith(END + "\nMore.\n")


def test_rows_of_other_bots_are_left_out() -> None:
    assert OLD not in ladder.rewritten(PAGE.replace("sharp:200", "sharp:50"), {})


def test_with_nothing_played_every_row_stays() -> None:
    first = ladder.rewritten(PAGE, {RUNG: won(4)})
    assert first == ladder.rewritten(first, {})


def test_what_is_not_sure_is_said() -> None:
    (row, *_) = ladder.rows(RUNG, won(2))
    assert row.endswith("not sure) |")


def test_a_page_without_the_table_is_left_alone() -> None:
    with pytest.raises(SystemExit, match="no place for the table"):
        ladder.rewritten("# Bots\n", {})


def test_the_page_has_a_row_for_each_level_of_every_game() -> None:
    text = ladder.PAGE.read_text("utf-8")
    for rung in RUNGS:
        assert len(ladder.levels(rung)) == len(ladder.told(text, rung)), rung
