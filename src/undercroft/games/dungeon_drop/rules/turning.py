"""The Act and Move steps of a turn (chapters ABL, MOVE; DRP-R-19, 20, 22, 33, 34, 58, 68)."""

from collections.abc import Iterator

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few
from undercroft.games.dungeon_drop.board import Footprint, Polygon, RoomStep, pairs, region, swap
from undercroft.games.dungeon_drop.cards.content import Effect, Flick, KeepTokens, Lockpick, Moves
from undercroft.games.dungeon_drop.rules.abilities import (
    NO_CARD,
    Ability,
    Declaring,
    Preparing,
    declare,
    in_window,
    spend,
)
from undercroft.games.dungeon_drop.rules.acting import (
    is_in_the_way,
    is_possible,
    make_room,
    procedure,
    targets,
)
from undercroft.games.dungeon_drop.rules.damage import (
    all_damage,
    is_harmless,
    is_survived,
    loot_effects,
    why_deadly,
)
from undercroft.games.dungeon_drop.rules.potions import drinks, potion_options, why_no_potion
from undercroft.games.dungeon_drop.rules.reasons import deadly
from undercroft.games.dungeon_drop.rules.rooms import (
    TOKEN,
    TOKENS,
    Corners,
    corners_of,
    room,
    steps,
    takes,
    why_no_corners,
    why_no_space,
)
from undercroft.games.dungeon_drop.table import Table


