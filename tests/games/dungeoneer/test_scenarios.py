"""A table of Dungeoneer that cannot be is refused with its field, what was found and what was expected; the
movement points of a turn can be given.
"""

from pathlib import Path
from typing import Any

import pytest
from tests.games.mistakes import about_given, given_file

from undercroft import scenarios

DOOR = 'map = ["entrance_chamber_1 0,0", "narrow_corridor_1 1,0", "barracks_1 2,0 turned"]\n'
QUESTS = '"slay_draky_1", "rob_the_treasury_1", "map_the_portals_1"'

# what is given: the field and the beginning of the message
WRONG = {
    f"seat.0.completed = [{QUESTS}]": (
        "seat.0.completed",
        "expected at most 2 Quests, found 3: the third wins the game (DGR-GOAL-01)",
    ),
    f'seat.0 = {{ completed = ["seal_the_portal_1"], quests = [{QUESTS}] }}': (
        "seat.0.quests",
        "expected at most 3 Quests with the completed ones, found 4 (DGR-GOAL-01)",
    ),
    'seat.0 = { level = 1, completed = ["slay_draky_1"] }': (
        "seat.0.level",
        "expected 2 with 1 completed Quests, found 1 (DGR-R-04)",
    ),
    "seat.0 = { level = 3, completed = [] }": ("seat.0.level", "expected 1 with 0 completed Quests, found 3"),
    "seat.0.level = 5": ("seat.0.level", "expected a number from 1 to 4, found 5"),
    'opened = ["0,0 e"]': ("opened", "expected a door between two map cards, but '0,0 e' leads into nothing"),
    DOOR + 'opened = ["0,0 e"]': ("opened", "there is no door at '0,0 e' that could be opened (DGR-OBS-08)"),
    'opened = ["9,9 e"]': ("opened", "expected a door between two map cards, but '9,9 e' leads into nothing"),
    "seat.0.points_lost = -1": ("seat.0.points_lost", "expected a number from 0 to 99, found -1"),
    "seat.1.slammed = -1": ("seat.1.slammed", "expected a number from 0 to 99, found -1"),
    "slammed = -2": ("slammed", "expected a number from 0 to 99, found -2"),
    "emboldened = -1": ("emboldened", "expected a number from 0 to 99, found -1"),
    "first = -2": ("first", "expected a number from 0 to 1, found -2"),
    "round = 101": ("round", "expected a number from 1 to 100, found 101"),
    'seat.01.hero = "raka"': ("seat.01", "expected a seat from 0 to 1"),
    "seat.0.wounded = { skeleton_warrior_1 = 1 }": (
        "seat.0.wounded",
        "'skeleton_warrior_1' has 1 Life: a wound defeats it (DGR-MON-01)",
    ),
    'seat.0 = { quests = ["claim_the_empty_throne_1"], progress = { claim_the_empty_throne_1 = 1 } }': (
        "seat.0.progress",
        "expected a number from 0 to 0, found 1",
    ),
    'seats = 3\nseat.2 = { out = true, hand = ["dodge_1"] }': (
        "seat.2.hand",
        "who is out of the game has nothing any more (DGR-GOAL-04)",
    ),
    "points = 9": ("points", "expected a number from 0 to 3, found 9"),
    'points = 1\nphase = "build"': ("points", "expected phase = 'move', found 'build': there are points in"),
    "points = 1\nseat.0.points_lost = 1": (
        "points",
        "expected either this or seat.0.points_lost, found both",
    ),
}


@pytest.mark.parametrize("given", WRONG)
def test_a_table_that_cannot_be_is_refused(given: str, tmp_path: Path) -> None:
    field, message = WRONG[given]
    where, said = about_given(tmp_path, "dungeoneer", given)
    assert (field, message) == (where, said[: len(message)]), said


def test_the_level_follows_from_the_completed_quests(tmp_path: Path) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeoneer", 'seat.0.completed = ["slay_draky_1"]'))
    assert [2, 1] == table.level


def test_the_movement_points_are_given(tmp_path: Path) -> None:
    """And the rest of them is not lost twice."""
    table: Any = scenarios.position(
        given_file(tmp_path, "dungeoneer", 'points = 1\nseat.0.hero = "roderik_talus"')
    )
    assert (1, [0, 0]) == (table.points, table.points_lost)
    assert ["move_began"] == [event.kind for event in table.past.events or ()]
