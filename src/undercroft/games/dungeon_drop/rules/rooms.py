"""Rooms: which there are, what lies in them, which of them a hero may choose (chapters ROOM, MOVE, ENT;
DRP-R-11 to 14, 18, 19, 22, 33, 58).

A corner is a Pillar cube, by its number, or a token: TOKEN and the number of the token.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.cards.content import Effect, FreeCorner, InnerPillars, KeepTokens, Moves
from undercroft.games.dungeon_drop.geometry import (
    Footprint,
    Polygon,
    Step,
    adjacent_steps,
    blockers,
    flight_steps,
    is_in,
    is_thin,
    region,
)
from undercroft.games.dungeon_drop.geometry import all_rooms as every_room
from undercroft.games.dungeon_drop.table import Table

TOKEN: Final = 1000

Corners = tuple[int, ...]


class Room(NamedTuple):
    """A room that could be chosen: its corners in ascending order, and its space."""

    corners: Corners
    space: Polygon


def corner(s: Table, which: int) -> Footprint:
    return s.tokens[which - TOKEN] if which >= TOKEN else s.footprint(which)


def inside(s: Table, space: Polygon, among: Iterable[int] | None = None) -> list[int]:
    """The cubes in a space, in the order of pieces."""
    return [n for n in s.lying(among) if is_in(s.footprint(n), space)]


def takes(s: Table, corners: Corners, space: Polygon) -> list[int]:
    """What looting a room collects: every cube but Pillars, Staircase and corners (DRP-LOOT-01, DRP-
    ROOM-05).
    """
    kept = s.box.pillars | {s.box.stair, *corners}
    return [n for n in inside(s, space) if n not in kept]


def room(s: Table, corners: Sequence[int]) -> Room:
    ordered = tuple(sorted(corners))
    return Room(ordered, region([corner(s, which) for which in ordered]))


# -- any three Pillars ---------------------------------------------------------------------------------------


def in_the_way(s: Table, corners: Corners) -> list[int]:
    """The other Pillars and tokens inside the triangle (DRP-ROOM-04, DRP-R-12)."""
    others = [
        *(n for n in s.pillars() if n not in corners),
        *(TOKEN + n for n in range(len(s.tokens)) if TOKEN + n not in corners),
    ]
    found = blockers([corner(s, n) for n in corners], [corner(s, n) for n in others])
    return [others[n] for n in found]


def is_too_thin(s: Table, corners: Corners) -> bool:
    return is_thin([corner(s, n) for n in corners], s.box.measures.room.altitude)


def all_rooms(s: Table, effect: Effect | None = None) -> list[Room]:
    """Every room that three Pillars form (DRP-MP-06); Hidden Path allows one inside, the normal Flight a
    corner that is no Pillar.
    """
    inner = effect.most if isinstance(effect, InnerPillars) else 0
    pillars = s.pillars()
    prints = tuple(s.footprint(n) for n in pillars)
    altitude = s.box.measures.room.altitude
    found = [
        Room(tuple(pillars[n] for n in three), space) for three, space in rooms_of(prints, altitude, inner)
    ]
    if isinstance(effect, FreeCorner):
        free = s.lying(s.box.aimed_at(effect.targets, effect.size))
        more = [tuple(sorted((a, b, c))) for a, b in combinations(pillars, 2) for c in free]
        found += [room(s, three) for three in more if not is_too_thin(s, three) and not in_the_way(s, three)]
    return found


@lru_cache(64)
def rooms_of(
    prints: tuple[Footprint, ...], altitude: int, inner: int
) -> tuple[tuple[tuple[int, int, int], Polygon], ...]:
    """The rooms between these Pillars, with their spaces."""
    triples = every_room(prints, altitude, inner)
    return tuple((three, region([prints[n] for n in three])) for three in triples)


def entry_rooms(s: Table, seat: int) -> list[Room]:
    """The rooms that contain the Pawn and can be survived (DRP-ENT-01, DRP-ENT-03, DRP-R-62)."""
    from undercroft.games.dungeon_drop.rules.damage import is_survived

    pawn = s.pawn
    assert pawn is not None
    return [
        found
        for found in all_rooms(s)
        if is_in(pawn, found.space) and is_survived(s, seat, found.space, [None])
    ]


# -- moving (solo) -------------------------------------------------------------------------------------------


def steps(s: Table, effect: Effect | None = None) -> list[Step]:
    """Where the Pawn could go: an adjacent room, or what an ability opens (DRP-MOVE-01, DRP-R-19,
    DRP-R-33).
    """
    pillars = [s.footprint(n) for n in s.pillars()]
    altitude = s.box.measures.room.altitude
    inner = effect.most if isinstance(effect, InnerPillars) else 0
    found = adjacent_steps(s.tokens, pillars, altitude, inner)
    if isinstance(effect, KeepTokens):
        found += flight_steps(s.tokens, pillars, altitude)
    return found


def corners_of(s: Table, step: Step) -> Corners:
    pillars = s.pillars()
    kept = [TOKEN + n for n in range(len(s.tokens)) if n not in step.tokens]
    return tuple(sorted((*kept, *(pillars[n] for n in step.pillars))))


def is_detour(effect: Effect | None) -> bool:
    return isinstance(effect, Moves)
