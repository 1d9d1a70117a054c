"""What must be true of every table with the expansion, beside what is true of those of the base."""

from collections import Counter
from collections.abc import Iterator

from undercroft.games.dungeonology import checks as base
from undercroft.games.dungeonology.board import NOWHERE
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.rules.omega.phase import OmegaPhase
from undercroft.games.rocca_civetta.rules.omega.tome import plays, tome_of
from undercroft.games.rocca_civetta.table import OPEN_RESEARCH, Table


def wrong_with(s: Table) -> list[str]:
    """What is wrong, if anything; the worst first."""
    box = s.pieces
    more = [
        (box.tricks, s.stored),
        (box.research, (s.research, s.open_research, *s.completed)),
        (box.omega_cards, (s.omega_deck, s.omega_discard)),
    ]
    return [*base.wrong_with(s, more, s.tome), *wrong_pieces(s), *wrong_omega(s)]


def wrong_omega(s: Table) -> Iterator[str]:
    """He stands somewhere, with cubes that lie nowhere else, or is not there at all."""
    if bool(s.pieces.omega_cards) != plays(s) and s.where[CAMP] != NOWHERE:
        yield "Omega is there, or not"
    if not plays(s):
        if s.tome or s.omega_gains or s.omega_deck or s.omega_discard:
            yield "Omega has something, but is not there"
        return
    if s.where[s.omega_at] == NOWHERE:
        yield "Omega stands nowhere"
    if len(s.tome) > tome_of(s).spaces:
        yield "the Tome has too many cubes"
    if Counter(s.omega_gains) - Counter(s.tome):
        yield "Omega has got what he does not have"
    if not s.omega_deck:
        yield "the Omega Deck is empty"
    phases = [frame for frame in s.stack if isinstance(frame, OmegaPhase)]
    if any(phase.seat != s.active or phase.card != s.omega_discard[-1:][0] for phase in phases):
        yield "the Omega Phase is not that of the current player"


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
