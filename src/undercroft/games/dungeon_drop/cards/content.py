"""Content files: what is printed on every cube and card, and the measures of the table, read and checked.

There is one file per kind, with one table per entry and its id for a name; pieces/table.toml has the measures
and pieces/floors.toml what floors ask for. A mistake is answered with the file, the entry, the field and what
was expected.

An ability or a bonus is a verb with the numbers it needs; each verb is a class here, and whatever carries it
out lives elsewhere. Lengths are in hundredths of a millimetre everywhere, as poses are (DRP-R-76).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec

from undercroft.engine import content
from undercroft.engine.content import (
    ContentTable,
    Natural,
    Numbered,
    Positive,
    Source,
    check_id,
    check_word,
    convert,
    once,
    read_entries,
    read_table,
)
from undercroft.engine.own_content import Folder
from undercroft.engine.validation import ContentError

SIZES: Final = ("small", "large", "huge")
SMALL, LARGE, HUGE = range(3)
LETTERS: Final = "slh"  # of a size in the id of a piece (DRP-R-61)

GROUPS: Final = ("structure", "treasure", "gem", "item", "monster", "huge", "solo")
GEMS: Final = ("ruby", "sapphire", "diamond")
FINISHES: Final = ("stone", "metal", "glass", "matt", "glitter")
SCORES: Final = ("each", "quest", "unspent", "spare", "opened", "monster")
MODES: Final = ("solo", "normal")
WINDOWS: Final = ("explore", "act", "move", "loot", "copied")  # the last is that of the copied ability
ZONES: Final = ("room", "limits", "pawn")
EVERY: Final = "cube"  # as a target: all kinds

FILES: Final = ("cubes", "races", "classes", "quests", "table", "floors")
PLACES: Final = {"table": "pieces", "floors": "pieces"}  # files in a folder of their own: they have no cards

Share = Annotated[int, msgspec.Meta(ge=0, le=100)]  # hundredths
Life = Annotated[int, msgspec.Meta(ge=7, le=9)]  # DRP-DMG-04
Words = tuple[str, ...]


# -- what abilities do -------------------------------------------------------------------------------------


class Effect(ContentTable, frozen=True, kw_only=True, tag_field="verb"):
    """What an ability does, and the window in which it is declared (DRP-R-34)."""

    window: str


class Aimed(Effect, frozen=True, kw_only=True):
    """An effect on cubes. Once read, `targets` are kinds of cubes, without those of `but`."""

    targets: Words
    but: Words = ()
    size: str = ""  # only cubes of this size


class Copy(Effect, frozen=True, kw_only=True, tag="copy"):
    """Use a Class ability: one of your own, or one of the others (DRP-R-66, DRP-R-93)."""

    whose: str


class Slide(Aimed, frozen=True, kw_only=True, tag="slide"):
    """Slide one cube no farther than `reach` to a free spot (DRP-R-36)."""

    reach: Positive


class Look(Effect, frozen=True, kw_only=True, tag="look"):
    """Draw so many cubes more, look at all, return as many (DRP-R-63)."""

    more: Positive


class InnerPillars(Effect, frozen=True, kw_only=True, tag="inner_pillars"):
    """The room may contain up to `most` other Pillars, in spite of DRP-ROOM-04."""

    most: Positive


class Flick(Aimed, frozen=True, kw_only=True, tag="flick"):
    """Flick 1 to `most` cubes, one after the other, for so much strain in all (DRP-R-35)."""

    most: Positive = 1
    strength: Share = 100  # at most
    noise: bool = True
    strain: Natural = 0


class Redrop(Aimed, frozen=True, kw_only=True, tag="redrop"):
    """Re-drop 1 to `most` cubes within `reach` of a point (DRP-R-72)."""

    most: Positive
    reach: Positive


class Pull(Aimed, frozen=True, kw_only=True, tag="pull"):
    """Give all cubes within `reach` of a point in the zone a speed towards it."""

    zone: str
    reach: Positive
    speed: Positive


class Spare(Aimed, frozen=True, kw_only=True, tag="spare"):
    """These cubes of the room stay on the table and deal no damage (DRP-R-65)."""


class KeepTokens(Effect, frozen=True, kw_only=True, tag="keep_tokens"):
    """The next room uses so many tokens, and other Pillar cubes for the rest (DRP-R-33)."""

    tokens: Positive


class FreeCorner(Aimed, frozen=True, kw_only=True, tag="free_corner"):
    """Up to `most` corners of the room may be such cubes; they are not taken."""

    most: Positive


class Take(Aimed, frozen=True, kw_only=True, tag="take"):
    """After the loot take up to `most` cubes whose footprint is within `reach` of the room (DRP-R-86)."""

    most: Positive
    reach: Positive


class Banish(Aimed, frozen=True, kw_only=True, tag="banish"):
    """Put one cube into the discard: within `reach` of the Pawn, or anywhere inside the limits."""

    zone: str
    reach: Natural = 0


class Slay(Effect, frozen=True, kw_only=True, tag="slay"):
    """Monsters of one kind, up to its number, go from the room to the trophies (DRP-R-65)."""

    most: dict[str, Positive]


class Lockpick(Effect, frozen=True, kw_only=True, tag="lockpick"):
    """Take a marker that counts as a Key, up to `most` (DRP-R-64)."""

    most: Positive


class Swap(Aimed, frozen=True, kw_only=True, tag="swap"):
    """Exchange two cubes (DRP-R-36)."""


class Mend(Effect, frozen=True, kw_only=True, tag="mend"):
    """Remove monsters and strain that cover `least` to `most` hearts in all."""

    least: Positive
    most: Positive


class Lull(Effect, frozen=True, kw_only=True, tag="lull"):
    """Each monster of a kind deals so much less in this loot (DRP-R-39)."""

    less: dict[str, Positive]


class PlaceDrawn(Effect, frozen=True, kw_only=True, tag="place"):
    """Look at the drawn cubes and place up to `most` of them instead of dropping them (DRP-R-63)."""

    most: Positive


class Prevent(Effect, frozen=True, kw_only=True, tag="prevent"):
    """Up to so much damage of this loot is not dealt (DRP-R-65)."""

    damage: Positive


class Transmute(Aimed, frozen=True, kw_only=True, tag="transmute"):
    """Put one cube from inside the limits into the Box, and a drawn one in its place (DRP-R-63)."""


class Prop(Effect, frozen=True, kw_only=True, tag="prop"):
    """Put a set-aside Pillar on a free spot within `reach` of the Pawn (DRP-R-21)."""

    reach: Positive


class Moves(Effect, frozen=True, kw_only=True, tag="moves"):
    """Make so many moves; only the last room is looted (DRP-R-68)."""

    moves: Positive


class LootFirst(Effect, frozen=True, kw_only=True, tag="loot_first"):
    """Loot before exploring (DRP-R-68)."""


# -- what Quests add ---------------------------------------------------------------------------------------


class Bonus(ContentTable, frozen=True, kw_only=True, tag_field="verb"):
    """What a Quest adds to the score (DRP-SCR-03)."""


class Enough(Bonus, frozen=True, kw_only=True, tag="enough"):
    """With at least n such cubes in the stash."""

    of: Words
    n: Positive
    points: Positive


class Sets(Bonus, frozen=True, kw_only=True, tag="sets"):
    """For every set of one cube of each kind."""

    of: Words
    points: Positive


class Each(Bonus, frozen=True, kw_only=True, tag="each"):
    """For every such cube in the stash."""

    of: Words
    points: Positive


class Opened(Bonus, frozen=True, kw_only=True, tag="opened"):
    """For every opened Chest."""

    points: Positive


class Monsters(Bonus, frozen=True, kw_only=True, tag="monsters"):
    """For every monster on the Race card or in the trophies, by kind."""

    points: dict[str, Positive]


class Hearts(Bonus, frozen=True, kw_only=True, tag="hearts"):
    """For every uncovered heart."""

    points: Positive


class Kinds(Bonus, frozen=True, kw_only=True, tag="kinds"):
    """For every different kind of treasure in the stash, beyond so many."""

    beyond: Natural
    points: Positive


class Collected(Bonus, frozen=True, kw_only=True, tag="collected"):
    """For every such cube that came into the stash, spent or not (DRP-R-71)."""

    of: Words
    points: Positive


class Company(Bonus, frozen=True, kw_only=True, tag="company"):
    """For every meeple of another hero in a room you loot; without the variant for every loot of a room with
    at most so many cubes besides Pillars.
    """

    cubes: Natural
    points: Positive


class Heaviest(Bonus, frozen=True, kw_only=True, tag="heaviest"):
    """With more treasure cubes than every other hero."""

    points: Positive


class First(Bonus, frozen=True, kw_only=True, tag="first"):
    """For every round in which you played first."""

    points: Positive


E = TypeVar("E", Effect, Bonus)


def verbs_of(*classes: type[E]) -> dict[str, type[E]]:
    return {str(kind.__struct_config__.tag): kind for kind in classes}


EFFECTS: Final = verbs_of(
    *(Copy, Slide, Look, InnerPillars, Flick, Redrop, Pull, Spare, KeepTokens, FreeCorner, Take, Banish),
    *(Slay, Lockpick, Swap, Mend, Lull, PlaceDrawn, Prevent, Transmute, Prop, Moves, LootFirst),
)
BONUSES: Final = verbs_of(
    *(Enough, Sets, Each, Opened, Monsters, Hearts, Kinds, Collected, Company, Heaviest, First)
)


# -- cubes and cards ---------------------------------------------------------------------------------------


class Cube(msgspec.Struct, frozen=True):
    """A kind of cubes. `counts` says how many there are of each size. Points count when `scores` says so; ""
    is never. The die is that of a Chest.
    """

    id: str
    number: str
    counts: tuple[int, int, int]
    groups: Words
    colour: str
    edge: str
    finish: str
    translucent: bool
    glyph: str
    scores: str
    points: int
    die: tuple[int, ...]
    damage: int
    mode: str  # the only mode that uses it, or ""
    rules: Words

    @property
    def scheme(self) -> tuple[str, str, str, bool]:
        """Two cubes are the same colour when this is the same (DRP-COMP-08)."""
        return self.colour, self.edge, self.finish, self.translucent


class Race(msgspec.Struct, frozen=True):
    """A Race card, with its ability in both modes."""

    id: str
    number: str
    life: int
    initiative: int
    ability: str
    solo: Effect
    normal: Effect
    rules: Words


class Class(msgspec.Struct, frozen=True):
    """A Class card, with its ability in both modes."""

    id: str
    number: str
    ability: str
    solo: Effect
    normal: Effect
    rules: Words


class Quest(msgspec.Struct, frozen=True):
    """A Quest. `small` and `large` have the values of the gems in the order of GEMS."""

    id: str
    number: str
    small: tuple[int, ...]
    large: tuple[int, ...]
    bonus: Bonus | None
    mode: str  # the only mode that has it, or ""
    rules: Words


Printed = Cube | Race | Class | Quest


class CubeFacts(Numbered, frozen=True, kw_only=True):
    """A table of cubes.toml."""

    copies: Positive
    groups: Words
    colour: str
    finish: str
    glyph: str
    small: Natural = 0
    large: Natural = 0
    huge: Natural = 0
    edge: str = ""
    translucent: bool = False
    scores: str = ""
    points: Natural = 0
    die: tuple[Positive, ...] = ()
    damage: Natural = 0
    mode: str = ""


class ClassFacts(Numbered, frozen=True, kw_only=True):
    """A table of classes.toml."""

    ability: str
    use: dict[str, Any] | None = None
    solo: dict[str, Any] | None = None
    normal: dict[str, Any] | None = None


class RaceFacts(ClassFacts, frozen=True, kw_only=True):
    """A table of races.toml."""

    life: Life
    initiative: Positive


class QuestFacts(Numbered, frozen=True, kw_only=True):
    """A table of quests.toml."""

    gems: dict[str, Natural] = msgspec.field(default_factory=dict)
    small: dict[str, Natural] = msgspec.field(default_factory=dict)
    large: dict[str, Natural] = msgspec.field(default_factory=dict)
    bonus: dict[str, Any] | None = None
    mode: str = ""


# -- measures ----------------------------------------------------------------------------------------------


class Surface(ContentTable, frozen=True, kw_only=True):
    """The rectangle of the table, its centre at 0, 0 (DRP-R-04)."""

    width: Positive
    depth: Positive


class Sides(ContentTable, frozen=True, kw_only=True):
    """The side of a cube, by size (DRP-COMP-05)."""

    small: Positive
    large: Positive
    huge: Positive

    @property
    def by_size(self) -> tuple[int, int, int]:
        return self.small, self.large, self.huge


class Token(ContentTable, frozen=True, kw_only=True):
    """The Pillar tokens; a cube is on one when it is nearer than radius - margin (DRP-R-06)."""

    count: Positive
    radius: Positive
    margin: Natural


class Figure(ContentTable, frozen=True, kw_only=True):
    """Pawn or meeple: an upright cylinder, and a disc in tests (DRP-R-62, DRP-R-70)."""

    radius: Positive
    height: Positive


class Room(ContentTable, frozen=True, kw_only=True):
    """The smallest altitude of a room (DRP-R-13), and how deep an overlap still is touching (DRP-R-77)."""

    altitude: Positive
    overlap: Natural


class Drop(ContentTable, frozen=True, kw_only=True):
    """How cubes are let go (DRP-R-01, DRP-R-02). `again`: the height without a drop to correct (DRP-R-79)."""

    lowest: Positive
    highest: Positive
    again: Positive
    offset: Natural
    first_offset: Natural
    spread: Natural
    first_spread: Natural
    rise: Natural
    spin: Natural


class Fall(ContentTable, frozen=True, kw_only=True):
    """At least so many steps in a second, and the longest fall in seconds (DRP-R-09, DRP-R-95)."""

    steps: Positive
    seconds: Positive


class Rest(ContentTable, frozen=True, kw_only=True):
    """What is done with cubes that do not lie as they should (DRP-R-05, DRP-R-06, DRP-R-08)."""

    tries: Positive
    tilt: Natural
    lift: Natural
    kick: Positive
    kicks: Natural


class Cluster(ContentTable, frozen=True, kw_only=True):
    """How clusters are separated after the initial drop (DRP-R-07)."""

    neighbours: Natural
    gap: Natural
    push: Positive
    passes: Positive


class Push(ContentTable, frozen=True, kw_only=True):
    """How cubes are pushed out, and where free spots are looked for (DRP-R-60, DRP-R-81)."""

    passes: Positive
    ring: Positive
    directions: Positive
    slide: Positive


class Entry(ContentTable, frozen=True, kw_only=True):
    """How often Pawn and Staircase are re-dropped in set-up (DRP-R-16, DRP-R-18)."""

    tries: Positive
    entries: Positive


class Material(ContentTable, frozen=True, kw_only=True):
    """What cubes do, in hundredths (DRP-R-10, DRP-R-95)."""

    friction: Natural
    restitution: Share


class Flicks(ContentTable, frozen=True, kw_only=True):
    """The speeds of strength 0 and 1, and the noise in tenths of a degree and in hundredths (DRP-R-35)."""

    slowest: Positive
    fastest: Positive
    turn: Natural
    error: Share


class Scatter(ContentTable, frozen=True, kw_only=True):
    """How far cubes come to rest from the aim: half of them, and nine in ten. Measured, for the eyes only."""

    heights: tuple[Positive, ...]
    half: tuple[Positive, ...]
    most: tuple[Positive, ...]


class Numbers(ContentTable, frozen=True, kw_only=True):
    """The numbers that rules name. `cubes` are those explored by 1, 2, 3 and 4 players."""

    cubes: tuple[Positive, Positive, Positive, Positive]
    rounds: Positive
    tracker: Positive
    levels: Positive
    heart: Natural
    meeple: Natural
    floors: Positive
    floor_limit: Positive


class Measures(ContentTable, frozen=True, kw_only=True):
    """All of table.toml."""

    surface: Surface
    sides: Sides
    token: Token
    pawn: Figure
    meeple: Figure
    room: Room
    drop: Drop
    fall: Fall
    rest: Rest
    cluster: Cluster
    push: Push
    entry: Entry
    material: Material
    flick: Flicks
    scatter: Scatter
    game: Numbers


class Required(ContentTable, frozen=True, kw_only=True):
    """What is added to the printed life while the tracker is from the first number to the second."""

    tracker: tuple[Natural, Natural]
    score: Positive


class Legacy(ContentTable, frozen=True, kw_only=True):
    """What a hero who retires has done; a tier above 0 is a victory (DRP-RET-03)."""

    id: str
    tracker: tuple[Natural, Natural]
    tier: Natural


class Floors(ContentTable, frozen=True, kw_only=True):
    """All of floors.toml."""

    required: tuple[Required, ...]
    legacy: tuple[Legacy, ...]

    def score(self, tracker: int, life: int) -> int:
        """The Required Score (DRP-REQ-02).

        >>> read_all().floors.score(tracker=2, life=9)
        29
        """
        return life + next(row.score for row in self.required if tracker <= row.tracker[1])

    def legacy_of(self, tracker: int) -> Legacy:
        """The legacy of a hero who retires (DRP-RET-03).

        >>> read_all().floors.legacy_of(7).id
        'kingdom'
        """
        return next(row for row in self.legacy if tracker <= row.tracker[1])


class Contents(msgspec.Struct, frozen=True):
    """Everything that a folder says."""

    cubes: tuple[Cube, ...]
    races: tuple[Race, ...]
    classes: tuple[Class, ...]
    quests: tuple[Quest, ...]
    table: Measures
    floors: Floors


class Piece(NamedTuple):
    """A single cube: its id, its kind as an index, its size as an index into SIZES."""

    id: str
    kind: int
    size: int


def pieces(cubes: Iterable[Cube]) -> Iterator[Piece]:
    """Every single cube, in the order of pieces (DRP-R-61).

    >>> [piece.id for piece in pieces(read_all().cubes)][10:14]
    ['pillar_s11', 'pillar_s12', 'pillar_l1', 'pillar_l2']
    """
    for kind, cube in enumerate(cubes):
        for size, count in enumerate(cube.counts):
            yield from (Piece(f"{cube.id}_{LETTERS[size]}{n}", kind, size) for n in range(1, count + 1))


# -- checks ------------------------------------------------------------------------------------------------


def check_some(words: Iterable[str], known: Iterable[str], field: str) -> None:
    """At least one word, all of them known, and none twice."""
    names = list(known)
    seen: list[str] = []
    for word in words:
        if check_word(word, names, field) in seen:
            raise ContentError(f"{field}: {word!r} is there twice")
        seen.append(word)
    if not seen:
        raise ContentError(f"{field}: expected at least one of {', '.join(names)}")


def check_mode(mode: str) -> str:
    return check_word(mode, MODES, "mode") if mode else mode


def cube(id: str, f: CubeFacts, kinds: tuple[Cube, ...]) -> Cube:
    counts = (f.small, f.large, f.huge)
    if f.copies != sum(counts):
        raise ContentError(f"copies: expected {sum(counts)}, the sum of the sizes, found {f.copies}")
    check_some(f.groups, GROUPS, "groups")
    check_worth(id, f)
    return Cube(
        id=id,
        number=f.number,
        counts=counts,
        groups=f.groups,
        colour=check_id(f.colour, "colour"),
        edge=check_id(f.edge, "edge") if f.edge else "",
        finish=check_word(f.finish, FINISHES, "finish"),
        translucent=f.translucent,
        glyph=check_id(f.glyph, "glyph"),
        scores=f.scores,
        points=f.points,
        die=f.die,
        damage=f.damage,
        mode=check_mode(f.mode),
        rules=f.rule,
    )


def check_worth(id: str, f: CubeFacts) -> None:
    """What a cube is says how it scores: gems by the Quest, Chests by a die, monsters as monsters."""
    if f.scores:
        check_word(f.scores, SCORES, "scores")
    if f.points and f.scores in ("", "quest", "opened"):
        raise ContentError(f"points: a cube with scores {f.scores!r} has none; leave the field out")
    if bool(f.die) != (f.scores == "opened"):
        raise ContentError("die: expected faces with scores 'opened', and none without")
    if ("gem" in f.groups) != (f.scores == "quest"):
        raise ContentError("scores: expected 'quest' for a gem, and for nothing else (DRP-SCR-02)")
    if ("gem" in f.groups) != (id in GEMS):
        raise ContentError(f"groups: expected 'gem' for {', '.join(GEMS)}, and for nothing else")
    if ("monster" in f.groups) != (f.scores == "monster"):
        raise ContentError("scores: expected 'monster' for a monster, and for nothing else (DRP-SCR-06)")
    if ("monster" in f.groups) != bool(f.damage):
        raise ContentError("damage: expected a number above 0 for a monster, and none for others")


def race(id: str, f: RaceFacts, kinds: tuple[Cube, ...]) -> Race:
    solo, normal = effects(f, kinds)
    return Race(
        id=id,
        number=f.number,
        life=f.life,
        initiative=f.initiative,
        ability=check_id(f.ability, "ability"),
        solo=solo,
        normal=normal,
        rules=f.rule,
    )


def class_card(id: str, f: ClassFacts, kinds: tuple[Cube, ...]) -> Class:
    solo, normal = effects(f, kinds)
    ability = check_id(f.ability, "ability")
    return Class(id, f.number, ability, solo, normal, f.rule)


def effects(f: ClassFacts, kinds: tuple[Cube, ...]) -> tuple[Effect, Effect]:
    """The ability in solo and in the normal game: the same, or one table for each."""
    match f.use, f.solo, f.normal:
        case dict(), None, None:
            solo = normal = effect(f.use, "use", kinds)
        case None, dict(), dict():
            solo, normal = effect(f.solo, "solo", kinds), effect(f.normal, "normal", kinds)
        case _:
            raise ContentError("use: expected this table alone, or both of solo and normal")
    if normal.window == "move":
        field = "use" if f.use else "normal"
        raise ContentError(f"{field}.window: the normal game has no Move step (DRP-MP-03)")
    return solo, normal


def effect(table: dict[str, Any], field: str, kinds: tuple[Cube, ...]) -> Effect:
    found = verb(table, EFFECTS, field)
    check_word(found.window, WINDOWS, f"{field}.window")
    if (found.window == "copied") != isinstance(found, Copy):
        raise ContentError(f"{field}.window: expected 'copied' for the verb 'copy', and for no other")
    monsters = [cube.id for cube in kinds if cube.damage]
    match found:
        case Aimed():
            return aimed(found, field, kinds)
        case Slay():
            check_some(found.most, monsters, f"{field}.most")
        case Lull():
            check_some(found.less, monsters, f"{field}.less")
        case Copy():
            check_word(found.whose, ("own", "others"), f"{field}.whose")
        case Mend() if found.least > found.most:
            raise ContentError(f"{field}.least: expected at most {found.most}, found {found.least}")
    return found


def aimed(found: Aimed, field: str, kinds: tuple[Cube, ...]) -> Aimed:
    """The effect with its targets as kinds of cubes, in the order of pieces."""
    if found.size:
        check_word(found.size, SIZES, f"{field}.size")
    if isinstance(found, Pull | Banish):
        check_word(found.zone, ZONES, f"{field}.zone")
    if isinstance(found, Banish) and (found.zone == "pawn") != bool(found.reach):
        raise ContentError(f"{field}.reach: expected a number above 0 with zone 'pawn', and none without")
    wanted = kinds_of(found.targets, kinds, f"{field}.targets")
    left_out = kinds_of(found.but, kinds, f"{field}.but") if found.but else ()
    targets = tuple(id for id in wanted if id not in left_out)
    if not targets:
        raise ContentError(f"{field}.but: nothing is left of the targets")
    return msgspec.structs.replace(found, targets=targets)


def kinds_of(words: Words, kinds: tuple[Cube, ...], field: str) -> Words:
    """The kinds that words name: a kind, a group, or all."""
    check_some(words, (EVERY, *GROUPS, *(cube.id for cube in kinds)), field)
    return tuple(
        cube.id for cube in kinds if any(word in (EVERY, cube.id) or word in cube.groups for word in words)
    )


def quest(id: str, f: QuestFacts, kinds: tuple[Cube, ...]) -> Quest:
    if bool(f.gems) == bool(f.small or f.large):
        raise ContentError("gems: expected this table alone, or both of small and large")
    small, large = (f.gems, f.gems) if f.gems else (f.small, f.large)
    for field, table in (("gems", f.gems),) if f.gems else (("small", small), ("large", large)):
        if sorted(table) != sorted(GEMS):
            found = ", ".join(table) or "nothing"
            raise ContentError(f"{field}: expected a value for each of {', '.join(GEMS)}, found {found}")
    return Quest(
        id=id,
        number=f.number,
        small=tuple(small[gem] for gem in GEMS),
        large=tuple(large[gem] for gem in GEMS),
        bonus=None if f.bonus is None else bonus(f.bonus, kinds),
        mode=check_mode(f.mode),
        rules=f.rule,
    )


def bonus(table: dict[str, Any], kinds: tuple[Cube, ...]) -> Bonus:
    found = verb(table, BONUSES, "bonus")
    match found:
        case Enough() | Sets() | Each() | Collected():
            check_some(found.of, [cube.id for cube in kinds if "treasure" in cube.groups], "bonus.of")
        case Monsters():
            check_some(found.points, [cube.id for cube in kinds if cube.damage], "bonus.points")
    return found


def verb(table: dict[str, Any], known: dict[str, type[E]], field: str) -> E:
    """A table with a verb, in the form that this verb has."""
    if "verb" not in table:
        raise ContentError(f"{field}: the field 'verb' is missing")
    word = check_word(str(table["verb"]), known, f"{field}.verb")
    return convert(table, known[word], field)


# -- reading -----------------------------------------------------------------------------------------------

F = TypeVar("F", bound=ContentTable)
T = TypeVar("T")


def read_file(
    name: str,
    text: Source,
    facts: type[F],
    make: Callable[[str, F, tuple[Cube, ...]], T],
    kinds: tuple[Cube, ...] = (),
) -> tuple[T, ...]:
    """All entries of one content file, in its order. Raises ContentError."""
    return read_entries(name, text, lambda id, table: make(check_id(id), convert(table, facts), kinds))


def check_measures(m: Measures) -> None:
    """Bounds lie in order."""
    for low, high, places in (
        (m.sides.small, m.sides.large, "sides.large: expected at least small"),
        (m.sides.large, m.sides.huge, "sides.huge: expected at least large"),
        (m.token.margin, m.token.radius, "token.margin: expected at most radius"),
        (m.drop.lowest, m.drop.highest, "drop.lowest: expected at most highest"),
        (m.drop.lowest, m.drop.again, "drop.again: expected at least lowest"),
        (m.drop.again, m.drop.highest, "drop.again: expected at most highest"),
        (m.flick.slowest, m.flick.fastest, "flick.slowest: expected at most fastest"),
        (m.game.floor_limit, m.game.floors, "game.floor_limit: expected at most floors"),
    ):
        if low > high:
            raise ContentError(f"{places}, found {low} and {high}")


def check_floors(found: Floors, tracker: int) -> None:
    check_rows([row.tracker for row in found.required], tracker - 1, "required")
    check_rows([row.tracker for row in found.legacy], tracker, "legacy")
    for row in found.legacy:
        check_id(row.id, "legacy.id")


def check_rows(rows: list[tuple[int, int]], last: int, field: str) -> None:
    """The rows follow one another from 0 to the last number, without a hole."""
    expected = 0
    for n, (low, high) in enumerate(rows):
        if low != expected or high < low:
            raise ContentError(f"{field}[{n}].tracker: expected a row from {expected}, found {low} to {high}")
        expected = high + 1
    if expected != last + 1:
        raise ContentError(f"{field}: expected rows from 0 to {last}, found them up to {expected - 1}")


def read_texts(texts: Mapping[str, Source]) -> Contents:
    """Every entry of all content files, checked alone and together. Raises ContentError."""
    cubes = read_file("cubes", texts["cubes"], CubeFacts, cube)
    check_kinds(cubes)
    table = read_table("table", texts["table"], Measures, check_measures)
    tracker = table.game.tracker
    contents = Contents(
        cubes=cubes,
        races=read_file("races", texts["races"], RaceFacts, race, cubes),
        classes=read_file("classes", texts["classes"], ClassFacts, class_card, cubes),
        quests=read_file("quests", texts["quests"], QuestFacts, quest, cubes),
        table=table,
        floors=read_table("floors", texts["floors"], Floors, lambda found: check_floors(found, tracker)),
    )
    check_together(contents)
    return contents


def check_kinds(cubes: tuple[Cube, ...]) -> None:
    """Rules name these kinds; a group is no kind."""
    ids = [cube.id for cube in cubes]
    for id in ("pillar", "potion", "key", "chest", "shield", "stair", "relic", *GEMS):
        if id not in ids:
            raise ContentError(f"cubes.toml: [{id}] is missing")
    for id in ids:
        if id == EVERY or id in GROUPS:
            raise ContentError(f"cubes.toml: [{id}]: this is the name of a group")


def texts_of(folder: Folder) -> dict[str, Source]:
    """The files of a content folder by name."""
    return content.texts_of(folder, FILES, PLACES)


def read_folder(folder: Folder) -> Contents:
    """Everything that the files of a content folder say. Raises ContentError."""
    return read_texts(texts_of(folder))


def read_all(folder: str = "content") -> Contents:
    """The base box, from a folder of this package."""
    return read_folder(Folder("undercroft.games.dungeon_drop", folder))


def check_together(c: Contents) -> None:
    """What no entry can tell alone: ids, numbers, abilities and initiatives are there once."""
    cards: dict[str, tuple[Printed, ...]] = {
        "cubes": c.cubes,
        "races": c.races,
        "classes": c.classes,
        "quests": c.quests,
    }
    entries = [(file, entry) for file, kind in cards.items() for entry in kind]
    heroes = [(file, entry) for file, entry in entries if isinstance(entry, Race | Class)]
    once("id", [(file, entry.id, entry.id) for file, entry in entries])
    once("number", [(file, entry.id, entry.number) for file, entry in entries])
    once("ability", [(file, entry.id, entry.ability) for file, entry in heroes])
    once("initiative", [("races", entry.id, entry.initiative) for entry in c.races])
