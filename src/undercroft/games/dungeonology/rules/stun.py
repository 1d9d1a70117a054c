"""Stun Tokens, and Students Sacrificed (chapter STUN; DGY-R-35, 36, 161, 194)."""

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat
from undercroft.games.dungeonology.rules.values import stamina_of
from undercroft.games.dungeonology.table import Table


def cap_stun(s: Table, seat: int) -> None:
    """DGY-STUN-06, DGY-R-161: the excess goes, also in Maximum Alert."""
    limit = stamina_of(s, seat)
    if s.stun[seat] > limit:
        s.tell("stun_lost", seat=seat, n=s.stun[seat] - limit)
        s.stun[seat] = limit


def is_spent(s: Table, seat: int) -> bool:
    """Full Stun. It says what her next turn is; this one goes on (DGY-STUN-03)."""
    return s.stun[seat] >= stamina_of(s, seat)


def can_bear(s: Table, seat: int, n: int) -> bool:
    """Whether n tokens may be taken as a cost (DGY-STUN-04, DGY-R-194)."""
    return s.stun[seat] + n <= stamina_of(s, seat)


class Stuns(Frame):
    """Tokens for one Scholar, one by one: each may be avoided with a Student (DGY-STUN-01, DGY-ICON-06,
    DGY-R-35).
    """

    first_step = "next"
    waits = ("next",)
    rule = "DGY-STUN-01"

    seat: Seat
    left: Few
    sure: Flag = 0  # no Student helps (DGY-R-194)

    def next(self, s: Table) -> str:
        if not self.left or is_spent(s, self.seat) or not s.is_in(self.seat):  # DGY-STUN-02
            return DONE
        if s.hinges.shrugs_off(s, self.seat):
            self.left -= 1
            return "next"
        if s.students[self.seat] and not self.sure:
            s.ask(self.seat, "stun.avoid", ("avoid", "suffer"))
            return "answered"
        return self.suffer(s)

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [("avoid",), ("suffer",)]

    def answered(self, s: Table) -> str:
        if s.answer[0] == "suffer":
            return self.suffer(s)
        self.left -= 1
        sacrifice(s, self.seat, 1)
        return "next"

    def suffer(self, s: Table) -> str:
        self.left -= 1
        s.stun[self.seat] += 1
        s.tell("stunned", seat=self.seat, n=s.stun[self.seat])
        return "next"


def sacrifice(s: Table, seat: int, n: int) -> None:
    """To the Reserve (DGY-GEN-06, DGY-STUD-08, DGY-ICON-05)."""
    n = min(n, s.students[seat])
    if n:
        s.hinges.sacrifice(s, seat, n)


def keeps_stun(s: Table) -> bool:
    """Whether nobody is rid of Stun Tokens: in Maximum Alert (DGY-MAX-11, DGY-R-162), not in every book."""
    return bool(s.maximum) and s.clauses.max_rest == "activities"


def bars_rest(s: Table) -> bool:
    """Whether nobody rests, on a card or where she stands: in Maximum Alert, by those other books
    (DGY-ED-46).
    """
    return bool(s.maximum) and not keeps_stun(s)


def discard_stun(s: Table, seat: int, n: int) -> None:
    n = 0 if keeps_stun(s) else min(n, s.stun[seat])
    if n:
        s.stun[seat] -= n
        s.tell("stun_lost", seat=seat, n=n)
