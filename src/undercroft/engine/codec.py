"""Saving: the whole state at any decision as plain data (JSON), with a format number.

    {"format": 1, "game": "dungeoneer", "version": 1, "seats": 2, "options": {...}, "origin": {...},
     "position": {"fields": {...}, "stack": [["Turn", {...}], ...], "chance": {...}, "choice": {...},
                  "result": 0, "over": false},
     "moves": ["0 discard dodge_1 ;1f00aa", "1* pass ;000000", ...]}

`fields` are the constructor arguments of the game's own table, `stack` the frames with theirs. Options are
never saved: they follow from the state. A star behind the seat of a move says that somebody learnt something
by it; undo needs no more than that.

Whoever keeps the moves elsewhere saves without the first of them: ``"before": 120`` says how many are left
out. Such a table plays on, but has no record of its own.

Format numbers: 1, the first. A change of the format raises the number and brings its migration.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Choice, Malformed
from undercroft.engine.frame import Frame
from undercroft.engine.making import fields_of, types_of
from undercroft.engine.record import RecordError, move_line, parse_move
from undercroft.engine.state import RESIGN, Origin, Step, Table

if TYPE_CHECKING:
    from undercroft.engine.game import Game

FORMAT: Final = 1


class SaveError(ValueError):
    """Data that is no saved table."""


class SavedChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The pending decision without its options, which follow from the state."""

    seat: int
    prompt: str
    verbs: tuple[str, ...]
    step: str


