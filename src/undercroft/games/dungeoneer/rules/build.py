"""The Build phase: one more map card for the dungeon (chapter BUILD; DGR-R-30 to 36)."""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeoneer.board import cell_name, is_symmetric, joins, open_ends, stays_open
from undercroft.games.dungeoneer.ranges import CardOrNone
from undercroft.games.dungeoneer.table import BUILD, Table
from undercroft.games.dungeoneer.zones import leave_stage, show_card


class Build(Frame):
    """Draw a map card and place it (DGR-BUILD-03); what fits nowhere goes under the deck, once through
    (DGR-R-30).
    """

    first_step = "draw"
    belongs_to = ("seat",)

    seat: Seat
    card: CardOrNone = -1
    tried: Few = 0

    def cleanup(self, s: Table) -> None:
        if self.card in s.stage:
            self.put_under(s)  # DGR-R-134

    def draw(self, s: Table) -> str:
        s.phase = BUILD
        if self.tried == len(s.map_deck):
            return DONE
        self.card = s.map_deck[-1]
        s.map_deck = s.map_deck[:-1]
        s.stage += (self.card,)
        s.reveal("map_drawn", show_card(s, self.card), seat=self.seat, card=s.name(self.card))
        if not has_place(s, self.card, bool(s.map_deck)):
            self.put_under(s)
            self.tried += 1
            return "draw"
        return "place"

    def place(self, s: Table) -> str:
        s.ask(self.seat, "build.place", ("place",))
        return "placed"

    def place_options(self, s: Table, seat: int) -> list[Option]:
        return placements(s, self.card, bool(s.map_deck))

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return why_not_lay(s, self.card, option[1], option[2], open_ends(s.box, s.grid), bool(s.map_deck))

    def put_under(self, s: Table) -> None:
        leave_stage(s, self.card)
        s.map_deck = (self.card, *s.map_deck)
        s.tell("map_put_under", card=s.name(self.card))

    def placed(self, s: Table) -> str:  # DGR-R-36: nothing else happens
        _, cell, turned = s.answer
        leave_stage(s, self.card)
        s.lay({**s.grid, cell: 2 * self.card + turned})
        s.seen[self.card] = EVERYBODY
        s.tell(
            "map_placed", seat=self.seat, card=s.name(self.card), cell=cell_name(cell), turned=bool(turned)
        )
        return DONE


def why_not_lay(
    s: Table, card: int, cell: int, turned: int, ends: dict[int, int], more: bool
) -> Reason | None:
    """Whether a card may lie there so (DGR-BUILD-04 to 09), and whether more are to come (DGR-R-34)."""
    slot = 2 * card + turned
    if cell in s.grid:
        return Reason("DGR-R-31", "place.taken", {"cell": cell_name(cell)})
    if not joins(s.box, ends, slot, cell):
        return Reason("DGR-BUILD-05", "place.not_connected", {"cell": cell_name(cell)})
    if more and not stays_open(s.box, s.grid, ends, slot, cell):
        return Reason("DGR-R-34", "place.closes", {"cell": cell_name(cell)})
    if turned and is_symmetric(s.box, card):
        return Reason("DGR-R-135", "place.same_turned", {"cell": cell_name(cell)})
    return None


def placements(s: Table, card: int, more: bool) -> list[Option]:
    """All legal placements; the open ends are worked out once for all of them."""
    ends = open_ends(s.box, s.grid)
    facings = (0,) if is_symmetric(s.box, card) else (0, 1)
    return [
        ("place", cell, turned)
        for cell in sorted(ends)
        for turned in facings
        if why_not_lay(s, card, cell, turned, ends, more) is None
    ]


def has_place(s: Table, card: int, more: bool) -> bool:
    ends = open_ends(s.box, s.grid)
    return any(why_not_lay(s, card, cell, turned, ends, more) is None for turned in (0, 1) for cell in ends)
