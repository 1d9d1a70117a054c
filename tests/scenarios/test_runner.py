"""The runner plays what the file says, and explains what is not as expected."""

import re
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft import scenarios
from undercroft.engine.choice import Reason
from undercroft.engine.state import Table

ACT = '[[when]]\nseat = 0\nasked = "move.act"\n'

# Seat 1 may be attacked, and has a card and Glory for reactions. Line 5 is [given], line 7 the dice.
FIGHT = """
[given]
phase = "encounter"
dice = [1, 6]
only = ["map_deck"]
[given.seat.0]
hand = ["skeleton_warrior_1"]
[given.seat.1]
hero = "fenn_quickfoot"
peril = 2
glory = 1
hand = ["dodge_1"]
"""
ATTACK = """
[[when]]
seat = 0
asked = "encounter.lord"
choose = "attack skeleton_warrior_1 @1 melee"
[[when]]
seat = 0
asked = "encounter.declare"
choose = "done"
"""


def failures(outcome: scenarios.ScenarioResult) -> list[tuple[int, str, str]]:
    return [(failure.line, failure.field, failure.message) for failure in outcome.failures]


def messages(outcome: scenarios.ScenarioResult) -> list[str]:
    return [failure.message for failure in outcome.failures]


# -- decisions -----------------------------------------------------------------------------------------------


