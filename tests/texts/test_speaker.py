"""What a speaker says, word for word."""

import subprocess
import sys

import pytest
from tests.texts.arrange import GAME, arranged

import undercroft as uc
from undercroft import texts
from undercroft.games.dungeoneer import texts as facts

SPEAKERS = {language: texts.Speaker(GAME.texts, language, strict=True) for language in texts.LANGUAGES}
EN, FR, ES = SPEAKERS.values()

BARRACKS = ["entrance_chamber_1 0,0", "barracks_1 0,-1 turned", "crossroads_1 1,0"]


# -- languages -----------------------------------------------------------------------------------------------


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(texts.UnknownLanguage) as error:
        texts.speaker("dungeoneer", "de")
    assert "no texts in 'de'; there are: en (English), fr (français), es (español)" == str(error.value)


def test_a_speaker_is_made_once() -> None:
    assert texts.speaker("dungeoneer", "fr") is texts.speaker(GAME, "fr_FR.UTF-8")


def test_without_a_game_there_are_the_words_of_the_terminal() -> None:
    assert "La partida ha terminado." == texts.speaker(None, "es").say("game-over")


def test_texts_are_read_only_when_somebody_speaks() -> None:
    program = "import sys, undercroft.texts; print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "False\n" == done.stdout


# -- what is missing -----------------------------------------------------------------------------------------


def test_a_missing_text_does_not_stop_the_table() -> None:
    assert "event-unheard-of" == texts.speaker("dungeoneer", "en").event({"kind": "unheard_of", "seat": 0})


def test_a_missing_argument_does_not_stop_the_table() -> None:
    assert texts.speaker("dungeoneer", "en").event({"kind": "moved"}).endswith("the_cell.")


def test_a_strict_speaker_insists() -> None:
    with pytest.raises(texts.TextError, match="event-moved in en"):
        EN.event({"kind": "moved", "seat": 0})
    with pytest.raises(texts.TextError, match="no text 'event-unheard-of' in fr"):
        FR.event({"kind": "unheard_of"})


# -- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dodge", "dodge_1", "s2_dodge_3"])
def test_a_copy_is_called_like_its_card(name: str) -> None:
    assert ["Dodge", "Esquive", "Esquiva"] == [speaker.card(name) for speaker in SPEAKERS.values()]


def test_a_card_without_effect_has_no_text() -> None:
    assert ("", "Every hero here has +1 Melee.") == (EN.card_text("crossroads_2"), EN.card_text("barracks_1"))


def test_a_power_is_known_by_its_hero() -> None:
    assert EN.power("reckoning") == EN.power("kron_axereaver") == "Reckoning"


def test_a_card_is_described_in_full() -> None:
    assert [
        "Howling Wraith",
        "Monster (Undead, Spirit): Magic 5, Life 2. Costs 6 Peril.",
        "On a hit, the victim at once loses 2 Glory, or all of it if there is less.",
    ] == EN.describe("howling_wraith_1")


def test_a_space_is_called_by_its_card() -> None:
    table = arranged(map=BARRACKS)
    said = [speaker.space("0,-1", table) for speaker in SPEAKERS.values()]
    assert ["Barracks (0,-1)", "Caserne (0,-1)", "Barracones (0,-1)"] == said
    assert "(0,-1)" == EN.space("0,-1")


def test_small_words() -> None:
    assert ("nord", "Mêlée", "Construction") == (FR.side("n"), FR.score("melee"), FR.phase("build"))


# -- seats ---------------------------------------------------------------------------------------------------

HEROES = {"0": {"hero": "raka"}, "1": {"hero": "kron_axereaver"}}


def test_seats_are_called_by_their_heroes() -> None:
    assert ["Raka", "Kron"] == EN.names(arranged(seat=HEROES))


def test_callers_may_name_seats() -> None:
    assert ["Raka", "Ada"] == EN.names(arranged(seat=HEROES), [None, "Ada"])


def test_two_heroes_of_one_name_are_told_apart_by_their_seats() -> None:
    view = arranged(seat=HEROES).view(None)
    view["seat"]["0"]["hero"] = "kron_axereaver"
    assert ["Kron (Asiento 1)", "Kron (Asiento 2)"] == ES.names(view)


