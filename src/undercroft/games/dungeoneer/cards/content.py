"""Content files: what is printed on every card, read from TOML and checked against the vocabulary.

A mistake in a file is answered with the file, the card, the field and what was expected.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from undercroft.engine.content import (
    ContentTable,
    Numbered,
    Positive,
    Source,
    check_effect,
    check_word,
    check_words,
    convert,
    index_of,
    once,
    read_entries,
    texts_of,
)
from undercroft.engine.own_content import Folder
from undercroft.engine.validation import ContentError, did_you_mean
from undercroft.games.dungeoneer.cards.vocabulary import EFFECTS, MOMENTS, REACHES, TAGS, TEST_KINDS

MELEE, MAGIC, MOVE, LEVEL = range(4)
SCORES: Final = ("melee", "magic", "move", "level")

WALL, OPENING, OPEN = range(3)
LOCKED, TRAPPED = 16, 32  # + the Threat of the door (DGR-OBS-01)

NO_ATTACK: Final = -1
NO_CAP: Final = 99

Effects = tuple[tuple[Any, ...], ...]
FILES: Final = ("heroes", "quests", "maps", "monsters", "traps", "banes", "boons", "treasures")
ADVENTURE: Final = ("monster", "trap", "bane", "boon", "treasure")
LETTERS: Final = re.compile(r"[a-z]+(_[a-z]+)*")  # of an id: its copies are numbered

# effects that change something in progress, and moments in which nothing is
ANSWERS: Final = ("avoid", "cancel", "bounce", "prevent", "reroll")
FREE: Final = ("move", "anytime")


class Bonus(ContentTable, frozen=True, kw_only=True):
    """Numbers per score; `undead` replaces Melee against Undead."""

    melee: int = 0
    magic: int = 0
    move: int = 0
    undead: int | None = None

    def row(self) -> tuple[int, int, int]:
        return (self.melee, self.magic, self.move)


class TestBonus(ContentTable, frozen=True, kw_only=True):
    """A bonus to Threat tests: against some kinds, or with one score."""

    bonus: int
    against: tuple[str, ...] = ()
    score: str = ""


class Power(ContentTable, frozen=True, kw_only=True):
    """The power of a hero: when, for what price, and what it does."""

    id: str
    moment: str
    effects: Effects
    glory: int = 0
    points: int = 0
    once: bool = False
    test: tuple[str, int] | None = None
    against: tuple[str, ...] = ()
    versus: str = ""


class QuestMonster(ContentTable, frozen=True, kw_only=True):
    """The Monster of a Quest."""

    id: str
    tags: tuple[str, ...]
    life: int
    melee: int | None = None
    magic: int | None = None


class Continuous(ContentTable, frozen=True, kw_only=True):
    """What a space does to every hero in it."""

    score: Bonus = msgspec.field(default_factory=Bonus)
    undead_total: int = 0
    treasure_cost: int = 0
    free_challenge: bool = False


class Entry(ContentTable, frozen=True, kw_only=True):
    """The test a space asks for on entry."""

    test: tuple[str, int]
    failure: Effects


class Action(ContentTable, frozen=True, kw_only=True):
    """What a hero may do in a space, once per turn."""

    points: int = 0
    glory: int = 0
    effects: Effects = ()
    table: tuple[Effects, ...] = ()


class CardFacts(Numbered, frozen=True, kw_only=True):
    """What every content file may say of a card."""

    copies: Positive = 1


class HeroFacts(CardFacts, frozen=True, kw_only=True):
    """A table of heroes.toml (DGR-CARD-01)."""

    kin: str
    calling: str
    levels: tuple[tuple[int, int, int], ...]
    treasures: int
    boons: int
    power: Power


class QuestFacts(CardFacts, frozen=True, kw_only=True):
    """A table of quests.toml (DGR-CARD-04)."""

    kind: str
    rooms: tuple[str, ...]
    reward: Effects
    monster: QuestMonster | None = None
    glory: int = 0
    test: tuple[str, int] | None = None
    failure: Effects = ()
    thing: str = ""
    treasures: int = 0


class MapFacts(CardFacts, frozen=True, kw_only=True):
    """A table of maps.toml (DGR-CARD-05 to 07)."""

    room: bool
    peril: int
    glory: int
    sides: tuple[str, str, str, str]
    pit: int = 0
    continuous: Continuous = msgspec.field(default_factory=Continuous)
    entry: Entry | None = None
    action: Action | None = None


class MonsterFacts(CardFacts, frozen=True, kw_only=True):
    """A table of monsters.toml."""

    cost: int
    tags: tuple[str, ...]
    life: int
    melee: int | None = None
    magic: int | None = None
    move: int | None = None
    on_hit: Effects = ()
    weapon_cap: int = NO_CAP
    heavy: int = 0


class TrapFacts(CardFacts, frozen=True, kw_only=True):
    """A table of traps.toml."""

    cost: int
    test: tuple[str, int]
    failure: Effects
    success: Effects


class BaneFacts(CardFacts, frozen=True, kw_only=True):
    """A table of banes.toml."""

    cost: int
    lasting: bool
    target: str
    score: Bonus = msgspec.field(default_factory=Bonus)
    payoff: int = 0
    effects: Effects = ()


class BoonFacts(CardFacts, frozen=True, kw_only=True):
    """A table of boons.toml (DGR-CARD-10)."""

    cost: int
    timing: str
    phases: tuple[str, ...] = ("encounter", "move")
    when: tuple[str, ...] = ()
    score: Bonus = msgspec.field(default_factory=Bonus)
    tests: TestBonus | None = None
    effects: Effects = ()


class TreasureFacts(CardFacts, frozen=True, kw_only=True):
    """A table of treasures.toml."""

    cost: int
    tags: tuple[str, ...]
    charges: int = 0
    when: tuple[str, ...] = ()
    weapon: Bonus | None = None
    defence: Bonus = msgspec.field(default_factory=Bonus)
    tests: TestBonus | None = None
    limit: int = 0
    spares_point: bool = False
    effects: Effects = ()


class Card:
    """What is printed on one kind of card: the union of all types, empty where a type has no such line."""

    __slots__ = (
        "action",
        "attack",
        "boon_limit",
        "charges",
        "cost",
        "defence",
        "effects",
        "entry",
        "entry_failure",
        "failure",
        "free_challenge",
        "glory",
        "heavy",
        "id",
        "kind",
        "lasting",
        "levels",
        "life",
        "limit",
        "mace",
        "number",
        "on_hit",
        "payoff",
        "peril",
        "phases",
        "pit",
        "power",
        "quest",
        "reach",
        "reward",
        "room",
        "rooms",
        "rules",
        "score",
        "sides",
        "spares_point",
        "success",
        "table",
        "tags",
        "target",
        "test",
        "test_bonus",
        "test_kinds",
        "test_score",
        "thing",
        "timing",
        "treasure_cost",
        "treasure_limit",
        "treasures",
        "undead_total",
        "verb",
        "weapon",
        "weapon_cap",
        "when",
    )

    def __init__(self, id: str, kind: str, number: str) -> None:
        self.rules: tuple[str, ...] = ()
        self.id = id
        self.kind = kind  # hero, quest, map, monster, trap, bane, boon, treasure
        self.number = number
        self.verb = ""  # how it is played from the hand
        self.cost = 0
        self.tags: tuple[str, ...] = ()
        self.effects: Effects = ()
        self.reach = ""  # where `relocate` may lead
        self.when: tuple[str, ...] = ()
        self.timing = ""
        self.phases: tuple[str, ...] = ()
        self.lasting = False
        self.target = ""
        self.payoff = 0
        self.score: tuple[int, int, int] = (0, 0, 0)
        self.test: tuple[int, int] = (0, 0)
        self.failure: Effects = ()
        self.success: Effects = ()
        self.test_bonus = 0
        self.test_kinds: tuple[str, ...] = ()
        self.test_score = -1
        self.attack: tuple[int, int, int] = (NO_ATTACK, NO_ATTACK, NO_ATTACK)
        self.life = 0
        self.on_hit: Effects = ()
        self.weapon_cap = NO_CAP
        self.heavy = 0
        self.weapon: tuple[int, int, int] | None = None
        self.mace = -1  # Melee bonus against Undead, if it is another
        self.defence: tuple[int, int, int] = (0, 0, 0)
        self.charges = 0
        self.limit = 0
        self.spares_point = False
        self.quest = ""
        self.rooms: tuple[str, ...] = ()
        self.reward: Effects = ()
        self.glory = 0
        self.thing = ""
        self.treasures = 0
        self.room = False
        self.peril = 0
        self.sides = (WALL, WALL, WALL, WALL)
        self.pit = 0
        self.undead_total = 0
        self.treasure_cost = 0
        self.free_challenge = False
        self.entry: tuple[int, int] = (0, 0)
        self.entry_failure: Effects = ()
        self.action: Action | None = None
        self.table: tuple[Effects, ...] = ()
        self.levels: tuple[tuple[int, int, int], ...] = ()
        self.treasure_limit = 0
        self.boon_limit = 0
        self.power: Power | None = None

    def is_reaction(self) -> bool:
        """A Response or an Anytime card that waits for a window (DGR-R-90, DGR-R-91)."""
        return self.kind == "boon" and bool(self.when)

    def part(self, name: str) -> Effects:
        """A list of effects by name; ``face4`` is what a die of 4 does."""
        if name[:4] == "face":
            return self.table[int(name[4:]) - 1]
        effects: Effects = getattr(self, name)
        return effects

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


def read_side(mark: str) -> int:
    """A side as printed: O open door, Ln locked, Tn trapped, = opening, # wall.

    >>> read_side("L7") == LOCKED + 7
    True
    """
    plain = {"#": WALL, "=": OPENING, "O": OPEN}.get(mark)
    if plain is not None:
        return plain
    if mark[:1] in ("L", "T") and mark[1:].isdecimal() and 1 <= int(mark[1:]) <= 15:
        return (LOCKED if mark[0] == "L" else TRAPPED) + int(mark[1:])
    raise ContentError(f"sides: expected O, Ln, Tn, = or #, found {mark!r}")


def read_score(word: str, field: str) -> int:
    return index_of(word, SCORES, field)


def read_test(test: tuple[str, int], field: str = "test") -> tuple[int, int]:
    return read_score(test[0], field), test[1]


def check_effects(effects: Effects, field: str, when: tuple[str, ...] = ()) -> Effects:
    """Effects with the arguments they take. `when` is what they answer, for those of a reaction."""
    for effect in effects:
        word = check_effect(effect, EFFECTS, field)
        if word in ANSWERS and all(moment in FREE for moment in when):
            raise ContentError(
                f"{field}: {word!r} changes what is in progress; expected it on a reaction, whose moment is "
                f"one of {', '.join(moment for moment in MOMENTS if moment not in FREE)}"
            )
        if word == "relocate":
            check_word(effect[1], REACHES, field)
    return effects


def reach_of(effects: Effects) -> str:
    return next((effect[1] for effect in effects if effect[0] == "relocate"), "")


def hero(card: Card, f: HeroFacts) -> None:
    card.levels, card.treasure_limit, card.boon_limit, card.power = f.levels, f.treasures, f.boons, f.power
    moment = check_words((f.power.moment,), MOMENTS, "power.moment")
    check_words(f.power.against, TEST_KINDS, "power.against")
    card.tags = (f.kin, f.calling)
    card.effects = check_effects(f.power.effects, "power.effects", moment)
    card.reach = reach_of(card.effects)
    if f.power.test:
        card.test = read_test(f.power.test, "power.test")


def quest(card: Card, f: QuestFacts) -> None:
    kinds = ("slay", "pay", "test", "reach", "carry", "sequence", "sacrifice", "collect")
    card.quest = check_word(f.kind, kinds, "kind")
    card.rooms, card.reward = f.rooms, check_effects(f.reward, "reward")
    card.failure = check_effects(f.failure, "failure")
    card.glory, card.thing, card.treasures = f.glory, f.thing, f.treasures
    if f.test:
        card.test = read_test(f.test)
    if f.monster:
        m = f.monster
        card.tags, card.life, card.thing = check_words(m.tags, TAGS, "monster.tags"), m.life, m.id
        card.attack = (
            NO_ATTACK if m.melee is None else m.melee,
            NO_ATTACK if m.magic is None else m.magic,
            NO_ATTACK,
        )


def map_card(card: Card, f: MapFacts) -> None:
    n, e, s, w = (read_side(mark) for mark in f.sides)
    card.sides = (n, e, s, w)
    card.room, card.peril, card.glory, card.pit = f.room, f.peril, f.glory, f.pit
    c = f.continuous
    card.score, card.undead_total = c.score.row(), c.undead_total
    card.treasure_cost, card.free_challenge = c.treasure_cost, c.free_challenge
    if f.entry:
        card.entry = read_test(f.entry.test, "entry.test")
        card.entry_failure = check_effects(f.entry.failure, "entry.failure")
    if f.action:
        card.action, card.effects = f.action, check_effects(f.action.effects, "action.effects")
        card.table = tuple(check_effects(face, f"action.table[{n}]") for n, face in enumerate(f.action.table))
        card.reach = reach_of(card.effects)


def monster(card: Card, f: MonsterFacts) -> None:
    card.verb, card.cost, card.life = "attack", f.cost, f.life
    card.tags = check_words(f.tags, TAGS, "tags")
    melee, magic, move = (NO_ATTACK if n is None else n for n in (f.melee, f.magic, f.move))
    card.attack = (melee, magic, move)
    card.on_hit, card.weapon_cap, card.heavy = check_effects(f.on_hit, "on_hit"), f.weapon_cap, f.heavy


def trap(card: Card, f: TrapFacts) -> None:
    card.verb, card.cost, card.test = "trap", f.cost, read_test(f.test)
    card.failure, card.success = check_effects(f.failure, "failure"), check_effects(f.success, "success")


def bane(card: Card, f: BaneFacts) -> None:
    card.verb, card.cost, card.lasting, card.payoff = "bane", f.cost, f.lasting, f.payoff
    card.target = check_word(f.target, ("opponent", "none"), "target")
    card.score, card.effects = f.score.row(), check_effects(f.effects, "effects")


def take_tests(card: Card, tests: TestBonus | None) -> None:
    if tests:
        card.test_bonus, card.test_kinds = (
            tests.bonus,
            check_words(tests.against, TEST_KINDS, "tests.against"),
        )
        card.test_score = read_score(tests.score, "tests.score") if tests.score else -1


def boon(card: Card, f: BoonFacts) -> None:
    card.timing = check_word(f.timing, ("permanent", "temporary", "response", "anytime"), "timing")
    card.cost, card.phases, card.lasting = f.cost, f.phases, f.timing == "permanent"
    card.when = check_words(f.when, MOMENTS, "when")
    if f.timing in ("response", "anytime") and not f.when:
        raise ContentError(f"when: the field is missing: say what a Boon with timing {f.timing!r} answers")
    if f.timing in ("permanent", "temporary") and f.when:
        raise ContentError(f"when: a Boon with timing {f.timing!r} answers nothing; leave the field out")
    card.score, card.effects = f.score.row(), check_effects(f.effects, "effects", f.when)
    card.reach = reach_of(card.effects)
    card.verb = "jump" if card.reach else "play"
    take_tests(card, f.tests)


def treasure(card: Card, f: TreasureFacts) -> None:
    card.verb, card.cost, card.lasting, card.timing, card.phases = (
        "play",
        f.cost,
        True,
        "permanent",
        ("move",),
    )
    card.tags, card.charges = check_words(f.tags, TAGS, "tags"), f.charges
    card.when, card.effects = (
        check_words(f.when, MOMENTS, "when"),
        check_effects(f.effects, "effects", f.when),
    )
    card.defence, card.limit, card.spares_point = f.defence.row(), f.limit, f.spares_point
    if f.weapon:
        card.weapon = f.weapon.row()
        card.mace = -1 if f.weapon.undead is None else f.weapon.undead
    take_tests(card, f.tests)


READERS: Final[dict[str, tuple[str, type[CardFacts], Any]]] = {
    "heroes": ("hero", HeroFacts, hero),
    "quests": ("quest", QuestFacts, quest),
    "maps": ("map", MapFacts, map_card),
    "monsters": ("monster", MonsterFacts, monster),
    "traps": ("trap", TrapFacts, trap),
    "banes": ("bane", BaneFacts, bane),
    "boons": ("boon", BoonFacts, boon),
    "treasures": ("treasure", TreasureFacts, treasure),
}


def read_file(name: str, text: Source) -> tuple[tuple[Card, int], ...]:
    """All cards of one content file with their number of copies. Raises ContentError."""
    return read_entries(name, text, lambda id, table: read_card(name, id, table))


def read_card(file: str, id: str, table: Any) -> tuple[Card, int]:
    """One table of a file. A mistake is told with its field."""
    kind, facts_type, reader = READERS[file]
    if not LETTERS.fullmatch(id):
        raise ContentError("expected an id of small letters and single underscores, such as 'bone_golem'")
    facts = convert(table, facts_type)
    card = Card(id, kind, facts.number)
    card.rules = facts.rule
    reader(card, facts)
    if card.cost < 0:
        raise ContentError(f"cost: expected 0 or more, found {card.cost}")
    return card, facts.copies


def read_all(content: str = "content") -> list[tuple[Card, int]]:
    """Every card of a content folder, in catalogue order within each file."""
    return read_texts(texts_of(Folder("undercroft.games.dungeoneer", content), FILES))


def read_texts(texts: Mapping[str, Source]) -> list[tuple[Card, int]]:
    """Every card of all content files. Raises ContentError."""
    found = {name: read_file(name, text) for name, text in texts.items()}
    check_together(found)
    return [pair for cards in found.values() for pair in cards]


def check_together(found: Mapping[str, tuple[tuple[Card, int], ...]]) -> None:
    """What no card can tell alone: ids and numbers are there once, and Quests lead into rooms that exist."""
    rows = [(file, card) for file, cards in found.items() for card, _ in cards]
    once("id", [(file, card.id, card.id) for file, card in rows])
    once("number", [(file, card.id, card.number) for file, card in rows])
    rooms = [card.id for _, card in rows if card.room]
    for file, card in rows:
        for room in card.rooms:
            if room not in rooms:
                meant = did_you_mean(room, rooms)
                raise ContentError(f"{file}.toml: [{card.id}]: rooms: there is no room {room!r}{meant}")
