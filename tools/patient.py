"""HTTP for tests: only a server that hangs lets them run out of time, never a busy machine."""

from functools import partial
from typing import Final

import httpx

SECONDS: Final = 600.0

Client = partial(httpx.Client, timeout=SECONDS)
AsyncClient = partial(httpx.AsyncClient, timeout=SECONDS)
get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)
delete = partial(httpx.delete, timeout=SECONDS)
request = partial(httpx.request, timeout=SECONDS)
