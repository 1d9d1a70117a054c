"""What a class is made from: the parameters of its constructor, by name and with their types.

Tables and frames are saved and loaded by them. A compiled class has forgotten the types; the source beside it
has not. The source also says which methods of a frame are its steps, and which of them take an answer.
"""

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

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
    return get_type_hints(cls, localns=KNOWN, include_extras=True) | get_type_hints(
        made, localns=KNOWN, include_extras=True
    )


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
    for method in methods(cls):
        if method.name == "__init__":
            asked = [*method.args.args[1:], *method.args.kwonlyargs]
            return {arg.arg: plain(arg.annotation) for arg in asked}
    raise AssertionError(f"the source does not say how {cls.__name__} is made")


def methods(cls: type) -> list[ast.FunctionDef]:
    """The methods of a class as its source has them."""
    for node in ast.walk(source_of(cls.__module__)):
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return [method for method in node.body if isinstance(method, ast.FunctionDef)]
    raise AssertionError(f"the source of {cls.__module__} has no class {cls.__name__}")


@cache
def source_of(name: str) -> ast.Module:
    file = Path(str(sys.modules[name].__file__)).with_name(name.rpartition(".")[2] + ".py")
    return ast.parse(file.read_text("utf-8"))


def plain(annotation: ast.expr | None) -> str:
    """An annotation as a text, whether it stands in quotes, or not, or is missing."""
    if annotation is None:
        return ""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)


# -- steps ---------------------------------------------------------------------------------------------------


class Steps(NamedTuple):
    """The steps of a frame: all of them, and those that take the answer to a question."""

    every: frozenset[str]
    answered: frozenset[str]


STEPS: Final[dict[type, Steps]] = {}  # found out once for every class


def steps_of(cls: Any) -> Steps:
    """The steps of a class of frames."""
    found = STEPS.get(cls)
    if found is None:
        found = STEPS[cls] = written_steps(cls)
    return found


def written_steps(cls: type) -> Steps:
    """A step is a method that takes the table and returns the name of the next one. A step that takes an
    answer is named by the one that asks, in the line behind the question.
    """
    found: dict[str, ast.FunctionDef] = {}
    for owner in reversed(cls.__mro__):
        if owner.__module__ not in ("builtins", "undercroft.engine.frame"):
            found |= {method.name: method for method in methods(owner)}
    every = {name for name, method in found.items() if is_step(method)}
    answered = {name for method in found.values() for name in named_behind_questions(method)}
    answered |= {name for name in every if reads_answer(found[name])}
    return Steps(frozenset(every), frozenset(answered & every))


def is_step(method: ast.FunctionDef) -> bool:
    asked = method.args.args[1:]
    takes_table = len(asked) == 1 and plain(asked[0].annotation).rpartition(".")[2] in ("Table", "Any")
    return takes_table and plain(method.returns) == "str" and not method.decorator_list


def named_behind_questions(method: ast.FunctionDef) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(method):
        for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
            lines = block if isinstance(block, list) else []
            for line, following in pairwise(lines):
                if is_question(line) and isinstance(following, ast.Return):
                    found |= words_in(following)
    return found


def words_in(node: ast.AST) -> set[str]:
    constants = (word.value for word in ast.walk(node) if isinstance(word, ast.Constant))
    return {word for word in constants if isinstance(word, str)}


def is_question(line: ast.stmt) -> bool:
    called = line.value.func if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "ask"


def reads_answer(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "answer" for node in ast.walk(method))
