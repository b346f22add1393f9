"""The OpenAPI document, made from the declared calls and msgspec's own schemas: it says exactly what is checked."""

from __future__ import annotations

from typing import Any

import msgspec

from guildhall import __version__
from guildhall.server import schema
from guildhall.server.http.calls import api
from guildhall.server.http.operations import Operation

REF = "#/components/schemas/{name}"
REFUSALS = {
    "400": "not what the schema says",
    "401": "no session",
    "403": "not yours",
    "404": "there is no such thing",
    "405": "not that method",
    "409": "the table has come to something else",
    "413": "too large",
    "415": "not JSON",
    "421": "not by that name",
    "422": "the game does not allow it",
    "429": "too many at once",
    "503": "the server cannot do it now",
}


def document() -> dict[str, Any]:
    """OpenAPI 3.1 of the whole API; the socket's messages are among the components."""
    types: list[Any] = [schema.Problem, schema.ClientMessage, schema.ServerMessage]
    for operation in api.operations:
        types += [kind for kind in (operation.reply, operation.body) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = {repr(kind): found for kind, found in zip(types, schemas, strict=True)}
    components["ClientMessage"], components["ServerMessage"] = schemas[1], schemas[2]
    paths: dict[str, dict[str, Any]] = {}
    for operation in api.operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Guildhall",
            "version": __version__,
            "description": "Tables of board games. Play itself is on the socket /api/tables/{table}/live.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _described(operation: Operation, by_type: dict[str, Any]) -> dict[str, Any]:
    replies: dict[str, Any] = {
        str(operation.status): {"description": "done", "content": _json(by_type[repr(operation.reply)])},
    }
    for status, description in REFUSALS.items():
        replies[status] = {"description": description, "content": _json(by_type[repr(schema.Problem)])}
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": replies,
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _json(by_type[repr(operation.body)])}
    return described


def _json(found: Any) -> dict[str, Any]:
    return {"application/json": {"schema": found}}


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = []
    for part in operation.path.split("/"):
        if part.startswith("{"):
            name = part.strip("{}")
            kind: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-z0-9_]+$"}
            if name == "seat":
                kind = {"type": "integer", "minimum": 0, "maximum": 15}
            parameters.append({"name": name, "in": "path", "required": True, "schema": kind})
    _, found = msgspec.json.schema_components([operation.query], ref_template=REF)
    query = found[operation.query.__name__]
    for name, kind in query["properties"].items():
        shown = next((option for option in kind.get("anyOf", []) if option != {"type": "null"}), kind)
        required = name in query.get("required", [])
        parameters.append({"name": name, "in": "query", "required": required, "schema": shown})
    return parameters
