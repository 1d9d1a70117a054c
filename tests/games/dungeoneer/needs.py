"""What the texts of Dungeoneer must say, besides what those of every game do."""

from collections.abc import Mapping
from typing import Any

from tests.texts.needs import Needs, reader_of

from undercroft.games.dungeoneer import texts as facts
from undercroft.games.dungeoneer.cards.box import base_box
from undercroft.games.dungeoneer.cards.decks import READY
from undercroft.games.dungeoneer.cards.vocabulary import TAGS
from undercroft.games.dungeoneer.rules.goal import RULE_OF
from undercroft.games.dungeoneer.table import PHASES
from undercroft.texts.speaker import message_of

EXAMPLES: Mapping[str, Any] = {
    "seats": [0, 1],
    "dice": [3, 4],
    "cells": ["0,0", "1,0"],
    "turned": True,
    "hero": 0,
    "foe": "@1",
    "cards": ["dodge_1"],
    "quests": ["slay_draky_1"],
    "rooms": ["barracks"],
    "card": "dodge_1",
    "old": "budge_1",
    "first": "barracks_1",
    "second": "armory_1",
    "cell": "0,0",
    "to": "1,0",
    "score": "melee",
    "phase": "move",
    "tag": "undead",
    "power": "heal",
    "thing": "maiden",
    "how": "last_hero",
    "parts": [("die", 1)],
    "hero_parts": [("die", 1)],
    "foe_parts": [("die", 1)],
    "hero_total": 1,
    "foe_total": 2,
}

# what may be wrong with a list of a deck (DGR-R-153, DGR-LIST-07, DGR-R-184)
FAULTS = (
    *("unknown", "hero", "size", "copies", "quest_twice", "quests", "maps", "halves", "adventures", "sets"),
)
ADVICE = ("no_entrance", "no_room", "few_encounters", "many_cards")
MISTAKES = (
    *("too_long", "too_many_lines", "field_unknown", "field_twice", "name_length", "set_unknown", "count"),
    *("entry", "name_unknown", "short_long", "short_check", "short_code"),
)


def words() -> set[str]:
    box, reader = base_box(), reader_of("dungeoneer")
    found = {message_of("part", source) for source in reader.sources()}
    found |= {message_of("scene", name) for name in reader.scenes()}
    found |= {"scene-combat.hero_parts", "scene-combat.foe_parts", "scene-test.hero_parts"}
    found |= {message_of("score", name) for name in ("melee", "magic", "move", "level")}
    found |= {message_of("side", name) + end for name in "nesw" for end in ("", ".to")}
    found |= {message_of("phase", name) for name in PHASES}
    found |= {message_of("tag", name) for name in TAGS}
    found |= {
        "kind-room",
        "kind-passage",
        *(message_of("kind", card.kind) for card in box.card if card.kind != "map"),
    }
    found |= {message_of("timing", name) for name in ("permanent", "temporary", "response", "anytime")}
    found |= {message_of("door", name) for name in ("wall", "opening", "open", "locked", "trapped")}
    found |= {message_of("amount", name) for name in ("glory", "peril", "points", "nothing")}
    found |= {message_of("details", facts.card(card.id)[0]) for card in box.card} | {"details-power"}
    found |= {message_of("deck", name) + end for name in READY for end in ("", ".text")}
    found |= {message_of("fault", name) for name in FAULTS}
    found |= {message_of("advice", name) for name in ADVICE}
    found |= {message_of("mistake", name) for name in MISTAKES}
    for card in box.card:
        found |= {message_of("card", card.id), *card_attributes(card)}
        if card.power:
            found |= {message_of("power", card.power.id), f"{message_of('power', card.power.id)}.text"}
        if card.thing:
            name = message_of("monster" if card.quest == "slay" else "thing", card.thing)
            found |= {name, f"{name}.the"} if card.quest == "slay" else {name}
    return found


def card_attributes(card: Any) -> set[str]:
    name = message_of("card", card.id)
    if card.kind == "hero":
        return {f"{name}.short", f"{name}.category"}
    found = {f"{name}.the"} if card.kind in ("map", "monster") else set[str]()
    return found | {f"{name}.text"} if has_text(card) else found


def has_text(card: Any) -> bool:
    """Whether anything is printed on the card besides its name and numbers."""
    if card.kind == "map":
        special = (
            card.pit,
            card.undead_total,
            card.treasure_cost,
            card.free_challenge,
            card.entry[1],
            card.action,
        )
        return any(special) or any(card.score)
    if card.kind == "monster":
        return bool(card.on_hit or card.heavy or card.weapon_cap < 99)
    return True


NEEDS = Needs(
    words,
    places={reason: {"quests": 2, "life": 3, "glory": 4} for reason in RULE_OF},
    endings=tuple(reason for reason in RULE_OF if reason not in ("eliminated", "behind")),
    examples=EXAMPLES,
    told={"swapped": {"turned": [True, False]}, "dealt": {"hero": "raka"}},
    reasons={"hero": "raka"},
    score="melee",
)
