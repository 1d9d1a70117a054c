"""Editions: rules ask for clauses by name, records name the edition, bots and hints go by it (chapter ED)."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from tests.contracts import laws
from tests.contracts.play import any_option
from tests.texts.arrange import arranged

import undercroft as uc
from undercroft.engine.settings import BadSetup
from undercroft.games.dungeonology.game import VERSIONS
from undercroft.games.dungeonology.heuristics.situation import DIVINED, LOWEST, Situation
from undercroft.games.dungeonology.heuristics.stealth import bad_luck
from undercroft.games.dungeonology.rules import clauses
from undercroft.games.dungeonology.rules.clauses import EDITIONS, ENGLISH, FRENCH, SPANISH, Clauses

FIRST, GAME = VERSIONS
ROCCA = uc.game("rocca_civetta")
ALL: dict[str, int] = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
FRENCH_TABLE = ALL | {"edition": EDITIONS.index(FRENCH)}
GAMES = Path(clauses.__file__).parents[2]


# -- clauses (DGY-ED-03) -------------------------------------------------------------------------------------


def test_only_the_setting_and_its_clauses_speak_of_an_edition() -> None:
    asking = [path for path in GAMES.rglob("*.py") if '"edition"' in path.read_text("utf-8")]
    assert {
        "dungeonology/game.py",
        "dungeonology/rules/clauses.py",
        "rocca_civetta/game.py",
    } == {path.relative_to(GAMES).as_posix() for path in asking}


@pytest.mark.parametrize("clause", Clauses._fields)
def test_a_clause_is_asked_for_in_one_module(clause: str) -> None:
    """What is set up before there is a table asks in game.py."""
    folders = [GAMES / "dungeonology", GAMES / "rocca_civetta"]
    modules = [path for folder in folders for path in (*(folder / "rules").rglob("*.py"), folder / "game.py")]
    asked = re.compile(rf"(s\.clauses|clauses_of\(values\)|^ .*\bclauses)\.{clause}\b", re.MULTILINE)
    assert 1 == sum(asked.search(path.read_text("utf-8")) is not None for path in modules)


@pytest.mark.parametrize("clause", Clauses._fields)
def test_every_value_of_a_clause_is_that_of_a_book(clause: str) -> None:
    values = get_args(get_type_hints(Clauses)[clause])
    assert set(values) <= {getattr(edition, clause) for edition in (*EDITIONS, SPANISH)}


# -- the option (DGY-ED-01) ----------------------------------------------------------------------------------


def test_a_table_of_which_nothing_is_said_is_english() -> None:
    table: Any = GAME.new(2, seed=1)
    assert (0, ENGLISH) == (table.settings["edition"], table.clauses)


def test_version_1_knows_the_english_book_only() -> None:
    table: Any = FIRST.new(2, seed=1)
    assert ENGLISH == table.clauses
    with pytest.raises(BadSetup, match="no option 'edition'"):
        FIRST.new(2, {"edition": 1})


def test_copies_share_the_clauses() -> None:
    table: Any = GAME.new(2, FRENCH_TABLE, seed=1)
    assert table.copy().clauses is table.clauses is FRENCH


def test_a_record_names_it_where_it_is_not_english() -> None:
    assert "option edition 1\n" in GAME.new(2, FRENCH_TABLE, seed=1).record()
    assert "edition" not in GAME.new(2, ALL, seed=1).record()


def test_a_save_without_it_is_english() -> None:
    saved = json.loads(json.dumps(GAME.new(2, ALL, seed=1).save()))
    del saved["options"]["edition"]
    table: Any = GAME.load(saved)
    assert ENGLISH == table.clauses


@pytest.mark.parametrize("game", [GAME, ROCCA], ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(3))
def test_french_games_keep_the_laws(game: uc.Game, seed: int) -> None:
    rng = Random(seed)
    table = game.new(2 + seed, FRENCH_TABLE, seed=seed)
    while table.choice is not None and table.past.number < 300:
        table.take(any_option(rng, table))
        laws.pieces_are_conserved(table)
    laws.save_gives_the_same(table, rng)
    laws.record_gives_the_same(table)


# -- bots and hints (DGY-ED-07) ------------------------------------------------------------------------------


def situation(edition: int, **seat: Any) -> Situation:
    table = arranged(
        GAME,
        options={"dangerous_zones": 1, "main_effects": 1, "edition": edition},
        phase="movement",
        dungeon=["I-3 2,0"],
        seat={"0": {"scholar": "sofia", "at": "I-3", **seat}},
    )
    assert table.choice is not None
    return Situation(table.view(0), table.choice.options)


def test_an_ambush_costs_students_or_stun() -> None:
    english, french = (situation(n, students=4, stun=2) for n in (0, 1))
    assert english.stun_cost(english.me, 2) == english.ambush_cost(2)
    assert -french.students_worth(-2) == french.ambush_cost(2)


def test_too_few_students_cost_a_stun_token_more() -> None:
    without, with_one = (situation(1, students=n, stun=0) for n in (0, 1))
    assert without.stun_cost(without.me) == without.ambush_cost(2)
    assert with_one.stun_cost(with_one.me) - with_one.students_worth(-1) == with_one.ambush_cost(2)


def test_luck_is_reckoned_as_a_divination() -> None:
    zone = GAME.new(2, seed=1).box.zone_index  # type: ignore[attr-defined]
    plain = [situation(n) for n in (0, 1)]
    seer = [situation(n, interns=["seer"]) for n in (0, 1)]
    omen = [situation(n, jinxes=["bad_omen"]) for n in (0, 1)]
    assert [-DIVINED[1]] * 2 == [bad_luck(s, zone["I-3"]) for s in plain]
    assert [-DIVINED[1], -DIVINED[2]] == [bad_luck(s, zone["I-3"]) for s in seer]
    assert [DIVINED[2], LOWEST[1]] == [s.luck_of(zone["III-2"], "bad_luck") for s in omen]
