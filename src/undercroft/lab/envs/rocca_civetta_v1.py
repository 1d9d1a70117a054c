"""Dungeonology with Rocca Civetta for learning machines, version 1: rules version 1, encoding version 1.

The numbers of the base with more pieces, and behind them those of the expansion. All modules are encoded,
whichever are in use: a piece has the same number at every table.
"""

from functools import cached_property
from typing import Any, ClassVar, Final

from undercroft.engine.registry import game
from undercroft.lab.envs.aec import TableEnv, wrapped
from undercroft.lab.envs.dungeonology_v1 import (
    CUBES,
    FLOORS,
    PROMPTS,
    SKILLS,
    TALENTS,
    DungeonologyV1,
    Expedition,
)
from undercroft.lab.envs.encoding import (
    Feature,
    Numbers,
    Verb,
    VerbPlace,
    View,
    marked,
    marks,
    numbered,
    seat_place,
    words,
)

RULES: Final = ("rocca_civetta", 1)
NEEDED: Final = {"main_effects": 1, "dangerous_zones": 1}  # of the base, and told with its rules
MODULES: Final = {
    "alchemy": 1,
    "specialists": 1,
    "spriggan": 1,
    "floor_iv": 1,
    "familiars": 1,
    "research": 1,
    "phi": 1,
    "zeta": 1,
    "iota": 1,
    "lambda": 1,
}
MORE_PROMPTS: Final = (
    *("card.transmute", "card.melt", "card.opus", "card.reagents", "card.dissolve"),
    *("skill.store", "skill.search", "skill.bury", "skill.charge", "skill.whip", "study.pick"),
    *("turn.intern", "intern.fool", "intern.charm", "intern.hide", "research.claim"),
    *("boss.goal", "boss.pull", "boss.appear", "boss.discard", "boss.type"),
    *("boss.silence", "boss.jinx", "boss.tribute", "panic.home", "panic.cauldron", "cube.column"),
    *("omega.seize", "omega.teleport", "omega.answer", "omega.gives"),
    *("boss.scatter", "boss.free", "student.part", "student.keep", "student.order", "student.enroll"),
    *("student.pry", "student.press", "student.brew", "student.evade", "student.swap"),
    *("skill.bait", "skill.brew", "setup.support", "support.intern"),
    *("zone.bucket", "boss.cold", "boss.bribe"),
    *("zone.pillar", "zone.narrow", "boss.pit", "boss.rescue", "boss.tentacle", "boss.trial"),
    *("panic.boulder", "panic.roll", "panic.eggs"),
)
MORE_SKILLS: Final = (
    *("zainetto", "acrobat", "data_bank", "overload", "exhume", "mass_grave", "last_rites", "charge"),
    *("chosen_of_the_fallen", "whip_crack", "snare", "long_snare", "camp_z", "brew"),
    *("great_brew", "blast_flask"),
)
MORE_TALENTS: Final = (
    *MORE_SKILLS,
    *("trailblazer", "metal_shell", "parallel_thinking", "mourning_band", "shield_wall", "winged_steed"),
    *("field_journal", "fortune_and_glory", "why_snakes", "lambda_leader", "skinner", "zeta_leader"),
)
SPECIAL_ZONES: Final = (
    "thermal_bath",
    *(f"burrow_{floor}" for floor in ("i", "ii", "iii", "iv")),
    *("crypt", "catacombs", "lair_of_cariddi"),
)
MORE_CUBES: Final = ("false_information", "universal_information")
FAMILIARS: Final = ("yocca", "manticore")
EGGS: Final = 7
TENTACLES: Final = 7
OMEGA: Final = 8  # where a verb names him in place of a seat
IDOL_WORD: Final = "idol"
NAMING_IDOL: Final = ("spy", "heist")
NAMING_OMEGA: Final = ("spy", "heist", "target", "whip")
SPACES: Final = 32  # of the largest Tome, at most
STUDENTS: Final = ("standard", "phi", "zeta", "iota", "lambda")
BONFIRE: Final = 12  # spaces
EACH: Final = 3  # Students of a Congregation
FAVOURS: Final = (*("insight_stealth", "insight_alert", "pry", "cure", "tonic", "freeze", "chill", "snare"),)
BONUSES: Final = (
    "student",
    "trick",
    "phi",
    "zeta",
    "iota",
    "lambda",
    "intern",
    "study",
)  # for Support Points
IOTA: Final = 6
WATER: Final = 12
BREWS: Final = ("cure", "student", "speed")
PRICES: Final = ("sacrifice", "draw")
NUMBERS: Final = 21  # from 0 to 20
DECKS: Final = ("tricks", "jinxes", "research", "omega", "floor_1", "floor_2", "floor_3", "floor_4")
TYPES: Final = (
    *("exploration", "subterfuge", "magic", "social", "notoriety", "fate"),
    *("alchemy", "specialists", "spriggan"),
)


