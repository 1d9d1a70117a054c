"""Playing Boons and Treasures, their limits, and the use of Treasures (chapters MOVE, CARD; DGR-R-21, 70 to
73, 118, 125, 128).
"""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.games.dungeoneer.board import STEPS, cell_name
from undercroft.games.dungeoneer.cards.content import OPEN, Card
from undercroft.games.dungeoneer.cards.effects import Effects, would_change
from undercroft.games.dungeoneer.rules.resources import pay_glory
from undercroft.games.dungeoneer.rules.scores import boon_limit, price_of, treasure_limit
from undercroft.games.dungeoneer.rules.ways import cells_in_reach, shut_door, why_not_linked, why_not_relocate
from undercroft.games.dungeoneer.rules.windows import (
    not_in_hand,
    spend_charge,
    why_not_pay,
    why_not_usable,
)
from undercroft.games.dungeoneer.table import MOVING, PHASES, Table
from undercroft.games.dungeoneer.zones import discard_from_front, leave_stage, to_stage


def row_of(s: Table, card: Card) -> list[tuple[int, ...]]:
    return s.treasures if card.kind == "treasure" else s.boons


def has_room(s: Table, seat: int, card: Card) -> bool:
    """DGR-MOVE-10, DGR-MOVE-11; DGR-R-70: what raises the limit counts with its own bonus."""
    if card.kind == "treasure":
        return len(s.treasures[seat]) < treasure_limit(s, seat) + card.limit
    return len(s.boons[seat]) < boon_limit(s, seat)


def has_twin(s: Table, seat: int, card: Card) -> bool:
    """DGR-CARD-14, DGR-R-71: the same name, Treasures only."""
    return card.kind == "treasure" and any(s.box.card[n] is card for n in s.treasures[seat])


# -- play ----------------------------------------------------------------------------------------------------


def play_candidates(s: Table, seat: int) -> list[Option]:
    card, playable = s.box.card, s.box.playable
    purse = s.glory[seat] + 1  # a room may give a discount of 1
    return [("play", n) for n in s.hand[seat] if n in playable and card[n].cost <= purse]


def why_not_afford(s: Table, seat: int, n: int) -> Reason | None:
    """What forbids a Boon or Treasure of the hand at a free moment, its place in the Inventory left aside."""
    if n not in s.hand[seat]:
        return not_in_hand(s, n)
    card = s.box.card[n]
    if card.timing == "response" or (card.timing == "anytime" and card.when):
        return Reason("DGR-R-21", "card.reaction_only", {"card": s.name(n)})  # DGR-DEF-03, DGR-DEF-14
    if PHASES[s.phase] not in card.phases:
        return Reason("DGR-R-21", "card.other_phase", {"card": s.name(n), "phase": PHASES[s.phase]})
    return why_not_pay(s, seat, n)


def why_not_play(s: Table, seat: int, option: Option) -> Reason | None:
    n = option[1]
    card = s.box.card[n]
    if card.verb != "play":
        return Reason("DGR-CARD-08", "card.other_verb", {"card": s.name(n), "verb": card.verb})
    reason = why_not_afford(s, seat, n)
    if reason is not None:
        return reason
    if not card.lasting:
        if not would_change(s, seat, card.effects):
            return Reason("DGR-R-118", "card.for_nothing", {"card": s.name(n)})
        return None
    if not has_room(s, seat, card):
        rule = "DGR-MOVE-10" if card.kind == "treasure" else "DGR-MOVE-11"
        return Reason(rule, "inventory.full", {"card": s.name(n)})
    if has_twin(s, seat, card):
        return Reason("DGR-CARD-14", "inventory.twin", {"card": s.name(n)})
    return None


PLAY: Final[Offer] = tried(play_candidates, why_not_play)


def play(s: Table, option: Option) -> None:
    """Pay and play; Temporary cards are resolved and discarded, Permanent ones stay (DGR-DEF-10, DGR-DEF-18,
    DGR-CARD-12).
    """
    n, seat = option[1], s.active
    card = s.box.card[n]
    price = price_of(s, seat, card)
    learned = to_stage(s, seat, n)
    s.reveal("played", learned, seat=seat, card=s.name(n))
    pay_glory(s, seat, price)
    if card.lasting:
        leave_stage(s, n)
        row_of(s, card)[seat] += (n,)
    else:
        s.push(Effects(seat, seat, n, "effects"))


# -- replace: play at the limit ------------------------------------------------------------------------------


def replace_candidates(s: Table, seat: int) -> list[Option]:
    card, playable = s.box.card, s.box.playable
    return [
        ("replace", n, old)
        for n in s.hand[seat]
        if n in playable and card[n].lasting and not has_room(s, seat, card[n])
        for old in row_of(s, card[n])[seat]
    ]


def why_not_replace(s: Table, seat: int, option: Option) -> Reason | None:
    """DGR-R-70, DGR-R-125: only at the limit, one of the same kind, and it must then be legal."""
    _, n, old = option
    card = s.box.card[n]
    if card.verb != "play" or not card.lasting:
        return Reason("DGR-R-70", "inventory.no_place_needed", {"card": s.name(n)})
    reason = why_not_afford(s, seat, n)
    if reason is not None:
        return reason
    if old not in row_of(s, card)[seat]:
        return Reason("DGR-R-70", "inventory.other_kind", {"card": s.name(old)})
    if has_room(s, seat, card):
        return Reason("DGR-R-73", "inventory.has_room", {"card": s.name(n)})
    gone = s.box.card[old]
    if card.kind == "treasure":
        if len(s.treasures[seat]) - 1 >= treasure_limit(s, seat) - gone.limit + card.limit:
            return Reason("DGR-R-139", "inventory.still_full", {"card": s.name(n), "old": s.name(old)})
        if has_twin(s, seat, card) and gone is not card:
            return Reason("DGR-CARD-14", "inventory.twin", {"card": s.name(n)})
    return None


