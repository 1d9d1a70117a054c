"""Years of a campaign between equal bots: who wins them, what mid-year says of the end, and what Support
Points are worth.

    python tools/years.py FILE --years 200 [--first 0] [--seats 3] [--level steady] [--minutes 15]
    python tools/years.py FILE            # only says what the file holds

Each year is a line of JSON, so that a run that was stopped goes on; its number is its seed, and --first says
which is the first one, so that other years can be played. In every second year a coin decides for
each Teacher and month whether Support Points may be spent: comparing these is what tells their effect.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from statistics import correlation, fmean, stdev
from typing import Any

from undercroft import bots
from undercroft.engine.campaign import Campaign, Participant

GAME = "rocca_civetta"
HALF = 6
POINTS = {"first": 4.0, "second": 3.0, "third": 2.0, "fourth": 1.0, "na": 0.5}
BUYING = "setup.support"


def played_year(number: int, seats: int, level: str) -> dict[str, Any]:
    campaign = Campaign(GAME, seats, f"year-{number}", [Participant(bot=level)] * seats)
    coins = Random(number) if number % 2 else None
    months: list[dict[str, Any]] = []
    while not campaign.rules.is_over(campaign.sheet):
        campaign.let_bots_decide()
        table = campaign.table()
        players = [bots.bot(level, table.game, f"{table.origin.seed}-{seat}") for seat in range(seats)]
        may_buy = [coins is None or coins.random() < 0.5 for _ in range(seats)]
        while (choice := table.choice) is not None:
            if choice.prompt == BUYING and not may_buy[choice.seat]:
                table.take(("done",))
            else:
                table.take(bots.answer(players[choice.seat], table))
        before = campaign.sheet.support
        campaign.book(table.record())
        booking = campaign.sheet.bookings[-1]
        months.append({"results": booking.results, "spent": booking.spent, "had": before, "may_buy": may_buy})
    standings = [(place.seat, place.rank) for place in campaign.rules.standings(campaign.sheet)]
    return {"year": number, "seats": seats, "months": months, "standings": standings}


def points(year: dict[str, Any], first: int, last: int) -> list[float]:
    return [
        sum(POINTS[month["results"][seat]] for month in year["months"][first:last])
        for seat in range(year["seats"])
    ]


def interval(values: list[float]) -> str:
    if len(values) < 2:
        return "too few"
    return f"{fmean(values):.3f} +- {1.96 * stdev(values) / len(values) ** 0.5:.3f} (n = {len(values)})"


def told(years: list[dict[str, Any]]) -> list[str]:
    """What the years say."""
    lines = [f"{len(years)} years"]
    seats = years[0]["seats"]
    for seat in range(seats):
        shares = [
            sum(s == seat for s, rank in year["standings"] if rank == 1)
            / sum(rank == 1 for _, rank in year["standings"])
            for year in years
        ]
        lines.append(f"seat {seat} wins {interval(shares)}")
    firsts, seconds, wholes, leads = [], [], [], []
    for year in years:
        half, rest, whole = points(year, 0, HALF), points(year, HALF, 12), points(year, 0, 12)
        mean = fmean(half), fmean(rest), fmean(whole)
        firsts += [n - mean[0] for n in half]
        seconds += [n - mean[1] for n in rest]
        wholes += [n - mean[2] for n in whole]
        leaders = [seat for seat in range(seats) if half[seat] == max(half)]
        won = [seat for seat, rank in year["standings"] if rank == 1]
        leads.append(len({*leaders} & {*won}) / len(leaders))
    lines.append(
        f"first half with the year: r = {correlation(firsts, wholes):.2f} (0.71 if months are independent)"
    )
    lines.append(f"first half with the second: r = {correlation(firsts, seconds):.2f} (0 if they are)")
    lines.append(f"who leads in February wins {interval(leads)}")
    results = [result for year in years for month in year["months"] for result in month["results"]]
    lines.append(f"without a Thesis (NA): {results.count('na') / len(results):.2f} of all results")
    chances: dict[bool, list[float]] = {True: [], False: []}
    spent: list[float] = []
    for year in years:
        for month in year["months"]:
            for seat in range(seats):
                if year["year"] % 2 and month["had"][seat] >= 3:
                    chances[month["may_buy"][seat]].append(POINTS[month["results"][seat]])
                spent.append(float(month["spent"][seat]))
    lines.append(f"spent in a month: {fmean(spent):.2f}")
    for may, text in ((True, "may spend 3 or more points"), (False, "may not")):
        lines.append(f"Victory Points of a month of who {text}: {interval(chances[may])}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--years", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--minutes", type=float, default=60.0)
    asked = parser.parse_args()
    known = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    ends = time.monotonic() + 60 * asked.minutes
    for number in range(asked.first + len(known), asked.first + asked.years):
        if time.monotonic() > ends:
            break
        line = json.dumps(played_year(number, asked.seats, asked.level))
        with asked.file.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
        known.append(line)
    print("\n".join(told([json.loads(line) for line in known])) if known else "no years yet")


if __name__ == "__main__":
    main()
