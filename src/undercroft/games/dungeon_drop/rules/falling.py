"""Drops, flicks and pulls: what is handed to the physics, and what comes back (chapter DROP; DRP-R-01 to
10, 35, 79, 91). The poses are the outcome of a move: found once, kept in the record, never computed again. At
a table that is only imagined they are guessed.
"""

from collections.abc import Callable, Iterable
from typing import Final

from undercroft.games.dungeon_drop import outcomes
from undercroft.games.dungeon_drop.board import Footprint
from undercroft.games.dungeon_drop.physics import Body, Drop, FallScene, Flick, Handling, Pull, guess
from undercroft.games.dungeon_drop.rules.resting import Rest
from undercroft.games.dungeon_drop.table import IN_HAND, ON_TABLE, Table

PAWN: Final = "pawn"
MEEPLE: Final = "meeple_"


def numbers(s: Table) -> tuple[int, tuple[int, ...]]:
    """The numbers of Pawn and meeples, behind those of the cubes."""
    pawn = len(s.box.names)
    return pawn, tuple(range(pawn + 1, pawn + 1 + s.seats))


def names(s: Table) -> dict[int, str]:
    """What the pieces are called, as in the `falls` of a scenario."""
    pawn, meeples = numbers(s)
    found = dict(enumerate(s.box.names)) | {pawn: PAWN}
    return found | {n: f"{MEEPLE}{seat}" for seat, n in enumerate(meeples)}


def round_body(footprint: Footprint) -> Body:
    return Body(footprint.x, footprint.y, footprint.turn, footprint.side)


def bodies(s: Table, loose: Iterable[int]) -> dict[int, Body]:
    """Everything that takes part, by number: what lies on the table, meeples too (DRP-HT-03), and what is in
    the hand.
    """
    pawn, meeples = numbers(s)
    lying = s.bodies
    found = {n: body for n in s.footprints() if (body := lying[n]) is not None}
    for n in (*s.at(IN_HAND), *loose):
        if n not in found:
            found[n] = Body(0, 0, 0, s.box.side[n])
    if s.pawn is not None:
        found[pawn] = round_body(s.pawn)
    for number, meeple in zip(meeples, s.meeples, strict=True):
        if meeple is not None:
            found[number] = round_body(meeple)
    return found


def happen(s: Table, cubes: Iterable[int], cause: Callable[[Callable[[int], int]], Handling]) -> None:
    """Something falls or is pushed. `cause` is told the place of a piece among the bodies."""
    hand = list(cubes)
    seed = s.chance.bits("fall")
    before = bodies(s, hand)
    order = sorted(before)

    def find() -> str:
        _, meeples = numbers(s)
        scene = FallScene(
            bodies=tuple(before[n] for n in order),
            pillars=frozenset(order.index(n) for n in s.pillars()),
            tokens=s.token_points(),
            staircase=order.index(s.box.stair) if s.box.stair in before else None,
            meeples=frozenset(order.index(n) for n in meeples if n in before),
            ids=tuple(order),
        )
        settle = guess.settle if s.is_imagined else s.clauses.settle
        fallen = settle(s.box.measures, scene, cause(order.index), seed)
        s.recordings += (fallen.recording,)
        after = dict(zip(order, fallen.bodies, strict=True))
        gone = {order[n] for n in fallen.off}
        return outcomes.write(
            (n, None if n in gone else after[n])
            for n in order
            if n in gone or n in hand or after[n] != before[n]
        )

    poses = outcomes.read(s.outcome(find), {n: body.side for n, body in before.items()})
    if s.replayed is not None:  # it was not found here
        Rest(s, before, hand, names).check(poses)
    settle_down(s, poses)


def settle_down(s: Table, poses: list[tuple[int, Body | None]]) -> None:
    pawn, meeples = numbers(s)
    s.lay((n, body) for n, body in poses if n < pawn and body is not None)
    for n, body in poses:
        footprint = body.footprint if body else None
        if n == pawn:
            s.pawn = footprint
        elif n in meeples:
            s.change("meeples", meeples.index(n), footprint)


def drop(s: Table, cubes: Iterable[int], x: int, y: int, height: int, first: bool = False) -> None:
    """Let cubes go above a point (DRP-DROP-01 to 03). The Pawn goes with the first drop of a floor."""
    pawn, _ = numbers(s)
    hand = [*cubes]
    falling = [*hand, pawn] if first and s.is_solo else hand
    happen(s, hand, lambda place: Drop(tuple(sorted(map(place, falling))), x, y, height, first))


def drop_pawn(s: Table, height: int) -> None:
    """Set-up: the Pawn alone, over the centre (DRP-R-16)."""
    pawn, _ = numbers(s)
    happen(s, (), lambda place: Drop((place(pawn),), 0, 0, height))


def drop_again(s: Table, cube: int, height: int) -> None:
    """Set-up: a cube alone, over the centre (DRP-R-16)."""
    happen(s, (cube,), lambda place: Drop((place(cube),), 0, 0, height))


def flick(s: Table, cube: int, direction: int, strength: int, noise: bool) -> None:
    """DRP-R-35; the direction is in whole degrees."""
    happen(s, (), lambda place: Flick(place(cube), 10 * direction, strength, noise))


def pull(s: Table, cubes: Iterable[int], x: int, y: int, speed: int) -> None:
    pulled = [*cubes]
    happen(s, (), lambda place: Pull(tuple(sorted(map(place, pulled))), x, y, speed))


def is_lying(s: Table, cube: int) -> bool:
    return s.place[cube] == ON_TABLE
