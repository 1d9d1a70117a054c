"""Monsters and Shields: what a room costs, and whether a hero survives it (chapters DMG and ITEM; DRP-R-22,
25 to 29, 39, 58, 65).
"""

from collections.abc import Collection, Iterable, Sequence
from math import hypot
from typing import Final

from undercroft.engine.choice import Reason
from undercroft.games.dungeon_drop.board import Footprint, Polygon, is_in
from undercroft.games.dungeon_drop.cards.content import Effect, Lull, Prevent, Slay, Spare
from undercroft.games.dungeon_drop.rules.abilities import in_window
from undercroft.games.dungeon_drop.rules.reasons import deadly
from undercroft.games.dungeon_drop.table import CARD, Table

HALF_DIAGONAL: Final = 0.7072  # of a square, in sides; rounded up
ROUNDING: Final = 2  # hundredths that rounding may add to a corner


def damages(s: Table, monsters: Iterable[int], effect: Effect | None) -> dict[int, int]:
    """What each monster would deal, before Shields: Distant Cousin takes Goblins out, Lullaby lowers
    (DRP-R-65).
    """
    found = {n: s.box.damage[n] for n in monsters}
    if isinstance(effect, Spare):
        spared = s.box.aimed_at(effect.targets, effect.size)
        return {n: dealt for n, dealt in found.items() if n not in spared}
    if isinstance(effect, Lull):
        return {n: max(0, dealt - effect.less.get(s.box.kind_of(n), 0)) for n, dealt in found.items()}
    return found


def slayable(s: Table, monsters: Iterable[int], effect: Slay) -> dict[str, list[int]]:
    """What Cleave could take, by kind: no more than its number of one kind."""
    rows = {kind: [n for n in monsters if s.box.kind_of(n) == kind] for kind in effect.most}
    return {kind: row for kind, row in rows.items() if row}


def least_damage(s: Table, monsters: list[int], shields: int, effect: Effect | None) -> int:
    """What is dealt by the best use of Shields and of one ability (DRP-R-65)."""
    if effect is None:
        return sum(sorted([s.box.damage[n] for n in monsters], reverse=True)[shields:])
    if isinstance(effect, Slay):
        ways = [row[: effect.most[kind]] for kind, row in slayable(s, monsters, effect).items()] or [[]]
        return min(least_damage(s, [n for n in monsters if n not in slain], shields, None) for slain in ways)
    dealt = sorted(damages(s, monsters, effect).values(), reverse=True)
    rest = sum(dealt[shields:])
    return max(0, rest - effect.damage) if isinstance(effect, Prevent) else rest


def prevented(s: Table, dealt: dict[int, int], most: int) -> dict[int, int]:
    """Aegis: from the strongest first, each down to 0 before the next (DRP-R-65)."""
    left = dict(dealt)
    for n in sorted(dealt, key=lambda n: (-dealt[n], n)):
        taken = min(most, left[n])
        left[n] -= taken
        most -= taken
    return left


def shields_for(s: Table, seat: int, cubes: Iterable[int]) -> int:
    """Shields of the stash and of the room itself (DRP-R-26)."""
    return s.count(seat, "shield") + len(s.box.shields.intersection(cubes))


def healed(s: Table, seat: int, potions: int) -> int:
    """How many hearts that many Potions could uncover (DRP-R-28, DRP-R-87)."""
    if not potions:
        return 0
    covered = sorted([*(s.covers[n] for n in s.holds(seat, CARD)), *[1] * s.strain[seat]], reverse=True)
    return sum(covered[:potions])


def survives(
    s: Table, seat: int, cubes: list[int], effects: Iterable[Effect | None], potions: int = 0
) -> bool:
    """Whether at least 1 life can be left after looting these cubes (DRP-DMG-03, DRP-R-25, DRP-R-58)."""
    box = s.box
    monsters = [n for n in cubes if n in box.monsters]
    life = s.life_left(seat)
    if sum([box.damage[n] for n in monsters]) < life:
        return True
    shields = shields_for(s, seat, cubes)
    most = life + healed(s, seat, potions)
    for effect in effects:  # noqa: SIM110 - a generator takes longer
        if least_damage(s, monsters, shields, effect) < most:
            return True
    return False


def is_harmless(s: Table, life: int, pillars: Sequence[Footprint]) -> bool:
    """Whether the monsters anywhere near three Pillars are too weak to kill: then nothing else need be asked.
    A cube in the room is no farther from the triangle of the centres than two half diagonals.
    """
    (ax, ay, _, first), (bx, by, _, second), (cx, cy, _, third) = pillars
    if (bx - ax) * (cy - ay) < (by - ay) * (cx - ax):
        bx, by, cx, cy = cx, cy, bx, by
    ux, uy, vx, vy, wx, wy = bx - ax, by - ay, cx - bx, cy - by, ax - cx, ay - cy
    u, v, w = hypot(ux, uy), hypot(vx, vy), hypot(wx, wy)
    thick = HALF_DIAGONAL * max(first, second, third) + ROUNDING
    for x, y, half, damage in s.seen("monsters", lambda: strong_ones(s)):
        away = -thick - half
        if (
            ux * (y - ay) - uy * (x - ax) > away * u
            and vx * (y - by) - vy * (x - bx) > away * v
            and wx * (y - cy) - wy * (x - cx) > away * w
        ):
            life -= damage
            if life <= 0:
                return False
    return True


def all_damage(s: Table) -> int:
    """What all monsters on the table deal together."""
    return s.seen("all damage", lambda: sum(s.box.damage[n] for n in s.lying(s.box.monsters)))


def strong_ones(s: Table) -> list[tuple[int, int, float, int]]:
    """Where every monster lies, half of its diagonal, and what it deals."""
    prints, damage = s.footprints(), s.box.damage
    return [
        (prints[n].x, prints[n].y, HALF_DIAGONAL * prints[n].side, damage[n]) for n in s.lying(s.box.monsters)
    ]


def is_survived(
    s: Table,
    seat: int,
    space: Polygon,
    effects: Iterable[Effect | None],
    potions: int = 0,
    corners: Collection[int] = (),
) -> bool:
    """Whether looting a space can be survived: only monsters and Shields matter, and of these not what is
    a corner of the room itself (Flight of the normal game).
    """
    life = s.life_left(seat)
    if all_damage(s) < life:
        return True
    monsters = [n for n in s.lying(s.box.monsters) if n not in corners]
    prints = s.footprints()
    found = [n for n in monsters if is_in(prints[n], space)]
    if sum(s.box.damage[n] for n in found) < life:
        return True
    shields = [n for n in s.lying(s.box.shields) if n not in corners]
    shields = [n for n in shields if is_in(prints[n], space)]
    return survives(s, seat, [*found, *shields], effects, potions)


def loot_effects(s: Table, seat: int) -> list[Effect | None]:
    """No ability, or one that can be declared in the loot."""
    return [None, *(ability.effect for ability in in_window(s, seat, "loot"))]


def why_deadly(
    s: Table, seat: int, rule: str, cubes: list[int], effects: Iterable[Effect | None]
) -> Reason | None:
    """A room that nobody would survive who loots these cubes."""
    monsters = [n for n in cubes if n in s.box.monsters]
    shields = shields_for(s, seat, cubes)
    least = min(least_damage(s, monsters, shields, effect) for effect in effects)
    return deadly(s, seat, rule, "room.deadly", least) if least >= s.life_left(seat) else None
