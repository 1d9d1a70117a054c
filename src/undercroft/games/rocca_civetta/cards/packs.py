"""The packs of the expansion: what is always there, and what comes with a module. Of a module that is not in
use no piece exists (RCV-R-173, RCV-R-25, 27).
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

import msgspec

from undercroft.games.dungeonology.cards.content import NO_WORDS
from undercroft.games.dungeonology.cards.packs import Pack, base_pack, box_of
from undercroft.games.rocca_civetta.cards.box import Box
from undercroft.games.rocca_civetta.cards.content import READERS
from undercroft.games.rocca_civetta.cards.effects import LEXICON
from undercroft.games.rocca_civetta.cards.vocabulary import (
    CHANGES,
    FLOORS,
    LOOSE_CUBES,
    PROCEDURES,
    SKILL_VERBS,
    TYPES,
    VERBS,
    ZONE_EFFECTS,
)
from undercroft.games.rocca_civetta.rules.omega.espionage import LEXICON as AGAINST_OMEGA

MODULES: Final = ("alchemy", "specialists", "spriggan", "floor_iv", "familiars", "research")
OMEGA: Final = ("solitary", "omega_against_all")  # the modes in which he plays share his pieces
MODES: Final = {
    14: "winter",
    15: "eggs",
    16: "temple",
}  # of Big Bosses, by the profile: those that bring pieces of their own
WORDS: Final = msgspec.structs.replace(
    NO_WORDS,
    types=TYPES,
    floors=FLOORS,
    effects=ZONE_EFFECTS,
    changes=CHANGES,
    verbs=VERBS,
    procedures=PROCEDURES,
    skill_verbs=SKILL_VERBS,
    loose_cubes=LOOSE_CUBES,
)


@cache
def own_pack(folder: str, version: str) -> Pack:
    """A folder of the content: the whole of it for what is always there, or that of a module."""
    content = files("undercroft.games.rocca_civetta") / version
    if folder == "omega":
        return Pack(content / folder, lexicon=AGAINST_OMEGA, readers=READERS, make=Box)
    if folder:
        return Pack(content / folder, readers=READERS, make=Box)
    return Pack(content, WORDS, LEXICON, READERS, Box)


def packs_of(options: dict[str, Any], base: str, version: str) -> tuple[Pack, ...]:
    """The boxes of a table with these settings, the base first. Scholars, Clan Cards, Jinx Cards and Bosses
    of the expansion are always there (RCV-R-173); Trick Cards and Interns come with their module (RCV-R-25,
    27).
    """
    modules = [module for module in MODULES if options[module]]
    if any(options[mode] for mode in OMEGA):
        modules.append("omega")
    if options["boss"] and options["profile"] in MODES:
        modules.append(MODES[options["profile"]])
    return (base_pack(base), own_pack("", version), *(own_pack(module, version) for module in modules))


def whole_box() -> Box:
    """Every piece of both boxes, for those who speak of them without a table."""
    options = {**dict.fromkeys((*MODULES, *OMEGA), 1), "boss": 0}
    modes = [own_pack(mode, "content") for mode in MODES.values()]
    return cast(Box, box_of((*packs_of(options, "content", "content"), *modes)))
