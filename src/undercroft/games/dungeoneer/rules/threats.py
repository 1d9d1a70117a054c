"""Threats and Traps (chapter THR; DGR-R-45, 54, 112, 113, 115, 129)."""

from typing import Annotated, Any

from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Among, Die, Flag, Seat
from undercroft.games.dungeoneer.cards.content import MAGIC, SCORES
from undercroft.games.dungeoneer.cards.effects import Effects
from undercroft.games.dungeoneer.ranges import CardNumber, Score, Threat
from undercroft.games.dungeoneer.rules.scores import score_parts, test_parts
from undercroft.games.dungeoneer.rules.windows import Subject, open_window
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import back_to_hand, discard_from_stage, give_back

Tested = Annotated[str, Among("door", "pit", "trap", "room", "quest", "power")]


class Test(Subject):
    """One Threat test: a die, a score, bonuses (DGR-THR-02, DGR-R-112). Leaves 1 in `result` for success,
    else 0.
    """

    first_step = "roll"
    belongs_to = ("seat",)
    waits = ("compare",)

    seat: Seat
    kind: Tested
    score: Score
    threat: Threat
    card: CardNumber  # what asks for the test
    die: Die = 0

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        """DGR-R-112 (4), DGR-R-126: the own die; some powers only while the result is a failure."""
        if seat != self.seat or kind != "reroll":
            return ()
        power = s.box.card[s.hero[seat]].power
        if power is not None and self.kind in power.against and not is_passed(s, self):
            return ("own_die", "failed_test")
        return ("own_die",)

    def reroll(self, s: Table, seat: int) -> None:
        self.die = roll_again(s, seat)

    def roll(self, s: Table) -> str:
        self.die = s.chance.die()
        s.reveal("die_rolled", seat=self.seat, die=self.die)
        open_window(s, "reroll", self)
        return "compare"

    def compare(self, s: Table) -> str:  # DGR-THR-03, DGR-OBS-03, DGR-R-45: equal is enough
        parts = total_parts(s, self)
        total = sum(n for _, n in parts)
        passed = total >= self.threat
        s.tell(
            "tested",
            seat=self.seat,
            test=self.kind,
            card=s.name(self.card),
            score=SCORES[self.score],
            threat=self.threat,
            parts=parts,
            total=total,
            passed=passed,
        )
        s.result = int(passed)
        return DONE


def roll_again(s: Table, seat: int) -> int:
    """DGR-R-126: every reroll replaces the result."""
    die = s.chance.die()
    s.reveal("die_rerolled", seat=seat, die=die)
    return die


def total_parts(s: Table, test: Test) -> list[tuple[str, int]]:
    """DGR-R-113: die, score, then bonuses."""
    return [
        ("die", test.die),
        *score_parts(s, test.seat, test.score),
        *test_parts(s, test.seat, test.kind, test.score),
    ]


def total_of(s: Table, test: Test) -> int:
    return sum(n for _, n in total_parts(s, test))


def is_passed(s: Table, test: Test) -> bool:
    return total_of(s, test) >= test.threat


class Trap(Subject):
    """A Trap card played against a hero (DGR-THR-01 to 06)."""

    first_step = "spring"
    belongs_to = ("victim",)
    waits = ("test", "tested", "clear")

    card: CardNumber
    by: Seat
    victim: Seat
    avoided: Flag = 0
    bounced: Flag = 0

    def cleanup(self, s: Any) -> None:
        give_back(s, self.by, self.card)

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        if seat != self.victim:
            return ()
        magic = s.box.card[self.card].test[0] == MAGIC and not self.avoided
        return ("encounter", "magic_trap") if magic else ("encounter",)

    def is_stopped(self) -> bool:
        return bool(self.bounced)

    def avoid(self, s: Table, seat: int) -> None:
        self.avoided = 1

    def cancel(self, s: Table) -> None:
        self.bounced = 1
        s.tell("bounced", card=s.name(self.card))

    def spring(self, s: Table) -> str:
        s.tell("trap_sprung", seat=self.by, victim=self.victim, card=s.name(self.card))
        open_window(s, "response", self)
        return "test"

    def test(self, s: Table) -> str:
        if self.bounced:  # DGR-R-129
            back_to_hand(s, self.by, self.card)
            return DONE
        score, threat = s.box.card[self.card].test
        s.push(Test(self.victim, "trap", score, threat, self.card))
        return "tested"

    def tested(self, s: Table) -> str:
        if s.result:  # DGR-THR-04
            s.push(Effects(self.victim, self.by, self.card, "success"))
        elif self.avoided:  # DGR-R-115
            s.tell("avoided", seat=self.victim)
        else:  # DGR-THR-05
            s.push(Effects(self.victim, self.by, self.card, "failure"))
        return "clear"

    def clear(self, s: Table) -> str:  # DGR-THR-06
        discard_from_stage(s, self.card)
        s.tell("trap_cleared", card=s.name(self.card))
        return DONE
