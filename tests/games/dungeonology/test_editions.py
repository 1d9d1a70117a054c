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
from undercroft import bots
from undercroft.engine.settings import BadSetup, RefusedOptions
from undercroft.games.dungeonology.game import MODULES, VERSIONS
from undercroft.games.dungeonology.heuristics.situation import DIVINED, LOWEST, Situation
from undercroft.games.dungeonology.heuristics.stealth import bad_luck
from undercroft.games.dungeonology.rules import clauses
from undercroft.games.dungeonology.rules.clauses import EDITIONS, ENGLISH, FRENCH, SPANISH, Clauses

FIRST, GAME = VERSIONS
ROCCA = uc.game("rocca_civetta")
ALL: dict[str, int] = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
FRENCH_TABLE = ALL | {"edition": EDITIONS.index(FRENCH)}
SPANISH_TABLE = {"edition": EDITIONS.index(SPANISH)}
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
    assert set(values) <= {getattr(edition, clause) for edition in EDITIONS}


def test_there_are_31_clauses_and_every_book_differs_in_its_own() -> None:
    """DGY-ED-03, 05, 06: hot_water is of the expansion only."""
    changed = {
        name: {clause for clause in Clauses._fields if getattr(book, clause) != getattr(ENGLISH, clause)}
        for name, book in (("french", FRENCH), ("spanish", SPANISH))
    }
    assert 31 == len(Clauses._fields)
    assert {
        "french": {"ambush", "luck", "hot_water"},
        "spanish": {*Clauses._fields} - {"hot_water"},
    } == changed


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


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (GAME, FRENCH_TABLE),
        (ROCCA, FRENCH_TABLE),
        (GAME, SPANISH_TABLE),
        (GAME, SPANISH_TABLE | {"alert": 4}),
    ],
    ids=["french", "french-rocca", "spanish", "spanish-random-alert"],
)
@pytest.mark.parametrize("seed", range(3))
def test_games_of_other_books_keep_the_laws(game: uc.Game, options: dict[str, int], seed: int) -> None:
    rng = Random(seed)
    table = game.new(2 + seed, options, seed=seed)
    while table.choice is not None and table.past.number < 300:
        table.take(any_option(rng, table))
        laws.pieces_are_conserved(table)
    laws.save_gives_the_same(table, rng)
    laws.record_gives_the_same(table)


# -- the Spanish book ----------------------------------------------------------------------------------------


def test_all_advanced_rules_are_on_where_nothing_is_said() -> None:
    """DGY-EX-91, DGY-ED-20."""
    settings = GAME.new(2, SPANISH_TABLE, seed=1).settings
    assert dict.fromkeys(MODULES, 1) == {name: settings[name] for name in MODULES}


@pytest.mark.parametrize(
    ("game", "options", "rule", "setting"),
    [
        *((GAME, {name: 0}, "DGY-ED-20", name) for name in MODULES),
        (GAME, {"level": 2}, "DGY-ED-06", "level"),
        (GAME, {"alert": 0}, "DGY-ED-21", "alert"),
        (ROCCA, ALL, "DGY-ED-06", "edition"),
    ],
)
def test_what_it_does_not_know_is_refused(
    game: uc.Game, options: dict[str, int], rule: str, setting: str
) -> None:
    """DGY-EX-91. Another edition takes them."""
    with pytest.raises(RefusedOptions) as refused:
        game.new(4, SPANISH_TABLE | options)
    assert (rule, setting) == (refused.value.reason.rule, refused.value.reason.data["setting"])
    assert () == tuple(game.new(4, options, seed=1).standings)


def test_only_it_draws_the_alert_card() -> None:
    """DGY-ED-21."""
    with pytest.raises(RefusedOptions, match="DGY-ED-21"):
        GAME.new(2, {"alert": 4})
    drawn = {GAME.new(2, SPANISH_TABLE | {"alert": 4}, seed=seed).alert for seed in range(20)}  # type: ignore[attr-defined]
    assert {1, 2, 3} == drawn


def test_in_version_1_nobody_draws_it() -> None:
    with pytest.raises(BadSetup, match="alert"):
        FIRST.new(2, {"alert": 4})


def refused_thesis() -> Any:
    """Two colours are worth the same with the Clan Card, which only seat 0 has seen."""
    table = arranged(
        GAME,
        options=SPANISH_TABLE,
        phase="activity",
        clan="blood_worshipers",
        dungeon=["I-3 2,0"],
        seat={"0": {"at": "I-3", "cubes": {"civilization": 1, "worship": 3, "riches": 3}}},
    )
    table.take("submit")
    assert table.choice is not None
    assert "thesis.cube" == table.choice.prompt
    return table


