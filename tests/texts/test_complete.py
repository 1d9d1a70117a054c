"""Languages say the same, of every game and in the terminal, in good typography. Every text that the terminal
and Dungeoneer need is there, nothing is left over, and no sentence asks for what it is not told; about
Dungeonology the same is asked in tests/games/dungeonology/test_texts.py.
"""

import ast
import re
from collections.abc import Mapping
from typing import Any

import pytest
from tests.texts.keys import SEEN, SOURCE, Carried, Reader, Text, files_of, modules, read_texts

import undercroft as uc
from undercroft import texts
from undercroft.engine.state import Place
from undercroft.games.dungeoneer import texts as facts
from undercroft.games.dungeoneer.cards.box import base_box
from undercroft.games.dungeoneer.cards.vocabulary import TAGS
from undercroft.games.dungeoneer.rules.goal import RULE_OF
from undercroft.games.dungeoneer.table import PHASES
from undercroft.rulebook.book import book
from undercroft.texts.facts import facts_of
from undercroft.texts.speaker import Scene, message_of

GAME = uc.game("dungeoneer")
LANGUAGES = tuple(texts.LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != "en"]
READER = Reader("dungeoneer")
GAMES = uc.game_names()
ROOMS = {game: SOURCE / "games" / game / "texts" for game in GAMES} | {"terminal": SOURCE / "texts"}
TEXTS = {
    room: {language: read_texts(files_of(folder, language)) for language in LANGUAGES}
    for room, folder in ROOMS.items()
}
STRICT = {language: texts.Speaker(GAME.texts, language, strict=True) for language in LANGUAGES}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- what Dungeoneer needs ----------------------------------------------------------------------------------


def needed() -> set[str]:
    """All messages and attributes of the game, from its code and content."""
    box = base_box()
    found = {message_of("prompt", name) + end for name in READER.prompts() for end in ("", ".other")}
    found |= {
        message_of("hint", name) + end
        for name in (*READER.prompts(), *SEEN["dungeoneer"])
        for end in ("", ".rule")
    }
    found |= {message_of("option", verb) for verb in GAME.verbs}
    found |= {message_of("reason", key) for key in READER.reasons()}
    found |= READER.opinions()
    for kind, carried in READER.events().items():
        found |= {
            message_of("event", kind),
            *(f"{message_of('event', kind)}.{name}" for name in carried.secret),
        }
    found |= {message_of("place", reason) for reason in RULE_OF}
    found |= {message_of("ending", reason) for reason in RULE_OF if reason not in ("eliminated", "behind")}
    found |= {message_of("part", source) for source in READER.sources()}
    found |= {message_of("scene", name) for name in READER.scenes()}
    found |= {"scene-combat.hero_parts", "scene-combat.foe_parts", "scene-test.hero_parts"}
    for name in ("game-dungeoneer", *(message_of("setting", setting.name) for setting in GAME.settings)):
        found |= {name, f"{name}.text"}
    found |= {message_of("score", name) for name in ("melee", "magic", "move", "level")}
    found |= {message_of("side", name) + end for name in "nesw" for end in ("", ".to")}
    found |= {message_of("phase", name) for name in PHASES}
    found |= {message_of("tag", name) for name in TAGS}
    found |= {
        "kind-room",
        "kind-passage",
        *(message_of("kind", card.kind) for card in box.card if card.kind != "map"),
    }
    found |= {message_of("door", name) for name in ("wall", "opening", "open", "locked", "trapped")}
    found |= {message_of("amount", name) for name in ("glory", "peril", "points", "nothing")}
    found |= {message_of("details", facts.card(card.id)[0]) for card in box.card} | {"details-power"}
    for card in box.card:
        found |= {message_of("card", card.id), *card_attributes(card)}
        if card.power:
            found |= {message_of("power", card.power.id), f"{message_of('power', card.power.id)}.text"}
        if card.thing:
            name = message_of("monster" if card.quest == "slay" else "thing", card.thing)
            found |= {name, f"{name}.the"} if card.quest == "slay" else {name}
    return found


def card_attributes(card: Any) -> set[str]:
    name = message_of("card", card.id)
    if card.kind == "hero":
        return {f"{name}.short", f"{name}.category"}
    found = {f"{name}.the"} if card.kind in ("map", "monster") else set[str]()
    return found | {f"{name}.text"} if has_text(card) else found


