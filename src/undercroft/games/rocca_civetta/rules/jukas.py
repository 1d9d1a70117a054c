"""Jukas and his three Phi Students, with Students of two kinds in the games he is in (chapter BOSS,
RCV-CON-03; RCV-R-63, 69, 200, 202; content: Boss Cards). The number of Students of a Scholar counts both
kinds; how many of them are Phi is kept beside it.
"""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat, Seats
from undercroft.games.dungeonology.rules.boss import Profile, boss_id
from undercroft.games.dungeonology.rules.stealth_test import Study, alert_of_boss
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.rules.values import Cause
from undercroft.games.dungeonology.zones import discard_at_random, discard_card, take_at_random
from undercroft.games.rocca_civetta.rules.bosses import Discards, Haunting, appear
from undercroft.games.rocca_civetta.table import Table

PHI: Final = 3  # models
PRICE: Final = 2  # cards for one of them
KINDS: Final = ("standard", "phi")
STANDARD, OF_PHI = range(2)


def is_jukas(s: Table) -> bool:
    return s.boss >= 0 and boss_id(s) in PROFILES


def lay_out(s: Table) -> None:
    """RCV-BOSS-06, RCV-CON-03, RCV-R-63: they lie by his card, outside the Reserve."""
    if is_jukas(s):
        s.captives = PHI


def alert_of_phi(s: Table, test: Study) -> list[Cause]:
    """RCV-R-202: his Alert Modifier is the number of Phi still with him."""
    if not is_jukas(s):
        return alert_of_boss(s, test)
    return [(boss_id(s), s.captives)] if s.boss_at == test.zone else []


# -- two kinds of Students -----------------------------------------------------------------------------------


def kinds_of(s: Table, seat: int) -> list[int]:
    """The kinds among her Students."""
    phi = s.phi[seat]
    return [kind for kind, n in ((STANDARD, s.students[seat] - phi), (OF_PHI, phi)) if n]


def lose_phi(s: Table, seat: int) -> None:
    """RCV-R-202: after any loss it lies aside for good."""
    s.phi[seat] -= 1
    s.tell("phi_lost", seat=seat)


class Parting(Frame):
    """She Sacrifices Students of several kinds, and chooses one after another (RCV-R-69, 200)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-200"

    seat: Seat
    n: Few
    left: Few

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.seat)]

    def choose(self, s: Table) -> str:
        if not self.left:
            s.tell("sacrificed", seat=self.seat, n=self.n)
            s.hinges.sacrificed(s, self.seat)
            return DONE
        kinds = kinds_of(s, self.seat)
        if len(kinds) == 1 or self.left == s.students[self.seat]:
            return self.part(s, kinds[0])
        s.ask(self.seat, "student.part", ("part",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.part(s, s.answer[1])

    def part(self, s: Table, kind: int) -> str:
        self.left -= 1
        s.students[self.seat] -= 1
        if kind == OF_PHI:
            lose_phi(s, self.seat)
        return "choose"


class HandingOver(Frame):
    """A Student from each of these goes to a Scholar; the victim chooses of which kind (RCV-R-69, 200)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-200"

    seat: Seat  # who takes them
    victims: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.victims = tuple(other for other in self.victims if other != seat)

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.victims[0])]

    def choose(self, s: Table) -> str:
        if not self.victims:
            return DONE
        kinds = kinds_of(s, self.victims[0])
        if len(kinds) == 1:
            return self.hand_over(s, kinds[0])
        s.ask(self.victims[0], "student.part", ("part",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.hand_over(s, s.answer[1])

    def hand_over(self, s: Table, kind: int) -> str:
        """RCV-R-308: it is hers now, whatever its kind."""
        victim, *rest = self.victims
        self.victims = tuple(rest)
        s.students[victim] -= 1
        s.students[self.seat] += 1
        if kind == OF_PHI:
            s.phi[victim] -= 1
            s.phi[self.seat] += 1
        s.tell("student_stolen", seat=self.seat, victim=victim)
        return "choose"


# -- the Encounter -------------------------------------------------------------------------------------------


class Twisting(Frame):
    """A random card of hers goes to each opponent out there, or she Sacrifices a Student; then she may free a
    Phi for two cards (RCV-R-202).
    """

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("haggle", "free")
    rule = "RCV-R-202"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("avoid",), ("suffer",)]

    def choose(self, s: Table) -> str:
        if not s.students[self.seat]:
            return self.scatter(s)
        s.ask(self.seat, "boss.scatter", ("avoid", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.scatter(s)
        sacrifice(s, self.seat, 1)
        return "haggle"

    def scatter(self, s: Table) -> str:
        """Clockwise, as far as they last; to nobody: one is discarded."""
        left = [(self.seat + n) % s.seats for n in range(1, s.seats)]
        others = [other for other in left if s.is_out_there(other)]
        for other in others:
            take_at_random(s, other, self.seat)
        if not others:
            discard_at_random(s, self.seat)
        return "haggle"

    def haggle_options(self, s: Table, seat: int) -> list[Option]:
        return [("free",), ("pass",)]

    def haggle(self, s: Table) -> str:
        if not s.captives or len(s.hand[self.seat]) < PRICE:
            return DONE
        s.ask(self.seat, "boss.free", ("free", "pass"))
        return "haggled"

    def haggled(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return DONE
        if len(s.hand[self.seat]) == PRICE:  # DGY-R-214
            for card in s.hand[self.seat]:
                discard_card(s, self.seat, card)
        else:
            s.push(Discards((self.seat,) * PRICE, 1))
        return "free"

    def free(self, s: Table) -> str:
        s.captives -= 1
        s.phi[self.seat] += 1
        s.students[self.seat] += 1
        s.tell("phi_freed", seat=self.seat, n=s.captives)
        return DONE


def twist(s: Table, seat: int) -> None:
    s.push(Twisting(seat))


PROFILES: Final = {
    "jukas": Profile(appear, "", 1, False, twist, lambda s, player: s.push(Haunting(player))),
}
FRAMES: Final = (Parting, HandingOver, Twisting)
