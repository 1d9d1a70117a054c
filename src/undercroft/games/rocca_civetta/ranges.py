"""What the numbers of a table with the expansion may be (see `engine.ranges`)."""

from typing import Annotated

from undercroft.engine.ranges import Among, Few, Long, SeatOrNone, Within
from undercroft.games.dungeonology.ranges import Cube, ZoneOrNone

Ending = Annotated[
    str,
    Among(
        *("", "last_round", "countdown", "no_cubes", "all_submitted", "university_empty"),
        *("no_cubes_left", "all_done", "resigned", "round_limit", "cauldron_full"),
        *("boulder_home", "eggs_opened", "tome_full", "solo_won", "solo_resigned"),
    ),
]
Eggs = Annotated[list[Annotated[int, Within(0, 7)]], Long("zones")]
EggRow = Annotated[tuple[Cube, ...], Long(7, at_most=True)]
Inside = Annotated[list[EggRow], Long("zones")]
SkillNames = Annotated[tuple[str, ...], Long(99, at_most=True)]
Linked = Annotated[list[SeatOrNone], Long("familiars")]
Released = Annotated[list[ZoneOrNone], Long("familiars")]
Kinds = Annotated[tuple[Few, ...], Long(4)]  # Students by Congregation
BonfireRow = Annotated[tuple[Annotated[int, Within(0, 5)], ...], Long(99, at_most=True)]  # their kinds
ThesisChange = Annotated[int, Within(-9, 0)]
Cubes = Annotated[tuple[Cube, ...], Long(32, at_most=True)]  # on the Tome of Secrets
