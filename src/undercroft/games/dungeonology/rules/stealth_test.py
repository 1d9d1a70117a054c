"""Stealth Tests, step by step: Study and Espionage (chapters STUDY, ESP; DGY-R-46, 63, 86, 88, 94 to 108, 200
to 202).
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Menu, Offer, Option, Reason, alone, tried
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE
from undercroft.engine.ranges import Few, Flag, Seat, SeatOrNone
from undercroft.engine.window import Window
from undercroft.games.dungeonology.cards.content import MAGIC
from undercroft.games.dungeonology.ranges import Column, Parts, Places, Tricks, Zone
from undercroft.games.dungeonology.rules.cubes import (
    DROP,
    STEAL,
    ChooseCube,
    LoseCube,
    collect,
    collectable,
    least_valuable,
)
from undercroft.games.dungeonology.rules.moving import is_dark
from undercroft.games.dungeonology.rules.phases import INSTANTS, MOVES, PLAYS, Act, why_not_act
from undercroft.games.dungeonology.rules.students import alert_bonus, alert_source, draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, sacrifice
from undercroft.games.dungeonology.rules.values import (
    Cause,
    causes,
    change,
    intelligence_of,
    study_bonus_of,
)
from undercroft.games.dungeonology.rules.windows import Moment, might_act, might_speak, play
from undercroft.games.dungeonology.table import EMPTY, NOBODY, Table
from undercroft.games.dungeonology.zones import put_away, reveal_cards

NO_LIMIT: Final = 99
AlertCause = Callable[[Any, Any], list[Cause]]

LAST_WORDS: Final = ("aux", "rob", "main", "skill", "pass")
OTHERS: Final[Menu] = Menu(INSTANTS, lambda s, seat: s.hinges.instants)
TESTER: Final[Menu] = Menu(LAST_WORDS, lambda s, seat: s.hinges.last_words)


class StealthTest(Window):
    """One Stealth Test, from the announcement to what follows from it. Study and Espionage say what is at
    stake, who may speak, and where the Alert Value comes from.
    """

    first_step = "announce"
    kind: ClassVar[str]
    card_rule: ClassVar[str]  # which rule asks for a card at least

    seat: Seat
    zone: Zone  # whose Luck and Danger count
    cards: Tricks = ()  # laid down to declare, still unseen
    parts: Parts = ()  # where the Stealth Value and what was added to the Alert Value come from
    silent: Flag = 0  # nobody else may play in this test
    who: SeatOrNone = NOBODY  # who may speak now

    at_once_options: ClassVar[Menu] = Menu(("main", "pass"))

    def cleanup(self, s: Table) -> None:
        put_away(s, self.cards)

    def resample(self, s: Table, seat: int | None, chance: Chance) -> None:
        if seat != self.seat:
            s.hinges.resample_test(s, self, seat, chance)

    def moment(self, seat: int) -> str:
        return "at_once" if self.step in ("at_once", "at_once_done") else "test"

    def admits(self, seat: int) -> bool:
        """Whether she may react to a card that is played in this test."""
        return True

    # -- what the two say otherwise --------------------------------------------------------------------------

    def announce(self, s: Table) -> str:
        raise NotImplementedError

    def around(self, s: Table) -> str:
        """Steps 4 and 5: who may speak."""
        raise NotImplementedError

    def reward(self, s: Table) -> str:
        raise NotImplementedError

    def alert_causes(self, s: Table) -> "tuple[AlertCause, ...]":
        raise NotImplementedError

    def missing(self, s: Table, value: int, added: int) -> int:
        """What the Alert Value lacks to its least, with so much `added` by effects."""
        raise NotImplementedError

    def constant_bonus(self, s: Table) -> int:
        """What is declared beside the cards."""
        return 0

    # -- step 3: cards for their Bonus Values ----------------------------------------------------------------

    def lay_down(self, s: Table) -> str:
        s.ask(self.seat, "test.declare", ("add", "declare"))
        return "laid"

    def lay_down_options(self, s: Table, seat: int) -> list[Option]:
        more: list[Option] = [("declare",)] if self.cards else []
        return [*(("add", card) for card in s.hinges.declarable(s, seat)), *more]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[0] == "declare":
            return Reason(self.card_rule, "test.no_card")
        if option[0] == "add":
            card = option[1]
            if card in s.hinges.held(s, seat):
                return s.hinges.why_not_declare(s, (card,))
            return Reason("DGY-TRICK-05", "play.not_in_hand", {"card": s.name(card)})
        return super().why_unlisted(s, seat, option)

    def why_first(self, s: Table, verb: str) -> Reason | None:
        if verb in PLAYS:
            return Reason("DGY-PRIO-01", "moment.playing")
        return Reason("DGY-R-66" if verb in MOVES else "DGY-R-86", "moment.test")

    def laid(self, s: Table) -> str:
        if s.answer[0] == "add":
            card = s.answer[1]
            s.hinges.let_go(s, self.seat, card)
            self.cards += (card,)
            s.confide("laid_down", 1 << self.seat, {"card": s.name(card)}, seat=self.seat)
            return "lay_down" if s.hinges.declarable(s, self.seat) else "declare"
        return "declare"

    def declare(self, s: Table) -> str:
        """DGY-STUDY-09 to 11, DGY-ESP-08 to 10, DGY-R-100."""
        for card in self.cards:
            s.seen[card] = EVERYBODY
            self.add(s.box.trick[card].id, bonus_of(s, self.seat, card), alert=False)
        names = [s.name(card) for card in self.cards]
        s.hinges.declares(s, self)
        put_away(s, self.cards)
        self.cards = ()
        self.add("study_bonus", self.constant_bonus(s), alert=False)
        s.reveal("declared", seat=self.seat, cards=names, stealth=self.stealth, alert=self.alert(s))
        return "luck"

    def luck(self, s: Table) -> str:
        """DGY-DZ-08, 09, DGY-STUDY-12, DGY-R-107, 146, 151: compulsory, before everything else."""
        if s.has("dangerous_zones"):
            for name, n in s.box.zone[self.zone].effects:
                if name in ("good_luck", "bad_luck"):
                    cards, value = look_for_luck(s, self.seat, name, n)
                    s.reveal("luck_revealed", luck=name, cards=[s.name(card) for card in cards], n=value)
                    put_away(s, cards)
                    self.shift(s, name, value, alert=name == "bad_luck")
        s.hinges.declared(s, self)
        return "skills"

    def skills(self, s: Table) -> str:
        """What acts right after declaring (DGY-R-95, 201)."""
        for source, n in s.hinges.divinations(s, self):
            for _ in range(n):
                self.shift(s, source, divine(s, self.seat, 1), alert=False)
        return "at_once"

    def at_once(self, s: Table) -> str:
        if s.has("main_effects") and might_act(s, self.seat):
            s.ask(self.seat, "test.at_once", self.at_once_options.verbs)
            return "at_once_done"
        return "around"

    def at_once_done(self, s: Table) -> str:
        if s.answer[0] == "main":
            play(s, self.seat, s.answer)
            return "at_once"
        return "around"

    # -- the values ------------------------------------------------------------------------------------------

    def add(self, source: str, n: int, alert: bool) -> None:
        if n:
            self.parts += ((int(alert), source, n),)

    def shift(self, s: Table, source: str, n: int, alert: bool) -> None:
        """Raise one of the two values (DGY-ICON-08, 09, DGY-R-88)."""
        self.add(source, n, alert)
        s.tell("test_shifted", alert=self.alert(s), stealth=self.stealth)

    @property
    def stealth(self) -> int:
        """From 0 (DGY-STUDY-05, DGY-ESP-07)."""
        return sum([n for alert, _, n in self.parts if not alert])

    def stealth_parts(self) -> list[Cause]:
        return [(source, n) for alert, source, n in self.parts if not alert]

    def alert(self, s: Table) -> int:
        """A live sum until the comparison (DGY-R-46, 106)."""
        counted = sum([n for cause in self.alert_causes(s) for _, n in cause(s, self)])
        added = sum([n for alert, _, n in self.parts if alert])
        return counted + added + self.missing(s, counted + added, added)

    # -- the result ------------------------------------------------------------------------------------------

    def compare(self, s: Table) -> str:
        """DGY-STUDY-16, DGY-ESP-15."""
        if s.over:
            return DONE
        alert = self.alert(s)
        passed = self.stealth >= alert
        s.tell(
            "test_decided",
            seat=self.seat,
            test=self.kind,
            stealth=self.stealth,
            stealth_parts=self.stealth_parts(),
            alert=alert,
            alert_parts=alert_parts(s, self),
            passed=passed,
        )
        if not passed:
            return "penalty"
        s.hinges.test_passed(s, self)
        return "reward"

    def penalty(self, s: Table) -> str:
        """The cubes stay where they are (DGY-STUDY-20)."""
        s.push(Stuns(self.seat, 1))  # DGY-STUDY-18, DGY-ESP-17, DGY-R-101
        return "danger"

    def danger(self, s: Table) -> str:
        n = 1
        if s.has("dangerous_zones") and not s.hinges.ignores(s, self.seat, "danger"):
            # DGY-DZ-10, DGY-STUDY-19, DGY-R-151
            n = max((k for name, k in s.box.zone[self.zone].effects if name == "danger"), default=1)
        draw_students(s, self.seat, n)
        return "fumble"

    def fumble(self, s: Table) -> str:
        if change(s, self.seat, "drops_cube") and s.is_out_there(self.seat):
            columns = sum(1 << c for c in least_valuable(s, self.seat))
            s.push(ChooseCube(self.seat, DROP, colours=columns))
        return "done"

    def done(self, s: Table) -> str:
        return DONE


class Study(StealthTest):
    """A Stealth Test for cubes of a Zone (chapter STUDY)."""

    belongs_to = ("seat",)
    waits = (
        "indicate",
        "lay_down",
        "skills",
        "at_once",
        "speak",
        "last_word",
        "reward",
        "danger",
        "fumble",
        "done",
    )
    rule = "DGY-STUDY-06"
    kind = "study"
    card_rule = "DGY-STUDY-09"

    count: Few = 0  # how many cubes were indicated
    places: Places = ()  # of those that were not collected yet

    speak_options: ClassVar[Menu] = OTHERS
    last_word_options: ClassVar[Menu] = TESTER

    def announce(self, s: Table) -> str:
        s.tell("studied", seat=self.seat, zone=s.zone_word(self.zone))
        s.study_limit = NO_LIMIT
        s.hinges.study_announced(s, self)
        if s.has("main_effects"):  # DGY-R-200
            s.push(Moment("announced", self.seat))
        return "indicate"

    def raised_by(self, source: str, n: int) -> "Study":
        """The same test with another Alert Value from the beginning."""
        self.add(source, n, alert=True)
        return self

    # -- step 2: how many cubes ------------------------------------------------------------------------------

    def most(self, s: Table) -> int:
        """DGY-STUDY-06, 07, DGY-R-96."""
        return len(collectable(s, self.seat, self.zone, most_cubes(s, self.seat)))

    def indicate(self, s: Table) -> str:
        if not s.hinges.declarable(s, self.seat) or not self.most(s):  # what came in between prevents it
            s.tell("study_impossible", seat=self.seat)
            return DONE
        if s.hinges.picks_cubes(s, self):
            return "lay_down"
        if self.most(s) == 1:
            return self.indicated(s, 1)
        s.ask(self.seat, "study.indicate", ("indicate",))
        return "counted"

    def counted(self, s: Table) -> str:
        return self.indicated(s, s.answer[1])

    def indicated(self, s: Table, count: int) -> str:
        self.indicate_places(s, collectable(s, self.seat, self.zone, count))
        return "lay_down"

    def indicate_places(self, s: Table, places: list[int]) -> None:
        self.count = len(places)
        self.places = tuple(places)
        cubes = [s.cube_word(s.spaces[self.zone][place]) for place in self.places]
        s.tell("indicated", seat=self.seat, n=self.count, cubes=cubes)

    def indicate_options(self, s: Table, seat: int) -> list[Option]:
        return [("indicate", n) for n in range(1, self.most(s) + 1)]

    def constant_bonus(self, s: Table) -> int:
        return study_bonus_of(s, self.seat)  # DGY-STAR-06

    # -- steps 4 and 5: once around the table, then the tester (DGY-STUDY-13 to 15) --------------------------

    def around(self, s: Table) -> str:
        self.who = self.seat
        return "next"

    def next(self, s: Table) -> str:
        self.who = self.next_asked(s, self.who, self.seat)
        return "last_word" if self.who == NOBODY else "speak"

    def may_react(self, s: Table, seat: int) -> bool:
        return seat != self.seat and not self.silent and might_speak(s, seat)  # DGY-R-24

    def speak(self, s: Table) -> str:
        if not self.may_react(s, self.who):
            return "next"
        s.ask(self.who, "test.opponent", s.hinges.instants)
        return "spoken"

    def spoken(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return "next"
        play(s, self.who, s.answer)
        return "speak"

    def last_word(self, s: Table) -> str:
        if s.over:
            return DONE
        self.who = self.seat
        if not might_speak(s, self.seat, "test"):
            return "compare"
        s.ask(self.seat, "test.tester", s.hinges.last_words)
        return "last_said"

    def last_said(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return "compare"
        play(s, self.seat, s.answer)
        return "last_word"

    # -- what it is worth ------------------------------------------------------------------------------------

    def alert_causes(self, s: Table) -> "tuple[AlertCause, ...]":
        return s.rules.study_alert

    def missing(self, s: Table, value: int, added: int) -> int:
        """Effects that lower it leave 1."""
        return max(0, 1 - value) if added < 0 else 0

    def reward(self, s: Table) -> str:
        if not self.places:
            s.hinges.studied(s, self)
            return "done"
        place, *rest = self.places  # DGY-STUDY-17, one at a time (DGY-R-28)
        self.places = tuple(rest)
        cube = s.spaces[self.zone][place]
        if cube != EMPTY and s.hinges.room(s, self.seat)[cube] > 0:  # DGY-R-99
            collect(s, self.seat, self.zone, place)
        return "reward"


class Espionage(StealthTest):
    """A Stealth Test for a cube of another Scholar (chapter ESP)."""

    belongs_to = ("seat", "target")
    waits = ("approach", "skills", "at_once", "face_target", "face_spy", "danger", "fumble", "done")
    rule = "DGY-ESP-09"
    kind = "espionage"
    card_rule = "DGY-ESP-09"

    target: SeatOrNone = NOBODY
    column: Column = 0
    alone: Flag = 0  # no Sacrifice, the target's Students do not count
    played: Flag = 0  # the spy has played since the target passed

    face_target_options: ClassVar[Menu] = OTHERS
    face_spy_options: ClassVar[Menu] = TESTER

    def admits(self, seat: int) -> bool:
        """DGY-ESP-14, DGY-R-105: only spy and target."""
        return seat in (self.seat, self.target)

    def has_target(self, s: Table) -> bool:
        """Whether it is about somebody else."""
        return self.target >= 0 and self.target != self.seat

    def announce(self, s: Table) -> str:
        if change(s, self.seat, "spies_alone"):  # DGY-FACT-03
            self.alone = 1
        if not self.alone:  # DGY-ESP-02, DGY-R-93
            sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, 1))
        return "approach"

    def approach(self, s: Table) -> str:
        s.tell("spied", seat=self.seat, victim=self.target, cube=s.cube_word(self.column))
        return "lay_down"

    def skills(self, s: Table) -> str:
        for source, n in causes(s, self.seat, "spy_divinations"):  # DGY-FACT-03, DGY-R-191
            for _ in range(min(n, s.clauses.rogue)):  # DGY-ED-45
                self.shift(s, source, divine(s, self.seat, 1), alert=False)
        return super().skills(s)

    # -- steps 4 and 5: target and spy in turns until neither adds anything (DGY-ESP-11 to 13, DGY-R-104) ----

    def around(self, s: Table) -> str:
        self.who, self.played = self.target, 0
        return "face_target"

    def face_target(self, s: Table) -> str:
        if not self.may_react(s, self.target):
            return "face_spy"
        s.ask(self.target, "test.target", s.hinges.instants)
        return "target_said"

    def target_said(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return "face_spy"
        play(s, self.target, s.answer)
        return "face_target"

    def face_spy(self, s: Table) -> str:
        self.who = self.seat
        if not might_speak(s, self.seat, "test"):
            return "spy_done"
        s.ask(self.seat, "test.tester", s.hinges.last_words)
        return "spy_said"

    def spy_said(self, s: Table) -> str:
        if s.answer[0] == "pass":
            return "spy_done"
        self.played = 1
        play(s, self.seat, s.answer)
        return "face_spy"

    def spy_done(self, s: Table) -> str:
        return "around" if self.played and self.may_react(s, self.target) else "compare"

    def may_react(self, s: Table, seat: int) -> bool:
        return seat == self.target and not self.silent and might_speak(s, seat)

    # -- what it is worth ------------------------------------------------------------------------------------

    def alert_causes(self, s: Table) -> "tuple[AlertCause, ...]":
        return s.rules.espionage_alert

    def missing(self, s: Table, value: int, added: int) -> int:
        """Cards that lower it leave 1, before effects."""
        return max(0, 1 - (value - added)) if change(s, self.target, "espionage_alert") < 0 else 0

    def reward(self, s: Table) -> str:
        """DGY-ESP-04, 16, DGY-R-103, 108."""
        s.push(LoseCube(self.target, self.column, STEAL, self.seat))
        return "done"


# -- the Alert Value -----------------------------------------------------------------------------------------


def alert_parts(s: Table, test: StealthTest) -> list[Cause]:
    """Every number of the Alert Value with its source: what the rules count, what effects added, and what it
    lacks to its least.
    """
    counted = [part for cause in test.alert_causes(s) for part in cause(s, test)]
    added = [(source, n) for alert, source, n in test.parts if alert]
    missing = test.alert(s) - sum([n for _, n in (*counted, *added)])
    return [part for part in (*counted, *added, ("least", missing)) if part[1]]


def alert_of_zone(s: Table, test: Study) -> list[Cause]:
    return [("zone", s.box.zone[test.zone].alert)]  # DGY-STUDY-02, DGY-ZONE-02


def alert_of_card(s: Table, test: Study) -> list[Cause]:
    return [(alert_source(s), alert_bonus(s))]  # DGY-STUDY-04


def alert_of_boss(s: Table, test: Study) -> list[Cause]:
    """DGY-STUDY-03, DGY-BOSS-09."""
    if s.boss < 0 or s.boss_at != test.zone:
        return []
    return [(s.box.bosses[s.boss].id, s.box.bosses[s.boss].alert)]


def alert_of_cubes(s: Table, test: Study) -> list[Cause]:
    return [("cubes", test.count * (test.count - 1) // 2)]  # DGY-STUDY-08, DGY-R-97


def alert_of_tester(s: Table, test: Study) -> list[Cause]:
    return causes(s, test.seat, "study_alert")


def alert_of_prey(s: Table, test: Espionage) -> list[Cause]:
    return [("cube", s.box.columns[test.column].value)]  # DGY-ESP-05, DGY-R-63


def alert_of_students(s: Table, test: Espionage) -> list[Cause]:
    return [] if test.alone else [("students", s.students[test.target])]


def alert_of_target(s: Table, test: Espionage) -> list[Cause]:
    return causes(s, test.target, "espionage_alert")


STUDY_ALERT: Final[tuple[AlertCause, ...]] = (
    alert_of_zone,
    alert_of_card,
    alert_of_boss,
    alert_of_cubes,
    alert_of_tester,
)
ESPIONAGE_ALERT: Final[tuple[AlertCause, ...]] = (  # DGY-ESP-06, DGY-OMEGA-10: nothing of the Zone
    alert_of_prey,
    alert_of_students,
    alert_of_target,
)


def bonus_of(s: Table, seat: int, card: int) -> int:
    """What a card counts when it is laid down to declare: a Skill may double Magic (DGY-TRICK-02)."""
    bonus = s.box.bonus[card]
    return bonus * (1 + change(s, seat, "magic_bonus")) if s.box.type_of[card] == MAGIC else bonus


# -- Divination ----------------------------------------------------------------------------------------------


def divine(s: Table, seat: int, n: int) -> int:
    """A Divination of hers, and its value."""
    cards, value = foresee(s, seat, n)
    s.reveal("divined", seat=seat, cards=[s.name(card) for card in cards], n=value)
    put_away(s, cards)
    return value


def foresee(s: Table, seat: int, n: int, is_harm: bool = False) -> tuple[list[int], int]:
    """Reveal the top N cards and use the highest Bonus Value (DGY-ICON-10, DGY-R-83, 84). Where she may pick,
    she picks the lowest of what harms her (DGY-ED-39).
    """
    cards = reveal_cards(s, max(1, n + change(s, seat, "divination")))
    picks_lowest = is_harm and s.clauses.divination == "chosen"
    best = min if picks_lowest or change(s, seat, "reads_worst") else max
    return cards, best([s.box.bonus[card] for card in cards], default=0)


def look_for_luck(s: Table, seat: int, name: str, n: int) -> tuple[list[int], int]:
    """Cards that Luck reveals, and what they are worth: a Divination of the tester in some books (DGY-ED-11),
    none in others (DGY-R-146).
    """
    if s.clauses.luck == "divination":
        return foresee(s, seat, n, is_harm=name == "bad_luck")
    cards = reveal_cards(s, n)
    return cards, max((s.box.bonus[card] for card in cards), default=0)


def current_test(s: Table) -> StealthTest | None:
    """The test in progress, if there is one."""
    for frame in reversed(s.stack):
        if isinstance(frame, StealthTest):
            return frame
    return None


def most_cubes(s: Table, seat: int) -> int:
    """How many cubes she may indicate, if there are so many."""
    return min(intelligence_of(s, seat), s.study_limit, 1 if is_dark(s) else NO_LIMIT)


# -- which tests are legal -----------------------------------------------------------------------------------


def why_not_study(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-R-20, 96."""
    return why_no_study(s, seat, s.at[seat]) or why_not_act(s, seat, "study")


