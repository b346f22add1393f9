"""A server with the built client on a free port, one Chromium for all, and guests who sit down in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guest
from tests.server.guests import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
WAIT = 60_000
"""Milliseconds until something that should appear is given up."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

Sit = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, built first if need be; a copy, so that building it anew does not disturb running tests."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True, stdout=subprocess.DEVNULL)
    built = ROOT / "src" / "guildhall" / "static"
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("client") / "static"))


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all browser tests, with hints and reviews that are made quickly."""
    database = str(tmp_path_factory.mktemp("browser") / "guildhall.db")
    running = Server(database, static=str(client), hint="mcts:20", bot="greedy", review=2)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    where = os.environ.get("GUILDHALL_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if where is None:
        pytest.skip("no Chromium here; install it or name it in GUILDHALL_CHROMIUM")
    playwright.expect.set_options(timeout=WAIT)
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=where, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def sit(chromium: Browser, server: Server) -> Iterator[Sit]:
    """`sit("Ann")` opens a browser of her own; `phone=True` a small one with touch. Errors in a page fail the test.

    There is a service worker only where a test allows it: elsewhere no cache stands between page and server.
    """
    guests: list[Guest] = []

    def open_browser(name: str, *, phone: bool = False, language: str = "en-GB", **settings: Any) -> Guest:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        usual = {"viewport": size, "has_touch": phone, "reduced_motion": "reduce", "service_workers": "block"}
        settings = {**usual, **settings}
        context = chromium.new_context(base_url=server.url, locale=language, **settings)
        context.set_default_timeout(WAIT)
        guest = Guest(name, context)
        guests.append(guest)
        return guest

    yield open_browser
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
