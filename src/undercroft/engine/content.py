"""Content files: how what is printed is read from TOML and checked, in every game.

A folder has one file per kind, with one table per entry and its id for a name; what is no card may lie in a
folder below, as one table. A mistake is answered with the file, the entry, the field and what was expected.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec

from undercroft.engine.own_content import Folder, said
from undercroft.engine.validation import ContentError, did_you_mean, dotted, explain

SNAKE: Final = re.compile(r"[a-z]+(_[a-z0-9]+)*")
NUMBER: Final = re.compile(r"[A-Z]{3}-[A-Z]+-?[0-9]{1,3}")
RULE: Final = re.compile(r"[A-Z]{3}-[A-Z][A-Z0-9]*-[0-9]{2,3}")

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Source: TypeAlias = str | Mapping[str, Any]  # a file as it is written, or as tables
Verbs = Mapping[str, tuple[tuple[type, ...], str]]  # with the kinds of their arguments and what they do
ARGUMENTS: Final = {int: "a whole number", str: "a text"}


class ContentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file, as it is written."""


class Numbered(ContentTable, frozen=True, kw_only=True):
    """What a table says of every piece that has a number in the catalogue and rules of its own."""

    number: str
    rule: tuple[str, ...] = ()


F = TypeVar("F", bound=ContentTable)
T = TypeVar("T")


# -- words ---------------------------------------------------------------------------------------------------


def check_word(word: str, known: Iterable[str], field: str) -> str:
    names = list(known)
    if word not in names:
        expected = f"expected one of {', '.join(names)}"
        raise ContentError(f"{field}: {expected}, found {word!r}{did_you_mean(word, names)}")
    return word


def check_words(words: tuple[str, ...], known: Iterable[str], field: str) -> tuple[str, ...]:
    names = list(known)
    for word in words:
        check_word(word, names, field)
    return words


def check_effect(effect: tuple[Any, ...], verbs: Verbs, field: str) -> str:
    """The verb of an effect, which comes with the arguments it takes."""
    verb, *arguments = effect or ("",)
    kinds, _ = verbs[check_word(str(verb), verbs, field)]
    if [type(argument) for argument in arguments] != list(kinds):
        wanted = ", ".join(ARGUMENTS[kind] for kind in kinds) or "nothing"
        raise ContentError(f"{field}: {verb!r} takes {wanted}, found {arguments}")
    return str(verb)


def index_of(word: str, known: tuple[str, ...], field: str) -> int:
    return known.index(check_word(word, known, field))


def check_id(id: str, field: str = "") -> str:
    if not SNAKE.fullmatch(id):
        place = f"{field}: " if field else ""
        expected = "expected an id of small letters, digits and single underscores, such as 'hunters_trap'"
        raise ContentError(f"{place}{expected}, found {id!r}")
    return id


# -- tables and files ----------------------------------------------------------------------------------------


def parse(name: str, text: Source) -> dict[str, Any]:
    if not isinstance(text, str):
        return dict(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}.toml: no valid TOML: {error}") from None


def convert(table: Any, facts: type[F], field: str = "") -> F:
    """One table in its form, at this field of its entry. A mistake is told with its field."""
    try:
        found = msgspec.convert(table, facts)
    except msgspec.ValidationError as error:
        message, where = explain(table, facts, error)
        place = dotted((field, *where) if field else where)
        raise ContentError(f"{place}: {message}" if place else message) from None
    if isinstance(found, Numbered):
        check_numbers(found)
    return found


def check_numbers(found: Numbered) -> None:
    """A number of the catalogue and ids of the rulebook look like what they are."""
    if not NUMBER.fullmatch(found.number):
        expected = "expected one of the catalogue, such as 'DRC-RA01'"
        raise ContentError(f"number: {expected}, found {found.number!r}")
    for rule in found.rule:
        if not RULE.fullmatch(rule):
            expected = "expected ids of the catalogue, such as 'DGY-MAIN-08'"
            raise ContentError(f"rule: {expected}, found {rule!r}")


def read_entries(name: str, text: Source, make: Callable[[str, Any], T]) -> tuple[T, ...]:
    """All entries of one content file, in its order, made of their ids and tables. Raises ContentError."""
    entries = []
    for id, table in parse(name, text).items():
        try:
            entries.append(make(id, table))
        except ContentError as error:
            raise ContentError(f"{name}.toml: [{id}]: {error}") from None
    return tuple(entries)


def read_table(name: str, text: Source, facts: type[F], check: Callable[[F], None]) -> F:
    """A content file that is one table. Raises ContentError."""
    table = parse(name, text)
    try:
        found = convert(table, facts)
        check(found)
    except ContentError as error:
        raise ContentError(f"{name}.toml: {error}") from None
    return found


def texts_of(folder: Folder, names: Iterable[str], below: Mapping[str, str] = {}) -> dict[str, Source]:
    """The files of a content folder by name; some lie in a folder below. What the content in use says of one
    takes the place of ours, table by table.
    """
    found: dict[str, Source] = {}
    for name in names:
        path = f"{below[name]}/{name}.toml" if name in below else f"{name}.toml"
        text = folder.path.joinpath(*path.split("/")).read_text("utf-8")
        own = said(folder.game, folder.inside(path))
        found[name] = text if own is None else {**parse(name, text), **own}
    return found


# -- what no entry can tell alone ----------------------------------------------------------------------------


def once(field: str, found: Iterable[tuple[str, str, str | int]]) -> None:
    """No value twice; found are file, entry and value. Raises ContentError."""
    seen: dict[str | int, str] = {}
    for file, id, value in found:
        place = f"{file}.toml: [{id}]"
        if value in seen:
            raise ContentError(f"{place}: {field}: {value!r} is there already: {seen[value]}")
        seen[value] = place
