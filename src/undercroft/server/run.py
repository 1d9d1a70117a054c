"""Running one process of the server until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercroft.server.config import Settings
from undercroft.server.web.app import make_app
from undercroft.server.web.wires import Wire

HEAD_BYTES: Final = 32_768  # of a request before its body
HEAD_SECONDS: Final = 20  # to send them in
AHEAD: Final = 8  # requests that may wait behind one that is not answered; browsers and proxies send none


COLLECT: Final = (10_000, 20, 20)  # counted references free nearly all; a full look stops everybody for 0.1 s
SWITCH_SECONDS: Final = (
    0.0005  # the writer thread must not wait its turn for the usual 5 ms at every statement
)


class PortTaken(Exception):
    """Somebody else listens there."""


class FileTaken(Exception):
    """Another server works on the same SQLite file."""


@contextlib.contextmanager
def sole_server(database: str) -> Iterator[None]:
    """Keep other servers off a SQLite file while this one runs: they could not tell each other of moves. The
    lock falls with the process, however that ends. Commands of the host may work on the file all the same.
    """
    if sys.platform == "win32" or ("://" in database and not database.startswith("sqlite")):
        yield
        return
    import fcntl

    path = Path(database.removeprefix("sqlite:///") + ".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FileTaken(f"another server is running on {database}") from None
        yield


def bound(settings: Settings) -> socket.socket:
    """The listening socket. With a shared port several processes take turns on it, if the system can."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.share_port:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else "no such port"
        raise PortTaken(f"{settings.host}:{settings.port}: {reason}") from None
    return listening


class TooFarAhead(Exception):
    """More requests than anybody sends who listens to the answers."""


class CarefulProtocol(HttpToolsProtocol):
    """Hangs up on whoever sends no end of headers, or takes for ever to send them, and on whoever sends
    requests without waiting for answers: thousands in one read would be parsed before any of them is counted.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head_bytes = 0
        self.head_timer: asyncio.TimerHandle | None = None
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:
            self.head_bytes += len(data)
            if self.head_bytes > HEAD_BYTES:
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_head()

    def on_headers_complete(self) -> None:
        self.have_head()
        if len(self.pipeline) >= AHEAD:
            raise TooFarAhead  # the parser ends with this, and the answer is 400
        super().on_headers_complete()

    def expect_head(self) -> None:
        self.have_head()
        self.head_bytes = 0
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def have_head(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


class Announcing(uvicorn.Server):
    """Says that it is open when it is."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop is no failure: the signal is not raised again afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is loaded by now stays: no need to look at it again
            self.opened()


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=CarefulProtocol,
        ws=cast("type[asyncio.Protocol]", partial(Wire, limits=settings.limits)),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or None,
        timeout_graceful_shutdown=10,
    )


def run(settings: Settings, listening: socket.socket, opened: Callable[[], None]) -> bool:
    """Serve until a signal comes. Says whether the server came up at all."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT)
    server = Announcing(config_of(settings, make_app(settings)), opened)
    server.run(sockets=[listening])
    return server.started
