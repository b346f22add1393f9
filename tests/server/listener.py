"""The far end of a webhook: a web server on this machine that remembers what it was told, and one that never ends."""

from __future__ import annotations

import json
import queue
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class Listener:
    def __init__(self) -> None:
        self.heard: queue.Queue[dict[str, Any]] = queue.Queue()
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response({"/broken": 500, "/elsewhere": 307}.get(self.path, 204))
                if self.path == "/elsewhere":
                    self.send_header("Location", "/turn")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Dripper:
    """Takes whatever is sent and answers with a byte now and then, for as long as anybody listens."""

    def __init__(self) -> None:
        self.visitors = 0
        self.gone = threading.Semaphore(0)
        """Released by each visitor who went away in the middle."""
        self._door = socket.create_server(("127.0.0.1", 0))
        self._stop = threading.Event()
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def _welcome(self) -> None:
        while not self._stop.is_set():
            try:
                visitor, _ = self._door.accept()
            except OSError:
                return
            self.visitors += 1
            threading.Thread(target=self._drip, args=(visitor,), daemon=True).start()

    def _drip(self, visitor: socket.socket) -> None:
        with visitor:
            try:
                visitor.sendall(b"HTTP/1.1 2")
                while not self._stop.wait(0.1):
                    visitor.sendall(b"0")
            except OSError:
                self.gone.release()

    def close(self) -> None:
        self._stop.set()
        self._door.close()
