"""The content files hold what the tables here print, row by row; the catalogue, the page of cards and the
glossary agree with them; and a mistake is told with file, entry, field and what was expected.
"""

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.mistakes import about_content

from undercroft.engine.own_content import Folder
from undercroft.games.dungeon_drop.cards.content import (
    BONUSES,
    EFFECTS,
    GEMS,
    GROUPS,
    SIZES,
    Aimed,
    Bonus,
    Effect,
    pieces,
    read_all,
    read_texts,
    texts_of,
)
from undercroft.rulebook.cards import miscounted, read_content
from undercroft.rulebook.catalogue import loose_ends, read_pages
from undercroft.rulebook.citations import in_code
from undercroft.rulebook.coverage import read_excuses

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "games" / "dungeon_drop"
FOLDER = Folder("undercroft.games.dungeon_drop", "content")
CONTENT = Path(str(FOLDER.path))
C = read_all()
RULES = read_pages(DOCS)
CARDS = [*C.cubes, *C.races, *C.classes, *C.quests]

CUBES = """
pillar | structure | 12 | 6 | - | - | - | -
gold | treasure | 7 | 6 | - | each | 1 | -
ruby | treasure, gem | 4 | 4 | - | quest | - | -
sapphire | treasure, gem | 4 | 4 | - | quest | - | -
diamond | treasure, gem | 4 | 4 | - | quest | - | -
potion | treasure, item | 2 | 3 | - | unspent | - | -
key | treasure | 4 | - | - | spare | - | -
chest | treasure | - | 6 | - | opened | - | -
shield | treasure, item | - | 3 | - | unspent | 2 | -
goblin | monster | 8 | - | - | monster | - | 1
troll | monster | - | 8 | - | monster | 1 | 2
dragon | monster, huge | - | - | 1 | monster | 8 | 8
stair | solo | 1 | - | - | - | - | -
relic | solo | 2 | - | - | each | - | -
"""

RACES = """
RA01 | human | 8 | 8 | resourceful | copied | copied
RA02 | dwarf | 9 | 12 | stonecunning | act | act
RA03 | high_elf | 7 | 3 | far_sight | explore | explore
RA04 | wood_elf | 7 | 5 | hidden_path | move | loot
RA05 | half_orc | 9 | 14 | bloodrush | act | act
RA06 | fairy | 7 | 1 | flutter | act | act
RA07 | gnome | 8 | 9 | tinkers_toss | act | act
RA08 | automaton | 9 | 15 | magnetise | act | act
RA09 | boblin | 8 | 6 | distant_cousin | loot | loot
RA10 | eagle_folk | 7 | 2 | flight | move | loot
RA11 | halfling | 8 | 4 | light_fingers | loot | loot
RA12 | dragonkin | 9 | 13 | ember_breath | act | act
"""

CLASSES = """
CL01 | warrior | cleave | loot | loot
CL02 | rogue | picklock | act | act
CL03 | mage | blink | act | act
CL04 | cleric | mend | act | act
CL05 | bard | lullaby | loot | loot
CL06 | beastmaster | drive | act | act
CL07 | ranger | aimed_shot | act | act
CL08 | monk | still_hand | explore | explore
CL09 | paladin | aegis | loot | loot
CL10 | alchemist | transmute | act | act
CL11 | delver | prop | act | act
CL12 | scout | detour | move | explore
"""

# solo, then the normal game where it differs; lengths in hundredths of a millimetre
ABILITIES: dict[str, list[dict[str, Any]]] = {
    "resourceful": [{"verb": "copy", "whose": "own"}, {"verb": "copy", "whose": "others"}],
    "stonecunning": [{"verb": "slide", "targets": "pillar", "reach": 4000}],
    "far_sight": [{"verb": "look", "more": 2}],
    "hidden_path": [{"verb": "inner_pillars", "most": 1}],
    "bloodrush": [
        {"verb": "flick", "targets": "all", "most": 1, "strength": 100, "noise": True, "strain": 1}
    ],
    "flutter": [
        {
            "verb": "flick",
            "targets": "no pillar",
            "size": "small",
            "most": 3,
            "strength": 50,
            "noise": True,
            "strain": 0,
        }
    ],
    "tinkers_toss": [{"verb": "redrop", "targets": "no pillar", "most": 3, "reach": 6000}],
    "magnetise": [
        {"verb": "pull", "targets": "gold key chest", "zone": "room", "reach": 8000, "speed": 600},
        {"verb": "pull", "targets": "gold key chest", "zone": "limits", "reach": 8000, "speed": 600},
    ],
    "distant_cousin": [{"verb": "spare", "targets": "goblin"}],
    "flight": [
        {"verb": "keep_tokens", "tokens": 1},
        {"verb": "free_corner", "targets": "no pillar", "most": 1},
    ],
    "light_fingers": [
        {
            "verb": "take",
            "targets": "gold ruby sapphire diamond potion key chest shield",
            "most": 1,
            "reach": 2000,
        }
    ],
    "ember_breath": [
        {"verb": "banish", "targets": "goblin troll", "zone": "pawn", "reach": 10000},
        {"verb": "banish", "targets": "goblin troll", "zone": "limits", "reach": 0},
    ],
    "cleave": [{"verb": "slay", "most": {"goblin": 2, "troll": 1}}],
    "picklock": [{"verb": "lockpick", "most": 1}],
    "blink": [{"verb": "swap", "targets": "no pillar"}],
    "mend": [{"verb": "mend", "least": 1, "most": 3}],
    "lullaby": [{"verb": "lull", "less": {"troll": 1, "dragon": 3}}],
    "drive": [
        {
            "verb": "flick",
            "targets": "goblin troll dragon",
            "most": 1,
            "strength": 100,
            "noise": True,
            "strain": 0,
        }
    ],
    "aimed_shot": [
        {"verb": "flick", "targets": "all", "most": 1, "strength": 100, "noise": False, "strain": 0}
    ],
    "still_hand": [{"verb": "place", "most": 1}],
    "aegis": [{"verb": "prevent", "damage": 3}],
    "transmute": [{"verb": "transmute", "targets": "gold ruby sapphire diamond potion goblin troll"}],
    "prop": [{"verb": "prop", "reach": 12000}, {"verb": "slide", "targets": "pillar", "reach": 6000}],
    "detour": [{"verb": "moves", "moves": 2}, {"verb": "loot_first"}],
}