class SavedChance(msgspec.Struct, forbid_unknown_fields=True):
    """The generator: where each stream stands, and what a script still holds."""

    streams: dict[str, int]
    script: dict[str, list[int]]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The state at a decision, without its past."""

    fields: dict[str, Any]
    stack: list[tuple[str, dict[str, Any]]]
    chance: SavedChance
    choice: SavedChoice | None
    result: int
    over: bool


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A saved table."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    origin: Origin
    position: Position
    moves: list[str]
    before: int = 0  # how many moves came before those listed


def position(table: Table) -> dict[str, Any]:
    """The state as plain data: equal for equal tables."""
    choice = table.choice
    data = {
        "fields": {name: getattr(table, name) for name in table.game.fields},
        "stack": [
            (type(frame).__name__, {name: getattr(frame, name) for name in fields_of(type(frame))})
            for frame in table.stack
        ],
        "chance": {"streams": table.chance.streams, "script": table.chance.script},
        "choice": choice
        and {"seat": choice.seat, "prompt": choice.prompt, "verbs": choice.verbs, "step": choice.step},
        "result": table.result,
        "over": table.over,
    }
    plain: dict[str, Any] = msgspec.to_builtins(data, str_keys=True)
    return plain


def save(table: Table, since: int = 0) -> dict[str, Any]:
    """The whole state as plain data, with the moves after the first `since`."""
    game = table.game
    steps = [step for step in table.steps() if step.number > since]
    data = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "seats": table.seats,
        "options": dict(table.options),
        "origin": list(table.origin),
        "position": position(table),
        "moves": [move_line(table, step, starred=True) for step in reversed(steps)],
    }
    before = table.past.number - len(steps)
    return data | {"before": before} if before else data


def convert(cls: type, name: str, value: Any, what: str) -> Any:
    try:
        return msgspec.convert(value, types_of(cls)[name], str_keys=True)
    except msgspec.ValidationError as error:
        raise SaveError(f"{what}: {name}: {error}") from None


def load(game: "Game", data: Any) -> Table:
    """A table from what `save` gave. Raises SaveError and says what was expected."""
    try:
        saved = msgspec.convert(data, Saved, str_keys=True)
    except msgspec.ValidationError as error:
        raise SaveError(f"not a saved table: {error}") from None
    if saved.format != FORMAT:
        raise SaveError(f"format {saved.format} is not known here; expected {FORMAT}")
    if (saved.game, saved.version) != (game.name, game.version):
        raise SaveError(f"saved by {saved.game} {saved.version}; expected {game.name} {game.version}")
    table = restore(game, saved.seats, saved.options, saved.origin, saved.position)
    if saved.before < 0:
        raise SaveError(f"before: expected a number of moves, found {saved.before}")
    table.past = Step(None, saved.before, 0, (), saved.before > 0, None if saved.before else ())
    for number, line in enumerate(saved.moves, saved.before + 1):
        try:
            seat, star, text, check, fates = parse_move(line)
            option = RESIGN if text == "resign" else table.read(text)
        except (RecordError, Malformed) as error:
            raise SaveError(f"move {number}: {error}") from None
        table.past = Step(table.past, number, seat, option, star, None, check, fates)
    return table


def restore(game: "Game", seats: int, options: dict[str, Any], origin: Origin, saved: Position) -> Table:
    """The table at a position, without a past. Raises SaveError for a position that no game can reach."""
    from undercroft.engine.game import BadSetup

    if seats not in game.seats:
        raise SaveError(f"{game.name} is not for {seats} seats")
    if set(saved.chance.streams) != set(game.streams):
        raise SaveError(f"chance: expected the streams {', '.join(game.streams)}")
    try:
        table = rebuild(game, seats, game.checked_options(options), origin, saved)
        wrong = game.conserved(table)
        table.view(None)
    except BadSetup as error:
        raise SaveError(str(error)) from None
    except SaveError:
        raise
    except Exception as error:  # whatever the data made a rule stumble over: nothing else was touched
        raise SaveError(f"the fields do not fit together: {type(error).__name__}: {error}") from None
    if wrong:
        raise SaveError(f"the fields do not fit together: {wrong[0]}")
    return table


def rebuild(game: "Game", seats: int, options: dict[str, Any], origin: Origin, saved: Position) -> Table:
    stack: list[Frame] = []
    for name, fields in saved.stack:
        cls = game.frames.get(name)
        if cls is None:
            raise SaveError(f"stack: {name!r} is no procedure of {game.name}")
        if set(fields) != (expected := set(fields_of(cls))):
            raise SaveError(f"stack: {name} has the fields {sorted(fields)}; expected {sorted(expected)}")
        stack.append(cls(**{k: convert(cls, k, v, f"stack: {name}") for k, v in fields.items()}))
        if not callable(getattr(cls, stack[-1].step, None)):
            raise SaveError(f"stack: {name} has no step {stack[-1].step!r}")
    if set(saved.fields) != set(game.fields):
        raise SaveError(f"fields: found {sorted(saved.fields)}; expected {sorted(game.fields)}")
    table = game.table(
        game=game,
        seats=seats,
        options=options,
        origin=origin,
        stack=stack,
        chance=Chance(saved.chance.streams, saved.chance.script),
        choice=None,
        past=Step(None, 0, 0, (), False, ()),
        result=saved.result,
        over=saved.over,
        **game.shared(options),
        **{k: convert(game.table, k, v, "fields") for k, v in saved.fields.items()},
    )
    if saved.choice is not None:
        c = saved.choice
        if not 0 <= c.seat < seats:
            raise SaveError(f"choice: there is no seat {c.seat}")
        if not stack or not callable(getattr(type(stack[-1]), c.step, None)):
            raise SaveError(f"choice: nothing on the stack asks at {c.step!r}")
        if unknown := [v for v in c.verbs if v not in game.verbs]:
            raise SaveError(f"choice: {unknown[0]!r} is no verb of {game.name}")
        table.choice = Choice(c.seat, c.prompt, c.verbs, table.offered(c.seat, c.verbs), c.step)
        if not table.choice.options:
            raise SaveError(f"choice: nothing can be answered at {c.prompt}")
    elif not saved.over:
        raise SaveError("the game is not over, but nobody is asked")
    return table
