"""Endpoints: each says its method, path, body and answer once, and from that come its checks and its page in
the OpenAPI document.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from undercroft.server.match import Denied
from undercroft.server.rebuild import Unplayable
from undercroft.server.rooms import NoSuchTable
from undercroft.server.service import Service
from undercroft.server.store.database import Conflict, Unavailable
from undercroft.server.store.people import PlayerRow
from undercroft.server.web.addresses import address_of
from undercroft.server.web.cookies import (
    cookie_of,
    drop_cookie,
    drop_device,
    is_secure,
    put_cookie,
    put_device,
)
from undercroft.server.web.guard import SAFE, fault
from undercroft.server.web.problems import Problem, problem_of

logger = structlog.get_logger("undercroft.web")
JSON: Final = "application/json"
BODY_SECONDS: Final = 30
LONGEST: Final = 300  # letters of what was wrong: it may repeat what was sent


class Ask(NamedTuple):
    """A request that has passed all checks."""

    service: Service
    request: Request
    caller: PlayerRow | None
    body: Any
    query: Any

    @property
    def me(self) -> PlayerRow:
        if self.caller is None:
            raise Problem(401, "who_are_you", "come in as a guest or log in first")
        return self.caller

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def base(self) -> str:
        """Where people find this server: what a link begins with."""
        url = self.request.url
        return self.service.settings.public_url.rstrip("/") or f"{url.scheme}://{url.netloc}"

    @property
    def table(self) -> str:
        name: str = self.request.path_params["table"]
        return name

    @property
    def seat(self) -> int:
        number: int = self.request.path_params["seat"]
        return number


class HttpAnswer(NamedTuple):
    """An answer that is more than its content: it changes the session, or is no JSON."""

    content: Any = None
    session: PlayerRow | None = None
    forget: bool = False
    forget_device: bool = False
    media: str = JSON
    name: str = ""  # to be saved under
    etag: str = ""  # by which whoever has it already knows it again


def lasting(content: Any) -> HttpAnswer:
    """An answer that stays the same as long as this version runs: made once, sent to whoever has it not."""
    data = msgspec.json.encode(content)
    return HttpAnswer(msgspec.Raw(data), etag=f'"{hashlib.sha256(data).hexdigest()[:32]}"')


class Endpoint(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[[Ask], Awaitable[Any]]
    summary: str
    answer: Any = None
    body: Any = None
    query: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    media: str = JSON
    dear: bool = False  # costs so much that it is counted like a change
    for_all: bool = False  # answers without asking who it is, and so without the database
    lasts: bool = False  # gives a `lasting` answer

    async def respond(self, request: Request) -> Response:
        id = request.scope["state"]["id"]
        try:
            return await self.answered(request)
        except Problem as problem:
            return self.failed(problem, id)
        except Denied as denied:
            return self.failed(problem_of(denied), id)
        except NoSuchTable:
            return self.failed(Problem(404, "no_table", "there is no such table"), id)
        except Unplayable as error:
            return self.failed(Problem(409, "unplayable", str(error)), id)
        except ClientDisconnect:
            return self.failed(Problem(400, "hung_up", "the request ended too early"), id)
        except Conflict:
            return self.failed(Problem(409, "conflict", "somebody else was quicker"), id)
        except Unavailable as error:
            logger.warning("database away", error=str(error))
            return self.failed(Problem(503, "unavailable", "the database is away; try again"), id)

    def failed(self, problem: Problem, id: str) -> Response:
        headers = {"retry-after": "1"} if problem.status in (429, 503) else None
        return Response(fault(problem.code, problem.message, id), problem.status, headers, media_type=JSON)

    async def answered(self, request: Request) -> Response:
        service: Service = request.app.state.service
        query = self.read_query(request)
        caller = None
        if not self.for_all:
            caller = await service.player_of(cookie_of(request, service.settings.public_url))
        if caller is not None and caller.banned:
            raise Problem(403, "banned", "you are not welcome here any more")
        if (self.method not in SAFE or self.dear) and not service.requests.take(
            caller.id if caller else address_of(request)
        ):
            raise Problem(429, "too_fast", "too many requests")
        body = await self.read_body(request, service)
        found = await self.handler(Ask(service, request, caller, body, query))
        answer = found if isinstance(found, HttpAnswer) else HttpAnswer(found)
        content = msgspec.json.encode(answer.content) if answer.media == JSON else answer.content
        if self.status == 204:
            content = b""
        response = Response(content, self.status, media_type=None if self.status == 204 else answer.media)
        if answer.etag:
            response.headers.update({"etag": answer.etag, "cache-control": "no-cache"})
            if answer.etag in [
                tag.strip(" W/") for tag in request.headers.get("if-none-match", "").split(",")
            ]:
                return NotModifiedResponse(response.headers)
        if answer.name:
            response.headers["content-disposition"] = f'attachment; filename="{answer.name}"'
        if answer.session is not None:
            session = service.signer.session(answer.session.id, answer.session.epoch)
            secure = is_secure(request, service.settings.public_url)
            put_cookie(response, session, secure)
            if answer.session.login is not None:
                put_device(response, service.signer.device(answer.session.id), secure)
        if answer.forget:
            drop_cookie(response)
        if answer.forget_device:
            drop_device(response)
        return response

    def read_query(self, request: Request) -> Any:
        if self.query is None:
            return None
        try:
            return msgspec.convert(dict(request.query_params), self.query, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(400, "malformed", str(error)[:LONGEST]) from None

    async def read_body(self, request: Request, service: Service) -> Any:
        if self.body is None:
            return None
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Problem(415, "not_json", "expected content-type: application/json")
        limits = service.settings.limits
        most = limits.record_bytes if self.path.endswith("/verify") else limits.body_bytes
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await whole_body(request, most)
        except TimeoutError:
            raise Problem(408, "too_slow", "the request took too long to arrive") from None
        try:
            return msgspec.json.decode(body, type=self.body)
        except msgspec.MsgspecError as error:
            raise Problem(400, "malformed", str(error)[:LONGEST]) from None
        except UnicodeDecodeError:
            raise Problem(400, "malformed", "expected UTF-8") from None


async def whole_body(request: Request, most: int) -> bytes:
    """A body of bounded size. What is a little too large is still read, so that its sender sees the answer;
    what is much too large is cut off.
    """
    too_large = Problem(413, "too_large", f"expected at most {most} bytes")
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced) > 4 * most:
        raise too_large
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > 4 * most:
            raise too_large
        if size <= most:
            chunks.append(chunk)
    if size > most:
        raise too_large
    return b"".join(chunks)


def routes_of(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method is told the right ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, by_method(found), methods=[*found]) for path, found in paths.items()]


def by_method(endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method].respond(request)

    return respond
