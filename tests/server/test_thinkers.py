"""The processes in which bots think end with their server, however it ends."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

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
