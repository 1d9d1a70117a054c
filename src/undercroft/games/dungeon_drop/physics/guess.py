"""A guess of where things come to rest, for tables that are only imagined: no simulation, and a hundredth
of the time.

What falls scatters around the aim as it does in the real physics, by a normal law whose width grows with
the height; what is pushed slides as far as its speed and the friction carry it (DRP-R-35). Each piece then
takes a free spot: where it landed, or beside what lies there. What lay still stays where it was.
"""

from typing import Final

from undercroft.games.dungeon_drop.board import FULL, ROUND, Footprint, free_spot, is_free
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.physics.bodies import METRE, Body
from undercroft.games.dungeon_drop.physics.hand import Drop, Flick, Hand, Handling, Pull, flick, pull
from undercroft.games.dungeon_drop.physics.settling import FallOutcome, FallScene

# The width of the scatter along each axis, in hundredths: so much, and so much for each hundredth of the
# height; and of the initial drop. Fitted to 559 real drops of 3 to 6 cubes among 40 to 60 others and to 68
# initial ones: decision 16 has the figures. The number of cubes does not matter.
SCATTER: Final = (4600.0, 0.21)
FIRST_SCATTER: Final = (7900.0, 0.17)
GRAVITY: Final = 9.81
TRIES: Final = 8  # beside what lies there, before a free spot is searched for
BESIDE: Final = 1.2  # times the side of a piece, how far it then lies


def settle(measures: Measures, scene: FallScene, cause: Handling, seed: int) -> FallOutcome:
    """What may come of a drop, a flick or a pull: an outcome as that of the physics, without a recording."""
    return Guess(measures, scene, Hand(seed)).run(cause)


class Guess:
    """An event that is guessed."""

    def __init__(self, measures: Measures, scene: FallScene, hand: Hand) -> None:
        self.measures = measures
        self.scene = scene
        self.hand = hand
        self.bodies = list(scene.bodies)
        self.prints = {number: body.footprint for number, body in enumerate(scene.bodies)}

    def run(self, cause: Handling) -> FallOutcome:
        if isinstance(cause, Drop):
            self.drop(cause)
        else:
            self.slide(cause)
        return FallOutcome(tuple(self.bodies), (), (), b"")

    def drop(self, cause: Drop) -> None:
        base, slope = FIRST_SCATTER if cause.first else SCATTER
        width = base + slope * cause.height
        for number in cause.cubes:
            del self.prints[number]
        for number in cause.cubes:
            x, y = self.hand.normal_pair(width)
            self.put(number, cause.x + round(x), cause.y + round(y), int(FULL * self.hand.share()))

    def slide(self, cause: Flick | Pull) -> None:
        """As far as a speed carries against the friction."""
        measures, bodies = self.measures, self.scene.bodies
        if isinstance(cause, Flick):
            starts = flick(self.hand, measures, bodies, cause)
        else:
            starts = pull(measures, bodies, cause)
        brake = 2 * GRAVITY * measures.material.friction / 100
        for number in starts:
            del self.prints[number]
        for number, start in starts.items():
            speed_x, speed_y, _ = start.speed
            far = METRE * (speed_x * speed_x + speed_y * speed_y) ** 0.5 / brake
            body = bodies[number]
            self.put(number, body.x + round(far * speed_x), body.y + round(far * speed_y), body.turn)

    def put(self, number: int, x: int, y: int, turn: int) -> None:
        """On a free spot, there or beside it."""
        body = self.bodies[number]
        turn = body.turn if body.turn == ROUND else turn
        wide, deep = (
            part // 2 - body.side for part in (self.measures.surface.width, self.measures.surface.depth)
        )
        x, y = max(-wide, min(wide, x)), max(-deep, min(deep, y))
        shape = Footprint(x, y, turn, body.side)
        tokens, others = self.scene.tokens, self.prints.values()
        for _ in range(TRIES):
            if is_free(shape, others, tokens, self.measures):
                break
            a, b = self.hand.around()
            away = BESIDE * body.side
            shape = shape.at(x + round(away * a), y + round(away * b))
        else:
            shape = free_spot(shape, list(others), tokens, self.measures)
        self.prints[number] = shape
        face = 0 if turn == ROUND else int(6 * self.hand.share())
        self.bodies[number] = Body(shape.x, shape.y, shape.turn, shape.side, face)
