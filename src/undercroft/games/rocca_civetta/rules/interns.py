"""Interns of this box: those that act at the start of a turn, and those that ask their owner (chapters SPEC,
SPRG; RCV-R-28 to 32, 177, 240, 252).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.cards.content import CIVILIZATION, MILITIA, RICHES, WORSHIP
from undercroft.games.dungeonology.cards.effects import rivals
from undercroft.games.dungeonology.ranges import Interns
from undercroft.games.dungeonology.rules.boss import encounter
from undercroft.games.dungeonology.rules.chance import randomize
from undercroft.games.dungeonology.rules.cubes import DROP, ChooseCube, least_valuable
from undercroft.games.dungeonology.rules.students import take_from_reserve
from undercroft.games.dungeonology.rules.stun import Stuns, discard_stun
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.dungeonology.zones import discard_card, draw_cards
from undercroft.games.rocca_civetta.table import Table

PROMISE: Final = 2  # what Worship adds to the next Stealth Value


# -- the start of a turn -------------------------------------------------------------------------------------


def cure(s: Table, seat: int) -> None:
    discard_stun(s, seat, change(s, seat, "morning_cure"))


def mock(s: Table, seat: int) -> None:
    """The Fool's Token must be put if an opponent can be chosen (RCV-R-240)."""
    s.fooled = NOBODY
    if rivals(s, seat):
        s.push(Mocking(seat))


def make_mischief(s: Table, seat: int) -> None:
    """The Spriggan is a blessing or a curse."""
    card = randomize(s, "cube", lambda card: True)
    assert card is not None
    cube = card.information
    if cube == CIVILIZATION:
        draw_cards(s, seat, 1)
    elif cube == MILITIA:
        s.push(Stuns(seat, 1))
    elif cube == WORSHIP:
        s.promised += PROMISE
        s.tell("stealth_promised", seat=seat, n=PROMISE)
    elif cube == RICHES:
        least = least_valuable(s, seat) if s.is_out_there(seat) else []
        if least:
            s.push(ChooseCube(seat, DROP, colours=sum(1 << column for column in least)))
    else:
        take_from_reserve(s, seat, 2)


WAKING: Final = {"morning_cure": cure, "mocks": mock, "morning_mischief": make_mischief}


def early_risers(s: Table, seat: int) -> Interns:
    """Her Interns that act at the start of her turn."""
    acting = s.hinges.interns(s, seat)
    return tuple(n for n in acting if any(n in s.box.changes[word][1] for word in WAKING))


class Dawn(Frame):
    """The Interns of the current player, in an order of her choice (RCV-R-177)."""

    first_step = "next"
    belongs_to = ("seat",)
    waits = ("next",)
    rule = "RCV-R-177"

    seat: Seat
    interns: Interns

    def next_options(self, s: Table, seat: int) -> list[Option]:
        return [("wake", intern) for intern in self.interns]

    def next(self, s: Table) -> str:
        if not self.interns:
            return DONE
        if len(self.interns) == 1:
            return self.wake(s, self.interns[0])
        s.ask(self.seat, "turn.intern", ("wake",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.wake(s, s.answer[1])

    def wake(self, s: Table, intern: int) -> str:
        self.interns = tuple(other for other in self.interns if other != intern)
        for word, act in WAKING.items():
            if intern in s.box.changes[word][1] and intern in s.hinges.interns(s, self.seat):
                act(s, self.seat)
        return "next"


class Mocking(Frame):
    """On whose Scholar Card the Fool's Token lies until the start of her next turn."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-240"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in rivals(s, self.seat)]

    def choose(self, s: Table) -> str:
        found = rivals(s, self.seat)
        if len(found) == 1:
            return self.put(s, found[0])
        s.ask(self.seat, "intern.fool", ("target",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.put(s, s.answer[1])

    def put(self, s: Table, other: int) -> str:
        s.fooled = other
        s.tell("fooled", seat=self.seat, victim=other)
        return DONE


def is_fooled(s: Table, seat: int) -> bool:
    """Whether the token takes her Skills: not while the Interns of who put it are suspended (RCV-R-244)."""
    return s.fooled == seat and any(
        change(s, other, "mocks") for other in range(s.seats) if other != seat and s.scholar[other] >= 0
    )


# -- those that ask ------------------------------------------------------------------------------------------


class Averting(Frame):
    """She may discard a card against what is about to happen (RCV-R-240)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-240"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [*(("discard", card) for card in s.hand[self.seat]), ("done",)]


class Charming(Averting):
    """When a Boss meets her: then there is no Encounter (RCV-R-240)."""

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "intern.charm", ("discard", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            encounter(s, self.seat)
            return DONE
        discard_card(s, self.seat, s.answer[1])
        s.tell("boss_charmed", seat=self.seat)
        return DONE


class Hiding(Averting):
    """When she must Drop a cube: then she keeps it, and 1 is left in `result` (RCV-R-240)."""

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "intern.hide", ("discard", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        s.result = int(s.answer[0] == "discard")
        if s.result:
            discard_card(s, self.seat, s.answer[1])
            s.tell("cube_hidden", seat=self.seat)
        return DONE


# -- Wikiantir -----------------------------------------------------------------------------------------------

CARDS: Final = ("tricks", "jinxes", "research", "omega")
DECKS: Final = (*CARDS, "floor_1", "floor_2", "floor_3", "floor_4")


def top_of(s: Table, deck: int) -> int:
    """The number of the piece on top, or -1."""
    floor = deck - len(CARDS)
    if floor >= 0:
        pile = s.piles[floor] if floor < len(s.piles) else ()
        return s.box.tiles[pile[-1]] if pile else -1
    cards = (s.deck, s.jinx_deck, s.research, s.omega_deck)[deck]
    return cards[-1] if cards else -1


def peek_candidates(s: Table, seat: int) -> list[Option]:
    if s.peeked >= change(s, seat, "peeks"):
        return []
    return [("peek", deck) for deck in range(len(DECKS)) if top_of(s, deck) >= 0]


def why_not_peek(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-R-240: once in her turn, when she may act."""
    if not change(s, seat, "peeks"):
        if any(n in s.box.changes["peeks"][1] for n in s.interns[seat]):
            return Reason("RCV-R-244", "intern.suspended")
        return Reason("RCV-R-240", "peek.nobody")
    if s.peeked >= change(s, seat, "peeks"):
        return Reason("RCV-R-187", "peek.again")
    return None if top_of(s, option[1]) >= 0 else Reason("RCV-R-240", "peek.empty")


PEEK: Final[Offer] = tried(peek_candidates, why_not_peek)


def peek(s: Table, seat: int, option: Option) -> None:
    """Only she sees it, and it stays there."""
    s.peeked += 1
    card = top_of(s, option[1])
    s.seen[card] |= 1 << seat
    s.confide("peeked", 1 << seat, {"card": s.name(card)}, seat=seat, deck=DECKS[option[1]])


FRAMES: Final = (Dawn, Mocking, Charming, Hiding)
