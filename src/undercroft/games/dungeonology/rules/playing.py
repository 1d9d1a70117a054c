"""Main Effects of Trick Cards: declare, Reactions, cost, effect (chapters MAIN, INTERN; DGY-R-168 to 174,
179, 180, 194, 208).
"""

from typing import Annotated, Any, ClassVar, Final

from undercroft.engine.choice import Menu, Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Flag, Seat, SeatOrNone, Within
from undercroft.engine.window import Window
from undercroft.games.dungeonology.cards.box import Effect
from undercroft.games.dungeonology.cards.vocabulary import SEAT, ZONE
from undercroft.games.dungeonology.ranges import Targets, Trick
from undercroft.games.dungeonology.rules.auxiliary import why_not_play_at_all
from undercroft.games.dungeonology.rules.ending import check_cubes
from undercroft.games.dungeonology.rules.phases import why_not_act
from undercroft.games.dungeonology.rules.stealth_test import Study, current_test
from undercroft.games.dungeonology.rules.students import Resolving, draw_students
from undercroft.games.dungeonology.rules.stun import Stuns, can_bear, sacrifice
from undercroft.games.dungeonology.rules.windows import might_act
from undercroft.games.dungeonology.table import CAMP, NOBODY, Table
from undercroft.games.dungeonology.zones import discard_card, leave_stage, to_stage

CostPart = tuple[str, int]

NAMED: Final = {"turn_start": "DGY-R-195", "announced": "DGY-R-200"}  # moments that only some cards name


# -- may it be played ----------------------------------------------------------------------------------------


def main_options(s: Table, seat: int) -> list[Option]:
    """All that is legal, as below."""
    if not s.settings["main_effects"] or s.at[seat] == CAMP:
        return []
    moment = s.moment_for(seat)
    options = s.box.main[moment]
    return [
        options[card]
        for card in s.hinges.playable(s, seat)
        if options[card] and not is_barred(s, card) and why_not_main_now(s, seat, card, moment) is None
    ]


def why_not_main(s: Table, seat: int, option: Option) -> Reason | None:
    """Any card with a Main Effect may be used for it instead (DGY-MAIN-01)."""
    card = option[1]
    if card not in s.hinges.held(s, seat):
        return Reason("DGY-TRICK-05", "play.not_in_hand", {"card": s.name(card)})
    if not s.has("main_effects"):
        return Reason("DGY-TRICK-03", "main.not_in_use")
    trick = s.box.trick[card]
    if not trick.timing:
        return Reason("DGY-TRICK-06", "main.none", {"card": s.name(card)})
    if trick.timing == "reaction":
        return Reason("DGY-MAIN-12", "main.reaction", {"card": s.name(card)})
    if is_barred(s, card):
        return Reason("DGY-R-02", "main.maximum", {"card": s.name(card)})
    return why_not_play_at_all(s, seat) or why_not_main_now(s, seat, card, s.moment_for(seat))


def is_barred(s: Table, card: int) -> bool:
    """Whether it has no place in Maximum Alert."""
    return bool(s.maximum) and s.box.trick[card].peaceful


def why_not_main_now(s: Table, seat: int, card: int, moment: str) -> Reason | None:
    """What forbids the Main Effect of a card of hers at this moment."""
    refusal = why_not_timely(s, seat, card, moment)
    if refusal is not None:
        return refusal
    trick = s.box.trick[card]
    if card in s.box.always_stuns and not any(is_bearable(s, seat, parts) for parts in trick.cost):
        return Reason("DGY-R-194", "cost.stun", {"card": s.name(card)})
    if trick.when == "after_action" and not s.actions:
        return Reason("DGY-R-02", "main.after_action", {"card": s.name(card)})
    return s.hinges.why_not_main(s, seat, card)


