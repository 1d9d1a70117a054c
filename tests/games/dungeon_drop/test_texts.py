"""The texts of Dungeon Drop: labels say what is to be known. What holds for every game is in tests/texts."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from tests.texts.keys import SEEN, SOURCE, Reader, files_of, read_texts
from tests.texts.test_play import check

import undercroft as uc
from undercroft import texts
from undercroft.engine.game import Game
from undercroft.games.dungeon_drop import texts as facts
from undercroft.rulebook.material import material
from undercroft.texts.speaker import Context, message_of

GAME = uc.game("dungeon_drop")
LANGUAGES = tuple(texts.LANGUAGES)
READER = Reader("dungeon_drop")
SPEAKERS = {language: texts.Speaker(GAME.texts, language, strict=True) for language in LANGUAGES}
EN, FR, ES = SPEAKERS.values()

SIGHTS = SEEN[GAME.name]


def test_boards_are_plain_data() -> None:
    """A page gets them as JSON."""
    told = facts.boards()
    assert told.keys() == msgspec.json.decode(msgspec.json.encode(told)).keys()


# -- reasons of the rules of thumb ---------------------------------------------------------------------------


def because(key: str, **told: Any) -> list[str]:
    """A reason in all languages."""
    return [
        speaker.sentence(key, speaker.facts.reason(told), Context((), {})) for speaker in SPEAKERS.values()
    ]


def test_a_room_is_worth_one_point_or_several() -> None:
    free = {"n": 0, "least": 0, "eased": False}
    assert [
        "This room brings about 1 point and costs you no heart.",
        "Cette salle rapporte environ 1 point et ne te coûte aucun cœur.",
        "Esta sala da más o menos 1 punto y no te cuesta ningún corazón.",
    ] == because("counsel-room", points=1, **free)
    assert [
        "This room brings about 9 points and costs you no heart.",
        "Cette salle rapporte environ 9 points et ne te coûte aucun cœur.",
        "Esta sala da unos 9 puntos y no te cuesta ningún corazón.",
    ] == because("counsel-room", points=9, **free)


def test_hearts_that_need_not_be_lost_are_told() -> None:
    assert [
        "A Relic lies in this room, for 4 hearts; with Shields and abilities it could be 3.",
        "Une Relique se trouve dans cette salle, pour 4 cœurs\u202f; avec Boucliers et Aptitudes, "
        "ce pourrait être 3.",
        "En esta sala hay una Reliquia, por 4 corazones; con Escudos y Aptitudes podría ser 3.",
    ] == because("counsel-room-relic", n=4, least=3, eased=True)
    assert (
        "Esta sala da unos 4 puntos por 1 corazón; con Escudos y Aptitudes podría ser ninguno."
        == (because("counsel-room", points=4, n=1, least=0, eased=True)[-1])
    )


def test_the_room_after_the_next_is_told() -> None:
    assert [
        "From this room you can move on to one with 2 Rubies, 1 Key.",
        "De cette salle, tu peux ensuite aller dans une salle avec 2 Rubis, 1 Clé.",
        "Desde esta sala puedes ir después a una con 2 Rubíes, 1 Llave.",
    ] == because("counsel-room-beyond", cubes=["ruby_s1", "ruby_s2", "key_l1"])


ONE = {
    "en": r"\b1 (points|hearts|turns)\b",
    "fr": r"\b1 (points|cœurs|tours)\b",
    "es": r"\b1 (puntos|corazones|turnos)\b",
}
COUNTS = ("counsel-leave", "counsel-leave-last", "counsel-stay-points")  # of points that are required: many


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("n", [0, 1, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_whole_sentences(language: str, n: int, yes: bool) -> None:
    """With every figure from none to several: a capital, a full stop, nothing doubled, one of one."""
    told: dict[str, Any] = dict.fromkeys(("n", "points", "least", "chests", "required"), n)
    told |= dict.fromkeys(("eased", "enough", "here", "next", "later"), yes)
    told |= {"cube": "relic_s1", "cubes": ["ruby_s1"]}
    for key in sorted(READER.opinions()):
        said = because(key, **told)[LANGUAGES.index(language)]
        check(said)
        assert re.fullmatch(r"[A-ZÀ-Ý0-9].*[^\s.]\.", said), said
        assert not re.search(r"\s\s|\s[,.]", said), said
        assert key in COUNTS or not re.search(ONE[language], said), said


# -- hints ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_or_two_short_sentences_and_names_a_rule(drop: Game, language: str) -> None:
    docs = material(drop.name).docs
    known = (docs / "rules.md").read_text("utf-8") + (docs / "rulings.md").read_text("utf-8")
    for name in (*READER.prompts(), *SIGHTS):
        hint = SPEAKERS[language].say(message_of("hint", name))
        assert len(re.findall(r"\.(?: |$)", hint)) in (1, 2), hint
        assert len(hint) <= 250, hint
        rule = SPEAKERS[language].say(message_of("hint", name) + ".rule")
        assert rule == EN.say(message_of("hint", name) + ".rule")
        assert f"**{rule}**" in known, f"{name}: no {rule}"


# -- typography ----------------------------------------------------------------------------------------------

WRONG = {
    "en": (r"  ", r" [:;?!]"),
    "fr": (r"'", r" [:;?!»%]|« ", r"[\w)»][:;?!%](?!\d)", r"\b[Vv](?:ous|otre|os)\b"),
    "es": (r"\s[:;?!]", r"^[^¡]*!|^[^¿]*\?", r"\b[Uu]sted(?:es)?\b"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """What is typed at a terminal stands in its texts as it is typed: they are asked in tests/cli."""
    texts_of = read_texts(files_of(SOURCE / "games/dungeon_drop/texts", language))
    heard = {name: text for name, text in texts_of.items() if not name.startswith("cli-")}
    said = [(name, wording) for name, text in heard.items() for wording in text.wordings]
    assert [] == [found for found in said for wrong in WRONG[language] if re.search(wrong, found[1])]
    assert [] == [found for found in said if "!" in found[1]], "only the winner is cheered"
    sentences = [
        found
        for found in said
        if found[0].startswith(("event-", "reason-", "prompt-", "hint-")) and not found[0].endswith(".rule")
    ]
    assert [] == [found for found in sentences if not found[1].endswith((".", "X"))]
    assert [] == [found for found in said if found[0].startswith("option-") and found[1].endswith(".")]


# -- a table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("n", range(12))
def test_everything_can_be_said(drop: Game, seats: int, n: int) -> None:
    """With every Race and every Class, whose abilities are used: all events, all prompts, and an option of
    each verb.
    """
    chance, table = Random(n), dressed(drop, seats, n)
    events = table.past.events or ()
    for _ in range(30):
        for speaker in SPEAKERS.values():
            view, names = table.view(None), speaker.names(table)
            for event in events:
                for seat in (*range(seats), None):
                    check(speaker.event(event, seat, view, names))
            for seat in (*range(seats), None):
                if table.choice is not None:
                    check(speaker.prompt(view, seat, names))
        if table.choice is None:
            break
        verbs: dict[str, list[Any]] = {}
        for option in table.choice.options:
            verbs.setdefault(option[0], []).append(option)
        for options in verbs.values():
            option = chance.choice(options)
            for speaker in SPEAKERS.values():
                check(speaker.option(table, option))
        verb = "use" if "use" in verbs else chance.choice(list(verbs))
        events = table.take(chance.choice(verbs[verb]))


def dressed(drop: Game, seats: int, n: int) -> Any:
    """A table whose first hero has the Race and the Class with this number."""
    table: Any = drop.new(seats, {"teamwork": int(seats > 1)}, seed=n)
    table.race = tuple((n + seat) % 12 for seat in range(seats))
    table.classes = tuple(((n + seat) % 12,) for seat in range(seats))
    table.class_deck = tuple(sorted({*table.class_deck, *range(12)} - {n})) if seats == 1 else ()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(drop: Game, language: str) -> None:
    """Also those to which games at random seldom come."""
    for seats in (1, 2):
        view = drop.new(seats, {}, seed=5).view(None)
        for prompt in READER.prompts():
            view["asked"] = {"seat": 0, "prompt": prompt}
            for seat in (0, None):
                check(SPEAKERS[language].prompt(view, seat))


def test_seats_are_called_by_their_races(drop: Game) -> None:
    table = drop.new(2, {}, seed=5)
    races = [table.view(None)["seat"][str(seat)]["race"] for seat in range(2)]
    assert [EN.card(race) for race in races] == EN.names(table)


def test_cubes_are_counted_by_their_kinds() -> None:
    told = {"kind": "looted", "seat": 0, "corners": [], "cubes": ["gold_s1", "ruby_s2", "gold_l1"]}
    assert [
        "Gnome loots a room: 2 Gold, 1 Ruby.",
        "Gnome pille une salle\u00a0: 2 Or, 1 Rubis.",
        "Gnome saquea una sala: 2 de Oro, 1 Rubí.",
    ] == [speaker.event(told, names=["Gnome"]) for speaker in SPEAKERS.values()]


def test_resourceful_names_both_abilities() -> None:
    told = {"kind": "used", "seat": 0, "card": "human", "ability": "cleave"}
    assert "Gnome uses Resourceful as Cleave (Human)." == EN.event(told, names=["Gnome"])
    assert "Gnome uses Cleave (Warrior)." == EN.event(told | {"card": "warrior"}, names=["Gnome"])


def test_a_quest_is_told_only_to_its_owner() -> None:
    told = {"kind": "quest_dealt", "seat": 0}
    assert "Gnome receives a Quest." == EN.event(told, names=["Gnome"])
    assert "Gnome receives the Quest Heavy Haul." == EN.event(told | {"card": "heavy_haul"}, names=["Gnome"])
