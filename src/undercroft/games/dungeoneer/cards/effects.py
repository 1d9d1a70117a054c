"""The verbs of the cards, carried out (vocabulary.py says what each one means to a player).

`Effects` runs a list of verbs that is printed on a card, one after the other, on the stack: a verb may ask or nest. `react` runs a verb of a reaction upon the
procedure it interrupts. `would_change` says whether a list would change anything now (DGR-R-118).
"""

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.games.dungeoneer.board import Grid, is_connected, open_ends
from undercroft.games.dungeoneer.cards import content
from undercroft.games.dungeoneer.rules.combat import Round
from undercroft.games.dungeoneer.rules.life import Wounds, gain_life, recover
from undercroft.games.dungeoneer.rules.resources import gain_glory, gain_peril, lose_glory
from undercroft.games.dungeoneer.rules.threats import Test, Trap
from undercroft.games.dungeoneer.table import FULL_LIFE, MOVING, Table
from undercroft.games.dungeoneer.zones import (
    discard_at_random,
    discard_from_front,
    draw,
    hand_of,
    pile_of,
    take_from_pile,
)


class Effects(Frame):
    """A list of effects in progress: `part` of a card, upon the hero of `seat`, by order of the player `by`."""

    __slots__ = ("by", "card", "index", "part", "seat", "target")

    def __init__(
        self, seat: int, by: int, card: int, part: str, target: int = -1, index: int = 0, step: str = "run"
    ) -> None:
        self.seat = seat
        self.by = by
        self.card = card
        self.part = part
        self.target = target  # a cell or side chosen on announcement (DGR-R-95)
        self.index = index
        self.step = step

    def copy(self) -> "Effects":
        return Effects(self.seat, self.by, self.card, self.part, self.target, self.index, self.step)

    def concerns(self, seat: int) -> bool:
        return self.seat == seat

    def run(self, s: Table) -> str:
        effects = s.box.card[self.card].part(self.part)
        while self.index < len(effects):
            if not s.is_alive(self.seat):
                break  # DGR-R-97: nothing is left to be done to him
            verb, *arguments = effects[self.index]
            self.index += 1
            VERBS[verb](s, self, *arguments)
            if s.over or s.stack[-1] is not self:
                return "run"
        return DONE


# -- verbs -------------------------------------------------------------------------------------------------------------------


def wound(s: Table, e: Effects, n: int) -> None:
    by = e.by if s.box.card[e.card].kind == "trap" else -1  # DGR-R-26: only Encounters earn Peril
    s.push(Wounds(e.seat, n, by))


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


def relocate(s: Table, e: Effects, reach: str) -> None:
    from undercroft.games.dungeoneer.rules.move import relocate_hero

    relocate_hero(s, e.seat, e.target)


def open_door(s: Table, e: Effects) -> None:
    from undercroft.games.dungeoneer.rules.move import open_side

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
    "relocate": relocate,
    "open_door": open_door,
    "swap_maps": swap_maps,
    "destroy_treasure": destroy_treasure,
    "recall": recall,
    "recall_top": recall_top,
    "embolden": embolden,
    "heal_monster": heal_monster,
}


# -- reactions upon a procedure -------------------------------------------------------------------------------------------------


def react(s: Table, seat: int, effect: tuple[Any, ...], subject: Frame) -> None:
    """One verb of a reaction by a seat, upon what it interrupts."""
    REACTIONS[effect[0]](s, seat, subject, *effect[1:])


def avoid(s: Table, seat: int, subject: Frame) -> None:
    """DGR-R-115: rolled and compared all the same, but without wounds and extra effects."""
    from undercroft.games.dungeoneer.rules.windows import round_below

    if isinstance(subject, Trap):
        subject.avoided = 1
        return
    if isinstance(subject, Wounds):
        subject.n = 0
        subject = round_below(s)
    assert isinstance(subject, Round)
    subject.avoided |= 1 << seat


def cancel(s: Table, seat: int, subject: Frame) -> None:
    from undercroft.games.dungeoneer.rules.encounter import Bane

    assert isinstance(subject, Bane)
    subject.cancelled = 1
    s.tell("cancelled", card=s.name(subject.card))


