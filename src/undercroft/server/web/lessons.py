"""Lessons over HTTP: the tables of a lesson as the learner sees them, one after another. They come from files
of the package alone; nothing that somebody sends leads to any of them.
"""

from functools import cache
from typing import cast

from undercroft import lessons
from undercroft.lessons import LEARNER, Course
from undercroft.server.entries import Line, Moved
from undercroft.server.presenter import present_asked, present_line
from undercroft.server.web import schemas
from undercroft.server.web.endpoint import HttpAnswer, lasting
from undercroft.server.wire import SeatState, View


@cache
def lesson(game: str, mode: str = "") -> HttpAnswer:
    """The lesson of a game, or of a mode. Raises KeyError where there is none."""
    return lasting(told(lessons.course(game, mode)))


@cache
def puzzle(game: str, number: int) -> HttpAnswer:
    """A puzzle of a game, counted from 1. Raises KeyError where there is none."""
    return lasting(told(lessons.puzzle(game, number)))


def told(course: Course) -> schemas.Lesson:
    steps = []
    for number, station in enumerate(course.stations):
        table, line = station.table, None
        view = table.view(LEARNER)
        if station.option is not None:
            entry = Moved(
                station.seat, table.write(station.option), "", station.seat != LEARNER, (), station.films
            )
            line = present_line(table.game, Line(number + 1, 0, entry, station.events), LEARNER)
        asked = present_asked(table, view, LEARNER)
        steps.append(schemas.ReplayStep(number, line, cast(View, view), asked))
    seats, scenario = course.stations[0].table.seats, course.file.scenario
    return schemas.Lesson(
        course.file.game.name,
        course.file.game.version,
        dict(scenario.leads_to or {}),
        scenario.steps,
        scenario.goal,
        [SeatState("", seat == LEARNER, "" if seat == LEARNER else "random", None) for seat in range(seats)],
        steps,
        [
            schemas.LessonStop(stop.step, stop.bubble, [*stop.points], stop.option, [*stop.also])
            for stop in course.stops
        ],
    )
