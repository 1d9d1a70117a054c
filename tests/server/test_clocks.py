"""Clocks: what each kind allows, when time is up, and what pauses, bots, undos and returns do to it."""

from typing import Any

import msgspec
import pytest
from tests.server.arrange import NOON, Story, denial, quiet

from undercroft.server.clocks import (
    DAY,
    BankClock,
    Clock,
    DaysClock,
    MoveClock,
    NoClock,
    allowance,
    first_bank,
    increment,
)
from undercroft.server.entries import UndoAsked, Undone, Why
from undercroft.server.match import WELCOME_BACK

MOVE = MoveClock(30)
BANK = BankClock(100, increment=5)
DAYS = DaysClock(2)
LIMITED = (MOVE, BANK, DAYS)


pytestmark = pytest.mark.usefixtures("toys")


def banks(story: Story) -> list[int]:
    """What each seat has saved, in seconds."""
    assert story.match.state.banks is not None
    return [bank // 1000 for bank in story.match.state.banks]


def left(story: Story) -> float:
    """How many seconds the seat that is asked still has."""
    assert story.match.deadline is not None
    return (story.match.deadline - story.time) / 1000


# -- the four kinds --------------------------------------------------------------------------------

KINDS: dict[Clock, tuple[int, int, int]] = {
    NoClock(): (0, 0, 0),
    MOVE: (30_000, 0, 0),
    BANK: (0, 100_000, 5_000),
    BankClock(60): (0, 60_000, 0),
    DAYS: (2 * DAY, 0, 0),
}


@pytest.mark.parametrize("clock", KINDS)
def test_what_a_clock_allows(clock: Clock) -> None:
    assert KINDS[clock] == (allowance(clock), first_bank(clock), increment(clock))


def test_a_day_has_24_hours() -> None:
    assert 24 * 3600 * 1000 == DAY


@pytest.mark.parametrize("clock", KINDS)
def test_a_clock_survives_json(clock: Clock) -> None:
    assert clock == msgspec.json.decode(msgspec.json.encode(clock), type=Clock)


WRONG: list[dict[str, Any]] = [
    {"kind": "sand"},
    {"kind": "none", "seconds": 5},
    {"kind": "move", "seconds": 4},
    {"kind": "move", "seconds": 3601},
    {"kind": "move"},
    {"kind": "bank", "seconds": 59},
    {"kind": "bank", "seconds": 86401},
    {"kind": "bank", "seconds": 60, "increment": -1},
    {"kind": "bank", "seconds": 60, "increment": 601},
    {"kind": "days", "days": 0},
    {"kind": "days", "days": 31},
    {"kind": "days", "days": 1.5},
]


@pytest.mark.parametrize("data", WRONG, ids=str)
def test_no_such_clock(data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Clock)


# -- when time is up -------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_hurried() -> None:
    story = Story("anna", "ben")
    assert (None, None) == (story.match.deadline, story.match.state.banks)


@pytest.mark.parametrize(("clock", "seconds"), [(MOVE, 30), (BANK, 100), (DAYS, 2 * 24 * 3600)])
def test_time_runs_from_the_question(clock: Clock, seconds: int) -> None:
    story = Story("anna", "ben", clock=clock)
    assert NOON + seconds * 1000 == story.match.deadline
    story.wait(7)
    assert seconds - 7 == left(story)
    story.move()
    assert seconds == left(story)  # of the next seat


@pytest.mark.parametrize("clock", LIMITED)
def test_talk_costs_no_time_and_gains_none(clock: Clock) -> None:
    story = Story("anna", "ben", clock=clock)
    before = story.match.deadline
    story.wait(7)
    story.do(story.match.say(0, "hm"))
    assert before == story.match.deadline


@pytest.mark.parametrize("clock", LIMITED)
def test_bots_have_no_deadline(clock: Clock) -> None:
    story = Story("random", "anna", clock=clock)
    assert story.match.deadline is None
    story.move(bot=True)
    assert story.match.deadline is not None
    story.do(story.match.stand_in(1, "own"))
    assert story.match.deadline is None


@pytest.mark.parametrize("clock", LIMITED)
def test_nobody_is_hurried_after_the_end(clock: Clock) -> None:
    story = Story("anna", "ben", clock=clock)
    story.do(story.match.close())
    assert story.match.deadline is None


# -- pauses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", LIMITED)
def test_time_does_not_run_in_a_pause(clock: Clock) -> None:
    story = Story("anna", "ben", clock=clock)
    story.wait(7)
    before = left(story)
    story.do(story.match.pause(0))
    assert story.match.deadline is None
    story.wait(1000)
    story.do(story.match.resume(1))
    assert before == left(story)
    story.wait(5)
    story.do(story.match.pause(1))
    story.wait(50)
    story.do(story.match.resume(1))
    assert before - 5 == left(story)


def test_a_pause_is_not_charged() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.wait(10)
    story.do(story.match.pause(0))
    story.wait(1000)
    story.do(story.match.resume(0))
    story.wait(20)
    story.move()
    assert [100 - 30 + 5, 100] == banks(story)


def test_a_clock_that_went_back_gives_no_time_away() -> None:
    """Two processes need not agree on the time to the millisecond."""
    story = Story("anna", "ben", clock=BANK)
    story.do(story.match.pause(0))
    story.wait(-5)
    story.do(story.match.resume(0))
    assert NOON == story.match.state.asked_at
    story.move()
    assert [105, 100] == banks(story)


# -- the bank --------------------------------------------------------------------------------------


def test_a_decision_costs_its_time_and_earns_the_increment() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.wait(20)
    story.move("play two_1")
    assert [85, 100] == banks(story)
    story.wait(40)
    story.move("play two_2")
    assert [85, 65] == banks(story)
    assert 65 == left(story)
    story.wait(1)
    story.move("play one_1")
    assert [85, 69] == banks(story)


def test_a_bank_is_never_below_nothing() -> None:
    """The move came in before anybody saw that time was up."""
    story = Story("anna", "ben", clock=BANK)
    story.wait(500)
    story.move()
    assert [5, 100] == banks(story)


def test_what_a_bot_decides_costs_nothing_and_earns_nothing() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.wait(20)
    story.do(story.match.stand_in(0, "own"))
    story.wait(20)
    story.move(bot=True)
    assert [100, 100] == banks(story)


def test_resigning_costs_nothing() -> None:
    story = Story("anna", "ben", "cleo", clock=BANK)
    story.wait(20)
    story.do(story.match.resign(1))
    assert [100, 100, 100] == banks(story)
    assert 100 == left(story)


# -- undo ------------------------------------------------------------------------------------------


def turned(clock: Clock) -> Story:
    """Seat 0 has played, then seat 1 twice: it may take both back alone."""
    story = Story("anna", "ben", clock=clock)
    story.move("play two_1")
    story.move("play two_2")
    story.move("play one_1")
    return story


@pytest.mark.parametrize("clock", LIMITED)
def test_after_an_undo_the_time_runs_anew(clock: Clock) -> None:
    story = turned(clock)
    story.wait(7)
    story.undo(1, 1)
    assert story.time == story.match.state.asked_at


def test_going_to_and_fro_earns_nothing() -> None:
    story = turned(BANK)
    before = banks(story)
    story.undo(1, 2)
    story.move("play one_1")
    assert before == banks(story)


def test_time_to_think_before_an_undo_is_charged_to_whoever_was_asked_and_undoes() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.move("play two_1")
    story.move("play two_2")
    assert [105, 105] == banks(story)
    assert 1 == story.asked
    story.wait(30)
    assert Undone(1, 1, asked=True) == story.undo(1, 1)
    assert [105, 75] == banks(story)
    story.wait(10)
    story.move("play two_2")
    assert [105, 65] == banks(story)


def test_nobody_pays_for_what_another_takes_back() -> None:
    story = turned(BANK)
    before = banks(story)
    assert 0 == story.asked
    story.wait(30)
    assert Undone(1, 2, asked=False) == story.undo(1, 2)
    assert before == banks(story)


@pytest.mark.parametrize("clock", LIMITED)
def test_where_time_counts_a_decision_is_taken_back_once(clock: Clock) -> None:
    story = turned(clock)
    story.undo(1, 2)
    story.move("play one_1")
    assert 3 == story.match.floor
    assert UndoAsked(1, 2) == story.undo(1, 2)
    story.do(story.match.answer_undo(0, True))
    assert (2, 2) == (story.match.step, story.match.floor)


def test_where_no_time_counts_it_is_taken_back_as_often_as_one_likes() -> None:
    story = turned(NoClock())
    for _ in range(3):
        assert Undone(1, 2) == story.undo(1, 2)
        story.move("play one_1")
    assert 1 == story.match.floor


def test_a_decision_further_on_earns_again() -> None:
    story = turned(BANK)
    story.undo(1, 2)
    story.move("play one_1")
    before = banks(story)
    story.move(quiet(story.match.table)[0])
    assert [before[0] + 5, before[1]] == banks(story)


# -- coming back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["time", "absent", "own"])
def test_whoever_returns_has_a_little_time(why: Why) -> None:
    story = Story("anna", "ben", clock=BANK)
    story.wait(99)
    story.move()
    assert [6, 100] == banks(story)
    story.do(story.match.stand_in(0, why))
    assert [0 if why == "time" else 6, 100] == banks(story)
    story.do(story.match.take_back(0))
    assert [WELCOME_BACK // 1000, 100] == banks(story)


def test_whoever_has_more_keeps_it() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.do(story.match.stand_in(1, "own"))
    story.do(story.match.take_back(1))
    assert [100, 100] == banks(story)


@pytest.mark.parametrize(("clock", "seconds"), [(MOVE, 30), (BANK, 100), (DAYS, 2 * 24 * 3600)])
def test_whoever_returns_to_a_question_has_his_time_anew(clock: Clock, seconds: int) -> None:
    story = Story("anna", "ben", clock=clock)
    story.wait(2 * 24 * 3600 + 1)
    story.do(story.match.stand_in(0, "absent"))
    story.wait(10)
    story.do(story.match.take_back(0))
    assert seconds == left(story)


def test_whoever_ran_out_of_time_has_but_the_welcome() -> None:
    story = Story("anna", "ben", clock=BANK)
    story.wait(101)
    story.do(story.match.stand_in(0, "time"))
    story.wait(10)
    story.do(story.match.take_back(0))
    assert WELCOME_BACK / 1000 == left(story)


@pytest.mark.parametrize("clock", LIMITED)
def test_whoever_returns_changes_nobody_elses_time(clock: Clock) -> None:
    story = Story("anna", "ben", clock=clock)
    before = story.match.deadline
    story.do(story.match.stand_in(1, "own"))
    story.wait(10)
    story.do(story.match.take_back(1))
    assert before == story.match.deadline


def test_a_bank_is_there_only_where_the_clock_is_one() -> None:
    for clock in (NoClock(), MOVE, DAYS):
        story = Story("anna", "ben", clock=clock)
        story.do(story.match.stand_in(0, "own"))
        story.do(story.match.take_back(0))
        assert story.match.state.banks is None


def test_moves_are_refused_in_a_pause_whatever_the_clock() -> None:
    for clock in KINDS:
        story = Story("anna", "ben", clock=clock)
        story.do(story.match.pause(0))
        assert "paused" == denial(story.move).code
