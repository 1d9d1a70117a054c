"""The box: all physical cards of one game, numbered, with what is printed on each. It never changes and every
copy of a table shares it.

Cards of all backs share one numbering, in the order of the catalogue: heroes, quests, maps, Adventure cards.
With one deck per player a box is built from the players' lists, and `owner` says to whose pile a card goes;
in the base game there is one pile for all.
"""

from collections.abc import Iterable
from functools import cache

from undercroft.games.dungeoneer.cards.content import ADVENTURE, Card, read_all

START = "entrance_chamber"


class Box:
    """The physical cards of one game."""

    __slots__ = (
        "adventures",
        "anytime",
        "attacking",
        "card",
        "cheapest",
        "cheapest_for",
        "cursing",
        "heroes",
        "jumping",
        "maps",
        "names",
        "number",
        "owner",
        "piles",
        "playable",
        "power_moment",
        "quests",
        "reacting",
        "reactions",
        "sides",
        "start",
        "trapping",
        "ways_out",
        "weapons",
    )

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
        self.start = next(n for n in self.maps if self.card[n].id == START)
        # a map card lies in slot 2 * number, turned in 2 * number + 1: its sides N, E, S, W as they then face
        self.sides: tuple[tuple[int, int, int, int], ...] = tuple(
            side for card in self.card for side in (card.sides, (*card.sides[2:], *card.sides[:2]))
        )
        # the same as a mask: the sides without a wall
        self.ways_out: tuple[int, ...] = tuple(
            sum(1 << i for i in range(4) if side[i]) for side in self.sides
        )
        # DGR-R-114: what anybody might hold that fits a window, cheapest first
        kinds = {card.id: card for card in self.card if card.is_reaction()}
        self.reactions: tuple[Card, ...] = tuple(sorted(kinds.values(), key=lambda card: card.cost))
        self.cheapest = min((card.cost for card in self.reactions), default=99)
        self.cheapest_for: dict[str, int] = {}  # by moment
        for card in reversed(self.reactions):
            self.cheapest_for |= dict.fromkeys(card.when, card.cost)
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


@cache
def base_box(content: str = "content") -> Box:
    """The base set of 116 cards, one pile for all. Another version of the rules names a folder of its own."""
    cards = [(card, copy) for card, copies in read_all(content) for copy in range(1, copies + 1)]
    return Box(((card, f"{card.id}_{copy}", 0) for card, copy in cards), piles=1)
