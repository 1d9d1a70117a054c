"""Content folders: what its owner says of his cards, as it lies in files.

    content.toml                   name = "My box"; without it the folder's own name counts
    dungeoneer/monsters.toml       tables as in the content of the game: one with an id that is known takes
    dungeoneer/decks/mine.deck     the place of ours, one with a new id comes behind
    dungeoneer/texts/fr.toml       what they are called and what stands on them

A folder may come from anybody: it is read within limits, and no link is followed.
"""

import math
import os
import stat
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

from undercroft.engine.languages import LANGUAGES
from undercroft.engine.own_content import NAME, NAME_LENGTH, TEXTS, OwnContent, shown, written
from undercroft.engine.validation import ContentError, did_you_mean, dotted, shortened

TITLE: Final = "content.toml"
ATTRIBUTES: Final = (NAME, "text", "the", "to", "short", "category", "sighting", "activation", "encounter")

MOST_NAMES: Final = 200  # in one folder; whoever has more means something else
MOST_BYTES: Final = 256 * 1024  # of a file
MOST_TOGETHER: Final = 1024 * 1024
MOST_ENTRIES: Final = 200  # of a file; what is printed of one language has more
MOST_TEXTS: Final = 2_000
DEEPEST: Final = 8  # lists and tables in an entry
LARGEST: Final = 20_000
MOST_COPIES: Final = 20
MOST_DOTS: Final = 100  # of a line: a key of many parts takes tomllib time that grows with their square
LONGEST: Final = 1_000  # letters of a text
LONGEST_LIST: Final = 200
LONGEST_COMPLAINT: Final = 1_500

# -- reading a folder ----------------------------------------------------------------------------------------


def read_folder(folder: Path) -> OwnContent:
    """What a folder says, not yet whether a game understands it. Raises ContentError."""
    return Reading(folder).read()


