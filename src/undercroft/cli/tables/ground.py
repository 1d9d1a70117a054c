"""A table seen from above, on a screen: pieces that lie anywhere, with a scale in millimetres beside them.

A character is twice as high as it is wide, so a row covers twice as many millimetres as a column. A piece
stands where it lies, or beside that where another one stands already. Of a piece that matters the whole label
is drawn, of the others at least the first letter, and the number where there is room for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil, floor, hypot
from typing import Final, NamedTuple

from rich.text import Text

from undercroft.cli.styling import line

Point = tuple[float, float]
Cell = tuple[int, int]  # row and column

MARGIN: Final = 7  # columns for the scale on the left and both sides of the frame
EDGE: Final = 6  # millimetres around the outermost pieces
LABEL: Final = 2  # columns for the rest of a label on the right
SCALES: Final = (2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20)  # millimetres for each column
COARSEST: Final = 10  # beyond that a part is shown rather than everything
CLOSE: Final = 2.5  # the scale of a close look
STEPS: Final = (10, 20, 25, 50, 100, 200)  # millimetres between the numbers of the scale
WIDE, HIGH = 8, 3  # columns and rows between two numbers, at least
NEAR: Final = sorted(
    ((row, column) for row in range(-3, 4) for column in range(-6, 7)),
    key=lambda way: (hypot(way[0] * 2, way[1]), -way[1], way[0]),
)


class Piece(NamedTuple):
    """Something on the table. `whole`: its label is not cut."""

    label: str
    x: float
    y: float
    style: str
    whole: bool = False


class Outline(NamedTuple):
    """A polygon, of which the sides are drawn."""

    points: Sequence[Point]
    sign: str
    style: str


class Viewport(NamedTuple):
    """The part of the table that is shown: its upper left corner in millimetres, and how large."""

    left: float
    top: float
    scale: float
    columns: int
    rows: int

    def cell(self, x: float, y: float) -> Cell:
        return floor((self.top - y) / (2 * self.scale)), floor((x - self.left) / self.scale)

    def shows(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns


def hull(points: Iterable[Point]) -> list[Point]:
    """The corners of the convex hull, for the eye.

    >>> hull([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])
    [(0, 0), (2, 0), (2, 2), (0, 2)]
    """
    found = sorted(set(points))
    chain: list[Point] = []
    for way in (found, found[-2::-1]):
        start = len(chain)
        for point in way:
            while len(chain) > max(start, 1) and turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
    return chain[:-1]


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


class Ground:
    """Pieces and outlines, drawn on as many characters as there are."""

    def __init__(self, pieces: Sequence[Piece], outlines: Sequence[Outline], typed: bool = False) -> None:
        self.pieces = pieces
        self.outlines = outlines
        self.typed = typed

    def lines(self, width: int, rows: int, focus: Point, close: bool = False) -> tuple[list[Text], int]:
        """The drawing, and how many pieces lie beyond its edge."""
        window = self.window(width - MARGIN, rows, focus, close)
        cells = self.drawn(window)
        gone = sum(not window.shows(window.cell(piece.x, piece.y)) for piece in self.pieces)
        return [*self.top(window), *self.body(window, cells), self.bottom(window)], gone

    # -- how much of it --------------------------------------------------------------------------------------

    def window(self, columns: int, rows: int, focus: Point, close: bool) -> Viewport:
        """Everything as large as possible; if that would be too coarse, the part around a point."""
        points = [(piece.x, piece.y) for piece in self.pieces] or [focus]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, right = min(xs) - EDGE, max(xs) + EDGE
        low, high = min(ys) - EDGE, max(ys) + EDGE
        if close:
            return self.around(focus, CLOSE, columns, rows)
        wide = next(s for s in SCALES if ceil((right - left) / s) < columns or s == SCALES[-1])
        tall = next(s for s in SCALES if ceil((high - low) / (2 * s)) < rows or s == SCALES[-1])
        scale = max(wide, min(tall, COARSEST))
        across = ceil((right - left) / scale) + 1 + LABEL
        down = ceil((high - low) / (2 * scale)) + 1
        left = floor(left / scale) * scale
        top = ceil(high / (2 * scale)) * 2 * scale
        if down <= rows:
            return Viewport(left, top, scale, min(across, columns), down)
        middle = min(max(focus[1], low + rows * scale), high - rows * scale)
        top = ceil((middle + rows * scale) / (2 * scale)) * 2 * scale
        return Viewport(left, top, scale, min(across, columns), rows)

    def around(self, focus: Point, scale: float, columns: int, rows: int) -> Viewport:
        left = floor((focus[0] - columns * scale / 2) / scale) * scale
        top = ceil((focus[1] + rows * scale) / (2 * scale)) * 2 * scale
        return Viewport(left, top, scale, columns, rows)

    # -- what stands where -----------------------------------------------------------------------------------

    def drawn(self, window: Viewport) -> dict[Cell, tuple[str, str]]:
        """Every character with its style: outlines below, then whole labels, letters, and numbers last."""
        lying: dict[Cell, tuple[str, str]] = {}
        cut: list[tuple[Cell, Piece]] = []
        for piece in sorted(self.pieces, key=lambda piece: not piece.whole):
            home = window.cell(piece.x, piece.y)
            if window.shows(home):
                text = piece.label if piece.whole else piece.label[:1]
                spot = next(self.spots(window, home, text, lying), home)
                self.write(lying, spot, text, piece.style)
                cut += [] if piece.whole else [((spot[0], spot[1] + 1), piece)]
        for spot, piece in cut:
            rest = piece.label[1:]
            if rest and self.fits(window, spot, rest, lying):
                self.write(lying, spot, rest, piece.style)
        below: dict[Cell, tuple[str, str]] = {}
        for outline in self.outlines:
            for cell in self.sides(window, outline.points):
                below[cell] = outline.sign, outline.style
        return below | lying

    def spots(
        self, window: Viewport, home: Cell, text: str, lying: dict[Cell, tuple[str, str]]
    ) -> Iterator[Cell]:
        """Where a label can begin, the nearest place first."""
        for row, column in NEAR:
            spot = home[0] + row, home[1] + column
            if self.fits(window, spot, text, lying):
                yield spot

    def fits(self, window: Viewport, spot: Cell, text: str, lying: dict[Cell, tuple[str, str]]) -> bool:
        cells = [(spot[0], spot[1] + n) for n in range(len(text))]
        return all(window.shows(cell) and cell not in lying for cell in cells)

    def write(self, lying: dict[Cell, tuple[str, str]], spot: Cell, text: str, style: str) -> None:
        for n, letter in enumerate(text):
            lying[spot[0], spot[1] + n] = letter, style

    def sides(self, window: Viewport, points: Sequence[Point]) -> Iterator[Cell]:
        for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
            steps = max(1, ceil(hypot(bx - ax, by - ay) / window.scale * 2))
            for n in range(steps + 1):
                cell = window.cell(ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps)
                if window.shows(cell):
                    yield cell

    # -- the frame with its scale ----------------------------------------------------------------------------

    def ticks(self, window: Viewport) -> dict[int, int]:
        """The columns that have a number."""
        step = next((s for s in STEPS if s / window.scale >= WIDE), STEPS[-1])
        first = ceil(window.left / step) * step
        found = range(first, ceil(window.left + window.columns * window.scale), step)
        return {window.cell(x, 0)[1]: x for x in found}

    def marks(self, window: Viewport) -> dict[int, int]:
        """The rows that have a number."""
        step = next((s for s in STEPS if s / (2 * window.scale) >= HIGH), STEPS[-1])
        low = ceil((window.top - 2 * window.rows * window.scale) / step) * step
        found = {window.cell(0, y)[0]: y for y in range(low, floor(window.top) + 1, step)}
        return {row: y for row, y in found.items() if 0 <= row < window.rows}

    def top(self, window: Viewport) -> list[Text]:
        ticks = self.ticks(window)
        numbers = [" "] * (window.columns + MARGIN)
        for column, x in ticks.items():
            text = str(x)
            start = min(column + MARGIN - 1 - len(text) // 2, len(numbers) - len(text))
            numbers[start : start + len(text)] = text
        across, tick, left, right = "-+++" if self.typed else "─┴┌┐"
        side = "".join(tick if column in ticks else across for column in range(window.columns))
        return [
            line(("".join(numbers).rstrip(), "dim")),
            line((f"{'':<{MARGIN - 2}}{left}{side}{right}", "dim")),
        ]

    def bottom(self, window: Viewport) -> Text:
        across, left, right = "-++" if self.typed else "─└┘"
        return line((f"{'':<{MARGIN - 2}}{left}{across * window.columns}{right}", "dim"))

    def body(self, window: Viewport, cells: dict[Cell, tuple[str, str]]) -> list[Text]:
        marks = self.marks(window)
        wall, mark = "|+" if self.typed else "│┤"
        rows = []
        for row in range(window.rows):
            y = marks.get(row)
            head = f"{'' if y is None else y:>{MARGIN - 3}} {wall if y is None else mark}"
            inside = [cells.get((row, column), (" ", "")) for column in range(window.columns)]
            alike = groupby(inside, key=lambda cell: cell[1])
            runs = [("".join(sign for sign, _ in run), style) for style, run in alike]
            rows.append(line((head, "dim"), *runs, (wall, "dim")))
        return rows
