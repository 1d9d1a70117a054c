"""Puzzles: finds positions with a turn that wins whatever the others and the dice do, and proves it.

    python tools/puzzles.py dungeoneer --seeds 1:400 --out folder

Positions are laid out by chance, as a scenario may lay them out, and tried with the engine. One is kept when
the learner can force the goal, but with one or two first steps only. What it writes is reviewed, and put into
src/undercroft/lessons/puzzles.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from undercroft.engine.chance import ScriptError
from undercroft.engine.choice import Choice, Option
from undercroft.engine.codec import start_of
from undercroft.engine.state import Table
from undercroft.lessons import LEARNER
from undercroft.scenarios import ScenarioError
from undercroft.scenarios.files import parse, read_source
from undercroft.scenarios.opening import opened
from undercroft.scenarios.runner import PASS, is_window

# What chance may bring, where it is few things: dice, Students out of the bag, what a Chest is worth.
BRANCHES: Final[dict[str, tuple[int, ...]]] = {
    "dice": (0, 1, 2, 3, 4, 5),
    "university": (0, 1),
    "chests": (0, 1, 2, 3, 4, 5),
}
# What shows something that nobody could know before.
UNKNOWN: Final = frozenset(
    {
        "drew",
        "quest_drawn",
        "map_drawn",
        "tile_turned",
        "divined",
        "sought",
        "hand_seen",
        "card_taken",
        "discarded_at_random",
    }
)
NEVER: Final = 99
MOST: Final = 8_000  # positions that are looked at for one puzzle
DEEPEST: Final = {
    "dungeoneer": 5,
    "dungeonology": 8,
    "rocca_civetta": 9,
    "dungeon_drop": 8,
}  # answers of the learner


class ClanCard(NamedTuple):
    """What a Clan of Rocca Civetta asks for: a score, all of these Stars, and one of those."""

    target: int
    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()


CLANS: Final = {
    "horn_blowers": ClanCard(30, ("silver_red",)),
    "wine_pressers": ClanCard(28, ("silver_green",)),
    "ember_singers": ClanCard(31, ("silver_blue",)),
    "hoof_dancers": ClanCard(30, (), ("silver_green", "silver_red")),
    "root_whisperers": ClanCard(31, ("silver_blue",)),
    "night_foragers": ClanCard(29, ("silver_green",)),
}

Goal = Callable[[Table], bool | None]  # reached, missed for good, or still open


class TooMany(Exception):
    """More positions than anybody has time for."""


def won(table: Table) -> bool | None:
    """The game is over, and the learner has won it, or his turn is."""
    if table.over:
        return table.standings[0].seat == LEARNER
    return False if table.view(LEARNER)["turn"] != LEARNER else None


def stars(table: Table) -> bool | None:
    """He has the Stars that a Thesis needs, before his turn is over."""
    view = table.view(LEARNER)
    if view["seat"][str(LEARNER)]["stars"] >= 2:
        return True
    return False if table.over or view["turn"] != LEARNER else None


def completed(table: Table) -> bool | None:
    """He has a Research Card, before his turn is over."""
    view = table.view(LEARNER)
    if view["seat"][str(LEARNER)]["completed"]:
        return True
    return False if table.over or view["turn"] != LEARNER else None


def ready(table: Table) -> bool | None:
    """He has the Stars and points that his Clan asks of a Thesis, before his turn is over."""
    view = table.view(LEARNER)
    hero = view["seat"][str(LEARNER)]
    clan = CLANS[view["clan"]]
    if hero["stars"] >= 2 and hero["thesis"] >= clan.target and has_star(hero["star_tokens"], clan):
        return True
    return False if table.over or view["turn"] != LEARNER else None


def has_star(tokens: list[str], clan: ClanCard) -> bool:
    """RCV-CLAN-03."""
    return set(clan.all) <= set(tokens) and (not clan.any or bool(set(clan.any) & set(tokens)))


def gone_down(table: Table) -> bool | None:
    """The floor is done, and not lost; whoever explores once more has missed it in this turn."""
    choice = table.choice
    if choice is None or choice.prompt.startswith("explore."):
        return False
    return True if choice.prompt == "floor.after" else None


def with_figures(reached: Callable[[dict[str, Any]], bool]) -> Goal:
    """The floor is done, and the hero has something besides."""

    def goal(table: Table) -> bool | None:
        return gone_down(table) and reached(table.view(LEARNER)["seat"][str(LEARNER)])

    return goal


def held(hero: dict[str, Any], kind: str) -> int:
    """How many of a kind lie before a hero."""
    wounds = [cube for cube, *_ in hero["card"]]
    return sum(cube.startswith(kind) for cube in (*hero["stash"], *wounds, *hero["trophies"]))


def with_relics(hero: dict[str, Any]) -> bool:
    return held(hero, "relic") == 2


def with_the_dragon(hero: dict[str, Any]) -> bool:
    return held(hero, "dragon") == 1


def with_half_the_hearts(hero: dict[str, Any]) -> bool:
    return bool(2 * hero["life_left"] >= hero["life"])


GOALS: Final[dict[str, Goal]] = {
    "win": won,
    "stars": stars,
    "ready": ready,
    "research": completed,
    "down": gone_down,
    "relic": with_figures(lambda hero: held(hero, "relic") > 0),
    "relics": with_figures(with_relics),
    "dragon": with_figures(with_the_dragon),
    "hearts": with_figures(with_half_the_hearts),
}


class Reply(NamedTuple):
    """The table after an answer, and what chance brought; no table where nobody could know what comes."""

    fallen: tuple[tuple[str, int], ...]
    table: Table | None


def replies(table: Table, option: Option) -> Iterator[Reply]:
    """What may come of an answer: one table for each thing that chance can bring."""
    waiting: list[tuple[tuple[str, int], ...]] = [()]
    while waiting:
        fallen = waiting.pop()
        after = table.copy()
        after.chance.script = {}
        for name, value in fallen:
            after.chance.script.setdefault(name, []).append(value)
        before = dict(after.chance.streams)
        try:
            events = after.take(option)
        except ScriptError:
            continue  # nothing of that kind is left
        moved = [name for name, state in after.chance.streams.items() if state != before[name]]
        if moved and moved[0] in BRANCHES:
            waiting += [(*fallen, (moved[0], n)) for n in BRANCHES[moved[0]]]
            continue
        unknown = any(event.kind in UNKNOWN for event in events)
        after.chance.script = {}
        yield Reply(fallen, None if moved or unknown or after.past.outcomes else after)


def cost(choice: Choice, option: Option) -> int:
    """To let a window pass is no answer that anybody has to find."""
    return 0 if option == PASS and is_window(choice) else 1


class Solver:
    """Whether the learner can force the goal with so many answers, and by which."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.known: dict[str, int] = {}  # by position: how many answers it takes
        self.beyond: dict[str, int] = {}  # by position: it takes more than so many

    def forced(self, table: Table, left: int) -> bool:
        return self.least(table, left) <= left

    def least(self, table: Table, left: int) -> int:
        """How many answers it takes, if so many are enough; else more."""
        reached = self.goal(table)
        choice = table.choice
        if reached is not None or choice is None or left < 0:
            return 0 if reached and left >= 0 else NEVER
        key = start_of(table)
        if key in self.known:
            return self.known[key]
        if self.beyond.get(key, -1) >= left:
            return NEVER
        if len(self.known) + len(self.beyond) > MOST:
            raise TooMany
        found = self.own(table, choice, left) if choice.seat == LEARNER else self.others(table, choice, left)
        (self.known if found <= left else self.beyond)[key] = min(found, left)
        return found if found <= left else NEVER

    def own(self, table: Table, choice: Choice, left: int) -> int:
        """By the best of his answers."""
        best = NEVER
        for option in choice.options:
            n = cost(choice, option)
            most = min(left, best - 1) - n
            if most >= 0:
                best = min(best, n + self.worst(table, option, most))
        return best

    def others(self, table: Table, choice: Choice, left: int) -> int:
        """Whatever they answer."""
        return max(self.worst(table, option, left) for option in choice.options)

    def worst(self, table: Table, option: Option, left: int) -> int:
        """After this answer, whatever chance brings."""
        most = 0
        for reply in replies(table, option):
            most = max(most, NEVER if reply.table is None else self.least(reply.table, left))
            if most > left:
                return NEVER
        return most

    def holds(self, table: Table, option: Option, left: int) -> bool:
        """Whether the goal is forced after this answer, whatever chance brings."""
        return self.worst(table, option, left) <= left

    def winning(self, table: Table, left: int) -> list[str]:
        """The answers of the learner that force the goal in time."""
        choice = table.choice
        assert choice is not None
        costs = [(option, cost(choice, option)) for option in choice.options]
        return [
            table.write(option) for option, n in costs if n <= left and self.holds(table, option, left - n)
        ]


