"""The map of a dungeon: every card a box, doors on its sides, Peril and Glory in its corners, heroes inside.

          0              1
    ╔══════O══════╗┌─────────────┐      ╔╗ a Room, ┌┐ a Passage
    ║Entrance    !║│Narrow       │      O an open door, L6 locked, T6 trapped, o opened in this turn
  0 O Chamber     O  Corridor           a gap is an opening, a line is a wall
    ║@0 @1        ║│          [2]│      @0 a hero, [2] where option 2 leads (above it if there is a Pit6)
    ╚P1════O════G1╝└P1─────────G1┘      P Peril, G Glory, ! one's own Quest leads here

Works from a view alone.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rich.text import Text

from undercroft.cli.styling import abbreviated, filled, line, seat_style

ACROSS: Final = 15  # columns of one card
DOWN: Final = 5  # lines of one card
INSIDE: Final = ACROSS - 2
BESIDE: Final = (INSIDE - 3) // 2  # what is left beside a door
MARGIN: Final = 4  # for the numbers of the rows

STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SIDES: Final = "nesw"
OPPOSITE: Final = (2, 3, 0, 1)

Cell = tuple[int, int]
Say = Callable[..., str]


class Box(NamedTuple):
    """What a box is drawn with."""

    top_left: str
    top_right: str
    low_left: str
    low_right: str
    flat: str
    tall: str


class Glyphs(NamedTuple):
    """The boxes of Rooms, Passages and free places, and the arrow to the north."""

    room: Box
    passage: Box
    free: Box
    north: str


DRAWN: Final = Glyphs(
    Box("╔", "╗", "╚", "╝", "═", "║"),
    Box("┌", "┐", "└", "┘", "─", "│"),
    Box("┌", "┐", "└", "┘", "╌", "╎"),
    "↑",
)
TYPED: Final = Glyphs(
    Box("#", "#", "#", "#", "=", "#"),
    Box("+", "+", "+", "+", "-", "|"),
    Box(".", ".", ".", ".", ".", ":"),
    "^",
)

DOOR_STYLE: Final = {"O": "green", "o": "green", "L": "yellow", "T": "red"}


def read_cell(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


def write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def neighbour(cell: Cell, side: str) -> Cell:
    x, y = STEPS[side]
    return cell[0] + x, cell[1] + y


def edge_name(cell: Cell, side: int) -> str:
    """The border of two cells as a view names it: from the north or west one."""
    if SIDES[side] in "nw":
        return f"{write_cell(neighbour(cell, SIDES[side]))} {SIDES[OPPOSITE[side]]}"
    return f"{write_cell(cell)} {SIDES[side]}"


# -- what the options point at -------------------------------------------------------------------------------


def targets(view: Mapping[str, Any], seat: int | None) -> dict[Cell, list[tuple[int, str]]]:
    """The cells that options of this decision lead to: cell -> number of the option and its last word."""
    asked = view["asked"] or {}
    here = view["seat"][str(seat)]["at"] if seat is not None else None
    found: dict[Cell, list[tuple[int, str]]] = {}
    for number, option in enumerate(asked.get("options", ()), 1):
        verb, *words = option.split()
        cell = next((read_cell(word) for word in words if re.fullmatch(r"-?\d+,-?\d+", word)), None)
        if cell is None and verb in ("move", "open", "unlock") and here is not None:
            cell = neighbour(read_cell(here), words[-1])
        if cell is not None:
            found.setdefault(cell, []).append((number, words[-1]))
    return found


# -- which part is shown -------------------------------------------------------------------------------------


def best_start(low: int, high: int, size: int, focus: int, wanted: list[int], extent: int = 1) -> int:
    """The first of `size` columns or rows to show: with the focus, which has some `extent`, with most of what
    is wanted, centred.
    """
    if high - low < size:
        return low
    focus = min(max(focus, low), high - extent + 1)
    starts = range(max(low, focus + extent - size), min(high - size + 1, focus) + 1)
    return max(
        starts,
        key=lambda start: (sum(start <= n < start + size for n in wanted), -abs(start + size // 2 - focus)),
    )


class Viewport(NamedTuple):
    """The columns and rows that are shown."""

    columns: range
    rows: range

    def shows(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows


def window(cells: list[Cell], focus: Cell, across: int, down: int, heroes: list[Cell]) -> Viewport:
    """The best part of the dungeon for so many columns and rows. Heroes count more than empty halls."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    x = best_start(min(xs), max(xs), across, focus[0], xs + 3 * [hero[0] for hero in heroes])
    y = best_start(min(ys), max(ys), down, focus[1], ys + 3 * [hero[1] for hero in heroes])
    return Viewport(range(x, min(x + across, max(xs) + 1)), range(y, min(y + down, max(ys) + 1)))


# -- one card ------------------------------------------------------------------------------------------------