class Reading:
    """A folder while it is read: so much of it has been seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bytes = 0

    def read(self) -> OwnContent:
        if not self.folder.is_dir():
            raise ContentError(f"{shown(str(self.folder))}: expected a folder")
        name, games = self.folder.resolve().name, dict[str, dict[str, Any]]()
        for entry in self.entries(self.folder):
            if self.is_folder(entry):
                files = dict(self.files(Path(entry.path), ""))
                if files:
                    games[entry.name] = files
            elif entry.name == TITLE:
                name = self.title(Path(entry.path))
            elif not entry.name.endswith(".md"):
                raise self.wrong(
                    entry, f"expected {TITLE} or the folder of a game{did_you_mean(entry.name, [TITLE])}"
                )
        return written(clean(name, "the name of the folder", NAME_LENGTH), dict(sorted(games.items())))

    def title(self, path: Path) -> str:
        table = self.tables(path, TITLE)
        where = f"{self.said(path)}: name"
        if list(table) != ["name"] or not isinstance(table["name"], str) or not table["name"].strip():
            raise ContentError(
                f"{where}: expected only this field, a text; found {shown(', '.join(table) or 'nothing')}"
            )
        return clean(table["name"].strip(), where, NAME_LENGTH)

    def files(self, folder: Path, start: str) -> Iterator[tuple[str, Any]]:
        """All files of a game by their paths, in order."""
        for entry in self.entries(folder):
            path = f"{start}{entry.name}"
            if self.is_folder(entry):
                if path.count("/") == 2:
                    raise self.wrong(entry, "expected no folder here: games have none so deep")
                yield from self.files(Path(entry.path), f"{path}/")
            elif entry.name.endswith(".toml"):
                yield path, self.tables(Path(entry.path), path)
            elif entry.name.endswith(".deck"):
                yield (
                    path,
                    clean(self.text(Path(entry.path)), self.said(Path(entry.path)), MOST_BYTES, lines=True),
                )
            elif not entry.name.endswith(".md"):
                raise self.wrong(entry, "expected a file that ends in .toml, .deck or .md")

    def entries(self, folder: Path) -> list[os.DirEntry[str]]:
        """What lies in a folder, by name; what begins with a dot is nobody's business."""
        try:
            with os.scandir(folder) as found:
                entries = list(islice(found, MOST_NAMES + 1))
        except OSError as error:
            raise ContentError(f"{self.said(folder)}: cannot be read: {error.strerror}") from None
        if len(entries) > MOST_NAMES:
            raise ContentError(f"{self.said(folder)}: expected at most {MOST_NAMES} names in a folder")
        return sorted((entry for entry in entries if entry.name[:1] != "."), key=lambda entry: entry.name)

    def is_folder(self, entry: os.DirEntry[str]) -> bool:
        if entry.is_symlink():
            raise self.wrong(entry, "expected a file or a folder; this is a link, and no link is followed")
        return entry.is_dir(follow_symlinks=False)

    def tables(self, path: Path, name: str) -> dict[str, Any]:
        """A file as plain data within limits."""
        place, text = self.said(path), self.text(path)
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise ContentError(f"{place}: line {number}: expected at most {MOST_DOTS} dots")
        try:
            found = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{place}: no valid TOML: {shown(str(error), LONGEST)}") from None
        except RecursionError:
            raise ContentError(f"{place}: lists in lists in lists are no content") from None
        most = MOST_TEXTS if name.startswith(f"{TEXTS}/") else MOST_ENTRIES
        if len(found) > most:
            raise ContentError(f"{place}: expected at most {most} entries, found {len(found)}")
        for id, value in found.items():
            clean(id, place, NAME_LENGTH)
            try:
                check_value(value, (), (id,))
            except ContentError as error:
                raise ContentError(f"{place}: [{id}]: {error}") from None
        return found

    def text(self, path: Path) -> str:
        """A file as text. It is opened for what it was seen to be, and no more of it read than may be."""
        place = self.said(path)
        try:
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
            with os.fdopen(handle, "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise ContentError(f"{place}: expected a file")
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise ContentError(f"{place}: cannot be read: {error.strerror}") from None
        self.bytes += len(data)
        if len(data) > MOST_BYTES:
            raise ContentError(f"{place}: expected at most {MOST_BYTES // 1024} KiB")
        if self.bytes > MOST_TOGETHER:
            raise ContentError(f"{place}: expected at most {MOST_TOGETHER // 1024} KiB in all files")
        try:
            return data.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError:
            raise ContentError(f"{place}: expected a text in UTF-8") from None

    def said(self, path: Path) -> str:
        """A place as it is told: below the folder, and never longer than somebody reads."""
        try:
            inside = path.relative_to(self.folder)
        except ValueError:
            inside = path
        return shown(str(inside) if str(inside) != "." else str(self.folder), 120)

    def wrong(self, entry: os.DirEntry[str], message: str) -> ContentError:
        return ContentError(f"{self.said(Path(entry.path))}: {message}")


# -- what may stand there ------------------------------------------------------------------------------------


def check_value(value: Any, where: tuple[str | int, ...], names: tuple[str, ...]) -> None:
    """Plain data within limits. Raises ContentError with the field."""
    place = f"{dotted(where)}: " if where else ""
    if len(where) > DEEPEST:
        raise ContentError(f"{place[:LONGEST]}expected at most {DEEPEST} lists and tables in each other")
    match value:
        case bool():
            pass
        case int():
            most = MOST_COPIES if (where[-1:] or names) == ("copies",) else LARGEST
            if abs(value) > most:
                raise ContentError(f"{place}expected a number from {-most} to {most}")
        case float():
            if not math.isfinite(value) or abs(value) > LARGEST:
                raise ContentError(f"{place}expected a number from {-LARGEST} to {LARGEST}")
        case str():
            clean(value, place.removesuffix(": "), LONGEST)
        case list():
            if len(value) > LONGEST_LIST:
                raise ContentError(f"{place}expected a list of at most {LONGEST_LIST}, found {len(value)}")
            for n, part in enumerate(value):
                check_value(part, (*where, n), names)
        case dict():
            if len(value) > LONGEST_LIST:
                raise ContentError(f"{place}expected at most {LONGEST_LIST} fields, found {len(value)}")
            for name, part in value.items():
                clean(name, place.removesuffix(": "), NAME_LENGTH)
                check_value(part, (*where, name), names)
        case _:
            raise ContentError(f"{place}expected a text, a number, a list or a table; dates are none")


def clean(text: str, place: str, most: int, lines: bool = False) -> str:
    """A text that can be shown to anybody: not too long, and without what cannot be seen. Raises
    ContentError.
    """
    start = f"{place}: " if place else ""
    if len(text) > most:
        raise ContentError(f"{start}expected at most {most} letters, found {len(text)}")
    for letter in text:
        if unicodedata.category(letter)[0] == "C" and not (lines and letter in "\n\t"):
            raise ContentError(f"{start}expected letters that can be seen, found U+{ord(letter):04X}")
    if not lines and ("\u2028" in text or "\u2029" in text):
        raise ContentError(f"{start}expected one line")
    return text


def complaint(text: str) -> str:
    """A complaint of a reader about a file of an owner, as it may be printed."""
    seen = "".join(
        letter if letter == "\n" or unicodedata.category(letter)[0] != "C" else "\ufffd" for letter in text
    )
    return shortened(seen, LONGEST_COMPLAINT)


# -- its texts -----------------------------------------------------------------------------------------------


def check_texts(game: str, files: Mapping[str, Any], known: Callable[[str], list[str]]) -> None:
    """Whether the texts of a game are what they should be. `known` tells the ids of a kind, and the kinds for
    an empty one. Raises ContentError.
    """
    for path, tables in files.items():
        if not path.startswith(f"{TEXTS}/"):
            continue
        place = f"{game}/{path}"
        wanted = [f"{TEXTS}/{language}.toml" for language in LANGUAGES]
        if path not in wanted:
            raise ContentError(f"{place}: expected one of {', '.join(wanted)}{did_you_mean(path, wanted)}")
        for kind, entries in tables.items():
            kinds = known("")
            if kind not in kinds:
                expected = f"expected one of {', '.join(kinds)}"
                raise ContentError(f"{place}: [{kind}]: {expected}{did_you_mean(kind, kinds)}")
            if not isinstance(entries, dict):
                raise ContentError(f"{place}: [{kind}]: expected tables such as [{kind}.some_id]")
            ids = known(kind)
            for id, texts in entries.items():
                if id not in ids:
                    raise ContentError(
                        f"{place}: [{kind}.{id}]: there is no such piece{did_you_mean(id, ids)}"
                    )
                check_message(f"{place}: [{kind}.{id}]", texts)


def check_message(place: str, texts: Any) -> None:
    if not isinstance(texts, dict) or not texts:
        raise ContentError(f"{place}: expected a table with one of {', '.join(ATTRIBUTES)}")
    for attribute, text in texts.items():
        if attribute not in ATTRIBUTES:
            expected = f"unknown field; expected one of {', '.join(ATTRIBUTES)}"
            raise ContentError(f"{place}: {attribute}: {expected}{did_you_mean(attribute, ATTRIBUTES)}")
        if not isinstance(text, str) or not text.strip():
            raise ContentError(f"{place}: {attribute}: expected a text that is not empty")
