"""What the numbers of a Dungeon Drop table may be (see `engine.ranges`)."""

from typing import Annotated, TypeVar

import msgspec

from undercroft.engine.ranges import Among, Long, Within

T = TypeVar("T")

# Poses lie inside other things, where only msgspec looks: a metre around the centre, and tenths of a degree.
Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Angle = Annotated[int, msgspec.Meta(ge=-1, le=3599)]  # -1 for what is round
Breadth = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Face = Annotated[int, msgspec.Meta(ge=0, le=5)]

PerSeat = Annotated[tuple[T, ...], Long("seats")]
PerCube = Annotated[tuple[T, ...], Long("cubes")]
CubeNumber = Annotated[int, Within(0, "cubes")]
Cubes = Annotated[tuple[CubeNumber, ...], Long("cubes", at_most=True)]
PlaceNumber = Annotated[int, Within(0, "places")]
Corner = Annotated[int, Within(0, 1002)]  # a Pillar, or 1000 and the number of a token
Corners = Annotated[tuple[Corner, ...], Long(3)]

Race = Annotated[int, Within(-1, "races")]
Classes = Annotated[tuple[Annotated[int, Within(0, "classes")], ...], Long("classes", at_most=True)]
Quest = Annotated[int, Within(-1, "quests")]
Quests = Annotated[tuple[Annotated[int, Within(0, "quests")], ...], Long("quests", at_most=True)]
CardOrNone = Annotated[int, Within(-1, "abilities")]  # a Race, or behind them a Class
Tilted = Annotated[int, Within(0, 2**20)]
Tracker = Annotated[int, Within(0, "tracker")]
Height = Annotated[int, Within(0, 30_000)]
Rolls = Annotated[tuple[Annotated[int, Within(0, 99)], ...], Long("cubes", at_most=True)]
Phase = Annotated[int, Within(0, 8)]
Ending = Annotated[str, Among("", "lost_box", "lost_move", "lost_quit", "retired", "rounds", "resigned")]
