"""The data of a Dungeonology table and nothing else: who has what, where it lies, and what this turn has
seen.

Cards, tiles, Zones and seats are numbers. A Zone is its place in `box.zone`, a piece its place in `box.card`.
What belongs to a seat or lies in a Zone is a tuple, replaced when it changes, so that copies may share it.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, cast

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Choice
from undercroft.engine.frame import Frame
from undercroft.engine.ranges import Count, Few, Flag, Mask, PerSeat, Seat, SeatOrNone, Seats, Within
from undercroft.engine.state import Origin, Place, Step
from undercroft.engine.state import Table as EngineTable
from undercroft.games.dungeonology.board import Plan, cell_name, survey
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import CUBES
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
from undercroft.games.dungeonology.rules.asking import Asking

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.games.dungeonology.game import Dungeonology


PHASES: Final = ("start", "activity", "movement", "action", "end")
START, ACTIVITY, MOVEMENT, ACTION, END = range(5)

GONE: Final = -1  # where a Scholar stands who has left the game
EMPTY: Final = -1  # a space of a Zone without a cube
NOBODY: Final = -1
CAMP: Final = 0  # the Starting Zone


class Table(EngineTable):
    """One game of Dungeonology in progress."""

    __slots__ = (
        "actions",
        "active",
        "alert",
        "at",
        "batch",
        "board",
        "bonfire",
        "boss",
        "boss_at",
        "boss_done",
        "box",
        "clan",
        "clan_open",
        "cubes_gained",
        "deck",
        "discard",
        "disguised",
        "doom",
        "ending",
        "entered",
        "exalted",
        "extra_action",
        "fallen",
        "final_score",
        "first",
        "hand",
        "headbutted",
        "interns",
        "jinx_deck",
        "jinx_discard",
        "jinxes",
        "knowledge",
        "last_round",
        "maximum",
        "omegas",
        "pace",
        "panic",
        "phase",
        "piles",
        "plan",
        "points",
        "resigned",
        "round",
        "scholar",
        "secret_tunnels",
        "seen",
        "spaces",
        "spent",
        "stage",
        "stairs",
        "students",
        "study_limit",
        "stun",
        "supply",
        "teleports",
        "theses",
        "trap_supply",
        "traps",
        "university",
        "unused_cards",
        "veiled",
        "walls",
        "where",
    )

    def __init__(
        self,
        game: "Game",
        seats: int,
        settings: dict[str, Any],
        origin: Origin,
        stack: list[Frame],
        chance: Chance,
        choice: Choice | None,
        past: Step,
        result: int,
        over: bool,
        box: Box,
        scholar: PerSeat[Scholar],
        exalted: PerSeat[Flag],
        students: PerSeat[Students],
        stun: PerSeat[Few],
        knowledge: PerSeat[Flag],
        board: PerSeat[Board],
        hand: PerSeat[Tricks],
        jinxes: PerSeat[Cards],
        veiled: PerSeat[Cards],
        interns: PerSeat[Interns],
        at: PerSeat[ZoneOrNone],
        disguised: PerSeat[Flag],
        final_score: PerSeat[Score],
        seen: PerCard,
        batch: PerCard,
        deck: Tricks,
        discard: Tricks,
        jinx_deck: Cards,
        jinx_discard: Cards,
        piles: Piles,
        clan: CardNumber,
        panic: CardOrNone,
        unused_cards: Cards,
        stage: Tricks,
        clan_open: Flag,
        where: Cells,
        spaces: Spaces,
        entered: ZoneMask,
        traps: Traps,
        trap_supply: Cards,
        secret_tunnels: ZoneMask,
        teleports: ZoneMask,
        walls: Edges,
        stairs: Edges,
        boss: Boss,
        boss_at: ZoneOrNone,
        supply: Supply,
        university: University,
        bonfire: Students,
        omegas: Few,
        alert: Alert,
        maximum: Flag,
        theses: Seats,
        fallen: Seats,
        resigned: Seats,
        doom: SeatOrNone,
        last_round: SeatOrNone,
        ending: Ending,
        active: Seat,
        first: Seat,
        round: Count,
        phase: Annotated[int, Within(0, 4)],
        points: Few,
        spent: Few,
        actions: Actions,
        extra_action: Few,
        study_limit: Few,
        boss_done: Flag,
        cubes_gained: PerSeat[Mask],
        headbutted: Seats,
        pace: Few,
        plan: Plan | None = None,
    ) -> None:
        # the engine's part, written out: one call less for every copy
        self.game = game
        self.seats = seats
        self.settings = settings
        self.origin = origin
        self.stack = stack
        self.chance = chance
        self.choice = choice
        self.past = past
        self.result = result
        self.over = over
        self.answer = ()
        self.happened = []
        self.replayed = None
        self.recorded = ()
        self.box = box
        # per seat
        self.scholar = scholar
        self.exalted = exalted  # the other side of the Scholar Card is up (chapter EXALT)
        self.students = students
        self.stun = stun
        self.knowledge = knowledge  # DGY-KNOW-03
        self.board = board  # DGY-BOARD-11
        self.hand = hand  # hidden
        self.jinxes = jinxes  # face up
        self.veiled = veiled  # face down, unseen by their owner too (DGY-R-06)
        self.interns = interns
        self.at = at  # Zone of the model, GONE when the Scholar has left
        self.disguised = disguised  # until the start of her next turn
        self.final_score = final_score  # of a successful Thesis, else 0
        # per piece
        self.seen = seen  # who knows where it lies
        self.batch = batch  # how often it was shuffled back into its deck
        # decks and piles, the top at the end
        self.deck = deck
        self.discard = discard
        self.jinx_deck = jinx_deck
        self.jinx_discard = jinx_discard
        self.piles = piles  # tiles by Floor, as Zones
        self.clan = clan
        self.panic = panic  # -1 without Maximum Alert
        self.unused_cards = unused_cards  # not in this game
        self.stage = stage  # Trick Cards being played right now
        self.clan_open = clan_open
        # the dungeon, by Zone
        self.where = where
        self.spaces = spaces
        self.entered = entered  # mask: a Scholar has entered (DGY-R-81)
        self.traps = traps  # face-down Trap Tokens, the leftmost first
        self.trap_supply = trap_supply
        self.secret_tunnels = secret_tunnels  # masks: Zones with an X and with a Teleport Token
        self.teleports = teleports
        self.walls = walls  # half-edges, in ascending order
        self.stairs = stairs
        self.boss = boss  # which profile, -1 without the Boss rule
        self.boss_at = boss_at  # GONE while it is off the table
        # the Campus
        self.supply = supply  # cubes in the Reserve, by kind
        self.university = university  # gray and Omega Students in the bag
        self.bonfire = bonfire
        self.omegas = omegas  # on the Alert Card
        self.alert = alert  # which Alert Card
        self.maximum = maximum  # Maximum Alert has started
        # the end
        self.theses = theses  # seats with a successful Thesis, the first one first
        self.fallen = fallen  # seats that left without one
        self.resigned = resigned  # those of them who gave up
        self.doom = doom  # at the start of this seat's turn the game ends (DGY-END-06)
        self.last_round = last_round  # the same for the last round (DGY-R-116)
        self.ending = ending
        # this turn
        self.active = active
        self.first = first
        self.round = round
        self.phase = phase
        self.points = points
        self.spent = spent  # points of the Scholar Card that were spent
        self.actions = actions  # kinds of Actions performed
        self.extra_action = extra_action  # a second Action of another kind is allowed
        self.study_limit = study_limit  # the most cubes of the announced Study
        self.boss_done = boss_done
        self.cubes_gained = cubes_gained  # by seat: mask of the colours placed on her board this turn
        self.headbutted = headbutted  # seats hit by a Headbutt this turn
        self.pace = pace  # Speed of the Scholar Card at the start of the Movement Phase
        self.plan: Plan = survey(box, where, walls, stairs) if plan is None else plan

    def copy(self) -> "Table":
        return Table(
            self.game,
            self.seats,
            self.settings,
            self.origin,
            [frame.copy() for frame in self.stack],
            self.chance.copy(),
            self.choice,
            self.past,
            self.result,
            self.over,
            self.box,
            self.scholar,
            self.exalted[:],
            self.students[:],
            self.stun[:],
            self.knowledge[:],
            self.board[:],
            self.hand[:],
            self.jinxes[:],
            self.veiled[:],
            self.interns[:],
            self.at[:],
            self.disguised[:],
            self.final_score[:],
            self.seen[:],
            self.batch[:],
            self.deck,
            self.discard,
            self.jinx_deck,
            self.jinx_discard,
            self.piles[:],
            self.clan,
            self.panic,
            self.unused_cards,
            self.stage,
            self.clan_open,
            self.where[:],
            self.spaces[:],
            self.entered,
            self.traps[:],
            self.trap_supply,
            self.secret_tunnels,
            self.teleports,
            self.walls,
            self.stairs,
            self.boss,
            self.boss_at,
            self.supply[:],
            self.university[:],
            self.bonfire,
            self.omegas,
            self.alert,
            self.maximum,
            self.theses,
            self.fallen,
            self.resigned,
            self.doom,
            self.last_round,
            self.ending,
            self.active,
            self.first,
            self.round,
            self.phase,
            self.points,
            self.spent,
            self.actions,
            self.extra_action,
            self.study_limit,
            self.boss_done,
            self.cubes_gained[:],
            self.headbutted,
            self.pace,
            self.plan,
        )

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

    def in_charge(self, seat: int) -> int:
        """Who decides what this seat had to decide: it or, if it has left, the next one (DGY-R-211)."""
        return next(other for other in (seat, *self.clockwise(seat)) if self.is_in(other))

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.at[seat] != GONE]

    def redraw(self) -> None:
        """The dungeon has changed: read it again."""
        self.plan = survey(self.box, self.where, self.walls, self.stairs)

    @property
    def rules(self) -> "Dungeonology":
        """The rules version it is played by, with the clauses in which versions differ."""
        return cast("Dungeonology", self.game)

    def has(self, option: str) -> bool:
        """Whether an advanced rule is in use (DGY-GEN-03)."""
        return bool(self.settings[option])

    def name(self, card: int) -> str:
        return self.box.names[card]

    def cube_word(self, cube: int) -> str:
        return CUBES[cube]

    def zone_word(self, zone: int) -> str:
        return self.box.zone[zone].id

    def cell_word(self, cell: int) -> str:
        return cell_name(cell)

    def moment_for(self, seat: int) -> str:
        """Which moment it is for whoever may play now: own, instant, test, at_once, turn_start, announced,
        reaction.
        """
        for frame in reversed(self.stack):
            if isinstance(frame, Asking):
                moment = frame.moment(seat)
                if moment:
                    return moment
        return ""

    # -- what the engine asks --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        from undercroft.games.dungeonology.view import show

        return show(self, self.mask_of(seat), seat)

    def whole(self) -> dict[str, Any]:
        from undercroft.engine.events import EVERYBODY
        from undercroft.games.dungeonology.view import show

        return show(self, EVERYBODY, None)

    def hidden_zones(self) -> list[list[list[int]]]:
        from undercroft.games.dungeonology.view import hidden_zones

        return hidden_zones(self)

    def put_zones(self, groups: list[list[list[int]]]) -> None:
        from undercroft.games.dungeonology.view import put_zones

        put_zones(self, groups)

    def seen_by(self) -> bytearray:
        return self.seen

    def batch_of(self) -> bytearray:
        return self.batch

    def remove_seat(self, seat: int) -> None:
        from undercroft.games.dungeonology.rules.ending import give_up

        give_up(self, seat)

    @property
    def standings(self) -> tuple[Place, ...]:
        from undercroft.games.dungeonology.rules.scoring import standings

        return standings(self)
