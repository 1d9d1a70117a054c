"""HTTP for tests: only a server that hangs lets them run out of time, never a busy machine."""

import asyncio
from functools import partial
from typing import Any, Final

import httpx

SECONDS: Final = 600.0

Client = partial(httpx.Client, timeout=SECONDS)
AsyncClient = partial(httpx.AsyncClient, timeout=SECONDS)
get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)
delete = partial(httpx.delete, timeout=SECONDS)
request = partial(httpx.request, timeout=SECONDS)


async def until_ready(http: httpx.AsyncClient, status: int = 200, base: str = "") -> Any:
    """Ask a server until it is ready, or until it is not. It says that it is not where the machine is so busy
    that the database takes more than five seconds.
    """
    async with asyncio.timeout(SECONDS):
        while (answer := await http.get(f"{base}/ready")).status_code != status:
            await asyncio.sleep(0.1)
    return answer.json()
