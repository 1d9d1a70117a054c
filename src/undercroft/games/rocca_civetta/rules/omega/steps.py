"""What Omega does, piece by piece: where he goes, what he takes, and what befalls those whom he meets (RCV-
OMG-03 to 08; RCV-R-92 to 100, 153, 172, 220, 223, 224, 228, 248, 249; content: codes of the Omega Cards).
"""

from collections.abc import Callable
from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat, SeatOrNone, Within
from undercroft.games.dungeonology.board import SHAPES, passages_of, randomized_of, shared_edges
from undercroft.games.dungeonology.cards.content import CUBES, PASSAGES
from undercroft.games.dungeonology.ranges import Cube, Zones
from undercroft.games.dungeonology.rules.chance import random_cube, random_passage, randomize
from undercroft.games.dungeonology.rules.cubes import (
    DROP,
    ChooseCube,
    Protecting,
    collect,
    free_place,
    lay_down,
    lift_from_board,
    settle,
    without_cube,
)
from undercroft.games.dungeonology.rules.moving import Climbing, Revealing, lay_tile
from undercroft.games.dungeonology.rules.students import draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import cubes_of, has_room, stars_of
from undercroft.games.dungeonology.table import CAMP, EMPTY, NOBODY
from undercroft.games.dungeonology.zones import discard_at_random, draw_jinx
from undercroft.games.rocca_civetta.rules.information import FALSE
from undercroft.games.rocca_civetta.rules.omega.tome import (
    best_cubes,
    is_full,
    is_out,
    strike_out,
    tell_stars,
    tome_of,
    write_down,
)
from undercroft.games.rocca_civetta.table import Table

# -- where he goes -------------------------------------------------------------------------------------------


def enter(s: Table, seat: int, zone: int) -> None:
    """He comes into a Zone: of its effects only Stairs react, if he is the first (RCV-OMG-03, RCV-R-220)."""
    s.omega_at = zone
    s.tell("omega_entered", zone=s.zone_word(zone))
    fresh = not s.entered >> zone & 1
    s.entered |= 1 << zone
    if fresh and not s.maximum and ("stairs", 0) in s.box.zone[zone].effects:
        s.push(OmegaStairs(seat, zone))


def count_cubes(s: Table, zone: int) -> int:
    return sum(cube != EMPTY for cube in s.spaces[zone])


def has_cubes(s: Table, zone: int) -> bool:
    return count_cubes(s, zone) > 0


def may_take(s: Table, zone: int) -> bool:
    """Whether more lies there than his Tome makes him leave (RCV-R-321)."""
    return count_cubes(s, zone) > tome_of(s).leaves


def beyond(s: Table, passage: int) -> int:
    """The placed Zone to which a Passage of his Zone leads, or -1: Walls and Passages that do not meet are no
    way, Doors are no obstacle (RCV-R-96, 97).
    """
    ways = passages_of(s.box.zone[s.omega_at].size, passage)
    return next((link.zone for link in s.plan.links[s.omega_at] if link.out & ways), -1)


def has_passage(s: Table, passage: int) -> bool:
    """Whether his Zone has it; of a Megazone two positions count as one (RCV-R-164)."""
    here = s.box.zone[s.omega_at]
    return bool(here.passages & passages_of(here.size, passage))


def edges_at(s: Table, zone: int, passage: int) -> list[int]:
    """The half-edges of a Zone for which a Passage on a card stands."""
    here = s.box.zone[zone]
    ways = here.passages & passages_of(here.size, passage)
    return [2 * s.where[zone] + edge for p, edge in enumerate(SHAPES[here.size].edges) if ways >> p & 1]


def is_open(s: Table, passage: int) -> bool:
    """Whether a Passage of his Zone faces no placed Zone, and a tile may be laid there (RCV-R-99)."""
    if s.maximum or not s.piles[s.box.zone[s.omega_at].floor - 1]:
        return False
    cell, here = s.where[s.omega_at], s.box.zone[s.omega_at]
    ways = here.passages & passages_of(here.size, passage)
    return any(
        ways >> p & 1
        and cell + behind not in s.plan.cells
        and 2 * cell + SHAPES[here.size].edges[p] not in s.walls
        for p, behind in enumerate(SHAPES[here.size].behind)
    )


def passage_of(s: Table, word: str) -> int:
    """The Passage that a card names, or the one that a Randomizer card does (RCV-R-158, 228)."""
    if word != "random":
        return PASSAGES.index(word)
    card = randomize(s, "passage", lambda card: True)
    assert card is not None
    return card.passage


def slip_away(s: Table, seat: int) -> None:
    """One step to a placed Zone through a Randomized Passage, or none (RCV-R-172)."""
    ways = sum({link.out for link in s.plan.links[s.omega_at] if link.zone != CAMP})
    passage = random_passage(s, randomized_of(s.box.zone[s.omega_at].size, ways))
    if passage is not None:
        enter(s, seat, beyond(s, passage))


