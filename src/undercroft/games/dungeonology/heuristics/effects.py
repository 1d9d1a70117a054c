"""What Main Effects and Skills are worth, card by card (chapters MAIN, INTERN; content: Trick Cards)."""

from collections.abc import Callable, Iterable
from typing import Final

from undercroft.games.dungeonology.cards.content import CIVILIZATION, CUBES, MILITIA, WORSHIP
from undercroft.games.dungeonology.heuristics.situation import AVERAGE, SPARE_STUDENT, STUN, Player, Situation
from undercroft.games.dungeonology.heuristics.stealth import best_study, prizes, spying
from undercroft.games.dungeonology.heuristics.weighing import weigh
from undercroft.games.dungeonology.table import CAMP

IN_VAIN: Final = 20.0  # a card whose cost cannot be paid is wasted (DGY-MAIN-17)
# it counts in the end, not for the Thesis (DGY-INTERN-04)
INTERN_POINT: Final = weigh("effects.INTERN_POINT", 0.8)
SHIELD: Final = weigh("effects.SHIELD", 0.3)  # a Protected cube
CARD: Final = weigh("effects.CARD", 0.5)  # a card more in a hand, as a part of its Bonus Value
TRAP: Final = weigh("effects.TRAP", 0.8)  # in the way of a rival
SNATCHED: Final = weigh("effects.SNATCHED", 1.0)  # a card that changes hands
BEST_CARD: Final = weigh("effects.BEST_CARD", 1.5)  # of a rival, discarded
LED_AWAY: Final = weigh("effects.LED_AWAY", 1.5)  # a Boss who stands where I am
UNJINXED: Final = weigh("effects.UNJINXED", 1.5)  # a Jinx Card that goes
SPOILT: Final = weigh("effects.SPOILT", 0.4)  # how likely a rival who is blown away does not study
HELPS: Final = {"quartermaster": 2.0, "seer": 1.0, "herald": 1.0, "cartographer": 0.7, "locksmith": 0.4}
HONORARY: Final = 4  # Honorary Tour stops before a cube worth more


# -- costs ---------------------------------------------------------------------------------------------------


def part_cost(s: Situation, name: str, n: int) -> float:
    """One part of a cost (DGY-MAIN-16)."""
    if name == "sacrifice":
        return -s.students_worth(-n) if s.me["students"] >= n else IN_VAIN
    if name == "draw":
        return s.draw_cost(n or 1)
    if name == "stun":
        return s.stun_cost(s.me, n) if s.me["stun"] + n <= s.me["values"]["stamina"] else IN_VAIN
    return CARD * min((s.bonus(card) for card in s.hand), default=IN_VAIN)


def price(s: Situation, parts: Iterable[tuple[str, int]]) -> float:
    return sum(part_cost(s, name, n) for name, n in parts)


def cost_of(s: Situation, card: int) -> float:
    """The cheapest way to pay for a card."""
    return min((price(s, parts) for parts in s.box.trick[card].cost), default=0.0)


def is_payable(s: Situation, card: int) -> bool:
    """DGY-R-174: all of one alternative, with the other cards of the hand; else the card is wasted."""
    costs = s.box.trick[card].cost
    owned = {
        "sacrifice": s.me["students"],
        "discard": len(s.hand) - 1,
        "stun": s.me["values"]["stamina"] - s.me["stun"],
    }
    return not costs or any(all(owned.get(name, n) >= n for name, n in parts) for parts in costs)


def is_vain(s: Situation, card: int) -> bool:
    """Whether a Main Effect would do nothing: it cannot be paid, or there is nothing to take."""
    trick = s.box.trick[card]
    takes = bool(trick.intern) or trick.id in TAKING
    return not is_payable(s, card) or (takes and main_worth(s, card) == 0)


# -- who is where --------------------------------------------------------------------------------------------


def here(s: Situation) -> list[int]:
    return s.seats_in(s.at)


