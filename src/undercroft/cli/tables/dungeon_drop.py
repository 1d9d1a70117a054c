"""The table of Dungeon Drop on a screen: the Dungeon from above with a scale to aim by, the heroes with their
life, cards, Quest and stash, the Box; and questions with more options than could be listed.

Everything is drawn from a view, so nothing can be shown that its seat may not know. A cube is called by a
letter for its kind and its number, `g3`; the capital letter is the large one, `G3`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from rich.text import Text

from undercroft.cli.draw import Offers, OptionLine
from undercroft.cli.reading import Spelling
from undercroft.cli.styling import clipped, filled, line, seat_style
from undercroft.cli.tables.base import ALL_ROWS, StyledText, TablePainter
from undercroft.cli.tables.ground import Ground, Outline, Piece, Point, hull
from undercroft.texts.speaker import MINUS, message_of

CLOSE_ROWS: Final = 24
MM: Final = 100  # lengths of a view are hundredths of a millimetre
TRACKER: Final = 9
ROUNDS: Final = 3
WORTH: Final = {"relic": 4, "chest": 2, "key": 1, "potion": 1}  # in points, to put rooms into an order
STAIR_WORTH: Final = 2
ROOMS: Final = 6  # rooms in a question; the others are listed by `? room`
MANY: Final = 12  # cubes to choose from that are numbered
SAMPLES: Final = 4

# how each kind is drawn; those with a letter of their own in each language have it in their texts
STYLES: Final = {
    "pillar": "bold",
    "gold": "yellow",
    "ruby": "red",
    "sapphire": "blue",
    "diamond": "bright_white",
    "potion": "magenta",
    "key": "dark_orange",
    "chest": "dark_orange",
    "shield": "bright_cyan",
    "goblin": "bold green",
    "troll": "bold green",
    "dragon": "bold red",
    "stair": "bold bright_white",
    "relic": "bold bright_green",
}
SIGNS: Final = {"dragon": "&", "stair": "/", "relic": "*", "pillar_token": "#"}
SINGLE: Final = ("dragon", "stair")
TREASURES: Final = ("gold", "ruby", "sapphire", "diamond", "potion", "key", "chest", "shield")
SOLO: Final = ("stair", "relic")
PAWN: Final = "@"
TOKEN: Final = "pillar_token_"

PIECE: Final = re.compile(rf"\b(?:{'|'.join(STYLES)})_(?:[slh]\d+|token_\d)\b")
# verbs whose first argument is a cube on the table, to be told where it lies
ON_TABLE: Final = frozenset({"pick", "transmute", "banish", "take"})
SPOTS: Final = frozenset({"drop", "meeple"})
TOKENS: Final = ("pillar", "pawn", "relic", "strain", "lockpick")
TEAM_TOKENS: Final = ("meeple", "strain", "lockpick")
UNORDERED: Final = frozenset({"room", "swap", "use"})


class Layout(NamedTuple):
    """How much of each part is drawn."""

    rows: int  # of the plan
    legend: bool
    heroes: int  # only one's own line, all of them, all with what lies before them
    box: bool
    cards: int  # not at all, a line for each, in full
    places: bool  # where every cube lies


EVERYTHING: Final = Layout(ALL_ROWS, True, 2, True, 2, True)
LAYOUTS: Final = (
    EVERYTHING,
    Layout(ALL_ROWS, True, 2, True, 2, False),
    Layout(ALL_ROWS, True, 2, True, 1, False),
    Layout(ALL_ROWS, False, 2, True, 1, False),
    Layout(24, False, 2, True, 1, False),
    Layout(20, False, 2, True, 0, False),
    Layout(20, False, 2, False, 0, False),
    Layout(16, False, 2, False, 0, False),
    Layout(16, False, 1, False, 0, False),
    Layout(13, False, 1, False, 0, False),
    Layout(10, False, 1, False, 0, False),
    Layout(8, False, 1, False, 0, False),
    Layout(8, False, 0, False, 0, False),
    Layout(6, False, 0, False, 0, False),
    Layout(0, False, 0, False, 0, False),
)


class Painter(TablePainter[Layout]):
    """One view, drawn in parts."""

    everything = EVERYTHING

    @property
    def solo(self) -> bool:
        return bool(self.view["seats"] == 1)

    def is_in(self, seat: int) -> bool:
        return bool(self.players[seat]["in"])

    def told(self, parts: Iterable[str], indent: int = 2) -> list[Text]:
        """Sentences as a paragraph."""
        return filled(" ".join(parts), self.width, indent=indent)

    # -- what pieces are called ------------------------------------------------------------------------------

    @cached_property
    def letters(self) -> dict[str, str]:
        kinds = (kind for kind in STYLES if kind not in SIGNS)
        return {kind: self.speaker.say(message_of("cli-cube", kind)) for kind in kinds} | SIGNS

    def label(self, name: str) -> str:
        """A piece as it stands on the plan: `g3`, `G3` for the large one, `#1` for a token."""
        kind, _, end = name.rpartition("_")
        if kind in SINGLE:
            return self.letters[kind]
        if kind in SIGNS:
            return f"{SIGNS[kind]}{end.removeprefix('s')}"
        letter = self.letters[kind]
        return f"{letter.lower() if end[0] == 's' else letter.upper()}{end[1:]}"

    def labelled(self, text: str) -> str:
        """A text with pieces as they stand on the plan, and numbers as one types them."""
        return PIECE.sub(lambda found: self.label(found[0]), text).replace(MINUS, "-")

    def spelling(self) -> Spelling:
        """How everything may be typed that has a name here: by label, by kind, by ability."""
        tokens = [f"{TOKEN}{n}" for n in range(1, len(self.view["tokens"]) + 1)]
        labels = {self.label(name): name for name in (*self.everywhere, *tokens)}
        words = {name: [self.speaker.card(kind_of(name))] for name in self.everywhere}
        words |= {name: [f"{self.speaker.say('token-pillar')} {name[-1]}"] for name in tokens}
        for name, facts in self.printed.items():
            if facts["kind"] in ("race", "class"):
                words[name] = [self.speaker.card(name), self.speaker.word("ability", facts["ability"])]
        return Spelling(labels, words, UNORDERED)

    @cached_property
    def at(self) -> dict[str, Point]:
        """Where every cube lies, in millimetres."""
        return {name: (x / MM, y / MM) for name, x, y, *_ in self.view["cubes"]}

    @cached_property
    def everywhere(self) -> list[str]:
        """Every cube in sight: on the table, in hands, on cards, in stashes, aside."""
        view = self.view
        found = [*self.at, *view["drawn"]["known"], *view["aside"], *view["discard"]]
        for player in self.players.values():
            found += (*player["stash"], *(name for name, _ in player["card"]), *player["trophies"])
        return list(dict.fromkeys(found))

    def spot(self, name: str) -> str:
        x, y = self.at[name]
        return f"({x:.0f}, {y:.0f})".replace("-0,", "0,").replace("-0)", "0)")

    # -- what goes on ----------------------------------------------------------------------------------------

    def title(self) -> list[Text]:
        """Where the game stands: floor or round, whose turn it is, the step."""
        view, say = self.view, self.speaker.say
        parts: list[StyledText] = []
        if self.solo:
            parts.append(say("cli-drop-floor", n=view["floor"]))
            parts.append(f" · {say('cli-drop-tracker', n=view['tracker'], limit=TRACKER)}")
            if view["required"] is not None:
                parts.append(f" · {say('cli-drop-required', n=view['required'])}")
            parts += [" · ", self.phase()]
        else:
            parts.append(say("cli-drop-round", n=view["round"], limit=ROUNDS))
            parts += [" · ", *self.whose_turn()]
        if not self.solo and view["order"]:
            parts.append(f" · {say('cli-drop-then', seats=' '.join(f'@{seat}' for seat in view['order']))}")
        lines = [clipped(line(*parts), self.width)]
        if view["stuck"]:
            lines += filled(say("cli-drop-stuck"), self.width, style="bold red")
        lines += self.loot()
        if view["drawn"]["count"]:
            known = ", ".join(map(self.named, view["drawn"]["known"]))
            told = {"cubes": known, "n": view["drawn"]["count"], "known": len(view["drawn"]["known"])}
            lines += filled(say("cli-drop-hand", **told), self.width, indent=2, style="bold")
        return lines

    def loot(self) -> list[Text]:
        """The loot that is going on, as it stands."""
        loot = self.view["loot"]
        if loot is None:
            return []
        dealt = sum(hit for _, hit in loot["dealt"])
        told = {"n": dealt, "left": loot["left"], "shields": loot["shields"]}
        cubes = dict(Counter(map(kind_of, loot["cubes"])))
        return filled(self.said("cli-drop-loot", cubes=cubes, **told), self.width, indent=2, style="bold red")

    def named(self, name: str) -> str:
        """A single cube: its kind and its label."""
        return f"{self.speaker.card(kind_of(name))} {self.label(name)}"

    # -- the plan --------------------------------------------------------------------------------------------

    def pieces(self) -> list[Piece]:
        """Tokens, Pillars, Pawn and meeples with their whole labels, then all other cubes."""
        view = self.view
        found = [
            Piece(f"#{n}", token[0] / MM, token[1] / MM, "bold reverse", whole=True)
            for n, token in enumerate(view["tokens"], 1)
        ]
        found += [
            Piece(self.label(name), x, y, STYLES["pillar"], whole=True)
            for name, (x, y) in self.at.items()
            if kind_of(name) == "pillar"
        ]
        centre = self.pawn
        if centre is not None:
            found.append(Piece(PAWN, *centre, seat_style(0), whole=True))
        for seat, player in self.players.items():
            if player["meeple"] is not None:
                x, y, *_ = player["meeple"]
                found.append(Piece(f"@{seat}", x / MM, y / MM, seat_style(seat), whole=True))
        found += [
            Piece(self.label(name), x, y, STYLES[kind_of(name)], whole=kind_of(name) in (*SOLO, "dragon"))
            for name, (x, y) in self.at.items()
            if kind_of(name) != "pillar"
        ]
        return found

    @cached_property
    def pawn(self) -> Point | None:
        """Where the Pawn is: where it fell, or in the middle of the current room (DRP-R-17)."""
        tokens, pawn = self.view["tokens"], self.view["pawn"]
        if tokens:
            return sum(t[0] for t in tokens) / 3 / MM, sum(t[1] for t in tokens) / 3 / MM
        return None if pawn is None else (pawn[0] / MM, pawn[1] / MM)

    def outlines(self) -> list[Outline]:
        """The Dungeon limits, and over them the current room."""
        tokens = [(token[0] / MM, token[1] / MM) for token in self.view["tokens"]]
        pillars = [point for name, point in self.at.items() if kind_of(name) == "pillar"]
        limits, room = ".:" if self.typed else "·•"
        found = [Outline(hull([*tokens, *pillars]), limits, "dim")] if len(pillars) > 1 else []
        return [*found, Outline(tokens, room, "cyan")] if tokens else found

    def plan(self, rows: int = ALL_ROWS, focus: Point | None = None) -> list[Text]:
        """The Dungeon from above; with a point, a close look at what lies around it."""
        if not self.at:
            return []
        ground = Ground(self.pieces(), self.outlines(), self.typed)
        middle = focus or self.pawn or (0.0, 0.0)
        drawn = CLOSE_ROWS if focus else rows
        lines, gone = ground.lines(self.width, drawn, middle, close=focus is not None)
        if gone:
            lines += filled(self.speaker.say("cli-drop-beyond", n=gone), self.width)
        return lines

    def whole_map(self, focus: tuple[int, int] | None = None) -> list[Text]:
        return [*self.plan(ALL_ROWS, focus), *self.legend(), *([] if focus else self.places())]

    def lies_at(self, cell: tuple[int, int]) -> bool:
        """Whether a close look at a point would show anything."""
        return any(abs(cell[0] - x) <= 80 and abs(cell[1] - y) <= 60 for x, y in self.at.values())

    def where(self, word: str) -> tuple[int, int] | None:
        """The place of a cube or a token, to look at."""
        if word.startswith(TOKEN):
            x, y, *_ = self.view["tokens"][int(word[-1]) - 1]
            return round(x / MM), round(y / MM)
        x, y = self.at.get(word, (None, None))
        return None if x is None or y is None else (round(x), round(y))

    def legend(self) -> list[Text]:
        if not self.at:
            return []
        say, present = self.speaker.say, {kind_of(name) for name in self.at}
        kinds = [f"{self.letters[kind]} {self.speaker.card(kind)}" for kind in STYLES if kind in present]
        limits, room = ".:" if self.typed else "·•"
        texts = [say("cli-drop-legend", kinds=", ".join(kinds), limits=limits)]
        if self.view["tokens"]:
            texts.append(say("cli-drop-legend-room", room=room))
        if self.pawn is not None:
            texts.append(say("cli-drop-legend-pawn"))
        if self.view["options"]["teamwork"]:
            texts.append(say("cli-drop-legend-meeple"))
        return filled(" ".join(texts), self.width, style="dim")

    def places(self) -> list[Text]:
        """Where every cube lies, kind by kind: what to type, and whereto it can be aimed."""
        return [row for text in self.by_kind(self.at) for row in filled(text, self.width, indent=4)]

    def by_kind(self, names: Iterable[str]) -> list[str]:
        """Cubes with where they lie, a text for each kind."""
        rows: dict[str, list[str]] = {}
        for name in names:
            spot = self.spot(name).replace(" ", "") if name in self.at else ""
            told = f"{self.label(name)}{spot}"
            rows.setdefault(kind_of(name), []).append(told)
        ordered = sorted(rows.items(), key=lambda row: list(STYLES).index(row[0]))
        return [
            "  " + self.speaker.say("cli-entry", name=self.speaker.card(kind), text=", ".join(row))
            for kind, row in ordered
        ]

    # -- the heroes ------------------------------------------------------------------------------------------

    def table_of_heroes(self, seat: int | None = None) -> list[Text]:
        """The normal game: every hero on a line, or only one."""
        say = self.speaker.say
        heads = [say(name) for name in ("cli-drop-life", "cli-drop-weight", "cli-drop-initiative")]
        heads += [self.letters[kind] for kind in TREASURES]
        return self.columns(heads, self.players if seat is None else [seat], 1)

    def figures(self, seat: int) -> list[str]:
        player = self.players[seat]
        held = Counter(map(kind_of, player["stash"]))
        none = "." if self.typed else "·"
        return [
            f"{player['life_left']}/{player['life']}",
            str(player["weight"]),
            str(player["initiative"]),
            *(str(held[kind]) if held[kind] else none for kind in TREASURES),
        ]

    def hero(self, seat: int, full: bool = True) -> list[Text]:
        """One hero in sentences: hearts and what covers them, stash, trophies; in full also the Quest."""
        player, say = self.players[seat], self.speaker.say
        if player["race"] is None:
            return []
        said = [self.hero_name(seat)] if self.solo else [self.cards_in_short(player)]
        if self.solo:
            said.append(say("cli-drop-life-left", left=player["life_left"], life=player["life"]))
        covering = [say("cli-entry", name=self.named(n), text=str(covers)) for n, covers in player["card"]]
        if player["strain"]:
            covering.append(say("cli-entry", name=say("token-strain"), text=str(player["strain"])))
        if covering:
            said.append(say("cli-drop-covered", parts=", ".join(covering)))
        if self.solo or not player["in"]:
            said.append(self.held("cli-drop-stash", player["stash"]))
        if player["trophies"]:
            said.append(self.held("cli-drop-trophies", player["trophies"]))
        if player["lockpick"]:
            said.append(say("cli-drop-lockpick"))
        if player["quest"] is not None and full:
            name, *rest = self.speaker.describe(player["quest"])
            said.append(say("cli-entry", name=name, text=" ".join(rest)))
        if player["meeple_points"]:
            said.append(say("cli-drop-meeples", n=player["meeple_points"]))
        if "total" in player["worth"]:  # whoever does not know the Quest does not know this either
            worth = player["worth"]
            said.append(say("cli-drop-points", n=worth["total"], chests=worth["opened"]))
        if not player["in"]:
            said.append(say("cli-out"))
        head = "" if self.solo else f"@{seat} "
        text = head + " ".join(said)
        size = len(self.hero_name(seat)) if self.solo else len(head)
        return filled(text, self.width, indent=2 if self.solo else 3, head=size, head_style=seat_style(seat))

    def hero_name(self, seat: int) -> str:
        player = self.players[seat]
        cards = " ".join(self.speaker.card(name) for name in (player["race"], *player["classes"]))
        return f"{cards}."

    def cards_in_short(self, player: Mapping[str, Any]) -> str:
        """Race and Classes with their abilities; a tilted card is told."""
        return f"{', '.join(self.card_in_short(player, name) for name in self.cards_of(player))}."

    def cards_of(self, player: Mapping[str, Any]) -> list[str]:
        return [name for name in (player["race"], *player["classes"]) if name is not None]

    def card_in_short(self, player: Mapping[str, Any], name: str) -> str:
        ability = self.speaker.word("ability", self.printed[name]["ability"])
        tilted = f", {self.speaker.say('cli-drop-tilted')}" if name in player["tilted"] else ""
        return f"{self.speaker.card(name)} ({ability}{tilted})"

    def held(self, message: str, names: Sequence[str]) -> str:
        return self.said(message, cubes=dict(Counter(map(kind_of, names))), n=len(names))

    def heroes(self, how: int) -> list[Text]:
        """One's own line, all of them, or all with what lies before them."""
        if self.solo:
            return self.hero(0, full=how > 1)
        lines = self.table_of_heroes(self.seat if how == 0 else None)
        return lines + ([row for seat in self.players for row in self.hero(seat)] if how > 1 else [])

    def cards(self, full: bool = True) -> list[Text]:
        """One's own Race and Classes with their texts; tilted ones are told."""
        seat = 0 if self.solo else self.seat
        if seat is None or self.players[seat]["race"] is None:
            return []
        player, lines = self.players[seat], []
        for name in self.cards_of(player):
            title = self.card_in_short(player, name)
            window = self.speaker.word("window", self.window_of(name))
            lines += self.entry(title, f"{window}. {self.speaker.card_text(name)}", full)
        return lines

    def window_of(self, name: str) -> str:
        facts = self.printed[name]
        return str(facts["window"] if self.solo else facts["normal_window"] or facts["window"])

    def hand(self, full: bool = True) -> list[Text]:
        """What belongs to one's own hero: cards, Quest, stash and what covers the hearts."""
        seat = 0 if self.solo else self.seat
        if seat is None:
            return []
        return [*([] if self.solo else self.table_of_heroes(seat)), *self.hero(seat), *self.cards()]

    def box(self) -> list[Text]:
        """What is left in the Box, by kind; what is set aside or out of play."""
        view = self.view
        inside = {kind: view["box"].get(kind, 0) for kind in STYLES}
        said = [self.said("cli-drop-box", cubes=inside, n=sum(inside.values()))]
        if view["aside"] and self.at:  # before the first drop everything is
            said.append(self.speaker.say("cli-drop-aside", cubes=", ".join(map(self.label, view["aside"]))))
        if view["discard"]:
            said.append(self.held("cli-drop-discard", view["discard"]))
        return self.told(said)

    # -- all together ----------------------------------------------------------------------------------------

    def drawn(self, layout: Layout) -> list[Text]:
        part = self.part
        lines = [*part(self.title)]
        lines += part(self.plan, layout.rows) if layout.rows else []
        lines += part(self.legend) if layout.legend else []
        lines += part(self.heroes, layout.heroes)
        lines += part(self.box) if layout.box else []
        lines += part(self.cards, layout.cards > 1) if layout.cards else []
        lines += part(self.places) if layout.places else []
        return lines

    def layouts(self) -> Sequence[Layout]:
        return LAYOUTS

    # -- questions -------------------------------------------------------------------------------------------

    def arranged(self, offers: Offers) -> list[OptionLine]:
        """Rooms by what they bring; where there are too many options, how to type them and some of them."""
        written = self.written
        verbs: dict[str, list[int]] = {}
        for n, text in enumerate(written):
            verbs.setdefault(text.partition(" ")[0], []).append(n)
        free = offers.table.game.verbs
        found: list[OptionLine] = []
        later: list[OptionLine] = []
        for verb, numbers in verbs.items():
            if verb == "room":
                shown, others = self.rooms(offers, numbers)
                found += shown
                later += others
            elif free[verb].continuous or (
                len(numbers) > MANY and self.speaker.has(message_of("cli-form", verb))
            ):
                found += self.sampled(offers, verb, [(n, written[n]) for n in numbers])
            else:
                found += [OptionLine(self.option_label(offers, n, written[n]), n) for n in numbers]
        return [*found, *later]

    def option_label(self, offers: Offers, n: int, written: str) -> str:
        verb, *words = written.split()
        label = self.labelled(offers.label(n))
        if verb in ON_TABLE and words[0] in self.at:
            return self.speaker.say("cli-drop-at", label=label, spot=self.spot(words[0]))
        return label

    def form(self, verb: str) -> OptionLine:
        """How to type an action."""
        message = message_of("cli-form", verb)
        command = self.speaker.say(f"{message}.command")
        text = self.speaker.say("cli-entry", name=command, text=self.speaker.say(message))
        return OptionLine(text, head=len(command))

    # -- rooms -----------------------------------------------------------------------------------------------

    def rooms(self, offers: Offers, numbers: Sequence[int]) -> tuple[list[OptionLine], list[OptionLine]]:
        """Rooms with what they bring and cost, the best first: those to show, and the others.

        In the normal game rooms that bring the same are one entry: it is only the loot that counts.
        """
        found = {room["option"]: room for room in self.view["asked"]["rooms"]}
        groups: dict[Any, list[int]] = {}
        for n in numbers:
            cubes = found[self.written[n]]["cubes"]
            groups.setdefault(n if self.solo else tuple(sorted(map(worth_alike, cubes))), []).append(n)
        firsts = [
            (found[self.written[group[0]]], offers.facts(group[0])["stair"], group)
            for group in groups.values()
        ]
        ordered = sorted(firsts, key=lambda first: self.rank(first[0], first[1]))
        entries = [
            OptionLine(self.room_label(room, stair, len(group) - 1), group[0])
            for room, stair, group in ordered
        ]
        shown, others = entries[:ROOMS], [entry._replace(more=True) for entry in entries[ROOMS:]]
        if others:
            shown.append(OptionLine(f"  {self.speaker.say('cli-drop-more-rooms', n=len(others))}"))
        return shown, others

    @cached_property
    def written(self) -> Sequence[str]:
        """The options of whoever looks."""
        options: Sequence[str] = (self.view["asked"] or {}).get("options", ())
        return options

    def rank(self, room: Mapping[str, Any], stair: bool) -> tuple[bool, float]:
        """Rooms that one survives without help come first, then what brings most points for its hearts."""
        gain = sum(self.worth(name) for name in room["cubes"])
        return self.left_after(room) < 1, room["hits"] - gain - STAIR_WORTH * stair

    def left_after(self, room: Mapping[str, Any]) -> int:
        """The hearts that are left without a Shield or an ability."""
        return int(self.players[self.view["asked"]["seat"]]["life_left"]) - int(room["hits"])

    def worth(self, name: str) -> float:
        """What a cube is worth, about: a gem by one's Quest."""
        kind = kind_of(name)
        quest = self.players[self.view["asked"]["seat"]]["quest"]
        if self.printed[kind]["scores"] == "quest" and quest is not None:
            values = self.printed[quest]["small_gems" if "_s" in name else "large_gems"]
            return float(dict(values)[kind])
        return float(WORTH[kind] if kind in WORTH else self.printed[kind]["points"])

    def room_label(self, room: Mapping[str, Any], stair: bool, alike: int) -> str:
        """Three corners, the loot by kind, damage and hearts left; how many other rooms are like it."""
        left, help = self.left_after(room), room["damage"] < room["hits"]
        how = "fatal" if room["left"] < 1 else "helped" if left < 1 else "better" if help else "hurt"
        told = {
            "n": room["hits"],
            "left": left,
            "least": room["damage"],
            "most": room["left"],
            "stair": stair,
        }
        label = self.said(
            "cli-drop-room",
            corners=" ".join(map(self.label, room["option"].split()[1:])),
            cubes=dict(Counter(map(kind_of, room["cubes"]))),
            how=how if room["hits"] else "safe",
            **told,
        )
        return self.speaker.say("cli-drop-alike", label=label, n=alike) if alike else label

    # -- options too many to list ----------------------------------------------------------------------------

    def sampled(self, offers: Offers, verb: str, options: Sequence[tuple[int, str]]) -> list[OptionLine]:
        """The form, the cubes to choose from, and some options to begin with."""
        rows = [(n, text.split()[1:]) for n, text in options]
        found = [self.form(verb)]
        cubes = dict.fromkeys(word for _, words in rows for word in words if PIECE.fullmatch(word))
        found += [OptionLine(text) for text in self.by_kind(cubes)]
        if verb in SPOTS:
            chosen = self.scattered([(n, [int(word) for word in words]) for n, words in rows])
        elif verb in ("pull", "point"):
            chosen = self.different(offers, [n for n, _ in rows])
        else:
            count = len(rows)  # parts of equal size, of each another place in it
            places = [(2 * k + 1) * count // (2 * SAMPLES) + 4 * k for k in range(SAMPLES)]
            chosen = list(dict.fromkeys(rows[min(place, count - 1)][0] for place in places))
        return [*found, *(OptionLine(self.labelled(offers.label(n)), n) for n in chosen)]

    def different(self, offers: Offers, numbers: Iterable[int]) -> list[int]:
        """Points that reach most cubes; of those that reach the same kinds only one."""
        found: dict[Any, int] = {}
        for n in sorted(numbers, key=lambda n: -offers.facts(n)["cubes_n"]):
            found.setdefault(tuple(offers.facts(n)["cubes"].items()), n)
        return list(found.values())[:SAMPLES]

    def scattered(self, rows: Sequence[tuple[int, Sequence[int]]]) -> list[int]:
        """Points in the middle, from the lowest and the highest; then others far from each other."""
        xs, ys = [words[0] for _, words in rows], [words[1] for _, words in rows]
        middle = sum(xs) / len(xs), sum(ys) / len(ys)
        heights = sorted({words[2] for _, words in rows if len(words) > 2}) or [0]

        def height(words: Sequence[int]) -> int:
            return words[2] if len(words) > 2 else 0

        def far(words: Sequence[int], point: Point) -> float:
            return (words[0] - point[0]) ** 2 + (words[1] - point[1]) ** 2

        low = [row for row in rows if height(row[1]) == heights[0]]
        high = [row for row in rows if height(row[1]) == heights[-1]]
        chosen = [min(low, key=lambda row: far(row[1], middle))]
        if heights[-1] > heights[0]:
            chosen.append(min(high, key=lambda row: far(row[1], middle)))
        while len(chosen) < min(SAMPLES, len(low)):
            marks = [(row[1][0], row[1][1]) for row in chosen]
            chosen.append(max(low, key=lambda row: min(far(row[1], mark) for mark in marks)))
        return [n for n, _ in chosen]

    # -- explanations ----------------------------------------------------------------------------------------

    def in_sight(self) -> list[str]:
        """Everything that can be looked up: kinds of cubes, cards, abilities, then words of the game."""
        own = self.players.get(-1 if self.seat is None else self.seat, {})
        found: list[str] = []
        for player in (own, *self.players.values()):
            cards = self.cards_of(player) if player else []
            found += cards + ([player["quest"]] if player.get("quest") else [])
            found += (f"ability.{self.printed[name]['ability']}" for name in cards)
        found += (kind for kind in STYLES if self.solo or kind not in SOLO)
        found += (f"token.{word}" for word in (TOKENS if self.solo else TEAM_TOKENS))
        found += (f"ability.{facts['ability']}" for facts in self.printed.values() if "ability" in facts)
        found += (name for name, facts in self.printed.items() if facts["kind"] in ("race", "class"))
        return list(dict.fromkeys(found))

    def powers(self) -> list[str]:
        return [] if self.seat is None else self.cards_of(self.players[self.seat])

    def described(self, card: str) -> list[str]:
        """A card in full; a single cube with where it is; an ability as its card."""
        kind, dot, word = card.partition(".")
        if kind == "token":
            return [self.speaker.card(card), self.speaker.card_text(card)]
        if dot:
            return self.speaker.describe(self.card_with(word))
        if card.startswith(TOKEN):
            name = f"{self.speaker.say('token-pillar')} {self.label(card)}"
            return [name, self.speaker.say("token-pillar.text")]
        if card in self.printed:
            return self.speaker.describe(card)
        name = self.named(card)
        title = f"{name} {self.spot(card)}" if card in self.at else name
        return [title, *self.speaker.describe(kind_of(card))[1:]]

    def card_with(self, ability: str) -> str:
        return next(name for name, facts in self.printed.items() if facts.get("ability") == ability)

    def reached(self, number: int) -> list[list[str]]:
        """The cubes in a room one by one; else the kinds of the cubes that an option touches."""
        text = self.written[number - 1]
        for room in self.view["asked"]["rooms"]:
            if room["option"] == text:
                return [[row.strip()] for row in self.by_kind(room["cubes"])]
        kinds = dict.fromkeys(kind_of(word) for word in text.split() if PIECE.fullmatch(word))
        return [self.described(kind) for kind in kinds if kind in self.printed and kind != "pillar"]


def kind_of(name: str) -> str:
    """The kind of a single cube.

    >>> kind_of("gold_s1"), kind_of("dragon_h1")
    ('gold', 'dragon')
    """
    return name.rpartition("_")[0]


def worth_alike(name: str) -> str:
    """A cube without its number: the same for all that bring the same.

    >>> worth_alike("ruby_l2")
    'ruby_l'
    """
    return name.rstrip("0123456789")
