"""Walking, bringing in new Zones, Stairs, and everything that happens on entering a Zone (chapters MOVE,
PLACE, STAIR, DZ, TOKEN; DGY-R-64, 70, 72, 74 to 82, 142 to 152, 182 to 187, 205).
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat, Within
from undercroft.games.dungeonology.board import enlarge, has_open_side, shared_edges, spots_beside
from undercroft.games.dungeonology.cards.content import ZONE_EFFECTS
from undercroft.games.dungeonology.ranges import Floor, FloorOrNone, Zone, ZoneOrNone, Zones
from undercroft.games.dungeonology.rules.cubes import TOLL, ChooseCube
from undercroft.games.dungeonology.rules.ending import neighbour_floors
from undercroft.games.dungeonology.rules.stun import Stuns, is_spent, sacrifice
from undercroft.games.dungeonology.rules.values import change, colours_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, MOVEMENT, PHASE_ENDS, Table

CARD_POINTS: Final = 2  # Darkness: the most points of the Scholar Card

# -- doors and ways ------------------------------------------------------------------------------------------


def is_blocked(s: Table, seat: int, zone: int, into: int) -> bool:
    """Whether every meeting Passage has a Door for which she lacks a cube (DGY-ZONE-07, 08, DGY-R-67, 70).
    Only Doors of the Zone that she enters count (DGY-ZONE-09, DGY-R-68).
    """
    if into & s.box.open_passages[zone]:
        return False
    doors, owned = s.box.zone[zone].doors, colours_of(s, seat)
    either = s.clauses.door == "either"  # DGY-ED-33
    for p in range(len(doors)):
        if into >> p & 1 and (doors[p] & owned == doors[p] or (either and doors[p] & owned)):
            return False
    return not (change(s, seat, "opens_doors") or s.hinges.opens_doors(s, seat))


def lacking(s: Table, seat: int, zone: int, into: int) -> list[str]:
    """The cubes that the easiest of these Doors still asks for."""
    doors, owned = s.box.zone[zone].doors, colours_of(s, seat)
    missing = min((doors[p] & ~owned for p in range(len(doors)) if into >> p & 1), key=int.bit_count)
    return [s.cube_word(cube) for cube in range(len(s.box.columns)) if missing >> cube & 1]


def is_closed_to(s: Table, seat: int, zone: int) -> bool:
    """Whether she cannot enter a Zone with an Ambush, since she can neither Sacrifice nor be stunned
    (DGY-ED-36). For Ambush Traps nothing forbids it.
    """
    if s.clauses.ambush != "sacrifice_or_stun" or s.students[seat] or not is_spent(s, seat):
        return False
    return s.has("dangerous_zones") and any(name == "ambush" for name, _ in s.box.zone[zone].effects)


def why_not_bear(s: Table, seat: int, zone: int) -> Reason | None:
    return (
        Reason("DGY-ED-36", "move.ambush", {"zone": s.zone_word(zone)})
        if is_closed_to(s, seat, zone)
        else None
    )


def secret_ways(s: Table, zone: int) -> list[int]:
    """The placed Zones to which a Secret Passage leads from here: with the same printed letter, and from X to
    X (DGY-DZ-19, DGY-TOKEN-02, 03, DGY-R-187).
    """
    where = s.where
    printed = s.box.passages_to[zone] if s.settings["dangerous_zones"] else ()
    if s.secret_tunnels >> zone & 1:
        printed = tuple(sorted({*printed, *zones_of(s.secret_tunnels)} - {zone}))
    return [other for other in printed if where[other] >= 0] if printed else []


@cache
def zones_of(mask: int) -> tuple[int, ...]:
    """The Zones in a mask."""
    return tuple(zone for zone in range(mask.bit_length()) if mask >> zone & 1)


def is_dark(s: Table) -> bool:
    """A Panic Card that darkens the dungeon is in force."""
    return bool(s.maximum) and s.box.card[s.panic].dark


# -- spending Speed points -----------------------------------------------------------------------------------


def darken(s: Table) -> None:
    """Darkness in the middle of a turn: what was spent stands, the rest is bound from now on."""
    if not is_dark(s) or s.phase != MOVEMENT:
        return
    left = max(0, min(s.points, s.pace - s.spent))  # of the Scholar Card
    s.points -= left - min(left, max(0, CARD_POINTS - s.spent))


def no_points(s: Table) -> Reason | None:
    if s.points < 1:
        rule = "DGY-R-64" if s.phase == MOVEMENT else "DGY-MOVE-07"
        return Reason(rule, "move.no_points")
    return None


def spend(s: Table, n: int) -> None:
    """DGY-R-65: points are counted, not Zones."""
    s.points -= n
    if s.phase == MOVEMENT:
        s.spent += n


def walk_options(s: Table, seat: int) -> list[Option]:
    """All that is legal: over links, where no Door is in the way."""
    if not s.points:
        return []
    links = s.plan.links[s.at[seat]]
    found: list[Option] = [
        ("walk", link.zone) for link in links if not is_blocked(s, seat, link.zone, link.into)
    ]
    return bearable(s, seat, found)


def bearable(s: Table, seat: int, moves: list[Option]) -> list[Option]:
    """Those of these moves that lead where she can enter (DGY-ED-36)."""
    if s.clauses.ambush != "sacrifice_or_stun" or s.students[seat]:
        return moves
    return [move for move in moves if not is_closed_to(s, seat, move[1])]


def why_not_walk(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-MOVE-02, DGY-START-09, DGY-R-72. Stun never forbids it (DGY-R-37)."""
    zone = option[1]
    if zone == s.at[seat]:
        return Reason("DGY-MOVE-02", "move.here", {"zone": s.zone_word(zone)})
    if s.where[zone] < 0:
        return Reason("DGY-MOVE-02", "move.not_placed", {"zone": s.zone_word(zone)})
    for link in s.plan.links[s.at[seat]]:
        if link.zone == zone:
            break
    else:
        beside = zone in s.plan.beside[s.at[seat]]
        rule, key = ("DGY-ZONE-11", "move.not_linked") if beside else ("DGY-ZONE-10", "move.not_adjacent")
        return Reason(rule, key, {"zone": s.zone_word(zone)})
    if is_blocked(s, seat, zone, link.into):
        cubes = lacking(s, seat, zone, link.into)
        if len(cubes) > 1 and s.clauses.door == "either":
            return Reason("DGY-ED-33", "move.door_either", {"zone": s.zone_word(zone), "cubes": cubes})
        return Reason("DGY-ZONE-07", "move.door", {"zone": s.zone_word(zone), "cubes": cubes})
    return why_not_bear(s, seat, zone) or no_points(s)


