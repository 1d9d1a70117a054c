"""The Panic Cards of this box (content: Outside the Dungeon, Cooking Time; DGY-R-195, 203); those of Jukas,
Enrico Giovanni and Marconiglio are told elsewhere.
"""

from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.board import distances
from undercroft.games.dungeonology.rules.ending import end_game
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.rules.congregations import give, kinds_of, plus
from undercroft.games.rocca_civetta.rules.eggs import gather_eggs
from undercroft.games.rocca_civetta.rules.rolling_stone import loosen, roll_on
from undercroft.games.rocca_civetta.table import Table


def panic_of(box: Any, boss: int) -> tuple[int, ...]:
    """The Panic Card that names this Boss, if there is one (RCV-R-146, 147)."""
    return tuple(n for n in box.panics if box.card[n].boss and box.card[n].boss == box.bosses[boss].boss)[:1]


class Homeward(Frame):
    """At the end of her turn she is moved a Zone toward the Starting Zone, and into it, without Zone Effects
    and whatever the Doors (RCV-R-183).
    """

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-183"

    seat: Seat

    def ways(self, s: Table) -> list[int]:
        far = distances(s.plan, CAMP)
        here = s.at[self.seat]
        return [link.zone for link in s.plan.links[here] if far.get(link.zone, 99) < far.get(here, 0)]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in self.ways(s)]

    def choose(self, s: Table) -> str:
        zones = self.ways(s)
        if len(zones) > 1:
            s.ask(self.seat, "panic.home", ("at",))
            return "chosen"
        return self.move(s, zones[0]) if zones else DONE

    def chosen(self, s: Table) -> str:
        return self.move(s, s.answer[1])

    def move(self, s: Table, zone: int) -> str:
        s.push(Entering(self.seat, zone, quiet=1))
        return DONE


class Feeding(Frame):
    """A Student goes into the Cauldron, or she gains a Stun Token."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-200"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("cook",), ("suffer",)]

    def choose(self, s: Table) -> str:
        if not s.students[self.seat]:
            return self.suffer(s)
        s.ask(self.seat, "panic.cauldron", ("cook", "suffer"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        kinds = kinds_of(s, self.seat)
        if len(kinds) == 1:
            return self.cook(s, kinds[0])
        return "part"

    def part_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.seat)]

    def part(self, s: Table) -> str:
        """RCV-R-200: of which kind, she says."""
        s.ask(self.seat, "student.part", ("part",))
        return "parted"

    def parted(self, s: Table) -> str:
        return self.cook(s, s.answer[1])

    def cook(self, s: Table, kind: int) -> str:
        give(s, self.seat, kind)
        s.cauldron += 1
        if kind:
            s.stewed = plus(s.stewed, kind, 1)
        s.tell("cooked", seat=self.seat, n=s.cauldron)
        return DONE

    def suffer(self, s: Table) -> str:
        s.push(Stuns(self.seat, 1))
        return DONE


def feed_cauldron(s: Table, seat: int) -> None:
    """A Scholar in the Starting Zone is not touched (DGY-R-22)."""
    if s.is_out_there(seat):
        s.push(Feeding(seat))


def go_home(s: Table, seat: int) -> None:
    if s.is_out_there(seat):
        s.push(Homeward(seat))


MORNING: Final = {"cooking_time": feed_cauldron}  # what they add to the start of every turn
EVENING: Final = {"outside_the_dungeon": go_home, "rolling_stone": roll_on}  # and to its end
REVEALED: Final = {"rolling_stone": loosen, "egg_hunt": gather_eggs}  # what they do when they are turned up


def turned_up(s: Table) -> None:
    """DGY-MAX-04: after the University is full again."""
    effect = REVEALED.get(s.box.card[s.panic].id)
    if effect is not None:
        effect(s)


def end_of_turn(s: Table, seat: int) -> None:
    """DGY-R-203: after the cards, before a Forced Thesis."""
    effect = EVENING.get(s.box.card[s.panic].id)
    if effect is not None:
        effect(s, seat)


def check_cauldron(s: Table) -> None:
    """The game ends at the end of the turn in which it is full."""
    panic = s.pieces.panic_of(s.panic) if s.maximum else None
    if panic is not None and panic.cauldron and s.cauldron >= panic.cauldron * s.hinges.players(s):
        end_game(s, "cauldron_full")


FRAMES: Final = (Homeward, Feeding)
