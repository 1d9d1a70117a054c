"""Whole games at random, with everything said that a table can say, to every seat, in every language."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.texts.arrange import GAME, arranged

import undercroft as uc
from undercroft import texts

SPEAKERS = [texts.Speaker(GAME.texts, language, strict=True) for language in texts.LANGUAGES]


def sentences(table: uc.Table, speaker: texts.Speaker) -> Iterator[str]:
    """Everything a speaker has to say about a table while it waits for a decision."""
    view, names = table.view(None), speaker.names(table)
    for seat in (*range(table.seats), None):
        yield speaker.prompt(view, seat, names)
    yield from speaker.scene(view, names)
    assert table.choice is not None
    for option in table.choice.options:
        yield speaker.option(table, option, names)


def secret_words(event: uc.Event, speaker: texts.Speaker) -> set[str]:
    """The names of the cards that only some may read in an event."""
    cards = [card for cards in (event.secret or {}).values() for card in cards]
    return {speaker.card(card) for card in cards}


def check(line: str) -> None:
    assert line, "nothing is said"
    assert not set("{}\u2068\u2069") & set(line), line
    assert line == " ".join(line.split(" ")).strip(), f"blanks too many: {line!r}"
    assert line[0].isupper() or not line[0].isalpha(), line


@pytest.mark.parametrize("seed", range(6))
def test_everything_can_be_said(seed: int) -> None:
    chance, table = Random(seed), GAME.new(2 + seed % 3, seed=seed)
    events = table.past.events or ()
    while True:
        speaker = SPEAKERS[table.past.number % len(SPEAKERS)]
        view, names = table.view(None), speaker.names(table)
        for event in events:
            for seat in (*range(table.seats), None):
                line = speaker.event(event, seat, view, names)
                check(line)
                if event.secret and event.told(seat) == event.told(None):
                    assert not [word for word in secret_words(event, speaker) if word in line], line
        if table.choice is None:
            break
        for sentence in sentences(table, speaker):
            check(sentence)
        events = table.take(chance.choice(table.choice.options))
    for speaker in SPEAKERS:
        for place in (*table.standings, *table.view(None)["standings"]):
            check(speaker.place(place, speaker.names(table)))


def test_a_secret_is_told_to_its_owner() -> None:
    table = GAME.new(2, seed=3)
    event = next(event for event in table.events() if event.kind == "drew")
    owner = event.data["seat"]
    for speaker in SPEAKERS:
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
    for speaker in SPEAKERS:
        for sentence in sentences(table, speaker):
            check(sentence)


def test_a_choice_of_quests_can_be_said() -> None:
    """No two Quests of the base set complete themselves in the same room, but a player may ask why not."""
    table = arranged(seat={"0": {"quests": ["claim_the_empty_throne_1"]}})
    view = table.view(None)
    view["asked"] = {"seat": 0, "prompt": "quest.complete"}
    for speaker in SPEAKERS:
        check(speaker.prompt(view, 0))
        check(speaker.prompt(view, 1))
        check(speaker.option(table, "complete claim_the_empty_throne_1"))
