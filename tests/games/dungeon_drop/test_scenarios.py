"""Every example of the rulebook that needs no physics has a scenario of its name, and a table that cannot be
is refused with its field.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.mistakes import about_given, given_file

from undercroft import scenarios
from undercroft.engine.given import GivenError
from undercroft.engine.registry import Game
from undercroft.games.dungeon_drop import scenario
from undercroft.games.dungeon_drop.table import IN_BOX

HERE = Path(__file__).parent / "scenarios"
FILES = sorted(HERE.rglob("*.toml"))
PHYSICS = (13, 30)  # tokens hit by a fall, and how far a flick goes: test_physics.py


def test_every_example_has_a_file_of_its_name() -> None:
    for n in range(1, 33):
        paths = [path for path in FILES if path.name.startswith(f"ex_{n:02}_")]
        assert bool(paths) == (n not in PHYSICS), n
        assert all(f'"DRP-EX-{n:02}"' in path.read_text("utf-8") for path in paths)


# -- tables that cannot be -----------------------------------------------------------------------------------

ROOM = 'tokens = ["0,0", "120,0", "0,90"]\n'
PILLARS = 'cubes = ["pillar_s1 0,0", "pillar_s2 120,0", "pillar_s3 0,90"]\n'

# what is given: the field and the beginning of the message
WRONG = {
    'phase = "night"': ("phase", "expected one of setup, enter, explore, act, move, loot, stairs, after,"),
    'seats = 2\nphase = "move"': ("phase", "expected one of setup, explore, meeples, act, loot, end, found"),
    'seats = 2\nphase = "meeples"': ("phase", "this needs options = { teamwork = 1 } (DRP-HT-01)"),
    ROOM + 'phase = "stairs"': ("phase", "the Staircase does not lie in the room of the tokens"),
    ROOM + 'phase = "stairs"\ncubes = ["stair_s1 200,200"]': ("phase", "the Staircase does not lie in"),
    'phase = "setup"\nbox = []': ("phase", "before the first drop every cube is where the rules say"),
    'phase = "setup"\n' + PILLARS: ("cubes", "nothing lies on the table before the first drop"),
    "": ("tokens", "expected 3 Pillar tokens, found 0 (DRP-ENT-02)"),
    'phase = "after"\ntokens = ["0,0"]': ("tokens", "expected 3 Pillar tokens, found 1 (DRP-ENT-02)"),
    "seats = 2\n" + ROOM: ("tokens", "there are none but in the solo game, from the entry on"),
    'tokens = ["0", "120,0", "0,90"]': ("tokens[0]", "expected a place such as '40,30 15' or"),
    'tokens = ["0,0 0 huge", "120,0", "0,90"]': ("tokens[0]", "expected one of small, large, found 'huge'"),
    'tokens = ["0,0", "0,0", "0,90"]': ("tokens[0]", "another Pillar or token stands there"),
    ROOM + 'cubes = ["pillar_s1 120,0"]': ("tokens[1]", "another Pillar or token stands there"),
    ROOM + 'cubes = ["gold_s1"]': (
        "cubes[0]",
        "expected a cube and its place such as 'gold_s1 40,30 45', found",
    ),
    ROOM + 'cubes = ["gold_s1 40,30.125"]': ("cubes[0]", "expected a cube and its place such as"),
    ROOM + 'cubes = ["gold_s1 40,30 360"]': ("cubes[0]", "expected an angle below 360 degrees, found 360"),
    ROOM + 'cubes = ["gold_s9 40,30"]': ("cubes[0]", "there is no cube 'gold_s9'; did you mean 'gold_s"),
    ROOM + 'cubes = ["gold_s1 397,0"]': ("cubes[0]", "gold_s1 would not lie wholly on the table (DRP-R-04)"),
    ROOM + 'cubes = ["gold_s1 40,30", "ruby_l1 48,30"]': (
        "cubes[1]",
        "ruby_l1 would lie on gold_s1 (DRP-R-08)",
    ),
    ROOM + 'cubes = ["gold_s1 40,30", "gold_s1 60,30"]': ("cubes[1]", "'gold_s1' lies already in cubes[0]"),
    'seats = 2\ncubes = ["relic_s1 40,30"]': ("cubes[0]", "'relic_s1' is in the solo game only (DRP-MP-14)"),
    'phase = "enter"\n' + PILLARS: ("pawn", "the Pawn lies on the table until the dungeon is entered"),
    'phase = "enter"\npawn = "0,0"\n' + PILLARS: ("pawn", "the Pawn would lie on pillar_s1 (DRP-R-08)"),
    'phase = "enter"\npawn = "north"\n' + PILLARS: (
        "pawn",
        "expected a place such as '40,30', found 'north'",
    ),
    'phase = "enter"\npawn = "40,30"': (
        "cubes",
        "three Pillars that are not in a line are needed (DRP-R-14)",
    ),
    'pawn = "40,30"\n' + ROOM: ("pawn", "from the entry on the Pawn is where the tokens are (DRP-R-17)"),
    "seat.0.lockpick = 2\n" + ROOM: ("seat.0.lockpick", "expected a number from 0 to 1, found 2"),
    'seat.0.collected = []\nseat.0.stash = ["gold_s1"]\n' + ROOM: (
        "seat.0.collected",
        "expected all of the stash, but 'gold_s1' is missing (DRP-R-71)",
    ),
    'seat.0.collected = ["troll_l1"]\n' + ROOM: (
        "seat.0.collected[0]",
        "'troll_l1' is no treasure and no Relic",
    ),
    'seat.0.collected = ["gold_s1", "gold_s1"]\n' + ROOM: (
        "seat.0.collected[1]",
        "'gold_s1' is listed twice",
    ),
    "floor = 1\ntracker = 3\n" + ROOM: ("floor", "expected 3 or more with the tracker at 3, 1 Classes and"),
    'floor = 1\nseat.0.classes = ["mage", "bard"]\n' + ROOM: ("floor", "expected 2 or more with the tracker"),
    'floor = 1\nquest_discard = ["royal_rubies"]\n' + ROOM: ("floor", "expected 2 or more with the tracker"),
    'seats = 2\nquest_discard = ["royal_rubies"]': ("quest_discard", "no Quest is discarded in the normal"),
    'aside = ["pillar_s1", "pillar_s2", "pillar_s3", "pillar_s4"]\n' + ROOM: (
        "aside",
        "expected at most 3 Pillars, found 4 (DRP-R-21)",
    ),
    'tokens = ["401,0", "120,0", "0,90"]': ("tokens[0]", "a token lies on the table (DRP-R-04)"),
    'phase = "setup"\nseat.0.strain = 1': ("seat.0.strain", "a hero has nothing before the dungeon"),
    'phase = "setup"\nseat.0.tilted = ["human"]\nseat.0.race = "human"': (
        "seat.0.tilted",
        "a hero has nothing before the dungeon (DRP-SET-07)",
    ),
    "seat.0.company = 1\n" + ROOM: ("seat.0.company", "this is counted in the normal game only (DRP-R-75)"),
    "seats = 2\nseat.0.meeple_points = 1": ("seat.0.meeple_points", "this needs options = { teamwork = 1 }"),
    'seats = 2\noptions = { teamwork = 1 }\nphase = "act"\nseat.0.meeple = "0,0"': (
        "seat.0.meeple",
        "only the others place a meeple (DRP-HT-01)",
    ),
    "seats = 2\nseat.0.first_in = 2": ("seat.0.first_in", "expected a number from 0 to 1, found 2"),
    "resigned = [0]\n" + ROOM: ("resigned", "who gives up alone has lost, and the game is over (DRP-R-50)"),
    'box = ["gold_s1"]\n' + ROOM: ("box[0]", "'gold_s1' cannot lie here; expected a large cube (DRP-SET-03)"),
    'aside = ["gold_s1"]\n' + ROOM: (
        "aside[0]",
        "'gold_s1' cannot lie here; expected a Pillar of the solo game",
    ),
    'discard = ["gold_s1", "gold_s1"]\n' + ROOM: ("discard[1]", "'gold_s1' lies already in discard[0]"),
    "floor = 51\n" + ROOM: ("floor", "expected a number from 1 to 50, found 51"),
    "tracker = 9\n" + ROOM: ("tracker", "expected a number from 0 to 8, found 9"),
    "height = 149\n" + ROOM: ("height", "expected a number from 150 to 300, found 149"),
    "spent = true\n" + ROOM: ("spent", "no ability was used before the turn (DRP-ABL-01)"),
    "order = [0]\n" + ROOM: ("order", "the solo game has no order of heroes"),
    "seats = 2\nround = 4": ("round", "expected a number from 1 to 3, found 4"),
    "seats = 2\nturn = 2": ("turn", "expected a number from 0 to 1, found 2"),
    "seats = 2\norder = [0]": ("order[0]", "seat 0 does not play after this turn"),
    "seats = 3\norder = [1, 1]": ("order[1]", "seat 1 is listed twice"),
    "seats = 3\nresigned = [0]": ("turn", "seat 0 has given up (DRP-R-89)"),
    "seats = 2\nresigned = [1]": ("resigned", "expected at least two heroes who play on (DRP-R-89)"),
    'seats = 3\nresigned = [1]\nseat.1.stash = ["gold_s1"]': (
        "seat.1",
        "who has given up has nothing any more",
    ),
    "rolls = [7]\n" + ROOM: ("rolls[0]", "expected a number from 1 to 6, found 7"),
    'levels = ["wizard"]\n' + ROOM: ("levels[0]", "expected one of warrior, rogue,"),
    'new_quests = ["gold"]\n' + ROOM: ("new_quests[0]", "expected one of royal_rubies,"),
    "seat.1.strain = 1\n" + ROOM: ("seat.1", "expected a seat from 0 to 0"),
    'seat.0.race = "orc"\n' + ROOM: ("seat.0.race", "expected one of human, dwarf,"),
    'seats = 2\nseat.0.race = "dwarf"\nseat.1.race = "dwarf"': (
        "seat.1.race",
        "the Race dwarf lies somewhere",
    ),
    "seat.0.classes = []\n" + ROOM: ("seat.0.classes", "expected at least one Class, found 0"),
    'seats = 2\nseat.0.classes = ["bard", "mage"]': ("seat.0.classes", "expected one Class, found 2"),
    'seat.0.quest = "heros_aid"\n' + ROOM: ("seat.0.quest", "the Quest heros_aid is not in this game"),
    'seat.0.quest = "royal_rubies"\nquest_discard = ["royal_rubies"]\n' + ROOM: (
        "quest_discard[0]",
        "the Quest royal_rubies lies somewhere already",
    ),
    'seat.0.stash = ["troll_l1"]\n' + ROOM: (
        "seat.0.stash[0]",
        "'troll_l1' cannot lie here; expected a treasure",
    ),
    'seat.0.trophies = ["gold_s1"]\n' + ROOM: (
        "seat.0.trophies[0]",
        "'gold_s1' cannot lie here; expected a mon",
    ),
    'seat.0.card = ["troll_l1 3"]\n' + ROOM: ("seat.0.card[0]", "expected a number from 1 to 2, found 3"),
    'seat.0.card = ["troll_l1 x"]\n' + ROOM: ("seat.0.card[0]", "expected a monster and hearts such as"),
    'seat.0.card = ["dragon_h1"]\n' + ROOM: ("seat.0.card", "expected at least 1 life, found 0 (DRP-DMG-03)"),
    'seat.0.tilted = ["bard"]\nseat.0.classes = ["mage"]\n' + ROOM: (
        "seat.0.tilted[0]",
        "expected one of human, mage",
    ),
    'seats = 2\nseat.0.tilted = ["human"]': ("seat.0.tilted", "nothing is tilted in the normal game"),
    'seats = 2\nseat.0.meeple = "0,0"': (
        "seat.0.meeple",
        "this needs options = { teamwork = 1 } (DRP-HT-01)",
    ),
    "seats = 2\nseat.0.first_in = 4": ("seat.0.first_in", "expected a number from 0 to 3, found 4"),
}


@pytest.mark.parametrize("given", WRONG)
def test_a_table_that_cannot_be_is_refused(given: str, tmp_path: Path) -> None:
    field, message = WRONG[given]
    where, said = about_given(tmp_path, "dungeon_drop", given)
    assert (field, message) == (where, said[: len(message)]), said


def test_a_table_without_a_word_has_everything_large_in_the_box(tmp_path: Path, drop: Game) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeon_drop", ROOM + 'cubes = ["ruby_l1 40,30"]'))
    assert [] == drop.conserved(table)
    assert sorted(table.box.large - {table.box.number["ruby_l1"]}) == list(table.at(IN_BOX))
    assert [("explore.aim", 1)] == [(table.choice.prompt, table.round)]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("gold_s1", "expected a cube and its place such as"),
        ("gold_s1 400,0", "gold_s1 would not lie wholly on the table"),
        ("pawn gone", "expected a place such as '40,30'"),
        ("meeple_0 40,30", "there is no cube 'meeple_0'"),
    ],
)
def test_a_fall_that_cannot_be_is_refused(line: str, message: str, tmp_path: Path) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeon_drop", ROOM))
    with pytest.raises(GivenError) as caught:
        scenario.fall(table, ["ruby_s1 0,40", line])
    assert caught.value.field == "[1]"
    assert str(caught.value).startswith(message)


# -- the page for those who write them -----------------------------------------------------------------------

SOURCE = Path(scenario.__file__).parent
DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "dungeon_drop" / "scenarios.md"
TEXT = DOCUMENT.read_text("utf-8")


def section(title: str) -> str:
    heading = f"\n## {title}\n"
    chapter = TEXT[TEXT.index(heading) + len(heading) :]
    return re.split(r"^## ", chapter, maxsplit=1, flags=re.MULTILINE)[0]


def first_words(text: str) -> set[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return {word for row in rows for word in re.findall(r"`([^`]+)`", row)}


def source() -> str:
    return "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))


def test_every_field_of_the_table_is_explained() -> None:
    table, front = section("Given").split("`[given.seat.0]`")
    assert set(scenario.GivenDropTable.__struct_fields__) == first_words(table)
    assert set(scenario.GivenHero.__struct_fields__) == first_words(front)


def test_every_prompt_is_explained() -> None:
    asked = set(re.findall(r'\bs\.ask\(\s*[^,]+,\s*"([a-z_.]+)"', source()))
    assert asked == first_words(section("Prompts"))


def test_every_verb_is_explained(drop: Game) -> None:
    assert set(drop.verbs) == first_words(section("Options"))


def test_every_event_is_explained() -> None:
    told = set(re.findall(r'\bs\.(?:tell|reveal|confide)\(\s*"(\w+)"', source()))
    assert told == first_words(section("Events"))


def test_the_example_is_a_file() -> None:
    shown = re.findall(r"^`(\w+)\.toml`:\n\n~~~toml\n(.*?)^~~~$", TEXT, re.DOTALL | re.MULTILINE)
    assert [text for name, text in shown for path in FILES if path.stem == name] == [
        path.read_text("utf-8") for path in FILES if path.stem == "ex_15_shield_in_the_room"
    ]
