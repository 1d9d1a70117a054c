"""What every bot is given, and what it gives."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import isfinite
from typing import Any, Protocol, TypeAlias, cast

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.heuristics import NO_HEURISTICS, Heuristics
from undercroft.engine.own_content import Bound
from undercroft.engine.state import Table

Redeal: TypeAlias = Callable[[Chance], Table]
"""Gives a table as it may be, for all that the seat knows: everything hidden from it is dealt anew."""


class Bot(Protocol):
    """Somebody who decides for a seat from what that seat may know."""

    name: str

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        """One of the options; the view is that of the seat which is asked."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: so many seconds, so many simulations, whichever ends
    first. Simulations alone make its choice the same on every machine. A thought without an end is refused.

    >>> Budget(simulations=200)
    Budget(seconds=None, simulations=200)
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("expected a budget of seconds, of simulations, or of both")
        if self.seconds is not None and not isfinite(self.seconds):
            raise ValueError(f"expected a budget of seconds that end, not {self.seconds}")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"expected a budget of at least 1 simulation, not {self.simulations}")


class LazyView(Mapping[str, Any]):
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


def looked_at(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The view itself, for whoever looks at it many times."""
    return view.look() if isinstance(view, LazyView) else view


def heuristics(game: Game) -> Heuristics:
    """What the game itself knows of playing well, with the content that it is played with."""
    if not game.heuristics:
        return NO_HEURISTICS
    found: Heuristics = import_module(game.heuristics).HEURISTICS
    return bound(found, game.own) if game.own else found


@cache
def bound(rules: Heuristics, own: str) -> Heuristics:
    return cast(Heuristics, Bound(rules, own))


def answer(bot: Bot, table: Table) -> Option:
    """What a bot decides at a table. It is given what the seat that is asked may know, and nothing else."""
    choice = table.choice
    if choice is None:
        raise ValueError("nobody is asked: the game is over")
    seat = choice.seat
    view = LazyView(lambda: table.view(seat))
    return bot.choose(view, choice.options, lambda chance: table.redeal(seat, chance))


def close_bots(players: Iterable[Bot], table: Table | None = None) -> None:
    """The game is over, or nobody plays on: bots that are programs are told so and end."""
    for player in players:
        close = getattr(player, "close", None)
        if close is not None:
            close(table.standings if table is not None else ())
