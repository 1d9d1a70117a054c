"""Why something is not offered, where a player might expect it: the Pillar that blocks, the damage that
would kill, the spot that is not free (DRP-R-12, 13, 23, 25, 35, 58, 74, 78).
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.cards.content import (
    Flick,
    FreeCorner,
    KeepTokens,
    Prop,
    Pull,
    Redrop,
    Slide,
)
from undercroft.games.dungeon_drop.rules.abilities import is_upright
from undercroft.games.dungeon_drop.rules.acting import Acting, targets
from undercroft.games.dungeon_drop.rules.aiming import is_height
from undercroft.games.dungeon_drop.rules.asking import Asking
from undercroft.games.dungeon_drop.rules.damage import least_damage, loot_effects, shields_for
from undercroft.games.dungeon_drop.rules.exploring import Exploring
from undercroft.games.dungeon_drop.rules.normal import Forming, Meeples
from undercroft.games.dungeon_drop.rules.rooms import TOKEN, in_the_way, is_too_thin, room, takes
from undercroft.games.dungeon_drop.rules.turning import Moving
from undercroft.games.dungeon_drop.table import ASIDE, CARD, IN_HAND, ON_TABLE, Table

OF_WINDOW: Final = {
    "explore": "ability.explore",
    "act": "ability.act",
    "move": "ability.move",
    "loot": "ability.loot",
}
Refusal = Callable[[Table, int, Option], Reason | None]


def not_among(s: Table) -> Reason:
    top = s.stack[-1]
    return Reason(top.rule if isinstance(top, Asking) else "DRP-TURN-01", "choice.not_among")


def why_not(verb: str) -> Refusal:
    special: dict[str, Refusal] = {
        "height": why_not_height,
        "use": why_not_use,
        "drop": why_not_drop,
        "room": why_not_room,
        "flick": why_not_flick,
        "slide": why_not_spot,
        "prop": why_not_spot,
        "place": why_not_spot,
        "pull": why_not_point,
        "point": why_not_point,
        "meeple": why_not_spot,
    }
    return special.get(verb, why_not_listed)


def is_listed(s: Table, option: Option) -> bool:
    assert s.choice is not None
    return option in s.choice.options


def why_not_listed(s: Table, seat: int, option: Option) -> Reason | None:
    return None if is_listed(s, option) else not_among(s)


def why_not_use(s: Table, seat: int, option: Option) -> Reason | None:
    """An ability that is not the hero's, tilted, too late, of another step, or of no use here."""
    _, card, copied = option
    if is_listed(s, option):
        return None
    if card not in s.cards(seat):
        return Reason("DRP-ABL-01", "ability.not_yours")
    if not is_upright(s, seat, card):
        return Reason("DRP-ABL-02", "ability.tilted")
    if s.spent:
        return Reason("DRP-ABL-03", "ability.spent")
    top = s.stack[-1]
    window = s.effect(copied).window
    if isinstance(top, Asking) and window not in (top.window, "copied"):
        return Reason("DRP-R-34", OF_WINDOW[window])
    return Reason("DRP-R-67", "ability.nothing")


