"""Bots think in processes that end with their server, however it ends; one that fails keeps nobody waiting."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.bots import Bot, make_bot
from guildhall.core.state import State
from guildhall.games import game
from guildhall.server.play import bot_pool
from guildhall.server.play.bot_pool import Question

SERVER = """
import os, sys
from guildhall.server.play.bot_pool import BotPool

if __name__ == "__main__":
    pool = BotPool(1)._running()
    thinkers = set()
    while len(thinkers) < 2:
        thinkers.update(asked.result() for asked in [pool.submit(os.getpid) for _ in range(100)])
    print(*thinkers, flush=True)
    sys.stdin.read()
"""
PATIENCE_MILLISECONDS = 60_000


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="watches processes as Linux does")
def test_thinkers_of_a_killed_server_end(tmp_path: Path) -> None:
    file = tmp_path / "server.py"
    file.write_text(SERVER)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, str(file)], stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdout is not None
        thinkers = [os.pidfd_open(int(number)) for number in server.stdout.readline().split()]
        server.kill()
        for thinker in thinkers:
            ended = select.poll()
            ended.register(thinker, select.POLLIN)
            assert ended.poll(PATIENCE_MILLISECONDS)
            os.close(thinker)


class Failing(Bot):
    def choose(self, state: State, seat: int) -> int:
        raise IndexError("list\nindex out of range")


class Cheating(Bot):
    def choose(self, state: State, seat: int) -> int:
        return 9999


@pytest.mark.parametrize(("kind", "said"), [(Failing, "IndexError"), (Cheating, "not possible")])
def test_for_a_bot_that_fails_greedy_chooses_this_once(
    kind: type[Bot], said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        bot_pool, "make_bot", lambda spec, seed: kind(spec, seed) if spec == "odd" else make_bot(spec, seed)
    )
    state = game("splendor").setup(2).start(3)
    question = Question("splendor", 2, {}, state.save(), 0, "odd", 7)
    assert bot_pool.choose(question) == make_bot("greedy", 7).choose(state, 0)
    (record,) = caplog.records
    assert said in record.getMessage()
    assert "\n" not in record.getMessage()
