"""What a scenario gives of a table, in every game: how a field is refused, how named pieces are laid out.

A mistake is answered with the path of the field that does not fit and with what was expected there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from undercroft.engine.settings import BadSetup
from undercroft.engine.validation import did_you_mean


class GivenError(BadSetup):
    """A field of a scenario's table that does not fit; `field` is its path."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


def path_of(error: BadSetup, otherwise: str = "") -> str:
    """The path of the field that does not fit, where it is known."""
    return error.field if isinstance(error, GivenError) else otherwise


def in_range(field: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise GivenError(field, f"expected a number from {low} to {high}, found {value}")
    return value


def one_of(field: str, word: str, known: Sequence[str]) -> int:
    """The place of a word in a list of them."""
    if word not in known:
        meant = did_you_mean(word, known)
        raise GivenError(field, f"expected one of {', '.join(known)}, found {word!r}{meant}")
    return known.index(word)


def check_seats(given: Iterable[str], seats: int) -> None:
    """Whatever is said of a seat is said of one that the table has."""
    for key in given:
        if key not in map(str, range(seats)):
            raise GivenError(f"seat.{key}", f"expected a seat from 0 to {seats - 1}")


class Boxed(Protocol):
    """A table with a box, whose `names` and `number` say what its pieces are called."""

    @property
    def box(self) -> Any: ...


T = TypeVar("T", bound=Boxed)


class Arranger(Generic[T]):
    """Puts pieces where a scenario wants them, each only once."""

    called: ClassVar[str] = "piece"  # what a piece is called in this game

    def __init__(self, s: T) -> None:
        self.s = s
        self.where: dict[int, str] = {}

    def known(self, field: str, name: str, among: Sequence[int] = ()) -> int:
        """A piece by its name. The others among which it was looked for are those that it is likened to."""
        box = self.s.box
        number: int | None = box.number.get(name)
        if number is None:
            names = [box.names[n] for n in among or range(len(box.names))]
            meant = did_you_mean(name, [f"{name}_1"] if f"{name}_1" in names else names)
            example = f"; expected a name such as {names[0]!r}"
            raise GivenError(field, f"there is no {self.called} {name!r}{meant or example}")
        return number

    def known_among(self, field: str, name: str, kind: Sequence[int]) -> int:
        """A piece of a kind by its name."""
        number = self.known(field, name, kind)
        if number not in kind:
            expected = f"expected a {self.called} such as {self.s.box.names[kind[0]]!r}"
            raise GivenError(field, f"{name!r} cannot lie here; {expected}")
        return number

    def lay(self, field: str, name: str, number: int) -> int:
        if number in self.where:
            raise GivenError(field, f"{name!r} lies already in {self.where[number]}")
        self.where[number] = field
        return number

    def piece(self, field: str, name: str, kind: Sequence[int]) -> int:
        """A piece of a kind, which lies here from now on."""
        return self.lay(field, name, self.known_among(field, name, kind))

    def rest(self, kind: Iterable[int]) -> tuple[int, ...]:
        """Those of a kind that lie nowhere yet."""
        return tuple(n for n in kind if n not in self.where)
