"""`make bench`: our speed as ratios to Catanatron's, measured in one run on one interpreter.

Ours and theirs alternate in short slices and medians are compared, because the machine is noisy. The time in
which cubes fall is taken off: what a fall costs is measured in benchmarks/drop.py.

    python benchmarks/run.py [SECONDS]
"""

import statistics
import subprocess
import sys
from time import perf_counter

from ours import TablePeer
from peers import CatanatronPeer, PlaySlice
from undercroft.games.dungeon_drop.physics import Outcome
from undercroft.games.dungeon_drop.rules.falling import Physics

PLAY, COPY = 0.25, 0.05
ADVANCED = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}


class DropPeer(TablePeer):
    """Dungeon Drop. Cubes really fall, but the time of that does not count. As falls take most of the time, a
    slice is long enough for a quarter of it without them.
    """

    def __init__(self, seats: int, options: dict[str, int] | None = None, rules: str = "no falls") -> None:
        self._falling = 0.0
        self._settle = Physics.settle
        super().__init__("dungeon_drop", seats, options, rules)

    def play_slice(self, seconds: float) -> PlaySlice:
        """Play at random, for at least a quarter of so long without the falls."""
        actions = decisions = 0
        spent = 0.0
        Physics.settle = self._timed
        try:
            while spent < seconds / 4:
                self._falling = 0.0
                slice_ = super().play_slice(seconds)
                actions += slice_.actions
                decisions += slice_.decisions
                spent += slice_.seconds - self._falling
        finally:
            Physics.settle = self._settle
        return PlaySlice(actions, decisions, spent)

    def _timed(self, *scene: object) -> Outcome:
        began = perf_counter()
        try:
            return self._settle(*scene)
        finally:
            self._falling += perf_counter() - began


def our_games() -> list[TablePeer]:
    """What is measured: each game with few and with many at the table, without and with all it can do."""
    return [
        *(TablePeer("dungeoneer", seats) for seats in (2, 3, 4)),
        TablePeer("dungeonology", 2),
        TablePeer("dungeonology", 4, ADVANCED, "all rules"),
        *(DropPeer(seats) for seats in (1, 3)),
    ]


def import_milliseconds() -> float:
    """The time `import undercroft` adds to a bare interpreter, median of seven."""
    probe = "import time; t = time.perf_counter(); import undercroft; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", probe], capture_output=True, check=True) for _ in range(7)]
    return 1000 * statistics.median(float(run.stdout) for run in runs)


def main(seconds: float = 30.0) -> None:
    """Measure and print a table."""
    peer = CatanatronPeer()
    ours = our_games()
    everyone = [peer, *ours]
    rounds = max(4, round(seconds / ((PLAY + COPY) * len(everyone))))
    actions: dict[str, list[float]] = {p.name: [] for p in everyone}
    decisions: dict[str, list[float]] = {p.name: [] for p in everyone}
    copies: dict[str, list[float]] = {p.name: [] for p in everyone}
    for _ in range(rounds):
        for p in everyone:
            play, copy = p.play_slice(PLAY), p.copy_slice(COPY)
            actions[p.name].append(play.actions / play.seconds)
            decisions[p.name].append(play.decisions / play.seconds)
            copies[p.name].append(1e6 * copy.seconds / copy.copies)
    bar = statistics.median(actions[peer.name])
    bar_copy = statistics.median(copies[peer.name])
    print(f"Python {sys.version.split()[0]}, {rounds} rounds of {PLAY} s play and {COPY} s copies")
    print(f"{'':32}{'actions/s':>11}{'2+ options/s':>14}{'x peer':>8}{'copy us':>9}{'of peer':>9}")
    for p in everyone:
        a, d, c = (statistics.median(rows[p.name]) for rows in (actions, decisions, copies))
        counted = a if p is peer else d  # the bar: all of the peer's actions against our real decisions
        print(f"{p.name:32}{a:11,.0f}{d:14,.0f}{counted / bar:8.2f}{c:9.1f}{c / bar_copy:9.2f}")
    print(
        "x peer: our decisions with two options or more per second, to all of the peer's actions per second"
    )
    for p in ours:
        if isinstance(p, DropPeer):
            continue  # its games are over before they are long
        growth = p.growth(60)
        print(f"{p.name}: a decision in the last tenth of a long game costs {growth:.2f} x one in the first")
    print(f"import undercroft: {import_milliseconds():.0f} ms")


if __name__ == "__main__":
    main(*(float(word) for word in sys.argv[1:2]))
