"""The box: all physical cards of one game, numbered, with what is printed on each. It never changes and every copy of a table shares it.

Cards of all backs share one numbering, in the order of the catalogue: heroes, quests, maps, Adventure cards. With one deck per player a box is built from
the players' lists, and `owner` says to whose pile a card goes; in the base game there is one pile for all.
"""

from collections.abc import Iterable
from functools import cache

from undercroft.games.dungeoneer.cards.content import ADVENTURE, Card, read_all

START = "entrance_chamber"


class Box:
    """The physical cards of one game."""

    __slots__ = (
        "adventures",
        "card",
        "cheapest",
        "heroes",
        "maps",
        "names",
        "number",
        "owner",
        "piles",
        "quests",
        "reactions",
        "sides",
        "start",
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
        # DGR-R-114: what anybody might hold that fits a window, cheapest first
        kinds = {card.id: card for card in self.card if card.kind == "boon" and card.when}
        self.reactions: tuple[Card, ...] = tuple(sorted(kinds.values(), key=lambda card: card.cost))
        self.cheapest = min((card.cost for card in self.reactions), default=99)
        self.weapons = frozenset(n for n, card in enumerate(self.card) if card.weapon is not None)

    def of_kinds(self, *kinds: str) -> tuple[int, ...]:
        return tuple(n for n, card in enumerate(self.card) if card.kind in kinds)


@cache
def base_box() -> Box:
    """The base set of 116 cards, one pile for all."""
    return Box(((card, f"{card.id}_{copy}", 0) for card, copies in read_all() for copy in range(1, copies + 1)), piles=1)
