"""Frames: procedures in progress, as data.

A frame is a few plain fields and the name of the step to run next. A step is a method that takes the table
and returns the name of the next step, or `DONE`. Pushing a frame suspends the one below, which goes on at the
step it named; it is the last thing that a step does, for the pushed frame runs after the step has ended.

A step that asks is followed by a step that takes the answer. What the step `aim` offers, its frame lists in
`aim_options`: a method, or a `Menu` where others offer the same. Whoever wants to know what may be answered
or why something may not, asks there: the table when it stops for an answer, when it is loaded or dealt again,
and `why_not`.

A frame lists its fields (`declared.py`) and says at which step it begins; `belongs_to` names the fields that
hold the seats without which it cannot go on. What lies below another when somebody is asked waits at one of
its `waits`; anything else is no saved table.
"""

from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from undercroft.engine.choice import Menu, Option, Reason
from undercroft.engine.declared import Declared, Parameter, declare
from undercroft.engine.mypyc import mypyc_attr

DONE: Final = ""
LISTINGS: Final[dict[str, str]] = {}
F = TypeVar("F", bound="Frame")


def listing_of(step: str) -> str:
    """The name under which a step lists what it offers. Each is made once: an attribute is found quickly by
    the very object it was found by before.
    """
    return LISTINGS.setdefault(step, step + "_options")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass_transform()
class Frame(metaclass=Declared):
    """One procedure in progress."""

    FIELDS: ClassVar[tuple[str, ...]]  # what is saved of it
    first_step: ClassVar[str]
    waits: ClassVar[tuple[str, ...]] = ()  # the steps at which it may lie below another procedure
    belongs_to: ClassVar[tuple[str, ...]] = ()
    pushes_several: ClassVar[tuple[str, ...]] = ()  # steps in which the last procedure pushed is to run first

    rule: ClassVar[str] = ""  # what an answer that is not among those offered goes against

    step: str  # the one to run next

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "first_step"):
            declare(cls, Frame, last=(Parameter("step", "str", "self.step", repr(cls.first_step)),))

    def starting_at(self: F, step: str) -> F:
        """The same procedure, begun in the middle."""
        self.step = step
        return self

    def copy(self: F) -> F:
        """A frame of its own; fields are numbers, texts or flat lists of them."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, option: Option) -> Reason | None:
        """What forbids this answer to what was asked, or None if nothing does."""
        listing = getattr(self, listing_of(s.choice.step))
        if isinstance(listing, Menu):
            return listing.why_not(s, seat, option)
        return None if option in s.choice.options else self.why_unlisted(s, seat, option)

    def why_unlisted(self, s: Any, seat: int, option: Option) -> Reason | None:
        """What is wrong with an answer that is not in the list; nothing, if it lies between those listed (a
        continuous verb).
        """
        return Reason(self.rule or s.game.choice_rule, "choice.not_among")

    def why_first(self, s: Any, verb: str) -> Reason | None:
        """Why something that belongs to the procedure below must wait until this one has its answer, where
        there is more to say than that it must.
        """
        return None

    def moment(self, seat: int) -> str:
        """Which moment it is for whoever may play cards now; empty if that is not decided here."""
        return ""

    def ends_without(self, seat: int) -> bool:
        """Whether the procedure falls away when this seat leaves the game."""
        return any(getattr(self, field) == seat for field in self.belongs_to)

    def survives(self, s: Any) -> bool:
        """Whether it goes on, with all that lies above it, when the procedure that began it falls away."""
        return False

    def forget_seat(self, s: Any, seat: int) -> None:
        """Put away what belongs to a seat that leaves, in a procedure that goes on without it."""

    def resample(self, s: Any, seat: int | None, chance: Any) -> None:
        """Make up what this seat cannot know of the procedure: the table is dealt anew from what it knows."""

    def cleanup(self, s: Any) -> None:
        """Put away what the procedure held when it falls away."""
