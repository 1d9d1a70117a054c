"""Options that bring nothing: a Potion in the middle of what happens to others (DGR-R-114, DGR-R-118)."""

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.engine.choice import Option
from undercroft.games.dungeoneer.cards.box import base_box


def useless(view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
    """In a window over something that does not touch this seat, what helps at any moment can wait."""
    asked = view["asked"]
    if not asked["prompt"].startswith("window.") or concerns(view, asked["seat"]):
        return frozenset()
    card = base_box().card
    return frozenset(
        option for option in options if option[0] in ("play", "use") and card[option[1]].when == ("anytime",)
    )


def concerns(view: Mapping[str, Any], seat: int) -> bool:
    """Whether what is going on can hurt this seat or is decided by its dice."""
    scene, bane, wounds = view["scene"] or {}, view["bane"] or {}, view["wounds"] or {}
    if scene.get("foe") == view["seat"][str(seat)]["hero"]:
        return True
    touched = (scene.get("hero"), bane.get("victim"), wounds.get("seat"))
    return seat in touched or any(declared["victim"] == seat for declared in view["declared"])