def near(s: Situation) -> list[int]:
    """In my Zone or in a linked one."""
    linked = {s.box.zone_index[name] for name in s.zones[s.at]["links"]} | {s.at}
    found = (seat for seat, other in s.rivals.items() if s.place_of(other) in linked - {CAMP})
    return [seat for seat in found if not s.player(seat)["disguised"]]


def owned(player: Player) -> list[int]:
    """The colours she has a cube of."""
    return [cube for cube, name in enumerate(CUBES) if player["board"][name]]


def best_theft(s: Situation, seats: Iterable[int]) -> float:
    return max((s.theft(seat, cube) for seat in seats for cube in owned(s.player(seat))), default=0.0)


def mean_theft(s: Situation, seat: int) -> float:
    """A cube of a random colour."""
    cubes = owned(s.player(seat))
    return sum(s.theft(seat, cube) for cube in cubes) / len(cubes) if cubes else 0.0


def least_gift(s: Situation, seat: int) -> float:
    """A cube that its owner chooses."""
    player = s.player(seat)
    cubes = owned(player)
    return s.theft(seat, min(cubes, key=lambda cube: s.loss(player, cube))) if cubes else 0.0


# -- Skills --------------------------------------------------------------------------------------------------


def butt_worth(s: Situation, name: str) -> float:
    """Headbutts: a cube falls, a Heroic one is mine; or a card changes hands. They cost a Stun Token."""
    worths = [shake_worth(s, seat, name == "heroic_headbutt") for seat in here(s)]
    return max((*worths, SNATCHED)) - s.stun_cost(s.me)


def shake_worth(s: Situation, seat: int, heroic: bool) -> float:
    player = s.player(seat)
    cubes = owned(player)
    if not cubes:
        return 0.0
    if heroic:
        return mean_theft(s, seat)
    return s.envy(seat) * sum(s.loss(player, cube) for cube in cubes) / len(cubes)


# -- Main Effects --------------------------------------------------------------------------------------------


def intern_worth(s: Situation, name: str) -> float:
    """Its points, its help, and what its owner loses (DGY-INTERN-02 to 05)."""
    if name in s.me["interns"]:
        return 0.0
    intern = s.box.interns[s.box.intern_index[name]]
    worth = INTERN_POINT * intern.points + HELPS.get(name, 0.0)
    if intern.shield >= 0:
        worth += SHIELD * s.me["board"][CUBES[intern.shield]]
    for seat, other in s.rivals.items():
        if name in other["interns"]:
            worth += s.envy(seat) * INTERN_POINT * intern.points if s.place_of(other) != CAMP else -worth
    return worth


def expedition(s: Situation, card: int) -> float:
    """Grand Expedition: a new Zone and a Study whose Alert Value is 2 lower."""
    strength = s.strength - s.bonus(card) + 2
    tiles = [] if s.maximum else s.next_tiles(s.at)
    plans = [best_study(s, tile, s.box.zone[tile].spaces, strength) for tile in tiles]
    worths = [plan.worth for plan in plans if plan is not None]
    return sum(worths) / len(worths) if worths else study_here(s, strength)


def study_here(s: Situation, strength: float) -> float:
    plan = best_study(s, s.at, s.cubes[s.at], strength)
    return plan.worth if plan is not None else 0.0


def projection(s: Situation, card: int) -> float:
    """Astral Projection: a Study anywhere, its Alert Value 1 higher."""
    strength = s.strength - s.bonus(card) - 1
    plans = (best_study(s, zone, cubes, strength) for zone, cubes in s.cubes.items() if zone != CAMP)
    return max((plan.worth for plan in plans if plan is not None), default=0.0)


