"""What must be true of every table with the expansion, beside what is true of those of the base."""

from collections.abc import Iterator

from undercroft.games.dungeonology import checks as base
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


def wrong_with(s: Table) -> list[str]:
    """What is wrong, if anything; the worst first."""
    box = s.pieces
    more = [
        (box.tricks, s.stored),
        (box.research, (s.research, s.open_research, *s.completed)),
    ]
    return [*base.wrong_with(s, more), *wrong_pieces(s)]


def wrong_pieces(s: Table) -> Iterator[str]:
    if len(s.open_research) > OPEN_RESEARCH:
        yield "too many Research Cards lie open"
    for seat in range(s.seats):
        if not all(s.seen[card] >> seat & 1 for card in s.stored[seat]):
            yield f"seat {seat} does not know what it stored"
        if s.stored[seat] and not s.is_in(seat):
            yield f"seat {seat} has left the game, but has stored cards"
    if s.fooled >= 0 and not any(n in s.box.changes["mocks"][1] for owned in s.interns for n in owned):
        yield "the Fool's Token lies somewhere without the Fool"
    if s.cauldron and not s.maximum:
        yield "Students are in the Cauldron before Maximum Alert"
