"""A table in a notebook: what a spectator sees, and no more."""

from random import Random

import pytest

from undercroft.cli import notebook
from undercroft.engine.registry import game
from undercroft.engine.state import Table

GAMES = ("dungeon_drop", "dungeoneer", "dungeonology", "rocca_civetta")


def played(name: str, decisions: int, seed: int = 3) -> Table:
    table = game(name).new(2, seed=seed)
    rng = Random(seed)
    for _ in range(decisions):
        if table.choice is not None:
            table.take(rng.choice(table.choice.options))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    table = played(name, 6)
    shown = table._repr_html_()
    assert shown == notebook.html(table)
    assert shown.startswith("<pre")
    assert "<script" not in shown


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_drawn(name: str) -> None:
    """Neither the cards nor the question with its options differ when everything hidden is dealt anew."""
    table = played(name, 6)
    for n in range(3):
        assert notebook.html(table) == notebook.html(table.redeal(None, f"other-{n}"))


def test_whose_decision_it_is() -> None:
    table = game("dungeoneer").new(2, seed=7)
    assert table.choice is not None
    last = notebook.text(table).splitlines()[-1]
    hero = table.view(None)["seat"][str(table.choice.seat)]["hero"].partition("_")[0].title()
    assert last.startswith(hero)


def test_a_seat_is_shown_its_hand_and_options() -> None:
    table = game("dungeoneer").new(2, seed=7)
    assert table.choice is not None
    seat = table.choice.seat
    assert notebook.text(table, seat).splitlines()[-1].split()[0] == str(len(table.choice.options))
    assert notebook.text(table, 1 - seat) != notebook.text(table, seat)


def test_the_end_is_told() -> None:
    table = played("dungeoneer", 2)
    table.resign(0)
    assert "The game is over" in notebook.text(table)


def test_it_speaks_other_languages() -> None:
    table = played("dungeoneer", 2)
    assert notebook.text(table, language="fr") != notebook.text(table)


def test_names_are_no_markup() -> None:
    shown = notebook.html(played("dungeonology", 6))
    assert shown.count("<pre") == 1
    assert shown.endswith("</pre>")
