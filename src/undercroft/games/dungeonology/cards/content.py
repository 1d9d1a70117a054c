"""Content files: what is printed on every card, tile and board, read from TOML and checked.

There is one file per kind, with one table per entry and its id for a name; pieces/ has what is no card of its
own: the Skills, the Note Board, the Traps and the loose pieces. A mistake is answered with the file, the
entry, the field and what was expected.

Boxes are read together, with the `Words` of all of them: how many cubes, types and Floors there are follows
from them. The base comes first, and what another adds comes after it in every kind.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from undercroft.engine import content
from undercroft.engine.content import (
    ContentTable,
    Natural,
    Numbered,
    Positive,
    Source,
    check_effect,
    check_id,
    check_word,
    convert,
    index_of,
    once,
    parse,
    read_entries,
    read_table,
)
from undercroft.engine.own_content import Folder
from undercroft.engine.validation import ContentError, did_you_mean
from undercroft.games.dungeonology.cards.vocabulary import AIMS, HITS, NEEDS, PROCEDURES, SKILL_VERBS, VERBS

CUBES: Final = ("civilization", "militia", "worship", "riches", "caste")
CIVILIZATION, MILITIA, WORSHIP, RICHES, CASTE = range(5)
VALUES: Final = (2, 3, 4, 5, 6)  # points of a cube, by colour

TYPES: Final = ("exploration", "subterfuge", "magic", "social", "notoriety", "fate")
EXPLORATION, SUBTERFUGE, MAGIC, SOCIAL, NOTORIETY, FATE = range(6)

COLOURS: Final = ("yellow", "red", "blue", "green")  # Note Boards, by seat
PASSAGES: Final = ("n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2")  # half-edges, clockwise (DGY-R-197)
SIZES: Final = (1, 2)  # tiles along a side of a Zone
DIRECTIONS: Final = ("n", "e", "s", "w")

START: Final = "starting_zone"
TIMINGS: Final = ("standard", "instant", "reaction")
COSTS: Final = ("sacrifice", "draw", "stun", "discard")
REACTIONS: Final = ("any", "me")
MOMENTS: Final = (
    "own_test",  # own Stealth Test, after declaring
    "own_test_at_once",  # own Stealth Test, right after declaring (DGY-R-201)
    "rival_study",  # an opponent's Study, after they declare
    "turn_start",  # the start of an opponent's turn (DGY-R-195)
    "announced",  # an opponent announces a Study (DGY-R-200)
    "outside_test",  # not during a Stealth Test
    "after_action",  # after the own Action
)
ZONE_EFFECTS: Final = {  # what stands beside the icon; in another box also one of a row of words
    "stairs": "",
    "boss": "",
    "ambush": "number",
    "stop": "",
    "toll": "number",
    "good_luck": "number",
    "bad_luck": "number",
    "danger": "number",
    "secret_passage": "letter",
    "bivouac": "cube",
}
CHANGES: Final = (  # what a Skill or a card that lies before a Scholar changes, by how much or how many
    "speed",
    "intelligence",
    "stamina",
    "hand",  # the Hand Value
    "study_bonus",
    "study_alert",  # the Alert Value of her Study
    "espionage_alert",  # the Alert Value of an Espionage against her
    "divination",  # cards that she reveals
    "reads_worst",  # the lowest of them counts
    "tiles",  # that she looks at together
    "opens_doors",
    "bars_passages",  # Secret Passages and Teleports
    "bars_bonfire",  # she gains no Students
    "morning_draw",  # Students that she draws at the start of her turn
    "evening_gain",  # Students that she gains in the End of Turn Phase
    "rest_sacrifice",  # Students that she Sacrifices after Rest, while no Boss is in the game
    "encounter",  # Stun Tokens more
    "drops_cube",  # when she fails a Stealth Test
    "envies_stars",  # Stun Tokens when another gains a Star
    "shows_hand",
    "actions",  # in a turn
    "magic_bonus",  # times more that a Magic card counts when she declares
    "spies_alone",  # no Sacrifice in her Espionage, and the target's Students do not count
    "spy_divinations",  # that she adds to the Stealth Value of her Espionage
)
TRAPS: Final = ("trap_stop", "trap_toll", "trap_ambush")

FILES: Final = (
    "scholars",
    "zones",
    "tricks",
    "jinxes",
    "interns",
    "clans",
    "alerts",
    "panics",
    "bosses",
    "randomizer",
    "skills",
    "board",
)
COPIES: Final = "copies"  # how many more there are of Trick Cards that another box has
PLACES: Final[Mapping[str, str]] = dict.fromkeys(
    ("skills", "board", COPIES), "pieces"
)  # in a folder of their own: no cards
SKILL_MOMENTS: Final = ("own", "test", "instant")
SKILL_COSTS: Final = (
    *("stun", "stun_sure", "discard", "discard_magic", "discard_subterfuge"),
    *("draw", "sacrifice", "free"),
)
SKILL_PRICES: Final = ("sacrifice", "discard_magic", "draw")
ZONE_ID: Final = re.compile(r"[IVX]+-[1-9]")

CostPart = tuple[str, Natural]
Texts = Mapping[str, Source]  # the files of a box by name
Sentence = tuple[tuple[str | int, ...], ...]  # verbs of the vocabulary with their arguments
Change = tuple[str, int]  # one of CHANGES, and by how much


class Words(msgspec.Struct, frozen=True):
    """The words that the content of the boxes in use may speak."""

    cubes: tuple[str, ...] = CUBES  # each with its column
    types: tuple[str, ...] = TYPES
    floors: int = 3
    effects: dict[str, str | tuple[str, ...]] = msgspec.field(default_factory=lambda: {**ZONE_EFFECTS})
    aims: dict[str, tuple[str, str]] = msgspec.field(default_factory=AIMS.copy)
    hits: dict[str, str] = msgspec.field(default_factory=HITS.copy)
    verbs: dict[str, tuple[tuple[type, ...], str]] = msgspec.field(default_factory=VERBS.copy)
    procedures: dict[str, str] = msgspec.field(default_factory=PROCEDURES.copy)
    needs: dict[str, tuple[str, ...]] = msgspec.field(default_factory=NEEDS.copy)
    changes: tuple[str, ...] = CHANGES
    traps: tuple[str, ...] = TRAPS
    skill_verbs: dict[str, tuple[tuple[type, ...], str]] = msgspec.field(default_factory=SKILL_VERBS.copy)
    loose_cubes: tuple[str, ...] = ()  # without a column

    def joined(self, other: "Words") -> "Words":
        """With what another box adds."""
        own, more = msgspec.structs.asdict(self), msgspec.structs.asdict(other)
        return Words(**{name: joined(name, value, more[name]) for name, value in own.items()})


def joined(name: str, words: Any, more: Any) -> Any:
    """Rows are added and tables united, without a word that is there already; of the Floors the highest."""
    if isinstance(words, int):
        return max(words, more)
    for word in more:
        if word in words:
            raise ContentError(f"{name}: {word!r} is a word of another box already")
    return {**words, **more} if isinstance(words, dict) else (*words, *more)


BASE: Final = Words()
NO_WORDS: Final = Words((), (), 0, {}, {}, {}, {}, {}, {}, (), (), {})  # of a box that adds none


class Column(msgspec.Struct, frozen=True):
    """A column of the Note Board. Slots are counted from 1 at the bottom."""

    slots: int
    value: int  # points of one cube
    stars: tuple[int, ...]
    arrows: tuple[int, ...]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a Scholar Card."""

    students: Positive
    hand: Positive
    speed: Positive
    intelligence: Positive
    stamina: Positive
    skills: tuple[str, ...]


