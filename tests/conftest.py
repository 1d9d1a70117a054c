"""What holds for all tests."""

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests import quick

from undercroft.games.dungeon_drop.physics import settle

# All modules and twelve thousand tests come now, and none of it goes: nobody need look for garbage meanwhile.
gc.disable()

# The same examples every time, however long they take: a red test means something.
settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")

# A busy machine lets a connection wait; only a database that hangs is given up.
os.environ["PGCONNECT_TIMEOUT"] = "600"

# Whoever runs the tests in the background, or without a terminal, has these ignored, and so would have every
# program that a test interrupts.
for number, handler in (
    (signal.SIGHUP, signal.SIG_DFL),
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGQUIT, signal.SIG_DFL),
):
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, handler)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: from now on there may be garbage, but not in there."""
    gc.freeze()
    gc.enable()


# Cubes lie at once where they fall, in all tests that are not about physics.
quick.register_drop(quick.settle)


@pytest.fixture
def real_falls() -> Iterator[None]:
    """And in these they really fall."""
    with quick.falls(settle):
        yield
