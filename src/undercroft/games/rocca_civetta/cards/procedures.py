"""Procedures of single cards of the expansion (content: Alchemy; RCV-R-24, 239)."""

from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat, SeatOrNone, Seats
from undercroft.games.dungeonology.board import shared_edges
from undercroft.games.dungeonology.ranges import Tricks
from undercroft.games.dungeonology.rules.cubes import eliminate_from_board, put_on_board
from undercroft.games.dungeonology.rules.stun import Stuns
from undercroft.games.dungeonology.rules.values import has_room
from undercroft.games.dungeonology.zones import (
    discard_at_random,
    discard_card,
    draw_cards,
    show_to,
    without,
)
from undercroft.games.rocca_civetta.table import Table


class Brewing(Frame):
    """Alchemy 1 and 2: cards of her choice are discarded first, then she draws (RCV-ALC-03, 04,
    RCV-R-24).
    """

    first_step = "give_up"
    belongs_to = ("seat",)
    rule = "RCV-R-24"

    seat: Seat
    left: Few  # cards still to discard
    gain: Few  # cards to draw

    def give_up_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.seat]]

    def give_up(self, s: Table) -> str:
        if not self.left:
            draw_cards(s, self.seat, self.gain)
            return DONE
        if len(s.hand[self.seat]) <= self.left:  # DGY-R-214
            for card in s.hand[self.seat]:
                discard_card(s, self.seat, card)
            self.left = 0
            return "give_up"
        s.ask(self.seat, "aux.discard", ("discard",))
        return "given_up"

    def given_up(self, s: Table) -> str:
        self.left -= 1
        discard_card(s, self.seat, s.answer[1])
        return "give_up"


