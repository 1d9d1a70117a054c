"""Dungeonology: Rocca Civetta, table of contents: what it adds to the base, and where each chapter is.

the start             setup.py            Opening
the turn              rules/turn.py       Turn
Stars, Clan Cards     rules/clans.py
Scholars, Zainetto    rules/scholars.py   Storing, Searching, Overloading, IndicateCubes, Charging, Reaping,
                                          Whipping
steps                 rules/moving.py
modes of Big Bosses   rules/modes.py
  The Brood           rules/brood.py      Brooding
  Winter is Coming    rules/winter.py     Bathing, ColdSnap, Prowling, Freezing
  Egg Hunting         rules/eggs.py       Cracking, Gathering, Hopping, Digging, Foraging, Bribing
  Cursed Temple       rules/temple.py     Cursing, IdolEspionage, Propping, Pitfall, Raiding, Raving, Rescuing
  Goddess of the Sea  rules/goddess.py    Reaching, Clutching, Trying
Mandatory Passage     rules/narrow.py     Narrowing
tiles beside piles    rules/tiles.py      LayingAside
Floor IV              rules/depths.py
Familiars             rules/familiars.py  Counting
black, white cubes    rules/information.py ChooseColumn
Congregations         rules/congregations.py   Drawing, Enrolling, Parting, HandingOver, Swapping
  their effects       rules/student_effects.py Invoking, Prying, Reading, Distilling, Evading
Camp Z, Caterina      rules/camp.py       Pitching, PayingHost, Concocting
tiles beside piles    rules/tiles.py
Traps of hunters      rules/traps.py      Snaring, Baiting, PayingTrapper, FallingToTrapper
Jukas                 rules/jukas.py      Twisting
Bosses                rules/bosses.py     Chasing, Randomly, Prospecting, Striding, Enchanting, Haunting,
                                          Discards, BestCard, BuyingOff, MindReading, Tribute
Panic Cards           rules/panics.py     Homeward, Feeding
                      rules/mind_twist.py Twisted, PayingTwist
                      rules/rolling_stone.py  Loosening, Rolling
Alchemy, Specialists, cards/effects.py
Spriggan              cards/procedures.py Brewing, Transmuting, GreatWork, Rummaging, Dissolving, Bursting
Interns               rules/interns.py    Dawn, Mocking, Charming, Hiding
Research              rules/research.py
Support Points        rules/support.py    Supporting, Hiring
Omega                 rules/omega/tome.py SecretColumn
  his phase           rules/omega/phase.py     OmegaPhase
                      rules/omega/steps.py     OmegaTile, OmegaStairs, Seizing, Robbing, OmegaDrops
  against him         rules/omega/espionage.py OmegaEspionage, OmegaHeist, Sabotage, OmegaReaction,
                                               OmegaGives, GiftsOfAll, PropertyOfAll, StealSecret, Confronting
  the two modes       rules/omega/solitary.py  rules/omega/against_all.py
what else changes     hinges.py
between two games     campaign/course.py
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Reason, Verb
from undercroft.engine.game import PrintedContent, Scripts, UsageEvents, ViewRoom
from undercroft.engine.notation import SEAT, Kind, word_kind
from undercroft.engine.own_content import Folder, using
from undercroft.engine.settings import Setting
from undercroft.engine.state import Place
from undercroft.games.dungeonology.cards.content import TYPES
from undercroft.games.dungeonology.cards.packs import Pack, box_of
from undercroft.games.dungeonology.game import ACTING, PLAYING, USAGE, Dungeonology, choice, moment
from undercroft.games.dungeonology.rules import ending
from undercroft.games.dungeonology.rules.clauses import EDITIONS, goes_with_expansion
from undercroft.games.dungeonology.rules.skills import Use
from undercroft.games.rocca_civetta import checks, scenario, setup, view
from undercroft.games.rocca_civetta.campaign.course import RoccaCampaign
from undercroft.games.rocca_civetta.cards import procedures, vocabulary
from undercroft.games.rocca_civetta.cards.box import Box
from undercroft.games.rocca_civetta.cards.packs import every_box, packs_of
from undercroft.games.rocca_civetta.hinges import Hinges
from undercroft.games.rocca_civetta.rules import (
    alerts,
    bosses,
    brood,
    camp,
    clans,
    congregations,
    depths,
    eggs,
    familiars,
    goddess,
    information,
    interns,
    jukas,
    mind_twist,
    modes,
    moving,
    narrow,
    panics,
    research,
    rolling_stone,
    scholars,
    student_effects,
    support,
    temple,
    tiles,
    traps,
    winter,
)
from undercroft.games.rocca_civetta.rules.omega import against_all, espionage, phase, solitary, steps, tome
from undercroft.games.rocca_civetta.rules.omega.tome import OMEGA, is_alone, plays
from undercroft.games.rocca_civetta.rules.panics import panic_of
from undercroft.games.rocca_civetta.rules.turn import Turn
from undercroft.games.rocca_civetta.table import Table

RANDOM_PROFILE: Final = 0
CONGREGATIONS: Final = congregations.CONGREGATIONS
LAETUS: Final = 2  # profiles of the base
OWN_PROFILES: Final = len(bosses.PROFILES) + len(jukas.PROFILES)
LAST_PROFILE: Final = LAETUS + OWN_PROFILES + len(modes.PROFILES)  # Big Bosses are numbered last
SCHOLARS: Final = 11  # of both boxes, when all are there
MOST_SUPPORT: Final = 99
WINTER: Final = 14  # Freddo's
TEMPLE: Final = 16  # Enrico Giovanni's
GODDESS: Final = 17  # Scilla and Cariddi's
ON_FLOOR_IV: Final = (TEMPLE, GODDESS)  # the modes that need it (RCV-R-193)
OMEGA_PROFILES: Final = tuple(
    LAETUS + 1 + n for n, name in enumerate(bosses.PROFILES) if name in bosses.OF_OMEGA
)


def write_intern(table: Table, n: int) -> str:
    return table.box.interns[n].id


def write_familiar(table: Table, n: int) -> str:
    return table.pieces.familiars[n].id


def read_familiar(table: Table, word: str) -> int | None:
    return next((n for n, card in enumerate(table.pieces.familiars) if card.id == word), None)


def read_intern(table: Table, word: str) -> int | None:
    return table.box.intern_index.get(word)


def write_opponent(table: Table, n: int) -> str:
    return "omega" if n == OMEGA else SEAT.write(table, n)


def read_opponent(table: Table, word: str) -> int | None:
    """Omega is somebody whom effects name, where he plays (RCV-OMG-02)."""
    return OMEGA if word == "omega" and plays(table) else SEAT.read(table, word)


VERBS: Final = (
    Verb("claim", ("card",), moment("RCV-RES-03", "research")),
    Verb("peek", ("deck",), moment("RCV-R-240", "peek")),
    Verb("pick_up", (), moment("RCV-R-208", "egg")),
    Verb("engage", ("familiar",), ACTING),
    Verb("crack", (), ACTING),
    Verb("clear", (), ACTING),
    Verb("calm", ("number",), ACTING),
    Verb("melt", (), moment("RCV-R-207", "water")),
    Verb("warm", (), moment("RCV-R-207", "water")),
    choice("beyond", "number"),
    choice("store", "trick"),
    choice("draw", "trick"),
    choice("under_deck", "trick"),
    choice("pick", "number"),
    choice("whip", "seat", "zone"),
    choice("wake", "intern"),
    choice("type", "type"),
    choice("cook"),
    choice("column", "cube"),
    choice("seize", "zone", "cube"),
    choice("part", "student"),
    choice("hold", "student"),
    choice("sit", "student"),
    choice("enroll", "student"),
    choice("evade"),
    choice("recruit", "student"),
    choice("bait", "price"),
    choice("brew", "brew"),
    Verb("invoke", ("favour",), PLAYING),
    choice("free"),
    Verb("buy", ("bonus",), moment("RCV-SP-01", "support")),
    choice("hire", "intern"),
    choice("pour"),
    choice("bribe"),
    choice("rescue"),
)
FRAMES: Final = (
    setup.Opening,
    Turn,
    *information.FRAMES,
    *scholars.FRAMES,
    *interns.FRAMES,
    *familiars.FRAMES,
    *bosses.FRAMES,
    *congregations.FRAMES,
    *student_effects.FRAMES,
    *traps.FRAMES,
    *camp.FRAMES,
    *jukas.FRAMES,
    *tiles.FRAMES,
    *brood.FRAMES,
    *winter.FRAMES,
    *eggs.FRAMES,
    *temple.FRAMES,
    *goddess.FRAMES,
    *narrow.FRAMES,
    *panics.FRAMES,
    *rolling_stone.FRAMES,
    *support.FRAMES,
    *mind_twist.FRAMES,
    *procedures.FRAMES,
    *tome.FRAMES,
    *phase.FRAMES,
    *steps.FRAMES,
    *espionage.FRAMES,
)


ADDED_ACTS: Final = {
    "engage": familiars.ENGAGING,
    "crack": eggs.OPENING,
    "clear": temple.CLEARING_UP,
    "calm": goddess.SOOTHING,
}


class RoccaCivetta(Dungeonology):
    """Dungeonology with Rocca Civetta, rules version 1."""

    name = "rocca_civetta"
    version = 1
    first_format = 4
    prefix = "RCV"
    base = "dungeonology"
    seats = range(1, 5)  # one plays Solitary
    table = Table
    frames: ClassVar = {**Dungeonology.frames, **{frame.__name__: frame for frame in FRAMES}}
    verbs: ClassVar = {**Dungeonology.verbs, **{verb.name: verb for verb in VERBS}}
    offers: ClassVar = {
        **Dungeonology.offers,
        "walk": moving.WALK,
        "sneak": moving.SNEAK,
        "reveal": moving.REVEAL,
        "submit": solitary.SUBMIT,
        "spy": espionage.SPY,
        "rob": espionage.ROB,
        "claim": research.CLAIM,
        "peek": interns.PEEK,
        "pick_up": brood.PICK_UP,
        "bivouac": camp.BIVOUAC,
        "engage": familiars.ENGAGE,
        "invoke": student_effects.INVOKE,
        "buy": support.BUY,
        "crack": eggs.OPEN,
        "clear": temple.CLEAR,
        "calm": goddess.CALM,
        "melt": winter.MELT,
        "warm": winter.WARM,
    }
    kinds: ClassVar = {
        **Dungeonology.kinds,
        "seat": Kind(write_opponent, read_opponent, "a seat such as @0, or omega"),
        "intern": Kind(write_intern, read_intern, "an Intern such as surgeon"),
        "familiar": Kind(write_familiar, read_familiar, "a Familiar such as yocca"),
        "deck": word_kind(interns.DECKS),
        "student": word_kind(congregations.KINDS),
        "favour": word_kind(student_effects.NAMES),
        "price": word_kind(traps.PRICES),
        "brew": word_kind(camp.BREWS),
        "type": word_kind((*TYPES, *vocabulary.TYPES)),
        "cube": word_kind((*information.KINDS, vocabulary.IDOL_WORD)),
        "bonus": word_kind(support.NAMES),
    }
    streams = (*Dungeonology.streams, "research", "floor_4", "way_down", "omega", "interns", "eggs")
    scripts = Scripts(
        {**Dungeonology.scripts.results, "way_down": "way_down"},
        {**Dungeonology.scripts.shuffles, "omega": "omega_reshuffle"},
        cards=Dungeonology.scripts.cards,
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("boss", 0, 0, 1, "DGY-GEN-03", group="base"),
        Setting("dangerous_zones", 0, 0, 1, "DGY-GEN-03", group="base"),
        Setting("maximum_alert", 0, 0, 1, "DGY-GEN-03", group="base"),
        Setting("main_effects", 0, 0, 1, "DGY-GEN-03", group="base"),
        Setting("alert", 1, 0, 3, "DGY-R-08", group="base"),
        Setting("level", 0, 0, 3, "DGY-LEVEL-06", seats=solitary.SEATS_FOR_LEVEL, group="base"),
        Setting("choose_scholars", 0, 0, 1, "DGY-R-12", group="base"),
        Setting("aligned", 0, 0, 1, "DGY-R-196", group="base"),
        Setting("edition", 0, 0, len(EDITIONS) - 1, "DGY-ED-01", group="base"),  # DGY-ED-05: with everything
        Setting("round_limit", 100, 1, 1000, "DGY-R-230", group="base"),
        Setting("profile", RANDOM_PROFILE, 0, LAST_PROFILE, "RCV-R-175", ("boss",), group="bosses"),
        Setting("alchemy", 0, 0, 1, "RCV-ALC-01", group="cards", goes_with=("main_effects",)),
        Setting("specialists", 0, 0, 1, "RCV-SPEC-01", ("main_effects",), group="cards"),
        Setting("spriggan", 0, 0, 1, "RCV-SPRG-01", ("main_effects",), group="cards"),
        Setting("floor_iv", 0, 0, 1, "RCV-Z4-01", ("dangerous_zones",), group="depths"),
        Setting("way_down", 0, 0, 1, "RCV-R-193", ("floor_iv",), group="depths"),
        # RCV-R-242: left out, they are in play with Floor IV
        Setting("familiars", 0, 0, 1, "RCV-FAM-01", ("floor_iv",), group="depths", follows="floor_iv"),
        Setting("research", 0, 0, 1, "RCV-RES-01", group="advanced"),
        Setting("phi", 0, 0, 1, "RCV-CON-02", group="congregations"),
        Setting("zeta", 0, 0, 1, "RCV-CON-02", group="congregations"),
        Setting("iota", 0, 0, 1, "RCV-CON-02", group="congregations"),
        Setting("lambda", 0, 0, 1, "RCV-CON-02", group="congregations"),
        # RCV-SOLO-09, RCV-OAA-02: any other rules beside, those of `goes_with` are recommended
        Setting(
            "solitary", 0, 0, 1, "RCV-SOLO-01", group="omega", goes_with=("boss", "main_effects"), alone=True
        ),
        Setting(
            "omega_against_all", 0, 0, 1, "RCV-OAA-01", group="omega", goes_with=("boss", "main_effects")
        ),
        # RCV-R-238: what a month of the campaign brings to the table
        Setting("named_panic", 0, 0, 1, "RCV-R-147", ("maximum_alert",), group="campaign", campaign=True),
        *(
            Setting(f"scholar_{seat}", 0, 0, SCHOLARS, "RCV-R-232", group="campaign", campaign=True)
            for seat in range(4)
        ),
        *(
            Setting(f"support_{seat}", 0, 0, MOST_SUPPORT, "RCV-SP-01", group="campaign", campaign=True)
            for seat in range(4)
        ),
    )
    given = scenario.GivenExpandedTable
    views: ClassVar[ViewRoom] = view
    unordered_fields = Dungeonology.unordered_fields | {"star_tokens", "stored.known", "completed"}
    cards = Dungeonology.cards | {"stored.known", "completed", "open", "omega_discard"}
    usage_events = UsageEvents(
        used=USAGE.used | {"research_completed", "familiar_engaged"},
        drawn=USAGE.drawn | {"card_kept", "card_regained", "card_stored"},
    )
    texts = "undercroft.games.rocca_civetta.texts"
    shapes = "undercroft.games.rocca_civetta.shapes"
    heuristics = "undercroft.games.rocca_civetta.heuristics"
    printed = PrintedContent(Folder("undercroft.games.rocca_civetta", "content"), every_box)
    own_content: ClassVar[str] = "content"
    campaign = RoccaCampaign()

    hinges: ClassVar = Hinges()
    study_alert: ClassVar = alerts.STUDY
    espionage_alert: ClassVar = alerts.ESPIONAGE
    acts: ClassVar = {**Dungeonology.acts, "bivouac": camp.CAMPING, **ADDED_ACTS}
    plays: ClassVar = {**Dungeonology.plays, "invoke": student_effects.invoke}
    drawn_students: ClassVar = (*Dungeonology.drawn_students, *congregations.CONGREGATIONS)
    phase_verbs: ClassVar = {
        "movement": (*Dungeonology.phase_verbs["movement"], *hinges.more_plays, *hinges.more_steps),
        "action": (
            *Dungeonology.phase_verbs["action"],
            *ADDED_ACTS,
            *hinges.more_plays,
            *hinges.more_steps,
        ),
    }
    incoming_effects: ClassVar = {
        **Dungeonology.incoming_effects,
        **depths.EFFECTS,
        **winter.EFFECTS,
        **temple.EFFECTS,
    }
    zone_effects: ClassVar = {
        **Dungeonology.zone_effects,
        "hecatomb": depths.EFFECTS["hecatomb"].counts,
        "bucket": winter.EFFECTS["bucket"].counts,
        "engage_familiar": familiars.are_about,
        "camp_z": lambda s, fresh: True,  # RCV-R-179
        "mandatory_passage": lambda s, fresh: True,
    }
    boss_profiles: ClassVar = {
        **Dungeonology.boss_profiles,
        **bosses.PROFILES,
        **jukas.PROFILES,
        **modes.PROFILES,
    }
    phi_keepers: ClassVar = frozenset(jukas.PROFILES)
    panic_effects: ClassVar = {**Dungeonology.panic_effects, **panics.MORNING, **mind_twist.MORNING}
    score_items: ClassVar = {
        **Dungeonology.score_items,
        "thesis": clans.thesis_bonus,
        "research": research.research_points,
        "mode": modes.mode_points,
        "set": clans.set_points,  # RCV-CLAN-07: after everything else
    }
    skill_uses: ClassVar = {
        **Dungeonology.skill_uses,
        **scholars.USES,
        **traps.USES,
        **camp.USES,
        "butt": Use(espionage.butt, espionage.why_not_butt),
        "butt_and_steal": Use(espionage.butt_and_steal, espionage.why_not_butt),
    }

    def packs(self, options: dict[str, Any]) -> tuple[Pack, ...]:
        with using(self.own):
            return packs_of(options, self.content, self.own_content)

    def sizes(self, seats: int, options: dict[str, Any]) -> dict[str, int]:
        box = cast(Box, box_of(self.packs(options)))
        of_congregations = congregations.EACH * len(congregations.CONGREGATIONS)  # counted with the others
        return {
            **super().sizes(seats, options),
            "student numbers": box.students + of_congregations + 1,
            "familiars": len(box.familiars),
        }

    def has_piece(self, table: Any, name: str) -> bool:
        found = any(card.id == name for card in table.pieces.congregations)
        return found or super().has_piece(table, name) or read_familiar(table, name) is not None

    def profile_of(self, setting: int) -> int:
        """RCV-R-175: by number, those of the base first, or at random among all."""
        return setting - 1

    def why_not_options(self, options: Mapping[str, int], seats: int | None = None) -> Reason | None:
        """RCV-GEN-01, 02, RCV-R-01, 174: what is missing is named, and nothing is switched on by itself. An
        edition may know no expansion (DGY-ED-06).
        """
        if not goes_with_expansion(options):
            return Reason("DGY-ED-06", "setting.no_expansion", {"setting": "edition"})
        reason = self.why_not_omega(options, seats) or self.why_not_campaign(options, seats)
        reason = reason or self.why_not_iota(options) or self.why_not_deep(options)
        if reason is not None:
            return reason
        for setting in self.settings:
            value = options[setting.name]
            if setting.seats and seats is not None and seats < setting.seats[value]:
                data = {"setting": setting.name, "seats": setting.seats[value]}
                return Reason(setting.rule, "setting.seats", data)
            if value == setting.default or (setting.name == "profile" and value <= LAETUS):
                continue
            for needed in setting.needs:
                if not options[needed]:
                    return Reason("RCV-R-174", "setting.needs", {"setting": setting.name, "needs": needed})
        return None

    def why_not_campaign(self, options: Mapping[str, int], seats: int | None) -> Reason | None:
        """RCV-R-129, 147, 174, 238: whom the box has, each once, for seats that there are; and a Panic Card
        that this Boss may bring.
        """
        given = {f"{name}_{seat}": seat for name in ("scholar", "support") for seat in range(4)}
        for name, seat in given.items():
            if options[name] and seats is not None and not seat < seats != 1:
                return Reason("RCV-R-129", "setting.no_seat", {"setting": name})
        named = {name: options[name] for name in given if name.startswith("scholar") and options[name]}
        if not named and not options["named_panic"]:
            return None
        box = cast(Box, box_of(self.packs(dict(options))))
        for name, scholar in named.items():
            if scholar > len(box.scholars):
                return Reason("RCV-R-232", "setting.no_piece", {"setting": name})
            led = [CONGREGATIONS[kind - 1] for kind, leader in box.leaders.items() if leader == scholar - 1]
            for congregation in led:
                if options[congregation]:
                    return Reason("RCV-R-241", "setting.excludes", {"setting": name, "needs": congregation})
            if list(named.values()).count(scholar) > 1:
                return Reason("RCV-R-130", "setting.taken", {"setting": name})
        boss = self.profile_of(options["profile"]) if options["boss"] else -1
        if options["named_panic"] and (boss < 0 or not panic_of(box, boss)):
            return Reason("RCV-R-146", "setting.no_panic", {"setting": "named_panic"})
        return None

    def why_not_iota(self, options: Mapping[str, int]) -> Reason | None:
        """RCV-CON-03: where Freddo is the Boss."""
        if options["iota"] and options["boss"] and options["profile"] == WINTER:
            return Reason("RCV-CON-03", "setting.freddo", {"setting": "iota"})
        return None

    def why_not_deep(self, options: Mapping[str, int]) -> Reason | None:
        """RCV-R-16, 174, 242: such a mode lies on Floor IV, to which there is a way; and Enrico Giovanni is
        nobody's Scholar.
        """
        if not options["boss"] or options["profile"] not in ON_FLOOR_IV:
            return None
        for needed in ("floor_iv", "way_down"):
            if not options[needed]:
                return Reason("RCV-R-174", "setting.needs", {"setting": "profile", "needs": needed})
        if options["profile"] != TEMPLE:
            return None
        box = cast(Box, box_of(self.packs(dict(options))))
        himself = box.as_scholars[self.profile_of(TEMPLE)] + 1
        named = next((f"scholar_{seat}" for seat in range(4) if options[f"scholar_{seat}"] == himself), "")
        return Reason("RCV-R-241", "setting.enrico", {"setting": named}) if named else None

    def ranged_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """RCV-R-242: the way down is there where the mode needs it, if nothing is said of it."""
        values = super().ranged_options(options)
        if values["boss"] and values["profile"] in ON_FLOOR_IV and "way_down" not in options:
            values["way_down"] = 1
        return values

    def why_not_omega(self, options: Mapping[str, int], seats: int | None) -> Reason | None:
        """RCV-R-85, 126, 174, RCV-OAA-03, RCV-BOSS-05: he plays in one mode, and then he is not the Boss."""
        alone, versus = options["solitary"], options["omega_against_all"]
        if alone and versus:
            data = {"setting": "omega_against_all", "needs": "solitary"}
            return Reason("RCV-R-174", "setting.excludes", data)
        if seats is not None and bool(alone) != (seats == 1):
            key = "setting.alone" if alone else "setting.not_alone"
            return Reason("RCV-R-174", key, {"setting": "solitary"})
        if (alone or versus) and options["profile"] in OMEGA_PROFILES:
            mode = "solitary" if alone else "omega_against_all"
            return Reason("RCV-R-174", "setting.omega_boss", {"setting": "profile", "needs": mode})
        return None

    def standings(self, table: Any) -> tuple[Place, ...]:
        """RCV-SOLO-13 to 15, RCV-OAA-14, 15."""
        if not table.over or not plays(table):
            return super().standings(table)
        if is_alone(table):
            return solitary.standings(table)
        return against_all.standings(table) if against_all.has_omega_won(table) else super().standings(table)

    def has_won(self, place: Place) -> bool:
        return place.rank == 1 and place.reason not in ("solo_lost", "omega_won")

    def put_right(self, table: Any, mask: int, chance: Chance) -> None:
        if table.has("way_down"):
            depths.keep_way_down(table, mask, chance)
        eggs.mix(table, chance)

    def scripted(self, table: Any, first: int | None, deal: Mapping[str, list[str]]) -> dict[str, list[int]]:
        return scenario.scripted(table, first, deal)

    def arrange(self, table: Any, given: Any) -> None:
        scenario.arrange(table, given)

    def migrate(self, format: int, fields: dict[str, Any], stack: list[tuple[str, dict[str, Any]]]) -> None:
        """There is no former format (`first_format`); what the base migrates was never saved here."""

    def conserved(self, table: Any) -> list[str]:
        return checks.wrong_with(table)

    def why_over(self, table: Any) -> Reason:
        rules = {**ending.RULE_OF, "cauldron_full": "RCV-BOSS-01"}
        rules |= {"boulder_home": "RCV-R-393", "eggs_opened": "RCV-R-212"}
        rules |= {"tome_full": "RCV-R-86", "solo_won": "RCV-SOLO-13", "solo_resigned": "RCV-R-225"}
        return self.over_reason._replace(rule=rules[table.ending])


VERSIONS: Final = (RoccaCivetta(),)
