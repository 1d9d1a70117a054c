"""Tunes the numbers in the rules of thumb of a game by self-play, and measures what has come of it.

    python -m tools.tune dungeonology --iterations 1000 [--seats 2 --seats 4] [--games 2] [--seed tune]
    python -m tools.tune dungeonology --verify 300 [--seats 4] [--seed fresh]

Every number that is written as `weigh("moves.STEP", 0.04)` has a factor in `weights.toml` beside the
heuristics (undercroft.engine.weights). Tuning goes on from those factors, or with --anew from none: in every
iteration all of them are pushed up or down at random, the pushed heuristics play a few deals against those
that are pushed the other way, each from every seat, and all factors move a little towards whoever won: SPSA,
on the logarithms of the factors. The same seed gives the same factors on every machine. With --verify the
factors play against the numbers as they were thought. Its deals should be others than those of the tuning,
and more seats should be looked at: what wins between two need not among four.

It works by changing the numbers in the modules while two bots play, so it needs the plain build. A number
that is made of another one when a module is loaded stays as it is.
"""

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any, Final

import undercroft as uc
from undercroft import bots
from undercroft.engine.weights import FILE, record

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("dungeoneer", "dungeonology")
STEP: Final = 0.12  # how far the first iteration moves, in logarithms
PUSH: Final = 0.25  # and how far it pushes
FADING: Final = (0.602, 0.101)  # of both, as SPSA has them
BEGIN: Final = 0.1  # of the iterations, before the steps fade
FARTHEST: Final = 1.5  # no factor leaves e to this power

Factors = Mapping[str, float]


def package(game: str) -> str:
    return f"undercroft.games.{game}.heuristics"


class Rules:
    """The rules of thumb of a game, with numbers that can be exchanged while they are in use."""

    def __init__(self, name: str) -> None:
        self.game = uc.game(name)
        weigh = import_module(f"{package(name)}.weighing").weigh
        modules = [*modules_of(name)]
        self.rough: dict[str, float] = dict(weigh.rough)
        self.places: dict[str, list[tuple[ModuleType, str]]] = {}
        for number in self.rough:
            home, _, word = number.partition(".")
            value = getattr(import_module(f"{package(name)}.{home}"), word)
            self.places[number] = [(m, word) for m in modules if vars(m).get(word) is value]

    def use(self, factors: Factors) -> None:
        """From now on the numbers are those as they were thought, times these factors."""
        for number, rough in self.rough.items():
            value = rough * factors.get(number, 1.0)
            for module, word in self.places[number]:
                setattr(module, word, value)

    def score(self, ours: Factors, theirs: Factors, seed: str, seats: int = 2) -> float:
        """The share of the victory that our numbers have in one deal, which is played from every seat."""
        won = 0.0
        for mine in range(seats):
            table = self.game.new(seats, seed=seed)
            players = [bots.bot("steady", self.game, f"{seed}-{seat}") for seat in range(seats)]
            while table.choice is not None:
                seat = table.choice.seat
                self.use(ours if seat == mine else theirs)
                table.take(
                    players[seat].choose(table.view(seat), table.choice.options, partial(table.redeal, seat))
                )
            winners = [place.seat for place in table.standings if place.rank == 1]
            won += (mine in winners) / len(winners)
        return won / seats


def modules_of(name: str) -> Iterator[ModuleType]:
    """The modules in which a number may stand. Novices keep theirs."""
    root = import_module(package(name))
    yield root
    for found in iter_modules(root.__path__):
        if found.name != "novice":
            yield import_module(f"{package(name)}.{found.name}")


def tuned(
    rules: Rules, start: Factors, iterations: int, games: int, seed: str, seats: Sequence[int] = (2,)
) -> Iterator[dict[str, float]]:
    """The factors after every iteration. Deals are for these numbers of seats in turn."""
    random = Random(seed)
    names = sorted(rules.rough)
    theta = {name: math.log(start.get(name, 1.0)) for name in names}
    for n in range(iterations):
        step = STEP * ((1 + BEGIN * iterations) / (n + 1 + BEGIN * iterations)) ** FADING[0]
        push = PUSH / (n + 1) ** FADING[1]
        sign = {name: random.choice((-1, 1)) for name in names}
        up, down = (
            {name: math.exp(theta[name] + way * push * sign[name]) for name in names} for way in (1, -1)
        )
        gain = 0.0
        for deal in range(games):
            count = seats[(n * games + deal) % len(seats)]
            gain += (count * rules.score(up, down, f"{seed}-{n}-{deal}", count) - 1) / games
        for name in names:
            moved = theta[name] + step * gain * sign[name]
            theta[name] = max(-FARTHEST, min(FARTHEST, moved))
        yield {name: math.exp(value) for name, value in theta.items()}


def verified(rules: Rules, factors: Factors, deals: int, seed: str, seats: int) -> tuple[float, float]:
    """The share of the victories against the numbers as they were thought, and its 95 % interval: deals are
    independent, games of one deal are not.
    """
    shares = [rules.score(factors, {}, f"{seed}-{deal}", seats) for deal in range(deals)]
    error = statistics.stdev(shares) / math.sqrt(deals) if deals > 1 else 1.0
    return statistics.fmean(shares), 1.96 * error


def written(game: str, factors: Factors, tuning: Mapping[str, Any], version: int) -> str:
    """The file, as `record` reads it."""
    told = [f"{key} = {value!r}".replace("'", '"') for key, value in tuning.items()]
    rows = [f'"{name}" = {factor:.4g}' for name, factor in sorted(factors.items())]
    head = (
        "# Factors for the numbers of these heuristics (undercroft.engine.weights).\n"
        f"# `python -m tools.tune {game}` finds others, with `--verify 300` it measures these\n"
        f"# against the numbers as they were thought.\n\nversion = {version}\n"
    )
    return "\n".join([head, "[tuning]", *told, "", "[factors]", *rows, ""])


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=2, help="deals of one iteration")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--seats", type=int, action="append", help="may be repeated [default: 2]")
    parser.add_argument("--anew", action="store_true", help="begin with the numbers as they were thought")
    parser.add_argument("--verify", type=int, metavar="GAMES", help="only play, with each deal on every seat")
    parser.add_argument("--out", type=Path, help="where the factors go; beside the heuristics, unless said")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    args = arguments(words)
    rules = Rules(args.game)
    known = record(package(args.game))
    factors: Factors = {} if args.anew else known.get("factors", {})
    seats = args.seats or [2]
    if args.verify:
        for count in seats:
            share, error = verified(rules, factors, -(-args.verify // count), args.seed, count)
            print(f"{args.game}, {count} seats: {share:.1%} ± {error:.1%} (even: {1 / count:.0%})")
        return 0
    found = factors
    for n, found in enumerate(tuned(rules, factors, args.iterations, args.games, args.seed, seats), 1):  # noqa: B007
        if n % 50 == 0 or n == args.iterations:
            print(f"{n} of {args.iterations}", flush=True)
    tuning = {
        "method": "SPSA on the logarithms of the factors",
        "play": "steady against itself, each deal from every seat",
        "seats": seats,
        "seed": args.seed,
        "iterations": args.iterations,
        "deals": args.games,
        "from_version": 0 if args.anew else known.get("version", 0),
    }
    out = args.out or ROOT / "src" / package(args.game).replace(".", "/") / FILE
    out.write_text(written(args.game, found, tuning, known.get("version", 0) + 1), encoding="utf-8")
    print(f"{len(found)} factors in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
