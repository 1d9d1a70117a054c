"""Rate limits: how often somebody may do something. A bucket fills at a steady rate and holds a burst."""

import time
from collections.abc import Callable, Hashable
from typing import Final

SWEEP_AT: Final = 10_000  # buckets; then, and whenever they have doubled, the full ones are forgotten


class Bucket:
    """One bucket, which may be overdrawn. `rate` is per second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.since = clock()

    def spend(self, amount: float) -> float:
        """Take something out, even more than there is. Gives the seconds until the debt is paid."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate) - amount
        self.since = now
        return max(0.0, -self.level / self.rate)


class RateLimit:
    """A bucket for each key. `rate` is per second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: dict[Hashable, tuple[float, float]] = {}
        self.sweep_at = SWEEP_AT

    def take(self, key: Hashable) -> bool:
        """Whether there was something left in the bucket."""
        now = self.clock()
        level, since = self.levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if level < 1:
            self.levels[key] = level, now
            return False
        self.levels[key] = level - 1, now
        if len(self.levels) > self.sweep_at:
            self.sweep(now)
            self.sweep_at = max(SWEEP_AT, 2 * len(self.levels))
        return True

    def give_back(self, key: Hashable) -> None:
        """It was taken for nothing."""
        if key in self.levels:
            level, since = self.levels[key]
            self.levels[key] = level + 1, since

    def sweep(self, now: float) -> None:
        """Forget those that are full again: a new bucket is full too."""
        self.levels = {
            key: (level, since)
            for key, (level, since) in self.levels.items()
            if level + (now - since) * self.rate < self.burst
        }
