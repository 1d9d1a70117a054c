"""Encodings: the options of a decision as numbers, and what a seat sees as an array.

An encoding belongs to one rules version of one game and a number of seats, and never changes: a change is a
new version, so that what was learnt with the old one stays good.

**Actions.** Every verb has a block of numbers of its own, one number for each combination of its places. A
place counts what an argument can be: a card, a seat, a side. Seats are counted from the seat that is asked, 0
is itself, so that one policy can play all of them. What is unbounded in the rules, such as a space of a map
that grows, is counted by what lies there. `legal` gives the offered options by number, and the same numbers
are the mask.

**Observations.** Features, one after the other, made from the view of a seat and from nothing else. All lie
between -1 and 1: a number is divided by a scale that is written beside it, and what is larger is cut.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undercroft.engine.choice import Option
from undercroft.engine.game import Game

View: TypeAlias = Mapping[str, Any]
Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = Sequence[float]


class Situation:
    """A view and who looks, with what a game's encoding looks up in it more than once."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.seats: int = view["seats"]
        self.order = [(seat + n) % self.seats for n in range(self.seats)]
        self.players: list[View] = [view["seat"][str(n)] for n in self.order]  # oneself first

    def from_here(self, seat: int) -> int:
        """How many seats to the left."""
        return (seat - self.seat) % self.seats


class VerbPlace(NamedTuple):
    """What one or several arguments of a verb can be, counted from 0."""

    meaning: str
    labels: tuple[str, ...]
    find: Callable[[Any, tuple[int, ...]], int]
    takes: int = 1  # arguments


class Block(NamedTuple):
    """The numbers of one verb. In a crowded block two options can want the same number; the later one then
    gets the next that is free.
    """

    verb: str
    places: tuple[VerbPlace, ...]
    start: int
    size: int
    crowded: bool


