"""Loot: an ability, then treasures, Shields, and what is left covers hearts (chapter LOOT; DRP-R-24 to 27,
39, 58, 65, 86).
"""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Flag
from undercroft.games.dungeon_drop.board import is_within
from undercroft.games.dungeon_drop.cards.content import Effect, Lull, Prevent, Slay, Spare, Take
from undercroft.games.dungeon_drop.ranges import CardOrNone, Corners, Cubes
from undercroft.games.dungeon_drop.rules.abilities import NO_CARD, Ability, Declaring, declare, in_window
from undercroft.games.dungeon_drop.rules.damage import damages, least_damage, prevented, shields_for, slayable
from undercroft.games.dungeon_drop.rules.reasons import NOTHING_DONE, deadly, of_cube, too_far, why_no_target
from undercroft.games.dungeon_drop.rules.rooms import corner_name, room, takes
from undercroft.games.dungeon_drop.table import CARD, DISCARD, STASH, TROPHY, Table, held


class Looting(Declaring):
    """A hero loots a room (DRP-LOOT-01 to 05). `entry`: no ability there (DRP-ENT-04)."""

    first_step = "declare"
    rule = "DRP-R-24"
    window = "loot"

    corners: Corners
    entry: Flag = 0
    card: CardOrNone = NO_CARD
    copied: CardOrNone = NO_CARD
    slain: Cubes = ()
    stopped: Cubes = ()  # by Shields

    # -- what there is ---------------------------------------------------------------------------------------

    def effect(self, s: Table) -> Effect | None:
        return s.effect(self.copied) if self.card != NO_CARD else None

    def cubes(self, s: Table) -> list[int]:
        return takes(s, self.corners, room(s, self.corners).space)

    def monsters(self, s: Table) -> list[int]:
        """Those that would still go to the Race card."""
        gone = {*self.slain, *self.stopped}
        effect = self.effect(s)
        spared = s.box.aimed_at(effect.targets) if isinstance(effect, Spare) else frozenset()
        return [n for n in self.cubes(s) if n in s.box.monsters and n not in gone and n not in spared]

    def shields_left(self, s: Table) -> int:
        return shields_for(s, self.seat, self.cubes(s)) - len(self.stopped)

    def can_live(self, s: Table, effect: Effect | None, without: tuple[int, ...] = ()) -> bool:
        left = [n for n in self.monsters(s) if n not in without]
        return least_damage(s, left, self.shields_left(s) - bool(without), effect) < s.life_left(self.seat)

    # -- why something else cannot be chosen -----------------------------------------------------------------

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("use", card, copied):
                return self.why_undeclared(s, card, copied)
            case ("slay", cube):
                return self.why_no_monster(s, cube) or self.why_no_slay(s, cube)
            case ("shield", cube):
                return self.why_no_monster(s, cube) or self.why_no_shield(s, cube)
            case ("take", cube):
                return self.why_no_take(s, cube)
        return self.why_not_done(s)

    def why_no_monster(self, s: Table, cube: int) -> Reason | None:
        """A monster in the room that still deals damage (DRP-R-24)."""
        if cube not in s.box.monsters:
            return of_cube(s, "DRP-ITEM-02", "cube.no_monster", cube)
        if cube not in self.cubes(s):
            return of_cube(s, "DRP-R-24", "cube.not_in_room", cube)
        return None if cube in self.monsters(s) else of_cube(s, "DRP-R-24", "cube.stopped", cube)

    def why_not_done(self, s: Table) -> Reason:
        """What must still be done (DRP-R-58, DRP-R-67)."""
        assert s.choice is not None
        if s.choice.step == "declare":
            least = least_damage(s, self.monsters(s), self.shields_left(s), None)
            return deadly(s, self.seat, "DRP-R-58", "done.ability", least)
        if s.choice.step == "slay" and not self.slain:
            return NOTHING_DONE
        return deadly(s, self.seat, "DRP-R-58", "done.deadly", sum(self.dealt(s).values()))

    # -- the ability, before anything is taken ---------------------------------------------------------------

    def useful(self, s: Table) -> list[Ability]:
        """Abilities that do something here (DRP-R-67) and let the hero live (DRP-R-58)."""
        if self.entry:
            return []
        found = []
        for ability in in_window(s, self.seat, "loot"):
            effect = ability.effect
            if self.does_something(s, effect) and self.can_live(s, effect):
                found.append(ability)
        return found

    def does_something(self, s: Table, effect: Effect) -> bool:
        monsters = self.monsters(s)
        if isinstance(effect, Slay):
            return bool(slayable(s, monsters, effect))
        if isinstance(effect, Spare | Lull):
            return damages(s, monsters, effect) != damages(s, monsters, None)
        if isinstance(effect, Prevent):
            return bool(monsters)
        return isinstance(effect, Take) and bool(self.nearby(s, effect))

    def declare_options(self, s: Table, seat: int) -> list[Option]:
        used = self.declarations(s)
        return [*used, ("done",)] if self.can_live(s, None) else used

    def why_useless(self, s: Table, effect: Effect) -> Reason:
        """DRP-R-58, DRP-R-67."""
        if self.does_something(s, effect):
            least = least_damage(s, self.monsters(s), self.shields_left(s), effect)
            return deadly(s, self.seat, "DRP-R-58", "ability.deadly", least)
        return super().why_useless(s, effect)

    def declare(self, s: Table) -> str:
        abilities = self.useful(s)
        if not abilities:
            return "slay"
        if len(abilities) == 1 and not self.can_live(s, None):  # DRP-R-92
            return self.use(s, abilities[0].card, abilities[0].copied)
        s.ask(self.seat, "loot.ability", ("use", "done"))
        return "declared"

    def declared(self, s: Table) -> str:
        return "slay" if s.answer[0] == "done" else self.use(s, s.answer[1], s.answer[2])

    def use(self, s: Table, card: int, copied: int) -> str:
        self.card, self.copied = card, copied
        declare(s, self.seat, card, copied)
        return "slay"

    # -- Cleave ----------------------------------------------------------------------------------------------

    def cleave(self, s: Table) -> Slay:
        effect = self.effect(s)
        assert isinstance(effect, Slay)
        return effect

    def slay_options(self, s: Table, seat: int) -> list[Option]:
        effect = self.cleave(s)
        kind = s.box.kind_of(self.slain[0]) if self.slain else ""
        found: list[Option] = []
        for row in slayable(s, self.monsters(s), effect).items():
            if kind in ("", row[0]):
                found += [("slay", n) for n in row[1] if self.slay_leads_on(s, effect, row[0], n)]
        done: list[Option] = [("done",)] if self.slain and self.can_live(s, None) else []
        return [*found, *done]

    def slay_leads_on(self, s: Table, effect: Slay, kind: str, n: int) -> bool:
        """Whether the hero can still live after this one and as many more of its kind as are allowed."""
        more = effect.most[kind] - len(self.slain) - 1
        rest = [m for m in self.monsters(s) if m != n]
        same = [m for m in rest if s.box.kind_of(m) == kind][:more]
        left = [m for m in rest if m not in same]
        return least_damage(s, left, self.shields_left(s), None) < s.life_left(self.seat)

    def why_no_slay(self, s: Table, cube: int) -> Reason:
        """So many of one kind, and the hero must live."""
        kind = s.box.kind_of(cube)
        if kind not in self.cleave(s).most:
            return of_cube(s, "DRP-R-37", "cube.not_for_this", cube)
        if self.slain and kind != s.box.kind_of(self.slain[0]):
            return of_cube(s, "DRP-R-65", "slay.one_kind", cube)
        left = [n for n in self.monsters(s) if n != cube]
        least = least_damage(s, left, self.shields_left(s), None)
        return deadly(s, self.seat, "DRP-R-58", "slay.deadly", least)

    def slay(self, s: Table) -> str:
        effect = self.effect(s)
        if not isinstance(effect, Slay):
            return "gather"
        if self.slain and len(self.slain) >= effect.most[s.box.kind_of(self.slain[0])]:
            return "gather"
        options = self.slay_options(s, self.seat)
        if not any(option[0] == "slay" for option in options):
            return "gather"
        if len(options) == 1:
            self.slain += (options[0][1],)
            return "slay"
        s.ask(self.seat, "loot.slay", ("slay", "done"))
        return "slew"

    def slew(self, s: Table) -> str:
        if s.answer[0] == "done":
            return "gather"
        self.slain += (s.answer[1],)
        return "slay"

    # -- Shields ---------------------------------------------------------------------------------------------

    def gather(self, s: Table) -> str:
        return "shield"

    def lasting(self, s: Table) -> Effect | None:
        """What an ability still does beside the Shields."""
        effect = self.effect(s)
        return effect if isinstance(effect, Lull | Prevent) else None

    def shield_options(self, s: Table, seat: int) -> list[Option]:
        """Only what leaves at least 1 life in the end (DRP-R-58)."""
        found: list[Option] = []
        if self.shields_left(s) > 0:
            rest = self.lasting(s)
            found = [("shield", n) for n in self.monsters(s) if self.can_live(s, rest, (n,))]
        alone = sum(self.dealt(s).values()) < s.life_left(self.seat)
        return [*found, ("done",)] if alone else found

    def why_no_shield(self, s: Table, cube: int) -> Reason:
        left = [n for n in self.monsters(s) if n != cube]
        least = least_damage(s, left, self.shields_left(s) - 1, self.lasting(s))
        return deadly(s, self.seat, "DRP-R-58", "shield.deadly", least)

    def shield(self, s: Table) -> str:
        options = self.shield_options(s, self.seat)
        if not any(option[0] == "shield" for option in options):
            return "collect"
        if len(options) == 1:
            self.stopped += (options[0][1],)
            return "shield"
        s.ask(self.seat, "loot.shield", ("shield", "done"))
        return "shielded"

    def shielded(self, s: Table) -> str:
        if s.answer[0] == "done":
            return "collect"
        self.stopped += (s.answer[1],)
        return "shield"

    # -- what is taken (DRP-R-24) ----------------------------------------------------------------------------

    def dealt(self, s: Table) -> dict[int, int]:
        """What each monster deals in the end (DRP-R-39, DRP-R-65)."""
        effect = self.effect(s)
        found = damages(s, self.monsters(s), effect)
        return prevented(s, found, effect.damage) if isinstance(effect, Prevent) else found

    def collect(self, s: Table) -> str:
        seat, dealt, cubes = self.seat, self.dealt(s), self.cubes(s)
        treasures = [n for n in cubes if n not in s.box.monsters]  # Relics too (DRP-LOOT-04)
        s.tell("looted", seat=seat, corners=self.corner_names(s), cubes=s.names(treasures))
        s.put(treasures, held(seat, STASH))
        s.change("collected", seat, (*s.collected[seat], *treasures))
        spent = s.of_kind(seat, "shield")[: len(self.stopped)]
        s.put(spent, DISCARD)
        trophies = [*self.slain, *self.stopped, *(n for n, n_dealt in dealt.items() if not n_dealt)]
        s.put(trophies, held(seat, TROPHY))
        hurting = [n for n, n_dealt in dealt.items() if n_dealt]
        s.put(hurting, held(seat, CARD))
        covers = list(s.covers)
        for n in hurting:
            covers[n] = dealt[n]
        s.covers = tuple(covers)
        if trophies:
            s.tell("defeated", seat=seat, cubes=s.names(sorted(trophies)))
        if hurting:
            s.tell(
                "wounded", seat=seat, cubes=s.names(hurting), n=sum(dealt.values()), left=s.life_left(seat)
            )
        return "reach"

    def corner_names(self, s: Table) -> list[str]:
        return [corner_name(s, n) for n in self.corners]

    # -- Light Fingers (DRP-R-86) ----------------------------------------------------------------------------

    def nearby(self, s: Table, effect: Take) -> list[int]:
        space = room(s, self.corners).space
        wanted = s.lying(s.box.aimed_at(effect.targets, effect.size))
        taken = set(self.cubes(s))
        return [n for n in wanted if n not in taken and is_within(s.footprint(n), space, effect.reach)]

    def light_fingers(self, s: Table) -> Take:
        effect = self.effect(s)
        assert isinstance(effect, Take)
        return effect

    def reach_options(self, s: Table, seat: int) -> list[Option]:
        return [("take", n) for n in self.nearby(s, self.light_fingers(s))]

    def why_no_take(self, s: Table, cube: int) -> Reason:
        effect = self.light_fingers(s)
        return why_no_target(s, effect, cube) or too_far(s, cube, effect.reach)

    def reach(self, s: Table) -> str:
        effect = self.effect(s)
        if not isinstance(effect, Take):
            return DONE
        found = self.nearby(s, effect)
        if len(found) < 2:
            return self.pocket(s, found)
        s.ask(self.seat, "loot.take", ("take",))
        return "reached"

    def reached(self, s: Table) -> str:
        return self.pocket(s, [s.answer[1]])

    def pocket(self, s: Table, cubes: list[int]) -> str:
        if cubes:
            s.put(cubes, held(self.seat, STASH))
            s.change("collected", self.seat, (*s.collected[self.seat], *cubes))
            s.tell("pocketed", seat=self.seat, cubes=s.names(cubes))
        return DONE
