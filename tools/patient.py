"""HTTP for tests: only a server that hangs lets them run out of time, never a busy machine.

No connection is used twice: a server closes one that is idle for some seconds, and on a busy machine the next
request may be on its way by then.
"""

import asyncio
from functools import partial
from typing import Any, Final

import httpx

SECONDS: Final = 600.0
ONCE: Final = httpx.Limits(max_keepalive_connections=0)

Client = partial(httpx.Client, timeout=SECONDS, limits=ONCE)
AsyncClient = partial(httpx.AsyncClient, timeout=SECONDS, limits=ONCE)
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