def why_no_study(s: Table, seat: int, zone: int) -> Reason | None:
    if s.is_safe(seat):
        return Reason("DGY-R-20", "study.camp")
    if not s.hinges.declarable(s, seat):
        return s.hinges.why_not_declare(s, s.hinges.held(s, seat)) or Reason("DGY-STUDY-09", "test.no_card")
    if not any(cube != EMPTY for cube in s.spaces[zone]):
        return Reason("DGY-R-96", "study.no_cube", {"zone": s.zone_word(zone)})
    if not collectable(s, seat, zone, 1):
        return Reason("DGY-R-96", "study.no_room", {"zone": s.zone_word(zone)})
    return None


STUDY: Final[Offer] = alone("study", why_not_study)


def in_reach(s: Table, seat: int, other: int) -> bool:
    """In the same Zone or in an adjacent and linked one, Doors or not (DGY-ESP-01, DGY-R-71). A Secret
    Passage is no link (DGY-R-73).
    """
    here, there = s.at[seat], s.at[other]
    return there == here or any(link.zone == there for link in s.plan.links[here])


def spy_candidates(s: Table, seat: int) -> list[Option]:
    return [
        ("spy", other, column)
        for other in s.clockwise(seat)
        if s.is_out_there(other) and s.hinges.can_spy_on(s, seat, other)
        for column in s.hinges.booty(s, other)
    ]


