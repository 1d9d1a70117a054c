"""Wounds, recovery and elimination (chapters GOAL, DEF; DGR-R-27, 60 to 65, 112)."""

from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Seat, SeatOrNone
from undercroft.games.dungeoneer.cards.content import MELEE
from undercroft.games.dungeoneer.ranges import ScoreOrNone
from undercroft.games.dungeoneer.rules.goal import check_last_hero
from undercroft.games.dungeoneer.rules.windows import Subject, open_window
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import discard_quest, put_on_pile, show_card


class Wounds(Subject):
    """Wounds about to fall on a hero: a last window, then they fall (DGR-R-56 (7) and (8), DGR-R-112 (6)).

    Leaves in `result` how many really marked Life. A hero without Life is eliminated by whoever caused the
    wounds, when their other effects are done: `bury_the_dead` (DGR-R-56 (9), DGR-R-112 (8)).
    """

    first_step = "warn"
    belongs_to = ("seat",)
    waits = ("fall",)

    seat: Seat
    n: Few
    by: SeatOrNone = -1  # the player whose Encounter did it, or -1 (DGR-REW-03)
    attack: ScoreOrNone = -1  # the type of the attack it is part of, or -1: then it cannot be avoided

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        if seat != self.seat or not self.n:
            return ()
        return ("own_wound", "melee_attack") if self.attack == MELEE else ("own_wound",)

    def avoid(self, s: Table, seat: int) -> None:
        """DGR-R-115: no wound and, as nothing is inflicted, no extra effect."""
        self.n = 0
        s.tell("avoided", seat=seat)

    def prevent(self, s: Table, seat: int, n: int) -> None:
        stopped = min(n, self.n)
        self.n -= stopped
        s.tell("prevented", seat=seat, n=stopped)

    def warn(self, s: Table) -> str:  # DGR-R-136: only for heroes
        open_window(s, "prevent", self)
        return "fall"

    def fall(self, s: Table) -> str:
        inflicted = min(self.n, s.life[self.seat])  # DGR-R-27: overkill does not count
        if inflicted:
            s.life[self.seat] -= inflicted
            s.tell("wounded", seat=self.seat, n=inflicted, life=s.life[self.seat])
            if self.by >= 0:
                s.due_wounds += inflicted  # DGR-R-26
        s.result = inflicted
        return DONE


def bury_the_dead(s: Table) -> None:
    """DGR-R-63: one by one from the left of the active player, the active player last; whoever is then the
    last one alive has won.
    """
    if s.life.count(0) == len(s.fallen):
        return
    for seat in s.from_left():
        if not s.over and s.life[seat] <= 0 and seat not in s.fallen:
            eliminate(s, seat)


def eliminate(s: Table, seat: int) -> None:
    """DGR-GOAL-03, DGR-GOAL-04, DGR-R-60, DGR-R-61, DGR-R-160: at once and for good. What he had is
    discarded, the hero leaves the game.
    """
    s.life[seat] = 0
    s.fallen += (seat,)
    shown = 0
    cards = sorted(s.hand[seat] + s.wounded[seat] + s.treasures[seat] + s.boons[seat] + s.banes[seat])
    for card in cards:  # DGR-R-119, DGR-R-145: in the order of the catalogue
        shown |= show_card(s, card)
        put_on_pile(s, card)
    for quest in sorted(s.quests[seat] + s.done[seat]):
        discard_quest(s, quest)
    for row in (s.hand, s.wounded, s.treasures, s.boons, s.banes, s.quests, s.done):
        row[seat] = ()
    s.glory[seat] = s.peril[seat] = s.due_glory[seat] = s.due_peril[seat] = 0
    s.points_lost[seat] = s.rooted[seat] = s.slammed[seat] = 0
    s.at[seat] = -1
    s.reveal("eliminated", shown, seat=seat, cards=[s.name(card) for card in cards])
    check_last_hero(s)


def gain_life(s: Table, seat: int, n: int) -> None:
    """DGR-DEF-13, DGR-R-62: without limit."""
    s.life[seat] += n
    s.tell("life_gained", seat=seat, n=n, life=s.life[seat])


def resign(s: Table, seat: int) -> None:
    """DGR-R-137: what the active player was playing falls with the rest."""
    s.tell("resigned", seat=seat)
    if seat == s.active:
        adventures = s.box.adventures
        s.hand[seat] += tuple(card for card in s.stage if card in adventures)
        s.stage = tuple(card for card in s.stage if card not in adventures)
    eliminate(s, seat)
