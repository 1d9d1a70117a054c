"""The map of a dungeon of tiles on a lattice of half-tiles: every tile a box, its Passages gaps in the sides.

           0      1      2      3
        ┌─   ────   ─┐┌─────A2─────┐      ┌┐ Floor I, ╔╗ II, ┏┓ III, ╒╕ IV; A2 the Alert Value
      0  Starting      Hunter             a gap is a Passage, a line is a wall
        │Zone        ││Bivouac     │      M in a gap is a Door for a Militia cube, / a Stair Token
        │            ││CCM /!   (X)│      cubes from the left, effects of the Zone, tokens
      1  @0 @1       ╎│&        [2]│      @0 a Scholar, & the Boss, [2] where option 2 leads
        └─   ─I──   ─┘└─   ─I──   ─┘      a dotted Passage leads nowhere, a filled one has a Wall Token

Tiles may be shifted by half a tile. Works from a view alone.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from rich.text import Text

from undercroft.cli.styling import abbreviated, filled, line
from undercroft.cli.tables.dungeon import (
    MARGIN,
    Box,
    Cell,
    Say,
    Viewport,
    best_start,
    hero_tokens,
    read_cell,
)
from undercroft.texts.speaker import message_of

HALF: Final = 7  # columns of half a tile
STEP: Final = 3  # lines of half a tile
ACROSS: Final = 2 * HALF
DOWN: Final = 2 * STEP
FRAME: Final = 2
GAP: Final = 3  # columns of a Passage
BESIDE: Final = (HALF - GAP) // 2  # what is left of its half on either side
LABEL: Final = HALF - 1  # columns of the options that lead to one place
NEAREST: Final = 2  # half-tiles: the least that is shown of a map, one whole tile
UPPER: Final = 1  # the line of the first Passage in the east and west

BASE_FLOORS: Final = ("floor1", "floor2", "floor3")

CUBE_STYLE: Final = {
    "civilization": "green",
    "militia": "red",
    "worship": "blue",
    "riches": "yellow",
    "caste": "magenta",
}
LOOSE_STYLE: Final = {"false_information": "bright_black", "universal_information": "bright_white"}
STYLES: Final = CUBE_STYLE | LOOSE_STYLE

Edge = tuple[bool, int, int]
Details = Mapping[str, Any]


class Glyphs(NamedTuple):
    """The boxes of the Floors; a Passage that leads nowhere, flat and tall; a Wall Token; an empty
    space; the arrow to the north.
    """

    floors: tuple[Box, Box, Box, Box]
    blind: tuple[str, str]
    wall: str
    empty: str
    north: str


DRAWN: Final = Glyphs(
    (
        Box("┌", "┐", "└", "┘", "─", "│"),
        Box("╔", "╗", "╚", "╝", "═", "║"),
        Box("┏", "┓", "┗", "┛", "━", "┃"),
        Box("╒", "╕", "╘", "╛", "═", "│"),
    ),
    ("╌", "╎"),
    "▒",
    "·",
    "↑",
)
TYPED: Final = Glyphs(
    (
        Box("+", "+", "+", "+", "-", "|"),
        Box("#", "#", "#", "#", "=", "#"),
        Box("%", "%", "%", "%", "=", "%"),
        Box("*", "*", "*", "*", "~", "*"),
    ),
    (".", ":"),
    "x",
    ".",
    "^",
)


class Mark(NamedTuple):
    """How half a side is drawn: its text, and what fills the rest of the Passage (nothing for a wall)."""

    text: str = ""
    fill: str = ""
    style: str = ""


def edge_of(cell: Cell, passage: str, size: int = 1) -> Edge:
    """Half a side of a tile that is so many tiles wide: whether it lies flat, and its end on the lattice. The
    same for both tiles that share it; Passages are counted clockwise.

    >>> edge_of((0, 0), "e2") == edge_of((2, 0), "w1") == edge_of((2, -1), "w2", 2)
    True
    """
    side, n, width = passage[0], int(passage[1:]) - 1, 2 * size
    ends = {"n": (n, 0), "e": (width, n), "s": (width - 1 - n, width), "w": (0, width - 1 - n)}
    x, y = ends[side]
    return side in "ns", cell[0] + x, cell[1] + y


def covered(cell: Cell, size: int = 1) -> list[Cell]:
    """The half-tiles under a tile."""
    halves = range(2 * size)
    return [(cell[0] + x, cell[1] + y) for y in halves for x in halves]


def rounded(numbers: Sequence[int], size: int) -> str:
    """Numbers of options in brackets, as many as there is room for.

    >>> rounded([3], 6), rounded([1, 12, 14], 6), rounded([], 6)
    ('[3]', '[1,12]', '')
    """
    shown = list(numbers)
    while len(shown) > 1 and len(",".join(map(str, shown))) > size - 2:
        shown.pop()
    return f"[{','.join(map(str, shown))}]" if shown else ""


class Targets(NamedTuple):
    """Where the options of this decision lead: to Zones, or to free places for a tile."""

    zones: dict[str, list[int]]
    places: dict[Cell, list[int]]


def targets(view: Mapping[str, Any]) -> Targets:
    zones: dict[str, list[int]] = {}
    places: dict[Cell, list[int]] = {}
    lying = {zone["zone"] for zone in view["dungeon"]}
    for number, option in enumerate((view["asked"] or {}).get("options", ()), 1):
        words = option.split()[1:]
        place = next((word for word in words if re.fullmatch(r"-?\d+,-?\d+", word)), None)
        if place is not None:
            places.setdefault(read_cell(place), []).append(number)
        for word in words if place is None else ():
            if word in lying:
                zones.setdefault(word, []).append(number)
    return Targets(zones, places)


class Tiles:
    """The tiles of a view, with what lies and stands on each. `printed` has the facts of every tile."""

    def __init__(
        self,
        view: Mapping[str, Any],
        seat: int | None,
        say: Say,
        name: Callable[[str], str],
        printed: Mapping[str, Details],
        typed: bool,
    ) -> None:
        self.view = view
        self.say = say
        self.name = name
        self.printed = printed
        self.glyphs = TYPED if typed else DRAWN
        self.zones: dict[str, Details] = {zone["zone"]: zone for zone in view["dungeon"]}
        self.cells = {zone["zone"]: read_cell(zone["cell"]) for zone in view["dungeon"]}
        self.lying = {half: zone for zone in self.cells for half in self.halves(zone)}
        self.wide = max([self.size(tile) for tile in view["tiles"]], default=1)  # what is to be laid
        self.scholars: dict[str, list[int]] = {}
        for n, player in view["seat"].items():
            stays = int(n) in view.get("home", ())  # DGY-ED-26
            place = "starting_zone" if stays else player["at"]
            if place is not None:
                self.scholars.setdefault(place, []).append(int(n))
        self.boss_at = view["boss"]["at"] if view["boss"] else None
        self.omega_at = view["omega"]["at"] if view.get("omega") else None
        self.aims = targets(view)
        self.walls, self.stairs = (
            {self.named_edge(text) for text in view[name]} for name in ("walls", "stairs")
        )
        self.passages: dict[Edge, list[str]] = {}  # the tiles that have a Passage there
        for zone, cell in self.cells.items():
            for passage in printed[zone]["passages"]:
                self.passages.setdefault(edge_of(cell, passage, self.size(zone)), []).append(zone)
        watched = str(view["turn"] if seat is None or view["seat"][str(seat)]["at"] is None else seat)
        place = view["seat"][watched]["at"]
        self.focus = self.cells.get(place, (0, 0)) if place is not None else (0, 0)

    def named_edge(self, text: str) -> Edge:
        """A half-edge as a view names it: ``I-2 s1``."""
        zone, passage = text.split()
        return edge_of(self.cells[zone], passage, self.size(zone))

    def size(self, zone: str) -> int:
        """How many tiles wide it is."""
        found: int = self.printed[zone]["size"]
        return found

    def halves(self, zone: str) -> list[Cell]:
        return covered(self.cells[zone], self.size(zone))

    def has(self, module: str) -> bool:
        """Whether a module is in use."""
        return bool(self.view["options"][module])

    def letter(self, cube: str) -> str:
        return self.say(message_of("cli-letter", cube))

    # -- the sides -------------------------------------------------------------------------------------------

    def mark(self, zone: str, passage: str, cell: Cell | None) -> Mark:
        """Half a side of a tile: a wall, a Passage, its Door, the token on it. A tile in hand has no cell."""
        facts = self.printed[zone]
        if passage not in facts["passages"]:
            return Mark()
        door = "".join(self.letter(cube) for cube in facts["doors"].get(passage, ()))
        if cell is None:
            return Mark(door, " ", "yellow")
        edge = edge_of(cell, passage, self.size(zone))
        if edge in self.walls:
            return Mark("", self.glyphs.wall, "red")
        if self.is_blind(zone, edge):
            return Mark("", self.glyphs.blind[not edge[0]], "dim")
        return Mark(door + "/" * (edge in self.stairs), " ", "yellow" if door else "green")

    def is_blind(self, zone: str, edge: Edge) -> bool:
        """Whether a Passage faces a tile and yet leads nowhere: a wall, or another Floor without Stairs."""
        flat, x, y = edge
        before = (x, y - 1) if flat else (x - 1, y)
        sides = {self.lying.get(half) for half in (before, (x, y))} - {zone, None}
        if not sides:
            return False
        met = [other for other in self.passages.get(edge, ()) if other != zone]
        floor = self.printed[zone]["floor"]
        return not any(self.printed[other]["floor"] == floor or edge in self.stairs for other in met)

    def flat_side(self, marks: Sequence[Mark], box: Box, middle: str) -> Text:
        """A side in the north or south, with a word in its middle."""
        drawn = [
            line((f"{mark.text:{mark.fill}^{GAP}}", mark.style) if mark.fill else (box.flat * GAP, "dim"))
            for mark in marks
        ]
        end = line((box.flat * (BESIDE - 1), "dim"))
        parts = [end, drawn[0]]
        for n, half in enumerate(drawn[1:], 1):
            said = middle if 2 * n == len(drawn) else ""
            parts += [line((f"{said:{box.flat}^{2 * BESIDE}}", "bold" if said else "dim")), half]
        return line(*parts, end)

    def upright(self, mark: Mark, box: Box, apart: str = "") -> Text:
        """A side in the east or west, in the line of its Passage; what is written there stands apart."""
        return line((mark.text or mark.fill or box.tall, mark.style or "dim"), apart * bool(mark.text))

    # -- one tile --------------------------------------------------------------------------------------------

    def tile_lines(self, zone: str, lies: bool = True) -> list[Text]:
        """A tile in six lines, or in twice as many, as it lies in the dungeon or as it is in hand."""
        facts, cell = self.printed[zone], self.cells[zone] if lies else None
        box = self.glyphs.floors[int(facts["floor"]) - 1]
        across, lowest = facts["size"] * ACROSS, facts["size"] * DOWN - 2
        space = across - FRAME
        sides = {
            side: [self.mark(zone, f"{side}{n + 1}", cell) for n in range(2 * facts["size"])]
            for side in ("n", "e", "s", "w")
        }
        lines = range(UPPER, lowest + 1, STEP)
        west = {n: self.upright(mark, box, " ") for n, mark in zip(lines, reversed(sides["w"]), strict=True)}
        east = {n: self.upright(mark, box) for n, mark in zip(lines, sides["e"], strict=True)}
        wall = line((box.tall, "dim"))
        goods, tokens = self.goods(zone, lies), self.tokens(zone) if lies else line()
        beside_goods = goods.cell_len + tokens.cell_len < space  # else they stand beside the name
        reserved = tokens.cell_len + 1 if tokens and not beside_goods else 0
        room = across - west[UPPER].cell_len - east[UPPER].cell_len
        title = abbreviated(self.name(zone), (room, space - reserved))
        first, second, *_ = [*title, "", ""]
        alert = self.say("cli-map-alert", n=facts["alert"]) if facts["alert"] else ""
        inside = {
            1: line((first, "bold")),
            2: spread(line((second, "bold")), tokens if reserved else line(), space),
            3: goods if reserved else spread(goods, tokens, space),
        }
        inside |= {n: line() for n in range(len(inside) + 1, lowest + 1)}
        if lies:
            inside[lowest] = self.company(zone, across - west[lowest].cell_len - east[lowest].cell_len)
        rows = [line((box.top_left, "dim"), self.flat_side(sides["n"], box, alert), (box.top_right, "dim"))]
        for n, content in inside.items():
            left, right = west.get(n, wall), east.get(n, wall)
            rows.append(spread(line(left, content), right, across))
        floor = self.say(f"floor-{facts['floor']}")
        low = self.flat_side(sides["s"][::-1], box, floor)
        return [*rows, line((box.low_left, "dim"), low, (box.low_right, "dim"))]

    def goods(self, zone: str, lies: bool) -> Text:
        """The cubes of a Zone from the left, and its effects."""
        cubes = self.zones[zone]["cubes"] if lies else self.printed[zone]["slots"]
        parts: list[str | tuple[str, str]] = [
            (self.glyphs.empty, "dim") if cube is None else (self.letter(cube), f"bold {STYLES[cube]}")
            for cube in cubes
        ]
        effects = "".join(self.effect(zone, name, word) for name, word in self.printed[zone]["icons"])
        return line(*parts, " " * bool(parts and effects), (effects, "red"))

    def effect(self, zone: str, name: str, word: str | int) -> str:
        """An effect in as few letters as possible; nothing if it has no part in this game any more."""
        if name in self.zones.get(zone, self.view)["idle"]:
            return ""
        if name == "bivouac":
            n = self.letter(str(word))
        else:
            n = str(word)[:1].upper() if name == "engage_familiar" else str(word)
        return self.say(message_of("cli-icon", name), n=n)

    def tokens(self, zone: str) -> Text:
        """Traps, a Secret Passage X, a Teleport Token, an Iota, Eggs, and Familiars that were released."""
        lying = self.zones[zone]
        traps = "".join(
            "?" if trap is None else "?" + self.say(f"cli-icon-{trap.split('_')[1]}", n="")
            for trap in lying["traps"]
        )
        crossing = self.say("cli-icon-secret-passage", n="X") if lying["x"] else ""
        eggs = "*" * bool(lying.get("frozen")) + "o" * lying.get("eggs", 0)
        eggs += "S" * bool(lying.get("tentacle"))
        eggs += "&" * ((self.view.get("temple") or {}).get("snake_pit") == zone)
        released = "".join(
            self.say("cli-icon-engage-familiar", n=name[:1].upper())
            for name, found in self.view.get("familiars", {}).items()
            if found["at"] == zone
        )
        return line((f"{crossing}{'~' if lying['teleport'] else ''}{traps}{eggs}{released}", "magenta"))

    def company(self, zone: str, width: int) -> Text:
        """Scholars, the Boss, Omega, and the options that lead here."""
        aim = line((rounded(self.aims.zones.get(zone, ()), LABEL), "bold"))
        signs = "&" * (self.boss_at == zone) + "%" * (self.omega_at == zone)
        boss = line((signs, "bold red")) if signs else line()
        space = width - aim.cell_len - boss.cell_len - bool(boss)
        scholars = hero_tokens(self.scholars.get(zone, []), space)
        return spread(line(scholars, " " * bool(scholars and boss), boss), aim, width)

    # -- the whole -------------------------------------------------------------------------------------------

    @cached_property
    def drawn(self) -> dict[str, list[Text]]:
        """Every tile, drawn once however often the map is cut."""
        return {zone: self.tile_lines(zone) for zone in self.cells}

    def window(self, width: int, rows: int, focus: Cell) -> Viewport:
        """The best part of the dungeon: with the whole tile in focus, and as many Scholars as possible."""
        places = [half for place in self.aims.places for half in covered(place, self.wide)]
        halves = [*self.lying, *places]
        marked = [cell for zone, cell in self.cells.items() if zone in self.scholars]
        marked += [self.cells[zone] for zone in self.aims.zones]
        marked += places
        sizes = max(NEAREST, (width - MARGIN) // HALF), max(NEAREST, rows)
        ranges = []
        for axis, size in enumerate(sizes):
            numbers = [half[axis] for half in halves]
            wanted = numbers + 3 * [cell[axis] for cell in marked]
            start = best_start(min(numbers), max(numbers), size, focus[axis], wanted, NEAREST)
            ranges.append(range(start, min(start + size, max(numbers) + 1)))
        return Viewport(*ranges)

    def lines(self, width: int, rows: int, focus: Cell | None = None) -> list[Text]:
        """The map in so many columns of text and half-tiles from north to south."""
        shown = self.window(width, rows, focus or self.focus)
        pieces: dict[int, list[tuple[int, Text]]] = {}  # by line: where a part begins
        for zone, (x, y) in self.cells.items():
            for n, text in enumerate(self.drawn[zone]):
                pieces.setdefault((y - shown.rows.start) * STEP + n, []).append(
                    ((x - shown.columns.start) * HALF, text)
                )
        for (x, y), numbers in self.aims.places.items():
            label = line((rounded(numbers, LABEL), "bold"))
            column = (x + 1 - shown.columns.start) * HALF - label.cell_len // 2
            pieces.setdefault((y - shown.rows.start) * STEP + STEP - 1, []).append((column, label))
        compass = self.say("cli-map-north") + self.glyphs.north
        numbers_above = "".join(f"{x:^{HALF}}" for x in shown.columns)
        lines = [line((f"{compass:<{MARGIN}}{numbers_above}".rstrip(), "dim"))]
        size = len(shown.columns) * HALF
        for n in range(len(shown.rows) * STEP):
            margin = f"{shown.rows[n // STEP]:>{MARGIN - 1}} " if n % STEP == 1 else " " * MARGIN
            text = line((margin, "dim"), joined(pieces.get(n, ()), size))
            text.rstrip()
            lines.append(text)
        hidden = sum(not all(map(shown.shows, self.halves(zone))) for zone in self.cells)
        if hidden:
            lines += filled(self.say("cli-tiles-more", n=hidden), width, style="italic")
        return lines

    def placing(self) -> list[Text]:
        """The tiles that were revealed and of which one must be laid."""
        tiles = self.view["tiles"]
        if not tiles:
            return []
        drawn = [self.tile_lines(tile, lies=False) for tile in tiles]
        height = max(map(len, drawn))
        for rows in drawn:
            rows += [Text(" " * rows[0].cell_len)] * (height - len(rows))
        return [line(" " * MARGIN, Text(" ").join(row)) for row in zip(*drawn, strict=True)]

    def legend(self) -> str:
        floors = {f"floor{n}": box.top_left + box.top_right for n, box in enumerate(self.glyphs.floors, 1)}
        cubes = {cube: self.letter(cube) for cube in CUBE_STYLE}
        marks = {"blind": "".join(self.glyphs.blind), "empty": self.glyphs.empty}
        base = {name: floors[name] for name in BASE_FLOORS}
        said = [self.say("cli-tiles-legend", **base, **cubes, **marks)]
        if len(self.view["piles"]) > len(BASE_FLOORS):
            said.append(self.say("cli-tiles-floor-iv", floor=floors["floor4"]))
        loose = {cube: self.letter(cube) for cube in LOOSE_STYLE if cube in self.view["supply"]}
        if loose:
            said.append(self.say("cli-tiles-loose", **loose))
        if self.view.get("nest") is not None or self.view.get("egg_row") is not None:
            said.append(self.say("cli-tiles-eggs"))
        if self.view.get("iota") is not None:
            said.append(self.say("cli-tiles-winter"))
        if self.view.get("temple") is not None:
            said.append(self.say("cli-tiles-temple"))
        if self.view.get("sea") is not None:
            said.append(self.say("cli-tiles-sea"))
        if self.view["boss"]:
            said.append(self.say("cli-tiles-boss"))
        if self.omega_at is not None:
            said.append(self.say("cli-tiles-omega"))
        if self.has("dangerous_zones"):
            said.append(self.say("cli-tiles-dangers", civilization=cubes["civilization"]))
        if self.has("main_effects"):
            said.append(self.say("cli-tiles-tokens", wall=self.glyphs.wall))
        return " ".join(said)


def spread(left: Text, right: Text, width: int) -> Text:
    """One text at the left and one at the right."""
    return line(left, " " * (width - left.cell_len - right.cell_len), right)


def joined(pieces: Sequence[tuple[int, Text]], width: int) -> Text:
    """Texts at their columns, what lies beyond the edges cut off."""
    whole = line()
    for column, text in sorted(pieces, key=lambda piece: piece[0]):
        start, end = max(0, column), min(width, column + text.cell_len)
        if start < end:
            whole.append(" " * (start - whole.cell_len))
            whole.append_text(text[start - column : end - column])
    return whole
