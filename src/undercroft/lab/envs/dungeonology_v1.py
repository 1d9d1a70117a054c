"""Dungeonology for learning machines, version 1: rules version 1, encoding version 1.

All advanced rules are encoded, whichever are in use. A place where a tile may be laid is counted by a tile
that lies beside it, and how the new one would lie to it.
"""

from functools import cached_property
from typing import Any, ClassVar, Final

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
        "setup.scholar",
        "turn.activity",
        "rest.jinx",
        "rest.discard",
        "phase.movement",
        "zone.lay",
        "zone.under",
        "stairs.floor",
        "phase.action",
        "study.indicate",
        "test.declare",
        "test.at_once",
        "test.opponent",
        "test.target",
        "test.tester",
        "window.instant",
        "window.turn_start",
        "window.announced",
        "window.reaction",
        "aux.discard",
        "main.aim",
        "main.price",
        "main.number",
        "main.discard",
        "card.trap",
        "card.slip",
        "card.steal",
        "card.heist",
        "card.gift",
        "card.objection",
        "card.collect",
        "card.press",
        "card.tour",
        "skill.target",
        "skill.butt",
        "skill.discard",
        "stun.avoid",
        "cube.protect",
        "cube.give",
        "cube.drop",
        "cube.land",
        "boss.target",
        "boss.way",
        "boss.lead",
        "boss.arrival",
        "panic.push",
    )
)
PHASES: Final = numbered(("start", "activity", "movement", "action", "end"))
CUBES: Final = ("civilization", "militia", "worship", "riches", "caste")
BRANCHES: Final = ("use", "stealth", "alert", "draw", "discard")
SKILLS: Final = (
    "headbutt",
    "heroic_headbutt",
    "second_wind",
    "sermon",
    "inspired_sermon",
    "divine_intervention",
    "arcane_quest",
    "ultimate_quest",
)
TALENTS: Final = numbered((*SKILLS, "rogue", "scoundrels_speed", "repent", "magic_prodigy", "magic_vision"))
VALUES: Final = ("students", "hand", "speed", "intelligence", "stamina")
ACTIONS: Final = numbered(("study", "espionage", "main", "skill", "zone"))
TESTS: Final = numbered(("study", "espionage"))
NUMBERS: Final = 21  # from 0 to 20
FLOORS: Final = 3
COLUMN: Final = numbered(CUBES)

# How a tile may lie beside another, in half tiles to the east and south: straight, or shifted by a half.
BESIDE: Final = tuple(
    (x, y)
    for middle, along in (((0, -2), (1, 0)), ((2, 0), (0, 1)), ((0, 2), (1, 0)), ((-2, 0), (0, 1)))
    for shift in (0, -1, 1)
    for x, y in [(middle[0] + shift * along[0], middle[1] + shift * along[1])]
)

Cell = tuple[int, int]


