"""Scenario files: what may stand in one, read from TOML and checked.

    game  = "dungeoneer"          which game
    rule  = ["DGR-MOVE-05"]       the rules it is an example of
    title = "..."                 what it shows
    [given] or [new]              the table
    [[when]]                      one block for a decision: who is asked, what he answers, what is expected before and after
    [then]                        what is expected at the end

A wrong file raises ScenarioError with file, line, field and what was expected. `docs/scenarios.md` explains all of it to players.
"""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from undercroft.engine.game import Game
from undercroft.engine.registry import UnknownGame
from undercroft.engine.registry import game as game_named
from undercroft.scenarios.locate import Path as Where
from undercroft.scenarios.locate import dotted, line_of, lines_of

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


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """What may be said of a table besides plain values."""

    includes: Values = {}
    excludes: Values = {}
    begins: Values = {}
    ends: Values = {}
    hidden_from: dict[str, list[str]] = {}
    visible_to: dict[str, list[str]] = {}
    undo: int | None = None


class Then(Look, forbid_unknown_fields=True):
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
    """One decision: who is asked, what is expected before, what he answers, what is expected to happen."""

    seat: int | None = None
    asked: str | None = None
    choose: str | list[str] | None = None
    resign: int | None = None
    offered: list[str] | None = None
    offers: list[str] = []
    not_offered: Refusals = []
    expect: Values = {}
    events: list[Values] = []
    no_events: list[str] = []
    notes: str = ""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file."""

    game: str
    rule: list[str]
    title: str
    card: list[str] = []
    notes: str = ""
    auto_pass: bool = True
    given: Any = None
    new: New | None = None
    when: list[When] = []
    then: Values = {}


LOOK = frozenset(Look.__struct_fields__)
THEN = frozenset(Then.__struct_fields__)


class File:
    """A scenario with where everything in it was written."""

    def __init__(self, path: Path, data: dict[str, Any], lines: dict[Where, int]) -> None:
        self.path = path
        self.data = data
        self.lines = lines

    def line(self, where: Where) -> int:
        return line_of(self.lines, where)

    def fail(self, where: Where, message: str) -> NoReturn:
        raise ScenarioError(self.path, self.line(where), dotted(where), message)

    def convert(self, where: Where, data: Any, type: Any) -> Any:
        """Plain data as a type of ours; a mistake is told with the place where it was written."""
        try:
            return msgspec.convert(data, type, strict=True)
        except msgspec.ValidationError as error:
            message, inner = explain(data, type, error)
            self.fail(where + inner, message)


AT = re.compile(r"^(.*?)(?: - at `(.*)`)?$", re.DOTALL)
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
MISSING = re.compile(r"Object missing required field `(.*)`")
WORDS = {
    "`object`": "a table",
    "`array`": "a list",
    "`str`": "a text",
    "`int`": "a whole number",
    "`float`": "a number with a point",
    "`bool`": "true or false",
}


def explain(data: Any, type: Any, error: msgspec.ValidationError) -> tuple[str, Where]:
    """A message in words and the path to the value that is wrong."""
    match = AT.match(str(error))
    assert match is not None
    message, place = match[1], match[2] or "$"
    where = find(data, type, str(error), place)
    if unknown := UNKNOWN.match(message):
        return unknown_name(unknown[1], names_at(type, where)), (*where, unknown[1])
    if missing := MISSING.match(message):
        return f"the field {missing[1]!r} is missing", where
    message = message.replace(" | null", "").replace("`object | array`", "a table or a list")
    message = message.replace("`str | array`", "a text or a list").replace(
        "`str | int`", "a text or a whole number"
    )
    for word, plain in WORDS.items():
        message = message.replace(word, plain)
    return message[0].lower() + message[1:].replace(", got ", ", found "), where


def unknown_name(name: str, known: Iterable[str]) -> str:
    """A name that is none of those known, and the one that was probably meant.

    >>> unknown_name("glori", ["glory", "peril"])
    "unknown field; did you mean 'glory'? Expected one of glory, peril"
    """
    names = list(known)
    close = get_close_matches(name, names, 1)
    meant = f"; did you mean {close[0]!r}? Expected" if close else "; expected"
    return f"unknown field{meant} one of {', '.join(names)}"


def find(data: Any, type: Any, text: str, place: str) -> Where:
    """The path behind a place such as ``$.seat[...].life``: msgspec does not tell the keys of a table with free keys."""
    where: list[str | int] = []
    here = data
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", place):
        if name:
            part: str | int = name
        elif index == "...":
            part = next(key for key in here if still_wrong(data, type, text, tuple(where), key))
        else:
            part = int(index)
        where.append(part)
        here = here[part]
    return tuple(where)


def still_wrong(data: Any, type: Any, text: str, where: Where, key: str) -> bool:
    """Whether the same mistake is made when the table there has this key alone."""
    try:
        msgspec.convert(narrowed(data, where, key), type, strict=True)
    except msgspec.ValidationError as error:
        return str(error) == text
    return False


def narrowed(data: Any, where: Where, key: str) -> Any:
    if not where:
        return {key: data[key]}
    copy = list(data) if isinstance(data, list) else dict(data)
    copy[where[0]] = narrowed(data[where[0]], where[1:], key)
    return copy


def names_at(type: Any, where: Where) -> list[str]:
    """The field names that would be accepted at a place."""
    info: Any = msgspec.inspect.type_info(type)
    for part in where:
        if isinstance(info, msgspec.inspect.StructType):
            info = next(field.type for field in info.fields if field.encode_name == part)
        else:
            info = info.value_type if isinstance(info, msgspec.inspect.DictType) else info.item_type
        if isinstance(info, msgspec.inspect.UnionType):
            info = next(t for t in info.types if not isinstance(t, msgspec.inspect.NoneType))
    return [field.encode_name for field in info.fields]


# -- reading ---------------------------------------------------------------------------------------------------------------


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ScenarioError(path, 0, "", "expected a text in UTF-8") from None
    except OSError as error:
        raise ScenarioError(path, 0, "", f"cannot be read: {error.strerror or error}") from None


def parse(path: Path, text: str) -> File:
    """A file as plain data, with the lines of everything in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        message = str(error).split(" (at ")[0]
        number = int(line[1]) if line else text.count("\n") + 1
        raise ScenarioError(path, number, "", f"no valid TOML: {message}") from None
    return File(path, data, lines_of(text))


