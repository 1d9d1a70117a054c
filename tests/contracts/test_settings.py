"""The tables of the contracts are drawn from all that can be set: no option is left out of the laws."""

from random import Random

import pytest
from tests.contracts.play import GAMES, TABLES, drawn_settings, fitting, positions

from undercroft.engine.game import Game, Setting

DRAWS = 600


def with_needs(game: Game, setting: Setting) -> dict[str, int]:
    """The switches without which it means nothing, and those without which they do."""
    known = {other.name: other for other in game.settings}
    found: dict[str, int] = {}
    for name in setting.needs:
        found |= {name: 1} | with_needs(game, known[name])
    return found


def possible(game: Game, seats: int, setting: Setting) -> list[int]:
    usual = game.checked_options({}, seats)
    options = usual | with_needs(game, setting)
    return [
        value
        for value in fitting(setting, seats)
        if game.why_not_options(options | {setting.name: value}, seats) is None
    ]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_value_is_drawn(game: Game, seats: int) -> None:
    """Each that a table of so many can have, at least a quarter as often as if nothing needed anything."""
    rng = Random(f"settings {game} {seats}")
    drawn = [drawn_settings(rng, game, seats) for _ in range(DRAWS)]
    for setting in game.settings:
        values = possible(game, seats, setting)
        for value in values:
            found = sum(options[setting.name] == value for options in drawn)
            assert found >= DRAWS / len(values) / 4, (setting.name, value, found)


@pytest.mark.parametrize("game", GAMES, ids=[f"{game.name}-{game.version}" for game in GAMES])
def test_laws_are_asked_with_every_switch(game: Game) -> None:
    """Views, re-deals, saves and the others are asked of the positions of a full table."""
    seats = max(game.seats)
    tables = positions(game, seats)
    for setting in game.settings:
        if [0, 1] == possible(game, seats, setting):
            assert {0, 1} == {table.settings[setting.name] for table in tables}, setting.name
