"""The words of a game: its rules, prompts, kinds of events and cards.

A scenario that names one that does not exist expects something that can never come, or forbids something that
never could; it is told so before anything is played. Rules are those of the rulebook. The other words are
those for which the game has a text: whatever is asked, happens or lies on a table is said to its players.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undercroft.engine.languages import ORIGINAL
from undercroft.engine.state import Table
from undercroft.engine.validation import Where, did_you_mean
from undercroft.rulebook import RulebookError, catalogue
from undercroft.scenarios.compare import ends_with
from undercroft.scenarios.files import PARTS, Expectation, File, Values
from undercroft.texts.speaker import packages_of

NOTHING: Final = "none"


@cache
def rules(game: str) -> frozenset[str]:
    """The ids of all rules and rulings; none where the rulebook is not installed."""
    try:
        return frozenset(catalogue(game))
    except RulebookError:
        return frozenset()


@cache
def messages(package: str, kind: str) -> tuple[str, ...]:
    """What a game has texts for, as its Fluent files write it: ``swap-with``. Several packages, those of a
    base and of what expands it, stand with blanks between them.
    """
    folders = [files(part) / ORIGINAL for part in package.split()]
    pages = [page for folder in folders for page in sorted(folder.iterdir(), key=lambda page: page.name)]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    return tuple(re.findall(rf"^{kind}-([\w-]+) *=", text, re.MULTILINE))


def prompts(package: str) -> list[str]:
    """
    >>> prompts("undercroft.games.dungeoneer.texts")[:2]
    ['discard.choose', 'encounter.lord']
    """
    return [name.replace("-", ".", 1).replace("-", "_") for name in messages(package, "prompt")]


def events(package: str) -> list[str]:
    """
    >>> events("undercroft.games.dungeoneer.texts")[:2]
    ['rolled_for_first', 'dealt']
    """
    return [name.replace("-", "_") for name in messages(package, "event")]


def cards(package: str) -> list[str]:
    """The first copy of every card."""
    return [f"{name.replace('-', '_')}_1" for name in messages(package, "card")]


class Words:
    """Goes through the words that a file uses. Raises ScenarioError for the first that its game has not."""

    def __init__(self, file: File, table: Table) -> None:
        self.file = file
        self.game = file.game
        self.table = table
        self.texts = " ".join(packages_of(file.game))

    def check(self) -> None:
        self.rules()
        for n, block in enumerate(self.file.scenario.when):
            where: Where = ("when", n)
            self.asked((*where, "asked"), block.asked)
            self.events(where, block.events, block.no_events)
            self.look((*where, "expect"), *self.file.looks[n])
        then, values = self.file.then
        self.asked(("then", "asked"), then.asked)
        self.events(("then",), then.events, then.no_events)
        self.look(("then",), then, values)

    def rules(self) -> None:
        known = rules(self.game.name)
        for n, rule in enumerate(self.file.scenario.rule):
            if known and rule not in known:
                self.file.fail(("rule", n), f"there is no rule {rule}")

    def asked(self, where: Where, prompt: str | None) -> None:
        known = prompts(self.texts)
        if prompt is not None and prompt not in (NOTHING, *known):
            self.file.fail(where, f"there is no prompt {prompt!r}{did_you_mean(prompt, known)}")

    def events(self, where: Where, expected: list[Values], unwanted: list[str]) -> None:
        for n, event in enumerate(expected):
            place = (*where, "events", n)
            if "kind" in event:
                self.kind((*place, "kind"), event["kind"])
            self.cards(place, event)
        for n, kind in enumerate(unwanted):
            self.kind((*where, "no_events", n), kind)

    def kind(self, where: Where, kind: Any) -> None:
        known = events(self.texts)
        if kind not in known:
            self.file.fail(where, f"there is no event {kind!r}{did_you_mean(str(kind), known)}")

    def look(self, where: Where, look: Expectation, values: Values) -> None:
        self.cards(where, values)
        for word in PARTS:
            self.cards((*where, word), getattr(look, word))

    def cards(self, where: Where, value: Any) -> None:
        """Where cards lie, every name is that of a copy."""
        for path, name in self.named((), value):
            if name != NOTHING and self.game.kinds["card"].read(self.table, name) is None:
                self.file.fail((*where, *path), no_card(name, self.texts))

    def named(self, path: Where, value: Any) -> Iterator[tuple[Where, str]]:
        """The names that stand where the game has cards: values, elements of lists, keys of tables."""
        if ends_with(path, self.game.cards):
            if isinstance(value, str):
                yield path, value
            elif isinstance(value, list):
                yield from (((*path, n), name) for n, name in enumerate(value) if isinstance(name, str))
            elif isinstance(value, dict):
                yield from (((*path, name), name) for name in value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                yield from self.named((*path, key), inner)
        elif isinstance(value, list):
            for n, inner in enumerate(value):
                yield from self.named((*path, n), inner)


def no_card(name: str, package: str) -> str:
    """
    >>> no_card("dodge", "undercroft.games.dungeoneer.texts")
    "there is no card 'dodge'; did you mean 'dodge_1'?"
    """
    known = cards(package)
    meant = f"; did you mean '{name}_1'?" if f"{name}_1" in known else did_you_mean(name, known)
    return f"there is no card {name!r}{meant or '; expected a name such as ' + repr(known[0])}"
