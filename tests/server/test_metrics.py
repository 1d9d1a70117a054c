"""What a host watches: whether the process answers, whether it can work, and figures for Prometheus."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.arrange import in_a_loop
from tests.server.visitors import guests, play, refused, table_for
from tools import patient
from tools.client import Person
from tools.services import Postgres
from tools.warm import Server

import undercroft as uc


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("metrics")) as process:
        yield process


Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def figures(person: Person) -> Figures:
    """All figures by name and labels."""
    families = text_string_to_metric_families(await person.ask("GET", "/metrics"))
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def of(found: Figures, name: str, **labels: str) -> float:
    return found.get((name, frozenset(labels.items())), 0)


# -- health and readiness --------------------------------------------------------------------------


@in_a_loop
async def test_all_is_well(server: Server) -> None:
    async with guests(server, "") as (host,):
        assert {"status": "ok", "version": uc.__version__} == await host.ask("GET", "/health")
        assert {"ready": True, "database": True, "bus": True} == await patient.until_ready(host.http)


@in_a_loop
async def test_the_database_goes_and_comes_back(tmp_path: Path, own_postgres: Postgres) -> None:
    """Without its database a server is alive but not ready; when it is back, so is the server."""
    with Server(tmp_path, database=own_postgres.create_database("away")) as server:
        async with guests(server, "Ada") as (ada,):
            await patient.until_ready(ada.http)
            own_postgres.stop()
            gone = await patient.until_ready(ada.http, 503)
            assert "not_ready" == gone["error"]["code"]
            assert "ok" == (await ada.ask("GET", "/health"))["status"]
            assert "undercroft_requests_total" in await ada.ask("GET", "/metrics")
            answer = await ada.http.get("/api/me")
            assert (503, "1") == (answer.status_code, answer.headers["retry-after"])
            assert "unavailable" == answer.json()["error"]["code"]
            own_postgres.start()
            assert (await patient.until_ready(ada.http))["ready"]
            assert "Ada" == (await ada.ask("GET", "/api/me"))["name"]
        assert own_postgres.url not in server.log.read_text()


@in_a_loop
async def test_a_database_of_another_shape(tmp_path: Path) -> None:
    """Somebody has brought it to a later version while we ran."""
    with Server(tmp_path) as server:
        with contextlib.closing(sqlite3.connect(server.database, timeout=600)) as connection, connection:
            connection.execute("update alembic_version set version_num = '9999'")
        async with guests(server, "") as (host,):
            await refused(host, 503, "not_ready", "GET", "/ready")


# -- figures ---------------------------------------------------------------------------------------


@in_a_loop
async def test_what_is_counted(server: Server) -> None:
    async with guests(server, "Ada", "Bob") as (ada, bob):
        before = await figures(ada)
        begun = await table_for(ada, bob)
        async with ada.live(begun["id"]) as one, bob.live(begun["id"]) as two:
            await play(Random(1), 6, [one, two])
            waiting = two if one.options else one
            answer = await waiting.move("no such thing")
            assert "refused" == answer["type"]
            during = await figures(ada)
            assert 2 == of(during, "undercroft_sockets") - of(before, "undercroft_sockets")
            assert 1 <= of(during, "undercroft_rooms")
        after = await figures(ada)

        def more(name: str, **labels: str) -> float:
            return of(after, name, **labels) - of(before, name, **labels)

        assert 6 == more("undercroft_lines_total")
        assert 6 == more("undercroft_line_seconds_count")
        assert 6 == more("undercroft_line_seconds_bucket", le="+Inf")
        assert 1 == more("undercroft_refusals_total", code=answer["code"])
        start = {"route": "/api/tables/{table:name}/start", "method": "POST"}
        assert 1 == more("undercroft_requests_total", status="200", **start)
        assert more("undercroft_commit_jobs_count") > 0
        assert 1 == of(after, "undercroft_bus_healthy")
        for name in ("process_resident_memory_bytes", "process_open_fds", "python_info"):
            assert any(name == found for found, _ in after), name
        async with asyncio.timeout(600):
            while of(await figures(ada), "undercroft_sockets") > of(before, "undercroft_sockets"):
                await asyncio.sleep(0.05)


@in_a_loop
async def test_labels_are_few(server: Server) -> None:
    """Neither names of tables nor what strangers call for become labels."""
    async with guests(server, "Ada") as (ada,):
        made = await ada.make_table(["me", "open"])
        for path in ("/nowhere", "/api/nowhere", f"/api/tables/{made['id']}", "/api/tables/unknown", "/%00"):
            await ada.http.get(path)
        await ada.http.request("PROPFIND", "/")
        text = await ada.ask("GET", "/metrics")
        assert made["id"] not in text
        assert "nowhere" not in text
        assert 'route="unknown"' in text


@in_a_loop
async def test_the_form_prometheus_reads(server: Server) -> None:
    async with guests(server, "") as (host,):
        answer = await host.http.get("/metrics")
        assert "text/plain; version=0.0.4; charset=utf-8" == answer.headers["content-type"]
        for family in text_string_to_metric_families(answer.text):
            assert family.documentation, family.name


# -- for whom --------------------------------------------------------------------------------------


def from_another_machine() -> httpx.HTTPTransport:
    """As close as one machine comes to it: another address of the loopback network."""
    return httpx.HTTPTransport(local_address="127.0.0.2")


def test_figures_are_for_this_machine(server: Server) -> None:
    with patient.Client(base_url=server.base, transport=from_another_machine()) as other:
        answer = other.get("/metrics")
        assert (403, "not_allowed") == (answer.status_code, answer.json()["error"]["code"])
        spoofed = {"x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", "forwarded": "for=127.0.0.1"}
        assert 403 == other.get("/metrics", headers=spoofed).status_code
        assert 200 == other.get("/health").status_code
        assert other.get("/ready").status_code in (200, 503)  # a busy one is not, and says so


def test_figures_behind_a_proxy(tmp_path: Path) -> None:
    """Whoever comes through a proxy comes from elsewhere, whatever he says himself."""
    with Server(tmp_path, "--behind-proxy", "127.0.0.1") as server:
        assert 200 == patient.get(f"{server.base}/metrics").status_code
        for path in ("203.0.113.9", "127.0.0.1, 203.0.113.9", "::1, 203.0.113.9"):
            answer = patient.get(f"{server.base}/metrics", headers={"x-forwarded-for": path})
            assert 403 == answer.status_code, path
        with patient.Client(base_url=server.base, transport=from_another_machine()) as other:
            assert 403 == other.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code


def test_a_proxy_that_nobody_told_us_of(server: Server) -> None:
    """What comes through a proxy on this machine is not from this machine."""
    for header in ({"x-forwarded-for": "203.0.113.9"}, {"forwarded": "for=203.0.113.9"}):
        assert 403 == patient.get(f"{server.base}/metrics", headers=header).status_code
    assert 200 == patient.get(f"{server.base}/metrics").status_code


def test_figures_for_everybody(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--open-metrics") as server,
        patient.Client(base_url=server.base, transport=from_another_machine()) as other,
    ):
        assert 200 == other.get("/metrics").status_code
