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

    def __init__(self, me: int, prompt: str) -> None:
        self.me = me
        self.prompt = prompt
        self.over = False
        self.scene: Mapping[str, Any] = {}
        self.wounds: Mapping[str, int] = {"seat": -1, "n": 0}
        self.placing = -1
        self.bane = -1
        self.swap: list[int] = []
        self.recall = 0

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


def seen(view: Mapping[str, Any]) -> Seen:
    """What a view shows."""
    asked = view["asked"]
    s = Seen(asked["seat"], asked["prompt"])
    box = s.box = base_box()
    number = box.number
    seats = s.seats = view["seats"]

    def cards(names: list[str]) -> tuple[int, ...]:
        return tuple([number[name] for name in names])

    rows = [view["seat"][str(seat)] for seat in range(seats)]
    s.hero = [number[f"{row['hero']}_1"] for row in rows]
    s.level = [row["level"] for row in rows]
    s.life = [row["life"] for row in rows]
    s.glory = [row["glory"] for row in rows]
    s.peril = [row["peril"] for row in rows]
    s.at = [-1 if row["at"] is None else place(row["at"]) for row in rows]
    s.hand = [cards(row["hand"]["known"]) for row in rows]
    s.wounded = [cards(list(row["wounded"])) for row in rows]
    s.treasures = [cards(row["treasures"]) for row in rows]
    s.boons = [cards(row["boons"]) for row in rows]
    s.banes = [cards(row["banes"]) for row in rows]
    s.quests = [cards(row["quests"]) for row in rows]
    s.done = [cards(row["completed"]) for row in rows]
    s.points_lost = [row["points_lost"] for row in rows]
    s.rooted = [int(row["rooted"]) for row in rows]
    s.slammed = [row["slammed"] for row in rows]
    s.due_glory = [row["due_glory"] for row in rows]
    s.due_peril = [row["due_peril"] for row in rows]
    s.due_wounds = view["due_wounds"]
    s.tokens = bytearray(len(box.card))
    s.used = bytearray(len(box.card))
    for row in rows:
        for name, n in (*row["wounded"].items(), *row["progress"].items()):
            s.tokens[number[name]] = n
        for name, left in row["charges"].items():
            s.tokens[number[name]] = box.card[number[name]].charges - left
    for name in view["used"]:
        s.used[number[name]] = 1
    s.discard = [cards(view["discard"])] if box.piles == 1 else [cards(d) for d in view["discard"]]
    s.stage = cards(view["stage"])
    s.grid = {place(row["cell"]): 2 * number[row["card"]] + row["turned"] for row in view["map"]}
    s.ways = {}
    s.active = view["turn"]
    s.round = view["round"]
    s.phase = PHASES.index(view["phase"])
    s.points = view["points"]
    s.moved = int(view["moved"])
    s.challenged = int(view["challenged"])
    s.visited = tuple([place(cell) for cell in view["visited"]])
    s.opened = tuple([edge for name in view["opened"] if (edge := read_edge(name)) is not None])
    s.rooted_now = int(view["rooted"])
    s.slammed_now = view["slammed"]
    s.emboldened = view["emboldened"]
    # what goes on
    s.placing = number[view["placing"]["card"]] if view["placing"] else -1
    s.scene = view["scene"] or {}
    s.wounds = view["wounds"] or {"seat": -1, "n": 0}
    s.bane = number[view["bane"]["card"]] if view["bane"] else -1
    s.swap = [place(cell) for cell in view["swap"] or ()]
    s.recall = view["recall"]
    return s


def imagined(table: Table, me: int, prompt: str) -> Seen:
    """A table that is only imagined, with everything on it: found at once, for there is nothing to read off.
    It knows nothing of combats and windows.
    """
    s = Seen(me, prompt)
    s.box, s.seats = table.box, table.seats
    s.hero, s.level, s.life, s.glory, s.peril = table.hero, table.level, table.life, table.glory, table.peril
    s.at, s.hand, s.wounded, s.treasures = table.at, table.hand, table.wounded, table.treasures
    s.boons, s.banes, s.quests, s.done = table.boons, table.banes, table.quests, table.done
    s.points_lost, s.rooted, s.slammed = table.points_lost, table.rooted, table.slammed
    s.due_glory, s.due_peril, s.due_wounds = table.due_glory, table.due_peril, table.due_wounds
    s.tokens, s.used, s.discard, s.stage = table.tokens, table.used, table.discard, table.stage
    s.grid, s.ways, s.active, s.round = table.grid, table.ways, table.active, table.round
    s.phase, s.points, s.moved, s.challenged = table.phase, table.points, table.moved, table.challenged
    s.visited, s.opened = table.visited, table.opened
    s.rooted_now, s.slammed_now, s.emboldened = table.rooted_now, table.slammed_now, table.emboldened
    s.placing = next((n for n in table.stage if table.box.card[n].kind == "map"), -1)
    return s


def place(name: str) -> int:
    cell = read_cell(name)
    assert cell is not None
    return cell


def score_number(word: str) -> int:
    return SCORES.index(word)
