"""Simulation: the games of a plan into a folder, from wherever it stands."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from undercroft.lab import workers
from undercroft.lab.extras import polars
from undercroft.lab.folder import failures, keep, open_folder, sole_run, tidy
from undercroft.lab.plan import RunPlan
from undercroft.lab.playing import play_chunk


class State(NamedTuple):
    """How far a run has come. `found` games were there already when it was started."""

    plan: RunPlan
    found: int
    done: int
    failed: int


Tell = Callable[[State], None]


def simulate(
    wanted: RunPlan,
    folder: Path,
    *,
    seed_given: bool = True,
    count: int | None = None,
    ray: str = "",
    tell: Tell = lambda state: None,
) -> State:
    """Play what is missing in a folder, with so many workers, and tell of every chunk."""
    polars()
    with sole_run(folder):
        plan = open_folder(folder, wanted, seed_given)
        missing = tidy(folder, plan)
        done = plan.games - sum(span.end - span.first for span in missing)
        state = State(plan, done, done, len(failures(folder)))
        tell(state)
        if not missing:
            return state
        if ray:
            chunks = workers.on_ray(plan, missing, ray, count)
        else:
            chunks = workers.on_this_machine(partial(play_chunk, plan), missing, count or workers.cores())
        with closing(chunks):  # whatever happens, the workers go home
            for chunk in chunks:
                keep(folder, chunk)
                done = state.done + chunk.span.end - chunk.span.first
                state = state._replace(done=done, failed=len(failures(folder)))
                tell(state)
        return state
