"""The table of Dungeonology on a screen: the Dungeon, the Campus, the Scholars with their Note Boards, the
Stealth Test and the cards in progress, one's own hand.

Everything is drawn from a view, so nothing can be shown that its seat may not know.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple

from rich.text import Text

from undercroft.cli.styling import clipped, filled, line
from undercroft.cli.tables.base import ALL_ROWS, StyledText, TablePainter
from undercroft.cli.tables.dungeon import Cell
from undercroft.cli.tables.tiles import CUBE_STYLE, Tiles
from undercroft.texts.speaker import MINUS, Context, message_of

BONFIRE: Final = 12
STARS_TO_SUBMIT: Final = 2
CUBES: Final = tuple(CUBE_STYLE)

# the columns of a Note Board from the bottom: * a Star, + an arrow, . neither
COLUMNS: Final = {
    "civilization": ".+.*+*",
    "militia": ".+*+*",
    "worship": ".+*+*",
    "riches": ".+*.",
    "caste": "+*.",
}

# decisions that are made on the map
ON_THE_MAP: Final = frozenset(
    {
        *("phase.movement", "zone.lay", "stairs.floor", "card.trap", "card.slip", "cube.land", "main.aim"),
        *("boss.way", "boss.lead", "boss.arrival", "boss.target", "panic.push"),
    }
)

# decisions before a Stealth Value is declared
UNDECLARED: Final = frozenset({"study.indicate", "test.declare", "window.announced"})

# words of the game that can be looked up, besides what has a card
NOTIONS: Final = {
    "icon": (
        *("stairs", "boss", "ambush", "stop", "toll", "good_luck", "bad_luck", "danger"),
        *("secret_passage", "bivouac"),
    ),
    "token": (
        *("stun", "knowledge", "secret_passage_x", "teleport", "stair", "wall", "student", "omega"),
        *("star", "arrow"),
    ),
    "value": ("students", "hand", "speed", "intelligence", "stamina"),
}

WORD_OF: Final = {"students": "student"}  # the word that explains a value, if it is called otherwise

HARVESTS: Final = ("repent", "magic_vision")  # Skills that are an Action of their own
NUMBERS: Final = ("students", "stun", "hand", "stars", "bonus", "points")


class Layout(NamedTuple):
    """How much of each part is drawn."""

    rows: int  # of the map, in half-tiles
    legend: bool
    campus: int  # not at all, its numbers, everything
    scholars: bool  # all of them, or only one's own
    belongings: int  # of nobody, of oneself, of everybody
    hand: int  # not at all, a line for each card, in full


EVERYTHING: Final = Layout(ALL_ROWS, True, 2, True, 2, 2)
WITH_MAP: Final = (
    EVERYTHING,
    Layout(ALL_ROWS, True, 1, True, 2, 1),
    Layout(ALL_ROWS, False, 1, True, 2, 1),
    Layout(8, False, 1, True, 2, 1),
    Layout(8, False, 1, True, 1, 1),
    Layout(6, False, 1, True, 1, 1),
    Layout(6, False, 1, True, 1, 0),
    Layout(6, False, 0, True, 0, 0),
    Layout(5, False, 0, True, 0, 0),
    Layout(4, False, 0, True, 0, 0),
    Layout(4, False, 0, False, 0, 0),
    Layout(3, False, 0, False, 0, 0),
    Layout(2, False, 0, False, 0, 0),
)
WITH_HAND: Final = (
    EVERYTHING,
    Layout(ALL_ROWS, True, 1, True, 2, 1),
    Layout(ALL_ROWS, False, 1, True, 2, 1),
    Layout(6, False, 1, True, 2, 2),
    Layout(6, False, 1, True, 2, 1),
    Layout(4, False, 1, True, 1, 1),
    Layout(4, False, 0, True, 0, 1),
    Layout(2, False, 1, True, 1, 1),
    Layout(2, False, 0, True, 0, 1),
    Layout(0, False, 1, True, 1, 1),
    Layout(0, False, 1, True, 0, 1),
    Layout(0, False, 0, True, 0, 1),
    Layout(0, False, 0, True, 0, 0),
    Layout(0, False, 0, False, 0, 0),
)


class Painter(TablePainter[Layout]):
    """One view, drawn in parts."""

    everything = EVERYTHING
    notions: ClassVar[Mapping[str, tuple[str, ...]]] = NOTIONS
    on_the_map: ClassVar[frozenset[str]] = ON_THE_MAP

    @cached_property
    def tiles(self) -> Tiles:
        return Tiles(self.view, self.seat, self.speaker.say, self.speaker.card, self.printed, self.typed)

    def cubes(self, cubes: Iterable[str]) -> str:
        return "".join(map(self.tiles.letter, cubes))

    # -- what goes on ----------------------------------------------------------------------------------------

    def title(self) -> list[Text]:
        """Round, whose turn it is, phase, what is left to spend; and when the game will end."""
        view, say = self.view, self.speaker.say
        parts: list[StyledText] = [say("heading-round", n=view["round"]), " · ", *self.whose_turn()]
        if view["phase"] == "movement":
            parts.append(f" · {say('cli-speed', n=view['points'])}")
        notes = []
        if view["alert"]["maximum"]:
            notes.append(self.said("cli-maximum", card=view["panic"]))
        if view["countdown"] is not None:
            notes.append(self.said("event-countdown-began", seat=view["countdown"]))
        elif view["final_round"] is not None:
            notes.append(self.said("event-last-round-began", seat=view["final_round"]))
        lines = [clipped(line(*parts), self.width)]
        return lines + self.paragraphs(notes, style="italic")

    def scene(self) -> list[Text]:
        """The Stealth Test in progress with both sums, and the Main Effects that wait to be resolved."""
        return self.paragraphs([*self.test(), *self.plays()], indent=2, style="bold red")

    def test(self) -> list[str]:
        test = self.view["test"]
        if test is None:
            return []
        zone = self.tiles.zones.get(test["zone"])
        wanted = {} if zone is None else counted(zone["cubes"][place] for place in test["places"])
        facts = {name: test[name] for name in ("seat", "zone", "victim", "cube")}
        said = [self.said(f"cli-test-{test['kind']}", **facts, wanted=wanted, count=test["count"])]
        said.append(self.sum("cli-test-alert", test["alert"], test.get("alert_parts", ())))
        if (self.view["asked"] or {}).get("prompt") in UNDECLARED:
            laid = test["laid"]
            if laid["count"]:
                said.append(self.said("cli-test-laid", cards=laid["known"], n=laid["count"]))
        else:
            said.append(self.sum("cli-test-stealth", test["stealth"], test.get("stealth_parts", ())))
            short = test["alert"] - test["stealth"]
            said.append(self.said("cli-test-short", n=short) if short > 0 else self.said("cli-test-enough"))
        if test["silent"]:
            said.append(self.said("cli-test-silent"))
        return [" ".join(said)]

    def sum(self, message: str, n: int, parts: Sequence[tuple[str, int]]) -> str:
        """A value with where it comes from."""
        sources = [f"{self.source(word)} {MINUS if part < 0 else ''}{abs(part)}" for word, part in parts]
        return self.speaker.say(message, n=n, parts=", ".join(sources), count=len(sources))

    def source(self, word: str) -> str:
        message = message_of("cli-part", word)
        return self.speaker.say(message) if self.speaker.has(message) else self.speaker.card(word)

    def plays(self) -> list[str]:
        """Main Effects that were declared: the last one is resolved first."""
        plays = self.view["plays"]
        if not plays:
            return []
        messages = {False: "cli-play", True: "cli-play-cancelled"}
        parts = [
            self.said(messages[play["cancelled"]], card=play["card"], seat=play["seat"]) for play in plays
        ]
        return [self.speaker.say("cli-plays", plays="; ".join(parts), n=len(plays))]

    # -- the map ---------------------------------------------------------------------------------------------

    def map(self, rows: int = ALL_ROWS, focus: Cell | None = None) -> list[Text]:
        return self.tiles.lines(self.width, rows, focus)

    def whole_map(self, focus: Cell | None = None) -> list[Text]:
        return [*self.map(ALL_ROWS, focus), *self.legend(), *self.placing()]

    def lies_at(self, cell: Cell) -> bool:
        return cell in self.tiles.lying

    def legend(self) -> list[Text]:
        return filled(self.tiles.legend(), self.width, style="dim")

    def placing(self) -> list[Text]:
        return self.tiles.placing()

    # -- the Campus ------------------------------------------------------------------------------------------

    def campus(self, full: bool = True) -> list[Text]:
        """What belongs to nobody: Bonfire, Alert Card, decks and piles; the Clan Card if one knows it."""
        view, say = self.view, self.speaker.say
        alert = view["alert"]
        said = [say("cli-campus-bonfire", n=view["bonfire"], limit=view.get("bonfire_spaces", BONFIRE))]
        if alert["maximum"]:
            said.append(say("cli-campus-panic", n=alert["bonus"]))
        else:
            facts = {"n": alert["omegas"], "limit": alert["rows"], "bonus": alert["bonus"]}
            said.append(self.said("cli-campus-alert", card=alert["profile"], **facts))
        floors = [self.speaker.word("floor", str(n)) for n in range(1, len(view["piles"]) + 1)]
        counts = zip(floors, view["piles"], strict=True)
        piles = ", ".join(f"{floor} {pile['count']}" for floor, pile in counts)
        said.append(say("cli-campus-tiles", piles=piles))
        decks = {"deck": view["deck"]["count"], "discard": len(view["discard"])}
        said.append(say("cli-campus-decks", **decks, jinxes=view["jinx_deck"]["count"]))
        boss = view["boss"]
        if boss is not None:
            said.append(self.said("cli-campus-boss", boss=boss["id"], zone=boss["at"]))
        if view["clan"] is not None:
            said.append(self.said("cli-campus-clan", card=view["clan"]))
            said.append(" ".join(self.speaker.describe(view["clan"])[1:]))
        said += self.more_on_campus()
        if full:
            reserve = ", ".join(f"{self.tiles.letter(cube)} {n}" for cube, n in view["supply"].items())
            said.append(say("cli-campus-reserve", cubes=reserve))
            if view["discard"]:
                said.append(self.said("cli-campus-top", card=view["discard"][-1]))
            said.append(self.said("cli-campus-first", seat=view["first"]))
        if view["university"] is not None:  # only who sees everything knows what is in the bag
            said.append(say("cli-campus-university", **view["university"]))
            said.append(say("cli-campus-spare", **view["reserve"]))
        return filled(" ".join(said), self.width, indent=2)

    def more_on_campus(self) -> list[str]:
        """What an expansion lays there."""
        return []

    # -- the Scholars ----------------------------------------------------------------------------------------

    def figures(self, seat: int) -> list[str]:
        """The numbers of a Scholar, in the order of the columns."""
        player = self.players[seat]
        values = player["values"]
        return [
            f"{player['students']}/{values['students']}",
            f"{player['stun']}/{values['stamina']}",
            f"{player['hand']['count']}/{values['hand']}",
            f"{player['stars']}/{STARS_TO_SUBMIT}",
            f"+{player['study_bonus']}",
            str(player["points"]),
        ]

    def board(self, seat: int) -> Text:
        """A Note Board, each column from the bottom: its cubes, then what the next ones will bring."""
        columns = []
        for cube, slots in COLUMNS.items():
            n = self.players[seat]["board"][cube]
            rest = slots[n:] if self.typed else slots[n:].replace(".", "·")
            columns.append(line((self.column(seat, cube, n), f"bold {CUBE_STYLE[cube]}"), (rest, "dim")))
        return Text(" ", end="").join(columns)

    def column(self, seat: int, cube: str, n: int) -> str:
        """The cubes of a column, from the bottom."""
        return self.tiles.letter(cube) * n

    def scholars(self, seat: int | None = None) -> list[Text]:
        """Every Scholar on a line, or only one."""
        say = self.speaker.say
        heads = [say(f"cli-scholars-{name}") for name in NUMBERS]
        chosen = self.players if seat is None else [seat]
        size = sum(map(len, COLUMNS.values())) + len(COLUMNS) - 1
        return self.columns(heads, chosen, size + 2, f"  {say('cli-scholars-board')}", self.board)

    def belongings(self, seat: int) -> list[Text]:
        """Where a Scholar is, what she can do, and what lies before her."""
        player, say, card = self.players[seat], self.speaker.say, self.speaker.card
        said = []
        if player["place"]:
            said.append(say("cli-scholar-thesis", n=player["place"]))
        elif player["at"] is None:
            said.append(say("cli-scholar-out"))
        if player["at"] is not None:
            said.append(self.said("cli-scholar-at", zone=player["at"]))
            values = player["values"]
            said.append(say("cli-scholar-values", speed=values["speed"], intelligence=values["intelligence"]))
        said += [say(f"cli-scholar-{name}") for name in ("exalted", "knowledge", "disguised") if player[name]]
        if player["thesis"] is not None and player["thesis"] != player["points"]:
            said.append(say("cli-scholar-worth", n=player["thesis"]))
        hand, veiled = player["hand"], player["veiled"]
        rows = {
            "skills": [self.speaker.word("skill", skill) for skill in player["skills"]],
            "jinxes": [*map(card, player["jinxes"]), *self.face_down(veiled)],
            "interns": [self.speaker.word("intern", intern) for intern in player["interns"]],
        }
        if seat != self.seat:  # one's own has a place of its own
            rows["hand" if len(hand["known"]) == hand["count"] else "known"] = [*map(card, hand["known"])]
        said += [say(f"cli-scholar-{name}", cards=", ".join(words)) for name, words in rows.items() if words]
        return self.before(seat, said + self.more_before(player))

    def more_before(self, player: Mapping[str, Any]) -> list[str]:
        """What an expansion adds to a Scholar."""
        return []

    def face_down(self, veiled: Mapping[str, Any]) -> list[str]:
        """Jinx Cards that lie face down: those one knows by name, the others by number."""
        say = self.speaker.say
        known = [say("cli-veiled", card=self.speaker.card(card)) for card in veiled["known"]]
        others = veiled["count"] - len(known)
        return [*known, say("cli-veiled-unknown", n=others)] if others else known

    # -- the hand --------------------------------------------------------------------------------------------

    def skills(self, full: bool = True) -> list[Text]:
        """What one's own Scholar can do that others cannot."""
        if self.seat is None or self.players[self.seat]["at"] is None:
            return []
        lines: list[Text] = []
        for skill in self.players[self.seat]["skills"]:
            name, *rest = self.speaker.describe(f"skill.{skill}")
            lines += self.entry(name, " ".join(rest), full)
        return lines

    def hand(self, full: bool = True) -> list[Text]:
        """One's own hand, in full or with a line for each card."""
        cards = [] if self.seat is None else self.players[self.seat]["hand"]["known"]
        if not cards:
            return []
        lines = [line((self.speaker.say("heading-hand"), "underline"))]
        for card in cards:
            name, *rest = self.speaker.describe(card)
            if not full or not self.tiles.has("main_effects"):
                rest = self.in_short(card)
            lines += self.entry(name, " ".join(rest), full)
        return lines

    def in_short(self, card: str) -> list[str]:
        """What matters most about a Trick Card: its Bonus Value, then the effects that are in use."""
        _, facts = self.speaker.facts.card(card)
        small = self.speaker.sentence("cli-trick", facts, Context((), {}))
        return [small, self.speaker.card_text(card)] if self.tiles.has("main_effects") else [small]

    # -- all together ----------------------------------------------------------------------------------------

    def drawn(self, layout: Layout) -> list[Text]:
        part = self.part
        lines = [*part(self.title), *part(self.scene)]
        if layout.rows:
            lines += part(self.map, layout.rows)
            lines += part(self.legend) if layout.legend else []
        lines += part(self.placing)
        lines += part(self.campus, layout.campus > 1) if layout.campus else []
        lines += part(self.scholars, None if layout.scholars else self.seat)
        shown = self.shown_before(layout.belongings)
        lines += [row for seat in shown for row in part(self.belongings, seat)]
        if layout.hand:
            lines += part(self.skills, layout.hand > 1)
            lines += part(self.hand, layout.hand > 1)
        return lines

    def layouts(self) -> Sequence[Layout]:
        asked = self.view["asked"]
        return WITH_MAP if asked is not None and asked["prompt"] in self.on_the_map else WITH_HAND

    # -- explanations ----------------------------------------------------------------------------------------

    def in_sight(self) -> list[str]:
        """Everything that can be looked up: cards and Zones, Skills and Interns, then words of the game."""
        view, own = self.view, self.players.get(-1 if self.seat is None else self.seat, {})
        found: list[str] = []
        for player in (own, *self.players.values()):
            found += player["hand"]["known"] if player else ()
            found += (f"intern.{intern}" for intern in player.get("interns", ()))
            found += (f"skill.{skill}" for skill in player.get("skills", ()))
            found += (*player.get("jinxes", ()), *(player["veiled"]["known"] if player else ()))
            found += [player["scholar"]] if player.get("scholar") else []
        found += (zone["zone"] for zone in view["dungeon"])
        found += (trap for zone in view["dungeon"] for trap in zone["traps"] if trap is not None)
        found += view["tiles"]
        found += (play["card"] for play in view["plays"])
        found += view["test"]["laid"]["known"] if view["test"] else ()
        found += (*view["stage"], *view["discard"], *view["jinx_discard"], *view["traps"])
        singles = (view["clan"], view["panic"], view["alert"]["profile"], (view["boss"] or {}).get("id"))
        found += (card for card in singles if card)
        found += (f"{kind}.{word}" for kind, words in self.notions.items() for word in words)
        for scholar in (player["scholar"] for player in self.players.values()):
            sides = [self.printed[scholar][side] for side in ("normal", "exalted")] if scholar else []
            found += (f"skill.{skill}" for side in sides for skill in side["skills"])
        return list(dict.fromkeys(found))

    def powers(self) -> list[str]:
        return [] if self.seat is None else [f"skill.{skill}" for skill in self.players[self.seat]["skills"]]

    def described(self, card: str) -> list[str]:
        """A card in full; a Zone with what its effects do, an Action or a token in its own words."""
        kind, dot, name = card.partition(".")
        if kind == "value":  # a value has no text but that of its word
            word = message_of("term", WORD_OF.get(name, name))
            return [self.speaker.card(card), self.speaker.say(f"{word}.text")]
        if dot and kind in self.notions:
            return [self.speaker.card(card), self.speaker.card_text(card)]
        lines = self.speaker.describe(card)
        for name, word in self.printed.get(card, {}).get("icons", ()):
            if self.tiles.effect(card, name, word):
                text = self.speaker.card_text(f"icon.{name}")
                lines.append(self.speaker.say("cli-entry", name=self.speaker.word("icon", name), text=text))
        return lines

    def reached(self, number: int) -> list[list[str]]:
        """What an option leads to or uses without naming it: the Zone here, a Skill, an Intern."""
        asked = self.view["asked"] or {}
        verb, *words = asked["options"][number - 1].split()
        own = self.players[asked["seat"]]
        if verb in ("study", "bivouac") and own["at"] is not None:
            return [self.described(own["at"])]
        skills = (
            words if verb == "skill" else [n for n in own["skills"] if verb == "collect" and n in HARVESTS]
        )
        return [self.described(f"skill.{skill}") for skill in skills]


def counted(cubes: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for cube in cubes:
        found[cube] = found.get(cube, 0) + 1
    return found