# -- laying out ----------------------------------------------------------------------------------------------


def table_of(text: str) -> Table | None:
    """The table of a scenario; none where it cannot be."""
    try:
        return opened(read_source(parse(Path("puzzle.toml"), text)))
    except ScenarioError:
        return None


def listed(name: str, things: Sequence[str]) -> str:
    return f"{name} = [{', '.join(repr(one).replace(chr(39), chr(34)) for one in things)}]"


ROOMS: Final = (
    *("barracks_1", "inner_sanctum_1", "crypt_of_the_lich_lord_1", "ossuary_1", "desecrated_chapel_1"),
    *("library_of_ashes_1", "armory_1", "treasury_1", "torture_chamber_1", "alchemists_laboratory_1"),
    *("throne_of_bones_1", "portal_chamber_1"),
)
PASSAGES: Final = (
    *(
        "crossroads_1",
        "crossroads_2",
        "narrow_corridor_1",
        "steep_stair_1",
        "forked_tunnel_1",
        "split_gallery_1",
    ),
    *("rotten_bridge_1", "spiked_crossing_1", "collapsed_bend_1", "rat_warren_1", "forked_tunnel_2"),
)
QUESTS: Final = {
    "claim_the_empty_throne_1": ("throne_of_bones_1",),
    "free_caedmans_soul_1": ("ossuary_1", "desecrated_chapel_1"),
    "sanctify_the_chapel_1": ("desecrated_chapel_1",),
    "steal_the_war_banner_1": ("armory_1",),
    "carry_the_blessed_flame_1": ("crypt_of_the_lich_lord_1",),
    "bribe_the_quartermaster_1": ("armory_1", "barracks_1"),
    "assemble_an_arsenal_1": ("armory_1", "treasury_1"),
    "map_the_portals_1": ("library_of_ashes_1",),
}
CARRIED: Final = ("steal_the_war_banner_1", "carry_the_blessed_flame_1", "map_the_portals_1")
DONE: Final = ("slay_draky_1", "rob_the_treasury_1")
HANDY: Final = (
    *("teleport_1", "budge_1", "budge_2", "swift_feet_1", "second_wind_1", "skeleton_key_1"),
    *("boot_of_ala_hazad_1", "battle_fury_1", "bone_wand_1", "adventurers_pack_1", "lantern_of_truth_1"),
    *("runed_longsword_1", "potion_of_healing_1"),
)
HEROES: Final = ("roderik_talus", "lorel_alanus", "kron_axereaver", "fenn_quickfoot", "raka")


