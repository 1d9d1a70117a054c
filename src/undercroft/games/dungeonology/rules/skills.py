"""Skills of the Scholars that are used, not merely owned (chapter BOARD; DGY-R-23, 27, 178; content: Skills).
What the others change is asked for where it counts (values.py).
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Flag, Seat, SeatOrNone
from undercroft.games.dungeonology.cards.box import Box
from undercroft.games.dungeonology.cards.content import MAGIC, SUBTERFUGE, Skill
from undercroft.games.dungeonology.rules.chance import random_cube
from undercroft.games.dungeonology.rules.cubes import DROP, LoseCube, collect, collectable
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.stealth_test import current_test, divine
from undercroft.games.dungeonology.rules.students import Resolving, draw_students, take_from_reserve
from undercroft.games.dungeonology.rules.stun import Stuns, can_bear, discard_stun, keeps_stun, sacrifice
from undercroft.games.dungeonology.rules.values import intelligence_of
from undercroft.games.dungeonology.table import NOBODY, Table
from undercroft.games.dungeonology.zones import (
    discard_card,
    let_hold,
    put_away,
    reveal_cards,
    show_to,
    take_at_random,
)

DISCARDED: Final = {"discard_magic": MAGIC, "discard_subterfuge": SUBTERFUGE}


class Use(NamedTuple):
    """What a verb does for the Skill of this name, and what forbids it beside its cost."""

    act: Callable[..., None]
    why_not: Callable[[Any, int, str], Reason | None] = lambda s, seat, name: None


def skill_options(s: Table, seat: int) -> list[Option]:
    """All that is legal, as below."""
    moment = s.moment_for(seat)
    why_not = why_not_use if moment == "test" else why_not_now  # whose test it is, the moment does not say
    return [
        option
        for option in usable(s.box, s.hinges.skills(s, seat), moment)
        if why_not(s, seat, s.box.used_skills[option[1]]) is None
    ]


@cache
def usable(box: Box, skills: tuple[str, ...], moment: str) -> list[Option]:
    """The Skills of a Scholar that are used, not only had, and at this moment."""
    return [
        ("skill", n)
        for n, name in enumerate(box.used_skills)
        if name in skills and box.skill[name].moment in (moment, "instant")
    ]


def of_type(s: Table, seat: int, kind: int) -> list[int]:
    """DGY-TRICK-01: some Skills ask for cards of one type."""
    wanted = cards_of(s.box, s.hinges.types_for(s, kind))
    return [card for card in s.hand[seat] if card in wanted]


@cache
def cards_of(box: Box, types: tuple[int, ...]) -> frozenset[int]:
    """All cards of these types."""
    return frozenset(card for card, kind in enumerate(box.type_of) if kind in types)


def why_not_skill(s: Table, seat: int, option: Option) -> Reason | None:
    name = s.box.used_skills[option[1]]
    if name not in s.hinges.skills(s, seat):
        return s.hinges.why_without(s, seat, name)
    return why_not_use(s, seat, name)


def why_not_use(s: Table, seat: int, name: str) -> Reason | None:
    """What forbids a Skill that is hers at this moment."""
    skill, moment = s.box.skill[name], s.moment_for(seat)
    if skill.moment == "test":
        test = current_test(s)
        if moment != "test" or test is None or test.seat != seat:
            return Reason("DGY-BOARD-02", "skill.own_test", {"skill": name})
    elif skill.moment != "instant" and moment != skill.moment:
        return Reason("DGY-BOARD-02", "skill.own_phase", {"skill": name})
    return why_not_now(s, seat, name)


def why_not_now(s: Table, seat: int, name: str) -> Reason | None:
    """The same where the moment is right."""
    skill = s.box.skill[name]
    why_useless = s.rules.skill_uses[str(skill.effect[0])].why_not
    reason = s.hinges.why_not_use(s, seat, skill) or why_useless(s, seat, name)
    return reason or why_not_pay(s, seat, skill)


def why_not_pay(s: Table, seat: int, skill: Skill) -> Reason | None:
    """A Skill whose cost cannot be paid is not used; drawing Students can always be done (DGY-R-90)."""
    cost = skill.cost
    if cost in DISCARDED:
        wanted, type_of = s.hinges.types_for(s, DISCARDED[cost]), s.box.type_of
        for card in s.hand[seat]:
            if type_of[card] in wanted:
                return None
        return Reason("DGY-BOARD-02", "skill.no_card", {"skill": skill.id})
    if cost == "discard":
        return None if s.hand[seat] else Reason("DGY-BOARD-02", "skill.no_card", {"skill": skill.id})
    if cost in ("stun", "stun_sure") and not can_bear(s, seat, 1):
        return Reason("DGY-STUN-04", "skill.stun", {"skill": skill.id})
    if cost == "sacrifice" and s.students[seat] < s.hinges.sacrifice_cost(s, seat, 1):
        return Reason("DGY-R-90", "play.no_student", {"n": s.hinges.sacrifice_cost(s, seat, 1)})
    return None


def why_not_butt(s: Table, seat: int, name: str) -> Reason | None:
    if not can_bear(s, seat, 1):
        return None
    return None if victims(s, seat) else Reason("DGY-R-193", "skill.nobody_here")


def why_not_recover(s: Table, seat: int, name: str) -> Reason | None:
    if keeps_stun(s):
        return Reason("DGY-MAX-11", "skill.maximum", {"skill": name})
    return None if s.stun[seat] else Reason("DGY-R-193", "skill.no_stun")


def victims(s: Table, seat: int) -> list[int]:
    """Opponents here whom neither Headbutt has hit this turn (DGY-R-27), and none in the Starting Zone
    (DGY-R-23).
    """
    here = s.at[seat]
    others = s.clockwise(seat) if s.is_out_there(seat) else []
    return [
        other
        for other in others
        if s.at[other] == here and other not in s.headbutted and not s.disguised[other]
    ]


def use_skill(s: Table, seat: int, option: Option) -> None:
    skill = option[1]
    name = s.box.used_skills[skill]
    s.tell("skill_used", seat=seat, skill=name)
    s.hinges.used(s, seat, name)
    s.hinges.use_skill(s, seat, skill)


def begin(s: Table, seat: int, skill: int) -> None:
    name = s.box.used_skills[skill]
    if s.box.skill[name].cost in ("stun", "free"):  # Stun is paid when it is clear whom it hits
        act(s, seat, s.box.skill[name])
    else:
        s.push(Using(seat, skill))


def act(s: Table, seat: int, skill: Skill) -> None:
    verb, *arguments = skill.effect
    s.rules.skill_uses[str(verb)].act(s, seat, skill.id, *arguments)


class Butting(Resolving):
    """Headbutt and Heroic Headbutt: a cube of a random colour falls, or a card changes hands."""

    first_step = "aim"
    belongs_to = ("seat", "victim")
    waits = ("strike",)

    seat: Seat
    heroic: Flag
    victim: SeatOrNone = NOBODY
    branch: Flag = 0

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in victims(s, seat)]

    def aim(self, s: Table) -> str:
        found = victims(s, self.seat)
        if len(found) == 1:
            self.victim = found[0]
            return "decide"
        s.ask(self.seat, "skill.target", ("target",))
        return "aimed"

    def aimed(self, s: Table) -> str:
        self.victim = s.answer[1]
        return "decide"

    def decide(self, s: Table) -> str:
        s.ask(self.seat, "skill.butt", ("shake", "snatch"))
        return "decided"

    def decide_options(self, s: Table, seat: int) -> list[Option]:
        return [("shake",), ("snatch",)]

    def decided(self, s: Table) -> str:
        self.branch = int(s.answer[0] == "snatch")
        s.headbutted += (self.victim,)
        s.push(Stuns(self.seat, 1))
        return "strike"

    def strike(self, s: Table) -> str:
        if self.branch:
            take_at_random(s, self.seat, self.victim)
            return DONE
        cube = random_cube(s, self.victim)
        if cube is not None:
            s.push(LoseCube(self.victim, cube, DROP, self.seat if self.heroic else NOBODY))
        return DONE


class Using(Resolving):
    """The other Skills that are paid before anything else: with a card, a Stun Token or a Student."""

    first_step = "pay"
    belongs_to = ("seat",)
    waits = ("act",)

    seat: Seat
    skill: Few

    def used(self, s: Table) -> Skill:
        return s.box.skill[s.box.used_skills[self.skill]]

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Whoever is asked has a choice (DGY-R-214)."""
        kind = DISCARDED.get(self.used(s).cost)
        if self.step == "paid" and kind is not None and seat != self.seat:
            types = s.hinges.types_for(s, kind)
            let_hold(s, seat, self.seat, lambda card: s.box.type_of[card] in types, 2, chance)

    def payable(self, s: Table) -> list[int]:
        kind = DISCARDED.get(self.used(s).cost)
        return list(s.hand[self.seat]) if kind is None else of_type(s, self.seat, kind)

    def pay_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in self.payable(s)]

    def pay(self, s: Table) -> str:
        if self.used(s).cost == "stun_sure":
            s.push(Stuns(self.seat, 1, sure=1))  # DGY-R-194
            return "act"
        if self.used(s).cost == "draw":
            draw_students(s, self.seat, 1)
            return "act"
        if self.used(s).cost == "sacrifice":
            sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, 1))
            return "act"
        cards = self.payable(s)
        if len(cards) < 2:  # DGY-R-214
            for card in cards:
                discard_card(s, self.seat, card)
            return "act"
        s.ask(self.seat, "skill.discard", ("discard",))
        return "paid"

    def paid(self, s: Table) -> str:
        discard_card(s, self.seat, s.answer[1])
        return "act"

    def act(self, s: Table) -> str:
        act(s, self.seat, self.used(s))
        return DONE


