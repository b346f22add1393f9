"""`python -m tests.server.kills --kills 1000 --first 0 [--postgres]`: a playing server is killed again and again.

Whatever was acknowledged or shown before a kill must be there after it: actions, undos, lines of chat, new tables, what
bots did. At each table at most one thing was on its way; it may be kept or not. When kill number n comes follows from
n, so a run is resumed with `--first`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.postgres import Postgres
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from guildhall.play.match import new_match
from tests.server.guests import HOTSEAT, ME, Guest, Live, Server, bot, sensible

HOTSEATS = 3
FEW, MANY = 40, 300
"""Things that are acknowledged before a kill, at most; many at every tenth, for bots and snapshots to have a share."""
LATEST_CHAT = 200
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a guest meets when the server is no more."""


class Lost(AssertionError):
    """Something acknowledged is not there."""


class Shared:
    """What the guests of one evening have in common: how much is acknowledged, and when that is enough."""

    def __init__(self, enough: int, playing: int) -> None:
        self.done: Counter[str] = Counter()
        self.enough = enough
        self._playing = playing
        self.reached = threading.Event()
        self._lock = threading.Lock()

    def leave(self) -> None:
        """A table is done with; the last one ends the evening."""
        with self._lock:
            self._playing -= 1
            if self._playing == 0:
                self.reached.set()

    def note(self, what: str) -> None:
        with self._lock:
            self.done[what] += 1
            if self.done.total() >= self.enough:
                self.reached.set()


class Hotseat:
    """A table where one guest plays all seats, so that everything that happens there is known."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.id: str = guest.opens(ME, HOTSEAT, seed=seed)["summary"]["id"]
        self.match = new_match("splendor", 2, seed=seed)
        self.number = 0
        self.said: list[str] = []
        self.pending: tuple[str, int, str] | None = None
        """What was sent and not answered."""

    def check(self, guest: Guest) -> Live:
        """Sit down again: everything acknowledged is there, and what was on its way wholly or not at all."""
        live = guest.sits_at(self.id)
        state = live.until(bool)
        live.sends("ping")  # whatever was said has come before its answer
        texts = [line["text"] for line in live.chat]
        if self.pending is not None:
            kind, _, text = self.pending
            if state["number"] == self.number + 1 if kind != "chat" else texts == [*self.said, text][-LATEST_CHAT:]:
                self.take(*self.pending)
        self.pending = None
        if state["number"] != self.number:
            raise Lost(f"table {self.id}: {self.number} things were acknowledged, {state['number']} are there")
        there = self.match.state.view(state["seat"]) == state["view"] and self.match.number == state["actions"]
        if not there:
            raise Lost(f"table {self.id}: another position than that of what was acknowledged")
        if texts != self.said[-LATEST_CHAT:]:
            raise Lost(f"table {self.id}: {self.said} was said, {texts} is there")
        return live

    def take(self, kind: str, seat: int, text: str) -> None:
        if kind == "chat":
            self.said.append(text)
            return
        if kind == "undo":
            self.match.undo(seat)
        else:
            self.match.act(seat, text)
        self.number += 1

    def play(self, live: Live, dice: random.Random, shared: Shared) -> None:
        """Until the match is over or the server is no more."""
        try:
            while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
                self.pending = kind, seat, text = self.next(live, dice)
                said = {"text": text} if kind == "chat" else {"number": live.state["number"], "seat": seat}
                answer = live.sends(kind, **(said | {"action": text} if kind == "act" else said))
                if answer["type"] != "done":
                    raise Lost(f"table {self.id}: {self.pending} was refused: {answer}")
                self.take(*self.pending)
                self.pending = None
                live.until(lambda state: state["number"] >= self.number)
                shared.note(kind)
        except GONE:
            return

    def next(self, live: Live, dice: random.Random) -> tuple[str, int, str]:
        chance = dice.random()
        if chance < 0.1:
            return "chat", 0, f"line {dice.randrange(10**6)}"
        if chance < 0.25 and live.state["undo"]["steps"]:
            return "undo", self.match.steps[-1].seat, ""
        seat = live.state["decisions"][0]["seat"]
        legal = live.legal(seat)
        return "act", seat, sensible(legal) if dice.random() < 0.7 else dice.choice(legal)


class AgainstBot:
    """A table with a bot: what was shown of its actions is kept too."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.id: str = guest.opens(ME, bot("random"), seed=seed)["summary"]["id"]
        self.number = 0
        self.log: list[dict[str, Any]] = []

    def check(self, guest: Guest) -> Live:
        live = guest.sits_at(self.id)
        state = live.until(bool)
        if state["number"] < self.number or live.log[: len(self.log)] != self.log:
            raise Lost(f"table {self.id}: {self.number} things were shown, {state['number']} are there")
        return live

    def play(self, live: Live, dice: random.Random, shared: Shared) -> None:
        try:
            while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
                self.number, self.log = live.state["number"], list(live.log)
                live.acts(sensible(live.legal()))
                self.number, self.log = live.state["number"], list(live.log)
                shared.note("with a bot")
        except GONE:
            return


