"""Endings: for every game, a recorded game for every way it can end, for each number of seats.

    python tools/endings.py [--search] [GAME...]

Writes tests/games/<game>/endings/*.record anew, by the newest rules: with the seed of the record that is
there, if that game still ends so; else, or with --search, with the shortest of the first few among many
seeds. Searching takes about a quarter of an hour, some minutes of it for Dungeon Drop, where cubes really
fall. Another machine may let them fall otherwise, and then finds other games. tests/games/test_endings.py
verifies the records. Those of older rules, tests/games/<game>/version_<n>, stay as they are.
A game that begins from a position has that of the format of its time: where a game reads no former formats
(`Game.first_format`), its record is written anew with each.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from tools import balance, balance_drop

from undercroft.bots import answer
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.codec import start_of
from undercroft.engine.past import RESIGN, Origin
from undercroft.engine.registry import game
from undercroft.engine.state import Table
from undercroft.games.dungeon_drop.heuristics import situation as drop
from undercroft.games.dungeon_drop.heuristics.purse import Way
from undercroft.games.dungeonology.heuristics.situation import Situation
from undercroft.games.dungeonology.table import CAMP

FAR = 99  # steps: no way leads there
GAMES = Path(__file__).parents[1] / "tests" / "games"

Player = Callable[[Table, Chance], Option]


class Ending(NamedTuple):
    """One way to end: how to play towards it, and how to know it."""

    name: str
    play: Player
    is_it: Callable[[Table], bool]
    options: dict[str, int] = {}  # noqa: RUF012 - never changed
    patience: int = 0  # one in so many decisions somebody leaves; 0 for never
    may_leave: Callable[[Table], bool] = lambda table: True  # if this is so
    seats: tuple[int, ...] = (2, 3, 4)
    enough: int = 3  # games to choose the shortest from
    seeds: int = 150  # games to look at, if there are not enough before
    given: dict[str, Any] = {}  # noqa: RUF012 - never changed; the table it begins with, as a scenario says it


def path_of(name: str, ending: Ending, seats: int) -> Path:
    return GAMES / name / "endings" / f"{ending.name}-{seats}.record"


def any_verb(table: Table, chance: Chance) -> Option:
    """The verb by chance, then the option."""
    assert table.choice is not None
    verbs = sorted({option[0] for option in table.choice.options})
    verb = verbs[chance.below("player", len(verbs))]
    wanted = tuple(option for option in table.choice.options if option[0] == verb)
    return wanted[chance.below("player", len(wanted))]


def was_left(table: Table, moves: int = 50) -> bool:
    """Whether the last decision was somebody's to leave, in a game that was well under way."""
    return table.past.option == RESIGN and table.past.number > moves


# -- Dungeoneer ----------------------------------------------------------------------------------------------


def prefer(*wishes: tuple[str, ...]) -> Player:
    """Mostly one of the verbs wished for first, now and then any."""

    def player(table: Table, chance: Chance) -> Option:
        assert table.choice is not None
        options = table.choice.options
        if chance.below("player", 5):
            for verbs in wishes:
                wanted = tuple(option for option in options if option[0] in verbs)
                if wanted:
                    return wanted[chance.below("player", len(wanted))]
        return any_verb(table, chance)

    return player


# What a hero in search of his Quests does first; whoever is in search of nothing takes any verb.
ERRANDS = prefer(
    ("complete",),
    ("offer",),
    ("quest",),
    ("move", "open", "unlock", "portal"),
    ("place", "done", "pass"),
)
FIGHTS = prefer(
    ("attack", "trap", "bane", "challenge"), ("play", "replace", "weapon", "blame", "done", "pass")
)


def winners(table: Table, reason: str) -> int:
    """How many share the first place for this reason."""
    return sum(place.rank == 1 and place.reason == reason for place in table.standings)


def was_laying(table: Table) -> bool:
    """Whether the dungeon was still being laid out: nobody has had a turn."""
    return not any(event.kind == "turn_began" for event in table.events())


