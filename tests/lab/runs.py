"""Short runs for the tests of the lab."""

from pathlib import Path
from typing import Any

from undercroft.lab.folder import read
from undercroft.lab.plan import RunPlan, make_plan
from undercroft.lab.simulate import simulate
from undercroft.lab.tables import TABLES

SAME = tuple(table for table in TABLES if table != "times")  # what depends on the plan alone


def short_plan(games: int = 6, seed: str = "x", limit: int = 2, bot: str = "random") -> RunPlan:
    """Games of a few rounds between a bot and the random one."""
    return make_plan(
        "dungeoneer", games=games, players=("random", bot), options={"round_limit": limit}, seed=seed
    )


def played(folder: Path, plan: RunPlan, **more: Any) -> Path:
    simulate(plan, folder, **more)
    return folder


def same(one: Path, other: Path) -> bool:
    """Whether two folders hold the same games."""
    return all(read(one, table).equals(read(other, table)) for table in SAME)
