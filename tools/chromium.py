"""Make sure that there is a Chromium for the browser tests: the machine's own, Playwright's, or Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> bool:
    return any(shutil.which(name) for name in NAMES)


def main() -> int:
    if found():
        return 0
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        sys.stderr.write("browser tests: installing Chromium\n")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-noto-core"]
        subprocess.run(command, check=False, **quiet)  # type: ignore[call-overload]
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
