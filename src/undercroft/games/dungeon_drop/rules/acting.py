"""Abilities of the Act window, one procedure for each thing they can do (chapter ABL; DRP-R-33 to 40, 63,
66, 67, 72, 84, 85).
"""

from collections.abc import Sequence
from itertools import combinations

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeon_drop.board import (
    Footprint,
    clamp,
    contains,
    free_spot,
    is_free,
    is_in,
    is_near,
    overlap,
    push_out,
)
from undercroft.games.dungeon_drop.cards.content import (
    Aimed,
    Banish,
    Effect,
    Flick,
    Lockpick,
    Mend,
    Prop,
    Pull,
    Redrop,
    Slide,
    Swap,
    Transmute,
)
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.ranges import CardOrNone, Coordinate, Cubes
from undercroft.games.dungeon_drop.rules import falling
from undercroft.games.dungeon_drop.rules.abilities import Ability
from undercroft.games.dungeon_drop.rules.aiming import (
    FINE,
    GRID,
    MM,
    aim_zone,
    grid_over,
    heights,
    to_zone,
    told,
)
from undercroft.games.dungeon_drop.rules.asking import Asking
from undercroft.games.dungeon_drop.table import ASIDE, CARD, DISCARD, IN_BOX, Table


def targets(s: Table, effect: Aimed) -> tuple[int, ...]:
    """The cubes on the table that an effect can touch (DRP-R-37, DRP-R-85)."""
    return s.lying(s.box.aimed_at(effect.targets, effect.size))


def inside_limits(s: Table, cubes: Sequence[int]) -> list[int]:
    space = s.limits()
    return [n for n in cubes if space and is_in(s.footprint(n), space)]


def is_possible(s: Table, seat: int, ability: Ability) -> bool:
    """Whether an ability of the Act window has a target and an effect (DRP-R-67)."""
    effect = ability.effect
    match effect:
        case Flick():
            return bool(targets(s, effect)) and s.life_left(seat) > effect.strain  # DRP-ABL-05, DRP-R-29
        case Slide():
            acting = Acting(seat, ability.copied)
            found = targets(s, effect)
            return any(s.clauses.idle_slides or acting.spots(s, n, effect.reach) for n in found)
        case Redrop():
            return bool(targets(s, effect))
        case Pull():
            return bool(Acting(seat, ability.copied).pull_points(s, effect))
        case Banish():
            return bool(banishable(s, effect))
        case Swap():
            return len(targets(s, effect)) > 1
        case Transmute():
            return bool(s.at(IN_BOX)) and bool(inside_limits(s, targets(s, effect)))
        case Prop():
            return bool(s.at(ASIDE))
        case Lockpick():
            return s.lockpick[seat] < effect.most
        case Mend():
            return any(n <= effect.most for n in covered(s, seat))
    return False


def banishable(s: Table, effect: Banish) -> list[int]:
    found = list(targets(s, effect))
    if effect.zone == "limits":
        return inside_limits(s, found)
    points = s.token_points()
    return [n for n in found if is_near(points, s.footprint(n).centre, effect.reach)]


def covered(s: Table, seat: int) -> list[int]:
    """The hearts that each monster on the card covers, and each strain."""
    return [*(s.covers[n] for n in s.holds(seat, CARD)), *[1] * s.strain[seat]]


