"""The box: all physical pieces of one game, with what is printed on each. It never changes and every copy of
a table shares it.

Pieces that may be hidden share one numbering: Trick Cards, Jinx Cards, Clan Cards, Panic Cards, Zone tiles,
Trap Tokens. Zones are also counted by themselves, from 0 for the Starting Zone: their index is their place in
`zone`, and `tiles` has their numbers in that order.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from undercroft.engine.choice import Option, Reason
from undercroft.games.dungeonology.cards.content import (
    FATE,
    MAGIC,
    SOCIAL,
    SUBTERFUGE,
    Alert,
    Boss,
    Clan,
    Column,
    Contents,
    Intern,
    Jinx,
    Panic,
    Randomizer,
    Scholar,
    Skill,
    Trap,
    Trick,
    Zone,
)

USE, STEALTH, ALERT, DRAW, DISCARD = range(5)  # what an Auxiliary Effect can be used for
IN_TESTS: Final = (SUBTERFUGE, MAGIC, FATE)
MOMENTS: Final = ("own", "instant", "test", "at_once", "turn_start", "announced", "reaction", "")

Piece = Trick | Jinx | Clan | Panic | Zone | Trap


class AddedAuxiliary(NamedTuple):
    """The Auxiliary Effect of a type that another box adds: what it can be used for, in which moments, what
    else forbids it, what it does; and the rule that says when.
    """

    branches: tuple[int, ...]
    moments: tuple[str, ...]
    why_not: Callable[[Any, int, int], Reason | None]
    act: Callable[[Any, int, int], None]
    rule: str


class Lexicon(NamedTuple):
    """The functions behind the words of the cards. An aim lists what can be named, `hits` the seats that
    would be affected; verbs and procedures act. Each is called with the table and the play. `auxiliaries` are
    those of types that another box adds.
    """

    aims: Mapping[str, Callable[..., list[Option]]]
    hits: Mapping[str, Callable[..., list[int]]]
    verbs: Mapping[str, Callable[..., None]]
    procedures: Mapping[str, Callable[..., None]]
    auxiliaries: Mapping[str, AddedAuxiliary] = {}

    def joined(self, other: "Lexicon") -> "Lexicon":
        """With the functions that another box adds."""
        return Lexicon(
            {**self.aims, **other.aims},
            {**self.hits, **other.hits},
            {**self.verbs, **other.verbs},
            {**self.procedures, **other.procedures},
            {**self.auxiliaries, **other.auxiliaries},
        )


class Effect(NamedTuple):
    """A Main Effect, ready to be played: what is named, whom it hits, and its verbs with their arguments."""

    aims: tuple[Callable[..., list[Option]], ...]
    named: tuple[str, ...]  # for each aim, whether it names a seat or a zone
    hits: Callable[..., list[int]]
    verbs: tuple[tuple[Callable[..., None], tuple[str | int, ...]], ...]


class Box:
    """The physical pieces of one game."""

    __slots__ = (
        "added_auxiliaries",
        "alert_index",
        "alerts",
        "always_stuns",
        "aux",
        "bonfire",
        "bonus",
        "boss_index",
        "bosses",
        "branches",
        "card",
        "changes",
        "clans",
        "columns",
        "cube_names",
        "cubes",
        "decks",
        "effects",
        "instants",
        "intern_index",
        "interns",
        "jinxes",
        "main",
        "names",
        "narrow",
        "needs_student",
        "number",
        "omegas",
        "open_passages",
        "panics",
        "passages_to",
        "piles",
        "playable",
        "playable_off_turn",
        "randomizer",
        "reactions",
        "scholar_index",
        "scholars",
        "secret_zones",
        "skill",
        "students",
        "subterfuge_cards",
        "teleports",
        "tiles",
        "traps",
        "trick",
        "tricks",
        "type_of",
        "types",
        "used_skills",
        "x_tokens",
        "zone",
        "zone_effects",
        "zone_index",
    )

    def __init__(self, contents: Contents, lexicon: Lexicon) -> None:
        pieces: list[tuple[str, Piece]] = [
            *copies(contents.tricks),
            *((jinx.id, jinx) for jinx in contents.jinxes),
            *((clan.id, clan) for clan in contents.clans),
            *((panic.id, panic) for panic in contents.panics),
            *((zone.id, zone) for zone in contents.zones),
            *copies(contents.traps),
            *((card.id, card) for deck in contents.decks for card in contents.more[deck]),
        ]
        self.names: tuple[str, ...] = tuple(name for name, _ in pieces)
        self.number: dict[str, int] = {name: n for n, name in enumerate(self.names)}
        self.card: tuple[Any, ...] = tuple(piece for _, piece in pieces)
        self.tricks = self.of_kind(Trick)
        self.jinxes = self.of_kind(Jinx)
        self.clans = self.of_kind(Clan)
        self.panics = self.of_kind(Panic)
        self.tiles = self.of_kind(Zone)
        self.traps = self.of_kind(Trap)
        # kinds of cards that another box adds, by the name of their file
        self.decks: dict[str, tuple[int, ...]] = {
            deck: tuple(self.number[card.id] for card in contents.more[deck]) for deck in contents.decks
        }
        self.types: tuple[str, ...] = contents.words.types

        self.zone: tuple[Zone, ...] = contents.zones
        self.zone_effects = contents.words.effects  # by Zone Effect: what stands beside the icon
        self.zone_index: dict[str, int] = {zone.id: z for z, zone in enumerate(self.zone)}
        # by Zone: its Passages without a Door
        self.open_passages: tuple[int, ...] = tuple(
            sum(1 << p for p, door in enumerate(zone.doors) if not door) for zone in self.zone
        )
        # by Floor from I; the Starting Zone lies on the table
        self.piles: tuple[tuple[int, ...], ...] = tuple(
            tuple(z for z, zone in enumerate(self.zone) if zone.floor == floor and z)
            for floor in range(1, max(zone.floor for zone in self.zone) + 1)
        )

        # Zones that are linked to two others at most: none in the base box
        self.narrow: frozenset[int] = frozenset()

        self.columns: tuple[Column, ...] = contents.columns
        self.scholars: tuple[Scholar, ...] = contents.scholars
        self.skill: dict[str, Skill] = {skill.id: skill for skill in contents.skills}
        self.used_skills: tuple[str, ...] = tuple(skill.id for skill in contents.skills if skill.cost)
        self.interns: tuple[Intern, ...] = contents.interns
        self.alerts: tuple[Alert, ...] = contents.alerts
        self.bosses: tuple[Boss, ...] = contents.bosses
        self.randomizer: tuple[Randomizer, ...] = contents.randomizer
        self.scholar_index: dict[str, int] = {scholar.id: n for n, scholar in enumerate(self.scholars)}
        self.intern_index: dict[str, int] = {intern.id: n for n, intern in enumerate(self.interns)}
        self.alert_index: dict[str, int] = {alert.id: n for n, alert in enumerate(self.alerts)}
        self.boss_index: dict[str, int] = {boss.id: n for n, boss in enumerate(self.bosses)}

        self.students = contents.pieces.students
        self.omegas = contents.pieces.omegas
        self.cubes: tuple[int, ...] = contents.cubes  # by kind
        self.cube_names: tuple[str, ...] = (*contents.words.cubes, *contents.words.loose_cubes)
        self.bonfire = contents.pieces.bonfire
        self.x_tokens = contents.pieces.x_tokens
        self.teleports = contents.pieces.teleports

        # by what is changed: how much by each Jinx Card, by each Intern, by each Skill, and by each piece of
        # a kind that another box adds
        self.changes: dict[str, tuple[dict[int, int], dict[int, int], dict[str, int], dict[int, int]]] = {
            word: (
                {n: by for n in self.jinxes for changed, by in self.card[n].changes if changed == word},
                {
                    n: by
                    for n, intern in enumerate(self.interns)
                    for changed, by in intern.changes
                    if changed == word
                },
                {
                    skill.id: by
                    for skill in contents.skills
                    for changed, by in skill.changes
                    if changed == word
                },
                {},
            )
            for word in contents.words.changes
        }

        # by the number of a Trick Card: looked up for every hand at every decision
        self.trick: tuple[Trick, ...] = tuple(self.card[n] for n in self.tricks)
        self.effects: tuple[Effect, ...] = tuple(effect_of(card, lexicon) for card in self.trick)
        self.bonus: tuple[int, ...] = tuple(card.bonus for card in self.trick)
        self.type_of: tuple[int, ...] = tuple(card.type for card in self.trick)
        self.reactions = frozenset(n for n in self.tricks if self.trick[n].timing == "reaction")
        self.instants = frozenset(n for n in self.tricks if self.trick[n].timing == "instant")
        # what can be played when: whoever holds nothing for a moment is asked all the same, but at no cost
        self.playable_off_turn = frozenset(n for n in self.tricks if is_playable_off_turn(self.trick[n]))
        self.added_auxiliaries: dict[int, AddedAuxiliary] = {
            n: lexicon.auxiliaries[self.types[self.type_of[n]]]
            for n in self.tricks
            if self.types[self.type_of[n]] in lexicon.auxiliaries
        }
        self.branches: tuple[tuple[int, ...], ...] = tuple(self.branches_of(n) for n in self.tricks)
        self.aux: dict[str, tuple[tuple[Option, ...], ...]] = {
            moment: tuple(
                tuple(("aux", n, branch) for branch in self.branches[n] if self.has_moment(n, moment))
                for n in self.tricks
            )
            for moment in MOMENTS
        }
        self.main: dict[str, tuple[Option, ...]] = {
            moment: tuple(("main", n) if is_timely(self.trick[n], moment) else () for n in self.tricks)
            for moment in MOMENTS
        }
        self.playable: dict[str, frozenset[int]] = {
            moment: frozenset(n for n in self.tricks if self.aux[moment][n] or self.main[moment][n])
            for moment in MOMENTS
        }
        self.passages_to: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                n for n, other in enumerate(self.zone) if other is not zone and letters(other) & letters(zone)
            )
            for zone in self.zone
        )
        self.secret_zones = tuple(n for n, ways in enumerate(self.passages_to) if ways)
        self.needs_student = frozenset(
            n for n in self.tricks if self.type_of[n] == SOCIAL and self.trick[n].level > 1
        )
        self.always_stuns = frozenset(
            n
            for n in self.tricks
            if self.trick[n].cost
            and all(any(part[0] == "stun" for part in parts) for parts in self.trick[n].cost)
        )
        self.subterfuge_cards = frozenset(n for n in self.tricks if self.type_of[n] == SUBTERFUGE)

    def branches_of(self, n: int) -> tuple[int, ...]:
        added = self.added_auxiliaries.get(n)
        return branches_of(self.trick[n]) if added is None else added.branches

    def has_moment(self, n: int, moment: str) -> bool:
        added = self.added_auxiliaries.get(n)
        return has_moment(self.trick[n], moment) if added is None else moment in added.moments

    def of_kind(self, kind: type[Piece]) -> tuple[int, ...]:
        return tuple(n for n, piece in enumerate(self.card) if isinstance(piece, kind))


def effect_of(trick: Trick, lexicon: Lexicon) -> Effect:
    """Its words, looked up once and for all."""
    verbs = [(lexicon.verbs[str(verb)], tuple(arguments)) for verb, *arguments in trick.effects]
    if trick.effect:
        verbs.append((lexicon.procedures[trick.effect], ()))
    return Effect(
        tuple(lexicon.aims[word] for word in trick.aim),
        trick.named,
        lexicon.hits[trick.hits] if trick.hits else nobody,
        tuple(verbs),
    )


def nobody(s: Any, play: Any) -> list[int]:
    return []


def is_playable_off_turn(trick: Trick) -> bool:
    """Social 3, the one Auxiliary Effect outside tests that may be played in another's turn (DGY-AUX-15)."""
    return trick.type == SOCIAL and trick.level == 3


