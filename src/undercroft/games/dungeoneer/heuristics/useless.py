"""Options that bring nothing: a Potion in the middle of what happens to others (DGR-R-114, DGR-R-118),
anything at all while one's own dice win, and another die where even a six would change nothing (DGR-R-126).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.games.dungeoneer.heuristics.seen import box_of_view

PASS: Final[Option] = ("pass",)
BEST: Final = 6


def useless(view: Mapping[str, Any], options: Sequence[Option]) -> frozenset[Option]:
    """In a window over something that does not touch this seat, what helps at any moment can wait; over dice
    that are winning, everything: if somebody rolls again, this seat is asked again (DGR-R-114).
    """
    asked, card = view["asked"], box_of_view(view).card
    if not asked["prompt"].startswith("window."):
        return frozenset()
    if asked["prompt"] == "window.reroll":
        lead, hope = outlook(view, asked["seat"])
        if lead > 0:
            return frozenset(options) - {PASS}
        if hope < 0:
            rerolls = (("reroll",),)
            return frozenset(
                option
                for option in options
                if option == ("power",) or (option != PASS and card[option[1]].effects == rerolls)
            )
    if concerns(view, asked["seat"]):
        return frozenset()
    return frozenset(
        option for option in options if option[0] in ("play", "use") and card[option[1]].when == ("anytime",)
    )


def outlook(view: Mapping[str, Any], seat: int) -> tuple[int, int]:
    """By how much the dice of this seat win as they lie, and by how much they would with a six; 0 where they
    decide otherwise, or how badly they lose counts.
    """
    scene = view["scene"] or {}
    match scene.get("scene"):
        case "test" if scene["hero"] == seat:
            more = scene["total"] - scene["threat"]  # as much as is needed is enough
            return more + 1, more - dict(scene["hero_parts"])["die"] + BEST
        case "combat" if "hero_parts" in scene and seat in (scene["hero"], rival_in(scene)):
            mine, theirs = scene["hero_parts"], scene["foe_parts"]
            if scene["hero"] != seat:
                mine, theirs = theirs, mine
            lead = sum(n for _, n in mine) - sum(n for _, n in theirs)
            best = lead - dict(mine)["die"] + BEST
            return lead, 0 if is_heavy(view) else best
    return 0, 0


def is_heavy(view: Mapping[str, Any]) -> bool:
    """Whether the Monster wounds worse where it wins by more (DGR-COMB-08)."""
    box = box_of_view(view)
    foe = box.number.get(view["scene"]["foe"])
    return foe is not None and bool(box.card[foe].heavy)


def rival_in(scene: Mapping[str, Any]) -> int | None:
    """The challenged seat, in a combat of heroes."""
    foe: str = scene["foe"]
    return int(foe[1:]) if foe.startswith("@") else None


def concerns(view: Mapping[str, Any], seat: int) -> bool:
    """Whether what is going on can hurt this seat or is decided by its dice."""
    scene, bane, wounds = view["scene"] or {}, view["bane"] or {}, view["wounds"] or {}
    if scene.get("scene") == "combat" and rival_in(scene) == seat:
        return True
    touched = (scene.get("hero"), bane.get("victim"), wounds.get("seat"))
    return seat in touched or any(declared["victim"] == seat for declared in view["declared"])
