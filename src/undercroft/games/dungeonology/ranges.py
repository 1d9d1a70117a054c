"""What the numbers of a Dungeonology table may be (see `engine.ranges`)."""

from typing import Annotated

import msgspec

from undercroft.engine.ranges import Among, Flag, Long, Within

CardNumber = Annotated[int, Within(0, "cards")]
CardOrNone = Annotated[int, Within(-1, "cards")]
Cards = Annotated[tuple[CardNumber, ...], Long("cards", at_most=True)]
PerCard = Annotated[bytearray, Long("cards")]
Trick = Annotated[int, Within(0, "tricks")]  # Trick Cards are numbered first
Tricks = Annotated[tuple[Trick, ...], Long("tricks", at_most=True)]

Zone = Annotated[int, Within(0, "zones")]
ZoneOrNone = Annotated[int, Within(-1, "zones")]
Zones = Annotated[tuple[Zone, ...], Long("zones", at_most=True)]
ZoneMask = Annotated[int, Within(0, "zone masks")]
Floor = Annotated[int, Within(1, "floor numbers")]
FloorOrNone = Annotated[int, Within(0, "floor numbers")]
Piles = Annotated[list[Zones], Long("floors")]
Cell = Annotated[int, Within(-1, 128 * 128 - 1)]  # see board.py
Edges = Annotated[tuple[Annotated[int, Within(0, 2 * 128 * 128)], ...], Long(1000, at_most=True)]
Cells = Annotated[list[Cell], Long("zones")]
Traps = Annotated[list[Cards], Long("zones")]

Column = Annotated[int, Within(0, "columns")]
Cube = Annotated[int, Within(0, "cubes")]  # a kind
Space = Annotated[int, Within(-1, "cubes")]  # a cube, or none
Spaces = Annotated[list[Annotated[tuple[Space, ...], Long(20, at_most=True)]], Long("zones")]
Board = Annotated[  # by column, the cubes from the bottom
    tuple[Annotated[tuple[Cube, ...], Long(20, at_most=True)], ...], Long("columns")
]
Supply = Annotated[list[Annotated[int, Within(0, 99)]], Long("cubes")]

Students = Annotated[int, Within(0, "student numbers")]
University = Annotated[list[Students], Long(2)]
Scholar = Annotated[int, Within(-1, "scholars")]
Interns = Annotated[tuple[Annotated[int, Within(0, "interns")], ...], Long("interns", at_most=True)]
Boss = Annotated[int, Within(-1, "bosses")]
Alert = Annotated[int, Within(0, "alerts")]
Score = Annotated[int, Within(-9999, 9999)]
Targets = Annotated[tuple[Annotated[int, Within(-1, "zones")], ...], Long(2, at_most=True)]
Places = Annotated[tuple[Annotated[int, Within(0, 20)], ...], Long(20, at_most=True)]
Actions = Annotated[
    tuple[Annotated[str, Among("study", "espionage", "zone", "skill", "main", "mode")], ...],
    Long(20, at_most=True),
]
Ending = Annotated[
    str,
    Among(
        *("", "last_round", "countdown", "no_cubes", "all_submitted", "university_empty"),
        *("no_cubes_left", "all_done", "resigned", "round_limit"),
    ),
]

# Whether it raises the Alert Value, the id of a card or a word, how much. Not the copy: that one may lie
# hidden in a new deck before the test is over.
Part = tuple[Flag, Annotated[str, msgspec.Meta(pattern="^[a-z0-9_.]{1,40}$")], Score]
Parts = Annotated[tuple[Part, ...], Long(500, at_most=True)]
Intent = Annotated[tuple[str | int, ...], Long(3, at_most=True)]
