"""Texts: what a table has to say, in the player's language, from Fluent files.

>>> from undercroft import texts
>>> texts.speaker("dungeoneer", "fr").card("dodge_1")
'Esquive'
"""

from undercroft.engine.languages import LANGUAGES
from undercroft.texts.speaker import (
    Context,
    Names,
    Speaker,
    TextError,
    UnknownLanguage,
    language_of,
    speaker,
)

__all__ = [
    "LANGUAGES",
    "Context",
    "Names",
    "Speaker",
    "TextError",
    "UnknownLanguage",
    "language_of",
    "speaker",
]
