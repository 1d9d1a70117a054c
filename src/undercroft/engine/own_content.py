"""Content that its owner has written: a folder that says of some cards what is really printed on them.

    content.toml                   name = "My box"; without it the folder's own name counts
    dungeoneer/monsters.toml       tables as in the content of the game: one with an id that is known takes
    dungeoneer/decks/mine.deck     the place of ours, one with a new id comes behind
    dungeoneer/texts/fr.toml       what they are called and what stands on them

What a folder says is one text, the same on every machine, with a hash; a game that is played with it is
another game for records, saves and views, which name both. Whoever speaks about cards without a table, such
as texts and rules of thumb, is answered from the content in use (`using`).

A folder may come from anybody: it is read within limits, and no link is followed.
"""

import hashlib
import math
import os
import stat
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from functools import wraps
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from undercroft.engine.languages import LANGUAGES
from undercroft.engine.validation import ContentError, did_you_mean, dotted, shortened

TITLE: Final = "content.toml"
TEXTS: Final = "texts"
NAME_LENGTH: Final = 60

MOST_NAMES: Final = 200  # in one folder; whoever has more means something else
MOST_BYTES: Final = 256 * 1024  # of a file
MOST_TOGETHER: Final = 1024 * 1024
MOST_ENTRIES: Final = 200  # of a file; what is printed of one language has more
MOST_TEXTS: Final = 2_000
DEEPEST: Final = 8  # lists and tables in an entry
LARGEST: Final = 9_999
MOST_COPIES: Final = 20
LONGEST: Final = 1_000  # letters of a text
LONGEST_LIST: Final = 200
LONGEST_COMPLAINT: Final = 1_500
SHORT: Final = 12  # digits of a hash, for people
SHOWN: Final = 40  # letters of a name that somebody else has chosen

Tables = Mapping[str, Any]
P = ParamSpec("P")
T = TypeVar("T")


class ContentName(NamedTuple):
    """What a table says of the content that it is played with."""

    name: str
    hash: str

    @property
    def said(self) -> str:
        return f"{shown(self.name, NAME_LENGTH)!r} ({shown(self.hash, SHORT)})"


class OwnContent(NamedTuple):
    """A content folder that was read. `games` has for every game its files, by path: a list of a deck is a
    text, everything else tables.
    """

    name: str
    games: Mapping[str, Mapping[str, Any]]
    text: str  # all of it, as it is kept and hashed
    hash: str

    def says(self, *games: str) -> bool:
        """Whether it says anything of one of these games."""
        return any(self.games.get(game) for game in games)

    @property
    def label(self) -> ContentName:
        return ContentName(self.name, self.hash)


# -- which is in use -----------------------------------------------------------------------------------------

KNOWN: Final[dict[str, OwnContent]] = {}  # by hash
CHOSEN: Final = [""]  # the hash of what this process plays with, where nobody says otherwise
IN_USE: Final[ContextVar[str | None]] = ContextVar("own_content", default=None)


def choose(hash: str) -> None:
    """From now on this process plays with this content, wherever nothing else is said; "" is ours."""
    CHOSEN[0] = hash


def chosen() -> str:
    return CHOSEN[0]


def in_use() -> str:
    """The hash of the content that counts now; "" is ours."""
    found = IN_USE.get()
    return CHOSEN[0] if found is None else found


class using:  # noqa: N801  # a context, called like one
    """Within this, whoever asks about cards without a table is answered from this content."""

    __slots__ = ("hash", "token")

    def __init__(self, hash: str) -> None:
        self.hash = hash

    def __enter__(self) -> None:
        self.token = IN_USE.set(self.hash)

    def __exit__(self, *_: object) -> None:
        IN_USE.reset(self.token)


