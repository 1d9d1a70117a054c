"""Before the game: the tournament map is laid out, and heroes find their Entrance Chamber (chapter TMAP;
DGR-R-106 to 108, 122, 162 to 168, 175, 181).

All Map cards that wait lie in `map_deck`: one received deck after another, each with its top at the end, then
the cards that were kept. The frame says how long each part is. A drawn card stays on top of its deck until it
is placed or kept: only who draws it sees it.
"""

from typing import Annotated

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Long, Seat, Seats
from undercroft.games.dungeoneer.board import cell_name, open_ends
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.rules.build import has_place, placements, why_not_lay
from undercroft.games.dungeoneer.rules.scores import space_of
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import show_card, without

Lengths = Annotated[tuple[Few, ...], Long("seats", at_most=True)]


def begin_layout(s: Table, decks: list[Cards]) -> None:
    """DGR-TMAP-02, DGR-R-162: each deck goes to the left; a common one serves all (DGR-R-122). No hero is
    there yet (DGR-R-165).
    """
    received = [decks[(seat - 1) % s.seats] for seat in range(s.seats)] if len(decks) > 1 else decks
    s.map_deck = tuple(card for deck in received for card in deck)
    s.at = [-1] * s.seats
    s.push(Layout(s.first, tuple(map(len, received))))


class Layout(Frame):
    """One Map card after another, in turn order (DGR-TMAP-04)."""

    first_step = "turn"

    seat: Seat  # whose turn it is
    left: Lengths  # cards in the deck each seat was given, or in the common one
    kept: Seats = ()  # who has kept a card that waits, in the order of these cards
    keepers: Seats = ()  # who has used the right to keep one (DGR-TMAP-05)
    idle: Few = 0  # how many in a row have laid nothing
    tried: Few = 0  # cards of this turn that fitted nowhere

    # -- the decks -------------------------------------------------------------------------------------------

    def deck_of(self, seat: int) -> int:
        return seat if len(self.left) > 1 else 0

    def top(self, seat: int) -> int:
        """The place of the top card of the deck that a seat draws from, or of the card it has kept; -1 if it
        has neither.
        """
        deck = self.deck_of(seat)
        if self.left[deck]:
            return sum(self.left[: deck + 1]) - 1
        return sum(self.left) + self.kept.index(seat) if seat in self.kept else -1

    def is_keeping(self, seat: int) -> bool:
        """Whether what this seat has to lay is the card it has kept (DGR-TMAP-06)."""
        return not self.left[self.deck_of(seat)]

    def card(self, s: Table) -> int:
        """What is being laid."""
        return s.map_deck[self.top(self.seat)]

    def shorten(self, seat: int) -> None:
        """One card less: that on top, or the kept one."""
        deck = self.deck_of(seat)
        if self.left[deck]:
            self.left = (*self.left[:deck], self.left[deck] - 1, *self.left[deck + 1 :])
        else:
            self.kept = without(self.kept, seat)

    # -- a turn ----------------------------------------------------------------------------------------------

    def turn(self, s: Table) -> str:
        """DGR-R-162: the next card, or the kept one when the deck is empty, or nothing."""
        if self.idle >= len(s.living()) or not s.map_deck:
            return "finish"
        s.active, self.tried = self.seat, 0
        if self.top(self.seat) < 0:
            self.idle += 1
            return self.pass_on(s)
        return "show" if self.is_keeping(self.seat) else "draw"

    def draw(self, s: Table) -> str:
        """DGR-R-106: what fits nowhere goes under the deck, and the next is tried, once through."""
        seat = self.seat
        deck = self.deck_of(seat)
        if self.tried == self.left[deck]:
            s.tell("layout_skipped", seat=seat)
            self.idle += 1
            return self.pass_on(s)
        card = self.card(s)
        s.seen[card] |= 1 << seat
        s.confide("layout_drawn", 1 << seat, {"card": s.name(card)}, seat=seat)  # DGR-R-175
        if has_place(s, card, more_to_come(s)):
            return "lay"
        self.tried += 1
        top = self.top(seat)
        bottom = top + 1 - self.left[deck]
        s.map_deck = (*s.map_deck[:bottom], card, *s.map_deck[bottom:top], *s.map_deck[top + 1 :])
        s.reveal("layout_put_under", show_card(s, card), seat=seat, card=s.name(card))  # DGR-R-164, DGR-R-141
        return "draw"

    def lay(self, s: Table) -> str:
        if not s.is_alive(self.seat):  # DGR-R-168: who was to lay it has left
            return self.pass_on(s)
        s.ask(self.seat, "layout.place", ("place", "keep"))
        return "laid"

    def lay_options(self, s: Table, seat: int) -> list[Option]:
        """DGR-TMAP-08; DGR-R-181: only a card with a place may be kept."""
        found = placements(s, self.card(s), more_to_come(s))
        return found if seat in self.keepers else [*found, ("keep",)]

    def show(self, s: Table) -> str:
        """DGR-R-163: a kept card without a place is shown and is out of the game."""
        card = self.card(s)
        if has_place(s, card, more_to_come(s)):
            return "lay_kept"
        s.map_deck = without(s.map_deck, card)
        self.shorten(self.seat)
        s.out += (card,)
        s.reveal("layout_out", show_card(s, card), seat=self.seat, card=s.name(card))
        self.idle = 0
        return self.pass_on(s)

    def lay_kept(self, s: Table) -> str:
        if not s.is_alive(self.seat):
            return self.pass_on(s)
        s.ask(self.seat, "layout.kept", ("place",))
        return "laid"

    def lay_kept_options(self, s: Table, seat: int) -> list[Option]:
        return placements(s, self.card(s), more_to_come(s))

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[0] == "keep":
            return Reason("DGR-TMAP-05", "layout.kept_before")
        ends = open_ends(s.box, s.grid)
        return why_not_lay(s, self.card(s), option[1], option[2], ends, more_to_come(s))

    def laid(self, s: Table) -> str:
        seat, card = self.seat, self.card(s)
        s.map_deck = without(s.map_deck, card)
        self.idle = 0
        self.shorten(seat)
        if s.answer[0] == "keep":  # DGR-TMAP-05, DGR-R-107, DGR-R-163
            s.map_deck += (card,)
            self.kept += (seat,)
            self.keepers += (seat,)
            s.tell("layout_kept", seat=seat)
            return self.pass_on(s)
        _, cell, turned = s.answer
        s.lay({**s.grid, cell: 2 * card + turned})
        learned = show_card(s, card)
        s.reveal(
            "map_placed", learned, seat=seat, card=s.name(card), cell=cell_name(cell), turned=bool(turned)
        )
        return self.pass_on(s)

    def pass_on(self, s: Table) -> str:
        self.seat = s.left_of(self.seat)
        return "turn"

    # -- the end ---------------------------------------------------------------------------------------------

    def finish(self, s: Table) -> str:
        """DGR-R-106: what nobody can lay is out of the game; then the heroes come (DGR-R-166), and there is
        no Map deck any more (DGR-R-167).
        """
        s.out += s.map_deck
        s.map_deck = ()
        s.active = s.first if s.is_alive(s.first) else s.left_of(s.first)
        entrances = entrances_of(s)
        if len(entrances) == 1:
            for seat in in_turn_order(s):
                enter(s, seat, entrances[0])
        else:
            s.push(Starting(s.active))
        return DONE

    def forget_seat(self, s: Table, seat: int) -> None:
        """DGR-R-168: the deck of who leaves lies under that of the next, the kept card below it, the drawn
        one still on its top.
        """
        deck, heir = self.deck_of(seat), self.deck_of(s.left_of(seat))
        parts = [
            list(s.map_deck[sum(self.left[:n]) : sum(self.left[: n + 1])]) for n in range(len(self.left))
        ]
        waiting = list(s.map_deck[sum(self.left) :])
        kept = [waiting.pop(self.kept.index(seat))] if seat in self.kept else []
        self.kept = tuple(other for other in self.kept if other != seat)
        if deck != heir:
            parts[heir] = [*kept, *parts[deck], *parts[heir]]
            parts[deck] = []
        elif parts[deck] and self.seat == seat and s.seen[parts[deck][-1]] >> seat & 1:
            parts[deck] = [*kept, parts[deck][-1], *parts[deck][:-1]]  # a common one (DGR-R-122)
        else:
            parts[deck] = [*kept, *parts[deck]]
        self.left = tuple(map(len, parts))
        s.map_deck = (*(card for part in parts for card in part), *waiting)
        self.idle = 0