def door_text(mark: str) -> str:
    """A side as it is drawn on the border: nothing for a wall, a gap for an opening."""
    return {"#": "", "=": "   "}.get(mark, mark)


def door_style(mark: str, blind: bool) -> str:
    return "dim" if blind else DOOR_STYLE.get(mark[:1], "")


def border(mark: str, glyph: str, width: int, blind: bool) -> Text:
    """A horizontal side with its door in the middle."""
    door = door_text(mark)
    left = (width - len(door)) // 2
    return line(
        (glyph * left, "dim"), (door, door_style(mark, blind)), (glyph * (width - left - len(door)), "dim")
    )


def upright(mark: str, glyph: str, blind: bool, right: bool) -> Text:
    """A vertical side in the middle line: two columns, the door at the edge."""
    door = glyph if mark == "#" else " " if mark == "=" else mark
    door = door.rjust(2) if right else door.ljust(2)
    return line((door, "dim" if mark == "#" else door_style(mark, blind)))


def hero_tokens(seats: list[int], width: int) -> Text:
    """The heroes in a space, apart if there is room."""
    if len(seats) * 3 - 1 <= width:
        tokens = [(f"@{seat}", seat_style(seat)) for seat in seats]
        return Text(" ").join(line(token) for token in tokens)
    if len(seats) * 2 <= width:
        return line(*((f"@{seat}", seat_style(seat)) for seat in seats))
    return line("@", *((str(seat), seat_style(seat)) for seat in seats))


def card_lines(
    space: Mapping[str, Any],
    name: str,
    glyphs: Glyphs,
    marks: list[str],
    blind: list[bool],
    seats: list[int],
    corner: Text,
    fresh: bool = True,
    goal: bool = False,
    above: Text | None = None,
) -> list[Text]:
    """A Map card in five lines. `marks` are its sides as they are now, `blind` those that face a wall;
    `above` is written over its upper side.
    """
    box = glyphs.room if space["room"] else glyphs.passage
    first, *rest = [*abbreviated(name, (INSIDE - 2 if goal else INSIDE, INSIDE - 3)), ""]
    second = f" {rest[0]}" if len(marks[3]) == 2 else rest[0]  # apart from the door
    title = "bold" if space["room"] else ""
    tokens = hero_tokens(seats, INSIDE - corner.cell_len)
    gain = "" if fresh else "dim"
    top = border(marks[0], box.flat, INSIDE, blind[0])
    if above is not None:
        top = line(above, top[above.cell_len :])
    return [
        line((box.top_left, "dim"), top, (box.top_right, "dim")),
        line(
            (box.tall, "dim"),
            (f"{first:<{INSIDE}}"[: INSIDE - goal], title),
            ("!" * goal, "bold magenta"),
            (box.tall, "dim"),
        ),
        line(
            upright(marks[3], box.tall, blind[3], right=False),
            (f"{second:<{INSIDE - 2}}", title),
            upright(marks[1], box.tall, blind[1], right=True),
        ),
        line(
            (box.tall, "dim"),
            tokens,
            " " * (INSIDE - tokens.cell_len - corner.cell_len),
            corner,
            (box.tall, "dim"),
        ),
        line(
            (box.low_left, "dim"),
            (f"P{space['peril']}", gain or "red"),
            border(marks[2], box.flat, INSIDE - 4, blind[2]),
            (f"G{space['glory']}", gain or "yellow"),
            (box.low_right, "dim"),
        ),
    ]


def free_lines(aims: list[tuple[int, str]], glyphs: Glyphs, say: Say) -> list[Text]:
    """An empty place where the card in hand may go, with the options that put it there."""
    box = glyphs.free
    rows = [f"{number} {say(f'cli-map-{word}')}" for number, word in aims][: DOWN - 2]
    rows += [""] * (DOWN - 2 - len(rows))
    return [
        line((box.top_left + box.flat * INSIDE + box.top_right, "dim")),
        *(
            line((box.tall, "dim"), (f" {row:<{INSIDE - 1}}"[:INSIDE], "bold"), (box.tall, "dim"))
            for row in rows
        ),
        line((box.low_left + box.flat * INSIDE + box.low_right, "dim")),
    ]


# -- the whole -----------------------------------------------------------------------------------------------


