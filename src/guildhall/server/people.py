"""Who somebody is: a name and an opaque session. Only a hash of the secret is kept, and it can be revoked."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from guildhall.server import database as db
from guildhall.server.errors import Refused
from guildhall.server.kept import now
from guildhall.server.store import Store

COOKIE = "guildhall_session"
COOKIE_SECONDS = 365 * 86400
REMEMBERED = 20_000
TRUSTED_SECONDS = 5.0
"""How long a worker believes what it read of a session: a revocation at another worker is heard within this time."""


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without control characters and needless blanks; Refused if nothing is left of it."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Refused("bad_text", "a name needs at least one visible character")
    return cleaned


def clean_text(text: str) -> str:
    """What was said, without control characters; Refused if nothing is left of it."""
    cleaned = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if not cleaned:
        raise Refused("bad_text", "there is nothing to say in that")
    return cleaned


class People:
    """The sessions of a running server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[Person | None, float]] = OrderedDict()

    async def find(self, secret: str | None) -> Person | None:
        """The person whose cookie this is; None for nobody, unknown and revoked ones."""
        if not secret or len(secret) > 100:
            return None
        key = hashed(secret)
        known = self._known.get(key)
        if known is not None and known[1] > time.monotonic():
            self._known.move_to_end(key)
            return known[0]
        query = select(db.sessions.c.id, db.sessions.c.name).where(db.sessions.c.hash == key, ~db.sessions.c.revoked)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return self._remember(key, None if row is None else Person(row.id, row.name))

    async def arrive(self, name: str) -> tuple[Person, str]:
        """A new session; its secret is told only now."""
        secret = secrets.token_urlsafe(32)
        name = clean_name(name)
        values = {"hash": hashed(secret), "name": name, "created": now(), "revoked": False}

        def change(connection: Connection) -> int:
            return int(connection.execute(insert(db.sessions).returning(db.sessions.c.id), values).scalar_one())

        person = Person(await self._store.write(change), name)
        self._remember(hashed(secret), person)
        return person, secret

    async def rename(self, secret: str, person: Person, name: str) -> Person:
        name = clean_name(name)
        query = update(db.sessions).where(db.sessions.c.id == person.id).values(name=name)
        await self._store.write(lambda connection: connection.execute(query).rowcount)
        renamed = Person(person.id, name)
        self._remember(hashed(secret), renamed)
        return renamed

    async def revoke(self, secret: str, person: Person) -> None:
        query = update(db.sessions).where(db.sessions.c.id == person.id).values(revoked=True)
        await self._store.write(lambda connection: connection.execute(query).rowcount)
        self._remember(hashed(secret), None)

    def _remember(self, key: str, person: Person | None) -> Person | None:
        self._known[key] = (person, time.monotonic() + TRUSTED_SECONDS)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person