class Scholar(msgspec.Struct, frozen=True):
    """A Scholar Card; `combo` counts the cubes of the Knowledge Combo by colour."""

    id: str
    number: str
    combo: tuple[int, ...]
    normal: Side
    exalted: Side
    rules: tuple[str, ...]


class Skill(msgspec.Struct, frozen=True):
    """A Skill of a Scholar: used in a moment for its cost, or an Action with the price of a cube, or one that
    is merely had and changes something.
    """

    id: str
    moment: str
    cost: str
    effect: tuple[str | int, ...]
    price: tuple[tuple[str, int], ...]
    changes: tuple[Change, ...]

    def price_of(self, n: int) -> dict[str, int]:
        """What so many cubes cost."""
        return {kind: n * each for kind, each in self.price}


class Zone(msgspec.Struct, frozen=True):
    """A Zone tile. `passages` has bit i for the i-th of `passage_names`; `doors` has for each of them the
    cubes that entering takes, as bits.
    """

    id: str
    number: str
    floor: int
    spaces: tuple[int, ...]  # printed cubes, from the left
    alert: int
    passages: int  # DGY-ZONE-03
    doors: tuple[int, ...]
    effects: tuple[tuple[str, int], ...]  # from the left (DGY-ZONE-04)
    rules: tuple[str, ...]
    free: int = 0  # spaces without a cube, behind those
    size: int = 1  # tiles along a side


