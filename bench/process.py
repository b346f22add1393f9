"""The server to be measured: started as a process of its own, and seen from outside through /proc."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import guildhall
from guildhall.core.errors import GuildhallError


class Process:
    """A server that says its address when it listens."""

    def __init__(
        self, command: list[str], environment: dict[str, str] | None = None, folder: str | None = None
    ) -> None:
        if not Path("/proc/self/stat").exists():
            raise GuildhallError("measuring the server needs Linux's /proc")
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **(environment or {})}
        )
        self.url = self._address()
        self._lines = threading.local()

    def _address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://\S+", line)
            if found is not None:
                return found.group()
        raise GuildhallError("the server to be measured did not start")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)

    def cpu(self) -> float:
        """Seconds of processor time that all its threads have used."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> float:
        """Kilobytes of memory it holds."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text())
        return float(found.group(1)) if found else 0.0

    def post(self, path: str, body: Any, headers: dict[str, str]) -> tuple[bytes, http.client.HTTPResponse]:
        """A request and its answer; each thread keeps its connection."""
        for attempt in range(2):
            line = getattr(self._lines, "line", None)
            if line is None:
                line = self._lines.line = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=30)
            try:
                line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
                reply = line.getresponse()
                text = reply.read()
            except (OSError, http.client.HTTPException):
                # The server hangs up on a line that was not used for a while.
                self._lines.line = None
                if attempt:
                    raise
                continue
            if reply.status >= 400:
                raise GuildhallError(f"{path}: {text.decode()}")
            return text, reply
        raise AssertionError


class ServerProcess(Process):
    """Guildhall on a free port of this machine; `database` is a file or URL, `sources` names another installation."""

    def __init__(self, database: str, sources: str = "", rooms: int = 100_000, workers: int = 1) -> None:
        settings = {
            "database": database,
            "port": 0,
            "workers": workers,
            "rate": 0,
            "games": "bench.trivial:TRIVIAL",
            "rooms": rooms,
        }
        places = [sources or str(Path(guildhall.__file__).parents[1]), str(Path(__file__).parents[1])]
        command = [sys.executable, "-m", "guildhall.server.run", json.dumps(settings)]
        super().__init__(command, {"PYTHONPATH": os.pathsep.join(places)})
        self._until_ready()

    def call(self, path: str, body: Any, cookie: str) -> Any:
        """A call of the API."""
        return json.loads(self.post(path, body, {"Cookie": cookie})[0])

    def arrive(self, name: str) -> str:
        """A new session's cookie."""
        return str(self.post("/api/session", {"name": name}, {})[1].headers["set-cookie"]).partition(";")[0]

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def _until_ready(self) -> None:
        deadline = perf_counter() + 60
        while True:
            try:
                self.arrive("Ready")
                return
            except OSError:
                if perf_counter() > deadline:
                    raise GuildhallError("the server to be measured did not start") from None
