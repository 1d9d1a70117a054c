"""A view holds what its game declares, and nothing else: for every seat, for spectators, and the whole."""

from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest
from tests.contracts.play import GAMES, TABLES, positions

from undercroft.engine.game import Game
from undercroft.texts.facts import facts_of

DECLARED = [game for game in GAMES if game.shapes]


def view_shape(game: Game) -> Any:
    return import_module(game.shapes).VIEW if game.shapes else dict[str, Any]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_views_have_their_shape(game: Game, seats: int) -> None:
    shape = view_shape(game)
    for table in positions(game, seats, games=8):
        for seat in (*range(seats), None):
            msgspec.convert(table.view(seat), shape)
        msgspec.convert(table.whole(), shape)


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.name)
def test_a_key_too_many_and_one_too_few_are_found(game: Game) -> None:
    view = game.new(seed=1).view(0)
    with pytest.raises(msgspec.ValidationError, match="unknown field `more`"):
        msgspec.convert(view | {"more": 1}, view_shape(game))
    for key in view:
        with pytest.raises(msgspec.ValidationError, match=f"missing required field `{key}`"):
            msgspec.convert({name: value for name, value in view.items() if name != key}, view_shape(game))


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.name)
def test_what_is_printed_has_its_shape(game: Game) -> None:
    module, facts = import_module(game.shapes), facts_of(game.texts)
    for name, shape in getattr(module, "BOARDS", {}).items():
        msgspec.convert(facts.boards()[name], shape)
    for kind, shape in getattr(module, "CARDS", {}).items():
        cards = [card for card in facts.contents().values() if card["kind"] == kind]
        assert cards
        for card in cards:
            msgspec.convert(card, shape)


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.name)
def test_what_a_question_tells_beside_its_view_has_its_shape(game: Game) -> None:
    shapes, facts = getattr(import_module(game.shapes), "PROMPT", {}), facts_of(game.texts)
    found = set()
    for table in positions(game, max(game.seats), games=8):
        mentioned = facts.prompt(table.view(None)) if table.choice else {}
        for name in shapes.keys() & mentioned.keys():
            found.add(name)
            msgspec.convert(mentioned[name], shapes[name])
    assert found == set(shapes)


def test_every_game_declares_its_views() -> None:
    assert [] == [game.name for game in GAMES if not game.shapes and game.texts]


def test_cubes_are_called_as_on_the_board() -> None:
    module = import_module("undercroft.games.dungeonology.shapes")
    assert module.CONSTANTS["CUBES"] == get_args(module.Cube)