def read(path: Path) -> tuple[File, Scenario, Game]:
    """A scenario with its game. Raises ScenarioError."""
    file = parse(path, read_text(path))
    scenario: Scenario = file.convert((), file.data, Scenario)
    try:
        game = game_named(scenario.game)
    except UnknownGame as error:
        file.fail(("game",), str(error))
    check_heading(file, scenario, game)
    if (scenario.given is None) == (scenario.new is None):
        both = scenario.given is not None
        file.fail(
            ("new",) if both else (),
            "expected [given] or [new], not both" if both else "expected [given] or [new]",
        )
    if scenario.given is not None:
        scenario.given = file.convert(("given",), scenario.given, game.given)
        check_given(file, scenario.given, game)
    for n, block in enumerate(scenario.when):
        check_block(file, n, block)
    return file, scenario, game


def check_heading(file: File, scenario: Scenario, game: Game) -> None:
    if not scenario.title.strip():
        file.fail(("title",), "expected a sentence that says what the scenario shows")
    if not scenario.rule:
        file.fail(("rule",), f"expected at least one rule id such as '{game.prefix}-R-01'")
    form = re.compile(rf"{game.prefix}-[A-Z]+-\d{{2,}}")
    for n, rule in enumerate(scenario.rule):
        if not form.fullmatch(rule):
            file.fail(("rule", n), f"expected a rule id such as '{game.prefix}-R-01', found {rule!r}")


def check_given(file: File, given: Any, game: Game) -> None:
    """The fields of a table that are the same in every game."""
    if given.seats not in game.seats:
        expected = f"expected {game.seats.start} to {game.seats.stop - 1} seats"
        file.fail(("given", "seats"), f"{expected}, found {given.seats}")
    if given.seed.split() != [given.seed]:
        file.fail(("given", "seed"), f"expected one word, found {given.seed!r}")


def check_block(file: File, n: int, block: When) -> None:
    """A block answers a decision, or lets a seat resign."""
    where: Where = ("when", n)
    if (block.choose is None) == (block.resign is None):
        both = block.choose is not None
        field = (*where, "resign") if both else where
        file.fail(
            field, "expected 'choose' or 'resign', not both" if both else "expected 'choose' or 'resign'"
        )
    if block.choose is not None and (block.seat is None or block.asked is None):
        missing = "seat" if block.seat is None else "asked"
        file.fail(where, f"the field {missing!r} is missing: say who is asked and what")
    if block.choose == []:
        file.fail((*where, "choose"), "expected at least one option")


def split(file: File, where: Where, data: Values, type: Any, names: frozenset[str]) -> tuple[Any, Values]:
    """Expectations with words of their own, and plain values of the table."""
    words = {name: value for name, value in data.items() if name in names}
    return file.convert(where, words, type), {
        name: value for name, value in data.items() if name not in names
    }