DUNGEONEER = (
    Ending("third_quest", ERRANDS, lambda t: winners(t, "third_quest") == 1, enough=150),
    Ending(
        "last_hero", FIGHTS, lambda t: winners(t, "last_hero") == 1 and t.past.option != RESIGN, enough=150
    ),
    Ending(
        "last_hero_resigned",
        FIGHTS,
        lambda t: winners(t, "last_hero") == 1 and was_left(t),
        patience=40,
        enough=150,
    ),
    Ending("round_limit", ERRANDS, lambda t: winners(t, "round_limit") == 1, {"round_limit": 5}, enough=150),
    Ending(
        "round_limit_shared",
        ERRANDS,
        lambda t: winners(t, "round_limit") > 1,
        {"round_limit": 2},
        enough=150,
    ),
    Ending(
        "tournament_third_quest",
        ERRANDS,
        lambda t: winners(t, "third_quest") == 1,
        {"custom_decks": 1, "tournament_map": 1},
        enough=20,
    ),
    Ending(
        "tournament_closed_last_hero",
        FIGHTS,
        lambda t: winners(t, "last_hero") == 1 and t.past.option != RESIGN,
        {"custom_decks": 1, "tournament_map": 1, "lists": 1},
        enough=20,
    ),
    Ending(
        "tournament_last_hero_resigned",
        ERRANDS,
        lambda t: winners(t, "last_hero") == 1 and t.past.option == RESIGN and was_laying(t),
        {"custom_decks": 1, "tournament_map": 1},
        patience=8,
        seats=(2, 3),
    ),
    Ending(
        "map_third_quest", ERRANDS, lambda t: winners(t, "third_quest") == 1, {"tournament_map": 1}, enough=20
    ),
)


# -- Dungeonology --------------------------------------------------------------------------------------------


def thumb(whim: int = 0, peaceful: bool = False, submits: bool = True, shallow: bool = False) -> Player:
    """By rule of thumb, one in `whim` decisions by chance. Peaceful players do not hinder each other; shallow
    ones let Stairs lead up, so that the lowest Floor may stay closed and the dungeon small.
    """

    def player(table: Table, chance: Chance) -> Option:
        choice = table.choice
        assert choice is not None
        if whim and not chance.below("player", whim):
            return any_verb(table, chance)
        options = choice.options
        if shallow and choice.prompt == "stairs.floor":
            return min(options)
        if not submits and ("submit",) in options:
            return ("explore",)
        seed = f"{table.origin.seed} {table.past.number}"
        return answer(balance.seated("peaceful" if peaceful else "steady", seed, table.game.name), table)

    return player


def homeward(play: Player) -> Player:
    """Like another player, but in Maximum Alert straight home, whatever the Thesis is worth."""

    def player(table: Table, chance: Chance) -> Option:
        choice = table.choice
        assert choice is not None
        if choice.prompt == "phase.movement":
            s = Situation(table.view(choice.seat), choice.options)
            steps = [option for option in choice.options if option[0] in ("walk", "sneak")]
            if s.maximum:
                far = {option: s.steps_from(option[1]).get(CAMP, FAR) for option in steps}
                return min(steps, key=lambda option: far[option]) if s.at != CAMP and steps else ("done",)
        return play(table, chance)

    return player


def ended(ending: str, theses: int | None = None, winners: int = 1) -> Callable[[Table], bool]:
    """Whether the last words of the game say so, with at least (or, for 0, exactly) so many Theses."""

    def is_it(table: Table) -> bool:
        last = next(event for event in reversed(table.past.events or ()) if event.kind == "game_ended")
        accepted = sum(place.reason == "thesis" for place in table.standings)
        first = sum(place.rank == 1 for place in table.standings)
        fits = theses is None or (accepted >= theses if theses else not accepted)
        return last.data["ending"] == ending and fits and first == winners

    return is_it


def left(ending: str, theses: int = 0) -> Callable[[Table], bool]:
    """The same, when somebody's leaving was the last of it."""
    is_it = ended(ending, theses)
    return lambda table: was_left(table, 20) and is_it(table)


MAXIMUM = {"maximum_alert": 1}
ALL = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}

