"""`make bench-server`: tables played by scripted clients over real sockets, measured from outside.

A server process on this machine, two people per table on a socket each, an action every 1/rate seconds at every table
whether or not the server keeps up. Latency is from sending an action until both people have the new state. The same
with a trivial game shows how much of it is the rules' share.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

import guildhall
from bench.wire import Wire, dial
from guildhall._pure import engine_is_compiled
from guildhall.core.errors import GuildhallError

OPENING_AT_ONCE = 20


class Choice(msgspec.Struct):
    text: str
    rule: str


class Asked(msgspec.Struct):
    candidates: list[Choice]


class Seen(msgspec.Struct):
    """As much of a message as a scripted client reads."""

    type: str
    number: int = 0
    decisions: list[Asked] = []
    code: str = ""


SEEN = msgspec.json.Decoder(Seen)


class Measured(msgspec.Struct):
    """What one run has shown."""

    game: str
    tables: int
    rate: float
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    cpu_us_per_action: float
    server_cpu_percent: float
    client_cpu_percent: float
    kb_per_table: float
    late: int
    """Actions that had to wait because the one before was not there yet."""
    errors: int
    finished_tables: int
    compiled: bool


class BenchTable:
    """Two people at a table."""

    def __init__(self, index: int) -> None:
        self.rng = random.Random(index)
        self.sockets: list[Wire] = []
        self.number = 0
        self.legal: list[str] = []
        self.mover = 0
        self.sent_at = 0.0
        self.awaited = 0
        self.arrived = 0
        self.latencies: list[float] = []
        self.late = 0
        self.errors = 0

    def hear(self, seat: int, text: bytes) -> None:
        message = SEEN.decode(text)
        if message.type == "error":
            self.errors += 1
            return
        if message.type != "state":
            return
        self.number = max(self.number, message.number)
        if message.decisions:
            self.mover = seat
            self.legal = [choice.text for choice in message.decisions[0].candidates if not choice.rule]
        if self.awaited and message.number >= self.awaited:
            self.arrived += 1
            if self.arrived == len(self.sockets):
                self.latencies.append(perf_counter() - self.sent_at)
                self.awaited = 0

    def act(self) -> None:
        """Do something legal, unless the last action is still under way or the match is over."""
        if self.awaited:
            self.late += 1
            return
        if not self.legal:
            return
        action = self._choice()
        self.legal = []
        self.awaited, self.arrived, self.sent_at = self.number + 1, 0, perf_counter()
        self.sockets[self.mover].send(f'{{"type":"act","number":{self.number},"action":"{action}","ref":"a"}}')

    def _choice(self) -> str:
        """Buying what one can makes matches of usual length; else anything."""
        buys = [text for text in self.legal if text.startswith("buy")]
        return self.rng.choice(buys or self.legal)


class Bench:
    """One run against one server."""

    def __init__(self, game: str, tables: int, seconds: float, rate: float) -> None:
        self.game = game
        self.count = tables
        self.seconds = seconds
        self.rate = rate
        self.tables: list[BenchTable] = []

    def run(self) -> Measured:
        with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
            process, self.url = _start_server(folder)
            self.pid = process.pid
            try:
                return asyncio.run(self._measure())
            finally:
                process.terminate()
                process.wait(20)

    async def _measure(self) -> Measured:
        await asyncio.to_thread(self._until_ready)
        cookies = [await asyncio.to_thread(self._arrive, name) for name in ("Ann", "Ben")]
        await self._open(0, 1, cookies)
        memory = _memory(self.pid)
        for first in range(1, self.count + 1, OPENING_AT_ONCE):
            last = min(first + OPENING_AT_ONCE, self.count + 1)
            await asyncio.gather(*(self._open(index, index + 1, cookies) for index in range(first, last)))
        self.tables = self.tables[1:]
        while not all(table.legal for table in self.tables):
            await asyncio.sleep(0.01)
        kb = (_memory(self.pid) - memory) / self.count
        cpu, own, began = _cpu(self.pid), process_time(), perf_counter()
        await asyncio.gather(*(self._play(index, table) for index, table in enumerate(self.tables)))
        took, cpu, own = perf_counter() - began, _cpu(self.pid) - cpu, process_time() - own
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        return self._report(took, cpu, own, kb)

    def _report(self, took: float, cpu: float, own: float, kb: float) -> Measured:
        times = sorted(time * 1000 for table in self.tables for time in table.latencies)
        if not times:
            raise GuildhallError("no action was finished in that time; take more seconds")
        return Measured(
            game=self.game,
            tables=self.count,
            rate=self.rate,
            seconds=round(took, 1),
            actions=len(times),
            actions_per_second=round(len(times) / took, 1),
            p50_ms=round(times[len(times) // 2], 2),
            p99_ms=round(times[int(len(times) * 0.99)], 2),
            worst_ms=round(times[-1], 2),
            cpu_us_per_action=round(cpu / len(times) * 1e6, 1),
            server_cpu_percent=round(cpu / took * 100, 1),
            client_cpu_percent=round(own / took * 100, 1),
            kb_per_table=round(kb, 1),
            late=sum(table.late for table in self.tables),
            errors=sum(table.errors for table in self.tables),
            finished_tables=sum(not table.legal and not table.awaited for table in self.tables),
            compiled=engine_is_compiled(),
        )

    # -- the clients -----------------------------------------------------------------------------------------------

    async def _play(self, index: int, table: BenchTable) -> None:
        """Act at fixed times, spread evenly over the tables."""
        begin = perf_counter() + index / self.count / self.rate
        for turn in range(int(self.seconds * self.rate)):
            await asyncio.sleep(max(0.0, begin + turn / self.rate - perf_counter()))
            table.act()
        for _ in range(500):
            if not table.awaited:
                return
            await asyncio.sleep(0.01)

    async def _open(self, index: int, seed: int, cookies: list[str]) -> None:
        table = BenchTable(index)
        options = {"length": 100_000} if self.game == "trivial" else {}
        plan = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": seed, "options": options}
        info = await asyncio.to_thread(self._call, "/api/tables", plan, cookies[0])
        name, token = info["summary"]["id"], info["links"]["invite"]
        await asyncio.to_thread(self._call, f"/api/tables/{name}/join", {"token": token}, cookies[1])
        for seat, cookie in enumerate(cookies):
            address = f"{self.url}/api/tables/{name}/live?after=0"
            table.sockets.append(await dial(address, cookie, partial(table.hear, seat)))
        self.tables.append(table)

    def _call(self, path: str, body: Any, cookie: str) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply)

    def _arrive(self, name: str) -> str:
        request = urllib.request.Request(
            f"{self.url}/api/session", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as reply:
            return str(reply.headers["set-cookie"]).partition(";")[0]

    def _until_ready(self) -> None:
        deadline = perf_counter() + 60
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except OSError:
                if perf_counter() > deadline:
                    raise GuildhallError("the server to be measured did not start") from None


# -- the server, seen from outside -----------------------------------------------------------------------------------


def _start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    settings = {
        "database": f"{folder}/bench.db",
        "port": 0,
        "rate": 0,
        "games": "bench.trivial:TRIVIAL",
        "rooms": 100_000,
    }
    places = [str(Path(guildhall.__file__).parents[1]), str(Path(__file__).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    process = subprocess.Popen(
        [sys.executable, "-m", "guildhall.server.run", json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    if found is None:
        raise GuildhallError("the server to be measured did not start")
    return process, found.group()


def _cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Kilobytes of memory a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found.group(1)) if found else 0.0


def bench_server(tables: int, seconds: float, rate: float, as_json: bool) -> None:
    """Measure Splendor and the trivial game, and print what came out."""
    if not Path("/proc/self/stat").exists():
        raise GuildhallError("measuring the server needs Linux's /proc")
    found = [Bench(game, tables, seconds, rate).run() for game in ("splendor", "trivial")]
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    engine_word = "compiled" if found[0].compiled else "pure Python"
    sys.stdout.write(f"{tables} tables, {rate:g} actions/s each, {seconds:g} s, engine {engine_word}\n")
    rows = (
        "actions_per_second",
        "p50_ms",
        "p99_ms",
        "worst_ms",
        "cpu_us_per_action",
        "server_cpu_percent",
        "client_cpu_percent",
    )
    for row in (*rows, "kb_per_table", "late", "errors", "finished_tables"):
        values = "".join(f"{getattr(one, row):>14}" for one in found)
        sys.stdout.write(f"{row.replace('_', ' '):<22}{values}\n")
    share = found[0].cpu_us_per_action - found[1].cpu_us_per_action
    sys.stdout.write(f"the rules' share: {share:.0f} µs of {found[0].cpu_us_per_action:.0f} µs CPU per action\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure the server under load on this machine.")
    parser.add_argument("--tables", type=int, default=50, help="tables at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long")
    parser.add_argument("--rate", type=float, default=2.0, help="actions per second and table")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    given = parser.parse_args()
    try:
        bench_server(max(1, given.tables), max(1.0, given.seconds), given.rate, given.json)
    except GuildhallError as error:
        sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
