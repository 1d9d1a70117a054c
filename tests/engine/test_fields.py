"""What tables and frames are made from is known by name and type, and the source says the same as Python."""

from typing import Any

import pytest
from tests.engine.test_frame import Push, Walk
from tools import fast

import undercroft as uc
from undercroft.engine.fields import fields_of, maker, types_of, written, written_types
from undercroft.engine.frame import Frame


def test_the_fields_are_the_parameters() -> None:
    assert ("name", "log", "step") == fields_of(Walk)


def test_a_subclass_is_made_like_its_base() -> None:
    assert fields_of(Walk) == fields_of(Push)


def test_the_types_are_those_of_the_constructor() -> None:
    assert {"name": str, "log": list[str], "step": str} == {
        name: types_of(Walk)[name] for name in fields_of(Walk)
    }


def made() -> list[Any]:
    """Everything that `make fast` compiles and that can lie in a save."""
    names = [name for unit in fast.COMPILED for name in fast.modules(fast.ROOT / "src", unit)]
    compiled = {name.removesuffix(".py").replace("/", ".") for name in names}
    games = [uc.game(name) for name in uc.game_names()]
    classes = {cls for game in games for cls in (*game.frames.values(), game.table)}
    found = [cls for cls in classes if cls.__module__ in compiled]
    return sorted(found, key=lambda cls: (cls.__module__, cls.__name__))


@pytest.mark.parametrize("cls", made(), ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_the_source_says_the_same(cls: type[Frame]) -> None:
    """A compiled class has no annotations: there the source is asked, and must say what Python knows here."""
    names, known, said = fields_of(cls), types_of(cls), written_types(maker(cls))
    assert tuple(written(maker(cls))) == names
    assert {name: known[name] for name in names} == said