DUNGEONOLOGY = (
    Ending("last_round", thumb(peaceful=True), ended("last_round", 1)),
    Ending("countdown", thumb(whim=3), ended("countdown", 0)),
    Ending("countdown_thesis", thumb(whim=12), ended("countdown", 1)),
    Ending("countdown_shared", thumb(whim=2), ended("countdown", 0, winners=2), {"alert": 0}, seeds=600),
    Ending(
        "no_cubes",
        thumb(whim=8, peaceful=True, submits=False, shallow=True),
        ended("no_cubes", 0),
        {"aligned": 1},
        enough=1,
        seeds=1000,
    ),
    Ending(
        "no_cubes_thesis",
        thumb(peaceful=True, shallow=True),
        ended("no_cubes", 1),
        {"aligned": 1},
        seats=(3, 4),
    ),
    Ending("all_submitted", thumb(peaceful=True), ended("all_submitted", 2), seeds=600),
    Ending(
        "all_submitted_resigned",
        thumb(peaceful=True),
        left("all_submitted", 1),
        patience=20,
        may_leave=lambda table: len(table.view(None)["theses"]) > 1,
        seats=(3, 4),
    ),
    Ending("resigned", thumb(whim=5), left("resigned"), patience=60),
    Ending("round_limit", thumb(whim=5), ended("round_limit", 0), {"main_effects": 1, "round_limit": 3}),
    Ending(
        "resigned_thesis",
        thumb(peaceful=True),
        left("resigned", 1),
        patience=20,
        may_leave=lambda table: bool(table.view(None)["theses"]),
    ),
    Ending("university_empty", thumb(whim=3), ended("university_empty", 0), ALL),
    Ending("university_empty_thesis", thumb(peaceful=True), ended("university_empty", 1), ALL),
    Ending("no_cubes_left", thumb(submits=False), ended("no_cubes_left", 0), MAXIMUM, seeds=600),
    Ending("no_cubes_left_thesis", thumb(peaceful=True), ended("no_cubes_left", 1), MAXIMUM),
    Ending("all_done", homeward(thumb(peaceful=True)), ended("all_done", 1), ALL),
    Ending("all_failed", homeward(thumb(whim=4)), ended("all_done", 0), MAXIMUM),
    Ending(
        "all_failed_shared",
        homeward(any_verb),
        ended("all_done", 0, winners=2),
        MAXIMUM,
        enough=1,
        seeds=1500,
    ),
)


# -- Rocca Civetta -------------------------------------------------------------------------------------------


def feeding(play: Player) -> Player:
    """Like another player, but in Maximum Alert a Student goes into the Cauldron whenever one may, and
    nothing else is done.
    """

    def player(table: Table, chance: Chance) -> Option:
        choice = table.choice
        assert choice is not None
        idle = (("cook",), ("done",), ("pass",)) if table.view(None)["alert"]["maximum"] else ()
        return next((option for option in idle if option in choice.options), None) or play(table, chance)

    return player


def hatching(play: Player) -> Player:
    """Like another player, but an Egg is opened whenever one may be."""

    def player(table: Table, chance: Chance) -> Option:
        assert table.choice is not None
        return ("crack",) if ("crack",) in table.choice.options else play(table, chance)

    return player


def frugal(play: Player) -> Player:
    """Like another player, but no Zone is revealed while cubes are left somewhere within reach."""

    def player(table: Table, chance: Chance) -> Option:
        option = play(table, chance)
        choice = table.choice
        assert choice is not None
        s = Situation(table.view(choice.seat), choice.options)
        far = {zone: steps for zone, steps in s.steps_from(s.at).items() if s.cubes[zone]}
        if option != ("reveal",) or not far:
            return option
        nearest = min(far, key=lambda zone: far[zone])
        steps = [other for other in choice.options if other[0] in ("walk", "sneak")]
        nearer = [other for other in steps if s.steps_from(other[1]).get(nearest, FAR) < far[nearest]]
        return nearer[0] if nearer else ("done",)

    return player


RAGANELLA = {"boss": 1, "maximum_alert": 1, "main_effects": 1, "profile": 9}
SMALL = {**MAXIMUM, "aligned": 1}
# Ways to end that are rare by rule of thumb with the expansion.
RARE = (
    Ending("no_cubes_left", frugal(thumb(submits=False)), ended("no_cubes_left", 0), SMALL, seeds=600),
    Ending("no_cubes_left_thesis", frugal(thumb(peaceful=True)), ended("no_cubes_left", 1), SMALL, seeds=600),
    Ending("countdown_shared", any_verb, ended("countdown", 0, winners=2), seeds=1500),
)


