"""`make bench`: the speed of our games as ratios to Catanatron's, measured in one run on one interpreter.

Ours and theirs alternate in short slices and medians are compared, because the machine is noisy. Falls are
left out while playing: what one costs is measured in benchmarks/drop.py.

    python -m benchmarks.run [SECONDS] [--only GAME ...] [--beside PYTHON] [--keep VERSION] [--write FILE]

The ratios are compared with the last entry of benchmarks/history.md; --keep appends them there.
"""

import argparse
import datetime
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from benchmarks import history
from benchmarks.ours import ROWS, DropPeer, Elsewhere, TableElsewhere, TablePeer, rows
from benchmarks.slices import SLICES, Rates, Rival, interleaved, markdown, put

from undercroft.engine.build import build

MARK: Final = "make bench"  # in the document that the tables are written into

# What a rate is compared with: all of Catanatron's actions, also those without a choice, and its copies. Of
# ours only decisions with two options or more count.
BARS: Final = {
    "decisions": "actions",
    "copies": "copies",
    "options": "copies",
    "views": "copies",
    "redeals": "copies",
    "lines": "actions",
    "tried": "actions",
}


def ratios(ours: Mapping[str, Rates], bar: Rates) -> history.Ratios:
    """Our rates as multiples of Catanatron's."""
    return {
        name: {figure: rates[figure] / bar[BARS[figure]] for figure in BARS if figure in rates}
        for name, rates in ours.items()
    }


def import_milliseconds() -> float:
    """The time `import undercroft` adds to a bare interpreter, median of seven."""
    probe = "import time; t = time.process_time(); import undercroft; print(time.process_time() - t)"
    runs = [subprocess.run([sys.executable, "-c", probe], capture_output=True, check=True) for _ in range(7)]
    return 1000 * statistics.median(float(run.stdout) for run in runs)


def report(found: Mapping[str, Rates], bar: Rates) -> str:
    """Three tables: playing, single questions to a table, thinking."""
    plays = [
        [
            name,
            f"{rates['actions']:,.0f}",
            f"{rates['decisions']:,.0f}",
            f"{(rates['actions'] if rates is bar else rates['decisions']) / bar['actions']:.2f}",
            f"{rates['decisions'] / bar['decisions']:.2f}",
        ]
        for name, rates in found.items()
    ]
    asked = {"copies": "copy", "options": "options", "views": "view", "redeals": "redeal"}
    costs = [
        [
            name,
            *(f"{1e6 / rates[figure]:,.1f}" if figure in rates else "" for figure in asked),
            *(f"{bar['copies'] / rates[figure]:.2f}" if figure in rates else "" for figure in asked),
        ]
        for name, rates in found.items()
    ]
    thoughts = [
        [
            name,
            f"{rates['lines']:,.0f}",
            f"{rates['tried']:,.0f}",
            f"{rates['tried'] / rates['lines']:.1f}",
            f"{1000 / rates['thoughts']:,.1f}",
            f"{rates['lines'] / bar['actions']:.3f}",
        ]
        for name, rates in found.items()
        if "lines" in rates
    ]
    return "\n\n".join(
        [
            "Decisions have two options or more; x peer compares them with all of Catanatron's actions.",
            markdown(["playing", "actions/s", "decisions/s", "x peer", "x its decisions"], plays),
            "Microseconds, and as multiples of one copy by Catanatron; less is better.",
            markdown(
                ["one", *(f"{n} us" for n in asked.values()), *(f"{n} x" for n in asked.values())], costs
            ),
            "How `sharp` thinks: simulations, and the decisions it tries in them.",
            markdown(
                ["thinking", "lines/s", "tried/s", "tried a line", "ms a thought", "lines x peer"], thoughts
            ),
        ]
    )


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.run", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("seconds", nargs="?", type=float, default=60.0, help="about how long to measure")
    parser.add_argument(
        "--only", action="append", default=[], metavar="GAME", help="these games or rows only"
    )
    parser.add_argument("--beside", metavar="PYTHON", help="an interpreter that has another build installed")
    parser.add_argument("--keep", metavar="VERSION", help="append the ratios to the history: '0.1.0 0a31ed4'")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this document too")
    parser.add_argument("--history", type=Path, default=history.FILE, help=argparse.SUPPRESS)
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a ratio fell by too much")
    args = parser.parse_args(words)
    if args.keep and args.only:
        parser.error("--keep wants everything measured: the next run would compare itself with a part")
    return args


def measured(args: argparse.Namespace) -> dict[str, history.Ratios]:
    """Measure and print: the ratios of every build that took part."""
    from benchmarks.peers.catan import catanatron

    peer = catanatron()
    wanted = rows(args.only)
    ours = [ROWS[row].peer() for row in wanted]
    elsewhere = Elsewhere(args.beside) if args.beside else None
    others = [TableElsewhere(elsewhere, row) for row in wanted] if elsewhere else []
    everyone: list[Rival] = [peer, *ours, *others]
    rounds = max(4, round(args.seconds / (sum(SLICES.values()) * len(everyone))))
    beside = f" and {elsewhere.build}" if elsewhere else ""
    slices = ", ".join(f"{seconds} s {work}" for work, seconds in SLICES.items())
    head = (
        f"Build {build()}{beside}, Python {sys.version.split()[0]}; medians of {rounds} rounds of {slices}."
    )
    print(f"{head}\n", flush=True)
    found = interleaved(everyone, list(SLICES), rounds)
    bar = found[peer.name]
    told = report(found, bar)
    print(told)
    if args.write:
        text = put(args.write.read_text(encoding="utf-8"), MARK, f"{head}\n\n{told}")
        args.write.write_text(text, encoding="utf-8")
    print_growth([row for row in ours if not isinstance(row, DropPeer)])
    print(f"import undercroft: {import_milliseconds():.0f} ms\n")
    builds = {build(): ratios({row.name: found[row.name] for row in ours}, bar)}
    if elsewhere:
        elsewhere.close()
        pairs = zip(ours, others, strict=True)
        there = ratios({here.name: found[other.name] for here, other in pairs}, bar)
        builds.setdefault(elsewhere.build, there)
    return builds


def main(words: Sequence[str] | None = None) -> int:
    """Measure, compare, keep."""
    args = arguments(words)
    entries = history.read(args.history.read_text(encoding="utf-8"))
    builds = measured(args)
    fell = [made for made, found in builds.items() if judged(entries, made, found, bool(args.only))]
    if args.keep:
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        python = sys.version.split()[0]
        for made, found in builds.items():
            history.keep(args.history, history.Entry(args.keep, today, made, python, found))
            print(f"Kept in {args.history.name}: {args.keep}, {made}.")
    return int(args.strict and bool(fell))


def judged(entries: Sequence[history.Entry], made: str, found: history.Ratios, part: bool) -> bool:
    """Compare a build with its last entry and say what there is to say: whether anything fell by too much.
    Who measures only a part is not told what is missing.
    """
    before = history.last(entries, made)
    if before and part:
        known = {game: figures for game, figures in before.ratios.items() if game in found}
        before = before._replace(ratios=known)
    print(f"Build {made}:\n{history.verdict(before, found, sys.stdout.isatty())}")
    return before is not None and bool(history.falls(before, found))


def print_growth(ours: Sequence[TablePeer]) -> None:
    """A late decision should cost what an early one does."""
    print("\nA decision in the last tenth of a long game costs, to one in the first:")
    for row in ours:
        print(f"  {row.name}: {row.growth(60):.2f}")


if __name__ == "__main__":
    sys.exit(main())
