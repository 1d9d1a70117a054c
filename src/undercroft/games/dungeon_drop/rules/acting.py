"""Abilities of the Act window, one procedure for each thing they can do (chapter ABL; DRP-R-33 to 40, 63,
66, 67, 72, 84, 85). Where there is more to choose than can be listed, a grid is offered.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat
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
    drop_options,
    grid_over,
    to_zone,
    told,
    why_no_height,
)
from undercroft.games.dungeon_drop.rules.reasons import (
    NOTHING_DONE,
    at_spot,
    of_cube,
    too_far,
    why_no_target,
    why_no_way,
)
from undercroft.games.dungeon_drop.table import ASIDE, CARD, DISCARD, IN_BOX, Table


def targets(s: Table, effect: Aimed) -> tuple[int, ...]:
    """The cubes on the table that an effect can touch (DRP-R-37, DRP-R-85)."""
    return s.lying(s.box.aimed_at(effect.targets, effect.size))


def inside_limits(s: Table, cubes: Sequence[int]) -> list[int]:
    space = s.limits()
    return [n for n in cubes if space and is_in(s.footprint(n), space)]


class Acting(Frame):
    """One ability, from its declaration to its end."""

    belongs_to = ("seat",)
    rule = "DRP-R-67"

    seat: Seat
    copied: CardOrNone  # the card whose text is used

    def effect(self, s: Table) -> Effect:
        return s.effect(self.copied)

    def is_possible(self, s: Table) -> bool:
        """Whether it has a target and an effect (DRP-R-67)."""
        raise NotImplementedError

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        """Whoever has declared an ability does something with it (DRP-R-67)."""
        return NOTHING_DONE if option == ("done",) else super().why_unlisted(s, seat, option)


@cache
def flicks(cube: int, strengths: tuple[int, ...]) -> list[Option]:
    """The flicks of one cube that are listed: they are the same in every game."""
    return [("flick", cube, turn, strength) for turn in range(0, 360, 45) for strength in strengths]


class Flicking(Acting):
    """Aimed Shot and the like: cubes are flicked, each once (DRP-R-35)."""

    first_step = "begin"

    chosen: Cubes = ()  # in the order in which they were flicked

    def effect(self, s: Table) -> Flick:
        effect = s.effect(self.copied)
        assert isinstance(effect, Flick)
        return effect

    def is_possible(self, s: Table) -> bool:
        effect = self.effect(s)
        return bool(targets(s, effect)) and s.life_left(self.seat) > effect.strain  # DRP-ABL-05, DRP-R-29

    def cubes(self, s: Table) -> list[int]:
        return [n for n in targets(s, self.effect(s)) if n not in self.chosen]

    def flick_options(self, s: Table, seat: int) -> list[Option]:
        strengths = tuple([n for n in (25, 50, 100) if n <= self.effect(s).strength])
        found: list[Option] = [("done",)] if self.chosen else []
        return [*chain.from_iterable([flicks(n, strengths) for n in self.cubes(s)]), *found]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("flick", cube, _, strength):
                return self.why_no_flick(s, cube, strength)
        return super().why_unlisted(s, seat, option)

    def why_no_flick(self, s: Table, cube: int, strength: int) -> Reason | None:
        effect = self.effect(s)
        wrong = why_no_target(s, effect, cube, self.chosen)
        if wrong is not None or strength <= effect.strength:
            return wrong
        return Reason("DRP-R-35", "flick.strength", {"most": effect.strength})

    def begin(self, s: Table) -> str:
        strain = self.effect(s).strain
        if strain:
            s.change("strain", self.seat, s.strain[self.seat] + strain)
            s.tell("strained", seat=self.seat, n=strain)
        return "flick"

    def flick(self, s: Table) -> str:
        effect = self.effect(s)
        if len(self.chosen) == effect.most or not self.cubes(s):
            return DONE
        s.ask(self.seat, "act.flick", ("flick", "done"))
        return "flicked"

    def flicked(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        _, cube, turn, strength = s.answer
        self.chosen += (cube,)
        s.reveal("flicked", seat=self.seat, cube=s.name(cube), direction=turn, strength=strength)
        falling.flick(s, cube, turn, strength, self.effect(s).noise)
        return "flick"


# -- slides and props (DRP-R-36) -----------------------------------------------------------------------------


def is_spot(s: Table, cube: int, x: int, y: int) -> bool:
    prints, sides = s.footprints(), s.box.measures.sides
    lies = prints.get(cube)
    shape = Footprint(x * MM, y * MM, lies.turn if lies else 0, s.box.side[cube])
    others = [prints[n] for n in s.beside(shape.x, sides.huge + shape.side) if n != cube]
    return is_free(shape, [*others, *(m for m in s.meeples if m)], s.token_points(), s.box.measures)


class Sliding(Acting):
    """A cube slides to a free spot within reach."""

    first_step = "slide"

    def effect(self, s: Table) -> Slide:
        effect = s.effect(self.copied)
        assert isinstance(effect, Slide)
        return effect

    def is_possible(self, s: Table) -> bool:
        found = targets(s, self.effect(s))
        return any(s.clauses.idle_slides or self.spots(s, n) for n in found)

    def slide_options(self, s: Table, seat: int) -> list[Option]:
        return [("slide", n, x, y) for n in targets(s, self.effect(s)) for x, y in self.spots(s, n)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        _, cube, x, y = option
        effect = self.effect(s)
        wrong = why_no_target(s, effect, cube)
        if wrong is not None or self.can_slide(s, cube, x, y):
            return wrong
        if not self.leads_away(s, cube, x, y):
            return of_cube(s, "DRP-R-67", "slide.nowhere", cube)
        return why_no_way([s.footprint(cube).centre], effect.reach, x, y)

    def spots(self, s: Table, cube: int) -> list[tuple[int, int]]:
        """On the grid around a cube, but not where it lies; on finer ones where there is none."""
        centre, reach = s.footprint(cube).centre, self.effect(s).reach
        if s.clauses.idle_slides:
            return [(x, y) for x, y in around(centre, reach) if self.can_slide(s, cube, x, y)]
        here = (centre[0] // MM, centre[1] // MM)
        for mesh in (GRID, FINE, 1):
            near = [spot for spot in around(centre, reach, mesh) if spot != here]
            found = [(x, y) for x, y in near if self.can_slide(s, cube, x, y)]
            if found:
                return found
        return []

    def can_slide(self, s: Table, cube: int, x: int, y: int) -> bool:
        there = (x * MM, y * MM)
        near = is_near([s.footprint(cube).centre], there, self.effect(s).reach) and is_spot(s, cube, x, y)
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


class Propping(Acting):
    """A Pillar that was set aside is put down again, near a token (DRP-R-84)."""

    first_step = "prop"

    def effect(self, s: Table) -> Prop:
        effect = s.effect(self.copied)
        assert isinstance(effect, Prop)
        return effect

    def is_possible(self, s: Table) -> bool:
        return bool(s.at(ASIDE))

    def prop_options(self, s: Table, seat: int) -> list[Option]:
        near = around(s.pawn_at(), self.effect(s).reach)
        return [("prop", n, x, y) for n in s.at(ASIDE) for x, y in near if self.can_prop(s, n, x, y)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        _, cube, x, y = option
        if cube not in s.at(ASIDE):
            return of_cube(s, "DRP-R-21", "cube.not_aside", cube)
        if self.can_prop(s, cube, x, y):
            return None
        return why_no_way(s.token_points(), self.effect(s).reach, x, y)

    def can_prop(self, s: Table, cube: int, x: int, y: int) -> bool:
        near = is_near(s.token_points(), (x * MM, y * MM), self.effect(s).reach)
        return near and is_spot(s, cube, x, y)

    def prop(self, s: Table) -> str:
        s.ask(self.seat, "act.prop", ("prop",))
        return "propped"

    def propped(self, s: Table) -> str:
        _, cube, x, y = s.answer
        s.lay([(cube, Body(x * MM, y * MM, 0, s.box.side[cube]))])  # DRP-R-84
        s.tell("propped", seat=self.seat, cube=s.name(cube), x=x, y=y)
        return DONE


class Pulling(Acting):
    """Magnetise: cubes are pulled towards a point."""

    first_step = "pull"

    def effect(self, s: Table) -> Pull:
        effect = s.effect(self.copied)
        assert isinstance(effect, Pull)
        return effect

    def is_possible(self, s: Table) -> bool:
        return bool(self.points(s))

    def pull_options(self, s: Table, seat: int) -> list[Option]:
        return [("pull", x, y) for x, y in self.points(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        _, x, y = option
        if not contains(self.zone(s), (x * MM, y * MM)):
            return at_spot("DRP-R-59", "point.outside", x, y)
        return None if self.can_pull(s, x, y) else why_no_point(self.effect(s).reach, x, y)

    def zone(self, s: Table) -> tuple[tuple[int, int], ...]:
        return s.current_room() if self.effect(s).zone == "room" else (s.limits() or ())

    def pulled(self, s: Table, x: int, y: int) -> list[int]:
        there = (x * MM, y * MM)
        return [n for n in near(s, self.effect(s), x, y) if s.footprint(n).centre != there]

    def can_pull(self, s: Table, x: int, y: int) -> bool:
        return contains(self.zone(s), (x * MM, y * MM)) and bool(self.pulled(s, x, y))

    def points(self, s: Table) -> list[tuple[int, int]]:
        """Points of the grid; where none of them has a cube in reach, those of the zone next to a cube."""
        zone = self.zone(s)
        found = [(x, y) for x, y in grid_over(zone) if self.can_pull(s, x, y)]
        if found or not zone:
            return found
        for n in targets(s, self.effect(s)):
            x, y = (part // MM for part in clamp(zone, s.footprint(n).centre))
            beside = [(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
            found += [(x, y) for x, y in beside if self.can_pull(s, x, y)]
        return sorted(set(found))

    def pull(self, s: Table) -> str:
        s.ask(self.seat, "act.pull", ("pull",))
        return "attracted"

    def attracted(self, s: Table) -> str:
        _, x, y = s.answer
        cubes = self.pulled(s, x, y)
        s.reveal("pulled", seat=self.seat, cubes=s.names(cubes), x=x, y=y)
        falling.pull(s, cubes, x * MM, y * MM, self.effect(s).speed)
        return DONE


def near(s: Table, effect: Pull | Redrop, x: int, y: int) -> list[int]:
    """The targets in reach of a point."""
    there, prints = (x * MM, y * MM), s.footprints()
    far = effect.reach + MM
    return [
        n
        for n in targets(s, effect)
        if abs(prints[n][0] - there[0]) <= far and is_near((prints[n].centre,), there, effect.reach)
    ]


def why_no_point(reach: int, x: int, y: int) -> Reason:
    return Reason("DRP-R-67", "point.nothing", {"x": x, "y": y, "most": reach // MM})


class Tossing(Acting):
    """Tinker's Toss: cubes around a point are picked up and dropped again (DRP-R-40, DRP-R-72)."""

    first_step = "point"

    chosen: Cubes = ()  # in the order in which they were picked up
    x: Coordinate = 0  # the point, in hundredths
    y: Coordinate = 0

    def effect(self, s: Table) -> Redrop:
        effect = s.effect(self.copied)
        assert isinstance(effect, Redrop)
        return effect

    def is_possible(self, s: Table) -> bool:
        return bool(targets(s, self.effect(s)))

    def point_options(self, s: Table, seat: int) -> list[Option]:
        cubes = targets(s, self.effect(s))
        whole = sorted({nearest_grid(s.footprint(n).centre) for n in cubes})
        return [("point", x, y) for x, y in whole if self.within(s, x, y)]

    def pick_options(self, s: Table, seat: int) -> list[Option]:
        found = [n for n in self.within(s, self.x // MM, self.y // MM) if n not in self.chosen]
        done: list[Option] = [("done",)] if self.chosen else []
        return [*(("pick", n) for n in found), *done]

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return drop_options(s)

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        effect = self.effect(s)
        match option:
            case ("point", x, y):
                return None if self.within(s, x, y) else why_no_point(effect.reach, x, y)
            case ("pick", cube):
                return why_no_target(s, effect, cube, self.chosen) or too_far(s, cube, effect.reach)
            case ("drop", _, _, height):
                return why_no_height(s, height)
        return super().why_unlisted(s, seat, option)

    def within(self, s: Table, x: int, y: int) -> list[int]:
        return near(s, self.effect(s), x, y)

    def point(self, s: Table) -> str:
        s.ask(self.seat, "act.point", ("point",))
        return "pointed"

    def pointed(self, s: Table) -> str:
        self.x, self.y = s.answer[1] * MM, s.answer[2] * MM
        return "pick"

    def pick(self, s: Table) -> str:
        effect = self.effect(s)
        options = self.pick_options(s, self.seat)
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


class Swapping(Acting):
    """Blink: two cubes change places."""

    first_step = "swap"

    def effect(self, s: Table) -> Swap:
        effect = s.effect(self.copied)
        assert isinstance(effect, Swap)
        return effect

    def is_possible(self, s: Table) -> bool:
        return len(targets(s, self.effect(s))) > 1

    def swap_options(self, s: Table, seat: int) -> list[Option]:
        return [("swap", a, b) for a, b in combinations(targets(s, self.effect(s)), 2)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        _, first, second = option
        if first == second:
            return of_cube(s, "DRP-R-85", "cube.again", first)
        effect = self.effect(s)
        wrong = why_no_target(s, effect, first) or why_no_target(s, effect, second)
        return wrong or Reason("DRP-R-61", "swap.order")

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


class Transmuting(Acting):
    """Transmute: a cube inside the limits is exchanged for one from the Box."""

    first_step = "transmute"

    def effect(self, s: Table) -> Transmute:
        effect = s.effect(self.copied)
        assert isinstance(effect, Transmute)
        return effect

    def cubes(self, s: Table) -> list[int]:
        return inside_limits(s, targets(s, self.effect(s)))

    def is_possible(self, s: Table) -> bool:
        return bool(s.at(IN_BOX)) and bool(self.cubes(s))

    def transmute_options(self, s: Table, seat: int) -> list[Option]:
        return [("transmute", n) for n in self.cubes(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        wrong = why_no_target(s, self.effect(s), option[1])
        return wrong or of_cube(s, "DRP-R-14", "cube.outside", option[1])

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


class Banishing(Acting):
    """Ember Breath: a cube is discarded."""

    first_step = "banish"

    def effect(self, s: Table) -> Banish:
        effect = s.effect(self.copied)
        assert isinstance(effect, Banish)
        return effect

    def cubes(self, s: Table) -> list[int]:
        effect = self.effect(s)
        found = list(targets(s, effect))
        if effect.zone == "limits":
            return inside_limits(s, found)
        points = s.token_points()
        return [n for n in found if is_near(points, s.footprint(n).centre, effect.reach)]

    def is_possible(self, s: Table) -> bool:
        return bool(self.cubes(s))

    def banish_options(self, s: Table, seat: int) -> list[Option]:
        return [("banish", n) for n in self.cubes(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        effect = self.effect(s)
        wrong = why_no_target(s, effect, option[1])
        if wrong is None and effect.zone == "limits":
            return of_cube(s, "DRP-R-14", "cube.outside", option[1])
        return wrong or too_far(s, option[1], effect.reach)

    def banish(self, s: Table) -> str:
        s.ask(self.seat, "act.banish", ("banish",))
        return "banished"

    def banished(self, s: Table) -> str:
        s.put([s.answer[1]], DISCARD)
        s.tell("banished", seat=self.seat, cube=s.name(s.answer[1]))
        return DONE


def covered(s: Table, seat: int) -> list[int]:
    """The hearts that each monster on the card covers, and each strain."""
    return [*(s.covers[n] for n in s.holds(seat, CARD)), *[1] * s.strain[seat]]


class Mending(Acting):
    """Mend: monsters and strains are taken off the card, whole ones, up to so many hearts."""

    first_step = "begin"

    left: Few = 0  # hearts that can still be mended
    begun: Flag = 0  # something was mended

    def effect(self, s: Table) -> Mend:
        effect = s.effect(self.copied)
        assert isinstance(effect, Mend)
        return effect

    def is_possible(self, s: Table) -> bool:
        return any(n <= self.effect(s).most for n in covered(s, self.seat))

    def mend_options(self, s: Table, seat: int) -> list[Option]:
        healing: list[Option] = [("mend", n) for n in s.holds(self.seat, CARD) if s.covers[n] <= self.left]
        if s.strain[self.seat] and self.left:
            healing.append(("soothe",))
        return [*healing, *([("done",)] if self.begun else ())]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("mend", cube):
                return self.why_no_mend(s, cube)
        return super().why_unlisted(s, seat, option)

    def why_no_mend(self, s: Table, cube: int) -> Reason:
        """Whole monsters, and no more hearts than are left of Mend."""
        if cube not in s.holds(self.seat, CARD):
            return of_cube(s, "DRP-R-87", "potion.no_monster", cube)
        hearts = {"cube": s.name(cube), "n": s.covers[cube], "left": self.left}
        return Reason("DRP-R-67", "mend.too_much", hearts)

    def begin(self, s: Table) -> str:
        self.left = self.effect(s).most
        return "mend"

    def mend(self, s: Table) -> str:
        if all(option == ("done",) for option in self.mend_options(s, self.seat)):
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
        self.begun = 1
        return "mend"


class Lockpicking(Acting):
    """Nothing is asked: a Chest more can be opened."""

    first_step = "pick"

    def effect(self, s: Table) -> Lockpick:
        effect = s.effect(self.copied)
        assert isinstance(effect, Lockpick)
        return effect

    def is_possible(self, s: Table) -> bool:
        return s.lockpick[self.seat] < self.effect(s).most

    def pick(self, s: Table) -> str:
        s.change("lockpick", self.seat, s.lockpick[self.seat] + 1)
        s.tell("lockpicked", seat=self.seat)
        return DONE


PROCEDURES: Final[dict[type[Effect], Callable[[int, int], Acting]]] = {
    Flick: Flicking,
    Slide: Sliding,
    Prop: Propping,
    Pull: Pulling,
    Redrop: Tossing,
    Swap: Swapping,
    Transmute: Transmuting,
    Banish: Banishing,
    Mend: Mending,
    Lockpick: Lockpicking,
}


def procedure(s: Table, seat: int, copied: int) -> Acting:
    """What is done for the text of a card."""
    return PROCEDURES[type(s.effect(copied))](seat, copied)


def is_possible(s: Table, seat: int, ability: Ability) -> bool:
    """Whether an ability of the Act window has a target and an effect (DRP-R-67)."""
    return procedure(s, seat, ability.copied).is_possible(s)


# -- how cubes lie afterwards --------------------------------------------------------------------------------


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
    prints, far = s.footprints(), s.box.measures.sides.huge + placed.side
    low, high = placed.y - far, placed.y + far
    for n in s.beside(placed.x, far):
        other = prints[n]
        if low < other[1] < high and n not in pillars and n not in but and overlap(placed, other, depth):
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
