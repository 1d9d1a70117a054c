"""Why something is not offered, where a player might expect it: the Pillar that blocks, the damage that
would kill, the spot that is not free (DRP-R-12, 13, 23, 25, 35, 58, 74, 78).
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeon_drop.board import contains, is_in
from undercroft.games.dungeon_drop.cards.content import (
    Copy,
    Effect,
    Flick,
    FreeCorner,
    InnerPillars,
    KeepTokens,
    Lockpick,
    Look,
    Lull,
    Moves,
    Place,
    Prevent,
    Slay,
    Take,
)
from undercroft.games.dungeon_drop.rules.abilities import is_upright, models
from undercroft.games.dungeon_drop.rules.acting import Acting, targets
from undercroft.games.dungeon_drop.rules.aiming import MM, aim_zone, is_height
from undercroft.games.dungeon_drop.rules.asking import Asking
from undercroft.games.dungeon_drop.rules.damage import least_damage, loot_effects, shields_for
from undercroft.games.dungeon_drop.rules.exploring import Exploring, share
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.normal import Forming, Meeples
from undercroft.games.dungeon_drop.rules.reasons import at_spot, is_listed, of_cube, too_far, why_no_target
from undercroft.games.dungeon_drop.rules.rooms import (
    TOKEN,
    Corners,
    corners_of,
    in_the_way,
    is_too_thin,
    room,
    steps,
    takes,
)
from undercroft.games.dungeon_drop.rules.solo import TOKENS
from undercroft.games.dungeon_drop.rules.turning import Moving, prospect
from undercroft.games.dungeon_drop.table import CARD, IN_HAND, ON_TABLE, Table, disc

OF_WINDOW: Final = {
    "explore": "ability.explore",
    "act": "ability.act",
    "move": "ability.move",
    "loot": "ability.loot",
}
OF_ABILITIES: Final = (
    "flick",
    "slide",
    "prop",
    "pull",
    "point",
    "pick",
    "swap",
    "transmute",
    "banish",
    "mend",
)
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
        "shield": why_not_shield,
        "slay": why_not_slay,
        "take": why_not_take,
        "give_back": why_not_give_back,
        "place": why_not_place,
        "meeple": why_not_meeple,
        "done": why_not_done,
        **dict.fromkeys(OF_ABILITIES, why_not_of_ability),
    }
    return special.get(verb, why_not_listed)


def why_not_listed(s: Table, seat: int, option: Option) -> Reason | None:
    return None if is_listed(s, option) else not_among(s)


# -- abilities -----------------------------------------------------------------------------------------------


def why_not_use(s: Table, seat: int, option: Option) -> Reason | None:
    """An ability that is not the hero's, tilted, too late, of another step, or of no use here."""
    _, card, copied = option
    if is_listed(s, option):
        return None
    if card not in s.cards(seat):
        return Reason("DRP-ABL-01", "ability.not_yours")
    copying = s.effect(card)
    if isinstance(copying, Copy) and copied not in models(s, seat, copying):
        return Reason("DRP-R-93", "ability.not_copied")
    if not isinstance(copying, Copy) and copied != card:
        return Reason("DRP-ABL-01", "ability.another")
    if not is_upright(s, seat, card):
        return Reason("DRP-ABL-02", "ability.tilted")
    if s.spent:
        return Reason("DRP-ABL-03", "ability.spent")
    top = s.stack[-1]
    window = s.effect(copied).window
    if isinstance(top, Asking) and window != top.window:
        return Reason("DRP-R-34", OF_WINDOW[window])
    return why_useless(s, seat, s.effect(copied))


