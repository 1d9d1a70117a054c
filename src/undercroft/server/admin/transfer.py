"""Transfer: every row from one database to another, and the proof that nothing was lost on the way.

The sum of a table is the number of its rows and the SHA-256 over all of them. Rows are taken in the order of
their key, compared byte by byte; each is the JSON list of its values in the alphabetical order of its
columns, and a newline. JSON is kept as text in both kinds of database, so equal tables have equal sums, in
whichever database they lie.

Columns are read from the database itself: so the sums of a backup can be compared though it was made by an
older version.
"""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, MetaData, String, Table, func, inspect, select

from undercroft.server.admin import Trouble
from undercroft.server.store.schema import metadata

BATCH: Final = 1000  # rows
ORDER: Final = tuple(table.name for table in metadata.sorted_tables)  # no row before those it points at

Tell = Callable[[str, int, int], None]  # what is being done, how much of it, of how much
encode: Final = msgspec.json.Encoder().encode


class Sum(NamedTuple):
    """What a table holds."""

    rows: int
    sha256: str


Sums = dict[str, Sum]


def shape_of(connection: Connection) -> list[Table]:
    """Our tables as they are in this database."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in ORDER if name in there], resolve_fks=False)
    return [found.tables[name] for name in ORDER if name in there]


def batches(connection: Connection, table: Table, tell: Tell, what: str) -> Iterator[list[Any]]:
    """All rows in the order of their key, columns in alphabetical order."""
    bytewise = "BINARY" if connection.dialect.name == "sqlite" else "C"
    keys = [key.collate(bytewise) if isinstance(key.type, String) else key for key in table.primary_key]
    columns = sorted(table.columns, key=lambda column: column.name)
    wanted = select(*columns).order_by(*keys).execution_options(yield_per=BATCH)
    total = connection.scalar(select(func.count()).select_from(table)) or 0
    done = 0
    for batch in connection.execute(wanted).partitions():
        done += len(batch)
        yield list(batch)
        if done < total:
            tell(what, done, total)
    tell(what, done, done)


def sums_of(connection: Connection, tell: Tell) -> Sums:
    """The sums of all tables."""
    sums: Sums = {}
    for table in shape_of(connection):
        rows, digest = 0, hashlib.sha256()
        for batch in batches(connection, table, tell, f"hashing {table.name}"):
            rows += len(batch)
            add_to(digest, batch)
        sums[table.name] = Sum(rows, digest.hexdigest())
    return sums


def add_to(digest: Any, batch: list[Any]) -> None:
    for row in batch:
        digest.update(encode(tuple(row)))
        digest.update(b"\n")


def copy(source: Connection, target: Connection, tell: Tell) -> Sums:
    """Copy everything, and compare. Gives the sums; raises Trouble, before anything is committed, if the
    target does not hold what the source does.
    """
    there = {table.name: table for table in shape_of(target)}
    sums: Sums = {}
    for table in shape_of(source):
        rows, digest = 0, hashlib.sha256()
        for batch in batches(source, table, tell, f"copying {table.name}"):
            rows += len(batch)
            add_to(digest, batch)
            target.execute(there[table.name].insert(), [row._asdict() for row in batch])
        sums[table.name] = Sum(rows, digest.hexdigest())
    must_agree(sums, sums_of(target, tell), "the copy")
    return sums


def must_agree(expected: Sums, found: Sums, what: str) -> None:
    """Raises Trouble with what differs."""
    wrong = [
        f"{name}: expected {rows} rows, SHA-256 {sha256[:12]}; found {other.rows}, {other.sha256[:12]}"
        for name, (rows, sha256) in expected.items()
        if (other := found.get(name, Sum(0, "nothing"))) != (rows, sha256)
    ]
    if wrong:
        raise Trouble(f"{what} differs; {'; '.join(wrong)}")


def empty(connection: Connection) -> None:
    """Delete everything."""
    for table in reversed(metadata.sorted_tables):
        connection.execute(table.delete())