def gift(s: Situation, card: int) -> float:
    """Gaea's Gift: up to two cubes of a low colour come first."""
    free = s.zones[s.at]["cubes"].count(None)
    dear = max((CIVILIZATION, MILITIA, WORSHIP), key=lambda cube: (s.gain(s.me, cube), cube))
    plan = best_study(s, s.at, (dear,) * min(2, free) + s.cubes[s.at], s.strength - s.bonus(card))
    return plan.worth if plan is not None else 0.0


def heist(s: Situation, card: int) -> float:
    """Perfect Heist: an Espionage that nobody answers."""
    plans = [spying(s, seat, cube, True, silent=True) for seat in near(s) for cube in owned(s.player(seat))]
    return max((plan.worth for plan in plans), default=0.0)


def love_potion(s: Situation, card: int) -> float:
    found = prizes(s, s.me, s.cubes[s.at], 1)
    given = [least_gift(s, seat) for seat in here(s)]
    return sum(found) + sum(given) - s.draw_cost(1 + len(found) + len(given))


def beg(s: Situation, card: int) -> float:
    better = [seat for seat, other in s.rivals.items() if other["stars"] > s.me["stars"]]
    return sum(least_gift(s, seat) for seat in better if s.place_of(s.player(seat)) != CAMP)


def joint_paper(s: Situation, card: int) -> float:
    """A cube of my choice; whoever is here has one too."""
    gains = sorted((s.gain(s.me, cube) for cube in s.cubes[s.at]), reverse=True)
    friends = here(s)
    shared = AVERAGE - s.envy(friends[0]) * AVERAGE if friends else 0.0
    return (gains[0] if gains else 0.0) + shared


def tour(s: Situation, card: int) -> float:
    """Honorary Tour: up to two cubes, none worth more than 4."""
    cheap: list[int] = []
    for cube in s.cubes[s.at]:
        if s.cube_value(cube) > HONORARY:
            break
        cheap.append(cube)
    found = prizes(s, s.me, cheap, 2)
    return found[-1] if found else 0.0


def claim(s: Situation, card: int) -> float:
    return sum(mean_theft(s, seat) for seat in here(s))


def backstab(s: Situation, card: int) -> float:
    return best_theft(s, here(s))


def pickpocket(s: Situation, card: int) -> float:
    seats = [seat for seat in near(s) if s.player(seat)["hand"]["count"]]
    return max((CARD * AVERAGE * (1 + s.envy(seat)) for seat in seats), default=0.0)


def debt(s: Situation, card: int) -> float:
    """Friendly Debt: a cube that somebody near has just placed."""
    placed = [seat for seat in near(s) if s.player(seat)["placed"]]
    return max((least_gift(s, seat) for seat in placed), default=0.0)


def famous(s: Situation, card: int) -> float:
    seats = [seat for seat in near(s) if s.player(seat)["students"]][:3]
    return s.students_worth(len(seats)) + SPARE_STUDENT * len(seats)


def recruiting(s: Situation, card: int) -> float:
    return s.students_worth(min(5, s.view["bonfire"] + 1))


def drinks(s: Situation, card: int) -> float:
    """Round of Drinks: the Boss is led away, or Students come."""
    boss = s.view["boss"]
    if boss is None or boss["at"] is None:
        return s.students_worth(min(2, s.view["bonfire"]))
    zone = s.box.zone_index[boss["at"]]
    return LED_AWAY if zone == s.at else 0.0


def camp(s: Situation, card: int) -> float:
    """Field Camp: all that a Rest brings, where I am."""
    fresh = max(0.0, float(s.me["values"]["hand"] * AVERAGE - sum(s.bonus(other) for other in s.hand)))
    return STUN * int(s.me["stun"]) + CARD * fresh + UNJINXED * bool(s.me["jinxes"])


def traps(s: Situation, card: int) -> float:
    return TRAP * max((s.envy(seat) for seat in s.rivals), default=0.0)


def press(s: Situation, card: int) -> float:
    """Bad Press: the best card of whoever begins her turn."""
    seat = s.view["turn"]
    return s.envy(seat) * BEST_CARD if s.player(seat)["hand"]["count"] else 0.0


