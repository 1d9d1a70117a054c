"""Rooms: which there are, what lies in them, which of them a hero may choose (chapters ROOM, MOVE, ENT;
DRP-R-11 to 14, 18, 19, 22, 33, 58).

A corner is a Pillar cube, by its number, or a token: TOKEN and the number of the token.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from undercroft.engine.choice import Reason
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
from undercroft.games.dungeon_drop.rules.damage import is_survived
from undercroft.games.dungeon_drop.table import ON_TABLE, Table
from undercroft.games.dungeon_drop.vectors import Lattice
from undercroft.games.dungeon_drop.vectors import all_rooms as every_room

TOKEN: Final = 1000
TOKEN_WORD: Final = "pillar_token_"
TOKENS: Final = tuple(TOKEN + n for n in range(3))

Corners = tuple[int, ...]


class Room:
    """A room that could be chosen: its corners in ascending order, and what they cover. Its space is worked
    out when somebody asks: of two hundred rooms mostly nobody does.
    """

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


class Filling(NamedTuple):
    """For each of many rooms, which of these things lie in it: as masks, what surely does and what may."""

    things: tuple[int, ...]
    sure: list[int]
    maybe: list[int]
    most: list[int]  # damage by what may lie there
    told: dict[int, int]  # the masks of rooms whose doubtful things were tested

    def of(self, s: Table, number: int, room: Room) -> list[int]:
        """What lies in one of the rooms. The doubtful is tested here, once."""
        found = self.told.get(number)
        if found is None:
            found, maybe = self.sure[number], self.maybe[number]
            if maybe:
                prints, space = s.footprints(), room.space
                for n in ones(maybe):
                    if is_in(prints[self.things[n]], space):
                        found |= 1 << n
            self.told[number] = found
        return [self.things[n] for n in ones(found)]


def ones(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def filling(s: Table, rooms: Sequence[Room], things: tuple[int, ...]) -> Filling:
    """Which things lie in rooms, for many at once."""
    prints, damage = s.footprints(), [s.box.damage[n] for n in things]
    return Filling(things, *lattice(s, rooms).contents([prints[n] for n in things], damage), {})


def lattice(s: Table, rooms: Sequence[Room]) -> Lattice:
    """Rooms as numbers, kept until they are others."""

    def find() -> Lattice:
        threes = [one.corners for one in rooms]
        numbers = {which: n for n, which in enumerate(sorted({*chain.from_iterable(threes)}))}
        places = [(numbers[a], numbers[b], numbers[c]) for a, b, c in threes]
        return Lattice([corner(s, which) for which in numbers], places)

    return s.kept("lattice", rooms, find)


def takes(s: Table, corners: Corners, space: Polygon) -> list[int]:
    """What looting a room collects: every cube but Pillars, Staircase and corners (DRP-LOOT-01, DRP-
    ROOM-05).
    """
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


def all_rooms(s: Table, effect: Effect | None = None) -> list[Room]:
    """Every room that three Pillars form, whatever was looted before (DRP-MP-06, DRP-ROOM-09); Hidden Path
    allows one inside, the normal Flight a corner that is no Pillar.
    """
    inner = effect.most if isinstance(effect, InnerPillars) else 0
    found = s.seen(("rooms", inner), lambda: between_pillars(s, inner))
    if isinstance(effect, FreeCorner):
        return [*found, *s.seen(("rooms", effect), lambda: with_a_free_corner(s, effect))]
    return found


def more_rooms(s: Table, effect: InnerPillars | FreeCorner) -> Iterator[Room]:
    """The rooms that only an ability opens, in any order."""
    if isinstance(effect, FreeCorner):
        free = s.lying(s.box.aimed_at(effect.targets, effect.size))
        return (room(s, corners) for corners in free_corners(s, free))
    plain = {one.corners for one in all_rooms(s)}
    return (one for one in all_rooms(s, effect) if one.corners not in plain)


def between_pillars(s: Table, inner: int) -> list[Room]:
    pillars = s.pillars()
    prints = tuple(s.footprint(n) for n in pillars)
    altitude = s.box.measures.room.altitude

    def find() -> list[Room]:
        return [
            Room((pillars[a], pillars[b], pillars[c]), (prints[a], prints[b], prints[c]))
            for a, b, c in every_room(prints, altitude, inner)
        ]

    return s.kept(("rooms", inner), (pillars, prints), find)


def with_a_free_corner(s: Table, effect: FreeCorner) -> list[Room]:
    return [
        room(s, corners)
        for corners in sorted(free_corners(s, s.lying(s.box.aimed_at(effect.targets, effect.size))))
    ]


def free_corners(s: Table, free: Sequence[int]) -> Iterator[Corners]:
    """Two Pillars and something else."""
    pillars = s.pillars()
    prints, others = [s.footprint(n) for n in pillars], [s.footprint(n) for n in free]
    triples = free_rooms(prints, others, s.box.measures.room.altitude)
    return ((pillars[a], pillars[b], free[c]) for a, b, c in triples)


def entry_rooms(s: Table, seat: int) -> list[Room]:
    """The rooms that contain the Pawn and can be survived (DRP-ENT-01, DRP-ENT-03, DRP-R-62)."""
    pawn = s.pawn
    assert pawn is not None
    return s.known(("entry", pawn, seat, s.life_left(seat)), lambda: find_entries(s, seat, pawn))


def find_entries(s: Table, seat: int, pawn: Footprint) -> list[Room]:
    rooms = all_rooms(s)
    around = lattice(s, rooms).contents([pawn], [1]).most
    return [
        one
        for one, may in zip(rooms, around, strict=True)
        if may and is_in(pawn, one.space) and is_survived(s, seat, one.space, [None])
    ]


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
