"""The registry: games by name and version. Games announce themselves as entry points in the group
``undercroft.games``.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from undercroft.engine import own_content
from undercroft.engine.game import Game
from undercroft.engine.own_content import KNOWN, ContentName, OwnContent

WITH_CONTENT: Final[dict[tuple[str, int, str], Game]] = {}  # by name, version and hash


class UnknownGame(LookupError):
    """A name or version that no installed package knows."""


class UnknownContent(UnknownGame):
    """A content of an owner that is not here, or that says nothing of the game."""


@cache
def shelf() -> dict[str, dict[int, Game]]:
    """Everything registered: name -> version -> game. An entry point names a tuple of the versions of one
    game.
    """
    from importlib.metadata import entry_points

    found: dict[str, dict[int, Game]] = {}
    for entry in entry_points(group="undercroft.games"):
        found[entry.name] = {game.version: game for game in entry.load()}
    return found


def register(game: Game) -> None:
    """Put a game on the shelf by hand: for tests and notebooks."""
    shelf().setdefault(game.name, {})[game.version] = game


def family(game: Game) -> tuple[Game, ...]:
    """A game with the one that it expands, the base first."""
    return (*family(shelf()[game.base][max(shelf()[game.base])]), game) if game.base else (game,)


def game_names() -> tuple[str, ...]:
    """The names of all games, in order."""
    return tuple(sorted(shelf()))


def game(name: str, version: int | None = None, own: str | None = None) -> Game:
    """A game by name, in its newest rules version or the one asked for, with the content of an owner by its
    hash, "" for ours. Where nothing is said of it, with the one that this process plays with.
    """
    versions = shelf().get(name)
    if versions is None:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(game_names()) or 'none'}")
    chosen = versions.get(max(versions) if version is None else version)
    if chosen is None:
        raise UnknownGame(
            f"{name} has no rules version {version}; it has: {', '.join(map(str, sorted(versions)))}"
        )
    if own is None:
        own = own_content.chosen()
        return with_content(chosen, own) if own and concerns(KNOWN[own], chosen) else chosen
    return with_content(chosen, own) if own else chosen


def with_content(game: Game, own: str) -> Game:
    """A game with the content of an owner; the same object for the same content."""
    key = (game.name, game.version, own)
    content, found = KNOWN.get(own), WITH_CONTENT.get(key)
    if content is None:
        raise UnknownContent(f"the content {own[:12]} is not here")
    if found is None:
        if not concerns(content, game):
            raise UnknownContent(f"the content {content.label.said} says nothing of {game.name}")
        found = WITH_CONTENT.setdefault(key, game.with_content(own))
    return found


def concerns(content: OwnContent, game: Game) -> bool:
    """Whether a content says anything of a game, or of the one that it expands."""
    return content.says(*(member.name for member in family(game)))


def game_of_view(view: Mapping[str, Any]) -> Game:
    """The game that a view shows."""
    content = view.get("content")
    return game(view["game"], view["version"], content["hash"] if content else "")


def missing(content: ContentName) -> str:
    """What to say where a content is not here."""
    return f"played with the content {content.said}, which is not here: name its folder with --content"
