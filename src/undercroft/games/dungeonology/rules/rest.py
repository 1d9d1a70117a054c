"""Rest, and Bivouac, which is the same where one stands (chapters REST, DZ; DGY-R-53, 147, 152, 162)."""

from typing import ClassVar, Final

from undercroft.engine.choice import Offer, Option, Reason, alone
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.rules.phases import Act, why_not_act
from undercroft.games.dungeonology.rules.students import gain_from_bonfire, take_from_reserve
from undercroft.games.dungeonology.rules.stun import bars_rest, discard_stun, sacrifice
from undercroft.games.dungeonology.rules.values import change, colours_of, hand_value_of, initial_students_of
from undercroft.games.dungeonology.table import TURN_ENDS, Table
from undercroft.games.dungeonology.zones import discard_card, discard_jinx, draw_cards


class Resting(Frame):
    """The steps of Rest and of Bivouac (DGY-REST-02 to 06, DGY-DZ-16): behind Stun and Jinx their order, by
    the clause of the edition (DGY-ED-29).
    """

    first_step = "recover"
    belongs_to = ("seat",)
    waits = ("sort", "finish")
    rule = "DGY-REST-05"

    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {
        "v2": ("recover", "gather", "sort", "draw", "finish"),
        "older": ("recover", "sort", "draw", "warm", "gather", "finish"),
    }

    seat: Seat

    def recover(self, s: Table) -> str:
        discard_stun(s, self.seat, s.hinges.stun_shed(s, self.seat))  # DGY-R-162: not in Maximum Alert
        if len(s.jinxes[self.seat] + s.veiled[self.seat]) > 1:
            s.ask(self.seat, "rest.jinx", ("shed", "blind"))
            return "shed"
        for card in s.jinxes[self.seat] + s.veiled[self.seat]:
            discard_jinx(s, self.seat, card)
        return self.following(s, "recover")

    def following(self, s: Table, step: str) -> str:
        """The step that comes after this one."""
        order = self.ORDERS[s.clauses.rest]
        return order[order.index(step) + 1]

    def recover_options(self, s: Table, seat: int) -> list[Option]:
        unseen: list[Option] = [("blind", 0)] if s.veiled[seat] else []
        return [*(("shed", card) for card in s.jinxes[seat]), *unseen]

    def shed(self, s: Table) -> str:
        verb, n = s.answer
        discard_jinx(s, self.seat, s.veiled[self.seat][n] if verb == "blind" else n)
        return self.following(s, "recover")

    def warm(self, s: Table) -> str:
        """DGY-ED-29: first those on the Bonfire."""
        gain_from_bonfire(s, self.seat, initial_students_of(s, self.seat) - s.students[self.seat])
        return "gather"

    def gather(self, s: Table) -> str:
        """DGY-REST-04, DGY-R-53: from the Reserve only."""
        take_from_reserve(s, self.seat, initial_students_of(s, self.seat) - s.students[self.seat])
        return "tend"

    def tend(self, s: Table) -> str:
        s.hinges.gathered(s, self.seat)
        return self.following(s, "gather")

    def sort(self, s: Table) -> str:
        if not s.hand[self.seat]:
            return "draw"
        s.ask(self.seat, "rest.discard", ("discard", "done"))
        return "sorted"

    def sort_options(self, s: Table, seat: int) -> list[Option]:
        return [("discard", card) for card in s.hand[seat]] + [("done",)]

    def sorted(self, s: Table) -> str:
        if s.answer[0] == "done":
            return "draw"
        discard_card(s, self.seat, s.answer[1])
        return "sort"

    def draw(self, s: Table) -> str:
        """Up to the Hand Value; a larger hand stays (DGY-REST-06, DGY-BOARD-05)."""
        draw_cards(s, self.seat, hand_value_of(s, self.seat) - len(s.hand[self.seat]))
        return self.following(s, "draw")

    def finish(self, s: Table) -> str:
        s.hinges.rested(s, self.seat)
        if self.seat == s.active and s.clauses.bivouac == "rest":  # DGY-ED-40, DGY-R-234: a Bivouac too
            s.cut = TURN_ENDS
        if s.boss < 0:
            sacrifice(s, self.seat, change(s, self.seat, "rest_sacrifice"))
        return DONE


# -- Bivouac -------------------------------------------------------------------------------------------------


def why_not_bivouac(s: Table, seat: int, option: Option) -> Reason | None:
    """DGY-DZ-07, 16, 18, DGY-R-147, 162; the colour counts at this moment (DGY-R-152)."""
    if not s.has("dangerous_zones"):
        return Reason("DGY-MOVE-09", "zone.not_in_play")
    colours = [n for name, n in s.box.zone[s.at[seat]].effects if name == "bivouac"]
    if not colours:
        return Reason("DGY-DZ-06", "bivouac.none", {"zone": s.zone_word(s.at[seat])})
    if not any(colours_of(s, seat) >> colour & 1 for colour in colours):
        return Reason("DGY-DZ-07", "zone.colour", {"cube": s.cube_word(colours[0])})
    if bars_rest(s):
        return Reason("DGY-ED-46", "bivouac.maximum")
    return why_not_act(s, seat, "zone")


def bivouac(s: Table, seat: int) -> None:
    """DGY-ACT-05, DGY-DZ-17: she stays, and so does the phase."""
    s.tell("camped", seat=seat)
    s.push(Resting(seat))


BIVOUAC: Final[Offer] = alone("bivouac", why_not_bivouac)
CAMPING: Final = Act("zone", bivouac)