def test_without_a_table_seats_have_numbers() -> None:
    event = uc.Event("moved", {"seat": 1, "cell": "1,0"})
    said = [speaker.event(event, None) for speaker in SPEAKERS.values()]
    assert ["Seat 2 enters (1,0).", "Place 2 entre dans (1,0).", "Asiento 2 entra en (1,0)."] == said


# -- prompts and options -------------------------------------------------------------------------------------


def test_the_seat_that_is_asked_is_spoken_to() -> None:
    table = arranged(map=BARRACKS, seat=HEROES)
    assert "Act or end your turn: you have 4 movement points." == EN.prompt(table, 0)
    assert "Raka decides what to do with 4 movement points." == EN.prompt(table, 1) == EN.prompt(table, None)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    table = GAME.new(2, seed=1)
    table.resign(0)
    assert "" == EN.prompt(table, 1)


@pytest.mark.parametrize(
    ("option", "english", "french", "spanish"),
    [
        (
            "move n",
            "Move north to the Barracks",
            "Aller au nord vers la Caserne",
            "Ir al norte hacia los Barracones",
        ),
        (
            "jump teleport_1 0,-1",
            "Play Teleport (4 Glory): go to the Barracks (0,-1)",
            "Jouer Téléportation (4 Gloires)\u00a0: aller vers la Caserne (0,-1)",
            "Jugar Teletransporte (4 de Gloria): ir hacia los Barracones (0,-1)",
        ),
        (
            "play swift_feet_1",
            "Play Swift Feet (4 Glory)",
            "Jouer Pieds légers (4 Gloires)",
            "Jugar Pies ligeros (4 de Gloria)",
        ),
        (
            "challenge @1 magic",
            "Challenge Kron: Magic (1 movement point)",
            "Défier Kron\u00a0: Magie (1 point de Mouvement)",
            "Desafiar a Kron: Magia (1 punto de movimiento)",
        ),
        (
            "use elixir_of_life_1",
            "Use Elixir of Life (the last charge)",
            "Utiliser Élixir de vie (dernière charge)",
            "Usar Elixir de vida (la última carga)",
        ),
        ("done", "End your turn", "Terminer le tour", "Terminar el turno"),
    ],
)
def test_labels_of_the_move_phase(option: str, english: str, french: str, spanish: str) -> None:
    seat = {
        "hero": "raka",
        "glory": 9,
        "hand": ["teleport_1", "swift_feet_1"],
        "treasures": ["elixir_of_life_1"],
    }
    table = arranged(map=BARRACKS, seat={**HEROES, "0": seat})
    assert table.choice is not None
    assert table.read(option) in table.choice.options
    assert [english, french, spanish] == [speaker.option(table, option) for speaker in SPEAKERS.values()]


def test_a_step_into_a_pit_says_so() -> None:
    table = arranged(map=["entrance_chamber_1 0,0", "rotten_bridge_1 1,0"], seat=HEROES)
    assert [
        "Move east to the Rotten Bridge (Pit, Move 6+, die 2+)",
        "Aller à l’est vers le Pont vermoulu (Fosse, Mouvement 6+, dé 2+)",
        "Ir al este hacia el Puente podrido (Foso, Movimiento 6+, dado 2+)",
    ] == [speaker.option(table, "move e") for speaker in SPEAKERS.values()]


@pytest.mark.parametrize(
    ("option", "english"),
    [
        ("attack tomb_serpent_1 @1 melee", "Attack Kron with Tomb Serpent: Melee (6 Peril)"),
        ("trap spear_trap_1 @1", "Spring Spear Trap on Kron (2 Peril)"),
        ("bane curse_of_weakness_1 @1", "Play Curse of Weakness on Kron (4 Peril)"),
        ("bane undead_awakening_1 @1", "Play Undead Awakening, paid by Kron (3 Peril)"),
        ("done", "End the Encounter phase"),
    ],
)
def test_labels_of_the_encounter_phase(option: str, english: str) -> None:
    hand = ["tomb_serpent_1", "spear_trap_1", "curse_of_weakness_1", "undead_awakening_1"]
    seats = {"0": {"hero": "raka", "hand": hand}, "1": {"hero": "kron_axereaver", "peril": 9}}
    table = arranged(phase="encounter", seat=seats)
    assert english == EN.option(table, option)