class Excursion(Expedition):
    """An expedition that knows which pieces lie in its box: it depends on the modules in use."""

    @cached_property
    def box(self) -> Any:
        return game(*RULES).shared(dict(self.view["options"]))["box"]


class RoccaCivettaV1(DungeonologyV1):
    """151 Trick Cards, 20 Interns, 12 Research Cards, the Bosses of both boxes."""

    situation: type[Expedition] = Excursion
    modules: ClassVar = NEEDED | MODULES
    prompts: ClassVar = numbered((*PROMPTS, *MORE_PROMPTS))
    skills: ClassVar = (*SKILLS, *MORE_SKILLS)
    talents: ClassVar = numbered((*TALENTS, *MORE_TALENTS))
    cubes: ClassVar = (*CUBES, *MORE_CUBES)
    special_zones: ClassVar = SPECIAL_ZONES

    # -- actions ---------------------------------------------------------------------------------------------

    def pieces(self, meaning: str, found: Any) -> VerbPlace:
        """Counted by name: the number of a piece depends on what else is in the box."""
        where = numbered(self.box.names[n] for n in found)
        return VerbPlace(meaning, tuple(where), lambda here, args: where[here.box.names[args[0]]])

    def verbs(self) -> list[Verb]:
        seat = seat_place(self.seats)
        zone = words("Zone", tuple(self.zones))
        trick = self.pieces("Trick Card", self.box.tricks)
        number = words("number from 0 to 20", tuple(str(n) for n in range(NUMBERS)))
        intern = VerbPlace(
            "Intern", tuple(self.interns), lambda here, args: self.interns[here.box.interns[args[0]].id]
        )
        kind = words(f"kind: {', '.join(STUDENTS)}", STUDENTS)
        return [
            *(self.naming_omega(verb, seat) for verb in super().verbs()),
            Verb("claim", (self.pieces("Research Card", self.box.research),)),
            Verb("peek", (words(f"deck: {', '.join(DECKS)}", DECKS),)),
            Verb("store", (trick,)),
            Verb("draw", (trick,)),
            Verb("under_deck", (trick,)),
            Verb("pick", (number,)),
            self.naming_omega(Verb("whip", (seat, zone)), seat),
            Verb("wake", (intern,)),
            Verb("type", (words(f"type: {', '.join(TYPES)}", TYPES),)),
            Verb("cook"),
            Verb("column", (words(f"column: {', '.join(CUBES)}", CUBES),)),
            Verb("pick_up"),
            Verb("engage", (words(f"Familiar: {', '.join(FAMILIARS)}", FAMILIARS),)),
            Verb("beyond", (number,)),
            Verb("seize", (zone, words(f"cube: {', '.join(self.cubes)}", self.cubes))),
            Verb("part", (kind,)),
            Verb("free"),
            Verb("hold", (kind,)),
            Verb("sit", (kind,)),
            Verb("enroll", (kind,)),
            Verb("evade"),
            Verb("recruit", (kind,)),
            Verb("brew", (words(f"what is brewed: {', '.join(BREWS)}", BREWS),)),
            Verb("bait", (words(f"how it is paid: {', '.join(PRICES)}", PRICES),)),
            Verb("invoke", (words(f"what a Student does: {', '.join(FAVOURS)}", FAVOURS),)),
            Verb("buy", (words(f"bonus: {', '.join(BONUSES)}", BONUSES),)),
            Verb("hire", (intern,)),
            Verb("calm", (number,)),
            *(Verb(name) for name in ("melt", "warm", "pour", "crack", "bribe", "clear", "rescue")),
        ]

    def naming_omega(self, verb: Verb, seat: VerbPlace) -> Verb:
        """The same where he can be named beside the seats (RCV-OMG-02)."""
        if verb.name not in NAMING_OMEGA:
            return verb
        last = len(seat.labels)
        named = VerbPlace(
            f"{seat.meaning}, or Omega",
            (*seat.labels, "omega"),
            lambda here, args: last if args[0] == OMEGA else seat.find(here, args),
        )
        others = verb.places[1:]
        if verb.name in NAMING_IDOL:  # RCV-R-213
            prizes = (*self.cubes, IDOL_WORD)
            others = (words(f"cube: {', '.join(prizes)}", prizes),)
        return verb._replace(places=(named, *others))

    # -- observations ----------------------------------------------------------------------------------------

    def all_features(self) -> list[Feature]:
        research = numbered(self.box.names[n] for n in self.box.research)
        stars = numbered(star.id for star in self.box.stars)
        return [
            *super().all_features(),
            Feature("modules", len(MODULES), ", ".join(MODULES), modules),
            Feature("rocca", 19, ROCCA, rocca),
            Feature("rocca_numbers", 19, SEAT_NUMBERS, seat_numbers, each=True),
            Feature("zone_eggs", len(self.zones), "Eggs in each Zone / 7", self.zone_eggs),
            Feature("zone_snake_pit", len(self.zones), "the Snake Pit in each Zone", self.zone_snake_pit),
            Feature("zone_boulder", len(self.zones), "the boulder in each Zone", self.zone_boulder),
            Feature("zone_bridge", len(self.zones), "the Bridge at each Zone", self.zone_bridge),
            Feature("zone_tentacles", len(self.zones), "a Tentacle in each Zone", self.flag("tentacle")),
            Feature("zone_lair", len(self.zones), "the Zone that is the Lair of Cariddi", self.zone_lair),
            Feature("zone_frozen", len(self.zones), "an Iota in each Zone", self.flag("frozen")),
            Feature(
                "zone_familiars",
                len(self.zones) * len(FAMILIARS),
                f"the Zone in which a Familiar was released: {', '.join(FAMILIARS)}",
                self.zone_familiars,
            ),
            Feature(
                "bonfire_row",
                BONFIRE * len(STUDENTS),
                f"who sits on each space of the Bonfire from the arrow: {', '.join(STUDENTS)}",
                bonfire_row,
            ),
            Feature("omega", 5, OMEGA_NUMBERS, omega_numbers),
            Feature("zone_omega", len(self.zones), "the Zone of Omega", self.zone_omega),
            marked("familiars", f"Familiars: {', '.join(FAMILIARS)}", numbered(FAMILIARS)),
            marked("star_tokens", f"Star tokens: {', '.join(stars)}", stars),
            marked("stored", "cards known to be under the Zainetto Card", self.tricks, "stored", "known"),
            marked("completed", f"Research Cards: {', '.join(research)}", research),
            Feature(
                "research",
                len(research),
                "open Research Cards",
                lambda here: marks(here.view["research"]["open"], research),
            ),
        ]

    def zone_eggs(self, here: Expedition) -> Numbers:
        row = [0.0] * len(self.zones)
        for word, zone in here.zones.items():
            row[self.zones[word]] = zone["eggs"] / EGGS
        return row

    def zone_snake_pit(self, here: Expedition) -> Numbers:
        found = here.view["temple"]
        return marks([found["snake_pit"]] if found and found["snake_pit"] else [], self.zones)

    def zone_boulder(self, here: Expedition) -> Numbers:
        found = here.view["temple"]
        return marks([found["boulder"]] if found and found["boulder"] else [], self.zones)

    def zone_bridge(self, here: Expedition) -> Numbers:
        found = here.view["temple"]
        return marks(found["bridge"] if found and found["bridge"] else [], self.zones)

    def zone_lair(self, here: Expedition) -> Numbers:
        found = here.view["sea"]
        return marks([found["lair"]] if found and found["lair"] else [], self.zones)

    def zone_omega(self, here: Expedition) -> Numbers:
        omega = here.view["omega"]
        return marks([omega["at"]] if omega else [], self.zones)

    def zone_familiars(self, here: Expedition) -> Numbers:
        row = [0.0] * len(self.zones) * len(FAMILIARS)
        for n, familiar in enumerate(FAMILIARS):
            found = here.view["familiars"].get(familiar)
            if found is not None and found["at"] is not None:
                row[len(self.zones) * n + self.zones[found["at"]]] = 1.0
        return row


