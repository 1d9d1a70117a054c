"""What the end of a game puts on the sheet, and who becomes professor (RCV-CAMP-14 to 18; RCV-R-127, 137 to
141, 234 to 236, 251).
"""

from typing import Any, Final

from undercroft.engine.campaign import Outcome
from undercroft.engine.state import Place, Table
from undercroft.games.rocca_civetta.campaign.sheet import RESULTS, Booking, Sheet

TAKING_PART, THESIS = 1, 1
RANKED: Final = {1: 3, 2: 2}
VICTORY: Final = {
    "first": 4.0,
    "second": 3.0,
    "third": 2.0,
    "fourth": 1.0,
    "na": 0.5,
}  # RCV-CAMP-17, RCV-R-127


def result_of(place: Place) -> str:
    """Who has no Thesis is NA, whatever the rank (RCV-CAMP-14, RCV-R-138 to 140, 251); who share a rank share
    its column (RCV-R-236).
    """
    return RESULTS[min(place.rank, 4) - 1] if place.reason == "thesis" else "na"


def earned_by(place: Place) -> int:
    """RCV-CAMP-15, 16. Without any Thesis the ranking counts for the points alone (RCV-R-139); nothing for
    who gave up (RCV-R-235), no points of rank if Omega has won (RCV-R-140).
    """
    if place.reason == "resigned":
        return 0
    ranked = RANKED.get(place.rank, 0) if place.reason in ("thesis", "score") else 0
    return TAKING_PART + THESIS * (place.reason == "thesis") + ranked


def parts(result: str, earned: int) -> dict[str, int]:
    """What the points of a month were for (RCV-CAMP-15, 16): taking part, a Thesis, and the rank."""
    found = {"taking_part": TAKING_PART, "thesis": THESIS * (result != "na")} if earned else {}
    found["rank"] = earned - sum(found.values())
    return {name: n for name, n in found.items() if n}


def outcome_of(sheet: Sheet, table: Table) -> Outcome:
    """What is left of the Support Points of each Teacher; nobody has touched them where nobody had any."""
    state: Any = table
    kept = state.support if any(sheet.support) else sheet.support
    return Outcome(table.standings, tuple(kept), table.game.version)


def book(sheet: Sheet, outcome: Outcome) -> Sheet:
    """Uses, points spent and earned, and results, all together (RCV-R-234, 251); what is left stays
    (RCV-R-137).
    """
    by_seat = sorted(outcome.places, key=lambda place: place.seat)
    earned = tuple(earned_by(place) for place in by_seat)
    booking = Booking(
        sheet.month,
        outcome.version,
        sheet.chosen,
        tuple(result_of(place) for place in by_seat),
        tuple(before - after for before, after in zip(sheet.support, outcome.kept, strict=True)),
        earned,
    )
    return Sheet(
        sheet.seed,
        sheet.people,
        sheet.first,
        sheet.teams,
        tuple(n + more for n, more in zip(outcome.kept, earned, strict=True)),
        (*sheet.bookings, booking),
        last={**sheet.last, **sheet.rules},
    )


def victory_points(sheet: Sheet, seat: int) -> float:
    return sum(VICTORY[result] for result in sheet.results(seat))


def standings(sheet: Sheet) -> tuple[Place, ...]:
    """RCV-CAMP-17, 18; ties by firsts, seconds, thirds, fourths, then Support Points (RCV-R-141)."""

    def key(seat: int) -> tuple[float, ...]:
        results = sheet.results(seat)
        columns = (results.count(result) for result in RESULTS[:-1])
        return (victory_points(sheet, seat), *columns, sheet.support[seat])

    order = sorted(range(sheet.seats), key=key, reverse=True)
    places: list[Place] = []
    for n, seat in enumerate(order):
        rank = places[-1].rank if n and key(seat) == key(order[n - 1]) else n + 1
        figures = {"halves": int(2 * victory_points(sheet, seat)), "support": sheet.support[seat]}
        places.append(Place(seat, rank, "year", "RCV-CAMP-18", figures))
    return tuple(places)
