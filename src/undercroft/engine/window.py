"""Windows: procedures in which other seats, one after another, are asked whether they do something before it
goes on.

Whether a seat is asked follows from public facts alone: one that could hold a fitting card is asked whether
it holds one or not, for whoever is passed over would be known to hold none. So `may_react` never looks at
what anybody hides, and the contract tests deal that anew to see that nothing changes
(`tests/contracts/test_windows.py`).

In which order seats are asked and when it is enough differs from window to window: once around, or until all
have passed in a row. What they have in common is the way to the next one.
"""

from typing import Any, Final

from undercroft.engine.frame import Frame
from undercroft.engine.mypyc import mypyc_attr

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """A procedure that asks those who may react, clockwise."""

    def may_react(self, s: Any, seat: int) -> bool:
        """Whether this seat is asked when its turn comes, by what everybody can see. It can be told at any
        decision, also while another procedure lies above.
        """
        raise NotImplementedError

    def passed_over(self, s: Any, after: int, most: int) -> int:
        """How many seats to the left of this one, of so many, are not asked before somebody is."""
        seats: int = s.seats
        for n in range(most):
            if self.may_react(s, (after + 1 + n) % seats):
                return n
        return most

    def next_asked(self, s: Any, after: int, stop: int) -> int:
        """The next seat to the left of this one that is asked, or NOBODY if none is before the seat where the
        round stops.
        """
        seats: int = s.seats
        seat = (after + 1) % seats
        while seat != stop:
            if self.may_react(s, seat):
                return seat
            seat = (seat + 1) % seats
        return NOBODY
