"""Egg Hunting, the mode of Marconiglio: each Zone that is placed gets an Egg with a cube in it that nobody
knows, and he carries Eggs away into his Burrow (chapter BIG; RCV-R-210, 211, 218). His Panic Card Egg
Hunt is another thing than his mode (RCV-R-82, 212, 246).
"""

from typing import Annotated, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Offer, Option, Reason, alone
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat, Within
from undercroft.games.dungeonology.board import NOWHERE, shared_edges, spots_beside
from undercroft.games.dungeonology.cards.content import CASTE
from undercroft.games.dungeonology.ranges import Zone
from undercroft.games.dungeonology.rules.boss import Profile, Roused, Rousing, Stalking, boss_id
from undercroft.games.dungeonology.rules.cubes import put_on_board
from undercroft.games.dungeonology.rules.ending import end_game
from undercroft.games.dungeonology.rules.moving import lay_tile
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.students import draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import has_room
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.dungeonology.zones import shuffled
from undercroft.games.rocca_civetta.rules.bosses import Discards
from undercroft.games.rocca_civetta.rules.information import FALSE, UNIVERSAL, open_columns
from undercroft.games.rocca_civetta.table import Table

INSIDE: Final = (UNIVERSAL, UNIVERSAL, UNIVERSAL, CASTE, FALSE, FALSE, FALSE)
EGGS: Final = len(INSIDE)
HOPS: Final = 4
BRIBE: Final = 2  # cards
SHELL_POINTS: Final = 2  # RCV-R-343
MOST_POINTS, TIED_POINTS = 3, 1


def is_hunt(s: Table) -> bool:
    """RCV-BIG-04: whoever plays this Boss plays its mode."""
    return s.boss >= 0 and boss_id(s) in PROFILES


def lay_out(s: Table) -> None:
    """RCV-BIG-03, 06, RCV-R-161, 210: the cubes come out of the Reserve, and the Eggs are mixed in a row."""
    if is_hunt(s):
        for cube in INSIDE:
            s.supply[cube] -= 1
        s.egg_row = tuple(INSIDE[n] for n in shuffled(s, "eggs", tuple(range(EGGS))))


def zone_laid(s: Table, zone: int) -> None:
    """RCV-R-210: each Zone gets the next one, whoever lays it, but not a tile that lay aside."""
    if s.egg_row and zone not in s.pieces.aside:
        *row, egg = s.egg_row
        s.egg_row = tuple(row)
        s.inside[zone] = (*s.inside[zone], egg)
        s.tell("egg_laid", zone=s.zone_word(zone))


def mix(s: Table, chance: Chance) -> None:
    """In a deal made anew the Eggs hold what they may hold: what is in them nobody knows."""
    unopened = sorted(unopened_eggs(s))
    if unopened:
        chance.shuffle(next(iter(chance.streams)), unopened)
        rest = iter(unopened)
        s.egg_row = tuple(next(rest) for _ in s.egg_row)
        s.inside = [tuple(next(rest) for _ in eggs) for eggs in s.inside]
        for frame in in_hand(s):
            frame.egg = next(rest)


def unopened_eggs(s: Table) -> list[int]:
    """What is in all of them: in the row, in Zones, and in the hand of somebody who pays for one."""
    return [
        *s.egg_row,
        *(egg for eggs in s.inside for egg in eggs),
        *(frame.egg for frame in in_hand(s)),
    ]


def in_hand(s: Table) -> "list[Cracking]":
    return [frame for frame in s.stack if isinstance(frame, Cracking) and frame.egg >= 0]


def hides_cubes(s: Table) -> bool:
    """RCV-R-218: an unopened Egg in a Zone counts as a cube there, and so does one that is just opened;
    whether one of the row will come to lie in one is known by the Zones that can be placed.
    """
    return any(s.inside) or bool(in_hand(s))


# -- to open one ---------------------------------------------------------------------------------------------


def burrow(s: Table) -> int:
    """The Burrow as it lies in the dungeon, if it does."""
    return next((zone for zone in s.pieces.burrows if s.where[zone] != NOWHERE), NOBODY)


