"""Deck lists: what a player may bring to a table of a game that is played with decks of one's own.

The engine knows that a list is some cards, each so many times, and what may be said of one: that a line could
not be read, that it is not legal, or that something might be wanted. Which cards there are, how a list is
written and when it is legal, the module says that a game names as `Game.decks`; it has what `DeckRules` says.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from undercroft.engine.settings import BadSetup

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Deck(NamedTuple):
    """A list: ids of cards in the order of the catalogue, each with how often. `name` and `by` are for people
    only.
    """

    cards: tuple[tuple[str, int], ...]
    sets: tuple[str, ...]
    name: str = ""
    by: str = ""

    @property
    def size(self) -> int:
        return sum(n for _, n in self.cards)

    def count(self, id: str) -> int:
        return dict(self.cards).get(id, 0)

    def same_cards(self, other: "Deck") -> bool:
        """Whether two lists are equal, whatever they are called."""
        return (self.cards, self.sets) == (other.cards, other.sets)


class Mistake(NamedTuple):
    """A line that could not be read: its number, what stood there, a key for the sentence, its data."""

    line: int
    found: str
    key: str
    data: Mapping[str, Any] = NOTHING


class Fault(NamedTuple):
    """What makes a list illegal, or what is only said as advice: a key, the rule, its numbers."""

    key: str
    rule: str
    data: Mapping[str, Any] = NOTHING


class BadDeck(BadSetup):
    """A list that nobody may play with: it could not be read, or it is not legal."""

    def __init__(self, message: str, mistakes: Sequence[Mistake] = (), faults: Sequence[Fault] = ()) -> None:
        super().__init__(message)
        self.mistakes = tuple(mistakes)
        self.faults = tuple(faults)


class DeckRules(Protocol):
    """The lists of one game."""

    def read(self, text: str) -> tuple[Deck, tuple[Mistake, ...]]:
        """A list from its text in any form, and every line that could not be read."""
        ...

    def is_short(self, text: str) -> bool:
        """Whether this is, or means to be, the short form of a list."""
        ...

    def canonical(self, deck: Deck) -> str:
        """The list as a program writes it."""
        ...

    def for_people(self, deck: Deck, language: str) -> str:
        """The list with the names that are printed on the cards."""
        ...

    def short(self, deck: Deck) -> str:
        """The list in one line, for links."""
        ...

    def codes(self, deck: Deck) -> str:
        """The list as it stands in records and saves: one word, the same on every machine."""
        ...

    def of_codes(self, text: str) -> Deck:
        """A list from what `codes` wrote. Raises BadDeck."""
        ...

    def faults(self, deck: Deck, options: Mapping[str, int]) -> tuple[Fault, ...]:
        """Whatever is not legal at a table with these settings."""
        ...

    def advice(self, deck: Deck) -> tuple[Fault, ...]:
        """What is legal, but might not be meant."""
        ...

    def ready(self) -> Mapping[str, Deck]:
        """Lists that lie ready, by their ids."""
        ...
