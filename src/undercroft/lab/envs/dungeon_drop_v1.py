"""Dungeon Drop for learning machines, version 1: rules version 1, encoding version 1.

Where a player may aim anywhere, the points of the grid that is listed are the actions: the table is divided
into squares of 40 mm around the points of that grid. A finer grid is listed where the usual one has no point
that will do; what then lies in the same square gets the next free number.
"""

from collections import Counter
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from undercroft.engine.game import Game
from undercroft.lab.envs.aec import TableEnv, wrapped
from undercroft.lab.envs.encoding import (
    Encoding,
    Feature,
    Numbers,
    Situation,
    Verb,
    VerbPlace,
    View,
    asked_features,
    chosen,
    counted,
    marked,
    marks,
    numbered,
    values,
    words,
)

PROMPTS: Final = numbered(
    (
        "setup.height",
        "enter.room",
        "explore.aim",
        "explore.give_back",
        "explore.place",
        "act.choose",
        "act.flick",
        "act.slide",
        "act.prop",
        "act.pull",
        "act.point",
        "act.pick",
        "act.aim",
        "act.swap",
        "act.transmute",
        "act.banish",
        "act.mend",
        "move.room",
        "loot.room",
        "loot.none",
        "loot.ability",
        "loot.slay",
        "loot.shield",
        "loot.take",
        "stairs.leave",
        "floor.after",
        "turn.end",
        "meeple.place",
    )
)
PHASES: Final = numbered(("setup", "enter", "explore", "act", "move", "loot", "stairs", "after", "end"))
HEIGHTS: Final = (150, 200, 250, 300)
DIRECTIONS: Final = tuple(range(0, 360, 45))
STRENGTHS: Final = (25, 50, 100)
TOKENS: Final = (1000, 1001, 1002)  # as corners of a room
GRID: Final = 40  # millimetres
COLUMNS: Final = tuple(range(-400, 401, GRID))
ROWS: Final = tuple(range(-280, 281, GRID))
ROOMS_OF_ONE: Final = 40  # numbers for the rooms with the same cube as a corner
SLIDE: Final = 2  # squares to either side
PROP: Final = 3
WIDE, DEEP = 40000, 30000  # from the centre of the table to its edges, in hundredths of a millimetre


