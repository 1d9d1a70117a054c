"""Student Congregations: Students of kinds, how they are drawn, and where they go (chapter CON; RCV-R-63 to
70, 72, 73, 199, 200, 202, 227).

The numbers of Students of the base count all kinds. How many of them belong to a Congregation is kept beside
them: with every Scholar, in the University and in the Cauldron as numbers, at the Bonfire as a row. Whatever
is nowhere else is in the Reserve of its Congregation.
"""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Long, Seat, Seats
from undercroft.games.dungeonology.rules.boss import boss_id
from undercroft.games.dungeonology.rules.students import (
    GRAY,
    OMEGA,
    grab,
    meet_omega,
    meet_omegas,
    spare_students,
    take_from_reserve,
)
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.rocca_civetta.ranges import Kinds
from undercroft.games.rocca_civetta.table import Table

KINDS: Final = ("standard", "phi", "zeta", "iota", "lambda")
STANDARD, PHI, ZETA, IOTA, LAMBDA = range(len(KINDS))
CONGREGATIONS: Final = KINDS[1:]  # RCV-CON-01
EACH: Final = 3  # models of a Congregation in a game (RCV-CON-07, RCV-R-72)
NONE: Final[Kinds] = (0,) * len(CONGREGATIONS)


def is_jukas(s: Table) -> bool:
    """Whether the Boss of the game keeps the Phi Students (RCV-CON-03)."""
    return s.boss >= 0 and boss_id(s) in s.rules.phi_keepers


def are_on(s: Table) -> bool:
    """Whether the module is in use: with one Congregation it is (RCV-CON-02)."""
    return any(s.settings[name] for name in CONGREGATIONS)


def in_use(s: Table) -> list[int]:
    """The Congregations whose cards lie on the table (RCV-CON-02, 05, 06); with Jukas Phi is one of them
    (RCV-CON-03, RCV-R-243).
    """
    found = [kind for kind, name in enumerate(CONGREGATIONS, 1) if s.settings[name]]
    return [PHI, *found] if found and PHI not in found and is_jukas(s) else found


def leader_of(s: Table, kind: int) -> int:
    """The seat whose Scholar leads a Congregation: its Students are for her alone, also when
    she has left (RCV-R-13, 167).
    """
    scholar = s.pieces.leaders.get(kind, -1)
    return s.scholar.index(scholar) if scholar in s.scholar else NOBODY


def led(s: Table) -> list[int]:
    """The Congregations that a Scholar of this game leads, whatever the options say."""
    return [kind for kind in s.pieces.leaders if leader_of(s, kind) != NOBODY]


def barred_scholars(s: Table) -> list[int]:
    """Whose Congregation is in use (RCV-R-241)."""
    return [scholar for kind, scholar in s.pieces.leaders.items() if kind in in_use(s)]


def on_table(s: Table) -> list[int]:
    """The Congregations whose cards lie on the table."""
    return sorted({*in_use(s), *led(s)})


def has_card(s: Table, seat: int, kind: int) -> bool:
    """Whether she may use the card of a Congregation (RCV-CON-06, RCV-R-167, 202)."""
    return kind in in_use(s) or leader_of(s, kind) == seat


def plus(kinds: Kinds, kind: int, n: int) -> Kinds:
    """These numbers with so many more of one Congregation."""
    return (*kinds[: kind - 1], kinds[kind - 1] + n, *kinds[kind:])


def in_reserve(s: Table, kind: int) -> int:
    """Those of a Congregation that are nowhere else (RCV-CON-07)."""
    n = kind - 1
    owned = sum([kinds[n] for kinds in s.kinds])
    away = s.enrolled[n] + s.stewed[n] + s.bonfire_row.count(kind) + (s.captives if kind == PHI else 0)
    return EACH - owned - away


def of_congregations(s: Table) -> int:
    """How many Students of Congregations are among those whom the base counts."""
    owned = sum([sum(kinds) for kinds in s.kinds])
    return owned + sum(s.enrolled) + sum([kind != STANDARD for kind in s.bonfire_row])


def number_of(s: Table, seat: int, kind: int) -> int:
    """How many of a kind she has."""
    kinds = s.kinds[seat]
    return kinds[kind - 1] if kind else s.students[seat] - sum(kinds)


def kinds_of(s: Table, seat: int) -> list[int]:
    """The kinds among her Students."""
    return [kind for kind in range(len(KINDS)) if number_of(s, seat, kind)]


# -- a Scholar who leads a Congregation (RCV-R-167) ----------------------------------------------------------


