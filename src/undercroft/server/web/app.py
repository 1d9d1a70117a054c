"""The application: endpoints, live connections and the front page, behind the guard."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from undercroft.server.config import Settings
from undercroft.server.hall import Now, milliseconds
from undercroft.server.service import Service
from undercroft.server.web.api import ENDPOINTS, T
from undercroft.server.web.endpoint import JSON, routes_of
from undercroft.server.web.guard import Guard, fault
from undercroft.server.web.live import live

CODES = {404: "not_found", 405: "wrong_method"}


class NameConvertor(Convertor[str]):
    """The name of a table; anything else is no address of ours."""

    regex = "[a-z0-9]{1,32}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class SmallConvertor(Convertor[int]):
    """The number of a seat."""

    regex = "[0-6]"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("name", NameConvertor())
register_url_convertor("small", SmallConvertor())

FRONT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undercroft</title>
<h1>Undercroft</h1>
<p>The server is open. Programs play here over HTTP and WebSocket:
<a href="/api/openapi.json">HTTP interface</a>, <a href="/api/protocol.json">live protocol</a>,
<a href="/api/games">games</a>, <a href="/api/tables">public tables</a>.</p>
</html>
"""


async def front(request: Request) -> Response:
    return HTMLResponse(FRONT)


async def failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, re.sub(r"\W+", "_", error.detail.lower()))
    body = fault(code, error.detail, request.scope["state"]["id"])
    return Response(body, error.status_code, error.headers, media_type=JSON)


def make_app(settings: Settings, now: Now = milliseconds) -> Starlette:
    service = Service(settings, now)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = Starlette(
        routes=[
            *routes_of(ENDPOINTS),
            WebSocketRoute(f"{T}/live", live),
            Route("/", front, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, settings=settings, meters=service.meters)],
        exception_handlers={HTTPException: failed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.service = service
    return app
