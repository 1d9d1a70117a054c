"""Of many that are asked the same: the ones for `make test`, and the others for `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(values: Iterable[Any], n: int = 1) -> list[Any]:
    """Parameters: the first ones now, the others in the soak."""
    return [
        value if at < n else pytest.param(value, marks=pytest.mark.soak) for at, value in enumerate(values)
    ]


def diagonal(rows: Iterable[Any], columns: Iterable[Any]) -> list[Any]:
    """Pairs: each row with one column and each column with a row now, all other pairs in the soak."""
    left, right = list(rows), list(columns)
    size = max(len(left), len(right))
    now = {(n % len(left), n % len(right)) for n in range(size)}
    return [
        pytest.param(row, column, marks=() if (i, j) in now else pytest.mark.soak)
        for i, row in enumerate(left)
        for j, column in enumerate(right)
    ]
