"""All chance comes from the seed, in streams that do not disturb each other."""

import os
import subprocess
import sys
from random import Random

import pytest
from tests.contracts import laws
from tests.contracts.play import GAMES, TABLES, any_option, finished

from undercroft.engine.game import Game

IDS = [f"{game.name}-{game.version}" for game in GAMES]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_same_seed_same_game(game: Game, seats: int) -> None:
    assert finished(game, seats, 1).record() == finished(game, seats, 1).record()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_another_seed_another_game(game: Game, seats: int) -> None:
    starts = {laws.plain(game.new(seats, seed=seed).whole()) for seed in range(20)}
    assert len(starts) == 20


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_seed_is_a_text(game: Game) -> None:
    assert game.new(seed=7) == game.new(seed="7")


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_stream_of_its_own(game: Game) -> None:
    """What one stream yields does not depend on how often another was asked."""
    for name in game.streams:
        one, two = game.new(seed=1).chance, game.new(seed=1).chance
        for other in game.streams:
            if other != name:
                for _ in range(7):
                    one.bits(other)
        assert [one.bits(name) for _ in range(5)] == [two.bits(name) for _ in range(5)]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_streams_differ(game: Game) -> None:
    chance = game.new(seed=1).chance
    assert set(chance.streams) == set(game.streams)
    assert len({chance.bits(name) for name in game.streams}) == len(game.streams)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_looking_asks_no_chance(game: Game, seats: int) -> None:
    """Views, reasons, saves, records and re-deals leave the generator alone."""
    table = game.new(seats, seed=1)
    laws.play_on(table, Random(1), 10)
    before = table.chance.streams.copy()
    for seat in laws.viewers(table):
        table.view(seat)
        table.redeal(seat, 1)
    table.save()
    table.record()
    laws.legality_and_reason_agree(table, Random(1), most=20)
    assert table.chance.streams == before


PROGRAM = """
import random, zlib
import undercroft as uc
for seats in (2, 3, 4):
    table, rng = uc.game("dungeoneer").new(seats, seed=5), random.Random(5)
    while table.choice:
        table.take(rng.choice(table.choice.options))
    print(zlib.crc32(table.record().encode()))
"""


def test_nothing_depends_on_the_order_of_sets() -> None:
    """The same game in processes that hash texts differently."""
    records = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(records) == 1


def test_players_of_the_contracts_are_seeded() -> None:
    table = GAMES[0].new(seed=1)
    assert any_option(Random(1), table) == any_option(Random(1), table)
