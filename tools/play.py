"""`make play`: open the table at once, and compile the engine beside it if that is still to be done.

Is the wheel in .play up to date, the table starts from there. Else it starts from the sources, which are on the path
before whatever is installed; meanwhile `make .play/ready` compiles and installs with low priority and a line of
progress now and then, and the next start is a compiled one. Whatever it says besides goes to build/compile.log.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "compile.log"
MAKE = ["make", "--no-print-directory"]
SHOWN = ("engine:", "packages:")
STOPPED = threading.Event()
"""Set when compiling is broken off because the table closes."""


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    if subprocess.run([*MAKE, "--question", ".play/ready"], capture_output=True, check=False).returncode == 0:
        return serve(arguments, dict(os.environ))
    say("the table opens now, in Python; the compiled engine is made meanwhile and used from the next start on")
    compiling = subprocess.Popen(
        ["nice", *MAKE, ".play/ready"],
        env={key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    told = threading.Thread(target=tell, args=[compiling], daemon=True)
    told.start()
    try:
        return serve(arguments, {**os.environ, "PYTHONPATH": str(ROOT / "src")})
    finally:
        if compiling.poll() is None:
            STOPPED.set()
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()


def say(words: str) -> None:
    sys.stderr.write(f"engine: {words}\n")
    sys.stderr.flush()


def serve(arguments: list[str], environment: dict[str, str]) -> int:
    """The table itself, until somebody ends it."""
    server = subprocess.Popen([".play/bin/python", "-m", "guildhall", "serve", *arguments], env=environment)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server has been told as well and takes its leave
            continue


def tell(compiling: subprocess.Popen[str]) -> None:
    """Show how far the engine is, keep the rest, and say how it ended."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        for line in compiling.stdout or ():
            log.write(line)
            if line.startswith(SHOWN):
                sys.stderr.write(line)
    if compiling.wait() == 0:
        say("ready for the next start")
    elif not STOPPED.is_set():
        say(f"could not be made ready, see {LOG.relative_to(ROOT)}; the table goes on in Python")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
