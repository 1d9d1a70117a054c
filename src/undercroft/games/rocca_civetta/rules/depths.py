"""Floor IV: the way down to it, and what its Zones do (chapters Z4, ZEF; RCV-R-35 to 38, 43, 44, 193)."""

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.events import EVERYBODY
from undercroft.games.dungeonology.rules.moving import Entering, Incoming
from undercroft.games.dungeonology.rules.stun import sacrifice
from undercroft.games.dungeonology.table import Table as BaseTable
from undercroft.games.rocca_civetta.table import Table

ON_TOP: Final = {2: 3, 3: 2}  # RCV-R-193: by Floor, the tiles on its pile among which one has Stairs
STAIRS: Final = ("stairs", 0)


# -- the way down --------------------------------------------------------------------------------------------


def stairs_tiles(s: Table, floor: int) -> list[int]:
    return [zone for zone in s.box.piles[floor - 1] if STAIRS in s.box.zone[zone].effects]


def lay_way_down(s: Table, floor: int) -> None:
    """One of the tiles with Stairs comes among the first of its pile, which is shuffled already
    (RCV-R-193).
    """
    found = stairs_tiles(s, floor)
    tile = found[s.chance.below("way_down", len(found))]
    first = [zone for zone in s.piles[floor - 1] if zone in s.pieces.topmost]  # RCV-R-213
    pile = [zone for zone in s.piles[floor - 1] if zone != tile and zone not in first]
    pile.insert(len(pile) - s.chance.below("way_down", ON_TOP[floor]), tile)
    s.piles[floor - 1] = (*pile, *first)


def keep_way_down(s: Table, mask: int, chance: Chance) -> None:
    """In a deal made anew one of the first tiles still has Stairs, as everybody knows."""
    for floor in ON_TOP:
        keep_stairs(s, floor, mask, chance)


def keep_stairs(s: Table, floor: int, mask: int, chance: Chance) -> None:
    """The tile that was put there, and where it came to lie, with the chances that whoever has seen so much
    gives them: where nothing is known one like the other, and where the tile is known as many times that as
    there are other places that it leaves to the unknown ones.
    """
    tiles, seen = s.box.tiles, s.seen
    topmost = s.pieces.topmost
    among = [zone for zone in s.box.piles[floor - 1] if zone not in topmost]
    drawn = [zone for zone in among if seen[tiles[zone]] == EVERYBODY]
    left = ON_TOP[floor] - len(drawn)
    if left < 1:
        return
    pile = list(s.piles[floor - 1])
    unknown = [place for place, zone in enumerate(pile) if not seen[tiles[zone]] & mask]
    end = len(pile) - (pile[-1] in topmost)
    top = range(end - left, end)
    found = stairs_tiles(s, floor)
    lots: list[tuple[int, int]] = []  # a tile, and the place in the pile that it takes; -1 for its own
    for tile in found:
        place = pile.index(tile) if tile in pile else -1
        if tile in drawn or (place in top and place not in unknown):
            lots += [(tile, -1)] * len(unknown)
        elif place in unknown:
            lots += [(tile, other) for other in top if other in unknown]
    if not lots:
        return
    tile, place = lots[chance.below(next(iter(chance.streams)), len(lots))]
    if place >= 0:
        exchange(s, pile, pile.index(tile), place)
        s.piles[floor - 1] = tuple(pile)


def exchange(s: Table, pile: list[int], first: int, second: int) -> None:
    """Two tiles change places; who has seen what lies there stays."""
    one, other = s.box.tiles[pile[first]], s.box.tiles[pile[second]]
    pile[first], pile[second] = pile[second], pile[first]
    s.seen[one], s.seen[other] = s.seen[other], s.seen[one]


# -- what Zones do -------------------------------------------------------------------------------------------


def hecatomb(s: BaseTable, entering: Entering, n: int) -> None:
    """RCV-ZEF-04, RCV-R-43, 44: all of them, of every kind, and no effect of theirs."""
    sacrifice(s, entering.seat, s.students[entering.seat])


EFFECTS: Final = {"hecatomb": Incoming(hecatomb)}  # RCV-ZEF-07
