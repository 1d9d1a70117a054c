"""docs/games/dungeoneer/cards.md says what the content files say."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "games" / "dungeoneer" / "cards.md"
CONTENT = ROOT / "src" / "undercroft" / "games" / "dungeoneer" / "content"

# What a row of the page and an entry of a content file have in common: content field -> column.
COLUMNS = {
    "heroes": {"treasures": "Treasures", "boons": "Boons"},
    "quests": {"kind": "kind"},
    "maps": {"copies": "copies", "peril": "Peril", "glory": "Glory"},
    "monsters": {
        "copies": "copies",
        "cost": "Peril",
        "melee": "Melee",
        "magic": "Magic",
        "move": "Move",
        "life": "Life",
    },
    "traps": {"copies": "copies", "cost": "Peril"},
    "banes": {"copies": "copies", "cost": "Peril"},
    "boons": {"copies": "copies", "cost": "Glory"},
    "treasures": {"copies": "copies", "cost": "Glory", "charges": "charges"},
}


def rows() -> dict[str, dict[str, str]]:
    """Every row of every table on the page, by catalogue number."""
    found: dict[str, dict[str, str]] = {}
    head: list[str] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells[:1] == ["id"]:
            head = cells
        elif cells and cells[0].startswith("DGC-"):
            found[cells[0]] = dict(zip(head, cells, strict=True))
    return found


def entries(file: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))


def snake(name: str) -> str:
    return re.sub(r"[^a-z]+", "_", name.lower().replace("'", ""))


def facts(file: str) -> dict[str, tuple[str, ...]]:
    """What the content file says, in the words of the page."""
    return {
        entry["number"]: (id, *(str(entry.get(field, "-")) for field in COLUMNS[file]))
        for id, entry in entries(file).items()
    }


@pytest.mark.parametrize("file", COLUMNS)
def test_names_and_numbers(file: str) -> None:
    expected = facts(file)
    page = rows()
    found = {
        n: (snake(page[n]["name"]), *(page[n][column] for column in COLUMNS[file].values())) for n in expected
    }
    assert expected == found


def test_the_page_has_every_kind_of_card_once() -> None:
    numbers = [entry["number"] for file in COLUMNS for entry in entries(file).values()]
    assert sorted(numbers) == sorted(rows())


def test_there_are_116_cards() -> None:
    assert 116 == sum(int(row.get("copies", 1)) for row in rows().values())


def test_scores_of_heroes() -> None:
    page = rows()
    for entry in entries("heroes").values():
        levels = ["/".join(map(str, level)) for level in entry["levels"]]
        assert levels == [page[entry["number"]][f"level {n}"] for n in (1, 2, 3, 4)]


def test_sides_and_pits_of_maps() -> None:
    page = rows()
    for entry in entries("maps").values():
        row = page[entry["number"]]
        expected = [*entry["sides"], f"{entry['pit']}+" if "pit" in entry else "-"]
        assert expected == [row[column] for column in ("N", "E", "S", "W", "Pit")]


def test_tests_of_traps() -> None:
    page = rows()
    for entry in entries("traps").values():
        row = page[entry["number"]]
        assert entry["test"] == [row["test"].lower(), int(row["Threat"].rstrip("+"))]