def why_not_timely(s: Table, seat: int, card: int, moment: str) -> Reason | None:
    """DGY-MAIN-08 to 12, DGY-ICON-11, DGY-R-86, 171, 195, 200, 201."""
    trick = s.box.trick[card]
    if moment == "own" and not trick.when:  # what is asked most often
        return why_not_act(s, seat, "main") if trick.action else None
    named = {"card": s.name(card)}
    if trick.when in ("turn_start", "announced"):
        return None if moment == trick.when else Reason(NAMED[trick.when], f"main.{trick.when}", named)
    if moment in NAMED:
        return Reason(NAMED[moment], "main.other_moment", named)
    test = current_test(s)
    if trick.when == "own_test_at_once":
        return None if moment == "at_once" else Reason("DGY-R-201", "main.at_once", named)
    if moment == "at_once":
        return Reason("DGY-R-201", "main.other_moment", named)
    if trick.when == "own_test":
        mine = moment == "test" and test is not None and test.seat == seat
        return None if mine else Reason("DGY-R-201", "main.own_test", named)
    if trick.when == "rival_study":
        theirs = moment == "test" and isinstance(test, Study) and test.seat != seat
        return None if theirs else Reason("DGY-R-201", "main.rival_study", named)
    if moment == "test":  # DGY-MAIN-04
        if trick.timing == "standard" or trick.when == "outside_test":
            return Reason("DGY-R-86", "main.in_test", named)
        # of cards only those whose text names the test (DGY-ED-44)
        return Reason("DGY-ED-44", "main.in_test", named) if s.clauses.test_cards == "auxiliary" else None
    if trick.action:
        if moment != "own":
            return Reason("DGY-MAIN-08", "main.action", named)
        return why_not_act(s, seat, "main")
    if trick.timing == "standard" and moment != "own":
        return Reason("DGY-MAIN-10", "main.own_phase", named)
    return None


def is_bearable(s: Table, seat: int, parts: tuple[CostPart, ...]) -> bool:
    """DGY-R-194: too much Stun makes the use illegal; any other cost that cannot be paid wastes the card
    (DGY-R-174).
    """
    return all(name != "stun" or can_bear(s, seat, n) for name, n in parts)


def can_pay(s: Table, seat: int, parts: tuple[CostPart, ...]) -> bool:
    """DGY-R-174: all of it or nothing; drawing Students can always be done (DGY-R-90)."""
    due = {name: s.hinges.sacrifice_cost(s, seat, n) if name == "sacrifice" else n for name, n in parts}
    owned = {"sacrifice": s.students[seat], "discard": len(s.hand[seat])}
    return is_bearable(s, seat, parts) and all(owned.get(name, n) >= n for name, n in due.items())


def one_by_one(parts: tuple[CostPart, ...]) -> list[CostPart]:
    """The parts of a cost as they are paid: cards are discarded one by one."""
    return [part for name, n in parts for part in ([(name, 1)] * n if name == "discard" else [(name, n)])]


# -- playing it ----------------------------------------------------------------------------------------------


