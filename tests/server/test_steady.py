"""Clocks that are set back: nobody becomes a stranger, and nothing waits until they are right again."""

from pathlib import Path
from typing import Any

import pytest
import structlog
from itsdangerous import TimestampSigner
from tests.server.arrange import (
    Ear,
    Hands,
    hubs,
    in_a_loop,
    lines_of,
    new_file,
    row_of,
    sit_down,
    swept,
)

from undercroft.server.clocks import MoveClock
from undercroft.server.entries import StoodIn, Why
from undercroft.server.identity import SESSION_SECONDS, Session, Signer
from undercroft.server.match import CLAIM
from undercroft.server.steady import AHEAD, SLOWER, Steady

HOUR = 3600
SECRET = b"s" * 32


pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return new_file(tmp_path)


# -- the time of a process -------------------------------------------------------------------------


class Machine:
    """A machine whose clock is set by hand; `passed` is what really passes."""

    def __init__(self) -> None:
        self.clock, self.passed = 10_000_000, 500
        self.now = Steady(lambda: self.clock, lambda: self.passed)

    def wait(self, ms: int) -> int:
        self.clock += ms
        self.passed += ms
        return self.now()


def test_it_is_the_clock_where_nobody_sets_it() -> None:
    machine = Machine()
    assert [10_000_001, 10_001_001, 10_002_001] == [machine.wait(1), machine.wait(1000), machine.wait(1000)]


@pytest.mark.parametrize("seconds", [2, HOUR])
def test_time_goes_on_where_the_clock_is_set_back(seconds: int) -> None:
    machine = Machine()
    machine.clock -= seconds * 1000
    assert 10_000_000 == machine.now()
    assert 10_000_000 + 1000 * SLOWER == machine.wait(1000)


def test_the_two_agree_in_the_end() -> None:
    machine = Machine()
    machine.clock -= 2000
    times = [machine.wait(1000) for _ in range(30)]
    assert sorted(times) == times
    assert machine.clock == times[-1]


def test_a_clock_that_is_set_forward_is_believed() -> None:
    machine = Machine()
    machine.clock += HOUR * 1000
    assert machine.clock == machine.now()


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "good"),
    [(0, True), (-2, True), (-HOUR, True), (SESSION_SECONDS - 9, True), (SESSION_SECONDS + 9, False)],
)
def test_whoever_came_before_the_clock_was_set_back_is_no_stranger(
    monkeypatch: pytest.MonkeyPatch, age: int, good: bool
) -> None:
    signer = Signer(SECRET)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: 2_000_000_000)
    monkeypatch.setattr("undercroft.server.identity.time.time", lambda: 2_000_000_000.0 + age)
    with monkeypatch.context() as patch:
        cookie = signer.session("ada", 3)
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: 2_000_000_000 + age)
        assert (Session("ada", 3) if good else None) == signer.read_session(cookie)


# -- tables ----------------------------------------------------------------------------------------


@in_a_loop
async def test_a_bot_does_not_wait_for_a_clock_to_become_right(url: str) -> None:
    """The process that owed its move is gone, and the clock was an hour ahead."""
    clock = Hands()
    clock.wait(2 * HOUR)
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "random", "anna")
    clock.wait(-HOUR)
    async with hubs(url, clock=clock) as [hub]:
        with structlog.testing.capture_logs() as logged:
            await swept(hub)
        assert 1 == (await row_of(hub)).asked
        assert {"event": "a clock was set back", "tables": 1, "log_level": "warning"} in logged
        assert clock() == (await row_of(hub)).changed


@in_a_loop
async def test_clocks_that_differ_by_a_little_are_believed(url: str) -> None:
    clock = Hands()
    clock.wait(HOUR)
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "random", "anna")
        clock.wait(-AHEAD / 1000)
        await swept(hub)
        assert 0 == (await row_of(hub)).asked
        clock.wait((AHEAD + CLAIM) / 1000)
        await swept(hub)
        assert 1 == (await row_of(hub)).asked


@pytest.mark.parametrize("how", ["time", "absent"])
@in_a_loop
async def test_people_do_not_wait_either(url: str, how: Why) -> None:
    """They have their time from when the question was found, and no more."""
    clock = Hands()
    rules: dict[str, Any] = {"clock": MoveClock(60)} if how == "time" else {"absent": 60}
    clock.wait(2 * HOUR)
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben", **rules)
    clock.wait(-HOUR)
    async with hubs(url, clock=clock) as [hub]:
        await swept(hub)
        room = await hub.rooms.open("t")
        ben = Ear("ben")
        room.listeners.add(ben)
        await hub.presence.came(room, ben)
        for seconds in (59, 1):
            assert 1 == len(await lines_of(hub))
            clock.wait(seconds)
            await swept(hub)
        assert StoodIn(0, how) == (await lines_of(hub))[1].entry


@in_a_loop
async def test_whoever_will_be_seen_is_not_here(url: str) -> None:
    clock = Hands()
    clock.wait(2 * HOUR)
    async with hubs(url, clock=clock) as [hub]:
        await sit_down(hub, "anna", "ben")
        room = await hub.rooms.open("t")
        anna = Ear("anna")
        room.listeners.add(anna)
        await hub.presence.came(room, anna)
        room.listeners.clear()
        assert [True, False] == room.here(clock())
        clock.wait(-HOUR)
        assert [False, False] == room.here(clock())
