"""Events: who is told what, and who has learnt something."""

import pytest

from undercroft.engine.choice import Malformed
from undercroft.engine.events import EVERYBODY, SPECTATOR, Event, bit


def test_every_seat_has_a_bit_of_its_own() -> None:
    masks = [bit(seat) for seat in (*range(7), None)]
    assert EVERYBODY == sum(masks)
    assert 8 == len(set(masks))


def test_the_spectator_is_no_seat() -> None:
    assert SPECTATOR == bit(None)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_open_event_is_told_to_all(seat: int | None) -> None:
    assert {"kind": "moved", "seat": 1} == Event("moved", {"seat": 1}).for_seat(seat)


def drew() -> Event:
    return Event("drew", {"seat": 1, "n": 2}, {"cards": ["a", "b"]}, seen=bit(1), learned=bit(1))


def test_a_secret_is_told_to_those_who_may_see() -> None:
    assert {"kind": "drew", "seat": 1, "n": 2, "cards": ["a", "b"]} == drew().for_seat(1)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_secret_is_kept_from_the_others(seat: int | None) -> None:
    assert {"kind": "drew", "seat": 1, "n": 2} == drew().for_seat(seat)


@pytest.mark.parametrize("seat", [-1, 7, True, 1.0, "1"])
def test_nobody_else_is_told_anything(seat: object) -> None:
    with pytest.raises(Malformed, match="is no seat: expected 0 to 6, or None to watch"):
        drew().for_seat(seat)  # type: ignore[arg-type]


def test_what_is_told_is_a_copy() -> None:
    event = drew()
    event.for_seat(1)["seat"] = 9
    assert 1 == event.for_seat(1)["seat"]


def test_nobody_learns_from_what_could_be_foreseen() -> None:
    assert 0 == Event("moved", {"seat": 1}).learned


def test_a_name_for_people() -> None:
    assert "<drew seat=1 n=2 cards=['a', 'b']>" == repr(drew())
