"""A word to a URL when it is somebody's turn. Sent once, in the background; whatever happens to it does not touch play.

The URL comes from whoever opened the table, so by default it must lead to a public address: otherwise a guest could
make the server knock at its neighbours. The address that was checked is the one that is called, redirects are not
followed, and however slowly the other side speaks, after a few seconds it is over. Names are looked up in threads of
their own, so that a name server that does not answer keeps nobody waiting but webhooks; and the few that are sent at
once are shared fairly between guests.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from guildhall.server.config import Config
from guildhall.server.errors import Refused
from guildhall.server.metrics import Metrics
from guildhall.server.play.queue import Queue
from guildhall.server.play.room import Room

LOG = logging.getLogger("guildhall.webhook")
SECONDS = 5.0
"""For everything: the name, the connection, the answer."""
AT_ONCE = 8
MOST_WAITING = 500
MOST_OF_ONE = 20
"""Of the same guest's, waiting or under way."""
MOST_ANSWERED = 1024
"""Bytes of the first line of an answer."""
UNICAST = ipaddress.ip_network("2000::/3")
"""All that is in use of IPv6: neither NAT64 nor mapped, compatible, local and multicast addresses are in it."""
ROUNDABOUT = [
    ipaddress.ip_network(net) for net in ("2002::/16", "2001::/23", "192.88.99.0/24", "192.0.0.0/24", "3fff::/20")
]
"""6to4, Teredo and their kin, within which lies an address of somebody else; and what leads to no machine."""


class Webhooks:
    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config = config
        self._metrics = metrics
        self._queue = Queue(AT_ONCE, AT_ONCE, SECONDS)
        self._names = ThreadPoolExecutor(AT_ONCE, "webhook-names")
        self._tasks: set[asyncio.Task[None]] = set()
        self._of: dict[int | None, int] = {}
        """How many of each guest are waiting or under way."""

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._names.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> str:
        """Refuse what cannot be called; where a name leads is only known when calling."""
        if self._config.webhooks == "off":
            raise Refused("bad_option", "this server sends no webhooks")
        try:
            host = _target(url).host
        except ValueError:
            raise Refused("bad_option", "a webhook is an http or https URL") from None
        if self._config.webhooks == "public" and _is_address(host) and not is_public(host):
            raise Refused("bad_option", "a webhook goes to a public address")
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
            self._start(table.webhook, message, table.owner)

    def _start(self, url: str, message: dict[str, Any], guest: int | None) -> None:
        """Send in the background."""
        full = len(self._tasks) >= MOST_WAITING or self._of.get(guest, 0) >= MOST_OF_ONE
        if full or self._config.webhooks == "off":
            self._metrics.webhooks.labels("dropped").inc()
            return
        task = asyncio.create_task(self._send(url, msgspec.json.encode(message), guest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, url: str, body: bytes, guest: int | None) -> None:
        self._of[guest] = self._of.get(guest, 0) + 1
        try:
            async with self._queue.place(guest, SECONDS), asyncio.timeout(SECONDS):
                await post(url, body, self._config.webhooks == "any", self._names)
            self._metrics.webhooks.labels("sent").inc()
        except (OSError, ValueError) as error:
            # A timeout is an OSError, and so is whatever TLS does not like.
            self._metrics.webhooks.labels("failed").inc()
            LOG.info("a webhook failed: %s", error or type(error).__name__)
        finally:
            self._of[guest] -= 1
            if not self._of[guest]:
                del self._of[guest]


class Target(NamedTuple):
    """What a URL says."""

    secure: bool
    host: str
    port: int
    place: str
    """The host as it stands in the URL."""
    path: str


def _target(url: str) -> Target:
    """The parts of a URL; ValueError if it cannot be called."""
    if not (url.isascii() and url.isprintable()) or " " in url:
        raise ValueError("a URL has no such characters")
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError("not an http or https URL")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port, parts.netloc.rpartition("@")[2], path)


async def post(url: str, body: bytes, anywhere: bool, names: ThreadPoolExecutor) -> None:
    """POST to a URL without following redirects; OSError or ValueError if it was not taken."""
    target = _target(url)
    address = await _address(target, anywhere, names)
    secured: dict[str, Any] = {}
    if target.secure:
        secured = {"ssl": _tls(), "server_hostname": target.host, "ssl_shutdown_timeout": 1.0}
    reader, writer = await asyncio.open_connection(address, target.port, limit=MOST_ANSWERED, **secured)
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.place}\r\nUser-Agent: Guildhall\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = _status(await reader.readline())
        if not 200 <= status < 300:
            raise ValueError(f"it answered {status}")
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    """The number in the first line of an answer."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not (words[1].isdigit() and len(words[1]) == 3):
        raise ValueError("it does not speak HTTP")
    return int(words[1])


@lru_cache(maxsize=1)
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _address(target: Target, anywhere: bool, names: ThreadPoolExecutor) -> str:
    """The address to call; ValueError if it, or any other that the name leads to, is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(names, _look_up, target.host, target.port)
    if not anywhere and not all(is_public(address) for address in found):
        raise ValueError(f"{target.host} is not a public address")
    return found[0]


def _look_up(host: str, port: int) -> list[str]:
    return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(text: str) -> bool:
    """Whether an address belongs to one machine of the public network, and not in a roundabout way."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address) and (address.scope_id is not None or address not in UNICAST):
        return False
    if address.is_multicast or address.is_reserved or any(address in net for net in ROUNDABOUT):
        return False
    return address.is_global


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
