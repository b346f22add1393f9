"""A socket at a table: what the person wants is done in order, and what is new is sent as soon as there is room for it.

What people say at all tables is heard together (`gathering.py`).

What is sent is always the latest state, made when it goes out: a slow reader skips states instead of piling them up,
and never holds up the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket

from guildhall.core.errors import GuildhallError
from guildhall.core.reading import TooDeep, shallow
from guildhall.server import schema
from guildhall.server.errors import Refused, no_session, problem
from guildhall.server.limits import Limits, TooMany
from guildhall.server.play import seats
from guildhall.server.play.challenges import require_played
from guildhall.server.play.chat import say
from guildhall.server.play.gathering import Gathering
from guildhall.server.play.presenter import news_for
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import NO_SESSION, Rooms
from guildhall.server.play.viewer import Viewer, encoded
from guildhall.server.play.wire import BUG, EXTENSION, TOO_SLOW, Wire
from guildhall.server.store.rows import Person, now

LOG = logging.getLogger("guildhall.server")
DECODER = msgspec.json.Decoder(schema.ClientMessage)
NO_TABLE, TOO_MANY, TRY_AGAIN_LATER = 4404, 4429, 1013
MOST_UNREAD = 8
"""Messages that wait for the one before them; the others stay with who sends them."""
MOST_WAITING = 256
MOST_REFUSED = 200
"""Messages beyond the rate limit before the socket is closed."""
MOST_REASON = 100
"""Characters of what a closing frame says; it holds 123 bytes."""
MOST_SOCKETS = 30
"""Open at once by one session, or by strangers from one address."""

Asker = Callable[[], Awaitable[Person | None]]
"""Who speaks at a socket: asked again with every message, so that a revoked session is heard of."""


class Sockets:
    """All sockets of the server."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self.open: dict[object, int] = {}
        self._gathering: Gathering | None = None
        self._to_send: list[Talk] = []
        """Those to whom something new is sent in the next turn of the loop."""

    async def admit(self, socket: WebSocket, table: str, who: Asker) -> None:
        """Let somebody in who may see the table, and leave them to talk."""
        await socket.accept()
        try:
            person = await who()
            room = await self.rooms.find(table)
        except Refused as error:
            # Who hears that there is no such table does not come back; a database comes back.
            await socket.close(NO_TABLE if error.code == "not_found" else TRY_AGAIN_LATER, error.message[:MOST_REASON])
            return
        token = socket.query_params.get("token")
        session = None if person is None else person.id
        if not room.may_see(session, token):
            await socket.close(NO_SESSION, "no seat and no link here")
            return
        try:
            await require_played(self.rooms, room, session)
        except Refused as error:
            await socket.close(NO_SESSION, error.message[:MOST_REASON])
            return
        key: object = session if session is not None else (socket.client.host if socket.client else "")
        if self.limits.on and self.open.get(key, 0) >= MOST_SOCKETS:
            await socket.close(TOO_MANY, "too many sockets")
            return
        viewer = Viewer(session, _count(socket, "after"), _count(socket, "chat"))
        wire: Wire = socket.scope["extensions"][EXTENSION]
        self.open[key] = self.open.get(key, 0) + 1
        talk = Talk(self, key, wire, room, viewer, person, who)
        self.rooms.come(room, viewer)
        # Last, as whoever has hung up meanwhile is shown out by it.
        wire.listen(talk, self.gathering)

    @property
    def gathering(self) -> Gathering:
        if self._gathering is None:
            self._gathering = Gathering()
        return self._gathering

    def send_soon(self, talk: Talk) -> None:
        if not self._to_send:
            asyncio.get_running_loop().call_soon(self._send_to_all)
        self._to_send.append(talk)

    def _send_to_all(self) -> None:
        talks, self._to_send = self._to_send, []
        for talk in talks:
            talk.send()

    def leave(self, key: object) -> None:
        """One socket fewer of somebody's."""
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


