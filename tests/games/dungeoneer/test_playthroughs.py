"""The golden playthroughs are what the game plays today."""

import runpy
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
TOOL = runpy.run_path(str(ROOT / "tools" / "playthroughs.py"))
PLANS = TOOL["PLANS"]


@pytest.mark.parametrize("plan", PLANS, ids=[plan.path.stem for plan in PLANS])
def test_nothing_has_changed(plan: Any) -> None:
    golden, now = plan.path.read_text("utf-8"), TOOL["playthrough"](plan)
    lines = list(unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", n=1, lineterm=""))
    hint = "If this is meant, write them anew with `make playthroughs` and review the diff."
    assert golden == now, "\n".join(["the game plays differently:", *lines[:40], hint])


def test_every_file_has_a_plan() -> None:
    assert {plan.path for plan in PLANS} == set((Path(__file__).parent / "playthroughs").iterdir())


@pytest.mark.parametrize("plan", PLANS, ids=[plan.path.stem for plan in PLANS])
def test_a_person_can_review_it(plan: Any) -> None:
    assert plan.path.stat().st_size < 200_000
