"""Whole games at random, with everything said that a table can say, to every seat, in every language."""

from collections.abc import Callable
from random import Random

import pytest
from tests.contracts.play import drawn_settings
from tests.sample import first
from tests.texts.arrange import GAME, arranged
from tests.texts.keys import strict_speaker
from tests.texts.saying import check, check_news, secret_words, sentences

import undercroft as uc
from undercroft import texts

GAMES = uc.game_names()
SPEAKERS = {game: [strict_speaker(game, language) for language in texts.LANGUAGES] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", first(range(8), 2))
def test_everything_can_be_said(game: str, seed: int) -> None:
    known, chance = uc.game(game), Random(seed)
    seats = known.seats[seed % len(known.seats)]
    table = known.new(seats, drawn_settings(chance, known, seats), seed=seed)
    events = table.past.events or ()
    while True:
        speaker = SPEAKERS[game][table.past.number % len(SPEAKERS[game])]
        check_news(events, table, speaker)
        if table.choice is None:
            break
        for sentence in sentences(table, speaker):
            check(sentence)
        events = table.take(chance.choice(table.choice.options))
    for speaker in SPEAKERS[game]:
        for place in (*table.standings, *table.view(None)["standings"]):
            check(speaker.place(place, speaker.names(table)))


def test_a_secret_is_told_to_its_owner() -> None:
    table = GAME.new(2, seed=3)
    event = next(event for event in table.events() if event.kind == "drew")
    owner = event.data["seat"]
    for speaker in SPEAKERS[GAME.name]:
        assert all(word in speaker.event(event, owner, table) for word in secret_words(event, speaker))


# -- decisions so rare that games at random seldom come to them ----------------------------------------------

TREASURES = ["runed_longsword_1", "tower_shield_1", "lantern_of_truth_1"]


def at_the_limit() -> uc.Table:
    return arranged(
        seat={"0": {"hero": "raka", "treasures": TREASURES, "hand": ["robe_of_wards_1"], "glory": 9}}
    )


def above_the_limit() -> uc.Table:
    treasures = [*TREASURES, "staff_of_embers_1", "adventurers_pack_1"]
    table = arranged(
        phase="discard", seat={"0": {"hero": "raka", "treasures": treasures, "hand": ["dodge_1"]}}
    )
    table.take("discard adventurers_pack_1")
    return table


@pytest.mark.parametrize(("verb", "reach"), [("replace", at_the_limit), ("shed", above_the_limit)])
def test_rare_decisions_can_be_said(verb: str, reach: Callable[[], uc.Table]) -> None:
    table = reach()
    assert table.choice is not None
    assert verb in {option[0] for option in table.choice.options}
    for speaker in SPEAKERS[GAME.name]:
        for sentence in sentences(table, speaker):
            check(sentence)


def test_a_choice_of_quests_can_be_said() -> None:
    """No two Quests of the base set complete themselves in the same room, but a player may ask why not."""
    table = arranged(seat={"0": {"quests": ["claim_the_empty_throne_1"]}})
    view = table.view(None)
    view["asked"] = {"seat": 0, "prompt": "quest.complete"}
    for speaker in SPEAKERS[GAME.name]:
        check(speaker.prompt(view, 0))
        check(speaker.prompt(view, 1))
        check(speaker.option(table, "complete claim_the_empty_throne_1"))
