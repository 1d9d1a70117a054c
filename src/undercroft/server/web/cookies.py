"""The session cookie: signed, out of reach of scripts, and sent along only by our own pages."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from undercroft.server.identity import SESSION_SECONDS

NAME: Final = "undercroft"
SECURE_NAME: Final = "__Host-undercroft"  # browsers take it over https only, and from nobody else's domain


def cookie_of(connection: HTTPConnection, public_url: str) -> str:
    """The session. Over https only the guarded cookie counts: the other one anybody nearby could have set."""
    return connection.cookies.get(SECURE_NAME if is_secure(connection, public_url) else NAME, "")


def is_secure(connection: HTTPConnection, public_url: str) -> bool:
    return connection.url.scheme in ("https", "wss") or public_url.startswith("https:")


def put_cookie(response: Response, session: str, secure: bool) -> None:
    response.set_cookie(
        SECURE_NAME if secure else NAME,
        session,
        max_age=SESSION_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response) -> None:
    for name, secure in ((NAME, False), (SECURE_NAME, True)):
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
