"""Who may play now: moments that a card names, and Reactions (chapters PRIO, MAIN; DGY-R-105, 168, 169, 175,
195, 200, 208).

A player is asked whenever everybody must think it possible that she could do something, so that silence
betrays nothing (DGY-R-175).
"""

from typing import Annotated, Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Among, Few, Seat, SeatOrNone
from undercroft.games.dungeonology.rules.asking import Asking
from undercroft.games.dungeonology.table import CAMP, NOBODY, Table

IN_VAIN: Final[tuple[Option, ...]] = (("pass",),)  # all that somebody can do who holds nothing for the moment


def might_play(s: Table, seat: int) -> bool:
    """For all anybody can see, she could play a card: she holds one and stands in the dungeon (DGY-
    START-06).
    """
    return bool(s.hand[seat]) and s.at[seat] > CAMP


class Moment(Asking):
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

    def moment(self, seat: int) -> str:
        return self.kind

    def next(self, s: Table) -> str:
        if self.who == NOBODY:
            self.who = self.owner
        for _ in range(s.seats + 1):
            self.who = (self.who + 1) % s.seats
            self.passes += 1
            if self.passes > s.seats or not s.is_out_there(self.owner):  # DGY-START-05
                return DONE
            if self.who != self.owner and might_play(s, self.who):
                return "turn_to"
        return DONE

    def turn_to(self, s: Table) -> str:
        if not might_play(s, self.who):
            return "next"
        able = not s.box.playable[self.kind].isdisjoint(s.hand[self.who])
        s.ask(self.who, f"window.{self.kind}", ("main", "pass"), known=() if able else IN_VAIN)
        return "answered"

    def answered(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import Playing

        if s.answer[0] == "main":
            self.passes = 0
            s.push(Playing(self.who, s.answer[1]))
        return "next"

    def offers(self, s: Table) -> list[Option]:
        return []


class Reactions(Asking):
    """Everybody else is asked once whether to answer a declared Main Effect (DGY-MAIN-12 to 14,
    DGY-R-169).
    """

    first_step = "next"
    waits = ("next",)
    rule = "DGY-R-168"

    declarer: Seat
    who: SeatOrNone = NOBODY

    def moment(self, seat: int) -> str:
        return "reaction"

    def next(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import answered_by

        if self.who == NOBODY:
            self.who = self.declarer
        while True:
            self.who = (self.who + 1) % s.seats
            if self.who == self.declarer or answered_by(s).cancelled:
                return DONE
            if might_play(s, self.who) and self.is_admitted(s, self.who):
                self.step = "turn_to"
                return self.turn_to(s)

    def turn_to(self, s: Table) -> str:
        if not might_play(s, self.who):
            return "next"
        able = not s.box.reactions.isdisjoint(s.hand[self.who])
        s.ask(self.who, "window.reaction", ("react", "pass"), known=() if able else IN_VAIN)
        return "answered"

    def is_admitted(self, s: Table, seat: int) -> bool:
        """DGY-ESP-14, DGY-R-105: in an Espionage only spy and target. A vow of silence leaves the Reaction to
        itself.
        """
        from undercroft.games.dungeonology.rules.playing import answered_by
        from undercroft.games.dungeonology.rules.stealth_test import current_test

        test = current_test(s)
        if test is None:
            return True
        if not test.admits(seat):
            return False
        vowed = s.box.card[answered_by(s).card].id == "vow_of_silence"
        return vowed or not (test.silent and seat != test.seat)

    def answered(self, s: Table) -> str:
        from undercroft.games.dungeonology.rules.playing import Playing

        if s.answer[0] == "react":
            s.push(Playing(self.who, s.answer[1]))
        return "next"

    def offers(self, s: Table) -> list[Option]:
        return []