QUESTS = """
Q01 | royal_rubies | 3 1 2 | 3 1 2 | -
Q02 | sapphire_song | 2 3 1 | 2 3 1 | -
Q03 | diamond_debt | 1 2 3 | 1 2 3 | -
Q04 | balanced_purse | 2 2 2 | 2 2 2 | -
Q05 | gilded_road | 2 1 2 | 2 1 2 | -
Q06 | locksmiths_contract | 2 1 2 | 2 1 2 | -
Q07 | bounty_board | 1 2 2 | 1 2 2 | -
Q08 | unscathed_pilgrim | 2 2 1 | 2 2 1 | -
Q09 | small_wonders | 3 3 3 | 1 1 1 | -
Q10 | heavy_haul | 1 1 1 | 3 3 3 | -
Q11 | collectors_eye | 2 2 1 | 2 2 1 | -
Q12 | healers_order | 1 2 2 | 1 2 2 | -
Q13 | shield_bearers_oath | 2 1 2 | 2 1 2 | -
Q14 | heros_aid | 2 2 2 | 2 2 2 | normal
Q15 | treasure_hunt | 2 2 1 | 2 2 1 | normal
Q16 | scouts_speciality | 1 2 2 | 1 2 2 | normal
"""

BONUS: dict[str, dict[str, Any] | None] = {
    "royal_rubies": {"verb": "enough", "of": ("ruby",), "n": 4, "points": 4},
    "sapphire_song": {"verb": "enough", "of": ("sapphire",), "n": 4, "points": 4},
    "diamond_debt": {"verb": "enough", "of": ("diamond",), "n": 4, "points": 4},
    "balanced_purse": {"verb": "sets", "of": ("ruby", "sapphire", "diamond"), "points": 1},
    "gilded_road": {"verb": "each", "of": ("gold",), "points": 1},
    "locksmiths_contract": {"verb": "opened", "points": 3},
    "bounty_board": {"verb": "monsters", "points": {"goblin": 1, "troll": 1, "dragon": 3}},
    "unscathed_pilgrim": {"verb": "hearts", "points": 1},
    "small_wonders": None,
    "heavy_haul": {"verb": "each", "of": ("chest",), "points": 1},
    "collectors_eye": {"verb": "kinds", "beyond": 3, "points": 1},
    "healers_order": {"verb": "each", "of": ("potion",), "points": 3},
    "shield_bearers_oath": {"verb": "collected", "of": ("shield",), "points": 4},
    "heros_aid": {"verb": "company", "cubes": 2, "points": 2},
    "treasure_hunt": {"verb": "heaviest", "points": 5},
    "scouts_speciality": {"verb": "first", "points": 3},
}


def rows(table: str) -> list[list[str]]:
    """The printed table; a cell that says - is empty."""
    cells = [[cell.strip() for cell in line.split(" | ")] for line in table.strip().splitlines()]
    return [["" if cell == "-" else cell for cell in row] for row in cells]


def code(card: Any) -> str:
    return str(card.number).removeprefix("DRC-")


def some(n: int) -> str:
    return str(n) if n else ""


# -- every row ---------------------------------------------------------------------------------------------


def test_cubes() -> None:
    printed = [
        [
            cube.id,
            ", ".join(cube.groups),
            *map(some, cube.counts),
            cube.scores,
            some(cube.points),
            some(cube.damage),
        ]
        for cube in C.cubes
    ]
    assert rows(CUBES) == printed


def test_the_chest_is_a_die() -> None:
    assert {"chest": (1, 2, 3, 4, 5, 6)} == {cube.id: cube.die for cube in C.cubes if cube.die}


def test_translucent_cubes() -> None:
    assert {*GEMS, "relic"} == {cube.id for cube in C.cubes if cube.translucent}


def test_cubes_for_solo() -> None:
    assert {"stair": "solo", "relic": "solo"} == {cube.id: cube.mode for cube in C.cubes if cube.mode}


def test_races() -> None:
    printed = [
        [code(r), r.id, str(r.life), str(r.initiative), r.ability, r.solo.window, r.normal.window]
        for r in C.races
    ]
    assert rows(RACES) == printed


