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


# -- Dungeonology --------------------------------------------------------------------------------------------


def lecture_at(lecture: Path, phase: str) -> uc.Table:
    text = lecture.read_text("utf-8").replace('phase     = "action"', f'phase = "{phase}"')
    lecture.write_text(text, encoding="utf-8")
    return scenarios.position(lecture)


@pytest.mark.parametrize(
    ("language", "text", "option"),
    [
        ("en", "study", "study"),
        ("en", "study here", "study"),  # a word of its label
        ("en", "spy sofia militia", "spy @1 militia"),
        ("en", "spy on Sofia for a Worship cube", "spy @1 worship"),
        ("en", "spy", "spy @1 militia"),
        ("en", "use headbutt", "skill headbutt"),
        ("en", "skill headbutt", "skill headbutt"),
        ("en", "use guard", "aux guard_1 use"),
        ("en", "play guard", "main guard_1"),
        ("en", "aux tiptoe stealth", "aux tiptoe_1 stealth"),
        ("en", "main tiptoe", "main tiptoe_1"),
        ("en", "use second wind", "skill second_wind"),  # not hers, but a Skill of the game
        ("en", "walk slums", "walk II-4"),
        ("en", "end my turn", "done"),
        ("fr", "étudier", "study"),
        ("fr", "espionner Sofia culte", "spy @1 worship"),
        ("fr", "utiliser coup de boule", "skill headbutt"),
        ("fr", "jouer garde", "main guard_1"),
        ("fr", "utiliser sur la pointe des pieds discrétion", "aux tiptoe_1 stealth"),
        ("es", "estudiar", "study"),
        ("es", "espiar a Sofia por un cubo de Adoración", "spy @1 worship"),
        ("es", "usar cabezazo", "skill headbutt"),
        ("es", "usar de puntillas alerta", "aux tiptoe_1 alert"),
        ("es", "terminar mi turno", "done"),
    ],
)
def test_words_for_an_action(lecture: Path, language: str, text: str, option: str) -> None:
    assert option == read(lecture_at(lecture, "action"), language, text)


@pytest.mark.parametrize(
    ("language", "text", "option"),
    [
        ("en", "walk hunter bivouac", "walk I-1"),
        ("en", "walk I-1", "walk I-1"),
        ("en", "go to i-1", "walk I-1"),
        ("en", "walk east", "walk I-1"),  # only its label says so
        ("en", "move west", "walk starting_zone"),
        ("en", "reveal a new zone", "reveal"),
        ("en", "secret passage", "sneak I-1"),
        ("fr", "aller bivouac des chasseurs", "walk I-1"),
        ("fr", "aller à l’est", "walk I-1"),
        ("es", "ir campamento del cazador", "walk I-1"),
        ("es", "ir oeste", "walk starting_zone"),
    ],
)
def test_words_for_a_way(lecture: Path, language: str, text: str, option: str) -> None:
    assert option == read(lecture_at(lecture, "movement"), language, text)


@pytest.mark.parametrize(
    "text", ["dance", "walk nowhere", "spy nobody", "study nonsense", "walk", "play nonsense"]
)
def test_what_nobody_understands_in_the_dungeon(lecture: Path, text: str) -> None:
    table = lecture_at(lecture, "movement")
    if text == "walk":
        assert "walk I-1" == read(table, "en", text)
        return
    with pytest.raises(uc.Malformed):
        read(table, "en", text)
