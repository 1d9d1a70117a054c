"""The turn with everything on (RCV-R-177, 197): the base turn with what Interns do at its start, claims of
Research, and what a Panic Card does at its end.
"""

from typing import ClassVar

from undercroft.engine.choice import Menu, Option, Reason
from undercroft.games.dungeonology.rules import turn as base
from undercroft.games.dungeonology.rules.stun import is_spent
from undercroft.games.dungeonology.rules.turn import after
from undercroft.games.rocca_civetta.rules import goddess
from undercroft.games.rocca_civetta.rules.interns import Dawn, early_risers
from undercroft.games.rocca_civetta.rules.omega.phase import OmegaPhase
from undercroft.games.rocca_civetta.rules.omega.tome import plays
from undercroft.games.rocca_civetta.rules.panics import check_cauldron, end_of_turn
from undercroft.games.rocca_civetta.rules.research import claim, claim_candidates, could_claim, why_not_claim
from undercroft.games.rocca_civetta.rules.temple import Rescuing, might_rescue
from undercroft.games.rocca_civetta.table import Table


class Turn(base.Turn):
    """All turns, one after another."""

    waits = (
        "alarm",
        "tide",
        "jinx",
        "activity",
        "close",
        "act",
        "evening",
        "begin",
        "unveil",
        "dawn",
        "greet",
        "errand",
        "defend",
        "rested",
        "night",
        "omega",
        "students",
    )

    START = ("begin", "panic", "alarm", "tide", "jinx", "dawn", "greet", "errand", "activity")
    EVENING = (
        "evening",
        "rescue",
        "students",
        "unveil",
        "interns",
        "refill",
        "dusk",
        "omega",
        "defend",
        "close",
    )

    activity_options: ClassVar[Menu] = Menu(("explore", "rest", "submit", "claim"))

    def begin(self, s: Table) -> str:  # type: ignore[override]
        s.claimed = s.peeked = s.journaled = s.walked = s.tumbling = s.doorless = 0
        s.genius = s.relief = s.promised = s.shrugged = s.mourned = 0
        s.warded = s.skipped = s.omega_butted = 0
        s.used = s.used_in_test = s.searched = ()
        return super().begin(s)

    def tide(self, s: Table) -> str:
        """The card of a mode (RCV-R-177)."""
        goddess.rise(s)
        return after("tide", self.START)

    def dawn(self, s: Table) -> str:
        """Interns, in an order their owner chooses (RCV-R-177)."""
        interns = early_risers(s, s.active)
        if interns:
            s.push(Dawn(s.active, interns))
        return after("dawn", self.START, s.maximum)

    # -- the Activity, and claims beside it (RCV-R-197) ------------------------------------------------------

    def errand(self, s: Table) -> str:
        """Where she must rest she is asked before it."""
        if s.is_in(s.active) and not s.maximum and is_spent(s, s.active) and could_claim(s, s.active):
            return "offer_before"
        return after("errand", self.START, s.maximum)

    def chosen(self, s: Table) -> str:  # type: ignore[override]
        if s.answer[0] == "claim":
            claim(s, s.active, s.answer)
            return "activity"
        return super().chosen(s)

    def claims(self, s: Table) -> list[Option]:
        found = claim_candidates(s, s.active)
        met = [option for option in found if why_not_claim(s, s.active, option) is None]
        return [*met, ("pass",)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        refused = why_not_claim(s, seat, option) if option[0] == "claim" else None
        return refused or super().why_unlisted(s, seat, option)

    def offer_before_options(self, s: Table, seat: int) -> list[Option]:
        return self.claims(s)

    def offer_before(self, s: Table) -> str:
        if not s.is_in(s.active):  # DGY-R-211
            return "close"
        s.ask(s.active, "research.claim", ("claim", "pass"))
        return "claimed_before"

    def claimed_before(self, s: Table) -> str:
        if s.answer[0] == "claim":
            claim(s, s.active, s.answer)
        return "activity"

    def rest(self, s: Table) -> str:  # type: ignore[override]
        super().rest(s)
        return "rested"

    def rested(self, s: Table) -> str:
        """After the last step of a Rest."""
        return "offer_after" if s.is_in(s.active) and could_claim(s, s.active) else "night"

    def offer_after_options(self, s: Table, seat: int) -> list[Option]:
        return self.claims(s)

    def offer_after(self, s: Table) -> str:
        if not s.is_in(s.active):  # DGY-R-211
            return "close"
        s.ask(s.active, "research.claim", ("claim", "pass"))
        return "claimed_after"

    def claimed_after(self, s: Table) -> str:
        if s.answer[0] == "claim":
            claim(s, s.active, s.answer)
        return "night"

    # -- the end ---------------------------------------------------------------------------------------------

    def rescue(self, s: Table) -> str:
        """The card of a mode, before everything else (RCV-R-177)."""
        if might_rescue(s, s.active):
            s.push(Rescuing(s.active))
        return after("rescue", self.EVENING)

    def dusk(self, s: Table) -> str:
        if s.maximum and s.is_in(s.active):
            end_of_turn(s, s.active)
        return after("dusk", self.EVENING, s.maximum)

    def omega(self, s: Table) -> str:
        """After the last step of the End of Turn Phase, before a Forced Thesis (RCV-SOLO-10, RCV-OAA-06, 07,
        RCV-R-84, 171).
        """
        self.send_omega(s)
        return after("omega", self.EVENING, s.maximum)

    def night(self, s: Table) -> str:
        """After Rest and after a failed Thesis nothing else follows (RCV-R-84, 177)."""
        self.send_omega(s)
        return "close"

    def send_omega(self, s: Table) -> None:
        """Whoever has left the game plays no Omega Phase (RCV-R-122)."""
        if plays(s) and s.is_in(s.active) and not s.over:
            s.push(OmegaPhase(s.active))

    def submit(self, s: Table) -> str:  # type: ignore[override]
        super().submit(s)
        return "night"

    def close(self, s: Table) -> str:  # type: ignore[override]
        """What lasts until the end of her turn is over."""
        s.silenced[s.active] = max(0, s.silenced[s.active] - 1)
        s.dulled[s.active] = max(0, s.dulled[s.active] - 1)
        check_cauldron(s)
        return super().close(s)
