"""Dungeoneer for learning machines, version 1: rules version 1, encoding version 1.

Spaces of the dungeon are counted by the Map card that lies there; a space where none lies yet by a Map card
beside it and the side.
"""

from collections import deque
from functools import cached_property, lru_cache
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
    one_of,
    seat_named,
    seat_place,
    valued,
    values,
    words,
)

PROMPTS: Final = numbered(
    (
        "discard.choose",
        "encounter.lord",
        "encounter.declare",
        "encounter.blame",
        "bane.recall",
        "bane.destroy",
        "bane.swap",
        "bane.swap_with",
        "bane.facing",
        "inventory.shed",
        "build.place",
        "move.act",
        "quest.complete",
        "combat.style",
        "combat.weapon",
        "combat.power",
        "combat.reckon",
        "window.response",
        "window.reroll",
        "window.prevent",
        "window.check",
    )
)
PHASES: Final = numbered(("reset", "discard", "encounter", "build", "move"))
SCORES: Final = ("melee", "magic", "move", "level")
SIDES: Final = ("n", "e", "s", "w")
FACINGS: Final = ("upright", "turned")
SCENES: Final = numbered(("combat", "test", "trap", "die"))
FIGHTS: Final = numbered(("encounter", "challenge", "quest"))
TESTS: Final = numbered(("door", "pit", "trap", "room", "quest", "power"))
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

Cell = tuple[int, int]


