"""What the views of all games have in common: hidden places as a seat knows them, and what is asked. `seen`
says of every card who knows where it lies.
"""

from typing import Any, TypeAlias

from undercroft.engine.events import EVERYBODY
from undercroft.engine.state import Table

Cards: TypeAlias = tuple[int, ...]
Names: TypeAlias = tuple[str, ...]  # of all pieces of a box


def names(labels: Names, cards: Cards) -> list[str]:
    return [labels[card] for card in cards]


def known(labels: Names, seen: bytearray, cards: Cards, mask: int) -> dict[str, Any]:
    """A hidden place as a seat knows it: how many, and which ones it has seen there."""
    whole = mask == EVERYBODY
    return {"count": len(cards), "known": sorted([labels[c] for c in cards if whole or seen[c] & mask])}


def deck(labels: Names, seen: bytearray, cards: Cards, mask: int) -> dict[str, Any]:
    """A deck, top first; None stands for a card the seat does not know."""
    whole = mask == EVERYBODY
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
        question["options"] = s.write_all(choice.options)
    return question
