"""Omega Against All: two to four Scholars, and he (chapter OAA; RCV-R-117 to 126, 231)."""

from undercroft.engine.state import Place
from undercroft.games.dungeonology.rules.scoring import figures
from undercroft.games.rocca_civetta.table import Table


def has_omega_won(s: Table) -> bool:
    """The Tome is full, or there is no Thesis at all (RCV-OAA-13 to 15, RCV-R-123, 124)."""
    return s.ending == "tome_full" or not s.theses


def standings(s: Table) -> tuple[Place, ...]:
    """All share one place, the last, and have lost; scores are for information (RCV-R-231)."""
    rule = "RCV-OAA-14" if s.ending == "tome_full" else "RCV-OAA-15"
    return tuple(Place(seat, 1, "omega_won", rule, figures(s, seat)) for seat in range(s.seats))
