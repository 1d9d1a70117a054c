"""How things stand at a table that is only imagined: each seat's share in the victory.

In the normal game a seat's share of the victory follows from what it would count now and from the turns
that it has left. A solo hero has no opponent. There a share is what the run is worth in the end: nothing if
the hero is lost, and else a part for every Relic and a part for every tier of the legacy (DRP-RET-03). On
the way it is the chance to complete the floor, by the points that are there, the turns that are left and
the way to the Staircase, times what a run with these Relics comes to.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import nlargest
from math import exp, hypot, pow
from typing import Final

from undercroft.games.dungeon_drop.heuristics.glances import (
    HEART,
    LOOKED_AT,
    Triangle,
    danger,
    glance,
    worths,
)
from undercroft.games.dungeon_drop.heuristics.purse import DIE, LOCKED, MM, STRIDE, TRIP
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.normal import Forming, by_weight
from undercroft.games.dungeon_drop.rules.rooms import all_rooms
from undercroft.games.dungeon_drop.rules.scoring import figures, opened
from undercroft.games.dungeon_drop.table import IN_BOX, PHASES, STASH, Table

SEAT: Final = 0  # of the solo hero
BEFORE_LOOT: Final = tuple(map(PHASES.index, ("setup", "explore", "act")))
BETWEEN: Final = PHASES.index("after")

# -- the normal game -----------------------------------------------------------------------------------------

# What a turn brings is a third of the scores in docs/games/dungeon_drop/balance.md. The spreads are set by
# hand: two heroes differ by 9 points in the end there, three by 11 and four by 15 from the first to the
# last.
TURN: Final = {2: 9.4, 3: 7.2, 4: 5.6}  # points of a turn to come, by the number of seats
GLANCED: Final = {2: 4.6, 3: 2.4, 4: 2.2}  # points of the best room at a glance, before its turn begins
SEEN: Final = (0.8, 0.3, 0.2, 0.2)  # of a point more or less: how much the next turns bring more or less
SPREAD: Final = 1.5  # points by which counts differ in the end from what they promise, and more
TURN_SPREAD: Final = 1.5  # for each turn that is left
READY: Final = 0.3  # points of a Potion, a spare Key or a heart, while turns are left


def evaluate(s: Table) -> Sequence[float]:
    """Each seat's share in the victory."""
    if s.seats == 1:
        return (prospects(s),)
    left = [turns_left(s, seat) for seat in range(s.seats)]
    counts = [promised(s, seat, left[seat]) if s.is_in(seat) else None for seat in range(s.seats)]
    for (seat, points), seen in zip(next_rooms(s), SEEN, strict=False):
        count = counts[seat]
        assert count is not None
        counts[seat] = count + seen * (points - GLANCED[s.seats])
    best = max(count for count in counts if count is not None)
    scale = SPREAD + TURN_SPREAD * sum(left) / s.seats
    weights = [0.0 if count is None else exp((count - best) / scale) for count in counts]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_left(s: Table, seat: int) -> int:
    """Rooms that a seat can still loot (DRP-MP-02, DRP-MP-07)."""
    return s.box.measures.game.rounds - s.round + (seat in s.order or (seat == s.active and is_to_loot(s)))


def is_to_loot(s: Table) -> bool:
    """Whether the active hero has still to form a room."""
    return s.phase in BEFORE_LOOT or (bool(s.stack) and isinstance(s.stack[-1], Forming))


def promised(s: Table, seat: int, turns: int) -> float:
    """What a seat would count, the Chests at their mean, and what the turns to come may add."""
    return counted(s, seat) + pending(s, seat) + turns * TURN[s.seats] + min(1, turns) * spare(s, seat)


def next_rooms(s: Table) -> Iterator[tuple[int, float]]:
    """What the best rooms are worth to those who loot next, as things lie: one turn for each seat, and who
    comes later finds less. The lightest go first in a new round (DRP-MP-08).
    """
    if not s.stack or not s.limits():
        return
    turns = [s.active] if is_to_loot(s) and s.is_in(s.active) else []
    turns += s.order
    if s.round < s.box.measures.game.rounds:
        turns += by_weight(s)
    rooms = [Triangle(s, option[1:]) for option in all_rooms(s).options]
    rooms = nlargest(LOOKED_AT, rooms, key=lambda room: room.area)
    top = s.stack[-1]
    gone = set(top.cubes(s)) if isinstance(top, Looting) else set()
    for seat in turns[: s.seats]:
        things = [thing for thing in glance(s, seat) if thing.cube not in gone]
        life = s.life_left(seat)
        points, best = max(((room.worth(things, life), n) for n, room in enumerate(rooms)), default=(0.0, -1))
        if points > 0:
            gone.update(thing.cube for thing in rooms[best].takes(things))
        yield seat, max(0.0, points)


