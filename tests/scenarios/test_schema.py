"""The JSON Schema says what the reader says."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft import scenarios
from undercroft.engine.registry import game_names

EXAMPLES = Path(__file__).parents[1] / "games" / "dungeoneer" / "scenarios" / "examples"
KINDS: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    *(
        "$defs",
        "$ref",
        "$schema",
        "additionalProperties",
        "anyOf",
        "const",
        "default",
        "description",
        "enum",
        "items",
    ),
    *("minItems", "oneOf", "pattern", "properties", "required", "title", "type"),
}


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value fits a schema, as far as our schemas go; a keyword nobody knows here is an error."""
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)
    if "const" in schema and value != schema["const"]:
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "type" in schema:
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        wrong_bool = isinstance(value, bool) and "boolean" not in kinds
        if wrong_bool or not isinstance(value, tuple(KINDS[kind] for kind in kinds)):
            return False
    if "anyOf" in schema and not any(fits(value, part, root) for part in schema["anyOf"]):
        return False
    if "oneOf" in schema and sum(fits(value, part, root) for part in schema["oneOf"]) != 1:
        return False
    if "pattern" in schema and not re.search(schema["pattern"], str(value)):
        return False
    if isinstance(value, list):
        return len(value) >= schema.get("minItems", 0) and all(
            fits(item, schema.get("items", {}), root) for item in value
        )
    if isinstance(value, dict):
        if not all(name in value for name in schema.get("required", ())):
            return False
        known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name, item in value.items():
            part = known.get(name, more)
            if part is False or (part is not True and not fits(item, part, root)):
                return False
    return True


def test_the_examples_fit() -> None:
    schema = scenarios.schema("dungeoneer")
    files = sorted(EXAMPLES.glob("*.toml"))
    assert files
    assert [] == [
        path.name for path in files if not fits(tomllib.loads(path.read_text("utf-8")), schema, schema)
    ]


GOOD = 'game = "dungeoneer"\nrule = ["DGR-R-01"]\ntitle = "t"\n'


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (GOOD + "[given]\n", True),
        (GOOD + "version = 1\n[given]\n", True),
        (GOOD + "version = 9\n[given]\n", False),
        (GOOD + "[new]\n", True),
        (GOOD, False),
        (GOOD + "[given]\n[new]\n", False),
        (GOOD + "[given]\nseats = '2'\n", False),
        (GOOD + "[given]\nsaets = 2\n", False),
        (GOOD + "[given]\nseat.0.glory = 2\n", True),
        (GOOD + "[given]\nseat.0.glori = 2\n", False),
        (GOOD + "[given]\n[[when]]\nresign = 1\n", True),
        (GOOD + "[given]\n[[when]]\nresing = 1\n", False),
        (GOOD + "[given]\n[[when]]\nexpect = { points = 3, undo = 1 }\n", True),
        (GOOD + "[given]\n[[when]]\nexpect = { undo = 'x' }\n", False),
        (GOOD + "[given]\n[then]\nseat.0.glory = 3\n", True),
        (GOOD + "[given]\n[then]\noffered = 'done'\n", False),
        (GOOD.replace("DGR", "DGY") + "[given]\n", False),
        (GOOD.replace('["DGR-R-01"]', "[]") + "[given]\n", False),
        (GOOD.replace("dungeoneer", "chess") + "[given]\n", False),
    ],
)
def test_what_fits(text: str, good: bool) -> None:
    schema = scenarios.schema()
    assert good == fits(tomllib.loads(text), schema, schema)


def test_every_reference_is_defined() -> None:
    schema = scenarios.schema()
    assert set(re.findall(r"#/\$defs/(\w+)", str(schema))) == set(schema["$defs"])


def test_there_is_a_part_for_every_game() -> None:
    schema = scenarios.schema()
    assert [{"$ref": f"#/$defs/{name}"} for name in game_names()] == schema["oneOf"]


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(uc.UnknownGame):
        scenarios.schema("chess")
