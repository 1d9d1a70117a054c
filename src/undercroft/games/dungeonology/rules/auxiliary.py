"""Auxiliary Effects of Trick Cards (chapter AUX; DGY-R-86 to 91)."""

from typing import Annotated, Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Seat, SeatOrNone, Within
from undercroft.games.dungeonology.cards.box import ALERT, DISCARD, DRAW, IN_TESTS
from undercroft.games.dungeonology.cards.content import (
    EXPLORATION,
    FATE,
    MAGIC,
    NOTORIETY,
    SOCIAL,
    SUBTERFUGE,
)
from undercroft.games.dungeonology.ranges import Trick
from undercroft.games.dungeonology.rules.ending import check_cubes
from undercroft.games.dungeonology.rules.stealth_test import current_test, divine
from undercroft.games.dungeonology.rules.students import Resolving, draw_students, gain_from_bonfire
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.table import CAMP, NOBODY, Table
from undercroft.games.dungeonology.zones import (
    discard_at_random,
    discard_card,
    draw_cards,
    leave_stage,
    to_stage,
)

BRANCHES: Final = ("use", "stealth", "alert", "draw", "discard")
ALIKE: Final = ("treat", "tax")  # what the one effect of Social cards is told as: cards come, a card goes
TEST_RULES: Final = {SUBTERFUGE: "DGY-AUX-04", MAGIC: "DGY-AUX-07"}
IN_PHASES: Final = (EXPLORATION, NOTORIETY)


def is_playable_off_turn(s: Table, card: int) -> bool:
    return card in s.box.playable_off_turn


def branches_of(s: Table, card: int) -> tuple[int, ...]:
    return (DRAW, DISCARD) if is_alike(s, card) else s.box.branches[card]


def is_alike(s: Table, card: int) -> bool:
    """Whether it is a Social card where all of them have the same Auxiliary Effect: in her own phase, outside
    tests, for a Student, somebody draws two cards or discards one at random (DGY-ED-43).
    """
    return s.clauses.social == "one" and s.box.type_of[card] == SOCIAL


def aux_options(s: Table, seat: int) -> list[Option]:
    """All that is legal: what the moment admits, Students for the better Social ones (DGY-R-90), and a second
    card to discard.
    """
    if s.at[seat] == CAMP:
        return []
    cards, box = s.hinges.playable(s, seat), s.box
    moment = s.moment_for(seat)
    options = box.aux[moment]
    alike: list[int] = []
    if s.clauses.social == "one":
        alike = [card for card in cards if is_alike(s, card)]
        cards = tuple(card for card in cards if card not in alike)
    if (
        s.students[seat] < 2
        and not box.needs_student.isdisjoint(cards)
        and s.students[seat] < s.hinges.sacrifice_cost(s, seat, 1)
    ):
        cards = tuple(card for card in cards if card not in box.needs_student)
    found = [option for card in cards for option in options[card]]
    if len(s.hand[seat]) < 2:
        found = [option for option in found if option[2] != DISCARD or has_another(s, seat, option[1])]
    if alike and s.students[seat] and moment == "own":
        branches = [branch for branch in (DRAW, DISCARD) if choosable(s, seat, alike[0], branch)]
        found += [("aux", card, branch) for card in alike for branch in branches]
    if box.added_auxiliaries and not box.added_auxiliaries.keys().isdisjoint(cards):
        added = box.added_auxiliaries
        found = [o for o in found if o[1] not in added or added[o[1]].why_not(s, seat, o[1]) is None]
    return found


def told_branch(branch: int) -> str:
    """One of those two, for a branch of it."""
    return ALIKE[branch == DISCARD]


def choosable(s: Table, seat: int, card: int, branch: int) -> list[int]:
    """Whom she can choose for the one effect of Social cards, herself included (DGY-ED-43): nobody in the
    Starting Zone (DGY-START-03), nobody in disguise, and to discard nobody without cards.
    """
    found = []
    for other in (seat, *s.clockwise(seat)):
        cards = len(s.hand[other]) - (card in s.hand[other])
        if s.is_out_there(other) and not (s.disguised[other] and other != seat) and (cards or branch == DRAW):
            found.append(other)
    return found


