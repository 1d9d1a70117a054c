"""The table of a game that expands another: what its painter adds to that of the base."""

from typing import Any

import pytest
from tests.texts.arrange import arranged

import undercroft as uc
from undercroft import texts
from undercroft.cli.draw import painter
from undercroft.cli.tables.dungeonology import ON_THE_MAP
from undercroft.cli.tables.rocca_civetta import Painter

GAME = uc.game("rocca_civetta")
ALL = {"boss": 1, "maximum_alert": 1, "main_effects": 1, "specialists": 1, "research": 1}


def drawn(viewer: int = 0, **given: Any) -> str:
    table = arranged(GAME, **given)
    shown = painter(table.view(viewer), viewer, texts.speaker(GAME, "en"), 100)
    assert isinstance(shown, Painter)
    return " ".join(" ".join(map(str, shown.drawn(shown.everything))).split())


def test_research_lies_on_the_campus() -> None:
    given = {"options": {"research": 1}, "open_research": ["liturgy", "village_census"]}
    assert "Open Research: Liturgy, Village Census; 10 cards in the deck." in drawn(**given)


def test_the_floors_have_their_numerals() -> None:
    assert "III 6, IV 6." in drawn(options={"dangerous_zones": 1, "floor_iv": 1})


def test_a_boss_needs_no_article() -> None:
    assert "Shadow Lord: not in the Dungeon." in drawn(options={"boss": 1, "profile": 7})


def test_omega_and_his_tome_lie_on_the_campus() -> None:
    omega = {"omega_at": "I-4", "tome": ["militia"] * 7, "omega_discard": ["omega_05"]}
    shown = drawn(options={"omega_against_all": 1}, dungeon=["I-4 2,0"], **omega)
    assert "Omega is in" in shown
    assert "Tome of Secrets 7/14: " in shown
    assert "Black Stars 1 (on spaces 7, 10, 13). His last card: Shortcut, Alert +0 in his Zone." in shown
    assert "% Omega." in shown


def test_what_omega_leaves_to_four_is_told() -> None:
    told = "He leaves the last cube of every Zone, and draws no single Student."
    shown = [drawn(seats=seats, options={"omega_against_all": 1}) for seats in (3, 4)]
    assert [told in text for text in shown] == [False, True]


def test_what_omega_draws_beside_his_cards_is_told() -> None:
    told = "For every card he draws 1 more Student than it shows."
    shown = [drawn(seats=1, options={"solitary": 1, "alert": alert}) for alert in range(4)]
    assert [told in text for text in shown] == [False, True, True, True]


def test_no_research_without_the_module() -> None:
    assert "Research" not in drawn()


def test_the_cauldron_shows_who_is_in_it() -> None:
    given = {"options": ALL | {"profile": 9}, "maximum": True, "panic": "cooking_time", "cauldron": 2}
    assert "Cauldron: 2 Students." in drawn(**given)


def test_stars_have_names() -> None:
    assert "Stars: silver green Star." in drawn(seat={"1": {"cubes": {"civilization": 4}}})


def test_completed_research_lies_before_a_scholar() -> None:
    assert "Research: Liturgy." in drawn(options={"research": 1}, seat={"1": {"completed": ["liturgy"]}})


STORED: dict[str, Any] = {"seat": {"0": {"scholar": "sara", "stored": ["fate_4_1", "fate_4_2"]}}}


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "Under the Zainetto Card: Fate 4, Fate 4."),
        (1, "2 cards lie under the Zainetto Card."),
    ],
    ids=["own", "hers"],
)
def test_only_she_knows_what_is_stored(seat: int, told: str) -> None:
    assert told in drawn(seat, **STORED)


STATES: dict[str, tuple[dict[str, Any], str]] = {
    "silenced": ({"seat": {"1": {"silenced": 1}}}, "Plays no Trick Cards for now, except to declare."),
    "dulled": ({"seat": {"1": {"dulled": 1}}}, "The Study Bonus counts 0 for now."),
    "fooled": (
        {"options": ALL, "fooled": 1, "seat": {"0": {"interns": ["fool"]}}},
        "No Skills: the Fool's Token lies on the card.",
    ),
}


@pytest.mark.parametrize(("given", "told"), STATES.values(), ids=list(STATES))
def test_what_hinders_her_is_told(given: dict[str, Any], told: str) -> None:
    assert told in drawn(**given)


def test_research_can_be_looked_up() -> None:
    table = arranged(GAME, options={"research": 1}, open_research=["liturgy"])
    shown = Painter(table.view(0), 0, texts.speaker(GAME, "en"), 100)
    assert "liturgy" in shown.in_sight()
    assert shown.described("token.cauldron")[0] == "Cauldron"


def test_decisions_of_the_expansion_on_the_map() -> None:
    assert {"boss.pull", "panic.home", "boss.goal"} <= Painter.on_the_map - ON_THE_MAP
