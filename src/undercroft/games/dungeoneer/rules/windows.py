"""Windows: when players may react, who is asked, and in which order (chapter DEF; DGR-R-90, 91, 93, 114, 118).

A window lies on top of the procedure it interrupts, and a reaction changes the fields of that procedure. It is offered by public facts only (DGR-R-114): a seat with a hidden
card and enough Glory for the cheapest fitting card of the whole set is asked, whether it holds such a card or not.

Kinds: "response" (something was announced), "reroll" (dice lie on the table), "prevent" (wounds are about to fall), "check" (a checkpoint between things).
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.games.dungeoneer.cards.content import MAGIC, MELEE, Card
from undercroft.games.dungeoneer.rules.resources import pay_glory
from undercroft.games.dungeoneer.rules.scores import price_of
from undercroft.games.dungeoneer.table import FULL_LIFE, Table
from undercroft.games.dungeoneer.zones import discard_from_stage, to_stage

WINDOW_VERBS: Final = ("play", "use", "power", "pass")


class Window(Frame):
    """One round of asking after another, until everybody entitled has passed in a row (DGR-R-114)."""

    __slots__ = ("kind", "quiet", "turn")

    def __init__(self, kind: str, turn: int = 0, quiet: int = 0, step: str = "open") -> None:
        self.kind = kind
        self.turn = turn  # seats to the left of the active player who have been considered
        self.quiet = quiet  # how many passed in a row
        self.step = step

    def copy(self) -> "Window":
        return Window(self.kind, self.turn, self.quiet, self.step)

    def open(self, s: Table) -> str:
        subject = s.stack[-2]
        while self.quiet < s.seats and not is_stopped(subject):
            seat = (s.active + 1 + self.turn) % s.seats  # DGR-R-91: from the left of the active player
            if is_entitled(s, seat, self.kind, subject):
                s.ask(seat, f"window.{self.kind}", WINDOW_VERBS)
                return "answered"
            self.turn += 1
            self.quiet += 1
        return DONE

    def answered(self, s: Table) -> str:
        seat = (s.active + 1 + self.turn) % s.seats
        verb = s.answer[0]
        self.turn += 1
        self.quiet += 1
        if verb != "pass":
            self.quiet = 0
            {"play": play_reaction, "use": use_reaction, "power": power_reaction}[verb](s, seat, s.answer)
        return "open"


def open_window(s: Table, kind: str, subject: Frame) -> None:
    """Push a window over the subject, if public facts allow anybody a reaction."""
    for seat in range(s.seats):
        if is_entitled(s, seat, kind, subject):
            s.push(Window(kind))
            return


def is_stopped(subject: Frame) -> bool:
    """Nothing is left to react to: the Bane was cancelled, the Encounter sent back."""
    return bool(getattr(subject, "cancelled", 0) or getattr(subject, "bounced", 0))


# -- what fits when ----------------------------------------------------------------------------------------------------------


def melee_attack(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-115: every Melee round in which the other side may wound the hero, until the wounds fall."""
    from undercroft.games.dungeoneer.rules.combat import Round
    from undercroft.games.dungeoneer.rules.life import Wounds

    if isinstance(subject, Wounds):
        if not subject.attack or subject.seat != seat or not subject.n:
            return False
        subject = round_below(s)
    return isinstance(subject, Round) and subject.score == MELEE and subject.can_be_wounded(seat)


