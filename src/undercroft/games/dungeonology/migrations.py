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


def migrate(format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
    if format == 1:
        for former in FIELDS.keys() & fields.keys():
            fields[FIELDS[former]] = fields.pop(former)
        stack[:] = [(FRAMES.get(name, name), frame) for name, frame in stack]
