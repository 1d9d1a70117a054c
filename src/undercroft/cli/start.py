"""Sitting down: what table, who sits where, in which language, saved in which file."""

from pathlib import Path
from typing import NamedTuple

import undercroft as uc
from undercroft import bots
from undercroft.cli import files
from undercroft.cli.errors import CommandError, UsageError
from undercroft.cli.terminal import PERSON
from undercroft.engine.settings import RefusedOptions


class PlayRequest(NamedTuple):
    """What was asked for on the command line. `resume` is an empty path for the game played last."""

    game: str | None
    seats: str | None
    seed: str | None
    options: dict[str, int]
    decks: list[str]
    language: str | None
    resume: Path | None
    save: Path | None
    scenario: Path | None
    ask_all: bool


def play(request: PlayRequest, language: str) -> None:
    """Sit down and play."""
    from undercroft import texts
    from undercroft.cli.screen import Screen
    from undercroft.cli.terminal import Sitting

    notes: dict[str, str] = {}
    path = request.save
    if request.resume is not None:
        table, notes, path = resumed(request)
    else:
        table = begun(request, language)
    if table.game.missing():
        raise CommandError(table.game.missing())
    seats = seats_of(request.seats, table) if request.seats else noted_seats(notes, table)
    if request.language is None and notes.get("language") in texts.LANGUAGES:
        language = notes["language"]
    speaker = texts.speaker(table.game, language)
    if path is None:
        path = files.fresh_path(table.game.name)
    sitting = Sitting(table, seats, speaker, path, request.ask_all, Screen())
    sitting.welcome(resumed=request.resume is not None)
    sitting.play()


def begun(request: PlayRequest, language: str) -> uc.Table:
    """A new table, or the one of a scenario."""
    from undercroft import texts

    if request.scenario is not None:
        from undercroft import scenarios

        if request.seed is not None or request.options or request.decks:
            raise UsageError("a scenario has its own seed, options and decks")
        try:
            return scenarios.position(request.scenario)
        except scenarios.ScenarioError as error:
            raise CommandError(str(error)) from None
    if request.game is None:
        raise UsageError(f"which game? There are: {', '.join(uc.game_names())}")
    game = uc.game(request.game)
    count = len(request.seats.split(",")) if request.seats is not None else None
    try:
        decks = [files.deck_text(game, word) for word in request.decks]
        return game.new(seats=count, options=request.options, seed=request.seed, decks=decks)
    except RefusedOptions as error:
        said = texts.speaker(game, language).reason(error.reason)
        raise UsageError(f"{said} ({error.reason.rule})") from None


def resumed(request: PlayRequest) -> tuple[uc.Table, dict[str, str], Path]:
    """The table of a saved game, the notes in its record, and the file to save in."""
    if request.seed is not None or request.options or request.decks or request.scenario is not None:
        raise UsageError("a saved game has its own seed, options, decks and position")
    path = request.resume
    if path is None or path == Path():
        path = files.last_path(request.game)
        if path is None:
            raise CommandError(f"no saved game in {files.state_folder()}")
    text = files.read_text(path)
    try:
        table = uc.replay(text, seed=files.kept_seed(text))
    except uc.RecordError as error:
        raise CommandError(f"{path}: {error}") from None
    if request.game is not None and request.game != table.game.name:
        raise UsageError(f"{path} is a game of {table.game.name}, not of {request.game}")
    return table, files.notes_of(text), request.save or path


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
        raise UsageError(f"{len(seats)} seats were named, but the table has {table.seats}")
    return seats


def noted_seats(notes: dict[str, str], table: uc.Table) -> list[str]:
    """Who sat there when the game was saved. A record may come from anybody: it runs no program here."""
    seats = seats_of(notes.get("seats", ""), table)
    for word in seats:
        if word != PERSON and bots.check(word)[0] not in bots.LEVELS:
            raise UsageError(
                f"a bot of this game is the program {word}: name the seats with --seats to run it"
            )
    return seats