def test_a_reaction_names_its_price() -> None:
    seats = {
        "0": {"hero": "raka", "hand": ["tomb_serpent_1"]},
        "1": {"hero": "kron_axereaver", "peril": 9, "hand": ["dodge_1"], "glory": 2},
    }
    table = arranged(phase="encounter", seat=seats)
    table.take("attack tomb_serpent_1 @1 melee")
    table.take("done")
    assert "Respond to the Tomb Serpent, or pass." == EN.prompt(table, 1)
    assert "Play Dodge (1 Glory)" == EN.option(table, "play dodge_1")


# A Treasury, turned, with its trapped door to the south.
TREASURY = ["entrance_chamber_1 0,0", "crossroads_1 0,-1", "treasury_1 1,-1 turned", "crossroads_2 1,0"]


def test_a_door_names_its_threat() -> None:
    table = arranged(map=TREASURY, seat={"0": {"at": "1,-1"}})
    assert "Force the south door to the Crossroads (trapped, Move 7+, die 4+)" == EN.option(table, "open s")


# -- reasons -------------------------------------------------------------------------------------------------


def why_not(option: str) -> uc.Reason:
    hand = ["tomb_serpent_1", "teleport_1"]
    table = arranged(map=TREASURY, seat={"0": {"hero": "roderik_talus", "at": "1,-1", "hand": hand}})
    reason = table.why_not(option)
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    ("option", "english", "french", "spanish"),
    [
        (
            "move s",
            "The door is trapped: open it first (Threat 7).",
            "La porte est piégée\u00a0: ouvre-la d’abord (Menace 7).",
            "La puerta tiene una trampa: ábrela primero (Amenaza 7).",
        ),
        (
            "jump teleport_1 0,0",
            "Teleport costs 4 Glory, and you have 0.",
            "Téléportation coûte 4 Gloires, et tu en as 0.",
            "Teletransporte cuesta 4 de Gloria, y tienes 0.",
        ),
        (
            "power",
            "Heal costs 1 Glory, and you have 0.",
            "Soins coûte 1 Gloire, et tu en as 0.",
            "Sanar cuesta 1 de Gloria, y tienes 0.",
        ),
        (
            "play tomb_serpent_1",
            "Tomb Serpent is a Monster: use “attack”, name an opponent and how it fights.",
            "Serpent des tombeaux est un Monstre\u00a0: utilise «\u00a0attack\u00a0», nomme un adversaire et"
            " le type d’attaque.",
            "Serpiente de las tumbas es un Monstruo: usa «attack», nombra a un rival y el tipo de ataque.",
        ),
        (
            "place 3,3 upright",
            "Map cards are placed only in your own Build phase.",
            "Les Plans ne se placent que pendant ta phase de Construction.",
            "Los Mapas solo se colocan en tu fase de Construcción.",
        ),
    ],
)
def test_reasons_explain(option: str, english: str, french: str, spanish: str) -> None:
    said = [speaker.reason(why_not(option)) for speaker in SPEAKERS.values()]
    assert [english, french, spanish] == said


def test_a_wrong_seat_learns_who_decides() -> None:
    table = arranged(seat=HEROES)
    reason = table.why_not("done", seat=1)
    assert reason is not None
    assert "Raka decides now, not you." == EN.reason(reason, table)


# -- sums, scenes, events ------------------------------------------------------------------------------------


def test_a_sum_names_every_source() -> None:
    parts = [("die", 4), ("hero", 3), ("runed_longsword_1", 2)]
    assert [
        "die 4 + Melee 3 + Runed Longsword 2 = 9",
        "dé 4 + Mêlée 3 + Épée longue runique 2 = 9",
        "dado 4 + Cuerpo a cuerpo 3 + Espada larga rúnica 2 = 9",
    ] == [speaker.total(parts, "melee") for speaker in SPEAKERS.values()]


def test_a_sum_takes_away() -> None:
    """With a true minus sign, which a card's own hyphen is not."""
    assert "Mouvement 3 + Passe-partout 1 = 4" == FR.total([("hero", 3), ("skeleton_key_1", 1)], "move")
    parts = [("hero", 0), ("curse_of_dullness_1", -1)]
    assert "Magic 0 \u2212 Curse of Dullness 1 = \u22121" == EN.total(parts, "magic")


