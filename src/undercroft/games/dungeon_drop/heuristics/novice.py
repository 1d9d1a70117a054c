"""The first rules of thumb: most cubes for fewest hearts, drop low, use nothing, go home with points
enough.

Who plays so sees what lies on the table and nothing else: no Quest, no Keys for Chests, no room after the
next one.
"""

from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions

View = Mapping[str, Any]

LOW: Final = 150  # the height to drop from
MONSTERS: Final = ("goblin", "troll", "dragon")
HEART: Final = 2.0  # cubes that a heart is worth
RELIC: Final = 3.0  # cubes that a Relic is worth
HOME: Final = 10.0  # cubes that the Staircase is worth, when it is time
STRIDE: Final = 7_000.0  # hundredths of a millimetre for which it is worth a cube less
HURRY: Final = 8  # cubes in the Box with which it is time anyway
WEAK: Final = 2  # life with which one drinks, and does not save Shields


def novice(view: View, options: Sequence[Option]) -> Opinions:
    rule = RULES.get(view["asked"]["prompt"], prefer("done", "pass", "descend"))
    return rule(view, options)


def prefer(*verbs: str) -> Callable[[View, Sequence[Option]], Opinions]:
    """Any option of these verbs, those of the first one before the others."""

    def rule(view: View, options: Sequence[Option]) -> Opinions:
        ranks = {verb: float(-rank) for rank, verb in enumerate(verbs)}
        return {option: Opinion(ranks[option[0]]) for option in options if option[0] in ranks}

    return rule


def is_time(view: View) -> bool:
    """Solo: points enough without the Chests, or hardly anything left in the Box."""
    if view["required"] is None:
        return False
    points = view["seat"]["0"]["worth"]["total"]
    return bool(points >= view["required"]) or sum(view["box"].values()) <= HURRY


def me(view: View) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["seat"][str(view["asked"]["seat"])]
    return found


def go(view: View, options: Sequence[Option]) -> Opinions:
    """Most cubes for fewest hearts; home when it is time."""
    shown = {room["option"]: room for room in view["asked"]["rooms"]}
    texts = dict(zip(options, view["asked"]["options"], strict=True))
    found = {}
    for option in options:
        room = shown.get(texts[option])
        if room is not None:
            worth = sum(map(glitter, room["cubes"])) - HEART * room["damage"]
            found[option] = Opinion(worth - way_home(view, texts[option].split()[1:]))
    return found or prefer("drink", "soothe")(view, options)


def glitter(cube: str) -> float:
    """One is as good as another, but for Relics and monsters."""
    return 0.0 if cube.startswith(MONSTERS) else RELIC if cube.startswith("relic") else 1.0


def way_home(view: View, corners: Sequence[str]) -> float:
    """What a room costs that is far from the Staircase, when it is time."""
    places = {name: (x, y) for name, x, y, _, _ in view["cubes"]}
    stair = places.get("stair_s1")
    if stair is None or not is_time(view):
        return 0.0
    places |= {f"pillar_token_{n}": (token[0], token[1]) for n, token in enumerate(view["tokens"], 1)}
    x, y = (sum(places[name][axis] for name in corners) / len(corners) for axis in (0, 1))
    return min(HOME, hypot(x - stair[0], y - stair[1]) / STRIDE)


def drop(view: View, options: Sequence[Option]) -> Opinions:
    """Low, anywhere; a Potion first if there is little life left."""
    if me(view)["life_left"] <= WEAK and any(option[0] == "drink" for option in options):
        return prefer("drink")(view, options)
    return {option: Opinion(0.0) for option in options if option[0] == "drop" and option[3] == LOW}


def start(view: View, options: Sequence[Option]) -> Opinions:
    return {option: Opinion(float(-option[1])) for option in options}


def shield(view: View, options: Sequence[Option]) -> Opinions:
    weak = view["loot"]["left"] <= WEAK
    return prefer(*(("shield", "done") if weak else ("done", "shield")))(view, options)


def leave(view: View, options: Sequence[Option]) -> Opinions:
    return prefer("leave" if is_time(view) else "stay")(view, options)


RULES: Final[dict[str, Callable[[View, Sequence[Option]], Opinions]]] = {
    "setup.height": start,
    "enter.room": go,
    "explore.aim": drop,
    "act.aim": drop,
    "move.room": go,
    "loot.room": go,
    "loot.shield": shield,
    "loot.none": prefer("drink", "soothe", "done"),
    "stairs.leave": leave,
}
