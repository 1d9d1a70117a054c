"""A table as far as one seat can read it off its view: whatever asks the rules for a score, a price or a way
may ask it of this, and learns nothing that the seat does not know.
"""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from operator import attrgetter
from typing import Any, ClassVar, Final, cast

from undercroft.engine.mirror import Mirror, blank_table, names_of
from undercroft.engine.own_content import per_content
from undercroft.engine.ranges import Flag
from undercroft.engine.registry import game_of_view
from undercroft.games.dungeoneer.board import read_cell, read_edge
from undercroft.games.dungeoneer.cards.box import Box, base_box, tournament_box
from undercroft.games.dungeoneer.cards.content import SCORES
from undercroft.games.dungeoneer.ranges import Cards, Cell, CellOrNone, Edge
from undercroft.games.dungeoneer.shapes import DungeoneerView, Seat
from undercroft.games.dungeoneer.table import PHASES, Phase, Table


class Seen(Table):
    """The open half of a table. Hands hold what the seat knows of them, and of the decks there is nothing."""

    is_copied: ClassVar[bool] = False

    me: int  # whose view it is
    prompt: str  # what is asked
    scene: Mapping[str, Any]  # the combat, test or Trap in progress
    wounds: Mapping[str, int]  # about to fall
    placing: int  # the Map card that was drawn, or -1
    bane: int  # being played, or -1
    swap: list[int]  # the spaces that were chosen
    recall: int

    def foe(self) -> int:
        """The Monster or the Quest of the combat that goes on, or -1 for a rival."""
        name = self.scene["foe"]
        if name[0] == "@":
            return -1
        found = self.box.number.get(name)
        if found is None:  # the Monster of a Quest is called by its own name
            found = next(n for n in self.box.quests if self.box.card[n].thing == name)
        return found

    def rivals(self) -> list[int]:
        """The opponents who are still in the game."""
        return [seat for seat in range(self.seats) if self.life[seat] > 0 and seat != self.me]


# -- how a view is read --------------------------------------------------------------------------------------


@per_content
def numbers() -> dict[str, int]:
    """All cards by their names: what tables with own decks call theirs differs."""
    return {**base_box().number, **tournament_box().number}


def brings_decks(view: Mapping[str, Any]) -> bool:
    """Whether each seat has brought its own deck to the table that is shown."""
    return "deck" in view["seat"]["0"]


def box_of_view(view: Mapping[str, Any]) -> Box:
    """Every card there could be at the table that is shown."""
    return tournament_box() if brings_decks(view) else base_box()


@cache
def place(name: str) -> int:
    """Worked out once: every view names every space."""
    cell = read_cell(name)
    assert cell is not None
    return cell


def place_or_none(name: str | None) -> int:
    return -1 if name is None else place(name)


def places(names: list[str]) -> tuple[int, ...]:
    return tuple([place(name) for name in names])


def edges(names: list[str]) -> tuple[int, ...]:
    return tuple([edge for name in names if (edge := read_edge(name)) is not None])


def cards(number: Mapping[str, int], names: Iterable[str]) -> tuple[int, ...]:
    return tuple([number[name] for name in names])


def score_number(word: str) -> int:
    return SCORES.index(word)


READERS: Final[dict[Any, Any]] = {
    Flag: int,
    Phase: PHASES.index,
    CellOrNone: place_or_none,
    tuple[Cell, ...]: places,
    tuple[Edge, ...]: edges,
}
CALLED: Final = {
    "done": "completed",
    "active": "turn",
    "rooted_now": "rooted",
    "slammed_now": "slammed",
}
OTHERWISE: Final = ("hero", "hand", "wounded", "discard", "quest_discard", "used")  # read below
HIDDEN: Final = ("adventure", "quest_deck", "map_deck")


@per_content
def mirror() -> Mirror:
    """Reads what is read alike; cards by the numbers that they have in this content."""
    readers = {**READERS, Cards: partial(cards, numbers())}
    return Mirror(Table, DungeoneerView, Seat, readers, CALLED, (*OTHERWISE, *HIDDEN))


NAMES: Final = names_of(Table)
WHOLE: Final = attrgetter(*NAMES)
NO_WOUNDS: Final = {"seat": -1, "n": 0}
MAKE: Final = cast(Any, Seen)


def seen(view: Mapping[str, Any]) -> Seen:
    """What a view shows."""
    asked, seats, number = view["asked"], view["seats"], numbers()
    rows = [view["seat"][str(seat)] for seat in range(seats)]
    box = box_of_view(view)
    own, card = brings_decks(view), box.card
    settings = (("custom_decks", 1),) if own else ()
    fields = {**blank_table(game_of_view(view), seats, settings), **mirror().read(view, rows)}
    fields["hero"] = [
        number[f"s{seat}_{row['hero']}_1" if own else f"{row['hero']}_1"] for seat, row in enumerate(rows)
    ]
    fields["hand"] = [cards(number, row["hand"]["known"]) for row in rows]
    fields["wounded"] = [cards(number, row["wounded"]) for row in rows]
    for pile in ("discard", "quest_discard"):
        fields[pile] = [cards(number, row[pile]) for row in rows] if own else [cards(number, view[pile])]
    fields["grid"] = {place(row["cell"]): 2 * number[row["card"]] + row["turned"] for row in view["map"]}
    tokens, used = bytearray(len(card)), bytearray(len(card))
    for row in rows:
        for name, n in (*row["wounded"].items(), *row["progress"].items()):
            tokens[number[name]] = n
        for name, left in row["charges"].items():
            tokens[number[name]] = card[number[name]].charges - left
    for name in view["used"]:
        used[number[name]] = 1
    fields["tokens"], fields["used"] = tokens, used
    fields["box"] = box
    s: Seen = MAKE(
        *[fields[name] for name in NAMES],  # in order: by their names takes three times as long compiled
        asked["seat"],
        asked["prompt"],
        view["scene"] or {},
        view["wounds"] or NO_WOUNDS,
        number[view["placing"]["card"]] if view["placing"] else -1,
        number[view["bane"]["card"]] if view["bane"] else -1,
        [place(cell) for cell in view["swap"] or ()],
        view["recall"],
    )
    s.derive()
    return s


def imagined(table: Table, me: int, prompt: str) -> Seen:
    """A table that is only imagined, with everything on it: found at once, for there is nothing to read off.
    It knows nothing of combats and windows.
    """
    placing = next((n for n in table.stage if table.box.card[n].kind == "map"), -1)
    s: Seen = MAKE(*WHOLE(table), me, prompt, {}, NO_WOUNDS, placing, -1, [], 0)
    s.ways = table.ways
    return s
