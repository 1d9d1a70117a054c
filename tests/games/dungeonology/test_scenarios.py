"""Every example of the rulebook has a scenario of its name, a table that cannot be is refused with its field,
and docs/games/dungeonology/scenarios.md tells all of it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.mistakes import about_given, given_file

from undercroft import scenarios
from undercroft.engine.chance import Chance
from undercroft.engine.events import Event
from undercroft.engine.state import Table
from undercroft.games.dungeonology.game import VERSIONS
from undercroft.scenarios.compare import ends_with

GAME = VERSIONS[-1]
HERE = Path(__file__).parent / "scenarios"
ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "undercroft" / "games" / "dungeonology"
TEXT = (ROOT / "docs" / "games" / "dungeonology" / "scenarios.md").read_text("utf-8")
RULES = ("boss", "dangerous_zones", "maximum_alert", "main_effects")


def test_every_example_has_a_file_of_its_name() -> None:
    for n in range(1, 72):
        paths = list((HERE / "examples").glob(f"ex_{n:02}_*.toml"))
        assert paths, n
        assert all(f'"DGY-EX-{n:02}"' in path.read_text("utf-8") for path in paths)


# -- tables that cannot be -----------------------------------------------------------------------------------

# what is given: the field and the beginning of the message
WRONG = {
    'phase = "night"': ("phase", "expected one of start, activity, movement, action, end, found 'night'"),
    "turn = 2": ("turn", "expected a number from 0 to 1, found 2"),
    "butted = [1, 1]": ("butted", "expected each seat once, found [1, 1]"),
    'dungeon = ["I-3 2,0"]\nentered = []\nseat.1.at = "I-3"': (
        "entered",
        "I-3 is missing, where seat 1 stands: whoever is there has entered it (DGY-R-81)",
    ),
    "points = -1": ("points", "expected a number from 0 to 99, found -1"),
    'phase = "end"\npoints = 1': ("points", "there are no Speed points in the phase 'end'"),
    'actions = ["sleep"]': (
        "actions[0]",
        "expected one of study, espionage, zone, skill, main, found 'sleep'",
    ),
    'dungeon = ["I-3"]': ("dungeon[0]", "expected a Zone and its cell such as 'I-3 2,0', found 'I-3'"),
    'dungeon = ["I-9 2,0"]': ("dungeon[0]", "there is no Zone 'I-9'; did you mean"),
    'dungeon = ["starting_zone 2,0"]': ("dungeon[0]", "the Starting Zone lies at 0,0"),
    'dungeon = ["I-3 1,0"]': ("dungeon[0]", "I-3 would lie on starting_zone"),
    'dungeon = ["I-3 2,0", "I-3 4,0"]': ("dungeon[1]", "I-3 lies on the table already"),
    'dungeon = ["I-3 4,0"]': ("dungeon", "no linked way leads to I-3 (DGY-PLACE-02)"),
    'dungeon = ["I-1 2,0", "II-3 4,0"]': (
        "dungeon",
        "no linked way leads to II-3 (DGY-PLACE-02); a Zone of another Floor needs stairs",
    ),
    'dungeon = ["I-3 2,-1"]\noptions = { aligned = 1 }': (
        "dungeon[0]",
        "with aligned tiles both numbers of a cell are even (DGY-R-196)",
    ),
    'dungeon = ["I-3 2,0"]\ncubes = { I-3 = ["none"] }': (
        "cubes.I-3",
        'expected "empty" or a list of 2 cubes, "none" for a free space',
    ),
    'dungeon = ["I-3 2,0"]\ncubes = { I-3 = ["none", "gold"] }': ("cubes.I-3[1]", "expected one of none,"),
    'dungeon = ["I-3 2,0"]\nstairs = ["I-3 w1"]': (
        "stairs[0]",
        "'I-3 w1' joins two Zones of the same Floor (DGY-STAIR-08)",
    ),
    'dungeon = ["I-3 2,0"]\nwalls = ["I-3 e1"]': ("walls[0]", "no two Passages meet at 'I-3 e1'"),
    'dungeon = ["I-3 2,0"]\nwalls = ["I-3 west"]': ("walls[0]", "expected a Zone and one of its Passages"),
    'entered = ["I-3"]': ("entered[0]", "I-3 is not on the table; expected a Zone of the dungeon"),
    'x_tokens = ["starting_zone"]\noptions = { main_effects = 1 }': (
        "x_tokens",
        "expected at most 6 Zones, and not the Starting Zone",
    ),
    'teleports = ["starting_zone"]': ("teleports", "this needs options = { main_effects = 1 } (DGY-GEN-03)"),
    'traps = { starting_zone = ["trap_stop_1"] }\noptions = { main_effects = 1 }': (
        "traps.starting_zone",
        "no Trap lies on the Starting Zone (DGY-R-186)",
    ),
    'dungeon = ["I-3 2,0"]\noptions = { main_effects = 1 }\ntraps = { I-3 = ["trap_stop_1 @7"] }': (
        "traps.I-3[0]",
        "expected a Trap and a seat from 0 to 1 such as",
    ),
    'deck = ["fate_4"]': ("deck[0]", "there is no piece 'fate_4'; did you mean 'fate_4_1'?"),
    'deck = ["ink_stain"]': ("deck[0]", "'ink_stain' cannot lie here; expected a piece such as"),
    'deck = ["fate_4_1"]\nseat.0.hand = ["fate_4_1"]': (
        "deck[0]",
        "'fate_4_1' lies already in seat.0.hand[0]",
    ),
    'only = ["clans"]': ("only[0]", "expected one of deck, jinx_deck, floor_1, floor_2, floor_3"),
    'floor_1 = ["II-1"]': ("floor_1[0]", "'II-1' cannot lie here"),
    'boss = "laetus_drunk"': ("boss", "this needs options = { boss = 1 } (DGY-GEN-03)"),
    'boss = "laetus_drunk"\noptions = { boss = 1, profile = 0 }': (
        "boss",
        "the option profile says laetus_quarrelsome",
    ),
    'panic = "last_round"\noptions = { maximum_alert = 1 }': ("panic", "last_round needs a Boss"),
    "maximum = true": ("maximum", "this needs options = { maximum_alert = 1 } (DGY-GEN-03)"),
    "bonfire = 13": ("bonfire", "expected a number from 0 to 12, found 13"),
    "omegas = 5": ("omegas", "expected a number from 0 to 4, found 5"),
    "university = [8]": ("university", "expected gray and Omega Students such as [8, 1], found [8]"),
    "university = [38, 0]": ("university", "only 34 of 40 gray Students are left for it"),
    "university = [8, 6]": ("university", "there are only 5 Omega Students (DGY-COMP-21)"),
    "options = { level = 2 }": ("options", "the level professors is for 3 seats or more, found 2"),
    'draws = ["red"]': ("draws[0]", "expected one of gray, omega, found 'red'"),
    'randomizer = ["randomizer_17"]': ("randomizer[0]", "expected one of randomizer_01,"),
    "seat.2.stun = 1": ("seat.2", "expected a seat from 0 to 1"),
    'seat.0.scholar = "sara"': ("seat.0.scholar", "expected one of valerio, sofia, vincenzo, rebecca"),
    'seat.0.scholar = "sofia"\nseat.1.scholar = "sofia"': (
        "seat.1.scholar",
        "sofia is played by another seat (DGY-R-12)",
    ),
    "seat.0.stun = 5": ("seat.0.stun", "expected a number from 0 to 4, found 5"),
    "seat.0.students = 41": ("seat.0.students", "expected a number from 0 to 40, found 41"),
    "seat.0.students = 20\nseat.1.students = 21": ("seat", "there are only 40 gray Students (DGY-COMP-21)"),
    "seat.0.cubes = { caste = 4 }": ("seat.0.cubes.caste", "expected a number from 0 to 3, found 4"),
    "seat.0.cubes = { gold = 1 }": ("seat.0.cubes", "expected one of civilization,"),
    "seats = 4\nseat.0.cubes = { caste = 3 }\nseat.1.cubes = { caste = 3 }\nseat.2.cubes = { caste = 1 }": (
        "cubes",
        "7 caste cubes lie on the table; there are 6",
    ),
    "seat.0.exalted = true": ("seat.0.exalted", "whoever leads in Stars is never Exalted (DGY-EXALT-04)"),
    "seat.0.cubes = { civilization = 1, militia = 2 }\nseat.0.knowledge = false": (
        "seat.0.knowledge",
        "these cubes hold the Knowledge Combo (DGY-STAR-07)",
    ),
    'seat.0.interns = ["guard"]': ("seat.0.interns", "this needs options = { main_effects = 1 }"),
    'options = { main_effects = 1 }\nseat.0.interns = ["guard"]\nseat.1.interns = ["guard"]': (
        "seat.1.interns[0]",
        "guard has an owner already (DGY-INTERN-05)",
    ),
    'seat.0.at = "I-3"': ("seat.0.at", "I-3 is not on the table"),
    'seat.0.shown = ["fate_4_1"]': ("seat.0.shown[0]", "'fate_4_1' is no hand card of this seat"),
    "seat.0.thesis = 1": ("turn", "the Scholar of this seat has left"),
    "turn = 1\nseat.0.thesis = 2": ("seat.0.thesis", "expected the places 1, 2, ... once each, found 2"),
    "turn = 1\nseat.0.thesis = 1\nseat.0.gone = true": (
        "seat.0",
        "expected one of thesis, gone and resigned",
    ),
    'turn = 1\nseat.0.gone = true\nseat.0.hand = ["fate_4_1"]': (
        "seat.0",
        "a Scholar who has left has no hand",
    ),
    'phase = "start"\nseat.0.gone = true\nseat.1.gone = true': ("seat", "expected at least one Scholar in"),
    "turn = 1\nseat.0.thesis = 1\noptions = { maximum_alert = 1 }": (
        "maximum",
        "a successful Thesis starts Maximum Alert (DGY-MAX-01)",
    ),
    "points = 1.5": ("points", "expected a whole number"),
    "speed = 1": ("speed", "unknown field"),
}


@pytest.mark.parametrize("given", WRONG)
def test_a_table_that_cannot_be_is_refused(given: str, tmp_path: Path) -> None:
    field, message = WRONG[given]
    where, said = about_given(tmp_path, "dungeonology", given)
    assert (field, message) == (where, said[: len(message)]), said


def test_a_table_without_a_word_is_that_of_the_start(tmp_path: Path) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeonology", ""))
    assert [] == GAME.conserved(table)
    assert ["starting_zone"] * 2 == [table.whole()["seat"][seat]["at"] for seat in "01"]
    assert {"gray": 10, "omega": 0} == table.whole()["university"]


# -- the page for those who write them -----------------------------------------------------------------------


def section(title: str) -> str:
    heading = f"\n## {title}\n"
    chapter = TEXT[TEXT.index(heading) + len(heading) :]
    return re.split(r"^## ", chapter, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def first_words(text: str) -> set[str]:
    return {word for row in rows(text) for word in words(row[0])}


def played(options: dict[str, int], seats: int) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """A random game: the table after each decision, and what has happened."""
    table = GAME.new(seats, options, "docs")
    chance = Chance.seeded("docs", ("play",))
    yield table, tuple(table.events())
    while table.choice is not None:
        offered = table.choice.options
        events = table.take(offered[chance.below("play", len(offered))])
        yield table, events


def games() -> Iterator[tuple[Table, tuple[Event, ...]]]:
    for seats, combination in ((2, 0), (3, 15), (4, 7), (2, 11)):
        yield from played({rule: combination >> n & 1 for n, rule in enumerate(RULES)}, seats)


def source() -> str:
    return "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))


def test_every_field_of_the_table_is_explained() -> None:
    info: Any = msgspec.inspect.type_info(GAME.given)
    fields = {field.name: field.type for field in info.fields}
    table, front = section("Given").split("`[given.seat.0]`")
    assert set(fields) == first_words(table)
    assert {field.name for field in fields["seat"].value_type.fields} == first_words(front)


def test_every_prompt_is_explained_with_its_options() -> None:
    table = {prompt: words(row[2]) for row in rows(section("Prompts")) for prompt in words(row[0])}
    asked = set(re.findall(r'\bs\.ask\(\s*[^,]+,\s*"([a-z_.]+)"', source()))
    asked |= {
        "phase.movement",
        "phase.action",
        "window.turn_start",
        "window.announced",
        "aux.tax",
        "cube.give",
        "cube.drop",
    }
    assert asked == set(table)
    for now, _ in games():
        if now.choice is not None:
            assert set(now.choice.verbs) <= set(table[now.choice.prompt]), now.choice.prompt


def test_every_verb_is_explained_with_its_form() -> None:
    found: dict[str, int] = {}
    table = GAME.new(seed=7)
    for row in rows(section("Options"))[1:]:
        for example in words(row[1]):
            option = table.read(example)
            assert example == table.write(option)
            found[option[0]] = len(option) - 1
    assert {verb.name: len(verb.kinds) for verb in GAME.verbs.values()} == found
    assert set(GAME.verbs) == first_words(section("Options"))


def test_every_event_is_explained_with_its_fields() -> None:
    table = {kind: set(words(row[1])) for row in rows(section("Events")) for kind in words(row[0])}
    assert set(re.findall(r'\bs\.(?:tell|reveal|confide)\(\s*"(\w+)"', source())) == set(table)
    for _, happened in games():
        for event in happened:
            fields = set(event.data) | set(event.secret or {})
            assert fields == table[event.kind] or event.kind == "main_declared", event.kind
            assert fields <= table[event.kind], event.kind


def paths_of(view: dict[str, Any], stem: str = "") -> Iterator[str]:
    for key, value in view.items():
        path = f"{stem}.{key}" if stem else key
        if isinstance(value, dict) and path != "asked":
            yield from paths_of({"0": value["0"]} if path == "seat" else value, path)
        else:
            yield path


def test_everything_that_can_be_looked_at_is_explained() -> None:
    paths = {"asked", "standings"}
    for row in rows(section("What can be looked at")):
        stem = ""
        for word in words(row[0]):
            if not word.startswith("."):
                stem = word.rpartition(".")[0]
            paths.add(stem + word if word.startswith(".") else word)
    for table, _ in games():
        assert set(paths_of(table.whole())) <= paths


def names_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from names_in(inner, (*path, key))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from names_in(inner, path)


def test_all_places_of_cards_are_known() -> None:
    """Whatever is called by copy lies under a name that the game lists, but for options."""
    box = GAME.shared({})["box"]
    copies = {box.names[n] for n in (*box.tricks, *box.jinxes, *box.traps)}
    for table, happened in games():
        views = [table.whole(), *({**event.data, **(event.secret or {})} for event in happened)]
        for path, name in (found for view in views for found in names_in(view)):
            assert name not in copies or path[-1] == "options" or ends_with(path, GAME.cards), (path, name)


def test_the_example_is_a_file() -> None:
    shown = re.findall(
        r"^`(\w+\.toml)`:\n\n~~~toml\n(.*?)^~~~$", section("An example"), re.DOTALL | re.MULTILINE
    )
    assert len(shown) == 1
    for name, text in shown:
        assert (HERE / "examples" / name).read_text("utf-8") == text


# -- icons that do nothing -----------------------------------------------------------------------------------

ALONE = 'dungeon = ["I-1 2,0"]\nentered = ["starting_zone"]\n'
IDLE = {
    'dungeon = ["I-1 2,0"]': ["stairs", "boss"],  # DGY-STAIR-01: somebody was there
    ALONE: ["boss"],
    ALONE + "options = { boss = 1 }": [],
    ALONE + "options = { maximum_alert = 1 }\nmaximum = true": ["stairs", "boss"],  # DGY-R-82
    'dungeon = ["I-6 0,-2"]': ["ambush"],
    'dungeon = ["I-6 0,-2"]\noptions = { dangerous_zones = 1 }': [],  # DGY-DZ-01
}


@pytest.mark.parametrize("given", IDLE)
def test_icons_that_do_nothing_are_told(given: str, tmp_path: Path) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeonology", given))
    assert IDLE[given] == table.view(0)["dungeon"][-1]["idle"]


def test_on_a_tile_that_is_not_laid_icons_do_what_the_rules_in_use_let_them(tmp_path: Path) -> None:
    table: Any = scenarios.position(given_file(tmp_path, "dungeonology", "options = { dangerous_zones = 1 }"))
    assert ["boss"] == table.view(0)["idle"]
