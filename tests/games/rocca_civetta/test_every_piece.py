"""Pieces of the box that are no cards have scenarios too (that each card has one says `undercroft rules
rocca_civetta --check`): every Skill of both sides of every Scholar, every Star.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc

CONTENT = Path(uc.__file__).parent / "games" / "rocca_civetta" / "content"
SCENARIOS = {path: path.read_text("utf-8") for path in (Path(__file__).parent / "scenarios").rglob("*.toml")}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / name).read_text("utf-8"))


SKILLS = read("pieces/skills.toml")


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_has_a_scenario(skill: str) -> None:
    """Named by its file, or used in it."""
    used = re.compile(rf"\bskill {skill}\b")
    assert any(skill in path.stem or used.search(text) for path, text in SCENARIOS.items())


def test_both_sides_of_every_scholar_have_skills_with_scenarios() -> None:
    sides = [scholar[side] for scholar in read("scholars.toml").values() for side in ("normal", "exalted")]
    assert all(set(side["skills"]) <= SKILLS.keys() and side["skills"] for side in sides)
    assert 14 == len(sides)


@pytest.mark.parametrize("star", read("pieces/stars.toml"))
def test_every_star_has_a_scenario(star: str) -> None:
    assert any(f'"{star}"' in text for path, text in SCENARIOS.items() if path.parent.name == "stars")