def why_not_height(s: Table, seat: int, option: Option) -> Reason | None:
    drop = s.box.measures.drop
    if is_height(s, option[1]):
        return None
    return Reason("DRP-R-01", "drop.height", {"low": drop.lowest // 100, "high": drop.highest // 100})


def why_not_drop(s: Table, seat: int, option: Option) -> Reason | None:
    """Any point will do: it is moved into the zone (DRP-R-78)."""
    return why_not_height(s, seat, ("height", option[3]))


def why_not_flick(s: Table, seat: int, option: Option) -> Reason | None:
    top = s.stack[-1]
    assert isinstance(top, Acting)
    effect = top.effect(s)
    assert isinstance(effect, Flick)
    _, cube, _, strength = option
    if s.place[cube] != ON_TABLE:
        return Reason("DRP-R-85", "cube.not_there", {"cube": s.name(cube)})
    if cube not in targets(s, effect):
        return Reason("DRP-R-37", "cube.not_for_this", {"cube": s.name(cube)})
    if cube in top.chosen:
        return Reason("DRP-R-85", "cube.again", {"cube": s.name(cube)})
    return (
        Reason("DRP-R-35", "flick.strength", {"most": effect.strength})
        if strength > effect.strength
        else None
    )


def why_not_spot(s: Table, seat: int, option: Option) -> Reason | None:
    top = s.stack[-1]
    *_, x, y = option
    taken = Reason("DRP-R-74", "spot.taken", {"x": x, "y": y})
    if isinstance(top, Meeples):
        return None if top.can_stand(s, x, y) else taken
    cube = option[1]
    if isinstance(top, Exploring):
        if s.place[cube] != IN_HAND:
            return Reason("DRP-R-63", "cube.not_drawn", {"cube": s.name(cube)})
        return None if top.can_place(s, s.box.side[cube], x, y) else taken
    assert isinstance(top, Acting)
    effect = top.effect(s)
    if isinstance(effect, Prop):
        if cube not in s.at(ASIDE):
            return Reason("DRP-R-21", "cube.not_aside", {"cube": s.name(cube)})
        return None if top.can_prop(s, effect, cube, x, y) else taken
    assert isinstance(effect, Slide)
    if cube not in targets(s, effect):
        return Reason("DRP-R-37", "cube.not_for_this", {"cube": s.name(cube)})
    return None if top.can_slide(s, cube, x, y, effect.reach) else taken


def why_not_point(s: Table, seat: int, option: Option) -> Reason | None:
    top = s.stack[-1]
    assert isinstance(top, Acting)
    effect = top.effect(s)
    _, x, y = option
    if isinstance(effect, Pull):
        fine = top.can_pull(s, effect, x, y)
    else:
        assert isinstance(effect, Redrop)
        fine = bool(top.within(s, effect, x, y))
    return None if fine else Reason("DRP-R-67", "point.nothing", {"x": x, "y": y})


def why_not_room(s: Table, seat: int, option: Option) -> Reason | None:
    """The Pillar that blocks, a triangle too thin, the damage that would kill."""
    top = s.stack[-1]
    corners = option[1:]
    if is_listed(s, option):
        return None
    if len(set(corners)) < 3 or tuple(sorted(corners)) != corners:
        return Reason("DRP-ROOM-01", "room.three")
    lying = [n for n in corners if n >= TOKEN and n - TOKEN < len(s.tokens)]
    lying += [n for n in corners if n < TOKEN and s.place[n] == ON_TABLE]
    free = 1 if isinstance(top, Forming) and isinstance(top.effect(s), FreeCorner) else 0
    if len(lying) < 3 or sum(n < TOKEN and n not in s.box.pillars for n in corners) > free:
        return Reason("DRP-ROOM-01", "room.no_pillar")
    kept = 1 if isinstance(top, Moving) and isinstance(top.effect(s), KeepTokens) else 2
    if isinstance(top, Moving) and sum(n >= TOKEN for n in corners) != kept:
        return Reason("DRP-MOVE-01", "room.not_adjacent")
    if is_too_thin(s, corners):
        return Reason("DRP-R-13", "room.thin")
    blocking = in_the_way(s, corners)
    if blocking:
        names = [s.name(n) if n < TOKEN else f"pillar_token_{n - TOKEN + 1}" for n in blocking]
        return Reason("DRP-ROOM-04", "room.blocked", {"cubes": names, "pillars": " ".join(names)})
    cubes = takes(s, corners, room(s, corners).space)
    monsters = [n for n in cubes if n in s.box.monsters]
    effects = loot_effects(s, seat) if isinstance(top, Moving | Forming) else [None]
    least = min(least_damage(s, monsters, shields_for(s, seat, cubes), effect) for effect in effects)
    if least >= s.life_left(seat):
        rule = "DRP-MOVE-04" if isinstance(top, Moving) else "DRP-R-23"
        return Reason(
            rule if isinstance(top, Moving | Forming) else "DRP-ENT-03",
            "room.deadly",
            {"n": least, "left": s.life_left(seat)},
        )
    return not_among(s)


# -- Potions -------------------------------------------------------------------------------------------------


def drink_candidates(s: Table, seat: int) -> list[Option]:
    return [("drink", n) for n in s.holds(seat, CARD)] if s.count(seat, "potion") else []


def why_not_drink(s: Table, seat: int, option: Option) -> Reason | None:
    """DRP-ITEM-01, DRP-R-58 (d), DRP-R-87."""
    if not s.count(seat, "potion"):
        return Reason("DRP-ITEM-01", "potion.none")
    if option[1] not in s.holds(seat, CARD):
        return Reason("DRP-R-87", "potion.no_monster", {"cube": s.name(option[1])})
    return why_not_now(s, option[1])


def why_not_now(s: Table, monster: int) -> Reason | None:
    """In the Move step a room to go to must be left (DRP-R-58 (d))."""
    top = s.stack[-1]
    return (
        Reason("DRP-R-58", "potion.no_way")
        if isinstance(top, Moving) and not top.leads_on(s, monster)
        else None
    )


def soothe_candidates(s: Table, seat: int) -> list[Option]:
    return [("soothe",)]


def why_not_soothe(s: Table, seat: int, option: Option) -> Reason | None:
    top = s.stack[-1]
    if isinstance(top, Acting):
        return None if ("soothe",) in top.offers(s) else not_among(s)
    if not s.count(seat, "potion"):
        return Reason("DRP-ITEM-01", "potion.none")
    return why_not_now(s, -1) if s.strain[seat] else Reason("DRP-R-87", "potion.no_strain")
