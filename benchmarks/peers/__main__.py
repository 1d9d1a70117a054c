"""`make bench-peers`: our games and those of other engines in one run, as a table in Markdown.

Everybody plays at random in short slices, in turn; medians are compared. Only decisions with two options or
more count, theirs and ours. Copies are made as the engine's own search makes them, in the middle of a game.
What could not be installed or does not run is named under the table.

    python -m benchmarks.peers [SECONDS] [--only NAME ...] [--write FILE]
"""

import argparse
import importlib
import json
import platform
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from benchmarks.ours import ROWS, TablePeer
from benchmarks.peers.install import MISSING
from benchmarks.slices import SLICES, Rates, Rival, in_a_line, interleaved, markdown, put

from undercroft.engine.build import build

WORKS: Final = ("play", "copy")
MODULES: Final = {"OpenSpiel": "spiel", "PettingZoo": "zoo", "RLCard": "cards", "boardgame.io": "boardgame"}
OURS: Final = ("dungeoneer 2", "dungeoneer 4", "dungeonology 2", "dungeonology 4", "dungeon_drop 3")
MARK: Final = "make bench-peers"  # in the document that the table is written into


def gather(only: Sequence[str], broken: dict[str, str]) -> list[Rival]:
    """Catanatron, ours, and every peer that can be set up; why the others cannot is written down."""
    from benchmarks.peers.catan import catanatron

    found: list[Rival] = [catanatron(), *(ROWS[row].peer() for row in OURS if wanted(row, only))]
    makers: dict[str, Callable[[], Rival]] = {}
    for engine, module in MODULES.items():
        try:
            makers |= importlib.import_module(f"benchmarks.peers.{module}").PEERS
        except Exception as error:
            broken[engine] = in_a_line(error)
    for name, make in makers.items():
        if not wanted(name, only):
            continue
        try:
            found.append(make())
        except Exception as error:
            broken[name] = in_a_line(error)
    return found


def wanted(name: str, only: Sequence[str]) -> bool:
    """Whether a name has one of the words, if there are any."""
    return not only or any(word.lower() in name.lower() for word in only)


def table(rivals: Sequence[Rival], found: Mapping[str, Rates], bar: Rates) -> str:
    """A line for everybody."""
    rows = []
    for rival in rivals:
        rates = found.get(rival.name)
        if rates is None:
            continue
        copies = rates.get("copies")
        rows.append(
            [
                f"**{rival.name}**" if isinstance(rival, TablePeer) else rival.name,
                f"Python, {build()}" if isinstance(rival, TablePeer) else getattr(rival, "made_of", ""),
                f"{rates['decisions']:,.0f}",
                f"{rates['decisions'] / bar['decisions']:.2f}",
                f"{1e6 / copies:,.1f}" if copies else "none",
                f"{bar['copies'] / copies:.2f}" if copies else "none",
                getattr(rival, "copied", "Table.copy"),
            ]
        )
    head = ["game", "rules in", "decisions/s", "of Catanatron", "copy, us", "of Catanatron", "copied by"]
    return markdown(head, rows, words=(0, 1, 6))


def report(
    rivals: Sequence[Rival], found: Mapping[str, Rates], broken: Mapping[str, str], rounds: int
) -> str:
    """The table with what must be known to read it."""
    slices = " and ".join(f"{SLICES[work]} s of {work}" for work in WORKS)
    lines = [
        f"Python {platform.python_version()}, our build {build()}; medians of {rounds} rounds with {slices}.",
        "",
        table(rivals, found, found[rivals[0].name]),
    ]
    if broken:
        lines += ["", "Not measured:", "", *(f"- {name}: {reason}" for name, reason in broken.items())]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("seconds", nargs="?", type=float, default=120.0, help="about how long to measure")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only names with this word"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table into this document too")
    args = parser.parse_args(words)
    broken: dict[str, str] = json.loads(MISSING.read_text(encoding="utf-8")) if MISSING.exists() else {}
    rivals = gather(args.only, broken)
    rounds = max(3, round(args.seconds / (sum(SLICES[work] for work in WORKS) * len(rivals))))
    found = interleaved(rivals, WORKS, rounds, broken)
    told = report(rivals, found, broken, rounds)
    print(told)
    if args.write:
        args.write.write_text(put(args.write.read_text(encoding="utf-8"), MARK, told), encoding="utf-8")


if __name__ == "__main__":
    main()
