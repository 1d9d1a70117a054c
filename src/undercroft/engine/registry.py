"""The registry: games by name and version. Games announce themselves as entry points in the group
``undercroft.games``.
"""

from functools import cache

from undercroft.engine.game import Game


class UnknownGame(LookupError):
    """A name or version that no installed package knows."""


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


def game(name: str, version: int | None = None) -> Game:
    """A game by name, in its newest rules version or the one asked for."""
    versions = shelf().get(name)
    if versions is None:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(game_names()) or 'none'}")
    chosen = versions.get(max(versions) if version is None else version)
    if chosen is None:
        raise UnknownGame(
            f"{name} has no rules version {version}; it has: {', '.join(map(str, sorted(versions)))}"
        )
    return chosen
