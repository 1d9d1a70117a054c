"""A limit has sunk: what is above it is discarded (DGR-R-70)."""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeoneer.rules.scores import treasure_limit
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import discard_from_front


class Shedding(Frame):
    """DGR-R-70: when a limit sinks, the owner discards down to it, his choice."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat

    def choose(self, s: Table) -> str:
        if len(s.treasures[self.seat]) <= treasure_limit(s, self.seat):
            return DONE
        s.ask(self.seat, "inventory.shed", ("shed",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("shed", n) for n in s.treasures[seat]]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return Reason("DGR-R-70", "use.not_yours", {"card": s.name(option[1])})

    def chosen(self, s: Table) -> str:
        discard_from_front(s, self.seat, s.answer[1])
        return "choose"


def shed_surplus(s: Table, seat: int) -> None:
    if len(s.treasures[seat]) > treasure_limit(s, seat):
        s.push(Shedding(seat))