def why_not_spy(s: Table, seat: int, option: Option) -> Reason | None:
    _, other, column = option
    return why_no_espionage(s, seat, other, column, free=False) or why_not_act(s, seat, "espionage")


def why_no_espionage(s: Table, seat: int, other: int, column: int, free: bool) -> Reason | None:
    """DGY-R-20, 21, 102."""
    if s.is_safe(seat):
        return Reason("DGY-R-20", "study.camp")
    if other == seat or not s.is_in(other):
        return Reason("DGY-ESP-03", "spy.nobody")
    if s.is_safe(other):
        return Reason("DGY-R-21", "spy.safe", {"victim": other})
    if not s.hinges.can_spy_on(s, seat, other):
        return s.hinges.why_too_far(s, seat, other)
    if s.disguised[other]:
        return Reason("DGY-R-02", "target.disguised", {"victim": other})
    if column not in s.hinges.booty(s, other):
        return Reason("DGY-ESP-03", "spy.no_cube", {"victim": other, "cube": s.cube_word(column)})
    return why_no_means_to_spy(s, seat, free)


def why_no_means_to_spy(s: Table, seat: int, free: bool) -> Reason | None:
    """What a spy lacks, whoever the target is: cards to declare with, a Student to Sacrifice."""
    if not s.hinges.declarable(s, seat):
        return s.hinges.why_not_declare(s, s.hinges.held(s, seat)) or Reason("DGY-ESP-09", "test.no_card")
    price = s.hinges.sacrifice_cost(s, seat, 1)
    if s.students[seat] < price and not free and not change(s, seat, "spies_alone"):
        return Reason("DGY-ESP-02", "spy.no_student", {"n": price})
    return None


def study(s: Table, seat: int) -> None:
    """DGY-ACT-02, DGY-STUDY-01."""
    s.push(Study(seat, s.at[seat]))


def spy(s: Table, seat: int, target: int, cube: int) -> None:
    """DGY-ACT-03."""
    s.push(s.hinges.espionage(s, seat, target, cube))


SPY: Final[Offer] = tried(spy_candidates, why_not_spy)
STUDYING: Final = Act("study", study)
SPYING: Final = Act("espionage", spy)
