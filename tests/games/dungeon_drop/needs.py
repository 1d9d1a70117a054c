"""What the texts of Dungeon Drop must say, besides what those of every game do."""

from collections.abc import Mapping
from typing import Any

from tests.texts.needs import Needs

from undercroft.games.dungeon_drop import texts as facts
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.cards.content import SIZES, Class, Race
from undercroft.games.dungeon_drop.rules.ending import RULE_OF
from undercroft.games.dungeon_drop.table import PHASES
from undercroft.texts.speaker import message_of

TOKENS = ("pillar", "pawn", "meeple", "strain", "lockpick", "relic")
FIGURES = {
    **dict.fromkeys(("gold", "gems", "quest", "chests", "keys", "potions"), 1),
    **dict.fromkeys(("shields", "monsters", "hearts", "meeples"), 2),
    "total": 14,
}
LEGACIES = tuple(legacy.id for legacy in base_box().floors.legacy)
SOLO = (*(f"legacy_{name}" for name in LEGACIES), *(name for name in RULE_OF if name.startswith("lost")))
EXAMPLES: Mapping[str, Any] = {
    **dict.fromkeys(("cube", "into", "first", "second", "monster"), "troll_l1"),
    "cubes": ["gold_s1", "gold_s2", "pillar_token_1"],
    "corners": ["pillar_s1", "pillar_s2", "pillar_token_1"],
    "seats": [0, 1],
    "race": "human",
    "card": "human",
    "ability": "cleave",
    "rolls": [3, 6],
    "ending": "rounds",
}


def words() -> set[str]:
    return needed_cards() | needed_words()


def needed_cards() -> set[str]:
    box = base_box()
    found: set[str] = set()
    for name, printed in facts.contents().items():
        message = message_of("card", name)
        found |= {message, f"{message}.text"}
        if printed["kind"] == "cube":
            found.add(f"{message}.the")
    found |= {message_of("token", name) + end for name in TOKENS for end in ("", ".text")}
    cards: list[Race | Class] = [*box.races, *box.classes]
    return found | {message_of("ability", card.ability) for card in cards}


def needed_words() -> set[str]:
    box = base_box()
    cards: list[Race | Class] = [*box.races, *box.classes]
    words = {
        "kind": facts.DETAILS,
        "details": facts.DETAILS,
        "window": {effect.window for card in cards for effect in (card.solo, card.normal)},
        "phase": PHASES,
        "colour": {colour for cube in box.cubes for colour in (cube.colour, cube.edge) if colour},
        "glyph": {cube.glyph for cube in box.cubes},
        "legacy": LEGACIES,
        "figure": FIGURES,
        "amount": {"nothing", "pillar_token", *SIZES, *(cube.id for cube in box.cubes)},
    }
    return {message_of(kind, name) for kind, names in words.items() for name in names}


NEEDS = Needs(
    words,
    places={
        **{reason: {**FIGURES, "life": 3, "weight": 5} for reason in ("score", "resigned")},
        **{reason: {"tracker": 4, "floor": 3, "tier": 1} for reason in SOLO},
    },
    endings=tuple(name for name in RULE_OF if name),
    examples=EXAMPLES,
    told={"floor_counted": FIGURES},
)
