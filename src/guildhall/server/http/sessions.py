"""Who somebody is: a name and an opaque session. Only a hash of the secret is kept, and it can be revoked."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from guildhall.server.play.names import clean_name
from guildhall.server.store import queries
from guildhall.server.store.rows import Person
from guildhall.server.store.store import Store

COOKIE = "guildhall_session"
COOKIE_SECONDS = 365 * 86400
REMEMBERED = 20_000
TRUSTED_SECONDS = 5.0
"""How long a worker believes what it read of a session: a revocation at another worker is heard within this time."""
ALONE_SECONDS = 600.0
"""The same where there is no other worker."""


def cookie(secret: str, seconds: int, secure: bool) -> str:
    """The header that hands a browser its secret; with 0 seconds, takes it back."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{end}"


class Sessions:
    """The sessions of a running server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trusted = TRUSTED_SECONDS if store.bus.shared else ALONE_SECONDS
        self._known: OrderedDict[str, tuple[Person | None, float]] = OrderedDict()

    async def find(self, secret: str | None) -> Person | None:
        """The person whose cookie this is; None for nobody, unknown and revoked ones."""
        return await self.asker(secret)()

    def asker(self, secret: str | None) -> Callable[[], Awaitable[Person | None]]:
        """The same for one who is going to ask again and again."""
        return partial(self._find, _hashed(secret) if secret and len(secret) <= 100 else "")

    async def _find(self, key: str) -> Person | None:
        if not key:
            return None
        known = self._known.get(key)
        if known is not None and known[1] > time.monotonic():
            self._known.move_to_end(key)
            return known[0]
        return self._remember(key, await self._store.read(partial(queries.find_session, secret_hash=key)))

    async def arrive(self, name: str) -> tuple[Person, str]:
        """A new session; its secret is told only now."""
        secret = secrets.token_urlsafe(32)
        key = _hashed(secret)
        person = await self._store.write(partial(queries.insert_session, secret_hash=key, name=clean_name(name)))
        self._remember(key, person)
        return person, secret

    async def rename(self, secret: str, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self._store.write(partial(queries.update_session, session=person.id, name=renamed.name))
        self._remember(_hashed(secret), renamed)
        return renamed

    async def revoke(self, secret: str, person: Person) -> None:
        await self._store.write(partial(queries.update_session, session=person.id, revoked=True))
        self._remember(_hashed(secret), None)

    def _remember(self, key: str, person: Person | None) -> Person | None:
        self._known[key] = (person, time.monotonic() + self._trusted)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
