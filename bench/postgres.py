"""A PostgreSQL of its own on this machine, for measuring and for tests: made, restarted and thrown away."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from guildhall.core.errors import GuildhallError


def programs() -> str:
    """The folder of `initdb` and `pg_ctl`; empty if there is no PostgreSQL here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[0].parent) if found else os.path.dirname(shutil.which("initdb") or "")


class Postgres:
    """A cluster on a free port of the loopback; without `safely` it does not wait for the disk."""

    def __init__(self, *, safely: bool = True) -> None:
        if not programs():
            raise GuildhallError("PostgreSQL (initdb, pg_ctl) is not installed on this machine")
        self._folder = tempfile.mkdtemp(prefix="guildhall-pg-")
        os.chmod(self._folder, 0o777)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"postgresql://guildhall@127.0.0.1:{port}/postgres"
        self._data = f"{self._folder}/data"
        self._options = f"-p {port} -k {self._folder} -c listen_addresses=127.0.0.1"
        self._options += "" if safely else " -c fsync=off"
        try:
            self._run("initdb", "-D", self._data, "-A", "trust", "-U", "guildhall", "--no-sync")
            self.start()
        except GuildhallError:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def start(self) -> None:
        self._control("-o", self._options, "start")

    def restart(self, mode: str) -> None:
        """`fast` ends all connections and writes what is to be written; `immediate` is a crash, mended at the start."""
        self._control("-m", mode, "restart")

    def stop(self, mode: str = "fast") -> None:
        self._control("-m", mode, "stop")

    def throw_away(self) -> None:
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", self._data, "-l", f"{self._folder}/log", "-w", *words)

    def _run(self, *words: str) -> None:
        """Run a program of PostgreSQL, which refuses to run as root."""
        command = [f"{programs()}/{words[0]}", *words[1:]]
        if getpass.getuser() == "root":
            command = ["su", "postgres", "-s", "/bin/sh", "-c", " ".join(f"'{word}'" for word in command)]
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60, cwd="/")
        except (OSError, subprocess.SubprocessError) as error:
            raise GuildhallError(f"{words[0]}: {error}") from None
