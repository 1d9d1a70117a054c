"""Dungeonology, table of contents: what it is made of, how it is set up, and where each chapter of the rules
is.

    the start         setup.py              Opening
    the turn          rules/turn.py         Turn, Thesis
                      rules/rest.py         Resting
    phases, Actions   rules/phases.py       Phase, ActionPhase
    moving, Zones     rules/moving.py       Revealing, Exploring, Climbing, Entering, Leaping
    Stealth Tests     rules/stealth_test.py Study, Espionage
    playing cards     rules/auxiliary.py    Auxiliary
                      rules/playing.py      Playing, MainEffect, Reactions
    single cards      cards/procedures.py   Trapping, Expedition, Slipping, StealCube, Heist, CubeGifts, Gift,
                                            Objecting, CollectCube, Sharing, Exposing, IntellectualProperty,
                                            HonoraryTour
    who may play      rules/windows.py      Moment
    Skills            rules/skills.py       Butting, Using, Harvest
    cubes, Stars      rules/cubes.py        LoseCube, ChooseCube
    Stun              rules/stun.py         Stuns
    Students          rules/students.py     Waiting; the University, Omega Students, Maximum Alert
    Boss              rules/boss.py         Rousing, Stalking, Meeting, Luring
    Panic Cards       rules/panic.py        Arrival, Stampede
    the end           rules/ending.py, rules/scoring.py
    editions          rules/clauses.py
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from undercroft.engine.choice import Offer, Option, Reason, Verb, alone
from undercroft.engine.game import Game, PrintedContent, Scripts, UsageEvents, ViewRoom
from undercroft.engine.notation import SEAT, Kind, word_kind
from undercroft.engine.own_content import Folder, using
from undercroft.engine.settings import Setting
from undercroft.engine.state import Place
from undercroft.games.dungeonology import checks, migrations, scenario, setup, view
from undercroft.games.dungeonology.board import cell_name, read_cell
from undercroft.games.dungeonology.cards import procedures
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.cards.packs import Pack, base_box, base_pack, box_of
from undercroft.games.dungeonology.rules import (
    auxiliary,
    boss,
    cubes,
    ending,
    moving,
    panic,
    phases,
    playing,
    rest,
    scoring,
    skills,
    stealth_test,
    students,
    stun,
    turn,
    windows,
)
from undercroft.games.dungeonology.rules.clauses import EDITIONS, TOLD, clauses_of
from undercroft.games.dungeonology.rules.hinges import Hinges
from undercroft.games.dungeonology.table import Table


def moment(rule: str, key: str) -> Reason:
    return Reason(rule, f"moment.{key}")


def number_kind(low: int, high: int) -> Kind:
    def read(table: Any, word: str) -> int | None:
        if not (word.isascii() and word.isdigit()) or (len(word) > 1 and word[0] == "0"):
            return None
        return int(word) if low <= int(word) <= high else None

    return Kind(lambda table, n: str(n), read, f"a number from {low} to {high}")


def write_card(table: Table, n: int) -> str:
    return table.box.names[n]


def read_card(table: Table, word: str) -> int | None:
    return table.box.number.get(word)


def write_zone(table: Table, n: int) -> str:
    return table.box.zone[n].id


def read_zone(table: Table, word: str) -> int | None:
    return table.box.zone_index.get(word)


def read_trick(table: Table, word: str) -> int | None:
    n = table.box.number.get(word)
    return n if n is not None and n < len(table.box.tricks) else None


def write_scholar(table: Table, n: int) -> str:
    return table.box.scholars[n].id


def write_skill(table: Table, n: int) -> str:
    return table.box.used_skills[n]


def read_skill(table: Table, word: str) -> int | None:
    return table.box.used_skills.index(word) if word in table.box.used_skills else None


def read_scholar(table: Table, word: str) -> int | None:
    return table.box.scholar_index.get(word)


TURN = moment("DGY-TURN-01", "turn")
EXPLORING = moment("DGY-EXPL-01", "exploring")
ACTING = moment("DGY-ACT-01", "action_phase")
PLAYING = moment("DGY-PRIO-01", "playing")
EFFECT = moment("DGY-R-193", "effect")


def choice(name: str, *kinds: str) -> Verb:
    """A verb that only makes sense within a procedure."""
    return Verb(name, kinds, EFFECT)


RANDOM_PROFILE: Final = 2
MODULES: Final = ("boss", "dangerous_zones", "maximum_alert", "main_effects")  # DGY-GEN-03

VERBS: Final = (
    choice("scholar", "scholar"),
    Verb("explore", (), TURN),
    Verb("rest", (), TURN),
    Verb("submit", (), TURN),
    Verb("walk", ("zone",), EXPLORING),
    Verb("reveal", (), EXPLORING),
    Verb("sneak", ("zone",), EXPLORING),
    Verb("study", (), ACTING),
    Verb("spy", ("seat", "cube"), ACTING),
    Verb("bivouac", (), ACTING),
    Verb("teleport", ("zone",), ACTING),
    Verb("collect", ("number",), ACTING),
    Verb("aux", ("trick", "branch"), PLAYING),
    Verb("rob", ("trick", "seat"), PLAYING),
    Verb("main", ("trick",), PLAYING),
    Verb("react", ("trick",), moment("DGY-MAIN-12", "reaction")),
    Verb("skill", ("skill",), PLAYING),
    choice("indicate", "number"),
    choice("add", "trick"),
    choice("declare"),
    choice("lay", "zone", "cell"),
    choice("under", "zone"),
    choice("floor", "number"),
    choice("target", "seat"),
    choice("at", "zone"),
    choice("into", "zone"),
    choice("cube", "cube"),
    choice("number", "number"),
    choice("pay", "number"),
    choice("discard", "trick"),
    choice("shed", "card"),
    choice("blind", "number"),
    choice("trap", "card", "zone"),
    choice("heist", "seat", "cube"),
    choice("keep"),
    choice("yield"),
    choice("avoid"),
    choice("suffer"),
    choice("shake"),
    choice("snatch"),
    Verb("pass", (), PLAYING),
    Verb("done", (), EXPLORING),
)
OFFERS: Final[dict[str, Offer]] = {  # what is the same wherever it is asked for
    "explore": turn.EXPLORE,
    "rest": turn.REST,
    "submit": turn.SUBMIT,
    "walk": moving.WALK,
    "reveal": moving.REVEAL,
    "sneak": moving.SNEAK,
    "study": stealth_test.STUDY,
    "spy": stealth_test.SPY,
    "bivouac": rest.BIVOUAC,
    "teleport": phases.TELEPORT,
    "collect": skills.COLLECT,
    "aux": auxiliary.AUX,
    "rob": auxiliary.ROB,
    "main": playing.MAIN,
    "react": playing.REACT,
    "skill": skills.SKILL,
    "pass": alone("pass"),
    "done": alone("done"),
}

ACTS: Final = {  # Actions (DGY-ACT-01)
    "study": stealth_test.STUDYING,
    "spy": stealth_test.SPYING,
    "bivouac": rest.CAMPING,
    "teleport": phases.TELEPORTING,
    "collect": skills.COLLECTING,
}
PLAYS: Final = {  # cards and Skills
    "aux": auxiliary.play_aux,
    "rob": auxiliary.play_rob,
    "main": playing.play_main,
    "react": playing.play_main,
    "skill": skills.use_skill,
}
INCOMING: Final = {**moving.INCOMING, **boss.INCOMING}

FRAMES: Final = (
    setup.Opening,
    turn.Turn,
    rest.Resting,
    turn.Thesis,
    phases.Phase,
    phases.ActionPhase,
    windows.Moment,
    playing.Reactions,
    moving.Revealing,
    moving.Exploring,
    moving.Climbing,
    moving.Entering,
    moving.Leaping,
    stealth_test.Study,
    stealth_test.Espionage,
    auxiliary.Auxiliary,
    playing.Playing,
    playing.MainEffect,
    skills.Butting,
    skills.Using,
    skills.Harvest,
    cubes.LoseCube,
    cubes.ChooseCube,
    stun.Stuns,
    students.Waiting,
    boss.Rousing,
    boss.Stalking,
    boss.Meeting,
    boss.Luring,
    panic.Arrival,
    panic.Stampede,
    procedures.Trapping,
    procedures.Expedition,
    procedures.Slipping,
    procedures.StealCube,
    procedures.Heist,
    procedures.CubeGifts,
    procedures.Gift,
    procedures.Objecting,
    procedures.CollectCube,
    procedures.Sharing,
    procedures.Exposing,
    procedures.IntellectualProperty,
    procedures.HonoraryTour,
)

USAGE: Final = UsageEvents(
    used=frozenset({"aux_played", "main_declared", "declared", "skill_used", "intern_gained"}),
    drawn=frozenset({"drew", "sought", "card_taken", "jinx_revealed", "jinx_counted"}),
)


class Dungeonology(Game):
    """Dungeonology: The Expedition, rules version 2."""

    name = "dungeonology"
    version = 2
    prefix = "DGY"
    seats = range(2, 5)  # DGY-R-04
    table = Table
    frames: ClassVar = {frame.__name__: frame for frame in FRAMES}
    bottom = ("Turn",)
    verbs: ClassVar = {verb.name: verb for verb in VERBS}
    offers: ClassVar = OFFERS
    kinds: ClassVar = {
        "card": Kind(write_card, read_card, "a card such as sprained_ankle"),
        "trick": Kind(write_card, read_trick, "a Trick Card such as fate_4_1"),
        "zone": Kind(write_zone, read_zone, "a Zone such as I-3"),
        "cell": Kind(
            lambda table, n: cell_name(n), lambda table, word: read_cell(word), "a place such as 2,-1"
        ),
        "scholar": Kind(write_scholar, read_scholar, "a Scholar such as sofia"),
        "seat": SEAT,
        "cube": word_kind(CUBES),
        "branch": word_kind(auxiliary.BRANCHES),
        "skill": Kind(write_skill, read_skill, "a Skill that is used, such as headbutt"),
        "number": number_kind(0, 20),
    }
    streams: ClassVar[tuple[str, ...]] = (
        *(
            "tricks",
            "jinxes",
            "clans",
            "panics",
            "scholars",
            "first",
            "boss",
            "floor_1",
            "floor_2",
            "floor_3",
        ),
        *("university", "randomizer", "pick"),
    )
    scripts = Scripts(
        {"pick": "picks", "university": "draws", "randomizer": "randomizer"},
        {"tricks": "reshuffle", "jinxes": "jinx_reshuffle"},
        cards=frozenset({"pick"}),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("boss", 0, 0, 1, "DGY-GEN-03"),  # DGY-R-11: none of the four is compulsory
        Setting("dangerous_zones", 0, 0, 1, "DGY-GEN-03"),
        Setting("maximum_alert", 0, 0, 1, "DGY-GEN-03"),
        Setting("main_effects", 0, 0, 1, "DGY-GEN-03"),
        Setting("alert", 1, 0, setup.RANDOM_CARD, "DGY-R-08"),
        Setting("level", 0, 0, 3, "DGY-LEVEL-06", seats=setup.SEATS_FOR_LEVEL),
        Setting("profile", 2, 0, 2, "DGY-SETUP-07", needs=("boss",)),
        Setting("choose_scholars", 0, 0, 1, "DGY-R-12"),
        Setting("aligned", 0, 0, 1, "DGY-R-196"),
        Setting("edition", 0, 0, len(EDITIONS) - 1, "DGY-ED-01"),
        Setting("round_limit", 100, 1, 1000, "DGY-R-230"),
    )
    over_reason = Reason("DGY-GEN-01", "table.over")
    turn_reason = Reason("DGY-GEN-05", "table.not_you")
    choice_rule = "DGY-R-193"
    edition_rules: ClassVar[Mapping[str, tuple[int, ...]]] = TOLD
    given: ClassVar[type[Any]] = scenario.GivenTable
    unordered_fields = frozenset(
        {
            *("hand.known", "veiled.known", "laid.known", "jinxes", "interns", "placed", "skills"),
            *("dungeon", "links", "walls", "stairs"),
        }
    )
    cards = frozenset(
        {
            *("card", "cards", "hand.known", "veiled.known", "laid.known", "jinxes", "discard"),
            *("jinx_discard", "stage", "traps", "clan", "panic"),
        }
    )
    piece_fields = frozenset({"skill", "intern"})
    usage_events = USAGE
    decisive_events = frozenset(
        {"test_decided", "thesis_submitted", "thesis_accepted", "thesis_passed", "thesis_refused"}
    )
    leads_on = MappingProxyType(
        {"turn.activity": ("explore",), "phase.movement": ("done",), "phase.action": ("study",)}
    )
    views: ClassVar[ViewRoom] = view
    texts = "undercroft.games.dungeonology.texts"
    shapes = "undercroft.games.dungeonology.shapes"
    heuristics = "undercroft.games.dungeonology.heuristics"
    printed: ClassVar[PrintedContent | None] = PrintedContent(
        Folder("undercroft.games.dungeonology", "content"), base_box
    )
    content: ClassVar[str] = "content"

    # What is looked up by name, and what is summed.
    study_alert: ClassVar[tuple[stealth_test.AlertCause, ...]] = stealth_test.STUDY_ALERT
    espionage_alert: ClassVar[tuple[stealth_test.AlertCause, ...]] = stealth_test.ESPIONAGE_ALERT
    acts: ClassVar[Mapping[str, phases.Act]] = ACTS
    plays: ClassVar[Mapping[str, Callable[[Any, int, Option], None]]] = PLAYS
    phase_verbs: ClassVar[Mapping[str, tuple[str, ...]]] = phases.VERBS  # what may be answered in a phase
    incoming_effects: ClassVar = INCOMING
    zone_effects: ClassVar[Mapping[str, Callable[[Any, bool], bool]]] = moving.when_they_count(INCOMING)
    boss_profiles: ClassVar[Mapping[str, boss.Profile]] = boss.PROFILES
    panic_effects: ClassVar[Mapping[str, Callable[[Any, int], None]]] = panic.EFFECTS
    score_items: ClassVar[Mapping[str, Callable[[Any, int], int]]] = scoring.ITEMS
    skill_uses: ClassVar[Mapping[str, skills.Use]] = skills.USES

    drawn_students: ClassVar[tuple[str, ...]] = scenario.STUDENTS  # what a draw of one may bring

    hinges: ClassVar[Hinges[Any]] = Hinges()

    # Clauses: where versions of the rules differ, each read where it bites.
    polls_after_action_step: ClassVar[bool] = True  # DGY-R-175: a window after a step of the Action Phase
    closes_reserve_at_once: ClassVar[bool] = True  # DGY-MAX-14, DGY-R-157: also for a card being resolved
    returns_drawn_omegas: ClassVar[bool] = True  # DGY-MAX-03: also those of the grab that starts it
    ends_without_cubes_before_alert: ClassVar[bool] = True  # DGY-ED-60
    ignores_jinxes_at_thesis: ClassVar[bool] = True  # DGY-R-60: what a success turns up has no effect
    cancels_before_the_rest: ClassVar[bool] = True  # DGY-MAIN-15: told before what else a Reaction does
    names_panic_modifier: ClassVar[bool] = True  # DGY-R-158: it is no Alert Bonus
    boss_goes_on: ClassVar[bool] = True  # DGY-R-211: also if whoever has roused it gives up

    def packs(self, options: dict[str, Any]) -> tuple[Pack, ...]:
        """The boxes that a table with these settings is made of, the base first."""
        with using(self.own):
            return (base_pack(self.content),)

    def profile_of(self, setting: int) -> int:
        """The profile of a Boss that the setting names, or -1 for one at random (DGY-SETUP-07)."""
        return -1 if setting == RANDOM_PROFILE else setting

    def shared(self, options: dict[str, Any]) -> dict[str, Any]:
        return {
            "box": box_of(self.packs(options)),
            "hinges": self.hinges,
            "clauses": clauses_of(options),
        }

    def blank(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return {**super().blank(seats, options), "supply": list(box_of(self.packs(options)).cubes)}

    def ranged_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Where a book has all advanced rules, those that are left out are on (DGY-ED-20)."""
        values = super().ranged_options(options)
        if clauses_of(values).modules == "all":
            values |= {name: 1 for name in MODULES if name not in options}
        return values

    def why_not_options(self, options: Mapping[str, int], seats: int | None = None) -> Reason | None:
        clauses = clauses_of(options)
        off = [name for name in MODULES if not options[name]]
        if off and clauses.modules == "all":
            return Reason("DGY-ED-20", "setting.compulsory", {"setting": off[0], "needs": "edition"})
        without_levels = clauses.alerts == "three"
        if options["level"] and without_levels:
            return Reason("DGY-ED-06", "setting.no_levels", {"setting": "level", "needs": "edition"})
        if options["alert"] == (setup.INTRODUCTORY if without_levels else setup.RANDOM_CARD):
            key = "setting.no_introductory" if without_levels else "setting.alert_drawn"
            return Reason("DGY-ED-21", key, {"setting": "alert", "needs": "edition"})
        return super().why_not_options(options, seats)

    def remove_seat(self, table: Any, seat: int) -> None:
        ending.give_up(table, seat)

    def standings(self, table: Any) -> tuple[Place, ...]:
        return scoring.standings(table)

    def minutes_for(self, options: Mapping[str, int], seats: int) -> int:
        """As the Alert Card says (DGY-OMEGA-11); one that is drawn says it in the middle."""
        alerts = box_of(self.packs(dict(options))).alerts
        chosen = options["alert"]
        card = alerts[setup.THREE_CARDS[1] if chosen == setup.RANDOM_CARD else chosen]
        return card.minutes * seats

    def deal(self, table: Any) -> None:
        table.push(self.frames["Turn"]())
        setup.deal(table)

    def scripted(self, table: Any, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
        return scenario.scripted(table, first, deal)

    def arrange(self, table: Any, given: Any) -> None:
        scenario.arrange(table, given)

    def has_piece(self, table: Any, name: str) -> bool:
        box = table.box
        indexes = (box.scholar_index, box.intern_index, box.alert_index, box.boss_index)
        numbers = range(1, len(box.randomizer) + 1)
        return any(name in index for index in indexes) or name in {f"randomizer_{n:02}" for n in numbers}

    def sizes(self, seats: int, options: dict[str, Any]) -> dict[str, int]:
        box = box_of(self.packs(options))
        return {
            "seats": seats,
            "seat numbers": seats + 1,
            "cards": len(box.card),
            "tricks": len(box.tricks),
            "zones": len(box.zone),
            "zone masks": 1 << len(box.zone),
            "floors": len(box.piles),
            "floor numbers": len(box.piles) + 1,
            "columns": len(box.columns),
            "cubes": len(box.cubes),
            "student numbers": box.students + 1,
            "scholars": len(box.scholars),
            "interns": len(box.interns),
            "bosses": len(box.bosses),
            "alerts": len(box.alerts),
        }

    def migrate(self, format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
        migrations.migrate(format, fields, stack)

    def conserved(self, table: Any) -> list[str]:
        return checks.wrong_with(table)

    def why_not_asked(self, table: Any, seat: int, option: Option) -> Reason:
        """A Skill says itself when it is used; whatever else waits in her own phase waits for what she is
        asked.
        """
        reason = skills.why_not_skill(table, seat, option) if option[0] == "skill" else None
        return reason or phases.why_wait(table, seat, option[0]) or super().why_not_asked(table, seat, option)

    def why_over(self, table: Any) -> Reason:
        return self.over_reason._replace(rule=ending.RULE_OF[table.ending])

    def why_not_resign(self, table: Any, seat: int) -> Reason | None:
        """DGY-R-211."""
        if table.over:
            return self.why_over(table)
        if not table.is_in(seat):
            return Reason("DGY-THESIS-10", "resign.gone")
        return None


class DungeonologyV1(Dungeonology):
    """Rules version 1, for the tables and records that began with it (docs/decisions/0025)."""

    version = 1
    settings = tuple(
        setting._replace(high=setup.RANDOM_CARD - 1) if setting.name == "alert" else setting
        for setting in Dungeonology.settings
        if setting.name not in ("edition", "round_limit")
    )
    polls_after_action_step = False
    closes_reserve_at_once = False
    returns_drawn_omegas = False
    ends_without_cubes_before_alert = False
    ignores_jinxes_at_thesis = False
    cancels_before_the_rest = False
    names_panic_modifier = False
    boss_goes_on = False


VERSIONS: Final = (DungeonologyV1(), Dungeonology())
