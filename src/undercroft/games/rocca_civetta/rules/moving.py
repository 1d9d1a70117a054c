"""Steps that cost more than a Speed point, and those of somebody who flies (RCV-R-195; content: Frostbite,
Outside the Dungeon, Winged Steed, Winter is Coming).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason
from undercroft.games.dungeonology.board import is_full
from undercroft.games.dungeonology.rules import moving as base
from undercroft.games.dungeonology.rules.values import change
from undercroft.games.rocca_civetta.rules.winter import cost_of_ice
from undercroft.games.rocca_civetta.table import Table


def step_cost(s: Table, seat: int, zone: int) -> int:
    """RCV-R-195: surcharges add up. A new Zone (-1) is of the same Floor."""
    cost = 1 if s.walked else 1 + change(s, seat, "first_step")
    panic = s.pieces.panic_of(s.panic) if s.maximum else None
    if panic is not None and zone >= 0 and s.box.zone[zone].floor != s.box.zone[s.at[seat]].floor:
        cost += panic.floor_cost
    return cost + cost_of_ice(s, zone)


def why_too_dear(s: Table, seat: int, zone: int) -> Reason | None:
    cost = step_cost(s, seat, zone)
    if s.points < cost:
        return Reason("RCV-R-195", "move.too_dear", {"n": cost, "points": s.points})
    return None


def flights(s: Table, seat: int) -> list[int]:
    """Adjacent placed Zones of her Floor, linked or not, whatever Doors and Walls."""
    here = s.at[seat]
    if not change(s, seat, "flies"):
        return []
    zones = s.box.zone
    return [zone for zone in s.plan.beside[here] if zones[zone].floor == zones[here].floor]


def walk_options(s: Table, seat: int) -> list[Option]:
    if not s.points:
        return []
    found = base.walk_options(s, seat)
    known = [option[1] for option in found]
    found += [("walk", zone) for zone in flights(s, seat) if zone not in known]
    return [option for option in found if s.points >= step_cost(s, seat, option[1])]


def why_not_walk(s: Table, seat: int, option: Option) -> Reason | None:
    zone = option[1]
    if zone in flights(s, seat):
        return base.no_points(s) or why_too_dear(s, seat, zone)
    return base.why_not_walk(s, seat, option) or why_too_dear(s, seat, zone)


def sneak_options(s: Table, seat: int) -> list[Option]:
    return [o for o in base.sneak_options(s, seat) if s.points >= step_cost(s, seat, o[1])]


def why_not_sneak(s: Table, seat: int, option: Option) -> Reason | None:
    return base.why_not_sneak(s, seat, option) or why_too_dear(s, seat, option[1])


def why_not_reveal(s: Table, seat: int, option: Option) -> Reason | None:
    if not s.maximum and is_full(s.box, s.plan, s.at[seat]):
        return Reason("RCV-R-46", "reveal.narrow", {"zone": s.zone_word(s.at[seat])})
    return base.why_not_reveal(s, seat, option) or why_too_dear(s, seat, -1)


WALK: Final[Offer] = Offer(walk_options, why_not_walk)
SNEAK: Final[Offer] = Offer(sneak_options, why_not_sneak)
REVEAL: Final[Offer] = Offer(base.reveal_candidates, why_not_reveal, is_tried=True)
