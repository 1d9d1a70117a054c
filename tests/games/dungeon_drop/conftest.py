"""Dungeon Drop is not on the shelf yet: its tests put it there for as long as they run, without physics."""

from collections.abc import Iterator

import pytest
from tests.games.dungeon_drop import quick

from undercroft.engine import registry
from undercroft.games.dungeon_drop.game import VERSIONS
from undercroft.games.dungeon_drop.rules.falling import Physics


@pytest.fixture
def drop(monkeypatch: pytest.MonkeyPatch) -> Iterator[registry.Game]:
    """The game, with a stand-in for the physics."""
    game = VERSIONS[-1]
    monkeypatch.setattr(Physics, "settle", staticmethod(quick.settle))
    registry.register(game)
    yield game
    registry.shelf().pop(game.name)
