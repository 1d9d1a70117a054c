"""Windows: when players may react, who is asked, and in which order (chapter DEF; DGR-R-90, 91, 93, 114,
118).

A window lies on top of the procedure it interrupts, and a reaction changes the fields of that procedure. It
is offered by public facts only (DGR-R-114): a seat with a hidden card and enough Glory for the cheapest
fitting card of the whole set is asked, whether it holds such a card or not.

Kinds: "response" (something was announced), "reroll" (dice lie on the table), "prevent" (wounds are about to
fall), "check" (a checkpoint between things).
"""

from typing import Annotated, Any, Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Among, Count, Within
from undercroft.games.dungeoneer.cards.content import Card
from undercroft.games.dungeoneer.rules.resources import pay_glory
from undercroft.games.dungeoneer.rules.scores import price_of
from undercroft.games.dungeoneer.table import FULL_LIFE, Table
from undercroft.games.dungeoneer.zones import discard_from_front, discard_from_stage, to_stage

WINDOW_VERBS: Final = ("play", "use", "power", "pass")
PROMPTS: Final = {kind: f"window.{kind}" for kind in ("response", "reroll", "prevent", "check")}


class Subject(Frame):
    """A procedure that reactions may interrupt: it says which moments it offers a seat, and how reactions
    change it.
    """

    def moments(self, s: Any, seat: int, kind: str) -> tuple[str, ...]:
        """The moments (vocabulary.py) that a window of this kind over the procedure is for this seat."""
        return ()

    def is_stopped(self) -> bool:
        """Nothing is left to react to."""
        return False

    def avoid(self, s: Any, seat: int) -> None:
        raise NotImplementedError

    def cancel(self, s: Any) -> None:
        raise NotImplementedError

    def prevent(self, s: Any, seat: int, n: int) -> None:
        raise NotImplementedError

    def reroll(self, s: Any, seat: int) -> None:
        raise NotImplementedError


class Window(Frame):
    """One round of asking after another, until everybody entitled has passed in a row (DGR-R-114)."""

    first_step = "open"

    kind: Annotated[str, Among("response", "reroll", "prevent", "check")]
    turn: Count = 0  # seats to the left of the active player who have been considered
    quiet: Annotated[int, Within(0, "seats")] = 0  # how many passed in a row

    def open(self, s: Table) -> str:
        subject = s.stack[-2]
        assert isinstance(subject, Subject)
        while self.quiet < s.seats and not subject.is_stopped():
            seat = (s.active + 1 + self.turn) % s.seats  # DGR-R-91: from the left of the active player
            if is_entitled(s, seat, self.kind, subject):
                s.ask(seat, PROMPTS[self.kind], WINDOW_VERBS, promising(s, seat, self.kind))
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
            REACT[verb](s, seat, s.answer)
        return "open"


def promising(s: Table, seat: int, kind: str) -> list[str]:
    """The verbs that may have an option in a window: the others are not even tried."""
    verbs = ["play"] if s.hand[seat] and s.glory[seat] >= s.box.cheapest else []
    if s.treasures[seat]:
        verbs.append("use")
    if kind == "reroll":
        verbs.append("power")
    verbs.append("pass")
    return verbs


def open_window(s: Table, kind: str, subject: Subject) -> None:
    """Push a window over the subject, if public facts allow anybody a reaction: it begins with him."""
    left, seats = s.active + 1, s.seats
    for turn in range(seats):
        if is_entitled(s, (left + turn) % seats, kind, subject):
            s.push(Window(kind, turn, turn))
            return


def open_checkpoint(s: Table) -> None:
    """A window between things, in which only an Anytime card in play can help (DGR-R-114)."""
    for seat in range(s.seats):
        if s.treasures[seat] and seat != s.active and s.life[seat] > 0 and has_potion(s, seat):
            s.push(Window("check"))
            return


def fits(s: Table, seat: int, card: Card, kind: str, subject: Subject) -> bool:
    """Whether the card is made for this moment. What recovers Life fits any window, but only below 6
    (DGR-R-91, DGR-R-118).
    """
    if "anytime" in card.when:
        return s.life[seat] < FULL_LIFE
    moments = subject.moments(s, seat, kind)
    return any(word in moments for word in card.when)


