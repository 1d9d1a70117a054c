"""The guard: what every request passes before anybody listens to it.

request id   in every answer and every log line
host         an address, this machine, or the public name: a stranger's name that leads here is refused
origin       what changes something, and every live connection, must come from our own pages
headers      nothing is framed, sniffed, embedded or sent on; scripts come from us alone
address      so many requests from one address, and no more
errors       one shape, an id, and no more
"""

import asyncio
import contextlib
import ipaddress
import secrets
import socket
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.config import Settings
from undercroft.server.metrics import Metrics
from undercroft.server.rate_limits import RateLimit
from undercroft.server.web.addresses import address_of
from undercroft.server.web.schemas import ErrorAnswer, Fault

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
DRAIN_BYTES: Final = 65_536
DRAIN_SECONDS: Final = 2

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

logger = structlog.get_logger("undercroft.web")


def fault(code: str, message: str, id: str) -> bytes:
    return msgspec.json.encode(ErrorAnswer(Fault(code, message, id)))


class Doorkeeper:
    """Knows under which names this server may be called."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url)
        name = socket.gethostname().lower()
        self.names = {
            "localhost",
            name,
            f"{name}.local",
            settings.host.lower(),
            (public.hostname or "").lower(),
        }
        self.names.discard("")
        self.public_origin = f"{public.scheme}://{public.netloc}".lower() if public.netloc else ""

    def knows_host(self, host: str) -> bool:
        """Whether a Host header may be ours. A name that somebody else lets point here is not."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self.names or is_address(name)

    def knows_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from no browser at all."""
        origin = headers.get("origin", "").lower()
        if origin:
            if origin == self.public_origin:
                return True
            parts = origin.partition("://")
            return parts[0] in ("http", "https") and parts[2] == headers.get("host", "").lower()
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, visits: RateLimit) -> None:
        self.app = app
        self.metrics = metrics
        self.visits = visits
        self.headers = dict(HEADERS)
        if settings.public_url.startswith("https:"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        self.doorkeeper = Doorkeeper(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = secrets.token_hex(6)
        scope.setdefault("state", {})["id"] = id
        structlog.contextvars.bind_contextvars(request=id)
        began = time.perf_counter()
        status = 500
        started = flooded = False
        sent = Headers(scope=scope)
        body_left = sent.get("content-length", "0") != "0" or "transfer-encoding" in sent

        async def listen() -> Message:
            nonlocal body_left
            message = await receive()
            body_left = body_left and message.get("more_body", False)
            return message

        async def answer(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers["x-request-id"] = id
                if body_left:
                    await drain(listen)
                if body_left:  # nobody will read the rest of it
                    headers["connection"] = "close"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal is not None:
                flooded = refusal[0] == 429
                await plain(answer, refusal[0], fault(refusal[1], refusal[2], id))
            else:
                await self.app(scope, listen, answer)
        except Exception:
            logger.exception("request failed", method=scope["method"], path=scope["path"])
            if started:
                raise
            await plain(answer, 500, fault("internal", "something went wrong here", id))
        finally:
            route = getattr(scope.get("route"), "path", "unknown")
            self.metrics.requests.labels(scope["method"], route, status).inc()
            tell = logger.debug if flooded else logger.info  # a flood must not fill the disk
            tell(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )
            structlog.contextvars.unbind_contextvars("request")

    def refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        if not self.visits.take(address_of(HTTPConnection(scope))):
            return 429, "too_fast", "too many requests from this address"
        headers = Headers(scope=scope)
        if not self.doorkeeper.knows_host(headers.get("host", "")):
            return 421, "wrong_host", "this server is not known under that name"
        if scope["method"] not in SAFE and not self.doorkeeper.knows_origin(headers):
            return 403, "wrong_origin", "this request does not come from our pages"
        return None

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = secrets.token_hex(6)
        scope.setdefault("state", {})["id"] = id
        structlog.contextvars.bind_contextvars(request=id)
        headers = Headers(scope=scope)
        try:
            if not self.doorkeeper.knows_host(headers.get("host", "")) or not self.doorkeeper.knows_origin(
                headers
            ):
                logger.info("live connection refused", path=scope["path"])
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "wrong origin"})
            else:
                await self.app(scope, receive, send)
        finally:
            structlog.contextvars.unbind_contextvars("request")


async def drain(receive: Receive) -> None:
    """Read what little is left of a body, so that its sender listens to the answer."""
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while size <= DRAIN_BYTES:
                message = await receive()
                size += len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return


async def plain(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers += [(b"retry-after", b"1"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
