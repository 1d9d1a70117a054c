"""The box with the expansion: the Stars by name, and what its cards say beyond those of the base."""

from typing import Any

from undercroft.engine.validation import ContentError, did_you_mean
from undercroft.games.dungeonology.cards import box as base
from undercroft.games.dungeonology.cards.content import Contents
from undercroft.games.rocca_civetta.cards.content import (
    Boss,
    Clan,
    Congregation,
    Familiar,
    Panic,
    Research,
    Skill,
    Star,
    Tome,
    Trick,
    Zone,
)
from undercroft.games.rocca_civetta.cards.vocabulary import FAMILIARS, LEADING


class Box(base.Box):
    """The physical pieces of one game."""

    __slots__ = (
        "as_scholars",
        "aside",
        "brings",
        "burrows",
        "camps",
        "congregations",
        "effect_kinds",
        "familiar_zones",
        "familiars",
        "leaders",
        "limits",
        "omega_cards",
        "research",
        "searches",
        "stars",
        "tomes",
        "topmost",
    )

    def __init__(self, contents: Contents, lexicon: base.Lexicon) -> None:
        super().__init__(contents, lexicon)
        # tiles that lie in no pile (RCV-SPZ-02)
        self.aside: tuple[int, ...] = tuple(
            z for z, zone in enumerate(self.zone) if isinstance(zone, Zone) and zone.aside
        )
        drawn = [tuple(z for z in pile if z not in self.aside) for pile in self.piles]
        self.piles = tuple(drawn[: max(n for n, pile in enumerate(drawn, 1) if pile)])
        # the Burrow, one tile, as a Zone of each Floor (RCV-R-350)
        self.burrows: tuple[int, ...] = tuple(z for z in self.aside if self.zone[z].id.startswith("burrow_"))
        # Camp Z, one tile, as a Zone of each Floor (RCV-R-186)
        self.camps: tuple[int, ...] = tuple(z for z in self.aside if ("camp_z", 0) in self.zone[z].effects)
        self.topmost: tuple[int, ...] = tuple(
            z for z, zone in enumerate(self.zone) if isinstance(zone, Zone) and zone.topmost
        )
        # RCV-ZEF-05
        self.narrow = frozenset(
            z for z, zone in enumerate(self.zone) if ("mandatory_passage", 0) in zone.effects
        )
        self.stars: tuple[Star, ...] = contents.more.get("stars", ())
        self.research: tuple[int, ...] = self.decks.get("research", ())
        self.omega_cards: tuple[int, ...] = self.decks.get("omega_cards", ())
        found: tuple[Tome, ...] = contents.more.get("tomes", ())
        self.tomes: dict[int, Tome] = {tome.players: tome for tome in found}  # by the number of players
        # by Skill: how often it may be used, in a turn or in a Stealth Test
        self.limits: dict[str, tuple[str, int]] = {
            skill.id: skill.limit for skill in contents.skills if isinstance(skill, Skill) and skill.limit[1]
        }
        # by the number of a Trick Card: the Intern that whoever declares with it takes
        self.brings: dict[int, str] = {
            n: card.brings for n, card in enumerate(self.trick) if isinstance(card, Trick) and card.brings
        }
        # by the number of a Trick Card: how many cards of the discard pile it searches
        self.searches: dict[int, int] = {
            n: int(words[1])
            for n, card in enumerate(self.trick)
            for words in card.effects
            if words[0] == "search_discards"
        }
        self.familiars: tuple[Familiar, ...] = contents.more.get("familiars", ())
        # by Familiar: the Zones that have its Engage Familiar effect (RCV-Z4-07)
        self.familiar_zones: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                z
                for z, zone in enumerate(self.zone)
                if ("engage_familiar", FAMILIARS.index(familiar.id)) in zone.effects
            )
            for familiar in self.familiars
        )
        for n, familiar in enumerate(self.familiars):
            for word, by in familiar.changes:
                self.changes[word][3][n] = by
        self.congregations: tuple[Congregation, ...] = contents.more.get("congregations", ())
        # by the effect of a Student: the Congregation that has it, counted from 1
        self.effect_kinds: dict[str, int] = {
            effect: kind for kind, card in enumerate(self.congregations, 1) for effect in card.effects
        }
        # by Boss: the Scholar who is the same person (RCV-R-241)
        self.as_scholars: dict[int, int] = {
            n: self.scholar_index.get(boss.scholar, -1)
            for n, boss in enumerate(self.bosses)
            if isinstance(boss, Boss) and boss.scholar
        }
        # by Congregation, counted from 1: the Scholar who leads it (RCV-R-167)
        self.leaders: dict[int, int] = {
            LEADING.index(word) + 1: n
            for n, scholar in enumerate(self.scholars)
            for skill in scholar.normal.skills
            for word, _ in self.skill[skill].changes
            if word in LEADING
        }
        self.check()

    def check(self) -> None:
        """What the cards name exists, and the Stars are those of the Note Board."""
        ids = [star.id for star in self.stars]
        for n in self.clans:
            clan = self.card[n]
            for name in (*clan.wanted, *clan.set) if isinstance(clan, Clan) else ():
                if name not in ids:
                    raise ContentError(
                        f"clans.toml: [{clan.id}]: there is no Star {name!r}{did_you_mean(name, ids)}"
                    )
        for intern in self.brings.values():
            if intern not in self.intern_index:
                raise ContentError(f"tricks.toml: brings: there is no Intern {intern!r}")
        for boss, scholar in self.as_scholars.items():
            if scholar < 0:
                raise ContentError(
                    f"bosses.toml: [{self.bosses[boss].id}]: scholar: there is no such Scholar"
                )
        slots = [(column, slot) for column, facts in enumerate(self.columns) for slot in facts.stars]
        if sorted(slots) != sorted((star.column, star.slot) for star in self.stars):
            raise ContentError("stars.toml: expected the Stars of the Note Board, each once (RCV-STAR-04)")

    def stars_of(self, board: tuple[tuple[int, ...], ...]) -> list[str]:
        """The Stars that the cubes of a Note Board hold (RCV-STAR-04)."""
        return [star.id for star in self.stars if len(board[star.column]) >= star.slot]

    def panic_of(self, n: int) -> Panic | None:
        """A Panic Card of the expansion, if it is one."""
        card: Any = self.card[n] if n >= 0 else None
        return card if isinstance(card, Panic) else None

    def clan_of(self, n: int) -> Clan | None:
        """A Clan Card of the expansion, if it is one (RCV-CLAN-04)."""
        card: Any = self.card[n]
        return card if isinstance(card, Clan) else None

    def research_of(self, n: int) -> Research:
        card: Research = self.card[n]
        return card