class OmegaTile(Revealing):
    """A new Zone that he reveals. It must meet this very Passage; the player says where it lies (RCV-OMG-05,
    RCV-R-220).
    """

    passage: Annotated[int, Within(-1, 7)] = -1  # -1 for a tile that Stairs bring

    def begin(self, s: Table) -> str:  # type: ignore[override]
        self.left = len(s.piles[self.floor - 1])
        return "turn_up"

    def tell_turned(self, s: Table, tile: int) -> None:  # type: ignore[override]
        s.reveal("omega_revealed", zone=s.zone_word(tile))

    def tell_none(self, s: Table) -> None:  # type: ignore[override]
        s.tell("omega_found_none", floor=self.floor)

    def fit_options(self, s: Table, seat: int) -> list[Option]:  # type: ignore[override]
        found = super().fit_options(s, seat)
        if self.passage < 0:
            return found
        edges, at = edges_at(s, self.zone, self.passage), s.where[self.zone]
        return [
            option
            for option in found
            if not {*edges}.isdisjoint(shared_edges(s.box, self.zone, at, option[1], option[2]))
        ]

    def lay(self, s: Table, option: Option) -> str:  # type: ignore[override]
        """What the player's own Skills do when she lays a tile is not asked (RCV-R-221)."""
        _, self.laid, cell = option
        self.tiles = tuple(tile for tile in self.tiles if tile != self.laid)
        lay_tile(s, self.seat, self.laid, cell, self.zone, bool(self.stair))
        return "bury"


class OmegaStairs(Climbing):
    """He is the first in a Zone with Stairs: the player chooses pile and place (RCV-OMG-05, RCV-R-99)."""

    def build(self, s: Table, floor: int) -> str:  # type: ignore[override]
        self.floor = floor
        s.push(OmegaTile(self.seat, self.zone, floor, stair=1))
        return "built"

    def built(self, s: Table) -> str:  # type: ignore[override]
        others = [floor for _, floor in self.choose_options(s, self.seat) if floor != self.floor]
        if s.result < 0 and others:
            self.floor = others[0]
            s.push(OmegaTile(self.seat, self.zone, others[0], stair=1))
        return "done"


# -- what he takes -------------------------------------------------------------------------------------------


def take_cube(s: Table, zone: int, place: int, keep: bool) -> None:
    """One cube of a Zone, onto the Tome or to the Reserve."""
    cube = s.spaces[zone][place]
    if keep and is_full(s):  # RCV-R-87
        return
    s.spaces[zone] = without_cube(s.spaces[zone], place)
    if keep:
        s.tell("omega_collected", cube=s.cube_word(cube), zone=s.zone_word(zone))
        if cube == FALSE:  # RCV-R-111, 224: taken, and not written down
            s.supply[cube] += 1
            s.tell("omega_lost", cube=s.cube_word(cube))
        else:
            write_down(s, cube)
    else:
        s.supply[cube] += 1
        s.tell("omega_eliminated", cube=s.cube_word(cube), zone=s.zone_word(zone))


def take_first(s: Table, n: int, keep: bool = True) -> None:
    """The leftmost cubes of his Zone, as many as there are (RCV-R-153, 224)."""
    for _ in range(n):
        if may_take(s, s.omega_at):
            places = [place for place, cube in enumerate(s.spaces[s.omega_at]) if cube != EMPTY]
            take_cube(s, s.omega_at, places[0], keep)