def dungeoneer(chance: Random) -> str:
    """A hero with two Quests done, somewhere in a dungeon, with cards that take him about."""
    quest = chance.choice(sorted(QUESTS))
    goal = chance.choice(QUESTS[quest])
    others = chance.sample([room for room in ROOMS if room != goal], 3)
    cards = [*others, *chance.sample(PASSAGES, 4), goal]
    cells, lying = [(0, 0)], ["entrance_chamber_1 0,0"]
    for card in cards:
        x, y = chance.choice(cells)
        dx, dy = chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        if (x + dx, y + dy) in cells:
            continue
        cells.append((x + dx, y + dy))
        lying.append(f"{card} {x + dx},{y + dy}{chance.choice(['', ' turned'])}")
    hero, rival = chance.sample(HEROES, 2)
    at, there = chance.sample(cells, 2)
    lines = [
        "[given]",
        "turn = 0",
        'phase = "move"',
        listed("map", lying),
        listed("only", ["adventure", "quest_deck", "map_deck"]),
        "",
        "[given.seat.0]",
        f'hero = "{hero}"',
        f'at = "{at[0]},{at[1]}"',
        f"glory = {chance.randint(3, 10)}",
        "peril = 0",
        listed("hand", sorted(chance.sample(HANDY, chance.randint(2, 4)))),
        listed("quests", [quest]),
        *([f"progress = {{ {quest} = 1 }}"] if quest in CARRIED else []),
        listed("completed", list(DONE)),
        "",
        "[given.seat.1]",
        f'hero = "{rival}"',
        f'at = "{there[0]},{there[1]}"',
        "life = 3",
    ]
    return "\n".join(lines) + "\n"