REPLACE: Final[Offer] = tried(replace_candidates, why_not_replace)


def replace(s: Table, option: Option) -> None:
    discard_from_front(s, s.active, option[2])
    play(s, option)


# -- jump: a Boon that relocates -----------------------------------------------------------------------------


def jump_candidates(s: Table, seat: int) -> list[Option]:
    card = s.box.card
    return [
        ("jump", n, cell)
        for n in s.hand[seat]
        if n in s.box.jumping and card[n].cost <= s.glory[seat]
        for cell in cells_in_reach(s, seat, card[n].reach)
    ]


def why_not_jump(s: Table, seat: int, option: Option) -> Reason | None:
    card = s.box.card[option[1]]
    if card.verb != "jump":
        return Reason("DGR-CARD-08", "card.other_verb", {"card": s.name(option[1]), "verb": card.verb})
    return why_not_afford(s, seat, option[1]) or why_not_relocate(s, seat, card.reach, option[2])


JUMP: Final[Offer] = tried(jump_candidates, why_not_jump)


def jump(s: Table, option: Option) -> None:
    _, n, cell = option
    seat = s.active
    learned = to_stage(s, seat, n)
    s.reveal("played", learned, seat=seat, card=s.name(n))
    pay_glory(s, seat, s.box.card[n].cost)
    s.push(Effects(seat, seat, n, "effects", cell))


# -- use: Treasures with charges -----------------------------------------------------------------------------


def use_candidates(s: Table, seat: int) -> list[Option]:
    card = s.box.card
    return [("use", n) for n in s.treasures[seat] if card[n].when]


def why_not_use(s: Table, seat: int, option: Option) -> Reason | None:
    n = option[1]
    reason = why_not_usable(s, seat, n)
    if reason is not None:
        return reason
    card = s.box.card[n]
    if "anytime" not in card.when and ("move" not in card.when or s.phase != MOVING):
        return Reason("DGR-R-91", "use.other_moment", {"card": s.name(n)})
    if card.effects[0][0] == "open_door":
        return Reason("DGR-R-128", "use.name_a_door", {"card": s.name(n)})
    if not would_change(s, seat, card.effects):
        return Reason("DGR-R-118", "card.for_nothing", {"card": s.name(n)})
    return None


USE: Final[Offer] = tried(use_candidates, why_not_use)


def use(s: Table, option: Option) -> None:
    n, seat = option[1], s.active
    spend_charge(s, seat, n)
    s.push(Effects(seat, seat, n, "effects"))


def unlock_candidates(s: Table, seat: int) -> list[Option]:
    card = s.box.card
    return [
        ("unlock", n, side)
        for n in s.treasures[seat]
        if card[n].effects and card[n].effects[0][0] == "open_door"
        for side in range(4)
    ]


def why_not_unlock(s: Table, seat: int, option: Option) -> Reason | None:
    """DGR-R-128: a shut door of the hero's space towards a linked neighbour."""
    _, n, side = option
    card = s.box.card[n]
    if n not in s.treasures[seat]:
        return Reason("DGR-DEF-05", "use.not_yours", {"card": s.name(n)})
    if not card.effects or card.effects[0][0] != "open_door":
        return Reason("DGR-R-128", "unlock.no_key", {"card": s.name(n)})
    reason = why_not_linked(s, seat, side)
    if reason is not None:
        return reason
    if shut_door(s, seat, side) == OPEN:
        return Reason("DGR-R-118", "door.not_shut", {"cell": cell_name(s.at[seat] + STEPS[side])})
    return None


UNLOCK: Final[Offer] = tried(unlock_candidates, why_not_unlock)


def unlock(s: Table, option: Option) -> None:
    _, n, side = option
    spend_charge(s, s.active, n)
    s.push(Effects(s.active, s.active, n, "effects", side))


# -- lift: buy a Bane off ------------------------------------------------------------------------------------


def lift_candidates(s: Table, seat: int) -> list[Option]:
    return [("lift", n) for n in s.banes[seat]]


def why_not_lift(s: Table, seat: int, option: Option) -> Reason | None:
    """DGR-R-94: later choices about a Bane belong to its victim."""
    n = option[1]
    card = s.box.card[n]
    if n not in s.banes[seat]:
        return Reason("DGR-R-94", "bane.not_on_you", {"card": s.name(n)})
    if not card.payoff:
        return Reason("DGR-R-73", "bane.no_price", {"card": s.name(n)})
    if card.payoff > s.glory[seat]:
        return Reason(
            "DGR-RES-05", "glory.short", {"card": s.name(n), "needed": card.payoff, "has": s.glory[seat]}
        )
    return None


LIFT: Final[Offer] = tried(lift_candidates, why_not_lift)


def lift(s: Table, option: Option) -> None:
    pay_glory(s, s.active, s.box.card[option[1]].payoff)
    discard_from_front(s, s.active, option[1])
