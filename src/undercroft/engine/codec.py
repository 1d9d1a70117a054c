"""Saving: the whole state at any decision as plain data (JSON), with a format number.

    {"format": 4, "game": "dungeoneer", "version": 1, "seats": 2, "options": {...}, "origin": {...},
     "position": {"fields": {...}, "stack": [["Turn", {...}], ...], "chance": {...}, "choice": {...},
                  "result": 0, "over": false},
     "moves": ["0 discard dodge_1 ;1f00aa", "1* pass ;000000", "renew 1", ...]}

A table that is played with the content of an owner says so: ``"content": ["My box", "4940db22..."]``.

`fields` are those of the game's own table, `stack` the frames with theirs. Options are
never saved: they follow from the state. A star behind the seat of a move says that somebody learnt something
by it; undo needs no more than that. ``renew`` stands where chance was renewed (record.py).

Whoever keeps the moves elsewhere saves without the first of them: ``"before": 120`` says how many are left
out. Such a table plays on, but has no record of its own.

Format numbers: 1, the first; 2, other names for some procedures and fields of Dungeonology, and in Dungeon
Drop a procedure for each ability; 3, in Dungeonology a procedure for what a Main Effect does; 4, there
what the Spanish edition keeps of a turn and of a Zone. A change of the
format raises the number, and the game whose words change reads the former ones (`Game.migrate`). A position
that stands alone, as in the header of a record, has its number in itself.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from undercroft.engine.chance import MASK, Chance
from undercroft.engine.choice import Choice, Malformed
from undercroft.engine.fields import steps_of
from undercroft.engine.frame import Frame
from undercroft.engine.own_content import ContentName, name_of, using
from undercroft.engine.past import RESIGN, Origin, Step
from undercroft.engine.ranges import Shapes, shapes_of
from undercroft.engine.record import RecordError, course_lines, parse_move, parse_renewal
from undercroft.engine.settings import BadSetup

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.state import Table

FORMAT: Final = 4


LONGEST: Final = 300  # letters of a complaint: what is wrong may be as long as it likes
DEEPEST: Final = 32  # procedures in progress; the most that games were seen to need is 8
MOST: Final = 1_000_000  # decisions of a game


class SaveError(ValueError):
    """Data that is no saved table, in a sentence of at most a few hundred letters."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= LONGEST else message[: LONGEST - 4] + " ...")


Word = Annotated[str, msgspec.Meta(max_length=100)]


class SavedChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The pending decision without its options, which follow from the state."""

    seat: int
    prompt: Word
    verbs: Annotated[tuple[Word, ...], msgspec.Meta(max_length=100)]
    step: Word


class SavedChance(msgspec.Struct, forbid_unknown_fields=True):
    """The generator: where each stream stands, and what a script still holds."""

    streams: dict[str, Annotated[int, msgspec.Meta(ge=0)]]
    script: dict[
        str, Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=99_999)]], msgspec.Meta(max_length=999)]
    ]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The state at a decision, without its past."""

    fields: dict[str, Any]
    stack: Annotated[list[tuple[str, dict[str, Any]]], msgspec.Meta(max_length=DEEPEST)]
    chance: SavedChance
    choice: SavedChoice | None
    result: Annotated[int, msgspec.Meta(ge=-1, le=999)]
    over: bool


class Start(Position, forbid_unknown_fields=True):
    """A position that stands alone, with the number of its format. The first had none."""

    format: int = 1


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A saved table."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, int]
    origin: Origin
    position: Position
    moves: Annotated[list[str], msgspec.Meta(max_length=MOST)]
    before: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0  # how many moves came before those listed
    content: ContentName | None = None


