"""The OpenAPI document is true: it is valid, lists every address there is and no other, and whatever is sent,
the answer is one that it describes.

The requests are made by schemathesis from the document, good and bad ones, from somebody who is known and
from somebody who is not, at tables in every state. They are the same in every run.
"""

import copy
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx
import jsonschema
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Mount, Route, WebSocketRoute
from tests.server.arrange import in_a_loop
from tests.server.visitors import guests, refused, resign, table_for
from tools import patient
from tools.warm import Server

from undercroft.server import wire
from undercroft.server.config import Settings
from undercroft.server.web import api
from undercroft.server.web.api import ENDPOINTS
from undercroft.server.web.app import make_app
from undercroft.server.web.openapi import document, plain

DOCUMENT = msgspec.to_builtins(document(ENDPOINTS))
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
LABELS = [f"{endpoint.method} {plain(endpoint.path)}" for endpoint in ENDPOINTS]

EXAMPLES = 16  # good and bad ones each, for everybody
FEW = 3
SLOW = {  # a password takes its time to be checked, and a record has a process of its own
    "POST /api/login",
    "POST /api/me/account",
    "PUT /api/me/password",
    "POST /api/verify",
    "GET /api/tables/{table}/verify",
}
FAREWELLS = {"DELETE /api/me", "DELETE /api/me/sessions", "POST /api/logout"}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("openapi")) as process:
        yield process


class Hosted(NamedTuple):
    """A server with tables in play, over and given up, and the cookie of whoever sits at them."""

    base: str
    cookie: str
    tables: tuple[str, ...]


@pytest.fixture(scope="module")
def place(server: Server) -> Hosted:
    found: list[Hosted] = []

    @in_a_loop
    async def prepare() -> None:
        async with guests(server, "Ada", "Bob") as (ada, bob):
            playing = await table_for(ada, bob)
            over = await table_for(ada, bob)
            await resign(bob, over["id"])
            closed = await ada.make_table(["me", "open"])
            await ada.ask("DELETE", f"/api/tables/{closed['id']}")
            unwatched = await table_for(bob, bob, watch=False)
            tables = tuple(made["id"] for made in (playing, over, closed, unwatched))
            found.append(Hosted(server.base, ada.cookie, tables))

    prepare()
    return found[0]


# -- the document ----------------------------------------------------------------------------------


def test_the_document_is_valid() -> None:
    """As OpenAPI 3.1, and every schema in it as JSON Schema."""
    assert "3.1.0" == DOCUMENT["openapi"]
    SCHEMA.validate()
    for schema in DOCUMENT["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


def test_every_part_is_there_and_used() -> None:
    parts = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    queries = {f"#/components/schemas/{e.query.__name__}" for e in ENDPOINTS if e.query}
    assert parts == set(references(DOCUMENT)) | queries


def test_operations_are_called_differently() -> None:
    ids = [op["operationId"] for path in DOCUMENT["paths"].values() for op in path.values()]
    assert len(set(ids)) == len(ids) == len(ENDPOINTS)


@in_a_loop
async def test_the_server_shows_the_document(server: Server) -> None:
    async with guests(server, "") as (stranger,):
        told = await stranger.ask("GET", "/api/openapi.json")
        assert json.loads(json.dumps(DOCUMENT)) == told  # without what JSON does not know, such as tuples


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/protocol.json"])
@in_a_loop
async def test_what_describes_the_server_is_made_once(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """And sent to those who do not have it."""

    def again(*arguments: Any) -> Any:
        raise AssertionError("made again")

    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32))
    transport = httpx.ASGITransport(app)
    async with patient.AsyncClient(transport=transport, base_url="http://localhost") as http:
        first = await http.get(path)
        monkeypatch.setattr(api, "document", again)
        monkeypatch.setattr(wire, "schema", again)
        second = await http.get(path)
        assert (200, first.content) == (second.status_code, second.content)
        assert ("no-cache", first.headers["etag"]) == (
            second.headers["cache-control"],
            second.headers["etag"],
        )
        for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
            nothing = await http.get(path, headers={"if-none-match": known})
            assert (304, b"") == (nothing.status_code, nothing.content)
            assert first.headers["etag"] == nothing.headers["etag"]
        assert 200 == (await http.get(path, headers={"if-none-match": '"other"'})).status_code


