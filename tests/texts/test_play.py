"""Whole games at random and every scenario, with everything said that a table can say, to every seat, in
every language.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.contracts.play import drawn_settings
from tests.sample import first
from tests.texts.arrange import GAME, arranged
from tests.texts.keys import strict_speaker

import undercroft as uc
from undercroft import scenarios, texts
from undercroft.rulebook.material import material

GAMES = uc.game_names()
SPEAKERS = {game: [strict_speaker(game, language) for language in texts.LANGUAGES] for game in GAMES}
SCENARIOS = [
    pytest.param(game, path, id=f"{game}-{path.stem}")
    for game in GAMES
    for path in sorted((material(game).tests / "scenarios").rglob("*.toml"))
]


def sentences(table: uc.Table, speaker: texts.Speaker) -> Iterator[str]:
    """Everything a speaker has to say about a table while it waits for a decision."""
    view, names = table.view(None), speaker.names(table)
    for seat in (*range(table.seats), None):
        yield speaker.prompt(view, seat, names)
    yield from speaker.scene(view, names)
    assert table.choice is not None
    options = table.choice.options
    for option in options if len(options) < 100 else Random(len(options)).sample(options, 40):
        yield speaker.option(table, option, names)


def secret_words(event: uc.Event, speaker: texts.Speaker) -> set[str]:
    """The names of the cards that only some may read in an event."""
    told = [[value] if isinstance(value, str) else value for value in (event.secret or {}).values()]
    return {speaker.card(card) for cards in told for card in cards}


def check(line: str) -> None:
    assert line, "nothing is said"
    assert not set("{}\u2068\u2069") & set(line), line
    assert line == line.strip(), f"blanks at an end: {line!r}"
    assert "  " not in line, f"blanks too many: {line!r}"
    assert line[0].isupper() or not line[0].isalpha(), line


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", first(range(8), 2))
def test_everything_can_be_said(game: str, seed: int) -> None:
    known, chance = uc.game(game), Random(seed)
    seats = known.seats[seed % len(known.seats)]
    table = known.new(seats, drawn_settings(chance, known, seats), seed=seed)
    events = table.past.events or ()
    while True:
        speaker = SPEAKERS[game][table.past.number % len(SPEAKERS[game])]
        view, names = table.view(None), speaker.names(table)
        for event in events:
            for seat in (*range(table.seats), None):
                line = speaker.event(event, seat, view, names)
                check(line)
                if event.secret and not event.secret.keys() & event.for_seat(seat).keys():
                    words = [rf"\b{re.escape(word)}\b" for word in secret_words(event, speaker)]
                    assert not [word for word in words if re.search(word, line)], line
        if table.choice is None:
            break
        for sentence in sentences(table, speaker):
            check(sentence)
        events = table.take(chance.choice(table.choice.options))
    for speaker in SPEAKERS[game]:
        for place in (*table.standings, *table.view(None)["standings"]):
            check(speaker.place(place, speaker.names(table)))


@pytest.mark.parametrize(("game", "path"), SCENARIOS)
def test_every_scenario_can_be_said(game: str, path: Path) -> None:
    """Scenarios come to decisions that games at random seldom see."""
    table, decisions = scenarios.position(path), scenarios.run_file(path).decisions
    events = table.past.events or ()
    for decision in (*decisions, None):
        speaker = SPEAKERS[game][(len(path.stem) + table.past.number) % len(SPEAKERS[game])]
        view, names = table.view(None), speaker.names(table)
        for event in events:
            for seat in (*range(table.seats), None):
                check(speaker.event(event, seat, view, names))
        if table.choice is not None:
            for sentence in sentences(table, speaker):
                check(sentence)
        if decision is not None:
            gone = decision.text.startswith("resign")
            events = (
                table.resign(decision.seat) if gone else table.take(decision.text, outcomes=decision.outcomes)
            )


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
