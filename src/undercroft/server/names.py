"""Names: what people call themselves and their tables, and what they say, read alike at every door.

A name is cleaned first and measured afterwards, for a letter such as U+1D160 becomes three when it is
normalised. Cleaned means: NFC; no format characters, which turn the direction of a line or hide in it; for
each control, blank or letter that looks like one, a single blank between words. What is left must show
something. Cleaning twice is cleaning once.
"""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60  # of a table
SPARE: Final = 8  # times as long a name may arrive: ordering the accents of a longer one takes too long

# Letters and signs that are printed as nothing: Hangul fillers, the empty Braille cell, the place of an
# object, blanks of Egyptian, a note without a head.
EMPTY: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")


class BadName(ValueError):
    """A name that nobody can have, with what was expected."""


def plain(text: str) -> str:
    """A text with nothing in it that cannot be seen, except blanks and what belongs to a letter.

    >>> plain("Ada\\u202e\\tBob")
    'Ada Bob'
    """
    return unicodedata.normalize("NFC", "".join(map(plain_letter, text)))


def plain_letter(letter: str) -> str:
    if unicodedata.category(letter) == "Cf":
        return ""
    return letter if letter.isprintable() and letter not in EMPTY else " "


def shows_something(text: str) -> bool:
    """Whether there is a letter, a digit or a sign in a plain text. Accents alone are none of these.

    >>> shows_something("Ω"), shows_something("\\u0301\\ufe0f ")
    (True, False)
    """
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def clean_name(text: str) -> str:
    """A name as others will see it.

    >>> clean_name("  Ada\\n  Love\\u200blace\\u202e ")
    'Ada Lovelace'
    """
    return " ".join(plain(text).split())


def read_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name that others can read. Raises BadName.

    >>> read_name(" Ada ")
    'Ada'
    """
    name = clean_name(text)
    if not shows_something(name):
        raise BadName("expected a name that can be read, with at least one letter, digit or sign")
    if len(name) > longest:
        raise BadName(f"expected a name of at most {longest} characters, found {len(name)}")
    return name


def read_title(text: str) -> str:
    """The name of a table, which needs none. Raises BadName."""
    return read_name(text, LONGEST_TITLE) if text.strip() else ""
