"""A real PostgreSQL on this machine, for as long as a test needs it."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PG_BIN = next(
    (str(path.parent) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))),
    os.path.dirname(shutil.which("initdb") or ""),
)


class NoPostgres(Exception):
    """Why there is none."""


def as_postgres(*command: str) -> None:
    """Run a command of PostgreSQL, which refuses to run as root."""
    full = [f"{PG_BIN}/{command[0]}", *command[1:]]
    if getpass.getuser() == "root":
        full = ["su", "postgres", "-s", "/bin/sh", "-c", " ".join(f"'{word}'" for word in full)]
    subprocess.run(full, check=True, capture_output=True, timeout=60, cwd="/")


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a fresh database; NoPostgres if it cannot be had here."""
    if not PG_BIN:
        raise NoPostgres("PostgreSQL (initdb, pg_ctl) is not installed on this machine")
    folder = tempfile.mkdtemp(prefix="guildhall-pg-")
    os.chmod(folder, 0o777)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = f"{folder}/data"
    try:
        as_postgres("initdb", "-D", data, "-A", "trust", "-U", "guildhall", "--no-sync")
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise NoPostgres(f"PostgreSQL cannot be set up here: {error}") from None
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    as_postgres("pg_ctl", "-D", data, "-l", f"{folder}/log", "-w", "-o", options, "start")
    try:
        yield f"postgresql://guildhall@127.0.0.1:{port}/postgres"
    finally:
        as_postgres("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
