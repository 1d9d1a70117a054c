"""Lessons: first games on a fixed deal, told by scenario files with bubbles.

>>> from undercroft import lessons
>>> course = lessons.course("dungeoneer")
>>> course.file.game.name, course.stops[0].step
('dungeoneer', 0)
"""

from undercroft.lessons.course import LEARNER, Course, Station, Stop, course, games

__all__ = ["LEARNER", "Course", "Station", "Stop", "course", "games"]
