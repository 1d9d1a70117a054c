"""What the numbers of a Dungeoneer table may be (see `engine.ranges`)."""

from typing import Annotated

from undercroft.engine.ranges import Among, Long, Within
from undercroft.games.dungeoneer.board import CENTRE, WIDTH
from undercroft.games.dungeoneer.cards.content import LOCKED, TRAPPED

CardNumber = Annotated[int, Within(0, "cards")]
CardOrNone = Annotated[int, Within(-1, "cards")]
Cards = Annotated[tuple[CardNumber, ...], Long("cards", at_most=True)]
PerCard = Annotated[bytearray, Long("cards")]
Piles = Annotated[list[Cards], Long("piles")]
Slot = Annotated[int, Within(0, "slots")]  # a map card as it lies: twice its number, one more if it is turned

FARTHEST = 100  # how far from the Entrance Chamber a cell has a name
Cell = Annotated[int, Within(CENTRE - FARTHEST * (WIDTH + 1), CENTRE + FARTHEST * (WIDTH + 1))]
CellOrNone = Annotated[int, Within(-1, CENTRE + FARTHEST * (WIDTH + 1))]
Edge = Annotated[int, Within(0, 2 * (CENTRE + FARTHEST * (WIDTH + 1)) + 1)]

Score = Annotated[int, Within(0, 3)]  # Melee, Magic, Move, Level
ScoreOrNone = Annotated[int, Within(-1, 3)]
Side = Annotated[int, Within(0, 3)]
Threat = Annotated[int, Within(0, 99)]
Mark = Annotated[int, Within(LOCKED, TRAPPED + 15)]  # of a door that is shut
Declared = Annotated[tuple[Annotated[int, Within(-1, "cards")], ...], Long("declared", at_most=True)]
Ready = Annotated[tuple[CardNumber, ...], Long("cards", at_most=True)]
Part = Annotated[
    str,
    Among(
        *("effects", "success", "failure", "reward", "entry_failure", "on_hit"),
        *("face1", "face2", "face3", "face4", "face5", "face6"),
    ),
]
