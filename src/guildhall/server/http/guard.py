"""What requests pass before they get anywhere: rate limits, headers for every answer, origin and size checks.

Nothing is ever loaded from another host, nothing inline is run, and no page of ours can be framed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.server.errors import Refused
from guildhall.server.http.errors import problem_response, refusal
from guildhall.server.limits import Limits, TooMany
from guildhall.server.metrics import Metrics
from guildhall.server.schema import Problem

LOG = logging.getLogger("guildhall.server")
MOST_BYTES = 64 * 1024
OTHER_ORIGIN = 4403
FOR_PROBES = ("/healthz", "/metrics")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' data:; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
READING = ("GET", "HEAD", "OPTIONS")
BUG = Problem("bug", "something went wrong here; nothing was changed")


class Guard:
    """The outermost layer: limits and counts requests, and puts the headers on whatever answers, bugs included."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self._metrics.requests.labels(scope["method"], message["status"]).inc()
                message["headers"] = [*message.get("headers", []), *SECURITY]
            await send(message)

        try:
            self._limits.use("http", scope["client"][0] if scope.get("client") else "")
            await self._app(scope, receive, send_guarded)
        except TooMany as error:
            self._metrics.refusals.labels(error.code).inc()
            await refusal(error)(scope, receive, send_guarded)
        except ClientDisconnect:
            # Nobody is left to be answered.
            return
        except Exception as error:
            # Never a stack trace for the client; one for the operator.
            LOG.error("a bug at %s %s", scope["method"], scope["path"], exc_info=error)
            if not begun:
                await problem_response(BUG)(scope, receive, send_guarded)


class OwnName:
    """Answers only to its own names, once it has any: a name that leads here but is not ours is somebody's trick.

    Probes ask by address, so health and metrics are told to all. Ports do not matter, proxies leave them out.
    """

    def __init__(self, app: ASGIApp, hosts: str, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._names = {_host_name(host) for host in hosts.split(",") if host.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._names or scope["type"] == "lifespan" or scope["path"] in FOR_PROBES or self._is_ours(scope):
            await self._app(scope, receive, send)
            return
        self._metrics.refusals.labels("wrong_host").inc()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": OTHER_ORIGIN, "reason": "not by that name"})
        else:
            await refusal(Refused("wrong_host", "this server does not go by that name"))(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        asked = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return bool(asked) and all(_host_name(host) in self._names for host in asked)


def _host_name(host: str) -> str:
    """Of `Games.Example:8443` the name."""
    try:
        return (urlsplit(f"//{host.strip()}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class SameOrigin:
    """Lets another site neither change anything nor open a socket."""

    def __init__(self, app: ASGIApp, public_url: str, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._public = urlsplit(public_url).netloc if public_url else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self._same_origin(scope):
                self._metrics.refusals.labels("forbidden_origin").inc()
                await receive()
                await send({"type": "websocket.close", "code": OTHER_ORIGIN, "reason": "another origin"})
                return
        elif scope["method"] not in READING and not self._same_origin(scope):
            raise Refused("forbidden_origin", "this request comes from another site")
        await self._app(scope, receive, send)

    def _same_origin(self, scope: Scope) -> bool:
        """Browsers say where a request comes from; whoever says nothing is no browser and holds no stolen cookie."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        place = urlsplit(origin.decode("latin-1")).netloc
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(place) and place in (host, self._public)


class BodyLimit:
    """Refuses large bodies: at once if their length is told, else when too much has come.

    Starlette's own limit answers with plain text; ours is a refusal like any other.
    """

    def __init__(self, app: ASGIApp, larger: Mapping[str, int] = MappingProxyType({})) -> None:
        self._app = app
        self._larger = larger
        """Where more may come than elsewhere, and how much."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        most = self._larger.get(scope["path"], MOST_BYTES)
        told = dict(scope["headers"]).get(b"content-length", b"0")
        seen = int(told) if told.isdigit() else 0
        _require_small(seen, most)
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            _require_small(seen, most)
            return message

        await self._app(scope, counted, send)


def _require_small(size: int, most: int) -> None:
    if size > most:
        raise Refused("too_large", f"a request has at most {most} bytes")
