"""The golden playthroughs of every game are what it plays today (tools/playthroughs.py writes them)."""

from difflib import unified_diff
from pathlib import Path

import pytest
from tools.playthroughs import PLANS, GoldenPlan, playthrough

from undercroft import game_names

HERE = Path(__file__).parent
NAMES = [plan.path.relative_to(HERE).with_suffix("").as_posix() for plan in PLANS]
HINT = "If this is meant, write them anew with `make playthroughs` and review the diff."


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_nothing_has_changed(plan: GoldenPlan) -> None:
    golden, now = plan.path.read_text("utf-8"), playthrough(plan)
    lines = list(unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", n=1, lineterm=""))
    assert golden == now, "\n".join(["the game plays differently:", *lines[:40], HINT])


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_person_can_review_it(plan: GoldenPlan) -> None:
    assert plan.path.stat().st_size < 200_000


@pytest.mark.parametrize("name", game_names())
def test_every_file_has_a_plan(name: str) -> None:
    files = set((HERE / name).glob("**/playthroughs/*"))
    assert files, "a game without a playthrough"
    assert {plan.path for plan in PLANS if plan.game == name} == files