def test_classes() -> None:
    printed = [[code(c), c.id, c.ability, c.solo.window, c.normal.window] for c in C.classes]
    assert rows(CLASSES) == printed


def told(effect: Effect) -> dict[str, Any]:
    """An effect without its window, its targets in words."""
    facts = msgspec.to_builtins(effect)
    ids = [cube.id for cube in C.cubes]
    words = {tuple(ids): "all", tuple(id for id in ids if id != "pillar"): "no pillar"}
    if isinstance(effect, Aimed):
        facts["targets"] = words.get(effect.targets, " ".join(effect.targets))
    return {name: value for name, value in facts.items() if name not in ("window", "but") and value != ""}


@pytest.mark.parametrize("ability", ABILITIES)
def test_abilities(ability: str) -> None:
    (card,) = [card for card in (*C.races, *C.classes) if card.ability == ability]
    expected = ABILITIES[ability]
    assert [expected[0], expected[-1]] == [told(card.solo), told(card.normal)]


def test_every_ability_is_compared() -> None:
    assert list(ABILITIES) == [card.ability for card in (*C.races, *C.classes)]


def test_quests() -> None:
    printed = [
        [code(q), q.id, " ".join(map(str, q.small)), " ".join(map(str, q.large)), q.mode] for q in C.quests
    ]
    assert rows(QUESTS) == printed


def test_bonuses() -> None:
    assert BONUS == {q.id: q.bonus and msgspec.to_builtins(q.bonus) for q in C.quests}


# -- the set as a whole ------------------------------------------------------------------------------------


def test_sums_of_sizes() -> None:
    """DRP-COMP-01, 02: 45 small, 44 large and 1 huge, and 3 small ones for solo."""
    standard = [cube.counts for cube in C.cubes if not cube.mode]
    solo = [cube.counts for cube in C.cubes if cube.mode == "solo"]
    assert ([45, 44, 1], [3, 0, 0]) == (
        [sum(n) for n in zip(*standard, strict=True)],
        [sum(n) for n in zip(*solo, strict=True)],
    )


def test_twelve_standard_kinds() -> None:
    assert 12 == len([cube for cube in C.cubes if not cube.mode])


def test_six_dice_and_84_plain_cubes() -> None:
    dice = sum(sum(cube.counts) for cube in C.cubes if cube.die)
    assert (6, 84) == (dice, sum(sum(cube.counts) for cube in C.cubes if not cube.mode) - dice)


def test_every_group_is_used() -> None:
    assert set(GROUPS) == set(chain.from_iterable(cube.groups for cube in C.cubes))


def test_what_the_initial_drop_and_the_box_hold() -> None:
    sizes = Counter(SIZES[piece.size] for piece in pieces(C.cubes))
    assert {"small": 48, "large": 44, "huge": 1} == sizes


def test_the_same_colour() -> None:
    """DRP-COMP-08: Key and Chest, and no others."""
    schemes: dict[Any, list[str]] = {}
    for cube in C.cubes:
        schemes.setdefault(cube.scheme, []).append(cube.id)
    assert [["key", "chest"]] == [ids for ids in schemes.values() if len(ids) > 1]


def test_every_kind_has_its_own_glyph() -> None:
    assert len(C.cubes) == len({cube.glyph for cube in C.cubes})


def test_pieces() -> None:
    """DRP-R-61."""
    ids = [piece.id for piece in pieces(C.cubes)]
    assert (93, 93, "pillar_s1", "pillar_l6", "gold_s1", "dragon_h1", "relic_s2") == (
        len(ids),
        len(set(ids)),
        ids[0],
        ids[17],
        ids[18],
        ids[-4],
        ids[-1],
    )


def test_how_many_cards() -> None:
    assert (12, 12, 16) == (len(C.races), len(C.classes), len(C.quests))


def test_quests_for_solo() -> None:
    excluded = {quest.id for quest in C.quests if quest.mode == "normal"}
    assert (13, {"heros_aid", "treasure_hunt", "scouts_speciality"}) == (
        len(C.quests) - len(excluded),
        excluded,
    )


def test_lives() -> None:
    assert {7: 4, 8: 4, 9: 4} == Counter(race.life for race in C.races)


def test_initiatives_are_unique() -> None:
    assert 12 == len({race.initiative for race in C.races})


@pytest.mark.parametrize("field", ["id", "number"])
def test_nothing_is_there_twice(field: str) -> None:
    values = [getattr(card, field) for card in CARDS]
    assert [] == [value for value, n in Counter(values).items() if n > 1]


def test_numbers_rise() -> None:
    numbers = [code(card) for card in CARDS]
    expected = [
        f"{letters}{n:02}"
        for letters, kind in (("CU", C.cubes), ("RA", C.races), ("CL", C.classes), ("Q", C.quests))
        for n in range(1, len(kind) + 1)
    ]
    assert expected == numbers


def test_every_verb_is_used() -> None:
    used: set[type[Effect] | type[Bonus]] = set()
    for card in (*C.races, *C.classes):
        used |= {type(card.solo), type(card.normal)}
    used |= {type(quest.bonus) for quest in C.quests if quest.bonus}
    assert {*EFFECTS.values(), *BONUSES.values()} == used


def test_verbs_have_different_names() -> None:
    """A name given twice would hide a class; 23 effects and 11 bonuses."""
    assert (23, 11) == (len(EFFECTS), len(BONUSES))