def why_useless(s: Table, seat: int, effect: Effect) -> Reason:
    """What keeps an ability from being declared in its own window (DRP-R-29, 58, 63, 67, 84)."""
    top = s.stack[-1]
    match effect:
        case Flick() if targets(s, effect) and s.life_left(seat) <= effect.strain:
            return Reason("DRP-R-29", "ability.last_life", {"n": effect.strain, "left": s.life_left(seat)})
        case Look():
            return Reason("DRP-R-67", "ability.few", {"n": share(s)})
        case Place():
            return Reason("DRP-R-67", "ability.no_spot")
        case Lockpick():
            return Reason("DRP-R-67", "ability.lockpick")
        case InnerPillars() | FreeCorner() | KeepTokens() | Moves():
            return Reason("DRP-R-67", "ability.no_room")
    if isinstance(top, Looting) and top.does_something(s, effect):
        least = least_damage(s, top.monsters(s), top.shields_left(s), effect)
        return Reason("DRP-R-58", "ability.deadly", {"n": least, "left": s.life_left(seat)})
    return Reason("DRP-R-67", "ability.nothing")


def why_not_of_ability(s: Table, seat: int, option: Option) -> Reason | None:
    """What is chosen for an ability in progress."""
    top = s.stack[-1]
    assert isinstance(top, Acting)
    return top.why_not(s, option)


# -- aims and spots ------------------------------------------------------------------------------------------


