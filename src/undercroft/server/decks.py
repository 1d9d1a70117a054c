"""Decks that people bring to a table: each list is checked when it is handed in, and all of them when the
game starts. A row holds a list as records do; what it was called is for its owner only and stays with him.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from undercroft.engine.decks import Deck, DeckRules, Fault, Mistake
from undercroft.engine.game import Game
from undercroft.engine.settings import BadSetup
from undercroft.server.match import Denied
from undercroft.server.store.tables import SeatRow, TableRow


class Judged(NamedTuple):
    """A list with everything that is wrong with it, all at once."""

    deck: Deck
    mistakes: tuple[Mistake, ...]
    faults: tuple[Fault, ...]
    advice: tuple[Fault, ...]

    @property
    def is_legal(self) -> bool:
        return not self.mistakes and not self.faults

    def __str__(self) -> str:
        said = [f"line {one.line}: {one.key.replace('_', ' ')} {one.found!r}" for one in self.mistakes]
        said += [f"{one.key} {dict(one.data)} ({one.rule})" for one in self.faults]
        return "; ".join(said)


def judge(rules: DeckRules, text: str, options: Mapping[str, int]) -> Judged:
    """Look at a list in any form, or at one that lies ready."""
    ready = rules.ready().get(text)
    deck, mistakes = (ready, ()) if ready is not None else rules.read(text)
    return judged(rules, deck, options, mistakes)


def judged(
    rules: DeckRules, deck: Deck, options: Mapping[str, int], mistakes: tuple[Mistake, ...] = ()
) -> Judged:
    return Judged(deck, mistakes, rules.faults(deck, options), rules.advice(deck))


def handed_in(game: Game, options: Mapping[str, int], text: str) -> str:
    """A list as it stands in a row; nothing for none. Raises Denied with everything that is wrong."""
    if not text:
        return ""
    if game.deck_rules is None or not game.has_decks(options):
        raise Denied("bad_setup", f"{game.name} is not played with decks of one's own here")
    found = judge(game.deck_rules, text, options)
    if not found.is_legal:
        raise Denied("bad_deck", str(found))
    return game.deck_rules.codes(found.deck)


def brought(game: Game, row: TableRow, sitting: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats with the lists they play with; who has handed in none is given one that lies ready. Raises
    Denied where these lists cannot meet.
    """
    if not game.has_decks(row.options):
        return list(sitting)
    try:
        decks = game.checked_decks(row.options, row.seats, [seat.deck or None for seat in sitting])
    except BadSetup as error:
        raise Denied("bad_deck", str(error)) from None
    return [msgspec.structs.replace(seat, deck=deck) for seat, deck in zip(sitting, decks, strict=True)]
