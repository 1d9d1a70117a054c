"""The page: files that were built into the package, and one document for all its addresses.

Files whose name holds a hash of their content never change and are kept for a year; the document is asked
for again each time. Where nothing was built there is a note instead, for people who have only the library.
"""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parent / "page"
ADDRESSES: Final = (
    "/",
    "/new",
    "/new/{game:word}",
    "/table/{table:name}",
    "/join",
    "/replay/{table:name}",
    "/replay/{table:name}/{step:int}",
    "/rules",
    "/rules/{game:word}",
    "/settings",
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


async def document(request: Request) -> Response:
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(NOTE)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "max-age=86400"})


def page_routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(address, document, methods=["GET"]) for address in ADDRESSES]
    if (FOLDER / "assets").is_dir():
        found += [
            Route("/icon.svg", icon, methods=["GET"]),
            Mount("/assets", Kept(directory=FOLDER / "assets")),
        ]
    return found
