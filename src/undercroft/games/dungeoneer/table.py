"""The data of a Dungeoneer table and nothing else: who has what, where it lies, and what this turn has seen
(catalogue: minimal state).

Cards, cells and seats are numbers. What lies in front of a seat is a tuple per seat, replaced when it
changes, so that copies may share it.
"""

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.engine.declared import Derived, Shared
from undercroft.engine.ranges import Among, Count, Few, Flag, PerSeat, Seat, Seats, Within
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeoneer.cards.box import Box
from undercroft.games.dungeoneer.ranges import (
    CardNumber,
    Cards,
    Cell,
    CellOrNone,
    Edge,
    PerCard,
    Piles,
    Slot,
    Threat,
)

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.game import Dungeoneer

Ways = tuple[int, int, int, int]

PHASES: Final = ("reset", "discard", "encounter", "build", "move")
RESET, DISCARD, ENCOUNTER, BUILD, MOVING = range(5)

FULL_LIFE: Final = 6  # DGR-DEF-12
TOP_LEVEL: Final = 4  # DGR-R-04
QUESTS_TO_WIN: Final = 3  # DGR-GOAL-01

Phase = Annotated[int, Within(0, 4)]
Level = Annotated[int, Within(1, 4)]
Round = Annotated[int, Within(1, 1001)]  # one more than the highest limit: there the game ends
Ending = Annotated[str, Among("", "third_quest", "last_hero", "round_limit")]


class Table(EngineTable):
    """One game of Dungeoneer in progress."""

    box: Shared[Box]
    # per seat
    hero: PerSeat[CardNumber]
    level: PerSeat[Level]
    life: PerSeat[Count]  # remaining Life; 0 is out of the game (DGR-DEF-08, DGR-R-62)
    glory: PerSeat[Count]  # DGR-DEF-06
    peril: PerSeat[Count]  # DGR-DEF-07
    at: PerSeat[CellOrNone]  # cell of the pawn, -1 without one
    hand: PerSeat[Cards]  # hidden
    wounded: PerSeat[Cards]  # wounded Monsters of the hand, lying open (DGR-MON-03)
    treasures: PerSeat[Cards]
    boons: PerSeat[Cards]
    banes: PerSeat[Cards]
    quests: PerSeat[Cards]  # not yet completed
    done: PerSeat[Cards]
    points_lost: PerSeat[Few]  # movement points lost in the next turn
    rooted: PerSeat[Flag]  # may not change space in the next turn
    slammed: PerSeat[Threat]  # Threat of Open Doors in the next turn, or 0
    due_glory: PerSeat[Few]  # gained in the Encounter phase, credited at its end (DGR-R-116)
    due_peril: PerSeat[Few]
    due_wounds: Few  # wounds for which the active player names a hero (DGR-REW-03)
    # per card
    seen: PerCard  # who knows where it lies
    tokens: PerCard  # wounds of a Monster, charges spent of a Treasure, progress of a Quest
    used: PerCard  # its once-per-turn ability, test, attempt or declaration was used this turn
    batch: PerCard  # how often it was shuffled back: a hand held before cannot hold it (DGR-DRAW-07)
    # decks and piles, one per owner, the top at the end
    adventure: Piles
    discard: Piles
    quest_deck: Piles
    quest_discard: Piles
    map_deck: Cards
    hero_deck: Cards
    stage: Cards  # cards being played right now
    out: Cards  # not in this game
    grid: dict[Cell, Slot]  # replaced when it changes, so that copies may share it
    # this turn
    active: Seat  # DGR-DEF-02
    first: Seat  # player 1
    round: Round = 1
    phase: Phase
    points: Few  # movement points left
    pace: Few  # Move score when the points were last reckoned (DGR-R-40)
    moved: Flag
    challenged: Flag
    visited: tuple[Cell, ...]
    opened: tuple[Edge, ...]  # edges with an opened door
    rooted_now: Flag
    slammed_now: Threat
    emboldened: Few  # bonus of Undead that the active player resolves
    fallen: Seats  # eliminated seats, the first one first
    ending: Ending
    ways: Derived[dict[int, Ways]]  # what board.ways_from found for this grid

    # -- questions every chapter asks ------------------------------------------------------------------------

    @property
    def rules(self) -> "Dungeoneer":
        """The rules version it is played by."""
        return self.game  # type: ignore[return-value]  # a call of cast() would cost as much as this one

    def is_alive(self, seat: int) -> bool:
        return self.life[seat] > 0

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.life[seat] > 0]

    def from_left(self) -> list[int]:
        """All seats from the left of the active player, the active player last (DGR-R-130)."""
        start, n = self.active, self.seats
        return [(start + i) % n for i in range(1, n + 1)]

    def left_of(self, seat: int) -> int:
        """The next living seat to the left (DGR-R-06)."""
        n = self.seats
        for i in range(1, n + 1):
            if self.life[(seat + i) % n] > 0:
                return (seat + i) % n
        return seat

    def lay(self, grid: dict[int, int]) -> None:
        """Change the dungeon: a new grid, about which nothing is known yet."""
        self.grid = grid
        self.derive()

    def derive(self) -> None:
        self.ways = {}

    def name(self, card: int) -> str:
        return self.box.names[card]

    # -- what the engine asks --------------------------------------------------------------------------------

    def seen_by(self) -> bytearray:
        return self.seen

    def batch_of(self) -> bytearray:
        return self.batch
