"""Caterina: Camp Z and who camps there, what she brews, and her flask (chapter SCH, SPZ; RCV-R-165, 179, 186;
content: Skills, Special Zones).

Camp Z is one tile. It is a Zone of the Floor on which it lies, so the box knows it once for each Floor.
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, alone
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeonology.board import (
    NOWHERE,
    DungeonPlan,
    distances,
    edges_of,
    spots_beside,
    survey,
)
from undercroft.games.dungeonology.rules.moving import lay_tile
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.rest import Resting
from undercroft.games.dungeonology.rules.rest import bivouac as base_bivouac
from undercroft.games.dungeonology.rules.rest import why_not_bivouac as why_not_in_base
from undercroft.games.dungeonology.rules.skills import Use
from undercroft.games.dungeonology.rules.stealth_test import current_test
from undercroft.games.dungeonology.rules.students import draw_students, spare_students, take_from_reserve
from undercroft.games.dungeonology.rules.stun import discard_stun
from undercroft.games.dungeonology.table import CAMP, NOBODY
from undercroft.games.dungeonology.zones import discard_card, take_at_random
from undercroft.games.rocca_civetta.rules.congregations import kinds_of, pass_on
from undercroft.games.rocca_civetta.rules.student_effects import can_chill
from undercroft.games.rocca_civetta.table import Table

EFFECT: Final = ("camp_z", 0)
BREWS: Final = ("cure", "student", "speed")
CURE, STUDENT, SPEED = range(3)
SWIFT: Final = 2  # Speed points


# -- the tile ------------------------------------------------------------------------------------------------


def lying(s: Table) -> int:
    """Camp Z as it lies in the dungeon, if it does."""
    return next((zone for zone in s.pieces.camps if s.where[zone] != NOWHERE), NOBODY)


def tile_for(s: Table, zone: int) -> int:
    """RCV-R-186: it takes the Floor of that Zone."""
    return s.pieces.camps[s.box.zone[zone].floor - 1]


def lifted(s: Table) -> tuple[list[int], tuple[int, ...], DungeonPlan]:
    """Where all other tiles lie, their Walls, and the dungeon without it: it is lifted with all Walls on its
    edges.
    """
    camp, where, walls = lying(s), s.where.copy(), s.walls
    if camp != NOBODY:
        edges = edges_of(s.box, camp, where[camp])
        walls = tuple(edge for edge in walls if edge not in edges)
        where[camp] = NOWHERE
    return where, walls, survey(s.box, where, walls, s.stairs)


def stands_in_use(s: Table, camp: int) -> bool:
    """Whether a model, an Egg, ice, a Tentacle or the Snake Pit is on it (RCV-R-165, 360, 383, 391)."""
    if s.eggs[camp] or s.inside[camp] or (s.frozen | s.tentacles) >> camp & 1 or s.snake_pit == camp:
        return True
    return camp in s.at or camp in (s.boss_at, s.omega_at) or camp in s.released_at


def cuts_off(s: Table, camp: int, plan: DungeonPlan) -> bool:
    """Whether without it a Zone loses the way to the Starting Zone that it had (RCV-R-165)."""
    before, after = distances(s.plan, CAMP), distances(plan, CAMP)
    return any(zone not in after for zone in before if zone != camp)


def why_not_pitch(s: Table, seat: int, name: str) -> Reason | None:
    """RCV-R-165, 186; DGY-MAX-13: to lay or to move it is to place a Zone."""
    if s.maximum:
        return Reason("DGY-MAX-13", "reveal.maximum")
    camp = lying(s)
    if camp != NOBODY and stands_in_use(s, camp):
        return Reason("RCV-R-165", "camp.in_use")
    if camp != NOBODY and cuts_off(s, camp, lifted(s)[2]):
        return Reason("RCV-R-165", "camp.needed")
    return None if spots(s, seat) else Reason("RCV-R-186", "camp.no_room")


def spots(s: Table, seat: int) -> list[Option]:
    """On every free side of her Zone, also over the place where it lies; beside the Starting Zone too."""
    where, _, plan = lifted(s)
    tile = tile_for(s, s.at[seat])
    cells = spots_beside(s.box, plan, where, s.at[seat], tile, s.has("aligned"))
    return [("lay", tile, cell) for cell in cells]


class Pitching(Frame):
    """The cost first; then Camp Z is laid or moved (RCV-R-186)."""

    first_step = "pay"
    belongs_to = ("seat",)
    waits = ("aim",)
    rule = "RCV-R-186"

    seat: Seat
    draws: Few

    def pay(self, s: Table) -> str:
        if not s.exalted[self.seat]:
            draw_students(s, self.seat, self.draws)
        return "aim"

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return spots(s, self.seat)

    def aim(self, s: Table) -> str:
        if s.maximum:
            return DONE
        if len(spots(s, self.seat)) == 1:
            return self.lay(s, spots(s, self.seat)[0])
        s.ask(self.seat, "zone.lay", ("lay",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        return self.lay(s, s.answer)

    def lay(self, s: Table, option: Option) -> str:
        _, tile, cell = option
        if lying(s) != NOBODY:
            lift(s)
        lay_tile(s, self.seat, tile, cell, s.at[self.seat])
        return DONE


def lift(s: Table) -> None:
    """Its tokens go to the Reserve (RCV-R-165)."""
    camp = lying(s)
    s.where, s.walls, s.plan = lifted(s)
    for token in s.traps[camp]:
        s.seen[token] = EVERYBODY
    s.trap_supply = tuple(sorted((*s.trap_supply, *s.traps[camp])))
    s.traps[camp] = ()
    gone = ~(1 << camp)
    s.secret_tunnels &= gone
    s.teleports &= gone
    s.entered &= gone
    s.tell("camp_lifted", zone=s.zone_word(camp))


def pitch(s: Table, seat: int, name: str, draws: int) -> None:
    s.push(Pitching(seat, draws))


# -- who camps there (RCV-R-179, 186) ------------------------------------------------------------------------


def is_camp(s: Table, zone: int) -> bool:
    return EFFECT in s.box.zone[zone].effects


def host(s: Table) -> int:
    """The seat of Caterina, if she is still in the game."""
    found = [seat for seat in s.playing() if "camp_z" in s.box.scholars[s.scholar[seat]].normal.skills]
    return found[0] if found else NOBODY


def why_not_bivouac(s: Table, seat: int, option: Option) -> Reason | None:
    """Without a colour, and without Dangerous Zones."""
    return why_not_act(s, seat, "zone") if is_camp(s, s.at[seat]) else why_not_in_base(s, seat, option)


def bivouac(s: Table, seat: int) -> None:
    owner = host(s)
    if is_camp(s, s.at[seat]) and owner not in (NOBODY, seat):
        s.tell("camped", seat=seat)
        s.push(PayingHost(seat, owner))
    else:
        base_bivouac(s, seat)


class PayingHost(Frame):
    """A Student for Caterina, or a random card without Students; then the Bivouac."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("camp",)
    rule = "RCV-R-186"

    seat: Seat
    owner: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.seat)]

    def choose(self, s: Table) -> str:
        kinds = kinds_of(s, self.seat)
        if not s.is_in(self.owner):
            return "camp"
        if not kinds:
            take_at_random(s, self.owner, self.seat)
            return "camp"
        if len(kinds) == 1:
            return self.hand_over(s, kinds[0])
        s.ask(self.seat, "student.part", ("part",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.hand_over(s, s.answer[1])

    def hand_over(self, s: Table, kind: int) -> str:
        if s.is_in(self.owner):
            pass_on(s, self.seat, self.owner, kind)
            s.tell("student_given", seat=self.seat, taker=self.owner)
        return "camp"

    def camp(self, s: Table) -> str:
        s.push(Resting(self.seat))
        return DONE


BIVOUAC: Final[Offer] = alone("bivouac", why_not_bivouac)
CAMPING: Final = Act("zone", bivouac)


# -- what she brews ------------------------------------------------------------------------------------------


def brews(s: Table, seat: int) -> list[Option]:
    """What would do something: no Stun Token goes in Maximum Alert (DGY-MAX-11, RCV-R-361)."""
    ready = {CURE: s.stun[seat] and not s.maximum, STUDENT: spare_students(s) > 0, SPEED: True}
    return [("brew", kind) for kind, is_ready in ready.items() if is_ready]


def why_not_brew(s: Table, seat: int, name: str) -> Reason | None:
    _, n = s.box.skill[name].effect
    lacks = len(s.hand[seat]) < int(n)
    return Reason("RCV-R-186", "camp.no_cards", {"skill": name, "n": int(n)}) if lacks else None


class Concocting(Frame):
    """She says what for, discards the cards, and has it."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "DGY-R-208"

    seat: Seat
    left: Few
    kind: Few = 0

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return brews(s, self.seat)

    def choose(self, s: Table) -> str:
        found = brews(s, self.seat)
        if len(found) == 1:
            self.kind = found[0][1]
            return "pay"
        s.ask(self.seat, "skill.brew", ("brew",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        self.kind = s.answer[1]
        return "pay"

    def pay_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.seat]]

    def pay(self, s: Table) -> str:
        if not self.left:
            return self.have(s)
        if len(s.hand[self.seat]) <= self.left:  # DGY-R-214
            for card in s.hand[self.seat]:
                discard_card(s, self.seat, card)
            return self.have(s)
        s.ask(self.seat, "skill.discard", ("discard",))
        return "paid"

    def paid(self, s: Table) -> str:
        self.left -= 1
        discard_card(s, self.seat, s.answer[1])
        return "pay"

    def have(self, s: Table) -> str:
        if self.kind == CURE:
            discard_stun(s, self.seat, 1)
        elif self.kind == STUDENT:
            take_from_reserve(s, self.seat, 1)
        else:
            s.points += SWIFT
            s.tell("points_gained", seat=self.seat, n=SWIFT)
        return DONE


def brew(s: Table, seat: int, name: str, n: int) -> None:
    s.push(Concocting(seat, n))


# -- her flask -----------------------------------------------------------------------------------------------


def why_not_blast(s: Table, seat: int, name: str) -> Reason | None:
    """Content: Blast Flask; RCV-R-178."""
    if s.moment_for(seat) == "test" and can_chill(s, seat):
        return None
    return Reason("RCV-R-168", "effect.rival_study")


def blast(s: Table, seat: int, name: str, n: int) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, f"skill.{name}", n, alert=True)


def might_blast(s: Table, seat: int) -> bool:
    """RCV-R-189: for all anybody can see, she could pay for it."""
    has_it = any(s.box.skill[name].effect[:1] == ("blast",) for name in s.hinges.skills(s, seat))
    return has_it and bool(s.hand[seat]) and s.at[seat] > CAMP and can_chill(s, seat)


USES: Final = {
    "pitch": Use(pitch, why_not_pitch),
    "brew": Use(brew, why_not_brew),
    "blast": Use(blast, why_not_blast),
}
FRAMES: Final = (Pitching, PayingHost, Concocting)