ZONES: Final = ("I-1", "I-2", "I-3", "I-4", "I-5", "I-6")
TRICKS: Final = (
    *(
        "guard_1",
        "seer_1",
        "herald_1",
        "fate_4_1",
        "fate_5_1",
        "tiptoe_1",
        "treasurer_1",
        "backstab_1",
        "spotlight_1",
    ),
    *("hunters_trap_1", "cartographer_1", "field_camp_1", "courtier_1", "small_talk_1", "really_famous_1"),
)
BOARDS: Final = (
    *(
        "{ civilization = 3 }",
        "{ militia = 2, worship = 1 }",
        "{ worship = 2, civilization = 1 }",
        "{ militia = 2 }",
    ),
    *(
        "{ worship = 2, militia = 2 }",
        "{ militia = 4, civilization = 3 }",
        "{ civilization = 3, worship = 2 }",
    ),
    *(
        "{ militia = 3, civilization = 3 }",
        "{ militia = 3, worship = 2 }",
        "{ worship = 3, civilization = 3 }",
    ),
)


def dungeonology(chance: Random) -> str:
    """A Scholar with a Star or nearly one, in a small Dungeon whose Zones are all known."""
    places = [
        (2, 0),
        (4, 0),
        (2, -1),
        (2, 1),
        (0, -2),
        (0, 2),
        (4, -1),
        (4, 1),
        (2, 2),
        (2, -2),
        (4, 2),
        (-2, 0),
    ]
    lying = [
        f"{zone} {x},{y}"
        for zone, (x, y) in zip(chance.sample(ZONES, 3), chance.sample(places, 3), strict=True)
    ]
    scholar, rival = chance.sample(["valerio", "sofia", "vincenzo", "rebecca"], 2)
    hand = sorted(chance.sample(TRICKS, chance.randint(3, 5)))
    shown = chance.choice(("treasurer_2", "tiptoe_2", "perfect_heist_1", "false_alarm_1"))
    lines = [
        "[given]",
        "turn = 0",
        f'phase = "{chance.choice(["movement", "action"])}"',
        "university = [9, 1]",
        listed("dungeon", lying),
        listed("only", ["floor_1"]),
        "",
        "[given.seat.0]",
        f'scholar = "{scholar}"',
        f'at = "{chance.choice(lying).split(" ")[0]}"',
        f"cubes = {chance.choice(BOARDS)}",
        listed("hand", hand),
        "",
        "[given.seat.1]",
        f'scholar = "{rival}"',
        f'at = "{chance.choice(lying).split(" ")[0]}"',
        listed("shown", [shown]),
        listed("hand", [shown]),
    ]
    return "\n".join(lines) + "\n"


COLLEAGUES: Final = ("valerio", "sofia", "vincenzo", "rebecca", "sara", "andromeda", "ingrid")
ALCHEMY: Final = ("transmutation_1", "catalyst_1", "magnum_opus_1", "elixir_of_genius_1", "acid_flask_1")
OPEN: Final = (
    *("balanced_survey", "village_census", "arms_report", "liturgy", "tax_ledger", "royal_tree"),
    *("clean_record", "last_detail"),
)


