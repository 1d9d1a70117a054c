"""A table as far as a view shows it, for those who know no more and ask the rules all the same.

Which fields there are, and of what kind each is, the class of the table says; whether one is shown, and
where, the shape of the view. So a new field is read back where it is shown, and is blank where it is not.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from undercroft.engine.chance import Chance
from undercroft.engine.declared import DERIVED, is_of_class
from undercroft.engine.fields import types_of
from undercroft.engine.game import Game
from undercroft.engine.past import IMAGINED, Step
from undercroft.engine.ranges import Long, blanks
from undercroft.engine.shapes import Shape
from undercroft.engine.state import PARTS, Table

Read = Callable[[Any], Any]
View = Mapping[str, Any]


class Shown(NamedTuple):
    """A field, what takes it from a view, and how it is read; a number is taken as it is."""

    field: str
    take: Read
    read: Read | None


class Mirror:
    """Reads tables of one class off their views. `readers` says how a kind of values is read; `called` what a
    view calls a field, where it is another name; `without` which fields are not read, or by their game.
    """

    def __init__(
        self,
        table: type[Table],
        view: type[Shape],
        seat: type[Shape],
        readers: Mapping[Any, Read],
        called: Mapping[str, str],
        without: Collection[str] = (),
    ) -> None:
        types = types_of(table)
        self.rows: list[Shown] = []
        self.fields: list[Shown] = []
        for name in table.FIELDS:
            kind, key = types[name], called.get(name, name)
            if name in without:
                continue
            if is_per_seat(kind) and key in seat.__struct_fields__:
                of_one = get_args(get_args(kind)[0])[0]
                self.rows.append(Shown(name, itemgetter(key), reader(name, of_one, readers)))
            elif key in view.__struct_fields__:
                self.fields.append(Shown(name, itemgetter(key), reader(name, kind, readers)))

    def read(self, view: View, rows: Sequence[View]) -> dict[str, Any]:
        """The fields that are shown; `rows` is what is shown of each seat."""
        found: dict[str, Any] = {}
        for name, take, read in self.rows:
            found[name] = list(map(take, rows) if read is None else map(read, map(take, rows)))
        for name, take, read in self.fields:
            found[name] = take(view) if read is None else read(take(view))
        return found


def names_of(table: type[Table]) -> tuple[str, ...]:
    """What the constructor of a table is given, in its order."""
    return (*(part.name for part in PARTS), *own_names(table))


def own_names(table: type[Table]) -> list[str]:
    """The fields that the constructor of a table is given beside what all tables are."""
    common = types_of(Table)
    found = {name: kind for name, kind in types_of(table).items() if name not in common}
    return [name for name, kind in found.items() if not is_of_class(kind) and DERIVED not in get_args(kind)]


def is_per_seat(kind: Any) -> bool:
    return get_origin(kind) is Annotated and Long("seats") in get_args(kind)[1:]


def reader(name: str, kind: Any, readers: Mapping[Any, Read]) -> Read | None:
    if kind in readers:
        return readers[kind]
    plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if plain is not int:
        raise TypeError(f"{name}: a view shows it, but nobody says how {kind} is read")
    return None


@cache
def blank_table(game: Game, seats: int, options: tuple[tuple[str, int], ...] = ()) -> dict[str, Any]:
    """What the constructor of a table is given when nothing is known but its settings."""
    return {
        "game": game,
        "seats": seats,
        "settings": dict(options),
        "origin": IMAGINED,
        "stack": [],
        "chance": Chance.seeded("", game.streams),
        "choice": None,
        "past": Step(None, 0, 0, (), False, None),
        "result": 0,
        "over": False,
        **blanks(game, seats, dict(options)),
    }