def against_omega(reason: str, *endings: str) -> Callable[[Table], bool]:
    """Whether the first place says so, in a game that ended in one of these ways."""

    def is_it(table: Table) -> bool:
        last = next(event for event in reversed(table.past.events or ()) if event.kind == "game_ended")
        return table.standings[0].reason == reason and last.data["ending"] in endings

    return is_it


MAIN = {"main_effects": 1}
ALARM = {"maximum_alert": 1, "alert": 3}
VERSUS = {**MAIN, "omega_against_all": 1}
IDLE = thumb(submits=False)
# Won and lost against Omega, alone and together (RCV-SOLO-13 to 15, RCV-OAA-14, 15, RCV-R-225).
OMEGA = (
    Ending("solo_won", thumb(), against_omega("solo_won", "solo_won"), MAIN, seats=(1,), enough=1),
    Ending(
        "solo_countdown",
        thumb(),
        against_omega("solo_lost", "countdown"),
        {**MAIN, "alert": 3},
        seats=(1,),
        enough=1,
    ),
    Ending(
        "solo_university_empty",
        thumb(),
        against_omega("solo_lost", "university_empty"),
        ALARM,
        seats=(1,),
        enough=1,
        seeds=300,
    ),
    Ending(
        "solo_all_done",
        homeward(thumb(whim=4)),
        against_omega("solo_lost", "all_done"),
        ALARM,
        seats=(1,),
        enough=1,
        seeds=300,
    ),
    Ending(
        "solo_won_in_alarm",
        homeward(thumb()),
        lambda table: table.standings[0].reason == "solo_won" and bool(table.view(None)["alert"]["maximum"]),
        ALARM,
        seats=(1,),
        enough=1,
        seeds=300,
    ),
    Ending("solo_tome_full", IDLE, against_omega("solo_lost", "tome_full"), MAIN, seats=(1,), enough=1),
    Ending(
        "solo_round_limit",
        IDLE,
        against_omega("solo_lost", "round_limit"),
        {**MAIN, "round_limit": 4},
        seats=(1,),
        enough=1,
    ),
    Ending(
        "solo_resigned",
        thumb(),
        lambda table: was_left(table, 20) and against_omega("solo_lost", "solo_resigned")(table),
        MAIN,
        patience=40,
        seats=(1,),
        enough=1,
    ),
    Ending(
        "omega_round_limit",
        IDLE,
        against_omega("omega_won", "round_limit"),
        {**VERSUS, "round_limit": 4},
        seats=(2,),
        enough=1,
    ),
    Ending("omega_countdown", thumb(), against_omega("omega_won", "countdown"), VERSUS, seats=(3,), enough=1),
    Ending(
        "omega_no_cubes",
        frugal(IDLE),
        against_omega("omega_won", "no_cubes"),
        {**VERSUS, "aligned": 1},
        seats=(3,),
        enough=1,
        seeds=300,
    ),
    Ending(
        "omega_no_cubes_left",
        frugal(IDLE),
        against_omega("omega_won", "no_cubes_left"),
        {**VERSUS, **SMALL},
        seats=(2,),
        enough=1,
        seeds=600,
    ),
    Ending(
        "omega_university_empty",
        IDLE,
        against_omega("omega_won", "university_empty"),
        {**VERSUS, **ALARM},
        seats=(2,),
        enough=1,
    ),
    Ending(
        "omega_all_done",
        homeward(thumb(whim=4)),
        against_omega("omega_won", "all_done"),
        {**VERSUS, **ALARM},
        seats=(2,),
        enough=1,
    ),
    Ending(
        "omega_resigned",
        thumb(),
        lambda table: was_left(table, 20) and table.standings[0].reason == "omega_won",
        VERSUS,
        patience=40,
        seats=(2,),
        enough=1,
    ),
    Ending(
        "omega_beaten_in_alarm",
        homeward(thumb()),
        lambda table: table.standings[0].reason == "thesis" and bool(table.view(None)["alert"]["maximum"]),
        {**VERSUS, **ALARM},
        seats=(2,),
        enough=1,
        seeds=300,
    ),
    Ending("omega_tome_full", IDLE, against_omega("omega_won", "tome_full"), VERSUS, seats=(2,), enough=1),
    Ending(
        "omega_beaten",
        thumb(),
        lambda table: table.standings[0].reason == "thesis",
        VERSUS,
        seats=(2,),
        enough=1,
    ),
)
# By the Spanish book, where Maximum Alert is always in use and nobody must submit in it (DGY-ED-20, 46).
SPANISH = tuple(
    Ending(f"spanish_{ending}", play, ended(ending, theses), {"edition": 2}, seats=(2, 3), enough=1)
    for ending, play, theses in (
        ("university_empty", any_verb, 0),
        ("all_done", homeward(thumb(peaceful=True)), 1),
    )
)
# Ways in which a game with the mode of a Big Boss can end (RCV-R-205): those of the base, and those of the
# Panic Cards that name it. That before Maximum Alert the last cube is taken and no Zone can come happens to
# bots in a dungeon that is as small as can be.
WAYS = (
    *("countdown", "last_round", "all_submitted", "university_empty", "all_failed", "resigned"),
    *("round_limit", "no_cubes_left"),
)
MODES = {
    "brood": {"profile": 13},
    "winter": {"profile": 14},
    "hunt": {"profile": 15},
    "temple": {"profile": 16, "dangerous_zones": 1, "floor_iv": 1},
    "goddess": {"profile": 17, "dangerous_zones": 1, "floor_iv": 1},
}
SMALLEST = {
    "dungeon": ["I-4 2,0"],
    "only": ["floor_1", "floor_2", "floor_3"],
    "seat": {"0": {"at": "I-4", "students": 3}},
}
DEEP = {"only": ["floor_1", "floor_2", "floor_3", "floor_4"]}
WITHOUT_CUBES: dict[str, dict[str, Any]] = {
    "brood": SMALLEST,
    "winter": {**SMALLEST, "dungeon": ["I-4 2,0", "thermal_bath 0,2"]},
    "hunt": {
        **SMALLEST,
        "inside": {"I-4": ["caste", "false_information"]},
        "egg_row": [],
        "seat": {"0": {"at": "I-4", "students": 3, "shells": 3}, "1": {"shells": 2}},
    },
    "temple": {**SMALLEST, **DEEP},
    "goddess": {**SMALLEST, **DEEP},
}
# Against Omega, whose Tome is full long before, these come only to a table that is nearly there.
NEARLY: tuple[tuple[str, Player, dict[str, int], dict[str, Any]], ...] = (
    ("no_cubes", frugal(IDLE), {}, SMALLEST),
    ("no_cubes_left", frugal(IDLE), {"maximum_alert": 1}, {**SMALLEST, "maximum": True}),
    (
        "cauldron_full",
        feeding(IDLE),
        {"boss": 1, "maximum_alert": 1, "profile": 9},
        {
            "maximum": True,
            "panic": "cooking_time",
            "cauldron": 2,
            "dungeon": ["I-4 2,0", "I-1 4,0"],
            "seat": {"0": {"at": "I-1", "students": 3}},
        },
    ),
    (
        "boulder_home",
        feeding(IDLE),
        {**MODES["temple"], "boss": 1, "maximum_alert": 1},
        {
            "maximum": True,
            "panic": "rolling_stone",
            "boulder": "I-1",
            "dungeon": ["I-4 2,0", "I-1 4,0"],
            "seat": {"0": {"at": "I-1"}, "1": {"at": "I-4"}},
        },
    ),
    (
        "eggs_opened",
        hatching(IDLE),
        {**MODES["hunt"], "boss": 1, "maximum_alert": 1},
        {
            "maximum": True,
            "panic": "egg_hunt",
            "inside": {"I-4": ["caste"]},
            "dungeon": ["I-4 2,0", "I-1 4,0"],
            "seat": {"0": {"at": "I-4"}},
        },
    ),
)