def why_not_height(s: Table, seat: int, option: Option) -> Reason | None:
    drop = s.box.measures.drop
    if is_height(s, option[1]):
        return None
    return Reason("DRP-R-01", "drop.height", {"low": drop.lowest // 100, "high": drop.highest // 100})


def why_not_drop(s: Table, seat: int, option: Option) -> Reason | None:
    """Any point will do: it is moved into the zone (DRP-R-78)."""
    return why_not_height(s, seat, ("height", option[3]))


def why_not_place(s: Table, seat: int, option: Option) -> Reason | None:
    """Another cube than was drawn, or a spot outside or not free."""
    top = s.stack[-1]
    assert isinstance(top, Exploring)
    _, cube, x, y = option
    if s.place[cube] != IN_HAND:
        return of_cube(s, "DRP-R-63", "cube.not_drawn", cube)
    if top.can_place(s, s.box.side[cube], x, y):
        return None
    inside = contains(aim_zone(s), (x * MM, y * MM))
    return at_spot("DRP-R-74", "spot.taken", x, y) if inside else at_spot("DRP-R-63", "spot.outside", x, y)


def why_not_meeple(s: Table, seat: int, option: Option) -> Reason | None:
    """Where a meeple cannot stand (DRP-R-70, DRP-R-74)."""
    top = s.stack[-1]
    assert isinstance(top, Meeples)
    _, x, y = option
    if top.can_stand(s, x, y):
        return None
    space = s.limits()
    inside = bool(space) and is_in(disc(x * MM, y * MM, s.box.measures.meeple.radius), space or ())
    return at_spot("DRP-R-74", "spot.taken", x, y) if inside else at_spot("DRP-R-70", "spot.beyond", x, y)


# -- one cube of several -------------------------------------------------------------------------------------


def why_not_give_back(s: Table, seat: int, option: Option) -> Reason | None:
    return None if is_listed(s, option) else of_cube(s, "DRP-R-63", "cube.not_drawn", option[1])


# -- in the loot ---------------------------------------------------------------------------------------------


def why_no_monster(s: Table, top: Looting, cube: int) -> Reason | None:
    """A monster in the room that still deals damage (DRP-R-24)."""
    if cube not in s.box.monsters:
        return of_cube(s, "DRP-ITEM-02", "cube.no_monster", cube)
    if cube not in top.cubes(s):
        return of_cube(s, "DRP-R-24", "cube.not_in_room", cube)
    return None if cube in top.monsters(s) else of_cube(s, "DRP-R-24", "cube.stopped", cube)


def why_not_shield(s: Table, seat: int, option: Option) -> Reason | None:
    top, cube = s.stack[-1], option[1]
    assert isinstance(top, Looting)
    if is_listed(s, option):
        return None
    wrong = why_no_monster(s, top, cube)
    if wrong is None and top.shields_left(s) < 1:
        return Reason("DRP-ITEM-02", "shield.none")
    effect = top.effect(s)
    rest = effect if isinstance(effect, Lull | Prevent) else None
    left = [n for n in top.monsters(s) if n != cube]
    return wrong or deadly(s, seat, "shield.deadly", least_damage(s, left, top.shields_left(s) - 1, rest))


def deadly(s: Table, seat: int, key: str, least: int) -> Reason:
    """At least 1 life must be left in the end (DRP-R-58)."""
    return Reason("DRP-R-58", key, {"n": least, "left": s.life_left(seat)})


def why_not_slay(s: Table, seat: int, option: Option) -> Reason | None:
    """Cleave: so many of one kind, and the hero must live."""
    top, cube = s.stack[-1], option[1]
    assert isinstance(top, Looting)
    effect = top.effect(s)
    assert isinstance(effect, Slay)
    if is_listed(s, option):
        return None
    wrong = why_no_monster(s, top, cube)
    if wrong is not None:
        return wrong
    if s.box.kind_of(cube) not in effect.most:
        return of_cube(s, "DRP-R-37", "cube.not_for_this", cube)
    if top.slain and s.box.kind_of(cube) != s.box.kind_of(top.slain[0]):
        return of_cube(s, "DRP-R-65", "slay.one_kind", cube)
    left = [n for n in top.monsters(s) if n != cube]
    return deadly(s, seat, "slay.deadly", least_damage(s, left, top.shields_left(s), None))


def why_not_take(s: Table, seat: int, option: Option) -> Reason | None:
    """Light Fingers: a treasure beside the room (DRP-R-86)."""
    top, cube = s.stack[-1], option[1]
    assert isinstance(top, Looting)
    effect = top.effect(s)
    assert isinstance(effect, Take)
    if is_listed(s, option):
        return None
    return why_no_target(s, effect, cube) or too_far(s, cube, effect.reach)


def why_not_done(s: Table, seat: int, option: Option) -> Reason | None:
    """What must still be done (DRP-R-58, 67, 69)."""
    top = s.stack[-1]
    if is_listed(s, option):
        return None
    match top:
        case Looting() if top.step in ("declare", "declared"):
            least = least_damage(s, top.monsters(s), top.shields_left(s), None)
            return deadly(s, seat, "done.ability", least)
        case Looting() if top.step in ("slay", "slew") and not top.slain:
            return Reason("DRP-R-67", "done.nothing")
        case Looting():
            return deadly(s, seat, "done.deadly", sum(top.dealt(s).values()))
        case Acting():
            return Reason("DRP-R-67", "done.nothing")
        case Forming():
            return Reason("DRP-R-69", "done.room")
    return not_among(s)


# -- rooms ---------------------------------------------------------------------------------------------------


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
    opened = top.effect(s) if isinstance(top, Moving | Forming) else None
    blocking = in_the_way(s, corners)
    if len(blocking) > (opened.most if isinstance(opened, InnerPillars) else 0):
        names = [s.name(n) if n < TOKEN else f"pillar_token_{n - TOKEN + 1}" for n in blocking]
        return Reason("DRP-ROOM-04", "room.blocked", {"cubes": names, "pillars": " ".join(names)})
    if s.pawn is not None and not is_in(s.pawn, room(s, corners).space):
        return Reason("DRP-ENT-01", "room.no_pawn")
    if isinstance(opened, Moves) and isinstance(top, Moving) and not top.moved:
        return Reason("DRP-R-68", "room.no_way_on")
    cubes = looted(s, corners)
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


def looted(s: Table, corners: Corners) -> list[int]:
    """What looting a room would take, after a move with everything where it then lies (DRP-R-58 (e))."""
    top = s.stack[-1]
    if isinstance(top, Moving):
        for step in steps(s, top.effect(s)):
            if corners_of(s, step) == corners:
                then, space = prospect(s, step)
                return takes(then, TOKENS, space)
    return takes(s, corners, room(s, corners).space)


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
