"""Statements that take too long, and disks that take nothing in."""

import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event, text
from tests.server.arrange import in_a_loop, opened
from tools import patient

from undercroft.server import service as service_module
from undercroft.server.config import BadSettings, Settings, checked_statements
from undercroft.server.service import Service
from undercroft.server.store import upgrade as upgrading
from undercroft.server.store.database import Database, Unavailable, try_writing
from undercroft.server.store.upgrade import is_current, upgrade
from undercroft.server.web.app import make_app

SECRET = b"s" * 32


# -- PostgreSQL --------------------------------------------------------------------------------------------


def asleep(seconds: float) -> Any:
    return lambda connection: connection.execute(text(f"select pg_sleep({seconds})")).all()


async def patiently(work: Callable[..., Awaitable[Any]]) -> Any:
    """A short statement, until it is answered: on a busy machine it may be given up too."""
    while True:
        with contextlib.suppress(Unavailable):
            return await work(lambda connection: connection.scalar(text("select 1")))


@in_a_loop
async def test_a_statement_that_takes_too_long_is_given_up(postgres_url: str) -> None:
    """And the connection is as good as before; reading and writing."""
    async with opened(postgres_url, statement_seconds=0.3) as database:
        for work in (database.read, database.write):
            with pytest.raises(Unavailable, match="statement timeout"):
                await work(asleep(3600))
            assert 1 == await patiently(work)


@in_a_loop
async def test_a_server_has_a_limit_and_commands_of_the_host_have_none(postgres_url: str) -> None:
    service = Service(Settings(database=postgres_url, secret=SECRET))
    shown = text("show statement_timeout")
    assert "30s" == service.database.run_reading(lambda c: c.scalar(shown))
    service.database.engine.dispose()
    command = Database(postgres_url)
    assert "0" == command.run_reading(lambda c: c.scalar(shown))
    command.engine.dispose()


@pytest.mark.parametrize(("told", "seconds"), [(None, 5), ("600", "600")])
def test_a_connection_may_take_as_long_as_postgresql_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, told: str | None, seconds: str | int
) -> None:
    if told is None:
        monkeypatch.delenv("PGCONNECT_TIMEOUT")
    else:
        monkeypatch.setenv("PGCONNECT_TIMEOUT", told)
    database, tried = Database(postgres_url), []

    @event.listens_for(database.engine, "do_connect")
    def note(dialect: object, record: object, words: object, named: dict[str, Any]) -> None:
        tried.append(named["connect_timeout"])

    assert 1 == database.run_reading(lambda connection: connection.scalar(text("select 1")))
    assert [seconds] == tried
    database.engine.dispose()


def test_migrations_take_as_long_as_they_take(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    really = upgrading.revision_of

    def slowly(connection: Connection) -> str | None:
        asleep(3)(connection)
        return really(connection)

    monkeypatch.setattr(upgrading, "revision_of", slowly)
    database = Database(postgres_url, statement_seconds=1)
    upgrade(database)
    with pytest.raises(Unavailable, match="statement timeout"):  # and only they do
        database.run_reading(is_current)
    database.engine.dispose()


@pytest.mark.parametrize("seconds", [0.0, 0.5, 3601.0, float("nan")])
def test_a_limit_that_makes_no_sense(seconds: float) -> None:
    with pytest.raises(BadSettings, match="statement seconds: expected 1 to 3600"):
        checked_statements(seconds)


# -- a full disk -------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks again after a while, and not for everybody who asks."""
    app = make_app(Settings(database=str(tmp_path / "u.db"), secret=SECRET))
    tried: list[Any] = []

    async def write(database: Database, job: Any) -> None:
        tried.append(job)
        raise Unavailable("database or disk is full", unsure=False)

    async with (
        app.router.lifespan_context(app),
        patient.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        service = app.state.service
        await patient.until_ready(http)
        with monkeypatch.context() as patch:
            patch.setattr(service_module, "PROBE", 3600.0)
            patch.setattr(Database, "write", write)
            service.probe_at = 0.0
            answers = [await http.get("/ready") for _ in range(20)]
            assert {503} == {answer.status_code for answer in answers}
            assert "not_ready" == answers[0].json()["error"]["code"]
            assert 1 == tried.count(try_writing)
        service.probe_at = 0.0
        await patient.until_ready(http)