def rocca_civetta(chance: Random) -> str:
    """A Scholar who knows the Clan, with cubes enough to be near its Thesis, and Research on the table."""
    places = [(2, 0), (4, 0), (2, -1), (2, 1), (0, -2), (0, 2), (4, -1), (4, 1), (2, 2), (2, -2), (-2, 0)]
    lying = [
        f"{zone} {x},{y}"
        for zone, (x, y) in zip(chance.sample(ZONES, 3), chance.sample(places, 3), strict=True)
    ]
    scholar, rival = chance.sample(COLLEAGUES, 2)
    alchemy = chance.random() < 0.6
    hand = chance.sample(TRICKS, chance.randint(2, 4)) + chance.sample(ALCHEMY, 2 * alchemy)
    shown = chance.choice(("treasurer_2", "tiptoe_2", "perfect_heist_1", "false_alarm_1"))
    rules = ["research = 1", *(["alchemy = 1", "main_effects = 1"] if alchemy else [])]
    board = {
        "civilization": chance.randint(1, 5),
        "militia": chance.randint(1, 4),
        "worship": chance.randint(0, 4),
        "riches": chance.randint(0, 2),
        "caste": chance.randint(0, 1),
    }
    cubes = ", ".join(f"{kind} = {n}" for kind, n in board.items() if n)
    lines = [
        "[given]",
        "turn = 0",
        'phase = "movement"',
        f"options = {{ {', '.join(rules)} }}",
        f'clan = "{chance.choice(sorted(CLANS))}"',
        "university = [9, 1]",
        listed("dungeon", lying),
        listed("only", ["floor_1"]),
        listed("open_research", chance.sample(OPEN, 3)),
        "research = []",
        "",
        "[given.seat.0]",
        f'scholar = "{scholar}"',
        f'at = "{chance.choice(lying).split(" ")[0]}"',
        f"cubes = {{ {cubes} }}",
        "knowledge = true",
        listed("hand", sorted(hand)),
        "",
        "[given.seat.1]",
        f'scholar = "{rival}"',
        f'at = "{chance.choice(lying).split(" ")[0]}"',
        listed("shown", [shown]),
        listed("hand", [shown]),
    ]
    return "\n".join(lines) + "\n"


RACES: Final = ("human", "wood_elf", "boblin", "eagle_folk", "halfling", "dragonkin", "high_elf")
CLASSES: Final = ("warrior", "rogue", "cleric", "bard", "paladin", "scout", "monk")
TASKS: Final = (
    *(
        "royal_rubies",
        "sapphire_song",
        "diamond_debt",
        "balanced_purse",
        "gilded_road",
        "locksmiths_contract",
    ),
    *("bounty_board", "unscathed_pilgrim", "small_wonders", "heavy_haul", "collectors_eye", "healers_order"),
)
HALF: Final = {"s": 4, "l": 6, "h": 9}  # half a side, and a little more
GUARDS: Final = [
    *(f"goblin_s{n}" for n in range(1, 9)),
    *(f"troll_l{n}" for n in range(1, 7)),
    "dragon_h1",
]
TREASURE: Final = [
    *(f"{kind}_{size}{n}" for kind in ("ruby", "sapphire", "diamond") for size in "sl" for n in range(1, 5)),
    *(f"gold_{size}{n}" for size in "sl" for n in range(1, 7)),
    *(f"chest_l{n}" for n in range(1, 4)),
    *(f"key_s{n}" for n in range(1, 4)),
    *("potion_s1", "potion_s2", "shield_l1", "shield_l2"),
]


def scattered(
    chance: Random, names: list[str], lying: list[tuple[float, float, float]], most: int = 125
) -> list[str]:
    """Where cubes lie, one beside the other."""
    found = []
    for name in names:
        half = HALF[name.split("_")[1][0]]
        for _ in range(50):
            x, y = chance.randint(-most, most), chance.randint(-most, most)
            apart = all(
                (x - ox) ** 2 + (y - oy) ** 2 > (1.5 * (half + other)) ** 2 for ox, oy, other in lying
            )
            if apart:
                lying.append((x, y, half))
                found.append(f"{name} {x},{y} {chance.randint(0, 89)}")
                break
    return found


