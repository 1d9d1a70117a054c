"""A table is read off a view by what its class and the shape of the view declare."""

from typing import Any

import pytest

from undercroft.engine.mirror import Mirror
from undercroft.engine.ranges import Count, PerSeat, Seats
from undercroft.engine.shapes import Shape
from undercroft.engine.state import Table


class Trick(Table):
    """Points of each seat, whose turn it is, who has passed; and a pile that nobody sees."""

    points: PerSeat[Count]
    active: Count
    passed: Seats
    pile: tuple[int, ...]


class Row(Shape, frozen=True):
    """A seat."""

    points: int


class Shown(Shape, frozen=True):
    """A table."""

    seat: dict[str, Row]
    turn: int
    passed: list[int]


READERS: dict[Any, Any] = {Seats: tuple}


def test_what_is_shown_is_read_and_nothing_else() -> None:
    mirror = Mirror(Trick, Shown, Row, READERS, {"active": "turn"})
    view = {"seat": {"0": {"points": 3}, "1": {"points": 5}}, "turn": 1, "passed": [0]}
    rows = [view["seat"]["0"], view["seat"]["1"]]  # type: ignore[index]
    assert {"points": [3, 5], "active": 1, "passed": (0,)} == mirror.read(view, rows)


def test_what_a_game_reads_itself_is_left_to_it() -> None:
    mirror = Mirror(Trick, Shown, Row, {}, {}, without=("passed",))
    assert [["points"], []] == [[field.field for field in found] for found in (mirror.rows, mirror.fields)]


def test_a_kind_that_nobody_reads_is_noticed_at_once() -> None:
    with pytest.raises(TypeError, match="passed: a view shows it, but nobody says how"):
        Mirror(Trick, Shown, Row, {}, {})
