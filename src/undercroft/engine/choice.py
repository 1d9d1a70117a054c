"""Decisions: who is asked, what he may answer, and why not something else.

An option is an imperative tuple: a verb and whole numbers, ``("move", 2)``. A `Verb` knows how its options
are written, which ones a player could reasonably try (`candidates`) and what forbids one (`refusal`). The
options offered are the candidates that nothing forbids, and `why_not` asks the same `refusal`: legality and
reason cannot disagree.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

Option: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class Reason(NamedTuple):
    """Why something cannot be done: a rule id, a key for the sentence in the player's language, and what the
    sentence mentions.
    """

    rule: str
    key: str
    data: dict[str, Any] = {}  # noqa: RUF012 - never changed


class Refused(ValueError):
    """An answer that was not accepted. The table is unchanged."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Malformed(ValueError):
    """A text that is no option of this game."""


class Verb(Generic[T]):
    """One thing a player may try.

    `moment` is the reason given when the verb is tried at a decision that does not ask for it. The candidates
    of a `presumed_legal` verb are legal by construction and need not be asked again; the contract tests
    compare them with the refusals all the same. A `continuous` verb has more options than anybody could list,
    such as every point of a table: its candidates are a grid over them, and whatever nothing forbids may be
    taken.
    """

    __slots__ = ("candidates", "continuous", "kinds", "moment", "name", "presumed_legal", "refusal")

    def __init__(
        self,
        name: str,
        kinds: tuple[str, ...],
        candidates: Callable[[T, int], list[Option]],
        refusal: Callable[[T, int, Option], Reason | None],
        moment: Reason,
        presumed_legal: bool = False,
        continuous: bool = False,
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.candidates = candidates
        self.refusal = refusal
        self.moment = moment
        self.presumed_legal = presumed_legal
        self.continuous = continuous


class Choice:
    """One decision: a seat, a prompt (a dotted path), and all legal options (of a continuous verb, a grid).

    `verbs` are the names of the verbs asked for and `step` the step that asked: enough to ask again after a
    re-deal or a load.
    """

    __slots__ = ("options", "prompt", "seat", "step", "verbs")

    def __init__(
        self, seat: int, prompt: str, verbs: tuple[str, ...], options: tuple[Option, ...], step: str
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.verbs = verbs
        self.options = options
        self.step = step

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"
