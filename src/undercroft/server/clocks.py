"""Clocks: how long a person may think. A person who runs out of time is replaced by a bot until he returns.

none   no clock
move   so many seconds for each decision
bank   so many seconds for the whole game, and some more after each decision
days   so many days for each decision: the table need not be open
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

DAY: Final = 24 * 60 * 60 * 1000


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """The same time for every decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(msgspec.Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """Time for the whole game, and a little more after each decision."""

    seconds: Annotated[int, Meta(ge=60, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A game by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | MoveClock | BankClock | DaysClock


def allowance(clock: Clock) -> int:
    """Milliseconds for one decision; 0 where there is no such limit."""
    if isinstance(clock, MoveClock):
        return clock.seconds * 1000
    return clock.days * DAY if isinstance(clock, DaysClock) else 0


def first_bank(clock: Clock) -> int:
    """Milliseconds each seat begins with; 0 where nothing is saved up."""
    return clock.seconds * 1000 if isinstance(clock, BankClock) else 0


def increment(clock: Clock) -> int:
    """Milliseconds that are added after a decision."""
    return clock.increment * 1000 if isinstance(clock, BankClock) else 0
