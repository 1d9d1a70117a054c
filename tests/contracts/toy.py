"""A toy in two rules versions: tricks with hidden cards. The engine has never heard of it.

Sixteen cards, four of each rank, four to a hand. In every trick each seat plays one card, the leader first;
before that it may peek, once a trick, at a card of another hand that chance picks. The highest card takes the
trick and leads the next. After the last trick the most tricks win.
"""

from typing import Annotated, Any, Final

import msgspec

from undercroft.engine.choice import Option, Reason, Verb
from undercroft.engine.events import EVERYBODY, bit
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.game import Game, Setting
from undercroft.engine.notation import SEAT, Kind
from undercroft.engine.ranges import Few, Flag, Long, PerSeat, Seat, Seats, Within
from undercroft.engine.state import Place
from undercroft.engine.state import Table as EngineTable

RULES: Final = {
    "TOY-01": "Every seat is dealt four cards; the others stay in the deck.",
    "TOY-02": "In a trick every seat that is still there plays one card of its hand.",
    "TOY-03": "Once a trick, before it plays, a seat may look at an unknown card of another hand.",
    "TOY-04": "The highest card takes the trick; among equals the first (version 1) or the last (version 2).",
    "TOY-05": "The seat with the most tricks wins; equals share the place.",
    "TOY-06": "Whoever leaves shows his hand. The last one at the table wins.",
    "TOY-07": "The game has as many tricks as was agreed, at most four.",
}
RANKS: Final = ("one", "two", "three", "four")
NAMES: Final = tuple(f"{rank}_{copy}" for rank in RANKS for copy in range(1, 5))
NUMBER: Final = {name: n for n, name in enumerate(NAMES)}
CardNumber = Annotated[int, Within(0, 15)]
Cards = Annotated[tuple[CardNumber, ...], Long(16, at_most=True)]
FIELDS: Final = ("hand", "deck", "pile", "tricks", "left", "seen", "leader", "number")


class Table(EngineTable):
    """The toy in progress."""

    __slots__ = FIELDS

    def __init__(
        self,
        hand: PerSeat[Cards],
        deck: Cards,
        pile: Cards,
        tricks: PerSeat[Few],
        left: Seats,
        seen: Annotated[bytearray, Long(16)],
        leader: Seat,
        number: Annotated[int, Within(1, 5)],
        **common: Any,
    ) -> None:
        super().__init__(**common)
        self.hand = hand
        self.deck = deck
        self.pile = pile
        self.tricks = tricks
        self.left = left  # seats that have left the game, the first one first
        self.seen = seen
        self.leader = leader
        self.number = number  # of the trick, from 1

    def copy(self) -> "Table":
        return Table(
            self.hand[:],
            self.deck,
            self.pile,
            self.tricks[:],
            self.left,
            self.seen[:],
            self.leader,
            self.number,
            game=self.game,
            seats=self.seats,
            settings=self.settings,
            origin=self.origin,
            stack=[frame.copy() for frame in self.stack],
            chance=self.chance.copy(),
            choice=self.choice,
            past=self.past,
            result=self.result,
            over=self.over,
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.show(bit(seat), seat)

    def whole(self) -> dict[str, Any]:
        return self.show(EVERYBODY, None)

    def show(self, mask: int, seat: int | None) -> dict[str, Any]:
        choice = self.choice
        asked: dict[str, Any] | None = choice and {"seat": choice.seat, "prompt": choice.prompt}
        if asked and choice and (choice.seat == seat or mask == EVERYBODY):
            asked["options"] = [self.write(option) for option in choice.options]
        trick = self.stack[-1] if self.stack else None
        return {
            "hand": [
                {
                    "count": len(cards),
                    "known": sorted(NAMES[n] for n in cards if self.seen[n] & mask or mask == EVERYBODY),
                }
                for cards in self.hand
            ],
            "deck": len(self.deck),
            "pile": [NAMES[n] for n in self.pile],
            "trick": [NAMES[n] for n in trick.cards] if isinstance(trick, Trick) else [],
            "tricks": list(self.tricks),
            "leader": self.leader,
            "asked": asked,
            "over": self.over,
            "standings": [place._asdict() for place in self.standings],
        }

    def hidden_zones(self) -> list[list[list[int]]]:
        return [[*map(list, self.hand), list(self.deck)]]

    def put_zones(self, groups: list[list[list[int]]]) -> None:
        *hands, deck = groups[0]
        self.hand, self.deck = [tuple(cards) for cards in hands], tuple(deck)

    def seen_by(self) -> bytearray:
        return self.seen

    def is_there(self, seat: int) -> bool:
        return seat not in self.left

    def remove_seat(self, seat: int) -> None:  # TOY-06
        learned = 0
        for n in self.hand[seat]:
            learned |= EVERYBODY & ~self.seen[n]
            self.seen[n] = EVERYBODY
        self.reveal("left", learned, seat=seat, cards=[NAMES[n] for n in self.hand[seat]])
        self.pile += self.hand[seat]
        self.hand[seat] = ()
        self.left += (seat,)
        if len(self.left) == self.seats - 1:
            trick = self.stack[0]
            assert isinstance(trick, Trick)
            self.pile += tuple(trick.cards)
            self.finish()

    @property
    def standings(self) -> tuple[Place, ...]:  # TOY-05
        if not self.over:
            return ()
        key = [
            (1, self.tricks[n]) if self.is_there(n) else (0, self.left.index(n)) for n in range(self.seats)
        ]
        places = []
        for n in range(self.seats):
            rank = 1 + sum(other > key[n] for other in key)
            reason, rule = ("tricks", "TOY-05") if self.is_there(n) else ("left", "TOY-06")
            places.append(Place(n, rank, reason, rule, {"tricks": self.tricks[n]}))
        return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))