class Playing(Resolving):
    """One Main Effect from the hand to the discard pile (DGY-MAIN-07). Meanwhile only Reactions are asked for
    (DGY-MAIN-03).
    """

    first_step = "show"
    belongs_to = ("seat",)
    waits = ("price", "pay", "resolve", "clear")
    rule = "DGY-R-208"

    seat: Seat
    card: Trick
    targets: Targets = ()
    paid: Annotated[int, Within(-1, 9)] = NOBODY  # which alternative of the cost
    n: Few = 0  # parts of the cost that were paid, then the number that the cost has fixed (DGY-MAIN-20)
    cancelled: Flag = 0

    def cleanup(self, s: Table) -> None:
        leave_stage(s, self.card)

    def effect(self, s: Table) -> Effect:
        return s.box.effects[self.card]

    def named(self, s: Table, kind: str) -> int:
        """The first target of a kind, if one was named."""
        for what, target in zip(self.effect(s).named, self.targets, strict=False):
            if what == kind:
                return target
        return NOBODY

    def told(self, s: Table) -> dict[str, Any]:
        """What everybody hears of its targets."""
        victim, zone = self.named(s, SEAT), self.named(s, ZONE)
        return ({"victim": victim} if victim != NOBODY else {}) | (
            {"zone": s.zone_word(zone)} if zone != NOBODY else {}
        )

    def show(self, s: Table) -> str:
        """It is laid open first: whom it names is decided with everybody looking on (DGY-MAIN-14)."""
        to_stage(s, self.seat, self.card)
        if self.effect(s).aims:
            s.reveal("main_shown", seat=self.seat, card=s.name(self.card))
        return "aim"

    def aim(self, s: Table) -> str:
        """Name the targets: known to all with the declaration (DGY-R-208)."""
        aims = self.effect(s).aims
        if len(self.targets) == len(aims):
            return "declare"
        offers = self.aim_options(s, self.seat)
        if not offers:  # DGY-R-193
            self.targets += (NOBODY,)
            return "aim"
        if len(offers) == 1:
            self.targets += (offers[0][1],)
            return "aim"
        s.ask(self.seat, "main.aim", ("target", "at"))
        return "aimed"

    def aim_options(self, s: Table, seat: int) -> list[Option]:
        return self.effect(s).aims[len(self.targets)](s, self)

    def aimed(self, s: Table) -> str:
        self.targets += (s.answer[1],)
        return "aim"

    def declare(self, s: Table) -> str:
        """DGY-MAIN-14: it is declared with its targets; everybody else is asked."""
        trick = s.box.trick[self.card]
        if trick.action:  # DGY-ACT-04, DGY-R-170
            s.actions += ("main",)
        s.reveal("main_declared", seat=self.seat, card=s.name(self.card), **self.told(s))
        s.push(s.hinges.reactions(s, self))
        return "price"

    def price(self, s: Table) -> str:
        if self.cancelled:  # DGY-MAIN-15, DGY-R-170
            if not s.rules.cancels_before_the_rest:
                self.tell_cancelled(s)
            return "clear"
        offers = self.price_options(s, self.seat)
        if not offers:  # DGY-MAIN-17
            s.tell("main_wasted", seat=self.seat, card=s.name(self.card))
            return "clear"
        if len(offers) == 1:
            self.paid = offers[0][1]
            return "pay"
        s.ask(self.seat, "main.price", ("pay",))
        return "priced"

    def price_options(self, s: Table, seat: int) -> list[Option]:
        costs = s.box.trick[self.card].cost
        return [("pay", n) for n, parts in enumerate(costs) if can_pay(s, seat, parts)]

    def cancel(self, s: Table) -> None:
        """A Reaction has cancelled it (DGY-MAIN-15)."""
        self.cancelled = 1
        if s.rules.cancels_before_the_rest:
            self.tell_cancelled(s)

    def tell_cancelled(self, s: Table) -> None:
        s.tell("main_cancelled", seat=self.seat, card=s.name(self.card))

    def priced(self, s: Table) -> str:
        self.paid = s.answer[1]
        return "pay"

    def pay(self, s: Table) -> str:
        """DGY-MAIN-16: part by part, in the printed order."""
        parts = one_by_one(s.box.trick[self.card].cost[self.paid])
        if self.n == len(parts):
            self.n = next((n for name, n in parts if name in ("sacrifice", "draw")), 0)
            return "resolve"
        name, n = parts[self.n]
        if name == "draw" and not n:  # the player fixes it (DGY-MAIN-20)
            return "count"
        self.n += 1
        if name == "sacrifice":
            sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, n))
        elif name == "draw":
            draw_students(s, self.seat, n)  # DGY-R-172
        elif name == "stun":
            s.push(Stuns(self.seat, n))  # DGY-R-36
        elif name == "discard":
            return "give_up"
        return "pay"

    def count(self, s: Table) -> str:
        s.ask(self.seat, "main.number", ("number",))
        return "counted"

    def count_options(self, s: Table, seat: int) -> list[Option]:
        return [("number", n) for n in range(1, 4)]

    def counted(self, s: Table) -> str:
        self.n = s.answer[1]
        draw_students(s, self.seat, self.n)
        return "resolve"

    def give_up(self, s: Table) -> str:
        hand = s.hand[self.seat]
        if len(hand) < 2:  # DGY-R-214
            for card in hand:
                discard_card(s, self.seat, card)
            return "pay"
        s.ask(self.seat, "main.discard", ("discard",))
        return "given_up"

    def give_up_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[seat]]

    def given_up(self, s: Table) -> str:
        discard_card(s, self.seat, s.answer[1])
        return "pay"

    def resolve(self, s: Table) -> str:
        """DGY-MAIN-18, 19: the effect, and after it what stands at G."""
        if not s.is_in(self.seat):
            return "clear"
        s.push(MainEffect())
        return "clear"

    def clear(self, s: Table) -> str:
        leave_stage(s, self.card)
        if not s.over:
            check_cubes(s)
        return DONE


