"""The past of a table: where it came from, and the decisions that were taken, each a step that knows the one
before it.

Copies share the chain, and nothing in it ever changes. So a copy costs the same after ten moves and after
five hundred.
"""

from typing import Final, NamedTuple

from undercroft.engine.choice import Option
from undercroft.engine.events import Event

RESIGN: Option = ("resign",)


class Origin(NamedTuple):
    """Where a table came from: a seed, kept secret until the end or not, perhaps a saved position (JSON), and
    the decks that people brought, one for each seat. Without a seed it was only imagined.
    """

    seed: str
    secret: bool = False
    position: str = ""
    decks: tuple[str, ...] = ()


IMAGINED: Final = Origin("")  # of a table that was dealt again from what one seat knows


class Step:
    """One decision that was taken. `number` counts from 1; step 0 is the set-up. `events` is None where only
    a save remembers the step. `renewal` is the number of the renewal of chance that came after it, or 0.
    """

    __slots__ = ("check", "events", "learned", "number", "option", "outcomes", "prev", "renewal", "seat")

    def __init__(
        self,
        prev: "Step | None",
        number: int,
        seat: int,
        option: Option,
        learned: bool,
        events: tuple[Event, ...] | None,
        check: str = "",
        outcomes: tuple[str, ...] = (),
        renewal: int = 0,
    ) -> None:
        self.prev = prev
        self.number = number
        self.seat = seat
        self.option = option
        self.learned = learned
        self.events = events
        self.check = check
        self.outcomes = outcomes  # what no seed can tell again, such as where cubes came to rest
        self.renewal = renewal
