"""Dungeoneer, table of contents: what it is made of, how it is set up, and where each chapter of the rules is.

    the turn        rules/turn.py       Turn: reset, discard, draw, encounter, build, move, end
    Encounter       rules/encounter.py  Encounters, Bane
    Build           rules/build.py      Build
    Move            rules/move.py       Moving, Entering, Opening, RoomDie
    combat          rules/combat.py     Round
    threats, traps  rules/threats.py    Test, Trap
    quests          rules/quests.py     Check, QuestTest, Completion
    playing cards   rules/inventory.py  Shedding, and cards/effects.py: Effects, Recall, Destruction, Swap
    reactions       rules/windows.py    Window
    life and death  rules/life.py       Wounds
    the end         rules/goal.py
"""

from typing import Any, Final

from undercroft.engine.choice import Option, Reason, Verb
from undercroft.engine.game import Game, Setting
from undercroft.engine.notation import Kind, seat_kind, word_kind
from undercroft.games.dungeoneer import setup
from undercroft.games.dungeoneer.board import SIDES, cell_name, read_cell
from undercroft.games.dungeoneer.cards import effects
from undercroft.games.dungeoneer.cards.box import base_box
from undercroft.games.dungeoneer.cards.content import SCORES
from undercroft.games.dungeoneer.rules import build, combat, encounter, inventory, life, move, quests, threats, turn, windows
from undercroft.games.dungeoneer.table import Table

def only(option: Option) -> Any:
    """Candidates of a verb that stands alone."""
    return lambda table, seat: [option]


def never_refused(table: Table, seat: int, option: Option) -> None:
    return None


def moment(rule: str, key: str) -> Reason:
    return Reason(rule, f"moment.{key}")


class PlaceVerb(Verb[Table]):
    """Placements share one look at the open ends of the dungeon."""

    __slots__ = ()

    def options(self, table: Table, seat: int) -> list[Option]:
        return build.place_options(table, seat)


MOVE_ONLY = moment("DGR-TURN-01", "move_phase")
FREE_ONLY = moment("DGR-R-21", "free_moment")
LORD_ONLY = moment("DGR-ENC-09", "encounter_phase")
COMBAT_ONLY = moment("DGR-R-56", "combat")

