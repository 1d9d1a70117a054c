"""The twelve months as data, and what each makes of the options of a table (chapter SCN; RCV-R-131, 142 to
151, 238).

What a month would name and this game does not have is left out: a module is off, and in place of its Boss an
ordinary one is chosen at random (RCV-R-175). The names are read from what the game declares.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from undercroft.engine.registry import game as known_game
from undercroft.engine.settings import Setting
from undercroft.games.dungeonology.cards.packs import box_of

NAMES: Final = (  # RCV-CAMP-01
    *("september", "october", "november", "december", "january", "february"),
    *("march", "april", "may", "june", "july", "august"),
)
ALERTS: Final = ("introductory", "easy", "medium", "hard")  # RCV-R-144, 145
CONGREGATIONS: Final = ("phi", "zeta", "iota", "lambda")
ALWAYS: Final = ("alchemy", "level")  # RCV-R-131, 142
WITH: Final = {"main_effects": ("specialists", "spriggan"), "floor_iv": ("way_down", "familiars")}
WITHOUT: Final = {"caterina": "zeta", "claudio": "lambda"}  # RCV-R-149


class Month(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One month, as it is written."""

    alert: str
    rule: tuple[str, ...]
    boss: str = ""
    mode: str = ""
    panic: str = ""
    required: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()


@cache
def months() -> dict[str, Month]:
    text = (files("undercroft.games.rocca_civetta.campaign") / "months.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Month])


# -- what the game has ---------------------------------------------------------------------------------------


def newest() -> Any:
    """RCV-R-238: a month is played by the newest rules."""
    return known_game("rocca_civetta")


def settings() -> dict[str, Setting]:
    return {setting.name: setting for setting in newest().settings}


def box() -> Any:
    return box_of(newest().packs(newest().ranged_options({})))


def profile_number(boss: str) -> int:
    """The value of the setting that names this Boss, or 0."""
    found = [n for n, card in enumerate(box().bosses, 1) if boss in (card.id, card.boss)]
    return found[0] if found and found[0] <= settings()["profile"].high else 0


def has_panic(panic: str) -> bool:
    cards = box()
    return any(cards.card[card].id == panic for card in cards.panics)


def scholar_names() -> tuple[str, ...]:
    return tuple(scholar.id for scholar in box().scholars)


def switches(words: tuple[str, ...]) -> Iterator[str]:
    """The settings that modules are switched on by."""
    for word in words:
        yield from CONGREGATIONS if word == "congregations" else (word,)


def missing(name: str) -> tuple[str, ...]:
    """What a month names and this game does not have."""
    month, known = months()[name], settings()
    modules = [word for word in (*month.required, *month.agreed) if not {*switches((word,))} & known.keys()]
    boss = [month.boss, month.mode] if month.boss and not profile_number(month.boss) else []
    panic = [month.panic] if month.panic and not has_panic(month.panic) else []
    return tuple(word for word in (*modules, *boss, *panic) if word)


# -- what a month makes of it --------------------------------------------------------------------------------


def offered(name: str) -> tuple[str, ...]:
    """The settings on which the Teachers may agree (RCV-CAMP-09, RCV-SCN-13, RCV-R-131, 150)."""
    month, known = months()[name], settings()
    words = [*switches(month.agreed), *ALWAYS]
    if "congregations" in month.required:
        words += CONGREGATIONS
    for module, more in WITH.items():
        if module in (*month.required, *month.agreed):
            words += more
    return tuple(word for word in words if word in known)


def required(name: str) -> dict[str, int]:
    """What is always so (RCV-CAMP-08, RCV-SCN-13, 15); everything else is off."""
    month, known = months()[name], settings()
    found = {"alert": ALERTS.index(month.alert)}
    found |= {word: 1 for word in switches(month.required) if word in known}
    if month.boss:
        found["profile"] = profile_number(month.boss)
    return found


def options_of(name: str, agreed: Mapping[str, int], scholars: tuple[str, ...]) -> dict[str, int]:
    """The options of this month's table, but for seats and Support Points (RCV-R-238)."""
    month, known = months()[name], settings()
    found = required(name) | {word: n for word, n in agreed.items() if word in offered(name)}
    for scholar, congregation in WITHOUT.items():
        if scholar in scholars and congregation in known:
            found[congregation] = 0
    if found.get("maximum_alert") and has_panic(month.panic) and found["profile"]:  # RCV-CAMP-10, RCV-R-147
        found["named_panic"] = 1
    return found
