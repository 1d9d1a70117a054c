"""The data of a Dungeoneer table and nothing else: who has what, where it lies, and what this turn has seen
(catalogue: minimal state).

Cards, cells and seats are numbers. What lies in front of a seat is a tuple per seat, replaced when it
changes, so that copies may share it.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Choice
from undercroft.engine.frame import Frame
from undercroft.engine.ranges import Among, Count, Few, Flag, PerSeat, Seat, Seats, Within
from undercroft.engine.state import Origin, Place, Step
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
    from undercroft.engine.game import Game

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

    __slots__ = (
        "active",
        "adventure",
        "at",
        "banes",
        "batch",
        "boons",
        "box",
        "challenged",
        "discard",
        "done",
        "due_glory",
        "due_peril",
        "due_wounds",
        "emboldened",
        "ending",
        "fallen",
        "first",
        "glory",
        "grid",
        "hand",
        "hero",
        "hero_deck",
        "level",
        "life",
        "map_deck",
        "moved",
        "opened",
        "out",
        "pace",
        "peril",
        "phase",
        "points",
        "points_lost",
        "quest_deck",
        "quest_discard",
        "quests",
        "rooted",
        "rooted_now",
        "round",
        "seen",
        "slammed",
        "slammed_now",
        "stage",
        "tokens",
        "treasures",
        "used",
        "visited",
        "ways",
        "wounded",
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
        hero: PerSeat[CardNumber],
        level: PerSeat[Level],
        life: PerSeat[Count],
        glory: PerSeat[Count],
        peril: PerSeat[Count],
        at: PerSeat[CellOrNone],
        hand: PerSeat[Cards],
        wounded: PerSeat[Cards],
        treasures: PerSeat[Cards],
        boons: PerSeat[Cards],
        banes: PerSeat[Cards],
        quests: PerSeat[Cards],
        done: PerSeat[Cards],
        points_lost: PerSeat[Few],
        rooted: PerSeat[Flag],
        slammed: PerSeat[Threat],
        due_glory: PerSeat[Few],
        due_peril: PerSeat[Few],
        due_wounds: Few,
        seen: PerCard,
        tokens: PerCard,
        used: PerCard,
        batch: PerCard,
        adventure: Piles,
        discard: Piles,
        quest_deck: Piles,
        quest_discard: Piles,
        map_deck: Cards,
        hero_deck: Cards,
        stage: Cards,
        out: Cards,
        grid: dict[Cell, Slot],
        active: Seat,
        first: Seat,
        round: Round,
        phase: Phase,
        points: Few,
        pace: Few,
        moved: Flag,
        challenged: Flag,
        visited: tuple[Cell, ...],
        opened: tuple[Edge, ...],
        rooted_now: Flag,
        slammed_now: Threat,
        emboldened: Few,
        fallen: Seats,
        ending: Ending,
        ways: dict[int, Ways] | None = None,
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
        self.hero = hero
        self.level = level
        self.life = life  # remaining Life; 0 is out of the game (DGR-DEF-08, DGR-R-62)
        self.glory = glory  # DGR-DEF-06
        self.peril = peril  # DGR-DEF-07
        self.at = at  # cell of the pawn, -1 without one
        self.hand = hand  # hidden
        self.wounded = wounded  # wounded Monsters of the hand, lying open (DGR-MON-03)
        self.treasures = treasures
        self.boons = boons
        self.banes = banes
        self.quests = quests  # not yet completed
        self.done = done
        self.points_lost = points_lost  # movement points lost in the next turn
        self.rooted = rooted  # may not change space in the next turn
        self.slammed = slammed  # Threat of Open Doors in the next turn, or 0
        self.due_glory = due_glory  # gained in the Encounter phase, credited at its end (DGR-R-116)
        self.due_peril = due_peril
        self.due_wounds = due_wounds  # wounds for which the active player names a hero (DGR-REW-03)
        # per card
        self.seen = seen  # who knows where it lies
        self.tokens = tokens  # wounds of a Monster, charges spent of a Treasure, progress of a Quest
        self.used = used  # its once-per-turn ability, test, attempt or declaration was used this turn
        self.batch = batch  # how often it was shuffled back: a hand held before cannot hold it (DGR-DRAW-07)
        # decks and piles, one per owner, the top at the end
        self.adventure = adventure
        self.discard = discard
        self.quest_deck = quest_deck
        self.quest_discard = quest_discard
        self.map_deck = map_deck
        self.hero_deck = hero_deck
        self.stage = stage  # cards being played right now
        self.out = out  # not in this game
        self.grid = grid  # replaced when it changes, so that copies may share it
        self.ways: dict[int, Ways] = {} if ways is None else ways  # what board.ways_from found for this grid
        # this turn
        self.active = active  # DGR-DEF-02
        self.first = first  # player 1
        self.round = round
        self.phase = phase
        self.points = points  # movement points left
        self.pace = pace  # Move score when the points were last reckoned (DGR-R-40)
        self.moved = moved
        self.challenged = challenged
        self.visited = visited
        self.opened = opened  # edges with an opened door
        self.rooted_now = rooted_now
        self.slammed_now = slammed_now
        self.emboldened = emboldened  # bonus of Undead that the active player resolves
        self.fallen = fallen  # eliminated seats, the first one first
        self.ending = ending

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
            self.hero,
            self.level[:],
            self.life[:],
            self.glory[:],
            self.peril[:],
            self.at[:],
            self.hand[:],
            self.wounded[:],
            self.treasures[:],
            self.boons[:],
            self.banes[:],
            self.quests[:],
            self.done[:],
            self.points_lost[:],
            self.rooted[:],
            self.slammed[:],
            self.due_glory[:],
            self.due_peril[:],
            self.due_wounds,
            self.seen[:],
            self.tokens[:],
            self.used[:],
            self.batch[:],
            self.adventure[:],
            self.discard[:],
            self.quest_deck[:],
            self.quest_discard[:],
            self.map_deck,
            self.hero_deck,
            self.stage,
            self.out,
            self.grid,
            self.active,
            self.first,
            self.round,
            self.phase,
            self.points,
            self.pace,
            self.moved,
            self.challenged,
            self.visited,
            self.opened,
            self.rooted_now,
            self.slammed_now,
            self.emboldened,
            self.fallen,
            self.ending,
            self.ways,
        )

    # -- questions every chapter asks ------------------------------------------------------------------------

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
        self.ways = {}

    def name(self, card: int) -> str:
        return self.box.names[card]

    # -- what the engine asks --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        from undercroft.games.dungeoneer.view import show

        return show(self, self.mask_of(seat), seat)

    def whole(self) -> dict[str, Any]:
        from undercroft.engine.events import EVERYBODY
        from undercroft.games.dungeoneer.view import show

        return show(self, EVERYBODY, None)

    def hidden_zones(self) -> list[list[list[int]]]:
        from undercroft.games.dungeoneer.zones import hidden_zones

        return hidden_zones(self)

    def put_zones(self, groups: list[list[list[int]]]) -> None:
        from undercroft.games.dungeoneer.zones import put_zones

        put_zones(self, groups)

    def seen_by(self) -> bytearray:
        return self.seen

    def batch_of(self) -> bytearray:
        return self.batch

    def remove_seat(self, seat: int) -> None:
        from undercroft.games.dungeoneer.rules.life import eliminate

        self.tell("resigned", seat=seat)
        if seat == self.active:  # DGR-R-137: what he was playing falls with the rest
            adventures = self.box.adventures
            self.hand[seat] += tuple(card for card in self.stage if card in adventures)
            self.stage = tuple(card for card in self.stage if card not in adventures)
        eliminate(self, seat)

    @property
    def standings(self) -> tuple[Place, ...]:
        from undercroft.games.dungeoneer.rules.goal import standings

        return standings(self)