class Starting(Frame):
    """DGR-TMAP-07, DGR-R-108, DGR-R-166: each player names an Entrance Chamber, in turn order."""

    first_step = "choose"

    seat: Seat

    def choose(self, s: Table) -> str:
        if not s.is_alive(self.seat) or s.at[self.seat] >= 0:
            return self.pass_on(s)
        s.active = self.seat
        s.ask(self.seat, "start.choose", ("start",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("start", cell) for cell in entrances_of(s)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return Reason("DGR-R-166", "start.no_entrance", {"cell": cell_name(option[1])})

    def chosen(self, s: Table) -> str:
        enter(s, self.seat, s.answer[1])
        return self.pass_on(s)

    def pass_on(self, s: Table) -> str:
        waiting = [seat for seat in in_turn_order(s) if s.at[seat] < 0]
        if waiting:
            self.seat = waiting[0]
            return "choose"
        s.active = s.first if s.is_alive(s.first) else s.left_of(s.first)
        return DONE


# -- where what may lie, and who stands where ----------------------------------------------------------------


def more_to_come(s: Table) -> bool:
    """DGR-R-164: all cards in all decks and all that were kept, but the one that is being laid."""
    return len(s.map_deck) > 1


def entrances_of(s: Table) -> list[int]:
    """The spaces where a hero may begin: any card of this name (DGR-R-169)."""
    return sorted(cell for cell, slot in s.grid.items() if slot // 2 in s.box.entrances)


def in_turn_order(s: Table) -> list[int]:
    """The living from player 1."""
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    return [seat for seat in order if s.is_alive(seat)]


def enter(s: Table, seat: int, cell: int) -> None:
    """A hero comes to where it begins (DGR-SETUP-09, DGR-SETUP-10, DGR-COMP-02, DGR-COMP-03)."""
    s.at[seat] = cell
    space = space_of(s, seat)
    s.peril[seat], s.glory[seat] = space.peril, space.glory
    if s.settings["tournament_map"]:
        s.tell("started", seat=seat, cell=cell_name(cell))
