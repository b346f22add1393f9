"""A word to a URL when it is somebody's turn. Sent once, in the background; whatever happens to it does not touch play.

The URL comes from whoever opened the table, so by default it must lead to a public address: otherwise a guest could
make the server knock at its neighbours. The address that was checked is the one that is called.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import msgspec

from guildhall.server.config import Config
from guildhall.server.errors import Refused
from guildhall.server.metrics import Metrics
from guildhall.server.play.room import Room

LOG = logging.getLogger("guildhall.webhook")
SECONDS = 5.0
AT_ONCE = 8
MOST_WAITING = 500


class Webhooks:
    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config = config
        self._metrics = metrics
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, url: str) -> str:
        """Refuse what cannot be called; whether the address is public is only known when calling."""
        if self._config.webhooks == "off":
            raise Refused("bad_option", "this server sends no webhooks")
        try:
            parts = urlsplit(url)
            usable = url.isascii() and url.isprintable() and " " not in url
            usable = usable and parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            usable = False
        if not usable:
            raise Refused("bad_option", "a webhook is an http or https URL")
        return url

    def tell(self, room: Room) -> None:
        """Say whose turn it is, if it is a person's, or that it is over."""
        table = room.table
        people = [seat for seat in table.to_act if room.seats[seat].bot is None]
        if table.webhook is not None and (people or table.status == "finished"):
            message = {
                "table": table.id,
                "game": table.game,
                "status": table.status,
                "to_act": people,
                "names": [room.seats[seat].name for seat in people],
                "number": table.number,
                "link": f"{self._config.public_url}/table/{table.id}",
            }
            self._start(table.webhook, message)

    def _start(self, url: str, message: dict[str, Any]) -> None:
        """Send in the background."""
        if len(self._tasks) >= MOST_WAITING or self._config.webhooks == "off":
            self._metrics.webhooks.labels("dropped").inc()
            return
        task = asyncio.create_task(self._send(url, msgspec.json.encode(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, url: str, body: bytes) -> None:
        async with self._gate:
            try:
                await asyncio.to_thread(post, url, body, self._config.webhooks == "any")
                self._metrics.webhooks.labels("sent").inc()
            except (OSError, ValueError, http.client.HTTPException) as error:
                self._metrics.webhooks.labels("failed").inc()
                LOG.info("a webhook failed: %s", error)


def post(url: str, body: bytes, anywhere: bool) -> None:
    """POST to a URL without following redirects."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = _address(host, port, anywhere)
    connection: http.client.HTTPConnection
    if secure:
        connection = http.client.HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)

    def connect(_: object, timeout: float = SECONDS, source: object = None) -> socket.socket:
        return socket.create_connection((address, port), timeout)

    connection._create_connection = connect  # type: ignore[attr-defined]
    path = parts.path or "/"
    if parts.query:
        path += f"?{parts.query}"
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Guildhall"})
        status = connection.getresponse().status
        if status >= 300:
            raise ValueError(f"it answered {status}")
    finally:
        connection.close()


def _address(host: str, port: int, anywhere: bool) -> str:
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not anywhere:
        hidden = [address for address in found if not ipaddress.ip_address(address.partition("%")[0]).is_global]
        if hidden:
            raise ValueError(f"{host} is not a public address")
    return found[0]