class Trick(msgspec.Struct, frozen=True):
    """A Trick Card. `cost` are alternatives; ("draw", 0) is a number that its player names."""

    id: str
    number: str
    type: int
    bonus: int
    level: int  # of the Auxiliary Effect
    timing: str  # of the Main Effect; "" without one
    action: bool
    cost: tuple[tuple[tuple[str, int], ...], ...]
    aim: tuple[str, ...]  # what is named, one after the other
    named: tuple[str, ...]  # whether that is a seat or a zone
    hits: str  # whom it would affect; "" for nobody
    effects: Sentence  # what it does, verb by verb
    effect: str  # the procedure that it is instead
    when: str  # the one moment its text allows
    reaction: str  # what a Reaction answers: any effect, or only one that would affect me
    peaceful: bool  # not during Maximum Alert
    answerable: bool  # whatever else is silenced, a Reaction to it is not
    omega: bool
    rules: tuple[str, ...]

    @property
    def intern(self) -> str:
        """The Intern it grants, or ""."""
        return next((str(effect[1]) for effect in self.effects if effect[0] == "gain_intern"), "")


class Jinx(msgspec.Struct, frozen=True):
    """A Jinx Card; the penalty is subtracted in Game Scoring (DGY-JINX-05)."""

    id: str
    number: str
    penalty: int
    omega: bool
    changes: tuple[Change, ...]
    rules: tuple[str, ...]


class Intern(msgspec.Struct, frozen=True):
    """An Intern Card; `shield` is the colour it Protects, or -1."""

    id: str
    number: str
    points: int
    shield: int
    changes: tuple[Change, ...]
    rules: tuple[str, ...]


class Clan(msgspec.Struct, frozen=True):
    """A Clan Card: the Target Score, and what is added to each cube by colour."""

    id: str
    number: str
    target: int
    modifiers: tuple[int, ...]
    rules: tuple[str, ...]


class Alert(msgspec.Struct, frozen=True):
    """A difficulty profile (DGY-R-08). A row is Alert Bonus, Students, Omegas; Students are multiplied by the
    players.
    """

    id: str
    number: str
    minutes: int
    students: int
    omegas: int
    rows: tuple[tuple[int, int, int], ...]
    rules: tuple[str, ...]


class Panic(msgspec.Struct, frozen=True):
    """A Panic Card: the Boss and the Dungeon it asks for, the Students per player, the Alert Modifier,
    whether it is dark, and the Stun Tokens it adds to an Encounter.
    """

    id: str
    number: str
    boss: str
    dungeon: str
    students: int
    alert: int
    dark: bool
    encounter: int
    rules: tuple[str, ...]


class Boss(msgspec.Struct, frozen=True):
    """One profile of a Boss Card, and the Boss it belongs to."""

    id: str
    number: str
    boss: str
    alert: int
    rules: tuple[str, ...]


class Randomizer(msgspec.Struct, frozen=True):
    """A Randomizer card: indices into COLOURS, DIRECTIONS, PASSAGES and the cubes."""

    id: str
    number: str
    colour: int
    direction: int
    passage: int
    information: int
    rules: tuple[str, ...]


class Trap(msgspec.Struct, frozen=True):
    """A Trap Token and the number of its effect (DGY-R-186)."""

    id: str
    n: int


Printed = Scholar | Zone | Trick | Jinx | Intern | Clan | Alert | Panic | Boss | Randomizer


class ScholarFacts(Numbered, frozen=True, kw_only=True):
    """A table of scholars.toml."""

    combo: tuple[str, ...]
    normal: Side
    exalted: Side


class SkillFacts(ContentTable, frozen=True, kw_only=True):
    """A table of skills.toml."""

    moment: str = ""
    cost: str = ""
    effect: tuple[str | int, ...] = ()
    price: dict[str, Positive] = msgspec.field(default_factory=dict)
    changes: dict[str, int] = msgspec.field(default_factory=dict)


class ZoneFacts(Numbered, frozen=True, kw_only=True):
    """A table of zones.toml."""

    floor: Positive
    passages: tuple[str, ...]
    spaces: tuple[str, ...] = ()
    free: Natural = 0
    alert: Natural = 0
    doors: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    effects: tuple[tuple[Any, ...], ...] = ()
    size: Positive = 1


class TrickFacts(Numbered, frozen=True, kw_only=True):
    """A table of tricks.toml."""

    type: str
    bonus: Positive
    copies: Positive
    level: Natural | None = None  # that of the bonus
    timing: str = ""
    action: bool = False
    cost: tuple[tuple[CostPart, ...], ...] = ((),)
    aim: tuple[str, ...] = ()
    hits: str = ""
    effects: Sentence = ()
    effect: str = ""
    when: str = ""
    reaction: str = ""
    peaceful: bool = False
    answerable: bool = False
    omega: bool = False


