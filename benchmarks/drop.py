"""How fast cubes fall in Dungeon Drop: the processor's time for an event beside the time that the fall takes
in the room, and the size of its recording. Needs undercroft[drop]; nothing else is measured here, so one
core is enough.

    python benchmarks/drop.py [EVENTS]
"""

import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from undercroft.games.dungeon_drop.board import ROUND
from undercroft.games.dungeon_drop.cards.content import read_all
from undercroft.games.dungeon_drop.physics import Body, Drop, FallOutcome, FallScene, Flick, decode, settle
from undercroft.games.dungeon_drop.physics.recording import FRAMES

MEASURES = read_all().table
SMALL, LARGE, HUGE = MEASURES.sides.by_size
MIDDLE = (MEASURES.drop.lowest + MEASURES.drop.highest) // 2
PILLARS = frozenset(range(12))
TOKENS = ((0, 0), (8000, 0), (0, 6000))


def floor(seed: int) -> FallOutcome:
    """The initial drop of a solo floor: 48 small cubes, the Dragon and the Pawn."""
    cubes = (*(Body(0, 0, 0, SMALL),) * 48, Body(0, 0, 0, HUGE))
    bodies = (*cubes, Body(0, 0, ROUND, 2 * MEASURES.pawn.radius))
    drop = Drop(tuple(range(len(bodies))), 0, 0, MIDDLE, first=True)
    return settle(MEASURES, FallScene(bodies, PILLARS), drop, seed)


def sixty() -> tuple[Body, ...]:
    """Sixty cubes at rest."""
    bodies = (*(Body(0, 0, 0, SMALL),) * 40, *(Body(0, 0, 0, LARGE),) * 20)
    drop = Drop(tuple(range(len(bodies))), 0, 0, MIDDLE, first=True)
    return settle(MEASURES, FallScene(bodies), drop, 1).bodies


RESTING = sixty()


def explore(seed: int) -> FallOutcome:
    """Four large cubes over the room of three tokens, among sixty at rest."""
    bodies = (*RESTING, *(Body(0, 0, 0, LARGE),) * 4)
    return settle(
        MEASURES, FallScene(bodies, PILLARS, TOKENS), Drop((60, 61, 62, 63), 2000, 1500, MIDDLE), seed
    )


def flick(seed: int) -> FallOutcome:
    """A flick of one of sixty cubes, at half strength."""
    cause = Flick(seed % len(RESTING), 1000 * seed % 3600, 50)
    return settle(MEASURES, FallScene(RESTING, PILLARS, TOKENS), cause, seed)


def measured(name: str, event: Callable[[int], FallOutcome], events: int) -> None:
    """Run an event with many seeds, and print a line."""
    spent, lasted, sizes = [], [], []
    for seed in range(events):
        began = process_time()
        outcome = event(seed)
        spent.append(process_time() - began)
        lasted.append(sum(clip.length - 1 for clip in decode(outcome.recording)) / FRAMES)
        sizes.append(len(outcome.recording) / 1000)
    ratios = [cpu / fall for cpu, fall in zip(spent, lasted, strict=True)]
    print(
        f"{name:34}{statistics.median(spent):8.3f}{max(spent):8.3f}{statistics.median(lasted):9.2f}"
        f"{statistics.median(ratios):9.3f}{max(ratios):8.3f}{statistics.median(sizes):8.1f}{max(sizes):8.1f}"
    )


def import_seconds() -> float:
    """What the first fall in a process costs more: loading the simulation, median of five."""
    probe = "import time; t = time.process_time(); import mujoco; print(time.process_time() - t)"
    runs = [subprocess.run([sys.executable, "-c", probe], capture_output=True, check=True) for _ in range(5)]
    return statistics.median(float(run.stdout) for run in runs)


def main(events: int = 60) -> None:
    """Measure and print a table."""
    print(f"Python {sys.version.split()[0]}, {events} seeds each; seconds of one core, median and worst")
    print(f"{'':34}{'CPU s':>8}{'worst':>8}{'fall s':>9}{'CPU/fall':>9}{'worst':>8}{'kB':>8}{'worst':>8}")
    measured("4 cubes among 60 at rest", explore, events)
    measured("flick of one of 60", flick, events)
    measured("initial drop of a floor", floor, max(5, events // 3))
    print(f"loading the simulation, once in a process: {import_seconds():.2f} s")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
