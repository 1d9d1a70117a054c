"""The Campaign Sheet (RCV-CAMP-03). It never changes: each decision and each booking gives another one."""

from typing import Final

import msgspec

from undercroft.games.rocca_civetta.campaign.months import NAMES

FORMAT: Final = 1
TEAM: Final = 2  # Scholars (RCV-CAMP-06)
MOST_USES: Final = 6  # RCV-CAMP-12
RESULTS: Final = ("first", "second", "third", "fourth", "na")


class Booking(msgspec.Struct, frozen=True):
    """What one month put on the sheet, by seat, and by which rules it was played."""

    chapter: str
    version: int
    scholars: tuple[str, ...]
    results: tuple[str, ...]
    spent: tuple[int, ...]
    earned: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True):
    """Teams and results, and what is being decided for the next month."""

    seed: str
    people: tuple[bool, ...]  # by seat, whether a person is the Teacher
    first: int  # who starts the draft
    teams: tuple[tuple[str, ...], ...]
    support: tuple[int, ...]  # Support Points
    bookings: tuple[Booking, ...] = ()
    chosen: tuple[str, ...] = ()  # the Scholar of the month, by seat; empty for none
    rules: dict[str, int] = {}  # what is proposed for this month; whatever is not said is as usual
    last: dict[str, int] = {}  # what was used when it was offered last
    agreed: tuple[int, ...] = ()  # the seats that agree to it
    attempt: int = 0  # how often this month was broken off
    format: int = FORMAT

    @property
    def seats(self) -> int:
        return len(self.people)

    @property
    def month(self) -> str:
        """The month that is played next, if one is left."""
        return NAMES[len(self.bookings)] if len(self.bookings) < len(NAMES) else ""

    @property
    def opener(self) -> int:
        """Who proposes (RCV-R-233): the Teacher who opened the campaign, or the first person after her."""
        return self.people.index(True) if any(self.people) else 0

    def around(self) -> list[int]:
        """The seats in the order of the draft."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def uses(self, scholar: str) -> int:
        return sum(scholar in booking.scholars for booking in self.bookings)

    def usable(self, seat: int) -> list[str]:
        """Whom this Teacher may still choose (RCV-CAMP-12, RCV-R-128)."""
        return [scholar for scholar in self.teams[seat] if self.uses(scholar) < MOST_USES]

    def results(self, seat: int) -> list[str]:
        return [booking.results[seat] for booking in self.bookings]
