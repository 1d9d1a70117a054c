"""Events: what happened, in no language, with who may know it and who learnt something new.

An event has a kind in the past tense, data that everybody may see, and secret data for the seats in a mask.
`learned` is the mask of those who know more after it than before (a card drawn, a die rolled, a hidden thing
shown). Undo stops there: the floor is computed from the events alone.
"""

from typing import Any, Final

from undercroft.engine.choice import Malformed

EVERYBODY: Final = 0xFF
SPECTATOR: Final = 0x80  # the bit of those who only watch; seats have bits 0 to 6
SEATS: Final = 7


def bit(seat: int | None) -> int:
    """The mask of one seat, or of a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Event:
    """Something that happened."""

    __slots__ = ("data", "kind", "learned", "secret", "seen")

    def __init__(
        self,
        kind: str,
        data: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seen: int = EVERYBODY,
        learned: int = 0,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.seen = seen
        self.learned = learned

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat (or a spectator) may know it: plain data. Raises Malformed for nobody."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < SEATS):
            raise Malformed(f"{seat!r} is no seat: expected 0 to {SEATS - 1}, or None to watch")
        if self.secret is not None and self.seen & bit(seat):
            return {"kind": self.kind, **self.data, **self.secret}
        return {"kind": self.kind, **self.data}

    def __repr__(self) -> str:
        words = " ".join(f"{k}={v}" for k, v in (self.data | (self.secret or {})).items())
        return f"<{self.kind} {words}>"
