"""What Students of Congregations do for the Scholar who Sacrifices them (chapter CON; RCV-CON-13 to 15,
RCV-R-62, 69 to 71, 168, 189, 201, 203; content: Student Congregation Cards).
"""

from collections.abc import Callable
from typing import Annotated, Final, NamedTuple

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Among, Few, Flag, Seat
from undercroft.games.dungeonology.cards.procedures import Exposing
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.stealth_test import Study, current_test, divine, in_reach
from undercroft.games.dungeonology.rules.stun import discard_stun
from undercroft.games.dungeonology.table import ACTION, CAMP, MOVEMENT
from undercroft.games.dungeonology.zones import discard_card, draw_cards
from undercroft.games.rocca_civetta.rules.congregations import (
    KINDS,
    LAMBDA,
    has_card,
    lose,
    number_of,
    tell_sacrifice,
)
from undercroft.games.rocca_civetta.rules.traps import Snaring, snares, strike
from undercroft.games.rocca_civetta.table import Table

INSIGHT: Final = 2  # cards of the Divination
CHILL: Final = 2  # added to the Alert Value
CURE: Final = 2  # Stun Tokens
TONIC: Final = 2  # cards


# -- what forbids them ---------------------------------------------------------------------------------------


def is_in_test(s: Table, seat: int) -> Reason | None:
    """RCV-R-168: exactly when an Instant Trick Card would do something there."""
    if s.moment_for(seat) == "test":
        return None
    return Reason("RCV-R-168", "effect.in_test")


def is_her_own_time(s: Table, seat: int) -> Reason | None:
    """RCV-CON-14, RCV-R-168."""
    return None if s.moment_for(seat) == "own" else Reason("RCV-CON-14", "effect.own_phase")


def same_floor(s: Table, seat: int, other: int) -> bool:
    """RCV-R-178."""
    return s.box.zone[s.at[seat]].floor == s.box.zone[s.at[other]].floor


def readable(s: Table, seat: int) -> list[int]:
    """Opponents on her Floor who hold cards."""
    return [
        other
        for other in s.clockwise(seat)
        if s.is_out_there(other) and s.hand[other] and not s.disguised[other] and same_floor(s, seat, other)
    ]


def why_not_pry(s: Table, seat: int) -> Reason | None:
    if reason := is_her_own_time(s, seat):
        return reason
    return None if readable(s, seat) else Reason("RCV-R-203", "effect.nobody")


def why_not_cure(s: Table, seat: int) -> Reason | None:
    if reason := is_her_own_time(s, seat):
        return reason
    if s.maximum:
        return Reason("DGY-MAX-11", "effect.maximum")
    return None if s.stun[seat] else Reason("RCV-R-203", "skill.no_stun")


def why_not_tonic(s: Table, seat: int) -> Reason | None:
    if reason := is_her_own_time(s, seat):
        return reason
    return None if s.hand[seat] else Reason("RCV-R-203", "effect.no_card")


def can_freeze(s: Table, seat: int) -> bool:
    """Only the current player has Speed points (DGY-MOVE-01)."""
    other = s.active
    if other == seat or not s.points or not s.is_out_there(other) or s.disguised[other]:
        return False
    return in_reach(s, seat, other)


def why_not_freeze(s: Table, seat: int) -> Reason | None:
    if s.moment_for(seat) not in ("instant", "test"):
        return Reason("RCV-CON-14", "effect.others_turn")
    return None if can_freeze(s, seat) else Reason("RCV-R-203", "effect.no_points")


def can_chill(s: Table, seat: int) -> bool:
    test = current_test(s)
    if not isinstance(test, Study) or test.seat == seat or not s.is_out_there(test.seat):
        return False
    return same_floor(s, seat, test.seat)


def why_not_chill(s: Table, seat: int) -> Reason | None:
    if s.moment_for(seat) == "test" and can_chill(s, seat):
        return None
    return Reason("RCV-R-168", "effect.rival_study")


def why_not_snare(s: Table, seat: int) -> Reason | None:
    if reason := is_her_own_time(s, seat):
        return reason
    return None if snares(s, seat) else Reason("RCV-R-203", "effect.no_trap")


# -- what they do --------------------------------------------------------------------------------------------


def insight(s: Table, seat: int, alert: bool) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, "phi", divine(s, seat, INSIGHT), alert=alert)


def pry(s: Table, seat: int) -> None:
    s.push(Prying(seat))