def nearly_over(against: str, seats: int, of_mode: dict[str, int]) -> Iterator[Ending]:
    """These endings alone (`solo`) or with others against Omega."""
    for ending, player, options, given in NEARLY:
        settings = {**options, **of_mode}
        mine = {seat: what for seat, what in given.get("seat", {}).items() if int(seat) < seats}
        yield Ending(
            f"{against}_{ending}",
            player,
            against_omega("solo_lost" if seats == 1 else "omega_won", ending),
            settings,
            seats=(seats,),
            enough=1,
            given={**given, "seat": mine, "options": settings},
        )


OF_OMEGA = (
    *nearly_over("solo", 1, {}),
    *(ending for ending in nearly_over("omega", 2, VERSUS) if not ending.name.startswith("omega_no_cubes")),
    Ending(
        "omega_beaten_in_the_last_round",
        thumb(),
        against_omega("thesis", "last_round"),
        VERSUS,
        seats=(2,),
        enough=1,
    ),
)
OF_PANICS = (
    Ending(
        "temple_boulder_home",
        feeding(thumb()),
        ended("boulder_home", 0),
        {**MODES["temple"], "boss": 1, "maximum_alert": 1, "alert": 0},
        seats=(2,),
        enough=1,
    ),
    Ending(
        "hunt_eggs_opened",
        hatching(thumb()),
        ended("eggs_opened", 0),
        {**MODES["hunt"], "boss": 1, "maximum_alert": 1, "alert": 0},
        seats=(2,),
        enough=1,
    ),
)
OF_MODES = tuple(
    ending._replace(
        name=f"{mode}_{ending.name}",
        options={**ending.options, "boss": 1, **mode_options},
        seats=ending.seats[:1],
        enough=1,
    )
    for mode, mode_options in MODES.items()
    for ending in (*DUNGEONOLOGY, *RARE)
    if ending.name in WAYS and (ending.name not in {rare.name for rare in RARE} or ending in RARE)
) + tuple(
    Ending(
        f"{mode}_no_cubes",
        hatching(frugal(IDLE)),
        ended("no_cubes", 0),
        {"boss": 1, **mode_options},
        seats=(2,),
        enough=1,
        given=WITHOUT_CUBES[mode] | {"options": {"boss": 1, **mode_options}},
    )
    for mode, mode_options in MODES.items()
)
# What ends a game of the base ends one with the expansion: once each, with few at the table.
ROCCA_CIVETTA = (
    *(
        ending._replace(options={**ending.options, "research": 1}, seats=ending.seats[:1], enough=1)
        for ending in (*DUNGEONOLOGY, *RARE)
        if ending.name not in {rare.name for rare in RARE} or ending in RARE
    ),
    Ending(
        "cauldron_full", feeding(thumb(whim=4)), ended("cauldron_full", 0), RAGANELLA, seats=(2, 3), enough=1
    ),
    *OMEGA,
    *OF_OMEGA,
    *OF_MODES,
    *OF_PANICS,
)


