"""Explore: cubes from the Box, unseen, dropped above the dungeon (chapters EXP, MP; DRP-R-01 to 03, 41, 63,
83, 84).
"""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.games.dungeon_drop.board import Footprint, contains, is_free
from undercroft.games.dungeon_drop.cards.content import Effect, Look, LootFirst, PlaceDrawn
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.rules import falling
from undercroft.games.dungeon_drop.rules.abilities import Ability, Preparing, in_window
from undercroft.games.dungeon_drop.rules.aiming import (
    FINE,
    GRID,
    MM,
    aim_zone,
    drop_options,
    grid_over,
    to_zone,
    told,
    why_no_height,
)
from undercroft.games.dungeon_drop.rules.potions import potion_options, why_no_potion
from undercroft.games.dungeon_drop.rules.reasons import at_spot, of_cube
from undercroft.games.dungeon_drop.table import IN_BOX, IN_HAND, Table


def share(s: Table) -> int:
    """How many cubes are explored (DRP-EXP-01, DRP-MP-04): by the players at the start (DRP-R-89)."""
    return s.box.measures.game.cubes[s.seats - 1]


class Exploring(Preparing):
    """One Explore step of a hero. Leaves 1 in `result` if Detour put the loot first."""

    first_step = "choose"
    rule = "DRP-EXP-01"
    window = "explore"

    def cleanup(self, s: Table) -> None:
        s.put(s.at(IN_HAND), IN_BOX)  # DRP-R-89

    def useful(self, s: Table) -> list[Ability]:
        """DRP-R-63, DRP-R-67, DRP-R-68, DRP-R-84."""
        few = len(s.at(IN_BOX)) <= share(s)
        found = []
        for ability in in_window(s, self.seat, "explore"):
            if isinstance(ability.effect, Look) and few:
                continue
            if isinstance(ability.effect, PlaceDrawn) and not self.has_spot(s):
                continue
            if isinstance(ability.effect, LootFirst) and not s.at(IN_BOX):
                continue
            found.append(ability)
        return found

    def why_useless(self, s: Table, effect: Effect) -> Reason:
        """DRP-R-67."""
        match effect:
            case Look():
                return Reason("DRP-R-67", "ability.few", {"n": share(s)})
            case PlaceDrawn():
                return Reason("DRP-R-67", "ability.no_spot")
        return super().why_useless(s, effect)

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("drop", _, _, height):
                return why_no_height(s, height)
            case ("use", card, copied):
                return self.why_undeclared(s, card, copied)
            case ("give_back", cube):
                return of_cube(s, "DRP-R-63", "cube.not_drawn", cube)
            case ("place", cube, x, y):
                return self.why_no_place(s, cube, x, y)
        return why_no_potion(s, seat, option)

    # -- before the drop -------------------------------------------------------------------------------------

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [*drop_options(s), *self.declarations(s), *potion_options(s, seat)]

    def choose(self, s: Table) -> str:
        s.result = 0
        if not s.at(IN_BOX):
            return DONE
        s.ask(self.seat, "explore.aim", ("drop", "use", "drink", "soothe"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if self.is_prepared(s):
            if s.answer[0] != "use":
                return "choose"
            if isinstance(self.effect(s), LootFirst):  # DRP-R-68
                s.result = 1
                return DONE
            return "look"
        _, x, y, height = s.answer
        self.draw(s, share(s))
        return self.let_go(s, x, y, height)

    def draw(self, s: Table, n: int) -> None:
        """From the Box, without looking; all that are there if there are fewer (DRP-R-41, DRP-MP-13)."""
        box = s.at(IN_BOX)
        drawn: list[int] = []
        for _ in range(min(n, len(box))):
            drawn.append(s.chance.pick("box", [cube for cube in box if cube not in drawn]))
        s.put(drawn, IN_HAND)

    def let_go(self, s: Table, x: int, y: int, height: int) -> str:
        """They fall and lie there; nothing is collected (DRP-EXP-02)."""
        cubes, aim = s.at(IN_HAND), to_zone(s, x, y)
        spot = told(s, (x, y), aim)
        s.reveal("explored", seat=self.seat, cubes=s.names(cubes), x=spot["x"], y=spot["y"], height=height)
        if cubes:
            falling.drop(s, cubes, *aim, height * MM)
        return DONE

    # -- Far Sight and Still Hand (DRP-R-63) -----------------------------------------------------------------

    def look(self, s: Table) -> str:
        effect = self.effect(s)
        more = effect.more if isinstance(effect, Look) else 0
        self.draw(s, share(s) + more)
        s.confide(
            "looked", 1 << self.seat, {"cubes": s.names(s.at(IN_HAND))}, seat=self.seat, n=len(s.at(IN_HAND))
        )
        return "give_back" if more else "place"

    def give_back_options(self, s: Table, seat: int) -> list[Option]:
        return [("give_back", n) for n in s.at(IN_HAND)]

    def give_back(self, s: Table) -> str:
        if len(s.at(IN_HAND)) <= share(s):
            return "aim"
        s.ask(self.seat, "explore.give_back", ("give_back",))
        return "given_back"

    def given_back(self, s: Table) -> str:
        s.put([s.answer[1]], IN_BOX)
        s.confide("gave_back", 1 << self.seat, {"cube": s.name(s.answer[1])}, seat=self.seat)
        return "give_back"

    def place_options(self, s: Table, seat: int) -> list[Option]:
        hand = s.at(IN_HAND)
        spots = {side: self.spots(s, side) for side in {s.box.side[n] for n in hand}}
        return [("place", n, x, y) for n in hand for x, y in spots[s.box.side[n]]]

    def why_no_place(self, s: Table, cube: int, x: int, y: int) -> Reason | None:
        """Another cube than was drawn, or a spot outside or not free."""
        if s.place[cube] != IN_HAND:
            return of_cube(s, "DRP-R-63", "cube.not_drawn", cube)
        if self.can_place(s, s.box.side[cube], x, y):
            return None
        if contains(aim_zone(s), (x * MM, y * MM)):
            return at_spot("DRP-R-74", "spot.taken", x, y)
        return at_spot("DRP-R-63", "spot.outside", x, y)

    def place(self, s: Table) -> str:
        s.ask(self.seat, "explore.place", ("place",))
        return "placed"

    def placed(self, s: Table) -> str:
        _, cube, x, y = s.answer
        s.lay([(cube, Body(x * MM, y * MM, 0, s.box.side[cube]))])
        s.reveal("placed", seat=self.seat, cube=s.name(cube), x=x, y=y)
        return "aim" if s.at(IN_HAND) else DONE

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return drop_options(s)

    def aim(self, s: Table) -> str:
        s.ask(self.seat, "explore.aim", ("drop",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        return self.let_go(s, *s.answer[1:])

    def can_place(self, s: Table, side: int, x: int, y: int) -> bool:
        there = (x * MM, y * MM)
        shape = Footprint(*there, 0, side)
        free = is_free(shape, s.obstacles(), s.token_points(), s.box.measures)
        return free and contains(aim_zone(s), there)

    def has_spot(self, s: Table) -> bool:
        """For a large cube (DRP-R-84); on finer grids where the usual one has none."""
        side, zone = s.box.measures.sides.large, aim_zone(s)
        return any(
            self.can_place(s, side, x, y) for mesh in (GRID, FINE, 1) for x, y in grid_over(zone, mesh)
        )

    def spots(self, s: Table, side: int) -> list[tuple[int, int]]:
        """On the grid; on finer ones where there is none."""
        zone = aim_zone(s)
        for mesh in (GRID, FINE, 1):
            found = [(x, y) for x, y in grid_over(zone, mesh) if self.can_place(s, side, x, y)]
            if found:
                return found
        return []
