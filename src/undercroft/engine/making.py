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


def fields_of(cls: Any) -> tuple[str, ...]:
    """The names of the parameters."""
    found = FIELDS.get(cls)
    if found is None:
        found = FIELDS[cls] = tuple(inspect.signature(cls).parameters)
    return found


@cache
def types_of(cls: type) -> dict[str, Any]:
    """The types of the parameters, and of what the class itself declares."""
    for owner in cls.__mro__:
        made = vars(owner).get("__init__")
        if made is not None:
            known = {"Game": object}  # a table knows its game, and is not loaded with it
            if hasattr(made, "__annotations__"):
                return get_type_hints(cls, localns=known) | get_type_hints(made, localns=known)
            return written_types(owner, known)
    raise AssertionError(f"{cls} has no constructor")


def written_types(cls: type, known: dict[str, Any]) -> dict[str, Any]:
    """The types as the source of a compiled module says them."""
    module = sys.modules[cls.__module__]
    source = Path(str(module.__file__)).with_name(cls.__module__.rpartition(".")[2] + ".py")
    names = vars(module) | known
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    asked = [*method.args.args[1:], *method.args.kwonlyargs]
                    said = {arg.arg: plain(arg.annotation) for arg in asked if arg.annotation}
                    return {name: eval(text, names) for name, text in said.items()}
    raise AssertionError(f"{source} does not say how {cls.__name__} is made")


def plain(annotation: ast.expr) -> str:
    """An annotation as a text, whether it stands in quotes or not."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)
