"""Mistakes in files that people write: what msgspec says about data, turned into a place and a sentence."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec

Where: TypeAlias = tuple[str | int, ...]  # the keys and list positions that lead to a value

AT = re.compile(r"^(.*?)(?: - at `(.*)`)?$", re.DOTALL)
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
MISSING = re.compile(r"Object missing required field `(.*)`")
WORDS = {
    "object": "a table",
    "array": "a list",
    "str": "a text",
    "int": "a whole number",
    "float": "a number with a point",
    "bool": "true or false",
}
LONGEST = 2_000  # characters that somebody is told of one mistake


class ContentError(ValueError):
    """A content file that says something its game does not understand."""


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
    message = re.sub(r"`([a-z| ]+)`", lambda words: in_words(words[1]), message)
    return message[0].lower() + message[1:].replace(", got ", ", found "), where


def dotted(path: Where) -> str:
    """A path as people write it.

    >>> dotted(("when", 1, "choose")), dotted(("then", "seat", "0", "glory"))
    ('when[1].choose', 'then.seat.0.glory')
    """
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def in_words(types: str) -> str:
    """
    >>> in_words("str | array | null")
    'a text or a list'
    """
    return " or ".join(WORDS.get(name, name) for name in types.split(" | ") if name != "null")


def unknown_name(name: str, known: Iterable[str]) -> str:
    """A name that is none of those known, and the one that was probably meant.

    >>> unknown_name("glori", ["glory", "peril"])
    "unknown field; did you mean 'glory'? Expected one of glory, peril"
    """
    names = list(known)
    meant = did_you_mean(name, names)
    return f"unknown field{f'{meant} Expected' if meant else '; expected'} one of {', '.join(names)}"


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name; empty when nothing known is like it.

    >>> did_you_mean("dogde_1", ["dodge_1", "budge_1"]), did_you_mean("x", ["dodge_1"])
    ("; did you mean 'dodge_1'?", '')
    """
    close = get_close_matches(name, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def find(data: Any, type: Any, text: str, place: str) -> Where:
    """The path behind a place such as ``$.seat[...].life``: msgspec does not tell free keys."""
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
    copied = data.copy()
    copied[where[0]] = narrowed(data[where[0]], where[1:], key)
    return copied


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


def shortened(text: str, most: int = LONGEST) -> str:
    """The beginning and the end of what nobody would read as a whole.

    >>> shortened("A mistake. " * 100, 40)
    'A mistake. A mistake ... (1060 characters left out) ... mistake. A mistake. '
    """
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} ... ({len(text) - 2 * half} characters left out) ... {text[-half:]}"
