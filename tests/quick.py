"""A stand-in for the physics, for tests that are not about it: what falls lies somewhere near the aim at
once, on a free spot; what is flicked or pulled slides straight ahead to one. And games in which things
fall so, or not at all.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from undercroft.engine.registry import register, shelf
from undercroft.games.dungeon_drop.board import ROUND, Footprint, direction, free_spot, is_whole, rounded
from undercroft.games.dungeon_drop.board import UNIT as PART
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.game import DungeonDrop, DungeonDrop1
from undercroft.games.dungeon_drop.physics import Body, Drop, FallOutcome, FallScene, Flick, Pull, Settler


def settle(measures: Measures, scene: FallScene, cause: Drop | Flick | Pull, seed: int) -> FallOutcome:
    chance = Random(seed)
    bodies = list(scene.bodies)

    def put(number: int, x: int, y: int, turn: int) -> None:
        body = bodies[number]
        wide, deep = measures.surface.width // 2 - body.side, measures.surface.depth // 2 - body.side
        there = max(-wide, min(wide, x)), max(-deep, min(deep, y))
        shape = Footprint(*there, body.turn if body.turn == ROUND else turn, body.side)
        others = [other.footprint for n, other in enumerate(bodies) if n != number and n not in loose]
        spot = free_spot(shape, others, scene.tokens, measures)
        assert is_whole(spot, measures.surface)
        bodies[number] = Body(
            spot.x, spot.y, spot.turn, spot.side, 0 if spot.turn == ROUND else chance.randrange(6)
        )
        loose.discard(number)

    match cause:
        case Drop():
            loose = set(cause.cubes)
            wide = 14000 if cause.first else 6000
            for number in cause.cubes:
                x, y = (round(chance.gauss(0, wide)) for _ in range(2))
                put(number, cause.x + x, cause.y + y * 3 // 4, chance.randrange(900))
        case Flick():
            loose = {cause.cube}
            body, far = bodies[cause.cube], 127 * cause.strength
            dx, dy = direction(cause.direction)
            put(cause.cube, body.x + rounded(far * dx, PART), body.y + rounded(far * dy, PART), body.turn)
        case Pull():
            loose = set(cause.cubes)
            for number in cause.cubes:
                body = bodies[number]
                put(number, (body.x + cause.x) // 2, (body.y + cause.y) // 2, body.turn)
    return FallOutcome(tuple(bodies), (), (), b"")


def never(measures: Measures, scene: FallScene, cause: Drop | Flick | Pull, seed: int) -> FallOutcome:
    raise AssertionError("something really fell")


def register_drop(settle: Settler) -> None:
    """Put Dungeon Drop on the shelf, in all versions, with another way to fall."""
    for version in (DungeonDrop1, DungeonDrop):
        register(version(settle))


@contextmanager
def falls(settle: Settler) -> Iterator[None]:
    """For a while things fall so, at every table of a game that is then taken from the shelf."""
    before = dict(shelf()[DungeonDrop.name])
    register_drop(settle)
    try:
        yield
    finally:
        shelf()[DungeonDrop.name] = before
