"""The command that lets bots play against each other."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from undercroft.cli.errors import WrongUse
from undercroft.cli.lab import explained, options_of
from undercroft.lab import arena as lab
from undercroft.lab.workers import cores


def arena(
    game: str,
    /,
    *,
    bots: str = "random,novice,steady",
    games: int = 200,
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
        How many games at most. In every deal each bot sits on each of the seats once.
    seats
        How many sit at a table; 1 where a game is for one: then all play the same deals.
    seed
        One word from which all chance follows.
    workers
        How many processes play. [default: one for each processor]
    keep
        A file for the results: a contest that was stopped goes on from there.
    sprt
        Stop as soon as it is known whether the first of two bots is stronger: a sequential test of the
        score `--low` against `--high`, wrong in 5 of 100 cases.
    low
        The score (a victory is 1, a tie a half) of a bot that is no stronger.
    high
        The score of one that is.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if sprt and (len(names) != 2 or not 0 < low < high < 1):
        raise WrongUse("--sprt needs two bots, and 0 < --low < --high < 1")
    if games < 1 or (workers is not None and workers < 1):
        raise WrongUse("expected at least one game and one worker")
    with explained():
        held = lab.contest(game, names, seats=seats, options=options_of(game, option or ()), seed=seed)
        results, verdict = run(held, games, workers or cores(), keep, lab.Sprt(low, high) if sprt else None)
        show(held, results)
    if sprt:
        print(said(verdict, names, low, high))
    return 0


def run(
    held: lab.Contest, games: int, workers: int, keep: Path | None, test: lab.Sprt | None
) -> tuple[Sequence[lab.Result], bool | None]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    results: Sequence[lab.Result] = ()
    verdict: bool | None = None
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=games)
        for results in lab.hold(held, games, workers, keep, lambda n: progress.update(task, completed=n)):
            if test is not None:
                verdict = test.verdict(lab.scores_between(held, results, held.names[0], held.names[1]))
                if verdict is not None:
                    break
    return results, verdict


def show(held: lab.Contest, results: Sequence[lab.Result]) -> None:
    console = Console()
    grid = Grid(title=f"{held.game}, {held.seats} seats, {len(results)} games")
    for head in ("bot", "strength", "games", "share of victories"):
        grid.add_column(head, justify="left" if head == "bot" else "right")
    for rating in lab.ratings(held, results):
        grid.add_row(
            rating.name, f"{rating.mu:.1f} ± {rating.error:.1f}", str(rating.games), f"{rating.share:.1%}"
        )
    console.print(grid)
    grid = Grid(title="Who comes before whom (95 % intervals)")
    for head in ("first", "second", "meetings", "score", "between"):
        grid.add_column(head, justify="left" if head in ("first", "second") else "right")
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


def said(verdict: bool | None, names: Sequence[str], low: float, high: float) -> str:
    first, second = names
    if verdict is None:
        return f"Not known yet: {first} may score {low:.0%} or {high:.0%} against {second}. Play more games."
    better, worse = (high, low) if verdict else (low, high)
    word = "stronger" if verdict else "not stronger"
    return f"{first} is {word} than {second}: {better:.0%} explains the games far better than {worse:.0%}."
