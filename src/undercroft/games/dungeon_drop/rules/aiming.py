"""Where a player can aim, and the grid over it that bots and lists see (DRP-R-01, 03, 78).

Points and heights are whole millimetres. Any of them may be chosen; the options listed are those of a grid.
"""

from collections.abc import Iterable
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.board import Polygon, clamp, contains, edges, hull, outline
from undercroft.games.dungeon_drop.table import Table

MM: Final = 100  # hundredths
GRID: Final = 40  # millimetres between the points that are listed
FINE: Final = 5  # where that grid has no point that will do
HEIGHTS: Final = (150, 200, 250, 300)


def aim_zone(s: Table) -> Polygon:
    """Solo: the triangle of the tokens (DRP-DROP-06). Normal game: over any cube (DRP-DROP-05, DRP-R-03)."""
    if s.is_solo:
        return hull(s.token_points())
    return s.seen("aim zone", lambda: around_all(s))


def around_all(s: Table) -> Polygon:
    """The hull of all cubes, from the last one that was worked out: what lay within it may go, and what has
    come can only widen it.
    """
    zone, before = s.zone
    now = s.footprints()
    corners = set(zone)
    gone = (shape for n, shape in before.items() if now.get(n) != shape)
    if corners.isdisjoint(point for shape in gone for point in outline(shape)):
        come = [shape for n, shape in now.items() if before.get(n) != shape]
    else:
        zone, come = (), list(now.values())
    zone = hull([*zone, *(point for shape in come for point in outline(shape))])
    s.zone = (zone, now)
    return zone


def grid_over(zone: Polygon, mesh: int = GRID) -> list[tuple[int, int]]:
    """The points of the grid in a zone; its middle where there is none."""
    if not zone:
        return []
    xs, ys = [x for x, _ in zone], [y for _, y in zone]
    step = mesh * MM
    found = [
        (x // MM, y // MM)
        for x in range(-(-min(xs) // step) * step, max(xs) + 1, step)
        for y in across(zone, x, min(ys), max(ys), step)
    ]
    return found or [(round(sum(xs) / len(xs) / MM), round(sum(ys) / len(ys) / MM))]


def across(zone: Polygon, x: int, low: int, high: int, step: int) -> Iterable[int]:
    """Every step on a line of one x that is in a zone, from low to high."""
    if len(zone) < 3:
        return [y for y in range(-(-low // step) * step, high + 1, step) if contains(zone, (x, y))]
    for (a, b), (c, d) in edges(zone):
        along, rise = c - a, (d - b) * (x - a)  # inside is where along * (y - b) is at least rise
        if along > 0:
            low = max(low, b - (-rise // along))
        elif along < 0:
            high = min(high, b + (rise // along))
        elif rise > 0:
            return ()
    return range(-(-low // step) * step, high + 1, step)


def to_zone(s: Table, x: int, y: int) -> tuple[int, int]:
    """An aim outside the zone is moved to its nearest point (DRP-R-01, DRP-R-78)."""
    return clamp(aim_zone(s), (x * MM, y * MM))


def told(s: Table, asked: tuple[int, int], aim: tuple[int, int]) -> dict[str, int | float]:
    """Where cubes were let go, in millimetres: the point asked for, unless it was moved (DRP-R-01)."""
    x, y = (part // MM if part % MM == 0 else part / MM for part in aim)
    return dict(zip("xy", asked if s.clauses.aims_as_asked else (x, y), strict=True))


def height_options() -> list[Option]:
    """How high to hold the cubes of the initial drop (DRP-SET-04)."""
    return [("height", n) for n in HEIGHTS]


def drop_options(s: Table) -> list[Option]:
    """Where to hold cubes, and how high."""
    return [("drop", x, y, height) for x, y in grid_over(aim_zone(s)) for height in HEIGHTS]


def why_no_height(s: Table, height: int) -> Reason | None:
    """A hand has only so much room. The point does not matter: it is moved into the zone (DRP-R-78)."""
    drop = s.box.measures.drop
    if drop.lowest <= height * MM <= drop.highest:
        return None
    return Reason("DRP-R-01", "drop.height", {"low": drop.lowest // MM, "high": drop.highest // MM})
