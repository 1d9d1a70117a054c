"""The command that lets bots play against each other."""

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from undercroft.cli.errors import UsageError
from undercroft.cli.lab import INTERRUPTED, cannot_write, explained, options_of
from undercroft.lab import arena as lab
from undercroft.lab.page import several
from undercroft.lab.workers import cores

SHORT: Final = 200  # games, unless somebody says otherwise
LONG: Final = 5000  # the same with a test that stops by itself


def arena(
    game: str,
    /,
    *,
    bots: str = "random,novice,steady",
    games: int | None = None,
    seats: int | None = None,
    option: Annotated[
        list[str] | None,
        Parameter(name="--option", negative="", help="An option of the game; may be repeated."),
    ] = None,
    seed: str = "arena",
    workers: int | None = None,
    keep: Path | None = None,
    sprt: bool = False,
    low: float = 0.5,
    high: float = 0.55,
) -> int:
    """Let bots play against each other, and tell who is stronger and how surely.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    bots
        Two bots or more, such as novice,steady,sharp:200.
    games
        How many games at most. In every deal each bot sits on each of the seats once. [default: 200, or
        5000 with --sprt]
    seats
        How many sit at a table; 1 where a game is for one: then all play the same deals.
    seed
        One word from which the deals follow. What bots leave to chance follows from the number of the
        game and the seat, with any seed.
    workers
        How many processes play. [default: one for each processor]
    keep
        A file for the results: a contest that was stopped goes on from there.
    sprt
        Stop as soon as it is known whether the first of two bots scores more than `--low` or less than
        `--high`: a sequential test, wrong in at most 5 of 100 cases.
    low
        The score (a victory is 1, a tie a half) of a bot that is no stronger.
    high
        The score of one that is.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if sprt and (len(names) != 2 or not 0 < low < high < 1):
        raise UsageError("--sprt needs two bots, and 0 < --low < --high < 1")
    most = games if games is not None else LONG if sprt else SHORT
    if most < 1 or (workers is not None and workers < 1):
        raise UsageError("expected at least one game and one worker")
    with explained():
        held = lab.contest(game, names, seats=seats, options=options_of(game, option or ()), seed=seed)
        try:
            results, verdict = run(
                held, most, workers or cores(), keep, lab.Sprt(low, high) if sprt else None
            )
        except KeyboardInterrupt:
            print(f"Stopped. {where_to_go_on(keep)}", file=sys.stderr)
            return INTERRUPTED
        except OSError as error:
            raise cannot_write(error, where_to_go_on(keep)) from None
        show(held, results)
    if sprt:
        print(said(verdict, names, low, high))
    return 0


def where_to_go_on(keep: Path | None) -> str:
    if keep is None:
        return "Nothing was kept; with --keep FILE a contest can go on where it was stopped."
    return f"The same command goes on from here, in {keep}."


def run(
    held: lab.Contest, games: int, workers: int, keep: Path | None, test: lab.Sprt | None
) -> tuple[Sequence[lab.Result], bool | None]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    results: Sequence[lab.Result] = ()
    verdict: bool | None = None
    deal = lab.deal_size(held)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=games)
        told = lab.hold(held, games, workers, keep, lambda n: progress.update(task, completed=n))
        deals = 0
        with closing(told):  # whatever happens, the workers go home
            for results in told:
                if test is not None and len(results) // deal > deals:
                    deals = len(results) // deal
                    verdict = lab.verdict(held, results, test)
                    if verdict is not None:
                        break
    return results, verdict


def show(held: lab.Contest, results: Sequence[lab.Result]) -> None:
    console = Console()
    grid = Grid(title=f"{held.game}, {several(held.seats, 'seat')}, {several(len(results), 'game')}")
    add_columns(grid, ("bot",), ("strength", "games", "share of victories"))
    for rating in lab.ratings(held, results):
        grid.add_row(
            rating.name, f"{rating.mu:.1f} ± {rating.error:.1f}", str(rating.games), f"{rating.share:.1%}"
        )
    console.print(grid)
    grid = Grid(title="Who comes before whom (95 % intervals)")
    add_columns(grid, ("first", "second"), ("meetings", "score", "between"))
    for duel in lab.duels(held, results):
        score = duel.score
        grid.add_row(
            duel.name,
            duel.other,
            str(duel.meetings),
            f"{score.value:.1%}",
            f"{score.low:.1%} to {score.high:.1%}",
        )
    console.print(grid)


def add_columns(grid: Grid, names: Sequence[str], figures: Sequence[str]) -> None:
    """Names may be long paths: they go on in the next line, and nothing of them is left out."""
    for head in names:
        grid.add_column(head, overflow="fold")
    for head in figures:
        grid.add_column(head, justify="right", no_wrap=True)


def said(verdict: bool | None, names: Sequence[str], low: float, high: float) -> str:
    first, second = names
    if verdict is None:
        return f"Not known yet: {first} may score {low:.0%} or {high:.0%} against {second}. Play more games."
    if verdict:
        return f"{first} is stronger than {second}: it scores more than {low:.0%}."
    return f"{first} is not stronger than {second} by so much: it scores less than {high:.0%}."
