"""Frames: procedures as data, run by the table until somebody must decide."""

from typing import Any

import pytest
from tests.contracts import toy

from undercroft.engine.frame import DONE, Frame
from undercroft.engine.state import Table


class Walk(Frame):
    """Writes down its steps; some of them ask or push."""

    first_step = "first"

    name: str
    log: list[str]

    def note(self, step: str) -> None:
        self.log.append(f"{self.name}.{step}")

    def first(self, s: Any) -> str:
        self.note("first")
        return "second"

    def second(self, s: Any) -> str:
        self.note("second")
        return DONE


class Push(Walk):
    """Suspends itself for another one."""

    def first(self, s: Any) -> str:
        self.note("first")
        s.push(Walk("inner", self.log))
        return "second"


class Leave(Walk):
    """Pushes another one and is done itself."""

    def first(self, s: Any) -> str:
        self.note("first")
        s.push(Walk("inner", self.log))
        return DONE


@pytest.fixture
def table() -> Table:
    made = toy.VERSIONS[0].new(2, seed=1)
    made.stack.clear()
    made.choice = None
    return made


def run(table: Table, frame: type[Walk]) -> list[str]:
    log: list[str] = []
    table.push(frame("outer", log))
    table.run()
    return log


def test_step_by_step(table: Table) -> None:
    assert ["outer.first", "outer.second"] == run(table, Walk)


def test_a_pushed_frame_goes_first(table: Table) -> None:
    assert ["outer.first", "inner.first", "inner.second", "outer.second"] == run(table, Push)


def test_a_frame_that_is_done_leaves_the_one_it_pushed(table: Table) -> None:
    assert ["outer.first", "inner.first", "inner.second"] == run(table, Leave)


def test_what_is_done_is_gone(table: Table) -> None:
    run(table, Push)
    assert [] == table.stack


def test_a_frame_concerns_nobody_and_holds_nothing_unless_it_says_so(table: Table) -> None:
    frame = Walk("x", [])
    frame.cleanup(table)
    assert not frame.ends_without(0)


def test_a_frame_may_begin_in_the_middle() -> None:
    assert "second" == Walk("outer", []).starting_at("second").copy().step