class Acting(Asking):
    """One ability, from its declaration to its end."""

    first_step = "begin"
    belongs_to = ("seat",)
    rule = "DRP-R-67"

    seat: Seat
    copied: CardOrNone  # the card whose text is used
    chosen: Cubes = ()  # cubes, in the order in which they were chosen
    left: Few = 0  # hearts that can still be mended
    x: Coordinate = 0  # a point that was chosen, in hundredths
    y: Coordinate = 0

    def effect(self, s: Table) -> Effect:
        return s.effect(self.copied)

    def begin(self, s: Table) -> str:
        effect = self.effect(s)
        match effect:
            case Flick():
                if effect.strain:
                    s.change("strain", self.seat, s.strain[self.seat] + effect.strain)
                    s.tell("strained", seat=self.seat, n=effect.strain)
                return "flick"
            case Slide():
                return "slide"
            case Pull():
                return "pull"
            case Redrop():
                return "point"
            case Banish():
                return "banish"
            case Swap():
                return "swap"
            case Transmute():
                return "transmute"
            case Prop():
                return "prop"
            case Mend():
                self.left = effect.most
                return "mend"
            case Lockpick():
                s.change("lockpick", self.seat, s.lockpick[self.seat] + 1)
                s.tell("lockpicked", seat=self.seat)
                return DONE
        raise AssertionError(f"nothing is done for {effect}")

    # -- options: a grid where there are more than can be listed ---------------------------------------------

    def offers(self, s: Table) -> list[Option]:
        effect = self.effect(s)
        done: list[Option] = [("done",)] if self.chosen else []
        match effect:
            case Flick():
                strengths = [n for n in (25, 50, 100) if n <= effect.strength]
                cubes = [n for n in targets(s, effect) if n not in self.chosen]
                return [
                    *(("flick", n, turn, f) for n in cubes for turn in range(0, 360, 45) for f in strengths),
                    *done,
                ]
            case Slide():
                return [
                    ("slide", n, x, y) for n in targets(s, effect) for x, y in self.spots(s, n, effect.reach)
                ]
            case Pull():
                return [("pull", x, y) for x, y in self.pull_points(s, effect)]
            case Redrop():
                return self.tosses(s, effect)
            case Banish():
                return [("banish", n) for n in banishable(s, effect)]
            case Swap():
                pairs = combinations(targets(s, effect), 2)
                return [("swap", a, b) for a, b in pairs]
            case Transmute():
                return [("transmute", n) for n in inside_limits(s, targets(s, effect))]
            case Prop():
                return [("prop", n, x, y) for n in s.at(ASIDE) for x, y in self.prop_spots(s, effect, n)]
            case Mend():
                healing: list[Option] = [
                    ("mend", n) for n in s.holds(self.seat, CARD) if s.covers[n] <= self.left
                ]
                if s.strain[self.seat] and self.left:
                    healing.append(("soothe",))
                return [*healing, *done]
        return []

    # -- flicks ----------------------------------------------------------------------------------------------

    def flick(self, s: Table) -> str:
        effect = self.effect(s)
        assert isinstance(effect, Flick)
        if len(self.chosen) == effect.most or not [n for n in targets(s, effect) if n not in self.chosen]:
            return DONE
        s.ask(self.seat, "act.flick", ("flick", "done"))
        return "flicked"

    def flicked(self, s: Table) -> str:
        effect = self.effect(s)
        assert isinstance(effect, Flick)
        if s.answer[0] == "done":
            return DONE
        _, cube, turn, strength = s.answer
        self.chosen += (cube,)
        s.reveal("flicked", seat=self.seat, cube=s.name(cube), direction=turn, strength=strength)
        falling.flick(s, cube, turn, strength, effect.noise)
        return "flick"

    # -- slides and props (DRP-R-36) -------------------------------------------------------------------------

    def is_spot(self, s: Table, cube: int, x: int, y: int) -> bool:
        body = s.bodies[cube]
        shape = Footprint(x * MM, y * MM, body.turn if body else 0, s.box.side[cube])
        others = [b.footprint for n, b in enumerate(s.bodies) if b is not None and n != cube]
        return is_free(shape, [*others, *(m for m in s.meeples if m)], s.token_points(), s.box.measures)

    def spots(self, s: Table, cube: int, reach: int) -> list[tuple[int, int]]:
        """On the grid around a cube, but not where it lies; on finer ones where there is none."""
        centre = s.footprint(cube).centre
        if s.clauses.idle_slides:
            return [(x, y) for x, y in around(centre, reach) if self.can_slide(s, cube, x, y, reach)]
        here = (centre[0] // MM, centre[1] // MM)
        for mesh in (GRID, FINE, 1):
            near = [spot for spot in around(centre, reach, mesh) if spot != here]
            found = [(x, y) for x, y in near if self.can_slide(s, cube, x, y, reach)]
            if found:
                return found
        return []

    def can_slide(self, s: Table, cube: int, x: int, y: int, reach: int) -> bool:
        there = (x * MM, y * MM)
        near = is_near([s.footprint(cube).centre], there, reach) and self.is_spot(s, cube, x, y)
        return near and self.leads_away(s, cube, x, y)

    def leads_away(self, s: Table, cube: int, x: int, y: int) -> bool:
        """A slide of no length would do nothing (DRP-R-67)."""
        return s.clauses.idle_slides or s.footprint(cube).centre != (x * MM, y * MM)

    def slide(self, s: Table) -> str:
        s.ask(self.seat, "act.slide", ("slide",))
        return "slid"

    def slid(self, s: Table) -> str:
        _, cube, x, y = s.answer
        body = s.bodies[cube]
        assert body is not None
        s.lay([(cube, Body(x * MM, y * MM, body.turn, body.side, body.face))])
        s.tell("slid", seat=self.seat, cube=s.name(cube), x=x, y=y)
        return DONE

    def can_prop(self, s: Table, effect: Prop, cube: int, x: int, y: int) -> bool:
        return is_near(s.token_points(), (x * MM, y * MM), effect.reach) and self.is_spot(s, cube, x, y)

    def prop_spots(self, s: Table, effect: Prop, cube: int) -> list[tuple[int, int]]:
        near = around(s.pawn_at(), effect.reach)
        return [(x, y) for x, y in near if self.can_prop(s, effect, cube, x, y)]

    def prop(self, s: Table) -> str:
        s.ask(self.seat, "act.prop", ("prop",))
        return "propped"

    def propped(self, s: Table) -> str:
        _, cube, x, y = s.answer
        s.lay([(cube, Body(x * MM, y * MM, 0, s.box.side[cube]))])  # DRP-R-84
        s.tell("propped", seat=self.seat, cube=s.name(cube), x=x, y=y)
        return DONE

    # -- Magnetise -------------------------------------------------------------------------------------------

    def zone(self, s: Table, effect: Pull) -> tuple[tuple[int, int], ...]:
        return s.current_room() if effect.zone == "room" else (s.limits() or ())

    def pulled(self, s: Table, effect: Pull, x: int, y: int) -> list[int]:
        there = (x * MM, y * MM)
        near = [n for n in targets(s, effect) if is_near([s.footprint(n).centre], there, effect.reach)]
        return [n for n in near if s.footprint(n).centre != there]

    def can_pull(self, s: Table, effect: Pull, x: int, y: int) -> bool:
        return contains(self.zone(s, effect), (x * MM, y * MM)) and bool(self.pulled(s, effect, x, y))

    def pull_points(self, s: Table, effect: Pull) -> list[tuple[int, int]]:
        """Points of the grid; where none of them has a cube in reach, those of the zone next to a cube."""
        zone = self.zone(s, effect)
        found = [(x, y) for x, y in grid_over(zone) if self.can_pull(s, effect, x, y)]
        if found or not zone:
            return found
        for n in targets(s, effect):
            x, y = (part // MM for part in clamp(zone, s.footprint(n).centre))
            near = [(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
            found += [(x, y) for x, y in near if self.can_pull(s, effect, x, y)]
        return sorted(set(found))

    def pull(self, s: Table) -> str:
        s.ask(self.seat, "act.pull", ("pull",))
        return "attracted"

    def attracted(self, s: Table) -> str:
        effect = self.effect(s)
        assert isinstance(effect, Pull)
        _, x, y = s.answer
        cubes = self.pulled(s, effect, x, y)
        s.reveal("pulled", seat=self.seat, cubes=s.names(cubes), x=x, y=y)
        falling.pull(s, cubes, x * MM, y * MM, effect.speed)
        return DONE

    # -- Tinker's Toss ---------------------------------------------------------------------------------------

    def tosses(self, s: Table, effect: Redrop) -> list[Option]:
        match self.step:
            case "point" | "pointed":
                whole = sorted({nearest_grid(s.footprint(n).centre) for n in targets(s, effect)})
                return [("point", x, y) for x, y in whole if self.within(s, effect, x, y)]
            case "pick" | "picked":
                near = [n for n in self.within(s, effect, self.x // MM, self.y // MM) if n not in self.chosen]
                done: list[Option] = [("done",)] if self.chosen else []
                return [*(("pick", n) for n in near), *done]
        return [("drop", x, y, h) for x, y in grid_over(aim_zone(s)) for h in heights(s)]

    def within(self, s: Table, effect: Redrop, x: int, y: int) -> list[int]:
        there = (x * MM, y * MM)
        return [n for n in targets(s, effect) if is_near([s.footprint(n).centre], there, effect.reach)]

    def point(self, s: Table) -> str:
        s.ask(self.seat, "act.point", ("point",))
        return "pointed"

    def pointed(self, s: Table) -> str:
        self.x, self.y = s.answer[1] * MM, s.answer[2] * MM
        return "pick"

    def pick(self, s: Table) -> str:
        effect = self.effect(s)
        assert isinstance(effect, Redrop)
        options = self.tosses(s, effect)
        if len(self.chosen) == effect.most or not any(option[0] == "pick" for option in options):
            return "aim"
        if len(options) == 1:
            self.chosen += (options[0][1],)
            return "pick"
        s.ask(self.seat, "act.pick", ("pick", "done"))
        return "picked"

    def picked(self, s: Table) -> str:
        if s.answer[0] == "done":
            return "aim"
        self.chosen += (s.answer[1],)
        return "pick"

    def aim(self, s: Table) -> str:
        s.ask(self.seat, "act.aim", ("drop",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        _, x, y, height = s.answer
        aim = to_zone(s, x, y)
        spot, cubes = told(s, (x, y), aim), s.names(self.chosen)
        s.reveal("dropped_again", seat=self.seat, cubes=cubes, x=spot["x"], y=spot["y"], height=height)
        s.put(self.chosen, DISCARD)
        falling.drop(s, self.chosen, *aim, height * MM)
        return DONE

    # -- Blink, Transmute, Ember Breath, Mend ----------------------------------------------------------------

    def swap(self, s: Table) -> str:
        s.ask(self.seat, "act.swap", ("swap",))
        return "swapped"

    def swapped(self, s: Table) -> str:
        _, a, b = s.answer
        first, second = s.bodies[a], s.bodies[b]
        assert first is not None
        assert second is not None
        s.lay(
            [
                (a, Body(second.x, second.y, first.turn, first.side, first.face)),
                (b, Body(first.x, first.y, second.turn, second.side, second.face)),
            ]
        )
        s.tell("swapped", seat=self.seat, first=s.name(a), second=s.name(b))
        make_room(s, (a, b))
        give_way(s, (a, b))
        return DONE

    def transmute(self, s: Table) -> str:
        s.ask(self.seat, "act.transmute", ("transmute",))
        return "transmuted"

    def transmuted(self, s: Table) -> str:
        old = s.answer[1]
        body = s.bodies[old]
        assert body is not None
        s.put([old], IN_BOX)
        new = s.chance.pick("box", list(s.at(IN_BOX)))
        s.lay([(new, Body(body.x, body.y, body.turn, s.box.side[new], 0))])
        s.reveal("transmuted", seat=self.seat, cube=s.name(old), into=s.name(new))
        make_room(s, (new,))
        give_way(s, (new,))
        return DONE

    def banish(self, s: Table) -> str:
        s.ask(self.seat, "act.banish", ("banish",))
        return "banished"

    def banished(self, s: Table) -> str:
        s.put([s.answer[1]], DISCARD)
        s.tell("banished", seat=self.seat, cube=s.name(s.answer[1]))
        return DONE

    def mend(self, s: Table) -> str:
        options = self.offers(s)
        if not any(option[0] != "done" for option in options):
            return DONE
        s.ask(self.seat, "act.mend", ("mend", "soothe", "done"))
        return "mended"

    def mended(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        if s.answer[0] == "soothe":
            s.change("strain", self.seat, s.strain[self.seat] - 1)
            self.left -= 1
            s.tell("soothed", seat=self.seat, cube=None)
        else:
            cube = s.answer[1]
            self.left -= s.covers[cube]
            s.put([cube], DISCARD)
            s.covers = (*s.covers[:cube], 0, *s.covers[cube + 1 :])
            s.tell("mended", seat=self.seat, cube=s.name(cube))
        self.chosen = (1,)
        return "mend"


def around(centre: tuple[int, int], reach: int, mesh: int = GRID) -> list[tuple[int, int]]:
    """A grid of whole millimetres within reach of a point."""
    x, y = centre[0] // MM, centre[1] // MM
    far = reach // MM
    steps = range(-far, far + 1, mesh)
    return [(x + dx, y + dy) for dx in steps for dy in steps]


def nearest_grid(centre: tuple[int, int]) -> tuple[int, int]:
    return round(centre[0] / MM), round(centre[1] / MM)


def is_in_the_way(s: Table, placed: Footprint, but: tuple[int, ...]) -> bool:
    """Whether a cube that is put there would lie over one that can be pushed."""
    depth = s.box.measures.room.overlap
    pillars = s.box.pillars
    x, y, _, side = placed
    for n, other in s.footprints().items():
        away_x, away_y, wide = x - other[0], y - other[1], side + other[3]
        if 2 * (away_x * away_x + away_y * away_y) >= wide * wide or n in pillars or n in but:
            continue
        if overlap(placed, other, depth):
            return True
    return False


def make_room(s: Table, placed: tuple[int, ...]) -> None:
    """Cubes that now lie over others push them out; Pillars and tokens stay (DRP-R-20, DRP-R-60)."""
    if not any(is_in_the_way(s, s.footprint(n), placed) for n in placed):
        return
    cubes = s.lying()
    prints = [s.footprint(n) for n in cubes]
    still = [i for i, n in enumerate(cubes) if n in placed or n in s.box.pillars]
    movable = [i for i in range(len(cubes)) if i not in still]
    now = push_out(prints, movable, still, s.token_points(), s.box.measures)
    moved = [(n, print_) for n, before, print_ in zip(cubes, prints, now, strict=True) if before != print_]
    s.lay((n, body.moved_to(print_)) for n, print_ in moved if (body := s.bodies[n]) is not None)


def give_way(s: Table, placed: tuple[int, ...]) -> None:
    """Cubes that were put there and still lie over something go to the nearest free spot (DRP-R-60)."""
    measures = s.box.measures
    for cube in placed:
        others = [other for n, other in s.footprints().items() if n != cube]
        body = s.bodies[cube]
        assert body is not None
        if any(overlap(body.footprint, other, measures.room.overlap) for other in others):
            s.lay([(cube, body.moved_to(free_spot(body.footprint, others, s.token_points(), measures)))])
