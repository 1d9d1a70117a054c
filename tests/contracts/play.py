"""Seeded play for the contracts: who chooses, with which settings, and positions to look at."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from _pytest.mark import ParameterSet
from tests.contracts import toy

from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.registry import shelf
from undercroft.engine.settings import Setting
from undercroft.engine.state import Table

# The newest rules of each game. What older ones keep is tested beside their records, tests/games/<game>.
GAMES = tuple(versions[max(versions)] for versions in shelf().values()) + toy.VERSIONS


def tables(at_least: int) -> tuple[ParameterSet, ...]:
    """Each game with each number of seats: the fewest and the most now, the others in the soak."""
    return tuple(
        pytest.param(
            game,
            seats,
            id=f"{game.name}-{game.version}-{seats}",
            marks=() if seats in (found[0], found[-1]) else pytest.mark.soak,
        )
        for game in GAMES
        for found in [[seats for seats in game.seats if seats >= at_least]]
        for seats in found
    )


TABLES = tables(at_least=1)
COMPANY = tables(at_least=2)

# Laws that are dear to ask: of every second position in `make test`, of the others in `make soak`. Which ones
# differs with the number of seats, so that no question is left out at all of them.
HALVES = (0, pytest.param(1, marks=pytest.mark.soak))

# How often the examples that Hypothesis makes up, where each takes long: more in `make soak`.
TIMES = (1, pytest.param(8, marks=pytest.mark.soak))

Player = Callable[[Random, Table], Option]


def any_option(rng: Random, table: Table) -> Option:
    assert table.choice is not None
    return rng.choice(table.choice.options)


def any_verb(rng: Random, table: Table) -> Option:
    """First the verb, then the option: what can be done in one way comes up as often as in forty."""
    assert table.choice is not None
    options = table.choice.options
    verb = rng.choice(sorted({option[0] for option in options}))
    return rng.choice([option for option in options if option[0] == verb])


PLAYERS: tuple[Player, ...] = (any_option, any_verb)


def fitting(setting: Setting, seats: int) -> list[int]:
    """The values that a table of so many can have; of many the lower ones, where games are short."""
    if setting.alone:
        return [int(seats == 1)]
    values = range(setting.low, min(setting.high, setting.low + 30) + 1)
    return [n for n in values if not setting.seats or setting.seats[n - setting.low] <= seats]


def drawn_settings(rng: Random, game: Game, seats: int) -> dict[str, int]:
    """Every setting at random. Where one is refused for another, which it needs or which stands in its way,
    one of the two is changed.
    """
    usual = game.checked_options({}, seats)
    found = {setting.name: rng.choice(fitting(setting, seats)) for setting in game.settings}
    while (reason := game.why_not_options(found, seats)) is not None:
        refused, other = reason.data["setting"], reason.data.get("needs")
        if other is None or rng.random() < 0.5:
            found[refused] = usual[refused]
        else:
            found[other] = 1 - found[other] if found[other] in (0, 1) else usual[other]
    return found


def any_settings(rng: Random, game: Game, seats: int) -> dict[str, int]:
    """Mostly as the game comes, and sometimes drawn. A game that expands another is mostly played with
    something of its own.
    """
    return {} if rng.random() < (0.2 if game.base else 0.7) else drawn_settings(rng, game, seats)


def new_table(game: Game, seats: int, rng: Random) -> Table:
    seed = rng.getrandbits(40)
    return game.new(seats, any_settings(rng, game, seats), seed=seed)


def play(table: Table, rng: Random, player: Player = any_option, limit: int = 20_000) -> Iterator[Table]:
    """The same table at each of its decisions, the last time when it is over (or after so many decisions)."""
    for _ in range(limit):
        yield table
        if table.choice is None:
            return
        table.take(player(rng, table))
    yield table


def finished(game: Game, seats: int, seed: int, player: Player = any_option) -> Table:
    rng = Random(f"{game} {seats} {seed}")
    table = new_table(game, seats, rng)
    for _ in play(table, rng, player):
        pass
    return table


def so_many(game: Game, games: int) -> int:
    """How many games to play; fewer of those that take long."""
    return games // 4 if game.runs_in_thread else games


def kinds(table: Table) -> set[tuple[str, str]]:
    """What is asked and what can be done, without with what."""
    choice = table.choice
    return {(choice.prompt, option[0]) for option in choice.options} if choice else {("", "")}


@cache
def positions(game: Game, seats: int, games: int = 40) -> tuple[Table, ...]:
    """Positions from random games: one for every question and every verb that was ever offered, an end, and
    twenty of those with few questions. At a table that is not full only the questions that are not asked at a
    full one, and twenty. Thousands more are asked the same laws in `make soak`.
    """
    found: list[Table] = []
    known: set[tuple[str, str]] = set()
    fullest = max(game.seats)
    if seats != fullest:
        known.update(*(kinds(table) for table in positions(game, fullest, games) if not table.over))
        games = games // 4
    for seed in range(so_many(game, games)):
        rng = Random(f"positions {game} {seats} {seed}")
        for table in play(new_table(game, seats, rng), rng, PLAYERS[seed % 2]):
            here = kinds(table)
            if not here <= known or (len(found) < 20 and rng.random() < 0.1):
                known |= here
                found.append(table.copy())
    return tuple(found)


def half(game: Game, seats: int, which: int) -> tuple[Table, ...]:
    return positions(game, seats)[(seats + which) % 2 :: 2]