def position(table: "Table") -> dict[str, Any]:
    """The state as plain data: equal for equal tables."""
    choice = table.choice
    data = {
        "fields": {name: getattr(table, name) for name in table.FIELDS},
        "stack": [
            (type(frame).__name__, {name: getattr(frame, name) for name in frame.FIELDS})
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


def save(table: "Table", since: int = 0) -> dict[str, Any]:
    """The whole state as plain data, with the moves after the first `since`."""
    game = table.game
    data = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "seats": table.seats,
        "options": dict(table.settings),
        "origin": list(table.origin if table.origin.decks else table.origin[:3]),
        "position": position(table),
        "moves": course_lines(table, since, starred=True),
    }
    before = min(max(since, table.first_step), table.past.number)
    own = {"content": list(name_of(game.own))} if game.own else {}
    return data | own | ({"before": before} if before else {})


def load(game: "Game", data: Any) -> "Table":
    """A table from what `save` gave. Raises SaveError and says what was expected."""
    try:
        saved = msgspec.convert(data, Saved, str_keys=True)
    except msgspec.ValidationError as error:
        raise SaveError(f"not a saved table: {error}") from None
    if (saved.game, saved.version) != (game.name, game.version):
        raise SaveError(f"saved by {saved.game} {saved.version}; expected {game.name} {game.version}")
    check_content(game, saved.content)
    check_format(game, saved.format)
    check_origin(saved.origin)
    migrate(game, saved.format, saved.position)
    table = restore(game, saved.seats, saved.options, saved.origin, saved.position)
    past = Step(None, saved.before, 0, (), saved.before > 0, None if saved.before else ())
    renewals, seats = 0, table.seats
    for line in saved.moves:
        try:
            if renewal := parse_renewal(line, renewals):
                past.renewal = renewals = renewal
                continue
            seat, star, text, check, outcomes = parse_move(line)
            option = RESIGN if text == "resign" else table.read(text)
        except (RecordError, Malformed) as error:
            raise SaveError(f"move {past.number + 1}: {error}") from None
        if seat >= seats:
            raise SaveError(f"move {past.number + 1}: there is no seat {seat}")
        past = Step(past, past.number + 1, seat, option, star, None, check, outcomes)
    table.past = past
    return table


def check_content(game: "Game", content: ContentName | None) -> None:
    """A table is played on with the content it began with, and with no other."""
    if (content.hash if content else "") != game.own:
        said = content.said if content else "ours"
        expected = name_of(game.own).said if game.own else "ours"
        raise SaveError(f"saved with the content {said}; expected {expected}")


def check_format(game: "Game", number: int) -> None:
    if not game.first_format <= number <= FORMAT:
        raise SaveError(f"format {number} is not known here; expected {game.first_format} to {FORMAT}")


def migrate(game: "Game", number: int, saved: Position) -> None:
    """Put a position of a former format into the words of the present one."""
    for former in range(number, FORMAT):
        game.migrate(former, saved.fields, saved.stack)


def start_of(table: "Table") -> str:
    """The position a table stands at, as one line of JSON for a record's header."""
    return msgspec.json.encode({"format": FORMAT, **position(table)}).decode()


def from_start(game: "Game", seats: int, options: dict[str, int], origin: Origin) -> "Table":
    """The table at the position with which a record starts."""
    saved = msgspec.json.decode(origin.position, type=Start)
    check_format(game, saved.format)
    with using(game.own):
        migrate(game, saved.format, saved)
        return restore(game, seats, options, origin, saved)


def check_origin(origin: Origin) -> None:
    """Seed and position are written into the header of a record, a line each."""
    if len(origin.seed) > 200 or (origin.seed and origin.seed.split() != [origin.seed]):
        raise SaveError(f"origin: a seed is one word of at most 200 letters, not {origin.seed[:40]!r}")
    if len(origin.position.splitlines()) > 1:
        raise SaveError("origin: a position is one line of JSON")


def restore(game: "Game", seats: int, options: dict[str, int], origin: Origin, saved: Position) -> "Table":
    """The table at a position, without a past, ready to be played on. Raises SaveError for anything that no
    game can come to: whatever stands in a position may have been written by anybody.
    """
    if seats not in game.seats:
        raise SaveError(f"{game.name} is not for {seats} seats")
    if saved.over == (saved.choice is not None):
        raise SaveError(
            "the game is over, but somebody is asked"
            if saved.over
            else "the game is not over, but nobody is asked"
        )
    check_chance(game, saved.chance)
    try:
        table = rebuild(game, seats, game.checked_options(options, seats), origin, saved)
        wrong = game.conserved(table)
        if wrong:
            raise SaveError(f"the fields do not fit together: {wrong[0]}")
        if saved.choice is not None:
            ask_again(table, saved.choice)
        table.view(None)
    except BadSetup as error:
        raise SaveError(str(error)) from None
    except SaveError:
        raise
    except Exception as error:  # whatever the data made a rule stumble over: nothing else was touched
        raise SaveError(f"the fields do not fit together: {type(error).__name__}: {error}") from None
    return table


def check_chance(game: "Game", chance: SavedChance) -> None:
    if set(chance.streams) != set(game.streams):
        raise SaveError(f"chance: expected the streams {', '.join(game.streams)}")
    if max(chance.streams.values()) > MASK:
        raise SaveError("chance: expected numbers of 64 bits in the streams")
    if unknown := set(chance.script) - set(game.streams):
        raise SaveError(
            f"chance: a script for {min(unknown)[:40]!r}; expected the streams {', '.join(game.streams)}"
        )


def rebuild(game: "Game", seats: int, options: dict[str, Any], origin: Origin, saved: Position) -> "Table":
    """The table with what was saved in its places, each in its range; what the parts have to do with each
    other is not asked here.
    """
    shapes = shapes_of(game, seats, options)
    stack = [frame_of(game, shapes, n, name, fields) for n, (name, fields) in enumerate(saved.stack)]
    for n, frame in enumerate(stack):
        check_frame(game, frame, n, is_top=n == len(stack) - 1)
    choice = None
    if saved.choice is not None:
        c = saved.choice
        if not 0 <= c.seat < seats:
            raise SaveError(f"choice: there is no seat {c.seat}")
        if unknown := [v for v in c.verbs if v not in game.verbs]:
            raise SaveError(f"choice: {unknown[0]!r} is no verb of {game.name}")
        if not stack or c.step not in steps_of(type(stack[-1])).every:
            raise SaveError(f"choice: nothing on the stack asks at {c.step!r}")
        choice = Choice(c.seat, c.prompt, c.verbs, (), c.step)
    elif stack:
        raise SaveError(f"stack: the game is over, but {type(stack[-1]).__name__} goes on")
    make: Any = game.table
    table: Table = make(
        game=game,
        seats=seats,
        settings=options,
        origin=origin,
        stack=stack,
        chance=Chance(saved.chance.streams, saved.chance.script),
        choice=choice,
        past=Step(None, 0, 0, (), False, ()),
        result=saved.result,
        over=saved.over,
        **game.shared(options),
        **converted(shapes[game.table], saved.fields, "fields"),
    )
    game.bring(table)
    table.derive()
    return table


def frame_of(game: "Game", shapes: Shapes, n: int, name: str, fields: dict[str, Any]) -> Frame:
    cls = game.frames.get(name)
    if cls is None:
        raise SaveError(f"stack[{n}]: {name[:40]!r} is no procedure of {game.name}")
    return cls(**converted(shapes[cls], fields, f"stack[{n}]: {name}"))


def converted(shape: Any, fields: dict[str, Any], what: str) -> dict[str, Any]:
    """The arguments of a constructor, each of its type and in its range."""
    try:
        return msgspec.structs.asdict(msgspec.convert(fields, shape, str_keys=True))
    except msgspec.ValidationError as error:
        raise SaveError(f"{what}: {error}") from None


def check_frame(game: "Game", frame: Frame, n: int, is_top: bool) -> None:
    """The first procedure lies at the bottom, and only there. The one on top waits for an answer, those below
    for it to end.
    """
    name, steps = type(frame).__name__, steps_of(type(frame))
    if (name in game.bottom) != (n == 0):
        place = f"lies at the bottom; expected {' or '.join(game.bottom)}" if n == 0 else "lies on another"
        raise SaveError(f"stack[{n}]: {name} {place}")
    if frame.step not in steps.every:
        raise SaveError(f"stack[{n}]: {name} has no step {frame.step[:40]!r}")
    if is_top and frame.step not in steps.answered:
        raise SaveError(f"stack[{n}]: {name} at {frame.step!r} waits for no answer, but lies on top")
    if not is_top and frame.step not in frame.waits:
        raise SaveError(f"stack[{n}]: {name} at {frame.step!r} cannot lie below another procedure")


def ask_again(table: "Table", saved: SavedChoice) -> None:
    """Run the step that asked once more: it must ask the same, tell nothing, and wait at the same step.
    Options are worked out on the way.
    """
    top = table.stack[-1]
    where = f"choice: {type(top).__name__} at {saved.step!r}"
    waiting, depth, table.choice = top.step, len(table.stack), None
    top.step = saved.step
    following = getattr(top, saved.step)(table)
    choice = table.choice
    if choice is None or len(table.stack) != depth or table.stack[-1] is not top or table.happened:
        raise SaveError(f"{where} has nothing to ask")
    asked = (choice.seat, choice.prompt, choice.verbs)
    if asked != (saved.seat, saved.prompt, saved.verbs) or following != waiting:
        raise SaveError(
            f"{where} asks seat {choice.seat} {choice.prompt} {', '.join(choice.verbs)} "
            f"and goes on at {following!r}; found seat {saved.seat} {saved.prompt[:40]} "
            f"{', '.join(saved.verbs)[:80]} and {waiting!r}"
        )
    if not choice.options:
        raise SaveError(f"choice: nothing can be answered at {choice.prompt}")
    top.step = following
