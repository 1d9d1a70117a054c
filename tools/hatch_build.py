"""Puts what the commands read at run time, and what lies outside src, into the wheel.

`undercroft rules` reads the rule catalogue in docs/games and the scenarios in tests/games. A wheel carries
both in undercroft/_material, in the same folders as here; an editable installation reads the tree itself and
carries no copy.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MATERIAL = ("docs/games", "tests/games")
KINDS = {".csv", ".ftl", ".json", ".md", ".toml", ".txt"}  # data, no tests in Python


class Material(BuildHookInterface[Any]):
    """Adds the data files of `MATERIAL` to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":  # editable
            return
        root = Path(self.root)
        for folder in MATERIAL:
            files = sorted(p for p in (root / folder).rglob("*") if p.is_file() and p.suffix in KINDS)
            if not files:
                raise FileNotFoundError(f"{folder} holds no data files: build from a complete source tree")
            for path in files:
                inside = path.relative_to(root).as_posix()
                build_data["force_include"][str(path)] = f"undercroft/_material/{inside}"