class Evening:
    """A server on one database, its tables, and the kills."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.server = Server(database, **settings)
        self.ann = self.server.guest("Ann")
        self.tables: list[Hotseat | AgainstBot] = []
        self.opened = 0
        self.totals: Counter[str] = Counter()

    def open(self, kind: type[Hotseat] | type[AgainstBot]) -> Hotseat | AgainstBot:
        self.opened += 1
        return kind(self.ann, self.opened)

    def kill(self, number: int) -> None:
        """Check everything, play on, and kill the server in the midst of it."""
        dice = random.Random(number)
        lives = [(table, table.check(self.ann)) for table in self.tables]
        going = [(table, live) for table, live in lives if not live.state["outcome"]]
        while len(going) < HOTSEATS + 1:
            bots = sum(isinstance(table, AgainstBot) for table, _ in going)
            table = self.open(Hotseat if bots else AgainstBot)
            going.append((table, table.check(self.ann)))
        self.tables = [table for table, _ in going]
        shared = Shared(dice.randrange(1, FEW if number % 10 else MANY), len(going))
        failed: list[BaseException] = []

        def play(table: Hotseat | AgainstBot, live: Live, own: random.Random) -> None:
            try:
                table.play(live, own, shared)
            except BaseException as error:
                failed.append(error)
            finally:
                shared.leave()

        players = [
            threading.Thread(target=play, args=(table, live, random.Random(dice.random()))) for table, live in going
        ]
        for player in players:
            player.start()
        shared.reached.wait()
        time.sleep(dice.uniform(0, 0.03))  # into the midst of a commit, or between two
        self.server.kill()
        for player in players:
            player.join()
        for _, live in [*lives, *going]:
            live.socket.close_socket()
        if failed:
            raise failed[0]
        self.totals += shared.done
        self.server.start()
        self.ann.comes_back()

    def end(self) -> None:
        """What the last kill left is there too."""
        for table in self.tables:
            table.check(self.ann).leaves()
        self.server.stop()


def survive(database: str, numbers: range, tell: bool = False, **settings: Any) -> Counter[str]:
    """Kill a server once for each number; how much had been acknowledged. Lost says what was not kept."""
    evening = Evening(database, **settings)
    try:
        for number in numbers:
            evening.kill(number)
            if tell:
                done = f"{number + 1 - numbers.start} kills, {evening.totals.total()} things acknowledged, none lost"
                sys.stderr.write(f"\r{done}, {evening.opened} tables")
        evening.end()
    finally:
        if evening.server.process.poll() is None:
            evening.server.kill()
    return evening.totals


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first kill")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, two workers")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.kills)
    with ExitStack() as stack:
        if given.postgres:
            postgres = Postgres(safely=False)
            stack.callback(postgres.throw_away)
            database, workers = postgres.url, 2
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="guildhall-kills-"))
            database, workers = str(Path(folder) / "guildhall.db"), 1
        try:
            totals = survive(database, numbers, tell=True, workers=workers)
        except Lost as lost:
            sys.stderr.write(f"\n{lost}\n")
            return 1
    report = {"kills": given.kills, "acknowledged": totals, "lost": 0, "next": numbers.stop}
    sys.stdout.write(f"\n{json.dumps(report)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