# -- Dungeon Drop --------------------------------------------------------------------------------------------

SOLO = (1,)
RETIRE: Option = ("retire",)


def hero(home: int = 9, floors: int = 100) -> Player:
    """By rule of thumb; home as soon as the Relic tracker shows so many; after so many floors in a hurry."""
    hurried = rash("leave")

    def player(table: Table, chance: Chance) -> Option:
        choice = table.choice
        assert choice is not None
        view = table.view(choice.seat)
        if choice.prompt == "floor.after" and view["tracker"] >= home:
            return RETIRE
        if view["floor"] > floors:
            return hurried(table, chance)
        seed = f"{table.origin.seed} {table.past.number}"
        return balance_drop.Thumb(seed).choose(view, choice.options)

    return player


def rash(*verbs: str) -> Player:
    """By chance, but one of these verbs where it can be had."""

    def player(table: Table, chance: Chance) -> Option:
        assert table.choice is not None
        wanted = (option for option in table.choice.options if option[0] in verbs)
        return next(wanted, None) or any_verb(table, chance)

    return player


def rooms_after(table: Table) -> Callable[[Option], int]:
    """How many rooms a hero could move to if cubes were dropped so."""

    def count(option: Option) -> int:
        copy = table.copy()
        copy.take(option)
        while copy.choice is not None and ("done",) in copy.choice.options:
            copy.take(("done",))
        return sum(found[0] == "room" for found in copy.choice.options) if copy.choice else 0

    return count


