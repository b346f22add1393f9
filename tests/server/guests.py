"""Guests at a real server: they speak HTTP and WebSocket as the browser does, so that tests read as play scripts."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import guildhall

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds until a condition that should come true is given up."""
BYTECODE = tempfile.TemporaryDirectory(prefix="guildhall-bytecode-", ignore_cleanup_errors=True)
SOURCES = os.pathsep.join([str(Path(guildhall.__file__).parents[1]), str(Path(__file__).parents[2])])


def environment() -> dict[str, str]:
    """As ours, with compiled bytecode kept for this run of the tests: they start a dozen servers."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": SOURCES, "PYTHONPYCACHEPREFIX": BYTECODE.name}


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, in a thread of its own: the test's thread may have a loop already, a browser's."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, work).result()


class Server:
    """A server process on a free port of this machine."""

    def __init__(self, database: str, limit_file_bytes: int = 0, **settings: Any) -> None:
        self.settings = {
            "database": database,
            "port": 0,
            "rate": 0,
            "bot_tables": 0,
            "webhooks": "any",
            "push": "any",
            **settings,
        }
        self.limit_file_bytes = limit_file_bytes
        self.start()

    def start(self) -> None:
        # Appended to, so that reading does not move where the server writes.
        self._errors = tempfile.TemporaryFile("a+")  # noqa: SIM115
        command = [sys.executable, "-m", "guildhall.server.run", json.dumps(self.settings)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment(),
            preexec_fn=self._limit if self.limit_file_bytes else None,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"https?://[\w.:]+", line)
        if found is None:
            raise AssertionError(f"no server: {line}{self.complaint()}")
        self.url = f"http://127.0.0.1:{self.settings['port']}" if self.settings["port"] else found.group()
        wait_until(self._healthy)

    def _healthy(self) -> bool:
        assert self.process.poll() is None, self.complaint()
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def _limit(self) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit_file_bytes, self.limit_file_bytes))

    def complaint(self) -> str:
        """What the server has written to its log so far."""
        self._errors.seek(0)
        return self._errors.read()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def guest(self, name: str) -> Guest:
        guest = Guest(self)
        reply = guest.http.post("/api/session", json={"name": name})
        assert reply.status_code == 200, reply.text
        return guest

    def stranger(self) -> Guest:
        return Guest(self)


def free_port() -> int:
    """For a server that does not tell where it listens, but where people reach it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


