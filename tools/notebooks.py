"""Runs the notebooks of examples/ and writes what their cells print into them.

    python -m tools.notebooks

A notebook is run from top to bottom in one namespace, with nothing but Python: what a cell prints is kept as
its output, and a test runs it again and compares.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "examples"


def notebooks() -> list[Path]:
    return sorted(FOLDER.rglob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def printed(notebook: dict[str, Any]) -> list[str]:
    """What each cell of code prints, when all are run in their order."""
    names: dict[str, Any] = {"__name__": "__main__"}
    told = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                exec(compile("".join(cell["source"]), "a cell", "exec"), names)
            told.append(out.getvalue())
    return told


def kept(notebook: dict[str, Any]) -> list[str]:
    """What stands below each cell of code."""
    return [
        "".join(line for output in cell["outputs"] for line in output["text"])
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def renewed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells print now."""
    told = iter(printed(notebook))
    cells = []
    for count, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "code":
            text = next(told)
            lines = text.splitlines(keepends=True)
            outputs = [{"name": "stdout", "output_type": "stream", "text": lines}] if text else []
            cell = {**cell, "execution_count": count, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def main() -> int:
    for path in notebooks():
        text = json.dumps(renewed(read(path)), ensure_ascii=False, indent=1)
        path.write_text(f"{text}\n", encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
