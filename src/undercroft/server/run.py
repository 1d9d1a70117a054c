"""Running one process of the server until it is told to stop."""

import contextlib
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from undercroft.server.config import Settings
from undercroft.server.web.app import make_app


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
    except OSError as error:
        listening.close()
        raise PortTaken(f"{settings.host}:{settings.port}: {error.strerror}") from None
    return listening


def run(settings: Settings, listening: socket.socket) -> bool:
    """Serve until a signal comes. Says whether the server came up at all."""
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.behind_proxy),
            forwarded_allow_ips=settings.behind_proxy or None,
            timeout_graceful_shutdown=10,
        )
    )
    server.run(sockets=[listening])
    return server.started
