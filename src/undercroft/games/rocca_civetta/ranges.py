"""What the numbers of a table with the expansion may be (see `engine.ranges`)."""

from typing import Annotated

from undercroft.engine.ranges import Among, Long, Within
from undercroft.games.dungeonology.ranges import Cube

Ending = Annotated[
    str,
    Among(
        *("", "last_round", "countdown", "no_cubes", "all_submitted", "university_empty"),
        *("no_cubes_left", "all_done", "resigned", "round_limit", "cauldron_full"),
        *("tome_full", "solo_won"),
    ),
]
SkillNames = Annotated[tuple[str, ...], Long(99, at_most=True)]
Change = Annotated[int, Within(-9, 0)]
Cubes = Annotated[tuple[Cube, ...], Long(32, at_most=True)]  # on the Tome of Secrets
