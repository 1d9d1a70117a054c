"""Saved tables of former formats, put into the words of the present one (engine/codec.py has the numbers)."""

from typing import Any, Final

from undercroft.games.dungeonology.cards.packs import base_box
from undercroft.games.dungeonology.table import NOBODY

Frames = list[tuple[str, dict[str, Any]]]

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


def migrate(format: int, fields: dict[str, Any], stack: Frames) -> None:
    if format == 1:
        for former in FIELDS.keys() & fields.keys():
            fields[FIELDS[former]] = fields.pop(former)
        stack[:] = [
            stealth_test(frame) if name == "Testing" else (FRAMES.get(name, name), frame)
            for name, frame in stack
        ]
    if format == 2:
        put_main_effects(stack)
    if format == 3:
        fields |= dict.fromkeys(("barren", "cut", "unfilled"), 0)  # of the Spanish edition only
        for name, frame in stack:
            if name == "Stalking":
                frame["arrow"] = NOBODY


def stealth_test(frame: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    name = TESTS.get(str(frame.get("kind")), "Testing")
    gone = TOTALS | OTHERS.get(name, set())
    return name, {field: value for field, value in frame.items() if field not in gone}


def put_main_effects(stack: Frames) -> None:
    """In format 2 a Main Effect pushed all that it does at once; nothing stood between it and the play."""
    effects = base_box().effects
    for depth in reversed(range(len(stack) - 1)):
        name, frame = stack[depth]
        card = frame.get("card")
        if name == "Playing" and frame.get("step") == "clear" and isinstance(card, int):
            done = len(effects[card].verbs) if card in range(len(effects)) else 0
            above, its = stack[depth + 1]
            waiting = above == "Sharing" and its.get("step") == "share"  # until the first verb is done
            stack[depth + 1 : depth + 1 + waiting] = [
                ("MainEffect", {"done": done - waiting, "step": "next"})
            ]
