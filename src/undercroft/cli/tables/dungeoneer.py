"""The table of Dungeoneer on a screen: the dungeon, the heroes, what lies before them, one's own hand.

Everything is drawn from a view, so nothing can be shown that its seat may not know.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from rich.text import Text

from undercroft.cli.reading import cards_in_sight
from undercroft.cli.styling import clipped, filled, line
from undercroft.cli.tables.base import ALL_ROWS, StyledText, TablePainter
from undercroft.cli.tables.dungeon import Cell, Dungeon, read_cell
from undercroft.texts.speaker import Context

FULL_LIFE: Final = 6
QUESTS_TO_WIN: Final = 3

# decisions that are made on the map
ON_THE_MAP: Final = frozenset({"move.act", "build.place", "bane.swap", "bane.swap_with", "bane.facing"})

OPPOSITE_SIDES: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}
NUMBERS: Final = ("level", "life", "glory", "peril", "melee", "magic", "move", "hand", "quests")


class Layout(NamedTuple):
    """How much of each part is drawn."""

    rows: int  # of the map
    legend: bool
    heroes: bool  # all of them, or only one's own
    belongings: int  # of nobody, of oneself, of everybody
    hand: int  # not at all, a line for each card, in full


EVERYTHING: Final = Layout(ALL_ROWS, True, True, 2, 2)
WITH_MAP: Final = (
    EVERYTHING,
    Layout(ALL_ROWS, True, True, 2, 1),
    Layout(4, True, True, 2, 1),
    Layout(4, False, True, 2, 1),
    Layout(3, False, True, 2, 1),
    Layout(3, False, True, 2, 0),
    Layout(3, False, True, 1, 0),
    Layout(3, False, True, 0, 0),
    Layout(3, False, False, 0, 0),
    Layout(2, False, False, 0, 0),
    Layout(1, False, False, 0, 0),
)
WITH_HAND: Final = (
    EVERYTHING,
    Layout(ALL_ROWS, True, True, 2, 1),
    Layout(3, False, True, 2, 2),
    Layout(3, False, True, 2, 1),
    Layout(2, False, True, 2, 1),
    Layout(0, False, True, 2, 2),
    Layout(0, False, True, 2, 1),
    Layout(0, False, True, 1, 1),
    Layout(0, False, True, 0, 1),
    Layout(0, False, False, 0, 1),
    Layout(0, False, False, 0, 0),
)


class Painter(TablePainter[Layout]):
    """One view, drawn in parts."""

    everything = EVERYTHING

    @cached_property
    def dungeon(self) -> Dungeon:
        return Dungeon(self.view, self.seat, self.speaker.say, self.speaker.card, self.typed)

    # -- what goes on ----------------------------------------------------------------------------------------

    def title(self) -> list[Text]:
        """Round, whose turn it is, phase, and what is left to spend."""
        view, say = self.view, self.speaker.say
        parts: list[StyledText] = [say("heading-round", n=view["round"]), " · ", *self.whose_turn()]
        if view["phase"] == "move":
            parts.append(f" · {say('cli-points', n=view['points'])}")
        lines = [clipped(line(*parts), self.width)]
        notes = [say("cli-rooted")] if view["rooted"] else []
        notes += [say("cli-slammed", n=view["slammed"])] if view["slammed"] else []
        notes += [say("cli-emboldened", n=view["emboldened"])] if view["emboldened"] else []
        return lines + self.paragraphs(notes, style="italic")

    def scene(self) -> list[Text]:
        """The combat or test in progress, with every number and where it comes from."""
        return self.paragraphs(self.speaker.scene(self.view), indent=2, style="bold red")

    # -- the map ---------------------------------------------------------------------------------------------

    def map(self, rows: int = ALL_ROWS, focus: Cell | None = None) -> list[Text]:
        return self.dungeon.lines(self.width, rows, focus)

    def whole_map(self, focus: Cell | None = None) -> list[Text]:
        return [*self.map(ALL_ROWS, focus), *self.legend(), *self.placing()]

    def legend(self) -> list[Text]:
        return filled(self.dungeon.legend(), self.width, style="dim")

    def placing(self) -> list[Text]:
        """The Map card that was drawn and must be placed."""
        return self.dungeon.placing()

    # -- the heroes ------------------------------------------------------------------------------------------

    def figures(self, seat: int) -> list[str]:
        """The numbers of a hero, in the order of the columns."""
        player = self.players[seat]
        scores = player["scores"]
        done = len(player["completed"])
        return [
            str(player["level"]),
            f"{player['life']}/{FULL_LIFE}",
            str(player["glory"]),
            str(player["peril"]),
            *(str(scores.get(score, "-")) for score in ("melee", "magic", "move")),
            str(player["hand"]["count"] + len(player["wounded"])),
            f"{done}/{QUESTS_TO_WIN}",
        ]

    def heroes(self, seats: Sequence[int] | None = None) -> list[Text]:
        """Every hero on a line."""
        say = self.speaker.say
        heads = [say(f"cli-column-{name}") for name in NUMBERS]
        chosen = self.players if seats is None else seats
        return self.columns(heads, chosen, len("-10,-10") + 2, f"  {say('cli-column-place')}", self.place)

    def place(self, seat: int) -> str:
        """The space of a hero; while the dungeon is laid out there is none."""
        return f"  {self.players[seat]['at'] or ('-' if self.is_in(seat) else self.speaker.say('cli-out'))}"

    def is_in(self, seat: int) -> bool:
        """Whether a hero is in the game."""
        return bool(self.players[seat]["at"] is not None or self.players[seat]["life"])

    # -- what lies before them -------------------------------------------------------------------------------

    def quest(self, seat: int, quest: str) -> str:
        """A Quest with how far it is."""
        progress = self.players[seat]["progress"].get(quest)
        name = self.speaker.card(quest)
        return f"{name} [{self.speaker.say('cli-progress', n=progress)}]" if progress else name

    def belongings(self, seat: int) -> list[Text]:
        """Quests, Treasures, Boons, Banes, open and known hand cards of one seat."""
        player, say, card = self.players[seat], self.speaker.say, self.speaker.card
        if not self.is_in(seat):
            return []
        charges, limits = player["charges"], player["limits"]
        treasures = [f"{card(n)} [{charges[n]}]" if n in charges else card(n) for n in player["treasures"]]
        wounded = [f"{card(name)} [{say('cli-wounds', n=n)}]" for name, n in player["wounded"].items()]
        rows = {
            "quests": [self.quest(seat, quest) for quest in player["quests"]],
            "done": [card(quest) for quest in player["completed"]],
            "treasures": treasures,
            "boons": [card(name) for name in player["boons"]],
            "banes": [card(name) for name in player["banes"]],
            "wounded": wounded,
        }
        hand = player["hand"]
        if seat != self.seat:  # one's own has a place of its own
            rows["hand" if len(hand["known"]) == hand["count"] else "known"] = [
                card(n) for n in hand["known"]
            ]
        said = [
            say(f"cli-row-{name}", cards=", ".join(cards), n=len(cards), limit=limits.get(name, 0))
            for name, cards in rows.items()
            if cards
        ]
        return self.before(seat, said)

    def quests(self) -> list[Text]:
        """One's own Quests in full."""
        if self.seat is None:
            return []
        lines: list[Text] = []
        for name in self.players[self.seat]["quests"]:
            lines += self.entry(self.quest(self.seat, name), self.speaker.card_text(name))
        return lines

    def power(self, full: bool = True) -> list[Text]:
        """What one's own hero can do that others cannot."""
        if self.seat is None or not self.is_in(self.seat):
            return []
        hero, say = self.players[self.seat]["hero"], self.speaker.say
        text = say("details-power", power=self.speaker.power(hero), text=self.speaker.power_text(hero))
        return self.shortened(filled(text, self.width, indent=4), full)

    # -- the hand --------------------------------------------------------------------------------------------

    def hand_cards(self) -> list[str]:
        if self.seat is None:
            return []
        player = self.players[self.seat]
        return [*player["hand"]["known"], *player["wounded"]]

    def hand(self, full: bool = True) -> list[Text]:
        """One's own hand, in full or with a line for each card."""
        cards = self.hand_cards()
        if not cards:
            return []
        lines = [line((self.speaker.say("heading-hand"), "underline"))]
        for card in cards:
            name, *rest = self.speaker.describe(card)  # what it is, what it costs, what it does
            lines += self.entry(name, " ".join(rest), full)
        return lines

    # -- all together ----------------------------------------------------------------------------------------

    def drawn(self, layout: Layout) -> list[Text]:
        lines = [*self.title(), *self.scene()]
        if layout.rows:
            lines += self.map(layout.rows)
            lines += self.legend() if layout.legend else []
        lines += self.placing()
        lines += self.heroes() if layout.heroes or self.seat is None else self.heroes([self.seat])
        lines += [row for seat in self.shown_before(layout.belongings) for row in self.belongings(seat)]
        if layout.hand:
            lines += self.power(full=layout.hand > 1)
            lines += self.hand(full=layout.hand > 1)
        return lines

    def whole(self) -> list[Text]:
        """Everything there is to see."""
        lines = super().whole()
        quests = self.quests()
        return [*lines, line((self.speaker.say("heading-quests"), "underline")), *quests] if quests else lines

    def layouts(self) -> Sequence[Layout]:
        asked = self.view["asked"]
        return WITH_MAP if asked is not None and asked["prompt"] in ON_THE_MAP else WITH_HAND

    # -- explanations ----------------------------------------------------------------------------------------

    def lies_at(self, cell: Cell) -> bool:
        return cell in self.dungeon.spaces

    def in_sight(self) -> list[str]:
        """Cards, and the powers of the heroes."""
        facts = self.speaker.facts
        powers = [f"power.{facts.power(hero)}" for hero in facts.heroes(self.view)]
        return [*powers, *cards_in_sight(self.view, self.seat, self.speaker)]

    def powers(self) -> list[str]:
        facts = self.speaker.facts
        return [] if self.seat is None else [f"power.{facts.power(self.players[self.seat]['hero'])}"]

    def described(self, card: str) -> list[str]:
        """A card in full, a Map card with its doors as they lie in the dungeon; a power in its own words."""
        if card.startswith("power."):
            return [self.speaker.card(card), self.speaker.card_text(card)]
        turned = any(space["card"] == card and space["turned"] for space in self.view["map"])
        return self.facing(card, turned)

    def facing(self, card: str, turned: bool) -> list[str]:
        """A card in full, with the sides of a Map card turned by 180 degrees if it is."""
        lines = self.speaker.describe(card)
        if turned:
            kind, facts = self.speaker.facts.card(card)
            facts |= {side: facts[other] for side, other in OPPOSITE_SIDES.items()}
            lines[1] = self.speaker.sentence(f"details-{kind}", facts, Context((), {}))
        return lines

    def reached(self, number: int) -> list[list[str]]:
        """The Map cards that an option leads to, places or uses, and the power that it uses."""
        asked = self.view["asked"] or {}
        verb, *words = asked["options"][number - 1].split()
        cells = [
            cell for cell, aims in self.dungeon.aims.items() if any(number == aimed for aimed, _ in aims)
        ]
        if verb == "place":
            return [self.facing(self.view["placing"]["card"], words[-1] == "turned")]
        hero = self.players[asked["seat"]]
        if verb in ("room", "portal"):
            cells.insert(0, read_cell(hero["at"]))
        found = [
            self.described(self.dungeon.spaces[cell]["card"]) for cell in cells if cell in self.dungeon.spaces
        ]
        if verb in ("power", "farstep"):
            found.insert(0, self.described(f"power.{self.speaker.facts.power(hero['hero'])}"))
        return found
