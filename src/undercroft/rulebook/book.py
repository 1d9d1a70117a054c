"""The book: the rules of a game as a player reads them, one Markdown file for each language.

    # Title

    ## moving: Moving, doors and pits

    ### doors: Doors and walls

    To test a door you need at least 1 **movement point** [DGR-MOVE-02].
    - The test itself is free.
    - The step through costs 1,
      as usual.
    {DGR-R-46}

A paragraph is text, a list, or text with a list below it, and ends with the ids of what it tells. An empty
line stands between two of them. Inside a text there are ``**bold**``, ``*italic*`` and ``[id]``, a link to
the paragraph of that id. ``docs/book.md`` says how such a book is written.

>>> told = book("dungeoneer", "en")
>>> paragraph_of(told, "DGR-R-48").anchor
'pits-2'
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, NamedTuple

import msgspec

from undercroft.engine.languages import ORIGINAL
from undercroft.engine.registry import family
from undercroft.engine.registry import game as known_game
from undercroft.rulebook.cards import read_content
from undercroft.rulebook.catalogue import base_rules, read_pages
from undercroft.rulebook.coverage import PAGE, read_excuses
from undercroft.rulebook.material import RulebookError, material

FOLDER: Final = "book"
ID: Final = r"[A-Z]{3}-(?:[A-Z]+-?|[A-Z][A-Z0-9]*-)\d{1,3}"
CHAPTER, SECTION = "##", "###"
HEADING: Final = re.compile(rf"({CHAPTER}|{SECTION}) ([a-z]+): (\S.*)")
INLINE: Final = re.compile(rf"\*\*([^*]+)\*\*|\*([^*]+)\*|\[({ID})\]")


class Paragraph(msgspec.Struct, frozen=True):
    """What is told together: text, a list or both, and the ids of the rules and cards it is about."""

    anchor: str  # of its section with its place in it, "doors-3"; the same in every language
    ids: tuple[str, ...]
    text: str
    items: tuple[str, ...]
    line: int  # where it begins in its file
    editions: tuple[int, ...] = ()  # values of the setting `edition` for which it is told; none, for all

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.text, *self.items) if self.text else self.items


class Section(msgspec.Struct, frozen=True):
    """A heading and what is told under it."""

    anchor: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Chapter(Section, frozen=True):
    """A chapter: paragraphs, then sections; one of the two may be missing."""

    sections: tuple[Section, ...]

    @property
    def parts(self) -> tuple[Section, ...]:
        return (self, *self.sections)


class Book(msgspec.Struct, frozen=True):
    """The whole book in one language."""

    game: str
    language: str
    title: str
    chapters: tuple[Chapter, ...]

    @property
    def file(self) -> str:
        return f"{self.language}.md"

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All of them, in order."""
        return tuple(
            paragraph for chapter in self.chapters for part in chapter.parts for paragraph in part.paragraphs
        )


class Span(NamedTuple):
    """A piece of a text. The text of a link is an id."""

    kind: Literal["plain", "bold", "italic", "link"]
    text: str


# -- where it is ---------------------------------------------------------------------------------------------


def folder_of(name: str, folder: str = FOLDER) -> Traversable:
    """The book lies inside the package of its game, and its player aid beside it. Raises UnknownGame for a
    game that nobody knows.
    """
    package = type(known_game(name)).__module__.rpartition(".")[0]
    return files(package).joinpath(folder)


def languages(game: str) -> tuple[str, ...]:
    """The languages a book is there in, the original first."""
    folder = folder_of(game)
    names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    found = {name.removesuffix(".md") for name in names if name.endswith(".md")}
    return tuple(sorted(found, key=lambda language: (language != ORIGINAL, language)))


@cache
def book(game: str, language: str) -> Book:
    """That of the game that it expands comes first. Raises RulebookError for a language without a book and
    for a book that cannot be read.
    """
    told, base = own_book(game, language), base_of(game, language)
    if base is None:
        return told
    return msgspec.structs.replace(told, chapters=(*base.chapters, *told.chapters))


@cache
def own_book(game: str, language: str) -> Book:
    """What the game itself tells. Raises RulebookError."""
    there = languages(game)
    if language not in there:
        raise RulebookError(f"no book of {game} in {language!r}; there is: {', '.join(there) or 'none'}")
    page = folder_of(game).joinpath(f"{language}.md")
    return parse(page.read_text(encoding="utf-8"), game, language, base_of(game, language))


def base_of(game: str, language: str) -> Book | None:
    base = known_game(game).base
    return book(base, language) if base else None