def wait_until(condition: Callable[[], Any]) -> Any:
    """Look again and again until something is so."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.02)


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def comes_back(self) -> None:
        """The server has started again, maybe elsewhere; the cookie is still there."""
        self.http = httpx.Client(base_url=self.server.url, timeout=PATIENCE, cookies=self.http.cookies)

    def get(self, path: str) -> Any:
        reply = self.http.get(path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.http.post(path, json=body)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a refusal, which must be a typed one."""
        reply = self.http.request(method, path, json=body, **more)
        assert reply.status_code >= 400, reply.text
        said = reply.json()
        assert set(said) - {"node"} == {"code", "message", "rule"}
        assert said["message"]
        return reply.status_code, said["code"]

    def opens(self, *seats: dict[str, Any], game: str = "splendor", **more: Any) -> dict[str, Any]:
        return self.post("/api/tables", {"game": game, "seats": list(seats), **more})

    def joins(self, table: str, token: str, **more: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/join", {"token": token, **more})

    def sits_at(self, table: str, after: int = 0, token: str = "", chat: int = 0) -> Live:
        return Live(self, table, after, token, chat)


ME = {"kind": "me"}
OPEN = {"kind": "open"}
HOTSEAT = {"kind": "hotseat", "name": "Neighbour"}


def bot(spec: str = "greedy") -> dict[str, Any]:
    return {"kind": "bot", "bot": spec}


class Seen:
    """What somebody knows of a table from the states and changes of a socket, put together as the browser does it."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._candidates: dict[str, dict[str, Any]] = {}
        self._asked: dict[str, list[dict[str, Any]]] = {}

    def see(self, message: dict[str, Any]) -> None:
        """Take over a state, or what has changed in the last one."""
        if message["type"] == "state":
            self._candidates, self._asked = {}, {}
            self.state = message
        else:
            assert message["serial"] == self.state["serial"] + 1
            view = self.state["view"]
            for *path, value in message["view"]:
                view = replaced(view, path, value)
            self.state = {**self.state, **message["set"], "view": view, "serial": message["serial"]}
        for field in ("decisions", "changes"):
            if field in message or field in message.get("set", {}):
                for decision in self.state[field]:
                    self._put_together(decision)
        self.log = [entry for entry in self.log if entry["action"] <= message["log_after"]] + message["log"]

    def _put_together(self, decision: dict[str, Any]) -> None:
        """All candidates in full: a number is so many as they were when this was asked last, a list a new reason."""
        last, found = self._asked.get(decision["key"], []), []
        for one in decision["candidates"]:
            if isinstance(one, int):
                found += last[len(found) : len(found) + one]
            elif isinstance(one, list):
                reason = [*one, *["", "", None, None][len(one) :]]
                found.append({**last[len(found)], **dict(zip(("rule", "case", "needed", "have"), reason, strict=True))})
            else:
                found.append(self._candidate(one))
        self._asked[decision["key"]] = decision["candidates"] = found

    def _candidate(self, one: dict[str, Any] | str) -> dict[str, Any]:
        """A candidate in full, given so, without what is empty in it, or by the text of one that came before."""
        if isinstance(one, str):
            return self._candidates[one]
        verb, *args = one["text"].split()
        empty = {"rule": "", "case": "", "needed": None, "have": None, "cost": {}, "gain": {}}
        whole = {"verb": verb, "args": args, "targets": [], "things": [], **empty, **one}
        self._candidates[whole["text"]] = whole
        return whole


class Live:
    """A socket at a table; keeps the latest state, the log and the chat as the browser does."""

    def __init__(self, guest: Guest, table: str, after: int = 0, token: str = "", chat: int = 0) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[str] = []
        self.seen = Seen()
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.refs = 0
        address = f"{guest.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?after={after}&chat={chat}"
        if token:
            address += f"&token={token}"
        opening = connect(address, additional_headers=cookie(guest), compression=None, ping_interval=None)
        self.socket: ClientConnection = opening.__enter__()

    @property
    def state(self) -> dict[str, Any]:
        return self.seen.state

    @property
    def log(self) -> list[dict[str, Any]]:
        return self.seen.log

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "change"):
            self.seen.see(message)
            for ref in message["done"]:
                self.answers[ref] = {"type": "done", "number": self.state["number"], "ref": ref}
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message.get("ref"):
            self.answers[message["ref"]] = message
        return message

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first state for which something holds."""
        while not (self.state and condition(self.state)):
            self.hear()
        return self.state

    def sends(self, type: str, **message: Any) -> dict[str, Any]:
        """Send something and wait for its answer."""
        self.refs += 1
        ref = f"r{self.refs}"
        self.socket.send(json.dumps({"type": type, "ref": ref, **message}))
        while ref not in self.answers:
            self.hear()
        return self.answers[ref]

    def acts(self, action: str, **more: Any) -> dict[str, Any]:
        """Act in the position last seen; it must be accepted."""
        self.until(bool)
        answer = self.sends("act", **{"number": self.state["number"], "action": action, **more})
        assert answer["type"] == "done", answer
        return self.until(lambda state: state["number"] >= answer["number"])

    def does(self, type: str, **more: Any) -> dict[str, Any]:
        """Undo and the like; it must be accepted."""
        self.until(bool)
        if type in ("undo", "redo", "take_back", "ask_undo"):
            more.setdefault("number", self.state["number"])
        answer = self.sends(type, **more)
        assert answer["type"] == "done", answer
        return self.until(lambda state: state["number"] >= answer["number"])

    def legal(self, seat: int | None = None) -> list[str]:
        return [
            candidate["text"]
            for decision in self.state["decisions"]
            if seat in (None, decision["seat"])
            for candidate in decision["candidates"]
            if not candidate["rule"]
        ]

    def closed_with(self) -> int:
        """The code the server closes the socket with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def leaves(self) -> None:
        self.socket.close()


def replaced(value: Any, path: list[Any], new: Any) -> Any:
    """A value with another one at the end of a path."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, list):
        inner = value[key] if key < len(value) else None
        return [*value[:key], replaced(inner, rest, new), *value[key + 1 :]]
    return {**value, key: replaced(value[key], rest, new)}


def cookie(guest: Guest) -> dict[str, str]:
    secret = guest.http.cookies.get("guildhall_session")
    return {"Cookie": f"guildhall_session={secret}"} if secret else {}


def two_at_a_table(server: Server, **more: Any) -> tuple[Live, Live, str]:
    """Ann opens a table, Ben joins by the invitation; both sit at it."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, OPEN, **more)
    table = info["summary"]["id"]
    ben.joins(table, info["links"]["invite"])
    return ann.sits_at(table), ben.sits_at(table), table


def sensible(legal: list[str]) -> str:
    """A choice that brings Splendor to its end: buy if possible, then take."""
    for verb in ("noble", "pay", "buy", "take", "return", "reserve"):
        for text in legal:
            if text.startswith(verb):
                return text
    return legal[0]
