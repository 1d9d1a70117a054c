"""Notation: an option as a short text and back, ``("attack", 14, 1, 0)`` and ``attack tomb_serpent_1 @1
melee``.

A game names its kinds of arguments; each kind writes a number and reads a word. The verb stands first, one
blank between words.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from undercroft.engine.choice import Malformed, Option, Verb

MANY: Final = 16  # options: below that it is quicker to write one after the other


class Kind(NamedTuple):
    """A kind of argument. `read` returns None for a word that is none of its own; `expected` says what it
    would have liked.
    """

    write: Callable[[Any, int], str]
    read: Callable[[Any, str], int | None]
    expected: str


def write_seat(table: Any, n: int) -> str:
    return f"@{n}"


def read_seat(table: Any, word: str) -> int | None:
    """One spelling for each seat: @1, never @01.

    >>> read_seat(type("two", (), {"seats": 2}), "@1"), read_seat(None, "@01"), read_seat(None, "@")
    (1, None, None)
    """
    number = word[1:]
    if word[:1] == "@" and number.isascii() and number.isdigit() and (number == "0" or number[0] != "0"):
        return int(number) if len(number) < 3 and int(number) < table.seats else None
    return None


SEAT: Final = Kind(write_seat, read_seat, "a seat such as @0")


def word_kind(words: tuple[str, ...]) -> Kind:
    """A closed list of words, numbered from 0.

    >>> side = word_kind(("n", "e", "s", "w"))
    >>> side.read(None, "s"), side.write(None, 2), side.read(None, "up")
    (2, 's', None)
    """
    numbers = {word: n for n, word in enumerate(words)}
    return Kind(
        lambda table, n: words[n], lambda table, word: numbers.get(word), "one of " + ", ".join(words)
    )


def write_option(table: Any, verbs: Mapping[str, Verb], kinds: Mapping[str, Kind], option: Option) -> str:
    verb = verbs[option[0]]
    return " ".join(
        [option[0], *(kinds[k].write(table, n) for k, n in zip(verb.kinds, option[1:], strict=True))]
    )


def write_options(
    table: Any, verbs: Mapping[str, Verb], kinds: Mapping[str, Kind], options: Sequence[Option]
) -> list[str]:
    """All options of a list. Where they are many, a number is put into words once for its verb and place."""
    if len(options) < MANY:
        return [write_option(table, verbs, kinds, option) for option in options]
    texts: list[str] = []
    for verb, rows in groupby(options, itemgetter(0)):
        names, *columns = zip(*rows, strict=True)
        words = [names]
        for kind, column in zip(verbs[verb].kinds, columns, strict=True):
            write = kinds[kind].write
            told = {n: write(table, n) for n in set(column)}
            words.append(tuple([told[n] for n in column]))
        texts += map(" ".join, zip(*words, strict=True))
    return texts


def read_option(table: Any, verbs: Mapping[str, Verb], kinds: Mapping[str, Kind], text: str) -> Option:
    """Read one option. Says exactly what was expected where."""
    words = text.split()
    if not words:
        raise Malformed("expected an option, found nothing")
    verb = verbs.get(words[0])
    if verb is None:
        raise Malformed(f"{words[0]!r} is no action of this game; expected one of {', '.join(sorted(verbs))}")
    if len(words) - 1 != len(verb.kinds):
        form = " ".join([verb.name, *(f"<{k}>" for k in verb.kinds)])
        raise Malformed(f"{text!r} has {len(words) - 1} arguments; expected the form: {form}")
    numbers = []
    for k, word in zip(verb.kinds, words[1:], strict=True):
        n = kinds[k].read(table, word)
        if n is None:
            raise Malformed(f"{word!r} in {text!r} is not {kinds[k].expected}")
        numbers.append(n)
    return (verb.name, *numbers)
