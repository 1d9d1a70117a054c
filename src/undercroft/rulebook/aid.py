"""The player aid: one page of a game for whoever sits at the table, written like a small book.

``aid/<language>.md`` beside the book has the same format: chapters are the boxes of the page. Its paragraphs
end with ids that the book tells, so each leads there; it has no links of its own.

>>> [chapter.anchor for chapter in aid("dungeoneer", "fr").chapters][:2]
['turn', 'acts']
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from undercroft.engine.languages import LANGUAGES
from undercroft.rulebook.book import Book, book, differences, folder_of, parse, words
from undercroft.rulebook.material import RulebookError

FOLDER: Final = "aid"


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
        yield chapter.title
        for paragraph in chapter.paragraphs:
            if paragraph.text:
                yield f"  {words(paragraph.text)}"
            yield from (f"  - {words(item)}" for item in paragraph.items)
