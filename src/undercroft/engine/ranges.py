"""Ranges: what a field of a table or of a procedure may hold, said beside the field.

    seat: Seat                      # one of the seats of this table
    card: CardOrNone                # Annotated[int, Within(-1, "cards")]
    life: PerSeat[Count]            # a list as long as there are seats
    kind: Annotated[str, Among("door", "pit")]

To the rules and to the type checker these are plain numbers, lists and words. Whoever loads a table from
outside checks them, for the number of seats and the sizes of the box it is loaded with (`Game.sizes`): what a
name stands for is filled in, and msgspec does the rest.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, reduce
from operator import or_
from threading import Lock
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

import msgspec

from undercroft.engine.declared import Each
from undercroft.engine.fields import types_of

if TYPE_CHECKING:
    from undercroft.engine.game import Game

T = TypeVar("T")


class Within(NamedTuple):
    """A number from `low` to `high`, or to the last of as many things as `high` names: below their number."""

    low: int
    high: int | str


class Long(NamedTuple):
    """A list, tuple, dictionary or bytearray as long as there are things of a name; or at most so long."""

    size: int | str
    at_most: bool = False


class Among(tuple[str, ...]):
    """One of these words."""

    __slots__ = ()

    def __new__(cls, *words: str) -> "Among":
        return super().__new__(cls, words)


Seat = Annotated[int, Within(0, "seats")]
SeatOrNone = Annotated[int, Within(-1, "seats")]
Seats = Annotated[tuple[Seat, ...], Long("seats", at_most=True)]
PerSeat = Annotated[list[T], Long("seats")]
Mask = Annotated[int, Within(0, 255)]  # of seats
Flag = Annotated[int, Within(0, 1)]
Die = Annotated[int, Within(0, 6)]  # 0 before it is rolled
Few = Annotated[int, Within(0, 99)]  # what is counted one by one, and never gets far
Count = Annotated[int, Within(0, 999_999)]  # what only grows

Sizes = Mapping[str, int]
Shapes = dict[type, Any]

KNOWN: Final[dict[tuple[Any, ...], Shapes]] = {}
MAKING: Final = Lock()  # msgspec must not learn one type in two threads at once


def shapes_of(game: "Game", seats: int, options: dict[str, Any]) -> Shapes:
    """For the table and every procedure of a game a msgspec type that takes what may be saved of it, at a
    table of so many seats with these settings. Made once, for all that have the same sizes.
    """
    sizes = game.sizes(seats, options)
    key = (game, *sizes.values())
    found = KNOWN.get(key)
    if found is None:
        with MAKING:
            found = KNOWN[key] = make_shapes(game, sizes)
    return found


def make_shapes(game: "Game", sizes: Sizes) -> Shapes:
    shapes: Shapes = {game.table: shape(game.table, game.table.FIELDS, sizes)}
    for frame in game.frames.values():
        shapes[frame] = shape(frame, frame.FIELDS, sizes)
    whole = msgspec.defstruct("Whole", [(f"part_{n}", made) for n, made in enumerate(shapes.values())])
    with suppress(msgspec.ValidationError):
        msgspec.convert({}, whole)  # what it knows of these types, it knows from now on
    return shapes


def shape(cls: type, names: tuple[str, ...], sizes: Sizes) -> Any:
    types = types_of(cls)
    fields = [(name, filled_in(types[name], sizes)) for name in names]
    return msgspec.defstruct(cls.__name__, fields, forbid_unknown_fields=True)


def filled_in(kind: Any, sizes: Sizes) -> Any:
    """A type as msgspec understands it: names of sizes replaced by numbers."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        inner, *said = args
        words = next((mark for mark in said if isinstance(mark, Among)), None)
        if words is not None:
            return Literal[tuple(words)]
        return Annotated[(filled_in(inner, sizes), *(meta(mark, sizes) for mark in said))]
    if origin in (Union, UnionType):
        return reduce(or_, [filled_in(arg, sizes) for arg in args])
    if origin in (list, tuple, dict):
        plain: Any = origin
        return plain[tuple(arg if arg is Ellipsis else filled_in(arg, sizes) for arg in args)]
    return kind


def meta(mark: Any, sizes: Sizes) -> msgspec.Meta:
    """What a mark says, in the words of msgspec; whoever needs more than ours may use them directly."""
    if isinstance(mark, msgspec.Meta):
        return mark
    if isinstance(mark, Within):
        high = sizes[mark.high] - 1 if isinstance(mark.high, str) else mark.high
        return msgspec.Meta(ge=mark.low, le=high)
    assert isinstance(mark, Long), mark
    size = sizes[mark.size] if isinstance(mark.size, str) else mark.size
    return msgspec.Meta(min_length=0 if mark.at_most else size, max_length=size)


# -- blank values --------------------------------------------------------------------------------------------

ZEROS: Final[dict[Any, Any]] = {int: 0, str: "", tuple: ()}
COPIED: Final = (list, bytearray, dict)


def blanks(game: "Game", seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The state of an empty table: for each field its default or, by its type, nothing at all. A row has
    that in each of its places.
    """
    sizes = game.sizes(seats, options)
    first = blank_of(game.table, tuple(sizes.items()))
    return {name: value.copy() if type(value) in COPIED else value for name, value in first.items()}


@cache
def blank_of(table: Any, sizes: tuple[tuple[str, int], ...]) -> dict[str, Any]:
    """The same, once for all tables of a kind and size: what can change is to be copied."""
    types, defaults = types_of(table), table.DEFAULTS
    return {name: blank(types[name], dict(sizes), defaults.get(name)) for name in table.FIELDS}


def blank(kind: Any, sizes: Sizes, default: Any = None) -> Any:
    if default is not None and not isinstance(default, Each):
        return default
    plain, *marks = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    origin, long = get_origin(plain) or plain, next((m for m in marks if isinstance(m, Long)), None)
    if origin in (Union, UnionType):
        return None
    if origin is dict:
        return {}
    if long is None or long.at_most:
        return [] if origin is list else ZEROS[origin]
    size = sizes[long.size] if isinstance(long.size, str) else long.size
    if origin is bytearray:
        return bytearray(size)
    each = default.value if isinstance(default, Each) else blank(get_args(plain)[0], sizes)
    return origin([each] * size)
