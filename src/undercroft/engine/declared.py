"""State declared once. A table or a frame lists its fields, annotated and commented; slots, constructor,
copy, what is saved and blank values follow from the list.

    class Study(StealthTest):
        first_step = "announce"

        seat: Seat  # who studies
        zone: Zone  # whose Alert Value counts
        cubes: Few = 0  # declared

A frame is made of its fields in this order. A list or a bytearray is copied with what holds it; everything
else is replaced when it changes, so that copies share it.

Constructor and copy are texts made from the fields. Python runs them when it makes the class; where the
source is compiled, `tools/expand.py` writes the same texts into the class. So a copy costs no loop and no
look-up.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar, get_args, get_origin

if sys.version_info >= (3, 14):
    import annotationlib

T = TypeVar("T")

SHARED: Final = "shared"
DERIVED: Final = "derived"
Shared = Annotated[T, SHARED]  # handed in when a table is made, the same for all copies, never saved
Derived = Annotated[T, DERIVED]  # worked out from the other fields (`Table.derive`), never saved


class Each(NamedTuple):
    """The blank value of a row: this in each of its places."""

    value: Any


def each(value: Any) -> Any:
    """Says that a row is blank with this in each of its places."""
    return Each(value)


class Field(NamedTuple):
    """One field as its class declares it. `kind` is the annotation as it was written."""

    name: str
    kind: Any
    has_default: bool
    default: Any

    @property
    def marks(self) -> tuple[Any, ...]:
        return get_args(self.kind)[1:] if get_origin(self.kind) is Annotated else ()

    @property
    def is_saved(self) -> bool:
        return SHARED not in self.marks and DERIVED not in self.marks

    @property
    def is_derived(self) -> bool:
        return DERIVED in self.marks

    @property
    def copied(self) -> str:
        """What a copy is given: what changes in place is copied."""
        plain = get_args(self.kind)[0] if get_origin(self.kind) is Annotated else self.kind
        changes = (get_origin(plain) or plain) in (list, bytearray)
        return f"self.{self.name}[:]" if changes else f"self.{self.name}"


class Parameter(NamedTuple):
    """A parameter that every table or every frame has: its type, what a copy is given, its default."""

    name: str
    kind: str
    copied: str
    default: str = ""


class Declared(type):
    """The type of tables and frames: their annotations are their slots."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "Declared":
        if "__slots__" not in namespace:
            own = own_annotations(namespace)
            above = {cls for base in bases for cls in base.__mro__}
            known = {slot for cls in above for slot in vars(cls).get("__slots__", ())}
            namespace["DEFAULTS"] = {field: namespace.pop(field) for field in own if field in namespace}
            namespace["__slots__"] = tuple(field for field in own if field not in known)
        return super().__new__(mcls, name, bases, namespace)


def own_annotations(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The annotations of a class that are fields: what belongs to the class itself is none."""
    return {name: kind for name, kind in annotations_in(namespace).items() if not is_of_class(kind)}


def annotations_in(namespace: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the body of a class annotates. Since Python 3.14 that is worked out when somebody asks for it; a
    name that only whoever checks types knows then stands for itself.
    """
    if sys.version_info >= (3, 14):
        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        if annotate is not None:
            return annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF)
    found: Mapping[str, Any] = namespace.get("__annotations__", {})
    return found


def is_of_class(kind: Any) -> bool:
    return get_origin(kind) is ClassVar or kind is ClassVar or str(kind).startswith("ClassVar")