def dungeon_drop(chance: Random) -> str:
    """A hero in the middle of a floor, with the Staircase in reach and nearly enough points."""
    turned = chance.randint(0, 359)
    tokens = []
    for n in range(3):
        angle, far = radians(turned + 120 * n + chance.randint(-20, 20)), chance.randint(40, 70)
        tokens.append((round(far * cos(angle)), round(far * sin(angle))))
    lying: list[tuple[float, float, float]] = [(x, y, 6.0) for x, y in tokens]
    pillars = [
        *(f"pillar_s{n}" for n in range(1, chance.randint(5, 8))),
        *(f"pillar_l{n}" for n in range(1, chance.randint(2, 4))),
    ]
    guards, treasure = (
        chance.sample(GUARDS, chance.randint(7, 12)),
        chance.sample(TREASURE, chance.randint(18, 26)),
    )
    lost = [cube for cube in treasure if cube.startswith(("shield", "potion"))][:2]
    owned = chance.sample(treasure, chance.randint(8, 13))
    carried = sorted({*lost, *owned})
    wounds = chance.sample([cube for cube in guards if "dragon" not in cube], chance.randint(1, 3))
    near = scattered(chance, ["stair_s1", "relic_s1"], lying, 80)
    names = [
        *pillars,
        "relic_s2",
        *(cube for cube in guards if cube not in wounds),
        *(cube for cube in treasure if cube not in carried),
    ]
    race = chance.choice(RACES)
    classes = chance.sample(CLASSES, chance.randint(1, 3))
    lines = [
        "[given]",
        'phase = "act"',
        listed("tokens", [f"{x},{y}" for x, y in tokens]),
        listed("cubes", [*near, *scattered(chance, names, lying)]),
        f"tracker = {chance.choice([0, 0, 1, 2])}",
        "",
        "[given.seat.0]",
        f'race = "{race}"',
        listed("classes", classes),
        f'quest = "{chance.choice(TASKS)}"',
        listed("stash", carried),
        listed("card", sorted(wounds)),
    ]
    return "\n".join(lines) + "\n"


LAYOUTS: Final[dict[str, Callable[[Random], str]]] = {
    "dungeoneer": dungeoneer,
    "dungeonology": dungeonology,
    "rocca_civetta": rocca_civetta,
    "dungeon_drop": dungeon_drop,
}
AIMS: Final[dict[str, tuple[str, ...]]] = {  # the hardest first
    "dungeoneer": ("win",),
    "dungeonology": ("stars",),
    "rocca_civetta": ("ready", "research"),
    "dungeon_drop": ("dragon", "relics", "hearts", "relic", "down"),
}


# -- choosing ------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A puzzle: what stands in its file behind the layout, and what chance brings there."""

    goal: str
    blocks: list[str]
    fallen: dict[str, list[int]]
    steps: int
    tempting: str


RULES: Final = {
    "dungeoneer": "DGR-GOAL-01",
    "dungeonology": "DGY-THESIS-01",
    "rocca_civetta": "RCV-CLAN-03",
    "dungeon_drop": "DRP-LOOT-06",
}
TEMPTING: Final = ("study", "quest", "open", "move", "walk", "use", "drink")  # what somebody would try first
PLAIN: Final = ("move", "walk", "done", "pass", "study", "indicate", "declare", "room", "leave")
DEEDS: Final = {
    "dungeoneer": 2,
    "dungeonology": 1,
    "rocca_civetta": 1,
    "dungeon_drop": 1,
}  # answers that are not plain


def text_of(game: str, layout: str, more: str = "") -> str:
    return (
        f'game = "{game}"\nrule = ["{RULES[game]}"]\ntitle = "A turn that reaches its goal"\n{more}\n{layout}'
    )