def reveal_candidates(s: Table, seat: int) -> list[Option]:
    return [("reveal",)] if s.points and not s.maximum else []


def why_not_reveal(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-MOVE-03, DGY-R-75."""
    zone = s.at[seat]
    floor = s.box.zone[zone].floor
    if s.maximum:
        return Reason("DGY-MAX-13", "reveal.maximum")
    if not s.piles[floor - 1]:
        return Reason("DGY-PLACE-01", "reveal.no_tiles", {"floor": floor})
    if not has_open_side(s.box, s.plan, s.where, s.walls, zone):
        return Reason("DGY-R-75", "reveal.no_way", {"zone": s.zone_word(zone)})
    if s.barren >> zone & 1:
        return Reason("DGY-ED-32", "reveal.barren", {"zone": s.zone_word(zone)})
    return no_points(s)


def is_time_for_passages(s: Table) -> bool:
    """DGY-DZ-19, DGY-R-148: in the Movement Phase; by other books with every point (DGY-ED-35)."""
    return s.phase == MOVEMENT or s.clauses.secret == "any_step"


def sneak_options(s: Table, seat: int) -> list[Option]:
    """All that is legal, as below."""
    if not s.points or not is_time_for_passages(s):
        return []
    ways = secret_ways(s, s.at[seat])
    if not ways or change(s, seat, "bars_passages") or is_dark(s):
        return []
    return bearable(s, seat, [("sneak", zone) for zone in ways])


def why_not_sneak(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-MOVE-04, DGY-DZ-05, 19, DGY-R-148."""
    zone = option[1]
    if zone not in secret_ways(s, s.at[seat]):
        return Reason("DGY-DZ-19", "sneak.no_passage", {"zone": s.zone_word(zone)})
    if not is_time_for_passages(s):
        return Reason("DGY-R-148", "sneak.phase")
    if change(s, seat, "bars_passages"):
        return Reason("DGY-JINX-02", "sneak.lost_map")
    if is_dark(s):
        return Reason("DGY-MAX-07", "sneak.dark")
    return why_not_bear(s, seat, zone) or no_points(s)


WALK: Final[Offer] = Offer(walk_options, why_not_walk)
REVEAL: Final[Offer] = tried(reveal_candidates, why_not_reveal)
SNEAK: Final[Offer] = Offer(sneak_options, why_not_sneak)


# -- new Zones -----------------------------------------------------------------------------------------------


def put_under(s: Table, floor: int, tiles: list[int]) -> None:
    """Under the pile, where everybody has seen them go (DGY-PLACE-04)."""
    s.piles[floor - 1] = (*reversed(tiles), *s.piles[floor - 1])


def lay_tile(s: Table, seat: int, tile: int, cell: int, beside: int, with_stairs: bool = False) -> None:
    """A player lays a tile beside a Zone: cubes, Walls, Stairs (DGY-PLACE-06, 10; DGY-STAIR-05, 06; DGY-R-18,
    76, 78, 79).
    """
    box = s.box
    s.where[tile] = cell
    s.spaces[tile] = (EMPTY,) * (len(box.zone[tile].spaces) + box.zone[tile].free)
    if s.clauses.filling == "placing":
        fill_spaces(s, tile)
    else:  # DGY-ED-34
        s.unfilled |= 1 << tile
    walls, stairs = set(s.walls), set(s.stairs)
    for other, there in enumerate(s.where):
        if there < 0 or other == tile or box.zone[other].floor == box.zone[tile].floor:
            continue
        edges = shared_edges(box, tile, cell, other, there)
        (stairs if with_stairs and other == beside else walls).update(edges)
    walls.update(s.hinges.closed_edges(s, tile, beside))
    s.walls, s.stairs = tuple(sorted(walls)), tuple(sorted(stairs))
    s.plan = enlarge(s.plan, box, s.where, s.walls, s.stairs, tile)
    s.tell("zone_placed", zone=s.zone_word(tile), cell=s.cell_word(cell))
    s.hinges.zone_laid(s, tile)
    s.hinges.tile_linked(s, seat, tile, beside)


def fill_spaces(s: Table, tile: int) -> None:
    """Cubes from the Reserve, as far as it has them (DGY-PLACE-06, DGY-R-18, 76); a space on which one was
    Dropped keeps it (DGY-R-233).
    """
    spaces = list(s.spaces[tile])
    for place, cube in enumerate(s.box.zone[tile].spaces):
        if s.supply[cube] and spaces[place] == EMPTY:
            s.supply[cube] -= 1
            spaces[place] = cube
    s.spaces[tile] = tuple(spaces)


class Revealing(Frame):
    """A new tile beside a Zone: turn up tiles until one fits, choose where it lies (chapter PLACE). Leaves
    the Zone in `result`, or -1.
    """

    first_step = "begin"
    belongs_to = ("seat",)
    waits = ("bury",)
    rule = "DGY-PLACE-02"

    seat: Seat
    zone: Zone
    floor: Floor
    wide: Few = 1  # how many tiles are looked at together
    stair: Flag = 0  # it is another Floor
    once: Flag = 0  # only these tiles, and no more (Grand Expedition)
    left: Annotated[int, Within(-1, 99)] = -1  # tiles of the pile that were not tried yet
    tiles: Zones = ()
    laid: ZoneOrNone = -1

    def cleanup(self, s: Table) -> None:
        put_under(s, self.floor, list(self.tiles))

    def begin(self, s: Table) -> str:
        self.left = len(s.piles[self.floor - 1])
        if self.once:
            self.left = min(self.left, self.wide)
        else:
            self.wide += change(s, self.seat, "tiles")
        return "turn_up"

    def turn_up(self, s: Table) -> str:
        count = min(self.wide, self.left)
        if count < 1:  # DGY-PLACE-05, DGY-R-77
            self.tell_none(s)
            s.result = -1
            return DONE
        pile = s.piles[self.floor - 1]
        self.tiles = tuple(reversed(pile[-count:]))
        s.piles[self.floor - 1] = pile[:-count]
        self.left -= count
        self.wide = 1
        for tile in self.tiles:
            s.seen[s.box.tiles[tile]] = EVERYBODY
            self.tell_turned(s, tile)
        return "fit"

    def tell_turned(self, s: Table, tile: int) -> None:
        s.reveal("tile_turned", seat=self.seat, zone=s.zone_word(tile))

    def tell_none(self, s: Table) -> None:
        s.tell("nothing_fits", seat=self.seat, floor=self.floor)

    def fit(self, s: Table) -> str:
        offers = self.fit_options(s, self.seat)
        if not offers:
            return "bury"
        if len(offers) == 1:
            return self.lay(s, offers[0])
        s.ask(self.seat, "zone.lay", ("lay",))
        return "chosen"

    def fit_options(self, s: Table, seat: int) -> list[Option]:
        aligned = s.has("aligned")
        return [
            ("lay", tile, cell)
            for tile in self.tiles
            for cell in spots_beside(s.box, s.plan, s.where, self.zone, tile, aligned)
        ]

    def chosen(self, s: Table) -> str:
        return self.lay(s, s.answer)

    def lay(self, s: Table, option: Option) -> str:
        _, self.laid, cell = option
        self.tiles = tuple(tile for tile in self.tiles if tile != self.laid)
        lay_tile(s, self.seat, self.laid, cell, self.zone, bool(self.stair))
        s.hinges.tile_laid(s, self.seat)
        return "bury"

    def bury(self, s: Table) -> str:
        """What was not laid goes under the pile, in an order of her choice (DGY-PLACE-04, DGY-R-193)."""
        if len(self.tiles) > 1:
            s.ask(self.seat, "zone.under", ("under",))
            return "buried"
        kept = [tile for tile in self.tiles if self.laid >= 0 or not s.hinges.put_back(s, tile, self.floor)]
        put_under(s, self.floor, kept)
        self.tiles = ()
        if self.laid < 0:
            return "turn_up"
        s.result = self.laid
        return DONE

    def bury_options(self, s: Table, seat: int) -> list[Option]:
        return [("under", tile) for tile in self.tiles]

    def buried(self, s: Table) -> str:
        put_under(s, self.floor, [s.answer[1]])
        self.tiles = tuple(tile for tile in self.tiles if tile != s.answer[1])
        return "bury"


class Exploring(Frame):
    """Bring in a new Zone of this Floor and enter it at once (DGY-PLACE-01, 07 to 09)."""

    first_step = "look"
    belongs_to = ("seat",)
    waits = ("enter",)

    seat: Seat

    def look(self, s: Table) -> str:
        zone = s.at[self.seat]
        s.push(Revealing(self.seat, zone, s.box.zone[zone].floor, wide=s.hinges.tiles(s, self.seat)))
        return "enter"

    def enter(self, s: Table) -> str:
        zone = s.result
        if zone < 0:
            if s.clauses.no_fit == "free":  # DGY-ED-32
                spend(s, -1)
                s.barren |= 1 << s.at[self.seat]
            return DONE
        link = next(link for link in s.plan.links[s.at[self.seat]] if link.zone == zone)
        if is_blocked(s, self.seat, zone, link.into):  # DGY-PLACE-08
            s.tell("door_shut", seat=self.seat, zone=s.zone_word(zone))
            return DONE
        s.push(Entering(self.seat, zone))
        return DONE


class Climbing(Frame):
    """Stairs: a tile of a neighbouring Floor beside this Zone (DGY-STAIR-01 to 07, DGY-R-80)."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("built", "done")
    rule = "DGY-STAIR-03"

    seat: Seat
    zone: Zone
    floor: FloorOrNone = 0

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.seat)
        if not offers:
            return DONE
        if len(offers) == 1:
            return self.build(s, offers[0][1])
        s.ask(self.seat, "stairs.floor", ("floor",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("floor", floor) for floor in neighbour_floors(s, self.zone) if s.piles[floor - 1]]

    def chosen(self, s: Table) -> str:
        return self.build(s, s.answer[1])

    def build(self, s: Table, floor: int) -> str:
        self.floor = floor
        s.push(Revealing(self.seat, self.zone, floor, stair=1))
        return "built"

    def built(self, s: Table) -> str:
        others = [floor for _, floor in self.choose_options(s, self.seat) if floor != self.floor]
        if s.result < 0 and others:
            self.floor = others[0]
            s.push(Revealing(self.seat, self.zone, others[0], stair=1))
        return "done"

    def done(self, s: Table) -> str:
        return DONE


# -- entering ------------------------------------------------------------------------------------------------


class Entering(Frame):
    """A Scholar comes into a Zone by whatever means (DGY-R-149): Traps, then its effects from left to right
    (DGY-DZ-02, DGY-PLACE-09, DGY-TOKEN-06).
    """

    first_step = "arrive"
    belongs_to = ("seat",)
    waits = ("traps", "effects")

    seat: Seat
    zone: Zone
    quiet: Flag = 0  # no Incoming Effects (DGY-R-205)
    boss: Flag = 1  # the Boss Effect counts too
    fresh: Flag = 0  # nobody had entered before
    n: Few = 0  # the next effect

    def comes(self, s: Table) -> bool:
        """Whether she comes there at all."""
        return not s.hinges.turned_back(s, self.seat, self.zone)

    def arrive(self, s: Table) -> str:
        if not self.comes(s):
            return DONE
        if not self.quiet and is_closed_to(s, self.seat, self.zone):  # DGY-R-235
            s.tell("kept_out", seat=self.seat, zone=s.zone_word(self.zone))
            return DONE
        s.at[self.seat] = self.zone  # DGY-MOVE-10: whoever is there already
        s.tell("entered", seat=self.seat, zone=s.zone_word(self.zone))
        s.hinges.arrived(s, self.seat)
        if s.unfilled >> self.zone & 1 and not s.maximum:  # DGY-ED-34, DGY-MAX-14
            s.unfilled &= ~(1 << self.zone)
            fill_spaces(s, self.zone)
            s.tell("zone_filled", zone=s.zone_word(self.zone))
        if self.quiet or self.zone == CAMP:
            return DONE
        self.fresh = int(not s.entered >> self.zone & 1)
        s.entered |= 1 << self.zone  # DGY-R-81
        return "traps"

    def traps(self, s: Table) -> str:
        """DGY-TOKEN-07, DGY-R-184, 185: all of them, the leftmost first."""
        tokens = s.traps[self.zone]
        if s.at[self.seat] != self.zone or not tokens:
            return "effects"
        place = s.hinges.trap_for(s, self.seat, self.zone)
        if place < 0:
            return "effects"
        token = tokens[place]
        s.traps[self.zone] = tokens[:place] + tokens[place + 1 :]
        s.trap_supply = tuple(sorted((*s.trap_supply, token)))
        knew, s.seen[token] = s.seen[token], EVERYBODY
        trap = s.box.card[token]
        s.reveal("trap_sprung", seat=self.seat, card=s.name(token), zone=s.zone_word(self.zone))
        s.hinges.trap_sprung(s, self.seat, knew)
        name = trap.id.removeprefix("trap_")
        if not s.hinges.ignores(s, self.seat, name):
            s.hinges.strike(s, self, name, trap.n, is_trap=True)  # DGY-TOKEN-08
        return "traps"

    def effects(self, s: Table) -> str:
        effects = s.hinges.effects_of(s, self.zone)
        if self.n >= len(effects) or s.at[self.seat] != self.zone:  # DGY-R-150
            return DONE
        name, n = effects[self.n]
        self.n += 1
        effect = s.rules.incoming_effects.get(name)  # DGY-DZ-03: passive ones do nothing now
        counts = effect is not None and effect.counts(s, bool(self.fresh))
        if effect is not None and counts and not s.hinges.ignores(s, self.seat, name):
            s.hinges.strike(s, self, name, n)
        return "effects"


class Leaping(Entering):
    """She comes there over no link: by Teleport, through a Secret Passage."""

    def comes(self, s: Table) -> bool:
        return True


def with_dangerous_zones(s: Table, fresh: bool) -> bool:
    """DGY-DZ-01, DGY-MOVE-09."""
    return s.has("dangerous_zones")


def before_maximum_alert(s: Table, fresh: bool) -> bool:
    """DGY-STAIR-01, 02, DGY-R-82: whoever enters first builds Stairs."""
    return fresh and not s.maximum


class Incoming(NamedTuple):
    """An Incoming Effect: what it does to whoever enters, and when it counts, in a Zone that nobody has
    entered or in others.
    """

    strike: Callable[[Table, Entering, int], None]
    counts: Callable[[Table, bool], bool] = with_dangerous_zones


def idle_effects(s: Table, fresh: bool) -> dict[str, None]:
    """Zone Effects that do nothing in a Zone that nobody has entered, or in others: in order, and found
    quickly. All passive ones come with Dangerous Zones (DGY-DZ-03).
    """
    game = s.rules
    return idle_where(game, tuple([counts(s, fresh) for counts in questions_of(game)]))


@cache
def questions_of(game: Any) -> tuple[Callable[[Any, bool], bool], ...]:
    """What is to be asked to know which Zone Effects count: many of them want the same."""
    return tuple(dict.fromkeys(game.zone_effects.values()))


@cache
def idle_where(game: Any, answers: tuple[bool, ...]) -> dict[str, None]:
    counts = dict(zip(questions_of(game), answers, strict=True))
    return dict.fromkeys(name for name, question in game.zone_effects.items() if not counts[question])


def stairs(s: Table, entering: Entering, n: int) -> None:
    s.push(Climbing(entering.seat, entering.zone))


def ambush(s: Table, entering: Entering, n: int) -> None:
    if s.clauses.ambush == "stun":
        s.push(Stuns(entering.seat, n))  # DGY-DZ-11, 12, DGY-R-142
        return
    if s.students[entering.seat] >= n:
        sacrifice(s, entering.seat, n)
    elif s.clauses.ambush == "sacrifice":  # DGY-ED-10: one token, whatever number is missing
        s.push(Stuns(entering.seat, 1, sure=1))
        sacrifice(s, entering.seat, n)
    elif is_spent(s, entering.seat):  # DGY-ED-36
        sacrifice(s, entering.seat, 1)
    else:
        s.push(Stuns(entering.seat, 1))


def stop(s: Table, entering: Entering, n: int) -> None:
    """DGY-DZ-13, DGY-R-143; by other books the Movement Phase ends (DGY-ED-37)."""
    if entering.seat != s.active:
        return
    if s.clauses.stop == "phase" and s.phase == MOVEMENT:
        s.cut = PHASE_ENDS
    if s.points or s.cut == PHASE_ENDS:
        s.points = 0
        s.tell("stopped", seat=entering.seat)


def toll(s: Table, entering: Entering, n: int) -> None:
    """DGY-DZ-14, DGY-R-145."""
    for _ in range(n):
        s.push(ChooseCube(entering.seat, TOLL))


INCOMING: Final = {
    "stairs": Incoming(stairs, before_maximum_alert),
    "ambush": Incoming(ambush),
    "stop": Incoming(stop),
    "toll": Incoming(toll),
}


def when_they_count(incoming: Mapping[str, Incoming]) -> dict[str, Callable[[Any, bool], bool]]:
    """By Zone Effect: when it does something."""
    return {
        name: incoming[name].counts if name in incoming else with_dangerous_zones for name in ZONE_EFFECTS
    }
