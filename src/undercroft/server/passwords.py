"""Passwords: how they are kept, how they are tried, and which nobody may choose.

A password is what somebody meant to type, not how a keyboard spells it: it is brought to NFC before it is
hashed, so that an é typed as one sign and as two is the same. NFKC would make different passwords equal.
Hashes from before that are of the text as it came: such a text is tried as well, and the hash renewed.
"""

import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 8
LONGEST: Final = 200

hasher = PasswordHasher()


class BadPassword(ValueError):
    """A password that nobody may choose: a code for programs, and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Tried(NamedTuple):
    """Whether a password fits. `renewed` is the hash to keep from now on, where the kept one is of old."""

    fits: bool
    renewed: str | None = None


# -- kept and tried: all of it takes a while, on purpose; call it in a thread --------------------------------


def hash_password(password: str) -> str:
    return hasher.hash(normal(password))


def try_password(password: str, hashed: str | None) -> Tried:
    """Takes as long for an account that does not exist, so that nobody learns which do."""
    meant = normal(password)
    if verified(meant, hashed):
        old = hashed is not None and hasher.check_needs_rehash(hashed)
        return Tried(True, hash_password(meant) if old else None)
    if meant != password and verified(password, hashed):
        return Tried(True, hash_password(meant))
    return Tried(False)


def verified(password: str, hashed: str | None) -> bool:
    try:
        hasher.verify(hashed or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None


@cache
def nobody() -> str:
    """A password that nobody has."""
    return hasher.hash(secrets.token_hex(16))


def normal(password: str) -> str:
    """
    >>> normal("cafe\\u0301") == "caf\\u00e9"
    True
    """
    return unicodedata.normalize("NFC", password)


# -- chosen --------------------------------------------------------------------------------------------------


def check_choice(password: str, *names: str) -> None:
    """Whether somebody with these names, his login among them, may choose a password. Raises BadPassword.

    >>> check_choice("Ada.Lovelace", "ada.lovelace", "Ada")
    Traceback (most recent call last):
    ...
    undercroft.server.passwords.BadPassword: expected a password that is not your name
    """
    if len(normal(password)) < SHORTEST:
        raise BadPassword("password_short", f"expected a password of at least {SHORTEST} characters")
    if folded(password) in map(folded, names):
        raise BadPassword("password_is_name", "expected a password that is not your name")
    if folded(password) in common():
        raise BadPassword("password_common", "expected a password that is not one of the commonest")


def folded(text: str) -> str:
    """A text as somebody who guesses would spell it: without capitals, blanks and fancy letters."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


@cache
def common() -> frozenset[str]:
    """The commonest passwords."""
    page = files("undercroft.server").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(folded(line) for line in page.splitlines() if not line.startswith("#"))
