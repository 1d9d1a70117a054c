"""Admitting the content of an owner: whether every game that it speaks of understands it, and what differs
from ours. Nothing of a content that is refused is in use anywhere.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from undercroft.engine import own_content, own_folder
from undercroft.engine.content import parse
from undercroft.engine.game import Game, PrintedContent
from undercroft.engine.languages import LANGUAGES, ORIGINAL
from undercroft.engine.own_content import KNOWN, TEXTS, Folder, OwnContent, message_of, using
from undercroft.engine.own_folder import check_texts, complaint
from undercroft.engine.registry import game, game_names
from undercroft.engine.validation import ContentError, did_you_mean

MESSAGE: Final = re.compile(r"^([a-z]+)-([A-Za-z0-9-]+) *=", re.MULTILINE)
KIND_OF_FILE: Final = {"skills": "skill", "interns": "intern"}  # everything else is a card


def admit_folder(folder: Path) -> OwnContent:
    """The content of a folder, understood by all its games. Raises ContentError."""
    return admit(own_folder.read_folder(folder))


def admit_text(text: str) -> OwnContent:
    """The content that was kept as a text; what is known already is not asked again. Raises ContentError."""
    found = own_content.of_text(text)
    return KNOWN[found.hash] if found.hash in KNOWN else admit(found)


def admit(content: OwnContent) -> OwnContent:
    """A content that is in use from now on wherever it is asked for. Raises ContentError."""
    if content.hash in KNOWN:
        return KNOWN[content.hash]
    if not content.games:
        raise ContentError(f"expected the folder of a game: {', '.join(games_with_content())}")
    for name, found in content.games.items():
        check_names(name, found)
    KNOWN[content.hash] = content
    try:
        with using(content.hash):
            for name in affected(content):
                check_game(game(name, None, ""), content)
    except ContentError:
        del KNOWN[content.hash]
        raise
    return content


def games_with_content() -> list[str]:
    return [name for name in game_names() if game(name, None, "").printed is not None]


def affected(content: OwnContent) -> list[str]:
    """The games that are played otherwise with it: those it speaks of, and those that expand one of them."""
    return [name for name in games_with_content() if content.says(name, game(name, None, "").base)]


def printed_of(name: str) -> PrintedContent:
    found = game(name, None, "").printed
    assert found is not None
    return found


def check_names(name: str, found: Mapping[str, Any]) -> None:
    """A folder is called after a game, and its files are called as ours."""
    games = games_with_content()
    if name not in games:
        expected = f"expected one of {', '.join(games)}"
        raise ContentError(f"{own_content.shown(name)}: {expected}{did_you_mean(name, games)}")
    known = [path for path in ours(name) if path not in printed_of(name).fixed]
    for path in found:
        if path.startswith(f"{TEXTS}/") or (path.startswith("decks/") and has_decks(known)):
            continue
        if path not in known:
            place = f"{name}/{own_content.shown(path, 80)}"
            raise ContentError(f"{place}: expected one of {', '.join(known)}{did_you_mean(path, known)}")


def has_decks(paths: list[str]) -> bool:
    return any(path.endswith(".deck") for path in paths)


def check_game(rules: Game, content: OwnContent) -> None:
    """Everything is read once, as a table would read it."""
    printed = rules.printed
    assert printed is not None
    check_texts(rules.name, content.games.get(rules.name, {}), lambda kind: known_ids(rules, content, kind))
    try:
        printed.read()
    except ContentError as error:
        raise ContentError(placed(rules.name, content, complaint(str(error)))) from None
    except Exception as error:  # whatever a reader stumbles over is told, and nothing else is touched
        said = complaint(f"{type(error).__name__}: {error}")
        raise ContentError(f"{rules.name}: these pieces do not fit together: {said}") from None


def placed(name: str, content: OwnContent, message: str) -> str:
    """A complaint of a reader with the path of the file that it is about."""
    file = message.partition(":")[0]
    for game_name in (name, game(name, None, "").base):
        for path in content.games.get(game_name, {}):
            if path == file or path.endswith(f"/{file}"):
                return f"{game_name}/{path}{message[len(file) :]}"
    return f"{name}: {message}"


def known_ids(rules: Game, content: OwnContent, kind: str) -> list[str]:
    """What a text may be about: all kinds of pieces, or for one kind all its ids."""
    known = messages(rules.texts)
    if not kind:
        return sorted({kind for kind, _ in known})
    ids = [id.replace("-", "_") for found, id in known if found == kind] + [
        id for found, id in known if found == kind
    ]
    own = [
        id
        for path, tables in content.games.get(rules.name, {}).items()
        if isinstance(tables, dict) and not path.startswith(f"{TEXTS}/")
        for id in tables
    ]
    return list(dict.fromkeys([*ids, *own]))


@cache
def messages(package: str) -> tuple[tuple[str, str], ...]:
    """The messages in which a game calls its pieces, as kind and id."""
    text = (files(package) / ORIGINAL / "cards.ftl").read_text("utf-8")
    return tuple(MESSAGE.findall(text))


# -- ours ----------------------------------------------------------------------------------------------------


def ours(name: str) -> dict[str, Any]:
    """Our content files of a game by path: tables, or the text of a list."""
    folder = printed_of(name).folder
    found = {}
    for path in sorted(paths_in(folder)):
        text = folder.path.joinpath(*path.split("/")).read_text("utf-8")
        found[path] = parse(path, text) if path.endswith(".toml") else text
    return found


def paths_in(folder: Folder, start: str = "") -> Iterator[str]:
    place = folder.path.joinpath(*start.split("/")) if start else folder.path
    for entry in place.iterdir():
        path = f"{start}{entry.name}"
        if entry.is_dir():
            yield from paths_in(folder, f"{path}/")
        elif path.endswith((".toml", ".deck")):
            yield path


def ids_of(name: str) -> list[str]:
    """The ids of our tables of a game."""
    return [id for tables in ours(name).values() if isinstance(tables, dict) for id in tables]


# -- what differs --------------------------------------------------------------------------------------------


class Difference(NamedTuple):
    """A table, a list or a text of an owner that is not as ours. `before` is what we say, None where that is
    nothing.
    """

    game: str
    path: str
    entry: str
    before: Any
    after: Any


def differences(content: OwnContent) -> Iterator[Difference]:
    """What a content says otherwise than ours, in its order; texts are compared elsewhere."""
    for name, found in content.games.items():
        known = ours(name)
        for path, tables in found.items():
            if path.startswith(f"{TEXTS}/"):
                continue
            before = known.get(path)
            if isinstance(tables, str):
                if tables != before:
                    yield Difference(name, path, "", before, tables)
                continue
            for id, after in tables.items():
                was = (before or {}).get(id)
                if was != after:
                    yield Difference(name, path, id, was, after)


def added(content: OwnContent) -> Iterator[tuple[str, str, str]]:
    """New pieces: their game, the kind of their texts, and their id."""
    for found in differences(content):
        if found.before is None and found.entry:
            file = found.path.rpartition("/")[2].removesuffix(".toml")
            if isinstance(found.after, dict):
                yield found.game, KIND_OF_FILE.get(file, "card"), found.entry


def nameless(content: OwnContent) -> Iterator[tuple[str, str, str]]:
    """New pieces that nobody has given a name: game, language and message. They are called by their id."""
    for name, kind, id in added(content):
        for language in LANGUAGES:
            texts = content.games[name].get(f"{TEXTS}/{language}.toml", {}).get(kind, {})
            if id not in texts:
                yield name, language, message_of(kind, id)
