"""The turn: Reset, Discard and Draw, then the three phases, then its end (chapters TURN, RESET, DRAW;
DGR-R-06, 07, 10 to 17, 43, 66).
"""

from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeoneer.rules.build import Build
from undercroft.games.dungeoneer.rules.encounter import Encounters
from undercroft.games.dungeoneer.rules.goal import check_round_limit
from undercroft.games.dungeoneer.rules.move import Moving
from undercroft.games.dungeoneer.rules.scores import space_of
from undercroft.games.dungeoneer.rules.shedding import shed_surplus
from undercroft.games.dungeoneer.rules.windows import Subject, open_checkpoint
from undercroft.games.dungeoneer.table import DISCARD, RESET, Table
from undercroft.games.dungeoneer.zones import (
    discard_from_front,
    discard_from_hand,
    draw,
    hand_of,
    has_quest_card,
    replace_quest,
)

HAND: Final = 5  # DGR-DRAW-06


class Turn(Subject):
    """One turn after another, for ever: the frame at the bottom of the stack (DGR-TURN-01)."""

    first_step = "reset"
    waits = ("reset", "draw", "build", "move", "close", "stay")

    def reset(self, s: Table) -> str:
        seat = s.active
        s.phase = RESET
        s.used = bytearray(len(s.used))  # DGR-RESET-01, DGR-R-10: of every card of every player
        s.opened = ()  # DGR-RESET-02, DGR-OBS-12, DGR-R-11: nothing else about the obstacles
        s.visited = (s.at[seat],)  # DGR-R-42
        s.moved = s.challenged = s.points = s.pace = s.emboldened = 0
        s.rooted_now, s.rooted[seat] = s.rooted[seat], 0
        s.slammed_now, s.slammed[seat] = s.slammed[seat], 0
        s.tell("turn_began", seat=seat, round=s.round)
        return "discard"

    def discard(self, s: Table) -> str:
        s.phase = DISCARD
        if not s.is_alive(s.active):
            return "close"
        if not hand_of(s, s.active):  # DGR-DRAW-05, DGR-R-12, DGR-R-15
            return "draw"
        s.ask(s.active, "discard.choose", ("discard",))
        return "discarded"

    def discard_options(self, s: Table, seat: int) -> list[Option]:
        quests = s.quests[seat] if has_quest_card(s, seat) else ()
        return [("discard", n) for n in hand_of(s, seat) + s.treasures[seat] + quests]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        """DGR-DRAW-01 to 04, DGR-R-13: a hand card, a Treasure or an uncompleted Quest of one's own."""
        n = option[1]
        if n in s.quests[seat]:
            return Reason("DGR-R-14", "discard.no_quest_left")  # DGR-R-120
        if n in s.boons[seat] or n in s.banes[seat]:
            return Reason("DGR-R-13", "discard.not_this_kind", {"card": s.name(n)})
        if n in s.done[seat]:
            return Reason("DGR-DRAW-03", "discard.completed", {"card": s.name(n)})
        return Reason("DGR-DRAW-01", "discard.not_yours", {"card": s.name(n)})

    def discarded(self, s: Table) -> str:
        seat, card = s.active, s.answer[1]
        kind = s.box.card[card].kind
        if kind == "quest":
            replace_quest(s, seat, card)
        elif card in s.treasures[seat]:
            discard_from_front(s, seat, card)
            shed_surplus(s, seat)
        else:
            discard_from_hand(s, seat, card)
        return "draw"

    def draw(self, s: Table) -> str:
        if s.is_alive(s.active):
            missing = HAND - len(hand_of(s, s.active))  # DGR-DRAW-08
            if missing > 0:  # DGR-R-16
                draw(s, s.active, missing)
        return "encounter"

    def encounter(self, s: Table) -> str:
        if s.is_alive(s.active):
            s.push(Encounters(s.active))
        return "build"

    def build(self, s: Table) -> str:
        if s.is_alive(s.active) and s.map_deck:  # DGR-BUILD-01, DGR-BUILD-02, DGR-TMAP-09
            s.push(Build(s.active))
        return "move"

    def move(self, s: Table) -> str:
        if s.is_alive(s.active):
            s.push(Moving(s.active))
        return "close"

    def close(self, s: Table) -> str:
        open_checkpoint(s)  # DGR-R-114, DGR-R-146: just before the end, for the others
        return "stay"

    def stay(self, s: Table) -> str:  # DGR-R-07 (1)
        seat = s.active
        if s.is_alive(seat) and not s.moved:  # DGR-MOVE-12, DGR-MOVE-13, DGR-R-43
            peril = space_of(s, seat).peril
            s.peril[seat] += peril
            s.tell("stayed", seat=seat, n=peril)
        return "pass_on"

    def pass_on(self, s: Table) -> str:  # DGR-R-07 (2) to (4), DGR-TURN-02
        s.emboldened = s.slammed_now = s.rooted_now = s.points = 0
        left = s.left_of(s.active)
        order = (s.active - s.first) % s.seats
        if (left - s.first) % s.seats <= order:
            s.round += 1  # DGR-R-144
        s.active = left
        check_round_limit(s)
        return "reset"
