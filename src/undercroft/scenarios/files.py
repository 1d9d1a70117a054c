"""Scenario files: what may stand in one, read from TOML and checked.

    game  = "dungeoneer"          which game; version = 1 for older rules than the newest
    rule  = ["DGR-MOVE-05"]       the rules it is an example of
    title = "..."                 what it shows
    [given] or [new]              the table
    [[when]]                      one decision: who is asked, what is expected, what he answers
    [then]                        what is expected at the end

A wrong file raises ScenarioError with file, line, field and what was expected. `docs/scenarios.md` explains
all of it to players.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from undercroft.engine.game import Game
from undercroft.engine.registry import UnknownGame, family, game_names
from undercroft.engine.registry import game as game_named
from undercroft.engine.validation import Where, dotted, explain
from undercroft.scenarios.locate import line_of, lines_of

T = TypeVar("T")
Values = dict[str, Any]
Refusals = dict[str, str] | list[str]


class ScenarioError(ValueError):
    """A file that is no scenario. `line` counts from 1; 0 where no line is to blame."""

    def __init__(self, path: Path, line: int, field: str, message: str) -> None:
        place = f"{path}:{line}" if line else str(path)
        super().__init__(f"{place}: {field}: {message}" if field else f"{place}: {message}")
        self.path = path
        self.line = line
        self.field = field
        self.message = message


class New(msgspec.Struct, forbid_unknown_fields=True):
    """A table set up by the rules, from a seed."""

    seats: int | None = None
    seed: str | int = "scenario"
    options: dict[str, int | bool] = {}
    decks: list[str] = []
    first: int | None = None
    deal: dict[str, list[str]] = {}


class Expectation(msgspec.Struct, forbid_unknown_fields=True):
    """What may be said of a table besides plain values."""

    includes: Values = {}
    excludes: Values = {}
    begins: Values = {}
    ends: Values = {}
    hidden_from: dict[str, list[str]] = {}
    visible_to: dict[str, list[str]] = {}
    undo: int | None = None


class Then(Expectation, forbid_unknown_fields=True):
    """What is expected at the end; every other name is a value of the table."""

    asked: str | None = None
    asked_seat: int | None = None
    offered: list[str] | None = None
    offers: list[str] = []
    not_offered: Refusals = []
    events: list[Values] = []
    no_events: list[str] = []
    standings: list[str] | None = None


class When(msgspec.Struct, forbid_unknown_fields=True):
    """One decision: who is asked, what is expected before, what he answers, what is expected to happen. In a
    lesson, what is said to the learner; a block with nothing else is only read.
    """

    seat: int | None = None
    asked: str | None = None
    choose: str | list[str] | None = None
    resign: int | None = None
    falls: list[list[str]] = []
    offered: list[str] | None = None
    offers: list[str] = []
    not_offered: Refusals = []
    expect: Values = {}
    events: list[Values] = []
    no_events: list[str] = []
    bubble: str = ""
    points: list[str] = []
    also: list[str] = []
    notes: str = ""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file."""

    game: str
    rule: list[str]
    title: str
    card: list[str] = []
    notes: str = ""
    auto_pass: bool = True
    version: int | None = None
    leads_to: dict[str, int] | None = None
    steps: int | None = None
    tempting: str = ""
    goal: str = ""
    given: Any = None
    new: New | None = None
    when: list[When] = []
    then: Values = {}


PARTS = ("includes", "excludes", "begins", "ends")
LOOK = frozenset(Expectation.__struct_fields__)
THEN = frozenset(Then.__struct_fields__)


class Source:
    """A text that was read, with the line of everything in it."""

    def __init__(self, path: Path, data: Values, lines: dict[Where, int]) -> None:
        self.path = path
        self.data = data
        self.lines = lines

    def line(self, where: Where) -> int:
        return line_of(self.lines, where)

    def fail(self, where: Where, message: str) -> NoReturn:
        raise ScenarioError(self.path, self.line(where), dotted(where), message)

    def convert(self, where: Where, data: Any, type: type[T]) -> T:
        """Plain data as a type of ours; a mistake is told with the place where it was written."""
        try:
            return msgspec.convert(data, type, strict=True)
        except msgspec.ValidationError as error:
            message, inner = explain(data, type, error)
            self.fail(where + inner, message)

    def split(self, where: Where, data: Values, type: type[T], words: frozenset[str]) -> tuple[T, Values]:
        """Expectations that have words of their own, and plain values of the table."""
        own = {name: value for name, value in data.items() if name in words}
        return self.convert(where, own, type), {
            name: value for name, value in data.items() if name not in words
        }


