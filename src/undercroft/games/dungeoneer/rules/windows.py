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
from undercroft.engine.window import Window as EngineWindow
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


class Window(EngineWindow):
    """One round of asking after another, until everybody entitled has passed in a row (DGR-R-114)."""

    first_step = "open"

    kind: Annotated[str, Among("response", "reroll", "prevent", "check")]
    turn: Count = 0  # seats to the left of the active player who have been considered
    quiet: Annotated[int, Within(0, "seats")] = 0  # how many passed in a row

    def subject(self, s: Table) -> Subject:
        """What it interrupts: the procedure below."""
        subject = s.stack[-2]
        assert isinstance(subject, Subject)
        return subject

    def may_react(self, s: Table, seat: int) -> bool:
        return is_entitled(s, seat, self.kind, self.subject(s))

    def open(self, s: Table) -> str:
        if self.subject(s).is_stopped():
            return DONE
        silent = self.passed_over(s, s.active + self.turn, s.seats - self.quiet)  # DGR-R-91: from the left
        self.turn += silent
        self.quiet += silent
        if self.quiet == s.seats:
            return DONE
        s.ask((s.active + 1 + self.turn) % s.seats, PROMPTS[self.kind], WINDOW_VERBS)
        return "answered"

    def open_options(self, s: Table, seat: int) -> list[Option]:
        box, found = s.box, list[Option]()
        if s.glory[seat] >= box.cheapest:
            reacting = box.reacting
            found += [
                ("play", n) for n in s.hand[seat] if n in reacting and self.why_not_play(s, seat, n) is None
            ]
        found += [
            ("use", n) for n in s.treasures[seat] if box.card[n].when and self.why_not_use(s, seat, n) is None
        ]
        if (
            self.kind == "reroll"
            and box.power_moment[s.hero[seat]] == "failed_test"
            and self.why_not_power(s, seat) is None
        ):
            found.append(("power",))
        found.append(("pass",))
        return found

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[0] == "power":
            return self.why_not_power(s, seat)
        n = option[1]
        if option[0] == "use":
            return why_not_usable(s, seat, n) or self.why_not_use(s, seat, n)
        return self.why_not_play(s, seat, n) if n in s.hand[seat] else not_in_hand(s, n)

    def why_not_play(self, s: Table, seat: int, n: int) -> Reason | None:
        """What forbids to play a hand card as a reaction."""
        card = s.box.card[n]
        if not card.when or card.kind != "boon":
            return Reason("DGR-ENC-03", "reaction.not_one", {"card": s.name(n)})
        if not fits(s, seat, card, self.kind, self.subject(s)):
            return Reason("DGR-R-90", "reaction.does_not_fit", {"card": s.name(n)})
        return why_not_pay(s, seat, n)

    def why_not_use(self, s: Table, seat: int, n: int) -> Reason | None:
        """What forbids to use an own Treasure as a reaction."""
        card = s.box.card[n]
        if not card.effects or not fits(s, seat, card, self.kind, self.subject(s)):
            return Reason("DGR-R-118", "use.does_not_fit", {"card": s.name(n)})
        return None

    def why_not_power(self, s: Table, seat: int) -> Reason | None:
        """What forbids to use the hero's power as a reaction."""
        hero = s.hero[seat]
        if s.box.power_moment[hero] != "failed_test":
            return Reason("DGR-R-96", "power.other_moment", {"hero": s.box.card[hero].id})
        if "failed_test" not in self.subject(s).moments(s, seat, self.kind):
            return Reason("DGR-R-112", "power.does_not_fit", {"hero": s.box.card[hero].id})
        return why_not_pay_power(s, seat)

    def answered(self, s: Table) -> str:
        seat = (s.active + 1 + self.turn) % s.seats
        verb = s.answer[0]
        self.turn += 1
        self.quiet += 1
        if verb != "pass":
            self.quiet = 0
            REACT[verb](s, seat, s.answer, self.subject(s))
        return "open"


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
                if glory >= box.cheapest_for[seat].get(word, 99):  # DGR-R-161, DGR-R-183
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


# -- what forbids something here and elsewhere ---------------------------------------------------------------


def not_in_hand(s: Table, n: int) -> Reason:
    return Reason("DGR-SETUP-06", "card.not_in_hand", {"card": s.name(n)})


def why_not_pay(s: Table, seat: int, n: int) -> Reason | None:
    """DGR-RES-05: the price of a card."""
    price = price_of(s, seat, s.box.card[n])
    if price > s.glory[seat]:
        return Reason("DGR-RES-05", "glory.short", {"card": s.name(n), "needed": price, "has": s.glory[seat]})
    return None


def why_not_usable(s: Table, seat: int, n: int) -> Reason | None:
    """What makes a card none that this seat could ever use."""
    if n not in s.treasures[seat]:
        return Reason("DGR-DEF-05", "use.not_yours", {"card": s.name(n)})
    if not s.box.card[n].when:
        return Reason("DGR-CARD-13", "use.no_charge", {"card": s.name(n)})
    return None


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


# -- reactions -----------------------------------------------------------------------------------------------


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


def play_reaction(s: Table, seat: int, option: Option, subject: Subject) -> None:
    """DGR-R-93: paid on announcement; a Temporary card is discarded (DGR-DEF-14, DGR-DEF-18)."""
    n = option[1]
    card = s.box.card[n]
    learned = to_stage(s, seat, n)
    s.reveal("played", learned, seat=seat, card=s.name(n))
    pay_glory(s, seat, card.cost)
    react(s, seat, card.effects, subject)
    discard_from_stage(s, n)


def use_reaction(s: Table, seat: int, option: Option, subject: Subject) -> None:
    n = option[1]
    spend_charge(s, seat, n)
    react(s, seat, s.box.card[n].effects, subject)


def power_reaction(s: Table, seat: int, option: Option, subject: Subject) -> None:
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