def test_a_gem_is_worth_something_in_every_quest() -> None:
    assert 1 <= min(chain.from_iterable((*quest.small, *quest.large) for quest in C.quests))


# -- measures and floors -----------------------------------------------------------------------------------


def test_lengths() -> None:
    """Those of the table Measures in rules.md."""
    m = C.table
    assert (
        {
            "table": "800 x 600: x from -400 to 400, y from -300 to 300",
            "side of a small / large / huge cube": "8 / 10 / 12",
            "radius of a Pillar token": "8",
            "radius of Pawn and meeple": "5",
            "smallest altitude of a room": "8",
            "height of a drop": "150 to 300",
            "cubes explored in solo": "4",
            "cubes explored with 2 / 3 / 4 players": "6 / 4 / 3",
            "rounds of the normal game": "3",
            "Relics on a floor": "2",
            "end of the Relic tracker": "9",
            "points for an uncovered heart": "0",
        }
        == measures_of_the_page()
        == {
            "table": f"{mm(m.surface.width)} x {mm(m.surface.depth)}: "
            f"x from {mm(-m.surface.width // 2)} to {mm(m.surface.width // 2)}, "
            f"y from {mm(-m.surface.depth // 2)} to {mm(m.surface.depth // 2)}",
            "side of a small / large / huge cube": " / ".join(map(mm, m.sides.by_size)),
            "radius of a Pillar token": mm(m.token.radius),
            "radius of Pawn and meeple": "/".join({mm(m.pawn.radius), mm(m.meeple.radius)}),
            "smallest altitude of a room": mm(m.room.altitude),
            "height of a drop": f"{mm(m.drop.lowest)} to {mm(m.drop.highest)}",
            "cubes explored in solo": str(m.game.cubes[0]),
            "cubes explored with 2 / 3 / 4 players": " / ".join(map(str, m.game.cubes[1:])),
            "rounds of the normal game": str(m.game.rounds),
            "Relics on a floor": str(sum(sum(cube.counts) for cube in C.cubes if cube.id == "relic")),
            "end of the Relic tracker": str(m.game.tracker),
            "points for an uncovered heart": str(m.game.heart),
        }
    )


def mm(hundredths: int) -> str:
    return f"{hundredths / 100:g}"


def measures_of_the_page() -> dict[str, str]:
    page = (DOCS / "rules.md").read_text(encoding="utf-8").partition("## Measures")[2].partition("\n## ")[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if "|" in line
    ]
    return {name: value for name, value, _ in cells[2:]}


def test_the_other_measures() -> None:
    """What the rulings on falling, pushing and flicking say (DRP-R-02 to 10, 16, 18, 35, 60, 77, 79, 90)."""
    m = msgspec.to_builtins(C.table)
    assert {
        "token": {"count": 3, "radius": 800, "margin": 50},
        "pawn": {"radius": 500, "height": 800},
        "meeple": {"radius": 500, "height": 800},
        "room": {"altitude": 800, "overlap": 5},
        "drop": {
            "lowest": 15000,
            "highest": 30000,
            "again": 15000,
            "offset": 1200,
            "first_offset": 3000,
            "spread": 200,
            "first_spread": 450,
            "rise": 4000,
            "spin": 10,
        },
        "fall": {"steps": 240, "seconds": 8},
        "rest": {"tries": 5, "tilt": 50, "lift": 100, "kick": 300, "kicks": 10},
        "cluster": {"neighbours": 2, "gap": 20, "push": 200, "passes": 20},
        "push": {"passes": 20, "ring": 100, "directions": 72, "slide": 100},
        "entry": {"tries": 20, "entries": 10},
        "material": {"friction": 40, "restitution": 35},
        "flick": {"slowest": 150, "fastest": 1000, "turn": 20, "error": 5},
    } == {name: part for name, part in m.items() if name not in ("surface", "sides", "scatter", "game")}


def test_the_numbers_of_the_rules() -> None:
    expected = {"levels": 2, "heart": 0, "meeple": 1, "floors": 100, "floor_limit": 50}
    numbers = msgspec.to_builtins(C.table.game)
    assert expected == {name: numbers[name] for name in expected}


def test_every_player_count_explores_36_cubes() -> None:
    """DRP-EX-32."""
    game = C.table.game
    assert [36, 36, 36] == [seats * game.rounds * game.cubes[seats - 1] for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    ("tracker", "life", "score"),
    [
        (0, 7, 22),
        (0, 8, 23),
        (1, 7, 27),
        (2, 9, 29),
        (3, 7, 32),
        (4, 9, 34),
        (5, 7, 37),
        (6, 8, 38),
        (7, 7, 42),
        (8, 9, 44),
    ],
)
def test_required_scores(tracker: int, life: int, score: int) -> None:
    """DRP-EX-22."""
    assert score == C.floors.score(tracker, life)


def test_legacies() -> None:
    """DRP-EX-28."""
    expected = ["empty_handed", *["nothing"] * 3, *["village"] * 2, *["kingdom"] * 3, "world"]
    assert expected == [C.floors.legacy_of(tracker).id for tracker in range(10)]


def test_tiers() -> None:
    assert [0, 0, 1, 2, 3] == [legacy.tier for legacy in C.floors.legacy]


