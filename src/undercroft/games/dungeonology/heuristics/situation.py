"""What one player can see, in numbers: herself, the others, the dungeon, and what things are worth to her.

Worths are points, as a Thesis counts them: whatever else is good or bad is expressed in them.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.games.dungeonology.board import (
    NOWHERE,
    DungeonPlan,
    has_open_side,
    meeting,
    read_cell,
    shared_edges,
    spots_beside,
    survey,
)
from undercroft.games.dungeonology.cards.content import CUBES, MAGIC
from undercroft.games.dungeonology.cards.packs import box_in
from undercroft.games.dungeonology.heuristics.weighing import weigh
from undercroft.games.dungeonology.rules.clauses import clauses_of
from undercroft.games.dungeonology.table import CAMP

Player = Mapping[str, Any]  # what the view says of a seat
Offers = dict[tuple[int, tuple[int, ...]], list[tuple[float, float]]]  # see stealth.py

AVERAGE: Final = weigh("situation.AVERAGE", 2.05)  # Bonus Value of a Trick Card
# the highest Bonus Value of so many cards, on average
DIVINED: Final[tuple[float, ...]] = (0.0, 2.05, 2.66, 3.06, 3.34)
LOWEST: Final[tuple[float, ...]] = (0.0, 2.05, 1.43, 1.21, 1.11)
Surprise = tuple[tuple[int, float], ...]  # so much is added, and how likely that is
NO_SURPRISE: Final[Surprise] = ((0, 1.0),)
STARS: Final = 2  # DGY-THESIS-01
CLOSE: Final = 8  # points: so near to her goal, a Scholar may submit next turn

STAR: Final = weigh("situation.STAR", 3.0)  # one that a Thesis still needs
SPARE_STAR: Final = weigh("situation.SPARE_STAR", 0.3)  # any further one keeps others from the lead
ARROW: Final = weigh("situation.ARROW", 1.0)  # +1 in every Study to come
HALFWAY: Final = weigh("situation.HALFWAY", 0.6)  # the cube before a Star that is still needed
COMBO: Final = weigh("situation.COMBO", 0.7)  # a cube that the Knowledge Combo still lacks
STUN: Final = weigh("situation.STUN", 0.8)
LAST_STUN: Final = weigh("situation.LAST_STUN", 4.0)  # it costs the next turn (DGY-STUN-05)
STUDENT: Final = weigh("situation.STUDENT", 0.6)
SPARE_STUDENT: Final = weigh("situation.SPARE_STUDENT", 0.2)
FEW: Final = 3  # Students
DRAWN: Final = weigh("situation.DRAWN", 0.35)  # harm of drawing a Student: there may be an Omega Student
# what a card is worth more that can also be played in a Stealth Test
FOR_TESTS: Final = weigh("situation.FOR_TESTS", 0.4)
ROUSED: Final = weigh("situation.ROUSED", 0.7)  # a Boss who may come my way
# what a rival's loss is worth, as a part of it, if there is only one
EAGER: Final = weigh("situation.EAGER", 0.8)


class Situation:
    """What one player can see and needs to decide."""

    def __init__(self, view: Mapping[str, Any], options: Sequence[Option]) -> None:
        self.view = dict(view)
        self.options = options
        self.box = box_in(view)
        self.prompt: str = view["asked"]["prompt"]
        self.seat: int = view["asked"]["seat"]
        self.me: Player = view["seat"][str(self.seat)]
        self.rules: Mapping[str, Any] = view["options"]
        self.clauses = clauses_of(view["options"])  # DGY-ED-07
        self.maximum: bool = view["alert"]["maximum"]
        self.coming: dict[int, list[int]] = {}  # tiles that may be laid beside a Zone
        self.far: dict[int, dict[int, int]] = {}  # steps from one Zone to another, once they are counted
        self.offers: Offers = {}  # what there is to study in Zones, once it is known

    # -- players ---------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        found: Player = self.view["seat"][str(seat)]
        return found

    @cached_property
    def rivals(self) -> dict[int, Player]:
        """Opponents who are still in the game (DGY-GEN-05)."""
        seats = range(self.view["seats"])
        others = {seat: self.player(seat) for seat in seats if seat != self.seat}
        return {seat: other for seat, other in others.items() if other["at"] is not None}

    @cached_property
    def listeners(self) -> list[int]:
        """How many cards each rival holds who may play in a Study of mine (DGY-STUDY-13, DGY-START-06)."""
        out = (other["hand"]["count"] for other in self.rivals.values() if self.place_of(other) != CAMP)
        return [count for count in out if count]

    def place_of(self, player: Player) -> int:
        """The Zone where she stands; -1 when she has left."""
        return -1 if player["at"] is None else self.box.zone_index[player["at"]]

    @cached_property
    def at(self) -> int:
        return self.place_of(self.me)

    def standing(self, player: Player) -> int:
        """Her points as far as everybody can count them."""
        interns = sum(self.box.interns[self.box.intern_index[name]].points for name in player["interns"])
        jinxes = sum(self.box.card[self.box.number[name]].penalty for name in player["jinxes"])
        return int(player["points"] + interns - jinxes)

    def envy(self, seat: int) -> float:
        """What a loss of this rival is worth to me, as a part of it: more if she leads."""
        if seat not in self.rivals:
            return 0.0
        most = max(self.standing(other) for other in self.rivals.values())
        leads = self.standing(self.rivals[seat]) >= most
        return EAGER if len(self.rivals) == 1 else EAGER * (0.6 if leads else 0.3)

    # -- the Thesis ------------------------------------------------------------------------------------------

    @cached_property
    def clans(self) -> list[Any]:
        """The Clan Cards that it may be."""
        known = self.view["clan"]
        numbers = [self.box.number[known]] if known is not None else self.box.clans
        return [self.box.card[n] for n in numbers]

    @cached_property
    def modifiers(self) -> list[float]:
        """What the Clan adds to a cube of each colour; the average while it is unknown."""
        count = len(self.clans)
        return [sum(clan.modifiers[cube] for clan in self.clans) / count for cube in range(len(CUBES))]

    def shortfalls(self, player: Player) -> list[int]:
        """The points that her Thesis lacks, by the Clan Cards that it may be (DGY-THESIS-04, 05)."""
        counts = [player["board"][cube] for cube in CUBES]
        return [
            int(clan.target)
            - int(player["points"])
            - sum(n * count for n, count in zip(clan.modifiers, counts, strict=True))
            for clan in self.clans
        ]

    def acceptance(self, player: Player) -> float:
        """How likely her Thesis would be accepted, Stars aside."""
        lacking = self.shortfalls(player)
        return sum(points <= 0 for points in lacking) / len(lacking)

    def is_close(self, player: Player) -> bool:
        """Whether she may soon submit."""
        return player["stars"] >= STARS - 1 and min(self.shortfalls(player)) <= CLOSE

    # -- what things are worth -------------------------------------------------------------------------------

    def cube_worth(self, player: Player, cube: int, height: int) -> float:
        """The cube of a colour that is the so-many-th in its column: points, Star, arrow, Combo."""
        column = self.box.columns[cube]
        worth = column.value + self.modifiers[cube]
        lacks = player["stars"] < STARS
        if height in column.stars:
            worth += STAR if lacks else SPARE_STAR
        elif lacks and height + 1 in column.stars:
            worth += HALFWAY
        if height in column.arrows:
            worth += ARROW
        if not player["knowledge"] and self.view["clan"] is None and self.completes(player, cube, height):
            worth += COMBO
        return worth

    def completes(self, player: Player, cube: int, height: int) -> bool:
        """Whether her Knowledge Combo asks for this cube (DGY-STAR-07)."""
        scholar = player["scholar"]
        return (
            scholar is not None and height <= self.box.scholars[self.box.scholar_index[scholar]].combo[cube]
        )

    def loss(self, player: Player, cube: int) -> float:
        """What her topmost cube of a colour is worth to her."""
        return self.cube_worth(player, cube, player["board"][CUBES[cube]])

    def gain(self, player: Player, cube: int) -> float:
        """What one more cube of a colour would be worth to her; nothing if it does not fit."""
        height = player["board"][CUBES[cube]] + 1
        return self.cube_worth(player, cube, height) if height <= self.box.columns[cube].slots else 0.0

    def place(self, player: Player, heights: dict[int, int], cube: int) -> float | None:
        """What a cube of a kind would be worth to her on a board with columns of these heights, None if it
        does not fit; otherwise the board grows.
        """
        if heights[cube] >= self.box.columns[cube].slots:
            return None
        heights[cube] += 1
        return self.cube_worth(player, cube, heights[cube])

    def heights(self, player: Player) -> dict[int, int]:
        """How many cubes lie in each of her columns."""
        return {column: player["board"][name] for column, name in enumerate(CUBES)}

    def cube_value(self, cube: int) -> int:
        """What is printed for a cube of a kind."""
        return self.box.columns[cube].value

    def hands_against(self, test: Mapping[str, Any]) -> list[int]:
        """How many cards those hold who may answer in a Stealth Test of mine (DGY-STUDY-13, DGY-ESP-11)."""
        if test["kind"] == "espionage":
            return [self.player(test["victim"])["hand"]["count"]]
        return self.listeners

    @property
    def study_surprise(self) -> Surprise:
        """What the table itself may add to the Alert Value once a Study of mine is declared."""
        return NO_SURPRISE

    def surprise_in(self, test: Mapping[str, Any]) -> Surprise:
        """The same for a Stealth Test of mine that has begun."""
        return NO_SURPRISE

    def stolen(self, test: Mapping[str, Any]) -> float:
        """What the cube of an Espionage of mine is worth to me."""
        return self.theft(test["victim"], self.prey(test))

    def cube_name(self, cube: int) -> str:
        return self.box.cube_names[cube]

    def prey(self, test: Mapping[str, Any]) -> int:
        """The cube that an Espionage is about."""
        return CUBES.index(test["cube"])

    def theft(self, seat: int, cube: int) -> float:
        """A cube that changes from a rival's board to mine."""
        return self.gain(self.me, cube) + self.envy(seat) * self.loss(self.player(seat), cube)

    def stun_cost(self, player: Player, n: int = 1) -> float:
        """So many Stun Tokens; whoever has Students may avoid the last one."""
        if self.maximum:  # DGY-MAX-11: a full Scholar goes on
            return 0.1 * n
        full = player["stun"] + n >= player["values"]["stamina"]
        if not full:
            return STUN * n
        return STUN * n + (STUDENT if player["students"] else LAST_STUN)

    @cached_property
    def next_stun(self) -> float:
        return self.stun_cost(self.me)

    def ambush_cost(self, n: int) -> float:
        """Entering Ambush N (DGY-DZ-11, DGY-ED-10, 36)."""
        if self.clauses.ambush == "stun":
            return self.stun_cost(self.me, n)
        if self.clauses.ambush == "sacrifice_or_stun" and self.me["students"] < n:
            return self.stun_cost(self.me)
        given = min(n, int(self.me["students"]))
        missing = self.stun_cost({**self.me, "students": 0}) if given < n else 0.0
        return missing - self.students_worth(-given)

    def luck_of(self, zone: int, name: str) -> float:
        """What Good or Bad Luck adds to a test of mine there, on average (DGY-DZ-08, 09, DGY-ED-11)."""
        n = self.effect(zone, name)
        if not n or self.clauses.luck == "reveal":
            return DIVINED[n]
        omen = self.has_jinx("bad_omen")
        n = max(1, n + ("seer" in self.me["interns"]) - omen)
        picks_lowest = name == "bad_luck" and self.clauses.divination == "chosen"  # DGY-ED-39
        return (LOWEST if omen or picks_lowest else DIVINED)[n]

    def students_worth(self, n: int, player: Player | None = None) -> float:
        """So many Students more, or fewer; mine, unless another player is named."""
        mine = int((player or self.me)["students"])
        needed = max(0, min(FEW, mine + n)) - min(FEW, mine)
        return STUDENT * needed + SPARE_STUDENT * (n - needed)

    def draw_cost(self, n: int = 1) -> float:
        """Drawing so many Students from the University."""
        last = self.view["alert"]["omegas"] >= self.view["alert"]["rows"]
        return n * DRAWN * (2 if last and not self.maximum else 1)

    def bonus(self, card: int) -> int:
        """What a card counts when I declare with it: Magic Prodigy doubles Magic."""
        twice = self.box.type_of[card] == MAGIC and "magic_prodigy" in self.me["skills"]
        return self.box.bonus[card] * (2 if twice else 1)

    def card_worth(self, card: int) -> float:
        """A card in my hand: its Bonus Value, and more if I can hold it back in a test (chapter AUX)."""
        in_tests = bool(self.box.aux["test"][card])
        return self.bonus(card) + FOR_TESTS * in_tests

    # -- what tests and ways cost ----------------------------------------------------------------------------

    def cube_increase(self, count: int) -> int:
        """What the number of cubes adds to the Alert Value of a Study of mine (DGY-STUDY-08)."""
        return count * (count - 1) // 2

    def boss_alert(self, boss: str) -> int:
        """What a Boss adds to the Alert Value of its Zone (DGY-BOSS-09)."""
        return int(self.box.bosses[self.box.boss_index[boss]].alert)

    def surcharge(self, zone: int) -> int:
        """What else raises the Alert Value of a Study of mine there."""
        return int(self.has_jinx("loud_hiccups"))

    def guards(self, player: Player) -> int:
        """What her Students add to the Alert Value of an Espionage against her (DGY-ESP-05)."""
        return int(player["students"])

    def rousing_cost(self, zone: int) -> float:
        """Entering a Zone that rouses the Boss."""
        return ROUSED

    def waiting_cost(self, zone: int) -> float:
        """What else waits for me in a Zone."""
        return 0.0

    # -- my hand ---------------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[int]:
        """My cards, the best Bonus Value first."""
        cards = [self.box.number[name] for name in self.me["hand"]["known"]]
        return sorted(cards, key=lambda card: (-self.bonus(card), card))

    @cached_property
    def strength(self) -> float:
        """The Stealth Value of a Study if I lay down everything (DGY-STUDY-10)."""
        return sum(self.bonus(card) for card in self.hand) + int(self.me["study_bonus"])

    def holds(self, kind: int) -> list[int]:
        """My cards of one type."""
        return [card for card in self.hand if self.box.type_of[card] == kind]

    def has_jinx(self, name: str) -> bool:
        return name in self.me["jinxes"]

    # -- the dungeon -----------------------------------------------------------------------------------------

    @cached_property
    def zones(self) -> dict[int, Mapping[str, Any]]:
        """What the view says of every placed Zone."""
        return {self.box.zone_index[zone["zone"]]: zone for zone in self.view["dungeon"]}

    @cached_property
    def cells(self) -> dict[int, int]:
        """Where the Zones lie."""
        found = {zone: read_cell(seen["cell"]) for zone, seen in self.zones.items()}
        return {zone: cell for zone, cell in found.items() if cell is not None}

    @cached_property
    def cubes(self) -> dict[int, tuple[int, ...]]:
        """The cubes of every placed Zone, from the left."""
        names = self.box.cube_names
        return {
            zone: self.box.zone[zone].spaces
            if self.is_unfilled(seen)
            else tuple(names.index(cube) for cube in seen["cubes"] if cube is not None)
            for zone, seen in self.zones.items()
        }

    def is_unfilled(self, seen: Mapping[str, Any]) -> bool:
        """Whether the cubes of a Zone come with whoever enters it first (DGY-ED-34)."""
        late = self.clauses.filling == "entry" and not self.maximum
        return late and not seen["entered"] and not any(seen["cubes"])

    @cached_property
    def colours(self) -> int:
        """Mask of the colours on my board: for Doors (DGY-ZONE-07)."""
        return sum(1 << n for n, cube in enumerate(CUBES) if self.me["board"][cube])

    @cached_property
    def unlocks(self) -> bool:
        """Whether no Door stops me."""
        return "locksmith" in self.me["interns"]

    def opens(self, zone: int, passages: int) -> bool:
        """Whether one of these Passages lets me in (DGY-ZONE-07, 08)."""
        if self.is_closed(zone):
            return False
        if self.unlocks:
            return True
        doors = self.box.zone[zone].doors
        either = self.clauses.door == "either"  # DGY-ED-33
        return any(
            doors[p] & ~self.colours == 0 or (either and doors[p] & self.colours)
            for p in range(len(doors))
            if passages >> p & 1
        )

    def is_closed(self, zone: int) -> bool:
        """Whether an Ambush that I cannot bear keeps me out (DGY-ED-36)."""
        if self.clauses.ambush != "sacrifice_or_stun" or self.me["students"]:
            return False
        return self.me["stun"] >= self.me["values"]["stamina"] and bool(self.effect(zone, "ambush"))

    def may_enter(self, zone: int) -> bool:
        """Whether any Passage of a tile lets me in, wherever it will lie."""
        return self.opens(zone, self.box.zone[zone].passages)

    def meets(self, zone: int, cell: int, other: int, there: int) -> int:
        """Mask of the Passages through which one comes from the other Zone into the first."""
        edges = shared_edges(self.box, zone, cell, other, there)
        return sum(1 << meeting(self.box, zone, cell, edge) for edge in edges)

    @cached_property
    def ways(self) -> dict[int, list[int]]:
        """Where I can step from every Zone: over links, and through Secret Passages (DGY-MOVE-02, 04)."""
        found: dict[int, list[int]] = {}
        for zone, seen in self.zones.items():
            linked = [self.box.zone_index[name] for name in seen["links"]]
            found[zone] = [other for other in linked if self.is_open(zone, other)]
        if not self.has_jinx("lost_map") and self.view["panic"] != "darkness":
            for zone in found:
                ways = [other for other in self.secret_ways(zone) if other not in found[zone]]
                found[zone] += [other for other in ways if not self.is_closed(other)]
        return found

    def is_open(self, zone: int, other: int) -> bool:
        """Whether the way from a Zone into a linked one is free of Doors that are shut for me."""
        if not any(self.box.zone[other].doors):
            return not self.is_closed(other)
        return self.opens(other, self.meets(other, self.cells[other], zone, self.cells[zone]))

    def secret_ways(self, zone: int) -> list[int]:
        """DGY-DZ-19, DGY-TOKEN-03."""
        printed = self.box.passages_to[zone] if self.rules["dangerous_zones"] else ()
        dug = [other for other, seen in self.zones.items() if seen["x"]] if self.zones[zone]["x"] else []
        return [other for other in (*printed, *dug) if other in self.zones and other != zone]

    def steps_from(self, zone: int) -> dict[int, int]:
        """How far every Zone is that I can reach."""
        if zone not in self.far:
            far = self.far[zone] = {zone: 0}
            queue = [zone]
            for here in queue:
                for other in self.ways[here]:
                    if other not in far:
                        far[other] = far[here] + 1
                        queue.append(other)
        return self.far[zone]

    def effect(self, zone: int, name: str) -> int:
        """The number of a Zone Effect that is in use; 0 without it (chapter DZ)."""
        if not self.rules["dangerous_zones"]:
            return 0
        return next((n or 1 for effect, n in self.box.zone[zone].effects if effect == name), 0)

    def next_tiles(self, zone: int) -> list[int]:
        """The tiles that may come beside a Zone from the pile of its Floor: the first that can be linked
        (DGY-PLACE-04). Whoever has seen the whole pile knows when none can, and does not try again.
        """
        found = self.coming.get(zone)
        if found is None:
            found = self.coming[zone] = self.find_next_tiles(self.box.zone[zone].floor - 1, zone)
        return found

    def find_next_tiles(self, pile: int, zone: int) -> list[int]:
        count, names = self.view["piles"][pile]["count"], self.view["piles"][pile]["cards"]
        for name in names:
            if name is None:
                break
            tile = self.box.zone_index[name]
            if self.fits(zone, tile):
                return [tile]
        if not count or (names and None not in names):
            return []
        return [tile for tile in self.box.piles[pile] if tile not in self.zones and self.fits(zone, tile)]

    def fits(self, zone: int, tile: int) -> bool:
        """Whether a tile can be laid beside a Zone."""
        aligned = bool(self.rules["aligned"])
        return bool(spots_beside(self.box, self.plan, self.where, zone, tile, aligned))

    @cached_property
    def where(self) -> list[int]:
        return [self.cells.get(zone, NOWHERE) for zone in range(len(self.box.zone))]

    @cached_property
    def plan(self) -> DungeonPlan:
        return survey(self.box, self.where, (), ())

    def is_frontier(self, zone: int) -> bool:
        """Whether a new tile could come beside this Zone (DGY-R-75)."""
        if self.maximum or not self.view["piles"][self.box.zone[zone].floor - 1]["count"]:
            return False
        return has_open_side(self.box, self.plan, self.where, (), zone) and bool(self.next_tiles(zone))

    def seats_in(self, zone: int) -> list[int]:
        return [seat for seat, other in self.rivals.items() if zone != CAMP and self.place_of(other) == zone]