def column_of(x: int) -> int:
    """
    >>> [COLUMNS[column_of(x)] for x in (-400, -21, -20, 0, 19, 20, 400)]
    [-400, -40, 0, 0, 0, 40, 400]
    """
    return min(max((x + GRID // 2) // GRID + len(COLUMNS) // 2, 0), len(COLUMNS) - 1)


def row_of(y: int) -> int:
    return min(max((y + GRID // 2) // GRID + len(ROWS) // 2, 0), len(ROWS) - 1)


def find_square(here: Any, args: tuple[int, ...]) -> int:
    return column_of(args[0]) * len(ROWS) + row_of(args[1])


class Floor(Situation):
    """A view with the cubes where they lie, and the rooms counted so far."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        self.rooms: Counter[int] = Counter()

    @cached_property
    def lying(self) -> dict[str, list[Any]]:
        """By cube: name, x, y, turn, face."""
        return {cube[0]: cube for cube in self.view["cubes"]}

    @cached_property
    def centres(self) -> dict[tuple[int, int], str]:
        """The first cube at each whole millimetre, in the order of the cubes."""
        return {(round(c[1] / 100), round(c[2] / 100)): c[0] for c in reversed(self.view["cubes"])}


class DungeonDropV1(Encoding):
    """93 cubes that lie anywhere."""

    version = 1
    situation = Floor

    def __init__(self, game: Game, seats: int) -> None:
        box: Any = game.shared(game.checked_options({}))["box"]
        self.box = box
        self.cubes = numbered(box.names)
        self.kinds = dict(box.kind_index)
        self.races = numbered(race.id for race in box.races)
        self.classes = numbered(one.id for one in box.classes)
        self.abilities = numbered((*self.races, *self.classes))
        self.quests = numbered(quest.id for quest in box.quests)
        self.pillars = tuple(sorted(box.pillars))
        self.others = tuple(n for n in range(len(box.names)) if n not in box.pillars)
        corners = (*self.pillars, *TOKENS) if seats == 1 else self.pillars
        self.triples: dict[tuple[int, ...], int] = {
            three: i for i, three in enumerate(combinations(corners, 3))
        }
        self.share: int = box.measures.game.cubes[seats - 1]
        super().__init__(game, seats)

    # -- actions ---------------------------------------------------------------------------------------------

    def find_room(self, here: Floor, args: tuple[int, ...]) -> int:
        """Three Pillars or tokens; or a cube, and how many rooms with it were listed before."""
        three = tuple(sorted(args))
        if three in self.triples:
            return self.triples[three]
        cube = next(n for n in three if n in self.others)
        before = here.rooms[cube]
        here.rooms[cube] += 1
        nth = min(before, ROOMS_OF_ONE - 1)
        return len(self.triples) + self.others.index(cube) * ROOMS_OF_ONE + nth

    def room_names(self) -> tuple[str, ...]:
        def called(n: int) -> str:
            return f"token_{n - TOKENS[0] + 1}" if n in TOKENS else self.box.names[n]

        plain = ["/".join(called(n) for n in three) for three in self.triples]
        if self.seats > 1:
            plain += [f"{called(n)}.{nth}" for n in self.others for nth in range(ROOMS_OF_ONE)]
        return tuple(plain)

    def find_drawn(self, here: Floor, args: tuple[int, ...]) -> int:
        return int(here.view["drawn"]["known"].index(self.box.names[args[0]]))

    def find_at(self, here: Floor, args: tuple[int, ...]) -> int:
        return self.cubes[here.centres[(args[0], args[1])]]

    def find_slide(self, here: Floor, args: tuple[int, ...]) -> int:
        _, x, y, *_ = here.lying[self.box.names[args[0]]]
        return self.pillars.index(args[0]) * (2 * SLIDE) ** 2 + steps(args[1:], x, y, SLIDE, 2 * SLIDE)

    def find_prop(self, here: Floor, args: tuple[int, ...]) -> int:
        tokens = here.view["tokens"]
        x, y = (sum(token[n] for token in tokens) // len(tokens) for n in (0, 1))
        size = 2 * PROP + 1
        return self.pillars.index(args[0]) * size**2 + steps(args[1:], x, y, PROP + 0.5, size)

    def some(self, meaning: str, found: tuple[int, ...]) -> VerbPlace:
        return counted(meaning, (self.box.names[n] for n in found), found)

    def verbs(self) -> list[Verb]:
        names = self.box.names
        cube = self.some("cube", tuple(range(len(names))))
        height = counted("height: 150, 200, 250, 300 mm", map(str, HEIGHTS), HEIGHTS)
        ability = words("Race or Class", tuple(self.abilities))
        square = VerbPlace(
            "square of 40 mm: 21 from west to east, 15 in each from north to south",
            tuple(f"{x},{y}" for x in COLUMNS for y in ROWS),
            find_square,
            2,
        )
        pairs = {pair: i for i, pair in enumerate(combinations(self.others, 2))}
        return [
            Verb("height", (height,)),
            Verb("drop", (square, height), crowded=True),
            Verb("use", (ability, ability)),
            Verb("drink", (cube,)),
            Verb("soothe"),
            Verb(
                "room", (VerbPlace(self.room_meaning(), self.room_names(), self.find_room, 3),), crowded=True
            ),
            Verb("shield", (cube,)),
            Verb("slay", (cube,)),
            Verb("take", (cube,)),
            Verb("give_back", (cube,)),
            Verb(
                "place",
                (
                    VerbPlace(
                        "drawn cube, in the order of the cubes",
                        tuple(map(str, range(self.share))),
                        self.find_drawn,
                    ),
                    square,
                ),
                crowded=True,
            ),
            Verb(
                "flick",
                (
                    cube,
                    counted("direction, every 45 degrees", map(str, DIRECTIONS), DIRECTIONS),
                    counted("strength: 25, 50, 100", map(str, STRENGTHS), STRENGTHS),
                ),
            ),
            Verb("slide", (self.moved("Pillar, and where to", SLIDE, 2 * SLIDE, self.find_slide),)),
            Verb(
                "prop",
                (self.moved("Pillar, and where to from the Pawn", PROP + 0.5, 2 * PROP + 1, self.find_prop),),
            ),
            Verb("pull", (square,), crowded=True),
            Verb("point", (VerbPlace("cube at that point", names, self.find_at, 2),)),
            Verb("pick", (cube,)),
            Verb(
                "swap",
                (
                    VerbPlace(
                        "two cubes that are no Pillars",
                        tuple(f"{names[a]} {names[b]}" for a, b in pairs),
                        lambda here, args: pairs[args[0], args[1]],
                        2,
                    ),
                ),
            ),
            Verb("transmute", (cube,)),
            Verb("banish", (cube,)),
            Verb("mend", (cube,)),
            Verb("meeple", (square,), crowded=True),
            Verb("leave"),
            Verb("stay"),
            Verb("retire"),
            Verb("descend"),
            Verb("pass"),
            Verb("done"),
        ]

    def room_meaning(self) -> str:
        if self.seats == 1:
            return "three of the Pillars and tokens"
        return f"three Pillars; or another cube as a corner, and up to {ROOMS_OF_ONE} rooms with it as listed"

    def moved(self, meaning: str, far: float, size: int, find: Any) -> VerbPlace:
        """A Pillar, and squares around a point from the north-west to the south-east."""
        shifts = [(round((n - far + 0.5) * GRID)) for n in range(size)]
        labels = (f"{self.box.names[n]} {x:+},{y:+}" for n in self.pillars for x in shifts for y in shifts)
        return VerbPlace(f"{meaning}: {size} x {size} squares of 40 mm", tuple(labels), find, 3)

    # -- observations ----------------------------------------------------------------------------------------

    def all_features(self) -> list[Feature]:
        cubes = len(self.cubes)
        return [
            *asked_features(PROMPTS, PHASES, self.seats),
            Feature("game", 11, GAME, game_numbers),
            Feature("box", len(self.kinds), f"cubes in the Box / 10: {', '.join(self.kinds)}", self.in_box),
            Feature("tokens", 9, "three tokens: there, x / 400 mm, y / 300 mm", tokens),
            Feature("pawn", 3, "the Pawn in the set-up: there, x / 400 mm, y / 300 mm", pawn),
            Feature("numbers", 18, NUMBERS, seat_numbers, each=True),
            chosen("race", ", ".join(self.races), self.races),
            marked("classes", ", ".join(self.classes), self.classes),
            marked("tilted", "Races and Classes used on this floor", self.abilities),
            chosen("quest", f"the Quest if it is known: {', '.join(self.quests)}", self.quests),
            marked("stash", "cubes in the stash", self.cubes),
            Feature(
                "covered",
                cubes,
                "hearts that a monster on the Race card covers, / 5",
                lambda here, player: values(dict(player["card"]), self.cubes, 5),
                each=True,
            ),
            marked("trophies", "monsters slain", self.cubes),
            Feature("lying", cubes, "cubes on the table", lambda here: marks(here.lying, self.cubes)),
            Feature("x", cubes, "where they lie, x / 400 mm from the centre", self.pose(1, WIDE)),
            Feature("y", cubes, "and y / 300 mm", self.pose(2, DEEP)),
            Feature("angle", cubes, "how they are turned / 90 degrees", self.pose(3, 900)),
            Feature("drawn", cubes, "drawn cubes that are known", self.named("drawn")),
            Feature("aside", cubes, "cubes set aside", self.named("aside")),
            Feature("discard", cubes, "cubes out of this floor", self.named("discard")),
            Feature("loot", 6, LOOT, loot_numbers),
            Feature(
                "loot_cubes",
                cubes,
                "cubes of the room that is looted",
                lambda here: marks((here.view["loot"] or {"cubes": ()})["cubes"], self.cubes),
            ),
        ]

    def in_box(self, here: Floor) -> Numbers:
        return values(here.view["box"], self.kinds, 10)

    def pose(self, part: int, scale: int) -> Any:
        return lambda here: values({name: c[part] for name, c in here.lying.items()}, self.cubes, scale)

    def named(self, name: str) -> Any:
        def read(here: Floor) -> Numbers:
            found = here.view[name]
            return marks(found["known"] if name == "drawn" else found, self.cubes)

        return read


def steps(there: tuple[int, ...], x: int, y: int, far: float, size: int) -> int:
    """The square of a point (mm) around another (hundredths): a grid has no more than one in each."""
    across, down = (
        min(max(int((part - centre // 100 + far * GRID) // GRID), 0), size - 1)
        for part, centre in zip(there, (x, y), strict=True)
    )
    return across * size + down


GAME: Final = (
    "round / 3 (with one seat / 20), floor / 10, tracker / 9, the turn's ability is spent, score required "
    "/ 50, cubes drawn / 6, no way to go on, Teamwork, Honour, seats / 4, heroes still to play in this "
    "round / 4"
)


def game_numbers(here: Floor) -> Numbers:
    view = here.view
    return [
        view["round"] / (20 if here.seats == 1 else 3),
        view["floor"] / 10,
        view["tracker"] / 9,
        float(view["spent"]),
        (view["required"] or 0) / 50,
        view["drawn"]["count"] / 6,
        float(view["stuck"]),
        float(view["options"]["teamwork"]),
        float(view["options"]["honour"]),
        here.seats / 4,
        len(view["order"]) / 4,
    ]


def tokens(here: Floor) -> Numbers:
    row: list[float] = []
    for token in here.view["tokens"]:
        row += [1.0, token[0] / WIDE, token[1] / DEEP]
    return row + [0.0] * (9 - len(row))


def spot(found: list[int] | None) -> list[float]:
    return [0.0, 0.0, 0.0] if found is None else [1.0, found[0] / WIDE, found[1] / DEEP]


def pawn(here: Floor) -> Numbers:
    return spot(here.view["pawn"])


WORTH: Final = ("gold", "gems", "quest", "total", "opened")
NUMBERS: Final = (
    "in the game, printed hearts / 10, hearts left / 10, initiative / 20, strain / 5, lockpicks / 5, "
    "weight / 30, still to play in this round, how far behind in it / 4, points of the meeple / 5, the "
    "meeple: there, x / 400 mm, y / 300 mm; sure points so far: gold / 30, gems / 50, Quest / 20, all / "
    "100, Chests that would be opened / 6"
)


def seat_numbers(here: Floor, player: View) -> Numbers:
    seat = here.order[next(n for n, one in enumerate(here.players) if one is player)]
    order = here.view["order"]
    worth = player["worth"]
    return [
        float(player["in"]),
        player["life"] / 10,
        player["life_left"] / 10,
        player["initiative"] / 20,
        player["strain"] / 5,
        player["lockpick"] / 5,
        player["weight"] / 30,
        float(seat in order),
        order.index(seat) / 4 if seat in order else 0.0,
        player["meeple_points"] / 5,
        *spot(player["meeple"]),
        *(worth.get(name, 0) / scale for name, scale in zip(WORTH, (30, 50, 20, 100, 6), strict=True)),
    ]


LOOT: Final = (
    "a room is looted, by oneself, hits to take / 10, Shields left / 5, hearts before / 10, hearts after / 10"
)


def loot_numbers(here: Floor) -> Numbers:
    loot = here.view["loot"]
    if loot is None:
        return [0.0] * 6
    return [
        1.0,
        float(loot["seat"] == here.seat),
        sum(hit for _, hit in loot["dealt"]) / 10,
        loot["shields"] / 5,
        loot["life"] / 10,
        loot["left"] / 10,
    ]


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without wrappers; see `TableEnv` for the arguments."""

    rules = ("dungeon_drop", 1)
    encoder = DungeonDropV1
    metadata = TableEnv.described("dungeon_drop", 1, rules=1, encoding=DungeonDropV1.version)


env = wrapped(raw_env)