class Bound:
    """Somebody who speaks about cards, such as a texts package, asked about one content whatever is in use."""

    def __init__(self, speaker: Any, own: str) -> None:
        self.speaker = speaker
        self.own = own

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.speaker, name)
        if callable(found):
            found = self.asked(found)
        setattr(self, name, found)
        return found

    def asked(self, function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def answer(*args: P.args, **more: P.kwargs) -> T:
            if in_use() == self.own:
                return function(*args, **more)
            with using(self.own):
                return function(*args, **more)

        return answer


def per_content(make: Callable[P, T]) -> Callable[P, T]:
    """Like `cache`, for each content apart."""
    kept: dict[Any, T] = {}

    @wraps(make)
    def find(*args: P.args, **more: P.kwargs) -> T:
        key = (in_use(), args, tuple(more.items())) if more else (in_use(), args)
        found = kept.get(key)
        if found is None:
            found = kept[key] = make(*args, **more)
        return found

    return find


def name_of(hash: str) -> ContentName:
    """A content that is here, by its hash."""
    return KNOWN[hash].label


def said(game: str, path: str) -> Any:
    """What the content in use says in a file of a game, or None."""
    own = KNOWN.get(in_use())
    return None if own is None else own.games.get(game, {}).get(path)


def paths_said(game: str, folder: str, ending: str) -> list[str]:
    """The names of its files in a folder of a game, in order."""
    own = KNOWN.get(in_use())
    found = own.games.get(game, {}) if own is not None else {}
    start = f"{folder}/"
    names = [path[len(start) : -len(ending)] for path in found if path.startswith(start) and path.endswith(ending)]
    return sorted(names)


# -- reading a folder ----------------------------------------------------------------------------------------


def read_folder(folder: Path) -> OwnContent:
    """What a folder says, not yet whether a game understands it. Raises ContentError."""
    return Reading(folder).read()


def of_text(text: str) -> OwnContent:
    """What `OwnContent.text` was written from. Raises ContentError."""
    try:
        found = msgspec.json.decode(text, type=tuple[str, dict[str, dict[str, Any]]])
    except msgspec.MsgspecError as error:
        raise ContentError(f"no content of an owner: {error}") from None
    return written(*found)


def written(name: str, games: Mapping[str, Mapping[str, Any]]) -> OwnContent:
    text = msgspec.json.encode((name, games)).decode()
    return OwnContent(name, games, text, hashlib.sha256(text.encode()).hexdigest())


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
                raise self.wrong(entry, f"expected {TITLE} or the folder of a game{did_you_mean(entry.name, [TITLE])}")
        return written(clean(name, "the name of the folder", NAME_LENGTH), dict(sorted(games.items())))

    def title(self, path: Path) -> str:
        table = self.tables(path, TITLE)
        where = f"{self.said(path)}: name"
        if list(table) != ["name"] or not isinstance(table["name"], str) or not table["name"].strip():
            raise ContentError(f"{where}: expected only this field, a text; found {shown(', '.join(table) or 'nothing')}")
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
                yield path, clean(self.text(Path(entry.path)), self.said(Path(entry.path)), MOST_BYTES, lines=True)
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
        """A file as text. It is opened as what it was seen to be, and no more of it read than may be there."""
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
            clean(value, place.removesuffix(": ") or "this", LONGEST)
        case list():
            if len(value) > LONGEST_LIST:
                raise ContentError(f"{place}expected a list of at most {LONGEST_LIST}, found {len(value)}")
            for n, part in enumerate(value):
                check_value(part, (*where, n), names)
        case dict():
            if len(value) > LONGEST_LIST:
                raise ContentError(f"{place}expected at most {LONGEST_LIST} fields, found {len(value)}")
            for name, part in value.items():
                clean(name, place.removesuffix(": ") or "this", NAME_LENGTH)
                check_value(part, (*where, name), names)
        case _:
            raise ContentError(f"{place}expected a text, a number, a list or a table; dates are none")


def clean(text: str, place: str, most: int, lines: bool = False) -> str:
    """A text that can be shown to anybody: not too long, and without what cannot be seen. Raises
    ContentError.
    """
    if len(text) > most:
        raise ContentError(f"{place}: expected at most {most} letters, found {len(text)}")
    for letter in text:
        if unicodedata.category(letter)[0] == "C" and not (lines and letter in "\n\t"):
            raise ContentError(f"{place}: expected letters that can be seen, found U+{ord(letter):04X}")
    if not lines and ("\u2028" in text or "\u2029" in text):
        raise ContentError(f"{place}: expected one line")
    return text


def shown(text: str, most: int = SHOWN) -> str:
    """What somebody else has written, as it may stand in a complaint: nothing that cannot be seen."""
    seen = "".join(letter if unicodedata.category(letter)[0] != "C" else "\ufffd" for letter in text)
    return shortened(seen, most) if len(seen) > most else seen


def complaint(text: str) -> str:
    """A complaint of a reader about a file of an owner, as it may be printed."""
    seen = "".join(letter if letter == "\n" or unicodedata.category(letter)[0] != "C" else "\ufffd" for letter in text)
    return shortened(seen, LONGEST_COMPLAINT)


# -- its texts -----------------------------------------------------------------------------------------------

NAME: Final = "name"
ATTRIBUTES: Final = (NAME, "text", "the", "to", "short", "category", "sighting", "activation", "encounter")

Message = Mapping[str, str]  # by attribute; `name` is the message itself


def messages_said(game: str, language: str) -> dict[str, Message]:
    """What the content in use calls the pieces of a game in a language, by message: ``card-bone-golem``."""
    tables = said(game, f"{TEXTS}/{language}.toml") or {}
    return {message_of(kind, id): texts for kind, entries in tables.items() for id, texts in entries.items()}


def message_of(kind: str, id: str) -> str:
    return f"{kind}-{id.replace('.', '-').replace('_', '-')}"


def name_said(game: str, language: str, id: str) -> str:
    """What the content in use calls a card in a language; empty where it does not say it."""
    return messages_said(game, language).get(message_of("card", id), {}).get(NAME, "")


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
                    raise ContentError(f"{place}: [{kind}.{id}]: there is no such piece{did_you_mean(id, ids)}")
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
