"""What the texts of Dungeonology must say, besides what those of every game do."""

from collections.abc import Mapping
from typing import Any

from tests.texts.needs import Needs

from undercroft.games.dungeonology import texts as facts
from undercroft.games.dungeonology.cards.content import (
    COLOURS,
    CUBES,
    DIRECTIONS,
    TIMINGS,
    TYPES,
    ZONE_EFFECTS,
)
from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.game import VERSIONS
from undercroft.games.dungeonology.rules.auxiliary import ALIKE, BRANCHES, branches_of, is_playable_off_turn
from undercroft.games.dungeonology.rules.ending import RULE_OF
from undercroft.games.dungeonology.rules.students import LEVELS
from undercroft.games.dungeonology.table import PHASES
from undercroft.texts.speaker import message_of

GAME = VERSIONS[-1]
NAMED = ("alert", "edition", "level", "profile")  # settings whose values have names
PLACES = ("thesis", "score", "no_thesis", "resigned")
TOKENS = (
    "stun",
    "knowledge",
    "secret_passage_x",
    "teleport",
    "stair",
    "wall",
    "student",
    "omega",
    "star",
    "arrow",
)
OF_EDITIONS = {  # what other printed books say in the place of ours (DGY-ED-04), by edition
    1: ("icon-ambush.text", "icon-good-luck.text", "icon-bad-luck.text", "card-trap-ambush.text"),
    2: (
        *("aux-social-1", "aux-social-2", "aux-social-3", "skill-rogue.text"),
        *(f"icon-{name}.text" for name in ("ambush", "stop", "toll", "good-luck", "bad-luck", "bivouac")),
        *("card-trap-stop.text", "card-trap-toll.text"),
    ),
}
VALUES = ("students", "hand", "speed", "intelligence", "stamina")
FIGURES = {"cubes": 20, "clan": -1, "thesis": 10, "interns": 2, "jinxes": -3, "total": 28, "students": 4}
EXAMPLES: Mapping[str, Any] = {
    "card": "tiptoe_1",
    "cards": ["tiptoe_1", "fate_4_2"],
    "zone": "I-1",
    "other": "II-4",
    "cell": "0,0",
    "cube": "militia",
    "cubes": ["militia", "militia"],
    "scholar": "sofia",
    "boss": "laetus_drunk",
    "intern": "guard",
    "skill": "sermon",
    "branch": "alert",
    "colour": "red",
    "side": "n",
    "passage": "n1",
    "what": "scholar",
    "phase": "movement",
    "ending": "countdown",
    "setting": "boss",
    "needs": "edition",
}


def words() -> set[str]:
    choices = {
        f"choice-{setting.name}-{value}"
        for setting in GAME.settings
        if setting.name in NAMED
        for value in range(setting.low, setting.high + 1)
    }
    return choices | needed_cards() | needed_words() | needed_amounts() | needed_of_editions()


def needed_cards() -> set[str]:
    found: set[str] = set()
    for name, printed in facts.catalogue(base_box()).items():
        kind, _, word = name.rpartition(".")
        message = message_of(kind or "card", word)
        found |= {message, *(f"{message}.{attribute}" for attribute in attributes(printed))}
    return found


def attributes(printed: facts.Printed) -> tuple[str, ...]:
    match printed.kind:
        case "scholar":
            return ("short", "category")
        case "zone":
            return ("the", "text") if printed.name == "starting_zone" else ("the",)
        case "trick":
            return ("text",) if printed.piece.timing else ()
        case "boss":
            return ("the", "sighting", "activation", "encounter", "text")
        case "trap":
            return ("the", "text")
        case "clan" | "alert":
            return ()
        case _:
            return ("text",)


def needed_words() -> set[str]:
    box = base_box()
    table: Any = GAME.new(2, {}, "words")
    played = {card.id for card in box.trick if card.timing and not card.intern}
    words = {
        "kind": facts.DETAILS,
        "details": facts.DETAILS,
        "type": TYPES,
        "timing": (*TIMINGS, "own", "test", "action", "passive"),
        "floor": [str(floor) for floor in range(1, len(box.piles) + 1)],
        "colour": COLOURS,
        "phase": PHASES,
        "level": LEVELS,
        "deed": {"intern", *box.used_skills, *played},
        "aux": {facts.aux_name(box, card) for card in box.trick},
    }
    found = {message_of(kind, name) for kind, names in words.items() for name in names}
    explained = {"icon": ZONE_EFFECTS, "token": TOKENS}
    for kind, names in explained.items():
        found |= {message_of(kind, name) + end for name in names for end in ("", ".text")}
    found |= {message_of("value", name) for name in VALUES}
    found |= {message_of("cube", name) + end for name in CUBES for end in ("", ".the")}
    found |= {message_of("side", name) + end for name in DIRECTIONS for end in ("", ".to")}
    for n in box.tricks:
        branches = [BRANCHES[branch] for branch in branches_of(table, n)] + ["rob"] * is_playable_off_turn(
            table, n
        )
        found |= {message_of("effect", facts.effect_name(box, box.trick[n], branch)) for branch in branches}
    found |= {message_of("effect", f"social_{branch}") for branch in ALIKE}  # DGY-ED-43
    return found


def needed_of_editions() -> set[str]:
    """Each beside the text in whose place it stands: an attribute, or a message."""
    found = set()
    for edition, messages in OF_EDITIONS.items():
        for message in messages:
            name, dot, attribute = message.partition(".")
            found |= {f"{name}-edition-{edition}", f"{name}-edition-{edition}{dot}{attribute}"}
    return found


def needed_amounts() -> set[str]:
    """What is counted, wherever a card or an option does it."""
    box = base_box()
    amounts = {"nothing", "recover", "unjinx", "gather", "refill", "traps", *CUBES}
    doors = set[str]()
    for found in facts.contents().values():
        for name in ("cost", "alternative", "effects"):
            amounts |= set(found.get(name) or ())
        doors |= {found[side][0] for side in ("north", "east", "south", "west") if found["kind"] == "zone"}
    for skill in box.skill.values():
        amounts |= set(skill.price_of(1))
    amounts |= {facts.door_name(door) for zone in box.zone for door in zone.doors if door}
    return {message_of("amount", name) for name in amounts} | {message_of("door", name) for name in doors}


NEEDS = Needs(
    words,
    places=dict.fromkeys(PLACES, FIGURES),
    endings=tuple(name for name in RULE_OF if name),
    examples=EXAMPLES,
    told={"scored": FIGURES, "thesis_accepted": FIGURES},
    optional={"event-main-declared": {"the_victim", "the_zone"}},  # forms of what may be left out
)
