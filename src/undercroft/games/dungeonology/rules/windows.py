"""Who may play now: moments that a card names, and Reactions (chapters PRIO, MAIN; DGY-R-105, 168, 169, 175,
195, 200, 208).

A player is asked whenever everybody must think it possible that she could do something, so that silence
betrays nothing (DGY-R-175).
"""

from typing import Annotated, ClassVar

from undercroft.engine.choice import Menu, Option
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


def might_speak(s: Table, seat: int, skills: str = "") -> bool:
    """The same where more can be done than to play a card or to use a Skill (DGY-R-175)."""
    return might_act(s, seat, skills) or bool(s.hinges.might_use(s, seat))


def play(s: Table, seat: int, option: Option) -> None:
    """A card or Skill, resolved before another can be played (DGY-TRICK-09, DGY-R-176)."""
    s.rules.plays[str(option[0])](s, seat, option)


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
        if s.answer[0] == "main":
            self.passes = 0
            play(s, self.who, s.answer)
        return "next"
