"""Measures how strong the bots are, and writes the table in docs/bots.md.

    python -m tools.ladder [--deals 20] [--game dungeoneer] [--seats 2] [--workers 2] [--anew]

With two seats every level plays the one below it; otherwise all levels sit at one table, or play the same
deals alone where the game is for one. What was played is kept in build/ladder, so that it can be stopped at
any time and goes on; without --deals it plays nothing and writes the table of what is there. Whoever has
changed a bot plays its contests --anew. Rows of contests of which nothing is kept on this machine stay as
they are, unless other bots are to play them now.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeAlias

from undercroft.lab import arena

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- end of ladder -->"
HEAD = (
    "| game | seats | bot | strength | comes before the level below it |",
    "|---|---|---|---|---|",
)


class Rung(NamedTuple):
    """One contest of the table: a game, how many play, and how long the sharp one thinks."""

    game: str
    seats: int
    lines: int


Played: TypeAlias = list[tuple[arena.Contest, list[arena.Result]]]

RUNGS = (
    Rung("dungeoneer", 2, 100),
    Rung("dungeonology", 2, 200),
    Rung("rocca_civetta", 2, 200),
    Rung("dungeon_drop", 1, 40),
    Rung("dungeon_drop", 2, 40),
)


def levels(rung: Rung) -> tuple[str, ...]:
    return ("random", "novice", "steady", f"sharp:{rung.lines}")


def contests(rung: Rung) -> list[arena.Contest]:
    names = levels(rung)
    met = list(pairwise(names)) if rung.seats == 2 else [names]
    return [arena.contest(rung.game, group, seats=rung.seats, seed="ladder") for group in met]


def kept(held: arena.Contest) -> Path:
    return KEPT / f"{held.game}-{held.seats}-{'-'.join(held.names).replace(':', '')}.jsonl"


def rows(rung: Rung, played: Played) -> Iterator[str]:
    """What was played on one rung, the strongest level first."""
    names = levels(rung)
    whole = arena.contest(rung.game, names, seats=rung.seats)
    rated = {r.name: r for r in arena.ratings(whole, [one for _, results in played for one in results])}
    said = {name: duel(played, name, below) for below, name in pairwise(names)}
    for name in reversed(names):
        rating = rated[name]
        strength = f"{rating.mu:.1f} ± {rating.error:.1f}" if rating.games else ""
        yield f"| {rung.game} | {rung.seats} | {name} | {strength} | {said.get(name, '')} |"


def told(text: str, rung: Rung) -> list[str]:
    """The rows of a rung that stand in the page, if they are of these bots."""
    table = text.partition(BEGIN)[2].partition(END)[0]
    begins = [f"| {rung.game} | {rung.seats} | {name} |" for name in levels(rung)]
    return [row for row in table.splitlines() if row.startswith(tuple(begins))]


def rewritten(text: str, found: Mapping[Rung, Played]) -> str:
    """The page with new rows for what was played, and the old ones for the rest."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no place for the table: expected {BEGIN.strip()} and {END}")
    lines = [*HEAD]
    for rung in RUNGS:
        lines += rows(rung, found[rung]) if rung in found else told(text, rung)
    return before + begin + "\n".join(lines) + "\n" + end + after


def duel(played: Played, name: str, below: str) -> str:
    for held, results in played:
        if name in held.names and below in held.names:
            found = arena.duel(held, results, name, below)
            score = found.score
            sure = "" if score.low > 0.5 else ", not sure"
            return f"{score.value:.0%} of {found.meetings} ({score.low:.0%} to {score.high:.0%}{sure})"
    return "not played"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=0, help="play until each contest has so many deals")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="forget what was played")
    wish = parser.parse_args()
    found: dict[Rung, Played] = {}
    for rung in RUNGS:
        chosen = wish.game in (None, rung.game) and wish.seats in (None, rung.seats)
        for held in contests(rung):
            if chosen and wish.anew:
                kept(held).unlink(missing_ok=True)
            results: list[arena.Result] = []
            if chosen and wish.deals:
                games = wish.deals * arena.deal_size(held)
                for results in arena.hold(held, games, wish.workers, kept(held)):
                    if sys.stdout.isatty():
                        print(f"\r{kept(held).stem}: {len(results)} of {games} games", end="", flush=True)
                print(f"\r{kept(held).stem}: {len(results)} of {games} games")
            elif kept(held).exists():
                results = sorted(arena.kept(held, kept(held)), key=lambda result: result.number)
            if results:
                found.setdefault(rung, []).append((held, results))
    text = rewritten(PAGE.read_text("utf-8"), found)
    PAGE.write_text(text, "utf-8")
    print(text.partition(BEGIN)[2].partition(END)[0], end="")


if __name__ == "__main__":
    main()