def first_led(s: Table) -> None:
    """One of hers is among her Initial Students."""
    for kind in led(s):
        seat = leader_of(s, kind)
        if s.is_in(seat) and number_of(s, seat, STANDARD):
            s.kinds[seat] = plus(s.kinds[seat], kind, 1)


def offer_swap(s: Table, seat: int) -> None:
    """At Rest and Bivouac; not under the Fool's Token (RCV-R-252)."""
    for kind in led(s):
        leads = change(s, seat, f"leads_{KINDS[kind]}")
        if leads and number_of(s, seat, STANDARD) and in_reserve(s, kind):
            s.push(Swapping(seat, kind))


class Swapping(Frame):
    """She may swap a standard Student for one of the Congregation that she leads."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-167"

    seat: Seat
    kind: Few

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("recruit", self.kind), ("pass",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "student.swap", ("recruit", "pass"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "recruit":
            s.kinds[self.seat] = plus(s.kinds[self.seat], self.kind, 1)
            s.tell("student_swapped", seat=self.seat, student=KINDS[self.kind])
        return DONE


# -- Students come and go ------------------------------------------------------------------------------------


def take(s: Table, seat: int, kind: int) -> None:
    """It is hers (RCV-CON-13)."""
    s.students[seat] += 1
    if kind:
        s.kinds[seat] = plus(s.kinds[seat], kind, 1)


def give(s: Table, seat: int, kind: int) -> None:
    """It is hers no more."""
    s.students[seat] -= 1
    if kind:
        s.kinds[seat] = plus(s.kinds[seat], kind, -1)


def pass_on(s: Table, seat: int, taker: int, kind: int) -> None:
    """It goes from one Scholar to another. One that is for a single Scholar goes to the Reserve, and a
    standard Student from the Reserve goes in its place (RCV-R-167).
    """
    if leader_of(s, kind) == seat:
        lose(s, seat, kind)
        take_from_reserve(s, taker, 1)
    else:
        give(s, seat, kind)
        take(s, taker, kind)


def lose(s: Table, seat: int, kind: int) -> None:
    """To its own Reserve (RCV-R-200); where there are no Congregations, a Phi lies aside for good
    (RCV-R-202).
    """
    give(s, seat, kind)
    if kind and (are_on(s) or leader_of(s, kind) == seat):
        s.tell("student_returned", seat=seat, student=KINDS[kind])
    elif kind:
        s.tell("phi_lost", seat=seat)


def sacrifice(s: Table, seat: int, n: int) -> None:
    """She chooses among several kinds; where all go, or there is one, nobody is asked (RCV-R-69, 200)."""
    kinds = kinds_of(s, seat)
    if len(kinds) > 1 and n < s.students[seat]:
        s.push(Parting(seat, n, n))
        return
    for kind in kinds:
        for _ in range(min(n, number_of(s, seat, kind))):
            lose(s, seat, kind)
    tell_sacrifice(s, seat, n)


def tell_sacrifice(s: Table, seat: int, n: int) -> None:
    s.tell("sacrificed", seat=seat, n=n)
    s.hinges.sacrificed(s, seat)


class Parting(Frame):
    """She Sacrifices Students of several kinds, and chooses one after another (RCV-R-69, 200)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-200"

    seat: Seat
    n: Few
    left: Few

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.seat)]

    def choose(self, s: Table) -> str:
        if not self.left:
            tell_sacrifice(s, self.seat, self.n)
            return DONE
        kinds = kinds_of(s, self.seat)
        if len(kinds) == 1:
            return self.part(s, kinds[0])
        s.ask(self.seat, "student.part", ("part",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.part(s, s.answer[1])

    def part(self, s: Table, kind: int) -> str:
        self.left -= 1
        lose(s, self.seat, kind)
        return "choose"


class HandingOver(Frame):
    """A Student from each of these goes to a Scholar; the victim chooses of which kind (RCV-R-69, 200)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-200"

    seat: Seat  # who takes them
    victims: Seats

    def forget_seat(self, s: Table, seat: int) -> None:
        self.victims = tuple(other for other in self.victims if other != seat)

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("part", kind) for kind in kinds_of(s, self.victims[0])]

    def choose(self, s: Table) -> str:
        if not self.victims:
            return DONE
        kinds = kinds_of(s, self.victims[0])
        if len(kinds) == 1:
            return self.hand_over(s, kinds[0])
        s.ask(self.victims[0], "student.part", ("part",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.hand_over(s, s.answer[1])

    def hand_over(self, s: Table, kind: int) -> str:
        """RCV-R-308: it is hers now, whatever its kind."""
        victim, *rest = self.victims
        self.victims = tuple(rest)
        pass_on(s, victim, self.seat, kind)
        s.tell("student_stolen", seat=self.seat, victim=victim)
        return "choose"


# -- the Bonfire ---------------------------------------------------------------------------------------------


def leave_bonfire(s: Table, n: int) -> list[int]:
    """Students leave it from the end of the row, the last ones first (RCV-CON-11)."""
    s.bonfire -= n
    if not s.bonfire_row:
        return [STANDARD] * n
    left = len(s.bonfire_row) - n
    gone = list(reversed(s.bonfire_row[left:]))
    s.bonfire_row = s.bonfire_row[:left]
    return gone


def sit_down(s: Table, kind: int) -> None:
    """On the next free space, or in the Reserve if none is left (DGY-STUD-03, 04; RCV-R-67)."""
    if s.bonfire < s.hinges.bonfire_spaces(s):
        s.bonfire += 1
        s.bonfire_row += (kind,)


# -- the University ------------------------------------------------------------------------------------------


def first_enrolment(s: Table) -> None:
    """One of each chosen Congregation replaces a standard Student (RCV-CON-08); Phi who are with Jukas stay
    there (RCV-CON-03).
    """
    for kind in in_use(s):
        if in_reserve(s, kind):
            s.enrolled = plus(s.enrolled, kind, 1)


def enroll(s: Table, n: int) -> None:
    """A row of the Alert Card fills the University with so many: first one of each Congregation that has any
    in the Reserve, then standard ones (RCV-CON-09). With fewer than there are Congregations the current
    player chooses which (RCV-R-64).
    """
    ready = [kind for kind in in_use(s) if in_reserve(s, kind)]
    if len(ready) > n:
        if n:
            s.push(Enrolling(n))
        return
    for kind in ready:
        admit(s, kind)
    s.university[GRAY] += min(n - len(ready), spare_students(s))


def admit(s: Table, kind: int) -> None:
    s.enrolled = plus(s.enrolled, kind, 1)
    s.university[GRAY] += 1
    s.tell("student_enrolled", student=KINDS[kind])


class Enrolling(Frame):
    """Fewer Students come into the University than there are Congregations: the current player chooses which
    send one (RCV-R-64).
    """

    first_step = "choose"
    rule = "RCV-R-64"

    left: Few
    taken: Annotated[tuple[Few, ...], Long(4, at_most=True)] = ()

    def survives(self, s: Table) -> bool:
        return True

    def ready(self, s: Table) -> list[int]:
        return [kind for kind in in_use(s) if in_reserve(s, kind) and kind not in self.taken]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("enroll", kind) for kind in self.ready(s)]

    def choose(self, s: Table) -> str:
        if not self.left:
            return DONE
        s.ask(s.in_charge(s.active), "student.enroll", ("enroll",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        kind = s.answer[1]
        self.left -= 1
        self.taken += (kind,)
        admit(s, kind)
        return "choose"


# -- drawing -------------------------------------------------------------------------------------------------


class Drawing(Frame):
    """A draw where there are Congregations, step by step (RCV-R-199). Omega keeps nobody (RCV-R-73, 227).

    Students wait beside the Bonfire until everything is decided about them; Omega Students are last
    (RCV-R-66), and what they bring is done before anything else goes on (DGY-R-42).
    """

    first_step = "grab"
    waits = ("omega",)
    pushes_several = ("omega",)  # the refill of a row comes before the Cold snap (RCV-R-207)
    rule = "RCV-R-199"

    drawer: Seat  # the draw goes on if she gives up
    n: Few
    for_omega: Flag = 0
    drawn: Annotated[tuple[Few, ...], Long(5)] = (0, 0, 0, 0, 0)  # by kind, beside the Bonfire
    considered: Few = 0  # Students whom she has decided about
    omegas: Few = 0
    calm: Flag = 0  # it was before Maximum Alert

    def survives(self, s: Table) -> bool:
        return True

    def grab(self, s: Table) -> str:
        """1: all of them leave the University together (DGY-STUD-01, 02, DGY-R-39, 40)."""
        bag, drawn = s.university, [0] * len(KINDS)
        for _ in range(min(self.n, bag[GRAY] + bag[OMEGA])):
            standard = bag[GRAY] - sum(s.enrolled)
            pool = [OMEGA] * bag[OMEGA] + [GRAY] * standard
            for kind, n in enumerate(s.enrolled, 1):
                pool += [kind + OMEGA] * n
            found = s.chance.pick("university", pool)
            if found == OMEGA:
                bag[OMEGA] -= 1
                self.omegas += 1
                continue
            kind = max(STANDARD, found - OMEGA)
            bag[GRAY] -= 1
            drawn[kind] += 1
            if kind:
                s.enrolled = plus(s.enrolled, kind, -1)
        if not sum(drawn) + self.omegas:
            return DONE
        self.drawn = tuple(drawn)
        self.calm = int(not s.maximum)
        if not sum(drawn[1:]):  # nothing to decide
            return self.seat_all(s, drawn[STANDARD])
        students = [name for name, n in zip(KINDS, drawn, strict=True) for _ in range(n)]
        if self.for_omega:
            s.reveal("omega_drew_kinds", drawn=students, omegas=self.omegas)
        else:
            s.reveal("kinds_drawn", seat=self.drawer, drawn=students, omegas=self.omegas)
        return "keep"

    def seat_all(self, s: Table, n: int) -> str:
        """Standard Students only: as in the base."""
        for _ in range(n):
            sit_down(s, STANDARD)
        self.drawn = (0,) * len(KINDS)
        drawn = n + self.omegas
        if self.for_omega:
            s.reveal("omega_drew", n=drawn, omegas=self.omegas, bonfire=s.bonfire)
        else:
            s.reveal("students_drawn", seat=self.drawer, n=drawn, omegas=self.omegas, bonfire=s.bonfire)
        return "omega"

    def waiting(self) -> list[int]:
        """The kinds of those who are still beside the Bonfire."""
        return [kind for kind, n in enumerate(self.drawn) if n]

    def put(self, kind: int) -> None:
        self.drawn = tuple(n - (k == kind) for k, n in enumerate(self.drawn))

    # -- 2: a standard Student for one of a Congregation (RCV-CON-12) ----------------------------------------

    def offered(self) -> list[int]:
        """Those of Congregations, one by one."""
        return [kind for kind in self.waiting() if kind for _ in range(self.drawn[kind])]

    def keep_options(self, s: Table, seat: int) -> list[Option]:
        return [("hold", self.offered()[self.considered]), ("pass",)]

    def keep(self, s: Table) -> str:
        """Once for each of them; asked only if she owns a standard one. Possible everywhere, also in the
        Starting Zone.
        """
        may = not self.for_omega and s.is_in(self.drawer) and number_of(s, self.drawer, STANDARD)
        if not may or self.considered >= len(self.offered()):
            return "order"
        s.ask(self.drawer, "student.keep", ("hold", "pass"))
        return "kept"

    def kept(self, s: Table) -> str:
        if s.answer[0] == "pass":
            self.considered += 1
            return "keep"
        kind = s.answer[1]
        self.put(kind)
        give(s, self.drawer, STANDARD)
        take(s, self.drawer, kind)
        s.tell("student_kept", seat=self.drawer, student=KINDS[kind])
        s.hinges.sacrificed(s, self.drawer)
        return "keep"

    # -- 3: the others sit down at the Bonfire (RCV-CON-10, RCV-R-67) ----------------------------------------

    def order_options(self, s: Table, seat: int) -> list[Option]:
        return [("sit", kind) for kind in self.waiting()]

    def order(self, s: Table) -> str:
        kinds = self.waiting()
        if len(kinds) > 1 and s.bonfire < s.hinges.bonfire_spaces(s):
            s.ask(s.in_charge(s.active), "student.order", ("sit",))
            return "ordered"
        for kind in kinds:
            for _ in range(self.drawn[kind]):
                sit_down(s, kind)
        self.drawn = (0,) * len(KINDS)
        if kinds:
            s.tell("students_seated", n=s.bonfire)
        return "omega"

    def ordered(self, s: Table) -> str:
        kind = s.answer[1]
        self.put(kind)
        sit_down(s, kind)
        return "order"

    # -- 4: the Omega Students, one after another ------------------------------------------------------------

    def omega(self, s: Table) -> str:
        ended = self.calm and s.maximum and s.rules.returns_drawn_omegas  # DGY-MAX-03: the rest is gone
        if not self.omegas or s.over or ended:
            return DONE
        self.omegas -= 1
        meet_omega(s, self.drawer, self.omegas)
        return "omega"


def draw_for_omega(s: Table, seat: int, n: int) -> None:
    """Students drawn by Omega (RCV-OPH-02); those of Congregations go to the Bonfire (RCV-R-73, 227)."""
    if not n:
        return
    if are_on(s):
        s.push(Drawing(seat, n, for_omega=1))
        return
    gray, omegas = grab(s, n)
    if gray + omegas:
        s.reveal("omega_drew", n=gray + omegas, omegas=omegas, bonfire=s.bonfire)
        meet_omegas(s, seat, omegas)


FRAMES: Final = (Swapping, Parting, HandingOver, Enrolling, Drawing)
