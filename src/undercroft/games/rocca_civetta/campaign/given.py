"""The Campaign Sheet as a scenario describes it."""

import msgspec

from undercroft.engine.given import GivenError, in_range, one_of
from undercroft.games.rocca_civetta.campaign.months import NAMES, scholar_names
from undercroft.games.rocca_civetta.campaign.sheet import MOST_USES, RESULTS, TEAM, Booking, Sheet


class GivenYear(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario may say. Months before the one that is played next are booked: with NA and without
    points where nothing else is said.
    """

    seats: int = 2
    seed: str = "scenario"
    first: int = 0
    bots: list[int] = []
    teams: list[list[str]] = []
    month: str = "september"
    support: list[int] = []
    uses: dict[str, int] = {}
    results: list[list[str]] = []
    chosen: list[str] = []
    last: dict[str, int] = {}


def given_sheet(given: GivenYear) -> Sheet:
    """Raises GivenError."""
    seats = in_range("seats", given.seats, 2, 4)
    months = one_of("month", given.month, (*NAMES, "epilogue"))
    names = scholar_names()
    teams = tuple(tuple(team) for team in given.teams) or tuple(() for _ in range(seats))
    for n, team in enumerate(teams):
        for k, name in enumerate(team):
            one_of(f"teams[{n}][{k}]", name, names)
    if len(teams) != seats or any(len(team) > TEAM for team in teams) or (months and not all(teams)):
        raise GivenError(
            "teams", f"expected at most {TEAM} Scholars for each of {seats} seats, chosen before September"
        )
    support = tuple(in_range(f"support[{n}]", points, 0, 99) for n, points in enumerate(given.support))
    results = given.results or [["na"] * months] * seats
    if [len(row) for row in results] != [months] * seats:
        raise GivenError("results", f"expected {months} results for each of {seats} seats")
    for n, row in enumerate(results):
        for k, word in enumerate(row):
            one_of(f"results[{n}][{k}]", word, RESULTS)
    if given.chosen and len(given.chosen) != seats:
        raise GivenError("chosen", f"expected a Scholar, or nothing, for each of {seats} seats")
    nothing = tuple(0 for _ in range(seats))
    bookings = tuple(
        Booking(
            NAMES[month],
            1,
            tuple(played(given, team, month) for team in teams),
            tuple(row[month] for row in results),
            nothing,
            nothing,
        )
        for month in range(months)
    )
    return Sheet(
        given.seed,
        tuple(seat not in given.bots for seat in range(seats)),
        in_range("first", given.first, 0, seats - 1),
        teams,
        support or nothing,
        bookings,
        tuple(given.chosen),
        last=given.last,
    )


def played(given: GivenYear, team: tuple[str, ...], month: int) -> str:
    """The first of the team as often as the file says, by turns where it says nothing; then the other."""
    first, second = team[0], team[-1]
    if first in given.uses:
        return first if month < in_range(f"uses.{first}", given.uses[first], 0, MOST_USES) else second
    return team[month % len(team)]
