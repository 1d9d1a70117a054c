"""The page: files that were built into the package, and one document for all its addresses.

Files whose name holds a hash of their content never change and are kept for a year; the document is asked
for again each time. Where nothing was built there is a note instead, for people who have only the library.
"""

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parent / "page"
ADDRESSES: Final = (
    "/",
    "/new",
    "/new/{game:word}",
    "/join",
    "/new-campaign/{game:word}",
    "/join-campaign",
    "/rules",
    "/rules/{game:word}",
    "/aid/{game:word}",
    "/aid/{game:word}/{mode:word}",
    "/learn/{game:word}",
    "/learn/{game:word}/{mode:word}",
    "/puzzle/{game:word}",
    "/daily/{game:word}",
    "/puzzle/{game:word}/{puzzle:int}",
    "/cards/{game:word}",
    "/decks/{game:word}",
    "/about",
    "/settings",
)
SHARED: Final = (  # what people send each other: messengers are told what it is about (`previews`)
    "/table/{table:name}",
    "/join/{table:name}",
    "/replay/{table:name}",
    "/replay/{table:name}/{step:int}",
    "/campaign/{campaign:name}",
    "/join-campaign/{campaign:name}",
)
NOTE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undercroft</title>
<h1>Undercroft</h1>
<p>The server is open, but its page was not built: in a checkout, <code>make page</code> does it. Programs
play here over HTTP and WebSocket: <a href="/api/openapi.json">HTTP interface</a>,
<a href="/api/protocol.json">live protocol</a>, <a href="/api/games">games</a>.</p>
</html>
"""


class Kept(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *arguments: object, **more: object) -> Response:
        response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def document(request: Request, status: int = 200) -> Response:
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(NOTE, status)
    return FileResponse(index, status, {"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "max-age=86400"})


async def worker(request: Request) -> Response:
    """What tells a browser of notices, whether the page is open or not."""
    return FileResponse(FOLDER / "worker.js", headers={"cache-control": "no-cache"})


async def licences(request: Request) -> Response:
    """Of the fonts and libraries that were bundled into the page."""
    return FileResponse(FOLDER / "licences.md", media_type="text/plain; charset=utf-8")


def is_for_people(request: Request) -> bool:
    """Somebody typed an address or followed a link; not a program, and not the page asking for data."""
    if request.method != "GET" or request.url.path.startswith(("/api/", "/assets/")):
        return False
    return "text/html" in request.headers.get("accept", "")


def page_routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(address, document, methods=["GET"]) for address in ADDRESSES]
    if (FOLDER / "assets").is_dir():
        assets = Kept(directory=FOLDER / "assets")
        found += [
            Route("/icon.svg", icon, methods=["GET"]),
            Route("/worker.js", worker, methods=["GET"]),
            Route("/licences.md", licences, methods=["GET"]),
            Mount("/assets", GZipMiddleware(assets, minimum_size=1000, compresslevel=6)),
        ]
    return found
