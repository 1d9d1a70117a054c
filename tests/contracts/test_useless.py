"""What is set apart because it brings nothing: told from a view alone, and never all there is."""

from collections.abc import Iterator

import msgspec
import pytest
from tests.contracts.play import GAMES, positions

from undercroft.bots.base import heuristics
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.state import Table

IDS = [f"{game.name}-{game.version}" for game in GAMES]
ENDINGS = {"pass", "done", "declare"}


def asked(game: Game) -> Iterator[tuple[Table, int, tuple[Option, ...]]]:
    for seats in game.seats:
        for table in positions(game, seats):
            if table.choice is not None:
                yield table, table.choice.seat, table.choice.options


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_something_is_always_left(game: Game) -> None:
    for table, seat, options in asked(game):
        useless = heuristics(game).useless(table.view(seat), options)
        assert useless < set(options), table.choice
        assert not ENDINGS & {option[0] for option in useless}


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_is_useless_is_told_from_what_the_seat_sees(game: Game) -> None:
    """As it is sent over the line, and whatever others hold."""
    for n, (table, seat, options) in enumerate(asked(game)):
        useless = heuristics(game).useless(table.view(seat), options)
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
        again = table.redeal(seat, n).view(seat)
        assert useless == heuristics(game).useless(sent, options) == heuristics(game).useless(again, options)
