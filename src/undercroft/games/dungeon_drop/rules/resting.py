"""What may lie on the table when all is at rest (DRP-R-04 to 06, 08, 74, 77, 91).

An outcome that is handed in, by a record, a save or a scenario, is held against these rules before anything
is laid down. They are what the physics brings about with every fall, to the hundredth: what it rounded it has
pushed apart, and what lay on a token or off the table it has dropped again. So no real fall is ever refused.
Whether cubes had to fall so is another question, and nobody can answer it without the same machine.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence

from undercroft.engine.choice import Malformed
from undercroft.games.dungeon_drop.board import ROUND, Footprint, is_off, is_on_token, overlap
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.table import Table

FACES = 6

Poses = Sequence[tuple[int, Body | None]]


class Spots:
    """Where pieces lie, by number, and from left to right: most are too far away to be compared."""

    def __init__(self, lying: Mapping[int, Footprint]) -> None:
        self.lying = lying
        self.columns = sorted((spot.x, n) for n, spot in lying.items())
        self.broadest = max((spot.side for spot in lying.values()), default=0)

    def overlapping(self, n: int, depth: int) -> list[int]:
        """The pieces that this one lies over, or that lie over it (`board.overlap`)."""
        spot, reach = self.lying[n], 2 * self.broadest
        first = bisect_left(self.columns, (spot.x - reach, 0))
        last = bisect_left(self.columns, (spot.x + reach, 0))
        low, high = spot.y - reach, spot.y + reach
        found = []
        for _, other in self.columns[first:last]:
            if other != n and low <= self.lying[other][1] <= high and overlap(spot, self.lying[other], depth):
                found.append(other)
        return sorted(found)


class Rest:
    """Pieces before and after an event, by their numbers; `loose` are those that were in the hand, and
    `names` what people call them.
    """

    def __init__(
        self,
        s: Table,
        before: Mapping[int, Body],
        loose: Collection[int],
        names: Callable[[Table], Mapping[int, str]],
    ) -> None:
        self.s = s
        self.before = before
        self.loose = loose
        self.names = names

    def check(self, poses: Poses) -> None:
        """Raises Malformed, and says which piece cannot rest and why."""
        told = dict(poses)
        missing = [self.name(n) for n in sorted(self.loose) if n not in told]
        if missing:
            raise Malformed(f"it is not told where {', '.join(missing)} came to rest")
        lying = {n: body.footprint for n, body in self.before.items() if n >= len(self.s.box.names)}
        lying |= self.s.footprints()
        for n, body in told.items():
            if body:
                lying[n] = body.footprint
            else:
                lying.pop(n, None)
        after = Spots(lying)
        moved = [n for n in told if n in self.loose or told[n] != self.before[n]]
        for n in moved:
            wrong = self.why_not(n, told[n], after)
            if wrong:
                raise Malformed(f"{self.name(n)} cannot come to rest there: {wrong}")

    def why_not(self, n: int, body: Body | None, after: "Spots") -> str:
        """What is wrong with where a piece lies; nothing, mostly."""
        measures = self.s.box.measures
        cube = n < len(self.s.box.names)
        if body is None:
            return "" if n in self.meeples() else "only a meeple leaves the table for good (DRP-R-05)"
        if (body.turn == ROUND) == cube or body.face >= (FACES if cube else 1):
            return "it has no such angle or face (DRP-R-08)"
        if is_off((body.x, body.y), measures.surface):
            return f"{body.x / 100:g},{body.y / 100:g} is off the table (DRP-R-05)"
        spot = body.footprint
        for number, token in enumerate(self.s.token_points(), 1):
            if cube and is_on_token(spot, token, measures) and not self.was_on_token(n):
                return f"it would lie on Pillar token {number} (DRP-R-06)"
        below = after.overlapping(n, measures.room.overlap)
        return f"it would lie over {self.name(below[0])} (DRP-R-08)" if below else ""

    def name(self, n: int) -> str:
        return self.names(self.s)[n]

    def meeples(self) -> range:
        """Their numbers, behind those of cubes and Pawn."""
        first = len(self.s.box.names) + 1
        return range(first, first + self.s.seats)

    def was_on_token(self, n: int) -> bool:
        """What lay under the rim of a token before need not leave it (DRP-R-06)."""
        if n in self.loose:
            return False
        spot, measures = self.before[n].footprint, self.s.box.measures
        return any(is_on_token(spot, token, measures) for token in self.s.token_points())
