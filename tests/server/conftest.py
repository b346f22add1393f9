"""One real server for most tests of this folder; those that need another start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        str(tmp_path_factory.mktemp("server") / "guildhall.db"), static=str(_client(tmp_path_factory)), hint="mcts:20"
    )
    yield running
    running.stop()


def _client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stand-in for the built client."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Guildhall</title>" + " " * 1000)
    (folder / "assets" / "index-DiwrgTda.js").write_text("export {}")
    return folder
