"""The hints for somebody's first game: short, in the words of the game, and each leads into the book."""

import re
from functools import cache

import pytest
from tests.rulebook.test_book import FOREIGN, PROPER
from tests.texts.keys import SEEN, SOURCE, Reader, read_texts

from undercroft import game_names, texts
from undercroft.rulebook.book import book
from undercroft.texts.speaker import message_of

GAMES = game_names()
LANGUAGES = tuple(texts.LANGUAGES)

# What is said of programs, not of tables.
TECHNICAL = {
    "en": r"click|button|option|server|prompt|window|frame|event|menu|screen",
    "fr": r"clique|bouton|option|serveur|fenêtre|événement|menu|écran",
    "es": r"clic|botón|opción|servidor|ventana|evento|menú|pantalla",
}


@cache
def hints(game: str, language: str) -> dict[str, str]:
    """Every hint of the files by its message, as a player reads it."""
    found = read_texts([SOURCE / "games" / game / "texts" / language / "hints.ftl"])
    return {name: texts.speaker(game, language).say(name) for name in found if "." not in name}


def rules(game: str, language: str) -> dict[str, str]:
    return {name: texts.speaker(game, language).say(f"{name}.rule") for name in hints(game, language)}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_prompt_has_a_hint_and_every_hint_its_prompt(game: str) -> None:
    asked = Reader(game).own_prompts()
    expected = {message_of("hint", name) for name in (*asked, *SEEN[game])}
    assert dict.fromkeys(LANGUAGES, expected) == {
        language: set(hints(game, language)) for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_tells_the_rule_of_every_hint(game: str, language: str) -> None:
    told = {id for paragraph in book(game, language).paragraphs for id in paragraph.ids}
    assert {} == {name: rule for name, rule in rules(game, language).items() if rule not in told}


def test_languages_name_the_same_rules(game: str) -> None:
    assert rules(game, "en") == rules(game, "fr") == rules(game, "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_or_two_short_sentences(game: str, language: str) -> None:
    said = {name: (len(re.findall(r"\.(?: |$)", text)), text) for name, text in hints(game, language).items()}
    assert {} == {name: text for name, (n, text) in said.items() if n not in (1, 2) or len(text) > 250}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["technical", "foreign", "capitals"])
def test_hints_say_the_words_of_the_game(game: str, language: str, family: str) -> None:
    words = {"technical": TECHNICAL, "foreign": FOREIGN[game], "capitals": PROPER[game]}[family]
    wrong = rf"\b(?:{words[language]})[sx]?\b"
    assert [] == [
        (name, found) for name, text in hints(game, language).items() for found in re.findall(wrong, text)
    ]
