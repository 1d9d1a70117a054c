"""The Encounter phase: the active player is the dungeon lord (chapter ENC; DGR-R-20 to 28, 90, 114, 116,
127).
"""

from typing import ClassVar, Final

from undercroft.engine.choice import Menu, Offer, Option, Reason, tried
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Count, Flag, Seat
from undercroft.games.dungeoneer.cards.content import NO_ATTACK, SCORES, Card
from undercroft.games.dungeoneer.cards.effects import Effects, would_change
from undercroft.games.dungeoneer.ranges import CardNumber, Declared
from undercroft.games.dungeoneer.rules import inventory
from undercroft.games.dungeoneer.rules.combat import NOBODY, Round
from undercroft.games.dungeoneer.rules.resources import credit_dues, pay_peril
from undercroft.games.dungeoneer.rules.threats import Trap
from undercroft.games.dungeoneer.rules.windows import Subject, not_in_hand, open_checkpoint, open_window
from undercroft.games.dungeoneer.table import ENCOUNTER, Table
from undercroft.games.dungeoneer.zones import (
    back_to_hand,
    discard_from_stage,
    give_back,
    hand_of,
    leave_stage,
    to_stage,
)

# -- what may be played against whom -------------------------------------------------------------------------


def victims(s: Table, seat: int, card: Card) -> list[int]:
    """Opponents whose Peril pays the card (DGR-ENC-05)."""
    cost = card.cost
    return [
        other for other, peril in enumerate(s.peril) if peril >= cost and other != seat and s.life[other] > 0
    ]


def why_not_target(s: Table, seat: int, n: int, victim: int) -> Reason | None:
    """DGR-ENC-12, DGR-R-22: opponents only, with enough Peril."""
    if n not in s.hand[seat] and n not in s.wounded[seat]:
        return not_in_hand(s, n)
    if victim == seat:
        return Reason("DGR-ENC-12", "target.own_hero")
    if not s.is_alive(victim):
        return Reason("DGR-R-22", "target.gone", {"seat": victim})
    cost = s.box.card[n].cost
    if cost > s.peril[victim]:
        data = {"card": s.name(n), "needed": cost, "has": s.peril[victim], "seat": victim}
        return Reason("DGR-ENC-05", "peril.short", data)
    return None


def bane_candidates(s: Table, seat: int) -> list[Option]:
    card, cursing = s.box.card, s.box.cursing
    return [("bane", n, other) for n in s.hand[seat] if n in cursing for other in victims(s, seat, card[n])]


def why_not_bane(s: Table, seat: int, option: Option) -> Reason | None:
    _, n, victim = option
    card = s.box.card[n]
    if card.verb != "bane":
        return Reason("DGR-CARD-09", "card.other_verb", {"card": s.name(n), "verb": card.verb})
    reason = why_not_target(s, seat, n, victim)
    if reason is not None:
        return reason
    affected = victim if card.target == "opponent" else seat
    if not card.lasting and not would_change(s, affected, card.effects):
        return Reason("DGR-R-118", "card.for_nothing", {"card": s.name(n)})
    return None


def attack_candidates(s: Table, seat: int) -> list[Option]:
    card, attacking = s.box.card, s.box.attacking
    return [
        ("attack", n, other, score)
        for n in hand_of(s, seat)  # DGR-MON-05: wounded Monsters too
        if n in attacking and not s.used[n]
        for other in victims(s, seat, card[n])
        for score in (0, 1, 2)
        if card[n].attack[score] != NO_ATTACK
    ]


def why_not_attack(s: Table, seat: int, option: Option) -> Reason | None:
    """DGR-ENC-01, DGR-COMB-02, DGR-COMB-03, DGR-R-28."""
    _, n, victim, score = option
    card = s.box.card[n]
    if card.verb != "attack":
        return Reason("DGR-CARD-11", "card.other_verb", {"card": s.name(n), "verb": card.verb})
    if s.used[n]:
        return Reason("DGR-R-28", "encounter.used", {"card": s.name(n)})
    if score > 2 or card.attack[score] == NO_ATTACK:
        return Reason("DGR-COMB-02", "attack.no_such", {"foe": s.name(n), "score": SCORES[score]})
    return why_not_target(s, seat, n, victim)