class JinxFacts(Numbered, frozen=True, kw_only=True):
    """A table of jinxes.toml."""

    penalty: Positive
    omega: bool = False
    changes: dict[str, int] = msgspec.field(default_factory=dict)


class InternFacts(Numbered, frozen=True, kw_only=True):
    """A table of interns.toml."""

    points: int
    shield: str = ""
    changes: dict[str, int] = msgspec.field(default_factory=dict)


class ClanFacts(Numbered, frozen=True, kw_only=True):
    """A table of clans.toml."""

    target: Positive
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class AlertFacts(Numbered, frozen=True, kw_only=True):
    """A table of alerts.toml."""

    minutes: Positive
    students: Positive
    omegas: Natural
    rows: tuple[tuple[Natural, Natural, Natural], ...]


class PanicFacts(Numbered, frozen=True, kw_only=True):
    """A table of panics.toml."""

    students: Positive
    alert: Natural
    boss: str = ""
    dungeon: str = ""
    dark: bool = False
    encounter: Natural = 0


class BossFacts(Numbered, frozen=True, kw_only=True):
    """A table of bosses.toml."""

    boss: str
    alert: Natural


class RandomizerFacts(Numbered, frozen=True, kw_only=True):
    """A table of randomizer.toml."""

    colour: str
    direction: str
    passage: str
    information: str


class ColumnFacts(ContentTable, frozen=True, kw_only=True):
    """A column of board.toml. Cubes that have no column of their own have no slots."""

    value: Natural
    cubes: Positive
    slots: Natural
    stars: tuple[Positive, ...] = ()
    arrows: tuple[Positive, ...] = ()


class TrapFacts(ContentTable, frozen=True, kw_only=True):
    """A Trap of board.toml."""

    copies: Positive
    n: Natural = 0


class Pieces(ContentTable, frozen=True, kw_only=True):
    """How many there are of what lies loose, and the spaces of the Bonfire."""

    students: Positive
    omegas: Positive
    bonfire: Positive
    x_tokens: Natural
    teleports: Natural


class BoardFacts(ContentTable, frozen=True, kw_only=True):
    """All of board.toml."""

    columns: dict[str, ColumnFacts]
    traps: dict[str, TrapFacts]
    pieces: Pieces
    loose_cubes: dict[str, Positive] = msgspec.field(default_factory=dict)


class MoreBoardFacts(ContentTable, frozen=True, kw_only=True):
    """board.toml of another box."""

    columns: dict[str, ColumnFacts] = msgspec.field(default_factory=dict)
    traps: dict[str, TrapFacts] = msgspec.field(default_factory=dict)
    loose_cubes: dict[str, Positive] = msgspec.field(default_factory=dict)


class Reader(NamedTuple):
    """How a kind of file is read by a box that adds to the base: what a table says, what is made of it, the
    folder it lies in, and whether its pieces are cards that may be hidden.
    """

    facts: type[ContentTable]
    make: Callable[[str, Any, Words], Any]
    place: str = ""
    are_cards: bool = False


Readers = Mapping[str, Reader]
NO_READERS: Final[Readers] = {}


class Contents(msgspec.Struct, frozen=True):
    """Everything that the boxes in use say. Trick Cards and Traps come with their number of copies. `more`
    are kinds that the base does not have, those that are cards in `decks`.
    """

    words: Words
    scholars: tuple[Scholar, ...]
    skills: tuple[Skill, ...]
    zones: tuple[Zone, ...]
    tricks: tuple[tuple[Trick, int], ...]
    jinxes: tuple[Jinx, ...]
    interns: tuple[Intern, ...]
    clans: tuple[Clan, ...]
    alerts: tuple[Alert, ...]
    panics: tuple[Panic, ...]
    bosses: tuple[Boss, ...]
    randomizer: tuple[Randomizer, ...]
    columns: tuple[Column, ...]
    cubes: tuple[int, ...]
    traps: tuple[tuple[Trap, int], ...]
    pieces: Pieces
    more: dict[str, tuple[Any, ...]] = msgspec.field(default_factory=dict)
    decks: tuple[str, ...] = ()


def mask_of(words: Iterable[str], known: tuple[str, ...], field: str) -> int:
    """The words as bits. Raises ContentError when one is unknown or written twice."""
    mask = 0
    for word in words:
        bit = 1 << index_of(word, known, field)
        if mask & bit:
            raise ContentError(f"{field}: {word!r} is there twice")
        mask |= bit
    return mask


