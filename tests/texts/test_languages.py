"""One list of languages, and everything that is said has all of them and no other."""

from pathlib import Path
from typing import get_args

import pytest

import undercroft as uc
from undercroft.engine.languages import LANGUAGES, ORIGINAL, Language
from undercroft.rulebook.book import languages

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "undercroft"
PAGE = ROOT / "web" / "src"
FOLDERS = sorted(path for path in SOURCE.glob("**/texts") if path.is_dir())
FILES = sorted({path.parent for path in PAGE.glob("**/texts/*.ftl")})


def test_the_type_is_the_list_and_the_original_comes_first() -> None:
    assert get_args(Language) == tuple(LANGUAGES)
    assert next(iter(LANGUAGES)) == ORIGINAL


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_texts_are_there_in_every_language(folder: Path) -> None:
    assert set(LANGUAGES) == {path.parent.name for path in folder.glob("*/*.ftl")}


@pytest.mark.parametrize("folder", FILES, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_the_page_speaks_every_language(folder: Path) -> None:
    assert set(LANGUAGES) == {path.stem for path in folder.glob("*.ftl")}


@pytest.mark.parametrize("game", uc.game_names())
def test_books_are_there_in_every_language(game: str) -> None:
    assert set(LANGUAGES) == set(languages(game))
