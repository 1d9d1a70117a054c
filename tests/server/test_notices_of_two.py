"""Two real server processes on PostgreSQL share one outbox: each notice goes out once, also when one of them
is killed while it sends.
"""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, func, select
from tests.server.arrange import in_a_loop
from tests.server.test_notices import Outside, open_to
from tests.server.visitors import table_for
from tools.client import Person
from tools.servers import Server
from tools.services import sqlalchemy_url

from undercroft.server.notices.notifier import AT_ONCE
from undercroft.server.store import notices as store
from undercroft.server.store.schema import outbox, seats, tables

MANY = 300

# Nobody is given time to come back, rounds follow at once, and who does not answer is waited for.
HURRIED = """
import sys

if "undercroft.cli" in sys.orig_argv:
    from undercroft.server import service
    from undercroft.server.notices import notifier, outside

    notifier.AFTER = notifier.AWAY = 0
    service.NOTICES = 0.05
    outside.SECONDS = 600
"""


class Gate(Outside):
    """A push service that answers nobody until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        self.heard.append((head[0], headers, await reader.readexactly(int(headers["Content-Length"]))))
        await self.opened.wait()
        writer.write(b"HTTP/1.1 201 So\r\n\r\n")
        await writer.drain()

    @property
    def topics(self) -> list[str]:
        return [json.loads(body)["topic"] for _, _, body in self.heard]


@in_a_loop
async def test_two_processes_send_each_notice_once_though_one_is_killed(
    postgres_url: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(HURRIED)
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    flags = ("--notices", "--notices-private", "--secret-file", str(tmp_path / "secret"))
    both = [Server(tmp_path / n, *flags, database=postgres_url, PYTHONPATH=path) for n in ("a", "b")]
    engine = create_engine(sqlalchemy_url(postgres_url))
    gate = Gate()

    def due() -> int:
        with engine.connect() as connection:
            return int(
                connection.scalar(select(func.count()).select_from(outbox).where(outbox.c.state == "due"))
                or 0
            )

    async def heard(n: int) -> None:
        while len(gate.heard) < n:
            await asyncio.sleep(0.02)

    try:
        await asyncio.to_thread(both[0].start)
        await asyncio.to_thread(both[1].start)
        async with open_to(gate), Person(both[0].base) as ada, Person(both[1].base) as ben:
            await ada.come_in("Ada")
            await ben.come_in("Ben")
            table = (await table_for(ada, ben))["id"]
            with engine.begin() as connection:
                for n in range(MANY):
                    asked: Any = connection.scalar(
                        select(seats.c.player)
                        .join(tables, tables.c.id == seats.c.table_id)
                        .where(tables.c.id == table, tables.c.asked == seats.c.seat)
                    )
                    store.add_way(connection, store.Way(f"way{n}", asked, "ntfy", f"{gate.url}/t{n}", "", 0))
            await heard(2 * AT_ONCE)  # neither goes on before it is answered: both are in the middle of it
            both[0].kill()
            gate.opened.set()
            await heard(MANY)
            while await asyncio.to_thread(due):
                await asyncio.sleep(0.02)
        assert MANY == len(gate.topics)
        assert {f"t{n}" for n in range(MANY)} == set(gate.topics)
    finally:
        for server in both:
            server.kill()
        engine.dispose()
