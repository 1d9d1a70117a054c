"""Jukas and his three Phi Students (chapter BOSS, RCV-CON-03; RCV-R-63, 202; content: Boss Cards)."""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.rules.boss import Profile, boss_id
from undercroft.games.dungeonology.rules.stealth_test import Study, alert_of_boss
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.rules.values import Cause
from undercroft.games.dungeonology.zones import discard_at_random, discard_card, take_at_random
from undercroft.games.rocca_civetta.rules.bosses import Discards, Haunting, appear
from undercroft.games.rocca_civetta.rules.congregations import EACH, PHI, is_jukas, take
from undercroft.games.rocca_civetta.table import Table

PRICE: Final = 2  # cards for a Phi


def lay_out(s: Table) -> None:
    """RCV-BOSS-06, RCV-CON-03, RCV-R-63: they lie by his card, outside the Reserve."""
    if is_jukas(s):
        s.captives = EACH


def alert_of_phi(s: Table, test: Study) -> list[Cause]:
    """RCV-R-202: his Alert Modifier is the number of Phi still with him."""
    if not is_jukas(s):
        return alert_of_boss(s, test)
    return [(boss_id(s), s.captives)] if s.boss_at == test.zone else []


# -- the Encounter -------------------------------------------------------------------------------------------


def out_there(s: Table, seat: int) -> list[int]:
    """Her opponents outside the Starting Zone, clockwise."""
    left = [(seat + n) % s.seats for n in range(1, s.seats)]
    return [other for other in left if s.is_out_there(other)]


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
        others = out_there(s, self.seat)
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
        take(s, self.seat, PHI)
        s.tell("phi_freed", seat=self.seat, n=s.captives)
        return DONE


def twist(s: Table, seat: int) -> None:
    s.push(Twisting(seat))


PROFILES: Final = {
    "jukas": Profile(appear, "", 1, False, twist, lambda s, player: s.push(Haunting(player))),
}
FRAMES: Final = (Twisting,)
