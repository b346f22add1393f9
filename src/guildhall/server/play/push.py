"""A word to the devices of whoever's turn has come, if they do not look at the table.

It is sent once, by the worker that wrote what happened; it says which table and no more than everybody there can see.
A device whose push service knows it no longer is forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec

from guildhall.server import schema
from guildhall.server.config import Config
from guildhall.server.errors import Refused
from guildhall.server.metrics import Metrics
from guildhall.server.play.calling import Calls, Letter
from guildhall.server.play.library import find_game
from guildhall.server.play.room import Room
from guildhall.server.play.web_push import Signer, device, padded, read_key, sealed
from guildhall.server.store import devices
from guildhall.server.store.rows import DeviceRow, Person
from guildhall.server.store.store import Store
from guildhall.text import texts_for, title

GONE = (404, 410)
"""What a push service answers for a device that has unsubscribed."""


class Pushes:
    def __init__(
        self, config: Config, store: Store, metrics: Metrics, spawn: Callable[[Awaitable[object]], None]
    ) -> None:
        self._store = store
        self._spawn = spawn
        self._calls = Calls("push message", config.push if config.push_key else "off", metrics.pushes)
        self._signer: Signer | None = None
        if config.push_key and config.push != "off":
            self._signer = Signer(read_key(Path(config.push_key)), _contact(config))
        self._secure = config.push != "any"
        self.stop = self._calls.stop

    @property
    def key(self) -> str | None:
        """What browsers subscribe with; None: this server sends no push messages."""
        return None if self._signer is None else self._signer.public

    async def add(self, person: Person, given: schema.PushDevice) -> None:
        """Remember a device of somebody's."""
        self._calls.check(given.endpoint)
        if self._secure and not given.endpoint.startswith("https:"):
            raise Refused("bad_option", "a push service is called by https")
        try:
            device(given.endpoint, given.p256dh, given.auth)
        except ValueError as error:
            raise Refused("bad_option", f"that is no device: {error}") from None
        row = DeviceRow(given.endpoint, given.p256dh, given.auth, given.language)
        await self._store.write(partial(devices.add, session=person.id, device=row))

    async def forget(self, person: Person, endpoint: str) -> None:
        await self._store.write(partial(devices.forget, endpoint=endpoint, session=person.id))

    def tell(self, room: Room, was: list[int]) -> None:
        """Tell those whose turn has come, and who do not look at the table; `was`: whose turn it was before."""
        if self._signer is None or room.table.status != "playing":
            return
        new = [seat for seat in room.table.to_act if seat not in was]
        looking = room.looking() if new else ()
        rows = [room.seats[seat] for seat in new if seat not in looking]
        people = {row.session for row in rows if row.session is not None and row.bot is None}
        if people:
            self._spawn(self._tell(room, people, room.number))

    async def _tell(self, room: Room, people: set[int], number: int) -> None:
        found = await self._store.read(partial(devices.of, sessions=people))
        for session, row in found:
            self._send(room, session, row, number)

    def _send(self, room: Room, session: int, row: DeviceRow, number: int) -> None:
        assert self._signer is not None
        said = msgspec.json.encode(_message(room, row.language, number))
        body = sealed(padded(said), device(row.endpoint, row.p256dh, row.auth))
        letter = Letter(row.endpoint, self._signer.headers(row.endpoint, room.id), body)
        self._calls.start(letter, session, partial(self._refused, row.endpoint))

    def _refused(self, endpoint: str, status: int) -> None:
        if status in GONE:
            self._spawn(self._store.write(partial(devices.forget, endpoint=endpoint)))


def _message(room: Room, language: str, number: int) -> schema.TurnNotice:
    texts = texts_for(language)
    called = title(find_game(room.table.game).meta, language)
    return schema.TurnNotice(table=room.id, number=number, title=called, body=texts.format("push-your-turn"))


def _contact(config: Config) -> str:
    if config.push_contact:
        return config.push_contact
    return config.public_url if config.public_url.startswith("https:") else "mailto:nobody@localhost"
