"""Why something cannot be chosen, in the words that several procedures share (DRP-R-37, 58, 59, 67, 74,
85).
"""

from collections.abc import Collection, Sequence
from typing import Final

from undercroft.engine.choice import Reason
from undercroft.games.dungeon_drop.board import Point, is_near
from undercroft.games.dungeon_drop.cards.content import Aimed
from undercroft.games.dungeon_drop.rules.aiming import MM
from undercroft.games.dungeon_drop.table import ON_TABLE, Table

NOTHING_DONE: Final = Reason("DRP-R-67", "done.nothing")


def of_cube(s: Table, rule: str, key: str, cube: int) -> Reason:
    return Reason(rule, key, {"cube": s.name(cube)})


def why_no_target(s: Table, effect: Aimed, cube: int, chosen: Collection[int] = ()) -> Reason | None:
    """Cubes on the table, of the kinds an ability names, each once (DRP-R-37, DRP-R-85)."""
    if cube not in s.box.aimed_at(effect.targets, effect.size):
        return of_cube(s, "DRP-R-37", "cube.not_for_this", cube)
    if s.place[cube] != ON_TABLE:
        return of_cube(s, "DRP-R-85", "cube.not_there", cube)
    return of_cube(s, "DRP-R-85", "cube.again", cube) if cube in chosen else None


def at_spot(rule: str, key: str, x: int, y: int) -> Reason:
    return Reason(rule, key, {"x": x, "y": y})


def why_no_way(start: Sequence[Point], reach: int, x: int, y: int) -> Reason:
    """Too far from there, or not free."""
    if not is_near(start, (x * MM, y * MM), reach):
        return Reason("DRP-R-59", "spot.far", {"x": x, "y": y, "most": reach // MM})
    return at_spot("DRP-R-74", "spot.taken", x, y)


def too_far(s: Table, cube: int, reach: int) -> Reason:
    return Reason("DRP-R-59", "cube.too_far", {"cube": s.name(cube), "most": reach // MM})


def deadly(s: Table, seat: int, rule: str, key: str, least: int) -> Reason:
    """At least 1 life must be left in the end (DRP-R-58)."""
    return Reason(rule, key, {"n": least, "left": s.life_left(seat)})
