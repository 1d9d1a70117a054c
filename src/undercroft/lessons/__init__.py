"""Lessons: first games on a fixed deal, told by scenario files with bubbles; and puzzles, positions in which
one finds the turn that reaches its goal.

>>> from undercroft import lessons
>>> course = lessons.course("dungeoneer")
>>> course.file.game.name, course.stops[0].step
('dungeoneer', 0)
"""

from undercroft.lessons.course import LEARNER, Course, Station, Stop, course, games, modes, puzzle, puzzles

__all__ = ["LEARNER", "Course", "Station", "Stop", "course", "games", "modes", "puzzle", "puzzles"]
