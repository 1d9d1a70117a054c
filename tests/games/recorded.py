"""The recorded endings of all games, for the tests of all games and of one."""

from functools import cache

from tools.endings import ENDINGS, Ending, path_of

import undercroft as uc

GAMES = [
    (game, ending.name, seats)
    for game, endings in ENDINGS.items()
    for ending in endings
    for seats in ending.seats
]
IDS = [f"{game}/{ending}-{seats}" for game, ending, seats in GAMES]


def ending_of(game: str, name: str) -> Ending:
    return next(ending for ending in ENDINGS[game] if ending.name == name)


def text_of(game: str, ending: str, seats: int) -> str:
    return path_of(game, ending_of(game, ending), seats).read_text("utf-8")


@cache
def recorded(game: str, ending: str, seats: int) -> uc.Table:
    """The table at the end of a recorded game, for tests that only look at it."""
    return uc.replay(text_of(game, ending, seats))


def seats_of(game: str, ending: str) -> tuple[int, ...]:
    return ending_of(game, ending).seats
