"""The tables of a run: their columns, and rows as Parquet. docs/lab.md explains every column."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final

from undercroft.lab.extras import polars

TABLES: Final = (
    "games",
    "seats",
    "uses",
    "times",
)  # `games` last on the disk: its part says that all are there

COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "games": {
        "game": "Int64",
        "rules": "String",
        "options": "String",
        "seed": "String",
        "seats": "Int8",
        "failed": "Boolean",
        "decisions": "Int32",
        "choices": "Int32",
        "rounds": "Int32",
        "ending": "String",
        "rule": "String",
        "winners": "Int8",
        "check": "String",
    },
    "seats": {
        "game": "Int64",
        "seat": "Int8",
        "bot": "String",
        "hero": "String",
        "calling": "String",
        "turn": "Int8",
        "decisions": "Int32",
        "rank": "Int8",
        "won": "Boolean",
        "reason": "String",
    },
    "uses": {"game": "Int64", "seat": "Int8", "kind": "String", "card": "String", "n": "Int32"},
    "times": {"game": "Int64", "seconds": "Float64", "worker": "String"},
}
FIGURE: Final = "figure_"  # a column for each figure of the standings, behind those of `seats`


def encode(table: str, rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows as a Parquet file. A figure that only some seats have is null for the others."""
    pl = polars()
    schema = {name: getattr(pl, kind) for name, kind in COLUMNS[table].items()}
    for row in rows:
        schema |= {name: pl.Int64 for name in row if name.startswith(FIGURE)}
    file = BytesIO()
    pl.DataFrame(list(rows), schema=schema).write_parquet(file, compression="zstd")
    return file.getvalue()
