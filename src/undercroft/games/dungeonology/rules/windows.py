"""Who may play now: moments that a card names, and Reactions (chapters PRIO, MAIN; DGY-R-105, 168, 169, 175,
195, 200, 208).

A player is asked whenever everybody must think it possible that she could do something, so that silence
betrays nothing (DGY-R-175).
"""

from typing import Annotated, ClassVar

from undercroft.engine.choice import Menu
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Among, Few, Seat, SeatOrNone
from undercroft.engine.window import Window
from undercroft.games.dungeonology.table import CAMP, NOBODY, Table


def might_act(s: Table, seat: int, skills: str = "") -> bool:
    """For all anybody can see, she could do something if she were asked: she holds a card and stands in the
    dungeon (DGY-START-06), or has a Skill for such a moment, which everybody sees. Whatever asks somebody to
    play asks this first, and nothing that is hidden (DGY-R-175).
    """
    if s.at[seat] > CAMP and s.hinges.playable(s, seat):
        return True
    return bool(skills) and any(s.box.skill[name].moment == skills for name in s.hinges.skills(s, seat))


def likely_at_moment(s: Table, seat: int) -> tuple[str, ...]:
    """Whoever holds nothing that the moment names can but pass."""
    playable = s.box.playable[s.moment_for(seat)]
    return ("pass",) if playable.isdisjoint(s.hinges.playable(s, seat)) else ("main", "pass")


class Moment(Window):
    """A moment that only some cards name: the start of a turn, the announcement of a Study. Every opponent,
    clockwise, may play until all have passed in a row (DGY-R-195, DGY-R-200).
    """

    first_step = "next"
    belongs_to = ("owner",)
    waits = ("next",)

    kind: Annotated[str, Among("turn_start", "announced")]
    owner: Seat  # whose turn begins, who has announced
    who: SeatOrNone = NOBODY
    passes: Few = 0

    turn_to_options: ClassVar[Menu] = Menu(("main", "pass"), likely_at_moment)

    def moment(self, seat: int) -> str:
        return self.kind

    def next(self, s: Table) -> str:
        if not s.is_out_there(self.owner):  # DGY-START-05
            return DONE
        if self.who == NOBODY:
            self.who = self.owner
        left = s.seats - self.passes
        n = self.passed_over(s, self.who, left)
        if n == left:
            return DONE
        self.who = (self.who + 1 + n) % s.seats
        self.passes += n + 1
        return "turn_to"

    def may_react(self, s: Table, seat: int) -> bool:
        return seat != self.owner and might_act(s, seat)

    def turn_to(self, s: Table) -> str:
        if not self.may_react(s, self.who):
            return "next"
        s.ask(self.who, f"window.{self.kind}", self.turn_to_options.verbs)
        return "answered"

    def answered(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import Playing

        if s.answer[0] == "main":
            self.passes = 0
            s.push(Playing(self.who, s.answer[1]))
        return "next"


class Reactions(Window):
    """Everybody else is asked once whether to answer a declared Main Effect (DGY-MAIN-12 to 14,
    DGY-R-169).
    """

    first_step = "next"
    waits = ("next",)
    rule = "DGY-R-168"

    declarer: Seat
    who: SeatOrNone = NOBODY

    turn_to_options: ClassVar[Menu] = Menu(("react", "pass"))

    def moment(self, seat: int) -> str:
        return "reaction"

    def next(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import answered_by

        if answered_by(s).cancelled:
            return DONE
        self.who = self.next_asked(s, self.declarer if self.who == NOBODY else self.who, self.declarer)
        if self.who == NOBODY:
            return DONE
        self.step = "turn_to"
        return self.turn_to(s)

    def may_react(self, s: Table, seat: int) -> bool:
        return might_act(s, seat) and self.is_admitted(s, seat)

    def turn_to(self, s: Table) -> str:
        if not might_act(s, self.who):
            return "next"
        s.ask(self.who, "window.reaction", self.turn_to_options.verbs)
        return "answered"

    def is_admitted(self, s: Table, seat: int) -> bool:
        """DGY-ESP-14, DGY-R-105: in an Espionage only spy and target. A card that silences the others may
        leave them a Reaction to itself.
        """
        from undercroft.games.dungeonology.rules.playing import answered_by
        from undercroft.games.dungeonology.rules.stealth_test import current_test

        test = current_test(s)
        if test is None:
            return True
        if not test.admits(seat):
            return False
        return s.box.trick[answered_by(s).card].answerable or not (test.silent and seat != test.seat)

    def answered(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import Playing

        if s.answer[0] == "react":
            s.push(Playing(self.who, s.answer[1]))
        return "next"
