"""Frames: procedures in progress, as data.

A frame is a few plain fields and the name of the step to run next. A step is a method that takes the table
and returns the name of the next step, or `DONE`. Pushing a frame suspends the one below, which goes on at the
step it named. A step that asks is followed by a step that takes the answer.

A frame's constructor takes its slots by name, the step last: that is how it is copied and how it is loaded.
What lies below another when somebody is asked waits at one of its `waits`; anything else is no saved table.
"""

from typing import Any, ClassVar, Final, TypeVar

from undercroft.engine.mypyc import mypyc_attr

DONE: Final = ""
F = TypeVar("F", bound="Frame")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One procedure in progress."""

    __slots__ = ("step",)
    waits: ClassVar[tuple[str, ...]] = ()  # the steps at which it may lie below another procedure

    def __init__(self, step: str) -> None:
        self.step = step

    def copy(self: F) -> F:
        """A frame of its own; fields are numbers, texts or flat lists of them."""
        raise NotImplementedError

    def ends_without(self, seat: int) -> bool:
        """Whether the procedure falls away when this seat leaves the game."""
        return False

    def forget_seat(self, s: Any, seat: int) -> None:
        """Put away what belongs to a seat that leaves, in a procedure that goes on without it."""

    def resample(self, s: Any, seat: int | None, chance: Any) -> None:
        """Make up what this seat cannot know of the procedure: the table is dealt anew from what it knows."""

    def cleanup(self, s: Any) -> None:
        """Put away what the procedure held when it falls away."""
