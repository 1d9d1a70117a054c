"""The toys lie on the shelf beside the real games while contracts are tested, and only then."""

from collections.abc import Iterator

import pytest

from undercroft.engine.registry import register, shelf


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    from tests.contracts import toy

    for game in toy.VERSIONS:
        register(game)
    yield
    del shelf()[toy.Toy.name]