def modules(here: Expedition) -> Numbers:
    options = here.view["options"]
    return [float(options[name]) for name in MODULES]


ROCCA: Final = (
    "Trick deck / 151, tiles left on Floor IV / 6, Research deck / 12, a Research Card was claimed in this "
    "turn, Students in the Cauldron / 8, Eggs beside the Campus / 7, Phi Students with Jukas / 3, "
    "Iota in their Reserve / 6, Hot Water Tokens in the Reserve / 12, "
    "Eggs of Marconiglio that are to come / 7, the Idol lies in the Crypt, the Bridge has fallen, the Pillar "
    "stands, Tentacles on Cariddi's card / 7; of the "
    "current player, until the end of the turn: tokens do not touch her, Doors do not stop her, "
    "Intelligence more / 5, Alert for cubes less / 5, Stealth promised / 10"
)


def rocca(here: Expedition) -> Numbers:
    view = here.view
    lasting = view["lasting"]
    return [
        view["deck"]["count"] / 151,
        sum(pile["count"] for pile in view["piles"][FLOORS:]) / 6,
        view["research"]["deck"]["count"] / 12,
        float(view["research"]["claimed"]),
        view["cauldron"] / 8,
        (view["nest"] or 0) / EGGS,
        (view["captives"] or 0) / EACH,
        (view["iota"] or 0) / IOTA,
        min(1.0, (view["water"] or 0) / WATER),  # the French edition has more (DGY-ED-12)
        (view["egg_row"] or 0) / EGGS,
        *temple(view),
        view["sea"]["tentacles"] / TENTACLES if view["sea"] else 0.0,
        float(lasting["tumbling"]),
        float(lasting["doorless"]),
        lasting["intelligence"] / 5,
        lasting["relief"] / 5,
        lasting["promised"] / 10,
    ]