def bounce(s: Table, seat: int, subject: Frame) -> None:
    """DGR-R-129."""
    assert isinstance(subject, (Round, Trap))
    subject.bounced = 1
    s.tell("bounced", card=s.name(subject.card))


def prevent(s: Table, seat: int, subject: Frame, n: int) -> None:
    assert isinstance(subject, Wounds)
    stopped = min(n, subject.n)
    subject.n -= stopped
    s.tell("prevented", seat=seat, n=stopped)


def reroll(s: Table, seat: int, subject: Frame) -> None:
    """DGR-R-126: the new result replaces the old one."""
    from undercroft.games.dungeoneer.rules.move import RoomDie

    die = s.chance.die()
    if isinstance(subject, Round):
        if subject.hero == seat:
            subject.hero_die = die
        else:
            subject.foe_die = die
    else:
        assert isinstance(subject, (Test, RoomDie))
        subject.die = die
    s.reveal("die_rerolled", seat=seat, die=die)


REACTIONS: Final[dict[str, Callable[..., None]]] = {
    "avoid": avoid,
    "cancel": cancel,
    "bounce": bounce,
    "prevent": prevent,
    "reroll": reroll,
    "recover": lambda s, seat, subject, n: recover(s, seat, n),
}


# -- would it change anything? (DGR-R-118) -----------------------------------------------------------------------------------------


def would_change(s: Table, seat: int, effects: content.Effects) -> bool:
    """At least one part would change something for this hero now. Lasting effects always count."""
    return any(CHANGES.get(verb, always)(s, seat, *arguments) for verb, *arguments in effects)


def always(s: Table, seat: int, *arguments: Any) -> bool:
    return True


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
    "swap_maps": lambda s, seat: next(legal_swaps(s), None) is not None,
}


# -- procedures of single verbs ------------------------------------------------------------------------------------------------------


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

    __slots__ = ("after", "left", "seat", "tag")

    def __init__(self, seat: int, left: int, tag: str, after: int = -1, step: str = "choose") -> None:
        self.seat = seat
        self.left = left
        self.tag = tag
        self.after = after
        self.step = step

    def copy(self) -> "Recall":
        return Recall(self.seat, self.left, self.tag, self.after, self.step)

    def concerns(self, seat: int) -> bool:
        return self.seat == seat

    def choose(self, s: Table) -> str:
        if not self.left or not any(card > self.after for card in with_tag(s, self.seat, self.tag)):
            return DONE
        s.ask(self.seat, "bane.recall", ("take", "done"))
        return "chosen"

    def chosen(self, s: Table) -> str:
        if s.answer[0] == "done":
            return DONE
        self.after = s.answer[1]
        self.left -= 1
        take_from_pile(s, self.seat, self.after)
        return "choose"


def take_candidates(s: Table, seat: int) -> list[Option]:
    return [("take", card) for card in sorted(s.discard[pile_of(s, seat)])]


def why_not_take(s: Table, seat: int, option: Option) -> Reason | None:
    frame = s.stack[-1]
    assert isinstance(frame, Recall)
    if option[1] not in with_tag(s, seat, frame.tag):
        return Reason("DGR-DEF-01", "recall.not_there", {"card": s.name(option[1]), "tag": frame.tag})
    if option[1] <= frame.after:
        return Reason("DGR-R-133", "recall.order", {"card": s.name(option[1])})
    return None


