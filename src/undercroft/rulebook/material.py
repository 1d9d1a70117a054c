"""Where the texts of a game lie.

In a working tree they are in ``docs/games/<game>`` and ``tests/games/<game>`` beside ``src``; an installed
package carries the same folders in ``_material``. The code is wherever the game was loaded from.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from undercroft.engine.registry import game


class RulebookError(ValueError):
    """A rulebook that is not here, that cannot be read, or that does not have what was asked for."""


class Material(NamedTuple):
    """The folders of one game, the prefix of its rule ids, and that of the game that it expands."""

    prefix: str
    code: Path
    docs: Path
    tests: Path
    base: str = ""


def file_of(module: str) -> Path:
    path = sys.modules[module].__file__
    assert path is not None
    return Path(path)


def material(name: str) -> Material:
    """Raises UnknownGame for a game that nobody knows, and RulebookError for one without a rulebook here."""
    known = game(name)
    module = type(known).__module__
    package = file_of(module.partition(".")[0]).parent
    for root in (package / "_material", package.parent.parent):
        docs = root / "docs" / "games" / name
        if (docs / "rules.md").is_file():
            tests = root / "tests" / "games" / name
            base = game(known.base).prefix if known.base else ""
            return Material(known.prefix, file_of(module).parent, docs, tests, base)
    raise RulebookError(f"the rulebook of {name} is not installed here")