# -- the papers --------------------------------------------------------------------------------------------


def test_the_catalogue() -> None:
    """145 rules, 32 examples, the first 74 rulings, and whatever was added."""
    kinds = Counter(rule.kind for rule in RULES.values())
    assert (145, 32) == (kinds["rule"], kinds["example"])
    assert kinds["ruling"] >= 95


def test_numbers_of_a_chapter_have_no_holes() -> None:
    areas: dict[str, list[int]] = {}
    for id in RULES:
        _, area, number = id.split("-")
        areas.setdefault(area, []).append(int(number))
    assert {area: list(range(1, len(numbers) + 1)) for area, numbers in areas.items()} == {
        area: sorted(numbers) for area, numbers in areas.items()
    }


def test_the_pages_name_only_what_there_is() -> None:
    assert [] == list(loose_ends(DOCS, "DRP", RULES))


def test_the_content_cites_only_what_there_is() -> None:
    cited = {id for citation in in_code("DRP", CONTENT) for id in (*citation.ids, *citation.between)}
    assert set() == cited - set(RULES)


def test_every_card_names_its_rules() -> None:
    assert [] == [card.id for card in CARDS if not card.rules or set(card.rules) - set(RULES)]


def test_excuses_are_about_rules() -> None:
    faults: list[str] = []
    read_excuses(DOCS / "coverage.toml", "DRP", RULES, faults)
    assert [] == faults


def test_the_page_of_cards_counts_right() -> None:
    page = (DOCS / "cards.md").read_text(encoding="utf-8")
    assert [] == list(miscounted(page, read_content(CONTENT)))


