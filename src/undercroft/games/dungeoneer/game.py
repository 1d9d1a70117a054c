"""Dungeoneer, table of contents: what it is made of, how it is set up, and where each chapter of the rules
is.

    the turn          rules/turn.py       Turn: reset, discard, draw, encounter, build, move, end
    before the game   rules/layout.py     Layout, Starting
    Encounter         rules/encounter.py  Encounters, Bane
    Build             rules/build.py      Build
    Move              rules/move.py       Moving, Entering, Opening, RoomDie
    combat            rules/combat.py     Round
    threats, traps    rules/threats.py    Test, Trap
    quests            rules/quests.py     Check, QuestTest
                      rules/completion.py Completion
    playing cards     rules/inventory.py
                      rules/shedding.py   Shedding
                      cards/effects.py    Effects, Recall, Destruction, Swap
    reactions         rules/windows.py    Window
    life and death    rules/life.py       Wounds
    the end           rules/goal.py
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from undercroft.engine.choice import Offer, Reason, Verb, alone
from undercroft.engine.game import Game, PrintedContent, Scripts, UsageEvents, ViewRoom
from undercroft.engine.notation import SEAT, Kind, word_kind
from undercroft.engine.own_content import Folder, using
from undercroft.engine.settings import Setting
from undercroft.engine.state import Place
from undercroft.games.dungeoneer import checks, lists, scenario, setup, view
from undercroft.games.dungeoneer.board import SIDES, cell_name, read_cell
from undercroft.games.dungeoneer.cards import effects
from undercroft.games.dungeoneer.cards.box import base_box, tournament_box
from undercroft.games.dungeoneer.cards.content import SCORES
from undercroft.games.dungeoneer.cards.deck_text import DungeoneerDecks
from undercroft.games.dungeoneer.rules import (
    build,
    combat,
    completion,
    encounter,
    goal,
    inventory,
    layout,
    life,
    move,
    quests,
    shedding,
    threats,
    turn,
    windows,
)
from undercroft.games.dungeoneer.table import Table


def moment(rule: str, key: str) -> Reason:
    return Reason(rule, f"moment.{key}")


def write_card(table: Table, n: int) -> str:
    return table.box.names[n]


def read_card(table: Table, word: str) -> int | None:
    return table.box.number.get(word)


def write_cell(table: Table, n: int) -> str:
    return cell_name(n)


def read_cell_word(table: Table, word: str) -> int | None:
    return read_cell(word)


MOVE_ONLY = moment("DGR-TURN-01", "move_phase")
FREE_ONLY = moment("DGR-R-21", "free_moment")
LORD_ONLY = moment("DGR-ENC-09", "encounter_phase")
STEP_A = moment("DGR-R-20", "encounter_phase")
COMBAT_ONLY = moment("DGR-R-56", "combat")
CARD_ONLY = moment("DGR-DEF-01", "card_effect")

VERBS: Final = (
    Verb("discard", ("card",), moment("DGR-R-73", "discard_step")),
    Verb("play", ("card",), FREE_ONLY),
    Verb("replace", ("card", "card"), FREE_ONLY),
    Verb("jump", ("card", "cell"), MOVE_ONLY),
    Verb("use", ("card",), FREE_ONLY),
    Verb("unlock", ("card", "side"), MOVE_ONLY),
    Verb("lift", ("card",), MOVE_ONLY),
    Verb("shed", ("card",), moment("DGR-R-73", "discard_step")),
    Verb("bane", ("card", "seat"), STEP_A),
    Verb("attack", ("card", "seat", "score"), LORD_ONLY),
    Verb("trap", ("card", "seat"), LORD_ONLY),
    Verb("blame", ("seat",), moment("DGR-REW-04", "phase_end")),
    Verb("take", ("card",), CARD_ONLY),
    Verb("destroy", ("card",), CARD_ONLY),
    Verb("swap", ("cell",), CARD_ONLY),
    Verb("with", ("cell",), CARD_ONLY),
    Verb("facing", ("facing", "facing"), CARD_ONLY),
    Verb("place", ("cell", "facing"), moment("DGR-BUILD-03", "build_phase")),
    Verb("keep", (), moment("DGR-TMAP-05", "layout")),
    Verb("start", ("cell",), moment("DGR-R-166", "layout")),
    Verb("move", ("side",), MOVE_ONLY),
    Verb("open", ("side",), MOVE_ONLY),
    Verb("challenge", ("seat", "score"), MOVE_ONLY),
    Verb("room", (), MOVE_ONLY),
    Verb("portal", ("cell",), MOVE_ONLY),
    Verb("power", (), moment("DGR-R-96", "power")),
    Verb("farstep", ("cell",), MOVE_ONLY),
    Verb("quest", ("card",), moment("DGR-QST-03", "move_phase")),
    Verb("offer", ("card", "card"), moment("DGR-QST-03", "move_phase")),
    Verb("complete", ("card",), moment("DGR-R-81", "quest_check")),
    Verb("style", ("score",), COMBAT_ONLY),
    Verb("weapon", ("card",), COMBAT_ONLY),
    Verb("charge", ("card",), COMBAT_ONLY),
    Verb("bare", (), COMBAT_ONLY),
    Verb("pass", (), moment("DGR-R-90", "window")),
    Verb("done", (), moment("DGR-R-121", "free_moment")),
)

OFFERS: Final[dict[str, Offer]] = {  # what is the same wherever it is asked for
    "move": move.WALK,
    "open": move.OPEN_DOOR,
    "unlock": inventory.UNLOCK,
    "quest": quests.QUEST,
    "offer": quests.OFFER,
    "use": inventory.USE,
    "challenge": move.CHALLENGE,
    "room": move.ROOM,
    "portal": move.PORTAL,
    "power": move.POWER,
    "farstep": move.FARSTEP,
    "play": inventory.PLAY,
    "replace": inventory.REPLACE,
    "jump": inventory.JUMP,
    "lift": inventory.LIFT,
    "done": alone("done"),
    "bane": encounter.BANE,
    "attack": encounter.ATTACK,
    "trap": encounter.TRAP,
}

FRAMES: Final = (
    turn.Turn,
    encounter.Encounters,
    encounter.Bane,
    build.Build,
    layout.Layout,
    layout.Starting,
    move.Moving,
    move.Entering,
    move.Opening,
    move.RoomDie,
    combat.Round,
    threats.Test,
    threats.Trap,
    quests.Check,
    quests.QuestTest,
    completion.Completion,
    shedding.Shedding,
    effects.Effects,
    effects.Recall,
    effects.Destruction,
    effects.Swap,
    windows.Window,
    life.Wounds,
)


class Dungeoneer(Game):
    """Dungeoneer, rules version 1."""

    name = "dungeoneer"
    version = 1
    prefix = "DGR"
    seats = range(2, 5)  # DGR-R-01
    table = Table
    frames: ClassVar = {frame.__name__: frame for frame in FRAMES}
    bottom = ("Turn",)
    verbs: ClassVar = {verb.name: verb for verb in VERBS}
    offers: ClassVar = OFFERS
    effect_verbs: ClassVar[Mapping[str, Callable[..., None]]] = {**effects.VERBS, **move.EFFECTS}
    kinds: ClassVar = {
        "card": Kind(write_card, read_card, "a card such as dodge_1"),
        "cell": Kind(write_cell, read_cell_word, "a space such as 1,-2"),
        "seat": SEAT,
        "side": word_kind(SIDES),
        "score": word_kind(SCORES),
        "facing": word_kind(("upright", "turned")),
    }
    streams = ("dice", "adventure", "quest", "map", "hero", "pick")
    scripts = Scripts(
        {"dice": "dice", "pick": "picks"},
        {"adventure": "reshuffle", "quest": "quest_reshuffle"},
        cards=frozenset({"pick"}),
    )
    settings = (
        Setting("round_limit", 100, 1, 1000, "DGR-R-66"),
        Setting("custom_decks", 0, 0, 1, "DGR-TDECK-01", group="tournament"),  # DGR-R-150, DGR-R-178
        Setting("tournament_map", 0, 0, 1, "DGR-TMAP-01", group="tournament"),
        Setting("sets", 0, 0, 4, "DGR-R-151", needs=("custom_decks",), group="tournament"),
        Setting("lists", 0, 0, 1, "DGR-R-155", needs=("custom_decks",), group="tournament"),
    )
    over_reason = Reason("DGR-GOAL-01", "table.over")
    turn_reason = Reason("DGR-TURN-02", "table.not_you")
    choice_rule = "DGR-R-133"
    given = scenario.Given
    views: ClassVar[ViewRoom] = view
    unordered_fields = frozenset(
        {"hand.known", "treasures", "boons", "banes", "quests", "completed", "used", "opened", "stage"}
    )
    cards = frozenset(
        {
            *("card", "cards", "hand.known", "wounded", "treasures", "charges", "boons", "banes", "quests"),
            *("progress", "goals", "completed", "used", "stage", "discard", "quest_discard"),
        }
    )
    piece_fields = frozenset({"power"})
    usage_events = UsageEvents(
        used=frozenset(
            {
                *("played", "bane_announced", "encounter_declared", "trap_sprung", "weapon_declared"),
                *("charge_spent", "power_used", "room_used", "quest_completed"),
            }
        ),
        drawn=frozenset({"drew", "dealt", "quest_drawn", "recalled"}),
        goals=frozenset({"quest_completed"}),
    )
    decisive_events = frozenset(
        {"rolled_for_first", "dice_rolled", "die_rolled", "die_rerolled", "combat_compared", "tested"}
    )
    texts = "undercroft.games.dungeoneer.texts"
    shapes = "undercroft.games.dungeoneer.shapes"
    deck_rules = DungeoneerDecks()
    heuristics = "undercroft.games.dungeoneer.heuristics"
    printed = PrintedContent(Folder("undercroft.games.dungeoneer", "content"), lists.read_everything)
    content: ClassVar[str] = "content"  # the folder with the cards of this version

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"box": tournament_box(self.content) if self.has_decks(options) else base_box(self.content)}

    def why_not_options(self, options: Mapping[str, int], seats: int | None = None) -> Reason | None:
        """DGR-R-150, DGR-R-178: what is said of decks needs decks."""
        for setting in self.settings:
            missing = [need for need in setting.needs if not options[need]]
            if missing and options[setting.name] != setting.default:
                return Reason(
                    "DGR-R-178", "options.needs_decks", {"setting": setting.name, "needs": missing[0]}
                )
        return None

    def has_decks(self, options: Mapping[str, Any]) -> bool:
        return bool(options.get("custom_decks"))

    def hides_decks(self, options: Mapping[str, Any]) -> bool:
        return bool(options.get("lists"))

    def checked_decks(
        self, options: Mapping[str, Any], seats: int, decks: Sequence[str | None]
    ) -> tuple[str, ...]:
        with using(self.own):
            return lists.checked_decks(options, seats, decks) if self.has_decks(options) or decks else ()

    def bring(self, table: Any) -> None:
        lists.bring(table)

    def imagine_decks(self, table: Any, mask: int) -> tuple[str, ...]:
        return lists.imagine(table, mask)

    def has_piece(self, table: Any, name: str) -> bool:
        """A card by its name alone, whoever has brought it."""
        return any(card.id == name for card in table.box.card)

    def remove_seat(self, table: Any, seat: int) -> None:
        life.resign(table, seat)

    def standings(self, table: Any) -> tuple[Place, ...]:
        return goal.standings(table)

    def deal(self, table: Any) -> None:
        table.push(turn.Turn())
        setup.deal(table)

    def scripted(self, table: Any, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
        return scenario.scripted(table, first, deal)

    def arrange(self, table: Any, given: Any) -> None:
        table.push(turn.Turn().starting_at(scenario.first_step(given)))
        scenario.arrange(table, given)

    def sizes(self, seats: int, options: dict[str, Any]) -> dict[str, int]:
        own = self.has_decks(options)
        cards = len((tournament_box if own else base_box)(self.content).card)
        piles = seats if own else 1
        return {"seats": seats, "cards": cards, "slots": 2 * cards, "piles": piles, "declared": 3 * cards}

    def conserved(self, table: Any) -> list[str]:
        return checks.wrong_with(table)

    def why_over(self, table: Any) -> Reason:
        return self.over_reason._replace(rule=goal.RULE_OF[table.ending])

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        """DGR-R-67."""
        if table.over:
            return self.why_over(table)
        if not table.is_alive(seat):
            return Reason("DGR-GOAL-05", "resign.gone")
        return None


VERSIONS: Final = (Dungeoneer(),)