def pending(s: Table, seat: int) -> float:
    """What a loot may bring that is still going on."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Looting) or top.seat != seat:
        return 0.0
    worth, damage = worths(s.box, s.quest[seat]), s.box.damage
    return sum(worth[n] - HEART * damage[n] for n in top.cubes(s))


def is_looting(s: Table) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], Looting)


def counted(s: Table, seat: int) -> float:
    """DRP-SCR-01 to 09."""
    return figures(s, seat, 0)["total"] + DIE * opened(s, seat)


def spare(s: Table, seat: int) -> float:
    """What things are worth that can still do something."""
    chests, keys = s.count(seat, "chest"), s.count(seat, "key")
    ready = s.count(seat, "potion") + min(2, max(0, keys - chests)) + s.life_left(seat)
    return LOCKED * max(0, chests - keys - s.lockpick[seat]) + READY * ready - danger(s.life_left(seat))


# -- the solo game -------------------------------------------------------------------------------------------

FRAGMENTS: Final = 0.4  # the part of all Relics in what a run is worth
TIERS: Final = 0.6  # and of the legacy
LOST: Final = 0.1  # of all Relics, for a hero who is lost with them

# How floors end for somebody who goes by rules of thumb (docs/games/dungeon_drop/balance.md), by what the
# Relic tracker shows: completed, and left with too few points; and how many Relics a completed one brings.
COMPLETED: Final = (0.96, 0.97, 0.97, 0.93, 0.93, 0.92, 0.92, 0.86, 0.86)
SHORT: Final = (0.0, 0.01, 0.01, 0.04, 0.04, 0.06, 0.06, 0.14, 0.14)
BROUGHT: Final = (0.2, 0.35, 0.45)

# Fitted to 1,480 positions of 80 floors that were played by rules of thumb with guessed falls, 87 % of them
# completed. In the same positions the log loss of the chance to complete a floor is 0.29; of saying 87 %
# every time it is 0.39. Where the chance is said to be below 0.4, 0.4 to 0.6, 0.6 to 0.8, 0.8 to 0.9, 0.9
# to 0.95 and more, 23, 61, 73, 81, 90 and 99 % were completed.
PACE: Final = 4.0  # points of a turn that is not needed for the way out
UNSURE: Final = 2.0  # points by which a count may be off in the end, and more
TURN_UNSURE: Final = 0.5  # for each turn that is left
WAYS: Final = 1.2  # how much surer the way out is with one turn more
EASE: Final = 4.0  # turns by which it is shorter than it looks
FETCHED: Final = 0.85  # the chance of a Relic in the next room, with all the turns of a floor
FADING: Final = 0.85  # of it, for each move it is away
ALL_TURNS: Final = 10
WORN: Final = {1: 0.75, 2: 0.9, 3: 0.97}  # the chance to come through with so little life


def retired(s: Table, tracker: int) -> float:
    """What a run is worth that ends with so many Relics (DRP-RET-03)."""
    floors, last = s.box.floors, s.box.measures.game.tracker
    tiers = max(legacy.tier for legacy in floors.legacy)
    return FRAGMENTS * tracker / last + TIERS * floors.legacy_of(tracker).tier / tiers


def lost(s: Table) -> float:
    return LOST * s.tracker / s.box.measures.game.tracker


def hopes(s: Table) -> tuple[float, ...]:
    """By tracker: what a run is worth between two floors."""
    last = s.box.measures.game.tracker
    return found_hopes(tuple(retired(s, n) for n in range(last + 1)))


@cache
def found_hopes(home: tuple[float, ...]) -> tuple[float, ...]:
    """From the last Relic backwards; a floor without any is played again."""
    last = len(home) - 1
    found = list(home)
    for n in reversed(range(last)):
        done, short = COMPLETED[n], SHORT[n]
        on = sum(part * found[min(last, n + more)] for more, part in enumerate(BROUGHT) if more)
        again = (done * on + short * home[n]) / (1 - done * BROUGHT[0])
        found[n] = max(home[n], again)
    return tuple(found)


def prospects(s: Table) -> float:
    """What the run of a solo hero is worth."""
    hope = hopes(s)
    if s.phase == BETWEEN or not s.tokens:
        return hope[s.tracker]
    x, y = s.pawn_at()
    turns = -(-len(s.at(IN_BOX)) // s.box.measures.game.cubes[0])
    away = moves(s, s.box.stair, x, y)
    points = counted(s, SEAT) + pending(s, SEAT) + min(1.0, turns / TRIP) * spare(s, SEAT)
    required = s.box.floors.score(s.tracker, s.life(SEAT))
    more = points + PACE * max(0.0, turns - away) - required
    done = WORN.get(s.life_left(SEAT), 1.0)
    done *= likely(more / (UNSURE + TURN_UNSURE * turns)) * likely(WAYS * (turns - away + EASE))
    relics = sum(n in s.box.relics for n in s.holds(SEAT, STASH)) + expected(s, x, y, turns)
    return done * between(hope, s.tracker + relics) + (1 - done) * (retired(s, s.tracker) + lost(s)) / 2


def likely(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


def between(hope: Sequence[float], tracker: float) -> float:
    """A hope for a number of Relics that is not whole."""
    whole = min(int(tracker), len(hope) - 1)
    above = min(whole + 1, len(hope) - 1)
    return hope[whole] + (tracker - whole) * (hope[above] - hope[whole])


def moves(s: Table, cube: int, x: int, y: int) -> float:
    """How many moves it may take from the Pawn to a cube."""
    body = s.bodies[cube]
    return hypot(body.x - x, body.y - y) / MM / STRIDE if body else 0.0


def expected(s: Table, x: int, y: int, turns: int) -> float:
    """Relics that may still be fetched."""
    enough = min(1.0, turns / ALL_TURNS)
    return enough * sum(FETCHED * pow(FADING, moves(s, n, x, y)) for n in s.lying(s.box.relics))


def result(s: Table) -> Sequence[float]:
    """What the run of a solo hero was worth."""
    return (lost(s) if s.ending.startswith("lost") else retired(s, s.tracker),)
