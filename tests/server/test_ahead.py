"""What is offered one question early: only where the answer between teaches nobody anything."""

from random import Random

import pytest
from tests.contracts.play import any_option, new_table, play

import undercroft as uc
from undercroft.bots.base import heuristics
from undercroft.engine.game import Game
from undercroft.engine.state import Table
from undercroft.server.presenter import let_pass, present_ahead, present_asked

DONE = ("done",)
LEADING = [game for game in map(uc.game, uc.game_names()) if game.leads_on]


def leading(game: Game) -> list[Table]:
    """Positions in which an answer may only go on."""
    found: list[Table] = []
    for seed in range(3):
        rng = Random(f"ahead {game} {seed}")
        tables = play(new_table(game, 3, rng), rng, any_option, 600)
        found.extend(table.copy() for table in tables if leads_on(table))
    return found


def leads_on(table: Table) -> bool:
    choice = table.choice
    return choice is not None and table.game.leads_on.get(choice.prompt) in choice.options


@pytest.mark.parametrize("game", LEADING, ids=str)
def test_an_answer_that_only_goes_on_teaches_nobody_anything(game: Game) -> None:
    met = set()
    for table in leading(game):
        assert table.choice is not None
        after = table.copy()
        events = after.take(game.leads_on[table.choice.prompt])
        assert not any(event.learned for event in events)
        assert table.chance.streams == after.chance.streams
        met.add(table.choice.prompt)
    assert set(game.leads_on) == met


@pytest.mark.parametrize("game", LEADING, ids=str)
def test_what_is_offered_ahead_is_offered_then(game: Game) -> None:
    """With the facts that it will have; it is new, and brings something."""
    ways = set()
    for table in leading(game):
        for one in present_ahead(table):
            after = table.copy()
            prompts = []
            for text in one.via:
                assert after.choice is not None
                prompts.append(after.choice.prompt)
                after.take(after.read(text))
                assert table.choice is not None
                let_pass(after, table.choice.seat)
            then = after.choice
            assert table.choice is not None
            assert then is not None
            assert then.seat == table.choice.seat
            option = after.read(one.option)
            n = then.options.index(option)
            asked = present_asked(after, after.view(then.seat), then.seat)
            assert asked is not None
            assert asked.offers is not None
            assert one.facts == asked.offers[n]
            assert n not in asked.useless
            assert option not in table.choice.options
            ways.add((*prompts, then.prompt))
    assert {("turn.activity", "phase.movement"), ("phase.movement", "phase.action", "study.indicate")} <= ways
    assert not any(len(way) > 2 and way[0] == "turn.activity" for way in ways), "a movement is ended unasked"


@pytest.mark.parametrize("game", LEADING, ids=str)
def test_nothing_new_is_left_out(game: Game) -> None:
    """All that is there after one answer, but for what leads farther and what brings nothing."""
    found = 0
    for table in leading(game):
        choice, ahead = table.choice, present_ahead(table)
        assert choice is not None
        after = table.copy()
        after.take(game.leads_on[choice.prompt])
        let_pass(after, choice.seat)
        then = after.choice
        if then is None or then.seat != choice.seat:
            assert not ahead
            continue
        vain = heuristics(game).useless(after.view(then.seat), then.options)
        known = {*choice.options, *vain, game.leads_on[choice.prompt]}
        new = {after.write(option) for option in then.options if option not in known}
        near = {one.option for one in ahead if len(one.via) == 1}
        farther = {one.via[1] for one in ahead if len(one.via) > 1}
        assert new == near | farther
        assert not near & farther
        found += bool(ahead)
    assert found > 20


def test_what_is_offered_does_not_tell_whether_others_may_step_in() -> None:
    """Whoever may study next is told so, whether somebody else has a moment before that or not."""
    met = set()
    for table in leading(uc.game("dungeonology")):
        choice = table.choice
        assert choice is not None
        if choice.prompt != "phase.movement":
            continue
        after = table.copy()
        after.take(DONE)
        between = bool(let_pass(after.copy(), choice.seat))
        let_pass(after, choice.seat)
        then = after.choice
        assert then is not None
        offered = any(
            one.via[:1] == ["done"] and "study" in (one.option, *one.via) for one in present_ahead(table)
        )
        assert offered == (("study",) in then.options)
        met.add((between, offered))
    assert met == {(between, offered) for between in (False, True) for offered in (False, True)}


def test_only_who_is_asked_is_told() -> None:
    for table in leading(uc.game("dungeonology"))[:40]:
        assert table.choice is not None
        for seat in (0, 1, 2, None):
            asked = present_asked(table, table.view(seat), seat)
            assert asked is not None
            assert seat == table.choice.seat or not asked.ahead
