"""Rooms: which there are, what lies in them, which of them a hero may choose (chapters ROOM, MOVE, ENT;
DRP-R-11 to 14, 18, 19, 22, 33, 58).

A corner is a Pillar cube, by its number, or a token: TOKEN and the number of the token.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.board import (
    Footprint,
    Polygon,
    RoomStep,
    adjacent_steps,
    blockers,
    flight_steps,
    free_rooms,
    is_in,
    is_thin,
    region,
)
from undercroft.games.dungeon_drop.cards.content import Effect, FreeCorner, InnerPillars, KeepTokens
from undercroft.games.dungeon_drop.table import ON_TABLE, Table
from undercroft.games.dungeon_drop.vectors import Lattice

TOKEN: Final = 1000
TOKEN_WORD: Final = "pillar_token_"
TOKENS: Final = tuple(TOKEN + n for n in range(3))

Corners = tuple[int, ...]


class Room:
    """A room that could be chosen: its corners in ascending order, and what they cover."""

    __slots__ = ("corners", "prints")

    def __init__(self, corners: Corners, prints: tuple[Footprint, ...]) -> None:
        self.corners = corners
        self.prints = prints

    @property
    def space(self) -> Polygon:
        return region(self.prints)


def corner(s: Table, which: int) -> Footprint:
    return s.tokens[which - TOKEN] if which >= TOKEN else s.footprint(which)


def corner_name(s: Table, which: int) -> str:
    return s.name(which) if which < TOKEN else f"{TOKEN_WORD}{which - TOKEN + 1}"


def inside(s: Table, space: Polygon, among: frozenset[int] | None = None) -> tuple[int, ...]:
    """The cubes in a space, in the order of pieces."""
    prints = s.footprints()
    return s.seen(
        ("inside", space, among), lambda: tuple(n for n in s.lying(among) if is_in(prints[n], space))
    )


class Rooms:
    """Many rooms between a few corners, with the options that choose them. A single one is made when somebody
    asks for it: of two hundred rooms mostly nobody does.
    """

    __slots__ = ("lattice", "named", "options", "threes")

    def __init__(self, named: Corners, lattice: Lattice, threes: list[tuple[int, int, int]]) -> None:
        self.named = named
        self.lattice = lattice  # what the corners cover
        self.threes = threes  # of each room, which of them
        columns = [[named[n] for n in column] for column in zip(*threes, strict=True)]
        self.options: list[Option] = list(zip(repeat("room"), *columns)) if columns else []

    def __len__(self) -> int:
        return len(self.threes)

    def __iter__(self) -> Iterator[Room]:
        return map(self.room, range(len(self.threes)))

    def room(self, number: int) -> Room:
        a, b, c = self.threes[number]
        named, prints = self.named, self.lattice.pillars
        return Room((named[a], named[b], named[c]), (prints[a], prints[b], prints[c]))


class Filling:
    """For each of many rooms, which of these things lie in it: as masks, what surely does and what may; and
    how much damage it deals, all that may lie there.
    """

    __slots__ = ("maybe", "most", "places", "prints", "rooms", "sure", "things")

    def __init__(self, s: Table, rooms: Rooms, things: tuple[int, ...]) -> None:
        prints, damage = s.footprints(), s.box.damage
        self.rooms, self.things = rooms, things
        self.places = {n: place for place, n in enumerate(things)}
        self.prints = [prints[n] for n in things]
        found = rooms.lattice.contents(rooms.threes, self.prints, [damage[n] for n in things])
        self.sure, self.maybe, self.most = found

    def mask(self, number: int) -> int:
        """What lies in one of the rooms, but for its corners. The doubtful is tested here, once."""
        found, maybe = self.sure[number], self.maybe[number]
        if maybe:
            space = self.rooms.room(number).space
            while maybe:
                low = maybe & -maybe
                maybe ^= low
                if is_in(self.prints[low.bit_length() - 1], space):
                    found |= low
            self.sure[number], self.maybe[number] = found, 0
        for which in self.rooms.options[number][1:]:
            if which in self.places:
                found &= ~(1 << self.places[which])
        return found

    def of(self, number: int) -> list[int]:
        """What lies in one of the rooms, but for its corners."""
        mask, found = self.mask(number), []
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(self.things[low.bit_length() - 1])
        return found


class Dangers(Filling):
    """What threatens in each of many rooms: the monsters, the strongest first, and the Shields."""

    __slots__ = ("harm", "monsters")

    def __init__(self, s: Table, rooms: Rooms) -> None:
        damage = s.box.damage
        monsters = sorted(s.lying(s.box.monsters), key=lambda n: (-damage[n], n))
        super().__init__(s, rooms, (*monsters, *s.lying(s.box.shields)))
        self.harm = [damage[n] for n in monsters]
        self.monsters = (1 << len(monsters)) - 1

    def least(self, number: int, shields: int) -> int:
        """What is dealt in a room where so many Shields are brought along, by their best use (DRP-R-65)."""
        mask = self.mask(number)
        beasts, dealt = mask & self.monsters, 0
        stopped = shields + (mask ^ beasts).bit_count()
        while beasts:
            low = beasts & -beasts
            beasts ^= low
            if stopped:
                stopped -= 1
            else:
                dealt += self.harm[low.bit_length() - 1]
        return dealt


def takes(s: Table, corners: Corners, space: Polygon) -> list[int]:
    """What looting a room collects: every cube but Pillars, Staircase and corners (DRP-LOOT-01, DRP-
    ROOM-05).
    """
    return s.seen(("takes", corners, space), lambda: find_taken(s, corners, space))


def find_taken(s: Table, corners: Corners, space: Polygon) -> list[int]:
    left, stair = s.box.pillars, s.box.stair
    return [n for n in inside(s, space) if n not in left and n != stair and n not in corners]


def room(s: Table, corners: Sequence[int]) -> Room:
    ordered = tuple(sorted(corners))
    key = ("room", ordered, s.tokens)
    return s.seen(key, lambda: Room(ordered, tuple(corner(s, which) for which in ordered)))


# -- any three Pillars ---------------------------------------------------------------------------------------


def in_the_way(s: Table, corners: Corners) -> list[int]:
    """The other Pillars and tokens inside the triangle (DRP-ROOM-04, DRP-R-12)."""
    others = [
        *(n for n in s.pillars() if n not in corners),
        *(TOKEN + n for n in range(len(s.tokens)) if TOKEN + n not in corners),
    ]
    found = blockers([corner(s, n) for n in corners], [corner(s, n) for n in others])
    return [others[n] for n in found]


def why_no_corners(s: Table, corners: Corners, effect: Effect | None = None) -> Reason | None:
    """Three Pillars on the table, in ascending order (DRP-ROOM-01); with the normal Flight one of them may be
    another cube.
    """
    if len(set(corners)) < 3 or tuple(sorted(corners)) != corners:
        return Reason("DRP-ROOM-01", "room.three")
    free = 1 if isinstance(effect, FreeCorner) else 0
    others = sum(n < TOKEN and n not in s.box.pillars for n in corners)
    if others > free or not all(is_there(s, n) for n in corners):
        return Reason("DRP-ROOM-01", "room.no_pillar")
    return None


def is_there(s: Table, which: int) -> bool:
    return which - TOKEN < len(s.tokens) if which >= TOKEN else s.place[which] == ON_TABLE


def why_no_space(s: Table, corners: Corners, effect: Effect | None = None) -> Reason | None:
    """A triangle that is too thin, or other Pillars in it; Hidden Path allows one (DRP-R-13, DRP-ROOM-04)."""
    if is_thin([corner(s, n) for n in corners], s.box.measures.room.altitude):
        return Reason("DRP-R-13", "room.thin")
    blocking = in_the_way(s, corners)
    if len(blocking) <= (effect.most if isinstance(effect, InnerPillars) else 0):
        return None
    names = [corner_name(s, n) for n in blocking]
    return Reason("DRP-ROOM-04", "room.blocked", {"cubes": names, "pillars": " ".join(names)})


def all_rooms(s: Table, effect: Effect | None = None) -> Rooms:
    """Every room that three Pillars form, whatever was looted before (DRP-MP-06, DRP-ROOM-09); Hidden Path
    allows one inside, the normal Flight a corner that is no Pillar.
    """
    if isinstance(effect, FreeCorner):
        return s.seen(("rooms", effect), lambda: with_a_free_corner(s, effect))
    return between_pillars(s, effect.most if isinstance(effect, InnerPillars) else 0)


def more_rooms(s: Table, effect: InnerPillars | FreeCorner) -> Iterator[Room]:
    """The rooms that only an ability opens, in any order."""
    if isinstance(effect, FreeCorner):
        free = s.lying(s.box.aimed_at(effect.targets, effect.size))
        return (room(s, corners) for corners in free_corners(s, free))
    return iter(between_pillars(s, effect.most, least=1))


def lattice(s: Table) -> Lattice:
    """All Pillars and what is between them, kept until they are others."""
    prints = s.footprints()
    covered = tuple([prints[n] for n in s.pillars()])
    return s.kept("lattice", covered, lambda: Lattice(covered))


def between_pillars(s: Table, most: int, least: int = 0) -> Rooms:
    """The rooms with so many Pillars inside."""
    pillars, between = s.pillars(), lattice(s)
    altitude = s.box.measures.room.altitude

    def find() -> Rooms:
        return Rooms(pillars, between, between.rooms(altitude, most, least))

    return s.kept(("rooms", most, least), (pillars, between), find)


def with_a_free_corner(s: Table, effect: FreeCorner) -> Rooms:
    """Behind the others, those that only Flight opens."""
    found = [(a, b, c) for _, a, b, c in all_rooms(s).options]
    found += sorted(free_corners(s, s.lying(s.box.aimed_at(effect.targets, effect.size))))
    named = tuple(sorted({*chain.from_iterable(found)}))
    place = {which: n for n, which in enumerate(named)}
    between = Lattice(tuple([s.footprint(which) for which in named]))
    return Rooms(named, between, [(place[a], place[b], place[c]) for a, b, c in found])


def free_corners(s: Table, free: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Two Pillars and something else, in ascending order."""
    pillars = s.pillars()
    prints, others = [s.footprint(n) for n in pillars], [s.footprint(n) for n in free]
    for a, b, c in free_rooms(prints, others, s.box.measures.room.altitude):
        first, second, third = sorted((pillars[a], pillars[b], free[c]))
        yield first, second, third


