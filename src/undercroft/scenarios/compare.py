"""Comparing what a scenario expects with what lies on the table.

Tables are compared as subsets; only an empty table means an empty one. Lists are compared as wholes, in order
unless the game says that the list has none. The text "none" stands for no value, which TOML cannot write.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from undercroft.engine.validation import Where, did_you_mean


class Mismatch(NamedTuple):
    """Something that is not as expected: where, and in words."""

    path: Where
    message: str


def show(value: Any) -> str:
    """A value as a scenario would write it.

    >>> show({"kind": "moved", "seat": 0, "cells": ["0,0", None], "new": True})
    '{ kind = "moved", seat = 0, cells = ["0,0", "none"], new = true }'
    """
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{key} = {show(item)}" for key, item in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list | tuple):
        return "[" + ", ".join(show(item) for item in value) + "]"
    return str(value)


def names(path: Where) -> str:
    return ".".join(part for part in path if isinstance(part, str))


def ends_with(path: Where, known: Collection[str]) -> bool:
    """Whether a path leads to one of these names, which may have several parts: ``hand.known``."""
    name = names(path)
    return any(name == word or name.endswith(f".{word}") for word in known)


class Comparer:
    """Compares by the habits of one game: `unordered` are the names whose lists have no order."""

    def __init__(self, unordered: Collection[str]) -> None:
        self.unordered = unordered

    def has_no_order(self, path: Where) -> bool:
        return ends_with(path, self.unordered)

    def mismatches(self, expected: Any, found: Any, path: Where = ()) -> Iterator[Mismatch]:
        """Everything in which the table differs from what is expected of it."""
        if isinstance(expected, dict) and isinstance(found, dict) and expected:
            for key, value in expected.items():
                if key in found:
                    yield from self.mismatches(value, found[key], (*path, key))
                else:
                    yield Mismatch((*path, key), f"expected {show(value)}, found nothing; {there_is(found)}")
        elif isinstance(expected, list) and isinstance(found, list | tuple) and not self.has_no_order(path):
            if len(expected) != len(found) or any(
                self.differ(e, f) for e, f in zip(expected, found, strict=True)
            ):
                yield Mismatch(path, f"expected {show(expected)}, found {show(found)}")
        elif isinstance(expected, list) and isinstance(found, list | tuple):
            if len(expected) != len(found) or self.unmatched(expected, found):
                yield Mismatch(path, f"expected in any order {show(expected)}, found {show(found)}")
        elif not is_same(expected, found):
            yield Mismatch(path, f"expected {show(expected)}, found {show(found)}")

    def differ(self, expected: Any, found: Any) -> bool:
        return next(self.mismatches(expected, found), None) is not None

    def unmatched(self, expected: list[Any], found: list[Any] | tuple[Any, ...]) -> list[Any]:
        """What is expected and not there; each thing there serves once."""
        rest = list(found)
        missing = []
        for wanted in expected:
            place = next((n for n, thing in enumerate(rest) if not self.differ(wanted, thing)), -1)
            if place < 0:
                missing.append(wanted)
            else:
                del rest[place]
        return missing

    # -- parts of lists --------------------------------------------------------------------------------------

    def includes(self, expected: list[Any], found: list[Any]) -> bool:
        return not self.unmatched(expected, found)

    def excludes(self, expected: list[Any], found: list[Any]) -> bool:
        return len(self.unmatched(expected, found)) == len(expected)

    def begins(self, expected: list[Any], found: list[Any]) -> bool:
        return not self.differ(expected, found[: len(expected)])

    def ends(self, expected: list[Any], found: list[Any]) -> bool:
        return not self.differ(expected, found[max(0, len(found) - len(expected)) :])

    def parts(self, word: str, expected: Any, found: Any, path: Where = ()) -> Iterator[Mismatch]:
        """Lists of which only a part is expected: `word` is includes, excludes, begins or ends."""
        if isinstance(expected, dict):
            for key, value in expected.items():
                if isinstance(found, dict) and key in found:
                    yield from self.parts(word, value, found[key], (*path, key))
                else:
                    yield Mismatch((*path, key), f"there is no such list; {there_is(found)}")
            return
        test: Callable[[list[Any], list[Any]], bool] = getattr(self, word)
        if not isinstance(expected, list) or not isinstance(found, list):
            yield Mismatch(path, f"expected a list to look into, found {show(found)}")
        elif not test(expected, found):
            yield Mismatch(path, f"expected a list that {word} {show(expected)}, found {show(found)}")

    # -- events ----------------------------------------------------------------------------------------------

    def first_missing_event(self, expected: list[dict[str, Any]], happened: list[dict[str, Any]]) -> int:
        """The first of the expected events that does not follow those before it, or -1."""
        at = 0
        for n, wanted in enumerate(expected):
            while at < len(happened) and self.differ(wanted, happened[at]):
                at += 1
            if at == len(happened):
                return n
            at += 1
        return -1


def is_same(expected: Any, found: Any) -> bool:
    if found is None:
        return bool(expected == "none")
    return isinstance(expected, bool) == isinstance(found, bool) and bool(expected == found)


def there_is(found: Any) -> str:
    if not isinstance(found, dict) or not found:
        return "nothing is there"
    return "there is " + ", ".join(map(str, found))


# -- what a view shows ---------------------------------------------------------------------------------------

NOWHERE = object()


def at_path(view: Any, path: str) -> Any:
    """The value at a dotted path, or NOWHERE. Behind a list stands a position from 0, or one of its elements.

    >>> at_path({"hand": {"known": ["dodge_1"]}}, "hand.known.dodge_1")
    'dodge_1'
    """
    for part in path.split("."):
        if isinstance(view, dict):
            view = view.get(part, NOWHERE)
        elif isinstance(view, list) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        elif isinstance(view, list) and part in view:
            view = part
        else:
            return NOWHERE
    return view


def lost(view: Any, path: str) -> str:
    """Why a path leads nowhere, when the path is to blame; empty for a place where nothing lies.

    >>> lost({"hand": {"known": ["dodge_1"]}, "scene": None}, "hand.knwon")
    "there is no 'knwon' in hand; did you mean 'known'?"
    >>> lost({"hand": {"known": []}, "scene": None}, "hand.known.dodge_1")
    ''
    """
    stem = ""
    for part in path.split("."):
        inner = at_path(view, part)
        if inner is NOWHERE:
            if view in ([], {}, None):
                return ""
            known = [str(name) for name in view] if isinstance(view, dict | list) else []
            return f"there is no {part!r} in {stem or 'this table'}{did_you_mean(part, known)}"
        view, stem = inner, f"{stem}.{part}" if stem else part
    return ""


def is_shown(whole: Any, seen: Any) -> bool:
    return bool(whole == seen)


def is_hidden(whole: Any, seen: Any) -> bool:
    """Nothing of it is shown: of a list, not one element."""
    if isinstance(whole, list) and isinstance(seen, list):
        return not any(thing in seen for thing in whole)
    return bool(whole != seen)
