"""What a player may type instead of the notation."""

from pathlib import Path

import pytest

import undercroft as uc
from undercroft import scenarios, texts
from undercroft.cli.reading import Reader


@pytest.fixture
def table(walk: Path) -> uc.Table:
    return scenarios.position(walk)


def read(table: uc.Table, language: str, text: str) -> str:
    speaker = texts.speaker(table.game, language)
    return table.write(Reader(table, 0, speaker, table.view(0)).read(text))


@pytest.mark.parametrize(
    ("language", "text", "option"),
    [
        ("en", "move n", "move n"),
        ("en", "Move NORTH", "move n"),
        ("en", "go to the north", "move n"),
        ("en", "play dodge_1", "play dodge_1"),
        ("en", "play dodge", "play dodge_1"),
        ("en", "play my longsword", "play runed_longsword_1"),
        ("en", "challenge Kron magic", "challenge @1 magic"),
        ("en", "challenge @1 melee", "challenge @1 melee"),
        ("en", "challenge", "challenge @1 melee"),  # what is left out is what is offered
        ("en", "challenge magic", "challenge @1 magic"),
        ("en", "quest steal the war banner", "quest steal_the_war_banner_1"),
        ("en", "jump teleport 1,0", "jump teleport_1 1,0"),  # not in hand, but a card of the game
        ("en", "end my turn", "done"),
        ("fr", "aller nord", "move n"),
        ("fr", "jouer épée longue runique", "play runed_longsword_1"),
        ("fr", "JOUER EPEE", "play runed_longsword_1"),
        ("fr", "terminer", "done"),
        ("es", "ir norte", "move n"),
        ("es", "desafiar a Kron", "challenge @1 melee"),
        ("es", "acabar mi turno", "done"),
    ],
)
def test_words(table: uc.Table, language: str, text: str, option: str) -> None:
    assert option == read(table, language, text)


@pytest.mark.parametrize("text", ["", "rest", "move", "move n n", "play nonsense", "north", "move 3", "?"])
def test_what_nobody_understands(table: uc.Table, text: str) -> None:
    if text == "move":  # any side: the first that is offered
        assert "move n" == read(table, "en", text)
        return
    with pytest.raises(uc.Malformed):
        read(table, "en", text)


def test_every_form_is_listed(table: uc.Table) -> None:
    forms = Reader(table, 0, texts.speaker(table.game, "fr"), table.view(0)).forms()
    assert list(table.game.verbs) == [form.split()[0] for form in forms]
    assert "attack <carte> <place> <score>" in forms
