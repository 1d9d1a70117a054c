"""The turn: its start, the one Activity, and its end (chapters TURN, REST, THESIS, EOT; DGY-R-19, 49 to 61,
109 to 112, 115 to 117, 154 to 156, 195, 203, 206).
"""

from functools import cache
from typing import ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Menu, Offer, Option, Reason, alone
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Flag, Seat
from undercroft.games.dungeonology.rules.cubes import (
    dearest,
    eliminate_from_board,
    learn_clan,
    open_clan,
)
from undercroft.games.dungeonology.rules.ending import (
    check_cubes,
    check_submitted,
    end_game,
    end_of_start,
    leave,
)
from undercroft.games.dungeonology.rules.panic import start_of_turn
from undercroft.games.dungeonology.rules.phases import Phase, action_phase
from undercroft.games.dungeonology.rules.rest import Resting
from undercroft.games.dungeonology.rules.scoring import (
    PLACE_BONUS,
    clan_points,
    cube_points,
    figures,
    intern_points,
    jinx_points,
    place_bonus,
    thesis_points,
)
from undercroft.games.dungeonology.rules.students import (
    OMEGA,
    activate_row,
    draw_students,
    gain_from_bonfire,
    spare_omegas,
    start_maximum,
)
from undercroft.games.dungeonology.rules.stun import is_spent
from undercroft.games.dungeonology.rules.values import (
    change,
    hand_value_of,
    stars_of,
)
from undercroft.games.dungeonology.rules.windows import Moment
from undercroft.games.dungeonology.table import ACTIVITY, CAMP, END, NOBODY, START, TURN_ENDS, Table
from undercroft.games.dungeonology.zones import (
    draw_cards,
    draw_jinx,
    turn_up,
    unveil,
)

THESIS_STARS: Final = 2  # DGY-TURN-04, DGY-THESIS-01
ALERT_STEPS: Final = frozenset({"panic", "alarm", "defend"})  # DGY-MAX-08, DGY-MAX-15