def spotlight(s: Situation, card: int) -> float:
    """She may declare only one cube: so the second is spared."""
    seat = s.view["turn"]
    found = prizes(s, s.player(seat), s.cubes[s.place_of(s.player(seat))], 2)
    return s.envy(seat) * (found[1] - found[0]) if len(found) > 1 else 0.0


def another_action(s: Situation, card: int) -> float:
    """Borrowed Hour: an Espionage after a Study, if it promises anything."""
    rogue = "rogue" in s.me["skills"]
    plans = [spying(s, seat, cube, rogue) for seat in near(s) for cube in owned(s.player(seat))]
    return max((plan.worth for plan in plans), default=0.0) if "espionage" not in s.view["actions"] else 0.0


def gust(s: Situation, card: int) -> float:
    """Gust of Wind spoils the Study of whoever has moved to good cubes and has not acted yet."""
    seat = s.view["turn"]
    if seat == s.seat or seat not in near(s) or s.view["actions"]:
        return 0.0
    found = prizes(s, s.player(seat), s.cubes[s.place_of(s.player(seat))], 2)
    return SPOILT * s.envy(seat) * found[-1] if found else 0.0


WORTHS: Final[dict[str, Callable[[Situation, int], float]]] = {
    "hunters_trap": traps,
    "field_camp": camp,
    "grand_expedition": expedition,
    "pickpocket": pickpocket,
    "backstab": backstab,
    "perfect_heist": heist,
    "love_potion": love_potion,
    "borrowed_hour": another_action,
    "astral_projection": projection,
    "gaeas_gift": gift,
    "round_of_drinks": drinks,
    "friendly_debt": debt,
    "joint_paper": joint_paper,
    "beg_for_notes": beg,
    "really_famous": famous,
    "bad_press": press,
    "spotlight": spotlight,
    "gust_of_wind": gust,
    "intellectual_property": claim,
    "recruiting_drive": recruiting,
    "honorary_tour": tour,
}


# Main Effects that do nothing where they are worth nothing
TAKING: Final = frozenset(
    {
        *("pickpocket", "backstab", "intellectual_property", "beg_for_notes"),
        *("friendly_debt", "really_famous", "honorary_tour"),
    }
)


def main_worth(s: Situation, card: int) -> float:
    """What a Main Effect brings, its cost aside; nothing for those that only help elsewhere."""
    trick = s.box.trick[card]
    if trick.intern:
        return intern_worth(s, trick.intern)
    found = WORTHS.get(trick.id)
    return found(s, card) if found else 0.0


def strength_of(trick: str) -> float:
    """What it adds to the hand: Small Talk draws two cards, and somebody else one."""
    return 2 * AVERAGE - 1 if trick == "small_talk" else 0.0


def steps_of(trick: str) -> int:
    """How many steps it is good for."""
    return {"forced_march": 2, "rope_and_hook": 1}.get(trick, 0)


HARMS: Final = {  # what a Main Effect of somebody else costs whom it hits
    "backstab": 5.0,
    "perfect_heist": 4.0,
    "intellectual_property": 4.0,
    "love_potion": 3.0,
    "beg_for_notes": 3.0,
    "friendly_debt": 3.0,
    "false_alarm": 3.0,
    "spotlight": 3.0,
    "bad_press": 2.0,
    "pickpocket": 1.5,
    "gust_of_wind": 1.5,
    "really_famous": 0.7,
}
BOONS: Final = {  # what it brings to its player
    "astral_projection": 5.0,
    "gaeas_gift": 5.0,
    "grand_expedition": 5.0,
    "honorary_tour": 5.0,
    "joint_paper": 4.0,
    "borrowed_hour": 3.0,
    "tiptoe": 3.0,
    "vow_of_silence": 2.0,
    "field_camp": 2.0,
    "recruiting_drive": 1.0,
}
