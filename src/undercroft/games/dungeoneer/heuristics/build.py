"""The Build phase and Shifting Halls: a dungeon that is short for oneself and long for the others (chapters
BUILD, TMAP).
"""

from collections.abc import Sequence
from typing import Any, Final

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.board import CENTRE, STEPS, cell_name, ways_at
from undercroft.games.dungeoneer.cards.effects import swapped
from undercroft.games.dungeoneer.heuristics.quests import Outlook
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.values import GLORY, PERIL, rivalry
from undercroft.games.dungeoneer.heuristics.weighing import weigh
from undercroft.games.dungeoneer.rules.quests import place_of

OWN_GAIN: Final = weigh("build.OWN_GAIN", 1.1)  # one's own ways count a little more than those of the others


def balance(s: Seen) -> tuple[float, dict[int, float]]:
    """What the dungeon promises oneself, less what it promises the others; and the promises by seat."""
    promised = {s.me: Outlook(s, s.me).worth(s.at[s.me])}
    worth = OWN_GAIN * promised[s.me]
    for rival in s.rivals():
        promised[rival] = Outlook(s, rival).worth(s.at[rival])
        worth -= rivalry(s, rival) * promised[rival]
    return worth, promised


def place(s: Seen, options: Sequence[Option]) -> Opinions:
    """build.place: every placement is tried."""
    card = s.placing
    space = s.box.card[card]
    wanted = [seat for seat in range(s.seats) for quest in s.quests[seat] if space.id in place_of(s, quest)]
    grid = s.grid
    found: dict[Option, tuple[float, dict[int, float]]] = {}
    for option in options:
        _, cell, turned = option
        s.lay({**grid, cell: 2 * card + turned})
        worth, promised = balance(s)
        found[option] = worth + charm(s, cell), promised
    s.lay(grid)
    everywhere = [promised for _, promised in found.values()]
    return {
        option: Opinion(worth, *place_reason(s, card, wanted, promised, everywhere))
        for option, (worth, promised) in found.items()
    }


KEEPING: Final = -1.0  # a card that is kept may find no place at the end (DGR-R-163)


def layout(s: Seen, options: Sequence[Option]) -> Opinions:
    """layout.place and layout.kept: heroes stand nowhere yet, so rooms of one's own Quests are wanted near
    the first Entrance Chamber, and those of the others far from it (DGR-TMAP-04).
    """
    card = s.placing
    space = s.box.card[card]
    owners = [seat for seat in range(s.seats) for quest in s.quests[seat] if space.id in place_of(s, quest)]
    pull = float(owners.count(s.me))
    for owner in owners:
        if owner != s.me:
            pull -= rivalry(s, owner)
    surplus = NEAR * (space.glory - PERIL / GLORY * space.peril)
    grid, opinions = s.grid, Opinions()
    for option in options:
        if option[0] == "keep":
            opinions[option] = Opinion(KEEPING, "counsel-keep", {"card": s.name(card)})
            continue
        _, cell, turned = option
        s.lay({**grid, cell: 2 * card + turned})
        links = sum(way >= 0 for way in ways_at(s.box, s.grid, s.ways, cell))
        worth = (pull + surplus) / (1 + gap(cell, CENTRE)) + LINK * links
        opinions[option] = Opinion(worth, "counsel-place", {"card": s.name(card)})
    s.lay(grid)
    return opinions


LINK: Final = 0.02  # per neighbour that can be walked to: short ways are good for whoever moves first


def start(s: Seen, options: Sequence[Option]) -> Opinions:
    """start.choose: the Entrance Chamber from which the own Quests are nearest."""
    opinions: Opinions = {}
    for option in options:
        s.at[s.me] = option[1]
        worth = Outlook(s, s.me).worth(option[1])
        opinions[option] = Opinion(worth, "counsel-start", {"cell": cell_name(option[1])})
    s.at[s.me] = -1
    return opinions


THEIRS: Final = weigh("build.THEIRS", 0.5)  # what is near a rival counts half
NEAR: Final = weigh("build.NEAR", 0.04)  # per point of Glory over Peril, in a space next to a hero


def charm(s: Seen, cell: int) -> float:
    """Spaces with more Glory than Peril are better near oneself."""
    space = s.box.card[s.grid[cell] // 2]
    surplus = space.glory - PERIL / GLORY * space.peril
    worth = 0.0
    for seat in (s.me, *s.rivals()):
        steps = gap(cell, s.at[seat])
        worth += NEAR * surplus / (1 + steps) * (1 if seat == s.me else -THEIRS)
    return worth


def gap(one: int, other: int) -> int:
    """Columns and rows between two cells."""
    width = STEPS[2]
    rows, columns = divmod(abs(one - other) + width // 2, width)
    return rows + abs(columns - width // 2)


def place_reason(
    s: Seen, card: int, wanted: list[int], promised: dict[int, float], everywhere: list[dict[int, float]]
) -> tuple[str, dict[str, Any]]:
    """Who wants the space for a Quest, if it lies best for that; else that it is best all in all."""
    data: dict[str, Any] = {"card": s.name(card)}
    if s.me in wanted:
        nearest = promised[s.me] >= max(other[s.me] for other in everywhere)
        return "counsel-place-own" if nearest else "counsel-place", data
    for rival in wanted:
        if rival in promised and promised[rival] <= min(other[rival] for other in everywhere):
            return "counsel-place-rival", {**data, "seat": rival}
    return "counsel-place", data


# -- Shifting Halls ------------------------------------------------------------------------------------------


FAR_ENOUGH: Final = 4  # steps from a rival to a room he wants


def swap(s: Seen, options: Sequence[Option]) -> Opinions:
    """bane.swap: the first of two cards: a room that somebody wants."""
    opinions: Opinions = {}
    for option in options:
        room = s.box.card[s.grid[option[1]] // 2].id
        worth = 0.0
        for seat in (s.me, *s.rivals()):
            called = any(room in place_of(s, quest) for quest in s.quests[seat])
            if called:  # one's own that is far away, a rival's that is near
                steps = gap(option[1], s.at[seat])
                worth += steps if seat == s.me else max(0, FAR_ENOUGH - steps)
        reason = "counsel-swap-first" if worth else "counsel-swap-any"
        opinions[option] = Opinion(worth, reason, {"cell": cell_name(option[1])})
    return opinions


def swap_with(s: Seen, options: Sequence[Option]) -> Opinions:
    """bane.swap_with: whatever leaves the better dungeon, upright."""
    return {option: exchange(s, s.swap[0], option[1], 0, 0) for option in options}


def facing(s: Seen, options: Sequence[Option]) -> Opinions:
    return {option: exchange(s, s.swap[0], s.swap[1], option[1], option[2]) for option in options}


def exchange(s: Seen, first: int, second: int, turn_first: int, turn_second: int) -> Opinion:
    grid = s.grid
    s.lay(swapped(grid, first, second, turn_first, turn_second))
    worth, _ = balance(s)
    s.lay(grid)
    return Opinion(worth, "counsel-swap", {"cell": cell_name(second)})