def magic_attack(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    from undercroft.games.dungeoneer.rules.combat import Round

    return (
        kind == "response"
        and isinstance(subject, Round)
        and subject.score == MAGIC
        and subject.victim() == seat
        and subject.can_be_wounded(seat)
    )


def magic_trap(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    from undercroft.games.dungeoneer.rules.threats import Trap

    return (
        kind == "response"
        and isinstance(subject, Trap)
        and subject.victim == seat
        and not subject.avoided
        and s.box.card[subject.card].test[0] == MAGIC
    )


def encounter(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    from undercroft.games.dungeoneer.rules.combat import Round
    from undercroft.games.dungeoneer.rules.threats import Trap

    if kind != "response":
        return False
    if isinstance(subject, Trap):
        return subject.victim == seat
    return isinstance(subject, Round) and subject.kind == "encounter" and subject.hero == seat


def bane(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-127: only a Bane that changes something of the hero."""
    from undercroft.games.dungeoneer.rules.encounter import Bane

    return (
        kind == "response"
        and isinstance(subject, Bane)
        and subject.victim == seat
        and s.box.card[subject.card].target == "opponent"
        and not subject.cancelled
    )


def own_die(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-126: a die rolled for the own hero, never that of a Monster."""
    from undercroft.games.dungeoneer.rules.combat import Round
    from undercroft.games.dungeoneer.rules.move import RoomDie
    from undercroft.games.dungeoneer.rules.threats import Test

    if kind != "reroll":
        return False
    if isinstance(subject, Round):
        return seat in (subject.hero, subject.rival)
    return isinstance(subject, (Test, RoomDie)) and subject.seat == seat


def own_wound(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    from undercroft.games.dungeoneer.rules.life import Wounds

    return kind == "prevent" and isinstance(subject, Wounds) and subject.seat == seat and subject.n > 0


def anytime(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-91, DGR-R-118: what recovers Life is of use only below 6."""
    return s.life[seat] < FULL_LIFE


def failed_test(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-112 (4): only while the current result is a failure."""
    from undercroft.games.dungeoneer.rules.threats import Test, is_passed

    power = s.box.card[s.hero[seat]].power
    return (
        kind == "reroll"
        and isinstance(subject, Test)
        and subject.seat == seat
        and power is not None
        and subject.kind in power.against
        and not is_passed(s, subject)
    )


FITS: Final[dict[str, Callable[[Table, int, str, Frame], bool]]] = {
    "melee_attack": melee_attack,
    "magic_attack": magic_attack,
    "magic_trap": magic_trap,
    "encounter": encounter,
    "bane": bane,
    "own_die": own_die,
    "own_wound": own_wound,
    "anytime": anytime,
    "failed_test": failed_test,
}


def fits(s: Table, seat: int, card: Card, kind: str, subject: Frame) -> bool:
    """Whether the card is made for this moment."""
    if kind == "check" and "anytime" not in card.when:
        return False
    for word in card.when:
        if word in FITS and FITS[word](s, seat, kind, subject):
            return True
    return False


def is_entitled(s: Table, seat: int, kind: str, subject: Frame) -> bool:
    """DGR-R-114: by public facts alone. At a checkpoint the active player is not asked: he has free moments of his own."""
    if s.life[seat] <= 0 or (kind == "check" and seat == s.active):
        return False
    glory = s.glory[seat]
    box = s.box
    if kind != "check" and glory >= box.cheapest and s.hand[seat]:
        for card in box.reactions:
            if card.cost > glory:
                break
            if fits(s, seat, card, kind, subject):
                return True
    for n in s.treasures[seat]:
        if box.card[n].when and fits(s, seat, box.card[n], kind, subject):
            return True
    return kind == "reroll" and why_not_power_here(s, seat, kind, subject) is None


def round_below(s: Table) -> Frame:
    """The combat that caused the wounds on top of the stack."""
    from undercroft.games.dungeoneer.rules.combat import Round

    for frame in reversed(s.stack):
        if isinstance(frame, Round):
            return frame
    raise LookupError("no combat in progress")


def subject_of(s: Table) -> tuple[str, Frame]:
    """The kind of the window on top of the stack and what it interrupts."""
    window = s.stack[-1]
    if not isinstance(window, Window):
        raise LookupError("no window is open")
    return window.kind, s.stack[-2]


def in_window(s: Table) -> bool:
    return isinstance(s.stack[-1], Window)


# -- reactions ----------------------------------------------------------------------------------------------------------------


def why_not_react(s: Table, seat: int, n: int) -> Reason | None:
    """What forbids to play a hand card as a reaction now."""
    card = s.box.card[n]
    kind, subject = subject_of(s)
    if not card.when or card.kind != "boon":
        return Reason("DGR-ENC-03", "reaction.not_one", {"card": s.name(n)})
    if not fits(s, seat, card, kind, subject):
        return Reason("DGR-R-90", "reaction.does_not_fit", {"card": s.name(n)})
    price = price_of(s, seat, card)
    if price > s.glory[seat]:
        return Reason("DGR-RES-05", "glory.short", {"card": s.name(n), "needed": price, "has": s.glory[seat]})
    return None


def why_not_use_here(s: Table, seat: int, n: int) -> Reason | None:
    """What forbids to use a Treasure as a reaction now."""
    card = s.box.card[n]
    kind, subject = subject_of(s)
    if not card.effects or not fits(s, seat, card, kind, subject):
        return Reason("DGR-R-118", "use.does_not_fit", {"card": s.name(n)})
    return None


def why_not_power_here(s: Table, seat: int, kind: str, subject: Frame) -> Reason | None:
    """What forbids to use the hero's power as a reaction now."""
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    if power.moment != "failed_test":
        return Reason("DGR-R-96", "power.other_moment", {"hero": s.box.card[hero].id})
    if not failed_test(s, seat, kind, subject):
        return Reason("DGR-R-112", "power.does_not_fit", {"hero": s.box.card[hero].id})
    return why_not_pay_power(s, seat)


def why_not_pay_power(s: Table, seat: int) -> Reason | None:
    """DGR-CARD-03, DGR-R-96: the price and the limit of once per turn (DGR-R-10)."""
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    if power.once and s.used[hero]:
        return Reason("DGR-R-10", "power.used", {"hero": s.box.card[hero].id})
    if power.glory > s.glory[seat]:
        return Reason(
            "DGR-RES-05",
            "glory.short",
            {"card": s.box.card[hero].id, "needed": power.glory, "has": s.glory[seat]},
        )
    if power.points > s.points:
        return Reason("DGR-R-96", "points.short", {"needed": power.points, "has": s.points})
    return None


def pay_power(s: Table, seat: int) -> None:
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    pay_glory(s, seat, power.glory)
    s.points -= power.points
    if power.once:
        s.used[hero] = 1
    s.tell("power_used", seat=seat, power=power.id)


def play_reaction(s: Table, seat: int, option: Option) -> None:
    """DGR-R-93: paid on announcement; a Temporary card is discarded (DGR-DEF-14, DGR-DEF-18)."""
    from undercroft.games.dungeoneer.cards.effects import react

    n = option[1]
    card = s.box.card[n]
    kind, subject = subject_of(s)
    learned = to_stage(s, seat, n)
    s.reveal("played", learned, seat=seat, card=s.name(n))
    pay_glory(s, seat, card.cost)
    for effect in card.effects:
        react(s, seat, effect, subject)
    discard_from_stage(s, n)


def use_reaction(s: Table, seat: int, option: Option) -> None:
    from undercroft.games.dungeoneer.cards.effects import react

    n = option[1]
    _, subject = subject_of(s)
    effects = s.box.card[n].effects
    spend_charge(s, seat, n)
    for effect in effects:
        react(s, seat, effect, subject)


def power_reaction(s: Table, seat: int, option: Option) -> None:
    from undercroft.games.dungeoneer.cards.effects import react

    _, subject = subject_of(s)
    pay_power(s, seat)
    for effect in s.box.card[s.hero[seat]].effects:
        react(s, seat, effect, subject)


def spend_charge(s: Table, seat: int, n: int) -> None:
    """DGR-CARD-13: discarded with the last use."""
    from undercroft.games.dungeoneer.zones import discard_from_front

    s.tokens[n] += 1
    left = s.box.card[n].charges - s.tokens[n]
    s.tell("charge_spent", seat=seat, card=s.name(n), left=left)
    if left <= 0:
        discard_from_front(s, seat, n)
