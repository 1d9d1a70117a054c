"""Our two cookies, signed, out of reach of scripts, and sent along only by our own pages: the session, and
that somebody has logged in here before, which outlives it.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from undercroft.server.identity import SESSION_SECONDS

NAME: Final = "undercroft"
SECURE_NAME: Final = "__Host-undercroft"  # browsers take it over https only, and from nobody else's domain
DEVICE: Final = "undercroft-device"
SECURE_DEVICE: Final = "__Host-undercroft-device"


def cookie_of(connection: HTTPConnection, public_url: str) -> str:
    """The session. Over https only the guarded cookie counts: the other one anybody nearby could have set."""
    return connection.cookies.get(SECURE_NAME if is_secure(connection, public_url) else NAME, "")


def device_of(connection: HTTPConnection, public_url: str) -> str:
    """What a device keeps that somebody has logged in from."""
    secure = is_secure(connection, public_url)
    return connection.cookies.get(SECURE_DEVICE if secure else DEVICE, "")


def is_secure(connection: HTTPConnection, public_url: str) -> bool:
    return connection.url.scheme in ("https", "wss") or public_url.startswith("https:")


def put_cookie(response: Response, session: str, secure: bool) -> None:
    put(response, SECURE_NAME if secure else NAME, session, secure)


def put_device(response: Response, device: str, secure: bool) -> None:
    put(response, SECURE_DEVICE if secure else DEVICE, device, secure)


def put(response: Response, name: str, value: str, secure: bool) -> None:
    response.set_cookie(
        name,
        value,
        max_age=SESSION_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response) -> None:
    drop(response, NAME, SECURE_NAME)


def drop_device(response: Response) -> None:
    drop(response, DEVICE, SECURE_DEVICE)


def drop(response: Response, plain: str, guarded: str) -> None:
    for name, secure in ((plain, False), (guarded, True)):
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
