"""What a class is made from: the parameters of its constructor, by name and with their types.

Tables and frames are saved and loaded by them. A compiled class has forgotten the types; the source beside it
has not.
"""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, get_type_hints

FIELDS: Final[dict[type, tuple[str, ...]]] = {}  # found out once for every class
KNOWN: Final = {"Game": object}  # a table knows its game, and is not loaded with it


def fields_of(cls: Any) -> tuple[str, ...]:
    """The names of the parameters."""
    found = FIELDS.get(cls)
    if found is None:
        owner = maker(cls)
        names = written(owner) if is_compiled(owner) else inspect.signature(cls).parameters
        found = FIELDS[cls] = tuple(names)
    return found


@cache
def types_of(cls: type) -> dict[str, Any]:
    """The types of the parameters, and of what the class itself declares."""
    owner = maker(cls)
    if is_compiled(owner):
        return written_types(owner)
    made = vars(owner)["__init__"]
    return get_type_hints(cls, localns=KNOWN) | get_type_hints(made, localns=KNOWN)


def written_types(owner: type) -> dict[str, Any]:
    names = vars(sys.modules[owner.__module__]) | KNOWN
    return {name: eval(text, names) for name, text in written(owner).items() if text}


def maker(cls: type) -> type:
    """The class whose constructor makes objects of this one."""
    return next(owner for owner in cls.__mro__ if "__init__" in vars(owner))


def is_compiled(owner: type) -> bool:
    return not hasattr(vars(owner)["__init__"], "__annotations__")


@cache
def written(cls: type) -> dict[str, str]:
    """The parameters and their types, as the source of a compiled module says them: what Python can find out
    about a compiled constructor depends on its defaults.
    """
    module = sys.modules[cls.__module__]
    source = Path(str(module.__file__)).with_name(cls.__module__.rpartition(".")[2] + ".py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    asked = [*method.args.args[1:], *method.args.kwonlyargs]
                    return {arg.arg: plain(arg.annotation) for arg in asked}
    raise AssertionError(f"{source} does not say how {cls.__name__} is made")


def plain(annotation: ast.expr | None) -> str:
    """An annotation as a text, whether it stands in quotes, or not, or is missing."""
    if annotation is None:
        return ""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)
