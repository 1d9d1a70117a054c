"""Mandatory Passage: Zones that are linked to two others at most (chapter ZEF; RCV-R-46, 47)."""

from typing import Final

from undercroft.engine.choice import Option
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeonology.board import MOST_LINKS, is_full, shared_edges
from undercroft.games.dungeonology.ranges import Zone
from undercroft.games.rocca_civetta.table import Table


def closed_edges(s: Table, tile: int, beside: int) -> list[int]:
    """Where a tile that is being laid beside a Zone meets others that have their two links: a Wall comes on
    each such Passage (RCV-ZEF-06).
    """
    full = [zone for zone in s.pieces.narrow if zone not in (tile, beside) and is_full(s.box, s.plan, zone)]
    cell, where = s.where[tile], s.where
    return [edge for zone in full for edge in shared_edges(s.box, tile, cell, zone, where[zone])]


def others(s: Table, zone: int, kept: tuple[int, ...]) -> list[int]:
    return [link.zone for link in s.plan.links[zone] if link.zone not in kept]


def is_crowded(s: Table, zone: int) -> bool:
    return zone in s.pieces.narrow and len(s.plan.links[zone]) > MOST_LINKS


class Narrowing(Frame):
    """The tile lies, and is linked to more than it may be: the link that it was laid for stays, whoever laid
    it says which other one does, and Walls come on the rest (RCV-R-47). If she gives up, the next player
    says it.
    """

    first_step = "choose"
    rule = "RCV-R-47"

    seat: Seat
    zone: Zone
    beside: Zone

    def survives(self, s: Table) -> bool:
        return True

    def forget_seat(self, s: Table, seat: int) -> None:
        if self.seat == seat and s.playing():
            self.seat = s.in_charge(seat)

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("at", zone) for zone in others(s, self.zone, (self.beside,))]

    def choose(self, s: Table) -> str:
        s.ask(s.in_charge(self.seat), "zone.narrow", ("at",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        where = s.where
        for other in others(s, self.zone, (self.beside, s.answer[1])):
            edges = shared_edges(s.box, self.zone, where[self.zone], other, where[other])
            s.walls = tuple(sorted({*s.walls, *edges}))
        s.derive()
        return DONE


def tile_linked(s: Table, seat: int, tile: int, beside: int) -> None:
    """A tile was laid beside a Zone, and is linked to all that it meets."""
    if is_crowded(s, tile):
        s.push(Narrowing(seat, tile, beside))


FRAMES: Final = (Narrowing,)
