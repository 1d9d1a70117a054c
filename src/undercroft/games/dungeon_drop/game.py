"""Dungeon Drop, table of contents: what it is made of, how it is set up, and where each chapter of the
rules is.

solo, floors       rules/solo.py        Solo
normal game        rules/normal.py      Rounds, Forming, Meeples
exploring          rules/exploring.py   Exploring; rules/aiming.py: where one can aim
falling            rules/falling.py     what is handed to physics/, and what comes back
abilities          rules/abilities.py   which there are; rules/acting.py: Flicking, Sliding, Propping,
                                        Pulling, Tossing, Swapping, Transmuting, Banishing, Mending,
                                        Lockpicking
acting, moving     rules/turning.py     Act, Moving
rooms              rules/rooms.py       on board.py
looting, damage    rules/looting.py     Looting; rules/damage.py, rules/potions.py
points, the end    rules/scoring.py, rules/ending.py
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.engine.choice import Reason, Verb
from undercroft.engine.game import PrintedContent, Scripts, UsageEvents, ViewRoom
from undercroft.engine.notation import Kind
from undercroft.engine.own_content import Folder
from undercroft.engine.settings import Setting
from undercroft.engine.state import Place
from undercroft.games.dungeon_drop import checks, migrations, scenario, setup, view
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.physics.world import missing
from undercroft.games.dungeon_drop.rules import (
    acting,
    ending,
    exploring,
    looting,
    normal,
    scoring,
    solo,
    turning,
)
from undercroft.games.dungeon_drop.rules.rooms import TOKEN, TOKEN_WORD, corner_name
from undercroft.games.dungeon_drop.table import Clauses, Table, held


def read_cube(table: Table, word: str) -> int | None:
    return table.box.number.get(word)


def read_corner(table: Table, word: str) -> int | None:
    if word.startswith(TOKEN_WORD):
        end = word.removeprefix(TOKEN_WORD)
        return TOKEN + int(end) - 1 if end in ("1", "2", "3") else None
    return table.box.number.get(word)


def write_piece(table: Table, n: int) -> str:
    """Cubes, behind them Quests, which can be hidden too, and then Races and Classes."""
    box = table.box
    quest = n - len(box.names)
    if quest < 0:
        return box.names[n]
    return box.quests[quest].id if quest < len(box.quests) else box.card(quest - len(box.quests)).id


def read_piece(table: Table, word: str) -> int | None:
    box = table.box
    if word in box.number:
        return box.number[word]
    if word in box.quest_index:
        return len(box.names) + box.quest_index[word]
    card = box.read_card(word)
    return None if card is None else len(box.names) + len(box.quests) + card


def number_kind(low: int, high: int) -> Kind:
    def read(table: Any, word: str) -> int | None:
        digits = word.removeprefix("-")
        if (
            not (digits.isascii() and digits.isdigit())
            or (len(digits) > 1 and digits[0] == "0")
            or word == "-0"
        ):
            return None
        return int(word) if low <= int(word) <= high else None

    return Kind(lambda table, n: str(n), read, f"a number from {low} to {high}")


def moment(rule: str, key: str) -> Reason:
    return Reason(rule, f"moment.{key}")


STEP = moment("DRP-TURN-01", "step")
AIM = moment("DRP-DROP-01", "aim")
ABILITY = moment("DRP-R-34", "window")


VERBS: Final[tuple[Verb, ...]] = (
    Verb("height", ("height",), AIM, continuous=True),
    Verb("drop", ("x", "y", "height"), AIM, continuous=True),
    Verb("use", ("ability", "ability"), ABILITY),
    Verb("drink", ("cube",), STEP),
    Verb("soothe", (), STEP),
    Verb("room", ("corner", "corner", "corner"), STEP),
    Verb("shield", ("cube",), STEP),
    Verb("slay", ("cube",), STEP),
    Verb("take", ("cube",), STEP),
    Verb("give_back", ("cube",), STEP),
    Verb("place", ("cube", "x", "y"), STEP, continuous=True),
    Verb("flick", ("cube", "direction", "strength"), STEP, continuous=True),
    Verb("slide", ("cube", "x", "y"), STEP, continuous=True),
    Verb("prop", ("cube", "x", "y"), STEP, continuous=True),
    Verb("pull", ("x", "y"), STEP, continuous=True),
    Verb("point", ("x", "y"), STEP, continuous=True),
    Verb("pick", ("cube",), STEP),
    Verb("swap", ("cube", "cube"), STEP),
    Verb("transmute", ("cube",), STEP),
    Verb("banish", ("cube",), STEP),
    Verb("mend", ("cube",), STEP),
    Verb("meeple", ("x", "y"), STEP, continuous=True),
    Verb("leave", (), STEP),
    Verb("stay", (), STEP),
    Verb("retire", (), STEP),
    Verb("descend", (), STEP),
    Verb("pass", (), STEP),
    Verb("done", (), STEP),
)

FRAMES: Final = (
    solo.Solo,
    normal.Rounds,
    normal.Forming,
    normal.Meeples,
    exploring.Exploring,
    turning.Act,
    turning.Moving,
    acting.Flicking,
    acting.Sliding,
    acting.Propping,
    acting.Pulling,
    acting.Tossing,
    acting.Swapping,
    acting.Transmuting,
    acting.Banishing,
    acting.Mending,
    acting.Lockpicking,
    looting.Looting,
)


class DungeonDrop(Clauses):
    """Dungeon Drop, rules version 2: a slide leads somewhere (DRP-R-67), and a drop is told where the cubes
    were let go (DRP-R-01).
    """

    name = "dungeon_drop"
    version = 2
    prefix = "DRP"
    seats = range(1, 5)  # DRP-R-75
    minutes = 7
    daily = True
    table = Table
    frames: ClassVar = {frame.__name__: frame for frame in FRAMES}
    bottom = ("Solo", "Rounds")
    verbs: ClassVar = {verb.name: verb for verb in VERBS}
    kinds: ClassVar = {
        "cube": Kind(lambda table, n: table.name(n), read_cube, "a cube such as gold_s1"),
        "corner": Kind(corner_name, read_corner, "a Pillar such as pillar_s3 or pillar_token_1"),
        "ability": Kind(
            lambda table, n: table.box.card(n).id,
            lambda table, word: table.box.read_card(word),
            "a Race or Class such as human",
        ),
        "card": Kind(write_piece, read_piece, "a cube or a Quest such as gold_s1"),
        "x": number_kind(-400, 400),
        "y": number_kind(-300, 300),
        "height": number_kind(0, 999),  # which of them a hand has, says DRP-R-01
        "direction": number_kind(0, 359),
        "strength": number_kind(0, 100),
    }
    streams = ("races", "classes", "quests", "box", "fall", "chests")
    scripts = Scripts(
        {"box": "drawn", "chests": "rolls", "classes": "levels", "quests": "new_quests"},
        cards=frozenset({"box"}),
    )
    settings = (
        Setting("teamwork", 0, 0, 1, "DRP-HT-01"),
        Setting("honour", 0, 0, 1, "DRP-R-88"),
        Setting("floor_limit", 50, 1, 100, "DRP-R-90"),
    )
    over_reason = Reason("DRP-MP-10", "table.over")
    turn_reason = Reason("DRP-TURN-01", "table.not_you")
    choice_rule = "DRP-TURN-01"
    unordered_fields = frozenset({"stash", "trophies", "discard", "aside", "cubes"})
    cards = frozenset({"cubes", "cube", "stash", "card", "trophies", "discard", "aside", "drawn.known"})
    piece_fields = frozenset({"ability"})
    usage_events = UsageEvents(
        used=frozenset({"used", "looted", "defeated", "pocketed", "drank"}),
        drawn=frozenset({"quest_dealt", "quest_drawn", "seated", "levelled"}),
    )
    decisive_events = frozenset({"chests_rolled"})
    texts = "undercroft.games.dungeon_drop.texts"
    shapes = "undercroft.games.dungeon_drop.shapes"
    heuristics = "undercroft.games.dungeon_drop.heuristics"
    skips_forced_choices = True  # DRP-R-92
    runs_in_thread = True
    printed = PrintedContent(
        Folder("undercroft.games.dungeon_drop", "content"), base_box, frozenset({"pieces/table.toml"})
    )
    content: ClassVar[str] = "content"
    given = scenario.GivenDropTable
    views: ClassVar[ViewRoom] = view

    def scripted(self, table: Any, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
        return scenario.scripted(table, first, deal)

    def arrange(self, table: Any, given: Any) -> None:
        scenario.arrange(table, given)

    def has_piece(self, table: Any, name: str) -> bool:
        """A kind of cube, as the heading of a scenario calls it."""
        return name in table.box.kind_index

    def scripted_outcome(self, table: Any, lines: list[str]) -> str:
        return scenario.fall(table, lines)

    def has_won(self, place: Place) -> bool:
        """Alone at the table one can also lose (DRP-LOSE-03)."""
        return place.rank == 1 and not place.reason.startswith("lost")

    def calling(self, view: Mapping[str, Any], seat: int) -> str | None:
        """The first Class."""
        return next(iter(view["seat"][str(seat)]["classes"]), None)

    def missing(self) -> str:
        return missing()

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"box": base_box(self.content)}

    def remove_seat(self, table: Any, seat: int) -> None:
        ending.give_up(table, seat)

    def standings(self, table: Any) -> tuple[Place, ...]:
        return scoring.standings(table)

    def deal(self, table: Any) -> None:
        setup.deal(table)

    def sizes(self, seats: int, options: dict[str, Any]) -> dict[str, int]:
        box = base_box(self.content)
        return {
            "seats": seats,
            "cubes": len(box.names),
            "places": held(seats, 0),
            "races": len(box.races),
            "classes": len(box.classes),
            "abilities": len(box.races) + len(box.classes),
            "quests": len(box.quests),
            "tracker": box.measures.game.tracker + 1,
        }

    def migrate(self, format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
        migrations.migrate(format, stack)

    def conserved(self, table: Any) -> list[str]:
        return checks.wrong_with(table)

    def why_over(self, table: Any) -> Reason:
        return self.over_reason._replace(rule=ending.RULE_OF[table.ending])

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        """DRP-R-50, DRP-R-89."""
        if table.over:
            return self.why_over(table)
        return None if table.is_in(seat) else Reason("DRP-R-89", "resign.gone")


class DungeonDrop1(DungeonDrop):
    """Rules version 1, for the tables that began with it."""

    version = 1
    idle_slides = True
    aims_as_asked = True


VERSIONS: Final = (DungeonDrop1(), DungeonDrop())
