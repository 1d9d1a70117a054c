"""Words that explain themselves: all of the glossary, each with its rule and its text, in every language."""

import re
import tomllib
from pathlib import Path

import pytest

import undercroft as uc
from undercroft import texts
from undercroft.engine.registry import family
from undercroft.rulebook.book import book, paragraph_of
from undercroft.texts.terms import Term, declared, terms

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "src" / "art"
LANGUAGES = tuple(texts.LANGUAGES)
GAMES = uc.game_names()
APART = {  # what nobody asks at the table
    "Words of the page",
    "Words of the program",
    "Directions and colours",
    "Colours and signs",
}
NAMED = re.compile(r"^ {2}\"?([a-z_-]+)\"?:", re.MULTILINE)  # a picture in a file of art
LONGEST = 190  # letters of an explanation of ours
PICTURES = {
    "icon": ART / "icons.ts",
    "note": ART / "dungeonology" / "icons.ts",
    "token": ART / "dungeonology" / "tokens.ts",
    "cube": ART / "dungeonology" / "tokens.ts",
    "drop": ROOT / "src" / "undercroft" / "games" / "dungeon_drop" / "content" / "cubes.toml",
}


def rows(game: str) -> list[list[str]]:
    """The words of the glossary: a row is English, French, Spanish and more."""
    found, chapter = [], ""
    for line in (ROOT / "docs" / "games" / game / "glossary.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        heading = cells[0] in ("English", "word") or set(cells[0]) <= {"-"}
        if line.startswith("|") and not heading and chapter not in APART:
            found.append(cells)
    return found


def own_terms(game: str, language: str) -> list[Term]:
    own = declared(uc.game(game).texts)
    return [term for term in terms(game, language) if term.id in own]


def plain(word: str) -> str:
    """As it is written in a text: with our apostrophe, without what the glossary adds in brackets."""
    return re.sub(r" \(.*\)$", "", word).replace("’", "'")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_explains_itself(game: str, language: str) -> None:
    column = ("en", "fr", "es").index(language)
    known = {plain(form) for term in own_terms(game, language) for form in (*term.forms, term.name)}
    words = {word for row in rows(game) for word in plain(row[column]).split(", ")}
    assert set() == words - known
    assert words


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_leads_to_its_paragraph(game: str, language: str) -> None:
    told = book(game, language)
    for term in terms(game, language):
        assert paragraph_of(told, term.rule), term.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_text_that_can_be_read_at_a_glance(game: str, language: str) -> None:
    listed = {id: facts for one in family(uc.game(game)) for id, facts in declared(one.texts).items()}
    for term in terms(game, language):
        assert term.text.endswith("."), term.id
        assert not re.search(r"[{}]|term-", f"{term.name}{term.text}"), term.id
        assert "card" in listed[term.id] or len(term.text) <= LONGEST, (term.id, len(term.text))


@pytest.mark.parametrize("game", GAMES)
def test_words_are_the_same_in_every_language(game: str) -> None:
    def bones(language: str) -> list[object]:
        return [(term.id, term.rule, term.picture, term.marks, term.aid) for term in terms(game, language)]

    assert bones("en") == bones("fr") == bones("es")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn(game: str) -> None:
    for term in terms(game, "en"):
        if term.picture:
            kind, _, name = term.picture.partition(":")
            drawn = PICTURES[kind].read_text("utf-8")
            known = tomllib.loads(drawn) if kind == "drop" else NAMED.findall(drawn)
            house = NAMED.findall(PICTURES["icon"].read_text("utf-8"))
            known = [*known, *(house if kind == "note" else [])]
            assert name in known, term.picture


def test_an_expansion_knows_the_words_of_its_base() -> None:
    base = {term.id for term in terms("dungeonology", "es")}
    assert base < {term.id for term in terms("rocca_civetta", "es")}


def test_a_card_is_explained_by_its_own_text() -> None:
    dwarf = next(term for term in terms("dungeon_drop", "en") if term.id == "dwarf")
    speaker = texts.speaker("dungeon_drop", "en")
    assert " ".join(speaker.describe("dwarf")[1:]) == dwarf.text
    assert dwarf.forms == ("Dwarf", "Stonecunning")


def test_a_game_without_words_has_none() -> None:
    assert {} == declared("")
