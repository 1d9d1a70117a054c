"""A lesson, played from its file.

What is answered stands in the file; windows that it does not mention are passed. A lesson stops wherever the
learner is asked, and wherever a block holds nothing but a bubble. Between two stops the others go on. Where
something falls, the file says where it comes to rest, so that a lesson is the same on every machine; how it
fell, for the eye, is a line of the ``.films`` beside it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.engine.choice import Option
from undercroft.engine.events import Event
from undercroft.engine.state import Table
from undercroft.scenarios.files import File, ScenarioError, When, parse, read_source
from undercroft.scenarios.opening import opened
from undercroft.scenarios.runner import PASS, is_window

LEARNER: Final = 0  # the seat of whoever learns
FOLDER: Final = files("undercroft.lessons")


class Station(NamedTuple):
    """The table after some decisions, and the last of them; none at the start."""

    table: Table
    seat: int
    option: Option | None
    outcomes: tuple[str, ...]
    events: tuple[Event, ...]
    films: tuple[str, ...]


class Stop(NamedTuple):
    """Where the lesson waits for the learner: after so many decisions, with a bubble that points somewhere.
    `option` is what he does there, in notation; None where he only reads.
    """

    step: int
    bubble: str
    points: tuple[str, ...]
    option: str | None
    also: tuple[str, ...] = ()  # in a puzzle: what reaches the goal as well


class Course(NamedTuple):
    """A whole lesson."""

    file: File
    stations: list[Station]
    stops: list[Stop]

    @property
    def bubbles(self) -> list[str]:
        """Their names, in order."""
        return list(dict.fromkeys(stop.bubble for stop in self.stops))


@cache
def stems() -> tuple[str, ...]:
    """The files: `<game>` for its lesson, `<game>-<mode>` for that of one of its modes."""
    return tuple(sorted(Path(page.name).stem for page in FOLDER.iterdir() if page.name.endswith(".toml")))


def games() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(stem for stem in stems() if "-" not in stem)


def modes(game: str) -> tuple[str, ...]:
    """The modes of a game that have a lesson of their own."""
    return tuple(stem.partition("-")[2] for stem in stems() if stem.startswith(f"{game}-"))


def course(game: str, mode: str = "") -> Course:
    """The lesson of a game, or of one of its modes. Raises KeyError where there is none."""
    stem = f"{game}-{mode}" if mode else game
    if stem not in stems():
        raise KeyError(stem)
    page, films = FOLDER / f"{stem}.toml", FOLDER / f"{stem}.films"
    fallen = films.read_text("ascii").split() if films.is_file() else []
    return played(read_source(parse(Path(f"{stem}.toml"), page.read_text("utf-8"))), fallen)


@cache
def puzzles(game: str) -> tuple[str, ...]:
    """The names of its puzzles, in order."""
    folder = FOLDER / "puzzles" / game
    if not folder.is_dir():
        return ()
    return tuple(sorted(Path(page.name).stem for page in folder.iterdir() if page.name.endswith(".toml")))


def puzzle(game: str, number: int) -> Course:
    """A puzzle of a game, counted from 1. Raises KeyError where there is none."""
    names = puzzles(game)
    if not 1 <= number <= len(names):
        raise KeyError(number)
    page = FOLDER / "puzzles" / game / f"{names[number - 1]}.toml"
    return played(read_source(parse(Path(page.name), page.read_text("utf-8"))), [])


def played(file: File, films: list[str]) -> Course:
    """A lesson from its first decision to its last. Raises ScenarioError for one that cannot be played."""
    table = opened(file)
    fallen = iter(films)
    stations = [Station(table.copy(), LEARNER, None, (), table.past.events or (), ())]
    stops: list[Stop] = []
    bubble = ""
    points: tuple[str, ...] = ()

    def answer(option: Option, falls: Sequence[list[str]] = ()) -> None:
        choice = table.choice
        assert choice is not None
        events = table.take(
            option, outcomes=[file.game.scripted_outcome(table, lines) for lines in falls] or None
        )
        seen = tuple(next(fallen, "") for _ in falls)
        stations.append(Station(table.copy(), choice.seat, option, table.past.outcomes, events, seen))

    blocks = file.scenario.when
    for n, block in enumerate(blocks):
        if block.bubble:
            bubble, points = block.bubble, tuple(block.points)
        if block.choose is None:
            pass_windows(
                table, next((later for later in blocks[n:] if later.asked is not None), block), answer
            )
            stops.append(Stop(len(stations) - 1, bubble, points, None))
            continue
        for text in answers(block):
            reach(file, table, n, block, answer)
            if block.seat == LEARNER:
                stops.append(Stop(len(stations) - 1, bubble, points, text, tuple(block.also)))
            answer(table.read(text), block.falls)
    return Course(file, stations, stops)


def answers(block: When) -> Iterator[str]:
    yield from [block.choose] if isinstance(block.choose, str) else block.choose or ()


def pass_windows(table: Table, block: When, answer: Callable[[Option], None]) -> None:
    """Pass windows, up to the one that a block names."""
    while is_window(table.choice):
        choice = table.choice
        assert choice is not None
        if (choice.prompt, choice.seat) == (block.asked, block.seat):
            return
        answer(PASS)


def reach(file: File, table: Table, n: int, block: When, answer: Callable[[Option], None]) -> None:
    """Go on until the seat of a block is asked what it says."""
    pass_windows(table, block, answer)
    found = table.choice
    if found is None or (found.seat, found.prompt) != (block.seat, block.asked):
        where = "the game is over" if found is None else f"seat {found.seat} is asked {found.prompt}"
        raise ScenarioError(
            file.path, file.line(("when", n)), "asked", f"expected {block.asked}, but {where}"
        )