def trap_candidates(s: Table, seat: int) -> list[Option]:
    card, trapping = s.box.card, s.box.trapping
    return [("trap", n, other) for n in s.hand[seat] if n in trapping for other in victims(s, seat, card[n])]


def why_not_trap(s: Table, seat: int, option: Option) -> Reason | None:
    _, n, victim = option
    card = s.box.card[n]
    if card.verb != "trap":
        return Reason("DGR-CARD-11", "card.other_verb", {"card": s.name(n), "verb": card.verb})
    if s.used[n]:
        return Reason("DGR-R-28", "encounter.used", {"card": s.name(n)})
    return why_not_target(s, seat, n, victim)


BANE: Final[Offer] = tried(bane_candidates, why_not_bane)
ATTACK: Final[Offer] = tried(attack_candidates, why_not_attack)
TRAP: Final[Offer] = tried(trap_candidates, why_not_trap)


# -- the phase -----------------------------------------------------------------------------------------------


def likely(s: Table, seat: int) -> tuple[str, ...]:
    """The verbs that may have an option at a free moment of the lord."""
    box, hand = s.box, s.hand[seat]
    verbs = ["play", "replace"] if s.glory[seat] and not box.playable.isdisjoint(hand) else []
    if s.treasures[seat]:
        verbs.append("use")
    if any(peril and other != seat for other, peril in enumerate(s.peril)):
        if not box.cursing.isdisjoint(hand):
            verbs.append("bane")
        verbs.append("attack")
        if not box.trapping.isdisjoint(hand):
            verbs.append("trap")
    verbs.append("done")
    return tuple(verbs)


LORD: Final[Menu] = Menu(  # DGR-ENC-01, 02
    ("play", "replace", "use", "bane", "attack", "trap", "done"),
    likely,
)
DECLARE: Final[Menu] = Menu(("attack", "trap", "done"))  # DGR-ENC-08: no Bane any more


