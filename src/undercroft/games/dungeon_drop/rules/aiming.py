"""Where a player can aim, and the grid over it that bots and lists see (DRP-R-01, 03, 78).

Points and heights are whole millimetres. Any of them may be chosen; the options listed are those of a grid.
"""

from functools import cache
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.board import Polygon, clamp, contains, edges, hull, is_deep_in, outline
from undercroft.games.dungeon_drop.table import Table

MM: Final = 100  # hundredths
GRID: Final = 40  # millimetres between the points that are listed
FINE: Final = 5  # where that grid has no point that will do
HEIGHTS: Final = (150, 200, 250, 300)
FAR: Final = 25  # lines of the grid from the middle to beyond the table


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
    gone = {point for n, shape in before.items() if now.get(n) != shape for point in outline(shape)}
    if gone.isdisjoint(zone):
        new = [shape for n, shape in now.items() if before.get(n) != shape]
    else:
        zone, new = tuple([corner for corner in zone if corner not in gone]), list(now.values())
    edge = [shape for shape in new if not is_deep_in(shape, zone)]
    zone = hull([*zone, *[point for shape in edge for point in outline(shape)]])
    s.zone = (zone, now)
    return zone


def grid_over(zone: Polygon, mesh: int = GRID) -> list[tuple[int, int]]:
    """The points of the grid in a zone; its middle where there is none."""
    if not zone:
        return []
    step = mesh * MM
    found = [(x * mesh, y * mesh) for x, low, high in columns(zone, step) for y in range(low, high + 1)]
    return found or [middle(zone)]


def middle(zone: Polygon) -> tuple[int, int]:
    """Where to aim in a zone that no point of the grid lies in."""
    xs, ys = [x for x, _ in zone], [y for _, y in zone]
    return round(sum(xs) / len(xs) / MM), round(sum(ys) / len(ys) / MM)


def columns(zone: Polygon, step: int) -> list[tuple[int, int, int]]:
    """The lines of a grid that cross a zone: which multiple of the step, and the first and the last multiple
    on it that lie in the zone.
    """
    if len(zone) < 3:
        return thin_columns(zone, step)
    lows: dict[int, int] = {}
    highs: dict[int, int] = {}
    for (a, b), (c, d) in edges(zone):
        along, rise = c - a, d - b
        if along > 0:  # below the zone
            for x in range(-(-a // step), c // step + 1):
                lows[x] = -(-(b * along + rise * (x * step - a)) // (along * step))
        elif along < 0:  # above it
            for x in range(-(-c // step), a // step + 1):
                highs[x] = (b * along + rise * (x * step - a)) // (along * step)
    return [(x, lows[x], highs[x]) for x in sorted(lows) if lows[x] <= highs[x]]


def thin_columns(zone: Polygon, step: int) -> list[tuple[int, int, int]]:
    """The same of a line or a point."""
    (left, low), (right, high) = min(zone), max(zone)
    low, high = min(low, high), max(low, high)
    return [
        (x, y, y)
        for x in range(-(-left // step), right // step + 1)
        for y in range(-(-low // step), high // step + 1)
        if contains(zone, (x * step, y * step))
    ]


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
    zone, many = aim_zone(s), len(HEIGHTS)
    found: list[Option] = []
    for x, low, high in columns(zone, GRID * MM):
        found += drops_along(x)[many * (low + FAR) : many * (high + FAR + 1)]
    return found or [("drop", *middle(zone), height) for height in HEIGHTS]


@cache
def drops_along(x: int) -> list[Option]:
    """The options on one line of the grid, from one end of what can be told to the other: they are the same
    in every game.
    """
    spots = [(GRID * x, GRID * y) for y in range(-FAR, FAR + 1)]
    return [("drop", *spot, height) for spot in spots for height in HEIGHTS]


def why_no_height(s: Table, height: int) -> Reason | None:
    """A hand has only so much room. The point does not matter: it is moved into the zone (DRP-R-78)."""
    drop = s.box.measures.drop
    if drop.lowest <= height * MM <= drop.highest:
        return None
    return Reason("DRP-R-01", "drop.height", {"low": drop.lowest // MM, "high": drop.highest // MM})