@pytest.mark.parametrize("seat", [1, None])
def test_whoever_imagines_the_clan_card_leaves_her_a_choice(seat: int | None) -> None:
    """DGY-ED-27: her options would tell others which Clan Cards it cannot be."""
    table = refused_thesis()
    imagined = [table.redeal(seat, chance) for chance in range(30)]
    assert 1 < min(len(other.choice.options) for other in imagined)
    assert all([] == GAME.conserved(other) for other in imagined)


def test_she_knows_the_clan_card_herself() -> None:
    table = refused_thesis()
    assert {table.clan} == {table.redeal(0, chance).clan for chance in range(10)}


def waiting_omega() -> Any:
    """A card draws an Omega Student, and its player is asked before it is resolved."""
    table = arranged(
        GAME,
        seats=3,
        options=SPANISH_TABLE,
        phase="movement",
        dungeon=["I-3 2,0", "I-4 4,-1"],
        university=[3, 1],
        draws=["omega"],
        seat={
            "0": {"at": "I-3", "students": 3, "hand": ["hunters_trap_1"]},
            "1": {"at": "I-3", "hand": ["fate_4_1"]},
        },
    )
    table.take("main hunters_trap_1")
    while table.choice is not None and table.choice.prompt != "card.trap":
        answer = {"main.price": "pay 1", "main.number": "number 1"}.get(table.choice.prompt, "pass")
        table.take(answer)
    return table


def test_a_table_with_a_waiting_omega_student_is_saved() -> None:
    """DGY-ED-31: it lies beside the bag, neither in the Reserve nor on the Alert Card."""
    table = waiting_omega()
    assert "Waiting" in [type(frame).__name__ for frame in table.stack]
    assert (0, table.box.omegas - 1) == (table.omegas, table.whole()["reserve"]["omegas"])
    assert table == GAME.load(json.loads(json.dumps(table.save())))


def test_it_is_met_although_who_drew_it_gives_up() -> None:
    table = waiting_omega()
    told = [event.kind for event in table.resign(0)]
    assert {"omega_placed", "resigned"} <= set(told)
    assert "jinx_taken" not in told


def test_a_quiet_success_tells_no_score() -> None:
    """DGY-ED-25."""
    table = arranged(
        GAME,
        options=SPANISH_TABLE,
        phase="activity",
        clan="blood_worshipers",
        dungeon=["I-3 2,0"],
        seat={"0": {"at": "I-3", "cubes": {"militia": 5, "caste": 2}}},
    )
    events = table.take("submit")
    (told,) = [event for event in events if event.kind == "thesis_passed"]
    assert {"seat": 0, "place": 1, "bonus": 10} == told.data
    assert 0 == table.view(1)["seat"]["0"]["score"]
    assert table.view(1)["clan"] is None


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


# what bots make of the Spanish clauses


def spanish(**given: Any) -> Situation:
    seat = given.pop("seat", {})
    table = arranged(
        GAME,
        options=SPANISH_TABLE,
        phase="movement",
        **{"dungeon": ["I-3 2,0"]} | given,
        seat={"0": {"scholar": "sofia", "at": "I-3", **seat}},
    )
    assert table.choice is not None
    return Situation(table.view(0), table.choice.options)


def test_cubes_are_expected_where_nobody_has_been() -> None:
    """DGY-ED-34."""
    s = spanish(dungeon=["I-3 2,0", "I-4 4,-1"], entered=["I-3"])
    zone = s.box.zone_index["I-4"]
    assert s.box.zone[zone].spaces == s.cubes[zone]


def test_no_way_leads_into_an_ambush_that_cannot_be_borne() -> None:
    """DGY-ED-36."""
    given: Any = {"dungeon": ["I-3 2,0", "I-6 4,0"]}
    spent = spanish(**given, seat={"stun": 3, "students": 0})
    fresh = spanish(**given, seat={"stun": 0, "students": 0})
    ambush = spent.box.zone_index["I-6"]
    assert ambush in fresh.steps_from(fresh.at)
    assert ambush not in spent.steps_from(spent.at)
    assert fresh.stun_cost(fresh.me) == fresh.ambush_cost(1)


@pytest.mark.parametrize("bot", ["novice", "steady"])
def test_bots_play_it_to_the_end(bot: str) -> None:
    table = GAME.new(3, SPANISH_TABLE, seed=5)
    players = [bots.bot(bot, GAME, seat) for seat in range(3)]
    while table.choice is not None and table.past.number < 2500:
        table.take(bots.answer(players[table.choice.seat], table))
    assert table.over
