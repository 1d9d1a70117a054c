"""Bots: who plays a seat when nobody sits there. A bot is given a view and options, never the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from undercroft.bots.random_bot import RandomBot
from undercroft.engine.choice import Option


class Bot(Protocol):
    """Somebody who decides for a seat from what that seat may know."""

    name: str

    def choose(self, view: Mapping[str, Any], options: Sequence[Option]) -> Option:
        """One of the options; the view is that of the seat which is asked."""
        ...


class Glance(Mapping[str, Any]):
    """A view that is worked out when a bot looks at it, and not before: some never look."""

    def __init__(self, view: Callable[[], Mapping[str, Any]]) -> None:
        self.view = view
        self.seen: Mapping[str, Any] | None = None

    def look(self) -> Mapping[str, Any]:
        if self.seen is None:
            self.seen = self.view()
        return self.seen

    def __getitem__(self, name: str) -> Any:
        return self.look()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.look())

    def __len__(self) -> int:
        return len(self.look())


class UnknownBot(LookupError):
    """A name that no bot has."""


BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {"random": RandomBot}
STAND_IN: Final = "random"  # who decides for a person who is away


def names() -> tuple[str, ...]:
    """The names of all bots, in order."""
    return tuple(sorted(BOTS))


def bot(name: str, seed: int | str) -> Bot:
    """A bot by name. Everything it leaves to chance comes from its own seed.

    >>> bot("random", 7).choose({}, [("pass",), ("done",)])
    ('done',)
    """
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(names())}")
    return make(seed)
