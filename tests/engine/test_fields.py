"""The types of what tables and frames are made from are known, and the source says the same as Python."""

from typing import Any

import pytest
from tests.engine.test_frame import Walk
from tools import fast

import undercroft as uc
from undercroft.engine.fields import types_of, written_types
from undercroft.engine.frame import Frame


def test_the_types_are_those_that_were_declared() -> None:
    assert {"name": str, "log": list[str], "step": str} == {
        name: types_of(Walk)[name] for name in Walk.FIELDS
    }


def made() -> list[Any]:
    """Everything that `make fast` compiles and that can lie in a save."""
    names = fast.modules(fast.ROOT / "src")
    compiled = {name.removesuffix(".py").replace("/", ".") for name in names}
    games = [uc.game(name) for name in uc.game_names()]
    classes = {cls for game in games for cls in (*game.frames.values(), game.table)}
    found = [cls for cls in classes if cls.__module__ in compiled]
    return sorted(found, key=lambda cls: (cls.__module__, cls.__name__))


@pytest.mark.parametrize("cls", made(), ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_the_source_says_the_same(cls: type[Frame]) -> None:
    """A compiled class has no annotations: there the source is asked, and must say what Python knows here."""
    known = types_of(cls)
    said: dict[str, Any] = {}
    for owner in reversed(cls.__mro__[:-1]):
        said |= written_types(owner)
    assert {name: known[name] for name in cls.FIELDS} == {name: said[name] for name in cls.FIELDS}