def has_text(card: Any) -> bool:
    """Whether anything is printed on the card besides its name and numbers."""
    if card.kind == "map":
        special = (
            card.pit,
            card.undead_total,
            card.treasure_cost,
            card.free_challenge,
            card.entry[1],
            card.action,
        )
        return any(special) or any(card.score)
    if card.kind == "monster":
        return bool(card.on_hit or card.heavy or card.weapon_cap < 99)
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert set() == needed() - set(TEXTS["dungeoneer"][language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over(language: str) -> None:
    assert set() == set(TEXTS["dungeoneer"][language]) - needed()


# -- languages say the same ----------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts_in_the_same_files(room: str, language: str) -> None:
    english, other = TEXTS[room]["en"], TEXTS[room][language]
    assert {name: text.file for name, text in english.items()} == {
        name: text.file for name, text in other.items()
    }


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_mention_the_same_things(room: str, language: str) -> None:
    english, other = TEXTS[room]["en"], TEXTS[room][language]
    assert {name: mentioned(text) for name, text in english.items()} == {
        name: mentioned(text) for name, text in other.items()
    }


def mentioned(text: Text) -> set[str]:
    """The arguments a text uses, in whatever form: with its article, as a direction, counted."""
    return {re.sub(r"^(the|to|at)_|_n$", "", name) for name in text.variables}


def test_rooms_do_not_share_names(game: str) -> None:
    assert set() == set(TEXTS[game]["en"]) & set(TEXTS["terminal"]["en"])


# -- sentences ask only for what they are told ---------------------------------------------------------------

EXAMPLES: Mapping[str, Any] = {
    "seats": [0, 1],
    "dice": [3, 4],
    "cells": ["0,0", "1,0"],
    "turned": True,
    "hero": 0,
    "foe": "@1",
    "cards": ["dodge_1"],
    "quests": ["slay_draky_1"],
    "rooms": ["barracks"],
    "card": "dodge_1",
    "old": "budge_1",
    "first": "barracks_1",
    "second": "armory_1",
    "cell": "0,0",
    "to": "1,0",
    "score": "melee",
    "phase": "move",
    "tag": "undead",
    "power": "heal",
    "thing": "maiden",
    "how": "last_hero",
    "parts": [("die", 1)],
    "hero_parts": [("die", 1)],
    "foe_parts": [("die", 1)],
    "hero_total": 1,
    "foe_total": 2,
}


def example(names: frozenset[str], **special: Any) -> dict[str, Any]:
    return {name: special.get(name, EXAMPLES.get(name, 1)) for name in names}


def usable(mentioned: Mapping[str, Any]) -> set[str]:
    return set(STRICT["en"].arguments(mentioned, Scene((), {}, "melee")))


def available() -> dict[str, set[str]]:
    """For every event and reason, the arguments its sentence may use."""
    found: dict[str, set[str]] = {}
    for kind, carried in READER.events().items():
        special = (
            {"turned": [True, False]} if kind == "swapped" else {"hero": "raka"} if kind == "dealt" else {}
        )
        public = {"kind": kind, **example(carried.always, **special)}
        found[message_of("event", kind)] = usable(facts.event(public))
        for name in carried.secret:
            secret = public | example(carried.secret)
            found[f"{message_of('event', kind)}.{name}"] = usable(facts.event(secret))
    for key, carried in reasons().items():
        found[message_of("reason", key)] = usable(facts.reason(example(carried.always, hero="raka"))) | {
            "rule"
        }
    return found


def reasons() -> dict[str, Carried]:
    """The engine adds whose decision it is to the reason for a wrong seat."""
    return READER.reasons() | {GAME.turn_reason.key: Carried(frozenset({"seat"}))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_use_only_what_they_carry(language: str) -> None:
    found = {
        name: TEXTS["dungeoneer"][language][name].variables - known for name, known in available().items()
    }
    assert {} == {name: wrong for name, wrong in found.items() if wrong}


# Sentences, and words that are said with a number or a score.
SPOKEN = (
    "event",
    "reason",
    "counsel",
    "prompt",
    "option",
    "scene",
    "place",
    "details",
    "part",
    "amount",
    "door",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_need_nothing(game: str, language: str) -> None:
    plain = {
        name: text for name, text in TEXTS[game][language].items() if name.partition("-")[0] not in SPOKEN
    }
    assert {} == {name: text.variables for name, text in plain.items() if text.variables}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", RULE_OF)
def test_every_place_can_be_said(language: str, reason: str) -> None:
    place = Place(1, 2, reason, "DGR-GOAL-01", {"quests": 2, "life": 3, "glory": 4})
    assert "Raka" in STRICT[language].place(place, ["Kron", "Raka"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_described(game: str, language: str) -> None:
    known = uc.game(game)
    speaker = texts.Speaker(known.texts, language, strict=True)
    said = {name: speaker.describe(name) for name in facts_of(known.texts).contents()}
    assert {} == {name: lines for name, lines in said.items() if len(lines) < 2 or "{" in "".join(lines)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(game: str, language: str) -> None:
    known = TEXTS[game][language]
    assert set() == {name for text in known.values() for name in text.messages} - set(known)


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
        own = {name: text for name, text in TEXTS["terminal"][language].items() if text.file == "shell.ftl"}
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
    whole, begun = said_in("cli", "texts", "scenarios")
    own = {name.partition(".")[0] for name in TEXTS["terminal"]["en"]}
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
COMMAND = re.compile(r"(?:(?<=[ (])|^)\?(?=[ ,)]|$)")  # the question mark one types


def wordings(language: str) -> list[tuple[str, str]]:
    return [
        (name, COMMAND.sub("help", wording))
        for room in ROOMS
        for name, text in TEXTS[room][language].items()
        for wording in text.wordings
        if not name.startswith(SIGNS)
    ]


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (r"'", "a straight apostrophe"),
        (r" [:;?!»]|« ", "a space at which a line may break"),
        (r"[\w)»][:;?!](?!\d)", "no space before a sign"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "guillemets without their no-break spaces"),
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
    cheered = {name for name, wording in wordings(language) if "!" in wording}
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
