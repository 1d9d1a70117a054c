"""The Randomizer: shuffle all sixteen cards, draw until one can be applied (chapter RAND; DGY-R-14, 15)."""

from collections.abc import Callable

from undercroft.games.dungeonology.cards.content import COLOURS, CUBES, DIRECTIONS, PASSAGES, Randomizer
from undercroft.games.dungeonology.table import Table


def randomize(s: Table, what: str, fits: Callable[[Randomizer], bool]) -> Randomizer | None:
    """The first card that fits, or None if no card of the deck does (DGY-RAND-01, DGY-R-14). One draw among
    the cards that fit is the same as drawing until one of them comes.
    """
    cards = s.box.randomizer
    fitting = [n for n, card in enumerate(cards) if fits(card)]
    if not fitting:
        return None
    drawn = s.chance.pick("randomizer", fitting)
    card = cards[drawn]
    s.reveal(
        "randomized",
        what=what,
        colour=COLOURS[card.colour],
        side=DIRECTIONS[card.direction],
        passage=PASSAGES[card.passage],
        cube=CUBES[card.information],
    )
    return card


def random_scholar(s: Table, among: list[int]) -> int | None:
    """The owner of the Note Board with the colour of a card."""
    card = random_scholar_card(s, among)
    return None if card is None else card.colour


def random_scholar_card(s: Table, among: list[int]) -> Randomizer | None:
    """A card that shows the colour of one of them (DGY-RAND-02, 06, DGY-BOARD-14), but of nobody in the
    Starting Zone (DGY-START-04).
    """
    seats = [seat for seat in among if s.is_out_there(seat)]
    return randomize(s, "scholar", lambda card: card.colour in seats)


def random_cube(s: Table, seat: int) -> int | None:
    """A colour that this Scholar has a cube of (DGY-RAND-05, DGY-R-14)."""
    board = s.board[seat]
    card = randomize(s, "cube", lambda card: bool(board[card.information]))
    return None if card is None else card.information


def random_passage(s: Table, passages: int) -> int | None:
    """The Passage of the arrow, or the first existing one clockwise (DGY-RAND-04, DGY-R-197)."""
    if not passages:
        return None
    card = randomize(s, "passage", lambda card: True)
    assert card is not None
    return next(p for i in range(8) if passages >> (p := (card.passage + i) % 8) & 1)