def has_another(s: Table, seat: int, card: int) -> bool:
    """Whether a card is left in her hand when she has played this one."""
    return len(s.hand[seat]) > (card in s.hand[seat])


def why_not_play_at_all(s: Table, seat: int) -> Reason | None:
    """DGY-START-06."""
    return Reason("DGY-START-06", "play.camp") if s.is_safe(seat) else s.hinges.why_not_play(s, seat)


def why_not_aux(s: Table, seat: int, option: Option) -> Reason | None:
    _, card, branch = option
    if card not in s.hinges.held(s, seat):
        return Reason("DGY-TRICK-05", "play.not_in_hand", {"card": s.name(card)})
    if branch not in branches_of(s, card):
        return Reason("DGY-TRICK-04", "aux.no_such_effect", {"card": s.name(card)})
    return why_not_play_at_all(s, seat) or why_not_now(s, seat, card, branch)


def why_not_now(s: Table, seat: int, card: int, branch: int) -> Reason | None:
    kind, level = s.box.type_of[card], s.box.trick[card].level
    moment = s.moment_for(seat)
    added = s.box.added_auxiliaries.get(card)
    if added is not None:
        if moment not in added.moments:
            key = "aux.own_phase" if "own" in added.moments else "aux.test_only"
            return Reason(added.rule, key, {"card": s.name(card)})
        return added.why_not(s, seat, card)
    if kind in IN_TESTS:
        rule = ("DGY-AUX-17" if branch == ALERT else "DGY-AUX-16") if kind == FATE else TEST_RULES[kind]
        return None if moment == "test" else Reason(rule, "aux.test_only", {"card": s.name(card)})
    if is_alike(s, card):
        if moment != "own":
            return Reason("DGY-ED-43", "aux.own_phase", {"card": s.name(card)})
        if not s.students[seat]:
            return Reason("DGY-ED-43", "play.no_student", {"n": 1})
        if not choosable(s, seat, card, branch):
            return Reason("DGY-R-193", "aux.nothing_to_discard")
        return None
    if kind == SOCIAL and level > 1:
        price = s.hinges.sacrifice_cost(s, seat, 1)
        if s.students[seat] < price:
            return Reason("DGY-R-90", "play.no_student", {"n": price})
    if is_playable_off_turn(s, card):
        if branch == DISCARD and not has_another(s, seat, card):
            return Reason("DGY-R-193", "aux.nothing_to_discard")
        return None
    if moment != "own":  # DGY-R-66, 86, 89
        return Reason("DGY-R-89", "aux.own_phase", {"card": s.name(card)})
    return None


def rob_candidates(s: Table, seat: int) -> list[Option]:
    playable_off_turn, held = s.box.playable_off_turn, s.hinges.playable(s, seat)
    if playable_off_turn.isdisjoint(held):
        return []
    cards = [card for card in held if card in playable_off_turn and not is_alike(s, card)]
    return [("rob", card, other) for card in cards for other in s.clockwise(seat)]


def why_not_rob(s: Table, seat: int, option: Option) -> Reason | None:
    """Social 3 against an opponent (DGY-R-87)."""
    _, card, other = option
    if card not in s.hinges.held(s, seat):
        return Reason("DGY-TRICK-05", "play.not_in_hand", {"card": s.name(card)})
    if not is_playable_off_turn(s, card) or is_alike(s, card):
        return Reason("DGY-TRICK-04", "aux.no_such_effect", {"card": s.name(card)})
    if other == seat or not s.is_in(other):
        return Reason("DGY-GEN-05", "target.nobody")
    if s.is_safe(other):
        return Reason("DGY-START-03", "target.safe", {"victim": other})
    if s.disguised[other]:
        return Reason("DGY-R-02", "target.disguised", {"victim": other})
    if not s.hand[other]:
        return Reason("DGY-R-87", "target.no_cards", {"victim": other})
    return why_not_play_at_all(s, seat) or why_not_now(s, seat, card, DRAW)


AUX: Final[Offer] = Offer(aux_options, why_not_aux)
ROB: Final[Offer] = tried(rob_candidates, why_not_rob)


