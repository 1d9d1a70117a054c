"""A Quest is completed (chapter QST; DGR-R-04, 70, 83)."""

from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeoneer.cards.effects import Effects
from undercroft.games.dungeoneer.ranges import CardNumber
from undercroft.games.dungeoneer.rules.goal import check_third_quest, end_turn
from undercroft.games.dungeoneer.rules.shedding import shed_surplus
from undercroft.games.dungeoneer.table import TOP_LEVEL, Table
from undercroft.games.dungeoneer.zones import without


class Completion(Frame):
    """A Quest is done: face down, level, reward, win check, end of the turn (DGR-R-83)."""

    first_step = "turn"
    belongs_to = ("seat",)
    waits = ("turn", "judge")

    seat: Seat
    quest: CardNumber

    def shed(self, s: Table) -> str:
        """What was offered may have carried other Treasures (DGR-R-70)."""
        shed_surplus(s, self.seat)
        return "turn"

    def turn(self, s: Table) -> str:  # DGR-QST-08 to 11, DGR-R-04: level first, then the reward
        seat, quest = self.seat, self.quest
        s.quests[seat] = without(s.quests[seat], quest)
        s.done[seat] += (quest,)
        s.tokens[quest] = 0
        s.level[seat] = min(TOP_LEVEL, s.level[seat] + 1)
        s.tell("quest_completed", seat=seat, card=s.name(quest), level=s.level[seat])
        s.push(Effects(seat, seat, quest, "reward"))
        return "judge"

    def judge(self, s: Table) -> str:
        if not check_third_quest(s, self.seat):
            end_turn(s)  # DGR-QST-07
        return DONE
