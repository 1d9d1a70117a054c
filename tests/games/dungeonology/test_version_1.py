"""Rules version 1 is still what it was: its records replay to the letter, its saves load, it can be played.
Scenarios of what it does otherwise are in scenarios/version_1 (docs/decisions/0025).
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.contracts import laws
from tests.games.recorded import ending_of

import undercroft as uc
from undercroft import bots
from undercroft.engine.codec import SaveError
from undercroft.games.dungeonology.game import VERSIONS
from undercroft.games.dungeonology.rules.ending import RULE_OF

FIRST, SECOND = VERSIONS
HERE = Path(__file__).parent / "version_1"
RECORDS = sorted((HERE / "endings").iterdir())
SAVED = json.loads((HERE / "save.json").read_text("utf-8"))
ALL: dict[str, int] = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}


def test_both_are_registered() -> None:
    assert (1, FIRST) == (FIRST.version, uc.game("dungeonology", 1))
    assert (2, SECOND) == (SECOND.version, uc.game("dungeonology"))


# -- records -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    verdict = uc.verify(text)
    assert (verdict.table.game, verdict.checked, verdict.seed_fits) == (FIRST, verdict.moves, True)
    assert text == verdict.table.record()
    name, _, _ = path.stem.rpartition("-")
    assert ending_of("dungeonology", name).is_it(verdict.table)


def ending(path: Path) -> str:
    events = uc.replay(path.read_text("utf-8")).events()
    return next(str(event.data["ending"]) for event in events if event.kind == "game_ended")


def test_every_ending_of_its_rules_is_recorded() -> None:
    assert set(RULE_OF) - {"", "round_limit"} == set(map(ending, RECORDS))


def test_some_records_do_not_play_by_the_new_rules() -> None:
    """Which is why there are two versions: the check finds the first line that goes another way."""
    lines = []
    for path in RECORDS:
        text = path.read_text("utf-8").replace("game dungeonology 1", "game dungeonology 2")
        try:
            uc.verify(text)
        except uc.RecordError as error:
            lines.append(error.line)
    assert lines
    assert min(lines) > 6  # the moves, not the header


# -- saves ---------------------------------------------------------------------------------------------------


def test_a_save_loads_and_plays_on() -> None:
    table = FIRST.load(SAVED)
    assert table == FIRST.load(json.loads(json.dumps(table.save())))
    rng = Random(1)
    while table.choice is not None:
        table.take(rng.choice(table.choice.options))
    laws.pieces_are_conserved(table)
    laws.standings_are_sound(table)


def test_a_save_is_not_loaded_by_the_new_rules() -> None:
    with pytest.raises(SaveError, match="saved by dungeonology 1; expected dungeonology 2"):
        SECOND.load(SAVED)


# -- play ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", FIRST.seats)
def test_it_keeps_the_laws(seats: int) -> None:
    rng = Random(f"version 1 {seats}")
    table: Any = FIRST.new(seats, ALL, seed=seats)
    while table.choice is not None:
        laws.options_are_sound(table)
        laws.pieces_are_conserved(table)
        if table.past.number % 50 == 0:
            laws.copy_is_equal(table)
            laws.save_gives_the_same(table, rng)
            laws.views_keep_secrets(table, rng)
            laws.legality_and_reason_agree(table, rng, 60)
        table.take(rng.choice(table.choice.options))
    laws.record_gives_the_same(table)
    laws.standings_are_sound(table)


@pytest.mark.parametrize("game", VERSIONS, ids=("1", "2"))
def test_bots_play_both(game: uc.Game) -> None:
    table: Any = game.new(2, ALL, seed=5)
    players = [bots.bot("steady", game, 1), bots.bot("novice", game, 2)]
    while table.choice is not None:
        table.take(bots.answer(players[table.choice.seat], table))
    assert table.over


def test_no_limit_of_rounds() -> None:
    with pytest.raises(uc.BadSetup, match="has no option 'round_limit'"):
        FIRST.new(2, {"round_limit": 3})
