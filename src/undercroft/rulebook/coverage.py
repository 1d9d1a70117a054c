"""Coverage: every id is cited by code and by a scenario, or is excused in ``coverage.toml`` with a reason.

    [[except]]
    ids = ["DGR-TDECK-01 to 12", "DGR-R-122"]
    without = ["code", "scenario"]
    reason = "The tournament options are not played."

An example shows what other rules say: it needs a scenario and no code. What another edition says is
information and needs neither.
"""

import textwrap
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from undercroft.engine.registry import game as known_game
from undercroft.rulebook.cards import faults_of_cards
from undercroft.rulebook.catalogue import Rule, base_rules, loose_ends, read_pages
from undercroft.rulebook.citations import Citation, cited, in_code, in_scenarios
from undercroft.rulebook.material import Material, RulebookError, material

PAGE: Final = "coverage.toml"


class Excuse(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Ids that may do without code or without a scenario, and why."""

    ids: list[str]
    without: list[Literal["code", "scenario"]]
    reason: str


class Excuses(msgspec.Struct, forbid_unknown_fields=True, rename={"listed": "except"}):
    """The page as a whole."""

    listed: list[Excuse] = []


NO_EXCUSE: Final = Excuse([], [], "")
INFORMATION: Final = Excuse([], ["code", "scenario"], "for information only")
NEEDED: Final = {"example": ["scenario"]}  # by kind; all others need both


class Row(NamedTuple):
    """One statement, everything that cites it, and its excuse."""

    rule: Rule
    code: tuple[str, ...]  # "rules/move.py:123"
    scenarios: tuple[str, ...]  # "move/dead_end.toml"
    excuse: Excuse

    @property
    def id(self) -> str:
        return self.rule.id

    @property
    def title(self) -> str:
        return self.rule.title

    @property
    def uncited(self) -> list[str]:
        """What does not cite it and would have to, but for an excuse."""
        citing = {"code": self.code, "scenario": self.scenarios}
        return [kind for kind in NEEDED.get(self.rule.kind, citing) if not citing[kind]]

    @property
    def is_covered(self) -> bool:
        return not self.uncited

    @property
    def lacks(self) -> list[str]:
        """What does not cite it and should."""
        return [kind for kind in self.uncited if kind not in self.excuse.without]

    def lines(self, verbose: bool = False, width: int = 80) -> list[str]:
        notes = {"code": ", ".join(self.code), "scenarios": ", ".join(self.scenarios)}
        if self.lacks:
            notes["missing"] = " and ".join(self.lacks)
        elif not self.is_covered:
            notes["excused"] = self.excuse.reason
        text = self.rule.text.replace("**", "") if verbose else self.title
        lines = wrapped(f"{self.id}  {text}", width, 4)
        for name, note in notes.items():
            if note:
                lines += wrapped(f"    {name:<9}  {note}", width, 15)
        return lines


def wrapped(text: str, width: int, indent: int) -> list[str]:
    blank = " " * indent
    return textwrap.wrap(text, width, subsequent_indent=blank, break_long_words=False, break_on_hyphens=False)


class Coverage(NamedTuple):
    """A whole rulebook with its citations, and whatever is wrong with them."""

    rows: tuple[Row, ...]
    faults: tuple[str, ...]  # what leads nowhere, excuses that nobody needs, cards that nobody shows

    @property
    def missing(self) -> tuple[str, ...]:
        """Ids without code or without a scenario that are not excused."""
        return tuple(row.id for row in self.rows if row.lacks)

    @property
    def problems(self) -> list[str]:
        lacking = [f"{row.id}: cited by no {' and no '.join(row.lacks)}" for row in self.rows if row.lacks]
        return [*self.faults, *lacking]

    def lines(self, verbose: bool = False, width: int = 80) -> list[str]:
        """Every statement under its chapter, then the sum; verbose writes them out in full."""
        lines: list[str] = []
        chapter = ""
        for row in self.rows:
            if row.rule.chapter != chapter:
                chapter = row.rule.chapter
                lines += [chapter, ""] if not lines else ["", chapter, ""]
            lines += row.lines(verbose, width)
        covered, missing = sum(row.is_covered for row in self.rows), len(self.missing)
        excused = len(self.rows) - covered - missing
        return [*lines, "", f"{len(self.rows)} ids: {covered} covered, {excused} excused, {missing} missing"]


def places_by_id(
    citations: Iterable[Citation], rules: dict[str, Rule], faults: list[str]
) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for citation in citations:
        for id in (*citation.ids, *citation.between):
            if id in rules:
                found.setdefault(id, {})[citation.place] = None
            elif id in citation.ids:
                faults.append(f"{citation.place}: cites {id}, which the rulebook does not have")
    return {id: tuple(places) for id, places in found.items()}


def read_excuses(page: Path, prefix: str, rules: dict[str, Rule], faults: list[str]) -> dict[str, Excuse]:
    """Excuses by id; a rulebook without the page excuses nothing."""
    if not page.is_file():
        return {}
    try:
        excuses = msgspec.convert(tomllib.loads(page.read_text(encoding="utf-8")), Excuses)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RulebookError(f"{page.name}: {error}") from None
    found: dict[str, Excuse] = {}
    for excuse in excuses.listed:
        for text in excuse.ids:
            named = list(cited(prefix, text, page.name))
            if not named:
                faults.append(f"{page.name}: {text!r} is no id; expected one such as {next(iter(rules))}")
            for id in places_by_id(named, rules, faults):
                if id in found:
                    faults.append(f"{page.name}: {id} is excused a second time")
                found[id] = excuse
    return found


def coverage(game: str) -> Coverage:
    """The rulebook of a game with everything that cites it."""
    return survey(material(game), base_rules(game))


def survey(where: Material, base: Mapping[str, Rule] = {}) -> Coverage:
    """What a game cites of its base must be there, and is covered there."""
    rules = read_pages(where.docs)
    faults = list(loose_ends(where.docs, where.prefix, rules))
    if where.base:
        places_by_id(in_code(where.base, where.code), dict(base), faults)
        places_by_id(in_scenarios(where.base, where.tests), dict(base), faults)
    code = places_by_id(in_code(where.prefix, where.code), rules, faults)
    scenarios = places_by_id(in_scenarios(where.prefix, where.tests), rules, faults)
    excuses = {id: INFORMATION for id, rule in rules.items() if rule.kind == "published"}
    excuses |= read_excuses(where.docs / PAGE, where.prefix, rules, faults)
    rows = tuple(
        Row(rule, code.get(id, ()), scenarios.get(id, ()), excuses.get(id, NO_EXCUSE))
        for id, rule in rules.items()
    )
    faults += [
        f"{PAGE}: {row.id} is covered and needs no excuse"
        for row in rows
        if row.is_covered and row.excuse.reason
    ]
    return Coverage(rows, (*faults, *faults_of_cards(where)))


def lines(game: str, id: str | None = None, verbose: bool = False, width: int = 80) -> list[str]:
    """The rulebook for a reader: all of it, or one statement in full (its prefix may be left out)."""
    found = coverage(game)
    if id is None:
        return found.lines(verbose, width)
    for row in found.rows:
        if id.upper() in (row.id, row.id.partition("-")[2]):
            return [row.rule.chapter, "", *row.lines(True, width)]
    base = known_game(game).base
    if base:
        return lines(base, id, verbose, width)
    raise RulebookError(f"the rulebook of {game} has no {id!r}; an id looks like {found.rows[0].id}")


def check(game: str) -> list[str]:
    """What is wrong with the rulebook and its citations; empty when all is well."""
    return coverage(game).problems
