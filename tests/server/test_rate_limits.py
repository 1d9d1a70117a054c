"""Rate limits: a burst at once, then a steady rate, for each key by itself."""

import pytest

from undercroft.server.rate_limits import SWEEP_AT, RateLimit


class Hands:
    """A clock that is set by hand, in seconds."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Hands:
    return Hands()


def takes(limit: RateLimit, key: str, times: int) -> list[bool]:
    return [limit.take(key) for _ in range(times)]


def test_a_burst_and_no_more(clock: Hands) -> None:
    assert [True, True, True, False, False] == takes(RateLimit(1, 3, clock), "anna", 5)


def test_it_fills_at_its_rate(clock: Hands) -> None:
    limit = RateLimit(2, 4, clock)
    takes(limit, "anna", 4)
    clock.time += 1.5
    assert [True, True, True, False] == takes(limit, "anna", 4)


def test_it_holds_no_more_than_the_burst(clock: Hands) -> None:
    limit = RateLimit(2, 4, clock)
    takes(limit, "anna", 4)
    clock.time += 1000
    assert 4 == sum(takes(limit, "anna", 10))


def test_asking_in_vain_costs_nothing(clock: Hands) -> None:
    """Whoever keeps knocking gets in as soon as whoever waits."""
    limit = RateLimit(1, 1, clock)
    assert limit.take("anna")
    for _ in range(8):
        assert not limit.take("anna")
        clock.time += 0.125
    assert limit.take("anna")


def test_a_slow_bucket(clock: Hands) -> None:
    limit = RateLimit(1 / 64, 1, clock)
    limit.take("anna")
    clock.time += 63
    assert not limit.take("anna")
    clock.time += 1
    assert limit.take("anna")


def test_everybody_has_his_own(clock: Hands) -> None:
    limit = RateLimit(1, 2, clock)
    takes(limit, "anna", 3)
    assert [True, True, False] == takes(limit, "ben", 3)
    assert limit.take(("anna", 1))


def test_buckets_that_are_full_again_are_forgotten(clock: Hands) -> None:
    limit = RateLimit(1, 3, clock)
    takes(limit, "anna", 3)
    for n in range(SWEEP_AT - 1):
        limit.take(n)
    clock.time += 2
    assert SWEEP_AT == len(limit.levels)
    assert limit.take("ben")
    assert {"anna", "ben"} == set(limit.levels)  # both have taken something that has not come back
    assert [True, True, False] == takes(limit, "anna", 3)


def test_nobody_empties_his_bucket_by_filling_the_room(clock: Hands) -> None:
    limit = RateLimit(1, 1, clock)
    assert limit.take("anna")
    for n in range(SWEEP_AT + 10):
        limit.take(n)
    assert not limit.take("anna")
