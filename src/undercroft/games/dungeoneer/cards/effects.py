"""The verbs of the cards, carried out (vocabulary.py says what each one means to a player).

`Effects` runs a list of verbs that is printed on a card, one after the other, on the stack: a verb may ask or
nest. `would_change` says whether a list would change anything now (DGR-R-118). The verbs of reactions are in
rules/windows.py: they change the procedure they interrupt.
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few, Seat
from undercroft.games.dungeoneer.board import (
    Grid,
    cell_name,
    edge,
    has_open_end,
    is_connected,
    is_symmetric,
    ways_at,
    ways_from,
)
from undercroft.games.dungeoneer.cards import content
from undercroft.games.dungeoneer.ranges import CardNumber, CardOrNone, CellOrNone, Part
from undercroft.games.dungeoneer.rules.life import Wounds, bury_the_dead, gain_life
from undercroft.games.dungeoneer.rules.resources import gain_glory, gain_peril, lose_glory
from undercroft.games.dungeoneer.rules.shedding import shed_surplus
from undercroft.games.dungeoneer.rules.ways import open_side
from undercroft.games.dungeoneer.rules.windows import recover
from undercroft.games.dungeoneer.table import FULL_LIFE, MOVING, Table
from undercroft.games.dungeoneer.zones import (
    discard_at_random,
    discard_from_front,
    discard_from_stage,
    draw,
    hand_of,
    pile_of,
    take_from_pile,
)


class Effects(Frame):
    """A list of effects in progress: `part` of a card, upon the hero of `seat`, by order of `by`.

    A Temporary card lies on the stage until its effects are done, and is discarded then (DGR-DEF-18).
    """

    first_step = "run"
    belongs_to = ("seat",)
    waits = ("run",)

    seat: Seat
    by: Seat
    card: CardNumber
    part: Part
    target: CellOrNone = -1  # a cell or side chosen on announcement (DGR-DEF-17, DGR-R-95)
    index: Few = 0

    def cleanup(self, s: Table) -> None:
        if self.part == "effects" and self.card in s.stage:
            discard_from_stage(s, self.card)

    def run(self, s: Table) -> str:
        effects = s.box.card[self.card].part(self.part)
        while self.index < len(effects):
            verb, *arguments = effects[self.index]
            self.index += 1
            s.rules.effect_verbs[verb](s, self, *arguments)  # DGR-R-97: as much as is possible
            if s.stack[-1] is not self:
                return "run"
        self.cleanup(s)
        bury_the_dead(s)  # DGR-R-112 (8): wounds first, then the rest, then this
        return DONE


# -- verbs ---------------------------------------------------------------------------------------------------


def wound(s: Table, e: Effects, n: int) -> None:
    by = e.by if s.box.card[e.card].kind == "trap" else -1  # DGR-R-26: only Encounters earn Peril
    s.push(Wounds(e.seat, n, by))  # DGR-R-59: and nobody Glory


def next_points(s: Table, e: Effects, n: int) -> None:
    s.points_lost[e.seat] -= n
    s.tell("points_lost_next", seat=e.seat, n=-n)


def points(s: Table, e: Effects, n: int) -> None:
    if s.phase == MOVING and e.seat == s.active:
        s.points += n
        s.tell("points_gained", seat=e.seat, n=n)


def root(s: Table, e: Effects) -> None:
    s.rooted[e.seat] = 1
    s.tell("rooted", seat=e.seat)


def slam_doors(s: Table, e: Effects, threat: int) -> None:
    s.slammed[e.seat] = threat
    s.tell("doors_slammed", seat=e.seat, threat=threat)


def open_door(s: Table, e: Effects) -> None:
    open_side(s, e.seat, e.target)


def embolden(s: Table, e: Effects, tag: str, n: int) -> None:
    s.emboldened += n
    s.tell("emboldened", seat=e.seat, tag=tag, n=n)


def heal_monster(s: Table, e: Effects, n: int) -> None:
    healed = min(n, s.tokens[e.card])
    if healed:
        s.tokens[e.card] -= healed
        s.tell("monster_healed", card=s.name(e.card), n=healed)


def recall_top(s: Table, e: Effects, tag: str) -> None:
    card = top_with_tag(s, e.seat, tag)
    if card >= 0:
        take_from_pile(s, e.seat, card)


def recall(s: Table, e: Effects, n: int, tag: str) -> None:
    s.push(Recall(e.seat, n, tag))


def destroy_treasure(s: Table, e: Effects) -> None:
    s.push(Destruction(e.by, e.seat))


def swap_maps(s: Table, e: Effects) -> None:
    s.push(Swap(e.by))


VERBS: Final[dict[str, Callable[..., None]]] = {
    "wound": wound,
    "recover": lambda s, e, n: recover(s, e.seat, n),
    "gain_life": lambda s, e, n: gain_life(s, e.seat, n),
    "glory": lambda s, e, n: gain_glory(s, e.seat, n),
    "lose_glory": lambda s, e, n: lose_glory(s, e.seat, n),
    "peril": lambda s, e, n: gain_peril(s, e.seat, n),
    "draw": lambda s, e, n: draw(s, e.seat, n),
    "discard_random": lambda s, e, n: discard_at_random(s, e.seat, n),
    "points": points,
    "next_points": next_points,
    "root": root,
    "slam_doors": slam_doors,
    "open_door": open_door,
    "swap_maps": swap_maps,
    "destroy_treasure": destroy_treasure,
    "recall": recall,
    "recall_top": recall_top,
    "embolden": embolden,
    "heal_monster": heal_monster,
}


# -- would it change anything? (DGR-R-118) -------------------------------------------------------------------


def would_change(s: Table, seat: int, effects: content.Effects) -> bool:
    """At least one part would change something for this hero now. Lasting effects always count."""
    for verb, *arguments in effects:
        changes = CHANGES.get(verb)
        if changes is None or changes(s, seat, *arguments):
            return True
    return False


def can_draw(s: Table, seat: int, n: int) -> bool:
    pile = pile_of(s, seat)
    return bool(s.adventure[pile] or s.discard[pile])


CHANGES: Final[dict[str, Callable[..., bool]]] = {
    "recover": lambda s, seat, n: s.life[seat] < FULL_LIFE,
    "draw": can_draw,
    "discard_random": lambda s, seat, n: bool(hand_of(s, seat)),
    "points": lambda s, seat, n: s.phase == MOVING and seat == s.active,
    "lose_glory": lambda s, seat, n: s.glory[seat] > 0,
    "destroy_treasure": lambda s, seat: bool(s.treasures[seat]),
    "recall_top": lambda s, seat, tag: top_with_tag(s, seat, tag) >= 0,
    "swap_maps": lambda s, seat: can_swap(s),
}


# -- procedures of single verbs ------------------------------------------------------------------------------


def with_tag(s: Table, seat: int, tag: str) -> list[int]:
    """Monsters with a tag in the Adventure discard pile the seat uses, the lowest first."""
    card = s.box.card
    return [n for n in s.discard[pile_of(s, seat)] if card[n].kind == "monster" and tag in card[n].tags]


def top_with_tag(s: Table, seat: int, tag: str) -> int:
    """The one discarded last, or -1."""
    found = with_tag(s, seat, tag)
    return found[-1] if found else -1


class Recall(Frame):
    """Take up to n Monsters from the pile, one by one in ascending order."""

    first_step = "choose"
    belongs_to = ("seat",)

    seat: Seat
    left: Few
    tag: str
    after: CardOrNone = -1

    def choose(self, s: Table) -> str:
        if not self.left or not any(card > self.after for card in with_tag(s, self.seat, self.tag)):
            return DONE
        s.ask(self.seat, "bane.recall", ("take", "done"))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        found = sorted(with_tag(s, seat, self.tag))
        return [*(("take", card) for card in found if card > self.after), ("done",)]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[1] not in with_tag(s, seat, self.tag):
            return Reason("DGR-DEF-01", "recall.not_there", {"card": s.name(option[1]), "tag": self.tag})
        return Reason("DGR-R-133", "recall.order", {"card": s.name(option[1])})

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        self.after = s.answer[1]
        self.left -= 1
        take_from_pile(s, self.seat, self.after)
        return "choose"


class Destruction(Frame):
    """The player of a Bane chooses a Treasure of the victim, on resolution."""

    first_step = "choose"
    belongs_to = ("by", "victim")

    by: Seat
    victim: Seat

    def choose(self, s: Table) -> str:
        if len(s.treasures[self.victim]) == 1:  # DGR-R-140
            return self.destroy(s, s.treasures[self.victim][0])
        if not s.treasures[self.victim]:
            return DONE  # DGR-R-95
        s.ask(self.by, "bane.destroy", ("destroy",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("destroy", card) for card in s.treasures[self.victim]]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return Reason("DGR-R-95", "destroy.not_there", {"card": s.name(option[1]), "seat": self.victim})

    def chosen(self, s: Table) -> str:
        return self.destroy(s, s.answer[1])

    def destroy(self, s: Table, card: int) -> str:
        discard_from_front(s, self.victim, card)
        shed_surplus(s, self.victim)
        return DONE


class Swap(Frame):
    """Two Map cards without heroes change places, each may be turned (DGR-R-33, DGR-R-123): the first, the
    second, how they lie.
    """

    first_step = "choose"

    seat: Seat
    first: CellOrNone = -1
    second: CellOrNone = -1

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "bane.swap", ("swap",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("swap", cell) for cell in sorted(s.grid) if why_not_moved(s, cell) is None]

    def chosen(self, s: Table) -> str:
        self.first = s.answer[1]
        return "pair"

    def pair(self, s: Table) -> str:
        s.ask(self.seat, "bane.swap_with", ("with",))
        return "paired"

    def pair_options(self, s: Table, seat: int) -> list[Option]:
        return [("with", cell) for cell in sorted(s.grid) if why_not_pair(s, self.first, cell) is None]

    def paired(self, s: Table) -> str:
        self.second = s.answer[1]
        return "turn"

    def turn(self, s: Table) -> str:
        s.ask(self.seat, "bane.facing", ("facing",))
        return "turned"

    def turn_options(self, s: Table, seat: int) -> list[Option]:
        return [
            ("facing", *facing)
            for facing in FACINGS
            if why_not_swapped(s, self.first, self.second, *facing) is None
        ]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        verb, *numbers = option
        if verb == "swap":
            return why_not_moved(s, numbers[0])
        if verb == "with":
            return why_not_pair(s, self.first, numbers[0])
        return why_not_swapped(s, self.first, self.second, numbers[0], numbers[1])

    def turned(self, s: Table) -> str:
        first, second = s.grid[self.first], s.grid[self.second]
        s.lay(swapped(s.grid, self.first, self.second, s.answer[1], s.answer[2]))
        forget_doors(s, (self.first, self.second))
        s.tell(
            "swapped",
            seat=self.seat,
            first=s.name(first // 2),
            second=s.name(second // 2),
            cells=[cell_name(self.second), cell_name(self.first)],
            turned=[bool(s.answer[1]), bool(s.answer[2])],
        )
        return DONE


def swapped(grid: Grid, first: int, second: int, turn_first: int, turn_second: int) -> Grid:
    """The dungeon after the swap. The facings say how each card then lies: 0 upright, 1 turned."""
    after = grid.copy()
    after[second] = grid[first] // 2 * 2 + turn_first
    after[first] = grid[second] // 2 * 2 + turn_second
    return after


def forget_doors(s: Table, cells: tuple[int, ...]) -> None:
    """DGR-R-123: opened doors and tested traps of moved cards are forgotten."""
    gone = {edge(cell, side) for cell in cells for side in range(4)}
    s.opened = tuple(n for n in s.opened if n not in gone)
    for cell in cells:
        s.used[s.grid[cell] // 2] = 0


def why_not_swapped(s: Table, first: int, second: int, turn_first: int, turn_second: int) -> Reason | None:
    """Nothing may be stranded (DGR-R-33) or closed off (DGR-R-34); a card that looks the same when turned is
    not turned (DGR-R-135).
    """
    for cell, turn in ((first, turn_first), (second, turn_second)):
        if turn and is_symmetric(s.box, s.grid[cell] // 2):
            return Reason("DGR-R-135", "place.same_turned", {"cell": cell_name(cell)})
    after = swapped(s.grid, first, second, turn_first, turn_second)
    if strands(s, after, first, second):
        return Reason("DGR-R-33", "swap.strands")
    if s.map_deck and not has_open_end(s.box, after):
        return Reason("DGR-R-123", "swap.closes")
    return None


def strands(s: Table, after: Grid, first: int, second: int) -> bool:
    """Whether a swap leaves some card out of reach. Most are decided without a look at the whole dungeon."""
    if keeps_ways(s, first, after[first]) and keeps_ways(s, second, after[second]):
        return False
    has_link = any(way >= 0 for way in ways_from(s.box, after, second))
    return not has_link or not is_connected(s.box, after, first)


def keeps_ways(s: Table, cell: int, slot: int) -> bool:
    """Another card in this cell would leave all its links as they are: then nothing can be stranded."""
    sides = s.box.sides[slot]
    return all(way < 0 or sides[side] for side, way in enumerate(ways_at(s.box, s.grid, s.ways, cell)))


FACINGS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))


def why_not_pair(s: Table, first: int, second: int) -> Reason | None:
    """Whether two cards may change places in at least one way."""
    for cell in (first, second):
        if cell not in s.grid or cell in s.at:
            return Reason("DGR-DEF-09", "swap.occupied", {"cell": cell_name(cell)})
    if first >= second:
        return Reason("DGR-R-133", "swap.order")
    upright = why_not_swapped(s, first, second, 0, 0)
    if upright is None or any(why_not_swapped(s, first, second, *facing) is None for facing in FACINGS[1:]):
        return None
    return upright


def partner(s: Table, first: int) -> int:
    """The first card with which this one may change places, or -1."""
    for second in sorted(s.grid):
        if second > first and why_not_pair(s, first, second) is None:
            return second
    return -1


def can_swap(s: Table) -> bool:
    return any(partner(s, first) >= 0 for first in sorted(s.grid))


def why_not_moved(s: Table, cell: int) -> Reason | None:
    """Whether this card may change places with any."""
    if cell not in s.grid or cell in s.at:
        return Reason("DGR-DEF-09", "swap.occupied", {"cell": cell_name(cell)})
    if partner(s, cell) < 0:
        return Reason("DGR-R-33", "swap.no_partner", {"cell": cell_name(cell)})
    return None
