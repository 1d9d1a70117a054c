"""Saved tables of former formats, put into the words of the present one (engine/codec.py has the numbers)."""

from typing import Any, Final

# In format 1 one procedure, `Acting`, served every ability: which one is told by the step at which it waits.
ABILITIES: Final = {
    "flicked": "Flicking",
    "slid": "Sliding",
    "propped": "Propping",
    "attracted": "Pulling",
    "pointed": "Tossing",
    "picked": "Tossing",
    "aimed": "Tossing",
    "swapped": "Swapping",
    "transmuted": "Transmuting",
    "banished": "Banishing",
    "mended": "Mending",
}
ALL: Final = {"seat", "copied", "step"}
OWN: Final = {"Flicking": {"chosen"}, "Tossing": {"chosen", "x", "y"}, "Mending": {"left", "begun"}}


def migrate(format: int, stack: list[tuple[str, dict[str, Any]]]) -> None:
    if format == 1:
        stack[:] = [ability(frame) if name == "Acting" else (name, frame) for name, frame in stack]


def ability(frame: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    name = ABILITIES.get(str(frame.get("step")), "Acting")
    known = ALL | OWN.get(name, set())
    former = {**frame, "begun": 1 if frame.get("chosen") else 0}
    return name, {field: value for field, value in former.items() if field in known}
