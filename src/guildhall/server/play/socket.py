"""A socket at a table: one task reads what the person wants, one writes what is new.

The writer always sends the latest state, made when it is about to be sent: a slow reader skips states instead of piling
them up, and never holds up the others.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from guildhall.core.errors import GuildhallError
from guildhall.server import schema
from guildhall.server.errors import Refused, no_session, problem
from guildhall.server.limits import Limits, TooMany
from guildhall.server.play.chat import say
from guildhall.server.play.presenter import news_for
from guildhall.server.play.room import Room
from guildhall.server.play.rooms import NO_SESSION, Rooms
from guildhall.server.play.viewer import Viewer, encoded
from guildhall.server.store.rows import Person, now

DECODER = msgspec.json.Decoder(schema.ClientMessage)
NO_TABLE, TOO_SLOW, TOO_MANY = 4404, 4408, 4429
TRY_AGAIN_LATER = 1013
SEND_SECONDS = 20.0
MOST_WAITING = 256
MOST_REFUSED = 200
"""Messages beyond the rate limit before the socket is closed."""
MOST_REASON = 100
"""Characters of what a closing frame says; it holds 123 bytes."""
MOST_SOCKETS = 30
"""Open at once by one session, or by strangers from one address."""

GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending raises when the other side has gone."""

Asker = Callable[[], Awaitable[Person | None]]
"""Who speaks at a socket: asked again with every message, so that a revoked session is heard of."""


class Patience:
    """Cancels the task that made it when a send takes too long; one timer that looks now and then is enough for all."""

    def __init__(self) -> None:
        self.lost = False
        self._task = asyncio.current_task()
        self._loop = asyncio.get_running_loop()
        self._since = 0.0
        self._look()

    def begin(self) -> None:
        self._since = self._loop.time()

    def end(self) -> None:
        self._since = 0.0

    def stop(self) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        if self._since and self._loop.time() - self._since > SEND_SECONDS and self._task is not None:
            self.lost = True
            self._task.cancel()
        else:
            self._timer = self._loop.call_later(SEND_SECONDS / 2, self._look)


