"""Support Points, which are spent at the end of Setup, before the first turn (chapter SP; RCV-R-132 to 137,
156, 176, 237).
"""

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from undercroft.engine.choice import Menu, Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.engine.window import Window
from undercroft.games.dungeonology.cards.effects import take_intern
from undercroft.games.dungeonology.ranges import Interns
from undercroft.games.dungeonology.rules.students import spare_students, take_from_reserve
from undercroft.games.dungeonology.rules.values import running
from undercroft.games.dungeonology.zones import draw_cards
from undercroft.games.rocca_civetta.rules.congregations import (
    IOTA,
    KINDS,
    LAMBDA,
    PHI,
    ZETA,
    in_reserve,
    in_use,
    is_jukas,
    take,
)
from undercroft.games.rocca_civetta.table import Table

WHEEL: Final = 8  # its highest number
DRAWN: Final = 2  # Interns of whom one is kept


class Bonus(NamedTuple):
    """What can be bought: for how many points, with which settings, how long the supply lasts, and what then
    happens. A Congregation is in use with its own setting, and sometimes without it.
    """

    price: int
    needs: tuple[str, ...]
    is_left: Callable[[Table, int], bool]
    give: Callable[[Table, int], None]


def of_congregation(kind: int) -> "Bonus":
    """RCV-SP-06, RCV-R-136: of her choice, while its Reserve has one; Jukas keeps all Phi (RCV-R-136)."""

    def is_left(s: Table, seat: int) -> bool:
        return kind in in_use(s) and not (kind == PHI and is_jukas(s)) and in_reserve(s, kind) > 0

    def give(s: Table, seat: int) -> None:
        take(s, seat, kind)
        s.tell("student_recruited", seat=seat, student=KINDS[kind])

    return Bonus(2, (KINDS[kind],), is_left, give)


# -- what can be bought --------------------------------------------------------------------------------------


def has_student(s: Table, seat: int) -> bool:
    return spare_students(s) > 0


def give_student(s: Table, seat: int) -> None:
    """RCV-SP-04; a standard one (RCV-R-237)."""
    take_from_reserve(s, seat, 1)


def has_card(s: Table, seat: int) -> bool:
    return bool(s.deck or s.discard)


def give_card(s: Table, seat: int) -> None:
    """RCV-SP-05."""
    draw_cards(s, seat, 1)


def free_interns(s: Table) -> list[int]:
    owned = {intern for interns in s.interns for intern in interns}
    return [intern for intern in range(len(s.box.interns)) if intern not in owned]


def has_intern(s: Table, seat: int) -> bool:
    return bool(free_interns(s))


def give_intern(s: Table, seat: int) -> None:
    """RCV-SP-07, RCV-R-237: drawn openly."""
    deck, drawn = free_interns(s), list[int]()
    for _ in range(min(DRAWN, len(deck))):
        drawn.append(s.chance.pick("interns", deck))
        deck.remove(drawn[-1])
    s.reveal("interns_drawn", seat=seat, interns=[s.box.interns[intern].id for intern in drawn])
    s.push(Hiring(seat, tuple(sorted(drawn))))


def wheel_of(s: Table, seat: int) -> int:
    """RCV-R-135: the arrows, and what was bought."""
    table = running(s.box)
    return s.wheel[seat] + sum(table[column][len(cubes)][1] for column, cubes in enumerate(s.board[seat]))


def can_turn(s: Table, seat: int) -> bool:
    return wheel_of(s, seat) < WHEEL


def turn_wheel(s: Table, seat: int) -> None:
    """RCV-SP-08."""
    s.wheel[seat] += 1


BONUSES: Final = {
    "student": Bonus(1, (), has_student, give_student),
    "trick": Bonus(2, (), has_card, give_card),
    **{KINDS[kind]: of_congregation(kind) for kind in (PHI, ZETA, IOTA, LAMBDA)},
    "intern": Bonus(2, ("main_effects", "specialists"), has_intern, give_intern),
    "study": Bonus(3, (), can_turn, turn_wheel),
}
NAMES: Final = tuple(BONUSES)


def buy_candidates(s: Table, seat: int) -> list[Option]:
    return [("buy", bonus) for bonus in range(len(NAMES))]


def why_not_buy(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-SP-03, RCV-R-132: only with rules that are in use; RCV-R-133: while points and supply last."""
    name = NAMES[option[1]]
    bonus = BONUSES[name]
    for needed in bonus.needs:
        if not s.has(needed):
            return Reason("RCV-SP-03", "support.rules", {"setting": needed})
    if s.support[seat] < bonus.price:
        return Reason("RCV-SP-01", "support.points", {"n": bonus.price, "points": s.support[seat]})
    return None if bonus.is_left(s, seat) else Reason("RCV-R-133", "support.none", {"bonus": name})


BUY: Final[Offer] = tried(buy_candidates, why_not_buy)


def can_buy(s: Table, seat: int) -> bool:
    return any(why_not_buy(s, seat, option) is None for option in buy_candidates(s, seat))


def has_support(s: Table) -> bool:
    """Whether any Teacher came with points: only in a campaign."""
    return any(s.settings[f"support_{seat}"] for seat in range(s.seats))


# -- spending them -------------------------------------------------------------------------------------------


class Supporting(Window):
    """Round after round each Teacher may buy a single bonus, from the first player on, until nobody does in a
    whole round (RCV-CAMP-13, RCV-SP-01, 02, RCV-R-134, 156).
    """

    first_step = "next"
    waits = ("next",)
    rule = "RCV-SP-02"

    turn: Few = 0  # how many of this round have had theirs
    idle: Few = 0  # how many in a row have bought nothing

    ask_options: ClassVar[Menu] = Menu(("buy", "done"))

    def may_react(self, s: Table, seat: int) -> bool:
        return s.is_in(seat) and can_buy(s, seat)

    def next(self, s: Table) -> str:
        if self.idle >= s.seats:
            return DONE
        if not self.may_react(s, self.who(s)):
            self.turn = (self.turn + 1) % s.seats
            self.idle += 1
            return "next"
        return "ask"

    def who(self, s: Table) -> int:
        return (s.first + self.turn) % s.seats

    def ask(self, s: Table) -> str:
        if not self.may_react(s, self.who(s)):  # she has left since
            return "next"
        s.ask(self.who(s), "setup.support", self.ask_options.verbs)
        return "answered"

    def answered(self, s: Table) -> str:
        seat = self.who(s)
        self.turn = (self.turn + 1) % s.seats
        if s.answer[0] == "done":
            self.idle += 1
            return "next"
        self.idle = 0
        name = NAMES[s.answer[1]]
        bonus = BONUSES[name]
        s.support[seat] -= bonus.price
        s.tell("support_spent", seat=seat, bonus=name, n=bonus.price, points=s.support[seat])
        bonus.give(s, seat)
        return "next"


class Hiring(Frame):
    """Which of the Interns drawn she keeps; the other goes back (RCV-SP-07)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-SP-07"

    seat: Seat
    interns: Interns

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("hire", intern) for intern in self.interns]

    def choose(self, s: Table) -> str:
        if len(self.interns) == 1:
            return self.hire(s, self.interns[0])
        s.ask(self.seat, "support.intern", ("hire",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.hire(s, s.answer[1])

    def hire(self, s: Table, intern: int) -> str:
        take_intern(s, self.seat, s.box.interns[intern].id)
        return DONE


FRAMES: Final = (Supporting, Hiring)
