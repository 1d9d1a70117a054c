"""The references of scenarios name what the types read: generated, and compared here."""

from pathlib import Path

import msgspec
import pytest
from msgspec import inspect as types
from tools.scenario_docs import FOLDER, fields, files

from undercroft.engine.registry import game_names


class Small(msgspec.Struct):
    n: int = 3
    names: list[str] = []
    other: list[str] = []
    cubes: dict[str, int] = {}
    late: int | None = None
    fresh: bool = False


OLD = """\
| field | form | default | meaning |
|---|---|---|---|
| `n` | text | 2 | a number |
| `gone` | text | | no more |
| `names`, `other`, `cubes` | list of texts | as printed | things |
| `late` | | as `n` | by hand |
"""
NEW = """\
| field | form | default | meaning |
|---|---|---|---|
| `n` | whole number | 3 | a number |
| `names`, `other` | list of texts | as printed | things |
| `cubes` | table | as printed | things |
| `late` | whole number | as `n` | by hand |
| `fresh` | true or false | false | |
"""


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: path.parent.name)
def test_what_is_checked_in_is_what_the_types_say(path: Path) -> None:
    assert files()[path] == path.read_text("utf-8"), "make scenario-docs writes it anew"


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: path.parent.name)
def test_every_field_has_a_meaning(path: Path) -> None:
    assert "| |\n" not in files()[path].split("<!-- given: ")[1].split("<!-- end of given.seat")[0]


def test_every_game_has_a_reference() -> None:
    assert set(game_names()) == {path.parent.name for path in FOLDER.glob("*/scenarios.md")}


def test_the_words_of_a_person_are_kept_and_the_rest_follows() -> None:
    small = types.type_info(Small)
    assert isinstance(small, types.StructType)
    assert fields(small, OLD) == NEW
