"""The registry: games by name and version, and none that the engine would know by itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.contracts import toy

import undercroft
from undercroft.engine.registry import UnknownGame, game, game_names, register, shelf


@pytest.fixture
def toys() -> Iterator[None]:
    for version in toy.VERSIONS:
        register(version)
    yield
    del shelf()["toy"]


def test_installed_games_are_there() -> None:
    assert "dungeoneer" in game_names()


def test_names_are_in_order() -> None:
    assert tuple(sorted(game_names())) == game_names()


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*dungeoneer"):
        game("chess")


def test_an_unknown_version() -> None:
    with pytest.raises(UnknownGame, match="dungeoneer has no rules version 99; it has: 1"):
        game("dungeoneer", 99)


@pytest.mark.usefixtures("toys")
def test_registered_by_hand() -> None:
    assert "toy" in game_names()
    assert (1, 2) == (game("toy", 1).version, game("toy").version)


def test_a_toy_is_gone_after_its_test() -> None:
    assert "toy" not in game_names()


def test_every_game_sits_under_its_own_name() -> None:
    for name, versions in shelf().items():
        assert {name} == {found.name for found in versions.values()}
        assert list(versions) == [found.version for found in versions.values()]


def test_the_engine_names_no_game() -> None:
    """No code of the engine mentions a game; its docstrings may, as examples."""
    folder = Path(undercroft.__file__).parent / "engine"
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {ast.get_docstring(n, clean=False) for n in ast.walk(tree) if isinstance(n, DOCUMENTED)}
        texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        assert not [text for text in texts - docstrings if any(name in text for name in game_names())], path


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
