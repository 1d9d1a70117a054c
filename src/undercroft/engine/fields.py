"""What the source says of a class: the types of its fields, and which methods of a frame are its steps and
which of them take an answer. A compiled class has forgotten both; the source beside it has not.
"""

import ast
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, get_type_hints

from undercroft.engine.declared import SHARED, annotations_in

KNOWN: Final = {"Game": object}  # a table knows its game, and is not loaded with it


@cache
def types_of(cls: type) -> dict[str, Any]:
    """The types of the fields of a table or a frame. What a table shares with others may be of a type that
    its module knows by name only.
    """
    found: dict[str, Any] = {}
    for owner in reversed(cls.__mro__):
        if is_compiled(owner):
            found |= written_types(owner)
            continue
        own = annotations_in(vars(owner))
        named = {name: kind for name, kind in own.items() if SHARED not in getattr(kind, "__metadata__", ())}
        names = vars(sys.modules[owner.__module__])
        kinds = get_type_hints(SimpleNamespace(__annotations__=named), names, KNOWN, include_extras=True)
        found |= {name: kinds.get(name, kind) for name, kind in own.items()}
    return found


def is_compiled(cls: type) -> bool:
    file = getattr(sys.modules[cls.__module__], "__file__", None) or ".py"
    return not file.endswith(".py")


def written_types(cls: type) -> dict[str, Any]:
    names = vars(sys.modules[cls.__module__]) | KNOWN
    lines = [line for line in class_of(cls).body if isinstance(line, ast.AnnAssign)]
    texts = {ast.unparse(line.target): plain(line.annotation) for line in lines}
    return {name: eval(text, names) for name, text in texts.items()}


def methods(cls: type) -> list[ast.FunctionDef]:
    """The methods of a class as its source has them."""
    return [method for method in class_of(cls).body if isinstance(method, ast.FunctionDef)]


@cache
def class_of(cls: type) -> ast.ClassDef:
    for node in ast.walk(source_of(cls.__module__)):
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return node
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
    """The steps of a frame: all of them, those that ask, and those that take the answer to a question."""

    every: frozenset[str]
    asking: frozenset[str]
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
    asking = {name for name in every if any(map(is_question, ast.walk(found[name])))}
    return Steps(frozenset(every), frozenset(asking), frozenset(answered & every))


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


def is_question(line: ast.AST) -> bool:
    called = line.value.func if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "ask"


def reads_answer(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "answer" for node in ast.walk(method))
