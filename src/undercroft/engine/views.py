"""What the views of all games have in common: hidden places as a seat knows them, and what is asked."""

from typing import Any, Protocol, TypeAlias

from undercroft.engine.events import EVERYBODY
from undercroft.engine.state import Table

Cards: TypeAlias = tuple[int, ...]


class CardTable(Protocol):
    """A table of cards: the box has their names, and `seen` says who knows where each of them lies."""

    @property
    def box(self) -> Any: ...

    @property
    def seen(self) -> bytearray: ...


def names(s: CardTable, cards: Cards) -> list[str]:
    labels: tuple[str, ...] = s.box.names
    return [labels[card] for card in cards]


def known(s: CardTable, cards: Cards, mask: int) -> dict[str, Any]:
    """A hidden place as a seat knows it: how many, and which ones it has seen there."""
    labels: tuple[str, ...] = s.box.names
    whole, seen = mask == EVERYBODY, s.seen
    return {"count": len(cards), "known": sorted([labels[c] for c in cards if whole or seen[c] & mask])}


def deck(s: CardTable, cards: Cards, mask: int) -> dict[str, Any]:
    """A deck, top first; None stands for a card the seat does not know."""
    labels: tuple[str, ...] = s.box.names
    whole, seen = mask == EVERYBODY, s.seen
    if not whole and is_unseen(seen, cards):
        return {"count": len(cards), "cards": []}
    cut = [labels[c] if whole or seen[c] & mask else None for c in reversed(cards)]
    return {"count": len(cards), "cards": cut if any(cut) else []}


def is_unseen(seen: bytearray, cards: Cards) -> bool:
    """Whether nobody knows any of these cards, as of most decks: half the work of looking for what a seat
    knows.
    """
    for card in cards:  # noqa: SIM110 - a generator takes longer
        if seen[card]:
            return False
    return True


def asked(s: Table, mask: int, seat: int | None) -> dict[str, Any] | None:
    """The pending question; its options are shown to the seat that is asked."""
    choice = s.choice
    if choice is None:
        return None
    question: dict[str, Any] = {"seat": choice.seat, "prompt": choice.prompt}
    if choice.seat == seat or mask == EVERYBODY:
        question["options"] = [s.write(option) for option in choice.options]
    return question