class File(Source):
    """A scenario that was read: its game, and what it expects before each decision and in the end."""

    def __init__(self, source: Source, scenario: Scenario, game: Game) -> None:
        super().__init__(source.path, source.data, source.lines)
        self.scenario = scenario
        self.game = game
        self.looks = [
            self.split(("when", n, "expect"), block.expect, Expectation, LOOK)
            for n, block in enumerate(scenario.when)
        ]
        self.then = self.split(("then",), scenario.then, Then, THEN)


# -- reading -------------------------------------------------------------------------------------------------


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ScenarioError(path, 0, "", "expected a text in UTF-8") from None
    except OSError as error:
        raise ScenarioError(path, 0, "", f"cannot be read: {error.strerror or error}") from None


def parse(path: Path, text: str) -> Source:
    """A file as plain data, with the lines of everything in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else text.count("\n") + 1
        hint = "; texts need quotes" if message == "Invalid value" else ""
        raise ScenarioError(path, line, "", f"no valid TOML: {message}{hint}") from None
    return Source(path, data, lines_of(text))


def read(path: Path) -> File:
    """A scenario from its file. Raises ScenarioError."""
    return read_source(parse(path, read_text(path)))


def game_of(source: Source, name: str, version: int | None, own: str | None = None) -> Game:
    try:
        return game_named(name, version, own)
    except UnknownGame as error:
        source.fail(("version" if name in game_names() else "game",), str(error))


def read_source(source: Source) -> File:
    scenario = source.convert((), source.data, Scenario)
    own = None if scenario.leads_to is None else ""  # lessons speak of our cards
    game = game_of(source, scenario.game, scenario.version, own)
    check_heading(source, scenario, game)
    if scenario.given is not None:
        scenario.given = source.convert(("given",), scenario.given, game.given)
    for n, block in enumerate(scenario.when):
        check_block(source, n, block)
    return File(source, scenario, game)


def check_heading(source: Source, scenario: Scenario, game: Game) -> None:
    check_claims(source, scenario.title, scenario.rule, game)
    if scenario.given is None and scenario.new is None:
        source.fail((), "expected [given] or [new]: the table to start from")
    if scenario.given is not None and scenario.new is not None:
        source.fail(("new",), "expected [given] or [new], not both")


def check_claims(source: Source, title: str, rules: list[str], game: Game) -> None:
    """What it shows, and of which rules it is an example."""
    if not title.strip():
        source.fail(("title",), "expected a sentence that says what the scenario shows")
    if not rules:
        source.fail(("rule",), f"expected at least one rule id such as '{game.prefix}-R-01'")
    form = re.compile(rf"{prefixes_of(game)}-[A-Z][A-Z0-9]*-\d{{2,}}")
    for n, rule in enumerate(rules):
        if not form.fullmatch(rule):
            source.fail(("rule", n), f"expected a rule id such as '{game.prefix}-R-01', found {rule!r}")


def prefixes_of(game: Game) -> str:
    """The prefixes of its rule ids, as a pattern: those of the game that it expands, too."""
    return f"({'|'.join(member.prefix for member in family(game))})" if game.base else game.prefix


def check_block(source: Source, n: int, block: When) -> None:
    """A block answers a decision, or lets a seat resign."""
    where: Where = ("when", n)
    if block.choose is None and block.resign is None:
        if not block.bubble:
            source.fail(where, "expected 'choose' or 'resign', or a 'bubble' to be read")
        if block.seat is not None or block.asked is not None:
            source.fail(where, "a bubble that is only read asks nobody: expected no 'seat' and no 'asked'")
    if block.points and not block.bubble:
        source.fail((*where, "points"), "expected a 'bubble' that points there")
    if block.choose is not None and block.resign is not None:
        source.fail((*where, "resign"), "expected 'choose' or 'resign', not both")
    if block.falls and not isinstance(block.choose, str):
        source.fail((*where, "falls"), "falls belong to one answer: expected 'choose' with a single option")
    if block.choose == []:
        source.fail((*where, "choose"), "expected at least one option")
    if (block.seat is None) != (block.asked is None) or (block.choose is not None and block.seat is None):
        missing = "seat" if block.seat is None else "asked"
        source.fail(where, f"the field {missing!r} is missing: say who is asked and what")