class Sockets:
    """Everything that sockets need; one for the whole server."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self.open: dict[object, int] = {}

    async def serve(self, socket: WebSocket, table: str, who: Asker) -> None:
        """Run a socket from its first to its last message."""
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
        key: object = session if session is not None else (socket.client.host if socket.client else "")
        if self.limits.on and self.open.get(key, 0) >= MOST_SOCKETS:
            await socket.close(TOO_MANY, "too many sockets")
            return
        viewer = Viewer(session, _count(socket, "after"), _count(socket, "chat"))
        self.open[key] = self.open.get(key, 0) + 1
        self.rooms.come(room, viewer)
        writer = asyncio.create_task(self._write(socket, room, viewer))
        try:
            await self._read(socket, room, viewer, person, who)
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if viewer.closing:
                with contextlib.suppress(*GONE):
                    await socket.close(viewer.closing)
            self.rooms.go(room, viewer)
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]

    # -- writing ---------------------------------------------------------------------------------------------------

    async def _write(self, socket: WebSocket, room: Room, viewer: Viewer) -> None:
        patience = Patience()
        try:
            while True:
                await viewer.awake.wait()
                viewer.awake.clear()
                patience.begin()
                await self._send_news(socket, room, viewer)
                if viewer.closing:
                    await socket.close(viewer.closing)
                    viewer.closing = 0
                    return
                patience.end()
        except asyncio.CancelledError:
            if not patience.lost:
                raise
            with contextlib.suppress(Exception):
                await socket.close(TOO_SLOW, "too slow a reader")
        except (*GONE, GuildhallError):
            # The connection has gone while writing; the reader notices too and tidies up.
            return
        finally:
            patience.stop()

    async def _send_news(self, socket: WebSocket, room: Room, viewer: Viewer) -> None:
        if viewer.shown != room.version:
            await socket.send_text(news_for(room, viewer).decode())
        if room.chat and room.chat[-1].id > viewer.chat_after:
            lines = [line for line in room.chat if line.id > viewer.chat_after]
            viewer.chat_after = lines[-1].id
            await socket.send_text(encoded(schema.Chat(lines=lines)))
        while viewer.outbox:
            await socket.send_text(viewer.outbox.popleft())

    # -- reading ---------------------------------------------------------------------------------------------------

    async def _read(self, socket: WebSocket, room: Room, viewer: Viewer, person: Person | None, who: Asker) -> None:
        refused = 0
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            data: Any = event.get("bytes") if text is None else text
            message: schema.ClientMessage | None = None
            try:
                self.limits.use("message", viewer)
                message = DECODER.decode(data or "")
                if person is not None and await who() is None:
                    viewer.close(NO_SESSION)
                    return
                await self._obey(room, viewer, person, message)
            except GuildhallError as error:
                self._refuse(viewer, error, None if message is None else message.ref)
                if isinstance(error, TooMany):
                    refused += 1
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                self._refuse(viewer, Refused("bad_request", str(error)), None)
            if refused > MOST_REFUSED or len(viewer.outbox) > MOST_WAITING:
                viewer.close(TOO_MANY if refused > MOST_REFUSED else TOO_SLOW)
                return

    def _refuse(self, viewer: Viewer, error: GuildhallError, ref: str | None) -> None:
        found = problem(error)
        self.rooms.metrics.refusals.labels(found.code).inc()
        if found.code == "stale":
            viewer.show_again()
        viewer.send(schema.ErrorMessage(code=found.code, message=found.message, rule=found.rule, ref=ref))

    async def _obey(self, room: Room, viewer: Viewer, person: Person | None, message: schema.ClientMessage) -> None:
        """Do what a message says."""
        session = viewer.session
        number = room.number
        match message:
            case schema.Act():
                began = perf_counter()
                number = await room.act(session, message.number, message.action, message.seat)
                self.rooms.metrics.act.observe(perf_counter() - began)
            case schema.Undo() | schema.TakeBack():
                whole = isinstance(message, schema.TakeBack)
                number = await room.undo(session, message.number, message.seat, whole_turn=whole)
            case schema.Redo():
                number = await room.redo(session, message.number, message.seat)
            case schema.AskUndo():
                number = await room.ask_undo(session, message.number, message.to, message.seat)
            case schema.AnswerUndo():
                number = await room.answer_undo(session, message.agree, message.seat)
            case schema.Say():
                if person is None:
                    raise no_session()
                self.limits.use("chat", person.id)
                await say(room, person, message.text)
            case schema.Look():
                self._look(room, viewer, message.seat)
            case schema.Whole():
                viewer.show_again(whole=True)
            case schema.AskHint():
                self.limits.use("hint", session)
                self.rooms.spawn(self._hint(room, viewer, message))
                return
            case schema.Ping():
                viewer.send(schema.Pong(now=now(), ref=message.ref))
                return
        if viewer.shown == room.version:
            viewer.send(schema.Ack(number=number, ref=message.ref))
        elif message.ref is not None:
            viewer.done.append(message.ref)

    def _look(self, room: Room, viewer: Viewer, seat: int | None) -> None:
        if seat is not None and seat not in room.held(viewer.session):
            raise Refused("not_yours", "you can look only through the eyes of your own seats")
        viewer.eyes = seat
        viewer.show_again()

    async def _hint(self, room: Room, viewer: Viewer, message: schema.AskHint) -> None:
        """The bot thinks while the socket goes on."""
        try:
            found = await self.rooms.bots.hint(room, viewer.session, message.seat, self.rooms.config.hint)
        except GuildhallError as error:
            self._refuse(viewer, error, message.ref)
            return
        viewer.send(
            schema.HintMessage(
                number=found.number, seat=found.seat, bot=found.bot, choices=found.choices, ref=message.ref
            )
        )


def _count(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