def declare(
    cls: Any,
    base: type,
    first: tuple[Parameter, ...] = (),
    last: tuple[Parameter, ...] = (),
    also: tuple[str, ...] = (),
) -> None:
    """Give a class below a base of the engine its constructor, its copy and the names of what is saved. One
    that was compiled has them. A class that says `is_copied = False` gets no copy.
    """
    if "__init__" in vars(cls):
        return
    if "DEFAULTS" not in vars(cls):  # made without slots, below a compiled class
        own = own_annotations(vars(cls))
        cls.DEFAULTS = {name: vars(cls)[name] for name in own if name in vars(cls)}
        for name in cls.DEFAULTS:
            delattr(cls, name)
    fields = declared_fields(cls, base)
    cls.FIELDS = (*(field.name for field in fields if field.is_saved), *(part.name for part in last))
    cls.DEFAULTS = {field.name: field.default for field in fields if field.has_default}
    cls.MAKER = Maker(cls.__name__, fields, first, last, also, getattr(cls, "is_copied", True))
    known = {"cls": cls, "new": cls.__new__, "DEFAULTS": cls.DEFAULTS}
    made: dict[str, Any] = {}
    exec(cls.MAKER.text(), known, made)
    for name, function in made.items():
        if name in vars(cls):
            continue
        function.__qualname__ = f"{cls.__qualname__}.{name}"
        function.__module__ = cls.__module__
        setattr(cls, name, function)


def declared_fields(cls: type, base: type) -> tuple[Field, ...]:
    """The fields of a class below a base, those of the classes between them first. One between that was made
    without slots, below a compiled class, has its defaults as they were written.
    """
    found: dict[str, Field] = {}
    for owner in reversed(cls.__mro__[: cls.__mro__.index(base)]):
        defaults = vars(owner).get("DEFAULTS", vars(owner))
        for name, kind in own_annotations(vars(owner)).items():
            found[name] = Field(name, kind, name in defaults, defaults.get(name))
    return tuple(found.values())


# -- constructor and copy ------------------------------------------------------------------------------------

Said = Callable[[Field], str]


def looked_up(field: Field) -> str:
    return f"DEFAULTS[{field.name!r}]"


class Maker(NamedTuple):
    """Writes the constructor and the copy of a class. `first` and `last` are the engine's own parameters
    before and behind the fields, `also` says what else a new object begins with. Types are said for the
    compiler only; `copied_as` is that of a copy.
    """

    name: str
    fields: tuple[Field, ...]
    first: tuple[Parameter, ...]
    last: tuple[Parameter, ...]
    also: tuple[str, ...]
    is_copied: bool = True
    kind: Said | None = None
    default: Said = looked_up
    copied_as: str = ""

    def text(self) -> str:
        return f"{self.constructor()}\n{self.copy()}" if self.is_copied else self.constructor()

    def constructor(self) -> str:
        given = [field for field in self.fields if not field.is_derived]
        asked = ["self", *map(self.part, self.first), *map(self.parameter, given), *map(self.part, self.last)]
        names = [part.name for part in self.first] + [field.name for field in given]
        names += [part.name for part in self.last]
        answer = "" if self.kind is None else " -> None"
        body = [*(f"self.{name} = {name}" for name in names), *self.also]
        return definition(f"def __init__({', '.join(asked)}){answer}:", body)

    def part(self, part: Parameter) -> str:
        kind = "" if self.kind is None else f": {part.kind}"
        return part.name + kind + (f" = {part.default}" if part.default else "")

    def parameter(self, field: Field) -> str:
        kind = "" if self.kind is None else f": {self.kind(field)}"
        return field.name + kind + (f" = {self.default(field)}" if field.has_default and self.last else "")

    def copy(self) -> str:
        """Compiled, a copy is a call of the constructor. Plain Python is quicker where it need not call: a
        table of Dungeonology takes 3.8 instead of 4.7 us.
        """
        own: list[Field | Parameter] = [*self.first, *self.fields, *self.last]
        if self.kind is None:
            body = [
                "other = new(cls)",
                *(f"other.{part.name} = {part.copied}" for part in own),
                *self.fresh(),
            ]
            return definition("def copy(self):", [*body, "return other"])
        given = [part.copied for part in own if not is_derived(part)]
        body = [f"other = {self.name}({', '.join(given)})"]
        body += [f"other.{part.name} = self.{part.name}" for part in own if is_derived(part)]
        head = f"def copy(self) -> {self.copied_as}:  # type: ignore[override]"  # below two of one name
        return definition(head, [*body, "return other"])

    def fresh(self) -> list[str]:
        return [line.replace("self.", "other.", 1) for line in self.also]


def is_derived(part: Field | Parameter) -> bool:
    return isinstance(part, Field) and part.is_derived


def definition(head: str, body: list[str]) -> str:
    return "\n".join([head, *(f"    {line}" for line in body), ""])
