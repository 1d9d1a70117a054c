"""Why something is not offered: the reason a player needs, in every language (DRP-R-01, 29, 37, 58, 59)."""

from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft import scenarios, texts

ROOM = 'tokens = ["0,0", "120,0", "0,90"]\n'
ACT = ROOM + 'phase = "act"\n'
AFAR = (
    'cubes = ["pillar_s4 60,-90", "gold_s1 40,30", "troll_l1 60,20", "gold_s2 300,200", '
    '"goblin_s1 290,190"]\n'
)
DEN = (
    'cubes = ["pillar_s4 60,-90", "pillar_s5 -90,45", "troll_l3 -30,45", "troll_l4 -45,45", '
    '"goblin_s4 -15,45", "gold_s1 -60,45", "goblin_s1 200,200"]\n'
)
CLEAVE = DEN + 'seat.0 = { race = "gnome", classes = ["warrior"]'

# a table, what was answered, what is asked for, and the rule and key of the reason
CASES: dict[str, tuple[str, tuple[str, ...], str, str, str]] = {
    "too low": ('phase = "setup"\n', (), "height 149", "DRP-R-01", "drop.height"),
    "too high": (ROOM, (), "drop 10 10 301", "DRP-R-01", "drop.height"),
    "last life": (
        ACT + AFAR + 'seat.0 = { race = "half_orc", classes = ["ranger"], strain = 8 }',
        (),
        "use half_orc half_orc",
        "DRP-R-29",
        "ability.last_life",
    ),
    "the ability of nobody here": (
        ACT + AFAR + 'seat.0 = { race = "dwarf", classes = ["rogue"] }',
        (),
        "use gnome gnome",
        "DRP-ABL-01",
        "ability.not_yours",
    ),
    "the text of another card": (
        ACT + AFAR + 'seat.0 = { race = "dwarf", classes = ["rogue"] }',
        (),
        "use dwarf rogue",
        "DRP-ABL-01",
        "ability.another",
    ),
    "a Class that Resourceful does not see": (
        ACT + AFAR + 'seat.0 = { race = "human", classes = ["rogue"] }',
        (),
        "use human bard",
        "DRP-R-93",
        "ability.not_copied",
    ),
    "a second lockpick": (
        ACT + AFAR + 'seat.0 = { race = "gnome", classes = ["rogue"], lockpick = 1 }',
        (),
        "use rogue rogue",
        "DRP-R-67",
        "ability.lockpick",
    ),
    "few cubes in the Box": (
        ROOM + 'box = ["gold_l1"]\nseat.0.race = "high_elf"',
        (),
        "use high_elf high_elf",
        "DRP-R-67",
        "ability.few",
    ),
    "a Flick of the wrong kind": (
        ACT + AFAR + 'seat.0.classes = ["beastmaster"]',
        ("use beastmaster beastmaster",),
        "flick gold_s1 0 50",
        "DRP-R-37",
        "cube.not_for_this",
    ),
    "a Flick of what is in the Box": (
        ACT + AFAR + 'seat.0.classes = ["beastmaster"]',
        ("use beastmaster beastmaster",),
        "flick troll_l2 0 50",
        "DRP-R-85",
        "cube.not_there",
    ),
    "a Pillar too far": (
        ACT + AFAR + 'seat.0.race = "dwarf"',
        ("use dwarf dwarf",),
        "slide pillar_s4 60 -131",
        "DRP-R-59",
        "spot.far",
    ),
    "a Pillar onto a cube": (
        ACT + 'cubes = ["pillar_s4 60,-90", "gold_s1 60,-110"]\nseat.0.race = "dwarf"',
        ("use dwarf dwarf",),
        "slide pillar_s4 60 -108",
        "DRP-R-74",
        "spot.taken",
    ),
    "a pick too far": (
        ACT + AFAR + 'seat.0.race = "gnome"',
        ("use gnome gnome", "point 40 30"),
        "pick gold_s2",
        "DRP-R-59",
        "cube.too_far",
    ),
    "a pick of a Pillar": (
        ACT + AFAR + 'seat.0.race = "gnome"',
        ("use gnome gnome", "point 40 30"),
        "pick pillar_s4",
        "DRP-R-37",
        "cube.not_for_this",
    ),
    "a pick of what was picked": (
        ACT + AFAR + 'seat.0.race = "gnome"',
        ("use gnome gnome", "point 40 30", "pick gold_s1"),
        "pick gold_s1",
        "DRP-R-85",
        "cube.again",
    ),
    "a swap with itself": (
        ACT + AFAR + 'seat.0.classes = ["mage"]',
        ("use mage mage",),
        "swap gold_s1 gold_s1",
        "DRP-R-85",
        "cube.again",
    ),
    "a swap with a Pillar": (
        ACT + AFAR + 'seat.0.classes = ["mage"]',
        ("use mage mage",),
        "swap gold_s1 pillar_s4",
        "DRP-R-37",
        "cube.not_for_this",
    ),
    "a swap the other way round": (
        ACT + AFAR + 'seat.0.classes = ["mage"]',
        ("use mage mage",),
        "swap troll_l1 gold_s1",
        "DRP-R-61",
        "swap.order",
    ),
    "Transmute outside the limits": (
        ACT + AFAR + 'seat.0.classes = ["alchemist"]',
        ("use alchemist alchemist",),
        "transmute gold_s2",
        "DRP-R-14",
        "cube.outside",
    ),
    "Ember Breath too far": (
        ACT + AFAR.replace('"gold_s1 40,30"', '"goblin_s2 40,30"') + 'seat.0.race = "dragonkin"',
        ("use dragonkin dragonkin",),
        "banish goblin_s1",
        "DRP-R-59",
        "cube.too_far",
    ),
    "Ember Breath on a treasure": (
        ACT + AFAR.replace('"gold_s1 40,30"', '"goblin_s2 40,30"') + 'seat.0.race = "dragonkin"',
        ("use dragonkin dragonkin",),
        "banish gold_s2",
        "DRP-R-37",
        "cube.not_for_this",
    ),
    "Mend of too many hearts": (
        ACT
        + 'seat.0 = { race = "dwarf", classes = ["cleric"], card = ["troll_l1", "troll_l2", "goblin_s1"] }',
        ("use cleric cleric", "mend troll_l1"),
        "mend troll_l2",
        "DRP-R-67",
        "mend.too_much",
    ),
    "a flick that was declared": (
        ACT + AFAR + 'seat.0.classes = ["ranger"]',
        ("use ranger ranger",),
        "done",
        "DRP-R-67",
        "done.nothing",
    ),
    "a point with nothing near": (
        ACT + AFAR + 'seat.0.race = "gnome"',
        ("use gnome gnome",),
        "point -300 -200",
        "DRP-R-67",
        "point.nothing",
    ),
    "a deadly room": (
        ROOM
        + 'phase = "move"\n'
        + DEN
        + 'seat.0 = { race = "gnome", classes = ["rogue"], card = ["troll_l1", "goblin_s2"] }',
        (),
        "room pillar_s5 pillar_token_1 pillar_token_3",
        "DRP-MOVE-04",
        "room.deadly",
    ),
    "a Shield on the wrong monster": (
        ROOM
        + 'phase = "move"\n'
        + DEN
        + 'seat.0 = { race = "gnome", classes = ["rogue"], stash = ["shield_l1"], '
        'card = ["troll_l1", "troll_l2"] }',
        ("room pillar_s5 pillar_token_1 pillar_token_3",),
        "shield goblin_s4",
        "DRP-R-58",
        "shield.deadly",
    ),
    "a Shield on a treasure": (
        ROOM
        + 'phase = "move"\n'
        + DEN
        + 'seat.0 = { race = "gnome", classes = ["rogue"], stash = ["shield_l1"] }',
        ("room pillar_s5 pillar_token_1 pillar_token_3",),
        "shield gold_s1",
        "DRP-ITEM-02",
        "cube.no_monster",
    ),
    "a Shield on a monster elsewhere": (
        ROOM
        + 'phase = "move"\n'
        + DEN
        + 'seat.0 = { race = "gnome", classes = ["rogue"], stash = ["shield_l1"] }',
        ("room pillar_s5 pillar_token_1 pillar_token_3",),
        "shield goblin_s1",
        "DRP-R-24",
        "cube.not_in_room",
    ),
    "without a Shield that is needed": (
        ROOM
        + 'phase = "move"\n'
        + DEN
        + 'seat.0 = { race = "gnome", classes = ["rogue"], stash = ["shield_l1"], '
        'card = ["troll_l1", "troll_l2"] }',
        ("room pillar_s5 pillar_token_1 pillar_token_3",),
        "done",
        "DRP-R-58",
        "done.deadly",
    ),
    "Cleave of two kinds": (
        ROOM + 'phase = "move"\n' + DEN.replace('"gold_s1', '"goblin_s5') + CLEAVE.removeprefix(DEN) + " }",
        ("room pillar_s5 pillar_token_1 pillar_token_3", "use warrior warrior", "slay goblin_s4"),
        "slay troll_l3",
        "DRP-R-65",
        "slay.one_kind",
    ),
    "Cleave and nothing done": (
        ROOM + 'phase = "move"\n' + CLEAVE + " }",
        ("room pillar_s5 pillar_token_1 pillar_token_3", "use warrior warrior"),
        "done",
        "DRP-R-67",
        "done.nothing",
    ),
    "a room without the Pawn": (
        'phase = "enter"\npawn = "40,30"\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"pillar_s4 120,90", "pillar_s5 250,200", "stair_s1 20,20"]\n',
        (),
        "room pillar_s2 pillar_s4 pillar_s5",
        "DRP-ENT-01",
        "room.no_pawn",
    ),
    "a meeple outside": (
        'seats = 2\noptions = { teamwork = 1 }\nphase = "meeples"\n'
        'cubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]\n',
        (),
        "meeple 300 200",
        "DRP-R-70",
        "spot.beyond",
    ),
    "a loot that is refused": (
        'seats = 2\nphase = "loot"\ncubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90", '
        '"pillar_s4 120,90"]\nseat.0 = { race = "dwarf", card = ["troll_l1"], stash = ["potion_s1"] }',
        (),
        "use bard bard",
        "DRP-ABL-01",
        "ability.not_yours",
    ),
}


def asked(path: Path, given: str, answers: tuple[str, ...]) -> Any:
    file = path / "x.toml"
    file.write_text(f'game = "dungeon_drop"\nrule = ["DRP-R-67"]\ntitle = "t"\n[given]\n{given}', "utf-8")
    table = scenarios.position(file)
    for answer in answers:
        table.take(answer)
    return table


@pytest.mark.parametrize("case", CASES)
def test_the_reason_that_a_player_needs(case: str, tmp_path: Path) -> None:
    given, answers, option, rule, key = CASES[case]
    table = asked(tmp_path, given, answers)
    reason = table.why_not(option)
    assert reason is not None
    assert (rule, key) == (reason.rule, reason.key)
    for language in texts.LANGUAGES:
        said = texts.Speaker(table.game.texts, language, strict=True).reason(reason, table)
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize("case", CASES)
def test_what_is_refused_changes_nothing(case: str, tmp_path: Path) -> None:
    given, answers, option, _, _ = CASES[case]
    table = asked(tmp_path, given, answers)
    before = table.copy()
    with pytest.raises(uc.Refused):
        table.take(option)
    assert table == before
