"""The texts of Dungeonology: labels say what is to be known. What holds for every game is in tests/texts."""

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from tests.games.dungeonology.needs import OF_EDITIONS
from tests.texts.keys import Reader
from tests.texts.test_play import check

import undercroft as uc
from undercroft import texts
from undercroft.engine.past import Origin
from undercroft.games.dungeonology.game import VERSIONS

GAME = VERSIONS[-1]
LANGUAGES = tuple(texts.LANGUAGES)
READER = Reader("dungeonology")
SPEAKERS = {language: texts.Speaker(GAME.texts, language, strict=True) for language in LANGUAGES}
EN, FR, ES = SPEAKERS.values()


def test_a_trick_card_and_its_intern_are_told_apart() -> None:
    assert EN.describe("guard_2") != EN.describe("intern.guard")
    assert EN.card_text("guard_2").endswith(EN.card_text("intern.guard"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [-1, 0, 1, 2])
def test_a_score_is_the_number_that_it_is(language: str, points: int) -> None:
    """Minus one is counted like one, and is another number."""
    event = {"kind": "scored", "seat": 0, "rank": 2, "total": points}
    words = SPEAKERS[language].event(event).split()
    assert str(points).replace("-", "\u2212") in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(language: str) -> None:
    """Also those to which games at random seldom come."""
    table = arranged(options={"boss": 1}, seat={"0": {"scholar": "sofia"}, "1": {"scholar": "valerio"}})
    view = table.view(None)
    view["plays"] = [{"card": "backstab_1", "seat": 1, "cancelled": False}]
    view["test"] = {"kind": "espionage", "seat": 1, "zone": "I-1", "victim": 0, "cube": "riches"}
    view["test"] |= {"stealth": 4, "alert": 6}
    for prompt in READER.prompts():
        view["asked"] = {"seat": 0, "prompt": prompt}
        for seat in (0, 1, None):
            check(SPEAKERS[language].prompt(view, seat))


# -- labels --------------------------------------------------------------------------------------------------


def arranged(**given: Any) -> uc.Table:
    """A table at its first decision, described as in the [given] of a scenario."""
    described = msgspec.convert(given, GAME.given)
    table = GAME.empty(described.seats, GAME.checked_options(described.options), Origin(described.seed))
    GAME.arrange(table, described)
    GAME.begin(table)
    return table


def said(table: uc.Table, option: str) -> list[str]:
    """An option that is offered, in all languages."""
    assert table.choice is not None
    assert table.read(option) in table.choice.options
    return [speaker.option(table, option) for speaker in SPEAKERS.values()]


def explained(table: uc.Table, option: str) -> list[str]:
    reason = table.why_not(option)
    assert reason is not None
    return [speaker.reason(reason, table) for speaker in SPEAKERS.values()]


def test_seats_are_called_by_their_scholars() -> None:
    table = arranged(seats=3, seat={"0": {"scholar": "sofia"}, "2": {"scholar": "rebecca"}})
    assert ["Sofia", "Valerio", "Rebecca"] == EN.names(table)


def test_before_a_scholar_is_chosen_seats_have_numbers() -> None:
    table = GAME.new(2, {"choose_scholars": 1}, "choose")
    assert ["Seat 1", "Seat 2"] == EN.names(table)
    table.take("scholar sofia")
    assert ["Sofia", "Seat 2"] == EN.names(table)


NORTH = {"dungeon": ["I-6 0,-2"], "options": {"dangerous_zones": 1}}


def test_a_step_says_what_waits_there() -> None:
    table = arranged(**NORTH, seat={"0": {"scholar": "sofia"}, "1": {"scholar": "valerio", "at": "I-6"}})
    assert [
        "Walk north to the Dancing Blades Arena (Ambush 1), where Valerio is",
        "Aller au nord vers l’Arène des lames dansantes (Embuscade 1), où se trouve Valerio",
        "Ir al norte hacia la Arena de las cuchillas danzantes (Emboscada 1), donde está Valerio",
    ] == said(table, "walk I-6")


def test_a_step_says_nothing_of_effects_that_are_not_in_use() -> None:
    table = arranged(dungeon=NORTH["dungeon"])
    assert "Walk north to the Dancing Blades Arena" == said(table, "walk I-6")[0]


TROPHIES = {"dungeon": ["I-1 2,0", "II-5 4,0"], "stairs": ["I-1 e1"]}


def test_a_step_names_the_door_that_it_opens() -> None:
    table = arranged(**TROPHIES, seat={"0": {"at": "I-1", "cubes": {"worship": 1}}})
    assert "Walk east to the Trophy Hall (Worship Door, which you open)" == said(table, "walk II-5")[0]


def test_a_door_that_stays_shut_names_what_is_missing() -> None:
    table = arranged(**TROPHIES, seat={"0": {"at": "I-1"}})
    assert [
        "A Door bars the way into the Trophy Hall: you lack a Worship cube.",
        "Une Porte barre l’entrée (Salle des trophées)\u00a0: il te manque un cube Culte.",
        "Una Puerta cierra la entrada (Sala de trofeos): te falta un cubo de Adoración.",
    ] == explained(table, "walk II-5")


def test_a_new_zone_says_how_many_tiles_are_left() -> None:
    table = arranged()
    assert [
        "Reveal a new Zone of Floor I and enter it (1 of 6 tiles)",
        "Révéler une nouvelle Zone du Niveau I et y entrer (1 tuile sur 6)",
        "Revelar una Zona nueva del Piso I y entrar (1 de 6 losetas)",
    ] == said(table, "reveal")


def test_a_tile_is_laid_on_a_side_and_linked() -> None:
    table = arranged(floor_1=["I-1"])
    table.take("reveal")
    assert [
        "Lay the Hunter Bivouac north, shifted west, linked with the Starting Zone",
        "Poser le Bivouac des chasseurs au nord, décalage ouest, en lien avec la Zone de Départ",
        "Colocar el Campamento del cazador al norte, con desplazamiento al oeste, en conexión con la Zona"
        " Inicial",
    ] == said(table, "lay I-1 -1,-2")


def test_a_tile_with_a_shut_door_says_so() -> None:
    seats = {"0": {"at": "II-1"}}
    table = arranged(dungeon=["I-1 2,0", "II-1 4,0"], stairs=["I-1 e1"], floor_2=["II-5"], seat=seats)
    table.take("reveal")
    said_of_it = said(table, "lay II-5 6,1")[0]
    assert said_of_it.startswith("Lay the Trophy Hall east, shifted south, linked with the Conventicle")
    assert said_of_it.endswith("(its Door stays shut for you)")


def in_the_sanctuary(scholar: str = "sofia", **options: int) -> uc.Table:
    """An Action Phase in I-3 with the first Omega Student on the Medium card: Alert Value 3 + 1."""
    seats: dict[str, Any] = {
        "0": {
            "scholar": scholar,
            "at": "I-3",
            "hand": ["tiptoe_1", "acolyte_1"],
            "cubes": {"civilization": 2},
        },
        "1": {
            "scholar": "valerio",
            "at": "I-3",
            "cubes": {"militia": 2},
            "interns": ["guard"],
            "students": 3,
        },
    }
    options |= {"alert": 2, "main_effects": 1}
    return arranged(phase="action", dungeon=["I-3 2,0"], omegas=1, options=options, seat=seats)


def test_a_study_names_its_alert_value_and_what_is_there() -> None:
    assert [
        "Study here: Alert Value 4, up to 2 cubes (1 Civilization cube, 1 Worship cube), Study Bonus 1,"
        " Danger 2, Good Luck 1",
        "Étude ici\u00a0: Valeur d’Alerte 4, jusqu’à 2 cubes (1 cube Civilisation, 1 cube Culte),"
        " Bonus d’Étude 1, Danger 2, Chance 1",
        "Estudio aquí: Valor de Alerta 4, hasta 2 cubos (1 cubo de Civilización, 1 cubo de Adoración), Mejora"
        " de Estudio 1, Peligro 2, Buena Suerte 1",
    ] == said(in_the_sanctuary(dangerous_zones=1), "study")


@pytest.mark.parametrize(
    ("scholar", "label"),
    [
        ("sofia", "Spy on Valerio for a Militia cube: Alert Value 3, Protected"),
        ("rebecca", "Spy on Valerio for a Militia cube: Alert Value 6 (Sacrifice 1 Student), Protected"),
    ],
)
def test_espionage_names_its_alert_value_and_its_price(scholar: str, label: str) -> None:
    assert label == said(in_the_sanctuary(scholar), "spy @1 militia")[0]


def test_a_stealth_test_counts_along() -> None:
    table = in_the_sanctuary("rebecca")
    table.take("study")
    assert "Indicate 1 Civilization cube, 1 Worship cube (Alert Value 5)" == said(table, "indicate 2")[0]
    table.take("indicate 2")
    double = "Lay down Acolyte (+2): Stealth Value 3 against 5"
    assert double == said(table, "add acolyte_1")[0], "Magic Prodigy doubles it, and the Study Bonus is 1"
    table.take("add acolyte_1")
    assert "Declare Stealth Value 3 against Alert Value 5" == said(table, "declare")[0]
    table.take("declare")
    table.take("pass")
    assert [
        "Accept the result: failure, 3 against 5",
        "Accepter le résultat\u00a0: échec, 3 contre 5",
        "Aceptar el resultado: fracaso, 3 contra 5",
    ] == said(table, "pass")
    assert "Use Tiptoe: add 1 to the Stealth Value" == said(table, "aux tiptoe_1 stealth")[0]
    assert "Play Tiptoe (draw 1 Student): add 3 to your Stealth Value" == said(table, "main tiptoe_1")[0]


def test_a_card_names_its_price_and_its_deed() -> None:
    hand = ["backstab_1", "treasurer_1", "round_of_drinks_1"]
    seats = {
        "0": {"at": "I-3", "hand": hand, "students": 0},
        "1": {"scholar": "sofia", "at": "I-3", "cubes": {"militia": 1}, "interns": ["treasurer"]},
    }
    table = arranged(phase="action", dungeon=["I-3 2,0"], options={"main_effects": 1}, seat=seats)
    assert [
        "Play Backstab (Action; Sacrifice 1 Student, draw 2 Students, 1 Stun Token): Steal a cube from an"
        " opponent here – you cannot pay, the card is wasted",
        "Jouer Coup dans le dos (Action\u202f; Sacrifier 1 Étudiant, piocher 2 Étudiants, 1 Jeton"
        " Sonné)\u00a0: Voler un cube à un adversaire présent – tu ne peux pas payer, la carte est perdue",
        "Jugar Puñalada trapera (Acción; Sacrificar 1 Estudiante, sacar 2 Estudiantes, 1 Ficha de"
        " Aturdimiento): Robar un cubo a un oponente presente – no puedes pagar, la carta se pierde",
    ] == said(table, "main backstab_1")
    treasurer = "Play Treasurer (Sacrifice 2 Students or draw 2 Students): gain this Intern, from Sofia"
    assert treasurer == said(table, "main treasurer_1")[0]
    assert "cannot pay" not in said(table, "main round_of_drinks_1")[0], "a card can be discarded"


def test_a_thesis_tells_only_what_its_player_knows() -> None:
    cubes = {"civilization": 4, "militia": 3, "riches": 2}
    given: dict[str, Any] = {"phase": "activity", "dungeon": ["I-3 2,0"], "clan": "vine_brethren"}
    blind = arranged(**given, seat={"0": {"scholar": "rebecca", "at": "I-3", "cubes": cubes}})
    unknown = "Submit your Thesis: 27 points before the Clan Card you do not know (+10 if it is accepted)"
    assert unknown == said(blind, "submit")[0]
    sure = arranged(**given, seat={"0": {"scholar": "valerio", "at": "I-3", "cubes": cubes}})
    known = "Submit your Thesis: 30 points, 30 needed (40 in the end if it is accepted)"
    assert known == said(sure, "submit")[0]


def test_why_there_is_no_thesis() -> None:
    table = arranged(phase="activity", dungeon=["I-3 2,0"], seat={"0": {"at": "I-3"}})
    assert [
        "A Thesis needs 2 Stars, and you have 0.",
        "Une Thèse demande 2 Étoiles, et tu n’en as pas.",
        "Una Tesis pide 2 Estrellas, y no tienes ninguna.",
    ] == explained(table, "submit")


# -- the words that are printed (DGY-ED-70) ------------------------------------------------------------------

PRINTED = (
    (FR, "term-submit-the-thesis", "Soumettre la Thèse"),
    (FR, "icon-stop", "Stop"),
    (FR, "term-teleport", "Téléporteur"),
    (FR, "term-linked", "lié"),
    (FR, "choice-alert-0", "Introduction"),
    (ES, "icon-stop", "Detener"),
    (ES, "term-randomize", "Probar Suerte"),
    (ES, "card-rebecca", "Rebecca la Aprendiza"),
    (ES, "term-opponent", "oponente"),
    (ES, "term-space", "ranura"),
)
FORMER = {
    "fr": r"Effet Auxiliaire|[Ss]out(enir|iens|ient|iennent|enu) (la|ta|sa|une|leur) Thèse|Arrêt\b(?! ici)"
    r"|Jeton Téléportation|\b[Rr]elié|\bInitiation\b|Niveau des joueurs|Oméga|Carte (Clan|Panique|Boss)",
    "es": r"\bAlto\b|suertes|Pendenciero|Arrepiéntete|Aprendiz\b|\b[Rr]ival(es)?\b(?!-| =)|\b[Ee]spacios?\b",
}


@pytest.mark.parametrize(("speaker", "message", "word"), PRINTED, ids=[word for *_, word in PRINTED])
def test_a_word_of_the_printed_book(speaker: texts.Speaker, message: str, word: str) -> None:
    assert word == speaker.say(message)


@pytest.mark.parametrize("game", ["dungeonology", "rocca_civetta"])
@pytest.mark.parametrize("language", FORMER)
def test_no_text_uses_another_word(game: str, language: str) -> None:
    """Whoever owns a box finds every word of ours on its cards and in its book."""
    room = files(f"undercroft.games.{game}")
    places = [
        *(room / "texts" / language).iterdir(),
        *(room / kind / f"{language}.md" for kind in ("book", "aid")),
    ]
    said = [(place.name, line) for place in places for line in place.read_text("utf-8").splitlines()]
    assert [] == [
        f"{name}: {line}"
        for name, line in said
        if re.search(FORMER[language], re.sub(r"^[\w.-]+ =|^#.*|{[^{}]*}", "", line))
    ]


# -- what other editions print (DGY-ED-04) -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_social_cards_say_what_the_spanish_edition_prints(language: str) -> None:
    """DGY-ED-43: one effect on all of them, and no longer the English ones."""
    ours = SPEAKERS[language]
    spanish = ours.of_edition(2)
    said = {spanish.word("aux", f"social_{level}") for level in (1, 2, 3)}
    assert 1 == len(said)
    assert not said & {ours.word("aux", f"social_{level}") for level in (1, 2, 3)}
    assert any(next(iter(said)) in line for line in spanish.describe("small_talk_1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_an_edition_differs_from_ours(language: str) -> None:
    ours = SPEAKERS[language]
    for edition, messages in OF_EDITIONS.items():
        for message in messages:
            assert ours.say(message) != ours.of_edition(edition).say(message), message


def test_other_texts_are_the_same_in_every_edition() -> None:
    assert EN.card_text("icon.stop") == EN.of_edition(1).card_text("icon.stop")
    assert EN.describe("sofia") == EN.of_edition(2).describe("sofia")
    assert EN.of_edition(0) is EN
