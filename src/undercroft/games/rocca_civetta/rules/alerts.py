"""What the expansion changes in the Alert Value of Stealth Tests (content: Parallel Thinking, Elixir of
Genius, Double Agent; RCV-R-239).
"""

from typing import Final

from undercroft.games.dungeonology.rules.stealth_test import (
    ESPIONAGE_ALERT,
    STUDY_ALERT,
    AlertCause,
    Espionage,
    Study,
    alert_of_boss,
    alert_of_cubes,
    alert_of_students,
    alert_of_zone,
)
from undercroft.games.dungeonology.rules.values import Cause, change
from undercroft.games.rocca_civetta.rules.brood import alert_of_egg
from undercroft.games.rocca_civetta.rules.goddess import alert_of_cariddi, alert_of_lair
from undercroft.games.rocca_civetta.rules.jukas import alert_of_phi
from undercroft.games.rocca_civetta.rules.winter import alert_of_ice
from undercroft.games.rocca_civetta.table import Table


def alert_of_fewer_cubes(s: Table, test: Study) -> list[Cause]:
    """The increase for the number of cubes (DGY-STUDY-08), as if there were fewer, and lower."""
    count = max(0, test.count - change(s, test.seat, "study_ease"))
    relief = s.relief if test.seat == s.active else 0
    return [("cubes", max(0, count * (count - 1) // 2 - relief))]


def alert_of_guards(s: Table, test: Espionage) -> list[Cause]:
    return [] if change(s, test.target, "unguarded") else alert_of_students(s, test)


REPLACED: Final[dict[AlertCause, AlertCause]] = {
    alert_of_zone: alert_of_lair,
    alert_of_boss: alert_of_phi,
    alert_of_cubes: alert_of_fewer_cubes,
    alert_of_students: alert_of_guards,
}
STUDY: Final[tuple[AlertCause, ...]] = (
    *(REPLACED.get(part, part) for part in STUDY_ALERT),
    alert_of_cariddi,
    alert_of_egg,
    alert_of_ice,
)
ESPIONAGE: Final[tuple[AlertCause, ...]] = (
    *(REPLACED.get(part, part) for part in ESPIONAGE_ALERT),
    alert_of_ice,
)
