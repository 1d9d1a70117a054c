"""Pruning: what nobody will look for any more is deleted.

- campaigns that are over, closed, or never began, and have not changed for some time; their tables go with
  them, and not before
- tables that are over, closed, or never began, and have not changed for some time, with their logs
- snapshots but the newest few of each table: the log gives the same, only slower
- guests without an account, a seat or a table of their own, who have not been seen for some time

Work is done in small transactions, so that people can go on playing meanwhile.
"""

import contextlib
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, exists, func, select

from undercroft.server.admin.transfer import Tell
from undercroft.server.store import campaigns as campaigns_store
from undercroft.server.store import tables as store
from undercroft.server.store.database import Conflict, Database, Job, Unavailable
from undercroft.server.store.schema import (
    actions,
    campaigns,
    chapters,
    players,
    seats,
    snapshots,
    tables,
    teachers,
)

T = TypeVar("T")

KEPT_SNAPSHOTS: Final = 3
PART: Final = 50  # tables or guests deleted in one transaction
ATTEMPTS: Final = 20


class Old(NamedTuple):
    """How much there is to delete, or was."""

    tables: int
    lines: int
    snapshots: int
    guests: int


def old_campaigns(before: int) -> Any:
    """Names of campaigns that ended, or never began, and have not changed since."""
    return select(campaigns.c.id).where(campaigns.c.status != "running", campaigns.c.changed < before)


def old_tables(before: int) -> Any:
    """Names of tables that ended, or never began, and have not changed since. A sheet is read with the games
    that are on it.
    """
    kept = select(chapters.c.table_id).where(chapters.c.campaign_id.not_in(old_campaigns(before)))
    return select(tables.c.id).where(
        tables.c.status != "playing", tables.c.changed < before, tables.c.id.not_in(kept)
    )


def old_guests(before: int) -> Any:
    """Names of guests whom nothing holds, or only what goes too."""
    gone, ended = old_tables(before), old_campaigns(before)
    return select(players.c.id).where(
        players.c.login.is_(None),
        players.c.seen < before,
        ~exists().where(teachers.c.player == players.c.id, teachers.c.campaign_id.not_in(ended)),
        ~exists().where(campaigns.c.creator == players.c.id, campaigns.c.id.not_in(ended)),
        ~exists().where(seats.c.player == players.c.id, seats.c.table_id.not_in(gone)),
        ~exists().where(tables.c.creator == players.c.id, tables.c.id.not_in(gone)),
        ~exists().where(actions.c.player == players.c.id, actions.c.table_id.not_in(gone)),
    )


def first_kept() -> Any:
    """For each table with more snapshots than are kept: the oldest one that stays."""
    number = func.row_number().over(partition_by=snapshots.c.table_id, order_by=snapshots.c.seq.desc())
    ranked = select(snapshots.c.table_id, snapshots.c.seq, number.label("number")).subquery()
    more = exists().where(snapshots.c.table_id == ranked.c.table_id, snapshots.c.seq < ranked.c.seq)
    return select(ranked.c.table_id, ranked.c.seq).where(ranked.c.number == KEPT_SNAPSHOTS, more)


def count_old(connection: Connection, before: int) -> Old:
    """What `prune` would delete."""
    gone = old_tables(before)
    of_gone = snapshots.c.table_id.in_(gone)
    kept = first_kept().subquery()
    surplus = (snapshots.c.table_id == kept.c.table_id) & (snapshots.c.seq < kept.c.seq)
    return Old(
        count(connection, gone),
        count(connection, select(actions.c.seq).where(actions.c.table_id.in_(gone))),
        count(connection, select(snapshots.c.seq).where(of_gone))
        + count(connection, select(snapshots.c.seq).join(kept, surplus).where(~of_gone)),
        count(connection, old_guests(before)),
    )


def count(connection: Connection, wanted: Any) -> int:
    return connection.scalar(select(func.count()).select_from(wanted.subquery())) or 0


# -- deleting ------------------------------------------------------------------------------------------------


def prune(database: Database, before: int, tell: Tell) -> Old:
    """Delete what is old; gives what was deleted. Tables first, so that nothing holds their guests."""
    expected = database.run_reading(lambda connection: count_old(connection, before))
    gone = Old(0, 0, 0, 0)
    while repeated(database, lambda connection: prune_campaigns(connection, before)):
        pass
    for what, total, part in (
        ("tables", expected.tables, prune_tables),
        ("snapshots", expected.snapshots, prune_snapshots),
        ("guests", expected.guests, prune_guests),
    ):
        done = 0
        while True:
            more = repeated(database, lambda connection, part=part: part(connection, before))  # type: ignore[misc]
            if more is None:
                break
            gone = Old(*map(sum, zip(gone, more, strict=True)))
            done += max(more.tables, more.snapshots, more.guests)
            tell(f"pruning {what}", min(done, total), total)
        tell(f"pruning {what}", total, total)
    if database.is_sqlite:
        with contextlib.suppress(Unavailable):  # a server is busy: the log is emptied later
            database.truncate_log()
    return gone


def repeated(database: Database, job: Job[T]) -> T:
    """Run a job again when somebody else came in between."""
    for _ in range(ATTEMPTS - 1):
        with contextlib.suppress(Conflict):
            return database.run(job)
    return database.run(job)


def prune_campaigns(connection: Connection, before: int) -> int:
    """Delete some campaigns; gives how many."""
    ids = list(connection.scalars(old_campaigns(before).limit(PART).with_for_update()))
    for id in ids:
        campaigns_store.drop_campaign(connection, id)
    return len(ids)


def prune_tables(connection: Connection, before: int) -> Old | None:
    """Delete some tables; None where there are none left."""
    ids = list(connection.scalars(old_tables(before).limit(PART).with_for_update()))
    if not ids:
        return None
    lines = count(connection, select(actions.c.seq).where(actions.c.table_id.in_(ids)))
    cached = count(connection, select(snapshots.c.seq).where(snapshots.c.table_id.in_(ids)))
    store.drop_tables(connection, ids)
    return Old(len(ids), lines, cached, 0)


def prune_snapshots(connection: Connection, before: int) -> Old | None:
    found = connection.execute(first_kept().limit(PART)).all()
    if not found:
        return None
    gone = 0
    for row in found:
        surplus = (snapshots.c.table_id == row.table_id, snapshots.c.seq < row.seq)
        gone += connection.execute(delete(snapshots).where(*surplus)).rowcount
    return Old(0, 0, gone, 0)


def prune_guests(connection: Connection, before: int) -> Old | None:
    ids = list(connection.scalars(old_guests(before).limit(PART).with_for_update()))
    if not ids:
        return None
    connection.execute(delete(players).where(players.c.id.in_(ids)))
    return Old(0, 0, 0, len(ids))
