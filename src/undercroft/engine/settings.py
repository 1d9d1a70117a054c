"""Settings: what may be chosen of a game before it begins, and what is wrong with a choice."""

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.engine.choice import Reason


class BadSetup(ValueError):
    """A number of seats or an option that this game does not have."""


class RefusedOptions(BadSetup):
    """Settings that do not go together."""

    def __init__(self, reason: Reason) -> None:
        said = ", ".join(f"{name} {value}" for name, value in reason.data.items())
        super().__init__(f"these options do not go together: {reason.key} ({reason.rule}): {said}")
        self.reason = reason


class Setting(NamedTuple):
    """An option of a game: a whole number in a range (a switch is a number from 0 to 1, without names for its
    values), with the rule it changes. `needs` are the switches without which it means nothing; `seats` says
    for each value how many seats it needs, where that matters. Settings of one `group` stand together where
    a table is set up, and `goes_with` are switches that a book recommends with it. Left out, it has the value
    of the switch that it `follows`. The switch of a mode for one player is `alone`: left out, it is on at a
    table with one seat. One that only a `campaign` sets is nothing to choose where a single table is set up.
    """

    name: str
    default: int
    low: int
    high: int
    rule: str
    needs: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    group: str = ""
    goes_with: tuple[str, ...] = ()
    follows: str = ""
    alone: bool = False
    campaign: bool = False

    def usual(self, options: Mapping[str, int]) -> int:
        """Its value where nothing is said of it."""
        return options[self.follows] if self.follows else self.default
