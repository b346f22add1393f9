"""The application: Litestar's routes from the list of calls, the socket, health and metrics, behind the guard."""

from __future__ import annotations

import gc
import logging
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from guildhall.core.errors import GuildhallError
from guildhall.server.api import ROUTES, Call, Guild, Route
from guildhall.server.config import Config, imported
from guildhall.server.errors import Refused, problem, status_of
from guildhall.server.hall import Hall
from guildhall.server.limits import Limits, TooMany
from guildhall.server.live import Live
from guildhall.server.metrics import Metrics
from guildhall.server.people import COOKIE, People
from guildhall.server.schema import Problem
from guildhall.server.store import Store
from guildhall.server.web import Guard

LOG = logging.getLogger("guildhall.server")
JSON = "application/json"
NUMBERS = ("at", "seat")
"""The parameters of queries that are numbers."""
WHOLE = re.compile(r"-?[0-9]{1,10}", re.ASCII)
AnyRequest = Request[Any, Any, Any]


def create() -> Guard:
    """The application of a worker, with the settings its parent handed over."""
    # The writer's thread hands the interpreter back soon, so that a commit does not hold up the event loop.
    sys.setswitchinterval(0.001)
    # Tables in memory are many long-lived objects: walking all of them takes 100 ms at 500 tables, everybody waiting.
    # What is fresh is still looked through often; all of it, only after millions of new objects.
    gc.set_threshold(5_000, 10, 500)
    return make_app(imported())


def make_app(config: Config) -> Guard:
    metrics = Metrics()
    limits = Limits(config.rate)
    store = Store(config.database)
    hall = Hall(config, store, metrics)
    people = People(store)
    guild = Guild(config, hall, people, limits)
    live = Live(hall, people, limits, config.rate > 0)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        hall.start()
        try:
            yield
        finally:
            await hall.stop()

    app = Litestar(
        route_handlers=[
            *(_handler(route, guild) for route in ROUTES),
            _plain("/healthz", lambda: _health(store)),
            _plain("/metrics", lambda: _metrics(metrics)),
            _plain("/api/openapi.json", _openapi),
            _socket(live),
        ],
        lifespan=[running],
        openapi_config=None,
        exception_handlers={HTTPException: _http_error, Exception: _bug},
        logging_config=None,
    )
    return Guard(app, config, limits, metrics)  # type: ignore[arg-type]


# -- calls -----------------------------------------------------------------------------------------------------------


def _handler(route: Route, guild: Guild) -> HTTPRouteHandler:
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def answer(request: AnyRequest) -> Response[bytes]:
        try:
            call = await _call(route, guild, request, decoder)
            reply = await route.does(call)
        except GuildhallError as error:
            return _refusal(guild, error)
        headers = {} if call.cookie is None else {"set-cookie": call.cookie}
        headers["cache-control"] = "no-store"
        return Response(msgspec.json.encode(reply), status_code=route.status, media_type=JSON, headers=headers)

    path = route.path
    for name in ("game", "language", "table", "seat"):
        path = path.replace(f"{{{name}}}", f"{{{name}:str}}")
    return HTTPRouteHandler(path, http_method=route.method, status_code=route.status)(answer)  # type: ignore[arg-type]


async def _call(route: Route, guild: Guild, request: AnyRequest, decoder: msgspec.json.Decoder[Any] | None) -> Call:
    secret = request.cookies.get(COOKIE)
    call = Call(
        guild=guild,
        person=await guild.people.find(secret),
        secret=secret,
        address=request.client.host if request.client else "",
        secure=request.url.scheme == "https" or guild.config.public_url.startswith("https:"),
        path={name: str(value) for name, value in request.path_params.items()},
    )
    call.query = _checked(lambda: msgspec.convert(_query(request), route.query))
    if decoder is not None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Refused("bad_media", "the body is to be JSON (Content-Type: application/json)")
        body = await request.body()
        call.body = _checked(lambda: _decoded(body, decoder))
    return call


def _query(request: AnyRequest) -> dict[str, Any]:
    """The query's values, numbers as numbers; each name once."""
    given: dict[str, Any] = {}
    for name, value in request.query_params.multi_items():
        if name in given:
            raise Refused("bad_request", f"“{name}” stands twice in the query")
        given[name] = int(value) if name in NUMBERS and WHOLE.fullmatch(value) else value
    return given


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
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad_request", str(error)) from None


def _refusal(guild: Guild, error: GuildhallError) -> Response[bytes]:
    found = problem(error)
    guild.hall.metrics.refusals.labels(found.code).inc()
    headers = {"retry-after": str(max(1, round(error.wait)))} if isinstance(error, TooMany) else {}
    return _problem(found, headers)


def _problem(found: Problem, headers: dict[str, str]) -> Response[bytes]:
    body = msgspec.json.encode(found)
    return Response(body, status_code=status_of(found.code), media_type=JSON, headers=headers)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    codes = {404: "not_found", 405: "bad_method", 413: "too_large"}
    code = codes.get(error.status_code, "bad_request")
    return _problem(Problem(code=code, message=error.detail or code), dict(error.headers or {}))


def _bug(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Never a stack trace for the client; one for the operator."""
    LOG.error("a bug at %s %s", request.method, request.url.path, exc_info=error)
    body = msgspec.json.encode(Problem(code="bug", message="something went wrong here; nothing was changed"))
    return Response(body, status_code=500, media_type=JSON)


# -- the rest --------------------------------------------------------------------------------------------------------


def _plain(path: str, make: Callable[[], Coroutine[Any, Any, Response[bytes]]]) -> HTTPRouteHandler:
    async def answer() -> Response[bytes]:
        return await make()

    return HTTPRouteHandler(path, http_method="GET")(answer)


async def _health(store: Store) -> Response[bytes]:
    try:
        await store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    except Refused as error:
        return _problem(problem(error), {})
    return Response(b'{"status":"ok"}', media_type=JSON, headers={"cache-control": "no-store"})


async def _metrics(metrics: Metrics) -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _openapi() -> Response[bytes]:
    from guildhall.server.openapi import document

    return Response(msgspec.json.encode(document()), media_type=JSON)


def _socket(live: Live) -> WebsocketRouteHandler:
    async def at_table(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await live.serve(socket, str(socket.path_params["table"]))
        except WebSocketDisconnect:
            return

    return WebsocketRouteHandler("/api/tables/{table:str}/live")(at_table)
