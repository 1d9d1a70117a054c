"""Points: what a stash is worth, Chests and Quests, places (chapters SCR, REQ, MP; DRP-R-30, 31, 64, 71)."""

from typing import Any

from undercroft.engine.state import Place
from undercroft.games.dungeon_drop.cards.content import (
    GEMS,
    SIZES,
    Bonus,
    Collected,
    Company,
    Each,
    Enough,
    First,
    Hearts,
    Heaviest,
    Kinds,
    Monsters,
    Opened,
    Sets,
)
from undercroft.games.dungeon_drop.table import CARD, STASH, TROPHY, Table


def opened(s: Table, seat: int) -> int:
    """How many Chests are opened (DRP-ITEM-03, DRP-ITEM-05, DRP-R-64)."""
    return min(s.count(seat, "chest"), s.count(seat, "key") + s.lockpick[seat])


def spare_keys(s: Table, seat: int) -> int:
    return s.count(seat, "key") - max(0, opened(s, seat) - s.lockpick[seat])


def monsters(s: Table, seat: int) -> list[int]:
    """On the Race card and in the trophies (DRP-SCR-06)."""
    return [*s.holds(seat, CARD), *s.holds(seat, TROPHY)]


def gem_points(s: Table, seat: int) -> int:
    """DRP-SCR-02."""
    quest = s.box.quests[s.quest[seat]]
    small = SIZES.index("small")
    points = 0
    for n in s.holds(seat, STASH):
        if n in s.box.gems:
            row = quest.small if s.box.size[n] == small else quest.large
            points += row[GEMS.index(s.box.kind_of(n))]
    return points


def bonus_points(s: Table, seat: int, bonus: Bonus | None) -> int:
    """DRP-SCR-03, DRP-R-71: what the Quest adds."""
    match bonus:
        case None:
            return 0
        case Enough():
            return bonus.points if sum(s.count(seat, kind) for kind in bonus.of) >= bonus.n else 0
        case Sets():
            return bonus.points * min(s.count(seat, kind) for kind in bonus.of)
        case Each():
            return bonus.points * sum(s.count(seat, kind) for kind in bonus.of)
        case Opened():
            return bonus.points * opened(s, seat)
        case Monsters():
            return sum(bonus.points.get(s.box.kind_of(n), 0) for n in monsters(s, seat))
        case Hearts():
            return bonus.points * max(0, s.life_left(seat))
        case Kinds():
            found = {s.box.kind[n] for n in s.holds(seat, STASH) if n in s.box.treasures}
            return bonus.points * max(0, len(found) - bonus.beyond)
        case Collected():
            wanted = s.box.aimed_at(bonus.of)
            return bonus.points * sum(n in wanted for n in s.collected[seat])
        case Company():
            return bonus.points * s.company[seat]
        case Heaviest():
            others = [s.weight(other) for other in s.playing() if other != seat]
            return bonus.points if all(s.weight(seat) > weight for weight in others) else 0
        case First():
            return bonus.points * s.first_in[seat]
    raise AssertionError(f"no rule for {bonus}")


def figures(s: Table, seat: int, rolled: int) -> dict[str, int]:
    """Every item of a score (DRP-SCR-01 to 09); `rolled` are the points of the opened Chests."""
    cubes = s.box.cubes
    items = {
        "gold": s.count(seat, "gold") * cubes[s.box.kind_index["gold"]].points,
        "gems": gem_points(s, seat),
        "quest": bonus_points(s, seat, s.box.quests[s.quest[seat]].bonus),
        "chests": rolled,
        "keys": spare_keys(s, seat) * cubes[s.box.kind_index["key"]].points,
        "potions": s.count(seat, "potion") * cubes[s.box.kind_index["potion"]].points,
        "shields": s.count(seat, "shield") * cubes[s.box.kind_index["shield"]].points,
        "monsters": sum(cubes[s.box.kind[n]].points for n in monsters(s, seat)),
        "hearts": max(0, s.life_left(seat)) * s.box.measures.game.heart,  # DRP-R-30, DRP-R-96
        "meeples": s.meeple_points[seat] * s.box.measures.game.meeple,
    }
    return {**items, "total": sum(items.values())}


def roll_chests(s: Table, seat: int) -> list[int]:
    """DRP-ITEM-04, DRP-R-31: once, when it counts."""
    die = s.box.cubes[s.box.kind_index["chest"]].die
    rolls = [die[s.chance.below("chests", len(die))] for _ in range(opened(s, seat))]
    if rolls:
        s.reveal("chests_rolled", seat=seat, rolls=rolls)
    return rolls


def standings(s: Table) -> tuple[Place, ...]:
    """Solo: the legacy (DRP-RET-03). Normal game: the highest score, then life, then a lighter stash (DRP-
    MP-11); below them those who gave up, the last one first (DRP-R-89).
    """
    if not s.over:
        return ()
    if s.is_solo:
        lost = s.ending.startswith("lost")
        legacy = s.box.floors.legacy_of(s.tracker)
        reason = s.ending if lost else f"legacy_{legacy.id}"
        told = {"tracker": s.tracker, "floor": s.floor, "tier": 0 if lost else legacy.tier}
        return (Place(0, 1, reason, "DRP-LOSE-03" if lost else "DRP-RET-03", told),)
    rows: dict[int, dict[str, Any]] = {}
    for seat in range(s.seats):
        rows[seat] = {
            **figures(s, seat, sum(s.rolls[seat])),
            "life": s.life_left(seat),
            "weight": s.weight(seat),
        }

    def key(seat: int) -> tuple[int, int, int]:
        return rows[seat]["total"], rows[seat]["life"], -rows[seat]["weight"]

    order = sorted(s.playing(), key=key, reverse=True)
    places: list[Place] = []
    for n, seat in enumerate(order):
        rank = places[-1].rank if n and key(seat) == key(order[n - 1]) else n + 1
        places.append(Place(seat, rank, "score", "DRP-MP-11", rows[seat]))
    for n, seat in enumerate(reversed(s.resigned)):
        places.append(Place(seat, len(order) + 1 + n, "resigned", "DRP-R-89", rows[seat]))
    return tuple(places)