def solution(table: Table, solver: Solver, left: int) -> tuple[list[str], dict[str, list[int]], list[str]]:
    """Blocks of the file, what chance brings at its worst, and what the learner answers."""
    blocks: list[str] = []
    fallen: dict[str, list[int]] = {}
    taken: list[str] = []
    while solver.goal(table) is None:
        choice = table.choice
        assert choice is not None
        block = f'[[when]]\nseat = {choice.seat}\nasked = "{choice.prompt}"\n'
        if choice.seat == LEARNER:
            winning = solver.winning(table, left)
            answer = "pass" if is_window(choice) and "pass" in winning else winning[0]
            left -= cost(choice, table.read(answer))
            taken.append(answer)
            block += f'choose = "{answer}"\n' + (listed("also", winning[1:]) + "\n" if winning[1:] else "")
        else:
            said = [table.write(option) for option in choice.options]
            answer = next((option for option in said if option.endswith(" alert")), said[0])
            block += f'choose = "{answer}"\n'
        if answer != "pass" or not is_window(choice):
            blocks.append(block)
        came = [one for one in replies(table, table.read(answer)) if one.table is not None]
        worst = min(came, key=lambda one: one.fallen)
        for name, value in worst.fallen:
            fallen.setdefault(name, []).append(value)
        assert worst.table is not None
        table = worst.table
    return blocks, fallen, taken


def tried(game: str, layout: str, least: int) -> Found | None:
    """A puzzle of this layout, if there is one that is worth it: for the hardest goal that can be reached."""
    table = table_of(text_of(game, layout))
    if table is None or table.choice is None or table.choice.seat != LEARNER:
        return None
    for goal in AIMS[game]:
        try:
            if found := aimed(game, table, goal, least):
                return found
        except TooMany:
            return None
    return None


def aimed(game: str, table: Table, goal: str, least: int) -> Found | None:
    """The puzzle of reaching one goal, if it takes enough, and not every way leads there."""
    assert table.choice is not None
    offered = [table.write(option) for option in table.choice.options]
    if len(offered) < FEWEST[game]:
        return None
    solver = Solver(GOALS[goal])
    steps = solver.least(table, DEEPEST[game])
    if not least <= steps <= DEEPEST[game]:
        return None
    winning = solver.winning(table, steps)
    if len(winning) > 2:
        return None
    blocks, fallen, taken = solution(table, solver, steps)
    deeds = {answer.split(" ")[0] for answer in taken} - {*PLAIN}
    wrong = [option for option in offered if option not in winning and option not in ("done", "pass")]
    wrong.sort(
        key=lambda option: TEMPTING.index(option.split(" ")[0]) if option.split(" ")[0] in TEMPTING else 9
    )
    if len(deeds) < DEEDS[game] or not wrong:
        return None
    return Found(goal, blocks, fallen, steps, wrong[0])


FEWEST: Final = {"dungeoneer": 4, "dungeonology": 4, "rocca_civetta": 4, "dungeon_drop": 3}  # first answers
FIELDS: Final = {"dice": "dice", "university": "draws", "chests": "rolls"}
NAMES: Final[dict[str, Callable[[int], str]]] = {
    "dice": lambda n: str(n + 1),
    "chests": lambda n: str(n + 1),
    "university": lambda n: ('"gray"', '"omega"')[n],
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=sorted(LAYOUTS))
    parser.add_argument("--seeds", default="1:200")
    parser.add_argument("--least", type=int, default=3, help="how many answers the turn has")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    low, high = map(int, given.seeds.split(":"))
    given.out.mkdir(parents=True, exist_ok=True)
    for seed in range(low, high):
        layout = LAYOUTS[given.game](Random(seed))
        found = tried(given.game, layout, given.least)
        if found is None:
            continue
        for name, values in found.fallen.items():
            row = f"{FIELDS[name]} = [{', '.join(map(NAMES[name], values))}]"
            layout = layout.replace("[given]\n", f"[given]\n{row}\n", 1)
        more = f'goal = "{found.goal}"\nsteps = {found.steps}\ntempting = "{found.tempting}"\n'
        text = text_of(given.game, layout, more) + "\n" + "\n".join(found.blocks)
        (given.out / f"{seed}.toml").write_text(text, "utf-8")
        print(seed, found.goal, found.steps, found.tempting, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