def cornered(table: Table, chance: Chance) -> Option:
    """Goes where the fewest rooms follow that could be survived, and keeps nothing that could help there. In
    danger it tries on copies where cubes would have to fall to close most of them.
    """
    choice = table.choice
    assert choice is not None
    if choice.prompt == "explore.aim" and table.view(choice.seat)["seat"]["0"]["life_left"] <= 2:
        drops = [option for option in choice.options if option[0] == "drop"]
        return min(drops, key=rooms_after(table))
    if choice.prompt not in ("enter.room", "move.room"):
        verbs = ("done",) if choice.prompt.startswith("loot.") else ("use", "soothe", "drink", "stay")
        return rash(*verbs)(table, chance)
    s = drop.Situation(table.view(choice.seat), choice.options)

    def ways_on(way: Way) -> tuple[int, int]:
        loot = s.loot_now(way.taken, ())
        life = loot.purse.life if loot else 1
        found = s.ways(s.table.after({**dict.fromkeys(way.taken), **way.moved}, way.tokens))
        return sum(sum(s.box.damage[n] for n in then.taken) < life for then in found), life

    best = min(s.offered(), key=ways_on, default=None)
    return best.option if best and best.option else any_verb(table, chance)


def idle(table: Table, chance: Chance) -> Option:
    """Drinks nothing, uses nothing and, if there is such a room, takes nothing."""
    choice = table.choice
    assert choice is not None
    if choice.prompt == "loot.room":
        asked = table.view(choice.seat)["asked"]
        taken = {room["option"]: len(room["cubes"]) for room in asked["rooms"]}
        rooms = [option for option in choice.options if option[0] == "room"]
        return min(rooms, key=lambda option: taken[table.write(option)]) if rooms else choice.options[0]
    return rash("done", "pass", "drop")(table, chance)


def said(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in table.events() if event.kind == kind]


def lost(ending: str) -> Callable[[Table], bool]:
    return lambda table: table.standings[0].reason == ending


def retired(
    legacy: str, by: str, floors: range = range(1, 100), last: Option | None = None
) -> Callable[[Table], bool]:
    """Whether a hero retired with this legacy on one of these floors: `short` of points, or after a floor was
    `done`; if it matters, by this answer.
    """

    def is_it(table: Table) -> bool:
        place = table.standings[0]
        if place.reason != f"legacy_{legacy}" or place.figures["floor"] not in floors:
            return False
        is_done = len(said(table, "floor_counted")) == len(said(table, "floor_done"))
        return is_done == (by == "done") and last in (None, table.past.option)

    return is_it


def rounds(
    winners: int = 1, left: int = 0, such: Callable[[Table], bool] = lambda table: True
) -> Callable[[Table], bool]:
    """Whether all rounds were played, so many have won and so many had left, and this holds besides."""

    def is_it(table: Table) -> bool:
        first = sum(place.rank == 1 for place in table.standings)
        gone = sum(place.reason == "resigned" for place in table.standings)
        fits = first == winners and gone == left and such(table)
        return said(table, "game_ended") == [{"ending": "rounds"}] and fits

    return is_it


def overreached(table: Table) -> bool:
    return bool(said(table, "overreached"))


def met(table: Table) -> bool:
    """Whether a meeple stood in a room that was looted."""
    return any(place.figures["meeples"] for place in table.standings)


def all_left(table: Table) -> bool:
    """Whether only one stayed, in a game that was well under way."""
    return said(table, "game_ended") == [{"ending": "resigned"}] and was_left(table, 8)