def page_rows() -> dict[str, dict[str, str]]:
    """Every row of cards.md that begins with a number of the catalogue."""
    found: dict[str, dict[str, str]] = {}
    head: list[str] = []
    for line in (DOCS / "cards.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells[:1] == ["id"]:
            head = cells
        elif cells and cells[0].startswith("DRC-"):
            assert cells[0] not in found
            found[cells[0]] = dict(zip(head, cells, strict=True))
    return found


PAGE = page_rows()


def snake(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def facts_of(card: Any) -> dict[str, str]:
    """What the content says of a card, in the words of the page."""
    number = {"id": card.number}
    if card in C.cubes:
        return number | cube_facts(card)
    if card in C.quests:
        values = {f"{size} gems": " / ".join(map(str, getattr(card, size))) for size in ("small", "large")}
        return number | values | {"name": card.id, "solo": "no" if card.mode == "normal" else "yes"}
    told = {"name": card.id, "ability": card.ability}
    for mode in ("solo", "normal"):
        window = getattr(card, mode).window
        told[f"window {mode}"] = "as copied" if window == "copied" else window.capitalize()
    if card in C.races:
        told |= {"life": str(card.life), "initiative": str(card.initiative)}
    return number | told


def cube_facts(cube: Any) -> dict[str, str]:
    scheme = f"{cube.colour} {cube.finish}".replace("_", " ")
    scheme = f"translucent {scheme}" if cube.translucent else scheme
    worth = {
        "quest": "by Quest",
        "unspent": f"{cube.points} if unspent",
        "spare": f"{cube.points} if spare",
        "opened": "1 to 6 if opened",
        "": "-",
    }
    return {
        "called": f"`{cube.id}`",
        "copies": str(sum(cube.counts)),
        **{size: str(n or "-") for size, n in zip(SIZES, cube.counts, strict=True)},
        "what it is": ", ".join(cube.groups),
        "colour and finish": f"{scheme}, {cube.edge} edge" if cube.edge else scheme,
        "sign": cube.glyph.replace("_", " "),
        "points": worth.get(cube.scores, str(cube.points)),
        "damage": str(cube.damage or "-"),
    }


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_page_has_the_facts(card: Any) -> None:
    expected = facts_of(card)
    row = PAGE[card.number]
    shown = {
        column: snake(row[column]) if column in ("name", "ability") else row[column] for column in expected
    }
    assert expected == shown


@pytest.mark.parametrize("card", [*C.races, *C.classes], ids=lambda card: card.id)
def test_the_page_has_the_distances(card: Any) -> None:
    distances = {mm(effect.reach) for effect in (card.solo, card.normal) if getattr(effect, "reach", 0)}
    assert distances == distances & set(re.findall(r"\d+", PAGE[card.number]["effect"]))


@pytest.mark.parametrize("quest", C.quests, ids=lambda quest: quest.id)
def test_the_page_has_the_points(quest: Any) -> None:
    points = quest.bonus.points if quest.bonus else {}
    expected = set(points.values()) if isinstance(points, dict) else {points}
    text = PAGE[quest.number]["bonus"].partition("(")[0]
    assert {f"+{n}" for n in expected} == set(re.findall(r"\+\d+", text))


def test_the_page_has_every_card_once() -> None:
    assert [card.number for card in CARDS] == list(PAGE)


def glossary(heading: str) -> list[list[str]]:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_glossary_has_every_kind() -> None:
    names = [PAGE[cube.number]["name"] for cube in C.cubes]
    assert names == [row[0] for row in glossary("Kinds of cubes")]


@pytest.mark.parametrize(("heading", "cards"), [("Races", C.races), ("Classes", C.classes)])
def test_the_glossary_has_every_hero(heading: str, cards: Any) -> None:
    names = [(PAGE[card.number]["name"], PAGE[card.number]["ability"]) for card in cards]
    assert names == [(row[0], row[3]) for row in glossary(heading)]


def test_the_glossary_has_every_quest() -> None:
    assert [PAGE[quest.number]["name"] for quest in C.quests] == [row[0] for row in glossary("Quests")]


@pytest.mark.parametrize("language", [1, 2])
@pytest.mark.parametrize("heading", ["Kinds of cubes", "Races", "Classes", "Quests"])
def test_words_of_the_glossary_are_different(heading: str, language: int) -> None:
    words = [row[language] for row in glossary(heading)]
    assert "" not in words
    assert len(set(words)) == len(words)


# -- mistakes ----------------------------------------------------------------------------------------------

# file, what stands there, what is written instead, what is said
WRONG: dict[str, tuple[str, str, str, str]] = {
    "no TOML": ("cubes", "[gold]", "[gold", "cubes.toml: no valid TOML: "),
    "no TOML in the table": ("table", "[sides]", "[sides", "table.toml: no valid TOML: "),
    "no TOML in the floors": ("floors", "score = 15", "score =", "floors.toml: no valid TOML: "),
    "no table": (
        "quests",
        "[royal_rubies]",
        "rubies = 3\n[royal_rubies]",
        "quests.toml: [rubies]: expected a table, found",
    ),
    "an id in capitals": (
        "races",
        "[half_orc]",
        "[Half-Orc]",
        "races.toml: [Half-Orc]: expected an id of small letters, digits and single underscores, such as",
    ),
    "an unknown field": (
        "cubes",
        "damage = 8",
        "damge = 8",
        "cubes.toml: [dragon]: damge: unknown field; did you mean 'damage'? Expected one of number, rule,",
    ),
    "a missing field": (
        "classes",
        'number = "DRC-CL03"\n',
        "",
        "classes.toml: [mage]: the field 'number' is missing",
    ),
    "a wrong type": (
        "races",
        "life = 9",
        'life = "9"',
        "races.toml: [dwarf]: life: expected a whole number, found a text",
    ),
    "too much life": (
        "races",
        "life = 9",
        "life = 10",
        "races.toml: [dwarf]: life: expected a whole number <= 9",
    ),
    "too little life": (
        "races",
        "life = 7",
        "life = 6",
        "races.toml: [high_elf]: life: expected a whole number >= 7",
    ),
    "a strange number": (
        "races",
        '"DRC-RA01"',
        '"RA01"',
        "races.toml: [human]: number: expected one of the catalogue, such as 'DRC-RA01', found 'RA01'",
    ),
    "a strange rule": (
        "cubes",
        '"DRP-SCR-01"',
        '"SCR-01"',
        "cubes.toml: [gold]: rule: expected ids of the catalogue, such as 'DGY-MAIN-08', found 'SCR-01'",
    ),
    "copies that are no sum": (
        "cubes",
        "copies = 13",
        "copies = 14",
        "cubes.toml: [gold]: copies: expected 13, the sum of the sizes, found 14",
    ),
    "an unknown group": (
        "cubes",
        'groups = ["monster", "huge"]',
        'groups = ["monsters", "huge"]',
        "cubes.toml: [dragon]: groups: expected one of structure, treasure, gem, item, monster, huge, solo, "
        "found 'monsters'; did you mean 'monster'?",
    ),
    "a group twice": (
        "cubes",
        'groups = ["monster", "huge"]',
        'groups = ["monster", "monster"]',
        "cubes.toml: [dragon]: groups: 'monster' is there twice",
    ),
    "no group": (
        "cubes",
        'groups = ["structure"]',
        "groups = []",
        "cubes.toml: [pillar]: groups: expected at least one of structure,",
    ),
    "an unknown finish": (
        "cubes",
        'finish = "stone"',
        'finish = "stones"',
        "cubes.toml: [pillar]: finish: expected one of stone, metal, glass, matt, glitter, found 'stones'; "
        "did you mean 'stone'?",
    ),
    "a strange colour": (
        "cubes",
        'colour = "pale_blue"',
        'colour = "pale blue"',
        "cubes.toml: [shield]: colour: expected an id of small letters, digits and single underscores,",
    ),
    "a strange edge": (
        "cubes",
        'edge = "white"',
        'edge = "White"',
        "cubes.toml: [stair]: edge: expected an id of small letters",
    ),
    "a strange glyph": (
        "cubes",
        'glyph = "coin"',
        'glyph = ""',
        "cubes.toml: [gold]: glyph: expected an id of small letters",
    ),
    "an unknown way to score": (
        "cubes",
        'scores = "each"',
        'scores = "all"',
        "cubes.toml: [gold]: scores: expected one of each, quest, unspent, spare, opened, monster, "
        "found 'all'",
    ),
    "points that never count": (
        "cubes",
        'scores = "each"\npoints = 1\n',
        "points = 1\n",
        "cubes.toml: [gold]: points: a cube with scores '' has none; leave the field out",
    ),
    "a die too few": (
        "cubes",
        "die = [1, 2, 3, 4, 5, 6]\n",
        "",
        "cubes.toml: [chest]: die: expected faces with scores 'opened', and none without",
    ),
    "a face below 1": (
        "cubes",
        "die = [1,",
        "die = [0,",
        "cubes.toml: [chest]: die[0]: expected a whole number >= 1",
    ),
    "a gem without a Quest": (
        "cubes",
        'scores = "quest"',
        'scores = "each"',
        "cubes.toml: [ruby]: scores: expected 'quest' for a gem, and for nothing else (DRP-SCR-02)",
    ),
    "another gem": (
        "cubes",
        "[ruby]",
        "[garnet]",
        "cubes.toml: [garnet]: groups: expected 'gem' for ruby, sapphire, diamond, and for nothing else",
    ),
    "a monster that scores like Gold": (
        "cubes",
        'scores = "monster"',
        'scores = "each"',
        "cubes.toml: [goblin]: scores: expected 'monster' for a monster, and for nothing else (DRP-SCR-06)",
    ),
    "a harmless monster": (
        "cubes",
        "damage = 1\n",
        "",
        "cubes.toml: [goblin]: damage: expected a number above 0 for a monster, and none for others",
    ),
    "an unknown mode": (
        "cubes",
        'mode = "solo"',
        'mode = "alone"',
        "cubes.toml: [stair]: mode: expected one of solo, normal, found 'alone'",
    ),
    "no Staircase": ("cubes", "[stair]", "[stairs]", "cubes.toml: [stair] is missing"),
    "a kind with the name of a group": (
        "cubes",
        "[gold]",
        "[treasure]",
        "cubes.toml: [treasure]: this is the name of a group",
    ),
    "an ability without a use": (
        "races",
        "[dwarf.use]",
        "[dwarf.solo]",
        "races.toml: [dwarf]: use: expected this table alone, or both of solo and normal",
    ),
    "a use and a solo use": (
        "races",
        "[human.solo]",
        '[human.use]\nwindow = "act"\nverb = "lockpick"\nmost = 1\n\n[human.solo]',
        "races.toml: [human]: use: expected this table alone, or both of solo and normal",
    ),
    "an unknown window": (
        "classes",
        'window = "loot"',
        'window = "looting"',
        "classes.toml: [warrior]: use.window: expected one of explore, act, move, loot, copied, "
        "found 'looting'; did you mean 'loot'?",
    ),
    "a Move window in the normal game": (
        "races",
        '[wood_elf.normal]\nwindow = "loot"',
        '[wood_elf.normal]\nwindow = "move"',
        "races.toml: [wood_elf]: normal.window: the normal game has no Move step (DRP-MP-03)",
    ),
    "a Move window in both": (
        "classes",
        '[mage.use]\nwindow = "act"',
        '[mage.use]\nwindow = "move"',
        "classes.toml: [mage]: use.window: the normal game has no Move step (DRP-MP-03)",
    ),
    "a copied window that copies nothing": (
        "classes",
        '[mage.use]\nwindow = "act"',
        '[mage.use]\nwindow = "copied"',
        "classes.toml: [mage]: use.window: expected 'copied' for the verb 'copy', and for no other",
    ),
    "a verb too few": (
        "classes",
        'verb = "lull"\n',
        "",
        "classes.toml: [bard]: use: the field 'verb' is missing",
    ),
    "an unknown verb": (
        "classes",
        'verb = "lull"',
        'verb = "lulll"',
        "classes.toml: [bard]: use.verb: expected one of copy, slide, look,",
    ),
    "a field of another verb": (
        "classes",
        "damage = 3",
        "reach = 3",
        "classes.toml: [paladin]: use.reach: unknown field; expected one of",
    ),
    "a strength above 1": (
        "races",
        "strength = 50",
        "strength = 150",
        "races.toml: [fairy]: use.strength: expected a whole number <= 100",
    ),
    "an unknown target": (
        "races",
        'targets = ["gold", "key", "chest"]',
        'targets = ["gold", "keys", "chest"]',
        "races.toml: [automaton]: solo.targets: expected one of cube, structure, treasure, gem, item, "
        "monster, huge, solo, pillar, gold,",
    ),
    "an unknown kind left out": (
        "classes",
        'but = ["pillar"]',
        'but = ["pillars"]',
        "classes.toml: [mage]: use.but: expected one of cube,",
    ),
    "no target is left": (
        "races",
        'targets = ["goblin"]',
        'targets = ["goblin"]\nbut = ["monster"]',
        "races.toml: [boblin]: use.but: nothing is left of the targets",
    ),
    "an unknown size": (
        "races",
        'size = "small"',
        'size = "tiny"',
        "races.toml: [fairy]: use.size: expected one of small, large, huge, found 'tiny'",
    ),
    "an unknown zone": (
        "races",
        'zone = "room"',
        'zone = "rooms"',
        "races.toml: [automaton]: solo.zone: expected one of room, limits, pawn, found 'rooms'; did you mean",
    ),
    "a Pawn without a distance": (
        "races",
        'zone = "pawn"\nreach = 10000',
        'zone = "pawn"',
        "races.toml: [dragonkin]: solo.reach: expected a number above 0 with zone 'pawn', and none without",
    ),
    "somebody else's ability": (
        "races",
        'whose = "own"',
        'whose = "mine"',
        "races.toml: [human]: solo.whose: expected one of own, others, found 'mine'",
    ),
    "a monster that cannot be slain": (
        "classes",
        "goblin = 2, troll = 1",
        "goblin = 2, trol = 1",
        "classes.toml: [warrior]: use.most: expected one of goblin, troll, dragon, found 'trol'; did you",
    ),
    "a lullaby for a Key": (
        "classes",
        "less = { troll = 1,",
        "less = { key = 1,",
        "classes.toml: [bard]: use.less: expected one of goblin, troll, dragon, found 'key'",
    ),
    "a mending the wrong way round": (
        "classes",
        "least = 1",
        "least = 4",
        "classes.toml: [cleric]: use.least: expected at most 3, found 4",
    ),
    "no value for Sapphires": (
        "quests",
        "gems = { ruby = 3, sapphire = 1, diamond = 2 }",
        "gems = { ruby = 3, diamond = 2 }",
        "quests.toml: [royal_rubies]: gems: expected a value for each of ruby, sapphire, diamond, "
        "found ruby, diamond",
    ),
    "no value for large gems": (
        "quests",
        "large = { ruby = 1, sapphire = 1, diamond = 1 }\n",
        "",
        "quests.toml: [small_wonders]: large: expected a value for each of ruby, sapphire, diamond, "
        "found nothing",
    ),
    "values twice": (
        "quests",
        "large = { ruby = 1, sapphire = 1, diamond = 1 }\n",
        "gems = { ruby = 1, sapphire = 1, diamond = 1 }\n",
        "quests.toml: [small_wonders]: gems: expected this table alone, or both of small and large",
    ),
    "an unknown bonus": (
        "quests",
        'verb = "hearts"',
        'verb = "heart"',
        "quests.toml: [unscathed_pilgrim]: bonus.verb: expected one of enough, sets, each, opened, monsters,",
    ),
    "a bonus without points": (
        "quests",
        'bonus = { verb = "hearts", points = 1 }',
        'bonus = { verb = "hearts" }',
        "quests.toml: [unscathed_pilgrim]: bonus: the field 'points' is missing",
    ),
    "a bonus for Pillars": (
        "quests",
        'of = ["gold"]',
        'of = ["pillar"]',
        "quests.toml: [gilded_road]: bonus.of: expected one of gold, ruby, sapphire, diamond, potion, key,",
    ),
    "a bonus for unknown monsters": (
        "quests",
        "troll = 1, dragon = 3",
        "troll = 1, wyrm = 3",
        "quests.toml: [bounty_board]: bonus.points: expected one of goblin, troll, dragon, found 'wyrm'",
    ),
    "a number twice": (
        "classes",
        '"DRC-CL02"',
        '"DRC-RA02"',
        "classes.toml: [rogue]: number: 'DRC-RA02' is there already: races.toml: [dwarf]",
    ),
    "an id twice": (
        "quests",
        "[treasure_hunt]",
        "[fairy]",
        "quests.toml: [fairy]: id: 'fairy' is there already: races.toml: [fairy]",
    ),
    "an ability twice": (
        "classes",
        'ability = "drive"',
        'ability = "flight"',
        "classes.toml: [beastmaster]: ability: 'flight' is there already: races.toml: [eagle_folk]",
    ),
    "an initiative twice": (
        "races",
        "initiative = 5",
        "initiative = 3",
        "races.toml: [wood_elf]: initiative: 3 is there already: races.toml: [high_elf]",
    ),
    "a missing measure": (
        "table",
        "altitude = 800\n",
        "",
        "table.toml: room: the field 'altitude' is missing",
    ),
    "a measure with a point": (
        "table",
        "altitude = 800",
        "altitude = 8.5",
        "table.toml: room.altitude: expected a whole number, found a number with a point",
    ),
    "an unknown measure": (
        "table",
        "altitude = 800",
        "altitud = 800",
        "table.toml: room.altitud: unknown field; did you mean 'altitude'?",
    ),
    "three player counts": (
        "table",
        "cubes = [4, 6, 4, 3]",
        "cubes = [4, 6, 4]",
        "table.toml: game.cubes: expected",
    ),
    "heights the wrong way round": (
        "table",
        "lowest = 15000",
        "lowest = 35000",
        "table.toml: drop.lowest: expected at most highest, found 35000 and 30000",
    ),
    "a large cube that is small": (
        "table",
        "large = 1000",
        "large = 700",
        "table.toml: sides.large: expected at least small, found 800 and 700",
    ),
    "a hole in the Required Scores": (
        "floors",
        "tracker = [3, 4]",
        "tracker = [4, 4]",
        "floors.toml: required[2].tracker: expected a row from 3, found 4 to 4",
    ),
    "a Required Score too few": (
        "floors",
        "[[required]]\ntracker = [7, 8]\nscore = 35\n",
        "",
        "floors.toml: required: expected rows from 0 to 8, found them up to 6",
    ),
    "a legacy too few": (
        "floors",
        '[[legacy]]\nid = "world"\ntracker = [9, 9]\ntier = 3\n',
        "",
        "floors.toml: legacy: expected rows from 0 to 9, found them up to 8",
    ),
    "a legacy with a strange name": (
        "floors",
        'id = "world"',
        'id = "The World"',
        "floors.toml: legacy.id: expected an id of small letters",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_mistake(file: str, old: str, new: str, message: str) -> None:
    said = about_content(read_texts, texts_of(FOLDER), file, old, new)
    assert message == said[: len(message)], said
