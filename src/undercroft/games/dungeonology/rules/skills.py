"""Skills of the Scholars that are used, not merely owned (chapter BOARD; DGY-R-23, 27, 178; content: Skills).

Passive ones stand where they act: Rogue and Magic Prodigy in stealth_test.py, Scoundrel's Speed in phases.py.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final, NamedTuple

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Flag, Seat, SeatOrNone, Within
from undercroft.games.dungeonology.cards.content import MAGIC, SUBTERFUGE
from undercroft.games.dungeonology.rules.asking import Asking
from undercroft.games.dungeonology.rules.chance import random_cube
from undercroft.games.dungeonology.rules.cubes import DROP, LoseCube, collect, collectable
from undercroft.games.dungeonology.rules.phases import why_not_act
from undercroft.games.dungeonology.rules.stealth_test import current_test, divine
from undercroft.games.dungeonology.rules.students import draw_students, take_from_reserve
from undercroft.games.dungeonology.rules.stun import Stuns, can_bear, discard_stun, sacrifice
from undercroft.games.dungeonology.rules.values import has_skill, intelligence_of, side_of
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


class Skill(NamedTuple):
    """A Skill that is used: what it costs, what it does, what forbids it, and in which moment it is used, in
    her own phase or in her own test.
    """

    cost: str
    act: Callable[[Table, int], None]
    why_not: Callable[[Table, int, str], Reason | None]
    moment: str = "own"


class Gathering(NamedTuple):
    """A Skill that is an Action and Collects without a test: how many cubes she can pay for, what so many
    cost, and the step of `Harvest` that pays.
    """

    most: Callable[[Table, int], int]
    cost: Callable[[int], dict[str, int]]
    pay: str


def skill_candidates(s: Table, seat: int) -> list[Option]:
    return usable(side_of(s, seat).skills)


@cache
def usable(skills: tuple[str, ...]) -> list[Option]:
    """The Skills of a Scholar that are used, not only had."""
    return [("skill", n) for n, name in enumerate(SKILLS) if name in skills]


def of_type(s: Table, seat: int, kind: int) -> list[int]:
    """DGY-TRICK-01: some Skills ask for cards of one type."""
    return [card for card in s.hand[seat] if s.box.type_of[card] == kind]


def why_not_skill(s: Table, seat: int, option: Option) -> Reason | None:
    name = SKILLS[option[1]]
    if not has_skill(s, seat, name):
        return Reason("DGY-BOARD-02", "skill.not_yours", {"skill": name})
    skill, moment = USED[name], s.moment_for(seat)
    if skill.moment == "test":
        test = current_test(s)
        if moment != "test" or test is None or test.seat != seat:
            return Reason("DGY-BOARD-02", "skill.own_test", {"skill": name})
    elif moment != skill.moment:
        return Reason("DGY-BOARD-02", "skill.own_phase", {"skill": name})
    return skill.why_not(s, seat, name)


def why_not_bear(s: Table, seat: int, name: str) -> Reason | None:
    return None if can_bear(s, seat, 1) else Reason("DGY-STUN-04", "skill.stun", {"skill": name})


def why_not_butt(s: Table, seat: int, name: str) -> Reason | None:
    reason = why_not_bear(s, seat, name)
    return reason or (None if victims(s, seat) else Reason("DGY-R-193", "skill.nobody_here"))


def why_not_recover(s: Table, seat: int, name: str) -> Reason | None:
    if s.maximum:
        return Reason("DGY-MAX-11", "skill.maximum", {"skill": name})
    if not s.stun[seat]:
        return Reason("DGY-R-193", "skill.no_stun")
    return None if s.hand[seat] else Reason("DGY-BOARD-02", "skill.no_card", {"skill": name})


def why_not_discard(s: Table, seat: int, name: str) -> Reason | None:
    if of_type(s, seat, DISCARDED[USED[name].cost]):
        return None
    return Reason("DGY-BOARD-02", "skill.no_card", {"skill": name})


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


def use_skill(s: Table, seat: int, skill: int) -> None:
    name = SKILLS[skill]
    s.tell("skill_used", seat=seat, skill=name)
    if USED[name].cost == "stun":  # paid when it is clear whom it hits
        USED[name].act(s, seat)
    else:
        s.push(Using(seat, skill))


class Butting(Asking):
    """Headbutt and Heroic Headbutt: a cube of a random colour falls, or a card changes hands."""

    first_step = "aim"
    belongs_to = ("seat", "victim")
    waits = ("strike",)

    seat: Seat
    heroic: Flag
    victim: SeatOrNone = NOBODY
    branch: Flag = 0

    def offers(self, s: Table) -> list[Option]:
        if self.step in ("decide", "decided"):
            return [("shake",), ("snatch",)]
        return [("target", other) for other in victims(s, self.seat)]

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


class Using(Asking):
    """The other Skills that cost a card or a Stun Token."""

    first_step = "pay"
    belongs_to = ("seat",)
    waits = ("act",)

    seat: Seat
    skill: Annotated[int, Within(0, 7)]

    @property
    def used(self) -> Skill:
        return USED[SKILLS[self.skill]]

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Whoever is asked has a choice (DGY-R-214)."""
        kind = DISCARDED.get(self.used.cost)
        if self.step == "paid" and kind is not None and seat != self.seat:
            let_hold(s, seat, self.seat, lambda card: s.box.type_of[card] == kind, 2, chance)

    def payable(self, s: Table) -> list[int]:
        kind = DISCARDED.get(self.used.cost)
        return list(s.hand[self.seat]) if kind is None else of_type(s, self.seat, kind)

    def offers(self, s: Table) -> list[Option]:
        return [("discard", card) for card in self.payable(s)]

    def pay(self, s: Table) -> str:
        if self.used.cost == "stun_sure":
            s.push(Stuns(self.seat, 1, sure=1))  # DGY-R-194
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
        self.used.act(s, self.seat)
        return DONE


