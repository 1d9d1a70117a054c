"""Every combination of modules that table 0.1 of the catalogue allows can be dealt and played, with the rules
of thumb asked at every question that comes up; every other one is refused with a reason (RCV-GEN-02,
RCV-R-174).
"""

from itertools import product
from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import any_verb

from undercroft import bots
from undercroft.engine.chance import Chance
from undercroft.engine.settings import RefusedOptions
from undercroft.games.rocca_civetta.game import LAETUS, OMEGA_PROFILES, ON_FLOOR_IV, VERSIONS
from undercroft.games.rocca_civetta.heuristics import HEURISTICS

GAME = VERSIONS[-1]
ADVANCED = ("boss", "dangerous_zones", "maximum_alert", "main_effects")
MODULES = ("alchemy", "specialists", "spriggan", "research")
DEPTHS = ("floor_iv", "way_down", "familiars")
MODES = ("solitary", "omega_against_all")
NEEDED = {
    "specialists": "main_effects",
    "spriggan": "main_effects",
    "profile": "boss",
    "floor_iv": "dangerous_zones",
    "way_down": "floor_iv",
    "familiars": "floor_iv",
}
OWN_BOSS = LAETUS + 1
LAETUS_OF = {"profile": range(1, OWN_BOSS)}  # RCV-R-174: he is of the base, and names nobody without the rule
PROFILES = range(LAETUS + 1, GAME.settings[10].high + 1)
SWITCHES: tuple[str, ...] = (*ADVANCED, *MODULES, "profile")
EVERY: list[dict[str, int]] = [
    dict(zip(SWITCHES, (*row, profile), strict=True))
    for row in product((0, 1), repeat=len(ADVANCED) + len(MODULES))
    for profile in (0, OWN_BOSS)
]


def missing(options: dict[str, int]) -> list[tuple[str, str]]:
    """What table 0.1 asks for and is off; two modes lie on Floor IV (RCV-R-174, 242)."""
    found = [
        (name, needed)
        for name, needed in NEEDED.items()
        if options.get(name) and not options.get(needed) and options[name] not in LAETUS_OF.get(name, ())
    ]
    if options["profile"] in ON_FLOOR_IV:
        found += [("profile", needed) for needed in ("floor_iv", "way_down") if not options.get(needed)]
    return found


def in_the_way(options: dict[str, int], seats: int) -> list[tuple[str, str]]:
    """What it says beside that: Omega plays in one mode, alone only in Solitary, and is not his own Boss."""
    found = [("solitary", "")] if bool(options["solitary"]) != (seats == 1) else []
    on = [mode for mode in MODES if options[mode]]
    if len(on) == 2:
        found.append(("omega_against_all", "solitary"))
    if options["profile"] in OMEGA_PROFILES:
        found += [("profile", mode) for mode in on]
    return found


ALLOWED = [options for options in EVERY if not missing(options)]


def test_the_setting_is_the_boss() -> None:
    assert ("profile", 15) == (GAME.settings[10].name, len(PROFILES))


def whole(**options: int) -> dict[str, int]:
    return {setting.name: setting.default for setting in GAME.settings} | options


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_refused_is_what_the_table_says(seats: int) -> None:
    """Every combination of all switches, with no Boss named, Laetus, one of this box, Omega, a Big Boss."""
    switches = (*ADVANCED, *MODULES, *DEPTHS, *MODES)
    for profile in (0, LAETUS, OWN_BOSS, OMEGA_PROFILES[0], PROFILES[-1]):
        for row in product((0, 1), repeat=len(switches)):
            options = whole(profile=profile, **dict(zip(switches, row, strict=True)))
            wrong = missing(options) + in_the_way(options, seats)
            reason = GAME.why_not_options(options, seats)
            told = reason and (reason.data["setting"], reason.data.get("needs", ""))
            assert told in wrong if wrong else told is None, options


def test_nothing_that_is_refused_can_be_dealt() -> None:
    for options in EVERY:
        if missing(options):
            with pytest.raises(RefusedOptions):
                GAME.new(2, options)


def table_of(number: int) -> tuple[int, dict[str, int]]:
    """An allowed combination, with a number of seats, a Boss, Floor IV, Omega and more by turns."""
    options = dict(ALLOWED[number])
    seats = 2 + number % 3
    if options["profile"]:
        options["profile"] = PROFILES[number % len(PROFILES)]
    if options["dangerous_zones"] and number % 3:
        options |= {"floor_iv": 1, "way_down": number % 2, "familiars": int(number % 5 > 0)}
    if options["profile"] in ON_FLOOR_IV:
        options |= {"dangerous_zones": 1, "floor_iv": 1, "way_down": 1}
    options["omega_against_all"] = int(number % 5 == 2 and options["profile"] not in OMEGA_PROFILES)
    return seats, options | {"alert": number % 4, "choose_scholars": number // 3 % 2, "aligned": number % 2}


PARTS = 12
SHORT, WHOLE = 30, 20_000  # decisions


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("limit", [SHORT, pytest.param(WHOLE, marks=pytest.mark.soak)])
def test_every_allowed_combination_is_played(part: int, limit: int) -> None:
    for number in range(part, len(ALLOWED), PARTS):
        seats, options = table_of(number)
        rng = Random(f"every table {number}")
        table = GAME.new(seats, options, seed=f"every-table-{number}")
        steady = bots.bot("steady", GAME, str(number))
        asked: set[str] = set()
        while table.choice is not None and table.past.number < limit:
            option = any_verb(rng, table)
            if len(table.choice.options) > 1 and table.choice.prompt not in asked:
                asked.add(table.choice.prompt)
                option = bots.answer(steady, table)
                assert HEURISTICS.rollout_policy(table, Chance.seeded(1, ("bot",))) in table.choice.options
            table.take(option)
        laws.pieces_are_conserved(table)
        laws.views_keep_secrets(table, rng)
        laws.save_gives_the_same(table, rng)
        assert table.choice is None or limit == SHORT