class Encounters(Subject):
    """Step A, Boons and Banes one by one; step B, all Encounters declared; step C, each resolved; step D,
    rewards (DGR-R-20).
    """

    first_step = "begin"
    belongs_to = ("seat",)
    waits = ("lord", "resolve_one", "resolve", "over")

    seat: Seat
    declared: Declared = ()  # card, victim, score; one after the other
    next: Count = 0

    lord_options: ClassVar[Menu] = LORD
    declare_options: ClassVar[Menu] = DECLARE

    def cleanup(self, s: Table) -> None:
        """DGR-R-137: the active player has left; what the others have earned is theirs."""
        s.due_wounds = 0
        credit_dues(s)

    def forget_seat(self, s: Table, seat: int) -> None:
        """DGR-R-137: Encounters that wait for the one who left return at once."""
        waiting = range(self.next, len(self.declared), 3)
        for i in waiting:
            if self.declared[i + 1] == seat:
                give_back(s, self.seat, self.declared[i])
        kept = [i for i in waiting if self.declared[i + 1] != seat]
        rest = [n for i in kept for n in self.declared[i : i + 3]]
        self.declared = (*self.declared[: self.next], *rest)

    def begin(self, s: Table) -> str:
        s.phase = ENCOUNTER
        open_checkpoint(s)
        return "lord"

    # -- step A ----------------------------------------------------------------------------------------------

    def lord(self, s: Table) -> str:
        s.ask(self.seat, "encounter.lord", LORD.verbs)
        return "lorded"

    def lorded(self, s: Table) -> str:
        verb = s.answer[0]
        if verb == "done":
            return "settle"
        if verb in ("attack", "trap"):
            return "declared_one"
        if verb == "bane":
            s.push(Bane(s.answer[1], self.seat, s.answer[2]))
        else:
            FREE_PLAYS[verb](s, s.answer)
        return "lord"

    # -- step B ----------------------------------------------------------------------------------------------

    def declared_one(self, s: Table) -> str:
        _, card, victim, *score = s.answer
        pay_peril(s, victim, s.box.card[card].cost)  # DGR-ENC-04, DGR-R-20: at once
        learned = to_stage(s, self.seat, card)
        s.used[card] = 1  # DGR-COMB-09, DGR-R-28
        self.declared += (card, victim, score[0] if score else NO_ATTACK)
        s.reveal(
            "encounter_declared",
            learned,
            seat=self.seat,
            victim=victim,
            card=s.name(card),
            score=SCORES[score[0]] if score else None,
        )
        return "declare"

    def declare(self, s: Table) -> str:
        s.ask(self.seat, "encounter.declare", DECLARE.verbs)
        return "declared_more"

    def declared_more(self, s: Table) -> str:
        return "resolve" if s.answer[0] == "done" else "declared_one"

    # -- step C ----------------------------------------------------------------------------------------------

    def resolve(self, s: Table) -> str:
        if self.next >= len(self.declared):
            return "settle"
        open_checkpoint(s)
        return "resolve_one"

    def resolve_one(self, s: Table) -> str:  # DGR-ENC-10
        if self.next >= len(self.declared):
            return "settle"  # the last victim left at the checkpoint
        card, victim, score = self.declared[self.next : self.next + 3]
        self.next += 3
        if not s.is_alive(victim):
            back_to_hand(s, self.seat, card)  # DGR-R-24
        elif s.box.card[card].kind == "trap":
            s.push(Trap(card, self.seat, victim))
        else:
            s.push(Round("encounter", victim, NOBODY, card, self.seat, score))
        return "resolve"

    # -- step D ----------------------------------------------------------------------------------------------

    def settle(self, s: Table) -> str:  # DGR-ENC-11, DGR-REW-04
        credit_dues(s)
        return "blame"

    def blame(self, s: Table) -> str:  # DGR-REW-03, DGR-R-26: one wound at a time
        if not s.due_wounds:
            return "end"
        others = [seat for seat in s.living() if seat != self.seat]
        if len(others) == 1:  # DGR-R-140
            return self.give_peril(s, others[0])
        s.ask(self.seat, "encounter.blame", ("blame",))
        return "blamed"

    def blame_options(self, s: Table, seat: int) -> list[Option]:
        return [("blame", other) for other in range(s.seats) if other != seat and s.is_alive(other)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[1] == seat:
            return Reason("DGR-REW-03", "target.own_hero")
        return Reason("DGR-R-26", "target.gone", {"seat": option[1]})

    def blamed(self, s: Table) -> str:
        return self.give_peril(s, s.answer[1])

    def give_peril(self, s: Table, seat: int) -> str:
        s.due_wounds -= 1
        s.peril[seat] += 1
        s.tell("peril_gained", seat=seat, n=1)
        return "blame"

    def end(self, s: Table) -> str:
        open_checkpoint(s)
        return "over"

    def over(self, s: Table) -> str:
        return DONE


FREE_PLAYS = {"play": inventory.play, "replace": inventory.replace, "use": inventory.use}


class Bane(Subject):
    """A Bane from announcement to effect (DGR-ENC-07, DGR-CARD-09, DGR-R-23)."""

    first_step = "announce"
    belongs_to = ("victim",)
    waits = ("resolve",)

    card: CardNumber
    by: Seat
    victim: Seat  # the hero it affects, or only the one who pays
    cancelled: Flag = 0

    def cleanup(self, s: Table) -> None:
        if self.card in s.stage:
            discard_from_stage(s, self.card)  # DGR-R-95

    def moments(self, s: Table, seat: int, kind: str) -> tuple[str, ...]:
        return ("bane",) if seat == self.victim else ()

    def is_stopped(self) -> bool:
        return bool(self.cancelled)

    def cancel(self, s: Table) -> None:
        self.cancelled = 1
        s.tell("cancelled", card=s.name(self.card))

    def announce(self, s: Table) -> str:
        card = s.box.card[self.card]
        pay_peril(s, self.victim, card.cost)  # DGR-ENC-04, DGR-ENC-06
        learned = to_stage(s, self.by, self.card)
        s.reveal("bane_announced", learned, seat=self.by, victim=self.victim, card=s.name(self.card))
        if card.target == "opponent":  # DGR-R-127: others open no window
            open_window(s, "response", self)
        return "resolve"

    def resolve(self, s: Table) -> str:
        card = s.box.card[self.card]
        if card.lasting and not self.cancelled:
            leave_stage(s, self.card)
            s.banes[self.victim] += (self.card,)
            s.tell("bane_laid", seat=self.victim, card=s.name(self.card))
            return DONE
        if self.cancelled:
            discard_from_stage(s, self.card)
        else:
            affected = self.victim if card.target == "opponent" else self.by
            s.push(Effects(affected, self.by, self.card, "effects"))
        return DONE