def entry_rooms(s: Table, seat: int) -> list[Room]:
    """The rooms that contain the Pawn and can be survived (DRP-ENT-01, DRP-ENT-03, DRP-R-62)."""
    pawn = s.pawn
    assert pawn is not None
    return s.known(("entry", pawn, seat, s.life_left(seat)), lambda: find_entries(s, seat, pawn))


def find_entries(s: Table, seat: int, pawn: Footprint) -> list[Room]:
    rooms, life = all_rooms(s), s.life_left(seat)
    around = rooms.lattice.contents(rooms.threes, [pawn], [1]).most
    entries = [number for number, may in enumerate(around) if may and is_in(pawn, rooms.room(number).space)]
    dangers, shields = Dangers(s, rooms), s.count(seat, "shield")
    return [rooms.room(number) for number in entries if dangers.least(number, shields) < life]


# -- moving (solo) -------------------------------------------------------------------------------------------


def steps(s: Table, effect: Effect | None = None) -> list[RoomStep]:
    """Where the Pawn could go: an adjacent room, or what an ability opens (DRP-MOVE-01, DRP-R-19,
    DRP-R-33).
    """
    inner = effect.most if isinstance(effect, InnerPillars) else 0
    keep = isinstance(effect, KeepTokens)
    return s.seen(("steps", s.tokens, inner, keep), lambda: find_steps(s, inner, keep))


def find_steps(s: Table, inner: int, keep: bool) -> list[RoomStep]:
    pillars = [s.footprint(n) for n in s.pillars()]
    altitude = s.box.measures.room.altitude
    if keep:  # exactly one token stays (DRP-R-33)
        return flight_steps(s.tokens, pillars, altitude)
    return adjacent_steps(s.tokens, pillars, altitude, inner)


def corners_of(s: Table, step: RoomStep) -> Corners:
    pillars = s.pillars()
    tokens = [n for n in TOKENS[: len(s.tokens)] if n - TOKEN not in step.tokens]
    return (*sorted([pillars[n] for n in step.pillars]), *tokens)
