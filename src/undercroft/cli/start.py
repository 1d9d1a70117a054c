"""Sitting down: what table, who sits where, in which language, saved in which file."""

from pathlib import Path
from typing import NamedTuple

import undercroft as uc
from undercroft import bots
from undercroft.cli import files
from undercroft.cli.errors import Wrong, WrongUse
from undercroft.cli.terminal import PERSON


class Wish(NamedTuple):
    """What was asked for on the command line. `resume` is an empty path for the game played last."""

    game: str | None
    seats: str | None
    seed: str | None
    options: dict[str, int]
    language: str | None
    resume: Path | None
    save: Path | None
    scenario: Path | None
    ask_all: bool


def play(wish: Wish, language: str) -> None:
    """Sit down and play."""
    from undercroft import texts
    from undercroft.cli.screen import Screen
    from undercroft.cli.terminal import Sitting

    notes: dict[str, str] = {}
    path = wish.save
    if wish.resume is not None:
        table, notes, path = resumed(wish)
    else:
        table = begun(wish)
    if table.game.missing():
        raise Wrong(table.game.missing())
    seats = seats_of(wish.seats, table) if wish.seats else noted_seats(notes, table)
    if wish.language is None and notes.get("language") in texts.LANGUAGES:
        language = notes["language"]
    speaker = texts.speaker(table.game, language)
    if path is None:
        path = files.fresh_path(table.game.name)
    sitting = Sitting(table, seats, speaker, path, wish.ask_all, Screen())
    sitting.welcome(resumed=wish.resume is not None)
    sitting.play()


def begun(wish: Wish) -> uc.Table:
    """A new table, or the one of a scenario."""
    if wish.scenario is not None:
        from undercroft import scenarios

        if wish.seed is not None or wish.options:
            raise WrongUse("a scenario has its own seed and options")
        try:
            return scenarios.position(wish.scenario)
        except scenarios.ScenarioError as error:
            raise Wrong(str(error)) from None
    if wish.game is None:
        raise WrongUse(f"which game? There are: {', '.join(uc.game_names())}")
    game = uc.game(wish.game)
    count = len(wish.seats.split(",")) if wish.seats is not None else None
    return game.new(seats=count, options=wish.options, seed=wish.seed)


def resumed(wish: Wish) -> tuple[uc.Table, dict[str, str], Path]:
    """The table of a saved game, the notes in its record, and the file to save in."""
    if wish.seed is not None or wish.options or wish.scenario is not None:
        raise WrongUse("a saved game has its own seed, options and position")
    path = wish.resume
    if path is None or path == Path():
        path = files.last_path(wish.game)
        if path is None:
            raise Wrong(f"no saved game in {files.state_folder()}")
    text = files.read_text(path)
    try:
        table = uc.replay(text, seed=files.kept_seed(text))
    except uc.RecordError as error:
        raise Wrong(f"{path}: {error}") from None
    if wish.game is not None and wish.game != table.game.name:
        raise WrongUse(f"{path} is a game of {table.game.name}, not of {wish.game}")
    return table, files.notes_of(text), wish.save or path


def seats_of(text: str, table: uc.Table) -> list[str]:
    """Who sits at each seat, from ``you,steady``; nothing means oneself and bots."""
    seats = [word.strip() for word in text.split(",")] if text else [PERSON, *["steady"] * (table.seats - 1)]
    for word in seats:
        if word != PERSON:
            try:
                bots.check(word)
            except bots.UnknownBot as error:
                raise bots.UnknownBot(
                    f"nobody called {word!r} can take a seat; there is {PERSON}, and: {error}"
                ) from None
    if len(seats) != table.seats:
        raise WrongUse(f"{len(seats)} seats were named, but the table has {table.seats}")
    return seats


def noted_seats(notes: dict[str, str], table: uc.Table) -> list[str]:
    """Who sat there when the game was saved. A record may come from anybody: it runs no program here."""
    seats = seats_of(notes.get("seats", ""), table)
    for word in seats:
        if word != PERSON and bots.check(word)[0] not in bots.LEVELS:
            raise WrongUse(f"a bot of this game is the program {word}: name the seats with --seats to run it")
    return seats
