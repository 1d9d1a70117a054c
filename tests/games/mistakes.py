"""Files with a mistake, and what is said about it: for the tests of all games."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import undercroft as uc
from undercroft import scenarios
from undercroft.engine.content import Source


def about_content(
    read: Callable[[Mapping[str, Source]], object], texts: Mapping[str, Source], file: str, old: str, new: str
) -> str:
    """What is said when something else stands in one of the content files."""
    text = texts[file]
    assert isinstance(text, str)
    assert old in text
    with pytest.raises(uc.ContentError) as caught:
        read({**texts, file: text.replace(old, new, 1)})
    return str(caught.value)


def given_file(folder: Path, game: str, given: str, more: str = "") -> Path:
    """A scenario with such a table."""
    path = folder / "x.toml"
    rule = f"{uc.game(game).prefix}-R-04"
    path.write_text(f'game = "{game}"\nrule = ["{rule}"]\ntitle = "t"\n[given]\n{given}\n{more}', "utf-8")
    return path


def about_given(folder: Path, game: str, given: str) -> tuple[str, str]:
    """The field of such a table that does not fit, and what is said about it."""
    (failure,) = scenarios.run_file(given_file(folder, game, given)).failures
    return failure.field.removeprefix("given."), failure.message
