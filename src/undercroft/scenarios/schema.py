"""The JSON Schema of scenario files, made from the same types that read them."""

from typing import Any

import msgspec

from undercroft.engine.game import Game
from undercroft.engine.registry import game as game_named
from undercroft.engine.registry import game_names, shelf
from undercroft.scenarios.files import Expectation, New, Scenario, Then, When, prefixes_of

REF = "#/$defs/{name}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: str | None = None) -> dict[str, Any]:
    """The JSON Schema for one game, or for all that are installed."""
    chosen = [game_named(name) for name in ([game] if game else game_names())]
    types = [Scenario, New, When, Then, Expectation, *(g.given for g in chosen)]
    refs, defs = msgspec.json.schema_components(types, ref_template=REF)
    for name in ("Then", "Expectation"):
        defs[name]["additionalProperties"] = True  # values of the table
    defs["When"]["properties"]["expect"] = {"$ref": "#/$defs/Expectation"}
    general = defs.pop("Scenario")
    for rules, ref in zip(chosen, refs[5:], strict=True):
        defs[rules.name] = of_game(general, rules, ref)
    return {
        "$schema": DIALECT,
        "title": "Undercroft scenario",
        "oneOf": [{"$ref": REF.format(name=rules.name)} for rules in chosen],
        "$defs": defs,
    }


def of_game(general: dict[str, Any], game: Game, given: dict[str, Any]) -> dict[str, Any]:
    properties = dict(general["properties"])
    properties["game"] = {"const": game.name}
    properties["version"] = {"enum": sorted(shelf()[game.name])}
    properties["rule"] = {
        "type": "array",
        "minItems": 1,
        "items": {"type": "string", "pattern": rf"^{prefixes_of(game)}-[A-Z][A-Z0-9]*-[0-9]{{2,}}$"},
    }
    properties["given"] = given
    properties["new"] = {"$ref": "#/$defs/New"}
    properties["then"] = {"$ref": "#/$defs/Then"}
    return {
        **general,
        "title": f"A scenario of {game.name}",
        "properties": properties,
        "oneOf": [{"required": ["given"]}, {"required": ["new"]}],
    }