class Transmuting(Frame):
    """The top cube of a column goes to the Reserve, and one of the next colour comes from there."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("place",)
    rule = "RCV-R-239"

    seat: Seat
    column: Few = 0

    def columns(self, s: Table) -> list[int]:
        """Columns with a cube whose next colour has room and is in the Reserve."""
        board = s.board[self.seat]
        return [
            column
            for column in range(len(board) - 1)
            if board[column] and has_room(s, self.seat, column + 1) and s.supply[column + 1]
        ]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", column) for column in self.columns(s)]

    def choose(self, s: Table) -> str:
        columns = self.columns(s)
        if not columns:
            return DONE
        if len(columns) == 1:
            return self.melt(s, columns[0])
        s.ask(self.seat, "card.transmute", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.melt(s, s.answer[1])

    def melt(self, s: Table, column: int) -> str:
        self.column = column
        eliminate_from_board(s, self.seat, column)
        return "place"

    def place(self, s: Table) -> str:
        take_from_supply(s, self.seat, self.column + 1)
        return DONE


def take_from_supply(s: Table, seat: int, cube: int) -> None:
    """A cube from the Reserve onto her board: neither Collected nor Stolen (RCV-R-244)."""
    s.supply[cube] -= 1
    s.tell("cube_made", seat=seat, cube=s.cube_word(cube))
    put_on_board(s, seat, cube, cube)


class GreatWork(Frame):
    """Magnum Opus: two cubes of hers go to the Reserve, and one comes from there that is worth no more than
    both.
    """

    first_step = "give_up"
    belongs_to = ("seat",)
    waits = ("give_up",)
    rule = "RCV-R-239"

    seat: Seat
    left: Few = 2
    worth: Few = 0  # of the cubes that went

    def give_up_options(self, s: Table, seat: int) -> list[Option]:
        return [("cube", column) for column, cubes in enumerate(s.board[self.seat]) if cubes]

    def give_up(self, s: Table) -> str:
        columns = self.give_up_options(s, self.seat) if self.left else []
        if not columns:  # RCV-R-305: as much as she can
            return "choose"
        if len(columns) == 1:
            return self.melt(s, columns[0][1])
        s.ask(self.seat, "card.melt", ("cube",))
        return "given_up"

    def given_up(self, s: Table) -> str:
        return self.melt(s, s.answer[1])

    def melt(self, s: Table, column: int) -> str:
        self.left -= 1
        self.worth += s.box.columns[column].value
        eliminate_from_board(s, self.seat, column)
        return "give_up"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [
            ("cube", cube)
            for cube, column in enumerate(s.box.columns)
            if column.value <= self.worth and s.supply[cube] and has_room(s, self.seat, cube)
        ]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        dear = [cube for cube, column in enumerate(s.box.columns) if column.value > self.worth]
        if not self.left and option[1] in dear:
            return Reason("RCV-R-239", "opus.too_dear", {"n": self.worth})
        return super().why_unlisted(s, seat, option)

    def choose(self, s: Table) -> str:
        offers = self.choose_options(s, self.seat)
        if len(offers) < 2:
            for option in offers:
                take_from_supply(s, self.seat, option[1])
            return DONE
        s.ask(self.seat, "card.opus", ("cube",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        take_from_supply(s, self.seat, s.answer[1])
        return DONE


class Rummaging(Frame):
    """Reagents: one of the top cards that lay in the discard pile before it was played and paid."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-239"

    seat: Seat

    def cards(self, s: Table) -> Tricks:
        """Those that still lie there: the discards may have become the deck meanwhile."""
        return tuple(card for card in reversed(s.searched) if card in s.discard)

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("draw", card) for card in self.cards(s)]

    def choose(self, s: Table) -> str:
        cards = self.cards(s)
        if len(cards) < 2:
            return self.take(s, cards[0]) if cards else DONE
        s.ask(self.seat, "card.reagents", ("draw",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.take(s, s.answer[1])

    def take(self, s: Table, card: int) -> str:
        s.discard = without(s.discard, card)
        s.hand[self.seat] += (card,)
        s.seen[card] |= show_to(s, self.seat)  # everybody has seen where it went
        s.tell("card_regained", seat=self.seat, card=s.name(card))
        return DONE


class Dissolving(Frame):
    """Acid Flask: she may take away the Walls between her Zone and an adjacent one of the same Floor."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-239"

    seat: Seat

    def walled(self, s: Table) -> list[int]:
        here = s.at[self.seat]
        return [zone for zone in s.plan.beside[here] if is_walled(s, here, zone)]

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [*(("at", zone) for zone in self.walled(s)), ("done",)]

    def choose(self, s: Table) -> str:
        if not self.walled(s):
            return DONE
        s.ask(self.seat, "card.dissolve", ("at", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        here, zone = s.at[self.seat], s.answer[1]
        edges = walls_between(s, here, zone)
        s.walls = tuple(edge for edge in s.walls if edge not in edges)
        s.derive()
        s.tell("walls_dissolved", seat=self.seat, zone=s.zone_word(here), other=s.zone_word(zone))
        return DONE


def walls_between(s: Table, zone: int, other: int) -> set[int]:
    return set(shared_edges(s.box, zone, s.where[zone], other, s.where[other])) & set(s.walls)


def is_walled(s: Table, zone: int, other: int) -> bool:
    """Walls between Zones of one Floor; those between Floors stay, and those at a Mandatory Passage
    (RCV-R-239, 380).
    """
    if s.box.zone[zone].floor != s.box.zone[other].floor or not s.box.narrow.isdisjoint((zone, other)):
        return False
    return bool(walls_between(s, zone, other))


class Bursting(Frame):
    """Volatile Mixture: every Scholar whom it hits is stunned and discards a random card, clockwise."""

    first_step = "next"
    waits = ("next", "spill")

    seats: Seats
    hit: SeatOrNone = -1  # who is stunned now

    def forget_seat(self, s: Table, seat: int) -> None:
        self.seats = tuple(other for other in self.seats if other != seat)

    def next(self, s: Table) -> str:
        if not self.seats:
            return DONE
        self.hit, *rest = self.seats
        self.seats = tuple(rest)
        s.push(Stuns(self.hit, 1))
        return "spill"

    def spill(self, s: Table) -> str:
        if s.is_in(self.hit):
            discard_at_random(s, self.hit)
        return "next"


FRAMES: Final = (Brewing, Transmuting, GreatWork, Rummaging, Dissolving, Bursting)
