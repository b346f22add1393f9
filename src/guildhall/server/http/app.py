"""The application: the API's routes, the socket, health and metrics, the client's files, behind the guard."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from guildhall.core.errors import GuildhallError
from guildhall.server.config import Config, imported
from guildhall.server.errors import Refused
from guildhall.server.http.calls import api
from guildhall.server.http.errors import JsonResponse, problem_response, refusal
from guildhall.server.http.guard import BodyLimit, Guard, OwnName, SameOrigin
from guildhall.server.http.openapi import document
from guildhall.server.http.operations import Endpoint, Services
from guildhall.server.http.sessions import COOKIE, Sessions
from guildhall.server.http.static import ClientFiles
from guildhall.server.limits import Limits
from guildhall.server.metrics import Metrics
from guildhall.server.play.rooms import Rooms
from guildhall.server.play.socket import Sockets
from guildhall.server.schema import Problem
from guildhall.server.store.store import Store
from guildhall.server.tidying import Tidying

PREFIX = "/api"


def create() -> Starlette:
    """The application of a worker, with the settings its parent handed over."""
    # The writer's thread hands the interpreter back soon, so that a commit does not hold up the event loop.
    sys.setswitchinterval(0.001)
    return make_app(imported(), Tidying())


def make_app(config: Config, tidying: Tidying | None = None) -> Starlette:
    """The application; `tidying` where a process has nothing else to do."""
    metrics = Metrics()
    store = Store(config.database)
    services = Services(config, Rooms(config, store, metrics), Sessions(store), Limits(config.rate))

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        services.rooms.start()
        if tidying is not None:
            tidying.start()
        try:
            yield
        finally:
            if tidying is not None:
                tidying.stop()
            await services.rooms.stop()

    def refuse(_: Request, error: Exception) -> Response:
        assert isinstance(error, GuildhallError)
        metrics.refusals.labels(error.code).inc()
        return refusal(error)

    return Starlette(
        routes=[
            Mount(
                PREFIX,
                routes=[*_api_routes(services), Route("/openapi.json", Endpoint({"GET": openapi}))],
                middleware=[
                    Middleware(SameOrigin, config.public_url, metrics),
                    Middleware(BodyLimit, api.larger_bodies()),
                ],
            ),
            Route(PREFIX, no_such_call),
            Route("/healthz", Endpoint({"GET": partial(health, store)})),
            Route("/metrics", Endpoint({"GET": partial(show_metrics, metrics)})),
            Mount("/", ClientFiles(config.static_folder())),
        ],
        middleware=[Middleware(Guard, services.limits, metrics), Middleware(OwnName, config.hosts, metrics)],
        exception_handlers={GuildhallError: refuse, HTTPException: http_error},
        lifespan=running,
    )


def _api_routes(services: Services) -> list[BaseRoute]:
    endpoints = api.endpoints(services)
    sockets = Sockets(services.rooms, services.limits)

    async def at_table(socket: WebSocket) -> None:
        who = services.sessions.asker(socket.cookies.get(COOKIE))
        with suppress(WebSocketDisconnect):
            await sockets.admit(socket, socket.path_params["table"], who)

    return [
        *(Route(path.removeprefix(PREFIX), endpoint) for path, endpoint in endpoints.items()),
        WebSocketRoute("/tables/{table}/live", at_table),
    ]


def http_error(_: Request, error: Exception) -> Response:
    """What Starlette refuses: no such path, not that method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "bad_method"}.get(error.status_code, "bad_request")
    return problem_response(Problem(code, error.detail), dict(error.headers or {}))


# -- besides the API -------------------------------------------------------------------------------------------------


async def no_such_call(_: Request) -> Response:
    raise HTTPException(404)


async def health(store: Store, _: Request) -> Response:
    try:
        await store.ping()
    except Refused as error:
        return refusal(error)
    return JsonResponse({"status": "ok"}, headers={"cache-control": "no-store"})


async def show_metrics(metrics: Metrics, _: Request) -> Response:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi(_: Request) -> Response:
    return JsonResponse(document())
