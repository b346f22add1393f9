"""Calls of the API: what a handler's signature says it takes and gives is what is read, checked and documented.

A handler gets the `Call` (who asks), the parts of the path by name, `body` if it has one, `query` if it has parameters.
Its annotations are the types that msgspec reads into; its return type is the reply of the OpenAPI document.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from guildhall.core.reading import TooDeep, shallow
from guildhall.server.config import Config
from guildhall.server.errors import Refused, no_session
from guildhall.server.http.errors import JsonResponse
from guildhall.server.http.sessions import COOKIE, Sessions
from guildhall.server.limits import Limits
from guildhall.server.play.rooms import Rooms
from guildhall.server.store.rows import Person

JSON = "application/json"
NUMBERS = ("at", "seat", "world")
"""The parameters of queries that are numbers."""
WHOLE = re.compile(r"-?[0-9]{1,10}", re.ASCII)


class Services(NamedTuple):
    """The running server's parts."""

    config: Config
    rooms: Rooms
    sessions: Sessions
    limits: Limits


class Call(msgspec.Struct):
    """One request: who asks, and what the reply sets."""

    services: Services
    person: Person | None
    secret: str | None
    address: str
    secure: bool
    cookie: str | None = None
    """What the reply sets."""

    @property
    def rooms(self) -> Rooms:
        return self.services.rooms

    @property
    def session(self) -> int | None:
        return None if self.person is None else self.person.id

    def somebody(self) -> Person:
        if self.person is None:
            raise no_session()
        return self.person


class NoQuery(msgspec.Struct, forbid_unknown_fields=True):
    """A call without parameters."""


Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)


class Operation(NamedTuple):
    """A call of the API, as its handler declares it."""

    method: str
    path: str
    handler: Handler
    reply: Any
    body: Any
    query: type[msgspec.Struct]
    status: int
    most_bytes: int = 0
    """Of the body, where it may be larger than others; 0: as others."""
    packed: bool = False
    """Whether the reply is long and the same for everybody: then it goes compressed."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().splitlines()[0]


class Api:
    """The calls of an API, in the order of their declaration."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def operation(
        self,
        method: str,
        path: str,
        *,
        status: int = 200,
        reply: Any = None,
        most_bytes: int = 0,
        packed: bool = False,
    ) -> Callable[[H], H]:
        """Declare a handler; `reply` only if it gives something already encoded."""

        def declare(handler: H) -> H:
            hints = get_type_hints(handler, include_extras=True)
            reads, gives = hints.get("query", NoQuery), reply or hints["return"]
            found = Operation(method, path, handler, gives, hints.get("body"), reads, status, most_bytes, packed)
            self.operations.append(found)
            return handler

        return declare

    def larger_bodies(self) -> dict[str, int]:
        """The paths whose bodies may be larger than others, with how many bytes they may have."""
        return {found.path: found.most_bytes for found in self.operations if found.most_bytes}

    def endpoints(self, services: Services) -> dict[str, Endpoint]:
        """What answers at each path."""
        by_path: dict[str, dict[str, Answer]] = {}
        for found in self.operations:
            by_path.setdefault(found.path, {})[found.method] = _answerer(services, found)
        return {path: Endpoint(answers) for path, answers in by_path.items()}


Answer = Callable[[Request], Awaitable[Response]]


class Endpoint:
    """What answers at one path, by method, as an ASGI application. OPTIONS tells which; any other is not allowed."""

    def __init__(self, answers: dict[str, Answer]) -> None:
        self._answers = answers
        self._allow = {"allow": ", ".join([*answers, "OPTIONS"])}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answers.get(scope["method"])
        if answer is not None:
            response = await answer(Request(scope, receive))
        elif scope["method"] == "OPTIONS":
            response = Response(status_code=204, headers=self._allow)
        else:
            raise HTTPException(405, headers=self._allow)
        await response(scope, receive, send)


def _answerer(services: Services, operation: Operation) -> Answer:
    """Makes a handler answer requests."""
    decoder = None if operation.body is None else msgspec.json.Decoder(operation.body)

    async def answer(request: Request) -> Response:
        call = await _call(services, request)
        arguments = dict(request.path_params)
        query = _checked(lambda: msgspec.convert(_query(request), operation.query))
        if operation.query is not NoQuery:
            arguments["query"] = query
        if decoder is not None:
            arguments["body"] = await _body(request, decoder)
        reply = await operation.handler(call, **arguments)
        headers = {"cache-control": "no-store"}
        if call.cookie is not None:
            headers["set-cookie"] = call.cookie
        response = JsonResponse(reply, operation.status, headers)
        if operation.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
            return Response(_packed(bytes(response.body)), operation.status, headers, JSON)
        return response

    return answer


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


async def _call(services: Services, request: Request) -> Call:
    secret = request.cookies.get(COOKIE)
    return Call(
        services=services,
        person=await services.sessions.find(secret),
        secret=secret,
        address=request.client.host if request.client else "",
        secure=request["scheme"] == "https" or services.config.public_url.startswith("https:"),
    )


# -- reading requests ------------------------------------------------------------------------------------------------


def _query(request: Request) -> dict[str, Any]:
    """The query's values, numbers as numbers; each name once."""
    given: dict[str, Any] = {}
    for name, value in request.query_params.multi_items():
        if name in given:
            raise Refused("bad_request", f"“{name}” stands twice in the query")
        given[name] = int(value) if name in NUMBERS and WHOLE.fullmatch(value) else value
    return given


async def _body(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refused("bad_media", "the body is to be JSON (Content-Type: application/json)")
    body = await request.body()
    return _checked(lambda: _decoded(shallow(body), decoder))


def _decoded(body: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """The body as its type. JSON has one kind of number: 3.0 is a whole one too."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError:
        if b".0" not in body and b"e" not in body.lower():
            raise
        return msgspec.convert(_whole(msgspec.json.decode(body)), decoder.type)


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return value


def _checked(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except (msgspec.DecodeError, UnicodeDecodeError, TooDeep) as error:
        raise Refused("bad_request", str(error)) from None