class Seizing(Frame):
    """The most valuable cube of some Zones; the player chooses among equals (RCV-R-111)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-111"

    seat: Seat
    zones: Zones
    keep: Flag

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("seize", zone, cube) for zone, cube in best_cubes(s, list(self.zones))]

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.seat)
        if not offers or (self.keep and is_full(s)):
            return DONE
        if len(offers) == 1:
            return self.take(s, offers[0])
        s.ask(self.seat, "omega.seize", ("seize",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.take(s, s.answer)

    def take(self, s: Table, option: Option) -> str:
        _, zone, cube = option
        take_cube(s, zone, s.spaces[zone].index(cube), bool(self.keep))
        return DONE


class Robbing(Protecting):
    """He takes the top cube of a column from a Scholar. It just happens, unless she keeps a Protected one
    (RCV-R-153).
    """

    def go(self, s: Table) -> str:  # type: ignore[override]
        before = stars_of(s, self.seat)
        cube = lift_from_board(s, self.seat, self.column)
        s.tell("omega_stole", victim=self.seat, cube=s.cube_word(cube))
        write_down(s, cube)
        settle(s, (self.seat,), (before,))
        return DONE


def rob(s: Table, seat: int) -> None:
    """A cube of a Randomized colour that she owns."""
    column = random_cube(s, seat)
    if column is not None:
        s.push(Robbing(seat, column))


class OmegaDrops(Frame):
    """He Drops a cube: in his Zone, else in a linked one, else it goes to the Reserve (RCV-R-223, DGY-CUBE-08
    to 11). Somebody may Collect it where it lies.
    """

    first_step = "fall"
    belongs_to = ("seat", "taker")
    rule = "DGY-CUBE-10"

    seat: Seat  # who decides for him
    cube: Cube
    taker: SeatOrNone = NOBODY

    def neighbours(self, s: Table) -> list[int]:
        links = s.plan.links[s.omega_at]
        return [link.zone for link in links if free_place(s, link.zone, True) >= 0]

    def fall_options(self, s: Table, seat: int) -> list[Option]:
        return [("into", zone) for zone in self.neighbours(s)]

    def fall(self, s: Table) -> str:
        if free_place(s, s.omega_at, False) >= 0:
            return self.land(s, s.omega_at)
        zones = self.neighbours(s)
        if len(zones) > 1:
            s.ask(self.seat, "cube.land", ("into",))
            return "landed"
        return self.land(s, zones[0] if zones else NOBODY)

    def landed(self, s: Table) -> str:
        return self.land(s, s.answer[1])

    def land(self, s: Table, zone: int) -> str:
        before = strike_out(s, self.cube)
        word = s.cube_word(self.cube)
        if zone == NOBODY:
            s.supply[self.cube] += 1
            s.tell("omega_lost", cube=word)
        else:
            place = free_place(s, zone, False)
            lay_down(s, zone, place, self.cube)
            s.tell("omega_dropped", cube=word, zone=s.zone_word(zone))
            if self.taker != NOBODY and has_room(s, self.taker, self.cube):
                collect(s, self.taker, zone, place)
        tell_stars(s, before)
        return DONE


# -- the words of his cards ----------------------------------------------------------------------------------


def is_near(s: Table, seat: int) -> bool:
    """In his Zone or an adjacent and linked one, and not in the Starting Zone."""
    here = s.at[seat]
    if not s.is_out_there(seat) or not is_out(s):
        return False
    return here == s.omega_at or any(link.zone == here for link in s.plan.links[s.omega_at])


def steal_or_collect(s: Table, seat: int) -> None:
    """RCV-R-224, 248: without cubes, far away or in the Starting Zone she loses nothing, and he Collects."""
    if is_near(s, seat) and cubes_of(s, seat):
        rob(s, seat)
    else:
        take_first(s, 1)


def on_floor(s: Table) -> Zones:
    """The Zones with the same numeral as his (RCV-R-178)."""
    floor = s.box.zone[s.omega_at].floor
    return tuple(zone for zone in s.placed_zones() if s.box.zone[zone].floor == floor)


def seize(s: Table, seat: int, zones: Zones, keep: int) -> None:
    zones = tuple(zone for zone in zones if may_take(s, zone))
    if zones:
        s.push(Seizing(seat, zones, keep))


def lose_student(s: Table, seat: int) -> None:
    if s.students[seat]:
        sacrifice(s, seat, 1)
    else:
        s.push(Stuns(seat, 1))


def discard_cards(s: Table, seat: int, n: int) -> None:
    for _ in range(n):
        discard_at_random(s, seat)


def take_jinx(s: Table, seat: int) -> None:
    draw_jinx(s, seat)


Deed = Callable[[Table, int], None]

EFFECTS: Final[dict[str, Deed]] = {  # D: `seat` is the current player
    "collect": lambda s, seat: take_first(s, 1),
    "collect_two": lambda s, seat: take_first(s, 2),
    "collect_on_way": lambda s, seat: None,  # done in every Zone that he enters
    "collect_best": lambda s, seat: seize(s, seat, (s.omega_at,), 1),
    "eliminate": lambda s, seat: take_first(s, 1, keep=False),
    "eliminate_best": lambda s, seat: seize(s, seat, (s.omega_at,), 0),
    "steal": steal_or_collect,
}
STRIKES: Final[dict[str, Deed]] = {  # E to H, what acts on a Scholar: not in the Starting Zone (RCV-R-248)
    "stun": lambda s, seat: s.push(Stuns(seat, 1)),
    "discard": lambda s, seat: discard_cards(s, seat, 1),
    "discard_two": lambda s, seat: discard_cards(s, seat, 2),
    "sacrifice": lose_student,
    "drop": lambda s, seat: s.push(ChooseCube(seat, DROP)),
    "rob": rob,
    "jinx": take_jinx,
}
DOINGS: Final[dict[str, Deed]] = {  # what he does all the same, and every draw of Students
    "draw": lambda s, seat: draw_students(s, seat, 1),
    "collect_next": lambda s, seat: take_first(s, 1),
    "collect_on_floor": lambda s, seat: seize(s, seat, on_floor(s), 1),
}
WORDS: Final = (*EFFECTS, *STRIKES, *DOINGS)


def do(s: Table, seat: int, word: str) -> None:
    """One word of E to H, for one Scholar (RCV-R-224, 248)."""
    if word in DOINGS:
        DOINGS[word](s, seat)
    elif word and s.is_out_there(seat):
        STRIKES[word](s, seat)


def random_colour(s: Table) -> int | None:
    """A colour that lies on the Tome (RCV-R-223)."""
    kinds = {cube for cube in s.tome if cube < len(CUBES)}
    card = randomize(s, "cube", lambda card: card.information in kinds)
    return None if card is None else card.information


FRAMES: Final = (OmegaTile, OmegaStairs, Seizing, Robbing, OmegaDrops)
