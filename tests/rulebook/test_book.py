"""The book of rules: its format, and what it tells of every game in three languages."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from undercroft import game as known_game
from undercroft import game_names, rulebook, texts
from undercroft.engine.registry import family
from undercroft.games.dungeoneer.cards.box import base_box
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
from undercroft.texts.facts import facts_of
from undercroft.texts.speaker import message_of

GAMES = game_names()
LANGUAGES = sorted(texts.LANGUAGES)

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


# -- the books -----------------------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_rule_and_ruling_is_told_and_every_id_is_known(game: str) -> None:
    assert [] == check(game)


def test_there_is_a_book_in_every_language(game: str) -> None:
    assert LANGUAGES == sorted(languages(game))


def told(game: str, language: str) -> list[tuple[str, str]]:
    """Every paragraph of a book by its anchor, with its signs."""
    return [(found.anchor, "\n".join(found.texts)) for found in book(game, language).paragraphs]


def titles(game: str, language: str) -> list[tuple[str, str]]:
    whole = book(game, language)
    parts = [part for chapter in whole.chapters for part in chapter.parts]
    return [("title", whole.title), *((part.anchor, part.title) for part in parts)]


def prose(game: str, language: str) -> list[tuple[str, str]]:
    """Everything a reader sees, in words."""
    return [(anchor, words(text)) for anchor, text in titles(game, language) + told(game, language)]


def spans_of(text: str, kind: str) -> list[str]:
    return [span.text for span in spans(text) if span.kind == kind]


def without_names(text: str) -> str:
    """A text without the names of cards, which have their own spelling."""
    return "".join(span.text for span in spans(text) if span.kind in ("plain", "bold"))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(
    "found_in",
    [
        pytest.param(lambda text: re.findall(r"\d+\+?", words(text)), id="numbers"),
        pytest.param(lambda text: spans_of(text, "link"), id="links"),
    ],
)
def test_languages_agree_on_numbers_and_links(
    game: str, language: str, found_in: Callable[[str], list[str]]
) -> None:
    pairs = zip(told(game, "en"), told(game, language), strict=True)
    differing = [
        (anchor, Counter(found_in(english)), Counter(found_in(other)))
        for (anchor, english), (_, other) in pairs
        if Counter(found_in(english)) != Counter(found_in(other))
    ]
    assert [] == differing


# -- cards ---------------------------------------------------------------------------------------------------


@cache
def numbers_by_name(game: str, language: str) -> dict[str, set[str]]:
    """The catalogue numbers of everything printed. A power, a Skill or an ability has that of its owner, and
    a Trick Card may share its name with an Intern.
    """
    speaker, facts = texts.speaker(game, language), facts_of(known_game(game).texts)
    printed = facts.contents()
    found: dict[str, set[str]] = {}
    for name, card in printed.items():
        owner = printed[card["scholar"]] if card["kind"] == "skill" else card
        if owner["number"]:
            found.setdefault(speaker.card(name), set()).add(owner["number"])
        if card["kind"] == "hero":
            found[speaker.power(name)] = {card["number"]}
        if "ability" in card:
            found.setdefault(speaker.say(message_of("ability", card["ability"])), set()).add(card["number"])
    return found


def test_every_card_with_a_number_can_be_named(game: str) -> None:
    """Only the Randomizer cards have no name."""
    numbers = {
        card["number"]
        for member in family(known_game(game))
        for kind, cards in read_content(material(member.name).code / "content").items()
        if kind != "randomizer"
        for card in cards.values()
    }
    assert numbers == set().union(*numbers_by_name(game, "en").values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_in_italics_and_among_the_ids(game: str, language: str) -> None:
    names = numbers_by_name(game, language)
    numbers = set().union(*names.values())
    wrong = []
    for paragraph in book(game, language).paragraphs:
        named = {name for text in paragraph.texts for name in spans_of(text, "italic")}
        cards = numbers & set(paragraph.ids)
        unnumbered = {name for name in named if not names.get(name, set()) & cards}
        unnamed = cards - set().union(*(names.get(name, set()) for name in named))
        if unnumbered or unnamed:
            wrong.append((paragraph.anchor, unnumbered, unnamed))
    assert [] == wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(game: str, language: str) -> None:
    """Whoever looks for a card finds it in the book: the Randomizer cards, too, which have no name."""
    content = read_content(material(game).code / "content")
    numbers = {card["number"] for cards in content.values() for card in cards.values()}
    ids = {id for paragraph in book(game, language).paragraphs for id in paragraph.ids}
    assert [] == sorted(numbers - ids)


LISTED = {  # what stands behind the name of a card in the list of Dungeoneer
    "monster": ("cost", "life"),
    "trap": ("cost",),
    "bane": ("cost",),
    "boon": ("cost",),
    "treasure": ("cost",),
    "room": ("cost",),
    "passage": ("cost",),
    "hero": ("treasures", "boons"),
    "quest": (),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_dungeoneer_says_what_is_printed(language: str) -> None:
    """All 116 cards, each in an item of its own that begins with its name, with its numbers and its text."""
    speaker, printed = texts.speaker("dungeoneer", language), facts_of(known_game("dungeoneer").texts)
    (chapter,) = (found for found in book("dungeoneer", language).chapters if found.anchor == "list")
    items = [item for part in chapter.parts for paragraph in part.paragraphs for item in paragraph.items]
    by_name = {spans_of(item, "italic")[0]: words(item) for item in items if item.startswith("*")}
    assert len(items) == len(by_name) == len(printed.contents())
    copies = Counter(card.id for card in base_box().card)
    wrong = []
    for id, card in printed.contents().items():
        item = by_name.get(speaker.card(id), "")
        facts = [card[name] for name in LISTED[card["kind"]]]
        wanted = [n for fact in facts for n in (fact.values() if isinstance(fact, dict) else [fact])]
        wanted += [copies[id]] if copies[id] > 1 else []
        text = speaker.power_text(id) if card["kind"] == "hero" else speaker.card_text(id)
        numbers = Counter([*re.findall(r"\d+", text), *map(str, wanted)])
        if not numbers <= Counter(re.findall(r"\d+", item)) or text[-8:] not in item:
            wrong.append((id, item))
    assert [] == wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_several_words_stands_without_italics(game: str, language: str) -> None:
    """One word may mean something else. A line of a sum is shown as the table shows it."""
    terms = {term.casefold() for term in glossary(game, language)}
    names = [name for name in numbers_by_name(game, language) if " " in name and name.casefold() not in terms]
    assert 25 < len(names)
    assert [] == [
        (anchor, name)
        for anchor, text in told(game, language)
        for name in names
        if re.search(rf"{re.escape(name)}\b", without_names(text)) and f"{name} 2 = " not in text
    ]


def bare(name: str) -> str:
    """A name without the quotation marks that are printed around some."""
    return name.strip("“”")


def test_every_card_with_a_note_is_told(game: str) -> None:
    """The notes in cards.md bind like rulings: whoever looks at such a card finds its paragraph."""
    notes = (material(game).docs / "cards.md").read_text(encoding="utf-8").partition("## Notes")[2]
    names = {bare(name): numbers for name, numbers in numbers_by_name(game, "en").items()}
    noted = {
        name
        for bold in re.findall(r"\*\*([^*]+)\*\*", " ".join(notes.split()))
        for name in re.split(r", | and ", bold)
        if name in names
    }
    ids = {id for paragraph in book(game, "en").paragraphs for id in paragraph.ids}
    assert 10 < len(noted)
    assert [] == sorted(name for name in noted if not names[name] & ids)


# -- words ---------------------------------------------------------------------------------------------------

COLUMNS = {"en": 0, "fr": 1, "es": 2}

# Always with a capital, except inside the name of a card.
PROPER = {
    "dungeon_drop": {
        "en": "pillar|pawn|staircase|relic|box(?:es)?|race|class(?:es)?|quest|dungeon|gold|rub(?:y|ie)"
        "|sapphire|diamond|potion|key|chest(?! di)|shield|goblin|troll|dragon|huge",
        "fr": "pilier|pion|escalier|relique|race|classe|quête|donjon|héros|aptitude|trésor|monstre|énorme"
        "|pichenette|rubis|saphir|diamant|potion|clé|(?<!dé )(?<!dés )coffre|bouclier|gobelin|troll|dragon"
        "|exploration|action|déplacement|pillage|entraide",
        "es": "pilare?|pe(?:ón|one)|escalera|reliquia|caja|raza|clase|misi(?:ón|one)|mazmorra|héroe|aptitude?"
        "|oro|rubíe?|zafiro|diamante|poci(?:ón|one)|llave|(?<!dado de )(?<!dados de )cofre|escudo|goblin"
        "|trole?|drag(?:ón|one)|enorme|exploraci(?:ón|one)|acci(?:ón|one)|movimiento|saqueo|vida",
    },
    "dungeoneer": {
        "en": "quest|bane|boon|treasure|monster|encounter|inventory|glory|peril|passage|threat|melee|magic",
        "fr": "quête|fléau|faveur|trésor|monstre|rencontre|inventaire|gloire|péril|héros|plan|salle|couloir"
        "|menace|mêlée|magie|défi",
        "es": "misi(?:ón|one)|azote|favore?|tesoro|monstruo|encuentro|inventario|gloria|peligro|héroe|mapa"
        "|sala|pasillo|amenaza|magia|desafío",
    },
    "dungeonology": {
        "en": "scholar|student|omega|jinx(?:es)?|intern|trick card|note board|campus|university|bonfire"
        "|reserve|dungeon|zone|passage|door|stair|wall|floor|skill|stamina|intelligence|knowledge"
        "|star|exploration|stud(?:y|ie)|espionage|stealth|divination|action|activit(?:y|ie)"
        "|activation|encounter|sighting|boss(?:es)?|bivouac|ambush(?:es)?|toll|teleport|thesis"
        "|exalted|protected|sacrifice|collect|drop|eliminate|civilization|militia|worship|riche|caste",
        "fr": "doctorant|étudiant|oméga|poisse|stagiaire|campus|université|réserve|donjon|zone|passage|mur"
        "|escalier|compétence|endurance|intelligence|étoile|exploration|étude|espionnage|discrétion"
        "|divination|action|activité|activation|apparition|boss|bivouac|embuscade|péage|téléportation"
        "|thèse|furieux|protégé|sacrifier|collecter|éliminer|civilisation|guerre|culte|trésor|caste",
        "es": "investigadore?|estudiante|omega|maldici(?:ón|one)|becario|campus|universidad|hoguera|reserva"
        "|mazmorra|zona|pasaje|puerta|escalera|muro|piso|habilidade?|resistencia|inteligencia"
        "|conocimiento|estrella|exploraci(?:ón|one)|estudio|espionaje|sigilo|adivinaci(?:ón|one)"
        "|acci(?:ón|one)|actividade?|activaci(?:ón|one)|avistamiento|encuentro|jefe|campamento"
        "|emboscada|peaje|teletransporte|tesis|exaltad[oa]|protegid[oa]|sacrificar|obtener|soltar"
        "|eliminar|civilización|milicia|adoración|riqueza|linaje",
    },
}
# What other games say.
FOREIGN = {
    "dungeon_drop": {
        "en": "tile|spell|enemy|enemie|corridor|chamber|hit point|health|wound|jewel|bag|scholar|glory|peril"
        "|stair|dungeon master",
        "fr": "tuile|sortilège|ennemi|adversaire|couloir|chambre|points? de vie|santé|blessure|bijou|joyau"
        "|sac|chiquenaude|gloire|péril|doctorant|marches?",
        "es": "loseta|hechizo|enemigo|oponente|pasillo|habitaci(?:ón|one)|cámara|puntos? de vida|salud|herida"
        "|joya|bolsa|gloria|peligro|investigadore?|escalone",
    },
    "dungeoneer": {
        "en": "tile|spell|enemy|enemie|corridor|item|hit point|dungeon master",
        "fr": "tuile|sortilège|ennemi|pièce|objet|points? de vie|oubliette",
        "es": "loseta|hechizo|enemigo|oponente|habitaci(?:ón|one)|objeto|puntos? de vida|pozo",
    },
    "dungeonology": {
        "en": "hero|heroe|quest|glory|peril|monster|chamber|corridor|spell|enemy|enemie|dice|die|hit point"
        "|supply|assistant|researcher|pawn|dungeon master",
        "fr": "héros|quête|gloire|péril|monstre|salle|couloir|sortilège|ennemi|dé|points? de vie|chercheur"
        "|élève|assistant|malédiction|étage|pion",
        "es": "héroe|misi(?:ón|one)|gloria|monstruo|sala|pasillo|hechizo|enemigo|rival(?:e)?|adversario|dado"
        "|puntos? de vida|alumno|ayudante|habitaci(?:ón|one)|peón",
    },
}
# What an expansion adds to the words of its base.
ADDED = {
    "rocca_civetta": {
        "en": "zainetto|spriggan|cauldron|clan",
        "fr": "zainetto|spriggan|chaudron|clan",
        "es": "zainetto|spriggan|caldero|clane?",
    },
}
for name, added in ADDED.items():
    base = known_game(name).base
    PROPER[name] = {language: f"{words}|{added[language]}" for language, words in PROPER[base].items()}
    FOREIGN[name] = FOREIGN[base]


def glossary(game: str, language: str) -> list[str]:
    """The words of the glossary that have a meaning written behind them, with those of the base."""
    pages = [material(member.name).docs / "glossary.md" for member in family(known_game(game))]
    rows = [
        row
        for page in pages
        for row in re.findall(
            r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \|$",
            page.read_text(encoding="utf-8").replace("'", "’"),
            re.MULTILINE,
        )
    ]
    terms = [row[COLUMNS[language]] for row in rows if row[0] != "English"]
    return [word for term in terms for word in term.split(", ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used(game: str, language: str) -> None:
    text = "\n".join(text for _, text in prose(game, language)).casefold()
    terms = glossary(game, language)
    assert 50 < len(terms)
    assert [] == [term for term in terms if not re.search(rf"\b{re.escape(term.casefold())}", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_have_their_capital(game: str, language: str) -> None:
    wrong = rf"\b(?:{PROPER[game][language]})[sx]?\b"
    assert [] == [
        (anchor, word)
        for anchor, text in told(game, language)
        for word in re.findall(wrong, without_names(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_words_for_the_same_thing(game: str, language: str) -> None:
    wrong = rf"\b(?:{FOREIGN[game][language]})s?\b"
    assert [] == [
        (anchor, found)
        for anchor, text in titles(game, language) + told(game, language)
        for found in re.findall(wrong, without_names(text))
    ]


# -- typography ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted(game: str, language: str) -> None:
    """But what is printed on a card is written as it is printed."""
    assert [] == [(anchor, text) for anchor, text in told(game, language) if "!" in without_names(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"  |[ \n]$", "a blank too many"),
        (r" [.,)]|\( ", "a blank before a sign"),
        (r"\b(\w+) \1\b", "a word twice"),
        (r"(?<![.:])\n|(?<![.:])$", "a text without its end"),
    ],
)
def test_typography(game: str, language: str, wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in told(game, language) if re.search(wrong, words(text))], (
        what
    )


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"['\"]", "a straight quote"),
        (r" [:;?!»]|« ", "a space at which a line may break"),
        (r"[\w)»\]][:;?!]", "no space before a sign"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "guillemets without their no-break spaces"),
        (r"\u202f[:»]|«\u202f|\u00a0[;?!]", "a narrow space for a wide one, or a wide one for a narrow one"),
        (r"\b[Vv](?:ous|otre|os)\b", "a formal address"),
    ],
)
def test_french_typography(game: str, wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in prose(game, "fr") if re.search(wrong, text)], what


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
def test_spanish_typography(game: str, wrong: str, what: str) -> None:
    assert [] == [(anchor, text) for anchor, text in prose(game, "es") if re.search(wrong, text)], what


def test_lines_are_short(game: str) -> None:
    """So that a change of a sentence is a change of a line or two."""
    folder = material(game).code / "book"
    lines = [
        (path.name, line) for path in folder.glob("*.md") for line in path.read_text("utf-8").splitlines()
    ]
    assert [] == [(name, line) for name, line in lines if len(line) > 110 and not line.startswith("{")]
