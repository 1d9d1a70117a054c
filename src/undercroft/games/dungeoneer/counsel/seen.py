"""A table as far as one seat can read it off its view: whatever asks the rules for a score, a price or a way
may ask it of this, and learns nothing that the seat does not know.
"""

from collections.abc import Mapping
from typing import Any

from undercroft.games.dungeoneer.board import read_cell, read_edge
from undercroft.games.dungeoneer.cards.box import base_box
from undercroft.games.dungeoneer.cards.content import SCORES
from undercroft.games.dungeoneer.table import PHASES, Table


class Seen(Table):
    """The open half of a table. Hands hold what the seat knows of them, and of the decks there is nothing."""

    __slots__ = ("bane", "me", "placing", "prompt", "recall", "scene", "swap", "wounds")

    def __init__(self, view: Mapping[str, Any]) -> None:
        box = self.box = base_box()
        number = box.number
        seats = self.seats = view["seats"]
        asked = view["asked"]
        self.me: int = asked["seat"]
        self.prompt: str = asked["prompt"]
        self.over = False

        def cards(names: list[str]) -> tuple[int, ...]:
            return tuple([number[name] for name in names])

        rows = [view["seat"][str(seat)] for seat in range(seats)]
        self.hero = [number[f"{row['hero']}_1"] for row in rows]
        self.level = [row["level"] for row in rows]
        self.life = [row["life"] for row in rows]
        self.glory = [row["glory"] for row in rows]
        self.peril = [row["peril"] for row in rows]
        self.at = [-1 if row["at"] is None else place(row["at"]) for row in rows]
        self.hand = [cards(row["hand"]["known"]) for row in rows]
        self.wounded = [cards(list(row["wounded"])) for row in rows]
        self.treasures = [cards(row["treasures"]) for row in rows]
        self.boons = [cards(row["boons"]) for row in rows]
        self.banes = [cards(row["banes"]) for row in rows]
        self.quests = [cards(row["quests"]) for row in rows]
        self.done = [cards(row["completed"]) for row in rows]
        self.points_lost = [row["points_lost"] for row in rows]
        self.rooted = [int(row["rooted"]) for row in rows]
        self.slammed = [row["slammed"] for row in rows]
        self.due_glory = [row["due_glory"] for row in rows]
        self.due_peril = [row["due_peril"] for row in rows]
        self.due_wounds = view["due_wounds"]
        self.tokens = bytearray(len(box.card))
        self.used = bytearray(len(box.card))
        for row in rows:
            for name, n in (*row["wounded"].items(), *row["progress"].items()):
                self.tokens[number[name]] = n
            for name, left in row["charges"].items():
                self.tokens[number[name]] = box.card[number[name]].charges - left
        for name in view["used"]:
            self.used[number[name]] = 1
        self.discard = [cards(view["discard"])] if box.piles == 1 else [cards(d) for d in view["discard"]]
        self.stage = cards(view["stage"])
        self.grid = {place(row["cell"]): 2 * number[row["card"]] + row["turned"] for row in view["map"]}
        self.ways = {}
        self.active = view["turn"]
        self.round = view["round"]
        self.phase = PHASES.index(view["phase"])
        self.points = view["points"]
        self.moved = int(view["moved"])
        self.challenged = int(view["challenged"])
        self.visited = tuple([place(cell) for cell in view["visited"]])
        self.opened = tuple([edge for name in view["opened"] if (edge := read_edge(name)) is not None])
        self.rooted_now = int(view["rooted"])
        self.slammed_now = view["slammed"]
        self.emboldened = view["emboldened"]
        # what goes on
        self.placing = number[view["placing"]["card"]] if view["placing"] else -1
        self.scene: Mapping[str, Any] = view["scene"] or {}
        self.wounds: Mapping[str, int] = view["wounds"] or {"seat": -1, "n": 0}
        self.bane = number[view["bane"]["card"]] if view["bane"] else -1
        self.swap = [place(cell) for cell in view["swap"] or ()]
        self.recall: int = view["recall"]

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


def place(name: str) -> int:
    cell = read_cell(name)
    assert cell is not None
    return cell


def score_number(word: str) -> int:
    return SCORES.index(word)