class Trick(Frame):
    """One card of everybody (TOY-02 to 04)."""

    __slots__ = ("cards", "owners", "peeked", "turn")

    def __init__(
        self,
        cards: list[CardNumber],
        owners: list[Seat],
        turn: Annotated[int, Within(0, "seats")] = 0,
        peeked: Flag = 0,
        step: str = "ask",
    ) -> None:
        self.cards = cards
        self.owners = owners
        self.turn = turn  # seats to the left of the leader that have had their say
        self.peeked = peeked
        self.step = step

    def copy(self) -> "Trick":
        return Trick(self.cards[:], self.owners[:], self.turn, self.peeked, self.step)

    def ask(self, s: Table) -> str:
        while self.turn < s.seats and not s.is_there((s.leader + self.turn) % s.seats):
            self.turn += 1
        if self.turn == s.seats:
            return "settle"
        s.ask((s.leader + self.turn) % s.seats, "trick.play", ("play", "peek"))
        return "answered"

    def answered(self, s: Table) -> str:
        seat, (verb, n) = (s.leader + self.turn) % s.seats, s.answer
        if verb == "peek":
            self.peeked = 1
            found = s.chance.pick("peek", [c for c in s.hand[n] if not s.seen[c] & bit(seat)])
            s.seen[found] |= bit(seat)
            s.confide("peeked", bit(seat), {"card": NAMES[found]}, seat=seat, victim=n)
            return "ask"
        s.reveal("played", EVERYBODY & ~s.seen[n], seat=seat, card=NAMES[n])
        s.hand[seat] = tuple(c for c in s.hand[seat] if c != n)
        s.seen[n] = EVERYBODY
        self.cards.append(n)
        self.owners.append(seat)
        self.turn += 1
        self.peeked = 0
        return "ask"

    def settle(self, s: Table) -> str:
        there = [i for i, owner in enumerate(self.owners) if s.is_there(owner)]
        if there:
            rank = {i: self.cards[i] // 4 for i in there}
            equals = [i for i in there if rank[i] == max(rank.values())]
            s.leader = self.owners[equals[0 if s.game.version == 1 else -1]]  # TOY-04
            s.tricks[s.leader] += 1
            s.tell("trick_taken", seat=s.leader)
        s.pile += tuple(self.cards)
        self.cards, self.owners, self.turn = [], [], 0
        s.number += 1
        if s.number > s.settings["tricks"]:
            s.finish()
            return DONE
        return "ask"


def play_candidates(s: Table, seat: int) -> list[Option]:
    return [("play", n) for n in s.hand[seat]]


def why_not_play(s: Table, seat: int, option: Option) -> Reason | None:
    return (
        None
        if option[1] in s.hand[seat]
        else Reason("TOY-02", "card.not_in_hand", {"card": NAMES[option[1]]})
    )


def peek_candidates(s: Table, seat: int) -> list[Option]:
    return [("peek", n) for n in range(s.seats)]


def why_not_peek(s: Table, seat: int, option: Option) -> Reason | None:
    trick = s.stack[-1]
    assert isinstance(trick, Trick)
    if trick.peeked:
        return Reason("TOY-03", "peek.once")
    if option[1] == seat or not any(not s.seen[n] & bit(seat) for n in s.hand[option[1]]):
        return Reason("TOY-03", "peek.nothing_new", {"seat": option[1]})
    return None


FRAMES: Final[dict[str, type[Frame]]] = {"Trick": Trick}
VERBS: Final[dict[str, Verb[Table]]] = {
    "play": Verb("play", ("card",), play_candidates, why_not_play, Reason("TOY-02", "moment.trick")),
    "peek": Verb("peek", ("seat",), peek_candidates, why_not_peek, Reason("TOY-03", "moment.trick")),
}
KINDS: Final = {
    "card": Kind(lambda t, n: NAMES[n], lambda t, word: NUMBER.get(word), "a card such as one_1"),
    "seat": SEAT,
}


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario says: the hands, the rest is the deck."""

    seats: int = 2
    hand: list[list[str]] = []


class Toy(Game):
    """The toy, rules version 1."""

    name = "toy"
    version = 1
    prefix = "TOY"
    seats = range(2, 5)
    table = Table
    fields = FIELDS
    frames = FRAMES
    bottom = ("Trick",)
    verbs = VERBS
    kinds = KINDS
    streams = ("deck", "peek")
    settings = (Setting("tricks", 4, 1, 4, "TOY-07"),)
    over_reason = Reason("TOY-05", "over")
    turn_reason = Reason("TOY-02", "not_you")
    given = Given
    texts = ""
    rules = RULES

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {}

    def blank(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return {
            "hand": [()] * seats,
            "deck": tuple(range(len(NAMES))),
            "pile": (),
            "tricks": [0] * seats,
            "left": (),
            "seen": bytearray(len(NAMES)),
            "leader": 0,
            "number": 1,
        }

    def deal(self, table: Any) -> None:  # TOY-01
        deck = list(table.deck)
        table.chance.shuffle("deck", deck)
        for seat in range(table.seats):
            self.give(table, seat, deck[-4:])
            del deck[-4:]
        table.deck = tuple(deck)
        table.push(Trick([], []))

    def arrange(self, table: Any, given: Any) -> None:
        for seat, names in enumerate(given.hand):
            self.give(table, seat, [NUMBER[name] for name in names])
        table.deck = tuple(n for n in table.deck if not any(n in hand for hand in table.hand))
        table.push(Trick([], []))

    def give(self, table: Table, seat: int, cards: list[int]) -> None:
        table.hand[seat] = tuple(cards)
        for n in cards:
            table.seen[n] = bit(seat)
        table.confide("dealt", bit(seat), {"cards": [NAMES[n] for n in cards]}, seat=seat)

    def conserved(self, table: Any) -> list[str]:
        trick = table.stack[-1].cards if table.stack else ()
        found = sorted((*(n for cards in table.hand for n in cards), *table.deck, *table.pile, *trick))
        if found != list(range(len(NAMES))):
            return [f"the cards are {found}"]
        if table.stack and len(table.stack[-1].owners) != len(trick):
            return ["the trick has cards of nobody"]
        there = table.seats - len(set(table.left))
        if len(set(table.left)) != len(table.left) or (not table.over and there < 2):
            return [f"{table.left} have left"]
        if not table.over and table.number > table.settings["tricks"]:
            return ["the last trick was played"]
        if not all(table.seen[n] & bit(seat) for seat, cards in enumerate(table.hand) for n in cards):
            return ["somebody does not know his own hand"]
        return []

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        if table.over:
            return self.over_reason
        return None if table.is_there(seat) else Reason("TOY-06", "resign.gone")


class SecondToy(Toy):
    """The toy, rules version 2: among equal cards the last one takes the trick (TOY-04)."""

    version = 2


VERSIONS: Final = (Toy(), SecondToy())
