"""Citations: where code, content and scenarios name a rule.

An id is written in full, ``DGR-MOVE-05``, and what follows may go on from it: ``DGR-MOVE-05 to 08``,
``DGR-R-26, 27``, ``DGR-R-31 to 35, 49``. Numbers have two digits at least, so ``DGR-R-56 (7) to (9)`` means
steps of one ruling. The docstring of a module is a table of contents and cites nothing.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Citation(NamedTuple):
    """An id, or several that go on from it, at one place."""

    file: str
    line: int
    ids: tuple[str, ...]  # as written, both ends of a range among them
    between: tuple[str, ...]  # inside a range, where a number may be missing

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@cache
def pattern(prefix: str) -> re.Pattern[str]:
    return re.compile(rf"\b{prefix}-([A-Z][A-Z0-9]*)-(\d{{2,3}})\b((?:(?:,|\s+to)\s+\d{{2,3}}\b)*)")


def cited(prefix: str, text: str, file: str = "", start: int = 0) -> Iterator[Citation]:
    """What a text cites. `start` is the number of its first line, or 0 where lines do not matter.

    >>> text = "DGR-R-26, 27 and DGR-OBS-05\\n to 07, but DGR-R-56 (7) to (9)"
    >>> for citation in cited("DGR", text, start=1):
    ...     print(citation.line, citation.ids, citation.between)
    1 ('DGR-R-26', 'DGR-R-27') ()
    1 ('DGR-OBS-05', 'DGR-OBS-07') ('DGR-OBS-06',)
    2 ('DGR-R-56',) ()
    """
    for found in pattern(prefix).finditer(text):
        area, first, more = found.groups()
        numbers, between = [int(first)], list[int]()
        for word, number in re.findall(r"(,|to)\s+(\d+)", more):
            if word == "to":
                between += range(numbers[-1] + 1, int(number))
            numbers.append(int(number))
        line = start and start + text.count("\n", 0, found.start())
        yield Citation(file, line, written(prefix, area, numbers), written(prefix, area, between))


def written(prefix: str, area: str, numbers: list[int]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{area}-{n:02}" for n in numbers)


def in_code(prefix: str, folder: Path) -> Iterator[Citation]:
    """What the modules and content files of a game cite."""
    for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
        text = path.read_text(encoding="utf-8")
        contents = end_of_docstring(text) if path.suffix == ".py" else 0
        for citation in cited(prefix, text, path.relative_to(folder).as_posix(), start=1):
            if citation.line > contents:
                yield citation


def end_of_docstring(source: str) -> int:
    """The last line of a module's docstring, or 0."""
    match ast.parse(source).body:
        case [ast.Expr(value=ast.Constant(value=str()), end_lineno=int(line)), *_]:
            return line
        case _:
            return 0


def in_scenarios(prefix: str, folder: Path) -> Iterator[Citation]:
    """What scenarios list as `rule`."""
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        for claim in claims_of(path.read_text(encoding="utf-8")):
            yield from cited(prefix, claim, name)


def claims_of(text: str) -> list[str]:
    """The `rule` of a scenario. A broken file claims nothing; `undercroft check` says what is wrong."""
    try:
        rule = tomllib.loads(text).get("rule", [])
    except tomllib.TOMLDecodeError:
        return []
    return [claim for claim in (rule if isinstance(rule, list) else [rule]) if isinstance(claim, str)]
