"""The bus over a Redis that hangs: the process is there and its connections stand, but it says nothing."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
from tests.server.arrange import in_a_loop
from tools import patient
from tools.services import Redis

from undercroft.server.bus import RedisBus
from undercroft.server.config import Settings
from undercroft.server.web.app import make_app


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(600):
        while not true():
            await asyncio.sleep(0.01)


@in_a_loop
async def test_a_redis_that_hangs_is_lost_and_one_that_goes_on_is_found(own_redis: Redis) -> None:
    heard: list[tuple[str, int | None]] = []
    bus, other = RedisBus(own_redis.url), RedisBus(own_redis.url)
    await bus.start(lambda table, seq: heard.append((table, seq)))
    await other.start(lambda table, seq: None)
    try:
        await until(lambda: bus.healthy and other.healthy)
        os.kill(own_redis.pid, signal.SIGSTOP)
        other.publish("lost", 1)  # nobody waits for what cannot be said
        await until(lambda: not bus.healthy and not other.healthy)
        os.kill(own_redis.pid, signal.SIGCONT)
        await until(lambda: bus.healthy and other.healthy)
        other.publish("t", 7)
        await until(lambda: ("t", 7) in heard)
    finally:
        await bus.stop()
        await other.stop()


@in_a_loop
async def test_a_host_is_told_that_redis_hangs(own_redis: Redis, tmp_path: Path) -> None:
    """By /ready and by the metrics; the server serves on, and looks into the database instead."""
    app = make_app(Settings(database=str(tmp_path / "u.db"), secret=b"s" * 32, redis=own_redis.url))

    async def told(http: httpx.AsyncClient) -> tuple[int, bool, bool]:
        ready = await http.get("/ready")
        metrics = (await http.get("/metrics")).text
        return ready.status_code, ready.json().get("bus", False), "\nundercroft_bus_healthy 1.0" in metrics

    async with (
        app.router.lifespan_context(app),
        patient.AsyncClient(
            transport=httpx.ASGITransport(app, client=("127.0.0.1", 1)), base_url="http://localhost"
        ) as http,
        asyncio.timeout(600),
    ):
        for change, expected in (
            (None, (200, True, True)),
            (signal.SIGSTOP, (200, False, False)),
            (signal.SIGCONT, (200, True, True)),
        ):
            if change is not None:
                os.kill(own_redis.pid, change)
            while await told(http) != expected:
                await asyncio.sleep(0.05)
