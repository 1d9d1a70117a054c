"""The Big Bosses and their modes (chapter BIG; RCV-R-81, 205): what they have in common."""

from typing import Final

from undercroft.games.rocca_civetta.rules import brood, congregations, eggs, goddess, temple, winter
from undercroft.games.rocca_civetta.table import Table

PROFILES: Final = {
    **brood.PROFILES,
    **winter.PROFILES,
    **eggs.PROFILES,
    **temple.PROFILES,
    **goddess.PROFILES,
}  # in the order in which they are numbered
POINTS: Final = {
    "mother_basilisk": brood.brood_points,
    "freddo": winter.winter_points,
    "marconiglio": eggs.egg_points,
    "enrico_giovanni": temple.temple_points,
    "scilla_and_cariddi": goddess.goddess_points,
}


def mode_points(s: Table, seat: int) -> int:
    """RCV-R-205."""
    boss = s.box.bosses[s.boss].id if s.boss >= 0 else ""
    return POINTS[boss](s, seat) if boss in POINTS else 0


def effects_of(s: Table, zone: int) -> tuple[tuple[str, int], ...]:
    """What acts there on whoever enters: before what is printed, and behind it, but before the Boss
    (RCV-R-180). These pieces are no Trap Tokens (RCV-R-166).
    """
    printed, before = s.box.zone[zone].effects, temple.effects_before(s, zone)
    added = (*temple.added_effects(s, zone), *goddess.added_effects(s, zone))
    if not added:
        return (*before, *printed)
    boss = printed[-1:] if printed[-1:] == (("boss", 0),) else ()
    return (*before, *printed[: len(printed) - len(boss)], *added, *boss)


def barred_scholars(s: Table) -> list[int]:
    """Whose Congregation is in use, and who is the Boss himself (RCV-R-16, 241)."""
    barred = congregations.barred_scholars(s)
    return [*barred, s.pieces.as_scholars[s.boss]] if s.boss in s.pieces.as_scholars else barred
