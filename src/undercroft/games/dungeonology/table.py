"""The data of a Dungeonology table and nothing else: who has what, where it lies, and what this turn has
seen.

Cards, tiles, Zones and seats are numbers. A Zone is its place in `box.zone`, a piece its place in `box.card`.
What belongs to a seat or lies in a Zone is a tuple, replaced when it changes, so that copies may share it.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.engine.declared import Derived, Shared, each
from undercroft.engine.ranges import Count, Few, Flag, Mask, PerSeat, Seat, SeatOrNone, Seats, Within
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeonology.board import NOWHERE, DungeonPlan, cell_name, survey
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.ranges import (
    Actions,
    Alert,
    Board,
    Boss,
    CardNumber,
    CardOrNone,
    Cards,
    Cells,
    Edges,
    Ending,
    Interns,
    PerCard,
    Piles,
    Scholar,
    Score,
    Spaces,
    Students,
    Supply,
    Traps,
    Tricks,
    University,
    ZoneMask,
    ZoneOrNone,
)
from undercroft.games.dungeonology.rules.clauses import Clauses

if TYPE_CHECKING:
    from undercroft.games.dungeonology.game import Dungeonology
    from undercroft.games.dungeonology.rules.hinges import Hinges


PHASES: Final = ("start", "activity", "movement", "action", "end")
START, ACTIVITY, MOVEMENT, ACTION, END = range(5)

GONE: Final = -1  # where a Scholar stands who has left the game
EMPTY: Final = -1  # a space of a Zone without a cube
NOBODY: Final = -1
CAMP: Final = 0  # the Starting Zone
GOES_ON, PHASE_ENDS, TURN_ENDS = range(3)


class Table(EngineTable):
    """One game of Dungeonology in progress."""

    box: Shared[Box]
    hinges: Shared["Hinges[Any]"]
    clauses: Shared[Clauses]  # of its edition (DGY-ED-03)
    # per seat
    scholar: PerSeat[Scholar] = each(-1)
    exalted: PerSeat[Flag]  # the other side of the Scholar Card is up (chapter EXALT)
    students: PerSeat[Students]
    stun: PerSeat[Few]
    knowledge: PerSeat[Flag]  # DGY-KNOW-03
    board: PerSeat[Board]  # DGY-BOARD-11
    hand: PerSeat[Tricks]  # hidden
    jinxes: PerSeat[Cards]  # face up
    veiled: PerSeat[Cards]  # face down, unseen by their owner too (DGY-R-06)
    interns: PerSeat[Interns]
    at: PerSeat[ZoneOrNone]  # Zone of the model, GONE when the Scholar has left
    disguised: PerSeat[Flag]  # until the start of her next turn
    final_score: PerSeat[Score]  # of a successful Thesis, else 0
    # per piece
    seen: PerCard  # who knows where it lies
    batch: PerCard  # how often it was shuffled back into its deck
    # decks and piles, the top at the end
    deck: Tricks
    discard: Tricks
    jinx_deck: Cards
    jinx_discard: Cards
    piles: Piles  # tiles by Floor, as Zones
    clan: CardNumber
    panic: CardOrNone = -1  # -1 without Maximum Alert
    unused_cards: Cards  # not in this game
    stage: Tricks  # Trick Cards being played right now
    clan_open: Flag
    # the dungeon, by Zone
    where: Cells = each(NOWHERE)
    spaces: Spaces
    entered: ZoneMask  # mask: a Scholar has entered (DGY-R-81)
    unfilled: ZoneMask  # mask: its cubes are still to be laid (DGY-ED-34)
    traps: Traps  # face-down Trap Tokens, the leftmost first
    trap_supply: Cards
    secret_tunnels: ZoneMask  # masks: Zones with an X and with a Teleport Token
    teleports: ZoneMask
    walls: Edges  # half-edges, in ascending order
    stairs: Edges
    boss: Boss = -1  # which profile, -1 without the Boss rule
    boss_at: ZoneOrNone = GONE  # GONE while it is off the table
    # the Campus
    supply: Supply  # cubes in the Reserve, by kind
    university: University  # gray and Omega Students in the bag
    bonfire: Students
    omegas: Few  # on the Alert Card
    alert: Alert  # which Alert Card
    maximum: Flag  # Maximum Alert has started
    # the end
    theses: Seats  # seats with a successful Thesis, the first one first
    fallen: Seats  # seats that left without one
    resigned: Seats  # those of them who gave up
    doom: SeatOrNone = -1  # at the start of this seat's turn the game ends (DGY-END-06)
    last_round: SeatOrNone = -1  # the same for the last round (DGY-R-116)
    ending: Ending
    # this turn
    active: Seat
    first: Seat
    round: Count = 1
    phase: Annotated[int, Within(0, 4)]
    points: Few
    spent: Few  # points of the Scholar Card that were spent
    actions: Actions  # kinds of Actions performed
    extra_action: Few  # a second Action of another kind is allowed
    study_limit: Few = 99  # the most cubes of the announced Study
    boss_done: Flag
    cubes_gained: PerSeat[Mask]  # by seat: mask of the colours placed on her board this turn
    headbutted: Seats  # seats hit by a Headbutt this turn
    cut: Annotated[int, Within(0, 2)]  # what ends now: nothing, the phase, the turn (DGY-ED-37, 40)
    barren: ZoneMask  # mask: Zones beside which no tile fits (DGY-ED-32)
    pace: Few  # Speed of the Scholar Card at the start of the Movement Phase
    plan: Derived[DungeonPlan]

    # -- questions every chapter asks ------------------------------------------------------------------------

    def is_in(self, seat: int) -> bool:
        """Whether her Scholar is still in the game (DGY-GEN-05)."""
        return self.at[seat] != GONE

    def is_safe(self, seat: int) -> bool:
        """In the Starting Zone (chapter START)."""
        return self.at[seat] == CAMP

    def is_out_there(self, seat: int) -> bool:
        """In the game and not in the Starting Zone: somebody whom effects can reach (DGY-START-02)."""
        return self.at[seat] > CAMP

    def clockwise(self, seat: int) -> list[int]:
        """All other seats from the left of this one (DGY-GEN-04)."""
        n = self.seats
        return [(seat + i) % n for i in range(1, n)]

    def around(self) -> list[int]:
        """All seats from the current player (DGY-R-05)."""
        n = self.seats
        return [(self.active + i) % n for i in range(n)]

    def placed_zones(self) -> list[int]:
        """Every Zone of the dungeon, the Starting Zone among them (DGY-GEN-07)."""
        return [zone for zone, cell in enumerate(self.where) if cell >= 0]

    def in_charge(self, seat: int) -> int:
        """Who decides what this seat had to decide: it or, if it has left, the next one (DGY-R-211)."""
        return next(other for other in (seat, *self.clockwise(seat)) if self.is_in(other))

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.at[seat] != GONE]

    def derive(self) -> None:
        """The dungeon has changed: read it again."""
        self.plan = survey(self.box, self.where, self.walls, self.stairs)

    @property
    def rules(self) -> "Dungeonology":
        """The rules version it is played by, with the clauses in which versions differ."""
        return self.game  # type: ignore[return-value]  # a call of cast() would cost as much as this one

    def has(self, option: str) -> bool:
        """Whether an advanced rule is in use (DGY-GEN-03)."""
        return bool(self.settings[option])

    def name(self, card: int) -> str:
        return self.box.names[card]

    def cube_word(self, cube: int) -> str:
        return self.box.cube_names[cube]

    def zone_word(self, zone: int) -> str:
        return self.box.zone[zone].id

    def cell_word(self, cell: int) -> str:
        return cell_name(cell)

    def moment_for(self, seat: int) -> str:
        """Which moment it is for whoever may play now: own, instant, test, at_once, turn_start, announced,
        reaction.
        """
        for frame in reversed(self.stack):
            moment = frame.moment(seat)
            if moment:
                return moment
        return ""

    # -- what the engine asks --------------------------------------------------------------------------------

    def seen_by(self) -> bytearray:
        return self.seen

    def batch_of(self) -> bytearray:
        return self.batch
