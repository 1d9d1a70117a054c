"""Procedures that list their own options: a choice of targets, cubes, cards or ways that only makes sense
inside them.
"""

from typing import Any, ClassVar

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import Frame


class Asking(Frame):
    """A frame that knows what may be answered to what it asks."""

    rule: ClassVar[str] = "DGY-R-193"

    def offers(self, s: Any) -> list[Option]:
        raise NotImplementedError

    def why_not(self, s: Any, option: Option) -> Reason:
        """What is wrong with an answer that is not among those offered."""
        return Reason(self.rule, "choice.not_among")

    def why_first(self, s: Any, verb: str) -> Reason:
        """Why a step of the phase below must wait until this procedure has its answer."""
        return Reason(self.rule, "moment.first")

    def moment(self, seat: int) -> str:
        """Which moment it is for a player who is asked here; empty if this is none for playing cards."""
        return ""
