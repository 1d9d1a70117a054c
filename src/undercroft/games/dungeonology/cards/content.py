"""Content files: what is printed on every card, tile and board, read from TOML and checked.

There is one file per kind, with one table per entry and its id for a name; pieces/board.toml has what is no
card, the Note Board, the Traps and the loose pieces. A mistake is answered with the file, the entry, the
field and what was expected.

An expansion reads its folder with the `Words` of both boxes: how many cubes, types and Floors there are
follows from them, and the base comes first, so that its numbers stay.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, TypeVar

import msgspec

from undercroft.engine.validation import ContentError, did_you_mean, dotted, explain

CUBES: Final = ("civilization", "militia", "worship", "riches", "caste")
CIVILIZATION, MILITIA, WORSHIP, RICHES, CASTE = range(5)
VALUES: Final = (2, 3, 4, 5, 6)  # points of a cube, by colour

TYPES: Final = ("exploration", "subterfuge", "magic", "social", "notoriety", "fate")
EXPLORATION, SUBTERFUGE, MAGIC, SOCIAL, NOTORIETY, FATE = range(6)

COLOURS: Final = ("yellow", "red", "blue", "green")  # Note Boards, by seat
PASSAGES: Final = ("n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2")  # half-edges, clockwise (DGY-R-197)
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
ZONE_EFFECTS: Final = {  # what stands beside the icon
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
CHANGES: Final = (  # what a card that lies before a Scholar changes, by how much or how many
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
    "board",
)
PLACES: Final = {"board": "pieces"}  # files in a folder of their own, since they have no cards
SNAKE: Final = re.compile(r"[a-z]+(_[a-z0-9]+)*")
ZONE_ID: Final = re.compile(r"[IVX]+-[1-9]")
RULE: Final = re.compile(r"[A-Z]{3}-[A-Z]+-[0-9]{2,3}")

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Part = tuple[str, Natural]
Change = tuple[str, int]  # one of CHANGES, and by how much


class Words(msgspec.Struct, frozen=True):
    """The words that the content of the boxes in use may speak. Base cubes and types come first."""

    cubes: tuple[str, ...] = CUBES
    types: tuple[str, ...] = TYPES
    floors: int = 3
    effects: dict[str, str] = msgspec.field(default_factory=ZONE_EFFECTS.copy)


BASE: Final = Words()


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


class Zone(msgspec.Struct, frozen=True):
    """A Zone tile. `passages` has bit i for PASSAGES[i]; `doors` has for each of them the cubes that entering
    takes, as bits.
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
    intern: str  # the Intern it grants
    when: str  # the one moment its text allows
    reaction: str  # what a Reaction answers: any effect, or only one that would affect me
    peaceful: bool  # not during Maximum Alert
    omega: bool
    rules: tuple[str, ...]


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


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file, as it is written."""


class Numbered(Facts, frozen=True, kw_only=True):
    """What a table says of every piece that has a code in the catalogue and rules of its own."""

    number: str
    rule: tuple[str, ...] = ()


class ScholarFacts(Numbered, frozen=True, kw_only=True):
    """A table of scholars.toml."""

    combo: tuple[str, ...]
    normal: Side
    exalted: Side


class ZoneFacts(Numbered, frozen=True, kw_only=True):
    """A table of zones.toml."""

    floor: Positive
    passages: tuple[str, ...]
    spaces: tuple[str, ...] = ()
    alert: Natural = 0
    doors: dict[str, tuple[str, ...]] = {}
    effects: tuple[tuple[Any, ...], ...] = ()


class TrickFacts(Numbered, frozen=True, kw_only=True):
    """A table of tricks.toml."""

    type: str
    bonus: Positive
    copies: Positive
    level: Natural | None = None  # that of the bonus
    timing: str = ""
    action: bool = False
    cost: tuple[tuple[Part, ...], ...] = ((),)
    intern: str = ""
    when: str = ""
    reaction: str = ""
    peaceful: bool = False
    omega: bool = False


class JinxFacts(Numbered, frozen=True, kw_only=True):
    """A table of jinxes.toml."""

    penalty: Positive
    omega: bool = False
    changes: dict[str, int] = {}


class InternFacts(Numbered, frozen=True, kw_only=True):
    """A table of interns.toml."""

    points: int
    shield: str = ""
    changes: dict[str, int] = {}


class ClanFacts(Numbered, frozen=True, kw_only=True):
    """A table of clans.toml."""

    target: Positive
    modifiers: dict[str, int] = {}


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


class ColumnFacts(Facts, frozen=True, kw_only=True):
    """A column of board.toml. Cubes that have no column of their own have no slots."""

    value: Natural
    cubes: Positive
    slots: Natural
    stars: tuple[Positive, ...] = ()
    arrows: tuple[Positive, ...] = ()


class TrapFacts(Facts, frozen=True, kw_only=True):
    """A Trap of board.toml."""

    copies: Positive
    n: Natural = 0


class Pieces(Facts, frozen=True, kw_only=True):
    """How many there are of what lies loose, and the spaces of the Bonfire."""

    students: Positive
    omegas: Positive
    bonfire: Positive
    x_tokens: Natural
    teleports: Natural


class BoardFacts(Facts, frozen=True, kw_only=True):
    """All of board.toml."""

    columns: dict[str, ColumnFacts]
    traps: dict[str, TrapFacts]
    pieces: Pieces


class Contents(msgspec.Struct, frozen=True):
    """Everything that a folder says. Trick Cards and Traps come with their number of copies."""

    scholars: tuple[Scholar, ...]
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


def check_word(word: str, known: Iterable[str], field: str) -> str:
    names = list(known)
    if word not in names:
        expected = f"expected one of {', '.join(names)}"
        raise ContentError(f"{field}: {expected}, found {word!r}{did_you_mean(word, names)}")
    return word


def index_of(word: str, known: tuple[str, ...], field: str) -> int:
    return known.index(check_word(word, known, field))


def mask_of(words: Iterable[str], known: tuple[str, ...], field: str) -> int:
    """The words as bits. Raises ContentError when one is unknown or written twice."""
    mask = 0
    for word in words:
        bit = 1 << index_of(word, known, field)
        if mask & bit:
            raise ContentError(f"{field}: {word!r} is there twice")
        mask |= bit
    return mask


def check_id(id: str, field: str = "") -> str:
    if not SNAKE.fullmatch(id):
        place = f"{field}: " if field else ""
        expected = "expected an id of small letters, digits and single underscores, such as 'hunters_trap'"
        raise ContentError(f"{place}{expected}, found {id!r}")
    return id


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


def zone(id: str, f: ZoneFacts, words: Words) -> Zone:
    if not ZONE_ID.fullmatch(id):
        check_id(id)
    if f.floor > words.floors:
        raise ContentError(f"floor: expected 1 to {words.floors}, found {f.floor}")
    if bool(f.spaces) != bool(f.alert):
        raise ContentError("alert: expected a number above 0 with spaces, and none without")
    effects = tuple(zone_effect(effect, words) for effect in f.effects)
    if ("boss", 0) in effects[:-1]:
        raise ContentError("effects: expected 'boss' as the last effect (DGY-BOSS-04)")
    passages = mask_of(f.passages, PASSAGES, "passages")
    doors = [0] * len(PASSAGES)
    for passage, cubes in f.doors.items():
        check_word(passage, f.passages, "doors")
        if not cubes:
            raise ContentError(f"doors.{passage}: expected at least one cube")
        doors[PASSAGES.index(passage)] = mask_of(cubes, words.cubes, f"doors.{passage}")
    return Zone(
        id=id,
        number=f.number,
        floor=f.floor,
        spaces=tuple(index_of(cube, words.cubes, "spaces") for cube in f.spaces),
        alert=f.alert,
        passages=passages,
        doors=tuple(doors),
        effects=effects,
        rules=f.rule,
    )


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
    wanted = {
        "": "nothing",
        "number": "a whole number above 0",
        "letter": "a letter A to Z",
        "cube": "a cube",
    }
    raise ContentError(f"effects: {word!r} takes {wanted[kind]}, found {arguments}")


def trick(id: str, f: TrickFacts, words: Words) -> tuple[Trick, int]:
    check_main_effect(f)
    card = Trick(
        id=check_id(id),
        number=f.number,
        type=index_of(f.type, words.types, "type"),
        bonus=f.bonus,
        level=f.bonus if f.level is None else f.level,
        timing=f.timing,
        action=f.action,
        cost=f.cost,
        intern=f.intern,
        when=f.when,
        reaction=f.reaction,
        peaceful=f.peaceful,
        omega=f.omega,
        rules=f.rule,
    )
    return card, f.copies


def check_main_effect(f: TrickFacts) -> None:
    """A Main Effect has a timing; a Reaction says what it answers, and nothing else does."""
    if f.timing:
        check_word(f.timing, TIMINGS, "timing")
    elif f.action or f.cost != ((),) or f.intern or f.when or f.reaction or f.peaceful:
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


def jinx(id: str, f: JinxFacts, words: Words) -> Jinx:
    return Jinx(
        id=check_id(id),
        number=f.number,
        penalty=f.penalty,
        omega=f.omega,
        changes=checked_changes(f.changes),
        rules=f.rule,
    )


def checked_changes(changes: dict[str, int]) -> tuple[Change, ...]:
    return tuple((check_word(word, CHANGES, "changes"), n) for word, n in changes.items())


def intern(id: str, f: InternFacts, words: Words) -> Intern:
    shield = index_of(f.shield, words.cubes, "shield") if f.shield else -1
    return Intern(
        id=check_id(id),
        number=f.number,
        points=f.points,
        shield=shield,
        changes=checked_changes(f.changes),
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
    """Every cube has its column, in the order of the words, with Stars and arrows in slots that are there."""
    if tuple(f.columns) != words.cubes:
        raise ContentError(f"columns: expected {', '.join(words.cubes)}, found {', '.join(f.columns)}")
    for cube, column in f.columns.items():
        for field, slots in (("stars", column.stars), ("arrows", column.arrows)):
            if any(slot > column.slots for slot in slots):
                raise ContentError(
                    f"columns.{cube}.{field}: expected slots 1 to {column.slots}, found {list(slots)}"
                )
    mask_of(f.traps, TRAPS, "traps")


F = TypeVar("F", bound=Facts)
T = TypeVar("T")


def parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}.toml: no valid TOML: {error}") from None


def convert(table: Any, facts: type[F]) -> F:
    """One table in its form. A mistake is told with its field."""
    try:
        found = msgspec.convert(table, facts)
    except msgspec.ValidationError as error:
        message, where = explain(table, facts, error)
        raise ContentError(f"{dotted(where)}: {message}" if where else message) from None
    for rule in found.rule if isinstance(found, Numbered) else ():
        if not RULE.fullmatch(rule):
            raise ContentError(f"rule: expected ids of the catalogue, such as 'DGY-MAIN-08', found {rule!r}")
    return found


def read_file(
    name: str, text: str, facts: type[F], make: Callable[[str, F, Words], T], words: Words
) -> tuple[T, ...]:
    """All entries of one content file, in its order. Raises ContentError."""
    entries = []
    for id, table in parse(name, text).items():
        try:
            entries.append(make(id, convert(table, facts), words))
        except ContentError as error:
            raise ContentError(f"{name}.toml: [{id}]: {error}") from None
    return tuple(entries)


def read_board(text: str, words: Words) -> BoardFacts:
    table = parse("board", text)
    try:
        board = convert(table, BoardFacts)
        check_board(board, words)
    except ContentError as error:
        raise ContentError(f"board.toml: {error}") from None
    return board


def read_texts(texts: Mapping[str, str], words: Words = BASE) -> Contents:
    """Every entry of all content files, checked alone and together. Raises ContentError."""
    board = read_board(texts["board"], words)
    contents = Contents(
        scholars=read_file("scholars", texts["scholars"], ScholarFacts, scholar, words),
        zones=read_file("zones", texts["zones"], ZoneFacts, zone, words),
        tricks=read_file("tricks", texts["tricks"], TrickFacts, trick, words),
        jinxes=read_file("jinxes", texts["jinxes"], JinxFacts, jinx, words),
        interns=read_file("interns", texts["interns"], InternFacts, intern, words),
        clans=read_file("clans", texts["clans"], ClanFacts, clan, words),
        alerts=read_file("alerts", texts["alerts"], AlertFacts, alert, words),
        panics=read_file("panics", texts["panics"], PanicFacts, panic, words),
        bosses=read_file("bosses", texts["bosses"], BossFacts, boss, words),
        randomizer=read_file("randomizer", texts["randomizer"], RandomizerFacts, randomizer, words),
        columns=tuple(Column(c.slots, c.value, c.stars, c.arrows) for c in board.columns.values()),
        cubes=tuple(column.cubes for column in board.columns.values()),
        traps=tuple((Trap(id, trap.n), trap.copies) for id, trap in board.traps.items()),
        pieces=board.pieces,
    )
    check_together(contents)
    return contents


def texts_of(folder: Traversable) -> dict[str, str]:
    """The files of a content folder by name."""
    places = {name: folder / PLACES[name] if name in PLACES else folder for name in FILES}
    return {name: (place / f"{name}.toml").read_text("utf-8") for name, place in places.items()}


def read_folder(folder: Traversable, words: Words = BASE) -> Contents:
    """Everything that the files of a content folder say. Raises ContentError."""
    return read_texts(texts_of(folder), words)


def read_all(content: str = "content") -> Contents:
    """The base box, from a folder of this package."""
    return read_folder(files("undercroft.games.dungeonology") / content)


def check_together(c: Contents) -> None:
    """What no entry can tell alone: names and numbers are there once, and what an entry names exists."""
    kinds: dict[str, tuple[Printed, ...]] = {
        "scholars": c.scholars,
        "zones": c.zones,
        "tricks": tuple(card for card, _ in c.tricks),
        "jinxes": c.jinxes,
        "interns": c.interns,
        "clans": c.clans,
        "alerts": c.alerts,
        "panics": c.panics,
        "bosses": c.bosses,
        "randomizer": c.randomizer,
    }
    for file, entries in kinds.items():
        numbers: dict[str, str] = {}
        for entry in entries:
            if entry.number in numbers:
                already = f"{entry.number!r} is there already: [{numbers[entry.number]}]"
                raise ContentError(f"{file}.toml: [{entry.id}]: number: {already}")
            numbers[entry.number] = entry.id
    names: dict[str, str] = {}  # of the pieces that share the numbering of a box
    for file in ("jinxes", "clans", "panics", "zones"):
        for entry in kinds[file]:
            place = f"{file}.toml: [{entry.id}]"
            if entry.id in names:
                raise ContentError(f"{place}: the id is there already: {names[entry.id]}")
            names[entry.id] = place
    check_zones(c.zones)
    interns = [intern.id for intern in c.interns]
    for card, _ in c.tricks:
        if card.intern and card.intern not in interns:
            meant = did_you_mean(card.intern, interns)
            raise ContentError(f"tricks.toml: [{card.id}]: intern: there is no {card.intern!r}{meant}")
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
