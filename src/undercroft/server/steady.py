"""Time: milliseconds since 1970 that never go back while a process runs.

A clock may be set back, by hand or by the network. What waits for a moment would then wait for as long again
as the clock was wrong. So time passes here as the machine counts it. Where that is ahead of the clock it runs
a little slower until the two agree; where the clock is ahead, that is the time.
"""

import time
from collections.abc import Callable
from typing import Final, TypeAlias

SLOWER: Final = 0.9  # of its speed, while it is ahead of the clock
AHEAD: Final = 10_000  # ms by which the clocks of two machines may differ; what is later is of a wrong one

Now: TypeAlias = Callable[[], int]


def wall() -> float:
    return time.time() * 1000


def machine() -> float:
    return time.monotonic() * 1000


class Steady:
    """The time of one process.

    >>> clock, passed = [5_000], [0]
    >>> now = Steady(lambda: clock[0], lambda: passed[0])
    >>> clock[0], passed[0] = 1_000, 100
    >>> now()
    5090
    """

    def __init__(self, clock: Callable[[], float] = wall, passed: Callable[[], float] = machine) -> None:
        self.clock = clock
        self.passed = passed
        self.time = clock()
        self.read_at = passed()

    def __call__(self) -> int:
        passed = self.passed()
        self.time = max(self.clock(), self.time + (passed - self.read_at) * SLOWER)
        self.read_at = passed
        return int(self.time)


milliseconds: Final[Now] = Steady()
