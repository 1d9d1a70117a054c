"""Mind Twist, the Panic Card of Jukas: minds, places and hands are turned about, and every Skill with a cost
costs a card besides (content: Mind Twist; DGY-R-167, 195).
"""

from typing import Annotated, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat, SeatOrNone, Within
from undercroft.games.dungeonology.cards.content import DIRECTIONS, Skill
from undercroft.games.dungeonology.ranges import ZoneOrNone
from undercroft.games.dungeonology.rules.chance import random_scholar, randomize
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.skills import DISCARDED, Harvest, begin, harvest_of, of_type
from undercroft.games.dungeonology.table import NOBODY
from undercroft.games.dungeonology.zones import discard_card, draw_cards, let_hold, show_to
from undercroft.games.rocca_civetta.table import Table

PRICED: Final = ("buy_trap", "pitch", "brew")  # verbs of Skills that ask for their cost themselves


# -- the start of every turn ---------------------------------------------------------------------------------


class Twisted(Frame):
    """A direction is Randomized: nothing, hands, places, or new cards."""

    first_step = "turn"
    belongs_to = ("seat",)
    waits = ("settle",)

    seat: Seat
    other: SeatOrNone = NOBODY  # who stands where she stood
    zone: ZoneOrNone = NOBODY  # and where that is

    def turn(self, s: Table) -> str:
        card = randomize(s, "side", lambda card: True)
        assert card is not None
        side = DIRECTIONS[card.direction]
        if side == "e":
            swap_hands(s, self.seat)
        elif side == "w":
            change_hand(s, self.seat)
        elif side == "s":
            return "choose"
        return DONE

    def choose(self, s: Table) -> str:
        """Her place for that of another Randomized Scholar, without Incoming Effects."""
        found = random_scholar(s, s.clockwise(self.seat))
        if found is None:
            return DONE
        self.other, self.zone = found, s.at[self.seat]
        s.push(Entering(self.seat, s.at[found], quiet=1))
        return "settle"

    def settle(self, s: Table) -> str:
        if s.is_in(self.other):
            s.push(Entering(self.other, self.zone, quiet=1))
        return DONE


def swap_hands(s: Table, seat: int) -> None:
    """With the next player to the left who is out there; both remember what they held."""
    other = next((other for other in s.clockwise(seat) if s.is_out_there(other)), NOBODY)
    if other == NOBODY:
        return
    s.hand[seat], s.hand[other] = s.hand[other], s.hand[seat]
    for owner in (seat, other):
        for card in s.hand[owner]:
            s.seen[card] |= show_to(s, owner)
    s.tell("hands_swapped", seat=seat, victim=other)


def change_hand(s: Table, seat: int) -> None:
    """She discards it and draws one card less."""
    cards = s.hand[seat]
    for card in cards:
        discard_card(s, seat, card)
    draw_cards(s, seat, len(cards) - 1)


def twist(s: Table, seat: int) -> None:
    """A Scholar in the Starting Zone is not touched (DGY-R-22, RCV-R-362)."""
    if s.is_out_there(seat):
        s.push(Twisted(seat))


# -- Skills --------------------------------------------------------------------------------------------------


def due(s: Table) -> int:
    """How many cards a Skill with a cost takes besides."""
    panic = s.pieces.panic_of(s.panic) if s.maximum else None
    return panic.skill_cards if panic is not None else 0


def has_cost(skill: Skill) -> bool:
    return (
        bool(skill.price)
        or skill.cost not in ("", "free")
        or skill.effect[:1] in [(verb,) for verb in PRICED]
    )


def own_cards(s: Table, seat: int, skill: Skill, n: int = 1) -> int:
    """The cards that it costs anyway."""
    if skill.effect[:1] == ("brew",):
        return int(skill.effect[1])
    price = skill.price_of(n) if skill.price else {}
    return int(skill.cost == "discard" or skill.cost in DISCARDED) + price.get("discard_magic", 0)


def why_not_afford(s: Table, seat: int, skill: Skill, n: int = 1) -> Reason | None:
    more = due(s)
    if not more or not has_cost(skill) or len(s.hand[seat]) >= own_cards(s, seat, skill, n) + more:
        return None
    return Reason("DGY-MAX-07", "skill.twisted", {"skill": skill.id, "card": s.name(s.panic)})


class PayingTwist(Frame):
    """The card besides, of those that the cost itself does not need; then the Skill."""

    first_step = "pay"
    belongs_to = ("seat",)
    rule = "DGY-MAX-07"

    seat: Seat
    skill: Few  # among those that are used
    cubes: Few = 0  # or how many cubes she Collects without a test
    kind: Annotated[int, Within(-1, 99)] = -1  # the type of the cards that the cost asks for
    needed: Few = 0  # and how many

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        if self.step == "paid" and self.kind >= 0 and seat != self.seat:
            types = s.hinges.types_for(s, self.kind)
            let_hold(s, seat, self.seat, lambda card: s.box.type_of[card] in types, self.needed, chance)

    def pay_options(self, s: Table, seat: int) -> list[Option]:
        kept = of_type(s, self.seat, self.kind) if self.kind >= 0 else []
        spare = len(kept) > self.needed
        return [("discard", card) for card in s.hand[self.seat] if spare or card not in kept]

    def pay(self, s: Table) -> str:
        found = self.pay_options(s, self.seat)
        if len(found) == 1:  # DGY-R-214
            return self.give(s, found[0][1])
        s.ask(self.seat, "skill.discard", ("discard",))
        return "paid"

    def paid(self, s: Table) -> str:
        return self.give(s, s.answer[1])

    def give(self, s: Table, card: int) -> str:
        discard_card(s, self.seat, card)
        return "use"

    def use(self, s: Table) -> str:
        if self.cubes:
            s.push(Harvest(self.seat, n=self.cubes, left=self.cubes))
        else:
            begin(s, self.seat, self.skill)
        return DONE


def use_skill(s: Table, seat: int, number: int) -> None:
    skill = s.box.skill[s.box.used_skills[number]]
    if due(s) and has_cost(skill):
        kind = DISCARDED.get(skill.cost, -1)
        s.push(PayingTwist(seat, number, kind=kind, needed=int(kind >= 0)))
    else:
        begin(s, seat, number)


def harvest(s: Table, seat: int, n: int) -> None:
    if not due(s):
        s.push(Harvest(seat, n=n, left=n))
        return
    asks = "discard_magic" in dict(s.box.skill[harvest_of(s, seat)].price)
    kind = DISCARDED["discard_magic"] if asks else -1
    s.push(PayingTwist(seat, 0, n, kind, n if asks else 0))


MORNING: Final = {"mind_twist": twist}
FRAMES: Final = (Twisted, PayingTwist)
