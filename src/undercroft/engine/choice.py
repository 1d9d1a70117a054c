"""Decisions: who is asked, what he may answer, and why not something else.

An option is an imperative tuple: a verb and whole numbers, ``("move", 2)``. A `Verb` knows how its options
are written. Which of them are offered, and why others are not, is known to the procedure that asks
(`frame.py`), or to a `Menu` where several procedures offer the same.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

Option: TypeAlias = tuple[Any, ...]


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


class Verb(NamedTuple):
    """One thing a player may try, and of what kinds the numbers of its options are.

    `moment` is the reason given when the verb is tried at a decision that does not ask for it. A `continuous`
    verb has more options than anybody could list, such as every point of a table: those listed are a grid
    over them, and whatever nothing forbids may be taken.
    """

    name: str
    kinds: tuple[str, ...]
    moment: Reason
    continuous: bool = False


Listing: TypeAlias = Callable[[Any, int], Sequence[Option]]
Refusal: TypeAlias = Callable[[Any, int, Option], Reason | None]


class Offer:
    """What a verb offers wherever it is asked for: its legal options, and what forbids any other. Where they
    are `tried`, they are those of the candidates that nothing forbids.
    """

    __slots__ = ("candidates", "is_tried", "why_not")

    def __init__(self, candidates: Listing, why_not: Refusal, is_tried: bool = False) -> None:
        self.candidates = candidates
        self.why_not = why_not
        self.is_tried = is_tried


def tried(candidates: Listing, why_not: Refusal) -> Offer:
    """Of what a player could reasonably try, all that nothing forbids."""
    return Offer(candidates, why_not, is_tried=True)


def alone(verb: str, why_not: Refusal | None = None) -> Offer:
    """A verb that needs no more words, such as `pass`."""
    option: Final = [(verb,)]
    if why_not is not None:
        return tried(lambda s, seat: option, why_not)
    return Offer(lambda s, seat: option, lambda s, seat, said: None)


Listed: TypeAlias = tuple[Listing, Refusal | None]


def listed(offer: Offer) -> Listed:
    """The candidates of a verb, and what forbids some of them, if they are tried."""
    return offer.candidates, offer.why_not if offer.is_tried else None


class Menu:
    """A question that many verbs answer. What each of them offers, the game says (`Game.offers`): it is the
    same wherever it is asked for.

    `likely` names the verbs that can have an option at this moment, where that is quickly told: the others
    are not even tried.
    """

    __slots__ = ("likely", "verbs")

    def __init__(
        self, verbs: tuple[str, ...], likely: Callable[[Any, int], tuple[str, ...]] | None = None
    ) -> None:
        self.verbs = verbs
        self.likely = likely

    def __call__(self, s: Any, seat: int) -> list[Option]:
        """All legal answers."""
        likely = self.likely  # functions are taken out first: a call by attribute looks for a method
        verbs = self.verbs if likely is None else likely(s, seat)
        known: dict[tuple[str, ...], list[Listed]] = s.game.listings
        listings = known.get(verbs)
        if listings is None:
            listings = known[verbs] = [listed(s.game.offers[verb]) for verb in verbs]
        found: list[Option] = []
        for candidates_of, why_not in listings:
            candidates = candidates_of(s, seat)
            if not candidates:  # mostly
                continue
            if why_not is None:
                found += candidates
            else:
                for option in candidates:
                    if why_not(s, seat, option) is None:
                        found.append(option)
        return found

    def why_not(self, s: Any, seat: int, option: Option) -> Reason | None:
        offer: Offer = s.game.offers[option[0]]
        return offer.why_not(s, seat, option)


def offered_by(s: Any, seat: int, verbs: tuple[str, ...]) -> list[Option]:
    """All that these verbs offer a seat now, whoever is asked."""
    return Menu(verbs)(s, seat)


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
