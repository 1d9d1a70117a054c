"""docs/games/<game>/cards.md says what the content files say, for every game."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from undercroft import game_names
from undercroft.rulebook.cards import read_content
from undercroft.rulebook.material import material

Entry = dict[str, Any]
Row = dict[str, str]


def rows(game: str) -> dict[str, Row]:
    """Every row of every table on the page that begins with the number of a card."""
    found: dict[str, Row] = {}
    head: list[str] = []
    for line in (material(game).docs / "cards.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells[:1] == ["id"]:
            head = cells
        elif cells and re.fullmatch(r"[A-Z]{3}-[A-Z]+-?\d+", cells[0]):
            assert cells[0] not in found
            found[cells[0]] = dict(zip(head, cells, strict=True))
    return found


def snake(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['!?]", "", name.lower())).strip("_")


# -- what a content file says, in the words of the page: column -> text --------------------------------------


def fields(**columns: str) -> Callable[[Entry], Row]:
    """Fields that stand on the page as they are: column = "field"."""
    return lambda entry: {column: str(entry.get(field, "-")) for column, field in columns.items()}


def hero(entry: Entry) -> Row:
    levels = {f"level {n}": "/".join(map(str, level)) for n, level in enumerate(entry["levels"], 1)}
    return levels | fields(Treasures="treasures", Boons="boons")(entry)


def room(entry: Entry) -> Row:
    sides = dict(zip("NESW", entry["sides"], strict=True))
    pit = {"Pit": f"{entry['pit']}+" if "pit" in entry else "-"}
    return sides | pit | fields(copies="copies", Peril="peril", Glory="glory")(entry)


def trap(entry: Entry) -> Row:
    kind, threat = entry["test"]
    told = {"test": kind.capitalize(), "Threat": f"{threat}+"}
    return told | fields(copies="copies", Peril="cost")(entry)


def counted(cubes: list[str]) -> str:
    return ", ".join(f"{n} {cube.capitalize()}" for cube, n in Counter(cubes).items())


def scholar(entry: Entry) -> Row:
    values = ("students", "hand", "speed", "intelligence", "stamina")
    sides = {"standard": entry["normal"], "Exalted": entry["exalted"]}
    told = {column: "/".join(str(side[value]) for value in values) for column, side in sides.items()}
    return told | {"Knowledge Combo": counted(entry["combo"])}


FLOORS = ("I", "II", "III", "IV")


def zone(entry: Entry) -> Row:
    doors: dict[str, list[str]] = {}
    for passage, cubes in entry.get("doors", {}).items():
        doors.setdefault(" and ".join(map(str.capitalize, cubes)), []).append(passage.upper())
    return {
        "Floor": FLOORS[entry["floor"] - 1],
        "spaces": ", ".join(map(information, entry.get("spaces", []))) or "-",
        "Alert": str(entry.get("alert", "-")),
        "Passages": " ".join(map(str.upper, entry["passages"])),
        "Doors": "; ".join(f"{', '.join(passages)}: {cubes}" for cubes, passages in doors.items()) or "-",
        "effects": ", ".join(effect(*words) for words in entry.get("effects", [])) or "-",
    }


def information(cube: str) -> str:
    return cube.removesuffix("_information").capitalize()


def effect(name: str, *numbers: str | int) -> str:
    title = " ".join(map(str.capitalize, name.split("_")))
    if name in ("bivouac", "engage_familiar"):
        return f"{title} ({str(numbers[0]).capitalize()})"
    return " ".join([title, *map(str, numbers)])


PARTS = {
    "sacrifice": ("Sacrifice 1 Student", "Sacrifice {} Students"),
    "draw": ("draw 1 Student", "draw {} Students"),
    "stun": ("gain 1 Stun Token", "gain {} Stun Tokens"),
    "discard": ("discard 1 Trick Card", "discard {} Trick Cards"),
}


def part(name: str, n: int) -> str:
    one, more = PARTS[name]
    if not n:
        return f"{more.format('n')} (n = 1 to 3, you choose)"
    return one if n == 1 else more.format(n)


def price(alternatives: list[list[tuple[str, int]]]) -> str:
    return " or ".join(" and ".join(part(*paid) for paid in parts) for parts in alternatives) or "-"


def yes(entry: Entry, field: str) -> str:
    return "yes" if entry.get(field) else "-"


def trick(entry: Entry) -> Row:
    told = {"copies": str(entry["copies"]), "Bonus": str(entry["bonus"])}
    if "timing" not in entry:  # Fate
        return told
    told |= {"timing": entry["timing"].capitalize(), "Action": yes(entry, "action")}
    return told | {"cost": price(entry.get("cost", [])), "Omega": yes(entry, "omega")}


def jinx(entry: Entry) -> Row:
    return {"penalty": f"-{entry['penalty']}", "Omega": yes(entry, "omega")}


def intern(entry: Entry) -> Row:
    told = {"points": f"{entry['points']:+}"}
    if "shield" in entry:
        told["effect while owned"] = f"your {entry['shield'].capitalize()} cubes are Protected"
    return told


def signed(n: int) -> str:
    return f"{n:+}" if n else "0"


def clan(entry: Entry) -> Row:
    cubes = ("civilization", "militia", "worship", "riches", "caste")
    modifiers = {cube.capitalize(): signed(entry["modifiers"].get(cube, 0)) for cube in cubes}
    return {"target": str(entry["target"])} | modifiers


def starred_clan(entry: Entry) -> Row:
    """With the Stars that it wants, and the set that brings points."""
    needs, wanted = entry["needs"], entry.get("set", [])
    required = f"any {needs['count']} Stars" if "count" in needs else ""
    required = required or " and ".join(map(star, needs.get("all", [])))
    required = required or " or ".join(map(star, needs["any"]))
    points = f"{' and '.join(map(star, wanted))}: +{entry['set_points']}" if wanted else "-"
    return clan(entry) | {"required": required, "set": points}


def star(name: str) -> str:
    return name.replace("_", " ")


def alert(entry: Entry) -> Row:
    told = {f"row {n}": "-" for n in range(1, 5)}
    for n, (bonus, students, omegas) in enumerate(entry["rows"], 1):
        told[f"row {n}"] = f"+{bonus}, {students} and {omegas}"
    filling = f"{entry['students']} and {entry['omegas']}"
    return told | {"minutes per player": str(entry["minutes"]), "first filling": filling}


def panic(entry: Entry) -> Row:
    named = f"Boss {entry['boss'].replace('_', ' ').title()}" if "boss" in entry else "none"
    if "dungeon" in entry:
        named = f"{entry['dungeon'].capitalize()} Dungeon"
    return {"requirement": named, "Students": str(entry["students"]), "Alert": f"+{entry['alert']}"}


def boss(entry: Entry) -> Row:
    return {"Alert": f"+{entry['alert']}"}


def familiar(entry: Entry) -> Row:
    return {"cost": ", ".join(f"{n} {cube.capitalize()}" for cube, n in entry["cost"].items())}


CODES = {  # of the fields of an Omega Card, in the words of the page
    "collect": "C1",
    "collect_two": "C2",
    "collect_on_way": "CE",
    "collect_best": "CH",
    "eliminate": "EL",
    "eliminate_best": "EH",
    "steal": "ST",
}
FIELDS = {
    "E": ("encounter", ("stun", "discard", "sacrifice", "drop", "draw")),
    "F": ("black_star", ("rob", "stun", "discard_two")),
    "G": ("star", ("collect_next", "draw", "discard")),
    "H": ("double_star", ("collect_on_floor", "jinx", "rob")),
    "J": ("reaction", ("ignore", "slip_away", "discard")),
}


def omega_card(entry: Entry) -> Row:
    """Field by field, each by its code."""
    steps = " > ".join(step if step == "random" else step.upper() for step in entry.get("movement", []))
    told = {
        "A": str(entry.get("students", 0)),
        "B or C": "Teleport" if "teleport" in entry else steps or "stays",
    }
    told["D"] = CODES[entry["effect"]] if "effect" in entry else "-"
    for letter, (field, words) in FIELDS.items():
        value = entry.get(field, [])
        found = [value] if isinstance(value, str) else value
        told[letter] = " + ".join(f"{letter.lower()}{words.index(word) + 1}" for word in found) or "-"
    divinations = Counter(entry.get("sabotage", []))
    told["I"] = ", ".join(f"Div {n}" + f" x{m}" * (m > 1) for n, m in divinations.items()) or "-"
    return told | {"K": f"+{entry.get('alert', 0)}"}


def randomizer(entry: Entry) -> Row:
    ways = {"n": "north", "e": "east", "s": "south", "w": "west"}
    told = {"triangle": entry["colour"], "direction": ways[entry["direction"]]}
    return told | {"Passage": entry["passage"].upper(), "Information": entry["information"].capitalize()}


def ability(entry: Entry) -> Row:
    """Of a Race or a Class: when it is declared in each mode, and what else is printed."""
    told = {}
    for mode in ("solo", "normal"):
        window = (entry.get("use") or entry[mode])["window"]
        told[f"window {mode}"] = "as copied" if window == "copied" else window.capitalize()
    return told | {column: str(entry[column]) for column in ("life", "initiative") if column in entry}


def cube(entry: Entry) -> Row:
    told = fields(copies="copies", small="small", large="large", huge="huge", damage="damage")(entry)
    return told | {"what it is": ", ".join(entry["groups"])}


def gems(entry: Entry) -> Row:
    def row(size: str) -> str:
        points = entry.get("gems") or entry[size]
        return " / ".join(str(points[gem]) for gem in ("ruby", "sapphire", "diamond"))

    solo = "no" if entry.get("mode") == "normal" else "yes"
    return {"small gems": row("small"), "large gems": row("large"), "solo": solo}


WORDS: dict[str, dict[str, Callable[[Entry], Row]]] = {
    "dungeon_drop": {"cubes": cube, "races": ability, "classes": ability, "quests": gems},
    "dungeoneer": {
        "heroes": hero,
        "quests": fields(kind="kind"),
        "maps": room,
        "monsters": fields(
            copies="copies", Peril="cost", Melee="melee", Magic="magic", Move="move", Life="life"
        ),
        "traps": trap,
        "banes": fields(copies="copies", Peril="cost"),
        "boons": fields(copies="copies", Glory="cost"),
        "treasures": fields(copies="copies", Glory="cost", charges="charges"),
    },
    "dungeonology": {
        "scholars": scholar,
        "zones": zone,
        "tricks": trick,
        "jinxes": jinx,
        "interns": intern,
        "clans": clan,
        "alerts": alert,
        "panics": panic,
        "bosses": boss,
        "randomizer": randomizer,
    },
    "rocca_civetta": {
        "scholars": scholar,
        "zones": zone,
        "tricks": trick,
        "jinxes": jinx,
        "interns": intern,
        "clans": starred_clan,
        "panics": panic,
        "bosses": boss,
        "familiars": familiar,
        "congregations": fields(),
        "research": fields(points="points"),
        "omega_cards": omega_card,
    },
}
KINDS = [(game, file) for game, kinds in WORDS.items() for file in kinds]
NAMELESS = (
    "cubes",
    "zones",
    "randomizer",
    "omega_cards",
)  # called by their number; the page has another name for them, or none


def entries(game: str, file: str) -> dict[str, Entry]:
    return read_content(material(game).code / "content")[file]


def test_every_game_and_every_file_is_compared() -> None:
    content = {game: set(read_content(material(game).code / "content")) for game in game_names()}
    assert {game: set(kinds) for game, kinds in WORDS.items()} == content


@pytest.mark.parametrize(("game", "file"), KINDS)
def test_the_page_has_the_facts(game: str, file: str) -> None:
    page, words = rows(game), WORDS[game][file]
    expected = {entry["number"]: words(entry) for entry in entries(game, file).values()}
    assert expected == {
        number: {column: page[number][column] for column in expected[number]} for number in expected
    }


@pytest.mark.parametrize(("game", "file"), [kind for kind in KINDS if kind[1] not in NAMELESS])
def test_the_page_has_the_names(game: str, file: str) -> None:
    page = rows(game)
    assert [] == [
        (id, page[entry["number"]]["name"])
        for id, entry in entries(game, file).items()
        if id != snake(page[entry["number"]]["name"])
    ]


def test_zones_and_randomizer_cards_are_called_by_their_number() -> None:
    zones = {id: entry["number"] for id, entry in entries("dungeonology", "zones").items()}
    assert {id: "DYC-ST1" if id == "starting_zone" else f"DYC-{id}" for id in zones} == zones
    zones = {id: entry["number"] for id, entry in entries("rocca_civetta", "zones").items()}
    tiles = {"burrow": "RCC-BM", "camp_z": "RCC-CZ"}  # counted once for each Floor
    floors = list(enumerate(("i", "ii", "iii", "iv"), 1))
    special = {f"{id}_{floor}": f"{number}-{n}" for id, number in tiles.items() for n, floor in floors}
    special |= {"thermal_bath": "RCC-SZ1", "crypt": "RCC-SZ2", "catacombs": "RCC-SZ3"}
    special["lair_of_cariddi"] = "RCC-SZ6"
    assert {id: special.get(id, f"RCC-{id}") for id in zones} == zones
    cards = {id: entry["number"] for id, entry in entries("dungeonology", "randomizer").items()}
    assert {id: f"DYC-RZ{id.removeprefix('randomizer_')}" for id in cards} == cards


@pytest.mark.parametrize("game", WORDS)
def test_the_page_has_every_kind_of_card_once(game: str) -> None:
    numbers = [entry["number"] for file in WORDS[game] for entry in entries(game, file).values()]
    assert sorted(numbers) == sorted(rows(game))


@pytest.mark.parametrize(
    ("game", "cards"),
    [("dungeon_drop", 133), ("dungeoneer", 116), ("dungeonology", 181), ("rocca_civetta", 154)],
)
def test_how_many_cards_there_are(game: str, cards: int) -> None:
    assert cards == sum(int(row.get("copies", 1)) for row in rows(game).values())
