"""Tiles that lie in no pile: a Skill or a mode lays them (chapter SPZ; RCV-R-165)."""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.events import EVERYBODY
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.board import spots_beside
from undercroft.games.dungeonology.ranges import Zone
from undercroft.games.dungeonology.rules.moving import lay_tile
from undercroft.games.rocca_civetta.table import Table


def show_aside(s: Table) -> None:
    """They lie face up, beside the Campus."""
    for zone in s.pieces.aside:
        s.seen[s.box.tiles[zone]] = EVERYBODY


class LayingAside(Frame):
    """Such a tile comes beside a Zone, linked with it, where a player wants it. If that player gives up, the
    next one decides.
    """

    first_step = "fit"
    rule = "RCV-R-165"

    seat: Seat
    zone: Zone
    tile: Zone

    def forget_seat(self, s: Table, seat: int) -> None:
        if self.seat == seat and s.playing():
            self.seat = s.in_charge(seat)

    def fit_options(self, s: Table, seat: int) -> list[Option]:
        cells = spots_beside(s.box, s.plan, s.where, self.zone, self.tile, s.has("aligned"))
        return [("lay", self.tile, cell) for cell in cells]

    def fit(self, s: Table) -> str:
        s.ask(s.in_charge(self.seat), "zone.lay", ("lay",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        lay_tile(s, self.seat, self.tile, s.answer[2], self.zone)
        return DONE


FRAMES: Final = (LayingAside,)