def read_cell(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


class Expedition(Situation):
    """A view with the dungeon as a drawing."""

    @cached_property
    def zones(self) -> dict[str, View]:
        return {zone["zone"]: zone for zone in self.view["dungeon"]}

    @cached_property
    def cells(self) -> dict[str, Cell]:
        return {zone["zone"]: read_cell(zone["cell"]) for zone in self.view["dungeon"]}

    @cached_property
    def here(self) -> Cell:
        """Where one's own Scholar is; the Starting Zone for one who has left."""
        return self.cells.get(self.players[0]["at"], (0, 0))


class DungeonologyV1(Encoding):
    """105 Trick Cards, 19 Zones, tests with interruptions."""

    version = 1
    situation: type[Expedition] = Expedition
    # what only the Spanish edition asks: their options tell them
    without = frozenset({"turn.thesis", "thesis.cube", "aux.treat", "aux.tax"})
    modules: ClassVar[dict[str, int]] = {}  # the options with which all pieces are in the box
    prompts: ClassVar = PROMPTS
    skills: ClassVar[tuple[str, ...]] = SKILLS
    talents: ClassVar = TALENTS
    cubes: ClassVar[tuple[str, ...]] = CUBES
    special_zones: ClassVar[tuple[str, ...]] = ()  # tiles of which a box has some only

    def __init__(self, game: Game, seats: int) -> None:
        box: Any = game.shared(game.checked_options(self.modules))["box"]
        self.box = box
        names = box.names
        self.scholars = numbered(scholar.id for scholar in box.scholars)
        self.zones = numbered((*(zone.id for zone in box.zone), *self.special_zones))
        self.tricks = numbered(names[n] for n in box.tricks)
        self.jinxes = numbered(names[n] for n in box.jinxes)
        self.clans = numbered(names[n] for n in box.clans)
        self.panics = numbered(names[n] for n in box.panics)
        self.traps = numbered(names[n] for n in box.traps)
        self.interns = numbered(intern.id for intern in box.interns)
        self.alerts = numbered(alert.id for alert in box.alerts)
        self.bosses = numbered(boss.id for boss in box.bosses)
        super().__init__(game, seats)

    # -- actions ---------------------------------------------------------------------------------------------

    def pieces(self, meaning: str, found: Any) -> VerbPlace:
        return counted(meaning, (self.box.names[n] for n in found), found)

    def find_spot(self, here: Expedition, args: tuple[int, ...]) -> int:
        """The first Zone beside it, in the order of the Zones, and how the tile would lie to it."""
        x, y = read_cell(self.game.kinds["cell"].write(None, args[0]))
        beside = (
            (self.zones[zone], BESIDE.index((x - ox, y - oy)))
            for zone, (ox, oy) in here.cells.items()
            if (x - ox, y - oy) in BESIDE
        )
        zone, way = min(beside)
        return len(BESIDE) * zone + way

    def verbs(self) -> list[Verb]:
        seat = seat_place(self.seats)
        zone = words("Zone", tuple(self.zones))
        trick = self.pieces("Trick Card", self.box.tricks)
        cube = words(f"cube: {', '.join(self.cubes)}", self.cubes)
        number = words("number from 0 to 20", tuple(str(n) for n in range(NUMBERS)))
        spot = VerbPlace(
            "spot, by the first Zone beside it and how the tile would lie to that (12 ways)",
            tuple(f"{name}.{x},{y}" for name in self.zones for x, y in BESIDE),
            self.find_spot,
        )
        return [
            Verb("scholar", (words("Scholar", tuple(self.scholars)),)),
            Verb("explore"),
            Verb("rest"),
            Verb("submit"),
            Verb("walk", (zone,)),
            Verb("reveal"),
            Verb("sneak", (zone,)),
            Verb("study"),
            Verb("spy", (seat, cube)),
            Verb("bivouac"),
            Verb("teleport", (zone,)),
            Verb("collect", (number,)),
            Verb("aux", (trick, words(f"branch: {', '.join(BRANCHES)}", BRANCHES))),
            Verb("rob", (trick, seat)),
            Verb("main", (trick,)),
            Verb("react", (trick,)),
            Verb("skill", (words(f"Skill: {', '.join(self.skills)}", self.skills),)),
            Verb("indicate", (number,)),
            Verb("add", (trick,)),
            Verb("declare"),
            Verb("lay", (zone, spot)),
            Verb("under", (zone,)),
            Verb("floor", (number,)),
            Verb("target", (seat,)),
            Verb("at", (zone,)),
            Verb("into", (zone,)),
            Verb("cube", (cube,)),
            Verb("number", (number,)),
            Verb("pay", (number,)),
            Verb("discard", (trick,)),
            Verb("shed", (self.pieces("Jinx Card", self.box.jinxes),)),
            Verb("blind", (number,)),
            Verb("trap", (self.pieces("Trap Token", self.box.traps), zone)),
            Verb("heist", (seat, cube)),
            Verb("keep"),
            Verb("yield"),
            Verb("avoid"),
            Verb("suffer"),
            Verb("shake"),
            Verb("snatch"),
            Verb("pass"),
            Verb("done"),
        ]

    # -- observations ----------------------------------------------------------------------------------------

    def all_features(self) -> list[Feature]:
        zones, tricks, jinxes = len(self.zones), len(self.tricks), len(self.jinxes)
        return [
            *asked_features(self.prompts, PHASES, self.seats),
            seat_named("first", "the first player", self.seats),
            Feature("rules", 5, RULES, rules),
            Feature("turn_so_far", 8, TURN_SO_FAR, turn_so_far),
            Feature("campus", 13, CAMPUS, campus),
            Feature(
                "alert",
                len(self.alerts) + 4,
                f"the Alert Card ({', '.join(self.alerts)}), Omega Students on it / 5, alert bonus / 5, "
                "Maximum Alert, level / 3",
                self.alert,
            ),
            chosen("scholar", ", ".join(self.scholars), self.scholars),
            Feature("numbers", 22, SEAT_NUMBERS, seat_numbers, each=True),
            marked("talents", f"Skills: {', '.join(self.talents)}", self.talents, "skills"),
            valued("board", f"cubes on the Note Board / 6: {', '.join(CUBES)}", COLUMN, 6),
            marked("placed", "colours placed on it in this turn", COLUMN),
            chosen("at", "the Zone of the Scholar", self.zones),
            marked("hand", "Trick Cards known to be in the hand", self.tricks, "hand", "known"),
            Feature(
                "jinxes",
                jinxes,
                "Jinx Cards, open ones and those known",
                lambda here, player: marks((*player["jinxes"], *player["veiled"]["known"]), self.jinxes),
                each=True,
            ),
            marked("interns", f"Interns: {', '.join(self.interns)}", self.interns),
            Feature("zone_laid", zones, "Zones in the dungeon", lambda here: marks(here.zones, self.zones)),
            Feature("zone_x", zones, "where they lie, to the east of one's own Scholar, / 20", self.column),
            Feature("zone_y", zones, "and to the south, / 20", self.row),
            Feature("zone_entered", zones, "Zones that somebody has entered", self.flag("entered")),
            Feature("zone_passage", zones, "Zones with a Secret Passage X", self.flag("x")),
            Feature("zone_teleport", zones, "Zones with a Teleport Token", self.flag("teleport")),
            Feature("zone_alert", zones, "Alert Value of the Zones, / 8", self.zone_alert),
            Feature("zone_traps", zones, "face-down Trap Tokens, / 3", self.zone_traps),
            Feature("zone_tile", zones, "tiles drawn to be laid", self.drawn),
            Feature("zone_boss", zones, "where the Boss is", self.boss_zone),
            Feature(
                "zone_cubes",
                zones * len(self.cubes),
                "cubes in each Zone / 3, by kind",
                self.zone_cubes,
            ),
            Feature(
                "zone_links",
                zones * zones,
                "Zones that are linked, for each Zone",
                self.links,
            ),
            Feature("boss", len(self.bosses), f"the Boss: {', '.join(self.bosses)}", self.boss),
            Feature(
                "clan",
                len(self.clans),
                f"the Clan if it is known: {', '.join(self.clans)}",
                lambda here: one_of(here.view["clan"], self.clans),
            ),
            Feature(
                "panic",
                len(self.panics),
                f"the Panic Card if it is known: {', '.join(self.panics)}",
                lambda here: one_of(here.view["panic"], self.panics),
            ),
            Feature(
                "supply",
                len(CUBES),
                "cubes in the Reserve / 20",
                lambda here: values(here.view["supply"], COLUMN, 20),
            ),
            Feature(
                "trap_supply",
                len(self.traps),
                "Trap Tokens in the supply",
                lambda here: marks(here.view["traps"], self.traps),
            ),
            Feature(
                "discard",
                tricks,
                "the Trick discard pile",
                lambda here: marks(here.view["discard"], self.tricks),
            ),
            Feature(
                "jinx_discard",
                jinxes,
                "the Jinx discard pile",
                lambda here: marks(here.view["jinx_discard"], self.jinxes),
            ),
            Feature(
                "stage",
                tricks,
                "Trick Cards being played",
                lambda here: marks(here.view["stage"], self.tricks),
            ),
            Feature(
                "plays",
                tricks,
                "Main Effects not yet resolved: 1 of one's own, 0.5 of somebody else",
                self.plays,
            ),
            Feature("test", len(TESTS) + 6, TEST, stealth_test),
            Feature("test_seat", self.seats, "who is tested, counted from the seat that looks", self.tester),
            Feature("test_victim", self.seats, "on whom is spied", self.victim),
            Feature("test_zone", zones, "where", self.test_zone),
            Feature(
                "test_cube", len(CUBES), "for which cube", lambda here: one_of(tested(here, "cube"), COLUMN)
            ),
            Feature("test_laid", tricks, "Trick Cards known to be laid down for it", self.test_laid),
        ]

    def alert(self, here: Expedition) -> Numbers:
        alert = here.view["alert"]
        return [
            *one_of(alert["profile"], self.alerts),
            alert["omegas"] / 5,
            alert["bonus"] / 5,
            float(alert["maximum"]),
            LEVELS[alert["level"]] / 3,
        ]

    def column(self, here: Expedition) -> Numbers:
        return values({name: cell[0] - here.here[0] for name, cell in here.cells.items()}, self.zones, 20)

    def row(self, here: Expedition) -> Numbers:
        return values({name: cell[1] - here.here[1] for name, cell in here.cells.items()}, self.zones, 20)

    def flag(self, name: str) -> Any:
        return lambda here: marks((word for word, zone in here.zones.items() if zone[name]), self.zones)

    def zone_alert(self, here: Expedition) -> Numbers:
        return values({word: zone["alert"] for word, zone in here.zones.items()}, self.zones, 8)

    def zone_traps(self, here: Expedition) -> Numbers:
        return values({word: len(zone["traps"]) for word, zone in here.zones.items()}, self.zones, 3)

    def drawn(self, here: Expedition) -> Numbers:
        return marks(here.view["tiles"], self.zones)

    def boss_zone(self, here: Expedition) -> Numbers:
        boss = here.view["boss"]
        return one_of(boss["at"] if boss else None, self.zones)

    def boss(self, here: Expedition) -> Numbers:
        boss = here.view["boss"]
        return one_of(boss["id"] if boss else None, self.bosses)

    def zone_cubes(self, here: Expedition) -> Numbers:
        kinds = numbered(self.cubes)
        row = [0.0] * (len(self.zones) * len(kinds))
        for word, zone in here.zones.items():
            start = self.zones[word] * len(kinds)
            for cube in zone["cubes"]:
                if cube is not None:
                    row[start + kinds[cube]] += 1 / 3
        return row

    def links(self, here: Expedition) -> Numbers:
        size = len(self.zones)
        row = [0.0] * (size * size)
        for word, zone in here.zones.items():
            for other in zone["links"]:
                row[self.zones[word] * size + self.zones[other]] = 1.0
        return row

    def plays(self, here: Expedition) -> Numbers:
        row = [0.0] * len(self.tricks)
        for play in here.view["plays"]:
            if not play["cancelled"]:
                row[self.tricks[play["card"]]] = 1.0 if play["seat"] == here.seat else 0.5
        return row

    def whose(self, here: Expedition, name: str) -> Numbers:
        row = [0.0] * self.seats
        seat = tested(here, name)
        if seat is not None:
            row[here.from_here(seat)] = 1.0
        return row

    def tester(self, here: Expedition) -> Numbers:
        return self.whose(here, "seat")

    def victim(self, here: Expedition) -> Numbers:
        return self.whose(here, "victim")

    def test_zone(self, here: Expedition) -> Numbers:
        return one_of(tested(here, "zone"), self.zones)

    def test_laid(self, here: Expedition) -> Numbers:
        laid = tested(here, "laid")
        return marks(laid["known"] if laid else (), self.tricks)


LEVELS: Final = numbered(("students", "scholars", "professors", "rectors"))
RULES: Final = "Boss, Dangerous Zones, Maximum Alert, Main Effects, aligned tiles: the options in use"


def rules(here: Expedition) -> Numbers:
    options = here.view["options"]
    names = ("boss", "dangerous_zones", "maximum_alert", "main_effects", "aligned")
    return [float(options[name]) for name in names]


TURN_SO_FAR: Final = (
    f"movement points / 8, a second Action allowed, Actions performed: {', '.join(ACTIONS)}, round / 50"
)


def turn_so_far(here: Expedition) -> Numbers:
    view = here.view
    return [view["points"] / 8, float(view["extra"]), *marks(view["actions"], ACTIONS), view["round"] / 50]


CAMPUS: Final = (
    "Students at the Bonfire / 15, tiles left on each Floor / 6, Trick deck / 105, Jinx deck / 15, cards "
    "laid down unseen for a test / 10, the Clan is open, turns to the end and to the end of the last round "
    "are counted, theses / 4, seats / 4, the number of tiles drawn / 3"
)


def campus(here: Expedition) -> Numbers:
    view = here.view
    laid = tested(here, "laid")
    return [
        view["bonfire"] / 15,
        *(pile["count"] / 6 for pile in view["piles"][:FLOORS]),
        view["deck"]["count"] / 105,
        view["jinx_deck"]["count"] / 15,
        laid["count"] / 10 if laid else 0.0,
        float(view["clan_open"]),
        float(view["countdown"] is not None),
        float(view["final_round"] is not None),
        len(view["theses"]) / 4,
        here.seats / 4,
        len(view["tiles"]) / 3,
    ]


SEAT_NUMBERS: Final = (
    "in the game, exalted, Initial Students / 6, Hand Value / 8, Speed / 5, Intelligence / 5, Stamina / 6, "
    "Students / 15, Stun / 6, Knowledge, Stars / 8, Study bonus / 6, points of cubes / 50, points of a "
    "Thesis / 50 if known, whether they are known, cards in hand / 10, Jinx Cards face down / 5, "
    "disguised, place of the Thesis / 4, its score / 50, Interns / 6, Jinx Cards / 6"
)


def seat_numbers(here: Expedition, player: View) -> Numbers:
    known = player["values"]
    thesis = player["thesis"]
    return [
        float(player["at"] is not None),
        float(player["exalted"]),
        *(known[name] / scale for name, scale in zip(VALUES, (6, 8, 5, 5, 6), strict=True)),
        player["students"] / 15,
        player["stun"] / 6,
        float(player["knowledge"]),
        player["stars"] / 8,
        player["study_bonus"] / 6,
        player["points"] / 50,
        0.0 if thesis is None else thesis / 50,
        float(thesis is not None),
        player["hand"]["count"] / 10,
        player["veiled"]["count"] / 5,
        float(player["disguised"]),
        player["place"] / 4,
        player["score"] / 50,
        len(player["interns"]) / 6,
        len(player["jinxes"]) / 6,
    ]


def tested(here: Expedition, name: str) -> Any:
    """Something about the test in progress."""
    going = here.view["test"]
    return going[name] if going else None


TEST: Final = (
    "study, espionage; cubes wanted / 5, places wanted / 5, Stealth Value / 30, Alert Value / 30, silent, "
    "the Stealth Value is enough"
)


def stealth_test(here: Expedition) -> Numbers:
    going = here.view["test"]
    if not going:
        return [0.0] * (len(TESTS) + 6)
    return [
        *one_of(going["kind"], TESTS),
        going["count"] / 5,
        len(going["places"]) / 5,
        going["stealth"] / 30,
        going["alert"] / 30,
        float(going["silent"]),
        float(going["stealth"] >= going["alert"]),
    ]


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without wrappers; see `TableEnv` for the arguments."""

    rules = ("dungeonology", 1)
    encoder = DungeonologyV1
    metadata = TableEnv.described("dungeonology", 1, rules=1, encoding=DungeonologyV1.version)


env = wrapped(raw_env)
