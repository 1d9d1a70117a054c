"""A whole event: something falls or is pushed, and what must not stay as it fell is put right, until every
piece lies flat and free (DRP-DROP-01 to 04, DRP-R-05 to 09, 79 to 81, 91).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from undercroft.games.dungeon_drop.board import (
    FULL,
    ROUND,
    Footprint,
    Point,
    free_spot,
    is_on_token,
    push_out,
    separate,
    slide_off,
)
from undercroft.games.dungeon_drop.cards.content import Measures
from undercroft.games.dungeon_drop.physics.bodies import Body, Pose, at_rest, rounded_body
from undercroft.games.dungeon_drop.physics.hand import (
    Drop,
    Flick,
    Hand,
    Handling,
    Pull,
    Start,
    flick,
    pull,
    release,
)
from undercroft.games.dungeon_drop.physics.recording import Clip, clip, encode, slide
from undercroft.games.dungeon_drop.physics.world import fall

TREMOR: Final = 2  # hundredths by which a cube may end beside its place and has not moved
SEEN: Final = 0.0001  # metres that must not be jumped over in a recording


class FallScene(NamedTuple):
    """What lies on the table before an event, and what is in the hand. Bodies are in the order of pieces
    (DRP-R-61); the others name them by their place in it. `ids` are the numbers by which the recording knows
    them; without, it is their place.
    """

    bodies: tuple[Body, ...]
    pillars: frozenset[int] = frozenset()
    tokens: tuple[Point, ...] = ()
    staircase: int | None = None
    meeples: frozenset[int] = frozenset()
    ids: tuple[int, ...] = ()


class FallOutcome(NamedTuple):
    """Where everything lies afterwards. `off` are meeples that left the table (DRP-R-91), `again` the pieces
    that had to be re-dropped.
    """

    bodies: tuple[Body, ...]
    off: tuple[int, ...]
    again: tuple[int, ...]
    recording: bytes


Settler = Callable[[Measures, FallScene, Handling, int], FallOutcome]


def settle(measures: Measures, scene: FallScene, cause: Handling, seed: int) -> FallOutcome:
    """What comes of a drop, a flick or a pull. The same on one machine whenever it is asked."""
    return FallEvent(measures, scene, Hand(seed)).run(cause)


class FallEvent:
    """An event in progress."""

    def __init__(self, measures: Measures, scene: FallScene, hand: Hand) -> None:
        self.measures = measures
        self.scene = scene
        self.hand = hand
        self.bodies = dict(enumerate(scene.bodies))
        self.off: set[int] = set()
        self.clips: list[Clip] = []

    def run(self, cause: Handling) -> FallOutcome:
        tries: Counter[tuple[int, bool]] = Counter()
        covered = self.on_tokens() - set(cause.cubes if isinstance(cause, Drop) else ())
        starts = self.starts(cause)
        while starts:
            self.happen(starts)
            astray = sorted((self.off - self.scene.meeples) | (self.on_tokens() - covered))
            again = {}
            for number in astray:
                fell = number in self.off
                if tries[number, fell] < self.measures.rest.tries:
                    tries[number, fell] += 1
                    again[number] = self.aim(cause, number, fell)
            for number in astray:
                if number not in again:
                    self.put(number, self.aim(cause, number, number in self.off)[0], set(again))
            starts = release(self.hand, self.measures, self.scene.bodies, again)
        if isinstance(cause, Drop) and cause.first:
            self.loosen()
        bodies = tuple(self.bodies[number] for number in range(len(self.bodies)))
        tried = sorted({number for number, _ in tries})
        return FallOutcome(bodies, tuple(sorted(self.off)), tuple(tried), encode(self.clips))

    def starts(self, cause: Handling) -> dict[int, Start]:
        bodies = self.scene.bodies
        match cause:
            case Drop():
                aims = dict.fromkeys(cause.cubes, ((cause.x, cause.y), cause.height))
                return release(self.hand, self.measures, bodies, aims, cause.first)
            case Flick():
                return flick(self.hand, self.measures, bodies, cause)
            case Pull():
                return pull(self.measures, bodies, cause)

    def aim(self, cause: Handling, number: int, fell: bool) -> tuple[Point, int]:
        """Where a piece is re-dropped, and from which height (DRP-R-38, DRP-R-79)."""
        body = self.scene.bodies[number]
        point, height = (body.x, body.y), self.measures.drop.again
        if isinstance(cause, Drop):
            point, height = (cause.x, cause.y), cause.height
        return ((0, 0), height) if fell and number == self.scene.staircase else (point, height)

    def on_tokens(self) -> set[int]:
        """The cubes that lie on a Pillar token (DRP-DROP-07, DRP-R-06)."""
        return {
            number
            for number, body in self.bodies.items()
            if number not in self.off and body.turn != ROUND and self.tokens_under(body.footprint)
        }

    def tokens_under(self, footprint: Footprint) -> list[Point]:
        return [token for token in self.scene.tokens if is_on_token(footprint, token, self.measures)]

    def others(self, without: set[int]) -> list[Footprint]:
        return [body.footprint for number, body in self.bodies.items() if number not in self.off | without]

    def happen(self, starts: Mapping[int, Start]) -> None:
        """Simulate, then round, and set down what does not lie flat."""
        self.off -= set(starts)
        present = {number: body for number, body in self.bodies.items() if number not in self.off}
        film, off, leaning = fall(self.measures, present, starts, self.hand)
        self.off |= off
        lying = {
            number: rest(body, film[-1][number], number in starts)
            for number, body in present.items()
            if number not in off
        }
        flat = [number for number in lying if number not in leaning]
        moved = {place for place, number in enumerate(flat) if lying[number] != present[number]}
        prints = push_out(
            [lying[number].footprint for number in flat],
            moved,
            range(len(flat)),
            self.scene.tokens,
            self.measures,
        )
        for number in sorted(leaning):
            prints.append(free_spot(lying[number].footprint, prints, self.scene.tokens, self.measures))
        for number, spot in zip([*flat, *sorted(leaning)], prints, strict=True):
            self.bodies[number] = lying[number].moved_to(spot)
        self.show(present, film, bool(leaning))

    def show(self, present: Mapping[int, Body], film: list[dict[int, Pose]], jump: bool) -> None:
        """Add a fall to the recording, and the way from its last frame to the places of the bodies now."""
        last = film[-1]
        final = {
            number: place if number in self.off else at_rest(self.bodies[number], self.measures.pawn.height)
            for number, place in last.items()
        }
        far = (abs(a - b) for number in last for a, b in zip(last[number].at, final[number].at, strict=True))
        film += slide(last, final)[1:] if jump or max(far, default=0) > SEEN else [final]
        ids = self.scene.ids or range(len(self.scene.bodies))
        length, tracks = clip(present, film)
        self.clips.append(Clip(length, [track._replace(body=ids[track.body]) for track in tracks]))

    def put(self, number: int, point: Point, lifted: set[int]) -> None:
        """Place a cube that was re-dropped in vain: near the aim point, or beside the token (DRP-R-05,
        DRP-R-06).
        """
        body = self.bodies[number]
        others = self.others({number} | lifted)
        tokens = self.scene.tokens
        if number in self.off:
            self.off.remove(number)
            body = Body(*point, min(body.turn, 0), body.side, body.face)
            spot = free_spot(body.footprint, others, tokens, self.measures)
        else:
            token = self.tokens_under(body.footprint)[0]
            spot = slide_off(body.footprint, token, others, tokens, self.measures)
        before = at_rest(body, self.measures.pawn.height)
        self.bodies[number] = body.moved_to(spot)
        self.show({number: body}, [{number: before}], True)

    def loosen(self) -> None:
        """Separate clusters after the initial drop (DRP-R-07)."""
        numbers = [number for number in self.bodies if number not in self.off]
        cubes = [place for place, number in enumerate(numbers) if self.bodies[number].turn != ROUND]
        pillars = [place for place, number in enumerate(numbers) if number in self.scene.pillars]
        prints = separate(
            [self.bodies[number].footprint for number in numbers], cubes, pillars, self.measures
        )
        before = {number: self.bodies[number] for number in numbers}
        film = [{number: at_rest(body, self.measures.pawn.height) for number, body in before.items()}]
        for number, spot in zip(numbers, prints, strict=True):
            self.bodies[number] = self.bodies[number].moved_to(spot)
        if any(self.bodies[number] != body for number, body in before.items()):
            self.show(before, film, True)


def rest(body: Body, place: Pose, started: bool) -> Body:
    """A body where it came to rest. One that was only shaken lies exactly where it lay: else cubes would
    creep from drop to drop.
    """
    now = rounded_body(body, place)
    shift = max(abs(now.x - body.x), abs(now.y - body.y))
    twist = (now.turn - body.turn + 1) % FULL
    if not started and shift <= TREMOR and twist <= 2 and now.face == body.face:
        return body
    return now