class Turn(Frame):
    """All turns, one after another: the lowest procedure of the game. Its start, its evening and its close
    are lists of steps; between them lies the Activity.
    """

    first_step = "begin"
    waits: ClassVar[tuple[str, ...]] = ("jinx", "activity", "close", "act", "evening", "begin")

    START: ClassVar[tuple[str, ...]] = ("begin", "panic", "alarm", "jinx", "greet", "activity")
    EVENING: ClassVar[tuple[str, ...]] = (
        "evening",
        "students",
        "unveil",
        "interns",
        "refill",
        "defend",
        "close",
    )
    CLOSE: ClassVar[tuple[str, ...]] = ("close", "hand_on", "begin")

    activity_options: ClassVar[Menu] = Menu(("explore", "rest", "submit"))

    def begin(self, s: Table) -> str:
        seat = s.active
        s.phase = START
        s.points = s.spent = s.extra_action = s.boss_done = 0
        s.pace = 0
        s.actions = s.headbutted = ()
        s.cut = s.barren = 0
        s.cubes_gained = [0] * s.seats
        ending = end_of_start(s, seat)
        if ending:
            end_game(s, ending)
            return DONE
        s.tell("turn_began", seat=seat, round=s.round)
        s.disguised[seat] = 0
        return after("begin", self.START, s.maximum)

    def panic(self, s: Table) -> str:
        """In Maximum Alert every player draws a Student, then comes what the Panic Card adds (DGY-MAX-08,
        DGY-R-167, 206).
        """
        following = after("panic", self.START, s.maximum)
        draw_students(s, s.active, 1)
        return following

    def alarm(self, s: Table) -> str:
        start_of_turn(s, s.active)
        return after("alarm", self.START, s.maximum)

    def jinx(self, s: Table) -> str:
        seat = s.active
        if not s.is_in(seat):
            return "absent"
        draw_students(s, seat, change(s, seat, "morning_draw"))
        return after("jinx", self.START)

    def greet(self, s: Table) -> str:
        """Cards that name this moment, before anything is checked (DGY-R-51, 195)."""
        if s.has("main_effects"):
            s.push(Moment("turn_start", s.active))
        return after("greet", self.START, s.maximum)

    # -- the Activity ----------------------------------------------------------------------------------------

    def activity(self, s: Table) -> str:
        if not s.is_in(s.active):  # DGY-R-211: she has given up meanwhile
            return "close"
        s.phase = ACTIVITY
        if s.maximum:  # DGY-MAX-10, DGY-MAX-11
            return "explore"
        if is_spent(s, s.active) and not may_submit_instead(s, s.active):
            s.tell("must_rest", seat=s.active)  # DGY-TURN-02, DGY-STUN-05, DGY-R-19, 50: Rest wins
            return "rest"
        if s.is_safe(s.active) and s.clauses.camp_choice == "explore":  # DGY-TURN-03, DGY-START-07
            return "explore"
        s.ask(s.active, "turn.activity", self.activity_options.verbs)
        return "chosen"

    def chosen(self, s: Table) -> str:
        """One Activity and no other (DGY-R-49)."""
        return str(s.answer[0])

    def rest(self, s: Table) -> str:
        """DGY-R-52: nobody is asked to play in such a turn."""
        s.tell("rested", seat=s.active)
        s.hinges.goes_home(s, s.active)
        s.at[s.active] = CAMP  # DGY-REST-01, DGY-START-08
        s.hinges.arrived(s, s.active)
        s.push(Resting(s.active))
        return "close"  # DGY-TURN-05, DGY-REST-07, DGY-R-54

    def submit(self, s: Table) -> str:
        s.push(Thesis(s.active))
        return "evening" if s.clauses.thesis_evening else "close"  # DGY-ED-28; DGY-R-61: whatever comes of it

    def explore(self, s: Table) -> str:
        s.push(Phase("movement"))
        return "act"

    def act(self, s: Table) -> str:
        if not s.is_in(s.active):
            return "close"
        s.push(action_phase(s))
        return "evening"

    # -- the End of Turn Phase -------------------------------------------------------------------------------

    def evening(self, s: Table) -> str:
        """In this phase nobody is asked to play (DGY-EOT-01, DGY-R-109)."""
        if not s.is_in(s.active) or s.cut == TURN_ENDS:  # DGY-ED-40
            return "close"
        s.phase = END
        return after("evening", self.EVENING, s.maximum)

    def students(self, s: Table) -> str:
        if not s.has("main_effects"):  # DGY-EOT-02, DGY-MAIN-05
            draw_students(s, s.active, 1)
        return after("students", self.EVENING)

    def unveil(self, s: Table) -> str:
        """DGY-EOT-03, DGY-JINX-03, DGY-R-111, 112, 213: whoever has a face-down Jinx turns it up, also one
        that comes meanwhile.
        """
        for seat in s.around() if s.clauses.reveals == "all" else [s.active]:  # DGY-ED-30
            if s.is_in(seat) and s.veiled[seat]:
                unveil(s, seat, s.veiled[seat][0])
                return "unveil"
        return after("unveil", self.EVENING, s.maximum)

    def interns(self, s: Table) -> str:
        if s.is_in(s.active):
            gain_from_bonfire(s, s.active, change(s, s.active, "evening_gain"))  # DGY-R-203
        return after("interns", self.EVENING)

    def refill(self, s: Table) -> str:
        """DGY-EOT-04, DGY-R-110."""
        seat = s.active
        if s.is_in(seat):
            draw_cards(s, seat, hand_value_of(s, seat) - len(s.hand[seat]))
        return after("refill", self.EVENING, s.maximum)

    def defend(self, s: Table) -> str:
        """DGY-MAX-15, DGY-R-154 to 156: back in the Starting Zone, whatever her Stars; by other books if she
        will (DGY-ED-46).
        """
        following = after("defend", self.EVENING, s.maximum)
        if not s.is_in(s.active) or not s.is_safe(s.active):
            return following
        if s.clauses.max_thesis == "free":
            s.ask(s.active, "turn.thesis", ("submit", "pass"))
            return "defended"
        s.push(Thesis(s.active, forced=1))
        return following

    def defend_options(self, s: Table, seat: int) -> list[Option]:
        return [("submit",), ("pass",)]

    def defended(self, s: Table) -> str:
        if s.answer[0] == "submit":
            s.push(Thesis(s.active, forced=1))
        return after("defend", self.EVENING, s.maximum)

    def close(self, s: Table) -> str:
        check_submitted(s)
        check_cubes(s)
        return DONE if s.over else after("close", self.CLOSE, s.maximum)

    def hand_on(self, s: Table) -> str:
        """DGY-EOT-05: the player to the left begins."""
        s.active = (s.active + 1) % s.seats
        if s.active == s.first:
            s.round += 1
        return after("hand_on", self.CLOSE, s.maximum)

    # -- those who have left ---------------------------------------------------------------------------------

    def absent(self, s: Table) -> str:
        """DGY-TURN-07: skipped, except that the first to submit places an Omega Student (DGY-END-03, 05)."""
        if not s.maximum and s.theses and s.theses[0] == s.active:
            place_omega(s)
        return "close"


@cache
def after(step: str, steps: tuple[str, ...], maximum: int = 0) -> str:
    """The step that follows in a list; those of Maximum Alert are passed over before it has begun."""
    rest = steps[steps.index(step) + 1 :]
    return next(name for name in rest if maximum or name not in ALERT_STEPS)


def place_omega(s: Table) -> None:
    """Placed, not drawn: no Jinx Card, and the Bonfire stays (DGY-R-115)."""
    free = s.omegas < len(s.box.alerts[s.alert].rows)
    from_bag = not spare_omegas(s)
    if not free or (from_bag and not s.university[OMEGA]):
        if s.last_round == NOBODY and s.doom == NOBODY:  # DGY-END-04, DGY-R-117
            s.last_round = s.active
            s.tell("last_round_began", seat=s.active)
        return
    if from_bag:
        s.university[OMEGA] -= 1
    s.omegas += 1
    s.tell("omega_placed", row=s.omegas)
    activate_row(s)