class Dungeon:
    """The spaces of a view, with what lies and stands in each."""

    def __init__(
        self, view: Mapping[str, Any], seat: int | None, say: Say, name: Callable[[str], str], typed: bool
    ) -> None:
        self.view = view
        self.say = say
        self.name = name
        self.glyphs = TYPED if typed else DRAWN
        self.spaces: dict[Cell, Mapping[str, Any]] = {
            read_cell(space["cell"]): space for space in view["map"]
        }
        self.heroes = {
            int(n): read_cell(player["at"]) for n, player in view["seat"].items() if player["at"] is not None
        }
        self.aims = targets(view, seat)
        goals = view["seat"][str(seat)]["goals"] if seat is not None else {}
        self.goals = {room for rooms in goals.values() for room in rooms}  # where one's own Quests lead
        watched = seat if seat in self.heroes else view["turn"]
        self.focus = self.heroes.get(watched, (0, 0)) if watched is not None else (0, 0)

    def marks(self, cell: Cell) -> list[str]:
        """The sides of a card as they are now: a door opened in this turn is an o."""
        sides: list[str] = self.spaces[cell]["sides"]
        opened = self.view["opened"]
        return [
            "o" if mark[0] in "LT" and edge_name(cell, n) in opened else mark for n, mark in enumerate(sides)
        ]

    def blind(self, cell: Cell) -> list[bool]:
        """The sides that lead against the wall of a neighbour."""
        beyond = [self.spaces.get(neighbour(cell, side)) for side in SIDES]
        return [there is not None and there["sides"][OPPOSITE[n]] == "#" for n, there in enumerate(beyond)]

    def aim(self, cell: Cell, size: int = INSIDE) -> Text:
        """The options that lead to a card, as many as there is room for."""
        numbers = [str(number) for number, _ in self.aims.get(cell, [])[:3]]
        while len(numbers) > 1 and len(",".join(numbers)) > size - 2:
            numbers.pop()
        return line((f"[{','.join(numbers)}]", "bold")) if numbers else line()

    def pit(self, space: Mapping[str, Any]) -> Text:
        return line((self.say("cli-map-pit", n=space["pit"]), "red")) if space["pit"] else line()

    def cell_lines(self, cell: Cell) -> list[Text]:
        space = self.spaces.get(cell)
        if space is not None:
            seats = [seat for seat, at in self.heroes.items() if at == cell]
            fresh = space["cell"] not in self.view["visited"]
            name = self.name(space["card"])
            goal = any(space["card"].startswith(f"{room}_") for room in self.goals)
            marks, blind = self.marks(cell), self.blind(cell)
            pit = bool(space["pit"])  # it takes the corner, and the options go beside the upper door
            corner = self.pit(space) if pit else self.aim(cell)
            above = self.aim(cell, BESIDE) if pit else None
            return card_lines(space, name, self.glyphs, marks, blind, seats, corner, fresh, goal, above)
        if cell in self.aims:
            return free_lines(self.aims[cell], self.glyphs, self.say)
        return [line(" " * ACROSS)] * DOWN

    def lines(self, width: int, rows: int, focus: Cell | None = None) -> list[Text]:
        """The map in so many columns of text and rows of cards, with a note of what is left out."""
        cells = [*self.spaces, *(cell for cell in self.aims if cell not in self.spaces)]
        across = max(1, (width - MARGIN) // ACROSS)
        shown = window(cells, focus or self.focus, across, rows, [*self.heroes.values(), *self.aims])
        compass = self.say("cli-map-north") + self.glyphs.north
        numbers = "".join(f"{x:^{ACROSS}}" for x in shown.columns)
        lines = [line((f"{compass:<{MARGIN}}{numbers}".rstrip(), "dim"))]
        for y in shown.rows:
            row = [self.cell_lines((x, y)) for x in shown.columns]
            for n in range(DOWN):
                margin = f"{y:>{MARGIN - 1}} " if n == DOWN // 2 else " " * MARGIN
                text = line((margin, "dim"), *(cell[n] for cell in row))
                text.rstrip()
                lines.append(text)
        hidden = sum(not shown.shows(cell) for cell in self.spaces)
        if hidden:
            lines += filled(self.say("cli-map-more", n=hidden), width, style="italic")
        return lines

    def placing(self) -> list[Text]:
        """The Map card that is being placed, as it lies either way."""
        space = self.view["placing"]
        if space is None:
            return []
        name, sides = self.name(space["card"]), space["sides"]
        facings = ["upright"] if sides == sides[2:] + sides[:2] else ["upright", "turned"]
        drawn = []
        for facing in facings:
            marks = sides if facing == "upright" else sides[2:] + sides[:2]
            drawn.append(card_lines(space, name, self.glyphs, marks, [False] * 4, [], self.pit(space)))
        captions = "".join(f"{self.say(f'cli-map-{facing}'):^{ACROSS}} " for facing in facings)
        lines = [line(" " * MARGIN, (captions.rstrip(), "dim"))]
        return lines + [line(" " * MARGIN, Text(" ").join(cells)) for cells in zip(*drawn, strict=True)]

    def legend(self) -> str:
        room, passage = self.glyphs.room, self.glyphs.passage
        corners = {"room": room.top_left + room.top_right, "passage": passage.top_left + passage.top_right}
        return self.say("cli-map-legend", **corners)
