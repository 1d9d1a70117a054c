"""The catalogue: rules and rulings, read from ``rules.md`` and ``rulings.md`` of a game.

    ## MOVE: phase 5, Move

    - **DGR-MOVE-02** Moving to an adjacent connected Map card
      costs 1 movement point. [R-46]

A statement begins with its id between stars and goes on in indented lines; the heading above is its chapter.
``[R-46]`` names rulings that complete a rule. A ruling states the question, then ``**Decision:**``.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.engine.registry import game as known_game
from undercroft.rulebook.material import RulebookError, material

DECISION: Final = "**Decision:**"
STATEMENT: Final = re.compile(r"- \*\*([A-Z]+-[A-Z][A-Z0-9]*-\d{2,3})\*\* (.+)")
KINDS: Final = {"R": "ruling", "EX": "example", "TEX": "example", "PUB": "published"}


class Rule(NamedTuple):
    """One statement. Its kind is rule, ruling, example, or published: what another edition says, for
    information.
    """

    id: str
    text: str
    chapter: str
    kind: str

    @property
    def title(self) -> str:
        """The question of a ruling, the first sentence of anything else."""
        if self.kind == "ruling":
            return self.text.partition(DECISION)[0].strip()
        sentence: str = re.split(r"(?<=\.) ", self.text, maxsplit=1)[0]
        return sentence


class Statement(NamedTuple):
    """A statement as it stands on a page."""

    line: int
    id: str
    text: str
    chapter: str


def statements(page: str) -> Iterator[Statement]:
    """Everything with an id on a page.

    >>> list(statements("## GOAL: winning\\n\\n- **DGR-GOAL-01** A player wins\\n  at once.\\n"))
    [Statement(line=3, id='DGR-GOAL-01', text='A player wins at once.', chapter='GOAL: winning')]
    """
    chapter = ""
    current: Statement | None = None
    for number, line in enumerate(page.splitlines(), 1):
        if current is not None and line.startswith("  "):
            current = current._replace(text=f"{current.text} {line.strip()}")
            continue
        if current is not None:
            yield current
        found = STATEMENT.fullmatch(line.rstrip())
        current = Statement(number, found[1], found[2], chapter) if found else None
        if line.startswith("## "):
            chapter = line[3:].strip()
    if current is not None:
        yield current


def read_pages(docs: Path) -> dict[str, Rule]:
    """Raises RulebookError for an id that is there twice and for a ruling that decides nothing."""
    rules: dict[str, Rule] = {}
    for page in (docs / "rules.md", docs / "rulings.md"):
        name = page.name
        for line, id, text, chapter in statements(page.read_text(encoding="utf-8") if page.is_file() else ""):
            if id in rules:
                raise RulebookError(f"{name}:{line}: {id} is there a second time")
            kind = KINDS.get(id.split("-")[1], "rule")
            if kind == "ruling" and DECISION not in text:
                raise RulebookError(
                    f"{name}:{line}: {id} is a ruling; expected {DECISION} behind the question"
                )
            rules[id] = Rule(id, text, chapter, kind)
    return rules


def catalogue(game: str) -> dict[str, Rule]:
    """All rules and rulings of a game by id, in the order of its rulebook; those of the game that it expands
    first.
    """
    return {**base_rules(game), **read_pages(material(game).docs)}


def base_rules(game: str) -> dict[str, Rule]:
    """Those of the game that it expands, if it does."""
    base = known_game(game).base
    return catalogue(base) if base else {}


def loose_ends(docs: Path, prefix: str, rules: dict[str, Rule]) -> Iterator[str]:
    """References on the pages that lead nowhere; there ``R-40`` is short for the id with its prefix. Rules of
    another prefix are written in full.
    """
    areas = "|".join(sorted({id.split("-")[1] for id in rules if id.startswith(f"{prefix}-")}))
    reference = re.compile(rf"(?<![A-Za-z-])(?:{prefix}-)?((?:{areas})-\d{{2,3}})\b")
    for page in sorted(docs.glob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            for name in reference.findall(line):
                if f"{prefix}-{name}" not in rules:
                    yield f"{page.name}:{number}: names {name}, which the rulebook does not have"