def branches_of(trick: Trick) -> tuple[int, ...]:
    """What its Auxiliary Effect can be used for."""
    if trick.type in IN_TESTS:
        return (STEALTH, ALERT)
    return (DRAW, DISCARD) if is_playable_off_turn(trick) else (USE,)


def has_moment(trick: Trick, moment: str) -> bool:
    """Whether its Auxiliary Effect belongs to such a moment (DGY-AUX-04, 15, DGY-R-86, 89)."""
    if trick.type in IN_TESTS:
        return moment == "test"
    return moment == "own" or (moment in ("instant", "test") and is_playable_off_turn(trick))


def is_timely(trick: Trick, moment: str) -> bool:
    """Whether its Main Effect can be declared in such a moment at all (DGY-MAIN-08 to 12)."""
    if trick.timing not in ("standard", "instant"):
        return False
    if trick.when in ("turn_start", "announced"):
        return moment == trick.when
    if trick.when == "own_test_at_once":
        return moment == "at_once"
    if trick.when in ("own_test", "rival_study"):
        return moment == "test"
    if moment == "test":
        return trick.timing == "instant" and trick.when != "outside_test"
    return moment == "own" or (moment == "instant" and trick.timing == "instant")


def letters(zone: Zone) -> frozenset[int]:
    """Its printed Secret Passages (DGY-DZ-19)."""
    return frozenset(n for name, n in zone.effects if name == "secret_passage")


def copies(pieces: Iterable[tuple[Trick | Trap, int]]) -> Iterable[tuple[str, Piece]]:
    """Every copy with its name, counted from 1; those of another box go on."""
    before: Counter[str] = Counter()
    for piece, count in pieces:
        for _ in range(count):
            before[piece.id] += 1
            yield f"{piece.id}_{before[piece.id]}", piece