class Feature(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    meaning: str
    read: Callable[..., Numbers]
    each: bool = False  # once for every seat, oneself first: `read` is given that player too


class Verb(NamedTuple):
    """A verb with its places, before it has its numbers."""

    name: str
    places: tuple[VerbPlace, ...] = ()
    crowded: bool = False


class Encoding:
    """One version of the numbers for one game and a number of seats."""

    version: int
    situation: type[Any] = Situation
    without: frozenset[str] = frozenset()  # settings, verbs and prompts for which there are no numbers

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.blocks: dict[str, Block] = {}
        start = 0
        for verb in self.verbs():
            size = 1
            for place in verb.places:
                size *= len(place.labels)
            self.blocks[verb.name] = Block(verb.name, verb.places, start, size, verb.crowded)
            start += size
        self.actions = start
        self.features = tuple(self.all_features())
        self.size = sum(feature.size * (seats if feature.each else 1) for feature in self.features)

    # -- what a game adds ------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        """All verbs of the game with their places, in the order of their numbers."""
        raise NotImplementedError

    def all_features(self) -> list[Feature]:
        """What an observation is made of."""
        raise NotImplementedError

    # -- actions ---------------------------------------------------------------------------------------------

    def legal(self, view: View, seat: int, options: Iterable[Option]) -> dict[int, Option]:
        """The options of a decision by number, in ascending order. The view is that of the seat asked."""
        here = self.situation(view, seat)
        found: dict[int, Option] = {}
        for option in options:
            block = self.blocks[option[0]]
            number = block.start + index(block, here, option)
            if number in found:
                if not block.crowded:
                    raise AssertionError(f"{option} and {found[number]} are both action {number}")
                free = next_free(block, number, found)
                if free is None:
                    continue
                number = free
            found[number] = option
        return dict(sorted(found.items()))

    def mask(self, legal: Iterable[int]) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def name(self, action: int) -> str:
        """An action in words; seats as +1 for the next to the left."""
        for block in self.blocks.values():
            rest = action - block.start
            if 0 <= rest < block.size:
                words = []
                for place in reversed(block.places):
                    rest, n = divmod(rest, len(place.labels))
                    words.append(place.labels[n])
                return " ".join([block.verb, *reversed(words)])
        raise IndexError(f"{action} is no action; there are {self.actions}")

    # -- observations ----------------------------------------------------------------------------------------

    def observe(self, view: View, seat: int) -> Observation:
        """What a seat sees, as numbers between -1 and 1."""
        here = self.situation(view, seat)
        numbers: list[float] = []
        for feature in self.features:
            if feature.each:
                for player in here.players:
                    numbers += feature.read(here, player)
            else:
                numbers += feature.read(here)
        return np.clip(np.array(numbers, np.float32), -1, 1)

    def layout(self) -> dict[str, tuple[int, int]]:
        """Where each feature begins and how long it is; those of each seat are called name+0, name+1 ..."""
        found: dict[str, tuple[int, int]] = {}
        start = 0
        for feature in self.features:
            for n in range(self.seats if feature.each else 1):
                found[f"{feature.name}+{n}" if feature.each else feature.name] = (start, feature.size)
                start += feature.size
        return found


def index(block: Block, here: Situation, option: Option) -> int:
    """The number of an option within its block."""
    number, first = 0, 1
    for place in block.places:
        n = place.find(here, option[first : first + place.takes])
        if not 0 <= n < len(place.labels):
            raise AssertionError(f"{option} has no {place.meaning}")
        number = number * len(place.labels) + n
        first += place.takes
    return number


def next_free(block: Block, number: int, taken: Mapping[int, Option]) -> int | None:
    """The next number of a block that nobody has, from its beginning again after its end."""
    for n in range(1, block.size):
        wanted = block.start + (number - block.start + n) % block.size
        if wanted not in taken:
            return wanted
    return None


# -- places that several games have --------------------------------------------------------------------------


def counted(meaning: str, labels: Iterable[str], numbers: Iterable[int]) -> VerbPlace:
    """A closed list of numbers: cards of one kind, words, heights."""
    where = {n: i for i, n in enumerate(numbers)}
    return VerbPlace(meaning, tuple(labels), lambda here, args: where[args[0]])


def words(meaning: str, labels: Sequence[str]) -> VerbPlace:
    """A closed list of words, numbered from 0."""
    return counted(meaning, labels, range(len(labels)))


def seat_place(seats: int) -> VerbPlace:
    labels = tuple(f"+{n}" for n in range(seats))
    return VerbPlace("seat, counted to the left", labels, lambda here, args: here.from_here(args[0]))


# -- numbers that several games need -------------------------------------------------------------------------


def one_of(word: Any, known: Mapping[Any, int]) -> list[float]:
    """1 at the place of a word; nothing for one that is not among them, such as None."""
    row = [0.0] * len(known)
    n = known.get(word)
    if n is not None:
        row[n] = 1.0
    return row


def marks(found: Iterable[Any], known: Mapping[Any, int]) -> list[float]:
    """1 for each word that is there; others are passed over."""
    row = [0.0] * len(known)
    for word in found:
        n = known.get(word)
        if n is not None:
            row[n] = 1.0
    return row


def values(found: Mapping[Any, float], known: Mapping[Any, int], scale: float) -> list[float]:
    """A number for each word."""
    row = [0.0] * len(known)
    for word, value in found.items():
        n = known.get(word)
        if n is not None:
            row[n] = value / scale
    return row


def numbered(known: Iterable[str]) -> dict[str, int]:
    return {word: n for n, word in enumerate(known)}


# -- features that several games have ------------------------------------------------------------------------


def found_in(player: View, path: tuple[str, ...]) -> Any:
    for name in path:
        player = player[name]
    return player


def each(name: str, meaning: str, known: Mapping[Any, int], read: Callable[[View], Numbers]) -> Feature:
    """Something about each seat: a number for every known word."""
    return Feature(name, len(known), meaning, lambda here, player: read(player), each=True)


def marked(name: str, meaning: str, known: Mapping[Any, int], *path: str) -> Feature:
    """For each seat, 1 for each word of a list in its part of the view: the one to which the path leads, else
    that of the same name.
    """
    return each(name, meaning, known, lambda player: marks(found_in(player, path or (name,)), known))


def valued(name: str, meaning: str, known: Mapping[Any, int], scale: float, *path: str) -> Feature:
    """The same with a number for each word."""
    return each(name, meaning, known, lambda player: values(found_in(player, path or (name,)), known, scale))


def chosen(name: str, meaning: str, known: Mapping[Any, int]) -> Feature:
    """The same for a single word."""
    return each(name, meaning, known, lambda player: one_of(player[name], known))


def seat_named(name: str, meaning: str, seats: int) -> Feature:
    """A seat that the view names, counted from the seat that looks."""

    def read(here: Situation) -> Numbers:
        row = [0.0] * seats
        row[here.from_here(here.view[name])] = 1.0
        return row

    return Feature(name, seats, f"{meaning}, counted from the seat that looks", read)


def asked_features(prompts: Mapping[str, int], phases: Mapping[str, int], seats: int) -> list[Feature]:
    """What every game has: who is asked what, whose turn it is, and whether the game is over."""

    def who(here: Situation) -> Numbers:
        asked = here.view["asked"]
        row = [0.0] * seats
        if asked is not None:
            row[here.from_here(asked["seat"])] = 1.0
        return row

    def prompt(here: Situation) -> Numbers:
        asked = here.view["asked"]
        return one_of(asked["prompt"] if asked is not None else None, prompts)

    return [
        Feature("asked", seats, "who is asked, counted from the seat that looks", who),
        Feature("prompt", len(prompts), f"what is asked: {', '.join(prompts)}", prompt),
        Feature("phase", len(phases), ", ".join(phases), lambda here: one_of(here.view["phase"], phases)),
        seat_named("turn", "whose turn it is", seats),
        Feature("over", 1, "the game is over", lambda here: [float(here.view["over"])]),
    ]