def paragraphs_of(book: Book, id: str) -> tuple[Paragraph, ...]:
    """Every paragraph that tells a rule or is about a card."""
    return tuple(paragraph for paragraph in book.paragraphs if id in paragraph.ids)


def paragraph_of(book: Book, id: str) -> Paragraph:
    """Where a link leads: the first paragraph with the id. Raises RulebookError when the book is silent."""
    for paragraph in book.paragraphs:
        if id in paragraph.ids:
            return paragraph
    raise RulebookError(f"the book of {book.game} in {book.language!r} does not tell {id}")


# -- texts ---------------------------------------------------------------------------------------------------


def spans(text: str) -> Iterator[Span]:
    """The pieces of a text.

    >>> [span.kind for span in spans("Pay **1 Glory** for *Heal* [DGR-R-96].")]
    ['plain', 'bold', 'plain', 'italic', 'plain', 'link', 'plain']
    """
    end = 0
    for found in INLINE.finditer(text):
        if found.start() > end:
            yield Span("plain", text[end : found.start()])
        bold, italic, link = found.groups()
        if bold:
            yield Span("bold", bold)
        elif italic:
            yield Span("italic", italic)
        else:
            yield Span("link", link)
        end = found.end()
    if end < len(text):
        yield Span("plain", text[end:])


def words(text: str) -> str:
    """A text without its signs and links, for a search.

    >>> words("Pay **1 Glory** for *Heal* [DGR-R-96].")
    'Pay 1 Glory for Heal.'
    """
    return INLINE.sub(lambda found: found[1] or found[2] or "", re.sub(rf" \[{ID}\]", "", text))


# -- reading -------------------------------------------------------------------------------------------------


class SectionDraft(NamedTuple):
    """A chapter (##) or a section (###) while it is being read."""

    level: str
    anchor: str
    title: str
    line: int
    paragraphs: list[Paragraph]


def parse(page: str, game: str, language: str, base: Book | None = None) -> Book:
    """A book from its file: headings open chapters and sections, all else is paragraphs between empty lines.
    Links may lead to the book of the base, whose anchors it does not use. Raises RulebookError, which names
    the file and the line.
    """
    lines = page.splitlines()
    taken = [part.anchor for chapter in base.chapters for part in chapter.parts] if base else []
    parts: list[SectionDraft] = []
    start = 0  # the first line of a paragraph, or 0 between two
    try:
        if not lines or not re.fullmatch(r"# \S.*", lines[0]):
            raise Misprint(1, "expected the title, '# Title'")
        for number, line in enumerate([*lines[1:], ""], 2):
            if line.startswith("#") and not start:
                parts.append(read_heading(number, line, parts, taken))
            elif line.strip():
                start = start or number
            elif start:
                if not parts:
                    raise Misprint(start, "a paragraph needs a chapter above it")
                one = read_paragraph(start, lines[start - 1 : number - 1], parts[-1])
                parts[-1].paragraphs.append(msgspec.structs.replace(one, editions=editions_of(game, one.ids)))
                start = 0
        found = Book(game, language, lines[0][2:].strip(), put_together(parts))
        follow_links(found, base)
    except Misprint as error:
        line_number, what = error.args
        raise RulebookError(f"{language}.md:{line_number}: {what}") from None
    return found


def editions_of(game: str, ids: tuple[str, ...]) -> tuple[int, ...]:
    """For which printed books a paragraph is told: where all its rules are those of some only."""
    rules = known_game(game).edition_rules
    if not all(id in rules for id in ids):
        return ()
    return tuple(sorted({edition for id in ids for edition in rules[id]}))


class Misprint(Exception):
    """A line that cannot be read, and what was expected there."""


def read_heading(number: int, line: str, parts: list[SectionDraft], taken: list[str]) -> SectionDraft:
    heading = HEADING.fullmatch(line)
    if heading is None:
        raise Misprint(number, "expected '## anchor: Chapter' or '### anchor: Section'")
    level, anchor, title = heading.groups()
    if anchor in taken or any(part.anchor == anchor for part in parts):
        raise Misprint(number, f"the anchor {anchor!r} is there a second time")
    if level == SECTION and not parts:
        raise Misprint(number, "a section needs a chapter above it")
    return SectionDraft(level, anchor, title, number, [])


