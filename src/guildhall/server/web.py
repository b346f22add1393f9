"""What stands before all routes: headers, origin and size checks, rate limits, and the client's files.

Nothing is ever loaded from another host, nothing inline is run, and no page of ours can be framed.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from guildhall.server.config import Config
from guildhall.server.errors import Refused, problem, status_of
from guildhall.server.limits import Limits, TooMany
from guildhall.server.metrics import Metrics
from guildhall.server.schema import Problem

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

MOST_BYTES = 64 * 1024
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' data:; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY: Headers = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
"""Names that carry a hash of the content, as Vite makes them in assets/."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
NOT_BUILT = b"The web client is not built. Run `make play`, or install a wheel; the API is at /api."


class File(msgspec.Struct):
    body: bytes
    zipped: bytes | None
    kind: str
    etag: str
    immutable: bool


class Client:
    """The built client's files, read once, compressed once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._names: frozenset[str] = frozenset()

    def find(self, path: str) -> File | None:
        """The file of a path; pages of the client itself are all its index."""
        if not self._names and self._folder.is_dir():
            found = (file for file in self._folder.rglob("*") if file.is_file())
            self._names = frozenset(file.relative_to(self._folder).as_posix() for file in found)
        name = path.lstrip("/")
        if name not in self._names:
            if "." in name.rpartition("/")[2]:
                return None
            name = "index.html"
        if name not in self._names:
            return None
        return self._files.get(name) or self._read(name)

    def _read(self, name: str) -> File:
        body = (self._folder / name).read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".js"):
            kind = "text/javascript"
        zipped = None
        if kind.startswith(COMPRESSIBLE) and len(body) > 500:
            zipped = gzip.compress(body, 9, mtime=0)
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        file = File(body, zipped, kind, etag, name.startswith("assets/") and HASHED.search(name) is not None)
        self._files[name] = file
        return file


class Guard:
    """The outermost layer: every request and socket passes here."""

    def __init__(self, app: App, config: Config, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._client = Client(config.static_folder())
        self._public = urlsplit(config.public_url).netloc if config.public_url else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            if self._same_origin(scope):
                await self._app(scope, receive, send)
            else:
                self._metrics.refusals.labels("forbidden_origin").inc()
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        method, path = scope["method"], scope["path"]

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(method, message["status"]).inc()
                message["headers"] = [*message.get("headers", []), *SECURITY]
            await send(message)

        try:
            self._limits.use("http", scope["client"][0] if scope.get("client") else "")
            if not path.startswith("/api/") and path not in ("/api", "/healthz", "/metrics"):
                await self._file(scope, send_guarded)
                return
            if method not in ("GET", "HEAD", "OPTIONS") and not self._same_origin(scope):
                raise Refused("forbidden_origin", "this request comes from another site")
            await self._app(scope, await _limited(scope, receive), send_guarded)
        except Refused as error:
            self._metrics.refusals.labels(error.code).inc()
            headers: Headers = []
            if isinstance(error, TooMany):
                headers.append((b"retry-after", str(max(1, round(error.wait))).encode()))
            await _send_problem(send_guarded, problem(error), headers)

    def _same_origin(self, scope: Scope) -> bool:
        """Browsers say where a request comes from; whoever says nothing is no browser and holds no stolen cookie."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        place = urlsplit(origin.decode("latin-1")).netloc
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(place) and place in (host, self._public)

    async def _file(self, scope: Scope, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            refused = Refused("bad_method", "files can only be read")
            await _send_problem(send, problem(refused), [(b"allow", b"GET, HEAD")])
            return
        file = self._client.find(scope["path"])
        if file is None:
            if scope["path"] == "/":
                await _send(send, 503, NOT_BUILT, [(b"content-type", b"text/plain; charset=utf-8")])
            else:
                await _send_problem(send, problem(Refused("not_found", "there is no such page")), [])
            return
        headers = dict(scope["headers"])
        cache = b"public, max-age=31536000, immutable" if file.immutable else b"no-cache"
        answer: Headers = [(b"cache-control", cache), (b"etag", file.etag.encode()), (b"vary", b"accept-encoding")]
        if headers.get(b"if-none-match", b"").decode("latin-1") == file.etag:
            await _send(send, 304, b"", answer)
            return
        body = file.body
        if file.zipped is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body = file.zipped
            answer.append((b"content-encoding", b"gzip"))
        answer.append((b"content-type", file.kind.encode()))
        answer.append((b"content-length", str(len(body)).encode()))
        await _send(send, 200, b"" if scope["method"] == "HEAD" else body, answer)


async def _limited(scope: Scope, receive: Receive) -> Receive:
    """The request with its body read; Refused if that is too large."""
    if scope["method"] in ("GET", "HEAD"):
        return receive
    length = dict(scope["headers"]).get(b"content-length", b"0")
    if length.isdigit() and int(length) > MOST_BYTES:
        raise Refused("too_large", f"a request has at most {MOST_BYTES} bytes")
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            raise Refused("too_large", f"a request has at most {MOST_BYTES} bytes")
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            break
    messages: list[MutableMapping[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> MutableMapping[str, Any]:
        return messages.pop() if messages else await receive()

    return again


async def _send_problem(send: Send, found: Problem, headers: Headers) -> None:
    body = msgspec.json.encode(found)
    kind: Headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await _send(send, status_of(found.code), body, [*kind, *headers])


async def _send(send: Send, status: int, body: bytes, headers: Headers) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
