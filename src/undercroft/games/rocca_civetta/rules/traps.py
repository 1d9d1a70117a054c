"""Trap Tokens of those who hunt: who placed them, whom they spare, and what their owner gains (chapter SCH;
RCV-R-185; content: Snare, Long Snare, Skinner, Lambda).

Whoever placed a Trap Token is the one who knows it, and everybody knows who that is.
"""

from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeonology.cards.procedures import Trapping
from undercroft.games.dungeonology.rules.cubes import TOLL, ChooseCube, LoseCube, hand_over
from undercroft.games.dungeonology.rules.moving import Entering
from undercroft.games.dungeonology.rules.skills import Use
from undercroft.games.dungeonology.rules.students import draw_students
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.rules.values import change, has_room
from undercroft.games.dungeonology.table import CAMP, NOBODY
from undercroft.games.dungeonology.zones import take_at_random
from undercroft.games.rocca_civetta.table import Table

PRICES: Final = ("sacrifice", "draw")
SACRIFICE, DRAW = range(2)
VERBS: Final = ("set_trap", "buy_trap")


def trapper_of(s: Table, knew: int) -> int:
    """The seat that placed a Trap Token which these know; nobody, if a scenario laid it."""
    return next((seat for seat in range(s.seats) if knew == 1 << seat), NOBODY)


def spares_own(s: Table, seat: int) -> bool:
    """Those that she placed never affect her while she has the Skill (RCV-R-185, 252)."""
    effects = (s.box.skill[name].effect for name in s.hinges.skills(s, seat))
    return any(effect and effect[0] in VERBS for effect in effects)


def next_trap(s: Table, seat: int, zone: int) -> int:
    """The leftmost one there that does not spare her."""
    spares = spares_own(s, seat)
    tokens = enumerate(s.traps[zone])
    return next((n for n, token in tokens if not spares or trapper_of(s, s.seen[token]) != seat), -1)


def skin(s: Table, seat: int, knew: int) -> None:
    """Skinner: a card of whoever turned it up; of a Toll the cube, too."""
    owner = trapper_of(s, knew)
    s.trapper = NOBODY
    if owner in (NOBODY, seat) or not s.is_in(owner) or not change(s, owner, "skins"):
        return
    if s.is_safe(owner) and owner != s.active:  # DGY-R-209
        return
    s.trapper = owner
    take_at_random(s, owner, seat)


def strike(s: Table, entering: Entering, name: str, n: int, is_trap: bool) -> None:
    """What an Incoming Effect or a Trap Token does to her."""
    if is_trap and name == "toll" and s.trapper != NOBODY:
        for _ in range(n):
            s.push(PayingTrapper(entering.seat, TOLL, s.trapper))
    else:
        s.rules.incoming_effects[name].strike(s, entering, n)


class PayingTrapper(ChooseCube):
    """The Toll of somebody who skins: she chooses the cube as always."""

    def lose(self, s: Table, column: int) -> str:  # type: ignore[override]
        s.push(FallingToTrapper(self.seat, column, TOLL, self.taker).starting_at("brace"))
        return DONE


class FallingToTrapper(LoseCube):
    """It goes to the Note Board of who placed the Trap, and to the Zone if the column is full."""

    def brace(self, s: Table) -> str:  # type: ignore[override]
        return "braced" if s.hinges.keeps_cube(s, self.seat) else "go_over"

    def braced(self, s: Table) -> str:  # type: ignore[override]
        return DONE if s.result else "go_over"

    def go_over(self, s: Table) -> str:
        if not has_room(s, self.taker, self.column):
            self.taker = NOBODY
            return "plunge"
        s.tell("toll_taken", seat=self.taker, victim=self.seat, cube=s.cube_word(self.column))
        hand_over(s, self.seat, self.taker, self.column, self.column)
        return DONE


# -- placing them --------------------------------------------------------------------------------------------


def snares(s: Table, seat: int, reach: int = 1) -> list[Option]:
    """Trap Tokens of the Reserve, for her Zone or a linked one that has none, never the Starting Zone."""
    here = s.at[seat]
    linked = [link.zone for link in s.plan.links[here]] if reach else []
    free = [zone for zone in dict.fromkeys((here, *linked)) if zone != CAMP and not s.traps[zone]]
    kinds = {s.box.card[token].id: token for token in reversed(s.trap_supply)}
    return [("trap", token, zone) for token in sorted(kinds.values()) for zone in sorted(free)]


class Snaring(Trapping):
    """A Trap Token face down, where she stands or beside her (DGY-TOKEN-06)."""

    reach: Few = 1

    def next_options(self, s: Table, seat: int) -> list[Option]:  # type: ignore[override]
        return snares(s, self.seat, self.reach)


class Baiting(Frame):
    """A Student Sacrificed or one drawn, then a Trap Token (content: Long Snare)."""

    first_step = "choose"
    belongs_to = ("seat",)
    waits = ("place",)
    rule = "RCV-R-185"

    seat: Seat
    reach: Few

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        dear = s.students[self.seat] < s.hinges.sacrifice_cost(s, self.seat, 1)
        return [("bait", DRAW)] if dear else [("bait", SACRIFICE), ("bait", DRAW)]

    def choose(self, s: Table) -> str:
        if len(self.choose_options(s, self.seat)) == 1:  # DGY-R-90, DGY-R-214
            return self.pay(s, DRAW)
        s.ask(self.seat, "skill.bait", ("bait",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.pay(s, s.answer[1])

    def pay(self, s: Table, price: int) -> str:
        if price == DRAW:
            draw_students(s, self.seat, 1)
        else:
            sacrifice(s, self.seat, s.hinges.sacrifice_cost(s, self.seat, 1))
        return "place"

    def place(self, s: Table) -> str:
        s.push(Snaring(self.seat, 1, self.reach))
        return DONE


def why_not_set(s: Table, seat: int, name: str) -> Reason | None:
    _, reach = s.box.skill[name].effect
    return None if snares(s, seat, int(reach)) else Reason("RCV-R-185", "skill.no_trap")


def set_trap(s: Table, seat: int, name: str, reach: int) -> None:
    s.push(Snaring(seat, 1, reach))


def buy_trap(s: Table, seat: int, name: str, reach: int) -> None:
    s.push(Baiting(seat, reach))


USES: Final = {"set_trap": Use(set_trap, why_not_set), "buy_trap": Use(buy_trap, why_not_set)}
FRAMES: Final = (PayingTrapper, FallingToTrapper, Snaring, Baiting)
