"""Frames: procedures in progress, as data.

A frame is a few plain fields and the name of the step to run next. A step is a method that takes the table
and returns the name of the next step, or `DONE`. Pushing a frame suspends the one below, which goes on at the
step it named; it is the last thing that a step does, for the pushed frame runs after the step has ended. A
step that asks is followed by a step that takes the answer.

A frame lists its fields (`declared.py`) and says at which step it begins; `belongs_to` names the fields that
hold the seats without which it cannot go on. What lies below another when somebody is asked waits at one of
its `waits`; anything else is no saved table.
"""

from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from undercroft.engine.declared import Declared, Part, declare
from undercroft.engine.mypyc import mypyc_attr

DONE: Final = ""
F = TypeVar("F", bound="Frame")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass_transform()
class Frame(metaclass=Declared):
    """One procedure in progress."""

    FIELDS: ClassVar[tuple[str, ...]]  # what is saved of it
    first_step: ClassVar[str]
    waits: ClassVar[tuple[str, ...]] = ()  # the steps at which it may lie below another procedure
    belongs_to: ClassVar[tuple[str, ...]] = ()
    pushes_several: ClassVar[tuple[str, ...]] = ()  # steps in which the last procedure pushed is to run first

    step: str  # the one to run next

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "first_step"):
            declare(cls, Frame, last=(Part("step", "str", "self.step", repr(cls.first_step)),))

    def starting_at(self: F, step: str) -> F:
        """The same procedure, begun in the middle."""
        self.step = step
        return self

    def copy(self: F) -> F:
        """A frame of its own; fields are numbers, texts or flat lists of them."""
        raise NotImplementedError

    def ends_without(self, seat: int) -> bool:
        """Whether the procedure falls away when this seat leaves the game."""
        return any(getattr(self, field) == seat for field in self.belongs_to)

    def forget_seat(self, s: Any, seat: int) -> None:
        """Put away what belongs to a seat that leaves, in a procedure that goes on without it."""

    def resample(self, s: Any, seat: int | None, chance: Any) -> None:
        """Make up what this seat cannot know of the procedure: the table is dealt anew from what it knows."""

    def cleanup(self, s: Any) -> None:
        """Put away what the procedure held when it falls away."""
