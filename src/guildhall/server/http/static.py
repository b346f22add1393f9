"""The built client's files."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from guildhall.server.http.errors import problem_response
from guildhall.server.schema import Problem

HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
"""Names that carry a hash of the content, as Vite makes them in assets/."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
NOT_BUILT = "The web client is not built. Run `make play`, or install a wheel; the API is at /api."


class File(NamedTuple):
    """A file, read once and compressed once, as the answers to whoever asks for it."""

    plain: Response
    zipped: Response | None


class ClientFiles(StaticFiles):
    """Starlette's static files, answered from memory.

    By itself it sends files as they are on the disk, looks there for each request, and knows no client whose pages are
    all its index. So `get_response` is our own: compressed, with a hash of the content as tag, kept for ever if the
    name carries a hash. Paths and what counts as not modified stay Starlette's.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._names: frozenset[str] = frozenset()
        self._files: dict[str, File] = {}

    async def check_config(self) -> None:
        """A client that is not built is told to whoever asks for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return problem_response(Problem("bad_method", "files can only be read"), {"allow": "GET, HEAD"})
        file = self._find(path)
        if file is None:
            if path == ".":
                return PlainTextResponse(NOT_BUILT, 503)
            return problem_response(Problem("not_found", "there is no such page"))
        asked = Headers(scope=scope)
        if self.is_not_modified(file.plain.headers, asked):
            return NotModifiedResponse(file.plain.headers)
        return file.zipped if file.zipped is not None and "gzip" in asked.get("accept-encoding", "") else file.plain

    def _find(self, name: str) -> File | None:
        """The file of a path; pages of the client itself are all its index."""
        if not self._names and self._folder.is_dir():
            found = (file for file in self._folder.rglob("*") if file.is_file())
            self._names = frozenset(file.relative_to(self._folder).as_posix() for file in found)
        if name not in self._names:
            if "." in name.rpartition("/")[2] and name != ".":
                return None
            name = "index.html"
        if name not in self._names:
            return None
        return self._files.get(name) or self._read(name)

    def _read(self, name: str) -> File:
        body = (self._folder / name).read_bytes()
        guessed = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
        kind = guessed or "application/octet-stream"
        forever = name.startswith("assets/") and HASHED.search(name) is not None
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if forever else "no-cache",
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        }
        zipped = None
        if kind.startswith(COMPRESSIBLE) and len(body) > 500:
            zipped = Response(gzip.compress(body, 9, mtime=0), headers={**headers, "content-encoding": "gzip"})
        file = self._files[name] = File(Response(body, headers=headers), zipped)
        return file
