"""The book of rules: its format, and what it tells in three languages."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from undercroft import rulebook, texts
from undercroft.rulebook.book import (
    Book,
    book,
    check,
    faults_of,
    languages,
    paragraph_of,
    paragraphs_of,
    parse,
    spans,
    words,
)
from undercroft.rulebook.cards import read_content
from undercroft.rulebook.material import material

LANGUAGES = sorted(texts.LANGUAGES)
DOCS = material("dungeoneer").docs

PAGE = """\
# Rules

## goal: Winning

You win with **3** Quests, as in
*Slay Draky* [DGR-MOVE-01].
{DGR-GOAL-01 DGC-Q01}

## move: Moving

### steps: Steps

In order:
- One step,
  and another.
- The end.
{DGR-MOVE-01}

- A list alone.
{DGR-MOVE-02 DGR-GOAL-01}
"""


# -- the format ----------------------------------------------------------------------------------------------


def read(page: str = PAGE, language: str = "en") -> Book:
    return parse(page, "dungeoneer", language)


def test_chapters_and_sections() -> None:
    found = [(chapter.anchor, [section.title for section in chapter.sections]) for chapter in read().chapters]
    assert [("goal", []), ("move", ["Steps"])] == found


def test_a_paragraph_has_text_items_and_ids() -> None:
    _, second, third = read().paragraphs
    assert ("In order:", ("One step, and another.", "The end."), ("DGR-MOVE-01",)) == (
        second.text,
        second.items,
        second.ids,
    )
    assert ("", ("A list alone.",)) == (third.text, third.items)


def test_a_paragraph_is_called_by_its_section() -> None:
    assert ["goal-1", "steps-1", "steps-2"] == [paragraph.anchor for paragraph in read().paragraphs]


def test_a_paragraph_knows_its_line() -> None:
    assert [5, 13, 19] == [paragraph.line for paragraph in read().paragraphs]


def test_a_link_leads_to_the_first_paragraph_with_the_id() -> None:
    assert "goal-1" == paragraph_of(read(), "DGR-GOAL-01").anchor


def test_all_paragraphs_of_an_id() -> None:
    assert ["goal-1", "steps-2"] == [found.anchor for found in paragraphs_of(read(), "DGR-GOAL-01")]


def test_a_book_says_what_it_does_not_tell() -> None:
    with pytest.raises(rulebook.RulebookError, match="the book of dungeoneer in 'en' does not tell DGR-R-99"):
        paragraph_of(read(), "DGR-R-99")


def test_pieces_of_a_text() -> None:
    kinds = [(kind, text) for kind, text in spans(read().paragraphs[0].text) if kind != "plain"]
    assert [("bold", "3"), ("italic", "Slay Draky"), ("link", "DGR-MOVE-01")] == kinds


def test_the_pieces_are_the_whole_text() -> None:
    assert "You win with 3 Quests, as in Slay Draky." == words(read().paragraphs[0].text)


def test_a_book_can_be_sent() -> None:
    assert read() == msgspec.json.decode(msgspec.json.encode(read()), type=Book)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("# Rules", "Rules", "1: expected the title"),
        ("## goal: Winning", "## Winning", "3: expected '## anchor: Chapter'"),
        ("### steps: Steps", "#### steps: Steps", "11: expected '## anchor: Chapter'"),
        ("### steps:", "### goal:", "11: the anchor 'goal' is there a second time"),
        ("## goal: Winning", "### goal: Winning", "3: a section needs a chapter above it"),
        ("## goal: Winning", "", "5: a paragraph needs a chapter above it"),
        ("\n{DGR-MOVE-01}", "", "16: a paragraph without ids"),
        ("{DGR-MOVE-01}", "\n{DGR-MOVE-01}", "16: a paragraph without ids"),
        ("{DGR-MOVE-01}", "{DGR-MOVE-01}\n\n{DGR-MOVE-01}", "19: ids without a paragraph above them"),
        ("{DGR-MOVE-01}", "{MOVE-01}", "17: expected ids such as"),
        ("{DGR-MOVE-01}", "{}", "17: expected ids such as"),
        ("{DGR-MOVE-01}", "{DGR-MOVE-01 DGR-MOVE-01}", "17: expected ids such as"),
        ("  and another.", "and another.", "15: expected text"),
        ("- The end.", "- ", "16: expected text"),
        ("In order:", "  In order:", "13: expected text"),
        ("**3**", "**3", "5: signs without their other half"),
        ("*Slay Draky*", "*Slay Draky", "5: signs without their other half"),
        ("[DGR-MOVE-01]", "[here]", "5: signs without their other half, or a link that is no id"),
        ("[DGR-MOVE-01]", "[DGR-MOVE-03]", "5: links to DGR-MOVE-03, which no paragraph tells"),
        ("## move:", "## empty: Empty\n\n## move:", "9: 'empty' has no paragraph"),
        ("### steps:", "### empty: Empty\n\n### steps:", "11: 'empty' has no paragraph"),
    ],
)
def test_misprints_are_found_with_their_line(old: str, new: str, error: str) -> None:
    assert old in PAGE
    with pytest.raises(rulebook.RulebookError, match=rf"^en\.md:{re.escape(error)}"):
        read(PAGE.replace(old, new, 1))


def test_an_empty_file_is_no_book() -> None:
    with pytest.raises(rulebook.RulebookError, match="expected the title"):
        read("")


KNOWN = ["DGR-GOAL-01", "DGR-MOVE-01", "DGR-MOVE-02", "DGC-Q01"]


def faults(translation: str, needed: tuple[str, ...] = ()) -> list[str]:
    return list(faults_of([read(), read(translation, "fr")], needed, KNOWN))


def test_a_faithful_translation_has_no_faults() -> None:
    assert [] == faults(PAGE.replace("You win", "Tu gagnes"), ("DGR-GOAL-01",))


def test_what_is_not_told_is_a_fault() -> None:
    expected = ["en.md: DGR-R-01 is told nowhere", "fr.md: DGR-R-01 is told nowhere"]
    assert expected == faults(PAGE, ("DGR-R-01",))


def test_an_unknown_id_is_a_fault() -> None:
    found = faults(PAGE.replace("{DGR-MOVE-01}", "{DGR-MOVE-01 DGR-MOVE-77}"))
    assert "fr.md:13: tells DGR-MOVE-77, which the rulebook does not have" == found[0]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("- The end.\n", "", "has steps-1 (text, 1 items, DGR-MOVE-01) where en.md has steps-1 (text, 2"),
        ("### steps: Steps\n", "", "has move-1 (text, 2 items, DGR-MOVE-01) where en.md has section steps"),
        ("{DGR-MOVE-02 DGR-GOAL-01}", "{DGR-MOVE-02}", "has steps-2 (no text, 1 items, DGR-MOVE-02) where"),
        ("\n- A list alone.\n{DGR-MOVE-02 DGR-GOAL-01}\n", "", "does not end where en.md ends"),
    ],
)
def test_languages_have_the_same_skeleton(old: str, new: str, where: str) -> None:
    assert old in PAGE
    (fault,) = faults(PAGE.replace(old, new, 1))
    assert fault.startswith(f"fr.md: {where}")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(
        rulebook.RulebookError, match=r"^no book of dungeoneer in '\.\./en'; there is: en, es, fr$"
    ):
        book("dungeoneer", "../en")


# -- the book of Dungeoneer ----------------------------------------------------------------------------------


def test_every_rule_and_ruling_is_told_and_every_id_is_known() -> None:
    assert [] == check("dungeoneer")


def test_there_is_a_book_in_every_language() -> None:
    assert LANGUAGES == sorted(languages("dungeoneer"))


def told(language: str) -> list[tuple[str, str]]:
    """Every paragraph of a book by its anchor, with its signs."""
    return [(found.anchor, "\n".join(found.texts)) for found in book("dungeoneer", language).paragraphs]


def titles(language: str) -> list[tuple[str, str]]:
    parts = [part for chapter in book("dungeoneer", language).chapters for part in chapter.parts]
    return [("title", book("dungeoneer", language).title), *((part.anchor, part.title) for part in parts)]


def prose(language: str) -> list[tuple[str, str]]:
    """Everything a reader sees, in words."""
    return [(anchor, words(text)) for anchor, text in titles(language) + told(language)]


def spans_of(text: str, kind: str) -> list[str]:
    return [span.text for span in spans(text) if span.kind == kind]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(
    "found_in",
    [
        pytest.param(lambda text: re.findall(r"\d+\+?", words(text)), id="numbers"),
        pytest.param(lambda text: spans_of(text, "link"), id="links"),
    ],
)
def test_languages_agree_on_numbers_and_links(language: str, found_in: Callable[[str], list[str]]) -> None:
    pairs = zip(told("en"), told(language), strict=True)
    differing = [
        (anchor, Counter(found_in(english)), Counter(found_in(other)))
        for (anchor, english), (_, other) in pairs
        if Counter(found_in(english)) != Counter(found_in(other))
    ]
    assert [] == differing


# -- cards ---------------------------------------------------------------------------------------------------


@cache
def numbers_by_name(language: str) -> dict[str, str]:
    """The catalogue number of every card, and of every hero by the name of the power."""
    speaker = texts.speaker("dungeoneer", language)
    found: dict[str, str] = {}
    for kind in read_content(material("dungeoneer").code / "content").values():
        for id, card in kind.items():
            found[speaker.card(id)] = card["number"]
            if "power" in card:
                found[speaker.say(f"power-{card['power']['id'].replace('_', '-')}")] = card["number"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_in_italics_and_among_the_ids(language: str) -> None:
    names = numbers_by_name(language)
    wrong = []
    for paragraph in book("dungeoneer", language).paragraphs:
        named = {names.get(name, name) for text in paragraph.texts for name in spans_of(text, "italic")}
        cards = {id for id in paragraph.ids if id.startswith("DGC-")}
        if named != cards:
            wrong.append((paragraph.anchor, named ^ cards))
    assert [] == wrong


def test_every_card_with_a_note_is_told() -> None:
    """The notes in cards.md bind like rulings: whoever looks at such a card finds its paragraph."""
    notes = (DOCS / "cards.md").read_text(encoding="utf-8").partition("## Notes")[2]
    names = numbers_by_name("en")
    noted = {
        names[name]
        for bold in re.findall(r"\*\*([^*]+)\*\*", " ".join(notes.split()))
        for name in re.split(r", | and ", bold)
        if name in names
    }
    assert 30 < len(noted)
    assert [] == sorted(id for id in noted if not paragraphs_of(book("dungeoneer", "en"), id))


# -- words ---------------------------------------------------------------------------------------------------

COLUMNS = {"en": 0, "fr": 1, "es": 2}

# Always with a capital, except inside the name of a card.
PROPER = {
    "en": "quest|bane|boon|treasure|monster|encounter|inventory|glory|peril|passage|threat|melee|magic",
    "fr": "quête|fléau|faveur|trésor|monstre|rencontre|inventaire|gloire|péril|héros|plan|salle|couloir"
    "|menace|mêlée|magie|défi",
    "es": "misi(?:ón|one)|azote|favore?|tesoro|monstruo|encuentro|inventario|gloria|peligro|héroe|mapa|sala"
    "|pasillo|amenaza|magia|desafío",
}
# What other games say.
FOREIGN = {
    "en": "tile|spell|enemy|enemie|corridor|item|hit point|dungeon master",
    "fr": "tuile|sortilège|ennemi|pièce|objet|points? de vie|oubliette",
    "es": "loseta|hechizo|enemigo|oponente|habitaci(?:ón|one)|objeto|puntos? de vida|pozo",
}


def glossary(language: str) -> list[str]:
    """The words of the glossary that have a meaning written behind them."""
    rows = re.findall(
        r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \|$",
        (DOCS / "glossary.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    terms = [row[COLUMNS[language]] for row in rows if row[0] != "English"]
    return [word for term in terms for word in term.split(", ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    text = "\n".join(text for _, text in prose(language)).casefold()
    terms = glossary(language)
    assert 50 < len(terms)
    assert [] == [term for term in terms if not re.search(rf"\b{re.escape(term.casefold())}", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_have_their_capital(language: str) -> None:
    wrong = rf"\b(?:{PROPER[language]})[sx]?\b"
    found = [
        (anchor, word)
        for anchor, text in told(language)
        for word in re.findall(wrong, re.sub(r"(?<!\*)\*[^*]+\*(?!\*)", "", text))
    ]
    assert [] == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_words_for_the_same_thing(language: str) -> None:
    wrong = rf"\b(?:{FOREIGN[language]})s?\b"
    assert [] == [(anchor, found) for anchor, text in prose(language) for found in re.findall(wrong, text)]


# -- typography ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"!", "an exclamation mark"),
        (r"  |[ \n]$", "a blank too many"),
        (r" [.,)]|\( ", "a blank before a sign"),
        (r"\b(\w+) \1\b", "a word twice"),
        (r"(?<![.:])\n|(?<![.:])$", "a text without its end"),
    ],
)
def test_typography(language: str, wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in told(language) if re.search(wrong, words(text))], what


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"['\"]", "a straight quote"),
        (r" [:;?!»]|« ", "a space at which a line may break"),
        (r"[\w)»\]][:;?!]", "no space before a sign"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "guillemets without their no-break spaces"),
        (r"\b[Vv](?:ous|otre|os)\b", "a formal address"),
    ],
)
def test_french_typography(wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in prose("fr") if re.search(wrong, text)], what


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"['\"]", "a straight quote"),
        (r"\s[:;?!]", "a space before a sign"),
        (r"(?:^|\?)[^¿]*\?|(?:^|!)[^¡]*!", "a question or exclamation without its beginning"),
        (r"«\s|\s»", "a space inside guillemets"),
        (r"\b[Uu]sted(?:es)?\b|\b[Vv]osotros\b", "another address"),
        (r"\b[Ss]ólo\b", "an accent of the old spelling"),
    ],
)
def test_spanish_typography(wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in prose("es") if re.search(wrong, text)], what


def test_lines_are_short() -> None:
    """So that a change of a sentence is a change of a line or two."""
    folder = material("dungeoneer").code / "book"
    lines = [
        (path.name, line) for path in folder.glob("*.md") for line in path.read_text("utf-8").splitlines()
    ]
    assert [] == [(name, line) for name, line in lines if len(line) > 110 and not line.startswith("{")]
