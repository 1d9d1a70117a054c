"""To draw, to gain or to Sacrifice Students is the last thing that a step does: it may end the game or let
somebody choose, and whatever the step went on to do would be done before that.
"""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

FOLDER = Path(str(files("undercroft.games.dungeonology")))
LAST = {"draw_students", "gain_from_bonfire", "sacrifice", "take_from_reserve"}


def early(source: str) -> Iterator[str]:
    """Functions in which something comes after one of these, or is decided by what it has done."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name not in LAST and not all(in_place(node.body)):
            yield node.name


def in_place(block: list[ast.stmt], then: ast.stmt | None = None) -> Iterator[bool]:
    """For each of these calls in a block whether it comes last; `then` is what follows the block."""
    for line, following in zip(block, [*block[1:], then], strict=True):
        if isinstance(line, ast.Expr) and is_last_thing(line.value):
            yield following is None or is_end(following)
        elif any(is_last_thing(node) for node in ast.walk(line)):
            inner = [part for part in (getattr(line, name, []) for name in ("body", "orelse")) if part]
            yield isinstance(line, ast.If) and all(
                fine for part in inner for fine in in_place(part, following)
            )


def is_last_thing(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LAST


def is_end(line: ast.stmt) -> bool:
    """A step that has been named already: nothing of the table is read for it."""
    names = {node.id for node in ast.walk(line) if isinstance(node, ast.Name)}
    return isinstance(line, ast.Return) and "s" not in names


@pytest.mark.parametrize(
    "path",
    sorted([*(FOLDER / "rules").glob("*.py"), *(FOLDER / "cards").glob("*.py")]),
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_students_come_and_go_last(path: Path) -> None:
    assert [] == list(early(path.read_text("utf-8")))


WRONG = {
    "a second one": "def pay(self, s):\n    sacrifice(s)\n    draw_students(s)\n    return DONE\n",
    "something told": "def pay(self, s):\n    draw_students(s)\n    s.tell('paid')\n    return 'next'\n",
    "a look at the table": "def pay(self, s):\n    draw_students(s)\n    return DONE if s.over else 'x'\n",
    "behind a condition": "def pay(self, s):\n    if self.n:\n        sacrifice(s)\n    s.tell('paid')\n",
    "in a loop": "def pay(self, s):\n    for seat in s.around():\n        draw_students(s)\n",
    "for its value": "def pay(self, s):\n    return draw_students(s) or 'next'\n",
}
RIGHT = """
def pay(self, s):
    if self.n:
        sacrifice(s, self.seat, self.n)
    elif self.m:
        draw_students(s, self.seat, self.m)
    return "paid"
"""


@pytest.mark.parametrize("source", WRONG.values(), ids=WRONG)
def test_what_comes_too_early_is_found(source: str) -> None:
    assert ["pay"] == list(early(source))


def test_what_comes_last_is_fine() -> None:
    assert [] == list(early(RIGHT))