def check_side(side: Side, field: str) -> Side:
    for skill in side.skills:
        check_id(skill, f"{field}.skills")
    return side


def scholar(id: str, f: ScholarFacts, words: Words) -> Scholar:
    combo = [index_of(cube, words.cubes, "combo") for cube in f.combo]
    return Scholar(
        id=check_id(id),
        number=f.number,
        combo=tuple(combo.count(cube) for cube in range(len(words.cubes))),
        normal=check_side(f.normal, "normal"),
        exalted=check_side(f.exalted, "exalted"),
        rules=f.rule,
    )


def skill(id: str, f: SkillFacts, words: Words) -> Skill:
    if f.moment or f.cost or f.effect:
        check_word(f.moment, SKILL_MOMENTS, "moment")
        check_word(f.cost, SKILL_COSTS, "cost")
        check_effect(f.effect, words.skill_verbs, "effect")
    for kind in f.price:
        check_word(kind, SKILL_PRICES, "price")
    if bool(f.cost) + bool(f.price) + bool(f.changes) != 1:
        raise ContentError("expected either moment, cost and effect, or a price, or changes")
    return Skill(
        id=check_id(id),
        moment=f.moment,
        cost=f.cost,
        effect=f.effect,
        price=tuple(f.price.items()),
        changes=checked_changes(f.changes, words),
    )


def zone(id: str, f: ZoneFacts, words: Words) -> Zone:
    if not ZONE_ID.fullmatch(id):
        check_id(id)
    if f.floor > words.floors:
        raise ContentError(f"floor: expected 1 to {words.floors}, found {f.floor}")
    if bool(f.spaces or f.free) != bool(f.alert):
        raise ContentError("alert: expected a number above 0 with spaces, and none without")
    effects = tuple(zone_effect(effect, words) for effect in f.effects)
    if ("boss", 0) in effects[:-1]:
        raise ContentError("effects: expected 'boss' as the last effect (DGY-BOSS-04)")
    if f.size not in SIZES:
        raise ContentError(f"size: expected one of {SIZES}, found {f.size}")
    names = passage_names(f.size)
    passages = mask_of(f.passages, names, "passages")
    doors = [0] * len(names)
    for passage, cubes in f.doors.items():
        check_word(passage, f.passages, "doors")
        if not cubes:
            raise ContentError(f"doors.{passage}: expected at least one cube")
        doors[names.index(passage)] = mask_of(cubes, words.cubes, f"doors.{passage}")
    return Zone(
        id=id,
        number=f.number,
        floor=f.floor,
        spaces=tuple(index_of(cube, (*words.cubes, *words.loose_cubes), "spaces") for cube in f.spaces),
        alert=f.alert,
        passages=passages,
        doors=tuple(doors),
        effects=effects,
        rules=f.rule,
        free=f.free,
        size=f.size,
    )


@cache
def passage_names(size: int) -> tuple[str, ...]:
    """The half-edges of a tile, clockwise (DGY-R-197).

    >>> passage_names(1) == PASSAGES, passage_names(2)[:5]
    (True, ('n1', 'n2', 'n3', 'n4', 'e1'))
    """
    return tuple(f"{side}{n}" for side in DIRECTIONS for n in range(1, 2 * size + 1))


def zone_effect(effect: tuple[Any, ...], words: Words) -> tuple[str, int]:
    """A Zone Effect with the number, letter or cube it takes, as a number.

    >>> zone_effect(("secret_passage", "B"), BASE), zone_effect(("danger", 2), BASE)
    (('secret_passage', 1), ('danger', 2))
    """
    word, *arguments = effect or ("",)
    kind = words.effects[check_word(str(word), words.effects, "effects")]
    match kind, arguments:
        case "", []:
            return word, 0
        case "number", [int(n)] if n > 0 and not isinstance(n, bool):
            return word, n
        case "letter", [str(letter)] if len(letter) == 1 and "A" <= letter <= "Z":
            return word, ord(letter) - ord("A")
        case "cube", [str(cube)]:
            return word, index_of(cube, words.cubes, "effects")
        case tuple(), [str(beside)]:
            return word, index_of(beside, kind, "effects")
    wanted = {
        "": "nothing",
        "number": "a whole number above 0",
        "letter": "a letter A to Z",
        "cube": "a cube",
    }
    takes = wanted[kind] if isinstance(kind, str) else f"one of {', '.join(kind)}"
    raise ContentError(f"effects: {word!r} takes {takes}, found {arguments}")