def read_paragraph(start: int, lines: list[str], part: SectionDraft) -> Paragraph:
    """Text, items with their indented lines, and at last the ids."""
    *told, last = lines
    end = start + len(told)
    if not re.fullmatch(r"\{.*\}", last):
        raise Misprint(end, "a paragraph without ids; expected a last line such as {DGR-MOVE-02}")
    if not told:
        raise Misprint(end, "ids without a paragraph above them")
    ids = tuple(last[1:-1].split())
    if not ids or len(set(ids)) < len(ids) or not all(re.fullmatch(ID, id) for id in ids):
        raise Misprint(end, "expected ids such as {DGR-MOVE-02 DGC-M01}, at least one and none twice")
    text: list[str] = []
    items: list[str] = []
    for number, line in enumerate(told, start):
        if re.match(r"- \S", line):
            items.append(line[2:].strip())
        elif items and re.match(r"  \S", line):
            items[-1] += f" {line.strip()}"
        elif not items and re.match(r"[^\s{#-]", line):
            text.append(line.strip())
        else:
            raise Misprint(number, "expected text, '- ' and an item, or two blanks and more of the item")
    found = Paragraph(f"{part.anchor}-{len(part.paragraphs) + 1}", ids, " ".join(text), tuple(items), start)
    for piece in found.texts:
        if re.search(r"[*\[\]{}]", INLINE.sub("", piece)):
            raise Misprint(start, f"signs without their other half, or a link that is no id: {piece}")
    return found


def put_together(parts: list[SectionDraft]) -> tuple[Chapter, ...]:
    chapters: list[Chapter] = []
    for part, after in zip(parts, [*parts[1:], None], strict=True):
        told = tuple(part.paragraphs)
        has_sections = part.level == CHAPTER and after is not None and after.level == SECTION
        if not told and not has_sections:
            raise Misprint(part.line, f"{part.anchor!r} has no paragraph")
        if part.level == CHAPTER:
            chapters.append(Chapter(part.anchor, part.title, told, ()))
        else:
            sections = (*chapters[-1].sections, Section(part.anchor, part.title, told))
            chapters[-1] = msgspec.structs.replace(chapters[-1], sections=sections)
    return tuple(chapters)


def follow_links(found: Book, base: Book | None = None) -> None:
    before = base.paragraphs if base else ()
    told = {id for paragraph in (*before, *found.paragraphs) for id in paragraph.ids}
    for paragraph in found.paragraphs:
        for text in paragraph.texts:
            for span in spans(text):
                if span.kind == "link" and span.text not in told:
                    raise Misprint(paragraph.line, f"links to {span.text}, which no paragraph tells")


# -- checking ------------------------------------------------------------------------------------------------


def check(game: str) -> list[str]:
    """What is wrong with the book of a game in all its languages; empty when all is well.

    What is not played here, excused from code and scenario alike, examples, and what another edition says
    need not be told.
    """
    where = material(game)
    rules = read_pages(where.docs)
    excuses = read_excuses(where.docs / PAGE, where.prefix, rules, [])
    unplayed = {id for id, excuse in excuses.items() if {"code", "scenario"} <= set(excuse.without)}
    needed = [id for id, rule in rules.items() if rule.kind in ("rule", "ruling") and id not in unplayed]
    folders = [material(member.name).code / "content" for member in family(known_game(game))]
    content = [kind for folder in folders for kind in read_content(folder).values()]
    cards = [str(card.get("number")) for kind in content for card in kind.values()]
    books = [own_book(game, language) for language in languages(game)]
    return list(faults_of(books, needed, {*rules, *cards, *base_rules(game)}))


def faults_of(books: Sequence[Book], needed: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Ids that are missing, ids that lead nowhere, and languages that do not go together."""
    for told in books:
        ids = {id for paragraph in told.paragraphs for id in paragraph.ids}
        yield from (f"{told.file}: {id} is told nowhere" for id in needed if id not in ids)
        for paragraph in told.paragraphs:
            for id in paragraph.ids:
                if id not in known:
                    yield f"{told.file}:{paragraph.line}: tells {id}, which the rulebook does not have"
        yield from differences(books[0], told)


def differences(original: Book, told: Book) -> Iterator[str]:
    """Where the skeletons part: the first place only, since nothing after it fits."""
    for first, second in zip(skeleton(original), skeleton(told), strict=False):
        if first != second:
            yield f"{told.file}: has {second} where {original.file} has {first}"
            return
    if len(skeleton(original)) != len(skeleton(told)):
        yield f"{told.file}: does not end where {original.file} ends"


def skeleton(told: Book) -> list[str]:
    """What all languages share: chapters, sections, and each paragraph's ids and number of items."""
    bones: list[str] = []
    for chapter in told.chapters:
        for part in chapter.parts:
            bones.append(f"{'chapter' if part is chapter else 'section'} {part.anchor}")
            for paragraph in part.paragraphs:
                kind = "text" if paragraph.text else "no text"
                ids = " ".join(paragraph.ids)
                bones.append(f"{paragraph.anchor} ({kind}, {len(paragraph.items)} items, {ids})")
    return bones
