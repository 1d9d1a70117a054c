"""What whoever is asked is shown beside the options: what each room would bring and cost (DRP-LOOT-01,
DRP-R-58), and between which bounds a free choice lies (DRP-R-01, 35, 78).

Lengths are hundredths of a millimetre, as in the whole view; the numbers of an option are whole millimetres.
"""

from collections.abc import Iterator
from typing import Any

from undercroft.games.dungeon_drop.board import Polygon
from undercroft.games.dungeon_drop.cards.content import Effect, Moves, Pull, Redrop, Slide
from undercroft.games.dungeon_drop.rules.acting import (
    Acting,
    Flicking,
    Propping,
    Pulling,
    Sliding,
    Tossing,
    targets,
)
from undercroft.games.dungeon_drop.rules.aiming import MM, aim_zone
from undercroft.games.dungeon_drop.rules.damage import least_damage, loot_effects, shields_for
from undercroft.games.dungeon_drop.rules.exploring import Exploring, share
from undercroft.games.dungeon_drop.rules.normal import Forming, Meeples
from undercroft.games.dungeon_drop.rules.rooms import (
    TOKENS,
    Corners,
    Filling,
    all_rooms,
    corners_of,
    entry_rooms,
    takes,
)
from undercroft.games.dungeon_drop.rules.solo import Solo
from undercroft.games.dungeon_drop.rules.turning import Moving, prospect
from undercroft.games.dungeon_drop.table import ASIDE, IN_BOX, IN_HAND, Table

# -- rooms ---------------------------------------------------------------------------------------------------


def rooms(s: Table, seat: int) -> list[dict[str, Any]]:
    """For each room that is offered: what would be taken, how hard the monsters hit in all and at least, how
    many Shields that takes, and the life that is left.
    """
    top = s.stack[-1]
    if isinstance(top, Forming):
        found = s.known(("prices", *top.key(s)), lambda: prices(s, seat))
    else:
        found = prices(s, seat)
    life = s.life_left(seat)
    return [
        {
            "option": option,
            "cubes": cubes[:],
            "hits": hits,
            "damage": least,
            "shields": shields,
            "left": life - least,
        }
        for option, cubes, hits, least, shields in found
    ]


def prices(s: Table, seat: int) -> list[tuple[str, list[str], int, int, int]]:
    """For each room the option, the cubes, how hard the monsters hit, how hard at least, the Shields used."""
    top = s.stack[-1]
    effects: list[Effect | None] = [None]
    if isinstance(top, Moving | Forming) and not s.spent:
        effects = loot_effects(s, seat)
    beasts, damage, names = s.box.monsters, s.box.damage, s.box.names
    rooms = list(prospects(s, seat))
    options = s.write_all([("room", *corners) for corners, _ in rooms])
    found = []
    known: dict[tuple[int, ...], tuple[list[str], int, int, int]] = {}  # many rooms hold the same
    for option, (_, cubes) in zip(options, rooms, strict=True):
        price = known.get(cubes)
        if price is None:
            monsters = [n for n in cubes if n in beasts]
            least = hits = shields = 0
            if monsters:
                hits = sum([damage[n] for n in monsters])
                shields = shields_for(s, seat, cubes)
                least = min([least_damage(s, monsters, shields, effect) for effect in effects])
            price = [names[n] for n in cubes], hits, least, min(shields, len(monsters))
            known[cubes] = price
        found.append((option, *price))
    return found


def prospects(s: Table, seat: int) -> Iterator[tuple[Corners, tuple[int, ...]]]:
    """The corners of each room, and the cubes that looting it would take; after a move with everything where
    it then lies (DRP-R-58 (e)). The first move of a Detour takes nothing (DRP-R-68).
    """
    top = s.stack[-1]
    if isinstance(top, Moving):
        effect = top.effect(s)
        for step in top.ways(s):
            if isinstance(effect, Moves) and not top.moved:
                yield corners_of(s, step), ()
                continue
            then, space = prospect(s, step)
            yield corners_of(s, step), tuple(takes(then, TOKENS, space))
    elif isinstance(top, Solo):
        for room in entry_rooms(s, seat):
            yield room.corners, tuple(takes(s, room.corners, room.space))
    elif isinstance(top, Forming):
        left = s.box.pillars | {s.box.stair}
        rooms, good = all_rooms(s, top.effect(s)), set(top.good(s))
        found = Filling(s, rooms, tuple([n for n in s.lying() if n not in left]))
        for number, option in enumerate(rooms.options):
            if option in good:
                yield option[1:], tuple(found.of(number))


# -- free choices --------------------------------------------------------------------------------------------


def ranges(s: Table) -> dict[str, dict[str, Any]]:
    """By verb: the bounds of what may be chosen beside the grid that is listed."""
    assert s.choice is not None
    top = s.stack[-1]
    drop = s.box.measures.drop
    heights = [drop.lowest // MM, drop.highest // MM]
    found: dict[str, dict[str, Any]] = {}
    for verb in s.choice.verbs:
        if verb == "height":
            found[verb] = {"height": heights}
        elif verb == "drop":
            found[verb] = {"zone": corners(aim_zone(s)), "height": heights, **falling(s)}
        elif verb == "place" and isinstance(top, Exploring):
            found[verb] = {"zone": corners(aim_zone(s)), "cubes": s.names(s.at(IN_HAND))}
        elif verb == "meeple":
            assert isinstance(top, Meeples)
            found[verb] = {"zone": corners(s.limits() or ())}
        elif isinstance(top, Acting):
            found |= reach(s, top, verb)
    return found


def reach(s: Table, top: Acting, verb: str) -> dict[str, dict[str, Any]]:
    """What an ability reaches."""
    match top:
        case Flicking() if verb == "flick":
            effect, cubes = top.effect(s), s.names(top.cubes(s))
            return {verb: {"cubes": cubes, "strength": [0, effect.strength], "noise": effect.noise}}
        case Sliding():
            return {verb: cubes_near(s, top.effect(s))}
        case Propping():
            far, cubes = top.effect(s).reach, s.names(s.at(ASIDE))
            return {verb: {"cubes": cubes, "reach": far, "around": list(s.pawn_at())}}
        case Pulling():
            return {verb: {"zone": corners(top.zone(s)), **cubes_near(s, top.effect(s))}}
        case Tossing() if verb == "point":
            return {verb: cubes_near(s, top.effect(s))}
    return {}


def cubes_near(s: Table, effect: Slide | Pull | Redrop) -> dict[str, Any]:
    return {"cubes": s.names(targets(s, effect)), "reach": effect.reach}


def falling(s: Table) -> dict[str, Any]:
    """What is about to fall: how many cubes, and which if that is known."""
    top = s.stack[-1]
    cubes = list(top.chosen) if isinstance(top, Tossing) else s.at(IN_HAND)
    return {"count": len(cubes) or min(share(s), len(s.at(IN_BOX))), "cubes": s.names(cubes)}


def corners(zone: Polygon) -> list[list[int]]:
    return [[x, y] for x, y in zone]