class MainEffect(Frame):
    """What a Main Effect does, verb by verb (DGY-MAIN-18): any of them may ask, and the next one waits."""

    first_step = "next"
    waits = ("next",)

    done: Few = 0  # verbs

    def next(self, s: Table) -> str:
        play = answered_by(s)
        verbs = play.effect(s).verbs
        if self.done == len(verbs):
            return DONE
        act, arguments = verbs[self.done]
        self.done += 1
        act(s, play, *arguments)
        return "next"


def answered_by(s: Table) -> Playing:
    """The declared Main Effect that is still unresolved, the last one (DGY-PRIO-06)."""
    for frame in reversed(s.stack):
        if isinstance(frame, Playing):
            return frame
    raise AssertionError("nothing was declared")


def below(s: Table, play: Playing) -> Playing | None:
    """The Main Effect that a Reaction answers."""
    for frame in reversed(s.stack[: s.stack.index(play)]):
        if isinstance(frame, Playing):
            return frame
    return None


# -- Reactions -----------------------------------------------------------------------------------------------


class Reactions(Window):
    """Everybody else is asked once whether to answer a declared Main Effect (DGY-MAIN-12 to 14,
    DGY-R-169).
    """

    first_step = "next"
    waits = ("next",)
    rule = "DGY-R-168"

    declarer: Seat
    who: SeatOrNone = NOBODY

    turn_to_options: ClassVar[Menu] = Menu(("react", "pass"))

    def moment(self, seat: int) -> str:
        return "reaction"

    def next(self, s: Table) -> str:
        if answered_by(s).cancelled:
            return DONE
        self.who = self.next_asked(s, self.declarer if self.who == NOBODY else self.who, self.declarer)
        if self.who == NOBODY:
            return DONE
        self.step = "turn_to"
        return self.turn_to(s)

    def may_react(self, s: Table, seat: int) -> bool:
        return might_act(s, seat) and self.is_admitted(s, seat)

    def turn_to(self, s: Table) -> str:
        if not might_act(s, self.who):
            return "next"
        s.ask(self.who, "window.reaction", self.turn_to_options.verbs)
        return "answered"

    def is_admitted(self, s: Table, seat: int) -> bool:
        """DGY-ESP-14, DGY-R-105: in an Espionage only spy and target. A card that silences the others may
        leave them a Reaction to itself.
        """
        test = current_test(s)
        if test is None:
            return True
        if not test.admits(seat):
            return False
        return s.box.trick[answered_by(s).card].answerable or not (test.silent and seat != test.seat)

    def answered(self, s: Table) -> str:
        if s.answer[0] == "react":
            s.push(Playing(self.who, s.answer[1]))
        return "next"


def play_main(s: Table, seat: int, option: Option) -> None:
    s.push(Playing(seat, option[1]))


def react_candidates(s: Table, seat: int) -> list[Option]:
    reactions, cards = s.box.reactions, s.hinges.playable(s, seat)
    if reactions.isdisjoint(cards):
        return []
    return [("react", card) for card in cards if card in reactions]


def why_not_react(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-ICON-12, DGY-R-168, 208."""
    card = option[1]
    if card not in s.hinges.held(s, seat):
        return Reason("DGY-TRICK-05", "play.not_in_hand", {"card": s.name(card)})
    trick = s.box.trick[card]
    if trick.timing != "reaction":
        return Reason("DGY-MAIN-12", "react.none", {"card": s.name(card)})
    play = answered_by(s)
    if trick.reaction == "me" and seat not in play.effect(s).hits(s, play):
        return Reason("DGY-R-208", "react.not_me", {"card": s.name(card)})
    if not any(is_bearable(s, seat, parts) for parts in trick.cost):
        return Reason("DGY-R-194", "cost.stun", {"card": s.name(card)})
    return s.hinges.why_not_main(s, seat, card)


MAIN: Final[Offer] = Offer(main_options, why_not_main)
REACT: Final[Offer] = tried(react_candidates, why_not_react)
