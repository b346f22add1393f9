"""`python -m bench.beside`: boardgame.io with the same trivial game, played by the same clients in the same way.

They speak its protocol (Socket.IO over one WebSocket). `npm install` in `bench/boardgame_io` brings it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from bench.cases import Case
from bench.clients import BenchTable
from bench.load import Measured, Tables, measured
from bench.process import Process
from bench.wire import dial
from guildhall.core.errors import GuildhallError

FOLDER = Path(__file__).parent / "boardgame_io"
STATE = re.compile(rb'"currentPlayer":"(\d)".*?"_stateID":(\d+)')


class IoTable(BenchTable):
    """A match of boardgame.io."""

    def __init__(self, index: int, seats: int) -> None:
        super().__init__(index, seats)
        self.name = f"match{index}"
        self.mover = 0

    def hear(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.sockets[seat].send("3")
        elif text.startswith(b"40"):
            sync = json.dumps(["sync", self.name, str(seat), None, len(self.legal)])
            self.sockets[seat].send(f"42/trivial,{sync}")
        elif text.startswith((b'42/trivial,["update"', b'42/trivial,["sync"')):
            self._hear_state(seat, text)
        elif text.startswith(b'42/trivial,["error"'):
            self.errors += 1

    def _hear_state(self, seat: int, text: bytes) -> None:
        found = STATE.search(text)
        if found is None:
            self.errors += 1
            return
        self.mover, number = int(found[1]), int(found[2])
        self.legal = [["next"] if other == self.mover else [] for other in range(len(self.legal))]
        self._arrived(seat, number)

    def act(self) -> None:
        if self.awaited:
            self.late += 1
            return
        seat = str(self.mover)
        move = {"type": "next", "args": [], "playerID": seat}
        update = json.dumps(["update", {"type": "MAKE_MOVE", "payload": move}, self.number, self.name, seat])
        self.awaited, self.sent_at = self.number + 1, perf_counter()
        self.sockets[self.mover].send(f"42/trivial,{update}")


class IoTables(Tables):
    """Matches of boardgame.io with their people."""

    async def arrive(self) -> None:
        """Nobody has to say who they are, and a match begins when somebody asks for it."""

    async def one(self, index: int) -> BenchTable:
        table = IoTable(index, self.case.seats)
        for seat in range(self.case.seats):
            address = f"{self.server.url}/socket.io/?EIO=4&transport=websocket"
            table.sockets.append(await dial(address, "", partial(table.hear, seat)))
        for socket in table.sockets:
            socket.send("40/trivial,")
        return table


def measure_beside(storage: str, given: argparse.Namespace) -> Measured:
    """One run of boardgame.io with its memory or its file storage."""
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        server = Process(["node", "server.js", storage, folder], {"NODE_ENV": "production"}, str(FOLDER))
        tables = IoTables(server, Case("trivial", given.seats))
        try:
            return asyncio.run(measured(server, tables, given.tables, given.seconds, given.rate))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.beside", description="Measure boardgame.io in the same way.")
    parser.add_argument("--tables", type=int, default=200, help="tables at once")
    parser.add_argument("--seats", type=int, default=2, help="people at a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long")
    parser.add_argument("--rate", type=float, default=2.0, help="actions per second and table")
    parser.add_argument("--storage", default="memory,files", help="memory, files or both")
    given = parser.parse_args()
    if not (FOLDER / "node_modules").is_dir():
        sys.exit("bench: boardgame.io is not there; run `npm install --no-package-lock` in bench/boardgame_io")
    try:
        for storage in given.storage.split(","):
            found = measure_beside(storage, given)
            figures = {
                name: value for name, value in msgspec.to_builtins(found).items() if name not in ("case", "compiled")
            }
            sys.stdout.write(f"boardgame.io, {storage}: {json.dumps(figures)}\n")
            sys.stdout.flush()
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