def trick(id: str, f: TrickFacts, words: Words) -> tuple[Trick, int]:
    check_main_effect(f, words)
    card = Trick(
        id=check_id(id),
        number=f.number,
        type=index_of(f.type, words.types, "type"),
        bonus=f.bonus,
        level=f.bonus if f.level is None else f.level,
        timing=f.timing,
        action=f.action,
        cost=f.cost,
        aim=f.aim,
        named=tuple(words.aims[aim][0] for aim in f.aim),
        hits=f.hits,
        effects=f.effects,
        effect=f.effect,
        when=f.when,
        reaction=f.reaction,
        peaceful=f.peaceful,
        answerable=f.answerable,
        omega=f.omega,
        rules=f.rule,
    )
    return card, f.copies


def check_main_effect(f: TrickFacts, words: Words) -> None:
    """A Main Effect has a timing; a Reaction says what it answers, and nothing else does."""
    if f.timing:
        check_word(f.timing, TIMINGS, "timing")
        check_sentence(f, words)
    elif any((f.action, f.cost != ((),), f.aim, f.hits, f.effects, f.effect, f.when, f.reaction, f.peaceful)):
        raise ContentError("timing: the field is missing; only a card without a Main Effect has none")
    if f.when:
        check_word(f.when, MOMENTS, "when")
    if f.timing == "reaction":
        check_word(f.reaction, REACTIONS, "reaction")
    elif f.reaction:
        raise ContentError(f"reaction: a card with timing {f.timing!r} answers nothing; leave the field out")
    if f.action and f.timing != "standard":
        raise ContentError(f"action: expected timing 'standard' (DGY-MAIN-08), found {f.timing!r}")
    if not f.cost:
        raise ContentError("cost: expected at least one alternative; leave the field out if it costs nothing")
    for word, n in (part for alternative in f.cost for part in alternative):
        check_word(word, COSTS, "cost")
        if n == 0 and word != "draw":
            raise ContentError(f"cost: {word!r} takes a whole number above 0, found 0")


def check_sentence(f: TrickFacts, words: Words) -> None:
    """What a Main Effect does is said in verbs or is a procedure of its own, and what they need is named."""
    for aim in f.aim:
        check_word(aim, words.aims, "aim")
    if f.hits:
        check_word(f.hits, words.hits, "hits")
    if bool(f.effects) == bool(f.effect):
        raise ContentError("effects: expected what the Main Effect does, or its procedure in effect")
    if f.effect:
        check_word(f.effect, words.procedures, "effect")
    for effect in f.effects:
        check_effect(effect, words.verbs, "effects")
    named = {words.aims[aim][0] for aim in f.aim}
    for word in (*f.aim, f.hits, f.effect, *(str(effect[0]) for effect in f.effects)):
        for kind in words.needs.get(word, ()):
            if kind not in named:
                raise ContentError(f"aim: {word!r} needs a {kind} that is named")


def jinx(id: str, f: JinxFacts, words: Words) -> Jinx:
    return Jinx(
        id=check_id(id),
        number=f.number,
        penalty=f.penalty,
        omega=f.omega,
        changes=checked_changes(f.changes, words),
        rules=f.rule,
    )


def checked_changes(changes: dict[str, int], words: Words) -> tuple[Change, ...]:
    return tuple((check_word(word, words.changes, "changes"), n) for word, n in changes.items())


def intern(id: str, f: InternFacts, words: Words) -> Intern:
    shield = index_of(f.shield, words.cubes, "shield") if f.shield else -1
    return Intern(
        id=check_id(id),
        number=f.number,
        points=f.points,
        shield=shield,
        changes=checked_changes(f.changes, words),
        rules=f.rule,
    )


def clan(id: str, f: ClanFacts, words: Words) -> Clan:
    mask_of(f.modifiers, words.cubes, "modifiers")
    modifiers = tuple(f.modifiers.get(cube, 0) for cube in words.cubes)
    return Clan(id=check_id(id), number=f.number, target=f.target, modifiers=modifiers, rules=f.rule)


def alert(id: str, f: AlertFacts, words: Words) -> Alert:
    if not f.rows:
        raise ContentError("rows: expected at least one")
    return Alert(
        id=check_id(id),
        number=f.number,
        minutes=f.minutes,
        students=f.students,
        omegas=f.omegas,
        rows=f.rows,
        rules=f.rule,
    )


def panic(id: str, f: PanicFacts, words: Words) -> Panic:
    return Panic(
        id=check_id(id),
        number=f.number,
        boss=f.boss,
        dungeon=f.dungeon,
        students=f.students,
        alert=f.alert,
        dark=f.dark,
        encounter=f.encounter,
        rules=f.rule,
    )