# -- what they do --------------------------------------------------------------------------------------------


def headbutt(s: Table, seat: int) -> None:
    s.push(Butting(seat, 0))


def heroic_headbutt(s: Table, seat: int) -> None:
    s.push(Butting(seat, 1))


def second_wind(s: Table, seat: int) -> None:
    discard_stun(s, seat, 1)


def sermon(s: Table, seat: int) -> None:
    take_from_reserve(s, seat, 1)


def inspired_sermon(s: Table, seat: int) -> None:
    take_from_reserve(s, seat, 2)


def divine_intervention(s: Table, seat: int) -> None:
    test = current_test(s)
    assert test is not None
    test.shift(s, "skill.divine_intervention", divine(s, seat, 3), alert=False)


def arcane_quest(s: Table, seat: int) -> None:
    seek_magic(s, seat, 1)


def ultimate_quest(s: Table, seat: int) -> None:
    seek_magic(s, seat, 2)


def seek_magic(s: Table, seat: int, wanted: int) -> None:
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


USED: Final = {
    "headbutt": Skill("stun", headbutt, why_not_butt),
    "heroic_headbutt": Skill("stun", heroic_headbutt, why_not_butt),
    "second_wind": Skill("discard", second_wind, why_not_recover),
    "sermon": Skill("discard_magic", sermon, why_not_discard),
    "inspired_sermon": Skill("discard_magic", inspired_sermon, why_not_discard),
    "divine_intervention": Skill("stun_sure", divine_intervention, why_not_bear, "test"),
    "arcane_quest": Skill("discard_subterfuge", arcane_quest, why_not_discard),
    "ultimate_quest": Skill("discard_subterfuge", ultimate_quest, why_not_discard),
}
SKILLS: Final = tuple(USED)  # numbered as they are saved


# -- Repent! and Magic Vision: an Action that Collects without a test ----------------------------------------


HARVESTS: Final = {
    "repent": Gathering(lambda s, seat: s.students[seat] // 2, lambda n: {"sacrifice": 2 * n}, "repent"),
    "magic_vision": Gathering(
        lambda s, seat: len(of_type(s, seat, MAGIC)), lambda n: {"discard_magic": n, "draw": n}, "pay"
    ),
}


def harvest_of(s: Table, seat: int) -> str:
    """Which of these Skills she has, if any."""
    skills = side_of(s, seat).skills
    return next((name for name in HARVESTS if name in skills), "")


def price_of_harvest(s: Table, seat: int) -> int:
    """How many cubes she can pay for."""
    skill = harvest_of(s, seat)
    return HARVESTS[skill].most(s, seat) if skill else 0


def harvest_candidates(s: Table, seat: int) -> list[Option]:
    most = min(price_of_harvest(s, seat), intelligence_of(s, seat))
    return [("collect", n) for n in range(1, most + 1)]


def why_not_harvest(s: Table, seat: int, option: Option) -> Reason | None:
    skill = harvest_of(s, seat)
    if not skill:
        return Reason("DGY-BOARD-02", "skill.none_collects")
    if not 1 <= option[1] <= intelligence_of(s, seat):
        return Reason("DGY-BOARD-07", "study.intelligence", {"n": intelligence_of(s, seat)})
    if option[1] > price_of_harvest(s, seat):
        return Reason("DGY-BOARD-02", "skill.too_dear", {"skill": skill})
    if s.is_safe(seat) or not collectable(s, seat, s.at[seat], 1):
        return Reason("DGY-R-96", "study.no_cube", {"zone": s.zone_word(s.at[seat])})
    return why_not_act(s, seat, "skill")


class Harvest(Asking):
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
        return HARVESTS[skill].pay

    def repent(self, s: Table) -> str:
        sacrifice(s, self.seat, HARVESTS["repent"].cost(self.n)["sacrifice"])
        return "gather"

    def pay(self, s: Table) -> str:
        cards = of_type(s, self.seat, MAGIC)
        if self.left < len(cards):
            s.ask(self.seat, "skill.discard", ("discard",))
            return "paid"
        for card in cards:  # DGY-R-214
            discard_card(s, self.seat, card)
        return "paid_up"

    def offers(self, s: Table) -> list[Option]:
        return [("discard", card) for card in of_type(s, self.seat, MAGIC)]

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Whoever is asked has more than she must pay."""
        if self.step == "paid" and seat != self.seat:
            let_hold(s, seat, self.seat, lambda card: s.box.type_of[card] == MAGIC, self.left + 1, chance)

    def paid_up(self, s: Table) -> str:
        draw_students(s, self.seat, self.n)
        return DONE if s.over else "gather"

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