def test_a_scene_shows_both_sides() -> None:
    seats = {
        "0": {"hero": "raka", "hand": ["tomb_serpent_1"]},
        "1": {"hero": "kron_axereaver", "peril": 9, "glory": 1},
    }
    seats["1"]["hand"] = ["dodge_1"]
    table = arranged(phase="encounter", seat=seats, dice=[4, 5])
    for option in ("attack tomb_serpent_1 @1 melee", "done"):
        table.take(option)
    assert [
        "Encounter: Kron against the Tomb Serpent",
        "Kron: Melee 5 = 5",
        "Tomb Serpent: Melee 4 = 4",
    ] == EN.scene(table)
    for _ in ("response", "reroll"):
        events = table.take("pass")
    compared = next(event for event in events if event.kind == "combat_compared")
    assert (
        "Kron: die 4 + Melee 5 = 9; Tomb Serpent: die 5 + Melee 4 = 9. A tie: nobody is wounded."
        == EN.event(compared, None, table)
    )


def test_there_is_no_scene_without_a_combat() -> None:
    assert [] == EN.scene(arranged())


def test_only_those_who_know_read_the_cards() -> None:
    event = uc.Event("drew", {"seat": 0, "n": 2}, {"cards": ["dodge_1", "budge_2"]}, seen=1)
    assert "Raka draws Dodge, Budge." == EN.event(event, 0, names=["Raka", "Kron"])
    assert (
        "Raka draws 2 cards."
        == EN.event(event, 1, names=["Raka", "Kron"])
        == EN.event(event, None, names=["Raka"])
    )


def test_winners_are_listed() -> None:
    event = uc.Event("won", {"seats": [0, 1], "how": "round_limit"})
    names = ["Raka", "Kron"]
    assert [
        "Raka and Kron win together! The last round is over.",
        "Raka et Kron gagnent ensemble\u202f! La dernière manche est finie.",
        "¡Ganan a la vez Raka y Kron! La última ronda ha terminado.",
    ] == [speaker.event(event, None, names=names) for speaker in SPEAKERS.values()]


SWAPPED = {
    "kind": "swapped",
    "seat": 0,
    "first": "barracks_1",
    "second": "crossroads_1",
    "cells": ["1,0", "0,-1"],
    "turned": [False, True],
}


def test_a_swap_says_where_the_cards_are_now() -> None:
    assert "Raka swaps the Barracks, now at (1,0), and the Crossroads, now at (0,-1), turned." == EN.event(
        SWAPPED, None, names=["Raka"]
    )


def test_spaces_have_the_names_they_had_when_it_happened() -> None:
    now = {"1,0": "barracks_1", "0,-1": "crossroads_1"}
    assert {"1,0": "crossroads_1", "0,-1": "barracks_1"} == facts.before(now, SWAPPED)


def test_the_log_tells_a_seat_everything_it_may_know() -> None:
    table = GAME.new(2, seed=5)
    lines = EN.log(table, 0)
    assert len(lines) == len(table.events())
    assert [line for line in lines if line.endswith("draws 5 cards.")] == [
        f"{EN.names(table)[1]} draws 5 cards."
    ]


def test_the_game_and_its_settings_are_explained() -> None:
    assert ("Dungeoneer", "Límite de rondas") == (ES.game_name("dungeoneer"), ES.setting("round_limit"))
    assert "round" in EN.setting_text("round_limit")
    assert "Quests" in EN.game_text("dungeoneer")


def test_how_it_ended() -> None:
    assert "Aucun autre Héros n’est en vie." == FR.ending("last_hero")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_below_zero_has_a_minus_sign(language: str) -> None:
    """Not the hyphen that one types."""
    figures = dict.fromkeys(
        ("gold", "gems", "quest", "chests", "keys", "potions", "shields", "monsters", "hearts"), 0
    )
    last = {"seat": 0, "rank": 2, "reason": "score", "figures": {**figures, "total": -12, "gems": -3}}
    said = texts.speaker("dungeon_drop", language).place(last, ["Ada"])
    assert "\u221212 " in said
    assert "\u22123," in said
    assert "-" not in said