def is_entitled(s: Table, seat: int, kind: str, subject: Subject) -> bool:
    """DGR-R-114: by public facts alone. At a checkpoint the active player is not asked: he has free moments
    of his own.
    """
    if s.life[seat] <= 0:
        return False
    if kind == "check":
        return seat != s.active and has_potion(s, seat)
    glory, box = s.glory[seat], s.box
    moments = subject.moments(s, seat, kind)
    if moments:
        if s.hand[seat] and glory >= box.cheapest:
            for word in moments:
                if glory >= box.cheapest_for.get(word, 99):
                    return True
        for n in s.treasures[seat]:
            for word in box.card[n].when:
                if word in moments:
                    return True
        if "failed_test" in moments and why_not_pay_power(s, seat) is None:
            return True
    return has_potion(s, seat)


def has_potion(s: Table, seat: int) -> bool:
    """An own card in play that helps at any moment (DGR-R-114); of use only below 6 Life (DGR-R-118)."""
    return s.life[seat] < FULL_LIFE and not s.box.anytime.isdisjoint(s.treasures[seat])


def subject_of(s: Table) -> tuple[str, Subject]:
    """The kind of the window on top of the stack and what it interrupts."""
    window, subject = s.stack[-1], s.stack[-2]
    assert isinstance(window, Window)
    assert isinstance(subject, Subject)
    return window.kind, subject


def in_window(s: Table) -> bool:
    return isinstance(s.stack[-1], Window)


# -- reactions -----------------------------------------------------------------------------------------------


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


def why_not_power_here(s: Table, seat: int) -> Reason | None:
    """What forbids to use the hero's power as a reaction now."""
    hero = s.hero[seat]
    power = s.box.card[hero].power
    assert power is not None
    if power.moment != "failed_test":
        return Reason("DGR-R-96", "power.other_moment", {"hero": s.box.card[hero].id})
    kind, subject = subject_of(s)
    if "failed_test" not in subject.moments(s, seat, kind):
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


def react(s: Table, seat: int, effects: tuple[tuple[Any, ...], ...], subject: Subject) -> None:
    """Carry the verbs of a reaction out, upon what it interrupts."""
    for effect in effects:
        match effect:
            case ("avoid",):
                subject.avoid(s, seat)
            case ("cancel",) | ("bounce",):
                subject.cancel(s)
            case ("prevent", n):
                subject.prevent(s, seat, n)
            case ("reroll",):
                subject.reroll(s, seat)
            case ("recover", n):
                recover(s, seat, n)
            case _:
                raise LookupError(f"{effect[0]} is no reaction")


def play_reaction(s: Table, seat: int, option: Option) -> None:
    """DGR-R-93: paid on announcement; a Temporary card is discarded (DGR-DEF-14, DGR-DEF-18)."""
    n = option[1]
    card = s.box.card[n]
    _, subject = subject_of(s)
    learned = to_stage(s, seat, n)
    s.reveal("played", learned, seat=seat, card=s.name(n))
    pay_glory(s, seat, card.cost)
    react(s, seat, card.effects, subject)
    discard_from_stage(s, n)


def use_reaction(s: Table, seat: int, option: Option) -> None:
    n = option[1]
    _, subject = subject_of(s)
    spend_charge(s, seat, n)
    react(s, seat, s.box.card[n].effects, subject)


def power_reaction(s: Table, seat: int, option: Option) -> None:
    _, subject = subject_of(s)
    pay_power(s, seat)
    react(s, seat, s.box.card[s.hero[seat]].effects, subject)


REACT: Final = {"play": play_reaction, "use": use_reaction, "power": power_reaction}


def spend_charge(s: Table, seat: int, n: int) -> None:
    """DGR-CARD-13: discarded with the last use."""
    s.tokens[n] += 1
    left = s.box.card[n].charges - s.tokens[n]
    s.tell("charge_spent", seat=seat, card=s.name(n), left=left)
    if left <= 0:
        discard_from_front(s, seat, n)


def recover(s: Table, seat: int, n: int) -> None:
    """DGR-DEF-12, DGR-R-62: not above 6, and nothing for somebody who has more."""
    back = min(n, FULL_LIFE - s.life[seat])
    if back > 0:
        s.life[seat] += back
        s.tell("recovered", seat=seat, n=back, life=s.life[seat])