class Destruction(Frame):
    """The player of a Bane chooses a Treasure of the victim, on resolution."""

    __slots__ = ("by", "victim")

    def __init__(self, by: int, victim: int, step: str = "choose") -> None:
        self.by = by
        self.victim = victim
        self.step = step

    def copy(self) -> "Destruction":
        return Destruction(self.by, self.victim, self.step)

    def concerns(self, seat: int) -> bool:
        return seat in (self.by, self.victim)

    def choose(self, s: Table) -> str:
        if len(s.treasures[self.victim]) == 1:
            return self.destroy(s, s.treasures[self.victim][0])
        if not s.treasures[self.victim]:
            return DONE  # DGR-R-95
        s.ask(self.by, "bane.destroy", ("destroy",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        return self.destroy(s, s.answer[1])

    def destroy(self, s: Table, card: int) -> str:
        from undercroft.games.dungeoneer.rules.inventory import shed_surplus

        discard_from_front(s, self.victim, card)
        shed_surplus(s, self.victim)
        return DONE


def destroy_candidates(s: Table, seat: int) -> list[Option]:
    frame = s.stack[-1]
    assert isinstance(frame, Destruction)
    return [("destroy", card) for card in s.treasures[frame.victim]]


def why_not_destroy(s: Table, seat: int, option: Option) -> Reason | None:
    frame = s.stack[-1]
    assert isinstance(frame, Destruction)
    if option[1] not in s.treasures[frame.victim]:
        return Reason("DGR-R-95", "destroy.not_there", {"card": s.name(option[1]), "seat": frame.victim})
    return None


class Swap(Frame):
    """Two Map cards without heroes change places, each may be turned (DGR-R-33, DGR-R-123)."""

    __slots__ = ("first", "seat", "second")

    def __init__(self, seat: int, first: int = 0, second: int = 0, step: str = "choose") -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.step = step

    def copy(self) -> "Swap":
        return Swap(self.seat, self.first, self.second, self.step)

    def choose(self, s: Table) -> str:
        if next(legal_swaps(s), None) is None:
            return DONE
        s.ask(self.seat, "bane.swap", ("swap",))
        return "chosen"

    def chosen(self, s: Table) -> str:
        self.first, self.second = s.answer[1], s.answer[2]
        s.ask(self.seat, "bane.facing", ("facing",))
        return "turned"

    def turned(self, s: Table) -> str:
        first, second = s.grid[self.first], s.grid[self.second]
        s.grid = swapped(s.grid, self.first, self.second, s.answer[1], s.answer[2])
        forget_doors(s, (self.first, self.second))
        s.tell("swapped", seat=self.seat, first=s.name(first // 2), second=s.name(second // 2))
        return DONE


def swapped(grid: Grid, first: int, second: int, turn_first: int, turn_second: int) -> Grid:
    """The dungeon after the swap. The facings say how each card then lies: 0 upright, 1 turned."""
    after = grid.copy()
    after[second] = grid[first] // 2 * 2 + turn_first
    after[first] = grid[second] // 2 * 2 + turn_second
    return after


def forget_doors(s: Table, cells: tuple[int, ...]) -> None:
    """DGR-R-123: opened doors and tested traps of moved cards are forgotten."""
    from undercroft.games.dungeoneer.board import edge

    gone = {edge(cell, side) for cell in cells for side in range(4)}
    s.opened = tuple(n for n in s.opened if n not in gone)
    for cell in cells:
        s.used[s.grid[cell] // 2] = 0


def why_not_swapped(s: Table, after: Grid) -> Reason | None:
    if not is_connected(s.box, after):
        return Reason("DGR-R-33", "swap.strands")
    if s.map_deck and not open_ends(s.box, after):
        return Reason("DGR-R-123", "swap.closes")
    return None


def free_cells(s: Table) -> list[int]:
    return [cell for cell in s.grid if cell not in s.at]


def facings(s: Table, first: int, second: int) -> list[tuple[int, int]]:
    """The ways two cards may lie after a swap."""
    return [
        (a, b)
        for a in (0, 1)
        for b in (0, 1)
        if why_not_swapped(s, swapped(s.grid, first, second, a, b)) is None
    ]


def legal_swaps(s: Table) -> Any:
    cells = sorted(free_cells(s))
    for i, first in enumerate(cells):
        for second in cells[i + 1 :]:
            if facings(s, first, second):
                yield ("swap", first, second)


def why_not_swap(s: Table, seat: int, option: Option) -> Reason | None:
    free = free_cells(s)
    if option[1] not in free or option[2] not in free:
        return Reason("DGR-DEF-09", "swap.occupied")
    if option[1] >= option[2]:
        return Reason("DGR-R-133", "swap.order")
    if not facings(s, option[1], option[2]):
        return Reason("DGR-R-33", "swap.strands")
    return None


def facing_candidates(s: Table, seat: int) -> list[Option]:
    return [("facing", a, b) for a in (0, 1) for b in (0, 1)]


def why_not_facing(s: Table, seat: int, option: Option) -> Reason | None:
    frame = s.stack[-1]
    assert isinstance(frame, Swap)
    return why_not_swapped(s, swapped(s.grid, frame.first, frame.second, option[1], option[2]))
