"""Content files of the expansion: what they say beyond those of the base, and the kinds that are new, Stars
and Research Cards.
"""

from typing import Any, Final

import msgspec

from undercroft.engine.content import (
    ContentTable,
    Natural,
    Numbered,
    Positive,
    check_effect,
    check_id,
    check_word,
    index_of,
)
from undercroft.engine.validation import ContentError
from undercroft.games.dungeonology.cards import content as base
from undercroft.games.dungeonology.cards.content import Reader, Words
from undercroft.games.rocca_civetta.cards.vocabulary import (
    CONDITIONS,
    FAMILIARS,
    OMEGA_WORDS,
    STUDENT_EFFECTS,
)

METALS: Final = ("silver", "gold")
LIMITS: Final = ("turn", "test")
SWITCHES: Final = ("main_effects", "boss")
ALERTS: Final = 4  # Alert Cards (DGY-OMEGA-11)


class Star(msgspec.Struct, frozen=True):
    """A Star of the Note Board: it is held while there is a cube in its slot (RCV-STAR-01, 04, RCV-R-10)."""

    id: str
    column: int
    slot: int
    metal: str


class Clan(base.Clan, frozen=True):
    """A Clan Card with a Star requirement: so many of these Stars, and a set that brings points
    (RCV-CLAN-02).
    """

    wanted: tuple[str, ...] = ()  # empty: Stars of any kind
    enough: int = 0
    set: tuple[str, ...] = ()
    set_points: int = 0


class Skill(base.Skill, frozen=True):
    """A Skill that may be used so often in a turn or in a Stealth Test (RCV-R-187)."""

    limit: tuple[str, int] = ("", 0)


class Panic(base.Panic, frozen=True):
    """A Panic Card: Speed points more for another Floor, whether the Bonfire is shut, the Students per player
    in the Cauldron that end the game, what every Skill with a cost costs besides, in cards, and whether Eggs
    are opened freely.
    """

    floor_cost: int = 0
    bars_bonfire: bool = False
    cauldron: int = 0
    skill_cards: int = 0
    frees_eggs: bool = False


class Trick(base.Trick, frozen=True):
    """A Trick Card that brings an Intern to whoever declares with it (RCV-SPRG-04)."""

    brings: str = ""


class Zone(base.Zone, frozen=True):
    """A tile that may lie in no pile, until a rule lays it (RCV-R-165), or on top of its pile (RCV-R-213)."""

    aside: bool = False
    topmost: bool = False


class Boss(base.Boss, frozen=True):
    """A Big Boss may be somebody who is a Scholar elsewhere (RCV-R-241)."""

    scholar: str = ""


class Research(msgspec.Struct, frozen=True):
    """A Research Card: what must hold, with other words where a module is off (RCV-RES-02, RCV-R-198)."""

    id: str
    number: str
    points: int
    needs: base.Sentence
    without: str
    instead: base.Sentence
    rules: tuple[str, ...]


class Familiar(msgspec.Struct, frozen=True):
    """A Familiar Card: what engaging it costs, in cubes by column, and what changes while it is Linked
    (RCV-FAM-02).
    """

    id: str
    number: str
    cost: tuple[int, ...]
    changes: tuple[base.Change, ...]
    rules: tuple[str, ...]


class Congregation(msgspec.Struct, frozen=True):
    """A Student Congregation Card, and what a Student of it does who is Sacrificed (RCV-CON-13)."""

    id: str
    number: str
    effects: tuple[str, ...]
    rules: tuple[str, ...]


class OmegaCard(msgspec.Struct, frozen=True):
    """An Omega Card with its fields A to K (RCV-OPH-01, RCV-R-152)."""

    id: str
    number: str
    rules: tuple[str, ...]
    students: int  # A
    movement: tuple[str, ...]  # B
    teleport: bool  # C
    effect: str  # D
    encounter: tuple[str, ...]  # E
    black_star: str  # F
    star: str  # G
    double_star: str  # H
    sabotage: tuple[int, ...]  # I
    reaction: str  # J
    alert: int  # K