# -- what they do --------------------------------------------------------------------------------------------


def butt(s: Table, seat: int, name: str) -> None:
    s.push(Butting(seat, 0))


def butt_and_steal(s: Table, seat: int, name: str) -> None:
    s.push(Butting(seat, 1))


def recover(s: Table, seat: int, name: str, n: int) -> None:
    discard_stun(s, seat, n)


def take_students(s: Table, seat: int, name: str, n: int) -> None:
    take_from_reserve(s, seat, n)


def add_divination(s: Table, seat: int, name: str, n: int) -> None:
    test = current_test(s)
    assert test is not None
    test.shift(s, f"skill.{name}", divine(s, seat, n), alert=False)


def seek_magic(s: Table, seat: int, name: str, wanted: int) -> None:
    """Reveal cards one by one until enough Magic cards came; the others are discarded (DGY-R-85)."""
    found: list[int] = []
    passed: list[int] = []
    while len(found) < wanted:
        revealed = reveal_cards(s, 1)
        if not revealed:
            break
        (found if s.box.type_of[revealed[0]] == MAGIC else passed).append(revealed[0])
    s.reveal("sought", seat=seat, cards=[s.name(card) for card in found], n=len(passed))
    s.hand[seat] += tuple(found)
    for card in found:
        s.seen[card] |= show_to(s, seat)
    put_away(s, passed)


