"""Stealth Tests beforehand: what a Study or an Espionage would take, and how likely it succeeds."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.games.dungeonology.heuristics.situation import (
    AVERAGE,
    NO_SURPRISE,
    Player,
    Situation,
    Surprise,
)
from undercroft.games.dungeonology.heuristics.weighing import weigh

# How likely a single hidden card can raise an Alert Value by at least so much: Subterfuge, Magic and Fate are
# 51 of the 105 Trick Cards.
HINDERING: Final[tuple[float, ...]] = (1.0, 0.49, 0.35, 0.24, 0.16, 0.05, 0.02)
WILLING: Final = weigh("stealth.WILLING", 0.6)  # how likely somebody who can hinder does it
YIELDED: Final = weigh("stealth.YIELDED", 0.2)  # how likely somebody lets a Protected cube go
LUCK: Final = weigh("stealth.LUCK", 0.12)  # that one point too few turns out to be enough


class StealthPlan(NamedTuple):
    """A Stealth Test as it would be: so many cubes, against which Alert Value, how likely, worth what."""

    zone: int
    cubes: int
    alert: float
    chance: float
    worth: float


def alert_of(s: Situation, zone: int, count: int) -> float:
    """The Alert Value of a Study there, the luck of the Zone reckoned in (DGY-STUDY-02 to 04, 08)."""
    boss = s.view["boss"]
    guard = 0
    if boss is not None and boss["at"] is not None and s.box.zone_index[boss["at"]] == zone:
        guard = s.boss_alert(boss["id"])
    printed = s.box.zone[zone].alert + s.view["alert"]["bonus"]
    surcharge = s.cube_increase(count) + s.surcharge(zone)
    return float(printed + guard + surcharge + bad_luck(s, zone))


def bad_luck(s: Situation, zone: int) -> float:
    """What a Zone adds to the Alert Value after declaring, or less than nothing (DGY-DZ-08, 09)."""
    return s.luck_of(zone, "bad_luck") - s.luck_of(zone, "good_luck")


def most_cubes(s: Situation) -> int:
    """DGY-STUDY-06; in the Darkness only one."""
    return 1 if s.maximum and s.view["panic"] == "darkness" else int(s.me["values"]["intelligence"])


def prizes(s: Situation, player: Player, cubes: Sequence[int], most: int) -> list[float]:
    """What the first cubes from the left are worth together, for one, two, three of them (DGY-STUDY-07)."""
    board = s.heights(player)
    found: list[float] = []
    total = 0.0
    for cube in cubes:
        if len(found) == most:
            break
        worth = s.place(player, board, cube)
        if worth is not None:
            total += worth
            found.append(total)
    return found


def success(
    slack: float, hands: Sequence[int], willing: float = WILLING, surprise: Surprise = NO_SURPRISE
) -> float:
    """How likely a test succeeds whose Stealth Value is so far above the Alert Value, if these hands may
    still hinder it and this may be added.
    """
    return sum(likely * outlasts(slack - n, hands, willing) for n, likely in surprise)


def outlasts(slack: float, hands: Sequence[int], willing: float) -> float:
    """The same when nothing is added any more."""
    if slack < 0:
        return LUCK if slack >= -1 else 0.0
    p = HINDERING[min(int(slack) + 1, len(HINDERING) - 1)]
    chance = 1.0
    for cards in hands:
        chance *= 1 - willing * (1 - (1 - p) ** cards)
    return chance


def failure_cost(s: Situation, zone: int) -> float:
    """Stun and Students (DGY-STUDY-18, 19)."""
    return s.next_stun + s.draw_cost(s.effect(zone, "danger") or 1)


def offers(s: Situation, zone: int, cubes: tuple[int, ...]) -> list[tuple[float, float]]:
    """What there is to study in a Zone with these cubes: prize and Alert Value for one and more of them."""
    if (zone, cubes) not in s.offers:
        found = prizes(s, s.me, cubes, most_cubes(s))
        s.offers[zone, cubes] = [(prize, alert_of(s, zone, n)) for n, prize in enumerate(found, 1)]
    return s.offers[zone, cubes]


def best_study(s: Situation, zone: int, cubes: tuple[int, ...], strength: float) -> StealthPlan | None:
    """The most promising number of cubes for a Study there with such a strength."""
    found: StealthPlan | None = None
    for n, (prize, alert) in enumerate(offers(s, zone, cubes), 1):
        chance = success(strength - alert, s.listeners, surprise=s.study_surprise)
        worth = chance * prize - (1 - chance) * failure_cost(s, zone)
        if found is None or worth > found.worth:
            found = StealthPlan(zone, n, alert, chance, worth)
    return found


def spying_strength(s: Situation) -> float:
    """Without the Study Bonus (DGY-ESP-06), with the Divinations of a Rogue (DGY-R-191, DGY-ED-45)."""
    rogue = "rogue" in s.me["skills"]
    return s.strength - int(s.me["study_bonus"]) + s.clauses.rogue * AVERAGE * rogue


def spying_alert(s: Situation, seat: int, cube: int, alone: bool) -> int:
    """The cube's value and the Students of its owner (DGY-ESP-05)."""
    victim = s.player(seat)
    value = s.cube_value(cube) + (0 if alone else s.guards(victim))
    return max(1, value - 2) if "gossip_magnet" in victim["jinxes"] else value


def spying(s: Situation, seat: int, cube: int, alone: bool, silent: bool = False) -> StealthPlan:
    """An Espionage as it would be."""
    alert = spying_alert(s, seat, cube, alone)
    hands = [] if silent else [s.player(seat)["hand"]["count"]]
    chance = success(spying_strength(s) - alert, hands)
    prize = s.theft(seat, cube) * (YIELDED if is_protected(s, seat, cube) else 1)
    cost = 0.0 if alone else -s.students_worth(-1)
    return StealthPlan(s.at, 1, alert, chance, chance * prize - (1 - chance) * failure_cost(s, s.at) - cost)


def is_protected(s: Situation, seat: int, cube: int) -> bool:
    """DGY-PROT-01."""
    interns = (s.box.interns[s.box.intern_index[name]] for name in s.player(seat)["interns"])
    return any(intern.shield == cube for intern in interns)
