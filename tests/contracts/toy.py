"""A toy in two rules versions: tricks with hidden cards. The engine has never heard of it.

Sixteen cards, four of each rank, four to a hand. In every trick each seat plays one card, the leader first;
before that it may peek, once a trick, at a card of another hand that chance picks. The highest card takes the
trick and leads the next. After the last trick the most tricks win.
"""

from typing import Annotated, Any, ClassVar, Final

import msgspec

from undercroft.engine.choice import Menu, Option, Reason, Verb, tried
from undercroft.engine.events import EVERYBODY, bit
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.game import Game
from undercroft.engine.notation import SEAT, Kind
from undercroft.engine.ranges import Few, Flag, Long, PerSeat, Seat, Seats, Within
from undercroft.engine.settings import Setting
from undercroft.engine.state import Place
from undercroft.engine.state import Table as EngineTable
from undercroft.engine.window import Window

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


class Table(EngineTable):
    """The toy in progress."""

    hand: PerSeat[Cards]
    deck: Cards
    pile: Cards
    tricks: PerSeat[Few]
    left: Seats  # seats that have left the game, the first one first
    seen: Annotated[bytearray, Long(16)]
    leader: Seat
    number: Annotated[int, Within(1, 5)] = 1  # of the trick, from 1

    def seen_by(self) -> bytearray:
        return self.seen

    def is_there(self, seat: int) -> bool:
        return seat not in self.left


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


OFFERS: Final = {
    "play": tried(play_candidates, why_not_play),
    "peek": tried(peek_candidates, why_not_peek),
}
ANSWERS: Final = Menu(("play", "peek"))


class Trick(Window):
    """One card of everybody (TOY-02 to 04)."""

    first_step = "ask"

    cards: list[CardNumber]
    owners: list[Seat]
    turn: Annotated[int, Within(0, "seats")] = 0  # seats to the left of the leader that have had their say
    peeked: Flag = 0

    ask_options: ClassVar[Menu] = ANSWERS

    def may_react(self, s: Table, seat: int) -> bool:
        return s.is_there(seat)

    def ask(self, s: Table) -> str:
        self.turn += self.passed_over(s, s.leader + self.turn - 1, s.seats - self.turn)
        if self.turn == s.seats:
            return "settle"
        s.ask((s.leader + self.turn) % s.seats, "trick.play", ANSWERS.verbs)
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


FRAMES: Final[dict[str, type[Frame]]] = {"Trick": Trick}
VERBS: Final[dict[str, Verb]] = {
    "play": Verb("play", ("card",), Reason("TOY-02", "moment.trick")),
    "peek": Verb("peek", ("seat",), Reason("TOY-03", "moment.trick")),
}
KINDS: Final = {
    "card": Kind(lambda t, n: NAMES[n], lambda t, word: NUMBER.get(word), "a card such as one_1"),
    "seat": SEAT,
}


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario says: the hands, the rest is the deck."""

    seats: int = 2
    hand: list[list[str]] = []


class View:
    """Who sees what."""

    def show(self, table: Any, mask: int, seat: int | None) -> dict[str, Any]:
        choice = table.choice
        asked: dict[str, Any] | None = choice and {"seat": choice.seat, "prompt": choice.prompt}
        if asked and choice and (choice.seat == seat or mask == EVERYBODY):
            asked["options"] = [table.write(option) for option in choice.options]
        trick = table.stack[-1] if table.stack else None
        return {
            "hand": [
                {
                    "count": len(cards),
                    "known": sorted(NAMES[n] for n in cards if table.seen[n] & mask or mask == EVERYBODY),
                }
                for cards in table.hand
            ],
            "deck": len(table.deck),
            "pile": [NAMES[n] for n in table.pile],
            "trick": [NAMES[n] for n in trick.cards] if isinstance(trick, Trick) else [],
            "tricks": list(table.tricks),
            "leader": table.leader,
            "asked": asked,
            "over": table.over,
            "standings": [place._asdict() for place in table.standings],
        }

    def hidden_zones(self, table: Any) -> list[list[list[int]]]:
        return [[*map(list, table.hand), list(table.deck)]]

    def put_zones(self, table: Any, groups: list[list[list[int]]]) -> None:
        *hands, deck = groups[0]
        table.hand, table.deck = [tuple(cards) for cards in hands], tuple(deck)


class Toy(Game):
    """The toy, rules version 1."""

    name = "toy"
    version = 1
    prefix = "TOY"
    seats = range(2, 5)
    table = Table
    trick: ClassVar[type[Trick]] = Trick
    frames = FRAMES
    bottom = ("Trick",)
    verbs = VERBS
    offers = OFFERS
    kinds = KINDS
    streams = ("deck", "peek")
    settings = (Setting("tricks", 4, 1, 4, "TOY-07"),)
    over_reason = Reason("TOY-05", "over")
    turn_reason = Reason("TOY-02", "not_you")
    choice_rule = "TOY-02"
    given = Given
    views = View()
    texts = ""
    rules = RULES

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {}

    def blank(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return {**super().blank(seats, options), "deck": tuple(range(len(NAMES)))}

    def remove_seat(self, table: Any, seat: int) -> None:  # TOY-06
        learned = 0
        for n in table.hand[seat]:
            learned |= EVERYBODY & ~table.seen[n]
            table.seen[n] = EVERYBODY
        table.reveal("left", learned, seat=seat, cards=[NAMES[n] for n in table.hand[seat]])
        table.pile += table.hand[seat]
        table.hand[seat] = ()
        table.left += (seat,)
        if len(table.left) == table.seats - 1:
            trick = table.stack[0]
            assert isinstance(trick, Trick)
            table.pile += tuple(trick.cards)
            table.finish()

    def standings(self, table: Any) -> tuple[Place, ...]:  # TOY-05
        if not table.over:
            return ()
        everybody = range(table.seats)
        key = [(1, table.tricks[n]) if table.is_there(n) else (0, table.left.index(n)) for n in everybody]
        places = []
        for n in range(table.seats):
            rank = 1 + sum(other > key[n] for other in key)
            reason, rule = ("tricks", "TOY-05") if table.is_there(n) else ("left", "TOY-06")
            places.append(Place(n, rank, reason, rule, {"tricks": table.tricks[n]}))
        return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))

    def deal(self, table: Any) -> None:  # TOY-01
        deck = list(table.deck)
        table.chance.shuffle("deck", deck)
        for seat in range(table.seats):
            self.give(table, seat, deck[-4:])
            del deck[-4:]
        table.deck = tuple(deck)
        table.push(self.trick([], []))

    def arrange(self, table: Any, given: Any) -> None:
        for seat, names in enumerate(given.hand):
            self.give(table, seat, [NUMBER[name] for name in names])
        table.deck = tuple(n for n in table.deck if not any(n in hand for hand in table.hand))
        table.push(self.trick([], []))

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
        played = set(table.stack[-1].owners) if table.stack else set()
        for seat in [] if table.over else filter(table.is_there, range(table.seats)):
            due = table.settings["tricks"] + 1 - table.number - (seat in played)
            if len(table.hand[seat]) < due:
                return [f"seat {seat} has not the {due} cards that it must play"]
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


def with_trick(trick: type[Trick]) -> Toy:
    """A toy with another procedure of its own."""

    class Other(Toy):
        frames = {trick.__name__: trick}  # noqa: RUF012
        bottom = (trick.__name__,)

    Other.trick = trick
    return Other()
