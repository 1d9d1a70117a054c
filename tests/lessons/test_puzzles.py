"""Puzzles are proved: the turn reaches its goal whatever others and chance do, and no shorter one does."""

from functools import cache
from pathlib import Path

import pytest
from tools.puzzles import GOALS, Solver

from undercroft import lessons, scenarios
from undercroft.engine.registry import game_names
from undercroft.engine.state import Table
from undercroft.lessons.course import FOLDER, LEARNER, Course
from undercroft.scenarios.runner import PASS, is_window

GAMES = [game for game in game_names() if lessons.puzzles(game)]
ALL = [(game, number) for game in GAMES for number in range(1, len(lessons.puzzles(game)) + 1)]
ENOUGH = 12  # for each game that has any


def test_every_game_has_puzzles() -> None:
    assert sorted(game_names()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough(game: str) -> None:
    assert ENOUGH <= len(lessons.puzzles(game))


@pytest.mark.parametrize("number", [0, 99])
def test_no_such_puzzle(number: int) -> None:
    with pytest.raises(KeyError):
        lessons.puzzle("dungeoneer", number)


def test_a_game_without_puzzles() -> None:
    assert () == lessons.puzzles("chess")


@cache
def proved(game: str, number: int) -> tuple[Course, Solver]:
    """A puzzle, and one prover for all that is asked of it."""
    puzzle = lessons.puzzle(game, number)
    return puzzle, Solver(GOALS[puzzle.file.scenario.goal])


@pytest.fixture(params=ALL, ids=[f"{game}-{number}" for game, number in ALL])
def which(request: pytest.FixtureRequest) -> tuple[str, int]:
    game, number = request.param
    return game, number


@pytest.fixture
def puzzle(which: tuple[str, int]) -> Course:
    return proved(*which)[0]


@pytest.fixture
def prover(which: tuple[str, int]) -> Solver:
    return proved(*which)[1]


def moves(puzzle: Course) -> int:
    found = puzzle.file.scenario.steps
    assert found is not None
    return found


def test_the_turn_is_forced_and_none_is_shorter(puzzle: Course, prover: Solver) -> None:
    start = puzzle.stations[0].table
    assert prover.forced(start, moves(puzzle))
    assert not prover.forced(start, moves(puzzle) - 1)


def test_what_looks_good_at_once_is_offered_and_does_not_reach_it(puzzle: Course, prover: Solver) -> None:
    start = puzzle.stations[0].table
    option = start.read(puzzle.file.scenario.tempting)
    assert start.choice is not None
    assert option in start.choice.options
    assert not prover.holds(start, option, moves(puzzle) - 1)


def test_at_every_step_all_that_reaches_it_is_known(puzzle: Course, prover: Solver) -> None:
    left = moves(puzzle)
    for stop in puzzle.stops:
        if stop.option is None:
            continue
        table = puzzle.stations[stop.step].table
        winning = prover.winning(table, left)
        assert {stop.option, *stop.also} == set(winning)
        left -= 1


def test_the_turn_of_the_file_reaches_the_goal(puzzle: Course) -> None:
    goal = GOALS[puzzle.file.scenario.goal]
    assert goal(puzzle.stations[-1].table)
    assert [None] == [goal(station.table) for station in puzzle.stations[:1]]
    assert puzzle.stops[-1].option is None


def test_whoever_solves_it_is_asked_nothing_but_what_the_file_answers(puzzle: Course) -> None:
    decided = [
        station for station in puzzle.stations if station.option is not None and station.seat == LEARNER
    ]
    own = [station.option for station in decided if station.option != PASS]
    assert len(own) == len([stop for stop in puzzle.stops if stop.option not in (None, "pass")])


def test_every_file_holds() -> None:
    report = scenarios.check_paths([Path(str(FOLDER / "puzzles"))])
    assert not [result for result in report.results if result.failures]


def test_a_goal_is_missed_when_the_turn_is_over() -> None:
    table = lessons.puzzle("dungeoneer", 1).stations[0].table.copy()
    pass_turn(table)
    assert False is GOALS["win"](table)


def pass_turn(table: Table) -> None:
    turn = table.view(LEARNER)["turn"]
    while not table.over and table.view(LEARNER)["turn"] == turn:
        table.take(PASS if is_window(table.choice) else "done")
