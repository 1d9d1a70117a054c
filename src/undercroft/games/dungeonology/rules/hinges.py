"""Hinges: the places where the base lets something else speak. Each is named after the clause it serves, and
what is said here are the rules of the base. A game owns one instance, every table shares it; an expansion
hands in a subclass, which asks what lies on its tables.

A hinge is there for a rule that needs it. It is asked where the clause bites, and nowhere else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import Frame
from undercroft.games.dungeonology.cards.content import Skill
from undercroft.games.dungeonology.ranges import Interns, Tricks
from undercroft.games.dungeonology.rules import boss, cubes, skills, students
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.phases import INSTANTS
from undercroft.games.dungeonology.rules.playing import Playing, Reactions
from undercroft.games.dungeonology.rules.stealth_test import (
    LAST_WORDS,
    Espionage,
    StealthTest,
    Study,
    in_reach,
)
from undercroft.games.dungeonology.rules.values import Cause, at_home, stars_of
from undercroft.games.dungeonology.table import Table

T = TypeVar("T", bound=Table)
PhaseStep = Callable[[Any, int, Option], None]


class Hinges(Generic[T]):
    """The rules of the base, for one kind of table."""

    def __init__(self) -> None:
        self.more_steps: Mapping[str, PhaseStep] = {}  # of a phase, beside moving, acting and playing
        self.more_plays: tuple[str, ...] = ()  # what is played beside cards and Skills, as they are
        self.instants: tuple[str, ...] = INSTANTS  # what opponents answer with
        self.last_words: tuple[str, ...] = LAST_WORDS  # what the tester says after them

    # -- who plays -------------------------------------------------------------------------------------------

    def players(self, s: T) -> int:
        """How many are counted where something comes for each player (DGY-LEVEL-01, DGY-R-165)."""
        return s.seats

    def bosses(self, s: T) -> list[int]:
        """The profiles among which one is drawn at random (DGY-SETUP-07)."""
        return list(range(len(s.box.bosses)))

    def scholars(self, s: T) -> tuple[int, ...]:
        """The Scholars among whom is chosen and dealt (DGY-SETUP-02)."""
        return tuple(range(len(s.box.scholars)))

    def opening_hand(self, s: T, seat: int, n: int) -> int:
        """The cards of the n-th player at the start (DGY-SETUP-05)."""
        return n

    def most_stars(self, s: T) -> int:
        """Of those who are compared when somebody leads (DGY-EXALT-03)."""
        return max((stars_of(s, seat) for seat in (*s.playing(), *at_home(s))), default=0)

    def settled(self, s: T) -> None:
        """A cube has come to a Note Board or left it (DGY-R-28)."""

    def is_target(self, s: T, n: int) -> bool:
        """Whether this number is that of an opponent whom an effect can name (DGY-R-208)."""
        return n < s.seats

    def ending(self, s: T, ending: str) -> str:
        """What the end is called that the game has now (DGY-GEN-01)."""
        return ending

    # -- what a Scholar has and is ---------------------------------------------------------------------------

    def skills(self, s: T, seat: int) -> tuple[str, ...]:
        """The Skills that she has: those of the side that is up (DGY-BOARD-02)."""
        scholar = s.box.scholars[s.scholar[seat]]
        return (scholar.exalted if s.exalted[seat] else scholar.normal).skills

    def why_without(self, s: T, seat: int, skill: str) -> Reason:
        """Why a Skill is not among them."""
        return Reason("DGY-BOARD-02", "skill.not_yours", {"skill": skill})

    def interns(self, s: T, seat: int) -> Interns:
        """Those of her Interns that act (DGY-INTERN-03)."""
        return s.interns[seat]

    def more_intelligence(self, s: T, seat: int) -> int:
        """What is added to her Intelligence for a while (DGY-BOARD-07)."""
        return 0

    def more_speed(self, s: T, seat: int) -> int:
        """What is added to her Speed for a while (DGY-BOARD-06)."""
        return 0

    def more_students(self, s: T, seat: int) -> int:
        """What is added to her Initial Students (DGY-BOARD-03)."""
        return 0

    def more_change(self, s: T, seat: int, by: Mapping[int, int]) -> int:
        """What else changes a value of hers, by pieces of another box (DGY-R-192)."""
        return 0

    def more_causes(self, s: T, seat: int, by: Mapping[int, int]) -> list[Cause]:
        """The same piece by piece."""
        return []

    def study_bonus(self, s: T, seat: int, n: int) -> int:
        """What her Study Bonus counts (DGY-STAR-05)."""
        return n

    # -- cards -----------------------------------------------------------------------------------------------

    def held(self, s: T, seat: int) -> Tricks:
        """The cards that she plays and declares with (DGY-TRICK-05)."""
        return s.hand[seat]

    def playable(self, s: T, seat: int) -> Tricks:
        """Those of them that she may play (DGY-PRIO-01)."""
        return s.hand[seat]

    def why_not_play(self, s: T, seat: int) -> Reason | None:
        """Why she may play none."""
        return None

    def reactions(self, s: T, play: Playing) -> Frame:
        """Who may answer a Main Effect that was declared (DGY-MAIN-14)."""
        return Reactions(play.seat)

    def why_not_main(self, s: T, seat: int, card: int) -> Reason | None:
        """What else forbids a Main Effect."""
        return None

    def might_use(self, s: T, seat: int) -> bool:
        """Whether, for all anybody can see, she could do something without a card (DGY-R-175)."""
        return False

    def declarable(self, s: T, seat: int) -> Tricks:
        """Those that she may lay down to declare (DGY-STUDY-09, DGY-ESP-09)."""
        return s.hand[seat]

    def why_not_declare(self, s: T, cards: Tricks) -> Reason | None:
        """What keeps her from declaring with cards that she holds; nothing, if there are none."""
        return None

    def let_go(self, s: T, seat: int, card: int) -> None:
        """A card that she held is played or laid down."""
        hand = s.hand[seat]
        i = hand.index(card)
        s.hand[seat] = hand[:i] + hand[i + 1 :]

    def types_for(self, s: T, kind: int) -> tuple[int, ...]:
        """The types of cards that a Skill accepts where it asks for one (DGY-TRICK-01)."""
        return (kind,)

    def why_not_use(self, s: T, seat: int, skill: Skill) -> Reason | None:
        """Whether a Skill has been used often enough; here none is limited (DGY-BOARD-02)."""
        return None

    def used(self, s: T, seat: int, skill: str) -> None:
        """A Skill is used."""

    def use_skill(self, s: T, seat: int, skill: int) -> None:
        """She pays for a Skill and has what it does (DGY-BOARD-02). It may ask."""
        skills.begin(s, seat, skill)

    def why_not_harvest(self, s: T, seat: int, skill: Skill, n: int) -> Reason | None:
        """What else forbids an Action that Collects so many cubes without a test (DGY-R-199)."""
        return None

    def harvest(self, s: T, seat: int, n: int) -> None:
        """She pays for such an Action and Collects them."""
        s.push(skills.Harvest(seat, n=n, left=n))

    def intern_moved(self, s: T, intern: int) -> None:
        """An Intern has another owner (DGY-INTERN-05)."""

    # -- Students and Stun -----------------------------------------------------------------------------------

    def students_away(self, s: T) -> int:
        """Gray Students that are neither in the University nor at the Bonfire nor with anybody."""
        return 0

    def shuts_bonfire(self, s: T) -> bool:
        """Whether nobody gains Students from the Bonfire (DGY-ICON-01)."""
        return False

    def draw_students(self, s: T, seat: int, n: int) -> None:
        """A draw of so many (DGY-STUD-01). It may ask."""
        students.draw_at_once(s, seat, n)

    def leave_bonfire(self, s: T, seat: int, n: int) -> None:
        """So many go from the Bonfire to her (DGY-STUD-06, 07: without a limit)."""
        s.bonfire -= n
        s.students[seat] += n

    def bonfire_cleared(self, s: T) -> None:
        """Nobody sits at the Bonfire any more (DGY-OMEGA-03)."""

    def enroll(self, s: T, n: int) -> None:
        """A row of the Alert Card fills the University with so many (DGY-OMEGA-07). It may ask."""
        s.university[students.GRAY] += min(n, students.spare_students(s))

    def university_emptied(self, s: T) -> None:
        """Nobody is in the University any more (DGY-MAX-05)."""

    def panic_turned_up(self, s: T) -> None:
        """Maximum Alert has begun (DGY-MAX-04 to 07). What the Panic Card does at once may ask."""

    def bonfire_spaces(self, s: T) -> int:
        """How many Students the Bonfire has room for (DGY-STUD-04)."""
        return s.box.bonfire

    def row_filled(self, s: T) -> None:
        """A row of the Alert Card is filled (DGY-OMEGA-01). What comes after its refill may ask."""

    def sacrifice_cost(self, s: T, seat: int, n: int) -> int:
        """How many Students a cost takes that says n (DGY-ICON-05)."""
        return n

    def sacrifice(self, s: T, seat: int, n: int) -> None:
        """She Sacrifices so many of the Students that she has (DGY-STUD-08). It may ask."""
        s.students[seat] -= n
        s.tell("sacrificed", seat=seat, n=n)
        self.sacrificed(s, seat)

    def steal_students(self, s: T, seat: int, victims: tuple[int, ...]) -> None:
        """A Student from each of these goes to her (DGY-R-198). It may ask."""
        for victim in victims:
            s.students[victim] -= 1
            s.students[seat] += 1
            s.tell("student_stolen", seat=seat, victim=victim)

    def sacrificed(self, s: T, seat: int) -> None:
        """She has Sacrificed Students."""

    def shrugs_off(self, s: T, seat: int) -> bool:
        """Whether the Stun Token that falls now does not touch her (DGY-STUN-01)."""
        return False

    def stun_shed(self, s: T, seat: int) -> int:
        """The Stun Tokens that Rest and Bivouac take (DGY-REST-02)."""
        return s.stun[seat]

    def goes_home(self, s: T, seat: int) -> None:
        """She Rests, and stands where she stood (DGY-REST-01)."""

    def gathered(self, s: T, seat: int) -> None:
        """At Rest or Bivouac she has taken Students (DGY-REST-04). What comes now may ask."""

    def rested(self, s: T, seat: int) -> None:
        """After the last step of Rest and Bivouac (DGY-REST-06)."""

    def leaving(self, s: T, seat: int) -> None:
        """She is about to leave the game, and still stands where she stood (DGY-R-59)."""

    def left(self, s: T, seat: int) -> None:
        """She has left the game (DGY-R-59)."""

    # -- the dungeon -----------------------------------------------------------------------------------------

    def ignores(self, s: T, seat: int, effect: str) -> bool:
        """Whether a Zone Effect, or Trap Tokens, do not touch her (DGY-DZ-02, DGY-TOKEN-07)."""
        return False

    def trap_for(self, s: T, seat: int, zone: int) -> int:
        """Which of the Trap Tokens there, counted from the left, is the next to act on her; -1 for none
        (DGY-TOKEN-07, DGY-R-184).
        """
        return 0 if s.traps[zone] and not self.ignores(s, seat, "traps") else -1

    def trap_sprung(self, s: T, seat: int, knew: int) -> None:
        """She has turned up a Trap Token, which these seats knew (DGY-TOKEN-07)."""

    def strike(self, s: T, entering: Entering, name: str, n: int, is_trap: bool = False) -> None:
        """An Incoming Effect acts on whoever enters (DGY-DZ-02, DGY-TOKEN-08). It may ask."""
        s.rules.incoming_effects[name].strike(s, entering, n)

    def opens_doors(self, s: T, seat: int) -> bool:
        """Whether Doors do not stop her for a while (DGY-ZONE-07)."""
        return False

    def step_cost(self, s: T, seat: int, zone: int) -> int:
        """The Speed points of a step into a Zone, -1 for a new one (DGY-MOVE-02)."""
        return 1

    def stepped(self, s: T, seat: int) -> None:
        """Speed points were spent for a step."""

    def tiles(self, s: T, seat: int) -> int:
        """The tiles that she looks at together when a Speed point brings in a Zone (DGY-PLACE-01)."""
        return 1

    def arrived(self, s: T, seat: int) -> None:
        """She has come into a Zone, whichever way (DGY-R-149)."""

    def turned_back(self, s: T, seat: int, zone: int) -> bool:
        """Whether something on the way keeps her out of a Zone; then it acts on her (DGY-R-149)."""
        return False

    def effects_of(self, s: T, zone: int) -> tuple[tuple[str, int], ...]:
        """The Zone Effects that act on whoever enters, in order (DGY-DZ-02)."""
        return s.box.zone[zone].effects

    def put_back(self, s: T, tile: int, floor: int) -> bool:
        """Whether a tile that fits nowhere goes back to the box, and not under its pile (DGY-PLACE-04)."""
        return False

    def closed_edges(self, s: T, tile: int, beside: int) -> Sequence[int]:
        """Where a tile that is being laid beside a Zone gets Walls to others of its Floor (DGY-PLACE-10)."""
        return ()

    def zone_laid(self, s: T, zone: int) -> None:
        """A Zone lies on the table, whoever laid it (DGY-PLACE-06)."""

    def tile_linked(self, s: T, seat: int, tile: int, beside: int) -> None:
        """She has laid it beside another Zone. What comes now may ask."""

    def tile_laid(self, s: T, seat: int) -> None:
        """She has laid a tile that she drew from a pile (DGY-PLACE-02)."""

    def keeps_cube(self, s: T, seat: int) -> bool:
        """Whether she may yet keep a cube that is to fall; then a procedure asks her and leaves 1 in `result`
        if she does (DGY-CUBE-08).
        """
        return False

    def room(self, s: T, seat: int) -> list[int]:
        """By kind, how many cubes her board has room for (DGY-BOARD-11)."""
        board = s.board[seat]
        return [column.slots - len(cubes) for column, cubes in zip(s.box.columns, board, strict=True)]

    def take_room(self, room: list[int], cube: int) -> None:
        """What is left of it when a cube of a kind comes there."""
        room[cube] -= 1

    def collect(self, s: T, seat: int, zone: int, place: int) -> None:
        """She Collects a cube for which there is room (DGY-CUBE-02)."""
        cubes.collect_into(s, seat, zone, place, s.spaces[zone][place])

    def steal(self, s: T, seat: int, victim: int, column: int) -> None:
        """She Steals the top cube of a column (DGY-CUBE-05)."""
        cubes.steal(s, seat, victim, column, column)

    def cube_value(self, s: T, cube: int) -> int:
        """What a cube in a Zone is worth (DGY-BOARD-12)."""
        return s.box.columns[cube].value

    def gained_cube(self, s: T, seat: int, column: int) -> None:
        """She has Collected or Stolen a cube that lies in a column now (DGY-CUBE-01)."""

    def hides_cubes(self, s: T) -> bool:
        """Whether something else in a Zone counts as a cube there (DGY-END-07, DGY-MAX-17)."""
        return False

    def boss_has_left(self, s: T) -> bool:
        """Whether the Boss is out of the game for good (DGY-BOSS-05)."""
        return False

    def boss_shuns(self, s: T) -> tuple[int, ...]:
        """Zones that the Boss never enters (DGY-BOSS-17)."""
        return ()

    def met_by(self, s: T) -> str:
        """Who it is that meets somebody now (DGY-BOSS-10)."""
        return boss.boss_id(s)

    def encounter(self, s: T, seat: int) -> None:
        """The Boss meets her (DGY-BOSS-10)."""
        boss.encounter(s, seat)

    # -- Stealth Tests and the Thesis ------------------------------------------------------------------------

    def can_spy_on(self, s: T, seat: int, other: int) -> bool:
        """Whether another Scholar is near enough for Espionage (DGY-ESP-01)."""
        return in_reach(s, seat, other)

    def why_too_far(self, s: T, seat: int, other: int) -> Reason:
        """Why not."""
        return Reason("DGY-ESP-01", "spy.far", {"victim": other})

    def booty(self, s: T, seat: int) -> list[int]:
        """What an Espionage against her may be about (DGY-ESP-03)."""
        return [column for column, cubes in enumerate(s.board[seat]) if cubes]

    def espionage(self, s: T, seat: int, target: int, cube: int) -> Espionage:
        """The test for a cube of somebody (DGY-ACT-03)."""
        return Espionage(seat, s.at[seat], target=target, column=cube)

    def study_announced(self, s: T, test: Study) -> None:
        """A Study begins (DGY-STUDY-01)."""

    def picks_cubes(self, s: T, test: Study) -> bool:
        """Whether she indicates cubes one by one; then a procedure asks for them (DGY-STUDY-06)."""
        return False

    def declares(self, s: T, test: StealthTest) -> None:
        """She declares her Stealth Value with the cards of the test (DGY-STUDY-09)."""

    def declared(self, s: T, test: StealthTest) -> None:
        """The Stealth Value is declared, and Luck is applied (DGY-STUDY-12). What comes now may ask."""

    def divinations(self, s: T, test: StealthTest) -> list[Cause]:
        """The Divinations that follow a declaration in every test (DGY-R-201)."""
        return []

    def test_passed(self, s: T, test: StealthTest) -> None:
        """A Stealth Test has succeeded (DGY-STUDY-16, DGY-ESP-15)."""

    def studied(self, s: T, test: Study) -> None:
        """A Study has succeeded and its cubes are Collected (DGY-STUDY-17)."""

    def resample_test(self, s: T, test: StealthTest, seat: int | None, chance: Chance) -> None:
        """In a deal that a seat imagines, the tester has what everybody knows."""

    def passes_thesis(self, s: T, seat: int, points: int) -> bool:
        """DGY-THESIS-05."""
        target: Any = s.box.card[s.clan].target
        return bool(points >= target)

    def thesis_passed(self, s: T, seat: int) -> None:
        """Her Thesis is accepted, and nothing is turned up yet (DGY-THESIS-07, DGY-R-60)."""
