"""The packs of the expansion: what is always there, and what comes with a module. Of a module that is not in
use no piece exists (RCV-R-173, RCV-R-25, 27).
"""

from typing import Any, Final, cast

import msgspec

from undercroft.engine.own_content import Folder, per_content
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
    17: "goddess",
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


@per_content
def own_pack(folder: str, version: str) -> Pack:
    """A folder of the content: the whole of it for what is always there, or that of a module."""
    place = Folder("undercroft.games.rocca_civetta", f"{version}/{folder}" if folder else version)
    if folder == "omega":
        return Pack(place, lexicon=AGAINST_OMEGA, readers=READERS, make=Box)
    if folder:
        return Pack(place, readers=READERS, make=Box)
    return Pack(place, WORDS, LEXICON, READERS, Box)


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


def every_box() -> None:
    """Reads what every table could be made of: with each module alone, and everything together. Raises
    ContentError.
    """
    none = {**dict.fromkeys((*MODULES, *OMEGA), 0), "boss": 1, "profile": 0}
    for more in ({}, *({module: 1} for module in (*MODULES, *OMEGA)), *({"profile": mode} for mode in MODES)):
        box_of(packs_of(none | more, "content", "content"))
    whole_box()


def whole_box() -> Box:
    """Every piece of both boxes, for those who speak of them without a table."""
    options = {**dict.fromkeys((*MODULES, *OMEGA), 1), "boss": 0}
    modes = [own_pack(mode, "content") for mode in MODES.values()]
    return cast(Box, box_of((*packs_of(options, "content", "content"), *modes)))
