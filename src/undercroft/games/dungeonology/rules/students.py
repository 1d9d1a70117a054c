"""Students, the Bonfire, the University, Omega Students and the Alert Card (chapters STUD, OMEGA, LEVEL;
DGY-R-39 to 48), and the start of Maximum Alert (chapter MAX; DGY-R-157 to 160, 165, 166, 206).

A draw is finished before anything else goes on (DGY-OMEGA-05, DGY-R-42), and may end the game. So to draw, to
gain or to Sacrifice Students is the last thing that a step does.
"""

from typing import Final

from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seats
from undercroft.games.dungeonology.rules.ending import end_game
from undercroft.games.dungeonology.rules.moving import darken
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.dungeonology.table import NOBODY, Table
from undercroft.games.dungeonology.zones import draw_jinx

GRAY, OMEGA = range(2)
LEVELS: Final = ("students", "scholars", "professors", "rectors")


def multiplier(s: Table) -> int:
    """DGY-LEVEL-01 to 05, DGY-R-48: the players at setup less the reduction of the level."""
    return max(1, s.hinges.players(s) - int(s.settings["level"]))


# -- the Reserve ---------------------------------------------------------------------------------------------


def spare_students(s: Table) -> int:
    """Gray Students in the Reserve (DGY-RES-01): whatever is nowhere else, so that those put there can be
    taken again (DGY-RES-02).
    """
    away = s.hinges.students_away(s)
    return s.box.students - s.university[GRAY] - s.bonfire - sum(s.students) - away


def spare_omegas(s: Table) -> int:
    return s.box.omegas - s.university[OMEGA] - s.omegas - waiting(s)


def fill(s: Table, gray: int, omegas: int) -> None:
    """Into the University, as far as the Reserve has them (DGY-OMEGA-07, 08, DGY-R-10, 47)."""
    s.university[GRAY] += min(gray, spare_students(s))
    s.university[OMEGA] += min(omegas, spare_omegas(s))


def take_from_reserve(s: Table, seat: int, n: int) -> None:
    """DGY-RES-03."""
    n = min(n, spare_students(s))
    if n > 0:
        s.students[seat] += n
        s.tell("students_taken", seat=seat, n=n)


def gain_from_bonfire(s: Table, seat: int, n: int) -> None:
    """DGY-STUD-06, DGY-ICON-01."""
    n = min(n, s.bonfire)
    if n and not change(s, seat, "bars_bonfire") and not s.hinges.shuts_bonfire(s):
        s.hinges.leave_bonfire(s, seat, n)
        s.tell("students_gained", seat=seat, n=n)


# -- drawing -------------------------------------------------------------------------------------------------


def draw_students(s: Table, seat: int, n: int) -> None:
    """A draw of N Students: one grab (DGY-STUD-01 to 05, DGY-ICON-04, DGY-R-39 to 41, 45). What it brings is
    done before anything else goes on (DGY-R-42).
    """
    if n > 0:
        s.hinges.draw_students(s, seat, n)


def draw_at_once(s: Table, seat: int, n: int) -> None:
    """Where all Students are of one kind nobody is asked."""
    gray, omegas = grab(s, n)
    if gray + omegas:
        s.reveal("students_drawn", seat=seat, n=gray + omegas, omegas=omegas, bonfire=s.bonfire)
        if omegas and s.clauses.omega == "after" and is_resolving(s):
            let_wait(s, seat, omegas)
        else:
            meet_omegas(s, seat, omegas)


# -- an Omega Student that waits until a card is resolved (DGY-ED-31, DGY-R-231) -----------------------------


class Resolving(Frame):
    """A Trick Card or a Skill that is being resolved."""


class Waiting(Frame):
    """Omega Students that were drawn meanwhile, beside the bag: each with who drew it. They are met when what
    lies above, the outermost card or Skill, is resolved.
    """

    first_step = "next"
    waits = ("next",)

    seats: Seats

    def next(self, s: Table) -> str:
        if not self.seats or s.over:
            return DONE
        seat, *rest = self.seats
        self.seats = tuple(rest)
        calm = not s.maximum
        meet_omega(s, seat, 0)
        if calm and s.maximum:  # DGY-MAX-03: the rest is gone
            self.seats = ()
        return "next"


def is_resolving(s: Table) -> bool:
    return any(isinstance(frame, Resolving) for frame in s.stack)


def let_wait(s: Table, seat: int, omegas: int) -> None:
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, Waiting):
            frame.seats += (seat,) * omegas
            break
        if isinstance(frame, Resolving):
            s.stack.insert(depth, Waiting((seat,) * omegas))
            break
    s.tell("omega_waits", seat=seat, n=omegas)


def waiting(s: Table) -> int:
    """How many of them there are."""
    return sum(len(frame.seats) for frame in s.stack if isinstance(frame, Waiting))