def boss(id: str, f: BossFacts, words: Words) -> Boss:
    name = check_id(f.boss, "boss")
    return Boss(id=check_id(id), number=f.number, boss=name, alert=f.alert, rules=f.rule)


def randomizer(id: str, f: RandomizerFacts, words: Words) -> Randomizer:
    return Randomizer(
        id=check_id(id),
        number=f.number,
        colour=index_of(f.colour, COLOURS, "colour"),
        direction=index_of(f.direction, DIRECTIONS, "direction"),
        passage=index_of(f.passage, PASSAGES, "passage"),
        information=index_of(f.information, words.cubes, "information"),
        rules=f.rule,
    )


def check_board(f: BoardFacts, words: Words) -> None:
    """Every cube has its column, in the order of the words, with Stars and arrows in slots that are there;
    of those without a column the number is said.
    """
    if tuple(f.columns) != words.cubes:
        raise ContentError(f"columns: expected {', '.join(words.cubes)}, found {', '.join(f.columns)}")
    for cube, column in f.columns.items():
        for field, slots in (("stars", column.stars), ("arrows", column.arrows)):
            if any(slot > column.slots for slot in slots):
                raise ContentError(
                    f"columns.{cube}.{field}: expected slots 1 to {column.slots}, found {list(slots)}"
                )
    if tuple(f.loose_cubes) != words.loose_cubes:
        wanted, found = ", ".join(words.loose_cubes), ", ".join(f.loose_cubes)
        raise ContentError(f"loose_cubes: expected {wanted or 'none'}, found {found or 'none'}")
    mask_of(f.traps, words.traps, "traps")


F = TypeVar("F", bound=ContentTable)
T = TypeVar("T")


def read_file(
    name: str, text: Source, facts: type[F], make: Callable[[str, F, Words], T], words: Words
) -> tuple[T, ...]:
    """All entries of one content file, in its order. Raises ContentError."""
    return read_entries(name, text, lambda id, table: make(id, convert(table, facts), words))


def read_board(boxes: Sequence[Texts], words: Words) -> BoardFacts:
    """The board of the first box, with the columns and Traps that others add."""
    board = read_table("board", boxes[0]["board"], BoardFacts, any_table)
    for texts in boxes[1:]:
        if "board" in texts:
            more = read_table("board", texts["board"], MoreBoardFacts, any_table)
            twice = [*(more.columns.keys() & board.columns.keys()), *(more.traps.keys() & board.traps.keys())]
            if twice:
                raise ContentError(f"board.toml: {twice[0]!r} is there already")
            board = msgspec.structs.replace(
                board,
                columns={**board.columns, **more.columns},
                traps={**board.traps, **more.traps},
                loose_cubes={**board.loose_cubes, **more.loose_cubes},
            )
    try:
        check_board(board, words)
    except ContentError as error:
        raise ContentError(f"board.toml: {error}") from None
    return board


def any_table(found: ContentTable) -> None:
    """Whether it fits is asked when all of it is there."""


def read_texts(texts: Texts, words: Words = BASE, *more: Texts, readers: Readers = NO_READERS) -> Contents:
    """Every entry of all content files of one box, or of several, checked alone and together. Boxes after the
    first have the files that they need, and may have readers of their own. Raises ContentError.
    """
    boxes = (texts, *more)

    def read(name: str, facts: type[F], make: Callable[[str, F, Words], T]) -> tuple[T, ...]:
        found = list(read_file(name, texts[name], facts, make, words))
        for box in more:
            if name in box:
                found += read_more(name, box[name], readers.get(name, Reader(facts, make)), words)
        return tuple(found)

    board = read_board(boxes, words)
    contents = Contents(
        words=words,
        scholars=read("scholars", ScholarFacts, scholar),
        skills=read("skills", SkillFacts, skill),
        zones=read("zones", ZoneFacts, zone),
        tricks=with_copies(read("tricks", TrickFacts, trick), more),
        jinxes=read("jinxes", JinxFacts, jinx),
        interns=read("interns", InternFacts, intern),
        clans=read("clans", ClanFacts, clan),
        alerts=read("alerts", AlertFacts, alert),
        panics=read("panics", PanicFacts, panic),
        bosses=read("bosses", BossFacts, boss),
        randomizer=read("randomizer", RandomizerFacts, randomizer),
        columns=tuple(Column(c.slots, c.value, c.stars, c.arrows) for c in board.columns.values()),
        cubes=(*(column.cubes for column in board.columns.values()), *board.loose_cubes.values()),
        traps=tuple((Trap(id, trap.n), trap.copies) for id, trap in board.traps.items()),
        pieces=board.pieces,
        more={
            name: tuple(
                entry for box in more if name in box for entry in read_more(name, box[name], reader, words)
            )
            for name, reader in readers.items()
            if name not in FILES
        },
        decks=tuple(name for name, reader in readers.items() if reader.are_cards),
    )
    check_together(contents)
    return contents