def read_cell(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


Card = tuple[str, str, bool]  # name, cell, turned


class Drawing:
    """The dungeon as it lies. It changes seldom and is looked at for every observation."""

    def __init__(self, cards: tuple[Card, ...], sides: tuple[tuple[str, ...], ...]) -> None:
        self.names = {read_cell(cell): name for name, cell, _ in cards}
        self.turned = [name for name, _, turned in cards if turned]
        marks = dict(zip(self.names, sides, strict=True))
        self.links: dict[Cell, list[Cell | None]] = {}  # by side: the space one can walk to, doors left aside
        for (x, y), own in marks.items():
            row: list[Cell | None] = []
            for side, (dx, dy) in enumerate(STEPS):
                other = marks.get((x + dx, y + dy))
                shut = other is None or own[side] == "#" or other[(side + 2) % 4] == "#"
                row.append(None if shut else (x + dx, y + dy))
            self.links[x, y] = row


@lru_cache(maxsize=64)
def drawing(cards: tuple[Card, ...], sides: tuple[tuple[str, ...], ...]) -> Drawing:
    return Drawing(cards, sides)


class Dungeon(Situation):
    """A view with the dungeon as a drawing."""

    @cached_property
    def drawing(self) -> Drawing:
        spaces = self.view["map"]
        return drawing(
            tuple((space["card"], space["cell"], space["turned"]) for space in spaces),
            tuple(tuple(space["sides"]) for space in spaces),
        )

    @cached_property
    def here(self) -> Cell | None:
        at = self.players[0]["at"]
        return None if at is None else read_cell(at)

    @cached_property
    def far(self) -> dict[Cell, int]:
        """How many steps it is from each space to the nearest goal of an own Quest."""
        wanted = {room for rooms in self.players[0]["goals"].values() for room in rooms}
        links = self.drawing.links
        far = {cell: 0 for cell, name in self.drawing.names.items() if name.rpartition("_")[0] in wanted}
        queue = deque(far)
        while queue:
            cell = queue.popleft()
            for other in links[cell]:
                if other is not None and other not in far:
                    far[other] = far[cell] + 1
                    queue.append(other)
        return far


class DungeoneerV1(Encoding):
    """116 cards, a map that grows, windows for reactions."""

    version = 1
    situation = Dungeon
    without = frozenset(  # the tournament
        (
            *("custom_decks", "tournament_map", "sets", "lists", "keep", "start"),
            *("layout.place", "layout.kept", "start.choose"),
        )
    )

    def __init__(self, game: Game, seats: int) -> None:
        box: Any = game.shared(game.checked_options({}))["box"]
        self.box = box
        self.heroes = {box.card[n].id: i for i, n in enumerate(box.heroes)}
        self.quests = {box.names[n]: i for i, n in enumerate(box.quests)}
        self.maps = {box.names[n]: i for i, n in enumerate(box.maps)}
        self.adventures = {box.names[n]: i for i, n in enumerate(box.adventures)}
        self.rooms = {box.card[n].id: self.maps[box.names[n]] for n in reversed(box.maps)}
        super().__init__(game, seats)

    # -- actions ---------------------------------------------------------------------------------------------

    def cards(self, meaning: str, *kinds: str) -> VerbPlace:
        found = self.box.of_kinds(*kinds)
        return counted(meaning, (self.box.names[n] for n in found), found)

    def cell_of(self, number: int) -> Cell:
        return read_cell(self.game.kinds["cell"].write(None, number))

    def find_space(self, here: Dungeon, args: tuple[int, ...]) -> int:
        return self.maps[here.drawing.names[self.cell_of(args[0])]]

    def find_gap(self, here: Dungeon, args: tuple[int, ...]) -> int:
        """The first Map card beside it, in the order of the cards, and the side of it."""
        x, y = self.cell_of(args[0])
        beside = (
            (self.maps[there], side)
            for side, (dx, dy) in enumerate(STEPS)
            if (there := here.drawing.names.get((x - dx, y - dy))) is not None
        )
        card, side = min(beside)
        return 4 * card + side

    def verbs(self) -> list[Verb]:
        adventure = ("monster", "trap", "bane", "boon", "treasure")
        card = self.cards("Adventure card", *adventure)
        treasure = self.cards("Treasure", "treasure")
        belonging = self.cards("Boon or Treasure", "boon", "treasure")
        quest = self.cards("Quest", "quest")
        seat = seat_place(self.seats)
        score = words("score: melee, magic, move", SCORES[:3])
        side = words("side: n, e, s, w", SIDES)
        facing = words("upright or turned", FACINGS)
        space = VerbPlace("space, by its Map card", tuple(self.maps), self.find_space)
        gap = VerbPlace(
            "gap, by the first Map card beside it and the side of that card",
            tuple(f"{name}.{side}" for name in self.maps for side in SIDES),
            self.find_gap,
        )
        return [
            Verb("discard", (self.cards("Adventure card or Quest", "quest", *adventure),)),
            Verb("play", (belonging,)),
            Verb("replace", (belonging, belonging)),
            Verb("jump", (self.cards("Boon", "boon"), space)),
            Verb("use", (treasure,)),
            Verb("unlock", (treasure, side)),
            Verb("lift", (self.cards("Bane", "bane"),)),
            Verb("shed", (treasure,)),
            Verb("bane", (self.cards("Bane", "bane"), seat)),
            Verb("attack", (self.cards("Monster", "monster"), seat, score)),
            Verb("trap", (self.cards("Trap", "trap"), seat)),
            Verb("blame", (seat,)),
            Verb("take", (card,)),
            Verb("destroy", (treasure,)),
            Verb("swap", (space,)),
            Verb("with", (space,)),
            Verb("facing", (facing, facing)),
            Verb("place", (gap, facing)),
            Verb("move", (side,)),
            Verb("open", (side,)),
            Verb("challenge", (seat, score)),
            Verb("room"),
            Verb("portal", (space,)),
            Verb("power"),
            Verb("farstep", (space,)),
            Verb("quest", (quest,)),
            Verb("offer", (quest, treasure)),
            Verb("complete", (quest,)),
            Verb("style", (score,)),
            Verb("weapon", (treasure,)),
            Verb("charge", (treasure,)),
            Verb("bare"),
            Verb("pass"),
            Verb("done"),
        ]

    # -- observations ----------------------------------------------------------------------------------------

    def all_features(self) -> list[Feature]:
        cards, quests, maps = len(self.adventures), len(self.quests), len(self.maps)
        adventures = self.adventures
        return [
            *asked_features(PROMPTS, PHASES, self.seats),
            seat_named("first", "player 1", self.seats),
            Feature("turn_so_far", 8, TURN_SO_FAR, turn_so_far),
            Feature("decks", 5, DECKS, decks),
            chosen("hero", ", ".join(self.heroes), self.heroes),
            Feature("numbers", 19, NUMBERS, seat_numbers, each=True),
            Feature("at", maps, "the Map card on which the hero stands", self.at, each=True),
            Feature("goals", maps, "Map cards that are the goal of one of the Quests", self.goals, each=True),
            marked("hand", "Adventure cards known to be in the hand", adventures, "hand", "known"),
            valued("wounded", "wounds of the Monsters of the hand that lie open, / 5", adventures, 5),
            Feature(
                "in_front",
                cards,
                "Treasures, Boons and Banes in front of the hero",
                lambda here, player: marks(
                    (*player["treasures"], *player["boons"], *player["banes"]), adventures
                ),
                each=True,
            ),
            valued("charges", "charges left of the Treasures, / 5", adventures, 5),
            marked("quests", "Quests not yet completed", self.quests),
            valued("progress", "progress of the Quests, / 5", self.quests, 5),
            marked("completed", "completed Quests", self.quests),
            Feature("laid", maps, "Map cards in the dungeon", self.laid),
            Feature("x", maps, "where they lie, to the east of one's own hero, / 12", self.column),
            Feature("y", maps, "and to the south, / 12", self.row),
            Feature("turned", maps, "Map cards that lie turned", self.turned),
            Feature("visited", maps, "spaces visited in this turn", self.visited),
            Feature("ways", 4, "n, e, s, w: a space to walk to, doors left aside", ways),
            Feature("nearer", 4, "n, e, s, w: it is nearer to a goal of one's own Quests", nearer),
            Feature("distance", 1, "steps to the nearest such goal, / 12; 1 without any", distance),
            Feature(
                "doors",
                4,
                "n, e, s, w: a door that is open already in this turn",
                opened,
            ),
            Feature(
                "used",
                cards + maps,
                "Adventure cards and Map cards used in this turn",
                lambda here: marks(here.view["used"], adventures) + marks(here.view["used"], self.maps),
            ),
            Feature(
                "stage",
                cards + maps,
                "cards being played, and the Map card to place",
                lambda here: marks(here.view["stage"], adventures) + marks(here.view["stage"], self.maps),
            ),
            Feature(
                "discard",
                cards,
                "the Adventure discard pile",
                lambda here: marks(here.view["discard"], adventures),
            ),
            Feature(
                "quest_discard",
                quests,
                "the Quest discard pile",
                lambda here: marks(here.view["quest_discard"], self.quests),
            ),
            Feature(
                "declared",
                cards,
                "Encounters that wait, by card: 1 against oneself, 0.5 against somebody else",
                self.declared,
            ),
            Feature("scene", 13, SCENE, scene),
            Feature("scene_hero", self.seats, "whose hero is in the scene", self.scene_hero),
            Feature("scene_rival", self.seats, "the hero who is the foe", self.scene_rival),
            Feature(
                "scene_card",
                cards,
                "the Monster or Trap of the scene",
                lambda here: marks(scene_cards(here), adventures),
            ),
            Feature("scene_sums", 6, SUMS, scene_sums),
        ]

    def at(self, here: Dungeon, player: View) -> Numbers:
        at = player["at"]
        return one_of(None if at is None else here.drawing.names[read_cell(at)], self.maps)

    def goals(self, here: Dungeon, player: View) -> Numbers:
        row = [0.0] * len(self.maps)
        for rooms in player["goals"].values():
            for room in rooms:
                if room in self.rooms:
                    row[self.rooms[room]] = 1.0
        return row

    def laid(self, here: Dungeon) -> Numbers:
        return marks(here.drawing.names.values(), self.maps)

    def column(self, here: Dungeon) -> Numbers:
        x, _ = here.here or (0, 0)
        return values({name: cell[0] - x for cell, name in here.drawing.names.items()}, self.maps, 12)

    def row(self, here: Dungeon) -> Numbers:
        _, y = here.here or (0, 0)
        return values({name: cell[1] - y for cell, name in here.drawing.names.items()}, self.maps, 12)

    def turned(self, here: Dungeon) -> Numbers:
        return marks(here.drawing.turned, self.maps)

    def visited(self, here: Dungeon) -> Numbers:
        names = here.drawing.names
        return marks((names.get(read_cell(text)) for text in here.view["visited"]), self.maps)

    def declared(self, here: Dungeon) -> Numbers:
        row = [0.0] * len(self.adventures)
        for encounter in here.view["declared"]:
            row[self.adventures[encounter["card"]]] = 1.0 if encounter["victim"] == here.seat else 0.5
        return row

    def scene_hero(self, here: Dungeon) -> Numbers:
        row = [0.0] * self.seats
        if here.view["scene"] is not None:
            row[here.from_here(here.view["scene"]["hero"])] = 1.0
        return row

    def scene_rival(self, here: Dungeon) -> Numbers:
        row = [0.0] * self.seats
        foe = (here.view["scene"] or {}).get("foe") or ""
        if foe.startswith("@"):
            row[here.from_here(int(foe[1:]))] = 1.0
        return row


TURN_SO_FAR: Final = (
    "movement points / 8, moved, challenged, rooted, threat of slammed doors / 10, bonus of Undead / 5, "
    "wounds to name a hero for / 5, cards to take back / 5"
)


def turn_so_far(here: Dungeon) -> Numbers:
    view = here.view
    return [
        view["points"] / 8,
        float(view["moved"]),
        float(view["challenged"]),
        float(view["rooted"]),
        view["slammed"] / 10,
        view["emboldened"] / 5,
        view["due_wounds"] / 5,
        view["recall"] / 5,
    ]


DECKS: Final = "round / 100, cards in the Adventure deck / 66, Quest deck / 18, Map deck / 26, seats / 4"


def decks(here: Dungeon) -> Numbers:
    view = here.view
    return [
        view["round"] / 100,
        view["adventure"]["count"] / 66,
        view["quest_deck"]["count"] / 18,
        view["map_deck"]["count"] / 26,
        here.seats / 4,
    ]


NUMBERS: Final = (
    "in the game, level / 4, life / 6, Glory / 20, Peril / 20, melee / 8, magic / 8, move / 8, limit of "
    "Treasures / 8 and of Boons / 8, cards in hand / 10, Treasures / 8, Boons / 8, Banes / 8, completed "
    "Quests / 3, movement points lost / 4, rooted in the next turn, Glory to come / 5, Peril to come / 5"
)


def seat_numbers(here: Dungeon, player: View) -> Numbers:
    scores = player["scores"]
    return [
        float(player["at"] is not None),
        player["level"] / 4,
        player["life"] / 6,
        player["glory"] / 20,
        player["peril"] / 20,
        *(scores.get(name, 0) / 8 for name in SCORES[:3]),
        player["limits"]["treasures"] / 8,
        player["limits"]["boons"] / 8,
        player["hand"]["count"] / 10,
        len(player["treasures"]) / 8,
        len(player["boons"]) / 8,
        len(player["banes"]) / 8,
        len(player["completed"]) / 3,
        player["points_lost"] / 4,
        float(player["rooted"]),
        player["due_glory"] / 5,
        player["due_peril"] / 5,
    ]


def ways(here: Dungeon) -> Numbers:
    return [float(there is not None) for there in here.drawing.links[here.here]] if here.here else [0.0] * 4


def nearer(here: Dungeon) -> Numbers:
    far = here.far
    if here.here is None or here.here not in far:
        return [0.0] * 4
    mine = far[here.here]
    return [
        float(there is not None and far.get(there, mine) < mine) for there in here.drawing.links[here.here]
    ]


def distance(here: Dungeon) -> Numbers:
    return [here.far.get(here.here, 12) / 12 if here.here is not None else 1.0]


def opened(here: Dungeon) -> Numbers:
    """An edge is written by the space to its north or west: "0,0 s" and "0,0 e"."""
    if here.here is None:
        return [0.0] * 4
    x, y = here.here
    edges = (f"{x},{y - 1} s", f"{x},{y} e", f"{x},{y} s", f"{x - 1},{y} e")
    return [float(edge in here.view["opened"]) for edge in edges]


SCENE: Final = (
    "combat, test, trap, die; of a combat: encounter, challenge, quest; of a test: door, pit, trap, room, "
    "quest, power"
)


def scene(here: Dungeon) -> Numbers:
    going = here.view["scene"] or {}
    return [
        *one_of(going.get("scene"), SCENES),
        *one_of(going.get("combat"), FIGHTS),
        *one_of(going.get("test"), TESTS),
    ]


def scene_cards(here: Dungeon) -> list[str]:
    going = here.view["scene"] or {}
    return [word for word in (going.get("foe"), going.get("card")) if word]


SUMS: Final = (
    "sum of the hero / 20, of the foe / 20, threat of a test / 10, dice rolled, the hero has avoided it, "
    "the foe has"
)


def scene_sums(here: Dungeon) -> Numbers:
    going = here.view["scene"] or {}
    avoided = going.get("avoided", [])
    return [
        sum(part[1] for part in going.get("hero_parts", [])) / 20,
        sum(part[1] for part in going.get("foe_parts", [])) / 20,
        going.get("threat", 0) / 10,
        float(going.get("rolled", False)),
        float(going.get("hero") in avoided),
        float(any(seat != going.get("hero") for seat in avoided)),
    ]


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without wrappers; see `TableEnv` for the arguments."""

    rules = ("dungeoneer", 1)
    encoder = DungeoneerV1
    metadata = TableEnv.described("dungeoneer", 1, rules=1, encoding=DungeoneerV1.version)


env = wrapped(raw_env)
