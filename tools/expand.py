"""Writes out, for the compiler, what the fields of tables and frames imply. It reads classes and does not
run them, so constructor, copy, names and defaults must stand in the text: made by the code that Python runs
when it makes the class (`engine/declared.py`). All other lines stay as they are.
"""

import ast
from importlib import import_module
from pathlib import Path
from textwrap import indent
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from undercroft.engine.declared import Declared, Field

# What constructors name beside the types of the fields.
IMPORTS = """\
from typing import Any, ClassVar
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Choice
from undercroft.engine.declared import Each
from undercroft.engine.frame import Frame
from undercroft.engine.game import Game
from undercroft.engine.past import Origin, Step
"""


def expanded(path: Path, module: str) -> str:
    """The text of a module with everything written out."""
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    known = vars(import_module(module))
    lines = text.splitlines()
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    declared = [node for node in classes if isinstance(known[node.name], Declared)]
    for node in reversed(declared):  # from the end, so that the numbers of lines before it stay true
        expand(lines, node, known[node.name])
    if any("MAKER" in vars(known[node.name]) for node in declared):
        opening = tree.body[0]
        lines.insert(opening.end_lineno or 0 if ast.get_docstring(tree) else 0, IMPORTS)
    return "\n".join(lines) + "\n"


def expand(lines: list[str], node: ast.ClassDef, cls: Any) -> None:
    if "MAKER" in vars(cls):  # no base of the engine, no class with a constructor of its own
        own = own_fields(node, cls)
        defaults = {name: ast.unparse(line.value) for name, line in own.items() if line.value is not None}
        lines.insert(node.end_lineno or 0, indent(implied(cls, own, defaults, copied_as(node, cls)), "    "))
        for line in own.values():
            if line.value is not None:
                cut(lines, line.annotation, line.value)
    head = node.body[0].lineno - 1
    for number in range(node.lineno - 1, head):
        lines[number] = lines[number].replace("(metaclass=Declared)", "")
    for mark in node.decorator_list:
        if "dataclass_transform" in ast.unparse(mark):
            lines[mark.lineno - 1] = ""


def copied_as(node: ast.ClassDef, cls: Any) -> str:
    """The type of a copy. mypyc puts a function between a method and each one above it that says another
    type, and names it by the class of that one. Below two classes of one name there would be two of the same
    name; so there a copy is what the nearer class says.
    """
    above = [base.__name__ for base in cls.__mro__[1:]]
    return repr(cls.__name__) if len(above) == len(set(above)) else ast.unparse(node.bases[0])


def implied(cls: Any, own: dict[str, ast.AnnAssign], defaults: dict[str, str], copied: str) -> str:
    def kind(field: Field) -> str:
        return ast.unparse(own[field.name].annotation) if field.name in own else plain(field.kind)

    def default(field: Field) -> str:
        return defaults.get(field.name, repr(field.default))

    text = cls.MAKER._replace(kind=kind, default=default, copied_as=copied).text()
    said = ", ".join(f"{field.name!r}: {default(field)}" for field in cls.MAKER.fields if field.has_default)
    return (
        f"\nFIELDS: ClassVar[tuple[str, ...]] = {cls.FIELDS!r}\n"
        f"DEFAULTS: ClassVar[dict[str, Any]] = {{{said}}}\n{text}"
    )


def own_fields(node: ast.ClassDef, cls: Any) -> dict[str, ast.AnnAssign]:
    names = {field.name for field in cls.MAKER.fields}
    found = {ast.unparse(line.target): line for line in node.body if isinstance(line, ast.AnnAssign)}
    return {name: line for name, line in found.items() if name in names}


def cut(lines: list[str], annotation: ast.expr, value: ast.expr) -> None:
    """Leave the annotation, and take the default away."""
    first, last = (annotation.end_lineno or 0) - 1, (value.end_lineno or 0) - 1
    rest = lines[last][value.end_col_offset :]
    lines[first] = lines[first][: annotation.end_col_offset] + rest
    for number in range(first + 1, last + 1):
        lines[number] = ""


def plain(kind: Any) -> str:
    """The type of an inherited field, in words that every module knows."""
    if get_origin(kind) is Annotated:
        return plain(get_args(kind)[0])
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        return " | ".join(plain(part) for part in get_args(kind))
    if origin is tuple:
        return "tuple[Any, ...]"
    if origin in (list, dict):
        return {list: "list[Any]", dict: "dict[Any, Any]"}[origin]
    if origin is type(None):
        return "None"
    return origin.__name__ if origin.__module__ == "builtins" else "Any"