class Prying(Frame):
    """Into whose hand she looks; a card of it goes (content: Phi)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-CON-13"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("target", other) for other in readable(s, self.seat)]

    def choose(self, s: Table) -> str:
        found = readable(s, self.seat)
        if len(found) > 1:
            s.ask(self.seat, "student.pry", ("target",))
            return "chosen"
        return self.look(s, found[0]) if found else DONE

    def chosen(self, s: Table) -> str:
        return self.look(s, s.answer[1])

    def look(self, s: Table, victim: int) -> str:
        s.push(Reading(self.seat, victim))
        return DONE


class Reading(Exposing):
    """She looks at a hand and discards a card of it."""

    def choose(self, s: Table) -> str:  # type: ignore[override]
        s.ask(self.seat, "student.press", ("discard",))
        return "chosen"


class Distilling(Frame):
    """A card of her choice for two of the deck (content: Zeta)."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-CON-13"

    seat: Seat

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[self.seat]]

    def choose(self, s: Table) -> str:
        if len(s.hand[self.seat]) == 1:  # DGY-R-214
            return self.brew(s, s.hand[self.seat][0])
        s.ask(self.seat, "student.brew", ("discard",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.brew(s, s.answer[1])

    def brew(self, s: Table, card: int) -> str:
        discard_card(s, self.seat, card)
        draw_cards(s, self.seat, TONIC)
        return DONE


def freeze(s: Table, seat: int) -> None:
    if can_freeze(s, seat):
        s.points = 0
        s.tell("stopped", seat=s.active)


def chill(s: Table, seat: int) -> None:
    test = current_test(s)
    if test is not None:
        test.shift(s, "iota", CHILL, alert=True)


class Effect(NamedTuple):
    """One effect of a Congregation Card: what forbids it, and what it does once the Student is Sacrificed."""

    why_not: Callable[[Table, int], Reason | None]
    act: Callable[[Table, int], None]


EFFECTS: Final[dict[str, Effect]] = {
    "insight_stealth": Effect(is_in_test, lambda s, seat: insight(s, seat, alert=False)),
    "insight_alert": Effect(is_in_test, lambda s, seat: insight(s, seat, alert=True)),
    "pry": Effect(why_not_pry, pry),
    "cure": Effect(why_not_cure, lambda s, seat: discard_stun(s, seat, CURE)),
    "tonic": Effect(why_not_tonic, lambda s, seat: s.push(Distilling(seat))),
    "freeze": Effect(why_not_freeze, freeze),
    "chill": Effect(why_not_chill, chill),
    "snare": Effect(why_not_snare, lambda s, seat: s.push(Snaring(seat, 1))),
}
NAMES: Final = tuple(EFFECTS)


# -- using them ----------------------------------------------------------------------------------------------


def invoke_candidates(s: Table, seat: int) -> list[Option]:
    kinds = s.kinds[seat]
    if not any(kinds) or s.at[seat] <= CAMP:
        return []
    return [("invoke", n) for n, name in enumerate(NAMES) if has_for(s, seat, name)]


def has_for(s: Table, seat: int, name: str) -> bool:
    """Whether she has a Student with this effect, whose card lies on the table (RCV-R-202)."""
    kind = s.pieces.effect_kinds.get(name)
    return kind is not None and bool(number_of(s, seat, kind)) and has_card(s, seat, kind)


def why_not_invoke(s: Table, seat: int, option: Option) -> Reason | None:
    """RCV-CON-14, RCV-R-70, 203."""
    name = NAMES[option[1]]
    if not has_for(s, seat, name):
        return Reason("RCV-CON-13", "effect.no_student")
    if s.is_safe(seat):
        return Reason("RCV-R-70", "play.camp")
    return EFFECTS[name].why_not(s, seat)


INVOKE: Final[Offer] = tried(invoke_candidates, why_not_invoke)


def might_use(s: Table, seat: int) -> bool:
    """RCV-R-189: for all anybody can see, one of her Students could do something now in the turn of another,
    or in a Stealth Test.
    """
    if not any(s.kinds[seat]) or s.at[seat] <= CAMP:
        return False
    if current_test(s) is not None and has_for(s, seat, "insight_stealth"):
        return True
    return has_for(s, seat, "freeze") and (can_freeze(s, seat) or can_chill(s, seat))


def invoke(s: Table, seat: int, option: Option) -> None:
    s.push(Invoking(seat, option[1]))


class Invoking(Frame):
    """One Student is Sacrificed and does what the card says, before anything else (RCV-R-203)."""

    first_step = "sacrifice"
    belongs_to = ("seat",)

    seat: Seat
    effect: Few

    def sacrifice(self, s: Table) -> str:
        name = NAMES[self.effect]
        kind = s.pieces.effect_kinds[name]
        s.tell("student_invoked", seat=self.seat, student=KINDS[kind], favour=name)
        lose(s, self.seat, kind)
        tell_sacrifice(s, self.seat, 1)
        return "act"

    def act(self, s: Table) -> str:
        EFFECTS[NAMES[self.effect]].act(s, self.seat)
        return DONE


# -- answers to an Ambush or a Trap (RCV-R-201) --------------------------------------------------------------


def may_evade(s: Table, seat: int, name: str, is_trap: bool) -> bool:
    """In Movement and Action Phases, outside the Starting Zone, and if it would do something; an Ambush gives
    Stun Tokens (RCV-R-71).
    """
    if not (is_trap or name == "ambush") or s.phase not in (MOVEMENT, ACTION):
        return False
    if not number_of(s, seat, LAMBDA) or not has_card(s, seat, LAMBDA) or not s.is_out_there(seat):
        return False
    if name == "stop":
        return seat == s.active and bool(s.points)
    return name != "toll" or any(s.board[seat])


class Evading(Frame):
    """She may Sacrifice a Lambda before an Ambush or a Trap Token acts: it does nothing then."""

    first_step = "choose"
    belongs_to = ("seat",)
    rule = "RCV-R-201"

    seat: Seat
    name: Annotated[str, Among("ambush", "stop", "toll")]
    n: Few
    is_trap: Flag

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("evade",), ("pass",)]

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "student.evade", ("evade", "pass"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "evade":
            s.tell("student_invoked", seat=self.seat, student=KINDS[LAMBDA], favour="evade")
            lose(s, self.seat, LAMBDA)
            tell_sacrifice(s, self.seat, 1)
            return DONE
        entering = s.stack[-2]
        assert isinstance(entering, Entering)
        strike(s, entering, self.name, self.n, bool(self.is_trap))
        return DONE


FRAMES: Final = (Prying, Reading, Distilling, Invoking, Evading)
