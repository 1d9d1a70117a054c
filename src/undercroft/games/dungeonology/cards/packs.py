"""Packs: what each box on the shelf brings to a table, its content files, the words that they add to those of
the others, and the functions behind the words. The base is one; an expansion hands in its own.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from undercroft.games.dungeonology.cards.box import Box, Lexicon
from undercroft.games.dungeonology.cards.content import BASE, NO_WORDS, Words, read_texts, texts_of
from undercroft.games.dungeonology.cards.effects import LEXICON

NO_FUNCTIONS: Final = Lexicon({}, {}, {}, {})


class Pack:
    """One box. It is told from others by what it is, not by what is in it."""

    __slots__ = ("folder", "lexicon", "words")

    def __init__(self, folder: Traversable, words: Words = NO_WORDS, lexicon: Lexicon = NO_FUNCTIONS) -> None:
        self.folder = folder
        self.words = words
        self.lexicon = lexicon


@cache
def box_of(packs: tuple[Pack, ...]) -> Box:
    """The pieces of these packs, the base first, and of no other. Raises ContentError."""
    words, lexicon = packs[0].words, packs[0].lexicon
    for pack in packs[1:]:
        words = words.joined(pack.words)
        lexicon = lexicon.joined(pack.lexicon)
    first, *others = (texts_of(pack.folder) for pack in packs)
    return Box(read_texts(first, words, *others), lexicon)


@cache
def base_pack(folder: str) -> Pack:
    """The base. Another version of the rules names a folder of its own."""
    return Pack(files("undercroft.games.dungeonology") / folder, BASE, LEXICON)


def base_box() -> Box:
    return box_of((base_pack("content"),))