# -- which Activity ------------------------------------------------------------------------------------------


def may_submit_instead(s: Table, seat: int) -> bool:
    """Whether full Stun leaves her a Thesis (DGY-ED-23)."""
    return s.clauses.thesis_first and stars_of(s, seat) >= THESIS_STARS


def why_not_explore(s: Table, seat: int, option: Option) -> Reason | None:
    return Reason("DGY-ED-23", "explore.spent") if is_spent(s, seat) else None


def why_not_submit(s: Table, seat: int, option: Option) -> Reason | None:
    """Only the Stars count, also after a failure (DGY-THESIS-16)."""
    if stars_of(s, seat) < THESIS_STARS:
        return Reason("DGY-THESIS-01", "submit.stars", {"n": stars_of(s, seat), "needed": THESIS_STARS})
    return None


EXPLORE: Final[Offer] = alone("explore", why_not_explore)
REST: Final[Offer] = alone("rest")  # DGY-REST-08
SUBMIT: Final[Offer] = alone("submit", why_not_submit)


# -- Submit the Thesis ---------------------------------------------------------------------------------------


class Thesis(Frame):
    """DGY-THESIS-02 to 15; in Maximum Alert it is forced, and the last thing she does (DGY-MAX-15, 16)."""

    first_step = "present"
    belongs_to = ("seat",)
    rule = "DGY-ED-27"

    seat: Seat
    forced: Flag = 0

    def present(self, s: Table) -> str:
        seat = self.seat
        s.at[seat] = CAMP
        s.hinges.arrived(s, seat)
        s.tell("thesis_submitted", seat=seat)
        learn_clan(s, seat)
        return "succeed" if s.hinges.passes_thesis(s, seat, thesis_points(s, seat)) else "fail"

    def succeed(self, s: Table) -> str:
        seat = self.seat
        s.hinges.thesis_passed(s, seat)
        if s.clauses.thesis_open:
            self.publish(s)
        else:  # DGY-ED-25: everything else is counted at the end
            s.theses += (seat,)
            s.tell("thesis_passed", seat=seat, place=len(s.theses), bonus=place_bonus(s, seat))
        leave(s, seat)  # DGY-END-02: the others go on
        if len(s.theses) == 1 and s.has("maximum_alert"):  # DGY-MAX-01
            start_maximum(s)
        return DONE

    def publish(self, s: Table) -> None:
        """What a success is worth (DGY-THESIS-06 to 09)."""
        seat = self.seat
        open_clan(s)  # DGY-R-58
        turn_over = turn_up if s.rules.ignores_jinxes_at_thesis else unveil
        while s.veiled[seat]:  # DGY-R-60
            turn_over(s, seat, s.veiled[seat][0])
        s.theses += (seat,)
        told = figures(s, seat)
        s.final_score[seat] = told["total"]
        s.tell("thesis_accepted", seat=seat, place=len(s.theses), bonus=told["thesis"], **told)

    def fail(self, s: Table) -> str:
        seat = self.seat
        points, clan = cube_points(s, seat), clan_points(s, seat)
        s.tell("thesis_refused", seat=seat, points=points + clan if s.clan_open else -1)
        card = draw_jinx(s, seat)
        if card is not None and not s.clauses.thesis_evening:  # DGY-THESIS-13, DGY-ED-28
            unveil(s, seat, card)
        return "pay"

    def pay(self, s: Table) -> str:
        """The most valuable cube goes (DGY-THESIS-14, DGY-R-56, 57); of several she chooses (DGY-ED-27)."""
        columns = dearest(s, self.seat)
        if len(columns) > 1:
            s.ask(self.seat, "thesis.cube", ("cube",))
            return "paid"
        for column in columns:
            eliminate_from_board(s, self.seat, column)
        return "part"

    def pay_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", column) for column in dearest(s, self.seat)]

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Whoever is asked has a choice: for others the Clan Card is one that leaves her one."""
        if self.step != "paid" or s.seen[s.clan] & s.mask_of(seat):
            return
        clans = [s.clan, *(n for n in s.unused_cards if n in s.box.clans)]
        fitting = [clan for clan in clans if len(dearest(s, self.seat, clan)) > 1]
        chosen = fitting[chance.below(next(iter(chance.streams)), len(fitting))]
        s.unused_cards = tuple(s.clan if n == chosen else n for n in s.unused_cards)
        s.seen[s.clan], s.seen[chosen] = s.seen[chosen], s.seen[s.clan]
        s.clan = chosen

    def paid(self, s: Table) -> str:
        eliminate_from_board(s, self.seat, s.answer[1])
        return "part"

    def part(self, s: Table) -> str:
        if self.forced:  # DGY-MAX-16
            s.fallen += (self.seat,)
            leave(s, self.seat)
        return DONE


def forecast(s: Table, seat: int) -> int:
    """What a successful Thesis would be worth now: for those who know the Clan Card."""
    place = PLACE_BONUS[len(s.theses)] if len(s.theses) < len(PLACE_BONUS) else 0
    return thesis_points(s, seat) + intern_points(s, seat) - jinx_points(s, seat) + place