class Tome(msgspec.Struct, frozen=True):
    """A side of the Tome of Secrets (RCV-R-05)."""

    id: str
    players: int
    rows: int
    columns: int
    stars: tuple[int, ...]
    leaves: int  # cubes of every Zone that he does not take (RCV-R-321)
    students: int  # of field A; for fewer he draws none (RCV-R-321)
    more: tuple[int, ...]  # Students beside those of field A, by Alert Card (RCV-R-322)

    @property
    def spaces(self) -> int:
        return self.rows * self.columns


class StarFacts(ContentTable, frozen=True, kw_only=True):
    """A table of stars.toml."""

    column: str
    slot: Positive
    metal: str


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Stars that a Clan wants: all of these, any of these, or so many (RCV-R-162)."""

    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    count: Natural = 0


class ClanFacts(base.ClanFacts, frozen=True, kw_only=True):
    """A table of clans.toml."""

    needs: Wanted
    set: tuple[str, ...] = ()
    set_points: Natural = 0


class SkillFacts(base.SkillFacts, frozen=True, kw_only=True):
    """A table of skills.toml."""

    limit: dict[str, Positive] = msgspec.field(default_factory=dict)


class PanicFacts(base.PanicFacts, frozen=True, kw_only=True):
    """A table of panics.toml."""

    floor_cost: Natural = 0
    bars_bonfire: bool = False
    cauldron: Natural = 0
    skill_cards: Natural = 0
    frees_eggs: bool = False


class TrickFacts(base.TrickFacts, frozen=True, kw_only=True):
    """A table of tricks.toml."""

    brings: str = ""


class ZoneFacts(base.ZoneFacts, frozen=True, kw_only=True):
    """A table of zones.toml."""

    aside: bool = False
    topmost: bool = False


class BossFacts(base.BossFacts, frozen=True, kw_only=True):
    """A table of bosses.toml."""

    scholar: str = ""


class ResearchFacts(Numbered, frozen=True, kw_only=True):
    """A table of research.toml."""

    points: Positive
    needs: base.Sentence
    without: str = ""
    instead: base.Sentence = ()


class FamiliarFacts(Numbered, frozen=True, kw_only=True):
    """A table of familiars.toml."""

    cost: dict[str, Positive]
    changes: dict[str, int]


class CongregationFacts(Numbered, frozen=True, kw_only=True):
    """A table of congregations.toml."""

    effects: tuple[str, ...]


class OmegaCardFacts(Numbered, frozen=True, kw_only=True):
    """A table of omega_cards.toml."""

    students: Natural = 0
    movement: tuple[str, ...] = ()
    teleport: bool = False
    effect: str = ""
    encounter: tuple[str, ...] = ()
    black_star: str = ""
    star: str = ""
    double_star: str = ""
    sabotage: tuple[Positive, ...] = ()
    reaction: str = ""
    alert: Natural = 0


class TomeFacts(ContentTable, frozen=True, kw_only=True):
    """A table of tomes.toml."""

    players: Positive
    rows: Positive
    columns: Positive
    stars: tuple[Positive, ...]
    leaves: Natural = 0
    students: Natural = 0
    more: tuple[Natural, ...] = (0, 0, 0, 0)


def star(id: str, f: StarFacts, words: Words) -> Star:
    column = index_of(f.column, words.cubes, "column")
    return Star(check_id(id), column, f.slot, check_word(f.metal, METALS, "metal"))


def clan(id: str, f: ClanFacts, words: Words) -> Clan:
    if sum(map(bool, (f.needs.all, f.needs.any, f.needs.count))) != 1:
        raise ContentError("needs: expected one of all, any and count (RCV-R-162)")
    if bool(f.set) != bool(f.set_points):
        raise ContentError("set: expected Stars and set_points, or neither")
    enough = len(f.needs.all) or f.needs.count or 1
    wanted = f.needs.all or f.needs.any
    card = said(base.clan(id, f, words))
    return Clan(**card, wanted=wanted, enough=enough, set=f.set, set_points=f.set_points)


def skill(id: str, f: SkillFacts, words: Words) -> Skill:
    for word in f.limit:
        check_word(word, LIMITS, "limit")
    if len(f.limit) > 1:
        raise ContentError("limit: expected turn or test")
    limit = next(iter(f.limit.items()), ("", 0))
    return Skill(**said(base.skill(id, f, words)), limit=limit)


def panic(id: str, f: PanicFacts, words: Words) -> Panic:
    card = said(base.panic(id, f, words))
    return Panic(
        **card,
        floor_cost=f.floor_cost,
        bars_bonfire=f.bars_bonfire,
        cauldron=f.cauldron,
        skill_cards=f.skill_cards,
        frees_eggs=f.frees_eggs,
    )


def trick(id: str, f: TrickFacts, words: Words) -> tuple[Trick, int]:
    card, copies = base.trick(id, f, words)
    return Trick(**said(card), brings=f.brings), copies


def zone(id: str, f: ZoneFacts, words: Words) -> Zone:
    return Zone(**said(base.zone(id, f, words)), aside=f.aside, topmost=f.topmost)


def boss(id: str, f: BossFacts, words: Words) -> Boss:
    return Boss(**said(base.boss(id, f, words)), scholar=f.scholar)


def research(id: str, f: ResearchFacts, words: Words) -> Research:
    if bool(f.without) != bool(f.instead):
        raise ContentError("instead: expected what replaces it without a module, or neither")
    if f.without:
        check_word(f.without, SWITCHES, "without")
    for field, sentence in (("needs", f.needs), ("instead", f.instead)):
        for condition in sentence:
            check_effect(condition, CONDITIONS, field)
            if condition[0] == "cubes_of":
                check_word(str(condition[1]), words.cubes, field)
    return Research(check_id(id), f.number, f.points, f.needs, f.without, f.instead, f.rule)


def familiar(id: str, f: FamiliarFacts, words: Words) -> Familiar:
    cost = [0] * len(words.cubes)
    for cube, n in f.cost.items():
        cost[index_of(cube, words.cubes, "cost")] = n
    check_word(id, FAMILIARS, "familiars")
    return Familiar(check_id(id), f.number, tuple(cost), base.checked_changes(f.changes, words), f.rule)


def congregation(id: str, f: CongregationFacts, words: Words) -> Congregation:
    for word in f.effects:
        check_word(word, tuple(STUDENT_EFFECTS), "effects")
    return Congregation(check_id(id), f.number, f.effects, f.rule)


def omega_card(id: str, f: OmegaCardFacts, words: Words) -> OmegaCard:
    if f.movement and f.teleport:
        raise ContentError("teleport: expected movement or teleport (RCV-R-152)")
    for word in f.movement:
        check_word(word, (*base.PASSAGES, "random"), "movement")
    for field, known in OMEGA_WORDS.items():
        said = getattr(f, field)
        for word in said if isinstance(said, tuple) else filter(None, (said,)):
            check_word(word, tuple(known), field)
    facts = {name: getattr(f, name) for name in OmegaCard.__struct_fields__ if name not in ("id", "rules")}
    return OmegaCard(id=check_id(id), rules=f.rule, **facts)


def tome(id: str, f: TomeFacts, words: Words) -> Tome:
    if list(f.stars) != sorted(set(f.stars)) or max(f.stars) > f.rows * f.columns:
        raise ContentError("stars: expected spaces of the Tome, in ascending order")
    if len(f.more) != ALERTS:
        raise ContentError("more: expected a number for each Alert Card")
    return Tome(check_id(id), f.players, f.rows, f.columns, f.stars, f.leaves, f.students, f.more)


def said(piece: msgspec.Struct) -> dict[str, Any]:
    """What the base reads, field by field."""
    return {name: getattr(piece, name) for name in piece.__struct_fields__}


READERS: Final = {
    "clans": Reader(ClanFacts, clan),
    "skills": Reader(SkillFacts, skill),
    "panics": Reader(PanicFacts, panic),
    "tricks": Reader(TrickFacts, trick),
    "zones": Reader(ZoneFacts, zone),
    "bosses": Reader(BossFacts, boss),
    "stars": Reader(StarFacts, star, "pieces"),
    "research": Reader(ResearchFacts, research, are_cards=True),
    "familiars": Reader(FamiliarFacts, familiar),
    "congregations": Reader(CongregationFacts, congregation),
    "omega_cards": Reader(OmegaCardFacts, omega_card, are_cards=True),
    "tomes": Reader(TomeFacts, tome, "pieces"),
}