def grab(s: Table, n: int) -> tuple[int, int]:
    """Standard Students, who sit down at once, and Omega Students."""
    bag = s.university
    gray = omegas = 0
    for _ in range(min(n, bag[GRAY] + bag[OMEGA])):
        if s.chance.pick("university", [OMEGA] * bag[OMEGA] + [GRAY] * bag[GRAY]) == OMEGA:
            bag[OMEGA] -= 1
            omegas += 1
        else:
            bag[GRAY] -= 1
            gray += 1
    s.bonfire += min(gray, s.hinges.bonfire_spaces(s) - s.bonfire)  # DGY-STUD-03, DGY-STUD-04
    return gray, omegas


def meet_omegas(s: Table, seat: int, omegas: int) -> None:
    """One after another (DGY-R-43)."""
    calm = not s.maximum
    for left in range(omegas - 1, -1, -1):
        meet_omega(s, seat, left)
        if s.over or (calm and s.maximum and s.rules.returns_drawn_omegas):  # DGY-MAX-03: the rest is gone
            return


def meet_omega(s: Table, seat: int, held: int) -> None:
    """An Omega Student was drawn (DGY-R-43: in this order); `held` more of this grab wait beside the bag."""
    if s.maximum:
        meet_omega_again(s, seat)
        return
    rows = s.box.alerts[s.alert].rows
    placed = s.omegas < len(rows)
    if placed:  # DGY-OMEGA-01
        s.omegas += 1
        s.tell("omega_placed", row=s.omegas)
    clear_bonfire(s)  # DGY-OMEGA-03
    take_jinx(s, seat)  # DGY-OMEGA-04
    if placed:
        activate_row(s, held)
    elif s.has("maximum_alert"):  # DGY-OMEGA-02, DGY-END-01, DGY-R-157
        start_maximum(s)
    else:
        begin_countdown(s)  # DGY-R-44


def clear_bonfire(s: Table) -> None:
    if s.bonfire:
        s.tell("bonfire_cleared", n=s.bonfire)
        s.bonfire = 0
        s.hinges.bonfire_cleared(s)


def take_jinx(s: Table, seat: int) -> None:
    """DGY-R-206: a finished player's score is final."""
    if s.is_in(seat):
        draw_jinx(s, seat)


def activate_row(s: Table, held: int = 0) -> None:
    """DGY-OMEGA-05 to 09: the refill of the row just filled; the Alert Bonus is read where it is needed.
    Omega Students that wait beside the bag are not in the Reserve.
    """
    bonus, gray, omegas = s.box.alerts[s.alert].rows[s.omegas - 1]
    s.university[OMEGA] += min(omegas, spare_omegas(s) - held)  # DGY-LEVEL-07: not multiplied
    s.tell("alert_raised", n=bonus)
    s.hinges.row_filled(s)
    s.hinges.enroll(s, gray * multiplier(s))


def alert_bonus(s: Table) -> int:
    """DGY-OMEGA-06, DGY-R-158: of the lowest row that is filled; of the Panic Card in Maximum Alert (DGY-
    MAX-09).
    """
    if s.maximum:
        return int(s.box.card[s.panic].alert)
    return s.box.alerts[s.alert].rows[s.omegas - 1][0] if s.omegas else 0


def alert_source(s: Table) -> str:
    """Where that number comes from: there is no Alert Bonus beside a Panic Card (DGY-R-158)."""
    return s.box.card[s.panic].id if s.maximum and s.rules.names_panic_modifier else "alert_card"


def begin_countdown(s: Table) -> None:
    """Trigger B: the game ends at the beginning of the current player's next turn (DGY-END-06, DGY-R-117)."""
    if s.doom == NOBODY:
        s.doom = s.active
        s.tell("countdown_began", seat=s.active)


# -- Maximum Alert -------------------------------------------------------------------------------------------


def start_maximum(s: Table) -> None:
    """DGY-MAX-01 to 09. DGY-R-166: it starts once."""
    if s.maximum:
        return
    s.maximum = 1
    s.omegas = 0  # DGY-MAX-03
    s.seen[s.panic] = EVERYBODY  # DGY-MAX-04
    s.reveal("panic_revealed", card=s.name(s.panic))
    s.university = [0, 0]  # DGY-MAX-05
    s.hinges.university_emptied(s)
    fill(s, int(s.box.card[s.panic].students) * s.hinges.players(s), 1)  # DGY-MAX-06, DGY-R-165
    darken(s)  # DGY-MAX-07
    s.hinges.panic_turned_up(s)


def meet_omega_again(s: Table, seat: int) -> None:
    """Omega Infinity (DGY-MAX-12, 18; DGY-R-159, 160)."""
    clear_bonfire(s)
    take_jinx(s, seat)
    if s.university[GRAY] + s.university[OMEGA] == 0:
        end_game(s, "university_empty")
        return
    s.university[OMEGA] += 1
    s.tell("omega_returned")
