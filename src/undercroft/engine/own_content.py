"""Content that its owner has written: what is really printed on some cards, instead of what we say of them.

What a content folder says (`own_folder`) is one text, the same on every machine, with a hash; a game that is
played with it is another game for records, saves and views, which name both. Whoever speaks about cards
without a table, such as texts and rules of thumb, is answered from the content in use (`using`).
"""

import hashlib
import unicodedata
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import lru_cache, wraps
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from undercroft.engine.validation import ContentError, shortened

TEXTS: Final = "texts"
NAME: Final = "name"
NAME_LENGTH: Final = 60
SHORT: Final = 12  # digits of a hash, for people
SHOWN: Final = 40  # letters of a name that somebody else has chosen

P = ParamSpec("P")
T = TypeVar("T")


class ContentName(NamedTuple):
    """What a table says of the content that it is played with."""

    name: str
    hash: str

    @property
    def said(self) -> str:
        return f"{shown(self.name, NAME_LENGTH)!r} ({shown(self.hash)[:SHORT]})"


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
CHOSEN: Final = [""]  # the hash of what games are played with in this process, where nobody says otherwise
IN_USE: Final[ContextVar[str]] = ContextVar("own_content", default="")


def choose(hash: str) -> None:
    """From now on whoever asks for a game in this process is given it with this content; "" is ours."""
    CHOSEN[0] = hash


def chosen() -> str:
    return CHOSEN[0]


def in_use() -> str:
    """The hash of the content that counts now; "" is ours."""
    return IN_USE.get()


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
    """Somebody who speaks about cards, such as a texts package, asked about one content only."""

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
        key = (IN_USE.get(), args, tuple(more.items())) if more else (IN_USE.get(), args)
        found = kept.get(key)
        if found is None:
            found = kept[key] = make(*args, **more)
        return found

    return find


def name_of(hash: str) -> ContentName:
    """A content that is here, by its hash."""
    return KNOWN[hash].label


def text_of(hash: str) -> str:
    """All that a content says, to be kept elsewhere; nothing for ours."""
    return KNOWN[hash].text if hash else ""


def said(game: str, path: str) -> Any:
    """What the content in use says in a file of a game, or None."""
    own = KNOWN.get(in_use())
    return None if own is None else own.games.get(game, {}).get(path)


def paths_said(game: str, folder: str, ending: str) -> list[str]:
    """The names of its files in a folder of a game, in order."""
    own = KNOWN.get(in_use())
    found = own.games.get(game, {}) if own is not None else {}
    start = f"{folder}/"
    names = [
        path[len(start) : -len(ending)] for path in found if path.startswith(start) and path.endswith(ending)
    ]
    return sorted(names)


# -- as it is kept -------------------------------------------------------------------------------------------


@lru_cache(16)
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


def shown(text: str, most: int = SHOWN) -> str:
    """What somebody else has written, as it may stand in a complaint: nothing that cannot be seen."""
    seen = "".join(letter if unicodedata.category(letter)[0] != "C" else "\ufffd" for letter in text)
    return shortened(seen, most) if len(seen) > most else seen


# -- where content lies --------------------------------------------------------------------------------------


class Folder(NamedTuple):
    """A content folder of a package, or a folder in it: ``content/alchemy``."""

    package: str
    place: str

    @property
    def path(self) -> Traversable:
        return files(self.package).joinpath(*self.place.split("/"))

    @property
    def game(self) -> str:
        return self.package.rpartition(".")[2]

    def inside(self, name: str) -> str:
        """The path of a file from the content on, as an owner writes it."""
        below = self.place.partition("/")[2]
        return f"{below}/{name}" if below else name


# -- its texts -----------------------------------------------------------------------------------------------

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
