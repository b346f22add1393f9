"""A websocket from end to end, without a task, a queue or a timer of its own while nothing happens.

The handshake goes through the application like any request, so that everything which guards it guards sockets too.
After it messages go straight to who listens, and out as soon as they are sent. uvicorn makes a wire of every connection
that asks to be upgraded; all but plain frames are the work of `websockets`.
"""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Any, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from guildhall.server.play.frames import MOST_HEAD, PING, PONG, framed, size_of, text_in
from guildhall.server.play.gathering import Gathering

LOG = logging.getLogger("guildhall.server")
EXTENSION = "guildhall.wire"
"""The name under which the application finds the wire in the scope of its connection."""
CLOSING_SECONDS = 10.0
"""How long the other side may take to answer that it has heard of the closing."""
PING_SECONDS = 30.0
"""Who has said nothing for so long is asked whether they are still there."""
SEND_SECONDS = 20.0
"""How long a reader may leave what was sent unread."""
MOST_READ = 8192
"""Bytes that are read at once where the wire does not call; what is more is heard next time."""
MOST_UNREAD = 4
"""Pieces that wait to be read, each of 256 kB at most: so many are read at once, for fear that they fill the memory."""
NORMAL, NO_TEXT, BUG, RESTART, TOO_SLOW = 1000, 1007, 1011, 1012, 4408


class Listener(Protocol):
    """Who speaks at a wire."""

    def called(self) -> None:
        """Something has come; `Wire.read` tells what, when it suits."""

    def listen(self) -> None:
        """It suits now."""

    def heard(self, message: bytes) -> None:
        """A message has come."""

    def ready(self) -> None:
        """What had filled the wire has been read: there is room again."""

    def gone(self) -> None:
        """The wire is closed, by whichever side."""


