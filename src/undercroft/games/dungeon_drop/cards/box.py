"""The box: every piece with its number, and what the content says of it, worked out once.

A piece is a number in the order of DRP-R-61. Pawn, tokens and meeples are no cubes and have no number
(DRP-COMP-13, DRP-COMP-14).
"""

from undercroft.engine.own_content import per_content
from undercroft.games.dungeon_drop.cards.content import (
    SIZES,
    Class,
    Contents,
    Cube,
    Effect,
    Quest,
    Race,
    pieces,
    read_all,
)


class Box:
    """All cubes and cards of the game."""

    __slots__ = (
        "aims",
        "class_index",
        "classes",
        "content",
        "cubes",
        "damage",
        "floors",
        "gems",
        "kind",
        "kind_index",
        "large",
        "measures",
        "monsters",
        "names",
        "number",
        "pillars",
        "quest_index",
        "quests",
        "race_index",
        "races",
        "relics",
        "shields",
        "side",
        "size",
        "small",
        "solo",
        "stair",
        "treasures",
    )

    def __init__(self, content: Contents) -> None:
        self.aims: dict[tuple[tuple[str, ...], str], frozenset[int]] = {}  # found by `aimed_at`
        self.content = content
        self.measures = content.table
        self.floors = content.floors
        self.cubes: tuple[Cube, ...] = content.cubes
        self.races: tuple[Race, ...] = content.races
        self.classes: tuple[Class, ...] = content.classes
        self.quests: tuple[Quest, ...] = content.quests
        self.race_index = {race.id: n for n, race in enumerate(self.races)}
        self.class_index = {card.id: n for n, card in enumerate(self.classes)}
        self.quest_index = {quest.id: n for n, quest in enumerate(self.quests)}
        single = list(pieces(self.cubes))
        self.names = [piece.id for piece in single]
        self.number = {name: n for n, name in enumerate(self.names)}
        self.kind = tuple(piece.kind for piece in single)
        self.kind_index = {cube.id: n for n, cube in enumerate(self.cubes)}
        self.size = tuple(piece.size for piece in single)
        self.side = tuple(self.measures.sides.by_size[size] for size in self.size)
        self.damage = tuple(self.cubes[kind].damage for kind in self.kind)
        self.pillars = self.of_kind("pillar")
        self.relics = self.of_kind("relic")
        self.shields = self.of_kind("shield")
        (self.stair,) = sorted(self.of_kind("stair"))
        self.monsters = self.in_group("monster")
        self.treasures = self.in_group("treasure")  # Relics are not among them (DRP-COMP-10, DRP-R-55)
        self.gems = self.in_group("gem")
        self.solo = frozenset(n for n, kind in enumerate(self.kind) if self.cubes[kind].mode == "solo")
        large = SIZES.index("large")
        self.large = frozenset(n for n, size in enumerate(self.size) if size == large)  # DRP-COMP-05
        self.small = frozenset(range(len(single))) - self.large - self.solo

    def of_kind(self, kind: str) -> frozenset[int]:
        wanted = self.kind_index[kind]
        return frozenset(n for n, found in enumerate(self.kind) if found == wanted)

    def in_group(self, group: str) -> frozenset[int]:
        return frozenset(n for n, kind in enumerate(self.kind) if group in self.cubes[kind].groups)

    def aimed_at(self, targets: tuple[str, ...], size: str = "") -> frozenset[int]:
        """The cubes that an effect can touch (DRP-R-37): never tokens or Pawn, which are no cubes
        (DRP-COMP-13, DRP-COMP-14).
        """
        found = self.aims.get((targets, size))
        if found is None:
            found = frozenset(
                n
                for n, kind in enumerate(self.kind)
                if self.cubes[kind].id in targets and (not size or SIZES[self.size[n]] == size)
            )
            self.aims[targets, size] = found
        return found

    def kind_of(self, piece: int) -> str:
        return self.cubes[self.kind[piece]].id

    # Cards that have an ability: the Races, and behind them the Classes.

    def effect(self, card: int, solo: bool) -> Effect:
        found = self.card(card)
        return found.solo if solo else found.normal

    def card(self, card: int) -> Race | Class:
        return self.races[card] if card < len(self.races) else self.classes[card - len(self.races)]

    def read_card(self, name: str) -> int | None:
        if name in self.race_index:
            return self.race_index[name]
        return len(self.races) + self.class_index[name] if name in self.class_index else None


@per_content
def base_box(content: str = "content") -> Box:
    return Box(read_all(content))
