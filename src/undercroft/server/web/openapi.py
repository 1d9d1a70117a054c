"""The OpenAPI document, made from the endpoints and their types."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from undercroft import __version__
from undercroft.server.web.endpoint import JSON, Endpoint
from undercroft.server.web.schemas import ErrorAnswer

PARAMETERS: Final[dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{1,32}$"},
    "campaign": {"type": "string", "pattern": "^[a-z0-9]{1,32}$"},
    "list": {"type": "string", "pattern": "^[a-z0-9]{1,32}$"},
    "way": {"type": "string", "pattern": "^[a-z0-9]{1,32}$"},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 6},
    "mode": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
    "puzzle": {"type": "integer", "minimum": 0, "maximum": 999},
}
MEANING: Final = {
    400: "The request is malformed.",
    401: "Somebody must come in or log in first.",
    403: "This is not allowed.",
    404: "There is no such thing.",
    408: "The body took too long to arrive.",
    409: "This does not fit how things stand.",
    413: "The body is too large, or the record too long.",
    415: "The body is not JSON.",
    421: "The server is not known under the name it was called by.",
    422: "What was asked for cannot be made like this, or the record is not verified here.",
    429: "Too much at once.",
    503: "The database is away, or too many wait already.",
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [ErrorAnswer]
    for endpoint in endpoints:
        types += [t for t in (endpoint.answer, endpoint.body, endpoint.query) if t is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = plain(endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, known, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Undercroft",
            "version": __version__,
            "description": "Lobby, seats, records and replays. Games are played over WebSockets.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "undercroft"}},
        },
        "security": [{}, {"session": []}],
    }


def plain(path: str) -> str:
    """A path without the types of its parameters.

    >>> plain("/api/tables/{table:id}/seats/{seat:int}")
    '/api/tables/{table}/seats/{seat}'
    """
    return "/".join(
        f"{{{part[1:-1].partition(':')[0]}}}" if part.startswith("{") else part for part in path.split("/")
    )


def operation(endpoint: Endpoint, known: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    parts = [part[1:-1].partition(":")[0] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in parts
    ]
    if endpoint.query is not None:
        parameters += query_parameters(components[endpoint.query.__name__])
    answer: dict[str, Any] = {"description": "Done."}
    if endpoint.answer is not None:
        answer["content"] = {endpoint.media: {"schema": known[id(endpoint.answer)]}}
    elif endpoint.status != 204:
        answer["content"] = {endpoint.media: {"schema": {"type": "string"}}}
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {str(endpoint.status): answer, **failures(endpoint, known)},
    }
    if endpoint.lasts:
        described["responses"]["304"] = {"description": "It has not changed."}
    if endpoint.body is not None:
        content = {JSON: {"schema": known[id(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": without_null(field)}
        for name, field in schema["properties"].items()
    ]


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """In a query something is there or not; there is no null."""
    schema = {key: value for key, value in schema.items() if key != "default" or value is not None}
    if "anyOf" not in schema:
        return schema
    choices = [choice for choice in schema["anyOf"] if choice != {"type": "null"}]
    rest = {key: value for key, value in schema.items() if key != "anyOf"}
    return {**rest, **choices[0]} if len(choices) == 1 else {**rest, "anyOf": choices}


def failures(endpoint: Endpoint, known: dict[int, Any]) -> dict[str, Any]:
    codes = {403, 421, 429, 503, *endpoint.problems}
    if endpoint.body is not None:
        codes |= {400, 408, 413, 415}
    if endpoint.query is not None:
        codes.add(400)
    if "{" in endpoint.path:
        codes.add(404)
    content = {JSON: {"schema": known[id(ErrorAnswer)]}}
    return {str(code): {"description": MEANING[code], "content": content} for code in sorted(codes)}
