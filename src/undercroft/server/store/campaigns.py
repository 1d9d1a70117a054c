"""Campaigns: who takes part, their lines, and which tables are chapters of them."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from undercroft.engine.campaign import Outcome
from undercroft.engine.state import Place
from undercroft.server.store.database import Conflict
from undercroft.server.store.schema import campaign_lines, campaigns, chapters, teachers
from undercroft.server.store.tables import hear_of, keep_content

OUTCOME: Final = msgspec.json.Decoder(tuple[list[tuple[int, int, str, str, dict[str, int]]], list[int], int])


class CampaignRow(msgspec.Struct, frozen=True):
    """A campaign as the database has it."""

    id: str
    game: str
    seats: int
    name: str
    language: str
    seed: str
    creator: str | None
    status: Literal["waiting", "running", "over", "closed"]
    created: int
    changed: int
    content: str = ""


class TeacherRow(msgspec.Struct, frozen=True):
    """Who takes part."""

    campaign_id: str
    seat: int
    kind: Literal["open", "person", "bot"]
    began: str
    player: str | None
    name: str
    bot: str
    team: str
    invite: str


class CampaignLine(msgspec.Struct, frozen=True):
    """What happened between two games, or that one was booked."""

    campaign_id: str
    seq: int
    time: int
    kind: Literal["decided", "leave", "join", "again", "booked"]
    seat: int
    text: str
    chapter: str | None = None
    table_id: str | None = None


Whole = tuple[CampaignRow, list[TeacherRow], list[CampaignLine]]


def written_outcome(outcome: Outcome) -> str:
    return msgspec.json.encode(
        ([tuple(place) for place in outcome.places], outcome.kept, outcome.version)
    ).decode()


def read_outcome(text: str) -> Outcome:
    places, kept, version = OUTCOME.decode(text)
    return Outcome(tuple(Place(*place) for place in places), tuple(kept), version)


# -- reading -------------------------------------------------------------------------------------------------


def read_campaign(connection: Connection, id: str, lock: bool = False) -> Whole | None:
    """A campaign with all it has; locked, nobody else writes to it before this transaction is over."""
    wanted = select(campaigns).where(campaigns.c.id == id)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    if row is None:
        return None
    hear_of(connection, {row.content})
    people = select(teachers).where(teachers.c.campaign_id == id).order_by(teachers.c.seat)
    lines = select(campaign_lines).where(campaign_lines.c.campaign_id == id).order_by(campaign_lines.c.seq)
    return (
        CampaignRow(**row._mapping),
        [TeacherRow(**one._mapping) for one in connection.execute(people)],
        [CampaignLine(**one._mapping) for one in connection.execute(lines)],
    )


def campaign_of(connection: Connection, table: str) -> tuple[str, str] | None:
    """The campaign of which a table is a chapter, and which chapter."""
    row = connection.execute(
        select(chapters.c.campaign_id, chapters.c.chapter).where(chapters.c.table_id == table)
    ).first()
    return (row.campaign_id, row.chapter) if row else None


def tables_in(connection: Connection, id: str) -> list[str]:
    """The tables of a campaign, whether their games were booked or broken off."""
    return list(connection.scalars(select(chapters.c.table_id).where(chapters.c.campaign_id == id)))


def campaigns_of(connection: Connection, player: str, limit: int) -> list[str]:
    """Those a player takes part in or has opened, the one changed last first."""
    mine = exists().where(teachers.c.campaign_id == campaigns.c.id, teachers.c.player == player)
    wanted = select(campaigns.c.id).where(or_(campaigns.c.creator == player, mine))
    return list(connection.scalars(wanted.order_by(campaigns.c.changed.desc(), campaigns.c.id).limit(limit)))


def count_unfinished(connection: Connection, player: str) -> int:
    """How many campaigns of a player wait or are running."""
    wanted = select(func.count()).where(
        campaigns.c.creator == player, campaigns.c.status.in_(("waiting", "running"))
    )
    return connection.scalar(wanted) or 0


# -- writing -------------------------------------------------------------------------------------------------


def add_campaign(connection: Connection, row: CampaignRow, people: Sequence[TeacherRow]) -> None:
    keep_content(connection, row.content)
    connection.execute(insert(campaigns), msgspec.structs.asdict(row))
    connection.execute(insert(teachers), [msgspec.structs.asdict(one) for one in people])


def set_campaign(connection: Connection, id: str, values: dict[str, Any]) -> None:
    connection.execute(update(campaigns).where(campaigns.c.id == id), values)


def set_teacher(connection: Connection, was: TeacherRow, values: dict[str, Any]) -> None:
    """Change who takes part, if nobody was quicker; raises Conflict otherwise."""
    done = connection.execute(
        update(teachers).where(
            teachers.c.campaign_id == was.campaign_id,
            teachers.c.seat == was.seat,
            teachers.c.kind == was.kind,
            teachers.c.invite == was.invite,
        ),
        values,
    )
    if done.rowcount != 1:
        raise Conflict("somebody was quicker")


def append(connection: Connection, line: CampaignLine) -> None:
    """Write one line. Keys raise when its number is taken, or its chapter or table is booked already."""
    connection.execute(insert(campaign_lines), msgspec.structs.asdict(line))


def add_chapter(connection: Connection, table: str, campaign: str, chapter: str) -> None:
    connection.execute(insert(chapters), {"table_id": table, "campaign_id": campaign, "chapter": chapter})


def forget_creator(connection: Connection, player: str) -> None:
    connection.execute(update(campaigns).where(campaigns.c.creator == player), {"creator": None, "name": ""})


def drop_campaign(connection: Connection, id: str) -> None:
    for part in (chapters, campaign_lines, teachers):
        connection.execute(delete(part).where(part.c.campaign_id == id))
    connection.execute(delete(campaigns).where(campaigns.c.id == id))
