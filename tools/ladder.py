"""Measures how strong the bots are, and writes the table in docs/bots.md.

    python -m tools.ladder [--deals 20] [--game dungeoneer] [--workers 2]

Every level plays every other one in each game, alone against the same deals where the game is for one. What
was played is kept in build/ladder, so that it can be stopped at any time and goes on; without --deals it
plays nothing and writes the table of what is there.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from undercroft.lab import arena

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- end of ladder -->"


class Rung(NamedTuple):
    """One contest of the table: a game, how many play, and how long the sharp one thinks."""

    game: str
    seats: int
    lines: int


RUNGS = (
    Rung("dungeoneer", 2, 200),
    Rung("dungeoneer", 4, 200),
    Rung("dungeonology", 2, 200),
    Rung("dungeonology", 4, 200),
    Rung("dungeon_drop", 1, 40),
    Rung("dungeon_drop", 2, 40),
)


def contest(rung: Rung) -> arena.Contest:
    names = ["random", "novice", "steady", f"sharp:{rung.lines}"]
    return arena.contest(rung.game, names, seats=rung.seats, seed="ladder")


def kept(rung: Rung) -> Path:
    return KEPT / f"{rung.game}-{rung.seats}-{rung.lines}.jsonl"


def deal_size(held: arena.Contest) -> int:
    """How many games one deal makes."""
    first = next(arena.bouts(held)).seed
    return next(bout.number for bout in arena.bouts(held) if bout.seed != first)


def table(found: list[tuple[Rung, list[arena.Result]]]) -> Iterator[str]:
    yield "| game | seats | bot | strength | share of victories | comes before the level below it |"
    yield "|---|---|---|---|---|---|"
    for rung, results in found:
        held = contest(rung)
        below: str | None = None
        lines = []
        rated = {rating.name: rating for rating in arena.ratings(held, results)}
        for name in held.names:
            rating = rated[name]
            said = "" if below is None else duel(held, results, name, below)
            lines.append(
                f"| {rung.game} | {rung.seats} | {name} | {rating.mu:.1f} ± {rating.error:.1f} "
                f"| {rating.share:.0%} of {rating.games} | {said} |"
            )
            below = name
        yield from reversed(lines)


def duel(held: arena.Contest, results: list[arena.Result], name: str, below: str) -> str:
    found = arena.duel(held, results, name, below)
    score = found.score
    sure = "" if score.low > 0.5 else ", not sure"
    return f"{score.value:.0%} of {found.meetings} ({score.low:.0%} to {score.high:.0%}{sure})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=0, help="play until each contest has so many deals")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    found = []
    for rung in RUNGS:
        held = contest(rung)
        chosen = wish.game in (None, rung.game) and wish.seats in (None, rung.seats)
        results: list[arena.Result] = []
        if chosen and wish.deals:
            for results in arena.hold(held, wish.deals * deal_size(held), wish.workers, kept(rung)):
                print(f"\r{rung.game} {rung.seats}: {len(results)} games", end="", flush=True)
            print()
        elif kept(rung).exists():
            results = arena.kept(held, kept(rung))
        if results:
            found.append((rung, results))
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n".join(table(found)) + "\n" + END + after, "utf-8")
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
