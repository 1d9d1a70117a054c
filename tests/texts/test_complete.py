"""Languages say the same, of every game and in the terminal, in good typography. Every text that the terminal
and the games need is there, nothing is left over, and no sentence asks for what it is not told.
"""

import ast
import re
from functools import cache

import msgspec
import pytest
from tests.texts.keys import SOURCE, Text, files_of, modules, read_texts, strict_speaker
from tests.texts.needs import available, events, needed, needs_of, reasons
from tests.texts.test_play import check

import undercroft as uc
from undercroft import texts
from undercroft.engine.choice import Reason
from undercroft.engine.state import Place
from undercroft.rulebook.book import book
from undercroft.texts.facts import facts_of
from undercroft.texts.speaker import Context

LANGUAGES = tuple(texts.LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = uc.game_names()
TERMINAL = "terminal.ftl"
PAGE = SOURCE.parents[1] / "web" / "src"
ROOMS = {game: SOURCE / "games" / game / "texts" for game in GAMES} | {"terminal": SOURCE / "texts"}


@cache
def texts_of(room: str, language: str) -> dict[str, Text]:
    """All texts of a game, or all of the terminal: what it says of one game only lies with that."""
    files = files_of(ROOMS[room], language)
    if room == "terminal":
        return read_texts([*files, *(ROOMS[game] / language / TERMINAL for game in GAMES)])
    return read_texts(path for path in files if path.name != TERMINAL)


@cache
def strict(game: str, language: str) -> texts.Speaker:
    return strict_speaker(game, language)


def known(game: str, language: str) -> dict[str, Text]:
    """All texts of a game: its own replace those of the game that it expands."""
    base = uc.game(game).base
    return {**(known(base, language) if base else {}), **texts_of(game, language)}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- what games need -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(game: str, language: str) -> None:
    assert set() == needed(game) - set(known(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over(game: str, language: str) -> None:
    assert set() == set(texts_of(game, language)) - needed(game)


# -- languages say the same ----------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts_in_the_same_files(room: str, language: str) -> None:
    english, other = texts_of(room, "en"), texts_of(room, language)
    assert {name: text.file for name, text in english.items()} == {
        name: text.file for name, text in other.items()
    }


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_mention_the_same_things(room: str, language: str) -> None:
    english, other = texts_of(room, "en"), texts_of(room, language)
    assert {name: mentioned(text) for name, text in english.items()} == {
        name: mentioned(text) for name, text in other.items()
    }


def mentioned(text: Text) -> set[str]:
    """The arguments a text uses, in whatever form: with its article, as a direction, counted."""
    return {re.sub(r"^(the|to|at)_|_n$", "", name) for name in text.variables}


def test_rooms_do_not_share_names(game: str) -> None:
    assert set() == set(texts_of(game, "en")) & set(texts_of("terminal", "en"))


# -- sentences ask only for what they are told ---------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_use_only_what_they_carry(game: str, language: str) -> None:
    usable, optional = available(game, strict(game, "en")), needs_of(game).optional
    texts_of = known(game, language)
    found = {name: texts_of[name].variables - words for name, words in usable.items()}
    assert {} == {name: wrong for name, wrong in found.items() if wrong - optional.get(name, set())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_reason_can_be_said(game: str, language: str) -> None:
    """Also those that games at random seldom see."""
    speaker, names = strict(game, language), ["Gnome", "Elf"]
    for public, secret in events(game).values():
        check(speaker.event(public, names=names))
        check(speaker.event(public | secret, names=names))
    for key, told in reasons(game).items():
        check(speaker.reason(Reason("DRP-R-01", key, told), names=names))


# Sentences, and words that are said with a number or a score.
SPOKEN = (
    "event",
    "reason",
    "counsel",
    "prompt",
    "option",
    "scene",
    "decision",
    "sheet",
    "place",
    "details",
    "part",
    "amount",
    "door",
    "fault",
    "advice",
    "mistake",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_need_nothing(game: str, language: str) -> None:
    plain = {
        name: text for name, text in texts_of(game, language).items() if name.partition("-")[0] not in SPOKEN
    }
    assert {} == {name: text.variables for name, text in plain.items() if text.variables}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_can_be_said(game: str, language: str) -> None:
    for reason, figures in needs_of(game).places.items():
        said = strict(game, language).place(Place(1, 2, reason, "DRP-MP-11", dict(figures)), ["Elf", "Gnome"])
        check(said)
        assert "Gnome" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_described(game: str, language: str) -> None:
    for name in facts_of(uc.game(game).texts).contents():
        lines = strict(game, language).describe(name)
        assert len(lines) >= 2, name
        for line in lines:
            check(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_can_be_described(game: str, language: str) -> None:
    """The page looks up every word that is drawn on a card, also those that the sentence does not ask for."""
    for name, drawn in facts_of(uc.game(game).texts).contents().items():
        words = {fact: word for fact, word in drawn.items() if isinstance(word, str)}
        told = strict(game, language).arguments(words, Context((), {}))
        assert told.keys() >= words.keys(), name


def test_contents_are_plain_data(game: str) -> None:
    """A page gets them as JSON."""
    contents = facts_of(uc.game(game).texts).contents()
    assert contents.keys() == msgspec.json.decode(msgspec.json.encode(contents)).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(game: str, language: str) -> None:
    found = known(game, language)
    assert set() == {name for text in found.values() for name in text.messages} - set(found)


# -- the terminal --------------------------------------------------------------------------------------------


def test_the_list_at_the_top_of_the_shell_is_complete() -> None:
    for language in LANGUAGES:
        head = [line for line in shell(language).splitlines() if line.startswith("###   ")]
        listed = re.findall(
            r"\b[a-z]+(?:-[a-z]+)*(?: \[[^\]]*\])?(?=[,;]|$)", "\n".join(head), flags=re.MULTILINE
        )
        names = {
            entry.partition(" ")[0]: set(re.findall(r"\w+", entry.partition("[")[2])) for entry in listed
        }
        words = texts_of("terminal", language)
        own = {name: text for name, text in words.items() if text.file == "shell.ftl"}
        assert names == {name: set(text.variables) for name, text in own.items() if "." not in name}


def shell(language: str) -> str:
    return (ROOMS["terminal"] / language / "shell.ftl").read_text("utf-8")


def said_in(*folders: str) -> tuple[set[str], set[str]]:
    """The messages that code names as an argument or a result, and how those begin that it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for _, tree in modules(*folders):
        for node in ast.walk(tree):
            given = (
                node.args
                if isinstance(node, ast.Call)
                else [node.value]
                if isinstance(node, ast.Return)
                else []
            )
            for value in given:
                choices = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                whole |= {str(choice.value) for choice in choices if isinstance(choice, ast.Constant)}
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, {start for start in begun if re.fullmatch(r"[a-z]+(-[a-z]+)*-", start)}


def test_every_text_of_the_terminal_is_used() -> None:
    whole, begun = said_in("cli", "texts", "scenarios", "server")
    own = {name.partition(".")[0] for name in texts_of("terminal", "en")}
    assert set() == {name for name in own - whole if not name.startswith(tuple(begun))}


def test_what_the_terminal_says_is_there() -> None:
    """In its own texts, or in those of a game that it draws."""
    speakers = [texts.Speaker(uc.game(game).texts, "en", strict=True) for game in GAMES]
    for _, tree in modules("cli"):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).endswith(("say", "speaker.say"))
                and node.args
            ):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found = [speaker for speaker in speakers if speaker.has(str(first.value))]
                    assert found, f"no text {first.value!r}"


# -- typography ----------------------------------------------------------------------------------------------

SIGNS = ("cli-map-legend", "cli-tiles-", "cli-icon-")  # of the map, which are no punctuation
VARIANT = re.compile(r"^ *\*?\[\w+\] ")  # of a sentence that goes on there
COMMAND = re.compile(r"(?:(?<=[ (])|^)\?(?=[ ,)]|$)")  # the question mark one types


def wordings(language: str) -> list[tuple[str, str]]:
    """All that is said: by the games and in the terminal, and line by line on the page."""
    page = (*PAGE.glob(f"texts/{language}.ftl"), *PAGE.glob(f"games/*/texts/{language}.ftl"))
    lines = [(path, VARIANT.sub("", line)) for path in page for line in path.read_text("utf-8").splitlines()]
    return [
        (name, COMMAND.sub("help", wording))
        for room in ROOMS
        for name, text in texts_of(room, language).items()
        for wording in text.wordings
        if not name.startswith(SIGNS)
    ] + [(f"{path.parent.parent.name}, page", line) for path, line in lines if not line.startswith("#")]


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"'", "a straight apostrophe"),
        (r" [:;?!»]|« ", "a space at which a line may break"),
        (r"[\w)»][:;?!](?!\d)", "no space before a sign"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "guillemets without their no-break spaces"),
        (r"\u202f[:»]|«\u202f|\u00a0[;?!]", "a narrow space for a wide one, or a wide one for a narrow one"),
        (r"\b[Vv](?:ous|otre|os)\b", "a formal address"),
    ],
)
def test_french_typography(wrong: str, what: str) -> None:
    assert [] == [(name, wording) for name, wording in wordings("fr") if re.search(wrong, wording)], what


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"\s[:;?!]", "a space before a sign"),
        (r"^[^¡]*!|^[^¿]*\?", "an exclamation or question without its beginning"),
        (r"«\s|\s»", "a space inside guillemets"),
        (r"\b[Uu]sted(?:es)?\b", "a formal address"),
    ],
)
def test_spanish_typography(wrong: str, what: str) -> None:
    assert [] == [(name, wording) for name, wording in wordings("es") if re.search(wrong, wording)], what


def test_a_round_of_the_table_has_one_name_in_french(game: str) -> None:
    """A tour is a turn: a tour de table beside it would be taken for one."""
    said = wordings("fr") + [
        (part.anchor, text) for part in book(game, "fr").paragraphs for text in part.texts
    ]
    assert [] == [(name, wording) for name, wording in said if re.search(r"(?i)\btours? de table\b", wording)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_winner_is_cheered(language: str) -> None:
    """And a Scholar who preaches, by the name of the Skill."""
    cheered = {name for name, wording in wordings(language) if "!" in wording and not name.endswith(", page")}
    assert {"winner", "event-won", "skill-repent"} == cheered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["event", "reason", "prompt", "hint"])
def test_sentences_end_with_a_full_stop(language: str, family: str) -> None:
    said = [
        (name, wording)
        for name, wording in wordings(language)
        if name.startswith(f"{family}-") and not name.endswith(".rule")
    ]
    put_together = {"event-won", "event-tested", "event-swapped", "event-main-declared"}
    assert [] == [
        (name, end) for name, end in said if not end.endswith((".", "X")) and name not in put_together
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_options_have_no_full_stop(language: str) -> None:
    labels = [(name, wording) for name, wording in wordings(language) if name.startswith("option-")]
    assert [] == [(name, wording) for name, wording in labels if wording.endswith(".")]
