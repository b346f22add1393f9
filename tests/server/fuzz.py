"""Guests who send anything at all over their sockets, to a real server, which answers and plays on.

`python -m tests.server.fuzz --messages 100000 --seed 0`: messages as they should be, spoilt in their fields, their
bytes and their frames, and handshakes that are none. Each must be answered, by a message or by closing the socket with
a code that is due; the log must stay without a trace; and the tables, which are played at all the while, must fit
together.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

from tests.server.guests import HOTSEAT, ME, OPEN, Guest, Live, Server

GAMES = ("splendor", "rococo", "red_cathedral")
KINDS = ("act", "undo", "redo", "take_back", "ask_undo", "answer_undo", "chat", "hint", "look", "whole", "ping")
RARELY = ("hint", "whole", "look")
FIELDS = ("type", "number", "action", "seat", "to", "agree", "text", "ref", "extra")
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 15, 16, 2**31, 2**53, 2**63, -(2**64), 10**400, 1.0, 1.5, -0.0, 1e308),
    *("", "x", "0", "take wbg", "pass", "\n", "\x00", "\x1b[2J", "\u202e", "🎲" * 50, "a" * 501, "<script>", "'; --"),
    *([], {}, [[]], [0] * 50, {"type": "ping"}, {"": {}}),
]
BATCH = 16
MOST_ACTIONS = 400
CLOSINGS = {1002, 1003, 1007, 1009}
"""What a socket may be closed with for frames that are none."""


class Fuzz:
    """Two tables of each game, at which Eve and Ben send rubbish and now and then act."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.answered: Counter[str] = Counter()
        """What was answered how: the code of a refusal, the type of a message, how a socket was closed."""
        self.sent = 0
        self.eve, self.ben = server.guest("Eve"), server.guest("Ben")
        self.lives = [self._sits_down(game, kind) for game in GAMES for kind in ("hotseat", "two")]

    @property
    def count(self) -> int:
        return sum(self.answered.values())

    def run(self, messages: int) -> None:
        """Go on until so many messages have been answered."""
        while self.count < messages:
            place = self.rng.randrange(len(self.lives))
            roll = self.rng.random()
            if roll < 0.02:
                self._knocks()
            elif roll < 0.06:
                self.lives[place] = self._breaks(self.lives[place])
            else:
                self.lives[place] = self._talks(self.lives[place])

    # -- sitting -----------------------------------------------------------------------------------------------------

    def _sits_down(self, game: str, kind: str) -> Live:
        """A new table, of Eve and a neighbour at the same screen, or of Eve and Ben."""
        info = self.eve.opens(ME, HOTSEAT if kind == "hotseat" else OPEN, game=game, seed=self.rng.randrange(2**40))
        table = info["summary"]["id"]
        guest = self.eve
        if kind == "two":
            self.ben.joins(table, info["links"]["invite"])
            guest = self.rng.choice([self.eve, self.ben])
        return self._hears(guest, table)

    def _hears(self, guest: Guest, table: str) -> Live:
        live = guest.sits_at(table)
        live.until(bool)
        return live

    # -- talking -----------------------------------------------------------------------------------------------------

    def _talks(self, live: Live) -> Live:
        """A few messages at once, then a ping: when it is answered, so are they."""
        sent = [self._message(live) for _ in range(self.rng.randint(1, BATCH))]
        for data in sent:
            live.socket.send(data)
        pong = self._heard_until(live, self._pings(live))
        assert pong["type"] == "pong"
        if live.state["outcome"] or live.state["actions"] > MOST_ACTIONS:
            game, kind = self.rng.choice(GAMES), self.rng.choice(["hotseat", "two"])
            live.leaves()
            return self._sits_down(game, kind)
        if len(live.state["held"]) == 1 and self.rng.random() < 0.1:
            other = self.ben if live.guest is self.eve else self.eve
            live.leaves()
            return self._hears(other, live.table)
        return live

    def _pings(self, live: Live) -> str:
        live.refs += 1
        ref = f"ping {live.refs}"
        live.socket.send(json.dumps({"type": "ping", "ref": ref}))
        return ref

    def _heard_until(self, live: Live, ref: str) -> dict[str, Any]:
        """Read on to the answer of a mark, and count what is answered on the way."""
        while True:
            message = live.hear()
            if message.get("ref") == ref:
                return message
            kind = message["type"]
            if kind in ("state", "change"):
                self.answered["done"] += len(message["done"])
            elif kind in ("error", "done", "hint", "pong"):
                self.answered[message["code"] if kind == "error" else kind] += 1

    def _message(self, live: Live) -> str | bytes:
        roll = self.rng.random()
        message = self._sensible(live)
        if roll < 0.35:
            return json.dumps(message)
        if roll < 0.7:
            return json.dumps(self._spoilt(message))
        if roll < 0.8:
            nest = self.rng.choice(["[", '{"a":', '{"type":"act","number":[', '["]",'])
            return nest * self.rng.choice([3, 21, 32, 63, 64, 65, 600])
        if roll < 0.9:
            text = json.dumps(message)
            at = self.rng.randrange(len(text))
            return text[:at] + self.rng.choice(['"', "\\", "{", "", "\x00", "e9", "\ud7ff", "\\ud800"]) + text[at + 1 :]
        data = bytearray(json.dumps(message).encode())
        for _ in range(self.rng.randint(1, 4)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        return bytes(data)

    def _sensible(self, live: Live) -> dict[str, Any]:
        """A message as a client would send it, now and then even one that can be done."""
        self.sent += 1
        kind = self.rng.choice(KINDS)
        if self.rng.random() < (0.8 if kind in RARELY else 0.4):
            kind = "act"
        state = live.state
        number = state["number"] + self.rng.choice([0, 0, 0, 0, 0, 0, 0, 1])
        legal = live.legal()
        action = self.rng.choice(legal) if legal and self.rng.random() < 0.9 else self.rng.choice(["pass", "x", "take"])
        fields: dict[str, dict[str, Any]] = {
            "act": {"number": number, "action": action},
            "ask_undo": {"number": number, "to": self.rng.randrange(max(1, state["actions"] + 2))},
            "answer_undo": {"agree": self.rng.random() < 0.5},
            "chat": {"text": self.rng.choice(["hello", "\u0000", " ", "Ґ" * 500, "x" * 501])},
        }
        found: dict[str, Any] = {"type": kind, "ref": f"f{self.sent}", **fields.get(kind, {})}
        if kind in ("undo", "redo", "take_back"):
            found["number"] = number
        if kind not in ("chat", "whole", "ping") and self.rng.random() < 0.2:
            found["seat"] = self.rng.randrange(3)
        return found

    def _spoilt(self, message: dict[str, Any]) -> dict[str, Any]:
        message = dict(message)
        for _ in range(self.rng.randint(1, 3)):
            field = self.rng.choice(FIELDS)
            if self.rng.random() < 0.3:
                message.pop(field, None)
            else:
                message[field] = self.rng.choice(ODD)
        return message

    # -- below the messages ------------------------------------------------------------------------------------------

    def _breaks(self, live: Live) -> Live:
        """A frame that is none, which closes the socket; then sit down again."""
        rng = self.rng
        live.socket.socket.sendall(
            rng.choice(
                [
                    lambda: Frame(Opcode.TEXT, bytes([0xFF, rng.randrange(256)])).serialize(mask=True),
                    lambda: Frame(Opcode.TEXT, b"x" * 17_000).serialize(mask=True),
                    lambda: Frame(Opcode.CONT, b"x").serialize(mask=True),
                    lambda: Frame(Opcode.TEXT, b"x").serialize(mask=False),
                    lambda: bytes([0x80 | rng.choice([3, 4, 5, 6, 7, 11, 15]), 0x80, 0, 0, 0, 0]),
                    lambda: bytes([0xF1, 0x81, 0, 0, 0, 0, 65]),
                    lambda: bytes([0x08, 0x80, 0, 0, 0, 0]),
                    lambda: bytes([0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0]) + b"p" * 256,
                ]
            )()
        )
        code = live.closed_with()
        assert code in CLOSINGS, f"closed with {code}"
        self.answered[f"closed with {code}"] += 1
        return self._hears(live.guest, live.table)

    def _knocks(self) -> None:
        """A handshake that is none: answered with a refusal, or not taken for HTTP at all."""
        rng = self.rng
        lines = [
            rng.choice(["GET", "POST", "gEt", "\x16\x03\x01", ""])
            + " "
            + rng.choice(PATHS)
            + " HTTP/"
            + rng.choice(["1.1", "1.0", "9.9"]),
            "Host: " + rng.choice(["127.0.0.1", "", "x\xff", "a" * 3000]),
            "Upgrade: " + rng.choice(["websocket", "h2c", "\xe9"]),
            "Connection: " + rng.choice(["Upgrade", "close", ""]),
            "Sec-WebSocket-Version: " + rng.choice(["13", "12", "x", ""]),
            "Sec-WebSocket-Key: " + rng.choice(["dGhlIHNhbXBsZSBub25jZQ==", "", "x", "é"]),
            "Cookie: guildhall_session=" + rng.choice(["", "x" * 200, "\xff", "a;b=c"]),
        ]
        rng.shuffle(rest := lines[1:])
        data = "\r\n".join([lines[0], *rest[: rng.randint(0, len(rest))], "", ""]).encode("latin-1", "replace")
        host, port = self.server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as raw:
            raw.sendall(data)
            raw.shutdown(socket.SHUT_WR)
            said = raw.recv(12)
        assert not said.startswith(b"HTTP/1.1 5"), (data, said)
        self.answered[f"handshake {said[9:12].decode() or 'not heard'}"] += 1


PATHS = [
    "/api/tables/x/live",
    "/api/tables/%0a%00%ff/live",
    "/api/tables/\xff/live?token=%ff",
    "/",
    "*",
    "//\\",
    "/api/tables/x/live?after=" + "9" * 99,
]


def faults(log: str) -> list[str]:
    """Lines of a log that tell of a bug."""
    return [line for line in log.splitlines() if "Traceback" in line or " ERROR " in line or " CRITICAL " in line]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "guildhall.db"), hint="mcts:5")
        try:
            fuzz = Fuzz(server, asked.seed)
            fuzz.run(asked.messages)
            found = faults(server.complaint())
        finally:
            server.stop()
    sys.stdout.write(f"{fuzz.count} messages answered (seed {asked.seed}), {len(found)} faults in the log\n")
    for how, count in fuzz.answered.most_common():
        sys.stdout.write(f"{count:8} {how}\n")
    sys.stdout.writelines(f"{line}\n" for line in found[:20])
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
