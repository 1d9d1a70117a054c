"""The box: all physical cards of one game, numbered, with what is printed on each. It never changes and every
copy of a table shares it.

Cards of all backs share one numbering, in the order of the catalogue: heroes, quests, maps, Adventure cards.
In the base game there is one pile for all. Where each player has a deck of his own (DGR-TDECK-03), `owner`
says whose a card is, for ever, and to whose pile it goes; the box has every card that anybody could bring,
each as often as he could, so that a card has the same number whoever brings what. `listed` are those that are
there.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from undercroft.engine.decks import Deck
from undercroft.engine.own_content import in_use, per_content
from undercroft.games.dungeoneer.cards.content import ADVENTURE, Card, read_all
from undercroft.games.dungeoneer.cards.deck_text import from_codes
from undercroft.games.dungeoneer.cards.decks import COPIES, START

SEATS = 4
BOXES = 64  # of decks of their own that are kept: two boxes share what does not depend on the lists


FIELDS: Final[tuple[str, ...]] = (
    "adventures",
    "anytime",
    "attacking",
    "card",
    "cheapest",
    "cheapest_for",
    "cursing",
    "deck",
    "entrances",
    "heroes",
    "jumping",
    "listed",
    "maps",
    "names",
    "number",
    "owner",
    "piles",
    "playable",
    "power_moment",
    "printed",
    "quests",
    "reacting",
    "reactions",
    "sides",
    "start",
    "trapping",
    "ways_out",
    "weapons",
)


class Box:
    """The physical cards of one game."""

    __slots__ = FIELDS

    def __init__(self, cards: Iterable[tuple[Card, str, int]], piles: int) -> None:
        """`cards` are (printed facts, name of the copy, pile it belongs to)."""
        rows = list(cards)
        self.piles = piles
        self.card: tuple[Card, ...] = tuple(card for card, _, _ in rows)
        self.names: tuple[str, ...] = tuple(name for _, name, _ in rows)
        self.owner: tuple[int, ...] = tuple(pile for _, _, pile in rows)
        self.number: dict[str, int] = {name: n for n, name in enumerate(self.names)}
        self.heroes = self.of_kinds("hero")
        self.quests = self.of_kinds("quest")
        self.maps = self.of_kinds("map")
        self.adventures = self.of_kinds(*ADVENTURE)
        self.listed = tuple(range(len(rows)))
        self.deck: tuple[Deck, ...] = ()  # the lists of all seats
        self.entrances = tuple(n for n in self.maps if self.card[n].id == START)
        self.start = self.entrances[0]
        self.printed: dict[int, dict[str, Any]] = {}  # what views say of Map cards, by slot
        # a map card lies in slot 2 * number, turned in 2 * number + 1: its sides N, E, S, W as they then face
        self.sides: tuple[tuple[int, int, int, int], ...] = tuple(
            side for card in self.card for side in (card.sides, (*card.sides[2:], *card.sides[:2]))
        )
        # the same as a mask: the sides without a wall
        self.ways_out: tuple[int, ...] = tuple(
            sum(1 << i for i in range(4) if side[i]) for side in self.sides
        )
        # DGR-R-114: what anybody might hold that fits a window, cheapest first
        self.reactions = reactions_among(self.card)
        self.cheapest = min((card.cost for card in self.reactions), default=99)
        self.cheapest_for = (cheapest_of(self.reactions),) * SEATS  # for each seat, by moment
        self.power_moment = tuple(card.power.moment if card.power else "" for card in self.card)
        # how a hand card is played: looked up for every hand at every decision
        self.reacting = frozenset(n for n, card in enumerate(self.card) if card.is_reaction())
        self.playable = self.with_verb("play") - self.reacting
        self.attacking, self.trapping, self.cursing = (
            self.with_verb(verb) for verb in ("attack", "trap", "bane")
        )
        self.anytime = frozenset(
            n for n, card in enumerate(self.card) if card.kind == "treasure" and "anytime" in card.when
        )
        self.jumping = self.with_verb("jump")
        self.weapons = frozenset(n for n, card in enumerate(self.card) if card.weapon is not None)

    def with_verb(self, verb: str) -> frozenset[int]:
        return frozenset(n for n, card in enumerate(self.card) if card.verb == verb)

    def of_kinds(self, *kinds: str) -> tuple[int, ...]:
        return tuple(n for n, card in enumerate(self.card) if card.kind in kinds)

    def with_decks(self, decks: tuple[Deck, ...], are_open: bool) -> "Box":
        """The same box with what the lists name. DGR-R-161: with open lists a seat might hold what is in its
        own, with closed ones what the table allows.
        """
        box = Box(zip(self.card, self.names, self.owner, strict=True), self.piles)
        for name in FIELDS:  # what was worked out for this one is there once
            setattr(box, name, getattr(self, name))
        box.deck = decks
        box.listed = tuple(
            number
            for seat, deck in enumerate(decks)
            for number in sorted(
                self.number[f"s{seat}_{id}_{n}"] for id, most in deck.cards for n in range(1, most + 1)
            )
        )
        there = set(box.listed)
        for name in ("heroes", "quests", "maps", "adventures", "entrances"):
            setattr(box, name, tuple(n for n in getattr(self, name) if n in there))
        if are_open:
            own = [[self.card[n] for n in there if self.owner[n] == seat] for seat in range(len(decks))]
            box.cheapest_for = tuple(cheapest_of(reactions_among(cards)) for cards in own)
        return box


def reactions_among(cards: Iterable[Card]) -> tuple[Card, ...]:
    kinds = {card.id: card for card in cards if card.is_reaction()}
    return tuple(sorted(kinds.values(), key=lambda card: card.cost))


def cheapest_of(reactions: tuple[Card, ...]) -> dict[str, int]:
    """The price of the cheapest card that fits a moment."""
    found: dict[str, int] = {}
    for card in reversed(reactions):
        found |= dict.fromkeys(card.when, card.cost)
    return found


@per_content
def base_box(content: str = "content") -> Box:
    """The base set of 116 cards, one pile for all. Another version of the rules names a folder of its own."""
    cards = [(card, copy) for card, copies in read_all(content) for copy in range(1, copies + 1)]
    return Box(((card, f"{card.id}_{copy}", 0) for card, copy in cards), piles=1)


@per_content
def tournament_box(content: str = "content") -> Box:
    """Every card that four players could bring, with the seat of its owner in its name (DGR-R-156), each copy
    a card of its own (DGR-R-170). All other rules are as ever (DGR-TDECK-12).
    """
    return Box(
        (
            (card, f"s{seat}_{card.id}_{copy}", seat)
            for seat in range(SEATS)
            for card, _ in read_all_once(content)
            for copy in range(1, (1 if card.kind in ("hero", "quest") else COPIES) + 1)
        ),
        piles=SEATS,
    )


@per_content
def read_all_once(content: str) -> tuple[tuple[Card, int], ...]:
    return tuple(read_all(content))


def box_of(content: str, decks: tuple[str, ...], are_open: bool) -> Box:
    """The box of a table with these lists, one for each seat, written as in a record."""
    return kept_box(in_use(), content, decks, are_open)


@lru_cache(BOXES)
def kept_box(own: str, content: str, decks: tuple[str, ...], are_open: bool) -> Box:
    return tournament_box(content).with_decks(tuple(map(from_codes, decks)), are_open)
