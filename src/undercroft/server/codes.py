"""Room codes: how a table that waits for people is called aloud, over a telephone or across a room.

Syllables of letters that sound alike in English, French and Spanish, and that nobody mistakes for each other.
There are 500 million of them and few tables that wait; and whoever tries codes is counted.
"""

import secrets
from typing import Final

CONSONANTS: Final = "bdfklmnprst"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 5


def fresh_code() -> str:
    """A code that no table has, as far as anybody can guess."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def read_code(text: str) -> str:
    """A code as somebody typed it who has heard it.

    >>> read_code(" Tako-mi RUBA")
    'takomiruba'
    """
    return "".join(letter for letter in text.lower() if letter.isascii() and letter.isalpha())
