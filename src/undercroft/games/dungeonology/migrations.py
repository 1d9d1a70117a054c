"""Saved tables of former formats, put into the words of the present one (engine/codec.py has the numbers)."""

from typing import Any, Final

FIELDS: Final = {  # in format 1
    "announced": "study_limit",
    "bearers": "cubes_gained",
    "extra": "extra_action",
    "out": "unused_cards",
    "used": "headbutted",
    "won": "final_score",
    "xs": "secret_tunnels",
}
FRAMES: Final = {  # in format 1
    "Choosing": "ChooseCube",
    "Claiming": "IntellectualProperty",
    "Fitting": "CollectCube",
    "Losing": "LoseCube",
    "Picking": "StealCube",
    "Receiving": "CubeGifts",
    "Touring": "HonoraryTour",
}
TESTS: Final = {"study": "Study", "espionage": "Espionage"}  # in format 1 one procedure, `Testing`, of a kind
TOTALS: Final = {"kind", "limit", "raised", "stealth"}  # what follows from its name and its parts
OTHERS: Final = {"Study": {"target", "column", "alone", "played"}, "Espionage": {"count", "places"}}


def migrate(format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
    if format == 1:
        for former in FIELDS.keys() & fields.keys():
            fields[FIELDS[former]] = fields.pop(former)
        stack[:] = [
            stealth_test(frame) if name == "Testing" else (FRAMES.get(name, name), frame)
            for name, frame in stack
        ]


def stealth_test(frame: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    name = TESTS.get(str(frame.get("kind")), "Testing")
    gone = TOTALS | OTHERS.get(name, set())
    return name, {field: value for field, value in frame.items() if field not in gone}
