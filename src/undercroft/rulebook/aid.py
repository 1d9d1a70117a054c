"""The player aid: one page of a game for whoever sits at the table, written like a small book.

``aid/<language>.md`` beside the book has the same format: chapters are the boxes of the page. Its paragraphs
end with ids that the book tells, so each leads there; it has no links of its own. What holds for some
printed books only stands on the page of a table that is played by one of them.

A mode has a page of its own, made of the sections of the book that ``aid/modes.toml`` names.

>>> [chapter.anchor for chapter in aid("dungeoneer", "fr").chapters][:2]
['turn', 'acts']
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from undercroft.engine.languages import LANGUAGES
from undercroft.rulebook.book import Book, Chapter, Paragraph, book, differences, folder_of, parse, words
from undercroft.rulebook.material import RulebookError

FOLDER: Final = "aid"


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mode that has a page: with which options a table plays it, and of which sections the page is made."""

    when: dict[str, int]
    sections: tuple[str, ...]


def page_of(game: str, language: str) -> Traversable:
    return folder_of(game, FOLDER).joinpath(f"{language}.md")


def has_aid(game: str, language: str) -> bool:
    return page_of(game, language).is_file()


@cache
def aid(game: str, language: str) -> Book:
    """Raises UnknownGame, and RulebookError where there is none or it cannot be read."""
    page = page_of(game, language)
    if not page.is_file():
        raise RulebookError(f"no player aid of {game} in {language!r}")
    return parse(page.read_text(encoding="utf-8"), game, language)


@cache
def modes(game: str) -> dict[str, Mode]:
    """The modes of a game that have a page of their own, by name."""
    listed = folder_of(game, FOLDER).joinpath("modes.toml")
    if not listed.is_file():
        return {}
    return msgspec.convert(tomllib.loads(listed.read_text(encoding="utf-8")), dict[str, Mode])


def aid_of(game: str, language: str, mode: str = "", edition: int = 0) -> Book:
    """The page of a game, or of one of its modes, as a printed book has it. Raises KeyError for no mode."""
    page = page_of_mode(game, language, mode) if mode else aid(game, language)
    told = [msgspec.structs.replace(one, paragraphs=told_in(one, edition)) for one in page.chapters]
    return msgspec.structs.replace(page, chapters=tuple(one for one in told if one.paragraphs))


def told_in(chapter: Chapter, edition: int) -> tuple[Paragraph, ...]:
    return tuple(one for one in chapter.paragraphs if not one.editions or edition in one.editions)


def page_of_mode(game: str, language: str, mode: str) -> Book:
    told = book(game, language)
    parts = {part.anchor: part for chapter in told.chapters for part in chapter.parts}
    boxes = [parts[anchor] for anchor in modes(game)[mode].sections]
    chapters = (Chapter(box.anchor, box.title, box.paragraphs, ()) for box in boxes)
    return Book(game, language, boxes[0].title, tuple(chapters))


def check(game: str) -> list[str]:
    """What is wrong with the player aid of a game: ids that its book does not tell, languages that differ."""
    return list(faults_of([aid(game, language) for language in LANGUAGES]))


def faults_of(pages: list[Book]) -> Iterator[str]:
    for page in pages:
        told = {id for paragraph in book(page.game, page.language).paragraphs for id in paragraph.ids}
        for paragraph in page.paragraphs:
            for id in paragraph.ids:
                if id not in told:
                    yield f"{FOLDER}/{page.file}:{paragraph.line}: {id} is not told in the book"
        for fault in differences(pages[0], page):
            yield f"{FOLDER}/{fault}"


def lines(page: Book) -> Iterator[str]:
    """The aid as plain lines, for the terminal."""
    yield page.title
    for chapter in page.chapters:
        yield ""
        if chapter.title != page.title:
            yield chapter.title
        for paragraph in chapter.paragraphs:
            if paragraph.text:
                yield f"  {words(paragraph.text)}"
            yield from (f"  - {words(item)}" for item in paragraph.items)
