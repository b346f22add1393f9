"""Starting a server: `guildhall serve`."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from guildhall.core.errors import GuildhallError
from guildhall.server.config import Config, default_database, export, from_environment
from guildhall.server.logs import CONFIG
from guildhall.server.play.web_push import key_beside, make_key
from guildhall.server.play.wire import Wire
from guildhall.server.store.database import database_url, upgrade

MOST_MESSAGE_BYTES = 16 * 1024


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8017,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Run a server as the command line says; all other settings come from the environment."""
    run(from_environment(host=host, port=port, database=database, workers=workers), open_browser=open_browser)


def run(config: Config, *, open_browser: bool = False) -> None:
    """Run a server until it is told to stop; GuildhallError says why it cannot start."""
    config.database = config.database or default_database()
    if config.workers < 1:
        raise GuildhallError("a server has at least one worker")
    if config.workers > 1 and database_url(config.database).get_backend_name() == "sqlite":
        raise GuildhallError("several workers need PostgreSQL (--database postgresql://…); SQLite has one writer")
    upgrade(config.database)
    config.push_key = config.push_key or key_beside(config.database)
    if config.push_key and config.push != "off":
        make_key(Path(config.push_key))
    listener = _listen(config.host, config.port)
    port = listener.getsockname()[1]
    address = config.public_url or f"http://{_shown(config.host)}:{port}"
    config.hosts = ",".join(filter(None, [urlsplit(config.public_url).netloc, config.hosts]))
    config.public_url = address
    export(config)
    if config.games:
        from guildhall.server.play.library import further_games

        further_games()
    sys.stdout.write(f"Guildhall is at {address} (stop it with Ctrl+C)\n")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    settings = uvicorn.Config(
        "guildhall.server.http.app:create",
        factory=True,
        host=config.host,
        port=port,
        workers=config.workers,
        log_config=CONFIG,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=MOST_MESSAGE_BYTES,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32 * 1024,
    )
    if config.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(settings, sockets=[listener]).run()
    else:
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(settings).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise GuildhallError(f"cannot listen at {host} port {port}: {error}") from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)


def main(arguments: list[str]) -> None:
    """`python -m guildhall.server.run JSON`: the settings as JSON, for tests and the benchmark."""
    import msgspec

    try:
        run(msgspec.json.decode(arguments[0] if arguments else "{}", type=Config))
    except GuildhallError as error:
        sys.stderr.write(f"guildhall: {error}\n")
        raise SystemExit(2) from None


if __name__ == "__main__":
    main(sys.argv[1:])