def test_every_address_is_listed_and_no_other(tmp_path: Any) -> None:
    app = make_app(Settings(database=str(tmp_path / "undercroft.db"), secret=b"s" * 32))
    found = {
        (plain(route.path), method)
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    listed = {(path, method.upper()) for path, item in DOCUMENT["paths"].items() for method in item}
    assert set() == listed - found
    page = found - listed  # for people
    assert ("/", "GET") in page
    assert {"GET"} == {method for _, method in page}
    assert [] == [path for path, _ in page if path.startswith("/api")]
    live = [plain(route.path) for route in app.routes if isinstance(route, WebSocketRoute)]
    assert ["/api/tables/{table}/live"] == live
    mounted = [route.path for route in app.routes if isinstance(route, Mount)]
    assert set(mounted) <= {"/assets"}
    assert all(isinstance(route, Route | WebSocketRoute | Mount) for route in app.routes)


# -- what is sent ----------------------------------------------------------------------------------


def shape_of_failures(answer: Any) -> None:
    """Every answer that is no success has one shape, and an id that is also in its head."""
    if answer.status_code < 400:
        return
    assert "application/json" == answer.headers["content-type"][0]
    body = answer.json()
    assert {"error": {"code", "message", "id"}} == {"error": set(body["error"])}, body
    assert {"error"} == set(body)
    assert all(value and isinstance(value, str) for value in body["error"].values())
    assert [body["error"]["id"]] == answer.headers["x-request-id"]


def fresh_cookie(place: Hosted) -> str:
    answer = patient.post(f"{place.base}/api/me", json={"name": "Passing by"})
    return f"undercroft={answer.cookies['undercroft']}"


def fresh_table(place: Hosted) -> str:
    """A table that waits; the one before may have been started by an earlier request, or given up."""
    wish = {"game": "dungeoneer", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    answer = patient.post(f"{place.base}/api/tables", json=wish, headers={"cookie": place.cookie})
    return str(answer.json()["id"])


def every_answer(operation: Any, examples: int, check: Callable[[Case], None]) -> None:
    """Look at the answers to good requests, and to bad ones where a request can be bad."""
    bounded = settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    varies = operation.body or operation.path_parameters or operation.query
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE) if varies else (GenerationMode.POSITIVE,):
        bounded(given(case=operation.as_strategy(mode))(lambda case: check(case)))()


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("label", LABELS)
def test_every_answer_is_described(place: Hosted, label: str, known: bool) -> None:
    tables = itertools.cycle([fresh_table(place), *place.tables, None])
    with requests.Session() as session:

        def check(case: Case) -> None:
            if known:
                session.headers["cookie"] = fresh_cookie(place) if label in FAREWELLS else place.cookie
            table = next(tables)
            if table is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            if table is not None and label == "POST /api/tables" and isinstance(case.body, dict):
                case.body["game"] = "dungeoneer"
            answer = case.call(base_url=place.base, session=session)
            case.validate_response(answer, checks=CHECKS)
            shape_of_failures(answer)

        examples = FEW if label in SLOW else EXAMPLES
        method, path = label.split()
        every_answer(SCHEMA[path][method], examples, check)


@pytest.mark.parametrize("lie", ["status", "media", "shape"])
def test_a_lie_in_the_document_is_found(place: Hosted, lie: str) -> None:
    """An answer that the document describes wrongly does not pass."""
    wrong = copy.deepcopy(DOCUMENT)
    answers = wrong["paths"]["/api/games"]["get"]["responses"]
    if lie == "status":
        answers["201"] = answers.pop("200")
    elif lie == "media":
        answers["200"]["content"] = {"text/html": {"schema": {"type": "string"}}}
    else:
        answers["200"]["content"]["application/json"]["schema"] = {"type": "array"}
    operation = schemathesis.openapi.from_dict(wrong)["/api/games"]["GET"]

    def check(case: Case) -> None:
        case.validate_response(case.call(base_url=place.base), checks=CHECKS)

    with pytest.raises(FailureGroup):
        every_answer(operation, 1, check)


@in_a_loop
async def test_every_table_is_still_there(server: Server, place: Hosted) -> None:
    """After all of that the server answers, and nothing is broken."""
    async with guests(server, "") as (stranger,):
        assert (await patient.until_ready(stranger.http))["ready"]
        for table in place.tables:
            await stranger.ask("GET", f"/api/tables/{table}")
        await refused(stranger, 404, "not_found", "GET", "/api/nothing")
    log = server.log.read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log