USES: Final = {
    "butt": Use(butt, why_not_butt),
    "butt_and_steal": Use(butt_and_steal, why_not_butt),
    "recover": Use(recover, why_not_recover),
    "take_students": Use(take_students),
    "divine": Use(add_divination),
    "seek_magic": Use(seek_magic),
}


# -- an Action that Collects without a test ------------------------------------------------------------------


def harvest_of(s: Table, seat: int) -> str:
    """Which Skill of this kind she has, if any."""
    return next((name for name in s.hinges.skills(s, seat) if s.box.skill[name].price), "")


def affordable_harvest(s: Table, seat: int) -> int:
    """How many cubes she can pay for; drawing Students can always be done (DGY-R-90)."""
    skill = harvest_of(s, seat)
    more = s.hinges.sacrifice_cost(s, seat, 1) - 1  # once, whatever the number of cubes
    owned = {"sacrifice": max(0, s.students[seat] - more), "discard_magic": len(of_type(s, seat, MAGIC))}
    prices = s.box.skill[skill].price if skill else ()
    return min([owned[kind] // n for kind, n in prices if kind in owned], default=0)


def harvest_candidates(s: Table, seat: int) -> list[Option]:
    if not harvest_of(s, seat):
        return []
    most = min(affordable_harvest(s, seat), intelligence_of(s, seat))
    return [("collect", n) for n in range(1, most + 1)]


def why_not_harvest(s: Table, seat: int, option: Option) -> Reason | None:
    skill = harvest_of(s, seat)
    if not skill:
        return Reason("DGY-BOARD-02", "skill.none_collects")
    if not 1 <= option[1] <= intelligence_of(s, seat):
        return Reason("DGY-BOARD-07", "study.intelligence", {"n": intelligence_of(s, seat)})
    if option[1] > affordable_harvest(s, seat):
        return Reason("DGY-BOARD-02", "skill.too_dear", {"skill": skill})
    if s.is_safe(seat) or not collectable(s, seat, s.at[seat], 1):
        return Reason("DGY-R-96", "study.no_cube", {"zone": s.zone_word(s.at[seat])})
    reason = s.hinges.why_not_harvest(s, seat, s.box.skill[skill], option[1])
    return reason or why_not_act(s, seat, "skill")


COLLECT: Final[Offer] = tried(harvest_candidates, why_not_harvest)
SKILL: Final[Offer] = Offer(skill_options, why_not_skill)


def harvest(s: Table, seat: int, n: int) -> None:
    s.hinges.harvest(s, seat, n)


COLLECTING: Final = Act("skill", harvest)


class Harvest(Resolving):
    """Pay for a number of cubes, then Collect as many, leftmost first."""

    first_step = "begin"
    belongs_to = ("seat",)
    waits = ("gather",)

    seat: Seat
    n: Few
    left: Few  # cards still to pay

    def begin(self, s: Table) -> str:
        skill = harvest_of(s, self.seat)
        s.tell("skill_used", seat=self.seat, skill=skill)
        return "pay" if "discard_magic" in self.price(s) else "give"

    def price(self, s: Table) -> dict[str, int]:
        return s.box.skill[harvest_of(s, self.seat)].price_of(self.n)

    def give(self, s: Table) -> str:
        sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, self.price(s)["sacrifice"]))
        return "gather"

    def pay(self, s: Table) -> str:
        cards = of_type(s, self.seat, MAGIC)
        if self.left < len(cards):
            s.ask(self.seat, "skill.discard", ("discard",))
            return "paid"
        for card in cards:  # DGY-R-214
            discard_card(s, self.seat, card)
        return "paid_up"

    def pay_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in of_type(s, self.seat, MAGIC)]

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Whoever is asked has more than she must pay."""
        if self.step == "paid" and seat != self.seat:
            types = s.hinges.types_for(s, MAGIC)
            let_hold(s, seat, self.seat, lambda card: s.box.type_of[card] in types, self.left + 1, chance)

    def paid_up(self, s: Table) -> str:
        draw_students(s, self.seat, self.price(s)["draw"])
        return "gather"

    def paid(self, s: Table) -> str:
        discard_card(s, self.seat, s.answer[1])
        self.left -= 1
        return "pay" if self.left else "paid_up"

    def gather(self, s: Table) -> str:
        places = collectable(s, self.seat, s.at[self.seat], 1) if s.is_out_there(self.seat) else []
        if not self.n or not places:
            return DONE
        self.n -= 1
        collect(s, self.seat, s.at[self.seat], places[0])
        return "gather"
