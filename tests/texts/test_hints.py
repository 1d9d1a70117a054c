"""The hints for somebody's first game: short, in the words of the game, and each leads into the book."""

import re

import pytest
from tests.rulebook.test_book import FOREIGN, PROPER
from tests.texts.keys import SEEN, SOURCE, Reader, files_of, read_texts

from undercroft import texts
from undercroft.rulebook.book import book, paragraph_of
from undercroft.texts.speaker import message_of

LANGUAGES = tuple(texts.LANGUAGES)
SPEAKERS = {language: texts.Speaker("undercroft.games.dungeoneer.texts", language) for language in LANGUAGES}

# What is said of programs, not of tables.
TECHNICAL = {
    "en": r"click|button|option|server|prompt|window|frame|event|menu|screen",
    "fr": r"clique|bouton|option|serveur|fenêtre|événement|menu|écran",
    "es": r"clic|botón|opción|servidor|ventana|evento|menú|pantalla",
}


def hints(language: str) -> dict[str, str]:
    """Every hint of the files by its message, as a player reads it."""
    found = read_texts(files_of(SOURCE / "games/dungeoneer/texts", language))
    names = [name for name, text in found.items() if text.file == "hints.ftl" and "." not in name]
    return {name: SPEAKERS[language].say(name) for name in names}


def rules(language: str) -> dict[str, str]:
    return {name: SPEAKERS[language].say(f"{name}.rule") for name in hints(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_hint_and_every_hint_its_prompt(language: str) -> None:
    asked = Reader("dungeoneer").prompts()
    assert {message_of("hint", name) for name in (*asked, *SEEN)} == set(hints(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_tells_the_rule_of_every_hint(language: str) -> None:
    paragraphs = {
        name: paragraph_of(book("dungeoneer", language), rule) for name, rule in rules(language).items()
    }
    assert len(hints(language)) == len(paragraphs)


def test_languages_name_the_same_rules() -> None:
    assert rules("en") == rules("fr") == rules("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_or_two_short_sentences(language: str) -> None:
    said = {name: (len(re.findall(r"\.(?: |$)", text)), text) for name, text in hints(language).items()}
    assert {} == {name: text for name, (n, text) in said.items() if n not in (1, 2) or len(text) > 250}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", [TECHNICAL, FOREIGN, PROPER], ids=["technical", "foreign", "capitals"])
def test_hints_say_the_words_of_the_game(language: str, family: dict[str, str]) -> None:
    wrong = rf"\b(?:{family[language]})[sx]?\b"
    assert [] == [
        (name, found) for name, text in hints(language).items() for found in re.findall(wrong, text)
    ]
