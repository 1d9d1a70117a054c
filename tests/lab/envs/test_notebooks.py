"""The notebooks of examples/: what stands below a cell is what it prints."""

from pathlib import Path

import pytest
from tools import notebooks


@pytest.mark.parametrize("path", notebooks.notebooks(), ids=lambda path: path.stem)
def test_a_notebook_prints_what_stands_in_it(path: Path) -> None:
    notebook = notebooks.read(path)
    printed = notebooks.printed(notebook)
    assert any(printed)
    assert notebooks.kept(notebook) == printed, "python -m tools.notebooks writes it anew"
