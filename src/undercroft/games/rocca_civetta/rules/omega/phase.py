"""The Omega Phase, field by field (chapter OPH; RCV-OAA-07; RCV-R-84, 86, 90 to 95, 98, 100, 117, 120 to 122,
154, 155, 157, 229, 230).
"""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat, Seats, Within
from undercroft.games.dungeonology.ranges import CardOrNone
from undercroft.games.dungeonology.rules.ending import end_game
from undercroft.games.dungeonology.rules.values import stars_of
from undercroft.games.dungeonology.table import CAMP
from undercroft.games.rocca_civetta.cards.content import OmegaCard
from undercroft.games.rocca_civetta.rules import congregations
from undercroft.games.rocca_civetta.rules.omega.steps import (
    EFFECTS,
    OmegaTile,
    beyond,
    do,
    enter,
    has_cubes,
    has_passage,
    is_open,
    may_take,
    passage_of,
    take_first,
)
from undercroft.games.rocca_civetta.rules.omega.tome import (
    best_cubes,
    black_stars,
    card_of,
    draw_card,
    is_alone,
    is_full,
    students_for,
)
from undercroft.games.rocca_civetta.table import Table

ON_WAY: Final = 2  # cubes that he Collects at most in the Zones he enters (content: CE)
LEAD, DOUBLE_LEAD = 1, 2  # Stars more than Black Stars (RCV-OPH-12, 13)


class OmegaPhase(Frame):
    """One Omega Phase. Nobody plays anything in it; the current player decides where he has a choice
    (RCV-R-121, 157).
    """

    first_step = "begin"
    belongs_to = ("seat",)
    waits = ("set_out", "revealed", "arrived", "encounter", "star", "double_star", "discard")
    rule = "RCV-R-157"

    seat: Seat
    card: CardOrNone = -1
    walked: Few = 0  # steps of B
    passage: Annotated[int, Within(-1, 7)] = -1  # the one that this step names
    tried: Annotated[int, Within(0, 8)] = 0  # Passages looked at, clockwise from there
    taken: Few = 0  # cubes Collected on the way
    met: Seats = ()
    struck: Few = 0  # Scholars for whom E and F are done
    part: Few = 0  # parts of E done for the next one

    def facts(self, s: Table) -> OmegaCard:
        return card_of(s, self.card)

    def begin(self, s: Table) -> str:
        """RCV-SOLO-14, RCV-OAA-14, RCV-R-86, 155: looked at before a card is drawn, and only then."""
        s.tell("omega_phase", seat=self.seat)
        if is_full(s):
            end_game(s, "tome_full")
            return DONE
        s.omega_gains = ()
        self.card = draw_card(s, "phase")
        return "students"

    def students(self, s: Table) -> str:
        """A, beside what she draws herself (RCV-R-159): an Omega Student brings its Jinx Card, face down, to
        the current Scholar (RCV-OPH-02, RCV-R-114, 121). Whatever it starts, the rest of the card follows
        (RCV-R-154).
        """
        congregations.draw_for_omega(s, self.seat, students_for(s, self.facts(s)))
        return "set_out"

    # -- B and C ---------------------------------------------------------------------------------------------

    def set_out(self, s: Table) -> str:
        return "teleport" if self.facts(s).teleport else "walk"

    def walk(self, s: Table) -> str:
        """RCV-OPH-03, RCV-R-98: one step after another."""
        steps = self.facts(s).movement
        if self.walked >= len(steps):
            return "effect"
        self.passage = passage_of(s, steps[self.walked])
        self.tried = 0
        return "look"

    def look(self, s: Table) -> str:
        """RCV-OPH-04 to 07, RCV-R-94 to 97, 120: each Passage of his Zone once, clockwise."""
        zone = s.omega_at
        while self.tried < 8:
            passage = (self.passage + self.tried) % 8
            self.tried += 1
            if not has_passage(s, passage):
                continue
            other = beyond(s, passage)
            if other > CAMP and (has_cubes(s, other) or s.at[self.seat] == other):
                return self.arrive(s, other)
            if other < 0 and is_open(s, passage):
                s.push(OmegaTile(self.seat, zone, s.box.zone[zone].floor, passage=passage))
                return "revealed"
        return "teleport"

    def revealed(self, s: Table) -> str:
        return "look" if s.result < 0 else self.arrive(s, s.result)

    def teleport_options(self, s: Table, seat: int) -> list[Option]:
        zones = dict.fromkeys(zone for zone, _ in best_cubes(s, s.placed_zones()))
        return [("at", zone) for zone in zones]

    def teleport(self, s: Table) -> str:
        """RCV-OPH-08, RCV-R-100: to the current Scholar, or to the most valuable cube on the table."""
        self.walked = max(self.walked, len(self.facts(s).movement))
        if s.is_out_there(self.seat):
            return self.arrive(s, s.at[self.seat])
        offers = self.teleport_options(s, self.seat)
        if not offers:
            return "effect"
        if len(offers) == 1:
            return self.arrive(s, offers[0][1])
        s.ask(self.seat, "omega.teleport", ("at",))
        return "jumped"

    def jumped(self, s: Table) -> str:
        return self.arrive(s, s.answer[1])

    def arrive(self, s: Table, zone: int) -> str:
        """Whoever is there is met, once in a phase (RCV-R-91); Stairs come before his next step."""
        self.walked += 1
        here = tuple(seat for seat in s.around() if s.at[seat] == zone and seat not in self.met)
        self.met += here
        enter(s, self.seat, zone)
        return "arrived"

    def arrived(self, s: Table) -> str:
        if self.facts(s).effect == "collect_on_way" and self.taken < ON_WAY and may_take(s, s.omega_at):
            self.taken += 1
            take_first(s, 1)
        return "walk"

    # -- D to H ----------------------------------------------------------------------------------------------

    def effect(self, s: Table) -> str:
        """D, after the whole movement (RCV-R-92, 93)."""
        word = self.facts(s).effect
        if word:
            EFFECTS[word](s, self.seat)
        return "encounter"

    def encounter(self, s: Table) -> str:
        """E, then F, for one after another from the current player (RCV-OPH-10, 11, RCV-OAA-09, RCV-R-90,
        230).
        """
        order = [seat for seat in s.around() if seat in self.met]
        if self.struck >= len(order):
            return "star"
        seat, parts = order[self.struck], self.facts(s).encounter
        if self.part < len(parts):
            self.part += 1
            do(s, seat, parts[self.part - 1])
            return "encounter"
        self.part = 0
        self.struck += 1
        if is_marked(s, seat):
            do(s, seat, self.facts(s).black_star)
        return "encounter"

    def lead(self, s: Table) -> int:
        return stars_of(s, self.seat) - black_stars(s)  # RCV-R-229

    def star(self, s: Table) -> str:
        """G: without an Encounter too (RCV-OPH-12, RCV-OAA-11, RCV-R-90)."""
        if self.lead(s) >= LEAD:
            do(s, self.seat, self.facts(s).star)
        return "double_star"

    def double_star(self, s: Table) -> str:
        if self.lead(s) >= DOUBLE_LEAD:
            do(s, self.seat, self.facts(s).double_star)
        return "discard"

    def discard(self, s: Table) -> str:
        return DONE


def is_marked(s: Table, seat: int) -> bool:
    """Whom F hits: alone, whoever is Exalted; against all, whoever has more Stars than he (RCV-OPH-11,
    RCV-OAA-10, RCV-R-117).
    """
    return bool(s.exalted[seat]) if is_alone(s) else stars_of(s, seat) > black_stars(s)


FRAMES: Final = (OmegaPhase,)
