"""Dungeonology is no entry point yet: here it lies on the shelf while its tests run, and only then."""

from collections.abc import Iterator

import pytest

from undercroft.engine.registry import register, shelf
from undercroft.games.dungeonology.game import VERSIONS


@pytest.fixture(autouse=True, scope="module")
def dungeonology() -> Iterator[None]:
    for game in VERSIONS:
        register(game)
    yield
    del shelf()[VERSIONS[0].name]
