"""Calling an address that a guest has chosen: webhooks, and the push services of browsers.

By default it must be a public one: otherwise a guest could make the server knock at its neighbours. The address that
was checked is the one that is called, redirects are not followed, and however slowly the other side speaks, after a few
seconds it is over. Names are looked up in threads of their own, so that a name server that does not answer keeps nobody
waiting but these calls; and the few that are made at once are shared fairly between guests.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from prometheus_client import Counter

from guildhall.server.errors import Refused
from guildhall.server.play.queue import Queue

LOG = logging.getLogger("guildhall.calls")
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

Reach = Literal["public", "any", "off"]
"""Where calls may go: to public addresses only, anywhere, nowhere."""


class Letter(NamedTuple):
    """What is posted, and where."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class NotTaken(ValueError):
    """The other side answered, and did not take it."""

    def __init__(self, status: int) -> None:
        super().__init__(f"it answered {status}")
        self.status = status


class Calls:
    """Calls of one kind: each is made once, in the background; whatever happens to it does not touch play."""

    def __init__(self, name: str, reach: Reach, counted: Counter) -> None:
        self._name = name
        self._reach = reach
        self._counted = counted
        self._queue = Queue(AT_ONCE)
        self._names = ThreadPoolExecutor(AT_ONCE, f"{name}-names")
        self._tasks: set[asyncio.Task[None]] = set()
        self._of: dict[int | None, int] = {}
        """How many of each guest are waiting or under way."""

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._names.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> str:
        """Refuse what cannot be called; where a name leads is only known when calling."""
        if self._reach == "off":
            raise Refused("bad_option", f"this server sends no {self._name}")
        try:
            host = target_of(url).host
        except ValueError:
            raise Refused("bad_option", f"a {self._name} goes to an http or https URL") from None
        if self._reach == "public" and _is_address(host) and not is_public(host):
            raise Refused("bad_option", f"a {self._name} goes to a public address")
        return url

    def start(self, letter: Letter, guest: int | None, refused: Callable[[int], None] | None = None) -> None:
        """Send in the background; `refused` hears the status if the other side does not take it."""
        full = len(self._tasks) >= MOST_WAITING or self._of.get(guest, 0) >= MOST_OF_ONE
        if full or self._reach == "off":
            self._counted.labels("dropped").inc()
            return
        task = asyncio.create_task(self._send(letter, guest, refused))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, letter: Letter, guest: int | None, refused: Callable[[int], None] | None) -> None:
        self._of[guest] = self._of.get(guest, 0) + 1
        try:
            async with self._queue.place(guest, SECONDS), asyncio.timeout(SECONDS):
                await post(letter, self._reach == "any", self._names)
            self._counted.labels("sent").inc()
        except (OSError, ValueError) as error:
            # A timeout is an OSError, and so is whatever TLS does not like.
            self._counted.labels("failed").inc()
            LOG.info("a %s failed: %s", self._name, error or type(error).__name__)
            if refused is not None and isinstance(error, NotTaken):
                refused(error.status)
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


def target_of(url: str) -> Target:
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


async def post(letter: Letter, anywhere: bool, names: ThreadPoolExecutor) -> None:
    """POST to a URL without following redirects; OSError or ValueError if it was not taken."""
    target = target_of(letter.url)
    address = await _address(target, anywhere, names)
    secured: dict[str, Any] = {}
    if target.secure:
        secured = {"ssl": _tls(), "server_hostname": target.host, "ssl_shutdown_timeout": 1.0}
    reader, writer = await asyncio.open_connection(address, target.port, limit=MOST_ANSWERED, **secured)
    try:
        headers = {
            "Host": target.place,
            "User-Agent": "Guildhall",
            "Connection": "close",
            "Content-Length": str(len(letter.body)),
            **letter.headers,
        }
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + letter.body)
        await writer.drain()
        status = _status(await reader.readline())
        if not 200 <= status < 300:
            raise NotTaken(status)
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