def test_a_walk(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = "move e"\n[then]\nseat.0.at = "1,0"\n')
    assert outcome.passed
    assert [] == outcome.lines()
    assert ("A walk", ("DGR-MOVE-02",), ()) == (outcome.title, outcome.rule, outcome.card)
    assert ["seat 0, move.act: move e"] == [str(decision) for decision in outcome.decisions]


def test_several_answers_in_a_row(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = ["move e", "move w", "move e"]\n[then]\npoints = 0\n')
    assert outcome.passed
    assert 3 == len(outcome.decisions)


def test_an_answer_that_is_not_offered(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = "move n"\n[then]\npoints = 99\n')
    assert [
        (
            12,
            "when[0].choose",
            "not offered: move n (DGR-MOVE-04: move.nothing_there); seat 0 is asked move.act: move e, done",
        )
    ] == failures(outcome)


def test_a_later_answer_that_is_not_offered_is_told_with_its_line(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = ["move e",\n"move n"]\n')
    assert [(13, "when[0].choose[1]")] == [f[:2] for f in failures(outcome)]


def test_another_seat_is_asked(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = "done"\n\n[[when]]\nseat = 0\nasked = "move.act"\nchoose = "done"\n')
    assert [(14, "when[1]")] == [f[:2] for f in failures(outcome)]
    assert messages(outcome)[0].startswith(
        "expected seat 0 to be asked move.act, but seat 1 is asked encounter.lord: "
    )


def test_what_happened_is_judged_although_the_next_decision_is_another_one(walk: Any) -> None:
    outcome = walk(
        f'{ACT}choose = "move e"\nevents = [{{ kind = "fell" }}]\n'
        '[[when]]\nseat = 1\nasked = "move.act"\nchoose = "done"\n'
    )
    assert [(14, "when[1]"), (13, "when[0].events[0]")] == [f[:2] for f in failures(outcome)]


def test_the_game_is_over_before_the_block(walk: Any) -> None:
    outcome = walk(f'[[when]]\nresign = 1\n{ACT}choose = "done"\n')
    assert [
        (11, "when[1]", "expected seat 0 to be asked move.act, but nobody is asked: the game is over")
    ] == failures(outcome)


def test_a_failure_is_explained_with_the_way_to_it(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = "move e"\n[then]\nseat.0.glory = 7\npoints = 1\n')
    path = outcome.path
    assert [
        f"{path}: failed: A walk",
        f"  {path}:14: then.seat.0.glory: expected 7, found 1",
        f"  {path}:15: then.points: expected 1, found 2",
        "  decisions so far:",
        "    1. seat 0, move.act: move e",
        "  now seat 0 is asked move.act: move e, move w, done",
    ] == outcome.lines()


def test_what_fails_before_a_choice_is_told_with_what_was_asked_then(walk: Any) -> None:
    outcome = walk(
        f'{ACT}offers = ["move w"]\nexpect = {{ points = 2 }}\nchoose = "move e"\n[then]\npoints = 1\n'
    )
    path = outcome.path
    assert [
        f"{path}: failed: A walk",
        f"  {path}:12: when[0].offers[0]: expected and not offered: move w (DGR-MOVE-04: move.nothing_there)",
        f"  {path}:13: when[0].expect.points: expected 2, found 3",
        "      before this choice seat 0 is asked move.act: move e, done",
        f"  {path}:16: then.points: expected 1, found 2",
        "  decisions so far:",
        "    1. seat 0, move.act: move e",
        "  now seat 0 is asked move.act: move e, move w, done",
    ] == outcome.lines()


def test_resigning(walk: Any) -> None:
    outcome = walk(
        "[[when]]\nresign = 0\n[then]\nover = true\nasked = 'none'\n"
        'standings = ["1 last_hero", "0 eliminated"]\nevents = [{ kind = "resigned", seat = 0 }]\n'
    )
    assert outcome.passed, outcome.lines()
    assert ["seat 0, at any time: resign"] == [str(decision) for decision in outcome.decisions]


def test_resigning_twice(run: Any, given: Any) -> None:
    outcome = given("[given]\nseats = 3\n[[when]]\nresign = 1\n[[when]]\nresign = 1\n")
    assert [(9, "when[1].resign")] == [f[:2] for f in failures(outcome)]
    assert "seat 1 cannot resign: resign.gone (DGR-GOAL-05)" == messages(outcome)[0]


def test_a_new_table(given: Any) -> None:
    outcome = given('[new]\nseats = 4\nseed = 7\n[then]\nasked = "discard.choose"\nseats = 4\n')
    assert outcome.passed, outcome.lines()


# -- windows -------------------------------------------------------------------------------------------------


def test_windows_that_are_not_mentioned_are_passed(given: Any) -> None:
    outcome = given(FIGHT + ATTACK + '[then]\nseat.1.life = 5\nasked = "move.act"\n')
    assert outcome.passed, outcome.lines()
    windows = [decision for decision in outcome.decisions if decision.passed]
    assert ["window.response", "window.reroll", "window.prevent"] == [w.prompt for w in windows]
    assert "seat 1, window.response: pass  (not mentioned: passed)" == str(windows[0])


def test_a_window_that_is_mentioned_is_answered(given: Any) -> None:
    window = '[[when]]\nseat = 1\nasked = "window.prevent"\nchoose = "play dodge_1"\n'
    outcome = given(FIGHT + ATTACK + window + "[then]\nseat.1.life = 6\n")
    assert outcome.passed, outcome.lines()


def test_the_end_may_be_a_window(given: Any) -> None:
    outcome = given(FIGHT + ATTACK.replace("6]", "1]") + '[then]\nasked = "window.reroll"\n')
    assert ["window.response"] == [d.prompt for d in outcome.decisions if d.passed]
    assert outcome.passed, outcome.lines()


def test_a_window_of_another_seat_is_passed(given: Any) -> None:
    outcome = given(FIGHT + ATTACK + '[then]\nasked = "window.reroll"\nasked_seat = 2\n')
    assert ["then.asked", "then.asked_seat"] == [f.field for f in outcome.failures]


def test_windows_must_be_answered_when_the_file_says_so(given: Any) -> None:
    outcome = given("auto_pass = false\n" + FIGHT + ATTACK + "[then]\nseat.1.life = 5\n")
    assert ["then.seat.1.life"] == [f.field for f in outcome.failures if "dice" not in f.field]
    block = '[[when]]\nseat = 1\nasked = "window.{}"\nchoose = "pass"\n'
    windows = "".join(block.format(kind) for kind in ("response", "reroll", "prevent"))
    outcome = given("auto_pass = false\n" + FIGHT + ATTACK + windows + "[then]\nseat.1.life = 5\n")
    assert outcome.passed, outcome.lines()


# -- options -------------------------------------------------------------------------------------------------


def test_exactly_these_are_offered(walk: Any) -> None:
    assert walk(f'{ACT}offered = ["done", "move e"]\nchoose = "done"\n').passed
    outcome = walk(f'{ACT}offered = ["move e", "move w"]\nchoose = "done"\n')
    assert [
        (12, "when[0].offered", "expected and not offered: move w (DGR-MOVE-04: move.nothing_there)"),
        (12, "when[0].offered", "offered and not expected: done"),
    ] == failures(outcome)


def test_at_least_these_are_offered(walk: Any) -> None:
    assert walk(f'{ACT}offers = ["done"]\nchoose = "done"\n').passed
    outcome = walk(f'{ACT}offers = ["done",\n"room"]\nchoose = "done"\n')
    assert [
        (13, "when[0].offers[1]", "expected and not offered: room (DGR-SPACE-02: room.no_action)")
    ] == failures(outcome)


def test_these_are_not_offered(walk: Any) -> None:
    assert walk(f'{ACT}not_offered = {{ "move n" = "DGR-MOVE-04" }}\nchoose = "done"\n').passed
    assert walk(f'{ACT}not_offered = ["move n", "pass"]\nchoose = "done"\n').passed
    outcome = walk(
        f'{ACT}not_offered = {{ "move n" = "DGR-MOVE-03", "done" = "DGR-MOVE-01" }}\nchoose = "done"\n'
    )
    assert [
        (
            12,
            "when[0].not_offered.move n",
            "expected to be refused by DGR-MOVE-03, found DGR-MOVE-04 (move.nothing_there)",
        ),
        (12, "when[0].not_offered.done", "expected not to be offered, but 'done' is"),
    ] == failures(outcome)
    outcome = walk(f'{ACT}not_offered = ["move n",\n"move e"]\nchoose = "done"\n')
    assert [(13, "when[0].not_offered[1]")] == [f[:2] for f in failures(outcome)]


def test_what_is_in_the_list_is_offered_whatever_is_said_of_it(
    walk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule that is only told, and does not take the option from the list, is no rule."""
    monkeypatch.setattr(Table, "why_not", lambda table, option: Reason("DGR-MOVE-01", "move.no_points", {}))
    outcome = walk(f'{ACT}not_offered = {{ "move e" = "DGR-MOVE-01" }}\nchoose = "done"\n')
    assert ["expected not to be offered, but 'move e' is"] == messages(outcome)


def test_whether_a_seat_may_resign(given: Any) -> None:
    text = "[given]\nseats = 3\nseat.2.out = true\n[then]\n"
    assert given(text + 'not_offered = { "resign @2" = "DGR-GOAL-05" }\n').passed
    assert ["expected not to be offered, but 'resign @1' is"] == messages(
        given(text + 'not_offered = ["resign @1"]\n')
    )


def test_nothing_is_offered_when_the_game_is_over(walk: Any) -> None:
    outcome = walk('[[when]]\nresign = 1\n[then]\noffered = []\nnot_offered = { "done" = "DGR-GOAL-02" }\n')
    assert outcome.passed, outcome.lines()


# -- values --------------------------------------------------------------------------------------------------


def test_values_before_a_decision(walk: Any) -> None:
    assert walk(f'{ACT}expect = {{ points = 3, undo = 0 }}\nchoose = "done"\n').passed
    outcome = walk(f'{ACT}expect = {{ points = 2, undo = 1 }}\nchoose = "done"\n')
    assert [
        (12, "when[0].expect.points", "expected 2, found 3"),
        (12, "when[0].expect.undo", "expected 1 decisions to take back, found 0"),
    ] == failures(outcome)


def test_a_value_that_is_not_there(walk: Any) -> None:
    outcome = walk("[then]\nseat.0.glori = 1\n")
    assert [(10, "then.seat.0.glori")] == [f[:2] for f in failures(outcome)]
    assert messages(outcome)[0].startswith("expected 1, found nothing; there is hero, level, life, glory")


def test_parts_of_lists(given: Any) -> None:
    text = '[given]\nadventure = ["budge_2", "dodge_1"]\ndiscard = ["budge_1", "teleport_1"]\n[then]\n'
    good = 'includes.discard = ["teleport_1"]\nexcludes.discard = ["dodge_1"]\n'
    good += 'begins.adventure.cards = ["budge_2", "dodge_1"]\nends.discard = ["teleport_1"]\n'
    assert given(text + good).passed
    bad = 'includes.discard = ["dodge_1"]\nexcludes.discard = ["budge_1"]\n'
    bad += 'begins.discard = ["teleport_1"]\nends.discard = ["budge_1"]\n'
    outcome = given(text + bad)
    assert [8, 9, 10, 11] == [f.line for f in outcome.failures]
    found = 'found ["budge_1", "teleport_1"]'
    assert f'expected a list that includes ["dodge_1"], {found}' == messages(outcome)[0]
    assert "then.ends.discard" == outcome.failures[3].field


def test_what_a_seat_sees(given: Any) -> None:
    text = '[given]\nseat.0.hand = ["budge_1", "dodge_1"]\nseat.0.shown = ["dodge_1"]\n[then]\n'
    good = 'hidden_from.1 = ["seat.0.hand.known.budge_1"]\nvisible_to.1 = ["seat.0.hand.known.dodge_1"]\n'
    good += 'visible_to.0 = ["seat.0.hand.known"]\nhidden_from.spectator = ["adventure.cards"]\n'
    assert given(text + good).passed
    bad = 'hidden_from.1 = ["seat.0.hand.known"]\nvisible_to.1 = ["seat.0.hand.known"]\n'
    bad += 'hidden_from.0 = ["seat.1.hand.known"]\nvisible_to.spectator = ["adventure.cards.0"]\n'
    outcome = given(text + bad)
    assert [8, 10, 9, 11] == [f.line for f in outcome.failures]
    truth = 'seat.0.hand.known is ["budge_1", "dodge_1"]'
    assert [
        f'{truth}; expected nothing of it to be seen by 1, who sees ["dodge_1"]',
        "there is nothing at seat.1.hand.known that could be seen",
        f'{truth}; expected all of it to be seen by 1, who sees ["dodge_1"]',
    ] == messages(outcome)[:3]
    assert messages(outcome)[3].endswith("seen by spectator, who sees nothing")


def test_the_standings(walk: Any) -> None:
    outcome = walk('[[when]]\nresign = 1\n[then]\nstandings = ["1 last_hero"]\n')
    assert [
        (12, "then.standings", 'expected ["1 last_hero"], found ["0 last_hero", "1 eliminated"]')
    ] == failures(outcome)
    assert ["then.standings"] == [f.field for f in walk('[then]\nstandings = ["0 last_hero"]\n').failures]


def test_the_pending_decision(walk: Any) -> None:
    assert walk('[then]\nasked = "move.act"\nasked_seat = 0\n').passed
    outcome = walk('[then]\nasked = "none"\nasked_seat = 1\n')
    assert [
        (10, "then.asked", 'expected "none", found "move.act"'),
        (11, "then.asked_seat", "expected 1, found 0"),
    ] == failures(outcome)


# -- events --------------------------------------------------------------------------------------------------


def test_events_of_a_block_reach_to_the_next_one(given: Any) -> None:
    """Windows that are passed by themselves belong to the block before them."""
    attack = ATTACK.replace('"done"', '"done"\nevents = [{ kind = "wounded", seat = 1, life = 5 }]')
    assert given(FIGHT + attack).passed
    attack = ATTACK.replace('melee"', 'melee"\nno_events = ["wounded"]')
    assert given(FIGHT + attack).passed


def test_an_event_that_did_not_happen(walk: Any) -> None:
    outcome = walk(
        f'{ACT}choose = "move e"\nevents = [\n'
        '{ kind = "glory_gained" },\n{ kind = "moved", cell = "1,0" },\n]\n'
    )
    assert [(15, "when[0].events[1]")] == [f[:2] for f in failures(outcome)]
    assert [
        'expected { kind = "moved", cell = "1,0" } after the ones before it; what happened:',
        '{ kind = "moved", seat = 0, cell = "1,0" }',
        '{ kind = "peril_gained", seat = 0, n = 1 }',
        '{ kind = "glory_gained", seat = 0, n = 1 }',
    ] == messages(outcome)[0].split("\n")
    assert '      { kind = "moved", seat = 0, cell = "1,0" }' in outcome.lines()


def test_events_that_must_not_happen(walk: Any) -> None:
    outcome = walk(f'{ACT}choose = "move e"\nno_events = ["fell", "moved"]\n')
    assert [
        (
            13,
            "when[0].no_events[1]",
            'expected no such event, found\n{ kind = "moved", seat = 0, cell = "1,0" }',
        )
    ] == failures(outcome)


def test_events_of_the_whole_scenario_with_their_secrets(given: Any) -> None:
    text = '[given]\nphase = "discard"\nadventure = ["dodge_1"]\n[then]\n'
    assert given(text + 'events = [{ kind = "drew", seat = 0, n = 5 }]\n').passed
    text = '[given]\nphase = "discard"\nadventure = ["dodge_1"]\nonly = ["adventure"]\n[then]\n'
    assert given(text + 'events = [{ kind = "drew", cards = ["dodge_1"] }]\n').passed
    assert not given(text + 'events = [{ kind = "drew", cards = ["dodge_2"] }]\n').passed


def test_events_before_the_first_block_are_not_its_own(walk: Any) -> None:
    assert walk(f'{ACT}choose = "done"\nno_events = ["move_began"]\n').passed
    assert not walk(f'{ACT}choose = "done"\n[then]\nno_events = ["move_began"]\n').passed


# -- chance --------------------------------------------------------------------------------------------------


def test_dice_that_were_not_rolled(given: Any) -> None:
    outcome = given(FIGHT.replace("[1, 6]", "[1, 6, 3, 4]") + ATTACK)
    assert [(7, "given.dice", "2 scripted for 'dice' that were never needed")] == failures(outcome)


def test_a_die_that_is_not_scripted(given: Any) -> None:
    outcome = given(FIGHT.replace("[1, 6]", "[1]") + ATTACK)
    assert [(7, "given.dice")] == [f[:2] for f in failures(outcome)]
    assert messages(outcome)[0].startswith("1 scripted, but more are needed; what happened last:\n{ kind = ")


def test_dice_without_a_script_come_from_the_seed(given: Any) -> None:
    assert given(FIGHT.replace("dice = [1, 6]", "") + ATTACK).passed


def test_a_pick_that_cannot_be(given: Any) -> None:
    text = """
[given]
phase = "encounter"
picks = ["budge_1", "budge_2"]
seat.0.hand = ["dread_whispers_1"]
seat.1 = { peril = 2, hand = ["dodge_1", "dodge_2"] }
[[when]]
seat = 0
asked = "encounter.lord"
choose = "bane dread_whispers_1 @1"
"""
    outcome = given(text.replace('"budge_1", "budge_2"', '"dodge_1",\n"budge_2"'))
    assert [(8, "given.picks[1]")] == [f[:2] for f in failures(outcome)]
    assert messages(outcome)[0] == (
        "'budge_2' cannot come when seat 0 has chosen bane dread_whispers_1 @1: expected one of dodge_2"
    )
    assert outcome.pending.startswith("seat 0 is asked encounter.lord")  # and the game is not over
    assert given(text.replace('["budge_1", "budge_2"]', '["dodge_2", "dodge_1"]')).passed


def test_a_shuffle_that_never_came(given: Any) -> None:
    outcome = given('[given]\nreshuffle = ["dodge_1"]\n')
    assert [(5, "given.reshuffle", "1 scripted for 'adventure' that were never needed")] == failures(outcome)


# -- saving and records --------------------------------------------------------------------------------------


def test_a_table_that_loads_differently_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(uc.game("dungeoneer"))
    load = game.load

    def forgetful(self: Any, data: Any) -> Table:
        data["position"]["fields"]["peril"][1] += 1
        return load(self, data)

    monkeypatch.setattr(game, "load", forgetful)
    outcome = walk(f'{ACT}choose = "done"\n')
    assert [
        (12, "when[0].choose", "the table is another one when saved and loaded before this decision")
    ] == failures(outcome)


def test_a_table_that_cannot_be_loaded_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    save = Table.save
    monkeypatch.setattr(Table, "save", lambda table: {**save(table), "format": 0})
    outcome = walk(f'{ACT}choose = "done"\n')
    assert messages(outcome)[0].startswith(
        "the table cannot be saved and loaded before this decision: format 0 "
    )


def test_a_table_that_goes_on_differently_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the table that was loaded has no events in its past."""
    take = Table.take

    def forgetful(table: Table, option: Any, **given: Any) -> tuple[uc.Event, ...]:
        events = take(table, option, **given)
        return events if table.past.prev and table.past.prev.events else events[:-1]

    monkeypatch.setattr(Table, "take", forgetful)
    outcome = walk(f'{ACT}choose = "move e"\n')
    assert ["a table that was saved and loaded before this decision goes on differently"] == messages(outcome)


def test_an_impossible_table_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(uc.game("dungeoneer"))
    conserved = game.conserved
    monkeypatch.setattr(
        game, "conserved", lambda self, table: ["a card is lost"] if table.moved else conserved(self, table)
    )
    outcome = walk(f'{ACT}choose = "move e"\n')
    assert ["after this decision the table is impossible: a card is lost"] == messages(outcome)


def test_a_record_that_does_not_play_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Table.record
    monkeypatch.setattr(Table, "record", lambda table: record(table).replace("move e", "move w"))
    outcome = walk(f'{ACT}choose = "move e"\n')
    assert messages(outcome)[0].startswith("the record of this scenario does not play: line ")


def test_a_record_that_leads_elsewhere_is_found(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Table.record
    shorter = re.compile(r"^0 move e.*\nend 1$", re.MULTILINE)
    monkeypatch.setattr(Table, "record", lambda table: shorter.sub("end 0", record(table)))
    outcome = walk(f'{ACT}choose = "move e"\n')
    assert ["the record of this scenario leads to another table"] == messages(outcome)


def test_a_fault_of_the_program_is_told_as_such(walk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: Table) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(Table, "run", fail)
    assert ["the program failed, which is no fault of the file: ZeroDivisionError: oops"] == [
        message.split(" (test_runner.py")[0] for message in messages(walk("[then]\npoints = 3\n"))
    ]


# -- the table at the start, and many files ------------------------------------------------------------------


EXAMPLES = Path(__file__).parents[1] / "games" / "dungeoneer" / "scenarios" / "examples"


def test_the_table_at_the_start() -> None:
    table = scenarios.position(EXAMPLES / "walking.toml")
    assert "move.act" == table.choice.prompt if table.choice else None
    assert table == uc.replay(table.record())


def test_a_table_that_cannot_be_set_up(tmp_path: Path) -> None:
    with pytest.raises(scenarios.ScenarioError, match="cannot be read"):
        scenarios.position(tmp_path / "x.toml")


def test_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    text = 'game = "dungeoneer"\nrule = ["DGR-R-{}"]\ncard = ["dodge"]\ntitle = "t"\n'
    text += "[given]\n[then]\npoints = {}\n"
    one, two = tmp_path / "deep" / "one.toml", tmp_path / "deep" / "er" / "two.toml"
    one.write_text(text.format("01", 3))
    two.write_text(text.format("02", 4))
    (tmp_path / "deep" / "notes.txt").write_text("no scenario")
    report = scenarios.check_paths([tmp_path / "deep", one])
    assert (2, 1) == (report.passed, report.failed)
    assert {"DGR-R-01": (one, one), "DGR-R-02": (two,)} == report.rules
    assert {"dodge": (two, one, one)} == report.cards
    assert f"{two}: failed: t" == report.lines()[0]
    assert "3 scenarios: 2 passed, 1 failed" == report.lines()[-1]


def test_a_folder_without_scenarios(tmp_path: Path) -> None:
    report = scenarios.check_paths([tmp_path])
    assert 1 == report.failed
    assert f"  {tmp_path}: no scenario file (*.toml) in this folder" in report.lines()
    assert "1 scenario: 0 passed, 1 failed" == report.lines()[-1]
