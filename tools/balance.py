"""Balance: how long games are, how they end and how even they are, by chance and by rule of thumb.

    python -m tools.balance dungeonology --games 200 [--seats 2,3,4] [--players random,steady,peaceful]
                                         [--options boss=1,alert=2] [--combinations] [--seed S]

Plays whole games and prints tables in Markdown; how far it is, it says on stderr. --combinations plays all
sixteen combinations of the advanced rules instead of none. The same seed plays the same games.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from undercroft.bots import Bot, Redeal, answer, bot
from undercroft.engine.choice import Option
from undercroft.engine.registry import game

ADVANCED = ("boss", "dangerous_zones", "maximum_alert", "main_effects")
LETTERS = {"boss": "B", "dangerous_zones": "D", "maximum_alert": "M", "main_effects": "E"}
LIMIT = 20_000  # decisions; whoever comes there plays for ever
ERRORS = 3  # standard errors off the fair share, from which on it is pointed out


class Peaceful:
    """Steady, but never hinders the Study of another."""

    name = "peaceful"

    def __init__(self, seed: str, name: str = "dungeonology") -> None:
        self.steady = bot("steady", game(name), seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal) -> Option:
        if len(options) > 1 and view["asked"]["prompt"] == "test.opponent":
            return ("pass",)
        return self.steady.choose(view, options, redeal)


def seated(player: str, seed: str, name: str = "dungeonology") -> Bot:
    """A bot by name, or a peaceful one."""
    return Peaceful(seed, name) if player == Peaceful.name else bot(player, game(name), seed)


class Seat(NamedTuple):
    """How one player fared: `order` is 0 for whoever began."""

    order: int
    scholar: str
    total: int
    cubes: int
    share: float  # of the first place
    thesis: bool


class Result(NamedTuple):
    """How one game went."""

    seats: int
    player: str
    rules: str
    rounds: int
    decisions: int
    real: int  # decisions with two options or more
    ending: str
    theses: int
    refused: int
    first_thesis: int  # the round, 0 for never
    tests: tuple[int, int]  # Studies that succeeded, and all
    rows: tuple[Seat, ...]


def play(name: str, seats: int, player: str, options: dict[str, int], seed: str) -> Result:
    """One game."""
    table = game(name).new(seats, options, seed=seed)
    players = [seated(player, f"{seed} {seat}", name) for seat in range(seats)]
    real = 0
    while table.choice is not None:
        choice = table.choice
        real += len(choice.options) > 1
        table.take(answer(players[choice.seat], table))
        if table.past.number > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions: {seats} seats, {options}, seed {seed}")
    return told(table, player, label(options), real)


def told(table: Any, player: str, rules: str, real: int) -> Result:
    """What the events and the last view say of a finished game."""
    view = table.whole()
    ending, first, now = "", 0, 0
    kinds: Counter[str] = Counter()
    passed = tests = 0
    for event in table.events():
        kinds[event.kind] += 1
        if event.kind == "turn_began":
            now = event.data["round"]
        elif event.kind == "thesis_accepted" and not first:
            first = now
        elif event.kind == "game_ended":
            ending = event.data["ending"]
        elif event.kind == "test_decided" and event.data["test"] == "study":
            tests += 1
            passed += event.data["passed"]
    best = [place.seat for place in table.standings if place.rank == 1]
    rows = tuple(
        Seat(
            (place.seat - view["first"]) % table.seats,
            view["seat"][str(place.seat)]["scholar"],
            place.figures["total"],
            sum(view["seat"][str(place.seat)]["board"].values()),
            (place.seat in best) / len(best),
            place.reason == "thesis",
        )
        for place in table.standings
    )
    theses = kinds["thesis_accepted"]
    return Result(
        table.seats,
        player,
        rules,
        now,
        table.past.number,
        real,
        ending,
        theses,
        kinds["thesis_refused"],
        first,
        (passed, tests),
        rows,
    )


def label(options: dict[str, int]) -> str:
    """The options that are set, the advanced rules as letters."""
    letters = "".join(LETTERS[rule] for rule in ADVANCED if options.get(rule))
    rest = [f"{name}={n}" for name, n in options.items() if name not in LETTERS]
    return " ".join(filter(None, (letters, *rest))) or "none"


# -- tables --------------------------------------------------------------------------------------------------


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else ""


def number(values: Iterable[float]) -> str:
    found = list(values)
    return f"{mean(found):.1f}" if found else ""


def table_of(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def groups(results: list[Result]) -> Iterator[tuple[tuple[str, str, str], list[Result]]]:
    """Games of the same kind, as they were played."""
    found: dict[tuple[str, str, str], list[Result]] = {}
    for result in results:
        found.setdefault((result.player, result.rules, str(result.seats)), []).append(result)
    return iter(found.items())


def lengths(results: list[Result]) -> Iterator[str]:
    head = (
        "player",
        "rules",
        "seats",
        "rounds",
        "most",
        "decisions",
        "with a choice",
        "Thesis in",
        "first in round",
    )
    head += ("Theses accepted", "Studies passed", "cubes", "best score", "all scores")
    rows = []
    for kind, group in groups(results):
        seats = [seat for result in group for seat in result.rows]
        tries = sum(result.theses + result.refused for result in group)
        rows.append(
            (
                *kind,
                number(r.rounds for r in group),
                str(max(r.rounds for r in group)),
                f"{median(r.decisions for r in group):.0f}",
                f"{median(r.real for r in group):.0f}",
                percent(sum(r.theses > 0 for r in group), len(group)),
                number(r.first_thesis for r in group if r.first_thesis),
                percent(sum(r.theses for r in group), tries),
                percent(sum(r.tests[0] for r in group), sum(r.tests[1] for r in group)),
                number(seat.cubes for seat in seats),
                number(max(seat.total for seat in r.rows) for r in group),
                number(seat.total for seat in seats),
            )
        )
    return table_of(head, rows)


def endings(results: list[Result]) -> Iterator[str]:
    names = sorted({result.ending for result in results})
    rows = []
    for kind, group in groups(results):
        count = Counter(result.ending for result in group)
        rows.append((*kind, *(percent(count[name], len(group)) if count[name] else "" for name in names)))
    return table_of(("player", "rules", "seats", *names), rows)


def by(results: list[Result], what: Callable[[Seat], str], title: str) -> Iterator[str]:
    """Scores, Theses and first places by something that tells the players apart."""
    found: dict[tuple[str, int, str], list[Seat]] = {}
    for result in results:
        for seat in result.rows:
            found.setdefault((result.player, result.seats, what(seat)), []).append(seat)
    order = {result.player: n for n, result in reversed(list(enumerate(results)))}
    rows = []
    for (player, seats, name), mine in sorted(found.items(), key=lambda item: (order[item[0][0]], *item[0])):
        won, fair = mean(seat.share for seat in mine), 1 / seats
        note = " !" if abs(won - fair) > ERRORS * (fair * (1 - fair) / len(mine)) ** 0.5 else ""
        thesis = percent(sum(seat.thesis for seat in mine), len(mine))
        share = percent(won, 1) + note
        rows.append(
            (player, str(seats), name, number(s.total for s in mine), thesis, share, percent(fair, 1))
        )
    return table_of(("player", "seats", title, "score", "Thesis", "won", "fair share"), rows)


def report(results: list[Result]) -> str:
    lines = [
        "Rules: B Boss, D Dangerous Zones, M Maximum Alert, E Main Effects.",
        "Decisions are medians, the rest means.",
        "",
        "### Length and scores",
        "",
        *lengths(results),
        "### How games end",
        "",
        *endings(results),
        "### By order of play",
        "",
        f"! is more than {ERRORS} standard errors off the fair share.",
        "",
        *by(results, lambda seat: str(seat.order + 1), "plays as"),
        "### By Scholar",
        "",
        *by(results, lambda seat: seat.scholar, "Scholar"),
    ]
    return "\n".join(lines)


# -- asking --------------------------------------------------------------------------------------------------


def read_options(text: str) -> dict[str, int]:
    return {name: int(n) for name, _, n in (word.partition("=") for word in text.split(",") if word)}


def combinations(options: dict[str, int]) -> list[dict[str, int]]:
    """All combinations of the advanced rules, the rest as given."""
    return [options | dict(zip(ADVANCED, row, strict=True)) for row in product((0, 1), repeat=len(ADVANCED))]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=["dungeonology", "rocca_civetta"])
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--players", default="random,steady,peaceful")
    parser.add_argument("--options", default="", help="such as boss=1,alert=2")
    parser.add_argument("--combinations", action="store_true", help="all combinations of the advanced rules")
    parser.add_argument("--seed", default="balance")
    wanted = parser.parse_args()
    options = read_options(wanted.options)
    kinds = [
        (player, chosen, int(seats))
        for player in wanted.players.split(",")
        for chosen in (combinations(options) if wanted.combinations else [options])
        for seats in wanted.seats.split(",")
    ]
    results: list[Result] = []
    for n, (player, chosen, seats) in enumerate(kinds):
        text = f"{n + 1} of {len(kinds)}: {player}, {label(chosen)}, {seats} seats"
        print(text, file=sys.stderr, flush=True)
        seeds = (f"{wanted.seed}-{seats}-{i}" for i in range(wanted.games))
        results += [play(wanted.game, seats, player, chosen, seed) for seed in seeds]
    print(report(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
