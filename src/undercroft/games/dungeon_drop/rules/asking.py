"""Procedures that list their own options."""

from typing import Any, ClassVar

from undercroft.engine.choice import Option
from undercroft.engine.frame import Frame


class Asking(Frame):
    """A frame that knows what may be answered to what it asks."""

    rule: ClassVar[str] = "DRP-TURN-01"
    window: ClassVar[str] = ""  # in which abilities are declared here (DRP-R-34)

    def offers(self, s: Any) -> list[Option]:
        raise NotImplementedError
