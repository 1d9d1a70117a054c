"""Dungeon Drop, for its tests."""

import pytest

from undercroft.engine.game import Game
from undercroft.engine.registry import game


@pytest.fixture
def drop() -> Game:
    return game("dungeon_drop")