VERBS: Final[tuple[Verb[Any], ...]] = (
    Verb("discard", ("card",), turn.discard_candidates, turn.why_not_discard, moment("DGR-R-73", "discard_step")),
    Verb("play", ("card",), inventory.play_candidates, inventory.why_not_play, FREE_ONLY),
    Verb("replace", ("card", "card"), inventory.replace_candidates, inventory.why_not_replace, FREE_ONLY),
    Verb("jump", ("card", "cell"), inventory.jump_candidates, inventory.why_not_jump, MOVE_ONLY),
    Verb("use", ("card",), inventory.use_candidates, inventory.why_not_use, FREE_ONLY),
    Verb("unlock", ("card", "side"), inventory.unlock_candidates, inventory.why_not_unlock, MOVE_ONLY),
    Verb("lift", ("card",), inventory.lift_candidates, inventory.why_not_lift, MOVE_ONLY),
    Verb("shed", ("card",), inventory.shed_candidates, inventory.why_not_shed, moment("DGR-R-73", "discard_step")),
    Verb("bane", ("card", "seat"), encounter.bane_candidates, encounter.why_not_bane, LORD_ONLY),
    Verb("attack", ("card", "seat", "score"), encounter.attack_candidates, encounter.why_not_attack, LORD_ONLY),
    Verb("trap", ("card", "seat"), encounter.trap_candidates, encounter.why_not_trap, LORD_ONLY),
    Verb("blame", ("seat",), encounter.blame_candidates, encounter.why_not_blame, moment("DGR-REW-04", "phase_end")),
    Verb("take", ("card",), effects.take_candidates, effects.why_not_take, moment("DGR-DEF-01", "card_effect")),
    Verb("destroy", ("card",), effects.destroy_candidates, effects.why_not_destroy, moment("DGR-DEF-01", "card_effect")),
    Verb(
        "swap",
        ("cell", "cell"),
        lambda s, seat: effects.legal_swaps(s),
        effects.why_not_swap,
        moment("DGR-DEF-01", "card_effect"),
    ),
    Verb(
        "facing",
        ("facing", "facing"),
        effects.facing_candidates,
        effects.why_not_facing,
        moment("DGR-DEF-01", "card_effect"),
    ),
    PlaceVerb("place", ("cell", "facing"), build.place_options, build.why_not_place, moment("DGR-BUILD-03", "build_phase")),
    Verb("move", ("side",), move.move_candidates, move.why_not_move, MOVE_ONLY),
    Verb("open", ("side",), move.open_candidates, move.why_not_open, MOVE_ONLY),
    Verb("challenge", ("seat", "score"), move.challenge_candidates, move.why_not_challenge, MOVE_ONLY),
    Verb("room", (), move.room_candidates, move.why_not_room, MOVE_ONLY),
    Verb("portal", ("cell",), move.portal_candidates, move.why_not_portal, MOVE_ONLY),
    Verb("power", (), move.power_candidates, move.why_not_power, moment("DGR-R-96", "power")),
    Verb("farstep", ("cell",), move.farstep_candidates, move.why_not_farstep, MOVE_ONLY),
    Verb("quest", ("card",), quests.quest_candidates, quests.why_not_attempt, moment("DGR-QST-03", "move_phase")),
    Verb("offer", ("card", "card"), quests.offer_candidates, quests.why_not_offer, moment("DGR-QST-03", "move_phase")),
    Verb("complete", ("card",), quests.complete_candidates, quests.why_not_complete, moment("DGR-R-81", "quest_check")),
    Verb("style", ("score",), combat.style_candidates, combat.why_not_style, COMBAT_ONLY),
    Verb("weapon", ("card",), combat.weapon_candidates, combat.why_not_weapon, COMBAT_ONLY),
    Verb("charge", ("card",), combat.charge_candidates, combat.why_not_charge, COMBAT_ONLY),
    Verb("bare", (), only(("bare",)), never_refused, COMBAT_ONLY),
    Verb("pass", (), only(("pass",)), never_refused, moment("DGR-R-90", "window")),
    Verb("done", (), only(("done",)), never_refused, moment("DGR-R-121", "free_moment")),
)

FRAMES: Final = (
    turn.Turn,
    encounter.Encounters,
    encounter.Bane,
    build.Build,
    move.Moving,
    move.Entering,
    move.Opening,
    move.RoomDie,
    combat.Round,
    threats.Test,
    threats.Trap,
    quests.Check,
    quests.QuestTest,
    quests.Completion,
    inventory.Shedding,
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
    fields = setup.FIELDS
    frames = {frame.__name__: frame for frame in FRAMES}
    verbs = {verb.name: verb for verb in VERBS}
    kinds = {
        "card": Kind(lambda t, n: t.box.names[n], lambda t, word: t.box.number.get(word), "a card such as dodge_1"),
        "cell": Kind(lambda t, n: cell_name(n), lambda t, word: read_cell(word), "a space such as 1,-2"),
        "seat": seat_kind(),
        "side": word_kind(SIDES),
        "score": word_kind(SCORES),
        "facing": word_kind(("upright", "turned")),
    }
    streams = ("dice", "adventure", "quest", "map", "hero", "pick")
    settings = (Setting("round_limit", 100, 1, 1000, "DGR-R-66"),)
    over_reason = Reason("DGR-GOAL-01", "table.over")
    turn_reason = Reason("DGR-TURN-02", "table.not_you")
    given = setup.Given
    unordered = frozenset({"hand.known", "treasures", "boons", "banes", "quests", "completed", "used", "opened", "stage"})
    texts = "undercroft.games.dungeoneer.texts"

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"box": base_box()}

    def blank(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return setup.blank(seats, base_box())

    def deal(self, table: Any) -> None:
        setup.deal(table)
        table.push(turn.Turn())

    def arrange(self, table: Any, given: Any) -> None:
        setup.arrange(table, given)
        table.push(turn.Turn(setup.first_step(given)))

    def conserved(self, table: Any) -> list[str]:
        return setup.misplaced(table)

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        """DGR-R-67."""
        if table.over:
            return self.over_reason
        if not table.is_alive(seat):
            return Reason("DGR-GOAL-05", "resign.gone")
        return None


VERSIONS: Final = (Dungeoneer(),)