class Act(Declaring):
    """The optional ability (DRP-TURN-03, DRP-MP-05), with Potions before and after it."""

    first_step = "choose"
    waits = ("choose",)
    rule = "DRP-ABL-01"
    window = "act"

    def useful(self, s: Table) -> list[Ability]:
        return [ability for ability in in_window(s, self.seat, "act") if is_possible(s, self.seat, ability)]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [*self.declarations(s), ("done",), *potion_options(s, seat)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("use", card, copied):
                return self.why_undeclared(s, card, copied)
        return why_no_potion(s, seat, option)

    def why_useless(self, s: Table, effect: Effect) -> Reason:
        """DRP-R-29, DRP-R-67."""
        match effect:
            case Flick() if targets(s, effect) and s.life_left(self.seat) <= effect.strain:
                return deadly(s, self.seat, "DRP-R-29", "ability.last_life", effect.strain)
            case Lockpick():
                return Reason("DRP-R-67", "ability.lockpick")
        return super().why_useless(s, effect)

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "act.choose", ("use", "drink", "soothe", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if drinks(s, self.seat, s.answer):
            return "choose"
        if s.answer[0] == "done":
            return DONE
        _, card, copied = s.answer
        declare(s, self.seat, card, copied)
        s.push(procedure(s, self.seat, copied))
        return "choose"


# -- moving (solo) -------------------------------------------------------------------------------------------


def after(s: Table, step: RoomStep) -> Table:
    """The table after a move, to look at (DRP-R-58 (e))."""
    other = s.copy()
    carry_out(other, step)
    return other


def carry_out(s: Table, step: RoomStep) -> None:
    """Tokens and Pillar cubes change places (DRP-MOVE-02, DRP-R-20, DRP-R-33)."""
    pillars = s.pillars()
    cubes = [pillars[n] for n in step.pillars]
    order = list(range(len(cubes)))
    if len(cubes) == 2:
        points = tuple(s.tokens[n].centre for n in step.tokens)
        spots = tuple(s.footprint(n).centre for n in cubes)
        order = list(pairs((points[0], points[1]), (spots[0], spots[1])))
    tokens = list(s.tokens)
    laid = []
    for token, which in zip(step.tokens, order, strict=True):
        cube = cubes[which]
        body = s.bodies[cube]
        assert body is not None
        tokens[token], spot = swap(s.tokens[token], body.footprint)
        laid.append((cube, body._replace(x=spot.x, y=spot.y, turn=spot.turn)))
    s.tokens = tuple(tokens)
    s.lay(laid)
    make_room(s, tuple(cube for cube, _ in laid))


def is_survivable(
    s: Table, seat: int, step: RoomStep, effects: list[Effect | None], potions: int = 0
) -> bool:
    """With everything where it then lies (DRP-R-58 (e)). Without monsters enough there is nothing to look
    at.
    """
    life = s.life_left(seat)
    if all_damage(s) < life:
        return True
    corners = undisturbed(s, step)
    if corners and is_harmless(s, life, corners):
        return True
    then, space = prospect(s, step)
    return is_survived(then, seat, space, effects, potions)


def prospect(s: Table, step: RoomStep) -> tuple[Table, Polygon]:
    """The cubes as they lie after a move, and the room to loot. Mostly no cube is pushed: then they are where
    they are, but for the Pillar cubes, which nobody takes.
    """
    corners = undisturbed(s, step)
    if corners:
        return s, s.seen(("space", corners), lambda: region(corners))
    then = after(s, step)
    return then, then.current_room()


def undisturbed(s: Table, step: RoomStep) -> tuple[Footprint, ...]:
    """The corners of the room to loot, if the move is one to an adjacent room that pushes no cube."""
    if len(step.pillars) != 1:
        return ()
    [token], [which] = step.tokens, step.pillars
    return s.seen(("undisturbed", s.tokens, step), lambda: left_in_peace(s, token, s.pillars()[which]))


def left_in_peace(s: Table, token: int, cube: int) -> tuple[Footprint, ...]:
    pillar, tokens = s.footprint(cube), s.tokens
    _, placed = swap(tokens[token], pillar)
    if is_in_the_way(s, placed, (cube,)):
        return ()
    return (*tokens[:token], *tokens[token + 1 :], pillar)


def good_steps(s: Table, seat: int, effect: Effect | None, again: bool = False) -> list[RoomStep]:
    """The moves that are offered: survivable without another Potion (DRP-R-58 (b)); with Detour the first
    needs only a second one that is (DRP-R-68).
    """
    return list(find_good_steps(s, seat, effect, again))


def find_good_steps(s: Table, seat: int, effect: Effect | None, again: bool = False) -> Iterator[RoomStep]:
    effects = loot_effects(s, seat)
    for step in steps(s, effect):
        if isinstance(effect, Moves) and not again:
            if any(find_good_steps(after(s, step), seat, effect, again=True)):
                yield step
        elif is_survivable(s, seat, step, effects):
            yield step


def has_a_way(s: Table, seat: int) -> bool:
    """Whether the hero is not lost: with Potions drunk first, and with the turn's ability (DRP-R-22, DRP-R-58
    (a)).
    """
    potions = s.count(seat, "potion")
    effects = loot_effects(s, seat)
    if any(is_survivable(s, seat, step, effects, potions) for step in steps(s)):
        return True
    for ability in in_window(s, seat, "move"):
        effect = ability.effect
        if isinstance(effect, Moves):
            if any(ways_on(after(s, first), seat, potions) for first in steps(s)):
                return True
        elif any(is_survivable(s, seat, step, [None], potions) for step in steps(s, effect)):
            return True
    return False


def ways_on(s: Table, seat: int, potions: int) -> list[RoomStep]:
    return [step for step in steps(s) if is_survivable(s, seat, step, [None], potions)]


class Moving(Preparing):
    """The Move step (DRP-MOVE-01 to 06). Leaves 1 in `result` when there is nowhere to go (DRP-LOSE-02)."""

    first_step = "choose"
    rule = "DRP-MOVE-01"
    window = "move"

    moved: Few = 0  # moves of this turn

    def ways(self, s: Table) -> list[RoomStep]:
        """The moves that are offered. They are the same until something falls, is moved or taken."""
        seat, again = self.seat, self.moved > 0
        loot = [ability.copied for ability in in_window(s, seat, "loot")]
        key = ("ways", seat, self.copied, again, s.tokens, s.life_left(seat), *loot)
        return s.known(key, lambda: good_steps(s, seat, self.effect(s), again))

    def leads_on(self, s: Table, potion: Option) -> bool:
        """Whether there is still a room to go to after this Potion (DRP-R-58 (d))."""
        then = s.copy()
        drinks(then, self.seat, potion)
        return bool(self.ways(then)) if self.moved or self.copied != NO_CARD else has_a_way(then, self.seat)

    def useful(self, s: Table) -> list[Ability]:
        """Abilities that open a room that could not be chosen otherwise (DRP-R-58 (d), DRP-R-67)."""
        abilities = in_window(s, self.seat, "move")
        if self.moved or not abilities:
            return []
        plain = {corners_of(s, step) for step in steps(s)}
        found = []
        for ability in abilities:
            spent = s.copy()
            spend(spent, self.seat, ability.card)
            all_new = isinstance(ability.effect, Moves)
            ways = find_good_steps(spent, self.seat, ability.effect)
            if any(all_new or corners_of(s, step) not in plain for step in ways):
                found.append(ability)
        return found

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        rooms: list[Option] = [("room", *corners_of(s, step)) for step in self.ways(s)]
        potions = [potion for potion in potion_options(s, seat) if self.leads_on(s, potion)]
        return [*rooms, *self.declarations(s), *potions]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("room", *_):
                return self.why_no_room(s, option[1:]) or super().why_unlisted(s, seat, option)
            case ("use", card, copied):
                return self.why_undeclared(s, card, copied)
        if option in potion_options(s, seat):
            return Reason("DRP-R-58", "potion.no_way")
        return why_no_potion(s, seat, option)

    def why_no_room(self, s: Table, corners: Corners) -> Reason | None:
        """A room that is none, lies elsewhere, leads nowhere (DRP-R-68) or kills."""
        effect = self.effect(s)
        wrong = (
            why_no_corners(s, corners) or self.why_elsewhere(s, corners) or why_no_space(s, corners, effect)
        )
        if wrong is not None:
            return wrong
        if isinstance(effect, Moves) and not self.moved:
            return Reason("DRP-R-68", "room.no_way_on")
        cubes = self.looted(s, corners)
        return why_deadly(s, self.seat, "DRP-MOVE-04", cubes, loot_effects(s, self.seat))

    def why_elsewhere(self, s: Table, corners: Corners) -> Reason | None:
        """Two tokens stay where they are, or with Flight one (DRP-MOVE-01, DRP-R-33)."""
        kept = 1 if isinstance(self.effect(s), KeepTokens) else 2
        if sum(n >= TOKEN for n in corners) == kept:
            return None
        return Reason("DRP-MOVE-01", "room.not_adjacent")

    def looted(self, s: Table, corners: Corners) -> list[int]:
        """What looting a room would take, with everything where it then lies (DRP-R-58 (e))."""
        for step in steps(s, self.effect(s)):
            if corners_of(s, step) == corners:
                then, space = prospect(s, step)
                return takes(then, TOKENS, space)
        return takes(s, corners, room(s, corners).space)

    def choose(self, s: Table) -> str:
        s.result = 0
        if not (self.ways(s) or self.moved or self.copied != NO_CARD or has_a_way(s, self.seat)):
            s.result = 1
            return DONE
        s.ask(self.seat, "move.room", ("room", "use", "drink", "soothe"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if self.is_prepared(s):
            return "choose"
        corners: Corners = s.answer[1:]
        step = next(step for step in steps(s, self.effect(s)) if corners_of(s, step) == corners)
        new = [n for n in corners if n < TOKEN]
        carry_out(s, step)
        self.moved += 1
        s.tell("moved", seat=self.seat, cubes=s.names(new))
        effect = self.effect(s)
        return "choose" if isinstance(effect, Moves) and self.moved < effect.moves else DONE