def why_not_open(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-210; in the Burrow a Student is Sacrificed too."""
    zone = s.at[seat]
    if not s.inside[zone]:
        return Reason("RCV-R-210", "egg.none", {"zone": s.zone_word(zone)})
    if zone == burrow(s) and not s.students[seat] and not is_egg_hunt(s):
        return Reason("RCV-R-210", "egg.no_student")
    return why_not_act(s, seat, "mode")


def open_egg(s: Table, seat: int) -> None:
    """The Egg is named with the Action: from then on it is in her hand (RCV-R-246)."""
    zone = s.at[seat]
    egg, *others = s.inside[zone]
    s.inside[zone] = tuple(others)
    s.push(Cracking(seat, zone, egg))


OPEN: Final[Offer] = alone("crack", why_not_open)
OPENING: Final = Act("mode", open_egg)


class Cracking(Frame):
    """The price, then the first Egg of the Zone (RCV-R-210). Its cube is not Gained, so a Cursed Idol is no
    matter (RCV-R-244). In an Egg Hunt it costs nothing, and a False cube is a Stun Token (RCV-R-212).
    """

    first_step = "draw"
    belongs_to = ("seat",)
    waits = ("pay", "crack", "count")
    rule = "RCV-UNIV-01"

    seat: Seat
    zone: Zone
    egg: Annotated[int, Within(-1, "cubes")] = -1  # what is in it, while it is not opened
    cube: Annotated[int, Within(-1, "cubes")] = -1  # out of the Egg, not yet on her board

    def cleanup(self, s: Table) -> None:
        if self.egg >= 0:
            s.inside[self.zone] = (self.egg, *s.inside[self.zone])
            self.egg = -1
        if self.cube >= 0:
            s.supply[self.cube] += 1
            self.cube = -1

    def draw(self, s: Table) -> str:
        if not is_egg_hunt(s):
            draw_students(s, self.seat, 1)
        return "pay"

    def pay(self, s: Table) -> str:
        if not s.over and self.zone == burrow(s) and not is_egg_hunt(s):
            sacrifice(s, self.seat, 1)
        return "crack"

    def crack(self, s: Table) -> str:
        if s.over:
            return DONE
        egg, self.egg = self.egg, -1
        s.shells[self.seat] += 1  # in every case
        s.reveal("egg_opened", seat=self.seat, zone=s.zone_word(self.zone), cube=s.cube_word(egg))
        if egg != FALSE:
            self.cube = egg
            return "place"
        s.supply[egg] += 1
        if is_egg_hunt(s):
            s.push(Stuns(self.seat, 1))
        else:
            s.push(Rousing(self.seat, self.zone))  # RCV-R-181
        return "count"

    def count(self, s: Table) -> str:
        """The end of an Egg Hunt is looked for after each opening (RCV-R-212)."""
        if is_egg_hunt(s) and not any(s.inside):
            end_game(s, "eggs_opened")
        return DONE

    def columns(self, s: Table) -> list[int]:
        if self.cube == UNIVERSAL:
            return open_columns(s, self.seat)
        return [self.cube] if has_room(s, self.seat, self.cube) else []

    def place_options(self, s: Table, seat: int) -> list[Option]:
        return [("column", column) for column in self.columns(s)]

    def place(self, s: Table) -> str:
        columns = self.columns(s)
        if len(columns) > 1:
            s.ask(self.seat, "cube.column", ("column",))
            return "placed"
        if columns:
            return self.put(s, columns[0])
        s.tell("no_room", seat=self.seat, cube=s.cube_word(self.cube))
        self.cleanup(s)
        return "count"

    def placed(self, s: Table) -> str:
        s.tell("column_chosen", seat=self.seat, cube=s.cube_word(s.answer[1]))
        return self.put(s, s.answer[1])

    def put(self, s: Table, column: int) -> str:
        cube, self.cube = self.cube, -1
        put_on_board(s, self.seat, cube, column)
        return "count"


# -- the Panic Card Egg Hunt ---------------------------------------------------------------------------------


def is_egg_hunt(s: Table) -> bool:
    panic = s.pieces.panic_of(s.panic) if s.maximum else None
    return panic is not None and panic.frees_eggs


def eggs_to_come(s: Table) -> int:
    """In Maximum Alert no Zone is placed, so those of the row stay out of the dungeon for good."""
    return 0 if s.maximum else len(s.egg_row)


class Gathering(Frame):
    """All unopened Eggs, those of the row too, come into the Burrow; without a Burrow to where most Scholars
    are. With nobody out there those of the row go to the box (RCV-R-212).
    """

    first_step = "choose"
    rule = "RCV-R-212"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        home = burrow(s)
        if home != NOBODY:
            return [("at", home)]
        zones = [s.at[seat] for seat in range(s.seats) if s.is_out_there(seat)]
        most = max((zones.count(zone) for zone in zones), default=0)
        return [("at", zone) for zone in sorted({*zones}) if zones.count(zone) == most]

    def choose(self, s: Table) -> str:
        found = self.choose_options(s, s.active)
        if len(found) > 1:
            s.ask(s.in_charge(s.active), "panic.eggs", ("at",))
            return "chosen"
        if found:
            return self.gather(s, found[0])
        if s.egg_row:
            s.tell("eggs_boxed", n=len(s.egg_row))
        return DONE

    def chosen(self, s: Table) -> str:
        return self.gather(s, s.answer)

    def gather(self, s: Table, option: Option) -> str:
        _, nest = option
        others = [egg for zone, eggs in enumerate(s.inside) if zone != nest for egg in eggs]
        gathered = (*others, *reversed(s.egg_row))
        s.egg_row = ()
        s.inside = [(*eggs, *gathered) if zone == nest else () for zone, eggs in enumerate(s.inside)]
        if gathered:
            s.tell("eggs_gathered", zone=s.zone_word(nest), n=len(gathered))
        return DONE


def gather_eggs(s: Table) -> None:
    s.push(Gathering())


# -- Marconiglio ---------------------------------------------------------------------------------------------


def hops(s: Table, zone: int) -> list[int]:
    """RCV-R-211: adjacent Zones whose Passage meets one of his, whatever Walls, Doors and Floors."""
    where = s.where
    return [
        other for other in s.plan.beside[zone] if shared_edges(s.box, zone, where[zone], other, where[other])
    ]


def hops_to(s: Table, zone: int) -> dict[int, int]:
    """How many hops it is from every Zone."""
    far, queue = {zone: 0}, [zone]
    for here in queue:
        for other in hops(s, here):
            if other not in far:
                far[other] = far[here] + 1
                queue.append(other)
    return far


class Hopping(Stalking):
    """He enters every Zone that he hops into."""

    def ways(self, s: Table, zone: int) -> list[int]:  # type: ignore[override]
        return hops(s, zone)

    def steps_to(self, s: Table, zone: int) -> dict[int, int]:  # type: ignore[override]
        return hops_to(s, zone)


class Digging(Roused):
    """The Burrow is laid beside his Zone, on the side that the activating player chooses, if there is a spot
    (RCV-R-165, 211). At a Sighting he goes into it, without an Encounter.
    """

    first_step = "dig"
    rule = "RCV-R-211"

    player: Seat
    moves_in: Flag

    def tile(self, s: Table) -> int:
        """RCV-R-350: it takes the Floor of that Zone."""
        return s.pieces.burrows[s.box.zone[s.boss_at].floor - 1]

    def dig_options(self, s: Table, seat: int) -> list[Option]:
        tile = self.tile(s)
        cells = spots_beside(s.box, s.plan, s.where, s.boss_at, tile, s.has("aligned"))
        return [("lay", tile, cell) for cell in cells]

    def dig(self, s: Table) -> str:
        found = [] if s.maximum or burrow(s) != NOBODY else self.dig_options(s, self.player)
        if len(found) > 1:
            s.ask(s.in_charge(self.player), "zone.lay", ("lay",))
            return "dug"
        return self.lay(s, found[0]) if found else DONE

    def dug(self, s: Table) -> str:
        return self.lay(s, s.answer)

    def lay(self, s: Table, option: Option) -> str:
        _, tile, cell = option
        lay_tile(s, self.player, tile, cell, s.boss_at)
        if self.moves_in:
            s.boss_at = tile
            s.tell("boss_moved", boss=boss_id(s), zone=s.zone_word(tile))
        return DONE


def settle_in(s: Table, seat: int) -> None:
    s.push(Digging(seat, moves_in=1))


class Foraging(Roused):
    """To the nearest Egg, with which he goes back into the Burrow; without one to the Scholar with most
    shells (RCV-R-182, 211).
    """

    first_step = "dig"
    waits = ("seek", "arrive")
    rule = "DGY-R-204"

    player: Seat
    goal: Annotated[int, Within(-1, "zones")] = -1  # a Zone with an Egg

    def dig(self, s: Table) -> str:
        s.push(Digging(self.player, moves_in=0))
        return "seek"

    def nests(self, s: Table) -> list[int]:
        far = hops_to(s, s.boss_at)
        zones = [zone for zone in far if s.inside[zone] and zone != burrow(s)]
        nearest = min((far[zone] for zone in zones), default=0)
        return sorted(zone for zone in zones if far[zone] == nearest)

    def seek_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.nests(s)]

    def seek(self, s: Table) -> str:
        zones = self.nests(s)
        if not zones:
            return "chase"
        if len(zones) > 1:
            s.ask(s.in_charge(self.player), "boss.goal", ("at",))
            return "found"
        return self.hop_to(s, zones[0])

    def found(self, s: Table) -> str:
        return self.hop_to(s, s.answer[1])

    def hop_to(self, s: Table, zone: int) -> str:
        self.goal = zone
        s.push(Hopping(self.player, zone, HOPS))
        return "arrive"

    def arrive(self, s: Table) -> str:
        home = burrow(s)
        if s.over or s.boss_at != self.goal or home == NOBODY or not s.inside[self.goal]:
            return DONE
        egg, *others = s.inside[self.goal]
        s.inside[self.goal] = tuple(others)
        s.inside[home] = (*s.inside[home], egg)
        s.boss_at = home
        s.tell("egg_hidden", boss=boss_id(s), zone=s.zone_word(self.goal))
        return DONE

    def prey(self, s: Table) -> list[int]:
        far = hops_to(s, s.boss_at)
        seats = [n for n in range(s.seats) if s.is_out_there(n) and far.get(s.at[n])]
        worth = {seat: s.shells[seat] for seat in seats}
        if not any(worth.values()):
            worth = {seat: -far[s.at[seat]] for seat in seats}
        most = max(worth.values(), default=0)
        return [seat for seat in seats if worth[seat] == most]

    def chase_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in self.prey(s)]

    def chase(self, s: Table) -> str:
        seats = self.prey(s)
        if len(seats) > 1:
            s.ask(s.in_charge(self.player), "boss.target", ("target",))
            return "chased"
        return self.hunt(s, seats[0]) if seats else DONE

    def chased(self, s: Table) -> str:
        return self.hunt(s, s.answer[1])

    def hunt(self, s: Table, seat: int) -> str:
        s.push(Hopping(self.player, s.at[seat], HOPS))
        return DONE


class Bribing(Frame):
    """Two cards, or a Stun Token."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("bribe",), ("suffer",)]

    def choose(self, s: Table) -> str:
        if len(s.hand[self.seat]) < BRIBE:
            return self.suffer(s)
        s.ask(self.seat, "boss.bribe", ("bribe", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        s.push(Discards((self.seat,) * BRIBE, 1))
        return DONE

    def suffer(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return DONE


def waylay(s: Table, seat: int) -> None:
    s.push(Bribing(seat))


PROFILES: Final[dict[str, Profile]] = {
    "marconiglio": Profile(settle_in, "", HOPS, False, waylay, lambda s, player: s.push(Foraging(player))),
}
FRAMES: Final = (Cracking, Gathering, Hopping, Digging, Foraging, Bribing)


# -- points --------------------------------------------------------------------------------------------------


def egg_points(s: Table, seat: int) -> int:
    """For each shell; who has most is known at the end of the game, and with none it is nobody
    (RCV-R-205).
    """
    points, most = SHELL_POINTS * s.shells[seat], max(s.shells)
    if s.over and most and s.shells[seat] == most:
        points += MOST_POINTS if s.shells.count(most) == 1 else TIED_POINTS
    return points
