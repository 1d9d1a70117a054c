"""The Big Bosses and their modes (chapter BIG; RCV-R-81, 205): what they have in common."""

from typing import Final

from undercroft.games.rocca_civetta.rules import brood, congregations, eggs, temple, winter
from undercroft.games.rocca_civetta.table import Table

PROFILES: Final = {
    **brood.PROFILES,
    **winter.PROFILES,
    **eggs.PROFILES,
    **temple.PROFILES,
}  # in the order in which they are numbered
POINTS: Final = {
    "mother_basilisk": brood.brood_points,
    "freddo": winter.winter_points,
    "marconiglio": eggs.egg_points,
    "enrico_giovanni": temple.temple_points,
}


def mode_points(s: Table, seat: int) -> int:
    """RCV-R-205."""
    boss = s.box.bosses[s.boss].id if s.boss >= 0 else ""
    return POINTS[boss](s, seat) if boss in POINTS else 0


def barred_scholars(s: Table) -> list[int]:
    """Whose Congregation is in use, and who is the Boss himself (RCV-R-16, 241)."""
    barred = congregations.barred_scholars(s)
    return [*barred, s.pieces.as_scholars[s.boss]] if s.boss in s.pieces.as_scholars else barred
