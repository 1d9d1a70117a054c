"""The lab's commands: many games at once, and what they tell."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

import undercroft as uc
from undercroft.cli.errors import CommandError, UsageError
from undercroft.lab.arena import BadContest
from undercroft.lab.extras import Missing
from undercroft.lab.folder import BadFolder, failures
from undercroft.lab.page import several
from undercroft.lab.plan import BadPlan, Endless, RunPlan, make_plan
from undercroft.lab.playing import Differs
from undercroft.lab.simulate import State, Tell
from undercroft.lab.workers import LostWorkers

INTERRUPTED: Final = 130  # the exit code after Ctrl-C, as shells know it
EVERY: Final = 30.0  # seconds between two lines, where nobody watches a bar
Options: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help="An option of the game, such as round_limit=40, or boss for boss=1. May be repeated.",
    ),
]


@contextmanager
def explained() -> Iterator[None]:
    """What can go wrong in the lab, as the command line says it."""
    try:
        yield
    except (BadPlan, BadContest) as error:
        raise UsageError(str(error)) from None
    except (BadFolder, Missing, Differs, Endless, LostWorkers) as error:
        raise CommandError(str(error)) from None


def simulate(
    game: str,
    /,
    *,
    games: int,
    bots: str,
    out: Path,
    seats: int | None = None,
    option: Options = None,
    seed: str | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> int:
    """Play many games between bots into a folder of Parquet tables.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    games
        How many games.
    bots
        Who plays: one bot for all seats, or one for each, such as steady,steady,novice. They change seats
        from game to game.
    out
        The folder to write into.
    seats
        How many play. [default: as many as there are bots, or as few as the game allows]
    seed
        One word from which all chance follows. [default: drawn, or that of the folder]
    workers
        How many processes play. [default: one for each processor]
    ray
        Play on the Ray cluster at this address; local starts one on this machine.
    """
    from undercroft.lab.simulate import simulate as simulate_now

    if workers is not None and workers < 1:
        raise UsageError(f"--workers {workers}: expected at least 1")
    with explained():
        plan = make_plan(
            game,
            games=games,
            players=[name.strip() for name in bots.split(",") if name.strip()],
            seats=seats,
            options=options_of(game, option or ()),
            seed=seed,
        )
        try:
            with telling() as tell:
                state = simulate_now(
                    plan, out, seed_given=seed is not None, count=workers, ray=ray or "", tell=tell
                )
        except KeyboardInterrupt:
            print(f"Stopped. The same command goes on from here, in {out}.", file=sys.stderr)
            return INTERRUPTED
        except OSError as error:
            raise cannot_write(error, f"The same command goes on from here, in {out}.") from None
    print(f"{several(state.done, 'game')} of {plan.game} in {out}")
    if state.failed:
        first = failures(out)[0]
        print(
            f"undercroft: {state.failed} of the games failed; their records say how, the first is {first}",
            file=sys.stderr,
        )
    return 1 if state.failed else 0


def dataset(
    game: str,
    /,
    *,
    games: int,
    bots: str,
    out: Path,
    seats: int | None = None,
    option: Options = None,
    seed: str = "dataset",
) -> int:
    """Play games between bots, and write down every decision for those who learn from it.

    Parameters
    ----------
    game
        The game, as `undercroft games` names it.
    games
        How many games.
    bots
        Who plays: one bot for all seats, or one for each. They change seats from game to game.
    out
        The folder to write into.
    seats
        How many play. [default: as many as there are bots, or as few as the game allows]
    seed
        One word from which all chance follows.
    """
    from undercroft.lab.dataset import make

    with explained():
        plan = make_plan(
            game,
            games=games,
            players=[name.strip() for name in bots.split(",") if name.strip()],
            seats=seats,
            options=options_of(game, option or ()),
            seed=seed,
        )
        try:
            make(plan, out)
        except KeyboardInterrupt:
            print(f"Stopped. The same command goes on from here, in {out}.", file=sys.stderr)
            return INTERRUPTED
        except OSError as error:
            raise cannot_write(error, f"The same command goes on from here, in {out}.") from None
    print(f"{several(plan.games, 'game')} of {plan.game} in {out}")
    return 0


def cannot_write(error: OSError, then: str) -> CommandError:
    """A full disk, mostly: which file it is about, and how to go on once there is room."""
    where = f"{error.filename}: " if error.filename else ""
    return CommandError(f"{where}{error.strerror or error}. {then}")


def options_of(game: str, words: Sequence[str]) -> dict[str, int]:
    """Options from ``name=value``; a switch may stand alone."""
    known = {setting.name: (setting.low, setting.high) for setting in uc.game(game).settings}
    options: dict[str, int] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            raise UsageError(f"{game} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}")
        if not equals and known[name] == (0, 1):
            value = "1"
        if not value.removeprefix("-").isdecimal():
            raise UsageError(
                f"--option {word}: expected name=number, such as round_limit=40, or a switch alone"
            )
        if name in options:
            raise UsageError(f"--option {word}: {name} was given already, as {options[name]}")
        options[name] = int(value)
    return options


# -- progress ------------------------------------------------------------------------------------------------


@contextmanager
def telling() -> Iterator[Tell]:
    """Tells how far a run has come: a bar on a terminal, otherwise a line now and then."""
    if not sys.stderr.isatty():
        yield Lines().tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn("{task.fields[left]}"),
        TextColumn("{task.fields[failed]}"),
        console=Console(stderr=True),
    ) as progress:
        task = progress.add_task("games", total=None, rate="", left="", failed="")
        pace = Pace()

        def tell(state: State) -> None:
            pace.note(state)
            left = pace.left(state)
            progress.update(
                task,
                total=state.plan.games,
                completed=state.done,
                rate=pace.rate(),
                left=f"{left} left" if left else "",
                failed=f"{state.failed} failed" if state.failed else "",
            )

        yield tell


class Pace:
    """How fast a run goes. The clock starts with the first chunk: until then workers wake up."""

    def __init__(self) -> None:
        self.base: tuple[float, int] | None = None
        self.speed = 0.0

    def note(self, state: State) -> None:
        now = monotonic()
        if self.base is None and state.done > state.found:
            self.base = (now, state.done)
        elif self.base is not None and now > self.base[0]:
            self.speed = (state.done - self.base[1]) / (now - self.base[0])

    def rate(self) -> str:
        return f"{self.speed:,.1f} games/s" if self.speed else ""

    def left(self, state: State) -> str:
        """The time that is left, as far as anybody can say."""
        return duration((state.plan.games - state.done) / self.speed) if self.speed else ""


def duration(seconds: float) -> str:
    """
    >>> duration(3725)
    '1:02:05'
    """
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


class Lines:
    """Plain lines: the first, one now and then, and the last."""

    def __init__(self) -> None:
        self.pace = Pace()
        self.last = -EVERY

    def tell(self, state: State) -> None:
        self.pace.note(state)
        now, whole = monotonic(), state.done == state.plan.games
        if not whole and now - self.last < EVERY:
            return
        self.last = now
        if state.done == state.found:
            print(first_line(state), file=sys.stderr, flush=True)
            return
        left = "" if whole else self.pace.left(state)
        parts = [
            f"{state.done:,} of {several(state.plan.games, 'game')}",
            self.pace.rate(),
            f"{left} left" if left else "",
            f"{state.failed} failed" if state.failed else "",
        ]
        print(", ".join(part for part in parts if part), file=sys.stderr, flush=True)


def first_line(state: State) -> str:
    plan: RunPlan = state.plan
    there = f", {state.found:,} of them are there already" if state.found else ""
    return f"{several(plan.games, 'game')} of {plan.game}, seed {plan.seed}{there}"


# -- reports -------------------------------------------------------------------------------------------------


def report(
    run: Path | None = None,
    /,
    *,
    compare: Annotated[
        tuple[Path, Path] | None,
        Parameter(negative="", help="Compare two runs of a game, the old and the new."),
    ] = None,
    out: Path | None = None,
) -> None:
    """Make a page and plots of a simulated run, or of the difference between two.

    Parameters
    ----------
    run
        The folder of the run.
    out
        The folder to write into. [default: report in the folder of the run; for two runs, compared in that of
        the second]
    """
    from undercroft.lab.compare import compare_runs
    from undercroft.lab.report import report_run

    if (run is None) == (compare is None):
        raise UsageError("report: expected the folder of one run, or --compare and two")
    with explained():
        if compare is not None:
            page = compare_runs(*compare, out)
        else:
            assert run is not None
            page = report_run(run, out)
    print(page)
