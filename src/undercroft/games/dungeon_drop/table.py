"""The table of Dungeon Drop: where every cube is, what the heroes have, whose turn it is. Data and the
simplest questions about it; what may be done is in rules/.

Poses are in hundredths of a millimetre and tenths of a degree (DRP-R-76), tuples throughout: a copy shares
them.
"""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable
from typing import Annotated, Any, ClassVar, Final, TypeVar, cast

from undercroft.engine.declared import Derived, Shared, each
from undercroft.engine.events import EVERYBODY, bit
from undercroft.engine.game import Game
from undercroft.engine.mypyc import mypyc_attr
from undercroft.engine.ranges import Count, Few, Flag, Long, Seat, Seats
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeon_drop.board import ROUND, Footprint, Point, Polygon, limits, mean, region
from undercroft.games.dungeon_drop.cards.box import Box
from undercroft.games.dungeon_drop.cards.content import Effect
from undercroft.games.dungeon_drop.physics import Body, Settler, settle
from undercroft.games.dungeon_drop.ranges import (
    Classes,
    Cubes,
    Ending,
    Height,
    PerCube,
    PerSeat,
    Phase,
    PlaceNumber,
    Quest,
    Quests,
    Race,
    Rolls,
    Tilted,
    Tracker,
)

T = TypeVar("T")

PHASES: Final = ("setup", "enter", "explore", "act", "move", "loot", "stairs", "after", "end")

# Where a cube is. What a hero holds is counted from MINE, HOLDS places for each seat.
IN_BOX, ON_TABLE, ASIDE, DISCARD, IN_HAND, UNUSED = range(6)
MINE: Final = 8
STASH, CARD, TROPHY = range(3)
HOLDS: Final = 3


def held(seat: int, how: int) -> int:
    return MINE + HOLDS * seat + how


@mypyc_attr(allow_interpreted_subclasses=True)
class Clauses(Game):
    """In what the rules versions of Dungeon Drop differ. A rule asks for the clause, never for a number. And
    what lets things fall: the physics, unless whoever makes the game has something quicker.
    """

    idle_slides: ClassVar[bool] = False  # a cube may slide to where it lies already
    aims_as_asked: ClassVar[bool] = False  # an aim that was moved into its zone is told as it was asked

    def __init__(self, settle: Settler = settle) -> None:
        super().__init__()
        self.settle = settle


