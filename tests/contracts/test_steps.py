"""Pushing a procedure is the last thing that a step does. What is pushed runs after the step has ended, last
in first out: of two in one step the second would run first, and whatever the step went on to change would be
there before the procedure that was to come before it.
"""

from random import Random
from typing import Any

import pytest
from tests.contracts import toy
from tests.contracts.play import GAMES, TABLES, any_verb, new_table, play, so_many

from undercroft.engine import state
from undercroft.engine.fields import steps_of
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.game import Game
from undercroft.engine.state import Table


class Watched(list[Frame]):
    """A stack that remembers what the table was like when something was pushed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.stack)
        self.table = table
        self.pushed: list[dict[str, str]] = []

    def append(self, frame: Frame) -> None:
        super().append(frame)
        self.pushed.append(fields(self.table))


WATCHABLE = pytest.mark.skipif(
    not str(state.__file__).endswith(".py"), reason="a compiled table appends to its stack without asking it"
)


def fields(table: Table) -> dict[str, str]:
    return {name: repr(getattr(table, name)) for name in table.FIELDS}


def take_watched(table: Table, option: Any) -> None:
    """Take an option on a copy, step by step as the table does it, and look at every step."""
    table = table.copy()
    table.answer, table.choice = option, None
    stack = table.stack = Watched(table)
    while table.choice is None and stack:
        frame = stack[-1]
        step = frame.step
        stack.pushed.clear()
        following = getattr(frame, step)(table)
        if step not in frame.pushes_several:
            check(f"{type(frame).__name__}.{step}", stack.pushed, table)
        if following:
            frame.step = following
        elif stack and stack[-1] is frame:
            stack.pop()
        elif frame in stack:
            stack.remove(frame)


def check(step: str, pushed: list[dict[str, str]], table: Table) -> None:
    assert len(pushed) <= 1, f"{step} pushes {len(pushed)} procedures"
    if pushed and not table.over:
        changed = [name for name, value in fields(table).items() if value != pushed[0][name]]
        assert not changed, f"{step} changes {', '.join(changed)} after it has pushed"


@WATCHABLE
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pushing_is_the_last_thing_that_a_step_does(game: Game, seats: int) -> None:
    for seed in range(so_many(game, 4)):
        rng = Random(f"steps {game} {seats} {seed}")
        for table in play(new_table(game, seats, rng), rng, any_verb, limit=250):
            if table.choice is not None:  # on an imagined table nothing really falls
                take_watched(table.redeal(table.choice.seat, seed), any_verb(rng, table))


# -- a question owns its options -----------------------------------------------------------------------------


def wrong_questions(frame: type[Frame]) -> list[str]:
    """Steps that ask without saying what, and options for which nobody asks."""
    listed = {name.removesuffix("_options") for name in dir(frame) if name.endswith("_options")}
    asking = steps_of(frame).asking
    return sorted(f"{frame.__name__}.{step}" for step in listed ^ asking)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_has_its_options(game: Game) -> None:
    assert [] == [wrong for frame in game.frames.values() for wrong in wrong_questions(frame)]


# -- the law itself ------------------------------------------------------------------------------------------


class Idle(Frame):
    """Does nothing."""

    first_step = "rest"

    def rest(self, s: Any) -> str:
        return DONE


class Hasty(Frame):
    """Pushes twice, or pushes and goes on."""

    first_step = "twice"

    def twice(self, s: Any) -> str:
        s.push(Idle())
        s.push(Idle())
        return DONE

    def goes_on(self, s: Any) -> str:
        s.push(Idle())
        s.leader = 1 - s.leader
        return DONE


class Deliberate(Hasty):
    """Says that it pushes several."""

    pushes_several = ("twice",)


def with_frame(frame: Frame) -> Table:
    table = toy.Toy().new(2, seed=1)
    table.push(frame)
    return table


@WATCHABLE
def test_two_pushes_are_found() -> None:
    with pytest.raises(AssertionError, match=r"Hasty\.twice pushes 2 procedures"):
        take_watched(with_frame(Hasty()), ("pass",))


@WATCHABLE
def test_a_change_behind_a_push_is_found() -> None:
    with pytest.raises(AssertionError, match=r"Hasty\.goes_on changes leader after it has pushed"):
        take_watched(with_frame(Hasty().starting_at("goes_on")), ("pass",))


def test_who_says_so_may_push_several() -> None:
    table = with_frame(Deliberate())
    table.stack = table.stack[1:]
    take_watched(table, ("pass",))


class Mute(Frame):
    """Asks without saying what, and says what nobody asks."""

    first_step = "ask"

    def ask(self, s: Any) -> str:
        s.ask(0, "mute.ask", ("play",))
        return "answered"

    def answered(self, s: Any) -> str:
        return DONE

    def aim_options(self, s: Any, seat: int) -> list[Any]:
        return []


def test_a_question_without_options_is_found() -> None:
    assert wrong_questions(Mute) == ["Mute.aim", "Mute.ask"]
