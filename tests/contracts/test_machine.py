"""A table in the hands of somebody who does everything in any order, until a law breaks."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.contracts import laws
from tests.contracts.play import GAMES, TIMES

from undercroft.engine.game import Game
from undercroft.engine.replay import replay
from undercroft.engine.state import Table

IDS = [f"{game.name}-{game.version}" for game in GAMES]
SEEDS = st.integers(0, 10**6)


class Anybody(RuleBasedStateMachine):
    """One table; what is said of it must stay true whatever is done with it."""

    game: Game
    table: Table

    @initialize(data=st.data(), seed=SEEDS)
    def begin(self, data: Any, seed: int) -> None:
        self.table = self.game.new(data.draw(st.sampled_from(self.game.seats)), seed=seed)

    def going_on(self) -> bool:
        return not self.table.over

    @precondition(going_on)
    @rule(data=st.data(), as_text=st.booleans())
    def take(self, data: Any, as_text: bool) -> None:
        assert self.table.choice is not None
        option = data.draw(st.sampled_from(self.table.choice.options))
        before = self.table.past.number
        self.table.take(self.table.write(option) if as_text else option)
        assert self.table.past.number == before + 1

    @precondition(going_on)
    @rule(seed=SEEDS, decisions=st.integers(5, 40))
    def go_on(self, seed: int, decisions: int) -> None:
        laws.play_on(self.table, Random(seed), decisions)

    @rule(seed=SEEDS)
    def refuse(self, seed: int) -> None:
        laws.junk_is_refused(self.table, Random(seed))

    @rule(seed=SEEDS)
    def ask_why_not(self, seed: int) -> None:
        laws.legality_and_reason_agree(self.table, Random(seed), most=15)

    @rule(seed=SEEDS)
    def play_on_a_copy(self, seed: int) -> None:
        before, other = laws.state(self.table), self.table.copy()
        laws.play_on(other, Random(seed), 10)
        laws.leave(other, Random(seed))
        assert laws.state(self.table) == before

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.table = self.table.copy()

    @rule()
    def go_on_with_what_was_saved(self) -> None:
        saved = json.loads(json.dumps(self.table.save()))
        loaded = self.game.load(saved)
        assert laws.state(loaded) == laws.state(self.table)
        self.table = loaded

    @rule()
    def go_on_with_what_was_recorded(self) -> None:
        again = replay(self.table.record())
        assert laws.state(again) == laws.state(self.table)
        self.table = again

    @rule(seed=SEEDS)
    def deal_anew(self, seed: int) -> None:
        laws.views_keep_secrets(self.table, Random(seed))

    @precondition(going_on)
    @rule(seed=SEEDS, lucky=st.integers(0, 5))
    def leave(self, seed: int, lucky: int) -> None:
        if not lucky:
            laws.leave(self.table, Random(seed))

    @rule()
    def take_back(self) -> None:
        floor = self.table.undo_floor
        if floor < self.table.past.number:
            seat = self.table.past.seat
            self.table = replay(self.table.record(), floor)
            assert self.table.choice is not None
            assert self.table.choice.seat == seat

    @invariant()
    def laws_hold(self) -> None:
        laws.options_are_sound(self.table)
        laws.pieces_are_conserved(self.table)
        laws.views_name_nothing_hidden(self.table)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            laws.record_gives_the_same(self.table)


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_anything_in_any_order(game: Game, times: int) -> None:
    machine = type("Anybody", (Anybody,), {"game": game})
    steady = settings(
        derandomize=True, deadline=None, max_examples=12 * times, stateful_step_count=30, database=None
    )
    run_state_machine_as_test(machine, settings=steady)