class Table(EngineTable):
    """A game of Dungeon Drop in progress."""

    ordered = False  # the Box is a bag, and a hand has no order
    box: Shared[Box]
    bodies: PerCube[Body | None]  # by cube: where it lies on the table
    place: PerCube[PlaceNumber]  # by cube: in the Box, on the table, ...
    covers: PerCube[Few]  # by cube: the hearts it covers on a Race card (DRP-R-39)
    tokens: Annotated[
        tuple[Footprint, ...], Long(3, at_most=True)
    ]  # solo, from the entry on: what the three Pillar tokens stand for
    pawn: Footprint | None  # solo, in set-up only (DRP-R-17)
    meeples: PerSeat[Footprint | None]  # by seat
    race: PerSeat[Race] = each(-1)
    classes: PerSeat[Classes]
    tilted: PerSeat[Tilted]  # by seat: the cards that were used on this floor, as a mask
    quest: PerSeat[Quest] = each(-1)
    strain: PerSeat[Few]
    lockpick: PerSeat[Few]
    collected: PerSeat[Cubes]  # by seat: cubes that entered the stash on this floor (DRP-R-71)
    company: PerSeat[Count]  # by seat: what Hero's Aid counts
    first_in: PerSeat[Count]  # by seat: rounds in which it played first
    meeple_points: PerSeat[Count]
    class_deck: Classes
    quest_deck: Quests
    quest_discard: Quests
    tracker: Tracker  # at 0 when a hero sets out (DRP-SSET-06)
    floor: Count = 1
    height: Height  # of the initial drop
    active: Seat
    round: Count
    order: Seats  # normal game: who has not played in this round, next first
    markers: Seats  # normal game: who plays when in this round (DRP-MP-07)
    phase: Phase
    spent: Flag  # the turn's ability was used
    rolls: PerSeat[Rolls]  # by seat: of the Chests, once they are counted
    resigned: Seats
    ending: Ending
    memo: Derived[dict[Any, Any]]  # what was found out about the cubes, wherever they are
    lies: Derived[dict[Any, Any]]  # what was found out about those that lie on the table

    keeps: Derived[dict[Any, tuple[Any, Any]]]  # what was found out last, and of what
    zone: Derived[tuple[Polygon, dict[int, Footprint]]]  # the last hull of all cubes, and where they lay

    def derive(self) -> None:
        self.memo, self.lies, self.keeps, self.zone = {}, {}, {}, ((), {})

    # -- who plays -------------------------------------------------------------------------------------------

    @property
    def clauses(self) -> Clauses:
        """The rules version that is played."""
        return cast(Clauses, self.game)

    @property
    def is_solo(self) -> bool:
        """DRP-R-75."""
        return self.seats == 1

    def is_in(self, seat: int) -> bool:
        return seat not in self.resigned

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    # -- cubes -----------------------------------------------------------------------------------------------

    def known(self, key: Hashable, find: Callable[[], T]) -> T:
        """What depends on nothing but the cubes and the key is found out once."""
        memo = self.memo
        if key not in memo:
            memo[key] = find()
        found: T = memo[key]
        return found

    def seen(self, key: Hashable, find: Callable[[], T]) -> T:
        """What depends on nothing but the cubes that lie on the table and the key is found out once."""
        lies = self.lies
        if key not in lies:
            lies[key] = find()
        found: T = lies[key]
        return found

    def kept(self, name: Hashable, key: Any, find: Callable[[], T]) -> T:
        """What depends on nothing but the key is found out anew when that changes."""
        last = self.keeps.get(name)
        if last is None or last[0] != key:
            last = key, find()
            self.keeps = {**self.keeps, name: last}  # copies go on with the old one
        found: T = last[1]
        return found

    def at(self, place: int) -> tuple[int, ...]:
        """The cubes at a place, in the order of pieces."""
        memo = self.memo
        if place in memo:
            there: tuple[int, ...] = memo[place]
            return there
        places, found, n = self.place, [], -1
        for _ in range(places.count(place)):
            n = places.index(place, n + 1)
            found.append(n)
        memo[place] = there = tuple(found)
        return there

    def beside(self, x: int, far: int) -> list[int]:
        """The cubes on the table that are no farther from a line of one x, in any order."""
        columns = self.lies.get("columns")
        if columns is None:
            columns = self.lies["columns"] = sorted((spot[0], n) for n, spot in self.footprints().items())
        return [
            n for _, n in columns[bisect_left(columns, (x - far,)) : bisect_left(columns, (x + far + 1,))]
        ]

    def lying(self, among: frozenset[int] | None = None) -> tuple[int, ...]:
        """The cubes on the table, in the order of pieces."""
        found: tuple[int, ...] | None = self.lies.get(among)
        if found is None:
            prints = self.footprints()
            found = tuple(prints) if among is None else tuple([n for n in prints if n in among])
            self.lies[among] = found
        return found

    def put(self, cubes: Iterable[int], place: int) -> None:
        """Move cubes to a place off the table."""
        places, bodies = list(self.place), list(self.bodies)
        taken = []
        for n in cubes:
            places[n] = place
            if bodies[n] is not None:
                bodies[n] = None
                taken.append(n)
        self.place, self.memo = tuple(places), {}
        if taken:
            prints = self.footprints().copy()
            for n in taken:
                del prints[n]
            self.bodies, self.lies = tuple(bodies), {"footprints": prints}

    def lay(self, poses: Iterable[tuple[int, Body]]) -> None:
        """Cubes lie on the table, there."""
        places, bodies = list(self.place), list(self.bodies)
        prints = self.footprints().copy()
        for n, body in poses:
            places[n] = ON_TABLE
            bodies[n] = body
            prints[n] = body.footprint
        prints = {n: prints[n] for n in sorted(prints)}
        self.place, self.bodies, self.memo = tuple(places), tuple(bodies), {}
        self.lies = {"footprints": prints}

    def footprints(self) -> dict[int, Footprint]:
        """What each cube on the table covers, in the order of pieces."""
        found: dict[int, Footprint] | None = self.lies.get("footprints")
        if found is None:
            found = {n: body.footprint for n, body in enumerate(self.bodies) if body is not None}
            self.lies["footprints"] = found
        return found

    def footprint(self, cube: int) -> Footprint:
        return self.footprints()[cube]

    def pillars(self) -> tuple[int, ...]:
        """The Pillar cubes on the table."""
        return self.lying(self.box.pillars)

    def obstacles(self) -> list[Footprint]:
        """Everything on the table that a free spot must keep away from, but the tokens (DRP-R-74)."""
        found = list(self.footprints().values())
        found += [meeple for meeple in self.meeples if meeple is not None]
        return [*found, self.pawn] if self.pawn else found

    def token_points(self) -> tuple[Point, ...]:
        return tuple(token.centre for token in self.tokens)

    # -- places on the table ---------------------------------------------------------------------------------

    def all_pillars(self) -> list[Footprint]:
        """Pillar cubes and tokens (DRP-ROOM-06)."""
        return [*self.tokens, *(self.footprint(n) for n in self.pillars())]

    def limits(self) -> Polygon | None:
        """The Dungeon limits (DRP-ROOM-07, DRP-R-14)."""
        altitude = self.box.measures.room.altitude
        return self.seen(("limits", self.tokens), lambda: limits(self.all_pillars(), altitude))

    def pawn_at(self) -> Point:
        """Solo: where the Pawn is drawn (DRP-R-17, DRP-R-59)."""
        return mean(self.token_points())

    def current_room(self) -> Polygon:
        """Solo: the space between the tokens, legal or not (DRP-ROOM-08, DRP-R-73)."""
        return region(self.tokens)

    # -- heroes ----------------------------------------------------------------------------------------------

    def holds(self, seat: int, how: int) -> tuple[int, ...]:
        return self.at(held(seat, how))

    def life(self, seat: int) -> int:
        """The printed hearts."""
        return self.box.races[self.race[seat]].life

    def life_left(self, seat: int) -> int:
        """DRP-DMG-02."""
        covered = self.at(held(seat, CARD))
        worn = sum([self.covers[n] for n in covered]) if covered else 0
        return self.box.races[self.race[seat]].life - worn - self.strain[seat]

    def count(self, seat: int, kind: str, how: int = STASH) -> int:
        return len(self.of_kind(seat, kind, how))

    def of_kind(self, seat: int, kind: str, how: int = STASH) -> list[int]:
        return self.known((kind, seat, how), lambda: self.held_of_kind(seat, kind, how))

    def held_of_kind(self, seat: int, kind: str, how: int) -> list[int]:
        wanted = self.box.kind_index[kind]
        return [n for n in self.holds(seat, how) if self.box.kind[n] == wanted]

    def weight(self, seat: int) -> int:
        """DRP-MP-08, DRP-R-55: treasure cubes, Relics not among them."""
        return len([n for n in self.holds(seat, STASH) if n in self.box.treasures])

    def cards(self, seat: int) -> list[int]:
        """The cards with an ability: Race, then Classes."""
        races = len(self.box.races)
        return [self.race[seat], *(races + n for n in self.classes[seat])]

    def effect(self, card: int) -> Effect:
        return self.box.effect(card, self.is_solo)

    def change(self, name: str, seat: int, value: Any) -> None:
        """Give one seat another value of a field that is counted by seats."""
        row = getattr(self, name)
        setattr(self, name, (*row[:seat], value, *row[seat + 1 :]))

    # -- words -----------------------------------------------------------------------------------------------

    def name(self, cube: int) -> str:
        return self.box.names[cube]

    def names(self, cubes: Iterable[int]) -> list[str]:
        return [self.box.names[n] for n in cubes]

    # -- for the engine --------------------------------------------------------------------------------------

    def seen_by(self) -> bytearray:
        """Everybody sees the Quests that were discarded, and all of them at the end; a player sees her own,
        and the cubes that she has drawn.
        """
        first = len(self.place)
        seen = bytearray(first + len(self.box.quests))
        for quest in self.quest_discard:
            seen[first + quest] = EVERYBODY
        for seat, quest in enumerate(self.quest):
            if quest >= 0:
                seen[first + quest] = EVERYBODY if self.over or self.is_solo else bit(seat)
        for n in self.at(IN_HAND):
            seen[n] = bit(self.active)
        return seen


def disc(x: int, y: int, radius: int) -> Footprint:
    """The footprint of Pawn or meeple (DRP-R-15)."""
    return Footprint(x, y, ROUND, 2 * radius)