def read_more(name: str, text: Source, reader: Reader, words: Words) -> tuple[Any, ...]:
    """The entries of a file of another box."""
    return read_file(name, text, reader.facts, reader.make, words)


def with_copies(
    tricks: tuple[tuple[Trick, int], ...], more: Sequence[Texts]
) -> tuple[tuple[Trick, int], ...]:
    """The Trick Cards, and behind them more of those that are there already."""
    known = {card.id: card for card, _ in tricks}
    found = list(tricks)
    for box in more:
        for id, n in parse(COPIES, box[COPIES]).items() if COPIES in box else ():
            if id not in known or type(n) is not int or n < 1:
                raise ContentError(
                    f"{COPIES}.toml: expected a Trick Card and a number above 0, found {id} = {n}"
                )
            found.append((known[id], n))
    return tuple(found)


def texts_of(folder: Folder, readers: Readers = NO_READERS) -> dict[str, Source]:
    """The files of a content folder by name. A box that adds something has only those that it needs."""
    places = {**PLACES, **{name: reader.place for name, reader in readers.items() if reader.place}}
    names = dict.fromkeys((*FILES, COPIES, *readers))
    there = [name for name in names if path_of(folder.path, name, places).is_file()]
    return content.texts_of(folder, there, places)


def path_of(folder: Traversable, name: str, places: Mapping[str, str] = PLACES) -> Traversable:
    return (folder / places[name] if name in places else folder) / f"{name}.toml"


def read_all(folder: str = "content") -> Contents:
    """The base box, from a folder of this package."""
    return read_texts(texts_of(Folder("undercroft.games.dungeonology", folder)))


def check_together(c: Contents) -> None:
    """What no entry can tell alone: names and numbers are there once, and what an entry names exists."""
    kinds: dict[str, tuple[Printed, ...]] = {
        "scholars": c.scholars,
        "zones": c.zones,
        "tricks": tuple({id(card): card for card, _ in c.tricks}.values()),
        "jinxes": c.jinxes,
        "interns": c.interns,
        "clans": c.clans,
        "alerts": c.alerts,
        "panics": c.panics,
        "bosses": c.bosses,
        "randomizer": c.randomizer,
        **{deck: c.more[deck] for deck in c.decks},
    }
    for file, entries in kinds.items():
        once("number", [(file, entry.id, entry.number) for entry in entries])
        once("id", [(file, entry.id, entry.id) for entry in entries])
    once("id", [("skills", skill.id, skill.id) for skill in c.skills])
    numbered = ("jinxes", "clans", "panics", "zones", *c.decks)  # they share the numbering of a box
    once("id", [(file, entry.id, entry.id) for file in numbered for entry in kinds[file]])
    check_zones(c.zones)
    skills = [skill.id for skill in c.skills]
    for scholar in c.scholars:
        for field, side in (("normal", scholar.normal), ("exalted", scholar.exalted)):
            for name in side.skills:
                if name not in skills:
                    meant = did_you_mean(name, skills)
                    raise ContentError(
                        f"scholars.toml: [{scholar.id}]: {field}.skills: there is no {name!r}{meant}"
                    )
    interns = [intern.id for intern in c.interns]
    for card, _ in c.tricks:
        if card.intern and card.intern not in interns:
            meant = did_you_mean(card.intern, interns)
            raise ContentError(f"tricks.toml: [{card.id}]: effects: there is no {card.intern!r}{meant}")
    bosses = [boss.boss for boss in c.bosses]
    for panic in c.panics:
        if panic.boss and panic.boss not in bosses:
            meant = did_you_mean(panic.boss, bosses)
            raise ContentError(f"panics.toml: [{panic.id}]: boss: there is no {panic.boss!r}{meant}")


def check_zones(zones: tuple[Zone, ...]) -> None:
    """The Starting Zone comes first, and every Secret Passage leads somewhere."""
    if not zones or zones[0].id != START:
        raise ContentError(f"zones.toml: expected [{START}] as the first Zone")
    letters = [n for zone in zones for word, n in zone.effects if word == "secret_passage"]
    for zone in zones:
        for word, n in zone.effects:
            if word == "secret_passage" and letters.count(n) < 2:
                letter = chr(n + ord("A"))
                raise ContentError(f"zones.toml: [{zone.id}]: effects: no other Zone has the letter {letter}")