DUNGEON_DROP = (
    Ending("lost_box", rash("stay"), lost("lost_box"), seats=SOLO),
    Ending("lost_move", cornered, lost("lost_move"), seats=SOLO, enough=1, seeds=400),
    Ending(
        "lost_quit",
        rash("stay"),
        lost("lost_quit"),
        patience=8,
        may_leave=lambda table: table.past.number > 8,
        seats=SOLO,
    ),
    Ending("short", rash("leave"), retired("empty_handed", "short"), seats=SOLO),
    Ending("short_later", hero(floors=1), retired("nothing", "short", range(2, 3)), seats=SOLO, enough=1),
    Ending(
        "floor_limit",
        hero(),
        retired("nothing", "done", range(1, 2)),
        {"floor_limit": 1},
        seats=SOLO,
        enough=1,
    ),
    Ending(
        "given_up_after_a_floor",
        hero(),
        retired("nothing", "done", last=RESIGN),
        patience=1,
        may_leave=lambda table: table.choice is not None and table.choice.prompt == "floor.after",
        seats=SOLO,
        enough=1,
    ),
    Ending(
        "empty_handed", hero(0), retired("empty_handed", "done", last=RETIRE), seats=SOLO, enough=1, seeds=60
    ),
    Ending("nothing", hero(1), retired("nothing", "done", last=RETIRE), seats=SOLO, enough=1),
    Ending("village", hero(4), retired("village", "done", last=RETIRE), seats=SOLO, enough=1),
    Ending("kingdom", hero(6), retired("kingdom", "done", last=RETIRE), seats=SOLO, enough=1),
    Ending("world", hero(), retired("world", "done"), seats=SOLO, enough=1),
    Ending("rounds", hero(), rounds(), enough=1),
    Ending("rounds_honour", any_verb, rounds(such=overreached), {"honour": 1}),
    Ending("rounds_teamwork", rash("meeple"), rounds(such=met), {"teamwork": 1}),
    Ending("rounds_tied", idle, rounds(winners=2), enough=1),
    Ending("rounds_left", any_verb, rounds(left=1), patience=40, seats=(3, 4), enough=1),
    Ending("resigned", any_verb, all_left, patience=8, enough=1),
)

ENDINGS: dict[str, tuple[Ending, ...]] = {
    "dungeoneer": DUNGEONEER,
    "dungeonology": (*DUNGEONOLOGY, *SPANISH),
    "rocca_civetta": ROCCA_CIVETTA,
    "dungeon_drop": DUNGEON_DROP,
}


# -- searching -----------------------------------------------------------------------------------------------


def played(name: str, ending: Ending, seats: int, seed: int) -> Table:
    """The finished game of this seed."""
    table = begun(name, ending, seats, seed)
    chance = Chance.seeded(f"{ending.name} {seats} {seed}", ("player",))
    while table.choice is not None:
        tired = ending.patience and table.past.number and not chance.below("player", ending.patience)
        if tired and ending.may_leave(table):
            there = [s for s in range(seats) if table.game.why_not_resign(table, s) is None]
            table.resign(there[chance.below("player", len(there))])
        else:
            table.take(ending.play(table, chance))
    return table


def begun(name: str, ending: Ending, seats: int, seed: int) -> Table:
    rules = game(name)
    if not ending.given:
        return rules.new(seats, ending.options, seed=seed)
    given = msgspec.convert({**ending.given, "seats": seats, "seed": str(seed)}, rules.given)
    table = rules.empty(seats, rules.checked_options(ending.options, seats), Origin(str(seed)))
    rules.arrange(table, given)
    rules.begin(table)
    table.origin = Origin(str(seed), False, start_of(table))
    return table


def find(name: str, ending: Ending, seats: int) -> Table | None:
    """The shortest of the first games that end so."""
    found: list[Table] = []
    for seed in range(ending.seeds):
        table = played(name, ending, seats, seed)
        if ending.is_it(table):
            found.append(table)
            if len(found) == ending.enough:
                break
    return min(found, key=lambda table: table.past.number, default=None)


def seed_of(path: Path) -> int | None:
    """The seed of the record that is there."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return next((int(line.removeprefix("seed ")) for line in lines if line.startswith("seed ")), None)


def write(name: str, ending: Ending, seats: int, search: bool) -> bool:
    """Write one record anew, and say so."""
    path = path_of(name, ending, seats)
    seed = None if search else seed_of(path)
    table = None if seed is None else played(name, ending, seats, seed)
    if table is None or not ending.is_it(table):
        table = find(name, ending, seats)
    if table is None:
        print(f"{name}/{path.name}: no such game among {ending.seeds} seeds", flush=True)
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    text = table.record()
    changed = not path.exists() or path.read_text("utf-8") != text
    path.write_text(text, encoding="utf-8")
    print(f"{name}/{path.name}: {table.past.number} decisions{', written' if changed else ''}", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(ENDINGS), metavar="GAME")
    parser.add_argument("--search", action="store_true", help="among all seeds, whatever is there")
    wanted = parser.parse_args()
    done = [
        write(name, ending, seats, wanted.search)
        for name in wanted.games
        for ending in ENDINGS[name]
        for seats in ending.seats
    ]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
