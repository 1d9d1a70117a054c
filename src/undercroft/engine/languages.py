"""The languages in which everything is said: games, terminal, book, page and tests have this one list.
The first one is the original, with which the others are compared.
"""

from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["en", "fr", "es"]
LANGUAGES: Final[dict[Language, str]] = {"en": "English", "fr": "français", "es": "español"}
ORIGINAL: Final[Language] = "en"
