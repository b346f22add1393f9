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


class ServerProcess:
    """A server on a free port of this machine with a database in `folder`; `sources` names another installation."""

    def __init__(self, folder: str, sources: str = "", rooms: int = 100_000) -> None:
        if not Path("/proc/self/stat").exists():
            raise GuildhallError("measuring the server needs Linux's /proc")
        settings = {
            "database": f"{folder}/bench.db",
            "port": 0,
            "rate": 0,
            "games": "bench.trivial:TRIVIAL",
            "rooms": rooms,
        }
        places = [sources or str(Path(guildhall.__file__).parents[1]), str(Path(__file__).parents[1])]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "guildhall.server.run", json.dumps(settings)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        if found is None:
            raise GuildhallError("the server to be measured did not start")
        self.url = found.group()
        self._lines = threading.local()
        self._until_ready()

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

    # -- calls -----------------------------------------------------------------------------------------------------

    def call(self, path: str, body: Any, cookie: str) -> Any:
        """A call of the API; each thread keeps its connection."""
        return json.loads(self._post(path, body, {"Cookie": cookie})[0])

    def arrive(self, name: str) -> str:
        """A new session's cookie."""
        return str(self._post("/api/session", {"name": name}, {})[1].headers["set-cookie"]).partition(";")[0]

    def _post(self, path: str, body: Any, headers: dict[str, str]) -> tuple[bytes, http.client.HTTPResponse]:
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

    def _until_ready(self) -> None:
        deadline = perf_counter() + 60
        while True:
            try:
                self.arrive("Ready")
                return
            except OSError:
                if perf_counter() > deadline:
                    raise GuildhallError("the server to be measured did not start") from None