def temple(view: View) -> Numbers:
    found = view["temple"]
    if found is None:
        return [0.0, 0.0, 0.0]
    return [float(found["idol"] is None), float(found["bridge_fell"]), float(found["pillar"])]


def bonfire_row(here: Expedition) -> Numbers:
    """Where there are Congregations; otherwise all are standard."""
    row = [0.0] * BONFIRE * len(STUDENTS)
    for space, name in enumerate(here.view["bonfire_row"][:BONFIRE]):
        row[len(STUDENTS) * space + STUDENTS.index(name)] = 1.0
    return row


OMEGA_NUMBERS: Final = (
    "Omega plays, cubes on the Tome of Secrets / 32, free spaces / 32, Black Stars / 3, Alert Bonus of his "
    "Zone / 3"
)


def omega_numbers(here: Expedition) -> Numbers:
    omega = here.view["omega"]
    if omega is None:
        return [0.0] * 5
    used = len(omega["tome"])
    return [1.0, used / SPACES, (omega["spaces"] - used) / SPACES, omega["black"] / 3, omega["bonus"] / 3]


SEAT_NUMBERS: Final = (
    "cards under the Zainetto Card / 5, plays no Trick Cards, the Study Bonus does not count, "
    "the Fool's Token lies on the card, carries an Egg, Eggs delivered / 7, the Manticore has "
    "kept an Encounter away this turn, her Phi, Zeta, Iota and Lambda Students / 3, "
    "Hot Water Tokens / 2, Iota melted / 10, shells / 7, has "
    "the Idol, has rescued Enrico Giovanni, has a Blessing, Tentacles beaten / 10, Floors freed / 5"
)


def has_idol(here: Expedition, player: View) -> bool:
    found = here.view["temple"]
    return bool(found) and found["idol"] is not None and here.view["seat"][str(found["idol"])] is player


def seat_numbers(here: Expedition, player: View) -> Numbers:
    return [
        player["stored"]["count"] / 5,
        float(player["silenced"]),
        float(player["dulled"]),
        float(player["fooled"]),
        float(player["carrying"]),
        player["delivered"] / EGGS,
        float(player["warded"]),
        *(player["kinds"].get(name, 0) / EACH for name in STUDENTS[1:]),
        player["hot_water"] / 2,
        player["melted"] / 10,
        player["shells"] / EGGS,
        float(has_idol(here, player)),
        float(player["rescued"]),
        float(player["blessed"]),
        min(1.0, player["beaten"] / 10),
        min(1.0, player["calmed"] / 5),
    ]


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment without wrappers; see `TableEnv` for the arguments."""

    rules = RULES
    encoder = RoccaCivettaV1
    metadata = TableEnv.described("rocca_civetta", 1, rules=1, encoding=RoccaCivettaV1.version)


env = wrapped(raw_env)