class Wire(asyncio.Protocol):
    """One connection."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._app_state = app_state
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._most = config.ws_max_size
        """Bytes of a message."""
        self._frames = ServerProtocol(max_size=self._most, logger=LOG)
        self._came: list[bytes] = []
        """What nobody has read yet."""
        self._rest = b""
        """The beginning of a frame of which not all has come."""
        self._pieces: list[bytes] = []
        """Of a message that comes in several frames."""
        self._is_text = False
        self._asked: Response | None = None
        """What accepts the handshake, until the application has decided."""
        self._listener: Listener | None = None
        self._gathering: Gathering | None = None
        """Which knows when something has come, if this wire does not call."""
        self._socket = -1
        self._heard = False
        """Whether anything has come since the last look."""
        self._pinged = False
        self._lost = self._loop.create_future()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.full = False
        """Whether the other side leaves so much unread that nothing more is to be sent."""

    # -- for who speaks here ---------------------------------------------------------------------------------------

    def listen(self, listener: Listener, gathering: Gathering | None = None) -> None:
        """Say who is to hear the messages, with those that have come since the handshake."""
        if self._lost.done():
            listener.gone()
            return
        self._listener = listener
        self._timer("ping", PING_SECONDS, self._look)
        if self._came:
            self.resume()
            listener.called()
        socket = self._transport.get_extra_info("socket")
        if gathering is not None and gathering.hears and socket is not None and not is_ssl(self._transport):
            self._transport.pause_reading()
            self._gathering, self._socket = gathering, socket.fileno()
            gathering.join(self._socket, self._call)

    def read(self) -> None:
        """Tell who listens what has come."""
        came, self._came = self._came, []
        for data in came:
            self._take_in(data)
        if self._gathering is not None and not self._transport.is_closing():
            self._read_socket()

    def _read_socket(self) -> None:
        try:
            data = os.read(self._socket, MOST_READ)
        except BlockingIOError:
            return
        except OSError:
            self._transport.abort()
            return
        if data:
            self._heard = True
            self._take_in(data)
        else:
            self._leave()
            self._frames.receive_eof()
            self._transport.close()

    def _call(self) -> None:
        if self._listener is not None:
            self._listener.listen()

    def _leave(self) -> None:
        if self._gathering is not None:
            self._gathering.leave(self._socket, self._call)
            self._gathering = None

    def send(self, text: bytes) -> None:
        # The transport closes before the frames do if the other side has gone; `connection_lost` is about to say so.
        if self._frames.state is State.OPEN and not self._transport.is_closing():
            self._transport.write(framed(text))

    def close(self, code: int = NORMAL, reason: str = "") -> None:
        """Say that this is the end; nothing is heard any more."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(code, reason)
            self._flush()
            self._timer("close", CLOSING_SECONDS, self._transport.abort)

    def pause(self) -> None:
        """Read no more until `resume`: more has come than is answered."""
        if self._gathering is not None:
            self._gathering.leave(self._socket, self._call)
        elif not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport.is_closing():
            return
        if self._gathering is not None:
            self._gathering.join(self._socket, self._call)
        else:
            self._transport.resume_reading()

    # -- what the event loop calls ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]  # one more kind of them, with `shutdown` too

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._listener is None and self._frames.state is not State.OPEN:
            self.read()
            self._take_in(data)
            return
        self._came.append(data)
        if self._listener is None:
            # The application has accepted the handshake and is about to listen.
            if len(self._came) == MOST_UNREAD:
                self.pause()
        elif len(self._came) == 1:
            self._listener.called()
        elif len(self._came) == MOST_UNREAD:
            self.read()

    def _take_in(self, data: bytes) -> None:
        """Cut what has come into frames. Before and after the talk, and if one is too long, `websockets` sees to it."""
        data, self._rest = self._rest + data, b""
        start = 0
        while self._frames.state is State.OPEN and (size := size_of(data, start)) <= self._most + MOST_HEAD:
            if len(data) - start < size:
                self._rest = data[start:]
                return
            self._take_frame(data[start : start + size])
            start += size
        if start < len(data):
            self._pass_on(data[start:])

    def _take_frame(self, frame: bytes) -> None:
        if frame.startswith(PONG):
            self._pinged = False
            return
        text = text_in(frame) if not self._pieces and len(frame) <= self._most else None
        if text is None:
            self._pass_on(frame)
        else:
            self._is_text = True
            self._tell(text)

    def _pass_on(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._greet(event)
        self._flush()

    def eof_received(self) -> None:
        self.read()
        self._frames.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        for timer in self._timers.values():
            timer.cancel()
        if not self._lost.done():
            self._lost.set_result(None)
        self._leave()
        self.read()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()
        # Whatever holds itself stays in memory, and the room with it, until all of that is walked through: hardly ever.
        self._frames.parser.close()
        self._frames.parser_exc = None

    def pause_writing(self) -> None:
        self.full = True
        self._timer("slow", SEND_SECONDS, self._give_up)

    def resume_writing(self) -> None:
        self.full = False
        self._timers.pop("slow").cancel()
        if self._listener is not None:
            self._listener.ready()

    def shutdown(self) -> None:
        """The server stops."""
        if self._frames.state is State.OPEN:
            self.close(RESTART)
        else:
            self._transport.close()

    # -- frames ----------------------------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        """A frame; pings and closing are answered by `websockets` itself."""
        if frame.opcode is Opcode.PONG:
            self._pinged = False
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            if frame.fin and not self._pieces:
                self._tell(bytes(frame.data))
                return
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                whole, self._pieces = b"".join(self._pieces), []
                self._tell(whole)

    def _tell(self, message: bytes) -> None:
        if self._is_text and not _is_utf8(message):
            self._frames.fail(NO_TEXT, "text that is no UTF-8")
            self._flush()
        elif self._listener is not None and self._frames.state is State.OPEN:
            self._listener.heard(message)

    def _flush(self) -> None:
        """Write what the frames want written; an empty piece says that the connection is to end with it."""
        for data in self._frames.data_to_send():
            if self._transport.is_closing():
                # The other side has gone, and `connection_lost` is about to say so.
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    # -- time ------------------------------------------------------------------------------------------------------

    def _timer(self, name: str, seconds: float, call: Any) -> None:
        self._timers[name] = self._loop.call_later(seconds, call)

    def _look(self) -> None:
        """Ask who has been silent whether they are there; who does not answer that either has gone."""
        if self._pinged and not self._heard:
            self._transport.abort()
            return
        if not self._heard and self._frames.state is State.OPEN and not self._transport.is_closing():
            self._pinged = True
            self._transport.write(PING)
        self._heard = False
        self._timer("ping", PING_SECONDS, self._look)

    def _give_up(self) -> None:
        self.close(TOO_SLOW, "too slow a reader")

    # -- the handshake, as ASGI ------------------------------------------------------------------------------------

    def _greet(self, request: Request) -> None:
        response = self._frames.accept(request)
        if response.status_code != 101:
            self._frames.send_response(response)
            self._flush()
            self._transport.close()
            return
        self._asked = response
        task = self._loop.create_task(self._decide(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.lower().encode(), text.encode("latin-1")) for name, text in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _decide(self, scope: dict[str, Any]) -> None:
        """Let the application accept or refuse; the wire lives on if it is listened to then."""
        came = False

        async def receive() -> dict[str, Any]:
            nonlocal came
            if not came:
                came = True
                return {"type": "websocket.connect"}
            await self._lost
            return {"type": "websocket.disconnect", "code": 1006}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.accept" and self._asked is not None:
                self._answer(self._asked)
            elif message["type"] == "websocket.close" and self._asked is None:
                self.close(message.get("code", NORMAL), message.get("reason") or "")
            elif message["type"] == "websocket.close":
                self._answer(self._frames.reject(403, ""))

        try:
            await self._app(scope, receive, send)
        except Exception as error:
            LOG.error("a bug at the socket %r", scope["path"], exc_info=error)
        if self._asked is not None:
            self._answer(self._frames.reject(500, ""))
        elif self._listener is None:
            self.close(BUG)

    def _answer(self, response: Response) -> None:
        self._asked = None
        self._frames.send_response(response)
        self._flush()
        if response.status_code != 101:
            self._transport.close()


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