def play_aux(s: Table, seat: int, option: Option) -> None:
    s.push(Auxiliary(seat, option[1], option[2]))


def play_rob(s: Table, seat: int, option: Option) -> None:
    s.push(Auxiliary(seat, option[1], 0, option[2]))


class Auxiliary(Resolving):
    """One Auxiliary Effect: the card is laid open, Students are drawn or Sacrificed first, then the benefit
    (DGY-AUX-01 to 18, DGY-R-91).
    """

    first_step = "declare"
    belongs_to = ("seat",)
    waits = ("draw", "benefit", "clear")
    rule = "DGY-R-87"

    seat: Seat
    card: Trick
    branch: Annotated[int, Within(0, 4)]
    victim: SeatOrNone = NOBODY

    def cleanup(self, s: Table) -> None:
        leave_stage(s, self.card)

    def declare(self, s: Table) -> str:
        to_stage(s, self.seat, self.card)
        branch = "rob" if self.victim != NOBODY else BRANCHES[self.branch]
        if is_alike(s, self.card):
            branch = told_branch(self.branch)
        victim = None if self.victim == NOBODY else self.victim
        s.reveal("aux_played", seat=self.seat, card=s.name(self.card), branch=branch, victim=victim)
        trick = s.box.trick[self.card]
        if trick.type == SOCIAL and (trick.level > 1 or is_alike(s, self.card)):
            sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, 1))
        return "draw"

    def draw(self, s: Table) -> str:
        draw_students(s, self.seat, self.students(s))
        return "benefit"

    def students(self, s: Table) -> int:
        """How many Students are drawn first."""
        trick = s.box.trick[self.card]
        if trick.type == FATE:  # DGY-AUX-16, 17
            return 2 if self.branch == ALERT else 1
        if trick.type == SUBTERFUGE:  # DGY-AUX-04 to 06
            return int(self.branch == ALERT and trick.level > 1)
        if trick.type == MAGIC:  # DGY-AUX-07 to 09
            return trick.level - 1
        return int(trick.type in IN_PHASES and trick.level == 3)  # DGY-AUX-03, 12

    def benefit(self, s: Table) -> str:
        trick, seat = s.box.trick[self.card], self.seat
        added = s.box.added_auxiliaries.get(self.card)
        if added is not None:
            added.act(s, seat, self.card)
        elif is_alike(s, self.card):
            return "name"
        elif trick.type in IN_TESTS:
            test = current_test(s)
            assert test is not None
            value = divine(s, seat, trick.level) if trick.type == MAGIC else trick.level
            test.shift(s, trick.id, value, alert=self.branch == ALERT)
        elif trick.type == EXPLORATION:
            s.points += trick.level  # DGY-ICON-02, DGY-MOVE-06
            s.tell("points_gained", seat=seat, n=trick.level)
        elif trick.type == NOTORIETY:
            gain_from_bonfire(s, seat, trick.level)
        elif self.victim != NOBODY:
            discard_at_random(s, self.victim)
        elif self.branch == DISCARD:
            return "choose" if s.hand[seat] else "clear"
        else:
            draw_cards(s, seat, min(trick.level, 2))  # DGY-AUX-13 to 15
        return "clear"

    def name_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in choosable(s, self.seat, self.card, self.branch)]

    def name(self, s: Table) -> str:
        """Whom it is for (DGY-ED-43)."""
        offers = self.name_options(s, self.seat)
        if not offers:
            return "clear"
        if len(offers) == 1:
            return self.serve(s, offers[0][1])
        s.ask(self.seat, "aux.treat" if self.branch == DRAW else "aux.tax", ("target",))
        return "named"

    def named(self, s: Table) -> str:
        return self.serve(s, s.answer[1])

    def serve(self, s: Table, other: int) -> str:
        if self.branch == DRAW:
            draw_cards(s, other, 2)
        else:
            discard_at_random(s, other)
        return "clear"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.seat]]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "aux.discard", ("discard",))
        return "discarded"

    def discarded(self, s: Table) -> str:
        discard_card(s, self.seat, s.answer[1])
        return "clear"

    def clear(self, s: Table) -> str:
        leave_stage(s, self.card)
        check_cubes(s)
        return DONE
