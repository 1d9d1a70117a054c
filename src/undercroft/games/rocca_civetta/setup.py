"""Setting a table up with the expansion, letter by letter (RCV-R-176, 241; DGY-SETUP). The decks were built
before, from the packs in use (RCV-R-25, 27).
"""

from typing import ClassVar

from undercroft.engine.choice import Option, Reason
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE
from undercroft.games.dungeonology import setup as base
from undercroft.games.dungeonology.rules.turn import after
from undercroft.games.dungeonology.table import CAMP, NOBODY
from undercroft.games.dungeonology.zones import shuffled
from undercroft.games.rocca_civetta.rules import (
    brood,
    congregations,
    eggs,
    jukas,
    modes,
    temple,
    tiles,
    winter,
)
from undercroft.games.rocca_civetta.rules.depths import ON_TOP, lay_way_down
from undercroft.games.rocca_civetta.rules.omega.tome import is_alone
from undercroft.games.rocca_civetta.rules.panics import panic_of
from undercroft.games.rocca_civetta.rules.research import open_cards
from undercroft.games.rocca_civetta.rules.support import Supporting, has_support
from undercroft.games.rocca_civetta.table import Table


class Opening(base.Opening):
    """Setup with everything on (RCV-R-176): the letters of the base; behind L what the modules lay out."""

    waits = ("give_support",)
    LETTERS: ClassVar[tuple[str, ...]] = ("lay_out", "lay_out_research", "lay_out_omega", "scholars")

    def lay_out(self, s: Table) -> str:  # type: ignore[override]
        """Everything that does not depend on the Scholars: Boss, Alert, Clan, Panic, Jinx Cards, tiles; the
        pile of Floor IV lies beside the others (RCV-Z4-02, RCV-R-36). Whatever leads to a Floor, draws from
        its pile, lays a tile with the cubes that are left, or ends the game when no pile brings any more,
        counts the piles that there are (RCV-Z4-03, 04, 06, 08, RCV-FALSE-04, RCV-UNIV-03, RCV-R-35, 37, 38).
        """
        super().lay_out(s)
        brood.lay_out(s)
        eggs.lay_out(s)
        jukas.lay_out(s)
        tiles.show_aside(s)
        if s.has("way_down"):
            for floor in ON_TOP:
                lay_way_down(s, floor)
        temple.lay_out(s)
        return after("lay_out", self.LETTERS)

    def scholars(self, s: Table) -> str:  # type: ignore[override]
        """Whom a campaign has chosen for a seat (RCV-R-232, 238); the others as ever."""
        named = [int(s.settings[f"scholar_{seat}"]) - 1 for seat in range(s.seats)]
        if any(scholar != NOBODY for scholar in named):
            s.scholar = named
        if s.has("choose_scholars"):
            self.skip_named(s)
            return "choose"
        pool = tuple(n for n in s.hinges.scholars(s) if n not in named)
        dealt = iter(shuffled(s, "scholars", pool))
        s.scholar = [next(dealt) if scholar == NOBODY else scholar for scholar in named]
        return "prepare"

    def chosen(self, s: Table) -> str:  # type: ignore[override]
        following = super().chosen(s)
        self.skip_named(s)
        return following

    def skip_named(self, s: Table) -> None:
        while self.seat < s.seats and s.scholar[self.seat] != NOBODY:
            self.seat += 1

    def hide(self, s: Table) -> None:  # type: ignore[override]
        """The Panic Card that a month names, that of its Boss, is the one, and everybody knows it
        (RCV-CAMP-10, RCV-R-147).
        """
        super().hide(s)
        if s.has("named_panic"):
            (card,) = panic_of(s.box, s.boss)
            s.unused_cards = tuple(s.panic if n == card else n for n in s.unused_cards)
            s.panic = card
            for n in s.box.panics:
                s.seen[n] = EVERYBODY
            s.reveal("panic_named", card=s.name(card))

    def lay_out_research(self, s: Table) -> str:
        """RCV-RES-01: three Research Cards lie open for everybody."""
        s.research = shuffled(s, "research", s.pieces.research)
        open_cards(s)
        return after("lay_out_research", self.LETTERS)

    def lay_out_omega(self, s: Table) -> str:
        """His model, his deck and his empty Tome (RCV-SOLO-02, 05, 06, RCV-OAA-04). Alone, Jinx Cards without
        his symbol are taken out (RCV-SOLO-07, RCV-R-115, 119).
        """
        if s.pieces.omega_cards:
            s.omega_at = CAMP
            s.omega_deck = shuffled(s, "omega", s.pieces.omega_cards)
        if is_alone(s):
            remove_jinxes(s)
        return after("lay_out_omega", self.LETTERS)

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        """RCV-R-241: named all the same."""
        if option[0] == "scholar" and option[1] in modes.barred_scholars(s):
            if option[1] not in congregations.barred_scholars(s):
                return Reason("RCV-R-16", "scholar.boss")
            return Reason("RCV-R-241", "scholar.barred", {"scholar": s.box.scholars[option[1]].id})
        return super().why_unlisted(s, seat, option)

    def prepare(self, s: Table) -> str:  # type: ignore[override]
        """O: one Student of each Congregation is among the first in the University (RCV-CON-08)."""
        super().prepare(s)
        congregations.first_enrolment(s)
        congregations.first_led(s)
        return "set_up_mode"

    def set_up_mode(self, s: Table) -> str:
        """What else the mode of a Big Boss asks for."""
        winter.set_up(s)
        return "give_support"

    def give_support(self, s: Table) -> str:
        """Support Points come last (RCV-SP-01, RCV-R-176)."""
        if has_support(s):
            s.support = [int(s.settings[f"support_{seat}"]) for seat in range(s.seats)]
            s.push(Supporting())
        return DONE


def remove_jinxes(s: Table) -> None:
    """Out of the deck, for everybody to see."""
    removed = tuple(card for card in s.jinx_deck if not s.box.card[card].omega)
    s.jinx_deck = tuple(card for card in s.jinx_deck if card not in removed)
    s.unused_cards += removed
    for card in removed:
        s.seen[card] = EVERYBODY
