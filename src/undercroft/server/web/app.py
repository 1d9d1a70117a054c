"""The application: endpoints, live connections and the page, behind the guard."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from undercroft.server.config import Settings
from undercroft.server.service import Service
from undercroft.server.steady import Now, milliseconds
from undercroft.server.web.api import ENDPOINTS, T
from undercroft.server.web.endpoint import JSON, routes_of
from undercroft.server.web.guard import Guard, fault
from undercroft.server.web.live import live
from undercroft.server.web.pages import SHARED, document, is_for_people, page_routes
from undercroft.server.web.previews import Previews, picture, shared
from undercroft.server.web.replays import Replays

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


class CountConvertor(SmallConvertor):
    """The number of a puzzle."""

    regex = "[0-9]{1,3}"


class WordConvertor(NameConvertor):
    """The name of a game."""

    regex = "[a-z_]{1,40}"


register_url_convertor("name", NameConvertor())
register_url_convertor("word", WordConvertor())
register_url_convertor("small", SmallConvertor())
register_url_convertor("count", CountConvertor())


async def failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and is_for_people(request):
        return await document(request, 404)
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
            *(Route(address, shared, methods=["GET"]) for address in SHARED),
            Route("/preview/table/{table:name}.png", picture, methods=["GET"]),
            Route("/preview/campaign/{campaign:name}.png", picture, methods=["GET"]),
            *page_routes(),
        ],
        middleware=[
            Middleware(Guard, settings=settings, metrics=service.metrics, visits=service.visits),
        ],
        exception_handlers={HTTPException: failed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.service = service
    app.state.replays = Replays(service.database)
    app.state.previews = Previews()
    return app
