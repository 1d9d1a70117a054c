"""Packs: what each box on the shelf brings to a table, its content files, the words that they add to those of
the others, and the functions behind the words. The base is one; an expansion hands in its own.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from undercroft.engine.own_content import Folder, in_use, per_content, using
from undercroft.engine.registry import game_of_view
from undercroft.games.dungeonology.cards.box import Box, Lexicon
from undercroft.games.dungeonology.cards.content import (
    BASE,
    NO_READERS,
    NO_WORDS,
    Readers,
    Words,
    read_texts,
    texts_of,
)
from undercroft.games.dungeonology.cards.effects import LEXICON

NO_FUNCTIONS: Final = Lexicon({}, {}, {}, {})


class Pack:
    """One box, with the content that was in use when it was opened. It is told from others by what it is, not
    by what is in it. It may say how its files are read, and what is made of all that lies on the table.
    """

    __slots__ = ("folder", "lexicon", "make", "own", "readers", "words")

    def __init__(
        self,
        folder: Folder,
        words: Words = NO_WORDS,
        lexicon: Lexicon = NO_FUNCTIONS,
        readers: Readers = NO_READERS,
        make: type[Box] = Box,
    ) -> None:
        self.folder = folder
        self.own = in_use()
        self.words = words
        self.lexicon = lexicon
        self.readers = readers
        self.make = make


@cache
def box_of(packs: tuple[Pack, ...]) -> Box:
    """The pieces of these packs, the base first, and of no other. Raises ContentError."""
    words, lexicon = packs[0].words, packs[0].lexicon
    for pack in packs[1:]:
        words = words.joined(pack.words)
        lexicon = lexicon.joined(pack.lexicon)
    readers = {name: reader for pack in packs for name, reader in pack.readers.items()}
    with using(packs[0].own):
        first, *others = (texts_of(pack.folder, readers) for pack in packs)
    return packs[-1].make(read_texts(first, words, *others, readers=readers), lexicon)


@per_content
def base_pack(folder: str) -> Pack:
    """The base. Another version of the rules names a folder of its own."""
    return Pack(Folder("undercroft.games.dungeonology", folder), BASE, LEXICON)


def base_box() -> Box:
    return box_of((base_pack("content"),))


def box_in(view: Mapping[str, Any]) -> Box:
    """The box of the table that a view shows."""
    found: Box = game_of_view(view).shared(view["options"])["box"]
    return found