class Talk:
    """What goes to and fro at one socket."""

    def __init__(
        self, sockets: Sockets, key: object, wire: Wire, room: Room, viewer: Viewer, person: Person | None, who: Asker
    ) -> None:
        self._sockets = sockets
        self._rooms = sockets.rooms
        self._limits = sockets.limits
        self._key = key
        self._wire = wire
        self._room = room
        self._viewer = viewer
        self._person = person
        self._who = who
        self._loop = asyncio.get_running_loop()
        self._unread: deque[bytes] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._refused = 0
        self._sending = False
        """Whether it is settled that what is new is sent soon."""
        viewer.wake = self._send_soon

    # -- the wire --------------------------------------------------------------------------------------------------

    def called(self) -> None:
        self._sockets.gathering.call(self.listen)

    def listen(self) -> None:
        """Hear what has been said."""
        try:
            self._wire.read()
        except Exception as error:
            self._give_up(error, "what was said at")

    def heard(self, message: bytes) -> None:
        if self._viewer.closing:
            return
        self._unread.append(message)
        if self._answering is None:
            self._answering = self._loop.create_task(self._answer())
        elif len(self._unread) == MOST_UNREAD:
            self._wire.pause()

    def ready(self) -> None:
        self._send_soon()

    def gone(self) -> None:
        self._viewer.wake = _nobody
        self._rooms.go(self._room, self._viewer)
        self._sockets.leave(self._key)

    # -- writing ---------------------------------------------------------------------------------------------------

    def _send_soon(self) -> None:
        if not self._sending and not self._wire.full:
            self._sending = True
            self._sockets.send_soon(self)

    def send(self) -> None:
        self._sending = False
        try:
            self._send_news()
        except Exception as error:
            self._give_up(error, "what is shown of")

    def _send_news(self) -> None:
        wire, room, viewer = self._wire, self._room, self._viewer
        if viewer.shown != room.version:
            wire.send(news_for(room, viewer))
        if room.chat and room.chat[-1].id > viewer.chat_after:
            lines = [said for said in room.chat if said.id > viewer.chat_after]
            viewer.chat_after = lines[-1].id
            wire.send(encoded(schema.Chat(lines=lines)))
        while viewer.outbox:
            wire.send(viewer.outbox.popleft())
        if viewer.closing:
            wire.close(viewer.closing)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def _answer(self) -> None:
        """Do what has been asked for, one message after the other."""
        try:
            while self._unread and not self._viewer.closing:
                if len(self._unread) == MOST_UNREAD:
                    self._wire.resume()
                await self._read(self._unread.popleft())
        except Exception as error:
            self._give_up(error, "what is done at")
        finally:
            self._answering = None

    async def _read(self, data: bytes) -> None:
        viewer = self._viewer
        message: schema.ClientMessage | None = None
        try:
            self._limits.use("message", viewer)
            message = DECODER.decode(shallow(data))
            if self._person is not None and await self._who() is None:
                viewer.close(NO_SESSION)
                return
            await self._obey(message)
        except GuildhallError as error:
            self._refuse(error, None if message is None else message.ref)
            self._refused += isinstance(error, TooMany)
        except (msgspec.DecodeError, UnicodeDecodeError, TooDeep) as error:
            self._refuse(Refused("bad_request", str(error)), None)
        if self._refused > MOST_REFUSED:
            viewer.close(TOO_MANY)
        elif len(viewer.outbox) > MOST_WAITING:
            viewer.close(TOO_SLOW)

    def _refuse(self, error: GuildhallError, ref: str | None) -> None:
        found = problem(error)
        self._rooms.metrics.refusals.labels(found.code).inc()
        if found.code == "stale":
            self._viewer.show_again()
        self._viewer.send(schema.ErrorMessage(code=found.code, message=found.message, rule=found.rule, ref=ref))

    async def _obey(self, message: schema.ClientMessage) -> None:
        """Do what a message says."""
        room, viewer = self._room, self._viewer
        session = viewer.session
        number = room.number
        match message:
            case schema.Act():
                began = perf_counter()
                number = await room.act(session, message.number, message.action, message.seat, again=message.again)
                self._rooms.metrics.act.observe(perf_counter() - began)
            case schema.Undo() | schema.TakeBack():
                whole = isinstance(message, schema.TakeBack)
                number = await room.undo(session, message.number, message.seat, whole_turn=whole)
            case schema.Redo():
                number = await room.redo(session, message.number, message.seat)
            case schema.AskUndo():
                number = await room.ask_undo(session, message.number, message.to, message.seat)
            case schema.AnswerUndo():
                number = await room.answer_undo(session, message.agree, message.seat)
            case schema.AskSeat():
                await seats.ask(self._rooms, room, session, message)
            case schema.AnswerSeat():
                await seats.answer(self._rooms, room, session, message.agree)
            case schema.Say():
                if self._person is None:
                    raise no_session()
                self._limits.use("chat", self._person.id)
                await say(room, self._person, message.text)
            case schema.Look():
                self._look(message.seat)
            case schema.Looking():
                self._rooms.looks(room, viewer, message.on)
            case schema.Whole():
                viewer.show_again(whole=True)
            case schema.AskHint():
                self._limits.use("hint", session)
                self._rooms.spawn(self._hint(message))
                return
            case schema.Ping():
                viewer.send(schema.Pong(now=now(), ref=message.ref))
                return
        if viewer.shown == room.version:
            viewer.send(schema.Ack(number=number, ref=message.ref))
        elif message.ref is not None:
            viewer.done.append(message.ref)

    def _look(self, seat: int | None) -> None:
        viewer = self._viewer
        if seat is not None and seat not in self._room.held(viewer.session):
            raise Refused("not_yours", "you can look only through the eyes of your own seats")
        viewer.eyes = seat
        viewer.show_again()

    async def _hint(self, message: schema.AskHint) -> None:
        """The bot thinks while the socket goes on."""
        viewer = self._viewer
        try:
            found = await self._rooms.bots.hint(
                self._room, viewer.session, message.seat, self._rooms.config.hint, viewer
            )
        except GuildhallError as error:
            self._refuse(error, message.ref)
            return
        viewer.send(
            schema.HintMessage(
                number=found.number, seat=found.seat, bot=found.bot, choices=found.choices, ref=message.ref
            )
        )

    def _give_up(self, error: Exception, where: str) -> None:
        LOG.error("a bug in %s table %s", where, self._room.id, exc_info=error)
        self._wire.close(BUG)


def _count(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _nobody() -> None:
    """Nobody is there any more to be shown anything."""
